<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train, version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A free game for families: by the rules of the leaflet in your box, in ten languages. It needs no network, knows no account and shows no advertising; nothing leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BestRounds</name>
    <message>
        <source>Points</source>
        <translation type="unfinished">Очки</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>column: how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: rulebook, %2: date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is finished yet.</source>
        <translation type="unfinished">Ни один раунд ещё не сыгран.</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank score sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Boneyard</name>
    <message>
        <source>Draw a tile</source>
        <translation>Взять кость</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Конец хода</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in the boneyard</comment>
        <translation>
            <numerusform>Осталась %n кость</numerusform>
            <numerusform>Осталось %n кости</numerusform>
            <numerusform>Осталось %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>Костей не осталось</translation>
    </message>
    <message>
        <source>Boneyard: %1</source>
        <translation>Базар: %1</translation>
    </message>
</context>
<context>
    <name>Classic</name>
    <message>
        <source>Classic</source>
        <comment>a theme: walnut, green cloth, brass</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Shows the table as it was then.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking about the round …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dimmed tiles were laid by others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1 with %2.</source>
        <extracomment>%1: so many tiles, %2: so many points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>You laid no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid %1 with %2 on your own train; on other trains: %3.</source>
        <extracomment>%1, %3: so many tiles, %2: so many points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You kept the tile you drew, and passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You finished your first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left your train open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took your locomotive off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 would have been worth about %n point(s) more: %3</source>
        <extracomment>%1: tile, %2: on whose train, %3: why, the end of the sentence</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaving your train open would have been worth about %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking your locomotive off would have been worth about %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finishing your first turn there would have been worth about %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeping the tile you drew would have been worth about %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What cost most. Each decision is judged by what you could see when you made it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No costly slips: there was nothing clearly better to do, by what you could see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1, твой ход.</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>Остальные пусть сейчас не смотрят.</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Показать мои кости</translation>
    </message>
    <message>
        <source>Let an AI play for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Daylight</source>
        <comment>a theme: light wood and a light cloth</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DoubtWords</name>
    <message>
        <source>Still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are whole numbers, 0 or more: look again at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tiles but the engine count %1 points together, so nobody can have more: look again at %2.</source>
        <comment>%2: whose points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together these are %1 points, yet all tiles but the engine count only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: your total is %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You draw %1.</source>
        <translation>Ты берёшь %1.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 берёт кость.</translation>
    </message>
    <message>
        <source>The engine %1 is in the station.</source>
        <translation>Стартовый дубль %1 лежит на станции.</translation>
    </message>
    <message>
        <source>A locomotive now stands %1: it is open to everybody.</source>
        <comment>on whose train</comment>
        <translation>Теперь паровозик стоит %1: этот поезд открыт для всех.</translation>
    </message>
    <message>
        <source>%1 is closed again.</source>
        <translation>%1 снова закрыт.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Ты пасуешь.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 пасует.</translation>
    </message>
    <message>
        <source>You have one tile left!</source>
        <translation>У тебя осталась одна кость!</translation>
    </message>
    <message>
        <source>%1 has one tile left!</source>
        <translation>%1: осталась одна кость!</translation>
    </message>
    <message>
        <source>You play %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Ты ходишь: %1 %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 ходит: %2 к своему поезду.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 ходит: %2 %3.</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fair play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the earlier rounds …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>All tiles of a round are shuffled before its first move and never touched again. The fingerprint below is worked out from their order and a secret word, the salt. While the round runs it gives nothing away; afterwards it proves that nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player sees what a person in its seat would see: the table and, as in this game all tiles lie face up, every hand. It does not know the order of the boneyard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player sees what a person in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody can check all rounds of this game with the tool that comes with it. The command plays the whole record by the rules again and compares every fingerprint:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running: the tiles and the salt stay sealed until the round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked: the fingerprint belongs to these tiles and this salt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal was recorded without a fingerprint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all tiles drawn, %1 could be played at once. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The luck of everybody is counted as soon as a round is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The saved game %1 is not there any more.</source>
        <translation>Сохранённой игры %1 больше нет.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Не удаётся прочитать файл %1: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so this game is not being saved: %2</source>
        <translation>Не удаётся записать файл %1, поэтому игра не сохраняется: %2</translation>
    </message>
    <message>
        <source>The game %1 is open in another window.</source>
        <translation>Игра %1 открыта в другом окне.</translation>
    </message>
    <message>
        <source>The file %1 is empty: there is no game in it.</source>
        <translation>Файл %1 пуст: игры в нём нет.</translation>
    </message>
    <message>
        <source>The file %1 is no saved game that can be continued. Line %2: %3</source>
        <comment>%3: a sentence</comment>
        <translation>Игру из файла %1 продолжить нельзя. Строка %2: %3</translation>
    </message>
    <message>
        <source>Player %1 does something that the rules do not allow.</source>
        <translation>Игрок %1 делает то, чего правила не разрешают.</translation>
    </message>
    <message>
        <source>It says %1 where the rules give %2.</source>
        <comment>%1, %2: values</comment>
        <translation>Записано %1, а по правилам должно быть %2.</translation>
    </message>
    <message>
        <source>The tiles dealt are not exactly those of the set.</source>
        <translation>Розданные кости не совпадают с костями набора.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal does not match its tiles.</source>
        <translation>Контрольная сумма раздачи не соответствует её костям.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Игрока %1 нет.</translation>
    </message>
    <message>
        <source>It takes back more than was done.</source>
        <translation>Отменяется больше, чем было сделано.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>В ней ничего нет.</translation>
    </message>
    <message>
        <source>A number in it is too large.</source>
        <translation>В ней слишком большое число.</translation>
    </message>
    <message>
        <source>It is far larger than a line of a game can be.</source>
        <translation>Она намного длиннее, чем может быть строка игры.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands there twice.</source>
        <translation>«%1» стоит здесь дважды.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>Не хватает «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be %2.</source>
        <comment>%1: a key, %2: its value</comment>
        <translation>Недопустимое значение «%1»: %2.</translation>
    </message>
    <message>
        <source>It is another kind of file.</source>
        <translation>Это файл другого вида.</translation>
    </message>
    <message>
        <source>It was written by another version of this game.</source>
        <translation>Файл записан другой версией этой игры.</translation>
    </message>
    <message>
        <source>It is not written as a game is.</source>
        <translation>Игру так не записывают.</translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation>Нет начала игры.</translation>
    </message>
    <message>
        <source>The deal of the next round should stand here.</source>
        <translation>Здесь должна быть раздача следующего раунда.</translation>
    </message>
    <message>
        <source>What the next player does should stand here.</source>
        <translation>Здесь должно быть действие следующего игрока.</translation>
    </message>
    <message>
        <source>The end of the round should stand here.</source>
        <translation>Здесь должен быть конец раунда.</translation>
    </message>
    <message>
        <source>The end of the game should stand here.</source>
        <translation>Здесь должен быть конец игры.</translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation>Игра заканчивается раньше этой строки.</translation>
    </message>
    <message>
        <source>It is no line of a game.</source>
        <translation>Это не строка игры.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Не удаётся записать файл %1: %2</translation>
    </message>
</context>
<context>
    <name>FirstScreen</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Choose the game …</source>
        <translation>Выбрать игру…</translation>
    </message>
    <message>
        <source>New to the game? Learn it in two minutes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player begins. Who is it?</source>
        <translation>Начинает самый старший. Кто это?</translation>
    </message>
    <message>
        <source>The youngest player begins. Who is it?</source>
        <translation>Начинает самый младший. Кто это?</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Кто начинает?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Случайно</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation>Раунд %1 из %2 · стартовый дубль %3 · правила: %4</translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation>%1 подходит в нескольких местах: выбери одно.</translation>
    </message>
    <message>
        <source>%1 cannot be laid anywhere now.</source>
        <translation>%1 сейчас никуда положить нельзя.</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Сохранить правила</translation>
    </message>
    <message>
        <source>Mexican Train: %1</source>
        <comment>heading of the printed rules</comment>
        <translation>Мексиканский поезд: %1</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>Open a game to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no saved games yet. Every game is saved as it is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the file&apos;s path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file goes to the wastebasket; where there is none, it is gone. The statistics stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>HelpLine</name>
    <message>
        <source>%1: %2</source>
        <extracomment>what can be done, and how; as a screen reader says it</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By mouse or finger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry it to a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry a tile to another place in the holder, or use the buttons above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See a whole train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the name in front of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From tile to tile, and up to the trains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the tile, lay it on the train; twice on a tile: lay it where it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to what else there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation type="unfinished">Взять кость</translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan my train: the longest one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule behind the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close what is open; let go of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules …</source>
        <translation type="unfinished">Правила…</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HighContrast</name>
    <message>
        <source>High contrast</source>
        <comment>a theme: black, white and yellow</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Lay %1 %2: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Подсказка: %1 %2 — %3</translation>
    </message>
    <message>
        <source>Better leave your train open.</source>
        <translation>Лучше оставь свой поезд открытым.</translation>
    </message>
    <message>
        <source>Better take your locomotive off.</source>
        <translation>Лучше убери свой паровозик.</translation>
    </message>
    <message>
        <source>Finish your first turn: the other tiles are better kept.</source>
        <translation>Заканчивай первый ход: остальные кости лучше придержать.</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass.</source>
        <translation>Взятую кость лучше придержать: пасуй.</translation>
    </message>
    <message>
        <source>nothing else can be laid.</source>
        <translation>больше ничего положить нельзя.</translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation>так дубль будет закрыт.</translation>
    </message>
    <message>
        <source>then your locomotive can come off.</source>
        <translation>тогда паровозик можно будет убрать.</translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation>у тебя есть кость, которую можно положить после этого дубля.</translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation>это следующая кость твоего самого длинного поезда.</translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation>твоему самому длинному поезду она не нужна.</translation>
    </message>
    <message>
        <source>of the tiles that fit it has the most pips.</source>
        <translation>из подходящих костей на ней больше всего точек.</translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation>так у тебя останутся лучшие кости.</translation>
    </message>
</context>
<context>
    <name>Holder</name>
    <message>
        <source>Your tiles</source>
        <translation>Твои кости</translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Сейчас кости скрыты.</translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Go on with %1. %2</source>
        <comment>%1: names of the players, %2: how far they are</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a kept game; %1: names of the players</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Kept games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished">Новая игра</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation type="unfinished">Язык</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Полная игра: %n раунд</numerusform>
            <numerusform>Полная игра: %n раунда</numerusform>
            <numerusform>Полная игра: %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Меньше раундов</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Число раундов</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Короткая игра</translation>
    </message>
    <message>
        <source>Without the tiles that have a 10, 11 or 12; the first engine is the double 9.</source>
        <translation>Без костей, на которых есть 10, 11 или 12; первый стартовый дубль&#xa0;— 9-9.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: carry it to the frame behind the station, or click it and then your train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Lay %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a double: it lies across the track, and wants one more tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here is the one more tile that your double wants: %1 fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Lay %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the right below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a locomotive comes to your train, and everybody may lay tiles there, until you lay one there yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A locomotive stands at the end of another train: you may lay tiles there, too. Lay %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: lay %1 there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now you know the game. Whoever lays the last tile ends the round; the pips that the others still hold are their points, and the fewest points win. What else there is to know, the rules page tells.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Lays any tile that fits.</source>
        <translation>Кладёт любую подходящую кость.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile first.</source>
        <translation>Сначала избавляется от самой тяжёлой кости.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Plans the longest train and follows it.</source>
        <translation>Продумывает самый длинный поезд и следует плану.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Сложный</translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation>Сравнивает выгоду лучшего поезда с очками, которые останутся на руках.</translation>
    </message>
</context>
<context>
    <name>LuckTable</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these playable at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pips dealt, on average</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New game …</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Rules …</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>End this game</source>
        <translation>Закончить игру</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Games …</source>
        <comment>the saved ones</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game to look at …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score-keeper …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank score sheets …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair play …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How things stand …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkerQuestion</name>
    <message>
        <source>Does your locomotive leave your train?</source>
        <translation>Снять паровозик с твоего поезда?</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>MemoryWords</name>
    <message>
        <source>People only</source>
        <comment>opponents</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>opponents</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>%1: date and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun %1, last played %2</source>
        <comment>%1: date, %2: date and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>of a finished game</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: names, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>state of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In another window</source>
        <comment>state of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>state of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>state of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>state of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1: a rulebook in which options were changed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation type="unfinished">Ты</translation>
    </message>
    <message numerus="yes">
        <source>Played straight through (%n)</source>
        <comment>games</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>figure: games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most so far: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the games begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the games begun; %2 together with others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Свод правил</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Число игроков</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина игры</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s).</source>
        <translation>
            <numerusform>Каждый игрок получает %n кость.</numerusform>
            <numerusform>Каждый игрок получает %n кости.</numerusform>
            <numerusform>Каждый игрок получает %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on the table ends.</source>
        <translation>Игра на столе закончится.</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Как в своде</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Change the rules …</source>
        <translation>Изменить правила…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>House rule</source>
        <translation>Домашнее правило</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Изменено</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Tile set</source>
        <translation>Набор костей</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Стартовый дубль</translation>
    </message>
    <message>
        <source>Nobody holds the engine</source>
        <translation>Стартовый дубль на базаре</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Сначала свой поезд</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>После дубля</translation>
    </message>
    <message>
        <source>A double drawn after a double</source>
        <translation>Дубль, взятый после дубля</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Несколько открытых дублей</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Закончить дублем</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Брать с базара</translation>
    </message>
    <message>
        <source>Taking the locomotive off</source>
        <translation>Когда снимается паровозик</translation>
    </message>
    <message>
        <source>Empty boneyard</source>
        <translation>Пустой базар</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Пусто-пусто</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Равный итог</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Открытые кости</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Короткая игра</translation>
    </message>
    <message>
        <source>Tiles to deal</source>
        <translation>Сколько сдавать</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Предел очков</translation>
    </message>
    <message>
        <source>dealt with the other tiles</source>
        <translation>сдаётся с остальными костями</translation>
    </message>
    <message>
        <source>in the station before the deal</source>
        <translation>на станции ещё до раздачи</translation>
    </message>
    <message>
        <source>everybody draws in whole passes</source>
        <translation>берут все, полными кругами</translation>
    </message>
    <message>
        <source>drawing stops as soon as it turns up</source>
        <translation>берут, пока он не найдётся</translation>
    </message>
    <message>
        <source>the holder of the engine</source>
        <translation>у кого стартовый дубль</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>все по очереди</translation>
    </message>
    <message>
        <source>one tile, as always</source>
        <translation>одна кость, как всегда</translation>
    </message>
    <message>
        <source>as many tiles as fit, on one&apos;s own train</source>
        <translation>сколько подойдёт, к своему поезду</translation>
    </message>
    <message>
        <source>in any turn</source>
        <translation>на любом ходу</translation>
    </message>
    <message>
        <source>from one&apos;s second turn on</source>
        <translation>со своего второго хода</translation>
    </message>
    <message>
        <source>once one&apos;s own train is started</source>
        <translation>когда начат свой поезд</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>его нет</translation>
    </message>
    <message>
        <source>one more tile, not a double</source>
        <translation>ещё одна кость, не дубль</translation>
    </message>
    <message>
        <source>one more tile; a double asks again</source>
        <translation>ещё одна кость; после дубля снова</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>on any train open to the player</source>
        <translation>к любому открытому для игрока поезду</translation>
    </message>
    <message>
        <source>on the double itself</source>
        <translation>к самому дублю</translation>
    </message>
    <message>
        <source>it must be laid and asks again</source>
        <translation>нужно положить, и за ним ещё кость</translation>
    </message>
    <message>
        <source>it may be laid and asks again</source>
        <translation>можно положить, и за ним ещё кость</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>положить нельзя</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>любой из них</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>положенный раньше всех</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>всех</translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation>только следующего игрока</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никого</translation>
    </message>
    <message>
        <source>a fixed number of tiles</source>
        <translation>заданное число костей</translation>
    </message>
    <message>
        <source>until a tile fits</source>
        <translation>пока кость не подойдёт</translation>
    </message>
    <message>
        <source>for each tile to be laid</source>
        <translation>ради каждой нужной кости</translation>
    </message>
    <message>
        <source>once in a turn</source>
        <translation>один раз за ход</translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation>сам, при ходе к своему поезду</translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation>по выбору, при ходе к своему поезду</translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation>по выбору, при любом ходе</translation>
    </message>
    <message>
        <source>who cannot play passes</source>
        <translation>кому нечем ходить, тот пасует</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>раунд заканчивается</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>побеждают все вместе</translation>
    </message>
    <message>
        <source>who has most rounds without a point</source>
        <translation>у кого больше всего раундов без очков</translation>
    </message>
    <message>
        <source>the rulebook&apos;s own table</source>
        <translation>таблица свода правил</translation>
    </message>
    <message>
        <source>the Cardinal table</source>
        <translation>таблица Cardinal</translation>
    </message>
    <message>
        <source>the Masters table</source>
        <translation>таблица Masters</translation>
    </message>
    <message>
        <source>the Pressman table</source>
        <translation>таблица Pressman</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>double-%1</source>
        <translation>дубль-%1</translation>
    </message>
    <message>
        <source>Where the tile after a double lies</source>
        <translation>Куда прицепить кость после дубля</translation>
    </message>
    <message>
        <source>Whom an open double binds</source>
        <translation>Кого обязывает открытый дубль</translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation>Сколько костей брать</translation>
    </message>
    <message>
        <source>Drawing twice in a turn</source>
        <translation>Сколько раз брать за ход</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation type="unfinished">Файлы PDF (%1)</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Human</source>
        <translation type="unfinished">Человек</translation>
    </message>
    <message>
        <source>%1 is played by a human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation type="unfinished">Игроки</translation>
    </message>
    <message>
        <source>An AI can take a seat at any time, and a human can take it back. It sees only what that seat may see. What was done before stays done: it cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>so far %1</source>
        <comment>points before this round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own total of %1</source>
        <comment>%1: name of a player</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation type="unfinished">Сохранить в PDF…</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>It is not your turn: %1 is to move.</source>
        <translation>Сейчас не твой ход: ходит %1.</translation>
    </message>
    <message>
        <source>There is no such train in this game.</source>
        <translation>Такого поезда в этой игре нет.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <translation>Кости %1 у тебя нет.</translation>
    </message>
    <message>
        <source>A double drawn for the tile you owe cannot be used, so %1 stays in your hand.</source>
        <translation>Дубль, взятый после дубля, положить нельзя: %1 остаётся у тебя.</translation>
    </message>
    <message>
        <source>You have drawn: only that tile, %1, can be laid now.</source>
        <translation>С базара уже взята кость %1: сейчас можно положить только её.</translation>
    </message>
    <message>
        <source>You can play: %1 fits %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Тебе есть чем ходить: %1 подходит %2.</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard before you pass.</source>
        <translation>Сначала возьми кость с базара, потом пасуй.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Базар пуст.</translation>
    </message>
    <message>
        <source>You have drawn already and may not draw again.</source>
        <translation>С базара уже взято, больше брать нельзя.</translation>
    </message>
    <message>
        <source>Nothing is drawn in your first turn of a round.</source>
        <translation>На первом ходу раунда с базара не берут.</translation>
    </message>
    <message>
        <source>First decide whether your locomotive stays or comes off.</source>
        <translation>Сначала реши, снять свой паровозик или оставить.</translation>
    </message>
    <message>
        <source>There is nothing to decide about a locomotive now.</source>
        <translation>Сейчас насчёт паровозика решать нечего.</translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation>Этот ход нельзя закончить досрочно.</translation>
    </message>
    <message>
        <source>Lay at least one tile on your train first.</source>
        <translation>Сначала прицепи к своему поезду хотя бы одну кость.</translation>
    </message>
    <message>
        <source>You have laid tiles: finish your first turn instead of passing.</source>
        <translation>Кости уже выложены: не пасуй, а закончи первый ход.</translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Сначала нужно закрыть дубль %1 %2.</translation>
    </message>
    <message>
        <source>The double %1 %2 was laid earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Дубль %1 %2 положен раньше, его нужно закрыть первым.</translation>
    </message>
    <message>
        <source>%1 is closed to you: no locomotive stands there.</source>
        <translation>%1 для тебя закрыт: на нём нет паровозика.</translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation>Сначала начни свой поезд, потом ходи к другим.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train from your second turn on.</source>
        <translation>Начать мексиканский поезд можно со своего второго хода в раунде.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train once your own train has a tile.</source>
        <translation>Начать мексиканский поезд можно, когда в твоём поезде уже есть кость.</translation>
    </message>
    <message>
        <source>In your first turn of a round you play on your own train only.</source>
        <translation>На первом ходу раунда кости прицепляют только к своему поезду.</translation>
    </message>
    <message>
        <source>The next tile must lie on the double %1 itself, %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Следующую кость нужно прицепить к самому дублю %1 %2.</translation>
    </message>
    <message>
        <source>%1 does not fit %2: the value %3 is needed there.</source>
        <comment>%1: tile, %2: on whose train, %3: value</comment>
        <translation>%1 не подходит %2: там нужно число %3.</translation>
    </message>
    <message>
        <source>A double from your hand cannot follow a double, so %1 has to wait.</source>
        <translation>Дубль, который уже у тебя на руках, после дубля положить нельзя: %1 подождёт.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The round before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <comment>let a replay run</comment>
        <translation type="unfinished">Играть</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose hands are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Закрыть</translation>
    </message>
    <message>
        <source>Reading the game …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay: round %1 of %2 · Engine %3 · %4 rules</source>
        <extracomment>%1, %2: round 3 of 13; %3: tile; %4: name of the rulebook</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles are dealt, the engine %1 is in the station. You begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles are dealt, the engine %1 is in the station. %2 begins.</source>
        <extracomment>%1: tile, %2: who</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <comment>%1: who, %2: tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You leave your train open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the train open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 finishes the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>You are out: the round is over.</source>
        <translation>Все твои кости выложены: раунд окончен.</translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation>%1&#xa0;— все кости выложены: раунд окончен.</translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation>%1&#xa0;— все кости выложены: раунд окончен.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the round is over.</source>
        <translation>Ходить больше никому нечем: раунд окончен.</translation>
    </message>
    <message>
        <source>The boneyard is empty: the round is over.</source>
        <translation>Базар пуст: раунд окончен.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with %1.</source>
        <comment>%1: points</comment>
        <translation>Ты побеждаешь! Итог: %1.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 побеждает! Итог: %2.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: most rounds without a point.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1&#xa0;— равный итог: %2. Побеждаешь ты: больше всего раундов без очков.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1&#xa0;— равный итог: %2. Побеждает %3: больше всего раундов без очков.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1&#xa0;— равный итог: %2. Побеждаешь ты: лучший раунд, не считая нулевых.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1&#xa0;— равный итог: %2. Побеждает %3: лучший раунд, не считая нулевых.</translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1&#xa0;— общая победа! Итог: %2.</translation>
    </message>
</context>
<context>
    <name>RevealedHands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>out: 0 points</source>
        <translation>без костей: 0 очков</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundEntryPage</name>
    <message>
        <source>Round</source>
        <translation type="unfinished">Раунд</translation>
    </message>
    <message>
        <source>This round is written down already: here it can be corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with our own totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it down anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>End of round %1 of %2</source>
        <translation>Конец раунда %1 из %2</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Осталось на руках</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Tip: %1</source>
        <translation>Совет: %1</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Новый раунд</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair play …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation>Пример: %1</translation>
    </message>
</context>
<context>
    <name>RuleModel</name>
    <message>
        <source>This game</source>
        <translation>Эта игра</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Следующая игра</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Как играть лучше</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared with nothing</comment>
        <translation>ничего</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Before a round</source>
        <translation>Перед раундом</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Trains and locomotives</source>
        <translation>Поезда и паровозики</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Дубли</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Конец раунда</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile with the same value on both halves is a double.</source>
        <translation>В наборе дубль-%1 на каждую пару чисел от 0 (пусто) до %1 есть одна кость; всего костей: %2. Кость с одинаковыми числами на обеих половинках&#xa0;— дубль.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>Играется %n раунд. Первый стартовый дубль&#xa0;— %1-%1.</numerusform>
            <numerusform>Играется %n раунда. Первый стартовый дубль&#xa0;— %1-%1.</numerusform>
            <numerusform>Играется %n раундов. Первый стартовый дубль&#xa0;— %1-%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation>На дубле «пусто-пусто» нет точек, и он ничего не стоит.</translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in the hand costs %n point(s).</source>
        <translation>
            <numerusform>Дубль «пусто-пусто», оставшийся на руках, стоит %n очко.</numerusform>
            <numerusform>Дубль «пусто-пусто», оставшийся на руках, стоит %n очка.</numerusform>
            <numerusform>Дубль «пусто-пусто», оставшийся на руках, стоит %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no target score: the game ends with its last round.</source>
        <translation>Предела очков нет: игра заканчивается последним раундом.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody&apos;s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>Игра заканчивается после первого же раунда, в котором чей-нибудь итог достигает %n очка, самое позднее&#xa0;— после последнего раунда.</numerusform>
            <numerusform>Игра заканчивается после первого же раунда, в котором чей-нибудь итог достигает %n очков, самое позднее&#xa0;— после последнего раунда.</numerusform>
            <numerusform>Игра заканчивается после первого же раунда, в котором чей-нибудь итог достигает %n очков, самое позднее&#xa0;— после последнего раунда.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The others lie face down: they are the boneyard.</source>
        <translation>
            <numerusform>Каждый игрок получает %n кость. Остальные лежат лицом вниз: это базар.</numerusform>
            <numerusform>Каждый игрок получает %n кости. Остальные лежат лицом вниз: это базар.</numerusform>
            <numerusform>Каждый игрок получает %n костей. Остальные лежат лицом вниз: это базар.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine lies in the station before the tiles are dealt.</source>
        <translation>Стартовый дубль лежит на станции ещё до раздачи костей.</translation>
    </message>
    <message>
        <source>Whoever holds or draws the engine starts the round.</source>
        <translation>Раунд начинает тот, у кого стартовый дубль, или тот, кто берёт его с базара.</translation>
    </message>
    <message>
        <source>One player starts the first round; every later round is started by the next player clockwise.</source>
        <translation>Первый раунд начинает один из игроков, каждый следующий раунд&#xa0;— следующий по часовой стрелке.</translation>
    </message>
    <message>
        <source>Players who share the lowest total win together.</source>
        <translation>Игроки с одинаковым наименьшим итогом побеждают вместе.</translation>
    </message>
    <message>
        <source>Among players with the same lowest total the one with more rounds of 0 points wins. If that is equal too, the best of the other rounds decides. Only then do they win together.</source>
        <translation>Если наименьший итог у нескольких игроков, побеждает тот, у кого больше раундов с 0 очков. Если и тут поровну, решает лучший из остальных раундов. И только если равны и они, побеждают вместе.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation>Никто не видит чужих костей.</translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody&apos;s tiles: good for learning together.</source>
        <translation>Кости у всех лежат лицом вверх, и каждый может смотреть на чужие: так удобно учиться вместе.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook&apos;s own table.</source>
        <translation>Сколько костей получает каждый, сказано в таблице самого свода правил.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or 6, 11 for 7 or 8, with the double-12 set.</source>
        <translation>Сколько костей получает каждый, сказано в таблице Cardinal: с набором дубль-12 при 2–4 игроках&#xa0;— по 15, при 5–6&#xa0;— по 12, при 7–8&#xa0;— по 11.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or 6, 10 for 7 or 8, with the double-12 set.</source>
        <translation>Сколько костей получает каждый, сказано в таблице Masters: с набором дубль-12 при 2–4 игроках&#xa0;— по 15, при 5–6&#xa0;— по 12, при 7–8&#xa0;— по 10.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or 6, 8 for 7 or 8, with the double-12 set.</source>
        <translation>Сколько костей получает каждый, сказано в таблице Pressman: с набором дубль-12 при 2–4 игроках&#xa0;— по 15, при 5–6&#xa0;— по 11, при 7–8&#xa0;— по 8.</translation>
    </message>
    <message>
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a locomotive.</source>
        <translation>Когда базар пуст, игра идёт дальше без него: кому нечем ходить, тот пасует и получает паровозик.</translation>
    </message>
    <message>
        <source>When the last tile of the boneyard has been drawn, that turn is played to its end, and with it the round is over.</source>
        <translation>Когда с базара взята последняя кость, этот ход доигрывают до конца, и на нём раунд окончен.</translation>
    </message>
    <message>
        <source>A double may be your last tile: nothing has to follow it.</source>
        <translation>Твоей последней костью может быть дубль: после него ничего не нужно.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Цель игры</translation>
    </message>
    <message>
        <source>You want to get rid of your tiles. They are laid end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
        <translation>Твоя цель&#xa0;— избавиться от своих костей. Их кладут одну за другой рядами, и половинки, которые соприкасаются, показывают одно и то же число; эти ряды&#xa0;— поезда. Всё, что к концу раунда осталось у тебя на руках, прибавляется к твоему итогу, а побеждает тот, у кого итог игры наименьший.</translation>
    </message>
    <message>
        <source>The trains</source>
        <translation>Поезда</translation>
    </message>
    <message>
        <source>Each player has a train of their own. It begins at the station and grows at its open end, one tile after the other.</source>
        <translation>У каждого игрока свой поезд. Он начинается у станции и растёт со свободного конца, кость за костью.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>The engine of a round</source>
        <translation>Стартовый дубль раунда</translation>
    </message>
    <message>
        <source>All trains of a round begin at a double in the station, the engine. In the first round it is the highest double of the set, in every later round the next lower one. The engine itself needs no tile after it and never has to be closed.</source>
        <translation>Все поезда раунда начинаются от дубля на станции. Это стартовый дубль: в первом раунде&#xa0;— самый большой дубль набора, в каждом следующем&#xa0;— на единицу меньше. После самого стартового дубля ничего не нужно, и закрывать его не нужно никогда.</translation>
    </message>
    <message>
        <source>The first starter</source>
        <translation>Кто начинает первым</translation>
    </message>
    <message>
        <source>By this leaflet the oldest player starts the first round.</source>
        <translation>По этим правилам первый раунд начинает самый старший игрок.</translation>
    </message>
    <message>
        <source>By this leaflet the youngest player starts the first round.</source>
        <translation>По этим правилам первый раунд начинает самый младший игрок.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>The turns go round the table clockwise, one player after the other.</source>
        <translation>Ходят по кругу, по часовой стрелке, один игрок за другим.</translation>
    </message>
    <message>
        <source>What a turn is</source>
        <translation>Что такое ход</translation>
    </message>
    <message>
        <source>In your turn you lay one tile from your hand, any one you like on any train that is open to you. Only the rules about doubles and about the first turn of a round can change that.</source>
        <translation>За ход ты кладёшь одну из своих костей: любую подходящую, к любому открытому для тебя поезду. Изменить это могут только правила о дублях и о первом ходе раунда.</translation>
    </message>
    <message>
        <source>Which tile fits</source>
        <translation>Какая кость подходит</translation>
    </message>
    <message>
        <source>A tile fits where one of its halves shows the value at the end of the train. That half goes against the train. A train without tiles takes the value of the engine.</source>
        <translation>Кость подходит к поезду, если на одной из её половинок то же число, что на его конце. Этой половинкой её и прицепляют. У поезда без костей это число стартового дубля.</translation>
    </message>
    <message>
        <source>Whoever can play must play</source>
        <translation>Можешь ходить&#xa0;— ходи</translation>
    </message>
    <message>
        <source>When you cannot play</source>
        <translation>Если ходить нечем</translation>
    </message>
    <message>
        <source>If you cannot lay a tile that you have to lay, not even after drawing as far as you may, your turn ends and a locomotive is put on your train, or on its place if it has no tile yet.</source>
        <translation>Если ходить нужно, а нечем, даже когда с базара взято всё, что можно, твой ход закончен и на твой поезд ставят паровозик; если костей в поезде ещё нет, паровозик ставят на его место.</translation>
    </message>
    <message>
        <source>Open and closed trains</source>
        <translation>Открытые и закрытые поезда</translation>
    </message>
    <message>
        <source>A train without tiles</source>
        <translation>Поезд без костей</translation>
    </message>
    <message>
        <source>Where a locomotive stands on the place of a train that has no tile yet, others may begin that train with a tile of the engine&apos;s value. It still belongs to its owner, and the locomotive stays.</source>
        <translation>Если паровозик стоит на месте поезда, в котором ещё нет костей, начать этот поезд костью с числом стартового дубля может и любой другой, кому можно ходить к чужим поездам. Хозяин у поезда прежний, и паровозик остаётся.</translation>
    </message>
    <message>
        <source>When nothing follows a double</source>
        <translation>Если после дубля нечего положить</translation>
    </message>
    <message>
        <source>Closing a double</source>
        <translation>Как закрыть дубль</translation>
    </message>
    <message>
        <source>A double is closed by laying a tile on it. Whoever has to close it may do so on every train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation>Чтобы закрыть дубль, к нему прицепляют кость. Тот, кому нужно закрыть дубль, может сделать это на любом поезде, даже на закрытом; в остальном такой поезд остаётся для него закрытым. Эта кость и есть весь ход: после неё ничего не нужно.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Мёртвые дубли</translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation>Когда все остальные кости с числом дубля уже лежат на столе, закрыть его больше нечем. Такой дубль мёртвый и никого не обязывает.</translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation>Последняя кость</translation>
    </message>
    <message>
        <source>As soon as a player has only one tile left, everybody is told.</source>
        <translation>Как только у игрока остаётся одна кость, об этом узнают все.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Все кости выложены</translation>
    </message>
    <message>
        <source>When nobody can play any more</source>
        <translation>Если ходить некому</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>At the end of a round you count the pips of the tiles in your hand and add them to your total. The lowest total wins the game.</source>
        <translation>В конце раунда ты считаешь точки на костях, оставшихся на руках, и прибавляешь их к своему итогу. Побеждает тот, у кого наименьший итог.</translation>
    </message>
    <message>
        <source>In your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a locomotive. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation>На первом ходу каждого раунда ты прицепляешь кости только к своему поезду, зато сколько хочешь, и хотя бы одну, если можешь. С базара не берут, и после дублей ничего не нужно. Если ни одна кость не подходит, ты получаешь паровозик. Пока этот ход не сделали все, оставшиеся открытыми дубли никого не обязывают, и раунд закончиться не может, так что все кости могут выложить и несколько игроков.</translation>
    </message>
    <message>
        <source>There is no Mexican Train in this game, only the trains of the players.</source>
        <translation>Мексиканского поезда в этой игре нет, есть только поезда игроков.</translation>
    </message>
    <message>
        <source>You may play on other open trains before your own has a tile.</source>
        <translation>К другим открытым поездам можно прицеплять кости и до того, как начат твой поезд.</translation>
    </message>
    <message>
        <source>Before your own train has a tile you may lay nothing on another one. Only a double that you have to close is always allowed.</source>
        <translation>Пока в твоём поезде нет костей, к другим поездам ничего прицеплять нельзя. Только дубль, который нужно закрыть, закрывать можно всегда.</translation>
    </message>
    <message>
        <source>After a double you lay one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation>После дубля ты на том же ходу кладёшь ещё одну кость. Если и она дубль, то и после неё нужна ещё одна.</translation>
    </message>
    <message>
        <source>A double is laid like any other tile: nothing has to follow it.</source>
        <translation>Дубль кладут как любую другую кость: после него ничего не нужно.</translation>
    </message>
    <message>
        <source>The tile after a double must lie on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation>Кость после дубля нужно прицепить именно к этому дублю. Если все остальные кости с его числом уже лежат на столе, после него ничего не нужно.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may lay it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation>Если кость, взятая после дубля, сама дубль и подходит, её можно положить, и тогда кость нужна уже после неё. Если оставить её себе, ход закончится так, как если бы ничего не подошло.</translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be laid, even if it fits: it stays in your hand.</source>
        <translation>Дубль, взятый после дубля, положить нельзя, даже если он подходит: он остаётся у тебя на руках.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation>Если закрыть нужно несколько дублей, ты выбираешь, какой закрыть.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was laid first comes first.</source>
        <translation>Если закрыть нужно несколько дублей, сначала закрывают тот, который положен раньше всех.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is laid anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation>Дубль, оставшийся открытым в конце хода, нужно закрыть, прежде чем класть что-либо в другое место. Это обязывает каждого игрока, ход за ходом, пока дубль не закроют.</translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation>Открытый дубль никого не обязывает. Он такой же конец поезда, как любая другая кость.</translation>
    </message>
    <message>
        <source>If no tile of your hand fits, you draw up to two tiles, one at a time, and stop at the first that may be laid. It is laid at once, wherever it may lie; no other tile can be laid instead.</source>
        <translation>Если ни одна из твоих костей не подходит, ты берёшь с базара до двух костей, по одной, и останавливаешься на первой, которую можно положить. Её кладут сразу, в любое место, где можно; другую кость вместо неё положить нельзя.</translation>
    </message>
    <message>
        <source>You draw for one tile of a turn only: if you drew a double and laid it, you do not draw for the tile after it.</source>
        <translation>С базара берут ради одной кости за ход: если взят и положен дубль, ради кости после него ты уже не берёшь.</translation>
    </message>
    <message>
        <source>Your locomotive comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Твой паровозик снимается сам, когда ты прицепляешь кость к своему поезду. Он остаётся, когда ты ходишь в другом месте и когда к твоему поезду прицепляют другие.</translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your locomotive comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Когда ты прицепляешь кость к своему поезду, ты сразу решаешь, снять паровозик или оставить до своего следующего хода к этому поезду. Он остаётся, когда ты ходишь в другом месте и когда к твоему поезду прицепляют другие.</translation>
    </message>
    <message>
        <source>After each tile that you lay, wherever it lies, you may take your locomotive off or let it stand. It stays when others play on your train.</source>
        <translation>После каждой своей кости, куда бы она ни легла, ты можешь снять свой паровозик или оставить его. Он остаётся, когда к твоему поезду прицепляют другие.</translation>
    </message>
    <message>
        <source>The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.</source>
        <translation>Стартовый дубль сдают вместе с остальными костями. Тот, у кого он оказался, кладёт его на станцию и сразу ходит.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns up. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Если стартового дубля нет ни у кого, игроки по очереди берут с базара по одной кости и останавливаются, как только он найдётся. В первом раунде первым берёт игрок на месте 1, потом&#xa0;— следующий за тем, кто начинал прошлый раунд.</translation>
    </message>
    <message>
        <source>If a tile of your hand may be laid anywhere, you lay one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation>Если хоть одну из твоих костей можно куда-нибудь положить, ты кладёшь одну. Взять с базара или спасовать вместо этого нельзя; оставить у себя можно только взятый дубль, и то лишь там, где это разрешает правило о нём.</translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a locomotive stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation>Свой поезд для тебя открыт. Поезд другого игрока для тебя закрыт, но если на нём стоит паровозик, он открыт для всех. Дубль, который тебе нужно закрыть, важнее всего этого.</translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a locomotive is put on your train, your turn ends and the double stays open.</source>
        <translation>Если ни одну из твоих костей нельзя положить после твоего дубля, ты берёшь с базара, сколько разрешено. Если положить всё равно нечего, на твой поезд ставят паровозик, твой ход закончен, а дубль остаётся открытым.</translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be laid in the first turn, everybody still has that first turn.</source>
        <translation>Если в конце своего хода игрок остаётся без костей, раунд окончен. Если на первом ходу можно выложить целый поезд, этот первый ход всё равно остаётся за каждым.</translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be laid anywhere, even if there were a locomotive on every train, the round is over. Then perhaps nobody has gone out.</source>
        <translation>Если базар пуст и ни у кого нет кости, которую можно было бы хоть куда-нибудь положить, даже стой паровозик на каждом поезде, раунд окончен. Тогда может случиться, что всех костей не выложил никто.</translation>
    </message>
    <message>
        <source>In your first turn of a round you lay one tile, as in every other.</source>
        <translation>На первом ходу раунда ты кладёшь одну кость, как и на любом другом.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may begin it with a tile of the engine&apos;s value from your second turn of the round on; once it has begun, it is open to all. It never gets a locomotive.</source>
        <translation>Мексиканский поезд общий. Начать его костью с числом стартового дубля можно со своего второго хода в раунде; когда он начат, он открыт для всех. Паровозик на него никогда не ставят.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may begin it with a tile of the engine&apos;s value once your own train has a tile; once it has begun, it is open to all. It never gets a locomotive.</source>
        <translation>Мексиканский поезд общий. Начать его костью с числом стартового дубля можно, когда в твоём поезде уже есть кость; когда он начат, он открыт для всех. Паровозик на него никогда не ставят.</translation>
    </message>
    <message>
        <source>After a double you lay one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation>После дубля ты на том же ходу кладёшь ещё одну кость. Дубль, который уже у тебя на руках, для этого не годится, даже если подходит.</translation>
    </message>
    <message>
        <source>The tile after a double may lie on the double or on any other train that is open to you. In the turn in which it is laid, a double closes no train to you.</source>
        <translation>Кость после дубля можно прицепить к самому дублю или к любому другому открытому для тебя поезду. На том ходу, на котором дубль положен, он не мешает тебе ходить к другим поездам.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must lay it, and then it needs a tile after it like any other double.</source>
        <translation>Если кость, взятая после дубля, сама дубль и подходит, её нужно положить, и тогда после неё, как после любого дубля, нужна ещё одна.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it holds up nobody any more.</source>
        <translation>Дубль, оставшийся открытым в конце хода, следующий игрок должен закрыть прежде всего остального. Если закрыть нечем, дубль больше никого не обязывает.</translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation>Короткая игра для 2–4 игроков: кости, на которых есть 10, 11 или 12, остаются в коробке, первый стартовый дубль&#xa0;— 9-9, играется не больше десяти раундов.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up; the pass round the table is then finished, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Если стартового дубля нет ни у кого, игроки по очереди берут с базара по одной кости, пока он не найдётся; начатый круг доводят до конца, пока хватает базара. В первом раунде первым берёт игрок на месте 1, потом&#xa0;— следующий за тем, кто начинал прошлый раунд.</translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation>Это не короткая игра.</translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw, you go out with the double.</source>
        <translation>Если твоя последняя кость&#xa0;— дубль и после него нужна ещё одна, ты берёшь кость с базара. Только если взять нельзя, ты заканчиваешь этим дублем.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may begin it with a tile of the engine&apos;s value in any turn, unless another rule makes you play elsewhere; once it has begun, it is open to all. It never gets a locomotive.</source>
        <translation>Мексиканский поезд общий. Начать его костью с числом стартового дубля можно в любой ход, если другое правило не велит ходить иначе; когда он начат, он открыт для всех. Паровозик на него никогда не ставят.</translation>
    </message>
    <message>
        <source>If no tile of your hand fits, you draw tile after tile until one may be laid or the boneyard is empty. That tile is laid at once, wherever it may lie; no other tile can be laid instead.</source>
        <translation>Если ни одна из твоих костей не подходит, ты берёшь с базара кость за костью, пока не попадётся та, которую можно положить, или пока базар не опустеет. Подошедшую кость кладут сразу, в любое место, где можно; другую вместо неё положить нельзя.</translation>
    </message>
    <message>
        <source>If no tile of your hand fits, you draw one from the boneyard. If it can be laid, it is laid at once, wherever it may lie; no other tile can be laid instead.</source>
        <translation>Если ни одна из твоих костей не подходит, ты берёшь одну с базара. Если её можно положить, её кладут сразу, в любое место, где можно; другую вместо неё положить нельзя.</translation>
    </message>
    <message>
        <source>You draw for each tile that you have to lay: if a double that you drew and laid asks for a tile and you hold none for it, you draw again.</source>
        <translation>С базара берут ради каждой кости, которую нужно положить: если взят и положен дубль, а положить после него тебе нечего, ты берёшь ещё раз.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Чьи правила</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>для сравнения</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Для сравнения</translation>
    </message>
    <message>
        <source>No rule speaks of that.</source>
        <translation>Об этом в правилах ничего нет.</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Эти правила одинаковы.</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Сохранить в PDF…</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>Eco Wood Art</source>
        <translation>Eco Wood Art</translation>
    </message>
    <message>
        <source>Tactic</source>
        <translation>Tactic</translation>
    </message>
    <message>
        <source>The engine lies in the station before the deal and the first turn goes round the table. You decide yourself whether your locomotive comes off.</source>
        <translation>Стартовый дубль лежит на станции ещё до раздачи, а раунды начинают по очереди. Снять свой паровозик или оставить, решаешь ты.</translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation>Novelca</translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were laid, and an empty boneyard ends the round.</source>
        <translation>Открытые дубли закрывают в том порядке, в каком они положены, а пустой базар заканчивает раунд.</translation>
    </message>
    <message>
        <source>Big table</source>
        <translation>Большой стол</translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. In your first turn you may lay a whole train; the double blank costs 50 points.</source>
        <translation>Для 2–14 игроков с наборами от дубль-6 до дубль-18. На первом ходу можно выложить целый поезд; «пусто-пусто» стоит 50 очков.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>A double must be covered itself, a turn has one draw, nobody goes out on a double that is not covered, and ties are broken.</source>
        <translation>Кость после дубля кладут к нему самому, за ход берут один раз, незакрытым дублем не заканчивают, а при равном итоге победителя определяют по раундам.</translation>
    </message>
    <message>
        <source>There is no rulebook called &quot;%1&quot;.</source>
        <translation>Свода правил «%1» нет.</translation>
    </message>
    <message>
        <source>There is no option called &quot;%1&quot;.</source>
        <translation>Настройки «%1» нет.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a value of the option &quot;%1&quot;.</source>
        <translation>«%2»&#xa0;— недопустимое значение настройки «%1».</translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation>Этот свод правил&#xa0;— для %1–%2 игроков.</translation>
    </message>
    <message>
        <source>An engine that is dealt goes only with its holder starting, an engine set aside only with the start going round the table.</source>
        <translation>Если стартовый дубль сдают, начинать должен тот, у кого он; если дубль отложен, раунды начинают по очереди.</translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation>В этом своде правил нет короткой игры.</translation>
    </message>
    <message>
        <source>The short game is played with the double-9 set.</source>
        <translation>Для короткой игры нужен набор дубль-9.</translation>
    </message>
    <message numerus="yes">
        <source>With this set at most %n round(s) can be played.</source>
        <translation>
            <numerusform>С этим набором можно сыграть не больше %n раунда.</numerusform>
            <numerusform>С этим набором можно сыграть не больше %n раундов.</numerusform>
            <numerusform>С этим набором можно сыграть не больше %n раундов.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no number of tiles to deal for %1 players with the double-%2 set.</source>
        <translation>Для %1 игроков и набора дубль-%2 не указано, сколько костей сдавать.</translation>
    </message>
    <message>
        <source>The double-%2 set does not have enough tiles for %1 players.</source>
        <translation>В наборе дубль-%2 не хватит костей на %1 игроков.</translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles bind everybody and may be closed in any order; a double drawn for a double must be laid.</source>
        <translation>Начинает тот, у кого стартовый дубль. Открытые дубли обязывают всех, закрывать их можно в любом порядке; дубль, взятый после дубля, нужно положить.</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreKeeperSheet</name>
    <message>
        <source>Score-keeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">Очки</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Отменить</translation>
    </message>
    <message>
        <source>Other games …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of %1 are deleted for good.</source>
        <comment>%1: names of the players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation type="unfinished">Что-то не так</translation>
    </message>
    <message>
        <source>All right</source>
        <translation type="unfinished">Понятно</translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation type="unfinished">Ни один раунд ещё не сыгран.</translation>
    </message>
</context>
<context>
    <name>ScorePlotView</name>
    <message>
        <source>The totals over the rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">Очки</translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished">Раунд</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">Очки</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%1: %n point(s), total %2</source>
        <comment>%1: who</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, engine %2. %3</source>
        <comment>%3: who has how many points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: who</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: several names, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>%1: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends as soon as somebody has %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Short game with the double-%1 set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-%1 set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1, engine %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rules, over after %n round(s).</source>
        <comment>%1: date, %2: name of the rulebook</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished">Мексиканский поезд</translation>
    </message>
    <message>
        <source>Date:</source>
        <comment>a line to write on follows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rules.</source>
        <comment>%1: name of the rulebook</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column</comment>
        <translation type="unfinished">Раунд</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation type="unfinished">Итог</translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation type="unfinished">%1, %2 {1;?}</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <translation>Ты</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>the Mexican Train</source>
        <translation>мексиканский поезд</translation>
    </message>
    <message>
        <source>your train</source>
        <translation>твой поезд</translation>
    </message>
    <message>
        <source>%1&apos;s train</source>
        <translation>поезд «%1»</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <comment>start of a sentence</comment>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Your train</source>
        <comment>start of a sentence</comment>
        <translation>Твой поезд</translation>
    </message>
    <message>
        <source>%1&apos;s train</source>
        <comment>start of a sentence</comment>
        <translation>Поезд «%1»</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where something stands</comment>
        <translation>на мексиканском поезде</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where something stands</comment>
        <translation>на твоём поезде</translation>
    </message>
    <message>
        <source>on %1&apos;s train</source>
        <comment>where something stands</comment>
        <translation>на поезде «%1»</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is laid</comment>
        <translation>к мексиканскому поезду</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is laid</comment>
        <translation>к твоему поезду</translation>
    </message>
    <message>
        <source>on %1&apos;s train</source>
        <comment>where a tile is laid</comment>
        <translation>к поезду «%1»</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of names</comment>
        <translation>ты</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Locomotive colour of seat %1</source>
        <translation>Цвет паровозика, место %1</translation>
    </message>
    <message>
        <source>Locomotive colour %1</source>
        <translation>Цвет паровозика %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Имя, место %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Seat %1 is a human</source>
        <translation>На месте %1 играет человек</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Уровень, место %1</translation>
    </message>
</context>
<context>
    <name>SentenceBoard</name>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Shows the rule behind this.</source>
        <translation>Показывает правило, по которому это так.</translation>
    </message>
</context>
<context>
    <name>SettingSlider</name>
    <message>
        <source>%1: %2 %</source>
        <comment>a setting and its value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <comment>a heading: how the table looks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>how the table looks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pips and digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">Язык</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the computer thinks before it plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion: nothing flies, rolls or slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing and reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw and pass for me when nothing else is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a screen reader says by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only that it is my turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SheetPlanForm</name>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished">Свод правил</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished">Раунды</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation type="unfinished">Число раундов</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends at this many points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit: all rounds are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game ends as soon as somebody has %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished">Игроки</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished">Число игроков</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPrinter</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>End this game?</source>
        <translation>Закончить эту игру?</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Что-то не так</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>The game on the table counts as not won. It stays among your saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station</source>
        <translation>Станция</translation>
    </message>
    <message>
        <source>Station, engine %1-%1</source>
        <translation>Станция, стартовый дубль %1-%1</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at the table</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished">Правила</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished">Число игроков</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game counts once, from the first thing you do in it; one that is left counts as not won. Games with a chosen deal do not count.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusSheet</name>
    <message>
        <source>How things stand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>You hold %n tile(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in the hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Sort by number</source>
        <translation>Порядок по числам</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Порядок по точкам</translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation>Составить поезд</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Tile %1</source>
        <translation>Кость %1</translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>Look for the longest chain in your hand before your first tile: from the end of your own train, tile after tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can.</source>
        <translation>Прежде чем класть первую кость, найди среди своих самую длинную цепочку: от конца своего поезда, кость за костью. Кости этой цепочки береги для своего поезда, а от остальных избавляйся в других местах при первой возможности.</translation>
    </message>
    <message>
        <source>Lay doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation>Клади дубли пораньше, пока есть что положить после них. К концу раунда дубль тяжёлый, и сбыть его трудно.</translation>
    </message>
    <message>
        <source>Keep a second tile of the same value with each double, so that you can follow it yourself.</source>
        <translation>К каждому дублю держи ещё одну кость с тем же числом, чтобы было что положить после него.</translation>
    </message>
    <message>
        <source>When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a chain that you will not finish.</source>
        <translation>Когда у других остаётся мало костей, думай о точках: сбыть тяжёлую кость выгоднее, чем беречь цепочку, которую уже не достроить.</translation>
    </message>
    <message>
        <source>Hold many different values rather than many tiles of one. Then something fits at almost every end.</source>
        <translation>Лучше держать много разных чисел, чем много костей с одним. Тогда почти к любому концу что-нибудь подойдёт.</translation>
    </message>
    <message>
        <source>A double that you cannot follow still holds up those who must close it. If you have to leave one open, do it with a value of which most tiles already lie on the table.</source>
        <translation>Дубль, после которого тебе нечего положить, всё равно задерживает тех, кому придётся его закрывать. Если приходится оставить дубль открытым, выбирай такой, чтобы большинство костей с его числом уже лежало на столе.</translation>
    </message>
    <message>
        <source>If there is a locomotive on your train, get it off soon: others lay there too, and the end that your chain needs may be gone.</source>
        <translation>Если на твоём поезде стоит паровозик, сними его поскорее: туда ходят и другие, и конец, нужный для твоей цепочки, может пропасть.</translation>
    </message>
    <message>
        <source>When two tiles fit equally well, lay the one with more pips.</source>
        <translation>Если две кости подходят одинаково хорошо, клади ту, на которой больше точек.</translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation>Запоминай, где другим пришлось брать с базара: костей с этим числом у них не было. Конец с таким числом им и оставляй.</translation>
    </message>
    <message>
        <source>As long as no locomotive stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation>Пока на твоём поезде нет паровозика, ходить к этому поезду можешь только ты. Поэтому сначала прицепляй лишние кости к другим поездам, а свою цепочку прибереги.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everyone</source>
        <translation>открыт для всех</translation>
    </message>
    <message>
        <source>is thinking …</source>
        <translation>думает…</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>%1, ends in %2, double to be closed</source>
        <translation>%1, на конце %2, дубль нужно закрыть</translation>
    </message>
    <message>
        <source>%1, ends in %2, open</source>
        <translation>%1, на конце %2, открыт</translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation>%1, на конце %2, закрыт</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 думает.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Ходит %1.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>You may take your locomotive off or leave your train open.</source>
        <translation>Можешь снять свой паровозик или оставить поезд открытым.</translation>
    </message>
    <message>
        <source>Your first turn: lay as many tiles as you like on your own train.</source>
        <translation>Твой первый ход: прицепи к своему поезду сколько хочешь костей.</translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you pass.</source>
        <translation>Твой первый ход: ни одна кость не подходит, пасуй.</translation>
    </message>
    <message>
        <source>Lay another tile on your train, or finish your first turn.</source>
        <translation>Прицепи к своему поезду ещё кость или закончи первый ход.</translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation>Больше ни одна кость не подходит: закончи первый ход.</translation>
    </message>
    <message>
        <source>You drew %1: lay it, or keep it and pass.</source>
        <translation>Взята кость %1: положи её или оставь себе и пасуй.</translation>
    </message>
    <message>
        <source>You drew %1, and it fits: lay it.</source>
        <translation>Взята кость %1, и она подходит: положи её.</translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Твой ход: нужно закрыть дубль %1 %2.</translation>
    </message>
    <message>
        <source>After a double you lay one more tile, but not a double.</source>
        <translation>После дубля положи ещё одну кость, но не дубль.</translation>
    </message>
    <message>
        <source>After a double you lay one more tile.</source>
        <translation>После дубля положи ещё одну кость.</translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation>Твой ход: закрой один из открытых дублей.</translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation>Твой ход: положи кость там, где горит зелёный сигнал.</translation>
    </message>
    <message>
        <source>The double %1 %2 must be closed and no tile of yours fits: draw one.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Нужно закрыть дубль %1 %2, а подходящей кости нет: возьми с базара.</translation>
    </message>
    <message>
        <source>The open doubles must be closed and no tile of yours fits: draw one.</source>
        <translation>Нужно закрыть открытые дубли, а подходящей кости нет: возьми с базара.</translation>
    </message>
    <message>
        <source>No tile of yours fits: draw one.</source>
        <translation>Ни одна кость не подходит: возьми с базара.</translation>
    </message>
    <message>
        <source>%1 cannot be laid either: you pass.</source>
        <translation>%1 тоже положить нельзя: пасуй.</translation>
    </message>
    <message>
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation>После твоего дубля нужна ещё кость, а положить нечего: возьми с базара.</translation>
    </message>
    <message>
        <source>No tile of yours can be laid and you cannot draw: you pass.</source>
        <translation>Положить нечего, а брать нельзя: пасуй.</translation>
    </message>
</context>
<context>
    <name>TutorialNote</name>
    <message>
        <source>Tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tutorial: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Закрыть</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
