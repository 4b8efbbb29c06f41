<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en_GB">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Remembrancer</source>
        <translation>Acerca de Remembrancer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar las versiones</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Licence of {0}</source>
        <translation>Licencia de {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Reading the licences …</source>
        <translation>Leyendo las licencias …</translation>
    </message>
    <message>
        <source>See, correct and govern what your AI agents remember, in an encrypted vault on your own machine. Free software under the Apache License, Version 2.0.</source>
        <translation>Ver, corregir y gobernar lo que recuerdan los agentes de IA, en una bóveda cifrada en el propio equipo. Software libre con la licencia Apache, versión 2.0.</translation>
    </message>
    <message>
        <source>The licences could not be read. They lie beside the files of the program.</source>
        <translation>No se pudieron leer las licencias. Están junto a los archivos del programa.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Versión {0}</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>Con qué está hecho</translation>
    </message>
    <message>
        <source>What somebody who looks into a fault wants to know</source>
        <translation>Lo que quiere saber quien investiga un fallo</translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>{0}, key {1}</source>
        <translation>{0}, tecla {1}</translation>
    </message>
</context>
<context>
    <name>ActionCards</name>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
</context>
<context>
    <name>AddClientDialog</name>
    <message>
        <source>Add a client</source>
        <translation>Añadir un cliente</translation>
    </message>
    <message>
        <source>Add the client</source>
        <translation>Añadir el cliente</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Cerrar sin él</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>For a program that does not ask by itself: it is given a token, which it sends with every request.</source>
        <translation>Para un programa que no solicita acceso por sí mismo: recibe una clave de acceso, que envía con cada solicitud.</translation>
    </message>
    <message>
        <source>It has no name yet.</source>
        <translation>Aún no tiene nombre.</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Puede</translation>
    </message>
    <message>
        <source>It may do nothing yet.</source>
        <translation>Aún no puede hacer nada.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planificador</translation>
    </message>
    <message>
        <source>The token was not copied, and is shown only now. Without it the client cannot come in.</source>
        <translation>La clave de acceso no se ha copiado y solo se muestra ahora. Sin ella, el cliente no puede entrar.</translation>
    </message>
    <message>
        <source>What it is called, as the journal will name it</source>
        <translation>Cómo se llama, tal como lo nombrará el diario</translation>
    </message>
    <message>
        <source>{0} may come in</source>
        <translation>{0} puede entrar</translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Did not fit into the budget: {0}.</source>
        <translation>No cupo en el presupuesto: {0}.</translation>
    </message>
    <message>
        <source>Here stands what an agent receives when it asks the same, word for word.</source>
        <translation>Aquí aparece lo que recibe un agente cuando pregunta lo mismo, palabra por palabra.</translation>
    </message>
    <message>
        <source>Nothing asked yet</source>
        <translation>Aún no se ha preguntado nada</translation>
    </message>
    <message>
        <source>Nothing. The agent is told that nothing stored answers.</source>
        <translation>Nada. Se indica al agente que nada de lo guardado responde.</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>Presupuesto de tokens</translation>
    </message>
    <message>
        <source>What the agent receives</source>
        <translation>Lo que recibe el agente</translation>
    </message>
    <message>
        <source>exactly this text, marked as data</source>
        <translation>exactamente este texto, marcado como datos</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>quedan {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>{0} of {1} tokens used: {2}</source>
        <translation>{0} de {1} tokens usados: {2}</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} tokens</translation>
    </message>
</context>
<context>
    <name>Agents</name>
    <message>
        <source>1 memory</source>
        <translation>1 recuerdo</translation>
    </message>
    <message>
        <source>Active, {0}</source>
        <translation>Activo, {0}</translation>
    </message>
    <message>
        <source>Also change and put away what it wrote</source>
        <translation>También cambiar y guardar aparte lo que escribió</translation>
    </message>
    <message>
        <source>Decide conflicts between its own statements</source>
        <translation>Decidir conflictos entre sus propias afirmaciones</translation>
    </message>
    <message>
        <source>Ended {0}</source>
        <translation>Terminado {0}</translation>
    </message>
    <message>
        <source>Paused, {0}</source>
        <translation>En pausa, {0}</translation>
    </message>
    <message>
        <source>Read memories</source>
        <translation>Leer recuerdos</translation>
    </message>
    <message>
        <source>Remember new things; rules and pins wait for you</source>
        <translation>Recordar cosas nuevas; las reglas y lo fijado quedan pendientes</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Revocado</translation>
    </message>
    <message>
        <source>a field is outside its limits</source>
        <translation>un campo excede sus límites</translation>
    </message>
    <message>
        <source>a rule or a pin</source>
        <translation>una regla o algo fijado</translation>
    </message>
    <message>
        <source>all namespaces</source>
        <translation>todos los espacios</translation>
    </message>
    <message>
        <source>came from a web page</source>
        <translation>procede de una página web</translation>
    </message>
    <message>
        <source>contradicts what is remembered</source>
        <translation>contradice lo recordado</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>failed: {0}</source>
        <translation>falló: {0}</translation>
    </message>
    <message>
        <source>it is paused</source>
        <translation>está en pausa</translation>
    </message>
    <message>
        <source>it is revoked</source>
        <translation>está revocado</translation>
    </message>
    <message>
        <source>its time is over</source>
        <translation>su plazo ha terminado</translation>
    </message>
    <message>
        <source>known already</source>
        <translation>ya conocido</translation>
    </message>
    <message>
        <source>may do nothing</source>
        <translation>no puede hacer nada</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>sin clave de acceso</translation>
    </message>
    <message>
        <source>not allowed to</source>
        <translation>sin permiso</translation>
    </message>
    <message>
        <source>not asked for this computer</source>
        <translation>no pedido para este equipo</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>aún no visto</translation>
    </message>
    <message>
        <source>over its limits</source>
        <translation>supera sus límites</translation>
    </message>
    <message>
        <source>propose</source>
        <translation>proponer</translation>
    </message>
    <message>
        <source>proposes</source>
        <translation>propone</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>lee</translation>
    </message>
    <message>
        <source>refused: {0}</source>
        <translation>rechazado: {0}</translation>
    </message>
    <message>
        <source>resolve</source>
        <translation>resolver</translation>
    </message>
    <message>
        <source>resolves its own conflicts</source>
        <translation>resuelve sus propios conflictos</translation>
    </message>
    <message>
        <source>said again</source>
        <translation>dicho de nuevo</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>turned down before</source>
        <translation>rechazado antes</translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation>clave de acceso desconocida</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>waits for you: {0}</source>
        <translation>pendiente: {0}</translation>
    </message>
    <message>
        <source>write</source>
        <translation>escribir</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>escribe</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} y {1}</translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0} en {1}</translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation>{0} recuerdos</translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation>{0}, {1} tokens</translation>
    </message>
    <message>
        <source>{0}; ends {1}</source>
        <translation>{0}; termina {1}</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>1 proposal of an agent waits for you.</source>
        <translation>Hay 1 propuesta de un agente pendiente.</translation>
    </message>
    <message>
        <source>Add a client …</source>
        <translation>Añadir un cliente …</translation>
    </message>
    <message>
        <source>Connect a tool found on this computer, or open the port and let an agent ask.</source>
        <translation>Conectar una herramienta encontrada en este equipo, o abrir el puerto y dejar que un agente solicite acceso.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>No agent is connected yet</source>
        <translation>Aún no hay ningún agente conectado</translation>
    </message>
    <message>
        <source>Port, clients and files</source>
        <translation>Puerto, clientes y archivos</translation>
    </message>
    <message>
        <source>Search requests</source>
        <translation>Buscar solicitudes</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Undo what {0} did</source>
        <translation>Deshacer lo que hizo {0}</translation>
    </message>
    <message>
        <source>{0} is connected. Start it anew, so that it reads its settings.</source>
        <translation>{0} está conectado. Hay que reiniciarlo para que lea sus ajustes.</translation>
    </message>
    <message>
        <source>{0} is disconnected.</source>
        <translation>{0} está desconectado.</translation>
    </message>
    <message>
        <source>{0} proposals of agents wait for you.</source>
        <translation>Hay {0} propuestas de agentes pendientes.</translation>
    </message>
    <message>
        <source>{0}: some files were left alone.</source>
        <translation>{0}: algunos archivos no se han tocado.</translation>
    </message>
</context>
<context>
    <name>AgentsSection</name>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Open Agents</source>
        <translation>Abrir Agentes</translation>
    </message>
    <message>
        <source>Port and clients</source>
        <translation>Puerto y clientes</translation>
    </message>
    <message>
        <source>The port, who may use it, and how much, are set where their traffic is seen.</source>
        <translation>El puerto, quién puede usarlo y cuánto se ajustan donde se ve su tráfico.</translation>
    </message>
</context>
<context>
    <name>AgentsWaiting</name>
    <message>
        <source>1 request of an agent waits</source>
        <translation>1 solicitud de un agente pendiente</translation>
    </message>
    <message>
        <source>An agent proposes something that waits for you.</source>
        <translation>Un agente propone algo que queda pendiente.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Port could not be opened</source>
        <translation>No se pudo abrir el puerto</translation>
    </message>
    <message>
        <source>Port open, 1 client</source>
        <translation>Puerto abierto, 1 cliente</translation>
    </message>
    <message>
        <source>Port open, {0} clients</source>
        <translation>Puerto abierto, {0} clientes</translation>
    </message>
    <message>
        <source>{0} requests of agents wait</source>
        <translation>{0} solicitudes de agentes pendientes</translation>
    </message>
    <message>
        <source>{0} wants to connect.</source>
        <translation>{0} quiere conectarse.</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Another statement says something else, and nobody has decided yet.</source>
        <translation>Otra afirmación dice algo distinto y aún no se ha decidido.</translation>
    </message>
    <message>
        <source>From memory</source>
        <translation>De la memoria</translation>
    </message>
    <message>
        <source>Nothing stored answers this. What is nearest stands below.</source>
        <translation>Nada de lo guardado responde a esto. Lo más cercano está debajo.</translation>
    </message>
    <message>
        <source>put together from stored sentences, no language model</source>
        <translation>compuesto de frases guardadas, sin modelo de lenguaje</translation>
    </message>
</context>
<context>
    <name>AnswerText</name>
    <message>
        <source>Answer from memory</source>
        <translation>Respuesta de la memoria</translation>
    </message>
    <message>
        <source>Show memory {0}</source>
        <translation>Mostrar el recuerdo {0}</translation>
    </message>
</context>
<context>
    <name>AppearanceSection</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Changed on: {0}.</source>
        <translation>Cambiado en: {0}.</translation>
    </message>
    <message>
        <source>Columns, widths, panes and densities of this vault&apos;s pages. Nothing else is reset.</source>
        <translation>Columnas, anchos, paneles y densidades de las páginas de esta bóveda. Nada más se restablece.</translation>
    </message>
    <message>
        <source>Everything is as at first.</source>
        <translation>Todo está como al principio.</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Seguir al sistema</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Only with the icon in the tray.</source>
        <translation>Solo con el icono en la bandeja.</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Restablecer disposición</translation>
    </message>
    <message>
        <source>This desktop has no tray. Closing the window quits.</source>
        <translation>Este escritorio no tiene bandeja. Cerrar la ventana termina el programa.</translation>
    </message>
    <message>
        <source>reset columns widths panes</source>
        <translation>restablecer columnas anchos paneles</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Backups of Remembrancer (*{0})</source>
        <translation>Copias de seguridad de Remembrancer (*{0})</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Elegir dónde …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The backup of {0} with its keys, {1}, as encrypted as the vault. Keep it on another drive.</source>
        <translation>La copia de seguridad de {0} con sus claves, {1}, tan cifrada como la bóveda. Conviene guardarla en otra unidad.</translation>
    </message>
    <message>
        <source>Write a backup into one file</source>
        <translation>Escribir una copia en un archivo</translation>
    </message>
    <message>
        <source>Write the backup to</source>
        <translation>Escribir la copia en</translation>
    </message>
    <message>
        <source>Written and read back: {0}, {1}.</source>
        <translation>Escrita y releída: {0}, {1}.</translation>
    </message>
    <message>
        <source>“From a file” in the list of backups brings it back; on another computer the first window does.</source>
        <translation>«De un archivo», en la lista de copias de seguridad, la recupera; en otro equipo lo hace la primera ventana.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Found in {0} ms among {1}</source>
        <translation>Encontrado en {0} ms entre {1}</translation>
    </message>
    <message>
        <source>Just below the line ({0})</source>
        <translation>Justo bajo el umbral ({0})</translation>
    </message>
    <message>
        <source>Match {0}: {1}</source>
        <translation>Coincidencia {0}: {1}</translation>
    </message>
    <message>
        <source>did not fit into the budget</source>
        <translation>no cupo en el presupuesto</translation>
    </message>
    <message>
        <source>not given to the agent</source>
        <translation>no entregado al agente</translation>
    </message>
    <message>
        <source>{0} above the line</source>
        <translation>{0} sobre el umbral</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}, below the line at {1}</source>
        <translation>{0}, bajo el umbral de {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation>{0}.</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Ask; on a memory, open it</source>
        <translation>Preguntar; sobre un recuerdo, abrirlo</translation>
    </message>
    <message>
        <source>Copied what the agent receives</source>
        <translation>Copiado lo que recibe el agente</translation>
    </message>
    <message>
        <source>Copy the whole text, as an agent gets it</source>
        <translation>Copiar todo el texto, tal como lo recibe un agente</translation>
    </message>
    <message>
        <source>Copy what the agent receives</source>
        <translation>Copiar lo que recibe el agente</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Last questions; on a memory, the next one</source>
        <translation>Últimas preguntas; sobre un recuerdo, el siguiente</translation>
    </message>
    <message>
        <source>Narrow what may answer:  tag:work</source>
        <translation>Limitar lo que puede responder:  tag:work</translation>
    </message>
    <message>
        <source>Show or hide what the agent receives</source>
        <translation>Mostrar u ocultar lo que recibe el agente</translation>
    </message>
</context>
<context>
    <name>AskStates</name>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Ask what is remembered</source>
        <translation>Preguntar qué se recuerda</translation>
    </message>
    <message>
        <source>Ask: {0}</source>
        <translation>Preguntar: {0}</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>Traer recuerdos</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Por ejemplo</translation>
    </message>
    <message>
        <source>Looking through what is remembered …</source>
        <translation>Buscando en lo recordado …</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>Aún no hay recuerdos</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>Abrir la bóveda de ejemplo</translation>
    </message>
    <message>
        <source>Questions are answered from what is stored, and nothing is stored yet.</source>
        <translation>Las preguntas se responden con lo guardado, y aún no hay nada guardado.</translation>
    </message>
    <message>
        <source>Reading the best memories again: {0} of {1}</source>
        <translation>Releyendo los mejores recuerdos: {0} de {1}</translation>
    </message>
    <message>
        <source>The answer is put together from what is stored, and shows what an agent would get.</source>
        <translation>La respuesta se compone de lo guardado y muestra lo que recibiría un agente.</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>Agents and what they propose</source>
        <translation>Agentes y lo que proponen</translation>
    </message>
    <message>
        <source>Changed memories</source>
        <translation>Recuerdos cambiados</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Faded, expired, revived</source>
        <translation>Desvanecidos, vencidos, reavivados</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Espacios</translation>
    </message>
    <message>
        <source>New memories</source>
        <translation>Recuerdos nuevos</translation>
    </message>
    <message>
        <source>Put away, deleted, erased, brought back</source>
        <translation>Guardados aparte, eliminados, borrados, recuperados</translation>
    </message>
    <message>
        <source>Reason: “{0}”</source>
        <translation>Motivo: «{0}»</translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation>Remembrancer</translation>
    </message>
    <message>
        <source>Session “{0}”</source>
        <translation>Sesión «{0}»</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>{0} entries</source>
        <translation>{0} entradas</translation>
    </message>
    <message>
        <source>{0} entries shown</source>
        <translation>{0} entradas mostradas</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«{0}»</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Left / Right</source>
        <translation>Izquierda / Derecha</translation>
    </message>
    <message>
        <source>Newer entry / older entry</source>
        <translation>Entrada más reciente / más antigua</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Buscar en el diario</translation>
    </message>
    <message>
        <source>The newest entry</source>
        <translation>La entrada más reciente</translation>
    </message>
    <message>
        <source>Two dates</source>
        <translation>Dos fechas</translation>
    </message>
    <message>
        <source>Undo the chosen change</source>
        <translation>Deshacer el cambio elegido</translation>
    </message>
    <message>
        <source>What the chosen entry changed</source>
        <translation>Qué cambió la entrada elegida</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Qué mostrar</translation>
    </message>
</context>
<context>
    <name>BackupKeeping</name>
    <message>
        <source>Backed up {0}</source>
        <translation>Copiada {0}</translation>
    </message>
    <message>
        <source>The vault was backed up, beside the others in its folder.</source>
        <translation>Se ha hecho una copia de seguridad de la bóveda, junto a las demás en su carpeta.</translation>
    </message>
</context>
<context>
    <name>BackupRow</name>
    <message>
        <source>Its keys are missing</source>
        <translation>Faltan sus claves</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>&amp;Go back to it</source>
        <translation>&amp;Volver a ella</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer copia ahora</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Backups of Remembrancer (*{0})</source>
        <translation>Copias de seguridad de Remembrancer (*{0})</translation>
    </message>
    <message>
        <source>Choose a backup first.</source>
        <translation>Primero hay que elegir una copia.</translation>
    </message>
    <message>
        <source>Choose a backup that was written into one file</source>
        <translation>Elegir una copia escrita en un archivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>From a file …</source>
        <translation>De un archivo …</translation>
    </message>
    <message>
        <source>The vault is copied every half hour if something changed: all copies of a day are kept, one a day for two weeks, one a week for two months, one a month for a year. They are encrypted like the vault.</source>
        <translation>La bóveda se copia cada media hora si algo ha cambiado: se conservan todas las copias de un día, una al día durante dos semanas, una a la semana durante dos meses y una al mes durante un año. Están cifradas como la bóveda.</translation>
    </message>
    <message>
        <source>There is no backup yet</source>
        <translation>Aún no hay copias de seguridad</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Aún no hay copias de seguridad.</translation>
    </message>
    <message>
        <source>They will lie in {2}, {1} free</source>
        <translation>Estarán en {2}, {1} libres</translation>
    </message>
    <message>
        <source>Write into one file …</source>
        <translation>Escribir en un archivo …</translation>
    </message>
    <message>
        <source>{0} in {2}, {1} free</source>
        <translation>{0} en {2}, {1} libres</translation>
    </message>
</context>
<context>
    <name>BatchButton</name>
    <message>
        <source>All that are shown</source>
        <translation>Todos los que se muestran</translation>
    </message>
    <message>
        <source>Decide {0} together</source>
        <translation>Decidir {0} a la vez</translation>
    </message>
</context>
<context>
    <name>BatchDialog</name>
    <message>
        <source>Agents get both, with a note that they differ.</source>
        <translation>Los agentes reciben ambos, con una nota de que difieren.</translation>
    </message>
    <message>
        <source>Agents get both. These pairs are not asked about again.</source>
        <translation>Los agentes reciben ambos. No se volverá a preguntar por estas parejas.</translation>
    </message>
    <message>
        <source>Agents get the new statements. The old ones are kept as superseded.</source>
        <translation>Los agentes reciben las afirmaciones nuevas. Las anteriores se conservan como sustituidas.</translation>
    </message>
    <message>
        <source>Agents go on getting the old statements. The new ones are kept as turned down.</source>
        <translation>Los agentes siguen recibiendo las afirmaciones anteriores. Las nuevas se conservan como rechazadas.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose what to do with all of them. It is one step, which can be undone.</source>
        <translation>Elegir qué hacer con todos. Es un solo paso, que se puede deshacer.</translation>
    </message>
    <message>
        <source>Decide together</source>
        <translation>Decidir a la vez</translation>
    </message>
    <message>
        <source>Decide {0}</source>
        <translation>Decidir {0}</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Motivo (opcional)</translation>
    </message>
    <message>
        <source>Where the text does not say:</source>
        <translation>Donde el texto no lo dice:</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>y {0} más</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{old} → {new}</source>
        <translation>{old} → {new}</translation>
    </message>
</context>
<context>
    <name>BinTable</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Memories by day and type</source>
        <translation>Recuerdos por día y tipo</translation>
    </message>
    <message>
        <source>The figures of the timeline. Enter chooses the days of a row.</source>
        <translation>Las cifras de la cronología. Intro elige los días de una fila.</translation>
    </message>
</context>
<context>
    <name>BringPanel</name>
    <message>
        <source>Choose files …</source>
        <translation>Elegir archivos …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Found on this computer. Nothing is written before you have seen what it becomes.</source>
        <translation>Encontrado en este equipo. No se escribe nada antes de ver en qué se convierte.</translation>
    </message>
    <message>
        <source>It is still looking.</source>
        <translation>Aún está buscando.</translation>
    </message>
    <message>
        <source>Looking for memories</source>
        <translation>Buscando recuerdos</translation>
    </message>
    <message>
        <source>Looking in the usual places on this computer. Nothing leaves it.</source>
        <translation>Buscando en los lugares habituales de este equipo. Nada sale de él.</translation>
    </message>
    <message>
        <source>None of the usual files was found</source>
        <translation>No se encontró ninguno de los archivos habituales</translation>
    </message>
    <message>
        <source>See what they become</source>
        <translation>Ver en qué se convierten</translation>
    </message>
    <message>
        <source>Show me the sample vault</source>
        <translation>Mostrar la bóveda de ejemplo</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Dejar de buscar</translation>
    </message>
    <message>
        <source>There may be more: the search ended after 20 seconds or 200 finds.</source>
        <translation>Puede haber más: la búsqueda terminó tras 20 segundos o 200 hallazgos.</translation>
    </message>
    <message>
        <source>What do agents remember already?</source>
        <translation>¿Qué recuerdan ya los agentes?</translation>
    </message>
    <message>
        <source>You can choose files yourself, now or later from the menu of the vault.</source>
        <translation>Puede elegir los archivos usted mismo, ahora o más tarde en el menú de la bóveda.</translation>
    </message>
    <message>
        <source>{0} folders</source>
        <translation>{0} carpetas</translation>
    </message>
</context>
<context>
    <name>BulkSummary</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This is one step: undo takes all of it back.</source>
        <translation>Es un solo paso: deshacer lo revierte todo.</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>y {0} más</translation>
    </message>
    <message>
        <source>{0} of them pinned</source>
        <translation>{0} de ellos fijados</translation>
    </message>
</context>
<context>
    <name>CaptureCard</name>
    <message>
        <source>Ctrl ↵</source>
        <translation>Ctrl ↵</translation>
    </message>
    <message>
        <source>Remember something</source>
        <translation>Recordar algo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>What is to be remembered?</source>
        <translation>¿Qué hay que recordar?</translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation>Qué recordar</translation>
    </message>
</context>
<context>
    <name>CaseReview</name>
    <message>
        <source>Choose first what to do</source>
        <translation>Primero hay que elegir qué hacer</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>Say first what became of the old one</source>
        <translation>Primero hay que decir qué fue de lo anterior</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the memory in Memories</source>
        <translation>Abrir el recuerdo en Recuerdos</translation>
    </message>
    <message>
        <source>Reason: “{0}”</source>
        <translation>Motivo: «{0}»</translation>
    </message>
    <message>
        <source>Restore the earlier version</source>
        <translation>Restaurar la versión anterior</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Afirmación</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Figures as a table</source>
        <translation>Cifras en una tabla</translation>
    </message>
    <message>
        <source>The chart could not be saved: {0}</source>
        <translation>No se pudo guardar el gráfico: {0}</translation>
    </message>
    <message>
        <source>The chart was saved as {0}.</source>
        <translation>El gráfico se guardó como {0}.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>{0}: {1} of {2}</source>
        <translation>{0}: {1} de {2}</translation>
    </message>
</context>
<context>
    <name>ClientCard</name>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Everything it ever did</source>
        <translation>Todo lo que ha hecho</translation>
    </message>
    <message>
        <source>In all: {0} remembered, {1} waited for you, {2} recalls, {3} tokens, {4} refused.</source>
        <translation>En total: {0} recordados, {1} pendientes, {2} consultas, {3} tokens, {4} rechazados.</translation>
    </message>
    <message>
        <source>It says that it is {0}.</source>
        <translation>Dice que es {0}.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Paused: too much at once</source>
        <translation>En pausa: demasiado a la vez</translation>
    </message>
    <message>
        <source>Recalls today</source>
        <translation>Consultas hoy</translation>
    </message>
    <message>
        <source>Remembered today</source>
        <translation>Recordado hoy</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Revocar</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Revocado</translation>
    </message>
    <message>
        <source>Rights …</source>
        <translation>Permisos …</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Los últimos 7 días</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>El último día</translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation>La última hora</translation>
    </message>
    <message>
        <source>Tokens given today</source>
        <translation>Tokens dados hoy</translation>
    </message>
    <message>
        <source>Undo since …</source>
        <translation>Deshacer desde …</translation>
    </message>
    <message>
        <source>{0} a minute at most</source>
        <translation>{0} por minuto como máximo</translation>
    </message>
</context>
<context>
    <name>ClientRow</name>
    <message>
        <source>all namespaces</source>
        <translation>todos los espacios</translation>
    </message>
    <message>
        <source>since {0}</source>
        <translation>desde {0}</translation>
    </message>
</context>
<context>
    <name>ClosableChip</name>
    <message>
        <source>Remove {0}</source>
        <translation>Quitar {0}</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Coincid.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Recuerdo</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registrado</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Takes place</source>
        <translation>Tiene lugar</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Add tag</source>
        <translation>Añadir etiqueta</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Change type</source>
        <translation>Cambiar el tipo</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Copiar id</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Erase for good …</source>
        <translation>Borrar para siempre …</translation>
    </message>
    <message>
        <source>Fold the chain</source>
        <translation>Plegar la cadena</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Mover a</translation>
    </message>
    <message>
        <source>Next memory</source>
        <translation>Recuerdo siguiente</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Previous memory</source>
        <translation>Recuerdo anterior</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Guardar aparte</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Still true</source>
        <translation>Sigue siendo cierto</translation>
    </message>
    <message>
        <source>These contradict each other</source>
        <translation>Estos se contradicen</translation>
    </message>
    <message>
        <source>Unfold the chain</source>
        <translation>Desplegar la cadena</translation>
    </message>
    <message>
        <source>What it took the place of</source>
        <translation>Lo que sustituyó</translation>
    </message>
    <message>
        <source>What took its place</source>
        <translation>Lo que lo sustituyó</translation>
    </message>
    <message>
        <source>Write to files …</source>
        <translation>Escribir en archivos …</translation>
    </message>
</context>
<context>
    <name>CommandRunner</name>
    <message>
        <source>Add the tag {0} to {1}?</source>
        <translation>¿Añadir la etiqueta {0} a {1}?</translation>
    </message>
    <message>
        <source>Bring back {0}</source>
        <translation>Recuperar {0}</translation>
    </message>
    <message>
        <source>Bring back {0}?</source>
        <translation>¿Recuperar {0}?</translation>
    </message>
    <message>
        <source>Change {0}</source>
        <translation>Cambiar {0}</translation>
    </message>
    <message>
        <source>Delete {0}</source>
        <translation>Eliminar {0}</translation>
    </message>
    <message>
        <source>Delete {0}?</source>
        <translation>¿Eliminar {0}?</translation>
    </message>
    <message>
        <source>Make {0}: {1}?</source>
        <translation>¿Convertir {0} en {1}?</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>Mover {0}</translation>
    </message>
    <message>
        <source>Move {0} to {1}?</source>
        <translation>¿Mover {0} a {1}?</translation>
    </message>
    <message>
        <source>Pin {0}</source>
        <translation>Fijar {0}</translation>
    </message>
    <message>
        <source>Pin {0}?</source>
        <translation>¿Fijar {0}?</translation>
    </message>
    <message>
        <source>Put away {0}</source>
        <translation>Guardar aparte {0}</translation>
    </message>
    <message>
        <source>Put away {0}?</source>
        <translation>¿Guardar aparte {0}?</translation>
    </message>
    <message>
        <source>Say that {0} still hold?</source>
        <translation>¿Confirmar que {0} siguen siendo ciertos?</translation>
    </message>
    <message>
        <source>Still true: {0}</source>
        <translation>Sigue siendo cierto: {0}</translation>
    </message>
    <message>
        <source>Tag {0}</source>
        <translation>Etiquetar {0}</translation>
    </message>
    <message>
        <source>Unpin {0}</source>
        <translation>Dejar de fijar {0}</translation>
    </message>
    <message>
        <source>Unpin {0}?</source>
        <translation>¿Dejar de fijar {0}?</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>1 conflict</source>
        <translation>1 conflicto</translation>
    </message>
    <message>
        <source>1 linked memory to look at after: {0}</source>
        <translation>1 recuerdo enlazado por revisar después: {0}</translation>
    </message>
    <message>
        <source>A change that waits. The version before stays in use until you decide.</source>
        <translation>Un cambio pendiente. La versión anterior sigue en uso hasta que se decida.</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Corrected: it was never so</source>
        <translation>Corregido: nunca fue así</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Happening</source>
        <translation>Ocurre</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Rige</translation>
    </message>
    <message>
        <source>In use until you decide; agents see it as contested.</source>
        <translation>En uso hasta que se decida; los agentes lo ven como en disputa.</translation>
    </message>
    <message>
        <source>In use, contested</source>
        <translation>En uso, en disputa</translation>
    </message>
    <message>
        <source>Keep both, note it</source>
        <translation>Conservar ambos</translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <translation>Conservar lo anterior</translation>
    </message>
    <message>
        <source>Kept both and noted it.</source>
        <translation>Se conservaron ambos y se anotó.</translation>
    </message>
    <message>
        <source>Kept the old one.</source>
        <translation>Se conservó lo anterior.</translation>
    </message>
    <message>
        <source>Known because</source>
        <translation>Se sabe porque</translation>
    </message>
    <message>
        <source>Marked as no conflict.</source>
        <translation>Marcado como no conflicto.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>Not a conflict</source>
        <translation>No es un conflicto</translation>
    </message>
    <message>
        <source>Not given to agents until you decide.</source>
        <translation>No se entrega a los agentes hasta que se decida.</translation>
    </message>
    <message>
        <source>Nothing is left to decide here: one of the statements was changed, deleted or taken back.</source>
        <translation>Aquí ya no queda nada por decidir: una de las afirmaciones se cambió, se eliminó o se deshizo.</translation>
    </message>
    <message>
        <source>Proposed by {who}, {when}; waits for you</source>
        <translation>Propuesto por {who}, {when}; pendiente</translation>
    </message>
    <message>
        <source>Put the two together.</source>
        <translation>Se unieron los dos.</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Reason: {0}</source>
        <translation>Motivo: {0}</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registrado</translation>
    </message>
    <message>
        <source>Replaced: it held until now</source>
        <translation>Reemplazado: rigió hasta ahora</translation>
    </message>
    <message>
        <source>Retain</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Dicho</translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Use the new one</source>
        <translation>Usar lo nuevo</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usado</translation>
    </message>
    <message>
        <source>Used the new one.</source>
        <translation>Se usó lo nuevo.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>as above</source>
        <translation>como arriba</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijado</translation>
    </message>
    <message>
        <source>used {0}</source>
        <translation>usado {0}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>usted</translation>
    </message>
    <message>
        <source>{0} conflicts</source>
        <translation>{0} conflictos</translation>
    </message>
    <message>
        <source>{0} is kept as superseded and can be brought back</source>
        <translation>{0} se conserva como sustituido y se puede recuperar</translation>
    </message>
    <message>
        <source>{0} is kept as turned down; agents do not get it</source>
        <translation>{0} se conserva como rechazado; los agentes no lo reciben</translation>
    </message>
    <message>
        <source>{0} is what agents get</source>
        <translation>{0} es lo que reciben los agentes</translation>
    </message>
    <message>
        <source>{0} is what agents get, no longer contested</source>
        <translation>{0} es lo que reciben los agentes, ya sin disputa</translation>
    </message>
    <message>
        <source>{0} is what agents get, with a note</source>
        <translation>{0} es lo que reciben los agentes, con una nota</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>{0} abiertos</translation>
    </message>
    <message>
        <source>{0} times</source>
        <translation>{0} veces</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, {1}.</source>
        <translation>{0}, {1}.</translation>
    </message>
    <message>
        <source>{count} linked memories to look at after: {0}</source>
        <translation>{count} recuerdos enlazados por revisar después: {0}</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«{0}»</translation>
    </message>
</context>
<context>
    <name>ConflictsPage</name>
    <message>
        <source>Apply the choice</source>
        <translation>Aplicar la elección</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Corrected: it was never so</source>
        <translation>Corregido: nunca fue así</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Give a reason</source>
        <translation>Dar un motivo</translation>
    </message>
    <message>
        <source>How conflicts are treated was changed.</source>
        <translation>Se cambió cómo se tratan los conflictos.</translation>
    </message>
    <message>
        <source>Keep both and note it; again: apply</source>
        <translation>Conservar ambos y anotarlo; otra vez: aplicar</translation>
    </message>
    <message>
        <source>Keep the old one; again: apply</source>
        <translation>Conservar lo anterior; otra vez: aplicar</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Conflicto siguiente</translation>
    </message>
    <message>
        <source>Not a conflict; again: apply</source>
        <translation>No es un conflicto; otra vez: aplicar</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Conflicto anterior</translation>
    </message>
    <message>
        <source>Replaced: it held until now</source>
        <translation>Reemplazado: valía hasta ahora</translation>
    </message>
    <message>
        <source>Search the conflicts</source>
        <translation>Buscar en los conflictos</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>The conversation in which it was said</source>
        <translation>La conversación en que se dijo</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>El enlace se ha copiado.</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Deshacer la última decisión</translation>
    </message>
    <message>
        <source>Use the new one; again: apply</source>
        <translation>Usar lo nuevo; otra vez: aplicar</translation>
    </message>
    <message>
        <source>Write it in your own words</source>
        <translation>Escribirlo con palabras propias</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>ConflictsSection</name>
    <message>
        <source>Changed for new conflicts</source>
        <translation>Cambiado para los conflictos nuevos</translation>
    </message>
    <message>
        <source>Chosen for each namespace. A change is one step of undo.</source>
        <translation>Se elige para cada espacio. Un cambio es un paso que se puede deshacer.</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Contradicciones</translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation>Cómo se tratan los conflictos</translation>
    </message>
    <message>
        <source>policy certainty ask annotate supersede</source>
        <translation>política certeza preguntar anotar sustituir</translation>
    </message>
</context>
<context>
    <name>ConflictsStates</name>
    <message>
        <source>Here is what needs no decision any more, because a statement was changed or deleted.</source>
        <translation>Aquí está lo que ya no necesita decisión, porque una afirmación se cambió o se eliminó.</translation>
    </message>
    <message>
        <source>No conflict here answers “{0}”.</source>
        <translation>Ningún conflicto de aquí responde a «{0}».</translation>
    </message>
    <message>
        <source>No conflict here is of that kind and source.</source>
        <translation>Ningún conflicto de aquí es de esa clase y fuente.</translation>
    </message>
    <message>
        <source>Nothing decided yet</source>
        <translation>Aún no se ha decidido nada</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Nothing set aside</source>
        <translation>Nada apartado</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nada que decidir</translation>
    </message>
    <message>
        <source>See what was decided</source>
        <translation>Ver lo decidido</translation>
    </message>
    <message>
        <source>What is in conflict is decided in the present. Return to now to see it.</source>
        <translation>Lo que está en conflicto se decide en el presente. Para verlo hay que volver a ahora.</translation>
    </message>
    <message>
        <source>What you decide is kept here, and can be opened again.</source>
        <translation>Lo que se decide se conserva aquí y puede abrirse de nuevo.</translation>
    </message>
    <message>
        <source>When something new contradicts what is remembered, both wait here for you.</source>
        <translation>Cuando algo nuevo contradice lo recordado, ambos esperan aquí.</translation>
    </message>
    <message>
        <source>You are looking at the past</source>
        <translation>Esto muestra el pasado</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>1 file would be written.</source>
        <translation>Se escribiría 1 archivo.</translation>
    </message>
    <message>
        <source>A copy of each file as it was is kept in the vault&apos;s folder. Nothing else in them is touched.</source>
        <translation>En la carpeta de la bóveda se conserva una copia de cada archivo tal como era. Nada más se toca en ellos.</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>Todos los proyectos</translation>
    </message>
    <message>
        <source>Also recall when a session begins, and keep it when it ends</source>
        <translation>También consultar al empezar una sesión, y conservarla al terminar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Connect {0}</source>
        <translation>Conectar {0}</translation>
    </message>
    <message>
        <source>Disconnect {0}</source>
        <translation>Desconectar {0}</translation>
    </message>
    <message>
        <source>Left alone: {0}</source>
        <translation>Sin tocar: {0}</translation>
    </message>
    <message>
        <source>Nothing can be written here. What to paste by hand stands below.</source>
        <translation>Aquí no se puede escribir nada. Abajo está lo que hay que pegar a mano.</translation>
    </message>
    <message>
        <source>One project …</source>
        <translation>Un proyecto …</translation>
    </message>
    <message>
        <source>The file goes: there would be nothing left in it.</source>
        <translation>El archivo se quita: no quedaría nada en él.</translation>
    </message>
    <message>
        <source>The folder of the project</source>
        <translation>La carpeta del proyecto</translation>
    </message>
    <message>
        <source>There is nothing to take out.</source>
        <translation>No hay nada que quitar.</translation>
    </message>
    <message>
        <source>There is nothing to write: it is connected as chosen.</source>
        <translation>No hay nada que escribir: está conectado según lo elegido.</translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation>Qué se escribiría</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Write this</source>
        <translation>Escribir esto</translation>
    </message>
    <message>
        <source>{0} files would be written.</source>
        <translation>Se escribirían {0} archivos.</translation>
    </message>
</context>
<context>
    <name>ConnectPanel</name>
    <message>
        <source>Connecting shows the change of each file before it is written. An agent can remember and recall; rules, pins and contradictions wait for you. All of this stands on the page Agents too.</source>
        <translation>Al conectar se muestra el cambio de cada archivo antes de escribirlo. Un agente puede recordar y consultar; las reglas, lo fijado y las contradicciones quedan pendientes. Todo esto está también en la página Agentes.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Open my vault</source>
        <translation>Abrir mi bóveda</translation>
    </message>
    <message>
        <source>Which agents may use it?</source>
        <translation>¿Qué agentes pueden usarla?</translation>
    </message>
    <message>
        <source>{0} is connected. Start it anew, so that it reads its settings.</source>
        <translation>{0} está conectado. Hay que reiniciarlo para que lea sus ajustes.</translation>
    </message>
    <message>
        <source>{0} is disconnected.</source>
        <translation>{0} está desconectado.</translation>
    </message>
    <message>
        <source>{0}: some files were left alone.</source>
        <translation>{0}: algunos archivos no se han tocado.</translation>
    </message>
</context>
<context>
    <name>ConsolidationDialog</name>
    <message>
        <source>Gives way to it</source>
        <translation>Cede el paso</translation>
    </message>
    <message>
        <source>Leave them apart</source>
        <translation>Dejarlos separados</translation>
    </message>
    <message>
        <source>New beside them</source>
        <translation>Nuevo junto a ellos</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Put together what says the same?</source>
        <translation>¿Unir lo que dice lo mismo?</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Se queda</translation>
    </message>
    <message>
        <source>The new memory names its sources. It is one step, and can be undone.</source>
        <translation>El recuerdo nuevo nombra sus fuentes. Es un solo paso y se puede deshacer.</translation>
    </message>
    <message>
        <source>These stay as they are</source>
        <translation>Estos se quedan como están</translation>
    </message>
    <message>
        <source>What gives way keeps its history. It is one step, and can be undone.</source>
        <translation>Lo que cede el paso conserva su historial. Es un solo paso y se puede deshacer.</translation>
    </message>
    <message>
        <source>What would be put together</source>
        <translation>Qué se uniría</translation>
    </message>
</context>
<context>
    <name>ContentStates</name>
    <message>
        <source>Clear filters</source>
        <translation>Borrar filtros</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>ConversationBlock</name>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Hide the conversation</source>
        <translation>Ocultar la conversación</translation>
    </message>
    <message>
        <source>Show the conversation</source>
        <translation>Mostrar la conversación</translation>
    </message>
    <message>
        <source>The statement rests on this</source>
        <translation>La afirmación se basa en esto</translation>
    </message>
    <message>
        <source>{time} {speaker}</source>
        <translation>{time} {speaker}</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo salió mal</translation>
    </message>
    <message>
        <source>This is a fault of the program. What was saved is safe. You can go on; if it happens again, start the program anew. The report below names places in the program and nothing from your vault. It is sent to nobody.</source>
        <translation>Es un fallo del programa. Lo guardado está a salvo. Se puede seguir; si vuelve a ocurrir, conviene reiniciar el programa. El informe siguiente nombra lugares del programa y nada de la bóveda. No se envía a nadie.</translation>
    </message>
</context>
<context>
    <name>DamageBanner</name>
    <message>
        <source>Go back or recover …</source>
        <translation>Volver o recuperar …</translation>
    </message>
    <message>
        <source>This vault is damaged. What can be read is shown, and nothing is written to it.</source>
        <translation>Esta bóveda está dañada. Se muestra lo que se puede leer y no se escribe nada en ella.</translation>
    </message>
</context>
<context>
    <name>DamagedGate</name>
    <message>
        <source>Going back to a backup</source>
        <translation>Volviendo a una copia de seguridad</translation>
    </message>
    <message>
        <source>Recovering {0}</source>
        <translation>Recuperando {0}</translation>
    </message>
    <message>
        <source>The damaged files stay as they are.</source>
        <translation>Los archivos dañados se quedan como están.</translation>
    </message>
</context>
<context>
    <name>DamagedPanel</name>
    <message>
        <source>&amp;Go back to this backup</source>
        <translation>&amp;Volver a esta copia</translation>
    </message>
    <message>
        <source>Backups, the newest first. The vault as it is now is kept beside them.</source>
        <translation>Copias de seguridad, la más reciente primero. La bóveda tal como está ahora se conserva junto a ellas.</translation>
    </message>
    <message>
        <source>Choose a new or empty folder for the new vault</source>
        <translation>Elegir una carpeta nueva o vacía para la nueva bóveda</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>Abrir otra bóveda</translation>
    </message>
    <message>
        <source>There is no backup of this vault.</source>
        <translation>No hay ninguna copia de seguridad de esta bóveda.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>DatePopover</name>
    <message>
        <source>As it was known</source>
        <translation>Tal como se conocía</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>Volver a ahora</translation>
    </message>
    <message>
        <source>The vault as it stood at the end of a day. Nothing is changed there.</source>
        <translation>La bóveda tal como estaba al final de un día. Allí no se cambia nada.</translation>
    </message>
    <message>
        <source>The vault at a date</source>
        <translation>La bóveda en una fecha</translation>
    </message>
    <message>
        <source>What held</source>
        <translation>Lo que regía</translation>
    </message>
    <message>
        <source>What held at the end of a day, also if it was replaced since.</source>
        <translation>Lo que regía al final de un día, aunque se haya reemplazado después.</translation>
    </message>
    <message>
        <source>Whenever it held</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Which date</source>
        <translation>Qué fecha</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>MMM yyyy</source>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>d</source>
        <comment>the first day of a range within one month</comment>
        <translation>d</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} a {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
<context>
    <name>DatesTab</name>
    <message>
        <source>By day</source>
        <translation>Por día</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Por clase</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Por tipo</translation>
    </message>
    <message>
        <source>Compare from the end of this day.</source>
        <translation>Comparar desde el final de este día.</translation>
    </message>
    <message>
        <source>Compare with the end of this day.</source>
        <translation>Comparar con el final de este día.</translation>
    </message>
    <message>
        <source>Every memory is the same at both dates.</source>
        <translation>Todos los recuerdos son iguales en ambas fechas.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>How to group</source>
        <translation>Cómo agrupar</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Nada difiere</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>The earlier date</source>
        <translation>La fecha anterior</translation>
    </message>
    <message>
        <source>The first day is not over yet. Choose an earlier one.</source>
        <translation>El primer día aún no ha terminado. Hay que elegir uno anterior.</translation>
    </message>
    <message>
        <source>The later date</source>
        <translation>La fecha posterior</translation>
    </message>
    <message>
        <source>{0} differ</source>
        <translation>{0} difieren</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>DayChart</name>
    <message>
        <source>Arrow keys read day by day. The same figures stand in the table.</source>
        <translation>Las flechas leen día a día. Las mismas cifras están en la tabla.</translation>
    </message>
</context>
<context>
    <name>DayPopover</name>
    <message>
        <source>Month after</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mes anterior</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>DaysPane</name>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mes anterior</translation>
    </message>
</context>
<context>
    <name>DecayChart</name>
    <message>
        <source>Arrow keys read day by day. The same figures stand in the table.</source>
        <translation>Las flechas leen día a día. Las mismas cifras están en la tabla.</translation>
    </message>
    <message>
        <source>Strength over time</source>
        <translation>Fuerza a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>fades {0}</source>
        <translation>se desvanece {0}</translation>
    </message>
    <message>
        <source>if recalled today</source>
        <translation>si se consulta hoy</translation>
    </message>
    <message>
        <source>{0}: strength {1}</source>
        <translation>{0}: fuerza {1}</translation>
    </message>
</context>
<context>
    <name>DecidedNotice</name>
    <message>
        <source>Open it again</source>
        <translation>Abrirlo de nuevo</translation>
    </message>
</context>
<context>
    <name>DetailHead</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Dejar de fijar</translation>
    </message>
</context>
<context>
    <name>DetailNotice</name>
    <message>
        <source>A newer statement took the place of this one.</source>
        <translation>Una afirmación más nueva sustituyó a esta.</translation>
    </message>
    <message>
        <source>Another statement says otherwise. Agents get this one, marked as contested.</source>
        <translation>Otra afirmación dice lo contrario. Los agentes reciben esta, marcada como en disputa.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperarlo</translation>
    </message>
    <message>
        <source>Faded: it was not used for long. A direct question still finds it.</source>
        <translation>Desvanecido: hace mucho que no se usa. Una pregunta directa aún lo encuentra.</translation>
    </message>
    <message>
        <source>Health or a secret may depend on this: it does not fade. Pinned, agents get it always.</source>
        <translation>La salud o un secreto pueden depender de esto: no se desvanece. Si se fija, los agentes lo reciben siempre.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>This memory is deleted. Agents do not get it.</source>
        <translation>Este recuerdo está eliminado. Los agentes no lo reciben.</translation>
    </message>
    <message>
        <source>This memory is put away. Agents do not get it.</source>
        <translation>Este recuerdo está guardado aparte. Los agentes no lo reciben.</translation>
    </message>
    <message>
        <source>This memory no longer holds. Agents do not get it.</source>
        <translation>Este recuerdo ya no rige. Los agentes no lo reciben.</translation>
    </message>
    <message>
        <source>This statement was turned down.</source>
        <translation>Esta afirmación se rechazó.</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose a memory to see what is known of it.</source>
        <translation>Al elegir un recuerdo se ve lo que se sabe de él.</translation>
    </message>
    <message>
        <source>It was erased, or was not there yet at that time.</source>
        <translation>Se borró, o aún no existía en ese momento.</translation>
    </message>
    <message>
        <source>Memory in detail</source>
        <translation>El recuerdo en detalle</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nada elegido</translation>
    </message>
    <message>
        <source>This memory is not there</source>
        <translation>Este recuerdo no existe</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Version {0} of {1}</source>
        <translation>Versión {0} de {1}</translation>
    </message>
</context>
<context>
    <name>DiffLine</name>
    <message>
        <source>Put in: {0}</source>
        <translation>Añadido: {0}</translation>
    </message>
    <message>
        <source>Taken out: {0}</source>
        <translation>Quitado: {0}</translation>
    </message>
</context>
<context>
    <name>DiffText</name>
    <message>
        <source>Only here: {0}</source>
        <translation>Solo aquí: {0}</translation>
    </message>
    <message>
        <source>Only in the older one: {0}</source>
        <translation>Solo en la anterior: {0}</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>&amp;Erase for good</source>
        <translation>&amp;Borrar para siempre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>Borrar para siempre</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>Borrado</translation>
    </message>
    <message>
        <source>It was erased already when you stopped it.</source>
        <translation>Ya estaba borrado cuando se detuvo.</translation>
    </message>
    <message>
        <source>Looking at what it reaches …</source>
        <translation>Comprobando a qué alcanza …</translation>
    </message>
    <message>
        <source>Nothing brings it back: neither undo, nor history, nor a backup.</source>
        <translation>Nada lo recupera: ni deshacer, ni el historial, ni una copia de seguridad.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason, for the journal</source>
        <translation>Motivo, para el diario</translation>
    </message>
    <message>
        <source>Something was changed meanwhile. This is what erasing reaches now.</source>
        <translation>Algo ha cambiado entretanto. Esto es a lo que alcanza ahora el borrado.</translation>
    </message>
    <message>
        <source>The receipt is change {0} of the journal: when and by whom, and no words of it.</source>
        <translation>El recibo es el cambio {0} del diario: cuándo y por quién, y ninguna de sus palabras.</translation>
    </message>
    <message>
        <source>This is everything that erasing reaches. Nothing is erased yet.</source>
        <translation>Esto es todo a lo que alcanza el borrado. Aún no se ha borrado nada.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Este es el último paso.</translation>
    </message>
</context>
<context>
    <name>Erasing</name>
    <message>
        <source>1 backup is written anew without it.</source>
        <translation>1 copia de seguridad se reescribe sin él.</translation>
    </message>
    <message>
        <source>1 file cannot be reached and may go on holding it.</source>
        <translation>1 archivo está fuera de alcance y puede seguir conteniéndolo.</translation>
    </message>
    <message>
        <source>Erase what was proposed for good?</source>
        <translation>¿Borrar para siempre lo propuesto?</translation>
    </message>
    <message>
        <source>Erase {0} for good?</source>
        <translation>¿Borrar {0} para siempre?</translation>
    </message>
    <message>
        <source>Erase {0}, {1} versions in all, for good?</source>
        <translation>¿Borrar para siempre {0}, {1} versiones en total?</translation>
    </message>
    <message>
        <source>Erasing …</source>
        <translation>Borrando …</translation>
    </message>
    <message>
        <source>It is gone. Cleaning the vault&apos;s file of what it left …</source>
        <translation>Borrado. Limpiando lo que dejó en el archivo de la bóveda …</translation>
    </message>
    <message>
        <source>It is gone. Writing the backups anew …</source>
        <translation>Borrado. Reescribiendo las copias de seguridad …</translation>
    </message>
    <message>
        <source>No other file holds it.</source>
        <translation>Ningún otro archivo lo contiene.</translation>
    </message>
    <message>
        <source>{0} backups are written anew without it.</source>
        <translation>{0} copias de seguridad se reescriben sin él.</translation>
    </message>
    <message>
        <source>{0} files cannot be reached and may go on holding it.</source>
        <translation>{0} archivos están fuera de alcance y pueden seguir conteniéndolo.</translation>
    </message>
</context>
<context>
    <name>EvidenceBlock</name>
    <message>
        <source>Evidence</source>
        <translation>Evidencia</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>What is known about {0}?</source>
        <translation>¿Qué se sabe de {0}?</translation>
    </message>
    <message>
        <source>What is to be done for {0}?</source>
        <translation>¿Qué hay que hacer para {0}?</translation>
    </message>
    <message>
        <source>What was decided about {0}?</source>
        <translation>¿Qué se decidió sobre {0}?</translation>
    </message>
    <message>
        <source>Who is {0}?</source>
        <translation>¿Quién es {0}?</translation>
    </message>
</context>
<context>
    <name>ExportAuditButton</name>
    <message>
        <source>Audit trail</source>
        <translation>Registro de auditoría</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save the audit trail</source>
        <translation>Guardar el registro de auditoría</translation>
    </message>
    <message>
        <source>Save the entries that are shown as a file</source>
        <translation>Guardar en un archivo las entradas mostradas</translation>
    </message>
    <message>
        <source>The audit trail was saved: {0} entries in {1}.</source>
        <translation>Se guardó el registro de auditoría: {0} entradas en {1}.</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>No se pudo escribir el archivo: {0}</translation>
    </message>
    <message>
        <source>With what memories say (CSV)</source>
        <translation>Con el texto de los recuerdos (CSV)</translation>
    </message>
    <message>
        <source>With what memories say (JSON Lines)</source>
        <translation>Con el texto de los recuerdos (JSON Lines)</translation>
    </message>
    <message>
        <source>Without what memories say (CSV)</source>
        <translation>Sin el texto de los recuerdos (CSV)</translation>
    </message>
    <message>
        <source>Without what memories say (JSON Lines)</source>
        <translation>Sin el texto de los recuerdos (JSON Lines)</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dibujo (SVG)</translation>
    </message>
    <message>
        <source>Figures (CSV)</source>
        <translation>Cifras (CSV)</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Imagen (PNG)</translation>
    </message>
    <message>
        <source>Save this chart</source>
        <translation>Guardar este gráfico</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>1 memory in use</source>
        <translation>1 recuerdo en uso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Elegir dónde …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Contando …</translation>
    </message>
    <message>
        <source>Everything in this vault</source>
        <translation>Todo lo de esta bóveda</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Archivo que escribir</translation>
    </message>
    <message>
        <source>Folder to write into</source>
        <translation>Carpeta en la que escribir</translation>
    </message>
    <message>
        <source>Namespace {0}</source>
        <translation>Espacio {0}</translation>
    </message>
    <message>
        <source>The selected one</source>
        <translation>El seleccionado</translation>
    </message>
    <message>
        <source>The {0} selected ones</source>
        <translation>Los {0} seleccionados</translation>
    </message>
    <message>
        <source>These files are not encrypted: whoever can read them can read the memories in them.</source>
        <translation>Estos archivos no están cifrados: quien pueda leerlos puede leer los recuerdos que contienen.</translation>
    </message>
    <message>
        <source>What the search finds</source>
        <translation>Lo que encuentra la búsqueda</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Cuáles</translation>
    </message>
    <message>
        <source>Which memories</source>
        <translation>Qué recuerdos</translation>
    </message>
    <message>
        <source>Write memories to files</source>
        <translation>Escribir recuerdos en archivos</translation>
    </message>
    <message>
        <source>{0} memories in use</source>
        <translation>{0} recuerdos en uso</translation>
    </message>
    <message>
        <source>{0}, and all that is put away or was before</source>
        <translation>{0}, y todo lo guardado aparte o anterior</translation>
    </message>
    <message>
        <source>{0}, as of {1}</source>
        <translation>{0}, a fecha de {1}</translation>
    </message>
    <message>
        <source>{0}, with all their versions</source>
        <translation>{0}, con todas sus versiones</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>A folder for Obsidian and the like, with properties and links</source>
        <translation>Una carpeta para Obsidian y similares, con propiedades y enlaces</translation>
    </message>
    <message>
        <source>A folder like a diary</source>
        <translation>Una carpeta como un diario personal</translation>
    </message>
    <message>
        <source>A folder to read, print or give to an agent</source>
        <translation>Una carpeta para leer, imprimir o dar a un agente</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Una tabla</translation>
    </message>
    <message>
        <source>CSV for spreadsheets; nothing in it is taken for a formula</source>
        <translation>CSV para hojas de cálculo; nada se toma por una fórmula</translation>
    </message>
    <message>
        <source>Everything, with all versions</source>
        <translation>Todo, con todas las versiones</translation>
    </message>
    <message>
        <source>For an MCP memory server</source>
        <translation>Para un servidor de memoria MCP</translation>
    </message>
    <message>
        <source>JSON Lines, as the reference server keeps its graph</source>
        <translation>JSON Lines, tal como guarda su grafo el servidor de referencia</translation>
    </message>
    <message>
        <source>JSON Lines. Of a whole vault, an equal one can be made again</source>
        <translation>JSON Lines. De una bóveda entera se puede rehacer otra igual</translation>
    </message>
    <message>
        <source>Markdown, a file for each day</source>
        <translation>Markdown, un archivo por día</translation>
    </message>
    <message>
        <source>Markdown, a file for each type</source>
        <translation>Markdown, un archivo por tipo</translation>
    </message>
    <message>
        <source>Notes, one for each memory</source>
        <translation>Notas, una por recuerdo</translation>
    </message>
</context>
<context>
    <name>FacetRow</name>
    <message>
        <source>{0}, chosen</source>
        <translation>{0}, elegido</translation>
    </message>
    <message>
        <source>{0}, left out</source>
        <translation>{0}, excluido</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>FacetsPane</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More of {0}</source>
        <translation>Más de {0}</translation>
    </message>
    <message>
        <source>Rename or merge …</source>
        <translation>Renombrar o combinar …</translation>
    </message>
</context>
<context>
    <name>FadingCard</name>
    <message>
        <source>Applies to those that are ticked</source>
        <translation>Se aplica a los marcados</translation>
    </message>
    <message>
        <source>Fading this week</source>
        <translation>Se desvanecen esta semana</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Dejar ir</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Put them away; they can be brought back</source>
        <translation>Guardarlos aparte; se pueden recuperar</translation>
    </message>
    <message>
        <source>See all</source>
        <translation>Ver todo</translation>
    </message>
    <message>
        <source>They are still true, and grow strong again</source>
        <translation>Siguen siendo ciertos y recobran fuerza</translation>
    </message>
</context>
<context>
    <name>FadingSection</name>
    <message>
        <source> d</source>
        <translation> d</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>De fábrica</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Conversations, days kept</source>
        <translation>Conversaciones, días conservados</translation>
    </message>
    <message>
        <source>Days by type</source>
        <translation>Días por tipo</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Vence tras</translation>
    </message>
    <message>
        <source>Fades in</source>
        <translation>Se desvanece en</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Not applied yet.</source>
        <translation>Aún no aplicado.</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>Aún no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Review after</source>
        <translation>Revisar tras</translation>
    </message>
    <message>
        <source>The next sweep would change {0}: {1} fade, {2} expire. It can be taken back.</source>
        <translation>La próxima pasada cambiaría {0}: {1} se desvanecen, {2} vencen. Se puede deshacer.</translation>
    </message>
    <message>
        <source>The next sweep would leave all memories as they are.</source>
        <translation>La próxima pasada dejaría todos los recuerdos como están.</translation>
    </message>
    <message>
        <source>Turns of conversations expire so many days after they were said.</source>
        <translation>Los turnos de las conversaciones vencen tantos días después de dichos.</translation>
    </message>
    <message>
        <source>Unused, a memory of a type keeps a twentieth of its strength after so many days. Nothing is lost.</source>
        <translation>Sin uso, un recuerdo de un tipo conserva una vigésima parte de su fuerza tras tantos días. Nada se pierde.</translation>
    </message>
    <message>
        <source>What a change would do</source>
        <translation>Qué haría un cambio</translation>
    </message>
    <message>
        <source>What fades, and when</source>
        <translation>Qué se desvanece y cuándo</translation>
    </message>
    <message>
        <source>lifecycle policy expire expiry review demote</source>
        <translation>ciclo de vida política vencer vencimiento revisar desvanecer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
</context>
<context>
    <name>FieldLine</name>
    <message>
        <source>Take this</source>
        <translation>Tomar esto</translation>
    </message>
    <message>
        <source>Take this: {0}</source>
        <translation>Tomar esto: {0}</translation>
    </message>
</context>
<context>
    <name>FigureModel</name>
    <message>
        <source>{0}, sorted</source>
        <translation>{0}, ordenado</translation>
    </message>
</context>
<context>
    <name>FileSyncs</name>
    <message>
        <source>{0} is no longer kept up to date.</source>
        <translation>{0} ya no se mantiene al día.</translation>
    </message>
</context>
<context>
    <name>FileView</name>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>All types last alike so far</source>
        <translation>Por ahora, todos los tipos duran igual</translation>
    </message>
    <message>
        <source>Busiest on {0}</source>
        <translation>Más actividad el {0}</translation>
    </message>
    <message>
        <source>Choose a longer span.</source>
        <translation>Conviene elegir un período más largo.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Days old</source>
        <translation>Días de antigüedad</translation>
    </message>
    <message>
        <source>Does not fade: “{0}”</source>
        <translation>No se desvanece: «{0}»</translation>
    </message>
    <message>
        <source>Fades on {1}: “{0}”</source>
        <translation>Se desvanece el {1}: «{0}»</translation>
    </message>
    <message>
        <source>Fading in the next 30 days</source>
        <translation>Se desvanecen en los próximos 30 días</translation>
    </message>
    <message>
        <source>Has faded: “{0}”</source>
        <translation>Se ha desvanecido: «{0}»</translation>
    </message>
    <message>
        <source>Here stands how long memories last, by type.</source>
        <translation>Aquí aparece cuánto duran los recuerdos, por tipo.</translation>
    </message>
    <message>
        <source>Most contested</source>
        <translation>Lo más disputado</translation>
    </message>
    <message>
        <source>Most recalled</source>
        <translation>Lo más consultado</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevos</translation>
    </message>
    <message>
        <source>New memories a day</source>
        <translation>Recuerdos nuevos al día</translation>
    </message>
    <message>
        <source>New memories by type, adding up</source>
        <translation>Recuerdos nuevos por tipo, acumulados</translation>
    </message>
    <message>
        <source>No routine yet</source>
        <translation>Aún no hay rutinas</translation>
    </message>
    <message>
        <source>Nothing fades soon</source>
        <translation>Nada se desvanece pronto</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Aún no hay nada que comparar</translation>
    </message>
    <message>
        <source>Nothing was contested</source>
        <translation>Nada estuvo en disputa</translation>
    </message>
    <message>
        <source>Nothing was recalled</source>
        <translation>No se consultó nada</translation>
    </message>
    <message>
        <source>Nothing was remembered</source>
        <translation>No se recordó nada</translation>
    </message>
    <message>
        <source>Recalled</source>
        <translation>Consultado</translation>
    </message>
    <message>
        <source>Recalled or opened a day</source>
        <translation>Consultado o abierto al día</translation>
    </message>
    <message>
        <source>Routines</source>
        <translation>Rutinas</translation>
    </message>
    <message>
        <source>Share still current, by age and type</source>
        <translation>Parte aún actual, por antigüedad y tipo</translation>
    </message>
    <message>
        <source>Stays for years: “{0}”</source>
        <translation>Dura años: «{0}»</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>They are recognised after a few entries.</source>
        <translation>Se reconocen tras unas pocas entradas.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>What agents are given, and what you open, counts.</source>
        <translation>Cuenta lo que se da a los agentes y lo que se abre.</translation>
    </message>
    <message>
        <source>What is about to fade stands here.</source>
        <translation>Aquí aparece lo que está a punto de desvanecerse.</translation>
    </message>
    <message>
        <source>What is not used for long grows weak. Choose a memory that fades to see how.</source>
        <translation>Lo que no se usa en mucho tiempo se debilita. Al elegir un recuerdo que se desvanece se ve cómo.</translation>
    </message>
    <message>
        <source>What is noted again and again, such as a run or a bill, is recognised after a few entries.</source>
        <translation>Lo que se anota una y otra vez, como una carrera o una factura, se reconoce tras unas pocas entradas.</translation>
    </message>
    <message>
        <source>What memories contradict about stands here.</source>
        <translation>Aquí aparece en qué se contradicen los recuerdos.</translation>
    </message>
    <message>
        <source>{0} bits</source>
        <translation>{0} bits</translation>
    </message>
    <message>
        <source>{0} entries</source>
        <translation>{0} entradas</translation>
    </message>
    <message>
        <source>{0} in {1} days</source>
        <translation>{0} en {1} días</translation>
    </message>
    <message>
        <source>{0} lasts longest, {1} goes first</source>
        <translation>{0} dura más, {1} se va antes</translation>
    </message>
    <message>
        <source>{0} recalls, most on {1}</source>
        <translation>{0} consultas, la mayoría el {1}</translation>
    </message>
    <message>
        <source>{0}, strength {1} today</source>
        <translation>{0}, fuerza {1} hoy</translation>
    </message>
</context>
<context>
    <name>FolderDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Choose a folder first.</source>
        <translation>Primero hay que elegir una carpeta.</translation>
    </message>
    <message>
        <source>No folder is chosen yet.</source>
        <translation>Aún no se ha elegido ninguna carpeta.</translation>
    </message>
</context>
<context>
    <name>Following</name>
    <message>
        <source>The link is followed when the vault is open.</source>
        <translation>El enlace se seguirá cuando la bóveda esté abierta.</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>Encontrado en este equipo</translation>
    </message>
    <message>
        <source>None of the agent tools that can be connected by themselves was found.</source>
        <translation>No se encontró ninguna de las herramientas de agentes que pueden conectarse por sí mismas.</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>conectado</translation>
    </message>
    <message>
        <source>connected, with hooks</source>
        <translation>conectado, con hooks</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>no conectado</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>New memories by type, adding up</source>
        <translation>Recuerdos nuevos por tipo, acumulados</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>New memory</source>
        <translation>Recuerdo nuevo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>The date at which the vault is shown</source>
        <translation>La fecha en que se muestra la bóveda</translation>
    </message>
</context>
<context>
    <name>HealthRow</name>
    <message>
        <source>Check now</source>
        <translation>Comprobar ahora</translation>
    </message>
    <message>
        <source>Check now: {0}</source>
        <translation>Comprobar ahora: {0}</translation>
    </message>
    <message>
        <source>Checked: {0}.</source>
        <translation>Comprobado: {0}.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
</context>
<context>
    <name>HealthSection</name>
    <message>
        <source>A new vault of what can be read</source>
        <translation>Una bóveda nueva con lo que se puede leer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>Comprobar todo</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Open Audit</source>
        <translation>Abrir Auditoría</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Recuperar …</translation>
    </message>
    <message>
        <source>The journal in detail</source>
        <translation>El diario en detalle</translation>
    </message>
    <message>
        <source>The vault as a whole</source>
        <translation>La bóveda en conjunto</translation>
    </message>
    <message>
        <source>What can be read of this vault is written into a new one. This one stays as it is.</source>
        <translation>Lo que se puede leer de esta bóveda se escribe en una nueva. Esta se queda como está.</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation>Qué se comprueba</translation>
    </message>
    <message>
        <source>Which entries of the journal were altered, and what they were.</source>
        <translation>Qué entradas del diario se alteraron y cuáles eran.</translation>
    </message>
    <message>
        <source>integrity repair damaged check</source>
        <translation>integridad reparar dañado comprobar salud</translation>
    </message>
    <message>
        <source>{0} Not everything was checked yet.</source>
        <translation>{0} Aún no se ha comprobado todo.</translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Arrow keys read day by day, Enter opens the report of one.</source>
        <translation>Las flechas leen día a día; Intro abre el informe de uno.</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>New memories a day</source>
        <translation>Recuerdos nuevos al día</translation>
    </message>
    <message>
        <source>today is outlined</source>
        <translation>hoy, con borde</translation>
    </message>
    <message>
        <source>today is outlined; most: {0} on {1}</source>
        <translation>hoy está perfilado; máximo: {0} el {1}</translation>
    </message>
</context>
<context>
    <name>Hiding</name>
    <message>
        <source>Closing the window hides it; Remembrancer goes on. Its icon in the tray brings the window back, and quits.</source>
        <translation>Cerrar la ventana la oculta; Remembrancer sigue. Su icono en la bandeja la devuelve y termina el programa.</translation>
    </message>
</context>
<context>
    <name>HistoryBlock</name>
    <message>
        <source>Compare step by step</source>
        <translation>Comparar paso a paso</translation>
    </message>
    <message>
        <source>Compare with now</source>
        <translation>Comparar con ahora</translation>
    </message>
    <message>
        <source>Created as “{0}”</source>
        <translation>Creado como «{0}»</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation>Remembrancer</translation>
    </message>
    <message>
        <source>Show all {0} versions</source>
        <translation>Mostrar las {0} versiones</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Add a folder …</source>
        <translation>Añadir una carpeta …</translation>
    </message>
    <message>
        <source>Add files …</source>
        <translation>Añadir archivos …</translation>
    </message>
    <message>
        <source>Alt B</source>
        <translation>Alt B</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Traer</translation>
    </message>
    <message>
        <source>Bring in 1 memory</source>
        <translation>Traer 1 recuerdo</translation>
    </message>
    <message>
        <source>Bring in {0} memories</source>
        <translation>Traer {0} recuerdos</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>Traer recuerdos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>Elegir archivos</translation>
    </message>
    <message>
        <source>Choose where they come from.</source>
        <translation>Elegir de dónde proceden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Drop files or folders here</source>
        <translation>Soltar aquí archivos o carpetas</translation>
    </message>
    <message>
        <source>Files to bring in</source>
        <translation>Archivos que traer</translation>
    </message>
    <message>
        <source>Folder to bring in</source>
        <translation>Carpeta que traer</translation>
    </message>
    <message>
        <source>Notes, conversations, and what other programs remember: Markdown, ChatGPT, Claude, Claude Code, messages, transcripts, MCP memory, mem0, Letta, Zep, Memanto, claude-mem. Nothing is written yet.</source>
        <translation>Notas, conversaciones y lo que otros programas recuerdan: Markdown, ChatGPT, Claude, Claude Code, mensajes, transcripciones, memoria MCP, mem0, Letta, Zep, Memanto, claude-mem. Aún no se escribe nada.</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>Aún no se ha escrito nada.</translation>
    </message>
    <message>
        <source>Nothing is written yet. This is what would happen.</source>
        <translation>Aún no se ha escrito nada. Esto es lo que ocurriría.</translation>
    </message>
    <message>
        <source>Nothing new to bring in</source>
        <translation>No hay nada nuevo que traer</translation>
    </message>
    <message>
        <source>Stopping takes nothing back.</source>
        <translation>Detenerlo no deshace nada.</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Asumirlo</translation>
    </message>
    <message>
        <source>This can be undone.</source>
        <translation>Se puede deshacer.</translation>
    </message>
    <message>
        <source>This vault is empty. If the file holds a whole vault, it can be taken over with its past.</source>
        <translation>Esta bóveda está vacía. Si el archivo contiene una bóveda entera, se puede asumir con su pasado.</translation>
    </message>
</context>
<context>
    <name>ImportFormat</name>
    <message>
        <source>Aider history</source>
        <translation>Historial de Aider</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivo comprimido</translation>
    </message>
    <message>
        <source>ChatGPT export</source>
        <translation>Exportación de ChatGPT</translation>
    </message>
    <message>
        <source>Claude Code session</source>
        <translation>Sesión de Claude Code</translation>
    </message>
    <message>
        <source>Claude export</source>
        <translation>Exportación de Claude</translation>
    </message>
    <message>
        <source>Claude memories</source>
        <translation>Recuerdos de Claude</translation>
    </message>
    <message>
        <source>Claude projects</source>
        <translation>Proyectos de Claude</translation>
    </message>
    <message>
        <source>Cursor export</source>
        <translation>Exportación de Cursor</translation>
    </message>
    <message>
        <source>Graphiti or Zep</source>
        <translation>Graphiti o Zep</translation>
    </message>
    <message>
        <source>Letta agent file</source>
        <translation>Archivo de agente de Letta</translation>
    </message>
    <message>
        <source>MCP memory server</source>
        <translation>Servidor de memoria MCP</translation>
    </message>
    <message>
        <source>MCP memory service</source>
        <translation>Servicio de memoria MCP</translation>
    </message>
    <message>
        <source>Markdown notes</source>
        <translation>Notas Markdown</translation>
    </message>
    <message>
        <source>Mem0 export</source>
        <translation>Exportación de Mem0</translation>
    </message>
    <message>
        <source>Memanto bundle (OKF)</source>
        <translation>Paquete de Memanto (OKF)</translation>
    </message>
    <message>
        <source>Memanto export</source>
        <translation>Exportación de Memanto</translation>
    </message>
    <message>
        <source>Messages of a chat</source>
        <translation>Mensajes de un chat</translation>
    </message>
    <message>
        <source>OpenMemory backup</source>
        <translation>Copia de OpenMemory</translation>
    </message>
    <message>
        <source>Remembrancer export</source>
        <translation>Exportación de Remembrancer</translation>
    </message>
    <message>
        <source>Transcript of a conversation</source>
        <translation>Transcripción de una conversación</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Formato desconocido</translation>
    </message>
    <message>
        <source>claude-mem database</source>
        <translation>Base de datos de claude-mem</translation>
    </message>
    <message>
        <source>{0}, 1 record</source>
        <translation>{0}, 1 registro</translation>
    </message>
    <message>
        <source>{0}, cannot be brought in yet</source>
        <translation>{0}, aún no se puede traer</translation>
    </message>
    <message>
        <source>{0}, left out</source>
        <translation>{0}, excluido</translation>
    </message>
    <message>
        <source>{0}, nothing to remember in it</source>
        <translation>{0}, nada que recordar</translation>
    </message>
    <message>
        <source>{0}, {1} records</source>
        <translation>{0}, {1} registros</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Conocido</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
</context>
<context>
    <name>Inbox</name>
    <message>
        <source>Decided</source>
        <translation>Decididos</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>First what lasts, what trusted sources dispute, and what is used often</source>
        <translation>Primero lo que dura, lo que disputan fuentes fiables y lo que se usa a menudo</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertos</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Abiertos {0}</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartados</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Which conflicts</source>
        <translation>Qué conflictos</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
</context>
<context>
    <name>InboxView</name>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
</context>
<context>
    <name>InsightsPage</name>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>All namespaces, {0} to today</source>
        <translation>Todos los espacios, de {0} a hoy</translation>
    </message>
    <message>
        <source>Fading</source>
        <translation>Desvanecimiento</translation>
    </message>
    <message>
        <source>Figures as tables, or charts</source>
        <translation>Cifras en tablas, o gráficos</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep: it is still true</source>
        <translation>Conservar: sigue siendo cierto</translation>
    </message>
    <message>
        <source>Last {0} days</source>
        <translation>Últimos {0} días</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Dejar ir</translation>
    </message>
    <message>
        <source>Let go: put it away</source>
        <translation>Dejar ir: guardarlo aparte</translation>
    </message>
    <message>
        <source>No routine yet</source>
        <translation>Aún no hay rutinas</translation>
    </message>
    <message>
        <source>Normal now</source>
        <translation>Normal ahora</translation>
    </message>
    <message>
        <source>Nothing fades soon</source>
        <translation>Nada se desvanece pronto</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Routines</source>
        <translation>Rutinas</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Qué mostrar</translation>
    </message>
    <message>
        <source>{0}, {1} open</source>
        <translation>{0}, {1} abiertos</translation>
    </message>
</context>
<context>
    <name>JournalDelegate</name>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>JournalFilters</name>
    <message>
        <source>Any time</source>
        <translation>Cualquier momento</translation>
    </message>
    <message>
        <source>By agents</source>
        <translation>De agentes</translation>
    </message>
    <message>
        <source>By you</source>
        <translation>De usted</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>De toda clase</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>De cualquiera</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Only what stands</source>
        <translation>Solo lo que sigue en pie</translation>
    </message>
    <message>
        <source>Only what was taken back</source>
        <translation>Solo lo deshecho</translation>
    </message>
    <message>
        <source>Show what was done on this day and since.</source>
        <translation>Mostrar lo hecho ese día y desde entonces.</translation>
    </message>
    <message>
        <source>Since a day …</source>
        <translation>Desde un día …</translation>
    </message>
    <message>
        <source>Since {0}</source>
        <translation>Desde {0}</translation>
    </message>
    <message>
        <source>Taken back or not</source>
        <translation>Deshecho o no</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Whose changes</source>
        <translation>Cambios de quién</translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message>
        <source>Taken back</source>
        <translation>Deshecho</translation>
    </message>
</context>
<context>
    <name>JournalTab</name>
    <message>
        <source>No entry of the journal answers “{0}”.</source>
        <translation>Ninguna entrada del diario responde a «{0}».</translation>
    </message>
    <message>
        <source>No entry of the journal is like that.</source>
        <translation>Ninguna entrada del diario es así.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Aún no ha ocurrido nada</translation>
    </message>
    <message>
        <source>Whatever is remembered, changed or taken back is written down here.</source>
        <translation>Aquí queda escrito todo lo que se recuerda, se cambia o se deshace.</translation>
    </message>
</context>
<context>
    <name>JournalView</name>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Press the keys</source>
        <translation>Pulse las teclas</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>Alone it would be typed. Hold Ctrl or Alt with it.</source>
        <translation>Sola se escribiría. Mantenga pulsada Ctrl o Alt con ella.</translation>
    </message>
    <message>
        <source>Alt with a letter presses buttons of dialogs. Hold Ctrl or Shift as well.</source>
        <translation>Alt con una letra pulsa botones de los diálogos. Mantenga también Ctrl o Mayús.</translation>
    </message>
    <message>
        <source>Change: {0}</source>
        <translation>Cambiar: {0}</translation>
    </message>
    <message>
        <source>Keys for: {0}</source>
        <translation>Teclas para: {0}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation>Quitársela</translation>
    </message>
    <message>
        <source>These keys edit text. Press others.</source>
        <translation>Estas teclas editan texto. Pulse otras.</translation>
    </message>
    <message>
        <source>This is no key that can be used. Press another one.</source>
        <translation>Esta tecla no se puede usar. Pulse otra.</translation>
    </message>
    <message>
        <source>This key moves about in the window. Press another one, or hold Alt with it.</source>
        <translation>Esta tecla sirve para moverse por la ventana. Pulse otra, o mantenga Alt con ella.</translation>
    </message>
    <message>
        <source>{0} belongs to {1}. Take it from there?</source>
        <translation>{0} pertenece a {1}. ¿Quitársela?</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>A new recovery key</source>
        <translation>Una nueva clave de recuperación</translation>
    </message>
    <message>
        <source>Backups that still open by what opened it before: {0}.</source>
        <translation>Copias de seguridad que aún se abren con lo anterior: {0}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Cambiarla</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Cambiar la frase de contraseña</translation>
    </message>
    <message>
        <source>It opens the vault beside the keyring, also on another computer.</source>
        <translation>Abre la bóveda además del llavero, también en otro equipo.</translation>
    </message>
    <message>
        <source>Keep the new recovery key first.</source>
        <translation>Primero hay que guardar la nueva clave de recuperación.</translation>
    </message>
    <message>
        <source>Nothing is asked any more when you are logged in. The passphrase stays.</source>
        <translation>Ya no se pregunta nada con la sesión del sistema iniciada. La frase de contraseña se mantiene.</translation>
    </message>
    <message>
        <source>Open it with this computer&apos;s keyring</source>
        <translation>Abrirla con el llavero de este equipo</translation>
    </message>
    <message>
        <source>Open it without the keyring</source>
        <translation>Abrirla sin el llavero</translation>
    </message>
    <message>
        <source>Present passphrase, or the recovery key</source>
        <translation>Frase de contraseña actual, o la clave de recuperación</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Establecer una frase de contraseña</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Establecerla</translation>
    </message>
    <message>
        <source>Stop using the keyring</source>
        <translation>Dejar de usar el llavero</translation>
    </message>
    <message>
        <source>The keyring does not open the vault any more.</source>
        <translation>El llavero ya no abre la bóveda.</translation>
    </message>
    <message>
        <source>The keyring opens the vault.</source>
        <translation>El llavero abre la bóveda.</translation>
    </message>
    <message>
        <source>The memories stay as they are encrypted; only their key is sealed anew, also in backups.</source>
        <translation>Los recuerdos siguen cifrados como están; solo se vuelve a sellar su clave, también en las copias de seguridad.</translation>
    </message>
    <message>
        <source>The old one opens nothing any more once this one is kept, in the vault and its backups.</source>
        <translation>La anterior ya no abre nada en cuanto se guarda esta, ni la bóveda ni sus copias.</translation>
    </message>
    <message>
        <source>The passphrase is asked for each time it opens.</source>
        <translation>La frase de contraseña se pide cada vez que se abre.</translation>
    </message>
    <message>
        <source>The passphrase is set.</source>
        <translation>La frase de contraseña está establecida.</translation>
    </message>
    <message>
        <source>The recovery key is another one now.</source>
        <translation>La clave de recuperación ya es otra.</translation>
    </message>
    <message>
        <source>Type the present passphrase or the recovery key.</source>
        <translation>Hay que escribir la frase de contraseña actual o la clave de recuperación.</translation>
    </message>
    <message>
        <source>Use the keyring</source>
        <translation>Usar el llavero</translation>
    </message>
    <message>
        <source>Use this one from now on</source>
        <translation>Usar esta desde ahora</translation>
    </message>
</context>
<context>
    <name>KeysSection</name>
    <message>
        <source>Arrows, Enter, Esc and Tab mean the same everywhere, and keys of dialogs stand on buttons.</source>
        <translation>Las flechas, Intro, Esc y Tab significan lo mismo en todas partes; las teclas de los diálogos están en sus botones.</translation>
    </message>
    <message>
        <source>As the program has them</source>
        <translation>Como las trae el programa</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todas</translation>
    </message>
    <message>
        <source>reset shortcuts</source>
        <translation>restablecer atajos</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>{0} cambiadas</translation>
    </message>
</context>
<context>
    <name>KnownBlock</name>
    <message>
        <source>How it fades</source>
        <translation>Cómo se desvanece</translation>
    </message>
</context>
<context>
    <name>LaneChart</name>
    <message>
        <source>Memories by day, one lane for each type. Arrow keys move the cursor, Enter opens a memory, Shift with arrows chooses days. The same figures stand in the table.</source>
        <translation>Recuerdos por día, un carril por tipo. Las flechas mueven el cursor, Intro abre un recuerdo, Mayús con flechas elige días. Las mismas cifras están en la tabla.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
</context>
<context>
    <name>LaneNames</name>
    <message>
        <source>Show all types</source>
        <translation>Mostrar todos los tipos</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Types shown</source>
        <translation>Tipos mostrados</translation>
    </message>
    <message>
        <source>{0} of {1} types shown</source>
        <translation>{0} de {1} tipos mostrados</translation>
    </message>
</context>
<context>
    <name>LargePicture</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>LayoutReset</name>
    <message>
        <source>Columns, widths, panes and densities are as at first.</source>
        <translation>Columnas, anchos, paneles y densidades están como al principio.</translation>
    </message>
    <message>
        <source>The layout is as at first already.</source>
        <translation>La disposición ya está como al principio.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>LeftPane</name>
    <message>
        <source>Add a client …</source>
        <translation>Añadir …</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Nobody yet. An agent that asks to be let in stands here.</source>
        <translation>Aún nadie. Un agente que solicita entrar aparece aquí.</translation>
    </message>
    <message>
        <source>clients</source>
        <translation>clientes</translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation>{0} quiere conectarse</translation>
    </message>
    <message>
        <source>{0}, code {1}</source>
        <translation>{0}, código {1}</translation>
    </message>
</context>
<context>
    <name>LinkOpener</name>
    <message>
        <source>It may have been erased, or be in another vault.</source>
        <translation>Puede que se haya borrado o que esté en otra bóveda.</translation>
    </message>
    <message>
        <source>The link is followed when what is open here is closed.</source>
        <translation>El enlace se seguirá cuando se cierre lo que está abierto aquí.</translation>
    </message>
    <message>
        <source>The link is not written as Remembrancer&apos;s links are. Nothing was opened.</source>
        <translation>El enlace no está escrito como los de Remembrancer. No se abrió nada.</translation>
    </message>
    <message>
        <source>The link is too long to be one of Remembrancer&apos;s. Nothing was opened.</source>
        <translation>El enlace es demasiado largo para ser de Remembrancer. No se abrió nada.</translation>
    </message>
    <message>
        <source>The link names something that this version does not have. Nothing was opened.</source>
        <translation>El enlace nombra algo que esta versión no tiene. No se abrió nada.</translation>
    </message>
    <message>
        <source>This vault has no conflict with the id of the link.</source>
        <translation>En esta bóveda no hay ningún conflicto con el identificador del enlace.</translation>
    </message>
    <message>
        <source>This vault has no memory with the id of the link.</source>
        <translation>En esta bóveda no hay ningún recuerdo con el identificador del enlace.</translation>
    </message>
    <message>
        <source>This vault has no routine of the memory that the link names.</source>
        <translation>En esta bóveda no hay ninguna rutina del recuerdo que nombra el enlace.</translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>A chain begins when one memory takes the place of another, by your decision in a conflict.</source>
        <translation>Una cadena empieza cuando un recuerdo sustituye a otro por una decisión en un conflicto.</translation>
    </message>
    <message>
        <source>Bring in what your agents remember, or write the first one with “New”.</source>
        <translation>Traiga lo que recuerdan sus agentes, o escriba el primero con «Nuevo».</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>Traer recuerdos</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Borrar filtros</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Did you mean {0}?</source>
        <translation>¿Quizá {0}?</translation>
    </message>
    <message>
        <source>No chain matches {0}</source>
        <translation>Ninguna cadena coincide con {0}</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>Aún no hay recuerdos</translation>
    </message>
    <message>
        <source>No memory matches {0}</source>
        <translation>Ningún recuerdo coincide con {0}</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet</source>
        <translation>Aún no se ha reemplazado nada</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>Abrir la bóveda de ejemplo</translation>
    </message>
    <message>
        <source>Search for {0}</source>
        <translation>Buscar {0}</translation>
    </message>
    <message>
        <source>Show memories</source>
        <translation>Mostrar recuerdos</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>{0} new</source>
        <translation>{0} nuevos</translation>
    </message>
    <message>
        <source>{0} new, show them</source>
        <translation>{0} nuevos, mostrarlos</translation>
    </message>
</context>
<context>
    <name>LiveCard</name>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>No request has “{0}” in it</source>
        <translation>Ninguna solicitud contiene «{0}»</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Aún no hay solicitudes</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>What agents ask for and store stands here as it comes, without its words.</source>
        <translation>Lo que los agentes piden y guardan aparece aquí a medida que llega, sin sus palabras.</translation>
    </message>
    <message>
        <source>following</source>
        <translation>siguiendo</translation>
    </message>
    <message>
        <source>paused, {0} came since</source>
        <translation>en pausa, llegaron {0} desde entonces</translation>
    </message>
</context>
<context>
    <name>LiveModel</name>
    <message>
        <source>Asked for</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>In</source>
        <translation>En</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>Requests, the newest first</source>
        <translation>Solicitudes, la más reciente primero</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>The day before with changes</source>
        <translation>El día anterior con cambios</translation>
    </message>
    <message>
        <source>The next day with changes</source>
        <translation>El día siguiente con cambios</translation>
    </message>
    <message>
        <source>The vault at a date</source>
        <translation>La bóveda en una fecha</translation>
    </message>
    <message>
        <source>{0}, end of day</source>
        <translation>{0}, final del día</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
<context>
    <name>LookingLine</name>
    <message>
        <source>Looking for what recurs: {0} of {1} texts compared</source>
        <translation>Buscando lo que se repite: {0} de {1} textos comparados</translation>
    </message>
    <message>
        <source>Putting together what recurs in {0} texts</source>
        <translation>Reuniendo lo que se repite en {0} textos</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Text at its usual size</source>
        <translation>Texto en su tamaño habitual</translation>
    </message>
</context>
<context>
    <name>ManualSheet</name>
    <message>
        <source>Back (Backspace)</source>
        <translation>Atrás (Retroceso)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Teclas de esta página</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Ninguna página contiene estas palabras.</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Match {0}: {1}</source>
        <translation>Coincidencia {0}: {1}</translation>
    </message>
    <message>
        <source>Why it matches</source>
        <translation>Por qué coincide</translation>
    </message>
</context>
<context>
    <name>Memories</name>
    <message>
        <source>1 chain</source>
        <translation>1 cadena</translation>
    </message>
    <message>
        <source>An earlier version restored</source>
        <translation>Restaurada una versión anterior</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>Recuperado</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Confirmed as still true</source>
        <translation>Confirmado como aún cierto</translation>
    </message>
    <message>
        <source>Corrected on {0}</source>
        <translation>Corregido el {0}</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Cumplido</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidencia</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Vencido</translation>
    </message>
    <message>
        <source>Faded</source>
        <translation>Desvanecido</translation>
    </message>
    <message>
        <source>Happens from</source>
        <translation>Ocurre desde</translation>
    </message>
    <message>
        <source>Happens until</source>
        <translation>Ocurre hasta</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>Rige desde</translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation>Rige hasta</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>Known because</source>
        <translation>Se sabe porque</translation>
    </message>
    <message>
        <source>Last verified</source>
        <translation>Confirmado</translation>
    </message>
    <message>
        <source>Moved to {0}</source>
        <translation>Movido a {0}</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijado</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Guardado aparte</translation>
    </message>
    <message>
        <source>Recorded again</source>
        <translation>Registrado de nuevo</translation>
    </message>
    <message>
        <source>Replaced on {0}</source>
        <translation>Reemplazado el {0}</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Dicho</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Sustituido</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Tags: {0}</source>
        <translation>Etiquetas: {0}</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Deshecho: {0}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Unpinned</source>
        <translation>Ya no fijado</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alta</translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>en otro orden</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>{0} added</source>
        <translation>{0} añadido</translation>
    </message>
    <message>
        <source>{0} chains</source>
        <translation>{0} cadenas</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>{0} cambiado</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} quitado</translation>
    </message>
    <message>
        <source>{0} set to {1}</source>
        <translation>{0} fijado en {1}</translation>
    </message>
    <message>
        <source>{0} taken away</source>
        <translation>{0} retirado</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>MemoriesModel</name>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>Ya no está</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>plegado</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>nivel {0}</translation>
    </message>
    <message>
        <source>{0} earlier</source>
        <translation>{0} anteriores</translation>
    </message>
</context>
<context>
    <name>MemoriesPage</name>
    <message>
        <source>Chains of memories</source>
        <translation>Cadenas de recuerdos</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Recuerdos</translation>
    </message>
    <message>
        <source>Show or hide the detail</source>
        <translation>Mostrar u ocultar el detalle</translation>
    </message>
    <message>
        <source>Try  tag:work  is:pinned  added:7</source>
        <translation>Probar  tag:work  is:pinned  added:7</translation>
    </message>
</context>
<context>
    <name>MemoryActions</name>
    <message>
        <source>Brought back {0}</source>
        <translation>Recuperado {0}</translation>
    </message>
    <message>
        <source>Changed {0}</source>
        <translation>Cambiado {0}</translation>
    </message>
    <message>
        <source>Deleted {0}</source>
        <translation>Eliminado {0}</translation>
    </message>
    <message>
        <source>Made {0}: {1}</source>
        <translation>Convertido {0}: {1}</translation>
    </message>
    <message>
        <source>Moved {0} to {1}</source>
        <translation>Movido {0} a {1}</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nada ha cambiado</translation>
    </message>
    <message>
        <source>Pinned {0}</source>
        <translation>Fijado {0}</translation>
    </message>
    <message>
        <source>Put away {0}</source>
        <translation>Guardar aparte {0}</translation>
    </message>
    <message>
        <source>Restored version {1}</source>
        <translation>Restaurada la versión {1}</translation>
    </message>
    <message>
        <source>Still true: {0}</source>
        <translation>Sigue siendo cierto: {0}</translation>
    </message>
    <message>
        <source>Tagged {0}: {1}</source>
        <translation>Etiquetado {0}: {1}</translation>
    </message>
    <message>
        <source>Took a tag from {0}: {1}</source>
        <translation>Quitada una etiqueta de {0}: {1}</translation>
    </message>
    <message>
        <source>Unpinned {0}</source>
        <translation>Dejado de fijar {0}</translation>
    </message>
</context>
<context>
    <name>MemoryEditor</name>
    <message>
        <source>2026-04-15 or 2026-04-15 16:30</source>
        <translation>2026-04-15 o 2026-04-15 16:30</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Copy my text</source>
        <translation>Copiar mi texto</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>Happening</source>
        <translation>Ocurre</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>Rige desde</translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation>Rige hasta</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Importante</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>This is your text from before; it was not saved yet.</source>
        <translation>Este es el texto escrito antes; aún no se había guardado.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>What it says now</source>
        <translation>Lo que dice ahora</translation>
    </message>
    <message>
        <source>Your text is still here. Below it stands what the memory says now.</source>
        <translation>El texto escrito sigue aquí. Debajo está lo que dice ahora el recuerdo.</translation>
    </message>
    <message>
        <source>until</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>{0} is not a date. Write it as 2026-04-15 or 2026-04-15 16:30.</source>
        <translation>{0} no es una fecha. Se escribe así: 2026-04-15 o 2026-04-15 16:30.</translation>
    </message>
</context>
<context>
    <name>MemoryPopover</name>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Dejar de fijar</translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message>
        <source>Memories</source>
        <translation>Recuerdos</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Restablecer columnas</translation>
    </message>
</context>
<context>
    <name>MemoryType</name>
    <message>
        <source>Artifact</source>
        <translation>Artefacto</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromiso</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Suceso</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Instrucción</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <source>Observation</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Preferencia</translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation>Relación</translation>
    </message>
</context>
<context>
    <name>ModelBanner</name>
    <message>
        <source>Health …</source>
        <translation>Salud …</translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model does not calculate rightly on this computer.</source>
        <translation>Solo se busca por palabras. El modelo de significado no calcula bien en este equipo.</translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model is missing.</source>
        <translation>Solo se busca por palabras. Falta el modelo de significado.</translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model was altered, so it is not used.</source>
        <translation>Solo se busca por palabras. El modelo de significado se alteró, así que no se usa.</translation>
    </message>
</context>
<context>
    <name>ModelCard</name>
    <message>
        <source>Answer of the language model</source>
        <translation>Respuesta del modelo de lenguaje</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>Preguntando …</translation>
    </message>
    <message>
        <source>By {0}</source>
        <translation>Por {0}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Lo que se envió</translation>
    </message>
    <message>
        <source>written from the memories below alone; each sentence is checked against what it names</source>
        <translation>escrito solo a partir de los recuerdos de abajo; cada frase se comprueba con lo que nombra</translation>
    </message>
    <message>
        <source>“{0}” {1}</source>
        <translation>«{0}» {1}</translation>
    </message>
</context>
<context>
    <name>ModelSection</name>
    <message>
        <source>API key, password</source>
        <translation>clave de API, contraseña</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>Preguntando …</translation>
    </message>
    <message>
        <source>Asks for one word. Nothing of the vault is sent.</source>
        <translation>Pide una sola palabra. No se envía nada de la bóveda.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep the key in the system&apos;s keyring</source>
        <translation>Guardar la clave en el llavero del sistema</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, for this server alone. It is never shown again.</source>
        <translation>Guardada en el llavero del sistema, solo para este servidor. No se vuelve a mostrar.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>None is kept. It goes to the system&apos;s keyring, for this server alone.</source>
        <translation>No hay ninguna guardada. Va al llavero del sistema, solo para este servidor.</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. Everything in the program works without a language model.</source>
        <translation>No se envía nada a ninguna parte. Todo en el programa funciona sin un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>Set the endpoint first. Servers on this computer mostly need no key.</source>
        <translation>Primero hay que indicar la dirección. Los servidores de este equipo no suelen necesitar clave.</translation>
    </message>
    <message>
        <source>Take the key out of the system&apos;s keyring</source>
        <translation>Quitar la clave del llavero del sistema</translation>
    </message>
    <message>
        <source>This computer has no keyring that keeps a key, so only servers without one can be used.</source>
        <translation>Este equipo no tiene un llavero que guarde una clave, así que solo se pueden usar servidores sin ella.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probarlo</translation>
    </message>
    <message>
        <source>What is turned on below is sent to {0}, on this computer, and nowhere else.</source>
        <translation>Lo que se activa abajo se envía a {0}, en este equipo, y a ningún otro sitio.</translation>
    </message>
    <message>
        <source>What is turned on below leaves this computer: it is sent to {0} and nowhere else. Who runs that server can read it.</source>
        <translation>Lo que se activa abajo sale de este equipo: se envía a {0} y a ningún otro sitio. Quien gestiona ese servidor puede leerlo.</translation>
    </message>
    <message>
        <source>What it is used for</source>
        <translation>Para qué se usa</translation>
    </message>
    <message>
        <source>{0} answered after {1} s: {2}</source>
        <translation>{0} respondió tras {1} s: {2}</translation>
    </message>
</context>
<context>
    <name>MonthLegend</name>
    <message>
        <source>conflict</source>
        <translation>conflicto</translation>
    </message>
    <message>
        <source>out of the ordinary</source>
        <translation>fuera de lo común</translation>
    </message>
    <message>
        <source>report</source>
        <translation>informe</translation>
    </message>
</context>
<context>
    <name>MoreValues</name>
    <message>
        <source>All values</source>
        <translation>Todos los valores</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Buscar un valor</translation>
    </message>
    <message>
        <source>None of that name</source>
        <translation>Ninguno con ese nombre</translation>
    </message>
</context>
<context>
    <name>MoveDialog</name>
    <message>
        <source>Choose a new or empty folder for the vault</source>
        <translation>Elegir una carpeta nueva o vacía para la bóveda</translation>
    </message>
    <message>
        <source>Close and move it</source>
        <translation>Cerrarla y moverla</translation>
    </message>
    <message>
        <source>It can go there. {0} are copied.</source>
        <translation>Puede ir allí. Se copian {0}.</translation>
    </message>
    <message>
        <source>It is closed, copied with its backups and read back. Then the old folder gets another name; nothing in it is deleted. The new folder has to be new or empty, and on a drive of this computer: over a network a vault is not safe. Agents that were connected with the old folder have to be connected again.</source>
        <translation>Se cierra, se copia con sus copias de seguridad y se relee. Luego la carpeta anterior recibe otro nombre; no se elimina nada de ella. La carpeta nueva debe ser nueva o estar vacía, y estar en una unidad de este equipo: en una red, una bóveda no está a salvo. Los agentes conectados con la carpeta anterior deben conectarse de nuevo.</translation>
    </message>
    <message>
        <source>Move the vault</source>
        <translation>Mover la bóveda</translation>
    </message>
</context>
<context>
    <name>NamespaceChoice</name>
    <message>
        <source>All namespaces</source>
        <translation>Todos los espacios</translation>
    </message>
    <message>
        <source>{0} namespaces</source>
        <translation>{0} espacios</translation>
    </message>
</context>
<context>
    <name>NamespaceDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create namespace</source>
        <translation>Crear espacio</translation>
    </message>
    <message>
        <source>Memories of a namespace stay apart from all others. Letters, digits, -, . and _.</source>
        <translation>Los recuerdos de un espacio quedan separados de todos los demás. Letras, cifras, -, . y _.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New namespace</source>
        <translation>Espacio nuevo</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nada ha cambiado</translation>
    </message>
    <message>
        <source>Rename namespace</source>
        <translation>Renombrar espacio</translation>
    </message>
    <message>
        <source>Rename “{0}”</source>
        <translation>Renombrar «{0}»</translation>
    </message>
</context>
<context>
    <name>NearMisses</name>
    <message>
        <source>Just below the line</source>
        <translation>Justo bajo el umbral</translation>
    </message>
    <message>
        <source>The line is the least share of what the question asks that a memory must answer. What stays below it is shown to you and to nobody else.</source>
        <translation>El umbral es la parte mínima de lo que pide la pregunta a la que debe responder un recuerdo. Lo que queda por debajo se muestra aquí y no se da a nadie más.</translation>
    </message>
    <message>
        <source>not given to the agent</source>
        <translation>no entregado al agente</translation>
    </message>
</context>
<context>
    <name>NewMemoryDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closing keeps the draft.</source>
        <translation>Al cerrar se conserva el borrador.</translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation>Ctrl ↵</translation>
    </message>
    <message>
        <source>Due {0}</source>
        <translation>Vence {0}</translation>
    </message>
    <message>
        <source>Holds from {0}</source>
        <translation>Rige desde {0}</translation>
    </message>
    <message>
        <source>Holds until {0}</source>
        <translation>Rige hasta {0}</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Importante</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>New memory</source>
        <translation>Recuerdo nuevo</translation>
    </message>
    <message>
        <source>On {0}</source>
        <translation>El {0}</translation>
    </message>
    <message>
        <source>Pin it</source>
        <translation>Fijarlo</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Recordar</translation>
    </message>
    <message>
        <source>Taken back. The old memory stays.</source>
        <translation>Deshecho. El recuerdo anterior se queda.</translation>
    </message>
    <message>
        <source>What is to be remembered? One statement is best.</source>
        <translation>¿Qué hay que recordar? Mejor una sola afirmación.</translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation>Qué recordar</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Done again: {0}.</source>
        <translation>Hecho de nuevo: {0}.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>Look at its health</source>
        <translation>Ver su salud</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Taken back: {0}.</source>
        <translation>Deshecho: {0}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>NoticesSection</name>
    <message>
        <source>This desktop shows no messages.</source>
        <translation>Este escritorio no muestra mensajes.</translation>
    </message>
</context>
<context>
    <name>OlderList</name>
    <message>
        <source>Older statements</source>
        <translation>Afirmaciones anteriores</translation>
    </message>
    <message>
        <source>{0} older statements</source>
        <translation>{0} afirmaciones anteriores</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
<context>
    <name>OpeningPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>Abrir otra bóveda</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>OptionsBar</name>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Ask among “{0}”</source>
        <translation>Preguntar entre «{0}»</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacto</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Profundo</translation>
    </message>
    <message>
        <source>Deep mode is not there yet.</source>
        <translation>El modo profundo aún no está disponible.</translation>
    </message>
    <message>
        <source>Deep mode reads the best memories again with a second model. Takes about a second.</source>
        <translation>El modo profundo relee los mejores recuerdos con un segundo modelo. Tarda alrededor de un segundo.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>For the agent</source>
        <translation>Para el agente</translation>
    </message>
    <message>
        <source>Full budget</source>
        <translation>Presupuesto entero</translation>
    </message>
    <message>
        <source>How much an agent gets</source>
        <translation>Cuánto recibe un agente</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modelo de lenguaje</translation>
    </message>
    <message>
        <source>Stored sentences</source>
        <translation>Frases guardadas</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>What the answer is put together from</source>
        <translation>De qué se compone la respuesta</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambos</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show {0}</source>
        <translation>Mostrar {0}</translation>
    </message>
    <message>
        <source>These say nearly the same:</source>
        <translation>Estos dicen casi lo mismo:</translation>
    </message>
    <message>
        <source>Undo, keep the old one</source>
        <translation>Deshacer, conservar lo anterior</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>All {0} days</source>
        <translation>Los {0} días</translation>
    </message>
    <message>
        <source>One day</source>
        <translation>Un día</translation>
    </message>
    <message>
        <source>Overview of all days</source>
        <translation>Resumen de todos los días</translation>
    </message>
    <message>
        <source>{0} to {1} are in sight</source>
        <translation>A la vista: de {0} a {1}</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation>Ctrl ↵</translation>
    </message>
    <message>
        <source>Due {0}</source>
        <translation>Vence {0}</translation>
    </message>
    <message>
        <source>Holds from {0}</source>
        <translation>Rige desde {0}</translation>
    </message>
    <message>
        <source>Holds until {0}</source>
        <translation>Rige hasta {0}</translation>
    </message>
    <message>
        <source>In your words</source>
        <translation>En sus palabras</translation>
    </message>
    <message>
        <source>On {0}</source>
        <translation>El {0}</translation>
    </message>
    <message>
        <source>The statement in your words</source>
        <translation>La afirmación en sus palabras</translation>
    </message>
    <message>
        <source>Use these words</source>
        <translation>Usar estas palabras</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Search memories</source>
        <translation>Buscar recuerdos</translation>
    </message>
</context>
<context>
    <name>PageEntry</name>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Insights</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Recuerdos</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
</context>
<context>
    <name>PairingDialog</name>
    <message>
        <source>Allow selected</source>
        <translation>Permitir lo seleccionado</translation>
    </message>
    <message>
        <source>Asked {0}</source>
        <translation>Solicitado {0}</translation>
    </message>
    <message>
        <source>Code: {0}</source>
        <translation>Código: {0}</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Denegar</translation>
    </message>
    <message>
        <source>Does {0} show this code?</source>
        <translation>¿Muestra {0} este código?</translation>
    </message>
    <message>
        <source>If not, choose Deny: something else is asking.</source>
        <translation>Si no, conviene Denegar: lo solicita otra cosa.</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Puede</translation>
    </message>
    <message>
        <source>Nobody answered for ten minutes: it was denied.</source>
        <translation>Nadie respondió en diez minutos: se denegó.</translation>
    </message>
    <message>
        <source>Remember this answer</source>
        <translation>Recordar esta respuesta</translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation>{0} quiere conectarse</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Enter runs it. Actions that change many memories show a preview first.</source>
        <translation>Intro la ejecuta. Las acciones que cambian muchos recuerdos muestran antes una vista previa.</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Ninguna acción contiene estas palabras.</translation>
    </message>
    <message>
        <source>{0} of {1} actions</source>
        <translation>{0} de {1} acciones</translation>
    </message>
</context>
<context>
    <name>PartRow</name>
    <message>
        <source>its own</source>
        <translation>propia</translation>
    </message>
</context>
<context>
    <name>PassphraseFields</name>
    <message>
        <source>At least {0} characters. Four or five unrelated words are good.</source>
        <translation>Al menos {0} caracteres. Cuatro o cinco palabras sin relación van bien.</translation>
    </message>
    <message>
        <source>It will do; longer is better.</source>
        <translation>Basta; más larga es mejor.</translation>
    </message>
    <message>
        <source>Long enough.</source>
        <translation>Lo bastante larga.</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nueva frase de contraseña</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>La misma otra vez</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>Las dos no son iguales.</translation>
    </message>
    <message>
        <source>Type the same once more.</source>
        <translation>Hay que escribir lo mismo otra vez.</translation>
    </message>
</context>
<context>
    <name>PastBanner</name>
    <message>
        <source>Compare with now</source>
        <translation>Comparar con ahora</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nothing was recorded before</source>
        <translation>Antes no se registró nada</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>Volver a ahora</translation>
    </message>
    <message>
        <source>The day before with changes</source>
        <translation>El día anterior con cambios</translation>
    </message>
    <message>
        <source>The day before with changes: {0}</source>
        <translation>El día anterior con cambios: {0}</translation>
    </message>
    <message>
        <source>The next changes are today&apos;s: return to now</source>
        <translation>Los siguientes cambios son de hoy: volver a ahora</translation>
    </message>
    <message>
        <source>The next day with changes</source>
        <translation>El día siguiente con cambios</translation>
    </message>
    <message>
        <source>The next day with changes: {0}</source>
        <translation>El día siguiente con cambios: {0}</translation>
    </message>
    <message>
        <source>The vault as it stood then. Nothing can be changed here.</source>
        <translation>La bóveda tal como estaba entonces. Aquí no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Viewing {0}</source>
        <translation>Se muestra {0}</translation>
    </message>
    <message>
        <source>What held on {0}, as known then. Nothing can be changed here.</source>
        <translation>Lo que regía el {0}, tal como se conocía entonces. Aquí no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>{0} shows what is now.</source>
        <translation>{0} muestra lo que hay ahora.</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Also bring in 1 rule that steers agents; without this it is left out</source>
        <translation>Traer también 1 regla que dirige a los agentes; sin esto se deja fuera</translation>
    </message>
    <message>
        <source>Also bring in {0} rules that steer agents; without this they are left out</source>
        <translation>Traer también {0} reglas que dirigen a los agentes; sin esto se dejan fuera</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>En</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Original dates and ids are kept. A backup is made first. One undo takes it all back.</source>
        <translation>Se conservan las fechas e ids originales. Antes se hace una copia de seguridad. Con deshacer una vez se revierte todo.</translation>
    </message>
    <message>
        <source>Then let {0} ({1}) look for facts in 1 turn; each fact waits for you</source>
        <translation>Dejar que {0} ({1}) busque después hechos en 1 turno; cada hecho queda pendiente</translation>
    </message>
    <message>
        <source>Then let {0} ({1}) look for facts in {2} turns; each fact waits for you</source>
        <translation>Dejar que {0} ({1}) busque después hechos en {2} turnos; cada hecho queda pendiente</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Lo que no se pudo leer</translation>
    </message>
    <message>
        <source>What is known already</source>
        <translation>Lo que ya se conoce</translation>
    </message>
    <message>
        <source>What it becomes</source>
        <translation>En qué se convierte</translation>
    </message>
    <message>
        <source>What would open a conflict</source>
        <translation>Lo que abriría un conflicto</translation>
    </message>
    <message>
        <source>already known, strengthened</source>
        <translation>ya conocidos, reforzados</translation>
    </message>
    <message>
        <source>at {0}, where they are sent</source>
        <translation>en {0}, a donde se envían</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevos</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>en este equipo</translation>
    </message>
    <message>
        <source>unreadable, with reasons</source>
        <translation>ilegibles, con motivos</translation>
    </message>
    <message>
        <source>would open a conflict</source>
        <translation>abrirían un conflicto</translation>
    </message>
</context>
<context>
    <name>PortCard</name>
    <message>
        <source>Agents cannot reach this vault over HTTP.</source>
        <translation>Los agentes no pueden llegar a esta bóveda por HTTP.</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Otro número</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrado</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Could not be opened</source>
        <translation>No se pudo abrir</translation>
    </message>
    <message>
        <source>Let agents on this computer connect</source>
        <translation>Dejar que se conecten los agentes de este equipo</translation>
    </message>
    <message>
        <source>Open on this computer only</source>
        <translation>Abierto solo en este equipo</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abriendo</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>The address {0} is copied.</source>
        <translation>La dirección {0} está copiada.</translation>
    </message>
    <message>
        <source>The number of the port</source>
        <translation>El número del puerto</translation>
    </message>
    <message>
        <source>Use another number</source>
        <translation>Usar otro número</translation>
    </message>
    <message>
        <source>{0}, port {1} · HTTP and MCP</source>
        <translation>{0}, puerto {1} · HTTP y MCP</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>What it becomes</source>
        <translation>En qué se convierte</translation>
    </message>
</context>
<context>
    <name>PrivacySection</name>
    <message>
        <source>Erasing for good</source>
        <translation>Borrar para siempre</translation>
    </message>
    <message>
        <source>Every change, by whom and when, in a chain that shows whether anything was altered.</source>
        <translation>Cada cambio, por quién y cuándo, en una cadena que muestra si algo se alteró.</translation>
    </message>
    <message>
        <source>From a memory&apos;s menu. It reaches every version, report and backup, and lists what it cannot reach.</source>
        <translation>Desde el menú de un recuerdo. Alcanza a cada versión, informe y copia de seguridad, y enumera lo que no puede alcanzar.</translation>
    </message>
    <message>
        <source>Memories, searches, drafts, reports and backups. Not encrypted: sizes and columns of the window, and what you export yourself.</source>
        <translation>Recuerdos, búsquedas, borradores, informes y copias de seguridad. Sin cifrar: tamaños y columnas de la ventana, y lo que se exporta a mano.</translation>
    </message>
    <message>
        <source>Nothing, unless you turn on a language model that is elsewhere. The program looks for no updates and sends no reports.</source>
        <translation>Nada, a menos que se active un modelo de lenguaje que esté en otra parte. El programa no busca actualizaciones ni envía informes.</translation>
    </message>
    <message>
        <source>Open Audit</source>
        <translation>Abrir Auditoría</translation>
    </message>
    <message>
        <source>Passwords, keys, card and account numbers in what is stored: looked for when you say so.</source>
        <translation>Contraseñas, claves, números de tarjeta y de cuenta en lo guardado: se buscan cuando se pide.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secretos</translation>
    </message>
    <message>
        <source>Secrets found …</source>
        <translation>Secretos encontrados …</translation>
    </message>
    <message>
        <source>What is encrypted</source>
        <translation>Qué está cifrado</translation>
    </message>
    <message>
        <source>What is stored already</source>
        <translation>Lo que ya está guardado</translation>
    </message>
    <message>
        <source>What leaves this computer</source>
        <translation>Qué sale de este equipo</translation>
    </message>
    <message>
        <source>Who did what</source>
        <translation>Quién hizo qué</translation>
    </message>
    <message>
        <source>scan</source>
        <translation>buscar examinar</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Choose the folder of a vault</source>
        <translation>Elegir la carpeta de una bóveda</translation>
    </message>
    <message>
        <source>Going back to a backup</source>
        <translation>Volviendo a una copia de seguridad</translation>
    </message>
    <message>
        <source>Locked after {0} minutes without use.</source>
        <translation>Bloqueada tras {0} minutos sin uso.</translation>
    </message>
    <message>
        <source>Moving {0}</source>
        <translation>Moviendo {0}</translation>
    </message>
    <message>
        <source>Nothing of the old folder is deleted.</source>
        <translation>No se elimina nada de la carpeta anterior.</translation>
    </message>
    <message>
        <source>Opening {0}</source>
        <translation>Abriendo {0}</translation>
    </message>
    <message>
        <source>Recovering {0}</source>
        <translation>Recuperando {0}</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>The sample is made the first time it is opened.</source>
        <translation>El ejemplo se crea la primera vez que se abre.</translation>
    </message>
    <message>
        <source>The vault lies here now. Its old files are kept in {0}.</source>
        <translation>La bóveda está ahora aquí. Sus archivos anteriores se conservan en {0}.</translation>
    </message>
    <message>
        <source>the sample vault</source>
        <translation>la bóveda de ejemplo</translation>
    </message>
</context>
<context>
    <name>ProgressView</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Comparing every entry with its seal</source>
        <translation>Comparando cada entrada con su sello</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Looking for what is known already</source>
        <translation>Buscando lo que ya se conoce</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Leyendo los archivos</translation>
    </message>
    <message>
        <source>Reading the meaning of each memory</source>
        <translation>Leyendo el significado de cada recuerdo</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Deteniendo</translation>
    </message>
    <message>
        <source>The conversations are in. The language model looks for facts in them</source>
        <translation>Las conversaciones ya están incorporadas. El modelo de lenguaje busca hechos en ellas</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escribiendo</translation>
    </message>
    <message>
        <source>Writing the files</source>
        <translation>Escribiendo los archivos</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>Agents get it with each question and may propose changes. Its first line names it.</source>
        <translation>Los agentes lo reciben con cada pregunta y pueden proponer cambios. Su primera línea le da nombre.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Cumplido</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Happening</source>
        <translation>Ocurre</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Rige</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>It is for</source>
        <translation>Es para</translation>
    </message>
    <message>
        <source>Known because</source>
        <translation>Se sabe porque</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>Last verified</source>
        <translation>Confirmado</translation>
    </message>
    <message>
        <source>Memory block</source>
        <translation>Bloque de memoria</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registrado</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Dicho</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usado</translation>
    </message>
    <message>
        <source>at no time</source>
        <translation>en ningún momento</translation>
    </message>
    <message>
        <source>from {0} until {1}</source>
        <translation>de {0} a {1}</translation>
    </message>
    <message>
        <source>from {0}, no end</source>
        <translation>desde {0}, sin fin</translation>
    </message>
    <message>
        <source>until {0}</source>
        <translation>hasta {0}</translation>
    </message>
    <message>
        <source>{0} of {1} characters</source>
        <translation>{0} de {1} caracteres</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} a {1}</translation>
    </message>
    <message>
        <source>{0}, does not fade</source>
        <translation>{0}, no se desvanece</translation>
    </message>
    <message>
        <source>{0}, does not fade: safety</source>
        <translation>{0}, protegido</translation>
    </message>
    <message>
        <source>{0}, held until done</source>
        <translation>{0}, retenido hasta cumplirse</translation>
    </message>
    <message>
        <source>{0}, pinned</source>
        <translation>{0}, fijado</translation>
    </message>
</context>
<context>
    <name>ProposalsDialog</name>
    <message>
        <source>Agents are no longer given this memory. It can be brought back.</source>
        <translation>Los agentes ya no reciben este recuerdo. Se puede recuperar.</translation>
    </message>
    <message>
        <source>Agents that recall it may act on it.</source>
        <translation>Los agentes que lo consulten pueden actuar según él.</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Every agent that reads there receives it with each answer.</source>
        <translation>Cada agente que lee allí lo recibe con cada respuesta.</translation>
    </message>
    <message>
        <source>It becomes a memory of the type {0} in {1}, confirmed by you.</source>
        <translation>Se convierte en un recuerdo del tipo {0} en {1}, con su confirmación.</translation>
    </message>
    <message>
        <source>It rests on: “{0}”</source>
        <translation>Se basa en: «{0}»</translation>
    </message>
    <message>
        <source>It waits because a language model found it in a conversation.</source>
        <translation>Está pendiente porque un modelo de lenguaje lo encontró en una conversación.</translation>
    </message>
    <message>
        <source>It waits because it was written into a file by hand.</source>
        <translation>Está pendiente porque se escribió a mano en un archivo.</translation>
    </message>
    <message>
        <source>It waits because it would be given with every answer.</source>
        <translation>Está pendiente porque se daría con cada respuesta.</translation>
    </message>
    <message>
        <source>It waits because it would tell agents what to do.</source>
        <translation>Está pendiente porque diría a los agentes qué hacer.</translation>
    </message>
    <message>
        <source>It waits because somebody else stands behind what it would change.</source>
        <translation>Está pendiente porque otra persona respalda lo que cambiaría.</translation>
    </message>
    <message>
        <source>It waits because this client may propose, but not change anything.</source>
        <translation>Está pendiente porque este cliente puede proponer, pero no cambiar nada.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijado</translation>
    </message>
    <message>
        <source>Tags: {0}</source>
        <translation>Etiquetas: {0}</translation>
    </message>
    <message>
        <source>The memory ({0}, in {1}) says this from now on, confirmed by you. Its history stays.</source>
        <translation>El recuerdo ({0}, en {1}) dice esto desde ahora, con su confirmación. Su historial se mantiene.</translation>
    </message>
    <message>
        <source>The memory was changed since this was proposed: it can only be turned down.</source>
        <translation>El recuerdo se cambió después de proponerse esto: solo se puede rechazar.</translation>
    </message>
    <message>
        <source>The proposal</source>
        <translation>La propuesta</translation>
    </message>
    <message>
        <source>The text, as it is</source>
        <translation>El texto, tal como es</translation>
    </message>
    <message>
        <source>Turn down</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>What agents propose</source>
        <translation>Lo que proponen los agentes</translation>
    </message>
    <message>
        <source>What it would do</source>
        <translation>Qué haría</translation>
    </message>
    <message>
        <source>Where in it: {0}</source>
        <translation>En qué parte: {0}</translation>
    </message>
    <message>
        <source>Written by {0}, from {1}.</source>
        <translation>Escrito por {0}, de {1}.</translation>
    </message>
    <message>
        <source>Written by {0}.</source>
        <translation>Escrito por {0}.</translation>
    </message>
    <message>
        <source>{0} characters in it would not be seen. They are shown as symbols or as their number.</source>
        <translation>{0} caracteres que contiene no se verían. Se muestran como símbolos o como su número.</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>{0} wants to change this memory</source>
        <translation>{0} quiere cambiar este recuerdo</translation>
    </message>
    <message>
        <source>{0} wants to put this memory away</source>
        <translation>{0} quiere guardar aparte este recuerdo</translation>
    </message>
    <message>
        <source>{0} wants to remember this</source>
        <translation>{0} quiere recordar esto</translation>
    </message>
</context>
<context>
    <name>QuestionField</name>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Ask what is remembered</source>
        <translation>Preguntar qué se recuerda</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Last questions</source>
        <translation>Últimas preguntas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
</context>
<context>
    <name>QuestionHistory</name>
    <message>
        <source>Forget these questions</source>
        <translation>Olvidar estas preguntas</translation>
    </message>
    <message>
        <source>Last questions</source>
        <translation>Últimas preguntas</translation>
    </message>
</context>
<context>
    <name>Quotation</name>
    <message>
        <source>Evidence</source>
        <translation>Evidencia</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>RailCounts</name>
    <message>
        <source>1 open conflict</source>
        <translation>1 conflicto abierto</translation>
    </message>
    <message>
        <source>{0} open conflicts</source>
        <translation>{0} conflictos abiertos</translation>
    </message>
</context>
<context>
    <name>RangeModel</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Recuerdo</translation>
    </message>
</context>
<context>
    <name>RangeTable</name>
    <message>
        <source>Memories from {0}</source>
        <translation>Recuerdos desde {0}</translation>
    </message>
    <message>
        <source>No memory lies on these days.</source>
        <translation>No hay ningún recuerdo en estos días.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Show in Memories</source>
        <translation>Mostrar en Recuerdos</translation>
    </message>
</context>
<context>
    <name>ReachView</name>
    <message>
        <source>Files beside the vault</source>
        <translation>Archivos junto a la bóveda</translation>
    </message>
    <message>
        <source>Forget them too</source>
        <translation>Olvidarlos también</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Conviene saber</translation>
    </message>
    <message>
        <source>Linked memories: only what is ticked is erased too</source>
        <translation>Recuerdos enlazados: solo se borra también lo marcado</translation>
    </message>
    <message>
        <source>To be erased for good</source>
        <translation>Se borrará para siempre</translation>
    </message>
    <message>
        <source>Waiting statements: only what is ticked is erased too</source>
        <translation>Afirmaciones pendientes: solo se borra también lo marcado</translation>
    </message>
    <message>
        <source>What will be erased</source>
        <translation>Qué se borrará</translation>
    </message>
    <message>
        <source>With it goes</source>
        <translation>Se va con ello</translation>
    </message>
    <message>
        <source>Your searches, questions and drafts</source>
        <translation>Sus búsquedas, preguntas y borradores</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>y {0} más</translation>
    </message>
</context>
<context>
    <name>ReasonBar</name>
    <message>
        <source>All conflicts</source>
        <translation>Todos los conflictos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Conflicto siguiente</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Conflicto anterior</translation>
    </message>
</context>
<context>
    <name>RecallChart</name>
    <message>
        <source>Recalls a day</source>
        <translation>Consultas al día</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>RecallSection</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>After others</source>
        <translation>Después de otros</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Entero</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>De fábrica</translation>
    </message>
    <message>
        <source>Back to what the program came with.</source>
        <translation>De vuelta a lo que traía el programa.</translation>
    </message>
    <message>
        <source>Deep mode</source>
        <translation>Modo profundo</translation>
    </message>
    <message>
        <source>For agents and the command line, when one namespace is searched. Each change can be undone.</source>
        <translation>Para los agentes y la línea de comandos, cuando se busca en un espacio. Cada cambio se puede deshacer.</translation>
    </message>
    <message>
        <source>Most memories</source>
        <translation>Máximo de recuerdos</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Solo estos</translation>
    </message>
    <message>
        <source>Read each question again with a slower model, where it is installed.</source>
        <translation>Releer cada pregunta con un modelo más lento, donde esté instalado.</translation>
    </message>
    <message>
        <source>So many may answer, 1 to 100.</source>
        <translation>Cuántos pueden responder, de 1 a 100.</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>El umbral</translation>
    </message>
    <message>
        <source>The line, in percent</source>
        <translation>El umbral, en porcentaje</translation>
    </message>
    <message>
        <source>The most that an agent receives at once, 100 to 20,000.</source>
        <translation>Lo máximo que un agente recibe de una vez, de 100 a 20.000.</translation>
    </message>
    <message>
        <source>The share of the question that a memory has to answer, 0 to 100 %.</source>
        <translation>La parte de la pregunta a la que debe responder un recuerdo, de 0 a 100 %.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Turns of conversations</source>
        <translation>Turnos de conversaciones</translation>
    </message>
    <message>
        <source>What agents receive</source>
        <translation>Qué reciben los agentes</translation>
    </message>
    <message>
        <source>Where a request does not say</source>
        <translation>Donde una solicitud no lo dice</translation>
    </message>
    <message>
        <source>Whether they may answer beside what was distilled from them.</source>
        <translation>Si pueden responder junto a lo que se destiló de ellos.</translation>
    </message>
    <message>
        <source>recall defaults threshold limit budget episodes</source>
        <translation>consulta valores umbral límite presupuesto episodios</translation>
    </message>
    <message>
        <source>shipped</source>
        <translation>de fábrica</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>{0}, not found in {1}</source>
        <translation>{0}, no encontrada en {1}</translation>
    </message>
</context>
<context>
    <name>RecoverDialog</name>
    <message>
        <source>Choose a new or empty folder for the new vault</source>
        <translation>Elegir una carpeta nueva o vacía para la nueva bóveda</translation>
    </message>
    <message>
        <source>Close and recover</source>
        <translation>Cerrar y recuperar</translation>
    </message>
    <message>
        <source>Recover what can be read</source>
        <translation>Recuperar lo que se pueda leer</translation>
    </message>
</context>
<context>
    <name>RecoveryBox</name>
    <message>
        <source>As a PDF to print, or as text</source>
        <translation>Como PDF para imprimir, o como texto</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>I have kept it somewhere other than this computer</source>
        <translation>La he guardado en un lugar distinto de este equipo</translation>
    </message>
    <message>
        <source>It opens the vault if everything else is lost. It is not shown again, and nobody else has it.</source>
        <translation>Abre la bóveda si se pierde todo lo demás. No se vuelve a mostrar y nadie más la tiene.</translation>
    </message>
    <message>
        <source>It opens the vault “{0}” if everything else is lost.</source>
        <translation>Abre la bóveda «{0}» si se pierde todo lo demás.</translation>
    </message>
    <message>
        <source>Made on {0}, for the vault in {1}</source>
        <translation>Creada el {0}, para la bóveda en {1}</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>No guardada</translation>
    </message>
    <message>
        <source>PDF to print (*.pdf)</source>
        <translation>PDF para imprimir (*.pdf)</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>Clave de recuperación</translation>
    </message>
    <message>
        <source>Remembrancer recovery key</source>
        <translation>Clave de recuperación de Remembrancer</translation>
    </message>
    <message>
        <source>Remembrancer recovery key.pdf</source>
        <translation>Clave de recuperación de Remembrancer.pdf</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save the recovery key</source>
        <translation>Guardar la clave de recuperación</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>To use it: open the vault, choose “Use the recovery key”, and type the letters and figures. Capitals and hyphens do not matter. Whoever has this page and the vault can read it: keep the two apart. A newer recovery key makes this one void.</source>
        <translation>Para usarla: abrir la bóveda, elegir «Usar la clave de recuperación» y escribir las letras y cifras. Las mayúsculas y los guiones no importan. Quien tenga esta página y la bóveda puede leerla: conviene guardarlas por separado. Una clave de recuperación más nueva deja esta sin valor.</translation>
    </message>
    <message>
        <source>Your recovery key</source>
        <translation>Su clave de recuperación</translation>
    </message>
</context>
<context>
    <name>RenameTagDialog</name>
    <message>
        <source>All namespaces</source>
        <translation>Todos los espacios</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Likely the same</source>
        <translation>Probablemente lo mismo</translation>
    </message>
    <message>
        <source>Make {0} to {1}. {2}</source>
        <translation>Convertir {0} en {1}. {2}</translation>
    </message>
    <message>
        <source>Merge tags</source>
        <translation>Combinar etiquetas</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nombre nuevo</translation>
    </message>
    <message>
        <source>New name, or a tag in use</source>
        <translation>Nombre nuevo, o una etiqueta en uso</translation>
    </message>
    <message>
        <source>No current memory here has “{0}”.</source>
        <translation>Ningún recuerdo actual tiene aquí «{0}».</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nada ha cambiado</translation>
    </message>
    <message>
        <source>Rename or merge “{0}”</source>
        <translation>Renombrar o combinar «{0}»</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>Renombrar etiqueta</translation>
    </message>
    <message>
        <source>Write the new name, or that of a tag in use to make the two one.</source>
        <translation>Se escribe el nombre nuevo, o el de una etiqueta en uso para hacer de las dos una.</translation>
    </message>
</context>
<context>
    <name>RepairDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The vault was backed up, and the copy was read back.</source>
        <translation>Se hizo una copia de seguridad de la bóveda y se releyó la copia.</translation>
    </message>
</context>
<context>
    <name>ReportNotice</name>
    <message>
        <source>The report of {0} is there.</source>
        <translation>El informe del {0} está listo.</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
</context>
<context>
    <name>ReportsPage</name>
    <message>
        <source>All namespaces</source>
        <translation>Todos los espacios</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Copy the report as Markdown</source>
        <translation>Copiar el informe como Markdown</translation>
    </message>
    <message>
        <source>Day after</source>
        <translation>Día siguiente</translation>
    </message>
    <message>
        <source>Day before</source>
        <translation>Día anterior</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Figures of the charts as tables</source>
        <translation>Cifras de los gráficos en tablas</translation>
    </message>
    <message>
        <source>Figures of the charts as tables, or charts</source>
        <translation>Cifras de los gráficos en tablas, o gráficos</translation>
    </message>
    <message>
        <source>In the list: the day after / the day before</source>
        <translation>En la lista: el día siguiente / el día anterior</translation>
    </message>
    <message>
        <source>Made from the vault as it stood that night</source>
        <translation>Hecho de la bóveda tal como estaba esa noche</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Search reports</source>
        <translation>Buscar informes</translation>
    </message>
    <message>
        <source>Tell me when a day&apos;s report is there</source>
        <translation>Avisar cuando el informe de un día esté listo</translation>
    </message>
    <message>
        <source>Tell me when a day&apos;s report is there (this desktop shows no messages)</source>
        <translation>Avisar cuando el informe de un día esté listo (este escritorio no muestra mensajes)</translation>
    </message>
    <message>
        <source>The day is not over</source>
        <translation>El día no ha terminado</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>El enlace se ha copiado.</translation>
    </message>
    <message>
        <source>The report cannot be shown</source>
        <translation>El informe no se puede mostrar</translation>
    </message>
    <message>
        <source>The report was copied as Markdown.</source>
        <translation>El informe se copió como Markdown.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Up / Down</source>
        <translation>Arriba / Abajo</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>After this</source>
        <translation>Después de esto</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Choose with 1 to 4. What would come of it is shown here before anything is changed.</source>
        <translation>Se elige con 1 a 4. Aquí se muestra qué resultaría antes de cambiar nada.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Motivo (opcional)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>What of the old one?</source>
        <translation>¿Qué hay de lo anterior?</translation>
    </message>
    <message>
        <source>key {0}</source>
        <translation>tecla {0}</translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Ask without the filters</source>
        <translation>Preguntar sin los filtros</translation>
    </message>
    <message>
        <source>Changed since, ask again</source>
        <translation>Ha cambiado, repetir</translation>
    </message>
    <message>
        <source>Enter opens a memory.</source>
        <translation>Intro abre un recuerdo.</translation>
    </message>
    <message>
        <source>Match and line</source>
        <translation>Coincidencia y umbral</translation>
    </message>
    <message>
        <source>Memories above the line</source>
        <translation>Recuerdos sobre el umbral</translation>
    </message>
    <message>
        <source>Nothing stored about this</source>
        <translation>Nada guardado sobre esto</translation>
    </message>
    <message>
        <source>Only memories with {0} were asked.</source>
        <translation>Solo se preguntó a recuerdos con {0}.</translation>
    </message>
    <message>
        <source>The line ({0}) decides what counts as an answer. It is drawn on meaning alone: the least share of what the question asks that a memory must answer.</source>
        <translation>El umbral ({0}) decide qué cuenta como respuesta. Se traza solo por el significado: la parte mínima de lo que pide la pregunta a la que debe responder un recuerdo.</translation>
    </message>
    <message>
        <source>The match orders the memories. It is the sum of its parts: what is meant, which words are the same, whether a time that was asked for fits, and how much a memory is used.</source>
        <translation>La coincidencia ordena los recuerdos. Es la suma de sus partes: qué se quiere decir, qué palabras son las mismas, si encaja un tiempo pedido y cuánto se usa un recuerdo.</translation>
    </message>
    <message>
        <source>The nearest reaches {0}; the line is at {1}.</source>
        <translation>El más cercano llega a {0}; el umbral está en {1}.</translation>
    </message>
    <message>
        <source>What the match means</source>
        <translation>Qué significa la coincidencia</translation>
    </message>
    <message>
        <source>matched by words alone</source>
        <translation>coincide solo por palabras</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review a conflict</source>
        <translation>Revisar un conflicto</translation>
    </message>
</context>
<context>
    <name>RevokeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Its access ends at once and for good: it has to ask again to be let in. What it wrote stays, and can be undone apart.</source>
        <translation>Su acceso termina de inmediato y para siempre: tiene que solicitar entrar de nuevo. Lo que escribió se queda y se puede deshacer aparte.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Revocar</translation>
    </message>
    <message>
        <source>Revoke {0}?</source>
        <translation>¿Revocar {0}?</translation>
    </message>
</context>
<context>
    <name>RightsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change the rights</source>
        <translation>Cambiar los permisos</translation>
    </message>
    <message>
        <source>What {0} may do</source>
        <translation>Qué puede hacer {0}</translation>
    </message>
</context>
<context>
    <name>RightsForm</name>
    <message>
        <source>2026-12-31</source>
        <translation>2026-12-31</translation>
    </message>
    <message>
        <source>All namespaces means also those that you make later.</source>
        <translation>Todos los espacios incluye también los que se creen más tarde.</translation>
    </message>
    <message>
        <source>As now</source>
        <translation>Como ahora</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como máximo</translation>
    </message>
    <message>
        <source>Changing and deciding without asking is not recommended for a new client.</source>
        <translation>Cambiar y decidir sin preguntar no se recomienda para un cliente nuevo.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>In 1 day</source>
        <translation>En 1 día</translation>
    </message>
    <message>
        <source>In {0} days</source>
        <translation>En {0} días</translation>
    </message>
    <message>
        <source>Limits: {0} memories a minute and {1} a day, {2} recalls a minute, {3} tokens a day.</source>
        <translation>Límites: {0} recuerdos por minuto y {1} al día, {2} consultas por minuto, {3} tokens al día.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Never, as now</source>
        <translation>Nunca, como ahora</translation>
    </message>
    <message>
        <source>On a day …</source>
        <translation>Un día concreto …</translation>
    </message>
    <message>
        <source>Other limits …</source>
        <translation>Otros límites …</translation>
    </message>
    <message>
        <source>Recalls</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>Receives</source>
        <translation>Recibe</translation>
    </message>
    <message>
        <source>Remembers</source>
        <translation>Recuerda</translation>
    </message>
    <message>
        <source>Remembers at most</source>
        <translation>Recuerda como máximo</translation>
    </message>
    <message>
        <source>The last day is a date such as 2026-12-31.</source>
        <translation>El último día es una fecha como 2026-12-31.</translation>
    </message>
    <message>
        <source>The last day is over already.</source>
        <translation>El último día ya ha pasado.</translation>
    </message>
    <message>
        <source>The last day, such as 2026-12-31</source>
        <translation>El último día, como 2026-12-31</translation>
    </message>
    <message>
        <source>Where: {0}</source>
        <translation>Dónde: {0}</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>al día</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>por minuto</translation>
    </message>
    <message>
        <source>tokens a day</source>
        <translation>tokens al día</translation>
    </message>
    <message>
        <source>{0} a day</source>
        <translation>{0} al día</translation>
    </message>
</context>
<context>
    <name>RoutineChart</name>
    <message>
        <source>Arrow keys read entry by entry, Enter opens one. The same figures stand in the table.</source>
        <translation>Las flechas leen entrada a entrada; Intro abre una. Las mismas cifras están en la tabla.</translation>
    </message>
    <message>
        <source>Values of the routine</source>
        <translation>Valores de la rutina</translation>
    </message>
    <message>
        <source>usual: {0} to {1}</source>
        <translation>habitual: de {0} a {1}</translation>
    </message>
    <message>
        <source>{0} days</source>
        <translation>{0} días</translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation>{0} el {1}</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation>{0}. {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>RowDelegate</name>
    <message>
        <source>No longer there</source>
        <translation>Ya no está</translation>
    </message>
</context>
<context>
    <name>RowSkeleton</name>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
    </message>
</context>
<context>
    <name>SaidBlock</name>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Afirmación</translation>
    </message>
</context>
<context>
    <name>SaveReportButton</name>
    <message>
        <source>As Markdown, with its charts</source>
        <translation>Como Markdown, con sus gráficos</translation>
    </message>
    <message>
        <source>As PDF</source>
        <translation>Como PDF</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save the report (not encrypted)</source>
        <translation>Guardar el informe (sin cifrar)</translation>
    </message>
    <message>
        <source>Save the report in a folder (not encrypted)</source>
        <translation>Guardar el informe en una carpeta (sin cifrar)</translation>
    </message>
    <message>
        <source>Save this report as a file, which is not encrypted</source>
        <translation>Guardar este informe en un archivo, que no está cifrado</translation>
    </message>
    <message>
        <source>The file could not be written. Choose another folder.</source>
        <translation>No se pudo escribir el archivo. Hay que elegir otra carpeta.</translation>
    </message>
    <message>
        <source>The report was saved as {0}.</source>
        <translation>El informe se guardó como {0}.</translation>
    </message>
</context>
<context>
    <name>SavedRow</name>
    <message>
        <source>Delete {0} (Shift+Delete)</source>
        <translation>Eliminar {0} (Shift+Delete)</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nombre nuevo</translation>
    </message>
    <message>
        <source>Rename {0} (F2)</source>
        <translation>Renombrar {0} (F2)</translation>
    </message>
</context>
<context>
    <name>ScanPanel</name>
    <message>
        <source>Compares all memories of the vault with each other</source>
        <translation>Compara todos los recuerdos de la bóveda entre sí</translation>
    </message>
    <message>
        <source>Comparing all memories</source>
        <translation>Comparando todos los recuerdos</translation>
    </message>
    <message>
        <source>Go on looking, {0} left</source>
        <translation>Seguir buscando, quedan {0}</translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation>Cómo se tratan los conflictos</translation>
    </message>
    <message>
        <source>Look for conflicts</source>
        <translation>Buscar conflictos</translation>
    </message>
    <message>
        <source>Looking for conflicts</source>
        <translation>Buscando conflictos</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stopped. What was found so far is in the list.</source>
        <translation>Detenido. Lo encontrado hasta ahora está en la lista.</translation>
    </message>
    <message>
        <source>The next time it goes on from there</source>
        <translation>La próxima vez continúa desde allí</translation>
    </message>
    <message>
        <source>{0} of {1} memories compared</source>
        <translation>{0} de {1} recuerdos comparados</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search memories</source>
        <translation>Buscar recuerdos</translation>
    </message>
    <message>
        <source>Try  tag:work  is:pinned  added:7</source>
        <translation>Probar  tag:work  is:pinned  added:7</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Cómo buscar</translation>
    </message>
</context>
<context>
    <name>SearchNote</name>
    <message>
        <source>1 report found.</source>
        <translation>1 informe encontrado.</translation>
    </message>
    <message>
        <source>Make those of the last year</source>
        <translation>Hacer los del último año</translation>
    </message>
    <message>
        <source>Making reports: day {0} of {1}</source>
        <translation>Haciendo informes: día {0} de {1}</translation>
    </message>
    <message>
        <source>No report has these words.</source>
        <translation>Ningún informe contiene estas palabras.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>{0} Only days whose report was made are searched.</source>
        <translation>{0} Solo se busca en los días cuyo informe está hecho.</translation>
    </message>
    <message>
        <source>{0} reports found.</source>
        <translation>{0} informes encontrados.</translation>
    </message>
</context>
<context>
    <name>SearchPopover</name>
    <message>
        <source>Change it to “{0}”</source>
        <translation>Cambiarlo por «{0}»</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>Nombre de la búsqueda</translation>
    </message>
    <message>
        <source>Narrow it</source>
        <translation>Acotarla</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Save this search …</source>
        <translation>Guardar esta búsqueda …</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardadas</translation>
    </message>
    <message>
        <source>Search for “{0}”</source>
        <translation>Buscar «{0}»</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Ayuda de búsqueda</translation>
    </message>
</context>
<context>
    <name>SecretDialog</name>
    <message>
        <source>Back to the text</source>
        <translation>Volver al texto</translation>
    </message>
    <message>
        <source>Redact it</source>
        <translation>Ocultarlo</translation>
    </message>
    <message>
        <source>Store it as it is</source>
        <translation>Guardarlo como está</translation>
    </message>
    <message>
        <source>What is stored is given to agents that ask for it, and stays in older versions and backups. Redacted, only what kind of secret it is will stand there.</source>
        <translation>Lo guardado se da a los agentes que lo piden y permanece en versiones anteriores y copias de seguridad. Si se oculta, allí solo constará qué clase de secreto es.</translation>
    </message>
</context>
<context>
    <name>SecretField</name>
    <message>
        <source>Show what is typed</source>
        <translation>Mostrar lo escrito</translation>
    </message>
</context>
<context>
    <name>SecretRow</name>
    <message>
        <source>Decide …</source>
        <translation>Decidir …</translation>
    </message>
    <message>
        <source>Erase …</source>
        <translation>Borrar …</translation>
    </message>
    <message>
        <source>It is the reason of a change that no memory belongs to. It stays in the vault.</source>
        <translation>Está en el motivo de un cambio al que no pertenece ningún recuerdo. Se queda en la bóveda.</translation>
    </message>
    <message>
        <source>It is the reason of a change. It stays until the memory of that change is erased.</source>
        <translation>Está en el motivo de un cambio. Se queda hasta que se borre el recuerdo de ese cambio.</translation>
    </message>
    <message>
        <source>It waits for your approval.</source>
        <translation>Espera su aprobación.</translation>
    </message>
    <message>
        <source>It waits in a conflict.</source>
        <translation>Espera en un conflicto.</translation>
    </message>
    <message>
        <source>It was turned down or taken back. It stays until it is erased.</source>
        <translation>Se rechazó o se retiró. Se queda hasta que se borre.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Leave it as it is, until the text changes</source>
        <translation>Dejarlo como está, hasta que cambie el texto</translation>
    </message>
    <message>
        <source>Older versions hold it too.</source>
        <translation>Las versiones anteriores también lo contienen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>The memory was changed since. Its older versions hold it until the memory is erased.</source>
        <translation>El recuerdo se cambió desde entonces. Sus versiones anteriores lo contienen hasta que se borre el recuerdo.</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
<context>
    <name>SecretsDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Go on looking, {0} left</source>
        <translation>Seguir buscando, quedan {0}</translation>
    </message>
    <message>
        <source>Kept as they are: {0}.</source>
        <translation>Dejados como están: {0}.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>Look for secrets</source>
        <translation>Buscar secretos</translation>
    </message>
    <message>
        <source>No secrets were found</source>
        <translation>No se encontraron secretos</translation>
    </message>
    <message>
        <source>Passwords, keys, card and account numbers in what is stored, shown without them.</source>
        <translation>Contraseñas, claves, números de tarjeta y de cuenta en lo guardado, mostrado sin ellos.</translation>
    </message>
    <message>
        <source>Secrets found</source>
        <translation>Secretos encontrados</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The first {0} of {1} memories.</source>
        <translation>Los primeros {0} de {1} recuerdos.</translation>
    </message>
    <message>
        <source>The next time it goes on from there</source>
        <translation>La próxima vez continúa desde allí</translation>
    </message>
    <message>
        <source>{0} of {1} versions</source>
        <translation>{0} de {1} versiones</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Give up the selection</source>
        <translation>Quitar la selección</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Guardar aparte</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>These contradict each other</source>
        <translation>Estos se contradicen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>{0} selected</source>
        <translation>{0} seleccionados</translation>
    </message>
</context>
<context>
    <name>SentSheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Instrucción</translation>
    </message>
    <message>
        <source>Question and memories</source>
        <translation>Pregunta y recuerdos</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Lo que se envió</translation>
    </message>
</context>
<context>
    <name>SessionPane</name>
    <message>
        <source>Choose an entry to see what it changed, word by word.</source>
        <translation>Al elegir una entrada se ve qué cambió, palabra por palabra.</translation>
    </message>
    <message>
        <source>Erase its memories for good …</source>
        <translation>Borrar para siempre sus recuerdos …</translation>
    </message>
    <message>
        <source>First shows everything that would be erased</source>
        <translation>Primero muestra todo lo que se borraría</translation>
    </message>
    <message>
        <source>Its session</source>
        <translation>Su sesión</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>No memory was changed by this.</source>
        <translation>Esto no cambió ningún recuerdo.</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nada elegido</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>The same words were there already. The memory counts as heard once more.</source>
        <translation>Las mismas palabras ya estaban. El recuerdo cuenta como oído una vez más.</translation>
    </message>
    <message>
        <source>This change</source>
        <translation>Este cambio</translation>
    </message>
    <message>
        <source>Undo everything from {0} since then …</source>
        <translation>Deshacer todo desde entonces ({0}) …</translation>
    </message>
    <message>
        <source>Undo everything from {who} since {when}</source>
        <translation>Deshacer todo desde {when} ({who})</translation>
    </message>
    <message>
        <source>Undo everything since …</source>
        <translation>Deshacer todo desde …</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Deshacer este cambio</translation>
    </message>
    <message>
        <source>Undo this session</source>
        <translation>Deshacer esta sesión</translation>
    </message>
    <message>
        <source>What others changed later is left alone. The undo is written to the journal too.</source>
        <translation>Lo que otros cambiaron después no se toca. La acción de deshacer también se escribe en el diario.</translation>
    </message>
    <message>
        <source>What this changed was erased since.</source>
        <translation>Lo que esto cambió se borró después.</translation>
    </message>
    <message>
        <source>What this session changed</source>
        <translation>Qué cambió esta sesión</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Qué mostrar</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>What was erased is gone. This entry is the receipt of it, and nothing takes it back.</source>
        <translation>Lo borrado ya no existe. Esta entrada es su recibo y nada la deshace.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>“{name}”, {who}</source>
        <translation>«{name}», {who}</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset: {0}</source>
        <translation>Restablecer: {0}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Groups of settings</source>
        <translation>Grupos de ajustes</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Ningún ajuste contiene estas palabras.</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Folder with 1 file</source>
        <translation>Carpeta con 1 archivo</translation>
    </message>
    <message>
        <source>Folder with {0} files</source>
        <translation>Carpeta con {0} archivos</translation>
    </message>
    <message>
        <source>{0}, {1}, {2}</source>
        <translation>{0}, {1}, {2}</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confirmado</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>En disputa</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Actual</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Vencido</translation>
    </message>
    <message>
        <source>Faded</source>
        <translation>Desvanecido</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Anotado</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>Fuera de lo común</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijado</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Aparte</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>En silencio</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Sustituido</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Pendiente</translation>
    </message>
</context>
<context>
    <name>StatementSide</name>
    <message>
        <source>Statement remembered now</source>
        <translation>Afirmación recordada ahora</translation>
    </message>
    <message>
        <source>Statement that came in</source>
        <translation>Afirmación que llegó</translation>
    </message>
    <message>
        <source>What came in</source>
        <translation>Lo que llegó</translation>
    </message>
    <message>
        <source>What is remembered now</source>
        <translation>Lo que se recuerda ahora</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>1 memory</source>
        <translation>1 recuerdo</translation>
    </message>
    <message>
        <source>All namespaces</source>
        <translation>Todos los espacios</translation>
    </message>
    <message>
        <source>Health of the vault: {0}</source>
        <translation>Salud de la bóveda: {0}</translation>
    </message>
    <message>
        <source>Loading the meaning model</source>
        <translation>Cargando el modelo de significado</translation>
    </message>
    <message>
        <source>Namespace: {0}</source>
        <translation>Espacio: {0}</translation>
    </message>
    <message>
        <source>New namespace …</source>
        <translation>Espacio nuevo …</translation>
    </message>
    <message>
        <source>Put “{0}” away</source>
        <translation>Guardar aparte «{0}»</translation>
    </message>
    <message>
        <source>Rename “{0}” …</source>
        <translation>Renombrar «{0}» …</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Unlocked</source>
        <translation>Desbloqueada</translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation>{0} recuerdos</translation>
    </message>
    <message>
        <source>{0}, {1} current</source>
        <translation>{0}, {1} actuales</translation>
    </message>
    <message>
        <source>{0}. Show the health of the vault</source>
        <translation>{0}. Mostrar la salud de la bóveda</translation>
    </message>
</context>
<context>
    <name>StepsBar</name>
    <message>
        <source>Step {0} of {1}: {2}</source>
        <translation>Paso {0} de {1}: {2}</translation>
    </message>
</context>
<context>
    <name>StopSyncDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop keeping {0} up to date?</source>
        <translation>¿Dejar de mantener {0} al día?</translation>
    </message>
    <message>
        <source>Take the block out</source>
        <translation>Quitar el bloque</translation>
    </message>
    <message>
        <source>The file stays as it is, with whatever stands in it: {0}</source>
        <translation>El archivo se queda como está, con lo que contenga: {0}</translation>
    </message>
    <message>
        <source>There is no block to take out. The file is no longer written.</source>
        <translation>No hay ningún bloque que quitar. El archivo ya no se escribe.</translation>
    </message>
    <message>
        <source>These lines go; all else in the file stays as it is. Nothing is forgotten.</source>
        <translation>Estas líneas se van; todo lo demás del archivo se queda como está. Nada se olvida.</translation>
    </message>
    <message>
        <source>What would be taken out</source>
        <translation>Qué se quitaría</translation>
    </message>
    <message>
        <source>{0} come back as proposals first.</source>
        <translation>Antes vuelven {0} como propuestas.</translation>
    </message>
</context>
<context>
    <name>SurvivalChart</name>
    <message>
        <source>Arrow keys read the ends of the lines. The same figures stand in the table.</source>
        <translation>Las flechas leen los extremos de las líneas. Las mismas cifras están en la tabla.</translation>
    </message>
    <message>
        <source>Share still current, by age and type</source>
        <translation>Parte aún actual, por antigüedad y tipo</translation>
    </message>
    <message>
        <source>{0} days old</source>
        <translation>{0} días de antigüedad</translation>
    </message>
    <message>
        <source>{0}: {1} % still current after {2} days, of {3} memories</source>
        <translation>{0}: {1} % aún actual tras {2} días, de {3} recuerdos</translation>
    </message>
</context>
<context>
    <name>SuspendLock</name>
    <message>
        <source>Locked because the computer slept.</source>
        <translation>Bloqueada porque el equipo entró en suspensión.</translation>
    </message>
    <message>
        <source>Locked with the session.</source>
        <translation>Bloqueada con la sesión.</translation>
    </message>
</context>
<context>
    <name>SuspendWatch</name>
    <message>
        <source>The vault is locked first</source>
        <translation>Antes se bloquea la bóveda</translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message>
        <source>And what is pinned, of any type</source>
        <translation>Y lo fijado, de cualquier tipo</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como máximo</translation>
    </message>
    <message>
        <source>At most so many tokens</source>
        <translation>Como máximo tantos tokens</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose a file: what would be written into it stands here first.</source>
        <translation>Al elegir un archivo, aquí se ve primero lo que se escribiría en él.</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Elegir …</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Keep a file up to date</source>
        <translation>Mantener un archivo al día</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Nothing can be written here. {0}</source>
        <translation>Aquí no se puede escribir nada. {0}</translation>
    </message>
    <message>
        <source>Nothing of this kind is remembered there: the block stays empty until something is.</source>
        <translation>Allí no se recuerda nada de esta clase: el bloque queda vacío hasta que se recuerde algo.</translation>
    </message>
    <message>
        <source>Only what stands between the marks of the block is ever touched. The file is not encrypted: whoever can read it can read these memories.</source>
        <translation>Solo se toca lo que está entre las marcas del bloque. El archivo no está cifrado: quien pueda leerlo puede leer estos recuerdos.</translation>
    </message>
    <message>
        <source>Such as CLAUDE.md, AGENTS.md or memory.md in a project&apos;s folder</source>
        <translation>Como CLAUDE.md, AGENTS.md o memory.md en la carpeta de un proyecto</translation>
    </message>
    <message>
        <source>The file of the project</source>
        <translation>El archivo del proyecto</translation>
    </message>
    <message>
        <source>The file or what is remembered changed just now: look again.</source>
        <translation>El archivo o lo recordado acaba de cambiar: hay que verlo de nuevo.</translation>
    </message>
    <message>
        <source>There is no such file yet: it is made.</source>
        <translation>Aún no existe ese archivo: se crea.</translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation>Qué se escribiría</translation>
    </message>
    <message>
        <source>What {0} is kept up to date with</source>
        <translation>Con qué se mantiene {0} al día</translation>
    </message>
    <message>
        <source>Write this</source>
        <translation>Escribir esto</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>{0} in the block come back as proposals.</source>
        <translation>{0} en el bloque vuelven como propuestas.</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation>{0}.</translation>
    </message>
</context>
<context>
    <name>SyncList</name>
    <message>
        <source>Add a file …</source>
        <translation>Añadir …</translation>
    </message>
    <message>
        <source>For tools that only read files: memories in a block of a file such as CLAUDE.md. What is changed in it by hand comes back to you as proposals.</source>
        <translation>Para herramientas que solo leen archivos: recuerdos en un bloque de un archivo como CLAUDE.md. Lo que se cambia en él a mano vuelve como propuestas.</translation>
    </message>
    <message>
        <source>Project files</source>
        <translation>Archivos de proyectos</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
</context>
<context>
    <name>SyncView</name>
    <message>
        <source>Change …</source>
        <translation>Cambiar …</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Cambiado a mano</translation>
    </message>
    <message>
        <source>Stop …</source>
        <translation>Detener …</translation>
    </message>
    <message>
        <source>Take the changes back</source>
        <translation>Recoger los cambios</translation>
    </message>
    <message>
        <source>The block</source>
        <translation>El bloque</translation>
    </message>
    <message>
        <source>The block in the file</source>
        <translation>El bloque en el archivo</translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation>Qué se escribiría</translation>
    </message>
    <message>
        <source>Write now</source>
        <translation>Escribir ahora</translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation>aún no escrito</translation>
    </message>
    <message>
        <source>written {0}</source>
        <translation>escrito {0}</translation>
    </message>
</context>
<context>
    <name>Syncs</name>
    <message>
        <source>1 change by hand</source>
        <translation>1 cambio a mano</translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation>1 recuerdo</translation>
    </message>
    <message>
        <source>File missing</source>
        <translation>Falta el archivo</translation>
    </message>
    <message>
        <source>From {0}: {1}</source>
        <translation>De {0}: {1}</translation>
    </message>
    <message>
        <source>In step</source>
        <translation>Al día</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>Sin tocar</translation>
    </message>
    <message>
        <source>Not up to date</source>
        <translation>No está al día</translation>
    </message>
    <message>
        <source>Taking the changes back makes proposals of them. Until you approve one, the block says what is remembered.</source>
        <translation>Al recoger los cambios se convierten en propuestas. Hasta que se apruebe una, el bloque dice lo que se recuerda.</translation>
    </message>
    <message>
        <source>The block does not say what is remembered now. Writing it brings it up to date.</source>
        <translation>El bloque no dice lo que se recuerda ahora. Al escribirlo se pone al día.</translation>
    </message>
    <message>
        <source>There is no such file. Writing it makes it, with nothing but the block in it.</source>
        <translation>Ese archivo no existe. Al escribirlo se crea, solo con el bloque.</translation>
    </message>
    <message>
        <source>what is pinned</source>
        <translation>lo fijado</translation>
    </message>
    <message>
        <source>{0} changes by hand</source>
        <translation>{0} cambios a mano</translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation>{0} recuerdos</translation>
    </message>
    <message>
        <source>{0}, and what is pinned</source>
        <translation>{0}, y lo fijado</translation>
    </message>
    <message>
        <source>{0}, {1} of {2} tokens</source>
        <translation>{0}, {1} de {2} tokens</translation>
    </message>
    <message>
        <source>{0}; 1 did not fit</source>
        <translation>{0}; 1 no cupo</translation>
    </message>
    <message>
        <source>{0}; {1} did not fit</source>
        <translation>{0}; {1} no cupieron</translation>
    </message>
</context>
<context>
    <name>TagLine</name>
    <message>
        <source>Add tag</source>
        <translation>Añadir etiqueta</translation>
    </message>
    <message>
        <source>Add the tag {0}</source>
        <translation>Añadir la etiqueta {0}</translation>
    </message>
</context>
<context>
    <name>TagPopover</name>
    <message>
        <source>Add a tag</source>
        <translation>Añadir una etiqueta</translation>
    </message>
    <message>
        <source>Add the tag {0}</source>
        <translation>Añadir la etiqueta {0}</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Propuesto</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
</context>
<context>
    <name>TagRow</name>
    <message>
        <source>Add tag</source>
        <translation>Añadir etiqueta</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>1 type</source>
        <translation>1 tipo</translation>
    </message>
    <message>
        <source>Bar height: memories that day</source>
        <translation>Altura de la barra: recuerdos de ese día</translation>
    </message>
    <message>
        <source>Bar height: memories that month</source>
        <translation>Altura de la barra: recuerdos de ese mes</translation>
    </message>
    <message>
        <source>Bar height: memories that week</source>
        <translation>Altura de la barra: recuerdos de esa semana</translation>
    </message>
    <message>
        <source>Bar height: memories that year</source>
        <translation>Altura de la barra: recuerdos de ese año</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>One mark: one memory</source>
        <translation>Una marca: un recuerdo</translation>
    </message>
    <message>
        <source>Timeline {0} to {1}</source>
        <translation>Cronología de {0} a {1}</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>{0} more that day</source>
        <translation>{0} más ese día</translation>
    </message>
    <message>
        <source>{0} more that month</source>
        <translation>{0} más ese mes</translation>
    </message>
    <message>
        <source>{0} more that week</source>
        <translation>{0} más esa semana</translation>
    </message>
    <message>
        <source>{0} more that year</source>
        <translation>{0} más ese año</translation>
    </message>
    <message>
        <source>{0} types</source>
        <translation>{0} tipos</translation>
    </message>
    <message>
        <source>{0}, agent</source>
        <translation>{0}, agente</translation>
    </message>
</context>
<context>
    <name>TimelinePage</name>
    <message>
        <source>Choose days</source>
        <translation>Elegir días</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Ctrl+Left / Ctrl+Right</source>
        <translation>Ctrl+Izquierda / Ctrl+Derecha</translation>
    </message>
    <message>
        <source>Earlier / later</source>
        <translation>Antes / después</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Home / End</source>
        <translation>Inicio / Fin</translation>
    </message>
    <message>
        <source>Left / Right</source>
        <translation>Izquierda / Derecha</translation>
    </message>
    <message>
        <source>Open what lies on the day</source>
        <translation>Abrir lo que hay en el día</translation>
    </message>
    <message>
        <source>Page Up / Page Down</source>
        <translation>Re Pág / Av Pág</translation>
    </message>
    <message>
        <source>Pinned.</source>
        <translation>Fijado.</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Guardado como {0}</translation>
    </message>
    <message>
        <source>Shift+Left / Shift+Right</source>
        <translation>Mayús+Izquierda / Mayús+Derecha</translation>
    </message>
    <message>
        <source>Show only  tag:work  type:event</source>
        <translation>Mostrar solo  tag:work  type:event</translation>
    </message>
    <message>
        <source>Show the range in Memories</source>
        <translation>Mostrar el intervalo en Recuerdos</translation>
    </message>
    <message>
        <source>The day before / the day after</source>
        <translation>El día anterior / el día siguiente</translation>
    </message>
    <message>
        <source>The file could not be written ({0}). Nothing is lost. Choose another folder.</source>
        <translation>No se pudo escribir el archivo ({0}). No se ha perdido nada. Hay que elegir otra carpeta.</translation>
    </message>
    <message>
        <source>The first day / the last day</source>
        <translation>El primer día / el último día</translation>
    </message>
    <message>
        <source>The next day that has a memory</source>
        <translation>El siguiente día con un recuerdo</translation>
    </message>
    <message>
        <source>The type above / the type below</source>
        <translation>El tipo de arriba / el tipo de abajo</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Unpinned.</source>
        <translation>Ya no está fijado.</translation>
    </message>
    <message>
        <source>Up / Down</source>
        <translation>Arriba / Abajo</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
<context>
    <name>TimelineStates</name>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>Aún no hay recuerdos</translation>
    </message>
    <message>
        <source>No memory has this date.</source>
        <translation>Ningún recuerdo tiene esta fecha.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Nothing that is remembered answers this search.</source>
        <translation>Nada de lo recordado responde a esta búsqueda.</translation>
    </message>
    <message>
        <source>Nothing to place</source>
        <translation>Nada que situar</translation>
    </message>
    <message>
        <source>Place by when it happened</source>
        <translation>Situar según cuándo ocurrió</translation>
    </message>
    <message>
        <source>Placing what is remembered by day …</source>
        <translation>Situando por días lo recordado …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>What you and your agents remember appears here by day.</source>
        <translation>Aquí aparece por días lo que recuerdan usted y sus agentes.</translation>
    </message>
</context>
<context>
    <name>TimelineToolbar</name>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>By: when it happened</source>
        <translation>Según: cuándo ocurrió</translation>
    </message>
    <message>
        <source>By: when it was recorded</source>
        <translation>Según: cuándo se registró</translation>
    </message>
    <message>
        <source>By: when it was stated</source>
        <translation>Según: cuándo se dijo</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Placed by</source>
        <translation>Situado según</translation>
    </message>
    <message>
        <source>Show the range, or everything</source>
        <translation>Mostrar el intervalo, o todo</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>An agent asks to be let in, {0}</source>
        <translation>Un agente solicita entrar, {0}</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>Traer recuerdos</translation>
    </message>
    <message>
        <source>Conflict, {0}</source>
        <translation>Conflicto, {0}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Cumplido</translation>
    </message>
    <message>
        <source>Due soon</source>
        <translation>Vence pronto</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Health or a secret may depend on it. Pinned, agents get it always</source>
        <translation>Puede afectar a la salud o a un secreto. Fijado, llega siempre a los agentes</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Needs a decision</source>
        <translation>Requiere una decisión</translation>
    </message>
    <message>
        <source>Nobody has said since {0} that it is still true</source>
        <translation>Nadie ha dicho desde el {0} que siga siendo cierto</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>No hace falta</translation>
    </message>
    <message>
        <source>Nothing asks for you</source>
        <translation>Nada pendiente</translation>
    </message>
    <message>
        <source>Nothing is remembered yet</source>
        <translation>Aún no se recuerda nada</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>Abrir la bóveda de ejemplo</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>Fuera de lo común</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Proposed by {0}, {1}</source>
        <translation>Propuesto por {0}, {1}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Review all</source>
        <translation>Revisar todo</translation>
    </message>
    <message>
        <source>See all</source>
        <translation>Ver todo</translation>
    </message>
    <message>
        <source>Still true</source>
        <translation>Sigue siendo cierto</translation>
    </message>
    <message>
        <source>This is normal</source>
        <translation>Esto es normal</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>What needs a decision, falls due or is out of the ordinary stands here.</source>
        <translation>Aquí aparece lo que requiere una decisión, vence o está fuera de lo común.</translation>
    </message>
    <message>
        <source>Write something down, bring in what other programs remember, or look at a sample first.</source>
        <translation>Se puede anotar algo, traer lo que recuerdan otros programas, o ver antes un ejemplo.</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>dddd, d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>{0} memories say nearly the same</source>
        <translation>{0} recuerdos dicen casi lo mismo</translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation>{0} quiere conectarse</translation>
    </message>
    <message>
        <source>{0} weak memories could have one beside them</source>
        <translation>{0} recuerdos débiles podrían tener uno junto a ellos</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
</context>
<context>
    <name>TokenView</name>
    <message>
        <source>At a terminal: it answers what this client may do.</source>
        <translation>En un terminal: responde qué puede hacer este cliente.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>Copiar la clave de acceso</translation>
    </message>
    <message>
        <source>Copy this</source>
        <translation>Copiar esto</translation>
    </message>
    <message>
        <source>Every request carries this line. Nothing else is asked for: no cookie, no login.</source>
        <translation>Cada solicitud lleva esta línea. No se pide nada más: ni cookie ni inicio de sesión.</translation>
    </message>
    <message>
        <source>HTTP header</source>
        <translation>Cabecera HTTP</translation>
    </message>
    <message>
        <source>In the settings of a program that speaks MCP over HTTP.</source>
        <translation>En los ajustes de un programa que habla MCP por HTTP.</translation>
    </message>
    <message>
        <source>MCP entry</source>
        <translation>Entrada MCP</translation>
    </message>
    <message>
        <source>Open the port</source>
        <translation>Abrir el puerto</translation>
    </message>
    <message>
        <source>Ready to paste</source>
        <translation>Listo para pegar</translation>
    </message>
    <message>
        <source>The port is closed: no program can send anything yet.</source>
        <translation>El puerto está cerrado: ningún programa puede enviar nada todavía.</translation>
    </message>
    <message>
        <source>This is its token. It is shown only now, and kept nowhere: copy it to where the program looks.</source>
        <translation>Esta es su clave de acceso. Solo se muestra ahora y no se guarda en ninguna parte: hay que copiarla a donde el programa la busca.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Clave de acceso</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probarlo</translation>
    </message>
    <message>
        <source>What to paste</source>
        <translation>Qué pegar</translation>
    </message>
</context>
<context>
    <name>ToldBar</name>
    <message>
        <source>Asking …</source>
        <translation>Preguntando …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>In other words</source>
        <translation>En otras palabras</translation>
    </message>
    <message>
        <source>In the words of {0}</source>
        <translation>En palabras de {0}</translation>
    </message>
    <message>
        <source>Nothing but what stands in the report below, which is as it was.</source>
        <translation>Nada más que lo que está en el informe de abajo, que sigue como estaba.</translation>
    </message>
    <message>
        <source>Tell it</source>
        <translation>Contarlo</translation>
    </message>
    <message>
        <source>Tell it again</source>
        <translation>Contarlo de nuevo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>{0} can tell this report. It is sent then.</source>
        <translation>{0} puede contar este informe. Para ello se le envía.</translation>
    </message>
</context>
<context>
    <name>ToldDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What was recovered</source>
        <translation>Lo que se recuperó</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>As in the settings</source>
        <translation>Como en los ajustes</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Cadenas</translation>
    </message>
    <message>
        <source>Chains: what holds now, and beneath it what it took the place of</source>
        <translation>Cadenas: lo que rige ahora y, debajo, lo que sustituyó</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Cómoda</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacta</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Recuerdos</translation>
    </message>
    <message>
        <source>Newest or highest first</source>
        <translation>Primero lo más nuevo o alto</translation>
    </message>
    <message>
        <source>Oldest or lowest first</source>
        <translation>Primero lo más antiguo o bajo</translation>
    </message>
    <message>
        <source>Only current memories are shown</source>
        <translation>Solo se muestran los recuerdos actuales</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Altura de fila</translation>
    </message>
    <message>
        <source>Spacious</source>
        <translation>Amplia</translation>
    </message>
    <message>
        <source>What the list shows</source>
        <translation>Qué muestra la lista</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>TrafficCard</name>
    <message>
        <source>Nothing was asked in the last hour</source>
        <translation>No se pidió nada en la última hora</translation>
    </message>
    <message>
        <source>Requests a minute stand here once an agent asks for something.</source>
        <translation>Aquí aparecen las solicitudes por minuto en cuanto un agente pide algo.</translation>
    </message>
    <message>
        <source>Requests a minute, last hour</source>
        <translation>Solicitudes por minuto, última hora</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>consultar</translation>
    </message>
    <message>
        <source>refused (diamond)</source>
        <translation>rechazadas (rombo)</translation>
    </message>
    <message>
        <source>remember</source>
        <translation>recordar</translation>
    </message>
    <message>
        <source>{0} in all, {1} refused</source>
        <translation>{0} en total, {1} rechazadas</translation>
    </message>
</context>
<context>
    <name>TrafficChart</name>
    <message>
        <source>Arrow keys read minute by minute. The same figures stand in the table.</source>
        <translation>Las flechas leen minuto a minuto. Las mismas cifras están en la tabla.</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>Minuto</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Recordar</translation>
    </message>
    <message>
        <source>Requests a minute, last hour</source>
        <translation>Solicitudes por minuto, última hora</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>{0} recalled</source>
        <translation>{0} consultas</translation>
    </message>
    <message>
        <source>{0} refused</source>
        <translation>{0} rechazadas</translation>
    </message>
    <message>
        <source>{0} remembered</source>
        <translation>{0} recordados</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Lock now</source>
        <translation>Bloquear ahora</translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation>No hay nada pendiente</translation>
    </message>
    <message>
        <source>Open Remembrancer</source>
        <translation>Abrir Remembrancer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation>Remembrancer</translation>
    </message>
    <message>
        <source>The vault is not open</source>
        <translation>La bóveda no está abierta</translation>
    </message>
</context>
<context>
    <name>TrayWatch</name>
    <message>
        <source>Opening the port</source>
        <translation>Abriendo el puerto</translation>
    </message>
    <message>
        <source>Port closed</source>
        <translation>Puerto cerrado</translation>
    </message>
</context>
<context>
    <name>Treatment</name>
    <message>
        <source>Ask less</source>
        <translation>Preguntar menos</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>Preguntar cada vez</translation>
    </message>
    <message>
        <source>Ask more</source>
        <translation>Preguntar más</translation>
    </message>
    <message>
        <source>Back to the usual certainty</source>
        <translation>Volver a la certeza habitual</translation>
    </message>
    <message>
        <source>How sure a contradiction has to be</source>
        <translation>Cuán segura debe ser una contradicción</translation>
    </message>
    <message>
        <source>Keep both and note it</source>
        <translation>Conservar ambos y anotarlo</translation>
    </message>
    <message>
        <source>Let writers correct themselves</source>
        <translation>Dejar que quien escribe se corrija</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Nothing waits. Agents get both, each with a note that the other contradicts it.</source>
        <translation>Nada queda pendiente. Los agentes reciben ambos, cada uno con una nota de que el otro lo contradice.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>The new statement waits, and agents get the old one marked as contested.</source>
        <translation>La afirmación nueva espera, y los agentes reciben la anterior marcada como en disputa.</translation>
    </message>
    <message>
        <source>When something new contradicts</source>
        <translation>Cuando algo nuevo contradice</translation>
    </message>
    <message>
        <source>Whoever says that their own earlier words have become wrong replaces them. All else waits.</source>
        <translation>Quien dice que sus propias palabras anteriores ya no valen las reemplaza. Todo lo demás espera.</translation>
    </message>
</context>
<context>
    <name>TreatmentDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation>Cómo se tratan los conflictos</translation>
    </message>
</context>
<context>
    <name>TreatmentPreview</name>
    <message>
        <source>Looking at the last {0} days</source>
        <translation>Mirando los últimos {0} días</translation>
    </message>
    <message>
        <source>Looking at the last {0} days: {1} of {2} memories</source>
        <translation>Mirando los últimos {0} días: {1} de {2} recuerdos</translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, 1 pair would have been asked about.</source>
        <translation>De {0} recuerdos de los últimos {1} días, se habría preguntado por 1 pareja.</translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, none would have been asked about.</source>
        <translation>De {0} recuerdos de los últimos {1} días, no se habría preguntado por ninguno.</translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, {2} pairs would have been asked about.</source>
        <translation>De {0} recuerdos de los últimos {1} días, se habría preguntado por {2} parejas.</translation>
    </message>
    <message>
        <source>{certainty}  {kind}: {old} → {new}</source>
        <translation>{certainty}  {kind}: {old} → {new}</translation>
    </message>
</context>
<context>
    <name>TypeLine</name>
    <message>
        <source>A guess</source>
        <translation>Una suposición</translation>
    </message>
    <message>
        <source>Fairly sure</source>
        <translation>Bastante seguro</translation>
    </message>
    <message>
        <source>Guessed while you write</source>
        <translation>Supuesto mientras se escribe</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Type: {0}</source>
        <translation>Tipo: {0}</translation>
    </message>
    <message>
        <source>You chose it.</source>
        <translation>Elegido a mano.</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>TypesChoice</name>
    <message>
        <source>No type</source>
        <translation>Ningún tipo</translation>
    </message>
    <message>
        <source>Types: {0}</source>
        <translation>Tipos: {0}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{0} types</source>
        <translation>{0} tipos</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>It is one step, written to the journal, and can be undone itself.</source>
        <translation>Es un solo paso, escrito en el diario, y a su vez se puede deshacer.</translation>
    </message>
    <message>
        <source>Looking at what would be taken back …</source>
        <translation>Comprobando qué se desharía …</translation>
    </message>
    <message>
        <source>Nothing of this can be taken back any more: it was all changed since.</source>
        <translation>Nada de esto se puede deshacer ya: todo se cambió después.</translation>
    </message>
    <message>
        <source>Something was changed meanwhile. This is what it would do now.</source>
        <translation>Algo ha cambiado entretanto. Esto es lo que haría ahora.</translation>
    </message>
    <message>
        <source>These namespaces were changed later and stay as they are: {0}.</source>
        <translation>Estos espacios se cambiaron después y se quedan como están: {0}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo {0}</source>
        <translation>Deshacer {0}</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>y {0} más</translation>
    </message>
    <message>
        <source>{changes} would be taken back. {memories} would be as before.</source>
        <translation>Se desharían {changes}. Volverían a estar como antes: {memories}.</translation>
    </message>
</context>
<context>
    <name>UnlockPanel</name>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Nothing in it can be read until you unlock it.</source>
        <translation>No se puede leer nada de ella hasta que se desbloquee.</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>Abrir otra bóveda</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>Clave de recuperación</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Use the passphrase</source>
        <translation>Usar la frase de contraseña</translation>
    </message>
    <message>
        <source>Use the recovery key</source>
        <translation>Usar la clave de recuperación</translation>
    </message>
    <message>
        <source>Use the system keyring</source>
        <translation>Usar el llavero del sistema</translation>
    </message>
    <message>
        <source>{0} is locked</source>
        <translation>{0} está bloqueada</translation>
    </message>
</context>
<context>
    <name>ValidityCard</name>
    <message>
        <source>When each one holds</source>
        <translation>Cuándo rige cada uno</translation>
    </message>
    <message>
        <source>came in</source>
        <translation>llegó</translation>
    </message>
    <message>
        <source>remembered now</source>
        <translation>recordado ahora</translation>
    </message>
</context>
<context>
    <name>ValidityStrip</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>What came in</source>
        <translation>Lo que llegó</translation>
    </message>
    <message>
        <source>What is remembered now</source>
        <translation>Lo que se recuerda ahora</translation>
    </message>
    <message>
        <source>When each one holds</source>
        <translation>Cuándo rige cada uno</translation>
    </message>
    <message>
        <source>due {0}</source>
        <translation>vence {0}</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>desde {0}</translation>
    </message>
    <message>
        <source>until {0}</source>
        <translation>hasta {0}</translation>
    </message>
</context>
<context>
    <name>VaultButton</name>
    <message>
        <source>Vault {0}, menu</source>
        <translation>Bóveda {0}, menú</translation>
    </message>
</context>
<context>
    <name>VaultMenu</name>
    <message>
        <source>Lock the vault</source>
        <translation>Bloquear la bóveda</translation>
    </message>
    <message>
        <source>Move the vault …</source>
        <translation>Mover la bóveda …</translation>
    </message>
    <message>
        <source>Open another vault …</source>
        <translation>Abrir otra bóveda …</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Abrir reciente</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>Abrir la bóveda de ejemplo</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
</context>
<context>
    <name>VaultPanel</name>
    <message>
        <source>Asked each time it opens.</source>
        <translation>Se pide cada vez que se abre.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Choose a backup that was written into one file</source>
        <translation>Elegir una copia escrita en un archivo</translation>
    </message>
    <message>
        <source>Choose a passphrase</source>
        <translation>Elegir una frase de contraseña</translation>
    </message>
    <message>
        <source>Choose an empty folder for the vault</source>
        <translation>Elegir una carpeta vacía para la bóveda</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>From a backup file</source>
        <translation>De un archivo de copia</translation>
    </message>
    <message>
        <source>How is it locked?</source>
        <translation>¿Cómo se bloquea?</translation>
    </message>
    <message>
        <source>Keep the recovery key first.</source>
        <translation>Primero hay que guardar la clave de recuperación.</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>Abrir otra bóveda</translation>
    </message>
    <message>
        <source>Opens when you are logged in. You can add a passphrase later.</source>
        <translation>Se abre con la sesión del sistema iniciada. Se puede añadir una frase de contraseña más tarde.</translation>
    </message>
    <message>
        <source>Skip, show me the sample vault</source>
        <translation>Omitir, mostrar la bóveda de ejemplo</translation>
    </message>
    <message>
        <source>This computer&apos;s keyring opens it too, when you are logged in</source>
        <translation>El llavero de este equipo también la abre, con la sesión del sistema iniciada</translation>
    </message>
    <message>
        <source>With a passphrase</source>
        <translation>Con una frase de contraseña</translation>
    </message>
    <message>
        <source>With this computer&apos;s keyring</source>
        <translation>Con el llavero de este equipo</translation>
    </message>
</context>
<context>
    <name>VaultSection</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A copy in the vault&apos;s folder, as encrypted as the vault and opened by the same.</source>
        <translation>Una copia en la carpeta de la bóveda, tan cifrada como la bóveda y que se abre con lo mismo.</translation>
    </message>
    <message>
        <source>A passphrase</source>
        <translation>Una frase de contraseña</translation>
    </message>
    <message>
        <source>A recovery key</source>
        <translation>Una clave de recuperación</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>Todas las copias</translation>
    </message>
    <message>
        <source>Another folder</source>
        <translation>Otra carpeta</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer copia ahora</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Backups …</source>
        <translation>Copias …</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Cambiar la frase de contraseña</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Cambiar …</translation>
    </message>
    <message>
        <source>Changing it takes a moment: the memories are not encrypted anew.</source>
        <translation>Cambiarla tarda un momento: los recuerdos no se cifran de nuevo.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>It is copied, read back, and the old files are kept.</source>
        <translation>Se copia, se relee y se conservan los archivos anteriores.</translation>
    </message>
    <message>
        <source>Lock now</source>
        <translation>Bloquear ahora</translation>
    </message>
    <message>
        <source>Make a new one …</source>
        <translation>Crear una nueva …</translation>
    </message>
    <message>
        <source>Move …</source>
        <translation>Mover …</translation>
    </message>
    <message>
        <source>Opens it if everything else is lost. A new one makes the old one void.</source>
        <translation>La abre si se pierde todo lo demás. Una nueva deja la anterior sin valor.</translation>
    </message>
    <message>
        <source>Opens it when you are logged in, without asking.</source>
        <translation>La abre con la sesión del sistema iniciada, sin preguntar.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>Clave de recuperación</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Establecer una frase de contraseña</translation>
    </message>
    <message>
        <source>Set a passphrase first.</source>
        <translation>Primero hay que establecer una frase de contraseña.</translation>
    </message>
    <message>
        <source>Set one …</source>
        <translation>Establecer una …</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Stop using it …</source>
        <translation>Dejar de usarlo …</translation>
    </message>
    <message>
        <source>The sample vault never locks.</source>
        <translation>La bóveda de ejemplo nunca se bloquea.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring</source>
        <translation>El llavero del sistema</translation>
    </message>
    <message>
        <source>This computer&apos;s keyring</source>
        <translation>El llavero de este equipo</translation>
    </message>
    <message>
        <source>Use it …</source>
        <translation>Usarlo …</translation>
    </message>
    <message>
        <source>Vault and lock</source>
        <translation>Bóveda y bloqueo</translation>
    </message>
    <message>
        <source>What unlocks it</source>
        <translation>Qué la desbloquea</translation>
    </message>
    <message>
        <source>When each was made, what is in it, and going back to one.</source>
        <translation>Cuándo se hizo cada una, qué contiene, y volver a una.</translation>
    </message>
    <message>
        <source>Where it lies</source>
        <translation>Dónde está</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>move</source>
        <translation>mover</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>restaurar</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>And {0} more.</source>
        <translation>Y {0} más.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Comprobar ahora</translation>
    </message>
    <message>
        <source>Checked today, {0}.</source>
        <translation>Comprobado hoy, {0}.</translation>
    </message>
    <message>
        <source>Checking the journal</source>
        <translation>Comprobando el diario</translation>
    </message>
    <message>
        <source>Checking was stopped. Nothing is known of what was not looked at.</source>
        <translation>Se detuvo la comprobación. No se sabe nada de lo que no se miró.</translation>
    </message>
    <message>
        <source>Every entry is compared with its seal, and every memory with its entry.</source>
        <translation>Cada entrada se compara con su sello, y cada recuerdo con su entrada.</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>No comprobado</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Aún no comprobado</translation>
    </message>
    <message>
        <source>Nothing has been altered</source>
        <translation>Nada se ha alterado</translation>
    </message>
    <message>
        <source>{0} of {1} entries</source>
        <translation>{0} de {1} entradas</translation>
    </message>
</context>
<context>
    <name>VersionCard</name>
    <message>
        <source>It says the same now.</source>
        <translation>Ahora dice lo mismo.</translation>
    </message>
    <message>
        <source>Makes a new version that says the same</source>
        <translation>Crea una versión nueva que dice lo mismo</translation>
    </message>
    <message>
        <source>Restore this version</source>
        <translation>Restaurar esta versión</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Versión {0}</translation>
    </message>
    <message>
        <source>since then</source>
        <translation>desde entonces</translation>
    </message>
</context>
<context>
    <name>WelcomeFrame</name>
    <message>
        <source>Bring memories in</source>
        <translation>Traer recuerdos</translation>
    </message>
    <message>
        <source>Connect agents</source>
        <translation>Conectar agentes</translation>
    </message>
    <message>
        <source>See, correct and govern what your agents remember. Everything stays on this computer.</source>
        <translation>Ver, corregir y gobernar lo que recuerdan los agentes. Todo se queda en este equipo.</translation>
    </message>
    <message>
        <source>Welcome to Remembrancer</source>
        <translation>Le damos la bienvenida a Remembrancer</translation>
    </message>
    <message>
        <source>Your vault</source>
        <translation>Su bóveda</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>A new statement contradicts what is remembered.</source>
        <translation>Una afirmación nueva contradice lo recordado.</translation>
    </message>
    <message>
        <source>About Remembrancer</source>
        <translation>Acerca de Remembrancer</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Todas las acciones</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer copia ahora</translation>
    </message>
    <message>
        <source>Backups …</source>
        <translation>Copias …</translation>
    </message>
    <message>
        <source>Bring memories in …</source>
        <translation>Traer recuerdos …</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Health of the vault</source>
        <translation>Salud de la bóveda</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Teclas de esta página</translation>
    </message>
    <message>
        <source>Manual, at this page</source>
        <translation>Manual, en esta página</translation>
    </message>
    <message>
        <source>Narrow or wide rail</source>
        <translation>Barra estrecha o ancha</translation>
    </message>
    <message>
        <source>New memory</source>
        <translation>Recuerdo nuevo</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panel anterior</translation>
    </message>
    <message>
        <source>Recover what can be read …</source>
        <translation>Recuperar lo que se pueda leer …</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Restablecer disposición</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Sample vault</source>
        <translation>Para probar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Secrets found …</source>
        <translation>Secretos encontrados …</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Vault, encrypted</source>
        <translation>Bóveda, cifrada</translation>
    </message>
    <message>
        <source>Write memories to files …</source>
        <translation>Escribir recuerdos en archivos …</translation>
    </message>
    <message>
        <source>{0} new statements contradict what is remembered.</source>
        <translation>{0} afirmaciones nuevas contradicen lo recordado.</translation>
    </message>
</context>
<context>
    <name>YesterdayCard</name>
    <message>
        <source>New memories, last 30 days</source>
        <translation>Recuerdos nuevos, últimos 30 días</translation>
    </message>
    <message>
        <source>Open report</source>
        <translation>Abrir informe</translation>
    </message>
    <message>
        <source>Yesterday, {0}</source>
        <translation>Ayer, {0}</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>most: {0} on {1}</source>
        <translation>máximo: {0} el {1}</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>_LaneName</name>
    <message>
        <source>Hide {0}</source>
        <translation>Ocultar {0}</translation>
    </message>
    <message>
        <source>Show all types</source>
        <translation>Mostrar todos los tipos</translation>
    </message>
    <message>
        <source>Show only {0}</source>
        <translation>Mostrar solo {0}</translation>
    </message>
    <message>
        <source>{0}, {1} in sight</source>
        <translation>{0}, {1} a la vista</translation>
    </message>
</context>
<context>
    <name>_Meter</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>reports</name>
    <message>
        <source>dddd d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>dddd, d &apos;de&apos; MMMM</translation>
    </message>
</context>
</TS>
