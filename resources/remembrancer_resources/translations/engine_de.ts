<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
    <context>
        <name>Engine</name>
        <message>
            <source>Agent</source>
            <comment>actor.agent</comment>
            <translation>Agent</translation>
        </message>
        <message>
            <source>You</source>
            <comment>actor.person</comment>
            <translation>Sie</translation>
        </message>
        <message>
            <source>Program</source>
            <comment>actor.program</comment>
            <translation>Programm</translation>
        </message>
        <message numerus="yes">
            <source>{count} h ago</source>
            <comment>ago.hours</comment>
            <extracomment>For one: {count} h ago</extracomment>
            <translation>
                <numerusform>vor {count} Std.</numerusform>
                <numerusform>vor {count} Std.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} min ago</source>
            <comment>ago.minutes</comment>
            <extracomment>For one: {count} min ago</extracomment>
            <translation>
                <numerusform>vor {count} Min.</numerusform>
                <numerusform>vor {count} Min.</numerusform>
            </translation>
        </message>
        <message>
            <source>just now</source>
            <comment>ago.now</comment>
            <translation>gerade eben</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>axis.changed</comment>
            <translation>Geändert</translation>
        </message>
        <message>
            <source>Due</source>
            <comment>axis.due</comment>
            <translation>Fällig</translation>
        </message>
        <message>
            <source>Happening</source>
            <comment>axis.happening</comment>
            <translation>Findet statt</translation>
        </message>
        <message>
            <source>Date</source>
            <comment>axis.life</comment>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Recorded</source>
            <comment>axis.recorded</comment>
            <translation>Erfasst</translation>
        </message>
        <message>
            <source>Stated</source>
            <comment>axis.stated</comment>
            <translation>Geäußert</translation>
        </message>
        <message>
            <source>Agents that were let in are paused until you resume them.</source>
            <comment>backup.clients</comment>
            <translation>Zugelassene Agenten sind angehalten, bis Sie sie fortsetzen.</translation>
        </message>
        <message>
            <source>The vault as it is now becomes a backup itself, so that this can be taken back.</source>
            <comment>backup.kept</comment>
            <translation>Der Tresor, wie er jetzt ist, wird selbst zu einer Sicherung, sodass sich dies zurücknehmen lässt.</translation>
        </message>
        <message>
            <source>Current memories: {then} in the backup, {now} in the vault.</source>
            <comment>backup.memories</comment>
            <translation>Aktuelle Erinnerungen: {then} in der Sicherung, {now} im Tresor.</translation>
        </message>
        <message>
            <source>The vault does not go on from this backup: their histories parted. What is in both is not known.</source>
            <comment>backup.parted</comment>
            <translation>Der Tresor geht nicht aus dieser Sicherung hervor: Ihre Verläufe haben sich getrennt. Was in beiden steht, ist nicht bekannt.</translation>
        </message>
        <message>
            <source>Nothing was changed since then.</source>
            <comment>backup.same</comment>
            <translation>Seither wurde nichts geändert.</translation>
        </message>
        <message numerus="yes">
            <source>{count} changes were made since then, and would not be in it.</source>
            <comment>backup.since</comment>
            <extracomment>For one: {count} change was made since then, and would not be in it.</extracomment>
            <translation>
                <numerusform>{count} Änderung wurde seither gemacht und wäre nicht darin.</numerusform>
                <numerusform>{count} Änderungen wurden seither gemacht und wären nicht darin.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is opened by {ways}, and by nothing else.</source>
            <comment>backup.unlocks</comment>
            <translation>Sie wird geöffnet durch {ways}, durch nichts sonst.</translation>
        </message>
        <message>
            <source>this computer's keyring, here only</source>
            <comment>backup.unlocks.keyring</comment>
            <translation>den Schlüsselbund dieses Computers, nur hier</translation>
        </message>
        <message>
            <source>It is opened by this computer's keyring alone: elsewhere, or when this computer is lost, nobody can open it. Set a passphrase in Settings before you rely on it.</source>
            <comment>backup.unlocks.keyring_only</comment>
            <translation>Nur der Schlüsselbund dieses Computers öffnet sie: Anderswo, oder wenn dieser Computer verloren ist, kann niemand sie öffnen. Vorher in den Einstellungen eine Passphrase setzen.</translation>
        </message>
        <message>
            <source>the vault's passphrase as it is now</source>
            <comment>backup.unlocks.passphrase</comment>
            <translation>die jetzige Passphrase des Tresors</translation>
        </message>
        <message>
            <source>the recovery key</source>
            <comment>backup.unlocks.recovery</comment>
            <translation>den Wiederherstellungsschlüssel</translation>
        </message>
        <message>
            <source>Answers</source>
            <comment>block.slot.answers</comment>
            <translation>Antworten</translation>
        </message>
        <message>
            <source>Around now</source>
            <comment>block.slot.around_now</comment>
            <translation>Um jetzt</translation>
        </message>
        <message>
            <source>Flags</source>
            <comment>block.slot.flags</comment>
            <translation>Hinweise</translation>
        </message>
        <message>
            <source>Pinned</source>
            <comment>block.slot.pinned</comment>
            <translation>Angeheftet</translation>
        </message>
        <message>
            <source>Put away</source>
            <comment>change.archived</comment>
            <translation>Weggelegt</translation>
        </message>
        <message>
            <source>Added</source>
            <comment>change.created</comment>
            <translation>Hinzugefügt</translation>
        </message>
        <message>
            <source>Deleted</source>
            <comment>change.deleted</comment>
            <translation>Gelöscht</translation>
        </message>
        <message>
            <source>Faded</source>
            <comment>change.demoted</comment>
            <translation>Verblasst</translation>
        </message>
        <message>
            <source>Edited</source>
            <comment>change.edited</comment>
            <translation>Bearbeitet</translation>
        </message>
        <message>
            <source>Expired</source>
            <comment>change.expired</comment>
            <translation>Abgelaufen</translation>
        </message>
        <message>
            <source>Moved</source>
            <comment>change.moved</comment>
            <translation>Verschoben</translation>
        </message>
        <message>
            <source>Pinned or unpinned</source>
            <comment>change.pinned</comment>
            <translation>Angeheftet oder gelöst</translation>
        </message>
        <message>
            <source>Turned down</source>
            <comment>change.rejected</comment>
            <translation>Abgelehnt</translation>
        </message>
        <message>
            <source>Brought back</source>
            <comment>change.restored</comment>
            <translation>Zurückgeholt</translation>
        </message>
        <message>
            <source>Type changed</source>
            <comment>change.retyped</comment>
            <translation>Art geändert</translation>
        </message>
        <message>
            <source>Superseded</source>
            <comment>change.superseded</comment>
            <translation>Abgelöst</translation>
        </message>
        <message>
            <source>Tags changed</source>
            <comment>change.tagged</comment>
            <translation>Schlagwörter geändert</translation>
        </message>
        <message>
            <source>Found to be true</source>
            <comment>change.verified</comment>
            <translation>Als wahr befunden</translation>
        </message>
        <message numerus="yes">
            <source>{count} changes</source>
            <comment>changes.counted</comment>
            <extracomment>For one: {count} change</extracomment>
            <translation>
                <numerusform>{count} Änderung</numerusform>
                <numerusform>{count} Änderungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still comparing {count} new memories.</source>
            <comment>comparing.left</comment>
            <extracomment>For one: Still comparing {count} new memory.</extracomment>
            <translation>
                <numerusform>Noch wird {count} neue Erinnerung verglichen.</numerusform>
                <numerusform>Noch werden {count} neue Erinnerungen verglichen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Opposites</source>
            <comment>conflict.kind.antonym</comment>
            <translation>Gegensätze</translation>
        </message>
        <message>
            <source>Correction</source>
            <comment>conflict.kind.correction</comment>
            <translation>Berichtigung</translation>
        </message>
        <message>
            <source>Different date</source>
            <comment>conflict.kind.date</comment>
            <translation>Anderes Datum</translation>
        </message>
        <message>
            <source>Different decision</source>
            <comment>conflict.kind.decision</comment>
            <translation>Andere Entscheidung</translation>
        </message>
        <message>
            <source>Different figure</source>
            <comment>conflict.kind.figure</comment>
            <translation>Andere Zahl</translation>
        </message>
        <message>
            <source>One denies the other</source>
            <comment>conflict.kind.negation</comment>
            <translation>Eine verneint die andere</translation>
        </message>
        <message>
            <source>Different preference</source>
            <comment>conflict.kind.preference</comment>
            <translation>Andere Vorliebe</translation>
        </message>
        <message>
            <source>Clash of times</source>
            <comment>conflict.kind.schedule</comment>
            <translation>Zeiten überschneiden sich</translation>
        </message>
        <message>
            <source>Different value</source>
            <comment>conflict.kind.value</comment>
            <translation>Anderer Wert</translation>
        </message>
        <message>
            <source>It was put together from what no longer holds.</source>
            <comment>conflict.link.derived</comment>
            <translation>Sie wurde aus dem zusammengestellt, was nicht mehr gilt.</translation>
        </message>
        <message>
            <source>It names the identifier.</source>
            <comment>conflict.link.mentions</comment>
            <translation>Sie nennt die Kennung.</translation>
        </message>
        <message>
            <source>It comes from the same session.</source>
            <comment>conflict.link.same_session</comment>
            <translation>Sie stammt aus derselben Sitzung.</translation>
        </message>
        <message>
            <source>It has the words that no longer hold.</source>
            <comment>conflict.link.same_value</comment>
            <translation>Sie hat die Worte, die nicht mehr gelten.</translation>
        </message>
        <message>
            <source>It gave way to a memory that gives way itself.</source>
            <comment>conflict.link.superseded_by</comment>
            <translation>Sie wich einer Erinnerung, die selbst weicht.</translation>
        </message>
        <message>
            <source>{reason} The new statement waits until somebody decides.</source>
            <comment>conflict.opened</comment>
            <translation>{reason} Die neue Aussage wartet, bis jemand entscheidet.</translation>
        </message>
        <message>
            <source>{reason} {decision}</source>
            <comment>conflict.opened.decided</comment>
            <translation>{reason} {decision}</translation>
        </message>
        <message>
            <source>Second opinion of {model}: a contradiction with a likelihood of {likelihood}.</source>
            <comment>conflict.opinion</comment>
            <translation>Zweite Meinung von {model}: ein Widerspruch mit einer Wahrscheinlichkeit von {likelihood}.</translation>
        </message>
        <message>
            <source>Keep both, as noted</source>
            <comment>conflict.policy.annotate</comment>
            <translation>Beides behalten, als vermerkt</translation>
        </message>
        <message>
            <source>Ask each time</source>
            <comment>conflict.policy.ask</comment>
            <translation>Jedes Mal fragen</translation>
        </message>
        <message>
            <source>Ask, unless a writer corrects their own words</source>
            <comment>conflict.policy.supersede_own</comment>
            <translation>Fragen, außer wer schrieb, berichtigt eigene Worte</translation>
        </message>
        <message>
            <source>Decided</source>
            <comment>conflict.state.decided</comment>
            <translation>Entschieden</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>conflict.state.open</comment>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Set aside</source>
            <comment>conflict.state.set_aside</comment>
            <translation>Zurückgestellt</translation>
        </message>
        <message>
            <source>Stay apart: they hold under other conditions</source>
            <comment>consolidation.condition</comment>
            <translation>Bleiben getrennt: Sie gelten unter anderen Bedingungen</translation>
        </message>
        <message>
            <source>Stay apart: they contradict</source>
            <comment>consolidation.contradiction</comment>
            <translation>Bleiben getrennt: Sie widersprechen sich</translation>
        </message>
        <message>
            <source>The second gives way</source>
            <comment>consolidation.merge</comment>
            <translation>Die zweite gibt nach</translation>
        </message>
        <message>
            <source>One for several</source>
            <comment>consolidation.summary</comment>
            <translation>Eine für mehrere</translation>
        </message>
        <message>
            <source>Stay apart: they differ in too much</source>
            <comment>consolidation.too_different</comment>
            <translation>Bleiben getrennt: Sie unterscheiden sich in zu vielem</translation>
        </message>
        <message>
            <source>The new one corrects the old one: “{new}” instead of “{old}”.</source>
            <comment>contradiction.corrected</comment>
            <translation>Die neue berichtigt die alte: „{new}“ statt „{old}“.</translation>
        </message>
        <message>
            <source>The new one corrects the old one.</source>
            <comment>contradiction.corrected.short</comment>
            <translation>Die neue berichtigt die alte.</translation>
        </message>
        <message>
            <source>{sentence} The words “{cue}” tell.</source>
            <comment>contradiction.cue</comment>
            <translation>{sentence} Das verraten die Worte „{cue}“.</translation>
        </message>
        <message>
            <source>One says what the other denies: “{old}” and “{new}”.</source>
            <comment>contradiction.denied</comment>
            <translation>Eine sagt, was die andere verneint: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>One says what the other denies.</source>
            <comment>contradiction.denied.short</comment>
            <translation>Eine sagt, was die andere verneint.</translation>
        </message>
        <message>
            <source>Two choices in the same matter: “{old}” and “{new}”.</source>
            <comment>contradiction.different_choice</comment>
            <translation>Zweierlei Wahl in derselben Sache: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>They choose differently in the same matter.</source>
            <comment>contradiction.different_choice.short</comment>
            <translation>Sie wählen in derselben Sache verschieden.</translation>
        </message>
        <message>
            <source>The same thing has two dates: “{old}” and “{new}”.</source>
            <comment>contradiction.different_date</comment>
            <translation>Dasselbe hat zwei Daten: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>They give different dates.</source>
            <comment>contradiction.different_date.short</comment>
            <translation>Sie nennen verschiedene Daten.</translation>
        </message>
        <message>
            <source>Two favourites of one kind: “{old}” and “{new}”.</source>
            <comment>contradiction.different_favourite</comment>
            <translation>Zweierlei, das am liebsten ist: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>They name different favourites.</source>
            <comment>contradiction.different_favourite.short</comment>
            <translation>Sie nennen Verschiedenes als das Liebste.</translation>
        </message>
        <message>
            <source>The same thing has two figures: “{old}” and “{new}”.</source>
            <comment>contradiction.different_figure</comment>
            <translation>Dasselbe hat zwei Zahlen: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>They give different figures.</source>
            <comment>contradiction.different_figure.short</comment>
            <translation>Sie nennen verschiedene Zahlen.</translation>
        </message>
        <message>
            <source>Two names stand where there can be one: “{old}” and “{new}”.</source>
            <comment>contradiction.different_name</comment>
            <translation>Zwei Namen stehen, wo es einen geben kann: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>They give different names.</source>
            <comment>contradiction.different_name.short</comment>
            <translation>Sie nennen verschiedene Namen.</translation>
        </message>
        <message>
            <source>The same thing has two times of day: “{old}” and “{new}”.</source>
            <comment>contradiction.different_time_of_day</comment>
            <translation>Dasselbe hat zwei Uhrzeiten: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>They give different times of day.</source>
            <comment>contradiction.different_time_of_day.short</comment>
            <translation>Sie nennen verschiedene Uhrzeiten.</translation>
        </message>
        <message>
            <source>Two things stand where there can be one: “{old}” and “{new}”.</source>
            <comment>contradiction.different_value</comment>
            <translation>Zweierlei steht, wo es eines geben kann: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>They say different things where there can be one.</source>
            <comment>contradiction.different_value.short</comment>
            <translation>Sie sagen Verschiedenes, wo es eines geben kann.</translation>
        </message>
        <message>
            <source>The same thing has two versions: “{old}” and “{new}”.</source>
            <comment>contradiction.different_version</comment>
            <translation>Dasselbe hat zwei Versionen: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>They give different versions.</source>
            <comment>contradiction.different_version.short</comment>
            <translation>Sie nennen verschiedene Versionen.</translation>
        </message>
        <message>
            <source>The same thing has two days of the week: “{old}” and “{new}”.</source>
            <comment>contradiction.different_weekday</comment>
            <translation>Dasselbe hat zwei Wochentage: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>They give different days of the week.</source>
            <comment>contradiction.different_weekday.short</comment>
            <translation>Sie nennen verschiedene Wochentage.</translation>
        </message>
        <message>
            <source>The new one says that the old one no longer holds: “{old}” and “{new}”.</source>
            <comment>contradiction.no_longer</comment>
            <translation>Die neue sagt, dass die alte nicht mehr gilt: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>The new one says that the old one no longer holds.</source>
            <comment>contradiction.no_longer.short</comment>
            <translation>Die neue sagt, dass die alte nicht mehr gilt.</translation>
        </message>
        <message>
            <source>“{old}” and “{new}” exclude each other.</source>
            <comment>contradiction.opposite</comment>
            <translation>„{old}“ und „{new}“ schließen einander aus.</translation>
        </message>
        <message>
            <source>They exclude each other.</source>
            <comment>contradiction.opposite.short</comment>
            <translation>Sie schließen einander aus.</translation>
        </message>
        <message>
            <source>One decides for what the other decides against: “{old}” and “{new}”.</source>
            <comment>contradiction.opposite_choice</comment>
            <translation>Eine entscheidet sich für das, wogegen sich die andere entscheidet: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>One decides for what the other decides against.</source>
            <comment>contradiction.opposite_choice.short</comment>
            <translation>Eine entscheidet sich für das, wogegen sich die andere entscheidet.</translation>
        </message>
        <message>
            <source>One likes what the other does not: “{old}” and “{new}”.</source>
            <comment>contradiction.opposite_liking</comment>
            <translation>Eine mag, was die andere nicht mag: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>One likes what the other does not.</source>
            <comment>contradiction.opposite_liking.short</comment>
            <translation>Eine mag, was die andere nicht mag.</translation>
        </message>
        <message>
            <source>The new one puts “{new}” in the place of “{old}”.</source>
            <comment>contradiction.replaced</comment>
            <translation>Die neue setzt „{new}“ an die Stelle von „{old}“.</translation>
        </message>
        <message>
            <source>The new one puts something in the place of the old one.</source>
            <comment>contradiction.replaced.short</comment>
            <translation>Die neue setzt etwas an die Stelle der alten.</translation>
        </message>
        <message>
            <source>You marked them as a conflict.</source>
            <comment>contradiction.said_so</comment>
            <translation>Sie haben sie als Konflikt gekennzeichnet.</translation>
        </message>
        <message>
            <source>You marked them as a conflict.</source>
            <comment>contradiction.said_so.short</comment>
            <translation>Sie haben sie als Konflikt gekennzeichnet.</translation>
        </message>
        <message>
            <source>Both cannot take place at their times: “{old}” and “{new}”.</source>
            <comment>contradiction.same_time</comment>
            <translation>Beides kann zu seiner Zeit nicht zugleich stattfinden: „{old}“ und „{new}“.</translation>
        </message>
        <message>
            <source>Both cannot take place at their times.</source>
            <comment>contradiction.same_time.short</comment>
            <translation>Beides kann zu seiner Zeit nicht zugleich stattfinden.</translation>
        </message>
        <message>
            <source>{day} {month}</source>
            <comment>date.day</comment>
            <translation>{day}. {month}</translation>
        </message>
        <message>
            <source>{day} {month} {year}</source>
            <comment>date.day_of_year</comment>
            <translation>{day}. {month} {year}</translation>
        </message>
        <message>
            <source>{weekday} {date}, {hour}:{minute}:{second} {zone}</source>
            <comment>date.full</comment>
            <translation>{weekday} {date}, {hour}:{minute}:{second} {zone}</translation>
        </message>
        <message>
            <source>{day} {month} {year}</source>
            <comment>date.long_day</comment>
            <translation>{day}. {month} {year}</translation>
        </message>
        <message>
            <source>{date}, {time}</source>
            <comment>date.moment</comment>
            <translation>{date}, {time}</translation>
        </message>
        <message>
            <source>{month} {year}</source>
            <comment>date.month</comment>
            <translation>{month} {year}</translation>
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
                <numerusform>{date}, in {count} Tag</numerusform>
                <numerusform>{date}, in {count} Tagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{date}, {count} days overdue</source>
            <comment>due.overdue</comment>
            <extracomment>For one: {date}, {count} day overdue</extracomment>
            <translation>
                <numerusform>{date}, {count} Tag überfällig</numerusform>
                <numerusform>{date}, {count} Tage überfällig</numerusform>
            </translation>
        </message>
        <message>
            <source>{date}, today</source>
            <comment>due.today</comment>
            <translation>{date}, heute</translation>
        </message>
        <message>
            <source>{date}, tomorrow</source>
            <comment>due.tomorrow</comment>
            <translation>{date}, morgen</translation>
        </message>
        <message>
            <source>{erased}, for good.</source>
            <comment>erasure.done</comment>
            <translation>{erased}, endgültig.</translation>
        </message>
        <message>
            <source>Not reached: it is damaged</source>
            <comment>erasure.file.damaged</comment>
            <translation>Nicht erreicht: Sie ist beschädigt</translation>
        </message>
        <message>
            <source>Will be written anew without it</source>
            <comment>erasure.file.holds</comment>
            <translation>Wird ohne es neu geschrieben</translation>
        </message>
        <message>
            <source>Not reached: the disk is full</source>
            <comment>erasure.file.no_room</comment>
            <translation>Nicht erreicht: Der Datenträger ist voll</translation>
        </message>
        <message>
            <source>Not reached: it has another key</source>
            <comment>erasure.file.other_key</comment>
            <translation>Nicht erreicht: Sie hat einen anderen Schlüssel</translation>
        </message>
        <message>
            <source>Not reached: it may not be written to</source>
            <comment>erasure.file.read_only</comment>
            <translation>Nicht erreicht: In sie darf nicht geschrieben werden</translation>
        </message>
        <message>
            <source>Written anew without it</source>
            <comment>erasure.file.rewritten</comment>
            <translation>Ohne es neu geschrieben</translation>
        </message>
        <message>
            <source>Not reached: a newer version of this program wrote it</source>
            <comment>erasure.file.too_new</comment>
            <translation>Nicht erreicht: Eine neuere Version dieses Programms schrieb sie</translation>
        </message>
        <message>
            <source>Not reached: it is not a backup of this program</source>
            <comment>erasure.file.unknown</comment>
            <translation>Nicht erreicht: Sie ist keine Sicherung dieses Programms</translation>
        </message>
        <message>
            <source>Never held it</source>
            <comment>erasure.file.without</comment>
            <translation>Enthielt es nie</translation>
        </message>
        <message numerus="yes">
            <source>{count} files were not reached and may still hold it.</source>
            <comment>erasure.files.left</comment>
            <extracomment>For one: {count} file was not reached and may still hold it.</extracomment>
            <translation>
                <numerusform>{count} Datei wurde nicht erreicht und enthält es womöglich noch.</numerusform>
                <numerusform>{count} Dateien wurden nicht erreicht und enthalten es womöglich noch.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} backups were written anew.</source>
            <comment>erasure.files.rewritten</comment>
            <extracomment>For one: {count} backup was written anew.</extracomment>
            <translation>
                <numerusform>{count} Sicherung wurde neu geschrieben.</numerusform>
                <numerusform>{count} Sicherungen wurden neu geschrieben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} memories of it erased since</source>
            <comment>erasure.gone</comment>
            <extracomment>For one: {count} memory of it erased since</extracomment>
            <translation>
                <numerusform>{count} Erinnerung davon seither getilgt</numerusform>
                <numerusform>{count} Erinnerungen davon seither getilgt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} lists of searches, questions or drafts of yours have its words. They are no part of the memory and stay.</source>
            <comment>erasure.kept</comment>
            <extracomment>For one: {count} search, question or draft of yours has its words. That is no part of the memory and stays.</extracomment>
            <translation>
                <numerusform>{count} Suche, Frage oder Entwurf von Ihnen enthält seine Worte. Das ist kein Teil der Erinnerung und bleibt.</numerusform>
                <numerusform>{count} Listen Ihrer Suchen, Fragen oder Entwürfe enthalten seine Worte. Sie sind kein Teil der Erinnerung und bleiben.</numerusform>
            </translation>
        </message>
        <message>
            <source>Was made of it</source>
            <comment>erasure.link.derived</comment>
            <translation>Wurde daraus gemacht</translation>
        </message>
        <message>
            <source>Was in conflict with it</source>
            <comment>erasure.link.in_case</comment>
            <translation>War im Konflikt damit</translation>
        </message>
        <message>
            <source>Has its words in it</source>
            <comment>erasure.link.quotes</comment>
            <translation>Enthält ihre Worte</translation>
        </message>
        <message>
            <source>Says the same</source>
            <comment>erasure.link.same_words</comment>
            <translation>Sagt dasselbe</translation>
        </message>
        <message>
            <source>It was made of this</source>
            <comment>erasure.link.source</comment>
            <translation>Daraus wurde sie gemacht</translation>
        </message>
        <message>
            <source>Gave way to it</source>
            <comment>erasure.link.superseded</comment>
            <translation>Wich ihr</translation>
        </message>
        <message>
            <source>Took its place</source>
            <comment>erasure.link.supersedes</comment>
            <translation>Trat an ihre Stelle</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories</source>
            <comment>erasure.memories</comment>
            <extracomment>For one: {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung</numerusform>
                <numerusform>{count} Erinnerungen</numerusform>
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
            <translation>Änderung {number} tilgte endgültig: {what}. So soll es sein.</translation>
        </message>
        <message>
            <source>Change {number} erased for good: {what}. The files are not cleaned of it yet: that goes on when the vault is next opened.</source>
            <comment>erasure.note.unfinished</comment>
            <translation>Änderung {number} tilgte endgültig: {what}. Die Dateien sind noch nicht davon gereinigt: Das geht weiter, wenn der Tresor das nächste Mal geöffnet wird.</translation>
        </message>
        <message>
            <source>Waits in a conflict with it, and becomes a memory</source>
            <comment>erasure.proposal.released</comment>
            <translation>Wartet in einem Konflikt damit und wird zur Erinnerung</translation>
        </message>
        <message>
            <source>Waits in a conflict with it, and goes on waiting</source>
            <comment>erasure.proposal.waiting</comment>
            <translation>Wartet in einem Konflikt damit und wartet weiter</translation>
        </message>
        <message numerus="yes">
            <source>What {count} conflicts say about it</source>
            <comment>erasure.reach.cases</comment>
            <extracomment>For one: What {count} conflict says about it</extracomment>
            <translation>
                <numerusform>Was {count} Konflikt darüber sagt</numerusform>
                <numerusform>Was {count} Konflikte darüber sagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} records of use, likeness or link</source>
            <comment>erasure.reach.derived</comment>
            <extracomment>For one: {count} record of use, likeness or link</extracomment>
            <translation>
                <numerusform>{count} Eintrag über Gebrauch, Ähnlichkeit oder Verbindung</numerusform>
                <numerusform>{count} Einträge über Gebrauch, Ähnlichkeit oder Verbindung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} passages kept as evidence</source>
            <comment>erasure.reach.evidence</comment>
            <extracomment>For one: {count} passage kept as evidence</extracomment>
            <translation>
                <numerusform>{count} als Beleg bewahrte Stelle</numerusform>
                <numerusform>{count} als Beleg bewahrte Stellen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} turns after it in its conversation are read again without it</source>
            <comment>erasure.reach.following</comment>
            <extracomment>For one: {count} turn after it in its conversation is read again without it</extracomment>
            <translation>
                <numerusform>{count} Beitrag danach im selben Gespräch wird ohne ihn neu gelesen</numerusform>
                <numerusform>{count} Beiträge danach im selben Gespräch werden ohne ihn neu gelesen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} notes of where it came from</source>
            <comment>erasure.reach.origins</comment>
            <extracomment>For one: {count} note of where it came from</extracomment>
            <translation>
                <numerusform>{count} Vermerk, woher es kam</numerusform>
                <numerusform>{count} Vermerke, woher es kam</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} proposals that wait or were decided</source>
            <comment>erasure.reach.proposals</comment>
            <extracomment>For one: {count} proposal that waits or was decided</extracomment>
            <translation>
                <numerusform>{count} Vorschlag, der wartet oder entschieden wurde</numerusform>
                <numerusform>{count} Vorschläge, die warten oder entschieden wurden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} reasons given for changes</source>
            <comment>erasure.reach.reasons</comment>
            <extracomment>For one: {count} reason given for a change</extracomment>
            <translation>
                <numerusform>{count} Grund einer Änderung</numerusform>
                <numerusform>{count} Gründe von Änderungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} answers kept for repeated requests</source>
            <comment>erasure.reach.replies</comment>
            <extracomment>For one: {count} answer kept for a repeated request</extracomment>
            <translation>
                <numerusform>{count} für eine wiederholte Anfrage bewahrte Antwort</numerusform>
                <numerusform>{count} für wiederholte Anfragen bewahrte Antworten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} kept reports, which are made again without it</source>
            <comment>erasure.reach.reports</comment>
            <extracomment>For one: {count} kept report, which is made again without it</extracomment>
            <translation>
                <numerusform>{count} bewahrter Bericht, der ohne es neu gemacht wird</numerusform>
                <numerusform>{count} bewahrte Berichte, die ohne es neu gemacht werden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} names of sessions with nothing else in them</source>
            <comment>erasure.reach.sessions</comment>
            <extracomment>For one: {count} name of a session with nothing else in it</extracomment>
            <translation>
                <numerusform>{count} Name einer Sitzung mit nichts anderem darin</numerusform>
                <numerusform>{count} Namen von Sitzungen mit nichts anderem darin</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} decisions about pairs of statements</source>
            <comment>erasure.reach.settled</comment>
            <extracomment>For one: {count} decision about a pair of statements</extracomment>
            <translation>
                <numerusform>{count} Entscheidung über ein Paar von Aussagen</numerusform>
                <numerusform>{count} Entscheidungen über Paare von Aussagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} tags that nothing else has</source>
            <comment>erasure.reach.tags</comment>
            <extracomment>For one: {count} tag that nothing else has</extracomment>
            <translation>
                <numerusform>{count} Schlagwort, das nichts anderes hat</numerusform>
                <numerusform>{count} Schlagwörter, die nichts anderes hat</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} texts in the word index</source>
            <comment>erasure.reach.texts</comment>
            <extracomment>For one: {count} text in the word index</extracomment>
            <translation>
                <numerusform>{count} Text im Wortverzeichnis</numerusform>
                <numerusform>{count} Texte im Wortverzeichnis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} codes of single words</source>
            <comment>erasure.reach.tokens</comment>
            <extracomment>For one: {count} code of a single word</extracomment>
            <translation>
                <numerusform>{count} Code eines einzelnen Wortes</numerusform>
                <numerusform>{count} Codes einzelner Wörter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} versions, with their titles and dates</source>
            <comment>erasure.reach.versions</comment>
            <extracomment>For one: {count} version, with its title and dates</extracomment>
            <translation>
                <numerusform>{count} Fassung mit Titel und Daten</numerusform>
                <numerusform>{count} Fassungen mit Titeln und Daten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} codes of whole texts</source>
            <comment>erasure.reach.windows</comment>
            <extracomment>For one: {count} code of a whole text</extracomment>
            <translation>
                <numerusform>{count} Code eines ganzen Textes</numerusform>
                <numerusform>{count} Codes ganzer Texte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} different words in it</source>
            <comment>erasure.reach.words</comment>
            <extracomment>For one: {count} different word in it</extracomment>
            <translation>
                <numerusform>{count} verschiedenes Wort darin</numerusform>
                <numerusform>{count} verschiedene Wörter darin</numerusform>
            </translation>
        </message>
        <message>
            <source>Stored by mistake</source>
            <comment>erasure.reason.mistake</comment>
            <translation>Irrtümlich gespeichert</translation>
        </message>
        <message>
            <source>Too private</source>
            <comment>erasure.reason.private</comment>
            <translation>Zu privat</translation>
        </message>
        <message>
            <source>Somebody asked for it</source>
            <comment>erasure.reason.requested</comment>
            <translation>Jemand bat darum</translation>
        </message>
        <message>
            <source>A password or a key</source>
            <comment>erasure.reason.secret</comment>
            <translation>Ein Passwort oder Schlüssel</translation>
        </message>
        <message>
            <source>No reason</source>
            <comment>erasure.reason.unspecified</comment>
            <translation>Kein Grund</translation>
        </message>
        <message>
            <source>Files that you imported, exported or copied elsewhere are not reached, nor reports written to files. Imported again, a file brings it back.</source>
            <comment>erasure.remark.elsewhere</comment>
            <translation>Dateien, die Sie importiert, exportiert oder anderswohin kopiert haben, werden nicht erreicht, auch nicht in Dateien geschriebene Berichte. Noch einmal importiert, bringt eine Datei es zurück.</translation>
        </message>
        <message>
            <source>The journal keeps that something was erased, when and by whom, but no words of it.</source>
            <comment>erasure.remark.journal</comment>
            <translation>Das Journal bewahrt, dass etwas getilgt wurde, wann und von wem, aber kein Wort davon.</translation>
        </message>
        <message>
            <source>Log files never hold words of memories.</source>
            <comment>erasure.remark.logs</comment>
            <translation>Protokolldateien enthalten nie Worte von Erinnerungen.</translation>
        </message>
        <message>
            <source>Undo cannot bring it back.</source>
            <comment>erasure.remark.undo</comment>
            <translation>Rückgängig holt es nicht zurück.</translation>
        </message>
        <message numerus="yes">
            <source>{count} of the reasons were given for other memories as well. They go too.</source>
            <comment>erasure.shared_reasons</comment>
            <extracomment>For one: {count} of the reasons was given for other memories as well. It goes too.</extracomment>
            <translation>
                <numerusform>{count} der Gründe galt auch anderen Erinnerungen. Er verschwindet ebenfalls.</numerusform>
                <numerusform>{count} der Gründe galten auch anderen Erinnerungen. Sie verschwinden ebenfalls.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is no longer in the vault, but parts of the file could not be cleaned yet. That goes on when the vault is next opened.</source>
            <comment>erasure.unfinished</comment>
            <translation>Es ist nicht mehr im Tresor, aber Teile der Datei ließen sich noch nicht reinigen. Das geht weiter, wenn der Tresor das nächste Mal geöffnet wird.</translation>
        </message>
        <message numerus="yes">
            <source>{count} versions</source>
            <comment>erasure.versions</comment>
            <extracomment>For one: {count} version</extracomment>
            <translation>
                <numerusform>{count} Fassung</numerusform>
                <numerusform>{count} Fassungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose another from the list of backups.</source>
            <comment>error.backup_not_found.action</comment>
            <translation>Wählen Sie eine andere aus der Liste der Sicherungen.</translation>
        </message>
        <message>
            <source>The vault has no backup called {name}.</source>
            <comment>error.backup_not_found.text</comment>
            <translation>Der Tresor hat keine Sicherung namens {name}.</translation>
        </message>
        <message>
            <source>The vault has no backup of this name.</source>
            <comment>error.backup_not_found.text1</comment>
            <translation>Der Tresor hat keine Sicherung dieses Namens.</translation>
        </message>
        <message>
            <source>There is no such backup</source>
            <comment>error.backup_not_found.title</comment>
            <translation>Es gibt keine solche Sicherung</translation>
        </message>
        <message>
            <source>You stopped it. Nothing was written.</source>
            <comment>error.cancelled.text</comment>
            <translation>Sie haben es angehalten. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <comment>error.cancelled.title</comment>
            <translation>Angehalten</translation>
        </message>
        <message>
            <source>Take the decision back to decide again.</source>
            <comment>error.case_closed.action</comment>
            <translation>Nehmen Sie die Entscheidung zurück, um neu zu entscheiden.</translation>
        </message>
        <message>
            <source>It was decided, or nothing is left to decide. Nothing was changed.</source>
            <comment>error.case_closed.text</comment>
            <translation>Er wurde entschieden, oder es bleibt nichts zu entscheiden. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>This conflict is not open any more</source>
            <comment>error.case_closed.title</comment>
            <translation>Dieser Konflikt ist nicht mehr offen</translation>
        </message>
        <message>
            <source>Look it up in the list of clients.</source>
            <comment>error.client_not_found.action</comment>
            <translation>Sehen Sie in der Liste der Clients nach.</translation>
        </message>
        <message>
            <source>No client has the identifier {id}.</source>
            <comment>error.client_not_found.text</comment>
            <translation>Kein Client hat die Kennung {id}.</translation>
        </message>
        <message>
            <source>There is no such client in this vault.</source>
            <comment>error.client_not_found.text1</comment>
            <translation>Es gibt keinen solchen Client in diesem Tresor.</translation>
        </message>
        <message>
            <source>The client was not found</source>
            <comment>error.client_not_found.title</comment>
            <translation>Der Client wurde nicht gefunden</translation>
        </message>
        <message>
            <source>Ask for access again.</source>
            <comment>error.client_refused.action</comment>
            <translation>Bitten Sie erneut um Zugang.</translation>
        </message>
        <message>
            <source>Ask the person to extend it, in the window.</source>
            <comment>error.client_refused.expired.action</comment>
            <translation>Bitten Sie die Person, ihn im Fenster zu verlängern.</translation>
        </message>
        <message>
            <source>Its access ended on the day that was set. Nothing was read or changed.</source>
            <comment>error.client_refused.expired.text</comment>
            <translation>Sein Zugang endete an dem festgelegten Tag. Nichts wurde gelesen oder geändert.</translation>
        </message>
        <message>
            <source>The time of this client is over</source>
            <comment>error.client_refused.expired.title</comment>
            <translation>Die Zeit dieses Clients ist um</translation>
        </message>
        <message>
            <source>Ask the person to resume it, in the window.</source>
            <comment>error.client_refused.paused.action</comment>
            <translation>Bitten Sie die Person, ihn im Fenster fortzusetzen.</translation>
        </message>
        <message>
            <source>The person paused it, or it changed too much at once. Nothing was read or changed.</source>
            <comment>error.client_refused.paused.text</comment>
            <translation>Die Person hat ihn angehalten, oder er änderte zu viel auf einmal. Nichts wurde gelesen oder geändert.</translation>
        </message>
        <message>
            <source>This client is paused</source>
            <comment>error.client_refused.paused.title</comment>
            <translation>Dieser Client ist angehalten</translation>
        </message>
        <message>
            <source>Ask for access again.</source>
            <comment>error.client_refused.revoked.action</comment>
            <translation>Bitten Sie erneut um Zugang.</translation>
        </message>
        <message>
            <source>Its token opens nothing any more. Nothing was read or changed.</source>
            <comment>error.client_refused.revoked.text</comment>
            <translation>Sein Zugangsschlüssel öffnet nichts mehr. Nichts wurde gelesen oder geändert.</translation>
        </message>
        <message>
            <source>This client's access was revoked</source>
            <comment>error.client_refused.revoked.title</comment>
            <translation>Diesem Client wurde der Zugang entzogen</translation>
        </message>
        <message>
            <source>Nothing was read or changed.</source>
            <comment>error.client_refused.text</comment>
            <translation>Nichts wurde gelesen oder geändert.</translation>
        </message>
        <message>
            <source>This client may not come in</source>
            <comment>error.client_refused.title</comment>
            <translation>Dieser Client darf nicht herein</translation>
        </message>
        <message>
            <source>Ask for access, or look whether the token is complete.</source>
            <comment>error.client_refused.unknown_token.action</comment>
            <translation>Bitten Sie um Zugang, oder prüfen Sie, ob der Zugangsschlüssel vollständig ist.</translation>
        </message>
        <message>
            <source>Its token is not known here. Nothing was read or changed.</source>
            <comment>error.client_refused.unknown_token.text</comment>
            <translation>Sein Zugangsschlüssel ist hier nicht bekannt. Nichts wurde gelesen oder geändert.</translation>
        </message>
        <message>
            <source>This client may not come in</source>
            <comment>error.client_refused.unknown_token.title</comment>
            <translation>Dieser Client darf nicht herein</translation>
        </message>
        <message>
            <source>Look it up in the list of conflicts.</source>
            <comment>error.conflict_not_found.action</comment>
            <translation>Sehen Sie in der Liste der Konflikte nach.</translation>
        </message>
        <message>
            <source>No conflict has the identifier {id}.</source>
            <comment>error.conflict_not_found.text</comment>
            <translation>Kein Konflikt hat die Kennung {id}.</translation>
        </message>
        <message>
            <source>There is no such conflict in this vault.</source>
            <comment>error.conflict_not_found.text1</comment>
            <translation>Es gibt keinen solchen Konflikt in diesem Tresor.</translation>
        </message>
        <message>
            <source>The conflict was not found</source>
            <comment>error.conflict_not_found.title</comment>
            <translation>Der Konflikt wurde nicht gefunden</translation>
        </message>
        <message>
            <source>Install the program again.</source>
            <comment>error.encryption_missing.action</comment>
            <translation>Installieren Sie das Programm neu.</translation>
        </message>
        <message>
            <source>The installed database driver cannot encrypt. Nothing was written.</source>
            <comment>error.encryption_missing.text</comment>
            <translation>Der installierte Datenbanktreiber kann nicht verschlüsseln. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <source>The vault was not opened</source>
            <comment>error.encryption_missing.title</comment>
            <translation>Der Tresor wurde nicht geöffnet</translation>
        </message>
        <message>
            <source>Try again. The log says more.</source>
            <comment>error.error.action</comment>
            <translation>Versuchen Sie es noch einmal. Das Protokoll sagt mehr.</translation>
        </message>
        <message>
            <source>The program met a problem it has no words for.</source>
            <comment>error.error.text</comment>
            <translation>Dem Programm fehlen für dieses Problem die Worte.</translation>
        </message>
        <message>
            <source>This did not work</source>
            <comment>error.error.title</comment>
            <translation>Das ging nicht</translation>
        </message>
        <message>
            <source>Look who may write it, and whether the drive is full.</source>
            <comment>error.file_not_written.action</comment>
            <translation>Prüfen Sie, wer dort schreiben darf und ob das Laufwerk voll ist.</translation>
        </message>
        <message>
            <source>Choose another name, or allow it to be replaced.</source>
            <comment>error.file_not_written.already_there.action</comment>
            <translation>Wählen Sie einen anderen Namen, oder erlauben Sie das Ersetzen.</translation>
        </message>
        <message>
            <source>{path} is there already. It was left as it is.</source>
            <comment>error.file_not_written.already_there.text</comment>
            <translation>{path} gibt es schon. Sie blieb, wie sie ist.</translation>
        </message>
        <message>
            <source>It was left as it is.</source>
            <comment>error.file_not_written.already_there.text1</comment>
            <translation>Sie blieb, wie sie ist.</translation>
        </message>
        <message>
            <source>The file is there already</source>
            <comment>error.file_not_written.already_there.title</comment>
            <translation>Die Datei gibt es schon</translation>
        </message>
        <message>
            <source>Make room, or choose another disk.</source>
            <comment>error.file_not_written.disk_full.action</comment>
            <translation>Schaffen Sie Platz, oder wählen Sie einen anderen Datenträger.</translation>
        </message>
        <message>
            <source>There is no room for the file. Nothing was left behind.</source>
            <comment>error.file_not_written.disk_full.text</comment>
            <translation>Es ist kein Platz für die Datei. Nichts blieb zurück.</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <comment>error.file_not_written.disk_full.title</comment>
            <translation>Der Datenträger ist voll</translation>
        </message>
        <message>
            <source>Choose a new or empty folder.</source>
            <comment>error.file_not_written.folder_not_empty.action</comment>
            <translation>Wählen Sie einen neuen oder leeren Ordner.</translation>
        </message>
        <message>
            <source>There is something in {path} already. It was left as it is.</source>
            <comment>error.file_not_written.folder_not_empty.text</comment>
            <translation>In {path} liegt schon etwas. Es blieb, wie es ist.</translation>
        </message>
        <message>
            <source>It was left as it is.</source>
            <comment>error.file_not_written.folder_not_empty.text1</comment>
            <translation>Es blieb, wie es ist.</translation>
        </message>
        <message>
            <source>The folder is not empty</source>
            <comment>error.file_not_written.folder_not_empty.title</comment>
            <translation>Der Ordner ist nicht leer</translation>
        </message>
        <message>
            <source>Choose another place.</source>
            <comment>error.file_not_written.input_output.action</comment>
            <translation>Wählen Sie einen anderen Ort.</translation>
        </message>
        <message>
            <source>The system could not write {path}. Nothing was left behind.</source>
            <comment>error.file_not_written.input_output.text</comment>
            <translation>Das System konnte {path} nicht schreiben. Nichts blieb zurück.</translation>
        </message>
        <message>
            <source>The system could not write it.</source>
            <comment>error.file_not_written.input_output.text1</comment>
            <translation>Das System konnte sie nicht schreiben.</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.input_output.title</comment>
            <translation>Die Datei ließ sich nicht schreiben</translation>
        </message>
        <message>
            <source>Choose the file itself, or another one.</source>
            <comment>error.file_not_written.is_a_link.action</comment>
            <translation>Wählen Sie die Datei selbst oder eine andere.</translation>
        </message>
        <message>
            <source>{path} is a link to somewhere else. Nothing was written there.</source>
            <comment>error.file_not_written.is_a_link.text</comment>
            <translation>{path} ist ein Verweis auf etwas anderes. Dorthin wurde nichts geschrieben.</translation>
        </message>
        <message>
            <source>Nothing was written there.</source>
            <comment>error.file_not_written.is_a_link.text1</comment>
            <translation>Dorthin wurde nichts geschrieben.</translation>
        </message>
        <message>
            <source>Links are not followed</source>
            <comment>error.file_not_written.is_a_link.title</comment>
            <translation>Verweisen wird nicht gefolgt</translation>
        </message>
        <message>
            <source>Choose a shorter one.</source>
            <comment>error.file_not_written.name_too_long.action</comment>
            <translation>Wählen Sie einen kürzeren.</translation>
        </message>
        <message>
            <source>The system does not take names of that length.</source>
            <comment>error.file_not_written.name_too_long.text</comment>
            <translation>Das System nimmt Namen dieser Länge nicht an.</translation>
        </message>
        <message>
            <source>The name is too long</source>
            <comment>error.file_not_written.name_too_long.title</comment>
            <translation>Der Name ist zu lang</translation>
        </message>
        <message>
            <source>Make it first, or choose another.</source>
            <comment>error.file_not_written.no_such_folder.action</comment>
            <translation>Legen Sie ihn zuerst an, oder wählen Sie einen anderen.</translation>
        </message>
        <message>
            <source>The folder of {path} does not exist.</source>
            <comment>error.file_not_written.no_such_folder.text</comment>
            <translation>Den Ordner von {path} gibt es nicht.</translation>
        </message>
        <message>
            <source>Its folder does not exist.</source>
            <comment>error.file_not_written.no_such_folder.text1</comment>
            <translation>Ihren Ordner gibt es nicht.</translation>
        </message>
        <message>
            <source>The folder is not there</source>
            <comment>error.file_not_written.no_such_folder.title</comment>
            <translation>Der Ordner ist nicht da</translation>
        </message>
        <message>
            <source>Choose another place.</source>
            <comment>error.file_not_written.not_a_regular_file.action</comment>
            <translation>Wählen Sie eine andere Datei.</translation>
        </message>
        <message>
            <source>{path} is a device or something else that is no file.</source>
            <comment>error.file_not_written.not_a_regular_file.text</comment>
            <translation>{path} ist ein Gerät oder sonst etwas, das keine Datei ist.</translation>
        </message>
        <message>
            <source>It is a device or something else.</source>
            <comment>error.file_not_written.not_a_regular_file.text1</comment>
            <translation>Es ist ein Gerät oder etwas anderes.</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.not_a_regular_file.title</comment>
            <translation>Das ist keine Datei</translation>
        </message>
        <message>
            <source>Choose another place, or give yourself the right to write there.</source>
            <comment>error.file_not_written.permission_denied.action</comment>
            <translation>Wählen Sie einen anderen Ort, oder geben Sie sich dort das Recht zu schreiben.</translation>
        </message>
        <message>
            <source>The system does not allow writing {path}.</source>
            <comment>error.file_not_written.permission_denied.text</comment>
            <translation>Das System erlaubt nicht, {path} zu schreiben.</translation>
        </message>
        <message>
            <source>The system does not allow it.</source>
            <comment>error.file_not_written.permission_denied.text1</comment>
            <translation>Das System erlaubt es nicht.</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.permission_denied.title</comment>
            <translation>Dort darf nicht geschrieben werden</translation>
        </message>
        <message>
            <source>{path} is as it was: {problem}.</source>
            <comment>error.file_not_written.text</comment>
            <translation>{path} ist, wie es war: {problem}.</translation>
        </message>
        <message>
            <source>It is as it was.</source>
            <comment>error.file_not_written.text1</comment>
            <translation>Sie ist, wie sie war.</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.title</comment>
            <translation>Die Datei ließ sich nicht schreiben</translation>
        </message>
        <message>
            <source>Look at the changes again.</source>
            <comment>error.files_changed.action</comment>
            <translation>Sehen Sie die Änderungen noch einmal an.</translation>
        </message>
        <message>
            <source>{path} is not what was shown. Nothing was written to it.</source>
            <comment>error.files_changed.text</comment>
            <translation>{path} ist nicht, was gezeigt wurde. Nichts wurde hineingeschrieben.</translation>
        </message>
        <message>
            <source>They are not what was shown.</source>
            <comment>error.files_changed.text1</comment>
            <translation>Sie sind nicht, was gezeigt wurde.</translation>
        </message>
        <message>
            <source>The files were changed meanwhile</source>
            <comment>error.files_changed.title</comment>
            <translation>Die Dateien wurden inzwischen geändert</translation>
        </message>
        <message>
            <source>Send it again under a new key.</source>
            <comment>error.idempotency_conflict.action</comment>
            <translation>Senden Sie es unter einem neuen Schlüssel noch einmal.</translation>
        </message>
        <message>
            <source>A different request came earlier under the same key. Nothing was changed.</source>
            <comment>error.idempotency_conflict.text</comment>
            <translation>Eine andere Anfrage kam früher unter demselben Schlüssel. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>The request was already used for something else</source>
            <comment>error.idempotency_conflict.title</comment>
            <translation>Die Anfrage diente schon etwas anderem</translation>
        </message>
        <message>
            <source>One of its fields is outside its limits.</source>
            <comment>error.invalid_input.text</comment>
            <translation>Eines der Felder liegt außerhalb seiner Grenzen.</translation>
        </message>
        <message>
            <source>This cannot be stored as it is</source>
            <comment>error.invalid_input.title</comment>
            <translation>So lässt sich das nicht speichern</translation>
        </message>
        <message>
            <source>Change the marked part, or put it in quotes to search for it as words.</source>
            <comment>error.invalid_search.action</comment>
            <translation>Ändern Sie den markierten Teil, oder setzen Sie ihn in Anführungszeichen, um ihn als Wörter zu suchen.</translation>
        </message>
        <message>
            <source>Part of the search text could not be read.</source>
            <comment>error.invalid_search.text</comment>
            <translation>Ein Teil des Suchtexts war nicht zu lesen.</translation>
        </message>
        <message>
            <source>The search was not understood</source>
            <comment>error.invalid_search.title</comment>
            <translation>Die Suche wurde nicht verstanden</translation>
        </message>
        <message>
            <source>Unlock it and try again, or use the passphrase or the recovery key.</source>
            <comment>error.keyring_unavailable.action</comment>
            <translation>Entsperren Sie ihn und versuchen Sie es noch einmal, oder benutzen Sie die Passphrase oder den Wiederherstellungsschlüssel.</translation>
        </message>
        <message>
            <source>The system's store for passwords is missing or locked. Nothing is lost.</source>
            <comment>error.keyring_unavailable.text</comment>
            <translation>Der Passwortspeicher des Systems fehlt oder ist gesperrt. Nichts ist verloren.</translation>
        </message>
        <message>
            <source>The keyring could not be used</source>
            <comment>error.keyring_unavailable.title</comment>
            <translation>Der Schlüsselbund ließ sich nicht nutzen</translation>
        </message>
        <message>
            <source>Try it in the settings.</source>
            <comment>error.language_model.action</comment>
            <translation>Probieren Sie es in den Einstellungen aus.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <comment>error.language_model.busy.action</comment>
            <translation>Versuchen Sie es später noch einmal.</translation>
        </message>
        <message>
            <source>Its server takes no more questions at the moment.</source>
            <comment>error.language_model.busy.text</comment>
            <translation>Sein Server nimmt gerade keine weiteren Fragen an.</translation>
        </message>
        <message>
            <source>The language model is busy</source>
            <comment>error.language_model.busy.title</comment>
            <translation>Das Sprachmodell ist beschäftigt</translation>
        </message>
        <message>
            <source>Everything else works without it.</source>
            <comment>error.language_model.not_configured.action</comment>
            <translation>Alles andere geht ohne es.</translation>
        </message>
        <message>
            <source>The settings have to name its endpoint and the model.</source>
            <comment>error.language_model.not_configured.text</comment>
            <translation>Die Einstellungen müssen Endpunkt und Modell nennen.</translation>
        </message>
        <message>
            <source>No language model is set up</source>
            <comment>error.language_model.not_configured.title</comment>
            <translation>Kein Sprachmodell ist eingerichtet</translation>
        </message>
        <message>
            <source>Try again, or use another model. The report is as it was.</source>
            <comment>error.language_model.not_held.action</comment>
            <translation>Versuchen Sie es noch einmal, oder nehmen Sie ein anderes Modell. Der Bericht ist, wie er war.</translation>
        </message>
        <message>
            <source>Every sentence had a figure or a name that the report does not have.</source>
            <comment>error.language_model.not_held.text</comment>
            <translation>Jeder Satz enthielt eine Zahl oder einen Namen, die der Bericht nicht hat.</translation>
        </message>
        <message>
            <source>Nothing of what the model wrote was kept</source>
            <comment>error.language_model.not_held.title</comment>
            <translation>Nichts, was das Modell schrieb, wurde behalten</translation>
        </message>
        <message>
            <source>Correct the name or the address in the settings. Addresses mostly end in /v1.</source>
            <comment>error.language_model.not_there.action</comment>
            <translation>Berichtigen Sie Namen oder Adresse in den Einstellungen. Adressen enden meist auf /v1.</translation>
        </message>
        <message>
            <source>The server knows no model “{model}”, or the address is not the right one.</source>
            <comment>error.language_model.not_there.text</comment>
            <translation>Der Server kennt kein Modell „{model}“, oder die Adresse ist nicht die richtige.</translation>
        </message>
        <message>
            <source>The server does not know the model, or the address is not the right one.</source>
            <comment>error.language_model.not_there.text1</comment>
            <translation>Der Server kennt das Modell nicht, oder die Adresse ist nicht die richtige.</translation>
        </message>
        <message>
            <source>The language model is not there</source>
            <comment>error.language_model.not_there.title</comment>
            <translation>Das Sprachmodell ist nicht da</translation>
        </message>
        <message>
            <source>Check in the settings that the address belongs to a compatible server.</source>
            <comment>error.language_model.not_understood.action</comment>
            <translation>Prüfen Sie in den Einstellungen, dass die Adresse zu einem passenden Server gehört.</translation>
        </message>
        <message>
            <source>What came back does not have the form of an answer. Nothing of it was used.</source>
            <comment>error.language_model.not_understood.text</comment>
            <translation>Was zurückkam, hat nicht die Form einer Antwort. Nichts davon wurde benutzt.</translation>
        </message>
        <message>
            <source>The answer of the language model was not understood</source>
            <comment>error.language_model.not_understood.title</comment>
            <translation>Die Antwort des Sprachmodells wurde nicht verstanden</translation>
        </message>
        <message>
            <source>Everything else works without it.</source>
            <comment>error.language_model.off.action</comment>
            <translation>Alles andere geht ohne es.</translation>
        </message>
        <message>
            <source>It is off until it is turned on in the settings.</source>
            <comment>error.language_model.off.text</comment>
            <translation>Es ist aus, bis es in den Einstellungen eingeschaltet wird.</translation>
        </message>
        <message>
            <source>No language model is used for this</source>
            <comment>error.language_model.off.title</comment>
            <translation>Hierfür wird kein Sprachmodell benutzt</translation>
        </message>
        <message>
            <source>Set the address where it really is.</source>
            <comment>error.language_model.redirected.action</comment>
            <translation>Tragen Sie die Adresse ein, an der es wirklich ist.</translation>
        </message>
        <message>
            <source>The server at {address} points to another one. Nothing was sent there.</source>
            <comment>error.language_model.redirected.text</comment>
            <translation>Der Server bei {address} verweist auf einen anderen. Dorthin wurde nichts gesendet.</translation>
        </message>
        <message>
            <source>Its server points to another one. Nothing was sent there.</source>
            <comment>error.language_model.redirected.text1</comment>
            <translation>Sein Server verweist auf einen anderen. Dorthin wurde nichts gesendet.</translation>
        </message>
        <message>
            <source>The language model is somewhere else</source>
            <comment>error.language_model.redirected.title</comment>
            <translation>Das Sprachmodell ist anderswo</translation>
        </message>
        <message>
            <source>Try it in the settings.</source>
            <comment>error.language_model.refused.action</comment>
            <translation>Probieren Sie es in den Einstellungen aus.</translation>
        </message>
        <message>
            <source>Its server refused the question with the code {status}.</source>
            <comment>error.language_model.refused.text</comment>
            <translation>Sein Server wies die Frage mit dem Code {status} ab.</translation>
        </message>
        <message>
            <source>Its server refused the question.</source>
            <comment>error.language_model.refused.text1</comment>
            <translation>Sein Server wies die Frage ab.</translation>
        </message>
        <message>
            <source>The language model did not answer</source>
            <comment>error.language_model.refused.title</comment>
            <translation>Das Sprachmodell antwortete nicht</translation>
        </message>
        <message>
            <source>It said nothing that can be used. Nothing is lost.</source>
            <comment>error.language_model.text</comment>
            <translation>Es sagte nichts Brauchbares. Nichts ist verloren.</translation>
        </message>
        <message>
            <source>Try again, or allow more time in the settings.</source>
            <comment>error.language_model.timed_out.action</comment>
            <translation>Versuchen Sie es noch einmal, oder geben Sie in den Einstellungen mehr Zeit.</translation>
        </message>
        <message>
            <source>No answer came within {seconds} seconds.</source>
            <comment>error.language_model.timed_out.text</comment>
            <translation>Innerhalb von {seconds} Sekunden kam keine Antwort.</translation>
        </message>
        <message>
            <source>No answer came in time.</source>
            <comment>error.language_model.timed_out.text1</comment>
            <translation>Es kam nicht rechtzeitig eine Antwort.</translation>
        </message>
        <message>
            <source>The language model took too long</source>
            <comment>error.language_model.timed_out.title</comment>
            <translation>Das Sprachmodell brauchte zu lange</translation>
        </message>
        <message>
            <source>The language model did not answer</source>
            <comment>error.language_model.title</comment>
            <translation>Das Sprachmodell antwortete nicht</translation>
        </message>
        <message>
            <source>Try again, or use another model.</source>
            <comment>error.language_model.too_much.action</comment>
            <translation>Versuchen Sie es noch einmal, oder nehmen Sie ein anderes Modell.</translation>
        </message>
        <message>
            <source>Nothing of it was used.</source>
            <comment>error.language_model.too_much.text</comment>
            <translation>Nichts davon wurde benutzt.</translation>
        </message>
        <message>
            <source>The answer of the language model is too long</source>
            <comment>error.language_model.too_much.title</comment>
            <translation>Die Antwort des Sprachmodells ist zu lang</translation>
        </message>
        <message>
            <source>Start its server, or correct the address in the settings.</source>
            <comment>error.language_model.unreachable.action</comment>
            <translation>Starten Sie seinen Server, oder berichtigen Sie die Adresse in den Einstellungen.</translation>
        </message>
        <message>
            <source>Nothing answers at {address}.</source>
            <comment>error.language_model.unreachable.text</comment>
            <translation>Bei {address} antwortet nichts.</translation>
        </message>
        <message>
            <source>Nothing answers at its address.</source>
            <comment>error.language_model.unreachable.text1</comment>
            <translation>An seiner Adresse antwortet nichts.</translation>
        </message>
        <message>
            <source>The language model cannot be reached</source>
            <comment>error.language_model.unreachable.title</comment>
            <translation>Das Sprachmodell ist nicht erreichbar</translation>
        </message>
        <message>
            <source>Set the key again in the settings.</source>
            <comment>error.language_model.wrong_key.action</comment>
            <translation>Tragen Sie den Schlüssel in den Einstellungen neu ein.</translation>
        </message>
        <message>
            <source>The server at {address} refuses the key, or wants one.</source>
            <comment>error.language_model.wrong_key.text</comment>
            <translation>Der Server bei {address} weist den Schlüssel ab oder verlangt einen.</translation>
        </message>
        <message>
            <source>Its server refuses the key, or wants one.</source>
            <comment>error.language_model.wrong_key.text1</comment>
            <translation>Sein Server weist den Schlüssel ab oder verlangt einen.</translation>
        </message>
        <message>
            <source>The language model does not take the key</source>
            <comment>error.language_model.wrong_key.title</comment>
            <translation>Das Sprachmodell nimmt den Schlüssel nicht an</translation>
        </message>
        <message>
            <source>Search for it by its words.</source>
            <comment>error.memory_not_found.action</comment>
            <translation>Suchen Sie sie nach ihren Wörtern.</translation>
        </message>
        <message>
            <source>No memory has the identifier {id}.</source>
            <comment>error.memory_not_found.text</comment>
            <translation>Keine Erinnerung hat die Kennung {id}.</translation>
        </message>
        <message>
            <source>There is no such memory in this vault, or it was erased.</source>
            <comment>error.memory_not_found.text1</comment>
            <translation>Es gibt keine solche Erinnerung in diesem Tresor, oder sie wurde getilgt.</translation>
        </message>
        <message>
            <source>The memory was not found</source>
            <comment>error.memory_not_found.title</comment>
            <translation>Die Erinnerung wurde nicht gefunden</translation>
        </message>
        <message>
            <source>Report the kind of computer, so that this can be mended.</source>
            <comment>error.model_miscalculates.action</comment>
            <translation>Melden Sie, was für ein Computer es ist, damit sich das beheben lässt.</translation>
        </message>
        <message>
            <source>Ask without deep mode. Report the kind of computer, so that this can be mended.</source>
            <comment>error.model_miscalculates.deep.action</comment>
            <translation>Fragen Sie ohne den gründlichen Modus. Melden Sie, was für ein Computer es ist, damit sich das beheben lässt.</translation>
        </message>
        <message>
            <source>Its component gives wrong results on this computer. Everything else works without it.</source>
            <comment>error.model_miscalculates.deep.text</comment>
            <translation>Seine Komponente liefert auf diesem Computer falsche Ergebnisse. Alles andere geht ohne sie.</translation>
        </message>
        <message>
            <source>Deep mode is not used</source>
            <comment>error.model_miscalculates.deep.title</comment>
            <translation>Der gründliche Modus wird nicht benutzt</translation>
        </message>
        <message>
            <source>The meaning model gives wrong results on this computer, so it is not used. Nothing is lost.</source>
            <comment>error.model_miscalculates.text</comment>
            <translation>Das Bedeutungsmodell liefert auf diesem Computer falsche Ergebnisse und wird deshalb nicht benutzt. Nichts ist verloren.</translation>
        </message>
        <message>
            <source>Searching by words only</source>
            <comment>error.model_miscalculates.title</comment>
            <translation>Gesucht wird nur nach Wörtern</translation>
        </message>
        <message>
            <source>Install the program again to search by meaning.</source>
            <comment>error.model_missing.action</comment>
            <translation>Installieren Sie das Programm neu, um nach Bedeutung zu suchen.</translation>
        </message>
        <message>
            <source>Everything else works without it. The help on deep mode says more.</source>
            <comment>error.model_missing.deep.action</comment>
            <translation>Alles andere geht ohne sie. Die Hilfe zum gründlichen Modus sagt mehr.</translation>
        </message>
        <message>
            <source>Its component {component} does not come with the program; “{command}” installs it.</source>
            <comment>error.model_missing.deep.text</comment>
            <translation>Seine Komponente {component} kommt nicht mit dem Programm; „{command}“ installiert sie.</translation>
        </message>
        <message>
            <source>It needs a component that does not come with the program.</source>
            <comment>error.model_missing.deep.text1</comment>
            <translation>Er braucht eine Komponente, die nicht mit dem Programm kommt.</translation>
        </message>
        <message>
            <source>Deep mode is not installed</source>
            <comment>error.model_missing.deep.title</comment>
            <translation>Der gründliche Modus ist nicht installiert</translation>
        </message>
        <message>
            <source>The meaning model is missing ({file_name}).</source>
            <comment>error.model_missing.text</comment>
            <translation>Das Bedeutungsmodell fehlt ({file_name}).</translation>
        </message>
        <message>
            <source>The meaning model is missing.</source>
            <comment>error.model_missing.text1</comment>
            <translation>Das Bedeutungsmodell fehlt.</translation>
        </message>
        <message>
            <source>Searching by words only</source>
            <comment>error.model_missing.title</comment>
            <translation>Gesucht wird nur nach Wörtern</translation>
        </message>
        <message>
            <source>Install the program again to search by meaning.</source>
            <comment>error.model_tampered.action</comment>
            <translation>Installieren Sie das Programm neu, um nach Bedeutung zu suchen.</translation>
        </message>
        <message>
            <source>Install it again, or ask without deep mode. The help page on deep mode says how.</source>
            <comment>error.model_tampered.deep.action</comment>
            <translation>Installieren Sie sie neu, oder fragen Sie ohne den gründlichen Modus. Die Hilfeseite dazu sagt, wie.</translation>
        </message>
        <message>
            <source>Its component on this computer is damaged or another version. Everything else works without it.</source>
            <comment>error.model_tampered.deep.text</comment>
            <translation>Seine Komponente auf diesem Computer ist beschädigt oder eine andere Version. Alles andere geht ohne sie.</translation>
        </message>
        <message>
            <source>Deep mode is not used</source>
            <comment>error.model_tampered.deep.title</comment>
            <translation>Der gründliche Modus wird nicht benutzt</translation>
        </message>
        <message>
            <source>The meaning model on this computer is not the one the program came with, so it is not used.</source>
            <comment>error.model_tampered.text</comment>
            <translation>Das Bedeutungsmodell auf diesem Computer ist nicht das, mit dem das Programm kam, und wird deshalb nicht benutzt.</translation>
        </message>
        <message>
            <source>Searching by words only</source>
            <comment>error.model_tampered.title</comment>
            <translation>Gesucht wird nur nach Wörtern</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <comment>error.namespace_exists.action</comment>
            <translation>Wählen Sie einen anderen Namen.</translation>
        </message>
        <message>
            <source>There already is a namespace called “{name}”.</source>
            <comment>error.namespace_exists.text</comment>
            <translation>Es gibt schon einen Bereich namens „{name}“.</translation>
        </message>
        <message>
            <source>There already is a namespace of this name.</source>
            <comment>error.namespace_exists.text1</comment>
            <translation>Es gibt schon einen Bereich dieses Namens.</translation>
        </message>
        <message>
            <source>The name is taken</source>
            <comment>error.namespace_exists.title</comment>
            <translation>Der Name ist vergeben</translation>
        </message>
        <message>
            <source>Choose another, or create it.</source>
            <comment>error.namespace_not_found.action</comment>
            <translation>Wählen Sie einen anderen, oder legen Sie ihn an.</translation>
        </message>
        <message>
            <source>There is no namespace called “{name}”.</source>
            <comment>error.namespace_not_found.text</comment>
            <translation>Es gibt keinen Bereich namens „{name}“.</translation>
        </message>
        <message>
            <source>There is no namespace of this name.</source>
            <comment>error.namespace_not_found.text1</comment>
            <translation>Es gibt keinen Bereich dieses Namens.</translation>
        </message>
        <message>
            <source>The namespace was not found</source>
            <comment>error.namespace_not_found.title</comment>
            <translation>Der Bereich wurde nicht gefunden</translation>
        </message>
        <message>
            <source>Do it in the window, or widen its rights there.</source>
            <comment>error.not_permitted.action</comment>
            <translation>Tun Sie es im Fenster, oder erweitern Sie dort seine Rechte.</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.backups.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>They hold the whole vault, beyond what can be reached from here. Nothing was changed.</source>
            <comment>error.not_permitted.backups.text</comment>
            <translation>Sie enthalten den ganzen Tresor, mehr als von hier erreichbar ist. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Backups are for persons</source>
            <comment>error.not_permitted.backups.title</comment>
            <translation>Sicherungen sind für Personen</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>error.not_permitted.claim.action</comment>
            <translation>Lassen Sie es weg.</translation>
        </message>
        <message>
            <source>Whether a memory comes from a person, and how far it is trusted, follows from who stores it. Nothing was stored.</source>
            <comment>error.not_permitted.claim.text</comment>
            <translation>Ob eine Erinnerung von einer Person kommt und wie weit ihr vertraut wird, folgt daraus, wer sie speichert. Nichts wurde gespeichert.</translation>
        </message>
        <message>
            <source>A client cannot say that</source>
            <comment>error.not_permitted.claim.title</comment>
            <translation>Ein Client kann das nicht sagen</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.clients.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>Clients and what they may do are not for agents or scripts to change. Nothing was changed.</source>
            <comment>error.not_permitted.clients.text</comment>
            <translation>Clients und was sie dürfen, können weder Agenten noch Skripte ändern. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person decides who gets in</source>
            <comment>error.not_permitted.clients.title</comment>
            <translation>Nur eine Person entscheidet, wer hereinkommt</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.conflict_settings.action</comment>
            <translation>Tun Sie es im Fenster.</translation>
        </message>
        <message>
            <source>How conflicts are treated is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.conflict_settings.text</comment>
            <translation>Wie Konflikte behandelt werden, sagen nicht Agenten. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person changes this</source>
            <comment>error.not_permitted.conflict_settings.title</comment>
            <translation>Nur eine Person ändert das</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.connect.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>It changes files of other programs, and what agents are told. Nothing was written.</source>
            <comment>error.not_permitted.connect.text</comment>
            <translation>Es ändert Dateien anderer Programme und das, was Agenten erfahren. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <source>Only a person connects tools</source>
            <comment>error.not_permitted.connect.title</comment>
            <translation>Nur eine Person verbindet Werkzeuge</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.consolidate.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>What several memories say in one is for a person to approve. Nothing was changed.</source>
            <comment>error.not_permitted.consolidate.text</comment>
            <translation>Was mehrere Erinnerungen in einer sagen, bestätigt eine Person. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person puts memories together</source>
            <comment>error.not_permitted.consolidate.title</comment>
            <translation>Nur eine Person legt Erinnerungen zusammen</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.decide_flag.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>What is normal is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.decide_flag.text</comment>
            <translation>Was normal ist, sagen nicht Agenten. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person decides this</source>
            <comment>error.not_permitted.decide_flag.title</comment>
            <translation>Nur eine Person entscheidet das</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.decide_proposal.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>What waits for a person is not for agents or scripts to decide. Nothing was changed.</source>
            <comment>error.not_permitted.decide_proposal.text</comment>
            <translation>Was auf eine Person wartet, entscheiden weder Agenten noch Skripte. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person approves</source>
            <comment>error.not_permitted.decide_proposal.title</comment>
            <translation>Nur eine Person stimmt zu</translation>
        </message>
        <message>
            <source>Delete it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.delete.action</comment>
            <translation>Löschen Sie sie im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>Agents and scripts can put memories away instead, with archive. Nothing was changed.</source>
            <comment>error.not_permitted.delete.text</comment>
            <translation>Agenten und Skripte können Erinnerungen stattdessen mit archive weglegen. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person deletes memories</source>
            <comment>error.not_permitted.delete.title</comment>
            <translation>Nur eine Person löscht Erinnerungen</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.erase.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>Nothing brings back what is erased, so agents and scripts cannot do it. Nothing was changed.</source>
            <comment>error.not_permitted.erase.text</comment>
            <translation>Nichts bringt zurück, was getilgt ist; deshalb können Agenten und Skripte es nicht. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person erases memories</source>
            <comment>error.not_permitted.erase.title</comment>
            <translation>Nur eine Person tilgt Erinnerungen</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.find_sources.action</comment>
            <translation>Tun Sie es im Fenster.</translation>
        </message>
        <message>
            <source>What lies on this computer is not for agents to ask about. Nothing was looked at.</source>
            <comment>error.not_permitted.find_sources.text</comment>
            <translation>Was auf diesem Computer liegt, geht Agenten nichts an. Nichts wurde angesehen.</translation>
        </message>
        <message>
            <source>Only a person looks through their folders</source>
            <comment>error.not_permitted.find_sources.title</comment>
            <translation>Nur eine Person sieht ihre Ordner durch</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.health.action</comment>
            <translation>Im Fenster ausführen.</translation>
        </message>
        <message>
            <source>It goes beyond the namespaces that can be reached from here. Nothing was changed.</source>
            <comment>error.not_permitted.health.text</comment>
            <translation>Das geht über die von hier erreichbaren Bereiche hinaus. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Health is of the whole vault</source>
            <comment>error.not_permitted.health.title</comment>
            <translation>Der Zustand betrifft den ganzen Tresor</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.keys.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>It is not for agents or scripts to say who can open it. Nothing was changed.</source>
            <comment>error.not_permitted.keys.text</comment>
            <translation>Wer ihn öffnen kann, sagen weder Agenten noch Skripte. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person changes what unlocks the vault</source>
            <comment>error.not_permitted.keys.title</comment>
            <translation>Nur eine Person ändert, was den Tresor öffnet</translation>
        </message>
        <message>
            <source>Agents cannot change where it is asked, or read its key.</source>
            <comment>error.not_permitted.language_model.text</comment>
            <translation>Agenten können nicht ändern, wo es gefragt wird, und seinen Schlüssel nicht lesen.</translation>
        </message>
        <message>
            <source>Only a person sets up the language model</source>
            <comment>error.not_permitted.language_model.title</comment>
            <translation>Nur eine Person richtet das Sprachmodell ein</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.lifecycle_policy.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>How memories fade is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.lifecycle_policy.text</comment>
            <translation>Wie Erinnerungen verblassen, sagen nicht Agenten. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person changes this</source>
            <comment>error.not_permitted.lifecycle_policy.title</comment>
            <translation>Nur eine Person ändert das</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.move.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>Where it lies is not for agents or scripts to say. Nothing was changed.</source>
            <comment>error.not_permitted.move.text</comment>
            <translation>Wo er liegt, sagen weder Agenten noch Skripte. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person moves the vault</source>
            <comment>error.not_permitted.move.title</comment>
            <translation>Nur eine Person verlegt den Tresor</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.recall_defaults.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>How much of a namespace agents get is not for them to say. Nothing was changed.</source>
            <comment>error.not_permitted.recall_defaults.text</comment>
            <translation>Wie viel eines Bereichs Agenten bekommen, sagen nicht sie selbst. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person changes this</source>
            <comment>error.not_permitted.recall_defaults.title</comment>
            <translation>Nur eine Person ändert das</translation>
        </message>
        <message>
            <source>Do it in the window, or with the command report.</source>
            <comment>error.not_permitted.reports.action</comment>
            <translation>Tun Sie es im Fenster oder mit dem Befehl report.</translation>
        </message>
        <message>
            <source>An agent can read the report of a day. Nothing was written.</source>
            <comment>error.not_permitted.reports.text</comment>
            <translation>Ein Agent kann den Bericht eines Tages lesen. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <source>Only a person keeps reports and writes them to files</source>
            <comment>error.not_permitted.reports.title</comment>
            <translation>Nur eine Person bewahrt Berichte auf und schreibt sie in Dateien</translation>
        </message>
        <message>
            <source>Leave it to the person, in the window.</source>
            <comment>error.not_permitted.resolve.action</comment>
            <translation>Überlassen Sie es der Person, im Fenster.</translation>
        </message>
        <message>
            <source>An agent can only decide between its own statements. Nothing was changed.</source>
            <comment>error.not_permitted.resolve.text</comment>
            <translation>Ein Agent kann nur zwischen eigenen Aussagen entscheiden. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>This conflict is not yours to decide</source>
            <comment>error.not_permitted.resolve.title</comment>
            <translation>Dieser Konflikt ist nicht Ihrer</translation>
        </message>
        <message>
            <source>Restore it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.restore.action</comment>
            <translation>Stellen Sie es im Fenster wieder her, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>What was put away or deleted stays so until a person brings it back. Nothing was changed.</source>
            <comment>error.not_permitted.restore.text</comment>
            <translation>Was weggelegt oder gelöscht wurde, bleibt es, bis eine Person es zurückholt. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person restores memories</source>
            <comment>error.not_permitted.restore.title</comment>
            <translation>Nur eine Person stellt Erinnerungen wieder her</translation>
        </message>
        <message>
            <source>Ask the person to widen its rights, in the window.</source>
            <comment>error.not_permitted.scope.action</comment>
            <translation>Bitten Sie die Person, seine Rechte im Fenster zu erweitern.</translation>
        </message>
        <message>
            <source>It was not given the right to {scope} in this namespace. Nothing was changed.</source>
            <comment>error.not_permitted.scope.text</comment>
            <translation>Er hat in diesem Bereich nicht das Recht: {scope}. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>It was not given that right. Nothing was changed.</source>
            <comment>error.not_permitted.scope.text1</comment>
            <translation>Er hat dieses Recht nicht. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>This client may not do that</source>
            <comment>error.not_permitted.scope.title</comment>
            <translation>Dieser Client darf das nicht</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>error.not_permitted.secrets.action</comment>
            <translation>Lassen Sie es weg.</translation>
        </message>
        <message>
            <source>Whether a secret is stored is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.secrets.text</comment>
            <translation>Ob ein Geheimnis gespeichert wird, haben Agenten nicht zu sagen. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person decides this</source>
            <comment>error.not_permitted.secrets.title</comment>
            <translation>Das entscheidet nur ein Mensch</translation>
        </message>
        <message>
            <source>Agents cannot change how the program is set up.</source>
            <comment>error.not_permitted.settings.text</comment>
            <translation>Agenten können nicht ändern, wie das Programm eingerichtet ist.</translation>
        </message>
        <message>
            <source>Only a person changes settings</source>
            <comment>error.not_permitted.settings.title</comment>
            <translation>Nur eine Person ändert Einstellungen</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.sweep.action</comment>
            <translation>Tun Sie es im Fenster.</translation>
        </message>
        <message>
            <source>It goes beyond the namespaces that can be reached from here. Nothing was changed.</source>
            <comment>error.not_permitted.sweep.text</comment>
            <translation>Es geht über die Bereiche hinaus, die von hier erreichbar sind. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>A sweep is for the whole vault</source>
            <comment>error.not_permitted.sweep.title</comment>
            <translation>Ein Durchgang gilt dem ganzen Tresor</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.sync.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>It changes files of projects, and what agents are told. Nothing was written.</source>
            <comment>error.not_permitted.sync.text</comment>
            <translation>Es ändert Dateien von Projekten und das, was Agenten erfahren. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <source>Only a person keeps files up to date</source>
            <comment>error.not_permitted.sync.title</comment>
            <translation>Nur eine Person hält Dateien aktuell</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.take_over.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>Trust, pins and decisions come with it as they were. Nothing was changed.</source>
            <comment>error.not_permitted.take_over.text</comment>
            <translation>Vertrauen, Angeheftetes und Entscheidungen kommen mit, wie sie waren. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person takes over a vault</source>
            <comment>error.not_permitted.take_over.title</comment>
            <translation>Nur eine Person übernimmt einen Tresor</translation>
        </message>
        <message>
            <source>It goes beyond what this program or agent may do. Nothing was changed.</source>
            <comment>error.not_permitted.text</comment>
            <translation>Es geht über das hinaus, was dieses Programm oder dieser Agent darf. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>This is not allowed from here</source>
            <comment>error.not_permitted.title</comment>
            <translation>Das ist von hier nicht erlaubt</translation>
        </message>
        <message>
            <source>Undo it in the window.</source>
            <comment>error.not_permitted.undo.action</comment>
            <translation>Machen Sie es im Fenster rückgängig.</translation>
        </message>
        <message>
            <source>An agent can only take back its own changes. Nothing was changed.</source>
            <comment>error.not_permitted.undo.text</comment>
            <translation>Ein Agent kann nur eigene Änderungen zurücknehmen. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>This change belongs to somebody else</source>
            <comment>error.not_permitted.undo.title</comment>
            <translation>Diese Änderung gehört jemand anderem</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.verify.action</comment>
            <translation>Tun Sie es im Fenster, oder geben Sie den Befehl an einem Terminal ein.</translation>
        </message>
        <message>
            <source>An agent that says something again does not make it true. Nothing was changed.</source>
            <comment>error.not_permitted.verify.text</comment>
            <translation>Sagt ein Agent etwas noch einmal, wird es davon nicht wahr. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Only a person verifies memories</source>
            <comment>error.not_permitted.verify.title</comment>
            <translation>Nur eine Person bestätigt Erinnerungen</translation>
        </message>
        <message>
            <source>No change is left that can be taken back.</source>
            <comment>error.nothing_to_undo.text</comment>
            <translation>Es gibt keine Änderung mehr, die sich zurücknehmen lässt.</translation>
        </message>
        <message>
            <source>There is nothing to undo</source>
            <comment>error.nothing_to_undo.title</comment>
            <translation>Es gibt nichts rückgängig zu machen</translation>
        </message>
        <message>
            <source>Look it up in the list of changes.</source>
            <comment>error.operation_not_found.action</comment>
            <translation>Sehen Sie in der Liste der Änderungen nach.</translation>
        </message>
        <message>
            <source>No change has the identifier {id}.</source>
            <comment>error.operation_not_found.text</comment>
            <translation>Keine Änderung hat die Kennung {id}.</translation>
        </message>
        <message>
            <source>There is no such change in this vault.</source>
            <comment>error.operation_not_found.text1</comment>
            <translation>Es gibt keine solche Änderung in diesem Tresor.</translation>
        </message>
        <message>
            <source>The change was not found</source>
            <comment>error.operation_not_found.title</comment>
            <translation>Die Änderung wurde nicht gefunden</translation>
        </message>
        <message>
            <source>Try again. Its log says more.</source>
            <comment>error.owner_failed.action</comment>
            <translation>Versuchen Sie es noch einmal. Sein Protokoll sagt mehr.</translation>
        </message>
        <message>
            <source>The program that has the vault open met a fault of its own. Nothing is lost.</source>
            <comment>error.owner_failed.text</comment>
            <translation>Das Programm, das den Tresor geöffnet hat, hatte selbst einen Fehler. Nichts ist verloren.</translation>
        </message>
        <message>
            <source>Something went wrong in the vault's program</source>
            <comment>error.owner_failed.title</comment>
            <translation>Im Programm des Tresors ging etwas schief</translation>
        </message>
        <message>
            <source>Try again.</source>
            <comment>error.owner_gone.action</comment>
            <translation>Versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>The program that has the vault open ended before it answered. What it confirmed is stored.</source>
            <comment>error.owner_gone.text</comment>
            <translation>Das Programm, das den Tresor geöffnet hatte, endete vor der Antwort. Was es bestätigt hat, ist gespeichert.</translation>
        </message>
        <message>
            <source>The vault's program ended</source>
            <comment>error.owner_gone.title</comment>
            <translation>Das Programm des Tresors endete</translation>
        </message>
        <message>
            <source>Let the program ask again.</source>
            <comment>error.pairing_not_found.action</comment>
            <translation>Lassen Sie das Programm neu fragen.</translation>
        </message>
        <message>
            <source>It was answered, its time is over, or the program was started anew.</source>
            <comment>error.pairing_not_found.text</comment>
            <translation>Sie wurde beantwortet, ihre Zeit ist um, oder das Programm wurde neu gestartet.</translation>
        </message>
        <message>
            <source>This request does not wait any more</source>
            <comment>error.pairing_not_found.title</comment>
            <translation>Diese Anfrage wartet nicht mehr</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <comment>error.pairing_refused.action</comment>
            <translation>Versuchen Sie es später noch einmal.</translation>
        </message>
        <message>
            <source>The person can let it ask again, in the window.</source>
            <comment>error.pairing_refused.denied.action</comment>
            <translation>Die Person kann im Fenster erlauben, dass es wieder fragt.</translation>
        </message>
        <message>
            <source>The person said no for good to a program of this name.</source>
            <comment>error.pairing_refused.denied.text</comment>
            <translation>Die Person sagte zu einem Programm dieses Namens endgültig nein.</translation>
        </message>
        <message>
            <source>Nobody was asked</source>
            <comment>error.pairing_refused.denied.title</comment>
            <translation>Niemand wurde gefragt</translation>
        </message>
        <message>
            <source>The request was not taken.</source>
            <comment>error.pairing_refused.text</comment>
            <translation>Die Anfrage wurde nicht angenommen.</translation>
        </message>
        <message>
            <source>Nobody was asked</source>
            <comment>error.pairing_refused.title</comment>
            <translation>Niemand wurde gefragt</translation>
        </message>
        <message>
            <source>Try again in ten minutes.</source>
            <comment>error.pairing_refused.too_many.action</comment>
            <translation>Versuchen Sie es in zehn Minuten noch einmal.</translation>
        </message>
        <message>
            <source>Too many programs ask to be let in at the moment.</source>
            <comment>error.pairing_refused.too_many.text</comment>
            <translation>Zu viele Programme bitten gerade um Einlass.</translation>
        </message>
        <message>
            <source>Nobody was asked</source>
            <comment>error.pairing_refused.too_many.title</comment>
            <translation>Niemand wurde gefragt</translation>
        </message>
        <message>
            <source>Wait for the answer, or for ten minutes.</source>
            <comment>error.pairing_refused.waiting.action</comment>
            <translation>Warten Sie auf die Antwort, oder zehn Minuten.</translation>
        </message>
        <message>
            <source>A program of this name waits for an answer already.</source>
            <comment>error.pairing_refused.waiting.text</comment>
            <translation>Ein Programm dieses Namens wartet schon auf Antwort.</translation>
        </message>
        <message>
            <source>Nobody was asked again</source>
            <comment>error.pairing_refused.waiting.title</comment>
            <translation>Es wurde nicht noch einmal gefragt</translation>
        </message>
        <message>
            <source>Try again when they have answered in Remembrancer.</source>
            <comment>error.pairing_waits.action</comment>
            <translation>Versuchen Sie es noch einmal, wenn sie in Remembrancer geantwortet hat.</translation>
        </message>
        <message>
            <source>This program is not let in. Do not ask again unless the person wants it.</source>
            <comment>error.pairing_waits.denied.text</comment>
            <translation>Dieses Programm wird nicht eingelassen. Fragen Sie nur wieder, wenn die Person es will.</translation>
        </message>
        <message>
            <source>The person said no</source>
            <comment>error.pairing_waits.denied.title</comment>
            <translation>Die Person sagte nein</translation>
        </message>
        <message>
            <source>The person was asked whether to let this program in. Tell them to compare the code: {code}.</source>
            <comment>error.pairing_waits.text</comment>
            <translation>Die Person wurde gefragt, ob dieses Programm herein darf. Sagen Sie ihr, sie möge den Code vergleichen: {code}.</translation>
        </message>
        <message>
            <source>The person was asked whether to let this program in.</source>
            <comment>error.pairing_waits.text1</comment>
            <translation>Die Person wurde gefragt, ob dieses Programm herein darf.</translation>
        </message>
        <message>
            <source>The person was asked</source>
            <comment>error.pairing_waits.title</comment>
            <translation>Die Person wurde gefragt</translation>
        </message>
        <message>
            <source>Choose another number, from 1024 to 65535.</source>
            <comment>error.port_unavailable.action</comment>
            <translation>Wählen Sie eine andere Nummer, von 1024 bis 65535.</translation>
        </message>
        <message>
            <source>The number {number} is used by another program, or may not be used.</source>
            <comment>error.port_unavailable.text</comment>
            <translation>Die Nummer {number} benutzt ein anderes Programm, oder sie darf nicht benutzt werden.</translation>
        </message>
        <message>
            <source>No number was free.</source>
            <comment>error.port_unavailable.text1</comment>
            <translation>Keine Nummer war frei.</translation>
        </message>
        <message>
            <source>The port could not be opened</source>
            <comment>error.port_unavailable.title</comment>
            <translation>Der Port ließ sich nicht öffnen</translation>
        </message>
        <message>
            <source>Look it up in the history or in the list of conflicts.</source>
            <comment>error.proposal_closed.action</comment>
            <translation>Sehen Sie im Verlauf oder in der Liste der Konflikte nach.</translation>
        </message>
        <message>
            <source>It was decided, taken back, or waits in a conflict. Nothing was changed.</source>
            <comment>error.proposal_closed.text</comment>
            <translation>Es wurde entschieden, zurückgenommen oder wartet in einem Konflikt. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>This does not wait for approval</source>
            <comment>error.proposal_closed.title</comment>
            <translation>Das wartet nicht auf Zustimmung</translation>
        </message>
        <message>
            <source>Look it up in the list of what waits.</source>
            <comment>error.proposal_not_found.action</comment>
            <translation>Sehen Sie in der Liste des Wartenden nach.</translation>
        </message>
        <message>
            <source>Nothing that waits has the identifier {id}.</source>
            <comment>error.proposal_not_found.text</comment>
            <translation>Nichts Wartendes hat die Kennung {id}.</translation>
        </message>
        <message>
            <source>There is no such proposal in this vault.</source>
            <comment>error.proposal_not_found.text1</comment>
            <translation>Es gibt keinen solchen Vorschlag in diesem Tresor.</translation>
        </message>
        <message>
            <source>The proposal was not found</source>
            <comment>error.proposal_not_found.title</comment>
            <translation>Der Vorschlag wurde nicht gefunden</translation>
        </message>
        <message>
            <source>Wait, or ask the person for a larger quota.</source>
            <comment>error.quota_exceeded.action</comment>
            <translation>Warten Sie, oder bitten Sie die Person um mehr.</translation>
        </message>
        <message>
            <source>At most {limit} are allowed ({reason}). Nothing was read or changed. It goes on in {retry_after} s.</source>
            <comment>error.quota_exceeded.text</comment>
            <translation>Höchstens {limit} sind erlaubt ({reason}). Nichts wurde gelesen oder geändert. In {retry_after} s geht es weiter.</translation>
        </message>
        <message>
            <source>More was asked for than is allowed. Nothing was read or changed.</source>
            <comment>error.quota_exceeded.text1</comment>
            <translation>Es wurde mehr verlangt, als erlaubt ist. Nichts wurde gelesen oder geändert.</translation>
        </message>
        <message>
            <source>Too much at once</source>
            <comment>error.quota_exceeded.title</comment>
            <translation>Zu viel auf einmal</translation>
        </message>
        <message>
            <source>Search for fewer or more exact words.</source>
            <comment>error.search_too_long.action</comment>
            <translation>Suchen Sie nach weniger oder genaueren Wörtern.</translation>
        </message>
        <message>
            <source>It was stopped so that the vault stays usable. Nothing was changed.</source>
            <comment>error.search_too_long.text</comment>
            <translation>Sie wurde angehalten, damit der Tresor benutzbar bleibt. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>The search took too long</source>
            <comment>error.search_too_long.title</comment>
            <translation>Die Suche dauerte zu lange</translation>
        </message>
        <message>
            <source>Take it out and try again; a password manager is the place for it.</source>
            <comment>error.secret_found.action</comment>
            <translation>Nehmen Sie es heraus und versuchen Sie es noch einmal; sein Platz ist ein Passwortmanager.</translation>
        </message>
        <message>
            <source>Say whether it is stored as it is, or with its kind in its place.</source>
            <comment>error.secret_found.ask.action</comment>
            <translation>Sagen Sie, ob es so gespeichert wird oder nur seine Art.</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored yet.</source>
            <comment>error.secret_found.ask.text</comment>
            <translation>{Field} enthält {secret}. Noch wurde nichts gespeichert.</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored yet.</source>
            <comment>error.secret_found.ask.text1</comment>
            <translation>Es enthält ein Geheimnis. Noch wurde nichts gespeichert.</translation>
        </message>
        <message>
            <source>This holds a secret</source>
            <comment>error.secret_found.ask.title</comment>
            <translation>Das enthält ein Geheimnis</translation>
        </message>
        <message>
            <source>Take it out and try again; a password manager is the place for it.</source>
            <comment>error.secret_found.blocked.action</comment>
            <translation>Nehmen Sie es heraus und versuchen Sie es noch einmal; sein Platz ist ein Passwortmanager.</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored.</source>
            <comment>error.secret_found.blocked.text</comment>
            <translation>{Field} enthält {secret}. Nichts wurde gespeichert.</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored.</source>
            <comment>error.secret_found.blocked.text1</comment>
            <translation>Es enthält ein Geheimnis. Nichts wurde gespeichert.</translation>
        </message>
        <message>
            <source>This holds a secret</source>
            <comment>error.secret_found.blocked.title</comment>
            <translation>Das enthält ein Geheimnis</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <comment>error.secret_found.named.action</comment>
            <translation>Wählen Sie einen anderen.</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored.</source>
            <comment>error.secret_found.named.text</comment>
            <translation>{Field} enthält {secret}. Nichts wurde gespeichert.</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored.</source>
            <comment>error.secret_found.named.text1</comment>
            <translation>Es enthält ein Geheimnis. Nichts wurde gespeichert.</translation>
        </message>
        <message>
            <source>A name cannot hold a secret</source>
            <comment>error.secret_found.named.title</comment>
            <translation>Ein Name kann kein Geheimnis enthalten</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored.</source>
            <comment>error.secret_found.text</comment>
            <translation>{Field} enthält {secret}. Nichts wurde gespeichert.</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored.</source>
            <comment>error.secret_found.text1</comment>
            <translation>Es enthält ein Geheimnis. Nichts wurde gespeichert.</translation>
        </message>
        <message>
            <source>This holds a secret</source>
            <comment>error.secret_found.title</comment>
            <translation>Das enthält ein Geheimnis</translation>
        </message>
        <message>
            <source>Mend your template, or take it away: the program's own is used then.</source>
            <comment>error.template_failed.action</comment>
            <translation>Bessern Sie Ihre Vorlage aus, oder nehmen Sie sie weg: Dann gilt die des Programms.</translation>
        </message>
        <message>
            <source>{path}: {detail}.</source>
            <comment>error.template_failed.text</comment>
            <translation>{path}: {detail}.</translation>
        </message>
        <message>
            <source>It cannot be read or filled.</source>
            <comment>error.template_failed.text1</comment>
            <translation>Sie lässt sich nicht lesen oder füllen.</translation>
        </message>
        <message>
            <source>The template of reports cannot be used</source>
            <comment>error.template_failed.title</comment>
            <translation>Die Vorlage der Berichte ist nicht brauchbar</translation>
        </message>
        <message>
            <source>Try another file.</source>
            <comment>error.unreadable_file.action</comment>
            <translation>Versuchen Sie eine andere Datei.</translation>
        </message>
        <message>
            <source>Nothing was brought in from it.</source>
            <comment>error.unreadable_file.text</comment>
            <translation>Daraus wurde nichts hereingeholt.</translation>
        </message>
        <message>
            <source>The file could not be read</source>
            <comment>error.unreadable_file.title</comment>
            <translation>Die Datei ließ sich nicht lesen</translation>
        </message>
        <message>
            <source>Go back to a backup, or recover what can be read into a new vault. The damaged files stay where they are.</source>
            <comment>error.vault_damaged.action</comment>
            <translation>Zurück zu einer Sicherung gehen oder das Lesbare in einen neuen Tresor retten. Die beschädigten Dateien bleiben, wo sie sind.</translation>
        </message>
        <message>
            <source>Go back to a backup, or recover what can be read into a new vault. The damaged files stay where they are.</source>
            <comment>error.vault_damaged.beginning.action</comment>
            <translation>Zurück zu einer Sicherung gehen oder das Lesbare in einen neuen Tresor retten. Die beschädigten Dateien bleiben, wo sie sind.</translation>
        </message>
        <message>
            <source>The secret is right, but the beginning of the file {file} is not what was written. It was left as it is.</source>
            <comment>error.vault_damaged.beginning.text</comment>
            <translation>Passphrase oder Schlüssel stimmen, aber der Anfang der Datei {file} ist nicht, was geschrieben wurde. Sie blieb, wie sie ist.</translation>
        </message>
        <message>
            <source>The vault is damaged</source>
            <comment>error.vault_damaged.beginning.title</comment>
            <translation>Der Tresor ist beschädigt</translation>
        </message>
        <message>
            <source>Put it back if you moved it. Otherwise go back to a backup.</source>
            <comment>error.vault_damaged.missing.action</comment>
            <translation>Zurücklegen, falls sie verschoben wurde. Sonst zurück zu einer Sicherung gehen.</translation>
        </message>
        <message>
            <source>The file {file} is not in the vault's folder.</source>
            <comment>error.vault_damaged.missing.text</comment>
            <translation>Die Datei {file} liegt nicht im Ordner des Tresors.</translation>
        </message>
        <message>
            <source>One of its files is not in the vault's folder.</source>
            <comment>error.vault_damaged.missing.text1</comment>
            <translation>Eine seiner Dateien liegt nicht im Ordner des Tresors.</translation>
        </message>
        <message>
            <source>A file of the vault is missing</source>
            <comment>error.vault_damaged.missing.title</comment>
            <translation>Eine Datei des Tresors fehlt</translation>
        </message>
        <message>
            <source>Go back to a backup, or look for an older copy of the vault's folder.</source>
            <comment>error.vault_damaged.nothing_readable.action</comment>
            <translation>Zurück zu einer Sicherung gehen oder nach einer älteren Kopie des Ordners suchen.</translation>
        </message>
        <message>
            <source>Not even the beginning of the file can be read. It was left as it is.</source>
            <comment>error.vault_damaged.nothing_readable.text</comment>
            <translation>Nicht einmal der Anfang der Datei ist lesbar. Sie blieb, wie sie ist.</translation>
        </message>
        <message>
            <source>Nothing could be recovered</source>
            <comment>error.vault_damaged.nothing_readable.title</comment>
            <translation>Nichts konnte gerettet werden</translation>
        </message>
        <message>
            <source>The file {file} does not hold what was written to it. It was left as it is.</source>
            <comment>error.vault_damaged.text</comment>
            <translation>Die Datei {file} enthält nicht, was in sie geschrieben wurde. Sie blieb, wie sie ist.</translation>
        </message>
        <message>
            <source>One of its files does not hold what was written to it. The files were left as they are.</source>
            <comment>error.vault_damaged.text1</comment>
            <translation>Eine seiner Dateien enthält nicht, was in sie geschrieben wurde. Die Dateien blieben, wie sie sind.</translation>
        </message>
        <message>
            <source>The vault is damaged</source>
            <comment>error.vault_damaged.title</comment>
            <translation>Der Tresor ist beschädigt</translation>
        </message>
        <message>
            <source>Open it, or choose another folder.</source>
            <comment>error.vault_exists.action</comment>
            <translation>Öffnen Sie ihn, oder wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <source>The folder {path} holds a vault. It was not touched.</source>
            <comment>error.vault_exists.text</comment>
            <translation>Der Ordner {path} enthält einen Tresor. Er wurde nicht berührt.</translation>
        </message>
        <message>
            <source>This folder holds a vault. It was not touched.</source>
            <comment>error.vault_exists.text1</comment>
            <translation>Dieser Ordner enthält einen Tresor. Er wurde nicht berührt.</translation>
        </message>
        <message>
            <source>There already is a vault here</source>
            <comment>error.vault_exists.title</comment>
            <translation>Hier ist schon ein Tresor</translation>
        </message>
        <message>
            <source>Close the other program, then try again.</source>
            <comment>error.vault_in_use.action</comment>
            <translation>Schließen Sie das andere Programm und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>Another program on this computer has it open (process {pid}). Only one can at a time.</source>
            <comment>error.vault_in_use.text</comment>
            <translation>Ein anderes Programm auf diesem Computer hat ihn geöffnet (Prozess {pid}). Das kann immer nur eines.</translation>
        </message>
        <message>
            <source>Another program on this computer has it open. Only one can at a time.</source>
            <comment>error.vault_in_use.text1</comment>
            <translation>Ein anderes Programm auf diesem Computer hat ihn geöffnet. Das kann immer nur eines.</translation>
        </message>
        <message>
            <source>The vault is open elsewhere</source>
            <comment>error.vault_in_use.title</comment>
            <translation>Der Tresor ist anderswo geöffnet</translation>
        </message>
        <message>
            <source>Unlock it with the passphrase or the recovery key.</source>
            <comment>error.vault_locked.action</comment>
            <translation>Entsperren Sie ihn mit der Passphrase oder dem Wiederherstellungsschlüssel.</translation>
        </message>
        <message>
            <source>Nothing can be read or changed until it is unlocked.</source>
            <comment>error.vault_locked.text</comment>
            <translation>Nichts lässt sich lesen oder ändern, bis er entsperrt ist.</translation>
        </message>
        <message>
            <source>The vault is locked</source>
            <comment>error.vault_locked.title</comment>
            <translation>Der Tresor ist gesperrt</translation>
        </message>
        <message>
            <source>Choose another folder, or create a vault.</source>
            <comment>error.vault_not_found.action</comment>
            <translation>Wählen Sie einen anderen Ordner, oder legen Sie einen Tresor an.</translation>
        </message>
        <message>
            <source>No vault was found in {path}.</source>
            <comment>error.vault_not_found.text</comment>
            <translation>In {path} wurde kein Tresor gefunden.</translation>
        </message>
        <message>
            <source>No vault was found in this folder.</source>
            <comment>error.vault_not_found.text1</comment>
            <translation>In diesem Ordner wurde kein Tresor gefunden.</translation>
        </message>
        <message>
            <source>There is no vault here</source>
            <comment>error.vault_not_found.title</comment>
            <translation>Hier ist kein Tresor</translation>
        </message>
        <message>
            <source>Look at the drive and the rights to the folder, then try again.</source>
            <comment>error.vault_not_moved.action</comment>
            <translation>Prüfen Sie das Laufwerk und die Rechte am Ordner, dann versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>The drive may be failing. Choose another one.</source>
            <comment>error.vault_not_moved.differs.action</comment>
            <translation>Das Laufwerk ist womöglich schadhaft. Wählen Sie ein anderes.</translation>
        </message>
        <message>
            <source>What was read back from the new place is not what was written there. The vault is where it was.</source>
            <comment>error.vault_not_moved.differs.text</comment>
            <translation>Was vom neuen Ort zurückgelesen wurde, ist nicht, was dorthin geschrieben wurde. Der Tresor ist, wo er war.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.differs.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>Take the link away, then try again.</source>
            <comment>error.vault_not_moved.has_links.action</comment>
            <translation>Nehmen Sie den Verweis weg und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>There is a link in the vault's folder, and what it leads to would not come along. Nothing was moved.</source>
            <comment>error.vault_not_moved.has_links.text</comment>
            <translation>Im Ordner des Tresors liegt ein Verweis, und worauf er zeigt, käme nicht mit. Nichts wurde verlegt.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.has_links.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>Choose a folder beside the present one.</source>
            <comment>error.vault_not_moved.inside.action</comment>
            <translation>Wählen Sie einen Ordner neben dem jetzigen.</translation>
        </message>
        <message>
            <source>One of the two folders lies in the other. The vault is where it was.</source>
            <comment>error.vault_not_moved.inside.text</comment>
            <translation>Einer der beiden Ordner liegt im anderen. Der Tresor ist, wo er war.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.inside.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <comment>error.vault_not_moved.name_too_long.action</comment>
            <translation>Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <source>The system does not take names of that length.</source>
            <comment>error.vault_not_moved.name_too_long.text</comment>
            <translation>Das System nimmt Namen dieser Länge nicht an.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.name_too_long.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>Choose a folder on a drive of this computer. Encrypted backups may be copied anywhere.</source>
            <comment>error.vault_not_moved.network.action</comment>
            <translation>Wählen Sie einen Ordner auf einem Laufwerk dieses Computers. Verschlüsselte Sicherungen dürfen überallhin kopiert werden.</translation>
        </message>
        <message>
            <source>{path} lies on another computer. A vault is only safe on a drive of this one: over a network two programs could have it open at once, and what is said to be saved need not be.</source>
            <comment>error.vault_not_moved.network.text</comment>
            <translation>{path} liegt auf einem anderen Computer. Ein Tresor ist nur auf einem Laufwerk dieses Computers sicher: Über ein Netz könnten ihn zwei Programme zugleich öffnen, und was gespeichert heißt, muss es nicht sein.</translation>
        </message>
        <message>
            <source>The folder lies on another computer, where a vault is not safe.</source>
            <comment>error.vault_not_moved.network.text1</comment>
            <translation>Der Ordner liegt auf einem anderen Computer, wo ein Tresor nicht sicher ist.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.network.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>Free some space, or choose another drive. The vault is where it was.</source>
            <comment>error.vault_not_moved.no_room.action</comment>
            <translation>Schaffen Sie Platz, oder wählen Sie ein anderes Laufwerk. Der Tresor ist, wo er war.</translation>
        </message>
        <message>
            <source>There is not enough room: {needed} MB are needed, and {free} MB are free.</source>
            <comment>error.vault_not_moved.no_room.text</comment>
            <translation>Es ist nicht genug Platz: {needed} MB sind nötig, und {free} MB sind frei.</translation>
        </message>
        <message>
            <source>There is not enough room.</source>
            <comment>error.vault_not_moved.no_room.text1</comment>
            <translation>Es ist nicht genug Platz.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.no_room.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <comment>error.vault_not_moved.not_a_folder.action</comment>
            <translation>Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <source>{path} is a link, or no folder. The vault is where it was.</source>
            <comment>error.vault_not_moved.not_a_folder.text</comment>
            <translation>{path} ist ein Verweis oder kein Ordner. Der Tresor ist, wo er war.</translation>
        </message>
        <message>
            <source>It is a link, or no folder.</source>
            <comment>error.vault_not_moved.not_a_folder.text1</comment>
            <translation>Es ist ein Verweis oder kein Ordner.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.not_a_folder.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>Choose a new or empty folder.</source>
            <comment>error.vault_not_moved.not_empty.action</comment>
            <translation>Wählen Sie einen neuen oder leeren Ordner.</translation>
        </message>
        <message>
            <source>There is something in {path} already. The vault is where it was.</source>
            <comment>error.vault_not_moved.not_empty.text</comment>
            <translation>In {path} liegt schon etwas. Der Tresor ist, wo er war.</translation>
        </message>
        <message>
            <source>There is something in it already.</source>
            <comment>error.vault_not_moved.not_empty.text1</comment>
            <translation>Darin liegt schon etwas.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.not_empty.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>Choose another folder, or give yourself the right. The vault is where it was.</source>
            <comment>error.vault_not_moved.permission_denied.action</comment>
            <translation>Wählen Sie einen anderen Ordner, oder geben Sie sich das Recht. Der Tresor ist, wo er war.</translation>
        </message>
        <message>
            <source>The system does not allow writing to {path}, or renaming the old folder.</source>
            <comment>error.vault_not_moved.permission_denied.text</comment>
            <translation>Das System erlaubt nicht, in {path} zu schreiben oder den alten Ordner umzubenennen.</translation>
        </message>
        <message>
            <source>The system does not allow it.</source>
            <comment>error.vault_not_moved.permission_denied.text1</comment>
            <translation>Das System erlaubt es nicht.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.permission_denied.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <comment>error.vault_not_moved.same_folder.action</comment>
            <translation>Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <source>It lies in that folder already.</source>
            <comment>error.vault_not_moved.same_folder.text</comment>
            <translation>Er liegt schon in diesem Ordner.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.same_folder.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>The system did not read or write {path} as it should. The vault is where it was.</source>
            <comment>error.vault_not_moved.text</comment>
            <translation>Das System hat {path} nicht richtig gelesen oder geschrieben. Der Tresor ist, wo er war.</translation>
        </message>
        <message>
            <source>It is where it was.</source>
            <comment>error.vault_not_moved.text1</comment>
            <translation>Er ist, wo er war.</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.title</comment>
            <translation>Der Tresor wurde nicht verlegt</translation>
        </message>
        <message>
            <source>Open its health in Settings: go back to a backup, or recover what can be read into a new vault.</source>
            <comment>error.vault_read_only.action</comment>
            <translation>Seinen Zustand in den Einstellungen öffnen: zurück zu einer Sicherung gehen oder das Lesbare in einen neuen Tresor retten.</translation>
        </message>
        <message>
            <source>Its file is damaged, so changes are refused. What can be read is shown as before; nothing was changed.</source>
            <comment>error.vault_read_only.text</comment>
            <translation>Seine Datei ist beschädigt, darum werden Änderungen abgelehnt. Was lesbar ist, wird wie zuvor gezeigt, und nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Nothing more is written to this vault</source>
            <comment>error.vault_read_only.title</comment>
            <translation>In diesen Tresor wird nichts mehr geschrieben</translation>
        </message>
        <message>
            <source>Update the program, then open the vault again.</source>
            <comment>error.vault_too_new.action</comment>
            <translation>Aktualisieren Sie das Programm, dann öffnen Sie den Tresor wieder.</translation>
        </message>
        <message>
            <source>A newer version of this program wrote it. Nothing was changed.</source>
            <comment>error.vault_too_new.text</comment>
            <translation>Eine neuere Version dieses Programms schrieb ihn. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>The vault needs a newer program</source>
            <comment>error.vault_too_new.title</comment>
            <translation>Der Tresor braucht ein neueres Programm</translation>
        </message>
        <message>
            <source>Check the drive and the rights to the folder, then try again.</source>
            <comment>error.vault_unreadable.action</comment>
            <translation>Prüfen Sie das Laufwerk und die Rechte am Ordner, dann versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <comment>error.vault_unreadable.disk_full.action</comment>
            <translation>Schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>The drive is full. What was saved before is kept.</source>
            <comment>error.vault_unreadable.disk_full.text</comment>
            <translation>Das Laufwerk ist voll. Was vorher gespeichert war, ist bewahrt.</translation>
        </message>
        <message>
            <source>The change could not be saved</source>
            <comment>error.vault_unreadable.disk_full.title</comment>
            <translation>Die Änderung ließ sich nicht speichern</translation>
        </message>
        <message>
            <source>Wait a moment and try again.</source>
            <comment>error.vault_unreadable.held_by_another_program.action</comment>
            <translation>Warten Sie einen Augenblick und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>Another program is holding its files, such as a backup or a virus scanner. Nothing is lost.</source>
            <comment>error.vault_unreadable.held_by_another_program.text</comment>
            <translation>Ein anderes Programm hält seine Dateien fest, etwa eine Datensicherung oder ein Virenscanner. Nichts ist verloren.</translation>
        </message>
        <message>
            <source>The vault could not be read</source>
            <comment>error.vault_unreadable.held_by_another_program.title</comment>
            <translation>Der Tresor ließ sich nicht lesen</translation>
        </message>
        <message>
            <source>Connect the drive and try again.</source>
            <comment>error.vault_unreadable.input_output.action</comment>
            <translation>Schließen Sie das Laufwerk an und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>The drive was removed or does not answer. What was saved before is kept.</source>
            <comment>error.vault_unreadable.input_output.text</comment>
            <translation>Das Laufwerk wurde entfernt oder antwortet nicht. Was vorher gespeichert war, ist bewahrt.</translation>
        </message>
        <message>
            <source>The vault could not be read</source>
            <comment>error.vault_unreadable.input_output.title</comment>
            <translation>Der Tresor ließ sich nicht lesen</translation>
        </message>
        <message>
            <source>The system did not give access to its files. What was saved before is kept.</source>
            <comment>error.vault_unreadable.text</comment>
            <translation>Das System gewährte keinen Zugriff auf seine Dateien. Was vorher gespeichert war, ist bewahrt.</translation>
        </message>
        <message>
            <source>The vault could not be read</source>
            <comment>error.vault_unreadable.title</comment>
            <translation>Der Tresor ließ sich nicht lesen</translation>
        </message>
        <message>
            <source>Look at the newer version, then save again.</source>
            <comment>error.version_changed.action</comment>
            <translation>Sehen Sie die neuere Fassung an, dann speichern Sie noch einmal.</translation>
        </message>
        <message>
            <source>Somebody else changed it after you opened it. Nothing was overwritten, and what you wrote is still here.</source>
            <comment>error.version_changed.text</comment>
            <translation>Jemand anderes änderte sie, nachdem Sie sie geöffnet hatten. Nichts wurde überschrieben, und was Sie schrieben, ist noch hier.</translation>
        </message>
        <message>
            <source>The memory changed in the meantime</source>
            <comment>error.version_changed.title</comment>
            <translation>Die Erinnerung hat sich inzwischen geändert</translation>
        </message>
        <message>
            <source>Try again, or use another way to unlock.</source>
            <comment>error.wrong_secret.action</comment>
            <translation>Versuchen Sie es noch einmal, oder entsperren Sie auf andere Weise.</translation>
        </message>
        <message>
            <source>Unlock with the passphrase or the recovery key. After that, the keyring can be set up again.</source>
            <comment>error.wrong_secret.keyring.action</comment>
            <translation>Entsperren Sie mit der Passphrase oder dem Wiederherstellungsschlüssel. Danach lässt sich der Schlüsselbund neu einrichten.</translation>
        </message>
        <message>
            <source>The key in the system's keyring does not fit this vault. Nothing was changed.</source>
            <comment>error.wrong_secret.keyring.text</comment>
            <translation>Der Schlüssel im Schlüsselbund des Systems passt nicht zu diesem Tresor. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.keyring.title</comment>
            <translation>Der Tresor öffnete sich nicht</translation>
        </message>
        <message>
            <source>Type it again, or use the recovery key.</source>
            <comment>error.wrong_secret.passphrase.action</comment>
            <translation>Geben Sie sie noch einmal ein, oder benutzen Sie den Wiederherstellungsschlüssel.</translation>
        </message>
        <message>
            <source>The passphrase does not fit this vault. Nothing was changed.</source>
            <comment>error.wrong_secret.passphrase.text</comment>
            <translation>Die Passphrase passt nicht zu diesem Tresor. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.passphrase.title</comment>
            <translation>Der Tresor öffnete sich nicht</translation>
        </message>
        <message>
            <source>Compare each group with your copy, then try again.</source>
            <comment>error.wrong_secret.recovery.action</comment>
            <translation>Vergleichen Sie jede Gruppe mit Ihrer Abschrift, dann versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>The recovery key does not fit this vault. Nothing was changed.</source>
            <comment>error.wrong_secret.recovery.text</comment>
            <translation>Der Wiederherstellungsschlüssel passt nicht zu diesem Tresor. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.recovery.title</comment>
            <translation>Der Tresor öffnete sich nicht</translation>
        </message>
        <message>
            <source>What was entered does not fit. Nothing was changed.</source>
            <comment>error.wrong_secret.text</comment>
            <translation>Was eingegeben wurde, passt nicht. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.title</comment>
            <translation>Der Tresor öffnete sich nicht</translation>
        </message>
        <message numerus="yes">
            <source>Wrote {count} memories to {path}.</source>
            <comment>exported</comment>
            <extracomment>For one: Wrote {count} memory to {path}.</extracomment>
            <translation>
                <numerusform>{count} Erinnerung nach {path} geschrieben.</numerusform>
                <numerusform>{count} Erinnerungen nach {path} geschrieben.</numerusform>
            </translation>
        </message>
        <message>
            <source>{written} Everything is in it: an equal vault can be made of it.</source>
            <comment>exported.complete</comment>
            <translation>{written} Alles ist darin: Ein gleicher Tresor lässt sich daraus machen.</translation>
        </message>
        <message numerus="yes">
            <source>{count} were known already.</source>
            <comment>extracted.known</comment>
            <extracomment>For one: {count} was known already.</extracomment>
            <translation>
                <numerusform>{count} war schon bekannt.</numerusform>
                <numerusform>{count} waren schon bekannt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left out.</source>
            <comment>extracted.left_out</comment>
            <extracomment>For one: {count} was left out.</extracomment>
            <translation>
                <numerusform>{count} wurde ausgelassen.</numerusform>
                <numerusform>{count} wurden ausgelassen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The language model found no new fact.</source>
            <comment>extracted.none</comment>
            <translation>Das Sprachmodell fand keine neue Tatsache.</translation>
        </message>
        <message numerus="yes">
            <source>{count} facts wait for your approval.</source>
            <comment>extracted.proposed</comment>
            <extracomment>For one: {count} fact waits for your approval.</extracomment>
            <translation>
                <numerusform>{count} Tatsache wartet auf Ihre Zustimmung.</numerusform>
                <numerusform>{count} Tatsachen warten auf Ihre Zustimmung.</numerusform>
            </translation>
        </message>
        <message>
            <source>from when it is done</source>
            <comment>fades_from.done</comment>
            <translation>sobald es erledigt ist</translation>
        </message>
        <message>
            <source>from when it is done or due</source>
            <comment>fades_from.due</comment>
            <translation>sobald es erledigt oder fällig ist</translation>
        </message>
        <message>
            <source>from when it is over</source>
            <comment>fades_from.happened</comment>
            <translation>sobald es vorbei ist</translation>
        </message>
        <message>
            <source>from when it is recorded</source>
            <comment>fades_from.recorded</comment>
            <translation>sobald es erfasst ist</translation>
        </message>
        <message>
            <source>A conflict is not as change {number} left it: its state, its decision or its statements.</source>
            <comment>fault.case_changed</comment>
            <translation>Ein Konflikt ist nicht, wie Änderung {number} ihn hinterließ: sein Zustand, seine Entscheidung oder seine Aussagen.</translation>
        </message>
        <message>
            <source>What a client may do, as change {number} left it, was altered.</source>
            <comment>fault.client_changed</comment>
            <translation>Was ein Client darf, wie Änderung {number} es hinterließ, wurde verfälscht.</translation>
        </message>
        <message>
            <source>How a namespace treats conflicts was altered after change {number}, by which it was set.</source>
            <comment>fault.conflict_setting_changed</comment>
            <translation>Wie ein Bereich Konflikte behandelt, wurde nach Änderung {number}, die es festlegte, verfälscht.</translation>
        </message>
        <message>
            <source>The seal of the journal's entry for change {number} was altered. What the entry says is as it was.</source>
            <comment>fault.digest_changed</comment>
            <translation>Das Siegel des Journaleintrags für Änderung {number} wurde verfälscht. Was der Eintrag sagt, ist, wie es war.</translation>
        </message>
        <message>
            <source>Something was altered in another namespace.</source>
            <comment>fault.elsewhere</comment>
            <translation>In einem anderen Bereich wurde etwas verfälscht.</translation>
        </message>
        <message numerus="yes">
            <source>{count} entries were taken away from the end of the journal, from change {number} on.</source>
            <comment>fault.end_missing</comment>
            <extracomment>For one: {count} entry was taken away from the end of the journal, that for change {number}.</extracomment>
            <translation>
                <numerusform>{count} Eintrag wurde vom Ende des Journals weggenommen, der für Änderung {number}.</numerusform>
                <numerusform>{count} Einträge wurden vom Ende des Journals weggenommen, ab Änderung {number}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Version {version} of the memory {memory} is there again, though it was erased.</source>
            <comment>fault.erased_again_there</comment>
            <translation>Fassung {version} der Erinnerung {memory} ist wieder da, obwohl sie getilgt wurde.</translation>
        </message>
        <message>
            <source>Altered: {fields}.</source>
            <comment>fault.field</comment>
            <translation>Verfälscht: {fields}.</translation>
        </message>
        <message>
            <source>How memories fade, as change {number} set it, was altered.</source>
            <comment>fault.lifecycle_policy_changed</comment>
            <translation>Wie Erinnerungen verblassen, wie Änderung {number} es festlegte, wurde verfälscht.</translation>
        </message>
        <message>
            <source>A namespace was altered after change {number}, by which it got its name.</source>
            <comment>fault.namespace_changed</comment>
            <translation>Ein Bereich wurde nach Änderung {number}, durch die er seinen Namen bekam, verfälscht.</translation>
        </message>
        <message>
            <source>the field “{name}”</source>
            <comment>fault.of</comment>
            <translation>das Feld „{name}“</translation>
        </message>
        <message>
            <source>who did it</source>
            <comment>fault.of.actor</comment>
            <translation>wer es tat</translation>
        </message>
        <message>
            <source>whether a person or an agent did it</source>
            <comment>fault.of.actor_kind</comment>
            <translation>ob eine Person oder ein Agent es tat</translation>
        </message>
        <message>
            <source>which client did it</source>
            <comment>fault.of.client</comment>
            <translation>welcher Client es tat</translation>
        </message>
        <message>
            <source>what the clock said</source>
            <comment>fault.of.clock_at</comment>
            <translation>was die Uhr sagte</translation>
        </message>
        <message>
            <source>the confidence</source>
            <comment>fault.of.confidence</comment>
            <translation>die Gewissheit</translation>
        </message>
        <message>
            <source>the text</source>
            <comment>fault.of.content</comment>
            <translation>der Text</translation>
        </message>
        <message>
            <source>the evidence</source>
            <comment>fault.of.evidence</comment>
            <translation>der Beleg</translation>
        </message>
        <message>
            <source>the title</source>
            <comment>fault.of.heading</comment>
            <translation>der Titel</translation>
        </message>
        <message>
            <source>the importance</source>
            <comment>fault.of.importance</comment>
            <translation>das Gewicht</translation>
        </message>
        <message>
            <source>what was done</source>
            <comment>fault.of.kind</comment>
            <translation>was getan wurde</translation>
        </message>
        <message>
            <source>the identifier</source>
            <comment>fault.of.operation</comment>
            <translation>die Kennung</translation>
        </message>
        <message>
            <source>whether it is pinned</source>
            <comment>fault.of.pinned</comment>
            <translation>ob sie angeheftet ist</translation>
        </message>
        <message>
            <source>how it is known</source>
            <comment>fault.of.provenance</comment>
            <translation>wodurch es bekannt ist</translation>
        </message>
        <message>
            <source>the reason</source>
            <comment>fault.of.reason</comment>
            <translation>der Grund</translation>
        </message>
        <message>
            <source>when it was recorded</source>
            <comment>fault.of.recorded_at</comment>
            <translation>wann es erfasst wurde</translation>
        </message>
        <message>
            <source>the status</source>
            <comment>fault.of.status</comment>
            <translation>der Status</translation>
        </message>
        <message>
            <source>the tags</source>
            <comment>fault.of.tags</comment>
            <translation>die Schlagwörter</translation>
        </message>
        <message>
            <source>the trust</source>
            <comment>fault.of.trust</comment>
            <translation>das Vertrauen</translation>
        </message>
        <message>
            <source>the type</source>
            <comment>fault.of.type</comment>
            <translation>die Art</translation>
        </message>
        <message>
            <source>what it took back</source>
            <comment>fault.of.undoes</comment>
            <translation>was es zurücknahm</translation>
        </message>
        <message>
            <source>the memories it changed</source>
            <comment>fault.of.versions</comment>
            <translation>die Erinnerungen, die es änderte</translation>
        </message>
        <message numerus="yes">
            <source>An older copy of the vault lies in its place. It lacks the last {count} changes, from {number} on.</source>
            <comment>fault.older_file</comment>
            <extracomment>For one: An older copy of the vault lies in its place. It lacks the last {count} change, {number}.</extracomment>
            <translation>
                <numerusform>An der Stelle des Tresors liegt eine ältere Kopie. Ihr fehlt die letzte {count} Änderung, {number}.</numerusform>
                <numerusform>An der Stelle des Tresors liegt eine ältere Kopie. Ihr fehlen die letzten {count} Änderungen, ab {number}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Change {number} is not stored as it was made: who, when, what or why was altered.</source>
            <comment>fault.operation_changed</comment>
            <translation>Änderung {number} ist nicht gespeichert, wie sie gemacht wurde: Wer, wann, was oder warum wurde verfälscht.</translation>
        </message>
        <message>
            <source>Change {number} is gone, though the journal has an entry for it.</source>
            <comment>fault.operation_missing</comment>
            <translation>Änderung {number} ist fort, obwohl das Journal einen Eintrag dafür hat.</translation>
        </message>
        <message>
            <source>An older copy of the vault was put in place and then written to: change {number} is not the one that was recorded as the last.</source>
            <comment>fault.other_history</comment>
            <translation>Eine ältere Kopie des Tresors wurde an seine Stelle gesetzt und dann beschrieben: Änderung {number} ist nicht die, die als letzte verzeichnet war.</translation>
        </message>
        <message>
            <source>From when to when version {version} of the memory {memory} was current was altered.</source>
            <comment>fault.period_changed</comment>
            <translation>Von wann bis wann Fassung {version} der Erinnerung {memory} aktuell war, wurde verfälscht.</translation>
        </message>
        <message>
            <source>What waits for a decision was altered after change {number}, or what became of it.</source>
            <comment>fault.proposal_changed</comment>
            <translation>Was auf eine Entscheidung wartet, wurde nach Änderung {number} verfälscht, oder was daraus wurde.</translation>
        </message>
        <message>
            <source>How a namespace is recalled, as change {number} set it, was altered.</source>
            <comment>fault.recall_defaults_changed</comment>
            <translation>Wie ein Bereich abgerufen wird, wie Änderung {number} es festlegte, wurde verfälscht.</translation>
        </message>
        <message>
            <source>The journal's entry for change {number} was altered.</source>
            <comment>fault.row_changed</comment>
            <translation>Der Journaleintrag für Änderung {number} wurde verfälscht.</translation>
        </message>
        <message numerus="yes">
            <source>{count} entries are missing from the middle of the journal, from change {number} on.</source>
            <comment>fault.row_missing</comment>
            <extracomment>For one: {count} entry is missing from the middle of the journal, for change {number}.</extracomment>
            <translation>
                <numerusform>{count} Eintrag fehlt mitten im Journal, für Änderung {number}.</numerusform>
                <numerusform>{count} Einträge fehlen mitten im Journal, ab Änderung {number}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The journal's entries for the changes {number} and {other} were exchanged.</source>
            <comment>fault.rows_exchanged</comment>
            <translation>Die Journaleinträge für die Änderungen {number} und {other} wurden vertauscht.</translation>
        </message>
        <message>
            <source>It was “{was}” and is “{found}” now.</source>
            <comment>fault.values</comment>
            <translation>Es war „{was}“ und ist jetzt „{found}“.</translation>
        </message>
        <message>
            <source>The journal knows nothing of version {version} of the memory {memory}.</source>
            <comment>fault.version_added</comment>
            <translation>Das Journal weiß nichts von Fassung {version} der Erinnerung {memory}.</translation>
        </message>
        <message>
            <source>Version {version} of the memory {memory} was altered after it was written.</source>
            <comment>fault.version_changed</comment>
            <translation>Fassung {version} der Erinnerung {memory} wurde verfälscht, nachdem sie geschrieben war.</translation>
        </message>
        <message>
            <source>Version {version} of the memory {memory} is gone, though the journal knows it.</source>
            <comment>fault.version_missing</comment>
            <translation>Fassung {version} der Erinnerung {memory} ist fort, obwohl das Journal sie kennt.</translation>
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
            <translation>Es ist keine gewöhnliche Datei.</translation>
        </message>
        <message>
            <source>It is not what this tool's file has to be, so that it cannot be added to safely.</source>
            <comment>file_problem.not_understood</comment>
            <translation>Sie ist nicht, was die Datei dieses Werkzeugs sein muss, sodass sich nichts sicher hinzufügen lässt.</translation>
        </message>
        <message>
            <source>It is not text in UTF-8.</source>
            <comment>file_problem.not_utf8</comment>
            <translation>Sie ist kein Text in UTF-8.</translation>
        </message>
        <message>
            <source>It belongs to somebody else.</source>
            <comment>file_problem.other_owner</comment>
            <translation>Sie gehört jemand anderem.</translation>
        </message>
        <message>
            <source>It has several names on this drive, and writing would part them.</source>
            <comment>file_problem.several_names</comment>
            <translation>Sie hat auf diesem Laufwerk mehrere Namen, und Schreiben würde sie trennen.</translation>
        </message>
        <message>
            <source>It is a link, or lies behind one: links are not followed.</source>
            <comment>file_problem.symlink</comment>
            <translation>Sie ist ein Verweis oder liegt hinter einem: Verweisen wird nicht gefolgt.</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <comment>file_problem.too_large</comment>
            <translation>Sie ist zu groß.</translation>
        </message>
        <message>
            <source>It could not be read.</source>
            <comment>file_problem.unreadable</comment>
            <translation>Sie ließ sich nicht lesen.</translation>
        </message>
        <message>
            <source>Contested</source>
            <comment>flag.contested</comment>
            <translation>Strittig</translation>
        </message>
        <message>
            <source>Due</source>
            <comment>flag.due</comment>
            <translation>Fällig</translation>
        </message>
        <message>
            <source>Episode</source>
            <comment>flag.episode</comment>
            <translation>Episode</translation>
        </message>
        <message>
            <source>Important</source>
            <comment>flag.important</comment>
            <translation>Wichtig</translation>
        </message>
        <message>
            <source>Noted</source>
            <comment>flag.noted</comment>
            <translation>Vermerkt</translation>
        </message>
        <message>
            <source>Overdue</source>
            <comment>flag.overdue</comment>
            <translation>Überfällig</translation>
        </message>
        <message>
            <source>Pinned</source>
            <comment>flag.pinned</comment>
            <translation>Angeheftet</translation>
        </message>
        <message>
            <source>Gone quiet</source>
            <comment>flag.quiet</comment>
            <translation>Verstummt</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>flag.unusual</comment>
            <translation>Ungewöhnlich</translation>
        </message>
        <message>
            <source>Waiting for you</source>
            <comment>flag.waiting</comment>
            <translation>Wartet auf Sie</translation>
        </message>
        <message>
            <source>corrected on {day}</source>
            <comment>gave_way.corrected</comment>
            <translation>berichtigt am {day}</translation>
        </message>
        <message>
            <source>replaced on {day}</source>
            <comment>gave_way.replaced</comment>
            <translation>ersetzt am {day}</translation>
        </message>
        <message>
            <source>Needs attention</source>
            <comment>health.attention</comment>
            <translation>Braucht Aufmerksamkeit</translation>
        </message>
        <message>
            <source>Something needs attention. Nothing is lost.</source>
            <comment>health.attention.all</comment>
            <translation>Etwas braucht Aufmerksamkeit. Nichts ist verloren.</translation>
        </message>
        <message>
            <source>Newest backup</source>
            <comment>health.backups</comment>
            <translation>Neueste Sicherung</translation>
        </message>
        <message>
            <source>There is none yet.</source>
            <comment>health.backups.none</comment>
            <translation>Es gibt noch keine.</translation>
        </message>
        <message>
            <source>Made {made}. It is whole, but the vault was changed since.</source>
            <comment>health.backups.old</comment>
            <translation>Gemacht {made}. Sie ist ganz, aber der Tresor wurde seither geändert.</translation>
        </message>
        <message>
            <source>The sample vault is not backed up: it can be made again.</source>
            <comment>health.backups.sample</comment>
            <translation>Der Beispieltresor wird nicht gesichert: Er kann neu erstellt werden.</translation>
        </message>
        <message>
            <source>The one made {made} cannot be used. The others and the vault are untouched.</source>
            <comment>health.backups.unusable</comment>
            <translation>Die vom {made} ist nicht brauchbar. Die anderen und der Tresor sind unberührt.</translation>
        </message>
        <message>
            <source>Made {made}, {size}. It was opened, and read to its end.</source>
            <comment>health.backups.whole</comment>
            <translation>Gemacht {made}, {size}. Sie wurde geöffnet und bis zum Ende gelesen.</translation>
        </message>
        <message>
            <source>Codes for search by meaning</source>
            <comment>health.codes</comment>
            <translation>Codes für die Suche nach Bedeutung</translation>
        </message>
        <message numerus="yes">
            <source>{count} are broken or missing. Their texts may not be found by meaning.</source>
            <comment>health.codes.codes_broken</comment>
            <extracomment>For one: {count} is broken or missing. Its text may not be found by meaning.</extracomment>
            <translation>
                <numerusform>{count} ist beschädigt oder fehlt. Der Text wird vielleicht nicht nach Bedeutung gefunden.</numerusform>
                <numerusform>{count} sind beschädigt oder fehlen. Ihre Texte werden vielleicht nicht nach Bedeutung gefunden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} texts have none yet, and are found by their words only.</source>
            <comment>health.codes.codes_missing</comment>
            <extracomment>For one: {count} text has none yet, and is found by its words only.</extracomment>
            <translation>
                <numerusform>{count} Text hat noch keine und wird nur nach Wörtern gefunden.</numerusform>
                <numerusform>{count} Texte haben noch keine und werden nur nach Wörtern gefunden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} texts have none. They are made when the meaning model is there.</source>
            <comment>health.codes.codes_unknown</comment>
            <extracomment>For one: {count} text has none. They are made when the meaning model is there.</extracomment>
            <translation>
                <numerusform>{count} Text hat keine. Sie werden gebildet, wenn das Bedeutungsmodell da ist.</numerusform>
                <numerusform>{count} Texte haben keine. Sie werden gebildet, wenn das Bedeutungsmodell da ist.</numerusform>
            </translation>
        </message>
        <message>
            <source>Every text has its codes.</source>
            <comment>health.codes.whole</comment>
            <translation>Jeder Text hat seine Codes.</translation>
        </message>
        <message>
            <source>Counts of words and tags</source>
            <comment>health.counts</comment>
            <translation>Zählung von Wörtern und Schlagwörtern</translation>
        </message>
        <message numerus="yes">
            <source>{count} counts are not what stands in the vault. Results may come in another order.</source>
            <comment>health.counts.counts_differ</comment>
            <extracomment>For one: {count} count is not what stands in the vault. Results may come in another order.</extracomment>
            <translation>
                <numerusform>{count} Zahl ist nicht, was im Tresor steht. Treffer kommen vielleicht in anderer Reihenfolge.</numerusform>
                <numerusform>{count} Zahlen sind nicht, was im Tresor steht. Treffer kommen vielleicht in anderer Reihenfolge.</numerusform>
            </translation>
        </message>
        <message>
            <source>They are what stands in the vault.</source>
            <comment>health.counts.whole</comment>
            <translation>Sie entspricht dem, was im Tresor steht.</translation>
        </message>
        <message>
            <source>Damaged</source>
            <comment>health.damaged</comment>
            <translation>Beschädigt</translation>
        </message>
        <message>
            <source>Something is damaged. The damaged files stay as they are until you decide.</source>
            <comment>health.damaged.all</comment>
            <translation>Etwas ist beschädigt. Die beschädigten Dateien bleiben, wie sie sind, bis Sie entscheiden.</translation>
        </message>
        <message>
            <source>The vault's file</source>
            <comment>health.database</comment>
            <translation>Die Datei des Tresors</translation>
        </message>
        <message>
            <source>Some pages cannot be read ({name}). They hold only what is made from the memories: nothing of yours is lost.</source>
            <comment>health.database.derived_damaged</comment>
            <translation>Einige Seiten sind nicht lesbar ({name}). Sie enthalten nur, was aus den Erinnerungen gebildet wird: Nichts von Ihnen ist verloren.</translation>
        </message>
        <message>
            <source>Some pages cannot be read ({name}). Write nothing more: go back to a backup, or recover what can be read.</source>
            <comment>health.database.stored_damaged</comment>
            <translation>Einige Seiten sind nicht lesbar ({name}). Nichts mehr speichern: zurück zu einer Sicherung gehen oder das Lesbare retten.</translation>
        </message>
        <message>
            <source>Every page of its {size} can be read.</source>
            <comment>health.database.whole</comment>
            <translation>Jede Seite ihrer {size} ist lesbar.</translation>
        </message>
        <message>
            <source>Journal</source>
            <comment>health.journal</comment>
            <translation>Journal</translation>
        </message>
        <message numerus="yes">
            <source>{count} things are not as they were written. The page Audit says which.</source>
            <comment>health.journal.altered</comment>
            <extracomment>For one: {count} thing is not as it was written. The page Audit says which.</extracomment>
            <translation>
                <numerusform>{count} ist nicht, wie es geschrieben wurde. Die Seite Prüfung sagt, was.</numerusform>
                <numerusform>{count} sind nicht, wie sie geschrieben wurden. Die Seite Prüfung sagt, was.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All {count} entries follow from each other, and nothing has been altered.</source>
            <comment>health.journal.whole</comment>
            <extracomment>For one: {count} entry follows from the one before, and nothing has been altered.</extracomment>
            <translation>
                <numerusform>{count} Eintrag folgt aus dem vorigen, und nichts wurde verändert.</numerusform>
                <numerusform>Alle {count} Einträge folgen auseinander, und nichts wurde verändert.</numerusform>
            </translation>
        </message>
        <message>
            <source>Meaning model</source>
            <comment>health.model</comment>
            <translation>Bedeutungsmodell</translation>
        </message>
        <message>
            <source>It gives wrong results on this computer, so it is not used, and only words are searched.</source>
            <comment>health.model.model_miscalculates</comment>
            <translation>Es rechnet auf diesem Computer falsch und wird nicht verwendet; gesucht wird nur nach Wörtern.</translation>
        </message>
        <message>
            <source>It is missing, so only words are searched. Install the program again; no memory is touched by that.</source>
            <comment>health.model.model_missing</comment>
            <translation>Es fehlt; gesucht wird nur nach Wörtern. Das Programm neu installieren, Erinnerungen sind davon nicht betroffen.</translation>
        </message>
        <message>
            <source>It is not the one that the program came with, so it is not used, and only words are searched. Install the program again; no memory is touched by that.</source>
            <comment>health.model.model_tampered</comment>
            <translation>Es ist nicht das mitgelieferte und wird nicht verwendet; gesucht wird nur nach Wörtern. Das Programm neu installieren, Erinnerungen sind davon nicht betroffen.</translation>
        </message>
        <message>
            <source>Its files are those that the program came with.</source>
            <comment>health.model.whole</comment>
            <translation>Seine Dateien sind die mitgelieferten.</translation>
        </message>
        <message>
            <source>Not checked yet</source>
            <comment>health.not_checked</comment>
            <translation>Noch nicht geprüft</translation>
        </message>
        <message>
            <source>In order</source>
            <comment>health.sound</comment>
            <translation>In Ordnung</translation>
        </message>
        <message>
            <source>Everything that was checked is in order.</source>
            <comment>health.sound.all</comment>
            <translation>Alles, was geprüft wurde, ist in Ordnung.</translation>
        </message>
        <message>
            <source>Drive</source>
            <comment>health.space</comment>
            <translation>Laufwerk</translation>
        </message>
        <message>
            <source>{size} are free; backups and cleaning up need {expected_size}. What is stored stays, but soon nothing can be added. Free some space, or move the vault in Settings.</source>
            <comment>health.space.little_room</comment>
            <translation>{size} sind frei; Sicherungen und Aufräumen brauchen {expected_size}. Gespeichertes bleibt, aber bald kann nichts mehr hinzukommen. Platz schaffen oder den Tresor in den Einstellungen verschieben.</translation>
        </message>
        <message>
            <source>Nothing can be written there ({name}). What is stored stays. Give yourself the right to the folder, or free some space.</source>
            <comment>health.space.not_writable</comment>
            <translation>Dort kann nichts geschrieben werden ({name}). Gespeichertes bleibt. Sich das Recht am Ordner geben oder Platz schaffen.</translation>
        </message>
        <message>
            <source>The folder lies on another computer, where two may write at once and a save may be lost. Move the vault to a drive of this computer, in Settings; encrypted backups may be copied anywhere.</source>
            <comment>health.space.on_network</comment>
            <translation>Der Ordner liegt auf einem anderen Computer, wo zwei zugleich schreiben können und Gespeichertes verloren gehen kann. Den Tresor in den Einstellungen auf ein Laufwerk dieses Computers verschieben; verschlüsselte Sicherungen dürfen überall liegen.</translation>
        </message>
        <message>
            <source>It can be written to, with {size} free.</source>
            <comment>health.space.whole</comment>
            <translation>Es ist beschreibbar, {size} sind frei.</translation>
        </message>
        <message>
            <source>Reading the newest backup</source>
            <comment>health.stage.backup</comment>
            <translation>Neueste Sicherung wird gelesen</translation>
        </message>
        <message>
            <source>Looking at codes</source>
            <comment>health.stage.codes</comment>
            <translation>Codes werden angesehen</translation>
        </message>
        <message>
            <source>Counting</source>
            <comment>health.stage.counting</comment>
            <translation>Wird gezählt</translation>
        </message>
        <message>
            <source>Making codes</source>
            <comment>health.stage.encoding</comment>
            <translation>Codes werden gebildet</translation>
        </message>
        <message>
            <source>Comparing texts</source>
            <comment>health.stage.indexing</comment>
            <translation>Texte werden verglichen</translation>
        </message>
        <message>
            <source>Reading every page</source>
            <comment>health.stage.pages</comment>
            <translation>Jede Seite wird gelesen</translation>
        </message>
        <message>
            <source>Reading what can be read</source>
            <comment>health.stage.recovering</comment>
            <translation>Lesbares wird gelesen</translation>
        </message>
        <message>
            <source>Following the journal</source>
            <comment>health.stage.verifying</comment>
            <translation>Das Journal wird verfolgt</translation>
        </message>
        <message>
            <source>A part of {name} cannot be read, so this cannot be told. Check the vault's file.</source>
            <comment>health.unreadable</comment>
            <translation>Ein Teil von {name} ist nicht lesbar, daher ist das nicht zu sagen. Die Datei des Tresors prüfen.</translation>
        </message>
        <message>
            <source>Full text</source>
            <comment>health.words</comment>
            <translation>Volltext</translation>
        </message>
        <message numerus="yes">
            <source>The rows of all {count} texts agree.</source>
            <comment>health.words.whole</comment>
            <extracomment>For one: The row of {count} text says what the text says.</extracomment>
            <translation>
                <numerusform>Die Zeile von {count} Text sagt, was der Text sagt.</numerusform>
                <numerusform>Die Zeilen aller {count} Texte stimmen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} of {expected} rows are missing or say something else. Words in them are not found.</source>
            <comment>health.words.words_differ</comment>
            <extracomment>For one: {count} of {expected} rows is missing or says something else. Words in it are not found.</extracomment>
            <translation>
                <numerusform>{count} von {expected} Zeilen fehlt oder sagt etwas anderes. Ihre Wörter werden nicht gefunden.</numerusform>
                <numerusform>{count} von {expected} Zeilen fehlen oder sagen etwas anderes. Ihre Wörter werden nicht gefunden.</numerusform>
            </translation>
        </message>
        <message>
            <source>High</source>
            <comment>importance.high</comment>
            <translation>Hoch</translation>
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
                <numerusform>{count} wurde schon früher importiert.</numerusform>
                <numerusform>{count} wurden schon früher importiert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} wait in conflicts already.</source>
            <comment>imported.conflicts</comment>
            <extracomment>For one: {count} waits in a conflict already.</extracomment>
            <translation>
                <numerusform>{count} wartet schon in einem Konflikt.</numerusform>
                <numerusform>{count} warten schon in Konflikten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} new memories.</source>
            <comment>imported.created</comment>
            <extracomment>For one: {count} new memory.</extracomment>
            <translation>
                <numerusform>{count} neue Erinnerung.</numerusform>
                <numerusform>{count} neue Erinnerungen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left out by choice.</source>
            <comment>imported.left_out</comment>
            <extracomment>For one: {count} was left out by choice.</extracomment>
            <translation>
                <numerusform>{count} wurde mit Absicht ausgelassen.</numerusform>
                <numerusform>{count} wurden mit Absicht ausgelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were known from elsewhere.</source>
            <comment>imported.reinforced</comment>
            <extracomment>For one: {count} was known from elsewhere.</extracomment>
            <translation>
                <numerusform>{count} war anderswoher bekannt.</numerusform>
                <numerusform>{count} waren anderswoher bekannt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} are compared with what is remembered.</source>
            <comment>imported.to_compare</comment>
            <extracomment>For one: {count} is compared with what is remembered.</extracomment>
            <translation>
                <numerusform>{count} wird mit dem Gemerkten verglichen.</numerusform>
                <numerusform>{count} werden mit dem Gemerkten verglichen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} could not be read.</source>
            <comment>imported.unreadable</comment>
            <extracomment>For one: {count} could not be read.</extracomment>
            <translation>
                <numerusform>{count} ließ sich nicht lesen.</numerusform>
                <numerusform>{count} ließen sich nicht lesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} wait for your approval.</source>
            <comment>imported.waiting</comment>
            <extracomment>For one: {count} waits for your approval.</extracomment>
            <translation>
                <numerusform>{count} wartet auf Ihre Genehmigung.</numerusform>
                <numerusform>{count} warten auf Ihre Genehmigung.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were known.</source>
            <comment>ingested.known</comment>
            <extracomment>For one: {count} was known.</extracomment>
            <translation>
                <numerusform>{count} war bekannt.</numerusform>
                <numerusform>{count} waren bekannt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} passages that had come from here were left out.</source>
            <comment>ingested.recalled</comment>
            <extracomment>For one: {count} passage that had come from here was left out.</extracomment>
            <translation>
                <numerusform>{count} Stelle, die von hier gekommen war, wurde ausgelassen.</numerusform>
                <numerusform>{count} Stellen, die von hier gekommen waren, wurden ausgelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} turns were taken in.</source>
            <comment>ingested.turns</comment>
            <extracomment>For one: {count} turn was taken in.</extracomment>
            <translation>
                <numerusform>{count} Beitrag wurde aufgenommen.</numerusform>
                <numerusform>{count} Beiträge wurden aufgenommen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Change it and try again.</source>
            <comment>input.action</comment>
            <translation>Ändern Sie es und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>Give more of it.</source>
            <comment>input.ambiguous.action</comment>
            <translation>Geben Sie mehr davon an.</translation>
        </message>
        <message>
            <source>{Field} fits more than one.</source>
            <comment>input.ambiguous.text</comment>
            <translation>{Field} passt auf mehr als eines.</translation>
        </message>
        <message>
            <source>Copy it again, without spaces.</source>
            <comment>input.cannot_be_sent.action</comment>
            <translation>Kopieren Sie es noch einmal, ohne Leerzeichen.</translation>
        </message>
        <message>
            <source>{Field} holds a character that cannot be sent.</source>
            <comment>input.cannot_be_sent.text</comment>
            <translation>{Field} enthält ein Zeichen, das sich nicht senden lässt.</translation>
        </message>
        <message>
            <source>Remove it.</source>
            <comment>input.control_character.action</comment>
            <translation>Entfernen Sie es.</translation>
        </message>
        <message>
            <source>{Field} holds a character that cannot be shown.</source>
            <comment>input.control_character.text</comment>
            <translation>{Field} enthält ein Zeichen, das sich nicht zeigen lässt.</translation>
        </message>
        <message>
            <source>Write something first.</source>
            <comment>input.empty.action</comment>
            <translation>Schreiben Sie zuerst etwas.</translation>
        </message>
        <message>
            <source>Select at least one.</source>
            <comment>input.empty.conflicts.action</comment>
            <translation>Wählen Sie mindestens einen aus.</translation>
        </message>
        <message>
            <source>No conflict is selected.</source>
            <comment>input.empty.conflicts.text</comment>
            <translation>Kein Konflikt ist ausgewählt.</translation>
        </message>
        <message>
            <source>Set it first.</source>
            <comment>input.empty.language_model.endpoint.action</comment>
            <translation>Legen Sie ihn zuerst fest.</translation>
        </message>
        <message>
            <source>No endpoint is set.</source>
            <comment>input.empty.language_model.endpoint.text</comment>
            <translation>Kein Endpunkt ist festgelegt.</translation>
        </message>
        <message>
            <source>Select at least one.</source>
            <comment>input.empty.memories.action</comment>
            <translation>Wählen Sie mindestens eine aus.</translation>
        </message>
        <message>
            <source>No memory is selected.</source>
            <comment>input.empty.memories.text</comment>
            <translation>Keine Erinnerung ist ausgewählt.</translation>
        </message>
        <message>
            <source>Name a client, a session or changes.</source>
            <comment>input.empty.selection.action</comment>
            <translation>Nennen Sie einen Client, eine Sitzung oder Änderungen.</translation>
        </message>
        <message>
            <source>Nothing says what is to be taken back.</source>
            <comment>input.empty.selection.text</comment>
            <translation>Nichts sagt, was zurückgenommen werden soll.</translation>
        </message>
        <message>
            <source>{Field} is empty.</source>
            <comment>input.empty.text</comment>
            <translation>{Field} ist leer.</translation>
        </message>
        <message>
            <source>Exchange the two dates, or change one.</source>
            <comment>input.ends_before_it_begins.action</comment>
            <translation>Vertauschen Sie die beiden Daten, oder ändern Sie eines.</translation>
        </message>
        <message>
            <source>{Field} ends before it begins.</source>
            <comment>input.ends_before_it_begins.text</comment>
            <translation>{Field} endet, bevor es beginnt.</translation>
        </message>
        <message>
            <source>Exchange the two dates, or change one.</source>
            <comment>input.ends_before_it_begins.until.action</comment>
            <translation>Vertauschen Sie die beiden Daten, oder ändern Sie eines.</translation>
        </message>
        <message>
            <source>{Field} lies before its beginning.</source>
            <comment>input.ends_before_it_begins.until.text</comment>
            <translation>{Field} liegt vor dem Anfang.</translation>
        </message>
        <message>
            <source>The field “{name}”</source>
            <comment>input.field</comment>
            <translation>Das Feld „{name}“</translation>
        </message>
        <message>
            <source>The list of tags</source>
            <comment>input.field.add_tags</comment>
            <translation>Die Liste der Tags</translation>
        </message>
        <message>
            <source>The place to go on from</source>
            <comment>input.field.after</comment>
            <translation>Die Stelle, an der es weitergeht</translation>
        </message>
        <message>
            <source>The number of days ahead</source>
            <comment>input.field.ahead_days</comment>
            <translation>Die Zahl der Tage im Voraus</translation>
        </message>
        <message>
            <source>The moment asked about</source>
            <comment>input.field.as_of</comment>
            <translation>Der erfragte Zeitpunkt</translation>
        </message>
        <message>
            <source>The budget of tokens</source>
            <comment>input.field.budget</comment>
            <translation>Das Budget in Tokens</translation>
        </message>
        <message>
            <source>The certainty</source>
            <comment>input.field.certainty</comment>
            <translation>Die Gewissheit</translation>
        </message>
        <message>
            <source>The number of the statement</source>
            <comment>input.field.chosen</comment>
            <translation>Die Nummer der Aussage</translation>
        </message>
        <message>
            <source>The code</source>
            <comment>input.field.code</comment>
            <translation>Der Code</translation>
        </message>
        <message>
            <source>The filter</source>
            <comment>input.field.condition</comment>
            <translation>Der Filter</translation>
        </message>
        <message>
            <source>The confidence</source>
            <comment>input.field.confidence</comment>
            <translation>Die Gewissheit</translation>
        </message>
        <message>
            <source>The identifier of the conflict</source>
            <comment>input.field.conflict</comment>
            <translation>Die Kennung des Konflikts</translation>
        </message>
        <message>
            <source>The list of conflicts</source>
            <comment>input.field.conflicts</comment>
            <translation>Die Liste der Konflikte</translation>
        </message>
        <message>
            <source>The text</source>
            <comment>input.field.content</comment>
            <translation>Der Text</translation>
        </message>
        <message>
            <source>The conversation before the question</source>
            <comment>input.field.context</comment>
            <translation>Das Gespräch vor der Frage</translation>
        </message>
        <message>
            <source>The day</source>
            <comment>input.field.day</comment>
            <translation>Der Tag</translation>
        </message>
        <message>
            <source>The number of days</source>
            <comment>input.field.days</comment>
            <translation>Die Zahl der Tage</translation>
        </message>
        <message>
            <source>The description</source>
            <comment>input.field.description</comment>
            <translation>Die Beschreibung</translation>
        </message>
        <message>
            <source>The date on which it was done</source>
            <comment>input.field.done</comment>
            <translation>Das Datum der Erledigung</translation>
        </message>
        <message>
            <source>The due date</source>
            <comment>input.field.due</comment>
            <translation>Das Datum der Fälligkeit</translation>
        </message>
        <message>
            <source>The list of names</source>
            <comment>input.field.entities</comment>
            <translation>Die Liste der Namen</translation>
        </message>
        <message>
            <source>The entity</source>
            <comment>input.field.entityName</comment>
            <translation>Der Gegenstand</translation>
        </message>
        <message>
            <source>The time for which conversations are kept</source>
            <comment>input.field.episodes_days</comment>
            <translation>Die Zeit, für die Gespräche aufbewahrt werden,</translation>
        </message>
        <message>
            <source>The event</source>
            <comment>input.field.event</comment>
            <translation>Das Ereignis</translation>
        </message>
        <message>
            <source>The evidence</source>
            <comment>input.field.evidence</comment>
            <translation>Der Beleg</translation>
        </message>
        <message>
            <source>The expected version</source>
            <comment>input.field.expected</comment>
            <translation>Die erwartete Fassung</translation>
        </message>
        <message>
            <source>The time after which a type expires</source>
            <comment>input.field.expires_after_days</comment>
            <translation>Die Zeit, nach der eine Art abläuft,</translation>
        </message>
        <message>
            <source>The end of the access</source>
            <comment>input.field.expires_at</comment>
            <translation>Das Ende des Zugangs</translation>
        </message>
        <message>
            <source>The first day</source>
            <comment>input.field.first</comment>
            <translation>Der erste Tag</translation>
        </message>
        <message>
            <source>The floor</source>
            <comment>input.field.floor</comment>
            <translation>Die Linie</translation>
        </message>
        <message>
            <source>The folder</source>
            <comment>input.field.folder</comment>
            <translation>Der Ordner</translation>
        </message>
        <message>
            <source>The list of rights</source>
            <comment>input.field.grants</comment>
            <translation>Die Liste der Rechte</translation>
        </message>
        <message>
            <source>The time of the event</source>
            <comment>input.field.happening</comment>
            <translation>Die Zeit des Ereignisses</translation>
        </message>
        <message>
            <source>The identifier</source>
            <comment>input.field.id</comment>
            <translation>Die Kennung</translation>
        </message>
        <message>
            <source>The identifier in the source</source>
            <comment>input.field.identifier</comment>
            <translation>Die Kennung in der Quelle</translation>
        </message>
        <message>
            <source>The line to insert after</source>
            <comment>input.field.insert_line</comment>
            <translation>Die Zeile, nach der eingefügt wird,</translation>
        </message>
        <message>
            <source>The searches and drafts</source>
            <comment>input.field.kept</comment>
            <translation>Der Bestand an Suchen und Entwürfen</translation>
        </message>
        <message>
            <source>The key of the request</source>
            <comment>input.field.key</comment>
            <translation>Der Schlüssel der Anfrage</translation>
        </message>
        <message>
            <source>The kind of the flag</source>
            <comment>input.field.kind</comment>
            <translation>Die Art des Hinweises</translation>
        </message>
        <message>
            <source>The label</source>
            <comment>input.field.label</comment>
            <translation>Die Beschriftung</translation>
        </message>
        <message>
            <source>The limit</source>
            <comment>input.field.limit</comment>
            <translation>Die Grenze</translation>
        </message>
        <message>
            <source>The selection</source>
            <comment>input.field.memories</comment>
            <translation>Die Auswahl</translation>
        </message>
        <message>
            <source>The identifier of the memory</source>
            <comment>input.field.memory</comment>
            <translation>Die Kennung der Erinnerung</translation>
        </message>
        <message>
            <source>The number to compare at once</source>
            <comment>input.field.most</comment>
            <translation>Die Zahl, die auf einmal verglichen wird,</translation>
        </message>
        <message>
            <source>The name</source>
            <comment>input.field.name</comment>
            <translation>Der Name</translation>
        </message>
        <message>
            <source>The name of the namespace</source>
            <comment>input.field.namespace</comment>
            <translation>Der Name des Bereichs</translation>
        </message>
        <message>
            <source>The new name</source>
            <comment>input.field.new_name</comment>
            <translation>Der neue Name</translation>
        </message>
        <message>
            <source>The new tag</source>
            <comment>input.field.new_tag</comment>
            <translation>Das neue Tag</translation>
        </message>
        <message>
            <source>The identifier of the change</source>
            <comment>input.field.operation</comment>
            <translation>Die Kennung der Änderung</translation>
        </message>
        <message>
            <source>The origin of the record</source>
            <comment>input.field.origin</comment>
            <translation>Die Herkunft des Eintrags</translation>
        </message>
        <message>
            <source>The passphrase</source>
            <comment>input.field.passphrase</comment>
            <translation>Die Passphrase</translation>
        </message>
        <message>
            <source>The file</source>
            <comment>input.field.path</comment>
            <translation>Die Datei</translation>
        </message>
        <message>
            <source>The import</source>
            <comment>input.field.plan</comment>
            <translation>Der Import</translation>
        </message>
        <message>
            <source>The policy</source>
            <comment>input.field.policy</comment>
            <translation>Die Regel</translation>
        </message>
        <message>
            <source>The number of the port</source>
            <comment>input.field.port</comment>
            <translation>Die Nummer des Ports</translation>
        </message>
        <message>
            <source>The number of the statement</source>
            <comment>input.field.position</comment>
            <translation>Die Nummer der Aussage</translation>
        </message>
        <message>
            <source>The name of the program</source>
            <comment>input.field.program</comment>
            <translation>Der Name des Programms</translation>
        </message>
        <message>
            <source>The folder of the project</source>
            <comment>input.field.project</comment>
            <translation>Der Ordner des Projekts</translation>
        </message>
        <message>
            <source>The identifier of what waits</source>
            <comment>input.field.proposal</comment>
            <translation>Die Kennung des Wartenden</translation>
        </message>
        <message>
            <source>The list of what waits</source>
            <comment>input.field.proposals</comment>
            <translation>Die Liste des Wartenden</translation>
        </message>
        <message>
            <source>The search text</source>
            <comment>input.field.query</comment>
            <translation>Der Suchtext</translation>
        </message>
        <message>
            <source>The quota</source>
            <comment>input.field.quotas</comment>
            <translation>Das Kontingent</translation>
        </message>
        <message>
            <source>The reason</source>
            <comment>input.field.reason</comment>
            <translation>Der Grund</translation>
        </message>
        <message>
            <source>The repair</source>
            <comment>input.field.repair</comment>
            <translation>Die Reparatur</translation>
        </message>
        <message>
            <source>The request</source>
            <comment>input.field.request</comment>
            <translation>Die Anfrage</translation>
        </message>
        <message>
            <source>The decision</source>
            <comment>input.field.resolution</comment>
            <translation>Die Entscheidung</translation>
        </message>
        <message>
            <source>The time after which a type is reviewed</source>
            <comment>input.field.review_after_days</comment>
            <translation>Die Zeit, nach der eine Art durchgesehen wird,</translation>
        </message>
        <message>
            <source>The choice of fields</source>
            <comment>input.field.revision</comment>
            <translation>Die Wahl der Felder</translation>
        </message>
        <message>
            <source>The key</source>
            <comment>input.field.secret</comment>
            <translation>Der Schlüssel</translation>
        </message>
        <message>
            <source>The decision about secrets</source>
            <comment>input.field.secrets</comment>
            <translation>Die Entscheidung über Geheimnisse</translation>
        </message>
        <message>
            <source>What is to be taken back</source>
            <comment>input.field.selection</comment>
            <translation>Was zurückgenommen werden soll,</translation>
        </message>
        <message>
            <source>The session</source>
            <comment>input.field.session</comment>
            <translation>Die Sitzung</translation>
        </message>
        <message>
            <source>The setting</source>
            <comment>input.field.setting</comment>
            <translation>Die Einstellung</translation>
        </message>
        <message>
            <source>The beginning of the period</source>
            <comment>input.field.since</comment>
            <translation>Der Anfang des Zeitraums</translation>
        </message>
        <message>
            <source>The source</source>
            <comment>input.field.source</comment>
            <translation>Die Quelle</translation>
        </message>
        <message>
            <source>The memories that are put together</source>
            <comment>input.field.sources</comment>
            <translation>Die Liste der zusammengelegten Erinnerungen</translation>
        </message>
        <message>
            <source>The date of the statement</source>
            <comment>input.field.stated</comment>
            <translation>Das Datum der Äußerung</translation>
        </message>
        <message>
            <source>The status</source>
            <comment>input.field.status</comment>
            <translation>Der Status</translation>
        </message>
        <message>
            <source>The summary</source>
            <comment>input.field.summary</comment>
            <translation>Die Zusammenfassung</translation>
        </message>
        <message>
            <source>What became of the old statement</source>
            <comment>input.field.supersession</comment>
            <translation>Was aus der alten Aussage wurde,</translation>
        </message>
        <message>
            <source>The tag</source>
            <comment>input.field.tag</comment>
            <translation>Das Schlagwort</translation>
        </message>
        <message>
            <source>The list of tags</source>
            <comment>input.field.tags</comment>
            <translation>Die Liste der Schlagwörter</translation>
        </message>
        <message>
            <source>The text</source>
            <comment>input.field.text</comment>
            <translation>Der Text</translation>
        </message>
        <message>
            <source>The time</source>
            <comment>input.field.time</comment>
            <translation>Die Zeit</translation>
        </message>
        <message>
            <source>The title</source>
            <comment>input.field.title</comment>
            <translation>Der Titel</translation>
        </message>
        <message>
            <source>The tool</source>
            <comment>input.field.tool</comment>
            <translation>Das Werkzeug</translation>
        </message>
        <message>
            <source>The list of types</source>
            <comment>input.field.types</comment>
            <translation>Die Liste der Arten</translation>
        </message>
        <message>
            <source>What unlocks the vault</source>
            <comment>input.field.unlocking</comment>
            <translation>Was den Tresor öffnet,</translation>
        </message>
        <message>
            <source>The end of the period</source>
            <comment>input.field.until</comment>
            <translation>Das Ende des Zeitraums</translation>
        </message>
        <message>
            <source>The period in which it holds</source>
            <comment>input.field.valid</comment>
            <translation>Der Zeitraum, in dem es gilt,</translation>
        </message>
        <message>
            <source>The moment at which it held</source>
            <comment>input.field.valid_at</comment>
            <translation>Der Zeitpunkt, an dem es galt,</translation>
        </message>
        <message>
            <source>The value</source>
            <comment>input.field.value</comment>
            <translation>Der Wert</translation>
        </message>
        <message>
            <source>The vault</source>
            <comment>input.field.vault</comment>
            <translation>Der Tresor</translation>
        </message>
        <message>
            <source>The number of the version</source>
            <comment>input.field.version</comment>
            <translation>Die Nummer der Fassung</translation>
        </message>
        <message>
            <source>The time in which a type fades</source>
            <comment>input.field.window_days</comment>
            <translation>Die Zeit, in der eine Art verblasst,</translation>
        </message>
        <message>
            <source>The time zone</source>
            <comment>input.field.zone</comment>
            <translation>Die Zeitzone</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <comment>input.file_left_alone.action</comment>
            <translation>Wählen Sie eine andere Datei.</translation>
        </message>
        <message>
            <source>{Field} is a link, no text, or somebody else's: it was left alone.</source>
            <comment>input.file_left_alone.text</comment>
            <translation>{Field} ist ein Verweis, kein Text oder fremd: Nichts wurde berührt.</translation>
        </message>
        <message>
            <source>Use letters, digits, -, . and _.</source>
            <comment>input.forbidden_character.action</comment>
            <translation>Nehmen Sie Buchstaben, Ziffern, -, . und _.</translation>
        </message>
        <message>
            <source>{Field} cannot hold the character “{given}”.</source>
            <comment>input.forbidden_character.text</comment>
            <translation>{Field} kann das Zeichen „{given}“ nicht enthalten.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <comment>input.in_use.action</comment>
            <translation>Wählen Sie etwas anderes.</translation>
        </message>
        <message>
            <source>{Field} belongs to another one already.</source>
            <comment>input.in_use.text</comment>
            <translation>{Field} gehört schon zu etwas anderem.</translation>
        </message>
        <message>
            <source>Start from the present one.</source>
            <comment>input.incomplete.action</comment>
            <translation>Gehen Sie vom Jetzigen aus.</translation>
        </message>
        <message>
            <source>{Field} does not say something about every type.</source>
            <comment>input.incomplete.text</comment>
            <translation>{Field} sagt nicht zu jeder Art etwas.</translation>
        </message>
        <message>
            <source>Save it as UTF-8 and send it again.</source>
            <comment>input.invalid_utf8.action</comment>
            <translation>Speichern Sie es als UTF-8 und senden Sie es noch einmal.</translation>
        </message>
        <message>
            <source>{Field} is not text in UTF-8.</source>
            <comment>input.invalid_utf8.text</comment>
            <translation>{Field} ist kein Text in UTF-8.</translation>
        </message>
        <message>
            <source>Copy the text again from where it came from.</source>
            <comment>input.lone_surrogate.action</comment>
            <translation>Kopieren Sie den Text noch einmal von seiner Herkunft.</translation>
        </message>
        <message>
            <source>{Field} holds half of a character.</source>
            <comment>input.lone_surrogate.text</comment>
            <translation>{Field} enthält ein halbes Zeichen.</translation>
        </message>
        <message>
            <source>Add it.</source>
            <comment>input.missing.action</comment>
            <translation>Fügen Sie es hinzu.</translation>
        </message>
        <message>
            <source>{Field} is missing.</source>
            <comment>input.missing.text</comment>
            <translation>{Field} fehlt.</translation>
        </message>
        <message>
            <source>Leave out names, passwords and all behind ? or #.</source>
            <comment>input.more_than_an_address.action</comment>
            <translation>Lassen Sie Namen, Passwörter und alles hinter ? oder # weg.</translation>
        </message>
        <message>
            <source>{Field} holds more than the address of a server.</source>
            <comment>input.more_than_an_address.text</comment>
            <translation>{Field} enthält mehr als die Adresse eines Servers.</translation>
        </message>
        <message>
            <source>Leave it empty, or retype the memories.</source>
            <comment>input.never_expires.action</comment>
            <translation>Lassen Sie es leer, oder ändern Sie die Art der Erinnerungen.</translation>
        </message>
        <message>
            <source>Instructions and errors never expire.</source>
            <comment>input.never_expires.text</comment>
            <translation>Anweisungen und Fehler laufen nie ab.</translation>
        </message>
        <message>
            <source>Leave the folder of the project out.</source>
            <comment>input.no_projects.action</comment>
            <translation>Lassen Sie den Ordner des Projekts weg.</translation>
        </message>
        <message>
            <source>This tool can only be connected for all projects.</source>
            <comment>input.no_projects.text</comment>
            <translation>Dieses Werkzeug lässt sich nur für alle Projekte verbinden.</translation>
        </message>
        <message>
            <source>Choose one of these.</source>
            <comment>input.not_a_choice.action</comment>
            <translation>Wählen Sie eines davon.</translation>
        </message>
        <message>
            <source>{Field} can be {limit}.</source>
            <comment>input.not_a_choice.text</comment>
            <translation>{Field} kann sein: {limit}.</translation>
        </message>
        <message>
            <source>Choose another file, or say its format.</source>
            <comment>input.not_a_conversation.action</comment>
            <translation>Wählen Sie eine andere Datei, oder nennen Sie ihr Format.</translation>
        </message>
        <message>
            <source>Nobody says anything in it that can be read.</source>
            <comment>input.not_a_conversation.text</comment>
            <translation>Niemand sagt darin etwas, das sich lesen lässt.</translation>
        </message>
        <message>
            <source>Write it like 2026-03-31.</source>
            <comment>input.not_a_date.action</comment>
            <translation>Schreiben Sie es wie 2026-03-31.</translation>
        </message>
        <message>
            <source>{Field} is not a date.</source>
            <comment>input.not_a_date.text</comment>
            <translation>{Field} ist kein Datum.</translation>
        </message>
        <message>
            <source>Look at it again, then start.</source>
            <comment>input.not_a_dry_run.action</comment>
            <translation>Sehen Sie ihn noch einmal an, dann beginnen Sie.</translation>
        </message>
        <message>
            <source>The import was not looked through first, or was changed since.</source>
            <comment>input.not_a_dry_run.text</comment>
            <translation>Der Import wurde nicht zuerst durchgesehen oder seither geändert.</translation>
        </message>
        <message>
            <source>Make it first, or choose another.</source>
            <comment>input.not_a_folder.action</comment>
            <translation>Legen Sie ihn zuerst an, oder wählen Sie einen anderen.</translation>
        </message>
        <message>
            <source>{Field} is none that exists.</source>
            <comment>input.not_a_folder.text</comment>
            <translation>{Field} ist keiner, den es gibt.</translation>
        </message>
        <message>
            <source>Change it.</source>
            <comment>input.not_a_label.action</comment>
            <translation>Ändern Sie sie.</translation>
        </message>
        <message>
            <source>A label has 1 to {limit} letters, digits, - and _ without accents.</source>
            <comment>input.not_a_label.text</comment>
            <translation>Eine Beschriftung hat 1 bis {limit} Buchstaben, Ziffern, - und _ ohne Akzente.</translation>
        </message>
        <message>
            <source>Write it like http://localhost:11434/v1 or https://example.org/v1.</source>
            <comment>input.not_an_address.action</comment>
            <translation>Schreiben Sie es wie http://localhost:11434/v1 oder https://example.org/v1.</translation>
        </message>
        <message>
            <source>{Field} is no address of a server.</source>
            <comment>input.not_an_address.text</comment>
            <translation>{Field} ist keine Adresse eines Servers.</translation>
        </message>
        <message>
            <source>Copy it again, all 26 characters.</source>
            <comment>input.not_an_identifier.action</comment>
            <translation>Kopieren Sie sie noch einmal, alle 26 Zeichen.</translation>
        </message>
        <message>
            <source>{Field} is not an identifier of this vault.</source>
            <comment>input.not_an_identifier.text</comment>
            <translation>{Field} ist keine Kennung dieses Tresors.</translation>
        </message>
        <message>
            <source>Add one, such as +01:00.</source>
            <comment>input.not_aware.action</comment>
            <translation>Fügen Sie eine hinzu, etwa +01:00.</translation>
        </message>
        <message>
            <source>{Field} lacks a time zone.</source>
            <comment>input.not_aware.text</comment>
            <translation>{Field} hat keine Zeitzone.</translation>
        </message>
        <message>
            <source>Put away, delete or bring back the memory instead.</source>
            <comment>input.not_by_hand.action</comment>
            <translation>Legen Sie die Erinnerung stattdessen weg, löschen Sie sie oder holen Sie sie zurück.</translation>
        </message>
        <message>
            <source>This status is set by the program alone.</source>
            <comment>input.not_by_hand.text</comment>
            <translation>Diesen Status setzt nur das Programm.</translation>
        </message>
        <message>
            <source>Make a new vault for it, or bring it in as memories.</source>
            <comment>input.not_empty.action</comment>
            <translation>Legen Sie dafür einen neuen Tresor an, oder holen Sie es als Erinnerungen herein.</translation>
        </message>
        <message>
            <source>Something is in this vault already.</source>
            <comment>input.not_empty.text</comment>
            <translation>In diesem Tresor ist schon etwas.</translation>
        </message>
        <message>
            <source>Use an address that begins with https.</source>
            <comment>input.not_encrypted.action</comment>
            <translation>Nehmen Sie eine Adresse, die mit https beginnt.</translation>
        </message>
        <message>
            <source>{Field} is not on this computer or in its network, and what is sent there is not encrypted.</source>
            <comment>input.not_encrypted.text</comment>
            <translation>{Field} liegt nicht auf diesem Computer oder in seinem Netz, und was dorthin gesendet wird, ist nicht verschlüsselt.</translation>
        </message>
        <message>
            <source>Look it up, or make it first.</source>
            <comment>input.not_found.action</comment>
            <translation>Sehen Sie nach, oder legen Sie es zuerst an.</translation>
        </message>
        <message>
            <source>{Field} names nothing that is there.</source>
            <comment>input.not_found.text</comment>
            <translation>{Field} nennt nichts, was da ist.</translation>
        </message>
        <message>
            <source>Choose another statement.</source>
            <comment>input.not_in_force.action</comment>
            <translation>Wählen Sie eine andere Aussage.</translation>
        </message>
        <message>
            <source>Only what is in force can be chosen here.</source>
            <comment>input.not_in_force.text</comment>
            <translation>Nur was in Kraft ist, lässt sich hier wählen.</translation>
        </message>
        <message>
            <source>Change it in the window.</source>
            <comment>input.not_in_the_vault.action</comment>
            <translation>Ändern Sie es im Fenster.</translation>
        </message>
        <message>
            <source>{Field} belongs to the window of one computer.</source>
            <comment>input.not_in_the_vault.text</comment>
            <translation>{Field} gehört zum Fenster eines Computers.</translation>
        </message>
        <message>
            <source>The list of settings says which.</source>
            <comment>input.not_its_kind.action</comment>
            <translation>Die Liste der Einstellungen sagt, welche.</translation>
        </message>
        <message>
            <source>{Field} takes another kind of value.</source>
            <comment>input.not_its_kind.text</comment>
            <translation>{Field} nimmt einen Wert anderer Art.</translation>
        </message>
        <message>
            <source>Leave it out, or look at how it is spelt.</source>
            <comment>input.not_known.action</comment>
            <translation>Lassen Sie es weg, oder prüfen Sie die Schreibweise.</translation>
        </message>
        <message>
            <source>{Field} is not known here.</source>
            <comment>input.not_known.text</comment>
            <translation>{Field} ist hier nicht bekannt.</translation>
        </message>
        <message>
            <source>List those that are, and choose one.</source>
            <comment>input.not_synchronised.action</comment>
            <translation>Sehen Sie die Liste an, und wählen Sie eine daraus.</translation>
        </message>
        <message>
            <source>This file is not kept up to date.</source>
            <comment>input.not_synchronised.text</comment>
            <translation>Diese Datei wird nicht aktuell gehalten.</translation>
        </message>
        <message>
            <source>Type it twice again.</source>
            <comment>input.not_the_same.action</comment>
            <translation>Geben Sie es noch einmal zweifach ein.</translation>
        </message>
        <message>
            <source>{Field} was typed differently the second time.</source>
            <comment>input.not_the_same.text</comment>
            <translation>{Field} wurde beim zweiten Mal anders eingegeben.</translation>
        </message>
        <message>
            <source>Look it up in the description of the interface.</source>
            <comment>input.not_usable.action</comment>
            <translation>Sehen Sie in der Beschreibung der Schnittstelle nach.</translation>
        </message>
        <message>
            <source>{Field} is not of the kind that is expected.</source>
            <comment>input.not_usable.text</comment>
            <translation>{Field} ist nicht von der erwarteten Art.</translation>
        </message>
        <message>
            <source>Keep the keyring or set a passphrase.</source>
            <comment>input.nothing_left.action</comment>
            <translation>Behalten Sie den Schlüsselbund, oder legen Sie eine Passphrase fest.</translation>
        </message>
        <message>
            <source>Nothing would be left that unlocks the vault.</source>
            <comment>input.nothing_left.text</comment>
            <translation>Nichts bliebe, was den Tresor öffnet.</translation>
        </message>
        <message>
            <source>Remove it, or choose the right file.</source>
            <comment>input.nul_character.action</comment>
            <translation>Entfernen Sie es, oder wählen Sie die richtige Datei.</translation>
        </message>
        <message>
            <source>{Field} holds a character that ends a text.</source>
            <comment>input.nul_character.text</comment>
            <translation>{Field} enthält ein Zeichen, das einen Text beendet.</translation>
        </message>
        <message>
            <source>Decide them one by one.</source>
            <comment>input.one_conflict_only.action</comment>
            <translation>Entscheiden Sie sie einzeln.</translation>
        </message>
        <message>
            <source>This decision is for one conflict at a time.</source>
            <comment>input.one_conflict_only.text</comment>
            <translation>Diese Entscheidung gilt einem Konflikt auf einmal.</translation>
        </message>
        <message>
            <source>Select only one.</source>
            <comment>input.one_memory_only.action</comment>
            <translation>Wählen Sie nur eine aus.</translation>
        </message>
        <message>
            <source>This can be done with one memory at a time.</source>
            <comment>input.one_memory_only.text</comment>
            <translation>Das geht mit einer Erinnerung auf einmal.</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>input.one_statement_only.action</comment>
            <translation>Lassen Sie es weg.</translation>
        </message>
        <message>
            <source>{Field} belongs to a decision for one statement.</source>
            <comment>input.one_statement_only.text</comment>
            <translation>{Field} gehört zu einer Entscheidung für eine Aussage.</translation>
        </message>
        <message>
            <source>Name the folder of the project.</source>
            <comment>input.only_projects.action</comment>
            <translation>Nennen Sie den Ordner des Projekts.</translation>
        </message>
        <message>
            <source>This tool can be connected for one project at a time.</source>
            <comment>input.only_projects.text</comment>
            <translation>Dieses Werkzeug lässt sich für ein Projekt auf einmal verbinden.</translation>
        </message>
        <message>
            <source>Move one of them first.</source>
            <comment>input.other_namespace.action</comment>
            <translation>Verschieben Sie zuerst eine davon.</translation>
        </message>
        <message>
            <source>The two lie in different namespaces.</source>
            <comment>input.other_namespace.text</comment>
            <translation>Die beiden liegen in verschiedenen Bereichen.</translation>
        </message>
        <message>
            <source>Choose a value within it.</source>
            <comment>input.out_of_range.action</comment>
            <translation>Wählen Sie einen Wert darin.</translation>
        </message>
        <message>
            <source>{Field} is outside its range ({limit}).</source>
            <comment>input.out_of_range.text</comment>
            <translation>{Field} liegt außerhalb des Erlaubten ({limit}).</translation>
        </message>
        <message>
            <source>Choose a later date.</source>
            <comment>input.past.action</comment>
            <translation>Wählen Sie ein späteres Datum.</translation>
        </message>
        <message>
            <source>{Field} lies in the past.</source>
            <comment>input.past.text</comment>
            <translation>{Field} liegt in der Vergangenheit.</translation>
        </message>
        <message>
            <source>Store only what is new, in words of your own.</source>
            <comment>input.recalled.action</comment>
            <translation>Speichern Sie nur Neues, in eigenen Worten.</translation>
        </message>
        <message>
            <source>{Field} is what recall gave out.</source>
            <comment>input.recalled.text</comment>
            <translation>{Field} ist, was ein Abruf ausgab.</translation>
        </message>
        <message>
            <source>Choose two.</source>
            <comment>input.same_memory.action</comment>
            <translation>Wählen Sie zwei.</translation>
        </message>
        <message>
            <source>A memory cannot contradict itself.</source>
            <comment>input.same_memory.text</comment>
            <translation>Eine Erinnerung kann sich nicht selbst widersprechen.</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>input.supersede_only.action</comment>
            <translation>Lassen Sie es weg.</translation>
        </message>
        <message>
            <source>{Field} belongs to the decision for the new statement.</source>
            <comment>input.supersede_only.text</comment>
            <translation>{Field} gehört zu der Entscheidung für die neue Aussage.</translation>
        </message>
        <message>
            <source>Choose a plain one.</source>
            <comment>input.tells_what_to_do.action</comment>
            <translation>Wählen Sie einen schlichten.</translation>
        </message>
        <message>
            <source>{Field} would tell agents what to do.</source>
            <comment>input.tells_what_to_do.text</comment>
            <translation>{Field} würde Agenten sagen, was sie zu tun haben.</translation>
        </message>
        <message>
            <source>{Field} cannot be used as it is.</source>
            <comment>input.text</comment>
            <translation>{Field} ist so nicht brauchbar.</translation>
        </message>
        <message>
            <source>Shorten it, or make two of it.</source>
            <comment>input.too_long.action</comment>
            <translation>Kürzen Sie es, oder machen Sie zwei daraus.</translation>
        </message>
        <message>
            <source>{Field} is too long: at most {limit} characters.</source>
            <comment>input.too_long.text</comment>
            <translation>{Field} ist zu lang: höchstens {limit} Zeichen.</translation>
        </message>
        <message>
            <source>Take some away.</source>
            <comment>input.too_many.action</comment>
            <translation>Nehmen Sie etwas weg.</translation>
        </message>
        <message>
            <source>Select fewer.</source>
            <comment>input.too_many.conflicts.action</comment>
            <translation>Wählen Sie weniger aus.</translation>
        </message>
        <message>
            <source>At most {limit} conflicts can be decided at once.</source>
            <comment>input.too_many.conflicts.text</comment>
            <translation>Höchstens {limit} Konflikte lassen sich auf einmal entscheiden.</translation>
        </message>
        <message>
            <source>Leave out the oldest.</source>
            <comment>input.too_many.context.action</comment>
            <translation>Lassen Sie die ältesten weg.</translation>
        </message>
        <message>
            <source>The conversation has too many turns: at most {limit}.</source>
            <comment>input.too_many.context.text</comment>
            <translation>Das Gespräch hat zu viele Beiträge: höchstens {limit}.</translation>
        </message>
        <message>
            <source>Take some away.</source>
            <comment>input.too_many.entities.action</comment>
            <translation>Nehmen Sie etwas weg.</translation>
        </message>
        <message>
            <source>A question can name at most {limit} things.</source>
            <comment>input.too_many.entities.text</comment>
            <translation>Eine Frage kann höchstens {limit} Dinge nennen.</translation>
        </message>
        <message>
            <source>Select fewer.</source>
            <comment>input.too_many.memories.action</comment>
            <translation>Wählen Sie weniger aus.</translation>
        </message>
        <message>
            <source>At most {limit} memories can be changed at once.</source>
            <comment>input.too_many.memories.text</comment>
            <translation>Höchstens {limit} Erinnerungen lassen sich auf einmal ändern.</translation>
        </message>
        <message>
            <source>Take some away.</source>
            <comment>input.too_many.tags.action</comment>
            <translation>Nehmen Sie etwas weg.</translation>
        </message>
        <message>
            <source>A memory can have at most {limit} tags.</source>
            <comment>input.too_many.tags.text</comment>
            <translation>Eine Erinnerung kann höchstens {limit} Schlagwörter haben.</translation>
        </message>
        <message>
            <source>{Field} is too long: at most {limit}.</source>
            <comment>input.too_many.text</comment>
            <translation>{Field} ist zu lang: höchstens {limit}.</translation>
        </message>
        <message>
            <source>Choose one from the list.</source>
            <comment>input.unknown.action</comment>
            <translation>Wählen Sie etwas aus der Liste.</translation>
        </message>
        <message>
            <source>{Field} is not known here.</source>
            <comment>input.unknown.text</comment>
            <translation>{Field} ist hier nicht bekannt.</translation>
        </message>
        <message>
            <source>Contested</source>
            <comment>item.flag.contested</comment>
            <translation>Strittig</translation>
        </message>
        <message>
            <source>Newer exists</source>
            <comment>item.flag.newer_exists</comment>
            <translation>Neueres vorhanden</translation>
        </message>
        <message>
            <source>No longer valid</source>
            <comment>item.flag.no_longer_valid</comment>
            <translation>Gilt nicht mehr</translation>
        </message>
        <message>
            <source>Not yet valid</source>
            <comment>item.flag.not_yet_valid</comment>
            <translation>Gilt noch nicht</translation>
        </message>
        <message>
            <source>Noted</source>
            <comment>item.flag.noted</comment>
            <translation>Vermerkt</translation>
        </message>
        <message>
            <source>Superseded</source>
            <comment>item.flag.superseded</comment>
            <translation>Abgelöst</translation>
        </message>
        <message>
            <source>Reads like a rule nobody approved</source>
            <comment>item.flag.unapproved_rule</comment>
            <translation>Liest sich wie eine Regel, die niemand genehmigt hat</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>item.flag.unusual</comment>
            <translation>Ungewöhnlich</translation>
        </message>
        <message>
            <source>Unverified for long</source>
            <comment>item.flag.unverified</comment>
            <translation>Lange nicht bestätigt</translation>
        </message>
        <message numerus="yes">
            <source>The journal is not whole: {count} things are wrong.</source>
            <comment>journal.broken</comment>
            <extracomment>For one: The journal is not whole: {count} thing is wrong.</extracomment>
            <translation>
                <numerusform>Das Journal ist nicht heil: {count} Sache ist falsch.</numerusform>
                <numerusform>Das Journal ist nicht heil: {count} Dinge sind falsch.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The journal is whole: {count} changes, and everything is as it was written.</source>
            <comment>journal.intact</comment>
            <extracomment>For one: The journal is whole: {count} change, and everything is as it was written.</extracomment>
            <translation>
                <numerusform>Das Journal ist heil: {count} Änderung, und alles ist, wie es geschrieben wurde.</numerusform>
                <numerusform>Das Journal ist heil: {count} Änderungen, und alles ist, wie es geschrieben wurde.</numerusform>
            </translation>
        </message>
        <message>
            <source>Corrected</source>
            <comment>known.corrected</comment>
            <translation>Berichtigung</translation>
        </message>
        <message>
            <source>Corrected by {name}</source>
            <comment>known.corrected.of</comment>
            <translation>Berichtigung von {name}</translation>
        </message>
        <message>
            <source>You said so</source>
            <comment>known.explicit_statement</comment>
            <translation>Ihre Aussage</translation>
        </message>
        <message>
            <source>Imported</source>
            <comment>known.imported</comment>
            <translation>Import</translation>
        </message>
        <message>
            <source>Imported from {name}</source>
            <comment>known.imported.of</comment>
            <translation>Import aus {name}</translation>
        </message>
        <message>
            <source>Worked out from a chat</source>
            <comment>known.inferred</comment>
            <translation>Schluss aus einem Gespräch</translation>
        </message>
        <message>
            <source>Seen</source>
            <comment>known.observed</comment>
            <translation>Beobachtung</translation>
        </message>
        <message>
            <source>Seen by {name}</source>
            <comment>known.observed.of</comment>
            <translation>Beobachtung von {name}</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <comment>known.validated</comment>
            <translation>Bestätigung</translation>
        </message>
        <message>
            <source>Confirmed by {name}</source>
            <comment>known.validated.of</comment>
            <translation>Bestätigung von {name}</translation>
        </message>
        <message>
            <source>The model says that what is stored does not answer this.</source>
            <comment>language.abstained</comment>
            <translation>Das Modell sagt, dass das Gespeicherte darauf nicht antwortet.</translation>
        </message>
        <message numerus="yes">
            <source>{count} sentences were left out.</source>
            <comment>language.left_out</comment>
            <extracomment>For one: {count} sentence was left out.</extracomment>
            <translation>
                <numerusform>{count} Satz wurde ausgelassen.</numerusform>
                <numerusform>{count} Sätze wurden ausgelassen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing of what the model said stands in the memories it was given.</source>
            <comment>language.nothing_held</comment>
            <translation>Nichts von dem, was das Modell sagte, steht in den Erinnerungen, die es bekam.</translation>
        </message>
        <message>
            <source>Nothing stored answers this, so the model was not asked.</source>
            <comment>language.nothing_stored</comment>
            <translation>Nichts Gespeichertes antwortet darauf; deshalb wurde das Modell nicht gefragt.</translation>
        </message>
        <message>
            <source>stored sentences were asked for</source>
            <comment>language.quoted.not_wanted</comment>
            <translation>gespeicherte Sätze waren erbeten</translation>
        </message>
        <message>
            <source>nothing of what the language model said stands in the memories it was given</source>
            <comment>language.quoted.nothing_held</comment>
            <translation>nichts von dem, was das Sprachmodell sagte, steht in den Erinnerungen, die es bekam</translation>
        </message>
        <message>
            <source>nothing stored answers this</source>
            <comment>language.quoted.nothing_stored</comment>
            <translation>nichts Gespeichertes antwortet darauf</translation>
        </message>
        <message>
            <source>It names no memory.</source>
            <comment>language.why.cites_nothing</comment>
            <translation>Er nennt keine Erinnerung.</translation>
        </message>
        <message>
            <source>It names memory {detail}, which the model was not given.</source>
            <comment>language.why.not_given</comment>
            <translation>Er nennt Erinnerung {detail}, die das Modell nicht bekam.</translation>
        </message>
        <message>
            <source>“{detail}” stands in none of what it rests on.</source>
            <comment>language.why.not_in_source</comment>
            <translation>„{detail}“ steht in nichts, worauf er beruht.</translation>
        </message>
        <message>
            <source>“{detail}” was not said.</source>
            <comment>language.why.not_said</comment>
            <translation>„{detail}“ wurde nicht gesagt.</translation>
        </message>
        <message>
            <source>It does not fade before it is done</source>
            <comment>lasting.not_done</comment>
            <translation>Sie verblasst nicht, bevor sie erledigt ist</translation>
        </message>
        <message>
            <source>Pinned: it does not fade</source>
            <comment>lasting.pinned</comment>
            <translation>Angeheftet: Sie verblasst nicht</translation>
        </message>
        <message>
            <source>It is about health or a secret: it does not fade. A pin is suggested</source>
            <comment>lasting.safety</comment>
            <translation>Es geht um Gesundheit oder ein Geheimnis: Sie verblasst nicht. Anheften wird empfohlen</translation>
        </message>
        <message>
            <source>Memories of this type do not fade</source>
            <comment>lasting.type</comment>
            <translation>Erinnerungen dieser Art verblassen nicht</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <comment>list.and</comment>
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <source>{first}, {last}</source>
            <comment>list.comma</comment>
            <translation>{first}, {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <comment>list.or</comment>
            <translation>{first} oder {last}</translation>
        </message>
        <message>
            <source>{part}: {reason}</source>
            <comment>match.line</comment>
            <translation>{part}: {reason}</translation>
        </message>
        <message>
            <source>Meaning</source>
            <comment>match.meaning</comment>
            <translation>Bedeutung</translation>
        </message>
        <message>
            <source>nothing near in meaning</source>
            <comment>match.meaning.none</comment>
            <translation>nichts Bedeutungsnahes</translation>
        </message>
        <message>
            <source>near in meaning as a whole</source>
            <comment>match.meaning.some</comment>
            <translation>im Ganzen bedeutungsnah</translation>
        </message>
        <message>
            <source>Time</source>
            <comment>match.time</comment>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>due at the time asked for</source>
            <comment>match.time.due_then</comment>
            <translation>zur erfragten Zeit fällig</translation>
        </message>
        <message>
            <source>happened at the time asked for</source>
            <comment>match.time.happened_then</comment>
            <translation>fand zur erfragten Zeit statt</translation>
        </message>
        <message>
            <source>held at the time asked for</source>
            <comment>match.time.held_then</comment>
            <translation>galt zur erfragten Zeit</translation>
        </message>
        <message>
            <source>close to the time asked for</source>
            <comment>match.time.nearly</comment>
            <translation>nahe der erfragten Zeit</translation>
        </message>
        <message>
            <source>a later statement of this stands above</source>
            <comment>match.time.newer_exists</comment>
            <translation>eine spätere Aussage darüber steht weiter oben</translation>
        </message>
        <message>
            <source>said later than a similar one</source>
            <comment>match.time.newest</comment>
            <translation>später gesagt als eine ähnliche</translation>
        </message>
        <message>
            <source>no date asked for</source>
            <comment>match.time.no_date_asked</comment>
            <translation>nach keinem Datum gefragt</translation>
        </message>
        <message>
            <source>not in the time asked for</source>
            <comment>match.time.not_within</comment>
            <translation>nicht in der erfragten Zeit</translation>
        </message>
        <message>
            <source>recorded at the time asked for</source>
            <comment>match.time.recorded_then</comment>
            <translation>zur erfragten Zeit erfasst</translation>
        </message>
        <message>
            <source>said at the time asked for</source>
            <comment>match.time.stated_then</comment>
            <translation>zur erfragten Zeit gesagt</translation>
        </message>
        <message>
            <source>Use</source>
            <comment>match.use</comment>
            <translation>Gebrauch</translation>
        </message>
        <message>
            <source>not used so far</source>
            <comment>match.use.not_used</comment>
            <translation>bisher nicht gebraucht</translation>
        </message>
        <message>
            <source>used before</source>
            <comment>match.use.used</comment>
            <translation>schon gebraucht</translation>
        </message>
        <message>
            <source>Words</source>
            <comment>match.words</comment>
            <translation>Wörter</translation>
        </message>
        <message>
            <source>none of the words</source>
            <comment>match.words.none</comment>
            <translation>keines der Wörter</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories</source>
            <comment>memories.counted</comment>
            <extracomment>For one: {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung</numerusform>
                <numerusform>{count} Erinnerungen</numerusform>
            </translation>
        </message>
        <message>
            <source>The same but for accents.</source>
            <comment>merge_reason.accents</comment>
            <translation>Gleich bis auf Akzente.</translation>
        </message>
        <message>
            <source>The name of the same person with an initial.</source>
            <comment>merge_reason.initial</comment>
            <translation>Der Name derselben Person mit Anfangsbuchstaben.</translation>
        </message>
        <message>
            <source>A part of the name of the same person.</source>
            <comment>merge_reason.part_of_name</comment>
            <translation>Ein Teil des Namens derselben Person.</translation>
        </message>
        <message>
            <source>One is the plural of the other.</source>
            <comment>merge_reason.plural</comment>
            <translation>Eines ist die Mehrzahl des anderen.</translation>
        </message>
        <message>
            <source>The same but for hyphens and the like.</source>
            <comment>merge_reason.spelling</comment>
            <translation>Gleich bis auf Bindestriche und Ähnliches.</translation>
        </message>
        <message>
            <source>Jan</source>
            <comment>month.1</comment>
            <translation>Jan.</translation>
        </message>
        <message>
            <source>January</source>
            <comment>month.1.full</comment>
            <translation>Januar</translation>
        </message>
        <message>
            <source>Oct</source>
            <comment>month.10</comment>
            <translation>Okt.</translation>
        </message>
        <message>
            <source>October</source>
            <comment>month.10.full</comment>
            <translation>Oktober</translation>
        </message>
        <message>
            <source>Nov</source>
            <comment>month.11</comment>
            <translation>Nov.</translation>
        </message>
        <message>
            <source>November</source>
            <comment>month.11.full</comment>
            <translation>November</translation>
        </message>
        <message>
            <source>Dec</source>
            <comment>month.12</comment>
            <translation>Dez.</translation>
        </message>
        <message>
            <source>December</source>
            <comment>month.12.full</comment>
            <translation>Dezember</translation>
        </message>
        <message>
            <source>Feb</source>
            <comment>month.2</comment>
            <translation>Feb.</translation>
        </message>
        <message>
            <source>February</source>
            <comment>month.2.full</comment>
            <translation>Februar</translation>
        </message>
        <message>
            <source>Mar</source>
            <comment>month.3</comment>
            <translation>März</translation>
        </message>
        <message>
            <source>March</source>
            <comment>month.3.full</comment>
            <translation>März</translation>
        </message>
        <message>
            <source>Apr</source>
            <comment>month.4</comment>
            <translation>Apr.</translation>
        </message>
        <message>
            <source>April</source>
            <comment>month.4.full</comment>
            <translation>April</translation>
        </message>
        <message>
            <source>May</source>
            <comment>month.5</comment>
            <translation>Mai</translation>
        </message>
        <message>
            <source>May</source>
            <comment>month.5.full</comment>
            <translation>Mai</translation>
        </message>
        <message>
            <source>Jun</source>
            <comment>month.6</comment>
            <translation>Juni</translation>
        </message>
        <message>
            <source>June</source>
            <comment>month.6.full</comment>
            <translation>Juni</translation>
        </message>
        <message>
            <source>Jul</source>
            <comment>month.7</comment>
            <translation>Juli</translation>
        </message>
        <message>
            <source>July</source>
            <comment>month.7.full</comment>
            <translation>Juli</translation>
        </message>
        <message>
            <source>Aug</source>
            <comment>month.8</comment>
            <translation>Aug.</translation>
        </message>
        <message>
            <source>August</source>
            <comment>month.8.full</comment>
            <translation>August</translation>
        </message>
        <message>
            <source>Sep</source>
            <comment>month.9</comment>
            <translation>Sept.</translation>
        </message>
        <message>
            <source>September</source>
            <comment>month.9.full</comment>
            <translation>September</translation>
        </message>
        <message>
            <source>Gave a program access</source>
            <comment>operation.add_client</comment>
            <translation>Einem Programm Zugang gegeben</translation>
        </message>
        <message>
            <source>Kept both statements, as noted</source>
            <comment>operation.annotate</comment>
            <translation>Beide Aussagen behalten, als vermerkt</translation>
        </message>
        <message numerus="yes">
            <source>Approved {count} memories</source>
            <comment>operation.approve</comment>
            <extracomment>For one: Approved {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung zugestimmt</numerusform>
                <numerusform>{count} Erinnerungen zugestimmt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Put away {count} memories</source>
            <comment>operation.archive</comment>
            <extracomment>For one: Put away {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung weggelegt</numerusform>
                <numerusform>{count} Erinnerungen weggelegt</numerusform>
            </translation>
        </message>
        <message>
            <source>Put away a namespace</source>
            <comment>operation.archive_namespace</comment>
            <translation>Einen Bereich weggelegt</translation>
        </message>
        <message>
            <source>Put away the namespace {name}</source>
            <comment>operation.archive_namespace.named</comment>
            <translation>Den Bereich {name} weggelegt</translation>
        </message>
        <message>
            <source>Changed what a client may do</source>
            <comment>operation.change_client</comment>
            <translation>Geändert, was ein Client darf</translation>
        </message>
        <message>
            <source>Ended a session of a client</source>
            <comment>operation.client_session</comment>
            <translation>Eine Sitzung eines Clients beendet</translation>
        </message>
        <message>
            <source>Found a conflict</source>
            <comment>operation.conflict</comment>
            <translation>Einen Konflikt gefunden</translation>
        </message>
        <message>
            <source>Changed how conflicts are treated</source>
            <comment>operation.conflict_settings</comment>
            <translation>Geändert, wie Konflikte behandelt werden</translation>
        </message>
        <message numerus="yes">
            <source>Put {count} memories together from others</source>
            <comment>operation.consolidate</comment>
            <extracomment>For one: Put {count} memory together from others</extracomment>
            <translation>
                <numerusform>{count} Erinnerung aus anderen zusammengelegt</numerusform>
                <numerusform>{count} Erinnerungen aus anderen zusammengelegt</numerusform>
            </translation>
        </message>
        <message>
            <source>Created a namespace</source>
            <comment>operation.create_namespace</comment>
            <translation>Einen Bereich angelegt</translation>
        </message>
        <message>
            <source>Created the namespace {name}</source>
            <comment>operation.create_namespace.named</comment>
            <translation>Den Bereich {name} angelegt</translation>
        </message>
        <message>
            <source>Decided what is out of the ordinary</source>
            <comment>operation.decide_flag</comment>
            <translation>Entschieden, was ungewöhnlich ist</translation>
        </message>
        <message numerus="yes">
            <source>Deleted {count} memories</source>
            <comment>operation.delete</comment>
            <extracomment>For one: Deleted {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung gelöscht</numerusform>
                <numerusform>{count} Erinnerungen gelöscht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Let {count} memories fade</source>
            <comment>operation.demote</comment>
            <extracomment>For one: Let {count} memory fade</extracomment>
            <translation>
                <numerusform>{count} Erinnerung verblassen lassen</numerusform>
                <numerusform>{count} Erinnerungen verblassen lassen</numerusform>
            </translation>
        </message>
        <message>
            <source>Decided that it was no conflict</source>
            <comment>operation.dismiss</comment>
            <translation>Entschieden, dass es kein Konflikt war</translation>
        </message>
        <message numerus="yes">
            <source>Edited {count} memories</source>
            <comment>operation.edit</comment>
            <extracomment>For one: Edited {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung bearbeitet</numerusform>
                <numerusform>{count} Erinnerungen bearbeitet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Erased {count} memories</source>
            <comment>operation.erase</comment>
            <extracomment>For one: Erased {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung getilgt</numerusform>
                <numerusform>{count} Erinnerungen getilgt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Expired {count} memories</source>
            <comment>operation.expire</comment>
            <extracomment>For one: Expired {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung ablaufen lassen</numerusform>
                <numerusform>{count} Erinnerungen ablaufen lassen</numerusform>
            </translation>
        </message>
        <message>
            <source>Went back to a backup</source>
            <comment>operation.go_back</comment>
            <translation>Zu einer Sicherung zurückgegangen</translation>
        </message>
        <message numerus="yes">
            <source>Imported {count} memories</source>
            <comment>operation.import</comment>
            <extracomment>For one: Imported {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung importiert</numerusform>
                <numerusform>{count} Erinnerungen importiert</numerusform>
            </translation>
        </message>
        <message>
            <source>Imported what was known already</source>
            <comment>operation.import.known</comment>
            <translation>Importiert, was schon bekannt war</translation>
        </message>
        <message>
            <source>Changed how memories fade</source>
            <comment>operation.lifecycle_policy</comment>
            <translation>Geändert, wie Erinnerungen verblassen</translation>
        </message>
        <message>
            <source>Corrected a statement and joined another to it</source>
            <comment>operation.merge</comment>
            <translation>Eine Aussage berichtigt und eine andere damit vereint</translation>
        </message>
        <message numerus="yes">
            <source>Moved {count} memories to another namespace</source>
            <comment>operation.move</comment>
            <extracomment>For one: Moved {count} memory to another namespace</extracomment>
            <translation>
                <numerusform>{count} Erinnerung in einen anderen Bereich verschoben</numerusform>
                <numerusform>{count} Erinnerungen in einen anderen Bereich verschoben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved {count} memories to {name}</source>
            <comment>operation.move.named</comment>
            <extracomment>For one: Moved {count} memory to {name}</extracomment>
            <translation>
                <numerusform>{count} Erinnerung nach {name} verschoben</numerusform>
                <numerusform>{count} Erinnerungen nach {name} verschoben</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing was changed</source>
            <comment>operation.nothing</comment>
            <translation>Nichts geändert</translation>
        </message>
        <message>
            <source>Paused a client</source>
            <comment>operation.pause_client</comment>
            <translation>Einen Client angehalten</translation>
        </message>
        <message numerus="yes">
            <source>Pinned or unpinned {count} memories</source>
            <comment>operation.pin</comment>
            <extracomment>For one: Pinned or unpinned {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung angeheftet oder gelöst</numerusform>
                <numerusform>{count} Erinnerungen angeheftet oder gelöst</numerusform>
            </translation>
        </message>
        <message>
            <source>Proposed something that waits for you</source>
            <comment>operation.propose</comment>
            <translation>Etwas vorgeschlagen, das auf Sie wartet</translation>
        </message>
        <message numerus="yes">
            <source>Revived {count} faded memories used again</source>
            <comment>operation.reactivate</comment>
            <extracomment>For one: Revived {count} faded memory that is used again</extracomment>
            <translation>
                <numerusform>{count} verblasste Erinnerung wiederbelebt, die wieder gebraucht wird</numerusform>
                <numerusform>{count} verblasste Erinnerungen wiederbelebt, die wieder gebraucht werden</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed how a namespace is recalled</source>
            <comment>operation.recall_defaults</comment>
            <translation>Geändert, wie ein Bereich abgerufen wird</translation>
        </message>
        <message>
            <source>Recovered what could be read of a damaged vault</source>
            <comment>operation.recover</comment>
            <translation>Lesbares eines beschädigten Tresors gerettet</translation>
        </message>
        <message>
            <source>Redo: {operation}</source>
            <comment>operation.redo_button</comment>
            <translation>Wiederholen: {operation}</translation>
        </message>
        <message numerus="yes">
            <source>Heard {count} memories again</source>
            <comment>operation.reinforce</comment>
            <extracomment>For one: Heard {count} memory again</extracomment>
            <translation>
                <numerusform>{count} Erinnerung noch einmal gehört</numerusform>
                <numerusform>{count} Erinnerungen noch einmal gehört</numerusform>
            </translation>
        </message>
        <message>
            <source>Said again what is remembered</source>
            <comment>operation.reinforced</comment>
            <translation>Noch einmal gesagt, was gemerkt ist</translation>
        </message>
        <message>
            <source>Turned down a proposal</source>
            <comment>operation.reject</comment>
            <translation>Einen Vorschlag abgelehnt</translation>
        </message>
        <message numerus="yes">
            <source>Remembered {count} memories</source>
            <comment>operation.remember</comment>
            <extracomment>For one: Remembered {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung gemerkt</numerusform>
                <numerusform>{count} Erinnerungen gemerkt</numerusform>
            </translation>
        </message>
        <message>
            <source>Renamed a namespace</source>
            <comment>operation.rename_namespace</comment>
            <translation>Einen Bereich umbenannt</translation>
        </message>
        <message>
            <source>Renamed the namespace {name}</source>
            <comment>operation.rename_namespace.named</comment>
            <translation>Den Bereich {name} umbenannt</translation>
        </message>
        <message>
            <source>Made again what is derived from memories</source>
            <comment>operation.repair</comment>
            <translation>Aus Erinnerungen Abgeleitetes neu gebildet</translation>
        </message>
        <message numerus="yes">
            <source>Brought back {count} memories</source>
            <comment>operation.restore</comment>
            <extracomment>For one: Brought back {count} memory</extracomment>
            <translation>
                <numerusform>{count} Erinnerung zurückgeholt</numerusform>
                <numerusform>{count} Erinnerungen zurückgeholt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Restored earlier versions of {count} memories</source>
            <comment>operation.restore_version</comment>
            <extracomment>For one: Restored an earlier version of {count} memory</extracomment>
            <translation>
                <numerusform>Eine frühere Fassung von {count} Erinnerung wiederhergestellt</numerusform>
                <numerusform>Frühere Fassungen von {count} Erinnerungen wiederhergestellt</numerusform>
            </translation>
        </message>
        <message>
            <source>Let a client in again</source>
            <comment>operation.resume_client</comment>
            <translation>Einen Client wieder eingelassen</translation>
        </message>
        <message>
            <source>Kept a statement and turned another down</source>
            <comment>operation.retain</comment>
            <translation>Eine Aussage behalten und eine andere abgelehnt</translation>
        </message>
        <message numerus="yes">
            <source>Changed the type of {count} memories</source>
            <comment>operation.retype</comment>
            <extracomment>For one: Changed the type of {count} memory</extracomment>
            <translation>
                <numerusform>Die Art von {count} Erinnerung geändert</numerusform>
                <numerusform>Die Art von {count} Erinnerungen geändert</numerusform>
            </translation>
        </message>
        <message>
            <source>Revoked a client's access</source>
            <comment>operation.revoke_client</comment>
            <translation>Einem Client den Zugang entzogen</translation>
        </message>
        <message>
            <source>Looked for conflicts</source>
            <comment>operation.scan</comment>
            <translation>Konflikte gesucht</translation>
        </message>
        <message>
            <source>{operation}.</source>
            <comment>operation.sentence</comment>
            <translation>{operation}.</translation>
        </message>
        <message>
            <source>Let one statement take the place of another</source>
            <comment>operation.supersede</comment>
            <translation>Eine Aussage an die Stelle einer anderen treten lassen</translation>
        </message>
        <message numerus="yes">
            <source>Changed the tags of {count} memories</source>
            <comment>operation.tag</comment>
            <extracomment>For one: Changed the tags of {count} memory</extracomment>
            <translation>
                <numerusform>Die Schlagwörter von {count} Erinnerung geändert</numerusform>
                <numerusform>Die Schlagwörter von {count} Erinnerungen geändert</numerusform>
            </translation>
        </message>
        <message>
            <source>Took over another vault, with its past</source>
            <comment>operation.take_over</comment>
            <translation>Einen anderen Tresor mit seiner Vergangenheit übernommen</translation>
        </message>
        <message numerus="yes">
            <source>Took back a change of {count} memories</source>
            <comment>operation.undo</comment>
            <extracomment>For one: Took back a change of {count} memory</extracomment>
            <translation>
                <numerusform>Eine Änderung von {count} Erinnerung zurückgenommen</numerusform>
                <numerusform>Eine Änderung von {count} Erinnerungen zurückgenommen</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo: {operation}</source>
            <comment>operation.undo_button</comment>
            <translation>Rückgängig: {operation}</translation>
        </message>
        <message numerus="yes">
            <source>Took back changes of {count} memories</source>
            <comment>operation.undo_many</comment>
            <extracomment>For one: Took back changes of {count} memory</extracomment>
            <translation>
                <numerusform>Änderungen von {count} Erinnerung zurückgenommen</numerusform>
                <numerusform>Änderungen von {count} Erinnerungen zurückgenommen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Confirmed {count} memories</source>
            <comment>operation.verify</comment>
            <extracomment>For one: Confirmed that {count} memory is true</extracomment>
            <translation>
                <numerusform>Bestätigt, dass {count} Erinnerung wahr ist</numerusform>
                <numerusform>{count} Erinnerungen bestätigt</numerusform>
            </translation>
        </message>
        <message>
            <source>This came from the same place before. Nothing was changed.</source>
            <comment>outcome.already_there</comment>
            <translation>Das kam schon einmal von derselben Stelle. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>This contradicts what is remembered. It waits until you decide.</source>
            <comment>outcome.conflict</comment>
            <translation>Das widerspricht dem Gemerkten. Es wartet, bis Sie entscheiden.</translation>
        </message>
        <message>
            <source>Remembered. Type: {type}.</source>
            <comment>outcome.created</comment>
            <translation>Gemerkt. Art: {type}.</translation>
        </message>
        <message numerus="yes">
            <source>{count} other memories say nearly the same.</source>
            <comment>outcome.near</comment>
            <extracomment>For one: {count} other memory says nearly the same.</extracomment>
            <translation>
                <numerusform>{count} andere Erinnerung sagt fast dasselbe.</numerusform>
                <numerusform>{count} andere Erinnerungen sagen fast dasselbe.</numerusform>
            </translation>
        </message>
        <message>
            <source>This is remembered already. It counts as heard once more.</source>
            <comment>outcome.reinforced</comment>
            <translation>Das ist schon gemerkt. Es gilt als einmal mehr gehört.</translation>
        </message>
        <message>
            <source>This was turned down before. Nothing was changed.</source>
            <comment>outcome.rejected</comment>
            <translation>Das wurde schon einmal abgelehnt. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>This waits until a person approves it.</source>
            <comment>outcome.waiting</comment>
            <translation>Das wartet, bis eine Person zustimmt.</translation>
        </message>
        <message>
            <source>Kept</source>
            <comment>persistence.kept</comment>
            <translation>Bleibend</translation>
        </message>
        <message>
            <source>Long</source>
            <comment>persistence.long</comment>
            <translation>Lang</translation>
        </message>
        <message>
            <source>Medium</source>
            <comment>persistence.medium</comment>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Short</source>
            <comment>persistence.short</comment>
            <translation>Kurz</translation>
        </message>
        <message>
            <source>High</source>
            <comment>priority.high</comment>
            <translation>Hoch</translation>
        </message>
        <message>
            <source>Low</source>
            <comment>priority.low</comment>
            <translation>Niedrig</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>priority.normal</comment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>{sentence} (“{cue}”)</source>
            <comment>reason.with_cue</comment>
            <translation>{sentence} („{cue}“)</translation>
        </message>
        <message>
            <source>Everything that was stored could be read.</source>
            <comment>recovered.everything</comment>
            <translation>Alles Gespeicherte war lesbar.</translation>
        </message>
        <message>
            <source>The damaged vault and its backups are where they were. Compare before you delete anything.</source>
            <comment>recovered.kept</comment>
            <translation>Der beschädigte Tresor und seine Sicherungen sind, wo sie waren. Vor dem Löschen vergleichen.</translation>
        </message>
        <message numerus="yes">
            <source>At least {count} stored rows could not be read: {tables}.</source>
            <comment>recovered.lost</comment>
            <extracomment>For one: At least {count} stored row could not be read: {tables}.</extracomment>
            <translation>
                <numerusform>Mindestens {count} gespeicherte Zeile war nicht lesbar: {tables}.</numerusform>
                <numerusform>Mindestens {count} gespeicherte Zeilen waren nicht lesbar: {tables}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} current memories are in the new vault in {folder}.</source>
            <comment>recovered.memories</comment>
            <extracomment>For one: {count} current memory is in the new vault in {folder}.</extracomment>
            <translation>
                <numerusform>{count} aktuelle Erinnerung ist im neuen Tresor in {folder}.</numerusform>
                <numerusform>{count} aktuelle Erinnerungen sind im neuen Tresor in {folder}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {count} more memories only an older state could be read: they are put away, so that no agent is told them.</source>
            <comment>recovered.older</comment>
            <extracomment>For one: Of {count} more memory only an older state could be read: it is put away, so that no agent is told it.</extracomment>
            <translation>
                <numerusform>Von {count} weiteren Erinnerung war nur ein älterer Stand lesbar: Sie ist weggelegt, damit kein Agent sie erfährt.</numerusform>
                <numerusform>Von {count} weiteren Erinnerungen war nur ein älterer Stand lesbar: Sie sind weggelegt, damit kein Agent sie erfährt.</numerusform>
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
            <translation>Jetzt sichern</translation>
        </message>
        <message>
            <source>The vault is copied beside the other backups, and the copy is read back.</source>
            <comment>repair.backup.effect</comment>
            <translation>Der Tresor wird neben die anderen Sicherungen kopiert und die Kopie zurückgelesen.</translation>
        </message>
        <message>
            <source>Make the codes</source>
            <comment>repair.codes</comment>
            <translation>Codes bilden</translation>
        </message>
        <message numerus="yes">
            <source>{count} texts got their codes.</source>
            <comment>repair.codes.done</comment>
            <extracomment>For one: {count} text got its codes.</extracomment>
            <translation>
                <numerusform>{count} Text bekam seine Codes.</numerusform>
                <numerusform>{count} Texte bekamen ihre Codes.</numerusform>
            </translation>
        </message>
        <message>
            <source>Broken codes are thrown away, and what has none gets its own, about thirty texts a second. No memory is changed, and you can go on working.</source>
            <comment>repair.codes.effect</comment>
            <translation>Beschädigte Codes werden verworfen, und was keine hat, bekommt welche, etwa dreißig Texte in der Sekunde. Keine Erinnerung wird geändert, und Sie können weiterarbeiten.</translation>
        </message>
        <message>
            <source>Count again</source>
            <comment>repair.counts</comment>
            <translation>Neu zählen</translation>
        </message>
        <message numerus="yes">
            <source>{count} counts were corrected.</source>
            <comment>repair.counts.done</comment>
            <extracomment>For one: {count} count was corrected.</extracomment>
            <translation>
                <numerusform>{count} Zahl wurde berichtigt.</numerusform>
                <numerusform>{count} Zahlen wurden berichtigt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Words and tags are counted again from the memories. No memory is changed.</source>
            <comment>repair.counts.effect</comment>
            <translation>Wörter und Schlagwörter werden aus den Erinnerungen neu gezählt. Keine Erinnerung wird geändert.</translation>
        </message>
        <message>
            <source>Recover what can be read …</source>
            <comment>repair.recover</comment>
            <translation>Lesbares retten …</translation>
        </message>
        <message>
            <source>Everything that can be read is written into a new vault in another folder, which the same unlocks. It says what could not be read. The damaged vault stays as it is.</source>
            <comment>repair.recover.effect</comment>
            <translation>Alles Lesbare wird in einen neuen Tresor in einem anderen Ordner geschrieben, den dasselbe entsperrt. Gesagt wird, was nicht lesbar war. Der beschädigte Tresor bleibt, wie er ist.</translation>
        </message>
        <message>
            <source>Go back to a backup …</source>
            <comment>repair.restore</comment>
            <translation>Zurück zu einer Sicherung …</translation>
        </message>
        <message>
            <source>The list of backups opens. It says what would be different before anything is done, and the vault as it is now is kept.</source>
            <comment>repair.restore.effect</comment>
            <translation>Die Liste der Sicherungen öffnet sich. Sie sagt, was anders wäre, bevor etwas geschieht, und der jetzige Tresor bleibt erhalten.</translation>
        </message>
        <message>
            <source>Write the rows anew</source>
            <comment>repair.words</comment>
            <translation>Zeilen neu schreiben</translation>
        </message>
        <message numerus="yes">
            <source>{count} rows were written anew.</source>
            <comment>repair.words.done</comment>
            <extracomment>For one: {count} row was written anew.</extracomment>
            <translation>
                <numerusform>{count} Zeile wurde neu geschrieben.</numerusform>
                <numerusform>{count} Zeilen wurden neu geschrieben.</numerusform>
            </translation>
        </message>
        <message>
            <source>All rows of the full text and the counts are written again from the memories. No memory is changed. Nothing else can be stored meanwhile; ten thousand memories take some seconds.</source>
            <comment>repair.words.effect</comment>
            <translation>Alle Zeilen des Volltexts und die Zählungen werden aus den Erinnerungen neu geschrieben. Keine Erinnerung wird geändert. Solange wird nichts anderes gespeichert; zehntausend Erinnerungen dauern einige Sekunden.</translation>
        </message>
        <message>
            <source>All namespaces</source>
            <comment>report.all</comment>
            <translation>Alle Bereiche</translation>
        </message>
        <message numerus="yes">
            <source>{count} rows of the journal are missing or are not what was written. The page Audit says which.</source>
            <comment>report.broken</comment>
            <extracomment>For one: {count} row of the journal is missing or is not what was written. The page Audit says which.</extracomment>
            <translation>
                <numerusform>{count} Zeile des Journals fehlt oder ist nicht die, die geschrieben wurde. Die Seite Prüfung sagt, welche.</numerusform>
                <numerusform>{count} Zeilen des Journals fehlen oder sind nicht die, die geschrieben wurden. Die Seite Prüfung sagt, welche.</numerusform>
            </translation>
        </message>
        <message>
            <source>from {name}</source>
            <comment>report.by</comment>
            <translation>von {name}</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>report.changed</comment>
            <translation>Geändert</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>report.changed_memories</comment>
            <translation>Geändert</translation>
        </message>
        <message>
            <source>{title}; most: {value} on {day}</source>
            <comment>report.chart.most</comment>
            <translation>{title}; am meisten: {value} am {day}</translation>
        </message>
        <message>
            <source>New memories a day, {first} to {last}</source>
            <comment>report.chart.new</comment>
            <translation>Neue Erinnerungen je Tag, {first} bis {last}</translation>
        </message>
        <message>
            <source>Open conflicts at the end of each day, {first} to {last}</source>
            <comment>report.chart.open</comment>
            <translation>Offene Konflikte am Ende jedes Tages, {first} bis {last}</translation>
        </message>
        <message>
            <source>Contradictions</source>
            <comment>report.conflicts</comment>
            <translation>Widersprüche</translation>
        </message>
        <message numerus="yes">
            <source>{count} changed</source>
            <comment>report.count.changed</comment>
            <extracomment>For one: {count} changed</extracomment>
            <translation>
                <numerusform>{count} geändert</numerusform>
                <numerusform>{count} geändert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} conflicts to decide</source>
            <comment>report.count.conflicts</comment>
            <extracomment>For one: {count} conflict to decide</extracomment>
            <translation>
                <numerusform>{count} Konflikt zu entscheiden</numerusform>
                <numerusform>{count} Konflikte zu entscheiden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} new memories</source>
            <comment>report.count.new</comment>
            <extracomment>For one: {count} new memory</extracomment>
            <translation>
                <numerusform>{count} neue Erinnerung</numerusform>
                <numerusform>{count} neue Erinnerungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} overdue</source>
            <comment>report.count.overdue</comment>
            <extracomment>For one: {count} overdue</extracomment>
            <translation>
                <numerusform>{count} überfällig</numerusform>
                <numerusform>{count} überfällig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} routines gone quiet</source>
            <comment>report.count.quiet</comment>
            <extracomment>For one: {count} routine gone quiet</extracomment>
            <translation>
                <numerusform>{count} Gewohnheit verstummt</numerusform>
                <numerusform>{count} Gewohnheiten verstummt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} out of the ordinary</source>
            <comment>report.count.unusual</comment>
            <extracomment>For one: {count} out of the ordinary</extracomment>
            <translation>
                <numerusform>{count} ungewöhnlich</numerusform>
                <numerusform>{count} ungewöhnlich</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} changed</source>
            <comment>report.day.changed</comment>
            <extracomment>For one: {count} changed</extracomment>
            <translation>
                <numerusform>{count} geändert</numerusform>
                <numerusform>{count} geändert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} conflicts</source>
            <comment>report.day.conflicts</comment>
            <extracomment>For one: {count} conflict</extracomment>
            <translation>
                <numerusform>{count} Konflikt</numerusform>
                <numerusform>{count} Konflikte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} new</source>
            <comment>report.day.new</comment>
            <extracomment>For one: {count} new</extracomment>
            <translation>
                <numerusform>{count} neu</numerusform>
                <numerusform>{count} neu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} out of the ordinary</source>
            <comment>report.day.unusual</comment>
            <extracomment>For one: {count} out of the ordinary</extracomment>
            <translation>
                <numerusform>{count} ungewöhnlich</numerusform>
                <numerusform>{count} ungewöhnlich</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} recalled</source>
            <comment>report.day.used</comment>
            <extracomment>For one: {count} recalled</extracomment>
            <translation>
                <numerusform>{count} abgerufen</numerusform>
                <numerusform>{count} abgerufen</numerusform>
            </translation>
        </message>
        <message>
            <source>Decide</source>
            <comment>report.decide</comment>
            <translation>Entscheiden</translation>
        </message>
        <message numerus="yes">
            <source>{count} decided</source>
            <comment>report.decided</comment>
            <extracomment>For one: {count} decided</extracomment>
            <translation>
                <numerusform>{count} entschieden</numerusform>
                <numerusform>{count} entschieden</numerusform>
            </translation>
        </message>
        <message>
            <source>Due soon</source>
            <comment>report.due_soon</comment>
            <translation>Bald fällig</translation>
        </message>
        <message>
            <source>{change} was {before} is now {after}</source>
            <comment>report.edited</comment>
            <translation>{change} Vorher: {before} Jetzt: {after}</translation>
        </message>
        <message numerus="yes">
            <source>{count} turns of conversations</source>
            <comment>report.episodes</comment>
            <extracomment>For one: {count} turn of a conversation</extracomment>
            <translation>
                <numerusform>{count} Beitrag eines Gesprächs</numerusform>
                <numerusform>{count} Beiträge von Gesprächen</numerusform>
            </translation>
        </message>
        <message>
            <source>About to fade</source>
            <comment>report.fading</comment>
            <translation>Verblasst bald</translation>
        </message>
        <message>
            <source>changed</source>
            <comment>report.figure.changed</comment>
            <translation>geändert</translation>
        </message>
        <message>
            <source>new conflicts</source>
            <comment>report.figure.conflicts</comment>
            <translation>neue Konflikte</translation>
        </message>
        <message>
            <source>new conflict</source>
            <comment>report.figure.conflicts.one</comment>
            <translation>neuer Konflikt</translation>
        </message>
        <message>
            <source>new memories</source>
            <comment>report.figure.new</comment>
            <translation>neue Erinnerungen</translation>
        </message>
        <message>
            <source>new memory</source>
            <comment>report.figure.new.one</comment>
            <translation>neue Erinnerung</translation>
        </message>
        <message>
            <source>out of the ordinary</source>
            <comment>report.figure.unusual</comment>
            <translation>ungewöhnlich</translation>
        </message>
        <message>
            <source>recalled or opened</source>
            <comment>report.figure.used</comment>
            <translation>abgerufen oder geöffnet</translation>
        </message>
        <message>
            <source>In short</source>
            <comment>report.in_short</comment>
            <translation>In Kürze</translation>
        </message>
        <message>
            <source>Journal</source>
            <comment>report.journal</comment>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Nothing was written to the journal.</source>
            <comment>report.journal.none</comment>
            <translation>Ins Journal wurde nichts geschrieben.</translation>
        </message>
        <message>
            <source>{what}.</source>
            <comment>report.lead</comment>
            <translation>{what}.</translation>
        </message>
        <message>
            <source>Nothing was written down, and nothing asks for you.</source>
            <comment>report.lead.quiet</comment>
            <translation>Nichts wurde aufgeschrieben, und nichts wartet auf Sie.</translation>
        </message>
        <message numerus="yes">
            <source>and {count} more</source>
            <comment>report.more</comment>
            <extracomment>For one: and {count} more</extracomment>
            <translation>
                <numerusform>und {count} weitere</numerusform>
                <numerusform>und {count} weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>Most recalled</source>
            <comment>report.most_used</comment>
            <translation>Am meisten abgerufen</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>report.name</comment>
            <translation>Name</translation>
        </message>
        <message>
            <source>Needs you</source>
            <comment>report.needs_you</comment>
            <translation>Braucht Sie</translation>
        </message>
        <message>
            <source>New</source>
            <comment>report.new</comment>
            <translation>Neu</translation>
        </message>
        <message>
            <source>New memories</source>
            <comment>report.new_memories</comment>
            <translation>Neue Erinnerungen</translation>
        </message>
        <message>
            <source>No longer in force</source>
            <comment>report.no_more</comment>
            <translation>Nicht mehr in Kraft</translation>
        </message>
        <message numerus="yes">
            <source>{count} open at its end</source>
            <comment>report.open</comment>
            <extracomment>For one: {count} open at its end</extracomment>
            <translation>
                <numerusform>{count} am Ende offen</numerusform>
                <numerusform>{count} am Ende offen</numerusform>
            </translation>
        </message>
        <message>
            <source>Open conflicts</source>
            <comment>report.open_conflicts</comment>
            <translation>Offene Konflikte</translation>
        </message>
        <message numerus="yes">
            <source>{count} opened on this day</source>
            <comment>report.opened</comment>
            <extracomment>For one: {count} opened on this day</extracomment>
            <translation>
                <numerusform>{count} an diesem Tag eröffnet</numerusform>
                <numerusform>{count} an diesem Tag eröffnet</numerusform>
            </translation>
        </message>
        <message>
            <source>or</source>
            <comment>report.or</comment>
            <translation>oder</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <comment>report.range</comment>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <source>Recalled or opened</source>
            <comment>report.recalls</comment>
            <translation>Abgerufen oder geöffnet</translation>
        </message>
        <message>
            <source>{memory}, replaced by {successor}</source>
            <comment>report.replaced</comment>
            <translation>{memory}, ersetzt durch {successor}</translation>
        </message>
        <message>
            <source>Not verified for long</source>
            <comment>report.reviews</comment>
            <translation>Lange nicht bestätigt</translation>
        </message>
        <message numerus="yes">
            <source>{count} changes were sealed on this day.</source>
            <comment>report.rows</comment>
            <extracomment>For one: {count} change was sealed on this day.</extracomment>
            <translation>
                <numerusform>{count} Änderung wurde an diesem Tag versiegelt.</numerusform>
                <numerusform>{count} Änderungen wurden an diesem Tag versiegelt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Change {number} closes the day, sealed {mac}.</source>
            <comment>report.seal</comment>
            <translation>Änderung {number} schließt den Tag, versiegelt {mac}.</translation>
        </message>
        <message>
            <source>Sessions</source>
            <comment>report.sessions</comment>
            <translation>Sitzungen</translation>
        </message>
        <message>
            <source>since {day}</source>
            <comment>report.since</comment>
            <translation>seit {day}</translation>
        </message>
        <message>
            <source>Steps</source>
            <comment>report.steps</comment>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>This day</source>
            <comment>report.this_day</comment>
            <translation>Dieser Tag</translation>
        </message>
        <message>
            <source>The day is not over.</source>
            <comment>report.unfinished</comment>
            <translation>Der Tag ist noch nicht vorbei.</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>report.unusual</comment>
            <translation>Ungewöhnlich</translation>
        </message>
        <message numerus="yes">
            <source>{count} times</source>
            <comment>report.used</comment>
            <extracomment>For one: {count} time</extracomment>
            <translation>
                <numerusform>{count}-mal</numerusform>
                <numerusform>{count}-mal</numerusform>
            </translation>
        </message>
        <message>
            <source>Usual</source>
            <comment>report.usual</comment>
            <translation>Üblich</translation>
        </message>
        <message numerus="yes">
            <source>{count} proposals wait for you to allow or refuse them.</source>
            <comment>report.waiting</comment>
            <extracomment>For one: {count} proposal waits for you to allow or refuse it.</extracomment>
            <translation>
                <numerusform>{count} Vorschlag wartet darauf, dass Sie ihn annehmen oder ablehnen.</numerusform>
                <numerusform>{count} Vorschläge warten darauf, dass Sie sie annehmen oder ablehnen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Who did what</source>
            <comment>report.who</comment>
            <translation>Wer was tat</translation>
        </message>
        <message>
            <source>Nothing of it had been altered when this report was made.</source>
            <comment>report.whole</comment>
            <translation>Nichts davon war verändert, als dieser Bericht entstand.</translation>
        </message>
        <message>
            <source>Keep both, as noted</source>
            <comment>resolution.annotate</comment>
            <translation>Beides behalten, als vermerkt</translation>
        </message>
        <message>
            <source>Both statements hold, and are noted.</source>
            <comment>resolution.annotate.done</comment>
            <translation>Beide Aussagen gelten und sind vermerkt.</translation>
        </message>
        <message>
            <source>No conflict</source>
            <comment>resolution.dismiss</comment>
            <translation>Kein Konflikt</translation>
        </message>
        <message>
            <source>Both statements hold. The two are not asked about again until one of them changes.</source>
            <comment>resolution.dismiss.done</comment>
            <translation>Beide Aussagen gelten. Nach den beiden wird nicht mehr gefragt, bis eine sich ändert.</translation>
        </message>
        <message>
            <source>Put together</source>
            <comment>resolution.merge</comment>
            <translation>Zusammengelegt</translation>
        </message>
        <message>
            <source>The old statement was corrected, and the new one points to it.</source>
            <comment>resolution.merge.done</comment>
            <translation>Die alte Aussage wurde berichtigt, und die neue verweist auf sie.</translation>
        </message>
        <message>
            <source>Keep the old one</source>
            <comment>resolution.retain</comment>
            <translation>Altes behalten</translation>
        </message>
        <message>
            <source>The old statement stays, the new one is kept as turned down.</source>
            <comment>resolution.retain.done</comment>
            <translation>Die alte Aussage bleibt, die neue ist als abgelehnt bewahrt.</translation>
        </message>
        <message numerus="yes">
            <source>Look at {count} memories again that may rest on what no longer holds.</source>
            <comment>resolution.review</comment>
            <extracomment>For one: Look at {count} memory again that may rest on what no longer holds.</extracomment>
            <translation>
                <numerusform>Sehen Sie {count} Erinnerung noch einmal an, die auf nicht mehr Geltendem beruhen kann.</numerusform>
                <numerusform>Sehen Sie {count} Erinnerungen noch einmal an, die auf nicht mehr Geltendem beruhen können.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} conflicts were decided.</source>
            <comment>resolution.several</comment>
            <extracomment>For one: {count} conflict was decided.</extracomment>
            <translation>
                <numerusform>{count} Konflikt wurde entschieden.</numerusform>
                <numerusform>{count} Konflikte wurden entschieden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Use the new one</source>
            <comment>resolution.supersede</comment>
            <translation>Neues verwenden</translation>
        </message>
        <message>
            <source>The new statement took the place of the old one.</source>
            <comment>resolution.supersede.done</comment>
            <translation>Die neue Aussage trat an die Stelle der alten.</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories have “{new}” instead of “{old}”</source>
            <comment>retagged</comment>
            <extracomment>For one: {count} memory has “{new}” instead of “{old}”</extracomment>
            <translation>
                <numerusform>{count} Erinnerung hat „{new}“ statt „{old}“</numerusform>
                <numerusform>{count} Erinnerungen haben „{new}“ statt „{old}“</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} memories get “{new}” instead of “{old}”; this can be undone.</source>
            <comment>retagging</comment>
            <extracomment>For one: {count} memory gets “{new}” instead of “{old}”; this can be undone.</extracomment>
            <translation>
                <numerusform>{count} Erinnerung bekommt „{new}“ statt „{old}“; das lässt sich rückgängig machen.</numerusform>
                <numerusform>{count} Erinnerungen bekommen „{new}“ statt „{old}“; das lässt sich rückgängig machen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“{new}” is on {count} memories already.</source>
            <comment>retagging.merged</comment>
            <extracomment>For one: “{new}” is on {count} memory already.</extracomment>
            <translation>
                <numerusform>„{new}“ steht schon an {count} Erinnerung.</numerusform>
                <numerusform>„{new}“ steht schon an {count} Erinnerungen.</numerusform>
            </translation>
        </message>
        <message>
            <source>After {days}; usually {usual} ({entries})</source>
            <comment>routine.after</comment>
            <translation>Nach {days}; sonst {usual} ({entries})</translation>
        </message>
        <message>
            <source>{usual} since {date}; {before} before that</source>
            <comment>routine.changed</comment>
            <translation>{usual} seit {date}; davor {before}</translation>
        </message>
        <message>
            <source>daily</source>
            <comment>routine.daily</comment>
            <translation>täglich</translation>
        </message>
        <message numerus="yes">
            <source>{count} days</source>
            <comment>routine.days</comment>
            <extracomment>For one: {count} day</extracomment>
            <translation>
                <numerusform>{count} Tag</numerusform>
                <numerusform>{count} Tage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} entries</source>
            <comment>routine.entries</comment>
            <extracomment>For one: {count} entry</extracomment>
            <translation>
                <numerusform>{count} Eintrag</numerusform>
                <numerusform>{count} Einträge</numerusform>
            </translation>
        </message>
        <message>
            <source>every {days}</source>
            <comment>routine.every</comment>
            <translation>alle {days}</translation>
        </message>
        <message>
            <source>Earlier than usual</source>
            <comment>routine.finding.earlier</comment>
            <translation>Früher als sonst</translation>
        </message>
        <message>
            <source>Half as much as usual</source>
            <comment>routine.finding.half</comment>
            <translation>Halb so viel wie sonst</translation>
        </message>
        <message>
            <source>Later than usual</source>
            <comment>routine.finding.later</comment>
            <translation>Später als sonst</translation>
        </message>
        <message>
            <source>Less than usual</source>
            <comment>routine.finding.less</comment>
            <translation>Weniger als sonst</translation>
        </message>
        <message>
            <source>More than usual</source>
            <comment>routine.finding.more</comment>
            <translation>Mehr als sonst</translation>
        </message>
        <message>
            <source>{times} times as much as usual</source>
            <comment>routine.finding.times</comment>
            <translation>{times}-mal so viel wie sonst</translation>
        </message>
        <message>
            <source>Twice as much as usual</source>
            <comment>routine.finding.twice</comment>
            <translation>Doppelt so viel wie sonst</translation>
        </message>
        <message>
            <source>Gone quiet</source>
            <comment>routine.flag.absence</comment>
            <translation>Verstummt</translation>
        </message>
        <message>
            <source>Another place, person or thing</source>
            <comment>routine.flag.category</comment>
            <translation>Anderer Ort, andere Person oder Sache</translation>
        </message>
        <message>
            <source>A lasting change</source>
            <comment>routine.flag.change</comment>
            <translation>Eine bleibende Änderung</translation>
        </message>
        <message>
            <source>Another matter</source>
            <comment>routine.flag.content</comment>
            <translation>Ein anderer Gegenstand</translation>
        </message>
        <message>
            <source>Another figure</source>
            <comment>routine.flag.figure</comment>
            <translation>Eine andere Zahl</translation>
        </message>
        <message>
            <source>Another rhythm</source>
            <comment>routine.flag.rhythm</comment>
            <translation>Ein anderer Rhythmus</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <comment>routine.flag_state.confirmed</comment>
            <translation>Bestätigt</translation>
        </message>
        <message>
            <source>Normal now</source>
            <comment>routine.flag_state.dismissed</comment>
            <translation>Jetzt normal</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>routine.flag_state.open</comment>
            <translation>Offen</translation>
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
                <numerusform>{count} Stunde</numerusform>
                <numerusform>{count} Stunden</numerusform>
            </translation>
        </message>
        <message>
            <source>now and then</source>
            <comment>routine.irregular</comment>
            <translation>ab und zu</translation>
        </message>
        <message>
            <source>“{words}” for the first time ({entries})</source>
            <comment>routine.new_words</comment>
            <translation>„{words}“ zum ersten Mal ({entries})</translation>
        </message>
        <message>
            <source>No figure, and “{words}” for the first time; usually one ({entries})</source>
            <comment>routine.no_figure</comment>
            <translation>Keine Zahl, und „{words}“ zum ersten Mal; sonst eine ({entries})</translation>
        </message>
        <message>
            <source>Memory {number} is out of the ordinary: {reason}.</source>
            <comment>routine.note</comment>
            <translation>Erinnerung {number} ist ungewöhnlich: {reason}.</translation>
        </message>
        <message>
            <source>What memory {number} is about has gone quiet: {reason}.</source>
            <comment>routine.note_absence</comment>
            <translation>Wovon Erinnerung {number} handelt, ist verstummt: {reason}.</translation>
        </message>
        <message>
            <source>What memory {number} is about has changed: {reason}.</source>
            <comment>routine.note_change</comment>
            <translation>Wovon Erinnerung {number} handelt, hat sich geändert: {reason}.</translation>
        </message>
        <message>
            <source>Nothing since {date}, {days}; usually every {usual} ({entries})</source>
            <comment>routine.nothing_since</comment>
            <translation>Nichts seit {date}, {days}; sonst alle {usual} ({entries})</translation>
        </message>
        <message>
            <source>on {days}</source>
            <comment>routine.on_days</comment>
            <translation>am {days}</translation>
        </message>
        <message>
            <source>Monday to Friday</source>
            <comment>routine.on_weekdays</comment>
            <translation>Montag bis Freitag</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <comment>routine.range</comment>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <source>As usual</source>
            <comment>routine.state.as_usual</comment>
            <translation>Wie üblich</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>routine.state.changed</comment>
            <translation>Geändert</translation>
        </message>
        <message>
            <source>Ended</source>
            <comment>routine.state.ended</comment>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>Quiet</source>
            <comment>routine.state.quiet</comment>
            <translation>Verstummt</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>routine.state.unusual</comment>
            <translation>Ungewöhnlich</translation>
        </message>
        <message>
            <source>{unit}{figure}</source>
            <comment>routine.unit_first</comment>
            <translation>{unit}{figure}</translation>
        </message>
        <message>
            <source>{value}; usually {usual} ({entries})</source>
            <comment>routine.usually</comment>
            <translation>{value}; sonst {usual} ({entries})</translation>
        </message>
        <message>
            <source>Confirmed as out of the ordinary.</source>
            <comment>routine.verdict.confirmed</comment>
            <translation>Als ungewöhnlich bestätigt.</translation>
        </message>
        <message>
            <source>Noted: this is normal now.</source>
            <comment>routine.verdict.dismissed</comment>
            <translation>Vermerkt: Das ist jetzt normal.</translation>
        </message>
        <message>
            <source>The flag is open again.</source>
            <comment>routine.verdict.taken_back</comment>
            <translation>Der Hinweis ist wieder offen.</translation>
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
                <numerusform>{count} neuer Konflikt gefunden, {pairs}.</numerusform>
                <numerusform>{count} neue Konflikte gefunden, {pairs}.</numerusform>
            </translation>
        </message>
        <message>
            <source>No new conflict found, {pairs}.</source>
            <comment>scan.nothing</comment>
            <translation>Kein neuer Konflikt gefunden, {pairs}.</translation>
        </message>
        <message numerus="yes">
            <source>{count} pairs compared</source>
            <comment>scan.pairs</comment>
            <extracomment>For one: {count} pair compared</extracomment>
            <translation>
                <numerusform>{count} Paar verglichen</numerusform>
                <numerusform>{count} Paare verglichen</numerusform>
            </translation>
        </message>
        <message>
            <source>{things} about “{text}”</source>
            <comment>search.about</comment>
            <translation>{things} über „{text}“</translation>
        </message>
        <message>
            <source>{things}, about “{text}”</source>
            <comment>search.about_too</comment>
            <translation>{things}, über „{text}“</translation>
        </message>
        <message>
            <source>{things}, as the vault stood at {moment}</source>
            <comment>search.as_of</comment>
            <translation>{things}, wie der Tresor am {moment} stand</translation>
        </message>
        <message>
            <source>{things}, as the vault stood at the end of {day}</source>
            <comment>search.as_of_day</comment>
            <translation>{things}, wie der Tresor am Ende des {day} stand</translation>
        </message>
        <message>
            <source>with confidence above {low}</source>
            <comment>search.confidence.above</comment>
            <translation>mit Gewissheit über {low}</translation>
        </message>
        <message>
            <source>without confidence above {low}</source>
            <comment>search.confidence.above.not</comment>
            <translation>ohne Gewissheit über {low}</translation>
        </message>
        <message>
            <source>with any confidence</source>
            <comment>search.confidence.any</comment>
            <translation>mit beliebiger Gewissheit</translation>
        </message>
        <message>
            <source>without any confidence</source>
            <comment>search.confidence.any.not</comment>
            <translation>ohne jede Gewissheit</translation>
        </message>
        <message>
            <source>with confidence below {high}</source>
            <comment>search.confidence.below</comment>
            <translation>mit Gewissheit unter {high}</translation>
        </message>
        <message>
            <source>without confidence below {high}</source>
            <comment>search.confidence.below.not</comment>
            <translation>ohne Gewissheit unter {high}</translation>
        </message>
        <message>
            <source>with confidence from {low} to {high}</source>
            <comment>search.confidence.between</comment>
            <translation>mit Gewissheit von {low} bis {high}</translation>
        </message>
        <message>
            <source>without confidence from {low} to {high}</source>
            <comment>search.confidence.between.not</comment>
            <translation>ohne Gewissheit von {low} bis {high}</translation>
        </message>
        <message>
            <source>with confidence {low}</source>
            <comment>search.confidence.exact</comment>
            <translation>mit Gewissheit {low}</translation>
        </message>
        <message>
            <source>without confidence {low}</source>
            <comment>search.confidence.exact.not</comment>
            <translation>ohne Gewissheit {low}</translation>
        </message>
        <message>
            <source>with confidence from {low} up</source>
            <comment>search.confidence.from</comment>
            <translation>mit Gewissheit ab {low}</translation>
        </message>
        <message>
            <source>without confidence from {low} up</source>
            <comment>search.confidence.from.not</comment>
            <translation>ohne Gewissheit ab {low}</translation>
        </message>
        <message>
            <source>with confidence up to {high}</source>
            <comment>search.confidence.up_to</comment>
            <translation>mit Gewissheit bis {high}</translation>
        </message>
        <message>
            <source>without confidence up to {high}</source>
            <comment>search.confidence.up_to.not</comment>
            <translation>ohne Gewissheit bis {high}</translation>
        </message>
        <message>
            <source>containing “{text}”</source>
            <comment>search.containing</comment>
            <translation>mit dem Wortlaut „{text}“</translation>
        </message>
        <message>
            <source>not containing “{text}”</source>
            <comment>search.containing.not</comment>
            <translation>ohne den Wortlaut „{text}“</translation>
        </message>
        <message numerus="yes">
            <source>{count} found.</source>
            <comment>search.found</comment>
            <extracomment>For one: {count} found.</extracomment>
            <translation>
                <numerusform>{count} gefunden.</numerusform>
                <numerusform>{count} gefunden.</numerusform>
            </translation>
        </message>
        <message>
            <source>None found.</source>
            <comment>search.found.none</comment>
            <translation>Keine gefunden.</translation>
        </message>
        <message>
            <source>from {name}</source>
            <comment>search.from</comment>
            <translation>von {name}</translation>
        </message>
        <message>
            <source>not from {name}</source>
            <comment>search.from.not</comment>
            <translation>nicht von {name}</translation>
        </message>
        <message>
            <source>from you</source>
            <comment>search.from.you</comment>
            <translation>von Ihnen</translation>
        </message>
        <message>
            <source>not from you</source>
            <comment>search.from.you.not</comment>
            <translation>nicht von Ihnen</translation>
        </message>
        <message>
            <source>({what})</source>
            <comment>search.group</comment>
            <translation>({what})</translation>
        </message>
        <message>
            <source>with the identifier {id}</source>
            <comment>search.id</comment>
            <translation>mit der Kennung {id}</translation>
        </message>
        <message>
            <source>without the identifier {id}</source>
            <comment>search.id.not</comment>
            <translation>ohne die Kennung {id}</translation>
        </message>
        <message>
            <source>that are active</source>
            <comment>search.is.active</comment>
            <translation>die in Kraft sind</translation>
        </message>
        <message>
            <source>that are not active</source>
            <comment>search.is.active.not</comment>
            <translation>die nicht in Kraft sind</translation>
        </message>
        <message>
            <source>that were put away</source>
            <comment>search.is.archived</comment>
            <translation>die weggelegt wurden</translation>
        </message>
        <message>
            <source>that were not put away</source>
            <comment>search.is.archived.not</comment>
            <translation>die nicht weggelegt wurden</translation>
        </message>
        <message>
            <source>that are contested</source>
            <comment>search.is.contested</comment>
            <translation>die strittig sind</translation>
        </message>
        <message>
            <source>that are not contested</source>
            <comment>search.is.contested.not</comment>
            <translation>die nicht strittig sind</translation>
        </message>
        <message>
            <source>that are current</source>
            <comment>search.is.current</comment>
            <translation>die aktuell sind</translation>
        </message>
        <message>
            <source>that are not current</source>
            <comment>search.is.current.not</comment>
            <translation>die nicht aktuell sind</translation>
        </message>
        <message>
            <source>that were deleted</source>
            <comment>search.is.deleted</comment>
            <translation>die gelöscht wurden</translation>
        </message>
        <message>
            <source>that were not deleted</source>
            <comment>search.is.deleted.not</comment>
            <translation>die nicht gelöscht wurden</translation>
        </message>
        <message>
            <source>that have faded</source>
            <comment>search.is.demoted</comment>
            <translation>die verblasst sind</translation>
        </message>
        <message>
            <source>that have not faded</source>
            <comment>search.is.demoted.not</comment>
            <translation>die nicht verblasst sind</translation>
        </message>
        <message>
            <source>that are due</source>
            <comment>search.is.due</comment>
            <translation>die fällig sind</translation>
        </message>
        <message>
            <source>that are not due</source>
            <comment>search.is.due.not</comment>
            <translation>die nicht fällig sind</translation>
        </message>
        <message>
            <source>that are parts of a conversation</source>
            <comment>search.is.episode</comment>
            <translation>die Teil eines Gesprächs sind</translation>
        </message>
        <message>
            <source>that are no parts of a conversation</source>
            <comment>search.is.episode.not</comment>
            <translation>die nicht Teil eines Gesprächs sind</translation>
        </message>
        <message>
            <source>that have expired</source>
            <comment>search.is.expired</comment>
            <translation>die abgelaufen sind</translation>
        </message>
        <message>
            <source>that have not expired</source>
            <comment>search.is.expired.not</comment>
            <translation>die nicht abgelaufen sind</translation>
        </message>
        <message>
            <source>that are important</source>
            <comment>search.is.important</comment>
            <translation>die wichtig sind</translation>
        </message>
        <message>
            <source>that are not important</source>
            <comment>search.is.important.not</comment>
            <translation>die nicht wichtig sind</translation>
        </message>
        <message>
            <source>that are noted</source>
            <comment>search.is.noted</comment>
            <translation>die vermerkt sind</translation>
        </message>
        <message>
            <source>that are not noted</source>
            <comment>search.is.noted.not</comment>
            <translation>die nicht vermerkt sind</translation>
        </message>
        <message>
            <source>that are overdue</source>
            <comment>search.is.overdue</comment>
            <translation>die überfällig sind</translation>
        </message>
        <message>
            <source>that are not overdue</source>
            <comment>search.is.overdue.not</comment>
            <translation>die nicht überfällig sind</translation>
        </message>
        <message>
            <source>that are pinned</source>
            <comment>search.is.pinned</comment>
            <translation>die angeheftet sind</translation>
        </message>
        <message>
            <source>that are not pinned</source>
            <comment>search.is.pinned.not</comment>
            <translation>die nicht angeheftet sind</translation>
        </message>
        <message>
            <source>that nothing followed when due</source>
            <comment>search.is.quiet</comment>
            <translation>denen nichts folgte, als es fällig war</translation>
        </message>
        <message>
            <source>that something followed or nothing is due after</source>
            <comment>search.is.quiet.not</comment>
            <translation>denen etwas folgte oder nichts folgen soll</translation>
        </message>
        <message>
            <source>that were turned down</source>
            <comment>search.is.rejected</comment>
            <translation>die abgelehnt wurden</translation>
        </message>
        <message>
            <source>that were not turned down</source>
            <comment>search.is.rejected.not</comment>
            <translation>die nicht abgelehnt wurden</translation>
        </message>
        <message>
            <source>that are superseded</source>
            <comment>search.is.superseded</comment>
            <translation>die abgelöst sind</translation>
        </message>
        <message>
            <source>that are not superseded</source>
            <comment>search.is.superseded.not</comment>
            <translation>die nicht abgelöst sind</translation>
        </message>
        <message>
            <source>that are out of the ordinary</source>
            <comment>search.is.unusual</comment>
            <translation>die ungewöhnlich sind</translation>
        </message>
        <message>
            <source>that are not out of the ordinary</source>
            <comment>search.is.unusual.not</comment>
            <translation>die nicht ungewöhnlich sind</translation>
        </message>
        <message>
            <source>that wait for you</source>
            <comment>search.is.waiting</comment>
            <translation>die auf Sie warten</translation>
        </message>
        <message>
            <source>that do not wait for you</source>
            <comment>search.is.waiting.not</comment>
            <translation>die nicht auf Sie warten</translation>
        </message>
        <message>
            <source>when it was recorded, as in 7 for the last 7 days</source>
            <comment>search.key.added</comment>
            <translation>wann es erfasst wurde, etwa 7 für die letzten 7 Tage</translation>
        </message>
        <message>
            <source>as the vault stood then</source>
            <comment>search.key.as-of</comment>
            <translation>wie der Tresor damals stand</translation>
        </message>
        <message>
            <source>how sure the writer was, as in &lt;0.5</source>
            <comment>search.key.conf</comment>
            <translation>wie sicher war, wer es schrieb, etwa &lt;0.5</translation>
        </message>
        <message>
            <source>when it is due, as in 7 for the next 7 days</source>
            <comment>search.key.due</comment>
            <translation>wann es fällig ist, etwa 7 für die nächsten 7 Tage</translation>
        </message>
        <message>
            <source>when it was last changed</source>
            <comment>search.key.edited</comment>
            <translation>wann es zuletzt geändert wurde</translation>
        </message>
        <message>
            <source>who or what wrote it</source>
            <comment>search.key.from</comment>
            <translation>wer oder was es schrieb</translation>
        </message>
        <message>
            <source>when it takes place</source>
            <comment>search.key.happening</comment>
            <translation>wann es stattfindet</translation>
        </message>
        <message>
            <source>its identifier</source>
            <comment>search.key.id</comment>
            <translation>die Kennung</translation>
        </message>
        <message>
            <source>current, contested, pinned, waiting, superseded, faded and others</source>
            <comment>search.key.is</comment>
            <translation>aktuell, strittig, angeheftet, wartend, abgelöst, verblasst und anderes</translation>
        </message>
        <message>
            <source>how it is known</source>
            <comment>search.key.known</comment>
            <translation>wodurch es bekannt ist</translation>
        </message>
        <message>
            <source>the namespace it is in</source>
            <comment>search.key.namespace</comment>
            <translation>der Bereich, in dem es liegt</translation>
        </message>
        <message>
            <source>its date: when it happens, else when it was said or recorded</source>
            <comment>search.key.on</comment>
            <translation>das Datum: wann es stattfindet, sonst wann es gesagt oder erfasst wurde</translation>
        </message>
        <message>
            <source>the session it was written in</source>
            <comment>search.key.session</comment>
            <translation>die Sitzung, in der es geschrieben wurde</translation>
        </message>
        <message>
            <source>when it was said</source>
            <comment>search.key.stated</comment>
            <translation>wann es gesagt wurde</translation>
        </message>
        <message>
            <source>a tag, or its beginning with *</source>
            <comment>search.key.tag</comment>
            <translation>ein Schlagwort, oder sein Anfang mit *</translation>
        </message>
        <message>
            <source>who stands behind it</source>
            <comment>search.key.trust</comment>
            <translation>wer dahinter steht</translation>
        </message>
        <message>
            <source>one of the 13 types</source>
            <comment>search.key.type</comment>
            <translation>eine der 13 Arten</translation>
        </message>
        <message>
            <source>what held then</source>
            <comment>search.key.valid-at</comment>
            <translation>was damals galt</translation>
        </message>
        <message>
            <source>known by a correction</source>
            <comment>search.known.corrected</comment>
            <translation>bekannt durch eine Berichtigung</translation>
        </message>
        <message>
            <source>not known by a correction</source>
            <comment>search.known.corrected.not</comment>
            <translation>nicht bekannt durch eine Berichtigung</translation>
        </message>
        <message>
            <source>known from an import</source>
            <comment>search.known.imported</comment>
            <translation>bekannt durch einen Import</translation>
        </message>
        <message>
            <source>not known from an import</source>
            <comment>search.known.imported.not</comment>
            <translation>nicht bekannt durch einen Import</translation>
        </message>
        <message>
            <source>worked out from a chat</source>
            <comment>search.known.inferred</comment>
            <translation>aus einem Gespräch erschlossen</translation>
        </message>
        <message>
            <source>not worked out from a chat</source>
            <comment>search.known.inferred.not</comment>
            <translation>nicht aus einem Gespräch erschlossen</translation>
        </message>
        <message>
            <source>known from being seen</source>
            <comment>search.known.observed</comment>
            <translation>bekannt durch Beobachtung</translation>
        </message>
        <message>
            <source>not known from being seen</source>
            <comment>search.known.observed.not</comment>
            <translation>nicht bekannt durch Beobachtung</translation>
        </message>
        <message>
            <source>that you said yourself</source>
            <comment>search.known.said</comment>
            <translation>die Sie selbst gesagt haben</translation>
        </message>
        <message>
            <source>that you did not say yourself</source>
            <comment>search.known.said.not</comment>
            <translation>die Sie nicht selbst gesagt haben</translation>
        </message>
        <message>
            <source>known by a confirmation</source>
            <comment>search.known.validated</comment>
            <translation>bekannt durch eine Bestätigung</translation>
        </message>
        <message>
            <source>not known by a confirmation</source>
            <comment>search.known.validated.not</comment>
            <translation>nicht bekannt durch eine Bestätigung</translation>
        </message>
        <message>
            <source>memories</source>
            <comment>search.memories</comment>
            <translation>Erinnerungen</translation>
        </message>
        <message>
            <source>in {name}</source>
            <comment>search.namespace</comment>
            <translation>in {name}</translation>
        </message>
        <message>
            <source>not in {name}</source>
            <comment>search.namespace.not</comment>
            <translation>nicht in {name}</translation>
        </message>
        <message>
            <source>not {what}</source>
            <comment>search.not</comment>
            <translation>nicht {what}</translation>
        </message>
        <message>
            <source>An as-of date cannot be excluded or be one of several choices. It is not used.</source>
            <comment>search.problem.misplaced_as_of</comment>
            <translation>Ein Stichtag kann weder ausgeschlossen noch eine von mehreren Möglichkeiten sein. Er gilt nicht.</translation>
        </message>
        <message>
            <source>Nothing stands after “{value}”.</source>
            <comment>search.problem.missing_value</comment>
            <translation>Hinter „{value}“ steht nichts.</translation>
        </message>
        <message>
            <source>There are several as-of dates. The last one counts.</source>
            <comment>search.problem.repeated_as_of</comment>
            <translation>Es gibt mehrere Stichtage. Der letzte gilt.</translation>
        </message>
        <message>
            <source>“{value}” ends before it begins.</source>
            <comment>search.problem.reversed_range</comment>
            <translation>„{value}“ endet, bevor es beginnt.</translation>
        </message>
        <message>
            <source>{problem} Did you mean “{suggestion}”?</source>
            <comment>search.problem.suggestion</comment>
            <translation>{problem} Meinten Sie „{suggestion}“?</translation>
        </message>
        <message>
            <source>The search is too long. What stands after character {position} is not used.</source>
            <comment>search.problem.too_long</comment>
            <translation>Die Suche ist zu lang. Was hinter Zeichen {position} steht, gilt nicht.</translation>
        </message>
        <message>
            <source>A parenthesis is opened and not closed. It is left out of account.</source>
            <comment>search.problem.unclosed_group</comment>
            <translation>Eine Klammer ist geöffnet und nicht geschlossen. Sie bleibt außer Betracht.</translation>
        </message>
        <message>
            <source>A quote is opened and not closed. It is searched for as words.</source>
            <comment>search.problem.unclosed_quote</comment>
            <translation>Ein Anführungszeichen ist geöffnet und nicht geschlossen. Es wird nach den Wörtern gesucht.</translation>
        </message>
        <message>
            <source>There is no search key “{value}:”. It is searched for as words.</source>
            <comment>search.problem.unknown_key</comment>
            <translation>Es gibt keinen Suchschlüssel „{value}:“. Es wird nach den Wörtern gesucht.</translation>
        </message>
        <message>
            <source>“{value}” does not go with {key}:, so it is not used as a filter.</source>
            <comment>search.problem.unknown_value</comment>
            <translation>„{value}“ passt nicht zu {key}: und gilt deshalb nicht als Filter.</translation>
        </message>
        <message>
            <source>“{value}” is not a date. Dates look like 2026-03-31, 2026-03, 7 or today.</source>
            <comment>search.problem.unreadable_date</comment>
            <translation>„{value}“ ist kein Datum. Daten sehen aus wie 2026-03-31, 2026-03, 7 oder today.</translation>
        </message>
        <message>
            <source>“{value}” is not an identifier. It has 26 letters and digits.</source>
            <comment>search.problem.unreadable_identifier</comment>
            <translation>„{value}“ ist keine Kennung. Sie hat 26 Buchstaben und Ziffern.</translation>
        </message>
        <message>
            <source>“{value}” is not a confidence. It lies between 0 and 1, as in &lt;0.5.</source>
            <comment>search.problem.unreadable_number</comment>
            <translation>„{value}“ ist keine Gewissheit. Sie liegt zwischen 0 und 1, etwa &lt;0.5.</translation>
        </message>
        <message>
            <source>{things} {what}</source>
            <comment>search.qualified</comment>
            <translation>{things}, {what}</translation>
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
            <translation>aus der Sitzung {name}</translation>
        </message>
        <message>
            <source>not of the session {name}</source>
            <comment>search.session.not</comment>
            <translation>nicht aus der Sitzung {name}</translation>
        </message>
        <message>
            <source>tagged {tag}</source>
            <comment>search.tag</comment>
            <translation>mit Schlagwort {tag}</translation>
        </message>
        <message>
            <source>with tags</source>
            <comment>search.tag.any</comment>
            <translation>mit Schlagwörtern</translation>
        </message>
        <message>
            <source>without tags</source>
            <comment>search.tag.any.not</comment>
            <translation>ohne Schlagwörter</translation>
        </message>
        <message>
            <source>with a tag that begins with {tag}</source>
            <comment>search.tag.begins</comment>
            <translation>mit einem Schlagwort, das mit {tag} beginnt</translation>
        </message>
        <message>
            <source>without a tag that begins with {tag}</source>
            <comment>search.tag.begins.not</comment>
            <translation>ohne ein Schlagwort, das mit {tag} beginnt</translation>
        </message>
        <message>
            <source>not tagged {tag}</source>
            <comment>search.tag.not</comment>
            <translation>ohne Schlagwort {tag}</translation>
        </message>
        <message>
            <source>active {things}</source>
            <comment>search.things.active</comment>
            <translation>geltende {things}</translation>
        </message>
        <message>
            <source>put away {things}</source>
            <comment>search.things.archived</comment>
            <translation>weggelegte {things}</translation>
        </message>
        <message>
            <source>current {things}</source>
            <comment>search.things.current</comment>
            <translation>aktuelle {things}</translation>
        </message>
        <message>
            <source>deleted {things}</source>
            <comment>search.things.deleted</comment>
            <translation>gelöschte {things}</translation>
        </message>
        <message>
            <source>faded {things}</source>
            <comment>search.things.demoted</comment>
            <translation>verblasste {things}</translation>
        </message>
        <message>
            <source>expired {things}</source>
            <comment>search.things.expired</comment>
            <translation>abgelaufene {things}</translation>
        </message>
        <message>
            <source>turned down {things}</source>
            <comment>search.things.rejected</comment>
            <translation>abgelehnte {things}</translation>
        </message>
        <message>
            <source>superseded {things}</source>
            <comment>search.things.superseded</comment>
            <translation>abgelöste {things}</translation>
        </message>
        <message>
            <source>changed at some time</source>
            <comment>search.time.changed.any</comment>
            <translation>zu irgendeiner Zeit geändert</translation>
        </message>
        <message>
            <source>not changed at some time</source>
            <comment>search.time.changed.any.not</comment>
            <translation>zu keiner Zeit geändert</translation>
        </message>
        <message>
            <source>changed from {first} to {last}</source>
            <comment>search.time.changed.between</comment>
            <translation>geändert vom {first} bis {last}</translation>
        </message>
        <message>
            <source>not changed from {first} to {last}</source>
            <comment>search.time.changed.between.not</comment>
            <translation>nicht geändert vom {first} bis {last}</translation>
        </message>
        <message>
            <source>changed on {first}</source>
            <comment>search.time.changed.day</comment>
            <translation>geändert am {first}</translation>
        </message>
        <message>
            <source>not changed on {first}</source>
            <comment>search.time.changed.day.not</comment>
            <translation>nicht geändert am {first}</translation>
        </message>
        <message>
            <source>changed on {first} or later</source>
            <comment>search.time.changed.from</comment>
            <translation>geändert am {first} oder später</translation>
        </message>
        <message>
            <source>not changed on {first} or later</source>
            <comment>search.time.changed.from.not</comment>
            <translation>nicht geändert am {first} oder später</translation>
        </message>
        <message numerus="yes">
            <source>changed in the last {count} days</source>
            <comment>search.time.changed.last_days</comment>
            <extracomment>For one: changed in the last {count} day</extracomment>
            <translation>
                <numerusform>geändert am letzten Tag</numerusform>
                <numerusform>geändert in den letzten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>changed in {month}</source>
            <comment>search.time.changed.month</comment>
            <translation>geändert im {month}</translation>
        </message>
        <message>
            <source>not changed in {month}</source>
            <comment>search.time.changed.month.not</comment>
            <translation>nicht geändert im {month}</translation>
        </message>
        <message numerus="yes">
            <source>changed in the next {count} days</source>
            <comment>search.time.changed.next_days</comment>
            <extracomment>For one: changed in the next {count} day</extracomment>
            <translation>
                <numerusform>geändert am nächsten Tag</numerusform>
                <numerusform>geändert in den nächsten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>changed today</source>
            <comment>search.time.changed.today</comment>
            <translation>heute geändert</translation>
        </message>
        <message>
            <source>not changed today</source>
            <comment>search.time.changed.today.not</comment>
            <translation>nicht heute geändert</translation>
        </message>
        <message>
            <source>changed tomorrow</source>
            <comment>search.time.changed.tomorrow</comment>
            <translation>morgen geändert</translation>
        </message>
        <message>
            <source>not changed tomorrow</source>
            <comment>search.time.changed.tomorrow.not</comment>
            <translation>nicht morgen geändert</translation>
        </message>
        <message>
            <source>changed on {last} or earlier</source>
            <comment>search.time.changed.until</comment>
            <translation>geändert am {last} oder früher</translation>
        </message>
        <message>
            <source>not changed on {last} or earlier</source>
            <comment>search.time.changed.until.not</comment>
            <translation>nicht geändert am {last} oder früher</translation>
        </message>
        <message>
            <source>changed in {year}</source>
            <comment>search.time.changed.year</comment>
            <translation>geändert im Jahr {year}</translation>
        </message>
        <message>
            <source>not changed in {year}</source>
            <comment>search.time.changed.year.not</comment>
            <translation>nicht geändert im Jahr {year}</translation>
        </message>
        <message>
            <source>changed yesterday</source>
            <comment>search.time.changed.yesterday</comment>
            <translation>gestern geändert</translation>
        </message>
        <message>
            <source>not changed yesterday</source>
            <comment>search.time.changed.yesterday.not</comment>
            <translation>nicht gestern geändert</translation>
        </message>
        <message>
            <source>due at some time</source>
            <comment>search.time.due.any</comment>
            <translation>zu irgendeiner Zeit fällig</translation>
        </message>
        <message>
            <source>not due at some time</source>
            <comment>search.time.due.any.not</comment>
            <translation>zu keiner Zeit fällig</translation>
        </message>
        <message>
            <source>due from {first} to {last}</source>
            <comment>search.time.due.between</comment>
            <translation>fällig vom {first} bis {last}</translation>
        </message>
        <message>
            <source>not due from {first} to {last}</source>
            <comment>search.time.due.between.not</comment>
            <translation>nicht fällig vom {first} bis {last}</translation>
        </message>
        <message>
            <source>due on {first}</source>
            <comment>search.time.due.day</comment>
            <translation>fällig am {first}</translation>
        </message>
        <message>
            <source>not due on {first}</source>
            <comment>search.time.due.day.not</comment>
            <translation>nicht fällig am {first}</translation>
        </message>
        <message>
            <source>due on {first} or later</source>
            <comment>search.time.due.from</comment>
            <translation>fällig am {first} oder später</translation>
        </message>
        <message>
            <source>not due on {first} or later</source>
            <comment>search.time.due.from.not</comment>
            <translation>nicht fällig am {first} oder später</translation>
        </message>
        <message numerus="yes">
            <source>due in the last {count} days</source>
            <comment>search.time.due.last_days</comment>
            <extracomment>For one: due in the last {count} day</extracomment>
            <translation>
                <numerusform>fällig am letzten Tag</numerusform>
                <numerusform>fällig in den letzten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>due in {month}</source>
            <comment>search.time.due.month</comment>
            <translation>fällig im {month}</translation>
        </message>
        <message>
            <source>not due in {month}</source>
            <comment>search.time.due.month.not</comment>
            <translation>nicht fällig im {month}</translation>
        </message>
        <message numerus="yes">
            <source>due in the next {count} days</source>
            <comment>search.time.due.next_days</comment>
            <extracomment>For one: due in the next {count} day</extracomment>
            <translation>
                <numerusform>fällig am nächsten Tag</numerusform>
                <numerusform>fällig in den nächsten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>due today</source>
            <comment>search.time.due.today</comment>
            <translation>heute fällig</translation>
        </message>
        <message>
            <source>not due today</source>
            <comment>search.time.due.today.not</comment>
            <translation>nicht heute fällig</translation>
        </message>
        <message>
            <source>due tomorrow</source>
            <comment>search.time.due.tomorrow</comment>
            <translation>morgen fällig</translation>
        </message>
        <message>
            <source>not due tomorrow</source>
            <comment>search.time.due.tomorrow.not</comment>
            <translation>nicht morgen fällig</translation>
        </message>
        <message>
            <source>due on {last} or earlier</source>
            <comment>search.time.due.until</comment>
            <translation>fällig am {last} oder früher</translation>
        </message>
        <message>
            <source>not due on {last} or earlier</source>
            <comment>search.time.due.until.not</comment>
            <translation>nicht fällig am {last} oder früher</translation>
        </message>
        <message>
            <source>due in {year}</source>
            <comment>search.time.due.year</comment>
            <translation>fällig im Jahr {year}</translation>
        </message>
        <message>
            <source>not due in {year}</source>
            <comment>search.time.due.year.not</comment>
            <translation>nicht fällig im Jahr {year}</translation>
        </message>
        <message>
            <source>due yesterday</source>
            <comment>search.time.due.yesterday</comment>
            <translation>gestern fällig</translation>
        </message>
        <message>
            <source>not due yesterday</source>
            <comment>search.time.due.yesterday.not</comment>
            <translation>nicht gestern fällig</translation>
        </message>
        <message>
            <source>happening at some time</source>
            <comment>search.time.happening.any</comment>
            <translation>zu irgendeiner Zeit stattfindend</translation>
        </message>
        <message>
            <source>not happening at some time</source>
            <comment>search.time.happening.any.not</comment>
            <translation>zu keiner Zeit stattfindend</translation>
        </message>
        <message>
            <source>happening from {first} to {last}</source>
            <comment>search.time.happening.between</comment>
            <translation>stattfindend vom {first} bis {last}</translation>
        </message>
        <message>
            <source>not happening from {first} to {last}</source>
            <comment>search.time.happening.between.not</comment>
            <translation>nicht stattfindend vom {first} bis {last}</translation>
        </message>
        <message>
            <source>happening on {first}</source>
            <comment>search.time.happening.day</comment>
            <translation>stattfindend am {first}</translation>
        </message>
        <message>
            <source>not happening on {first}</source>
            <comment>search.time.happening.day.not</comment>
            <translation>nicht stattfindend am {first}</translation>
        </message>
        <message>
            <source>happening on {first} or later</source>
            <comment>search.time.happening.from</comment>
            <translation>stattfindend am {first} oder später</translation>
        </message>
        <message>
            <source>not happening on {first} or later</source>
            <comment>search.time.happening.from.not</comment>
            <translation>nicht stattfindend am {first} oder später</translation>
        </message>
        <message numerus="yes">
            <source>happening in the last {count} days</source>
            <comment>search.time.happening.last_days</comment>
            <extracomment>For one: happening in the last {count} day</extracomment>
            <translation>
                <numerusform>stattfindend am letzten Tag</numerusform>
                <numerusform>stattfindend in den letzten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>happening in {month}</source>
            <comment>search.time.happening.month</comment>
            <translation>stattfindend im {month}</translation>
        </message>
        <message>
            <source>not happening in {month}</source>
            <comment>search.time.happening.month.not</comment>
            <translation>nicht stattfindend im {month}</translation>
        </message>
        <message numerus="yes">
            <source>happening in the next {count} days</source>
            <comment>search.time.happening.next_days</comment>
            <extracomment>For one: happening in the next {count} day</extracomment>
            <translation>
                <numerusform>stattfindend am nächsten Tag</numerusform>
                <numerusform>stattfindend in den nächsten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>happening today</source>
            <comment>search.time.happening.today</comment>
            <translation>heute stattfindend</translation>
        </message>
        <message>
            <source>not happening today</source>
            <comment>search.time.happening.today.not</comment>
            <translation>nicht heute stattfindend</translation>
        </message>
        <message>
            <source>happening tomorrow</source>
            <comment>search.time.happening.tomorrow</comment>
            <translation>morgen stattfindend</translation>
        </message>
        <message>
            <source>not happening tomorrow</source>
            <comment>search.time.happening.tomorrow.not</comment>
            <translation>nicht morgen stattfindend</translation>
        </message>
        <message>
            <source>happening on {last} or earlier</source>
            <comment>search.time.happening.until</comment>
            <translation>stattfindend am {last} oder früher</translation>
        </message>
        <message>
            <source>not happening on {last} or earlier</source>
            <comment>search.time.happening.until.not</comment>
            <translation>nicht stattfindend am {last} oder früher</translation>
        </message>
        <message>
            <source>happening in {year}</source>
            <comment>search.time.happening.year</comment>
            <translation>stattfindend im Jahr {year}</translation>
        </message>
        <message>
            <source>not happening in {year}</source>
            <comment>search.time.happening.year.not</comment>
            <translation>nicht stattfindend im Jahr {year}</translation>
        </message>
        <message>
            <source>happening yesterday</source>
            <comment>search.time.happening.yesterday</comment>
            <translation>gestern stattfindend</translation>
        </message>
        <message>
            <source>not happening yesterday</source>
            <comment>search.time.happening.yesterday.not</comment>
            <translation>nicht gestern stattfindend</translation>
        </message>
        <message>
            <source>dated at some time</source>
            <comment>search.time.life.any</comment>
            <translation>zu irgendeiner Zeit datiert</translation>
        </message>
        <message>
            <source>not dated at some time</source>
            <comment>search.time.life.any.not</comment>
            <translation>zu keiner Zeit datiert</translation>
        </message>
        <message>
            <source>dated from {first} to {last}</source>
            <comment>search.time.life.between</comment>
            <translation>datiert vom {first} bis {last}</translation>
        </message>
        <message>
            <source>not dated from {first} to {last}</source>
            <comment>search.time.life.between.not</comment>
            <translation>nicht datiert vom {first} bis {last}</translation>
        </message>
        <message>
            <source>dated on {first}</source>
            <comment>search.time.life.day</comment>
            <translation>datiert am {first}</translation>
        </message>
        <message>
            <source>not dated on {first}</source>
            <comment>search.time.life.day.not</comment>
            <translation>nicht datiert am {first}</translation>
        </message>
        <message>
            <source>dated on {first} or later</source>
            <comment>search.time.life.from</comment>
            <translation>datiert am {first} oder später</translation>
        </message>
        <message>
            <source>not dated on {first} or later</source>
            <comment>search.time.life.from.not</comment>
            <translation>nicht datiert am {first} oder später</translation>
        </message>
        <message numerus="yes">
            <source>dated in the last {count} days</source>
            <comment>search.time.life.last_days</comment>
            <extracomment>For one: dated in the last {count} day</extracomment>
            <translation>
                <numerusform>datiert am letzten Tag</numerusform>
                <numerusform>datiert in den letzten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>dated in {month}</source>
            <comment>search.time.life.month</comment>
            <translation>datiert im {month}</translation>
        </message>
        <message>
            <source>not dated in {month}</source>
            <comment>search.time.life.month.not</comment>
            <translation>nicht datiert im {month}</translation>
        </message>
        <message numerus="yes">
            <source>dated in the next {count} days</source>
            <comment>search.time.life.next_days</comment>
            <extracomment>For one: dated in the next {count} day</extracomment>
            <translation>
                <numerusform>datiert am nächsten Tag</numerusform>
                <numerusform>datiert in den nächsten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>dated today</source>
            <comment>search.time.life.today</comment>
            <translation>heute datiert</translation>
        </message>
        <message>
            <source>not dated today</source>
            <comment>search.time.life.today.not</comment>
            <translation>nicht heute datiert</translation>
        </message>
        <message>
            <source>dated tomorrow</source>
            <comment>search.time.life.tomorrow</comment>
            <translation>morgen datiert</translation>
        </message>
        <message>
            <source>not dated tomorrow</source>
            <comment>search.time.life.tomorrow.not</comment>
            <translation>nicht morgen datiert</translation>
        </message>
        <message>
            <source>dated on {last} or earlier</source>
            <comment>search.time.life.until</comment>
            <translation>datiert am {last} oder früher</translation>
        </message>
        <message>
            <source>not dated on {last} or earlier</source>
            <comment>search.time.life.until.not</comment>
            <translation>nicht datiert am {last} oder früher</translation>
        </message>
        <message>
            <source>dated in {year}</source>
            <comment>search.time.life.year</comment>
            <translation>datiert im Jahr {year}</translation>
        </message>
        <message>
            <source>not dated in {year}</source>
            <comment>search.time.life.year.not</comment>
            <translation>nicht datiert im Jahr {year}</translation>
        </message>
        <message>
            <source>dated yesterday</source>
            <comment>search.time.life.yesterday</comment>
            <translation>gestern datiert</translation>
        </message>
        <message>
            <source>not dated yesterday</source>
            <comment>search.time.life.yesterday.not</comment>
            <translation>nicht gestern datiert</translation>
        </message>
        <message>
            <source>recorded at some time</source>
            <comment>search.time.recorded.any</comment>
            <translation>zu irgendeiner Zeit erfasst</translation>
        </message>
        <message>
            <source>not recorded at some time</source>
            <comment>search.time.recorded.any.not</comment>
            <translation>zu keiner Zeit erfasst</translation>
        </message>
        <message>
            <source>recorded from {first} to {last}</source>
            <comment>search.time.recorded.between</comment>
            <translation>erfasst vom {first} bis {last}</translation>
        </message>
        <message>
            <source>not recorded from {first} to {last}</source>
            <comment>search.time.recorded.between.not</comment>
            <translation>nicht erfasst vom {first} bis {last}</translation>
        </message>
        <message>
            <source>recorded on {first}</source>
            <comment>search.time.recorded.day</comment>
            <translation>erfasst am {first}</translation>
        </message>
        <message>
            <source>not recorded on {first}</source>
            <comment>search.time.recorded.day.not</comment>
            <translation>nicht erfasst am {first}</translation>
        </message>
        <message>
            <source>recorded on {first} or later</source>
            <comment>search.time.recorded.from</comment>
            <translation>erfasst am {first} oder später</translation>
        </message>
        <message>
            <source>not recorded on {first} or later</source>
            <comment>search.time.recorded.from.not</comment>
            <translation>nicht erfasst am {first} oder später</translation>
        </message>
        <message numerus="yes">
            <source>recorded in the last {count} days</source>
            <comment>search.time.recorded.last_days</comment>
            <extracomment>For one: recorded in the last {count} day</extracomment>
            <translation>
                <numerusform>erfasst am letzten Tag</numerusform>
                <numerusform>erfasst in den letzten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>recorded in {month}</source>
            <comment>search.time.recorded.month</comment>
            <translation>erfasst im {month}</translation>
        </message>
        <message>
            <source>not recorded in {month}</source>
            <comment>search.time.recorded.month.not</comment>
            <translation>nicht erfasst im {month}</translation>
        </message>
        <message numerus="yes">
            <source>recorded in the next {count} days</source>
            <comment>search.time.recorded.next_days</comment>
            <extracomment>For one: recorded in the next {count} day</extracomment>
            <translation>
                <numerusform>erfasst am nächsten Tag</numerusform>
                <numerusform>erfasst in den nächsten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>recorded today</source>
            <comment>search.time.recorded.today</comment>
            <translation>heute erfasst</translation>
        </message>
        <message>
            <source>not recorded today</source>
            <comment>search.time.recorded.today.not</comment>
            <translation>nicht heute erfasst</translation>
        </message>
        <message>
            <source>recorded tomorrow</source>
            <comment>search.time.recorded.tomorrow</comment>
            <translation>morgen erfasst</translation>
        </message>
        <message>
            <source>not recorded tomorrow</source>
            <comment>search.time.recorded.tomorrow.not</comment>
            <translation>nicht morgen erfasst</translation>
        </message>
        <message>
            <source>recorded on {last} or earlier</source>
            <comment>search.time.recorded.until</comment>
            <translation>erfasst am {last} oder früher</translation>
        </message>
        <message>
            <source>not recorded on {last} or earlier</source>
            <comment>search.time.recorded.until.not</comment>
            <translation>nicht erfasst am {last} oder früher</translation>
        </message>
        <message>
            <source>recorded in {year}</source>
            <comment>search.time.recorded.year</comment>
            <translation>erfasst im Jahr {year}</translation>
        </message>
        <message>
            <source>not recorded in {year}</source>
            <comment>search.time.recorded.year.not</comment>
            <translation>nicht erfasst im Jahr {year}</translation>
        </message>
        <message>
            <source>recorded yesterday</source>
            <comment>search.time.recorded.yesterday</comment>
            <translation>gestern erfasst</translation>
        </message>
        <message>
            <source>not recorded yesterday</source>
            <comment>search.time.recorded.yesterday.not</comment>
            <translation>nicht gestern erfasst</translation>
        </message>
        <message>
            <source>stated at some time</source>
            <comment>search.time.stated.any</comment>
            <translation>zu irgendeiner Zeit geäußert</translation>
        </message>
        <message>
            <source>not stated at some time</source>
            <comment>search.time.stated.any.not</comment>
            <translation>zu keiner Zeit geäußert</translation>
        </message>
        <message>
            <source>stated from {first} to {last}</source>
            <comment>search.time.stated.between</comment>
            <translation>geäußert vom {first} bis {last}</translation>
        </message>
        <message>
            <source>not stated from {first} to {last}</source>
            <comment>search.time.stated.between.not</comment>
            <translation>nicht geäußert vom {first} bis {last}</translation>
        </message>
        <message>
            <source>stated on {first}</source>
            <comment>search.time.stated.day</comment>
            <translation>geäußert am {first}</translation>
        </message>
        <message>
            <source>not stated on {first}</source>
            <comment>search.time.stated.day.not</comment>
            <translation>nicht geäußert am {first}</translation>
        </message>
        <message>
            <source>stated on {first} or later</source>
            <comment>search.time.stated.from</comment>
            <translation>geäußert am {first} oder später</translation>
        </message>
        <message>
            <source>not stated on {first} or later</source>
            <comment>search.time.stated.from.not</comment>
            <translation>nicht geäußert am {first} oder später</translation>
        </message>
        <message numerus="yes">
            <source>stated in the last {count} days</source>
            <comment>search.time.stated.last_days</comment>
            <extracomment>For one: stated in the last {count} day</extracomment>
            <translation>
                <numerusform>geäußert am letzten Tag</numerusform>
                <numerusform>geäußert in den letzten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>stated in {month}</source>
            <comment>search.time.stated.month</comment>
            <translation>geäußert im {month}</translation>
        </message>
        <message>
            <source>not stated in {month}</source>
            <comment>search.time.stated.month.not</comment>
            <translation>nicht geäußert im {month}</translation>
        </message>
        <message numerus="yes">
            <source>stated in the next {count} days</source>
            <comment>search.time.stated.next_days</comment>
            <extracomment>For one: stated in the next {count} day</extracomment>
            <translation>
                <numerusform>geäußert am nächsten Tag</numerusform>
                <numerusform>geäußert in den nächsten {count} Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>stated today</source>
            <comment>search.time.stated.today</comment>
            <translation>heute geäußert</translation>
        </message>
        <message>
            <source>not stated today</source>
            <comment>search.time.stated.today.not</comment>
            <translation>nicht heute geäußert</translation>
        </message>
        <message>
            <source>stated tomorrow</source>
            <comment>search.time.stated.tomorrow</comment>
            <translation>morgen geäußert</translation>
        </message>
        <message>
            <source>not stated tomorrow</source>
            <comment>search.time.stated.tomorrow.not</comment>
            <translation>nicht morgen geäußert</translation>
        </message>
        <message>
            <source>stated on {last} or earlier</source>
            <comment>search.time.stated.until</comment>
            <translation>geäußert am {last} oder früher</translation>
        </message>
        <message>
            <source>not stated on {last} or earlier</source>
            <comment>search.time.stated.until.not</comment>
            <translation>nicht geäußert am {last} oder früher</translation>
        </message>
        <message>
            <source>stated in {year}</source>
            <comment>search.time.stated.year</comment>
            <translation>geäußert im Jahr {year}</translation>
        </message>
        <message>
            <source>not stated in {year}</source>
            <comment>search.time.stated.year.not</comment>
            <translation>nicht geäußert im Jahr {year}</translation>
        </message>
        <message>
            <source>stated yesterday</source>
            <comment>search.time.stated.yesterday</comment>
            <translation>gestern geäußert</translation>
        </message>
        <message>
            <source>not stated yesterday</source>
            <comment>search.time.stated.yesterday.not</comment>
            <translation>nicht gestern geäußert</translation>
        </message>
        <message>
            <source>that an agent stands behind</source>
            <comment>search.trust.agent</comment>
            <translation>hinter denen ein Agent steht</translation>
        </message>
        <message>
            <source>that no agent stands behind</source>
            <comment>search.trust.agent.not</comment>
            <translation>hinter denen kein Agent steht</translation>
        </message>
        <message>
            <source>that you confirmed</source>
            <comment>search.trust.confirmed</comment>
            <translation>die Sie bestätigt haben</translation>
        </message>
        <message>
            <source>that you did not confirm</source>
            <comment>search.trust.confirmed.not</comment>
            <translation>die Sie nicht bestätigt haben</translation>
        </message>
        <message>
            <source>trusted as imported</source>
            <comment>search.trust.imported</comment>
            <translation>mit dem Vertrauen für Importiertes</translation>
        </message>
        <message>
            <source>not trusted as imported</source>
            <comment>search.trust.imported.not</comment>
            <translation>nicht mit dem Vertrauen für Importiertes</translation>
        </message>
        <message>
            <source>you stand behind</source>
            <comment>search.trust.person</comment>
            <translation>hinter denen Sie stehen</translation>
        </message>
        <message>
            <source>you do not stand behind</source>
            <comment>search.trust.person.not</comment>
            <translation>hinter denen Sie nicht stehen</translation>
        </message>
        <message>
            <source>that are {types}</source>
            <comment>search.type</comment>
            <translation>der Art: {types}</translation>
        </message>
        <message>
            <source>that are not {types}</source>
            <comment>search.type.not</comment>
            <translation>nicht der Art: {types}</translation>
        </message>
        <message>
            <source>that held on {date}</source>
            <comment>search.valid_at</comment>
            <translation>die am {date} galten</translation>
        </message>
        <message>
            <source>that did not hold on {date}</source>
            <comment>search.valid_at.not</comment>
            <translation>die am {date} nicht galten</translation>
        </message>
        <message>
            <source>an access token</source>
            <comment>secret.access_token</comment>
            <translation>ein Zugriffstoken</translation>
        </message>
        <message>
            <source>the number of a bank account</source>
            <comment>secret.bank_account</comment>
            <translation>eine Kontonummer</translation>
        </message>
        <message>
            <source>the token of a client</source>
            <comment>secret.client_token</comment>
            <translation>das Token eines Clients</translation>
        </message>
        <message>
            <source>a key of a cloud service</source>
            <comment>secret.cloud_key</comment>
            <translation>Schlüssel eines Cloud-Dienstes</translation>
        </message>
        <message>
            <source>a password</source>
            <comment>secret.password</comment>
            <translation>ein Passwort</translation>
        </message>
        <message>
            <source>the number of a card</source>
            <comment>secret.payment_card</comment>
            <translation>eine Kartennummer</translation>
        </message>
        <message numerus="yes">
            <source>{count} records hold secrets and are left out.</source>
            <comment>secret.planned.block</comment>
            <extracomment>For one: {count} record holds secrets and is left out.</extracomment>
            <translation>
                <numerusform>{count} Eintrag enthält Geheimnisse und wird ausgelassen.</numerusform>
                <numerusform>{count} Einträge enthalten Geheimnisse und werden ausgelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} records hold secrets, which are stored as they are.</source>
            <comment>secret.planned.keep</comment>
            <extracomment>For one: {count} record holds secrets, which are stored as they are.</extracomment>
            <translation>
                <numerusform>{count} Eintrag enthält Geheimnisse, die so gespeichert werden.</numerusform>
                <numerusform>{count} Einträge enthalten Geheimnisse, die so gespeichert werden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} records hold secrets: their kind will stand in their place.</source>
            <comment>secret.planned.redact</comment>
            <extracomment>For one: {count} record holds secrets: their kind will stand in their place.</extracomment>
            <translation>
                <numerusform>{count} Eintrag enthält Geheimnisse: an ihrer Stelle wird nur ihre Art stehen.</numerusform>
                <numerusform>{count} Einträge enthalten Geheimnisse: an ihrer Stelle wird nur ihre Art stehen.</numerusform>
            </translation>
        </message>
        <message>
            <source>a private key</source>
            <comment>secret.private_key</comment>
            <translation>private Schlüssel</translation>
        </message>
        <message>
            <source>a recovery key</source>
            <comment>secret.recovery_key</comment>
            <translation>Wiederherstellungsschlüssel</translation>
        </message>
        <message>
            <source>Its kind stands in the place of {secrets}, which was not stored.</source>
            <comment>secret.redacted</comment>
            <translation>Nicht gespeichert, nur benannt: {secrets}.</translation>
        </message>
        <message>
            <source>a social security number</source>
            <comment>secret.social_security</comment>
            <translation>eine Sozialversicherungsnummer</translation>
        </message>
        <message>
            <source>a password in an address</source>
            <comment>secret.url_password</comment>
            <translation>ein Passwort in einer Adresse</translation>
        </message>
        <message>
            <source>a web token</source>
            <comment>secret.web_token</comment>
            <translation>ein Web-Token</translation>
        </message>
        <message>
            <source>Comfortable</source>
            <comment>setting.appearance.density.comfortable</comment>
            <translation>Bequem</translation>
        </message>
        <message>
            <source>Compact</source>
            <comment>setting.appearance.density.compact</comment>
            <translation>Knapp</translation>
        </message>
        <message>
            <source>How closely rows and cards stand. The size of the text stays.</source>
            <comment>setting.appearance.density.help</comment>
            <translation>Wie eng Zeilen und Karten stehen. Die Größe des Texts bleibt.</translation>
        </message>
        <message>
            <source>Spacious</source>
            <comment>setting.appearance.density.spacious</comment>
            <translation>Weit</translation>
        </message>
        <message>
            <source>Density</source>
            <comment>setting.appearance.density.title</comment>
            <translation>Dichte</translation>
        </message>
        <message>
            <source>Inter is part of the program.</source>
            <comment>setting.appearance.font.help</comment>
            <translation>Inter ist Teil des Programms.</translation>
        </message>
        <message>
            <source>Inter</source>
            <comment>setting.appearance.font.inter</comment>
            <translation>Inter</translation>
        </message>
        <message>
            <source>System font</source>
            <comment>setting.appearance.font.system</comment>
            <translation>Systemschrift</translation>
        </message>
        <message>
            <source>Font</source>
            <comment>setting.appearance.font.title</comment>
            <translation>Schrift</translation>
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
            <translation>Gilt ab dem nächsten Start des Programms, für Berichte sofort. Das Handbuch gibt es nur auf Englisch.</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>setting.appearance.language.system</comment>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Language</source>
            <comment>setting.appearance.language.title</comment>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>中文</source>
            <comment>setting.appearance.language.zh</comment>
            <translation>中文</translation>
        </message>
        <message>
            <source>No fades and slides.</source>
            <comment>setting.appearance.less_motion.help</comment>
            <translation>Kein Überblenden und Gleiten.</translation>
        </message>
        <message>
            <source>Less motion</source>
            <comment>setting.appearance.less_motion.title</comment>
            <translation>Weniger Bewegung</translation>
        </message>
        <message>
            <source>Everything grows with it, in percent.</source>
            <comment>setting.appearance.text_size.help</comment>
            <translation>Alles wächst damit, in Prozent.</translation>
        </message>
        <message>
            <source>Text size</source>
            <comment>setting.appearance.text_size.title</comment>
            <translation>Textgröße</translation>
        </message>
        <message>
            <source>High contrast</source>
            <comment>setting.appearance.theme.contrast</comment>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>setting.appearance.theme.dark</comment>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Light, dark, high contrast, or as the system has it.</source>
            <comment>setting.appearance.theme.help</comment>
            <translation>Hell, dunkel, hoher Kontrast oder wie das System.</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>setting.appearance.theme.light</comment>
            <translation>Hell</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>setting.appearance.theme.system</comment>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Theme</source>
            <comment>setting.appearance.theme.title</comment>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>Appearance</source>
            <comment>setting.group.appearance</comment>
            <translation>Darstellung</translation>
        </message>
        <message>
            <source>Habits</source>
            <comment>setting.group.habits</comment>
            <translation>Gewohnheiten</translation>
        </message>
        <message>
            <source>Language model</source>
            <comment>setting.group.language_model</comment>
            <translation>Sprachmodell</translation>
        </message>
        <message>
            <source>Vault and lock</source>
            <comment>setting.group.lock</comment>
            <translation>Tresor und Sperre</translation>
        </message>
        <message>
            <source>Notices</source>
            <comment>setting.group.notices</comment>
            <translation>Meldungen</translation>
        </message>
        <message>
            <source>Privacy</source>
            <comment>setting.group.privacy</comment>
            <translation>Datenschutz</translation>
        </message>
        <message>
            <source>Closing the window hides it; the vault and the port go on. The icon in the tray brings it back.</source>
            <comment>setting.habits.close_to_tray.help</comment>
            <translation>Schließen verbirgt das Fenster; Tresor und Port laufen weiter. Das Symbol in der Leiste holt es zurück.</translation>
        </message>
        <message>
            <source>Close to the tray</source>
            <comment>setting.habits.close_to_tray.title</comment>
            <translation>In die Leiste schließen</translation>
        </message>
        <message>
            <source>A routine that pauses on its public holidays is not missed. Two letters, such as DE, or “none”; empty: as the system has it.</source>
            <comment>setting.habits.country.help</comment>
            <translation>Eine Gewohnheit, die an den Feiertagen dieses Landes ruht, wird dann nicht vermisst. Zwei Buchstaben wie DE oder „none“; leer: wie das System.</translation>
        </message>
        <message>
            <source>Country</source>
            <comment>setting.habits.country.title</comment>
            <translation>Land</translation>
        </message>
        <message>
            <source>Agents</source>
            <comment>setting.habits.first_page.agents</comment>
            <translation>Agenten</translation>
        </message>
        <message>
            <source>Ask</source>
            <comment>setting.habits.first_page.ask</comment>
            <translation>Fragen</translation>
        </message>
        <message>
            <source>Audit</source>
            <comment>setting.habits.first_page.audit</comment>
            <translation>Prüfung</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <comment>setting.habits.first_page.conflicts</comment>
            <translation>Konflikte</translation>
        </message>
        <message>
            <source>Shown when a vault opens.</source>
            <comment>setting.habits.first_page.help</comment>
            <translation>Sie wird gezeigt, wenn ein Tresor sich öffnet.</translation>
        </message>
        <message>
            <source>Insights</source>
            <comment>setting.habits.first_page.insights</comment>
            <translation>Einblicke</translation>
        </message>
        <message>
            <source>The last one</source>
            <comment>setting.habits.first_page.last</comment>
            <translation>Die letzte</translation>
        </message>
        <message>
            <source>Memories</source>
            <comment>setting.habits.first_page.memories</comment>
            <translation>Erinnerungen</translation>
        </message>
        <message>
            <source>Reports</source>
            <comment>setting.habits.first_page.reports</comment>
            <translation>Berichte</translation>
        </message>
        <message>
            <source>Timeline</source>
            <comment>setting.habits.first_page.timeline</comment>
            <translation>Zeitleiste</translation>
        </message>
        <message>
            <source>First page</source>
            <comment>setting.habits.first_page.title</comment>
            <translation>Erste Seite</translation>
        </message>
        <message>
            <source>Today</source>
            <comment>setting.habits.first_page.today</comment>
            <translation>Heute</translation>
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
            <translation>Mit dem Tresor aufbewahrt. Berichte früherer Tage werden beim Öffnen neu in ihr gemacht.</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>setting.habits.report_language.system</comment>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Language of reports</source>
            <comment>setting.habits.report_language.title</comment>
            <translation>Sprache der Berichte</translation>
        </message>
        <message>
            <source>中文</source>
            <comment>setting.habits.report_language.zh</comment>
            <translation>中文</translation>
        </message>
        <message>
            <source>All the time, with a menu that tells what waits for you and how the port stands.</source>
            <comment>setting.habits.tray.help</comment>
            <translation>Ständig, mit einem Menü, das sagt, was auf Sie wartet und wie der Port steht.</translation>
        </message>
        <message>
            <source>Icon in the tray</source>
            <comment>setting.habits.tray.title</comment>
            <translation>Symbol in der Leiste</translation>
        </message>
        <message>
            <source>Whenever an agent asks for an answer, its question and the memories that answer it are sent.</source>
            <comment>setting.language_model.agents.help</comment>
            <translation>Immer wenn ein Agent um eine Antwort bittet, werden seine Frage und die antwortenden Erinnerungen gesendet.</translation>
        </message>
        <message>
            <source>Answers for agents</source>
            <comment>setting.language_model.agents.title</comment>
            <translation>Antworten für Agenten</translation>
        </message>
        <message>
            <source>On the page Ask, when you ask for it: the question and the memories that answer it are sent.</source>
            <comment>setting.language_model.answers.help</comment>
            <translation>Auf der Seite Fragen, wenn Sie darum bitten: Die Frage und die antwortenden Erinnerungen werden gesendet.</translation>
        </message>
        <message>
            <source>Answers</source>
            <comment>setting.language_model.answers.title</comment>
            <translation>Antworten</translation>
        </message>
        <message>
            <source>The address of a server with an OpenAI-compatible interface, such as Ollama, LM Studio or llama.cpp.</source>
            <comment>setting.language_model.endpoint.help</comment>
            <translation>Die Adresse eines Servers mit einer zu OpenAI passenden Schnittstelle, etwa Ollama, LM Studio oder llama.cpp.</translation>
        </message>
        <message>
            <source>Endpoint</source>
            <comment>setting.language_model.endpoint.title</comment>
            <translation>Endpunkt</translation>
        </message>
        <message>
            <source>When a conversation is taken in and you ask for it, what was said is sent. What it finds waits for you.</source>
            <comment>setting.language_model.facts.help</comment>
            <translation>Wenn ein Gespräch aufgenommen wird und Sie darum bitten, wird das Gesagte gesendet. Was es findet, wartet auf Sie.</translation>
        </message>
        <message>
            <source>Facts from conversations</source>
            <comment>setting.language_model.facts.title</comment>
            <translation>Tatsachen aus Gesprächen</translation>
        </message>
        <message>
            <source>Its name, as the server has it.</source>
            <comment>setting.language_model.model.help</comment>
            <translation>Sein Name, wie der Server ihn hat.</translation>
        </message>
        <message>
            <source>Model</source>
            <comment>setting.language_model.model.title</comment>
            <translation>Modell</translation>
        </message>
        <message>
            <source>Off, nothing is sent anywhere. On, what is listed below is sent to the endpoint and nowhere else.</source>
            <comment>setting.language_model.on.help</comment>
            <translation>Aus: Nichts wird irgendwohin gesendet. Ein: Was unten steht, wird an den Endpunkt gesendet und nirgendwohin sonst.</translation>
        </message>
        <message>
            <source>Use a language model</source>
            <comment>setting.language_model.on.title</comment>
            <translation>Ein Sprachmodell benutzen</translation>
        </message>
        <message>
            <source>In the background, the two statements of each open conflict are sent. It decides nothing.</source>
            <comment>setting.language_model.opinions.help</comment>
            <translation>Im Hintergrund werden die beiden Aussagen jedes offenen Konflikts gesendet. Es entscheidet nichts.</translation>
        </message>
        <message>
            <source>Second opinions</source>
            <comment>setting.language_model.opinions.title</comment>
            <translation>Zweite Meinungen</translation>
        </message>
        <message>
            <source>When asked for on the page Reports, that day's report is sent. The report itself stays as it is.</source>
            <comment>setting.language_model.reports.help</comment>
            <translation>Auf Wunsch wird auf der Seite Berichte der Bericht des Tages gesendet. Der Bericht selbst bleibt, wie er ist.</translation>
        </message>
        <message>
            <source>Reports in other words</source>
            <comment>setting.language_model.reports.title</comment>
            <translation>Berichte in anderen Worten</translation>
        </message>
        <message>
            <source>So many seconds an answer may take, 5 to 600.</source>
            <comment>setting.language_model.seconds.help</comment>
            <translation>So viele Sekunden darf eine Antwort dauern, 5 bis 600.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <comment>setting.language_model.seconds.title</comment>
            <translation>Zeitgrenze</translation>
        </message>
        <message>
            <source>15 minutes</source>
            <comment>setting.lock.after_minutes.15</comment>
            <translation>15 Minuten</translation>
        </message>
        <message>
            <source>30 minutes</source>
            <comment>setting.lock.after_minutes.30</comment>
            <translation>30 Minuten</translation>
        </message>
        <message>
            <source>5 minutes</source>
            <comment>setting.lock.after_minutes.5</comment>
            <translation>5 Minuten</translation>
        </message>
        <message>
            <source>An hour</source>
            <comment>setting.lock.after_minutes.60</comment>
            <translation>Eine Stunde</translation>
        </message>
        <message>
            <source>After so long without a key or the pointer. Agents get nothing until you unlock it.</source>
            <comment>setting.lock.after_minutes.help</comment>
            <translation>Nach so langer Zeit ohne Taste und Zeiger. Agenten bekommen nichts, bis Sie ihn entsperren.</translation>
        </message>
        <message>
            <source>Never</source>
            <comment>setting.lock.after_minutes.never</comment>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Lock when not in use</source>
            <comment>setting.lock.after_minutes.title</comment>
            <translation>Sperren, wenn unbenutzt</translation>
        </message>
        <message>
            <source>Also when the session is locked. On Linux, where the system tells; elsewhere nothing happens.</source>
            <comment>setting.lock.on_suspend.help</comment>
            <translation>Auch wenn die Sitzung gesperrt wird. Unter Linux, wo das System es meldet; anderswo geschieht nichts.</translation>
        </message>
        <message>
            <source>Lock when the computer sleeps</source>
            <comment>setting.lock.on_suspend.title</comment>
            <translation>Sperren, wenn der Computer schläft</translation>
        </message>
        <message>
            <source>A message of the desktop when a day's report is there. It names the day and nothing else.</source>
            <comment>setting.notices.report.help</comment>
            <translation>Eine Meldung des Desktops, wenn der Bericht eines Tages da ist. Sie nennt den Tag und sonst nichts.</translation>
        </message>
        <message>
            <source>Daily report</source>
            <comment>setting.notices.report.title</comment>
            <translation>Täglicher Bericht</translation>
        </message>
        <message>
            <source>Refuse</source>
            <comment>setting.privacy.secrets_agents.block</comment>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>Passwords, keys, card and account numbers that agents and scripts write: only their kind, nothing, or all.</source>
            <comment>setting.privacy.secrets_agents.help</comment>
            <translation>Passwörter, Schlüssel, Karten- und Kontonummern, die Agenten und Skripte schreiben: nur ihre Art, nichts oder alles.</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>setting.privacy.secrets_agents.keep</comment>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Redact</source>
            <comment>setting.privacy.secrets_agents.redact</comment>
            <translation>Schwärzen</translation>
        </message>
        <message>
            <source>Secrets from agents</source>
            <comment>setting.privacy.secrets_agents.title</comment>
            <translation>Geheimnisse von Agenten</translation>
        </message>
        <message>
            <source>Leave out</source>
            <comment>setting.privacy.secrets_imports.block</comment>
            <translation>Auslassen</translation>
        </message>
        <message>
            <source>The same for files, conversations and what a language model finds. Leave out means the whole record.</source>
            <comment>setting.privacy.secrets_imports.help</comment>
            <translation>Dasselbe für Dateien, Gespräche und was ein Sprachmodell findet. Auslassen meint den ganzen Eintrag.</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>setting.privacy.secrets_imports.keep</comment>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Redact</source>
            <comment>setting.privacy.secrets_imports.redact</comment>
            <translation>Schwärzen</translation>
        </message>
        <message>
            <source>Secrets in what is brought in</source>
            <comment>setting.privacy.secrets_imports.title</comment>
            <translation>Geheimnisse in dem, was hereingeholt wird</translation>
        </message>
        <message>
            <source>Ask</source>
            <comment>setting.privacy.secrets_person.ask</comment>
            <translation>Fragen</translation>
        </message>
        <message>
            <source>Refuse</source>
            <comment>setting.privacy.secrets_person.block</comment>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>Ask what to do each time, or always do the same.</source>
            <comment>setting.privacy.secrets_person.help</comment>
            <translation>Jedes Mal fragen, was geschehen soll, oder immer dasselbe tun.</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>setting.privacy.secrets_person.keep</comment>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Redact</source>
            <comment>setting.privacy.secrets_person.redact</comment>
            <translation>Schwärzen</translation>
        </message>
        <message>
            <source>Secrets you write yourself</source>
            <comment>setting.privacy.secrets_person.title</comment>
            <translation>Geheimnisse, die Sie selbst schreiben</translation>
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
                <numerusform>{count} blieb unberührt. {reason}</numerusform>
                <numerusform>{count} blieben unberührt. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left alone because they were changed later.</source>
            <comment>skipped.changed_since</comment>
            <extracomment>For one: {count} was left alone because it was changed later.</extracomment>
            <translation>
                <numerusform>{count} blieb unberührt, weil sie später geändert wurde.</numerusform>
                <numerusform>{count} blieben unberührt, weil sie später geändert wurden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left alone because they are deleted.</source>
            <comment>skipped.deleted</comment>
            <extracomment>For one: {count} was left alone because it is deleted.</extracomment>
            <translation>
                <numerusform>{count} blieb unberührt, weil sie gelöscht ist.</numerusform>
                <numerusform>{count} blieben unberührt, weil sie gelöscht sind.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were erased for good.</source>
            <comment>skipped.erased</comment>
            <extracomment>For one: {count} was erased for good.</extracomment>
            <translation>
                <numerusform>{count} wurde endgültig getilgt.</numerusform>
                <numerusform>{count} wurden endgültig getilgt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were not found.</source>
            <comment>skipped.not_found</comment>
            <extracomment>For one: {count} was not found.</extracomment>
            <translation>
                <numerusform>{count} wurde nicht gefunden.</numerusform>
                <numerusform>{count} wurden nicht gefunden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left alone because they are not in use.</source>
            <comment>skipped.put_away</comment>
            <extracomment>For one: {count} was left alone because it is not in use.</extracomment>
            <translation>
                <numerusform>{count} blieb unberührt, weil sie nicht in Gebrauch ist.</numerusform>
                <numerusform>{count} blieben unberührt, weil sie nicht in Gebrauch sind.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were taken back already.</source>
            <comment>skipped.taken_back</comment>
            <extracomment>For one: {count} was taken back already.</extracomment>
            <translation>
                <numerusform>{count} wurde schon zurückgenommen.</numerusform>
                <numerusform>{count} wurden schon zurückgenommen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were like that already.</source>
            <comment>skipped.unchanged</comment>
            <extracomment>For one: {count} was like that already.</extracomment>
            <translation>
                <numerusform>{count} war schon so.</numerusform>
                <numerusform>{count} waren schon so.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} wait, because they would contradict what is remembered.</source>
            <comment>skipped.waits</comment>
            <extracomment>For one: {count} waits, because it would contradict what is remembered.</extracomment>
            <translation>
                <numerusform>{count} wartet, weil sie dem Gemerkten widerspräche.</numerusform>
                <numerusform>{count} warten, weil sie dem Gemerkten widersprächen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} stay as they are until a person approves the change.</source>
            <comment>skipped.waits_for_approval</comment>
            <extracomment>For one: {count} stays as it is until a person approves the change.</extracomment>
            <translation>
                <numerusform>{count} bleibt, wie sie ist, bis eine Person der Änderung zustimmt.</numerusform>
                <numerusform>{count} bleiben, wie sie sind, bis eine Person der Änderung zustimmt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>sort.changed</comment>
            <translation>Geändert</translation>
        </message>
        <message>
            <source>Confidence</source>
            <comment>sort.confidence</comment>
            <translation>Gewissheit</translation>
        </message>
        <message>
            <source>Text</source>
            <comment>sort.content</comment>
            <translation>Text</translation>
        </message>
        <message>
            <source>Date</source>
            <comment>sort.life</comment>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Match</source>
            <comment>sort.match</comment>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>Recorded</source>
            <comment>sort.recorded</comment>
            <translation>Erfasst</translation>
        </message>
        <message>
            <source>From</source>
            <comment>sort.source</comment>
            <translation>Von</translation>
        </message>
        <message>
            <source>Trust</source>
            <comment>sort.trust</comment>
            <translation>Vertrauen</translation>
        </message>
        <message>
            <source>Type</source>
            <comment>sort.type</comment>
            <translation>Art</translation>
        </message>
        <message>
            <source>Agent or program</source>
            <comment>source.client</comment>
            <translation>Agent oder Programm</translation>
        </message>
        <message>
            <source>Conversation</source>
            <comment>source.conversation</comment>
            <translation>Gespräch</translation>
        </message>
        <message>
            <source>File</source>
            <comment>source.file</comment>
            <translation>Datei</translation>
        </message>
        <message>
            <source>You</source>
            <comment>source.person</comment>
            <translation>Sie</translation>
        </message>
        <message>
            <source>you</source>
            <comment>source.person.inside</comment>
            <translation>Ihnen</translation>
        </message>
        <message>
            <source>Active</source>
            <comment>status.active</comment>
            <translation>In Kraft</translation>
        </message>
        <message>
            <source>Put away</source>
            <comment>status.archived</comment>
            <translation>Weggelegt</translation>
        </message>
        <message>
            <source>Current</source>
            <comment>status.current</comment>
            <translation>Aktuell</translation>
        </message>
        <message>
            <source>Deleted</source>
            <comment>status.deleted</comment>
            <translation>Gelöscht</translation>
        </message>
        <message>
            <source>Faded</source>
            <comment>status.demoted</comment>
            <translation>Verblasst</translation>
        </message>
        <message>
            <source>Expired</source>
            <comment>status.expired</comment>
            <translation>Abgelaufen</translation>
        </message>
        <message>
            <source>Turned down</source>
            <comment>status.rejected</comment>
            <translation>Abgelehnt</translation>
        </message>
        <message>
            <source>Superseded</source>
            <comment>status.superseded</comment>
            <translation>Abgelöst</translation>
        </message>
        <message>
            <source>It never held</source>
            <comment>supersession.corrected</comment>
            <translation>Es galt nie</translation>
        </message>
        <message>
            <source>It held until the new one</source>
            <comment>supersession.replaced</comment>
            <translation>Es galt bis zum Neuen</translation>
        </message>
        <message>
            <source>conversations are not kept longer</source>
            <comment>sweep.episode_expired</comment>
            <translation>Gespräche werden nicht länger aufbewahrt</translation>
        </message>
        <message>
            <source>faded: not used for long</source>
            <comment>sweep.faded</comment>
            <translation>verblasst: lange nicht gebraucht</translation>
        </message>
        <message>
            <source>no longer holds</source>
            <comment>sweep.no_longer_valid</comment>
            <translation>gilt nicht mehr</translation>
        </message>
        <message>
            <source>memories of its type expire by then</source>
            <comment>sweep.type_expired</comment>
            <translation>Erinnerungen dieser Art laufen bis dahin ab</translation>
        </message>
        <message>
            <source>is used again</source>
            <comment>sweep.used_again</comment>
            <translation>wird wieder gebraucht</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories faded</source>
            <comment>swept.demoted</comment>
            <extracomment>For one: {count} memory faded</extracomment>
            <translation>
                <numerusform>{count} Erinnerung verblasst</numerusform>
                <numerusform>{count} Erinnerungen verblasst</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} expired</source>
            <comment>swept.expired</comment>
            <extracomment>For one: {count} expired</extracomment>
            <translation>
                <numerusform>{count} abgelaufen</numerusform>
                <numerusform>{count} abgelaufen</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing faded or expired.</source>
            <comment>swept.nothing</comment>
            <translation>Nichts verblasste oder lief ab.</translation>
        </message>
        <message numerus="yes">
            <source>{count} came back</source>
            <comment>swept.reactivated</comment>
            <extracomment>For one: {count} came back</extracomment>
            <translation>
                <numerusform>{count} kam zurück</numerusform>
                <numerusform>{count} kamen zurück</numerusform>
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
            <translation>Jemand schrieb im selben Augenblick hinein. Der nächste Durchgang sieht noch einmal nach.</translation>
        </message>
        <message>
            <source>{path} was left alone. {problem}</source>
            <comment>sync.left_alone</comment>
            <translation>{path} blieb unberührt. {problem}</translation>
        </message>
        <message numerus="yes">
            <source>{count} did not fit.</source>
            <comment>sync.left_out</comment>
            <extracomment>For one: {count} did not fit.</extracomment>
            <translation>
                <numerusform>{count} passte nicht.</numerusform>
                <numerusform>{count} passten nicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is a link, or lies behind one. Links are not followed.</source>
            <comment>sync.link</comment>
            <translation>Sie ist ein Verweis oder liegt hinter einem. Verweisen wird nicht gefolgt.</translation>
        </message>
        <message>
            <source>The markers of its block are damaged. Mend them, or take them all out.</source>
            <comment>sync.markers_damaged</comment>
            <translation>Die Marken ihres Blocks sind beschädigt. Bessern Sie sie aus, oder nehmen Sie alle heraus.</translation>
        </message>
        <message>
            <source>Its namespace was put away.</source>
            <comment>sync.namespace_gone</comment>
            <translation>Ihr Bereich wurde weggelegt.</translation>
        </message>
        <message>
            <source>It is not a file.</source>
            <comment>sync.not_a_file</comment>
            <translation>Sie ist keine Datei.</translation>
        </message>
        <message>
            <source>It is not text in UTF-8.</source>
            <comment>sync.not_text</comment>
            <translation>Sie ist kein Text in UTF-8.</translation>
        </message>
        <message>
            <source>It belongs to somebody else.</source>
            <comment>sync.other_owner</comment>
            <translation>Sie gehört jemand anderem.</translation>
        </message>
        <message numerus="yes">
            <source>{count} edits wait for you.</source>
            <comment>sync.proposed</comment>
            <extracomment>For one: {count} edit waits for you.</extracomment>
            <translation>
                <numerusform>{count} Änderung wartet auf Sie.</numerusform>
                <numerusform>{count} Änderungen warten auf Sie.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has several names, and would lose the others.</source>
            <comment>sync.several_names</comment>
            <translation>Sie hat mehrere Namen und würde die anderen verlieren.</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <comment>sync.too_large</comment>
            <translation>Sie ist zu groß.</translation>
        </message>
        <message>
            <source>The system could not read it.</source>
            <comment>sync.unreadable</comment>
            <translation>Das System konnte sie nicht lesen.</translation>
        </message>
        <message numerus="yes">
            <source>{path}: {count} memories of {name}.</source>
            <comment>sync.written</comment>
            <extracomment>For one: {path}: {count} memory of {name}.</extracomment>
            <translation>
                <numerusform>{path}: {count} Erinnerung aus {name}.</numerusform>
                <numerusform>{path}: {count} Erinnerungen aus {name}.</numerusform>
            </translation>
        </message>
        <message>
            <source>A word that sets it apart from the other memories.</source>
            <comment>tag_reason.distinctive</comment>
            <translation>Ein Wort, das sie von den anderen Erinnerungen abhebt.</translation>
        </message>
        <message>
            <source>A name in the text.</source>
            <comment>tag_reason.entity</comment>
            <translation>Ein Name im Text.</translation>
        </message>
        <message>
            <source>Written as a hashtag.</source>
            <comment>tag_reason.hashtag</comment>
            <translation>Als Hashtag geschrieben.</translation>
        </message>
        <message>
            <source>The heading above it.</source>
            <comment>tag_reason.heading</comment>
            <translation>Die Überschrift darüber.</translation>
        </message>
        <message>
            <source>A tag in use already whose name stands in the text.</source>
            <comment>tag_reason.known</comment>
            <translation>Ein schon benutztes Schlagwort, dessen Name im Text steht.</translation>
        </message>
        <message>
            <source>Episodes</source>
            <comment>tier.episodic</comment>
            <translation>Episoden</translation>
        </message>
        <message>
            <source>Rules</source>
            <comment>tier.procedural</comment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Knowledge</source>
            <comment>tier.semantic</comment>
            <translation>Wissen</translation>
        </message>
        <message>
            <source>Agent</source>
            <comment>trust.agent</comment>
            <translation>Agent</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <comment>trust.confirmed</comment>
            <translation>Bestätigt</translation>
        </message>
        <message>
            <source>Imported</source>
            <comment>trust.imported</comment>
            <translation>Importiert</translation>
        </message>
        <message>
            <source>Person</source>
            <comment>trust.person</comment>
            <translation>Person</translation>
        </message>
        <message>
            <source>Artifact</source>
            <comment>type.artifact</comment>
            <translation>Werkstück</translation>
        </message>
        <message numerus="yes">
            <source>{count} artifacts</source>
            <comment>type.artifact.counted</comment>
            <extracomment>For one: {count} artifact</extracomment>
            <translation>
                <numerusform>{count} Werkstück</numerusform>
                <numerusform>{count} Werkstücke</numerusform>
            </translation>
        </message>
        <message>
            <source>artifacts</source>
            <comment>type.artifact.inside</comment>
            <translation>Werkstücke</translation>
        </message>
        <message>
            <source>Artifacts</source>
            <comment>type.artifact.plural</comment>
            <translation>Werkstücke</translation>
        </message>
        <message>
            <source>Commitment</source>
            <comment>type.commitment</comment>
            <translation>Zusage</translation>
        </message>
        <message numerus="yes">
            <source>{count} commitments</source>
            <comment>type.commitment.counted</comment>
            <extracomment>For one: {count} commitment</extracomment>
            <translation>
                <numerusform>{count} Zusage</numerusform>
                <numerusform>{count} Zusagen</numerusform>
            </translation>
        </message>
        <message>
            <source>commitments</source>
            <comment>type.commitment.inside</comment>
            <translation>Zusagen</translation>
        </message>
        <message>
            <source>Commitments</source>
            <comment>type.commitment.plural</comment>
            <translation>Zusagen</translation>
        </message>
        <message>
            <source>Context</source>
            <comment>type.context</comment>
            <translation>Umstand</translation>
        </message>
        <message numerus="yes">
            <source>{count} contexts</source>
            <comment>type.context.counted</comment>
            <extracomment>For one: {count} context</extracomment>
            <translation>
                <numerusform>{count} Umstand</numerusform>
                <numerusform>{count} Umstände</numerusform>
            </translation>
        </message>
        <message>
            <source>contexts</source>
            <comment>type.context.inside</comment>
            <translation>Umstände</translation>
        </message>
        <message>
            <source>Contexts</source>
            <comment>type.context.plural</comment>
            <translation>Umstände</translation>
        </message>
        <message>
            <source>Decision</source>
            <comment>type.decision</comment>
            <translation>Entscheidung</translation>
        </message>
        <message numerus="yes">
            <source>{count} decisions</source>
            <comment>type.decision.counted</comment>
            <extracomment>For one: {count} decision</extracomment>
            <translation>
                <numerusform>{count} Entscheidung</numerusform>
                <numerusform>{count} Entscheidungen</numerusform>
            </translation>
        </message>
        <message>
            <source>decisions</source>
            <comment>type.decision.inside</comment>
            <translation>Entscheidungen</translation>
        </message>
        <message>
            <source>Decisions</source>
            <comment>type.decision.plural</comment>
            <translation>Entscheidungen</translation>
        </message>
        <message>
            <source>Error</source>
            <comment>type.error</comment>
            <translation>Fehler</translation>
        </message>
        <message numerus="yes">
            <source>{count} errors</source>
            <comment>type.error.counted</comment>
            <extracomment>For one: {count} error</extracomment>
            <translation>
                <numerusform>{count} Fehler</numerusform>
                <numerusform>{count} Fehler</numerusform>
            </translation>
        </message>
        <message>
            <source>errors</source>
            <comment>type.error.inside</comment>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Errors</source>
            <comment>type.error.plural</comment>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Event</source>
            <comment>type.event</comment>
            <translation>Ereignis</translation>
        </message>
        <message numerus="yes">
            <source>{count} events</source>
            <comment>type.event.counted</comment>
            <extracomment>For one: {count} event</extracomment>
            <translation>
                <numerusform>{count} Ereignis</numerusform>
                <numerusform>{count} Ereignisse</numerusform>
            </translation>
        </message>
        <message>
            <source>events</source>
            <comment>type.event.inside</comment>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <source>Events</source>
            <comment>type.event.plural</comment>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <source>Fact</source>
            <comment>type.fact</comment>
            <translation>Tatsache</translation>
        </message>
        <message numerus="yes">
            <source>{count} facts</source>
            <comment>type.fact.counted</comment>
            <extracomment>For one: {count} fact</extracomment>
            <translation>
                <numerusform>{count} Tatsache</numerusform>
                <numerusform>{count} Tatsachen</numerusform>
            </translation>
        </message>
        <message>
            <source>facts</source>
            <comment>type.fact.inside</comment>
            <translation>Tatsachen</translation>
        </message>
        <message>
            <source>Facts</source>
            <comment>type.fact.plural</comment>
            <translation>Tatsachen</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>type.goal</comment>
            <translation>Ziel</translation>
        </message>
        <message numerus="yes">
            <source>{count} goals</source>
            <comment>type.goal.counted</comment>
            <extracomment>For one: {count} goal</extracomment>
            <translation>
                <numerusform>{count} Ziel</numerusform>
                <numerusform>{count} Ziele</numerusform>
            </translation>
        </message>
        <message>
            <source>goals</source>
            <comment>type.goal.inside</comment>
            <translation>Ziele</translation>
        </message>
        <message>
            <source>Goals</source>
            <comment>type.goal.plural</comment>
            <translation>Ziele</translation>
        </message>
        <message>
            <source>Instruction</source>
            <comment>type.instruction</comment>
            <translation>Anweisung</translation>
        </message>
        <message numerus="yes">
            <source>{count} instructions</source>
            <comment>type.instruction.counted</comment>
            <extracomment>For one: {count} instruction</extracomment>
            <translation>
                <numerusform>{count} Anweisung</numerusform>
                <numerusform>{count} Anweisungen</numerusform>
            </translation>
        </message>
        <message>
            <source>instructions</source>
            <comment>type.instruction.inside</comment>
            <translation>Anweisungen</translation>
        </message>
        <message>
            <source>Instructions</source>
            <comment>type.instruction.plural</comment>
            <translation>Anweisungen</translation>
        </message>
        <message>
            <source>Learning</source>
            <comment>type.learning</comment>
            <translation>Erkenntnis</translation>
        </message>
        <message numerus="yes">
            <source>{count} learnings</source>
            <comment>type.learning.counted</comment>
            <extracomment>For one: {count} learning</extracomment>
            <translation>
                <numerusform>{count} Erkenntnis</numerusform>
                <numerusform>{count} Erkenntnisse</numerusform>
            </translation>
        </message>
        <message>
            <source>learnings</source>
            <comment>type.learning.inside</comment>
            <translation>Erkenntnisse</translation>
        </message>
        <message>
            <source>Learnings</source>
            <comment>type.learning.plural</comment>
            <translation>Erkenntnisse</translation>
        </message>
        <message>
            <source>Observation</source>
            <comment>type.observation</comment>
            <translation>Beobachtung</translation>
        </message>
        <message numerus="yes">
            <source>{count} observations</source>
            <comment>type.observation.counted</comment>
            <extracomment>For one: {count} observation</extracomment>
            <translation>
                <numerusform>{count} Beobachtung</numerusform>
                <numerusform>{count} Beobachtungen</numerusform>
            </translation>
        </message>
        <message>
            <source>observations</source>
            <comment>type.observation.inside</comment>
            <translation>Beobachtungen</translation>
        </message>
        <message>
            <source>Observations</source>
            <comment>type.observation.plural</comment>
            <translation>Beobachtungen</translation>
        </message>
        <message>
            <source>Preference</source>
            <comment>type.preference</comment>
            <translation>Vorliebe</translation>
        </message>
        <message numerus="yes">
            <source>{count} preferences</source>
            <comment>type.preference.counted</comment>
            <extracomment>For one: {count} preference</extracomment>
            <translation>
                <numerusform>{count} Vorliebe</numerusform>
                <numerusform>{count} Vorlieben</numerusform>
            </translation>
        </message>
        <message>
            <source>preferences</source>
            <comment>type.preference.inside</comment>
            <translation>Vorlieben</translation>
        </message>
        <message>
            <source>Preferences</source>
            <comment>type.preference.plural</comment>
            <translation>Vorlieben</translation>
        </message>
        <message>
            <source>Relationship</source>
            <comment>type.relationship</comment>
            <translation>Beziehung</translation>
        </message>
        <message numerus="yes">
            <source>{count} relationships</source>
            <comment>type.relationship.counted</comment>
            <extracomment>For one: {count} relationship</extracomment>
            <translation>
                <numerusform>{count} Beziehung</numerusform>
                <numerusform>{count} Beziehungen</numerusform>
            </translation>
        </message>
        <message>
            <source>relationships</source>
            <comment>type.relationship.inside</comment>
            <translation>Beziehungen</translation>
        </message>
        <message>
            <source>Relationships</source>
            <comment>type.relationship.plural</comment>
            <translation>Beziehungen</translation>
        </message>
        <message>
            <source>The words “{cue}” point to it.</source>
            <comment>type_reason.by_cue</comment>
            <translation>Die Worte „{cue}“ deuten darauf hin.</translation>
        </message>
        <message>
            <source>Its wording points to it.</source>
            <comment>type_reason.by_rule</comment>
            <translation>Der Wortlaut deutet darauf hin.</translation>
        </message>
        <message>
            <source>Nothing in it points to another type.</source>
            <comment>type_reason.fallback</comment>
            <translation>Nichts darin deutet auf eine andere Art hin.</translation>
        </message>
        <message>
            <source>It was chosen.</source>
            <comment>type_reason.given</comment>
            <translation>Sie wurde gewählt.</translation>
        </message>
        <message>
            <source>Its meaning is closest to this type.</source>
            <comment>type_reason.prototype</comment>
            <translation>Die Bedeutung liegt dieser Art am nächsten.</translation>
        </message>
        <message>
            <source>It was altered since it was written: its parts do not belong together.</source>
            <comment>unreadable.altered</comment>
            <translation>Sie wurde verändert, seit sie geschrieben wurde: Ihre Teile gehören nicht zusammen.</translation>
        </message>
        <message>
            <source>Line {line}: {sentence}</source>
            <comment>unreadable.at_line</comment>
            <translation>Zeile {line}: {sentence}</translation>
        </message>
        <message>
            <source>It holds a character that cannot be shown.</source>
            <comment>unreadable.control_character</comment>
            <translation>Sie enthält ein Zeichen, das sich nicht zeigen lässt.</translation>
        </message>
        <message>
            <source>The file ends in the middle of it.</source>
            <comment>unreadable.cut_off</comment>
            <translation>Die Datei endet mittendrin.</translation>
        </message>
        <message>
            <source>The archive is damaged.</source>
            <comment>unreadable.damaged_archive</comment>
            <translation>Das Archiv ist beschädigt.</translation>
        </message>
        <message>
            <source>The database is damaged, or its program was just writing to it. Close that and try again.</source>
            <comment>unreadable.damaged_database</comment>
            <translation>Die Datenbank ist beschädigt, oder ihr Programm schrieb gerade hinein. Schließen Sie es und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>There is nothing in it to remember.</source>
            <comment>unreadable.empty</comment>
            <translation>Nichts darin ist zu merken.</translation>
        </message>
        <message>
            <source>It is protected by a password. Unpack it first.</source>
            <comment>unreadable.encrypted</comment>
            <translation>Sie ist durch ein Passwort geschützt. Entpacken Sie sie zuerst.</translation>
        </message>
        <message>
            <source>It ends before it begins.</source>
            <comment>unreadable.ends_before_it_begins</comment>
            <translation>Sie endet, bevor sie beginnt.</translation>
        </message>
        <message>
            <source>A name in it holds a character that names cannot have.</source>
            <comment>unreadable.forbidden_character</comment>
            <translation>Ein Name darin enthält ein Zeichen, das Namen nicht haben können.</translation>
        </message>
        <message>
            <source>A newer version of this program wrote it. Update the program first.</source>
            <comment>unreadable.from_newer_program</comment>
            <translation>Eine neuere Version dieses Programms schrieb sie. Aktualisieren Sie zuerst das Programm.</translation>
        </message>
        <message>
            <source>The properties at its top could not be read. The rest of the note was.</source>
            <comment>unreadable.front_matter</comment>
            <translation>Die Eigenschaften am Anfang ließen sich nicht lesen. Der Rest der Notiz schon.</translation>
        </message>
        <message>
            <source>It holds a secret, and those are left out.</source>
            <comment>unreadable.holds_secret</comment>
            <translation>Er enthält ein Geheimnis, und solche werden ausgelassen.</translation>
        </message>
        <message>
            <source>A database cannot be read inside an archive. Unpack it first.</source>
            <comment>unreadable.in_archive</comment>
            <translation>Eine Datenbank lässt sich in einem Archiv nicht lesen. Entpacken Sie es zuerst.</translation>
        </message>
        <message>
            <source>The relation does not say what it links.</source>
            <comment>unreadable.incomplete_relation</comment>
            <translation>Die Beziehung sagt nicht, was sie verbindet.</translation>
        </message>
        <message>
            <source>Its characters are damaged or in an unknown encoding.</source>
            <comment>unreadable.invalid_utf16</comment>
            <translation>Ihre Zeichen sind beschädigt oder in unbekannter Kodierung.</translation>
        </message>
        <message>
            <source>Its characters are damaged or in an unknown encoding.</source>
            <comment>unreadable.invalid_utf8</comment>
            <translation>Ihre Zeichen sind beschädigt oder in unbekannter Kodierung.</translation>
        </message>
        <message>
            <source>It holds half of a character, so its encoding is damaged.</source>
            <comment>unreadable.lone_surrogate</comment>
            <translation>Sie enthält ein halbes Zeichen; ihre Kodierung ist also beschädigt.</translation>
        </message>
        <message>
            <source>It is no backup of this program.</source>
            <comment>unreadable.no_backup</comment>
            <translation>Es ist keine Sicherung dieses Programms.</translation>
        </message>
        <message>
            <source>The entry has no name.</source>
            <comment>unreadable.no_name</comment>
            <translation>Der Eintrag hat keinen Namen.</translation>
        </message>
        <message>
            <source>It is not said who wrote the message.</source>
            <comment>unreadable.no_speaker</comment>
            <translation>Es steht nicht da, wer die Nachricht schrieb.</translation>
        </message>
        <message>
            <source>It is not a conversation.</source>
            <comment>unreadable.not_a_conversation</comment>
            <translation>Das ist kein Gespräch.</translation>
        </message>
        <message>
            <source>It is not a file, but a folder, a link or a device.</source>
            <comment>unreadable.not_a_regular_file</comment>
            <translation>Das ist keine Datei, sondern ein Ordner, ein Verweis oder ein Gerät.</translation>
        </message>
        <message>
            <source>It is not a text.</source>
            <comment>unreadable.not_a_text</comment>
            <translation>Das ist kein Text.</translation>
        </message>
        <message>
            <source>It is neither an entry nor a relation.</source>
            <comment>unreadable.not_an_entity_or_relation</comment>
            <translation>Das ist weder ein Eintrag noch eine Beziehung.</translation>
        </message>
        <message>
            <source>It is no export of this program.</source>
            <comment>unreadable.not_an_export</comment>
            <translation>Das ist kein Export dieses Programms.</translation>
        </message>
        <message>
            <source>A time in it lacks its zone.</source>
            <comment>unreadable.not_aware</comment>
            <translation>Einer Zeit darin fehlt die Zone.</translation>
        </message>
        <message>
            <source>It is an export of some memories, not of a whole vault. Bring it in as memories instead.</source>
            <comment>unreadable.not_complete</comment>
            <translation>Das ist ein Export einiger Erinnerungen, nicht eines ganzen Tresors. Holen Sie es stattdessen als Erinnerungen herein.</translation>
        </message>
        <message>
            <source>It is no longer there.</source>
            <comment>unreadable.not_found</comment>
            <translation>Sie ist nicht mehr da.</translation>
        </message>
        <message>
            <source>So many are no longer in force, and are not brought in.</source>
            <comment>unreadable.not_in_force</comment>
            <translation>So viele sind nicht mehr in Kraft und werden nicht hereingeholt.</translation>
        </message>
        <message>
            <source>It is not the JSON it should be.</source>
            <comment>unreadable.not_json</comment>
            <translation>Das ist nicht das JSON, das es sein sollte.</translation>
        </message>
        <message>
            <source>Something is missing in it that another part speaks of.</source>
            <comment>unreadable.not_whole</comment>
            <translation>Etwas fehlt darin, wovon ein anderer Teil spricht.</translation>
        </message>
        <message>
            <source>It holds data that is not text.</source>
            <comment>unreadable.nul_character</comment>
            <translation>Sie enthält Daten, die kein Text sind.</translation>
        </message>
        <message>
            <source>It is the database of another program.</source>
            <comment>unreadable.other_database</comment>
            <translation>Das ist die Datenbank eines anderen Programms.</translation>
        </message>
        <message>
            <source>A value in it is outside its range.</source>
            <comment>unreadable.out_of_range</comment>
            <translation>Ein Wert darin liegt außerhalb des Erlaubten.</translation>
        </message>
        <message>
            <source>Its path leads out of the folder it is in, so it was not opened.</source>
            <comment>unreadable.parent_reference</comment>
            <translation>Ihr Pfad führt aus ihrem Ordner hinaus; deshalb wurde sie nicht geöffnet.</translation>
        </message>
        <message>
            <source>The system does not allow reading it. Give yourself the right to read it.</source>
            <comment>unreadable.permission_denied</comment>
            <translation>Das System erlaubt nicht, sie zu lesen. Geben Sie sich das Recht dazu.</translation>
        </message>
        <message>
            <source>An assistant repeated it from this vault, so it is not taken in again.</source>
            <comment>unreadable.recalled</comment>
            <translation>Ein Assistent hat es aus diesem Tresor wiederholt, darum wird es nicht noch einmal übernommen.</translation>
        </message>
        <message>
            <source>To-do items are not brought in.</source>
            <comment>unreadable.to_do_items</comment>
            <translation>Aufgabenlisten werden nicht hereingeholt.</translation>
        </message>
        <message>
            <source>It is nested too deeply.</source>
            <comment>unreadable.too_deep</comment>
            <translation>Sie ist zu tief verschachtelt.</translation>
        </message>
        <message>
            <source>It is larger than what can be brought in.</source>
            <comment>unreadable.too_large</comment>
            <translation>Sie ist größer, als hereingeholt werden kann.</translation>
        </message>
        <message>
            <source>It is longer than a memory can be.</source>
            <comment>unreadable.too_long</comment>
            <translation>Sie ist länger, als eine Erinnerung sein kann.</translation>
        </message>
        <message>
            <source>It has more of something than a memory can have.</source>
            <comment>unreadable.too_many</comment>
            <translation>Sie hat von etwas mehr, als eine Erinnerung haben kann.</translation>
        </message>
        <message>
            <source>The archive holds more files than can be brought in.</source>
            <comment>unreadable.too_many_members</comment>
            <translation>Das Archiv enthält mehr Dateien, als hereingeholt werden können.</translation>
        </message>
        <message>
            <source>It holds more records than can be brought in at once. The rest was left out.</source>
            <comment>unreadable.too_many_records</comment>
            <translation>Sie enthält mehr Einträge, als auf einmal hereingeholt werden können. Der Rest wurde ausgelassen.</translation>
        </message>
        <message>
            <source>It holds something that this program does not know.</source>
            <comment>unreadable.unknown_field</comment>
            <translation>Sie enthält etwas, das dieses Programm nicht kennt.</translation>
        </message>
        <message>
            <source>It holds something that this program does not know.</source>
            <comment>unreadable.unknown_record</comment>
            <translation>Sie enthält etwas, das dieses Programm nicht kennt.</translation>
        </message>
        <message>
            <source>The system could not read it.</source>
            <comment>unreadable.unreadable</comment>
            <translation>Das System konnte sie nicht lesen.</translation>
        </message>
        <message>
            <source>The format is known but cannot be brought in yet.</source>
            <comment>unreadable.unsupported</comment>
            <translation>Das Format ist bekannt, lässt sich aber noch nicht hereinholen.</translation>
        </message>
        <message>
            <source>Reason: {code}.</source>
            <comment>unworded</comment>
            <translation>Grund: {code}.</translation>
        </message>
        <message>
            <source>Mon</source>
            <comment>weekday.1</comment>
            <translation>Mo</translation>
        </message>
        <message>
            <source>Monday</source>
            <comment>weekday.1.full</comment>
            <translation>Montag</translation>
        </message>
        <message>
            <source>Tue</source>
            <comment>weekday.2</comment>
            <translation>Di</translation>
        </message>
        <message>
            <source>Tuesday</source>
            <comment>weekday.2.full</comment>
            <translation>Dienstag</translation>
        </message>
        <message>
            <source>Wed</source>
            <comment>weekday.3</comment>
            <translation>Mi</translation>
        </message>
        <message>
            <source>Wednesday</source>
            <comment>weekday.3.full</comment>
            <translation>Mittwoch</translation>
        </message>
        <message>
            <source>Thu</source>
            <comment>weekday.4</comment>
            <translation>Do</translation>
        </message>
        <message>
            <source>Thursday</source>
            <comment>weekday.4.full</comment>
            <translation>Donnerstag</translation>
        </message>
        <message>
            <source>Fri</source>
            <comment>weekday.5</comment>
            <translation>Fr</translation>
        </message>
        <message>
            <source>Friday</source>
            <comment>weekday.5.full</comment>
            <translation>Freitag</translation>
        </message>
        <message>
            <source>Sat</source>
            <comment>weekday.6</comment>
            <translation>Sa</translation>
        </message>
        <message>
            <source>Saturday</source>
            <comment>weekday.6.full</comment>
            <translation>Samstag</translation>
        </message>
        <message>
            <source>Sun</source>
            <comment>weekday.7</comment>
            <translation>So</translation>
        </message>
        <message>
            <source>Sunday</source>
            <comment>weekday.7.full</comment>
            <translation>Sonntag</translation>
        </message>
    </context>
</TS>
