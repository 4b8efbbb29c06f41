<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_GB">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Remembrancer</source>
        <translation>关于 Remembrancer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Licence of {0}</source>
        <translation>{0} 的许可证</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Reading the licences …</source>
        <translation>正在读取许可证…</translation>
    </message>
    <message>
        <source>See, correct and govern what your AI agents remember, in an encrypted vault on your own machine. Free software under the Apache License, Version 2.0.</source>
        <translation>查看、更正并管理 AI 智能体记住的内容，保存在你自己电脑上的加密保险库中。自由软件，采用 Apache License 2.0 版。</translation>
    </message>
    <message>
        <source>The licences could not be read. They lie beside the files of the program.</source>
        <translation>许可证无法读取。它们在程序文件旁边。</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>第 {0} 版</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>用什么制成</translation>
    </message>
    <message>
        <source>What somebody who looks into a fault wants to know</source>
        <translation>查找故障时需要了解的信息</translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>{0}, key {1}</source>
        <translation>{0}，按键 {1}</translation>
    </message>
</context>
<context>
    <name>ActionCards</name>
    <message>
        <source>What to do</source>
        <translation>可做的事</translation>
    </message>
</context>
<context>
    <name>AddClientDialog</name>
    <message>
        <source>Add a client</source>
        <translation>添加客户端</translation>
    </message>
    <message>
        <source>Add the client</source>
        <translation>添加该客户端</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>不复制，直接关闭</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>For a program that does not ask by itself: it is given a token, which it sends with every request.</source>
        <translation>用于不会自行请求的程序：为它发放一个访问令牌，它每次请求时都会附上。</translation>
    </message>
    <message>
        <source>It has no name yet.</source>
        <translation>还没有名称。</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>它可以</translation>
    </message>
    <message>
        <source>It may do nothing yet.</source>
        <translation>它目前什么都不能做。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>规划助手</translation>
    </message>
    <message>
        <source>The token was not copied, and is shown only now. Without it the client cannot come in.</source>
        <translation>访问令牌尚未复制，而且只在此刻显示。没有它，客户端无法接入。</translation>
    </message>
    <message>
        <source>What it is called, as the journal will name it</source>
        <translation>它的名称，日志中也用这个名称</translation>
    </message>
    <message>
        <source>{0} may come in</source>
        <translation>{0} 可以接入</translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Did not fit into the budget: {0}.</source>
        <translation>超出预算而未放入：{0}。</translation>
    </message>
    <message>
        <source>Here stands what an agent receives when it asks the same, word for word.</source>
        <translation>这里逐字显示智能体提出同样问题时得到的内容。</translation>
    </message>
    <message>
        <source>Nothing asked yet</source>
        <translation>还没有提问</translation>
    </message>
    <message>
        <source>Nothing. The agent is told that nothing stored answers.</source>
        <translation>无。智能体会被告知：没有存储的内容可以回答。</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>词元预算</translation>
    </message>
    <message>
        <source>What the agent receives</source>
        <translation>智能体得到的内容</translation>
    </message>
    <message>
        <source>exactly this text, marked as data</source>
        <translation>正是这段文本，标记为数据</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>剩余 {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>{0} of {1} tokens used: {2}</source>
        <translation>已用词元 {0} / {1}：{2}</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} 个词元</translation>
    </message>
</context>
<context>
    <name>Agents</name>
    <message>
        <source>1 memory</source>
        <translation>1 条记忆</translation>
    </message>
    <message>
        <source>Active, {0}</source>
        <translation>有效，{0}</translation>
    </message>
    <message>
        <source>Also change and put away what it wrote</source>
        <translation>还可更改和收起它写入的内容</translation>
    </message>
    <message>
        <source>Decide conflicts between its own statements</source>
        <translation>裁决它自己的陈述之间的冲突</translation>
    </message>
    <message>
        <source>Ended {0}</source>
        <translation>已于 {0} 结束</translation>
    </message>
    <message>
        <source>Paused, {0}</source>
        <translation>已暂停，{0}</translation>
    </message>
    <message>
        <source>Read memories</source>
        <translation>读取记忆</translation>
    </message>
    <message>
        <source>Remember new things; rules and pins wait for you</source>
        <translation>记住新内容；规则和置顶须等你确认</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>已撤权</translation>
    </message>
    <message>
        <source>a field is outside its limits</source>
        <translation>有字段超出限制</translation>
    </message>
    <message>
        <source>a rule or a pin</source>
        <translation>规则或置顶</translation>
    </message>
    <message>
        <source>all namespaces</source>
        <translation>所有命名空间</translation>
    </message>
    <message>
        <source>came from a web page</source>
        <translation>来自网页</translation>
    </message>
    <message>
        <source>contradicts what is remembered</source>
        <translation>与已记住的内容矛盾</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>failed: {0}</source>
        <translation>失败：{0}</translation>
    </message>
    <message>
        <source>it is paused</source>
        <translation>它已暂停</translation>
    </message>
    <message>
        <source>it is revoked</source>
        <translation>它已被撤权</translation>
    </message>
    <message>
        <source>its time is over</source>
        <translation>它的期限已过</translation>
    </message>
    <message>
        <source>known already</source>
        <translation>早已知道</translation>
    </message>
    <message>
        <source>may do nothing</source>
        <translation>什么都不能做</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>没有令牌</translation>
    </message>
    <message>
        <source>not allowed to</source>
        <translation>不被允许</translation>
    </message>
    <message>
        <source>not asked for this computer</source>
        <translation>不是对本机的请求</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>还没有出现过</translation>
    </message>
    <message>
        <source>over its limits</source>
        <translation>超出其限额</translation>
    </message>
    <message>
        <source>propose</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>proposes</source>
        <translation>可提议</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>可读取</translation>
    </message>
    <message>
        <source>refused: {0}</source>
        <translation>已拒绝：{0}</translation>
    </message>
    <message>
        <source>resolve</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>resolves its own conflicts</source>
        <translation>可裁决自己的冲突</translation>
    </message>
    <message>
        <source>said again</source>
        <translation>再次说到</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>已存储</translation>
    </message>
    <message>
        <source>turned down before</source>
        <translation>以前被拒绝过</translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation>未知令牌</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>等你处理</translation>
    </message>
    <message>
        <source>waits for you: {0}</source>
        <translation>等你处理：{0}</translation>
    </message>
    <message>
        <source>write</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>可写入</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0}和{1}</translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{1}：{0}</translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation>{0} 条记忆</translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation>{0}，{1} 个词元</translation>
    </message>
    <message>
        <source>{0}; ends {1}</source>
        <translation>{0}；{1} 结束</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>1 proposal of an agent waits for you.</source>
        <translation>智能体的 1 条提议在等你处理。</translation>
    </message>
    <message>
        <source>Add a client …</source>
        <translation>添加客户端…</translation>
    </message>
    <message>
        <source>Connect a tool found on this computer, or open the port and let an agent ask.</source>
        <translation>连接本机上找到的工具，或打开端口，让智能体来请求。</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>No agent is connected yet</source>
        <translation>还没有连接智能体</translation>
    </message>
    <message>
        <source>Port, clients and files</source>
        <translation>端口、客户端和文件</translation>
    </message>
    <message>
        <source>Search requests</source>
        <translation>搜索请求</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Undo what {0} did</source>
        <translation>撤销 {0} 所做的事</translation>
    </message>
    <message>
        <source>{0} is connected. Start it anew, so that it reads its settings.</source>
        <translation>{0} 已连接。重新启动它，让它读取设置。</translation>
    </message>
    <message>
        <source>{0} is disconnected.</source>
        <translation>{0} 已断开连接。</translation>
    </message>
    <message>
        <source>{0} proposals of agents wait for you.</source>
        <translation>智能体的 {0} 条提议在等你处理。</translation>
    </message>
    <message>
        <source>{0}: some files were left alone.</source>
        <translation>{0}：有些文件未作改动。</translation>
    </message>
</context>
<context>
    <name>AgentsSection</name>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Open Agents</source>
        <translation>打开智能体页</translation>
    </message>
    <message>
        <source>Port and clients</source>
        <translation>端口和客户端</translation>
    </message>
    <message>
        <source>The port, who may use it, and how much, are set where their traffic is seen.</source>
        <translation>端口、谁可以用、能用多少，都在显示其往来的页面上设置。</translation>
    </message>
</context>
<context>
    <name>AgentsWaiting</name>
    <message>
        <source>1 request of an agent waits</source>
        <translation>智能体的 1 个请求在等待</translation>
    </message>
    <message>
        <source>An agent proposes something that waits for you.</source>
        <translation>智能体提出了一项提议，等你处理。</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Port could not be opened</source>
        <translation>端口无法打开</translation>
    </message>
    <message>
        <source>Port open, 1 client</source>
        <translation>端口已打开，1 个客户端</translation>
    </message>
    <message>
        <source>Port open, {0} clients</source>
        <translation>端口已打开，{0} 个客户端</translation>
    </message>
    <message>
        <source>{0} requests of agents wait</source>
        <translation>智能体的 {0} 个请求在等待</translation>
    </message>
    <message>
        <source>{0} wants to connect.</source>
        <translation>{0} 想要连接。</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Another statement says something else, and nobody has decided yet.</source>
        <translation>另一条陈述说法不同，还没有人裁决。</translation>
    </message>
    <message>
        <source>From memory</source>
        <translation>来自记忆</translation>
    </message>
    <message>
        <source>Nothing stored answers this. What is nearest stands below.</source>
        <translation>存储的内容都没有回答这个问题。最接近的在下面。</translation>
    </message>
    <message>
        <source>put together from stored sentences, no language model</source>
        <translation>由存储的句子组成，未用语言模型</translation>
    </message>
</context>
<context>
    <name>AnswerText</name>
    <message>
        <source>Answer from memory</source>
        <translation>来自记忆的回答</translation>
    </message>
    <message>
        <source>Show memory {0}</source>
        <translation>显示记忆 {0}</translation>
    </message>
</context>
<context>
    <name>AppearanceSection</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Changed on: {0}.</source>
        <translation>已更改：{0}。</translation>
    </message>
    <message>
        <source>Columns, widths, panes and densities of this vault&apos;s pages. Nothing else is reset.</source>
        <translation>此保险库各页面的列、宽度、窗格和密度。其他内容不会重置。</translation>
    </message>
    <message>
        <source>Everything is as at first.</source>
        <translation>一切都是最初的样子。</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Only with the icon in the tray.</source>
        <translation>仅在显示托盘图标时可用。</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>This desktop has no tray. Closing the window quits.</source>
        <translation>此桌面没有托盘。关闭窗口即退出程序。</translation>
    </message>
    <message>
        <source>reset columns widths panes</source>
        <translation>重置 列 宽度 窗格</translation>
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
        <translation>Remembrancer 的备份 (*{0})</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>选择位置…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The backup of {0} with its keys, {1}, as encrypted as the vault. Keep it on another drive.</source>
        <translation>{0} 的备份及其密钥，{1}，加密程度与保险库相同。请存放在另一块磁盘上。</translation>
    </message>
    <message>
        <source>Write a backup into one file</source>
        <translation>把备份写入一个文件</translation>
    </message>
    <message>
        <source>Write the backup to</source>
        <translation>备份写入到</translation>
    </message>
    <message>
        <source>Written and read back: {0}, {1}.</source>
        <translation>已写入并读回核对：{0}，{1}。</translation>
    </message>
    <message>
        <source>“From a file” in the list of backups brings it back; on another computer the first window does.</source>
        <translation>备份列表中的“从文件”可以把它找回；在另一台电脑上则用首个窗口。</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Found in {0} ms among {1}</source>
        <translation>用时 {0} 毫秒，在 {1}中找到</translation>
    </message>
    <message>
        <source>Just below the line ({0})</source>
        <translation>略低于界线（{0}）</translation>
    </message>
    <message>
        <source>Match {0}: {1}</source>
        <translation>匹配度 {0}：{1}</translation>
    </message>
    <message>
        <source>did not fit into the budget</source>
        <translation>超出预算而未放入</translation>
    </message>
    <message>
        <source>not given to the agent</source>
        <translation>未交给智能体</translation>
    </message>
    <message>
        <source>{0} above the line</source>
        <translation>界线以上 {0}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}, below the line at {1}</source>
        <translation>{0}，低于界线 {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation>{0}。</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Ask; on a memory, open it</source>
        <translation>提问；在记忆上则打开它</translation>
    </message>
    <message>
        <source>Copied what the agent receives</source>
        <translation>已复制智能体得到的内容</translation>
    </message>
    <message>
        <source>Copy the whole text, as an agent gets it</source>
        <translation>复制全文，与智能体收到的一样</translation>
    </message>
    <message>
        <source>Copy what the agent receives</source>
        <translation>复制智能体得到的内容</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下箭头</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Last questions; on a memory, the next one</source>
        <translation>最近的问题；在记忆上则到下一条</translation>
    </message>
    <message>
        <source>Narrow what may answer:  tag:work</source>
        <translation>限定哪些可以作答：tag:work</translation>
    </message>
    <message>
        <source>Show or hide what the agent receives</source>
        <translation>显示或隐藏智能体得到的内容</translation>
    </message>
</context>
<context>
    <name>AskStates</name>
    <message>
        <source>Ask again</source>
        <translation>再次提问</translation>
    </message>
    <message>
        <source>Ask what is remembered</source>
        <translation>问问记住了什么</translation>
    </message>
    <message>
        <source>Ask: {0}</source>
        <translation>提问：{0}</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>导入记忆</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>例如</translation>
    </message>
    <message>
        <source>Looking through what is remembered …</source>
        <translation>正在查找记住的内容…</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>还没有记忆</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>打开示例保险库</translation>
    </message>
    <message>
        <source>Questions are answered from what is stored, and nothing is stored yet.</source>
        <translation>问题由存储的内容来回答，而现在还没有存储任何内容。</translation>
    </message>
    <message>
        <source>Reading the best memories again: {0} of {1}</source>
        <translation>正在重读最佳记忆：{0} / {1}</translation>
    </message>
    <message>
        <source>The answer is put together from what is stored, and shows what an agent would get.</source>
        <translation>回答由存储的内容组成，并显示智能体会得到什么。</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>1 entry</source>
        <translation>1 条记录</translation>
    </message>
    <message>
        <source>Agents and what they propose</source>
        <translation>智能体及其提议</translation>
    </message>
    <message>
        <source>Changed memories</source>
        <translation>更改的记忆</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Faded, expired, revived</source>
        <translation>淡忘、过期、重新恢复</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>New memories</source>
        <translation>新记忆</translation>
    </message>
    <message>
        <source>Put away, deleted, erased, brought back</source>
        <translation>收起、删除、抹除、找回</translation>
    </message>
    <message>
        <source>Reason: “{0}”</source>
        <translation>原因：“{0}”</translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation>Remembrancer</translation>
    </message>
    <message>
        <source>Session “{0}”</source>
        <translation>会话“{0}”</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>{0} entries</source>
        <translation>{0} 条记录</translation>
    </message>
    <message>
        <source>{0} entries shown</source>
        <translation>显示 {0} 条记录</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>“{0}”</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Left / Right</source>
        <translation>左 / 右</translation>
    </message>
    <message>
        <source>Newer entry / older entry</source>
        <translation>较新的记录 / 较旧的记录</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>搜索日志</translation>
    </message>
    <message>
        <source>The newest entry</source>
        <translation>最新的记录</translation>
    </message>
    <message>
        <source>Two dates</source>
        <translation>两个日期</translation>
    </message>
    <message>
        <source>Undo the chosen change</source>
        <translation>撤销所选更改</translation>
    </message>
    <message>
        <source>What the chosen entry changed</source>
        <translation>所选记录更改了什么</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>显示什么</translation>
    </message>
</context>
<context>
    <name>BackupKeeping</name>
    <message>
        <source>Backed up {0}</source>
        <translation>已备份 {0}</translation>
    </message>
    <message>
        <source>The vault was backed up, beside the others in its folder.</source>
        <translation>保险库已备份，与其他备份同在其文件夹中。</translation>
    </message>
</context>
<context>
    <name>BackupRow</name>
    <message>
        <source>Its keys are missing</source>
        <translation>它的密钥缺失</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>&amp;Go back to it</source>
        <translation>回到此备份(&amp;G)</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Backups of Remembrancer (*{0})</source>
        <translation>Remembrancer 的备份 (*{0})</translation>
    </message>
    <message>
        <source>Choose a backup first.</source>
        <translation>请先选择一个备份。</translation>
    </message>
    <message>
        <source>Choose a backup that was written into one file</source>
        <translation>选择一个写成单个文件的备份</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>From a file …</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>The vault is copied every half hour if something changed: all copies of a day are kept, one a day for two weeks, one a week for two months, one a month for a year. They are encrypted like the vault.</source>
        <translation>有更改时，每半小时复制一次保险库：当天的副本全部保留，两周内每天保留一份，两个月内每周一份，一年内每月一份。它们与保险库同样加密。</translation>
    </message>
    <message>
        <source>There is no backup yet</source>
        <translation>还没有备份</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>还没有备份。</translation>
    </message>
    <message>
        <source>They will lie in {2}, {1} free</source>
        <translation>将存放在 {2}，可用 {1}</translation>
    </message>
    <message>
        <source>Write into one file …</source>
        <translation>写入单个文件…</translation>
    </message>
    <message>
        <source>{0} in {2}, {1} free</source>
        <translation>{0}，位于 {2}，可用 {1}</translation>
    </message>
</context>
<context>
    <name>BatchButton</name>
    <message>
        <source>All that are shown</source>
        <translation>显示的全部</translation>
    </message>
    <message>
        <source>Decide {0} together</source>
        <translation>一并裁决 {0}</translation>
    </message>
</context>
<context>
    <name>BatchDialog</name>
    <message>
        <source>Agents get both, with a note that they differ.</source>
        <translation>智能体两者都得到，并附注二者不同。</translation>
    </message>
    <message>
        <source>Agents get both. These pairs are not asked about again.</source>
        <translation>智能体两者都得到。这些成对陈述不再询问。</translation>
    </message>
    <message>
        <source>Agents get the new statements. The old ones are kept as superseded.</source>
        <translation>智能体得到新的陈述。旧的作为已被取代保留。</translation>
    </message>
    <message>
        <source>Agents go on getting the old statements. The new ones are kept as turned down.</source>
        <translation>智能体继续得到旧的陈述。新的作为已拒绝保留。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose what to do with all of them. It is one step, which can be undone.</source>
        <translation>选择如何处理全部。这是一个步骤，可以撤销。</translation>
    </message>
    <message>
        <source>Decide together</source>
        <translation>一并裁决</translation>
    </message>
    <message>
        <source>Decide {0}</source>
        <translation>裁决 {0}</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>原因（可选）</translation>
    </message>
    <message>
        <source>Where the text does not say:</source>
        <translation>文本没有说明时：</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>以及另外 {0} 个</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
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
        <translation>全部</translation>
    </message>
    <message>
        <source>Memories by day and type</source>
        <translation>按日期和类型的记忆</translation>
    </message>
    <message>
        <source>The figures of the timeline. Enter chooses the days of a row.</source>
        <translation>时间线的数字。回车选择一行的日期。</translation>
    </message>
</context>
<context>
    <name>BringPanel</name>
    <message>
        <source>Choose files …</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Found on this computer. Nothing is written before you have seen what it becomes.</source>
        <translation>在本机上找到。在你看过会变成什么之前，不会写入任何内容。</translation>
    </message>
    <message>
        <source>It is still looking.</source>
        <translation>仍在查找。</translation>
    </message>
    <message>
        <source>Looking for memories</source>
        <translation>正在查找记忆</translation>
    </message>
    <message>
        <source>Looking in the usual places on this computer. Nothing leaves it.</source>
        <translation>正在查找本机上的常见位置。没有任何内容离开本机。</translation>
    </message>
    <message>
        <source>None of the usual files was found</source>
        <translation>没有找到常见的文件</translation>
    </message>
    <message>
        <source>See what they become</source>
        <translation>看看会变成什么</translation>
    </message>
    <message>
        <source>Show me the sample vault</source>
        <translation>看看示例保险库</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>停止查找</translation>
    </message>
    <message>
        <source>There may be more: the search ended after 20 seconds or 200 finds.</source>
        <translation>可能还有更多：查找在 20 秒或 200 个结果后结束。</translation>
    </message>
    <message>
        <source>What do agents remember already?</source>
        <translation>智能体已经记住了什么？</translation>
    </message>
    <message>
        <source>You can choose files yourself, now or later from the menu of the vault.</source>
        <translation>您可以自己选择文件，现在或以后从保险库的菜单中选择。</translation>
    </message>
    <message>
        <source>{0} folders</source>
        <translation>{0} 个文件夹</translation>
    </message>
</context>
<context>
    <name>BulkSummary</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This is one step: undo takes all of it back.</source>
        <translation>这是一个步骤：撤销会全部还原。</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>以及另外 {0} 个</translation>
    </message>
    <message>
        <source>{0} of them pinned</source>
        <translation>其中 {0} 条已置顶</translation>
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
        <translation>记住一件事</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>What is to be remembered?</source>
        <translation>要记住什么？</translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation>要记住的内容</translation>
    </message>
</context>
<context>
    <name>CaseReview</name>
    <message>
        <source>Choose first what to do</source>
        <translation>请先选择如何处理</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Say first what became of the old one</source>
        <translation>请先说明旧的那条怎么了</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open the memory in Memories</source>
        <translation>在记忆页打开该记忆</translation>
    </message>
    <message>
        <source>Reason: “{0}”</source>
        <translation>原因：“{0}”</translation>
    </message>
    <message>
        <source>Restore the earlier version</source>
        <translation>恢复较早的版本</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>陈述</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Figures as a table</source>
        <translation>以表格显示数据</translation>
    </message>
    <message>
        <source>The chart could not be saved: {0}</source>
        <translation>图表无法保存：{0}</translation>
    </message>
    <message>
        <source>The chart was saved as {0}.</source>
        <translation>图表已保存为 {0}。</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示什么</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>{0}: {1} of {2}</source>
        <translation>{0}：{1} / {2}</translation>
    </message>
</context>
<context>
    <name>ClientCard</name>
    <message>
        <source>Active</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Everything it ever did</source>
        <translation>它做过的一切</translation>
    </message>
    <message>
        <source>In all: {0} remembered, {1} waited for you, {2} recalls, {3} tokens, {4} refused.</source>
        <translation>总计：记住 {0}，等你处理 {1}，召回 {2} 次，词元 {3}，拒绝 {4}。</translation>
    </message>
    <message>
        <source>It says that it is {0}.</source>
        <translation>它自称是 {0}。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Paused: too much at once</source>
        <translation>已暂停：一次请求过多</translation>
    </message>
    <message>
        <source>Recalls today</source>
        <translation>今日召回</translation>
    </message>
    <message>
        <source>Remembered today</source>
        <translation>今日记住</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续使用</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>撤权</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>已撤权</translation>
    </message>
    <message>
        <source>Rights …</source>
        <translation>权限…</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>最近一天</translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation>最近一小时</translation>
    </message>
    <message>
        <source>Tokens given today</source>
        <translation>今日给出的词元</translation>
    </message>
    <message>
        <source>Undo since …</source>
        <translation>撤销此后所做…</translation>
    </message>
    <message>
        <source>{0} a minute at most</source>
        <translation>每分钟最多 {0}</translation>
    </message>
</context>
<context>
    <name>ClientRow</name>
    <message>
        <source>all namespaces</source>
        <translation>所有命名空间</translation>
    </message>
    <message>
        <source>since {0}</source>
        <translation>自{0}起</translation>
    </message>
</context>
<context>
    <name>ClosableChip</name>
    <message>
        <source>Remove {0}</source>
        <translation>移除 {0}</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>Changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配度</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Takes place</source>
        <translation>发生于</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Add tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>找回</translation>
    </message>
    <message>
        <source>Change type</source>
        <translation>更改类型</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>复制标识</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Erase for good …</source>
        <translation>永久抹除…</translation>
    </message>
    <message>
        <source>Fold the chain</source>
        <translation>折叠版本链</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>移到</translation>
    </message>
    <message>
        <source>Next memory</source>
        <translation>下一条记忆</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Previous memory</source>
        <translation>上一条记忆</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Still true</source>
        <translation>仍然成立</translation>
    </message>
    <message>
        <source>These contradict each other</source>
        <translation>这些互相矛盾</translation>
    </message>
    <message>
        <source>Unfold the chain</source>
        <translation>展开版本链</translation>
    </message>
    <message>
        <source>What it took the place of</source>
        <translation>它取代了什么</translation>
    </message>
    <message>
        <source>What took its place</source>
        <translation>什么取代了它</translation>
    </message>
    <message>
        <source>Write to files …</source>
        <translation>写入文件…</translation>
    </message>
</context>
<context>
    <name>CommandRunner</name>
    <message>
        <source>Add the tag {0} to {1}?</source>
        <translation>把标签 {0} 添加到{1}？</translation>
    </message>
    <message>
        <source>Bring back {0}</source>
        <translation>找回{0}</translation>
    </message>
    <message>
        <source>Bring back {0}?</source>
        <translation>找回{0}？</translation>
    </message>
    <message>
        <source>Change {0}</source>
        <translation>更改{0}</translation>
    </message>
    <message>
        <source>Delete {0}</source>
        <translation>删除{0}</translation>
    </message>
    <message>
        <source>Delete {0}?</source>
        <translation>删除{0}？</translation>
    </message>
    <message>
        <source>Make {0}: {1}?</source>
        <translation>把{0}设为：{1}？</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>移动{0}</translation>
    </message>
    <message>
        <source>Move {0} to {1}?</source>
        <translation>把{0}移到 {1}？</translation>
    </message>
    <message>
        <source>Pin {0}</source>
        <translation>置顶{0}</translation>
    </message>
    <message>
        <source>Pin {0}?</source>
        <translation>置顶{0}？</translation>
    </message>
    <message>
        <source>Put away {0}</source>
        <translation>收起{0}</translation>
    </message>
    <message>
        <source>Put away {0}?</source>
        <translation>收起{0}？</translation>
    </message>
    <message>
        <source>Say that {0} still hold?</source>
        <translation>确认{0}仍然成立？</translation>
    </message>
    <message>
        <source>Still true: {0}</source>
        <translation>仍然成立：{0}</translation>
    </message>
    <message>
        <source>Tag {0}</source>
        <translation>为{0}加标签</translation>
    </message>
    <message>
        <source>Unpin {0}</source>
        <translation>取消置顶{0}</translation>
    </message>
    <message>
        <source>Unpin {0}?</source>
        <translation>取消置顶{0}？</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>1 conflict</source>
        <translation>1 个冲突</translation>
    </message>
    <message>
        <source>1 linked memory to look at after: {0}</source>
        <translation>之后要查看 1 条关联记忆：{0}</translation>
    </message>
    <message>
        <source>A change that waits. The version before stays in use until you decide.</source>
        <translation>等待中的更改。在你决定之前，仍使用之前的版本。</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Corrected: it was never so</source>
        <translation>更正：从来不是这样</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>不再询问</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>Happening</source>
        <translation>发生于</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>有效期</translation>
    </message>
    <message>
        <source>In use until you decide; agents see it as contested.</source>
        <translation>在你裁决之前使用中；智能体看到它有争议。</translation>
    </message>
    <message>
        <source>In use, contested</source>
        <translation>使用中，有争议</translation>
    </message>
    <message>
        <source>Keep both, note it</source>
        <translation>两者都保留并备注</translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <translation>保留旧的</translation>
    </message>
    <message>
        <source>Kept both and noted it.</source>
        <translation>已两者都保留并备注。</translation>
    </message>
    <message>
        <source>Kept the old one.</source>
        <translation>已保留旧的。</translation>
    </message>
    <message>
        <source>Known because</source>
        <translation>来源依据</translation>
    </message>
    <message>
        <source>Marked as no conflict.</source>
        <translation>已标记为无冲突。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Not a conflict</source>
        <translation>不是冲突</translation>
    </message>
    <message>
        <source>Not given to agents until you decide.</source>
        <translation>在你裁决之前不交给智能体。</translation>
    </message>
    <message>
        <source>Nothing is left to decide here: one of the statements was changed, deleted or taken back.</source>
        <translation>这里已无需裁决：其中一条陈述已更改、删除或撤回。</translation>
    </message>
    <message>
        <source>Proposed by {who}, {when}; waits for you</source>
        <translation>由 {who} 提议，{when}；等你处理</translation>
    </message>
    <message>
        <source>Put the two together.</source>
        <translation>已把二者合并。</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Reason: {0}</source>
        <translation>原因：{0}</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>Replaced: it held until now</source>
        <translation>取代：此前一直成立</translation>
    </message>
    <message>
        <source>Retain</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>陈述于</translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>Use the new one</source>
        <translation>采用新的</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Used the new one.</source>
        <translation>已采用新的。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>as above</source>
        <translation>同上</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已置顶</translation>
    </message>
    <message>
        <source>used {0}</source>
        <translation>使用 {0}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>{0} conflicts</source>
        <translation>{0} 个冲突</translation>
    </message>
    <message>
        <source>{0} is kept as superseded and can be brought back</source>
        <translation>{0}作为已被取代保留，可以找回</translation>
    </message>
    <message>
        <source>{0} is kept as turned down; agents do not get it</source>
        <translation>{0}作为已拒绝保留；智能体得不到它</translation>
    </message>
    <message>
        <source>{0} is what agents get</source>
        <translation>{0}是智能体得到的内容</translation>
    </message>
    <message>
        <source>{0} is what agents get, no longer contested</source>
        <translation>{0}是智能体得到的内容，不再有争议</translation>
    </message>
    <message>
        <source>{0} is what agents get, with a note</source>
        <translation>{0}是智能体得到的内容，附有备注</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>{0} 个待裁决</translation>
    </message>
    <message>
        <source>{0} times</source>
        <translation>{0} 次</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
    <message>
        <source>{0}, {1}.</source>
        <translation>{0}，{1}。</translation>
    </message>
    <message>
        <source>{count} linked memories to look at after: {0}</source>
        <translation>之后要查看 {count} 条关联记忆：{0}</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>“{0}”</translation>
    </message>
</context>
<context>
    <name>ConflictsPage</name>
    <message>
        <source>Apply the choice</source>
        <translation>执行所选</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Corrected: it was never so</source>
        <translation>已更正：从未如此</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Give a reason</source>
        <translation>写明原因</translation>
    </message>
    <message>
        <source>How conflicts are treated was changed.</source>
        <translation>冲突的处理方式已更改。</translation>
    </message>
    <message>
        <source>Keep both and note it; again: apply</source>
        <translation>两者都保留并备注；再按一次：执行</translation>
    </message>
    <message>
        <source>Keep the old one; again: apply</source>
        <translation>保留旧的；再按一次：执行</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>下一个冲突</translation>
    </message>
    <message>
        <source>Not a conflict; again: apply</source>
        <translation>不是冲突；再按一次：执行</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>上一个冲突</translation>
    </message>
    <message>
        <source>Replaced: it held until now</source>
        <translation>已被取代：在此之前有效</translation>
    </message>
    <message>
        <source>Search the conflicts</source>
        <translation>搜索冲突</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>The conversation in which it was said</source>
        <translation>说出它的那段对话</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>链接已复制。</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>撤销上一次裁决</translation>
    </message>
    <message>
        <source>Use the new one; again: apply</source>
        <translation>采用新的；再按一次：执行</translation>
    </message>
    <message>
        <source>Write it in your own words</source>
        <translation>用自己的话写</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
</context>
<context>
    <name>ConflictsSection</name>
    <message>
        <source>Changed for new conflicts</source>
        <translation>已更改，用于新的冲突</translation>
    </message>
    <message>
        <source>Chosen for each namespace. A change is one step of undo.</source>
        <translation>为每个命名空间选择。一次更改是一个撤销步骤。</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation>冲突的处理方式</translation>
    </message>
    <message>
        <source>policy certainty ask annotate supersede</source>
        <translation>冲突 策略 确信 询问 备注 取代</translation>
    </message>
</context>
<context>
    <name>ConflictsStates</name>
    <message>
        <source>Here is what needs no decision any more, because a statement was changed or deleted.</source>
        <translation>这里是不再需要裁决的冲突，因为其中的陈述已更改或删除。</translation>
    </message>
    <message>
        <source>No conflict here answers “{0}”.</source>
        <translation>这里没有符合“{0}”的冲突。</translation>
    </message>
    <message>
        <source>No conflict here is of that kind and source.</source>
        <translation>这里没有这种类别和来源的冲突。</translation>
    </message>
    <message>
        <source>Nothing decided yet</source>
        <translation>还没有裁决</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Nothing set aside</source>
        <translation>没有搁置的</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>没有要裁决的</translation>
    </message>
    <message>
        <source>See what was decided</source>
        <translation>查看已裁决的</translation>
    </message>
    <message>
        <source>What is in conflict is decided in the present. Return to now to see it.</source>
        <translation>冲突只能在现在裁决。回到现在即可查看。</translation>
    </message>
    <message>
        <source>What you decide is kept here, and can be opened again.</source>
        <translation>你的裁决保存在这里，可以重新打开。</translation>
    </message>
    <message>
        <source>When something new contradicts what is remembered, both wait here for you.</source>
        <translation>新内容与已记住的内容矛盾时，两者都在这里等你。</translation>
    </message>
    <message>
        <source>You are looking at the past</source>
        <translation>你正在查看过去</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>1 file would be written.</source>
        <translation>将写入 1 个文件。</translation>
    </message>
    <message>
        <source>A copy of each file as it was is kept in the vault&apos;s folder. Nothing else in them is touched.</source>
        <translation>每个文件的原样副本保存在保险库的文件夹中。文件中的其他内容不会改动。</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>所有项目</translation>
    </message>
    <message>
        <source>Also recall when a session begins, and keep it when it ends</source>
        <translation>并在会话开始时召回，结束时保存会话</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Connect {0}</source>
        <translation>连接 {0}</translation>
    </message>
    <message>
        <source>Disconnect {0}</source>
        <translation>断开 {0}</translation>
    </message>
    <message>
        <source>Left alone: {0}</source>
        <translation>未作改动：{0}</translation>
    </message>
    <message>
        <source>Nothing can be written here. What to paste by hand stands below.</source>
        <translation>这里无法写入。需手动粘贴的内容在下方。</translation>
    </message>
    <message>
        <source>One project …</source>
        <translation>一个项目…</translation>
    </message>
    <message>
        <source>The file goes: there would be nothing left in it.</source>
        <translation>该文件将移除：里面不会剩下任何内容。</translation>
    </message>
    <message>
        <source>The folder of the project</source>
        <translation>项目的文件夹</translation>
    </message>
    <message>
        <source>There is nothing to take out.</source>
        <translation>没有可取出的内容。</translation>
    </message>
    <message>
        <source>There is nothing to write: it is connected as chosen.</source>
        <translation>没有要写入的：已按所选方式连接。</translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation>将写入的内容</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Write this</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>{0} files would be written.</source>
        <translation>将写入 {0} 个文件。</translation>
    </message>
</context>
<context>
    <name>ConnectPanel</name>
    <message>
        <source>Connecting shows the change of each file before it is written. An agent can remember and recall; rules, pins and contradictions wait for you. All of this stands on the page Agents too.</source>
        <translation>连接前会显示每个文件的更改。智能体可以记住和召回；规则、置顶和矛盾等你处理。这些在智能体页上也有。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Open my vault</source>
        <translation>打开我的保险库</translation>
    </message>
    <message>
        <source>Which agents may use it?</source>
        <translation>哪些智能体可以使用它？</translation>
    </message>
    <message>
        <source>{0} is connected. Start it anew, so that it reads its settings.</source>
        <translation>{0} 已连接。重新启动它，让它读取设置。</translation>
    </message>
    <message>
        <source>{0} is disconnected.</source>
        <translation>{0} 已断开连接。</translation>
    </message>
    <message>
        <source>{0}: some files were left alone.</source>
        <translation>{0}：有些文件未作改动。</translation>
    </message>
</context>
<context>
    <name>ConsolidationDialog</name>
    <message>
        <source>Gives way to it</source>
        <translation>让位于它</translation>
    </message>
    <message>
        <source>Leave them apart</source>
        <translation>保持分开</translation>
    </message>
    <message>
        <source>New beside them</source>
        <translation>新增于其旁</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Put together what says the same?</source>
        <translation>把说法相同的合并？</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>The new memory names its sources. It is one step, and can be undone.</source>
        <translation>新记忆会写明其来源。这是一个步骤，可以撤销。</translation>
    </message>
    <message>
        <source>These stay as they are</source>
        <translation>这些保持原样</translation>
    </message>
    <message>
        <source>What gives way keeps its history. It is one step, and can be undone.</source>
        <translation>让位的记忆保留其历史。这是一个步骤，可以撤销。</translation>
    </message>
    <message>
        <source>What would be put together</source>
        <translation>将会合并的内容</translation>
    </message>
</context>
<context>
    <name>ContentStates</name>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>ConversationBlock</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Hide the conversation</source>
        <translation>隐藏对话</translation>
    </message>
    <message>
        <source>Show the conversation</source>
        <translation>显示对话</translation>
    </message>
    <message>
        <source>The statement rests on this</source>
        <translation>该陈述以此为依据</translation>
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
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出了问题</translation>
    </message>
    <message>
        <source>This is a fault of the program. What was saved is safe. You can go on; if it happens again, start the program anew. The report below names places in the program and nothing from your vault. It is sent to nobody.</source>
        <translation>这是程序的错误。已保存的内容是安全的。可以继续；如果再次发生，请重新启动程序。下方的报告只提到程序中的位置，不含保险库的任何内容，也不会发送给任何人。</translation>
    </message>
</context>
<context>
    <name>DamageBanner</name>
    <message>
        <source>Go back or recover …</source>
        <translation>回退或抢救…</translation>
    </message>
    <message>
        <source>This vault is damaged. What can be read is shown, and nothing is written to it.</source>
        <translation>此保险库已损坏。可读的内容照常显示，但不再写入任何内容。</translation>
    </message>
</context>
<context>
    <name>DamagedGate</name>
    <message>
        <source>Going back to a backup</source>
        <translation>正在回到备份</translation>
    </message>
    <message>
        <source>Recovering {0}</source>
        <translation>正在抢救 {0}</translation>
    </message>
    <message>
        <source>The damaged files stay as they are.</source>
        <translation>损坏的文件保持原样。</translation>
    </message>
</context>
<context>
    <name>DamagedPanel</name>
    <message>
        <source>&amp;Go back to this backup</source>
        <translation>回到这个备份(&amp;G)</translation>
    </message>
    <message>
        <source>Backups, the newest first. The vault as it is now is kept beside them.</source>
        <translation>备份，最新的在前。现在的保险库会保留在它们旁边。</translation>
    </message>
    <message>
        <source>Choose a new or empty folder for the new vault</source>
        <translation>为新保险库选择一个新的或空的文件夹</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>打开另一个保险库</translation>
    </message>
    <message>
        <source>There is no backup of this vault.</source>
        <translation>这个保险库没有备份。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>DatePopover</name>
    <message>
        <source>As it was known</source>
        <translation>当时所知</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>下个月</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>The vault as it stood at the end of a day. Nothing is changed there.</source>
        <translation>保险库在某天结束时的样子。那里不作任何更改。</translation>
    </message>
    <message>
        <source>The vault at a date</source>
        <translation>某日的保险库</translation>
    </message>
    <message>
        <source>What held</source>
        <translation>当时有效</translation>
    </message>
    <message>
        <source>What held at the end of a day, also if it was replaced since.</source>
        <translation>某天结束时有效的内容，即使之后被取代。</translation>
    </message>
    <message>
        <source>Whenever it held</source>
        <translation>不论何时有效</translation>
    </message>
    <message>
        <source>Which date</source>
        <translation>哪个日期</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>MMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>d</source>
        <comment>the first day of a range within one month</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0}至{1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
</context>
<context>
    <name>DatesTab</name>
    <message>
        <source>By day</source>
        <translation>按天</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按类别</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>按类型</translation>
    </message>
    <message>
        <source>Compare from the end of this day.</source>
        <translation>从这一天结束时起比较。</translation>
    </message>
    <message>
        <source>Compare with the end of this day.</source>
        <translation>与这一天结束时比较。</translation>
    </message>
    <message>
        <source>Every memory is the same at both dates.</source>
        <translation>每条记忆在两个日期都相同。</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>How to group</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>没有不同</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>The earlier date</source>
        <translation>较早的日期</translation>
    </message>
    <message>
        <source>The first day is not over yet. Choose an earlier one.</source>
        <translation>第一天还没有结束。请选择更早的一天。</translation>
    </message>
    <message>
        <source>The later date</source>
        <translation>较晚的日期</translation>
    </message>
    <message>
        <source>{0} differ</source>
        <translation>{0} 条不同</translation>
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
        <translation>方向键逐日读取。同样的数据在表格中。</translation>
    </message>
</context>
<context>
    <name>DayPopover</name>
    <message>
        <source>Month after</source>
        <translation>下个月</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>上个月</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>{0} {1}</source>
        <translation>{1}（{0}）</translation>
    </message>
</context>
<context>
    <name>DaysPane</name>
    <message>
        <source>Days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>下个月</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>上个月</translation>
    </message>
</context>
<context>
    <name>DecayChart</name>
    <message>
        <source>Arrow keys read day by day. The same figures stand in the table.</source>
        <translation>方向键逐日读取。同样的数据在表格中。</translation>
    </message>
    <message>
        <source>Strength over time</source>
        <translation>强度随时间变化</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>fades {0}</source>
        <translation>{0} 淡忘</translation>
    </message>
    <message>
        <source>if recalled today</source>
        <translation>如果今天召回</translation>
    </message>
    <message>
        <source>{0}: strength {1}</source>
        <translation>{0}：强度 {1}</translation>
    </message>
</context>
<context>
    <name>DecidedNotice</name>
    <message>
        <source>Open it again</source>
        <translation>重新打开</translation>
    </message>
</context>
<context>
    <name>DetailHead</name>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>更多操作</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消置顶</translation>
    </message>
</context>
<context>
    <name>DetailNotice</name>
    <message>
        <source>A newer statement took the place of this one.</source>
        <translation>较新的陈述取代了这一条。</translation>
    </message>
    <message>
        <source>Another statement says otherwise. Agents get this one, marked as contested.</source>
        <translation>另一条陈述说法不同。智能体得到的是这一条，标记为有争议。</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>找回它</translation>
    </message>
    <message>
        <source>Faded: it was not used for long. A direct question still finds it.</source>
        <translation>已淡忘：很久没有使用。直接提问仍能找到它。</translation>
    </message>
    <message>
        <source>Health or a secret may depend on this: it does not fade. Pinned, agents get it always.</source>
        <translation>健康或机密可能与此有关：它不会淡忘。置顶后，智能体总会得到它。</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>This memory is deleted. Agents do not get it.</source>
        <translation>这条记忆已删除。智能体得不到它。</translation>
    </message>
    <message>
        <source>This memory is put away. Agents do not get it.</source>
        <translation>这条记忆已收起。智能体得不到它。</translation>
    </message>
    <message>
        <source>This memory no longer holds. Agents do not get it.</source>
        <translation>这条记忆不再有效。智能体得不到它。</translation>
    </message>
    <message>
        <source>This statement was turned down.</source>
        <translation>这条陈述已被拒绝。</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose a memory to see what is known of it.</source>
        <translation>选择一条记忆，查看关于它的一切。</translation>
    </message>
    <message>
        <source>It was erased, or was not there yet at that time.</source>
        <translation>它已被抹除，或者当时还不存在。</translation>
    </message>
    <message>
        <source>Memory in detail</source>
        <translation>记忆详情</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <source>This memory is not there</source>
        <translation>这条记忆不存在</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Version {0} of {1}</source>
        <translation>第 {0} 版，共 {1} 版</translation>
    </message>
</context>
<context>
    <name>DiffLine</name>
    <message>
        <source>Put in: {0}</source>
        <translation>加入：{0}</translation>
    </message>
    <message>
        <source>Taken out: {0}</source>
        <translation>去掉：{0}</translation>
    </message>
</context>
<context>
    <name>DiffText</name>
    <message>
        <source>Only here: {0}</source>
        <translation>只在这里：{0}</translation>
    </message>
    <message>
        <source>Only in the older one: {0}</source>
        <translation>只在较旧的一条：{0}</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>&amp;Erase for good</source>
        <translation>永久抹除(&amp;E)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>永久抹除</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>已抹除</translation>
    </message>
    <message>
        <source>It was erased already when you stopped it.</source>
        <translation>停止时它已经被抹除。</translation>
    </message>
    <message>
        <source>Looking at what it reaches …</source>
        <translation>正在查看涉及的内容…</translation>
    </message>
    <message>
        <source>Nothing brings it back: neither undo, nor history, nor a backup.</source>
        <translation>没有办法找回：撤销、历史、备份都不行。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Reason, for the journal</source>
        <translation>原因，写入日志</translation>
    </message>
    <message>
        <source>Something was changed meanwhile. This is what erasing reaches now.</source>
        <translation>期间有内容更改。这是现在抹除会涉及的内容。</translation>
    </message>
    <message>
        <source>The receipt is change {0} of the journal: when and by whom, and no words of it.</source>
        <translation>回执是日志中的更改 {0}：何时、由谁，不含其中任何文字。</translation>
    </message>
    <message>
        <source>This is everything that erasing reaches. Nothing is erased yet.</source>
        <translation>这是抹除涉及的全部内容。还没有抹除任何内容。</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>这是最后一步。</translation>
    </message>
</context>
<context>
    <name>Erasing</name>
    <message>
        <source>1 backup is written anew without it.</source>
        <translation>1 个备份会重新写入，不再含它。</translation>
    </message>
    <message>
        <source>1 file cannot be reached and may go on holding it.</source>
        <translation>1 个文件无法访问，可能仍含有它。</translation>
    </message>
    <message>
        <source>Erase what was proposed for good?</source>
        <translation>永久抹除这项提议？</translation>
    </message>
    <message>
        <source>Erase {0} for good?</source>
        <translation>永久抹除{0}？</translation>
    </message>
    <message>
        <source>Erase {0}, {1} versions in all, for good?</source>
        <translation>永久抹除{0}，共 {1} 个版本？</translation>
    </message>
    <message>
        <source>Erasing …</source>
        <translation>正在抹除…</translation>
    </message>
    <message>
        <source>It is gone. Cleaning the vault&apos;s file of what it left …</source>
        <translation>已经抹除。正在清理保险库文件中的残留…</translation>
    </message>
    <message>
        <source>It is gone. Writing the backups anew …</source>
        <translation>已经抹除。正在重新写入备份…</translation>
    </message>
    <message>
        <source>No other file holds it.</source>
        <translation>没有其他文件含有它。</translation>
    </message>
    <message>
        <source>{0} backups are written anew without it.</source>
        <translation>{0} 个备份会重新写入，不再含它。</translation>
    </message>
    <message>
        <source>{0} files cannot be reached and may go on holding it.</source>
        <translation>{0} 个文件无法访问，可能仍含有它。</translation>
    </message>
</context>
<context>
    <name>EvidenceBlock</name>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>What is known about {0}?</source>
        <translation>关于 {0} 知道什么？</translation>
    </message>
    <message>
        <source>What is to be done for {0}?</source>
        <translation>{0} 有什么要做？</translation>
    </message>
    <message>
        <source>What was decided about {0}?</source>
        <translation>关于 {0} 决定了什么？</translation>
    </message>
    <message>
        <source>Who is {0}?</source>
        <translation>{0} 是谁？</translation>
    </message>
</context>
<context>
    <name>ExportAuditButton</name>
    <message>
        <source>Audit trail</source>
        <translation>审计记录</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save the audit trail</source>
        <translation>保存审计记录</translation>
    </message>
    <message>
        <source>Save the entries that are shown as a file</source>
        <translation>把显示的记录保存为文件</translation>
    </message>
    <message>
        <source>The audit trail was saved: {0} entries in {1}.</source>
        <translation>审计记录已保存：{0} 条记录，位于 {1}。</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>无法写入文件：{0}</translation>
    </message>
    <message>
        <source>With what memories say (CSV)</source>
        <translation>含记忆内容（CSV）</translation>
    </message>
    <message>
        <source>With what memories say (JSON Lines)</source>
        <translation>含记忆内容（JSON Lines）</translation>
    </message>
    <message>
        <source>Without what memories say (CSV)</source>
        <translation>不含记忆内容（CSV）</translation>
    </message>
    <message>
        <source>Without what memories say (JSON Lines)</source>
        <translation>不含记忆内容（JSON Lines）</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Drawing (SVG)</source>
        <translation>矢量图（SVG）</translation>
    </message>
    <message>
        <source>Figures (CSV)</source>
        <translation>数据（CSV）</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>Save this chart</source>
        <translation>保存这张图表</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>1 memory in use</source>
        <translation>使用中的 1 条记忆</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>选择位置…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>Everything in this vault</source>
        <translation>这个保险库中的一切</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>要写入的文件</translation>
    </message>
    <message>
        <source>Folder to write into</source>
        <translation>要写入的文件夹</translation>
    </message>
    <message>
        <source>Namespace {0}</source>
        <translation>命名空间 {0}</translation>
    </message>
    <message>
        <source>The selected one</source>
        <translation>选中的一条</translation>
    </message>
    <message>
        <source>The {0} selected ones</source>
        <translation>选中的 {0} 条</translation>
    </message>
    <message>
        <source>These files are not encrypted: whoever can read them can read the memories in them.</source>
        <translation>这些文件未加密：能读取它们的人就能读到其中的记忆。</translation>
    </message>
    <message>
        <source>What the search finds</source>
        <translation>搜索找到的</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>哪些</translation>
    </message>
    <message>
        <source>Which memories</source>
        <translation>哪些记忆</translation>
    </message>
    <message>
        <source>Write memories to files</source>
        <translation>把记忆写入文件</translation>
    </message>
    <message>
        <source>{0} memories in use</source>
        <translation>使用中的 {0} 条记忆</translation>
    </message>
    <message>
        <source>{0}, and all that is put away or was before</source>
        <translation>{0}，以及所有收起的或以前的</translation>
    </message>
    <message>
        <source>{0}, as of {1}</source>
        <translation>{0}，截至 {1}</translation>
    </message>
    <message>
        <source>{0}, with all their versions</source>
        <translation>{0}，含所有版本</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>A folder for Obsidian and the like, with properties and links</source>
        <translation>用于 Obsidian 之类的文件夹，带属性和链接</translation>
    </message>
    <message>
        <source>A folder like a diary</source>
        <translation>像日记一样的文件夹</translation>
    </message>
    <message>
        <source>A folder to read, print or give to an agent</source>
        <translation>用于阅读、打印或交给智能体的文件夹</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>CSV for spreadsheets; nothing in it is taken for a formula</source>
        <translation>用于电子表格的 CSV；其中没有内容会被当作公式</translation>
    </message>
    <message>
        <source>Everything, with all versions</source>
        <translation>全部，含所有版本</translation>
    </message>
    <message>
        <source>For an MCP memory server</source>
        <translation>用于 MCP 记忆服务器</translation>
    </message>
    <message>
        <source>JSON Lines, as the reference server keeps its graph</source>
        <translation>JSON Lines，与参考服务器保存其图的方式相同</translation>
    </message>
    <message>
        <source>JSON Lines. Of a whole vault, an equal one can be made again</source>
        <translation>JSON Lines。整个保险库可由此重建</translation>
    </message>
    <message>
        <source>Markdown, a file for each day</source>
        <translation>Markdown，每天一个文件</translation>
    </message>
    <message>
        <source>Markdown, a file for each type</source>
        <translation>Markdown，每种类型一个文件</translation>
    </message>
    <message>
        <source>Notes, one for each memory</source>
        <translation>笔记，每条记忆一篇</translation>
    </message>
</context>
<context>
    <name>FacetRow</name>
    <message>
        <source>{0}, chosen</source>
        <translation>{0}，已选</translation>
    </message>
    <message>
        <source>{0}, left out</source>
        <translation>{0}，已排除</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>FacetsPane</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More of {0}</source>
        <translation>{0}更多</translation>
    </message>
    <message>
        <source>Rename or merge …</source>
        <translation>重命名或合并…</translation>
    </message>
</context>
<context>
    <name>FadingCard</name>
    <message>
        <source>Applies to those that are ticked</source>
        <translation>适用于勾选的</translation>
    </message>
    <message>
        <source>Fading this week</source>
        <translation>本周淡忘</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>放手</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Put them away; they can be brought back</source>
        <translation>收起它们；可以找回</translation>
    </message>
    <message>
        <source>See all</source>
        <translation>查看全部</translation>
    </message>
    <message>
        <source>They are still true, and grow strong again</source>
        <translation>它们仍然成立，强度会恢复</translation>
    </message>
</context>
<context>
    <name>FadingSection</name>
    <message>
        <source> d</source>
        <translation> 天</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Conversations, days kept</source>
        <translation>对话，保留天数</translation>
    </message>
    <message>
        <source>Days by type</source>
        <translation>各类型的天数</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>过期时间</translation>
    </message>
    <message>
        <source>Fades in</source>
        <translation>淡忘时间</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Not applied yet.</source>
        <translation>尚未应用。</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>尚未作任何更改。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Review after</source>
        <translation>复查时间</translation>
    </message>
    <message>
        <source>The next sweep would change {0}: {1} fade, {2} expire. It can be taken back.</source>
        <translation>下次清理会改变 {0}：{1} 条淡忘，{2} 条过期。可以撤回。</translation>
    </message>
    <message>
        <source>The next sweep would leave all memories as they are.</source>
        <translation>下次清理会让所有记忆保持原样。</translation>
    </message>
    <message>
        <source>Turns of conversations expire so many days after they were said.</source>
        <translation>对话中的每次发言在说出后经过这些天即过期。</translation>
    </message>
    <message>
        <source>Unused, a memory of a type keeps a twentieth of its strength after so many days. Nothing is lost.</source>
        <translation>某类型的记忆若不使用，经过这些天后剩下二十分之一的强度。不会丢失任何内容。</translation>
    </message>
    <message>
        <source>What a change would do</source>
        <translation>更改会带来什么</translation>
    </message>
    <message>
        <source>What fades, and when</source>
        <translation>什么会淡忘，何时淡忘</translation>
    </message>
    <message>
        <source>lifecycle policy expire expiry review demote</source>
        <translation>生命周期 策略 过期 到期 复查 淡忘</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
</context>
<context>
    <name>FieldLine</name>
    <message>
        <source>Take this</source>
        <translation>采用这个</translation>
    </message>
    <message>
        <source>Take this: {0}</source>
        <translation>采用这个：{0}</translation>
    </message>
</context>
<context>
    <name>FigureModel</name>
    <message>
        <source>{0}, sorted</source>
        <translation>{0}，已排序</translation>
    </message>
</context>
<context>
    <name>FileSyncs</name>
    <message>
        <source>{0} is no longer kept up to date.</source>
        <translation>{0} 不再保持更新。</translation>
    </message>
</context>
<context>
    <name>FileView</name>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>All types last alike so far</source>
        <translation>目前所有类型保留时间相同</translation>
    </message>
    <message>
        <source>Busiest on {0}</source>
        <translation>{0} 最多</translation>
    </message>
    <message>
        <source>Choose a longer span.</source>
        <translation>请选择更长的时段。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Days old</source>
        <translation>已有天数</translation>
    </message>
    <message>
        <source>Does not fade: “{0}”</source>
        <translation>不会淡忘：“{0}”</translation>
    </message>
    <message>
        <source>Fades on {1}: “{0}”</source>
        <translation>{1} 淡忘：“{0}”</translation>
    </message>
    <message>
        <source>Fading in the next 30 days</source>
        <translation>未来 30 天内淡忘</translation>
    </message>
    <message>
        <source>Has faded: “{0}”</source>
        <translation>已淡忘：“{0}”</translation>
    </message>
    <message>
        <source>Here stands how long memories last, by type.</source>
        <translation>这里显示各类型的记忆保留多久。</translation>
    </message>
    <message>
        <source>Most contested</source>
        <translation>争议最多</translation>
    </message>
    <message>
        <source>Most recalled</source>
        <translation>召回最多</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>New memories a day</source>
        <translation>每天的新记忆</translation>
    </message>
    <message>
        <source>New memories by type, adding up</source>
        <translation>各类型的新记忆，累计</translation>
    </message>
    <message>
        <source>No routine yet</source>
        <translation>还没有惯例</translation>
    </message>
    <message>
        <source>Nothing fades soon</source>
        <translation>近期没有淡忘的</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>还没有可比较的</translation>
    </message>
    <message>
        <source>Nothing was contested</source>
        <translation>没有争议</translation>
    </message>
    <message>
        <source>Nothing was recalled</source>
        <translation>没有召回</translation>
    </message>
    <message>
        <source>Nothing was remembered</source>
        <translation>没有记住</translation>
    </message>
    <message>
        <source>Recalled</source>
        <translation>召回</translation>
    </message>
    <message>
        <source>Recalled or opened a day</source>
        <translation>每天召回或打开</translation>
    </message>
    <message>
        <source>Routines</source>
        <translation>惯例</translation>
    </message>
    <message>
        <source>Share still current, by age and type</source>
        <translation>仍为当前的比例，按时长和类型</translation>
    </message>
    <message>
        <source>Stays for years: “{0}”</source>
        <translation>可保留多年：“{0}”</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>They are recognised after a few entries.</source>
        <translation>记录几次后就会识别出来。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What agents are given, and what you open, counts.</source>
        <translation>交给智能体的，以及你打开的，都计入。</translation>
    </message>
    <message>
        <source>What is about to fade stands here.</source>
        <translation>即将淡忘的显示在这里。</translation>
    </message>
    <message>
        <source>What is not used for long grows weak. Choose a memory that fades to see how.</source>
        <translation>长期不用的会变弱。选择一条会淡忘的记忆，看看如何变弱。</translation>
    </message>
    <message>
        <source>What is noted again and again, such as a run or a bill, is recognised after a few entries.</source>
        <translation>反复记下的事，例如跑步或账单，记录几次后就会识别出来。</translation>
    </message>
    <message>
        <source>What memories contradict about stands here.</source>
        <translation>记忆之间有矛盾的地方显示在这里。</translation>
    </message>
    <message>
        <source>{0} bits</source>
        <translation>{0} 比特</translation>
    </message>
    <message>
        <source>{0} entries</source>
        <translation>{0} 条记录</translation>
    </message>
    <message>
        <source>{0} in {1} days</source>
        <translation>{1} 天内 {0}</translation>
    </message>
    <message>
        <source>{0} lasts longest, {1} goes first</source>
        <translation>{0}保留最久，{1}最先消失</translation>
    </message>
    <message>
        <source>{0} recalls, most on {1}</source>
        <translation>召回 {0} 次，{1} 最多</translation>
    </message>
    <message>
        <source>{0}, strength {1} today</source>
        <translation>{0}，今日强度 {1}</translation>
    </message>
</context>
<context>
    <name>FolderDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Choose a folder first.</source>
        <translation>请先选择文件夹。</translation>
    </message>
    <message>
        <source>No folder is chosen yet.</source>
        <translation>还没有选择文件夹。</translation>
    </message>
</context>
<context>
    <name>Following</name>
    <message>
        <source>The link is followed when the vault is open.</source>
        <translation>保险库打开后会转到链接所指之处。</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>断开</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>在本机上找到</translation>
    </message>
    <message>
        <source>None of the agent tools that can be connected by themselves was found.</source>
        <translation>没有找到可以自动连接的智能体工具。</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>connected, with hooks</source>
        <translation>已连接，带钩子</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未连接</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>New memories by type, adding up</source>
        <translation>各类型的新记忆，累计</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>New memory</source>
        <translation>新记忆</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>The date at which the vault is shown</source>
        <translation>查看保险库所用的日期</translation>
    </message>
</context>
<context>
    <name>HealthRow</name>
    <message>
        <source>Check now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>Check now: {0}</source>
        <translation>立即检查：{0}</translation>
    </message>
    <message>
        <source>Checked: {0}.</source>
        <translation>已检查：{0}。</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
</context>
<context>
    <name>HealthSection</name>
    <message>
        <source>A new vault of what can be read</source>
        <translation>用可读内容建立新保险库</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>全部检查</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>健康状况</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Open Audit</source>
        <translation>打开审计页</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>抢救…</translation>
    </message>
    <message>
        <source>The journal in detail</source>
        <translation>日志详情</translation>
    </message>
    <message>
        <source>The vault as a whole</source>
        <translation>整个保险库</translation>
    </message>
    <message>
        <source>What can be read of this vault is written into a new one. This one stays as it is.</source>
        <translation>把这个保险库中可读的内容写入一个新的。这个保持原样。</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation>检查的内容</translation>
    </message>
    <message>
        <source>Which entries of the journal were altered, and what they were.</source>
        <translation>日志的哪些记录被改动过，原来是什么。</translation>
    </message>
    <message>
        <source>integrity repair damaged check</source>
        <translation>完整性 修复 损坏 检查</translation>
    </message>
    <message>
        <source>{0} Not everything was checked yet.</source>
        <translation>{0} 尚未检查全部。</translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Arrow keys read day by day, Enter opens the report of one.</source>
        <translation>方向键逐日读取，回车打开某天的报告。</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>较少</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>New memories a day</source>
        <translation>每天的新记忆</translation>
    </message>
    <message>
        <source>today is outlined</source>
        <translation>今天带边框</translation>
    </message>
    <message>
        <source>today is outlined; most: {0} on {1}</source>
        <translation>今天带边框；最多：{0}，{1}</translation>
    </message>
</context>
<context>
    <name>Hiding</name>
    <message>
        <source>Closing the window hides it; Remembrancer goes on. Its icon in the tray brings the window back, and quits.</source>
        <translation>关闭只是隐藏窗口；Remembrancer 继续运行。托盘图标可以恢复窗口，也可以退出程序。</translation>
    </message>
</context>
<context>
    <name>HistoryBlock</name>
    <message>
        <source>Compare step by step</source>
        <translation>逐步比较</translation>
    </message>
    <message>
        <source>Compare with now</source>
        <translation>与现在比较</translation>
    </message>
    <message>
        <source>Created as “{0}”</source>
        <translation>创建时为“{0}”</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation>Remembrancer</translation>
    </message>
    <message>
        <source>Show all {0} versions</source>
        <translation>显示全部 {0} 个版本</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Add a folder …</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add files …</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Alt B</source>
        <translation>Alt B</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Bring in 1 memory</source>
        <translation>导入 1 条记忆</translation>
    </message>
    <message>
        <source>Bring in {0} memories</source>
        <translation>导入 {0} 条记忆</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>导入记忆</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Choose where they come from.</source>
        <translation>选择它们来自哪里。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Drop files or folders here</source>
        <translation>把文件或文件夹拖放到这里</translation>
    </message>
    <message>
        <source>Files to bring in</source>
        <translation>要导入的文件</translation>
    </message>
    <message>
        <source>Folder to bring in</source>
        <translation>要导入的文件夹</translation>
    </message>
    <message>
        <source>Notes, conversations, and what other programs remember: Markdown, ChatGPT, Claude, Claude Code, messages, transcripts, MCP memory, mem0, Letta, Zep, Memanto, claude-mem. Nothing is written yet.</source>
        <translation>笔记、对话，以及其他程序记住的内容：Markdown、ChatGPT、Claude、Claude Code、消息、对话记录、MCP 记忆、mem0、Letta、Zep、Memanto、claude-mem。还没有写入任何内容。</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>还没有写入任何内容。</translation>
    </message>
    <message>
        <source>Nothing is written yet. This is what would happen.</source>
        <translation>还没有写入任何内容。这是将会发生的事。</translation>
    </message>
    <message>
        <source>Nothing new to bring in</source>
        <translation>没有新内容可导入</translation>
    </message>
    <message>
        <source>Stopping takes nothing back.</source>
        <translation>停止不会撤回任何内容。</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>接管</translation>
    </message>
    <message>
        <source>This can be undone.</source>
        <translation>可以撤销。</translation>
    </message>
    <message>
        <source>This vault is empty. If the file holds a whole vault, it can be taken over with its past.</source>
        <translation>这个保险库是空的。如果文件含有整个保险库，可以连同其过去一并接管。</translation>
    </message>
</context>
<context>
    <name>ImportFormat</name>
    <message>
        <source>Aider history</source>
        <translation>Aider 历史</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>ChatGPT export</source>
        <translation>ChatGPT 导出</translation>
    </message>
    <message>
        <source>Claude Code session</source>
        <translation>Claude Code 会话</translation>
    </message>
    <message>
        <source>Claude export</source>
        <translation>Claude 导出</translation>
    </message>
    <message>
        <source>Claude memories</source>
        <translation>Claude 记忆</translation>
    </message>
    <message>
        <source>Claude projects</source>
        <translation>Claude 项目</translation>
    </message>
    <message>
        <source>Cursor export</source>
        <translation>Cursor 导出</translation>
    </message>
    <message>
        <source>Graphiti or Zep</source>
        <translation>Graphiti 或 Zep</translation>
    </message>
    <message>
        <source>Letta agent file</source>
        <translation>Letta 智能体文件</translation>
    </message>
    <message>
        <source>MCP memory server</source>
        <translation>MCP 记忆服务器</translation>
    </message>
    <message>
        <source>MCP memory service</source>
        <translation>MCP 记忆服务</translation>
    </message>
    <message>
        <source>Markdown notes</source>
        <translation>Markdown 笔记</translation>
    </message>
    <message>
        <source>Mem0 export</source>
        <translation>Mem0 导出</translation>
    </message>
    <message>
        <source>Memanto bundle (OKF)</source>
        <translation>Memanto 数据包（OKF）</translation>
    </message>
    <message>
        <source>Memanto export</source>
        <translation>Memanto 导出</translation>
    </message>
    <message>
        <source>Messages of a chat</source>
        <translation>聊天消息</translation>
    </message>
    <message>
        <source>OpenMemory backup</source>
        <translation>OpenMemory 备份</translation>
    </message>
    <message>
        <source>Remembrancer export</source>
        <translation>Remembrancer 导出</translation>
    </message>
    <message>
        <source>Transcript of a conversation</source>
        <translation>对话记录</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>未知格式</translation>
    </message>
    <message>
        <source>claude-mem database</source>
        <translation>claude-mem 数据库</translation>
    </message>
    <message>
        <source>{0}, 1 record</source>
        <translation>{0}，1 条记录</translation>
    </message>
    <message>
        <source>{0}, cannot be brought in yet</source>
        <translation>{0}，还不能导入</translation>
    </message>
    <message>
        <source>{0}, left out</source>
        <translation>{0}，已排除</translation>
    </message>
    <message>
        <source>{0}, nothing to remember in it</source>
        <translation>{0}，没有可记住的内容</translation>
    </message>
    <message>
        <source>{0}, {1} records</source>
        <translation>{0}，{1} 条记录</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>无法读取</translation>
    </message>
</context>
<context>
    <name>Inbox</name>
    <message>
        <source>Decided</source>
        <translation>已裁决</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>First what lasts, what trusted sources dispute, and what is used often</source>
        <translation>持久的、可信来源有争议的、常用的在前</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>收件箱</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>待裁决</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>待裁决 {0}</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Which conflicts</source>
        <translation>哪些冲突</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>InboxView</name>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
</context>
<context>
    <name>InsightsPage</name>
    <message>
        <source>Activity</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>All namespaces, {0} to today</source>
        <translation>所有命名空间，{0}至今日</translation>
    </message>
    <message>
        <source>Fading</source>
        <translation>淡忘</translation>
    </message>
    <message>
        <source>Figures as tables, or charts</source>
        <translation>以表格显示数据，或显示图表</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep: it is still true</source>
        <translation>保留：仍然成立</translation>
    </message>
    <message>
        <source>Last {0} days</source>
        <translation>最近 {0} 天</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>放手</translation>
    </message>
    <message>
        <source>Let go: put it away</source>
        <translation>放手：收起它</translation>
    </message>
    <message>
        <source>No routine yet</source>
        <translation>还没有惯例</translation>
    </message>
    <message>
        <source>Normal now</source>
        <translation>现已正常</translation>
    </message>
    <message>
        <source>Nothing fades soon</source>
        <translation>近期没有淡忘的</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Routines</source>
        <translation>惯例</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>显示什么</translation>
    </message>
    <message>
        <source>{0}, {1} open</source>
        <translation>{0}，{1} 个待裁决</translation>
    </message>
</context>
<context>
    <name>JournalDelegate</name>
    <message>
        <source>Conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>JournalFilters</name>
    <message>
        <source>Any time</source>
        <translation>任何时间</translation>
    </message>
    <message>
        <source>By agents</source>
        <translation>由智能体</translation>
    </message>
    <message>
        <source>By you</source>
        <translation>由你</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Only what stands</source>
        <translation>只看仍生效的</translation>
    </message>
    <message>
        <source>Only what was taken back</source>
        <translation>只看已撤回的</translation>
    </message>
    <message>
        <source>Show what was done on this day and since.</source>
        <translation>显示这一天及以后所做的事。</translation>
    </message>
    <message>
        <source>Since a day …</source>
        <translation>自某天起…</translation>
    </message>
    <message>
        <source>Since {0}</source>
        <translation>自{0}起</translation>
    </message>
    <message>
        <source>Taken back or not</source>
        <translation>是否已撤回</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>What</source>
        <translation>什么</translation>
    </message>
    <message>
        <source>When</source>
        <translation>何时</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>Whose changes</source>
        <translation>谁的更改</translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message>
        <source>Taken back</source>
        <translation>已撤回</translation>
    </message>
</context>
<context>
    <name>JournalTab</name>
    <message>
        <source>No entry of the journal answers “{0}”.</source>
        <translation>日志中没有符合“{0}”的记录。</translation>
    </message>
    <message>
        <source>No entry of the journal is like that.</source>
        <translation>日志中没有这样的记录。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>还没有发生任何事</translation>
    </message>
    <message>
        <source>Whatever is remembered, changed or taken back is written down here.</source>
        <translation>记住、更改或撤回的一切都写在这里。</translation>
    </message>
</context>
<context>
    <name>JournalView</name>
    <message>
        <source>Journal</source>
        <translation>日志</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Press the keys</source>
        <translation>请按键</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>Alone it would be typed. Hold Ctrl or Alt with it.</source>
        <translation>单独按下会输入字符。请同时按住 Ctrl 或 Alt。</translation>
    </message>
    <message>
        <source>Alt with a letter presses buttons of dialogs. Hold Ctrl or Shift as well.</source>
        <translation>Alt 加字母用于按对话框的按钮。请再按住 Ctrl 或 Shift。</translation>
    </message>
    <message>
        <source>Change: {0}</source>
        <translation>更改：{0}</translation>
    </message>
    <message>
        <source>Keys for: {0}</source>
        <translation>按键：{0}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation>从那里取来</translation>
    </message>
    <message>
        <source>These keys edit text. Press others.</source>
        <translation>这些按键用于编辑文字。请按其他键。</translation>
    </message>
    <message>
        <source>This is no key that can be used. Press another one.</source>
        <translation>此键无法使用。请按另一个键。</translation>
    </message>
    <message>
        <source>This key moves about in the window. Press another one, or hold Alt with it.</source>
        <translation>此键用于在窗口中移动。请按另一个键，或同时按住 Alt。</translation>
    </message>
    <message>
        <source>{0} belongs to {1}. Take it from there?</source>
        <translation>{0} 已属于{1}。要从那里取来吗？</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>密钥</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>A new recovery key</source>
        <translation>新的恢复密钥</translation>
    </message>
    <message>
        <source>Backups that still open by what opened it before: {0}.</source>
        <translation>仍能用之前的方式打开的备份：{0}。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>更改密码短语</translation>
    </message>
    <message>
        <source>It opens the vault beside the keyring, also on another computer.</source>
        <translation>它与密钥环都能打开保险库，在另一台电脑上也能。</translation>
    </message>
    <message>
        <source>Keep the new recovery key first.</source>
        <translation>请先保管好新的恢复密钥。</translation>
    </message>
    <message>
        <source>Nothing is asked any more when you are logged in. The passphrase stays.</source>
        <translation>登录后不再询问。密码短语保留。</translation>
    </message>
    <message>
        <source>Open it with this computer&apos;s keyring</source>
        <translation>用本机的密钥环打开</translation>
    </message>
    <message>
        <source>Open it without the keyring</source>
        <translation>不用密钥环打开</translation>
    </message>
    <message>
        <source>Present passphrase, or the recovery key</source>
        <translation>当前密码短语，或恢复密钥</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>设置密码短语</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Stop using the keyring</source>
        <translation>停用密钥环</translation>
    </message>
    <message>
        <source>The keyring does not open the vault any more.</source>
        <translation>密钥环不再打开保险库。</translation>
    </message>
    <message>
        <source>The keyring opens the vault.</source>
        <translation>密钥环可打开保险库。</translation>
    </message>
    <message>
        <source>The memories stay as they are encrypted; only their key is sealed anew, also in backups.</source>
        <translation>记忆的加密保持不变；只有其密钥重新封装，备份中也是。</translation>
    </message>
    <message>
        <source>The old one opens nothing any more once this one is kept, in the vault and its backups.</source>
        <translation>保管好这一把后，旧的在保险库及其备份中都不再有用。</translation>
    </message>
    <message>
        <source>The passphrase is asked for each time it opens.</source>
        <translation>每次打开时都询问密码短语。</translation>
    </message>
    <message>
        <source>The passphrase is set.</source>
        <translation>密码短语已设置。</translation>
    </message>
    <message>
        <source>The recovery key is another one now.</source>
        <translation>恢复密钥已更换。</translation>
    </message>
    <message>
        <source>Type the present passphrase or the recovery key.</source>
        <translation>输入当前密码短语或恢复密钥。</translation>
    </message>
    <message>
        <source>Use the keyring</source>
        <translation>使用密钥环</translation>
    </message>
    <message>
        <source>Use this one from now on</source>
        <translation>从现在起用这一把</translation>
    </message>
</context>
<context>
    <name>KeysSection</name>
    <message>
        <source>Arrows, Enter, Esc and Tab mean the same everywhere, and keys of dialogs stand on buttons.</source>
        <translation>方向键、回车、Esc 和 Tab 在各处含义相同；对话框的按键标在按钮上。</translation>
    </message>
    <message>
        <source>As the program has them</source>
        <translation>与程序默认相同</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>各处</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>reset shortcuts</source>
        <translation>恢复默认 快捷键</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>已更改 {0} 项</translation>
    </message>
</context>
<context>
    <name>KnownBlock</name>
    <message>
        <source>How it fades</source>
        <translation>如何淡忘</translation>
    </message>
</context>
<context>
    <name>LaneChart</name>
    <message>
        <source>Memories by day, one lane for each type. Arrow keys move the cursor, Enter opens a memory, Shift with arrows chooses days. The same figures stand in the table.</source>
        <translation>按天显示的记忆，每种类型一道。方向键移动光标，回车打开记忆，Shift 加方向键选择日期。同样的数据在表格中。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}，{1}：{2}</translation>
    </message>
</context>
<context>
    <name>LaneNames</name>
    <message>
        <source>Show all types</source>
        <translation>显示所有类型</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Types shown</source>
        <translation>显示的类型</translation>
    </message>
    <message>
        <source>{0} of {1} types shown</source>
        <translation>显示 {1} 种类型中的 {0} 种</translation>
    </message>
</context>
<context>
    <name>LargePicture</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>LayoutReset</name>
    <message>
        <source>Columns, widths, panes and densities are as at first.</source>
        <translation>列、宽度、窗格和密度已恢复为最初的样子。</translation>
    </message>
    <message>
        <source>The layout is as at first already.</source>
        <translation>布局已经是最初的样子。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>LeftPane</name>
    <message>
        <source>Add a client …</source>
        <translation>添加客户端…</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Nobody yet. An agent that asks to be let in stands here.</source>
        <translation>还没有。请求接入的智能体会显示在这里。</translation>
    </message>
    <message>
        <source>clients</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation>{0} 想要连接</translation>
    </message>
    <message>
        <source>{0}, code {1}</source>
        <translation>{0}，代码 {1}</translation>
    </message>
</context>
<context>
    <name>LinkOpener</name>
    <message>
        <source>It may have been erased, or be in another vault.</source>
        <translation>它可能已被抹除，或在另一个保险库中。</translation>
    </message>
    <message>
        <source>The link is followed when what is open here is closed.</source>
        <translation>关闭此处打开的内容后，会转到链接所指之处。</translation>
    </message>
    <message>
        <source>The link is not written as Remembrancer&apos;s links are. Nothing was opened.</source>
        <translation>此链接的写法不是 Remembrancer 的链接。没有打开任何内容。</translation>
    </message>
    <message>
        <source>The link is too long to be one of Remembrancer&apos;s. Nothing was opened.</source>
        <translation>此链接过长，不是 Remembrancer 的链接。没有打开任何内容。</translation>
    </message>
    <message>
        <source>The link names something that this version does not have. Nothing was opened.</source>
        <translation>此链接所指的内容在此版本中不存在。没有打开任何内容。</translation>
    </message>
    <message>
        <source>This vault has no conflict with the id of the link.</source>
        <translation>此保险库中没有链接所指标识的冲突。</translation>
    </message>
    <message>
        <source>This vault has no memory with the id of the link.</source>
        <translation>此保险库中没有链接所指标识的记忆。</translation>
    </message>
    <message>
        <source>This vault has no routine of the memory that the link names.</source>
        <translation>此保险库中没有链接所指记忆的惯例。</translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>A chain begins when one memory takes the place of another, by your decision in a conflict.</source>
        <translation>当你在冲突中决定由一条记忆取代另一条时，就形成版本链。</translation>
    </message>
    <message>
        <source>Bring in what your agents remember, or write the first one with “New”.</source>
        <translation>导入您的智能体所记住的内容，或用“新建”写下第一条。</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>导入记忆</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Did you mean {0}?</source>
        <translation>你是想找 {0}？</translation>
    </message>
    <message>
        <source>No chain matches {0}</source>
        <translation>没有版本链符合 {0}</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>还没有记忆</translation>
    </message>
    <message>
        <source>No memory matches {0}</source>
        <translation>没有记忆符合 {0}</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet</source>
        <translation>还没有被取代的内容</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>打开示例保险库</translation>
    </message>
    <message>
        <source>Search for {0}</source>
        <translation>搜索 {0}</translation>
    </message>
    <message>
        <source>Show memories</source>
        <translation>显示记忆</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>{0} new</source>
        <translation>{0} 条新的</translation>
    </message>
    <message>
        <source>{0} new, show them</source>
        <translation>{0} 条新的，显示</translation>
    </message>
</context>
<context>
    <name>LiveCard</name>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>No request has “{0}” in it</source>
        <translation>没有请求含有“{0}”</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>还没有请求</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>What agents ask for and store stands here as it comes, without its words.</source>
        <translation>智能体请求和存储的内容随到随显示在这里，不含文字内容。</translation>
    </message>
    <message>
        <source>following</source>
        <translation>跟随中</translation>
    </message>
    <message>
        <source>paused, {0} came since</source>
        <translation>已暂停，此后来了 {0} 个</translation>
    </message>
</context>
<context>
    <name>LiveModel</name>
    <message>
        <source>Asked for</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>In</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>Requests, the newest first</source>
        <translation>请求，最新的在前</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>The day before with changes</source>
        <translation>前一个有更改的日子</translation>
    </message>
    <message>
        <source>The next day with changes</source>
        <translation>后一个有更改的日子</translation>
    </message>
    <message>
        <source>The vault at a date</source>
        <translation>某日的保险库</translation>
    </message>
    <message>
        <source>{0}, end of day</source>
        <translation>{0}，当天结束时</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
</context>
<context>
    <name>LookingLine</name>
    <message>
        <source>Looking for what recurs: {0} of {1} texts compared</source>
        <translation>正在查找反复出现的内容：已比较 {0} / {1} 段文本</translation>
    </message>
    <message>
        <source>Putting together what recurs in {0} texts</source>
        <translation>正在汇总 {0} 段文本中反复出现的内容</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Text at its usual size</source>
        <translation>文字恢复常用大小</translation>
    </message>
</context>
<context>
    <name>ManualSheet</name>
    <message>
        <source>Back (Backspace)</source>
        <translation>返回（Backspace）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>本页的按键</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>没有含这些词的页面。</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Match {0}: {1}</source>
        <translation>匹配度 {0}：{1}</translation>
    </message>
    <message>
        <source>Why it matches</source>
        <translation>为何匹配</translation>
    </message>
</context>
<context>
    <name>Memories</name>
    <message>
        <source>1 chain</source>
        <translation>1 条版本链</translation>
    </message>
    <message>
        <source>An earlier version restored</source>
        <translation>已恢复较早的版本</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>已找回</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Confirmed as still true</source>
        <translation>已确认仍然成立</translation>
    </message>
    <message>
        <source>Corrected on {0}</source>
        <translation>于 {0} 更正</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>已创建</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>Faded</source>
        <translation>已淡忘</translation>
    </message>
    <message>
        <source>Happens from</source>
        <translation>开始发生</translation>
    </message>
    <message>
        <source>Happens until</source>
        <translation>结束发生</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>生效</translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation>失效</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>重要性</translation>
    </message>
    <message>
        <source>Known because</source>
        <translation>来源依据</translation>
    </message>
    <message>
        <source>Last verified</source>
        <translation>最近核实</translation>
    </message>
    <message>
        <source>Moved to {0}</source>
        <translation>移到 {0}</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已置顶</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>已收起</translation>
    </message>
    <message>
        <source>Recorded again</source>
        <translation>再次记录</translation>
    </message>
    <message>
        <source>Replaced on {0}</source>
        <translation>于 {0} 被取代</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>说出</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tags: {0}</source>
        <translation>标签：{0}</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>已撤回：{0}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>时区</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Unpinned</source>
        <translation>已取消置顶</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>换了顺序</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{0} added</source>
        <translation>已添加{0}</translation>
    </message>
    <message>
        <source>{0} chains</source>
        <translation>{0} 条版本链</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>已更改{0}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>已移除{0}</translation>
    </message>
    <message>
        <source>{0} set to {1}</source>
        <translation>{0}设为 {1}</translation>
    </message>
    <message>
        <source>{0} taken away</source>
        <translation>已去掉{0}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}：{before} → {after}</translation>
    </message>
</context>
<context>
    <name>MemoriesModel</name>
    <message>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>第 {0} 级</translation>
    </message>
    <message>
        <source>{0} earlier</source>
        <translation>更早 {0} 条</translation>
    </message>
</context>
<context>
    <name>MemoriesPage</name>
    <message>
        <source>Chains of memories</source>
        <translation>记忆的版本链</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Show or hide the detail</source>
        <translation>显示或隐藏详情</translation>
    </message>
    <message>
        <source>Try  tag:work  is:pinned  added:7</source>
        <translation>试试  tag:work  is:pinned  added:7</translation>
    </message>
</context>
<context>
    <name>MemoryActions</name>
    <message>
        <source>Brought back {0}</source>
        <translation>已找回{0}</translation>
    </message>
    <message>
        <source>Changed {0}</source>
        <translation>已更改{0}</translation>
    </message>
    <message>
        <source>Deleted {0}</source>
        <translation>已删除{0}</translation>
    </message>
    <message>
        <source>Made {0}: {1}</source>
        <translation>已把{0}设为：{1}</translation>
    </message>
    <message>
        <source>Moved {0} to {1}</source>
        <translation>已把{0}移到 {1}</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>没有更改</translation>
    </message>
    <message>
        <source>Pinned {0}</source>
        <translation>已置顶{0}</translation>
    </message>
    <message>
        <source>Put away {0}</source>
        <translation>收起{0}</translation>
    </message>
    <message>
        <source>Restored version {1}</source>
        <translation>已恢复第 {1} 版</translation>
    </message>
    <message>
        <source>Still true: {0}</source>
        <translation>仍然成立：{0}</translation>
    </message>
    <message>
        <source>Tagged {0}: {1}</source>
        <translation>已为{0}加标签：{1}</translation>
    </message>
    <message>
        <source>Took a tag from {0}: {1}</source>
        <translation>已从{0}去掉标签：{1}</translation>
    </message>
    <message>
        <source>Unpinned {0}</source>
        <translation>已取消置顶{0}</translation>
    </message>
</context>
<context>
    <name>MemoryEditor</name>
    <message>
        <source>2026-04-15 or 2026-04-15 16:30</source>
        <translation>2026-04-15 或 2026-04-15 16:30</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Copy my text</source>
        <translation>复制我的文本</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>Happening</source>
        <translation>发生于</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>生效</translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation>失效</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>重要</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>This is your text from before; it was not saved yet.</source>
        <translation>这是你之前写的文本；尚未保存。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>What it says now</source>
        <translation>现在的内容</translation>
    </message>
    <message>
        <source>Your text is still here. Below it stands what the memory says now.</source>
        <translation>你的文本还在这里。下方是这条记忆现在的内容。</translation>
    </message>
    <message>
        <source>until</source>
        <translation>至</translation>
    </message>
    <message>
        <source>{0} is not a date. Write it as 2026-04-15 or 2026-04-15 16:30.</source>
        <translation>{0} 不是日期。请写成 2026-04-15 或 2026-04-15 16:30。</translation>
    </message>
</context>
<context>
    <name>MemoryPopover</name>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消置顶</translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message>
        <source>Memories</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>恢复默认列</translation>
    </message>
</context>
<context>
    <name>MemoryType</name>
    <message>
        <source>Artifact</source>
        <translation>产物</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>承诺</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>心得</translation>
    </message>
    <message>
        <source>Observation</source>
        <translation>观察</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>偏好</translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation>关系</translation>
    </message>
</context>
<context>
    <name>ModelBanner</name>
    <message>
        <source>Health …</source>
        <translation>健康状况…</translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model does not calculate rightly on this computer.</source>
        <translation>只按词语搜索。含义模型在这台电脑上计算不正确。</translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model is missing.</source>
        <translation>只按词语搜索。缺少含义模型。</translation>
    </message>
    <message>
        <source>Searching by words only. The meaning model was altered, so it is not used.</source>
        <translation>只按词语搜索。含义模型被改动过，因此不使用。</translation>
    </message>
</context>
<context>
    <name>ModelCard</name>
    <message>
        <source>Answer of the language model</source>
        <translation>语言模型的回答</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再次提问</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>By {0}</source>
        <translation>由 {0}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>发送的内容</translation>
    </message>
    <message>
        <source>written from the memories below alone; each sentence is checked against what it names</source>
        <translation>仅根据下方的记忆写成；每句话都与其所指的记忆核对</translation>
    </message>
    <message>
        <source>“{0}” {1}</source>
        <translation>“{0}”{1}</translation>
    </message>
</context>
<context>
    <name>ModelSection</name>
    <message>
        <source>API key, password</source>
        <translation>API 密钥、密码</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>Asks for one word. Nothing of the vault is sent.</source>
        <translation>只问一个词。不发送保险库的任何内容。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep the key in the system&apos;s keyring</source>
        <translation>把密钥存入系统密钥环</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, for this server alone. It is never shown again.</source>
        <translation>保存在系统密钥环中，仅用于这台服务器。不会再次显示。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>None is kept. It goes to the system&apos;s keyring, for this server alone.</source>
        <translation>没有保存。它会存入系统密钥环，仅用于这台服务器。</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. Everything in the program works without a language model.</source>
        <translation>不向任何地方发送任何内容。没有语言模型，程序的一切功能也都可用。</translation>
    </message>
    <message>
        <source>Set the endpoint first. Servers on this computer mostly need no key.</source>
        <translation>请先设置端点。本机上的服务器大多不需要密钥。</translation>
    </message>
    <message>
        <source>Take the key out of the system&apos;s keyring</source>
        <translation>从系统密钥环中取出密钥</translation>
    </message>
    <message>
        <source>This computer has no keyring that keeps a key, so only servers without one can be used.</source>
        <translation>这台电脑没有可保存密钥的密钥环，因此只能使用不需要密钥的服务器。</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一下</translation>
    </message>
    <message>
        <source>What is turned on below is sent to {0}, on this computer, and nowhere else.</source>
        <translation>下方开启的内容会发送到本机上的 {0}，不会发送到别处。</translation>
    </message>
    <message>
        <source>What is turned on below leaves this computer: it is sent to {0} and nowhere else. Who runs that server can read it.</source>
        <translation>下方开启的内容会离开这台电脑：只发送到 {0}，不会发送到别处。运行该服务器的人可以读到。</translation>
    </message>
    <message>
        <source>What it is used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>{0} answered after {1} s: {2}</source>
        <translation>{0} 在 {1} 秒后回答：{2}</translation>
    </message>
</context>
<context>
    <name>MonthLegend</name>
    <message>
        <source>conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>out of the ordinary</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>report</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>MoreValues</name>
    <message>
        <source>All values</source>
        <translation>所有值</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>查找值</translation>
    </message>
    <message>
        <source>None of that name</source>
        <translation>没有这个名称</translation>
    </message>
</context>
<context>
    <name>MoveDialog</name>
    <message>
        <source>Choose a new or empty folder for the vault</source>
        <translation>为保险库选择一个新的或空的文件夹</translation>
    </message>
    <message>
        <source>Close and move it</source>
        <translation>关闭并移动</translation>
    </message>
    <message>
        <source>It can go there. {0} are copied.</source>
        <translation>可以移到那里。会复制 {0}。</translation>
    </message>
    <message>
        <source>It is closed, copied with its backups and read back. Then the old folder gets another name; nothing in it is deleted. The new folder has to be new or empty, and on a drive of this computer: over a network a vault is not safe. Agents that were connected with the old folder have to be connected again.</source>
        <translation>保险库会先关闭，连同备份一起复制，再读回核对。然后旧文件夹改名；其中的内容不会删除。新文件夹必须是新的或空的，并且在本机的磁盘上：通过网络使用保险库不安全。用旧文件夹连接的智能体需要重新连接。</translation>
    </message>
    <message>
        <source>Move the vault</source>
        <translation>移动保险库</translation>
    </message>
</context>
<context>
    <name>NamespaceChoice</name>
    <message>
        <source>All namespaces</source>
        <translation>所有命名空间</translation>
    </message>
    <message>
        <source>{0} namespaces</source>
        <translation>{0} 个命名空间</translation>
    </message>
</context>
<context>
    <name>NamespaceDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Create namespace</source>
        <translation>创建命名空间</translation>
    </message>
    <message>
        <source>Memories of a namespace stay apart from all others. Letters, digits, -, . and _.</source>
        <translation>一个命名空间的记忆与其他的分开。可用字母、数字、-、. 和 _。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>New namespace</source>
        <translation>新命名空间</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>没有更改</translation>
    </message>
    <message>
        <source>Rename namespace</source>
        <translation>重命名命名空间</translation>
    </message>
    <message>
        <source>Rename “{0}”</source>
        <translation>重命名“{0}”</translation>
    </message>
</context>
<context>
    <name>NearMisses</name>
    <message>
        <source>Just below the line</source>
        <translation>略低于界线</translation>
    </message>
    <message>
        <source>The line is the least share of what the question asks that a memory must answer. What stays below it is shown to you and to nobody else.</source>
        <translation>界线是一条记忆必须回答的最低问题比例。低于它的只显示给你，不给任何其他人。</translation>
    </message>
    <message>
        <source>not given to the agent</source>
        <translation>未交给智能体</translation>
    </message>
</context>
<context>
    <name>NewMemoryDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Closing keeps the draft.</source>
        <translation>关闭会保留草稿。</translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation>Ctrl ↵</translation>
    </message>
    <message>
        <source>Due {0}</source>
        <translation>{0} 到期</translation>
    </message>
    <message>
        <source>Holds from {0}</source>
        <translation>{0} 起有效</translation>
    </message>
    <message>
        <source>Holds until {0}</source>
        <translation>有效至 {0}</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>重要</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>New memory</source>
        <translation>新记忆</translation>
    </message>
    <message>
        <source>On {0}</source>
        <translation>于 {0}</translation>
    </message>
    <message>
        <source>Pin it</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>记住</translation>
    </message>
    <message>
        <source>Taken back. The old memory stays.</source>
        <translation>已撤回。旧记忆保留。</translation>
    </message>
    <message>
        <source>What is to be remembered? One statement is best.</source>
        <translation>要记住什么？一条陈述最好。</translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation>要记住的内容</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Done again: {0}.</source>
        <translation>已重做：{0}。</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>健康状况</translation>
    </message>
    <message>
        <source>Look at its health</source>
        <translation>查看其健康状况</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Taken back: {0}.</source>
        <translation>已撤回：{0}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>NoticesSection</name>
    <message>
        <source>This desktop shows no messages.</source>
        <translation>这个桌面不显示消息。</translation>
    </message>
</context>
<context>
    <name>OlderList</name>
    <message>
        <source>Older statements</source>
        <translation>较旧的陈述</translation>
    </message>
    <message>
        <source>{0} older statements</source>
        <translation>{0} 条较旧的陈述</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
</context>
<context>
    <name>OpeningPanel</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>打开另一个保险库</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>OptionsBar</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Ask among “{0}”</source>
        <translation>在“{0}”中提问</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>深入</translation>
    </message>
    <message>
        <source>Deep mode is not there yet.</source>
        <translation>深入模式尚不可用。</translation>
    </message>
    <message>
        <source>Deep mode reads the best memories again with a second model. Takes about a second.</source>
        <translation>深入模式用第二个模型重读最佳记忆。约需一秒。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>For the agent</source>
        <translation>给智能体的</translation>
    </message>
    <message>
        <source>Full budget</source>
        <translation>全部预算</translation>
    </message>
    <message>
        <source>How much an agent gets</source>
        <translation>智能体得到多少</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>Stored sentences</source>
        <translation>存储的句子</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示的内容</translation>
    </message>
    <message>
        <source>What the answer is put together from</source>
        <translation>回答由什么组成</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Keep both</source>
        <translation>两者都保留</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show {0}</source>
        <translation>显示 {0}</translation>
    </message>
    <message>
        <source>These say nearly the same:</source>
        <translation>这些说法几乎相同：</translation>
    </message>
    <message>
        <source>Undo, keep the old one</source>
        <translation>撤销，保留旧的</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>All {0} days</source>
        <translation>全部 {0} 天</translation>
    </message>
    <message>
        <source>One day</source>
        <translation>一天</translation>
    </message>
    <message>
        <source>Overview of all days</source>
        <translation>所有日期概览</translation>
    </message>
    <message>
        <source>{0} to {1} are in sight</source>
        <translation>可见 {0} 至 {1}</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation>Ctrl ↵</translation>
    </message>
    <message>
        <source>Due {0}</source>
        <translation>{0} 到期</translation>
    </message>
    <message>
        <source>Holds from {0}</source>
        <translation>{0} 起有效</translation>
    </message>
    <message>
        <source>Holds until {0}</source>
        <translation>有效至 {0}</translation>
    </message>
    <message>
        <source>In your words</source>
        <translation>用你的话写</translation>
    </message>
    <message>
        <source>On {0}</source>
        <translation>于 {0}</translation>
    </message>
    <message>
        <source>The statement in your words</source>
        <translation>用你的话写的陈述</translation>
    </message>
    <message>
        <source>Use these words</source>
        <translation>采用这些文字</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Search memories</source>
        <translation>搜索记忆</translation>
    </message>
</context>
<context>
    <name>PageEntry</name>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Insights</source>
        <translation>洞察</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
</context>
<context>
    <name>PairingDialog</name>
    <message>
        <source>Allow selected</source>
        <translation>允许所选</translation>
    </message>
    <message>
        <source>Asked {0}</source>
        <translation>请求于 {0}</translation>
    </message>
    <message>
        <source>Code: {0}</source>
        <translation>代码：{0}</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Does {0} show this code?</source>
        <translation>{0} 显示的是这个代码吗？</translation>
    </message>
    <message>
        <source>If not, choose Deny: something else is asking.</source>
        <translation>如果不是，请选择“拒绝”：是别的程序在请求。</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>它可以</translation>
    </message>
    <message>
        <source>Nobody answered for ten minutes: it was denied.</source>
        <translation>十分钟无人回应：已拒绝。</translation>
    </message>
    <message>
        <source>Remember this answer</source>
        <translation>记住这个答复</translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation>{0} 想要连接</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Enter runs it. Actions that change many memories show a preview first.</source>
        <translation>回车执行。更改多条记忆的操作会先显示预览。</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>没有含这些词的操作。</translation>
    </message>
    <message>
        <source>{0} of {1} actions</source>
        <translation>{0} / {1} 个操作</translation>
    </message>
</context>
<context>
    <name>PartRow</name>
    <message>
        <source>its own</source>
        <translation>自有许可证</translation>
    </message>
</context>
<context>
    <name>PassphraseFields</name>
    <message>
        <source>At least {0} characters. Four or five unrelated words are good.</source>
        <translation>至少 {0} 个字符。四五个互不相干的词就很好。</translation>
    </message>
    <message>
        <source>It will do; longer is better.</source>
        <translation>可以用；更长更好。</translation>
    </message>
    <message>
        <source>Long enough.</source>
        <translation>足够长。</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>新密码短语</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>再输入一次</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>两次输入不同。</translation>
    </message>
    <message>
        <source>Type the same once more.</source>
        <translation>再输入一次同样的内容。</translation>
    </message>
</context>
<context>
    <name>PastBanner</name>
    <message>
        <source>Compare with now</source>
        <translation>与现在比较</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nothing was recorded before</source>
        <translation>在此之前没有记录</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>The day before with changes</source>
        <translation>前一个有更改的日子</translation>
    </message>
    <message>
        <source>The day before with changes: {0}</source>
        <translation>前一个有更改的日子：{0}</translation>
    </message>
    <message>
        <source>The next changes are today&apos;s: return to now</source>
        <translation>之后的更改都在今天：回到现在</translation>
    </message>
    <message>
        <source>The next day with changes</source>
        <translation>后一个有更改的日子</translation>
    </message>
    <message>
        <source>The next day with changes: {0}</source>
        <translation>后一个有更改的日子：{0}</translation>
    </message>
    <message>
        <source>The vault as it stood then. Nothing can be changed here.</source>
        <translation>保险库当时的样子。这里不能作任何更改。</translation>
    </message>
    <message>
        <source>Viewing {0}</source>
        <translation>正在查看 {0}</translation>
    </message>
    <message>
        <source>What held on {0}, as known then. Nothing can be changed here.</source>
        <translation>{0} 有效的内容，按当时所知。这里不能作任何更改。</translation>
    </message>
    <message>
        <source>{0} shows what is now.</source>
        <translation>{0} 显示的是现在的内容。</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Also bring in 1 rule that steers agents; without this it is left out</source>
        <translation>同时导入 1 条引导智能体的规则；不勾选则不导入</translation>
    </message>
    <message>
        <source>Also bring in {0} rules that steer agents; without this they are left out</source>
        <translation>同时导入 {0} 条引导智能体的规则；不勾选则不导入</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>导入到</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Original dates and ids are kept. A backup is made first. One undo takes it all back.</source>
        <translation>保留原来的日期和标识。会先备份。一次撤销即可全部撤回。</translation>
    </message>
    <message>
        <source>Then let {0} ({1}) look for facts in 1 turn; each fact waits for you</source>
        <translation>然后让 {0}（{1}）在 1 次发言中查找事实；每条事实等你处理</translation>
    </message>
    <message>
        <source>Then let {0} ({1}) look for facts in {2} turns; each fact waits for you</source>
        <translation>然后让 {0}（{1}）在 {2} 次发言中查找事实；每条事实等你处理</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>无法读取的内容</translation>
    </message>
    <message>
        <source>What is known already</source>
        <translation>已知的内容</translation>
    </message>
    <message>
        <source>What it becomes</source>
        <translation>会变成什么</translation>
    </message>
    <message>
        <source>What would open a conflict</source>
        <translation>会引起冲突的内容</translation>
    </message>
    <message>
        <source>already known, strengthened</source>
        <translation>已知，强度增加</translation>
    </message>
    <message>
        <source>at {0}, where they are sent</source>
        <translation>位于 {0}，内容会发送到那里</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新的</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>在本机上</translation>
    </message>
    <message>
        <source>unreadable, with reasons</source>
        <translation>无法读取，附原因</translation>
    </message>
    <message>
        <source>would open a conflict</source>
        <translation>会引起冲突</translation>
    </message>
</context>
<context>
    <name>PortCard</name>
    <message>
        <source>Agents cannot reach this vault over HTTP.</source>
        <translation>智能体无法通过 HTTP 访问这个保险库。</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>另一个端口号</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Could not be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>Let agents on this computer connect</source>
        <translation>允许本机上的智能体连接</translation>
    </message>
    <message>
        <source>Open on this computer only</source>
        <translation>只在本机上打开</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>正在打开</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>The address {0} is copied.</source>
        <translation>地址 {0} 已复制。</translation>
    </message>
    <message>
        <source>The number of the port</source>
        <translation>端口号</translation>
    </message>
    <message>
        <source>Use another number</source>
        <translation>使用另一个端口号</translation>
    </message>
    <message>
        <source>{0}, port {1} · HTTP and MCP</source>
        <translation>{0}，端口 {1} · HTTP 和 MCP</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>What it becomes</source>
        <translation>会变成什么</translation>
    </message>
</context>
<context>
    <name>PrivacySection</name>
    <message>
        <source>Erasing for good</source>
        <translation>永久抹除</translation>
    </message>
    <message>
        <source>Every change, by whom and when, in a chain that shows whether anything was altered.</source>
        <translation>每次更改，由谁、何时，串成一条链，能看出是否有内容被改动。</translation>
    </message>
    <message>
        <source>From a memory&apos;s menu. It reaches every version, report and backup, and lists what it cannot reach.</source>
        <translation>在记忆的菜单中。它涉及每个版本、报告和备份，并列出无法涉及的内容。</translation>
    </message>
    <message>
        <source>Memories, searches, drafts, reports and backups. Not encrypted: sizes and columns of the window, and what you export yourself.</source>
        <translation>记忆、搜索、草稿、报告和备份。未加密的：窗口和列的大小，以及你自己导出的内容。</translation>
    </message>
    <message>
        <source>Nothing, unless you turn on a language model that is elsewhere. The program looks for no updates and sends no reports.</source>
        <translation>没有，除非你启用了位于别处的语言模型。程序不检查更新，也不发送报告。</translation>
    </message>
    <message>
        <source>Open Audit</source>
        <translation>打开审计页</translation>
    </message>
    <message>
        <source>Passwords, keys, card and account numbers in what is stored: looked for when you say so.</source>
        <translation>存储内容中的密码、密钥、卡号和账号：由你决定何时查找。</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>机密</translation>
    </message>
    <message>
        <source>Secrets found …</source>
        <translation>找到的机密…</translation>
    </message>
    <message>
        <source>What is encrypted</source>
        <translation>加密了什么</translation>
    </message>
    <message>
        <source>What is stored already</source>
        <translation>已存储的内容</translation>
    </message>
    <message>
        <source>What leaves this computer</source>
        <translation>什么会离开本机</translation>
    </message>
    <message>
        <source>Who did what</source>
        <translation>谁做了什么</translation>
    </message>
    <message>
        <source>scan</source>
        <translation>扫描</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Choose the folder of a vault</source>
        <translation>选择保险库的文件夹</translation>
    </message>
    <message>
        <source>Going back to a backup</source>
        <translation>正在回到备份</translation>
    </message>
    <message>
        <source>Locked after {0} minutes without use.</source>
        <translation>{0} 分钟未使用，已锁定。</translation>
    </message>
    <message>
        <source>Moving {0}</source>
        <translation>正在移动 {0}</translation>
    </message>
    <message>
        <source>Nothing of the old folder is deleted.</source>
        <translation>旧文件夹中的内容不会删除。</translation>
    </message>
    <message>
        <source>Opening {0}</source>
        <translation>正在打开 {0}</translation>
    </message>
    <message>
        <source>Recovering {0}</source>
        <translation>正在抢救 {0}</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>The sample is made the first time it is opened.</source>
        <translation>示例在首次打开时建立。</translation>
    </message>
    <message>
        <source>The vault lies here now. Its old files are kept in {0}.</source>
        <translation>保险库现在位于此处。旧文件保留在 {0}。</translation>
    </message>
    <message>
        <source>the sample vault</source>
        <translation>示例保险库</translation>
    </message>
</context>
<context>
    <name>ProgressView</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Comparing every entry with its seal</source>
        <translation>正在把每条记录与其封印比较</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Looking for what is known already</source>
        <translation>正在查找已知的内容</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>正在读取文件</translation>
    </message>
    <message>
        <source>Reading the meaning of each memory</source>
        <translation>正在读取每条记忆的含义</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>The conversations are in. The language model looks for facts in them</source>
        <translation>对话已收入。语言模型正在其中查找事实</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>Writing the files</source>
        <translation>正在写入文件</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>Agents get it with each question and may propose changes. Its first line names it.</source>
        <translation>智能体每次提问都会得到它，并可提议更改。第一行是它的名称。</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>Happening</source>
        <translation>发生于</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>有效期</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>重要性</translation>
    </message>
    <message>
        <source>It is for</source>
        <translation>给谁</translation>
    </message>
    <message>
        <source>Known because</source>
        <translation>来源依据</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Last verified</source>
        <translation>最近核实</translation>
    </message>
    <message>
        <source>Memory block</source>
        <translation>记忆块</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>陈述于</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>at no time</source>
        <translation>从未有效</translation>
    </message>
    <message>
        <source>from {0} until {1}</source>
        <translation>从{0}到{1}</translation>
    </message>
    <message>
        <source>from {0}, no end</source>
        <translation>从{0}起，无终止</translation>
    </message>
    <message>
        <source>until {0}</source>
        <translation>至 {0}</translation>
    </message>
    <message>
        <source>{0} of {1} characters</source>
        <translation>{0} / {1} 个字符</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0}至{1}</translation>
    </message>
    <message>
        <source>{0}, does not fade</source>
        <translation>{0}，不会淡忘</translation>
    </message>
    <message>
        <source>{0}, does not fade: safety</source>
        <translation>{0}，不会淡忘：安全</translation>
    </message>
    <message>
        <source>{0}, held until done</source>
        <translation>{0}，保持到完成</translation>
    </message>
    <message>
        <source>{0}, pinned</source>
        <translation>{0}，已置顶</translation>
    </message>
</context>
<context>
    <name>ProposalsDialog</name>
    <message>
        <source>Agents are no longer given this memory. It can be brought back.</source>
        <translation>智能体不再得到这条记忆。可以找回。</translation>
    </message>
    <message>
        <source>Agents that recall it may act on it.</source>
        <translation>召回它的智能体可能照此行事。</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>Every agent that reads there receives it with each answer.</source>
        <translation>在那里读取的每个智能体都会随每次回答得到它。</translation>
    </message>
    <message>
        <source>It becomes a memory of the type {0} in {1}, confirmed by you.</source>
        <translation>它会成为 {1} 中一条类型为“{0}”的记忆，由你确认。</translation>
    </message>
    <message>
        <source>It rests on: “{0}”</source>
        <translation>它的依据：“{0}”</translation>
    </message>
    <message>
        <source>It waits because a language model found it in a conversation.</source>
        <translation>它在等待，因为是语言模型在对话中找到的。</translation>
    </message>
    <message>
        <source>It waits because it was written into a file by hand.</source>
        <translation>它在等待，因为是手动写入文件的。</translation>
    </message>
    <message>
        <source>It waits because it would be given with every answer.</source>
        <translation>它在等待，因为它会随每次回答一起给出。</translation>
    </message>
    <message>
        <source>It waits because it would tell agents what to do.</source>
        <translation>它在等待，因为它会告诉智能体做什么。</translation>
    </message>
    <message>
        <source>It waits because somebody else stands behind what it would change.</source>
        <translation>它在等待，因为它要更改的内容出自别人。</translation>
    </message>
    <message>
        <source>It waits because this client may propose, but not change anything.</source>
        <translation>它在等待，因为这个客户端可以提议，但不能更改任何内容。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已置顶</translation>
    </message>
    <message>
        <source>Tags: {0}</source>
        <translation>标签：{0}</translation>
    </message>
    <message>
        <source>The memory ({0}, in {1}) says this from now on, confirmed by you. Its history stays.</source>
        <translation>这条记忆（{0}，在 {1} 中）从现在起就这样写，由你确认。其历史保留。</translation>
    </message>
    <message>
        <source>The memory was changed since this was proposed: it can only be turned down.</source>
        <translation>提议之后这条记忆已更改：只能拒绝。</translation>
    </message>
    <message>
        <source>The proposal</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>The text, as it is</source>
        <translation>文本原样</translation>
    </message>
    <message>
        <source>Turn down</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>What agents propose</source>
        <translation>智能体的提议</translation>
    </message>
    <message>
        <source>What it would do</source>
        <translation>它会做什么</translation>
    </message>
    <message>
        <source>Where in it: {0}</source>
        <translation>其中位置：{0}</translation>
    </message>
    <message>
        <source>Written by {0}, from {1}.</source>
        <translation>由 {0} 写入，来自 {1}。</translation>
    </message>
    <message>
        <source>Written by {0}.</source>
        <translation>由 {0} 写入。</translation>
    </message>
    <message>
        <source>{0} characters in it would not be seen. They are shown as symbols or as their number.</source>
        <translation>其中有 {0} 个字符不可见。它们显示为符号或编号。</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>{0} wants to change this memory</source>
        <translation>{0} 想更改这条记忆</translation>
    </message>
    <message>
        <source>{0} wants to put this memory away</source>
        <translation>{0} 想收起这条记忆</translation>
    </message>
    <message>
        <source>{0} wants to remember this</source>
        <translation>{0} 想记住这个</translation>
    </message>
</context>
<context>
    <name>QuestionField</name>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Ask what is remembered</source>
        <translation>问问记住了什么</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下箭头</translation>
    </message>
    <message>
        <source>Last questions</source>
        <translation>最近的问题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>QuestionHistory</name>
    <message>
        <source>Forget these questions</source>
        <translation>忘记这些问题</translation>
    </message>
    <message>
        <source>Last questions</source>
        <translation>最近的问题</translation>
    </message>
</context>
<context>
    <name>Quotation</name>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>RailCounts</name>
    <message>
        <source>1 open conflict</source>
        <translation>1 个待裁决的冲突</translation>
    </message>
    <message>
        <source>{0} open conflicts</source>
        <translation>{0} 个待裁决的冲突</translation>
    </message>
</context>
<context>
    <name>RangeModel</name>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
</context>
<context>
    <name>RangeTable</name>
    <message>
        <source>Memories from {0}</source>
        <translation>{0} 起的记忆</translation>
    </message>
    <message>
        <source>No memory lies on these days.</source>
        <translation>这些日期没有记忆。</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Show in Memories</source>
        <translation>在记忆页显示</translation>
    </message>
</context>
<context>
    <name>ReachView</name>
    <message>
        <source>Files beside the vault</source>
        <translation>保险库以外的文件</translation>
    </message>
    <message>
        <source>Forget them too</source>
        <translation>一并忘记</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>须知</translation>
    </message>
    <message>
        <source>Linked memories: only what is ticked is erased too</source>
        <translation>关联记忆：只有勾选的一并抹除</translation>
    </message>
    <message>
        <source>To be erased for good</source>
        <translation>将永久抹除</translation>
    </message>
    <message>
        <source>Waiting statements: only what is ticked is erased too</source>
        <translation>等待中的陈述：只有勾选的一并抹除</translation>
    </message>
    <message>
        <source>What will be erased</source>
        <translation>将抹除的内容</translation>
    </message>
    <message>
        <source>With it goes</source>
        <translation>随之抹除</translation>
    </message>
    <message>
        <source>Your searches, questions and drafts</source>
        <translation>你的搜索、问题和草稿</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>以及另外 {0} 个</translation>
    </message>
</context>
<context>
    <name>ReasonBar</name>
    <message>
        <source>All conflicts</source>
        <translation>所有冲突</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>下一个冲突</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>上一个冲突</translation>
    </message>
</context>
<context>
    <name>RecallChart</name>
    <message>
        <source>Recalls a day</source>
        <translation>每天的召回</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
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
        <translation>排在其他之后</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Back to what the program came with.</source>
        <translation>回到程序自带的设置。</translation>
    </message>
    <message>
        <source>Deep mode</source>
        <translation>深入模式</translation>
    </message>
    <message>
        <source>For agents and the command line, when one namespace is searched. Each change can be undone.</source>
        <translation>用于智能体和命令行，在只搜索一个命名空间时。每次更改都可撤销。</translation>
    </message>
    <message>
        <source>Most memories</source>
        <translation>最多记忆数</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>仅这些</translation>
    </message>
    <message>
        <source>Read each question again with a slower model, where it is installed.</source>
        <translation>用较慢的模型重读每个问题，如果已安装。</translation>
    </message>
    <message>
        <source>So many may answer, 1 to 100.</source>
        <translation>最多这么多条可以回答，1 到 100。</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>界线</translation>
    </message>
    <message>
        <source>The line, in percent</source>
        <translation>界线，百分比</translation>
    </message>
    <message>
        <source>The most that an agent receives at once, 100 to 20,000.</source>
        <translation>智能体一次最多得到的量，100 到 20,000。</translation>
    </message>
    <message>
        <source>The share of the question that a memory has to answer, 0 to 100 %.</source>
        <translation>一条记忆必须回答的问题比例，0 到 100 %。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Turns of conversations</source>
        <translation>对话发言</translation>
    </message>
    <message>
        <source>What agents receive</source>
        <translation>智能体得到什么</translation>
    </message>
    <message>
        <source>Where a request does not say</source>
        <translation>请求未说明时</translation>
    </message>
    <message>
        <source>Whether they may answer beside what was distilled from them.</source>
        <translation>它们能否与从中提炼的内容一同回答。</translation>
    </message>
    <message>
        <source>recall defaults threshold limit budget episodes</source>
        <translation>召回 默认 阈值 界线 限制 预算 情节</translation>
    </message>
    <message>
        <source>shipped</source>
        <translation>自带</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>{0}, not found in {1}</source>
        <translation>{0}，在 {1} 没有找到</translation>
    </message>
</context>
<context>
    <name>RecoverDialog</name>
    <message>
        <source>Choose a new or empty folder for the new vault</source>
        <translation>为新保险库选择一个新的或空的文件夹</translation>
    </message>
    <message>
        <source>Close and recover</source>
        <translation>关闭并抢救</translation>
    </message>
    <message>
        <source>Recover what can be read</source>
        <translation>抢救可读内容</translation>
    </message>
</context>
<context>
    <name>RecoveryBox</name>
    <message>
        <source>As a PDF to print, or as text</source>
        <translation>用于打印的 PDF，或文本</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>I have kept it somewhere other than this computer</source>
        <translation>我已把它保管在这台电脑以外的地方</translation>
    </message>
    <message>
        <source>It opens the vault if everything else is lost. It is not shown again, and nobody else has it.</source>
        <translation>其他一切都丢失时，它能打开保险库。它不会再次显示，别人也没有。</translation>
    </message>
    <message>
        <source>It opens the vault “{0}” if everything else is lost.</source>
        <translation>其他一切都丢失时，它能打开保险库“{0}”。</translation>
    </message>
    <message>
        <source>Made on {0}, for the vault in {1}</source>
        <translation>制作于 {0}，用于 {1} 中的保险库</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>PDF to print (*.pdf)</source>
        <translation>用于打印的 PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>恢复密钥</translation>
    </message>
    <message>
        <source>Remembrancer recovery key</source>
        <translation>Remembrancer 恢复密钥</translation>
    </message>
    <message>
        <source>Remembrancer recovery key.pdf</source>
        <translation>Remembrancer 恢复密钥.pdf</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the recovery key</source>
        <translation>保存恢复密钥</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>To use it: open the vault, choose “Use the recovery key”, and type the letters and figures. Capitals and hyphens do not matter. Whoever has this page and the vault can read it: keep the two apart. A newer recovery key makes this one void.</source>
        <translation>使用方法：打开保险库，选择“使用恢复密钥”，输入字母和数字。大小写和连字符不影响。同时持有本页和保险库的人可以读取其内容：请分开存放。更新的恢复密钥会使这一把失效。</translation>
    </message>
    <message>
        <source>Your recovery key</source>
        <translation>你的恢复密钥</translation>
    </message>
</context>
<context>
    <name>RenameTagDialog</name>
    <message>
        <source>All namespaces</source>
        <translation>所有命名空间</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Likely the same</source>
        <translation>可能相同</translation>
    </message>
    <message>
        <source>Make {0} to {1}. {2}</source>
        <translation>把{0}改为 {1}。{2}</translation>
    </message>
    <message>
        <source>Merge tags</source>
        <translation>合并标签</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>New name, or a tag in use</source>
        <translation>新名称，或已使用的标签</translation>
    </message>
    <message>
        <source>No current memory here has “{0}”.</source>
        <translation>这里没有带“{0}”的当前记忆。</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>没有更改</translation>
    </message>
    <message>
        <source>Rename or merge “{0}”</source>
        <translation>重命名或合并“{0}”</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>重命名标签</translation>
    </message>
    <message>
        <source>Write the new name, or that of a tag in use to make the two one.</source>
        <translation>写下新名称，或写已使用的标签名，使二者合一。</translation>
    </message>
</context>
<context>
    <name>RepairDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The vault was backed up, and the copy was read back.</source>
        <translation>保险库已备份，副本已读回核对。</translation>
    </message>
</context>
<context>
    <name>ReportNotice</name>
    <message>
        <source>The report of {0} is there.</source>
        <translation>{0} 的报告已生成。</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Day</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数目</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>ReportsPage</name>
    <message>
        <source>All namespaces</source>
        <translation>所有命名空间</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Copy the report as Markdown</source>
        <translation>将报告复制为 Markdown</translation>
    </message>
    <message>
        <source>Day after</source>
        <translation>后一天</translation>
    </message>
    <message>
        <source>Day before</source>
        <translation>前一天</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Figures of the charts as tables</source>
        <translation>以表格显示图表数据</translation>
    </message>
    <message>
        <source>Figures of the charts as tables, or charts</source>
        <translation>以表格显示图表数据，或显示图表</translation>
    </message>
    <message>
        <source>In the list: the day after / the day before</source>
        <translation>在列表中：后一天 / 前一天</translation>
    </message>
    <message>
        <source>Made from the vault as it stood that night</source>
        <translation>根据保险库当晚的样子制作</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Search reports</source>
        <translation>搜索报告</translation>
    </message>
    <message>
        <source>Tell me when a day&apos;s report is there</source>
        <translation>某天的报告生成时告诉我</translation>
    </message>
    <message>
        <source>Tell me when a day&apos;s report is there (this desktop shows no messages)</source>
        <translation>某天的报告生成时告诉我（这个桌面不显示消息）</translation>
    </message>
    <message>
        <source>The day is not over</source>
        <translation>这一天还没有结束</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>链接已复制。</translation>
    </message>
    <message>
        <source>The report cannot be shown</source>
        <translation>报告无法显示</translation>
    </message>
    <message>
        <source>The report was copied as Markdown.</source>
        <translation>报告已以 Markdown 复制。</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Up / Down</source>
        <translation>上 / 下</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>After this</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Choose with 1 to 4. What would come of it is shown here before anything is changed.</source>
        <translation>用 1 到 4 选择。更改之前，这里会显示结果。</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>原因（可选）</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>What of the old one?</source>
        <translation>旧的怎么了？</translation>
    </message>
    <message>
        <source>key {0}</source>
        <translation>按键 {0}</translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Ask without the filters</source>
        <translation>不带筛选提问</translation>
    </message>
    <message>
        <source>Changed since, ask again</source>
        <translation>之后有更改，请再次提问</translation>
    </message>
    <message>
        <source>Enter opens a memory.</source>
        <translation>回车打开记忆。</translation>
    </message>
    <message>
        <source>Match and line</source>
        <translation>匹配度和界线</translation>
    </message>
    <message>
        <source>Memories above the line</source>
        <translation>界线以上的记忆</translation>
    </message>
    <message>
        <source>Nothing stored about this</source>
        <translation>没有存储与此有关的内容</translation>
    </message>
    <message>
        <source>Only memories with {0} were asked.</source>
        <translation>只在符合 {0} 的记忆中提问。</translation>
    </message>
    <message>
        <source>The line ({0}) decides what counts as an answer. It is drawn on meaning alone: the least share of what the question asks that a memory must answer.</source>
        <translation>界线（{0}）决定什么算作回答。它只按含义划定：一条记忆必须回答的最低问题比例。</translation>
    </message>
    <message>
        <source>The match orders the memories. It is the sum of its parts: what is meant, which words are the same, whether a time that was asked for fits, and how much a memory is used.</source>
        <translation>匹配度决定记忆的顺序。它是各部分之和：意思是什么，哪些词相同，所问的时间是否相符，记忆使用多少。</translation>
    </message>
    <message>
        <source>The nearest reaches {0}; the line is at {1}.</source>
        <translation>最接近的达到 {0}；界线在 {1}。</translation>
    </message>
    <message>
        <source>What the match means</source>
        <translation>匹配度的含义</translation>
    </message>
    <message>
        <source>matched by words alone</source>
        <translation>只按词语匹配</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review a conflict</source>
        <translation>查看冲突</translation>
    </message>
</context>
<context>
    <name>RevokeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Its access ends at once and for good: it has to ask again to be let in. What it wrote stays, and can be undone apart.</source>
        <translation>它的访问立即并永久结束：须重新请求接入。它写入的内容保留，可另行撤销。</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>撤权</translation>
    </message>
    <message>
        <source>Revoke {0}?</source>
        <translation>撤销 {0} 的权限？</translation>
    </message>
</context>
<context>
    <name>RightsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Change the rights</source>
        <translation>更改权限</translation>
    </message>
    <message>
        <source>What {0} may do</source>
        <translation>{0} 可以做什么</translation>
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
        <translation>所有命名空间也包括你以后创建的。</translation>
    </message>
    <message>
        <source>As now</source>
        <translation>保持现状</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Changing and deciding without asking is not recommended for a new client.</source>
        <translation>对新客户端，不建议允许不经询问就更改和裁决。</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>In 1 day</source>
        <translation>1 天后</translation>
    </message>
    <message>
        <source>In {0} days</source>
        <translation>{0} 天后</translation>
    </message>
    <message>
        <source>Limits: {0} memories a minute and {1} a day, {2} recalls a minute, {3} tokens a day.</source>
        <translation>限额：每分钟 {0} 条、每天 {1} 条记忆，每分钟 {2} 次召回，每天 {3} 个词元。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Never, as now</source>
        <translation>从不，保持现状</translation>
    </message>
    <message>
        <source>On a day …</source>
        <translation>某一天…</translation>
    </message>
    <message>
        <source>Other limits …</source>
        <translation>其他限额…</translation>
    </message>
    <message>
        <source>Recalls</source>
        <translation>召回</translation>
    </message>
    <message>
        <source>Receives</source>
        <translation>得到</translation>
    </message>
    <message>
        <source>Remembers</source>
        <translation>记住</translation>
    </message>
    <message>
        <source>Remembers at most</source>
        <translation>最多记住</translation>
    </message>
    <message>
        <source>The last day is a date such as 2026-12-31.</source>
        <translation>最后一天是日期，例如 2026-12-31。</translation>
    </message>
    <message>
        <source>The last day is over already.</source>
        <translation>最后一天已过。</translation>
    </message>
    <message>
        <source>The last day, such as 2026-12-31</source>
        <translation>最后一天，例如 2026-12-31</translation>
    </message>
    <message>
        <source>Where: {0}</source>
        <translation>位置：{0}</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>每分钟</translation>
    </message>
    <message>
        <source>tokens a day</source>
        <translation>词元每天</translation>
    </message>
    <message>
        <source>{0} a day</source>
        <translation>每天 {0}</translation>
    </message>
</context>
<context>
    <name>RoutineChart</name>
    <message>
        <source>Arrow keys read entry by entry, Enter opens one. The same figures stand in the table.</source>
        <translation>方向键逐条读取，回车打开一条。同样的数据在表格中。</translation>
    </message>
    <message>
        <source>Values of the routine</source>
        <translation>惯例的值</translation>
    </message>
    <message>
        <source>usual: {0} to {1}</source>
        <translation>通常：{0} 至 {1}</translation>
    </message>
    <message>
        <source>{0} days</source>
        <translation>{0} 天</translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation>{0}，{1}</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation>{0}。{1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>RowDelegate</name>
    <message>
        <source>No longer there</source>
        <translation>已不存在</translation>
    </message>
</context>
<context>
    <name>RowSkeleton</name>
    <message>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
</context>
<context>
    <name>SaidBlock</name>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>陈述</translation>
    </message>
</context>
<context>
    <name>SaveReportButton</name>
    <message>
        <source>As Markdown, with its charts</source>
        <translation>以 Markdown，带图表</translation>
    </message>
    <message>
        <source>As PDF</source>
        <translation>以 PDF</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the report (not encrypted)</source>
        <translation>保存报告（不加密）</translation>
    </message>
    <message>
        <source>Save the report in a folder (not encrypted)</source>
        <translation>把报告保存到文件夹（不加密）</translation>
    </message>
    <message>
        <source>Save this report as a file, which is not encrypted</source>
        <translation>把这份报告保存为文件，文件不加密</translation>
    </message>
    <message>
        <source>The file could not be written. Choose another folder.</source>
        <translation>无法写入文件。请选择另一个文件夹。</translation>
    </message>
    <message>
        <source>The report was saved as {0}.</source>
        <translation>报告已保存为 {0}。</translation>
    </message>
</context>
<context>
    <name>SavedRow</name>
    <message>
        <source>Delete {0} (Shift+Delete)</source>
        <translation>删除 {0}（Shift+Delete）</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>Rename {0} (F2)</source>
        <translation>重命名 {0}（F2）</translation>
    </message>
</context>
<context>
    <name>ScanPanel</name>
    <message>
        <source>Compares all memories of the vault with each other</source>
        <translation>把保险库的所有记忆互相比较</translation>
    </message>
    <message>
        <source>Comparing all memories</source>
        <translation>正在比较所有记忆</translation>
    </message>
    <message>
        <source>Go on looking, {0} left</source>
        <translation>继续查找，剩余 {0}</translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation>冲突的处理方式</translation>
    </message>
    <message>
        <source>Look for conflicts</source>
        <translation>查找冲突</translation>
    </message>
    <message>
        <source>Looking for conflicts</source>
        <translation>正在查找冲突</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopped. What was found so far is in the list.</source>
        <translation>已停止。目前找到的在列表中。</translation>
    </message>
    <message>
        <source>The next time it goes on from there</source>
        <translation>下次从那里继续</translation>
    </message>
    <message>
        <source>{0} of {1} memories compared</source>
        <translation>已比较 {0} / {1} 条记忆</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search memories</source>
        <translation>搜索记忆</translation>
    </message>
    <message>
        <source>Try  tag:work  is:pinned  added:7</source>
        <translation>试试  tag:work  is:pinned  added:7</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>如何搜索</translation>
    </message>
</context>
<context>
    <name>SearchNote</name>
    <message>
        <source>1 report found.</source>
        <translation>找到 1 份报告。</translation>
    </message>
    <message>
        <source>Make those of the last year</source>
        <translation>生成过去一年的报告</translation>
    </message>
    <message>
        <source>Making reports: day {0} of {1}</source>
        <translation>正在生成报告：第 {0} 天，共 {1} 天</translation>
    </message>
    <message>
        <source>No report has these words.</source>
        <translation>没有含这些词的报告。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>{0} Only days whose report was made are searched.</source>
        <translation>{0}只搜索已生成报告的日子。</translation>
    </message>
    <message>
        <source>{0} reports found.</source>
        <translation>找到 {0} 份报告。</translation>
    </message>
</context>
<context>
    <name>SearchPopover</name>
    <message>
        <source>Change it to “{0}”</source>
        <translation>改为“{0}”</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>用文字表示</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>搜索的名称</translation>
    </message>
    <message>
        <source>Narrow it</source>
        <translation>缩小范围</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Save this search …</source>
        <translation>保存这个搜索…</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Search for “{0}”</source>
        <translation>搜索“{0}”</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>搜索帮助</translation>
    </message>
</context>
<context>
    <name>SecretDialog</name>
    <message>
        <source>Back to the text</source>
        <translation>返回文本</translation>
    </message>
    <message>
        <source>Redact it</source>
        <translation>遮盖</translation>
    </message>
    <message>
        <source>Store it as it is</source>
        <translation>原样存储</translation>
    </message>
    <message>
        <source>What is stored is given to agents that ask for it, and stays in older versions and backups. Redacted, only what kind of secret it is will stand there.</source>
        <translation>存储的内容会交给请求的智能体，并留在较旧的版本和备份中。遮盖后，只会显示是哪一种机密。</translation>
    </message>
</context>
<context>
    <name>SecretField</name>
    <message>
        <source>Show what is typed</source>
        <translation>显示输入的内容</translation>
    </message>
</context>
<context>
    <name>SecretRow</name>
    <message>
        <source>Decide …</source>
        <translation>决定…</translation>
    </message>
    <message>
        <source>Erase …</source>
        <translation>抹除…</translation>
    </message>
    <message>
        <source>It is the reason of a change that no memory belongs to. It stays in the vault.</source>
        <translation>它在某次更改的理由中，该更改不涉及任何记忆。它会留在保险库中。</translation>
    </message>
    <message>
        <source>It is the reason of a change. It stays until the memory of that change is erased.</source>
        <translation>它在某次更改的理由中。在抹除该更改的记忆之前会一直保留。</translation>
    </message>
    <message>
        <source>It waits for your approval.</source>
        <translation>正在等待您的批准。</translation>
    </message>
    <message>
        <source>It waits in a conflict.</source>
        <translation>正在冲突中等待。</translation>
    </message>
    <message>
        <source>It was turned down or taken back. It stays until it is erased.</source>
        <translation>它已被拒绝或撤回。在抹除之前会一直保留。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Leave it as it is, until the text changes</source>
        <translation>保持原样，直到文本更改</translation>
    </message>
    <message>
        <source>Older versions hold it too.</source>
        <translation>较旧的版本也含有它。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>遮盖</translation>
    </message>
    <message>
        <source>The memory was changed since. Its older versions hold it until the memory is erased.</source>
        <translation>此后记忆已更改。它的较旧版本仍含有它，直到记忆被抹除。</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
</context>
<context>
    <name>SecretsDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Go on looking, {0} left</source>
        <translation>继续查找，剩余 {0}</translation>
    </message>
    <message>
        <source>Kept as they are: {0}.</source>
        <translation>保持原样：{0}。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再次查找</translation>
    </message>
    <message>
        <source>Look for secrets</source>
        <translation>查找机密</translation>
    </message>
    <message>
        <source>No secrets were found</source>
        <translation>没有找到机密</translation>
    </message>
    <message>
        <source>Passwords, keys, card and account numbers in what is stored, shown without them.</source>
        <translation>存储内容中的密码、密钥、卡号和账号，显示时不含它们。</translation>
    </message>
    <message>
        <source>Secrets found</source>
        <translation>找到的机密</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The first {0} of {1} memories.</source>
        <translation>{1} 条记忆中的前 {0} 条。</translation>
    </message>
    <message>
        <source>The next time it goes on from there</source>
        <translation>下次从那里继续</translation>
    </message>
    <message>
        <source>{0} of {1} versions</source>
        <translation>{1} 个版本中的 {0} 个</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Give up the selection</source>
        <translation>放弃选择</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>These contradict each other</source>
        <translation>这些互相矛盾</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>{0} selected</source>
        <translation>已选 {0}</translation>
    </message>
</context>
<context>
    <name>SentSheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Question and memories</source>
        <translation>问题和记忆</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>发送的内容</translation>
    </message>
</context>
<context>
    <name>SessionPane</name>
    <message>
        <source>Choose an entry to see what it changed, word by word.</source>
        <translation>选择一条记录，逐字查看它更改了什么。</translation>
    </message>
    <message>
        <source>Erase its memories for good …</source>
        <translation>永久抹除它的记忆…</translation>
    </message>
    <message>
        <source>First shows everything that would be erased</source>
        <translation>先显示将抹除的全部内容</translation>
    </message>
    <message>
        <source>Its session</source>
        <translation>它的会话</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>No memory was changed by this.</source>
        <translation>没有记忆因此更改。</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>The same words were there already. The memory counts as heard once more.</source>
        <translation>同样的文字早已存在。该记忆算作又听到一次。</translation>
    </message>
    <message>
        <source>This change</source>
        <translation>这次更改</translation>
    </message>
    <message>
        <source>Undo everything from {0} since then …</source>
        <translation>撤销此后来自 {0} 的一切…</translation>
    </message>
    <message>
        <source>Undo everything from {who} since {when}</source>
        <translation>撤销自{when}起来自 {who} 的一切</translation>
    </message>
    <message>
        <source>Undo everything since …</source>
        <translation>撤销此后的一切…</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>撤销这次更改</translation>
    </message>
    <message>
        <source>Undo this session</source>
        <translation>撤销这次会话</translation>
    </message>
    <message>
        <source>What others changed later is left alone. The undo is written to the journal too.</source>
        <translation>别人之后更改的内容不动。撤销也会写入日志。</translation>
    </message>
    <message>
        <source>What this changed was erased since.</source>
        <translation>这次更改的内容之后已被抹除。</translation>
    </message>
    <message>
        <source>What this session changed</source>
        <translation>这次会话更改了什么</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>显示什么</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>更改的内容</translation>
    </message>
    <message>
        <source>What was erased is gone. This entry is the receipt of it, and nothing takes it back.</source>
        <translation>抹除的内容已经没有了。这条记录是其回执，没有办法撤回。</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>“{name}”, {who}</source>
        <translation>“{name}”，{who}</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Reset: {0}</source>
        <translation>恢复默认：{0}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Groups of settings</source>
        <translation>设置分组</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>没有含这些词的设置。</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Folder with 1 file</source>
        <translation>含 1 个文件的文件夹</translation>
    </message>
    <message>
        <source>Folder with {0} files</source>
        <translation>含 {0} 个文件的文件夹</translation>
    </message>
    <message>
        <source>{0}, {1}, {2}</source>
        <translation>{0}，{1}，{2}</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>Faded</source>
        <translation>已淡忘</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>已备注</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已置顶</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>已收起</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>沉寂</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>等你处理</translation>
    </message>
</context>
<context>
    <name>StatementSide</name>
    <message>
        <source>Statement remembered now</source>
        <translation>现在记住的陈述</translation>
    </message>
    <message>
        <source>Statement that came in</source>
        <translation>新来的陈述</translation>
    </message>
    <message>
        <source>What came in</source>
        <translation>新来的内容</translation>
    </message>
    <message>
        <source>What is remembered now</source>
        <translation>现在记住的内容</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>1 memory</source>
        <translation>1 条记忆</translation>
    </message>
    <message>
        <source>All namespaces</source>
        <translation>所有命名空间</translation>
    </message>
    <message>
        <source>Health of the vault: {0}</source>
        <translation>保险库的健康状况：{0}</translation>
    </message>
    <message>
        <source>Loading the meaning model</source>
        <translation>正在加载含义模型</translation>
    </message>
    <message>
        <source>Namespace: {0}</source>
        <translation>命名空间：{0}</translation>
    </message>
    <message>
        <source>New namespace …</source>
        <translation>新命名空间…</translation>
    </message>
    <message>
        <source>Put “{0}” away</source>
        <translation>收起“{0}”</translation>
    </message>
    <message>
        <source>Rename “{0}” …</source>
        <translation>重命名“{0}”…</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Unlocked</source>
        <translation>已解锁</translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation>{0} 条记忆</translation>
    </message>
    <message>
        <source>{0}, {1} current</source>
        <translation>{0}，{1} 条当前</translation>
    </message>
    <message>
        <source>{0}. Show the health of the vault</source>
        <translation>{0}。显示保险库的健康状况</translation>
    </message>
</context>
<context>
    <name>StepsBar</name>
    <message>
        <source>Step {0} of {1}: {2}</source>
        <translation>第 {0} 步，共 {1} 步：{2}</translation>
    </message>
</context>
<context>
    <name>StopSyncDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop keeping {0} up to date?</source>
        <translation>不再让 {0} 保持更新？</translation>
    </message>
    <message>
        <source>Take the block out</source>
        <translation>取出该块</translation>
    </message>
    <message>
        <source>The file stays as it is, with whatever stands in it: {0}</source>
        <translation>文件连同其中的内容保持原样：{0}</translation>
    </message>
    <message>
        <source>There is no block to take out. The file is no longer written.</source>
        <translation>没有可取出的块。不再写入该文件。</translation>
    </message>
    <message>
        <source>These lines go; all else in the file stays as it is. Nothing is forgotten.</source>
        <translation>去掉这些行；文件中其他内容保持原样。不会忘记任何内容。</translation>
    </message>
    <message>
        <source>What would be taken out</source>
        <translation>将取出的内容</translation>
    </message>
    <message>
        <source>{0} come back as proposals first.</source>
        <translation>{0} 先作为提议回到你这里。</translation>
    </message>
</context>
<context>
    <name>SurvivalChart</name>
    <message>
        <source>Arrow keys read the ends of the lines. The same figures stand in the table.</source>
        <translation>方向键读取各线的末端。同样的数据在表格中。</translation>
    </message>
    <message>
        <source>Share still current, by age and type</source>
        <translation>仍为当前的比例，按时长和类型</translation>
    </message>
    <message>
        <source>{0} days old</source>
        <translation>已有 {0} 天</translation>
    </message>
    <message>
        <source>{0}: {1} % still current after {2} days, of {3} memories</source>
        <translation>{0}：{2} 天后 {1} % 仍为当前，共 {3} 条记忆</translation>
    </message>
</context>
<context>
    <name>SuspendLock</name>
    <message>
        <source>Locked because the computer slept.</source>
        <translation>因电脑睡眠而锁定。</translation>
    </message>
    <message>
        <source>Locked with the session.</source>
        <translation>已随会话锁定。</translation>
    </message>
</context>
<context>
    <name>SuspendWatch</name>
    <message>
        <source>The vault is locked first</source>
        <translation>先锁定保险库</translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message>
        <source>And what is pinned, of any type</source>
        <translation>以及任何类型的置顶内容</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>At most so many tokens</source>
        <translation>最多词元数</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a file: what would be written into it stands here first.</source>
        <translation>选择文件：将写入的内容先显示在这里。</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>Keep a file up to date</source>
        <translation>让文件保持更新</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Nothing can be written here. {0}</source>
        <translation>这里无法写入。{0}</translation>
    </message>
    <message>
        <source>Nothing of this kind is remembered there: the block stays empty until something is.</source>
        <translation>那里没有记住这一类内容：在有之前，块保持为空。</translation>
    </message>
    <message>
        <source>Only what stands between the marks of the block is ever touched. The file is not encrypted: whoever can read it can read these memories.</source>
        <translation>只会改动块标记之间的内容。文件不加密：能读取它的人就能读到这些记忆。</translation>
    </message>
    <message>
        <source>Such as CLAUDE.md, AGENTS.md or memory.md in a project&apos;s folder</source>
        <translation>例如项目文件夹中的 CLAUDE.md、AGENTS.md 或 memory.md</translation>
    </message>
    <message>
        <source>The file of the project</source>
        <translation>项目的文件</translation>
    </message>
    <message>
        <source>The file or what is remembered changed just now: look again.</source>
        <translation>文件或记住的内容刚刚更改：请再看一次。</translation>
    </message>
    <message>
        <source>There is no such file yet: it is made.</source>
        <translation>还没有这个文件：会建立它。</translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation>将写入的内容</translation>
    </message>
    <message>
        <source>What {0} is kept up to date with</source>
        <translation>{0} 用什么保持更新</translation>
    </message>
    <message>
        <source>Write this</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>个词元</translation>
    </message>
    <message>
        <source>{0} in the block come back as proposals.</source>
        <translation>块中的 {0} 作为提议回到你这里。</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation>{0}。</translation>
    </message>
</context>
<context>
    <name>SyncList</name>
    <message>
        <source>Add a file …</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>For tools that only read files: memories in a block of a file such as CLAUDE.md. What is changed in it by hand comes back to you as proposals.</source>
        <translation>用于只读文件的工具：把记忆放在 CLAUDE.md 之类文件的一个块中。手动更改的内容会作为提议回到你这里。</translation>
    </message>
    <message>
        <source>Project files</source>
        <translation>项目文件</translation>
    </message>
    <message>
        <source>files</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>SyncView</name>
    <message>
        <source>Change …</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>手动更改</translation>
    </message>
    <message>
        <source>Stop …</source>
        <translation>停止…</translation>
    </message>
    <message>
        <source>Take the changes back</source>
        <translation>收回更改</translation>
    </message>
    <message>
        <source>The block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>The block in the file</source>
        <translation>文件中的块</translation>
    </message>
    <message>
        <source>What would be written</source>
        <translation>将写入的内容</translation>
    </message>
    <message>
        <source>Write now</source>
        <translation>立即写入</translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation>尚未写入</translation>
    </message>
    <message>
        <source>written {0}</source>
        <translation>写入于 {0}</translation>
    </message>
</context>
<context>
    <name>Syncs</name>
    <message>
        <source>1 change by hand</source>
        <translation>1 处手动更改</translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation>1 条记忆</translation>
    </message>
    <message>
        <source>File missing</source>
        <translation>文件缺失</translation>
    </message>
    <message>
        <source>From {0}: {1}</source>
        <translation>来自 {0}：{1}</translation>
    </message>
    <message>
        <source>In step</source>
        <translation>已同步</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>未作改动</translation>
    </message>
    <message>
        <source>Not up to date</source>
        <translation>不是最新</translation>
    </message>
    <message>
        <source>Taking the changes back makes proposals of them. Until you approve one, the block says what is remembered.</source>
        <translation>收回更改会把它们变成提议。在你批准之前，块中仍是记住的内容。</translation>
    </message>
    <message>
        <source>The block does not say what is remembered now. Writing it brings it up to date.</source>
        <translation>块中不是现在记住的内容。写入会使其更新。</translation>
    </message>
    <message>
        <source>There is no such file. Writing it makes it, with nothing but the block in it.</source>
        <translation>没有这个文件。写入会建立它，其中只有这个块。</translation>
    </message>
    <message>
        <source>what is pinned</source>
        <translation>置顶内容</translation>
    </message>
    <message>
        <source>{0} changes by hand</source>
        <translation>{0} 处手动更改</translation>
    </message>
    <message>
        <source>{0} memories</source>
        <translation>{0} 条记忆</translation>
    </message>
    <message>
        <source>{0}, and what is pinned</source>
        <translation>{0}，以及置顶内容</translation>
    </message>
    <message>
        <source>{0}, {1} of {2} tokens</source>
        <translation>{0}，{1} / {2} 个词元</translation>
    </message>
    <message>
        <source>{0}; 1 did not fit</source>
        <translation>{0}；1 条放不下</translation>
    </message>
    <message>
        <source>{0}; {1} did not fit</source>
        <translation>{0}；{1} 条放不下</translation>
    </message>
</context>
<context>
    <name>TagLine</name>
    <message>
        <source>Add tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Add the tag {0}</source>
        <translation>添加标签 {0}</translation>
    </message>
</context>
<context>
    <name>TagPopover</name>
    <message>
        <source>Add a tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Add the tag {0}</source>
        <translation>添加标签 {0}</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>建议的</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>TagRow</name>
    <message>
        <source>Add tag</source>
        <translation>添加标签</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>1 type</source>
        <translation>1 种类型</translation>
    </message>
    <message>
        <source>Bar height: memories that day</source>
        <translation>柱高：当天的记忆</translation>
    </message>
    <message>
        <source>Bar height: memories that month</source>
        <translation>柱高：当月的记忆</translation>
    </message>
    <message>
        <source>Bar height: memories that week</source>
        <translation>柱高：当周的记忆</translation>
    </message>
    <message>
        <source>Bar height: memories that year</source>
        <translation>柱高：当年的记忆</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>One mark: one memory</source>
        <translation>一个标记：一条记忆</translation>
    </message>
    <message>
        <source>Timeline {0} to {1}</source>
        <translation>时间线 {0} 至 {1}</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>{0} more that day</source>
        <translation>当天另有 {0} 条</translation>
    </message>
    <message>
        <source>{0} more that month</source>
        <translation>当月另有 {0} 条</translation>
    </message>
    <message>
        <source>{0} more that week</source>
        <translation>当周另有 {0} 条</translation>
    </message>
    <message>
        <source>{0} more that year</source>
        <translation>当年另有 {0} 条</translation>
    </message>
    <message>
        <source>{0} types</source>
        <translation>{0} 种类型</translation>
    </message>
    <message>
        <source>{0}, agent</source>
        <translation>{0}，智能体</translation>
    </message>
</context>
<context>
    <name>TimelinePage</name>
    <message>
        <source>Choose days</source>
        <translation>选择日期</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+回车</translation>
    </message>
    <message>
        <source>Ctrl+Left / Ctrl+Right</source>
        <translation>Ctrl+左 / Ctrl+右</translation>
    </message>
    <message>
        <source>Earlier / later</source>
        <translation>更早 / 更晚</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Home / End</source>
        <translation>Home / End</translation>
    </message>
    <message>
        <source>Left / Right</source>
        <translation>左 / 右</translation>
    </message>
    <message>
        <source>Open what lies on the day</source>
        <translation>打开当天的内容</translation>
    </message>
    <message>
        <source>Page Up / Page Down</source>
        <translation>Page Up / Page Down</translation>
    </message>
    <message>
        <source>Pinned.</source>
        <translation>已置顶。</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>已保存为 {0}</translation>
    </message>
    <message>
        <source>Shift+Left / Shift+Right</source>
        <translation>Shift+左 / Shift+右</translation>
    </message>
    <message>
        <source>Show only  tag:work  type:event</source>
        <translation>只显示  tag:work  type:event</translation>
    </message>
    <message>
        <source>Show the range in Memories</source>
        <translation>在记忆页显示该范围</translation>
    </message>
    <message>
        <source>The day before / the day after</source>
        <translation>前一天 / 后一天</translation>
    </message>
    <message>
        <source>The file could not be written ({0}). Nothing is lost. Choose another folder.</source>
        <translation>无法写入文件（{0}）。没有丢失任何内容。请选择另一个文件夹。</translation>
    </message>
    <message>
        <source>The first day / the last day</source>
        <translation>第一天 / 最后一天</translation>
    </message>
    <message>
        <source>The next day that has a memory</source>
        <translation>下一个有记忆的日子</translation>
    </message>
    <message>
        <source>The type above / the type below</source>
        <translation>上面的类型 / 下面的类型</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Unpinned.</source>
        <translation>已取消置顶。</translation>
    </message>
    <message>
        <source>Up / Down</source>
        <translation>上 / 下</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
</context>
<context>
    <name>TimelineStates</name>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>还没有记忆</translation>
    </message>
    <message>
        <source>No memory has this date.</source>
        <translation>没有记忆有这个日期。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Nothing that is remembered answers this search.</source>
        <translation>记住的内容都不符合这个搜索。</translation>
    </message>
    <message>
        <source>Nothing to place</source>
        <translation>没有可放置的</translation>
    </message>
    <message>
        <source>Place by when it happened</source>
        <translation>按发生时间放置</translation>
    </message>
    <message>
        <source>Placing what is remembered by day …</source>
        <translation>正在按天放置记住的内容…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>What you and your agents remember appears here by day.</source>
        <translation>你和智能体记住的内容按天显示在这里。</translation>
    </message>
</context>
<context>
    <name>TimelineToolbar</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>By: when it happened</source>
        <translation>按：发生时间</translation>
    </message>
    <message>
        <source>By: when it was recorded</source>
        <translation>按：记录时间</translation>
    </message>
    <message>
        <source>By: when it was stated</source>
        <translation>按：陈述时间</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Placed by</source>
        <translation>放置依据</translation>
    </message>
    <message>
        <source>Show the range, or everything</source>
        <translation>显示该范围，或全部</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>An agent asks to be let in, {0}</source>
        <translation>智能体请求接入，{0}</translation>
    </message>
    <message>
        <source>Bring memories in</source>
        <translation>导入记忆</translation>
    </message>
    <message>
        <source>Conflict, {0}</source>
        <translation>冲突，{0}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Due soon</source>
        <translation>即将到期</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Health or a secret may depend on it. Pinned, agents get it always</source>
        <translation>健康或机密可能与此有关。置顶后，智能体总会得到它</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Needs a decision</source>
        <translation>需要裁决</translation>
    </message>
    <message>
        <source>Nobody has said since {0} that it is still true</source>
        <translation>自{0}起没有人说它仍然成立</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>Nothing asks for you</source>
        <translation>没有等你处理的</translation>
    </message>
    <message>
        <source>Nothing is remembered yet</source>
        <translation>还没有记住任何内容</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>打开示例保险库</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Proposed by {0}, {1}</source>
        <translation>由 {0} 提议，{1}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Review all</source>
        <translation>全部查看</translation>
    </message>
    <message>
        <source>See all</source>
        <translation>查看全部</translation>
    </message>
    <message>
        <source>Still true</source>
        <translation>仍然成立</translation>
    </message>
    <message>
        <source>This is normal</source>
        <translation>这是正常的</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>What needs a decision, falls due or is out of the ordinary stands here.</source>
        <translation>需要裁决的、到期的或异常的显示在这里。</translation>
    </message>
    <message>
        <source>Write something down, bring in what other programs remember, or look at a sample first.</source>
        <translation>写下一件事，导入其他程序记住的内容，或先看看示例。</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>M月d日dddd</translation>
    </message>
    <message>
        <source>{0} memories say nearly the same</source>
        <translation>{0} 条记忆说法几乎相同</translation>
    </message>
    <message>
        <source>{0} wants to connect</source>
        <translation>{0} 想要连接</translation>
    </message>
    <message>
        <source>{0} weak memories could have one beside them</source>
        <translation>{0} 条较弱的记忆可以有一条汇总</translation>
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
        <translation>在终端中：它会回答这个客户端可以做什么。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>复制令牌</translation>
    </message>
    <message>
        <source>Copy this</source>
        <translation>复制这个</translation>
    </message>
    <message>
        <source>Every request carries this line. Nothing else is asked for: no cookie, no login.</source>
        <translation>每个请求都带这一行。不需要别的：没有 cookie，没有登录。</translation>
    </message>
    <message>
        <source>HTTP header</source>
        <translation>HTTP 标头</translation>
    </message>
    <message>
        <source>In the settings of a program that speaks MCP over HTTP.</source>
        <translation>用于支持通过 HTTP 使用 MCP 的程序的设置中。</translation>
    </message>
    <message>
        <source>MCP entry</source>
        <translation>MCP 条目</translation>
    </message>
    <message>
        <source>Open the port</source>
        <translation>打开端口</translation>
    </message>
    <message>
        <source>Ready to paste</source>
        <translation>可直接粘贴</translation>
    </message>
    <message>
        <source>The port is closed: no program can send anything yet.</source>
        <translation>端口已关闭：程序还不能发送任何内容。</translation>
    </message>
    <message>
        <source>This is its token. It is shown only now, and kept nowhere: copy it to where the program looks.</source>
        <translation>这是它的访问令牌。只在此刻显示，不保存在任何地方：请复制到该程序查找的位置。</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一下</translation>
    </message>
    <message>
        <source>What to paste</source>
        <translation>要粘贴的内容</translation>
    </message>
</context>
<context>
    <name>ToldBar</name>
    <message>
        <source>Asking …</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>In other words</source>
        <translation>换个说法</translation>
    </message>
    <message>
        <source>In the words of {0}</source>
        <translation>用 {0} 的话</translation>
    </message>
    <message>
        <source>Nothing but what stands in the report below, which is as it was.</source>
        <translation>只有下方报告中的内容，报告保持原样。</translation>
    </message>
    <message>
        <source>Tell it</source>
        <translation>讲述</translation>
    </message>
    <message>
        <source>Tell it again</source>
        <translation>再讲一次</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>{0} can tell this report. It is sent then.</source>
        <translation>{0} 可以讲述这份报告。届时会发送给它。</translation>
    </message>
</context>
<context>
    <name>ToldDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What was recovered</source>
        <translation>抢救回的内容</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>As in the settings</source>
        <translation>按设置</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>版本链</translation>
    </message>
    <message>
        <source>Chains: what holds now, and beneath it what it took the place of</source>
        <translation>版本链：现在有效的，其下是它取代的</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>舒适</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Newest or highest first</source>
        <translation>最新或最高的在前</translation>
    </message>
    <message>
        <source>Oldest or lowest first</source>
        <translation>最旧或最低的在前</translation>
    </message>
    <message>
        <source>Only current memories are shown</source>
        <translation>只显示当前记忆</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>行高</translation>
    </message>
    <message>
        <source>Spacious</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>What the list shows</source>
        <translation>列表显示什么</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
</context>
<context>
    <name>TrafficCard</name>
    <message>
        <source>Nothing was asked in the last hour</source>
        <translation>最近一小时没有请求</translation>
    </message>
    <message>
        <source>Requests a minute stand here once an agent asks for something.</source>
        <translation>智能体发出请求后，每分钟的请求数显示在这里。</translation>
    </message>
    <message>
        <source>Requests a minute, last hour</source>
        <translation>每分钟请求数，最近一小时</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回</translation>
    </message>
    <message>
        <source>refused (diamond)</source>
        <translation>拒绝（菱形）</translation>
    </message>
    <message>
        <source>remember</source>
        <translation>记住</translation>
    </message>
    <message>
        <source>{0} in all, {1} refused</source>
        <translation>共 {0}，拒绝 {1}</translation>
    </message>
</context>
<context>
    <name>TrafficChart</name>
    <message>
        <source>Arrow keys read minute by minute. The same figures stand in the table.</source>
        <translation>方向键逐分钟读取。同样的数据在表格中。</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>记住</translation>
    </message>
    <message>
        <source>Requests a minute, last hour</source>
        <translation>每分钟请求数，最近一小时</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>{0} recalled</source>
        <translation>召回 {0}</translation>
    </message>
    <message>
        <source>{0} refused</source>
        <translation>拒绝 {0}</translation>
    </message>
    <message>
        <source>{0} remembered</source>
        <translation>记住 {0}</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Lock now</source>
        <translation>立即锁定</translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation>没有等待处理的内容</translation>
    </message>
    <message>
        <source>Open Remembrancer</source>
        <translation>打开 Remembrancer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Remembrancer</source>
        <translation>Remembrancer</translation>
    </message>
    <message>
        <source>The vault is not open</source>
        <translation>保险库未打开</translation>
    </message>
</context>
<context>
    <name>TrayWatch</name>
    <message>
        <source>Opening the port</source>
        <translation>正在打开端口</translation>
    </message>
    <message>
        <source>Port closed</source>
        <translation>端口已关闭</translation>
    </message>
</context>
<context>
    <name>Treatment</name>
    <message>
        <source>Ask less</source>
        <translation>少问一些</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>每次都问我</translation>
    </message>
    <message>
        <source>Ask more</source>
        <translation>多问一些</translation>
    </message>
    <message>
        <source>Back to the usual certainty</source>
        <translation>恢复通常的确信度</translation>
    </message>
    <message>
        <source>How sure a contradiction has to be</source>
        <translation>矛盾要有多确信</translation>
    </message>
    <message>
        <source>Keep both and note it</source>
        <translation>两者都保留并备注</translation>
    </message>
    <message>
        <source>Let writers correct themselves</source>
        <translation>让作者更正自己的话</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Nothing waits. Agents get both, each with a note that the other contradicts it.</source>
        <translation>无需等待。智能体两者都得到，各附有与另一条矛盾的备注。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>The new statement waits, and agents get the old one marked as contested.</source>
        <translation>新陈述等待，智能体得到标记为有争议的旧陈述。</translation>
    </message>
    <message>
        <source>When something new contradicts</source>
        <translation>新内容有矛盾时</translation>
    </message>
    <message>
        <source>Whoever says that their own earlier words have become wrong replaces them. All else waits.</source>
        <translation>说自己先前的话已不对的人，可以取代它。其他一切都等待。</translation>
    </message>
</context>
<context>
    <name>TreatmentDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>How conflicts are treated</source>
        <translation>冲突的处理方式</translation>
    </message>
</context>
<context>
    <name>TreatmentPreview</name>
    <message>
        <source>Looking at the last {0} days</source>
        <translation>正在查看最近 {0} 天</translation>
    </message>
    <message>
        <source>Looking at the last {0} days: {1} of {2} memories</source>
        <translation>正在查看最近 {0} 天：{1} / {2} 条记忆</translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, 1 pair would have been asked about.</source>
        <translation>最近 {1} 天的 {0} 条记忆中，会询问 1 对。</translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, none would have been asked about.</source>
        <translation>最近 {1} 天的 {0} 条记忆中，不会询问任何一对。</translation>
    </message>
    <message>
        <source>Of {0} memories of the last {1} days, {2} pairs would have been asked about.</source>
        <translation>最近 {1} 天的 {0} 条记忆中，会询问 {2} 对。</translation>
    </message>
    <message>
        <source>{certainty}  {kind}: {old} → {new}</source>
        <translation>{certainty}  {kind}：{old} → {new}</translation>
    </message>
</context>
<context>
    <name>TypeLine</name>
    <message>
        <source>A guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Fairly sure</source>
        <translation>较有把握</translation>
    </message>
    <message>
        <source>Guessed while you write</source>
        <translation>写作时的猜测</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Type: {0}</source>
        <translation>类型：{0}</translation>
    </message>
    <message>
        <source>You chose it.</source>
        <translation>由你选择。</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>TypesChoice</name>
    <message>
        <source>No type</source>
        <translation>无类型</translation>
    </message>
    <message>
        <source>Types: {0}</source>
        <translation>类型：{0}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{0} types</source>
        <translation>{0} 种类型</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>It is one step, written to the journal, and can be undone itself.</source>
        <translation>这是一个步骤，写入日志，本身也可撤销。</translation>
    </message>
    <message>
        <source>Looking at what would be taken back …</source>
        <translation>正在查看会撤回什么…</translation>
    </message>
    <message>
        <source>Nothing of this can be taken back any more: it was all changed since.</source>
        <translation>其中已没有可以撤回的：此后都已更改。</translation>
    </message>
    <message>
        <source>Something was changed meanwhile. This is what it would do now.</source>
        <translation>期间有内容更改。这是现在会做的事。</translation>
    </message>
    <message>
        <source>These namespaces were changed later and stay as they are: {0}.</source>
        <translation>这些命名空间之后有更改，保持原样：{0}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo {0}</source>
        <translation>撤销 {0}</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>以及另外 {0} 个</translation>
    </message>
    <message>
        <source>{changes} would be taken back. {memories} would be as before.</source>
        <translation>会撤回 {changes}。{memories}会恢复原样。</translation>
    </message>
</context>
<context>
    <name>UnlockPanel</name>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Nothing in it can be read until you unlock it.</source>
        <translation>解锁之前，其中任何内容都无法读取。</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>打开另一个保险库</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>密码短语</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>恢复密钥</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Use the passphrase</source>
        <translation>使用密码短语</translation>
    </message>
    <message>
        <source>Use the recovery key</source>
        <translation>使用恢复密钥</translation>
    </message>
    <message>
        <source>Use the system keyring</source>
        <translation>使用系统密钥环</translation>
    </message>
    <message>
        <source>{0} is locked</source>
        <translation>{0} 已锁定</translation>
    </message>
</context>
<context>
    <name>ValidityCard</name>
    <message>
        <source>When each one holds</source>
        <translation>各自何时有效</translation>
    </message>
    <message>
        <source>came in</source>
        <translation>新来的</translation>
    </message>
    <message>
        <source>remembered now</source>
        <translation>现在记住的</translation>
    </message>
</context>
<context>
    <name>ValidityStrip</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>What came in</source>
        <translation>新来的内容</translation>
    </message>
    <message>
        <source>What is remembered now</source>
        <translation>现在记住的内容</translation>
    </message>
    <message>
        <source>When each one holds</source>
        <translation>各自何时有效</translation>
    </message>
    <message>
        <source>due {0}</source>
        <translation>{0} 到期</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>从{0}起</translation>
    </message>
    <message>
        <source>until {0}</source>
        <translation>至 {0}</translation>
    </message>
</context>
<context>
    <name>VaultButton</name>
    <message>
        <source>Vault {0}, menu</source>
        <translation>保险库 {0}，菜单</translation>
    </message>
</context>
<context>
    <name>VaultMenu</name>
    <message>
        <source>Lock the vault</source>
        <translation>锁定保险库</translation>
    </message>
    <message>
        <source>Move the vault …</source>
        <translation>移动保险库…</translation>
    </message>
    <message>
        <source>Open another vault …</source>
        <translation>打开另一个保险库…</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>打开最近的</translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation>打开示例保险库</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
</context>
<context>
    <name>VaultPanel</name>
    <message>
        <source>Asked each time it opens.</source>
        <translation>每次打开时询问。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Choose a backup that was written into one file</source>
        <translation>选择一个写成单个文件的备份</translation>
    </message>
    <message>
        <source>Choose a passphrase</source>
        <translation>选择密码短语</translation>
    </message>
    <message>
        <source>Choose an empty folder for the vault</source>
        <translation>为保险库选择空文件夹</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>From a backup file</source>
        <translation>从备份文件</translation>
    </message>
    <message>
        <source>How is it locked?</source>
        <translation>如何锁定？</translation>
    </message>
    <message>
        <source>Keep the recovery key first.</source>
        <translation>请先保管好恢复密钥。</translation>
    </message>
    <message>
        <source>Open another vault</source>
        <translation>打开另一个保险库</translation>
    </message>
    <message>
        <source>Opens when you are logged in. You can add a passphrase later.</source>
        <translation>登录后即可打开。以后可以加上密码短语。</translation>
    </message>
    <message>
        <source>Skip, show me the sample vault</source>
        <translation>跳过，看看示例保险库</translation>
    </message>
    <message>
        <source>This computer&apos;s keyring opens it too, when you are logged in</source>
        <translation>登录后，本机的密钥环也可打开它</translation>
    </message>
    <message>
        <source>With a passphrase</source>
        <translation>用密码短语</translation>
    </message>
    <message>
        <source>With this computer&apos;s keyring</source>
        <translation>用本机的密钥环</translation>
    </message>
</context>
<context>
    <name>VaultSection</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>A copy in the vault&apos;s folder, as encrypted as the vault and opened by the same.</source>
        <translation>保险库文件夹中的副本，与保险库同样加密，打开方式相同。</translation>
    </message>
    <message>
        <source>A passphrase</source>
        <translation>密码短语</translation>
    </message>
    <message>
        <source>A recovery key</source>
        <translation>恢复密钥</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>所有备份</translation>
    </message>
    <message>
        <source>Another folder</source>
        <translation>另一个文件夹</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Backups …</source>
        <translation>备份…</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>更改密码短语</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Changing it takes a moment: the memories are not encrypted anew.</source>
        <translation>更改只需片刻：记忆不重新加密。</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>It is copied, read back, and the old files are kept.</source>
        <translation>会复制并读回核对，旧文件保留。</translation>
    </message>
    <message>
        <source>Lock now</source>
        <translation>立即锁定</translation>
    </message>
    <message>
        <source>Make a new one …</source>
        <translation>制作新的…</translation>
    </message>
    <message>
        <source>Move …</source>
        <translation>移动…</translation>
    </message>
    <message>
        <source>Opens it if everything else is lost. A new one makes the old one void.</source>
        <translation>其他一切都丢失时可打开它。新的会使旧的失效。</translation>
    </message>
    <message>
        <source>Opens it when you are logged in, without asking.</source>
        <translation>登录后不经询问即可打开它。</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>密码短语</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>恢复密钥</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>设置密码短语</translation>
    </message>
    <message>
        <source>Set a passphrase first.</source>
        <translation>请先设置密码短语。</translation>
    </message>
    <message>
        <source>Set one …</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Stop using it …</source>
        <translation>停用…</translation>
    </message>
    <message>
        <source>The sample vault never locks.</source>
        <translation>示例保险库从不锁定。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring</source>
        <translation>系统密钥环</translation>
    </message>
    <message>
        <source>This computer&apos;s keyring</source>
        <translation>本机的密钥环</translation>
    </message>
    <message>
        <source>Use it …</source>
        <translation>使用…</translation>
    </message>
    <message>
        <source>Vault and lock</source>
        <translation>保险库和锁定</translation>
    </message>
    <message>
        <source>What unlocks it</source>
        <translation>用什么解锁</translation>
    </message>
    <message>
        <source>When each was made, what is in it, and going back to one.</source>
        <translation>每个备份的时间、内容，以及如何回到其中一个。</translation>
    </message>
    <message>
        <source>Where it lies</source>
        <translation>存放位置</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>And {0} more.</source>
        <translation>以及另外 {0} 个。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再次检查</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>Checked today, {0}.</source>
        <translation>今天 {0} 检查过。</translation>
    </message>
    <message>
        <source>Checking the journal</source>
        <translation>正在检查日志</translation>
    </message>
    <message>
        <source>Checking was stopped. Nothing is known of what was not looked at.</source>
        <translation>检查已停止。未查看的部分情况不明。</translation>
    </message>
    <message>
        <source>Every entry is compared with its seal, and every memory with its entry.</source>
        <translation>每条记录与其封印比较，每条记忆与其记录比较。</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>尚未检查</translation>
    </message>
    <message>
        <source>Nothing has been altered</source>
        <translation>没有任何改动</translation>
    </message>
    <message>
        <source>{0} of {1} entries</source>
        <translation>{0} / {1} 条记录</translation>
    </message>
</context>
<context>
    <name>VersionCard</name>
    <message>
        <source>It says the same now.</source>
        <translation>它现在说的相同。</translation>
    </message>
    <message>
        <source>Makes a new version that says the same</source>
        <translation>建立一个说法相同的新版本</translation>
    </message>
    <message>
        <source>Restore this version</source>
        <translation>恢复这个版本</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>第 {0} 版</translation>
    </message>
    <message>
        <source>since then</source>
        <translation>此后</translation>
    </message>
</context>
<context>
    <name>WelcomeFrame</name>
    <message>
        <source>Bring memories in</source>
        <translation>导入记忆</translation>
    </message>
    <message>
        <source>Connect agents</source>
        <translation>连接智能体</translation>
    </message>
    <message>
        <source>See, correct and govern what your agents remember. Everything stays on this computer.</source>
        <translation>查看、更正并管理智能体记住的内容。一切都留在这台电脑上。</translation>
    </message>
    <message>
        <source>Welcome to Remembrancer</source>
        <translation>欢迎使用 Remembrancer</translation>
    </message>
    <message>
        <source>Your vault</source>
        <translation>你的保险库</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>A new statement contradicts what is remembered.</source>
        <translation>一条新陈述与已记住的内容矛盾。</translation>
    </message>
    <message>
        <source>About Remembrancer</source>
        <translation>关于 Remembrancer</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>所有操作</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <source>Backups …</source>
        <translation>备份…</translation>
    </message>
    <message>
        <source>Bring memories in …</source>
        <translation>导入记忆…</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>各处</translation>
    </message>
    <message>
        <source>Health of the vault</source>
        <translation>保险库的健康状况</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>本页的按键</translation>
    </message>
    <message>
        <source>Manual, at this page</source>
        <translation>手册，本页</translation>
    </message>
    <message>
        <source>Narrow or wide rail</source>
        <translation>窄或宽的导航栏</translation>
    </message>
    <message>
        <source>New memory</source>
        <translation>新记忆</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>下一个窗格</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>上一个窗格</translation>
    </message>
    <message>
        <source>Recover what can be read …</source>
        <translation>抢救可读内容…</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Sample vault</source>
        <translation>示例保险库</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Secrets found …</source>
        <translation>找到的机密…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Vault, encrypted</source>
        <translation>保险库，已加密</translation>
    </message>
    <message>
        <source>Write memories to files …</source>
        <translation>把记忆写入文件…</translation>
    </message>
    <message>
        <source>{0} new statements contradict what is remembered.</source>
        <translation>{0} 条新陈述与已记住的内容矛盾。</translation>
    </message>
</context>
<context>
    <name>YesterdayCard</name>
    <message>
        <source>New memories, last 30 days</source>
        <translation>新记忆，最近 30 天</translation>
    </message>
    <message>
        <source>Open report</source>
        <translation>打开报告</translation>
    </message>
    <message>
        <source>Yesterday, {0}</source>
        <translation>昨天，{0}</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>most: {0} on {1}</source>
        <translation>最多：{0}，{1}</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>_LaneName</name>
    <message>
        <source>Hide {0}</source>
        <translation>隐藏 {0}</translation>
    </message>
    <message>
        <source>Show all types</source>
        <translation>显示所有类型</translation>
    </message>
    <message>
        <source>Show only {0}</source>
        <translation>只显示 {0}</translation>
    </message>
    <message>
        <source>{0}, {1} in sight</source>
        <translation>{0}，可见 {1}</translation>
    </message>
</context>
<context>
    <name>_Meter</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
</context>
<context>
    <name>reports</name>
    <message>
        <source>dddd d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>M月d日dddd</translation>
    </message>
</context>
</TS>
