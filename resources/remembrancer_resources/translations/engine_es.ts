<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en_GB">
    <context>
        <name>Engine</name>
        <message>
            <source>Agent</source>
            <comment>actor.agent</comment>
            <translation>Agente</translation>
        </message>
        <message>
            <source>You</source>
            <comment>actor.person</comment>
            <translation>Usted</translation>
        </message>
        <message>
            <source>Program</source>
            <comment>actor.program</comment>
            <translation>Programa</translation>
        </message>
        <message numerus="yes">
            <source>{count} h ago</source>
            <comment>ago.hours</comment>
            <extracomment>For one: {count} h ago</extracomment>
            <translation>
                <numerusform>hace {count} h</numerusform>
                <numerusform>hace {count} h</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} min ago</source>
            <comment>ago.minutes</comment>
            <extracomment>For one: {count} min ago</extracomment>
            <translation>
                <numerusform>hace {count} min</numerusform>
                <numerusform>hace {count} min</numerusform>
            </translation>
        </message>
        <message>
            <source>just now</source>
            <comment>ago.now</comment>
            <translation>ahora mismo</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>axis.changed</comment>
            <translation>Cambiado</translation>
        </message>
        <message>
            <source>Due</source>
            <comment>axis.due</comment>
            <translation>Vence</translation>
        </message>
        <message>
            <source>Happening</source>
            <comment>axis.happening</comment>
            <translation>Ocurre</translation>
        </message>
        <message>
            <source>Date</source>
            <comment>axis.life</comment>
            <translation>Fecha</translation>
        </message>
        <message>
            <source>Recorded</source>
            <comment>axis.recorded</comment>
            <translation>Registrado</translation>
        </message>
        <message>
            <source>Stated</source>
            <comment>axis.stated</comment>
            <translation>Dicho</translation>
        </message>
        <message>
            <source>Agents that were let in are paused until you resume them.</source>
            <comment>backup.clients</comment>
            <translation>Los agentes admitidos quedan en pausa hasta que se reanuden.</translation>
        </message>
        <message>
            <source>The vault as it is now becomes a backup itself, so that this can be taken back.</source>
            <comment>backup.kept</comment>
            <translation>La bóveda tal como está ahora se convierte a su vez en copia de seguridad, para que esto se pueda deshacer.</translation>
        </message>
        <message>
            <source>Current memories: {then} in the backup, {now} in the vault.</source>
            <comment>backup.memories</comment>
            <translation>Recuerdos actuales: {then} en la copia, {now} en la bóveda.</translation>
        </message>
        <message>
            <source>The vault does not go on from this backup: their histories parted. What is in both is not known.</source>
            <comment>backup.parted</comment>
            <translation>La bóveda no continúa esta copia de seguridad: sus historiales se separaron. No se sabe qué hay en ambas.</translation>
        </message>
        <message>
            <source>Nothing was changed since then.</source>
            <comment>backup.same</comment>
            <translation>Nada ha cambiado desde entonces.</translation>
        </message>
        <message numerus="yes">
            <source>{count} changes were made since then, and would not be in it.</source>
            <comment>backup.since</comment>
            <extracomment>For one: {count} change was made since then, and would not be in it.</extracomment>
            <translation>
                <numerusform>Desde entonces se hizo {count} cambio, que no estaría en ella.</numerusform>
                <numerusform>Desde entonces se hicieron {count} cambios, que no estarían en ella.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is opened by {ways}, and by nothing else.</source>
            <comment>backup.unlocks</comment>
            <translation>Se abre con {ways}, y con nada más.</translation>
        </message>
        <message>
            <source>this computer's keyring, here only</source>
            <comment>backup.unlocks.keyring</comment>
            <translation>el llavero de este equipo, solo aquí</translation>
        </message>
        <message>
            <source>It is opened by this computer's keyring alone: elsewhere, or when this computer is lost, nobody can open it. Set a passphrase in Settings before you rely on it.</source>
            <comment>backup.unlocks.keyring_only</comment>
            <translation>Se abre solo con el llavero de este equipo: en otro lugar, o si este equipo se pierde, nadie puede abrirla. Antes de confiar en ella conviene establecer una frase de contraseña en Ajustes.</translation>
        </message>
        <message>
            <source>the vault's passphrase as it is now</source>
            <comment>backup.unlocks.passphrase</comment>
            <translation>la frase de contraseña de la bóveda tal como es ahora</translation>
        </message>
        <message>
            <source>the recovery key</source>
            <comment>backup.unlocks.recovery</comment>
            <translation>la clave de recuperación</translation>
        </message>
        <message>
            <source>Answers</source>
            <comment>block.slot.answers</comment>
            <translation>Respuestas</translation>
        </message>
        <message>
            <source>Around now</source>
            <comment>block.slot.around_now</comment>
            <translation>En torno a ahora</translation>
        </message>
        <message>
            <source>Flags</source>
            <comment>block.slot.flags</comment>
            <translation>Avisos</translation>
        </message>
        <message>
            <source>Pinned</source>
            <comment>block.slot.pinned</comment>
            <translation>Fijado</translation>
        </message>
        <message>
            <source>Put away</source>
            <comment>change.archived</comment>
            <translation>Guardado aparte</translation>
        </message>
        <message>
            <source>Added</source>
            <comment>change.created</comment>
            <translation>Añadido</translation>
        </message>
        <message>
            <source>Deleted</source>
            <comment>change.deleted</comment>
            <translation>Eliminado</translation>
        </message>
        <message>
            <source>Faded</source>
            <comment>change.demoted</comment>
            <translation>Desvanecido</translation>
        </message>
        <message>
            <source>Edited</source>
            <comment>change.edited</comment>
            <translation>Editado</translation>
        </message>
        <message>
            <source>Expired</source>
            <comment>change.expired</comment>
            <translation>Vencido</translation>
        </message>
        <message>
            <source>Moved</source>
            <comment>change.moved</comment>
            <translation>Movido</translation>
        </message>
        <message>
            <source>Pinned or unpinned</source>
            <comment>change.pinned</comment>
            <translation>Fijado o dejado de fijar</translation>
        </message>
        <message>
            <source>Turned down</source>
            <comment>change.rejected</comment>
            <translation>Rechazado</translation>
        </message>
        <message>
            <source>Brought back</source>
            <comment>change.restored</comment>
            <translation>Recuperado</translation>
        </message>
        <message>
            <source>Type changed</source>
            <comment>change.retyped</comment>
            <translation>Tipo cambiado</translation>
        </message>
        <message>
            <source>Superseded</source>
            <comment>change.superseded</comment>
            <translation>Sustituido</translation>
        </message>
        <message>
            <source>Tags changed</source>
            <comment>change.tagged</comment>
            <translation>Etiquetas cambiadas</translation>
        </message>
        <message>
            <source>Found to be true</source>
            <comment>change.verified</comment>
            <translation>Confirmado como cierto</translation>
        </message>
        <message numerus="yes">
            <source>{count} changes</source>
            <comment>changes.counted</comment>
            <extracomment>For one: {count} change</extracomment>
            <translation>
                <numerusform>{count} cambio</numerusform>
                <numerusform>{count} cambios</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still comparing {count} new memories.</source>
            <comment>comparing.left</comment>
            <extracomment>For one: Still comparing {count} new memory.</extracomment>
            <translation>
                <numerusform>Aún se compara {count} recuerdo nuevo.</numerusform>
                <numerusform>Aún se comparan {count} recuerdos nuevos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Opposites</source>
            <comment>conflict.kind.antonym</comment>
            <translation>Opuestos</translation>
        </message>
        <message>
            <source>Correction</source>
            <comment>conflict.kind.correction</comment>
            <translation>Corrección</translation>
        </message>
        <message>
            <source>Different date</source>
            <comment>conflict.kind.date</comment>
            <translation>Fecha distinta</translation>
        </message>
        <message>
            <source>Different decision</source>
            <comment>conflict.kind.decision</comment>
            <translation>Decisión distinta</translation>
        </message>
        <message>
            <source>Different figure</source>
            <comment>conflict.kind.figure</comment>
            <translation>Cifra distinta</translation>
        </message>
        <message>
            <source>One denies the other</source>
            <comment>conflict.kind.negation</comment>
            <translation>Uno niega lo que dice el otro</translation>
        </message>
        <message>
            <source>Different preference</source>
            <comment>conflict.kind.preference</comment>
            <translation>Preferencia distinta</translation>
        </message>
        <message>
            <source>Clash of times</source>
            <comment>conflict.kind.schedule</comment>
            <translation>Choque de horarios</translation>
        </message>
        <message>
            <source>Different value</source>
            <comment>conflict.kind.value</comment>
            <translation>Valor distinto</translation>
        </message>
        <message>
            <source>It was put together from what no longer holds.</source>
            <comment>conflict.link.derived</comment>
            <translation>Se compuso a partir de lo que ya no rige.</translation>
        </message>
        <message>
            <source>It names the identifier.</source>
            <comment>conflict.link.mentions</comment>
            <translation>Nombra el identificador.</translation>
        </message>
        <message>
            <source>It comes from the same session.</source>
            <comment>conflict.link.same_session</comment>
            <translation>Procede de la misma sesión.</translation>
        </message>
        <message>
            <source>It has the words that no longer hold.</source>
            <comment>conflict.link.same_value</comment>
            <translation>Contiene las palabras que ya no rigen.</translation>
        </message>
        <message>
            <source>It gave way to a memory that gives way itself.</source>
            <comment>conflict.link.superseded_by</comment>
            <translation>Cedió el paso a un recuerdo que a su vez cede el paso.</translation>
        </message>
        <message>
            <source>{reason} The new statement waits until somebody decides.</source>
            <comment>conflict.opened</comment>
            <translation>{reason} La afirmación nueva espera hasta que alguien decida.</translation>
        </message>
        <message>
            <source>{reason} {decision}</source>
            <comment>conflict.opened.decided</comment>
            <translation>{reason} {decision}</translation>
        </message>
        <message>
            <source>Second opinion of {model}: a contradiction with a likelihood of {likelihood}.</source>
            <comment>conflict.opinion</comment>
            <translation>Segunda opinión de {model}: una contradicción con una probabilidad de {likelihood}.</translation>
        </message>
        <message>
            <source>Keep both, as noted</source>
            <comment>conflict.policy.annotate</comment>
            <translation>Conservar ambos, anotados</translation>
        </message>
        <message>
            <source>Ask each time</source>
            <comment>conflict.policy.ask</comment>
            <translation>Preguntar cada vez</translation>
        </message>
        <message>
            <source>Ask, unless a writer corrects their own words</source>
            <comment>conflict.policy.supersede_own</comment>
            <translation>Preguntar, salvo que alguien corrija sus propias palabras</translation>
        </message>
        <message>
            <source>Decided</source>
            <comment>conflict.state.decided</comment>
            <translation>Decidido</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>conflict.state.open</comment>
            <translation>Abierto</translation>
        </message>
        <message>
            <source>Set aside</source>
            <comment>conflict.state.set_aside</comment>
            <translation>Apartado</translation>
        </message>
        <message>
            <source>Stay apart: they hold under other conditions</source>
            <comment>consolidation.condition</comment>
            <translation>Separados: rigen en otras condiciones</translation>
        </message>
        <message>
            <source>Stay apart: they contradict</source>
            <comment>consolidation.contradiction</comment>
            <translation>Separados: se contradicen</translation>
        </message>
        <message>
            <source>The second gives way</source>
            <comment>consolidation.merge</comment>
            <translation>El segundo cede el paso</translation>
        </message>
        <message>
            <source>One for several</source>
            <comment>consolidation.summary</comment>
            <translation>Uno en lugar de varios</translation>
        </message>
        <message>
            <source>Stay apart: they differ in too much</source>
            <comment>consolidation.too_different</comment>
            <translation>Separados: difieren demasiado</translation>
        </message>
        <message>
            <source>The new one corrects the old one: “{new}” instead of “{old}”.</source>
            <comment>contradiction.corrected</comment>
            <translation>Lo nuevo corrige lo anterior: «{new}» en vez de «{old}».</translation>
        </message>
        <message>
            <source>The new one corrects the old one.</source>
            <comment>contradiction.corrected.short</comment>
            <translation>Lo nuevo corrige lo anterior.</translation>
        </message>
        <message>
            <source>{sentence} The words “{cue}” tell.</source>
            <comment>contradiction.cue</comment>
            <translation>{sentence} Lo indican las palabras «{cue}».</translation>
        </message>
        <message>
            <source>One says what the other denies: “{old}” and “{new}”.</source>
            <comment>contradiction.denied</comment>
            <translation>Uno dice lo que el otro niega: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>One says what the other denies.</source>
            <comment>contradiction.denied.short</comment>
            <translation>Uno dice lo que el otro niega.</translation>
        </message>
        <message>
            <source>Two choices in the same matter: “{old}” and “{new}”.</source>
            <comment>contradiction.different_choice</comment>
            <translation>Dos elecciones en el mismo asunto: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>They choose differently in the same matter.</source>
            <comment>contradiction.different_choice.short</comment>
            <translation>Eligen distinto en el mismo asunto.</translation>
        </message>
        <message>
            <source>The same thing has two dates: “{old}” and “{new}”.</source>
            <comment>contradiction.different_date</comment>
            <translation>Lo mismo tiene dos fechas: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>They give different dates.</source>
            <comment>contradiction.different_date.short</comment>
            <translation>Dan fechas distintas.</translation>
        </message>
        <message>
            <source>Two favourites of one kind: “{old}” and “{new}”.</source>
            <comment>contradiction.different_favourite</comment>
            <translation>Dos favoritos de una clase: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>They name different favourites.</source>
            <comment>contradiction.different_favourite.short</comment>
            <translation>Nombran favoritos distintos.</translation>
        </message>
        <message>
            <source>The same thing has two figures: “{old}” and “{new}”.</source>
            <comment>contradiction.different_figure</comment>
            <translation>Lo mismo tiene dos cifras: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>They give different figures.</source>
            <comment>contradiction.different_figure.short</comment>
            <translation>Dan cifras distintas.</translation>
        </message>
        <message>
            <source>Two names stand where there can be one: “{old}” and “{new}”.</source>
            <comment>contradiction.different_name</comment>
            <translation>Hay dos nombres donde cabe uno: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>They give different names.</source>
            <comment>contradiction.different_name.short</comment>
            <translation>Dan nombres distintos.</translation>
        </message>
        <message>
            <source>The same thing has two times of day: “{old}” and “{new}”.</source>
            <comment>contradiction.different_time_of_day</comment>
            <translation>Lo mismo tiene dos horas: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>They give different times of day.</source>
            <comment>contradiction.different_time_of_day.short</comment>
            <translation>Dan horas distintas.</translation>
        </message>
        <message>
            <source>Two things stand where there can be one: “{old}” and “{new}”.</source>
            <comment>contradiction.different_value</comment>
            <translation>Hay dos cosas donde cabe una: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>They say different things where there can be one.</source>
            <comment>contradiction.different_value.short</comment>
            <translation>Dicen cosas distintas donde cabe una.</translation>
        </message>
        <message>
            <source>The same thing has two versions: “{old}” and “{new}”.</source>
            <comment>contradiction.different_version</comment>
            <translation>Lo mismo tiene dos versiones: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>They give different versions.</source>
            <comment>contradiction.different_version.short</comment>
            <translation>Dan versiones distintas.</translation>
        </message>
        <message>
            <source>The same thing has two days of the week: “{old}” and “{new}”.</source>
            <comment>contradiction.different_weekday</comment>
            <translation>Lo mismo tiene dos días de la semana: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>They give different days of the week.</source>
            <comment>contradiction.different_weekday.short</comment>
            <translation>Dan días de la semana distintos.</translation>
        </message>
        <message>
            <source>The new one says that the old one no longer holds: “{old}” and “{new}”.</source>
            <comment>contradiction.no_longer</comment>
            <translation>Lo nuevo dice que lo anterior ya no rige: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>The new one says that the old one no longer holds.</source>
            <comment>contradiction.no_longer.short</comment>
            <translation>Lo nuevo dice que lo anterior ya no rige.</translation>
        </message>
        <message>
            <source>“{old}” and “{new}” exclude each other.</source>
            <comment>contradiction.opposite</comment>
            <translation>«{old}» y «{new}» se excluyen.</translation>
        </message>
        <message>
            <source>They exclude each other.</source>
            <comment>contradiction.opposite.short</comment>
            <translation>Se excluyen.</translation>
        </message>
        <message>
            <source>One decides for what the other decides against: “{old}” and “{new}”.</source>
            <comment>contradiction.opposite_choice</comment>
            <translation>Uno decide a favor de lo que el otro decide en contra: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>One decides for what the other decides against.</source>
            <comment>contradiction.opposite_choice.short</comment>
            <translation>Uno decide a favor de lo que el otro decide en contra.</translation>
        </message>
        <message>
            <source>One likes what the other does not: “{old}” and “{new}”.</source>
            <comment>contradiction.opposite_liking</comment>
            <translation>A uno le gusta lo que al otro no: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>One likes what the other does not.</source>
            <comment>contradiction.opposite_liking.short</comment>
            <translation>A uno le gusta lo que al otro no.</translation>
        </message>
        <message>
            <source>The new one puts “{new}” in the place of “{old}”.</source>
            <comment>contradiction.replaced</comment>
            <translation>Lo nuevo pone «{new}» en lugar de «{old}».</translation>
        </message>
        <message>
            <source>The new one puts something in the place of the old one.</source>
            <comment>contradiction.replaced.short</comment>
            <translation>Lo nuevo pone algo en lugar de lo anterior.</translation>
        </message>
        <message>
            <source>You marked them as a conflict.</source>
            <comment>contradiction.said_so</comment>
            <translation>Se marcaron a mano como conflicto.</translation>
        </message>
        <message>
            <source>You marked them as a conflict.</source>
            <comment>contradiction.said_so.short</comment>
            <translation>Se marcaron a mano como conflicto.</translation>
        </message>
        <message>
            <source>Both cannot take place at their times: “{old}” and “{new}”.</source>
            <comment>contradiction.same_time</comment>
            <translation>No pueden tener lugar ambos a sus horas: «{old}» y «{new}».</translation>
        </message>
        <message>
            <source>Both cannot take place at their times.</source>
            <comment>contradiction.same_time.short</comment>
            <translation>No pueden tener lugar ambos a sus horas.</translation>
        </message>
        <message>
            <source>{day} {month}</source>
            <comment>date.day</comment>
            <translation>{day} {month}</translation>
        </message>
        <message>
            <source>{day} {month} {year}</source>
            <comment>date.day_of_year</comment>
            <translation>{day} {month} {year}</translation>
        </message>
        <message>
            <source>{weekday} {date}, {hour}:{minute}:{second} {zone}</source>
            <comment>date.full</comment>
            <translation>{weekday}, {date}, {hour}:{minute}:{second} {zone}</translation>
        </message>
        <message>
            <source>{day} {month} {year}</source>
            <comment>date.long_day</comment>
            <translation>{day} de {month} de {year}</translation>
        </message>
        <message>
            <source>{date}, {time}</source>
            <comment>date.moment</comment>
            <translation>{date}, {time}</translation>
        </message>
        <message>
            <source>{month} {year}</source>
            <comment>date.month</comment>
            <translation>{month} de {year}</translation>
        </message>
        <message>
            <source>{hour}:{minute}</source>
            <comment>date.time</comment>
            <translation>{hour}:{minute}</translation>
        </message>
        <message>
            <source>{weekday} {date}</source>
            <comment>date.with_weekday</comment>
            <translation>{weekday}, {date}</translation>
        </message>
        <message numerus="yes">
            <source>{date}, in {count} days</source>
            <comment>due.in_days</comment>
            <extracomment>For one: {date}, in {count} day</extracomment>
            <translation>
                <numerusform>{date}, en {count} día</numerusform>
                <numerusform>{date}, en {count} días</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{date}, {count} days overdue</source>
            <comment>due.overdue</comment>
            <extracomment>For one: {date}, {count} day overdue</extracomment>
            <translation>
                <numerusform>{date}, {count} día de retraso</numerusform>
                <numerusform>{date}, {count} días de retraso</numerusform>
            </translation>
        </message>
        <message>
            <source>{date}, today</source>
            <comment>due.today</comment>
            <translation>{date}, hoy</translation>
        </message>
        <message>
            <source>{date}, tomorrow</source>
            <comment>due.tomorrow</comment>
            <translation>{date}, mañana</translation>
        </message>
        <message>
            <source>{erased}, for good.</source>
            <comment>erasure.done</comment>
            <translation>{erased}, para siempre.</translation>
        </message>
        <message>
            <source>Not reached: it is damaged</source>
            <comment>erasure.file.damaged</comment>
            <translation>No alcanzado: está dañado</translation>
        </message>
        <message>
            <source>Will be written anew without it</source>
            <comment>erasure.file.holds</comment>
            <translation>Se reescribirá sin él</translation>
        </message>
        <message>
            <source>Not reached: the disk is full</source>
            <comment>erasure.file.no_room</comment>
            <translation>No alcanzado: el disco está lleno</translation>
        </message>
        <message>
            <source>Not reached: it has another key</source>
            <comment>erasure.file.other_key</comment>
            <translation>No alcanzado: tiene otra clave</translation>
        </message>
        <message>
            <source>Not reached: it may not be written to</source>
            <comment>erasure.file.read_only</comment>
            <translation>No alcanzado: no se puede escribir en él</translation>
        </message>
        <message>
            <source>Written anew without it</source>
            <comment>erasure.file.rewritten</comment>
            <translation>Reescrito sin él</translation>
        </message>
        <message>
            <source>Not reached: a newer version of this program wrote it</source>
            <comment>erasure.file.too_new</comment>
            <translation>No alcanzado: lo escribió una versión más nueva de este programa</translation>
        </message>
        <message>
            <source>Not reached: it is not a backup of this program</source>
            <comment>erasure.file.unknown</comment>
            <translation>No alcanzado: no es una copia de este programa</translation>
        </message>
        <message>
            <source>Never held it</source>
            <comment>erasure.file.without</comment>
            <translation>Nunca lo contuvo</translation>
        </message>
        <message numerus="yes">
            <source>{count} files were not reached and may still hold it.</source>
            <comment>erasure.files.left</comment>
            <extracomment>For one: {count} file was not reached and may still hold it.</extracomment>
            <translation>
                <numerusform>{count} archivo no se alcanzó y puede seguir conteniéndolo.</numerusform>
                <numerusform>{count} archivos no se alcanzaron y pueden seguir conteniéndolo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} backups were written anew.</source>
            <comment>erasure.files.rewritten</comment>
            <extracomment>For one: {count} backup was written anew.</extracomment>
            <translation>
                <numerusform>{count} copia de seguridad se reescribió.</numerusform>
                <numerusform>{count} copias de seguridad se reescribieron.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} memories of it erased since</source>
            <comment>erasure.gone</comment>
            <extracomment>For one: {count} memory of it erased since</extracomment>
            <translation>
                <numerusform>{count} recuerdo suyo borrado desde entonces</numerusform>
                <numerusform>{count} recuerdos suyos borrados desde entonces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} lists of searches, questions or drafts of yours have its words. They are no part of the memory and stay.</source>
            <comment>erasure.kept</comment>
            <extracomment>For one: {count} search, question or draft of yours has its words. That is no part of the memory and stays.</extracomment>
            <translation>
                <numerusform>{count} búsqueda, pregunta o borrador contiene sus palabras. No forma parte del recuerdo y se queda.</numerusform>
                <numerusform>{count} listas de búsquedas, preguntas o borradores contienen sus palabras. No forman parte del recuerdo y se quedan.</numerusform>
            </translation>
        </message>
        <message>
            <source>Was made of it</source>
            <comment>erasure.link.derived</comment>
            <translation>Se hizo a partir de él</translation>
        </message>
        <message>
            <source>Was in conflict with it</source>
            <comment>erasure.link.in_case</comment>
            <translation>Estuvo en conflicto con él</translation>
        </message>
        <message>
            <source>Has its words in it</source>
            <comment>erasure.link.quotes</comment>
            <translation>Contiene sus palabras</translation>
        </message>
        <message>
            <source>Says the same</source>
            <comment>erasure.link.same_words</comment>
            <translation>Dice lo mismo</translation>
        </message>
        <message>
            <source>It was made of this</source>
            <comment>erasure.link.source</comment>
            <translation>Se hizo a partir de este</translation>
        </message>
        <message>
            <source>Gave way to it</source>
            <comment>erasure.link.superseded</comment>
            <translation>Le cedió el paso</translation>
        </message>
        <message>
            <source>Took its place</source>
            <comment>erasure.link.supersedes</comment>
            <translation>Lo sustituyó</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories</source>
            <comment>erasure.memories</comment>
            <extracomment>For one: {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo</numerusform>
                <numerusform>{count} recuerdos</numerusform>
            </translation>
        </message>
        <message>
            <source>{memories}, {versions}</source>
            <comment>erasure.named</comment>
            <translation>{memories}, {versions}</translation>
        </message>
        <message>
            <source>Change {number} erased for good: {what}. That is as it should be.</source>
            <comment>erasure.note</comment>
            <translation>El cambio {number} borró para siempre: {what}. Es lo esperado.</translation>
        </message>
        <message>
            <source>Change {number} erased for good: {what}. The files are not cleaned of it yet: that goes on when the vault is next opened.</source>
            <comment>erasure.note.unfinished</comment>
            <translation>El cambio {number} borró para siempre: {what}. Los archivos aún no están limpios de ello: se continúa la próxima vez que se abra la bóveda.</translation>
        </message>
        <message>
            <source>Waits in a conflict with it, and becomes a memory</source>
            <comment>erasure.proposal.released</comment>
            <translation>Espera en un conflicto con él, y se convierte en recuerdo</translation>
        </message>
        <message>
            <source>Waits in a conflict with it, and goes on waiting</source>
            <comment>erasure.proposal.waiting</comment>
            <translation>Espera en un conflicto con él, y sigue esperando</translation>
        </message>
        <message numerus="yes">
            <source>What {count} conflicts say about it</source>
            <comment>erasure.reach.cases</comment>
            <extracomment>For one: What {count} conflict says about it</extracomment>
            <translation>
                <numerusform>Lo que dice de él {count} conflicto</numerusform>
                <numerusform>Lo que dicen de él {count} conflictos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} records of use, likeness or link</source>
            <comment>erasure.reach.derived</comment>
            <extracomment>For one: {count} record of use, likeness or link</extracomment>
            <translation>
                <numerusform>{count} registro de uso, semejanza o enlace</numerusform>
                <numerusform>{count} registros de uso, semejanza o enlace</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} passages kept as evidence</source>
            <comment>erasure.reach.evidence</comment>
            <extracomment>For one: {count} passage kept as evidence</extracomment>
            <translation>
                <numerusform>{count} pasaje conservado como evidencia</numerusform>
                <numerusform>{count} pasajes conservados como evidencia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} turns after it in its conversation are read again without it</source>
            <comment>erasure.reach.following</comment>
            <extracomment>For one: {count} turn after it in its conversation is read again without it</extracomment>
            <translation>
                <numerusform>{count} turno posterior de su conversación se relee sin él</numerusform>
                <numerusform>{count} turnos posteriores de su conversación se releen sin él</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} notes of where it came from</source>
            <comment>erasure.reach.origins</comment>
            <extracomment>For one: {count} note of where it came from</extracomment>
            <translation>
                <numerusform>{count} nota de su procedencia</numerusform>
                <numerusform>{count} notas de su procedencia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} proposals that wait or were decided</source>
            <comment>erasure.reach.proposals</comment>
            <extracomment>For one: {count} proposal that waits or was decided</extracomment>
            <translation>
                <numerusform>{count} propuesta pendiente o decidida</numerusform>
                <numerusform>{count} propuestas pendientes o decididas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} reasons given for changes</source>
            <comment>erasure.reach.reasons</comment>
            <extracomment>For one: {count} reason given for a change</extracomment>
            <translation>
                <numerusform>{count} motivo dado para un cambio</numerusform>
                <numerusform>{count} motivos dados para cambios</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} answers kept for repeated requests</source>
            <comment>erasure.reach.replies</comment>
            <extracomment>For one: {count} answer kept for a repeated request</extracomment>
            <translation>
                <numerusform>{count} respuesta guardada para una solicitud repetida</numerusform>
                <numerusform>{count} respuestas guardadas para solicitudes repetidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} kept reports, which are made again without it</source>
            <comment>erasure.reach.reports</comment>
            <extracomment>For one: {count} kept report, which is made again without it</extracomment>
            <translation>
                <numerusform>{count} informe guardado, que se rehace sin él</numerusform>
                <numerusform>{count} informes guardados, que se rehacen sin él</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} names of sessions with nothing else in them</source>
            <comment>erasure.reach.sessions</comment>
            <extracomment>For one: {count} name of a session with nothing else in it</extracomment>
            <translation>
                <numerusform>{count} nombre de una sesión sin nada más</numerusform>
                <numerusform>{count} nombres de sesiones sin nada más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} decisions about pairs of statements</source>
            <comment>erasure.reach.settled</comment>
            <extracomment>For one: {count} decision about a pair of statements</extracomment>
            <translation>
                <numerusform>{count} decisión sobre una pareja de afirmaciones</numerusform>
                <numerusform>{count} decisiones sobre parejas de afirmaciones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} tags that nothing else has</source>
            <comment>erasure.reach.tags</comment>
            <extracomment>For one: {count} tag that nothing else has</extracomment>
            <translation>
                <numerusform>{count} etiqueta que nada más tiene</numerusform>
                <numerusform>{count} etiquetas que nada más tiene</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} texts in the word index</source>
            <comment>erasure.reach.texts</comment>
            <extracomment>For one: {count} text in the word index</extracomment>
            <translation>
                <numerusform>{count} texto en el índice de palabras</numerusform>
                <numerusform>{count} textos en el índice de palabras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} codes of single words</source>
            <comment>erasure.reach.tokens</comment>
            <extracomment>For one: {count} code of a single word</extracomment>
            <translation>
                <numerusform>{count} código de una sola palabra</numerusform>
                <numerusform>{count} códigos de palabras sueltas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} versions, with their titles and dates</source>
            <comment>erasure.reach.versions</comment>
            <extracomment>For one: {count} version, with its title and dates</extracomment>
            <translation>
                <numerusform>{count} versión, con su título y sus fechas</numerusform>
                <numerusform>{count} versiones, con sus títulos y fechas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} codes of whole texts</source>
            <comment>erasure.reach.windows</comment>
            <extracomment>For one: {count} code of a whole text</extracomment>
            <translation>
                <numerusform>{count} código de un texto entero</numerusform>
                <numerusform>{count} códigos de textos enteros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} different words in it</source>
            <comment>erasure.reach.words</comment>
            <extracomment>For one: {count} different word in it</extracomment>
            <translation>
                <numerusform>{count} palabra distinta en él</numerusform>
                <numerusform>{count} palabras distintas en él</numerusform>
            </translation>
        </message>
        <message>
            <source>Stored by mistake</source>
            <comment>erasure.reason.mistake</comment>
            <translation>Guardado por error</translation>
        </message>
        <message>
            <source>Too private</source>
            <comment>erasure.reason.private</comment>
            <translation>Demasiado privado</translation>
        </message>
        <message>
            <source>Somebody asked for it</source>
            <comment>erasure.reason.requested</comment>
            <translation>Alguien lo pidió</translation>
        </message>
        <message>
            <source>A password or a key</source>
            <comment>erasure.reason.secret</comment>
            <translation>Una contraseña o una clave</translation>
        </message>
        <message>
            <source>No reason</source>
            <comment>erasure.reason.unspecified</comment>
            <translation>Sin motivo</translation>
        </message>
        <message>
            <source>Files that you imported, exported or copied elsewhere are not reached, nor reports written to files. Imported again, a file brings it back.</source>
            <comment>erasure.remark.elsewhere</comment>
            <translation>No se alcanzan los archivos importados, exportados o copiados a otro lugar, ni los informes escritos en archivos. Si se importa de nuevo, un archivo lo trae de vuelta.</translation>
        </message>
        <message>
            <source>The journal keeps that something was erased, when and by whom, but no words of it.</source>
            <comment>erasure.remark.journal</comment>
            <translation>El diario conserva que algo se borró, cuándo y por quién, pero ninguna de sus palabras.</translation>
        </message>
        <message>
            <source>Log files never hold words of memories.</source>
            <comment>erasure.remark.logs</comment>
            <translation>Los archivos de registro nunca contienen palabras de los recuerdos.</translation>
        </message>
        <message>
            <source>Undo cannot bring it back.</source>
            <comment>erasure.remark.undo</comment>
            <translation>Deshacer no puede recuperarlo.</translation>
        </message>
        <message numerus="yes">
            <source>{count} of the reasons were given for other memories as well. They go too.</source>
            <comment>erasure.shared_reasons</comment>
            <extracomment>For one: {count} of the reasons was given for other memories as well. It goes too.</extracomment>
            <translation>
                <numerusform>{count} de los motivos se dio también para otros recuerdos. Se va también.</numerusform>
                <numerusform>{count} de los motivos se dieron también para otros recuerdos. Se van también.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is no longer in the vault, but parts of the file could not be cleaned yet. That goes on when the vault is next opened.</source>
            <comment>erasure.unfinished</comment>
            <translation>Ya no está en la bóveda, pero partes del archivo aún no se pudieron limpiar. Se continúa la próxima vez que se abra la bóveda.</translation>
        </message>
        <message numerus="yes">
            <source>{count} versions</source>
            <comment>erasure.versions</comment>
            <extracomment>For one: {count} version</extracomment>
            <translation>
                <numerusform>{count} versión</numerusform>
                <numerusform>{count} versiones</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose another from the list of backups.</source>
            <comment>error.backup_not_found.action</comment>
            <translation>Elegir otra en la lista de copias de seguridad.</translation>
        </message>
        <message>
            <source>The vault has no backup called {name}.</source>
            <comment>error.backup_not_found.text</comment>
            <translation>La bóveda no tiene ninguna copia de seguridad llamada {name}.</translation>
        </message>
        <message>
            <source>The vault has no backup of this name.</source>
            <comment>error.backup_not_found.text1</comment>
            <translation>La bóveda no tiene ninguna copia de seguridad con este nombre.</translation>
        </message>
        <message>
            <source>There is no such backup</source>
            <comment>error.backup_not_found.title</comment>
            <translation>No existe esa copia de seguridad</translation>
        </message>
        <message>
            <source>You stopped it. Nothing was written.</source>
            <comment>error.cancelled.text</comment>
            <translation>Se detuvo a petición. No se escribió nada.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <comment>error.cancelled.title</comment>
            <translation>Detenido</translation>
        </message>
        <message>
            <source>Take the decision back to decide again.</source>
            <comment>error.case_closed.action</comment>
            <translation>Deshacer la decisión para decidir de nuevo.</translation>
        </message>
        <message>
            <source>It was decided, or nothing is left to decide. Nothing was changed.</source>
            <comment>error.case_closed.text</comment>
            <translation>Se decidió, o no queda nada por decidir. No se cambió nada.</translation>
        </message>
        <message>
            <source>This conflict is not open any more</source>
            <comment>error.case_closed.title</comment>
            <translation>Este conflicto ya no está abierto</translation>
        </message>
        <message>
            <source>Look it up in the list of clients.</source>
            <comment>error.client_not_found.action</comment>
            <translation>Buscarlo en la lista de clientes.</translation>
        </message>
        <message>
            <source>No client has the identifier {id}.</source>
            <comment>error.client_not_found.text</comment>
            <translation>Ningún cliente tiene el identificador {id}.</translation>
        </message>
        <message>
            <source>There is no such client in this vault.</source>
            <comment>error.client_not_found.text1</comment>
            <translation>No existe ese cliente en esta bóveda.</translation>
        </message>
        <message>
            <source>The client was not found</source>
            <comment>error.client_not_found.title</comment>
            <translation>No se encontró el cliente</translation>
        </message>
        <message>
            <source>Ask for access again.</source>
            <comment>error.client_refused.action</comment>
            <translation>Solicitar acceso de nuevo.</translation>
        </message>
        <message>
            <source>Ask the person to extend it, in the window.</source>
            <comment>error.client_refused.expired.action</comment>
            <translation>Pedir a la persona que lo prolongue, en la ventana.</translation>
        </message>
        <message>
            <source>Its access ended on the day that was set. Nothing was read or changed.</source>
            <comment>error.client_refused.expired.text</comment>
            <translation>Su acceso terminó el día fijado. No se leyó ni se cambió nada.</translation>
        </message>
        <message>
            <source>The time of this client is over</source>
            <comment>error.client_refused.expired.title</comment>
            <translation>El plazo de este cliente ha terminado</translation>
        </message>
        <message>
            <source>Ask the person to resume it, in the window.</source>
            <comment>error.client_refused.paused.action</comment>
            <translation>Pedir a la persona que lo reanude, en la ventana.</translation>
        </message>
        <message>
            <source>The person paused it, or it changed too much at once. Nothing was read or changed.</source>
            <comment>error.client_refused.paused.text</comment>
            <translation>La persona lo puso en pausa, o cambió demasiado a la vez. No se leyó ni se cambió nada.</translation>
        </message>
        <message>
            <source>This client is paused</source>
            <comment>error.client_refused.paused.title</comment>
            <translation>Este cliente está en pausa</translation>
        </message>
        <message>
            <source>Ask for access again.</source>
            <comment>error.client_refused.revoked.action</comment>
            <translation>Solicitar acceso de nuevo.</translation>
        </message>
        <message>
            <source>Its token opens nothing any more. Nothing was read or changed.</source>
            <comment>error.client_refused.revoked.text</comment>
            <translation>Su clave de acceso ya no abre nada. No se leyó ni se cambió nada.</translation>
        </message>
        <message>
            <source>This client's access was revoked</source>
            <comment>error.client_refused.revoked.title</comment>
            <translation>Se revocó el acceso de este cliente</translation>
        </message>
        <message>
            <source>Nothing was read or changed.</source>
            <comment>error.client_refused.text</comment>
            <translation>No se leyó ni se cambió nada.</translation>
        </message>
        <message>
            <source>This client may not come in</source>
            <comment>error.client_refused.title</comment>
            <translation>Este cliente no puede entrar</translation>
        </message>
        <message>
            <source>Ask for access, or look whether the token is complete.</source>
            <comment>error.client_refused.unknown_token.action</comment>
            <translation>Solicitar acceso, o comprobar si la clave de acceso está completa.</translation>
        </message>
        <message>
            <source>Its token is not known here. Nothing was read or changed.</source>
            <comment>error.client_refused.unknown_token.text</comment>
            <translation>Su clave de acceso no se conoce aquí. No se leyó ni se cambió nada.</translation>
        </message>
        <message>
            <source>This client may not come in</source>
            <comment>error.client_refused.unknown_token.title</comment>
            <translation>Este cliente no puede entrar</translation>
        </message>
        <message>
            <source>Look it up in the list of conflicts.</source>
            <comment>error.conflict_not_found.action</comment>
            <translation>Buscarlo en la lista de conflictos.</translation>
        </message>
        <message>
            <source>No conflict has the identifier {id}.</source>
            <comment>error.conflict_not_found.text</comment>
            <translation>Ningún conflicto tiene el identificador {id}.</translation>
        </message>
        <message>
            <source>There is no such conflict in this vault.</source>
            <comment>error.conflict_not_found.text1</comment>
            <translation>No existe ese conflicto en esta bóveda.</translation>
        </message>
        <message>
            <source>The conflict was not found</source>
            <comment>error.conflict_not_found.title</comment>
            <translation>No se encontró el conflicto</translation>
        </message>
        <message>
            <source>Install the program again.</source>
            <comment>error.encryption_missing.action</comment>
            <translation>Instalar el programa de nuevo.</translation>
        </message>
        <message>
            <source>The installed database driver cannot encrypt. Nothing was written.</source>
            <comment>error.encryption_missing.text</comment>
            <translation>El controlador de base de datos instalado no puede cifrar. No se escribió nada.</translation>
        </message>
        <message>
            <source>The vault was not opened</source>
            <comment>error.encryption_missing.title</comment>
            <translation>No se abrió la bóveda</translation>
        </message>
        <message>
            <source>Try again. The log says more.</source>
            <comment>error.error.action</comment>
            <translation>Intentarlo de nuevo. El registro dice más.</translation>
        </message>
        <message>
            <source>The program met a problem it has no words for.</source>
            <comment>error.error.text</comment>
            <translation>El programa encontró un problema para el que no tiene palabras.</translation>
        </message>
        <message>
            <source>This did not work</source>
            <comment>error.error.title</comment>
            <translation>Esto no funcionó</translation>
        </message>
        <message>
            <source>Look who may write it, and whether the drive is full.</source>
            <comment>error.file_not_written.action</comment>
            <translation>Comprobar quién puede escribirlo y si la unidad está llena.</translation>
        </message>
        <message>
            <source>Choose another name, or allow it to be replaced.</source>
            <comment>error.file_not_written.already_there.action</comment>
            <translation>Elegir otro nombre, o permitir que se reemplace.</translation>
        </message>
        <message>
            <source>{path} is there already. It was left as it is.</source>
            <comment>error.file_not_written.already_there.text</comment>
            <translation>{path} ya existe. Se dejó como estaba.</translation>
        </message>
        <message>
            <source>It was left as it is.</source>
            <comment>error.file_not_written.already_there.text1</comment>
            <translation>Se dejó como estaba.</translation>
        </message>
        <message>
            <source>The file is there already</source>
            <comment>error.file_not_written.already_there.title</comment>
            <translation>El archivo ya existe</translation>
        </message>
        <message>
            <source>Make room, or choose another disk.</source>
            <comment>error.file_not_written.disk_full.action</comment>
            <translation>Liberar espacio, o elegir otro disco.</translation>
        </message>
        <message>
            <source>There is no room for the file. Nothing was left behind.</source>
            <comment>error.file_not_written.disk_full.text</comment>
            <translation>No hay espacio para el archivo. No quedó ningún resto.</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <comment>error.file_not_written.disk_full.title</comment>
            <translation>El disco está lleno</translation>
        </message>
        <message>
            <source>Choose a new or empty folder.</source>
            <comment>error.file_not_written.folder_not_empty.action</comment>
            <translation>Elegir una carpeta nueva o vacía.</translation>
        </message>
        <message>
            <source>There is something in {path} already. It was left as it is.</source>
            <comment>error.file_not_written.folder_not_empty.text</comment>
            <translation>Ya hay algo en {path}. Se dejó como estaba.</translation>
        </message>
        <message>
            <source>It was left as it is.</source>
            <comment>error.file_not_written.folder_not_empty.text1</comment>
            <translation>Se dejó como estaba.</translation>
        </message>
        <message>
            <source>The folder is not empty</source>
            <comment>error.file_not_written.folder_not_empty.title</comment>
            <translation>La carpeta no está vacía</translation>
        </message>
        <message>
            <source>Choose another place.</source>
            <comment>error.file_not_written.input_output.action</comment>
            <translation>Elegir otro lugar.</translation>
        </message>
        <message>
            <source>The system could not write {path}. Nothing was left behind.</source>
            <comment>error.file_not_written.input_output.text</comment>
            <translation>El sistema no pudo escribir {path}. No quedó ningún resto.</translation>
        </message>
        <message>
            <source>The system could not write it.</source>
            <comment>error.file_not_written.input_output.text1</comment>
            <translation>El sistema no pudo escribirlo.</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.input_output.title</comment>
            <translation>No se pudo escribir el archivo</translation>
        </message>
        <message>
            <source>Choose the file itself, or another one.</source>
            <comment>error.file_not_written.is_a_link.action</comment>
            <translation>Elegir el propio archivo, u otro.</translation>
        </message>
        <message>
            <source>{path} is a link to somewhere else. Nothing was written there.</source>
            <comment>error.file_not_written.is_a_link.text</comment>
            <translation>{path} es un enlace a otro lugar. No se escribió nada allí.</translation>
        </message>
        <message>
            <source>Nothing was written there.</source>
            <comment>error.file_not_written.is_a_link.text1</comment>
            <translation>No se escribió nada allí.</translation>
        </message>
        <message>
            <source>Links are not followed</source>
            <comment>error.file_not_written.is_a_link.title</comment>
            <translation>Los enlaces no se siguen</translation>
        </message>
        <message>
            <source>Choose a shorter one.</source>
            <comment>error.file_not_written.name_too_long.action</comment>
            <translation>Elegir uno más corto.</translation>
        </message>
        <message>
            <source>The system does not take names of that length.</source>
            <comment>error.file_not_written.name_too_long.text</comment>
            <translation>El sistema no admite nombres de esa longitud.</translation>
        </message>
        <message>
            <source>The name is too long</source>
            <comment>error.file_not_written.name_too_long.title</comment>
            <translation>El nombre es demasiado largo</translation>
        </message>
        <message>
            <source>Make it first, or choose another.</source>
            <comment>error.file_not_written.no_such_folder.action</comment>
            <translation>Crearla antes, o elegir otra.</translation>
        </message>
        <message>
            <source>The folder of {path} does not exist.</source>
            <comment>error.file_not_written.no_such_folder.text</comment>
            <translation>La carpeta de {path} no existe.</translation>
        </message>
        <message>
            <source>Its folder does not exist.</source>
            <comment>error.file_not_written.no_such_folder.text1</comment>
            <translation>Su carpeta no existe.</translation>
        </message>
        <message>
            <source>The folder is not there</source>
            <comment>error.file_not_written.no_such_folder.title</comment>
            <translation>La carpeta no existe</translation>
        </message>
        <message>
            <source>Choose another place.</source>
            <comment>error.file_not_written.not_a_regular_file.action</comment>
            <translation>Elegir otro lugar.</translation>
        </message>
        <message>
            <source>{path} is a device or something else that is no file.</source>
            <comment>error.file_not_written.not_a_regular_file.text</comment>
            <translation>{path} es un dispositivo u otra cosa que no es un archivo.</translation>
        </message>
        <message>
            <source>It is a device or something else.</source>
            <comment>error.file_not_written.not_a_regular_file.text1</comment>
            <translation>Es un dispositivo u otra cosa.</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.not_a_regular_file.title</comment>
            <translation>No se pudo escribir el archivo</translation>
        </message>
        <message>
            <source>Choose another place, or give yourself the right to write there.</source>
            <comment>error.file_not_written.permission_denied.action</comment>
            <translation>Elegir otro lugar, o darse permiso para escribir allí.</translation>
        </message>
        <message>
            <source>The system does not allow writing {path}.</source>
            <comment>error.file_not_written.permission_denied.text</comment>
            <translation>El sistema no permite escribir {path}.</translation>
        </message>
        <message>
            <source>The system does not allow it.</source>
            <comment>error.file_not_written.permission_denied.text1</comment>
            <translation>El sistema no lo permite.</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.permission_denied.title</comment>
            <translation>No se pudo escribir el archivo</translation>
        </message>
        <message>
            <source>{path} is as it was: {problem}.</source>
            <comment>error.file_not_written.text</comment>
            <translation>{path} está como estaba: {problem}.</translation>
        </message>
        <message>
            <source>It is as it was.</source>
            <comment>error.file_not_written.text1</comment>
            <translation>Está como estaba.</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.title</comment>
            <translation>No se pudo escribir el archivo</translation>
        </message>
        <message>
            <source>Look at the changes again.</source>
            <comment>error.files_changed.action</comment>
            <translation>Ver los cambios de nuevo.</translation>
        </message>
        <message>
            <source>{path} is not what was shown. Nothing was written to it.</source>
            <comment>error.files_changed.text</comment>
            <translation>{path} no es lo que se mostró. No se escribió nada en él.</translation>
        </message>
        <message>
            <source>They are not what was shown.</source>
            <comment>error.files_changed.text1</comment>
            <translation>No son lo que se mostró.</translation>
        </message>
        <message>
            <source>The files were changed meanwhile</source>
            <comment>error.files_changed.title</comment>
            <translation>Los archivos se cambiaron entretanto</translation>
        </message>
        <message>
            <source>Send it again under a new key.</source>
            <comment>error.idempotency_conflict.action</comment>
            <translation>Enviarla de nuevo con otra clave.</translation>
        </message>
        <message>
            <source>A different request came earlier under the same key. Nothing was changed.</source>
            <comment>error.idempotency_conflict.text</comment>
            <translation>Antes llegó una solicitud distinta con la misma clave. No se cambió nada.</translation>
        </message>
        <message>
            <source>The request was already used for something else</source>
            <comment>error.idempotency_conflict.title</comment>
            <translation>La solicitud ya se usó para otra cosa</translation>
        </message>
        <message>
            <source>One of its fields is outside its limits.</source>
            <comment>error.invalid_input.text</comment>
            <translation>Uno de sus campos excede sus límites.</translation>
        </message>
        <message>
            <source>This cannot be stored as it is</source>
            <comment>error.invalid_input.title</comment>
            <translation>Esto no se puede guardar así</translation>
        </message>
        <message>
            <source>Change the marked part, or put it in quotes to search for it as words.</source>
            <comment>error.invalid_search.action</comment>
            <translation>Cambiar la parte marcada, o ponerla entre comillas para buscarla como palabras.</translation>
        </message>
        <message>
            <source>Part of the search text could not be read.</source>
            <comment>error.invalid_search.text</comment>
            <translation>No se pudo leer una parte del texto de búsqueda.</translation>
        </message>
        <message>
            <source>The search was not understood</source>
            <comment>error.invalid_search.title</comment>
            <translation>No se entendió la búsqueda</translation>
        </message>
        <message>
            <source>Unlock it and try again, or use the passphrase or the recovery key.</source>
            <comment>error.keyring_unavailable.action</comment>
            <translation>Desbloquearlo e intentarlo de nuevo, o usar la frase de contraseña o la clave de recuperación.</translation>
        </message>
        <message>
            <source>The system's store for passwords is missing or locked. Nothing is lost.</source>
            <comment>error.keyring_unavailable.text</comment>
            <translation>El almacén de contraseñas del sistema falta o está bloqueado. No se ha perdido nada.</translation>
        </message>
        <message>
            <source>The keyring could not be used</source>
            <comment>error.keyring_unavailable.title</comment>
            <translation>No se pudo usar el llavero</translation>
        </message>
        <message>
            <source>Try it in the settings.</source>
            <comment>error.language_model.action</comment>
            <translation>Probarlo en los ajustes.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <comment>error.language_model.busy.action</comment>
            <translation>Intentarlo más tarde.</translation>
        </message>
        <message>
            <source>Its server takes no more questions at the moment.</source>
            <comment>error.language_model.busy.text</comment>
            <translation>Su servidor no acepta más preguntas por el momento.</translation>
        </message>
        <message>
            <source>The language model is busy</source>
            <comment>error.language_model.busy.title</comment>
            <translation>El modelo de lenguaje está ocupado</translation>
        </message>
        <message>
            <source>Everything else works without it.</source>
            <comment>error.language_model.not_configured.action</comment>
            <translation>Todo lo demás funciona sin él.</translation>
        </message>
        <message>
            <source>The settings have to name its endpoint and the model.</source>
            <comment>error.language_model.not_configured.text</comment>
            <translation>Los ajustes deben indicar su dirección y el modelo.</translation>
        </message>
        <message>
            <source>No language model is set up</source>
            <comment>error.language_model.not_configured.title</comment>
            <translation>No hay ningún modelo de lenguaje configurado</translation>
        </message>
        <message>
            <source>Try again, or use another model. The report is as it was.</source>
            <comment>error.language_model.not_held.action</comment>
            <translation>Intentarlo de nuevo, o usar otro modelo. El informe está como estaba.</translation>
        </message>
        <message>
            <source>Every sentence had a figure or a name that the report does not have.</source>
            <comment>error.language_model.not_held.text</comment>
            <translation>Todas las frases tenían una cifra o un nombre que no está en el informe.</translation>
        </message>
        <message>
            <source>Nothing of what the model wrote was kept</source>
            <comment>error.language_model.not_held.title</comment>
            <translation>No se conservó nada de lo que escribió el modelo</translation>
        </message>
        <message>
            <source>Correct the name or the address in the settings. Addresses mostly end in /v1.</source>
            <comment>error.language_model.not_there.action</comment>
            <translation>Corregir el nombre o la dirección en los ajustes. Las direcciones suelen terminar en /v1.</translation>
        </message>
        <message>
            <source>The server knows no model “{model}”, or the address is not the right one.</source>
            <comment>error.language_model.not_there.text</comment>
            <translation>El servidor no conoce ningún modelo «{model}», o la dirección no es la correcta.</translation>
        </message>
        <message>
            <source>The server does not know the model, or the address is not the right one.</source>
            <comment>error.language_model.not_there.text1</comment>
            <translation>El servidor no conoce el modelo, o la dirección no es la correcta.</translation>
        </message>
        <message>
            <source>The language model is not there</source>
            <comment>error.language_model.not_there.title</comment>
            <translation>El modelo de lenguaje no está ahí</translation>
        </message>
        <message>
            <source>Check in the settings that the address belongs to a compatible server.</source>
            <comment>error.language_model.not_understood.action</comment>
            <translation>Comprobar en los ajustes que la dirección es de un servidor compatible.</translation>
        </message>
        <message>
            <source>What came back does not have the form of an answer. Nothing of it was used.</source>
            <comment>error.language_model.not_understood.text</comment>
            <translation>Lo que llegó no tiene la forma de una respuesta. No se usó nada de ello.</translation>
        </message>
        <message>
            <source>The answer of the language model was not understood</source>
            <comment>error.language_model.not_understood.title</comment>
            <translation>No se entendió la respuesta del modelo de lenguaje</translation>
        </message>
        <message>
            <source>Everything else works without it.</source>
            <comment>error.language_model.off.action</comment>
            <translation>Todo lo demás funciona sin él.</translation>
        </message>
        <message>
            <source>It is off until it is turned on in the settings.</source>
            <comment>error.language_model.off.text</comment>
            <translation>Está desactivado hasta que se active en los ajustes.</translation>
        </message>
        <message>
            <source>No language model is used for this</source>
            <comment>error.language_model.off.title</comment>
            <translation>No se usa ningún modelo de lenguaje para esto</translation>
        </message>
        <message>
            <source>Set the address where it really is.</source>
            <comment>error.language_model.redirected.action</comment>
            <translation>Indicar la dirección donde está realmente.</translation>
        </message>
        <message>
            <source>The server at {address} points to another one. Nothing was sent there.</source>
            <comment>error.language_model.redirected.text</comment>
            <translation>El servidor en {address} remite a otro. No se envió nada allí.</translation>
        </message>
        <message>
            <source>Its server points to another one. Nothing was sent there.</source>
            <comment>error.language_model.redirected.text1</comment>
            <translation>Su servidor remite a otro. No se envió nada allí.</translation>
        </message>
        <message>
            <source>The language model is somewhere else</source>
            <comment>error.language_model.redirected.title</comment>
            <translation>El modelo de lenguaje está en otro lugar</translation>
        </message>
        <message>
            <source>Try it in the settings.</source>
            <comment>error.language_model.refused.action</comment>
            <translation>Probarlo en los ajustes.</translation>
        </message>
        <message>
            <source>Its server refused the question with the code {status}.</source>
            <comment>error.language_model.refused.text</comment>
            <translation>Su servidor rechazó la pregunta con el código {status}.</translation>
        </message>
        <message>
            <source>Its server refused the question.</source>
            <comment>error.language_model.refused.text1</comment>
            <translation>Su servidor rechazó la pregunta.</translation>
        </message>
        <message>
            <source>The language model did not answer</source>
            <comment>error.language_model.refused.title</comment>
            <translation>El modelo de lenguaje no respondió</translation>
        </message>
        <message>
            <source>It said nothing that can be used. Nothing is lost.</source>
            <comment>error.language_model.text</comment>
            <translation>No dijo nada que se pueda usar. No se ha perdido nada.</translation>
        </message>
        <message>
            <source>Try again, or allow more time in the settings.</source>
            <comment>error.language_model.timed_out.action</comment>
            <translation>Intentarlo de nuevo, o permitir más tiempo en los ajustes.</translation>
        </message>
        <message>
            <source>No answer came within {seconds} seconds.</source>
            <comment>error.language_model.timed_out.text</comment>
            <translation>No llegó ninguna respuesta en {seconds} segundos.</translation>
        </message>
        <message>
            <source>No answer came in time.</source>
            <comment>error.language_model.timed_out.text1</comment>
            <translation>No llegó ninguna respuesta a tiempo.</translation>
        </message>
        <message>
            <source>The language model took too long</source>
            <comment>error.language_model.timed_out.title</comment>
            <translation>El modelo de lenguaje tardó demasiado</translation>
        </message>
        <message>
            <source>The language model did not answer</source>
            <comment>error.language_model.title</comment>
            <translation>El modelo de lenguaje no respondió</translation>
        </message>
        <message>
            <source>Try again, or use another model.</source>
            <comment>error.language_model.too_much.action</comment>
            <translation>Intentarlo de nuevo, o usar otro modelo.</translation>
        </message>
        <message>
            <source>Nothing of it was used.</source>
            <comment>error.language_model.too_much.text</comment>
            <translation>No se usó nada de ella.</translation>
        </message>
        <message>
            <source>The answer of the language model is too long</source>
            <comment>error.language_model.too_much.title</comment>
            <translation>La respuesta del modelo de lenguaje es demasiado larga</translation>
        </message>
        <message>
            <source>Start its server, or correct the address in the settings.</source>
            <comment>error.language_model.unreachable.action</comment>
            <translation>Iniciar su servidor, o corregir la dirección en los ajustes.</translation>
        </message>
        <message>
            <source>Nothing answers at {address}.</source>
            <comment>error.language_model.unreachable.text</comment>
            <translation>Nada responde en {address}.</translation>
        </message>
        <message>
            <source>Nothing answers at its address.</source>
            <comment>error.language_model.unreachable.text1</comment>
            <translation>Nada responde en su dirección.</translation>
        </message>
        <message>
            <source>The language model cannot be reached</source>
            <comment>error.language_model.unreachable.title</comment>
            <translation>No se llega al modelo de lenguaje</translation>
        </message>
        <message>
            <source>Set the key again in the settings.</source>
            <comment>error.language_model.wrong_key.action</comment>
            <translation>Establecer la clave de nuevo en los ajustes.</translation>
        </message>
        <message>
            <source>The server at {address} refuses the key, or wants one.</source>
            <comment>error.language_model.wrong_key.text</comment>
            <translation>El servidor en {address} rechaza la clave, o exige una.</translation>
        </message>
        <message>
            <source>Its server refuses the key, or wants one.</source>
            <comment>error.language_model.wrong_key.text1</comment>
            <translation>Su servidor rechaza la clave, o exige una.</translation>
        </message>
        <message>
            <source>The language model does not take the key</source>
            <comment>error.language_model.wrong_key.title</comment>
            <translation>El modelo de lenguaje no acepta la clave</translation>
        </message>
        <message>
            <source>Search for it by its words.</source>
            <comment>error.memory_not_found.action</comment>
            <translation>Buscarlo por sus palabras.</translation>
        </message>
        <message>
            <source>No memory has the identifier {id}.</source>
            <comment>error.memory_not_found.text</comment>
            <translation>Ningún recuerdo tiene el identificador {id}.</translation>
        </message>
        <message>
            <source>There is no such memory in this vault, or it was erased.</source>
            <comment>error.memory_not_found.text1</comment>
            <translation>No existe ese recuerdo en esta bóveda, o se borró.</translation>
        </message>
        <message>
            <source>The memory was not found</source>
            <comment>error.memory_not_found.title</comment>
            <translation>No se encontró el recuerdo</translation>
        </message>
        <message>
            <source>Report the kind of computer, so that this can be mended.</source>
            <comment>error.model_miscalculates.action</comment>
            <translation>Comunicar el tipo de equipo, para que se pueda arreglar.</translation>
        </message>
        <message>
            <source>Ask without deep mode. Report the kind of computer, so that this can be mended.</source>
            <comment>error.model_miscalculates.deep.action</comment>
            <translation>Preguntar sin el modo profundo. Comunicar el tipo de equipo, para que se pueda arreglar.</translation>
        </message>
        <message>
            <source>Its component gives wrong results on this computer. Everything else works without it.</source>
            <comment>error.model_miscalculates.deep.text</comment>
            <translation>Su componente da resultados erróneos en este equipo. Todo lo demás funciona sin él.</translation>
        </message>
        <message>
            <source>Deep mode is not used</source>
            <comment>error.model_miscalculates.deep.title</comment>
            <translation>No se usa el modo profundo</translation>
        </message>
        <message>
            <source>The meaning model gives wrong results on this computer, so it is not used. Nothing is lost.</source>
            <comment>error.model_miscalculates.text</comment>
            <translation>El modelo de significado da resultados erróneos en este equipo, así que no se usa. No se ha perdido nada.</translation>
        </message>
        <message>
            <source>Searching by words only</source>
            <comment>error.model_miscalculates.title</comment>
            <translation>Solo se busca por palabras</translation>
        </message>
        <message>
            <source>Install the program again to search by meaning.</source>
            <comment>error.model_missing.action</comment>
            <translation>Instalar el programa de nuevo para buscar por significado.</translation>
        </message>
        <message>
            <source>Everything else works without it. The help on deep mode says more.</source>
            <comment>error.model_missing.deep.action</comment>
            <translation>Todo lo demás funciona sin él. La ayuda sobre el modo profundo dice más.</translation>
        </message>
        <message>
            <source>Its component {component} does not come with the program; “{command}” installs it.</source>
            <comment>error.model_missing.deep.text</comment>
            <translation>Su componente {component} no viene con el programa; «{command}» lo instala.</translation>
        </message>
        <message>
            <source>It needs a component that does not come with the program.</source>
            <comment>error.model_missing.deep.text1</comment>
            <translation>Necesita un componente que no viene con el programa.</translation>
        </message>
        <message>
            <source>Deep mode is not installed</source>
            <comment>error.model_missing.deep.title</comment>
            <translation>El modo profundo no está instalado</translation>
        </message>
        <message>
            <source>The meaning model is missing ({file_name}).</source>
            <comment>error.model_missing.text</comment>
            <translation>Falta el modelo de significado ({file_name}).</translation>
        </message>
        <message>
            <source>The meaning model is missing.</source>
            <comment>error.model_missing.text1</comment>
            <translation>Falta el modelo de significado.</translation>
        </message>
        <message>
            <source>Searching by words only</source>
            <comment>error.model_missing.title</comment>
            <translation>Solo se busca por palabras</translation>
        </message>
        <message>
            <source>Install the program again to search by meaning.</source>
            <comment>error.model_tampered.action</comment>
            <translation>Instalar el programa de nuevo para buscar por significado.</translation>
        </message>
        <message>
            <source>Install it again, or ask without deep mode. The help page on deep mode says how.</source>
            <comment>error.model_tampered.deep.action</comment>
            <translation>Instalarlo de nuevo, o preguntar sin el modo profundo. La página de ayuda sobre el modo profundo dice cómo.</translation>
        </message>
        <message>
            <source>Its component on this computer is damaged or another version. Everything else works without it.</source>
            <comment>error.model_tampered.deep.text</comment>
            <translation>Su componente en este equipo está dañado o es de otra versión. Todo lo demás funciona sin él.</translation>
        </message>
        <message>
            <source>Deep mode is not used</source>
            <comment>error.model_tampered.deep.title</comment>
            <translation>No se usa el modo profundo</translation>
        </message>
        <message>
            <source>The meaning model on this computer is not the one the program came with, so it is not used.</source>
            <comment>error.model_tampered.text</comment>
            <translation>El modelo de significado de este equipo no es el que venía con el programa, así que no se usa.</translation>
        </message>
        <message>
            <source>Searching by words only</source>
            <comment>error.model_tampered.title</comment>
            <translation>Solo se busca por palabras</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <comment>error.namespace_exists.action</comment>
            <translation>Elegir otro nombre.</translation>
        </message>
        <message>
            <source>There already is a namespace called “{name}”.</source>
            <comment>error.namespace_exists.text</comment>
            <translation>Ya existe un espacio llamado «{name}».</translation>
        </message>
        <message>
            <source>There already is a namespace of this name.</source>
            <comment>error.namespace_exists.text1</comment>
            <translation>Ya existe un espacio con este nombre.</translation>
        </message>
        <message>
            <source>The name is taken</source>
            <comment>error.namespace_exists.title</comment>
            <translation>El nombre está ocupado</translation>
        </message>
        <message>
            <source>Choose another, or create it.</source>
            <comment>error.namespace_not_found.action</comment>
            <translation>Elegir otro, o crearlo.</translation>
        </message>
        <message>
            <source>There is no namespace called “{name}”.</source>
            <comment>error.namespace_not_found.text</comment>
            <translation>No existe ningún espacio llamado «{name}».</translation>
        </message>
        <message>
            <source>There is no namespace of this name.</source>
            <comment>error.namespace_not_found.text1</comment>
            <translation>No existe ningún espacio con este nombre.</translation>
        </message>
        <message>
            <source>The namespace was not found</source>
            <comment>error.namespace_not_found.title</comment>
            <translation>No se encontró el espacio</translation>
        </message>
        <message>
            <source>Do it in the window, or widen its rights there.</source>
            <comment>error.not_permitted.action</comment>
            <translation>Hacerlo en la ventana, o ampliar allí sus permisos.</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.backups.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>They hold the whole vault, beyond what can be reached from here. Nothing was changed.</source>
            <comment>error.not_permitted.backups.text</comment>
            <translation>Contienen la bóveda entera, más allá de lo que se alcanza desde aquí. No se cambió nada.</translation>
        </message>
        <message>
            <source>Backups are for persons</source>
            <comment>error.not_permitted.backups.title</comment>
            <translation>Las copias de seguridad son para personas</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>error.not_permitted.claim.action</comment>
            <translation>Omitirlo.</translation>
        </message>
        <message>
            <source>Whether a memory comes from a person, and how far it is trusted, follows from who stores it. Nothing was stored.</source>
            <comment>error.not_permitted.claim.text</comment>
            <translation>Si un recuerdo procede de una persona, y cuánta confianza merece, depende de quién lo guarda. No se guardó nada.</translation>
        </message>
        <message>
            <source>A client cannot say that</source>
            <comment>error.not_permitted.claim.title</comment>
            <translation>Un cliente no puede afirmar eso</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.clients.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>Clients and what they may do are not for agents or scripts to change. Nothing was changed.</source>
            <comment>error.not_permitted.clients.text</comment>
            <translation>Los clientes y lo que pueden hacer no los cambian agentes ni scripts. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person decides who gets in</source>
            <comment>error.not_permitted.clients.title</comment>
            <translation>Solo una persona decide quién entra</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.conflict_settings.action</comment>
            <translation>Hacerlo en la ventana.</translation>
        </message>
        <message>
            <source>How conflicts are treated is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.conflict_settings.text</comment>
            <translation>Cómo se tratan los conflictos no lo deciden los agentes. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person changes this</source>
            <comment>error.not_permitted.conflict_settings.title</comment>
            <translation>Solo una persona cambia esto</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.connect.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>It changes files of other programs, and what agents are told. Nothing was written.</source>
            <comment>error.not_permitted.connect.text</comment>
            <translation>Cambia archivos de otros programas y lo que se dice a los agentes. No se escribió nada.</translation>
        </message>
        <message>
            <source>Only a person connects tools</source>
            <comment>error.not_permitted.connect.title</comment>
            <translation>Solo una persona conecta herramientas</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.consolidate.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>What several memories say in one is for a person to approve. Nothing was changed.</source>
            <comment>error.not_permitted.consolidate.text</comment>
            <translation>Lo que varios recuerdos dicen en uno lo aprueba una persona. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person puts memories together</source>
            <comment>error.not_permitted.consolidate.title</comment>
            <translation>Solo una persona une recuerdos</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.decide_flag.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>What is normal is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.decide_flag.text</comment>
            <translation>Qué es normal no lo deciden los agentes. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person decides this</source>
            <comment>error.not_permitted.decide_flag.title</comment>
            <translation>Solo una persona decide esto</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.decide_proposal.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>What waits for a person is not for agents or scripts to decide. Nothing was changed.</source>
            <comment>error.not_permitted.decide_proposal.text</comment>
            <translation>Lo que espera a una persona no lo deciden agentes ni scripts. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person approves</source>
            <comment>error.not_permitted.decide_proposal.title</comment>
            <translation>Solo una persona aprueba</translation>
        </message>
        <message>
            <source>Delete it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.delete.action</comment>
            <translation>Eliminarlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>Agents and scripts can put memories away instead, with archive. Nothing was changed.</source>
            <comment>error.not_permitted.delete.text</comment>
            <translation>En su lugar, los agentes y scripts pueden guardar recuerdos aparte, con archive. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person deletes memories</source>
            <comment>error.not_permitted.delete.title</comment>
            <translation>Solo una persona elimina recuerdos</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.erase.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>Nothing brings back what is erased, so agents and scripts cannot do it. Nothing was changed.</source>
            <comment>error.not_permitted.erase.text</comment>
            <translation>Nada recupera lo borrado, así que agentes y scripts no pueden hacerlo. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person erases memories</source>
            <comment>error.not_permitted.erase.title</comment>
            <translation>Solo una persona borra recuerdos</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.find_sources.action</comment>
            <translation>Hacerlo en la ventana.</translation>
        </message>
        <message>
            <source>What lies on this computer is not for agents to ask about. Nothing was looked at.</source>
            <comment>error.not_permitted.find_sources.text</comment>
            <translation>Lo que hay en este equipo no lo preguntan los agentes. No se miró nada.</translation>
        </message>
        <message>
            <source>Only a person looks through their folders</source>
            <comment>error.not_permitted.find_sources.title</comment>
            <translation>Solo una persona busca en sus carpetas</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.health.action</comment>
            <translation>Hacerlo en la ventana.</translation>
        </message>
        <message>
            <source>It goes beyond the namespaces that can be reached from here. Nothing was changed.</source>
            <comment>error.not_permitted.health.text</comment>
            <translation>Va más allá de los espacios que se alcanzan desde aquí. No se cambió nada.</translation>
        </message>
        <message>
            <source>Health is of the whole vault</source>
            <comment>error.not_permitted.health.title</comment>
            <translation>La salud es de toda la bóveda</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.keys.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>It is not for agents or scripts to say who can open it. Nothing was changed.</source>
            <comment>error.not_permitted.keys.text</comment>
            <translation>Quién puede abrirla no lo deciden agentes ni scripts. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person changes what unlocks the vault</source>
            <comment>error.not_permitted.keys.title</comment>
            <translation>Solo una persona cambia lo que desbloquea la bóveda</translation>
        </message>
        <message>
            <source>Agents cannot change where it is asked, or read its key.</source>
            <comment>error.not_permitted.language_model.text</comment>
            <translation>Los agentes no pueden cambiar dónde se pregunta ni leer su clave.</translation>
        </message>
        <message>
            <source>Only a person sets up the language model</source>
            <comment>error.not_permitted.language_model.title</comment>
            <translation>Solo una persona configura el modelo de lenguaje</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.lifecycle_policy.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>How memories fade is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.lifecycle_policy.text</comment>
            <translation>Cómo se desvanecen los recuerdos no lo deciden los agentes. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person changes this</source>
            <comment>error.not_permitted.lifecycle_policy.title</comment>
            <translation>Solo una persona cambia esto</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.move.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>Where it lies is not for agents or scripts to say. Nothing was changed.</source>
            <comment>error.not_permitted.move.text</comment>
            <translation>Dónde está no lo deciden agentes ni scripts. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person moves the vault</source>
            <comment>error.not_permitted.move.title</comment>
            <translation>Solo una persona mueve la bóveda</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.recall_defaults.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>How much of a namespace agents get is not for them to say. Nothing was changed.</source>
            <comment>error.not_permitted.recall_defaults.text</comment>
            <translation>Cuánto de un espacio reciben los agentes no lo deciden ellos. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person changes this</source>
            <comment>error.not_permitted.recall_defaults.title</comment>
            <translation>Solo una persona cambia esto</translation>
        </message>
        <message>
            <source>Do it in the window, or with the command report.</source>
            <comment>error.not_permitted.reports.action</comment>
            <translation>Hacerlo en la ventana, o con el comando report.</translation>
        </message>
        <message>
            <source>An agent can read the report of a day. Nothing was written.</source>
            <comment>error.not_permitted.reports.text</comment>
            <translation>Un agente puede leer el informe de un día. No se escribió nada.</translation>
        </message>
        <message>
            <source>Only a person keeps reports and writes them to files</source>
            <comment>error.not_permitted.reports.title</comment>
            <translation>Solo una persona conserva informes y los escribe en archivos</translation>
        </message>
        <message>
            <source>Leave it to the person, in the window.</source>
            <comment>error.not_permitted.resolve.action</comment>
            <translation>Dejarlo a la persona, en la ventana.</translation>
        </message>
        <message>
            <source>An agent can only decide between its own statements. Nothing was changed.</source>
            <comment>error.not_permitted.resolve.text</comment>
            <translation>Un agente solo puede decidir entre sus propias afirmaciones. No se cambió nada.</translation>
        </message>
        <message>
            <source>This conflict is not yours to decide</source>
            <comment>error.not_permitted.resolve.title</comment>
            <translation>No corresponde a este cliente decidir este conflicto</translation>
        </message>
        <message>
            <source>Restore it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.restore.action</comment>
            <translation>Restaurarlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>What was put away or deleted stays so until a person brings it back. Nothing was changed.</source>
            <comment>error.not_permitted.restore.text</comment>
            <translation>Lo guardado aparte o eliminado sigue así hasta que una persona lo recupere. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person restores memories</source>
            <comment>error.not_permitted.restore.title</comment>
            <translation>Solo una persona restaura recuerdos</translation>
        </message>
        <message>
            <source>Ask the person to widen its rights, in the window.</source>
            <comment>error.not_permitted.scope.action</comment>
            <translation>Pedir a la persona que amplíe sus permisos, en la ventana.</translation>
        </message>
        <message>
            <source>It was not given the right to {scope} in this namespace. Nothing was changed.</source>
            <comment>error.not_permitted.scope.text</comment>
            <translation>No tiene el permiso {scope} en este espacio. No se cambió nada.</translation>
        </message>
        <message>
            <source>It was not given that right. Nothing was changed.</source>
            <comment>error.not_permitted.scope.text1</comment>
            <translation>No tiene ese permiso. No se cambió nada.</translation>
        </message>
        <message>
            <source>This client may not do that</source>
            <comment>error.not_permitted.scope.title</comment>
            <translation>Este cliente no puede hacer eso</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>error.not_permitted.secrets.action</comment>
            <translation>Omitirlo.</translation>
        </message>
        <message>
            <source>Whether a secret is stored is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.secrets.text</comment>
            <translation>Si un secreto se guarda no lo deciden los agentes. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person decides this</source>
            <comment>error.not_permitted.secrets.title</comment>
            <translation>Solo una persona decide esto</translation>
        </message>
        <message>
            <source>Agents cannot change how the program is set up.</source>
            <comment>error.not_permitted.settings.text</comment>
            <translation>Los agentes no pueden cambiar cómo está configurado el programa.</translation>
        </message>
        <message>
            <source>Only a person changes settings</source>
            <comment>error.not_permitted.settings.title</comment>
            <translation>Solo una persona cambia los ajustes</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.sweep.action</comment>
            <translation>Hacerlo en la ventana.</translation>
        </message>
        <message>
            <source>It goes beyond the namespaces that can be reached from here. Nothing was changed.</source>
            <comment>error.not_permitted.sweep.text</comment>
            <translation>Va más allá de los espacios que se alcanzan desde aquí. No se cambió nada.</translation>
        </message>
        <message>
            <source>A sweep is for the whole vault</source>
            <comment>error.not_permitted.sweep.title</comment>
            <translation>Una pasada es para toda la bóveda</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.sync.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>It changes files of projects, and what agents are told. Nothing was written.</source>
            <comment>error.not_permitted.sync.text</comment>
            <translation>Cambia archivos de proyectos y lo que se dice a los agentes. No se escribió nada.</translation>
        </message>
        <message>
            <source>Only a person keeps files up to date</source>
            <comment>error.not_permitted.sync.title</comment>
            <translation>Solo una persona mantiene archivos al día</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.take_over.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>Trust, pins and decisions come with it as they were. Nothing was changed.</source>
            <comment>error.not_permitted.take_over.text</comment>
            <translation>Con ella vienen la confianza, lo fijado y las decisiones tal como eran. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person takes over a vault</source>
            <comment>error.not_permitted.take_over.title</comment>
            <translation>Solo una persona asume una bóveda</translation>
        </message>
        <message>
            <source>It goes beyond what this program or agent may do. Nothing was changed.</source>
            <comment>error.not_permitted.text</comment>
            <translation>Va más allá de lo que este programa o agente puede hacer. No se cambió nada.</translation>
        </message>
        <message>
            <source>This is not allowed from here</source>
            <comment>error.not_permitted.title</comment>
            <translation>Esto no se permite desde aquí</translation>
        </message>
        <message>
            <source>Undo it in the window.</source>
            <comment>error.not_permitted.undo.action</comment>
            <translation>Deshacerlo en la ventana.</translation>
        </message>
        <message>
            <source>An agent can only take back its own changes. Nothing was changed.</source>
            <comment>error.not_permitted.undo.text</comment>
            <translation>Un agente solo puede deshacer sus propios cambios. No se cambió nada.</translation>
        </message>
        <message>
            <source>This change belongs to somebody else</source>
            <comment>error.not_permitted.undo.title</comment>
            <translation>Este cambio es de otro</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.verify.action</comment>
            <translation>Hacerlo en la ventana, o escribir el comando en un terminal.</translation>
        </message>
        <message>
            <source>An agent that says something again does not make it true. Nothing was changed.</source>
            <comment>error.not_permitted.verify.text</comment>
            <translation>Que un agente repita algo no lo hace cierto. No se cambió nada.</translation>
        </message>
        <message>
            <source>Only a person verifies memories</source>
            <comment>error.not_permitted.verify.title</comment>
            <translation>Solo una persona confirma recuerdos</translation>
        </message>
        <message>
            <source>No change is left that can be taken back.</source>
            <comment>error.nothing_to_undo.text</comment>
            <translation>No queda ningún cambio que se pueda deshacer.</translation>
        </message>
        <message>
            <source>There is nothing to undo</source>
            <comment>error.nothing_to_undo.title</comment>
            <translation>No hay nada que deshacer</translation>
        </message>
        <message>
            <source>Look it up in the list of changes.</source>
            <comment>error.operation_not_found.action</comment>
            <translation>Buscarlo en la lista de cambios.</translation>
        </message>
        <message>
            <source>No change has the identifier {id}.</source>
            <comment>error.operation_not_found.text</comment>
            <translation>Ningún cambio tiene el identificador {id}.</translation>
        </message>
        <message>
            <source>There is no such change in this vault.</source>
            <comment>error.operation_not_found.text1</comment>
            <translation>No existe ese cambio en esta bóveda.</translation>
        </message>
        <message>
            <source>The change was not found</source>
            <comment>error.operation_not_found.title</comment>
            <translation>No se encontró el cambio</translation>
        </message>
        <message>
            <source>Try again. Its log says more.</source>
            <comment>error.owner_failed.action</comment>
            <translation>Intentarlo de nuevo. Su registro dice más.</translation>
        </message>
        <message>
            <source>The program that has the vault open met a fault of its own. Nothing is lost.</source>
            <comment>error.owner_failed.text</comment>
            <translation>El programa que tiene la bóveda abierta tuvo un fallo propio. No se ha perdido nada.</translation>
        </message>
        <message>
            <source>Something went wrong in the vault's program</source>
            <comment>error.owner_failed.title</comment>
            <translation>Algo salió mal en el programa de la bóveda</translation>
        </message>
        <message>
            <source>Try again.</source>
            <comment>error.owner_gone.action</comment>
            <translation>Intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>The program that has the vault open ended before it answered. What it confirmed is stored.</source>
            <comment>error.owner_gone.text</comment>
            <translation>El programa que tiene la bóveda abierta terminó antes de responder. Lo que confirmó está guardado.</translation>
        </message>
        <message>
            <source>The vault's program ended</source>
            <comment>error.owner_gone.title</comment>
            <translation>El programa de la bóveda terminó</translation>
        </message>
        <message>
            <source>Let the program ask again.</source>
            <comment>error.pairing_not_found.action</comment>
            <translation>Dejar que el programa lo solicite de nuevo.</translation>
        </message>
        <message>
            <source>It was answered, its time is over, or the program was started anew.</source>
            <comment>error.pairing_not_found.text</comment>
            <translation>Se respondió, pasó su plazo, o el programa se reinició.</translation>
        </message>
        <message>
            <source>This request does not wait any more</source>
            <comment>error.pairing_not_found.title</comment>
            <translation>Esta solicitud ya no espera</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <comment>error.pairing_refused.action</comment>
            <translation>Intentarlo más tarde.</translation>
        </message>
        <message>
            <source>The person can let it ask again, in the window.</source>
            <comment>error.pairing_refused.denied.action</comment>
            <translation>La persona puede dejar que lo solicite de nuevo, en la ventana.</translation>
        </message>
        <message>
            <source>The person said no for good to a program of this name.</source>
            <comment>error.pairing_refused.denied.text</comment>
            <translation>La persona se negó para siempre a un programa con este nombre.</translation>
        </message>
        <message>
            <source>Nobody was asked</source>
            <comment>error.pairing_refused.denied.title</comment>
            <translation>No se preguntó a nadie</translation>
        </message>
        <message>
            <source>The request was not taken.</source>
            <comment>error.pairing_refused.text</comment>
            <translation>La solicitud no se aceptó.</translation>
        </message>
        <message>
            <source>Nobody was asked</source>
            <comment>error.pairing_refused.title</comment>
            <translation>No se preguntó a nadie</translation>
        </message>
        <message>
            <source>Try again in ten minutes.</source>
            <comment>error.pairing_refused.too_many.action</comment>
            <translation>Intentarlo de nuevo dentro de diez minutos.</translation>
        </message>
        <message>
            <source>Too many programs ask to be let in at the moment.</source>
            <comment>error.pairing_refused.too_many.text</comment>
            <translation>Demasiados programas solicitan entrar en este momento.</translation>
        </message>
        <message>
            <source>Nobody was asked</source>
            <comment>error.pairing_refused.too_many.title</comment>
            <translation>No se preguntó a nadie</translation>
        </message>
        <message>
            <source>Wait for the answer, or for ten minutes.</source>
            <comment>error.pairing_refused.waiting.action</comment>
            <translation>Esperar la respuesta, o diez minutos.</translation>
        </message>
        <message>
            <source>A program of this name waits for an answer already.</source>
            <comment>error.pairing_refused.waiting.text</comment>
            <translation>Un programa con este nombre ya espera una respuesta.</translation>
        </message>
        <message>
            <source>Nobody was asked again</source>
            <comment>error.pairing_refused.waiting.title</comment>
            <translation>No se volvió a preguntar a nadie</translation>
        </message>
        <message>
            <source>Try again when they have answered in Remembrancer.</source>
            <comment>error.pairing_waits.action</comment>
            <translation>Intentarlo de nuevo cuando haya respondido en Remembrancer.</translation>
        </message>
        <message>
            <source>This program is not let in. Do not ask again unless the person wants it.</source>
            <comment>error.pairing_waits.denied.text</comment>
            <translation>Este programa no es admitido. No solicitarlo de nuevo salvo que la persona lo quiera.</translation>
        </message>
        <message>
            <source>The person said no</source>
            <comment>error.pairing_waits.denied.title</comment>
            <translation>La persona dijo que no</translation>
        </message>
        <message>
            <source>The person was asked whether to let this program in. Tell them to compare the code: {code}.</source>
            <comment>error.pairing_waits.text</comment>
            <translation>Se preguntó a la persona si admite este programa. Debe comparar el código: {code}.</translation>
        </message>
        <message>
            <source>The person was asked whether to let this program in.</source>
            <comment>error.pairing_waits.text1</comment>
            <translation>Se preguntó a la persona si admite este programa.</translation>
        </message>
        <message>
            <source>The person was asked</source>
            <comment>error.pairing_waits.title</comment>
            <translation>Se preguntó a la persona</translation>
        </message>
        <message>
            <source>Choose another number, from 1024 to 65535.</source>
            <comment>error.port_unavailable.action</comment>
            <translation>Elegir otro número, de 1024 a 65535.</translation>
        </message>
        <message>
            <source>The number {number} is used by another program, or may not be used.</source>
            <comment>error.port_unavailable.text</comment>
            <translation>El número {number} lo usa otro programa, o no se puede usar.</translation>
        </message>
        <message>
            <source>No number was free.</source>
            <comment>error.port_unavailable.text1</comment>
            <translation>Ningún número estaba libre.</translation>
        </message>
        <message>
            <source>The port could not be opened</source>
            <comment>error.port_unavailable.title</comment>
            <translation>No se pudo abrir el puerto</translation>
        </message>
        <message>
            <source>Look it up in the history or in the list of conflicts.</source>
            <comment>error.proposal_closed.action</comment>
            <translation>Buscarlo en el historial o en la lista de conflictos.</translation>
        </message>
        <message>
            <source>It was decided, taken back, or waits in a conflict. Nothing was changed.</source>
            <comment>error.proposal_closed.text</comment>
            <translation>Se decidió, se deshizo o espera en un conflicto. No se cambió nada.</translation>
        </message>
        <message>
            <source>This does not wait for approval</source>
            <comment>error.proposal_closed.title</comment>
            <translation>Esto no espera aprobación</translation>
        </message>
        <message>
            <source>Look it up in the list of what waits.</source>
            <comment>error.proposal_not_found.action</comment>
            <translation>Buscarla en la lista de lo pendiente.</translation>
        </message>
        <message>
            <source>Nothing that waits has the identifier {id}.</source>
            <comment>error.proposal_not_found.text</comment>
            <translation>Nada de lo pendiente tiene el identificador {id}.</translation>
        </message>
        <message>
            <source>There is no such proposal in this vault.</source>
            <comment>error.proposal_not_found.text1</comment>
            <translation>No existe esa propuesta en esta bóveda.</translation>
        </message>
        <message>
            <source>The proposal was not found</source>
            <comment>error.proposal_not_found.title</comment>
            <translation>No se encontró la propuesta</translation>
        </message>
        <message>
            <source>Wait, or ask the person for a larger quota.</source>
            <comment>error.quota_exceeded.action</comment>
            <translation>Esperar, o pedir a la persona una cuota mayor.</translation>
        </message>
        <message>
            <source>At most {limit} are allowed ({reason}). Nothing was read or changed. It goes on in {retry_after} s.</source>
            <comment>error.quota_exceeded.text</comment>
            <translation>Se permiten como máximo {limit} ({reason}). No se leyó ni se cambió nada. Continúa en {retry_after} s.</translation>
        </message>
        <message>
            <source>More was asked for than is allowed. Nothing was read or changed.</source>
            <comment>error.quota_exceeded.text1</comment>
            <translation>Se pidió más de lo permitido. No se leyó ni se cambió nada.</translation>
        </message>
        <message>
            <source>Too much at once</source>
            <comment>error.quota_exceeded.title</comment>
            <translation>Demasiado a la vez</translation>
        </message>
        <message>
            <source>Search for fewer or more exact words.</source>
            <comment>error.search_too_long.action</comment>
            <translation>Buscar menos palabras, o más exactas.</translation>
        </message>
        <message>
            <source>It was stopped so that the vault stays usable. Nothing was changed.</source>
            <comment>error.search_too_long.text</comment>
            <translation>Se detuvo para que la bóveda siga utilizable. No se cambió nada.</translation>
        </message>
        <message>
            <source>The search took too long</source>
            <comment>error.search_too_long.title</comment>
            <translation>La búsqueda tardó demasiado</translation>
        </message>
        <message>
            <source>Take it out and try again; a password manager is the place for it.</source>
            <comment>error.secret_found.action</comment>
            <translation>Quitarlo e intentarlo de nuevo; su lugar es un gestor de contraseñas.</translation>
        </message>
        <message>
            <source>Say whether it is stored as it is, or with its kind in its place.</source>
            <comment>error.secret_found.ask.action</comment>
            <translation>Decir si se guarda como está, o con su clase en su lugar.</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored yet.</source>
            <comment>error.secret_found.ask.text</comment>
            <translation>{Field} contiene {secret}. Aún no se guardó nada.</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored yet.</source>
            <comment>error.secret_found.ask.text1</comment>
            <translation>Contiene un secreto. Aún no se guardó nada.</translation>
        </message>
        <message>
            <source>This holds a secret</source>
            <comment>error.secret_found.ask.title</comment>
            <translation>Esto contiene un secreto</translation>
        </message>
        <message>
            <source>Take it out and try again; a password manager is the place for it.</source>
            <comment>error.secret_found.blocked.action</comment>
            <translation>Quitarlo e intentarlo de nuevo; su lugar es un gestor de contraseñas.</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored.</source>
            <comment>error.secret_found.blocked.text</comment>
            <translation>{Field} contiene {secret}. No se guardó nada.</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored.</source>
            <comment>error.secret_found.blocked.text1</comment>
            <translation>Contiene un secreto. No se guardó nada.</translation>
        </message>
        <message>
            <source>This holds a secret</source>
            <comment>error.secret_found.blocked.title</comment>
            <translation>Esto contiene un secreto</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <comment>error.secret_found.named.action</comment>
            <translation>Elegir otro.</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored.</source>
            <comment>error.secret_found.named.text</comment>
            <translation>{Field} contiene {secret}. No se guardó nada.</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored.</source>
            <comment>error.secret_found.named.text1</comment>
            <translation>Contiene un secreto. No se guardó nada.</translation>
        </message>
        <message>
            <source>A name cannot hold a secret</source>
            <comment>error.secret_found.named.title</comment>
            <translation>Un nombre no puede contener un secreto</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored.</source>
            <comment>error.secret_found.text</comment>
            <translation>{Field} contiene {secret}. No se guardó nada.</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored.</source>
            <comment>error.secret_found.text1</comment>
            <translation>Contiene un secreto. No se guardó nada.</translation>
        </message>
        <message>
            <source>This holds a secret</source>
            <comment>error.secret_found.title</comment>
            <translation>Esto contiene un secreto</translation>
        </message>
        <message>
            <source>Mend your template, or take it away: the program's own is used then.</source>
            <comment>error.template_failed.action</comment>
            <translation>Arreglar la plantilla, o quitarla: entonces se usa la del programa.</translation>
        </message>
        <message>
            <source>{path}: {detail}.</source>
            <comment>error.template_failed.text</comment>
            <translation>{path}: {detail}.</translation>
        </message>
        <message>
            <source>It cannot be read or filled.</source>
            <comment>error.template_failed.text1</comment>
            <translation>No se puede leer o rellenar.</translation>
        </message>
        <message>
            <source>The template of reports cannot be used</source>
            <comment>error.template_failed.title</comment>
            <translation>La plantilla de informes no se puede usar</translation>
        </message>
        <message>
            <source>Try another file.</source>
            <comment>error.unreadable_file.action</comment>
            <translation>Probar con otro archivo.</translation>
        </message>
        <message>
            <source>Nothing was brought in from it.</source>
            <comment>error.unreadable_file.text</comment>
            <translation>No se trajo nada de él.</translation>
        </message>
        <message>
            <source>The file could not be read</source>
            <comment>error.unreadable_file.title</comment>
            <translation>No se pudo leer el archivo</translation>
        </message>
        <message>
            <source>Go back to a backup, or recover what can be read into a new vault. The damaged files stay where they are.</source>
            <comment>error.vault_damaged.action</comment>
            <translation>Volver a una copia de seguridad, o recuperar lo que se pueda leer en una bóveda nueva. Los archivos dañados se quedan donde están.</translation>
        </message>
        <message>
            <source>Go back to a backup, or recover what can be read into a new vault. The damaged files stay where they are.</source>
            <comment>error.vault_damaged.beginning.action</comment>
            <translation>Volver a una copia de seguridad, o recuperar lo que se pueda leer en una bóveda nueva. Los archivos dañados se quedan donde están.</translation>
        </message>
        <message>
            <source>The secret is right, but the beginning of the file {file} is not what was written. It was left as it is.</source>
            <comment>error.vault_damaged.beginning.text</comment>
            <translation>El secreto es correcto, pero el principio del archivo {file} no es lo que se escribió. Se dejó como está.</translation>
        </message>
        <message>
            <source>The vault is damaged</source>
            <comment>error.vault_damaged.beginning.title</comment>
            <translation>La bóveda está dañada</translation>
        </message>
        <message>
            <source>Put it back if you moved it. Otherwise go back to a backup.</source>
            <comment>error.vault_damaged.missing.action</comment>
            <translation>Devolverlo a su lugar si se movió. Si no, volver a una copia de seguridad.</translation>
        </message>
        <message>
            <source>The file {file} is not in the vault's folder.</source>
            <comment>error.vault_damaged.missing.text</comment>
            <translation>El archivo {file} no está en la carpeta de la bóveda.</translation>
        </message>
        <message>
            <source>One of its files is not in the vault's folder.</source>
            <comment>error.vault_damaged.missing.text1</comment>
            <translation>Uno de sus archivos no está en la carpeta de la bóveda.</translation>
        </message>
        <message>
            <source>A file of the vault is missing</source>
            <comment>error.vault_damaged.missing.title</comment>
            <translation>Falta un archivo de la bóveda</translation>
        </message>
        <message>
            <source>Go back to a backup, or look for an older copy of the vault's folder.</source>
            <comment>error.vault_damaged.nothing_readable.action</comment>
            <translation>Volver a una copia de seguridad, o buscar una copia anterior de la carpeta de la bóveda.</translation>
        </message>
        <message>
            <source>Not even the beginning of the file can be read. It was left as it is.</source>
            <comment>error.vault_damaged.nothing_readable.text</comment>
            <translation>Ni siquiera se puede leer el principio del archivo. Se dejó como está.</translation>
        </message>
        <message>
            <source>Nothing could be recovered</source>
            <comment>error.vault_damaged.nothing_readable.title</comment>
            <translation>No se pudo recuperar nada</translation>
        </message>
        <message>
            <source>The file {file} does not hold what was written to it. It was left as it is.</source>
            <comment>error.vault_damaged.text</comment>
            <translation>El archivo {file} no contiene lo que se escribió en él. Se dejó como está.</translation>
        </message>
        <message>
            <source>One of its files does not hold what was written to it. The files were left as they are.</source>
            <comment>error.vault_damaged.text1</comment>
            <translation>Uno de sus archivos no contiene lo que se escribió en él. Los archivos se dejaron como están.</translation>
        </message>
        <message>
            <source>The vault is damaged</source>
            <comment>error.vault_damaged.title</comment>
            <translation>La bóveda está dañada</translation>
        </message>
        <message>
            <source>Open it, or choose another folder.</source>
            <comment>error.vault_exists.action</comment>
            <translation>Abrirla, o elegir otra carpeta.</translation>
        </message>
        <message>
            <source>The folder {path} holds a vault. It was not touched.</source>
            <comment>error.vault_exists.text</comment>
            <translation>La carpeta {path} contiene una bóveda. No se tocó.</translation>
        </message>
        <message>
            <source>This folder holds a vault. It was not touched.</source>
            <comment>error.vault_exists.text1</comment>
            <translation>Esta carpeta contiene una bóveda. No se tocó.</translation>
        </message>
        <message>
            <source>There already is a vault here</source>
            <comment>error.vault_exists.title</comment>
            <translation>Aquí ya hay una bóveda</translation>
        </message>
        <message>
            <source>Close the other program, then try again.</source>
            <comment>error.vault_in_use.action</comment>
            <translation>Cerrar el otro programa e intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>Another program on this computer has it open (process {pid}). Only one can at a time.</source>
            <comment>error.vault_in_use.text</comment>
            <translation>Otro programa de este equipo la tiene abierta (proceso {pid}). Solo puede uno a la vez.</translation>
        </message>
        <message>
            <source>Another program on this computer has it open. Only one can at a time.</source>
            <comment>error.vault_in_use.text1</comment>
            <translation>Otro programa de este equipo la tiene abierta. Solo puede uno a la vez.</translation>
        </message>
        <message>
            <source>The vault is open elsewhere</source>
            <comment>error.vault_in_use.title</comment>
            <translation>La bóveda está abierta en otra parte</translation>
        </message>
        <message>
            <source>Unlock it with the passphrase or the recovery key.</source>
            <comment>error.vault_locked.action</comment>
            <translation>Desbloquearla con la frase de contraseña o la clave de recuperación.</translation>
        </message>
        <message>
            <source>Nothing can be read or changed until it is unlocked.</source>
            <comment>error.vault_locked.text</comment>
            <translation>No se puede leer ni cambiar nada hasta que se desbloquee.</translation>
        </message>
        <message>
            <source>The vault is locked</source>
            <comment>error.vault_locked.title</comment>
            <translation>La bóveda está bloqueada</translation>
        </message>
        <message>
            <source>Choose another folder, or create a vault.</source>
            <comment>error.vault_not_found.action</comment>
            <translation>Elegir otra carpeta, o crear una bóveda.</translation>
        </message>
        <message>
            <source>No vault was found in {path}.</source>
            <comment>error.vault_not_found.text</comment>
            <translation>No se encontró ninguna bóveda en {path}.</translation>
        </message>
        <message>
            <source>No vault was found in this folder.</source>
            <comment>error.vault_not_found.text1</comment>
            <translation>No se encontró ninguna bóveda en esta carpeta.</translation>
        </message>
        <message>
            <source>There is no vault here</source>
            <comment>error.vault_not_found.title</comment>
            <translation>Aquí no hay ninguna bóveda</translation>
        </message>
        <message>
            <source>Look at the drive and the rights to the folder, then try again.</source>
            <comment>error.vault_not_moved.action</comment>
            <translation>Comprobar la unidad y los permisos de la carpeta e intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>The drive may be failing. Choose another one.</source>
            <comment>error.vault_not_moved.differs.action</comment>
            <translation>Puede que la unidad esté fallando. Elegir otra.</translation>
        </message>
        <message>
            <source>What was read back from the new place is not what was written there. The vault is where it was.</source>
            <comment>error.vault_not_moved.differs.text</comment>
            <translation>Lo releído en el lugar nuevo no es lo que se escribió allí. La bóveda está donde estaba.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.differs.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>Take the link away, then try again.</source>
            <comment>error.vault_not_moved.has_links.action</comment>
            <translation>Quitar el enlace e intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>There is a link in the vault's folder, and what it leads to would not come along. Nothing was moved.</source>
            <comment>error.vault_not_moved.has_links.text</comment>
            <translation>Hay un enlace en la carpeta de la bóveda, y aquello a lo que lleva no la acompañaría. No se movió nada.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.has_links.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>Choose a folder beside the present one.</source>
            <comment>error.vault_not_moved.inside.action</comment>
            <translation>Elegir una carpeta junto a la actual.</translation>
        </message>
        <message>
            <source>One of the two folders lies in the other. The vault is where it was.</source>
            <comment>error.vault_not_moved.inside.text</comment>
            <translation>Una de las dos carpetas está dentro de la otra. La bóveda está donde estaba.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.inside.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <comment>error.vault_not_moved.name_too_long.action</comment>
            <translation>Elegir otra carpeta.</translation>
        </message>
        <message>
            <source>The system does not take names of that length.</source>
            <comment>error.vault_not_moved.name_too_long.text</comment>
            <translation>El sistema no admite nombres de esa longitud.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.name_too_long.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>Choose a folder on a drive of this computer. Encrypted backups may be copied anywhere.</source>
            <comment>error.vault_not_moved.network.action</comment>
            <translation>Elegir una carpeta en una unidad de este equipo. Las copias de seguridad cifradas se pueden copiar a cualquier parte.</translation>
        </message>
        <message>
            <source>{path} lies on another computer. A vault is only safe on a drive of this one: over a network two programs could have it open at once, and what is said to be saved need not be.</source>
            <comment>error.vault_not_moved.network.text</comment>
            <translation>{path} está en otro equipo. Una bóveda solo está a salvo en una unidad de este: por una red, dos programas podrían tenerla abierta a la vez, y lo que se da por guardado puede no estarlo.</translation>
        </message>
        <message>
            <source>The folder lies on another computer, where a vault is not safe.</source>
            <comment>error.vault_not_moved.network.text1</comment>
            <translation>La carpeta está en otro equipo, donde una bóveda no está a salvo.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.network.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>Free some space, or choose another drive. The vault is where it was.</source>
            <comment>error.vault_not_moved.no_room.action</comment>
            <translation>Liberar espacio, o elegir otra unidad. La bóveda está donde estaba.</translation>
        </message>
        <message>
            <source>There is not enough room: {needed} MB are needed, and {free} MB are free.</source>
            <comment>error.vault_not_moved.no_room.text</comment>
            <translation>No hay espacio suficiente: se necesitan {needed} MB y hay {free} MB libres.</translation>
        </message>
        <message>
            <source>There is not enough room.</source>
            <comment>error.vault_not_moved.no_room.text1</comment>
            <translation>No hay espacio suficiente.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.no_room.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <comment>error.vault_not_moved.not_a_folder.action</comment>
            <translation>Elegir otra carpeta.</translation>
        </message>
        <message>
            <source>{path} is a link, or no folder. The vault is where it was.</source>
            <comment>error.vault_not_moved.not_a_folder.text</comment>
            <translation>{path} es un enlace, o no es una carpeta. La bóveda está donde estaba.</translation>
        </message>
        <message>
            <source>It is a link, or no folder.</source>
            <comment>error.vault_not_moved.not_a_folder.text1</comment>
            <translation>Es un enlace, o no es una carpeta.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.not_a_folder.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>Choose a new or empty folder.</source>
            <comment>error.vault_not_moved.not_empty.action</comment>
            <translation>Elegir una carpeta nueva o vacía.</translation>
        </message>
        <message>
            <source>There is something in {path} already. The vault is where it was.</source>
            <comment>error.vault_not_moved.not_empty.text</comment>
            <translation>Ya hay algo en {path}. La bóveda está donde estaba.</translation>
        </message>
        <message>
            <source>There is something in it already.</source>
            <comment>error.vault_not_moved.not_empty.text1</comment>
            <translation>Ya hay algo en ella.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.not_empty.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>Choose another folder, or give yourself the right. The vault is where it was.</source>
            <comment>error.vault_not_moved.permission_denied.action</comment>
            <translation>Elegir otra carpeta, o darse permiso. La bóveda está donde estaba.</translation>
        </message>
        <message>
            <source>The system does not allow writing to {path}, or renaming the old folder.</source>
            <comment>error.vault_not_moved.permission_denied.text</comment>
            <translation>El sistema no permite escribir en {path}, o renombrar la carpeta anterior.</translation>
        </message>
        <message>
            <source>The system does not allow it.</source>
            <comment>error.vault_not_moved.permission_denied.text1</comment>
            <translation>El sistema no lo permite.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.permission_denied.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <comment>error.vault_not_moved.same_folder.action</comment>
            <translation>Elegir otra carpeta.</translation>
        </message>
        <message>
            <source>It lies in that folder already.</source>
            <comment>error.vault_not_moved.same_folder.text</comment>
            <translation>Ya está en esa carpeta.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.same_folder.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>The system did not read or write {path} as it should. The vault is where it was.</source>
            <comment>error.vault_not_moved.text</comment>
            <translation>El sistema no leyó o escribió {path} como debía. La bóveda está donde estaba.</translation>
        </message>
        <message>
            <source>It is where it was.</source>
            <comment>error.vault_not_moved.text1</comment>
            <translation>Está donde estaba.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.title</comment>
            <translation>La bóveda no se movió</translation>
        </message>
        <message>
            <source>Open its health in Settings: go back to a backup, or recover what can be read into a new vault.</source>
            <comment>error.vault_read_only.action</comment>
            <translation>Abra su salud en los ajustes: vuelva a una copia de seguridad, o recupere lo que se pueda leer en una bóveda nueva.</translation>
        </message>
        <message>
            <source>Its file is damaged, so changes are refused. What can be read is shown as before; nothing was changed.</source>
            <comment>error.vault_read_only.text</comment>
            <translation>Su archivo está dañado, por eso se rechazan los cambios. Lo que se puede leer se muestra como antes, y no se cambió nada.</translation>
        </message>
        <message>
            <source>Nothing more is written to this vault</source>
            <comment>error.vault_read_only.title</comment>
            <translation>No se escribe nada más en esta bóveda</translation>
        </message>
        <message>
            <source>Update the program, then open the vault again.</source>
            <comment>error.vault_too_new.action</comment>
            <translation>Actualizar el programa y abrir la bóveda de nuevo.</translation>
        </message>
        <message>
            <source>A newer version of this program wrote it. Nothing was changed.</source>
            <comment>error.vault_too_new.text</comment>
            <translation>La escribió una versión más nueva de este programa. No se cambió nada.</translation>
        </message>
        <message>
            <source>The vault needs a newer program</source>
            <comment>error.vault_too_new.title</comment>
            <translation>La bóveda necesita un programa más nuevo</translation>
        </message>
        <message>
            <source>Check the drive and the rights to the folder, then try again.</source>
            <comment>error.vault_unreadable.action</comment>
            <translation>Comprobar la unidad y los permisos de la carpeta e intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <comment>error.vault_unreadable.disk_full.action</comment>
            <translation>Liberar espacio e intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>The drive is full. What was saved before is kept.</source>
            <comment>error.vault_unreadable.disk_full.text</comment>
            <translation>La unidad está llena. Lo guardado antes se conserva.</translation>
        </message>
        <message>
            <source>The change could not be saved</source>
            <comment>error.vault_unreadable.disk_full.title</comment>
            <translation>No se pudo guardar el cambio</translation>
        </message>
        <message>
            <source>Wait a moment and try again.</source>
            <comment>error.vault_unreadable.held_by_another_program.action</comment>
            <translation>Esperar un momento e intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>Another program is holding its files, such as a backup or a virus scanner. Nothing is lost.</source>
            <comment>error.vault_unreadable.held_by_another_program.text</comment>
            <translation>Otro programa retiene sus archivos, como una copia de seguridad o un antivirus. No se ha perdido nada.</translation>
        </message>
        <message>
            <source>The vault could not be read</source>
            <comment>error.vault_unreadable.held_by_another_program.title</comment>
            <translation>No se pudo leer la bóveda</translation>
        </message>
        <message>
            <source>Connect the drive and try again.</source>
            <comment>error.vault_unreadable.input_output.action</comment>
            <translation>Conectar la unidad e intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>The drive was removed or does not answer. What was saved before is kept.</source>
            <comment>error.vault_unreadable.input_output.text</comment>
            <translation>La unidad se retiró o no responde. Lo guardado antes se conserva.</translation>
        </message>
        <message>
            <source>The vault could not be read</source>
            <comment>error.vault_unreadable.input_output.title</comment>
            <translation>No se pudo leer la bóveda</translation>
        </message>
        <message>
            <source>The system did not give access to its files. What was saved before is kept.</source>
            <comment>error.vault_unreadable.text</comment>
            <translation>El sistema no dio acceso a sus archivos. Lo guardado antes se conserva.</translation>
        </message>
        <message>
            <source>The vault could not be read</source>
            <comment>error.vault_unreadable.title</comment>
            <translation>No se pudo leer la bóveda</translation>
        </message>
        <message>
            <source>Look at the newer version, then save again.</source>
            <comment>error.version_changed.action</comment>
            <translation>Ver la versión más nueva y guardar de nuevo.</translation>
        </message>
        <message>
            <source>Somebody else changed it after you opened it. Nothing was overwritten, and what you wrote is still here.</source>
            <comment>error.version_changed.text</comment>
            <translation>Otro lo cambió después de abrirlo. No se sobrescribió nada, y lo escrito sigue aquí.</translation>
        </message>
        <message>
            <source>The memory changed in the meantime</source>
            <comment>error.version_changed.title</comment>
            <translation>El recuerdo cambió entretanto</translation>
        </message>
        <message>
            <source>Try again, or use another way to unlock.</source>
            <comment>error.wrong_secret.action</comment>
            <translation>Intentarlo de nuevo, o usar otra forma de desbloquear.</translation>
        </message>
        <message>
            <source>Unlock with the passphrase or the recovery key. After that, the keyring can be set up again.</source>
            <comment>error.wrong_secret.keyring.action</comment>
            <translation>Desbloquear con la frase de contraseña o la clave de recuperación. Después se puede configurar de nuevo el llavero.</translation>
        </message>
        <message>
            <source>The key in the system's keyring does not fit this vault. Nothing was changed.</source>
            <comment>error.wrong_secret.keyring.text</comment>
            <translation>La clave del llavero del sistema no corresponde a esta bóveda. No se cambió nada.</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.keyring.title</comment>
            <translation>La bóveda no se abrió</translation>
        </message>
        <message>
            <source>Type it again, or use the recovery key.</source>
            <comment>error.wrong_secret.passphrase.action</comment>
            <translation>Escribirla de nuevo, o usar la clave de recuperación.</translation>
        </message>
        <message>
            <source>The passphrase does not fit this vault. Nothing was changed.</source>
            <comment>error.wrong_secret.passphrase.text</comment>
            <translation>La frase de contraseña no corresponde a esta bóveda. No se cambió nada.</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.passphrase.title</comment>
            <translation>La bóveda no se abrió</translation>
        </message>
        <message>
            <source>Compare each group with your copy, then try again.</source>
            <comment>error.wrong_secret.recovery.action</comment>
            <translation>Comparar cada grupo con la copia propia e intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>The recovery key does not fit this vault. Nothing was changed.</source>
            <comment>error.wrong_secret.recovery.text</comment>
            <translation>La clave de recuperación no corresponde a esta bóveda. No se cambió nada.</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.recovery.title</comment>
            <translation>La bóveda no se abrió</translation>
        </message>
        <message>
            <source>What was entered does not fit. Nothing was changed.</source>
            <comment>error.wrong_secret.text</comment>
            <translation>Lo introducido no corresponde. No se cambió nada.</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.title</comment>
            <translation>La bóveda no se abrió</translation>
        </message>
        <message numerus="yes">
            <source>Wrote {count} memories to {path}.</source>
            <comment>exported</comment>
            <extracomment>For one: Wrote {count} memory to {path}.</extracomment>
            <translation>
                <numerusform>{count} recuerdo escrito en {path}.</numerusform>
                <numerusform>{count} recuerdos escritos en {path}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{written} Everything is in it: an equal vault can be made of it.</source>
            <comment>exported.complete</comment>
            <translation>{written} Contiene todo: de ello se puede hacer una bóveda igual.</translation>
        </message>
        <message numerus="yes">
            <source>{count} were known already.</source>
            <comment>extracted.known</comment>
            <extracomment>For one: {count} was known already.</extracomment>
            <translation>
                <numerusform>{count} ya se conocía.</numerusform>
                <numerusform>{count} ya se conocían.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left out.</source>
            <comment>extracted.left_out</comment>
            <extracomment>For one: {count} was left out.</extracomment>
            <translation>
                <numerusform>{count} se dejó fuera.</numerusform>
                <numerusform>{count} se dejaron fuera.</numerusform>
            </translation>
        </message>
        <message>
            <source>The language model found no new fact.</source>
            <comment>extracted.none</comment>
            <translation>El modelo de lenguaje no encontró ningún hecho nuevo.</translation>
        </message>
        <message numerus="yes">
            <source>{count} facts wait for your approval.</source>
            <comment>extracted.proposed</comment>
            <extracomment>For one: {count} fact waits for your approval.</extracomment>
            <translation>
                <numerusform>{count} hecho espera aprobación.</numerusform>
                <numerusform>{count} hechos esperan aprobación.</numerusform>
            </translation>
        </message>
        <message>
            <source>from when it is done</source>
            <comment>fades_from.done</comment>
            <translation>desde que se cumple</translation>
        </message>
        <message>
            <source>from when it is done or due</source>
            <comment>fades_from.due</comment>
            <translation>desde que se cumple o vence</translation>
        </message>
        <message>
            <source>from when it is over</source>
            <comment>fades_from.happened</comment>
            <translation>desde que termina</translation>
        </message>
        <message>
            <source>from when it is recorded</source>
            <comment>fades_from.recorded</comment>
            <translation>desde que se registra</translation>
        </message>
        <message>
            <source>A conflict is not as change {number} left it: its state, its decision or its statements.</source>
            <comment>fault.case_changed</comment>
            <translation>Un conflicto no está como lo dejó el cambio {number}: su estado, su decisión o sus afirmaciones.</translation>
        </message>
        <message>
            <source>What a client may do, as change {number} left it, was altered.</source>
            <comment>fault.client_changed</comment>
            <translation>Se alteró lo que puede hacer un cliente según el cambio {number}.</translation>
        </message>
        <message>
            <source>How a namespace treats conflicts was altered after change {number}, by which it was set.</source>
            <comment>fault.conflict_setting_changed</comment>
            <translation>Se alteró cómo trata un espacio los conflictos después del cambio {number}, que lo fijó.</translation>
        </message>
        <message>
            <source>The seal of the journal's entry for change {number} was altered. What the entry says is as it was.</source>
            <comment>fault.digest_changed</comment>
            <translation>Se alteró el sello de la entrada del diario para el cambio {number}. Lo que dice la entrada está como estaba.</translation>
        </message>
        <message>
            <source>Something was altered in another namespace.</source>
            <comment>fault.elsewhere</comment>
            <translation>Algo se alteró en otro espacio.</translation>
        </message>
        <message numerus="yes">
            <source>{count} entries were taken away from the end of the journal, from change {number} on.</source>
            <comment>fault.end_missing</comment>
            <extracomment>For one: {count} entry was taken away from the end of the journal, that for change {number}.</extracomment>
            <translation>
                <numerusform>Se quitó {count} entrada del final del diario, la del cambio {number}.</numerusform>
                <numerusform>Se quitaron {count} entradas del final del diario, a partir del cambio {number}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Version {version} of the memory {memory} is there again, though it was erased.</source>
            <comment>fault.erased_again_there</comment>
            <translation>La versión {version} del recuerdo {memory} está ahí de nuevo, aunque se borró.</translation>
        </message>
        <message>
            <source>Altered: {fields}.</source>
            <comment>fault.field</comment>
            <translation>Alterado: {fields}.</translation>
        </message>
        <message>
            <source>How memories fade, as change {number} set it, was altered.</source>
            <comment>fault.lifecycle_policy_changed</comment>
            <translation>Se alteró cómo se desvanecen los recuerdos, fijado por el cambio {number}.</translation>
        </message>
        <message>
            <source>A namespace was altered after change {number}, by which it got its name.</source>
            <comment>fault.namespace_changed</comment>
            <translation>Se alteró un espacio después del cambio {number}, que le dio su nombre.</translation>
        </message>
        <message>
            <source>the field “{name}”</source>
            <comment>fault.of</comment>
            <translation>el campo «{name}»</translation>
        </message>
        <message>
            <source>who did it</source>
            <comment>fault.of.actor</comment>
            <translation>quién lo hizo</translation>
        </message>
        <message>
            <source>whether a person or an agent did it</source>
            <comment>fault.of.actor_kind</comment>
            <translation>si lo hizo una persona o un agente</translation>
        </message>
        <message>
            <source>which client did it</source>
            <comment>fault.of.client</comment>
            <translation>qué cliente lo hizo</translation>
        </message>
        <message>
            <source>what the clock said</source>
            <comment>fault.of.clock_at</comment>
            <translation>qué decía el reloj</translation>
        </message>
        <message>
            <source>the confidence</source>
            <comment>fault.of.confidence</comment>
            <translation>la certeza</translation>
        </message>
        <message>
            <source>the text</source>
            <comment>fault.of.content</comment>
            <translation>el texto</translation>
        </message>
        <message>
            <source>the evidence</source>
            <comment>fault.of.evidence</comment>
            <translation>la evidencia</translation>
        </message>
        <message>
            <source>the title</source>
            <comment>fault.of.heading</comment>
            <translation>el título</translation>
        </message>
        <message>
            <source>the importance</source>
            <comment>fault.of.importance</comment>
            <translation>la importancia</translation>
        </message>
        <message>
            <source>what was done</source>
            <comment>fault.of.kind</comment>
            <translation>qué se hizo</translation>
        </message>
        <message>
            <source>the identifier</source>
            <comment>fault.of.operation</comment>
            <translation>el identificador</translation>
        </message>
        <message>
            <source>whether it is pinned</source>
            <comment>fault.of.pinned</comment>
            <translation>si está fijado</translation>
        </message>
        <message>
            <source>how it is known</source>
            <comment>fault.of.provenance</comment>
            <translation>cómo se sabe</translation>
        </message>
        <message>
            <source>the reason</source>
            <comment>fault.of.reason</comment>
            <translation>el motivo</translation>
        </message>
        <message>
            <source>when it was recorded</source>
            <comment>fault.of.recorded_at</comment>
            <translation>cuándo se registró</translation>
        </message>
        <message>
            <source>the status</source>
            <comment>fault.of.status</comment>
            <translation>el estado</translation>
        </message>
        <message>
            <source>the tags</source>
            <comment>fault.of.tags</comment>
            <translation>las etiquetas</translation>
        </message>
        <message>
            <source>the trust</source>
            <comment>fault.of.trust</comment>
            <translation>la confianza</translation>
        </message>
        <message>
            <source>the type</source>
            <comment>fault.of.type</comment>
            <translation>el tipo</translation>
        </message>
        <message>
            <source>what it took back</source>
            <comment>fault.of.undoes</comment>
            <translation>qué deshizo</translation>
        </message>
        <message>
            <source>the memories it changed</source>
            <comment>fault.of.versions</comment>
            <translation>los recuerdos que cambió</translation>
        </message>
        <message numerus="yes">
            <source>An older copy of the vault lies in its place. It lacks the last {count} changes, from {number} on.</source>
            <comment>fault.older_file</comment>
            <extracomment>For one: An older copy of the vault lies in its place. It lacks the last {count} change, {number}.</extracomment>
            <translation>
                <numerusform>En su lugar hay una copia anterior de la bóveda. Le falta el último {count} cambio, {number}.</numerusform>
                <numerusform>En su lugar hay una copia anterior de la bóveda. Le faltan los últimos {count} cambios, a partir del {number}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Change {number} is not stored as it was made: who, when, what or why was altered.</source>
            <comment>fault.operation_changed</comment>
            <translation>El cambio {number} no está guardado como se hizo: se alteró quién, cuándo, qué o por qué.</translation>
        </message>
        <message>
            <source>Change {number} is gone, though the journal has an entry for it.</source>
            <comment>fault.operation_missing</comment>
            <translation>El cambio {number} ya no está, aunque el diario tiene una entrada para él.</translation>
        </message>
        <message>
            <source>An older copy of the vault was put in place and then written to: change {number} is not the one that was recorded as the last.</source>
            <comment>fault.other_history</comment>
            <translation>Se puso en su lugar una copia anterior de la bóveda y después se escribió en ella: el cambio {number} no es el que se registró como último.</translation>
        </message>
        <message>
            <source>From when to when version {version} of the memory {memory} was current was altered.</source>
            <comment>fault.period_changed</comment>
            <translation>Se alteró desde cuándo hasta cuándo fue actual la versión {version} del recuerdo {memory}.</translation>
        </message>
        <message>
            <source>What waits for a decision was altered after change {number}, or what became of it.</source>
            <comment>fault.proposal_changed</comment>
            <translation>Se alteró lo que espera una decisión después del cambio {number}, o lo que fue de ello.</translation>
        </message>
        <message>
            <source>How a namespace is recalled, as change {number} set it, was altered.</source>
            <comment>fault.recall_defaults_changed</comment>
            <translation>Se alteró cómo se consulta un espacio, fijado por el cambio {number}.</translation>
        </message>
        <message>
            <source>The journal's entry for change {number} was altered.</source>
            <comment>fault.row_changed</comment>
            <translation>Se alteró la entrada del diario para el cambio {number}.</translation>
        </message>
        <message numerus="yes">
            <source>{count} entries are missing from the middle of the journal, from change {number} on.</source>
            <comment>fault.row_missing</comment>
            <extracomment>For one: {count} entry is missing from the middle of the journal, for change {number}.</extracomment>
            <translation>
                <numerusform>Falta {count} entrada en medio del diario, para el cambio {number}.</numerusform>
                <numerusform>Faltan {count} entradas en medio del diario, a partir del cambio {number}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The journal's entries for the changes {number} and {other} were exchanged.</source>
            <comment>fault.rows_exchanged</comment>
            <translation>Se intercambiaron las entradas del diario para los cambios {number} y {other}.</translation>
        </message>
        <message>
            <source>It was “{was}” and is “{found}” now.</source>
            <comment>fault.values</comment>
            <translation>Era «{was}» y ahora es «{found}».</translation>
        </message>
        <message>
            <source>The journal knows nothing of version {version} of the memory {memory}.</source>
            <comment>fault.version_added</comment>
            <translation>El diario no sabe nada de la versión {version} del recuerdo {memory}.</translation>
        </message>
        <message>
            <source>Version {version} of the memory {memory} was altered after it was written.</source>
            <comment>fault.version_changed</comment>
            <translation>La versión {version} del recuerdo {memory} se alteró después de escribirse.</translation>
        </message>
        <message>
            <source>Version {version} of the memory {memory} is gone, though the journal knows it.</source>
            <comment>fault.version_missing</comment>
            <translation>La versión {version} del recuerdo {memory} ya no está, aunque el diario la conoce.</translation>
        </message>
        <message>
            <source>.</source>
            <comment>figure.decimal</comment>
            <translation>,</translation>
        </message>
        <message>
            <source>,</source>
            <comment>figure.thousands</comment>
            <translation>.</translation>
        </message>
        <message>
            <source>It is no plain file.</source>
            <comment>file_problem.not_a_file</comment>
            <translation>No es un archivo corriente.</translation>
        </message>
        <message>
            <source>It is not what this tool's file has to be, so that it cannot be added to safely.</source>
            <comment>file_problem.not_understood</comment>
            <translation>No es lo que debe ser el archivo de esta herramienta, así que no se le puede añadir nada con seguridad.</translation>
        </message>
        <message>
            <source>It is not text in UTF-8.</source>
            <comment>file_problem.not_utf8</comment>
            <translation>No es texto en UTF-8.</translation>
        </message>
        <message>
            <source>It belongs to somebody else.</source>
            <comment>file_problem.other_owner</comment>
            <translation>Es de otra persona.</translation>
        </message>
        <message>
            <source>It has several names on this drive, and writing would part them.</source>
            <comment>file_problem.several_names</comment>
            <translation>Tiene varios nombres en esta unidad, y escribirlo los separaría.</translation>
        </message>
        <message>
            <source>It is a link, or lies behind one: links are not followed.</source>
            <comment>file_problem.symlink</comment>
            <translation>Es un enlace, o está detrás de uno: los enlaces no se siguen.</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <comment>file_problem.too_large</comment>
            <translation>Es demasiado grande.</translation>
        </message>
        <message>
            <source>It could not be read.</source>
            <comment>file_problem.unreadable</comment>
            <translation>No se pudo leer.</translation>
        </message>
        <message>
            <source>Contested</source>
            <comment>flag.contested</comment>
            <translation>En disputa</translation>
        </message>
        <message>
            <source>Due</source>
            <comment>flag.due</comment>
            <translation>Vence</translation>
        </message>
        <message>
            <source>Episode</source>
            <comment>flag.episode</comment>
            <translation>Episodio</translation>
        </message>
        <message>
            <source>Important</source>
            <comment>flag.important</comment>
            <translation>Importante</translation>
        </message>
        <message>
            <source>Noted</source>
            <comment>flag.noted</comment>
            <translation>Anotado</translation>
        </message>
        <message>
            <source>Overdue</source>
            <comment>flag.overdue</comment>
            <translation>Con retraso</translation>
        </message>
        <message>
            <source>Pinned</source>
            <comment>flag.pinned</comment>
            <translation>Fijado</translation>
        </message>
        <message>
            <source>Gone quiet</source>
            <comment>flag.quiet</comment>
            <translation>En silencio</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>flag.unusual</comment>
            <translation>Fuera de lo común</translation>
        </message>
        <message>
            <source>Waiting for you</source>
            <comment>flag.waiting</comment>
            <translation>Pendiente</translation>
        </message>
        <message>
            <source>corrected on {day}</source>
            <comment>gave_way.corrected</comment>
            <translation>corregido el {day}</translation>
        </message>
        <message>
            <source>replaced on {day}</source>
            <comment>gave_way.replaced</comment>
            <translation>reemplazado el {day}</translation>
        </message>
        <message>
            <source>Needs attention</source>
            <comment>health.attention</comment>
            <translation>Requiere atención</translation>
        </message>
        <message>
            <source>Something needs attention. Nothing is lost.</source>
            <comment>health.attention.all</comment>
            <translation>Algo requiere atención. No se ha perdido nada.</translation>
        </message>
        <message>
            <source>Newest backup</source>
            <comment>health.backups</comment>
            <translation>Copia más reciente</translation>
        </message>
        <message>
            <source>There is none yet.</source>
            <comment>health.backups.none</comment>
            <translation>Aún no hay ninguna.</translation>
        </message>
        <message>
            <source>Made {made}. It is whole, but the vault was changed since.</source>
            <comment>health.backups.old</comment>
            <translation>Hecha {made}. Está íntegra, pero la bóveda cambió desde entonces.</translation>
        </message>
        <message>
            <source>The sample vault is not backed up: it can be made again.</source>
            <comment>health.backups.sample</comment>
            <translation>De la bóveda de ejemplo no se hacen copias: se puede crear de nuevo.</translation>
        </message>
        <message>
            <source>The one made {made} cannot be used. The others and the vault are untouched.</source>
            <comment>health.backups.unusable</comment>
            <translation>La que se hizo {made} no se puede usar. Las demás y la bóveda están intactas.</translation>
        </message>
        <message>
            <source>Made {made}, {size}. It was opened, and read to its end.</source>
            <comment>health.backups.whole</comment>
            <translation>Hecha {made}, {size}. Se abrió y se leyó hasta el final.</translation>
        </message>
        <message>
            <source>Codes for search by meaning</source>
            <comment>health.codes</comment>
            <translation>Códigos para buscar por significado</translation>
        </message>
        <message numerus="yes">
            <source>{count} are broken or missing. Their texts may not be found by meaning.</source>
            <comment>health.codes.codes_broken</comment>
            <extracomment>For one: {count} is broken or missing. Its text may not be found by meaning.</extracomment>
            <translation>
                <numerusform>{count} está roto o falta. Puede que su texto no se encuentre por significado.</numerusform>
                <numerusform>{count} están rotos o faltan. Puede que sus textos no se encuentren por significado.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} texts have none yet, and are found by their words only.</source>
            <comment>health.codes.codes_missing</comment>
            <extracomment>For one: {count} text has none yet, and is found by its words only.</extracomment>
            <translation>
                <numerusform>{count} texto aún no tiene, y solo se encuentra por sus palabras.</numerusform>
                <numerusform>{count} textos aún no tienen, y solo se encuentran por sus palabras.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} texts have none. They are made when the meaning model is there.</source>
            <comment>health.codes.codes_unknown</comment>
            <extracomment>For one: {count} text has none. They are made when the meaning model is there.</extracomment>
            <translation>
                <numerusform>{count} texto no tiene. Se crean cuando esté el modelo de significado.</numerusform>
                <numerusform>{count} textos no tienen. Se crean cuando esté el modelo de significado.</numerusform>
            </translation>
        </message>
        <message>
            <source>Every text has its codes.</source>
            <comment>health.codes.whole</comment>
            <translation>Cada texto tiene sus códigos.</translation>
        </message>
        <message>
            <source>Counts of words and tags</source>
            <comment>health.counts</comment>
            <translation>Recuentos de palabras y etiquetas</translation>
        </message>
        <message numerus="yes">
            <source>{count} counts are not what stands in the vault. Results may come in another order.</source>
            <comment>health.counts.counts_differ</comment>
            <extracomment>For one: {count} count is not what stands in the vault. Results may come in another order.</extracomment>
            <translation>
                <numerusform>{count} recuento no es lo que hay en la bóveda. Los resultados pueden venir en otro orden.</numerusform>
                <numerusform>{count} recuentos no son lo que hay en la bóveda. Los resultados pueden venir en otro orden.</numerusform>
            </translation>
        </message>
        <message>
            <source>They are what stands in the vault.</source>
            <comment>health.counts.whole</comment>
            <translation>Son lo que hay en la bóveda.</translation>
        </message>
        <message>
            <source>Damaged</source>
            <comment>health.damaged</comment>
            <translation>Dañado</translation>
        </message>
        <message>
            <source>Something is damaged. The damaged files stay as they are until you decide.</source>
            <comment>health.damaged.all</comment>
            <translation>Algo está dañado. Los archivos dañados se quedan como están hasta que se decida.</translation>
        </message>
        <message>
            <source>The vault's file</source>
            <comment>health.database</comment>
            <translation>El archivo de la bóveda</translation>
        </message>
        <message>
            <source>Some pages cannot be read ({name}). They hold only what is made from the memories: nothing of yours is lost.</source>
            <comment>health.database.derived_damaged</comment>
            <translation>Algunas páginas no se pueden leer ({name}). Solo contienen lo que se deriva de los recuerdos: no se ha perdido nada propio.</translation>
        </message>
        <message>
            <source>Some pages cannot be read ({name}). Write nothing more: go back to a backup, or recover what can be read.</source>
            <comment>health.database.stored_damaged</comment>
            <translation>Algunas páginas no se pueden leer ({name}). Conviene no escribir nada más: volver a una copia de seguridad, o recuperar lo que se pueda leer.</translation>
        </message>
        <message>
            <source>Every page of its {size} can be read.</source>
            <comment>health.database.whole</comment>
            <translation>Cada página de sus {size} se puede leer.</translation>
        </message>
        <message>
            <source>Journal</source>
            <comment>health.journal</comment>
            <translation>Diario</translation>
        </message>
        <message numerus="yes">
            <source>{count} things are not as they were written. The page Audit says which.</source>
            <comment>health.journal.altered</comment>
            <extracomment>For one: {count} thing is not as it was written. The page Audit says which.</extracomment>
            <translation>
                <numerusform>{count} cosa no está como se escribió. La página Auditoría dice cuál.</numerusform>
                <numerusform>{count} cosas no están como se escribieron. La página Auditoría dice cuáles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All {count} entries follow from each other, and nothing has been altered.</source>
            <comment>health.journal.whole</comment>
            <extracomment>For one: {count} entry follows from the one before, and nothing has been altered.</extracomment>
            <translation>
                <numerusform>{count} entrada sigue a la anterior, y nada se ha alterado.</numerusform>
                <numerusform>Las {count} entradas se siguen unas a otras, y nada se ha alterado.</numerusform>
            </translation>
        </message>
        <message>
            <source>Meaning model</source>
            <comment>health.model</comment>
            <translation>Modelo de significado</translation>
        </message>
        <message>
            <source>It gives wrong results on this computer, so it is not used, and only words are searched.</source>
            <comment>health.model.model_miscalculates</comment>
            <translation>Da resultados erróneos en este equipo, así que no se usa y solo se busca por palabras.</translation>
        </message>
        <message>
            <source>It is missing, so only words are searched. Install the program again; no memory is touched by that.</source>
            <comment>health.model.model_missing</comment>
            <translation>Falta, así que solo se busca por palabras. Hay que instalar el programa de nuevo; con eso no se toca ningún recuerdo.</translation>
        </message>
        <message>
            <source>It is not the one that the program came with, so it is not used, and only words are searched. Install the program again; no memory is touched by that.</source>
            <comment>health.model.model_tampered</comment>
            <translation>No es el que venía con el programa, así que no se usa y solo se busca por palabras. Hay que instalar el programa de nuevo; con eso no se toca ningún recuerdo.</translation>
        </message>
        <message>
            <source>Its files are those that the program came with.</source>
            <comment>health.model.whole</comment>
            <translation>Sus archivos son los que venían con el programa.</translation>
        </message>
        <message>
            <source>Not checked yet</source>
            <comment>health.not_checked</comment>
            <translation>Aún no comprobado</translation>
        </message>
        <message>
            <source>In order</source>
            <comment>health.sound</comment>
            <translation>En orden</translation>
        </message>
        <message>
            <source>Everything that was checked is in order.</source>
            <comment>health.sound.all</comment>
            <translation>Todo lo comprobado está en orden.</translation>
        </message>
        <message>
            <source>Drive</source>
            <comment>health.space</comment>
            <translation>Unidad</translation>
        </message>
        <message>
            <source>{size} are free; backups and cleaning up need {expected_size}. What is stored stays, but soon nothing can be added. Free some space, or move the vault in Settings.</source>
            <comment>health.space.little_room</comment>
            <translation>Hay {size} libres; las copias de seguridad y la limpieza necesitan {expected_size}. Lo guardado se queda, pero pronto no se podrá añadir nada. Conviene liberar espacio, o mover la bóveda en Ajustes.</translation>
        </message>
        <message>
            <source>Nothing can be written there ({name}). What is stored stays. Give yourself the right to the folder, or free some space.</source>
            <comment>health.space.not_writable</comment>
            <translation>Allí no se puede escribir nada ({name}). Lo guardado se queda. Conviene darse permiso en la carpeta, o liberar espacio.</translation>
        </message>
        <message>
            <source>The folder lies on another computer, where two may write at once and a save may be lost. Move the vault to a drive of this computer, in Settings; encrypted backups may be copied anywhere.</source>
            <comment>health.space.on_network</comment>
            <translation>La carpeta está en otro equipo, donde dos pueden escribir a la vez y perderse lo guardado. Conviene mover la bóveda a una unidad de este equipo, en Ajustes; las copias de seguridad cifradas se pueden copiar a cualquier parte.</translation>
        </message>
        <message>
            <source>It can be written to, with {size} free.</source>
            <comment>health.space.whole</comment>
            <translation>Se puede escribir en ella, con {size} libres.</translation>
        </message>
        <message>
            <source>Reading the newest backup</source>
            <comment>health.stage.backup</comment>
            <translation>Leyendo la copia más reciente</translation>
        </message>
        <message>
            <source>Looking at codes</source>
            <comment>health.stage.codes</comment>
            <translation>Mirando los códigos</translation>
        </message>
        <message>
            <source>Counting</source>
            <comment>health.stage.counting</comment>
            <translation>Contando</translation>
        </message>
        <message>
            <source>Making codes</source>
            <comment>health.stage.encoding</comment>
            <translation>Creando códigos</translation>
        </message>
        <message>
            <source>Comparing texts</source>
            <comment>health.stage.indexing</comment>
            <translation>Comparando textos</translation>
        </message>
        <message>
            <source>Reading every page</source>
            <comment>health.stage.pages</comment>
            <translation>Leyendo cada página</translation>
        </message>
        <message>
            <source>Reading what can be read</source>
            <comment>health.stage.recovering</comment>
            <translation>Leyendo lo que se puede leer</translation>
        </message>
        <message>
            <source>Following the journal</source>
            <comment>health.stage.verifying</comment>
            <translation>Siguiendo el diario</translation>
        </message>
        <message>
            <source>A part of {name} cannot be read, so this cannot be told. Check the vault's file.</source>
            <comment>health.unreadable</comment>
            <translation>Una parte de {name} no se puede leer, así que esto no se puede saber. Conviene comprobar el archivo de la bóveda.</translation>
        </message>
        <message>
            <source>Full text</source>
            <comment>health.words</comment>
            <translation>Texto completo</translation>
        </message>
        <message numerus="yes">
            <source>The rows of all {count} texts agree.</source>
            <comment>health.words.whole</comment>
            <extracomment>For one: The row of {count} text says what the text says.</extracomment>
            <translation>
                <numerusform>La fila de {count} texto dice lo que dice el texto.</numerusform>
                <numerusform>Las filas de los {count} textos concuerdan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} of {expected} rows are missing or say something else. Words in them are not found.</source>
            <comment>health.words.words_differ</comment>
            <extracomment>For one: {count} of {expected} rows is missing or says something else. Words in it are not found.</extracomment>
            <translation>
                <numerusform>{count} de {expected} filas falta o dice otra cosa. Sus palabras no se encuentran.</numerusform>
                <numerusform>{count} de {expected} filas faltan o dicen otra cosa. Sus palabras no se encuentran.</numerusform>
            </translation>
        </message>
        <message>
            <source>High</source>
            <comment>importance.high</comment>
            <translation>Alta</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>importance.normal</comment>
            <translation>Normal</translation>
        </message>
        <message numerus="yes">
            <source>{count} were imported before.</source>
            <comment>imported.already_there</comment>
            <extracomment>For one: {count} was imported before.</extracomment>
            <translation>
                <numerusform>{count} ya se importó antes.</numerusform>
                <numerusform>{count} ya se importaron antes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} wait in conflicts already.</source>
            <comment>imported.conflicts</comment>
            <extracomment>For one: {count} waits in a conflict already.</extracomment>
            <translation>
                <numerusform>{count} ya espera en un conflicto.</numerusform>
                <numerusform>{count} ya esperan en conflictos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} new memories.</source>
            <comment>imported.created</comment>
            <extracomment>For one: {count} new memory.</extracomment>
            <translation>
                <numerusform>{count} recuerdo nuevo.</numerusform>
                <numerusform>{count} recuerdos nuevos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left out by choice.</source>
            <comment>imported.left_out</comment>
            <extracomment>For one: {count} was left out by choice.</extracomment>
            <translation>
                <numerusform>{count} se dejó fuera a propósito.</numerusform>
                <numerusform>{count} se dejaron fuera a propósito.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were known from elsewhere.</source>
            <comment>imported.reinforced</comment>
            <extracomment>For one: {count} was known from elsewhere.</extracomment>
            <translation>
                <numerusform>{count} se conocía de otra parte.</numerusform>
                <numerusform>{count} se conocían de otra parte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} are compared with what is remembered.</source>
            <comment>imported.to_compare</comment>
            <extracomment>For one: {count} is compared with what is remembered.</extracomment>
            <translation>
                <numerusform>{count} se compara con lo recordado.</numerusform>
                <numerusform>{count} se comparan con lo recordado.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} could not be read.</source>
            <comment>imported.unreadable</comment>
            <extracomment>For one: {count} could not be read.</extracomment>
            <translation>
                <numerusform>{count} no se pudo leer.</numerusform>
                <numerusform>{count} no se pudieron leer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} wait for your approval.</source>
            <comment>imported.waiting</comment>
            <extracomment>For one: {count} waits for your approval.</extracomment>
            <translation>
                <numerusform>{count} espera aprobación.</numerusform>
                <numerusform>{count} esperan aprobación.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were known.</source>
            <comment>ingested.known</comment>
            <extracomment>For one: {count} was known.</extracomment>
            <translation>
                <numerusform>{count} ya se conocía.</numerusform>
                <numerusform>{count} ya se conocían.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} passages that had come from here were left out.</source>
            <comment>ingested.recalled</comment>
            <extracomment>For one: {count} passage that had come from here was left out.</extracomment>
            <translation>
                <numerusform>Se dejó fuera {count} pasaje que había salido de aquí.</numerusform>
                <numerusform>Se dejaron fuera {count} pasajes que habían salido de aquí.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} turns were taken in.</source>
            <comment>ingested.turns</comment>
            <extracomment>For one: {count} turn was taken in.</extracomment>
            <translation>
                <numerusform>Se incorporó {count} turno.</numerusform>
                <numerusform>Se incorporaron {count} turnos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Change it and try again.</source>
            <comment>input.action</comment>
            <translation>Cambiarlo e intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>Give more of it.</source>
            <comment>input.ambiguous.action</comment>
            <translation>Dar una parte mayor.</translation>
        </message>
        <message>
            <source>{Field} fits more than one.</source>
            <comment>input.ambiguous.text</comment>
            <translation>{Field} corresponde a más de uno.</translation>
        </message>
        <message>
            <source>Copy it again, without spaces.</source>
            <comment>input.cannot_be_sent.action</comment>
            <translation>Copiarlo de nuevo, sin espacios.</translation>
        </message>
        <message>
            <source>{Field} holds a character that cannot be sent.</source>
            <comment>input.cannot_be_sent.text</comment>
            <translation>{Field} contiene un carácter que no se puede enviar.</translation>
        </message>
        <message>
            <source>Remove it.</source>
            <comment>input.control_character.action</comment>
            <translation>Quitarlo.</translation>
        </message>
        <message>
            <source>{Field} holds a character that cannot be shown.</source>
            <comment>input.control_character.text</comment>
            <translation>{Field} contiene un carácter que no se puede mostrar.</translation>
        </message>
        <message>
            <source>Write something first.</source>
            <comment>input.empty.action</comment>
            <translation>Escribir algo primero.</translation>
        </message>
        <message>
            <source>Select at least one.</source>
            <comment>input.empty.conflicts.action</comment>
            <translation>Seleccionar al menos uno.</translation>
        </message>
        <message>
            <source>No conflict is selected.</source>
            <comment>input.empty.conflicts.text</comment>
            <translation>No hay ningún conflicto seleccionado.</translation>
        </message>
        <message>
            <source>Set it first.</source>
            <comment>input.empty.language_model.endpoint.action</comment>
            <translation>Indicarla primero.</translation>
        </message>
        <message>
            <source>No endpoint is set.</source>
            <comment>input.empty.language_model.endpoint.text</comment>
            <translation>No hay ninguna dirección indicada.</translation>
        </message>
        <message>
            <source>Select at least one.</source>
            <comment>input.empty.memories.action</comment>
            <translation>Seleccionar al menos uno.</translation>
        </message>
        <message>
            <source>No memory is selected.</source>
            <comment>input.empty.memories.text</comment>
            <translation>No hay ningún recuerdo seleccionado.</translation>
        </message>
        <message>
            <source>Name a client, a session or changes.</source>
            <comment>input.empty.selection.action</comment>
            <translation>Nombrar un cliente, una sesión o cambios.</translation>
        </message>
        <message>
            <source>Nothing says what is to be taken back.</source>
            <comment>input.empty.selection.text</comment>
            <translation>Nada dice qué hay que deshacer.</translation>
        </message>
        <message>
            <source>{Field} is empty.</source>
            <comment>input.empty.text</comment>
            <translation>{Field} no contiene nada.</translation>
        </message>
        <message>
            <source>Exchange the two dates, or change one.</source>
            <comment>input.ends_before_it_begins.action</comment>
            <translation>Intercambiar las dos fechas, o cambiar una.</translation>
        </message>
        <message>
            <source>{Field} ends before it begins.</source>
            <comment>input.ends_before_it_begins.text</comment>
            <translation>{Field} termina antes de empezar.</translation>
        </message>
        <message>
            <source>Exchange the two dates, or change one.</source>
            <comment>input.ends_before_it_begins.until.action</comment>
            <translation>Intercambiar las dos fechas, o cambiar una.</translation>
        </message>
        <message>
            <source>{Field} lies before its beginning.</source>
            <comment>input.ends_before_it_begins.until.text</comment>
            <translation>{Field} es anterior a su principio.</translation>
        </message>
        <message>
            <source>The field “{name}”</source>
            <comment>input.field</comment>
            <translation>El campo «{name}»</translation>
        </message>
        <message>
            <source>The list of tags</source>
            <comment>input.field.add_tags</comment>
            <translation>La lista de etiquetas</translation>
        </message>
        <message>
            <source>The place to go on from</source>
            <comment>input.field.after</comment>
            <translation>El lugar desde el que continuar</translation>
        </message>
        <message>
            <source>The number of days ahead</source>
            <comment>input.field.ahead_days</comment>
            <translation>El número de días por delante</translation>
        </message>
        <message>
            <source>The moment asked about</source>
            <comment>input.field.as_of</comment>
            <translation>El momento por el que se pregunta</translation>
        </message>
        <message>
            <source>The budget of tokens</source>
            <comment>input.field.budget</comment>
            <translation>El presupuesto de tokens</translation>
        </message>
        <message>
            <source>The certainty</source>
            <comment>input.field.certainty</comment>
            <translation>La certeza</translation>
        </message>
        <message>
            <source>The number of the statement</source>
            <comment>input.field.chosen</comment>
            <translation>El número de la afirmación</translation>
        </message>
        <message>
            <source>The code</source>
            <comment>input.field.code</comment>
            <translation>El código</translation>
        </message>
        <message>
            <source>The filter</source>
            <comment>input.field.condition</comment>
            <translation>El filtro</translation>
        </message>
        <message>
            <source>The confidence</source>
            <comment>input.field.confidence</comment>
            <translation>La certeza</translation>
        </message>
        <message>
            <source>The identifier of the conflict</source>
            <comment>input.field.conflict</comment>
            <translation>El identificador del conflicto</translation>
        </message>
        <message>
            <source>The list of conflicts</source>
            <comment>input.field.conflicts</comment>
            <translation>La lista de conflictos</translation>
        </message>
        <message>
            <source>The text</source>
            <comment>input.field.content</comment>
            <translation>El texto</translation>
        </message>
        <message>
            <source>The conversation before the question</source>
            <comment>input.field.context</comment>
            <translation>La conversación anterior a la pregunta</translation>
        </message>
        <message>
            <source>The day</source>
            <comment>input.field.day</comment>
            <translation>El día</translation>
        </message>
        <message>
            <source>The number of days</source>
            <comment>input.field.days</comment>
            <translation>El número de días</translation>
        </message>
        <message>
            <source>The description</source>
            <comment>input.field.description</comment>
            <translation>La descripción</translation>
        </message>
        <message>
            <source>The date on which it was done</source>
            <comment>input.field.done</comment>
            <translation>La fecha en que se cumplió</translation>
        </message>
        <message>
            <source>The due date</source>
            <comment>input.field.due</comment>
            <translation>La fecha de vencimiento</translation>
        </message>
        <message>
            <source>The list of names</source>
            <comment>input.field.entities</comment>
            <translation>La lista de nombres</translation>
        </message>
        <message>
            <source>The entity</source>
            <comment>input.field.entityName</comment>
            <translation>La entidad</translation>
        </message>
        <message>
            <source>The time for which conversations are kept</source>
            <comment>input.field.episodes_days</comment>
            <translation>El tiempo que se conservan las conversaciones</translation>
        </message>
        <message>
            <source>The event</source>
            <comment>input.field.event</comment>
            <translation>El suceso</translation>
        </message>
        <message>
            <source>The evidence</source>
            <comment>input.field.evidence</comment>
            <translation>La evidencia</translation>
        </message>
        <message>
            <source>The expected version</source>
            <comment>input.field.expected</comment>
            <translation>La versión esperada</translation>
        </message>
        <message>
            <source>The time after which a type expires</source>
            <comment>input.field.expires_after_days</comment>
            <translation>El tiempo tras el que vence un tipo</translation>
        </message>
        <message>
            <source>The end of the access</source>
            <comment>input.field.expires_at</comment>
            <translation>El fin del acceso</translation>
        </message>
        <message>
            <source>The first day</source>
            <comment>input.field.first</comment>
            <translation>El primer día</translation>
        </message>
        <message>
            <source>The floor</source>
            <comment>input.field.floor</comment>
            <translation>El mínimo</translation>
        </message>
        <message>
            <source>The folder</source>
            <comment>input.field.folder</comment>
            <translation>La carpeta</translation>
        </message>
        <message>
            <source>The list of rights</source>
            <comment>input.field.grants</comment>
            <translation>La lista de permisos</translation>
        </message>
        <message>
            <source>The time of the event</source>
            <comment>input.field.happening</comment>
            <translation>El tiempo del suceso</translation>
        </message>
        <message>
            <source>The identifier</source>
            <comment>input.field.id</comment>
            <translation>El identificador</translation>
        </message>
        <message>
            <source>The identifier in the source</source>
            <comment>input.field.identifier</comment>
            <translation>El identificador en la fuente</translation>
        </message>
        <message>
            <source>The line to insert after</source>
            <comment>input.field.insert_line</comment>
            <translation>La línea tras la que insertar</translation>
        </message>
        <message>
            <source>The searches and drafts</source>
            <comment>input.field.kept</comment>
            <translation>La lista de búsquedas y borradores</translation>
        </message>
        <message>
            <source>The key of the request</source>
            <comment>input.field.key</comment>
            <translation>La clave de la solicitud</translation>
        </message>
        <message>
            <source>The kind of the flag</source>
            <comment>input.field.kind</comment>
            <translation>La clase del aviso</translation>
        </message>
        <message>
            <source>The label</source>
            <comment>input.field.label</comment>
            <translation>El rótulo</translation>
        </message>
        <message>
            <source>The limit</source>
            <comment>input.field.limit</comment>
            <translation>El límite</translation>
        </message>
        <message>
            <source>The selection</source>
            <comment>input.field.memories</comment>
            <translation>La selección</translation>
        </message>
        <message>
            <source>The identifier of the memory</source>
            <comment>input.field.memory</comment>
            <translation>El identificador del recuerdo</translation>
        </message>
        <message>
            <source>The number to compare at once</source>
            <comment>input.field.most</comment>
            <translation>El número que comparar a la vez</translation>
        </message>
        <message>
            <source>The name</source>
            <comment>input.field.name</comment>
            <translation>El nombre</translation>
        </message>
        <message>
            <source>The name of the namespace</source>
            <comment>input.field.namespace</comment>
            <translation>El nombre del espacio</translation>
        </message>
        <message>
            <source>The new name</source>
            <comment>input.field.new_name</comment>
            <translation>El nombre nuevo</translation>
        </message>
        <message>
            <source>The new tag</source>
            <comment>input.field.new_tag</comment>
            <translation>La etiqueta nueva</translation>
        </message>
        <message>
            <source>The identifier of the change</source>
            <comment>input.field.operation</comment>
            <translation>El identificador del cambio</translation>
        </message>
        <message>
            <source>The origin of the record</source>
            <comment>input.field.origin</comment>
            <translation>El origen del registro</translation>
        </message>
        <message>
            <source>The passphrase</source>
            <comment>input.field.passphrase</comment>
            <translation>La frase de contraseña</translation>
        </message>
        <message>
            <source>The file</source>
            <comment>input.field.path</comment>
            <translation>El archivo</translation>
        </message>
        <message>
            <source>The import</source>
            <comment>input.field.plan</comment>
            <translation>La importación</translation>
        </message>
        <message>
            <source>The policy</source>
            <comment>input.field.policy</comment>
            <translation>La política</translation>
        </message>
        <message>
            <source>The number of the port</source>
            <comment>input.field.port</comment>
            <translation>El número del puerto</translation>
        </message>
        <message>
            <source>The number of the statement</source>
            <comment>input.field.position</comment>
            <translation>El número de la afirmación</translation>
        </message>
        <message>
            <source>The name of the program</source>
            <comment>input.field.program</comment>
            <translation>El nombre del programa</translation>
        </message>
        <message>
            <source>The folder of the project</source>
            <comment>input.field.project</comment>
            <translation>La carpeta del proyecto</translation>
        </message>
        <message>
            <source>The identifier of what waits</source>
            <comment>input.field.proposal</comment>
            <translation>El identificador de lo pendiente</translation>
        </message>
        <message>
            <source>The list of what waits</source>
            <comment>input.field.proposals</comment>
            <translation>La lista de lo pendiente</translation>
        </message>
        <message>
            <source>The search text</source>
            <comment>input.field.query</comment>
            <translation>El texto de búsqueda</translation>
        </message>
        <message>
            <source>The quota</source>
            <comment>input.field.quotas</comment>
            <translation>La cuota</translation>
        </message>
        <message>
            <source>The reason</source>
            <comment>input.field.reason</comment>
            <translation>El motivo</translation>
        </message>
        <message>
            <source>The repair</source>
            <comment>input.field.repair</comment>
            <translation>La reparación</translation>
        </message>
        <message>
            <source>The request</source>
            <comment>input.field.request</comment>
            <translation>La solicitud</translation>
        </message>
        <message>
            <source>The decision</source>
            <comment>input.field.resolution</comment>
            <translation>La decisión</translation>
        </message>
        <message>
            <source>The time after which a type is reviewed</source>
            <comment>input.field.review_after_days</comment>
            <translation>El tiempo tras el que se revisa un tipo</translation>
        </message>
        <message>
            <source>The choice of fields</source>
            <comment>input.field.revision</comment>
            <translation>La elección de campos</translation>
        </message>
        <message>
            <source>The key</source>
            <comment>input.field.secret</comment>
            <translation>La clave</translation>
        </message>
        <message>
            <source>The decision about secrets</source>
            <comment>input.field.secrets</comment>
            <translation>La decisión sobre secretos</translation>
        </message>
        <message>
            <source>What is to be taken back</source>
            <comment>input.field.selection</comment>
            <translation>Lo que hay que deshacer</translation>
        </message>
        <message>
            <source>The session</source>
            <comment>input.field.session</comment>
            <translation>La sesión</translation>
        </message>
        <message>
            <source>The setting</source>
            <comment>input.field.setting</comment>
            <translation>El ajuste</translation>
        </message>
        <message>
            <source>The beginning of the period</source>
            <comment>input.field.since</comment>
            <translation>El principio del período</translation>
        </message>
        <message>
            <source>The source</source>
            <comment>input.field.source</comment>
            <translation>La fuente</translation>
        </message>
        <message>
            <source>The memories that are put together</source>
            <comment>input.field.sources</comment>
            <translation>La lista de recuerdos por unir</translation>
        </message>
        <message>
            <source>The date of the statement</source>
            <comment>input.field.stated</comment>
            <translation>La fecha de la afirmación</translation>
        </message>
        <message>
            <source>The status</source>
            <comment>input.field.status</comment>
            <translation>El estado</translation>
        </message>
        <message>
            <source>The summary</source>
            <comment>input.field.summary</comment>
            <translation>El resumen</translation>
        </message>
        <message>
            <source>What became of the old statement</source>
            <comment>input.field.supersession</comment>
            <translation>Lo que fue de la afirmación anterior</translation>
        </message>
        <message>
            <source>The tag</source>
            <comment>input.field.tag</comment>
            <translation>La etiqueta</translation>
        </message>
        <message>
            <source>The list of tags</source>
            <comment>input.field.tags</comment>
            <translation>La lista de etiquetas</translation>
        </message>
        <message>
            <source>The text</source>
            <comment>input.field.text</comment>
            <translation>El texto</translation>
        </message>
        <message>
            <source>The time</source>
            <comment>input.field.time</comment>
            <translation>La hora</translation>
        </message>
        <message>
            <source>The title</source>
            <comment>input.field.title</comment>
            <translation>El título</translation>
        </message>
        <message>
            <source>The tool</source>
            <comment>input.field.tool</comment>
            <translation>La herramienta</translation>
        </message>
        <message>
            <source>The list of types</source>
            <comment>input.field.types</comment>
            <translation>La lista de tipos</translation>
        </message>
        <message>
            <source>What unlocks the vault</source>
            <comment>input.field.unlocking</comment>
            <translation>Lo que desbloquea la bóveda</translation>
        </message>
        <message>
            <source>The end of the period</source>
            <comment>input.field.until</comment>
            <translation>El fin del período</translation>
        </message>
        <message>
            <source>The period in which it holds</source>
            <comment>input.field.valid</comment>
            <translation>El período en que rige</translation>
        </message>
        <message>
            <source>The moment at which it held</source>
            <comment>input.field.valid_at</comment>
            <translation>El momento en que regía</translation>
        </message>
        <message>
            <source>The value</source>
            <comment>input.field.value</comment>
            <translation>El valor</translation>
        </message>
        <message>
            <source>The vault</source>
            <comment>input.field.vault</comment>
            <translation>La bóveda</translation>
        </message>
        <message>
            <source>The number of the version</source>
            <comment>input.field.version</comment>
            <translation>El número de la versión</translation>
        </message>
        <message>
            <source>The time in which a type fades</source>
            <comment>input.field.window_days</comment>
            <translation>El tiempo en que se desvanece un tipo</translation>
        </message>
        <message>
            <source>The time zone</source>
            <comment>input.field.zone</comment>
            <translation>La zona horaria</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <comment>input.file_left_alone.action</comment>
            <translation>Elegir otro archivo.</translation>
        </message>
        <message>
            <source>{Field} is a link, no text, or somebody else's: it was left alone.</source>
            <comment>input.file_left_alone.text</comment>
            <translation>{Field} es un enlace, no es texto o es de otra persona: no se tocó.</translation>
        </message>
        <message>
            <source>Use letters, digits, -, . and _.</source>
            <comment>input.forbidden_character.action</comment>
            <translation>Usar letras, cifras, -, . y _.</translation>
        </message>
        <message>
            <source>{Field} cannot hold the character “{given}”.</source>
            <comment>input.forbidden_character.text</comment>
            <translation>{Field} no puede contener el carácter «{given}».</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <comment>input.in_use.action</comment>
            <translation>Elegir otro.</translation>
        </message>
        <message>
            <source>{Field} belongs to another one already.</source>
            <comment>input.in_use.text</comment>
            <translation>{Field} ya pertenece a otro.</translation>
        </message>
        <message>
            <source>Start from the present one.</source>
            <comment>input.incomplete.action</comment>
            <translation>Partir de lo actual.</translation>
        </message>
        <message>
            <source>{Field} does not say something about every type.</source>
            <comment>input.incomplete.text</comment>
            <translation>{Field} no dice algo sobre cada tipo.</translation>
        </message>
        <message>
            <source>Save it as UTF-8 and send it again.</source>
            <comment>input.invalid_utf8.action</comment>
            <translation>Guardarlo como UTF-8 y enviarlo de nuevo.</translation>
        </message>
        <message>
            <source>{Field} is not text in UTF-8.</source>
            <comment>input.invalid_utf8.text</comment>
            <translation>{Field} no es texto en UTF-8.</translation>
        </message>
        <message>
            <source>Copy the text again from where it came from.</source>
            <comment>input.lone_surrogate.action</comment>
            <translation>Copiar de nuevo el texto de donde procede.</translation>
        </message>
        <message>
            <source>{Field} holds half of a character.</source>
            <comment>input.lone_surrogate.text</comment>
            <translation>{Field} contiene medio carácter.</translation>
        </message>
        <message>
            <source>Add it.</source>
            <comment>input.missing.action</comment>
            <translation>Añadirlo.</translation>
        </message>
        <message>
            <source>{Field} is missing.</source>
            <comment>input.missing.text</comment>
            <translation>{Field} falta.</translation>
        </message>
        <message>
            <source>Leave out names, passwords and all behind ? or #.</source>
            <comment>input.more_than_an_address.action</comment>
            <translation>Omitir nombres, contraseñas y todo lo que sigue a ? o #.</translation>
        </message>
        <message>
            <source>{Field} holds more than the address of a server.</source>
            <comment>input.more_than_an_address.text</comment>
            <translation>{Field} contiene más que la dirección de un servidor.</translation>
        </message>
        <message>
            <source>Leave it empty, or retype the memories.</source>
            <comment>input.never_expires.action</comment>
            <translation>Dejarlo sin rellenar, o cambiar el tipo de los recuerdos.</translation>
        </message>
        <message>
            <source>Instructions and errors never expire.</source>
            <comment>input.never_expires.text</comment>
            <translation>Las instrucciones y los errores nunca vencen.</translation>
        </message>
        <message>
            <source>Leave the folder of the project out.</source>
            <comment>input.no_projects.action</comment>
            <translation>Omitir la carpeta del proyecto.</translation>
        </message>
        <message>
            <source>This tool can only be connected for all projects.</source>
            <comment>input.no_projects.text</comment>
            <translation>Esta herramienta solo se puede conectar para todos los proyectos.</translation>
        </message>
        <message>
            <source>Choose one of these.</source>
            <comment>input.not_a_choice.action</comment>
            <translation>Elegir uno de estos.</translation>
        </message>
        <message>
            <source>{Field} can be {limit}.</source>
            <comment>input.not_a_choice.text</comment>
            <translation>{Field} puede ser {limit}.</translation>
        </message>
        <message>
            <source>Choose another file, or say its format.</source>
            <comment>input.not_a_conversation.action</comment>
            <translation>Elegir otro archivo, o indicar su formato.</translation>
        </message>
        <message>
            <source>Nobody says anything in it that can be read.</source>
            <comment>input.not_a_conversation.text</comment>
            <translation>Nadie dice en ella nada que se pueda leer.</translation>
        </message>
        <message>
            <source>Write it like 2026-03-31.</source>
            <comment>input.not_a_date.action</comment>
            <translation>Escribirla como 2026-03-31.</translation>
        </message>
        <message>
            <source>{Field} is not a date.</source>
            <comment>input.not_a_date.text</comment>
            <translation>{Field} no es una fecha.</translation>
        </message>
        <message>
            <source>Look at it again, then start.</source>
            <comment>input.not_a_dry_run.action</comment>
            <translation>Verla de nuevo y empezar.</translation>
        </message>
        <message>
            <source>The import was not looked through first, or was changed since.</source>
            <comment>input.not_a_dry_run.text</comment>
            <translation>La importación no se revisó antes, o se cambió desde entonces.</translation>
        </message>
        <message>
            <source>Make it first, or choose another.</source>
            <comment>input.not_a_folder.action</comment>
            <translation>Crearla antes, o elegir otra.</translation>
        </message>
        <message>
            <source>{Field} is none that exists.</source>
            <comment>input.not_a_folder.text</comment>
            <translation>{Field} no es ninguna que exista.</translation>
        </message>
        <message>
            <source>Change it.</source>
            <comment>input.not_a_label.action</comment>
            <translation>Cambiarlo.</translation>
        </message>
        <message>
            <source>A label has 1 to {limit} letters, digits, - and _ without accents.</source>
            <comment>input.not_a_label.text</comment>
            <translation>Un rótulo tiene de 1 a {limit} letras, cifras, - y _ sin acentos.</translation>
        </message>
        <message>
            <source>Write it like http://localhost:11434/v1 or https://example.org/v1.</source>
            <comment>input.not_an_address.action</comment>
            <translation>Escribirla como http://localhost:11434/v1 o https://example.org/v1.</translation>
        </message>
        <message>
            <source>{Field} is no address of a server.</source>
            <comment>input.not_an_address.text</comment>
            <translation>{Field} no es la dirección de un servidor.</translation>
        </message>
        <message>
            <source>Copy it again, all 26 characters.</source>
            <comment>input.not_an_identifier.action</comment>
            <translation>Copiarlo de nuevo, los 26 caracteres.</translation>
        </message>
        <message>
            <source>{Field} is not an identifier of this vault.</source>
            <comment>input.not_an_identifier.text</comment>
            <translation>{Field} no es un identificador de esta bóveda.</translation>
        </message>
        <message>
            <source>Add one, such as +01:00.</source>
            <comment>input.not_aware.action</comment>
            <translation>Añadir una, como +01:00.</translation>
        </message>
        <message>
            <source>{Field} lacks a time zone.</source>
            <comment>input.not_aware.text</comment>
            <translation>{Field} carece de zona horaria.</translation>
        </message>
        <message>
            <source>Put away, delete or bring back the memory instead.</source>
            <comment>input.not_by_hand.action</comment>
            <translation>En su lugar, guardar aparte, eliminar o recuperar el recuerdo.</translation>
        </message>
        <message>
            <source>This status is set by the program alone.</source>
            <comment>input.not_by_hand.text</comment>
            <translation>Este estado solo lo establece el programa.</translation>
        </message>
        <message>
            <source>Make a new vault for it, or bring it in as memories.</source>
            <comment>input.not_empty.action</comment>
            <translation>Crear una bóveda nueva para ello, o traerlo como recuerdos.</translation>
        </message>
        <message>
            <source>Something is in this vault already.</source>
            <comment>input.not_empty.text</comment>
            <translation>Ya hay algo en esta bóveda.</translation>
        </message>
        <message>
            <source>Use an address that begins with https.</source>
            <comment>input.not_encrypted.action</comment>
            <translation>Usar una dirección que empiece por https.</translation>
        </message>
        <message>
            <source>{Field} is not on this computer or in its network, and what is sent there is not encrypted.</source>
            <comment>input.not_encrypted.text</comment>
            <translation>{Field} no está en este equipo ni en su red, y lo que se envía allí no va cifrado.</translation>
        </message>
        <message>
            <source>Look it up, or make it first.</source>
            <comment>input.not_found.action</comment>
            <translation>Buscarlo, o crearlo antes.</translation>
        </message>
        <message>
            <source>{Field} names nothing that is there.</source>
            <comment>input.not_found.text</comment>
            <translation>{Field} no nombra nada que exista.</translation>
        </message>
        <message>
            <source>Choose another statement.</source>
            <comment>input.not_in_force.action</comment>
            <translation>Elegir otra afirmación.</translation>
        </message>
        <message>
            <source>Only what is in force can be chosen here.</source>
            <comment>input.not_in_force.text</comment>
            <translation>Aquí solo se puede elegir lo que está vigente.</translation>
        </message>
        <message>
            <source>Change it in the window.</source>
            <comment>input.not_in_the_vault.action</comment>
            <translation>Cambiarlo en la ventana.</translation>
        </message>
        <message>
            <source>{Field} belongs to the window of one computer.</source>
            <comment>input.not_in_the_vault.text</comment>
            <translation>{Field} es de la ventana de un equipo.</translation>
        </message>
        <message>
            <source>The list of settings says which.</source>
            <comment>input.not_its_kind.action</comment>
            <translation>La lista de ajustes dice cuál.</translation>
        </message>
        <message>
            <source>{Field} takes another kind of value.</source>
            <comment>input.not_its_kind.text</comment>
            <translation>{Field} admite otra clase de valor.</translation>
        </message>
        <message>
            <source>Leave it out, or look at how it is spelt.</source>
            <comment>input.not_known.action</comment>
            <translation>Omitirlo, o comprobar cómo se escribe.</translation>
        </message>
        <message>
            <source>{Field} is not known here.</source>
            <comment>input.not_known.text</comment>
            <translation>{Field} no se conoce aquí.</translation>
        </message>
        <message>
            <source>List those that are, and choose one.</source>
            <comment>input.not_synchronised.action</comment>
            <translation>Enumerar los que sí, y elegir uno.</translation>
        </message>
        <message>
            <source>This file is not kept up to date.</source>
            <comment>input.not_synchronised.text</comment>
            <translation>Este archivo no se mantiene al día.</translation>
        </message>
        <message>
            <source>Type it twice again.</source>
            <comment>input.not_the_same.action</comment>
            <translation>Escribirlo dos veces de nuevo.</translation>
        </message>
        <message>
            <source>{Field} was typed differently the second time.</source>
            <comment>input.not_the_same.text</comment>
            <translation>{Field} se escribió distinto la segunda vez.</translation>
        </message>
        <message>
            <source>Look it up in the description of the interface.</source>
            <comment>input.not_usable.action</comment>
            <translation>Buscarlo en la descripción de la interfaz.</translation>
        </message>
        <message>
            <source>{Field} is not of the kind that is expected.</source>
            <comment>input.not_usable.text</comment>
            <translation>{Field} no es de la clase esperada.</translation>
        </message>
        <message>
            <source>Keep the keyring or set a passphrase.</source>
            <comment>input.nothing_left.action</comment>
            <translation>Conservar el llavero o establecer una frase de contraseña.</translation>
        </message>
        <message>
            <source>Nothing would be left that unlocks the vault.</source>
            <comment>input.nothing_left.text</comment>
            <translation>No quedaría nada que desbloquee la bóveda.</translation>
        </message>
        <message>
            <source>Remove it, or choose the right file.</source>
            <comment>input.nul_character.action</comment>
            <translation>Quitarlo, o elegir el archivo correcto.</translation>
        </message>
        <message>
            <source>{Field} holds a character that ends a text.</source>
            <comment>input.nul_character.text</comment>
            <translation>{Field} contiene un carácter que termina un texto.</translation>
        </message>
        <message>
            <source>Decide them one by one.</source>
            <comment>input.one_conflict_only.action</comment>
            <translation>Decidirlos uno a uno.</translation>
        </message>
        <message>
            <source>This decision is for one conflict at a time.</source>
            <comment>input.one_conflict_only.text</comment>
            <translation>Esta decisión es para un conflicto a la vez.</translation>
        </message>
        <message>
            <source>Select only one.</source>
            <comment>input.one_memory_only.action</comment>
            <translation>Seleccionar solo uno.</translation>
        </message>
        <message>
            <source>This can be done with one memory at a time.</source>
            <comment>input.one_memory_only.text</comment>
            <translation>Esto se puede hacer con un recuerdo a la vez.</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>input.one_statement_only.action</comment>
            <translation>Omitirlo.</translation>
        </message>
        <message>
            <source>{Field} belongs to a decision for one statement.</source>
            <comment>input.one_statement_only.text</comment>
            <translation>{Field} pertenece a una decisión a favor de una afirmación.</translation>
        </message>
        <message>
            <source>Name the folder of the project.</source>
            <comment>input.only_projects.action</comment>
            <translation>Nombrar la carpeta del proyecto.</translation>
        </message>
        <message>
            <source>This tool can be connected for one project at a time.</source>
            <comment>input.only_projects.text</comment>
            <translation>Esta herramienta se puede conectar para un proyecto a la vez.</translation>
        </message>
        <message>
            <source>Move one of them first.</source>
            <comment>input.other_namespace.action</comment>
            <translation>Mover antes uno de ellos.</translation>
        </message>
        <message>
            <source>The two lie in different namespaces.</source>
            <comment>input.other_namespace.text</comment>
            <translation>Los dos están en espacios distintos.</translation>
        </message>
        <message>
            <source>Choose a value within it.</source>
            <comment>input.out_of_range.action</comment>
            <translation>Elegir un valor dentro de él.</translation>
        </message>
        <message>
            <source>{Field} is outside its range ({limit}).</source>
            <comment>input.out_of_range.text</comment>
            <translation>{Field} está fuera de su intervalo ({limit}).</translation>
        </message>
        <message>
            <source>Choose a later date.</source>
            <comment>input.past.action</comment>
            <translation>Elegir una fecha posterior.</translation>
        </message>
        <message>
            <source>{Field} lies in the past.</source>
            <comment>input.past.text</comment>
            <translation>{Field} está en el pasado.</translation>
        </message>
        <message>
            <source>Store only what is new, in words of your own.</source>
            <comment>input.recalled.action</comment>
            <translation>Guardar solo lo nuevo, con palabras propias.</translation>
        </message>
        <message>
            <source>{Field} is what recall gave out.</source>
            <comment>input.recalled.text</comment>
            <translation>{Field} es lo que dio la consulta.</translation>
        </message>
        <message>
            <source>Choose two.</source>
            <comment>input.same_memory.action</comment>
            <translation>Elegir dos.</translation>
        </message>
        <message>
            <source>A memory cannot contradict itself.</source>
            <comment>input.same_memory.text</comment>
            <translation>Un recuerdo no puede contradecirse a sí mismo.</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>input.supersede_only.action</comment>
            <translation>Omitirlo.</translation>
        </message>
        <message>
            <source>{Field} belongs to the decision for the new statement.</source>
            <comment>input.supersede_only.text</comment>
            <translation>{Field} pertenece a la decisión a favor de la afirmación nueva.</translation>
        </message>
        <message>
            <source>Choose a plain one.</source>
            <comment>input.tells_what_to_do.action</comment>
            <translation>Elegir uno sencillo.</translation>
        </message>
        <message>
            <source>{Field} would tell agents what to do.</source>
            <comment>input.tells_what_to_do.text</comment>
            <translation>{Field} diría a los agentes qué hacer.</translation>
        </message>
        <message>
            <source>{Field} cannot be used as it is.</source>
            <comment>input.text</comment>
            <translation>{Field} no se puede usar así.</translation>
        </message>
        <message>
            <source>Shorten it, or make two of it.</source>
            <comment>input.too_long.action</comment>
            <translation>Acortarlo, o dividirlo en dos.</translation>
        </message>
        <message>
            <source>{Field} is too long: at most {limit} characters.</source>
            <comment>input.too_long.text</comment>
            <translation>{Field} tiene demasiados caracteres: como máximo {limit}.</translation>
        </message>
        <message>
            <source>Take some away.</source>
            <comment>input.too_many.action</comment>
            <translation>Quitar algunos.</translation>
        </message>
        <message>
            <source>Select fewer.</source>
            <comment>input.too_many.conflicts.action</comment>
            <translation>Seleccionar menos.</translation>
        </message>
        <message>
            <source>At most {limit} conflicts can be decided at once.</source>
            <comment>input.too_many.conflicts.text</comment>
            <translation>Se pueden decidir a la vez como máximo {limit} conflictos.</translation>
        </message>
        <message>
            <source>Leave out the oldest.</source>
            <comment>input.too_many.context.action</comment>
            <translation>Omitir los más antiguos.</translation>
        </message>
        <message>
            <source>The conversation has too many turns: at most {limit}.</source>
            <comment>input.too_many.context.text</comment>
            <translation>La conversación tiene demasiados turnos: como máximo {limit}.</translation>
        </message>
        <message>
            <source>Take some away.</source>
            <comment>input.too_many.entities.action</comment>
            <translation>Quitar algunas.</translation>
        </message>
        <message>
            <source>A question can name at most {limit} things.</source>
            <comment>input.too_many.entities.text</comment>
            <translation>Una pregunta puede nombrar como máximo {limit} cosas.</translation>
        </message>
        <message>
            <source>Select fewer.</source>
            <comment>input.too_many.memories.action</comment>
            <translation>Seleccionar menos.</translation>
        </message>
        <message>
            <source>At most {limit} memories can be changed at once.</source>
            <comment>input.too_many.memories.text</comment>
            <translation>Se pueden cambiar a la vez como máximo {limit} recuerdos.</translation>
        </message>
        <message>
            <source>Take some away.</source>
            <comment>input.too_many.tags.action</comment>
            <translation>Quitar algunas.</translation>
        </message>
        <message>
            <source>A memory can have at most {limit} tags.</source>
            <comment>input.too_many.tags.text</comment>
            <translation>Un recuerdo puede tener como máximo {limit} etiquetas.</translation>
        </message>
        <message>
            <source>{Field} is too long: at most {limit}.</source>
            <comment>input.too_many.text</comment>
            <translation>{Field} tiene demasiadas entradas: como máximo {limit}.</translation>
        </message>
        <message>
            <source>Choose one from the list.</source>
            <comment>input.unknown.action</comment>
            <translation>Elegir uno de la lista.</translation>
        </message>
        <message>
            <source>{Field} is not known here.</source>
            <comment>input.unknown.text</comment>
            <translation>{Field} no se conoce aquí.</translation>
        </message>
        <message>
            <source>Contested</source>
            <comment>item.flag.contested</comment>
            <translation>En disputa</translation>
        </message>
        <message>
            <source>Newer exists</source>
            <comment>item.flag.newer_exists</comment>
            <translation>Existe uno más nuevo</translation>
        </message>
        <message>
            <source>No longer valid</source>
            <comment>item.flag.no_longer_valid</comment>
            <translation>Ya no rige</translation>
        </message>
        <message>
            <source>Not yet valid</source>
            <comment>item.flag.not_yet_valid</comment>
            <translation>Aún no rige</translation>
        </message>
        <message>
            <source>Noted</source>
            <comment>item.flag.noted</comment>
            <translation>Anotado</translation>
        </message>
        <message>
            <source>Superseded</source>
            <comment>item.flag.superseded</comment>
            <translation>Sustituido</translation>
        </message>
        <message>
            <source>Reads like a rule nobody approved</source>
            <comment>item.flag.unapproved_rule</comment>
            <translation>Parece una regla que nadie aprobó</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>item.flag.unusual</comment>
            <translation>Fuera de lo común</translation>
        </message>
        <message>
            <source>Unverified for long</source>
            <comment>item.flag.unverified</comment>
            <translation>Sin confirmar hace tiempo</translation>
        </message>
        <message numerus="yes">
            <source>The journal is not whole: {count} things are wrong.</source>
            <comment>journal.broken</comment>
            <extracomment>For one: The journal is not whole: {count} thing is wrong.</extracomment>
            <translation>
                <numerusform>El diario no está íntegro: {count} cosa está mal.</numerusform>
                <numerusform>El diario no está íntegro: {count} cosas están mal.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The journal is whole: {count} changes, and everything is as it was written.</source>
            <comment>journal.intact</comment>
            <extracomment>For one: The journal is whole: {count} change, and everything is as it was written.</extracomment>
            <translation>
                <numerusform>El diario está íntegro: {count} cambio, y todo está como se escribió.</numerusform>
                <numerusform>El diario está íntegro: {count} cambios, y todo está como se escribió.</numerusform>
            </translation>
        </message>
        <message>
            <source>Corrected</source>
            <comment>known.corrected</comment>
            <translation>Corregido</translation>
        </message>
        <message>
            <source>Corrected by {name}</source>
            <comment>known.corrected.of</comment>
            <translation>Corregido por {name}</translation>
        </message>
        <message>
            <source>You said so</source>
            <comment>known.explicit_statement</comment>
            <translation>Lo dijo usted</translation>
        </message>
        <message>
            <source>Imported</source>
            <comment>known.imported</comment>
            <translation>Importado</translation>
        </message>
        <message>
            <source>Imported from {name}</source>
            <comment>known.imported.of</comment>
            <translation>Importado de {name}</translation>
        </message>
        <message>
            <source>Worked out from a chat</source>
            <comment>known.inferred</comment>
            <translation>Deducido de un chat</translation>
        </message>
        <message>
            <source>Seen</source>
            <comment>known.observed</comment>
            <translation>Visto</translation>
        </message>
        <message>
            <source>Seen by {name}</source>
            <comment>known.observed.of</comment>
            <translation>Visto por {name}</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <comment>known.validated</comment>
            <translation>Confirmado</translation>
        </message>
        <message>
            <source>Confirmed by {name}</source>
            <comment>known.validated.of</comment>
            <translation>Confirmado por {name}</translation>
        </message>
        <message>
            <source>The model says that what is stored does not answer this.</source>
            <comment>language.abstained</comment>
            <translation>El modelo dice que lo guardado no responde a esto.</translation>
        </message>
        <message numerus="yes">
            <source>{count} sentences were left out.</source>
            <comment>language.left_out</comment>
            <extracomment>For one: {count} sentence was left out.</extracomment>
            <translation>
                <numerusform>Se dejó fuera {count} frase.</numerusform>
                <numerusform>Se dejaron fuera {count} frases.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing of what the model said stands in the memories it was given.</source>
            <comment>language.nothing_held</comment>
            <translation>Nada de lo que dijo el modelo está en los recuerdos que recibió.</translation>
        </message>
        <message>
            <source>Nothing stored answers this, so the model was not asked.</source>
            <comment>language.nothing_stored</comment>
            <translation>Nada de lo guardado responde a esto, así que no se preguntó al modelo.</translation>
        </message>
        <message>
            <source>stored sentences were asked for</source>
            <comment>language.quoted.not_wanted</comment>
            <translation>se pidieron frases guardadas</translation>
        </message>
        <message>
            <source>nothing of what the language model said stands in the memories it was given</source>
            <comment>language.quoted.nothing_held</comment>
            <translation>nada de lo que dijo el modelo de lenguaje está en los recuerdos que recibió</translation>
        </message>
        <message>
            <source>nothing stored answers this</source>
            <comment>language.quoted.nothing_stored</comment>
            <translation>nada de lo guardado responde a esto</translation>
        </message>
        <message>
            <source>It names no memory.</source>
            <comment>language.why.cites_nothing</comment>
            <translation>No nombra ningún recuerdo.</translation>
        </message>
        <message>
            <source>It names memory {detail}, which the model was not given.</source>
            <comment>language.why.not_given</comment>
            <translation>Nombra el recuerdo {detail}, que el modelo no recibió.</translation>
        </message>
        <message>
            <source>“{detail}” stands in none of what it rests on.</source>
            <comment>language.why.not_in_source</comment>
            <translation>«{detail}» no está en nada de aquello en lo que se basa.</translation>
        </message>
        <message>
            <source>“{detail}” was not said.</source>
            <comment>language.why.not_said</comment>
            <translation>«{detail}» no se dijo.</translation>
        </message>
        <message>
            <source>It does not fade before it is done</source>
            <comment>lasting.not_done</comment>
            <translation>No se desvanece antes de cumplirse</translation>
        </message>
        <message>
            <source>Pinned: it does not fade</source>
            <comment>lasting.pinned</comment>
            <translation>Fijado: no se desvanece</translation>
        </message>
        <message>
            <source>It is about health or a secret: it does not fade. A pin is suggested</source>
            <comment>lasting.safety</comment>
            <translation>Trata de la salud o de un secreto: no se desvanece. Se sugiere fijarlo</translation>
        </message>
        <message>
            <source>Memories of this type do not fade</source>
            <comment>lasting.type</comment>
            <translation>Los recuerdos de este tipo no se desvanecen</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <comment>list.and</comment>
            <translation>{first} y {last}</translation>
        </message>
        <message>
            <source>{first}, {last}</source>
            <comment>list.comma</comment>
            <translation>{first}, {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <comment>list.or</comment>
            <translation>{first} o {last}</translation>
        </message>
        <message>
            <source>{part}: {reason}</source>
            <comment>match.line</comment>
            <translation>{part}: {reason}</translation>
        </message>
        <message>
            <source>Meaning</source>
            <comment>match.meaning</comment>
            <translation>Significado</translation>
        </message>
        <message>
            <source>nothing near in meaning</source>
            <comment>match.meaning.none</comment>
            <translation>nada cercano en significado</translation>
        </message>
        <message>
            <source>near in meaning as a whole</source>
            <comment>match.meaning.some</comment>
            <translation>cercano en conjunto</translation>
        </message>
        <message>
            <source>Time</source>
            <comment>match.time</comment>
            <translation>Tiempo</translation>
        </message>
        <message>
            <source>due at the time asked for</source>
            <comment>match.time.due_then</comment>
            <translation>vence en el tiempo pedido</translation>
        </message>
        <message>
            <source>happened at the time asked for</source>
            <comment>match.time.happened_then</comment>
            <translation>ocurrió en el tiempo pedido</translation>
        </message>
        <message>
            <source>held at the time asked for</source>
            <comment>match.time.held_then</comment>
            <translation>regía en el tiempo pedido</translation>
        </message>
        <message>
            <source>close to the time asked for</source>
            <comment>match.time.nearly</comment>
            <translation>cerca del tiempo pedido</translation>
        </message>
        <message>
            <source>a later statement of this stands above</source>
            <comment>match.time.newer_exists</comment>
            <translation>más arriba hay una afirmación posterior de esto</translation>
        </message>
        <message>
            <source>said later than a similar one</source>
            <comment>match.time.newest</comment>
            <translation>posterior a otro similar</translation>
        </message>
        <message>
            <source>no date asked for</source>
            <comment>match.time.no_date_asked</comment>
            <translation>no se pidió ninguna fecha</translation>
        </message>
        <message>
            <source>not in the time asked for</source>
            <comment>match.time.not_within</comment>
            <translation>no está en el tiempo pedido</translation>
        </message>
        <message>
            <source>recorded at the time asked for</source>
            <comment>match.time.recorded_then</comment>
            <translation>registrado en el tiempo pedido</translation>
        </message>
        <message>
            <source>said at the time asked for</source>
            <comment>match.time.stated_then</comment>
            <translation>dicho en el tiempo pedido</translation>
        </message>
        <message>
            <source>Use</source>
            <comment>match.use</comment>
            <translation>Uso</translation>
        </message>
        <message>
            <source>not used so far</source>
            <comment>match.use.not_used</comment>
            <translation>no usado hasta ahora</translation>
        </message>
        <message>
            <source>used before</source>
            <comment>match.use.used</comment>
            <translation>usado antes</translation>
        </message>
        <message>
            <source>Words</source>
            <comment>match.words</comment>
            <translation>Palabras</translation>
        </message>
        <message>
            <source>none of the words</source>
            <comment>match.words.none</comment>
            <translation>ninguna de las palabras</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories</source>
            <comment>memories.counted</comment>
            <extracomment>For one: {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo</numerusform>
                <numerusform>{count} recuerdos</numerusform>
            </translation>
        </message>
        <message>
            <source>The same but for accents.</source>
            <comment>merge_reason.accents</comment>
            <translation>Lo mismo salvo los acentos.</translation>
        </message>
        <message>
            <source>The name of the same person with an initial.</source>
            <comment>merge_reason.initial</comment>
            <translation>El nombre de la misma persona con una inicial.</translation>
        </message>
        <message>
            <source>A part of the name of the same person.</source>
            <comment>merge_reason.part_of_name</comment>
            <translation>Una parte del nombre de la misma persona.</translation>
        </message>
        <message>
            <source>One is the plural of the other.</source>
            <comment>merge_reason.plural</comment>
            <translation>Uno es el plural del otro.</translation>
        </message>
        <message>
            <source>The same but for hyphens and the like.</source>
            <comment>merge_reason.spelling</comment>
            <translation>Lo mismo salvo guiones y similares.</translation>
        </message>
        <message>
            <source>Jan</source>
            <comment>month.1</comment>
            <translation>ene</translation>
        </message>
        <message>
            <source>January</source>
            <comment>month.1.full</comment>
            <translation>enero</translation>
        </message>
        <message>
            <source>Oct</source>
            <comment>month.10</comment>
            <translation>oct</translation>
        </message>
        <message>
            <source>October</source>
            <comment>month.10.full</comment>
            <translation>octubre</translation>
        </message>
        <message>
            <source>Nov</source>
            <comment>month.11</comment>
            <translation>nov</translation>
        </message>
        <message>
            <source>November</source>
            <comment>month.11.full</comment>
            <translation>noviembre</translation>
        </message>
        <message>
            <source>Dec</source>
            <comment>month.12</comment>
            <translation>dic</translation>
        </message>
        <message>
            <source>December</source>
            <comment>month.12.full</comment>
            <translation>diciembre</translation>
        </message>
        <message>
            <source>Feb</source>
            <comment>month.2</comment>
            <translation>feb</translation>
        </message>
        <message>
            <source>February</source>
            <comment>month.2.full</comment>
            <translation>febrero</translation>
        </message>
        <message>
            <source>Mar</source>
            <comment>month.3</comment>
            <translation>mar</translation>
        </message>
        <message>
            <source>March</source>
            <comment>month.3.full</comment>
            <translation>marzo</translation>
        </message>
        <message>
            <source>Apr</source>
            <comment>month.4</comment>
            <translation>abr</translation>
        </message>
        <message>
            <source>April</source>
            <comment>month.4.full</comment>
            <translation>abril</translation>
        </message>
        <message>
            <source>May</source>
            <comment>month.5</comment>
            <translation>may</translation>
        </message>
        <message>
            <source>May</source>
            <comment>month.5.full</comment>
            <translation>mayo</translation>
        </message>
        <message>
            <source>Jun</source>
            <comment>month.6</comment>
            <translation>jun</translation>
        </message>
        <message>
            <source>June</source>
            <comment>month.6.full</comment>
            <translation>junio</translation>
        </message>
        <message>
            <source>Jul</source>
            <comment>month.7</comment>
            <translation>jul</translation>
        </message>
        <message>
            <source>July</source>
            <comment>month.7.full</comment>
            <translation>julio</translation>
        </message>
        <message>
            <source>Aug</source>
            <comment>month.8</comment>
            <translation>ago</translation>
        </message>
        <message>
            <source>August</source>
            <comment>month.8.full</comment>
            <translation>agosto</translation>
        </message>
        <message>
            <source>Sep</source>
            <comment>month.9</comment>
            <translation>sept</translation>
        </message>
        <message>
            <source>September</source>
            <comment>month.9.full</comment>
            <translation>septiembre</translation>
        </message>
        <message>
            <source>Gave a program access</source>
            <comment>operation.add_client</comment>
            <translation>Acceso dado a un programa</translation>
        </message>
        <message>
            <source>Kept both statements, as noted</source>
            <comment>operation.annotate</comment>
            <translation>Conservadas ambas afirmaciones, anotadas</translation>
        </message>
        <message numerus="yes">
            <source>Approved {count} memories</source>
            <comment>operation.approve</comment>
            <extracomment>For one: Approved {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo aprobado</numerusform>
                <numerusform>{count} recuerdos aprobados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Put away {count} memories</source>
            <comment>operation.archive</comment>
            <extracomment>For one: Put away {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo guardado aparte</numerusform>
                <numerusform>{count} recuerdos guardados aparte</numerusform>
            </translation>
        </message>
        <message>
            <source>Put away a namespace</source>
            <comment>operation.archive_namespace</comment>
            <translation>Espacio guardado aparte</translation>
        </message>
        <message>
            <source>Put away the namespace {name}</source>
            <comment>operation.archive_namespace.named</comment>
            <translation>Espacio {name} guardado aparte</translation>
        </message>
        <message>
            <source>Changed what a client may do</source>
            <comment>operation.change_client</comment>
            <translation>Cambiado lo que puede hacer un cliente</translation>
        </message>
        <message>
            <source>Ended a session of a client</source>
            <comment>operation.client_session</comment>
            <translation>Terminada una sesión de un cliente</translation>
        </message>
        <message>
            <source>Found a conflict</source>
            <comment>operation.conflict</comment>
            <translation>Conflicto encontrado</translation>
        </message>
        <message>
            <source>Changed how conflicts are treated</source>
            <comment>operation.conflict_settings</comment>
            <translation>Cambiado cómo se tratan los conflictos</translation>
        </message>
        <message numerus="yes">
            <source>Put {count} memories together from others</source>
            <comment>operation.consolidate</comment>
            <extracomment>For one: Put {count} memory together from others</extracomment>
            <translation>
                <numerusform>{count} recuerdo unido a partir de otros</numerusform>
                <numerusform>{count} recuerdos unidos a partir de otros</numerusform>
            </translation>
        </message>
        <message>
            <source>Created a namespace</source>
            <comment>operation.create_namespace</comment>
            <translation>Espacio creado</translation>
        </message>
        <message>
            <source>Created the namespace {name}</source>
            <comment>operation.create_namespace.named</comment>
            <translation>Espacio {name} creado</translation>
        </message>
        <message>
            <source>Decided what is out of the ordinary</source>
            <comment>operation.decide_flag</comment>
            <translation>Decidido qué está fuera de lo común</translation>
        </message>
        <message numerus="yes">
            <source>Deleted {count} memories</source>
            <comment>operation.delete</comment>
            <extracomment>For one: Deleted {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo eliminado</numerusform>
                <numerusform>{count} recuerdos eliminados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Let {count} memories fade</source>
            <comment>operation.demote</comment>
            <extracomment>For one: Let {count} memory fade</extracomment>
            <translation>
                <numerusform>{count} recuerdo desvanecido</numerusform>
                <numerusform>{count} recuerdos desvanecidos</numerusform>
            </translation>
        </message>
        <message>
            <source>Decided that it was no conflict</source>
            <comment>operation.dismiss</comment>
            <translation>Decidido que no era un conflicto</translation>
        </message>
        <message numerus="yes">
            <source>Edited {count} memories</source>
            <comment>operation.edit</comment>
            <extracomment>For one: Edited {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo editado</numerusform>
                <numerusform>{count} recuerdos editados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Erased {count} memories</source>
            <comment>operation.erase</comment>
            <extracomment>For one: Erased {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo borrado</numerusform>
                <numerusform>{count} recuerdos borrados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Expired {count} memories</source>
            <comment>operation.expire</comment>
            <extracomment>For one: Expired {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo vencido</numerusform>
                <numerusform>{count} recuerdos vencidos</numerusform>
            </translation>
        </message>
        <message>
            <source>Went back to a backup</source>
            <comment>operation.go_back</comment>
            <translation>Vuelta a una copia de seguridad</translation>
        </message>
        <message numerus="yes">
            <source>Imported {count} memories</source>
            <comment>operation.import</comment>
            <extracomment>For one: Imported {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo importado</numerusform>
                <numerusform>{count} recuerdos importados</numerusform>
            </translation>
        </message>
        <message>
            <source>Imported what was known already</source>
            <comment>operation.import.known</comment>
            <translation>Importado lo que ya se conocía</translation>
        </message>
        <message>
            <source>Changed how memories fade</source>
            <comment>operation.lifecycle_policy</comment>
            <translation>Cambiado cómo se desvanecen los recuerdos</translation>
        </message>
        <message>
            <source>Corrected a statement and joined another to it</source>
            <comment>operation.merge</comment>
            <translation>Corregida una afirmación y unida otra a ella</translation>
        </message>
        <message numerus="yes">
            <source>Moved {count} memories to another namespace</source>
            <comment>operation.move</comment>
            <extracomment>For one: Moved {count} memory to another namespace</extracomment>
            <translation>
                <numerusform>{count} recuerdo movido a otro espacio</numerusform>
                <numerusform>{count} recuerdos movidos a otro espacio</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved {count} memories to {name}</source>
            <comment>operation.move.named</comment>
            <extracomment>For one: Moved {count} memory to {name}</extracomment>
            <translation>
                <numerusform>{count} recuerdo movido a {name}</numerusform>
                <numerusform>{count} recuerdos movidos a {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing was changed</source>
            <comment>operation.nothing</comment>
            <translation>Nada ha cambiado</translation>
        </message>
        <message>
            <source>Paused a client</source>
            <comment>operation.pause_client</comment>
            <translation>Cliente en pausa</translation>
        </message>
        <message numerus="yes">
            <source>Pinned or unpinned {count} memories</source>
            <comment>operation.pin</comment>
            <extracomment>For one: Pinned or unpinned {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo fijado o dejado de fijar</numerusform>
                <numerusform>{count} recuerdos fijados o dejados de fijar</numerusform>
            </translation>
        </message>
        <message>
            <source>Proposed something that waits for you</source>
            <comment>operation.propose</comment>
            <translation>Propuesto algo que queda pendiente</translation>
        </message>
        <message numerus="yes">
            <source>Revived {count} faded memories used again</source>
            <comment>operation.reactivate</comment>
            <extracomment>For one: Revived {count} faded memory that is used again</extracomment>
            <translation>
                <numerusform>{count} recuerdo desvanecido reavivado al usarse de nuevo</numerusform>
                <numerusform>{count} recuerdos desvanecidos reavivados al usarse de nuevo</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed how a namespace is recalled</source>
            <comment>operation.recall_defaults</comment>
            <translation>Cambiado cómo se consulta un espacio</translation>
        </message>
        <message>
            <source>Recovered what could be read of a damaged vault</source>
            <comment>operation.recover</comment>
            <translation>Recuperado lo que se pudo leer de una bóveda dañada</translation>
        </message>
        <message>
            <source>Redo: {operation}</source>
            <comment>operation.redo_button</comment>
            <translation>Rehacer: {operation}</translation>
        </message>
        <message numerus="yes">
            <source>Heard {count} memories again</source>
            <comment>operation.reinforce</comment>
            <extracomment>For one: Heard {count} memory again</extracomment>
            <translation>
                <numerusform>{count} recuerdo oído de nuevo</numerusform>
                <numerusform>{count} recuerdos oídos de nuevo</numerusform>
            </translation>
        </message>
        <message>
            <source>Said again what is remembered</source>
            <comment>operation.reinforced</comment>
            <translation>Dicho de nuevo lo que ya se recuerda</translation>
        </message>
        <message>
            <source>Turned down a proposal</source>
            <comment>operation.reject</comment>
            <translation>Propuesta rechazada</translation>
        </message>
        <message numerus="yes">
            <source>Remembered {count} memories</source>
            <comment>operation.remember</comment>
            <extracomment>For one: Remembered {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo nuevo</numerusform>
                <numerusform>{count} recuerdos nuevos</numerusform>
            </translation>
        </message>
        <message>
            <source>Renamed a namespace</source>
            <comment>operation.rename_namespace</comment>
            <translation>Espacio renombrado</translation>
        </message>
        <message>
            <source>Renamed the namespace {name}</source>
            <comment>operation.rename_namespace.named</comment>
            <translation>Espacio {name} renombrado</translation>
        </message>
        <message>
            <source>Made again what is derived from memories</source>
            <comment>operation.repair</comment>
            <translation>Rehecho lo que se deriva de los recuerdos</translation>
        </message>
        <message numerus="yes">
            <source>Brought back {count} memories</source>
            <comment>operation.restore</comment>
            <extracomment>For one: Brought back {count} memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo recuperado</numerusform>
                <numerusform>{count} recuerdos recuperados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Restored earlier versions of {count} memories</source>
            <comment>operation.restore_version</comment>
            <extracomment>For one: Restored an earlier version of {count} memory</extracomment>
            <translation>
                <numerusform>Restaurada una versión anterior de {count} recuerdo</numerusform>
                <numerusform>Restauradas versiones anteriores de {count} recuerdos</numerusform>
            </translation>
        </message>
        <message>
            <source>Let a client in again</source>
            <comment>operation.resume_client</comment>
            <translation>Cliente admitido de nuevo</translation>
        </message>
        <message>
            <source>Kept a statement and turned another down</source>
            <comment>operation.retain</comment>
            <translation>Conservada una afirmación y rechazada otra</translation>
        </message>
        <message numerus="yes">
            <source>Changed the type of {count} memories</source>
            <comment>operation.retype</comment>
            <extracomment>For one: Changed the type of {count} memory</extracomment>
            <translation>
                <numerusform>Cambiado el tipo de {count} recuerdo</numerusform>
                <numerusform>Cambiado el tipo de {count} recuerdos</numerusform>
            </translation>
        </message>
        <message>
            <source>Revoked a client's access</source>
            <comment>operation.revoke_client</comment>
            <translation>Acceso de un cliente revocado</translation>
        </message>
        <message>
            <source>Looked for conflicts</source>
            <comment>operation.scan</comment>
            <translation>Búsqueda de conflictos</translation>
        </message>
        <message>
            <source>{operation}.</source>
            <comment>operation.sentence</comment>
            <translation>{operation}.</translation>
        </message>
        <message>
            <source>Let one statement take the place of another</source>
            <comment>operation.supersede</comment>
            <translation>Sustituida una afirmación por otra</translation>
        </message>
        <message numerus="yes">
            <source>Changed the tags of {count} memories</source>
            <comment>operation.tag</comment>
            <extracomment>For one: Changed the tags of {count} memory</extracomment>
            <translation>
                <numerusform>Cambiadas las etiquetas de {count} recuerdo</numerusform>
                <numerusform>Cambiadas las etiquetas de {count} recuerdos</numerusform>
            </translation>
        </message>
        <message>
            <source>Took over another vault, with its past</source>
            <comment>operation.take_over</comment>
            <translation>Asumida otra bóveda, con su pasado</translation>
        </message>
        <message numerus="yes">
            <source>Took back a change of {count} memories</source>
            <comment>operation.undo</comment>
            <extracomment>For one: Took back a change of {count} memory</extracomment>
            <translation>
                <numerusform>Deshecho un cambio de {count} recuerdo</numerusform>
                <numerusform>Deshecho un cambio de {count} recuerdos</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo: {operation}</source>
            <comment>operation.undo_button</comment>
            <translation>Deshacer: {operation}</translation>
        </message>
        <message numerus="yes">
            <source>Took back changes of {count} memories</source>
            <comment>operation.undo_many</comment>
            <extracomment>For one: Took back changes of {count} memory</extracomment>
            <translation>
                <numerusform>Deshechos cambios de {count} recuerdo</numerusform>
                <numerusform>Deshechos cambios de {count} recuerdos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Confirmed {count} memories</source>
            <comment>operation.verify</comment>
            <extracomment>For one: Confirmed that {count} memory is true</extracomment>
            <translation>
                <numerusform>{count} recuerdo confirmado como cierto</numerusform>
                <numerusform>{count} recuerdos confirmados</numerusform>
            </translation>
        </message>
        <message>
            <source>This came from the same place before. Nothing was changed.</source>
            <comment>outcome.already_there</comment>
            <translation>Esto ya llegó antes del mismo lugar. No se cambió nada.</translation>
        </message>
        <message>
            <source>This contradicts what is remembered. It waits until you decide.</source>
            <comment>outcome.conflict</comment>
            <translation>Esto contradice lo recordado. Espera hasta que se decida.</translation>
        </message>
        <message>
            <source>Remembered. Type: {type}.</source>
            <comment>outcome.created</comment>
            <translation>Recordado. Tipo: {type}.</translation>
        </message>
        <message numerus="yes">
            <source>{count} other memories say nearly the same.</source>
            <comment>outcome.near</comment>
            <extracomment>For one: {count} other memory says nearly the same.</extracomment>
            <translation>
                <numerusform>{count} recuerdo más dice casi lo mismo.</numerusform>
                <numerusform>{count} recuerdos más dicen casi lo mismo.</numerusform>
            </translation>
        </message>
        <message>
            <source>This is remembered already. It counts as heard once more.</source>
            <comment>outcome.reinforced</comment>
            <translation>Esto ya se recuerda. Cuenta como oído una vez más.</translation>
        </message>
        <message>
            <source>This was turned down before. Nothing was changed.</source>
            <comment>outcome.rejected</comment>
            <translation>Esto ya se rechazó antes. No se cambió nada.</translation>
        </message>
        <message>
            <source>This waits until a person approves it.</source>
            <comment>outcome.waiting</comment>
            <translation>Esto espera hasta que una persona lo apruebe.</translation>
        </message>
        <message>
            <source>Kept</source>
            <comment>persistence.kept</comment>
            <translation>Conservado</translation>
        </message>
        <message>
            <source>Long</source>
            <comment>persistence.long</comment>
            <translation>Larga</translation>
        </message>
        <message>
            <source>Medium</source>
            <comment>persistence.medium</comment>
            <translation>Media</translation>
        </message>
        <message>
            <source>Short</source>
            <comment>persistence.short</comment>
            <translation>Corta</translation>
        </message>
        <message>
            <source>High</source>
            <comment>priority.high</comment>
            <translation>Alta</translation>
        </message>
        <message>
            <source>Low</source>
            <comment>priority.low</comment>
            <translation>Baja</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>priority.normal</comment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>{sentence} (“{cue}”)</source>
            <comment>reason.with_cue</comment>
            <translation>{sentence} («{cue}»)</translation>
        </message>
        <message>
            <source>Everything that was stored could be read.</source>
            <comment>recovered.everything</comment>
            <translation>Se pudo leer todo lo guardado.</translation>
        </message>
        <message>
            <source>The damaged vault and its backups are where they were. Compare before you delete anything.</source>
            <comment>recovered.kept</comment>
            <translation>La bóveda dañada y sus copias de seguridad están donde estaban. Conviene comparar antes de eliminar nada.</translation>
        </message>
        <message numerus="yes">
            <source>At least {count} stored rows could not be read: {tables}.</source>
            <comment>recovered.lost</comment>
            <extracomment>For one: At least {count} stored row could not be read: {tables}.</extracomment>
            <translation>
                <numerusform>Al menos {count} fila guardada no se pudo leer: {tables}.</numerusform>
                <numerusform>Al menos {count} filas guardadas no se pudieron leer: {tables}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} current memories are in the new vault in {folder}.</source>
            <comment>recovered.memories</comment>
            <extracomment>For one: {count} current memory is in the new vault in {folder}.</extracomment>
            <translation>
                <numerusform>{count} recuerdo actual está en la bóveda nueva en {folder}.</numerusform>
                <numerusform>{count} recuerdos actuales están en la bóveda nueva en {folder}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {count} more memories only an older state could be read: they are put away, so that no agent is told them.</source>
            <comment>recovered.older</comment>
            <extracomment>For one: Of {count} more memory only an older state could be read: it is put away, so that no agent is told it.</extracomment>
            <translation>
                <numerusform>De {count} recuerdo más solo se pudo leer un estado anterior: se guarda aparte, para que no se diga a ningún agente.</numerusform>
                <numerusform>De {count} recuerdos más solo se pudo leer un estado anterior: se guardan aparte, para que no se digan a ningún agente.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} {number}</source>
            <comment>recovered.table</comment>
            <translation>{name} {number}</translation>
        </message>
        <message>
            <source>Back up now</source>
            <comment>repair.backup</comment>
            <translation>Hacer copia ahora</translation>
        </message>
        <message>
            <source>The vault is copied beside the other backups, and the copy is read back.</source>
            <comment>repair.backup.effect</comment>
            <translation>La bóveda se copia junto a las demás copias de seguridad, y la copia se relee.</translation>
        </message>
        <message>
            <source>Make the codes</source>
            <comment>repair.codes</comment>
            <translation>Crear los códigos</translation>
        </message>
        <message numerus="yes">
            <source>{count} texts got their codes.</source>
            <comment>repair.codes.done</comment>
            <extracomment>For one: {count} text got its codes.</extracomment>
            <translation>
                <numerusform>{count} texto recibió sus códigos.</numerusform>
                <numerusform>{count} textos recibieron sus códigos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Broken codes are thrown away, and what has none gets its own, about thirty texts a second. No memory is changed, and you can go on working.</source>
            <comment>repair.codes.effect</comment>
            <translation>Los códigos rotos se desechan y lo que no tiene recibe los suyos, unos treinta textos por segundo. No se cambia ningún recuerdo y se puede seguir trabajando.</translation>
        </message>
        <message>
            <source>Count again</source>
            <comment>repair.counts</comment>
            <translation>Contar de nuevo</translation>
        </message>
        <message numerus="yes">
            <source>{count} counts were corrected.</source>
            <comment>repair.counts.done</comment>
            <extracomment>For one: {count} count was corrected.</extracomment>
            <translation>
                <numerusform>{count} recuento se corrigió.</numerusform>
                <numerusform>{count} recuentos se corrigieron.</numerusform>
            </translation>
        </message>
        <message>
            <source>Words and tags are counted again from the memories. No memory is changed.</source>
            <comment>repair.counts.effect</comment>
            <translation>Las palabras y etiquetas se cuentan de nuevo a partir de los recuerdos. No se cambia ningún recuerdo.</translation>
        </message>
        <message>
            <source>Recover what can be read …</source>
            <comment>repair.recover</comment>
            <translation>Recuperar lo que se pueda leer …</translation>
        </message>
        <message>
            <source>Everything that can be read is written into a new vault in another folder, which the same unlocks. It says what could not be read. The damaged vault stays as it is.</source>
            <comment>repair.recover.effect</comment>
            <translation>Todo lo que se puede leer se escribe en una bóveda nueva en otra carpeta, que se desbloquea con lo mismo. Dice lo que no se pudo leer. La bóveda dañada se queda como está.</translation>
        </message>
        <message>
            <source>Go back to a backup …</source>
            <comment>repair.restore</comment>
            <translation>Volver a una copia de seguridad …</translation>
        </message>
        <message>
            <source>The list of backups opens. It says what would be different before anything is done, and the vault as it is now is kept.</source>
            <comment>repair.restore.effect</comment>
            <translation>Se abre la lista de copias de seguridad. Dice qué sería distinto antes de hacer nada, y la bóveda tal como está ahora se conserva.</translation>
        </message>
        <message>
            <source>Write the rows anew</source>
            <comment>repair.words</comment>
            <translation>Reescribir las filas</translation>
        </message>
        <message numerus="yes">
            <source>{count} rows were written anew.</source>
            <comment>repair.words.done</comment>
            <extracomment>For one: {count} row was written anew.</extracomment>
            <translation>
                <numerusform>{count} fila se reescribió.</numerusform>
                <numerusform>{count} filas se reescribieron.</numerusform>
            </translation>
        </message>
        <message>
            <source>All rows of the full text and the counts are written again from the memories. No memory is changed. Nothing else can be stored meanwhile; ten thousand memories take some seconds.</source>
            <comment>repair.words.effect</comment>
            <translation>Todas las filas del texto completo y los recuentos se reescriben a partir de los recuerdos. No se cambia ningún recuerdo. Mientras tanto no se puede guardar nada más; diez mil recuerdos tardan unos segundos.</translation>
        </message>
        <message>
            <source>All namespaces</source>
            <comment>report.all</comment>
            <translation>Todos los espacios</translation>
        </message>
        <message numerus="yes">
            <source>{count} rows of the journal are missing or are not what was written. The page Audit says which.</source>
            <comment>report.broken</comment>
            <extracomment>For one: {count} row of the journal is missing or is not what was written. The page Audit says which.</extracomment>
            <translation>
                <numerusform>Falta {count} fila del diario o no es la que se escribió. La página Auditoría dice cuál.</numerusform>
                <numerusform>Faltan {count} filas del diario o no son las que se escribieron. La página Auditoría dice cuáles.</numerusform>
            </translation>
        </message>
        <message>
            <source>from {name}</source>
            <comment>report.by</comment>
            <translation>de {name}</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>report.changed</comment>
            <translation>Cambiado</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>report.changed_memories</comment>
            <translation>Cambiado</translation>
        </message>
        <message>
            <source>{title}; most: {value} on {day}</source>
            <comment>report.chart.most</comment>
            <translation>{title}; máximo: {value} el {day}</translation>
        </message>
        <message>
            <source>New memories a day, {first} to {last}</source>
            <comment>report.chart.new</comment>
            <translation>Recuerdos nuevos al día, de {first} a {last}</translation>
        </message>
        <message>
            <source>Open conflicts at the end of each day, {first} to {last}</source>
            <comment>report.chart.open</comment>
            <translation>Conflictos abiertos al final de cada día, de {first} a {last}</translation>
        </message>
        <message>
            <source>Contradictions</source>
            <comment>report.conflicts</comment>
            <translation>Contradicciones</translation>
        </message>
        <message numerus="yes">
            <source>{count} changed</source>
            <comment>report.count.changed</comment>
            <extracomment>For one: {count} changed</extracomment>
            <translation>
                <numerusform>{count} cambiado</numerusform>
                <numerusform>{count} cambiados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} conflicts to decide</source>
            <comment>report.count.conflicts</comment>
            <extracomment>For one: {count} conflict to decide</extracomment>
            <translation>
                <numerusform>{count} conflicto por decidir</numerusform>
                <numerusform>{count} conflictos por decidir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} new memories</source>
            <comment>report.count.new</comment>
            <extracomment>For one: {count} new memory</extracomment>
            <translation>
                <numerusform>{count} recuerdo nuevo</numerusform>
                <numerusform>{count} recuerdos nuevos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} overdue</source>
            <comment>report.count.overdue</comment>
            <extracomment>For one: {count} overdue</extracomment>
            <translation>
                <numerusform>{count} con retraso</numerusform>
                <numerusform>{count} con retraso</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} routines gone quiet</source>
            <comment>report.count.quiet</comment>
            <extracomment>For one: {count} routine gone quiet</extracomment>
            <translation>
                <numerusform>{count} rutina en silencio</numerusform>
                <numerusform>{count} rutinas en silencio</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} out of the ordinary</source>
            <comment>report.count.unusual</comment>
            <extracomment>For one: {count} out of the ordinary</extracomment>
            <translation>
                <numerusform>{count} fuera de lo común</numerusform>
                <numerusform>{count} fuera de lo común</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} changed</source>
            <comment>report.day.changed</comment>
            <extracomment>For one: {count} changed</extracomment>
            <translation>
                <numerusform>{count} cambiado</numerusform>
                <numerusform>{count} cambiados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} conflicts</source>
            <comment>report.day.conflicts</comment>
            <extracomment>For one: {count} conflict</extracomment>
            <translation>
                <numerusform>{count} conflicto</numerusform>
                <numerusform>{count} conflictos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} new</source>
            <comment>report.day.new</comment>
            <extracomment>For one: {count} new</extracomment>
            <translation>
                <numerusform>{count} nuevo</numerusform>
                <numerusform>{count} nuevos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} out of the ordinary</source>
            <comment>report.day.unusual</comment>
            <extracomment>For one: {count} out of the ordinary</extracomment>
            <translation>
                <numerusform>{count} fuera de lo común</numerusform>
                <numerusform>{count} fuera de lo común</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} recalled</source>
            <comment>report.day.used</comment>
            <extracomment>For one: {count} recalled</extracomment>
            <translation>
                <numerusform>{count} usado</numerusform>
                <numerusform>{count} usados</numerusform>
            </translation>
        </message>
        <message>
            <source>Decide</source>
            <comment>report.decide</comment>
            <translation>Decidir</translation>
        </message>
        <message numerus="yes">
            <source>{count} decided</source>
            <comment>report.decided</comment>
            <extracomment>For one: {count} decided</extracomment>
            <translation>
                <numerusform>{count} decidido</numerusform>
                <numerusform>{count} decididos</numerusform>
            </translation>
        </message>
        <message>
            <source>Due soon</source>
            <comment>report.due_soon</comment>
            <translation>Vence pronto</translation>
        </message>
        <message>
            <source>{change} was {before} is now {after}</source>
            <comment>report.edited</comment>
            <translation>{change} era {before} y ahora es {after}</translation>
        </message>
        <message numerus="yes">
            <source>{count} turns of conversations</source>
            <comment>report.episodes</comment>
            <extracomment>For one: {count} turn of a conversation</extracomment>
            <translation>
                <numerusform>{count} turno de una conversación</numerusform>
                <numerusform>{count} turnos de conversaciones</numerusform>
            </translation>
        </message>
        <message>
            <source>About to fade</source>
            <comment>report.fading</comment>
            <translation>A punto de desvanecerse</translation>
        </message>
        <message>
            <source>changed</source>
            <comment>report.figure.changed</comment>
            <translation>cambiados</translation>
        </message>
        <message>
            <source>new conflicts</source>
            <comment>report.figure.conflicts</comment>
            <translation>conflictos nuevos</translation>
        </message>
        <message>
            <source>new conflict</source>
            <comment>report.figure.conflicts.one</comment>
            <translation>conflicto nuevo</translation>
        </message>
        <message>
            <source>new memories</source>
            <comment>report.figure.new</comment>
            <translation>recuerdos nuevos</translation>
        </message>
        <message>
            <source>new memory</source>
            <comment>report.figure.new.one</comment>
            <translation>recuerdo nuevo</translation>
        </message>
        <message>
            <source>out of the ordinary</source>
            <comment>report.figure.unusual</comment>
            <translation>fuera de lo común</translation>
        </message>
        <message>
            <source>recalled or opened</source>
            <comment>report.figure.used</comment>
            <translation>consultados o abiertos</translation>
        </message>
        <message>
            <source>In short</source>
            <comment>report.in_short</comment>
            <translation>En resumen</translation>
        </message>
        <message>
            <source>Journal</source>
            <comment>report.journal</comment>
            <translation>Diario</translation>
        </message>
        <message>
            <source>Nothing was written to the journal.</source>
            <comment>report.journal.none</comment>
            <translation>No se escribió nada en el diario.</translation>
        </message>
        <message>
            <source>{what}.</source>
            <comment>report.lead</comment>
            <translation>{what}.</translation>
        </message>
        <message>
            <source>Nothing was written down, and nothing asks for you.</source>
            <comment>report.lead.quiet</comment>
            <translation>No se anotó nada y no hay nada pendiente.</translation>
        </message>
        <message numerus="yes">
            <source>and {count} more</source>
            <comment>report.more</comment>
            <extracomment>For one: and {count} more</extracomment>
            <translation>
                <numerusform>y {count} más</numerusform>
                <numerusform>y {count} más</numerusform>
            </translation>
        </message>
        <message>
            <source>Most recalled</source>
            <comment>report.most_used</comment>
            <translation>Lo más consultado</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>report.name</comment>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Needs you</source>
            <comment>report.needs_you</comment>
            <translation>Requiere atención</translation>
        </message>
        <message>
            <source>New</source>
            <comment>report.new</comment>
            <translation>Nuevo</translation>
        </message>
        <message>
            <source>New memories</source>
            <comment>report.new_memories</comment>
            <translation>Recuerdos nuevos</translation>
        </message>
        <message>
            <source>No longer in force</source>
            <comment>report.no_more</comment>
            <translation>Ya no vigente</translation>
        </message>
        <message numerus="yes">
            <source>{count} open at its end</source>
            <comment>report.open</comment>
            <extracomment>For one: {count} open at its end</extracomment>
            <translation>
                <numerusform>{count} abierto al final</numerusform>
                <numerusform>{count} abiertos al final</numerusform>
            </translation>
        </message>
        <message>
            <source>Open conflicts</source>
            <comment>report.open_conflicts</comment>
            <translation>Conflictos abiertos</translation>
        </message>
        <message numerus="yes">
            <source>{count} opened on this day</source>
            <comment>report.opened</comment>
            <extracomment>For one: {count} opened on this day</extracomment>
            <translation>
                <numerusform>{count} abierto este día</numerusform>
                <numerusform>{count} abiertos este día</numerusform>
            </translation>
        </message>
        <message>
            <source>or</source>
            <comment>report.or</comment>
            <translation>o</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <comment>report.range</comment>
            <translation>{low} a {high}</translation>
        </message>
        <message>
            <source>Recalled or opened</source>
            <comment>report.recalls</comment>
            <translation>Consultado o abierto</translation>
        </message>
        <message>
            <source>{memory}, replaced by {successor}</source>
            <comment>report.replaced</comment>
            <translation>{memory}, reemplazado por {successor}</translation>
        </message>
        <message>
            <source>Not verified for long</source>
            <comment>report.reviews</comment>
            <translation>Sin confirmar hace tiempo</translation>
        </message>
        <message numerus="yes">
            <source>{count} changes were sealed on this day.</source>
            <comment>report.rows</comment>
            <extracomment>For one: {count} change was sealed on this day.</extracomment>
            <translation>
                <numerusform>{count} cambio se selló este día.</numerusform>
                <numerusform>{count} cambios se sellaron este día.</numerusform>
            </translation>
        </message>
        <message>
            <source>Change {number} closes the day, sealed {mac}.</source>
            <comment>report.seal</comment>
            <translation>El cambio {number} cierra el día, con el sello {mac}.</translation>
        </message>
        <message>
            <source>Sessions</source>
            <comment>report.sessions</comment>
            <translation>Sesiones</translation>
        </message>
        <message>
            <source>since {day}</source>
            <comment>report.since</comment>
            <translation>desde el {day}</translation>
        </message>
        <message>
            <source>Steps</source>
            <comment>report.steps</comment>
            <translation>Pasos</translation>
        </message>
        <message>
            <source>This day</source>
            <comment>report.this_day</comment>
            <translation>Este día</translation>
        </message>
        <message>
            <source>The day is not over.</source>
            <comment>report.unfinished</comment>
            <translation>El día no ha terminado.</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>report.unusual</comment>
            <translation>Fuera de lo común</translation>
        </message>
        <message numerus="yes">
            <source>{count} times</source>
            <comment>report.used</comment>
            <extracomment>For one: {count} time</extracomment>
            <translation>
                <numerusform>{count} vez</numerusform>
                <numerusform>{count} veces</numerusform>
            </translation>
        </message>
        <message>
            <source>Usual</source>
            <comment>report.usual</comment>
            <translation>Habitual</translation>
        </message>
        <message numerus="yes">
            <source>{count} proposals wait for you to allow or refuse them.</source>
            <comment>report.waiting</comment>
            <extracomment>For one: {count} proposal waits for you to allow or refuse it.</extracomment>
            <translation>
                <numerusform>{count} propuesta espera que se permita o se rechace.</numerusform>
                <numerusform>{count} propuestas esperan que se permitan o se rechacen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Who did what</source>
            <comment>report.who</comment>
            <translation>Quién hizo qué</translation>
        </message>
        <message>
            <source>Nothing of it had been altered when this report was made.</source>
            <comment>report.whole</comment>
            <translation>Nada de ello se había alterado cuando se hizo este informe.</translation>
        </message>
        <message>
            <source>Keep both, as noted</source>
            <comment>resolution.annotate</comment>
            <translation>Conservar ambos, anotados</translation>
        </message>
        <message>
            <source>Both statements hold, and are noted.</source>
            <comment>resolution.annotate.done</comment>
            <translation>Ambas afirmaciones rigen y quedan anotadas.</translation>
        </message>
        <message>
            <source>No conflict</source>
            <comment>resolution.dismiss</comment>
            <translation>No es un conflicto</translation>
        </message>
        <message>
            <source>Both statements hold. The two are not asked about again until one of them changes.</source>
            <comment>resolution.dismiss.done</comment>
            <translation>Ambas afirmaciones rigen. No se vuelve a preguntar por ellas hasta que cambie una.</translation>
        </message>
        <message>
            <source>Put together</source>
            <comment>resolution.merge</comment>
            <translation>Unir</translation>
        </message>
        <message>
            <source>The old statement was corrected, and the new one points to it.</source>
            <comment>resolution.merge.done</comment>
            <translation>La afirmación anterior se corrigió y la nueva remite a ella.</translation>
        </message>
        <message>
            <source>Keep the old one</source>
            <comment>resolution.retain</comment>
            <translation>Conservar lo anterior</translation>
        </message>
        <message>
            <source>The old statement stays, the new one is kept as turned down.</source>
            <comment>resolution.retain.done</comment>
            <translation>La afirmación anterior se queda; la nueva se conserva como rechazada.</translation>
        </message>
        <message numerus="yes">
            <source>Look at {count} memories again that may rest on what no longer holds.</source>
            <comment>resolution.review</comment>
            <extracomment>For one: Look at {count} memory again that may rest on what no longer holds.</extracomment>
            <translation>
                <numerusform>Conviene revisar {count} recuerdo que puede basarse en lo que ya no rige.</numerusform>
                <numerusform>Conviene revisar {count} recuerdos que pueden basarse en lo que ya no rige.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} conflicts were decided.</source>
            <comment>resolution.several</comment>
            <extracomment>For one: {count} conflict was decided.</extracomment>
            <translation>
                <numerusform>{count} conflicto se decidió.</numerusform>
                <numerusform>{count} conflictos se decidieron.</numerusform>
            </translation>
        </message>
        <message>
            <source>Use the new one</source>
            <comment>resolution.supersede</comment>
            <translation>Usar lo nuevo</translation>
        </message>
        <message>
            <source>The new statement took the place of the old one.</source>
            <comment>resolution.supersede.done</comment>
            <translation>La afirmación nueva sustituyó a la anterior.</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories have “{new}” instead of “{old}”</source>
            <comment>retagged</comment>
            <extracomment>For one: {count} memory has “{new}” instead of “{old}”</extracomment>
            <translation>
                <numerusform>{count} recuerdo tiene «{new}» en vez de «{old}»</numerusform>
                <numerusform>{count} recuerdos tienen «{new}» en vez de «{old}»</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} memories get “{new}” instead of “{old}”; this can be undone.</source>
            <comment>retagging</comment>
            <extracomment>For one: {count} memory gets “{new}” instead of “{old}”; this can be undone.</extracomment>
            <translation>
                <numerusform>{count} recuerdo recibe «{new}» en vez de «{old}»; se puede deshacer.</numerusform>
                <numerusform>{count} recuerdos reciben «{new}» en vez de «{old}»; se puede deshacer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“{new}” is on {count} memories already.</source>
            <comment>retagging.merged</comment>
            <extracomment>For one: “{new}” is on {count} memory already.</extracomment>
            <translation>
                <numerusform>«{new}» ya está en {count} recuerdo.</numerusform>
                <numerusform>«{new}» ya está en {count} recuerdos.</numerusform>
            </translation>
        </message>
        <message>
            <source>After {days}; usually {usual} ({entries})</source>
            <comment>routine.after</comment>
            <translation>Tras {days}; lo habitual: {usual} ({entries})</translation>
        </message>
        <message>
            <source>{usual} since {date}; {before} before that</source>
            <comment>routine.changed</comment>
            <translation>{usual} desde el {date}; antes {before}</translation>
        </message>
        <message>
            <source>daily</source>
            <comment>routine.daily</comment>
            <translation>a diario</translation>
        </message>
        <message numerus="yes">
            <source>{count} days</source>
            <comment>routine.days</comment>
            <extracomment>For one: {count} day</extracomment>
            <translation>
                <numerusform>{count} día</numerusform>
                <numerusform>{count} días</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} entries</source>
            <comment>routine.entries</comment>
            <extracomment>For one: {count} entry</extracomment>
            <translation>
                <numerusform>{count} entrada</numerusform>
                <numerusform>{count} entradas</numerusform>
            </translation>
        </message>
        <message>
            <source>every {days}</source>
            <comment>routine.every</comment>
            <translation>cada {days}</translation>
        </message>
        <message>
            <source>Earlier than usual</source>
            <comment>routine.finding.earlier</comment>
            <translation>Antes de lo habitual</translation>
        </message>
        <message>
            <source>Half as much as usual</source>
            <comment>routine.finding.half</comment>
            <translation>La mitad de lo habitual</translation>
        </message>
        <message>
            <source>Later than usual</source>
            <comment>routine.finding.later</comment>
            <translation>Más tarde de lo habitual</translation>
        </message>
        <message>
            <source>Less than usual</source>
            <comment>routine.finding.less</comment>
            <translation>Menos de lo habitual</translation>
        </message>
        <message>
            <source>More than usual</source>
            <comment>routine.finding.more</comment>
            <translation>Más de lo habitual</translation>
        </message>
        <message>
            <source>{times} times as much as usual</source>
            <comment>routine.finding.times</comment>
            <translation>{times} veces lo habitual</translation>
        </message>
        <message>
            <source>Twice as much as usual</source>
            <comment>routine.finding.twice</comment>
            <translation>El doble de lo habitual</translation>
        </message>
        <message>
            <source>Gone quiet</source>
            <comment>routine.flag.absence</comment>
            <translation>En silencio</translation>
        </message>
        <message>
            <source>Another place, person or thing</source>
            <comment>routine.flag.category</comment>
            <translation>Otro lugar, persona o cosa</translation>
        </message>
        <message>
            <source>A lasting change</source>
            <comment>routine.flag.change</comment>
            <translation>Un cambio duradero</translation>
        </message>
        <message>
            <source>Another matter</source>
            <comment>routine.flag.content</comment>
            <translation>Otro asunto</translation>
        </message>
        <message>
            <source>Another figure</source>
            <comment>routine.flag.figure</comment>
            <translation>Otra cifra</translation>
        </message>
        <message>
            <source>Another rhythm</source>
            <comment>routine.flag.rhythm</comment>
            <translation>Otro ritmo</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <comment>routine.flag_state.confirmed</comment>
            <translation>Confirmado</translation>
        </message>
        <message>
            <source>Normal now</source>
            <comment>routine.flag_state.dismissed</comment>
            <translation>Normal ahora</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>routine.flag_state.open</comment>
            <translation>Abierto</translation>
        </message>
        <message>
            <source>{finding}: {name}</source>
            <comment>routine.headed</comment>
            <translation>{finding}: {name}</translation>
        </message>
        <message numerus="yes">
            <source>{count} hours</source>
            <comment>routine.hours</comment>
            <extracomment>For one: {count} hour</extracomment>
            <translation>
                <numerusform>{count} hora</numerusform>
                <numerusform>{count} horas</numerusform>
            </translation>
        </message>
        <message>
            <source>now and then</source>
            <comment>routine.irregular</comment>
            <translation>de vez en cuando</translation>
        </message>
        <message>
            <source>“{words}” for the first time ({entries})</source>
            <comment>routine.new_words</comment>
            <translation>«{words}» por primera vez ({entries})</translation>
        </message>
        <message>
            <source>No figure, and “{words}” for the first time; usually one ({entries})</source>
            <comment>routine.no_figure</comment>
            <translation>Ninguna cifra, y «{words}» por primera vez; lo habitual es una ({entries})</translation>
        </message>
        <message>
            <source>Memory {number} is out of the ordinary: {reason}.</source>
            <comment>routine.note</comment>
            <translation>El recuerdo {number} está fuera de lo común: {reason}.</translation>
        </message>
        <message>
            <source>What memory {number} is about has gone quiet: {reason}.</source>
            <comment>routine.note_absence</comment>
            <translation>El tema del recuerdo {number} está en silencio: {reason}.</translation>
        </message>
        <message>
            <source>What memory {number} is about has changed: {reason}.</source>
            <comment>routine.note_change</comment>
            <translation>El tema del recuerdo {number} ha cambiado: {reason}.</translation>
        </message>
        <message>
            <source>Nothing since {date}, {days}; usually every {usual} ({entries})</source>
            <comment>routine.nothing_since</comment>
            <translation>Nada desde el {date}, {days}; lo habitual es cada {usual} ({entries})</translation>
        </message>
        <message>
            <source>on {days}</source>
            <comment>routine.on_days</comment>
            <translation>los {days}</translation>
        </message>
        <message>
            <source>Monday to Friday</source>
            <comment>routine.on_weekdays</comment>
            <translation>de lunes a viernes</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <comment>routine.range</comment>
            <translation>{low} a {high}</translation>
        </message>
        <message>
            <source>As usual</source>
            <comment>routine.state.as_usual</comment>
            <translation>Como siempre</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>routine.state.changed</comment>
            <translation>Cambiado</translation>
        </message>
        <message>
            <source>Ended</source>
            <comment>routine.state.ended</comment>
            <translation>Terminado</translation>
        </message>
        <message>
            <source>Quiet</source>
            <comment>routine.state.quiet</comment>
            <translation>En silencio</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>routine.state.unusual</comment>
            <translation>Fuera de lo común</translation>
        </message>
        <message>
            <source>{unit}{figure}</source>
            <comment>routine.unit_first</comment>
            <translation>{figure} {unit}</translation>
        </message>
        <message>
            <source>{value}; usually {usual} ({entries})</source>
            <comment>routine.usually</comment>
            <translation>{value}; lo habitual: {usual} ({entries})</translation>
        </message>
        <message>
            <source>Confirmed as out of the ordinary.</source>
            <comment>routine.verdict.confirmed</comment>
            <translation>Confirmado como fuera de lo común.</translation>
        </message>
        <message>
            <source>Noted: this is normal now.</source>
            <comment>routine.verdict.dismissed</comment>
            <translation>Anotado: esto ahora es normal.</translation>
        </message>
        <message>
            <source>The flag is open again.</source>
            <comment>routine.verdict.taken_back</comment>
            <translation>El aviso está abierto de nuevo.</translation>
        </message>
        <message>
            <source>{figure} {unit}</source>
            <comment>routine.with_unit</comment>
            <translation>{figure} {unit}</translation>
        </message>
        <message numerus="yes">
            <source>{count} new conflicts found, {pairs}.</source>
            <comment>scan.found</comment>
            <extracomment>For one: {count} new conflict found, {pairs}.</extracomment>
            <translation>
                <numerusform>{count} conflicto nuevo encontrado, {pairs}.</numerusform>
                <numerusform>{count} conflictos nuevos encontrados, {pairs}.</numerusform>
            </translation>
        </message>
        <message>
            <source>No new conflict found, {pairs}.</source>
            <comment>scan.nothing</comment>
            <translation>Ningún conflicto nuevo encontrado, {pairs}.</translation>
        </message>
        <message numerus="yes">
            <source>{count} pairs compared</source>
            <comment>scan.pairs</comment>
            <extracomment>For one: {count} pair compared</extracomment>
            <translation>
                <numerusform>{count} pareja comparada</numerusform>
                <numerusform>{count} parejas comparadas</numerusform>
            </translation>
        </message>
        <message>
            <source>{things} about “{text}”</source>
            <comment>search.about</comment>
            <translation>{things} sobre «{text}»</translation>
        </message>
        <message>
            <source>{things}, about “{text}”</source>
            <comment>search.about_too</comment>
            <translation>{things}, sobre «{text}»</translation>
        </message>
        <message>
            <source>{things}, as the vault stood at {moment}</source>
            <comment>search.as_of</comment>
            <translation>{things}, tal como estaba la bóveda en {moment}</translation>
        </message>
        <message>
            <source>{things}, as the vault stood at the end of {day}</source>
            <comment>search.as_of_day</comment>
            <translation>{things}, tal como estaba la bóveda al final del {day}</translation>
        </message>
        <message>
            <source>with confidence above {low}</source>
            <comment>search.confidence.above</comment>
            <translation>con certeza superior a {low}</translation>
        </message>
        <message>
            <source>without confidence above {low}</source>
            <comment>search.confidence.above.not</comment>
            <translation>sin certeza superior a {low}</translation>
        </message>
        <message>
            <source>with any confidence</source>
            <comment>search.confidence.any</comment>
            <translation>con alguna certeza</translation>
        </message>
        <message>
            <source>without any confidence</source>
            <comment>search.confidence.any.not</comment>
            <translation>sin ninguna certeza</translation>
        </message>
        <message>
            <source>with confidence below {high}</source>
            <comment>search.confidence.below</comment>
            <translation>con certeza inferior a {high}</translation>
        </message>
        <message>
            <source>without confidence below {high}</source>
            <comment>search.confidence.below.not</comment>
            <translation>sin certeza inferior a {high}</translation>
        </message>
        <message>
            <source>with confidence from {low} to {high}</source>
            <comment>search.confidence.between</comment>
            <translation>con certeza de {low} a {high}</translation>
        </message>
        <message>
            <source>without confidence from {low} to {high}</source>
            <comment>search.confidence.between.not</comment>
            <translation>sin certeza de {low} a {high}</translation>
        </message>
        <message>
            <source>with confidence {low}</source>
            <comment>search.confidence.exact</comment>
            <translation>con certeza {low}</translation>
        </message>
        <message>
            <source>without confidence {low}</source>
            <comment>search.confidence.exact.not</comment>
            <translation>sin certeza {low}</translation>
        </message>
        <message>
            <source>with confidence from {low} up</source>
            <comment>search.confidence.from</comment>
            <translation>con certeza desde {low}</translation>
        </message>
        <message>
            <source>without confidence from {low} up</source>
            <comment>search.confidence.from.not</comment>
            <translation>sin certeza desde {low}</translation>
        </message>
        <message>
            <source>with confidence up to {high}</source>
            <comment>search.confidence.up_to</comment>
            <translation>con certeza hasta {high}</translation>
        </message>
        <message>
            <source>without confidence up to {high}</source>
            <comment>search.confidence.up_to.not</comment>
            <translation>sin certeza hasta {high}</translation>
        </message>
        <message>
            <source>containing “{text}”</source>
            <comment>search.containing</comment>
            <translation>que contienen «{text}»</translation>
        </message>
        <message>
            <source>not containing “{text}”</source>
            <comment>search.containing.not</comment>
            <translation>que no contienen «{text}»</translation>
        </message>
        <message numerus="yes">
            <source>{count} found.</source>
            <comment>search.found</comment>
            <extracomment>For one: {count} found.</extracomment>
            <translation>
                <numerusform>{count} encontrado.</numerusform>
                <numerusform>{count} encontrados.</numerusform>
            </translation>
        </message>
        <message>
            <source>None found.</source>
            <comment>search.found.none</comment>
            <translation>Ninguno encontrado.</translation>
        </message>
        <message>
            <source>from {name}</source>
            <comment>search.from</comment>
            <translation>de {name}</translation>
        </message>
        <message>
            <source>not from {name}</source>
            <comment>search.from.not</comment>
            <translation>que no son de {name}</translation>
        </message>
        <message>
            <source>from you</source>
            <comment>search.from.you</comment>
            <translation>de usted</translation>
        </message>
        <message>
            <source>not from you</source>
            <comment>search.from.you.not</comment>
            <translation>que no son de usted</translation>
        </message>
        <message>
            <source>({what})</source>
            <comment>search.group</comment>
            <translation>({what})</translation>
        </message>
        <message>
            <source>with the identifier {id}</source>
            <comment>search.id</comment>
            <translation>con el identificador {id}</translation>
        </message>
        <message>
            <source>without the identifier {id}</source>
            <comment>search.id.not</comment>
            <translation>sin el identificador {id}</translation>
        </message>
        <message>
            <source>that are active</source>
            <comment>search.is.active</comment>
            <translation>que están vigentes</translation>
        </message>
        <message>
            <source>that are not active</source>
            <comment>search.is.active.not</comment>
            <translation>que no están vigentes</translation>
        </message>
        <message>
            <source>that were put away</source>
            <comment>search.is.archived</comment>
            <translation>que se guardaron aparte</translation>
        </message>
        <message>
            <source>that were not put away</source>
            <comment>search.is.archived.not</comment>
            <translation>que no se guardaron aparte</translation>
        </message>
        <message>
            <source>that are contested</source>
            <comment>search.is.contested</comment>
            <translation>que están en disputa</translation>
        </message>
        <message>
            <source>that are not contested</source>
            <comment>search.is.contested.not</comment>
            <translation>que no están en disputa</translation>
        </message>
        <message>
            <source>that are current</source>
            <comment>search.is.current</comment>
            <translation>que son actuales</translation>
        </message>
        <message>
            <source>that are not current</source>
            <comment>search.is.current.not</comment>
            <translation>que no son actuales</translation>
        </message>
        <message>
            <source>that were deleted</source>
            <comment>search.is.deleted</comment>
            <translation>que se eliminaron</translation>
        </message>
        <message>
            <source>that were not deleted</source>
            <comment>search.is.deleted.not</comment>
            <translation>que no se eliminaron</translation>
        </message>
        <message>
            <source>that have faded</source>
            <comment>search.is.demoted</comment>
            <translation>que se han desvanecido</translation>
        </message>
        <message>
            <source>that have not faded</source>
            <comment>search.is.demoted.not</comment>
            <translation>que no se han desvanecido</translation>
        </message>
        <message>
            <source>that are due</source>
            <comment>search.is.due</comment>
            <translation>que vencen</translation>
        </message>
        <message>
            <source>that are not due</source>
            <comment>search.is.due.not</comment>
            <translation>que no vencen</translation>
        </message>
        <message>
            <source>that are parts of a conversation</source>
            <comment>search.is.episode</comment>
            <translation>que son parte de una conversación</translation>
        </message>
        <message>
            <source>that are no parts of a conversation</source>
            <comment>search.is.episode.not</comment>
            <translation>que no son parte de una conversación</translation>
        </message>
        <message>
            <source>that have expired</source>
            <comment>search.is.expired</comment>
            <translation>que han vencido</translation>
        </message>
        <message>
            <source>that have not expired</source>
            <comment>search.is.expired.not</comment>
            <translation>que no han vencido</translation>
        </message>
        <message>
            <source>that are important</source>
            <comment>search.is.important</comment>
            <translation>que son importantes</translation>
        </message>
        <message>
            <source>that are not important</source>
            <comment>search.is.important.not</comment>
            <translation>que no son importantes</translation>
        </message>
        <message>
            <source>that are noted</source>
            <comment>search.is.noted</comment>
            <translation>que llevan una anotación</translation>
        </message>
        <message>
            <source>that are not noted</source>
            <comment>search.is.noted.not</comment>
            <translation>que no llevan una anotación</translation>
        </message>
        <message>
            <source>that are overdue</source>
            <comment>search.is.overdue</comment>
            <translation>que van con retraso</translation>
        </message>
        <message>
            <source>that are not overdue</source>
            <comment>search.is.overdue.not</comment>
            <translation>que no van con retraso</translation>
        </message>
        <message>
            <source>that are pinned</source>
            <comment>search.is.pinned</comment>
            <translation>que se fijaron</translation>
        </message>
        <message>
            <source>that are not pinned</source>
            <comment>search.is.pinned.not</comment>
            <translation>que no se fijaron</translation>
        </message>
        <message>
            <source>that nothing followed when due</source>
            <comment>search.is.quiet</comment>
            <translation>a los que no siguió nada a su tiempo</translation>
        </message>
        <message>
            <source>that something followed or nothing is due after</source>
            <comment>search.is.quiet.not</comment>
            <translation>a los que siguió algo o tras los que no se espera nada</translation>
        </message>
        <message>
            <source>that were turned down</source>
            <comment>search.is.rejected</comment>
            <translation>que se rechazaron</translation>
        </message>
        <message>
            <source>that were not turned down</source>
            <comment>search.is.rejected.not</comment>
            <translation>que no se rechazaron</translation>
        </message>
        <message>
            <source>that are superseded</source>
            <comment>search.is.superseded</comment>
            <translation>que se sustituyeron</translation>
        </message>
        <message>
            <source>that are not superseded</source>
            <comment>search.is.superseded.not</comment>
            <translation>que no se sustituyeron</translation>
        </message>
        <message>
            <source>that are out of the ordinary</source>
            <comment>search.is.unusual</comment>
            <translation>que están fuera de lo común</translation>
        </message>
        <message>
            <source>that are not out of the ordinary</source>
            <comment>search.is.unusual.not</comment>
            <translation>que no están fuera de lo común</translation>
        </message>
        <message>
            <source>that wait for you</source>
            <comment>search.is.waiting</comment>
            <translation>que están pendientes</translation>
        </message>
        <message>
            <source>that do not wait for you</source>
            <comment>search.is.waiting.not</comment>
            <translation>que no están pendientes</translation>
        </message>
        <message>
            <source>when it was recorded, as in 7 for the last 7 days</source>
            <comment>search.key.added</comment>
            <translation>cuándo se registró, como 7 para los últimos 7 días</translation>
        </message>
        <message>
            <source>as the vault stood then</source>
            <comment>search.key.as-of</comment>
            <translation>tal como estaba la bóveda entonces</translation>
        </message>
        <message>
            <source>how sure the writer was, as in &lt;0.5</source>
            <comment>search.key.conf</comment>
            <translation>cuán seguro estaba quien lo escribió, como &lt;0.5</translation>
        </message>
        <message>
            <source>when it is due, as in 7 for the next 7 days</source>
            <comment>search.key.due</comment>
            <translation>cuándo vence, como 7 para los próximos 7 días</translation>
        </message>
        <message>
            <source>when it was last changed</source>
            <comment>search.key.edited</comment>
            <translation>cuándo se cambió por última vez</translation>
        </message>
        <message>
            <source>who or what wrote it</source>
            <comment>search.key.from</comment>
            <translation>quién o qué lo escribió</translation>
        </message>
        <message>
            <source>when it takes place</source>
            <comment>search.key.happening</comment>
            <translation>cuándo tiene lugar</translation>
        </message>
        <message>
            <source>its identifier</source>
            <comment>search.key.id</comment>
            <translation>su identificador</translation>
        </message>
        <message>
            <source>current, contested, pinned, waiting, superseded, faded and others</source>
            <comment>search.key.is</comment>
            <translation>actual, en disputa, fijado, pendiente, sustituido, desvanecido y otros</translation>
        </message>
        <message>
            <source>how it is known</source>
            <comment>search.key.known</comment>
            <translation>cómo se sabe</translation>
        </message>
        <message>
            <source>the namespace it is in</source>
            <comment>search.key.namespace</comment>
            <translation>el espacio en que está</translation>
        </message>
        <message>
            <source>its date: when it happens, else when it was said or recorded</source>
            <comment>search.key.on</comment>
            <translation>su fecha: cuándo ocurre, o cuándo se dijo o registró</translation>
        </message>
        <message>
            <source>the session it was written in</source>
            <comment>search.key.session</comment>
            <translation>la sesión en que se escribió</translation>
        </message>
        <message>
            <source>when it was said</source>
            <comment>search.key.stated</comment>
            <translation>cuándo se dijo</translation>
        </message>
        <message>
            <source>a tag, or its beginning with *</source>
            <comment>search.key.tag</comment>
            <translation>una etiqueta, o su principio con *</translation>
        </message>
        <message>
            <source>who stands behind it</source>
            <comment>search.key.trust</comment>
            <translation>quién lo respalda</translation>
        </message>
        <message>
            <source>one of the 13 types</source>
            <comment>search.key.type</comment>
            <translation>uno de los 13 tipos</translation>
        </message>
        <message>
            <source>what held then</source>
            <comment>search.key.valid-at</comment>
            <translation>lo que regía entonces</translation>
        </message>
        <message>
            <source>known by a correction</source>
            <comment>search.known.corrected</comment>
            <translation>que se saben por una corrección</translation>
        </message>
        <message>
            <source>not known by a correction</source>
            <comment>search.known.corrected.not</comment>
            <translation>que no se saben por una corrección</translation>
        </message>
        <message>
            <source>known from an import</source>
            <comment>search.known.imported</comment>
            <translation>que se saben por una importación</translation>
        </message>
        <message>
            <source>not known from an import</source>
            <comment>search.known.imported.not</comment>
            <translation>que no se saben por una importación</translation>
        </message>
        <message>
            <source>worked out from a chat</source>
            <comment>search.known.inferred</comment>
            <translation>que se dedujeron de un chat</translation>
        </message>
        <message>
            <source>not worked out from a chat</source>
            <comment>search.known.inferred.not</comment>
            <translation>que no se dedujeron de un chat</translation>
        </message>
        <message>
            <source>known from being seen</source>
            <comment>search.known.observed</comment>
            <translation>que se saben por haberse visto</translation>
        </message>
        <message>
            <source>not known from being seen</source>
            <comment>search.known.observed.not</comment>
            <translation>que no se saben por haberse visto</translation>
        </message>
        <message>
            <source>that you said yourself</source>
            <comment>search.known.said</comment>
            <translation>que dijo usted</translation>
        </message>
        <message>
            <source>that you did not say yourself</source>
            <comment>search.known.said.not</comment>
            <translation>que no dijo usted</translation>
        </message>
        <message>
            <source>known by a confirmation</source>
            <comment>search.known.validated</comment>
            <translation>que se saben por una confirmación</translation>
        </message>
        <message>
            <source>not known by a confirmation</source>
            <comment>search.known.validated.not</comment>
            <translation>que no se saben por una confirmación</translation>
        </message>
        <message>
            <source>memories</source>
            <comment>search.memories</comment>
            <translation>recuerdos</translation>
        </message>
        <message>
            <source>in {name}</source>
            <comment>search.namespace</comment>
            <translation>en {name}</translation>
        </message>
        <message>
            <source>not in {name}</source>
            <comment>search.namespace.not</comment>
            <translation>que no están en {name}</translation>
        </message>
        <message>
            <source>not {what}</source>
            <comment>search.not</comment>
            <translation>no {what}</translation>
        </message>
        <message>
            <source>An as-of date cannot be excluded or be one of several choices. It is not used.</source>
            <comment>search.problem.misplaced_as_of</comment>
            <translation>Una fecha as-of no se puede excluir ni ser una de varias opciones. No se usa.</translation>
        </message>
        <message>
            <source>Nothing stands after “{value}”.</source>
            <comment>search.problem.missing_value</comment>
            <translation>No hay nada después de «{value}».</translation>
        </message>
        <message>
            <source>There are several as-of dates. The last one counts.</source>
            <comment>search.problem.repeated_as_of</comment>
            <translation>Hay varias fechas as-of. Cuenta la última.</translation>
        </message>
        <message>
            <source>“{value}” ends before it begins.</source>
            <comment>search.problem.reversed_range</comment>
            <translation>«{value}» termina antes de empezar.</translation>
        </message>
        <message>
            <source>{problem} Did you mean “{suggestion}”?</source>
            <comment>search.problem.suggestion</comment>
            <translation>{problem} ¿Quizá «{suggestion}»?</translation>
        </message>
        <message>
            <source>The search is too long. What stands after character {position} is not used.</source>
            <comment>search.problem.too_long</comment>
            <translation>La búsqueda es demasiado larga. Lo que sigue al carácter {position} no se usa.</translation>
        </message>
        <message>
            <source>A parenthesis is opened and not closed. It is left out of account.</source>
            <comment>search.problem.unclosed_group</comment>
            <translation>Se abre un paréntesis y no se cierra. No se tiene en cuenta.</translation>
        </message>
        <message>
            <source>A quote is opened and not closed. It is searched for as words.</source>
            <comment>search.problem.unclosed_quote</comment>
            <translation>Se abren comillas y no se cierran. Se buscan como palabras.</translation>
        </message>
        <message>
            <source>There is no search key “{value}:”. It is searched for as words.</source>
            <comment>search.problem.unknown_key</comment>
            <translation>No existe la clave de búsqueda «{value}:». Se busca como palabras.</translation>
        </message>
        <message>
            <source>“{value}” does not go with {key}:, so it is not used as a filter.</source>
            <comment>search.problem.unknown_value</comment>
            <translation>«{value}» no va con {key}:, así que no se usa como filtro.</translation>
        </message>
        <message>
            <source>“{value}” is not a date. Dates look like 2026-03-31, 2026-03, 7 or today.</source>
            <comment>search.problem.unreadable_date</comment>
            <translation>«{value}» no es una fecha. Las fechas son como 2026-03-31, 2026-03, 7 o today.</translation>
        </message>
        <message>
            <source>“{value}” is not an identifier. It has 26 letters and digits.</source>
            <comment>search.problem.unreadable_identifier</comment>
            <translation>«{value}» no es un identificador. Tiene 26 letras y cifras.</translation>
        </message>
        <message>
            <source>“{value}” is not a confidence. It lies between 0 and 1, as in &lt;0.5.</source>
            <comment>search.problem.unreadable_number</comment>
            <translation>«{value}» no es una certeza. Está entre 0 y 1, como &lt;0.5.</translation>
        </message>
        <message>
            <source>{things} {what}</source>
            <comment>search.qualified</comment>
            <translation>{things} {what}</translation>
        </message>
        <message>
            <source>{things}, {what}</source>
            <comment>search.qualified_too</comment>
            <translation>{things}, {what}</translation>
        </message>
        <message>
            <source>{things}.</source>
            <comment>search.sentence</comment>
            <translation>{things}.</translation>
        </message>
        <message>
            <source>of the session {name}</source>
            <comment>search.session</comment>
            <translation>de la sesión {name}</translation>
        </message>
        <message>
            <source>not of the session {name}</source>
            <comment>search.session.not</comment>
            <translation>que no son de la sesión {name}</translation>
        </message>
        <message>
            <source>tagged {tag}</source>
            <comment>search.tag</comment>
            <translation>con la etiqueta {tag}</translation>
        </message>
        <message>
            <source>with tags</source>
            <comment>search.tag.any</comment>
            <translation>con etiquetas</translation>
        </message>
        <message>
            <source>without tags</source>
            <comment>search.tag.any.not</comment>
            <translation>sin etiquetas</translation>
        </message>
        <message>
            <source>with a tag that begins with {tag}</source>
            <comment>search.tag.begins</comment>
            <translation>con una etiqueta que empieza por {tag}</translation>
        </message>
        <message>
            <source>without a tag that begins with {tag}</source>
            <comment>search.tag.begins.not</comment>
            <translation>sin una etiqueta que empieza por {tag}</translation>
        </message>
        <message>
            <source>not tagged {tag}</source>
            <comment>search.tag.not</comment>
            <translation>sin la etiqueta {tag}</translation>
        </message>
        <message>
            <source>active {things}</source>
            <comment>search.things.active</comment>
            <translation>{things} vigentes</translation>
        </message>
        <message>
            <source>put away {things}</source>
            <comment>search.things.archived</comment>
            <translation>{things} que se guardaron aparte</translation>
        </message>
        <message>
            <source>current {things}</source>
            <comment>search.things.current</comment>
            <translation>{things} actuales</translation>
        </message>
        <message>
            <source>deleted {things}</source>
            <comment>search.things.deleted</comment>
            <translation>{things} que se eliminaron</translation>
        </message>
        <message>
            <source>faded {things}</source>
            <comment>search.things.demoted</comment>
            <translation>{things} que se han desvanecido</translation>
        </message>
        <message>
            <source>expired {things}</source>
            <comment>search.things.expired</comment>
            <translation>{things} que han vencido</translation>
        </message>
        <message>
            <source>turned down {things}</source>
            <comment>search.things.rejected</comment>
            <translation>{things} que se rechazaron</translation>
        </message>
        <message>
            <source>superseded {things}</source>
            <comment>search.things.superseded</comment>
            <translation>{things} que se sustituyeron</translation>
        </message>
        <message>
            <source>changed at some time</source>
            <comment>search.time.changed.any</comment>
            <translation>que se cambiaron en algún momento</translation>
        </message>
        <message>
            <source>not changed at some time</source>
            <comment>search.time.changed.any.not</comment>
            <translation>que nunca se cambiaron</translation>
        </message>
        <message>
            <source>changed from {first} to {last}</source>
            <comment>search.time.changed.between</comment>
            <translation>que se cambiaron de {first} a {last}</translation>
        </message>
        <message>
            <source>not changed from {first} to {last}</source>
            <comment>search.time.changed.between.not</comment>
            <translation>que no se cambiaron de {first} a {last}</translation>
        </message>
        <message>
            <source>changed on {first}</source>
            <comment>search.time.changed.day</comment>
            <translation>que se cambiaron el {first}</translation>
        </message>
        <message>
            <source>not changed on {first}</source>
            <comment>search.time.changed.day.not</comment>
            <translation>que no se cambiaron el {first}</translation>
        </message>
        <message>
            <source>changed on {first} or later</source>
            <comment>search.time.changed.from</comment>
            <translation>que se cambiaron el {first} o después</translation>
        </message>
        <message>
            <source>not changed on {first} or later</source>
            <comment>search.time.changed.from.not</comment>
            <translation>que no se cambiaron el {first} o después</translation>
        </message>
        <message numerus="yes">
            <source>changed in the last {count} days</source>
            <comment>search.time.changed.last_days</comment>
            <extracomment>For one: changed in the last {count} day</extracomment>
            <translation>
                <numerusform>que se cambiaron en el último {count} día</numerusform>
                <numerusform>que se cambiaron en los últimos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>changed in {month}</source>
            <comment>search.time.changed.month</comment>
            <translation>que se cambiaron en {month}</translation>
        </message>
        <message>
            <source>not changed in {month}</source>
            <comment>search.time.changed.month.not</comment>
            <translation>que no se cambiaron en {month}</translation>
        </message>
        <message numerus="yes">
            <source>changed in the next {count} days</source>
            <comment>search.time.changed.next_days</comment>
            <extracomment>For one: changed in the next {count} day</extracomment>
            <translation>
                <numerusform>que se cambiaron en el próximo {count} día</numerusform>
                <numerusform>que se cambiaron en los próximos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>changed today</source>
            <comment>search.time.changed.today</comment>
            <translation>que se cambiaron hoy</translation>
        </message>
        <message>
            <source>not changed today</source>
            <comment>search.time.changed.today.not</comment>
            <translation>que no se cambiaron hoy</translation>
        </message>
        <message>
            <source>changed tomorrow</source>
            <comment>search.time.changed.tomorrow</comment>
            <translation>que se cambiaron mañana</translation>
        </message>
        <message>
            <source>not changed tomorrow</source>
            <comment>search.time.changed.tomorrow.not</comment>
            <translation>que no se cambiaron mañana</translation>
        </message>
        <message>
            <source>changed on {last} or earlier</source>
            <comment>search.time.changed.until</comment>
            <translation>que se cambiaron el {last} o antes</translation>
        </message>
        <message>
            <source>not changed on {last} or earlier</source>
            <comment>search.time.changed.until.not</comment>
            <translation>que no se cambiaron el {last} o antes</translation>
        </message>
        <message>
            <source>changed in {year}</source>
            <comment>search.time.changed.year</comment>
            <translation>que se cambiaron en {year}</translation>
        </message>
        <message>
            <source>not changed in {year}</source>
            <comment>search.time.changed.year.not</comment>
            <translation>que no se cambiaron en {year}</translation>
        </message>
        <message>
            <source>changed yesterday</source>
            <comment>search.time.changed.yesterday</comment>
            <translation>que se cambiaron ayer</translation>
        </message>
        <message>
            <source>not changed yesterday</source>
            <comment>search.time.changed.yesterday.not</comment>
            <translation>que no se cambiaron ayer</translation>
        </message>
        <message>
            <source>due at some time</source>
            <comment>search.time.due.any</comment>
            <translation>que vencen alguna vez</translation>
        </message>
        <message>
            <source>not due at some time</source>
            <comment>search.time.due.any.not</comment>
            <translation>que no vencen nunca</translation>
        </message>
        <message>
            <source>due from {first} to {last}</source>
            <comment>search.time.due.between</comment>
            <translation>que vencen de {first} a {last}</translation>
        </message>
        <message>
            <source>not due from {first} to {last}</source>
            <comment>search.time.due.between.not</comment>
            <translation>que no vencen de {first} a {last}</translation>
        </message>
        <message>
            <source>due on {first}</source>
            <comment>search.time.due.day</comment>
            <translation>que vencen el {first}</translation>
        </message>
        <message>
            <source>not due on {first}</source>
            <comment>search.time.due.day.not</comment>
            <translation>que no vencen el {first}</translation>
        </message>
        <message>
            <source>due on {first} or later</source>
            <comment>search.time.due.from</comment>
            <translation>que vencen el {first} o después</translation>
        </message>
        <message>
            <source>not due on {first} or later</source>
            <comment>search.time.due.from.not</comment>
            <translation>que no vencen el {first} o después</translation>
        </message>
        <message numerus="yes">
            <source>due in the last {count} days</source>
            <comment>search.time.due.last_days</comment>
            <extracomment>For one: due in the last {count} day</extracomment>
            <translation>
                <numerusform>que vencen en el último {count} día</numerusform>
                <numerusform>que vencen en los últimos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>due in {month}</source>
            <comment>search.time.due.month</comment>
            <translation>que vencen en {month}</translation>
        </message>
        <message>
            <source>not due in {month}</source>
            <comment>search.time.due.month.not</comment>
            <translation>que no vencen en {month}</translation>
        </message>
        <message numerus="yes">
            <source>due in the next {count} days</source>
            <comment>search.time.due.next_days</comment>
            <extracomment>For one: due in the next {count} day</extracomment>
            <translation>
                <numerusform>que vencen en el próximo {count} día</numerusform>
                <numerusform>que vencen en los próximos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>due today</source>
            <comment>search.time.due.today</comment>
            <translation>que vencen hoy</translation>
        </message>
        <message>
            <source>not due today</source>
            <comment>search.time.due.today.not</comment>
            <translation>que no vencen hoy</translation>
        </message>
        <message>
            <source>due tomorrow</source>
            <comment>search.time.due.tomorrow</comment>
            <translation>que vencen mañana</translation>
        </message>
        <message>
            <source>not due tomorrow</source>
            <comment>search.time.due.tomorrow.not</comment>
            <translation>que no vencen mañana</translation>
        </message>
        <message>
            <source>due on {last} or earlier</source>
            <comment>search.time.due.until</comment>
            <translation>que vencen el {last} o antes</translation>
        </message>
        <message>
            <source>not due on {last} or earlier</source>
            <comment>search.time.due.until.not</comment>
            <translation>que no vencen el {last} o antes</translation>
        </message>
        <message>
            <source>due in {year}</source>
            <comment>search.time.due.year</comment>
            <translation>que vencen en {year}</translation>
        </message>
        <message>
            <source>not due in {year}</source>
            <comment>search.time.due.year.not</comment>
            <translation>que no vencen en {year}</translation>
        </message>
        <message>
            <source>due yesterday</source>
            <comment>search.time.due.yesterday</comment>
            <translation>que vencen ayer</translation>
        </message>
        <message>
            <source>not due yesterday</source>
            <comment>search.time.due.yesterday.not</comment>
            <translation>que no vencen ayer</translation>
        </message>
        <message>
            <source>happening at some time</source>
            <comment>search.time.happening.any</comment>
            <translation>que ocurren en alguna fecha</translation>
        </message>
        <message>
            <source>not happening at some time</source>
            <comment>search.time.happening.any.not</comment>
            <translation>que no ocurren en ninguna fecha</translation>
        </message>
        <message>
            <source>happening from {first} to {last}</source>
            <comment>search.time.happening.between</comment>
            <translation>que ocurren de {first} a {last}</translation>
        </message>
        <message>
            <source>not happening from {first} to {last}</source>
            <comment>search.time.happening.between.not</comment>
            <translation>que no ocurren de {first} a {last}</translation>
        </message>
        <message>
            <source>happening on {first}</source>
            <comment>search.time.happening.day</comment>
            <translation>que ocurren el {first}</translation>
        </message>
        <message>
            <source>not happening on {first}</source>
            <comment>search.time.happening.day.not</comment>
            <translation>que no ocurren el {first}</translation>
        </message>
        <message>
            <source>happening on {first} or later</source>
            <comment>search.time.happening.from</comment>
            <translation>que ocurren el {first} o después</translation>
        </message>
        <message>
            <source>not happening on {first} or later</source>
            <comment>search.time.happening.from.not</comment>
            <translation>que no ocurren el {first} o después</translation>
        </message>
        <message numerus="yes">
            <source>happening in the last {count} days</source>
            <comment>search.time.happening.last_days</comment>
            <extracomment>For one: happening in the last {count} day</extracomment>
            <translation>
                <numerusform>que ocurren en el último {count} día</numerusform>
                <numerusform>que ocurren en los últimos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>happening in {month}</source>
            <comment>search.time.happening.month</comment>
            <translation>que ocurren en {month}</translation>
        </message>
        <message>
            <source>not happening in {month}</source>
            <comment>search.time.happening.month.not</comment>
            <translation>que no ocurren en {month}</translation>
        </message>
        <message numerus="yes">
            <source>happening in the next {count} days</source>
            <comment>search.time.happening.next_days</comment>
            <extracomment>For one: happening in the next {count} day</extracomment>
            <translation>
                <numerusform>que ocurren en el próximo {count} día</numerusform>
                <numerusform>que ocurren en los próximos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>happening today</source>
            <comment>search.time.happening.today</comment>
            <translation>que ocurren hoy</translation>
        </message>
        <message>
            <source>not happening today</source>
            <comment>search.time.happening.today.not</comment>
            <translation>que no ocurren hoy</translation>
        </message>
        <message>
            <source>happening tomorrow</source>
            <comment>search.time.happening.tomorrow</comment>
            <translation>que ocurren mañana</translation>
        </message>
        <message>
            <source>not happening tomorrow</source>
            <comment>search.time.happening.tomorrow.not</comment>
            <translation>que no ocurren mañana</translation>
        </message>
        <message>
            <source>happening on {last} or earlier</source>
            <comment>search.time.happening.until</comment>
            <translation>que ocurren el {last} o antes</translation>
        </message>
        <message>
            <source>not happening on {last} or earlier</source>
            <comment>search.time.happening.until.not</comment>
            <translation>que no ocurren el {last} o antes</translation>
        </message>
        <message>
            <source>happening in {year}</source>
            <comment>search.time.happening.year</comment>
            <translation>que ocurren en {year}</translation>
        </message>
        <message>
            <source>not happening in {year}</source>
            <comment>search.time.happening.year.not</comment>
            <translation>que no ocurren en {year}</translation>
        </message>
        <message>
            <source>happening yesterday</source>
            <comment>search.time.happening.yesterday</comment>
            <translation>que ocurren ayer</translation>
        </message>
        <message>
            <source>not happening yesterday</source>
            <comment>search.time.happening.yesterday.not</comment>
            <translation>que no ocurren ayer</translation>
        </message>
        <message>
            <source>dated at some time</source>
            <comment>search.time.life.any</comment>
            <translation>con fecha</translation>
        </message>
        <message>
            <source>not dated at some time</source>
            <comment>search.time.life.any.not</comment>
            <translation>sin fecha</translation>
        </message>
        <message>
            <source>dated from {first} to {last}</source>
            <comment>search.time.life.between</comment>
            <translation>con fecha de {first} a {last}</translation>
        </message>
        <message>
            <source>not dated from {first} to {last}</source>
            <comment>search.time.life.between.not</comment>
            <translation>sin fecha de {first} a {last}</translation>
        </message>
        <message>
            <source>dated on {first}</source>
            <comment>search.time.life.day</comment>
            <translation>con fecha del {first}</translation>
        </message>
        <message>
            <source>not dated on {first}</source>
            <comment>search.time.life.day.not</comment>
            <translation>sin fecha del {first}</translation>
        </message>
        <message>
            <source>dated on {first} or later</source>
            <comment>search.time.life.from</comment>
            <translation>con fecha desde el {first}</translation>
        </message>
        <message>
            <source>not dated on {first} or later</source>
            <comment>search.time.life.from.not</comment>
            <translation>sin fecha desde el {first}</translation>
        </message>
        <message numerus="yes">
            <source>dated in the last {count} days</source>
            <comment>search.time.life.last_days</comment>
            <extracomment>For one: dated in the last {count} day</extracomment>
            <translation>
                <numerusform>con fecha del último {count} día</numerusform>
                <numerusform>con fecha de los últimos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>dated in {month}</source>
            <comment>search.time.life.month</comment>
            <translation>con fecha de {month}</translation>
        </message>
        <message>
            <source>not dated in {month}</source>
            <comment>search.time.life.month.not</comment>
            <translation>sin fecha de {month}</translation>
        </message>
        <message numerus="yes">
            <source>dated in the next {count} days</source>
            <comment>search.time.life.next_days</comment>
            <extracomment>For one: dated in the next {count} day</extracomment>
            <translation>
                <numerusform>con fecha del próximo {count} día</numerusform>
                <numerusform>con fecha de los próximos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>dated today</source>
            <comment>search.time.life.today</comment>
            <translation>con fecha de hoy</translation>
        </message>
        <message>
            <source>not dated today</source>
            <comment>search.time.life.today.not</comment>
            <translation>sin fecha de hoy</translation>
        </message>
        <message>
            <source>dated tomorrow</source>
            <comment>search.time.life.tomorrow</comment>
            <translation>con fecha de mañana</translation>
        </message>
        <message>
            <source>not dated tomorrow</source>
            <comment>search.time.life.tomorrow.not</comment>
            <translation>sin fecha de mañana</translation>
        </message>
        <message>
            <source>dated on {last} or earlier</source>
            <comment>search.time.life.until</comment>
            <translation>con fecha hasta el {last}</translation>
        </message>
        <message>
            <source>not dated on {last} or earlier</source>
            <comment>search.time.life.until.not</comment>
            <translation>sin fecha hasta el {last}</translation>
        </message>
        <message>
            <source>dated in {year}</source>
            <comment>search.time.life.year</comment>
            <translation>con fecha de {year}</translation>
        </message>
        <message>
            <source>not dated in {year}</source>
            <comment>search.time.life.year.not</comment>
            <translation>sin fecha de {year}</translation>
        </message>
        <message>
            <source>dated yesterday</source>
            <comment>search.time.life.yesterday</comment>
            <translation>con fecha de ayer</translation>
        </message>
        <message>
            <source>not dated yesterday</source>
            <comment>search.time.life.yesterday.not</comment>
            <translation>sin fecha de ayer</translation>
        </message>
        <message>
            <source>recorded at some time</source>
            <comment>search.time.recorded.any</comment>
            <translation>que se registraron en algún momento</translation>
        </message>
        <message>
            <source>not recorded at some time</source>
            <comment>search.time.recorded.any.not</comment>
            <translation>que nunca se registraron</translation>
        </message>
        <message>
            <source>recorded from {first} to {last}</source>
            <comment>search.time.recorded.between</comment>
            <translation>que se registraron de {first} a {last}</translation>
        </message>
        <message>
            <source>not recorded from {first} to {last}</source>
            <comment>search.time.recorded.between.not</comment>
            <translation>que no se registraron de {first} a {last}</translation>
        </message>
        <message>
            <source>recorded on {first}</source>
            <comment>search.time.recorded.day</comment>
            <translation>que se registraron el {first}</translation>
        </message>
        <message>
            <source>not recorded on {first}</source>
            <comment>search.time.recorded.day.not</comment>
            <translation>que no se registraron el {first}</translation>
        </message>
        <message>
            <source>recorded on {first} or later</source>
            <comment>search.time.recorded.from</comment>
            <translation>que se registraron el {first} o después</translation>
        </message>
        <message>
            <source>not recorded on {first} or later</source>
            <comment>search.time.recorded.from.not</comment>
            <translation>que no se registraron el {first} o después</translation>
        </message>
        <message numerus="yes">
            <source>recorded in the last {count} days</source>
            <comment>search.time.recorded.last_days</comment>
            <extracomment>For one: recorded in the last {count} day</extracomment>
            <translation>
                <numerusform>que se registraron en el último {count} día</numerusform>
                <numerusform>que se registraron en los últimos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>recorded in {month}</source>
            <comment>search.time.recorded.month</comment>
            <translation>que se registraron en {month}</translation>
        </message>
        <message>
            <source>not recorded in {month}</source>
            <comment>search.time.recorded.month.not</comment>
            <translation>que no se registraron en {month}</translation>
        </message>
        <message numerus="yes">
            <source>recorded in the next {count} days</source>
            <comment>search.time.recorded.next_days</comment>
            <extracomment>For one: recorded in the next {count} day</extracomment>
            <translation>
                <numerusform>que se registraron en el próximo {count} día</numerusform>
                <numerusform>que se registraron en los próximos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>recorded today</source>
            <comment>search.time.recorded.today</comment>
            <translation>que se registraron hoy</translation>
        </message>
        <message>
            <source>not recorded today</source>
            <comment>search.time.recorded.today.not</comment>
            <translation>que no se registraron hoy</translation>
        </message>
        <message>
            <source>recorded tomorrow</source>
            <comment>search.time.recorded.tomorrow</comment>
            <translation>que se registraron mañana</translation>
        </message>
        <message>
            <source>not recorded tomorrow</source>
            <comment>search.time.recorded.tomorrow.not</comment>
            <translation>que no se registraron mañana</translation>
        </message>
        <message>
            <source>recorded on {last} or earlier</source>
            <comment>search.time.recorded.until</comment>
            <translation>que se registraron el {last} o antes</translation>
        </message>
        <message>
            <source>not recorded on {last} or earlier</source>
            <comment>search.time.recorded.until.not</comment>
            <translation>que no se registraron el {last} o antes</translation>
        </message>
        <message>
            <source>recorded in {year}</source>
            <comment>search.time.recorded.year</comment>
            <translation>que se registraron en {year}</translation>
        </message>
        <message>
            <source>not recorded in {year}</source>
            <comment>search.time.recorded.year.not</comment>
            <translation>que no se registraron en {year}</translation>
        </message>
        <message>
            <source>recorded yesterday</source>
            <comment>search.time.recorded.yesterday</comment>
            <translation>que se registraron ayer</translation>
        </message>
        <message>
            <source>not recorded yesterday</source>
            <comment>search.time.recorded.yesterday.not</comment>
            <translation>que no se registraron ayer</translation>
        </message>
        <message>
            <source>stated at some time</source>
            <comment>search.time.stated.any</comment>
            <translation>que se dijeron en algún momento</translation>
        </message>
        <message>
            <source>not stated at some time</source>
            <comment>search.time.stated.any.not</comment>
            <translation>que nunca se dijeron</translation>
        </message>
        <message>
            <source>stated from {first} to {last}</source>
            <comment>search.time.stated.between</comment>
            <translation>que se dijeron de {first} a {last}</translation>
        </message>
        <message>
            <source>not stated from {first} to {last}</source>
            <comment>search.time.stated.between.not</comment>
            <translation>que no se dijeron de {first} a {last}</translation>
        </message>
        <message>
            <source>stated on {first}</source>
            <comment>search.time.stated.day</comment>
            <translation>que se dijeron el {first}</translation>
        </message>
        <message>
            <source>not stated on {first}</source>
            <comment>search.time.stated.day.not</comment>
            <translation>que no se dijeron el {first}</translation>
        </message>
        <message>
            <source>stated on {first} or later</source>
            <comment>search.time.stated.from</comment>
            <translation>que se dijeron el {first} o después</translation>
        </message>
        <message>
            <source>not stated on {first} or later</source>
            <comment>search.time.stated.from.not</comment>
            <translation>que no se dijeron el {first} o después</translation>
        </message>
        <message numerus="yes">
            <source>stated in the last {count} days</source>
            <comment>search.time.stated.last_days</comment>
            <extracomment>For one: stated in the last {count} day</extracomment>
            <translation>
                <numerusform>que se dijeron en el último {count} día</numerusform>
                <numerusform>que se dijeron en los últimos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>stated in {month}</source>
            <comment>search.time.stated.month</comment>
            <translation>que se dijeron en {month}</translation>
        </message>
        <message>
            <source>not stated in {month}</source>
            <comment>search.time.stated.month.not</comment>
            <translation>que no se dijeron en {month}</translation>
        </message>
        <message numerus="yes">
            <source>stated in the next {count} days</source>
            <comment>search.time.stated.next_days</comment>
            <extracomment>For one: stated in the next {count} day</extracomment>
            <translation>
                <numerusform>que se dijeron en el próximo {count} día</numerusform>
                <numerusform>que se dijeron en los próximos {count} días</numerusform>
            </translation>
        </message>
        <message>
            <source>stated today</source>
            <comment>search.time.stated.today</comment>
            <translation>que se dijeron hoy</translation>
        </message>
        <message>
            <source>not stated today</source>
            <comment>search.time.stated.today.not</comment>
            <translation>que no se dijeron hoy</translation>
        </message>
        <message>
            <source>stated tomorrow</source>
            <comment>search.time.stated.tomorrow</comment>
            <translation>que se dijeron mañana</translation>
        </message>
        <message>
            <source>not stated tomorrow</source>
            <comment>search.time.stated.tomorrow.not</comment>
            <translation>que no se dijeron mañana</translation>
        </message>
        <message>
            <source>stated on {last} or earlier</source>
            <comment>search.time.stated.until</comment>
            <translation>que se dijeron el {last} o antes</translation>
        </message>
        <message>
            <source>not stated on {last} or earlier</source>
            <comment>search.time.stated.until.not</comment>
            <translation>que no se dijeron el {last} o antes</translation>
        </message>
        <message>
            <source>stated in {year}</source>
            <comment>search.time.stated.year</comment>
            <translation>que se dijeron en {year}</translation>
        </message>
        <message>
            <source>not stated in {year}</source>
            <comment>search.time.stated.year.not</comment>
            <translation>que no se dijeron en {year}</translation>
        </message>
        <message>
            <source>stated yesterday</source>
            <comment>search.time.stated.yesterday</comment>
            <translation>que se dijeron ayer</translation>
        </message>
        <message>
            <source>not stated yesterday</source>
            <comment>search.time.stated.yesterday.not</comment>
            <translation>que no se dijeron ayer</translation>
        </message>
        <message>
            <source>that an agent stands behind</source>
            <comment>search.trust.agent</comment>
            <translation>con el respaldo de un agente</translation>
        </message>
        <message>
            <source>that no agent stands behind</source>
            <comment>search.trust.agent.not</comment>
            <translation>sin el respaldo de un agente</translation>
        </message>
        <message>
            <source>that you confirmed</source>
            <comment>search.trust.confirmed</comment>
            <translation>que usted confirmó</translation>
        </message>
        <message>
            <source>that you did not confirm</source>
            <comment>search.trust.confirmed.not</comment>
            <translation>que usted no confirmó</translation>
        </message>
        <message>
            <source>trusted as imported</source>
            <comment>search.trust.imported</comment>
            <translation>con la confianza de lo importado</translation>
        </message>
        <message>
            <source>not trusted as imported</source>
            <comment>search.trust.imported.not</comment>
            <translation>sin la confianza de lo importado</translation>
        </message>
        <message>
            <source>you stand behind</source>
            <comment>search.trust.person</comment>
            <translation>con su respaldo</translation>
        </message>
        <message>
            <source>you do not stand behind</source>
            <comment>search.trust.person.not</comment>
            <translation>sin su respaldo</translation>
        </message>
        <message>
            <source>that are {types}</source>
            <comment>search.type</comment>
            <translation>que son {types}</translation>
        </message>
        <message>
            <source>that are not {types}</source>
            <comment>search.type.not</comment>
            <translation>que no son {types}</translation>
        </message>
        <message>
            <source>that held on {date}</source>
            <comment>search.valid_at</comment>
            <translation>que regían el {date}</translation>
        </message>
        <message>
            <source>that did not hold on {date}</source>
            <comment>search.valid_at.not</comment>
            <translation>que no regían el {date}</translation>
        </message>
        <message>
            <source>an access token</source>
            <comment>secret.access_token</comment>
            <translation>una clave de acceso</translation>
        </message>
        <message>
            <source>the number of a bank account</source>
            <comment>secret.bank_account</comment>
            <translation>el número de una cuenta bancaria</translation>
        </message>
        <message>
            <source>the token of a client</source>
            <comment>secret.client_token</comment>
            <translation>la clave de acceso de un cliente</translation>
        </message>
        <message>
            <source>a key of a cloud service</source>
            <comment>secret.cloud_key</comment>
            <translation>una clave de un servicio en la nube</translation>
        </message>
        <message>
            <source>a password</source>
            <comment>secret.password</comment>
            <translation>una contraseña</translation>
        </message>
        <message>
            <source>the number of a card</source>
            <comment>secret.payment_card</comment>
            <translation>el número de una tarjeta</translation>
        </message>
        <message numerus="yes">
            <source>{count} records hold secrets and are left out.</source>
            <comment>secret.planned.block</comment>
            <extracomment>For one: {count} record holds secrets and is left out.</extracomment>
            <translation>
                <numerusform>{count} registro contiene secretos y se deja fuera.</numerusform>
                <numerusform>{count} registros contienen secretos y se dejan fuera.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} records hold secrets, which are stored as they are.</source>
            <comment>secret.planned.keep</comment>
            <extracomment>For one: {count} record holds secrets, which are stored as they are.</extracomment>
            <translation>
                <numerusform>{count} registro contiene secretos, que se guardan como están.</numerusform>
                <numerusform>{count} registros contienen secretos, que se guardan como están.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} records hold secrets: their kind will stand in their place.</source>
            <comment>secret.planned.redact</comment>
            <extracomment>For one: {count} record holds secrets: their kind will stand in their place.</extracomment>
            <translation>
                <numerusform>{count} registro contiene secretos: en su lugar constará su clase.</numerusform>
                <numerusform>{count} registros contienen secretos: en su lugar constará su clase.</numerusform>
            </translation>
        </message>
        <message>
            <source>a private key</source>
            <comment>secret.private_key</comment>
            <translation>una clave privada</translation>
        </message>
        <message>
            <source>a recovery key</source>
            <comment>secret.recovery_key</comment>
            <translation>una clave de recuperación</translation>
        </message>
        <message>
            <source>Its kind stands in the place of {secrets}, which was not stored.</source>
            <comment>secret.redacted</comment>
            <translation>Consta su clase en lugar de {secrets}, que no se guardó.</translation>
        </message>
        <message>
            <source>a social security number</source>
            <comment>secret.social_security</comment>
            <translation>un número de la seguridad social</translation>
        </message>
        <message>
            <source>a password in an address</source>
            <comment>secret.url_password</comment>
            <translation>una contraseña en una dirección</translation>
        </message>
        <message>
            <source>a web token</source>
            <comment>secret.web_token</comment>
            <translation>una clave de acceso web</translation>
        </message>
        <message>
            <source>Comfortable</source>
            <comment>setting.appearance.density.comfortable</comment>
            <translation>Cómoda</translation>
        </message>
        <message>
            <source>Compact</source>
            <comment>setting.appearance.density.compact</comment>
            <translation>Compacta</translation>
        </message>
        <message>
            <source>How closely rows and cards stand. The size of the text stays.</source>
            <comment>setting.appearance.density.help</comment>
            <translation>Cuán juntas están filas y tarjetas. El tamaño del texto no cambia.</translation>
        </message>
        <message>
            <source>Spacious</source>
            <comment>setting.appearance.density.spacious</comment>
            <translation>Amplia</translation>
        </message>
        <message>
            <source>Density</source>
            <comment>setting.appearance.density.title</comment>
            <translation>Densidad</translation>
        </message>
        <message>
            <source>Inter is part of the program.</source>
            <comment>setting.appearance.font.help</comment>
            <translation>Inter forma parte del programa.</translation>
        </message>
        <message>
            <source>Inter</source>
            <comment>setting.appearance.font.inter</comment>
            <translation>Inter</translation>
        </message>
        <message>
            <source>System font</source>
            <comment>setting.appearance.font.system</comment>
            <translation>Fuente del sistema</translation>
        </message>
        <message>
            <source>Font</source>
            <comment>setting.appearance.font.title</comment>
            <translation>Fuente</translation>
        </message>
        <message>
            <source>Deutsch</source>
            <comment>setting.appearance.language.de</comment>
            <translation>Deutsch</translation>
        </message>
        <message>
            <source>English</source>
            <comment>setting.appearance.language.en</comment>
            <translation>English</translation>
        </message>
        <message>
            <source>Español</source>
            <comment>setting.appearance.language.es</comment>
            <translation>Español</translation>
        </message>
        <message>
            <source>Used when the program starts the next time; reports take it at once. The manual is in English only.</source>
            <comment>setting.appearance.language.help</comment>
            <translation>Se usa la próxima vez que se inicia el programa; los informes lo adoptan enseguida. El manual está solo en inglés.</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>setting.appearance.language.system</comment>
            <translation>Como el sistema</translation>
        </message>
        <message>
            <source>Language</source>
            <comment>setting.appearance.language.title</comment>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>中文</source>
            <comment>setting.appearance.language.zh</comment>
            <translation>中文</translation>
        </message>
        <message>
            <source>No fades and slides.</source>
            <comment>setting.appearance.less_motion.help</comment>
            <translation>Sin fundidos ni deslizamientos.</translation>
        </message>
        <message>
            <source>Less motion</source>
            <comment>setting.appearance.less_motion.title</comment>
            <translation>Menos movimiento</translation>
        </message>
        <message>
            <source>Everything grows with it, in percent.</source>
            <comment>setting.appearance.text_size.help</comment>
            <translation>Todo crece con él, en porcentaje.</translation>
        </message>
        <message>
            <source>Text size</source>
            <comment>setting.appearance.text_size.title</comment>
            <translation>Tamaño del texto</translation>
        </message>
        <message>
            <source>High contrast</source>
            <comment>setting.appearance.theme.contrast</comment>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>setting.appearance.theme.dark</comment>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>Light, dark, high contrast, or as the system has it.</source>
            <comment>setting.appearance.theme.help</comment>
            <translation>Claro, oscuro, alto contraste, o como lo tenga el sistema.</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>setting.appearance.theme.light</comment>
            <translation>Claro</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>setting.appearance.theme.system</comment>
            <translation>Como el sistema</translation>
        </message>
        <message>
            <source>Theme</source>
            <comment>setting.appearance.theme.title</comment>
            <translation>Tema</translation>
        </message>
        <message>
            <source>Appearance</source>
            <comment>setting.group.appearance</comment>
            <translation>Apariencia</translation>
        </message>
        <message>
            <source>Habits</source>
            <comment>setting.group.habits</comment>
            <translation>Hábitos</translation>
        </message>
        <message>
            <source>Language model</source>
            <comment>setting.group.language_model</comment>
            <translation>Modelo de lenguaje</translation>
        </message>
        <message>
            <source>Vault and lock</source>
            <comment>setting.group.lock</comment>
            <translation>Bóveda y bloqueo</translation>
        </message>
        <message>
            <source>Notices</source>
            <comment>setting.group.notices</comment>
            <translation>Avisos</translation>
        </message>
        <message>
            <source>Privacy</source>
            <comment>setting.group.privacy</comment>
            <translation>Privacidad</translation>
        </message>
        <message>
            <source>Closing the window hides it; the vault and the port go on. The icon in the tray brings it back.</source>
            <comment>setting.habits.close_to_tray.help</comment>
            <translation>Cerrar la ventana la oculta; la bóveda y el puerto siguen. El icono en la bandeja la devuelve.</translation>
        </message>
        <message>
            <source>Close to the tray</source>
            <comment>setting.habits.close_to_tray.title</comment>
            <translation>Cerrar a la bandeja</translation>
        </message>
        <message>
            <source>A routine that pauses on its public holidays is not missed. Two letters, such as DE, or “none”; empty: as the system has it.</source>
            <comment>setting.habits.country.help</comment>
            <translation>Una rutina que hace pausa en sus días festivos no se echa en falta. Dos letras, como ES, o «none»; sin rellenar: como lo tenga el sistema.</translation>
        </message>
        <message>
            <source>Country</source>
            <comment>setting.habits.country.title</comment>
            <translation>País</translation>
        </message>
        <message>
            <source>Agents</source>
            <comment>setting.habits.first_page.agents</comment>
            <translation>Agentes</translation>
        </message>
        <message>
            <source>Ask</source>
            <comment>setting.habits.first_page.ask</comment>
            <translation>Preguntar</translation>
        </message>
        <message>
            <source>Audit</source>
            <comment>setting.habits.first_page.audit</comment>
            <translation>Auditoría</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <comment>setting.habits.first_page.conflicts</comment>
            <translation>Conflictos</translation>
        </message>
        <message>
            <source>Shown when a vault opens.</source>
            <comment>setting.habits.first_page.help</comment>
            <translation>Se muestra al abrir una bóveda.</translation>
        </message>
        <message>
            <source>Insights</source>
            <comment>setting.habits.first_page.insights</comment>
            <translation>Análisis</translation>
        </message>
        <message>
            <source>The last one</source>
            <comment>setting.habits.first_page.last</comment>
            <translation>La última</translation>
        </message>
        <message>
            <source>Memories</source>
            <comment>setting.habits.first_page.memories</comment>
            <translation>Recuerdos</translation>
        </message>
        <message>
            <source>Reports</source>
            <comment>setting.habits.first_page.reports</comment>
            <translation>Informes</translation>
        </message>
        <message>
            <source>Timeline</source>
            <comment>setting.habits.first_page.timeline</comment>
            <translation>Cronología</translation>
        </message>
        <message>
            <source>First page</source>
            <comment>setting.habits.first_page.title</comment>
            <translation>Primera página</translation>
        </message>
        <message>
            <source>Today</source>
            <comment>setting.habits.first_page.today</comment>
            <translation>Hoy</translation>
        </message>
        <message>
            <source>Deutsch</source>
            <comment>setting.habits.report_language.de</comment>
            <translation>Deutsch</translation>
        </message>
        <message>
            <source>English</source>
            <comment>setting.habits.report_language.en</comment>
            <translation>English</translation>
        </message>
        <message>
            <source>Español</source>
            <comment>setting.habits.report_language.es</comment>
            <translation>Español</translation>
        </message>
        <message>
            <source>Kept with the vault. Reports of earlier days are made again in it when you open them.</source>
            <comment>setting.habits.report_language.help</comment>
            <translation>Se guarda con la bóveda. Los informes de días anteriores se rehacen en él al abrirlos.</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>setting.habits.report_language.system</comment>
            <translation>Como el sistema</translation>
        </message>
        <message>
            <source>Language of reports</source>
            <comment>setting.habits.report_language.title</comment>
            <translation>Idioma de los informes</translation>
        </message>
        <message>
            <source>中文</source>
            <comment>setting.habits.report_language.zh</comment>
            <translation>中文</translation>
        </message>
        <message>
            <source>All the time, with a menu that tells what waits for you and how the port stands.</source>
            <comment>setting.habits.tray.help</comment>
            <translation>Siempre, con un menú que dice qué está pendiente y cómo está el puerto.</translation>
        </message>
        <message>
            <source>Icon in the tray</source>
            <comment>setting.habits.tray.title</comment>
            <translation>Icono en la bandeja</translation>
        </message>
        <message>
            <source>Whenever an agent asks for an answer, its question and the memories that answer it are sent.</source>
            <comment>setting.language_model.agents.help</comment>
            <translation>Cuando un agente pide una respuesta, se envían su pregunta y los recuerdos que la responden.</translation>
        </message>
        <message>
            <source>Answers for agents</source>
            <comment>setting.language_model.agents.title</comment>
            <translation>Respuestas para agentes</translation>
        </message>
        <message>
            <source>On the page Ask, when you ask for it: the question and the memories that answer it are sent.</source>
            <comment>setting.language_model.answers.help</comment>
            <translation>En la página Preguntar, cuando se pide: se envían la pregunta y los recuerdos que la responden.</translation>
        </message>
        <message>
            <source>Answers</source>
            <comment>setting.language_model.answers.title</comment>
            <translation>Respuestas</translation>
        </message>
        <message>
            <source>The address of a server with an OpenAI-compatible interface, such as Ollama, LM Studio or llama.cpp.</source>
            <comment>setting.language_model.endpoint.help</comment>
            <translation>La dirección de un servidor con una interfaz compatible con OpenAI, como Ollama, LM Studio o llama.cpp.</translation>
        </message>
        <message>
            <source>Endpoint</source>
            <comment>setting.language_model.endpoint.title</comment>
            <translation>Dirección</translation>
        </message>
        <message>
            <source>When a conversation is taken in and you ask for it, what was said is sent. What it finds waits for you.</source>
            <comment>setting.language_model.facts.help</comment>
            <translation>Cuando se incorpora una conversación y se pide, se envía lo que se dijo. Lo que encuentra queda pendiente.</translation>
        </message>
        <message>
            <source>Facts from conversations</source>
            <comment>setting.language_model.facts.title</comment>
            <translation>Hechos de conversaciones</translation>
        </message>
        <message>
            <source>Its name, as the server has it.</source>
            <comment>setting.language_model.model.help</comment>
            <translation>Su nombre, tal como lo tiene el servidor.</translation>
        </message>
        <message>
            <source>Model</source>
            <comment>setting.language_model.model.title</comment>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Off, nothing is sent anywhere. On, what is listed below is sent to the endpoint and nowhere else.</source>
            <comment>setting.language_model.on.help</comment>
            <translation>Desactivado, no se envía nada a ninguna parte. Activado, lo enumerado abajo se envía a la dirección y a ningún otro sitio.</translation>
        </message>
        <message>
            <source>Use a language model</source>
            <comment>setting.language_model.on.title</comment>
            <translation>Usar un modelo de lenguaje</translation>
        </message>
        <message>
            <source>In the background, the two statements of each open conflict are sent. It decides nothing.</source>
            <comment>setting.language_model.opinions.help</comment>
            <translation>En segundo plano se envían las dos afirmaciones de cada conflicto abierto. No decide nada.</translation>
        </message>
        <message>
            <source>Second opinions</source>
            <comment>setting.language_model.opinions.title</comment>
            <translation>Segundas opiniones</translation>
        </message>
        <message>
            <source>When asked for on the page Reports, that day's report is sent. The report itself stays as it is.</source>
            <comment>setting.language_model.reports.help</comment>
            <translation>Cuando se pide en la página Informes, se envía el informe de ese día. El informe en sí se queda como está.</translation>
        </message>
        <message>
            <source>Reports in other words</source>
            <comment>setting.language_model.reports.title</comment>
            <translation>Informes en otras palabras</translation>
        </message>
        <message>
            <source>So many seconds an answer may take, 5 to 600.</source>
            <comment>setting.language_model.seconds.help</comment>
            <translation>Cuántos segundos puede tardar una respuesta, de 5 a 600.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <comment>setting.language_model.seconds.title</comment>
            <translation>Tiempo de espera</translation>
        </message>
        <message>
            <source>15 minutes</source>
            <comment>setting.lock.after_minutes.15</comment>
            <translation>15 minutos</translation>
        </message>
        <message>
            <source>30 minutes</source>
            <comment>setting.lock.after_minutes.30</comment>
            <translation>30 minutos</translation>
        </message>
        <message>
            <source>5 minutes</source>
            <comment>setting.lock.after_minutes.5</comment>
            <translation>5 minutos</translation>
        </message>
        <message>
            <source>An hour</source>
            <comment>setting.lock.after_minutes.60</comment>
            <translation>Una hora</translation>
        </message>
        <message>
            <source>After so long without a key or the pointer. Agents get nothing until you unlock it.</source>
            <comment>setting.lock.after_minutes.help</comment>
            <translation>Tras tanto tiempo sin teclado ni puntero. Los agentes no reciben nada hasta que se desbloquee.</translation>
        </message>
        <message>
            <source>Never</source>
            <comment>setting.lock.after_minutes.never</comment>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>Lock when not in use</source>
            <comment>setting.lock.after_minutes.title</comment>
            <translation>Bloquear sin uso</translation>
        </message>
        <message>
            <source>Also when the session is locked. On Linux, where the system tells; elsewhere nothing happens.</source>
            <comment>setting.lock.on_suspend.help</comment>
            <translation>También cuando se bloquea la sesión. En Linux, donde el sistema avisa; en otros no ocurre nada.</translation>
        </message>
        <message>
            <source>Lock when the computer sleeps</source>
            <comment>setting.lock.on_suspend.title</comment>
            <translation>Bloquear al suspender el equipo</translation>
        </message>
        <message>
            <source>A message of the desktop when a day's report is there. It names the day and nothing else.</source>
            <comment>setting.notices.report.help</comment>
            <translation>Un mensaje del escritorio cuando el informe de un día está listo. Nombra el día y nada más.</translation>
        </message>
        <message>
            <source>Daily report</source>
            <comment>setting.notices.report.title</comment>
            <translation>Informe diario</translation>
        </message>
        <message>
            <source>Refuse</source>
            <comment>setting.privacy.secrets_agents.block</comment>
            <translation>Rechazar</translation>
        </message>
        <message>
            <source>Passwords, keys, card and account numbers that agents and scripts write: only their kind, nothing, or all.</source>
            <comment>setting.privacy.secrets_agents.help</comment>
            <translation>Contraseñas, claves, números de tarjeta y de cuenta que escriben agentes y scripts: solo su clase, nada, o todo.</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>setting.privacy.secrets_agents.keep</comment>
            <translation>Conservar</translation>
        </message>
        <message>
            <source>Redact</source>
            <comment>setting.privacy.secrets_agents.redact</comment>
            <translation>Ocultar</translation>
        </message>
        <message>
            <source>Secrets from agents</source>
            <comment>setting.privacy.secrets_agents.title</comment>
            <translation>Secretos de agentes</translation>
        </message>
        <message>
            <source>Leave out</source>
            <comment>setting.privacy.secrets_imports.block</comment>
            <translation>Dejar fuera</translation>
        </message>
        <message>
            <source>The same for files, conversations and what a language model finds. Leave out means the whole record.</source>
            <comment>setting.privacy.secrets_imports.help</comment>
            <translation>Lo mismo para archivos, conversaciones y lo que encuentra un modelo de lenguaje. Dejar fuera se refiere al registro entero.</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>setting.privacy.secrets_imports.keep</comment>
            <translation>Conservar</translation>
        </message>
        <message>
            <source>Redact</source>
            <comment>setting.privacy.secrets_imports.redact</comment>
            <translation>Ocultar</translation>
        </message>
        <message>
            <source>Secrets in what is brought in</source>
            <comment>setting.privacy.secrets_imports.title</comment>
            <translation>Secretos en lo que se trae</translation>
        </message>
        <message>
            <source>Ask</source>
            <comment>setting.privacy.secrets_person.ask</comment>
            <translation>Preguntar</translation>
        </message>
        <message>
            <source>Refuse</source>
            <comment>setting.privacy.secrets_person.block</comment>
            <translation>Rechazar</translation>
        </message>
        <message>
            <source>Ask what to do each time, or always do the same.</source>
            <comment>setting.privacy.secrets_person.help</comment>
            <translation>Preguntar cada vez qué hacer, o hacer siempre lo mismo.</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>setting.privacy.secrets_person.keep</comment>
            <translation>Conservar</translation>
        </message>
        <message>
            <source>Redact</source>
            <comment>setting.privacy.secrets_person.redact</comment>
            <translation>Ocultar</translation>
        </message>
        <message>
            <source>Secrets you write yourself</source>
            <comment>setting.privacy.secrets_person.title</comment>
            <translation>Secretos escritos por usted</translation>
        </message>
        <message>
            <source>{figure} GB</source>
            <comment>size.gigabytes</comment>
            <translation>{figure} GB</translation>
        </message>
        <message>
            <source>{figure} kB</source>
            <comment>size.kilobytes</comment>
            <translation>{figure} kB</translation>
        </message>
        <message>
            <source>{figure} MB</source>
            <comment>size.megabytes</comment>
            <translation>{figure} MB</translation>
        </message>
        <message numerus="yes">
            <source>{count} were left alone. {reason}</source>
            <comment>skipped</comment>
            <extracomment>For one: {count} was left alone. {reason}</extracomment>
            <translation>
                <numerusform>{count} no se tocó. {reason}</numerusform>
                <numerusform>{count} no se tocaron. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left alone because they were changed later.</source>
            <comment>skipped.changed_since</comment>
            <extracomment>For one: {count} was left alone because it was changed later.</extracomment>
            <translation>
                <numerusform>{count} no se tocó porque se cambió después.</numerusform>
                <numerusform>{count} no se tocaron porque se cambiaron después.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left alone because they are deleted.</source>
            <comment>skipped.deleted</comment>
            <extracomment>For one: {count} was left alone because it is deleted.</extracomment>
            <translation>
                <numerusform>{count} no se tocó porque está eliminado.</numerusform>
                <numerusform>{count} no se tocaron porque están eliminados.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were erased for good.</source>
            <comment>skipped.erased</comment>
            <extracomment>For one: {count} was erased for good.</extracomment>
            <translation>
                <numerusform>{count} se borró para siempre.</numerusform>
                <numerusform>{count} se borraron para siempre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were not found.</source>
            <comment>skipped.not_found</comment>
            <extracomment>For one: {count} was not found.</extracomment>
            <translation>
                <numerusform>{count} no se encontró.</numerusform>
                <numerusform>{count} no se encontraron.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left alone because they are not in use.</source>
            <comment>skipped.put_away</comment>
            <extracomment>For one: {count} was left alone because it is not in use.</extracomment>
            <translation>
                <numerusform>{count} no se tocó porque no está en uso.</numerusform>
                <numerusform>{count} no se tocaron porque no están en uso.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were taken back already.</source>
            <comment>skipped.taken_back</comment>
            <extracomment>For one: {count} was taken back already.</extracomment>
            <translation>
                <numerusform>{count} ya se había deshecho.</numerusform>
                <numerusform>{count} ya se habían deshecho.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were like that already.</source>
            <comment>skipped.unchanged</comment>
            <extracomment>For one: {count} was like that already.</extracomment>
            <translation>
                <numerusform>{count} ya estaba así.</numerusform>
                <numerusform>{count} ya estaban así.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} wait, because they would contradict what is remembered.</source>
            <comment>skipped.waits</comment>
            <extracomment>For one: {count} waits, because it would contradict what is remembered.</extracomment>
            <translation>
                <numerusform>{count} espera, porque contradiría lo recordado.</numerusform>
                <numerusform>{count} esperan, porque contradirían lo recordado.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} stay as they are until a person approves the change.</source>
            <comment>skipped.waits_for_approval</comment>
            <extracomment>For one: {count} stays as it is until a person approves the change.</extracomment>
            <translation>
                <numerusform>{count} se queda como está hasta que una persona apruebe el cambio.</numerusform>
                <numerusform>{count} se quedan como están hasta que una persona apruebe el cambio.</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>sort.changed</comment>
            <translation>Cambiado</translation>
        </message>
        <message>
            <source>Confidence</source>
            <comment>sort.confidence</comment>
            <translation>Certeza</translation>
        </message>
        <message>
            <source>Text</source>
            <comment>sort.content</comment>
            <translation>Texto</translation>
        </message>
        <message>
            <source>Date</source>
            <comment>sort.life</comment>
            <translation>Fecha</translation>
        </message>
        <message>
            <source>Match</source>
            <comment>sort.match</comment>
            <translation>Coincidencia</translation>
        </message>
        <message>
            <source>Recorded</source>
            <comment>sort.recorded</comment>
            <translation>Registrado</translation>
        </message>
        <message>
            <source>From</source>
            <comment>sort.source</comment>
            <translation>De</translation>
        </message>
        <message>
            <source>Trust</source>
            <comment>sort.trust</comment>
            <translation>Confianza</translation>
        </message>
        <message>
            <source>Type</source>
            <comment>sort.type</comment>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>Agent or program</source>
            <comment>source.client</comment>
            <translation>Agente o programa</translation>
        </message>
        <message>
            <source>Conversation</source>
            <comment>source.conversation</comment>
            <translation>Conversación</translation>
        </message>
        <message>
            <source>File</source>
            <comment>source.file</comment>
            <translation>Archivo</translation>
        </message>
        <message>
            <source>You</source>
            <comment>source.person</comment>
            <translation>Usted</translation>
        </message>
        <message>
            <source>you</source>
            <comment>source.person.inside</comment>
            <translation>usted</translation>
        </message>
        <message>
            <source>Active</source>
            <comment>status.active</comment>
            <translation>Vigente</translation>
        </message>
        <message>
            <source>Put away</source>
            <comment>status.archived</comment>
            <translation>Guardado aparte</translation>
        </message>
        <message>
            <source>Current</source>
            <comment>status.current</comment>
            <translation>Actual</translation>
        </message>
        <message>
            <source>Deleted</source>
            <comment>status.deleted</comment>
            <translation>Eliminado</translation>
        </message>
        <message>
            <source>Faded</source>
            <comment>status.demoted</comment>
            <translation>Desvanecido</translation>
        </message>
        <message>
            <source>Expired</source>
            <comment>status.expired</comment>
            <translation>Vencido</translation>
        </message>
        <message>
            <source>Turned down</source>
            <comment>status.rejected</comment>
            <translation>Rechazado</translation>
        </message>
        <message>
            <source>Superseded</source>
            <comment>status.superseded</comment>
            <translation>Sustituido</translation>
        </message>
        <message>
            <source>It never held</source>
            <comment>supersession.corrected</comment>
            <translation>Nunca rigió</translation>
        </message>
        <message>
            <source>It held until the new one</source>
            <comment>supersession.replaced</comment>
            <translation>Rigió hasta lo nuevo</translation>
        </message>
        <message>
            <source>conversations are not kept longer</source>
            <comment>sweep.episode_expired</comment>
            <translation>las conversaciones no se conservan más tiempo</translation>
        </message>
        <message>
            <source>faded: not used for long</source>
            <comment>sweep.faded</comment>
            <translation>desvanecido: hace mucho que no se usa</translation>
        </message>
        <message>
            <source>no longer holds</source>
            <comment>sweep.no_longer_valid</comment>
            <translation>ya no rige</translation>
        </message>
        <message>
            <source>memories of its type expire by then</source>
            <comment>sweep.type_expired</comment>
            <translation>los recuerdos de su tipo vencen para entonces</translation>
        </message>
        <message>
            <source>is used again</source>
            <comment>sweep.used_again</comment>
            <translation>se usa de nuevo</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories faded</source>
            <comment>swept.demoted</comment>
            <extracomment>For one: {count} memory faded</extracomment>
            <translation>
                <numerusform>{count} recuerdo desvanecido</numerusform>
                <numerusform>{count} recuerdos desvanecidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} expired</source>
            <comment>swept.expired</comment>
            <extracomment>For one: {count} expired</extracomment>
            <translation>
                <numerusform>{count} vencido</numerusform>
                <numerusform>{count} vencidos</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing faded or expired.</source>
            <comment>swept.nothing</comment>
            <translation>Nada se desvaneció ni venció.</translation>
        </message>
        <message numerus="yes">
            <source>{count} came back</source>
            <comment>swept.reactivated</comment>
            <extracomment>For one: {count} came back</extracomment>
            <translation>
                <numerusform>{count} reavivado</numerusform>
                <numerusform>{count} reavivados</numerusform>
            </translation>
        </message>
        <message>
            <source>{what}.</source>
            <comment>swept.sentence</comment>
            <translation>{what}.</translation>
        </message>
        <message>
            <source>Somebody wrote to it at the same moment. The next run looks again.</source>
            <comment>sync.changed_meanwhile</comment>
            <translation>Alguien escribió en él en el mismo momento. La próxima pasada lo mira de nuevo.</translation>
        </message>
        <message>
            <source>{path} was left alone. {problem}</source>
            <comment>sync.left_alone</comment>
            <translation>{path} no se tocó. {problem}</translation>
        </message>
        <message numerus="yes">
            <source>{count} did not fit.</source>
            <comment>sync.left_out</comment>
            <extracomment>For one: {count} did not fit.</extracomment>
            <translation>
                <numerusform>{count} no cupo.</numerusform>
                <numerusform>{count} no cupieron.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is a link, or lies behind one. Links are not followed.</source>
            <comment>sync.link</comment>
            <translation>Es un enlace, o está detrás de uno. Los enlaces no se siguen.</translation>
        </message>
        <message>
            <source>The markers of its block are damaged. Mend them, or take them all out.</source>
            <comment>sync.markers_damaged</comment>
            <translation>Las marcas de su bloque están dañadas. Hay que arreglarlas, o quitarlas todas.</translation>
        </message>
        <message>
            <source>Its namespace was put away.</source>
            <comment>sync.namespace_gone</comment>
            <translation>Su espacio se guardó aparte.</translation>
        </message>
        <message>
            <source>It is not a file.</source>
            <comment>sync.not_a_file</comment>
            <translation>No es un archivo.</translation>
        </message>
        <message>
            <source>It is not text in UTF-8.</source>
            <comment>sync.not_text</comment>
            <translation>No es texto en UTF-8.</translation>
        </message>
        <message>
            <source>It belongs to somebody else.</source>
            <comment>sync.other_owner</comment>
            <translation>Es de otra persona.</translation>
        </message>
        <message numerus="yes">
            <source>{count} edits wait for you.</source>
            <comment>sync.proposed</comment>
            <extracomment>For one: {count} edit waits for you.</extracomment>
            <translation>
                <numerusform>{count} cambio queda pendiente.</numerusform>
                <numerusform>{count} cambios quedan pendientes.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has several names, and would lose the others.</source>
            <comment>sync.several_names</comment>
            <translation>Tiene varios nombres, y perdería los demás.</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <comment>sync.too_large</comment>
            <translation>Es demasiado grande.</translation>
        </message>
        <message>
            <source>The system could not read it.</source>
            <comment>sync.unreadable</comment>
            <translation>El sistema no pudo leerlo.</translation>
        </message>
        <message numerus="yes">
            <source>{path}: {count} memories of {name}.</source>
            <comment>sync.written</comment>
            <extracomment>For one: {path}: {count} memory of {name}.</extracomment>
            <translation>
                <numerusform>{path}: {count} recuerdo de {name}.</numerusform>
                <numerusform>{path}: {count} recuerdos de {name}.</numerusform>
            </translation>
        </message>
        <message>
            <source>A word that sets it apart from the other memories.</source>
            <comment>tag_reason.distinctive</comment>
            <translation>Una palabra que lo distingue de los demás recuerdos.</translation>
        </message>
        <message>
            <source>A name in the text.</source>
            <comment>tag_reason.entity</comment>
            <translation>Un nombre en el texto.</translation>
        </message>
        <message>
            <source>Written as a hashtag.</source>
            <comment>tag_reason.hashtag</comment>
            <translation>Escrito como hashtag.</translation>
        </message>
        <message>
            <source>The heading above it.</source>
            <comment>tag_reason.heading</comment>
            <translation>El encabezado que tiene encima.</translation>
        </message>
        <message>
            <source>A tag in use already whose name stands in the text.</source>
            <comment>tag_reason.known</comment>
            <translation>Una etiqueta ya en uso cuyo nombre está en el texto.</translation>
        </message>
        <message>
            <source>Episodes</source>
            <comment>tier.episodic</comment>
            <translation>Episodios</translation>
        </message>
        <message>
            <source>Rules</source>
            <comment>tier.procedural</comment>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Knowledge</source>
            <comment>tier.semantic</comment>
            <translation>Conocimiento</translation>
        </message>
        <message>
            <source>Agent</source>
            <comment>trust.agent</comment>
            <translation>Agente</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <comment>trust.confirmed</comment>
            <translation>Confirmado</translation>
        </message>
        <message>
            <source>Imported</source>
            <comment>trust.imported</comment>
            <translation>Importado</translation>
        </message>
        <message>
            <source>Person</source>
            <comment>trust.person</comment>
            <translation>Persona</translation>
        </message>
        <message>
            <source>Artifact</source>
            <comment>type.artifact</comment>
            <translation>Artefacto</translation>
        </message>
        <message numerus="yes">
            <source>{count} artifacts</source>
            <comment>type.artifact.counted</comment>
            <extracomment>For one: {count} artifact</extracomment>
            <translation>
                <numerusform>{count} artefacto</numerusform>
                <numerusform>{count} artefactos</numerusform>
            </translation>
        </message>
        <message>
            <source>artifacts</source>
            <comment>type.artifact.inside</comment>
            <translation>artefactos</translation>
        </message>
        <message>
            <source>Artifacts</source>
            <comment>type.artifact.plural</comment>
            <translation>Artefactos</translation>
        </message>
        <message>
            <source>Commitment</source>
            <comment>type.commitment</comment>
            <translation>Compromiso</translation>
        </message>
        <message numerus="yes">
            <source>{count} commitments</source>
            <comment>type.commitment.counted</comment>
            <extracomment>For one: {count} commitment</extracomment>
            <translation>
                <numerusform>{count} compromiso</numerusform>
                <numerusform>{count} compromisos</numerusform>
            </translation>
        </message>
        <message>
            <source>commitments</source>
            <comment>type.commitment.inside</comment>
            <translation>compromisos</translation>
        </message>
        <message>
            <source>Commitments</source>
            <comment>type.commitment.plural</comment>
            <translation>Compromisos</translation>
        </message>
        <message>
            <source>Context</source>
            <comment>type.context</comment>
            <translation>Contexto</translation>
        </message>
        <message numerus="yes">
            <source>{count} contexts</source>
            <comment>type.context.counted</comment>
            <extracomment>For one: {count} context</extracomment>
            <translation>
                <numerusform>{count} contexto</numerusform>
                <numerusform>{count} contextos</numerusform>
            </translation>
        </message>
        <message>
            <source>contexts</source>
            <comment>type.context.inside</comment>
            <translation>contextos</translation>
        </message>
        <message>
            <source>Contexts</source>
            <comment>type.context.plural</comment>
            <translation>Contextos</translation>
        </message>
        <message>
            <source>Decision</source>
            <comment>type.decision</comment>
            <translation>Decisión</translation>
        </message>
        <message numerus="yes">
            <source>{count} decisions</source>
            <comment>type.decision.counted</comment>
            <extracomment>For one: {count} decision</extracomment>
            <translation>
                <numerusform>{count} decisión</numerusform>
                <numerusform>{count} decisiones</numerusform>
            </translation>
        </message>
        <message>
            <source>decisions</source>
            <comment>type.decision.inside</comment>
            <translation>decisiones</translation>
        </message>
        <message>
            <source>Decisions</source>
            <comment>type.decision.plural</comment>
            <translation>Decisiones</translation>
        </message>
        <message>
            <source>Error</source>
            <comment>type.error</comment>
            <translation>Error</translation>
        </message>
        <message numerus="yes">
            <source>{count} errors</source>
            <comment>type.error.counted</comment>
            <extracomment>For one: {count} error</extracomment>
            <translation>
                <numerusform>{count} error</numerusform>
                <numerusform>{count} errores</numerusform>
            </translation>
        </message>
        <message>
            <source>errors</source>
            <comment>type.error.inside</comment>
            <translation>errores</translation>
        </message>
        <message>
            <source>Errors</source>
            <comment>type.error.plural</comment>
            <translation>Errores</translation>
        </message>
        <message>
            <source>Event</source>
            <comment>type.event</comment>
            <translation>Suceso</translation>
        </message>
        <message numerus="yes">
            <source>{count} events</source>
            <comment>type.event.counted</comment>
            <extracomment>For one: {count} event</extracomment>
            <translation>
                <numerusform>{count} suceso</numerusform>
                <numerusform>{count} sucesos</numerusform>
            </translation>
        </message>
        <message>
            <source>events</source>
            <comment>type.event.inside</comment>
            <translation>sucesos</translation>
        </message>
        <message>
            <source>Events</source>
            <comment>type.event.plural</comment>
            <translation>Sucesos</translation>
        </message>
        <message>
            <source>Fact</source>
            <comment>type.fact</comment>
            <translation>Hecho</translation>
        </message>
        <message numerus="yes">
            <source>{count} facts</source>
            <comment>type.fact.counted</comment>
            <extracomment>For one: {count} fact</extracomment>
            <translation>
                <numerusform>{count} hecho</numerusform>
                <numerusform>{count} hechos</numerusform>
            </translation>
        </message>
        <message>
            <source>facts</source>
            <comment>type.fact.inside</comment>
            <translation>hechos</translation>
        </message>
        <message>
            <source>Facts</source>
            <comment>type.fact.plural</comment>
            <translation>Hechos</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>type.goal</comment>
            <translation>Objetivo</translation>
        </message>
        <message numerus="yes">
            <source>{count} goals</source>
            <comment>type.goal.counted</comment>
            <extracomment>For one: {count} goal</extracomment>
            <translation>
                <numerusform>{count} objetivo</numerusform>
                <numerusform>{count} objetivos</numerusform>
            </translation>
        </message>
        <message>
            <source>goals</source>
            <comment>type.goal.inside</comment>
            <translation>objetivos</translation>
        </message>
        <message>
            <source>Goals</source>
            <comment>type.goal.plural</comment>
            <translation>Objetivos</translation>
        </message>
        <message>
            <source>Instruction</source>
            <comment>type.instruction</comment>
            <translation>Instrucción</translation>
        </message>
        <message numerus="yes">
            <source>{count} instructions</source>
            <comment>type.instruction.counted</comment>
            <extracomment>For one: {count} instruction</extracomment>
            <translation>
                <numerusform>{count} instrucción</numerusform>
                <numerusform>{count} instrucciones</numerusform>
            </translation>
        </message>
        <message>
            <source>instructions</source>
            <comment>type.instruction.inside</comment>
            <translation>instrucciones</translation>
        </message>
        <message>
            <source>Instructions</source>
            <comment>type.instruction.plural</comment>
            <translation>Instrucciones</translation>
        </message>
        <message>
            <source>Learning</source>
            <comment>type.learning</comment>
            <translation>Aprendizaje</translation>
        </message>
        <message numerus="yes">
            <source>{count} learnings</source>
            <comment>type.learning.counted</comment>
            <extracomment>For one: {count} learning</extracomment>
            <translation>
                <numerusform>{count} aprendizaje</numerusform>
                <numerusform>{count} aprendizajes</numerusform>
            </translation>
        </message>
        <message>
            <source>learnings</source>
            <comment>type.learning.inside</comment>
            <translation>aprendizajes</translation>
        </message>
        <message>
            <source>Learnings</source>
            <comment>type.learning.plural</comment>
            <translation>Aprendizajes</translation>
        </message>
        <message>
            <source>Observation</source>
            <comment>type.observation</comment>
            <translation>Observación</translation>
        </message>
        <message numerus="yes">
            <source>{count} observations</source>
            <comment>type.observation.counted</comment>
            <extracomment>For one: {count} observation</extracomment>
            <translation>
                <numerusform>{count} observación</numerusform>
                <numerusform>{count} observaciones</numerusform>
            </translation>
        </message>
        <message>
            <source>observations</source>
            <comment>type.observation.inside</comment>
            <translation>observaciones</translation>
        </message>
        <message>
            <source>Observations</source>
            <comment>type.observation.plural</comment>
            <translation>Observaciones</translation>
        </message>
        <message>
            <source>Preference</source>
            <comment>type.preference</comment>
            <translation>Preferencia</translation>
        </message>
        <message numerus="yes">
            <source>{count} preferences</source>
            <comment>type.preference.counted</comment>
            <extracomment>For one: {count} preference</extracomment>
            <translation>
                <numerusform>{count} preferencia</numerusform>
                <numerusform>{count} preferencias</numerusform>
            </translation>
        </message>
        <message>
            <source>preferences</source>
            <comment>type.preference.inside</comment>
            <translation>preferencias</translation>
        </message>
        <message>
            <source>Preferences</source>
            <comment>type.preference.plural</comment>
            <translation>Preferencias</translation>
        </message>
        <message>
            <source>Relationship</source>
            <comment>type.relationship</comment>
            <translation>Relación</translation>
        </message>
        <message numerus="yes">
            <source>{count} relationships</source>
            <comment>type.relationship.counted</comment>
            <extracomment>For one: {count} relationship</extracomment>
            <translation>
                <numerusform>{count} relación</numerusform>
                <numerusform>{count} relaciones</numerusform>
            </translation>
        </message>
        <message>
            <source>relationships</source>
            <comment>type.relationship.inside</comment>
            <translation>relaciones</translation>
        </message>
        <message>
            <source>Relationships</source>
            <comment>type.relationship.plural</comment>
            <translation>Relaciones</translation>
        </message>
        <message>
            <source>The words “{cue}” point to it.</source>
            <comment>type_reason.by_cue</comment>
            <translation>Lo indican las palabras «{cue}».</translation>
        </message>
        <message>
            <source>Its wording points to it.</source>
            <comment>type_reason.by_rule</comment>
            <translation>Lo indica su redacción.</translation>
        </message>
        <message>
            <source>Nothing in it points to another type.</source>
            <comment>type_reason.fallback</comment>
            <translation>Nada en él indica otro tipo.</translation>
        </message>
        <message>
            <source>It was chosen.</source>
            <comment>type_reason.given</comment>
            <translation>Se eligió.</translation>
        </message>
        <message>
            <source>Its meaning is closest to this type.</source>
            <comment>type_reason.prototype</comment>
            <translation>Su significado es el más cercano a este tipo.</translation>
        </message>
        <message>
            <source>It was altered since it was written: its parts do not belong together.</source>
            <comment>unreadable.altered</comment>
            <translation>Se alteró desde que se escribió: sus partes no van juntas.</translation>
        </message>
        <message>
            <source>Line {line}: {sentence}</source>
            <comment>unreadable.at_line</comment>
            <translation>Línea {line}: {sentence}</translation>
        </message>
        <message>
            <source>It holds a character that cannot be shown.</source>
            <comment>unreadable.control_character</comment>
            <translation>Contiene un carácter que no se puede mostrar.</translation>
        </message>
        <message>
            <source>The file ends in the middle of it.</source>
            <comment>unreadable.cut_off</comment>
            <translation>El archivo termina en medio de ello.</translation>
        </message>
        <message>
            <source>The archive is damaged.</source>
            <comment>unreadable.damaged_archive</comment>
            <translation>El archivo comprimido está dañado.</translation>
        </message>
        <message>
            <source>The database is damaged, or its program was just writing to it. Close that and try again.</source>
            <comment>unreadable.damaged_database</comment>
            <translation>La base de datos está dañada, o su programa escribía en ella en ese momento. Hay que cerrarlo e intentarlo de nuevo.</translation>
        </message>
        <message>
            <source>There is nothing in it to remember.</source>
            <comment>unreadable.empty</comment>
            <translation>No hay nada que recordar.</translation>
        </message>
        <message>
            <source>It is protected by a password. Unpack it first.</source>
            <comment>unreadable.encrypted</comment>
            <translation>Está protegido con una contraseña. Antes hay que descomprimirlo.</translation>
        </message>
        <message>
            <source>It ends before it begins.</source>
            <comment>unreadable.ends_before_it_begins</comment>
            <translation>Termina antes de empezar.</translation>
        </message>
        <message>
            <source>A name in it holds a character that names cannot have.</source>
            <comment>unreadable.forbidden_character</comment>
            <translation>Un nombre que contiene lleva un carácter que los nombres no admiten.</translation>
        </message>
        <message>
            <source>A newer version of this program wrote it. Update the program first.</source>
            <comment>unreadable.from_newer_program</comment>
            <translation>Lo escribió una versión más nueva de este programa. Antes hay que actualizar el programa.</translation>
        </message>
        <message>
            <source>The properties at its top could not be read. The rest of the note was.</source>
            <comment>unreadable.front_matter</comment>
            <translation>No se pudieron leer las propiedades de su principio. El resto de la nota sí.</translation>
        </message>
        <message>
            <source>It holds a secret, and those are left out.</source>
            <comment>unreadable.holds_secret</comment>
            <translation>Contiene un secreto, y esos se dejan fuera.</translation>
        </message>
        <message>
            <source>A database cannot be read inside an archive. Unpack it first.</source>
            <comment>unreadable.in_archive</comment>
            <translation>Una base de datos no se puede leer dentro de un archivo comprimido. Antes hay que descomprimirlo.</translation>
        </message>
        <message>
            <source>The relation does not say what it links.</source>
            <comment>unreadable.incomplete_relation</comment>
            <translation>La relación no dice qué enlaza.</translation>
        </message>
        <message>
            <source>Its characters are damaged or in an unknown encoding.</source>
            <comment>unreadable.invalid_utf16</comment>
            <translation>Sus caracteres están dañados o en una codificación desconocida.</translation>
        </message>
        <message>
            <source>Its characters are damaged or in an unknown encoding.</source>
            <comment>unreadable.invalid_utf8</comment>
            <translation>Sus caracteres están dañados o en una codificación desconocida.</translation>
        </message>
        <message>
            <source>It holds half of a character, so its encoding is damaged.</source>
            <comment>unreadable.lone_surrogate</comment>
            <translation>Contiene medio carácter, así que su codificación está dañada.</translation>
        </message>
        <message>
            <source>It is no backup of this program.</source>
            <comment>unreadable.no_backup</comment>
            <translation>No es una copia de seguridad de este programa.</translation>
        </message>
        <message>
            <source>The entry has no name.</source>
            <comment>unreadable.no_name</comment>
            <translation>La entrada no tiene nombre.</translation>
        </message>
        <message>
            <source>It is not said who wrote the message.</source>
            <comment>unreadable.no_speaker</comment>
            <translation>No se dice quién escribió el mensaje.</translation>
        </message>
        <message>
            <source>It is not a conversation.</source>
            <comment>unreadable.not_a_conversation</comment>
            <translation>No es una conversación.</translation>
        </message>
        <message>
            <source>It is not a file, but a folder, a link or a device.</source>
            <comment>unreadable.not_a_regular_file</comment>
            <translation>No es un archivo, sino una carpeta, un enlace o un dispositivo.</translation>
        </message>
        <message>
            <source>It is not a text.</source>
            <comment>unreadable.not_a_text</comment>
            <translation>No es un texto.</translation>
        </message>
        <message>
            <source>It is neither an entry nor a relation.</source>
            <comment>unreadable.not_an_entity_or_relation</comment>
            <translation>No es ni una entrada ni una relación.</translation>
        </message>
        <message>
            <source>It is no export of this program.</source>
            <comment>unreadable.not_an_export</comment>
            <translation>No es una exportación de este programa.</translation>
        </message>
        <message>
            <source>A time in it lacks its zone.</source>
            <comment>unreadable.not_aware</comment>
            <translation>Una hora que contiene carece de zona horaria.</translation>
        </message>
        <message>
            <source>It is an export of some memories, not of a whole vault. Bring it in as memories instead.</source>
            <comment>unreadable.not_complete</comment>
            <translation>Es una exportación de algunos recuerdos, no de una bóveda entera. En su lugar se puede traer como recuerdos.</translation>
        </message>
        <message>
            <source>It is no longer there.</source>
            <comment>unreadable.not_found</comment>
            <translation>Ya no está.</translation>
        </message>
        <message>
            <source>So many are no longer in force, and are not brought in.</source>
            <comment>unreadable.not_in_force</comment>
            <translation>Tantos ya no están vigentes, y no se traen.</translation>
        </message>
        <message>
            <source>It is not the JSON it should be.</source>
            <comment>unreadable.not_json</comment>
            <translation>No es el JSON que debería ser.</translation>
        </message>
        <message>
            <source>Something is missing in it that another part speaks of.</source>
            <comment>unreadable.not_whole</comment>
            <translation>Falta algo de lo que habla otra parte.</translation>
        </message>
        <message>
            <source>It holds data that is not text.</source>
            <comment>unreadable.nul_character</comment>
            <translation>Contiene datos que no son texto.</translation>
        </message>
        <message>
            <source>It is the database of another program.</source>
            <comment>unreadable.other_database</comment>
            <translation>Es la base de datos de otro programa.</translation>
        </message>
        <message>
            <source>A value in it is outside its range.</source>
            <comment>unreadable.out_of_range</comment>
            <translation>Un valor que contiene está fuera de su intervalo.</translation>
        </message>
        <message>
            <source>Its path leads out of the folder it is in, so it was not opened.</source>
            <comment>unreadable.parent_reference</comment>
            <translation>Su ruta lleva fuera de la carpeta en que está, así que no se abrió.</translation>
        </message>
        <message>
            <source>The system does not allow reading it. Give yourself the right to read it.</source>
            <comment>unreadable.permission_denied</comment>
            <translation>El sistema no permite leerlo. Hay que darse permiso para leerlo.</translation>
        </message>
        <message>
            <source>An assistant repeated it from this vault, so it is not taken in again.</source>
            <comment>unreadable.recalled</comment>
            <translation>Un asistente lo repitió de esta bóveda, así que no se incorpora de nuevo.</translation>
        </message>
        <message>
            <source>To-do items are not brought in.</source>
            <comment>unreadable.to_do_items</comment>
            <translation>Las tareas pendientes no se traen.</translation>
        </message>
        <message>
            <source>It is nested too deeply.</source>
            <comment>unreadable.too_deep</comment>
            <translation>Está anidado a demasiada profundidad.</translation>
        </message>
        <message>
            <source>It is larger than what can be brought in.</source>
            <comment>unreadable.too_large</comment>
            <translation>Es más grande de lo que se puede traer.</translation>
        </message>
        <message>
            <source>It is longer than a memory can be.</source>
            <comment>unreadable.too_long</comment>
            <translation>Es más largo de lo que puede ser un recuerdo.</translation>
        </message>
        <message>
            <source>It has more of something than a memory can have.</source>
            <comment>unreadable.too_many</comment>
            <translation>Tiene más de algo de lo que puede tener un recuerdo.</translation>
        </message>
        <message>
            <source>The archive holds more files than can be brought in.</source>
            <comment>unreadable.too_many_members</comment>
            <translation>El archivo comprimido contiene más archivos de los que se pueden traer.</translation>
        </message>
        <message>
            <source>It holds more records than can be brought in at once. The rest was left out.</source>
            <comment>unreadable.too_many_records</comment>
            <translation>Contiene más registros de los que se pueden traer a la vez. El resto se dejó fuera.</translation>
        </message>
        <message>
            <source>It holds something that this program does not know.</source>
            <comment>unreadable.unknown_field</comment>
            <translation>Contiene algo que este programa no conoce.</translation>
        </message>
        <message>
            <source>It holds something that this program does not know.</source>
            <comment>unreadable.unknown_record</comment>
            <translation>Contiene algo que este programa no conoce.</translation>
        </message>
        <message>
            <source>The system could not read it.</source>
            <comment>unreadable.unreadable</comment>
            <translation>El sistema no pudo leerlo.</translation>
        </message>
        <message>
            <source>The format is known but cannot be brought in yet.</source>
            <comment>unreadable.unsupported</comment>
            <translation>El formato se conoce, pero aún no se puede traer.</translation>
        </message>
        <message>
            <source>Reason: {code}.</source>
            <comment>unworded</comment>
            <translation>Motivo: {code}.</translation>
        </message>
        <message>
            <source>Mon</source>
            <comment>weekday.1</comment>
            <translation>lun</translation>
        </message>
        <message>
            <source>Monday</source>
            <comment>weekday.1.full</comment>
            <translation>lunes</translation>
        </message>
        <message>
            <source>Tue</source>
            <comment>weekday.2</comment>
            <translation>mar</translation>
        </message>
        <message>
            <source>Tuesday</source>
            <comment>weekday.2.full</comment>
            <translation>martes</translation>
        </message>
        <message>
            <source>Wed</source>
            <comment>weekday.3</comment>
            <translation>mié</translation>
        </message>
        <message>
            <source>Wednesday</source>
            <comment>weekday.3.full</comment>
            <translation>miércoles</translation>
        </message>
        <message>
            <source>Thu</source>
            <comment>weekday.4</comment>
            <translation>jue</translation>
        </message>
        <message>
            <source>Thursday</source>
            <comment>weekday.4.full</comment>
            <translation>jueves</translation>
        </message>
        <message>
            <source>Fri</source>
            <comment>weekday.5</comment>
            <translation>vie</translation>
        </message>
        <message>
            <source>Friday</source>
            <comment>weekday.5.full</comment>
            <translation>viernes</translation>
        </message>
        <message>
            <source>Sat</source>
            <comment>weekday.6</comment>
            <translation>sáb</translation>
        </message>
        <message>
            <source>Saturday</source>
            <comment>weekday.6.full</comment>
            <translation>sábado</translation>
        </message>
        <message>
            <source>Sun</source>
            <comment>weekday.7</comment>
            <translation>dom</translation>
        </message>
        <message>
            <source>Sunday</source>
            <comment>weekday.7.full</comment>
            <translation>domingo</translation>
        </message>
    </context>
</TS>
