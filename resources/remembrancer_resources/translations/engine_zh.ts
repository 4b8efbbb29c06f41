<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_GB">
    <context>
        <name>Engine</name>
        <message>
            <source>Agent</source>
            <comment>actor.agent</comment>
            <translation>智能体</translation>
        </message>
        <message>
            <source>You</source>
            <comment>actor.person</comment>
            <translation>你</translation>
        </message>
        <message>
            <source>Program</source>
            <comment>actor.program</comment>
            <translation>程序</translation>
        </message>
        <message numerus="yes">
            <source>{count} h ago</source>
            <comment>ago.hours</comment>
            <extracomment>For one: {count} h ago</extracomment>
            <translation>
                <numerusform>{count} 小时前</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} min ago</source>
            <comment>ago.minutes</comment>
            <extracomment>For one: {count} min ago</extracomment>
            <translation>
                <numerusform>{count} 分钟前</numerusform>
            </translation>
        </message>
        <message>
            <source>just now</source>
            <comment>ago.now</comment>
            <translation>刚刚</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>axis.changed</comment>
            <translation>更改</translation>
        </message>
        <message>
            <source>Due</source>
            <comment>axis.due</comment>
            <translation>到期</translation>
        </message>
        <message>
            <source>Happening</source>
            <comment>axis.happening</comment>
            <translation>发生于</translation>
        </message>
        <message>
            <source>Date</source>
            <comment>axis.life</comment>
            <translation>日期</translation>
        </message>
        <message>
            <source>Recorded</source>
            <comment>axis.recorded</comment>
            <translation>已记录</translation>
        </message>
        <message>
            <source>Stated</source>
            <comment>axis.stated</comment>
            <translation>陈述于</translation>
        </message>
        <message>
            <source>Agents that were let in are paused until you resume them.</source>
            <comment>backup.clients</comment>
            <translation>已接入的智能体会暂停，直到你让它们继续。</translation>
        </message>
        <message>
            <source>The vault as it is now becomes a backup itself, so that this can be taken back.</source>
            <comment>backup.kept</comment>
            <translation>现在的保险库本身会成为一个备份，因此可以撤回。</translation>
        </message>
        <message>
            <source>Current memories: {then} in the backup, {now} in the vault.</source>
            <comment>backup.memories</comment>
            <translation>当前记忆：备份中 {then}，保险库中 {now}。</translation>
        </message>
        <message>
            <source>The vault does not go on from this backup: their histories parted. What is in both is not known.</source>
            <comment>backup.parted</comment>
            <translation>保险库不是从这个备份延续而来：二者的历史已分开。二者共有什么不得而知。</translation>
        </message>
        <message>
            <source>Nothing was changed since then.</source>
            <comment>backup.same</comment>
            <translation>此后没有更改。</translation>
        </message>
        <message numerus="yes">
            <source>{count} changes were made since then, and would not be in it.</source>
            <comment>backup.since</comment>
            <extracomment>For one: {count} change was made since then, and would not be in it.</extracomment>
            <translation>
                <numerusform>此后有 {count} 处更改，备份中没有。</numerusform>
            </translation>
        </message>
        <message>
            <source>It is opened by {ways}, and by nothing else.</source>
            <comment>backup.unlocks</comment>
            <translation>可用{ways}打开，别无他法。</translation>
        </message>
        <message>
            <source>this computer's keyring, here only</source>
            <comment>backup.unlocks.keyring</comment>
            <translation>本机的密钥环（仅限本机）</translation>
        </message>
        <message>
            <source>It is opened by this computer's keyring alone: elsewhere, or when this computer is lost, nobody can open it. Set a passphrase in Settings before you rely on it.</source>
            <comment>backup.unlocks.keyring_only</comment>
            <translation>只能用本机的密钥环打开：在别处，或这台电脑丢失后，谁都无法打开。依靠它之前，请在设置中设置密码短语。</translation>
        </message>
        <message>
            <source>the vault's passphrase as it is now</source>
            <comment>backup.unlocks.passphrase</comment>
            <translation>保险库当前的密码短语</translation>
        </message>
        <message>
            <source>the recovery key</source>
            <comment>backup.unlocks.recovery</comment>
            <translation>恢复密钥</translation>
        </message>
        <message>
            <source>Answers</source>
            <comment>block.slot.answers</comment>
            <translation>回答</translation>
        </message>
        <message>
            <source>Around now</source>
            <comment>block.slot.around_now</comment>
            <translation>近期前后</translation>
        </message>
        <message>
            <source>Flags</source>
            <comment>block.slot.flags</comment>
            <translation>标记</translation>
        </message>
        <message>
            <source>Pinned</source>
            <comment>block.slot.pinned</comment>
            <translation>已置顶</translation>
        </message>
        <message>
            <source>Put away</source>
            <comment>change.archived</comment>
            <translation>收起</translation>
        </message>
        <message>
            <source>Added</source>
            <comment>change.created</comment>
            <translation>已添加</translation>
        </message>
        <message>
            <source>Deleted</source>
            <comment>change.deleted</comment>
            <translation>已删除</translation>
        </message>
        <message>
            <source>Faded</source>
            <comment>change.demoted</comment>
            <translation>已淡忘</translation>
        </message>
        <message>
            <source>Edited</source>
            <comment>change.edited</comment>
            <translation>已编辑</translation>
        </message>
        <message>
            <source>Expired</source>
            <comment>change.expired</comment>
            <translation>已过期</translation>
        </message>
        <message>
            <source>Moved</source>
            <comment>change.moved</comment>
            <translation>已移动</translation>
        </message>
        <message>
            <source>Pinned or unpinned</source>
            <comment>change.pinned</comment>
            <translation>已置顶或取消置顶</translation>
        </message>
        <message>
            <source>Turned down</source>
            <comment>change.rejected</comment>
            <translation>已拒绝</translation>
        </message>
        <message>
            <source>Brought back</source>
            <comment>change.restored</comment>
            <translation>已找回</translation>
        </message>
        <message>
            <source>Type changed</source>
            <comment>change.retyped</comment>
            <translation>类型已更改</translation>
        </message>
        <message>
            <source>Superseded</source>
            <comment>change.superseded</comment>
            <translation>已被取代</translation>
        </message>
        <message>
            <source>Tags changed</source>
            <comment>change.tagged</comment>
            <translation>标签已更改</translation>
        </message>
        <message>
            <source>Found to be true</source>
            <comment>change.verified</comment>
            <translation>已确认属实</translation>
        </message>
        <message numerus="yes">
            <source>{count} changes</source>
            <comment>changes.counted</comment>
            <extracomment>For one: {count} change</extracomment>
            <translation>
                <numerusform>{count} 处更改</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still comparing {count} new memories.</source>
            <comment>comparing.left</comment>
            <extracomment>For one: Still comparing {count} new memory.</extracomment>
            <translation>
                <numerusform>仍在比较 {count} 条新记忆。</numerusform>
            </translation>
        </message>
        <message>
            <source>Opposites</source>
            <comment>conflict.kind.antonym</comment>
            <translation>相反</translation>
        </message>
        <message>
            <source>Correction</source>
            <comment>conflict.kind.correction</comment>
            <translation>更正</translation>
        </message>
        <message>
            <source>Different date</source>
            <comment>conflict.kind.date</comment>
            <translation>日期不同</translation>
        </message>
        <message>
            <source>Different decision</source>
            <comment>conflict.kind.decision</comment>
            <translation>决定不同</translation>
        </message>
        <message>
            <source>Different figure</source>
            <comment>conflict.kind.figure</comment>
            <translation>数字不同</translation>
        </message>
        <message>
            <source>One denies the other</source>
            <comment>conflict.kind.negation</comment>
            <translation>一条否认另一条</translation>
        </message>
        <message>
            <source>Different preference</source>
            <comment>conflict.kind.preference</comment>
            <translation>偏好不同</translation>
        </message>
        <message>
            <source>Clash of times</source>
            <comment>conflict.kind.schedule</comment>
            <translation>时间冲突</translation>
        </message>
        <message>
            <source>Different value</source>
            <comment>conflict.kind.value</comment>
            <translation>值不同</translation>
        </message>
        <message>
            <source>It was put together from what no longer holds.</source>
            <comment>conflict.link.derived</comment>
            <translation>它由不再有效的内容汇总而来。</translation>
        </message>
        <message>
            <source>It names the identifier.</source>
            <comment>conflict.link.mentions</comment>
            <translation>它提到该标识。</translation>
        </message>
        <message>
            <source>It comes from the same session.</source>
            <comment>conflict.link.same_session</comment>
            <translation>它来自同一会话。</translation>
        </message>
        <message>
            <source>It has the words that no longer hold.</source>
            <comment>conflict.link.same_value</comment>
            <translation>它含有不再有效的文字。</translation>
        </message>
        <message>
            <source>It gave way to a memory that gives way itself.</source>
            <comment>conflict.link.superseded_by</comment>
            <translation>它让位于一条自身也已让位的记忆。</translation>
        </message>
        <message>
            <source>{reason} The new statement waits until somebody decides.</source>
            <comment>conflict.opened</comment>
            <translation>{reason}新陈述等待，直到有人裁决。</translation>
        </message>
        <message>
            <source>{reason} {decision}</source>
            <comment>conflict.opened.decided</comment>
            <translation>{reason}{decision}</translation>
        </message>
        <message>
            <source>Second opinion of {model}: a contradiction with a likelihood of {likelihood}.</source>
            <comment>conflict.opinion</comment>
            <translation>{model} 的第二意见：矛盾的可能性为 {likelihood}。</translation>
        </message>
        <message>
            <source>Keep both, as noted</source>
            <comment>conflict.policy.annotate</comment>
            <translation>两者都保留并备注</translation>
        </message>
        <message>
            <source>Ask each time</source>
            <comment>conflict.policy.ask</comment>
            <translation>每次都询问</translation>
        </message>
        <message>
            <source>Ask, unless a writer corrects their own words</source>
            <comment>conflict.policy.supersede_own</comment>
            <translation>询问，除非作者更正自己的话</translation>
        </message>
        <message>
            <source>Decided</source>
            <comment>conflict.state.decided</comment>
            <translation>已裁决</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>conflict.state.open</comment>
            <translation>打开</translation>
        </message>
        <message>
            <source>Set aside</source>
            <comment>conflict.state.set_aside</comment>
            <translation>搁置</translation>
        </message>
        <message>
            <source>Stay apart: they hold under other conditions</source>
            <comment>consolidation.condition</comment>
            <translation>保持分开：它们在不同条件下有效</translation>
        </message>
        <message>
            <source>Stay apart: they contradict</source>
            <comment>consolidation.contradiction</comment>
            <translation>保持分开：它们互相矛盾</translation>
        </message>
        <message>
            <source>The second gives way</source>
            <comment>consolidation.merge</comment>
            <translation>第二条让位</translation>
        </message>
        <message>
            <source>One for several</source>
            <comment>consolidation.summary</comment>
            <translation>多条合一</translation>
        </message>
        <message>
            <source>Stay apart: they differ in too much</source>
            <comment>consolidation.too_different</comment>
            <translation>保持分开：差别太大</translation>
        </message>
        <message>
            <source>The new one corrects the old one: “{new}” instead of “{old}”.</source>
            <comment>contradiction.corrected</comment>
            <translation>新的更正旧的：“{new}”而不是“{old}”。</translation>
        </message>
        <message>
            <source>The new one corrects the old one.</source>
            <comment>contradiction.corrected.short</comment>
            <translation>新的更正旧的。</translation>
        </message>
        <message>
            <source>{sentence} The words “{cue}” tell.</source>
            <comment>contradiction.cue</comment>
            <translation>{sentence}“{cue}”这几个字可以看出。</translation>
        </message>
        <message>
            <source>One says what the other denies: “{old}” and “{new}”.</source>
            <comment>contradiction.denied</comment>
            <translation>一条说的正是另一条否认的：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>One says what the other denies.</source>
            <comment>contradiction.denied.short</comment>
            <translation>一条说的正是另一条否认的。</translation>
        </message>
        <message>
            <source>Two choices in the same matter: “{old}” and “{new}”.</source>
            <comment>contradiction.different_choice</comment>
            <translation>同一件事有两种选择：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>They choose differently in the same matter.</source>
            <comment>contradiction.different_choice.short</comment>
            <translation>它们在同一件事上选择不同。</translation>
        </message>
        <message>
            <source>The same thing has two dates: “{old}” and “{new}”.</source>
            <comment>contradiction.different_date</comment>
            <translation>同一件事有两个日期：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>They give different dates.</source>
            <comment>contradiction.different_date.short</comment>
            <translation>它们给出不同的日期。</translation>
        </message>
        <message>
            <source>Two favourites of one kind: “{old}” and “{new}”.</source>
            <comment>contradiction.different_favourite</comment>
            <translation>同类中有两个最爱：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>They name different favourites.</source>
            <comment>contradiction.different_favourite.short</comment>
            <translation>它们说出不同的最爱。</translation>
        </message>
        <message>
            <source>The same thing has two figures: “{old}” and “{new}”.</source>
            <comment>contradiction.different_figure</comment>
            <translation>同一件事有两个数字：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>They give different figures.</source>
            <comment>contradiction.different_figure.short</comment>
            <translation>它们给出不同的数字。</translation>
        </message>
        <message>
            <source>Two names stand where there can be one: “{old}” and “{new}”.</source>
            <comment>contradiction.different_name</comment>
            <translation>只能有一个名称的地方有两个：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>They give different names.</source>
            <comment>contradiction.different_name.short</comment>
            <translation>它们给出不同的名称。</translation>
        </message>
        <message>
            <source>The same thing has two times of day: “{old}” and “{new}”.</source>
            <comment>contradiction.different_time_of_day</comment>
            <translation>同一件事有两个时刻：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>They give different times of day.</source>
            <comment>contradiction.different_time_of_day.short</comment>
            <translation>它们给出不同的时刻。</translation>
        </message>
        <message>
            <source>Two things stand where there can be one: “{old}” and “{new}”.</source>
            <comment>contradiction.different_value</comment>
            <translation>只能有一个的地方有两个：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>They say different things where there can be one.</source>
            <comment>contradiction.different_value.short</comment>
            <translation>只能有一个的地方，它们说法不同。</translation>
        </message>
        <message>
            <source>The same thing has two versions: “{old}” and “{new}”.</source>
            <comment>contradiction.different_version</comment>
            <translation>同一件事物有两个版本：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>They give different versions.</source>
            <comment>contradiction.different_version.short</comment>
            <translation>它们给出不同的版本。</translation>
        </message>
        <message>
            <source>The same thing has two days of the week: “{old}” and “{new}”.</source>
            <comment>contradiction.different_weekday</comment>
            <translation>同一件事有两个星期几：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>They give different days of the week.</source>
            <comment>contradiction.different_weekday.short</comment>
            <translation>它们给出不同的星期几。</translation>
        </message>
        <message>
            <source>The new one says that the old one no longer holds: “{old}” and “{new}”.</source>
            <comment>contradiction.no_longer</comment>
            <translation>新的说旧的不再有效：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>The new one says that the old one no longer holds.</source>
            <comment>contradiction.no_longer.short</comment>
            <translation>新的说旧的不再有效。</translation>
        </message>
        <message>
            <source>“{old}” and “{new}” exclude each other.</source>
            <comment>contradiction.opposite</comment>
            <translation>“{old}”和“{new}”互相排斥。</translation>
        </message>
        <message>
            <source>They exclude each other.</source>
            <comment>contradiction.opposite.short</comment>
            <translation>它们互相排斥。</translation>
        </message>
        <message>
            <source>One decides for what the other decides against: “{old}” and “{new}”.</source>
            <comment>contradiction.opposite_choice</comment>
            <translation>一条决定做的正是另一条决定不做的：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>One decides for what the other decides against.</source>
            <comment>contradiction.opposite_choice.short</comment>
            <translation>一条决定做的正是另一条决定不做的。</translation>
        </message>
        <message>
            <source>One likes what the other does not: “{old}” and “{new}”.</source>
            <comment>contradiction.opposite_liking</comment>
            <translation>一条喜欢的正是另一条不喜欢的：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>One likes what the other does not.</source>
            <comment>contradiction.opposite_liking.short</comment>
            <translation>一条喜欢的正是另一条不喜欢的。</translation>
        </message>
        <message>
            <source>The new one puts “{new}” in the place of “{old}”.</source>
            <comment>contradiction.replaced</comment>
            <translation>新的以“{new}”取代“{old}”。</translation>
        </message>
        <message>
            <source>The new one puts something in the place of the old one.</source>
            <comment>contradiction.replaced.short</comment>
            <translation>新的取代了旧的。</translation>
        </message>
        <message>
            <source>You marked them as a conflict.</source>
            <comment>contradiction.said_so</comment>
            <translation>你把它们标记为冲突。</translation>
        </message>
        <message>
            <source>You marked them as a conflict.</source>
            <comment>contradiction.said_so.short</comment>
            <translation>你把它们标记为冲突。</translation>
        </message>
        <message>
            <source>Both cannot take place at their times: “{old}” and “{new}”.</source>
            <comment>contradiction.same_time</comment>
            <translation>两者不能在各自的时间进行：“{old}”和“{new}”。</translation>
        </message>
        <message>
            <source>Both cannot take place at their times.</source>
            <comment>contradiction.same_time.short</comment>
            <translation>两者不能在各自的时间进行。</translation>
        </message>
        <message>
            <source>{day} {month}</source>
            <comment>date.day</comment>
            <translation>{month}{day}日</translation>
        </message>
        <message>
            <source>{day} {month} {year}</source>
            <comment>date.day_of_year</comment>
            <translation>{year}年{month}{day}日</translation>
        </message>
        <message>
            <source>{weekday} {date}, {hour}:{minute}:{second} {zone}</source>
            <comment>date.full</comment>
            <translation>{date}{weekday} {hour}:{minute}:{second} {zone}</translation>
        </message>
        <message>
            <source>{day} {month} {year}</source>
            <comment>date.long_day</comment>
            <translation>{year}年{month}{day}日</translation>
        </message>
        <message>
            <source>{date}, {time}</source>
            <comment>date.moment</comment>
            <translation>{date} {time}</translation>
        </message>
        <message>
            <source>{month} {year}</source>
            <comment>date.month</comment>
            <translation>{year}年{month}</translation>
        </message>
        <message>
            <source>{hour}:{minute}</source>
            <comment>date.time</comment>
            <translation>{hour}:{minute}</translation>
        </message>
        <message>
            <source>{weekday} {date}</source>
            <comment>date.with_weekday</comment>
            <translation>{date}{weekday}</translation>
        </message>
        <message numerus="yes">
            <source>{date}, in {count} days</source>
            <comment>due.in_days</comment>
            <extracomment>For one: {date}, in {count} day</extracomment>
            <translation>
                <numerusform>{date}，{count} 天后</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{date}, {count} days overdue</source>
            <comment>due.overdue</comment>
            <extracomment>For one: {date}, {count} day overdue</extracomment>
            <translation>
                <numerusform>{date}，逾期 {count} 天</numerusform>
            </translation>
        </message>
        <message>
            <source>{date}, today</source>
            <comment>due.today</comment>
            <translation>{date}，今天</translation>
        </message>
        <message>
            <source>{date}, tomorrow</source>
            <comment>due.tomorrow</comment>
            <translation>{date}，明天</translation>
        </message>
        <message>
            <source>{erased}, for good.</source>
            <comment>erasure.done</comment>
            <translation>{erased}，永久抹除。</translation>
        </message>
        <message>
            <source>Not reached: it is damaged</source>
            <comment>erasure.file.damaged</comment>
            <translation>无法涉及：已损坏</translation>
        </message>
        <message>
            <source>Will be written anew without it</source>
            <comment>erasure.file.holds</comment>
            <translation>会重新写入，不再含它</translation>
        </message>
        <message>
            <source>Not reached: the disk is full</source>
            <comment>erasure.file.no_room</comment>
            <translation>无法涉及：磁盘已满</translation>
        </message>
        <message>
            <source>Not reached: it has another key</source>
            <comment>erasure.file.other_key</comment>
            <translation>无法涉及：密钥不同</translation>
        </message>
        <message>
            <source>Not reached: it may not be written to</source>
            <comment>erasure.file.read_only</comment>
            <translation>无法涉及：不允许写入</translation>
        </message>
        <message>
            <source>Written anew without it</source>
            <comment>erasure.file.rewritten</comment>
            <translation>已重新写入，不再含它</translation>
        </message>
        <message>
            <source>Not reached: a newer version of this program wrote it</source>
            <comment>erasure.file.too_new</comment>
            <translation>无法涉及：由本程序的较新版本写入</translation>
        </message>
        <message>
            <source>Not reached: it is not a backup of this program</source>
            <comment>erasure.file.unknown</comment>
            <translation>无法涉及：不是本程序的备份</translation>
        </message>
        <message>
            <source>Never held it</source>
            <comment>erasure.file.without</comment>
            <translation>从未含有它</translation>
        </message>
        <message numerus="yes">
            <source>{count} files were not reached and may still hold it.</source>
            <comment>erasure.files.left</comment>
            <extracomment>For one: {count} file was not reached and may still hold it.</extracomment>
            <translation>
                <numerusform>{count} 个文件无法涉及，可能仍含有它。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} backups were written anew.</source>
            <comment>erasure.files.rewritten</comment>
            <extracomment>For one: {count} backup was written anew.</extracomment>
            <translation>
                <numerusform>{count} 个备份已重新写入。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} memories of it erased since</source>
            <comment>erasure.gone</comment>
            <extracomment>For one: {count} memory of it erased since</extracomment>
            <translation>
                <numerusform>其中 {count} 条记忆之后已被抹除</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} lists of searches, questions or drafts of yours have its words. They are no part of the memory and stay.</source>
            <comment>erasure.kept</comment>
            <extracomment>For one: {count} search, question or draft of yours has its words. That is no part of the memory and stays.</extracomment>
            <translation>
                <numerusform>你有 {count} 份搜索、问题或草稿含有它的文字。这不属于该记忆，会保留。</numerusform>
            </translation>
        </message>
        <message>
            <source>Was made of it</source>
            <comment>erasure.link.derived</comment>
            <translation>由它得出</translation>
        </message>
        <message>
            <source>Was in conflict with it</source>
            <comment>erasure.link.in_case</comment>
            <translation>与它有过冲突</translation>
        </message>
        <message>
            <source>Has its words in it</source>
            <comment>erasure.link.quotes</comment>
            <translation>含有它的文字</translation>
        </message>
        <message>
            <source>Says the same</source>
            <comment>erasure.link.same_words</comment>
            <translation>说法相同</translation>
        </message>
        <message>
            <source>It was made of this</source>
            <comment>erasure.link.source</comment>
            <translation>它由此得出</translation>
        </message>
        <message>
            <source>Gave way to it</source>
            <comment>erasure.link.superseded</comment>
            <translation>让位于它</translation>
        </message>
        <message>
            <source>Took its place</source>
            <comment>erasure.link.supersedes</comment>
            <translation>取代了它</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories</source>
            <comment>erasure.memories</comment>
            <extracomment>For one: {count} memory</extracomment>
            <translation>
                <numerusform>{count} 条记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>{memories}, {versions}</source>
            <comment>erasure.named</comment>
            <translation>{memories}，{versions}</translation>
        </message>
        <message>
            <source>Change {number} erased for good: {what}. That is as it should be.</source>
            <comment>erasure.note</comment>
            <translation>更改 {number} 永久抹除了：{what}。这是应有的情况。</translation>
        </message>
        <message>
            <source>Change {number} erased for good: {what}. The files are not cleaned of it yet: that goes on when the vault is next opened.</source>
            <comment>erasure.note.unfinished</comment>
            <translation>更改 {number} 永久抹除了：{what}。文件中的残留尚未清理：下次打开保险库时继续。</translation>
        </message>
        <message>
            <source>Waits in a conflict with it, and becomes a memory</source>
            <comment>erasure.proposal.released</comment>
            <translation>在与它的冲突中等待，将成为记忆</translation>
        </message>
        <message>
            <source>Waits in a conflict with it, and goes on waiting</source>
            <comment>erasure.proposal.waiting</comment>
            <translation>在与它的冲突中等待，将继续等待</translation>
        </message>
        <message numerus="yes">
            <source>What {count} conflicts say about it</source>
            <comment>erasure.reach.cases</comment>
            <extracomment>For one: What {count} conflict says about it</extracomment>
            <translation>
                <numerusform>{count} 个冲突中关于它的内容</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} records of use, likeness or link</source>
            <comment>erasure.reach.derived</comment>
            <extracomment>For one: {count} record of use, likeness or link</extracomment>
            <translation>
                <numerusform>{count} 条使用、相似或关联的记录</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} passages kept as evidence</source>
            <comment>erasure.reach.evidence</comment>
            <extracomment>For one: {count} passage kept as evidence</extracomment>
            <translation>
                <numerusform>作为证据保留的 {count} 段文字</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} turns after it in its conversation are read again without it</source>
            <comment>erasure.reach.following</comment>
            <extracomment>For one: {count} turn after it in its conversation is read again without it</extracomment>
            <translation>
                <numerusform>对话中在它之后的 {count} 次发言会重新读取，不再含它</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} notes of where it came from</source>
            <comment>erasure.reach.origins</comment>
            <extracomment>For one: {count} note of where it came from</extracomment>
            <translation>
                <numerusform>{count} 条来源说明</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} proposals that wait or were decided</source>
            <comment>erasure.reach.proposals</comment>
            <extracomment>For one: {count} proposal that waits or was decided</extracomment>
            <translation>
                <numerusform>{count} 条等待中或已裁决的提议</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} reasons given for changes</source>
            <comment>erasure.reach.reasons</comment>
            <extracomment>For one: {count} reason given for a change</extracomment>
            <translation>
                <numerusform>{count} 条更改原因</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} answers kept for repeated requests</source>
            <comment>erasure.reach.replies</comment>
            <extracomment>For one: {count} answer kept for a repeated request</extracomment>
            <translation>
                <numerusform>为重复请求保留的 {count} 个答复</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} kept reports, which are made again without it</source>
            <comment>erasure.reach.reports</comment>
            <extracomment>For one: {count} kept report, which is made again without it</extracomment>
            <translation>
                <numerusform>{count} 份保留的报告，会重新生成，不再含它</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} names of sessions with nothing else in them</source>
            <comment>erasure.reach.sessions</comment>
            <extracomment>For one: {count} name of a session with nothing else in it</extracomment>
            <translation>
                <numerusform>{count} 个不含其他内容的会话名称</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} decisions about pairs of statements</source>
            <comment>erasure.reach.settled</comment>
            <extracomment>For one: {count} decision about a pair of statements</extracomment>
            <translation>
                <numerusform>{count} 个关于成对陈述的裁决</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} tags that nothing else has</source>
            <comment>erasure.reach.tags</comment>
            <extracomment>For one: {count} tag that nothing else has</extracomment>
            <translation>
                <numerusform>{count} 个别处没有的标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} texts in the word index</source>
            <comment>erasure.reach.texts</comment>
            <extracomment>For one: {count} text in the word index</extracomment>
            <translation>
                <numerusform>词语索引中的 {count} 段文本</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} codes of single words</source>
            <comment>erasure.reach.tokens</comment>
            <extracomment>For one: {count} code of a single word</extracomment>
            <translation>
                <numerusform>{count} 个单词的编码</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} versions, with their titles and dates</source>
            <comment>erasure.reach.versions</comment>
            <extracomment>For one: {count} version, with its title and dates</extracomment>
            <translation>
                <numerusform>{count} 个版本，含标题和日期</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} codes of whole texts</source>
            <comment>erasure.reach.windows</comment>
            <extracomment>For one: {count} code of a whole text</extracomment>
            <translation>
                <numerusform>{count} 个全文的编码</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} different words in it</source>
            <comment>erasure.reach.words</comment>
            <extracomment>For one: {count} different word in it</extracomment>
            <translation>
                <numerusform>其中 {count} 个不同的词</numerusform>
            </translation>
        </message>
        <message>
            <source>Stored by mistake</source>
            <comment>erasure.reason.mistake</comment>
            <translation>误存</translation>
        </message>
        <message>
            <source>Too private</source>
            <comment>erasure.reason.private</comment>
            <translation>过于私密</translation>
        </message>
        <message>
            <source>Somebody asked for it</source>
            <comment>erasure.reason.requested</comment>
            <translation>有人要求</translation>
        </message>
        <message>
            <source>A password or a key</source>
            <comment>erasure.reason.secret</comment>
            <translation>密码或密钥</translation>
        </message>
        <message>
            <source>No reason</source>
            <comment>erasure.reason.unspecified</comment>
            <translation>无原因</translation>
        </message>
        <message>
            <source>Files that you imported, exported or copied elsewhere are not reached, nor reports written to files. Imported again, a file brings it back.</source>
            <comment>erasure.remark.elsewhere</comment>
            <translation>你在别处导入、导出或复制的文件无法涉及，写入文件的报告也是。再次导入文件会把它带回来。</translation>
        </message>
        <message>
            <source>The journal keeps that something was erased, when and by whom, but no words of it.</source>
            <comment>erasure.remark.journal</comment>
            <translation>日志保留有内容被抹除、何时、由谁，但不含其中任何文字。</translation>
        </message>
        <message>
            <source>Log files never hold words of memories.</source>
            <comment>erasure.remark.logs</comment>
            <translation>日志文件从不含有记忆的文字。</translation>
        </message>
        <message>
            <source>Undo cannot bring it back.</source>
            <comment>erasure.remark.undo</comment>
            <translation>撤销无法把它找回。</translation>
        </message>
        <message numerus="yes">
            <source>{count} of the reasons were given for other memories as well. They go too.</source>
            <comment>erasure.shared_reasons</comment>
            <extracomment>For one: {count} of the reasons was given for other memories as well. It goes too.</extracomment>
            <translation>
                <numerusform>其中 {count} 条原因也用于其他记忆。它们也一并去掉。</numerusform>
            </translation>
        </message>
        <message>
            <source>It is no longer in the vault, but parts of the file could not be cleaned yet. That goes on when the vault is next opened.</source>
            <comment>erasure.unfinished</comment>
            <translation>它已不在保险库中，但文件的某些部分还未能清理。下次打开保险库时继续。</translation>
        </message>
        <message numerus="yes">
            <source>{count} versions</source>
            <comment>erasure.versions</comment>
            <extracomment>For one: {count} version</extracomment>
            <translation>
                <numerusform>{count} 个版本</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose another from the list of backups.</source>
            <comment>error.backup_not_found.action</comment>
            <translation>从备份列表中另选一个。</translation>
        </message>
        <message>
            <source>The vault has no backup called {name}.</source>
            <comment>error.backup_not_found.text</comment>
            <translation>保险库没有名为 {name} 的备份。</translation>
        </message>
        <message>
            <source>The vault has no backup of this name.</source>
            <comment>error.backup_not_found.text1</comment>
            <translation>保险库没有这个名称的备份。</translation>
        </message>
        <message>
            <source>There is no such backup</source>
            <comment>error.backup_not_found.title</comment>
            <translation>没有这样的备份</translation>
        </message>
        <message>
            <source>You stopped it. Nothing was written.</source>
            <comment>error.cancelled.text</comment>
            <translation>你已停止。没有写入任何内容。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <comment>error.cancelled.title</comment>
            <translation>已停止</translation>
        </message>
        <message>
            <source>Take the decision back to decide again.</source>
            <comment>error.case_closed.action</comment>
            <translation>先撤回裁决，再重新裁决。</translation>
        </message>
        <message>
            <source>It was decided, or nothing is left to decide. Nothing was changed.</source>
            <comment>error.case_closed.text</comment>
            <translation>它已裁决，或没有可裁决的内容。没有更改任何内容。</translation>
        </message>
        <message>
            <source>This conflict is not open any more</source>
            <comment>error.case_closed.title</comment>
            <translation>这个冲突不再待裁决</translation>
        </message>
        <message>
            <source>Look it up in the list of clients.</source>
            <comment>error.client_not_found.action</comment>
            <translation>在客户端列表中查找。</translation>
        </message>
        <message>
            <source>No client has the identifier {id}.</source>
            <comment>error.client_not_found.text</comment>
            <translation>没有标识为 {id} 的客户端。</translation>
        </message>
        <message>
            <source>There is no such client in this vault.</source>
            <comment>error.client_not_found.text1</comment>
            <translation>这个保险库中没有这样的客户端。</translation>
        </message>
        <message>
            <source>The client was not found</source>
            <comment>error.client_not_found.title</comment>
            <translation>没有找到客户端</translation>
        </message>
        <message>
            <source>Ask for access again.</source>
            <comment>error.client_refused.action</comment>
            <translation>重新请求接入。</translation>
        </message>
        <message>
            <source>Ask the person to extend it, in the window.</source>
            <comment>error.client_refused.expired.action</comment>
            <translation>请用户在窗口中延长期限。</translation>
        </message>
        <message>
            <source>Its access ended on the day that was set. Nothing was read or changed.</source>
            <comment>error.client_refused.expired.text</comment>
            <translation>它的访问在设定的日期已结束。没有读取或更改任何内容。</translation>
        </message>
        <message>
            <source>The time of this client is over</source>
            <comment>error.client_refused.expired.title</comment>
            <translation>这个客户端的期限已过</translation>
        </message>
        <message>
            <source>Ask the person to resume it, in the window.</source>
            <comment>error.client_refused.paused.action</comment>
            <translation>请用户在窗口中让它继续。</translation>
        </message>
        <message>
            <source>The person paused it, or it changed too much at once. Nothing was read or changed.</source>
            <comment>error.client_refused.paused.text</comment>
            <translation>用户暂停了它，或它一次更改过多。没有读取或更改任何内容。</translation>
        </message>
        <message>
            <source>This client is paused</source>
            <comment>error.client_refused.paused.title</comment>
            <translation>这个客户端已暂停</translation>
        </message>
        <message>
            <source>Ask for access again.</source>
            <comment>error.client_refused.revoked.action</comment>
            <translation>重新请求接入。</translation>
        </message>
        <message>
            <source>Its token opens nothing any more. Nothing was read or changed.</source>
            <comment>error.client_refused.revoked.text</comment>
            <translation>它的令牌不再有用。没有读取或更改任何内容。</translation>
        </message>
        <message>
            <source>This client's access was revoked</source>
            <comment>error.client_refused.revoked.title</comment>
            <translation>这个客户端的权限已被撤销</translation>
        </message>
        <message>
            <source>Nothing was read or changed.</source>
            <comment>error.client_refused.text</comment>
            <translation>没有读取或更改任何内容。</translation>
        </message>
        <message>
            <source>This client may not come in</source>
            <comment>error.client_refused.title</comment>
            <translation>这个客户端不能接入</translation>
        </message>
        <message>
            <source>Ask for access, or look whether the token is complete.</source>
            <comment>error.client_refused.unknown_token.action</comment>
            <translation>请求接入，或检查令牌是否完整。</translation>
        </message>
        <message>
            <source>Its token is not known here. Nothing was read or changed.</source>
            <comment>error.client_refused.unknown_token.text</comment>
            <translation>这里不认识它的令牌。没有读取或更改任何内容。</translation>
        </message>
        <message>
            <source>This client may not come in</source>
            <comment>error.client_refused.unknown_token.title</comment>
            <translation>这个客户端不能接入</translation>
        </message>
        <message>
            <source>Look it up in the list of conflicts.</source>
            <comment>error.conflict_not_found.action</comment>
            <translation>在冲突列表中查找。</translation>
        </message>
        <message>
            <source>No conflict has the identifier {id}.</source>
            <comment>error.conflict_not_found.text</comment>
            <translation>没有标识为 {id} 的冲突。</translation>
        </message>
        <message>
            <source>There is no such conflict in this vault.</source>
            <comment>error.conflict_not_found.text1</comment>
            <translation>这个保险库中没有这样的冲突。</translation>
        </message>
        <message>
            <source>The conflict was not found</source>
            <comment>error.conflict_not_found.title</comment>
            <translation>没有找到冲突</translation>
        </message>
        <message>
            <source>Install the program again.</source>
            <comment>error.encryption_missing.action</comment>
            <translation>重新安装程序。</translation>
        </message>
        <message>
            <source>The installed database driver cannot encrypt. Nothing was written.</source>
            <comment>error.encryption_missing.text</comment>
            <translation>已安装的数据库驱动不能加密。没有写入任何内容。</translation>
        </message>
        <message>
            <source>The vault was not opened</source>
            <comment>error.encryption_missing.title</comment>
            <translation>没有打开保险库</translation>
        </message>
        <message>
            <source>Try again. The log says more.</source>
            <comment>error.error.action</comment>
            <translation>重试。日志文件中有更多信息。</translation>
        </message>
        <message>
            <source>The program met a problem it has no words for.</source>
            <comment>error.error.text</comment>
            <translation>程序遇到了没有对应说明的问题。</translation>
        </message>
        <message>
            <source>This did not work</source>
            <comment>error.error.title</comment>
            <translation>没有成功</translation>
        </message>
        <message>
            <source>Look who may write it, and whether the drive is full.</source>
            <comment>error.file_not_written.action</comment>
            <translation>检查谁可以写入，以及磁盘是否已满。</translation>
        </message>
        <message>
            <source>Choose another name, or allow it to be replaced.</source>
            <comment>error.file_not_written.already_there.action</comment>
            <translation>选择另一个名称，或允许替换它。</translation>
        </message>
        <message>
            <source>{path} is there already. It was left as it is.</source>
            <comment>error.file_not_written.already_there.text</comment>
            <translation>{path} 已存在。它保持原样。</translation>
        </message>
        <message>
            <source>It was left as it is.</source>
            <comment>error.file_not_written.already_there.text1</comment>
            <translation>它保持原样。</translation>
        </message>
        <message>
            <source>The file is there already</source>
            <comment>error.file_not_written.already_there.title</comment>
            <translation>文件已存在</translation>
        </message>
        <message>
            <source>Make room, or choose another disk.</source>
            <comment>error.file_not_written.disk_full.action</comment>
            <translation>腾出空间，或选择另一块磁盘。</translation>
        </message>
        <message>
            <source>There is no room for the file. Nothing was left behind.</source>
            <comment>error.file_not_written.disk_full.text</comment>
            <translation>没有空间存放该文件。没有留下任何残余。</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <comment>error.file_not_written.disk_full.title</comment>
            <translation>磁盘已满</translation>
        </message>
        <message>
            <source>Choose a new or empty folder.</source>
            <comment>error.file_not_written.folder_not_empty.action</comment>
            <translation>选择新的或空的文件夹。</translation>
        </message>
        <message>
            <source>There is something in {path} already. It was left as it is.</source>
            <comment>error.file_not_written.folder_not_empty.text</comment>
            <translation>{path} 中已有内容。它保持原样。</translation>
        </message>
        <message>
            <source>It was left as it is.</source>
            <comment>error.file_not_written.folder_not_empty.text1</comment>
            <translation>它保持原样。</translation>
        </message>
        <message>
            <source>The folder is not empty</source>
            <comment>error.file_not_written.folder_not_empty.title</comment>
            <translation>文件夹不是空的</translation>
        </message>
        <message>
            <source>Choose another place.</source>
            <comment>error.file_not_written.input_output.action</comment>
            <translation>选择另一个位置。</translation>
        </message>
        <message>
            <source>The system could not write {path}. Nothing was left behind.</source>
            <comment>error.file_not_written.input_output.text</comment>
            <translation>系统无法写入 {path}。没有留下任何残余。</translation>
        </message>
        <message>
            <source>The system could not write it.</source>
            <comment>error.file_not_written.input_output.text1</comment>
            <translation>系统无法写入。</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.input_output.title</comment>
            <translation>文件无法写入</translation>
        </message>
        <message>
            <source>Choose the file itself, or another one.</source>
            <comment>error.file_not_written.is_a_link.action</comment>
            <translation>选择文件本身，或另一个文件。</translation>
        </message>
        <message>
            <source>{path} is a link to somewhere else. Nothing was written there.</source>
            <comment>error.file_not_written.is_a_link.text</comment>
            <translation>{path} 是指向别处的链接。没有在那里写入任何内容。</translation>
        </message>
        <message>
            <source>Nothing was written there.</source>
            <comment>error.file_not_written.is_a_link.text1</comment>
            <translation>没有在那里写入任何内容。</translation>
        </message>
        <message>
            <source>Links are not followed</source>
            <comment>error.file_not_written.is_a_link.title</comment>
            <translation>不跟随链接</translation>
        </message>
        <message>
            <source>Choose a shorter one.</source>
            <comment>error.file_not_written.name_too_long.action</comment>
            <translation>选择更短的名称。</translation>
        </message>
        <message>
            <source>The system does not take names of that length.</source>
            <comment>error.file_not_written.name_too_long.text</comment>
            <translation>系统不接受这么长的名称。</translation>
        </message>
        <message>
            <source>The name is too long</source>
            <comment>error.file_not_written.name_too_long.title</comment>
            <translation>名称太长</translation>
        </message>
        <message>
            <source>Make it first, or choose another.</source>
            <comment>error.file_not_written.no_such_folder.action</comment>
            <translation>先建立它，或选择另一个。</translation>
        </message>
        <message>
            <source>The folder of {path} does not exist.</source>
            <comment>error.file_not_written.no_such_folder.text</comment>
            <translation>{path} 的文件夹不存在。</translation>
        </message>
        <message>
            <source>Its folder does not exist.</source>
            <comment>error.file_not_written.no_such_folder.text1</comment>
            <translation>它的文件夹不存在。</translation>
        </message>
        <message>
            <source>The folder is not there</source>
            <comment>error.file_not_written.no_such_folder.title</comment>
            <translation>文件夹不存在</translation>
        </message>
        <message>
            <source>Choose another place.</source>
            <comment>error.file_not_written.not_a_regular_file.action</comment>
            <translation>选择另一个位置。</translation>
        </message>
        <message>
            <source>{path} is a device or something else that is no file.</source>
            <comment>error.file_not_written.not_a_regular_file.text</comment>
            <translation>{path} 是设备或其他不是文件的东西。</translation>
        </message>
        <message>
            <source>It is a device or something else.</source>
            <comment>error.file_not_written.not_a_regular_file.text1</comment>
            <translation>它是设备或其他东西。</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.not_a_regular_file.title</comment>
            <translation>文件无法写入</translation>
        </message>
        <message>
            <source>Choose another place, or give yourself the right to write there.</source>
            <comment>error.file_not_written.permission_denied.action</comment>
            <translation>选择另一个位置，或给自己在那里写入的权限。</translation>
        </message>
        <message>
            <source>The system does not allow writing {path}.</source>
            <comment>error.file_not_written.permission_denied.text</comment>
            <translation>系统不允许写入 {path}。</translation>
        </message>
        <message>
            <source>The system does not allow it.</source>
            <comment>error.file_not_written.permission_denied.text1</comment>
            <translation>系统不允许。</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.permission_denied.title</comment>
            <translation>文件无法写入</translation>
        </message>
        <message>
            <source>{path} is as it was: {problem}.</source>
            <comment>error.file_not_written.text</comment>
            <translation>{path} 保持原样：{problem}。</translation>
        </message>
        <message>
            <source>It is as it was.</source>
            <comment>error.file_not_written.text1</comment>
            <translation>它保持原样。</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <comment>error.file_not_written.title</comment>
            <translation>文件无法写入</translation>
        </message>
        <message>
            <source>Look at the changes again.</source>
            <comment>error.files_changed.action</comment>
            <translation>再看一次更改。</translation>
        </message>
        <message>
            <source>{path} is not what was shown. Nothing was written to it.</source>
            <comment>error.files_changed.text</comment>
            <translation>{path} 与显示时不同。没有向它写入任何内容。</translation>
        </message>
        <message>
            <source>They are not what was shown.</source>
            <comment>error.files_changed.text1</comment>
            <translation>它们与显示时不同。</translation>
        </message>
        <message>
            <source>The files were changed meanwhile</source>
            <comment>error.files_changed.title</comment>
            <translation>文件在此期间已更改</translation>
        </message>
        <message>
            <source>Send it again under a new key.</source>
            <comment>error.idempotency_conflict.action</comment>
            <translation>用新的键重新发送。</translation>
        </message>
        <message>
            <source>A different request came earlier under the same key. Nothing was changed.</source>
            <comment>error.idempotency_conflict.text</comment>
            <translation>此前有另一个请求用了同一个键。没有更改任何内容。</translation>
        </message>
        <message>
            <source>The request was already used for something else</source>
            <comment>error.idempotency_conflict.title</comment>
            <translation>该请求已用于别的事</translation>
        </message>
        <message>
            <source>One of its fields is outside its limits.</source>
            <comment>error.invalid_input.text</comment>
            <translation>其中一个字段超出限制。</translation>
        </message>
        <message>
            <source>This cannot be stored as it is</source>
            <comment>error.invalid_input.title</comment>
            <translation>这样无法存储</translation>
        </message>
        <message>
            <source>Change the marked part, or put it in quotes to search for it as words.</source>
            <comment>error.invalid_search.action</comment>
            <translation>更改标出的部分，或加上引号，把它作为词语搜索。</translation>
        </message>
        <message>
            <source>Part of the search text could not be read.</source>
            <comment>error.invalid_search.text</comment>
            <translation>搜索文本有一部分无法读懂。</translation>
        </message>
        <message>
            <source>The search was not understood</source>
            <comment>error.invalid_search.title</comment>
            <translation>没有读懂搜索</translation>
        </message>
        <message>
            <source>Unlock it and try again, or use the passphrase or the recovery key.</source>
            <comment>error.keyring_unavailable.action</comment>
            <translation>解锁后重试，或使用密码短语或恢复密钥。</translation>
        </message>
        <message>
            <source>The system's store for passwords is missing or locked. Nothing is lost.</source>
            <comment>error.keyring_unavailable.text</comment>
            <translation>系统的密码存储缺失或已锁定。没有丢失任何内容。</translation>
        </message>
        <message>
            <source>The keyring could not be used</source>
            <comment>error.keyring_unavailable.title</comment>
            <translation>无法使用密钥环</translation>
        </message>
        <message>
            <source>Try it in the settings.</source>
            <comment>error.language_model.action</comment>
            <translation>在设置中试一下。</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <comment>error.language_model.busy.action</comment>
            <translation>稍后重试。</translation>
        </message>
        <message>
            <source>Its server takes no more questions at the moment.</source>
            <comment>error.language_model.busy.text</comment>
            <translation>它的服务器目前不再接受问题。</translation>
        </message>
        <message>
            <source>The language model is busy</source>
            <comment>error.language_model.busy.title</comment>
            <translation>语言模型繁忙</translation>
        </message>
        <message>
            <source>Everything else works without it.</source>
            <comment>error.language_model.not_configured.action</comment>
            <translation>没有它，其他一切也都可用。</translation>
        </message>
        <message>
            <source>The settings have to name its endpoint and the model.</source>
            <comment>error.language_model.not_configured.text</comment>
            <translation>设置中须写明端点和模型。</translation>
        </message>
        <message>
            <source>No language model is set up</source>
            <comment>error.language_model.not_configured.title</comment>
            <translation>没有设置语言模型</translation>
        </message>
        <message>
            <source>Try again, or use another model. The report is as it was.</source>
            <comment>error.language_model.not_held.action</comment>
            <translation>重试，或使用另一个模型。报告保持原样。</translation>
        </message>
        <message>
            <source>Every sentence had a figure or a name that the report does not have.</source>
            <comment>error.language_model.not_held.text</comment>
            <translation>每句话都含有报告中没有的数字或名称。</translation>
        </message>
        <message>
            <source>Nothing of what the model wrote was kept</source>
            <comment>error.language_model.not_held.title</comment>
            <translation>模型所写的内容一句也没有保留</translation>
        </message>
        <message>
            <source>Correct the name or the address in the settings. Addresses mostly end in /v1.</source>
            <comment>error.language_model.not_there.action</comment>
            <translation>在设置中更正名称或地址。地址大多以 /v1 结尾。</translation>
        </message>
        <message>
            <source>The server knows no model “{model}”, or the address is not the right one.</source>
            <comment>error.language_model.not_there.text</comment>
            <translation>服务器不认识模型“{model}”，或地址不对。</translation>
        </message>
        <message>
            <source>The server does not know the model, or the address is not the right one.</source>
            <comment>error.language_model.not_there.text1</comment>
            <translation>服务器不认识该模型，或地址不对。</translation>
        </message>
        <message>
            <source>The language model is not there</source>
            <comment>error.language_model.not_there.title</comment>
            <translation>语言模型不存在</translation>
        </message>
        <message>
            <source>Check in the settings that the address belongs to a compatible server.</source>
            <comment>error.language_model.not_understood.action</comment>
            <translation>在设置中检查地址是否属于兼容的服务器。</translation>
        </message>
        <message>
            <source>What came back does not have the form of an answer. Nothing of it was used.</source>
            <comment>error.language_model.not_understood.text</comment>
            <translation>返回的内容不是回答的形式。没有使用其中任何内容。</translation>
        </message>
        <message>
            <source>The answer of the language model was not understood</source>
            <comment>error.language_model.not_understood.title</comment>
            <translation>没有读懂语言模型的回答</translation>
        </message>
        <message>
            <source>Everything else works without it.</source>
            <comment>error.language_model.off.action</comment>
            <translation>没有它，其他一切也都可用。</translation>
        </message>
        <message>
            <source>It is off until it is turned on in the settings.</source>
            <comment>error.language_model.off.text</comment>
            <translation>在设置中开启之前，它是关闭的。</translation>
        </message>
        <message>
            <source>No language model is used for this</source>
            <comment>error.language_model.off.title</comment>
            <translation>这里不使用语言模型</translation>
        </message>
        <message>
            <source>Set the address where it really is.</source>
            <comment>error.language_model.redirected.action</comment>
            <translation>把地址设为它真正的位置。</translation>
        </message>
        <message>
            <source>The server at {address} points to another one. Nothing was sent there.</source>
            <comment>error.language_model.redirected.text</comment>
            <translation>{address} 的服务器指向另一台。没有向那里发送任何内容。</translation>
        </message>
        <message>
            <source>Its server points to another one. Nothing was sent there.</source>
            <comment>error.language_model.redirected.text1</comment>
            <translation>它的服务器指向另一台。没有向那里发送任何内容。</translation>
        </message>
        <message>
            <source>The language model is somewhere else</source>
            <comment>error.language_model.redirected.title</comment>
            <translation>语言模型在别处</translation>
        </message>
        <message>
            <source>Try it in the settings.</source>
            <comment>error.language_model.refused.action</comment>
            <translation>在设置中试一下。</translation>
        </message>
        <message>
            <source>Its server refused the question with the code {status}.</source>
            <comment>error.language_model.refused.text</comment>
            <translation>它的服务器拒绝了问题，代码为 {status}。</translation>
        </message>
        <message>
            <source>Its server refused the question.</source>
            <comment>error.language_model.refused.text1</comment>
            <translation>它的服务器拒绝了问题。</translation>
        </message>
        <message>
            <source>The language model did not answer</source>
            <comment>error.language_model.refused.title</comment>
            <translation>语言模型没有回答</translation>
        </message>
        <message>
            <source>It said nothing that can be used. Nothing is lost.</source>
            <comment>error.language_model.text</comment>
            <translation>它没有给出可用的内容。没有丢失任何内容。</translation>
        </message>
        <message>
            <source>Try again, or allow more time in the settings.</source>
            <comment>error.language_model.timed_out.action</comment>
            <translation>重试，或在设置中给更多时间。</translation>
        </message>
        <message>
            <source>No answer came within {seconds} seconds.</source>
            <comment>error.language_model.timed_out.text</comment>
            <translation>{seconds} 秒内没有回答。</translation>
        </message>
        <message>
            <source>No answer came in time.</source>
            <comment>error.language_model.timed_out.text1</comment>
            <translation>没有及时得到回答。</translation>
        </message>
        <message>
            <source>The language model took too long</source>
            <comment>error.language_model.timed_out.title</comment>
            <translation>语言模型用时过长</translation>
        </message>
        <message>
            <source>The language model did not answer</source>
            <comment>error.language_model.title</comment>
            <translation>语言模型没有回答</translation>
        </message>
        <message>
            <source>Try again, or use another model.</source>
            <comment>error.language_model.too_much.action</comment>
            <translation>重试，或使用另一个模型。</translation>
        </message>
        <message>
            <source>Nothing of it was used.</source>
            <comment>error.language_model.too_much.text</comment>
            <translation>没有使用其中任何内容。</translation>
        </message>
        <message>
            <source>The answer of the language model is too long</source>
            <comment>error.language_model.too_much.title</comment>
            <translation>语言模型的回答太长</translation>
        </message>
        <message>
            <source>Start its server, or correct the address in the settings.</source>
            <comment>error.language_model.unreachable.action</comment>
            <translation>启动它的服务器，或在设置中更正地址。</translation>
        </message>
        <message>
            <source>Nothing answers at {address}.</source>
            <comment>error.language_model.unreachable.text</comment>
            <translation>{address} 没有应答。</translation>
        </message>
        <message>
            <source>Nothing answers at its address.</source>
            <comment>error.language_model.unreachable.text1</comment>
            <translation>它的地址没有应答。</translation>
        </message>
        <message>
            <source>The language model cannot be reached</source>
            <comment>error.language_model.unreachable.title</comment>
            <translation>无法访问语言模型</translation>
        </message>
        <message>
            <source>Set the key again in the settings.</source>
            <comment>error.language_model.wrong_key.action</comment>
            <translation>在设置中重新设置密钥。</translation>
        </message>
        <message>
            <source>The server at {address} refuses the key, or wants one.</source>
            <comment>error.language_model.wrong_key.text</comment>
            <translation>{address} 的服务器拒绝该密钥，或需要密钥。</translation>
        </message>
        <message>
            <source>Its server refuses the key, or wants one.</source>
            <comment>error.language_model.wrong_key.text1</comment>
            <translation>它的服务器拒绝该密钥，或需要密钥。</translation>
        </message>
        <message>
            <source>The language model does not take the key</source>
            <comment>error.language_model.wrong_key.title</comment>
            <translation>语言模型不接受该密钥</translation>
        </message>
        <message>
            <source>Search for it by its words.</source>
            <comment>error.memory_not_found.action</comment>
            <translation>用它的词语搜索。</translation>
        </message>
        <message>
            <source>No memory has the identifier {id}.</source>
            <comment>error.memory_not_found.text</comment>
            <translation>没有标识为 {id} 的记忆。</translation>
        </message>
        <message>
            <source>There is no such memory in this vault, or it was erased.</source>
            <comment>error.memory_not_found.text1</comment>
            <translation>这个保险库中没有这条记忆，或它已被抹除。</translation>
        </message>
        <message>
            <source>The memory was not found</source>
            <comment>error.memory_not_found.title</comment>
            <translation>没有找到记忆</translation>
        </message>
        <message>
            <source>Report the kind of computer, so that this can be mended.</source>
            <comment>error.model_miscalculates.action</comment>
            <translation>报告电脑的型号，以便修正。</translation>
        </message>
        <message>
            <source>Ask without deep mode. Report the kind of computer, so that this can be mended.</source>
            <comment>error.model_miscalculates.deep.action</comment>
            <translation>不用深入模式提问。报告电脑的型号，以便修正。</translation>
        </message>
        <message>
            <source>Its component gives wrong results on this computer. Everything else works without it.</source>
            <comment>error.model_miscalculates.deep.text</comment>
            <translation>它的组件在这台电脑上给出错误结果。没有它，其他一切也都可用。</translation>
        </message>
        <message>
            <source>Deep mode is not used</source>
            <comment>error.model_miscalculates.deep.title</comment>
            <translation>不使用深入模式</translation>
        </message>
        <message>
            <source>The meaning model gives wrong results on this computer, so it is not used. Nothing is lost.</source>
            <comment>error.model_miscalculates.text</comment>
            <translation>含义模型在这台电脑上给出错误结果，因此不使用。没有丢失任何内容。</translation>
        </message>
        <message>
            <source>Searching by words only</source>
            <comment>error.model_miscalculates.title</comment>
            <translation>只按词语搜索</translation>
        </message>
        <message>
            <source>Install the program again to search by meaning.</source>
            <comment>error.model_missing.action</comment>
            <translation>重新安装程序，即可按含义搜索。</translation>
        </message>
        <message>
            <source>Everything else works without it. The help on deep mode says more.</source>
            <comment>error.model_missing.deep.action</comment>
            <translation>没有它，其他一切也都可用。深入模式的帮助中有更多说明。</translation>
        </message>
        <message>
            <source>Its component {component} does not come with the program; “{command}” installs it.</source>
            <comment>error.model_missing.deep.text</comment>
            <translation>它的组件 {component} 不随程序提供；“{command}”可安装它。</translation>
        </message>
        <message>
            <source>It needs a component that does not come with the program.</source>
            <comment>error.model_missing.deep.text1</comment>
            <translation>它需要一个不随程序提供的组件。</translation>
        </message>
        <message>
            <source>Deep mode is not installed</source>
            <comment>error.model_missing.deep.title</comment>
            <translation>没有安装深入模式</translation>
        </message>
        <message>
            <source>The meaning model is missing ({file_name}).</source>
            <comment>error.model_missing.text</comment>
            <translation>缺少含义模型（{file_name}）。</translation>
        </message>
        <message>
            <source>The meaning model is missing.</source>
            <comment>error.model_missing.text1</comment>
            <translation>缺少含义模型。</translation>
        </message>
        <message>
            <source>Searching by words only</source>
            <comment>error.model_missing.title</comment>
            <translation>只按词语搜索</translation>
        </message>
        <message>
            <source>Install the program again to search by meaning.</source>
            <comment>error.model_tampered.action</comment>
            <translation>重新安装程序，即可按含义搜索。</translation>
        </message>
        <message>
            <source>Install it again, or ask without deep mode. The help page on deep mode says how.</source>
            <comment>error.model_tampered.deep.action</comment>
            <translation>重新安装它，或不用深入模式提问。深入模式的帮助页面说明了做法。</translation>
        </message>
        <message>
            <source>Its component on this computer is damaged or another version. Everything else works without it.</source>
            <comment>error.model_tampered.deep.text</comment>
            <translation>这台电脑上它的组件已损坏或是另一个版本。没有它，其他一切也都可用。</translation>
        </message>
        <message>
            <source>Deep mode is not used</source>
            <comment>error.model_tampered.deep.title</comment>
            <translation>不使用深入模式</translation>
        </message>
        <message>
            <source>The meaning model on this computer is not the one the program came with, so it is not used.</source>
            <comment>error.model_tampered.text</comment>
            <translation>这台电脑上的含义模型不是程序自带的那一个，因此不使用。</translation>
        </message>
        <message>
            <source>Searching by words only</source>
            <comment>error.model_tampered.title</comment>
            <translation>只按词语搜索</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <comment>error.namespace_exists.action</comment>
            <translation>选择另一个名称。</translation>
        </message>
        <message>
            <source>There already is a namespace called “{name}”.</source>
            <comment>error.namespace_exists.text</comment>
            <translation>已有名为“{name}”的命名空间。</translation>
        </message>
        <message>
            <source>There already is a namespace of this name.</source>
            <comment>error.namespace_exists.text1</comment>
            <translation>已有这个名称的命名空间。</translation>
        </message>
        <message>
            <source>The name is taken</source>
            <comment>error.namespace_exists.title</comment>
            <translation>名称已被占用</translation>
        </message>
        <message>
            <source>Choose another, or create it.</source>
            <comment>error.namespace_not_found.action</comment>
            <translation>另选一个，或创建它。</translation>
        </message>
        <message>
            <source>There is no namespace called “{name}”.</source>
            <comment>error.namespace_not_found.text</comment>
            <translation>没有名为“{name}”的命名空间。</translation>
        </message>
        <message>
            <source>There is no namespace of this name.</source>
            <comment>error.namespace_not_found.text1</comment>
            <translation>没有这个名称的命名空间。</translation>
        </message>
        <message>
            <source>The namespace was not found</source>
            <comment>error.namespace_not_found.title</comment>
            <translation>没有找到命名空间</translation>
        </message>
        <message>
            <source>Do it in the window, or widen its rights there.</source>
            <comment>error.not_permitted.action</comment>
            <translation>在窗口中进行，或在那里放宽它的权限。</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.backups.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>They hold the whole vault, beyond what can be reached from here. Nothing was changed.</source>
            <comment>error.not_permitted.backups.text</comment>
            <translation>备份含有整个保险库，超出这里可及的范围。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Backups are for persons</source>
            <comment>error.not_permitted.backups.title</comment>
            <translation>备份只供人使用</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>error.not_permitted.claim.action</comment>
            <translation>去掉它。</translation>
        </message>
        <message>
            <source>Whether a memory comes from a person, and how far it is trusted, follows from who stores it. Nothing was stored.</source>
            <comment>error.not_permitted.claim.text</comment>
            <translation>记忆是否来自人、信任到什么程度，取决于由谁存储。没有存储任何内容。</translation>
        </message>
        <message>
            <source>A client cannot say that</source>
            <comment>error.not_permitted.claim.title</comment>
            <translation>客户端不能这样声明</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.clients.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>Clients and what they may do are not for agents or scripts to change. Nothing was changed.</source>
            <comment>error.not_permitted.clients.text</comment>
            <translation>客户端及其权限不由智能体或脚本更改。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person decides who gets in</source>
            <comment>error.not_permitted.clients.title</comment>
            <translation>只有人能决定谁可以接入</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.conflict_settings.action</comment>
            <translation>在窗口中进行。</translation>
        </message>
        <message>
            <source>How conflicts are treated is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.conflict_settings.text</comment>
            <translation>冲突如何处理不由智能体决定。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person changes this</source>
            <comment>error.not_permitted.conflict_settings.title</comment>
            <translation>只有人能更改这一项</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.connect.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>It changes files of other programs, and what agents are told. Nothing was written.</source>
            <comment>error.not_permitted.connect.text</comment>
            <translation>它会更改其他程序的文件，以及智能体被告知的内容。没有写入任何内容。</translation>
        </message>
        <message>
            <source>Only a person connects tools</source>
            <comment>error.not_permitted.connect.title</comment>
            <translation>只有人能连接工具</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.consolidate.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>What several memories say in one is for a person to approve. Nothing was changed.</source>
            <comment>error.not_permitted.consolidate.text</comment>
            <translation>把多条记忆的内容合为一条，须由人批准。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person puts memories together</source>
            <comment>error.not_permitted.consolidate.title</comment>
            <translation>只有人能合并记忆</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.decide_flag.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>What is normal is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.decide_flag.text</comment>
            <translation>什么是正常的不由智能体决定。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person decides this</source>
            <comment>error.not_permitted.decide_flag.title</comment>
            <translation>只有人能决定这一项</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.decide_proposal.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>What waits for a person is not for agents or scripts to decide. Nothing was changed.</source>
            <comment>error.not_permitted.decide_proposal.text</comment>
            <translation>等人处理的内容不由智能体或脚本决定。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person approves</source>
            <comment>error.not_permitted.decide_proposal.title</comment>
            <translation>只有人能批准</translation>
        </message>
        <message>
            <source>Delete it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.delete.action</comment>
            <translation>在窗口中删除，或在终端输入命令。</translation>
        </message>
        <message>
            <source>Agents and scripts can put memories away instead, with archive. Nothing was changed.</source>
            <comment>error.not_permitted.delete.text</comment>
            <translation>智能体和脚本可以改用 archive 收起记忆。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person deletes memories</source>
            <comment>error.not_permitted.delete.title</comment>
            <translation>只有人能删除记忆</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.erase.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>Nothing brings back what is erased, so agents and scripts cannot do it. Nothing was changed.</source>
            <comment>error.not_permitted.erase.text</comment>
            <translation>抹除的内容无法找回，因此智能体和脚本不能这样做。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person erases memories</source>
            <comment>error.not_permitted.erase.title</comment>
            <translation>只有人能抹除记忆</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.find_sources.action</comment>
            <translation>在窗口中进行。</translation>
        </message>
        <message>
            <source>What lies on this computer is not for agents to ask about. Nothing was looked at.</source>
            <comment>error.not_permitted.find_sources.text</comment>
            <translation>这台电脑上有什么，智能体不能查问。没有查看任何内容。</translation>
        </message>
        <message>
            <source>Only a person looks through their folders</source>
            <comment>error.not_permitted.find_sources.title</comment>
            <translation>只有人能查看自己的文件夹</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.health.action</comment>
            <translation>在窗口中进行。</translation>
        </message>
        <message>
            <source>It goes beyond the namespaces that can be reached from here. Nothing was changed.</source>
            <comment>error.not_permitted.health.text</comment>
            <translation>这超出了这里可及的命名空间。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Health is of the whole vault</source>
            <comment>error.not_permitted.health.title</comment>
            <translation>健康状况属于整个保险库</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.keys.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>It is not for agents or scripts to say who can open it. Nothing was changed.</source>
            <comment>error.not_permitted.keys.text</comment>
            <translation>谁能打开它不由智能体或脚本决定。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person changes what unlocks the vault</source>
            <comment>error.not_permitted.keys.title</comment>
            <translation>只有人能更改保险库的解锁方式</translation>
        </message>
        <message>
            <source>Agents cannot change where it is asked, or read its key.</source>
            <comment>error.not_permitted.language_model.text</comment>
            <translation>智能体不能更改向哪里询问，也不能读取其密钥。</translation>
        </message>
        <message>
            <source>Only a person sets up the language model</source>
            <comment>error.not_permitted.language_model.title</comment>
            <translation>只有人能设置语言模型</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.lifecycle_policy.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>How memories fade is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.lifecycle_policy.text</comment>
            <translation>记忆如何淡忘不由智能体决定。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person changes this</source>
            <comment>error.not_permitted.lifecycle_policy.title</comment>
            <translation>只有人能更改这一项</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.move.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>Where it lies is not for agents or scripts to say. Nothing was changed.</source>
            <comment>error.not_permitted.move.text</comment>
            <translation>它存放在哪里不由智能体或脚本决定。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person moves the vault</source>
            <comment>error.not_permitted.move.title</comment>
            <translation>只有人能移动保险库</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.recall_defaults.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>How much of a namespace agents get is not for them to say. Nothing was changed.</source>
            <comment>error.not_permitted.recall_defaults.text</comment>
            <translation>智能体能得到一个命名空间的多少内容，不由它们决定。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person changes this</source>
            <comment>error.not_permitted.recall_defaults.title</comment>
            <translation>只有人能更改这一项</translation>
        </message>
        <message>
            <source>Do it in the window, or with the command report.</source>
            <comment>error.not_permitted.reports.action</comment>
            <translation>在窗口中进行，或使用命令 report。</translation>
        </message>
        <message>
            <source>An agent can read the report of a day. Nothing was written.</source>
            <comment>error.not_permitted.reports.text</comment>
            <translation>智能体可以读取某天的报告。没有写入任何内容。</translation>
        </message>
        <message>
            <source>Only a person keeps reports and writes them to files</source>
            <comment>error.not_permitted.reports.title</comment>
            <translation>只有人能保留报告并写入文件</translation>
        </message>
        <message>
            <source>Leave it to the person, in the window.</source>
            <comment>error.not_permitted.resolve.action</comment>
            <translation>交给用户在窗口中处理。</translation>
        </message>
        <message>
            <source>An agent can only decide between its own statements. Nothing was changed.</source>
            <comment>error.not_permitted.resolve.text</comment>
            <translation>智能体只能裁决它自己的陈述之间的冲突。没有更改任何内容。</translation>
        </message>
        <message>
            <source>This conflict is not yours to decide</source>
            <comment>error.not_permitted.resolve.title</comment>
            <translation>这个冲突不由你裁决</translation>
        </message>
        <message>
            <source>Restore it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.restore.action</comment>
            <translation>在窗口中恢复，或在终端输入命令。</translation>
        </message>
        <message>
            <source>What was put away or deleted stays so until a person brings it back. Nothing was changed.</source>
            <comment>error.not_permitted.restore.text</comment>
            <translation>收起或删除的内容保持如此，直到有人找回。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person restores memories</source>
            <comment>error.not_permitted.restore.title</comment>
            <translation>只有人能恢复记忆</translation>
        </message>
        <message>
            <source>Ask the person to widen its rights, in the window.</source>
            <comment>error.not_permitted.scope.action</comment>
            <translation>请用户在窗口中放宽它的权限。</translation>
        </message>
        <message>
            <source>It was not given the right to {scope} in this namespace. Nothing was changed.</source>
            <comment>error.not_permitted.scope.text</comment>
            <translation>它在这个命名空间没有“{scope}”的权限。没有更改任何内容。</translation>
        </message>
        <message>
            <source>It was not given that right. Nothing was changed.</source>
            <comment>error.not_permitted.scope.text1</comment>
            <translation>它没有得到这项权限。没有更改任何内容。</translation>
        </message>
        <message>
            <source>This client may not do that</source>
            <comment>error.not_permitted.scope.title</comment>
            <translation>这个客户端不能这样做</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>error.not_permitted.secrets.action</comment>
            <translation>去掉它。</translation>
        </message>
        <message>
            <source>Whether a secret is stored is not for agents to say. Nothing was changed.</source>
            <comment>error.not_permitted.secrets.text</comment>
            <translation>是否存储机密不由智能体决定。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person decides this</source>
            <comment>error.not_permitted.secrets.title</comment>
            <translation>只有人能决定这一项</translation>
        </message>
        <message>
            <source>Agents cannot change how the program is set up.</source>
            <comment>error.not_permitted.settings.text</comment>
            <translation>智能体不能更改程序的设置。</translation>
        </message>
        <message>
            <source>Only a person changes settings</source>
            <comment>error.not_permitted.settings.title</comment>
            <translation>只有人能更改设置</translation>
        </message>
        <message>
            <source>Do it in the window.</source>
            <comment>error.not_permitted.sweep.action</comment>
            <translation>在窗口中进行。</translation>
        </message>
        <message>
            <source>It goes beyond the namespaces that can be reached from here. Nothing was changed.</source>
            <comment>error.not_permitted.sweep.text</comment>
            <translation>这超出了这里可及的命名空间。没有更改任何内容。</translation>
        </message>
        <message>
            <source>A sweep is for the whole vault</source>
            <comment>error.not_permitted.sweep.title</comment>
            <translation>清理针对整个保险库</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.sync.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>It changes files of projects, and what agents are told. Nothing was written.</source>
            <comment>error.not_permitted.sync.text</comment>
            <translation>它会更改项目的文件，以及智能体被告知的内容。没有写入任何内容。</translation>
        </message>
        <message>
            <source>Only a person keeps files up to date</source>
            <comment>error.not_permitted.sync.title</comment>
            <translation>只有人能让文件保持更新</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.take_over.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>Trust, pins and decisions come with it as they were. Nothing was changed.</source>
            <comment>error.not_permitted.take_over.text</comment>
            <translation>信任、置顶和决定会原样带入。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person takes over a vault</source>
            <comment>error.not_permitted.take_over.title</comment>
            <translation>只有人能接管保险库</translation>
        </message>
        <message>
            <source>It goes beyond what this program or agent may do. Nothing was changed.</source>
            <comment>error.not_permitted.text</comment>
            <translation>这超出了这个程序或智能体可做的范围。没有更改任何内容。</translation>
        </message>
        <message>
            <source>This is not allowed from here</source>
            <comment>error.not_permitted.title</comment>
            <translation>这里不允许这样做</translation>
        </message>
        <message>
            <source>Undo it in the window.</source>
            <comment>error.not_permitted.undo.action</comment>
            <translation>在窗口中撤销。</translation>
        </message>
        <message>
            <source>An agent can only take back its own changes. Nothing was changed.</source>
            <comment>error.not_permitted.undo.text</comment>
            <translation>智能体只能撤回自己的更改。没有更改任何内容。</translation>
        </message>
        <message>
            <source>This change belongs to somebody else</source>
            <comment>error.not_permitted.undo.title</comment>
            <translation>这次更改属于别人</translation>
        </message>
        <message>
            <source>Do it in the window, or type the command at a terminal.</source>
            <comment>error.not_permitted.verify.action</comment>
            <translation>在窗口中进行，或在终端输入命令。</translation>
        </message>
        <message>
            <source>An agent that says something again does not make it true. Nothing was changed.</source>
            <comment>error.not_permitted.verify.text</comment>
            <translation>智能体再说一遍，并不使它属实。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Only a person verifies memories</source>
            <comment>error.not_permitted.verify.title</comment>
            <translation>只有人能核实记忆</translation>
        </message>
        <message>
            <source>No change is left that can be taken back.</source>
            <comment>error.nothing_to_undo.text</comment>
            <translation>没有剩下可以撤回的更改。</translation>
        </message>
        <message>
            <source>There is nothing to undo</source>
            <comment>error.nothing_to_undo.title</comment>
            <translation>没有可撤销的</translation>
        </message>
        <message>
            <source>Look it up in the list of changes.</source>
            <comment>error.operation_not_found.action</comment>
            <translation>在更改列表中查找。</translation>
        </message>
        <message>
            <source>No change has the identifier {id}.</source>
            <comment>error.operation_not_found.text</comment>
            <translation>没有标识为 {id} 的更改。</translation>
        </message>
        <message>
            <source>There is no such change in this vault.</source>
            <comment>error.operation_not_found.text1</comment>
            <translation>这个保险库中没有这样的更改。</translation>
        </message>
        <message>
            <source>The change was not found</source>
            <comment>error.operation_not_found.title</comment>
            <translation>没有找到更改</translation>
        </message>
        <message>
            <source>Try again. Its log says more.</source>
            <comment>error.owner_failed.action</comment>
            <translation>重试。它的日志文件中有更多信息。</translation>
        </message>
        <message>
            <source>The program that has the vault open met a fault of its own. Nothing is lost.</source>
            <comment>error.owner_failed.text</comment>
            <translation>打开保险库的程序自身出错。没有丢失任何内容。</translation>
        </message>
        <message>
            <source>Something went wrong in the vault's program</source>
            <comment>error.owner_failed.title</comment>
            <translation>保险库的程序出了问题</translation>
        </message>
        <message>
            <source>Try again.</source>
            <comment>error.owner_gone.action</comment>
            <translation>重试。</translation>
        </message>
        <message>
            <source>The program that has the vault open ended before it answered. What it confirmed is stored.</source>
            <comment>error.owner_gone.text</comment>
            <translation>打开保险库的程序在回答之前结束了。它确认过的内容已存储。</translation>
        </message>
        <message>
            <source>The vault's program ended</source>
            <comment>error.owner_gone.title</comment>
            <translation>保险库的程序已结束</translation>
        </message>
        <message>
            <source>Let the program ask again.</source>
            <comment>error.pairing_not_found.action</comment>
            <translation>让该程序重新请求。</translation>
        </message>
        <message>
            <source>It was answered, its time is over, or the program was started anew.</source>
            <comment>error.pairing_not_found.text</comment>
            <translation>它已得到答复，期限已过，或程序已重新启动。</translation>
        </message>
        <message>
            <source>This request does not wait any more</source>
            <comment>error.pairing_not_found.title</comment>
            <translation>这个请求不再等待</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <comment>error.pairing_refused.action</comment>
            <translation>稍后重试。</translation>
        </message>
        <message>
            <source>The person can let it ask again, in the window.</source>
            <comment>error.pairing_refused.denied.action</comment>
            <translation>用户可以在窗口中让它重新请求。</translation>
        </message>
        <message>
            <source>The person said no for good to a program of this name.</source>
            <comment>error.pairing_refused.denied.text</comment>
            <translation>用户已永久拒绝这个名称的程序。</translation>
        </message>
        <message>
            <source>Nobody was asked</source>
            <comment>error.pairing_refused.denied.title</comment>
            <translation>没有询问任何人</translation>
        </message>
        <message>
            <source>The request was not taken.</source>
            <comment>error.pairing_refused.text</comment>
            <translation>没有接受该请求。</translation>
        </message>
        <message>
            <source>Nobody was asked</source>
            <comment>error.pairing_refused.title</comment>
            <translation>没有询问任何人</translation>
        </message>
        <message>
            <source>Try again in ten minutes.</source>
            <comment>error.pairing_refused.too_many.action</comment>
            <translation>十分钟后重试。</translation>
        </message>
        <message>
            <source>Too many programs ask to be let in at the moment.</source>
            <comment>error.pairing_refused.too_many.text</comment>
            <translation>目前请求接入的程序过多。</translation>
        </message>
        <message>
            <source>Nobody was asked</source>
            <comment>error.pairing_refused.too_many.title</comment>
            <translation>没有询问任何人</translation>
        </message>
        <message>
            <source>Wait for the answer, or for ten minutes.</source>
            <comment>error.pairing_refused.waiting.action</comment>
            <translation>等待答复，或等待十分钟。</translation>
        </message>
        <message>
            <source>A program of this name waits for an answer already.</source>
            <comment>error.pairing_refused.waiting.text</comment>
            <translation>这个名称的程序已在等待答复。</translation>
        </message>
        <message>
            <source>Nobody was asked again</source>
            <comment>error.pairing_refused.waiting.title</comment>
            <translation>没有再次询问</translation>
        </message>
        <message>
            <source>Try again when they have answered in Remembrancer.</source>
            <comment>error.pairing_waits.action</comment>
            <translation>等用户在 Remembrancer 中答复后重试。</translation>
        </message>
        <message>
            <source>This program is not let in. Do not ask again unless the person wants it.</source>
            <comment>error.pairing_waits.denied.text</comment>
            <translation>这个程序未获接入。除非用户想要，不要再次请求。</translation>
        </message>
        <message>
            <source>The person said no</source>
            <comment>error.pairing_waits.denied.title</comment>
            <translation>用户拒绝了</translation>
        </message>
        <message>
            <source>The person was asked whether to let this program in. Tell them to compare the code: {code}.</source>
            <comment>error.pairing_waits.text</comment>
            <translation>已询问用户是否让这个程序接入。告诉用户核对代码：{code}。</translation>
        </message>
        <message>
            <source>The person was asked whether to let this program in.</source>
            <comment>error.pairing_waits.text1</comment>
            <translation>已询问用户是否让这个程序接入。</translation>
        </message>
        <message>
            <source>The person was asked</source>
            <comment>error.pairing_waits.title</comment>
            <translation>已询问用户</translation>
        </message>
        <message>
            <source>Choose another number, from 1024 to 65535.</source>
            <comment>error.port_unavailable.action</comment>
            <translation>选择另一个端口号，1024 到 65535。</translation>
        </message>
        <message>
            <source>The number {number} is used by another program, or may not be used.</source>
            <comment>error.port_unavailable.text</comment>
            <translation>端口号 {number} 已被另一个程序使用，或不允许使用。</translation>
        </message>
        <message>
            <source>No number was free.</source>
            <comment>error.port_unavailable.text1</comment>
            <translation>没有空闲的端口号。</translation>
        </message>
        <message>
            <source>The port could not be opened</source>
            <comment>error.port_unavailable.title</comment>
            <translation>端口无法打开</translation>
        </message>
        <message>
            <source>Look it up in the history or in the list of conflicts.</source>
            <comment>error.proposal_closed.action</comment>
            <translation>在历史或冲突列表中查找。</translation>
        </message>
        <message>
            <source>It was decided, taken back, or waits in a conflict. Nothing was changed.</source>
            <comment>error.proposal_closed.text</comment>
            <translation>它已裁决、撤回，或在冲突中等待。没有更改任何内容。</translation>
        </message>
        <message>
            <source>This does not wait for approval</source>
            <comment>error.proposal_closed.title</comment>
            <translation>这一项不在等待批准</translation>
        </message>
        <message>
            <source>Look it up in the list of what waits.</source>
            <comment>error.proposal_not_found.action</comment>
            <translation>在等待列表中查找。</translation>
        </message>
        <message>
            <source>Nothing that waits has the identifier {id}.</source>
            <comment>error.proposal_not_found.text</comment>
            <translation>等待的内容中没有标识 {id}。</translation>
        </message>
        <message>
            <source>There is no such proposal in this vault.</source>
            <comment>error.proposal_not_found.text1</comment>
            <translation>这个保险库中没有这样的提议。</translation>
        </message>
        <message>
            <source>The proposal was not found</source>
            <comment>error.proposal_not_found.title</comment>
            <translation>没有找到提议</translation>
        </message>
        <message>
            <source>Wait, or ask the person for a larger quota.</source>
            <comment>error.quota_exceeded.action</comment>
            <translation>等待，或请用户提高限额。</translation>
        </message>
        <message>
            <source>At most {limit} are allowed ({reason}). Nothing was read or changed. It goes on in {retry_after} s.</source>
            <comment>error.quota_exceeded.text</comment>
            <translation>最多允许 {limit}（{reason}）。没有读取或更改任何内容。{retry_after} 秒后继续。</translation>
        </message>
        <message>
            <source>More was asked for than is allowed. Nothing was read or changed.</source>
            <comment>error.quota_exceeded.text1</comment>
            <translation>请求超出了允许的量。没有读取或更改任何内容。</translation>
        </message>
        <message>
            <source>Too much at once</source>
            <comment>error.quota_exceeded.title</comment>
            <translation>一次过多</translation>
        </message>
        <message>
            <source>Search for fewer or more exact words.</source>
            <comment>error.search_too_long.action</comment>
            <translation>用更少或更准确的词搜索。</translation>
        </message>
        <message>
            <source>It was stopped so that the vault stays usable. Nothing was changed.</source>
            <comment>error.search_too_long.text</comment>
            <translation>已停止，以免保险库无法使用。没有更改任何内容。</translation>
        </message>
        <message>
            <source>The search took too long</source>
            <comment>error.search_too_long.title</comment>
            <translation>搜索用时过长</translation>
        </message>
        <message>
            <source>Take it out and try again; a password manager is the place for it.</source>
            <comment>error.secret_found.action</comment>
            <translation>去掉它再重试；机密应放在密码管理器中。</translation>
        </message>
        <message>
            <source>Say whether it is stored as it is, or with its kind in its place.</source>
            <comment>error.secret_found.ask.action</comment>
            <translation>说明是原样存储，还是以其种类代替。</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored yet.</source>
            <comment>error.secret_found.ask.text</comment>
            <translation>{Field}含有{secret}。还没有存储任何内容。</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored yet.</source>
            <comment>error.secret_found.ask.text1</comment>
            <translation>其中含有机密。还没有存储任何内容。</translation>
        </message>
        <message>
            <source>This holds a secret</source>
            <comment>error.secret_found.ask.title</comment>
            <translation>这里含有机密</translation>
        </message>
        <message>
            <source>Take it out and try again; a password manager is the place for it.</source>
            <comment>error.secret_found.blocked.action</comment>
            <translation>去掉它再重试；机密应放在密码管理器中。</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored.</source>
            <comment>error.secret_found.blocked.text</comment>
            <translation>{Field}含有{secret}。没有存储任何内容。</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored.</source>
            <comment>error.secret_found.blocked.text1</comment>
            <translation>其中含有机密。没有存储任何内容。</translation>
        </message>
        <message>
            <source>This holds a secret</source>
            <comment>error.secret_found.blocked.title</comment>
            <translation>这里含有机密</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <comment>error.secret_found.named.action</comment>
            <translation>另选一个。</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored.</source>
            <comment>error.secret_found.named.text</comment>
            <translation>{Field}含有{secret}。没有存储任何内容。</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored.</source>
            <comment>error.secret_found.named.text1</comment>
            <translation>其中含有机密。没有存储任何内容。</translation>
        </message>
        <message>
            <source>A name cannot hold a secret</source>
            <comment>error.secret_found.named.title</comment>
            <translation>名称不能含有机密</translation>
        </message>
        <message>
            <source>{Field} holds {secret}. Nothing was stored.</source>
            <comment>error.secret_found.text</comment>
            <translation>{Field}含有{secret}。没有存储任何内容。</translation>
        </message>
        <message>
            <source>It holds a secret. Nothing was stored.</source>
            <comment>error.secret_found.text1</comment>
            <translation>其中含有机密。没有存储任何内容。</translation>
        </message>
        <message>
            <source>This holds a secret</source>
            <comment>error.secret_found.title</comment>
            <translation>这里含有机密</translation>
        </message>
        <message>
            <source>Mend your template, or take it away: the program's own is used then.</source>
            <comment>error.template_failed.action</comment>
            <translation>修正你的模板，或移走它：届时使用程序自带的模板。</translation>
        </message>
        <message>
            <source>{path}: {detail}.</source>
            <comment>error.template_failed.text</comment>
            <translation>{path}：{detail}。</translation>
        </message>
        <message>
            <source>It cannot be read or filled.</source>
            <comment>error.template_failed.text1</comment>
            <translation>它无法读取或填写。</translation>
        </message>
        <message>
            <source>The template of reports cannot be used</source>
            <comment>error.template_failed.title</comment>
            <translation>报告模板无法使用</translation>
        </message>
        <message>
            <source>Try another file.</source>
            <comment>error.unreadable_file.action</comment>
            <translation>试试另一个文件。</translation>
        </message>
        <message>
            <source>Nothing was brought in from it.</source>
            <comment>error.unreadable_file.text</comment>
            <translation>没有从中导入任何内容。</translation>
        </message>
        <message>
            <source>The file could not be read</source>
            <comment>error.unreadable_file.title</comment>
            <translation>无法读取文件</translation>
        </message>
        <message>
            <source>Go back to a backup, or recover what can be read into a new vault. The damaged files stay where they are.</source>
            <comment>error.vault_damaged.action</comment>
            <translation>回到备份，或把可读内容抢救到新的保险库。损坏的文件留在原处。</translation>
        </message>
        <message>
            <source>Go back to a backup, or recover what can be read into a new vault. The damaged files stay where they are.</source>
            <comment>error.vault_damaged.beginning.action</comment>
            <translation>回到备份，或把可读内容抢救到新的保险库。损坏的文件留在原处。</translation>
        </message>
        <message>
            <source>The secret is right, but the beginning of the file {file} is not what was written. It was left as it is.</source>
            <comment>error.vault_damaged.beginning.text</comment>
            <translation>密钥正确，但文件 {file} 的开头与写入时不同。它保持原样。</translation>
        </message>
        <message>
            <source>The vault is damaged</source>
            <comment>error.vault_damaged.beginning.title</comment>
            <translation>保险库已损坏</translation>
        </message>
        <message>
            <source>Put it back if you moved it. Otherwise go back to a backup.</source>
            <comment>error.vault_damaged.missing.action</comment>
            <translation>如果移走了它，请放回去。否则回到备份。</translation>
        </message>
        <message>
            <source>The file {file} is not in the vault's folder.</source>
            <comment>error.vault_damaged.missing.text</comment>
            <translation>文件 {file} 不在保险库的文件夹中。</translation>
        </message>
        <message>
            <source>One of its files is not in the vault's folder.</source>
            <comment>error.vault_damaged.missing.text1</comment>
            <translation>它的一个文件不在保险库的文件夹中。</translation>
        </message>
        <message>
            <source>A file of the vault is missing</source>
            <comment>error.vault_damaged.missing.title</comment>
            <translation>缺少保险库的一个文件</translation>
        </message>
        <message>
            <source>Go back to a backup, or look for an older copy of the vault's folder.</source>
            <comment>error.vault_damaged.nothing_readable.action</comment>
            <translation>回到备份，或寻找保险库文件夹的较旧副本。</translation>
        </message>
        <message>
            <source>Not even the beginning of the file can be read. It was left as it is.</source>
            <comment>error.vault_damaged.nothing_readable.text</comment>
            <translation>连文件的开头都无法读取。它保持原样。</translation>
        </message>
        <message>
            <source>Nothing could be recovered</source>
            <comment>error.vault_damaged.nothing_readable.title</comment>
            <translation>没有可抢救的内容</translation>
        </message>
        <message>
            <source>The file {file} does not hold what was written to it. It was left as it is.</source>
            <comment>error.vault_damaged.text</comment>
            <translation>文件 {file} 的内容与写入时不同。它保持原样。</translation>
        </message>
        <message>
            <source>One of its files does not hold what was written to it. The files were left as they are.</source>
            <comment>error.vault_damaged.text1</comment>
            <translation>它的一个文件的内容与写入时不同。文件保持原样。</translation>
        </message>
        <message>
            <source>The vault is damaged</source>
            <comment>error.vault_damaged.title</comment>
            <translation>保险库已损坏</translation>
        </message>
        <message>
            <source>Open it, or choose another folder.</source>
            <comment>error.vault_exists.action</comment>
            <translation>打开它，或选择另一个文件夹。</translation>
        </message>
        <message>
            <source>The folder {path} holds a vault. It was not touched.</source>
            <comment>error.vault_exists.text</comment>
            <translation>文件夹 {path} 中有一个保险库。没有动它。</translation>
        </message>
        <message>
            <source>This folder holds a vault. It was not touched.</source>
            <comment>error.vault_exists.text1</comment>
            <translation>这个文件夹中有一个保险库。没有动它。</translation>
        </message>
        <message>
            <source>There already is a vault here</source>
            <comment>error.vault_exists.title</comment>
            <translation>这里已有保险库</translation>
        </message>
        <message>
            <source>Close the other program, then try again.</source>
            <comment>error.vault_in_use.action</comment>
            <translation>关闭另一个程序，然后重试。</translation>
        </message>
        <message>
            <source>Another program on this computer has it open (process {pid}). Only one can at a time.</source>
            <comment>error.vault_in_use.text</comment>
            <translation>本机上的另一个程序正打开着它（进程 {pid}）。一次只能有一个。</translation>
        </message>
        <message>
            <source>Another program on this computer has it open. Only one can at a time.</source>
            <comment>error.vault_in_use.text1</comment>
            <translation>本机上的另一个程序正打开着它。一次只能有一个。</translation>
        </message>
        <message>
            <source>The vault is open elsewhere</source>
            <comment>error.vault_in_use.title</comment>
            <translation>保险库已在别处打开</translation>
        </message>
        <message>
            <source>Unlock it with the passphrase or the recovery key.</source>
            <comment>error.vault_locked.action</comment>
            <translation>用密码短语或恢复密钥解锁。</translation>
        </message>
        <message>
            <source>Nothing can be read or changed until it is unlocked.</source>
            <comment>error.vault_locked.text</comment>
            <translation>解锁之前，不能读取或更改任何内容。</translation>
        </message>
        <message>
            <source>The vault is locked</source>
            <comment>error.vault_locked.title</comment>
            <translation>保险库已锁定</translation>
        </message>
        <message>
            <source>Choose another folder, or create a vault.</source>
            <comment>error.vault_not_found.action</comment>
            <translation>选择另一个文件夹，或创建保险库。</translation>
        </message>
        <message>
            <source>No vault was found in {path}.</source>
            <comment>error.vault_not_found.text</comment>
            <translation>在 {path} 中没有找到保险库。</translation>
        </message>
        <message>
            <source>No vault was found in this folder.</source>
            <comment>error.vault_not_found.text1</comment>
            <translation>在这个文件夹中没有找到保险库。</translation>
        </message>
        <message>
            <source>There is no vault here</source>
            <comment>error.vault_not_found.title</comment>
            <translation>这里没有保险库</translation>
        </message>
        <message>
            <source>Look at the drive and the rights to the folder, then try again.</source>
            <comment>error.vault_not_moved.action</comment>
            <translation>检查磁盘和文件夹的权限，然后重试。</translation>
        </message>
        <message>
            <source>The drive may be failing. Choose another one.</source>
            <comment>error.vault_not_moved.differs.action</comment>
            <translation>磁盘可能有故障。请选择另一块。</translation>
        </message>
        <message>
            <source>What was read back from the new place is not what was written there. The vault is where it was.</source>
            <comment>error.vault_not_moved.differs.text</comment>
            <translation>从新位置读回的内容与写入的不同。保险库仍在原处。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.differs.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>Take the link away, then try again.</source>
            <comment>error.vault_not_moved.has_links.action</comment>
            <translation>移走该链接，然后重试。</translation>
        </message>
        <message>
            <source>There is a link in the vault's folder, and what it leads to would not come along. Nothing was moved.</source>
            <comment>error.vault_not_moved.has_links.text</comment>
            <translation>保险库的文件夹中有一个链接，它指向的内容不会一起移动。没有移动任何内容。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.has_links.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>Choose a folder beside the present one.</source>
            <comment>error.vault_not_moved.inside.action</comment>
            <translation>选择当前文件夹旁边的文件夹。</translation>
        </message>
        <message>
            <source>One of the two folders lies in the other. The vault is where it was.</source>
            <comment>error.vault_not_moved.inside.text</comment>
            <translation>两个文件夹中的一个位于另一个之内。保险库仍在原处。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.inside.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <comment>error.vault_not_moved.name_too_long.action</comment>
            <translation>选择另一个文件夹。</translation>
        </message>
        <message>
            <source>The system does not take names of that length.</source>
            <comment>error.vault_not_moved.name_too_long.text</comment>
            <translation>系统不接受这么长的名称。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.name_too_long.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>Choose a folder on a drive of this computer. Encrypted backups may be copied anywhere.</source>
            <comment>error.vault_not_moved.network.action</comment>
            <translation>选择本机磁盘上的文件夹。加密的备份可以复制到任何地方。</translation>
        </message>
        <message>
            <source>{path} lies on another computer. A vault is only safe on a drive of this one: over a network two programs could have it open at once, and what is said to be saved need not be.</source>
            <comment>error.vault_not_moved.network.text</comment>
            <translation>{path} 位于另一台电脑上。保险库只有在本机磁盘上才安全：通过网络，两个程序可能同时打开它，所谓已保存的也未必真的保存。</translation>
        </message>
        <message>
            <source>The folder lies on another computer, where a vault is not safe.</source>
            <comment>error.vault_not_moved.network.text1</comment>
            <translation>该文件夹位于另一台电脑上，保险库在那里不安全。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.network.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>Free some space, or choose another drive. The vault is where it was.</source>
            <comment>error.vault_not_moved.no_room.action</comment>
            <translation>腾出空间，或选择另一块磁盘。保险库仍在原处。</translation>
        </message>
        <message>
            <source>There is not enough room: {needed} MB are needed, and {free} MB are free.</source>
            <comment>error.vault_not_moved.no_room.text</comment>
            <translation>空间不足：需要 {needed} MB，可用 {free} MB。</translation>
        </message>
        <message>
            <source>There is not enough room.</source>
            <comment>error.vault_not_moved.no_room.text1</comment>
            <translation>空间不足。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.no_room.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <comment>error.vault_not_moved.not_a_folder.action</comment>
            <translation>选择另一个文件夹。</translation>
        </message>
        <message>
            <source>{path} is a link, or no folder. The vault is where it was.</source>
            <comment>error.vault_not_moved.not_a_folder.text</comment>
            <translation>{path} 是链接，或不是文件夹。保险库仍在原处。</translation>
        </message>
        <message>
            <source>It is a link, or no folder.</source>
            <comment>error.vault_not_moved.not_a_folder.text1</comment>
            <translation>它是链接，或不是文件夹。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.not_a_folder.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>Choose a new or empty folder.</source>
            <comment>error.vault_not_moved.not_empty.action</comment>
            <translation>选择新的或空的文件夹。</translation>
        </message>
        <message>
            <source>There is something in {path} already. The vault is where it was.</source>
            <comment>error.vault_not_moved.not_empty.text</comment>
            <translation>{path} 中已有内容。保险库仍在原处。</translation>
        </message>
        <message>
            <source>There is something in it already.</source>
            <comment>error.vault_not_moved.not_empty.text1</comment>
            <translation>其中已有内容。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.not_empty.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>Choose another folder, or give yourself the right. The vault is where it was.</source>
            <comment>error.vault_not_moved.permission_denied.action</comment>
            <translation>选择另一个文件夹，或给自己权限。保险库仍在原处。</translation>
        </message>
        <message>
            <source>The system does not allow writing to {path}, or renaming the old folder.</source>
            <comment>error.vault_not_moved.permission_denied.text</comment>
            <translation>系统不允许写入 {path}，或重命名旧文件夹。</translation>
        </message>
        <message>
            <source>The system does not allow it.</source>
            <comment>error.vault_not_moved.permission_denied.text1</comment>
            <translation>系统不允许。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.permission_denied.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <comment>error.vault_not_moved.same_folder.action</comment>
            <translation>选择另一个文件夹。</translation>
        </message>
        <message>
            <source>It lies in that folder already.</source>
            <comment>error.vault_not_moved.same_folder.text</comment>
            <translation>它已在那个文件夹中。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.same_folder.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>The system did not read or write {path} as it should. The vault is where it was.</source>
            <comment>error.vault_not_moved.text</comment>
            <translation>系统没有正常读写 {path}。保险库仍在原处。</translation>
        </message>
        <message>
            <source>It is where it was.</source>
            <comment>error.vault_not_moved.text1</comment>
            <translation>它仍在原处。</translation>
        </message>
        <message>
            <source>The vault was not moved</source>
            <comment>error.vault_not_moved.title</comment>
            <translation>保险库没有移动</translation>
        </message>
        <message>
            <source>Open its health in Settings: go back to a backup, or recover what can be read into a new vault.</source>
            <comment>error.vault_read_only.action</comment>
            <translation>在设置中打开其健康状况：回到备份，或把可读内容抢救到新的保险库。</translation>
        </message>
        <message>
            <source>Its file is damaged, so changes are refused. What can be read is shown as before; nothing was changed.</source>
            <comment>error.vault_read_only.text</comment>
            <translation>其文件已损坏，因此拒绝任何更改。可读的内容照常显示，没有任何更改。</translation>
        </message>
        <message>
            <source>Nothing more is written to this vault</source>
            <comment>error.vault_read_only.title</comment>
            <translation>不再向此保险库写入任何内容</translation>
        </message>
        <message>
            <source>Update the program, then open the vault again.</source>
            <comment>error.vault_too_new.action</comment>
            <translation>更新程序，然后再次打开保险库。</translation>
        </message>
        <message>
            <source>A newer version of this program wrote it. Nothing was changed.</source>
            <comment>error.vault_too_new.text</comment>
            <translation>它由本程序的较新版本写入。没有更改任何内容。</translation>
        </message>
        <message>
            <source>The vault needs a newer program</source>
            <comment>error.vault_too_new.title</comment>
            <translation>保险库需要较新的程序</translation>
        </message>
        <message>
            <source>Check the drive and the rights to the folder, then try again.</source>
            <comment>error.vault_unreadable.action</comment>
            <translation>检查磁盘和文件夹的权限，然后重试。</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <comment>error.vault_unreadable.disk_full.action</comment>
            <translation>腾出空间，然后重试。</translation>
        </message>
        <message>
            <source>The drive is full. What was saved before is kept.</source>
            <comment>error.vault_unreadable.disk_full.text</comment>
            <translation>磁盘已满。此前保存的内容保留。</translation>
        </message>
        <message>
            <source>The change could not be saved</source>
            <comment>error.vault_unreadable.disk_full.title</comment>
            <translation>更改无法保存</translation>
        </message>
        <message>
            <source>Wait a moment and try again.</source>
            <comment>error.vault_unreadable.held_by_another_program.action</comment>
            <translation>稍等片刻，然后重试。</translation>
        </message>
        <message>
            <source>Another program is holding its files, such as a backup or a virus scanner. Nothing is lost.</source>
            <comment>error.vault_unreadable.held_by_another_program.text</comment>
            <translation>另一个程序占用着它的文件，例如备份或病毒扫描程序。没有丢失任何内容。</translation>
        </message>
        <message>
            <source>The vault could not be read</source>
            <comment>error.vault_unreadable.held_by_another_program.title</comment>
            <translation>保险库无法读取</translation>
        </message>
        <message>
            <source>Connect the drive and try again.</source>
            <comment>error.vault_unreadable.input_output.action</comment>
            <translation>接上磁盘，然后重试。</translation>
        </message>
        <message>
            <source>The drive was removed or does not answer. What was saved before is kept.</source>
            <comment>error.vault_unreadable.input_output.text</comment>
            <translation>磁盘已移除或没有应答。此前保存的内容保留。</translation>
        </message>
        <message>
            <source>The vault could not be read</source>
            <comment>error.vault_unreadable.input_output.title</comment>
            <translation>保险库无法读取</translation>
        </message>
        <message>
            <source>The system did not give access to its files. What was saved before is kept.</source>
            <comment>error.vault_unreadable.text</comment>
            <translation>系统没有允许访问它的文件。此前保存的内容保留。</translation>
        </message>
        <message>
            <source>The vault could not be read</source>
            <comment>error.vault_unreadable.title</comment>
            <translation>保险库无法读取</translation>
        </message>
        <message>
            <source>Look at the newer version, then save again.</source>
            <comment>error.version_changed.action</comment>
            <translation>看看较新的版本，然后再次保存。</translation>
        </message>
        <message>
            <source>Somebody else changed it after you opened it. Nothing was overwritten, and what you wrote is still here.</source>
            <comment>error.version_changed.text</comment>
            <translation>在你打开之后，别人更改了它。没有覆盖任何内容，你写的内容还在这里。</translation>
        </message>
        <message>
            <source>The memory changed in the meantime</source>
            <comment>error.version_changed.title</comment>
            <translation>记忆在此期间已更改</translation>
        </message>
        <message>
            <source>Try again, or use another way to unlock.</source>
            <comment>error.wrong_secret.action</comment>
            <translation>重试，或用另一种方式解锁。</translation>
        </message>
        <message>
            <source>Unlock with the passphrase or the recovery key. After that, the keyring can be set up again.</source>
            <comment>error.wrong_secret.keyring.action</comment>
            <translation>用密码短语或恢复密钥解锁。之后可以重新设置密钥环。</translation>
        </message>
        <message>
            <source>The key in the system's keyring does not fit this vault. Nothing was changed.</source>
            <comment>error.wrong_secret.keyring.text</comment>
            <translation>系统密钥环中的密钥与这个保险库不符。没有更改任何内容。</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.keyring.title</comment>
            <translation>保险库没有打开</translation>
        </message>
        <message>
            <source>Type it again, or use the recovery key.</source>
            <comment>error.wrong_secret.passphrase.action</comment>
            <translation>重新输入，或使用恢复密钥。</translation>
        </message>
        <message>
            <source>The passphrase does not fit this vault. Nothing was changed.</source>
            <comment>error.wrong_secret.passphrase.text</comment>
            <translation>密码短语与这个保险库不符。没有更改任何内容。</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.passphrase.title</comment>
            <translation>保险库没有打开</translation>
        </message>
        <message>
            <source>Compare each group with your copy, then try again.</source>
            <comment>error.wrong_secret.recovery.action</comment>
            <translation>逐组与你的副本核对，然后重试。</translation>
        </message>
        <message>
            <source>The recovery key does not fit this vault. Nothing was changed.</source>
            <comment>error.wrong_secret.recovery.text</comment>
            <translation>恢复密钥与这个保险库不符。没有更改任何内容。</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.recovery.title</comment>
            <translation>保险库没有打开</translation>
        </message>
        <message>
            <source>What was entered does not fit. Nothing was changed.</source>
            <comment>error.wrong_secret.text</comment>
            <translation>输入的内容不符。没有更改任何内容。</translation>
        </message>
        <message>
            <source>The vault did not open</source>
            <comment>error.wrong_secret.title</comment>
            <translation>保险库没有打开</translation>
        </message>
        <message numerus="yes">
            <source>Wrote {count} memories to {path}.</source>
            <comment>exported</comment>
            <extracomment>For one: Wrote {count} memory to {path}.</extracomment>
            <translation>
                <numerusform>已把 {count} 条记忆写入 {path}。</numerusform>
            </translation>
        </message>
        <message>
            <source>{written} Everything is in it: an equal vault can be made of it.</source>
            <comment>exported.complete</comment>
            <translation>{written}一切都在其中：可由此建立一个相同的保险库。</translation>
        </message>
        <message numerus="yes">
            <source>{count} were known already.</source>
            <comment>extracted.known</comment>
            <extracomment>For one: {count} was known already.</extracomment>
            <translation>
                <numerusform>{count} 条早已知道。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left out.</source>
            <comment>extracted.left_out</comment>
            <extracomment>For one: {count} was left out.</extracomment>
            <translation>
                <numerusform>{count} 条未采用。</numerusform>
            </translation>
        </message>
        <message>
            <source>The language model found no new fact.</source>
            <comment>extracted.none</comment>
            <translation>语言模型没有找到新的事实。</translation>
        </message>
        <message numerus="yes">
            <source>{count} facts wait for your approval.</source>
            <comment>extracted.proposed</comment>
            <extracomment>For one: {count} fact waits for your approval.</extracomment>
            <translation>
                <numerusform>{count} 条事实等你批准。</numerusform>
            </translation>
        </message>
        <message>
            <source>from when it is done</source>
            <comment>fades_from.done</comment>
            <translation>自完成时起</translation>
        </message>
        <message>
            <source>from when it is done or due</source>
            <comment>fades_from.due</comment>
            <translation>自完成或到期时起</translation>
        </message>
        <message>
            <source>from when it is over</source>
            <comment>fades_from.happened</comment>
            <translation>自结束时起</translation>
        </message>
        <message>
            <source>from when it is recorded</source>
            <comment>fades_from.recorded</comment>
            <translation>自记录时起</translation>
        </message>
        <message>
            <source>A conflict is not as change {number} left it: its state, its decision or its statements.</source>
            <comment>fault.case_changed</comment>
            <translation>某个冲突与更改 {number} 留下的不同：其状态、裁决或陈述。</translation>
        </message>
        <message>
            <source>What a client may do, as change {number} left it, was altered.</source>
            <comment>fault.client_changed</comment>
            <translation>更改 {number} 留下的某客户端的权限被改动过。</translation>
        </message>
        <message>
            <source>How a namespace treats conflicts was altered after change {number}, by which it was set.</source>
            <comment>fault.conflict_setting_changed</comment>
            <translation>某命名空间处理冲突的方式在设定它的更改 {number} 之后被改动过。</translation>
        </message>
        <message>
            <source>The seal of the journal's entry for change {number} was altered. What the entry says is as it was.</source>
            <comment>fault.digest_changed</comment>
            <translation>日志中更改 {number} 的记录的封印被改动过。记录的内容保持原样。</translation>
        </message>
        <message>
            <source>Something was altered in another namespace.</source>
            <comment>fault.elsewhere</comment>
            <translation>另一个命名空间中有内容被改动过。</translation>
        </message>
        <message numerus="yes">
            <source>{count} entries were taken away from the end of the journal, from change {number} on.</source>
            <comment>fault.end_missing</comment>
            <extracomment>For one: {count} entry was taken away from the end of the journal, that for change {number}.</extracomment>
            <translation>
                <numerusform>日志末尾有 {count} 条记录被去掉，从更改 {number} 起。</numerusform>
            </translation>
        </message>
        <message>
            <source>Version {version} of the memory {memory} is there again, though it was erased.</source>
            <comment>fault.erased_again_there</comment>
            <translation>记忆 {memory} 的第 {version} 版又出现了，尽管它已被抹除。</translation>
        </message>
        <message>
            <source>Altered: {fields}.</source>
            <comment>fault.field</comment>
            <translation>被改动的：{fields}。</translation>
        </message>
        <message>
            <source>How memories fade, as change {number} set it, was altered.</source>
            <comment>fault.lifecycle_policy_changed</comment>
            <translation>更改 {number} 设定的记忆淡忘方式被改动过。</translation>
        </message>
        <message>
            <source>A namespace was altered after change {number}, by which it got its name.</source>
            <comment>fault.namespace_changed</comment>
            <translation>某命名空间在得名的更改 {number} 之后被改动过。</translation>
        </message>
        <message>
            <source>the field “{name}”</source>
            <comment>fault.of</comment>
            <translation>字段“{name}”</translation>
        </message>
        <message>
            <source>who did it</source>
            <comment>fault.of.actor</comment>
            <translation>由谁所做</translation>
        </message>
        <message>
            <source>whether a person or an agent did it</source>
            <comment>fault.of.actor_kind</comment>
            <translation>由人还是由智能体所做</translation>
        </message>
        <message>
            <source>which client did it</source>
            <comment>fault.of.client</comment>
            <translation>由哪个客户端所做</translation>
        </message>
        <message>
            <source>what the clock said</source>
            <comment>fault.of.clock_at</comment>
            <translation>当时的时钟</translation>
        </message>
        <message>
            <source>the confidence</source>
            <comment>fault.of.confidence</comment>
            <translation>置信度</translation>
        </message>
        <message>
            <source>the text</source>
            <comment>fault.of.content</comment>
            <translation>文本</translation>
        </message>
        <message>
            <source>the evidence</source>
            <comment>fault.of.evidence</comment>
            <translation>证据</translation>
        </message>
        <message>
            <source>the title</source>
            <comment>fault.of.heading</comment>
            <translation>标题</translation>
        </message>
        <message>
            <source>the importance</source>
            <comment>fault.of.importance</comment>
            <translation>重要性</translation>
        </message>
        <message>
            <source>what was done</source>
            <comment>fault.of.kind</comment>
            <translation>做了什么</translation>
        </message>
        <message>
            <source>the identifier</source>
            <comment>fault.of.operation</comment>
            <translation>标识</translation>
        </message>
        <message>
            <source>whether it is pinned</source>
            <comment>fault.of.pinned</comment>
            <translation>是否置顶</translation>
        </message>
        <message>
            <source>how it is known</source>
            <comment>fault.of.provenance</comment>
            <translation>如何得知</translation>
        </message>
        <message>
            <source>the reason</source>
            <comment>fault.of.reason</comment>
            <translation>原因</translation>
        </message>
        <message>
            <source>when it was recorded</source>
            <comment>fault.of.recorded_at</comment>
            <translation>何时记录</translation>
        </message>
        <message>
            <source>the status</source>
            <comment>fault.of.status</comment>
            <translation>状态</translation>
        </message>
        <message>
            <source>the tags</source>
            <comment>fault.of.tags</comment>
            <translation>标签</translation>
        </message>
        <message>
            <source>the trust</source>
            <comment>fault.of.trust</comment>
            <translation>信任</translation>
        </message>
        <message>
            <source>the type</source>
            <comment>fault.of.type</comment>
            <translation>类型</translation>
        </message>
        <message>
            <source>what it took back</source>
            <comment>fault.of.undoes</comment>
            <translation>它撤回了什么</translation>
        </message>
        <message>
            <source>the memories it changed</source>
            <comment>fault.of.versions</comment>
            <translation>它更改的记忆</translation>
        </message>
        <message numerus="yes">
            <source>An older copy of the vault lies in its place. It lacks the last {count} changes, from {number} on.</source>
            <comment>fault.older_file</comment>
            <extracomment>For one: An older copy of the vault lies in its place. It lacks the last {count} change, {number}.</extracomment>
            <translation>
                <numerusform>保险库的位置上是一个较旧的副本。它缺少最后 {count} 处更改，从 {number} 起。</numerusform>
            </translation>
        </message>
        <message>
            <source>Change {number} is not stored as it was made: who, when, what or why was altered.</source>
            <comment>fault.operation_changed</comment>
            <translation>更改 {number} 的存储与作出时不同：谁、何时、什么或为何被改动过。</translation>
        </message>
        <message>
            <source>Change {number} is gone, though the journal has an entry for it.</source>
            <comment>fault.operation_missing</comment>
            <translation>更改 {number} 不见了，尽管日志中有它的记录。</translation>
        </message>
        <message>
            <source>An older copy of the vault was put in place and then written to: change {number} is not the one that was recorded as the last.</source>
            <comment>fault.other_history</comment>
            <translation>保险库的一个较旧副本被放回并继续写入：更改 {number} 不是记录为最后的那一个。</translation>
        </message>
        <message>
            <source>From when to when version {version} of the memory {memory} was current was altered.</source>
            <comment>fault.period_changed</comment>
            <translation>记忆 {memory} 的第 {version} 版何时起至何时为当前，被改动过。</translation>
        </message>
        <message>
            <source>What waits for a decision was altered after change {number}, or what became of it.</source>
            <comment>fault.proposal_changed</comment>
            <translation>等待裁决的内容，或其结果，在更改 {number} 之后被改动过。</translation>
        </message>
        <message>
            <source>How a namespace is recalled, as change {number} set it, was altered.</source>
            <comment>fault.recall_defaults_changed</comment>
            <translation>更改 {number} 设定的某命名空间的召回方式被改动过。</translation>
        </message>
        <message>
            <source>The journal's entry for change {number} was altered.</source>
            <comment>fault.row_changed</comment>
            <translation>日志中更改 {number} 的记录被改动过。</translation>
        </message>
        <message numerus="yes">
            <source>{count} entries are missing from the middle of the journal, from change {number} on.</source>
            <comment>fault.row_missing</comment>
            <extracomment>For one: {count} entry is missing from the middle of the journal, for change {number}.</extracomment>
            <translation>
                <numerusform>日志中间缺少 {count} 条记录，从更改 {number} 起。</numerusform>
            </translation>
        </message>
        <message>
            <source>The journal's entries for the changes {number} and {other} were exchanged.</source>
            <comment>fault.rows_exchanged</comment>
            <translation>日志中更改 {number} 和 {other} 的记录被对调。</translation>
        </message>
        <message>
            <source>It was “{was}” and is “{found}” now.</source>
            <comment>fault.values</comment>
            <translation>原来是“{was}”，现在是“{found}”。</translation>
        </message>
        <message>
            <source>The journal knows nothing of version {version} of the memory {memory}.</source>
            <comment>fault.version_added</comment>
            <translation>日志中没有记忆 {memory} 的第 {version} 版。</translation>
        </message>
        <message>
            <source>Version {version} of the memory {memory} was altered after it was written.</source>
            <comment>fault.version_changed</comment>
            <translation>记忆 {memory} 的第 {version} 版在写入后被改动过。</translation>
        </message>
        <message>
            <source>Version {version} of the memory {memory} is gone, though the journal knows it.</source>
            <comment>fault.version_missing</comment>
            <translation>记忆 {memory} 的第 {version} 版不见了，尽管日志中有它。</translation>
        </message>
        <message>
            <source>.</source>
            <comment>figure.decimal</comment>
            <translation>.</translation>
        </message>
        <message>
            <source>,</source>
            <comment>figure.thousands</comment>
            <translation>,</translation>
        </message>
        <message>
            <source>It is no plain file.</source>
            <comment>file_problem.not_a_file</comment>
            <translation>它不是普通文件。</translation>
        </message>
        <message>
            <source>It is not what this tool's file has to be, so that it cannot be added to safely.</source>
            <comment>file_problem.not_understood</comment>
            <translation>它不是这个工具的文件应有的样子，因此无法安全地添加内容。</translation>
        </message>
        <message>
            <source>It is not text in UTF-8.</source>
            <comment>file_problem.not_utf8</comment>
            <translation>它不是 UTF-8 文本。</translation>
        </message>
        <message>
            <source>It belongs to somebody else.</source>
            <comment>file_problem.other_owner</comment>
            <translation>它属于别人。</translation>
        </message>
        <message>
            <source>It has several names on this drive, and writing would part them.</source>
            <comment>file_problem.several_names</comment>
            <translation>它在这块磁盘上有多个名称，写入会使它们分开。</translation>
        </message>
        <message>
            <source>It is a link, or lies behind one: links are not followed.</source>
            <comment>file_problem.symlink</comment>
            <translation>它是链接，或位于链接之后：不跟随链接。</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <comment>file_problem.too_large</comment>
            <translation>它太大。</translation>
        </message>
        <message>
            <source>It could not be read.</source>
            <comment>file_problem.unreadable</comment>
            <translation>它无法读取。</translation>
        </message>
        <message>
            <source>Contested</source>
            <comment>flag.contested</comment>
            <translation>有争议</translation>
        </message>
        <message>
            <source>Due</source>
            <comment>flag.due</comment>
            <translation>到期</translation>
        </message>
        <message>
            <source>Episode</source>
            <comment>flag.episode</comment>
            <translation>情节</translation>
        </message>
        <message>
            <source>Important</source>
            <comment>flag.important</comment>
            <translation>重要</translation>
        </message>
        <message>
            <source>Noted</source>
            <comment>flag.noted</comment>
            <translation>已备注</translation>
        </message>
        <message>
            <source>Overdue</source>
            <comment>flag.overdue</comment>
            <translation>逾期</translation>
        </message>
        <message>
            <source>Pinned</source>
            <comment>flag.pinned</comment>
            <translation>已置顶</translation>
        </message>
        <message>
            <source>Gone quiet</source>
            <comment>flag.quiet</comment>
            <translation>沉寂</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>flag.unusual</comment>
            <translation>异常</translation>
        </message>
        <message>
            <source>Waiting for you</source>
            <comment>flag.waiting</comment>
            <translation>等你处理</translation>
        </message>
        <message>
            <source>corrected on {day}</source>
            <comment>gave_way.corrected</comment>
            <translation>{day}更正</translation>
        </message>
        <message>
            <source>replaced on {day}</source>
            <comment>gave_way.replaced</comment>
            <translation>{day}被取代</translation>
        </message>
        <message>
            <source>Needs attention</source>
            <comment>health.attention</comment>
            <translation>需要注意</translation>
        </message>
        <message>
            <source>Something needs attention. Nothing is lost.</source>
            <comment>health.attention.all</comment>
            <translation>有些情况需要注意。没有丢失任何内容。</translation>
        </message>
        <message>
            <source>Newest backup</source>
            <comment>health.backups</comment>
            <translation>最新的备份</translation>
        </message>
        <message>
            <source>There is none yet.</source>
            <comment>health.backups.none</comment>
            <translation>还没有备份。</translation>
        </message>
        <message>
            <source>Made {made}. It is whole, but the vault was changed since.</source>
            <comment>health.backups.old</comment>
            <translation>制作于 {made}。它是完整的，但此后保险库有更改。</translation>
        </message>
        <message>
            <source>The sample vault is not backed up: it can be made again.</source>
            <comment>health.backups.sample</comment>
            <translation>示例保险库不备份：可以重新建立。</translation>
        </message>
        <message>
            <source>The one made {made} cannot be used. The others and the vault are untouched.</source>
            <comment>health.backups.unusable</comment>
            <translation>{made} 制作的备份无法使用。其他备份和保险库未受影响。</translation>
        </message>
        <message>
            <source>Made {made}, {size}. It was opened, and read to its end.</source>
            <comment>health.backups.whole</comment>
            <translation>制作于 {made}，{size}。已打开并读到末尾。</translation>
        </message>
        <message>
            <source>Codes for search by meaning</source>
            <comment>health.codes</comment>
            <translation>按含义搜索的编码</translation>
        </message>
        <message numerus="yes">
            <source>{count} are broken or missing. Their texts may not be found by meaning.</source>
            <comment>health.codes.codes_broken</comment>
            <extracomment>For one: {count} is broken or missing. Its text may not be found by meaning.</extracomment>
            <translation>
                <numerusform>{count} 个已损坏或缺失。它们的文本可能无法按含义找到。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} texts have none yet, and are found by their words only.</source>
            <comment>health.codes.codes_missing</comment>
            <extracomment>For one: {count} text has none yet, and is found by its words only.</extracomment>
            <translation>
                <numerusform>{count} 段文本还没有编码，只能按词语找到。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} texts have none. They are made when the meaning model is there.</source>
            <comment>health.codes.codes_unknown</comment>
            <extracomment>For one: {count} text has none. They are made when the meaning model is there.</extracomment>
            <translation>
                <numerusform>{count} 段文本没有编码。含义模型可用时会生成。</numerusform>
            </translation>
        </message>
        <message>
            <source>Every text has its codes.</source>
            <comment>health.codes.whole</comment>
            <translation>每段文本都有编码。</translation>
        </message>
        <message>
            <source>Counts of words and tags</source>
            <comment>health.counts</comment>
            <translation>词语和标签的计数</translation>
        </message>
        <message numerus="yes">
            <source>{count} counts are not what stands in the vault. Results may come in another order.</source>
            <comment>health.counts.counts_differ</comment>
            <extracomment>For one: {count} count is not what stands in the vault. Results may come in another order.</extracomment>
            <translation>
                <numerusform>{count} 个计数与保险库的内容不同。结果的顺序可能不同。</numerusform>
            </translation>
        </message>
        <message>
            <source>They are what stands in the vault.</source>
            <comment>health.counts.whole</comment>
            <translation>它们与保险库的内容相符。</translation>
        </message>
        <message>
            <source>Damaged</source>
            <comment>health.damaged</comment>
            <translation>已损坏</translation>
        </message>
        <message>
            <source>Something is damaged. The damaged files stay as they are until you decide.</source>
            <comment>health.damaged.all</comment>
            <translation>有内容已损坏。在你决定之前，损坏的文件保持原样。</translation>
        </message>
        <message>
            <source>The vault's file</source>
            <comment>health.database</comment>
            <translation>保险库的文件</translation>
        </message>
        <message>
            <source>Some pages cannot be read ({name}). They hold only what is made from the memories: nothing of yours is lost.</source>
            <comment>health.database.derived_damaged</comment>
            <translation>有些页无法读取（{name}）。它们只含由记忆生成的内容：你的内容没有丢失。</translation>
        </message>
        <message>
            <source>Some pages cannot be read ({name}). Write nothing more: go back to a backup, or recover what can be read.</source>
            <comment>health.database.stored_damaged</comment>
            <translation>有些页无法读取（{name}）。不要再写入任何内容：回到备份，或抢救可读内容。</translation>
        </message>
        <message>
            <source>Every page of its {size} can be read.</source>
            <comment>health.database.whole</comment>
            <translation>{size} 中的每一页都可读取。</translation>
        </message>
        <message>
            <source>Journal</source>
            <comment>health.journal</comment>
            <translation>日志</translation>
        </message>
        <message numerus="yes">
            <source>{count} things are not as they were written. The page Audit says which.</source>
            <comment>health.journal.altered</comment>
            <extracomment>For one: {count} thing is not as it was written. The page Audit says which.</extracomment>
            <translation>
                <numerusform>{count} 处与写入时不同。审计页写明是哪些。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All {count} entries follow from each other, and nothing has been altered.</source>
            <comment>health.journal.whole</comment>
            <extracomment>For one: {count} entry follows from the one before, and nothing has been altered.</extracomment>
            <translation>
                <numerusform>全部 {count} 条记录前后相接，没有任何改动。</numerusform>
            </translation>
        </message>
        <message>
            <source>Meaning model</source>
            <comment>health.model</comment>
            <translation>含义模型</translation>
        </message>
        <message>
            <source>It gives wrong results on this computer, so it is not used, and only words are searched.</source>
            <comment>health.model.model_miscalculates</comment>
            <translation>它在这台电脑上给出错误结果，因此不使用，只按词语搜索。</translation>
        </message>
        <message>
            <source>It is missing, so only words are searched. Install the program again; no memory is touched by that.</source>
            <comment>health.model.model_missing</comment>
            <translation>它缺失，因此只按词语搜索。请重新安装程序；这不会影响任何记忆。</translation>
        </message>
        <message>
            <source>It is not the one that the program came with, so it is not used, and only words are searched. Install the program again; no memory is touched by that.</source>
            <comment>health.model.model_tampered</comment>
            <translation>它不是程序自带的那一个，因此不使用，只按词语搜索。请重新安装程序；这不会影响任何记忆。</translation>
        </message>
        <message>
            <source>Its files are those that the program came with.</source>
            <comment>health.model.whole</comment>
            <translation>它的文件就是程序自带的文件。</translation>
        </message>
        <message>
            <source>Not checked yet</source>
            <comment>health.not_checked</comment>
            <translation>尚未检查</translation>
        </message>
        <message>
            <source>In order</source>
            <comment>health.sound</comment>
            <translation>正常</translation>
        </message>
        <message>
            <source>Everything that was checked is in order.</source>
            <comment>health.sound.all</comment>
            <translation>检查过的一切正常。</translation>
        </message>
        <message>
            <source>Drive</source>
            <comment>health.space</comment>
            <translation>磁盘</translation>
        </message>
        <message>
            <source>{size} are free; backups and cleaning up need {expected_size}. What is stored stays, but soon nothing can be added. Free some space, or move the vault in Settings.</source>
            <comment>health.space.little_room</comment>
            <translation>可用 {size}；备份和清理需要 {expected_size}。已存储的内容保留，但不久将无法添加内容。请腾出空间，或在设置中移动保险库。</translation>
        </message>
        <message>
            <source>Nothing can be written there ({name}). What is stored stays. Give yourself the right to the folder, or free some space.</source>
            <comment>health.space.not_writable</comment>
            <translation>那里无法写入（{name}）。已存储的内容保留。请给自己该文件夹的权限，或腾出空间。</translation>
        </message>
        <message>
            <source>The folder lies on another computer, where two may write at once and a save may be lost. Move the vault to a drive of this computer, in Settings; encrypted backups may be copied anywhere.</source>
            <comment>health.space.on_network</comment>
            <translation>该文件夹位于另一台电脑上，两方可能同时写入，保存的内容可能丢失。请在设置中把保险库移到本机磁盘；加密的备份可以复制到任何地方。</translation>
        </message>
        <message>
            <source>It can be written to, with {size} free.</source>
            <comment>health.space.whole</comment>
            <translation>可以写入，可用 {size}。</translation>
        </message>
        <message>
            <source>Reading the newest backup</source>
            <comment>health.stage.backup</comment>
            <translation>正在读取最新的备份</translation>
        </message>
        <message>
            <source>Looking at codes</source>
            <comment>health.stage.codes</comment>
            <translation>正在查看编码</translation>
        </message>
        <message>
            <source>Counting</source>
            <comment>health.stage.counting</comment>
            <translation>正在计数</translation>
        </message>
        <message>
            <source>Making codes</source>
            <comment>health.stage.encoding</comment>
            <translation>正在生成编码</translation>
        </message>
        <message>
            <source>Comparing texts</source>
            <comment>health.stage.indexing</comment>
            <translation>正在比较文本</translation>
        </message>
        <message>
            <source>Reading every page</source>
            <comment>health.stage.pages</comment>
            <translation>正在读取每一页</translation>
        </message>
        <message>
            <source>Reading what can be read</source>
            <comment>health.stage.recovering</comment>
            <translation>正在读取可读内容</translation>
        </message>
        <message>
            <source>Following the journal</source>
            <comment>health.stage.verifying</comment>
            <translation>正在核对日志</translation>
        </message>
        <message>
            <source>A part of {name} cannot be read, so this cannot be told. Check the vault's file.</source>
            <comment>health.unreadable</comment>
            <translation>{name} 有一部分无法读取，因此无法得知。请检查保险库的文件。</translation>
        </message>
        <message>
            <source>Full text</source>
            <comment>health.words</comment>
            <translation>全文</translation>
        </message>
        <message numerus="yes">
            <source>The rows of all {count} texts agree.</source>
            <comment>health.words.whole</comment>
            <extracomment>For one: The row of {count} text says what the text says.</extracomment>
            <translation>
                <numerusform>全部 {count} 段文本的条目相符。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} of {expected} rows are missing or say something else. Words in them are not found.</source>
            <comment>health.words.words_differ</comment>
            <extracomment>For one: {count} of {expected} rows is missing or says something else. Words in it are not found.</extracomment>
            <translation>
                <numerusform>{expected} 个条目中有 {count} 个缺失或内容不同。其中的词语无法找到。</numerusform>
            </translation>
        </message>
        <message>
            <source>High</source>
            <comment>importance.high</comment>
            <translation>高</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>importance.normal</comment>
            <translation>普通</translation>
        </message>
        <message numerus="yes">
            <source>{count} were imported before.</source>
            <comment>imported.already_there</comment>
            <extracomment>For one: {count} was imported before.</extracomment>
            <translation>
                <numerusform>{count} 条以前导入过。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} wait in conflicts already.</source>
            <comment>imported.conflicts</comment>
            <extracomment>For one: {count} waits in a conflict already.</extracomment>
            <translation>
                <numerusform>{count} 条已在冲突中等待。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} new memories.</source>
            <comment>imported.created</comment>
            <extracomment>For one: {count} new memory.</extracomment>
            <translation>
                <numerusform>{count} 条新记忆。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left out by choice.</source>
            <comment>imported.left_out</comment>
            <extracomment>For one: {count} was left out by choice.</extracomment>
            <translation>
                <numerusform>{count} 条按选择未导入。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were known from elsewhere.</source>
            <comment>imported.reinforced</comment>
            <extracomment>For one: {count} was known from elsewhere.</extracomment>
            <translation>
                <numerusform>{count} 条已从别处得知。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} are compared with what is remembered.</source>
            <comment>imported.to_compare</comment>
            <extracomment>For one: {count} is compared with what is remembered.</extracomment>
            <translation>
                <numerusform>{count} 条正在与已记住的内容比较。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} could not be read.</source>
            <comment>imported.unreadable</comment>
            <extracomment>For one: {count} could not be read.</extracomment>
            <translation>
                <numerusform>{count} 条无法读取。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} wait for your approval.</source>
            <comment>imported.waiting</comment>
            <extracomment>For one: {count} waits for your approval.</extracomment>
            <translation>
                <numerusform>{count} 条等你批准。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were known.</source>
            <comment>ingested.known</comment>
            <extracomment>For one: {count} was known.</extracomment>
            <translation>
                <numerusform>{count} 条已知。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} passages that had come from here were left out.</source>
            <comment>ingested.recalled</comment>
            <extracomment>For one: {count} passage that had come from here was left out.</extracomment>
            <translation>
                <numerusform>{count} 段由此而来的文字未采用。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} turns were taken in.</source>
            <comment>ingested.turns</comment>
            <extracomment>For one: {count} turn was taken in.</extracomment>
            <translation>
                <numerusform>已收入 {count} 次发言。</numerusform>
            </translation>
        </message>
        <message>
            <source>Change it and try again.</source>
            <comment>input.action</comment>
            <translation>更改它，然后重试。</translation>
        </message>
        <message>
            <source>Give more of it.</source>
            <comment>input.ambiguous.action</comment>
            <translation>多写一些。</translation>
        </message>
        <message>
            <source>{Field} fits more than one.</source>
            <comment>input.ambiguous.text</comment>
            <translation>{Field}与多个相符。</translation>
        </message>
        <message>
            <source>Copy it again, without spaces.</source>
            <comment>input.cannot_be_sent.action</comment>
            <translation>重新复制，不带空格。</translation>
        </message>
        <message>
            <source>{Field} holds a character that cannot be sent.</source>
            <comment>input.cannot_be_sent.text</comment>
            <translation>{Field}含有无法发送的字符。</translation>
        </message>
        <message>
            <source>Remove it.</source>
            <comment>input.control_character.action</comment>
            <translation>移除它。</translation>
        </message>
        <message>
            <source>{Field} holds a character that cannot be shown.</source>
            <comment>input.control_character.text</comment>
            <translation>{Field}含有无法显示的字符。</translation>
        </message>
        <message>
            <source>Write something first.</source>
            <comment>input.empty.action</comment>
            <translation>请先写一些内容。</translation>
        </message>
        <message>
            <source>Select at least one.</source>
            <comment>input.empty.conflicts.action</comment>
            <translation>至少选择一个。</translation>
        </message>
        <message>
            <source>No conflict is selected.</source>
            <comment>input.empty.conflicts.text</comment>
            <translation>没有选择冲突。</translation>
        </message>
        <message>
            <source>Set it first.</source>
            <comment>input.empty.language_model.endpoint.action</comment>
            <translation>请先设置。</translation>
        </message>
        <message>
            <source>No endpoint is set.</source>
            <comment>input.empty.language_model.endpoint.text</comment>
            <translation>没有设置端点。</translation>
        </message>
        <message>
            <source>Select at least one.</source>
            <comment>input.empty.memories.action</comment>
            <translation>至少选择一个。</translation>
        </message>
        <message>
            <source>No memory is selected.</source>
            <comment>input.empty.memories.text</comment>
            <translation>没有选择记忆。</translation>
        </message>
        <message>
            <source>Name a client, a session or changes.</source>
            <comment>input.empty.selection.action</comment>
            <translation>写明客户端、会话或更改。</translation>
        </message>
        <message>
            <source>Nothing says what is to be taken back.</source>
            <comment>input.empty.selection.text</comment>
            <translation>没有说明要撤回什么。</translation>
        </message>
        <message>
            <source>{Field} is empty.</source>
            <comment>input.empty.text</comment>
            <translation>{Field}是空的。</translation>
        </message>
        <message>
            <source>Exchange the two dates, or change one.</source>
            <comment>input.ends_before_it_begins.action</comment>
            <translation>对调两个日期，或更改其中一个。</translation>
        </message>
        <message>
            <source>{Field} ends before it begins.</source>
            <comment>input.ends_before_it_begins.text</comment>
            <translation>{Field}在开始之前就结束。</translation>
        </message>
        <message>
            <source>Exchange the two dates, or change one.</source>
            <comment>input.ends_before_it_begins.until.action</comment>
            <translation>对调两个日期，或更改其中一个。</translation>
        </message>
        <message>
            <source>{Field} lies before its beginning.</source>
            <comment>input.ends_before_it_begins.until.text</comment>
            <translation>{Field}早于其开始。</translation>
        </message>
        <message>
            <source>The field “{name}”</source>
            <comment>input.field</comment>
            <translation>字段“{name}”</translation>
        </message>
        <message>
            <source>The list of tags</source>
            <comment>input.field.add_tags</comment>
            <translation>标签列表</translation>
        </message>
        <message>
            <source>The place to go on from</source>
            <comment>input.field.after</comment>
            <translation>继续的位置</translation>
        </message>
        <message>
            <source>The number of days ahead</source>
            <comment>input.field.ahead_days</comment>
            <translation>向前的天数</translation>
        </message>
        <message>
            <source>The moment asked about</source>
            <comment>input.field.as_of</comment>
            <translation>所问的时刻</translation>
        </message>
        <message>
            <source>The budget of tokens</source>
            <comment>input.field.budget</comment>
            <translation>词元预算</translation>
        </message>
        <message>
            <source>The certainty</source>
            <comment>input.field.certainty</comment>
            <translation>确信度</translation>
        </message>
        <message>
            <source>The number of the statement</source>
            <comment>input.field.chosen</comment>
            <translation>陈述的编号</translation>
        </message>
        <message>
            <source>The code</source>
            <comment>input.field.code</comment>
            <translation>代码</translation>
        </message>
        <message>
            <source>The filter</source>
            <comment>input.field.condition</comment>
            <translation>筛选条件</translation>
        </message>
        <message>
            <source>The confidence</source>
            <comment>input.field.confidence</comment>
            <translation>置信度</translation>
        </message>
        <message>
            <source>The identifier of the conflict</source>
            <comment>input.field.conflict</comment>
            <translation>冲突的标识</translation>
        </message>
        <message>
            <source>The list of conflicts</source>
            <comment>input.field.conflicts</comment>
            <translation>冲突列表</translation>
        </message>
        <message>
            <source>The text</source>
            <comment>input.field.content</comment>
            <translation>文本</translation>
        </message>
        <message>
            <source>The conversation before the question</source>
            <comment>input.field.context</comment>
            <translation>问题之前的对话</translation>
        </message>
        <message>
            <source>The day</source>
            <comment>input.field.day</comment>
            <translation>日期</translation>
        </message>
        <message>
            <source>The number of days</source>
            <comment>input.field.days</comment>
            <translation>天数</translation>
        </message>
        <message>
            <source>The description</source>
            <comment>input.field.description</comment>
            <translation>说明</translation>
        </message>
        <message>
            <source>The date on which it was done</source>
            <comment>input.field.done</comment>
            <translation>完成的日期</translation>
        </message>
        <message>
            <source>The due date</source>
            <comment>input.field.due</comment>
            <translation>到期日期</translation>
        </message>
        <message>
            <source>The list of names</source>
            <comment>input.field.entities</comment>
            <translation>名称列表</translation>
        </message>
        <message>
            <source>The entity</source>
            <comment>input.field.entityName</comment>
            <translation>实体</translation>
        </message>
        <message>
            <source>The time for which conversations are kept</source>
            <comment>input.field.episodes_days</comment>
            <translation>对话保留的时间</translation>
        </message>
        <message>
            <source>The event</source>
            <comment>input.field.event</comment>
            <translation>事件</translation>
        </message>
        <message>
            <source>The evidence</source>
            <comment>input.field.evidence</comment>
            <translation>证据</translation>
        </message>
        <message>
            <source>The expected version</source>
            <comment>input.field.expected</comment>
            <translation>预期的版本</translation>
        </message>
        <message>
            <source>The time after which a type expires</source>
            <comment>input.field.expires_after_days</comment>
            <translation>某类型过期的时间</translation>
        </message>
        <message>
            <source>The end of the access</source>
            <comment>input.field.expires_at</comment>
            <translation>访问的结束时间</translation>
        </message>
        <message>
            <source>The first day</source>
            <comment>input.field.first</comment>
            <translation>第一天</translation>
        </message>
        <message>
            <source>The floor</source>
            <comment>input.field.floor</comment>
            <translation>下限</translation>
        </message>
        <message>
            <source>The folder</source>
            <comment>input.field.folder</comment>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>The list of rights</source>
            <comment>input.field.grants</comment>
            <translation>权限列表</translation>
        </message>
        <message>
            <source>The time of the event</source>
            <comment>input.field.happening</comment>
            <translation>事件的时间</translation>
        </message>
        <message>
            <source>The identifier</source>
            <comment>input.field.id</comment>
            <translation>标识</translation>
        </message>
        <message>
            <source>The identifier in the source</source>
            <comment>input.field.identifier</comment>
            <translation>来源中的标识</translation>
        </message>
        <message>
            <source>The line to insert after</source>
            <comment>input.field.insert_line</comment>
            <translation>在其后插入的行</translation>
        </message>
        <message>
            <source>The searches and drafts</source>
            <comment>input.field.kept</comment>
            <translation>搜索和草稿</translation>
        </message>
        <message>
            <source>The key of the request</source>
            <comment>input.field.key</comment>
            <translation>请求的键</translation>
        </message>
        <message>
            <source>The kind of the flag</source>
            <comment>input.field.kind</comment>
            <translation>标记的类别</translation>
        </message>
        <message>
            <source>The label</source>
            <comment>input.field.label</comment>
            <translation>标签名</translation>
        </message>
        <message>
            <source>The limit</source>
            <comment>input.field.limit</comment>
            <translation>限制</translation>
        </message>
        <message>
            <source>The selection</source>
            <comment>input.field.memories</comment>
            <translation>选择</translation>
        </message>
        <message>
            <source>The identifier of the memory</source>
            <comment>input.field.memory</comment>
            <translation>记忆的标识</translation>
        </message>
        <message>
            <source>The number to compare at once</source>
            <comment>input.field.most</comment>
            <translation>一次比较的数目</translation>
        </message>
        <message>
            <source>The name</source>
            <comment>input.field.name</comment>
            <translation>名称</translation>
        </message>
        <message>
            <source>The name of the namespace</source>
            <comment>input.field.namespace</comment>
            <translation>命名空间的名称</translation>
        </message>
        <message>
            <source>The new name</source>
            <comment>input.field.new_name</comment>
            <translation>新名称</translation>
        </message>
        <message>
            <source>The new tag</source>
            <comment>input.field.new_tag</comment>
            <translation>新标签</translation>
        </message>
        <message>
            <source>The identifier of the change</source>
            <comment>input.field.operation</comment>
            <translation>更改的标识</translation>
        </message>
        <message>
            <source>The origin of the record</source>
            <comment>input.field.origin</comment>
            <translation>记录的出处</translation>
        </message>
        <message>
            <source>The passphrase</source>
            <comment>input.field.passphrase</comment>
            <translation>密码短语</translation>
        </message>
        <message>
            <source>The file</source>
            <comment>input.field.path</comment>
            <translation>文件</translation>
        </message>
        <message>
            <source>The import</source>
            <comment>input.field.plan</comment>
            <translation>导入</translation>
        </message>
        <message>
            <source>The policy</source>
            <comment>input.field.policy</comment>
            <translation>策略</translation>
        </message>
        <message>
            <source>The number of the port</source>
            <comment>input.field.port</comment>
            <translation>端口号</translation>
        </message>
        <message>
            <source>The number of the statement</source>
            <comment>input.field.position</comment>
            <translation>陈述的编号</translation>
        </message>
        <message>
            <source>The name of the program</source>
            <comment>input.field.program</comment>
            <translation>程序的名称</translation>
        </message>
        <message>
            <source>The folder of the project</source>
            <comment>input.field.project</comment>
            <translation>项目的文件夹</translation>
        </message>
        <message>
            <source>The identifier of what waits</source>
            <comment>input.field.proposal</comment>
            <translation>等待内容的标识</translation>
        </message>
        <message>
            <source>The list of what waits</source>
            <comment>input.field.proposals</comment>
            <translation>等待内容的列表</translation>
        </message>
        <message>
            <source>The search text</source>
            <comment>input.field.query</comment>
            <translation>搜索文本</translation>
        </message>
        <message>
            <source>The quota</source>
            <comment>input.field.quotas</comment>
            <translation>限额</translation>
        </message>
        <message>
            <source>The reason</source>
            <comment>input.field.reason</comment>
            <translation>原因</translation>
        </message>
        <message>
            <source>The repair</source>
            <comment>input.field.repair</comment>
            <translation>修复</translation>
        </message>
        <message>
            <source>The request</source>
            <comment>input.field.request</comment>
            <translation>请求</translation>
        </message>
        <message>
            <source>The decision</source>
            <comment>input.field.resolution</comment>
            <translation>裁决</translation>
        </message>
        <message>
            <source>The time after which a type is reviewed</source>
            <comment>input.field.review_after_days</comment>
            <translation>某类型复查的时间</translation>
        </message>
        <message>
            <source>The choice of fields</source>
            <comment>input.field.revision</comment>
            <translation>所选字段</translation>
        </message>
        <message>
            <source>The key</source>
            <comment>input.field.secret</comment>
            <translation>密钥</translation>
        </message>
        <message>
            <source>The decision about secrets</source>
            <comment>input.field.secrets</comment>
            <translation>关于机密的决定</translation>
        </message>
        <message>
            <source>What is to be taken back</source>
            <comment>input.field.selection</comment>
            <translation>要撤回的内容</translation>
        </message>
        <message>
            <source>The session</source>
            <comment>input.field.session</comment>
            <translation>会话</translation>
        </message>
        <message>
            <source>The setting</source>
            <comment>input.field.setting</comment>
            <translation>设置</translation>
        </message>
        <message>
            <source>The beginning of the period</source>
            <comment>input.field.since</comment>
            <translation>时段的开始</translation>
        </message>
        <message>
            <source>The source</source>
            <comment>input.field.source</comment>
            <translation>来源</translation>
        </message>
        <message>
            <source>The memories that are put together</source>
            <comment>input.field.sources</comment>
            <translation>要合并的记忆</translation>
        </message>
        <message>
            <source>The date of the statement</source>
            <comment>input.field.stated</comment>
            <translation>陈述的日期</translation>
        </message>
        <message>
            <source>The status</source>
            <comment>input.field.status</comment>
            <translation>状态</translation>
        </message>
        <message>
            <source>The summary</source>
            <comment>input.field.summary</comment>
            <translation>汇总</translation>
        </message>
        <message>
            <source>What became of the old statement</source>
            <comment>input.field.supersession</comment>
            <translation>旧陈述的结果</translation>
        </message>
        <message>
            <source>The tag</source>
            <comment>input.field.tag</comment>
            <translation>标签</translation>
        </message>
        <message>
            <source>The list of tags</source>
            <comment>input.field.tags</comment>
            <translation>标签列表</translation>
        </message>
        <message>
            <source>The text</source>
            <comment>input.field.text</comment>
            <translation>文本</translation>
        </message>
        <message>
            <source>The time</source>
            <comment>input.field.time</comment>
            <translation>时间</translation>
        </message>
        <message>
            <source>The title</source>
            <comment>input.field.title</comment>
            <translation>标题</translation>
        </message>
        <message>
            <source>The tool</source>
            <comment>input.field.tool</comment>
            <translation>工具</translation>
        </message>
        <message>
            <source>The list of types</source>
            <comment>input.field.types</comment>
            <translation>类型列表</translation>
        </message>
        <message>
            <source>What unlocks the vault</source>
            <comment>input.field.unlocking</comment>
            <translation>保险库的解锁方式</translation>
        </message>
        <message>
            <source>The end of the period</source>
            <comment>input.field.until</comment>
            <translation>时段的结束</translation>
        </message>
        <message>
            <source>The period in which it holds</source>
            <comment>input.field.valid</comment>
            <translation>有效期</translation>
        </message>
        <message>
            <source>The moment at which it held</source>
            <comment>input.field.valid_at</comment>
            <translation>有效的时刻</translation>
        </message>
        <message>
            <source>The value</source>
            <comment>input.field.value</comment>
            <translation>值</translation>
        </message>
        <message>
            <source>The vault</source>
            <comment>input.field.vault</comment>
            <translation>保险库</translation>
        </message>
        <message>
            <source>The number of the version</source>
            <comment>input.field.version</comment>
            <translation>版本编号</translation>
        </message>
        <message>
            <source>The time in which a type fades</source>
            <comment>input.field.window_days</comment>
            <translation>某类型淡忘的时间</translation>
        </message>
        <message>
            <source>The time zone</source>
            <comment>input.field.zone</comment>
            <translation>时区</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <comment>input.file_left_alone.action</comment>
            <translation>选择另一个文件。</translation>
        </message>
        <message>
            <source>{Field} is a link, no text, or somebody else's: it was left alone.</source>
            <comment>input.file_left_alone.text</comment>
            <translation>{Field}是链接、不是文本，或属于别人：未作改动。</translation>
        </message>
        <message>
            <source>Use letters, digits, -, . and _.</source>
            <comment>input.forbidden_character.action</comment>
            <translation>使用字母、数字、-、. 和 _。</translation>
        </message>
        <message>
            <source>{Field} cannot hold the character “{given}”.</source>
            <comment>input.forbidden_character.text</comment>
            <translation>{Field}不能含有字符“{given}”。</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <comment>input.in_use.action</comment>
            <translation>另选一个。</translation>
        </message>
        <message>
            <source>{Field} belongs to another one already.</source>
            <comment>input.in_use.text</comment>
            <translation>{Field}已属于另一个。</translation>
        </message>
        <message>
            <source>Start from the present one.</source>
            <comment>input.incomplete.action</comment>
            <translation>从当前的开始。</translation>
        </message>
        <message>
            <source>{Field} does not say something about every type.</source>
            <comment>input.incomplete.text</comment>
            <translation>{Field}没有说明每种类型。</translation>
        </message>
        <message>
            <source>Save it as UTF-8 and send it again.</source>
            <comment>input.invalid_utf8.action</comment>
            <translation>保存为 UTF-8，然后重新发送。</translation>
        </message>
        <message>
            <source>{Field} is not text in UTF-8.</source>
            <comment>input.invalid_utf8.text</comment>
            <translation>{Field}不是 UTF-8 文本。</translation>
        </message>
        <message>
            <source>Copy the text again from where it came from.</source>
            <comment>input.lone_surrogate.action</comment>
            <translation>从来处重新复制文本。</translation>
        </message>
        <message>
            <source>{Field} holds half of a character.</source>
            <comment>input.lone_surrogate.text</comment>
            <translation>{Field}含有半个字符。</translation>
        </message>
        <message>
            <source>Add it.</source>
            <comment>input.missing.action</comment>
            <translation>补上它。</translation>
        </message>
        <message>
            <source>{Field} is missing.</source>
            <comment>input.missing.text</comment>
            <translation>缺少{Field}。</translation>
        </message>
        <message>
            <source>Leave out names, passwords and all behind ? or #.</source>
            <comment>input.more_than_an_address.action</comment>
            <translation>去掉名称、密码以及 ? 或 # 之后的一切。</translation>
        </message>
        <message>
            <source>{Field} holds more than the address of a server.</source>
            <comment>input.more_than_an_address.text</comment>
            <translation>{Field}含有服务器地址以外的内容。</translation>
        </message>
        <message>
            <source>Leave it empty, or retype the memories.</source>
            <comment>input.never_expires.action</comment>
            <translation>留空，或更改记忆的类型。</translation>
        </message>
        <message>
            <source>Instructions and errors never expire.</source>
            <comment>input.never_expires.text</comment>
            <translation>指令和错误从不过期。</translation>
        </message>
        <message>
            <source>Leave the folder of the project out.</source>
            <comment>input.no_projects.action</comment>
            <translation>去掉项目的文件夹。</translation>
        </message>
        <message>
            <source>This tool can only be connected for all projects.</source>
            <comment>input.no_projects.text</comment>
            <translation>这个工具只能为所有项目连接。</translation>
        </message>
        <message>
            <source>Choose one of these.</source>
            <comment>input.not_a_choice.action</comment>
            <translation>选择其中之一。</translation>
        </message>
        <message>
            <source>{Field} can be {limit}.</source>
            <comment>input.not_a_choice.text</comment>
            <translation>{Field}可以是 {limit}。</translation>
        </message>
        <message>
            <source>Choose another file, or say its format.</source>
            <comment>input.not_a_conversation.action</comment>
            <translation>选择另一个文件，或说明其格式。</translation>
        </message>
        <message>
            <source>Nobody says anything in it that can be read.</source>
            <comment>input.not_a_conversation.text</comment>
            <translation>其中没有可读的发言。</translation>
        </message>
        <message>
            <source>Write it like 2026-03-31.</source>
            <comment>input.not_a_date.action</comment>
            <translation>写成 2026-03-31 这样。</translation>
        </message>
        <message>
            <source>{Field} is not a date.</source>
            <comment>input.not_a_date.text</comment>
            <translation>{Field}不是日期。</translation>
        </message>
        <message>
            <source>Look at it again, then start.</source>
            <comment>input.not_a_dry_run.action</comment>
            <translation>再看一次，然后开始。</translation>
        </message>
        <message>
            <source>The import was not looked through first, or was changed since.</source>
            <comment>input.not_a_dry_run.text</comment>
            <translation>导入前没有先查看，或查看之后有更改。</translation>
        </message>
        <message>
            <source>Make it first, or choose another.</source>
            <comment>input.not_a_folder.action</comment>
            <translation>先建立它，或选择另一个。</translation>
        </message>
        <message>
            <source>{Field} is none that exists.</source>
            <comment>input.not_a_folder.text</comment>
            <translation>{Field}不存在。</translation>
        </message>
        <message>
            <source>Change it.</source>
            <comment>input.not_a_label.action</comment>
            <translation>更改它。</translation>
        </message>
        <message>
            <source>A label has 1 to {limit} letters, digits, - and _ without accents.</source>
            <comment>input.not_a_label.text</comment>
            <translation>标签名由 1 到 {limit} 个字母、数字、- 和 _ 组成，不带重音符号。</translation>
        </message>
        <message>
            <source>Write it like http://localhost:11434/v1 or https://example.org/v1.</source>
            <comment>input.not_an_address.action</comment>
            <translation>写成 http://localhost:11434/v1 或 https://example.org/v1 这样。</translation>
        </message>
        <message>
            <source>{Field} is no address of a server.</source>
            <comment>input.not_an_address.text</comment>
            <translation>{Field}不是服务器地址。</translation>
        </message>
        <message>
            <source>Copy it again, all 26 characters.</source>
            <comment>input.not_an_identifier.action</comment>
            <translation>重新复制，全部 26 个字符。</translation>
        </message>
        <message>
            <source>{Field} is not an identifier of this vault.</source>
            <comment>input.not_an_identifier.text</comment>
            <translation>{Field}不是这个保险库的标识。</translation>
        </message>
        <message>
            <source>Add one, such as +01:00.</source>
            <comment>input.not_aware.action</comment>
            <translation>补上时区，例如 +01:00。</translation>
        </message>
        <message>
            <source>{Field} lacks a time zone.</source>
            <comment>input.not_aware.text</comment>
            <translation>{Field}缺少时区。</translation>
        </message>
        <message>
            <source>Put away, delete or bring back the memory instead.</source>
            <comment>input.not_by_hand.action</comment>
            <translation>改为收起、删除或找回该记忆。</translation>
        </message>
        <message>
            <source>This status is set by the program alone.</source>
            <comment>input.not_by_hand.text</comment>
            <translation>这个状态只由程序设定。</translation>
        </message>
        <message>
            <source>Make a new vault for it, or bring it in as memories.</source>
            <comment>input.not_empty.action</comment>
            <translation>为它建立新的保险库，或作为记忆导入。</translation>
        </message>
        <message>
            <source>Something is in this vault already.</source>
            <comment>input.not_empty.text</comment>
            <translation>这个保险库中已有内容。</translation>
        </message>
        <message>
            <source>Use an address that begins with https.</source>
            <comment>input.not_encrypted.action</comment>
            <translation>使用以 https 开头的地址。</translation>
        </message>
        <message>
            <source>{Field} is not on this computer or in its network, and what is sent there is not encrypted.</source>
            <comment>input.not_encrypted.text</comment>
            <translation>{Field}不在本机或其网络中，发送到那里的内容未加密。</translation>
        </message>
        <message>
            <source>Look it up, or make it first.</source>
            <comment>input.not_found.action</comment>
            <translation>查找它，或先建立它。</translation>
        </message>
        <message>
            <source>{Field} names nothing that is there.</source>
            <comment>input.not_found.text</comment>
            <translation>{Field}所指的并不存在。</translation>
        </message>
        <message>
            <source>Choose another statement.</source>
            <comment>input.not_in_force.action</comment>
            <translation>选择另一条陈述。</translation>
        </message>
        <message>
            <source>Only what is in force can be chosen here.</source>
            <comment>input.not_in_force.text</comment>
            <translation>这里只能选择有效的内容。</translation>
        </message>
        <message>
            <source>Change it in the window.</source>
            <comment>input.not_in_the_vault.action</comment>
            <translation>在窗口中更改。</translation>
        </message>
        <message>
            <source>{Field} belongs to the window of one computer.</source>
            <comment>input.not_in_the_vault.text</comment>
            <translation>{Field}属于某一台电脑的窗口。</translation>
        </message>
        <message>
            <source>The list of settings says which.</source>
            <comment>input.not_its_kind.action</comment>
            <translation>设置列表写明是哪种。</translation>
        </message>
        <message>
            <source>{Field} takes another kind of value.</source>
            <comment>input.not_its_kind.text</comment>
            <translation>{Field}需要另一种值。</translation>
        </message>
        <message>
            <source>Leave it out, or look at how it is spelt.</source>
            <comment>input.not_known.action</comment>
            <translation>去掉它，或检查拼写。</translation>
        </message>
        <message>
            <source>{Field} is not known here.</source>
            <comment>input.not_known.text</comment>
            <translation>这里不认识{Field}。</translation>
        </message>
        <message>
            <source>List those that are, and choose one.</source>
            <comment>input.not_synchronised.action</comment>
            <translation>列出保持更新的文件，从中选择。</translation>
        </message>
        <message>
            <source>This file is not kept up to date.</source>
            <comment>input.not_synchronised.text</comment>
            <translation>这个文件没有保持更新。</translation>
        </message>
        <message>
            <source>Type it twice again.</source>
            <comment>input.not_the_same.action</comment>
            <translation>重新输入两次。</translation>
        </message>
        <message>
            <source>{Field} was typed differently the second time.</source>
            <comment>input.not_the_same.text</comment>
            <translation>{Field}第二次输入的不同。</translation>
        </message>
        <message>
            <source>Look it up in the description of the interface.</source>
            <comment>input.not_usable.action</comment>
            <translation>在接口说明中查找。</translation>
        </message>
        <message>
            <source>{Field} is not of the kind that is expected.</source>
            <comment>input.not_usable.text</comment>
            <translation>{Field}不是预期的种类。</translation>
        </message>
        <message>
            <source>Keep the keyring or set a passphrase.</source>
            <comment>input.nothing_left.action</comment>
            <translation>保留密钥环，或设置密码短语。</translation>
        </message>
        <message>
            <source>Nothing would be left that unlocks the vault.</source>
            <comment>input.nothing_left.text</comment>
            <translation>那样就没有可以解锁保险库的方式了。</translation>
        </message>
        <message>
            <source>Remove it, or choose the right file.</source>
            <comment>input.nul_character.action</comment>
            <translation>移除它，或选择正确的文件。</translation>
        </message>
        <message>
            <source>{Field} holds a character that ends a text.</source>
            <comment>input.nul_character.text</comment>
            <translation>{Field}含有终止文本的字符。</translation>
        </message>
        <message>
            <source>Decide them one by one.</source>
            <comment>input.one_conflict_only.action</comment>
            <translation>逐个裁决。</translation>
        </message>
        <message>
            <source>This decision is for one conflict at a time.</source>
            <comment>input.one_conflict_only.text</comment>
            <translation>这种裁决一次只能用于一个冲突。</translation>
        </message>
        <message>
            <source>Select only one.</source>
            <comment>input.one_memory_only.action</comment>
            <translation>只选择一条。</translation>
        </message>
        <message>
            <source>This can be done with one memory at a time.</source>
            <comment>input.one_memory_only.text</comment>
            <translation>这一次只能用于一条记忆。</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>input.one_statement_only.action</comment>
            <translation>去掉它。</translation>
        </message>
        <message>
            <source>{Field} belongs to a decision for one statement.</source>
            <comment>input.one_statement_only.text</comment>
            <translation>{Field}属于一条陈述的裁决。</translation>
        </message>
        <message>
            <source>Name the folder of the project.</source>
            <comment>input.only_projects.action</comment>
            <translation>写明项目的文件夹。</translation>
        </message>
        <message>
            <source>This tool can be connected for one project at a time.</source>
            <comment>input.only_projects.text</comment>
            <translation>这个工具一次只能为一个项目连接。</translation>
        </message>
        <message>
            <source>Move one of them first.</source>
            <comment>input.other_namespace.action</comment>
            <translation>请先移动其中一条。</translation>
        </message>
        <message>
            <source>The two lie in different namespaces.</source>
            <comment>input.other_namespace.text</comment>
            <translation>二者位于不同的命名空间。</translation>
        </message>
        <message>
            <source>Choose a value within it.</source>
            <comment>input.out_of_range.action</comment>
            <translation>选择范围内的值。</translation>
        </message>
        <message>
            <source>{Field} is outside its range ({limit}).</source>
            <comment>input.out_of_range.text</comment>
            <translation>{Field}超出范围（{limit}）。</translation>
        </message>
        <message>
            <source>Choose a later date.</source>
            <comment>input.past.action</comment>
            <translation>选择更晚的日期。</translation>
        </message>
        <message>
            <source>{Field} lies in the past.</source>
            <comment>input.past.text</comment>
            <translation>{Field}在过去。</translation>
        </message>
        <message>
            <source>Store only what is new, in words of your own.</source>
            <comment>input.recalled.action</comment>
            <translation>只存储新的内容，用自己的话。</translation>
        </message>
        <message>
            <source>{Field} is what recall gave out.</source>
            <comment>input.recalled.text</comment>
            <translation>{Field}是召回给出的内容。</translation>
        </message>
        <message>
            <source>Choose two.</source>
            <comment>input.same_memory.action</comment>
            <translation>选择两条。</translation>
        </message>
        <message>
            <source>A memory cannot contradict itself.</source>
            <comment>input.same_memory.text</comment>
            <translation>一条记忆不能与自己矛盾。</translation>
        </message>
        <message>
            <source>Leave it out.</source>
            <comment>input.supersede_only.action</comment>
            <translation>去掉它。</translation>
        </message>
        <message>
            <source>{Field} belongs to the decision for the new statement.</source>
            <comment>input.supersede_only.text</comment>
            <translation>{Field}属于采用新陈述的裁决。</translation>
        </message>
        <message>
            <source>Choose a plain one.</source>
            <comment>input.tells_what_to_do.action</comment>
            <translation>选择普通的说法。</translation>
        </message>
        <message>
            <source>{Field} would tell agents what to do.</source>
            <comment>input.tells_what_to_do.text</comment>
            <translation>{Field}会告诉智能体做什么。</translation>
        </message>
        <message>
            <source>{Field} cannot be used as it is.</source>
            <comment>input.text</comment>
            <translation>{Field}这样无法使用。</translation>
        </message>
        <message>
            <source>Shorten it, or make two of it.</source>
            <comment>input.too_long.action</comment>
            <translation>缩短它，或分成两条。</translation>
        </message>
        <message>
            <source>{Field} is too long: at most {limit} characters.</source>
            <comment>input.too_long.text</comment>
            <translation>{Field}太长：最多 {limit} 个字符。</translation>
        </message>
        <message>
            <source>Take some away.</source>
            <comment>input.too_many.action</comment>
            <translation>去掉一些。</translation>
        </message>
        <message>
            <source>Select fewer.</source>
            <comment>input.too_many.conflicts.action</comment>
            <translation>少选一些。</translation>
        </message>
        <message>
            <source>At most {limit} conflicts can be decided at once.</source>
            <comment>input.too_many.conflicts.text</comment>
            <translation>一次最多裁决 {limit} 个冲突。</translation>
        </message>
        <message>
            <source>Leave out the oldest.</source>
            <comment>input.too_many.context.action</comment>
            <translation>去掉最旧的。</translation>
        </message>
        <message>
            <source>The conversation has too many turns: at most {limit}.</source>
            <comment>input.too_many.context.text</comment>
            <translation>对话的发言过多：最多 {limit} 次。</translation>
        </message>
        <message>
            <source>Take some away.</source>
            <comment>input.too_many.entities.action</comment>
            <translation>去掉一些。</translation>
        </message>
        <message>
            <source>A question can name at most {limit} things.</source>
            <comment>input.too_many.entities.text</comment>
            <translation>一个问题最多提到 {limit} 个事物。</translation>
        </message>
        <message>
            <source>Select fewer.</source>
            <comment>input.too_many.memories.action</comment>
            <translation>少选一些。</translation>
        </message>
        <message>
            <source>At most {limit} memories can be changed at once.</source>
            <comment>input.too_many.memories.text</comment>
            <translation>一次最多更改 {limit} 条记忆。</translation>
        </message>
        <message>
            <source>Take some away.</source>
            <comment>input.too_many.tags.action</comment>
            <translation>去掉一些。</translation>
        </message>
        <message>
            <source>A memory can have at most {limit} tags.</source>
            <comment>input.too_many.tags.text</comment>
            <translation>一条记忆最多有 {limit} 个标签。</translation>
        </message>
        <message>
            <source>{Field} is too long: at most {limit}.</source>
            <comment>input.too_many.text</comment>
            <translation>{Field}过多：最多 {limit}。</translation>
        </message>
        <message>
            <source>Choose one from the list.</source>
            <comment>input.unknown.action</comment>
            <translation>从列表中选择一个。</translation>
        </message>
        <message>
            <source>{Field} is not known here.</source>
            <comment>input.unknown.text</comment>
            <translation>这里不认识{Field}。</translation>
        </message>
        <message>
            <source>Contested</source>
            <comment>item.flag.contested</comment>
            <translation>有争议</translation>
        </message>
        <message>
            <source>Newer exists</source>
            <comment>item.flag.newer_exists</comment>
            <translation>有更新的</translation>
        </message>
        <message>
            <source>No longer valid</source>
            <comment>item.flag.no_longer_valid</comment>
            <translation>不再有效</translation>
        </message>
        <message>
            <source>Not yet valid</source>
            <comment>item.flag.not_yet_valid</comment>
            <translation>尚未生效</translation>
        </message>
        <message>
            <source>Noted</source>
            <comment>item.flag.noted</comment>
            <translation>已备注</translation>
        </message>
        <message>
            <source>Superseded</source>
            <comment>item.flag.superseded</comment>
            <translation>已被取代</translation>
        </message>
        <message>
            <source>Reads like a rule nobody approved</source>
            <comment>item.flag.unapproved_rule</comment>
            <translation>像规则，但无人批准</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>item.flag.unusual</comment>
            <translation>异常</translation>
        </message>
        <message>
            <source>Unverified for long</source>
            <comment>item.flag.unverified</comment>
            <translation>久未核实</translation>
        </message>
        <message numerus="yes">
            <source>The journal is not whole: {count} things are wrong.</source>
            <comment>journal.broken</comment>
            <extracomment>For one: The journal is not whole: {count} thing is wrong.</extracomment>
            <translation>
                <numerusform>日志不完整：{count} 处有误。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The journal is whole: {count} changes, and everything is as it was written.</source>
            <comment>journal.intact</comment>
            <extracomment>For one: The journal is whole: {count} change, and everything is as it was written.</extracomment>
            <translation>
                <numerusform>日志完整：{count} 处更改，一切与写入时相同。</numerusform>
            </translation>
        </message>
        <message>
            <source>Corrected</source>
            <comment>known.corrected</comment>
            <translation>更正</translation>
        </message>
        <message>
            <source>Corrected by {name}</source>
            <comment>known.corrected.of</comment>
            <translation>由 {name} 更正</translation>
        </message>
        <message>
            <source>You said so</source>
            <comment>known.explicit_statement</comment>
            <translation>你说过</translation>
        </message>
        <message>
            <source>Imported</source>
            <comment>known.imported</comment>
            <translation>已导入</translation>
        </message>
        <message>
            <source>Imported from {name}</source>
            <comment>known.imported.of</comment>
            <translation>从 {name} 导入</translation>
        </message>
        <message>
            <source>Worked out from a chat</source>
            <comment>known.inferred</comment>
            <translation>从聊天推断</translation>
        </message>
        <message>
            <source>Seen</source>
            <comment>known.observed</comment>
            <translation>观察所得</translation>
        </message>
        <message>
            <source>Seen by {name}</source>
            <comment>known.observed.of</comment>
            <translation>由 {name} 观察</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <comment>known.validated</comment>
            <translation>已确认</translation>
        </message>
        <message>
            <source>Confirmed by {name}</source>
            <comment>known.validated.of</comment>
            <translation>由 {name} 确认</translation>
        </message>
        <message>
            <source>The model says that what is stored does not answer this.</source>
            <comment>language.abstained</comment>
            <translation>模型说存储的内容不能回答这个问题。</translation>
        </message>
        <message numerus="yes">
            <source>{count} sentences were left out.</source>
            <comment>language.left_out</comment>
            <extracomment>For one: {count} sentence was left out.</extracomment>
            <translation>
                <numerusform>未采用 {count} 句。</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing of what the model said stands in the memories it was given.</source>
            <comment>language.nothing_held</comment>
            <translation>模型所说的内容，在给它的记忆中一句也找不到。</translation>
        </message>
        <message>
            <source>Nothing stored answers this, so the model was not asked.</source>
            <comment>language.nothing_stored</comment>
            <translation>没有存储的内容可以回答，因此没有询问模型。</translation>
        </message>
        <message>
            <source>stored sentences were asked for</source>
            <comment>language.quoted.not_wanted</comment>
            <translation>要求的是存储的句子</translation>
        </message>
        <message>
            <source>nothing of what the language model said stands in the memories it was given</source>
            <comment>language.quoted.nothing_held</comment>
            <translation>语言模型所说的内容，在给它的记忆中一句也找不到</translation>
        </message>
        <message>
            <source>nothing stored answers this</source>
            <comment>language.quoted.nothing_stored</comment>
            <translation>没有存储的内容可以回答</translation>
        </message>
        <message>
            <source>It names no memory.</source>
            <comment>language.why.cites_nothing</comment>
            <translation>它没有指明记忆。</translation>
        </message>
        <message>
            <source>It names memory {detail}, which the model was not given.</source>
            <comment>language.why.not_given</comment>
            <translation>它指明了记忆 {detail}，而模型没有得到这条。</translation>
        </message>
        <message>
            <source>“{detail}” stands in none of what it rests on.</source>
            <comment>language.why.not_in_source</comment>
            <translation>“{detail}”不在它所依据的任何内容中。</translation>
        </message>
        <message>
            <source>“{detail}” was not said.</source>
            <comment>language.why.not_said</comment>
            <translation>没有说过“{detail}”。</translation>
        </message>
        <message>
            <source>It does not fade before it is done</source>
            <comment>lasting.not_done</comment>
            <translation>完成之前不会淡忘</translation>
        </message>
        <message>
            <source>Pinned: it does not fade</source>
            <comment>lasting.pinned</comment>
            <translation>已置顶：不会淡忘</translation>
        </message>
        <message>
            <source>It is about health or a secret: it does not fade. A pin is suggested</source>
            <comment>lasting.safety</comment>
            <translation>它关系到健康或机密：不会淡忘。建议置顶</translation>
        </message>
        <message>
            <source>Memories of this type do not fade</source>
            <comment>lasting.type</comment>
            <translation>这种类型的记忆不会淡忘</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <comment>list.and</comment>
            <translation>{first}、{last}</translation>
        </message>
        <message>
            <source>{first}, {last}</source>
            <comment>list.comma</comment>
            <translation>{first}、{last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <comment>list.or</comment>
            <translation>{first}或{last}</translation>
        </message>
        <message>
            <source>{part}: {reason}</source>
            <comment>match.line</comment>
            <translation>{part}：{reason}</translation>
        </message>
        <message>
            <source>Meaning</source>
            <comment>match.meaning</comment>
            <translation>含义</translation>
        </message>
        <message>
            <source>nothing near in meaning</source>
            <comment>match.meaning.none</comment>
            <translation>没有含义相近的</translation>
        </message>
        <message>
            <source>near in meaning as a whole</source>
            <comment>match.meaning.some</comment>
            <translation>整体含义相近</translation>
        </message>
        <message>
            <source>Time</source>
            <comment>match.time</comment>
            <translation>时间</translation>
        </message>
        <message>
            <source>due at the time asked for</source>
            <comment>match.time.due_then</comment>
            <translation>在所问时间到期</translation>
        </message>
        <message>
            <source>happened at the time asked for</source>
            <comment>match.time.happened_then</comment>
            <translation>在所问时间发生</translation>
        </message>
        <message>
            <source>held at the time asked for</source>
            <comment>match.time.held_then</comment>
            <translation>在所问时间有效</translation>
        </message>
        <message>
            <source>close to the time asked for</source>
            <comment>match.time.nearly</comment>
            <translation>接近所问时间</translation>
        </message>
        <message>
            <source>a later statement of this stands above</source>
            <comment>match.time.newer_exists</comment>
            <translation>上方有较晚的同类陈述</translation>
        </message>
        <message>
            <source>said later than a similar one</source>
            <comment>match.time.newest</comment>
            <translation>比相似的一条说得晚</translation>
        </message>
        <message>
            <source>no date asked for</source>
            <comment>match.time.no_date_asked</comment>
            <translation>没有问日期</translation>
        </message>
        <message>
            <source>not in the time asked for</source>
            <comment>match.time.not_within</comment>
            <translation>不在所问时间内</translation>
        </message>
        <message>
            <source>recorded at the time asked for</source>
            <comment>match.time.recorded_then</comment>
            <translation>在所问时间记录</translation>
        </message>
        <message>
            <source>said at the time asked for</source>
            <comment>match.time.stated_then</comment>
            <translation>在所问时间说出</translation>
        </message>
        <message>
            <source>Use</source>
            <comment>match.use</comment>
            <translation>使用</translation>
        </message>
        <message>
            <source>not used so far</source>
            <comment>match.use.not_used</comment>
            <translation>目前没有使用过</translation>
        </message>
        <message>
            <source>used before</source>
            <comment>match.use.used</comment>
            <translation>以前使用过</translation>
        </message>
        <message>
            <source>Words</source>
            <comment>match.words</comment>
            <translation>词语</translation>
        </message>
        <message>
            <source>none of the words</source>
            <comment>match.words.none</comment>
            <translation>没有相同的词</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories</source>
            <comment>memories.counted</comment>
            <extracomment>For one: {count} memory</extracomment>
            <translation>
                <numerusform>{count} 条记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>The same but for accents.</source>
            <comment>merge_reason.accents</comment>
            <translation>只有重音符号不同。</translation>
        </message>
        <message>
            <source>The name of the same person with an initial.</source>
            <comment>merge_reason.initial</comment>
            <translation>同一个人的姓名，带首字母。</translation>
        </message>
        <message>
            <source>A part of the name of the same person.</source>
            <comment>merge_reason.part_of_name</comment>
            <translation>同一个人姓名的一部分。</translation>
        </message>
        <message>
            <source>One is the plural of the other.</source>
            <comment>merge_reason.plural</comment>
            <translation>一个是另一个的复数。</translation>
        </message>
        <message>
            <source>The same but for hyphens and the like.</source>
            <comment>merge_reason.spelling</comment>
            <translation>只有连字符之类不同。</translation>
        </message>
        <message>
            <source>Jan</source>
            <comment>month.1</comment>
            <translation>1月</translation>
        </message>
        <message>
            <source>January</source>
            <comment>month.1.full</comment>
            <translation>1月</translation>
        </message>
        <message>
            <source>Oct</source>
            <comment>month.10</comment>
            <translation>10月</translation>
        </message>
        <message>
            <source>October</source>
            <comment>month.10.full</comment>
            <translation>10月</translation>
        </message>
        <message>
            <source>Nov</source>
            <comment>month.11</comment>
            <translation>11月</translation>
        </message>
        <message>
            <source>November</source>
            <comment>month.11.full</comment>
            <translation>11月</translation>
        </message>
        <message>
            <source>Dec</source>
            <comment>month.12</comment>
            <translation>12月</translation>
        </message>
        <message>
            <source>December</source>
            <comment>month.12.full</comment>
            <translation>12月</translation>
        </message>
        <message>
            <source>Feb</source>
            <comment>month.2</comment>
            <translation>2月</translation>
        </message>
        <message>
            <source>February</source>
            <comment>month.2.full</comment>
            <translation>2月</translation>
        </message>
        <message>
            <source>Mar</source>
            <comment>month.3</comment>
            <translation>3月</translation>
        </message>
        <message>
            <source>March</source>
            <comment>month.3.full</comment>
            <translation>3月</translation>
        </message>
        <message>
            <source>Apr</source>
            <comment>month.4</comment>
            <translation>4月</translation>
        </message>
        <message>
            <source>April</source>
            <comment>month.4.full</comment>
            <translation>4月</translation>
        </message>
        <message>
            <source>May</source>
            <comment>month.5</comment>
            <translation>5月</translation>
        </message>
        <message>
            <source>May</source>
            <comment>month.5.full</comment>
            <translation>5月</translation>
        </message>
        <message>
            <source>Jun</source>
            <comment>month.6</comment>
            <translation>6月</translation>
        </message>
        <message>
            <source>June</source>
            <comment>month.6.full</comment>
            <translation>6月</translation>
        </message>
        <message>
            <source>Jul</source>
            <comment>month.7</comment>
            <translation>7月</translation>
        </message>
        <message>
            <source>July</source>
            <comment>month.7.full</comment>
            <translation>7月</translation>
        </message>
        <message>
            <source>Aug</source>
            <comment>month.8</comment>
            <translation>8月</translation>
        </message>
        <message>
            <source>August</source>
            <comment>month.8.full</comment>
            <translation>8月</translation>
        </message>
        <message>
            <source>Sep</source>
            <comment>month.9</comment>
            <translation>9月</translation>
        </message>
        <message>
            <source>September</source>
            <comment>month.9.full</comment>
            <translation>9月</translation>
        </message>
        <message>
            <source>Gave a program access</source>
            <comment>operation.add_client</comment>
            <translation>允许一个程序接入</translation>
        </message>
        <message>
            <source>Kept both statements, as noted</source>
            <comment>operation.annotate</comment>
            <translation>两条陈述都保留并备注</translation>
        </message>
        <message numerus="yes">
            <source>Approved {count} memories</source>
            <comment>operation.approve</comment>
            <extracomment>For one: Approved {count} memory</extracomment>
            <translation>
                <numerusform>批准 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Put away {count} memories</source>
            <comment>operation.archive</comment>
            <extracomment>For one: Put away {count} memory</extracomment>
            <translation>
                <numerusform>收起 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>Put away a namespace</source>
            <comment>operation.archive_namespace</comment>
            <translation>收起一个命名空间</translation>
        </message>
        <message>
            <source>Put away the namespace {name}</source>
            <comment>operation.archive_namespace.named</comment>
            <translation>收起命名空间 {name}</translation>
        </message>
        <message>
            <source>Changed what a client may do</source>
            <comment>operation.change_client</comment>
            <translation>更改了客户端的权限</translation>
        </message>
        <message>
            <source>Ended a session of a client</source>
            <comment>operation.client_session</comment>
            <translation>结束了客户端的会话</translation>
        </message>
        <message>
            <source>Found a conflict</source>
            <comment>operation.conflict</comment>
            <translation>发现冲突</translation>
        </message>
        <message>
            <source>Changed how conflicts are treated</source>
            <comment>operation.conflict_settings</comment>
            <translation>更改了冲突的处理方式</translation>
        </message>
        <message numerus="yes">
            <source>Put {count} memories together from others</source>
            <comment>operation.consolidate</comment>
            <extracomment>For one: Put {count} memory together from others</extracomment>
            <translation>
                <numerusform>由其他记忆合并出 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>Created a namespace</source>
            <comment>operation.create_namespace</comment>
            <translation>创建命名空间</translation>
        </message>
        <message>
            <source>Created the namespace {name}</source>
            <comment>operation.create_namespace.named</comment>
            <translation>创建命名空间 {name}</translation>
        </message>
        <message>
            <source>Decided what is out of the ordinary</source>
            <comment>operation.decide_flag</comment>
            <translation>决定了什么算异常</translation>
        </message>
        <message numerus="yes">
            <source>Deleted {count} memories</source>
            <comment>operation.delete</comment>
            <extracomment>For one: Deleted {count} memory</extracomment>
            <translation>
                <numerusform>删除 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Let {count} memories fade</source>
            <comment>operation.demote</comment>
            <extracomment>For one: Let {count} memory fade</extracomment>
            <translation>
                <numerusform>让 {count} 条记忆淡忘</numerusform>
            </translation>
        </message>
        <message>
            <source>Decided that it was no conflict</source>
            <comment>operation.dismiss</comment>
            <translation>判定不是冲突</translation>
        </message>
        <message numerus="yes">
            <source>Edited {count} memories</source>
            <comment>operation.edit</comment>
            <extracomment>For one: Edited {count} memory</extracomment>
            <translation>
                <numerusform>编辑 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Erased {count} memories</source>
            <comment>operation.erase</comment>
            <extracomment>For one: Erased {count} memory</extracomment>
            <translation>
                <numerusform>抹除 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Expired {count} memories</source>
            <comment>operation.expire</comment>
            <extracomment>For one: Expired {count} memory</extracomment>
            <translation>
                <numerusform>{count} 条记忆过期</numerusform>
            </translation>
        </message>
        <message>
            <source>Went back to a backup</source>
            <comment>operation.go_back</comment>
            <translation>回到备份</translation>
        </message>
        <message numerus="yes">
            <source>Imported {count} memories</source>
            <comment>operation.import</comment>
            <extracomment>For one: Imported {count} memory</extracomment>
            <translation>
                <numerusform>导入 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>Imported what was known already</source>
            <comment>operation.import.known</comment>
            <translation>导入早已知道的内容</translation>
        </message>
        <message>
            <source>Changed how memories fade</source>
            <comment>operation.lifecycle_policy</comment>
            <translation>更改了记忆的淡忘方式</translation>
        </message>
        <message>
            <source>Corrected a statement and joined another to it</source>
            <comment>operation.merge</comment>
            <translation>更正一条陈述，并把另一条并入</translation>
        </message>
        <message numerus="yes">
            <source>Moved {count} memories to another namespace</source>
            <comment>operation.move</comment>
            <extracomment>For one: Moved {count} memory to another namespace</extracomment>
            <translation>
                <numerusform>把 {count} 条记忆移到另一个命名空间</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved {count} memories to {name}</source>
            <comment>operation.move.named</comment>
            <extracomment>For one: Moved {count} memory to {name}</extracomment>
            <translation>
                <numerusform>把 {count} 条记忆移到 {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing was changed</source>
            <comment>operation.nothing</comment>
            <translation>没有更改任何内容</translation>
        </message>
        <message>
            <source>Paused a client</source>
            <comment>operation.pause_client</comment>
            <translation>暂停一个客户端</translation>
        </message>
        <message numerus="yes">
            <source>Pinned or unpinned {count} memories</source>
            <comment>operation.pin</comment>
            <extracomment>For one: Pinned or unpinned {count} memory</extracomment>
            <translation>
                <numerusform>置顶或取消置顶 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>Proposed something that waits for you</source>
            <comment>operation.propose</comment>
            <translation>提出了等你处理的提议</translation>
        </message>
        <message numerus="yes">
            <source>Revived {count} faded memories used again</source>
            <comment>operation.reactivate</comment>
            <extracomment>For one: Revived {count} faded memory that is used again</extracomment>
            <translation>
                <numerusform>恢复了重新使用的 {count} 条已淡忘记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed how a namespace is recalled</source>
            <comment>operation.recall_defaults</comment>
            <translation>更改了命名空间的召回方式</translation>
        </message>
        <message>
            <source>Recovered what could be read of a damaged vault</source>
            <comment>operation.recover</comment>
            <translation>抢救了损坏保险库中的可读内容</translation>
        </message>
        <message>
            <source>Redo: {operation}</source>
            <comment>operation.redo_button</comment>
            <translation>重做：{operation}</translation>
        </message>
        <message numerus="yes">
            <source>Heard {count} memories again</source>
            <comment>operation.reinforce</comment>
            <extracomment>For one: Heard {count} memory again</extracomment>
            <translation>
                <numerusform>再次听到 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>Said again what is remembered</source>
            <comment>operation.reinforced</comment>
            <translation>再次说到已记住的内容</translation>
        </message>
        <message>
            <source>Turned down a proposal</source>
            <comment>operation.reject</comment>
            <translation>拒绝一项提议</translation>
        </message>
        <message numerus="yes">
            <source>Remembered {count} memories</source>
            <comment>operation.remember</comment>
            <extracomment>For one: Remembered {count} memory</extracomment>
            <translation>
                <numerusform>记住 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>Renamed a namespace</source>
            <comment>operation.rename_namespace</comment>
            <translation>重命名命名空间</translation>
        </message>
        <message>
            <source>Renamed the namespace {name}</source>
            <comment>operation.rename_namespace.named</comment>
            <translation>重命名命名空间 {name}</translation>
        </message>
        <message>
            <source>Made again what is derived from memories</source>
            <comment>operation.repair</comment>
            <translation>重新生成由记忆得出的内容</translation>
        </message>
        <message numerus="yes">
            <source>Brought back {count} memories</source>
            <comment>operation.restore</comment>
            <extracomment>For one: Brought back {count} memory</extracomment>
            <translation>
                <numerusform>找回 {count} 条记忆</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Restored earlier versions of {count} memories</source>
            <comment>operation.restore_version</comment>
            <extracomment>For one: Restored an earlier version of {count} memory</extracomment>
            <translation>
                <numerusform>恢复 {count} 条记忆的较早版本</numerusform>
            </translation>
        </message>
        <message>
            <source>Let a client in again</source>
            <comment>operation.resume_client</comment>
            <translation>让客户端继续使用</translation>
        </message>
        <message>
            <source>Kept a statement and turned another down</source>
            <comment>operation.retain</comment>
            <translation>保留一条陈述，拒绝另一条</translation>
        </message>
        <message numerus="yes">
            <source>Changed the type of {count} memories</source>
            <comment>operation.retype</comment>
            <extracomment>For one: Changed the type of {count} memory</extracomment>
            <translation>
                <numerusform>更改 {count} 条记忆的类型</numerusform>
            </translation>
        </message>
        <message>
            <source>Revoked a client's access</source>
            <comment>operation.revoke_client</comment>
            <translation>撤销客户端的权限</translation>
        </message>
        <message>
            <source>Looked for conflicts</source>
            <comment>operation.scan</comment>
            <translation>查找了冲突</translation>
        </message>
        <message>
            <source>{operation}.</source>
            <comment>operation.sentence</comment>
            <translation>{operation}。</translation>
        </message>
        <message>
            <source>Let one statement take the place of another</source>
            <comment>operation.supersede</comment>
            <translation>让一条陈述取代另一条</translation>
        </message>
        <message numerus="yes">
            <source>Changed the tags of {count} memories</source>
            <comment>operation.tag</comment>
            <extracomment>For one: Changed the tags of {count} memory</extracomment>
            <translation>
                <numerusform>更改 {count} 条记忆的标签</numerusform>
            </translation>
        </message>
        <message>
            <source>Took over another vault, with its past</source>
            <comment>operation.take_over</comment>
            <translation>连同其过去接管另一个保险库</translation>
        </message>
        <message numerus="yes">
            <source>Took back a change of {count} memories</source>
            <comment>operation.undo</comment>
            <extracomment>For one: Took back a change of {count} memory</extracomment>
            <translation>
                <numerusform>撤回 {count} 条记忆的更改</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo: {operation}</source>
            <comment>operation.undo_button</comment>
            <translation>撤销：{operation}</translation>
        </message>
        <message numerus="yes">
            <source>Took back changes of {count} memories</source>
            <comment>operation.undo_many</comment>
            <extracomment>For one: Took back changes of {count} memory</extracomment>
            <translation>
                <numerusform>撤回 {count} 条记忆的多处更改</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Confirmed {count} memories</source>
            <comment>operation.verify</comment>
            <extracomment>For one: Confirmed that {count} memory is true</extracomment>
            <translation>
                <numerusform>确认 {count} 条记忆属实</numerusform>
            </translation>
        </message>
        <message>
            <source>This came from the same place before. Nothing was changed.</source>
            <comment>outcome.already_there</comment>
            <translation>它以前来自同一处。没有更改任何内容。</translation>
        </message>
        <message>
            <source>This contradicts what is remembered. It waits until you decide.</source>
            <comment>outcome.conflict</comment>
            <translation>这与已记住的内容矛盾。它会等待，直到你裁决。</translation>
        </message>
        <message>
            <source>Remembered. Type: {type}.</source>
            <comment>outcome.created</comment>
            <translation>已记住。类型：{type}。</translation>
        </message>
        <message numerus="yes">
            <source>{count} other memories say nearly the same.</source>
            <comment>outcome.near</comment>
            <extracomment>For one: {count} other memory says nearly the same.</extracomment>
            <translation>
                <numerusform>另有 {count} 条记忆说法几乎相同。</numerusform>
            </translation>
        </message>
        <message>
            <source>This is remembered already. It counts as heard once more.</source>
            <comment>outcome.reinforced</comment>
            <translation>这早已记住。算作又听到一次。</translation>
        </message>
        <message>
            <source>This was turned down before. Nothing was changed.</source>
            <comment>outcome.rejected</comment>
            <translation>这以前被拒绝过。没有更改任何内容。</translation>
        </message>
        <message>
            <source>This waits until a person approves it.</source>
            <comment>outcome.waiting</comment>
            <translation>它会等待，直到有人批准。</translation>
        </message>
        <message>
            <source>Kept</source>
            <comment>persistence.kept</comment>
            <translation>保留</translation>
        </message>
        <message>
            <source>Long</source>
            <comment>persistence.long</comment>
            <translation>长</translation>
        </message>
        <message>
            <source>Medium</source>
            <comment>persistence.medium</comment>
            <translation>中</translation>
        </message>
        <message>
            <source>Short</source>
            <comment>persistence.short</comment>
            <translation>短</translation>
        </message>
        <message>
            <source>High</source>
            <comment>priority.high</comment>
            <translation>高</translation>
        </message>
        <message>
            <source>Low</source>
            <comment>priority.low</comment>
            <translation>低</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>priority.normal</comment>
            <translation>普通</translation>
        </message>
        <message>
            <source>{sentence} (“{cue}”)</source>
            <comment>reason.with_cue</comment>
            <translation>{sentence}（“{cue}”）</translation>
        </message>
        <message>
            <source>Everything that was stored could be read.</source>
            <comment>recovered.everything</comment>
            <translation>存储的一切都可读取。</translation>
        </message>
        <message>
            <source>The damaged vault and its backups are where they were. Compare before you delete anything.</source>
            <comment>recovered.kept</comment>
            <translation>损坏的保险库及其备份仍在原处。删除任何内容之前请先比较。</translation>
        </message>
        <message numerus="yes">
            <source>At least {count} stored rows could not be read: {tables}.</source>
            <comment>recovered.lost</comment>
            <extracomment>For one: At least {count} stored row could not be read: {tables}.</extracomment>
            <translation>
                <numerusform>至少有 {count} 个存储条目无法读取：{tables}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} current memories are in the new vault in {folder}.</source>
            <comment>recovered.memories</comment>
            <extracomment>For one: {count} current memory is in the new vault in {folder}.</extracomment>
            <translation>
                <numerusform>{folder} 中的新保险库有 {count} 条当前记忆。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {count} more memories only an older state could be read: they are put away, so that no agent is told them.</source>
            <comment>recovered.older</comment>
            <extracomment>For one: Of {count} more memory only an older state could be read: it is put away, so that no agent is told it.</extracomment>
            <translation>
                <numerusform>另有 {count} 条记忆只能读到较旧的状态：已收起，以免告诉智能体。</numerusform>
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
            <translation>立即备份</translation>
        </message>
        <message>
            <source>The vault is copied beside the other backups, and the copy is read back.</source>
            <comment>repair.backup.effect</comment>
            <translation>保险库会复制到其他备份旁边，副本会读回核对。</translation>
        </message>
        <message>
            <source>Make the codes</source>
            <comment>repair.codes</comment>
            <translation>生成编码</translation>
        </message>
        <message numerus="yes">
            <source>{count} texts got their codes.</source>
            <comment>repair.codes.done</comment>
            <extracomment>For one: {count} text got its codes.</extracomment>
            <translation>
                <numerusform>{count} 段文本已有编码。</numerusform>
            </translation>
        </message>
        <message>
            <source>Broken codes are thrown away, and what has none gets its own, about thirty texts a second. No memory is changed, and you can go on working.</source>
            <comment>repair.codes.effect</comment>
            <translation>损坏的编码会丢弃，没有编码的会生成，每秒约三十段文本。不更改任何记忆，可以继续工作。</translation>
        </message>
        <message>
            <source>Count again</source>
            <comment>repair.counts</comment>
            <translation>重新计数</translation>
        </message>
        <message numerus="yes">
            <source>{count} counts were corrected.</source>
            <comment>repair.counts.done</comment>
            <extracomment>For one: {count} count was corrected.</extracomment>
            <translation>
                <numerusform>更正了 {count} 个计数。</numerusform>
            </translation>
        </message>
        <message>
            <source>Words and tags are counted again from the memories. No memory is changed.</source>
            <comment>repair.counts.effect</comment>
            <translation>根据记忆重新计数词语和标签。不更改任何记忆。</translation>
        </message>
        <message>
            <source>Recover what can be read …</source>
            <comment>repair.recover</comment>
            <translation>抢救可读内容…</translation>
        </message>
        <message>
            <source>Everything that can be read is written into a new vault in another folder, which the same unlocks. It says what could not be read. The damaged vault stays as it is.</source>
            <comment>repair.recover.effect</comment>
            <translation>把可读的一切写入另一个文件夹中的新保险库，解锁方式相同。会写明哪些无法读取。损坏的保险库保持原样。</translation>
        </message>
        <message>
            <source>Go back to a backup …</source>
            <comment>repair.restore</comment>
            <translation>回到备份…</translation>
        </message>
        <message>
            <source>The list of backups opens. It says what would be different before anything is done, and the vault as it is now is kept.</source>
            <comment>repair.restore.effect</comment>
            <translation>会打开备份列表。执行之前会写明有何不同，现在的保险库会保留。</translation>
        </message>
        <message>
            <source>Write the rows anew</source>
            <comment>repair.words</comment>
            <translation>重新写入条目</translation>
        </message>
        <message numerus="yes">
            <source>{count} rows were written anew.</source>
            <comment>repair.words.done</comment>
            <extracomment>For one: {count} row was written anew.</extracomment>
            <translation>
                <numerusform>重新写入了 {count} 个条目。</numerusform>
            </translation>
        </message>
        <message>
            <source>All rows of the full text and the counts are written again from the memories. No memory is changed. Nothing else can be stored meanwhile; ten thousand memories take some seconds.</source>
            <comment>repair.words.effect</comment>
            <translation>根据记忆重新写入全文的所有条目和计数。不更改任何记忆。其间不能存储其他内容；一万条记忆需要几秒。</translation>
        </message>
        <message>
            <source>All namespaces</source>
            <comment>report.all</comment>
            <translation>所有命名空间</translation>
        </message>
        <message numerus="yes">
            <source>{count} rows of the journal are missing or are not what was written. The page Audit says which.</source>
            <comment>report.broken</comment>
            <extracomment>For one: {count} row of the journal is missing or is not what was written. The page Audit says which.</extracomment>
            <translation>
                <numerusform>日志中有 {count} 行缺失或与写入时不同。“审计”页面会说明是哪些。</numerusform>
            </translation>
        </message>
        <message>
            <source>from {name}</source>
            <comment>report.by</comment>
            <translation>来自 {name}</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>report.changed</comment>
            <translation>更改</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>report.changed_memories</comment>
            <translation>更改</translation>
        </message>
        <message>
            <source>{title}; most: {value} on {day}</source>
            <comment>report.chart.most</comment>
            <translation>{title}；最多：{value}，{day}</translation>
        </message>
        <message>
            <source>New memories a day, {first} to {last}</source>
            <comment>report.chart.new</comment>
            <translation>每天的新记忆，{first}至{last}</translation>
        </message>
        <message>
            <source>Open conflicts at the end of each day, {first} to {last}</source>
            <comment>report.chart.open</comment>
            <translation>每天结束时待裁决的冲突，{first}至{last}</translation>
        </message>
        <message>
            <source>Contradictions</source>
            <comment>report.conflicts</comment>
            <translation>矛盾</translation>
        </message>
        <message numerus="yes">
            <source>{count} changed</source>
            <comment>report.count.changed</comment>
            <extracomment>For one: {count} changed</extracomment>
            <translation>
                <numerusform>{count} 处更改</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} conflicts to decide</source>
            <comment>report.count.conflicts</comment>
            <extracomment>For one: {count} conflict to decide</extracomment>
            <translation>
                <numerusform>{count} 个冲突待裁决</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} new memories</source>
            <comment>report.count.new</comment>
            <extracomment>For one: {count} new memory</extracomment>
            <translation>
                <numerusform>{count} 条新记忆</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} overdue</source>
            <comment>report.count.overdue</comment>
            <extracomment>For one: {count} overdue</extracomment>
            <translation>
                <numerusform>{count} 条逾期</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} routines gone quiet</source>
            <comment>report.count.quiet</comment>
            <extracomment>For one: {count} routine gone quiet</extracomment>
            <translation>
                <numerusform>{count} 个惯例沉寂</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} out of the ordinary</source>
            <comment>report.count.unusual</comment>
            <extracomment>For one: {count} out of the ordinary</extracomment>
            <translation>
                <numerusform>{count} 条异常</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} changed</source>
            <comment>report.day.changed</comment>
            <extracomment>For one: {count} changed</extracomment>
            <translation>
                <numerusform>{count} 处更改</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} conflicts</source>
            <comment>report.day.conflicts</comment>
            <extracomment>For one: {count} conflict</extracomment>
            <translation>
                <numerusform>{count} 个冲突</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} new</source>
            <comment>report.day.new</comment>
            <extracomment>For one: {count} new</extracomment>
            <translation>
                <numerusform>{count} 条新的</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} out of the ordinary</source>
            <comment>report.day.unusual</comment>
            <extracomment>For one: {count} out of the ordinary</extracomment>
            <translation>
                <numerusform>{count} 条异常</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} recalled</source>
            <comment>report.day.used</comment>
            <extracomment>For one: {count} recalled</extracomment>
            <translation>
                <numerusform>召回 {count} 条</numerusform>
            </translation>
        </message>
        <message>
            <source>Decide</source>
            <comment>report.decide</comment>
            <translation>裁决</translation>
        </message>
        <message numerus="yes">
            <source>{count} decided</source>
            <comment>report.decided</comment>
            <extracomment>For one: {count} decided</extracomment>
            <translation>
                <numerusform>裁决 {count} 个</numerusform>
            </translation>
        </message>
        <message>
            <source>Due soon</source>
            <comment>report.due_soon</comment>
            <translation>即将到期</translation>
        </message>
        <message>
            <source>{change} was {before} is now {after}</source>
            <comment>report.edited</comment>
            <translation>{change} 原为 {before} 现为 {after}</translation>
        </message>
        <message numerus="yes">
            <source>{count} turns of conversations</source>
            <comment>report.episodes</comment>
            <extracomment>For one: {count} turn of a conversation</extracomment>
            <translation>
                <numerusform>{count} 次对话发言</numerusform>
            </translation>
        </message>
        <message>
            <source>About to fade</source>
            <comment>report.fading</comment>
            <translation>即将淡忘</translation>
        </message>
        <message>
            <source>changed</source>
            <comment>report.figure.changed</comment>
            <translation>更改</translation>
        </message>
        <message>
            <source>new conflicts</source>
            <comment>report.figure.conflicts</comment>
            <translation>新冲突</translation>
        </message>
        <message>
            <source>new conflict</source>
            <comment>report.figure.conflicts.one</comment>
            <translation>新冲突</translation>
        </message>
        <message>
            <source>new memories</source>
            <comment>report.figure.new</comment>
            <translation>新记忆</translation>
        </message>
        <message>
            <source>new memory</source>
            <comment>report.figure.new.one</comment>
            <translation>新记忆</translation>
        </message>
        <message>
            <source>out of the ordinary</source>
            <comment>report.figure.unusual</comment>
            <translation>异常</translation>
        </message>
        <message>
            <source>recalled or opened</source>
            <comment>report.figure.used</comment>
            <translation>召回或打开</translation>
        </message>
        <message>
            <source>In short</source>
            <comment>report.in_short</comment>
            <translation>概要</translation>
        </message>
        <message>
            <source>Journal</source>
            <comment>report.journal</comment>
            <translation>日志</translation>
        </message>
        <message>
            <source>Nothing was written to the journal.</source>
            <comment>report.journal.none</comment>
            <translation>没有写入日志的内容。</translation>
        </message>
        <message>
            <source>{what}.</source>
            <comment>report.lead</comment>
            <translation>{what}。</translation>
        </message>
        <message>
            <source>Nothing was written down, and nothing asks for you.</source>
            <comment>report.lead.quiet</comment>
            <translation>没有写下任何内容，也没有等你处理的。</translation>
        </message>
        <message numerus="yes">
            <source>and {count} more</source>
            <comment>report.more</comment>
            <extracomment>For one: and {count} more</extracomment>
            <translation>
                <numerusform>以及另外 {count} 条</numerusform>
            </translation>
        </message>
        <message>
            <source>Most recalled</source>
            <comment>report.most_used</comment>
            <translation>召回最多</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>report.name</comment>
            <translation>名称</translation>
        </message>
        <message>
            <source>Needs you</source>
            <comment>report.needs_you</comment>
            <translation>等你处理</translation>
        </message>
        <message>
            <source>New</source>
            <comment>report.new</comment>
            <translation>新</translation>
        </message>
        <message>
            <source>New memories</source>
            <comment>report.new_memories</comment>
            <translation>新记忆</translation>
        </message>
        <message>
            <source>No longer in force</source>
            <comment>report.no_more</comment>
            <translation>不再有效</translation>
        </message>
        <message numerus="yes">
            <source>{count} open at its end</source>
            <comment>report.open</comment>
            <extracomment>For one: {count} open at its end</extracomment>
            <translation>
                <numerusform>当天结束时 {count} 个待裁决</numerusform>
            </translation>
        </message>
        <message>
            <source>Open conflicts</source>
            <comment>report.open_conflicts</comment>
            <translation>待裁决的冲突</translation>
        </message>
        <message numerus="yes">
            <source>{count} opened on this day</source>
            <comment>report.opened</comment>
            <extracomment>For one: {count} opened on this day</extracomment>
            <translation>
                <numerusform>当天新出现 {count} 个</numerusform>
            </translation>
        </message>
        <message>
            <source>or</source>
            <comment>report.or</comment>
            <translation>或</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <comment>report.range</comment>
            <translation>{low} 至 {high}</translation>
        </message>
        <message>
            <source>Recalled or opened</source>
            <comment>report.recalls</comment>
            <translation>召回或打开</translation>
        </message>
        <message>
            <source>{memory}, replaced by {successor}</source>
            <comment>report.replaced</comment>
            <translation>{memory}，被{successor}取代</translation>
        </message>
        <message>
            <source>Not verified for long</source>
            <comment>report.reviews</comment>
            <translation>久未核实</translation>
        </message>
        <message numerus="yes">
            <source>{count} changes were sealed on this day.</source>
            <comment>report.rows</comment>
            <extracomment>For one: {count} change was sealed on this day.</extracomment>
            <translation>
                <numerusform>当天有 {count} 处更改加了封印。</numerusform>
            </translation>
        </message>
        <message>
            <source>Change {number} closes the day, sealed {mac}.</source>
            <comment>report.seal</comment>
            <translation>更改 {number} 结束这一天，封印 {mac}。</translation>
        </message>
        <message>
            <source>Sessions</source>
            <comment>report.sessions</comment>
            <translation>会话</translation>
        </message>
        <message>
            <source>since {day}</source>
            <comment>report.since</comment>
            <translation>自{day}起</translation>
        </message>
        <message>
            <source>Steps</source>
            <comment>report.steps</comment>
            <translation>步骤</translation>
        </message>
        <message>
            <source>This day</source>
            <comment>report.this_day</comment>
            <translation>这一天</translation>
        </message>
        <message>
            <source>The day is not over.</source>
            <comment>report.unfinished</comment>
            <translation>这一天还没有结束。</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>report.unusual</comment>
            <translation>异常</translation>
        </message>
        <message numerus="yes">
            <source>{count} times</source>
            <comment>report.used</comment>
            <extracomment>For one: {count} time</extracomment>
            <translation>
                <numerusform>{count} 次</numerusform>
            </translation>
        </message>
        <message>
            <source>Usual</source>
            <comment>report.usual</comment>
            <translation>通常</translation>
        </message>
        <message numerus="yes">
            <source>{count} proposals wait for you to allow or refuse them.</source>
            <comment>report.waiting</comment>
            <extracomment>For one: {count} proposal waits for you to allow or refuse it.</extracomment>
            <translation>
                <numerusform>{count} 条提议等你允许或拒绝。</numerusform>
            </translation>
        </message>
        <message>
            <source>Who did what</source>
            <comment>report.who</comment>
            <translation>谁做了什么</translation>
        </message>
        <message>
            <source>Nothing of it had been altered when this report was made.</source>
            <comment>report.whole</comment>
            <translation>生成此报告时，其中没有任何内容被改动。</translation>
        </message>
        <message>
            <source>Keep both, as noted</source>
            <comment>resolution.annotate</comment>
            <translation>两者都保留并备注</translation>
        </message>
        <message>
            <source>Both statements hold, and are noted.</source>
            <comment>resolution.annotate.done</comment>
            <translation>两条陈述都有效，并已备注。</translation>
        </message>
        <message>
            <source>No conflict</source>
            <comment>resolution.dismiss</comment>
            <translation>无冲突</translation>
        </message>
        <message>
            <source>Both statements hold. The two are not asked about again until one of them changes.</source>
            <comment>resolution.dismiss.done</comment>
            <translation>两条陈述都有效。在其中一条更改之前，不再询问。</translation>
        </message>
        <message>
            <source>Put together</source>
            <comment>resolution.merge</comment>
            <translation>合并</translation>
        </message>
        <message>
            <source>The old statement was corrected, and the new one points to it.</source>
            <comment>resolution.merge.done</comment>
            <translation>旧陈述已更正，新的指向它。</translation>
        </message>
        <message>
            <source>Keep the old one</source>
            <comment>resolution.retain</comment>
            <translation>保留旧的</translation>
        </message>
        <message>
            <source>The old statement stays, the new one is kept as turned down.</source>
            <comment>resolution.retain.done</comment>
            <translation>旧陈述保留，新的作为已拒绝保留。</translation>
        </message>
        <message numerus="yes">
            <source>Look at {count} memories again that may rest on what no longer holds.</source>
            <comment>resolution.review</comment>
            <extracomment>For one: Look at {count} memory again that may rest on what no longer holds.</extracomment>
            <translation>
                <numerusform>再看看 {count} 条可能以不再有效的内容为依据的记忆。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} conflicts were decided.</source>
            <comment>resolution.several</comment>
            <extracomment>For one: {count} conflict was decided.</extracomment>
            <translation>
                <numerusform>已裁决 {count} 个冲突。</numerusform>
            </translation>
        </message>
        <message>
            <source>Use the new one</source>
            <comment>resolution.supersede</comment>
            <translation>采用新的</translation>
        </message>
        <message>
            <source>The new statement took the place of the old one.</source>
            <comment>resolution.supersede.done</comment>
            <translation>新陈述取代了旧的。</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories have “{new}” instead of “{old}”</source>
            <comment>retagged</comment>
            <extracomment>For one: {count} memory has “{new}” instead of “{old}”</extracomment>
            <translation>
                <numerusform>{count} 条记忆的“{old}”改为“{new}”</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} memories get “{new}” instead of “{old}”; this can be undone.</source>
            <comment>retagging</comment>
            <extracomment>For one: {count} memory gets “{new}” instead of “{old}”; this can be undone.</extracomment>
            <translation>
                <numerusform>{count} 条记忆的“{old}”会改为“{new}”；可以撤销。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“{new}” is on {count} memories already.</source>
            <comment>retagging.merged</comment>
            <extracomment>For one: “{new}” is on {count} memory already.</extracomment>
            <translation>
                <numerusform>“{new}”已在 {count} 条记忆上。</numerusform>
            </translation>
        </message>
        <message>
            <source>After {days}; usually {usual} ({entries})</source>
            <comment>routine.after</comment>
            <translation>{days}后；通常 {usual}（{entries}）</translation>
        </message>
        <message>
            <source>{usual} since {date}; {before} before that</source>
            <comment>routine.changed</comment>
            <translation>自{date}起{usual}；之前{before}</translation>
        </message>
        <message>
            <source>daily</source>
            <comment>routine.daily</comment>
            <translation>每天</translation>
        </message>
        <message numerus="yes">
            <source>{count} days</source>
            <comment>routine.days</comment>
            <extracomment>For one: {count} day</extracomment>
            <translation>
                <numerusform>{count} 天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} entries</source>
            <comment>routine.entries</comment>
            <extracomment>For one: {count} entry</extracomment>
            <translation>
                <numerusform>{count} 条记录</numerusform>
            </translation>
        </message>
        <message>
            <source>every {days}</source>
            <comment>routine.every</comment>
            <translation>每 {days}</translation>
        </message>
        <message>
            <source>Earlier than usual</source>
            <comment>routine.finding.earlier</comment>
            <translation>比通常早</translation>
        </message>
        <message>
            <source>Half as much as usual</source>
            <comment>routine.finding.half</comment>
            <translation>通常的一半</translation>
        </message>
        <message>
            <source>Later than usual</source>
            <comment>routine.finding.later</comment>
            <translation>比通常晚</translation>
        </message>
        <message>
            <source>Less than usual</source>
            <comment>routine.finding.less</comment>
            <translation>比通常少</translation>
        </message>
        <message>
            <source>More than usual</source>
            <comment>routine.finding.more</comment>
            <translation>比通常多</translation>
        </message>
        <message>
            <source>{times} times as much as usual</source>
            <comment>routine.finding.times</comment>
            <translation>通常的 {times} 倍</translation>
        </message>
        <message>
            <source>Twice as much as usual</source>
            <comment>routine.finding.twice</comment>
            <translation>通常的两倍</translation>
        </message>
        <message>
            <source>Gone quiet</source>
            <comment>routine.flag.absence</comment>
            <translation>沉寂</translation>
        </message>
        <message>
            <source>Another place, person or thing</source>
            <comment>routine.flag.category</comment>
            <translation>另外的地点、人或事物</translation>
        </message>
        <message>
            <source>A lasting change</source>
            <comment>routine.flag.change</comment>
            <translation>持久的变化</translation>
        </message>
        <message>
            <source>Another matter</source>
            <comment>routine.flag.content</comment>
            <translation>另外的事</translation>
        </message>
        <message>
            <source>Another figure</source>
            <comment>routine.flag.figure</comment>
            <translation>另外的数字</translation>
        </message>
        <message>
            <source>Another rhythm</source>
            <comment>routine.flag.rhythm</comment>
            <translation>另外的节奏</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <comment>routine.flag_state.confirmed</comment>
            <translation>已确认</translation>
        </message>
        <message>
            <source>Normal now</source>
            <comment>routine.flag_state.dismissed</comment>
            <translation>现已正常</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>routine.flag_state.open</comment>
            <translation>打开</translation>
        </message>
        <message>
            <source>{finding}: {name}</source>
            <comment>routine.headed</comment>
            <translation>{finding}：{name}</translation>
        </message>
        <message numerus="yes">
            <source>{count} hours</source>
            <comment>routine.hours</comment>
            <extracomment>For one: {count} hour</extracomment>
            <translation>
                <numerusform>{count} 小时</numerusform>
            </translation>
        </message>
        <message>
            <source>now and then</source>
            <comment>routine.irregular</comment>
            <translation>不定期</translation>
        </message>
        <message>
            <source>“{words}” for the first time ({entries})</source>
            <comment>routine.new_words</comment>
            <translation>首次出现“{words}”（{entries}）</translation>
        </message>
        <message>
            <source>No figure, and “{words}” for the first time; usually one ({entries})</source>
            <comment>routine.no_figure</comment>
            <translation>没有数字，首次出现“{words}”；通常有数字（{entries}）</translation>
        </message>
        <message>
            <source>Memory {number} is out of the ordinary: {reason}.</source>
            <comment>routine.note</comment>
            <translation>记忆 {number} 异常：{reason}。</translation>
        </message>
        <message>
            <source>What memory {number} is about has gone quiet: {reason}.</source>
            <comment>routine.note_absence</comment>
            <translation>记忆 {number} 所说的事沉寂了：{reason}。</translation>
        </message>
        <message>
            <source>What memory {number} is about has changed: {reason}.</source>
            <comment>routine.note_change</comment>
            <translation>记忆 {number} 所说的事有变化：{reason}。</translation>
        </message>
        <message>
            <source>Nothing since {date}, {days}; usually every {usual} ({entries})</source>
            <comment>routine.nothing_since</comment>
            <translation>自{date}起没有记录，已 {days}；通常每 {usual}（{entries}）</translation>
        </message>
        <message>
            <source>on {days}</source>
            <comment>routine.on_days</comment>
            <translation>逢{days}</translation>
        </message>
        <message>
            <source>Monday to Friday</source>
            <comment>routine.on_weekdays</comment>
            <translation>周一至周五</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <comment>routine.range</comment>
            <translation>{low} 至 {high}</translation>
        </message>
        <message>
            <source>As usual</source>
            <comment>routine.state.as_usual</comment>
            <translation>照常</translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>routine.state.changed</comment>
            <translation>更改</translation>
        </message>
        <message>
            <source>Ended</source>
            <comment>routine.state.ended</comment>
            <translation>已结束</translation>
        </message>
        <message>
            <source>Quiet</source>
            <comment>routine.state.quiet</comment>
            <translation>沉寂</translation>
        </message>
        <message>
            <source>Out of the ordinary</source>
            <comment>routine.state.unusual</comment>
            <translation>异常</translation>
        </message>
        <message>
            <source>{unit}{figure}</source>
            <comment>routine.unit_first</comment>
            <translation>{unit}{figure}</translation>
        </message>
        <message>
            <source>{value}; usually {usual} ({entries})</source>
            <comment>routine.usually</comment>
            <translation>{value}；通常 {usual}（{entries}）</translation>
        </message>
        <message>
            <source>Confirmed as out of the ordinary.</source>
            <comment>routine.verdict.confirmed</comment>
            <translation>已确认为异常。</translation>
        </message>
        <message>
            <source>Noted: this is normal now.</source>
            <comment>routine.verdict.dismissed</comment>
            <translation>已记下：现在这是正常的。</translation>
        </message>
        <message>
            <source>The flag is open again.</source>
            <comment>routine.verdict.taken_back</comment>
            <translation>该标记重新待裁决。</translation>
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
                <numerusform>发现 {count} 个新冲突，{pairs}。</numerusform>
            </translation>
        </message>
        <message>
            <source>No new conflict found, {pairs}.</source>
            <comment>scan.nothing</comment>
            <translation>没有发现新冲突，{pairs}。</translation>
        </message>
        <message numerus="yes">
            <source>{count} pairs compared</source>
            <comment>scan.pairs</comment>
            <extracomment>For one: {count} pair compared</extracomment>
            <translation>
                <numerusform>比较了 {count} 对</numerusform>
            </translation>
        </message>
        <message>
            <source>{things} about “{text}”</source>
            <comment>search.about</comment>
            <translation>{things}，关于“{text}”</translation>
        </message>
        <message>
            <source>{things}, about “{text}”</source>
            <comment>search.about_too</comment>
            <translation>{things}，关于“{text}”</translation>
        </message>
        <message>
            <source>{things}, as the vault stood at {moment}</source>
            <comment>search.as_of</comment>
            <translation>{things}，按保险库在{moment}的样子</translation>
        </message>
        <message>
            <source>{things}, as the vault stood at the end of {day}</source>
            <comment>search.as_of_day</comment>
            <translation>{things}，按保险库在{day}结束时的样子</translation>
        </message>
        <message>
            <source>with confidence above {low}</source>
            <comment>search.confidence.above</comment>
            <translation>置信度高于 {low}</translation>
        </message>
        <message>
            <source>without confidence above {low}</source>
            <comment>search.confidence.above.not</comment>
            <translation>置信度不高于 {low}</translation>
        </message>
        <message>
            <source>with any confidence</source>
            <comment>search.confidence.any</comment>
            <translation>有置信度</translation>
        </message>
        <message>
            <source>without any confidence</source>
            <comment>search.confidence.any.not</comment>
            <translation>无置信度</translation>
        </message>
        <message>
            <source>with confidence below {high}</source>
            <comment>search.confidence.below</comment>
            <translation>置信度低于 {high}</translation>
        </message>
        <message>
            <source>without confidence below {high}</source>
            <comment>search.confidence.below.not</comment>
            <translation>置信度不低于 {high}</translation>
        </message>
        <message>
            <source>with confidence from {low} to {high}</source>
            <comment>search.confidence.between</comment>
            <translation>置信度 {low} 至 {high}</translation>
        </message>
        <message>
            <source>without confidence from {low} to {high}</source>
            <comment>search.confidence.between.not</comment>
            <translation>置信度不在 {low} 至 {high}</translation>
        </message>
        <message>
            <source>with confidence {low}</source>
            <comment>search.confidence.exact</comment>
            <translation>置信度为 {low}</translation>
        </message>
        <message>
            <source>without confidence {low}</source>
            <comment>search.confidence.exact.not</comment>
            <translation>置信度不为 {low}</translation>
        </message>
        <message>
            <source>with confidence from {low} up</source>
            <comment>search.confidence.from</comment>
            <translation>置信度 {low} 及以上</translation>
        </message>
        <message>
            <source>without confidence from {low} up</source>
            <comment>search.confidence.from.not</comment>
            <translation>置信度不在 {low} 及以上</translation>
        </message>
        <message>
            <source>with confidence up to {high}</source>
            <comment>search.confidence.up_to</comment>
            <translation>置信度 {high} 及以下</translation>
        </message>
        <message>
            <source>without confidence up to {high}</source>
            <comment>search.confidence.up_to.not</comment>
            <translation>置信度不在 {high} 及以下</translation>
        </message>
        <message>
            <source>containing “{text}”</source>
            <comment>search.containing</comment>
            <translation>含“{text}”</translation>
        </message>
        <message>
            <source>not containing “{text}”</source>
            <comment>search.containing.not</comment>
            <translation>不含“{text}”</translation>
        </message>
        <message numerus="yes">
            <source>{count} found.</source>
            <comment>search.found</comment>
            <extracomment>For one: {count} found.</extracomment>
            <translation>
                <numerusform>找到 {count} 条。</numerusform>
            </translation>
        </message>
        <message>
            <source>None found.</source>
            <comment>search.found.none</comment>
            <translation>没有找到。</translation>
        </message>
        <message>
            <source>from {name}</source>
            <comment>search.from</comment>
            <translation>来自 {name}</translation>
        </message>
        <message>
            <source>not from {name}</source>
            <comment>search.from.not</comment>
            <translation>不来自 {name}</translation>
        </message>
        <message>
            <source>from you</source>
            <comment>search.from.you</comment>
            <translation>来自你</translation>
        </message>
        <message>
            <source>not from you</source>
            <comment>search.from.you.not</comment>
            <translation>不来自你</translation>
        </message>
        <message>
            <source>({what})</source>
            <comment>search.group</comment>
            <translation>（{what}）</translation>
        </message>
        <message>
            <source>with the identifier {id}</source>
            <comment>search.id</comment>
            <translation>标识为 {id}</translation>
        </message>
        <message>
            <source>without the identifier {id}</source>
            <comment>search.id.not</comment>
            <translation>标识不为 {id}</translation>
        </message>
        <message>
            <source>that are active</source>
            <comment>search.is.active</comment>
            <translation>有效</translation>
        </message>
        <message>
            <source>that are not active</source>
            <comment>search.is.active.not</comment>
            <translation>不是有效</translation>
        </message>
        <message>
            <source>that were put away</source>
            <comment>search.is.archived</comment>
            <translation>已收起</translation>
        </message>
        <message>
            <source>that were not put away</source>
            <comment>search.is.archived.not</comment>
            <translation>未收起</translation>
        </message>
        <message>
            <source>that are contested</source>
            <comment>search.is.contested</comment>
            <translation>有争议</translation>
        </message>
        <message>
            <source>that are not contested</source>
            <comment>search.is.contested.not</comment>
            <translation>无争议</translation>
        </message>
        <message>
            <source>that are current</source>
            <comment>search.is.current</comment>
            <translation>为当前</translation>
        </message>
        <message>
            <source>that are not current</source>
            <comment>search.is.current.not</comment>
            <translation>不是当前</translation>
        </message>
        <message>
            <source>that were deleted</source>
            <comment>search.is.deleted</comment>
            <translation>已删除</translation>
        </message>
        <message>
            <source>that were not deleted</source>
            <comment>search.is.deleted.not</comment>
            <translation>未删除</translation>
        </message>
        <message>
            <source>that have faded</source>
            <comment>search.is.demoted</comment>
            <translation>已淡忘</translation>
        </message>
        <message>
            <source>that have not faded</source>
            <comment>search.is.demoted.not</comment>
            <translation>未淡忘</translation>
        </message>
        <message>
            <source>that are due</source>
            <comment>search.is.due</comment>
            <translation>有到期日</translation>
        </message>
        <message>
            <source>that are not due</source>
            <comment>search.is.due.not</comment>
            <translation>无到期日</translation>
        </message>
        <message>
            <source>that are parts of a conversation</source>
            <comment>search.is.episode</comment>
            <translation>属于对话</translation>
        </message>
        <message>
            <source>that are no parts of a conversation</source>
            <comment>search.is.episode.not</comment>
            <translation>不属于对话</translation>
        </message>
        <message>
            <source>that have expired</source>
            <comment>search.is.expired</comment>
            <translation>已过期</translation>
        </message>
        <message>
            <source>that have not expired</source>
            <comment>search.is.expired.not</comment>
            <translation>未过期</translation>
        </message>
        <message>
            <source>that are important</source>
            <comment>search.is.important</comment>
            <translation>重要</translation>
        </message>
        <message>
            <source>that are not important</source>
            <comment>search.is.important.not</comment>
            <translation>不重要</translation>
        </message>
        <message>
            <source>that are noted</source>
            <comment>search.is.noted</comment>
            <translation>已备注</translation>
        </message>
        <message>
            <source>that are not noted</source>
            <comment>search.is.noted.not</comment>
            <translation>未备注</translation>
        </message>
        <message>
            <source>that are overdue</source>
            <comment>search.is.overdue</comment>
            <translation>已逾期</translation>
        </message>
        <message>
            <source>that are not overdue</source>
            <comment>search.is.overdue.not</comment>
            <translation>未逾期</translation>
        </message>
        <message>
            <source>that are pinned</source>
            <comment>search.is.pinned</comment>
            <translation>已置顶</translation>
        </message>
        <message>
            <source>that are not pinned</source>
            <comment>search.is.pinned.not</comment>
            <translation>未置顶</translation>
        </message>
        <message>
            <source>that nothing followed when due</source>
            <comment>search.is.quiet</comment>
            <translation>到时没有后续</translation>
        </message>
        <message>
            <source>that something followed or nothing is due after</source>
            <comment>search.is.quiet.not</comment>
            <translation>有后续或无需后续</translation>
        </message>
        <message>
            <source>that were turned down</source>
            <comment>search.is.rejected</comment>
            <translation>已拒绝</translation>
        </message>
        <message>
            <source>that were not turned down</source>
            <comment>search.is.rejected.not</comment>
            <translation>未拒绝</translation>
        </message>
        <message>
            <source>that are superseded</source>
            <comment>search.is.superseded</comment>
            <translation>已被取代</translation>
        </message>
        <message>
            <source>that are not superseded</source>
            <comment>search.is.superseded.not</comment>
            <translation>未被取代</translation>
        </message>
        <message>
            <source>that are out of the ordinary</source>
            <comment>search.is.unusual</comment>
            <translation>异常</translation>
        </message>
        <message>
            <source>that are not out of the ordinary</source>
            <comment>search.is.unusual.not</comment>
            <translation>不异常</translation>
        </message>
        <message>
            <source>that wait for you</source>
            <comment>search.is.waiting</comment>
            <translation>等你处理</translation>
        </message>
        <message>
            <source>that do not wait for you</source>
            <comment>search.is.waiting.not</comment>
            <translation>不在等你处理</translation>
        </message>
        <message>
            <source>when it was recorded, as in 7 for the last 7 days</source>
            <comment>search.key.added</comment>
            <translation>记录的时间，例如 7 表示最近 7 天</translation>
        </message>
        <message>
            <source>as the vault stood then</source>
            <comment>search.key.as-of</comment>
            <translation>按保险库当时的样子</translation>
        </message>
        <message>
            <source>how sure the writer was, as in &lt;0.5</source>
            <comment>search.key.conf</comment>
            <translation>作者有多确信，例如 &lt;0.5</translation>
        </message>
        <message>
            <source>when it is due, as in 7 for the next 7 days</source>
            <comment>search.key.due</comment>
            <translation>到期的时间，例如 7 表示未来 7 天</translation>
        </message>
        <message>
            <source>when it was last changed</source>
            <comment>search.key.edited</comment>
            <translation>最近一次更改的时间</translation>
        </message>
        <message>
            <source>who or what wrote it</source>
            <comment>search.key.from</comment>
            <translation>由谁或什么写入</translation>
        </message>
        <message>
            <source>when it takes place</source>
            <comment>search.key.happening</comment>
            <translation>发生的时间</translation>
        </message>
        <message>
            <source>its identifier</source>
            <comment>search.key.id</comment>
            <translation>它的标识</translation>
        </message>
        <message>
            <source>current, contested, pinned, waiting, superseded, faded and others</source>
            <comment>search.key.is</comment>
            <translation>当前、有争议、已置顶、等待、已被取代、已淡忘等</translation>
        </message>
        <message>
            <source>how it is known</source>
            <comment>search.key.known</comment>
            <translation>如何得知</translation>
        </message>
        <message>
            <source>the namespace it is in</source>
            <comment>search.key.namespace</comment>
            <translation>所在的命名空间</translation>
        </message>
        <message>
            <source>its date: when it happens, else when it was said or recorded</source>
            <comment>search.key.on</comment>
            <translation>它的日期：发生的时间，否则为说出或记录的时间</translation>
        </message>
        <message>
            <source>the session it was written in</source>
            <comment>search.key.session</comment>
            <translation>写入它的会话</translation>
        </message>
        <message>
            <source>when it was said</source>
            <comment>search.key.stated</comment>
            <translation>说出的时间</translation>
        </message>
        <message>
            <source>a tag, or its beginning with *</source>
            <comment>search.key.tag</comment>
            <translation>一个标签，或其开头加 *</translation>
        </message>
        <message>
            <source>who stands behind it</source>
            <comment>search.key.trust</comment>
            <translation>由谁担保</translation>
        </message>
        <message>
            <source>one of the 13 types</source>
            <comment>search.key.type</comment>
            <translation>13 种类型之一</translation>
        </message>
        <message>
            <source>what held then</source>
            <comment>search.key.valid-at</comment>
            <translation>当时有效的内容</translation>
        </message>
        <message>
            <source>known by a correction</source>
            <comment>search.known.corrected</comment>
            <translation>由更正得知</translation>
        </message>
        <message>
            <source>not known by a correction</source>
            <comment>search.known.corrected.not</comment>
            <translation>不由更正得知</translation>
        </message>
        <message>
            <source>known from an import</source>
            <comment>search.known.imported</comment>
            <translation>由导入得知</translation>
        </message>
        <message>
            <source>not known from an import</source>
            <comment>search.known.imported.not</comment>
            <translation>不由导入得知</translation>
        </message>
        <message>
            <source>worked out from a chat</source>
            <comment>search.known.inferred</comment>
            <translation>从聊天推断</translation>
        </message>
        <message>
            <source>not worked out from a chat</source>
            <comment>search.known.inferred.not</comment>
            <translation>不从聊天推断</translation>
        </message>
        <message>
            <source>known from being seen</source>
            <comment>search.known.observed</comment>
            <translation>由观察得知</translation>
        </message>
        <message>
            <source>not known from being seen</source>
            <comment>search.known.observed.not</comment>
            <translation>不由观察得知</translation>
        </message>
        <message>
            <source>that you said yourself</source>
            <comment>search.known.said</comment>
            <translation>你自己说过</translation>
        </message>
        <message>
            <source>that you did not say yourself</source>
            <comment>search.known.said.not</comment>
            <translation>你自己没有说过</translation>
        </message>
        <message>
            <source>known by a confirmation</source>
            <comment>search.known.validated</comment>
            <translation>由确认得知</translation>
        </message>
        <message>
            <source>not known by a confirmation</source>
            <comment>search.known.validated.not</comment>
            <translation>不由确认得知</translation>
        </message>
        <message>
            <source>memories</source>
            <comment>search.memories</comment>
            <translation>记忆</translation>
        </message>
        <message>
            <source>in {name}</source>
            <comment>search.namespace</comment>
            <translation>在 {name} 中</translation>
        </message>
        <message>
            <source>not in {name}</source>
            <comment>search.namespace.not</comment>
            <translation>不在 {name} 中</translation>
        </message>
        <message>
            <source>not {what}</source>
            <comment>search.not</comment>
            <translation>不符合：{what}</translation>
        </message>
        <message>
            <source>An as-of date cannot be excluded or be one of several choices. It is not used.</source>
            <comment>search.problem.misplaced_as_of</comment>
            <translation>as-of 日期不能排除，也不能作为多个选择之一。没有使用它。</translation>
        </message>
        <message>
            <source>Nothing stands after “{value}”.</source>
            <comment>search.problem.missing_value</comment>
            <translation>“{value}”之后没有内容。</translation>
        </message>
        <message>
            <source>There are several as-of dates. The last one counts.</source>
            <comment>search.problem.repeated_as_of</comment>
            <translation>有多个 as-of 日期。以最后一个为准。</translation>
        </message>
        <message>
            <source>“{value}” ends before it begins.</source>
            <comment>search.problem.reversed_range</comment>
            <translation>“{value}”在开始之前就结束。</translation>
        </message>
        <message>
            <source>{problem} Did you mean “{suggestion}”?</source>
            <comment>search.problem.suggestion</comment>
            <translation>{problem}你是想写“{suggestion}”？</translation>
        </message>
        <message>
            <source>The search is too long. What stands after character {position} is not used.</source>
            <comment>search.problem.too_long</comment>
            <translation>搜索太长。第 {position} 个字符之后的内容没有使用。</translation>
        </message>
        <message>
            <source>A parenthesis is opened and not closed. It is left out of account.</source>
            <comment>search.problem.unclosed_group</comment>
            <translation>有括号打开后没有关闭。不计入。</translation>
        </message>
        <message>
            <source>A quote is opened and not closed. It is searched for as words.</source>
            <comment>search.problem.unclosed_quote</comment>
            <translation>有引号打开后没有关闭。作为词语搜索。</translation>
        </message>
        <message>
            <source>There is no search key “{value}:”. It is searched for as words.</source>
            <comment>search.problem.unknown_key</comment>
            <translation>没有搜索键“{value}:”。作为词语搜索。</translation>
        </message>
        <message>
            <source>“{value}” does not go with {key}:, so it is not used as a filter.</source>
            <comment>search.problem.unknown_value</comment>
            <translation>“{value}”不能用于 {key}:，因此不作为筛选条件。</translation>
        </message>
        <message>
            <source>“{value}” is not a date. Dates look like 2026-03-31, 2026-03, 7 or today.</source>
            <comment>search.problem.unreadable_date</comment>
            <translation>“{value}”不是日期。日期写成 2026-03-31、2026-03、7 或 today。</translation>
        </message>
        <message>
            <source>“{value}” is not an identifier. It has 26 letters and digits.</source>
            <comment>search.problem.unreadable_identifier</comment>
            <translation>“{value}”不是标识。标识有 26 个字母和数字。</translation>
        </message>
        <message>
            <source>“{value}” is not a confidence. It lies between 0 and 1, as in &lt;0.5.</source>
            <comment>search.problem.unreadable_number</comment>
            <translation>“{value}”不是置信度。置信度在 0 和 1 之间，例如 &lt;0.5。</translation>
        </message>
        <message>
            <source>{things} {what}</source>
            <comment>search.qualified</comment>
            <translation>{things}，{what}</translation>
        </message>
        <message>
            <source>{things}, {what}</source>
            <comment>search.qualified_too</comment>
            <translation>{things}，{what}</translation>
        </message>
        <message>
            <source>{things}.</source>
            <comment>search.sentence</comment>
            <translation>{things}。</translation>
        </message>
        <message>
            <source>of the session {name}</source>
            <comment>search.session</comment>
            <translation>属于会话 {name}</translation>
        </message>
        <message>
            <source>not of the session {name}</source>
            <comment>search.session.not</comment>
            <translation>不属于会话 {name}</translation>
        </message>
        <message>
            <source>tagged {tag}</source>
            <comment>search.tag</comment>
            <translation>标签为 {tag}</translation>
        </message>
        <message>
            <source>with tags</source>
            <comment>search.tag.any</comment>
            <translation>有标签</translation>
        </message>
        <message>
            <source>without tags</source>
            <comment>search.tag.any.not</comment>
            <translation>无标签</translation>
        </message>
        <message>
            <source>with a tag that begins with {tag}</source>
            <comment>search.tag.begins</comment>
            <translation>有以 {tag} 开头的标签</translation>
        </message>
        <message>
            <source>without a tag that begins with {tag}</source>
            <comment>search.tag.begins.not</comment>
            <translation>无以 {tag} 开头的标签</translation>
        </message>
        <message>
            <source>not tagged {tag}</source>
            <comment>search.tag.not</comment>
            <translation>标签不为 {tag}</translation>
        </message>
        <message>
            <source>active {things}</source>
            <comment>search.things.active</comment>
            <translation>有效的{things}</translation>
        </message>
        <message>
            <source>put away {things}</source>
            <comment>search.things.archived</comment>
            <translation>已收起的{things}</translation>
        </message>
        <message>
            <source>current {things}</source>
            <comment>search.things.current</comment>
            <translation>当前的{things}</translation>
        </message>
        <message>
            <source>deleted {things}</source>
            <comment>search.things.deleted</comment>
            <translation>已删除的{things}</translation>
        </message>
        <message>
            <source>faded {things}</source>
            <comment>search.things.demoted</comment>
            <translation>已淡忘的{things}</translation>
        </message>
        <message>
            <source>expired {things}</source>
            <comment>search.things.expired</comment>
            <translation>已过期的{things}</translation>
        </message>
        <message>
            <source>turned down {things}</source>
            <comment>search.things.rejected</comment>
            <translation>已拒绝的{things}</translation>
        </message>
        <message>
            <source>superseded {things}</source>
            <comment>search.things.superseded</comment>
            <translation>已被取代的{things}</translation>
        </message>
        <message>
            <source>changed at some time</source>
            <comment>search.time.changed.any</comment>
            <translation>有更改时间</translation>
        </message>
        <message>
            <source>not changed at some time</source>
            <comment>search.time.changed.any.not</comment>
            <translation>无更改时间</translation>
        </message>
        <message>
            <source>changed from {first} to {last}</source>
            <comment>search.time.changed.between</comment>
            <translation>{first}至{last}更改</translation>
        </message>
        <message>
            <source>not changed from {first} to {last}</source>
            <comment>search.time.changed.between.not</comment>
            <translation>不在{first}至{last}更改</translation>
        </message>
        <message>
            <source>changed on {first}</source>
            <comment>search.time.changed.day</comment>
            <translation>{first}更改</translation>
        </message>
        <message>
            <source>not changed on {first}</source>
            <comment>search.time.changed.day.not</comment>
            <translation>不在{first}更改</translation>
        </message>
        <message>
            <source>changed on {first} or later</source>
            <comment>search.time.changed.from</comment>
            <translation>{first}或之后更改</translation>
        </message>
        <message>
            <source>not changed on {first} or later</source>
            <comment>search.time.changed.from.not</comment>
            <translation>不在{first}或之后更改</translation>
        </message>
        <message numerus="yes">
            <source>changed in the last {count} days</source>
            <comment>search.time.changed.last_days</comment>
            <extracomment>For one: changed in the last {count} day</extracomment>
            <translation>
                <numerusform>最近 {count} 天内更改</numerusform>
            </translation>
        </message>
        <message>
            <source>changed in {month}</source>
            <comment>search.time.changed.month</comment>
            <translation>{month}更改</translation>
        </message>
        <message>
            <source>not changed in {month}</source>
            <comment>search.time.changed.month.not</comment>
            <translation>不在{month}更改</translation>
        </message>
        <message numerus="yes">
            <source>changed in the next {count} days</source>
            <comment>search.time.changed.next_days</comment>
            <extracomment>For one: changed in the next {count} day</extracomment>
            <translation>
                <numerusform>未来 {count} 天内更改</numerusform>
            </translation>
        </message>
        <message>
            <source>changed today</source>
            <comment>search.time.changed.today</comment>
            <translation>今天更改</translation>
        </message>
        <message>
            <source>not changed today</source>
            <comment>search.time.changed.today.not</comment>
            <translation>不在今天更改</translation>
        </message>
        <message>
            <source>changed tomorrow</source>
            <comment>search.time.changed.tomorrow</comment>
            <translation>明天更改</translation>
        </message>
        <message>
            <source>not changed tomorrow</source>
            <comment>search.time.changed.tomorrow.not</comment>
            <translation>不在明天更改</translation>
        </message>
        <message>
            <source>changed on {last} or earlier</source>
            <comment>search.time.changed.until</comment>
            <translation>{last}或之前更改</translation>
        </message>
        <message>
            <source>not changed on {last} or earlier</source>
            <comment>search.time.changed.until.not</comment>
            <translation>不在{last}或之前更改</translation>
        </message>
        <message>
            <source>changed in {year}</source>
            <comment>search.time.changed.year</comment>
            <translation>{year}年更改</translation>
        </message>
        <message>
            <source>not changed in {year}</source>
            <comment>search.time.changed.year.not</comment>
            <translation>不在{year}年更改</translation>
        </message>
        <message>
            <source>changed yesterday</source>
            <comment>search.time.changed.yesterday</comment>
            <translation>昨天更改</translation>
        </message>
        <message>
            <source>not changed yesterday</source>
            <comment>search.time.changed.yesterday.not</comment>
            <translation>不在昨天更改</translation>
        </message>
        <message>
            <source>due at some time</source>
            <comment>search.time.due.any</comment>
            <translation>有到期日期</translation>
        </message>
        <message>
            <source>not due at some time</source>
            <comment>search.time.due.any.not</comment>
            <translation>无到期日期</translation>
        </message>
        <message>
            <source>due from {first} to {last}</source>
            <comment>search.time.due.between</comment>
            <translation>{first}至{last}到期</translation>
        </message>
        <message>
            <source>not due from {first} to {last}</source>
            <comment>search.time.due.between.not</comment>
            <translation>不在{first}至{last}到期</translation>
        </message>
        <message>
            <source>due on {first}</source>
            <comment>search.time.due.day</comment>
            <translation>{first}到期</translation>
        </message>
        <message>
            <source>not due on {first}</source>
            <comment>search.time.due.day.not</comment>
            <translation>不在{first}到期</translation>
        </message>
        <message>
            <source>due on {first} or later</source>
            <comment>search.time.due.from</comment>
            <translation>{first}或之后到期</translation>
        </message>
        <message>
            <source>not due on {first} or later</source>
            <comment>search.time.due.from.not</comment>
            <translation>不在{first}或之后到期</translation>
        </message>
        <message numerus="yes">
            <source>due in the last {count} days</source>
            <comment>search.time.due.last_days</comment>
            <extracomment>For one: due in the last {count} day</extracomment>
            <translation>
                <numerusform>最近 {count} 天内到期</numerusform>
            </translation>
        </message>
        <message>
            <source>due in {month}</source>
            <comment>search.time.due.month</comment>
            <translation>{month}到期</translation>
        </message>
        <message>
            <source>not due in {month}</source>
            <comment>search.time.due.month.not</comment>
            <translation>不在{month}到期</translation>
        </message>
        <message numerus="yes">
            <source>due in the next {count} days</source>
            <comment>search.time.due.next_days</comment>
            <extracomment>For one: due in the next {count} day</extracomment>
            <translation>
                <numerusform>未来 {count} 天内到期</numerusform>
            </translation>
        </message>
        <message>
            <source>due today</source>
            <comment>search.time.due.today</comment>
            <translation>今天到期</translation>
        </message>
        <message>
            <source>not due today</source>
            <comment>search.time.due.today.not</comment>
            <translation>不在今天到期</translation>
        </message>
        <message>
            <source>due tomorrow</source>
            <comment>search.time.due.tomorrow</comment>
            <translation>明天到期</translation>
        </message>
        <message>
            <source>not due tomorrow</source>
            <comment>search.time.due.tomorrow.not</comment>
            <translation>不在明天到期</translation>
        </message>
        <message>
            <source>due on {last} or earlier</source>
            <comment>search.time.due.until</comment>
            <translation>{last}或之前到期</translation>
        </message>
        <message>
            <source>not due on {last} or earlier</source>
            <comment>search.time.due.until.not</comment>
            <translation>不在{last}或之前到期</translation>
        </message>
        <message>
            <source>due in {year}</source>
            <comment>search.time.due.year</comment>
            <translation>{year}年到期</translation>
        </message>
        <message>
            <source>not due in {year}</source>
            <comment>search.time.due.year.not</comment>
            <translation>不在{year}年到期</translation>
        </message>
        <message>
            <source>due yesterday</source>
            <comment>search.time.due.yesterday</comment>
            <translation>昨天到期</translation>
        </message>
        <message>
            <source>not due yesterday</source>
            <comment>search.time.due.yesterday.not</comment>
            <translation>不在昨天到期</translation>
        </message>
        <message>
            <source>happening at some time</source>
            <comment>search.time.happening.any</comment>
            <translation>有发生时间</translation>
        </message>
        <message>
            <source>not happening at some time</source>
            <comment>search.time.happening.any.not</comment>
            <translation>无发生时间</translation>
        </message>
        <message>
            <source>happening from {first} to {last}</source>
            <comment>search.time.happening.between</comment>
            <translation>{first}至{last}发生</translation>
        </message>
        <message>
            <source>not happening from {first} to {last}</source>
            <comment>search.time.happening.between.not</comment>
            <translation>不在{first}至{last}发生</translation>
        </message>
        <message>
            <source>happening on {first}</source>
            <comment>search.time.happening.day</comment>
            <translation>{first}发生</translation>
        </message>
        <message>
            <source>not happening on {first}</source>
            <comment>search.time.happening.day.not</comment>
            <translation>不在{first}发生</translation>
        </message>
        <message>
            <source>happening on {first} or later</source>
            <comment>search.time.happening.from</comment>
            <translation>{first}或之后发生</translation>
        </message>
        <message>
            <source>not happening on {first} or later</source>
            <comment>search.time.happening.from.not</comment>
            <translation>不在{first}或之后发生</translation>
        </message>
        <message numerus="yes">
            <source>happening in the last {count} days</source>
            <comment>search.time.happening.last_days</comment>
            <extracomment>For one: happening in the last {count} day</extracomment>
            <translation>
                <numerusform>最近 {count} 天内发生</numerusform>
            </translation>
        </message>
        <message>
            <source>happening in {month}</source>
            <comment>search.time.happening.month</comment>
            <translation>{month}发生</translation>
        </message>
        <message>
            <source>not happening in {month}</source>
            <comment>search.time.happening.month.not</comment>
            <translation>不在{month}发生</translation>
        </message>
        <message numerus="yes">
            <source>happening in the next {count} days</source>
            <comment>search.time.happening.next_days</comment>
            <extracomment>For one: happening in the next {count} day</extracomment>
            <translation>
                <numerusform>未来 {count} 天内发生</numerusform>
            </translation>
        </message>
        <message>
            <source>happening today</source>
            <comment>search.time.happening.today</comment>
            <translation>今天发生</translation>
        </message>
        <message>
            <source>not happening today</source>
            <comment>search.time.happening.today.not</comment>
            <translation>不在今天发生</translation>
        </message>
        <message>
            <source>happening tomorrow</source>
            <comment>search.time.happening.tomorrow</comment>
            <translation>明天发生</translation>
        </message>
        <message>
            <source>not happening tomorrow</source>
            <comment>search.time.happening.tomorrow.not</comment>
            <translation>不在明天发生</translation>
        </message>
        <message>
            <source>happening on {last} or earlier</source>
            <comment>search.time.happening.until</comment>
            <translation>{last}或之前发生</translation>
        </message>
        <message>
            <source>not happening on {last} or earlier</source>
            <comment>search.time.happening.until.not</comment>
            <translation>不在{last}或之前发生</translation>
        </message>
        <message>
            <source>happening in {year}</source>
            <comment>search.time.happening.year</comment>
            <translation>{year}年发生</translation>
        </message>
        <message>
            <source>not happening in {year}</source>
            <comment>search.time.happening.year.not</comment>
            <translation>不在{year}年发生</translation>
        </message>
        <message>
            <source>happening yesterday</source>
            <comment>search.time.happening.yesterday</comment>
            <translation>昨天发生</translation>
        </message>
        <message>
            <source>not happening yesterday</source>
            <comment>search.time.happening.yesterday.not</comment>
            <translation>不在昨天发生</translation>
        </message>
        <message>
            <source>dated at some time</source>
            <comment>search.time.life.any</comment>
            <translation>有日期</translation>
        </message>
        <message>
            <source>not dated at some time</source>
            <comment>search.time.life.any.not</comment>
            <translation>无日期</translation>
        </message>
        <message>
            <source>dated from {first} to {last}</source>
            <comment>search.time.life.between</comment>
            <translation>日期在{first}至{last}</translation>
        </message>
        <message>
            <source>not dated from {first} to {last}</source>
            <comment>search.time.life.between.not</comment>
            <translation>日期不在{first}至{last}</translation>
        </message>
        <message>
            <source>dated on {first}</source>
            <comment>search.time.life.day</comment>
            <translation>日期在{first}</translation>
        </message>
        <message>
            <source>not dated on {first}</source>
            <comment>search.time.life.day.not</comment>
            <translation>日期不在{first}</translation>
        </message>
        <message>
            <source>dated on {first} or later</source>
            <comment>search.time.life.from</comment>
            <translation>日期在{first}或之后</translation>
        </message>
        <message>
            <source>not dated on {first} or later</source>
            <comment>search.time.life.from.not</comment>
            <translation>日期不在{first}或之后</translation>
        </message>
        <message numerus="yes">
            <source>dated in the last {count} days</source>
            <comment>search.time.life.last_days</comment>
            <extracomment>For one: dated in the last {count} day</extracomment>
            <translation>
                <numerusform>日期在最近 {count} 天内</numerusform>
            </translation>
        </message>
        <message>
            <source>dated in {month}</source>
            <comment>search.time.life.month</comment>
            <translation>日期在{month}</translation>
        </message>
        <message>
            <source>not dated in {month}</source>
            <comment>search.time.life.month.not</comment>
            <translation>日期不在{month}</translation>
        </message>
        <message numerus="yes">
            <source>dated in the next {count} days</source>
            <comment>search.time.life.next_days</comment>
            <extracomment>For one: dated in the next {count} day</extracomment>
            <translation>
                <numerusform>日期在未来 {count} 天内</numerusform>
            </translation>
        </message>
        <message>
            <source>dated today</source>
            <comment>search.time.life.today</comment>
            <translation>日期在今天</translation>
        </message>
        <message>
            <source>not dated today</source>
            <comment>search.time.life.today.not</comment>
            <translation>日期不在今天</translation>
        </message>
        <message>
            <source>dated tomorrow</source>
            <comment>search.time.life.tomorrow</comment>
            <translation>日期在明天</translation>
        </message>
        <message>
            <source>not dated tomorrow</source>
            <comment>search.time.life.tomorrow.not</comment>
            <translation>日期不在明天</translation>
        </message>
        <message>
            <source>dated on {last} or earlier</source>
            <comment>search.time.life.until</comment>
            <translation>日期在{last}或之前</translation>
        </message>
        <message>
            <source>not dated on {last} or earlier</source>
            <comment>search.time.life.until.not</comment>
            <translation>日期不在{last}或之前</translation>
        </message>
        <message>
            <source>dated in {year}</source>
            <comment>search.time.life.year</comment>
            <translation>日期在{year}年</translation>
        </message>
        <message>
            <source>not dated in {year}</source>
            <comment>search.time.life.year.not</comment>
            <translation>日期不在{year}年</translation>
        </message>
        <message>
            <source>dated yesterday</source>
            <comment>search.time.life.yesterday</comment>
            <translation>日期在昨天</translation>
        </message>
        <message>
            <source>not dated yesterday</source>
            <comment>search.time.life.yesterday.not</comment>
            <translation>日期不在昨天</translation>
        </message>
        <message>
            <source>recorded at some time</source>
            <comment>search.time.recorded.any</comment>
            <translation>有记录时间</translation>
        </message>
        <message>
            <source>not recorded at some time</source>
            <comment>search.time.recorded.any.not</comment>
            <translation>无记录时间</translation>
        </message>
        <message>
            <source>recorded from {first} to {last}</source>
            <comment>search.time.recorded.between</comment>
            <translation>{first}至{last}记录</translation>
        </message>
        <message>
            <source>not recorded from {first} to {last}</source>
            <comment>search.time.recorded.between.not</comment>
            <translation>不在{first}至{last}记录</translation>
        </message>
        <message>
            <source>recorded on {first}</source>
            <comment>search.time.recorded.day</comment>
            <translation>{first}记录</translation>
        </message>
        <message>
            <source>not recorded on {first}</source>
            <comment>search.time.recorded.day.not</comment>
            <translation>不在{first}记录</translation>
        </message>
        <message>
            <source>recorded on {first} or later</source>
            <comment>search.time.recorded.from</comment>
            <translation>{first}或之后记录</translation>
        </message>
        <message>
            <source>not recorded on {first} or later</source>
            <comment>search.time.recorded.from.not</comment>
            <translation>不在{first}或之后记录</translation>
        </message>
        <message numerus="yes">
            <source>recorded in the last {count} days</source>
            <comment>search.time.recorded.last_days</comment>
            <extracomment>For one: recorded in the last {count} day</extracomment>
            <translation>
                <numerusform>最近 {count} 天内记录</numerusform>
            </translation>
        </message>
        <message>
            <source>recorded in {month}</source>
            <comment>search.time.recorded.month</comment>
            <translation>{month}记录</translation>
        </message>
        <message>
            <source>not recorded in {month}</source>
            <comment>search.time.recorded.month.not</comment>
            <translation>不在{month}记录</translation>
        </message>
        <message numerus="yes">
            <source>recorded in the next {count} days</source>
            <comment>search.time.recorded.next_days</comment>
            <extracomment>For one: recorded in the next {count} day</extracomment>
            <translation>
                <numerusform>未来 {count} 天内记录</numerusform>
            </translation>
        </message>
        <message>
            <source>recorded today</source>
            <comment>search.time.recorded.today</comment>
            <translation>今天记录</translation>
        </message>
        <message>
            <source>not recorded today</source>
            <comment>search.time.recorded.today.not</comment>
            <translation>不在今天记录</translation>
        </message>
        <message>
            <source>recorded tomorrow</source>
            <comment>search.time.recorded.tomorrow</comment>
            <translation>明天记录</translation>
        </message>
        <message>
            <source>not recorded tomorrow</source>
            <comment>search.time.recorded.tomorrow.not</comment>
            <translation>不在明天记录</translation>
        </message>
        <message>
            <source>recorded on {last} or earlier</source>
            <comment>search.time.recorded.until</comment>
            <translation>{last}或之前记录</translation>
        </message>
        <message>
            <source>not recorded on {last} or earlier</source>
            <comment>search.time.recorded.until.not</comment>
            <translation>不在{last}或之前记录</translation>
        </message>
        <message>
            <source>recorded in {year}</source>
            <comment>search.time.recorded.year</comment>
            <translation>{year}年记录</translation>
        </message>
        <message>
            <source>not recorded in {year}</source>
            <comment>search.time.recorded.year.not</comment>
            <translation>不在{year}年记录</translation>
        </message>
        <message>
            <source>recorded yesterday</source>
            <comment>search.time.recorded.yesterday</comment>
            <translation>昨天记录</translation>
        </message>
        <message>
            <source>not recorded yesterday</source>
            <comment>search.time.recorded.yesterday.not</comment>
            <translation>不在昨天记录</translation>
        </message>
        <message>
            <source>stated at some time</source>
            <comment>search.time.stated.any</comment>
            <translation>有陈述时间</translation>
        </message>
        <message>
            <source>not stated at some time</source>
            <comment>search.time.stated.any.not</comment>
            <translation>无陈述时间</translation>
        </message>
        <message>
            <source>stated from {first} to {last}</source>
            <comment>search.time.stated.between</comment>
            <translation>{first}至{last}陈述</translation>
        </message>
        <message>
            <source>not stated from {first} to {last}</source>
            <comment>search.time.stated.between.not</comment>
            <translation>不在{first}至{last}陈述</translation>
        </message>
        <message>
            <source>stated on {first}</source>
            <comment>search.time.stated.day</comment>
            <translation>{first}陈述</translation>
        </message>
        <message>
            <source>not stated on {first}</source>
            <comment>search.time.stated.day.not</comment>
            <translation>不在{first}陈述</translation>
        </message>
        <message>
            <source>stated on {first} or later</source>
            <comment>search.time.stated.from</comment>
            <translation>{first}或之后陈述</translation>
        </message>
        <message>
            <source>not stated on {first} or later</source>
            <comment>search.time.stated.from.not</comment>
            <translation>不在{first}或之后陈述</translation>
        </message>
        <message numerus="yes">
            <source>stated in the last {count} days</source>
            <comment>search.time.stated.last_days</comment>
            <extracomment>For one: stated in the last {count} day</extracomment>
            <translation>
                <numerusform>最近 {count} 天内陈述</numerusform>
            </translation>
        </message>
        <message>
            <source>stated in {month}</source>
            <comment>search.time.stated.month</comment>
            <translation>{month}陈述</translation>
        </message>
        <message>
            <source>not stated in {month}</source>
            <comment>search.time.stated.month.not</comment>
            <translation>不在{month}陈述</translation>
        </message>
        <message numerus="yes">
            <source>stated in the next {count} days</source>
            <comment>search.time.stated.next_days</comment>
            <extracomment>For one: stated in the next {count} day</extracomment>
            <translation>
                <numerusform>未来 {count} 天内陈述</numerusform>
            </translation>
        </message>
        <message>
            <source>stated today</source>
            <comment>search.time.stated.today</comment>
            <translation>今天陈述</translation>
        </message>
        <message>
            <source>not stated today</source>
            <comment>search.time.stated.today.not</comment>
            <translation>不在今天陈述</translation>
        </message>
        <message>
            <source>stated tomorrow</source>
            <comment>search.time.stated.tomorrow</comment>
            <translation>明天陈述</translation>
        </message>
        <message>
            <source>not stated tomorrow</source>
            <comment>search.time.stated.tomorrow.not</comment>
            <translation>不在明天陈述</translation>
        </message>
        <message>
            <source>stated on {last} or earlier</source>
            <comment>search.time.stated.until</comment>
            <translation>{last}或之前陈述</translation>
        </message>
        <message>
            <source>not stated on {last} or earlier</source>
            <comment>search.time.stated.until.not</comment>
            <translation>不在{last}或之前陈述</translation>
        </message>
        <message>
            <source>stated in {year}</source>
            <comment>search.time.stated.year</comment>
            <translation>{year}年陈述</translation>
        </message>
        <message>
            <source>not stated in {year}</source>
            <comment>search.time.stated.year.not</comment>
            <translation>不在{year}年陈述</translation>
        </message>
        <message>
            <source>stated yesterday</source>
            <comment>search.time.stated.yesterday</comment>
            <translation>昨天陈述</translation>
        </message>
        <message>
            <source>not stated yesterday</source>
            <comment>search.time.stated.yesterday.not</comment>
            <translation>不在昨天陈述</translation>
        </message>
        <message>
            <source>that an agent stands behind</source>
            <comment>search.trust.agent</comment>
            <translation>由智能体担保</translation>
        </message>
        <message>
            <source>that no agent stands behind</source>
            <comment>search.trust.agent.not</comment>
            <translation>不由智能体担保</translation>
        </message>
        <message>
            <source>that you confirmed</source>
            <comment>search.trust.confirmed</comment>
            <translation>由你确认</translation>
        </message>
        <message>
            <source>that you did not confirm</source>
            <comment>search.trust.confirmed.not</comment>
            <translation>未由你确认</translation>
        </message>
        <message>
            <source>trusted as imported</source>
            <comment>search.trust.imported</comment>
            <translation>信任为已导入</translation>
        </message>
        <message>
            <source>not trusted as imported</source>
            <comment>search.trust.imported.not</comment>
            <translation>信任不为已导入</translation>
        </message>
        <message>
            <source>you stand behind</source>
            <comment>search.trust.person</comment>
            <translation>由你担保</translation>
        </message>
        <message>
            <source>you do not stand behind</source>
            <comment>search.trust.person.not</comment>
            <translation>不由你担保</translation>
        </message>
        <message>
            <source>that are {types}</source>
            <comment>search.type</comment>
            <translation>类型为{types}</translation>
        </message>
        <message>
            <source>that are not {types}</source>
            <comment>search.type.not</comment>
            <translation>类型不为{types}</translation>
        </message>
        <message>
            <source>that held on {date}</source>
            <comment>search.valid_at</comment>
            <translation>在{date}有效</translation>
        </message>
        <message>
            <source>that did not hold on {date}</source>
            <comment>search.valid_at.not</comment>
            <translation>在{date}无效</translation>
        </message>
        <message>
            <source>an access token</source>
            <comment>secret.access_token</comment>
            <translation>访问令牌</translation>
        </message>
        <message>
            <source>the number of a bank account</source>
            <comment>secret.bank_account</comment>
            <translation>银行账号</translation>
        </message>
        <message>
            <source>the token of a client</source>
            <comment>secret.client_token</comment>
            <translation>客户端的令牌</translation>
        </message>
        <message>
            <source>a key of a cloud service</source>
            <comment>secret.cloud_key</comment>
            <translation>云服务的密钥</translation>
        </message>
        <message>
            <source>a password</source>
            <comment>secret.password</comment>
            <translation>密码</translation>
        </message>
        <message>
            <source>the number of a card</source>
            <comment>secret.payment_card</comment>
            <translation>卡号</translation>
        </message>
        <message numerus="yes">
            <source>{count} records hold secrets and are left out.</source>
            <comment>secret.planned.block</comment>
            <extracomment>For one: {count} record holds secrets and is left out.</extracomment>
            <translation>
                <numerusform>{count} 条记录含有机密，不导入。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} records hold secrets, which are stored as they are.</source>
            <comment>secret.planned.keep</comment>
            <extracomment>For one: {count} record holds secrets, which are stored as they are.</extracomment>
            <translation>
                <numerusform>{count} 条记录含有机密，原样存储。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} records hold secrets: their kind will stand in their place.</source>
            <comment>secret.planned.redact</comment>
            <extracomment>For one: {count} record holds secrets: their kind will stand in their place.</extracomment>
            <translation>
                <numerusform>{count} 条记录含有机密：以其种类代替。</numerusform>
            </translation>
        </message>
        <message>
            <source>a private key</source>
            <comment>secret.private_key</comment>
            <translation>私钥</translation>
        </message>
        <message>
            <source>a recovery key</source>
            <comment>secret.recovery_key</comment>
            <translation>恢复密钥</translation>
        </message>
        <message>
            <source>Its kind stands in the place of {secrets}, which was not stored.</source>
            <comment>secret.redacted</comment>
            <translation>{secrets}没有存储，以其种类代替。</translation>
        </message>
        <message>
            <source>a social security number</source>
            <comment>secret.social_security</comment>
            <translation>社会保障号</translation>
        </message>
        <message>
            <source>a password in an address</source>
            <comment>secret.url_password</comment>
            <translation>地址中的密码</translation>
        </message>
        <message>
            <source>a web token</source>
            <comment>secret.web_token</comment>
            <translation>网络令牌</translation>
        </message>
        <message>
            <source>Comfortable</source>
            <comment>setting.appearance.density.comfortable</comment>
            <translation>舒适</translation>
        </message>
        <message>
            <source>Compact</source>
            <comment>setting.appearance.density.compact</comment>
            <translation>紧凑</translation>
        </message>
        <message>
            <source>How closely rows and cards stand. The size of the text stays.</source>
            <comment>setting.appearance.density.help</comment>
            <translation>行和卡片的疏密。文字大小不变。</translation>
        </message>
        <message>
            <source>Spacious</source>
            <comment>setting.appearance.density.spacious</comment>
            <translation>宽松</translation>
        </message>
        <message>
            <source>Density</source>
            <comment>setting.appearance.density.title</comment>
            <translation>疏密</translation>
        </message>
        <message>
            <source>Inter is part of the program.</source>
            <comment>setting.appearance.font.help</comment>
            <translation>Inter 是程序的一部分。</translation>
        </message>
        <message>
            <source>Inter</source>
            <comment>setting.appearance.font.inter</comment>
            <translation>Inter</translation>
        </message>
        <message>
            <source>System font</source>
            <comment>setting.appearance.font.system</comment>
            <translation>系统字体</translation>
        </message>
        <message>
            <source>Font</source>
            <comment>setting.appearance.font.title</comment>
            <translation>字体</translation>
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
            <translation>程序下次启动时使用；报告立即采用。手册只有英文。</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>setting.appearance.language.system</comment>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Language</source>
            <comment>setting.appearance.language.title</comment>
            <translation>语言</translation>
        </message>
        <message>
            <source>中文</source>
            <comment>setting.appearance.language.zh</comment>
            <translation>中文</translation>
        </message>
        <message>
            <source>No fades and slides.</source>
            <comment>setting.appearance.less_motion.help</comment>
            <translation>没有淡入和滑动。</translation>
        </message>
        <message>
            <source>Less motion</source>
            <comment>setting.appearance.less_motion.title</comment>
            <translation>减少动画</translation>
        </message>
        <message>
            <source>Everything grows with it, in percent.</source>
            <comment>setting.appearance.text_size.help</comment>
            <translation>一切随之放大，以百分比计。</translation>
        </message>
        <message>
            <source>Text size</source>
            <comment>setting.appearance.text_size.title</comment>
            <translation>文字大小</translation>
        </message>
        <message>
            <source>High contrast</source>
            <comment>setting.appearance.theme.contrast</comment>
            <translation>高对比度</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>setting.appearance.theme.dark</comment>
            <translation>深色</translation>
        </message>
        <message>
            <source>Light, dark, high contrast, or as the system has it.</source>
            <comment>setting.appearance.theme.help</comment>
            <translation>浅色、深色、高对比度，或跟随系统。</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>setting.appearance.theme.light</comment>
            <translation>浅色</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>setting.appearance.theme.system</comment>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Theme</source>
            <comment>setting.appearance.theme.title</comment>
            <translation>主题</translation>
        </message>
        <message>
            <source>Appearance</source>
            <comment>setting.group.appearance</comment>
            <translation>外观</translation>
        </message>
        <message>
            <source>Habits</source>
            <comment>setting.group.habits</comment>
            <translation>习惯</translation>
        </message>
        <message>
            <source>Language model</source>
            <comment>setting.group.language_model</comment>
            <translation>语言模型</translation>
        </message>
        <message>
            <source>Vault and lock</source>
            <comment>setting.group.lock</comment>
            <translation>保险库和锁定</translation>
        </message>
        <message>
            <source>Notices</source>
            <comment>setting.group.notices</comment>
            <translation>通知</translation>
        </message>
        <message>
            <source>Privacy</source>
            <comment>setting.group.privacy</comment>
            <translation>隐私</translation>
        </message>
        <message>
            <source>Closing the window hides it; the vault and the port go on. The icon in the tray brings it back.</source>
            <comment>setting.habits.close_to_tray.help</comment>
            <translation>关闭只是隐藏窗口；保险库和端口继续运行。托盘图标可以恢复窗口。</translation>
        </message>
        <message>
            <source>Close to the tray</source>
            <comment>setting.habits.close_to_tray.title</comment>
            <translation>关闭到托盘</translation>
        </message>
        <message>
            <source>A routine that pauses on its public holidays is not missed. Two letters, such as DE, or “none”; empty: as the system has it.</source>
            <comment>setting.habits.country.help</comment>
            <translation>在公共假日暂停的惯例不算缺失。两个字母，例如 DE，或“none”；留空：跟随系统。</translation>
        </message>
        <message>
            <source>Country</source>
            <comment>setting.habits.country.title</comment>
            <translation>国家或地区</translation>
        </message>
        <message>
            <source>Agents</source>
            <comment>setting.habits.first_page.agents</comment>
            <translation>智能体</translation>
        </message>
        <message>
            <source>Ask</source>
            <comment>setting.habits.first_page.ask</comment>
            <translation>提问</translation>
        </message>
        <message>
            <source>Audit</source>
            <comment>setting.habits.first_page.audit</comment>
            <translation>审计</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <comment>setting.habits.first_page.conflicts</comment>
            <translation>冲突</translation>
        </message>
        <message>
            <source>Shown when a vault opens.</source>
            <comment>setting.habits.first_page.help</comment>
            <translation>打开保险库时显示。</translation>
        </message>
        <message>
            <source>Insights</source>
            <comment>setting.habits.first_page.insights</comment>
            <translation>洞察</translation>
        </message>
        <message>
            <source>The last one</source>
            <comment>setting.habits.first_page.last</comment>
            <translation>上次的</translation>
        </message>
        <message>
            <source>Memories</source>
            <comment>setting.habits.first_page.memories</comment>
            <translation>记忆</translation>
        </message>
        <message>
            <source>Reports</source>
            <comment>setting.habits.first_page.reports</comment>
            <translation>报告</translation>
        </message>
        <message>
            <source>Timeline</source>
            <comment>setting.habits.first_page.timeline</comment>
            <translation>时间线</translation>
        </message>
        <message>
            <source>First page</source>
            <comment>setting.habits.first_page.title</comment>
            <translation>首页</translation>
        </message>
        <message>
            <source>Today</source>
            <comment>setting.habits.first_page.today</comment>
            <translation>今日</translation>
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
            <translation>与保险库一起保存。以前的报告在打开时用它重新生成。</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>setting.habits.report_language.system</comment>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Language of reports</source>
            <comment>setting.habits.report_language.title</comment>
            <translation>报告的语言</translation>
        </message>
        <message>
            <source>中文</source>
            <comment>setting.habits.report_language.zh</comment>
            <translation>中文</translation>
        </message>
        <message>
            <source>All the time, with a menu that tells what waits for you and how the port stands.</source>
            <comment>setting.habits.tray.help</comment>
            <translation>始终显示，菜单会说明有什么等待处理以及端口的状态。</translation>
        </message>
        <message>
            <source>Icon in the tray</source>
            <comment>setting.habits.tray.title</comment>
            <translation>托盘图标</translation>
        </message>
        <message>
            <source>Whenever an agent asks for an answer, its question and the memories that answer it are sent.</source>
            <comment>setting.language_model.agents.help</comment>
            <translation>每当智能体请求回答时，发送它的问题和可回答的记忆。</translation>
        </message>
        <message>
            <source>Answers for agents</source>
            <comment>setting.language_model.agents.title</comment>
            <translation>给智能体的回答</translation>
        </message>
        <message>
            <source>On the page Ask, when you ask for it: the question and the memories that answer it are sent.</source>
            <comment>setting.language_model.answers.help</comment>
            <translation>在提问页上，当你要求时：发送问题和可回答的记忆。</translation>
        </message>
        <message>
            <source>Answers</source>
            <comment>setting.language_model.answers.title</comment>
            <translation>回答</translation>
        </message>
        <message>
            <source>The address of a server with an OpenAI-compatible interface, such as Ollama, LM Studio or llama.cpp.</source>
            <comment>setting.language_model.endpoint.help</comment>
            <translation>具有 OpenAI 兼容接口的服务器地址，例如 Ollama、LM Studio 或 llama.cpp。</translation>
        </message>
        <message>
            <source>Endpoint</source>
            <comment>setting.language_model.endpoint.title</comment>
            <translation>端点</translation>
        </message>
        <message>
            <source>When a conversation is taken in and you ask for it, what was said is sent. What it finds waits for you.</source>
            <comment>setting.language_model.facts.help</comment>
            <translation>收入对话并由你要求时，发送所说的内容。它找到的等你处理。</translation>
        </message>
        <message>
            <source>Facts from conversations</source>
            <comment>setting.language_model.facts.title</comment>
            <translation>对话中的事实</translation>
        </message>
        <message>
            <source>Its name, as the server has it.</source>
            <comment>setting.language_model.model.help</comment>
            <translation>它的名称，与服务器上的一致。</translation>
        </message>
        <message>
            <source>Model</source>
            <comment>setting.language_model.model.title</comment>
            <translation>模型</translation>
        </message>
        <message>
            <source>Off, nothing is sent anywhere. On, what is listed below is sent to the endpoint and nowhere else.</source>
            <comment>setting.language_model.on.help</comment>
            <translation>关闭时，不向任何地方发送任何内容。开启时，下列内容只发送到该端点。</translation>
        </message>
        <message>
            <source>Use a language model</source>
            <comment>setting.language_model.on.title</comment>
            <translation>使用语言模型</translation>
        </message>
        <message>
            <source>In the background, the two statements of each open conflict are sent. It decides nothing.</source>
            <comment>setting.language_model.opinions.help</comment>
            <translation>在后台发送每个待裁决冲突的两条陈述。它不作任何裁决。</translation>
        </message>
        <message>
            <source>Second opinions</source>
            <comment>setting.language_model.opinions.title</comment>
            <translation>第二意见</translation>
        </message>
        <message>
            <source>When asked for on the page Reports, that day's report is sent. The report itself stays as it is.</source>
            <comment>setting.language_model.reports.help</comment>
            <translation>在报告页上要求时，发送当天的报告。报告本身保持原样。</translation>
        </message>
        <message>
            <source>Reports in other words</source>
            <comment>setting.language_model.reports.title</comment>
            <translation>换个说法的报告</translation>
        </message>
        <message>
            <source>So many seconds an answer may take, 5 to 600.</source>
            <comment>setting.language_model.seconds.help</comment>
            <translation>回答最多用多少秒，5 到 600。</translation>
        </message>
        <message>
            <source>Time-out</source>
            <comment>setting.language_model.seconds.title</comment>
            <translation>超时</translation>
        </message>
        <message>
            <source>15 minutes</source>
            <comment>setting.lock.after_minutes.15</comment>
            <translation>15 分钟</translation>
        </message>
        <message>
            <source>30 minutes</source>
            <comment>setting.lock.after_minutes.30</comment>
            <translation>30 分钟</translation>
        </message>
        <message>
            <source>5 minutes</source>
            <comment>setting.lock.after_minutes.5</comment>
            <translation>5 分钟</translation>
        </message>
        <message>
            <source>An hour</source>
            <comment>setting.lock.after_minutes.60</comment>
            <translation>一小时</translation>
        </message>
        <message>
            <source>After so long without a key or the pointer. Agents get nothing until you unlock it.</source>
            <comment>setting.lock.after_minutes.help</comment>
            <translation>键盘和指针这么久没有动作之后。解锁之前，智能体得不到任何内容。</translation>
        </message>
        <message>
            <source>Never</source>
            <comment>setting.lock.after_minutes.never</comment>
            <translation>从不</translation>
        </message>
        <message>
            <source>Lock when not in use</source>
            <comment>setting.lock.after_minutes.title</comment>
            <translation>不用时锁定</translation>
        </message>
        <message>
            <source>Also when the session is locked. On Linux, where the system tells; elsewhere nothing happens.</source>
            <comment>setting.lock.on_suspend.help</comment>
            <translation>会话锁定时也是。在 Linux 上，当系统告知时；在别处不起作用。</translation>
        </message>
        <message>
            <source>Lock when the computer sleeps</source>
            <comment>setting.lock.on_suspend.title</comment>
            <translation>电脑睡眠时锁定</translation>
        </message>
        <message>
            <source>A message of the desktop when a day's report is there. It names the day and nothing else.</source>
            <comment>setting.notices.report.help</comment>
            <translation>某天的报告生成时，显示一条桌面消息。只写明日期。</translation>
        </message>
        <message>
            <source>Daily report</source>
            <comment>setting.notices.report.title</comment>
            <translation>每日报告</translation>
        </message>
        <message>
            <source>Refuse</source>
            <comment>setting.privacy.secrets_agents.block</comment>
            <translation>拒绝</translation>
        </message>
        <message>
            <source>Passwords, keys, card and account numbers that agents and scripts write: only their kind, nothing, or all.</source>
            <comment>setting.privacy.secrets_agents.help</comment>
            <translation>智能体和脚本写入的密码、密钥、卡号和账号：只存其种类、什么都不存，或全部存储。</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>setting.privacy.secrets_agents.keep</comment>
            <translation>保留</translation>
        </message>
        <message>
            <source>Redact</source>
            <comment>setting.privacy.secrets_agents.redact</comment>
            <translation>遮盖</translation>
        </message>
        <message>
            <source>Secrets from agents</source>
            <comment>setting.privacy.secrets_agents.title</comment>
            <translation>来自智能体的机密</translation>
        </message>
        <message>
            <source>Leave out</source>
            <comment>setting.privacy.secrets_imports.block</comment>
            <translation>不导入</translation>
        </message>
        <message>
            <source>The same for files, conversations and what a language model finds. Leave out means the whole record.</source>
            <comment>setting.privacy.secrets_imports.help</comment>
            <translation>同样适用于文件、对话和语言模型找到的内容。不导入是指整条记录。</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>setting.privacy.secrets_imports.keep</comment>
            <translation>保留</translation>
        </message>
        <message>
            <source>Redact</source>
            <comment>setting.privacy.secrets_imports.redact</comment>
            <translation>遮盖</translation>
        </message>
        <message>
            <source>Secrets in what is brought in</source>
            <comment>setting.privacy.secrets_imports.title</comment>
            <translation>导入内容中的机密</translation>
        </message>
        <message>
            <source>Ask</source>
            <comment>setting.privacy.secrets_person.ask</comment>
            <translation>提问</translation>
        </message>
        <message>
            <source>Refuse</source>
            <comment>setting.privacy.secrets_person.block</comment>
            <translation>拒绝</translation>
        </message>
        <message>
            <source>Ask what to do each time, or always do the same.</source>
            <comment>setting.privacy.secrets_person.help</comment>
            <translation>每次询问如何处理，或总是同样处理。</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>setting.privacy.secrets_person.keep</comment>
            <translation>保留</translation>
        </message>
        <message>
            <source>Redact</source>
            <comment>setting.privacy.secrets_person.redact</comment>
            <translation>遮盖</translation>
        </message>
        <message>
            <source>Secrets you write yourself</source>
            <comment>setting.privacy.secrets_person.title</comment>
            <translation>你自己写的机密</translation>
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
                <numerusform>{count} 条未作改动。{reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left alone because they were changed later.</source>
            <comment>skipped.changed_since</comment>
            <extracomment>For one: {count} was left alone because it was changed later.</extracomment>
            <translation>
                <numerusform>{count} 条未作改动，因为之后有更改。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left alone because they are deleted.</source>
            <comment>skipped.deleted</comment>
            <extracomment>For one: {count} was left alone because it is deleted.</extracomment>
            <translation>
                <numerusform>{count} 条未作改动，因为已删除。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were erased for good.</source>
            <comment>skipped.erased</comment>
            <extracomment>For one: {count} was erased for good.</extracomment>
            <translation>
                <numerusform>{count} 条已永久抹除。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were not found.</source>
            <comment>skipped.not_found</comment>
            <extracomment>For one: {count} was not found.</extracomment>
            <translation>
                <numerusform>{count} 条没有找到。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were left alone because they are not in use.</source>
            <comment>skipped.put_away</comment>
            <extracomment>For one: {count} was left alone because it is not in use.</extracomment>
            <translation>
                <numerusform>{count} 条未作改动，因为不在使用中。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were taken back already.</source>
            <comment>skipped.taken_back</comment>
            <extracomment>For one: {count} was taken back already.</extracomment>
            <translation>
                <numerusform>{count} 条早已撤回。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} were like that already.</source>
            <comment>skipped.unchanged</comment>
            <extracomment>For one: {count} was like that already.</extracomment>
            <translation>
                <numerusform>{count} 条原本就是这样。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} wait, because they would contradict what is remembered.</source>
            <comment>skipped.waits</comment>
            <extracomment>For one: {count} waits, because it would contradict what is remembered.</extracomment>
            <translation>
                <numerusform>{count} 条在等待，因为会与已记住的内容矛盾。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} stay as they are until a person approves the change.</source>
            <comment>skipped.waits_for_approval</comment>
            <extracomment>For one: {count} stays as it is until a person approves the change.</extracomment>
            <translation>
                <numerusform>{count} 条保持原样，直到有人批准更改。</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed</source>
            <comment>sort.changed</comment>
            <translation>更改</translation>
        </message>
        <message>
            <source>Confidence</source>
            <comment>sort.confidence</comment>
            <translation>置信度</translation>
        </message>
        <message>
            <source>Text</source>
            <comment>sort.content</comment>
            <translation>文本</translation>
        </message>
        <message>
            <source>Date</source>
            <comment>sort.life</comment>
            <translation>日期</translation>
        </message>
        <message>
            <source>Match</source>
            <comment>sort.match</comment>
            <translation>匹配度</translation>
        </message>
        <message>
            <source>Recorded</source>
            <comment>sort.recorded</comment>
            <translation>已记录</translation>
        </message>
        <message>
            <source>From</source>
            <comment>sort.source</comment>
            <translation>从</translation>
        </message>
        <message>
            <source>Trust</source>
            <comment>sort.trust</comment>
            <translation>信任</translation>
        </message>
        <message>
            <source>Type</source>
            <comment>sort.type</comment>
            <translation>类型</translation>
        </message>
        <message>
            <source>Agent or program</source>
            <comment>source.client</comment>
            <translation>智能体或程序</translation>
        </message>
        <message>
            <source>Conversation</source>
            <comment>source.conversation</comment>
            <translation>对话</translation>
        </message>
        <message>
            <source>File</source>
            <comment>source.file</comment>
            <translation>文件</translation>
        </message>
        <message>
            <source>You</source>
            <comment>source.person</comment>
            <translation>你</translation>
        </message>
        <message>
            <source>you</source>
            <comment>source.person.inside</comment>
            <translation>你</translation>
        </message>
        <message>
            <source>Active</source>
            <comment>status.active</comment>
            <translation>有效</translation>
        </message>
        <message>
            <source>Put away</source>
            <comment>status.archived</comment>
            <translation>收起</translation>
        </message>
        <message>
            <source>Current</source>
            <comment>status.current</comment>
            <translation>当前</translation>
        </message>
        <message>
            <source>Deleted</source>
            <comment>status.deleted</comment>
            <translation>已删除</translation>
        </message>
        <message>
            <source>Faded</source>
            <comment>status.demoted</comment>
            <translation>已淡忘</translation>
        </message>
        <message>
            <source>Expired</source>
            <comment>status.expired</comment>
            <translation>已过期</translation>
        </message>
        <message>
            <source>Turned down</source>
            <comment>status.rejected</comment>
            <translation>已拒绝</translation>
        </message>
        <message>
            <source>Superseded</source>
            <comment>status.superseded</comment>
            <translation>已被取代</translation>
        </message>
        <message>
            <source>It never held</source>
            <comment>supersession.corrected</comment>
            <translation>从未有效</translation>
        </message>
        <message>
            <source>It held until the new one</source>
            <comment>supersession.replaced</comment>
            <translation>在新的之前有效</translation>
        </message>
        <message>
            <source>conversations are not kept longer</source>
            <comment>sweep.episode_expired</comment>
            <translation>对话不再保留更久</translation>
        </message>
        <message>
            <source>faded: not used for long</source>
            <comment>sweep.faded</comment>
            <translation>已淡忘：很久没有使用</translation>
        </message>
        <message>
            <source>no longer holds</source>
            <comment>sweep.no_longer_valid</comment>
            <translation>不再有效</translation>
        </message>
        <message>
            <source>memories of its type expire by then</source>
            <comment>sweep.type_expired</comment>
            <translation>这种类型的记忆到时过期</translation>
        </message>
        <message>
            <source>is used again</source>
            <comment>sweep.used_again</comment>
            <translation>重新使用</translation>
        </message>
        <message numerus="yes">
            <source>{count} memories faded</source>
            <comment>swept.demoted</comment>
            <extracomment>For one: {count} memory faded</extracomment>
            <translation>
                <numerusform>{count} 条记忆淡忘</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} expired</source>
            <comment>swept.expired</comment>
            <extracomment>For one: {count} expired</extracomment>
            <translation>
                <numerusform>{count} 条过期</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing faded or expired.</source>
            <comment>swept.nothing</comment>
            <translation>没有淡忘或过期的。</translation>
        </message>
        <message numerus="yes">
            <source>{count} came back</source>
            <comment>swept.reactivated</comment>
            <extracomment>For one: {count} came back</extracomment>
            <translation>
                <numerusform>{count} 条恢复</numerusform>
            </translation>
        </message>
        <message>
            <source>{what}.</source>
            <comment>swept.sentence</comment>
            <translation>{what}。</translation>
        </message>
        <message>
            <source>Somebody wrote to it at the same moment. The next run looks again.</source>
            <comment>sync.changed_meanwhile</comment>
            <translation>有人同时写入了它。下次运行会再看。</translation>
        </message>
        <message>
            <source>{path} was left alone. {problem}</source>
            <comment>sync.left_alone</comment>
            <translation>{path} 未作改动。{problem}</translation>
        </message>
        <message numerus="yes">
            <source>{count} did not fit.</source>
            <comment>sync.left_out</comment>
            <extracomment>For one: {count} did not fit.</extracomment>
            <translation>
                <numerusform>{count} 条放不下。</numerusform>
            </translation>
        </message>
        <message>
            <source>It is a link, or lies behind one. Links are not followed.</source>
            <comment>sync.link</comment>
            <translation>它是链接，或位于链接之后。不跟随链接。</translation>
        </message>
        <message>
            <source>The markers of its block are damaged. Mend them, or take them all out.</source>
            <comment>sync.markers_damaged</comment>
            <translation>其块的标记已损坏。请修正，或全部去掉。</translation>
        </message>
        <message>
            <source>Its namespace was put away.</source>
            <comment>sync.namespace_gone</comment>
            <translation>它的命名空间已收起。</translation>
        </message>
        <message>
            <source>It is not a file.</source>
            <comment>sync.not_a_file</comment>
            <translation>它不是文件。</translation>
        </message>
        <message>
            <source>It is not text in UTF-8.</source>
            <comment>sync.not_text</comment>
            <translation>它不是 UTF-8 文本。</translation>
        </message>
        <message>
            <source>It belongs to somebody else.</source>
            <comment>sync.other_owner</comment>
            <translation>它属于别人。</translation>
        </message>
        <message numerus="yes">
            <source>{count} edits wait for you.</source>
            <comment>sync.proposed</comment>
            <extracomment>For one: {count} edit waits for you.</extracomment>
            <translation>
                <numerusform>{count} 处编辑等你处理。</numerusform>
            </translation>
        </message>
        <message>
            <source>It has several names, and would lose the others.</source>
            <comment>sync.several_names</comment>
            <translation>它有多个名称，其他名称会丢失。</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <comment>sync.too_large</comment>
            <translation>它太大。</translation>
        </message>
        <message>
            <source>The system could not read it.</source>
            <comment>sync.unreadable</comment>
            <translation>系统无法读取它。</translation>
        </message>
        <message numerus="yes">
            <source>{path}: {count} memories of {name}.</source>
            <comment>sync.written</comment>
            <extracomment>For one: {path}: {count} memory of {name}.</extracomment>
            <translation>
                <numerusform>{path}：{name} 的 {count} 条记忆。</numerusform>
            </translation>
        </message>
        <message>
            <source>A word that sets it apart from the other memories.</source>
            <comment>tag_reason.distinctive</comment>
            <translation>使它区别于其他记忆的词。</translation>
        </message>
        <message>
            <source>A name in the text.</source>
            <comment>tag_reason.entity</comment>
            <translation>文本中的名称。</translation>
        </message>
        <message>
            <source>Written as a hashtag.</source>
            <comment>tag_reason.hashtag</comment>
            <translation>以话题标签形式写成。</translation>
        </message>
        <message>
            <source>The heading above it.</source>
            <comment>tag_reason.heading</comment>
            <translation>它上方的标题。</translation>
        </message>
        <message>
            <source>A tag in use already whose name stands in the text.</source>
            <comment>tag_reason.known</comment>
            <translation>已使用的标签，其名称出现在文本中。</translation>
        </message>
        <message>
            <source>Episodes</source>
            <comment>tier.episodic</comment>
            <translation>情节</translation>
        </message>
        <message>
            <source>Rules</source>
            <comment>tier.procedural</comment>
            <translation>规则</translation>
        </message>
        <message>
            <source>Knowledge</source>
            <comment>tier.semantic</comment>
            <translation>知识</translation>
        </message>
        <message>
            <source>Agent</source>
            <comment>trust.agent</comment>
            <translation>智能体</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <comment>trust.confirmed</comment>
            <translation>已确认</translation>
        </message>
        <message>
            <source>Imported</source>
            <comment>trust.imported</comment>
            <translation>已导入</translation>
        </message>
        <message>
            <source>Person</source>
            <comment>trust.person</comment>
            <translation>人</translation>
        </message>
        <message>
            <source>Artifact</source>
            <comment>type.artifact</comment>
            <translation>产物</translation>
        </message>
        <message numerus="yes">
            <source>{count} artifacts</source>
            <comment>type.artifact.counted</comment>
            <extracomment>For one: {count} artifact</extracomment>
            <translation>
                <numerusform>{count} 个产物</numerusform>
            </translation>
        </message>
        <message>
            <source>artifacts</source>
            <comment>type.artifact.inside</comment>
            <translation>产物</translation>
        </message>
        <message>
            <source>Artifacts</source>
            <comment>type.artifact.plural</comment>
            <translation>产物</translation>
        </message>
        <message>
            <source>Commitment</source>
            <comment>type.commitment</comment>
            <translation>承诺</translation>
        </message>
        <message numerus="yes">
            <source>{count} commitments</source>
            <comment>type.commitment.counted</comment>
            <extracomment>For one: {count} commitment</extracomment>
            <translation>
                <numerusform>{count} 个承诺</numerusform>
            </translation>
        </message>
        <message>
            <source>commitments</source>
            <comment>type.commitment.inside</comment>
            <translation>承诺</translation>
        </message>
        <message>
            <source>Commitments</source>
            <comment>type.commitment.plural</comment>
            <translation>承诺</translation>
        </message>
        <message>
            <source>Context</source>
            <comment>type.context</comment>
            <translation>背景</translation>
        </message>
        <message numerus="yes">
            <source>{count} contexts</source>
            <comment>type.context.counted</comment>
            <extracomment>For one: {count} context</extracomment>
            <translation>
                <numerusform>{count} 个背景</numerusform>
            </translation>
        </message>
        <message>
            <source>contexts</source>
            <comment>type.context.inside</comment>
            <translation>背景</translation>
        </message>
        <message>
            <source>Contexts</source>
            <comment>type.context.plural</comment>
            <translation>背景</translation>
        </message>
        <message>
            <source>Decision</source>
            <comment>type.decision</comment>
            <translation>决定</translation>
        </message>
        <message numerus="yes">
            <source>{count} decisions</source>
            <comment>type.decision.counted</comment>
            <extracomment>For one: {count} decision</extracomment>
            <translation>
                <numerusform>{count} 个决定</numerusform>
            </translation>
        </message>
        <message>
            <source>decisions</source>
            <comment>type.decision.inside</comment>
            <translation>决定</translation>
        </message>
        <message>
            <source>Decisions</source>
            <comment>type.decision.plural</comment>
            <translation>决定</translation>
        </message>
        <message>
            <source>Error</source>
            <comment>type.error</comment>
            <translation>错误</translation>
        </message>
        <message numerus="yes">
            <source>{count} errors</source>
            <comment>type.error.counted</comment>
            <extracomment>For one: {count} error</extracomment>
            <translation>
                <numerusform>{count} 个错误</numerusform>
            </translation>
        </message>
        <message>
            <source>errors</source>
            <comment>type.error.inside</comment>
            <translation>错误</translation>
        </message>
        <message>
            <source>Errors</source>
            <comment>type.error.plural</comment>
            <translation>错误</translation>
        </message>
        <message>
            <source>Event</source>
            <comment>type.event</comment>
            <translation>事件</translation>
        </message>
        <message numerus="yes">
            <source>{count} events</source>
            <comment>type.event.counted</comment>
            <extracomment>For one: {count} event</extracomment>
            <translation>
                <numerusform>{count} 个事件</numerusform>
            </translation>
        </message>
        <message>
            <source>events</source>
            <comment>type.event.inside</comment>
            <translation>事件</translation>
        </message>
        <message>
            <source>Events</source>
            <comment>type.event.plural</comment>
            <translation>事件</translation>
        </message>
        <message>
            <source>Fact</source>
            <comment>type.fact</comment>
            <translation>事实</translation>
        </message>
        <message numerus="yes">
            <source>{count} facts</source>
            <comment>type.fact.counted</comment>
            <extracomment>For one: {count} fact</extracomment>
            <translation>
                <numerusform>{count} 个事实</numerusform>
            </translation>
        </message>
        <message>
            <source>facts</source>
            <comment>type.fact.inside</comment>
            <translation>事实</translation>
        </message>
        <message>
            <source>Facts</source>
            <comment>type.fact.plural</comment>
            <translation>事实</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>type.goal</comment>
            <translation>目标</translation>
        </message>
        <message numerus="yes">
            <source>{count} goals</source>
            <comment>type.goal.counted</comment>
            <extracomment>For one: {count} goal</extracomment>
            <translation>
                <numerusform>{count} 个目标</numerusform>
            </translation>
        </message>
        <message>
            <source>goals</source>
            <comment>type.goal.inside</comment>
            <translation>目标</translation>
        </message>
        <message>
            <source>Goals</source>
            <comment>type.goal.plural</comment>
            <translation>目标</translation>
        </message>
        <message>
            <source>Instruction</source>
            <comment>type.instruction</comment>
            <translation>指令</translation>
        </message>
        <message numerus="yes">
            <source>{count} instructions</source>
            <comment>type.instruction.counted</comment>
            <extracomment>For one: {count} instruction</extracomment>
            <translation>
                <numerusform>{count} 个指令</numerusform>
            </translation>
        </message>
        <message>
            <source>instructions</source>
            <comment>type.instruction.inside</comment>
            <translation>指令</translation>
        </message>
        <message>
            <source>Instructions</source>
            <comment>type.instruction.plural</comment>
            <translation>指令</translation>
        </message>
        <message>
            <source>Learning</source>
            <comment>type.learning</comment>
            <translation>心得</translation>
        </message>
        <message numerus="yes">
            <source>{count} learnings</source>
            <comment>type.learning.counted</comment>
            <extracomment>For one: {count} learning</extracomment>
            <translation>
                <numerusform>{count} 个心得</numerusform>
            </translation>
        </message>
        <message>
            <source>learnings</source>
            <comment>type.learning.inside</comment>
            <translation>心得</translation>
        </message>
        <message>
            <source>Learnings</source>
            <comment>type.learning.plural</comment>
            <translation>心得</translation>
        </message>
        <message>
            <source>Observation</source>
            <comment>type.observation</comment>
            <translation>观察</translation>
        </message>
        <message numerus="yes">
            <source>{count} observations</source>
            <comment>type.observation.counted</comment>
            <extracomment>For one: {count} observation</extracomment>
            <translation>
                <numerusform>{count} 个观察</numerusform>
            </translation>
        </message>
        <message>
            <source>observations</source>
            <comment>type.observation.inside</comment>
            <translation>观察</translation>
        </message>
        <message>
            <source>Observations</source>
            <comment>type.observation.plural</comment>
            <translation>观察</translation>
        </message>
        <message>
            <source>Preference</source>
            <comment>type.preference</comment>
            <translation>偏好</translation>
        </message>
        <message numerus="yes">
            <source>{count} preferences</source>
            <comment>type.preference.counted</comment>
            <extracomment>For one: {count} preference</extracomment>
            <translation>
                <numerusform>{count} 个偏好</numerusform>
            </translation>
        </message>
        <message>
            <source>preferences</source>
            <comment>type.preference.inside</comment>
            <translation>偏好</translation>
        </message>
        <message>
            <source>Preferences</source>
            <comment>type.preference.plural</comment>
            <translation>偏好</translation>
        </message>
        <message>
            <source>Relationship</source>
            <comment>type.relationship</comment>
            <translation>关系</translation>
        </message>
        <message numerus="yes">
            <source>{count} relationships</source>
            <comment>type.relationship.counted</comment>
            <extracomment>For one: {count} relationship</extracomment>
            <translation>
                <numerusform>{count} 个关系</numerusform>
            </translation>
        </message>
        <message>
            <source>relationships</source>
            <comment>type.relationship.inside</comment>
            <translation>关系</translation>
        </message>
        <message>
            <source>Relationships</source>
            <comment>type.relationship.plural</comment>
            <translation>关系</translation>
        </message>
        <message>
            <source>The words “{cue}” point to it.</source>
            <comment>type_reason.by_cue</comment>
            <translation>“{cue}”这几个字说明是这种类型。</translation>
        </message>
        <message>
            <source>Its wording points to it.</source>
            <comment>type_reason.by_rule</comment>
            <translation>它的措辞说明是这种类型。</translation>
        </message>
        <message>
            <source>Nothing in it points to another type.</source>
            <comment>type_reason.fallback</comment>
            <translation>其中没有指向别的类型的内容。</translation>
        </message>
        <message>
            <source>It was chosen.</source>
            <comment>type_reason.given</comment>
            <translation>由人选择。</translation>
        </message>
        <message>
            <source>Its meaning is closest to this type.</source>
            <comment>type_reason.prototype</comment>
            <translation>它的含义最接近这种类型。</translation>
        </message>
        <message>
            <source>It was altered since it was written: its parts do not belong together.</source>
            <comment>unreadable.altered</comment>
            <translation>写入之后被改动过：其各部分不属于一体。</translation>
        </message>
        <message>
            <source>Line {line}: {sentence}</source>
            <comment>unreadable.at_line</comment>
            <translation>第 {line} 行：{sentence}</translation>
        </message>
        <message>
            <source>It holds a character that cannot be shown.</source>
            <comment>unreadable.control_character</comment>
            <translation>它含有无法显示的字符。</translation>
        </message>
        <message>
            <source>The file ends in the middle of it.</source>
            <comment>unreadable.cut_off</comment>
            <translation>文件在它中间就结束了。</translation>
        </message>
        <message>
            <source>The archive is damaged.</source>
            <comment>unreadable.damaged_archive</comment>
            <translation>归档文件已损坏。</translation>
        </message>
        <message>
            <source>The database is damaged, or its program was just writing to it. Close that and try again.</source>
            <comment>unreadable.damaged_database</comment>
            <translation>数据库已损坏，或其程序正在写入。关闭该程序后重试。</translation>
        </message>
        <message>
            <source>There is nothing in it to remember.</source>
            <comment>unreadable.empty</comment>
            <translation>其中没有可记住的内容。</translation>
        </message>
        <message>
            <source>It is protected by a password. Unpack it first.</source>
            <comment>unreadable.encrypted</comment>
            <translation>它受密码保护。请先解包。</translation>
        </message>
        <message>
            <source>It ends before it begins.</source>
            <comment>unreadable.ends_before_it_begins</comment>
            <translation>它在开始之前就结束。</translation>
        </message>
        <message>
            <source>A name in it holds a character that names cannot have.</source>
            <comment>unreadable.forbidden_character</comment>
            <translation>其中有名称含有不允许的字符。</translation>
        </message>
        <message>
            <source>A newer version of this program wrote it. Update the program first.</source>
            <comment>unreadable.from_newer_program</comment>
            <translation>它由本程序的较新版本写入。请先更新程序。</translation>
        </message>
        <message>
            <source>The properties at its top could not be read. The rest of the note was.</source>
            <comment>unreadable.front_matter</comment>
            <translation>顶部的属性无法读取。笔记的其余部分可读。</translation>
        </message>
        <message>
            <source>It holds a secret, and those are left out.</source>
            <comment>unreadable.holds_secret</comment>
            <translation>它含有机密，这类内容不导入。</translation>
        </message>
        <message>
            <source>A database cannot be read inside an archive. Unpack it first.</source>
            <comment>unreadable.in_archive</comment>
            <translation>归档文件中的数据库无法读取。请先解包。</translation>
        </message>
        <message>
            <source>The relation does not say what it links.</source>
            <comment>unreadable.incomplete_relation</comment>
            <translation>该关系没有说明它连接什么。</translation>
        </message>
        <message>
            <source>Its characters are damaged or in an unknown encoding.</source>
            <comment>unreadable.invalid_utf16</comment>
            <translation>它的字符已损坏或编码未知。</translation>
        </message>
        <message>
            <source>Its characters are damaged or in an unknown encoding.</source>
            <comment>unreadable.invalid_utf8</comment>
            <translation>它的字符已损坏或编码未知。</translation>
        </message>
        <message>
            <source>It holds half of a character, so its encoding is damaged.</source>
            <comment>unreadable.lone_surrogate</comment>
            <translation>它含有半个字符，因此编码已损坏。</translation>
        </message>
        <message>
            <source>It is no backup of this program.</source>
            <comment>unreadable.no_backup</comment>
            <translation>它不是本程序的备份。</translation>
        </message>
        <message>
            <source>The entry has no name.</source>
            <comment>unreadable.no_name</comment>
            <translation>该条目没有名称。</translation>
        </message>
        <message>
            <source>It is not said who wrote the message.</source>
            <comment>unreadable.no_speaker</comment>
            <translation>没有说明消息由谁所写。</translation>
        </message>
        <message>
            <source>It is not a conversation.</source>
            <comment>unreadable.not_a_conversation</comment>
            <translation>它不是对话。</translation>
        </message>
        <message>
            <source>It is not a file, but a folder, a link or a device.</source>
            <comment>unreadable.not_a_regular_file</comment>
            <translation>它不是文件，而是文件夹、链接或设备。</translation>
        </message>
        <message>
            <source>It is not a text.</source>
            <comment>unreadable.not_a_text</comment>
            <translation>它不是文本。</translation>
        </message>
        <message>
            <source>It is neither an entry nor a relation.</source>
            <comment>unreadable.not_an_entity_or_relation</comment>
            <translation>它既不是条目也不是关系。</translation>
        </message>
        <message>
            <source>It is no export of this program.</source>
            <comment>unreadable.not_an_export</comment>
            <translation>它不是本程序的导出。</translation>
        </message>
        <message>
            <source>A time in it lacks its zone.</source>
            <comment>unreadable.not_aware</comment>
            <translation>其中有时间缺少时区。</translation>
        </message>
        <message>
            <source>It is an export of some memories, not of a whole vault. Bring it in as memories instead.</source>
            <comment>unreadable.not_complete</comment>
            <translation>它是部分记忆的导出，不是整个保险库的。请改为作为记忆导入。</translation>
        </message>
        <message>
            <source>It is no longer there.</source>
            <comment>unreadable.not_found</comment>
            <translation>它已不存在。</translation>
        </message>
        <message>
            <source>So many are no longer in force, and are not brought in.</source>
            <comment>unreadable.not_in_force</comment>
            <translation>这么多条已不再有效，不导入。</translation>
        </message>
        <message>
            <source>It is not the JSON it should be.</source>
            <comment>unreadable.not_json</comment>
            <translation>它不是应有的 JSON。</translation>
        </message>
        <message>
            <source>Something is missing in it that another part speaks of.</source>
            <comment>unreadable.not_whole</comment>
            <translation>其中缺少另一部分提到的内容。</translation>
        </message>
        <message>
            <source>It holds data that is not text.</source>
            <comment>unreadable.nul_character</comment>
            <translation>它含有不是文本的数据。</translation>
        </message>
        <message>
            <source>It is the database of another program.</source>
            <comment>unreadable.other_database</comment>
            <translation>它是另一个程序的数据库。</translation>
        </message>
        <message>
            <source>A value in it is outside its range.</source>
            <comment>unreadable.out_of_range</comment>
            <translation>其中有值超出范围。</translation>
        </message>
        <message>
            <source>Its path leads out of the folder it is in, so it was not opened.</source>
            <comment>unreadable.parent_reference</comment>
            <translation>它的路径指到所在文件夹之外，因此没有打开。</translation>
        </message>
        <message>
            <source>The system does not allow reading it. Give yourself the right to read it.</source>
            <comment>unreadable.permission_denied</comment>
            <translation>系统不允许读取它。请给自己读取的权限。</translation>
        </message>
        <message>
            <source>An assistant repeated it from this vault, so it is not taken in again.</source>
            <comment>unreadable.recalled</comment>
            <translation>助手从这个保险库中复述了它，因此不再收入。</translation>
        </message>
        <message>
            <source>To-do items are not brought in.</source>
            <comment>unreadable.to_do_items</comment>
            <translation>待办事项不导入。</translation>
        </message>
        <message>
            <source>It is nested too deeply.</source>
            <comment>unreadable.too_deep</comment>
            <translation>它嵌套过深。</translation>
        </message>
        <message>
            <source>It is larger than what can be brought in.</source>
            <comment>unreadable.too_large</comment>
            <translation>它超出可导入的大小。</translation>
        </message>
        <message>
            <source>It is longer than a memory can be.</source>
            <comment>unreadable.too_long</comment>
            <translation>它超出一条记忆的长度。</translation>
        </message>
        <message>
            <source>It has more of something than a memory can have.</source>
            <comment>unreadable.too_many</comment>
            <translation>其中某项多于一条记忆可有的数目。</translation>
        </message>
        <message>
            <source>The archive holds more files than can be brought in.</source>
            <comment>unreadable.too_many_members</comment>
            <translation>归档文件中的文件多于可导入的数目。</translation>
        </message>
        <message>
            <source>It holds more records than can be brought in at once. The rest was left out.</source>
            <comment>unreadable.too_many_records</comment>
            <translation>它的记录多于一次可导入的数目。其余未导入。</translation>
        </message>
        <message>
            <source>It holds something that this program does not know.</source>
            <comment>unreadable.unknown_field</comment>
            <translation>它含有本程序不认识的内容。</translation>
        </message>
        <message>
            <source>It holds something that this program does not know.</source>
            <comment>unreadable.unknown_record</comment>
            <translation>它含有本程序不认识的内容。</translation>
        </message>
        <message>
            <source>The system could not read it.</source>
            <comment>unreadable.unreadable</comment>
            <translation>系统无法读取它。</translation>
        </message>
        <message>
            <source>The format is known but cannot be brought in yet.</source>
            <comment>unreadable.unsupported</comment>
            <translation>格式已知，但还不能导入。</translation>
        </message>
        <message>
            <source>Reason: {code}.</source>
            <comment>unworded</comment>
            <translation>原因：{code}。</translation>
        </message>
        <message>
            <source>Mon</source>
            <comment>weekday.1</comment>
            <translation>周一</translation>
        </message>
        <message>
            <source>Monday</source>
            <comment>weekday.1.full</comment>
            <translation>星期一</translation>
        </message>
        <message>
            <source>Tue</source>
            <comment>weekday.2</comment>
            <translation>周二</translation>
        </message>
        <message>
            <source>Tuesday</source>
            <comment>weekday.2.full</comment>
            <translation>星期二</translation>
        </message>
        <message>
            <source>Wed</source>
            <comment>weekday.3</comment>
            <translation>周三</translation>
        </message>
        <message>
            <source>Wednesday</source>
            <comment>weekday.3.full</comment>
            <translation>星期三</translation>
        </message>
        <message>
            <source>Thu</source>
            <comment>weekday.4</comment>
            <translation>周四</translation>
        </message>
        <message>
            <source>Thursday</source>
            <comment>weekday.4.full</comment>
            <translation>星期四</translation>
        </message>
        <message>
            <source>Fri</source>
            <comment>weekday.5</comment>
            <translation>周五</translation>
        </message>
        <message>
            <source>Friday</source>
            <comment>weekday.5.full</comment>
            <translation>星期五</translation>
        </message>
        <message>
            <source>Sat</source>
            <comment>weekday.6</comment>
            <translation>周六</translation>
        </message>
        <message>
            <source>Saturday</source>
            <comment>weekday.6.full</comment>
            <translation>星期六</translation>
        </message>
        <message>
            <source>Sun</source>
            <comment>weekday.7</comment>
            <translation>周日</translation>
        </message>
        <message>
            <source>Sunday</source>
            <comment>weekday.7.full</comment>
            <translation>星期日</translation>
        </message>
    </context>
</TS>
