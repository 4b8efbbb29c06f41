<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Remembrancer</source>
        <translation>Über Remembrancer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence of {0}</source>
        <translation>Lizenz von {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Reading the licences …</source>
        <translation>Die Lizenzen werden gelesen …</translation>
    </message>
    <message>
        <source>See, correct and govern what your AI agents remember, in an encrypted vault on your own machine. Free software under the Apache License, Version 2.0.</source>
        <translation>Sehen, berichtigen und lenken, was Ihre KI-Agenten sich merken, in einem verschlüsselten Tresor auf Ihrem eigenen Computer. Freie Software unter der Apache-Lizenz, Version 2.0.</translation>
    </message>
    <message>
        <source>The licences could not be read. They lie beside the files of the program.</source>
        <translation>Die Lizenzen ließen sich nicht lesen. Sie liegen neben den Dateien des Programms.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>Womit es gemacht ist</translation>
    </message>
    <message>
        <source>What somebody who looks into a fault wants to know</source>
        <translation>Was wissen will, wer einem Fehler nachgeht</translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>{0}, key {1}</source>
        <translation>{0}, Taste {1}</translation>
    </message>
</context>
<context>
    <name>ActionCards</name>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
</context>
<context>
    <name>AddClientDialog</name>
    <message>
        <source>Add a client</source>
        <translation>Client hinzufügen</translation>
    </message>
    <message>
        <source>Add the client</source>
        <translation>Client hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Ohne ihn schließen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>For a program that does not ask by itself: it is given a token, which it sends with every request.</source>
        <translation>Für ein Programm, das nicht von selbst fragt: Es bekommt einen Zugangsschlüssel, den es mit jeder Anfrage sendet.</translation>
    </message>
    <message>
        <source>It has no name yet.</source>
        <translation>Er hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Er darf</translation>
    </message>
    <message>
        <source>It may do nothing yet.</source>
        <translation>Er darf noch nichts.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>The token was not copied, and is shown only now. Without it the client cannot come in.</source>
        <translation>Der Zugangsschlüssel wurde nicht kopiert und ist nur jetzt zu sehen. Ohne ihn kommt der Client nicht herein.</translation>
    </message>
    <message>
        <source>What it is called, as the journal will name it</source>
        <translation>Wie er heißt, so nennt ihn auch das Journal</translation>
    </message>
    <message>
        <source>{0} may come in</source>
        <translation>{0} darf herein</translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Did not fit into the budget: {0}.</source>
        <translation>Passte nicht ins Budget: {0}.</translation>
    </message>
    <message>
        <source>Here stands what an agent receives when it asks the same, word for word.</source>
        <translation>Hier steht Wort für Wort, was ein Agent bekommt, der dasselbe fragt.</translation>
    </message>
    <message>
        <source>Nothing asked yet</source>
        <translation>Noch nichts gefragt</translation>
    </message>
    <message>
        <source>Nothing. The agent is told that nothing stored answers.</source>
        <translation>Nichts. Der Agent erfährt, dass nichts Gespeichertes antwortet.</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>Budget in Tokens</translation>
    </message>
    <message>
        <source>What the agent receives</source>
        <translation>Was der Agent bekommt</translation>
    </message>
    <message>
        <source>exactly this text, marked as data</source>
        <translation>genau dieser Text, als Daten markiert</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>{0} übrig</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>{0} of {1} tokens used: {2}</source>
        <translation>{0} von {1} Tokens verbraucht: {2}</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} Tokens</translation>
    </message>
</context>
<context>
    <name>Agents</name>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>Active, {0}</source>
        <translation>Aktiv, {0}</translation>
    </message>
    <message>
        <source>Also change and put away what it wrote</source>
        <translation>Auch ändern und weglegen, was er schrieb</translation>
    </message>
    <message>
        <source>Decide conflicts between its own statements</source>
        <translation>Konflikte zwischen eigenen Aussagen entscheiden</translation>
    </message>
    <message>
        <source>Ended {0}</source>
        <translation>Beendet {0}</translation>
    </message>
    <message>
        <source>Paused, {0}</source>
        <translation>Angehalten, {0}</translation>
    </message>
    <message>
        <source>Read memories</source>
        <translation>Erinnerungen lesen</translation>
    </message>
    <message>
        <source>Remember new things; rules and pins wait for you</source>
        <translation>Neues merken; Regeln und Angeheftetes warten auf Sie</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>a field is outside its limits</source>
        <translation>ein Feld liegt außerhalb seiner Grenzen</translation>
    </message>
    <message>
        <source>a rule or a pin</source>
        <translation>eine Regel oder etwas Angeheftetes</translation>
    </message>
    <message>
        <source>all namespaces</source>
        <translation>alle Bereiche</translation>
    </message>
    <message>
        <source>came from a web page</source>
        <translation>kam von einer Webseite</translation>
    </message>
    <message>
        <source>contradicts what is remembered</source>
        <translation>widerspricht dem Gemerkten</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>failed: {0}</source>
        <translation>fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>it is paused</source>
        <translation>er ist angehalten</translation>
    </message>
    <message>
        <source>it is revoked</source>
        <translation>er ist widerrufen</translation>
    </message>
    <message>
        <source>its time is over</source>
        <translation>seine Zeit ist um</translation>
    </message>
    <message>
        <source>known already</source>
        <translation>schon bekannt</translation>
    </message>
    <message>
        <source>may do nothing</source>
        <translation>darf nichts</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>kein Zugangsschlüssel</translation>
    </message>
    <message>
        <source>not allowed to</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>not asked for this computer</source>
        <translation>nicht für diesen Computer gefragt</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>noch nicht gesehen</translation>
    </message>
    <message>
        <source>over its limits</source>
        <translation>über seinen Grenzen</translation>
    </message>
    <message>
        <source>propose</source>
        <translation>vorschlagen</translation>
    </message>
    <message>
        <source>proposes</source>
        <translation>schlägt vor</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>refused: {0}</source>
        <translation>abgewiesen: {0}</translation>
    </message>
    <message>
        <source>resolve</source>
        <translation>entscheiden</translation>
    </message>
    <message>
        <source>resolves its own conflicts</source>
        <translation>entscheidet eigene Konflikte</translation>
    </message>
    <message>
        <source>said again</source>
        <translation>noch einmal gesagt</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>turned down before</source>
        <translation>schon einmal abgelehnt</translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation>unbekannter Zugangsschlüssel</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>wartet auf Sie</translation>
    </message>
    <message>
        <source>waits for you: {0}</source>
        <translation>wartet auf Sie: {0}</translation>
    </message>
    <message>
        <source>write</source>
        <translation>schreiben</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0} in {1}</translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation>{0} Erinnerungen</translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation>{0}, {1} Tokens</translation>
    </message>
    <message>
        <source>{0}; ends {1}</source>
        <translation>{0}; endet {1}</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>1 proposal of an agent waits for you.</source>
        <translation>1 Vorschlag eines Agenten wartet auf Sie.</translation>
    </message>
    <message>
        <source>Add a client …</source>
        <translation>Client hinzufügen …</translation>
    </message>
    <message>
        <source>Connect a tool found on this computer, or open the port and let an agent ask.</source>
        <translation>Verbinden Sie ein auf diesem Computer gefundenes Werkzeug, oder öffnen Sie den Port und lassen Sie einen Agenten fragen.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>No agent is connected yet</source>
        <translation>Noch ist kein Agent verbunden</translation>
    </message>
    <message>
        <source>Port, clients and files</source>
        <translation>Port, Clients und Dateien</translation>
    </message>
    <message>
        <source>Search requests</source>
        <translation>Anfragen durchsuchen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Undo what {0} did</source>
        <translation>Rückgängig machen, was {0} tat</translation>
    </message>
    <message>
        <source>{0} is connected. Start it anew, so that it reads its settings.</source>
        <translation>{0} ist verbunden. Starten Sie es neu, damit es seine Einstellungen liest.</translation>
    </message>
    <message>
        <source>{0} is disconnected.</source>
        <translation>{0} ist getrennt.</translation>
    </message>
    <message>
        <source>{0} proposals of agents wait for you.</source>
        <translation>{0} Vorschläge von Agenten warten auf Sie.</translation>
    </message>
    <message>
        <source>{0}: some files were left alone.</source>
        <translation>{0}: Einige Dateien blieben unberührt.</translation>
    </message>
</context>
<context>
    <name>AgentsSection</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Open Agents</source>
        <translation>Agenten öffnen</translation>
    </message>
    <message>
        <source>Port and clients</source>
        <translation>Port und Clients</translation>
    </message>
    <message>
        <source>The port, who may use it, and how much, are set where their traffic is seen.</source>
        <translation>Der Port, wer ihn nutzen darf und wie viel, wird dort eingestellt, wo der Verkehr zu sehen ist.</translation>
    </message>
</context>
<context>
    <name>AgentsWaiting</name>
    <message>
        <source>1 request of an agent waits</source>
        <translation>1 Anfrage eines Agenten wartet</translation>
    </message>
    <message>
        <source>An agent proposes something that waits for you.</source>
        <translation>Ein Agent schlägt etwas vor, das auf Sie wartet.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Port could not be opened</source>
        <translation>Der Port ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>Port open, 1 client</source>
        <translation>Port offen, 1 Client</translation>
    </message>
    <message>
        <source>Port open, {0} clients</source>
        <translation>Port offen, {0} Clients</translation>
    </message>
    <message>
        <source>{0} requests of agents wait</source>
        <translation>{0} Anfragen von Agenten warten</translation>
    </message>
    <message>
        <source>{0} wants to connect.</source>
        <translation>{0} möchte sich verbinden.</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Another statement says something else, and nobody has decided yet.</source>
        <translation>Eine andere Aussage sagt etwas anderes, und noch hat niemand entschieden.</translation>
    </message>
    <message>
        <source>From memory</source>
        <translation>Aus der Erinnerung</translation>
    </message>
    <message>
        <source>Nothing stored answers this. What is nearest stands below.</source>
        <translation>Nichts Gespeichertes beantwortet das. Das Nächste steht darunter.</translation>
    </message>
    <message>
        <source>put together from stored sentences, no language model</source>
        <translation>aus gespeicherten Sätzen zusammengestellt, ohne Sprachmodell</translation>
    </message>
</context>
<context>
    <name>AnswerText</name>
    <message>
        <source>Answer from memory</source>
        <translation>Antwort aus der Erinnerung</translation>
    </message>
    <message>
        <source>Show memory {0}</source>
        <translation>Erinnerung {0} zeigen</translation>
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
        <translation>Geändert auf: {0}.</translation>
    </message>
    <message>
        <source>Columns, widths, panes and densities of this vault&apos;s pages. Nothing else is reset.</source>
        <translation>Spalten, Breiten, Flächen und Dichten der Seiten dieses Tresors. Sonst wird nichts zurückgesetzt.</translation>
    </message>
    <message>
        <source>Everything is as at first.</source>
        <translation>Alles ist wie am Anfang.</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Only with the icon in the tray.</source>
        <translation>Nur mit dem Symbol in der Leiste.</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>This desktop has no tray. Closing the window quits.</source>
        <translation>Diese Oberfläche hat keine Symbolleiste. Das Fenster zu schließen beendet das Programm.</translation>
    </message>
    <message>
        <source>reset columns widths panes</source>
        <translation>zurücksetzen Spalten Breiten Flächen</translation>
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
        <translation>Sicherungen von Remembrancer (*{0})</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Ort wählen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The backup of {0} with its keys, {1}, as encrypted as the vault. Keep it on another drive.</source>
        <translation>Die Sicherung vom {0} mit ihren Schlüsseln, {1}, verschlüsselt wie der Tresor. Auf einem anderen Laufwerk aufbewahren.</translation>
    </message>
    <message>
        <source>Write a backup into one file</source>
        <translation>Eine Sicherung in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Write the backup to</source>
        <translation>Die Sicherung schreiben nach</translation>
    </message>
    <message>
        <source>Written and read back: {0}, {1}.</source>
        <translation>Geschrieben und zurückgelesen: {0}, {1}.</translation>
    </message>
    <message>
        <source>“From a file” in the list of backups brings it back; on another computer the first window does.</source>
        <translation>„Aus einer Datei“ in der Liste der Sicherungen bringt sie zurück, auf einem anderen Computer das erste Fenster.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Found in {0} ms among {1}</source>
        <translation>Gefunden in {0} ms unter {1}</translation>
    </message>
    <message>
        <source>Just below the line ({0})</source>
        <translation>Knapp unter der Linie ({0})</translation>
    </message>
    <message>
        <source>Match {0}: {1}</source>
        <translation>Treffer {0}: {1}</translation>
    </message>
    <message>
        <source>did not fit into the budget</source>
        <translation>passte nicht ins Budget</translation>
    </message>
    <message>
        <source>not given to the agent</source>
        <translation>dem Agenten nicht gegeben</translation>
    </message>
    <message>
        <source>{0} above the line</source>
        <translation>{0} über der Linie</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}, below the line at {1}</source>
        <translation>{0}, unter der Linie bei {1}</translation>
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
        <translation>Fragen; auf einer Erinnerung: sie öffnen</translation>
    </message>
    <message>
        <source>Copied what the agent receives</source>
        <translation>Kopiert, was der Agent bekommt</translation>
    </message>
    <message>
        <source>Copy the whole text, as an agent gets it</source>
        <translation>Den ganzen Text kopieren, wie ihn ein Agent bekommt</translation>
    </message>
    <message>
        <source>Copy what the agent receives</source>
        <translation>Kopieren, was der Agent bekommt</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Last questions; on a memory, the next one</source>
        <translation>Letzte Fragen; auf einer Erinnerung: die nächste</translation>
    </message>
    <message>
        <source>Narrow what may answer:  tag:work</source>
        <translation>Eingrenzen, was antworten darf:  tag:work</translation>
    </message>
    <message>
        <source>Show or hide what the agent receives</source>
        <translation>Zeigen oder verbergen, was der Agent bekommt</translation>
    </message>
</context>
<context>
    <name>AskStates</name>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Ask what is remembered</source>
        <translation>Fragen, was gemerkt ist</translation>
    </message>
    <message>
        <source>Ask: {0}</source>
        <translation>Fragen: {0}</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>Erinnerungen hereinholen</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Zum Beispiel</translation>
    </message>
    <message>
        <source>Looking through what is remembered …</source>
        <translation>Das Gemerkte wird durchgesehen …</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>Noch keine Erinnerungen</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>Beispieltresor öffnen</translation>
    </message>
    <message>
        <source>Questions are answered from what is stored, and nothing is stored yet.</source>
        <translation>Fragen werden aus dem Gespeicherten beantwortet, und noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>Reading the best memories again: {0} of {1}</source>
        <translation>Die besten Erinnerungen werden noch einmal gelesen: {0} von {1}</translation>
    </message>
    <message>
        <source>The answer is put together from what is stored, and shows what an agent would get.</source>
        <translation>Die Antwort wird aus dem Gespeicherten zusammengestellt und zeigt, was ein Agent bekäme.</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>Agents and what they propose</source>
        <translation>Agenten und ihre Vorschläge</translation>
    </message>
    <message>
        <source>Changed memories</source>
        <translation>Geänderte Erinnerungen</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Faded, expired, revived</source>
        <translation>Verblasst, abgelaufen, wiederbelebt</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>New memories</source>
        <translation>Neue Erinnerungen</translation>
    </message>
    <message>
        <source>Put away, deleted, erased, brought back</source>
        <translation>Weggelegt, gelöscht, getilgt, zurückgeholt</translation>
    </message>
    <message>
        <source>Reason: “{0}”</source>
        <translation>Grund: „{0}“</translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation>Remembrancer</translation>
    </message>
    <message>
        <source>Session “{0}”</source>
        <translation>Sitzung „{0}“</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>{0} entries</source>
        <translation>{0} Einträge</translation>
    </message>
    <message>
        <source>{0} entries shown</source>
        <translation>{0} Einträge gezeigt</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>„{0}“</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Left / Right</source>
        <translation>Links / Rechts</translation>
    </message>
    <message>
        <source>Newer entry / older entry</source>
        <translation>Neuerer Eintrag / älterer Eintrag</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Journal durchsuchen</translation>
    </message>
    <message>
        <source>The newest entry</source>
        <translation>Der neueste Eintrag</translation>
    </message>
    <message>
        <source>Two dates</source>
        <translation>Zwei Tage</translation>
    </message>
    <message>
        <source>Undo the chosen change</source>
        <translation>Die gewählte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>What the chosen entry changed</source>
        <translation>Was der gewählte Eintrag änderte</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Was gezeigt wird</translation>
    </message>
</context>
<context>
    <name>BackupKeeping</name>
    <message>
        <source>Backed up {0}</source>
        <translation>Gesichert {0}</translation>
    </message>
    <message>
        <source>The vault was backed up, beside the others in its folder.</source>
        <translation>Der Tresor wurde gesichert, neben den anderen in seinem Ordner.</translation>
    </message>
</context>
<context>
    <name>BackupRow</name>
    <message>
        <source>Its keys are missing</source>
        <translation>Ihre Schlüssel fehlen</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>&amp;Go back to it</source>
        <translation>&amp;Dorthin zurückkehren</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Backups of Remembrancer (*{0})</source>
        <translation>Sicherungen von Remembrancer (*{0})</translation>
    </message>
    <message>
        <source>Choose a backup first.</source>
        <translation>Wählen Sie zuerst eine Sicherung.</translation>
    </message>
    <message>
        <source>Choose a backup that was written into one file</source>
        <translation>Eine Sicherung wählen, die in eine Datei geschrieben wurde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>From a file …</source>
        <translation>Aus einer Datei …</translation>
    </message>
    <message>
        <source>The vault is copied every half hour if something changed: all copies of a day are kept, one a day for two weeks, one a week for two months, one a month for a year. They are encrypted like the vault.</source>
        <translation>Der Tresor wird jede halbe Stunde kopiert, wenn sich etwas geändert hat: Alle Kopien eines Tages bleiben, eine am Tag für zwei Wochen, eine in der Woche für zwei Monate, eine im Monat für ein Jahr. Sie sind verschlüsselt wie der Tresor.</translation>
    </message>
    <message>
        <source>There is no backup yet</source>
        <translation>Noch gibt es keine Sicherung</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Es gibt noch keine Sicherung.</translation>
    </message>
    <message>
        <source>They will lie in {2}, {1} free</source>
        <translation>Sie werden in {2} liegen, {1} frei</translation>
    </message>
    <message>
        <source>Write into one file …</source>
        <translation>In eine Datei schreiben …</translation>
    </message>
    <message>
        <source>{0} in {2}, {1} free</source>
        <translation>{0} in {2}, {1} frei</translation>
    </message>
</context>
<context>
    <name>BatchButton</name>
    <message>
        <source>All that are shown</source>
        <translation>Alle, die gezeigt sind</translation>
    </message>
    <message>
        <source>Decide {0} together</source>
        <translation>{0} zusammen entscheiden</translation>
    </message>
</context>
<context>
    <name>BatchDialog</name>
    <message>
        <source>Agents get both, with a note that they differ.</source>
        <translation>Agenten bekommen beide, mit dem Vermerk, dass sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>Agents get both. These pairs are not asked about again.</source>
        <translation>Agenten bekommen beide. Nach diesen Paaren wird nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>Agents get the new statements. The old ones are kept as superseded.</source>
        <translation>Agenten bekommen die neuen Aussagen. Die alten bleiben als abgelöst erhalten.</translation>
    </message>
    <message>
        <source>Agents go on getting the old statements. The new ones are kept as turned down.</source>
        <translation>Agenten bekommen weiter die alten Aussagen. Die neuen bleiben als abgelehnt erhalten.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose what to do with all of them. It is one step, which can be undone.</source>
        <translation>Wählen Sie, was mit allen geschehen soll. Es ist ein Schritt, der sich rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>Decide together</source>
        <translation>Zusammen entscheiden</translation>
    </message>
    <message>
        <source>Decide {0}</source>
        <translation>{0} entscheiden</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund (freiwillig)</translation>
    </message>
    <message>
        <source>Where the text does not say:</source>
        <translation>Wo der Text es nicht sagt:</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>und {0} weitere</translation>
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
        <translation>Alle</translation>
    </message>
    <message>
        <source>Memories by day and type</source>
        <translation>Erinnerungen nach Tag und Art</translation>
    </message>
    <message>
        <source>The figures of the timeline. Enter chooses the days of a row.</source>
        <translation>Die Zahlen der Zeitleiste. Die Eingabetaste wählt die Tage einer Zeile.</translation>
    </message>
</context>
<context>
    <name>BringPanel</name>
    <message>
        <source>Choose files …</source>
        <translation>Dateien wählen …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Found on this computer. Nothing is written before you have seen what it becomes.</source>
        <translation>Auf diesem Computer gefunden. Nichts wird geschrieben, bevor Sie gesehen haben, was daraus wird.</translation>
    </message>
    <message>
        <source>It is still looking.</source>
        <translation>Die Suche läuft noch.</translation>
    </message>
    <message>
        <source>Looking for memories</source>
        <translation>Erinnerungen werden gesucht</translation>
    </message>
    <message>
        <source>Looking in the usual places on this computer. Nothing leaves it.</source>
        <translation>Gesucht wird an den üblichen Orten auf diesem Computer. Nichts verlässt ihn.</translation>
    </message>
    <message>
        <source>None of the usual files was found</source>
        <translation>Keine der üblichen Dateien wurde gefunden</translation>
    </message>
    <message>
        <source>See what they become</source>
        <translation>Ansehen, was daraus wird</translation>
    </message>
    <message>
        <source>Show me the sample vault</source>
        <translation>Beispieltresor zeigen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>There may be more: the search ended after 20 seconds or 200 finds.</source>
        <translation>Es kann mehr geben: Die Suche endete nach 20 Sekunden oder 200 Funden.</translation>
    </message>
    <message>
        <source>What do agents remember already?</source>
        <translation>Was merken sich Agenten schon?</translation>
    </message>
    <message>
        <source>You can choose files yourself, now or later from the menu of the vault.</source>
        <translation>Sie können Dateien selbst auswählen, jetzt oder später im Menü des Tresors.</translation>
    </message>
    <message>
        <source>{0} folders</source>
        <translation>{0} Ordner</translation>
    </message>
</context>
<context>
    <name>BulkSummary</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This is one step: undo takes all of it back.</source>
        <translation>Das ist ein Schritt: Rückgängig nimmt alles zurück.</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>und {0} weitere</translation>
    </message>
    <message>
        <source>{0} of them pinned</source>
        <translation>{0} davon angeheftet</translation>
    </message>
</context>
<context>
    <name>CaptureCard</name>
    <message>
        <source>Ctrl ↵</source>
        <translation>Strg ↵</translation>
    </message>
    <message>
        <source>Remember something</source>
        <translation>Etwas merken</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>What is to be remembered?</source>
        <translation>Was soll gemerkt werden?</translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation>Was zu merken ist</translation>
    </message>
</context>
<context>
    <name>CaseReview</name>
    <message>
        <source>Choose first what to do</source>
        <translation>Wählen Sie zuerst, was geschehen soll</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Say first what became of the old one</source>
        <translation>Sagen Sie zuerst, was aus dem Alten wurde</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Show more</source>
        <translation>Mehr zeigen</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the memory in Memories</source>
        <translation>Die Erinnerung unter Erinnerungen öffnen</translation>
    </message>
    <message>
        <source>Reason: “{0}”</source>
        <translation>Grund: „{0}“</translation>
    </message>
    <message>
        <source>Restore the earlier version</source>
        <translation>Die frühere Fassung wiederherstellen</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Aussage</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Figures as a table</source>
        <translation>Zahlen als Tabelle</translation>
    </message>
    <message>
        <source>The chart could not be saved: {0}</source>
        <translation>Das Diagramm ließ sich nicht speichern: {0}</translation>
    </message>
    <message>
        <source>The chart was saved as {0}.</source>
        <translation>Das Diagramm wurde als {0} gespeichert.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>{0}: {1} of {2}</source>
        <translation>{0}: {1} von {2}</translation>
    </message>
</context>
<context>
    <name>ClientCard</name>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Everything it ever did</source>
        <translation>Alles, was er je tat</translation>
    </message>
    <message>
        <source>In all: {0} remembered, {1} waited for you, {2} recalls, {3} tokens, {4} refused.</source>
        <translation>Insgesamt: {0} gemerkt, {1} warteten auf Sie, {2} Abrufe, {3} Tokens, {4} abgewiesen.</translation>
    </message>
    <message>
        <source>It says that it is {0}.</source>
        <translation>Er sagt, er sei {0}.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Paused: too much at once</source>
        <translation>Angehalten: zu viel auf einmal</translation>
    </message>
    <message>
        <source>Recalls today</source>
        <translation>Abrufe heute</translation>
    </message>
    <message>
        <source>Remembered today</source>
        <translation>Heute gemerkt</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Rights …</source>
        <translation>Rechte …</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Die letzten 7 Tage</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>Der letzte Tag</translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation>Die letzte Stunde</translation>
    </message>
    <message>
        <source>Tokens given today</source>
        <translation>Tokens heute</translation>
    </message>
    <message>
        <source>Undo since …</source>
        <translation>Rückgängig seit …</translation>
    </message>
    <message>
        <source>{0} a minute at most</source>
        <translation>höchstens {0} in der Minute</translation>
    </message>
</context>
<context>
    <name>ClientRow</name>
    <message>
        <source>all namespaces</source>
        <translation>alle Bereiche</translation>
    </message>
    <message>
        <source>since {0}</source>
        <translation>seit {0}</translation>
    </message>
</context>
<context>
    <name>ClosableChip</name>
    <message>
        <source>Remove {0}</source>
        <translation>{0} entfernen</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Gewissheit</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Takes place</source>
        <translation>Findet statt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Add tag</source>
        <translation>Schlagwort hinzufügen</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Change type</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Kennung kopieren</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Erase for good …</source>
        <translation>Endgültig tilgen …</translation>
    </message>
    <message>
        <source>Fold the chain</source>
        <translation>Kette einklappen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <source>Next memory</source>
        <translation>Nächste Erinnerung</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Previous memory</source>
        <translation>Vorige Erinnerung</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Still true</source>
        <translation>Gilt noch</translation>
    </message>
    <message>
        <source>These contradict each other</source>
        <translation>Diese widersprechen sich</translation>
    </message>
    <message>
        <source>Unfold the chain</source>
        <translation>Kette ausklappen</translation>
    </message>
    <message>
        <source>What it took the place of</source>
        <translation>Was es abgelöst hat</translation>
    </message>
    <message>
        <source>What took its place</source>
        <translation>Was an seine Stelle trat</translation>
    </message>
    <message>
        <source>Write to files …</source>
        <translation>In Dateien schreiben …</translation>
    </message>
</context>
<context>
    <name>CommandRunner</name>
    <message>
        <source>Add the tag {0} to {1}?</source>
        <translation>Das Schlagwort {0} zu {1} hinzufügen?</translation>
    </message>
    <message>
        <source>Bring back {0}</source>
        <translation>{0} zurückholen</translation>
    </message>
    <message>
        <source>Bring back {0}?</source>
        <translation>{0} zurückholen?</translation>
    </message>
    <message>
        <source>Change {0}</source>
        <translation>{0} ändern</translation>
    </message>
    <message>
        <source>Delete {0}</source>
        <translation>{0} löschen</translation>
    </message>
    <message>
        <source>Delete {0}?</source>
        <translation>{0} löschen?</translation>
    </message>
    <message>
        <source>Make {0}: {1}?</source>
        <translation>{0} ändern in: {1}?</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>{0} verschieben</translation>
    </message>
    <message>
        <source>Move {0} to {1}?</source>
        <translation>{0} nach {1} verschieben?</translation>
    </message>
    <message>
        <source>Pin {0}</source>
        <translation>{0} anheften</translation>
    </message>
    <message>
        <source>Pin {0}?</source>
        <translation>{0} anheften?</translation>
    </message>
    <message>
        <source>Put away {0}</source>
        <translation>{0} weglegen</translation>
    </message>
    <message>
        <source>Put away {0}?</source>
        <translation>{0} weglegen?</translation>
    </message>
    <message>
        <source>Say that {0} still hold?</source>
        <translation>Bestätigen, dass {0} noch gilt?</translation>
    </message>
    <message>
        <source>Still true: {0}</source>
        <translation>Gilt noch: {0}</translation>
    </message>
    <message>
        <source>Tag {0}</source>
        <translation>{0} verschlagworten</translation>
    </message>
    <message>
        <source>Unpin {0}</source>
        <translation>{0} lösen</translation>
    </message>
    <message>
        <source>Unpin {0}?</source>
        <translation>{0} lösen?</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>1 conflict</source>
        <translation>1 Konflikt</translation>
    </message>
    <message>
        <source>1 linked memory to look at after: {0}</source>
        <translation>1 verbundene Erinnerung, die danach anzusehen ist: {0}</translation>
    </message>
    <message>
        <source>A change that waits. The version before stays in use until you decide.</source>
        <translation>Eine Änderung, die wartet. Die Fassung davor bleibt in Gebrauch, bis Sie entscheiden.</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Vermerken</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Gewissheit</translation>
    </message>
    <message>
        <source>Corrected: it was never so</source>
        <translation>Berichtigt: Es war nie so</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Happening</source>
        <translation>Findet statt</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>In use until you decide; agents see it as contested.</source>
        <translation>In Gebrauch, bis Sie entscheiden; Agenten sehen es als strittig.</translation>
    </message>
    <message>
        <source>In use, contested</source>
        <translation>In Gebrauch, strittig</translation>
    </message>
    <message>
        <source>Keep both, note it</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <translation>Altes behalten</translation>
    </message>
    <message>
        <source>Kept both and noted it.</source>
        <translation>Beides behalten und vermerkt.</translation>
    </message>
    <message>
        <source>Kept the old one.</source>
        <translation>Das Alte behalten.</translation>
    </message>
    <message>
        <source>Known because</source>
        <translation>Bekannt durch</translation>
    </message>
    <message>
        <source>Marked as no conflict.</source>
        <translation>Als kein Konflikt vermerkt.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Not a conflict</source>
        <translation>Kein Konflikt</translation>
    </message>
    <message>
        <source>Not given to agents until you decide.</source>
        <translation>Agenten nicht gegeben, bis Sie entscheiden.</translation>
    </message>
    <message>
        <source>Nothing is left to decide here: one of the statements was changed, deleted or taken back.</source>
        <translation>Hier bleibt nichts zu entscheiden: Eine der Aussagen wurde geändert, gelöscht oder zurückgenommen.</translation>
    </message>
    <message>
        <source>Proposed by {who}, {when}; waits for you</source>
        <translation>Vorgeschlagen von {who}, {when}; wartet auf Sie</translation>
    </message>
    <message>
        <source>Put the two together.</source>
        <translation>Die beiden zusammengelegt.</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>Zusammengelegt</translation>
    </message>
    <message>
        <source>Reason: {0}</source>
        <translation>Grund: {0}</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>Replaced: it held until now</source>
        <translation>Ersetzt: Es galt bis jetzt</translation>
    </message>
    <message>
        <source>Retain</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Geäußert</translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation>Ablösen</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>Use the new one</source>
        <translation>Neues verwenden</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Gebraucht</translation>
    </message>
    <message>
        <source>Used the new one.</source>
        <translation>Das Neue verwendet.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>as above</source>
        <translation>wie oben</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>used {0}</source>
        <translation>{0} gebraucht</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>{0} conflicts</source>
        <translation>{0} Konflikte</translation>
    </message>
    <message>
        <source>{0} is kept as superseded and can be brought back</source>
        <translation>{0} bleibt als abgelöst erhalten und kann zurückgeholt werden</translation>
    </message>
    <message>
        <source>{0} is kept as turned down; agents do not get it</source>
        <translation>{0} bleibt als abgelehnt erhalten; Agenten bekommen es nicht</translation>
    </message>
    <message>
        <source>{0} is what agents get</source>
        <translation>{0} ist, was Agenten bekommen</translation>
    </message>
    <message>
        <source>{0} is what agents get, no longer contested</source>
        <translation>{0} ist, was Agenten bekommen, nicht mehr strittig</translation>
    </message>
    <message>
        <source>{0} is what agents get, with a note</source>
        <translation>{0} ist, was Agenten bekommen, mit einem Vermerk</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>{0} offen</translation>
    </message>
    <message>
        <source>{0} times</source>
        <translation>{0}-mal</translation>
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
        <translation>{count} verbundene Erinnerungen, die danach anzusehen sind: {0}</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>„{0}“</translation>
    </message>
</context>
<context>
    <name>ConflictsPage</name>
    <message>
        <source>Apply the choice</source>
        <translation>Die Wahl anwenden</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Corrected: it was never so</source>
        <translation>Berichtigt: galt nie</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Give a reason</source>
        <translation>Einen Grund angeben</translation>
    </message>
    <message>
        <source>How conflicts are treated was changed.</source>
        <translation>Wie Konflikte behandelt werden, wurde geändert.</translation>
    </message>
    <message>
        <source>Keep both and note it; again: apply</source>
        <translation>Beides behalten und vermerken; noch einmal: anwenden</translation>
    </message>
    <message>
        <source>Keep the old one; again: apply</source>
        <translation>Altes behalten; noch einmal: anwenden</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Nächster Konflikt</translation>
    </message>
    <message>
        <source>Not a conflict; again: apply</source>
        <translation>Kein Konflikt; noch einmal: anwenden</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Voriger Konflikt</translation>
    </message>
    <message>
        <source>Replaced: it held until now</source>
        <translation>Ersetzt: galt bis jetzt</translation>
    </message>
    <message>
        <source>Search the conflicts</source>
        <translation>Konflikte durchsuchen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The conversation in which it was said</source>
        <translation>Das Gespräch, in dem es gesagt wurde</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>Der Link wurde kopiert.</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Die letzte Entscheidung rückgängig machen</translation>
    </message>
    <message>
        <source>Use the new one; again: apply</source>
        <translation>Neues verwenden; noch einmal: anwenden</translation>
    </message>
    <message>
        <source>Write it in your own words</source>
        <translation>In eigenen Worten schreiben</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>ConflictsSection</name>
    <message>
        <source>Changed for new conflicts</source>
        <translation>Für neue Konflikte geändert</translation>
    </message>
    <message>
        <source>Chosen for each namespace. A change is one step of undo.</source>
        <translation>Für jeden Bereich gewählt. Eine Änderung ist ein Schritt, der sich rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation>Wie Konflikte behandelt werden</translation>
    </message>
    <message>
        <source>policy certainty ask annotate supersede</source>
        <translation>Regel Gewissheit fragen vermerken ablösen</translation>
    </message>
</context>
<context>
    <name>ConflictsStates</name>
    <message>
        <source>Here is what needs no decision any more, because a statement was changed or deleted.</source>
        <translation>Hier steht, was keine Entscheidung mehr braucht, weil eine Aussage geändert oder gelöscht wurde.</translation>
    </message>
    <message>
        <source>No conflict here answers “{0}”.</source>
        <translation>Kein Konflikt hier antwortet auf „{0}“.</translation>
    </message>
    <message>
        <source>No conflict here is of that kind and source.</source>
        <translation>Kein Konflikt hier ist von dieser Art und Quelle.</translation>
    </message>
    <message>
        <source>Nothing decided yet</source>
        <translation>Noch nichts entschieden</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing set aside</source>
        <translation>Nichts zurückgestellt</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nichts zu entscheiden</translation>
    </message>
    <message>
        <source>See what was decided</source>
        <translation>Entschiedenes ansehen</translation>
    </message>
    <message>
        <source>What is in conflict is decided in the present. Return to now to see it.</source>
        <translation>Was strittig ist, wird in der Gegenwart entschieden. Kehren Sie zum Jetzt zurück, um es zu sehen.</translation>
    </message>
    <message>
        <source>What you decide is kept here, and can be opened again.</source>
        <translation>Was Sie entscheiden, bleibt hier und kann wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>When something new contradicts what is remembered, both wait here for you.</source>
        <translation>Wenn etwas Neues dem Gemerkten widerspricht, wartet beides hier auf Sie.</translation>
    </message>
    <message>
        <source>You are looking at the past</source>
        <translation>Sie sehen die Vergangenheit</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>1 file would be written.</source>
        <translation>1 Datei würde geschrieben.</translation>
    </message>
    <message>
        <source>A copy of each file as it was is kept in the vault&apos;s folder. Nothing else in them is touched.</source>
        <translation>Eine Kopie jeder Datei, wie sie war, bleibt im Ordner des Tresors. Sonst wird in ihnen nichts berührt.</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>Alle Projekte</translation>
    </message>
    <message>
        <source>Also recall when a session begins, and keep it when it ends</source>
        <translation>Auch abrufen, wenn eine Sitzung beginnt, und sie behalten, wenn sie endet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Connect {0}</source>
        <translation>{0} verbinden</translation>
    </message>
    <message>
        <source>Disconnect {0}</source>
        <translation>{0} trennen</translation>
    </message>
    <message>
        <source>Left alone: {0}</source>
        <translation>Unberührt: {0}</translation>
    </message>
    <message>
        <source>Nothing can be written here. What to paste by hand stands below.</source>
        <translation>Hier kann nichts geschrieben werden. Was von Hand einzufügen ist, steht unten.</translation>
    </message>
    <message>
        <source>One project …</source>
        <translation>Ein Projekt …</translation>
    </message>
    <message>
        <source>The file goes: there would be nothing left in it.</source>
        <translation>Die Datei verschwindet: Es bliebe nichts in ihr.</translation>
    </message>
    <message>
        <source>The folder of the project</source>
        <translation>Der Ordner des Projekts</translation>
    </message>
    <message>
        <source>There is nothing to take out.</source>
        <translation>Es gibt nichts herauszunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to write: it is connected as chosen.</source>
        <translation>Es gibt nichts zu schreiben: Es ist verbunden wie gewählt.</translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation>Was geschrieben würde</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Write this</source>
        <translation>Dies schreiben</translation>
    </message>
    <message>
        <source>{0} files would be written.</source>
        <translation>{0} Dateien würden geschrieben.</translation>
    </message>
</context>
<context>
    <name>ConnectPanel</name>
    <message>
        <source>Connecting shows the change of each file before it is written. An agent can remember and recall; rules, pins and contradictions wait for you. All of this stands on the page Agents too.</source>
        <translation>Beim Verbinden ist die Änderung jeder Datei zu sehen, bevor sie geschrieben wird. Ein Agent kann merken und abrufen; Regeln, Angeheftetes und Widersprüche warten auf Sie. All das steht auch auf der Seite Agenten.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Open my vault</source>
        <translation>Meinen Tresor öffnen</translation>
    </message>
    <message>
        <source>Which agents may use it?</source>
        <translation>Welche Agenten dürfen ihn nutzen?</translation>
    </message>
    <message>
        <source>{0} is connected. Start it anew, so that it reads its settings.</source>
        <translation>{0} ist verbunden. Starten Sie es neu, damit es seine Einstellungen liest.</translation>
    </message>
    <message>
        <source>{0} is disconnected.</source>
        <translation>{0} ist getrennt.</translation>
    </message>
    <message>
        <source>{0}: some files were left alone.</source>
        <translation>{0}: Einige Dateien blieben unberührt.</translation>
    </message>
</context>
<context>
    <name>ConsolidationDialog</name>
    <message>
        <source>Gives way to it</source>
        <translation>Gibt ihr nach</translation>
    </message>
    <message>
        <source>Leave them apart</source>
        <translation>Getrennt lassen</translation>
    </message>
    <message>
        <source>New beside them</source>
        <translation>Neu neben ihnen</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>Zusammengelegt</translation>
    </message>
    <message>
        <source>Put together what says the same?</source>
        <translation>Zusammenlegen, was dasselbe sagt?</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>The new memory names its sources. It is one step, and can be undone.</source>
        <translation>Die neue Erinnerung nennt ihre Quellen. Es ist ein Schritt und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>These stay as they are</source>
        <translation>Diese bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>What gives way keeps its history. It is one step, and can be undone.</source>
        <translation>Was nachgibt, behält seinen Verlauf. Es ist ein Schritt und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>What would be put together</source>
        <translation>Was zusammengelegt würde</translation>
    </message>
</context>
<context>
    <name>ContentStates</name>
    <message>
        <source>Clear filters</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>ConversationBlock</name>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Hide the conversation</source>
        <translation>Gespräch verbergen</translation>
    </message>
    <message>
        <source>Show the conversation</source>
        <translation>Gespräch zeigen</translation>
    </message>
    <message>
        <source>The statement rests on this</source>
        <translation>Die Aussage beruht darauf</translation>
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
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ging schief</translation>
    </message>
    <message>
        <source>This is a fault of the program. What was saved is safe. You can go on; if it happens again, start the program anew. The report below names places in the program and nothing from your vault. It is sent to nobody.</source>
        <translation>Das ist ein Fehler des Programms. Was gespeichert war, ist sicher. Sie können fortfahren; geschieht es wieder, starten Sie das Programm neu. Der Bericht unten nennt Stellen im Programm und nichts aus Ihrem Tresor. Er wird an niemanden gesendet.</translation>
    </message>
</context>
<context>
    <name>DamageBanner</name>
    <message>
        <source>Go back or recover …</source>
        <translation>Zurückgehen oder retten …</translation>
    </message>
    <message>
        <source>This vault is damaged. What can be read is shown, and nothing is written to it.</source>
        <translation>Dieser Tresor ist beschädigt. Was lesbar ist, wird gezeigt; geschrieben wird nichts.</translation>
    </message>
</context>
<context>
    <name>DamagedGate</name>
    <message>
        <source>Going back to a backup</source>
        <translation>Zurück zu einer Sicherung</translation>
    </message>
    <message>
        <source>Recovering {0}</source>
        <translation>{0} wird gerettet</translation>
    </message>
    <message>
        <source>The damaged files stay as they are.</source>
        <translation>Die beschädigten Dateien bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>DamagedPanel</name>
    <message>
        <source>&amp;Go back to this backup</source>
        <translation>&amp;Zurück zu dieser Sicherung</translation>
    </message>
    <message>
        <source>Backups, the newest first. The vault as it is now is kept beside them.</source>
        <translation>Sicherungen, die neueste zuerst. Der Tresor, wie er jetzt ist, bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>Choose a new or empty folder for the new vault</source>
        <translation>Einen neuen oder leeren Ordner für den neuen Tresor wählen</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>Anderen Tresor öffnen</translation>
    </message>
    <message>
        <source>There is no backup of this vault.</source>
        <translation>Von diesem Tresor gibt es keine Sicherung.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>DatePopover</name>
    <message>
        <source>As it was known</source>
        <translation>Wie es bekannt war</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Monat danach</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Monat davor</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
        <source>The vault as it stood at the end of a day. Nothing is changed there.</source>
        <translation>Der Tresor, wie er am Ende eines Tages stand. Dort wird nichts geändert.</translation>
    </message>
    <message>
        <source>The vault at a date</source>
        <translation>Der Tresor an einem Tag</translation>
    </message>
    <message>
        <source>What held</source>
        <translation>Was galt</translation>
    </message>
    <message>
        <source>What held at the end of a day, also if it was replaced since.</source>
        <translation>Was am Ende eines Tages galt, auch wenn es seither ersetzt wurde.</translation>
    </message>
    <message>
        <source>Whenever it held</source>
        <translation>Wann immer es galt</translation>
    </message>
    <message>
        <source>Which date</source>
        <translation>Welcher Tag</translation>
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
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>d</source>
        <comment>the first day of a range within one month</comment>
        <translation>d.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} bis {1}</translation>
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
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Vorgang</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>Compare from the end of this day.</source>
        <translation>Vom Ende dieses Tages an vergleichen.</translation>
    </message>
    <message>
        <source>Compare with the end of this day.</source>
        <translation>Mit dem Ende dieses Tages vergleichen.</translation>
    </message>
    <message>
        <source>Every memory is the same at both dates.</source>
        <translation>Jede Erinnerung ist an beiden Tagen gleich.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>How to group</source>
        <translation>Wie gruppiert wird</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Nichts unterscheidet sich</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>The earlier date</source>
        <translation>Der frühere Tag</translation>
    </message>
    <message>
        <source>The first day is not over yet. Choose an earlier one.</source>
        <translation>Der erste Tag ist noch nicht vorbei. Wählen Sie einen früheren.</translation>
    </message>
    <message>
        <source>The later date</source>
        <translation>Der spätere Tag</translation>
    </message>
    <message>
        <source>{0} differ</source>
        <translation>{0} unterscheiden sich</translation>
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
        <translation>Pfeiltasten lesen Tag für Tag. Dieselben Zahlen stehen in der Tabelle.</translation>
    </message>
</context>
<context>
    <name>DayPopover</name>
    <message>
        <source>Month after</source>
        <translation>Monat danach</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Monat davor</translation>
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
        <translation>Tage</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Monat danach</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Monat davor</translation>
    </message>
</context>
<context>
    <name>DecayChart</name>
    <message>
        <source>Arrow keys read day by day. The same figures stand in the table.</source>
        <translation>Pfeiltasten lesen Tag für Tag. Dieselben Zahlen stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>Strength over time</source>
        <translation>Stärke im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>fades {0}</source>
        <translation>verblasst {0}</translation>
    </message>
    <message>
        <source>if recalled today</source>
        <translation>wenn heute abgerufen</translation>
    </message>
    <message>
        <source>{0}: strength {1}</source>
        <translation>{0}: Stärke {1}</translation>
    </message>
</context>
<context>
    <name>DecidedNotice</name>
    <message>
        <source>Open it again</source>
        <translation>Wieder öffnen</translation>
    </message>
</context>
<context>
    <name>DetailHead</name>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
</context>
<context>
    <name>DetailNotice</name>
    <message>
        <source>A newer statement took the place of this one.</source>
        <translation>Eine neuere Aussage trat an die Stelle dieser.</translation>
    </message>
    <message>
        <source>Another statement says otherwise. Agents get this one, marked as contested.</source>
        <translation>Eine andere Aussage sagt es anders. Agenten bekommen diese, als strittig gekennzeichnet.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Faded: it was not used for long. A direct question still finds it.</source>
        <translation>Verblasst: Sie wurde lange nicht gebraucht. Eine direkte Frage findet sie noch.</translation>
    </message>
    <message>
        <source>Health or a secret may depend on this: it does not fade. Pinned, agents get it always.</source>
        <translation>Gesundheit oder ein Geheimnis kann davon abhängen: Sie verblasst nicht. Angeheftet bekommen Agenten sie immer.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>This memory is deleted. Agents do not get it.</source>
        <translation>Diese Erinnerung ist gelöscht. Agenten bekommen sie nicht.</translation>
    </message>
    <message>
        <source>This memory is put away. Agents do not get it.</source>
        <translation>Diese Erinnerung ist weggelegt. Agenten bekommen sie nicht.</translation>
    </message>
    <message>
        <source>This memory no longer holds. Agents do not get it.</source>
        <translation>Diese Erinnerung gilt nicht mehr. Agenten bekommen sie nicht.</translation>
    </message>
    <message>
        <source>This statement was turned down.</source>
        <translation>Diese Aussage wurde abgelehnt.</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose a memory to see what is known of it.</source>
        <translation>Wählen Sie eine Erinnerung, um zu sehen, was von ihr bekannt ist.</translation>
    </message>
    <message>
        <source>It was erased, or was not there yet at that time.</source>
        <translation>Sie wurde getilgt oder war zu jener Zeit noch nicht da.</translation>
    </message>
    <message>
        <source>Memory in detail</source>
        <translation>Erinnerung im Einzelnen</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>This memory is not there</source>
        <translation>Diese Erinnerung ist nicht da</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Version {0} of {1}</source>
        <translation>Fassung {0} von {1}</translation>
    </message>
</context>
<context>
    <name>DiffLine</name>
    <message>
        <source>Put in: {0}</source>
        <translation>Eingefügt: {0}</translation>
    </message>
    <message>
        <source>Taken out: {0}</source>
        <translation>Herausgenommen: {0}</translation>
    </message>
</context>
<context>
    <name>DiffText</name>
    <message>
        <source>Only here: {0}</source>
        <translation>Nur hier: {0}</translation>
    </message>
    <message>
        <source>Only in the older one: {0}</source>
        <translation>Nur in der älteren: {0}</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>&amp;Erase for good</source>
        <translation>&amp;Endgültig tilgen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>Endgültig tilgen</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>Getilgt</translation>
    </message>
    <message>
        <source>It was erased already when you stopped it.</source>
        <translation>Es war schon getilgt, als Sie es anhielten.</translation>
    </message>
    <message>
        <source>Looking at what it reaches …</source>
        <translation>Es wird ermittelt, was betroffen ist …</translation>
    </message>
    <message>
        <source>Nothing brings it back: neither undo, nor history, nor a backup.</source>
        <translation>Nichts holt es zurück: weder Rückgängig noch Verlauf noch eine Sicherung.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason, for the journal</source>
        <translation>Grund, für das Journal</translation>
    </message>
    <message>
        <source>Something was changed meanwhile. This is what erasing reaches now.</source>
        <translation>Inzwischen wurde etwas geändert. Das ist jetzt vom Tilgen betroffen.</translation>
    </message>
    <message>
        <source>The receipt is change {0} of the journal: when and by whom, and no words of it.</source>
        <translation>Die Quittung ist Änderung {0} des Journals: wann und durch wen, und kein Wort davon.</translation>
    </message>
    <message>
        <source>This is everything that erasing reaches. Nothing is erased yet.</source>
        <translation>Das ist alles, was vom Tilgen betroffen ist. Noch ist nichts getilgt.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Das ist der letzte Schritt.</translation>
    </message>
</context>
<context>
    <name>Erasing</name>
    <message>
        <source>1 backup is written anew without it.</source>
        <translation>1 Sicherung wird ohne es neu geschrieben.</translation>
    </message>
    <message>
        <source>1 file cannot be reached and may go on holding it.</source>
        <translation>1 Datei ist nicht erreichbar und enthält es womöglich weiter.</translation>
    </message>
    <message>
        <source>Erase what was proposed for good?</source>
        <translation>Das Vorgeschlagene endgültig tilgen?</translation>
    </message>
    <message>
        <source>Erase {0} for good?</source>
        <translation>{0} endgültig tilgen?</translation>
    </message>
    <message>
        <source>Erase {0}, {1} versions in all, for good?</source>
        <translation>{0}, insgesamt {1} Fassungen, endgültig tilgen?</translation>
    </message>
    <message>
        <source>Erasing …</source>
        <translation>Wird getilgt …</translation>
    </message>
    <message>
        <source>It is gone. Cleaning the vault&apos;s file of what it left …</source>
        <translation>Es ist fort. Die Datei des Tresors wird von Resten gereinigt …</translation>
    </message>
    <message>
        <source>It is gone. Writing the backups anew …</source>
        <translation>Es ist fort. Die Sicherungen werden neu geschrieben …</translation>
    </message>
    <message>
        <source>No other file holds it.</source>
        <translation>Keine andere Datei enthält es.</translation>
    </message>
    <message>
        <source>{0} backups are written anew without it.</source>
        <translation>{0} Sicherungen werden ohne es neu geschrieben.</translation>
    </message>
    <message>
        <source>{0} files cannot be reached and may go on holding it.</source>
        <translation>{0} Dateien sind nicht erreichbar und enthalten es womöglich weiter.</translation>
    </message>
</context>
<context>
    <name>EvidenceBlock</name>
    <message>
        <source>Evidence</source>
        <translation>Beleg</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>What is known about {0}?</source>
        <translation>Was ist über {0} bekannt?</translation>
    </message>
    <message>
        <source>What is to be done for {0}?</source>
        <translation>Was ist für {0} zu tun?</translation>
    </message>
    <message>
        <source>What was decided about {0}?</source>
        <translation>Was wurde über {0} entschieden?</translation>
    </message>
    <message>
        <source>Who is {0}?</source>
        <translation>Wer ist {0}?</translation>
    </message>
</context>
<context>
    <name>ExportAuditButton</name>
    <message>
        <source>Audit trail</source>
        <translation>Prüfpfad</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save the audit trail</source>
        <translation>Prüfpfad speichern</translation>
    </message>
    <message>
        <source>Save the entries that are shown as a file</source>
        <translation>Die gezeigten Einträge als Datei speichern</translation>
    </message>
    <message>
        <source>The audit trail was saved: {0} entries in {1}.</source>
        <translation>Der Prüfpfad wurde gespeichert: {0} Einträge in {1}.</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>Die Datei ließ sich nicht schreiben: {0}</translation>
    </message>
    <message>
        <source>With what memories say (CSV)</source>
        <translation>Mit dem Wortlaut der Erinnerungen (CSV)</translation>
    </message>
    <message>
        <source>With what memories say (JSON Lines)</source>
        <translation>Mit dem Wortlaut der Erinnerungen (JSON Lines)</translation>
    </message>
    <message>
        <source>Without what memories say (CSV)</source>
        <translation>Ohne den Wortlaut der Erinnerungen (CSV)</translation>
    </message>
    <message>
        <source>Without what memories say (JSON Lines)</source>
        <translation>Ohne den Wortlaut der Erinnerungen (JSON Lines)</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Figures (CSV)</source>
        <translation>Zahlen (CSV)</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Save this chart</source>
        <translation>Dieses Diagramm speichern</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>1 memory in use</source>
        <translation>1 Erinnerung in Gebrauch</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Ort wählen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>Everything in this vault</source>
        <translation>Alles in diesem Tresor</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Zu schreibende Datei</translation>
    </message>
    <message>
        <source>Folder to write into</source>
        <translation>Ordner, in den geschrieben wird</translation>
    </message>
    <message>
        <source>Namespace {0}</source>
        <translation>Bereich {0}</translation>
    </message>
    <message>
        <source>The selected one</source>
        <translation>Die ausgewählte</translation>
    </message>
    <message>
        <source>The {0} selected ones</source>
        <translation>Die {0} ausgewählten</translation>
    </message>
    <message>
        <source>These files are not encrypted: whoever can read them can read the memories in them.</source>
        <translation>Diese Dateien sind nicht verschlüsselt: Wer sie lesen kann, kann die Erinnerungen darin lesen.</translation>
    </message>
    <message>
        <source>What the search finds</source>
        <translation>Was die Suche findet</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>Which memories</source>
        <translation>Welche Erinnerungen</translation>
    </message>
    <message>
        <source>Write memories to files</source>
        <translation>Erinnerungen in Dateien schreiben</translation>
    </message>
    <message>
        <source>{0} memories in use</source>
        <translation>{0} Erinnerungen in Gebrauch</translation>
    </message>
    <message>
        <source>{0}, and all that is put away or was before</source>
        <translation>{0}, und alles, was weggelegt ist oder früher war</translation>
    </message>
    <message>
        <source>{0}, as of {1}</source>
        <translation>{0}, Stand {1}</translation>
    </message>
    <message>
        <source>{0}, with all their versions</source>
        <translation>{0}, mit allen Fassungen</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>A folder for Obsidian and the like, with properties and links</source>
        <translation>Ein Ordner für Obsidian und Ähnliches, mit Eigenschaften und Verweisen</translation>
    </message>
    <message>
        <source>A folder like a diary</source>
        <translation>Ein Ordner wie ein Tagebuch</translation>
    </message>
    <message>
        <source>A folder to read, print or give to an agent</source>
        <translation>Ein Ordner zum Lesen, Drucken oder für einen Agenten</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Eine Tabelle</translation>
    </message>
    <message>
        <source>CSV for spreadsheets; nothing in it is taken for a formula</source>
        <translation>CSV für Tabellenprogramme; nichts darin gilt als Formel</translation>
    </message>
    <message>
        <source>Everything, with all versions</source>
        <translation>Alles, mit allen Fassungen</translation>
    </message>
    <message>
        <source>For an MCP memory server</source>
        <translation>Für einen MCP-Gedächtnisserver</translation>
    </message>
    <message>
        <source>JSON Lines, as the reference server keeps its graph</source>
        <translation>JSON Lines, wie der Referenzserver seinen Graphen hält</translation>
    </message>
    <message>
        <source>JSON Lines. Of a whole vault, an equal one can be made again</source>
        <translation>JSON Lines. Aus einem ganzen Tresor lässt sich wieder ein gleicher machen</translation>
    </message>
    <message>
        <source>Markdown, a file for each day</source>
        <translation>Markdown, eine Datei je Tag</translation>
    </message>
    <message>
        <source>Markdown, a file for each type</source>
        <translation>Markdown, eine Datei je Art</translation>
    </message>
    <message>
        <source>Notes, one for each memory</source>
        <translation>Notizen, eine je Erinnerung</translation>
    </message>
</context>
<context>
    <name>FacetRow</name>
    <message>
        <source>{0}, chosen</source>
        <translation>{0}, gewählt</translation>
    </message>
    <message>
        <source>{0}, left out</source>
        <translation>{0}, ausgelassen</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>FacetsPane</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More of {0}</source>
        <translation>Mehr von {0}</translation>
    </message>
    <message>
        <source>Rename or merge …</source>
        <translation>Umbenennen oder zusammenlegen …</translation>
    </message>
</context>
<context>
    <name>FadingCard</name>
    <message>
        <source>Applies to those that are ticked</source>
        <translation>Gilt für die angekreuzten</translation>
    </message>
    <message>
        <source>Fading this week</source>
        <translation>Verblasst diese Woche</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Loslassen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Put them away; they can be brought back</source>
        <translation>Weglegen; sie lassen sich zurückholen</translation>
    </message>
    <message>
        <source>See all</source>
        <translation>Alle ansehen</translation>
    </message>
    <message>
        <source>They are still true, and grow strong again</source>
        <translation>Sie gelten noch und werden wieder stark</translation>
    </message>
</context>
<context>
    <name>FadingSection</name>
    <message>
        <source> d</source>
        <translation> T.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Wie ausgeliefert</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Conversations, days kept</source>
        <translation>Gespräche, Tage der Aufbewahrung</translation>
    </message>
    <message>
        <source>Days by type</source>
        <translation>Tage nach Art</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Läuft ab nach</translation>
    </message>
    <message>
        <source>Fades in</source>
        <translation>Verblasst in</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Not applied yet.</source>
        <translation>Noch nicht angewendet.</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>Noch nichts geändert.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Review after</source>
        <translation>Durchsehen nach</translation>
    </message>
    <message>
        <source>The next sweep would change {0}: {1} fade, {2} expire. It can be taken back.</source>
        <translation>Der nächste Durchgang würde {0} ändern: {1} verblassen, {2} laufen ab. Es lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>The next sweep would leave all memories as they are.</source>
        <translation>Der nächste Durchgang ließe alle Erinnerungen, wie sie sind.</translation>
    </message>
    <message>
        <source>Turns of conversations expire so many days after they were said.</source>
        <translation>Beiträge von Gesprächen laufen so viele Tage ab, nachdem sie gesagt wurden.</translation>
    </message>
    <message>
        <source>Unused, a memory of a type keeps a twentieth of its strength after so many days. Nothing is lost.</source>
        <translation>Ungebraucht behält eine Erinnerung einer Art nach so vielen Tagen ein Zwanzigstel ihrer Stärke. Nichts geht verloren.</translation>
    </message>
    <message>
        <source>What a change would do</source>
        <translation>Was eine Änderung bewirken würde</translation>
    </message>
    <message>
        <source>What fades, and when</source>
        <translation>Was verblasst, und wann</translation>
    </message>
    <message>
        <source>lifecycle policy expire expiry review demote</source>
        <translation>Regel Ablauf ablaufen durchsehen verblassen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>FieldLine</name>
    <message>
        <source>Take this</source>
        <translation>Dies nehmen</translation>
    </message>
    <message>
        <source>Take this: {0}</source>
        <translation>Dies nehmen: {0}</translation>
    </message>
</context>
<context>
    <name>FigureModel</name>
    <message>
        <source>{0}, sorted</source>
        <translation>{0}, sortiert</translation>
    </message>
</context>
<context>
    <name>FileSyncs</name>
    <message>
        <source>{0} is no longer kept up to date.</source>
        <translation>{0} wird nicht mehr aktuell gehalten.</translation>
    </message>
</context>
<context>
    <name>FileView</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>All types last alike so far</source>
        <translation>Bisher halten alle Arten gleich lang</translation>
    </message>
    <message>
        <source>Busiest on {0}</source>
        <translation>Am meisten am {0}</translation>
    </message>
    <message>
        <source>Choose a longer span.</source>
        <translation>Wählen Sie eine längere Spanne.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Days old</source>
        <translation>Tage alt</translation>
    </message>
    <message>
        <source>Does not fade: “{0}”</source>
        <translation>Verblasst nicht: „{0}“</translation>
    </message>
    <message>
        <source>Fades on {1}: “{0}”</source>
        <translation>Verblasst am {1}: „{0}“</translation>
    </message>
    <message>
        <source>Fading in the next 30 days</source>
        <translation>Verblasst in den nächsten 30 Tagen</translation>
    </message>
    <message>
        <source>Has faded: “{0}”</source>
        <translation>Ist verblasst: „{0}“</translation>
    </message>
    <message>
        <source>Here stands how long memories last, by type.</source>
        <translation>Hier steht, wie lange Erinnerungen halten, nach Art.</translation>
    </message>
    <message>
        <source>Most contested</source>
        <translation>Am strittigsten</translation>
    </message>
    <message>
        <source>Most recalled</source>
        <translation>Am meisten abgerufen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New memories a day</source>
        <translation>Neue Erinnerungen je Tag</translation>
    </message>
    <message>
        <source>New memories by type, adding up</source>
        <translation>Neue Erinnerungen nach Art, aufsummiert</translation>
    </message>
    <message>
        <source>No routine yet</source>
        <translation>Noch keine Gewohnheit</translation>
    </message>
    <message>
        <source>Nothing fades soon</source>
        <translation>Nichts verblasst bald</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Nothing was contested</source>
        <translation>Nichts war strittig</translation>
    </message>
    <message>
        <source>Nothing was recalled</source>
        <translation>Nichts wurde abgerufen</translation>
    </message>
    <message>
        <source>Nothing was remembered</source>
        <translation>Nichts wurde gemerkt</translation>
    </message>
    <message>
        <source>Recalled</source>
        <translation>Abgerufen</translation>
    </message>
    <message>
        <source>Recalled or opened a day</source>
        <translation>Abgerufen oder geöffnet je Tag</translation>
    </message>
    <message>
        <source>Routines</source>
        <translation>Gewohnheiten</translation>
    </message>
    <message>
        <source>Share still current, by age and type</source>
        <translation>Anteil, der noch aktuell ist, nach Alter und Art</translation>
    </message>
    <message>
        <source>Stays for years: “{0}”</source>
        <translation>Bleibt für Jahre: „{0}“</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>They are recognised after a few entries.</source>
        <translation>Sie werden nach einigen Einträgen erkannt.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What agents are given, and what you open, counts.</source>
        <translation>Es zählt, was Agenten bekommen und was Sie öffnen.</translation>
    </message>
    <message>
        <source>What is about to fade stands here.</source>
        <translation>Was bald verblasst, steht hier.</translation>
    </message>
    <message>
        <source>What is not used for long grows weak. Choose a memory that fades to see how.</source>
        <translation>Was lange nicht gebraucht wird, wird schwach. Wählen Sie eine verblassende Erinnerung, um zu sehen, wie.</translation>
    </message>
    <message>
        <source>What is noted again and again, such as a run or a bill, is recognised after a few entries.</source>
        <translation>Was immer wieder notiert wird, etwa ein Lauf oder eine Rechnung, wird nach einigen Einträgen erkannt.</translation>
    </message>
    <message>
        <source>What memories contradict about stands here.</source>
        <translation>Worüber sich Erinnerungen widersprechen, steht hier.</translation>
    </message>
    <message>
        <source>{0} bits</source>
        <translation>{0} Bit</translation>
    </message>
    <message>
        <source>{0} entries</source>
        <translation>{0} Einträge</translation>
    </message>
    <message>
        <source>{0} in {1} days</source>
        <translation>{0} in {1} Tagen</translation>
    </message>
    <message>
        <source>{0} lasts longest, {1} goes first</source>
        <translation>{0} hält am längsten, {1} am kürzesten</translation>
    </message>
    <message>
        <source>{0} recalls, most on {1}</source>
        <translation>{0} Abrufe, die meisten am {1}</translation>
    </message>
    <message>
        <source>{0}, strength {1} today</source>
        <translation>{0}, Stärke heute {1}</translation>
    </message>
</context>
<context>
    <name>FolderDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Choose a folder first.</source>
        <translation>Wählen Sie zuerst einen Ordner.</translation>
    </message>
    <message>
        <source>No folder is chosen yet.</source>
        <translation>Noch ist kein Ordner gewählt.</translation>
    </message>
</context>
<context>
    <name>Following</name>
    <message>
        <source>The link is followed when the vault is open.</source>
        <translation>Dem Link wird gefolgt, sobald der Tresor offen ist.</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>Auf diesem Computer gefunden</translation>
    </message>
    <message>
        <source>None of the agent tools that can be connected by themselves was found.</source>
        <translation>Keines der Agentenwerkzeuge, die sich von selbst verbinden lassen, wurde gefunden.</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>connected, with hooks</source>
        <translation>verbunden, mit Hooks</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nicht verbunden</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>New memories by type, adding up</source>
        <translation>Neue Erinnerungen nach Art, aufsummiert</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New memory</source>
        <translation>Neue Erinnerung</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>The date at which the vault is shown</source>
        <translation>Der Tag, an dem der Tresor gezeigt wird</translation>
    </message>
</context>
<context>
    <name>HealthRow</name>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Check now: {0}</source>
        <translation>Jetzt prüfen: {0}</translation>
    </message>
    <message>
        <source>Checked: {0}.</source>
        <translation>Geprüft: {0}.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
</context>
<context>
    <name>HealthSection</name>
    <message>
        <source>A new vault of what can be read</source>
        <translation>Ein neuer Tresor aus dem Lesbaren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>Alles prüfen</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Open Audit</source>
        <translation>Prüfung öffnen</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Retten …</translation>
    </message>
    <message>
        <source>The journal in detail</source>
        <translation>Das Journal im Einzelnen</translation>
    </message>
    <message>
        <source>The vault as a whole</source>
        <translation>Der Tresor im Ganzen</translation>
    </message>
    <message>
        <source>What can be read of this vault is written into a new one. This one stays as it is.</source>
        <translation>Was von diesem Tresor lesbar ist, wird in einen neuen geschrieben. Dieser bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation>Was geprüft wird</translation>
    </message>
    <message>
        <source>Which entries of the journal were altered, and what they were.</source>
        <translation>Welche Einträge des Journals verändert wurden und was sie waren.</translation>
    </message>
    <message>
        <source>integrity repair damaged check</source>
        <translation>Integrität Reparatur beschädigt prüfen</translation>
    </message>
    <message>
        <source>{0} Not everything was checked yet.</source>
        <translation>{0} Noch ist nicht alles geprüft.</translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Arrow keys read day by day, Enter opens the report of one.</source>
        <translation>Pfeiltasten lesen Tag für Tag, die Eingabetaste öffnet den Bericht eines Tages.</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>New memories a day</source>
        <translation>Neue Erinnerungen je Tag</translation>
    </message>
    <message>
        <source>today is outlined</source>
        <translation>heute ist umrandet</translation>
    </message>
    <message>
        <source>today is outlined; most: {0} on {1}</source>
        <translation>heute ist umrandet; am meisten: {0} am {1}</translation>
    </message>
</context>
<context>
    <name>Hiding</name>
    <message>
        <source>Closing the window hides it; Remembrancer goes on. Its icon in the tray brings the window back, and quits.</source>
        <translation>Schließen verbirgt das Fenster; Remembrancer läuft weiter. Sein Symbol in der Leiste holt das Fenster zurück und beendet das Programm.</translation>
    </message>
</context>
<context>
    <name>HistoryBlock</name>
    <message>
        <source>Compare step by step</source>
        <translation>Schrittweise vergleichen</translation>
    </message>
    <message>
        <source>Compare with now</source>
        <translation>Mit jetzt vergleichen</translation>
    </message>
    <message>
        <source>Created as “{0}”</source>
        <translation>Angelegt als „{0}“</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation>Remembrancer</translation>
    </message>
    <message>
        <source>Show all {0} versions</source>
        <translation>Alle {0} Fassungen zeigen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Add a folder …</source>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Add files …</source>
        <translation>Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>Alt B</source>
        <translation>Alt B</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Hereinholen</translation>
    </message>
    <message>
        <source>Bring in 1 memory</source>
        <translation>1 Erinnerung hereinholen</translation>
    </message>
    <message>
        <source>Bring in {0} memories</source>
        <translation>{0} Erinnerungen hereinholen</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>Erinnerungen hereinholen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>Dateien wählen</translation>
    </message>
    <message>
        <source>Choose where they come from.</source>
        <translation>Wählen Sie, woher sie kommen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Drop files or folders here</source>
        <translation>Dateien oder Ordner hier ablegen</translation>
    </message>
    <message>
        <source>Files to bring in</source>
        <translation>Hereinzuholende Dateien</translation>
    </message>
    <message>
        <source>Folder to bring in</source>
        <translation>Hereinzuholender Ordner</translation>
    </message>
    <message>
        <source>Notes, conversations, and what other programs remember: Markdown, ChatGPT, Claude, Claude Code, messages, transcripts, MCP memory, mem0, Letta, Zep, Memanto, claude-mem. Nothing is written yet.</source>
        <translation>Notizen, Gespräche und was andere Programme sich merken: Markdown, ChatGPT, Claude, Claude Code, Nachrichten, Mitschriften, MCP memory, mem0, Letta, Zep, Memanto, claude-mem. Noch wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>Noch wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Nothing is written yet. This is what would happen.</source>
        <translation>Noch wird nichts geschrieben. Das würde geschehen.</translation>
    </message>
    <message>
        <source>Nothing new to bring in</source>
        <translation>Nichts Neues hereinzuholen</translation>
    </message>
    <message>
        <source>Stopping takes nothing back.</source>
        <translation>Ein Abbruch nimmt nichts zurück.</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>This can be undone.</source>
        <translation>Dies lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>This vault is empty. If the file holds a whole vault, it can be taken over with its past.</source>
        <translation>Dieser Tresor ist leer. Enthält die Datei einen ganzen Tresor, kann er mit seiner Vergangenheit übernommen werden.</translation>
    </message>
</context>
<context>
    <name>ImportFormat</name>
    <message>
        <source>Aider history</source>
        <translation>Aider-Verlauf</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>ChatGPT export</source>
        <translation>ChatGPT-Export</translation>
    </message>
    <message>
        <source>Claude Code session</source>
        <translation>Claude-Code-Sitzung</translation>
    </message>
    <message>
        <source>Claude export</source>
        <translation>Claude-Export</translation>
    </message>
    <message>
        <source>Claude memories</source>
        <translation>Claude-Erinnerungen</translation>
    </message>
    <message>
        <source>Claude projects</source>
        <translation>Claude-Projekte</translation>
    </message>
    <message>
        <source>Cursor export</source>
        <translation>Cursor-Export</translation>
    </message>
    <message>
        <source>Graphiti or Zep</source>
        <translation>Graphiti oder Zep</translation>
    </message>
    <message>
        <source>Letta agent file</source>
        <translation>Letta-Agentendatei</translation>
    </message>
    <message>
        <source>MCP memory server</source>
        <translation>MCP-Gedächtnisserver</translation>
    </message>
    <message>
        <source>MCP memory service</source>
        <translation>MCP-Gedächtnisdienst</translation>
    </message>
    <message>
        <source>Markdown notes</source>
        <translation>Markdown-Notizen</translation>
    </message>
    <message>
        <source>Mem0 export</source>
        <translation>Mem0-Export</translation>
    </message>
    <message>
        <source>Memanto bundle (OKF)</source>
        <translation>Memanto-Bündel (OKF)</translation>
    </message>
    <message>
        <source>Memanto export</source>
        <translation>Memanto-Export</translation>
    </message>
    <message>
        <source>Messages of a chat</source>
        <translation>Nachrichten eines Chats</translation>
    </message>
    <message>
        <source>OpenMemory backup</source>
        <translation>OpenMemory-Sicherung</translation>
    </message>
    <message>
        <source>Remembrancer export</source>
        <translation>Remembrancer-Export</translation>
    </message>
    <message>
        <source>Transcript of a conversation</source>
        <translation>Mitschrift eines Gesprächs</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Unbekanntes Format</translation>
    </message>
    <message>
        <source>claude-mem database</source>
        <translation>claude-mem-Datenbank</translation>
    </message>
    <message>
        <source>{0}, 1 record</source>
        <translation>{0}, 1 Eintrag</translation>
    </message>
    <message>
        <source>{0}, cannot be brought in yet</source>
        <translation>{0}, kann noch nicht hereingeholt werden</translation>
    </message>
    <message>
        <source>{0}, left out</source>
        <translation>{0}, ausgelassen</translation>
    </message>
    <message>
        <source>{0}, nothing to remember in it</source>
        <translation>{0}, nichts darin zu merken</translation>
    </message>
    <message>
        <source>{0}, {1} records</source>
        <translation>{0}, {1} Einträge</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Unlesbar</translation>
    </message>
</context>
<context>
    <name>Inbox</name>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>First what lasts, what trusted sources dispute, and what is used often</source>
        <translation>Zuerst, was bleibt, was vertrauenswürdige Quellen bestreiten und was oft gebraucht wird</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Offen {0}</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Which conflicts</source>
        <translation>Welche Konflikte</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>InboxView</name>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
</context>
<context>
    <name>InsightsPage</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>All namespaces, {0} to today</source>
        <translation>Alle Bereiche, {0} bis heute</translation>
    </message>
    <message>
        <source>Fading</source>
        <translation>Verblassen</translation>
    </message>
    <message>
        <source>Figures as tables, or charts</source>
        <translation>Zahlen als Tabellen oder Diagramme</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep: it is still true</source>
        <translation>Behalten: Es gilt noch</translation>
    </message>
    <message>
        <source>Last {0} days</source>
        <translation>Letzte {0} Tage</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Loslassen</translation>
    </message>
    <message>
        <source>Let go: put it away</source>
        <translation>Loslassen: weglegen</translation>
    </message>
    <message>
        <source>No routine yet</source>
        <translation>Noch keine Gewohnheit</translation>
    </message>
    <message>
        <source>Normal now</source>
        <translation>Jetzt normal</translation>
    </message>
    <message>
        <source>Nothing fades soon</source>
        <translation>Nichts verblasst bald</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Routines</source>
        <translation>Gewohnheiten</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>{0}, {1} open</source>
        <translation>{0}, {1} offen</translation>
    </message>
</context>
<context>
    <name>JournalDelegate</name>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
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
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>By agents</source>
        <translation>Von Agenten</translation>
    </message>
    <message>
        <source>By you</source>
        <translation>Von Ihnen</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>Jeder Vorgang</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Only what stands</source>
        <translation>Nur was steht</translation>
    </message>
    <message>
        <source>Only what was taken back</source>
        <translation>Nur Zurückgenommenes</translation>
    </message>
    <message>
        <source>Show what was done on this day and since.</source>
        <translation>Zeigen, was an diesem Tag und seither getan wurde.</translation>
    </message>
    <message>
        <source>Since a day …</source>
        <translation>Seit einem Tag …</translation>
    </message>
    <message>
        <source>Since {0}</source>
        <translation>Seit {0}</translation>
    </message>
    <message>
        <source>Taken back or not</source>
        <translation>Zurückgenommen oder nicht</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Whose changes</source>
        <translation>Wessen Änderungen</translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
</context>
<context>
    <name>JournalTab</name>
    <message>
        <source>No entry of the journal answers “{0}”.</source>
        <translation>Kein Eintrag des Journals antwortet auf „{0}“.</translation>
    </message>
    <message>
        <source>No entry of the journal is like that.</source>
        <translation>Kein Eintrag des Journals ist so.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Noch ist nichts geschehen</translation>
    </message>
    <message>
        <source>Whatever is remembered, changed or taken back is written down here.</source>
        <translation>Was gemerkt, geändert oder zurückgenommen wird, wird hier aufgeschrieben.</translation>
    </message>
</context>
<context>
    <name>JournalView</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Press the keys</source>
        <translation>Tasten drücken</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>Alone it would be typed. Hold Ctrl or Alt with it.</source>
        <translation>Allein würde sie getippt. Strg oder Alt dazu halten.</translation>
    </message>
    <message>
        <source>Alt with a letter presses buttons of dialogs. Hold Ctrl or Shift as well.</source>
        <translation>Alt mit einem Buchstaben drückt Schaltflächen in Dialogen. Auch Strg oder Umschalt halten.</translation>
    </message>
    <message>
        <source>Change: {0}</source>
        <translation>Ändern: {0}</translation>
    </message>
    <message>
        <source>Keys for: {0}</source>
        <translation>Tasten für: {0}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation>Von dort nehmen</translation>
    </message>
    <message>
        <source>These keys edit text. Press others.</source>
        <translation>Diese Tasten bearbeiten Text. Andere drücken.</translation>
    </message>
    <message>
        <source>This is no key that can be used. Press another one.</source>
        <translation>Diese Taste lässt sich nicht verwenden. Eine andere drücken.</translation>
    </message>
    <message>
        <source>This key moves about in the window. Press another one, or hold Alt with it.</source>
        <translation>Diese Taste bewegt sich im Fenster. Eine andere drücken oder Alt dazu halten.</translation>
    </message>
    <message>
        <source>{0} belongs to {1}. Take it from there?</source>
        <translation>{0} gehört zu {1}. Von dort nehmen?</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>A new recovery key</source>
        <translation>Ein neuer Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>Backups that still open by what opened it before: {0}.</source>
        <translation>Sicherungen, die sich noch mit dem Früheren öffnen: {0}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Passphrase ändern</translation>
    </message>
    <message>
        <source>It opens the vault beside the keyring, also on another computer.</source>
        <translation>Sie öffnet den Tresor neben dem Schlüsselbund, auch auf einem anderen Computer.</translation>
    </message>
    <message>
        <source>Keep the new recovery key first.</source>
        <translation>Bewahren Sie zuerst den neuen Wiederherstellungsschlüssel auf.</translation>
    </message>
    <message>
        <source>Nothing is asked any more when you are logged in. The passphrase stays.</source>
        <translation>Nach der Anmeldung wird nichts mehr gefragt. Die Passphrase bleibt.</translation>
    </message>
    <message>
        <source>Open it with this computer&apos;s keyring</source>
        <translation>Mit dem Schlüsselbund dieses Computers öffnen</translation>
    </message>
    <message>
        <source>Open it without the keyring</source>
        <translation>Ohne den Schlüsselbund öffnen</translation>
    </message>
    <message>
        <source>Present passphrase, or the recovery key</source>
        <translation>Jetzige Passphrase oder der Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Passphrase festlegen</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Stop using the keyring</source>
        <translation>Schlüsselbund nicht mehr nutzen</translation>
    </message>
    <message>
        <source>The keyring does not open the vault any more.</source>
        <translation>Der Schlüsselbund öffnet den Tresor nicht mehr.</translation>
    </message>
    <message>
        <source>The keyring opens the vault.</source>
        <translation>Der Schlüsselbund öffnet den Tresor.</translation>
    </message>
    <message>
        <source>The memories stay as they are encrypted; only their key is sealed anew, also in backups.</source>
        <translation>Die Erinnerungen bleiben verschlüsselt, wie sie sind; nur ihr Schlüssel wird neu versiegelt, auch in Sicherungen.</translation>
    </message>
    <message>
        <source>The old one opens nothing any more once this one is kept, in the vault and its backups.</source>
        <translation>Der alte öffnet nichts mehr, sobald dieser aufbewahrt ist, im Tresor und in seinen Sicherungen.</translation>
    </message>
    <message>
        <source>The passphrase is asked for each time it opens.</source>
        <translation>Die Passphrase wird bei jedem Öffnen gefragt.</translation>
    </message>
    <message>
        <source>The passphrase is set.</source>
        <translation>Die Passphrase ist festgelegt.</translation>
    </message>
    <message>
        <source>The recovery key is another one now.</source>
        <translation>Der Wiederherstellungsschlüssel ist jetzt ein anderer.</translation>
    </message>
    <message>
        <source>Type the present passphrase or the recovery key.</source>
        <translation>Geben Sie die jetzige Passphrase oder den Wiederherstellungsschlüssel ein.</translation>
    </message>
    <message>
        <source>Use the keyring</source>
        <translation>Schlüsselbund nutzen</translation>
    </message>
    <message>
        <source>Use this one from now on</source>
        <translation>Von jetzt an diesen nutzen</translation>
    </message>
</context>
<context>
    <name>KeysSection</name>
    <message>
        <source>Arrows, Enter, Esc and Tab mean the same everywhere, and keys of dialogs stand on buttons.</source>
        <translation>Pfeile, Eingabe, Esc und Tab bedeuten überall dasselbe; Tasten von Dialogen stehen auf den Schaltflächen.</translation>
    </message>
    <message>
        <source>As the program has them</source>
        <translation>Wie vom Programm vorgesehen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>reset shortcuts</source>
        <translation>zurücksetzen Tastenkürzel</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>{0} geändert</translation>
    </message>
</context>
<context>
    <name>KnownBlock</name>
    <message>
        <source>How it fades</source>
        <translation>Wie sie verblasst</translation>
    </message>
</context>
<context>
    <name>LaneChart</name>
    <message>
        <source>Memories by day, one lane for each type. Arrow keys move the cursor, Enter opens a memory, Shift with arrows chooses days. The same figures stand in the table.</source>
        <translation>Erinnerungen nach Tag, eine Spur je Art. Pfeiltasten bewegen den Zeiger, die Eingabetaste öffnet eine Erinnerung, Umschalt mit Pfeilen wählt Tage. Dieselben Zahlen stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
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
        <translation>Alle Arten zeigen</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Types shown</source>
        <translation>Gezeigte Arten</translation>
    </message>
    <message>
        <source>{0} of {1} types shown</source>
        <translation>{0} von {1} Arten gezeigt</translation>
    </message>
</context>
<context>
    <name>LargePicture</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LayoutReset</name>
    <message>
        <source>Columns, widths, panes and densities are as at first.</source>
        <translation>Spalten, Breiten, Flächen und Dichten sind wie am Anfang.</translation>
    </message>
    <message>
        <source>The layout is as at first already.</source>
        <translation>Die Anordnung ist schon wie am Anfang.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>LeftPane</name>
    <message>
        <source>Add a client …</source>
        <translation>Client hinzufügen …</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Nobody yet. An agent that asks to be let in stands here.</source>
        <translation>Noch niemand. Wer als Agent herein will, steht hier.</translation>
    </message>
    <message>
        <source>clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation>{0} möchte sich verbinden</translation>
    </message>
    <message>
        <source>{0}, code {1}</source>
        <translation>{0}, Code {1}</translation>
    </message>
</context>
<context>
    <name>LinkOpener</name>
    <message>
        <source>It may have been erased, or be in another vault.</source>
        <translation>Vielleicht wurde es getilgt oder liegt in einem anderen Tresor.</translation>
    </message>
    <message>
        <source>The link is followed when what is open here is closed.</source>
        <translation>Dem Link wird gefolgt, sobald geschlossen ist, was hier offen ist.</translation>
    </message>
    <message>
        <source>The link is not written as Remembrancer&apos;s links are. Nothing was opened.</source>
        <translation>Der Link ist nicht so geschrieben wie die von Remembrancer. Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>The link is too long to be one of Remembrancer&apos;s. Nothing was opened.</source>
        <translation>Der Link ist zu lang für einen von Remembrancer. Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>The link names something that this version does not have. Nothing was opened.</source>
        <translation>Der Link nennt etwas, das es in dieser Version nicht gibt. Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>This vault has no conflict with the id of the link.</source>
        <translation>In diesem Tresor gibt es keinen Konflikt mit der Kennung des Links.</translation>
    </message>
    <message>
        <source>This vault has no memory with the id of the link.</source>
        <translation>In diesem Tresor gibt es keine Erinnerung mit der Kennung des Links.</translation>
    </message>
    <message>
        <source>This vault has no routine of the memory that the link names.</source>
        <translation>In diesem Tresor gibt es keine Gewohnheit zu der Erinnerung, die der Link nennt.</translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>A chain begins when one memory takes the place of another, by your decision in a conflict.</source>
        <translation>Eine Kette beginnt, wenn eine Erinnerung durch Ihre Entscheidung in einem Konflikt an die Stelle einer anderen tritt.</translation>
    </message>
    <message>
        <source>Bring in what your agents remember, or write the first one with “New”.</source>
        <translation>Holen Sie herein, woran sich Ihre Agenten erinnern, oder schreiben Sie die erste mit „Neu“.</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>Erinnerungen hereinholen</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Did you mean {0}?</source>
        <translation>Meinten Sie {0}?</translation>
    </message>
    <message>
        <source>No chain matches {0}</source>
        <translation>Keine Kette passt zu {0}</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>Noch keine Erinnerungen</translation>
    </message>
    <message>
        <source>No memory matches {0}</source>
        <translation>Keine Erinnerung passt zu {0}</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet</source>
        <translation>Noch wurde nichts ersetzt</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>Beispieltresor öffnen</translation>
    </message>
    <message>
        <source>Search for {0}</source>
        <translation>Nach {0} suchen</translation>
    </message>
    <message>
        <source>Show memories</source>
        <translation>Erinnerungen zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>{0} new</source>
        <translation>{0} neu</translation>
    </message>
    <message>
        <source>{0} new, show them</source>
        <translation>{0} neu, zeigen</translation>
    </message>
</context>
<context>
    <name>LiveCard</name>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>No request has “{0}” in it</source>
        <translation>Keine Anfrage enthält „{0}“</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Noch keine Anfragen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>What agents ask for and store stands here as it comes, without its words.</source>
        <translation>Was Agenten erfragen und speichern, steht hier, sobald es kommt, ohne seinen Wortlaut.</translation>
    </message>
    <message>
        <source>following</source>
        <translation>folgt</translation>
    </message>
    <message>
        <source>paused, {0} came since</source>
        <translation>angehalten, {0} seither</translation>
    </message>
</context>
<context>
    <name>LiveModel</name>
    <message>
        <source>Asked for</source>
        <translation>Erfragt</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>Requests, the newest first</source>
        <translation>Anfragen, die neueste zuerst</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>The day before with changes</source>
        <translation>Der Tag davor mit Änderungen</translation>
    </message>
    <message>
        <source>The next day with changes</source>
        <translation>Der nächste Tag mit Änderungen</translation>
    </message>
    <message>
        <source>The vault at a date</source>
        <translation>Der Tresor an einem Tag</translation>
    </message>
    <message>
        <source>{0}, end of day</source>
        <translation>{0}, Ende des Tages</translation>
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
        <translation>Wiederkehrendes wird gesucht: {0} von {1} Texten verglichen</translation>
    </message>
    <message>
        <source>Putting together what recurs in {0} texts</source>
        <translation>Wiederkehrendes in {0} Texten wird zusammengestellt</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Text at its usual size</source>
        <translation>Text in üblicher Größe</translation>
    </message>
</context>
<context>
    <name>ManualSheet</name>
    <message>
        <source>Back (Backspace)</source>
        <translation>Zurück (Rücktaste)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Tasten dieser Seite</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Match {0}: {1}</source>
        <translation>Treffer {0}: {1}</translation>
    </message>
    <message>
        <source>Why it matches</source>
        <translation>Warum sie passt</translation>
    </message>
</context>
<context>
    <name>Memories</name>
    <message>
        <source>1 chain</source>
        <translation>1 Kette</translation>
    </message>
    <message>
        <source>An earlier version restored</source>
        <translation>Eine frühere Fassung wiederhergestellt</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>Zurückgeholt</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Gewissheit</translation>
    </message>
    <message>
        <source>Confirmed as still true</source>
        <translation>Als noch gültig bestätigt</translation>
    </message>
    <message>
        <source>Corrected on {0}</source>
        <translation>Berichtigt am {0}</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Faded</source>
        <translation>Verblasst</translation>
    </message>
    <message>
        <source>Happens from</source>
        <translation>Findet statt ab</translation>
    </message>
    <message>
        <source>Happens until</source>
        <translation>Findet statt bis</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>Gilt ab</translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation>Gilt bis</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Known because</source>
        <translation>Bekannt durch</translation>
    </message>
    <message>
        <source>Last verified</source>
        <translation>Zuletzt bestätigt</translation>
    </message>
    <message>
        <source>Moved to {0}</source>
        <translation>Verschoben nach {0}</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weggelegt</translation>
    </message>
    <message>
        <source>Recorded again</source>
        <translation>Noch einmal erfasst</translation>
    </message>
    <message>
        <source>Replaced on {0}</source>
        <translation>Ersetzt am {0}</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Abgelöst</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Tags: {0}</source>
        <translation>Schlagwörter: {0}</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Zurückgenommen: {0}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Unpinned</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{0} added</source>
        <translation>{0} hinzugefügt</translation>
    </message>
    <message>
        <source>{0} chains</source>
        <translation>{0} Ketten</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>{0} geändert</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} entfernt</translation>
    </message>
    <message>
        <source>{0} set to {1}</source>
        <translation>{0} auf {1} gesetzt</translation>
    </message>
    <message>
        <source>{0} taken away</source>
        <translation>{0} weggenommen</translation>
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
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>Nicht mehr da</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>Stufe {0}</translation>
    </message>
    <message>
        <source>{0} earlier</source>
        <translation>{0} früher</translation>
    </message>
</context>
<context>
    <name>MemoriesPage</name>
    <message>
        <source>Chains of memories</source>
        <translation>Ketten von Erinnerungen</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Show or hide the detail</source>
        <translation>Einzelheiten zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Try  tag:work  is:pinned  added:7</source>
        <translation>Versuchen Sie  tag:work  is:pinned  added:7</translation>
    </message>
</context>
<context>
    <name>MemoryActions</name>
    <message>
        <source>Brought back {0}</source>
        <translation>{0} zurückgeholt</translation>
    </message>
    <message>
        <source>Changed {0}</source>
        <translation>{0} geändert</translation>
    </message>
    <message>
        <source>Deleted {0}</source>
        <translation>{0} gelöscht</translation>
    </message>
    <message>
        <source>Made {0}: {1}</source>
        <translation>{0} geändert in: {1}</translation>
    </message>
    <message>
        <source>Moved {0} to {1}</source>
        <translation>{0} nach {1} verschoben</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nichts geändert</translation>
    </message>
    <message>
        <source>Pinned {0}</source>
        <translation>{0} angeheftet</translation>
    </message>
    <message>
        <source>Put away {0}</source>
        <translation>{0} weglegen</translation>
    </message>
    <message>
        <source>Restored version {1}</source>
        <translation>Fassung {1} wiederhergestellt</translation>
    </message>
    <message>
        <source>Still true: {0}</source>
        <translation>Gilt noch: {0}</translation>
    </message>
    <message>
        <source>Tagged {0}: {1}</source>
        <translation>{0} verschlagwortet: {1}</translation>
    </message>
    <message>
        <source>Took a tag from {0}: {1}</source>
        <translation>Schlagwort von {0} genommen: {1}</translation>
    </message>
    <message>
        <source>Unpinned {0}</source>
        <translation>{0} gelöst</translation>
    </message>
</context>
<context>
    <name>MemoryEditor</name>
    <message>
        <source>2026-04-15 or 2026-04-15 16:30</source>
        <translation>2026-04-15 oder 2026-04-15 16:30</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Gewissheit</translation>
    </message>
    <message>
        <source>Copy my text</source>
        <translation>Meinen Text kopieren</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Happening</source>
        <translation>Findet statt</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>Gilt ab</translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation>Gilt bis</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Wichtig</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>This is your text from before; it was not saved yet.</source>
        <translation>Das ist Ihr Text von vorhin; er war noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What it says now</source>
        <translation>Was sie jetzt sagt</translation>
    </message>
    <message>
        <source>Your text is still here. Below it stands what the memory says now.</source>
        <translation>Ihr Text ist noch hier. Darunter steht, was die Erinnerung jetzt sagt.</translation>
    </message>
    <message>
        <source>until</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>{0} is not a date. Write it as 2026-04-15 or 2026-04-15 16:30.</source>
        <translation>{0} ist kein Datum. Schreiben Sie es wie 2026-04-15 oder 2026-04-15 16:30.</translation>
    </message>
</context>
<context>
    <name>MemoryPopover</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
</context>
<context>
    <name>MemoryType</name>
    <message>
        <source>Artifact</source>
        <translation>Werkstück</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Zusage</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Umstand</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Tatsache</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Erkenntnis</translation>
    </message>
    <message>
        <source>Observation</source>
        <translation>Beobachtung</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Vorliebe</translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation>Beziehung</translation>
    </message>
</context>
<context>
    <name>ModelBanner</name>
    <message>
        <source>Health …</source>
        <translation>Zustand …</translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model does not calculate rightly on this computer.</source>
        <translation>Gesucht wird nur nach Wörtern. Das Bedeutungsmodell rechnet auf diesem Computer nicht richtig.</translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model is missing.</source>
        <translation>Gesucht wird nur nach Wörtern. Das Bedeutungsmodell fehlt.</translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model was altered, so it is not used.</source>
        <translation>Gesucht wird nur nach Wörtern. Das Bedeutungsmodell wurde verändert und wird deshalb nicht benutzt.</translation>
    </message>
</context>
<context>
    <name>ModelCard</name>
    <message>
        <source>Answer of the language model</source>
        <translation>Antwort des Sprachmodells</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>Wird gefragt …</translation>
    </message>
    <message>
        <source>By {0}</source>
        <translation>Von {0}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Was gesendet wurde</translation>
    </message>
    <message>
        <source>written from the memories below alone; each sentence is checked against what it names</source>
        <translation>allein aus den Erinnerungen unten geschrieben; jeder Satz ist an dem geprüft, was er nennt</translation>
    </message>
    <message>
        <source>“{0}” {1}</source>
        <translation>„{0}“ {1}</translation>
    </message>
</context>
<context>
    <name>ModelSection</name>
    <message>
        <source>API key, password</source>
        <translation>API-Schlüssel, Passwort</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>Wird gefragt …</translation>
    </message>
    <message>
        <source>Asks for one word. Nothing of the vault is sent.</source>
        <translation>Fragt nach einem Wort. Nichts aus dem Tresor wird gesendet.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep the key in the system&apos;s keyring</source>
        <translation>Den Schlüssel im Schlüsselbund des Systems aufbewahren</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, for this server alone. It is never shown again.</source>
        <translation>Im Schlüsselbund des Systems aufbewahrt, für diesen Server allein. Er wird nie wieder gezeigt.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>None is kept. It goes to the system&apos;s keyring, for this server alone.</source>
        <translation>Keiner ist aufbewahrt. Er kommt in den Schlüsselbund des Systems, für diesen Server allein.</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. Everything in the program works without a language model.</source>
        <translation>Nichts wird irgendwohin gesendet. Alles im Programm geht ohne Sprachmodell.</translation>
    </message>
    <message>
        <source>Set the endpoint first. Servers on this computer mostly need no key.</source>
        <translation>Legen Sie zuerst den Endpunkt fest. Server auf diesem Computer brauchen meist keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Take the key out of the system&apos;s keyring</source>
        <translation>Den Schlüssel aus dem Schlüsselbund des Systems nehmen</translation>
    </message>
    <message>
        <source>This computer has no keyring that keeps a key, so only servers without one can be used.</source>
        <translation>Dieser Computer hat keinen Schlüsselbund, der einen Schlüssel aufbewahrt; nur Server ohne Schlüssel sind nutzbar.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>What is turned on below is sent to {0}, on this computer, and nowhere else.</source>
        <translation>Was unten eingeschaltet ist, wird an {0} auf diesem Computer gesendet und nirgendwohin sonst.</translation>
    </message>
    <message>
        <source>What is turned on below leaves this computer: it is sent to {0} and nowhere else. Who runs that server can read it.</source>
        <translation>Was unten eingeschaltet ist, verlässt diesen Computer: Es wird an {0} gesendet und nirgendwohin sonst. Wer jenen Server betreibt, kann es lesen.</translation>
    </message>
    <message>
        <source>What it is used for</source>
        <translation>Wofür es genutzt wird</translation>
    </message>
    <message>
        <source>{0} answered after {1} s: {2}</source>
        <translation>{0} antwortete nach {1} s: {2}</translation>
    </message>
</context>
<context>
    <name>MonthLegend</name>
    <message>
        <source>conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>out of the ordinary</source>
        <translation>ungewöhnlich</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>MoreValues</name>
    <message>
        <source>All values</source>
        <translation>Alle Werte</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Einen Wert suchen</translation>
    </message>
    <message>
        <source>None of that name</source>
        <translation>Keiner dieses Namens</translation>
    </message>
</context>
<context>
    <name>MoveDialog</name>
    <message>
        <source>Choose a new or empty folder for the vault</source>
        <translation>Wählen Sie einen neuen oder leeren Ordner für den Tresor</translation>
    </message>
    <message>
        <source>Close and move it</source>
        <translation>Schließen und verlegen</translation>
    </message>
    <message>
        <source>It can go there. {0} are copied.</source>
        <translation>Dorthin kann er. {0} werden kopiert.</translation>
    </message>
    <message>
        <source>It is closed, copied with its backups and read back. Then the old folder gets another name; nothing in it is deleted. The new folder has to be new or empty, and on a drive of this computer: over a network a vault is not safe. Agents that were connected with the old folder have to be connected again.</source>
        <translation>Er wird geschlossen, mit seinen Sicherungen kopiert und zurückgelesen. Dann bekommt der alte Ordner einen anderen Namen; nichts darin wird gelöscht. Der neue Ordner muss neu oder leer sein und auf einem Laufwerk dieses Computers liegen: Über ein Netz ist ein Tresor nicht sicher. Agenten, die mit dem alten Ordner verbunden waren, müssen neu verbunden werden.</translation>
    </message>
    <message>
        <source>Move the vault</source>
        <translation>Tresor verlegen</translation>
    </message>
</context>
<context>
    <name>NamespaceChoice</name>
    <message>
        <source>All namespaces</source>
        <translation>Alle Bereiche</translation>
    </message>
    <message>
        <source>{0} namespaces</source>
        <translation>{0} Bereiche</translation>
    </message>
</context>
<context>
    <name>NamespaceDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create namespace</source>
        <translation>Bereich anlegen</translation>
    </message>
    <message>
        <source>Memories of a namespace stay apart from all others. Letters, digits, -, . and _.</source>
        <translation>Erinnerungen eines Bereichs bleiben von allen anderen getrennt. Buchstaben, Ziffern, -, . und _.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New namespace</source>
        <translation>Neuer Bereich</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nichts geändert</translation>
    </message>
    <message>
        <source>Rename namespace</source>
        <translation>Bereich umbenennen</translation>
    </message>
    <message>
        <source>Rename “{0}”</source>
        <translation>„{0}“ umbenennen</translation>
    </message>
</context>
<context>
    <name>NearMisses</name>
    <message>
        <source>Just below the line</source>
        <translation>Knapp unter der Linie</translation>
    </message>
    <message>
        <source>The line is the least share of what the question asks that a memory must answer. What stays below it is shown to you and to nobody else.</source>
        <translation>Die Linie ist der kleinste Anteil des Gefragten, auf den eine Erinnerung antworten muss. Was darunter bleibt, sehen Sie und sonst niemand.</translation>
    </message>
    <message>
        <source>not given to the agent</source>
        <translation>dem Agenten nicht gegeben</translation>
    </message>
</context>
<context>
    <name>NewMemoryDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closing keeps the draft.</source>
        <translation>Beim Schließen bleibt der Entwurf.</translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation>Strg ↵</translation>
    </message>
    <message>
        <source>Due {0}</source>
        <translation>Fällig {0}</translation>
    </message>
    <message>
        <source>Holds from {0}</source>
        <translation>Gilt ab {0}</translation>
    </message>
    <message>
        <source>Holds until {0}</source>
        <translation>Gilt bis {0}</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Wichtig</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>New memory</source>
        <translation>Neue Erinnerung</translation>
    </message>
    <message>
        <source>On {0}</source>
        <translation>Am {0}</translation>
    </message>
    <message>
        <source>Pin it</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Taken back. The old memory stays.</source>
        <translation>Zurückgenommen. Die alte Erinnerung bleibt.</translation>
    </message>
    <message>
        <source>What is to be remembered? One statement is best.</source>
        <translation>Was soll gemerkt werden? Am besten eine Aussage.</translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation>Was zu merken ist</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Done again: {0}.</source>
        <translation>Wiederholt: {0}.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Look at its health</source>
        <translation>Zustand ansehen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Taken back: {0}.</source>
        <translation>Zurückgenommen: {0}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>NoticesSection</name>
    <message>
        <source>This desktop shows no messages.</source>
        <translation>Dieser Desktop zeigt keine Meldungen.</translation>
    </message>
</context>
<context>
    <name>OlderList</name>
    <message>
        <source>Older statements</source>
        <translation>Ältere Aussagen</translation>
    </message>
    <message>
        <source>{0} older statements</source>
        <translation>{0} ältere Aussagen</translation>
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
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>Anderen Tresor öffnen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>OptionsBar</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Ask among “{0}”</source>
        <translation>Unter „{0}“ fragen</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>Deep mode is not there yet.</source>
        <translation>Der gründliche Modus ist noch nicht da.</translation>
    </message>
    <message>
        <source>Deep mode reads the best memories again with a second model. Takes about a second.</source>
        <translation>Der gründliche Modus liest die besten Erinnerungen mit einem zweiten Modell noch einmal. Dauert etwa eine Sekunde.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>For the agent</source>
        <translation>Für den Agenten</translation>
    </message>
    <message>
        <source>Full budget</source>
        <translation>Volles Budget</translation>
    </message>
    <message>
        <source>How much an agent gets</source>
        <translation>Wie viel ein Agent bekommt</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>Stored sentences</source>
        <translation>Gespeicherte Sätze</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>What the answer is put together from</source>
        <translation>Woraus die Antwort zusammengestellt wird</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show {0}</source>
        <translation>{0} zeigen</translation>
    </message>
    <message>
        <source>These say nearly the same:</source>
        <translation>Diese sagen fast dasselbe:</translation>
    </message>
    <message>
        <source>Undo, keep the old one</source>
        <translation>Rückgängig, das Alte behalten</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>All {0} days</source>
        <translation>Alle {0} Tage</translation>
    </message>
    <message>
        <source>One day</source>
        <translation>Ein Tag</translation>
    </message>
    <message>
        <source>Overview of all days</source>
        <translation>Überblick über alle Tage</translation>
    </message>
    <message>
        <source>{0} to {1} are in sight</source>
        <translation>{0} bis {1} sind zu sehen</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation>Strg ↵</translation>
    </message>
    <message>
        <source>Due {0}</source>
        <translation>Fällig {0}</translation>
    </message>
    <message>
        <source>Holds from {0}</source>
        <translation>Gilt ab {0}</translation>
    </message>
    <message>
        <source>Holds until {0}</source>
        <translation>Gilt bis {0}</translation>
    </message>
    <message>
        <source>In your words</source>
        <translation>In Ihren Worten</translation>
    </message>
    <message>
        <source>On {0}</source>
        <translation>Am {0}</translation>
    </message>
    <message>
        <source>The statement in your words</source>
        <translation>Die Aussage in Ihren Worten</translation>
    </message>
    <message>
        <source>Use these words</source>
        <translation>Diese Worte verwenden</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Search memories</source>
        <translation>Erinnerungen durchsuchen</translation>
    </message>
</context>
<context>
    <name>PageEntry</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Insights</source>
        <translation>Einblicke</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
</context>
<context>
    <name>PairingDialog</name>
    <message>
        <source>Allow selected</source>
        <translation>Gewähltes erlauben</translation>
    </message>
    <message>
        <source>Asked {0}</source>
        <translation>Gefragt {0}</translation>
    </message>
    <message>
        <source>Code: {0}</source>
        <translation>Code: {0}</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Does {0} show this code?</source>
        <translation>Zeigt {0} diesen Code?</translation>
    </message>
    <message>
        <source>If not, choose Deny: something else is asking.</source>
        <translation>Wenn nicht, wählen Sie Ablehnen: Etwas anderes fragt.</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Er darf</translation>
    </message>
    <message>
        <source>Nobody answered for ten minutes: it was denied.</source>
        <translation>Zehn Minuten lang antwortete niemand: Es wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Remember this answer</source>
        <translation>Diese Antwort merken</translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation>{0} möchte sich verbinden</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Enter runs it. Actions that change many memories show a preview first.</source>
        <translation>Die Eingabetaste führt sie aus. Aktionen, die viele Erinnerungen ändern, zeigen zuerst eine Vorschau.</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Eine Aktion suchen</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Keine Aktion hat diese Wörter.</translation>
    </message>
    <message>
        <source>{0} of {1} actions</source>
        <translation>{0} von {1} Aktionen</translation>
    </message>
</context>
<context>
    <name>PartRow</name>
    <message>
        <source>its own</source>
        <translation>eigene</translation>
    </message>
</context>
<context>
    <name>PassphraseFields</name>
    <message>
        <source>At least {0} characters. Four or five unrelated words are good.</source>
        <translation>Mindestens {0} Zeichen. Vier oder fünf Wörter ohne Zusammenhang sind gut.</translation>
    </message>
    <message>
        <source>It will do; longer is better.</source>
        <translation>Es genügt; länger ist besser.</translation>
    </message>
    <message>
        <source>Long enough.</source>
        <translation>Lang genug.</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Neue Passphrase</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Dieselbe noch einmal</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>Die beiden sind nicht gleich.</translation>
    </message>
    <message>
        <source>Type the same once more.</source>
        <translation>Geben Sie dieselbe noch einmal ein.</translation>
    </message>
</context>
<context>
    <name>PastBanner</name>
    <message>
        <source>Compare with now</source>
        <translation>Mit jetzt vergleichen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nothing was recorded before</source>
        <translation>Davor wurde nichts erfasst</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
        <source>The day before with changes</source>
        <translation>Der Tag davor mit Änderungen</translation>
    </message>
    <message>
        <source>The day before with changes: {0}</source>
        <translation>Der Tag davor mit Änderungen: {0}</translation>
    </message>
    <message>
        <source>The next changes are today&apos;s: return to now</source>
        <translation>Die nächsten Änderungen sind von heute: zurück zum Jetzt</translation>
    </message>
    <message>
        <source>The next day with changes</source>
        <translation>Der nächste Tag mit Änderungen</translation>
    </message>
    <message>
        <source>The next day with changes: {0}</source>
        <translation>Der nächste Tag mit Änderungen: {0}</translation>
    </message>
    <message>
        <source>The vault as it stood then. Nothing can be changed here.</source>
        <translation>Der Tresor, wie er damals stand. Hier kann nichts geändert werden.</translation>
    </message>
    <message>
        <source>Viewing {0}</source>
        <translation>Stand {0}</translation>
    </message>
    <message>
        <source>What held on {0}, as known then. Nothing can be changed here.</source>
        <translation>Was am {0} galt, wie es damals bekannt war. Hier kann nichts geändert werden.</translation>
    </message>
    <message>
        <source>{0} shows what is now.</source>
        <translation>{0} zeigt, was jetzt ist.</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Also bring in 1 rule that steers agents; without this it is left out</source>
        <translation>Auch 1 Regel hereinholen, die Agenten lenkt; sonst bleibt sie weg</translation>
    </message>
    <message>
        <source>Also bring in {0} rules that steer agents; without this they are left out</source>
        <translation>Auch {0} Regeln hereinholen, die Agenten lenken; sonst bleiben sie weg</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Original dates and ids are kept. A backup is made first. One undo takes it all back.</source>
        <translation>Ursprüngliche Daten und Kennungen bleiben. Zuerst wird gesichert. Einmal Rückgängig nimmt alles zurück.</translation>
    </message>
    <message>
        <source>Then let {0} ({1}) look for facts in 1 turn; each fact waits for you</source>
        <translation>Danach {0} ({1}) in 1 Beitrag nach Fakten suchen lassen; jeder Fakt wartet auf Sie</translation>
    </message>
    <message>
        <source>Then let {0} ({1}) look for facts in {2} turns; each fact waits for you</source>
        <translation>Danach {0} ({1}) in {2} Beiträgen nach Fakten suchen lassen; jeder Fakt wartet auf Sie</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Was sich nicht lesen ließ</translation>
    </message>
    <message>
        <source>What is known already</source>
        <translation>Was schon bekannt ist</translation>
    </message>
    <message>
        <source>What it becomes</source>
        <translation>Was daraus wird</translation>
    </message>
    <message>
        <source>What would open a conflict</source>
        <translation>Was einen Konflikt eröffnen würde</translation>
    </message>
    <message>
        <source>already known, strengthened</source>
        <translation>schon bekannt, gestärkt</translation>
    </message>
    <message>
        <source>at {0}, where they are sent</source>
        <translation>bei {0}, wohin sie gesendet werden</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>auf diesem Rechner</translation>
    </message>
    <message>
        <source>unreadable, with reasons</source>
        <translation>unlesbar, mit Gründen</translation>
    </message>
    <message>
        <source>would open a conflict</source>
        <translation>würden einen Konflikt eröffnen</translation>
    </message>
</context>
<context>
    <name>PortCard</name>
    <message>
        <source>Agents cannot reach this vault over HTTP.</source>
        <translation>Agenten erreichen diesen Tresor nicht über HTTP.</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Andere Nummer</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Could not be opened</source>
        <translation>Ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>Let agents on this computer connect</source>
        <translation>Agenten auf diesem Computer dürfen sich verbinden</translation>
    </message>
    <message>
        <source>Open on this computer only</source>
        <translation>Nur auf diesem Computer offen</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Wird geöffnet</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>The address {0} is copied.</source>
        <translation>Die Adresse {0} ist kopiert.</translation>
    </message>
    <message>
        <source>The number of the port</source>
        <translation>Die Nummer des Ports</translation>
    </message>
    <message>
        <source>Use another number</source>
        <translation>Eine andere Nummer nehmen</translation>
    </message>
    <message>
        <source>{0}, port {1} · HTTP and MCP</source>
        <translation>{0}, Port {1} · HTTP und MCP</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>What it becomes</source>
        <translation>Was daraus wird</translation>
    </message>
</context>
<context>
    <name>PrivacySection</name>
    <message>
        <source>Erasing for good</source>
        <translation>Endgültig tilgen</translation>
    </message>
    <message>
        <source>Every change, by whom and when, in a chain that shows whether anything was altered.</source>
        <translation>Jede Änderung, von wem und wann, in einer Kette, die zeigt, ob etwas verfälscht wurde.</translation>
    </message>
    <message>
        <source>From a memory&apos;s menu. It reaches every version, report and backup, and lists what it cannot reach.</source>
        <translation>Aus dem Menü einer Erinnerung. Es erreicht jede Fassung, jeden Bericht und jede Sicherung und nennt, was es nicht erreicht.</translation>
    </message>
    <message>
        <source>Memories, searches, drafts, reports and backups. Not encrypted: sizes and columns of the window, and what you export yourself.</source>
        <translation>Erinnerungen, Suchen, Entwürfe, Berichte und Sicherungen. Nicht verschlüsselt: Größen und Spalten des Fensters, und was Sie selbst exportieren.</translation>
    </message>
    <message>
        <source>Nothing, unless you turn on a language model that is elsewhere. The program looks for no updates and sends no reports.</source>
        <translation>Nichts, es sei denn, Sie schalten ein Sprachmodell ein, das anderswo ist. Das Programm sucht keine Aktualisierungen und sendet keine Berichte.</translation>
    </message>
    <message>
        <source>Open Audit</source>
        <translation>Prüfung öffnen</translation>
    </message>
    <message>
        <source>Passwords, keys, card and account numbers in what is stored: looked for when you say so.</source>
        <translation>Passwörter, Schlüssel, Karten- und Kontonummern in dem, was gespeichert ist: gesucht, wenn Sie es sagen.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privatsphäre</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>Secrets found …</source>
        <translation>Gefundene Geheimnisse …</translation>
    </message>
    <message>
        <source>What is encrypted</source>
        <translation>Was verschlüsselt ist</translation>
    </message>
    <message>
        <source>What is stored already</source>
        <translation>Was schon gespeichert ist</translation>
    </message>
    <message>
        <source>What leaves this computer</source>
        <translation>Was diesen Computer verlässt</translation>
    </message>
    <message>
        <source>Who did what</source>
        <translation>Wer was tat</translation>
    </message>
    <message>
        <source>scan</source>
        <translation>suchen</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Choose the folder of a vault</source>
        <translation>Wählen Sie den Ordner eines Tresors</translation>
    </message>
    <message>
        <source>Going back to a backup</source>
        <translation>Rückkehr zu einer Sicherung</translation>
    </message>
    <message>
        <source>Locked after {0} minutes without use.</source>
        <translation>Gesperrt nach {0} Minuten ohne Gebrauch.</translation>
    </message>
    <message>
        <source>Moving {0}</source>
        <translation>{0} wird verlegt</translation>
    </message>
    <message>
        <source>Nothing of the old folder is deleted.</source>
        <translation>Aus dem alten Ordner wird nichts gelöscht.</translation>
    </message>
    <message>
        <source>Opening {0}</source>
        <translation>{0} wird geöffnet</translation>
    </message>
    <message>
        <source>Recovering {0}</source>
        <translation>{0} wird gerettet</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>The sample is made the first time it is opened.</source>
        <translation>Das Beispiel entsteht beim ersten Öffnen.</translation>
    </message>
    <message>
        <source>The vault lies here now. Its old files are kept in {0}.</source>
        <translation>Der Tresor liegt jetzt hier. Seine alten Dateien sind in {0} aufbewahrt.</translation>
    </message>
    <message>
        <source>the sample vault</source>
        <translation>Der Beispieltresor</translation>
    </message>
</context>
<context>
    <name>ProgressView</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Comparing every entry with its seal</source>
        <translation>Jeder Eintrag wird mit seinem Siegel verglichen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Looking for what is known already</source>
        <translation>Schon Bekanntes wird gesucht</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Die Dateien werden gelesen</translation>
    </message>
    <message>
        <source>Reading the meaning of each memory</source>
        <translation>Die Bedeutung jeder Erinnerung wird gelesen</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird angehalten</translation>
    </message>
    <message>
        <source>The conversations are in. The language model looks for facts in them</source>
        <translation>Die Gespräche sind übernommen. Das Sprachmodell sucht darin nach Fakten</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Wird geschrieben</translation>
    </message>
    <message>
        <source>Writing the files</source>
        <translation>Die Dateien werden geschrieben</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>Agents get it with each question and may propose changes. Its first line names it.</source>
        <translation>Agenten bekommen ihn mit jeder Frage und dürfen Änderungen vorschlagen. Seine erste Zeile nennt ihn.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Gewissheit</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Happening</source>
        <translation>Findet statt</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>It is for</source>
        <translation>Er ist für</translation>
    </message>
    <message>
        <source>Known because</source>
        <translation>Bekannt durch</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt gebraucht</translation>
    </message>
    <message>
        <source>Last verified</source>
        <translation>Zuletzt bestätigt</translation>
    </message>
    <message>
        <source>Memory block</source>
        <translation>Gedächtnisblock</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Geäußert</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Gebraucht</translation>
    </message>
    <message>
        <source>at no time</source>
        <translation>zu keiner Zeit</translation>
    </message>
    <message>
        <source>from {0} until {1}</source>
        <translation>von {0} bis {1}</translation>
    </message>
    <message>
        <source>from {0}, no end</source>
        <translation>ab {0}, ohne Ende</translation>
    </message>
    <message>
        <source>until {0}</source>
        <translation>bis {0}</translation>
    </message>
    <message>
        <source>{0} of {1} characters</source>
        <translation>{0} von {1} Zeichen</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} bis {1}</translation>
    </message>
    <message>
        <source>{0}, does not fade</source>
        <translation>{0}, verblasst nicht</translation>
    </message>
    <message>
        <source>{0}, does not fade: safety</source>
        <translation>{0}, verblasst nicht: Sicherheit</translation>
    </message>
    <message>
        <source>{0}, held until done</source>
        <translation>{0}, gehalten bis zur Erledigung</translation>
    </message>
    <message>
        <source>{0}, pinned</source>
        <translation>{0}, angeheftet</translation>
    </message>
</context>
<context>
    <name>ProposalsDialog</name>
    <message>
        <source>Agents are no longer given this memory. It can be brought back.</source>
        <translation>Agenten bekommen diese Erinnerung nicht mehr. Sie lässt sich zurückholen.</translation>
    </message>
    <message>
        <source>Agents that recall it may act on it.</source>
        <translation>Agenten, die sie abrufen, können danach handeln.</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Every agent that reads there receives it with each answer.</source>
        <translation>Jeder Agent, der dort liest, bekommt sie mit jeder Antwort.</translation>
    </message>
    <message>
        <source>It becomes a memory of the type {0} in {1}, confirmed by you.</source>
        <translation>Daraus wird eine Erinnerung der Art {0} in {1}, von Ihnen bestätigt.</translation>
    </message>
    <message>
        <source>It rests on: “{0}”</source>
        <translation>Sie beruht auf: „{0}“</translation>
    </message>
    <message>
        <source>It waits because a language model found it in a conversation.</source>
        <translation>Es wartet, weil ein Sprachmodell es in einem Gespräch gefunden hat.</translation>
    </message>
    <message>
        <source>It waits because it was written into a file by hand.</source>
        <translation>Es wartet, weil es von Hand in eine Datei geschrieben wurde.</translation>
    </message>
    <message>
        <source>It waits because it would be given with every answer.</source>
        <translation>Es wartet, weil es mit jeder Antwort gegeben würde.</translation>
    </message>
    <message>
        <source>It waits because it would tell agents what to do.</source>
        <translation>Es wartet, weil es Agenten sagen würde, was sie zu tun haben.</translation>
    </message>
    <message>
        <source>It waits because somebody else stands behind what it would change.</source>
        <translation>Es wartet, weil jemand anderes hinter dem steht, was es ändern würde.</translation>
    </message>
    <message>
        <source>It waits because this client may propose, but not change anything.</source>
        <translation>Es wartet, weil dieser Client vorschlagen, aber nichts ändern darf.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Tags: {0}</source>
        <translation>Schlagwörter: {0}</translation>
    </message>
    <message>
        <source>The memory ({0}, in {1}) says this from now on, confirmed by you. Its history stays.</source>
        <translation>Die Erinnerung ({0}, in {1}) sagt von jetzt an dies, von Ihnen bestätigt. Ihr Verlauf bleibt.</translation>
    </message>
    <message>
        <source>The memory was changed since this was proposed: it can only be turned down.</source>
        <translation>Die Erinnerung wurde seit diesem Vorschlag geändert: Er kann nur abgelehnt werden.</translation>
    </message>
    <message>
        <source>The proposal</source>
        <translation>Der Vorschlag</translation>
    </message>
    <message>
        <source>The text, as it is</source>
        <translation>Der Text, wie er ist</translation>
    </message>
    <message>
        <source>Turn down</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>What agents propose</source>
        <translation>Was Agenten vorschlagen</translation>
    </message>
    <message>
        <source>What it would do</source>
        <translation>Was es bewirken würde</translation>
    </message>
    <message>
        <source>Where in it: {0}</source>
        <translation>Wo darin: {0}</translation>
    </message>
    <message>
        <source>Written by {0}, from {1}.</source>
        <translation>Geschrieben von {0}, aus {1}.</translation>
    </message>
    <message>
        <source>Written by {0}.</source>
        <translation>Geschrieben von {0}.</translation>
    </message>
    <message>
        <source>{0} characters in it would not be seen. They are shown as symbols or as their number.</source>
        <translation>{0} Zeichen darin wären nicht zu sehen. Sie sind als Symbole oder mit ihrer Nummer gezeigt.</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>{0} wants to change this memory</source>
        <translation>{0} möchte diese Erinnerung ändern</translation>
    </message>
    <message>
        <source>{0} wants to put this memory away</source>
        <translation>{0} möchte diese Erinnerung weglegen</translation>
    </message>
    <message>
        <source>{0} wants to remember this</source>
        <translation>{0} möchte sich dies merken</translation>
    </message>
</context>
<context>
    <name>QuestionField</name>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask what is remembered</source>
        <translation>Fragen, was gemerkt ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Last questions</source>
        <translation>Letzte Fragen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
</context>
<context>
    <name>QuestionHistory</name>
    <message>
        <source>Forget these questions</source>
        <translation>Diese Fragen vergessen</translation>
    </message>
    <message>
        <source>Last questions</source>
        <translation>Letzte Fragen</translation>
    </message>
</context>
<context>
    <name>Quotation</name>
    <message>
        <source>Evidence</source>
        <translation>Beleg</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>RailCounts</name>
    <message>
        <source>1 open conflict</source>
        <translation>1 offener Konflikt</translation>
    </message>
    <message>
        <source>{0} open conflicts</source>
        <translation>{0} offene Konflikte</translation>
    </message>
</context>
<context>
    <name>RangeModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Erinnerung</translation>
    </message>
</context>
<context>
    <name>RangeTable</name>
    <message>
        <source>Memories from {0}</source>
        <translation>Erinnerungen vom {0}</translation>
    </message>
    <message>
        <source>No memory lies on these days.</source>
        <translation>An diesen Tagen liegt keine Erinnerung.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Show in Memories</source>
        <translation>In Erinnerungen zeigen</translation>
    </message>
</context>
<context>
    <name>ReachView</name>
    <message>
        <source>Files beside the vault</source>
        <translation>Dateien neben dem Tresor</translation>
    </message>
    <message>
        <source>Forget them too</source>
        <translation>Auch sie vergessen</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Linked memories: only what is ticked is erased too</source>
        <translation>Verbundene Erinnerungen: Nur Angekreuztes wird mitgetilgt</translation>
    </message>
    <message>
        <source>To be erased for good</source>
        <translation>Endgültig zu tilgen</translation>
    </message>
    <message>
        <source>Waiting statements: only what is ticked is erased too</source>
        <translation>Wartende Aussagen: Nur Angekreuztes wird mitgetilgt</translation>
    </message>
    <message>
        <source>What will be erased</source>
        <translation>Was getilgt wird</translation>
    </message>
    <message>
        <source>With it goes</source>
        <translation>Damit verschwindet</translation>
    </message>
    <message>
        <source>Your searches, questions and drafts</source>
        <translation>Ihre Suchen, Fragen und Entwürfe</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>und {0} weitere</translation>
    </message>
</context>
<context>
    <name>ReasonBar</name>
    <message>
        <source>All conflicts</source>
        <translation>Alle Konflikte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Nächster Konflikt</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Voriger Konflikt</translation>
    </message>
</context>
<context>
    <name>RecallChart</name>
    <message>
        <source>Recalls a day</source>
        <translation>Abrufe je Tag</translation>
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
        <translation>Nach anderen</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Wie ausgeliefert</translation>
    </message>
    <message>
        <source>Back to what the program came with.</source>
        <translation>Zurück zu dem, womit das Programm kam.</translation>
    </message>
    <message>
        <source>Deep mode</source>
        <translation>Gründlicher Modus</translation>
    </message>
    <message>
        <source>For agents and the command line, when one namespace is searched. Each change can be undone.</source>
        <translation>Für Agenten und die Befehlszeile, wenn ein Bereich durchsucht wird. Jede Änderung lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Most memories</source>
        <translation>Die meisten Erinnerungen</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Nur diese</translation>
    </message>
    <message>
        <source>Read each question again with a slower model, where it is installed.</source>
        <translation>Jede Frage mit einem langsameren Modell noch einmal lesen, wo es installiert ist.</translation>
    </message>
    <message>
        <source>So many may answer, 1 to 100.</source>
        <translation>So viele dürfen antworten, 1 bis 100.</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>Die Linie</translation>
    </message>
    <message>
        <source>The line, in percent</source>
        <translation>Die Linie, in Prozent</translation>
    </message>
    <message>
        <source>The most that an agent receives at once, 100 to 20,000.</source>
        <translation>Das Meiste, was ein Agent auf einmal bekommt, 100 bis 20.000.</translation>
    </message>
    <message>
        <source>The share of the question that a memory has to answer, 0 to 100 %.</source>
        <translation>Der Anteil der Frage, auf den eine Erinnerung antworten muss, 0 bis 100 %.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Turns of conversations</source>
        <translation>Beiträge von Gesprächen</translation>
    </message>
    <message>
        <source>What agents receive</source>
        <translation>Was Agenten bekommen</translation>
    </message>
    <message>
        <source>Where a request does not say</source>
        <translation>Wo eine Anfrage nichts sagt</translation>
    </message>
    <message>
        <source>Whether they may answer beside what was distilled from them.</source>
        <translation>Ob sie neben dem antworten dürfen, was aus ihnen gewonnen wurde.</translation>
    </message>
    <message>
        <source>recall defaults threshold limit budget episodes</source>
        <translation>Abruf Vorgaben Schwelle Grenze Budget Episoden</translation>
    </message>
    <message>
        <source>shipped</source>
        <translation>ausgeliefert</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>{0}, not found in {1}</source>
        <translation>{0}, nicht gefunden in {1}</translation>
    </message>
</context>
<context>
    <name>RecoverDialog</name>
    <message>
        <source>Choose a new or empty folder for the new vault</source>
        <translation>Einen neuen oder leeren Ordner für den neuen Tresor wählen</translation>
    </message>
    <message>
        <source>Close and recover</source>
        <translation>Schließen und retten</translation>
    </message>
    <message>
        <source>Recover what can be read</source>
        <translation>Lesbares retten</translation>
    </message>
</context>
<context>
    <name>RecoveryBox</name>
    <message>
        <source>As a PDF to print, or as text</source>
        <translation>Als PDF zum Drucken oder als Text</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>I have kept it somewhere other than this computer</source>
        <translation>Ich habe ihn anderswo als auf diesem Computer aufbewahrt</translation>
    </message>
    <message>
        <source>It opens the vault if everything else is lost. It is not shown again, and nobody else has it.</source>
        <translation>Er öffnet den Tresor, wenn alles andere verloren ist. Er wird nicht noch einmal gezeigt, und niemand sonst hat ihn.</translation>
    </message>
    <message>
        <source>It opens the vault “{0}” if everything else is lost.</source>
        <translation>Er öffnet den Tresor „{0}“, wenn alles andere verloren ist.</translation>
    </message>
    <message>
        <source>Made on {0}, for the vault in {1}</source>
        <translation>Gemacht am {0}, für den Tresor in {1}</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>PDF to print (*.pdf)</source>
        <translation>PDF zum Drucken (*.pdf)</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>Remembrancer recovery key</source>
        <translation>Wiederherstellungsschlüssel von Remembrancer</translation>
    </message>
    <message>
        <source>Remembrancer recovery key.pdf</source>
        <translation>Wiederherstellungsschlüssel von Remembrancer.pdf</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save the recovery key</source>
        <translation>Wiederherstellungsschlüssel speichern</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>To use it: open the vault, choose “Use the recovery key”, and type the letters and figures. Capitals and hyphens do not matter. Whoever has this page and the vault can read it: keep the two apart. A newer recovery key makes this one void.</source>
        <translation>So wird er benutzt: Öffnen Sie den Tresor, wählen Sie „Wiederherstellungsschlüssel benutzen“ und geben Sie die Buchstaben und Ziffern ein. Großschreibung und Bindestriche sind gleichgültig. Wer diese Seite und den Tresor hat, kann ihn lesen: Bewahren Sie beide getrennt auf. Ein neuerer Wiederherstellungsschlüssel macht diesen ungültig.</translation>
    </message>
    <message>
        <source>Your recovery key</source>
        <translation>Ihr Wiederherstellungsschlüssel</translation>
    </message>
</context>
<context>
    <name>RenameTagDialog</name>
    <message>
        <source>All namespaces</source>
        <translation>Alle Bereiche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Likely the same</source>
        <translation>Wohl dasselbe</translation>
    </message>
    <message>
        <source>Make {0} to {1}. {2}</source>
        <translation>{0} wird zu {1}. {2}</translation>
    </message>
    <message>
        <source>Merge tags</source>
        <translation>Schlagwörter zusammenlegen</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>New name, or a tag in use</source>
        <translation>Neuer Name oder ein benutztes Schlagwort</translation>
    </message>
    <message>
        <source>No current memory here has “{0}”.</source>
        <translation>Keine aktuelle Erinnerung hier hat „{0}“.</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nichts geändert</translation>
    </message>
    <message>
        <source>Rename or merge “{0}”</source>
        <translation>„{0}“ umbenennen oder zusammenlegen</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>Schlagwort umbenennen</translation>
    </message>
    <message>
        <source>Write the new name, or that of a tag in use to make the two one.</source>
        <translation>Schreiben Sie den neuen Namen oder ein benutztes Schlagwort, um beide zu einem zu machen.</translation>
    </message>
</context>
<context>
    <name>RepairDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The vault was backed up, and the copy was read back.</source>
        <translation>Der Tresor wurde gesichert und die Kopie zurückgelesen.</translation>
    </message>
</context>
<context>
    <name>ReportNotice</name>
    <message>
        <source>The report of {0} is there.</source>
        <translation>Der Bericht vom {0} ist da.</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>ReportsPage</name>
    <message>
        <source>All namespaces</source>
        <translation>Alle Bereiche</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copy the report as Markdown</source>
        <translation>Den Bericht als Markdown kopieren</translation>
    </message>
    <message>
        <source>Day after</source>
        <translation>Tag danach</translation>
    </message>
    <message>
        <source>Day before</source>
        <translation>Tag davor</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Figures of the charts as tables</source>
        <translation>Zahlen der Diagramme als Tabellen</translation>
    </message>
    <message>
        <source>Figures of the charts as tables, or charts</source>
        <translation>Zahlen der Diagramme als Tabellen oder Diagramme</translation>
    </message>
    <message>
        <source>In the list: the day after / the day before</source>
        <translation>In der Liste: der Tag danach / der Tag davor</translation>
    </message>
    <message>
        <source>Made from the vault as it stood that night</source>
        <translation>Aus dem Tresor gemacht, wie er in jener Nacht stand</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Search reports</source>
        <translation>Berichte durchsuchen</translation>
    </message>
    <message>
        <source>Tell me when a day&apos;s report is there</source>
        <translation>Melden, wenn der Bericht eines Tages da ist</translation>
    </message>
    <message>
        <source>Tell me when a day&apos;s report is there (this desktop shows no messages)</source>
        <translation>Melden, wenn der Bericht eines Tages da ist (dieser Desktop zeigt keine Meldungen)</translation>
    </message>
    <message>
        <source>The day is not over</source>
        <translation>Der Tag ist noch nicht vorbei</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>Der Link wurde kopiert.</translation>
    </message>
    <message>
        <source>The report cannot be shown</source>
        <translation>Der Bericht kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>The report was copied as Markdown.</source>
        <translation>Der Bericht wurde als Markdown kopiert.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Up / Down</source>
        <translation>Auf / Ab</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>After this</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Choose with 1 to 4. What would come of it is shown here before anything is changed.</source>
        <translation>Wählen Sie mit 1 bis 4. Was daraus würde, ist hier zu sehen, bevor etwas geändert wird.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund (freiwillig)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What of the old one?</source>
        <translation>Was wird aus dem Alten?</translation>
    </message>
    <message>
        <source>key {0}</source>
        <translation>Taste {0}</translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Ask without the filters</source>
        <translation>Ohne die Filter fragen</translation>
    </message>
    <message>
        <source>Changed since, ask again</source>
        <translation>Seither geändert, neu fragen</translation>
    </message>
    <message>
        <source>Enter opens a memory.</source>
        <translation>Die Eingabetaste öffnet eine Erinnerung.</translation>
    </message>
    <message>
        <source>Match and line</source>
        <translation>Treffer und Linie</translation>
    </message>
    <message>
        <source>Memories above the line</source>
        <translation>Erinnerungen über der Linie</translation>
    </message>
    <message>
        <source>Nothing stored about this</source>
        <translation>Nichts darüber gespeichert</translation>
    </message>
    <message>
        <source>Only memories with {0} were asked.</source>
        <translation>Nur Erinnerungen mit {0} wurden gefragt.</translation>
    </message>
    <message>
        <source>The line ({0}) decides what counts as an answer. It is drawn on meaning alone: the least share of what the question asks that a memory must answer.</source>
        <translation>Die Linie ({0}) entscheidet, was als Antwort gilt. Sie wird an der Bedeutung allein gezogen: der kleinste Anteil des Gefragten, auf den eine Erinnerung antworten muss.</translation>
    </message>
    <message>
        <source>The match orders the memories. It is the sum of its parts: what is meant, which words are the same, whether a time that was asked for fits, and how much a memory is used.</source>
        <translation>Der Treffer ordnet die Erinnerungen. Er ist die Summe seiner Teile: was gemeint ist, welche Wörter gleich sind, ob eine erfragte Zeit passt und wie viel eine Erinnerung gebraucht wird.</translation>
    </message>
    <message>
        <source>The nearest reaches {0}; the line is at {1}.</source>
        <translation>Die nächste erreicht {0}; die Linie liegt bei {1}.</translation>
    </message>
    <message>
        <source>What the match means</source>
        <translation>Was der Treffer bedeutet</translation>
    </message>
    <message>
        <source>matched by words alone</source>
        <translation>nur durch Wörter getroffen</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review a conflict</source>
        <translation>Einen Konflikt prüfen</translation>
    </message>
</context>
<context>
    <name>RevokeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Its access ends at once and for good: it has to ask again to be let in. What it wrote stays, and can be undone apart.</source>
        <translation>Sein Zugang endet sofort und für immer: Er muss neu um Einlass bitten. Was er schrieb, bleibt und lässt sich getrennt rückgängig machen.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Revoke {0}?</source>
        <translation>{0} den Zugang entziehen?</translation>
    </message>
</context>
<context>
    <name>RightsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change the rights</source>
        <translation>Rechte ändern</translation>
    </message>
    <message>
        <source>What {0} may do</source>
        <translation>Was {0} darf</translation>
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
        <translation>Alle Bereiche, das sind auch solche, die Sie später anlegen.</translation>
    </message>
    <message>
        <source>As now</source>
        <translation>Wie jetzt</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Changing and deciding without asking is not recommended for a new client.</source>
        <translation>Ändern und Entscheiden ohne Rückfrage wird für einen neuen Client nicht empfohlen.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>In 1 day</source>
        <translation>In 1 Tag</translation>
    </message>
    <message>
        <source>In {0} days</source>
        <translation>In {0} Tagen</translation>
    </message>
    <message>
        <source>Limits: {0} memories a minute and {1} a day, {2} recalls a minute, {3} tokens a day.</source>
        <translation>Grenzen: {0} Erinnerungen in der Minute und {1} am Tag, {2} Abrufe in der Minute, {3} Tokens am Tag.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Never, as now</source>
        <translation>Nie, wie jetzt</translation>
    </message>
    <message>
        <source>On a day …</source>
        <translation>An einem Tag …</translation>
    </message>
    <message>
        <source>Other limits …</source>
        <translation>Andere Grenzen …</translation>
    </message>
    <message>
        <source>Recalls</source>
        <translation>Abrufe</translation>
    </message>
    <message>
        <source>Receives</source>
        <translation>Bekommt</translation>
    </message>
    <message>
        <source>Remembers</source>
        <translation>Merkt sich</translation>
    </message>
    <message>
        <source>Remembers at most</source>
        <translation>Merkt sich höchstens</translation>
    </message>
    <message>
        <source>The last day is a date such as 2026-12-31.</source>
        <translation>Der letzte Tag ist ein Datum wie 2026-12-31.</translation>
    </message>
    <message>
        <source>The last day is over already.</source>
        <translation>Der letzte Tag ist schon vorbei.</translation>
    </message>
    <message>
        <source>The last day, such as 2026-12-31</source>
        <translation>Der letzte Tag, etwa 2026-12-31</translation>
    </message>
    <message>
        <source>Where: {0}</source>
        <translation>Wo: {0}</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>am Tag</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>in der Minute</translation>
    </message>
    <message>
        <source>tokens a day</source>
        <translation>Tokens am Tag</translation>
    </message>
    <message>
        <source>{0} a day</source>
        <translation>{0} am Tag</translation>
    </message>
</context>
<context>
    <name>RoutineChart</name>
    <message>
        <source>Arrow keys read entry by entry, Enter opens one. The same figures stand in the table.</source>
        <translation>Pfeiltasten lesen Eintrag für Eintrag, die Eingabetaste öffnet einen. Dieselben Zahlen stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>Values of the routine</source>
        <translation>Werte der Gewohnheit</translation>
    </message>
    <message>
        <source>usual: {0} to {1}</source>
        <translation>üblich: {0} bis {1}</translation>
    </message>
    <message>
        <source>{0} days</source>
        <translation>{0} Tage</translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation>{0} am {1}</translation>
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
        <translation>Nicht mehr da</translation>
    </message>
</context>
<context>
    <name>RowSkeleton</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Show more</source>
        <translation>Mehr zeigen</translation>
    </message>
</context>
<context>
    <name>SaidBlock</name>
    <message>
        <source>Show more</source>
        <translation>Mehr zeigen</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Aussage</translation>
    </message>
</context>
<context>
    <name>SaveReportButton</name>
    <message>
        <source>As Markdown, with its charts</source>
        <translation>Als Markdown, mit den Diagrammen</translation>
    </message>
    <message>
        <source>As PDF</source>
        <translation>Als PDF</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save the report (not encrypted)</source>
        <translation>Bericht speichern (nicht verschlüsselt)</translation>
    </message>
    <message>
        <source>Save the report in a folder (not encrypted)</source>
        <translation>Bericht in einem Ordner speichern (nicht verschlüsselt)</translation>
    </message>
    <message>
        <source>Save this report as a file, which is not encrypted</source>
        <translation>Diesen Bericht als Datei speichern, die nicht verschlüsselt ist</translation>
    </message>
    <message>
        <source>The file could not be written. Choose another folder.</source>
        <translation>Die Datei ließ sich nicht schreiben. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The report was saved as {0}.</source>
        <translation>Der Bericht wurde als {0} gespeichert.</translation>
    </message>
</context>
<context>
    <name>SavedRow</name>
    <message>
        <source>Delete {0} (Shift+Delete)</source>
        <translation>{0} löschen (Umschalt+Entf)</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Rename {0} (F2)</source>
        <translation>{0} umbenennen (F2)</translation>
    </message>
</context>
<context>
    <name>ScanPanel</name>
    <message>
        <source>Compares all memories of the vault with each other</source>
        <translation>Vergleicht alle Erinnerungen des Tresors miteinander</translation>
    </message>
    <message>
        <source>Comparing all memories</source>
        <translation>Alle Erinnerungen werden verglichen</translation>
    </message>
    <message>
        <source>Go on looking, {0} left</source>
        <translation>Weitersuchen, noch {0}</translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation>Wie Konflikte behandelt werden</translation>
    </message>
    <message>
        <source>Look for conflicts</source>
        <translation>Konflikte suchen</translation>
    </message>
    <message>
        <source>Looking for conflicts</source>
        <translation>Konflikte werden gesucht</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopped. What was found so far is in the list.</source>
        <translation>Angehalten. Was bisher gefunden wurde, steht in der Liste.</translation>
    </message>
    <message>
        <source>The next time it goes on from there</source>
        <translation>Beim nächsten Mal geht es dort weiter</translation>
    </message>
    <message>
        <source>{0} of {1} memories compared</source>
        <translation>{0} von {1} Erinnerungen verglichen</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search memories</source>
        <translation>Erinnerungen durchsuchen</translation>
    </message>
    <message>
        <source>Try  tag:work  is:pinned  added:7</source>
        <translation>Versuchen Sie  tag:work  is:pinned  added:7</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>So wird gesucht</translation>
    </message>
</context>
<context>
    <name>SearchNote</name>
    <message>
        <source>1 report found.</source>
        <translation>1 Bericht gefunden.</translation>
    </message>
    <message>
        <source>Make those of the last year</source>
        <translation>Die des letzten Jahres machen</translation>
    </message>
    <message>
        <source>Making reports: day {0} of {1}</source>
        <translation>Berichte werden gemacht: Tag {0} von {1}</translation>
    </message>
    <message>
        <source>No report has these words.</source>
        <translation>Kein Bericht hat diese Wörter.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>{0} Only days whose report was made are searched.</source>
        <translation>{0} Nur Tage, deren Bericht gemacht wurde, werden durchsucht.</translation>
    </message>
    <message>
        <source>{0} reports found.</source>
        <translation>{0} Berichte gefunden.</translation>
    </message>
</context>
<context>
    <name>SearchPopover</name>
    <message>
        <source>Change it to “{0}”</source>
        <translation>Ändern in „{0}“</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>Name der Suche</translation>
    </message>
    <message>
        <source>Narrow it</source>
        <translation>Eingrenzen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Save this search …</source>
        <translation>Diese Suche speichern …</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Search for “{0}”</source>
        <translation>Nach „{0}“ suchen</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Hilfe zur Suche</translation>
    </message>
</context>
<context>
    <name>SecretDialog</name>
    <message>
        <source>Back to the text</source>
        <translation>Zurück zum Text</translation>
    </message>
    <message>
        <source>Redact it</source>
        <translation>Schwärzen</translation>
    </message>
    <message>
        <source>Store it as it is</source>
        <translation>So speichern</translation>
    </message>
    <message>
        <source>What is stored is given to agents that ask for it, and stays in older versions and backups. Redacted, only what kind of secret it is will stand there.</source>
        <translation>Was gespeichert ist, bekommen Agenten, die danach fragen, und es bleibt in älteren Fassungen und Sicherungen. Geschwärzt steht dort nur, welche Art Geheimnis es ist.</translation>
    </message>
</context>
<context>
    <name>SecretField</name>
    <message>
        <source>Show what is typed</source>
        <translation>Eingabe zeigen</translation>
    </message>
</context>
<context>
    <name>SecretRow</name>
    <message>
        <source>Decide …</source>
        <translation>Entscheiden …</translation>
    </message>
    <message>
        <source>Erase …</source>
        <translation>Auslöschen …</translation>
    </message>
    <message>
        <source>It is the reason of a change that no memory belongs to. It stays in the vault.</source>
        <translation>Es steht im Grund einer Änderung, zu der keine Erinnerung gehört. Es bleibt im Tresor.</translation>
    </message>
    <message>
        <source>It is the reason of a change. It stays until the memory of that change is erased.</source>
        <translation>Es steht im Grund einer Änderung. Es bleibt, bis die Erinnerung dieser Änderung getilgt wird.</translation>
    </message>
    <message>
        <source>It waits for your approval.</source>
        <translation>Es wartet auf Ihre Zustimmung.</translation>
    </message>
    <message>
        <source>It waits in a conflict.</source>
        <translation>Es wartet in einem Konflikt.</translation>
    </message>
    <message>
        <source>It was turned down or taken back. It stays until it is erased.</source>
        <translation>Es wurde abgelehnt oder zurückgezogen. Es bleibt, bis es getilgt wird.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Leave it as it is, until the text changes</source>
        <translation>So lassen, bis sich der Text ändert</translation>
    </message>
    <message>
        <source>Older versions hold it too.</source>
        <translation>Ältere Fassungen enthalten es auch.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Schwärzen</translation>
    </message>
    <message>
        <source>The memory was changed since. Its older versions hold it until the memory is erased.</source>
        <translation>Die Erinnerung wurde seither geändert. Ihre älteren Fassungen enthalten es, bis die Erinnerung ausgelöscht wird.</translation>
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
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go on looking, {0} left</source>
        <translation>Weitersuchen, noch {0}</translation>
    </message>
    <message>
        <source>Kept as they are: {0}.</source>
        <translation>So gelassen: {0}.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal suchen</translation>
    </message>
    <message>
        <source>Look for secrets</source>
        <translation>Geheimnisse suchen</translation>
    </message>
    <message>
        <source>No secrets were found</source>
        <translation>Keine Geheimnisse gefunden</translation>
    </message>
    <message>
        <source>Passwords, keys, card and account numbers in what is stored, shown without them.</source>
        <translation>Passwörter, Schlüssel, Karten- und Kontonummern in dem, was gespeichert ist; sie selbst werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Secrets found</source>
        <translation>Gefundene Geheimnisse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The first {0} of {1} memories.</source>
        <translation>Die ersten {0} von {1} Erinnerungen.</translation>
    </message>
    <message>
        <source>The next time it goes on from there</source>
        <translation>Das nächste Mal geht es von dort weiter</translation>
    </message>
    <message>
        <source>{0} of {1} versions</source>
        <translation>{0} von {1} Fassungen</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Give up the selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>These contradict each other</source>
        <translation>Diese widersprechen sich</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>{0} selected</source>
        <translation>{0} ausgewählt</translation>
    </message>
</context>
<context>
    <name>SentSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>Question and memories</source>
        <translation>Frage und Erinnerungen</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Was gesendet wurde</translation>
    </message>
</context>
<context>
    <name>SessionPane</name>
    <message>
        <source>Choose an entry to see what it changed, word by word.</source>
        <translation>Wählen Sie einen Eintrag, um Wort für Wort zu sehen, was er änderte.</translation>
    </message>
    <message>
        <source>Erase its memories for good …</source>
        <translation>Seine Erinnerungen endgültig tilgen …</translation>
    </message>
    <message>
        <source>First shows everything that would be erased</source>
        <translation>Zeigt zuerst alles, was getilgt würde</translation>
    </message>
    <message>
        <source>Its session</source>
        <translation>Seine Sitzung</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>No memory was changed by this.</source>
        <translation>Hierdurch wurde keine Erinnerung geändert.</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The same words were there already. The memory counts as heard once more.</source>
        <translation>Derselbe Wortlaut war schon da. Die Erinnerung gilt als einmal mehr gehört.</translation>
    </message>
    <message>
        <source>This change</source>
        <translation>Diese Änderung</translation>
    </message>
    <message>
        <source>Undo everything from {0} since then …</source>
        <translation>Alles seither von {0} zurück …</translation>
    </message>
    <message>
        <source>Undo everything from {who} since {when}</source>
        <translation>Alles von {who} seit {when} rückgängig machen</translation>
    </message>
    <message>
        <source>Undo everything since …</source>
        <translation>Alles rückgängig machen seit …</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo this session</source>
        <translation>Sitzung zurücknehmen</translation>
    </message>
    <message>
        <source>What others changed later is left alone. The undo is written to the journal too.</source>
        <translation>Was andere später änderten, bleibt unberührt. Auch das Rückgängigmachen steht im Journal.</translation>
    </message>
    <message>
        <source>What this changed was erased since.</source>
        <translation>Was dies änderte, wurde seither getilgt.</translation>
    </message>
    <message>
        <source>What this session changed</source>
        <translation>Was diese Sitzung änderte</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <source>What was erased is gone. This entry is the receipt of it, and nothing takes it back.</source>
        <translation>Was getilgt wurde, ist fort. Dieser Eintrag ist die Quittung dafür, und nichts nimmt es zurück.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>“{name}”, {who}</source>
        <translation>„{name}“, {who}</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset: {0}</source>
        <translation>Zurücksetzen: {0}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Groups of settings</source>
        <translation>Gruppen von Einstellungen</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Keine Einstellung hat diese Wörter.</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Folder with 1 file</source>
        <translation>Ordner mit 1 Datei</translation>
    </message>
    <message>
        <source>Folder with {0} files</source>
        <translation>Ordner mit {0} Dateien</translation>
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
        <translation>Agent</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Strittig</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Faded</source>
        <translation>Verblasst</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Vermerkt</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>Ungewöhnlich</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weggelegt</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Verstummt</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Abgelöst</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Wartet auf Sie</translation>
    </message>
</context>
<context>
    <name>StatementSide</name>
    <message>
        <source>Statement remembered now</source>
        <translation>Aussage, die jetzt gemerkt ist</translation>
    </message>
    <message>
        <source>Statement that came in</source>
        <translation>Aussage, die hereinkam</translation>
    </message>
    <message>
        <source>What came in</source>
        <translation>Was hereinkam</translation>
    </message>
    <message>
        <source>What is remembered now</source>
        <translation>Was jetzt gemerkt ist</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>All namespaces</source>
        <translation>Alle Bereiche</translation>
    </message>
    <message>
        <source>Health of the vault: {0}</source>
        <translation>Zustand des Tresors: {0}</translation>
    </message>
    <message>
        <source>Loading the meaning model</source>
        <translation>Das Bedeutungsmodell wird geladen</translation>
    </message>
    <message>
        <source>Namespace: {0}</source>
        <translation>Bereich: {0}</translation>
    </message>
    <message>
        <source>New namespace …</source>
        <translation>Neuer Bereich …</translation>
    </message>
    <message>
        <source>Put “{0}” away</source>
        <translation>„{0}“ weglegen</translation>
    </message>
    <message>
        <source>Rename “{0}” …</source>
        <translation>„{0}“ umbenennen …</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Unlocked</source>
        <translation>Entsperrt</translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation>{0} Erinnerungen</translation>
    </message>
    <message>
        <source>{0}, {1} current</source>
        <translation>{0}, {1} aktuell</translation>
    </message>
    <message>
        <source>{0}. Show the health of the vault</source>
        <translation>{0}. Zustand des Tresors zeigen</translation>
    </message>
</context>
<context>
    <name>StepsBar</name>
    <message>
        <source>Step {0} of {1}: {2}</source>
        <translation>Schritt {0} von {1}: {2}</translation>
    </message>
</context>
<context>
    <name>StopSyncDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop keeping {0} up to date?</source>
        <translation>{0} nicht mehr aktuell halten?</translation>
    </message>
    <message>
        <source>Take the block out</source>
        <translation>Block herausnehmen</translation>
    </message>
    <message>
        <source>The file stays as it is, with whatever stands in it: {0}</source>
        <translation>Die Datei bleibt, wie sie ist, mit allem, was darin steht: {0}</translation>
    </message>
    <message>
        <source>There is no block to take out. The file is no longer written.</source>
        <translation>Es gibt keinen Block herauszunehmen. Die Datei wird nicht mehr geschrieben.</translation>
    </message>
    <message>
        <source>These lines go; all else in the file stays as it is. Nothing is forgotten.</source>
        <translation>Diese Zeilen verschwinden; alles andere in der Datei bleibt, wie es ist. Nichts wird vergessen.</translation>
    </message>
    <message>
        <source>What would be taken out</source>
        <translation>Was herausgenommen würde</translation>
    </message>
    <message>
        <source>{0} come back as proposals first.</source>
        <translation>{0} kommen zuerst als Vorschläge zurück.</translation>
    </message>
</context>
<context>
    <name>SurvivalChart</name>
    <message>
        <source>Arrow keys read the ends of the lines. The same figures stand in the table.</source>
        <translation>Pfeiltasten lesen die Enden der Linien. Dieselben Zahlen stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>Share still current, by age and type</source>
        <translation>Anteil, der noch aktuell ist, nach Alter und Art</translation>
    </message>
    <message>
        <source>{0} days old</source>
        <translation>{0} Tage alt</translation>
    </message>
    <message>
        <source>{0}: {1} % still current after {2} days, of {3} memories</source>
        <translation>{0}: {1} % nach {2} Tagen noch aktuell, von {3} Erinnerungen</translation>
    </message>
</context>
<context>
    <name>SuspendLock</name>
    <message>
        <source>Locked because the computer slept.</source>
        <translation>Gesperrt, weil der Computer schlief.</translation>
    </message>
    <message>
        <source>Locked with the session.</source>
        <translation>Mit der Sitzung gesperrt.</translation>
    </message>
</context>
<context>
    <name>SuspendWatch</name>
    <message>
        <source>The vault is locked first</source>
        <translation>Der Tresor wird zuerst gesperrt</translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message>
        <source>And what is pinned, of any type</source>
        <translation>Und was angeheftet ist, von jeder Art</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>At most so many tokens</source>
        <translation>Höchstens so viele Tokens</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose a file: what would be written into it stands here first.</source>
        <translation>Wählen Sie eine Datei: Was in sie geschrieben würde, steht zuerst hier.</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Keep a file up to date</source>
        <translation>Eine Datei aktuell halten</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Nothing can be written here. {0}</source>
        <translation>Hier kann nichts geschrieben werden. {0}</translation>
    </message>
    <message>
        <source>Nothing of this kind is remembered there: the block stays empty until something is.</source>
        <translation>Nichts davon ist dort gemerkt: Der Block bleibt leer, bis etwas da ist.</translation>
    </message>
    <message>
        <source>Only what stands between the marks of the block is ever touched. The file is not encrypted: whoever can read it can read these memories.</source>
        <translation>Nur was zwischen den Marken des Blocks steht, wird je berührt. Die Datei ist nicht verschlüsselt: Wer sie lesen kann, kann diese Erinnerungen lesen.</translation>
    </message>
    <message>
        <source>Such as CLAUDE.md, AGENTS.md or memory.md in a project&apos;s folder</source>
        <translation>Etwa CLAUDE.md, AGENTS.md oder memory.md im Ordner eines Projekts</translation>
    </message>
    <message>
        <source>The file of the project</source>
        <translation>Die Datei des Projekts</translation>
    </message>
    <message>
        <source>The file or what is remembered changed just now: look again.</source>
        <translation>Die Datei oder das Gemerkte hat sich eben geändert: Sehen Sie noch einmal hin.</translation>
    </message>
    <message>
        <source>There is no such file yet: it is made.</source>
        <translation>Noch gibt es keine solche Datei: Sie wird angelegt.</translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation>Was geschrieben würde</translation>
    </message>
    <message>
        <source>What {0} is kept up to date with</source>
        <translation>Womit {0} aktuell gehalten wird</translation>
    </message>
    <message>
        <source>Write this</source>
        <translation>Dies schreiben</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>{0} in the block come back as proposals.</source>
        <translation>{0} im Block kommen als Vorschläge zurück.</translation>
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
        <translation>Datei hinzufügen …</translation>
    </message>
    <message>
        <source>For tools that only read files: memories in a block of a file such as CLAUDE.md. What is changed in it by hand comes back to you as proposals.</source>
        <translation>Für Werkzeuge, die nur Dateien lesen: Erinnerungen in einem Block einer Datei wie CLAUDE.md. Was darin von Hand geändert wird, kommt als Vorschlag zu Ihnen zurück.</translation>
    </message>
    <message>
        <source>Project files</source>
        <translation>Projektdateien</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>SyncView</name>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Von Hand geändert</translation>
    </message>
    <message>
        <source>Stop …</source>
        <translation>Beenden …</translation>
    </message>
    <message>
        <source>Take the changes back</source>
        <translation>Änderungen übernehmen</translation>
    </message>
    <message>
        <source>The block</source>
        <translation>Der Block</translation>
    </message>
    <message>
        <source>The block in the file</source>
        <translation>Der Block in der Datei</translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation>Was geschrieben würde</translation>
    </message>
    <message>
        <source>Write now</source>
        <translation>Jetzt schreiben</translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation>noch nicht geschrieben</translation>
    </message>
    <message>
        <source>written {0}</source>
        <translation>geschrieben {0}</translation>
    </message>
</context>
<context>
    <name>Syncs</name>
    <message>
        <source>1 change by hand</source>
        <translation>1 Änderung von Hand</translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>File missing</source>
        <translation>Datei fehlt</translation>
    </message>
    <message>
        <source>From {0}: {1}</source>
        <translation>Aus {0}: {1}</translation>
    </message>
    <message>
        <source>In step</source>
        <translation>Im Gleichstand</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>Unberührt</translation>
    </message>
    <message>
        <source>Not up to date</source>
        <translation>Nicht aktuell</translation>
    </message>
    <message>
        <source>Taking the changes back makes proposals of them. Until you approve one, the block says what is remembered.</source>
        <translation>Aus den Änderungen werden Vorschläge. Bis Sie einem zustimmen, sagt der Block, was gemerkt ist.</translation>
    </message>
    <message>
        <source>The block does not say what is remembered now. Writing it brings it up to date.</source>
        <translation>Der Block sagt nicht, was jetzt gemerkt ist. Schreiben bringt ihn auf den Stand.</translation>
    </message>
    <message>
        <source>There is no such file. Writing it makes it, with nothing but the block in it.</source>
        <translation>Es gibt keine solche Datei. Schreiben legt sie an, mit nichts als dem Block darin.</translation>
    </message>
    <message>
        <source>what is pinned</source>
        <translation>was angeheftet ist</translation>
    </message>
    <message>
        <source>{0} changes by hand</source>
        <translation>{0} Änderungen von Hand</translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation>{0} Erinnerungen</translation>
    </message>
    <message>
        <source>{0}, and what is pinned</source>
        <translation>{0}, und was angeheftet ist</translation>
    </message>
    <message>
        <source>{0}, {1} of {2} tokens</source>
        <translation>{0}, {1} von {2} Tokens</translation>
    </message>
    <message>
        <source>{0}; 1 did not fit</source>
        <translation>{0}; 1 passte nicht</translation>
    </message>
    <message>
        <source>{0}; {1} did not fit</source>
        <translation>{0}; {1} passten nicht</translation>
    </message>
</context>
<context>
    <name>TagLine</name>
    <message>
        <source>Add tag</source>
        <translation>Schlagwort hinzufügen</translation>
    </message>
    <message>
        <source>Add the tag {0}</source>
        <translation>Schlagwort {0} hinzufügen</translation>
    </message>
</context>
<context>
    <name>TagPopover</name>
    <message>
        <source>Add a tag</source>
        <translation>Schlagwort hinzufügen</translation>
    </message>
    <message>
        <source>Add the tag {0}</source>
        <translation>Schlagwort {0} hinzufügen</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
</context>
<context>
    <name>TagRow</name>
    <message>
        <source>Add tag</source>
        <translation>Schlagwort hinzufügen</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>1 type</source>
        <translation>1 Art</translation>
    </message>
    <message>
        <source>Bar height: memories that day</source>
        <translation>Balkenhöhe: Erinnerungen am Tag</translation>
    </message>
    <message>
        <source>Bar height: memories that month</source>
        <translation>Balkenhöhe: Erinnerungen im Monat</translation>
    </message>
    <message>
        <source>Bar height: memories that week</source>
        <translation>Balkenhöhe: Erinnerungen in der Woche</translation>
    </message>
    <message>
        <source>Bar height: memories that year</source>
        <translation>Balkenhöhe: Erinnerungen im Jahr</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>One mark: one memory</source>
        <translation>Ein Zeichen: eine Erinnerung</translation>
    </message>
    <message>
        <source>Timeline {0} to {1}</source>
        <translation>Zeitleiste {0} bis {1}</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>{0} more that day</source>
        <translation>{0} weitere an dem Tag</translation>
    </message>
    <message>
        <source>{0} more that month</source>
        <translation>{0} weitere in dem Monat</translation>
    </message>
    <message>
        <source>{0} more that week</source>
        <translation>{0} weitere in der Woche</translation>
    </message>
    <message>
        <source>{0} more that year</source>
        <translation>{0} weitere in dem Jahr</translation>
    </message>
    <message>
        <source>{0} types</source>
        <translation>{0} Arten</translation>
    </message>
    <message>
        <source>{0}, agent</source>
        <translation>{0}, Agent</translation>
    </message>
</context>
<context>
    <name>TimelinePage</name>
    <message>
        <source>Choose days</source>
        <translation>Tage wählen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Ctrl+Left / Ctrl+Right</source>
        <translation>Strg+Links / Strg+Rechts</translation>
    </message>
    <message>
        <source>Earlier / later</source>
        <translation>Früher / später</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Home / End</source>
        <translation>Pos1 / Ende</translation>
    </message>
    <message>
        <source>Left / Right</source>
        <translation>Links / Rechts</translation>
    </message>
    <message>
        <source>Open what lies on the day</source>
        <translation>Öffnen, was an dem Tag liegt</translation>
    </message>
    <message>
        <source>Page Up / Page Down</source>
        <translation>Bild auf / Bild ab</translation>
    </message>
    <message>
        <source>Pinned.</source>
        <translation>Angeheftet.</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Gespeichert als {0}</translation>
    </message>
    <message>
        <source>Shift+Left / Shift+Right</source>
        <translation>Umschalt+Links / Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Show only  tag:work  type:event</source>
        <translation>Nur zeigen  tag:work  type:event</translation>
    </message>
    <message>
        <source>Show the range in Memories</source>
        <translation>Den Zeitraum in Erinnerungen zeigen</translation>
    </message>
    <message>
        <source>The day before / the day after</source>
        <translation>Der Tag davor / der Tag danach</translation>
    </message>
    <message>
        <source>The file could not be written ({0}). Nothing is lost. Choose another folder.</source>
        <translation>Die Datei ließ sich nicht schreiben ({0}). Nichts ist verloren. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The first day / the last day</source>
        <translation>Der erste Tag / der letzte Tag</translation>
    </message>
    <message>
        <source>The next day that has a memory</source>
        <translation>Der nächste Tag mit einer Erinnerung</translation>
    </message>
    <message>
        <source>The type above / the type below</source>
        <translation>Die Art darüber / die Art darunter</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Unpinned.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Up / Down</source>
        <translation>Auf / Ab</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
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
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>Noch keine Erinnerungen</translation>
    </message>
    <message>
        <source>No memory has this date.</source>
        <translation>Keine Erinnerung hat dieses Datum.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing that is remembered answers this search.</source>
        <translation>Nichts Gemerktes antwortet auf diese Suche.</translation>
    </message>
    <message>
        <source>Nothing to place</source>
        <translation>Nichts einzuordnen</translation>
    </message>
    <message>
        <source>Place by when it happened</source>
        <translation>Danach einordnen, wann es geschah</translation>
    </message>
    <message>
        <source>Placing what is remembered by day …</source>
        <translation>Gemerktes wird nach Tagen eingeordnet …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>What you and your agents remember appears here by day.</source>
        <translation>Was Sie und Ihre Agenten sich merken, erscheint hier nach Tagen.</translation>
    </message>
</context>
<context>
    <name>TimelineToolbar</name>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>By: when it happened</source>
        <translation>Nach: wann es geschah</translation>
    </message>
    <message>
        <source>By: when it was recorded</source>
        <translation>Nach: wann es erfasst wurde</translation>
    </message>
    <message>
        <source>By: when it was stated</source>
        <translation>Nach: wann es geäußert wurde</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Placed by</source>
        <translation>Eingeordnet nach</translation>
    </message>
    <message>
        <source>Show the range, or everything</source>
        <translation>Den Zeitraum zeigen, oder alles</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>An agent asks to be let in, {0}</source>
        <translation>Ein Agent bittet um Einlass, {0}</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>Erinnerungen hereinholen</translation>
    </message>
    <message>
        <source>Conflict, {0}</source>
        <translation>Konflikt, {0}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Due soon</source>
        <translation>Bald fällig</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Health or a secret may depend on it. Pinned, agents get it always</source>
        <translation>Gesundheit oder Geheimnis: Angeheftet bekommen Agenten es immer</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Needs a decision</source>
        <translation>Braucht eine Entscheidung</translation>
    </message>
    <message>
        <source>Nobody has said since {0} that it is still true</source>
        <translation>Seit {0} hat niemand gesagt, dass es noch gilt</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Nicht nötig</translation>
    </message>
    <message>
        <source>Nothing asks for you</source>
        <translation>Nichts wartet auf Sie</translation>
    </message>
    <message>
        <source>Nothing is remembered yet</source>
        <translation>Noch ist nichts gemerkt</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>Beispieltresor öffnen</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>Ungewöhnlich</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Proposed by {0}, {1}</source>
        <translation>Vorgeschlagen von {0}, {1}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Review all</source>
        <translation>Alle prüfen</translation>
    </message>
    <message>
        <source>See all</source>
        <translation>Alle ansehen</translation>
    </message>
    <message>
        <source>Still true</source>
        <translation>Gilt noch</translation>
    </message>
    <message>
        <source>This is normal</source>
        <translation>Das ist normal</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>What needs a decision, falls due or is out of the ordinary stands here.</source>
        <translation>Was eine Entscheidung braucht, fällig wird oder ungewöhnlich ist, steht hier.</translation>
    </message>
    <message>
        <source>Write something down, bring in what other programs remember, or look at a sample first.</source>
        <translation>Schreiben Sie etwas auf, holen Sie herein, was andere Programme sich merken, oder sehen Sie zuerst ein Beispiel an.</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>{0} memories say nearly the same</source>
        <translation>{0} Erinnerungen sagen fast dasselbe</translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation>{0} möchte sich verbinden</translation>
    </message>
    <message>
        <source>{0} weak memories could have one beside them</source>
        <translation>{0} schwache Erinnerungen könnten eine neben sich haben</translation>
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
        <translation>An einem Terminal: Es antwortet, was dieser Client darf.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>Zugangsschlüssel kopieren</translation>
    </message>
    <message>
        <source>Copy this</source>
        <translation>Dies kopieren</translation>
    </message>
    <message>
        <source>Every request carries this line. Nothing else is asked for: no cookie, no login.</source>
        <translation>Jede Anfrage trägt diese Zeile. Sonst wird nichts verlangt: kein Cookie, keine Anmeldung.</translation>
    </message>
    <message>
        <source>HTTP header</source>
        <translation>HTTP-Kopfzeile</translation>
    </message>
    <message>
        <source>In the settings of a program that speaks MCP over HTTP.</source>
        <translation>In den Einstellungen eines Programms, das MCP über HTTP spricht.</translation>
    </message>
    <message>
        <source>MCP entry</source>
        <translation>MCP-Eintrag</translation>
    </message>
    <message>
        <source>Open the port</source>
        <translation>Port öffnen</translation>
    </message>
    <message>
        <source>Ready to paste</source>
        <translation>Fertig zum Einfügen</translation>
    </message>
    <message>
        <source>The port is closed: no program can send anything yet.</source>
        <translation>Der Port ist geschlossen: Noch kann kein Programm etwas senden.</translation>
    </message>
    <message>
        <source>This is its token. It is shown only now, and kept nowhere: copy it to where the program looks.</source>
        <translation>Das ist sein Zugangsschlüssel. Er wird nur jetzt gezeigt und nirgends aufbewahrt: Kopieren Sie ihn dorthin, wo das Programm nachsieht.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Zugangsschlüssel</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>What to paste</source>
        <translation>Was einzufügen ist</translation>
    </message>
</context>
<context>
    <name>ToldBar</name>
    <message>
        <source>Asking …</source>
        <translation>Wird gefragt …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>In other words</source>
        <translation>In anderen Worten</translation>
    </message>
    <message>
        <source>In the words of {0}</source>
        <translation>In den Worten von {0}</translation>
    </message>
    <message>
        <source>Nothing but what stands in the report below, which is as it was.</source>
        <translation>Nichts als was im Bericht unten steht, der ist, wie er war.</translation>
    </message>
    <message>
        <source>Tell it</source>
        <translation>Erzählen</translation>
    </message>
    <message>
        <source>Tell it again</source>
        <translation>Noch einmal erzählen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>{0} can tell this report. It is sent then.</source>
        <translation>{0} kann diesen Bericht erzählen. Dann wird er gesendet.</translation>
    </message>
</context>
<context>
    <name>ToldDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What was recovered</source>
        <translation>Was gerettet wurde</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>As in the settings</source>
        <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>Chains: what holds now, and beneath it what it took the place of</source>
        <translation>Ketten: was jetzt gilt, und darunter, was es abgelöst hat</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Bequem</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Newest or highest first</source>
        <translation>Neueste oder höchste zuerst</translation>
    </message>
    <message>
        <source>Oldest or lowest first</source>
        <translation>Älteste oder niedrigste zuerst</translation>
    </message>
    <message>
        <source>Only current memories are shown</source>
        <translation>Nur aktuelle Erinnerungen sind gezeigt</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Zeilenhöhe</translation>
    </message>
    <message>
        <source>Spacious</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>What the list shows</source>
        <translation>Was die Liste zeigt</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>TrafficCard</name>
    <message>
        <source>Nothing was asked in the last hour</source>
        <translation>In der letzten Stunde wurde nichts gefragt</translation>
    </message>
    <message>
        <source>Requests a minute stand here once an agent asks for something.</source>
        <translation>Anfragen je Minute stehen hier, sobald ein Agent etwas fragt.</translation>
    </message>
    <message>
        <source>Requests a minute, last hour</source>
        <translation>Anfragen je Minute, letzte Stunde</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>abrufen</translation>
    </message>
    <message>
        <source>refused (diamond)</source>
        <translation>abgewiesen (Raute)</translation>
    </message>
    <message>
        <source>remember</source>
        <translation>merken</translation>
    </message>
    <message>
        <source>{0} in all, {1} refused</source>
        <translation>{0} insgesamt, {1} abgewiesen</translation>
    </message>
</context>
<context>
    <name>TrafficChart</name>
    <message>
        <source>Arrow keys read minute by minute. The same figures stand in the table.</source>
        <translation>Pfeiltasten lesen Minute für Minute. Dieselben Zahlen stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>Minute</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Abruf</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Requests a minute, last hour</source>
        <translation>Anfragen je Minute, letzte Stunde</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>{0} recalled</source>
        <translation>{0} abgerufen</translation>
    </message>
    <message>
        <source>{0} refused</source>
        <translation>{0} abgewiesen</translation>
    </message>
    <message>
        <source>{0} remembered</source>
        <translation>{0} gemerkt</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Lock now</source>
        <translation>Jetzt sperren</translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation>Nichts wartet auf Sie</translation>
    </message>
    <message>
        <source>Open Remembrancer</source>
        <translation>Remembrancer öffnen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation>Remembrancer</translation>
    </message>
    <message>
        <source>The vault is not open</source>
        <translation>Der Tresor ist nicht offen</translation>
    </message>
</context>
<context>
    <name>TrayWatch</name>
    <message>
        <source>Opening the port</source>
        <translation>Der Port wird geöffnet</translation>
    </message>
    <message>
        <source>Port closed</source>
        <translation>Port geschlossen</translation>
    </message>
</context>
<context>
    <name>Treatment</name>
    <message>
        <source>Ask less</source>
        <translation>Weniger fragen</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>Jedes Mal fragen</translation>
    </message>
    <message>
        <source>Ask more</source>
        <translation>Mehr fragen</translation>
    </message>
    <message>
        <source>Back to the usual certainty</source>
        <translation>Zurück zur üblichen Gewissheit</translation>
    </message>
    <message>
        <source>How sure a contradiction has to be</source>
        <translation>Wie sicher ein Widerspruch sein muss</translation>
    </message>
    <message>
        <source>Keep both and note it</source>
        <translation>Beides behalten und vermerken</translation>
    </message>
    <message>
        <source>Let writers correct themselves</source>
        <translation>Schreibende sich selbst berichtigen lassen</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Nothing waits. Agents get both, each with a note that the other contradicts it.</source>
        <translation>Nichts wartet. Agenten bekommen beide, jede mit dem Vermerk, dass die andere ihr widerspricht.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>The new statement waits, and agents get the old one marked as contested.</source>
        <translation>Die neue Aussage wartet, und Agenten bekommen die alte, als strittig gekennzeichnet.</translation>
    </message>
    <message>
        <source>When something new contradicts</source>
        <translation>Wenn etwas Neues widerspricht</translation>
    </message>
    <message>
        <source>Whoever says that their own earlier words have become wrong replaces them. All else waits.</source>
        <translation>Wer sagt, dass die eigenen früheren Worte falsch geworden sind, ersetzt sie. Alles andere wartet.</translation>
    </message>
</context>
<context>
    <name>TreatmentDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation>Wie Konflikte behandelt werden</translation>
    </message>
</context>
<context>
    <name>TreatmentPreview</name>
    <message>
        <source>Looking at the last {0} days</source>
        <translation>Die letzten {0} Tage werden angesehen</translation>
    </message>
    <message>
        <source>Looking at the last {0} days: {1} of {2} memories</source>
        <translation>Die letzten {0} Tage werden angesehen: {1} von {2} Erinnerungen</translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, 1 pair would have been asked about.</source>
        <translation>Von {0} Erinnerungen der letzten {1} Tage wäre nach 1 Paar gefragt worden.</translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, none would have been asked about.</source>
        <translation>Von {0} Erinnerungen der letzten {1} Tage wäre nach keiner gefragt worden.</translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, {2} pairs would have been asked about.</source>
        <translation>Von {0} Erinnerungen der letzten {1} Tage wäre nach {2} Paaren gefragt worden.</translation>
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
        <translation>Vermutet</translation>
    </message>
    <message>
        <source>Fairly sure</source>
        <translation>Ziemlich sicher</translation>
    </message>
    <message>
        <source>Guessed while you write</source>
        <translation>Beim Schreiben vermutet</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Type: {0}</source>
        <translation>Art: {0}</translation>
    </message>
    <message>
        <source>You chose it.</source>
        <translation>Von Ihnen gewählt.</translation>
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
        <translation>Keine Art</translation>
    </message>
    <message>
        <source>Types: {0}</source>
        <translation>Arten: {0}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{0} types</source>
        <translation>{0} Arten</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>It is one step, written to the journal, and can be undone itself.</source>
        <translation>Es ist ein Schritt, steht im Journal und lässt sich selbst rückgängig machen.</translation>
    </message>
    <message>
        <source>Looking at what would be taken back …</source>
        <translation>Es wird ermittelt, was zurückgenommen würde …</translation>
    </message>
    <message>
        <source>Nothing of this can be taken back any more: it was all changed since.</source>
        <translation>Nichts davon lässt sich noch zurücknehmen: Alles wurde seither geändert.</translation>
    </message>
    <message>
        <source>Something was changed meanwhile. This is what it would do now.</source>
        <translation>Inzwischen wurde etwas geändert. Das würde jetzt geschehen.</translation>
    </message>
    <message>
        <source>These namespaces were changed later and stay as they are: {0}.</source>
        <translation>Diese Bereiche wurden später geändert und bleiben, wie sie sind: {0}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo {0}</source>
        <translation>{0} rückgängig machen</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>und {0} weitere</translation>
    </message>
    <message>
        <source>{changes} would be taken back. {memories} would be as before.</source>
        <translation>{changes} würden zurückgenommen. {memories} wären wie zuvor.</translation>
    </message>
</context>
<context>
    <name>UnlockPanel</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Nothing in it can be read until you unlock it.</source>
        <translation>Nichts darin ist zu lesen, bis Sie ihn entsperren.</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>Anderen Tresor öffnen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Use the passphrase</source>
        <translation>Passphrase benutzen</translation>
    </message>
    <message>
        <source>Use the recovery key</source>
        <translation>Wiederherstellungsschlüssel benutzen</translation>
    </message>
    <message>
        <source>Use the system keyring</source>
        <translation>Schlüsselbund des Systems benutzen</translation>
    </message>
    <message>
        <source>{0} is locked</source>
        <translation>{0} ist gesperrt</translation>
    </message>
</context>
<context>
    <name>ValidityCard</name>
    <message>
        <source>When each one holds</source>
        <translation>Wann jede gilt</translation>
    </message>
    <message>
        <source>came in</source>
        <translation>kam herein</translation>
    </message>
    <message>
        <source>remembered now</source>
        <translation>jetzt gemerkt</translation>
    </message>
</context>
<context>
    <name>ValidityStrip</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>What came in</source>
        <translation>Was hereinkam</translation>
    </message>
    <message>
        <source>What is remembered now</source>
        <translation>Was jetzt gemerkt ist</translation>
    </message>
    <message>
        <source>When each one holds</source>
        <translation>Wann jede gilt</translation>
    </message>
    <message>
        <source>due {0}</source>
        <translation>fällig {0}</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>ab {0}</translation>
    </message>
    <message>
        <source>until {0}</source>
        <translation>bis {0}</translation>
    </message>
</context>
<context>
    <name>VaultButton</name>
    <message>
        <source>Vault {0}, menu</source>
        <translation>Tresor {0}, Menü</translation>
    </message>
</context>
<context>
    <name>VaultMenu</name>
    <message>
        <source>Lock the vault</source>
        <translation>Tresor sperren</translation>
    </message>
    <message>
        <source>Move the vault …</source>
        <translation>Tresor verlegen …</translation>
    </message>
    <message>
        <source>Open another vault …</source>
        <translation>Anderen Tresor öffnen …</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>Beispieltresor öffnen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>VaultPanel</name>
    <message>
        <source>Asked each time it opens.</source>
        <translation>Bei jedem Öffnen gefragt.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Choose a backup that was written into one file</source>
        <translation>Eine Sicherung wählen, die in eine Datei geschrieben wurde</translation>
    </message>
    <message>
        <source>Choose a passphrase</source>
        <translation>Passphrase wählen</translation>
    </message>
    <message>
        <source>Choose an empty folder for the vault</source>
        <translation>Wählen Sie einen leeren Ordner für den Tresor</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>From a backup file</source>
        <translation>Aus einer Sicherungsdatei</translation>
    </message>
    <message>
        <source>How is it locked?</source>
        <translation>Wie wird er verschlossen?</translation>
    </message>
    <message>
        <source>Keep the recovery key first.</source>
        <translation>Bewahren Sie zuerst den Wiederherstellungsschlüssel auf.</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>Anderen Tresor öffnen</translation>
    </message>
    <message>
        <source>Opens when you are logged in. You can add a passphrase later.</source>
        <translation>Öffnet sich, wenn Sie angemeldet sind. Eine Passphrase lässt sich später hinzufügen.</translation>
    </message>
    <message>
        <source>Skip, show me the sample vault</source>
        <translation>Überspringen und das Beispiel zeigen</translation>
    </message>
    <message>
        <source>This computer&apos;s keyring opens it too, when you are logged in</source>
        <translation>Auch der Schlüsselbund dieses Computers öffnet ihn, wenn Sie angemeldet sind</translation>
    </message>
    <message>
        <source>With a passphrase</source>
        <translation>Mit einer Passphrase</translation>
    </message>
    <message>
        <source>With this computer&apos;s keyring</source>
        <translation>Mit dem Schlüsselbund dieses Computers</translation>
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
        <translation>Eine Kopie im Ordner des Tresors, verschlüsselt wie der Tresor und mit demselben zu öffnen.</translation>
    </message>
    <message>
        <source>A passphrase</source>
        <translation>Eine Passphrase</translation>
    </message>
    <message>
        <source>A recovery key</source>
        <translation>Ein Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>Alle Sicherungen</translation>
    </message>
    <message>
        <source>Another folder</source>
        <translation>Anderer Ordner</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Backups …</source>
        <translation>Sicherungen …</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Passphrase ändern</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Changing it takes a moment: the memories are not encrypted anew.</source>
        <translation>Die Änderung dauert einen Augenblick: Die Erinnerungen werden nicht neu verschlüsselt.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>It is copied, read back, and the old files are kept.</source>
        <translation>Er wird kopiert und zurückgelesen, und die alten Dateien bleiben.</translation>
    </message>
    <message>
        <source>Lock now</source>
        <translation>Jetzt sperren</translation>
    </message>
    <message>
        <source>Make a new one …</source>
        <translation>Neuen machen …</translation>
    </message>
    <message>
        <source>Move …</source>
        <translation>Verlegen …</translation>
    </message>
    <message>
        <source>Opens it if everything else is lost. A new one makes the old one void.</source>
        <translation>Öffnet ihn, wenn alles andere verloren ist. Ein neuer macht den alten ungültig.</translation>
    </message>
    <message>
        <source>Opens it when you are logged in, without asking.</source>
        <translation>Öffnet ihn ohne Frage, wenn Sie angemeldet sind.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Passphrase festlegen</translation>
    </message>
    <message>
        <source>Set a passphrase first.</source>
        <translation>Legen Sie zuerst eine Passphrase fest.</translation>
    </message>
    <message>
        <source>Set one …</source>
        <translation>Festlegen …</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Stop using it …</source>
        <translation>Nicht mehr nutzen …</translation>
    </message>
    <message>
        <source>The sample vault never locks.</source>
        <translation>Der Beispieltresor sperrt sich nie.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring</source>
        <translation>Der Schlüsselbund des Systems</translation>
    </message>
    <message>
        <source>This computer&apos;s keyring</source>
        <translation>Der Schlüsselbund dieses Computers</translation>
    </message>
    <message>
        <source>Use it …</source>
        <translation>Nutzen …</translation>
    </message>
    <message>
        <source>Vault and lock</source>
        <translation>Tresor und Sperre</translation>
    </message>
    <message>
        <source>What unlocks it</source>
        <translation>Was ihn öffnet</translation>
    </message>
    <message>
        <source>When each was made, what is in it, and going back to one.</source>
        <translation>Wann jede gemacht wurde, was sie enthält, und die Rückkehr zu einer.</translation>
    </message>
    <message>
        <source>Where it lies</source>
        <translation>Wo er liegt</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verlegen</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>wiederherstellen</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>And {0} more.</source>
        <translation>Und {0} weitere.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Checked today, {0}.</source>
        <translation>Heute geprüft, {0}.</translation>
    </message>
    <message>
        <source>Checking the journal</source>
        <translation>Das Journal wird geprüft</translation>
    </message>
    <message>
        <source>Checking was stopped. Nothing is known of what was not looked at.</source>
        <translation>Die Prüfung wurde angehalten. Von dem, was nicht angesehen wurde, ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Every entry is compared with its seal, and every memory with its entry.</source>
        <translation>Jeder Eintrag wird mit seinem Siegel verglichen, und jede Erinnerung mit ihrem Eintrag.</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Nothing has been altered</source>
        <translation>Nichts wurde verfälscht</translation>
    </message>
    <message>
        <source>{0} of {1} entries</source>
        <translation>{0} von {1} Einträgen</translation>
    </message>
</context>
<context>
    <name>VersionCard</name>
    <message>
        <source>It says the same now.</source>
        <translation>Sie sagt jetzt dasselbe.</translation>
    </message>
    <message>
        <source>Makes a new version that says the same</source>
        <translation>Macht eine neue Fassung, die dasselbe sagt</translation>
    </message>
    <message>
        <source>Restore this version</source>
        <translation>Diese Fassung wiederherstellen</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Fassung {0}</translation>
    </message>
    <message>
        <source>since then</source>
        <translation>seither</translation>
    </message>
</context>
<context>
    <name>WelcomeFrame</name>
    <message>
        <source>Bring memories in</source>
        <translation>Erinnerungen hereinholen</translation>
    </message>
    <message>
        <source>Connect agents</source>
        <translation>Agenten verbinden</translation>
    </message>
    <message>
        <source>See, correct and govern what your agents remember. Everything stays on this computer.</source>
        <translation>Sehen, berichtigen und lenken, was Ihre Agenten sich merken. Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Welcome to Remembrancer</source>
        <translation>Willkommen bei Remembrancer</translation>
    </message>
    <message>
        <source>Your vault</source>
        <translation>Ihr Tresor</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>A new statement contradicts what is remembered.</source>
        <translation>Eine neue Aussage widerspricht dem Gemerkten.</translation>
    </message>
    <message>
        <source>About Remembrancer</source>
        <translation>Über Remembrancer</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Alle Aktionen</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Backups …</source>
        <translation>Sicherungen …</translation>
    </message>
    <message>
        <source>Bring memories in …</source>
        <translation>Erinnerungen hereinholen …</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Health of the vault</source>
        <translation>Zustand des Tresors</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Tasten dieser Seite</translation>
    </message>
    <message>
        <source>Manual, at this page</source>
        <translation>Handbuch, bei dieser Seite</translation>
    </message>
    <message>
        <source>Narrow or wide rail</source>
        <translation>Schmale oder breite Leiste</translation>
    </message>
    <message>
        <source>New memory</source>
        <translation>Neue Erinnerung</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Teil</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Teil</translation>
    </message>
    <message>
        <source>Recover what can be read …</source>
        <translation>Lesbares retten …</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Sample vault</source>
        <translation>Beispieltresor</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Secrets found …</source>
        <translation>Gefundene Geheimnisse …</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Vault, encrypted</source>
        <translation>Tresor, verschlüsselt</translation>
    </message>
    <message>
        <source>Write memories to files …</source>
        <translation>Erinnerungen in Dateien schreiben …</translation>
    </message>
    <message>
        <source>{0} new statements contradict what is remembered.</source>
        <translation>{0} neue Aussagen widersprechen dem Gemerkten.</translation>
    </message>
</context>
<context>
    <name>YesterdayCard</name>
    <message>
        <source>New memories, last 30 days</source>
        <translation>Neue Erinnerungen, letzte 30 Tage</translation>
    </message>
    <message>
        <source>Open report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <source>Yesterday, {0}</source>
        <translation>Gestern, {0}</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>most: {0} on {1}</source>
        <translation>am meisten: {0} am {1}</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>_LaneName</name>
    <message>
        <source>Hide {0}</source>
        <translation>{0} verbergen</translation>
    </message>
    <message>
        <source>Show all types</source>
        <translation>Alle Arten zeigen</translation>
    </message>
    <message>
        <source>Show only {0}</source>
        <translation>Nur {0} zeigen</translation>
    </message>
    <message>
        <source>{0}, {1} in sight</source>
        <translation>{0}, {1} zu sehen</translation>
    </message>
</context>
<context>
    <name>_Meter</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>reports</name>
    <message>
        <source>dddd d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
</context>
</TS>
