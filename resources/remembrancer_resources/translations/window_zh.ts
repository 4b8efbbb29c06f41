<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_GB">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Remembrancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the licences …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See, correct and govern what your AI agents remember, in an encrypted vault on your own machine. Free software under the Apache License, Version 2.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The licences could not be read. They lie beside the files of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What somebody who looks into a fault wants to know</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>{0}, key {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionCards</name>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AddClientDialog</name>
    <message>
        <source>Add a client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a program that does not ask by itself: it is given a token, which it sends with every request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no name yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may do nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token was not copied, and is shown only now. Without it the client cannot come in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is called, as the journal will name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} may come in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the whole text (Ctrl+Shift+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did not fit into the budget: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here stands what an agent receives when it asks the same, word for word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing asked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing. The agent is told that nothing stored answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole text, as an agent gets it (Ctrl+Shift+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the agent receives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly this text, marked as data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} tokens used: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Agents</name>
    <message>
        <source>1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also change and put away what it wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide conflicts between its own statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember new things; rules and pins wait for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field is outside its limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule or a pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all namespaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came from a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradicts what is remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is revoked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its time is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may do nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked for this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over its limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>propose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resolves its own conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned down before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for you: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; ends {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>1 proposal of an agent waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a client …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect a tool found on this computer, or open the port and let an agent ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No agent is connected yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port, clients and files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo what {0} did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is connected. Start it anew, so that it reads its settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is disconnected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} proposals of agents wait for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: some files were left alone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentsSection</name>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port and clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port, who may use it, and how much, are set where their traffic is seen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentsWaiting</name>
    <message>
        <source>1 request of an agent waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An agent proposes something that waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port open, 1 client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port open, {0} clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} requests of agents wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wants to connect.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Another statement says something else, and nobody has decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put together from stored sentences, no language model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerText</name>
    <message>
        <source>Answer from memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show memory {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppearanceSection</name>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Backups of Remembrancer (*{0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup of {0} with its keys, {1}, as encrypted as the vault. Keep it on another drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a backup into one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the backup to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written and read back: {0}, {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“From a file” in the list of backups brings it back; on another computer the first window does.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Found in {0} ms among {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just below the line ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not fit into the budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not given to the agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} above the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, below the line at {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Ask; on a memory, open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied what the agent receives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what the agent receives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last questions; on a memory, the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow what may answer:  tag:work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide what the agent receives</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskStates</name>
    <message>
        <source>Ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what is remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking through what is remembered …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions are answered from what is stored, and nothing is stored yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the best memories again: {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is put together from what is stored, and shows what an agent would get.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents and what they propose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faded, expired, revived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away, deleted, erased, brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} entries shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left / Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer entry / older entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the chosen change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chosen entry changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BackupKeeping</name>
    <message>
        <source>Backed up {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault was backed up, beside the others in its folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BackupRow</name>
    <message>
        <source>Its keys are missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>&amp;Go back to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups of Remembrancer (*{0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a backup first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a backup that was written into one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault is copied every half hour if something changed: all copies of a day are kept, one a day for two weeks, one a week for two months, one a month for a year. They are encrypted like the vault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They will lie in {2}, {1} free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write into one file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in {2}, {1} free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BatchButton</name>
    <message>
        <source>All that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide {0} together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BatchDialog</name>
    <message>
        <source>Agents get both, with a note that they differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents get both. These pairs are not asked about again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents get the new statements. The old ones are kept as superseded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents go on getting the old statements. The new ones are kept as turned down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to do with all of them. It is one step, which can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the text does not say:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{old} → {new}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BinTable</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories by day and type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures of the timeline. Enter chooses the days of a row.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BringPanel</name>
    <message>
        <source>Choose files …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found on this computer. Nothing is written before you have seen what it becomes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still looking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking in the usual places on this computer. Nothing leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the usual files was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what they become</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me the sample vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be more: the search ended after 20 seconds or 200 finds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do agents remember already?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can choose files yourself, now or later with Ctrl+I.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} folders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BulkSummary</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is one step: undo takes all of it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of them pinned</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaptureCard</name>
    <message>
        <source>Ctrl ↵</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be remembered?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaseReview</name>
    <message>
        <source>Choose first what to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say first what became of the old one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Show more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the memory in Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the earlier version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statement</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart could not be saved: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart was saved as {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>{0}: {1} of {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClientCard</name>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything it ever did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all: {0} remembered, {1} waited for you, {2} recalls, {3} tokens, {4} refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says that it is {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused: too much at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalls today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembered today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rights …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens given today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo since …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} a minute at most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClientRow</name>
    <message>
        <source>all namespaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClosableChip</name>
    <message>
        <source>Remove {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Add tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase for good …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold the chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it took the place of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What took its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write to files …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandRunner</name>
    <message>
        <source>Add the tag {0} to {1}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make {0}: {1}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {0} to {1}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that {0} still hold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still true: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin {0}?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>1 conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 linked memory to look at after: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change that waits. The version before stays in use until you decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: it was never so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use until you decide; agents see it as contested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use, contested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both, note it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept both and noted it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept the old one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked as no conflict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not given to agents until you decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left to decide here: one of the statements was changed, deleted or taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed by {who}, {when}; waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the two together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced: it held until now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used the new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is kept as superseded and can be brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is kept as turned down; agents do not get it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is what agents get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is what agents get, no longer contested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is what agents get, with a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} linked memories to look at after: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConflictsPage</name>
    <message>
        <source>Apply the choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How conflicts are treated was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both and note it; again: apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the old one; again: apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next conflict / previous conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a conflict; again: apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced: it held until now / Corrected: it was never so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conversation in which it was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the new one; again: apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it in your own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConflictsSection</name>
    <message>
        <source>Changed for new conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen for each namespace. A change is one step of undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>policy certainty ask annotate supersede</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConflictsStates</name>
    <message>
        <source>Here is what needs no decision any more, because a statement was changed or deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No conflict here answers “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No conflict here is of that kind and source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing decided yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what was decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in conflict is decided in the present. Return to now to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you decide is kept here, and can be opened again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When something new contradicts what is remembered, both wait here for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking at the past</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>1 file would be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of each file as it was is kept in the vault&apos;s folder. Nothing else in them is touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also recall when a session begins, and keep it when it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnect {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left alone: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written here. What to paste by hand stands below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One project …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file goes: there would be nothing left in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to write: it is connected as chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} files would be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectPanel</name>
    <message>
        <source>Connecting shows the change of each file before it is written. An agent can remember and recall; rules, pins and contradictions wait for you. All of this stands on the page Agents too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open my vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which agents may use it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is connected. Start it anew, so that it reads its settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is disconnected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: some files were left alone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConsolidationDialog</name>
    <message>
        <source>Gives way to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New beside them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put together what says the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new memory names its sources. It is one step, and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What gives way keeps its history. It is one step, and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be put together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContentStates</name>
    <message>
        <source>Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConversationBlock</name>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statement rests on this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} {speaker}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a fault of the program. What was saved is safe. You can go on; if it happens again, start the program anew. The report below names places in the program and nothing from your vault. It is sent to nobody.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DamagedGate</name>
    <message>
        <source>Going back to a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovering {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damaged files stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DamagedPanel</name>
    <message>
        <source>&amp;Go back to this backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups, the newest first. The vault as it is now is kept beside them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a new or empty folder for the new vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup of this vault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DatePopover</name>
    <message>
        <source>As it was known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault as it stood at the end of a day. Nothing is changed there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault at a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What held at the end of a day, also if it was replaced since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whenever it held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which date</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>MMMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d</source>
        <comment>the first day of a range within one month</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DatesTab</name>
    <message>
        <source>By day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare from the end of this day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the end of this day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every memory is the same at both dates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The earlier date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first day is not over yet. Choose an earlier one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The later date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DayChart</name>
    <message>
        <source>Arrow keys read day by day. The same figures stand in the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DayPopover</name>
    <message>
        <source>Month after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>{0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DaysPane</name>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecayChart</name>
    <message>
        <source>Arrow keys read day by day. The same figures stand in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fades {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if recalled today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: strength {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecidedNotice</name>
    <message>
        <source>Open it again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DetailHead</name>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DetailNotice</name>
    <message>
        <source>A newer statement took the place of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another statement says otherwise. Agents get this one, marked as contested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faded: it was not used for long. A direct question still finds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health or a secret may depend on this: it does not fade. Pinned, agents get it always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory is deleted. Agents do not get it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory is put away. Agents do not get it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory no longer holds. Agents do not get it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This statement was turned down.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose a memory to see what is known of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was erased, or was not there yet at that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiffLine</name>
    <message>
        <source>Put in: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken out: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiffText</name>
    <message>
        <source>Only here: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the older one: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was erased already when you stopped it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at what it reaches …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing brings it back: neither undo, nor history, nor a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason, for the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was changed meanwhile. This is what erasing reaches now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The receipt is change {0} of the journal: when and by whom, and no words of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is everything that erasing reaches. Nothing is erased yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Erasing</name>
    <message>
        <source>1 backup is written anew without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file cannot be reached and may go on holding it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase {0} for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase {0}, {1} versions in all, for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erasing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is gone. Cleaning the vault&apos;s file of what it left …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is gone. Writing the backups anew …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other file holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} backups are written anew without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} files cannot be reached and may go on holding it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvidenceBlock</name>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>What is known about {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be done for {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was decided about {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is {0}?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportAuditButton</name>
    <message>
        <source>Audit trail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the audit trail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the entries that are shown as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audit trail was saved: {0} entries in {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With what memories say (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With what memories say (JSON Lines)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without what memories say (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without what memories say (JSON Lines)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Drawing (SVG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>1 memory in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in this vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder to write into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} selected ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files are not encrypted: whoever can read them can read the memories in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the search finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write memories to files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} memories in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, and all that is put away or was before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, as of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, with all their versions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>A folder for Obsidian and the like, with properties and links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder like a diary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder to read, print or give to an agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV for spreadsheets; nothing in it is taken for a formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything, with all versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For an MCP memory server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Lines, as the reference server keeps its graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Lines. Of a whole vault, an equal one can be made again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown, a file for each day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown, a file for each type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes, one for each memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetRow</name>
    <message>
        <source>{0}, chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, left out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetsPane</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename or merge …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FadingCard</name>
    <message>
        <source>Applies to those that are ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fading this week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them away; they can be brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are still true, and grow strong again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FadingSection</name>
    <message>
        <source> d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations, days kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fades in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not applied yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next sweep would change {0}: {1} fade, {2} expire. It can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next sweep would leave all memories as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of conversations expire so many days after they were said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused, a memory of a type keeps a twentieth of its strength after so many days. Nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a change would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fades, and when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifecycle policy expire expiry review demote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldLine</name>
    <message>
        <source>Take this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureModel</name>
    <message>
        <source>{0}, sorted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileSyncs</name>
    <message>
        <source>{0} is no longer kept up to date.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileView</name>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>All types last alike so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busiest on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a longer span.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fade: “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fades on {1}: “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fading in the next 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has faded: “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here stands how long memories last, by type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most contested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most recalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New memories a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New memories by type, adding up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No routine yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fades soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was contested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was recalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalled or opened a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share still current, by age and type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays for years: “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are recognised after a few entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What agents are given, and what you open, counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is about to fade stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not used for long grows weak. Choose a memory that fades to see how.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is noted again and again, such as a run or a bill, is recognised after a few entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What memories contradict about stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in {1} days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lasts longest, {1} goes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} recalls, most on {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, strength {1} today</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the agent tools that can be connected by themselves was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connected, with hooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not connected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>New memories by type, adding up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date at which the vault is shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HealthRow</name>
    <message>
        <source>Check now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check now: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HealthSection</name>
    <message>
        <source>A new vault of what can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault as a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be read of this vault is written into a new one. This one stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which entries of the journal were altered, and what they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integrity repair damaged check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Not everything was checked yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Arrow keys read day by day, Enter opens the report of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New memories a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today is outlined; most: {0} on {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryBlock</name>
    <message>
        <source>Compare step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created as “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all {0} versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Add a folder …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add files …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in 1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in {0} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where they come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop files or folders here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files to bring in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder to bring in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes, conversations, and what other programs remember: Markdown, ChatGPT, Claude, Claude Code, messages, transcripts, MCP memory, mem0, Letta, Zep, Memanto, claude-mem. Nothing is written yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written yet. This is what would happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing new to bring in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping takes nothing back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This vault is empty. If the file holds a whole vault, it can be taken over with its past.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportFormat</name>
    <message>
        <source>Aider history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ChatGPT export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claude Code session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claude export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claude memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claude projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursor export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphiti or Zep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letta agent file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MCP memory server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MCP memory service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mem0 export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memanto bundle (OKF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memanto export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages of a chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenMemory backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembrancer export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcript of a conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claude-mem database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, 1 record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, cannot be brought in yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, nothing to remember in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inbox</name>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First what lasts, what trusted sources dispute, and what is used often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InboxView</name>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InsightsPage</name>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All namespaces, {0} to today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures as tables, or charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep: it is still true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last {0} days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go: put it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No routine yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fades soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalDelegate</name>
    <message>
        <source>Conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalFilters</name>
    <message>
        <source>Any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was done on this day and since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since a day …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose changes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalTab</name>
    <message>
        <source>No entry of the journal answers “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry of the journal is like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever is remembered, changed or taken back is written down here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalView</name>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>A new recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups that still open by what opened it before: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It opens the vault beside the keyring, also on another computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the new recovery key first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is asked any more when you are logged in. The passphrase stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it with this computer&apos;s keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it without the keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present passphrase, or the recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop using the keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keyring does not open the vault any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keyring opens the vault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memories stay as they are encrypted; only their key is sealed anew, also in backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old one opens nothing any more once this one is kept, in the vault and its backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase is asked for each time it opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery key is another one now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the present passphrase or the recovery key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this one from now on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysSection</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KnownBlock</name>
    <message>
        <source>How it fades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LaneChart</name>
    <message>
        <source>Memories by day, one lane for each type. Arrow keys move the cursor, Enter opens a memory, Shift with arrows chooses days. The same figures stand in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LaneNames</name>
    <message>
        <source>Show all types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} types shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeftPane</name>
    <message>
        <source>Add a client …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody yet. An agent that asks to be let in stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, code {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>A chain begins when one memory takes the place of another, by your decision in a conflict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in what your agents remember, or write the first one with Ctrl+N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chain matches {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory matches {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been replaced yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} new, show them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveCard</name>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request has “{0}” in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What agents ask for and store stands here as it comes, without its words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>following</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused, {0} came since</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveModel</name>
    <message>
        <source>Asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>Requests, the newest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>The day before with changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next day with changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault at a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, end of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookingLine</name>
    <message>
        <source>Looking for what recurs: {0} of {1} texts compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putting together what recurs in {0} texts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text at its usual size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManualSheet</name>
    <message>
        <source>Back (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Match {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Memories</name>
    <message>
        <source>1 chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier version restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed as still true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happens from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happens until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} chains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} set to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoriesModel</name>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} earlier</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoriesPage</name>
    <message>
        <source>Chains of memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try  tag:work  is:pinned  added:7</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryActions</name>
    <message>
        <source>Brought back {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved {0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored version {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still true: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagged {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took a tag from {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpinned {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryEditor</name>
    <message>
        <source>2026-04-15 or 2026-04-15 16:30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy my text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Important</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your text from before; it was not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it says now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your text is still here. Below it stands what the memory says now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a date. Write it as 2026-04-15 or 2026-04-15 16:30.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryPopover</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryType</name>
    <message>
        <source>Artifact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelBanner</name>
    <message>
        <source>Health …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model does not calculate rightly on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model was altered, so it is not used.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelCard</name>
    <message>
        <source>Answer of the language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written from the memories below alone; each sentence is checked against what it names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelSection</name>
    <message>
        <source>API key, password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for one word. Nothing of the vault is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the key in the system&apos;s keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, for this server alone. It is never shown again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is kept. It goes to the system&apos;s keyring, for this server alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. Everything in the program works without a language model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the endpoint first. Servers on this computer mostly need no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the key out of the system&apos;s keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no keyring that keeps a key, so only servers without one can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is turned on below is sent to {0}, on this computer, and nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is turned on below leaves this computer: it is sent to {0} and nowhere else. Who runs that server can read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is used for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} answered after {1} s: {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MonthLegend</name>
    <message>
        <source>conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the ordinary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoreValues</name>
    <message>
        <source>All values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of that name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a new or empty folder for the vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can go there. {0} are copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is closed, copied with its backups and read back. Then the old folder gets another name; nothing in it is deleted. The new folder has to be new or empty, and on a drive of this computer: over a network a vault is not safe. Agents that were connected with the old folder have to be connected again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder is chosen yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NamespaceChoice</name>
    <message>
        <source>All namespaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} namespaces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NamespaceDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories of a namespace stay apart from all others. Letters, digits, -, . and _.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NearMisses</name>
    <message>
        <source>Just below the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is the least share of what the question asks that a memory must answer. What stays below it is shown to you and to nobody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not given to the agent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMemoryDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing keeps the draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds from {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds until {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Important</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back. The old memory stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be remembered? One statement is best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Done again: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at its health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticesSection</name>
    <message>
        <source>This desktop shows no messages.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OlderList</name>
    <message>
        <source>Older statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} older statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpeningPanel</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsBar</name>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask among “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep mode is not there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep mode reads the best memories again with a second model. Takes about a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much an agent gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the answer is put together from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Keep both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These say nearly the same:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo, keep the old one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>All {0} days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview of all days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1} are in sight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds from {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds until {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statement in your words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use these words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Search memories</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageEntry</name>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairingDialog</name>
    <message>
        <source>Allow selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does {0} show this code?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If not, choose Deny: something else is asking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody answered for ten minutes: it was denied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember this answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter runs it. Actions that change many memories show a preview first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} actions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PartRow</name>
    <message>
        <source>its own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PassphraseFields</name>
    <message>
        <source>At least {0} characters. Four or five unrelated words are good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will do; longer is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the same once more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PastBanner</name>
    <message>
        <source>Compare with now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was recorded before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The day before with changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The day before with changes: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next changes are today&apos;s: return to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next day with changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next day with changes: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault as it stood then. Nothing can be changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewing {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What held on {0}, as known then. Nothing can be changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} shows what is now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Also bring in 1 rule that steers agents; without this it is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also bring in {0} rules that steer agents; without this they are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original dates and ids are kept. A backup is made first. One undo takes it all back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then let {0} ({1}) look for facts in 1 turn; each fact waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then let {0} ({1}) look for facts in {2} turns; each fact waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would open a conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already known, strengthened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at {0}, where they are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable, with reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would open a conflict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PortCard</name>
    <message>
        <source>Agents cannot reach this vault over HTTP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let agents on this computer connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open on this computer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address {0} is copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use another number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, port {1} · HTTP and MCP</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>What it becomes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrivacySection</name>
    <message>
        <source>Erasing for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every change, by whom and when, in a chain that shows whether anything was altered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a memory&apos;s menu. It reaches every version, report and backup, and lists what it cannot reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories, searches, drafts, reports and backups. Not encrypted: sizes and columns of the window, and what you export yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing, unless you turn on a language model that is elsewhere. The program looks for no updates and sends no reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passwords, keys, card and account numbers in what is stored: looked for when you say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets found …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is stored already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What leaves this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who did what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Choose the folder of a vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going back to a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked after {0} minutes without use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the old folder is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovering {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample is made the first time it is opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault lies here now. Its old files are kept in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sample vault</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressView</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing every entry with its seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for what is known already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the meaning of each memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conversations are in. The language model looks for facts in them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>Agents get it with each question and may propose changes. Its first line names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {0} until {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {0}, no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, does not fade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, does not fade: safety</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, held until done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, pinned</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProposalsDialog</name>
    <message>
        <source>Agents are no longer given this memory. It can be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents that recall it may act on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every agent that reads there receives it with each answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It becomes a memory of the type {0} in {1}, confirmed by you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It rests on: “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits because a language model found it in a conversation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits because it was written into a file by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits because it would be given with every answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits because it would tell agents what to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits because somebody else stands behind what it would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits because this client may propose, but not change anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory ({0}, in {1}) says this from now on, confirmed by you. Its history stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory was changed since this was proposed: it can only be turned down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text, as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What agents propose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where in it: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written by {0}, from {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written by {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} characters in it would not be seen. They are shown as symbols or as their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wants to change this memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wants to put this memory away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wants to remember this</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionField</name>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what is remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionHistory</name>
    <message>
        <source>Forget these questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last questions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Quotation</name>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RailCounts</name>
    <message>
        <source>1 open conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} open conflicts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RangeModel</name>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RangeTable</name>
    <message>
        <source>Memories from {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory lies on these days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in Memories</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReachView</name>
    <message>
        <source>Files beside the vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget them too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked memories: only what is ticked is erased too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be erased for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting statements: only what is ticked is erased too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will be erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your searches, questions and drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReasonBar</name>
    <message>
        <source>All conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecallChart</name>
    <message>
        <source>Recalls a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecallSection</name>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to what the program came with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For agents and the command line, when one namespace is searched. Each change can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read each question again with a slower model, where it is installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many may answer, 1 to 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line, in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that an agent receives at once, 100 to 20,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of the question that a memory has to answer, 0 to 100 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What agents receive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a request does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether they may answer beside what was distilled from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recall defaults threshold limit budget episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shipped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>{0}, not found in {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoverDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a new or empty folder for the new vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder is chosen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover what can be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoveryBox</name>
    <message>
        <source>As a PDF to print, or as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have kept it somewhere other than this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It opens the vault if everything else is lost. It is not shown again, and nobody else has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It opens the vault “{0}” if everything else is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made on {0}, for the vault in {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF to print (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembrancer recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembrancer recovery key.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To use it: open the vault, choose “Use the recovery key”, and type the letters and figures. Capitals and hyphens do not matter. Whoever has this page and the vault can read it: keep the two apart. A newer recovery key makes this one void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your recovery key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RenameTagDialog</name>
    <message>
        <source>All namespaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likely the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make {0} to {1}. {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name, or a tag in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No current memory here has “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename or merge “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the new name, or that of a tag in use to make the two one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RepairDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault was backed up, and the copy was read back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportNotice</name>
    <message>
        <source>Remembrancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report of {0} is there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportsPage</name>
    <message>
        <source>All namespaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report as Markdown (Ctrl+Shift+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the charts as tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the charts as tables, or charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list: the day after / the day before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made from the vault as it stood that night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me when a day&apos;s report is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me when a day&apos;s report is there (this desktop shows no messages)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The day is not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was copied as Markdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up / Down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>After this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose with 1 to 4. What would come of it is shown here before anything is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of the old one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Ask without the filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed since, ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter opens a memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match and line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories above the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stored about this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only memories with {0} were asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line ({0}) decides what counts as an answer. It is drawn on meaning alone: the least share of what the question asks that a memory must answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match orders the memories. It is the sum of its parts: what is meant, which words are the same, whether a time that was asked for fits, and how much a memory is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nearest reaches {0}; the line is at {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the match means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matched by words alone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review a conflict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RevokeDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its access ends at once and for good: it has to ask again to be let in. What it wrote stays, and can be undone apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke {0}?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RightsDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {0} may do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RightsForm</name>
    <message>
        <source>2026-12-31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All namespaces means also those that you make later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing and deciding without asking is not recommended for a new client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In 1 day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {0} days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits: {0} memories a minute and {1} a day, {2} recalls a minute, {3} tokens a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never, as now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a day …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other limits …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembers at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last day is a date such as 2026-12-31.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last day is over already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last day, such as 2026-12-31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} a day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoutineChart</name>
    <message>
        <source>Arrow keys read entry by entry, Enter opens one. The same figures stand in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the routine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usual: {0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowDelegate</name>
    <message>
        <source>No longer there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowSkeleton</name>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Show more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaidBlock</name>
    <message>
        <source>Show more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statement</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveReportButton</name>
    <message>
        <source>As Markdown, with its charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report (not encrypted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report in a folder (not encrypted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this report as a file, which is not encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was saved as {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedRow</name>
    <message>
        <source>Delete {0} (Shift+Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename {0} (F2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScanPanel</name>
    <message>
        <source>Compares all memories of the vault with each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing all memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on looking, {0} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What was found so far is in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next time it goes on from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} memories compared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Ctrl K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try  tag:work  is:pinned  added:7</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchNote</name>
    <message>
        <source>1 report found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make those of the last year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making reports: day {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Only days whose report was made are searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} reports found.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchPopover</name>
    <message>
        <source>Change it to “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this search …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SecretDialog</name>
    <message>
        <source>Back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redact it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store it as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is stored is given to agents that ask for it, and stays in older versions and backups. Redacted, only what kind of secret it is will stand there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SecretField</name>
    <message>
        <source>Show what is typed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SecretRow</name>
    <message>
        <source>Erase …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it is, until the text changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older versions hold it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory was changed since. Its older versions hold it until the memory is erased.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SecretsDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on looking, {0} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as they are: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No secrets were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passwords, keys, card and account numbers in what is stored, shown without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first {0} of {1} memories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next time it goes on from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} versions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} selected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentSheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question and memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionPane</name>
    <message>
        <source>Choose an entry to see what it changed, word by word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase its memories for good …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First shows everything that would be erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory was changed by this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same words were there already. The memory counts as heard once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo everything from {0} since then …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo everything from {who} since {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo everything since …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What others changed later is left alone. The undo is written to the journal too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this changed was erased since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this session changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was erased is gone. This entry is the receipt of it, and nothing takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}”, {who}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Groups of settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Folder with 1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder with {0} files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}, {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatementSide</name>
    <message>
        <source>Statement remembered now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statement that came in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is remembered now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All namespaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health of the vault: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the meaning model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New namespace …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put “{0}” away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename “{0}” …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}. Show the health of the vault</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsBar</name>
    <message>
        <source>Step {0} of {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StopSyncDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop keeping {0} up to date?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the block out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file stays as it is, with whatever stands in it: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no block to take out. The file is no longer written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These lines go; all else in the file stays as it is. Nothing is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} come back as proposals first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SurvivalChart</name>
    <message>
        <source>Arrow keys read the ends of the lines. The same figures stand in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share still current, by age and type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} days old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} % still current after {2} days, of {3} memories</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuspendLock</name>
    <message>
        <source>Locked because the computer slept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked with the session.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuspendWatch</name>
    <message>
        <source>The vault is locked first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message>
        <source>And what is pinned, of any type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most so many tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file: what would be written into it stands here first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a file up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written here. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this kind is remembered there: the block stays empty until something is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what stands between the marks of the block is ever touched. The file is not encrypted: whoever can read it can read these memories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as CLAUDE.md, AGENTS.md or memory.md in a project&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or what is remembered changed just now: look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file yet: it is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {0} is kept up to date with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in the block come back as proposals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SyncList</name>
    <message>
        <source>Add a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For tools that only read files: memories in a block of a file such as CLAUDE.md. What is changed in it by hand comes back to you as proposals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SyncView</name>
    <message>
        <source>Change …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the changes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Syncs</name>
    <message>
        <source>1 change by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking the changes back makes proposals of them. Until you approve one, the block says what is remembered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block does not say what is remembered now. Writing it brings it up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file. Writing it makes it, with nothing but the block in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} changes by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, and what is pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} of {2} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; 1 did not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; {1} did not fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TagLine</name>
    <message>
        <source>Add tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the tag {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TagPopover</name>
    <message>
        <source>Add a tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the tag {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TagRow</name>
    <message>
        <source>Add tag</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>1 type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar height: memories that day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar height: memories that month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar height: memories that week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar height: memories that year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One mark: one memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline {0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} more that day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} more that month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} more that week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} more that year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, agent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelinePage</name>
    <message>
        <source>Choose days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Left / Ctrl+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier / later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home / End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left / Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open what lies on the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Up / Page Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Left / Shift+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only  tag:work  type:event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the range in Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The day before / the day after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written ({0}). Nothing is lost. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first day / the last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next day that has a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type above / the type below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up / Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in / zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineStates</name>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory has this date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that is remembered answers this search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place by when it happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing what is remembered by day …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you and your agents remember appears here by day.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineToolbar</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By: when it happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By: when it was recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By: when it was stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the range, or everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>An agent asks to be let in, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health or a secret may depend on it. Pinned, agents get it always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has said since {0} that it is still true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing asks for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is remembered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed by {0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What needs a decision, falls due or is out of the ordinary stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write something down, bring in what other programs remember, or look at a sample first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} memories say nearly the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} weak memories could have one beside them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenView</name>
    <message>
        <source>At a terminal: it answers what this client may do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every request carries this line. Nothing else is asked for: no cookie, no login.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTTP header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the settings of a program that speaks MCP over HTTP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MCP entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready to paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port is closed: no program can send anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is its token. It is shown only now, and kept nowhere: copy it to where the program looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to paste</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToldBar</name>
    <message>
        <source>Asking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In other words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the words of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing but what stands in the report below, which is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can tell this report. It is sent then.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToldDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was recovered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>As in the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chains: what holds now, and beneath it what it took the place of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest or highest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest or lowest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only current memories are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spacious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the list shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrafficCard</name>
    <message>
        <source>Nothing was asked in the last hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests a minute stand here once an agent asks for something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests a minute, last hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused (diamond)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in all, {1} refused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrafficChart</name>
    <message>
        <source>Arrow keys read minute by minute. The same figures stand in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests a minute, last hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} recalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} remembered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Treatment</name>
    <message>
        <source>Ask less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the usual certainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sure a contradiction has to be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both and note it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let writers correct themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits. Agents get both, each with a note that the other contradicts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new statement waits, and agents get the old one marked as contested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When something new contradicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever says that their own earlier words have become wrong replaces them. All else waits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TreatmentDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TreatmentPreview</name>
    <message>
        <source>Looking at the last {0} days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the last {0} days: {1} of {2} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, 1 pair would have been asked about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, none would have been asked about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, {2} pairs would have been asked about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{certainty}  {kind}: {old} → {new}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TypeLine</name>
    <message>
        <source>A guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairly sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guessed while you write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TypesChoice</name>
    <message>
        <source>No type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} types</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is one step, written to the journal, and can be undone itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at what would be taken back …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this can be taken back any more: it was all changed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was changed meanwhile. This is what it would do now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These namespaces were changed later and stay as they are: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changes} would be taken back. {memories} would be as before.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnlockPanel</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in it can be read until you unlock it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the system keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is locked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValidityCard</name>
    <message>
        <source>When each one holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remembered now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValidityStrip</name>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is remembered now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When each one holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VaultButton</name>
    <message>
        <source>Vault {0}, menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VaultMenu</name>
    <message>
        <source>Lock the vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the vault …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another vault …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VaultPanel</name>
    <message>
        <source>Asked each time it opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a backup that was written into one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an empty folder for the vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a backup file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How is it locked?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the recovery key first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens when you are logged in. You can add a passphrase later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip, show me the sample vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s keyring opens it too, when you are logged in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this computer&apos;s keyring</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VaultSection</name>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy in the vault&apos;s folder, as encrypted as the vault and opened by the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing it takes a moment: the memories are not encrypted anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is copied, read back, and the old files are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new one …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens it if everything else is lost. A new one makes the old one void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens it when you are logged in, without asking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a passphrase first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set one …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop using it …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample vault never locks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vault and lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What unlocks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When each was made, what is in it, and going back to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restore</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>And {0} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked today, {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking was stopped. Nothing is known of what was not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every entry is compared with its seal, and every memory with its entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} entries</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VersionCard</name>
    <message>
        <source>It says the same now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a new version that says the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since then</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeFrame</name>
    <message>
        <source>Bring memories in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See, correct and govern what your agents remember. Everything stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to Remembrancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your vault</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>A new statement contradicts what is remembered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Remembrancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring memories in …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health of the vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual, at this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow or wide rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover what can be read …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets found …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vault, encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write memories to files …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} new statements contradict what is remembered.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YesterdayCard</name>
    <message>
        <source>New memories, last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most: {0} on {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_LaneName</name>
    <message>
        <source>Hide {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} in sight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Meter</name>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reports</name>
    <message>
        <source>dddd d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
