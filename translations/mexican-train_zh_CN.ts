<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Mexican Train</source>
        <translation>关于墨西哥火车</translation>
    </message>
    <message>
        <source>Mexican Train, version %1</source>
        <translation>墨西哥火车，版本%1</translation>
    </message>
    <message>
        <source>A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.</source>
        <translation>适合全家人的免费游戏：按你盒子里的规则书来玩，有多种语言。不用联网，不用账号，没有广告；任何数据都不会离开这台电脑。</translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation>本程序用Qt制作，Qt按GNU宽通用公共许可证使用。本程序本身，任何人都可以按以下条款使用、修改和传播：</translation>
    </message>
    <message>
        <source>Made with the work of others, under these terms:</source>
        <translation>本程序使用了他人的成果，其条款如下：</translation>
    </message>
</context>
<context>
    <name>AiNames</name>
    <message>
        <source>Bruno</source>
        <translation>大伟</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>小兰</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>志强</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>小敏</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>建华</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>丽丽</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>小刚</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>小芳</translation>
    </message>
    <message>
        <source>Jakob</source>
        <translation>明明</translation>
    </message>
    <message>
        <source>Karla</source>
        <translation>小红</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>小龙</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>小梅</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>小宁</translation>
    </message>
    <message>
        <source>Olga</source>
        <translation>小雨</translation>
    </message>
</context>
<context>
    <name>AwardWords</name>
    <message>
        <source>%1 · %2, round %3</source>
        <comment>%1: date, %2: rulebook, %3: number</comment>
        <translation>%1 · %2，第%3局</translation>
    </message>
    <message>
        <source>%1, earned. %2 %3</source>
        <comment>%1: an award, %2: what earns it, %3: where</comment>
        <translation>%1，已达成。%2%3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>%1: an award, %2: what earns it</comment>
        <translation>%1，还没有达成。%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what, %2: so much</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>best</comment>
        <translation>还没有</translation>
    </message>
    <message>
        <source>%1 of %2 earned</source>
        <comment>awards</comment>
        <translation>已达成%1个，共%2个</translation>
    </message>
    <message>
        <source>Looking through the games: %1 of %2</source>
        <translation>正在查看存档：%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n new award(s): %1.</source>
        <comment>%1: their names</comment>
        <translation>
            <numerusform>新成就：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best so far: %1, %2.</source>
        <comment>%1: in what, %2: so much</comment>
        <translation>你的最好成绩：%1，%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: sentences</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Awards</name>
    <message>
        <source>Double finish</source>
        <translation>双牌收尾</translation>
    </message>
    <message>
        <source>Go out with a double as your last tile.</source>
        <translation>最后一张牌出双牌。</translation>
    </message>
    <message>
        <source>Long train</source>
        <translation>长火车</translation>
    </message>
    <message>
        <source>Have at least 10 tiles on your own train when a round ends.</source>
        <translation>一局结束时，自己的火车上至少有10张牌。</translation>
    </message>
    <message>
        <source>Endless train</source>
        <translation>没有尽头的火车</translation>
    </message>
    <message>
        <source>Have at least 14 tiles on your own train when a round ends.</source>
        <translation>一局结束时，自己的火车上至少有14张牌。</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>直达</translation>
    </message>
    <message>
        <source>Go out without having drawn a tile.</source>
        <translation>一张牌也没摸就出完牌。</translation>
    </message>
    <message>
        <source>Steep climb</source>
        <translation>陡坡</translation>
    </message>
    <message>
        <source>Go out even though you had to draw at least 8 tiles.</source>
        <translation>至少摸过8张牌，仍然出完牌。</translation>
    </message>
    <message>
        <source>Own line</source>
        <translation>专线</translation>
    </message>
    <message>
        <source>Go out with all your tiles on your own train.</source>
        <translation>出完牌，而且每张牌都接在自己的火车上。</translation>
    </message>
    <message>
        <source>Foreign station</source>
        <translation>异乡的车站</translation>
    </message>
    <message>
        <source>Go out with your last tile on another player’s train.</source>
        <translation>把最后一张牌接到别人的火车上。</translation>
    </message>
    <message>
        <source>Grand tour</source>
        <translation>环游</translation>
    </message>
    <message>
        <source>Play tiles on the trains of at least 3 other players in one round.</source>
        <translation>在一局里把牌接到至少3位其他玩家的火车上。</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>为大家</translation>
    </message>
    <message>
        <source>Play at least 6 tiles on the Mexican Train in one round.</source>
        <translation>在一局里把至少6张牌接到墨西哥火车上。</translation>
    </message>
    <message>
        <source>Double header</source>
        <translation>双机牵引</translation>
    </message>
    <message>
        <source>Play at least 4 doubles in one round.</source>
        <translation>在一局里出至少4张双牌。</translation>
    </message>
    <message>
        <source>Helping hand</source>
        <translation>援手</translation>
    </message>
    <message>
        <source>Close at least 3 doubles played by others in one round.</source>
        <translation>在一局里接上至少3张别人出的双牌。</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>险胜</translation>
    </message>
    <message>
        <source>Go out while another player has one tile left.</source>
        <translation>另一位玩家只剩一张牌时出完牌。</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>提前到站</translation>
    </message>
    <message>
        <source>Go out while all other players hold at least 5 tiles.</source>
        <translation>其他人都还有至少5张牌时出完牌。</translation>
    </message>
    <message>
        <source>Heavy load</source>
        <translation>重载</translation>
    </message>
    <message>
        <source>Go out while the other hands come to at least 100 points together.</source>
        <translation>其他人手里合计至少有100分时出完牌。</translation>
    </message>
    <message>
        <source>Light luggage</source>
        <translation>轻装</translation>
    </message>
    <message>
        <source>End a round with 1 or 2 points, without going out.</source>
        <translation>没有出完牌，但只得1分或2分。</translation>
    </message>
</context>
<context>
    <name>AwardsSheet</name>
    <message>
        <source>Awards</source>
        <translation>成就</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>你的最好成绩</translation>
    </message>
    <message>
        <source>A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.</source>
        <translation>没有撤销过、你的座位也没有换过手的局才计入。教程、“同样的牌再来一局”和重玩的每日牌局没有成就，电脑玩家也没有；用提示不会失去成就。</translation>
    </message>
</context>
<context>
    <name>BestRounds</name>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>column: how many</comment>
        <translation>对手数</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>对手合计</translation>
    </message>
    <message>
        <source>Rules and date</source>
        <translation>规则和日期</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: rulebook, %2: date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No finished round among these games.</source>
        <translation>这些游戏里没有打完的局。</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Longest train</source>
        <translation>最长的火车</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points left with the others</source>
        <translation>别人剩下的分最多</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Quickest going out</source>
        <translation>最快出完牌</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>Most tiles in one turn</source>
        <translation>一个回合出牌最多</translation>
    </message>
    <message>
        <source>Most doubles in one round</source>
        <translation>一局出双牌最多</translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation>
            <numerusform>%n张双牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest points without going out</source>
        <translation>没出完牌时最少的分</translation>
    </message>
    <message>
        <source>Most points in one round</source>
        <translation>一局得分最多</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank score sheets</source>
        <translation>空白记分表</translation>
    </message>
    <message>
        <source>For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.</source>
        <translation>用于真骨牌的游戏：局次和起始牌已经印好，得分用手填写。名字可以空着。</translation>
    </message>
</context>
<context>
    <name>Boneyard</name>
    <message>
        <source>Draw a tile</source>
        <translation>摸一张牌</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in the boneyard</comment>
        <translation>
            <numerusform>还剩%n张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>没有牌了</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) left</source>
        <translation>
            <numerusform>牌堆：还剩%n张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard: no tiles left</source>
        <translation>牌堆：没有牌了</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Shift+%1</translation>
    </message>
</context>
<context>
    <name>CharacterWords</name>
    <message>
        <source>Gets rid of heavy tiles first.</source>
        <translation>先出点数大的牌。</translation>
    </message>
    <message>
        <source>Holds on to heavy tiles.</source>
        <translation>点数大的牌总留到后面。</translation>
    </message>
    <message>
        <source>Likes best to play on their own train.</source>
        <translation>最喜欢在自己的火车上接牌。</translation>
    </message>
    <message>
        <source>Likes to play on other players’ trains.</source>
        <translation>喜欢在别人的火车上接牌。</translation>
    </message>
    <message>
        <source>Is fond of the Mexican Train.</source>
        <translation>偏爱墨西哥火车。</translation>
    </message>
    <message>
        <source>Cannot keep a double for long.</source>
        <translation>手里留不住双牌。</translation>
    </message>
    <message>
        <source>Has no favourite kind of move.</source>
        <translation>没有特别偏爱的打法。</translation>
    </message>
</context>
<context>
    <name>Classic</name>
    <message>
        <source>Classic</source>
        <comment>a theme: walnut, green cloth, brass</comment>
        <translation>经典</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Shows the table as it was then.</source>
        <translation>显示当时的牌桌。</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>点评</translation>
    </message>
    <message>
        <source>Whose round</source>
        <translation>点评哪位玩家</translation>
    </message>
    <message>
        <source>Thinking about the round…</source>
        <translation>正在分析这一局…</translation>
    </message>
    <message>
        <source>The dimmed tiles were played by others.</source>
        <translation>变暗的牌是别人接的。</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation>发给你的牌里，没有一张能接起始牌。</translation>
    </message>
    <message>
        <source>You played no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>你没有在自己的火车上接牌；接到别的火车上：%1。</translation>
    </message>
    <message>
        <source>You played %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>你把%1接到了%2。</translation>
    </message>
    <message>
        <source>You kept the tile you drew, and passed.</source>
        <translation>你留着摸到的牌，跳过了。</translation>
    </message>
    <message>
        <source>You finished your first turn.</source>
        <translation>你结束了首回合。</translation>
    </message>
    <message>
        <source>You left your train open.</source>
        <translation>你让自己的火车保持开放。</translation>
    </message>
    <message>
        <source>You took your marker off.</source>
        <translation>你拿走了火车头。</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>你摸了一张牌。</translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation>这一局全是电脑在玩。</translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>发给你的牌里最长的火车：%1。</translation>
    </message>
    <message>
        <source>You played %1 on your own train; on other trains: %2.</source>
        <comment>%1, %2: so many tiles</comment>
        <translation>你在自己的火车上接了%1；接到别的火车上：%2。</translation>
    </message>
    <message>
        <source>%1 %2 looked better: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>把%1接到%2看起来更好：%3</translation>
    </message>
    <message>
        <source>Leaving your train open looked better.</source>
        <translation>让自己的火车保持开放看起来更好。</translation>
    </message>
    <message>
        <source>Taking your marker off looked better.</source>
        <translation>拿走火车头看起来更好。</translation>
    </message>
    <message>
        <source>Finishing your first turn there looked better.</source>
        <translation>在那时结束首回合看起来更好。</translation>
    </message>
    <message>
        <source>Keeping the tile you drew looked better.</source>
        <translation>留着摸到的牌看起来更好。</translation>
    </message>
    <message>
        <source>Here another move looked clearly better. Each decision is judged by what you could see when you made it.</source>
        <translation>在这里，另一种选择看起来明显更好。每个决定，都只按你当时能看到的情况来评。</translation>
    </message>
    <message>
        <source>No slips: by what you could see, no other move looked clearly better.</source>
        <translation>没有失误：按你当时能看到的情况，没有别的选择看起来明显更好。</translation>
    </message>
    <message>
        <source>Well found.</source>
        <translation>想得好。</translation>
    </message>
    <message>
        <source>Well found: better than %1 %2, which comes to mind first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>想得好：一般会先想到把%1接到%2，你这一步更好。</translation>
    </message>
    <message numerus="yes">
        <source>On average that ends about %n point(s) better for you against the others (most likely between %1 and %2).</source>
        <translation>
            <numerusform>平均下来，与其他人相比，这样对你大约有利%n分（很可能在%1到%2之间）。</numerusform>
        </translation>
    </message>
    <message>
        <source>no difference</source>
        <comment>so many points for or against you: none</comment>
        <translation>没有影响</translation>
    </message>
    <message numerus="yes">
        <source>%n for you</source>
        <comment>points</comment>
        <translation>
            <numerusform>对你有利%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against you</source>
        <comment>points</comment>
        <translation>
            <numerusform>对你不利%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or take %5). Together: %6.</source>
        <comment>%1 to %4 and %6: such as &quot;3 for you&quot; or &quot;no difference&quot;</comment>
        <translation>与其他人相比的分数：发到的牌%1，你摸的牌%2，其他人的行动%3，你的打法%4（误差约%5分）。合计：%6。</translation>
    </message>
    <message>
        <source>%1 %2 looked better.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>把%1接到%2看起来更好。</translation>
    </message>
</context>
<context>
    <name>ColourGrid</name>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>洋红色</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>靛蓝色</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>橄榄色</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>珊瑚色</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>天蓝色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金色</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>of a locomotive</comment>
        <translation>颜色</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation>提示：可以怎么做，为什么</translation>
    </message>
    <message>
        <source>Plan my train: the tiles of the longest train first</source>
        <translation>规划我的火车：最长的一列排在前面</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc键</translation>
    </message>
    <message>
        <source>Close what is open; let go of the tile</source>
        <translation>关闭打开的页面；取消选中的牌</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>所有人的牌</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1或?</translation>
    </message>
    <message>
        <source>The rule behind the message</source>
        <translation>查看这句话背后的规则</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新游戏…</translation>
    </message>
    <message>
        <source>Games…</source>
        <comment>the saved ones</comment>
        <translation>存档…</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>回放这场游戏</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>玩家…</translation>
    </message>
    <message>
        <source>How things stand…</source>
        <translation>当前局面…</translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation>用文字说明当前局面</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>公平游戏…</translation>
    </message>
    <message>
        <source>End this game</source>
        <translation>结束这场游戏</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>统计…</translation>
    </message>
    <message>
        <source>Score-keeper…</source>
        <translation>记分本…</translation>
    </message>
    <message>
        <source>Blank score sheets…</source>
        <translation>空白记分表…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>规则…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>帮助…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>关于…</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>进入或退出全屏</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>What happened…</source>
        <translation>发生了什么…</translation>
    </message>
    <message>
        <source>What happened in this round, line by line</source>
        <translation>这一局发生了什么，逐行列出</translation>
    </message>
    <message>
        <source>What happened since your last turn, once more</source>
        <translation>再看一遍自你上一回合以来发生的事</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>While others play: on to your turn</source>
        <translation>别人出牌时：直接快进到你的回合</translation>
    </message>
    <message>
        <source>Draw a tile, or pass where nothing else is left</source>
        <translation>摸一张牌；别无选择时跳过</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>开始教程</translation>
    </message>
    <message>
        <source>Counting aids…</source>
        <translation>记牌助手…</translation>
    </message>
    <message>
        <source>Counting aids: which tiles have been seen</source>
        <translation>记牌助手：哪些牌已经见过</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>When the game is over: the same again, with the same players</source>
        <translation>整场游戏结束后：同样的人，同样的规则，再来一场</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>成就…</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>每日牌局…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>对手阶梯…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>自你上一回合以来发生的事</translation>
    </message>
    <message>
        <source>Pass or end your turn, where the rules let you even though a tile fits</source>
        <translation>在规则允许时，即使有牌能出，也可跳过或结束回合</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Shift+%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two keys</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>%1, %2</source>
        <comment>a planned train: its tiles, and the pips that it leaves in the hand</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>of a planned train</comment>
        <translation>
            <numerusform>%n张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left over</source>
        <translation>
            <numerusform>剩余%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: could not play on %2, and passed.</source>
        <comment>a player; %1: their first turn is 1, %2: values</comment>
        <translation>第%1回合：接不上%2，跳过。</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, drew %n tile(s) and passed.</source>
        <extracomment>a player; %1: their first turn is 1, %2: values</extracomment>
        <translation>
            <numerusform>第%1回合：接不上%2，摸了%n张牌后跳过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, and drew %n tile(s).</source>
        <translation>
            <numerusform>第%1回合：接不上%2，摸了%n张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since: %2</source>
        <comment>%1: a value, %2: players</comment>
        <translation>接不上%1，此后摸的牌也没有留在手里：%2</translation>
    </message>
</context>
<context>
    <name>CountedLine</name>
    <message>
        <source>%1: %2 of %3 seen</source>
        <comment>%1: a value, %2, %3: tiles</comment>
        <translation>%1：%3张中已见%2张</translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <comment>tiles of one value</comment>
        <translation>%2张中已见%1张</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Not seen yet: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>还没见过：%1张</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>你手里：%1张</translation>
    </message>
    <message>
        <source>Open on the table: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>桌上亮出：%1张</translation>
    </message>
</context>
<context>
    <name>CountingSheet</name>
    <message>
        <source>Counting aids</source>
        <translation>记牌助手</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>记牌助手：我手里的点数、见过的牌、别人接不上的点数</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>手里%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>现在不显示任何牌。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1，轮到你了。</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>现在请其他人不要看。</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>看我的牌</translation>
    </message>
    <message>
        <source>Let a computer player play for %1</source>
        <translation>让电脑替%1玩</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>%1 %2</source>
        <comment>%1: name of a month, %2: year</comment>
        <translation>%2年%1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>of a day</comment>
        <translation>还没到</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <comment>of a day&apos;s game</comment>
        <translation>已开始</translation>
    </message>
    <message>
        <source>played again</source>
        <comment>of a day</comment>
        <translation>再次玩过</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>of a day</comment>
        <translation>还没玩</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>有过撤销</translation>
    </message>
    <message>
        <source>a seat changed hands</source>
        <translation>座位换过手</translation>
    </message>
    <message>
        <source>You are playing it: it waits on the table.</source>
        <translation>你正在玩：它在桌上等着你。</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>你赢了，%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n point(s).</source>
        <translation>
            <numerusform>你的结果：%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it: round %1 of %2.</source>
        <translation>你已经开始了：第%1局，共%2局。</translation>
    </message>
    <message>
        <source>You have played these tiles; the record of your first try is gone.</source>
        <translation>这些牌你已经玩过了；第一次的记录已经不在了。</translation>
    </message>
    <message>
        <source>You have not played it yet. Your first try is the one that counts.</source>
        <translation>你还没有玩。第一次的结果才算数。</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>途中撤销过。</translation>
    </message>
    <message>
        <source>A seat changed hands on the way.</source>
        <translation>途中有座位换过手。</translation>
    </message>
    <message numerus="yes">
        <source>Played again since then: %n time(s).</source>
        <translation>
            <numerusform>此后又玩了%n次。</numerusform>
        </translation>
    </message>
    <message>
        <source>You played it with version %1; computer players may play differently now.</source>
        <translation>你是用%1版玩的；电脑玩家现在的打法可能不同。</translation>
    </message>
    <message>
        <source>The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, with three computer players (%2).</source>
        <comment>%1: name of a rulebook, %2: levels</comment>
        <translation>同一天每个人的牌都一样，不需要网络：%1规则，共三局，有三位电脑玩家（%2）。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Once more for the fun of it: it does not count.</source>
        <translation>为了好玩再来一次：不算数。</translation>
    </message>
    <message>
        <source>It is being played in another window.</source>
        <translation>正在另一个窗口里玩。</translation>
    </message>
    <message>
        <source>Reading which days you have played…</source>
        <translation>正在读取玩过的日子…</translation>
    </message>
    <message>
        <source>Levels that have played these tiles in your seat: %1 of %2</source>
        <translation>已在你的座位上打完这些牌的难度：%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player or a level</comment>
        <translation>
            <numerusform>%1：%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Deal of the day %1, once more</source>
        <comment>%1: date</comment>
        <translation>每日牌局%1，再来一次</translation>
    </message>
    <message>
        <source>Deal of the day %1</source>
        <comment>%1: date</comment>
        <translation>每日牌局%1</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Daylight</source>
        <comment>a theme: light wood and a light cloth</comment>
        <translation>日光</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>Round %1</source>
        <translation>第%1局</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>盐值：%1</translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation>全部的牌，按发牌和摸牌的顺序：%1</translation>
    </message>
    <message>
        <source>Fingerprint:</source>
        <translation>校验码：</translation>
    </message>
</context>
<context>
    <name>DealOfDaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation>每日牌局</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>下个月</translation>
    </message>
    <message>
        <source>With the same tiles: you, and each level in your seat</source>
        <translation>同样的牌：你，以及坐在你座位上的各难度电脑</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>再看一遍</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Mexican Train</source>
        <translation>墨西哥火车</translation>
    </message>
    <message>
        <source>Domino game</source>
        <translation>多米诺骨牌游戏</translation>
    </message>
    <message>
        <source>Play Mexican Train dominoes by the rules in your box</source>
        <translation>按你盒子里的规则书玩“墨西哥火车”多米诺骨牌</translation>
    </message>
    <message>
        <source>domino;dominoes;train;tiles;family;</source>
        <extracomment>what somebody might type to find the game; each followed by a semicolon</extracomment>
        <translation>多米诺;骨牌;火车;家庭;</translation>
    </message>
    <message>
        <source>Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from the station, and an open train may be used by all. The rules differ from box to box, so this table knows several rule leaflets and their variants, explains every refusal in words, and plays fair.</source>
        <translation>墨西哥火车是供2到14人玩的多米诺骨牌游戏：每个人都从车站开始接出自己的一列火车，开放的火车大家都可以接牌。每盒里的规则各不相同，所以这里收有多种规则书及其变体；出牌不合规则时，每次都会用文字说明原因；电脑也不作弊。</translation>
    </message>
    <message>
        <source>Play against the computer, against each other at one screen, or both</source>
        <translation>和电脑对战，几个人共用一块屏幕，或者两者兼有</translation>
    </message>
    <message>
        <source>Everything by mouse, by touch or by keyboard</source>
        <translation>所有操作都可以用鼠标、触摸或键盘完成</translation>
    </message>
    <message>
        <source>No advertisements, no network, no account</source>
        <translation>没有广告，不用联网，不用账号</translation>
    </message>
    <message>
        <source>The table in the middle of a round</source>
        <translation>一局进行到一半的牌桌</translation>
    </message>
    <message>
        <source>Mexican Train saved game</source>
        <extracomment>a kind of file, as a file manager names it</extracomment>
        <translation>墨西哥火车存档</translation>
    </message>
</context>
<context>
    <name>EnginesToCome</name>
    <message>
        <source>These engines wait for their rounds:</source>
        <translation>这些起始牌在等各自的一局：</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You draw %1.</source>
        <translation>你摸到%1。</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1摸了一张牌。</translation>
    </message>
    <message>
        <source>The engine %1 is in the station.</source>
        <translation>起始牌%1在车站里。</translation>
    </message>
    <message>
        <source>A marker now stands %1: everybody may play tiles there.</source>
        <comment>on whose train</comment>
        <translation>%1现在停着一个火车头：谁都可以在那里接牌。</translation>
    </message>
    <message>
        <source>%1 is closed again.</source>
        <translation>%1又关闭了。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>你跳过。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1跳过。</translation>
    </message>
    <message>
        <source>You have one tile left!</source>
        <translation>你只剩一张牌了！</translation>
    </message>
    <message>
        <source>%1 has one tile left!</source>
        <translation>%1只剩一张牌了！</translation>
    </message>
    <message>
        <source>You play %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>你把%1接到%2。</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1把%2接到自己的火车上。</translation>
    </message>
    <message>
        <source>%1 plays %2 %3.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1把%2接到%3。</translation>
    </message>
    <message>
        <source>Your train is for you alone again.</source>
        <translation>又只有你能在自己的火车上接牌了。</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train: the double lies open.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1把%2接到自己的火车上：这张双牌还没接上。</translation>
    </message>
    <message>
        <source>%1 plays %2 %3: the double lies open.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1把%2接到%3：这张双牌还没接上。</translation>
    </message>
</context>
<context>
    <name>FaceGrid</name>
    <message>
        <source>%1 · %2</source>
        <comment>a character&apos;s name, and the level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Who should play?</source>
        <translation>由谁来玩？</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fair play</source>
        <translation>公平游戏</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>到目前为止的运气</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>自己检查</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>复制这条命令。</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>这场游戏的发牌</translation>
    </message>
    <message>
        <source>Reading the earlier rounds…</source>
        <translation>正在读取前面各局…</translation>
    </message>
    <message>
        <source>Who sees the tiles</source>
        <translation>谁能看到牌</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>A computer player sees what any player in its seat would see: the table and every hand, as all hands lie face up in this game. It does not know the order of the boneyard.</source>
        <translation>电脑玩家看到的，和真人坐在它的座位上看到的一样：牌桌，以及所有人手里的牌，因为这场游戏是明牌。它不知道牌堆的顺序。</translation>
    </message>
    <message>
        <source>A computer player sees what any player in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
        <translation>电脑玩家看到的，和真人坐在它的座位上看到的一样：自己的牌、牌桌，以及别人手里有几张牌。它不知道别人的牌，也不知道牌堆的顺序。</translation>
    </message>
    <message>
        <source>Checked: the fingerprint belongs to these tiles and this salt.</source>
        <translation>已检查：校验码与这些牌和盐值相符。</translation>
    </message>
    <message>
        <source>This deal was recorded without a fingerprint.</source>
        <translation>这次发牌的记录里没有校验码。</translation>
    </message>
    <message>
        <source>Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation>在所有摸到的牌里，能马上出的有%1。只看几局，运气可能不均；局数多了，就会趋于平均。</translation>
    </message>
    <message>
        <source>Everybody’s luck is counted as soon as a round is finished.</source>
        <translation>打完一局，就会统计每个人的运气。</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation>%1/%2（%3%）</translation>
    </message>
    <message>
        <source>Before the first move of a round all its tiles are shuffled. In the order that this gives they are dealt and drawn, to the end of the round.</source>
        <translation>每一局的牌都在第一次行动之前洗好。整局都按洗出的顺序发牌和摸牌。</translation>
    </message>
    <message>
        <source>The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this round and of the rounds to come. At one computer, fair play is a matter of trust.</source>
        <translation>存档是这台电脑上的一个文件，没有加密：打开它的人能看到所有的牌，包括这一局和以后各局的。大家共用一台电脑，公平要靠互相信任。</translation>
    </message>
    <message>
        <source>The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note it down or photograph it, preferably before the first move: then you can check later that the deal has not been changed since. To everybody else it shows only that the saved game agrees with itself.</source>
        <translation>一次发牌的校验码，是由牌的顺序和一段随机文字（盐值）算出来的。最好在第一次行动之前把它抄下来或拍下来：以后你就能检查，发牌从那时起没有改动过。对其他人来说，它只说明存档本身前后一致。</translation>
    </message>
    <message>
        <source>The tool that comes with the game plays the whole saved game again by the rules and compares the fingerprints:</source>
        <translation>随游戏附带的工具会按规则把整个存档重演一遍，并核对校验码：</translation>
    </message>
    <message>
        <source>To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and at least the first four groups of the fingerprint.</source>
        <translation>要核对抄下来的校验码，请在命令后加上%1：这一局的序号、一个冒号，以及校验码的至少前四组。</translation>
    </message>
    <message>
        <source>This round is still being played: its tiles and its salt are shown here when it is over.</source>
        <translation>这一局还在进行：打完以后，这里会显示它的牌和盐值。</translation>
    </message>
    <message>
        <source>These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same order. Whoever played that round, or looked at its replay, may know them; computer players do not.</source>
        <translation>这是以前一场游戏第%1局的牌，按同样的顺序发牌和摸牌。玩过那一局或看过它的回放的人可能知道这些牌；电脑玩家不知道。</translation>
    </message>
    <message>
        <source>The fingerprint of the deal is the one that it had then, and could be known before this round began: it shows that the tiles are the same, and not that nobody knew them.</source>
        <translation>发牌的校验码和当时的一样，这一局开始前就可能有人知道：它说明牌是同样的，不说明没有人知道这些牌。</translation>
    </message>
    <message>
        <source>This is a deal of the day: its tiles and their order follow from the date, so they are the same for everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.</source>
        <translation>这是每日牌局：牌的顺序由日期决定，所以凡是玩这一天牌局的人，牌都一样。整局都按这个顺序发牌和摸牌。</translation>
    </message>
    <message>
        <source>%1 It is played once more here: you may know the tiles, the computer players do not.</source>
        <comment>%1: sentences</comment>
        <translation>%1这次是重玩：你可能知道这些牌，电脑玩家不知道。</translation>
    </message>
    <message>
        <source>The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the same one, and you can compare them.</source>
        <translation>发牌的校验码也由日期决定：凡是玩这一天牌局的人，校验码都一样，可以互相核对。</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The saved game %1 is not there any more.</source>
        <translation>存档%1已经不在了。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>无法读取文件%1：%2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so this game is not being saved: %2</source>
        <translation>无法写入文件%1，所以这场游戏没有保存：%2</translation>
    </message>
    <message>
        <source>The game %1 is open in another window.</source>
        <translation>游戏%1已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>The file %1 is not a saved game that can be continued. Line %2: %3</source>
        <comment>%3: a sentence</comment>
        <translation>文件%1不是可以继续的存档。第%2行：%3</translation>
    </message>
    <message>
        <source>Player %1 does something that the rules do not allow.</source>
        <translation>玩家%1做了规则不允许的事。</translation>
    </message>
    <message>
        <source>It says %1 where the rules give %2.</source>
        <comment>%1, %2: values</comment>
        <translation>这里写的是%1，按规则应该是%2。</translation>
    </message>
    <message>
        <source>The tiles dealt are not exactly those of the set.</source>
        <translation>发出的牌与整套牌不符。</translation>
    </message>
    <message>
        <source>The fingerprint of the deal does not match its tiles.</source>
        <translation>发牌的校验码与牌不符。</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>没有玩家%1。</translation>
    </message>
    <message>
        <source>It undoes more moves than were made.</source>
        <translation>撤销的操作比做过的还多。</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>这里什么也没有。</translation>
    </message>
    <message>
        <source>A number in it is too large.</source>
        <translation>其中有一个数字太大。</translation>
    </message>
    <message>
        <source>It is far larger than a line of a game can be.</source>
        <translation>它远远超过一行存档可能的长度。</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>“%1”出现了两次。</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>缺少“%1”。</translation>
    </message>
    <message>
        <source>“%1” cannot be %2.</source>
        <comment>%1: a key, %2: its value</comment>
        <translation>“%1”不能是%2。</translation>
    </message>
    <message>
        <source>It is another kind of file.</source>
        <translation>这是另一种文件。</translation>
    </message>
    <message>
        <source>It was written by another version of this game.</source>
        <translation>它是由本游戏的另一个版本写入的。</translation>
    </message>
    <message>
        <source>It does not look like a line of a saved game.</source>
        <translation>它看起来不像存档中的一行。</translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation>缺少游戏的开头。</translation>
    </message>
    <message>
        <source>The deal of the next round should be here.</source>
        <translation>这里应该是下一局的发牌。</translation>
    </message>
    <message>
        <source>What the next player does should be here.</source>
        <translation>这里应该是下一位玩家的行动。</translation>
    </message>
    <message>
        <source>The end of the round should be here.</source>
        <translation>这里应该是一局的结束。</translation>
    </message>
    <message>
        <source>The end of the game should be here.</source>
        <translation>这里应该是游戏的结束。</translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation>游戏在这一行之前就已经结束。</translation>
    </message>
    <message>
        <source>It does not belong in a saved game.</source>
        <translation>它不该出现在存档里。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>无法写入文件%1：%2</translation>
    </message>
    <message>
        <source>There is a fault in this program. %1 It was not carried out and is not in the saved game; the game goes on.</source>
        <comment>%1: a sentence</comment>
        <translation>程序出现了错误。%1这一步没有执行，也没有写入存档；游戏继续进行。</translation>
    </message>
    <message>
        <source>There is no game in the file %1: it is empty, or its first line is not whole.</source>
        <translation>文件%1里没有游戏：它是空的，或者第一行不完整。</translation>
    </message>
    <message>
        <source>The last line of the saved game %1, line %2, was only half written, and is left out. The game goes on after the line before.</source>
        <comment>%1: a file, %2: a number</comment>
        <translation>存档%1的最后一行（第%2行）只写了一半，已略去。游戏从前一行之后继续。</translation>
    </message>
    <message>
        <source>The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a copy; this file stays as it is.</source>
        <comment>%3: a sentence</comment>
        <translation>存档%1已损坏。第%2行：%3这一行之前的内容可以在副本中继续玩；这个文件保持原样。</translation>
    </message>
    <message>
        <source>The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with settings of its own.</source>
        <comment>%1, %2: files</comment>
        <translation>无法读取文件%1中的设置。该文件已保留为%2，程序改用默认设置启动。</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>a file</comment>
        <translation>它不存在</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>not a file</comment>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>it is a pipe</source>
        <comment>not a file</comment>
        <translation>它是管道</translation>
    </message>
    <message>
        <source>it is a device</source>
        <comment>not a file</comment>
        <translation>它是设备</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>它太大了</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <comment>%1: a number</comment>
        <translation>它大于%1 MB</translation>
    </message>
    <message>
        <source>The file %1 does not say which game was played last. Look for it among the saved games.</source>
        <translation>文件%1没有说明上次玩的是哪场游戏。请在存档中查找。</translation>
    </message>
    <message>
        <source>The settings (the file %1) contain something that this version of the program does not know: %2. It uses its own values instead; what is written there stays until you choose something else.</source>
        <comment>%1: a file, %2: &quot;theme=neon&quot; and the like</comment>
        <translation>设置（文件%1）中有这个版本的程序不认识的内容：%2。程序改用默认值；文件中的内容会保留，直到你另作选择。</translation>
    </message>
    <message>
        <source>The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.</source>
        <translation>无法打开文件%1：文件名不是UTF-8编码。请给它改个名字。</translation>
    </message>
    <message>
        <source>The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file stays as it is.</source>
        <comment>%1: a file, %2: what the system says</comment>
        <translation>存档%1无法在原处继续：%2。可以在副本中继续；此文件保持不变。</translation>
    </message>
</context>
<context>
    <name>FirstScreen</name>
    <message>
        <source>Mexican Train</source>
        <translation>墨西哥火车</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>新游戏设置…</translation>
    </message>
    <message>
        <source>New to the game? Learn it in one short round</source>
        <translation>第一次玩？一小局就能学会</translation>
    </message>
    <message>
        <source>While you play, %1 opens the menu, and %2 says how things stand.</source>
        <comment>keys</comment>
        <translation>游戏时，按%1打开菜单，按%2查看当前局面。</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>开始教程</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>每日牌局…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>对手阶梯…</translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player starts. Who is it?</source>
        <translation>年纪最大的玩家先出牌，是谁？</translation>
    </message>
    <message>
        <source>The youngest player starts. Who is it?</source>
        <translation>年纪最小的玩家先出牌，是谁？</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>谁先出牌？</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>随机</translation>
    </message>
</context>
<context>
    <name>FurtherPlaces</name>
    <message>
        <source>%1: %2</source>
        <comment>who: points, a number</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Taken back: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>No train is planned any more.</source>
        <translation>不再规划火车。</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>%1 · Round %2 of %3 · Engine %4</source>
        <comment>%1: deal of the day, 25.11.26</comment>
        <translation>%1 · 第%2局，共%3局 · 起始牌%4</translation>
    </message>
    <message>
        <source>The same tiles again: round %1 · Engine %2 · %3 rules</source>
        <comment>%3: name of the rulebook</comment>
        <translation>同样的牌再来一局：第%1局 · 起始牌%2 · %3规则</translation>
    </message>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation>第%1局，共%2局 · 起始牌%3 · %4规则</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>无法删除文件%1。</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开游戏</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>All hands</source>
        <translation>所有人的牌</translation>
    </message>
</context>
<context>
    <name>GameSaving</name>
    <message>
        <source>This game is saved again.</source>
        <translation>这场游戏已恢复保存。</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存游戏</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>End this game?</source>
        <translation>结束这场游戏？</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>继续玩</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>If the game on the table counts, it will count as not won. It stays among your saved games.</source>
        <translation>桌上的这场游戏如果计入，会算作没有获胜。它会留在你的存档里。</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Saved games</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>正在读取存档：%1/%2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续玩</translation>
    </message>
    <message>
        <source>View</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Copy the file’s path</source>
        <translation>复制文件路径</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>打开游戏文件…</translation>
    </message>
    <message>
        <source>The game is deleted. The statistics stay as they are.</source>
        <translation>游戏已删除。统计不变。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved while they are played.</source>
        <translation>还没有存档。游戏会边玩边保存。</translation>
    </message>
</context>
<context>
    <name>HandLines</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>out, 0 points</source>
        <translation>出完牌，0分</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a tile in one’s hand</comment>
        <translation>第%1位，共%2张</translation>
    </message>
</context>
<context>
    <name>HandTile</name>
    <message>
        <source>number %1 of your planned train</source>
        <translation>规划好的火车中第%1张</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile&apos;s place in the hand, and how many tiles are in it</comment>
        <translation>第%1张，共%2张</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>All hands</source>
        <translation>所有人的牌</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>HelpLine</name>
    <message>
        <source>%1: %2</source>
        <extracomment>what can be done, and how; as a screen reader says it</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>With mouse or touch</source>
        <translation>用鼠标或手指</translation>
    </message>
    <message>
        <source>Play a tile</source>
        <translation>出一张牌</translation>
    </message>
    <message>
        <source>Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation>把牌拖到亮起的火车上。也可以先点牌，再点火车。如果只有一处能接，点两下这张牌就行。</translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation>整理手里的牌</translation>
    </message>
    <message>
        <source>Drag a tile to another place in the holder, or use the buttons below it.</source>
        <translation>把牌拖到牌架上的另一个位置，或者用牌架下方的按钮。</translation>
    </message>
    <message>
        <source>See a whole train</source>
        <translation>看整列火车</translation>
    </message>
    <message>
        <source>Click the name in front of it.</source>
        <translation>点火车前面的名字。</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>用键盘</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>From tile to tile, and up to the trains</source>
        <translation>在牌之间移动，向上移到火车</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>回车键或空格键</translation>
    </message>
    <message>
        <source>Choose the tile, play it on the train; twice on a tile: play it where it fits</source>
        <translation>选中牌，再接到火车上；在一张牌上按两次：接到能接的地方</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab键</translation>
    </message>
    <message>
        <source>Move to the other controls</source>
        <translation>移到其他控件</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>规则…</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>开始教程</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+左或右方向键</translation>
    </message>
    <message>
        <source>Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one</source>
        <translation>把牌移到牌架上的另一个位置；Ctrl+Home和Ctrl+End：移到最前或最后</translation>
    </message>
</context>
<context>
    <name>HighContrast</name>
    <message>
        <source>High contrast</source>
        <comment>a theme: black, white and yellow</comment>
        <translation>高对比度</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Play %1 %2: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>把%1接到%2：%3</translation>
    </message>
    <message>
        <source>Finish your first turn: the other tiles are better kept.</source>
        <translation>结束首回合吧：其余的牌最好留着。</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass.</source>
        <translation>摸到的牌最好留着，跳过吧。</translation>
    </message>
    <message>
        <source>nothing else can be played.</source>
        <translation>没有别的牌能出。</translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation>这样就接上了双牌。</translation>
    </message>
    <message>
        <source>then your marker can come off.</source>
        <translation>之后火车头就能拿走。</translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation>你手里有牌能跟着这张双牌出。</translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation>它是你最长火车的下一张牌。</translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation>你最长的火车用不到它。</translation>
    </message>
    <message>
        <source>of the tiles that fit, it has the most pips.</source>
        <translation>能出的牌里它的点数最大。</translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation>这样手里留下的牌最好。</translation>
    </message>
    <message>
        <source>Better leave your train open: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>你的火车最好保持开放：%1</translation>
    </message>
    <message>
        <source>Better take your marker off: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>最好拿走你的火车头：%1</translation>
    </message>
    <message>
        <source>Finish your first turn: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>结束首回合吧：%1</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>摸到的牌最好留着，跳过吧：%1</translation>
    </message>
    <message>
        <source>in %1 of %2 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1, %2: numbers</comment>
        <translation>在试过的%2种暗牌分布中，有%1种是这样更好。</translation>
    </message>
    <message>
        <source>on average over %1 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1: a number, 100</comment>
        <translation>平均来看，在试过的%1种暗牌分布中这样更好。</translation>
    </message>
    <message>
        <source>one of your tiles fits on your train.</source>
        <comment>so keep others away</comment>
        <translation>你手里有牌能接到自己的火车上。</translation>
    </message>
    <message>
        <source>none of your tiles fits on your train.</source>
        <comment>others may play one there that helps you</comment>
        <translation>你手里没有牌能接到自己的火车上。</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No computer players</source>
        <comment>opponents</comment>
        <translation>没有电脑玩家</translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>opponents</comment>
        <translation>不同难度</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>%1: date and time</comment>
        <translation>上次玩：%1</translation>
    </message>
    <message>
        <source>Begun %1, last played %2</source>
        <comment>%1: date, %2: date and time</comment>
        <translation>%1开始，上次玩：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>of a finished game</comment>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>第%1局，共%2局</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1以%2获胜。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation>第%1行：%2</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>state of a game</comment>
        <translation>在桌上</translation>
    </message>
    <message>
        <source>In another window</source>
        <comment>state of a game</comment>
        <translation>在另一个窗口</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>state of a game</comment>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>state of a game</comment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a game</comment>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>state of a game</comment>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1: a rulebook in which options were changed</comment>
        <translation>%1（有修改）</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>你</translation>
    </message>
    <message numerus="yes">
        <source>Played straight through (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>正常进行（%n）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>有过撤销（%n）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>座位换过手（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation>开始的游戏</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>figure: games</comment>
        <translation>打完的游戏</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>平均名次</translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation>只算打完的游戏</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>每局得分</translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation>
            <numerusform>%n局的平均值</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation>出完牌</translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation>
            <numerusform>共%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>最长的火车</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>连胜</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>%1% of the games begun</source>
        <translation>占已开始游戏的%1%</translation>
    </message>
    <message>
        <source>%1% of the games begun; %2 together with others</source>
        <translation>占已开始游戏的%1%；其中%2场共同获胜</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>最好的一局</translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation>
            <numerusform>对%n名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>最好的一场</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation>
            <numerusform>共%n局，%1打完</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won together, with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1以%2共同获胜。</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>目前最多：%1</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>使用提示次数</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <comment>%1: why</comment>
        <translation>无法读取这个文件：%1</translation>
    </message>
    <message>
        <source>The same tiles again: round %1</source>
        <translation>同样的牌再来一局：第%1局</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>你赢了，%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>全部游戏（%n）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holder</name>
    <message>
        <source>Your tiles</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>现在不显示任何牌。</translation>
    </message>
</context>
<context>
    <name>HolderEdge</name>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>手里%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows how many tiles of each value have been seen.</source>
        <translation>显示每种点数已经见过多少张牌。</translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation>规划我的火车</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>按点数排序</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>按总点数排序</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Points are whole numbers, 0 or more: look again at %1.</source>
        <translation>得分是0或更大的整数：请再看看%1的得分。</translation>
    </message>
    <message>
        <source>Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.</source>
        <translation>没有人得0分。出完牌的人应该是0分；如果没有人出完牌，请打开上面的“没有人出完牌”。</translation>
    </message>
    <message>
        <source>All tiles but the engine count %1 points together, so nobody can have more: look again at %2.</source>
        <comment>%2: whose points</comment>
        <translation>除起始牌外，所有的牌一共%1分，谁也不会超过这个数：请再看看%2的得分。</translation>
    </message>
    <message>
        <source>Together these are %1 points, yet all tiles but the engine count only %2.</source>
        <translation>这些得分加起来是%1分，而除起始牌外，所有的牌一共只有%2分。</translation>
    </message>
    <message>
        <source>%1: you wrote a total of %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation>%1：写下的总分是%2，但各局相加是%3。</translation>
    </message>
    <message>
        <source>Points still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation>还没填得分：%1。</translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Continue: %1. %2</source>
        <comment>%1: names of the players, %2: how far they are</comment>
        <translation>继续%1的游戏。%2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a kept game; %1: names of the players</comment>
        <translation>删除%1的游戏</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Games with real tiles</source>
        <translation>用真骨牌玩的游戏</translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation>用真骨牌玩时，得分记在这里。写下的内容会马上保存。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>开始记分</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>正在读取对局…</translation>
    </message>
</context>
<context>
    <name>KnownTables</name>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <comment>beside people</comment>
        <translation>
            <numerusform>%n名电脑玩家</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Ladder</source>
        <translation>对手阶梯</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>Looking through your saved games…</source>
        <translation>正在查看你的存档…</translation>
    </message>
    <message>
        <source>You have beaten them all.</source>
        <translation>你已经战胜了所有对手。</translation>
    </message>
    <message>
        <source>Beaten so far: %1 of %2. You may play against anyone.</source>
        <comment>%1, %2: how many computer players</comment>
        <translation>已战胜：%1/%2。你可以和任何一位对手玩。</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>of a computer player</comment>
        <translation>已战胜</translation>
    </message>
    <message>
        <source>the next one</source>
        <comment>of a computer player who has not been beaten yet</comment>
        <translation>下一位</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <comment>%1: name of a computer player</comment>
        <translation>和%1玩一场</translation>
    </message>
    <message>
        <source>Beaten on %1</source>
        <comment>%1: a date with the weekday, which may end with a full stop; of a computer player</comment>
        <translation>战胜日期：%1</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>途中撤销过。</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>有过撤销</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>LanguageSetting</name>
    <message>
        <source>None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the program again.</source>
        <comment>%1: a language, in English; %2: name of a package</comment>
        <translation>系统中没有能显示此语言的字体：%1。请安装一种（Debian上为%2），然后重新启动程序。</translation>
    </message>
</context>
<context>
    <name>LengthChips</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>完整游戏：%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>短版游戏</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>游戏长度</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>完整游戏：%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>少玩几局</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>短版游戏</translation>
    </message>
    <message>
        <source>Without the tiles that have a 10, 11 or 12; the first engine is the double 9.</source>
        <translation>不用带10、11或12的牌；第一张起始牌是双9。</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>游戏长度</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Play %1.</source>
        <translation>现在你的火车继续加长：末端的框里标着需要的点数。请出%1。</translation>
    </message>
    <message>
        <source>Here is the tile that your double needs: %1 fits.</source>
        <translation>出双牌后要再出的就是这张牌：%1能接。</translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Play %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>%2有一张未接的双牌：要先接上它，才能在别处出牌。请把%1接到那里。</translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the bottom right.</source>
        <translation>你没有牌能接。请从右下方的牌堆摸一张。</translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>这张也不能接：请跳过。之后你的火车上会放上一个火车头，谁都可以在那里接牌，直到你自己在那里接上一张。</translation>
    </message>
    <message>
        <source>A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>另一列火车的末端停着火车头：那里你也可以接牌。请把%1接到%2。</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: play %1 there.</source>
        <translation>墨西哥火车属于大家。自己的火车用不到的牌，就可以接在那里：请把%1接上去。</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation>又轮到你了：你会怎么出？上方的灯泡可以给你提示。</translation>
    </message>
    <message>
        <source>Play %1. It is a double: it lies across the track, and needs one more tile.</source>
        <translation>请出%1。这是双牌：它横放在轨道上，之后还要再出一张牌。</translation>
    </message>
    <message>
        <source>Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their points, and the fewest points win. The rules page tells you the rest.</source>
        <translation>现在你会玩了。有人出完最后一张牌，这一局就结束；其他人手里剩下的点数就是他们的得分，总分最低的获胜。其余的内容，请看规则页。</translation>
    </message>
    <message>
        <source>Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play tiles there any more.</source>
        <translation>你的火车头还停在你的火车上。把%1接到那里：火车头就会拿走，别人就不能再在那里接牌了。</translation>
    </message>
    <message>
        <source>%1 is your last tile. Play it %2: then you are out, and the round is over.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>%1是你的最后一张牌。把它接到%2：你就出完牌了，这一局结束。</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does. Frames show where it fits: drag it to the one at your train, or click it and then your train.</source>
        <translation>下面是你的牌。火车的第一张牌，必须带有车站里那张双牌的点数。%1正合适。框会标出可以接的地方：把它拖到你的火车那个框里，或者先点它，再点你的火车。</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, Enter, Up to your train, Enter.</source>
        <translation>下面是你的牌。火车的第一张牌，必须带有车站里那张双牌的点数。%1正合适：用右方向键移到这张牌，按回车键，再用上方向键移到你的火车，按回车键。</translation>
    </message>
    <message>
        <source>That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>这张也不能接：请跳过，用右方向键移过最后一张牌，再按回车键。之后你的火车上会放上一个火车头，谁都可以在那里接牌，直到你自己在那里接上一张。</translation>
    </message>
    <message>
        <source>You passed instead: that is allowed, too, and Undo takes it back.</source>
        <translation>你跳过了：这样也可以，想收回就用“撤销”。</translation>
    </message>
    <message>
        <source>You played %1 %2 instead: that is allowed, too, and Undo takes it back.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>你把%1接到了%2：这样也可以，想收回就用“撤销”。</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</source>
        <translation>
            <numerusform>这一局结束了。牌局没有按课程走，有%n课没有讲到。你可以再来一遍教程，也可以直接玩：上方的灯泡可以给你提示。</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard: press %1.</source>
        <comment>%1: the key</comment>
        <translation>你没有牌能接。请按%1键，从牌堆摸一张。</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The key %1 gives a hint.</source>
        <translation>又轮到你了：你会怎么出？按%1键可以得到提示。</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</source>
        <translation>
            <numerusform>这一局结束了。牌局没有按课程走，有%n课没有讲到。你可以再来一遍教程，也可以直接玩：按%1键可以得到提示。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Which level?</source>
        <translation>用哪个难度？</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Plays any tile that fits.</source>
        <translation>随便出一张能接的牌。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile first.</source>
        <translation>先出点数最大的牌。</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Plans the longest train and follows it.</source>
        <translation>规划最长的火车，并照着出牌。</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Has just learned the rules: own train first.</source>
        <translation>刚学会规则：先顾自己的火车。</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学习者</translation>
    </message>
    <message>
        <source>Often sees only the next few tiles.</source>
        <translation>往往只看到接下来的几张牌。</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Plays along, and overlooks some things.</source>
        <translation>随意地玩，会漏看一些机会。</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>稳健</translation>
    </message>
    <message>
        <source>Plans ahead; nearly the best is good enough.</source>
        <translation>会提前规划；接近最好就够了。</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>熟练</translation>
    </message>
    <message>
        <source>Errs rarely, and only by a little.</source>
        <translation>很少失误，失误了也只差一点。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation>在最好的火车和会剩下的分数之间权衡。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Tries each move against many guesses at how the hidden tiles lie.</source>
        <translation>设想暗牌的许多种可能分布，逐一试走每一步。</translation>
    </message>
    <message>
        <source>Wins fewer than 1 of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>对三名“%1”玩家，100场游戏中赢不到1场。</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>
            <numerusform>对三名“%1”玩家，100场游戏中赢%n场。</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of %1 is not known here. At which level should the computer play on?</source>
        <comment>%1: names of players</comment>
        <translation>这里没有电脑玩家（%1）原来的难度。接下来用哪个难度？</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Also reads from what others play which tiles they may hold.</source>
        <translation>还会从别人打出的牌推断他们手里可能有什么牌。</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
</context>
<context>
    <name>LuckTable</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>摸牌数</translation>
    </message>
    <message>
        <source>Of these playable at once</source>
        <translation>其中马上能出</translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation>发到的双牌</translation>
    </message>
    <message>
        <source>Doubles drawn</source>
        <translation>摸到的双牌</translation>
    </message>
    <message>
        <source>Pips dealt per round, on average</source>
        <translation>平均每局发到点数</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Mexican Train</source>
        <translation>墨西哥火车</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>MarkerQuestion</name>
    <message>
        <source>Take your marker off your train?</source>
        <translation>要拿走你火车上的火车头吗？</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>拿走</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>留着</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 cannot be played anywhere now.</source>
        <translation>%1现在没有地方可接。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>游戏长度</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s).</source>
        <translation>
            <numerusform>每人发%n张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on the table ends.</source>
        <translation>桌上的游戏将会结束。</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>恢复原规则</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>修改规则…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Not sure? Take %1: it leaves the least to decide.</source>
        <translation>拿不准？选%1：要做的决定最少。</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>选它</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>In no leaflet</source>
        <translation>规则书里没有</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Tile set</source>
        <translation>套牌</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>起始牌</translation>
    </message>
    <message>
        <source>Nobody holds the engine</source>
        <translation>没人拿到起始牌</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>谁先出牌</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>首回合</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>墨西哥火车</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>先开始自己的火车</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>出双牌之后</translation>
    </message>
    <message>
        <source>A double drawn after a double</source>
        <translation>出双牌后摸到双牌</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>有多张未接的双牌</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>用双牌出完牌</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>拿走火车头</translation>
    </message>
    <message>
        <source>Empty boneyard</source>
        <translation>牌堆空了</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>双空白</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>总分相同</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>短版游戏</translation>
    </message>
    <message>
        <source>Tiles to deal</source>
        <translation>发牌张数</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>分数上限</translation>
    </message>
    <message>
        <source>dealt with the other tiles</source>
        <translation>和其他牌一起发</translation>
    </message>
    <message>
        <source>in the station before the deal</source>
        <translation>发牌前放在车站里</translation>
    </message>
    <message>
        <source>everybody draws the same number of tiles</source>
        <translation>每人摸的张数一样</translation>
    </message>
    <message>
        <source>drawing stops as soon as it turns up</source>
        <translation>一出现就停止摸牌</translation>
    </message>
    <message>
        <source>the holder of the engine</source>
        <translation>拿到起始牌的人</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>大家轮流</translation>
    </message>
    <message>
        <source>one tile, as always</source>
        <translation>照常出一张牌</translation>
    </message>
    <message>
        <source>on any turn</source>
        <translation>任何回合</translation>
    </message>
    <message>
        <source>from one’s second turn on</source>
        <translation>从自己的第二回合起</translation>
    </message>
    <message>
        <source>once one’s own train is started</source>
        <translation>自己的火车开始以后</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>one more tile, not a double</source>
        <translation>再出一张，不能是双牌</translation>
    </message>
    <message>
        <source>one more tile; a double asks again</source>
        <translation>再出一张；是双牌就还要再出</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不必再出牌</translation>
    </message>
    <message>
        <source>on any train open to the player</source>
        <translation>对自己开放的任何火车上</translation>
    </message>
    <message>
        <source>on the double itself</source>
        <translation>那张双牌上</translation>
    </message>
    <message>
        <source>it must be played and asks again</source>
        <translation>必须出，并要再出一张</translation>
    </message>
    <message>
        <source>it may be played and asks again</source>
        <translation>可以出，出了还要再出一张</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>不能用</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>任选一张</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>最早出的一张</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation>只有下一位玩家</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>没有人</translation>
    </message>
    <message>
        <source>a fixed number of tiles</source>
        <translation>固定的张数</translation>
    </message>
    <message>
        <source>until a tile fits</source>
        <translation>摸到能出的牌为止</translation>
    </message>
    <message>
        <source>once for each tile you must play</source>
        <translation>每要出一张都可以摸牌</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>每回合只为一张牌摸牌</translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation>在自己的火车上接牌时自动拿走</translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation>在自己的火车上接牌后自己决定</translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation>每次出牌后自己决定</translation>
    </message>
    <message>
        <source>whoever cannot play passes</source>
        <translation>不能出牌就跳过</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>这一局结束</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>共同获胜</translation>
    </message>
    <message>
        <source>whoever has the most rounds of 0 points</source>
        <translation>零分局数最多的人获胜</translation>
    </message>
    <message>
        <source>the rulebook’s own table</source>
        <translation>规则书里的发牌表</translation>
    </message>
    <message>
        <source>the Cardinal table</source>
        <translation>Cardinal表</translation>
    </message>
    <message>
        <source>the Masters table</source>
        <translation>Masters表</translation>
    </message>
    <message>
        <source>the Pressman table</source>
        <translation>Pressman表</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>double-%1</source>
        <translation>双%1</translation>
    </message>
    <message>
        <source>Where the tile after a double lies</source>
        <translation>双牌后的牌接在哪里</translation>
    </message>
    <message>
        <source>Whom an open double holds up</source>
        <translation>未接的双牌约束谁</translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation>摸几张牌</translation>
    </message>
    <message>
        <source>How often you draw</source>
        <translation>每回合摸牌几次</translation>
    </message>
    <message>
        <source>one tile or more, on one’s own train</source>
        <translation>在自己的火车上接一张或多张</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation>PDF文件 (%1)</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>%1 is a computer player</source>
        <translation>%1由电脑玩</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1的难度</translation>
    </message>
    <message>
        <source>Away: a computer player plays meanwhile.</source>
        <translation>暂时离开：由电脑代玩。</translation>
    </message>
    <message>
        <source>%1 is played by a computer player: %2</source>
        <comment>%2: its level</comment>
        <translation>%1由电脑玩：%2</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.</source>
        <translation>电脑随时可以接管一个座位，真人也随时可以收回。电脑只能看到这个座位能看到的。换手之前的操作就此确定，不能再撤销。</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>so far %1</source>
        <comment>points before this round</comment>
        <translation>此前%1</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>%1的得分</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Your own total for %1</source>
        <comment>%1: name of a player</comment>
        <translation>自己为%1算的总分</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存为PDF…</translation>
    </message>
</context>
<context>
    <name>ReactionWords</name>
    <message>
        <source>Oh dear!</source>
        <comment>said by a computer player who draws and draws</comment>
        <translation>哎呀！</translation>
    </message>
    <message>
        <source>Drat!</source>
        <comment>said by a computer player who has to pass</comment>
        <translation>唉！</translation>
    </message>
    <message>
        <source>Ha!</source>
        <comment>said by a computer player who plays a double</comment>
        <translation>哈！</translation>
    </message>
    <message>
        <source>Hey!</source>
        <comment>said by a computer player on whose train somebody else played a tile</comment>
        <translation>喂！</translation>
    </message>
    <message>
        <source>Hooray!</source>
        <comment>said by a computer player who goes out</comment>
        <translation>太好了！</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>存档 (%1)</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation>这一局已经结束。</translation>
    </message>
    <message>
        <source>It is not your turn: it is %1’s turn.</source>
        <translation>现在不是你的回合，轮到%1。</translation>
    </message>
    <message>
        <source>There is no such train in this game.</source>
        <translation>这场游戏里没有这列火车。</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <translation>你手里没有%1。</translation>
    </message>
    <message>
        <source>A double drawn for the tile you owe cannot be used, so %1 stays in your hand.</source>
        <translation>出双牌后摸到的双牌不能用，所以%1留在你手里。</translation>
    </message>
    <message>
        <source>You have drawn: only that tile, %1, can be played now.</source>
        <translation>你已经摸过牌：现在只能出刚摸到的%1。</translation>
    </message>
    <message>
        <source>You can play: %1 fits %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>你可以出牌：%1能接到%2。</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard before you pass.</source>
        <translation>先从牌堆摸一张牌，才能跳过。</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>牌堆空了。</translation>
    </message>
    <message>
        <source>You have drawn already and may not draw again.</source>
        <translation>你已经摸过牌，不能再摸。</translation>
    </message>
    <message>
        <source>Nothing is drawn on your first turn of a round.</source>
        <translation>每局的首回合不摸牌。</translation>
    </message>
    <message>
        <source>First decide whether your marker stays or comes off.</source>
        <translation>先决定火车头是留下还是拿走。</translation>
    </message>
    <message>
        <source>There is nothing to decide about a marker now.</source>
        <translation>现在没有要决定去留的火车头。</translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation>现在不是可以提前结束的首回合。</translation>
    </message>
    <message>
        <source>Play at least one tile on your train first.</source>
        <translation>先在自己的火车上至少接一张牌。</translation>
    </message>
    <message>
        <source>You have played tiles: finish your first turn instead of passing.</source>
        <translation>你已经出过牌：请结束首回合，不能跳过。</translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>%2的双牌%1还没接上，必须先接。</translation>
    </message>
    <message>
        <source>The double %1 %2 was played earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>%2的双牌%1出得更早，必须先接上。</translation>
    </message>
    <message>
        <source>%1 is closed to you: no marker stands there.</source>
        <translation>%1对你是关闭的：那里没有火车头。</translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation>先开始自己的火车，再到别处出牌。</translation>
    </message>
    <message>
        <source>You may start the Mexican Train from your second turn on.</source>
        <translation>从你在这一局的第二回合起，才能开始墨西哥火车。</translation>
    </message>
    <message>
        <source>You may start the Mexican Train once your own train has a tile.</source>
        <translation>自己的火车上有了牌，才能开始墨西哥火车。</translation>
    </message>
    <message>
        <source>On your first turn of a round you play on your own train only.</source>
        <translation>每局的首回合只能在自己的火车上接牌。</translation>
    </message>
    <message>
        <source>The next tile must be played on the double %1 itself, %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>下一张牌必须直接接在%2的双牌%1上。</translation>
    </message>
    <message>
        <source>%1 does not fit %2: the value %3 is needed there.</source>
        <comment>%1: tile, %2: on whose train, %3: value</comment>
        <translation>%1不能接到%2：那里需要%3点。</translation>
    </message>
    <message>
        <source>A double from your hand cannot follow a double, so %1 has to wait.</source>
        <translation>出双牌后不能再出手里的双牌，%1要再等等。</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The round before</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>let a replay run</comment>
        <translation>播放</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <translation>没有牌了</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose hands are shown</source>
        <translation>看谁的牌</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>点评</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>正在读取游戏…</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>同样的牌再来一局</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>牌堆：%n张牌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay: round %1 of %2 · Engine %3 · %4 rules</source>
        <extracomment>%1, %2: round 3 of 13; %3: tile; %4: name of the rulebook</extracomment>
        <translation>回放：第%1局，共%2局 · 起始牌%3 · %4规则</translation>
    </message>
    <message>
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation>这场游戏还没有打完一局。打完一局才能回放。</translation>
    </message>
    <message>
        <source>Replay: the same tiles again, round %1 · Engine %2 · %3 rules</source>
        <extracomment>%1: number; %2: tile; %3: name of the rulebook</extracomment>
        <translation>回放：同样的牌再来一局，第%1局 · 起始牌%2 · %3规则</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: several names, %2: points</comment>
        <translation>%1都是%2，并列领先。</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>%1: points</comment>
        <translation>你以%1领先。</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1以%2领先。</translation>
    </message>
    <message>
        <source>You went out: you win this round!</source>
        <translation>你出完牌了：这一局你赢了！</translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation>%1出完牌了：这一局结束。</translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation>%1都出完牌了：这一局结束。</translation>
    </message>
    <message>
        <source>Nobody can play any more: the round is over.</source>
        <translation>谁也不能再出牌了：这一局结束。</translation>
    </message>
    <message>
        <source>The boneyard is empty: the round is over.</source>
        <translation>牌堆空了：这一局结束。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with %1.</source>
        <comment>%1: points</comment>
        <translation>你以%1获胜。</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1以%2获胜。</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: most rounds without a point.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1都是%2。你获胜：零分的局数最多。</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1都是%2。%3获胜：零分的局数最多。</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1都是%2。你获胜：零分以外的单局得分最低。</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1都是%2。%3获胜：零分以外的单局得分最低。</translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1以%2共同获胜。</translation>
    </message>
    <message>
        <source>%1 went out together!</source>
        <comment>several names</comment>
        <translation>%1都出完牌了！</translation>
    </message>
    <message>
        <source>You went out first!</source>
        <translation>你最先出完牌！</translation>
    </message>
    <message>
        <source>%1 went out first!</source>
        <translation>%1最先出完牌！</translation>
    </message>
</context>
<context>
    <name>RoundEntryPage</name>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>This round is written down already: here it can be corrected.</source>
        <translation>这一局已经记下了：可以在这里改正。</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <translation>没有人出完牌</translation>
    </message>
    <message>
        <source>Compare with our own totals</source>
        <translation>和我们自己算的总分核对</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <translation>改正这一局</translation>
    </message>
    <message>
        <source>Write it down anyway</source>
        <translation>仍然记下</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>记下</translation>
    </message>
</context>
<context>
    <name>RoundNews</name>
    <message>
        <source>Tip: %1</source>
        <translation>技巧：%1</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>同样的牌再来一局</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>The game is over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>End of round %1 of %2</source>
        <translation>第%1局结束（共%2局）</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>手里剩下的牌</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新游戏…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>点评</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>公平游戏…</translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>RuleModel</name>
    <message>
        <source>This game</source>
        <translation>这场游戏</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>下一场游戏</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>出牌技巧</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared with nothing</comment>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Mexican Train: %1</source>
        <comment>heading of the printed rules</comment>
        <translation>墨西哥火车：%1</translation>
    </message>
    <message>
        <source>%1 (%2, changed)</source>
        <comment>This game (Tactic, changed)</comment>
        <translation>%1（%2，有修改）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>This game (Tactic)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Only the rules that differ are printed here; all others are the same.</source>
        <translation>这里只印两者不同的规则；其余规则都相同。</translation>
    </message>
    <message>
        <source>Only rules that mention “%1” are printed here.</source>
        <translation>这里只印提到“%1”的规则。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many the printed rules are for</comment>
        <translation>
            <numerusform>%n名玩家</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePrinter</name>
    <message>
        <source>Save the rules</source>
        <translation>保存规则</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The game</source>
        <translation>游戏简介</translation>
    </message>
    <message>
        <source>Before a round</source>
        <translation>每局开始前</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>一个回合</translation>
    </message>
    <message>
        <source>Trains and markers</source>
        <translation>火车与火车头</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>双牌</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>一局的结束</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile with the same value on both halves is a double.</source>
        <translation>在双%1套牌里，从0（空白）到%1，每两个点数（可以相同）的组合各有一张，共%2张牌。两半点数相同的牌是双牌。</translation>
    </message>
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation>双空白没有点数，不计分。</translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in hand costs %n point(s).</source>
        <translation>
            <numerusform>手里剩下双空白，要计%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point limit: the game ends with its last round.</source>
        <translation>没有分数上限：打完最后一局，游戏才结束。</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody’s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>一局打完时，只要有人的总分达到%n分，游戏就结束；没有人达到，就在最后一局之后结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The rest lie face down: they are the boneyard.</source>
        <translation>
            <numerusform>每人发%n张牌。其余的牌背面朝上放着，就是牌堆。</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine lies in the station before the tiles are dealt.</source>
        <translation>发牌之前，起始牌已经放在车站里。</translation>
    </message>
    <message>
        <source>Whoever holds or draws the engine starts the round.</source>
        <translation>谁拿到或摸到起始牌，这一局就由谁先出牌。</translation>
    </message>
    <message>
        <source>One player starts the first round; every later round is started by the next player clockwise.</source>
        <translation>第一局由一位玩家先出牌，以后每一局都由顺时针的下一位玩家先出牌。</translation>
    </message>
    <message>
        <source>Players who share the lowest total win together.</source>
        <translation>总分并列最低的玩家共同获胜。</translation>
    </message>
    <message>
        <source>Among players with the same lowest total, the one with the most rounds of 0 points wins. If that is equal too, the lowest of the other rounds decides. If even that is equal, they win together.</source>
        <translation>总分并列最低时，得0分的局数最多的人获胜。如果这也相同，就比0分以外得分最低的一局，更低的人获胜。还是相同，才共同获胜。</translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation>谁也看不到别人的牌。</translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.</source>
        <translation>所有人的牌都正面朝上，大家可以互相看：适合一起学着玩。</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook’s own table.</source>
        <translation>每人发几张牌，按规则书里的发牌表。</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or 6, 11 for 7 or 8, with the double-12 set.</source>
        <translation>每人发几张牌，按Cardinal表：用双12套牌，2到4人各15张，5或6人各12张，7或8人各11张。</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or 6, 10 for 7 or 8, with the double-12 set.</source>
        <translation>每人发几张牌，按Masters表：用双12套牌，2到4人各15张，5或6人各12张，7或8人各10张。</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or 6, 8 for 7 or 8, with the double-12 set.</source>
        <translation>每人发几张牌，按Pressman表：用双12套牌，2到4人各15张，5或6人各11张，7或8人各8张。</translation>
    </message>
    <message>
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a marker.</source>
        <translation>牌堆空了，游戏继续，但不再摸牌：不能出牌的人跳过，并在自己的火车上放火车头。</translation>
    </message>
    <message>
        <source>When the last tile of the boneyard has been drawn, that turn is played to its end, and with it the round is over.</source>
        <translation>牌堆的最后一张牌摸走后，把这个回合打完，这一局也就结束了。</translation>
    </message>
    <message>
        <source>A double may be your last tile: nothing has to follow it.</source>
        <translation>最后一张牌可以是双牌：后面不必再出牌。</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>游戏目标</translation>
    </message>
    <message>
        <source>You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
        <translation>你要设法出完手里的牌。牌一张张首尾相接，排成一列列火车，相碰的两半点数要相同。一局结束时，手里剩下的牌会给你记分；总分最低的人赢得游戏。</translation>
    </message>
    <message>
        <source>The trains</source>
        <translation>火车</translation>
    </message>
    <message>
        <source>Each player has a train of their own. It begins at the station and grows at its open end, one tile after the other.</source>
        <translation>每位玩家都有自己的火车。它从车站开始，在末端一张接一张地加长。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The engine of a round</source>
        <translation>每局的起始牌</translation>
    </message>
    <message>
        <source>All trains of a round begin at a double in the station, the engine. In the first round it is the highest double of the set, in every later round the next lower one. The engine itself needs no tile after it and never has to be closed.</source>
        <translation>一局里所有的火车都从车站里的一张双牌开始，这张双牌就是起始牌。第一局用整套牌中最大的双牌，以后每局换成小一级的双牌。起始牌后面不必再出牌，也不算未接的双牌。</translation>
    </message>
    <message>
        <source>The first starter</source>
        <translation>第一局谁先出牌</translation>
    </message>
    <message>
        <source>By this leaflet the oldest player starts the first round.</source>
        <translation>按这本规则书，第一局由年纪最大的玩家先出牌。</translation>
    </message>
    <message>
        <source>By this leaflet the youngest player starts the first round.</source>
        <translation>按这本规则书，第一局由年纪最小的玩家先出牌。</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>The turns go round the table clockwise, one player after the other.</source>
        <translation>大家按顺时针方向，一个接一个地轮流来。</translation>
    </message>
    <message>
        <source>What a turn is</source>
        <translation>一个回合做什么</translation>
    </message>
    <message>
        <source>Which tile fits</source>
        <translation>哪张牌能接</translation>
    </message>
    <message>
        <source>A tile fits where one of its halves shows the value at the end of the train. That half goes against the train. A train without tiles takes the value of the engine.</source>
        <translation>一张牌只要有一半与火车末端的点数相同，就能接在那里，让这一半紧贴火车。还没有牌的火车，按起始牌的点数来接。</translation>
    </message>
    <message>
        <source>Whoever can play must play</source>
        <translation>能出就要出</translation>
    </message>
    <message>
        <source>When you cannot play</source>
        <translation>不能出牌时</translation>
    </message>
    <message>
        <source>If you cannot play a tile that you have to play, not even after drawing as far as you may, your turn ends and a marker is put on your train, or on its place if it has no tile yet.</source>
        <translation>该出的牌出不了，能摸的牌摸过了还是出不了，你的回合就结束，并在你的火车上放一个火车头；火车上还没有牌，就放在它的位置上。</translation>
    </message>
    <message>
        <source>Open and closed trains</source>
        <translation>开放和关闭的火车</translation>
    </message>
    <message>
        <source>A train without tiles</source>
        <translation>还没有牌的火车</translation>
    </message>
    <message>
        <source>Where a marker stands on the place of a train that has no tile yet, others may start that train with a tile of the engine’s value. It still belongs to its owner, and the marker stays.</source>
        <translation>如果一列火车还没有牌，而它的位置上停着火车头，别人也可以用带有起始牌点数的牌开始这列火车。它仍然属于原来的主人，火车头也留着。</translation>
    </message>
    <message>
        <source>When nothing follows a double</source>
        <translation>双牌后面没有牌可出时</translation>
    </message>
    <message>
        <source>Closing a double</source>
        <translation>接上双牌</translation>
    </message>
    <message>
        <source>A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation>把一张牌接在双牌上，就是接上了双牌。必须接双牌的人，在任何火车上都可以接它，关闭的火车也行；除此以外，那列火车对这个人还是关闭的。接上双牌，回合就完成了，后面不必再出牌。</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>死双牌</translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation>带有某张双牌点数的其他牌全都在桌上以后，就再也没有牌能接上这张双牌了。这样的双牌是死双牌，不约束任何人。</translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation>最后一张牌</translation>
    </message>
    <message>
        <source>As soon as a player has only one tile left, everybody is told.</source>
        <translation>只要有玩家只剩一张牌，大家马上会知道。</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>出完牌</translation>
    </message>
    <message>
        <source>When nobody can play any more</source>
        <translation>谁也不能出牌时</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>算分</translation>
    </message>
    <message>
        <source>At the end of a round you count the pips of the tiles in your hand and add them to your total. The lowest total wins the game.</source>
        <translation>一局结束时，数一数手里剩下的牌的点数，加到你的总分里。总分最低的人赢得游戏。</translation>
    </message>
    <message>
        <source>On your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation>每局的首回合只能在自己的火车上接牌，但想接几张就接几张，能接的话至少接一张。这时不摸牌，出了双牌也不必再出牌。一张也不能接，就在你的火车的位置上放一个火车头。在所有人都走完首回合之前，未接的双牌不约束任何人，这一局也不会结束，所以可能有好几个人在首回合里出完牌。</translation>
    </message>
    <message>
        <source>There is no Mexican Train in this game, only the trains of the players.</source>
        <translation>这场游戏没有墨西哥火车，只有玩家各自的火车。</translation>
    </message>
    <message>
        <source>You may play on other open trains before your own has a tile.</source>
        <translation>自己的火车上还没有牌时，你也可以在其他开放的火车上接牌。</translation>
    </message>
    <message>
        <source>Before your own train has a tile you may play nothing on another one. Only closing a double that you have to close is always allowed.</source>
        <translation>自己的火车上还没有牌时，你不能在别的火车上接牌。只有你必须接上的双牌，任何时候都可以接。</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation>出了双牌，要在同一回合再出一张牌。这张牌也可以是双牌，那样就还要再出一张。</translation>
    </message>
    <message>
        <source>A double is played like any other tile: nothing has to follow it.</source>
        <translation>双牌和其他牌一样出：后面不必再出牌。</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation>出双牌后再出的那张牌，必须接在这张双牌上。如果带有这个点数的其他牌已经全在桌上，就不必再出。</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may play it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation>出双牌后摸到的牌如果也是双牌，而且能接，你可以出，这样又要再出一张。你也可以留着不出，那么回合就结束，和没有牌能接一样。</translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.</source>
        <translation>出双牌后摸到的双牌，即使能接也不能出，要留在手里。</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation>必须接上的双牌有好几张时，接哪一张由你选。</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was played first comes first.</source>
        <translation>必须接上的双牌有好几张时，先出的先接。</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is played anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation>回合结束时还没接上的双牌，必须先接上，才能在别处出牌。每位玩家轮到时都是这样，直到它被接上为止。</translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation>未接的双牌不约束任何人。它和其他牌一样，只是火车的末端。</translation>
    </message>
    <message>
        <source>You draw for only one tile per turn: if you drew a double and played it, you do not draw for the tile after it.</source>
        <translation>一个回合只能为一张牌摸牌：如果你摸到双牌并且出了，就不能再为后面要出的那张摸牌。</translation>
    </message>
    <message>
        <source>Your marker comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation>你在自己的火车上接牌时，火车头会自动拿走。你在别处出牌，或者别人在你的火车上接牌时，它都留着。</translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your marker comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation>你在自己的火车上接牌时，要当场决定火车头是拿走，还是留到你下次在自己的火车上接牌时。你在别处出牌，或者别人在你的火车上接牌时，它都留着。</translation>
    </message>
    <message>
        <source>After each tile that you play, on whichever train, you may take your marker off or leave it. It stays when others play on your train.</source>
        <translation>你每出一张牌，不论接在哪里，都可以拿走火车头，也可以让它留着。别人在你的火车上接牌时，它留着。</translation>
    </message>
    <message>
        <source>The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.</source>
        <translation>起始牌和其他牌一起发。拿到它的人把它放进车站，并马上开始自己的回合。</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns up. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>如果没有人拿到起始牌，玩家就轮流各摸一张，一摸出起始牌就停止。第一局由座位1先摸，以后由上一局先出牌者的下一个座位先摸。</translation>
    </message>
    <message>
        <source>If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation>手里只要有牌能出，你就要出一张，不能改为摸牌或跳过；只有摸到的双牌，在它的规则允许时，可以留着不出。</translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a marker stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation>你自己的火车对你是开放的。别的玩家的火车对你是关闭的，除非上面停着火车头：那样它就对所有人开放。你必须接上的双牌，优先于这一切。</translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a marker is put on your train, your turn ends and the double stays open.</source>
        <translation>如果手里没有牌能跟在你的双牌后面出，就在规则允许的范围内摸牌。还是没有能出的牌，就在你的火车上放一个火车头，你的回合结束，双牌仍未接上。</translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be played in the first turn, everybody still has that first turn.</source>
        <translation>谁的回合结束时手里没有牌了，谁就出完了牌，这一局也随之结束。如果首回合可以接出一整列火车，要等所有人都走完首回合，这一局才结束。</translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a marker on every train, the round is over. Then it may be that nobody has gone out.</source>
        <translation>如果牌堆空了，而且就算每列火车上都停着火车头，大家手里也没有一张牌能出，这一局就结束。这时可能没有人出完牌。</translation>
    </message>
    <message>
        <source>On your first turn of a round you play one tile, as on every other.</source>
        <translation>每局的首回合和其他回合一样，出一张牌。</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your second turn of the round on; once it has started, it is open to all. It never gets a marker.</source>
        <translation>墨西哥火车属于大家。从你在这一局的第二回合起，你可以用带有起始牌点数的牌开始它；开始以后，它对所有人开放。它上面从不放火车头。</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation>出了双牌，要在同一回合再出一张牌。这张牌不能是手里的双牌，即使它能接。</translation>
    </message>
    <message>
        <source>The tile after a double may be played on the double or on any other train that is open to you. In the turn in which it is played, a double closes no train to you.</source>
        <translation>出双牌后再出的那张牌，可以接在这张双牌上，也可以接在对你开放的其他火车上。在出这张双牌的回合里，它不会使任何火车对你关闭。</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must play it, and then it needs a tile after it like any other double.</source>
        <translation>出双牌后摸到的牌如果也是双牌，而且能接，你必须出；它和其他双牌一样，后面又要再出一张。</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it no longer holds anybody up.</source>
        <translation>回合结束时还没接上的双牌，下一位玩家必须先接上，才能在别处出牌。如果这位玩家接不了，它就不再约束任何人。</translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation>短版游戏，2到4人玩：带10、11或12的牌留在盒里，第一张起始牌是双9，最多玩十局。</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>如果没有人拿到起始牌，玩家就轮流各摸一张，直到摸出起始牌；之后还要继续摸，直到每人摸的张数一样，牌堆不够时摸完为止。第一局由座位1先摸，以后由上一局先出牌者的下一个座位先摸。</translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation>不玩短版。</translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do you go out on the double.</source>
        <translation>如果你的最后一张牌是双牌，而后面还要再出一张，你就要摸牌。只有不能摸牌时，才以双牌出完牌。</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It never gets a marker.</source>
        <translation>墨西哥火车属于大家。除非别的规则要你在别处出牌，任何回合都可以用带有起始牌点数的牌开始它；开始以后，它对所有人开放。它上面从不放火车头。</translation>
    </message>
    <message>
        <source>You draw for each tile that you have to play: if a double that you drew and played asks for a tile and you hold none for it, you draw again.</source>
        <translation>每要出一张牌，都可以为它摸牌：如果你摸到双牌并且出了，之后还要再出一张，而手里没有能出的牌，就再摸。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>最多玩%n局。第一张起始牌是双%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn you play one tile of your hand that fits, on any train that is open to you. The rules about drawing, about doubles and about the first turn of a round can change that.</source>
        <translation>轮到你时，你从手里出一张牌：能接的牌里任选一张，接到任何一列对你开放的火车上。摸牌、双牌和首回合的规则会改变这一点。</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw tile after tile until one may be played or the boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>手里没有牌能出时，就一张接一张地摸，直到摸到能出的牌，或者牌堆空了为止。摸到能出的牌就马上出，可接的地方由你选；不能改出别的牌。</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>手里没有牌能出时，从牌堆摸一张。能出就马上出，可接的地方由你选；不能改出别的牌。</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the first that may be played. It is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>手里没有牌能出时，最多摸两张，一次摸一张，摸到能出的就停。能出的这张马上出，可接的地方由你选；不能改出别的牌。</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.</source>
        <translation>墨西哥火车属于大家。自己的火车上有了牌，你就可以用带有起始牌点数的牌开始墨西哥火车；墨西哥火车开始以后，对所有人开放，上面从不放火车头。</translation>
    </message>
</context>
<context>
    <name>RulebookWords</name>
    <message>
        <source>Eco Wood Art</source>
        <translation>Eco Wood Art</translation>
    </message>
    <message>
        <source>Tactic</source>
        <translation>Tactic</translation>
    </message>
    <message>
        <source>The engine lies in the station before the deal and the players take turns to start. You decide yourself whether your marker comes off.</source>
        <translation>发牌前起始牌就放在车站里，各局由大家轮流先出牌。火车头拿不拿走，由你自己决定。</translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation>Novelca</translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were played, and an empty boneyard ends the round.</source>
        <translation>未接的双牌按出牌的先后接上；牌堆空了，这一局就结束。</translation>
    </message>
    <message>
        <source>Big table</source>
        <translation>大桌</translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole train; the double blank costs 50 points.</source>
        <translation>2到14人玩，用双6到双18的套牌。首回合可以接出一整列火车；双空白计50分。</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>锦标赛</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that double, you draw only once per turn, nobody goes out on an open double, and ties are broken.</source>
        <translation>出双牌后再出的牌必须接在这张双牌上，每回合只为一张牌摸牌，不能以未接的双牌出完牌，总分相同时要分出胜负。</translation>
    </message>
    <message>
        <source>There is no rulebook called “%1”.</source>
        <translation>没有叫“%1”的规则书。</translation>
    </message>
    <message>
        <source>There is no option called “%1”.</source>
        <translation>没有叫“%1”的选项。</translation>
    </message>
    <message>
        <source>“%2” is not a value of the option “%1”.</source>
        <translation>“%2”不是选项“%1”的值。</translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation>这本规则书适合%1到%2名玩家。</translation>
    </message>
    <message>
        <source>If the engine is dealt, whoever holds it must start; if it is set aside, the players must take turns to start.</source>
        <translation>起始牌和其他牌一起发时，只能由拿到它的人先出牌；起始牌事先放好时，只能由大家轮流先出牌。</translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation>这本规则书没有短版游戏。</translation>
    </message>
    <message>
        <source>The short game is played with the double-9 set.</source>
        <translation>短版游戏用双9套牌。</translation>
    </message>
    <message numerus="yes">
        <source>With this set at most %n round(s) can be played.</source>
        <translation>
            <numerusform>用这套牌最多可以玩%n局。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no number of tiles to deal for %1 players with the double-%2 set.</source>
        <translation>双%2套牌没有规定%1名玩家各发几张牌。</translation>
    </message>
    <message>
        <source>The double-%2 set does not have enough tiles for %1 players.</source>
        <translation>双%2套牌的牌不够%1名玩家用。</translation>
    </message>
    <message>
        <source>Comes with the wooden model set by Eco Wood Art.</source>
        <translation>印在Eco Wood Art木制模型套装的规则书里。</translation>
    </message>
    <message>
        <source>Comes with “Original Mexican Train” by Tactic.</source>
        <translation>印在Tactic的“Original Mexican Train”规则书里。</translation>
    </message>
    <message>
        <source>Comes with Novelca 11003603, and in a Russian leaflet.</source>
        <translation>印在Novelca 11003603的规则书和一份俄文规则书里。</translation>
    </message>
    <message>
        <source>From a German article, for 2 to 14 players.</source>
        <translation>出自一篇德文文章，供2到14人玩。</translation>
    </message>
    <message>
        <source>Published tournament rules; no leaflet prints them.</source>
        <translation>公开发表的锦标赛规则；哪份规则书里都没有。</translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a double drawn after a double must be played if it fits.</source>
        <translation>谁有起始牌，谁先出牌。未接的双牌约束所有人，接的先后不限；出双牌后摸到的双牌能接就必须出。</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>要看的规则</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>要对比的规则</translation>
    </message>
    <message>
        <source>No rule mentions that.</source>
        <translation>没有规则提到这个。</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>这些规则相同。</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存为PDF…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n条规则</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameTilesWords</name>
    <message>
        <source>now %1, earlier %2</source>
        <comment>%1, %2: points</comment>
        <translation>这次%1，当时%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: now 34, earlier 61</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The same tiles: %1.</source>
        <comment>%1: now 34, earlier 61</comment>
        <translation>同样的牌：%1。</translation>
    </message>
</context>
<context>
    <name>SavingSheets</name>
    <message>
        <source>This game is not saved</source>
        <translation>这场游戏尚未保存</translation>
    </message>
    <message>
        <source>Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.</source>
        <translation>每隔几秒会再试一次，游戏在此期间照常进行。你也可以把整场游戏另存为另一个文件，放在另一个磁盘上；之后就在那个文件里继续。在保存好之前，无法打开或开始别的游戏。</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>继续玩</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>现在再试一次</translation>
    </message>
    <message>
        <source>Save as another file…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>不保存就退出吗？</translation>
    </message>
    <message>
        <source>If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.</source>
        <translation>如果仍要退出，只要有地方能写入，整场游戏就会存进一个救援文件。下次启动时，程序会问你是否接着玩。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>仍要退出</translation>
    </message>
    <message>
        <source>A game was rescued</source>
        <translation>有一场游戏被救回</translation>
    </message>
    <message>
        <source>This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.</source>
        <translation>程序结束时，这场游戏无法存回原处。它完整地保存在文件%1中。如果接着玩，它会回到你的存档里；否则文件留在原处。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>接着玩</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>留在那里</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>This game is not saved. Saving is tried again every few seconds.</source>
        <translation>这场游戏尚未保存。每隔几秒会再试一次。</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>各局得分</translation>
    </message>
</context>
<context>
    <name>ScoreKeeperSheet</name>
    <message>
        <source>Score-keeper</source>
        <translation>记分本</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>记分</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>走势图</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>其他游戏…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>删除这场游戏？</translation>
    </message>
    <message>
        <source>The points of %1 will be deleted for good.</source>
        <comment>%1: names of the players</comment>
        <translation>%1的得分将彻底删除。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>出问题了</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>好的</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation>还没有打完一局。</translation>
    </message>
</context>
<context>
    <name>ScorePlotView</name>
    <message>
        <source>The totals over the rounds</source>
        <translation>各局后的总分</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>走势图</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%1: %n point(s), total %2</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1：%n分，总分%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, engine %2. %3</source>
        <comment>%3: who has how many points</comment>
        <translation>第%1局，起始牌%2。%3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1：%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation>
            <numerusform>%n局后的总分。%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation>
            <numerusform>双%1套牌，共%n局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>双空白计%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game with the double-%1 set</source>
        <translation>双%1套牌，短版游戏</translation>
    </message>
    <message>
        <source>Double-%1 set</source>
        <translation>双%1套牌</translation>
    </message>
    <message>
        <source>Round %1, engine %2</source>
        <translation>第%1局，起始牌%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rules, over after %n round(s).</source>
        <comment>%1: date, %2: name of the rulebook</comment>
        <translation>
            <numerusform>%1，%2规则，打了%n局，已结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation>%1，%2规则，已打%3局，共%4局。</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>墨西哥火车</translation>
    </message>
    <message>
        <source>Date:</source>
        <comment>a line to write on follows</comment>
        <translation>日期：</translation>
    </message>
    <message>
        <source>%1 rules.</source>
        <comment>%1: name of the rulebook</comment>
        <translation>%1规则。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第%1页，共%2页</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column</comment>
        <translation>局</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation>总分</translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation>每格左边是这一局的得分，右边是到这一局为止的总分。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>有人总分达到%n分，打完那一局，游戏就结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s).</source>
        <comment>%1: number, %2: who</comment>
        <translation>
            <numerusform>第%1名：%2，%n分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <comment>start of a sentence</comment>
        <translation>墨西哥火车</translation>
    </message>
    <message>
        <source>Your train</source>
        <comment>start of a sentence</comment>
        <translation>你的火车</translation>
    </message>
    <message>
        <source>%1’s train</source>
        <comment>start of a sentence</comment>
        <translation>%1的火车</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where something stands</comment>
        <translation>墨西哥火车上</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where something stands</comment>
        <translation>你的火车上</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where something stands</comment>
        <translation>%1的火车上</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is played</comment>
        <translation>墨西哥火车上</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is played</comment>
        <translation>你的火车上</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where a tile is played</comment>
        <translation>%1的火车上</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of names</comment>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of seat %1</source>
        <translation>座位%1的颜色</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>座位%1的名字</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Seat %1 is a computer player</source>
        <translation>座位%1由电脑玩</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>座位%1的难度</translation>
    </message>
    <message>
        <source>Colour and character of seat %1</source>
        <translation>座位%1的颜色和角色</translation>
    </message>
</context>
<context>
    <name>SentenceBoard</name>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Shows the rule behind this.</source>
        <translation>查看这句话背后的规则。</translation>
    </message>
</context>
<context>
    <name>SettingSlider</name>
    <message>
        <source>%1: %2%</source>
        <comment>a setting and its value</comment>
        <translation>%1：%2%</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>a heading: how the table looks</comment>
        <translation>外观</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>how the table looks</comment>
        <translation>主题</translation>
    </message>
    <message>
        <source>On the tiles</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Pips and digits</source>
        <translation>点和数字</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>点的颜色</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>普通颜色</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>色盲也能分清</translation>
    </message>
    <message>
        <source>All black</source>
        <translation>全黑</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>尽可能大</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>动画和声音</translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation>游戏速度</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>How long the computer thinks before it plays</source>
        <translation>电脑出牌前思考多久</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>不思考</translation>
    </message>
    <message>
        <source>A short moment</source>
        <translation>很短</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>A long moment</source>
        <translation>较长</translation>
    </message>
    <message>
        <source>Reduced motion: nothing flies, rolls or slides</source>
        <translation>减少动画：没有飞行、滚动和滑动效果</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音效</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Playing and reading</source>
        <translation>游戏和朗读</translation>
    </message>
    <message>
        <source>Draw and pass for me when nothing else is possible</source>
        <translation>别无选择时，替我摸牌和跳过</translation>
    </message>
    <message>
        <source>What a screen reader says by itself</source>
        <translation>屏幕阅读器自动朗读的内容</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>发生的一切</translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation>与我有关的事</translation>
    </message>
    <message>
        <source>Only that it is my turn</source>
        <translation>只提醒轮到我</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>恢复默认设置</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>记牌助手：我手里的点数、见过的牌、别人接不上的点数</translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation>电脑玩家偶尔说句话</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>%1.</source>
        <comment>a line that is read aloud, made a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SheetPlanForm</name>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>套牌</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>分数上限</translation>
    </message>
    <message>
        <source>The game ends at this many points</source>
        <translation>总分达到这个数，游戏就结束</translation>
    </message>
    <message>
        <source>No limit: all rounds are played.</source>
        <translation>没有上限：打完所有局。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>玩家%1的名字</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>有人总分达到%n分，打完那一局，游戏就结束。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPrinter</name>
    <message>
        <source>Score sheet</source>
        <translation>记分表</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>保存记分表</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Something is wrong</source>
        <translation>出问题了</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>好的</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>无法显示</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>损坏的游戏</translation>
    </message>
    <message>
        <source>Go on from before line %1</source>
        <translation>从第%1行之前继续</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>在副本中继续</translation>
    </message>
    <message>
        <source>Reading a long game</source>
        <translation>正在读取较长的存档</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The game in the file %1 takes a while to read: %2% so far.</source>
        <comment>%2: a number</comment>
        <translation>读取存档%1需要一点时间：已读%2%。</translation>
    </message>
    <message>
        <source>Cannot be saved here</source>
        <translation>无法在此保存</translation>
    </message>
</context>
<context>
    <name>ShelfSheets</name>
    <message>
        <source>Forget everything?</source>
        <translation>全部忘记？</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>全部保留</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>全部忘记</translation>
    </message>
    <message>
        <source>Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.</source>
        <translation>统计、成就、对手阶梯和每日牌局都将从零开始，对在这里玩的所有人都一样；已保存的牌局会移到回收站。桌上的牌局会保留，记分本里的牌局也会保留。</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Skill and luck</source>
        <translation>实力与运气</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Play and tiles, game by game; the list says the same.</source>
        <translation>逐场的打法和牌；列表内容相同。</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>你的打法</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>Points for you, per round</source>
        <translation>平均每局对你有利的分数</translation>
    </message>
    <message>
        <source>Points against you, per round</source>
        <translation>平均每局对你不利的分数</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>各场游戏</translation>
    </message>
    <message>
        <source>The computer is going over the first round.</source>
        <translation>正在推演第一局。</translation>
    </message>
    <message>
        <source>No round that counts is finished yet.</source>
        <translation>还没有打完一局可以计入的。</translation>
    </message>
    <message>
        <source>Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.</source>
        <translation>分数按与其他人平均分之差计算。“你的牌”指发到的牌和你摸的牌，按你当时能看到的情况估算其价值。计入的局与成就所计的局相同，每位玩家取最近的局；每局第一次推演需要几秒钟，只在本页打开时进行。</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>no difference</source>
        <comment>points for or against somebody: none</comment>
        <translation>没有影响</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <comment>%1: points</comment>
        <translation>对你有利%1分</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <comment>%1: points</comment>
        <translation>对你不利%1分</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n round(s)</source>
        <comment>%1: date, %2: rulebook</comment>
        <translation>
            <numerusform>%1 · %2 · %n局</numerusform>
        </translation>
    </message>
    <message>
        <source>play: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>打法：%1</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>牌：%1</translation>
    </message>
    <message>
        <source>After five rounds, this page says what your play and your tiles come to.</source>
        <translation>打满五局后，这里会说明你的打法和你的牌各有多大影响。</translation>
    </message>
    <message numerus="yes">
        <source>Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in your place.</source>
        <comment>%1: such as &quot;3.1 for you&quot;, %3: a level</comment>
        <translation>
            <numerusform>你的打法，共%n局：与“%3”难度的电脑坐在你座位上的打法相比，平均每局%1（误差约%2分）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles, on average: %1 (give or take %2).</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>你的牌：平均每局%1（误差约%2分）。</translation>
    </message>
    <message>
        <source>Chance alone brings that in fewer than 1 of 20 cases.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>单凭运气，20次里不到1次会这样。</translation>
    </message>
    <message>
        <source>That is no more than chance brings.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>这没有超出运气的范围。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Going over your rounds: %1 of %2</source>
        <translation>正在推演你打过的局：%1/%2</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station</source>
        <translation>车站</translation>
    </message>
    <message>
        <source>Station, engine %1-%1</source>
        <translation>车站，起始牌%1-%1</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>All rules</source>
        <translation>所有规则</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>所有对手</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>任意人数</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at the table</comment>
        <translation>
            <numerusform>%n名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation>无法写入文件%1，所以统计不完整。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation>
            <numerusform>文件%1有%n行无法读取，没有计入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>哪些游戏</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Best rounds</source>
        <translation>最好的几局</translation>
    </message>
    <message>
        <source>A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.</source>
        <translation>每场游戏从你第一次行动起计入，只计一次；中途放弃的算没有获胜。自选发牌的游戏、用同样的牌再来一局的游戏和重玩的每日牌局不计入。</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>成就…</translation>
    </message>
    <message>
        <source>Skill and luck…</source>
        <translation>实力与运气…</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>全部忘记…</translation>
    </message>
</context>
<context>
    <name>StatusSheet</name>
    <message>
        <source>How things stand</source>
        <translation>当前局面</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>You hold %n tile(s).</source>
        <translation>
            <numerusform>你手里有%n张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation>
            <numerusform>牌堆里有%n张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation>
            <numerusform>%1：手里有%n张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation>
            <numerusform>%1：到目前为止%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) so far.</source>
        <comment>the total of the rounds that are finished</comment>
        <translation>
            <numerusform>到目前为止你有%n分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1摸到%2。</translation>
    </message>
    <message>
        <source>You leave your train open.</source>
        <translation>你让自己的火车保持开放。</translation>
    </message>
    <message>
        <source>%1 leaves their train open.</source>
        <translation>%1让自己的火车保持开放。</translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation>你结束首回合。</translation>
    </message>
    <message>
        <source>%1 finishes their first turn.</source>
        <translation>%1结束首回合。</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>每人发%n张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. You start the game.</source>
        <translation>起始牌%1在车站里。这场游戏由你先出牌。</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. %2 starts the game.</source>
        <comment>%2: who</comment>
        <translation>起始牌%1在车站里。这场游戏由%2先出牌。</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is you.</source>
        <translation>起始牌%1在车站里。大家轮流先出牌：这次轮到你。</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is %2.</source>
        <comment>%2: who</comment>
        <translation>起始牌%1在车站里。大家轮流先出牌：这次轮到%2。</translation>
    </message>
    <message>
        <source>You hold the engine %1: it is placed in the station, and you start.</source>
        <translation>起始牌%1在你手里：放进车站，由你先出牌。</translation>
    </message>
    <message>
        <source>%1 holds the engine %2: it is placed in the station, and %1 starts.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>起始牌%2在%1手里：放进车站，由%1先出牌。</translation>
    </message>
    <message numerus="yes">
        <source>To find the engine, %n more are drawn.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>为找起始牌，又摸了%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody held the engine %1: you drew it and start.</source>
        <comment>%1: tile</comment>
        <translation>没有人拿到起始牌%1：你摸到了它，由你先出牌。</translation>
    </message>
    <message>
        <source>Nobody held the engine %1: %2 drew it and starts.</source>
        <comment>%1: tile, %2: who</comment>
        <translation>没有人拿到起始牌%1：%2摸到了它，由%2先出牌。</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>第%1局，共%2局</translation>
    </message>
    <message>
        <source>Always draw and pass for me</source>
        <translation>以后总是替我摸牌和跳过</translation>
    </message>
</context>
<context>
    <name>TableChips</name>
    <message>
        <source>Play together again:</source>
        <translation>再次同桌：</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Tile %1</source>
        <translation>牌%1</translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>Look for the longest chain in your hand before your first tile: from the end of your own train, tile after tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can.</source>
        <translation>出第一张牌之前，先在手里找出最长的一串牌：从自己火车的末端开始，一张接一张。这一串留给自己的火车；其余的牌一有机会就出到别处。</translation>
    </message>
    <message>
        <source>Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation>趁手里还有牌能跟着出，早点出双牌。到一局快结束时，双牌点数大，又难出手。</translation>
    </message>
    <message>
        <source>Keep a second tile of the same value with each double, so that you can follow it yourself.</source>
        <translation>每张双牌都另留一张带有同样点数的牌，这样你自己就能跟着出。</translation>
    </message>
    <message>
        <source>When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a chain that you will not finish.</source>
        <translation>别人手里的牌不多时，要想想点数：出掉一张点数大的牌，胜过留着一串出不完的牌。</translation>
    </message>
    <message>
        <source>Hold many different values rather than many tiles of one. Then something fits at almost every end.</source>
        <translation>宁可留着点数各不相同的牌，也不要留许多同一点数的牌。这样几乎每个末端都有牌可接。</translation>
    </message>
    <message>
        <source>A double that you cannot follow still holds up those who must close it. If you have to leave one open, do it with a value of which most tiles already lie on the table.</source>
        <translation>你没有牌跟着出的双牌，同样会约束必须接它的人。如果非留一张未接的双牌不可，就选一张这样的：带有它点数的牌大多已在桌上。</translation>
    </message>
    <message>
        <source>If there is a marker on your train, get it off soon: others play there too, and the end that your chain needs may be gone.</source>
        <translation>你的火车上有火车头时，要尽快在自己的火车上接牌，好把它拿走：别人也会在那里接牌，你那一串需要的末端可能就没了。</translation>
    </message>
    <message>
        <source>When two tiles fit equally well, play the one with more pips.</source>
        <translation>两张牌同样合适时，出点数大的那一张。</translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation>记住别人面对什么点数时只能摸牌：他们没有那个点数的牌。就把那个点数的末端留给他们。</translation>
    </message>
    <message>
        <source>As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation>只要你的火车上没有火车头，谁也抢不走它。所以先把零散的牌接到别的火车上，把那一串留到后面。</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everybody</source>
        <translation>对所有人开放</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since.</source>
        <translation>接不上%1，此后摸的牌也没有留在手里。</translation>
    </message>
    <message>
        <source>computer thinks…</source>
        <comment>for a player who is away</comment>
        <translation>电脑思考中…</translation>
    </message>
</context>
<context>
    <name>TrainSheet</name>
    <message numerus="yes">
        <source>Mexican Train: %n tile(s)</source>
        <translation>
            <numerusform>墨西哥火车：%n张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your train: %n tile(s)</source>
        <translation>
            <numerusform>你的火车：%n张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s train: %n tile(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>%1的火车：%n张牌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message>
        <source>Mexican Train</source>
        <translation>墨西哥火车</translation>
    </message>
    <message>
        <source>%1, ends in %2, double to be closed</source>
        <translation>%1，末端%2点，有双牌要接</translation>
    </message>
    <message>
        <source>%1, ends in %2, open</source>
        <translation>%1，末端%2点，开放</translation>
    </message>
    <message>
        <source>%1, ends in %2, for you alone</source>
        <translation>%1，末端%2点，仅你可接</translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation>%1，末端%2点，关闭</translation>
    </message>
    <message>
        <source>%1; a computer player plays here meanwhile</source>
        <extracomment>%1: a train and how it stands</extracomment>
        <translation>%1；目前由电脑代玩</translation>
    </message>
    <message>
        <source>the double first</source>
        <comment>on a plate: no train is open before it is covered</comment>
        <translation>先接双牌</translation>
    </message>
    <message>
        <source>from your next turn</source>
        <comment>on a plate: the train is not open yet</comment>
        <translation>从你的下一回合起</translation>
    </message>
    <message>
        <source>your train first</source>
        <comment>on a plate: where one plays first</comment>
        <translation>先顾自己的火车</translation>
    </message>
    <message>
        <source>%1, ends in %2, not open now: %3</source>
        <extracomment>%3: what comes first, in a few words, as &quot;the double first&quot;</extracomment>
        <translation>%1，末端%2点，暂不开放：%3</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1正在思考。</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>轮到%1了。</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>这一局已经结束。</translation>
    </message>
    <message>
        <source>You may take your marker off or leave your train open.</source>
        <translation>你可以拿走火车头，也可以让自己的火车继续开放。</translation>
    </message>
    <message>
        <source>Your first turn: play as many tiles as you like on your own train.</source>
        <translation>首回合：在自己的火车上想接几张就接几张。</translation>
    </message>
    <message>
        <source>Play another tile on your train, or finish your first turn.</source>
        <translation>在自己的火车上再接一张，或者结束首回合。</translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation>没有牌能再接了：请结束首回合。</translation>
    </message>
    <message>
        <source>You drew %1: play it, or keep it and pass.</source>
        <translation>你摸到%1：可以出，也可以留着并跳过。</translation>
    </message>
    <message>
        <source>You drew %1, and it fits: play it.</source>
        <translation>你摸到%1，它能接：请出这张牌。</translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>轮到你了：请接上%2的双牌%1。</translation>
    </message>
    <message>
        <source>After a double you play one more tile, but not a double.</source>
        <translation>出双牌后再出一张牌，但不能是双牌。</translation>
    </message>
    <message>
        <source>After a double you play one more tile.</source>
        <translation>出双牌后再出一张牌。</translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation>轮到你了：请选一张未接的双牌接上。</translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation>轮到你了：在亮绿灯的地方出一张牌。</translation>
    </message>
    <message>
        <source>The double %1 %2 must be closed and no tile of yours fits: draw one.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>%2的双牌%1必须接上，而你没有牌能接：请摸一张。</translation>
    </message>
    <message>
        <source>The open doubles must be closed and no tile of yours fits: draw one.</source>
        <translation>未接的双牌必须接上，而你没有牌能接：请摸一张。</translation>
    </message>
    <message>
        <source>No tile of yours fits: draw one.</source>
        <translation>你没有牌能接：请摸一张。</translation>
    </message>
    <message>
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation>出双牌后还要再出一张，而你没有能出的牌：请摸一张。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n tile(s) fit.</source>
        <translation>
            <numerusform>轮到你了。有%n张牌能出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. You can play: %1.</source>
        <comment>%1: tiles</comment>
        <translation>轮到你了。能出的牌：%1。</translation>
    </message>
    <message>
        <source>does not fit now</source>
        <comment>a tile</comment>
        <translation>现在哪里都接不上</translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a tile; %1: on whose trains</comment>
        <translation>可接在%1</translation>
    </message>
    <message>
        <source>%1 fits %2.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1可接在%2。</translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you can only pass.</source>
        <translation>首回合：你没有牌能接，只能跳过。</translation>
    </message>
    <message>
        <source>%1 cannot be played either: you can only pass.</source>
        <translation>%1也不能出：只能跳过。</translation>
    </message>
    <message>
        <source>No tile of yours can be played and you cannot draw: you can only pass.</source>
        <translation>你没有能出的牌，也不能摸牌：只能跳过。</translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation>%1可以接在好几处：请选一处。</translation>
    </message>
    <message>
        <source>%1 fits %2: choose one of them.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1可接在%2：请选一处。</translation>
    </message>
    <message>
        <source>The computer is thinking for %1.</source>
        <extracomment>%1: a player who is away</extracomment>
        <translation>电脑正在替%1思考。</translation>
    </message>
    <message>
        <source>%1 Press Up.</source>
        <comment>%1: a whole sentence; Up: the key with that arrow</comment>
        <translation>%1请按上方向键。</translation>
    </message>
    <message>
        <source>You have no tile with %1: draw one.</source>
        <extracomment>%1: one or more numbers, as in &quot;1, 6, 9&quot;</extracomment>
        <translation>你没有带%1点的牌：请摸一张。</translation>
    </message>
    <message>
        <source>You have no tile with %1: you can only pass.</source>
        <translation>你没有带%1点的牌：只能跳过。</translation>
    </message>
    <message>
        <source>%1 You can play: %2.</source>
        <comment>%1: a whole sentence, %2: tiles</comment>
        <translation>%1能出的牌：%2。</translation>
    </message>
    <message>
        <source>%1 Press %2.</source>
        <comment>%1: a whole sentence; %2: the key</comment>
        <translation>%1请按%2键。</translation>
    </message>
    <message>
        <source>%1 Shift+%2 ends your turn.</source>
        <comment>%1: a whole sentence; %2: a letter, held with Shift</comment>
        <translation>%1按Shift+%2键结束回合。</translation>
    </message>
</context>
<context>
    <name>TutorialNote</name>
    <message>
        <source>Tutorial</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Tutorial: %1 of %2</source>
        <translation>教程：%1/%2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation>跳过教程</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>玩一场游戏</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一遍</translation>
    </message>
</context>
</TS>
