<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Mexican Train</source>
        <translation>Об игре «Мексиканский поезд»</translation>
    </message>
    <message>
        <source>Mexican Train, version %1</source>
        <translation>Мексиканский поезд, версия %1</translation>
    </message>
    <message>
        <source>A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.</source>
        <translation>Бесплатная игра для всей семьи: по правилам из твоей коробки с домино, на многих языках. Ей не нужны ни сеть, ни учётная запись, в ней нет рекламы; никакие данные не покидают этот компьютер.</translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation>Игра сделана с помощью Qt, который используется по лицензии GNU Lesser General Public License. Саму эту программу каждый может использовать, изменять и передавать другим на таких условиях:</translation>
    </message>
    <message>
        <source>Made with the work of others, under these terms:</source>
        <translation>Использованы работы других авторов на таких условиях:</translation>
    </message>
</context>
<context>
    <name>AiNames</name>
    <message>
        <source>Bruno</source>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Клара</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Данила</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>Эмма</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Фёдор</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Галина</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Глеб</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Инна</translation>
    </message>
    <message>
        <source>Jakob</source>
        <translation>Яков</translation>
    </message>
    <message>
        <source>Karla</source>
        <translation>Карина</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Лев</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>Мила</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>Никита</translation>
    </message>
    <message>
        <source>Olga</source>
        <translation>Ольга</translation>
    </message>
</context>
<context>
    <name>AwardWords</name>
    <message>
        <source>%1 · %2, round %3</source>
        <comment>%1: date, %2: rulebook, %3: number</comment>
        <translation>%1 · %2, раунд %3</translation>
    </message>
    <message>
        <source>%1, earned. %2 %3</source>
        <comment>%1: an award, %2: what earns it, %3: where</comment>
        <translation>%1: награда получена. %2 %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>%1: an award, %2: what earns it</comment>
        <translation>%1: награда ещё не получена. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what, %2: so much</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>best</comment>
        <translation>пока нет</translation>
    </message>
    <message>
        <source>%1 of %2 earned</source>
        <comment>awards</comment>
        <translation>Получено: %1 из %2</translation>
    </message>
    <message>
        <source>Looking through the games: %1 of %2</source>
        <translation>Просмотр игр: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new award(s): %1.</source>
        <comment>%1: their names</comment>
        <translation>
            <numerusform>%n новая награда: %1.</numerusform>
            <numerusform>%n новые награды: %1.</numerusform>
            <numerusform>%n новых наград: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best so far: %1, %2.</source>
        <comment>%1: in what, %2: so much</comment>
        <translation>Твой рекорд: %1, %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: sentences</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Awards</name>
    <message>
        <source>Double finish</source>
        <translation>Дубль напоследок</translation>
    </message>
    <message>
        <source>Go out with a double as your last tile.</source>
        <translation>Выложи последней костью дубль.</translation>
    </message>
    <message>
        <source>Long train</source>
        <translation>Длинный поезд</translation>
    </message>
    <message>
        <source>Have at least 10 tiles on your own train when a round ends.</source>
        <translation>Собери в своём поезде к концу раунда не меньше 10 костей.</translation>
    </message>
    <message>
        <source>Endless train</source>
        <translation>Бесконечный поезд</translation>
    </message>
    <message>
        <source>Have at least 14 tiles on your own train when a round ends.</source>
        <translation>Собери в своём поезде к концу раунда не меньше 14 костей.</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>Без остановок</translation>
    </message>
    <message>
        <source>Go out without having drawn a tile.</source>
        <translation>Выложи все кости, не взяв ни одной с базара.</translation>
    </message>
    <message>
        <source>Steep climb</source>
        <translation>Крутой подъём</translation>
    </message>
    <message>
        <source>Go out even though you had to draw at least 8 tiles.</source>
        <translation>Выложи все кости, хотя пришлось взять с базара не меньше 8.</translation>
    </message>
    <message>
        <source>Own line</source>
        <translation>Своя ветка</translation>
    </message>
    <message>
        <source>Go out with all your tiles on your own train.</source>
        <translation>Выложи все кости, прицепив каждую к своему поезду.</translation>
    </message>
    <message>
        <source>Foreign station</source>
        <translation>Чужая станция</translation>
    </message>
    <message>
        <source>Go out with your last tile on another player’s train.</source>
        <translation>Прицепи последнюю кость к поезду другого игрока.</translation>
    </message>
    <message>
        <source>Grand tour</source>
        <translation>Большое путешествие</translation>
    </message>
    <message>
        <source>Play tiles on the trains of at least 3 other players in one round.</source>
        <translation>За один раунд прицепи кости к поездам хотя бы 3 других игроков.</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Для всех</translation>
    </message>
    <message>
        <source>Play at least 6 tiles on the Mexican Train in one round.</source>
        <translation>За один раунд прицепи к мексиканскому поезду не меньше 6 костей.</translation>
    </message>
    <message>
        <source>Double header</source>
        <translation>Двойная тяга</translation>
    </message>
    <message>
        <source>Play at least 4 doubles in one round.</source>
        <translation>Выложи за один раунд не меньше 4 дублей.</translation>
    </message>
    <message>
        <source>Helping hand</source>
        <translation>Рука помощи</translation>
    </message>
    <message>
        <source>Close at least 3 doubles played by others in one round.</source>
        <translation>Закрой за один раунд не меньше 3 дублей, положенных другими.</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Фотофиниш</translation>
    </message>
    <message>
        <source>Go out while another player has one tile left.</source>
        <translation>Выложи все кости, когда у другого игрока осталась одна.</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>Раньше расписания</translation>
    </message>
    <message>
        <source>Go out while all other players hold at least 5 tiles.</source>
        <translation>Выложи все кости, когда у каждого из остальных их не меньше 5.</translation>
    </message>
    <message>
        <source>Heavy load</source>
        <translation>Тяжёлый груз</translation>
    </message>
    <message>
        <source>Go out while the other hands come to at least 100 points together.</source>
        <translation>Выложи все кости, когда у остальных вместе не меньше 100 очков.</translation>
    </message>
    <message>
        <source>Light luggage</source>
        <translation>Налегке</translation>
    </message>
    <message>
        <source>End a round with 1 or 2 points, without going out.</source>
        <translation>Закончи раунд с 1 или 2 очками, не выложив всех костей.</translation>
    </message>
</context>
<context>
    <name>AwardsSheet</name>
    <message>
        <source>Awards</source>
        <translation>Награды</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>Твои рекорды</translation>
    </message>
    <message>
        <source>A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.</source>
        <translation>Засчитываются раунды, в которых ничего не отменялось и за тебя никто не играл. За обучение, за игру теми же костями ещё раз и за повторную игру дня наград не дают, компьютер их не получает; подсказки наград не отнимают.</translation>
    </message>
</context>
<context>
    <name>BestRounds</name>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>column: how many</comment>
        <translation>Соперников</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Их очки</translation>
    </message>
    <message>
        <source>Rules and date</source>
        <translation>Правила и дата</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: rulebook, %2: date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No finished round among these games.</source>
        <translation>В этих играх нет ни одного оконченного раунда.</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Longest train</source>
        <translation>Самый длинный поезд</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points left with the others</source>
        <translation>Больше всего очков у остальных</translation>
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
        <source>Quickest going out</source>
        <translation>Быстрее всего выложены все кости</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Most tiles in one turn</source>
        <translation>Больше всего костей за ход</translation>
    </message>
    <message>
        <source>Most doubles in one round</source>
        <translation>Больше всего дублей за раунд</translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation>
            <numerusform>%n дубль</numerusform>
            <numerusform>%n дубля</numerusform>
            <numerusform>%n дублей</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest points without going out</source>
        <translation>Меньше всего очков с костями на руках</translation>
    </message>
    <message>
        <source>Most points in one round</source>
        <translation>Больше всего очков за раунд</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Бланки для очков</translation>
    </message>
    <message>
        <source>For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.</source>
        <translation>Для игры настоящими костями: раунды и стартовые дубли напечатаны, очки вписывают от руки. Имена можно не заполнять.</translation>
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
    <message numerus="yes">
        <source>Boneyard: %n tile(s) left</source>
        <translation>
            <numerusform>Базар: осталась %n кость</numerusform>
            <numerusform>Базар: осталось %n кости</numerusform>
            <numerusform>Базар: осталось %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard: no tiles left</source>
        <translation>Базар: костей не осталось</translation>
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
        <translation>Сначала избавляется от тяжёлых костей.</translation>
    </message>
    <message>
        <source>Holds on to heavy tiles.</source>
        <translation>Долго держит тяжёлые кости.</translation>
    </message>
    <message>
        <source>Likes best to play on their own train.</source>
        <translation>Охотнее всего прицепляет кости к своему поезду.</translation>
    </message>
    <message>
        <source>Likes to play on other players’ trains.</source>
        <translation>Любит прицеплять кости к чужим поездам.</translation>
    </message>
    <message>
        <source>Is fond of the Mexican Train.</source>
        <translation>Питает слабость к мексиканскому поезду.</translation>
    </message>
    <message>
        <source>Cannot keep a double for long.</source>
        <translation>Не может долго держать дубль.</translation>
    </message>
    <message>
        <source>Has no favourite kind of move.</source>
        <translation>Любимых ходов нет.</translation>
    </message>
</context>
<context>
    <name>Classic</name>
    <message>
        <source>Classic</source>
        <comment>a theme: walnut, green cloth, brass</comment>
        <translation>Классика</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Shows the table as it was then.</source>
        <translation>Показывает стол, каким он был тогда.</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Whose round</source>
        <translation>Чей раунд</translation>
    </message>
    <message>
        <source>Thinking about the round…</source>
        <translation>Идёт разбор раунда…</translation>
    </message>
    <message>
        <source>The dimmed tiles were played by others.</source>
        <translation>Бледные кости положены другими.</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation>Ни одна из сданных тебе костей не подошла к стартовому дублю.</translation>
    </message>
    <message>
        <source>You played no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>В твоём поезде нет ни одной твоей кости; в других поездах: %1.</translation>
    </message>
    <message>
        <source>You played %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Ты ходишь: %1 %2.</translation>
    </message>
    <message>
        <source>You kept the tile you drew, and passed.</source>
        <translation>Ты оставляешь взятую кость и пасуешь.</translation>
    </message>
    <message>
        <source>You finished your first turn.</source>
        <translation>Ты заканчиваешь первый ход.</translation>
    </message>
    <message>
        <source>You left your train open.</source>
        <translation>Ты оставляешь свой поезд открытым.</translation>
    </message>
    <message>
        <source>You took your marker off.</source>
        <translation>Ты снимаешь свой локомотив.</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>Ты берёшь кость с базара.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation>В этом раунде играл только компьютер.</translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Самый длинный поезд из сданных тебе костей: %1.</translation>
    </message>
    <message>
        <source>You played %1 on your own train; on other trains: %2.</source>
        <comment>%1, %2: so many tiles</comment>
        <translation>Твои кости в твоём поезде: %1; в других поездах: %2.</translation>
    </message>
    <message>
        <source>%1 %2 looked better: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Похоже, лучше был ход %1 %2: %3</translation>
    </message>
    <message>
        <source>Leaving your train open looked better.</source>
        <translation>Похоже, лучше было оставить свой поезд открытым.</translation>
    </message>
    <message>
        <source>Taking your marker off looked better.</source>
        <translation>Похоже, лучше было снять локомотив.</translation>
    </message>
    <message>
        <source>Finishing your first turn there looked better.</source>
        <translation>Похоже, лучше было закончить на этом первый ход.</translation>
    </message>
    <message>
        <source>Keeping the tile you drew looked better.</source>
        <translation>Похоже, лучше было оставить взятую кость себе.</translation>
    </message>
    <message>
        <source>Here another move looked clearly better. Each decision is judged by what you could see when you made it.</source>
        <translation>Здесь другой ход выглядел явно лучше. Каждое решение оценивается по тому, что тебе было видно в ту минуту.</translation>
    </message>
    <message>
        <source>No slips: by what you could see, no other move looked clearly better.</source>
        <translation>Промахов нет: судя по тому, что тебе было видно, ни один другой ход не выглядел явно лучше.</translation>
    </message>
    <message>
        <source>Well found.</source>
        <translation>Удачная находка.</translation>
    </message>
    <message>
        <source>Well found: better than %1 %2, which comes to mind first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Удачная находка: лучше, чем ход %1 %2, который первым приходит на ум.</translation>
    </message>
    <message numerus="yes">
        <source>On average that ends about %n point(s) better for you against the others (most likely between %1 and %2).</source>
        <translation>
            <numerusform>В среднем это улучшает твой счёт относительно остальных примерно на %n очко (скорее всего, от %1 до %2).</numerusform>
            <numerusform>В среднем это улучшает твой счёт относительно остальных примерно на %n очка (скорее всего, от %1 до %2).</numerusform>
            <numerusform>В среднем это улучшает твой счёт относительно остальных примерно на %n очков (скорее всего, от %1 до %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>no difference</source>
        <comment>so many points for or against you: none</comment>
        <translation>ноль</translation>
    </message>
    <message numerus="yes">
        <source>%n for you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n в твою пользу</numerusform>
            <numerusform>%n в твою пользу</numerusform>
            <numerusform>%n в твою пользу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n против тебя</numerusform>
            <numerusform>%n против тебя</numerusform>
            <numerusform>%n против тебя</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or take %5). Together: %6.</source>
        <comment>%1 to %4 and %6: such as &quot;3 for you&quot; or &quot;no difference&quot;</comment>
        <translation>В очках относительно остальных: раздача&#xa0;— %1, взятые кости&#xa0;— %2, игра остальных&#xa0;— %3, твоя игра&#xa0;— %4 (плюс-минус %5). В сумме: %6.</translation>
    </message>
    <message>
        <source>%1 %2 looked better.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Похоже, лучше был ход %1 %2.</translation>
    </message>
</context>
<context>
    <name>ColourGrid</name>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Фиолетовый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Оранжевый</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Сине-зелёный</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>Малиновый</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Коричневый</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Индиго</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Оливковый</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Коралловый</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Голубой</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серый</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Золотистый</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>of a locomotive</comment>
        <translation>Цвет</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation>Подсказка: как можно пойти и почему</translation>
    </message>
    <message>
        <source>Plan my train: the tiles of the longest train first</source>
        <translation>Составить поезд: сначала кости самого длинного поезда</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Отменить, повторить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close what is open; let go of the tile</source>
        <translation>Закрыть то, что открыто; отпустить кость</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Кости всех</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 или ?</translation>
    </message>
    <message>
        <source>The rule behind the message</source>
        <translation>Правило к показанной фразе</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Games…</source>
        <comment>the saved ones</comment>
        <translation>Игры…</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Просмотр этой игры</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Игроки…</translation>
    </message>
    <message>
        <source>How things stand…</source>
        <translation>Положение в игре…</translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation>Положение в игре, словами</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Честная игра…</translation>
    </message>
    <message>
        <source>End this game</source>
        <translation>Закончить игру</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Статистика…</translation>
    </message>
    <message>
        <source>Score-keeper…</source>
        <translation>Запись очков…</translation>
    </message>
    <message>
        <source>Blank score sheets…</source>
        <translation>Бланки для очков…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>Справка…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Об игре…</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Полный экран и обратно</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>What happened…</source>
        <translation>Что произошло…</translation>
    </message>
    <message>
        <source>What happened in this round, line by line</source>
        <translation>Что произошло в этом раунде, строка за строкой</translation>
    </message>
    <message>
        <source>What happened since your last turn, once more</source>
        <translation>Что произошло после твоего последнего хода, ещё раз</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>While others play: on to your turn</source>
        <translation>Пока играют другие: сразу к твоему ходу</translation>
    </message>
    <message>
        <source>Draw a tile, or pass where nothing else is left</source>
        <translation>Взять кость или пасовать, когда больше ничего не остаётся</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Пройти обучение</translation>
    </message>
    <message>
        <source>Counting aids…</source>
        <translation>Помощь в подсчёте…</translation>
    </message>
    <message>
        <source>Counting aids: which tiles have been seen</source>
        <translation>Помощь в подсчёте: какие кости уже видны</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>When the game is over: the same again, with the same players</source>
        <translation>Когда игра окончена: то же самое ещё раз, с теми же игроками</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Награды…</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Игра дня…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Лестница соперников…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Что произошло после твоего последнего хода</translation>
    </message>
    <message>
        <source>Pass or end your turn, where the rules let you even though a tile fits</source>
        <translation>Пасовать или завершить ход, когда правила это разрешают, хотя кость подходит</translation>
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
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>%1, %2</source>
        <comment>a planned train: its tiles, and the pips that it leaves in the hand</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>of a planned train</comment>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left over</source>
        <translation>
            <numerusform>останется %n точка</numerusform>
            <numerusform>останется %n точки</numerusform>
            <numerusform>останется %n точек</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: could not play on %2, and passed.</source>
        <comment>a player; %1: their first turn is 1, %2: values</comment>
        <translation>Ход %1: на %2 ходить было нечем, пас.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, drew %n tile(s) and passed.</source>
        <extracomment>a player; %1: their first turn is 1, %2: values</extracomment>
        <translation>
            <numerusform>Ход %1: на %2 ходить было нечем, взята %n кость, пас.</numerusform>
            <numerusform>Ход %1: на %2 ходить было нечем, взято %n кости, пас.</numerusform>
            <numerusform>Ход %1: на %2 ходить было нечем, взято %n костей, пас.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, and drew %n tile(s).</source>
        <translation>
            <numerusform>Ход %1: на %2 ходить было нечем, взята %n кость.</numerusform>
            <numerusform>Ход %1: на %2 ходить было нечем, взято %n кости.</numerusform>
            <numerusform>Ход %1: на %2 ходить было нечем, взято %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since: %2</source>
        <comment>%1: a value, %2: players</comment>
        <translation>На %1 ходить было нечем, а из взятого с тех пор на руках ничего не осталось: %2</translation>
    </message>
</context>
<context>
    <name>CountedLine</name>
    <message>
        <source>%1: %2 of %3 seen</source>
        <comment>%1: a value, %2, %3: tiles</comment>
        <translation>%1: видно %2 из %3</translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <comment>tiles of one value</comment>
        <translation>видно %1 из %2</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Not seen yet: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Ещё не видно: %1</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>У тебя: %1</translation>
    </message>
    <message>
        <source>Open on the table: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Открыто на столе: %1</translation>
    </message>
</context>
<context>
    <name>CountingSheet</name>
    <message>
        <source>Counting aids</source>
        <translation>Помощь в подсчёте</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Помощь в подсчёте: точки на моих костях, какие кости уже видны и на что другим нечем было ходить</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>У тебя %n точка</numerusform>
            <numerusform>У тебя %n точки</numerusform>
            <numerusform>У тебя %n точек</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Сейчас кости скрыты.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>Let a computer player play for %1</source>
        <translation>%1: пусть играет компьютер</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>%1 %2</source>
        <comment>%1: name of a month, %2: year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>сегодня</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>of a day</comment>
        <translation>ещё впереди</translation>
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
        <source>begun</source>
        <comment>of a day&apos;s game</comment>
        <translation>игра начата</translation>
    </message>
    <message>
        <source>played again</source>
        <comment>of a day</comment>
        <translation>игра сыграна ещё раз</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>of a day</comment>
        <translation>игра ещё не сыграна</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>с отменой ходов</translation>
    </message>
    <message>
        <source>a seat changed hands</source>
        <translation>с заменой игрока</translation>
    </message>
    <message>
        <source>You are playing it: it waits on the table.</source>
        <translation>Эта игра уже идёт: она ждёт тебя на столе.</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Победа: %n очко.</numerusform>
            <numerusform>Победа: %n очка.</numerusform>
            <numerusform>Победа: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n point(s).</source>
        <translation>
            <numerusform>Твой результат: %n очко.</numerusform>
            <numerusform>Твой результат: %n очка.</numerusform>
            <numerusform>Твой результат: %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it: round %1 of %2.</source>
        <translation>Игра начата: раунд %1 из %2.</translation>
    </message>
    <message>
        <source>You have played these tiles; the record of your first try is gone.</source>
        <translation>Игра этого дня уже сыграна; записи первой попытки больше нет.</translation>
    </message>
    <message>
        <source>You have not played it yet. Your first try is the one that counts.</source>
        <translation>Игра ещё не сыграна. В зачёт идёт первая попытка.</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>По ходу игры что-то отменялось.</translation>
    </message>
    <message>
        <source>A seat changed hands on the way.</source>
        <translation>По ходу игры была замена игрока.</translation>
    </message>
    <message numerus="yes">
        <source>Played again since then: %n time(s).</source>
        <translation>
            <numerusform>С тех пор игра сыграна ещё %n раз.</numerusform>
            <numerusform>С тех пор игра сыграна ещё %n раза.</numerusform>
            <numerusform>С тех пор игра сыграна ещё %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played it with version %1; computer players may play differently now.</source>
        <translation>Игра сыграна в версии %1; компьютерные игроки теперь могут играть иначе.</translation>
    </message>
    <message>
        <source>The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, with three computer players (%2).</source>
        <comment>%1: name of a rulebook, %2: levels</comment>
        <translation>В один и тот же день у всех одни и те же кости, и сеть не нужна: три раунда (правила: %1) с тремя компьютерными игроками (уровни: %2).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>Once more for the fun of it: it does not count.</source>
        <translation>Ещё раз, просто для удовольствия: в зачёт не идёт.</translation>
    </message>
    <message>
        <source>It is being played in another window.</source>
        <translation>Эта игра открыта в другом окне.</translation>
    </message>
    <message>
        <source>Reading which days you have played…</source>
        <translation>Загрузка сыгранных игр дня…</translation>
    </message>
    <message>
        <source>Levels that have played these tiles in your seat: %1 of %2</source>
        <translation>Уровни, уже сыгравшие этими костями на твоём месте: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player or a level</comment>
        <translation>
            <numerusform>%1: %n очко</numerusform>
            <numerusform>%1: %n очка</numerusform>
            <numerusform>%1: %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Ты</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Deal of the day %1, once more</source>
        <comment>%1: date</comment>
        <translation>Игра дня %1, ещё раз</translation>
    </message>
    <message>
        <source>Deal of the day %1</source>
        <comment>%1: date</comment>
        <translation>Игра дня %1</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Daylight</source>
        <comment>a theme: light wood and a light cloth</comment>
        <translation>Дневной свет</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Соль: %1</translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation>Кости в том порядке, в каком их сдавали и брали с базара: %1</translation>
    </message>
    <message>
        <source>Fingerprint:</source>
        <translation>Контрольная сумма:</translation>
    </message>
</context>
<context>
    <name>DealOfDaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation>Игра дня</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Предыдущий месяц</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Следующий месяц</translation>
    </message>
    <message>
        <source>With the same tiles: you, and each level in your seat</source>
        <translation>Те же кости: ты и каждый уровень на твоём месте</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Рассчитать</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Посмотреть ещё раз</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Domino game</source>
        <translation>Игра в домино</translation>
    </message>
    <message>
        <source>Play Mexican Train dominoes by the rules in your box</source>
        <translation>Домино «Мексиканский поезд» по правилам из твоей коробки</translation>
    </message>
    <message>
        <source>domino;dominoes;train;tiles;family;</source>
        <extracomment>what somebody might type to find the game; each followed by a semicolon</extracomment>
        <translation>домино;поезд;кости;семья;</translation>
    </message>
    <message>
        <source>Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from the station, and an open train may be used by all. The rules differ from box to box, so this table knows several rule leaflets and their variants, explains every refusal in words, and plays fair.</source>
        <translation>«Мексиканский поезд»&#xa0;— игра в домино, в которой участвуют от двух до четырнадцати игроков: каждый выкладывает от станции свой поезд из костей, а к открытому поезду могут прицеплять кости все. В разных коробках разные правила, поэтому этот стол знает несколько вариантов правил с их настройками, каждый отказ объясняет словами и играет честно.</translation>
    </message>
    <message>
        <source>Play against the computer, against each other at one screen, or both</source>
        <translation>Против компьютера, друг против друга за одним экраном или и то и другое</translation>
    </message>
    <message>
        <source>Everything by mouse, by touch or by keyboard</source>
        <translation>Всё можно делать мышью, пальцем или с клавиатуры</translation>
    </message>
    <message>
        <source>No advertisements, no network, no account</source>
        <translation>Ни рекламы, ни сети, ни учётной записи</translation>
    </message>
    <message>
        <source>The table in the middle of a round</source>
        <translation>Стол в середине раунда</translation>
    </message>
    <message>
        <source>Mexican Train saved game</source>
        <extracomment>a kind of file, as a file manager names it</extracomment>
        <translation>Сохранённая игра «Мексиканский поезд»</translation>
    </message>
</context>
<context>
    <name>EnginesToCome</name>
    <message>
        <source>These engines wait for their rounds:</source>
        <translation>Эти стартовые дубли ждут своих раундов:</translation>
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
        <source>A marker now stands %1: everybody may play tiles there.</source>
        <comment>on whose train</comment>
        <translation>Теперь локомотив стоит %1: этот поезд открыт для всех.</translation>
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
    <message>
        <source>Your train is for you alone again.</source>
        <translation>Твой поезд снова только для тебя.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train: the double lies open.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 ходит: %2 к своему поезду. Дубль открыт.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3: the double lies open.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 ходит: %2 %3. Дубль открыт.</translation>
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
        <translation>Кто будет играть?</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fair play</source>
        <translation>Честная игра</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Везение в этой игре</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Как проверить</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>Копирует команду.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>Раздачи этой игры</translation>
    </message>
    <message>
        <source>Reading the earlier rounds…</source>
        <translation>Загружаются прежние раунды…</translation>
    </message>
    <message>
        <source>Who sees the tiles</source>
        <translation>Кто видит кости</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>A computer player sees what any player in its seat would see: the table and every hand, as all hands lie face up in this game. It does not know the order of the boneyard.</source>
        <translation>Компьютерный игрок видит то, что видел бы на его месте человек: стол и кости каждого игрока, раз в этой игре все держат их открытыми. Порядка костей на базаре он не знает.</translation>
    </message>
    <message>
        <source>A computer player sees what any player in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
        <translation>Компьютерный игрок видит то, что видел бы на его месте человек: свои кости, стол и сколько костей у других. Ни чужих костей, ни порядка костей на базаре он не знает.</translation>
    </message>
    <message>
        <source>Checked: the fingerprint belongs to these tiles and this salt.</source>
        <translation>Проверено: контрольная сумма соответствует этим костям и этой соли.</translation>
    </message>
    <message>
        <source>This deal was recorded without a fingerprint.</source>
        <translation>Эта раздача записана без контрольной суммы.</translation>
    </message>
    <message>
        <source>Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation>Из всех взятых костей сразу подошло: %1. За несколько раундов везение может быть неровным, за много раундов оно выравнивается.</translation>
    </message>
    <message>
        <source>Everybody’s luck is counted as soon as a round is finished.</source>
        <translation>Везение каждого подсчитывается, как только закончится раунд.</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation>%1 из %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>Before the first move of a round all its tiles are shuffled. In the order that this gives they are dealt and drawn, to the end of the round.</source>
        <translation>Все кости раунда перемешиваются до первого хода. В получившемся порядке их сдают и берут с базара до конца раунда.</translation>
    </message>
    <message>
        <source>The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this round and of the rounds to come. At one computer, fair play is a matter of trust.</source>
        <translation>Сохранённая игра&#xa0;— файл на этом компьютере, и он не защищён: кто его откроет, увидит все кости этого раунда и следующих. За одним компьютером честная игра&#xa0;— дело доверия.</translation>
    </message>
    <message>
        <source>The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note it down or photograph it, preferably before the first move: then you can check later that the deal has not been changed since. To everybody else it shows only that the saved game agrees with itself.</source>
        <translation>Контрольная сумма раздачи вычисляется по порядку костей и случайному тексту&#xa0;— соли. Запиши или сфотографируй её, лучше всего до первого хода: тогда потом можно проверить, что раздачу с тех пор не изменили. Всем остальным она показывает лишь то, что сохранённая игра сама себе не противоречит.</translation>
    </message>
    <message>
        <source>The tool that comes with the game plays the whole saved game again by the rules and compares the fingerprints:</source>
        <translation>Приложенная к игре утилита заново воспроизводит всю сохранённую игру по правилам и сверяет контрольные суммы:</translation>
    </message>
    <message>
        <source>To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and at least the first four groups of the fingerprint.</source>
        <translation>Чтобы сверить записанную контрольную сумму, добавь к команде %1: номер раунда, двоеточие и хотя бы первые четыре группы контрольной суммы.</translation>
    </message>
    <message>
        <source>This round is still being played: its tiles and its salt are shown here when it is over.</source>
        <translation>Раунд ещё идёт: его кости и соль будут показаны здесь, когда он закончится.</translation>
    </message>
    <message>
        <source>These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same order. Whoever played that round, or looked at its replay, may know them; computer players do not.</source>
        <translation>Это те же кости, что и в раунде %1 прошлой игры: их сдают и берут с базара в том же порядке. Кто играл тот раунд или смотрел его, может их знать; компьютерные игроки не знают.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal is the one that it had then, and could be known before this round began: it shows that the tiles are the same, and not that nobody knew them.</source>
        <translation>Контрольная сумма раздачи та же, что и тогда, и её могли знать до начала этого раунда: она показывает, что кости те же, а не что их никто не знал.</translation>
    </message>
    <message>
        <source>This is a deal of the day: its tiles and their order follow from the date, so they are the same for everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.</source>
        <translation>Это игра дня: её кости и их порядок определяются датой, поэтому они одинаковы у всех, кто играет в игру этого дня. В этом порядке их сдают и берут с базара до конца раунда.</translation>
    </message>
    <message>
        <source>%1 It is played once more here: you may know the tiles, the computer players do not.</source>
        <comment>%1: sentences</comment>
        <translation>%1 Здесь это повторная игра: ты можешь знать кости, компьютерные игроки их не знают.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the same one, and you can compare them.</source>
        <translation>Контрольная сумма раздачи тоже определяется датой: у всех, кто играет в игру этого дня, она одна и та же, и её можно сверить с чужой.</translation>
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
        <source>The file %1 is not a saved game that can be continued. Line %2: %3</source>
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
        <source>It undoes more moves than were made.</source>
        <translation>Отменяется больше ходов, чем было сделано.</translation>
    </message>
    <message>
        <source>It is empty.</source>
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
        <source>“%1” appears twice.</source>
        <translation>«%1» стоит здесь дважды.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Не хватает «%1».</translation>
    </message>
    <message>
        <source>“%1” cannot be %2.</source>
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
        <source>It does not look like a line of a saved game.</source>
        <translation>На строку сохранённой игры это не похоже.</translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation>Нет начала игры.</translation>
    </message>
    <message>
        <source>The deal of the next round should be here.</source>
        <translation>Здесь должна быть раздача следующего раунда.</translation>
    </message>
    <message>
        <source>What the next player does should be here.</source>
        <translation>Здесь должно быть действие следующего игрока.</translation>
    </message>
    <message>
        <source>The end of the round should be here.</source>
        <translation>Здесь должен быть конец раунда.</translation>
    </message>
    <message>
        <source>The end of the game should be here.</source>
        <translation>Здесь должен быть конец игры.</translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation>Игра заканчивается раньше этой строки.</translation>
    </message>
    <message>
        <source>It does not belong in a saved game.</source>
        <translation>В сохранённой игре такого не бывает.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Не удаётся записать файл %1: %2</translation>
    </message>
    <message>
        <source>There is a fault in this program. %1 It was not carried out and is not in the saved game; the game goes on.</source>
        <comment>%1: a sentence</comment>
        <translation>В этой программе ошибка. %1 Это не выполнено и не записано в сохранённую игру; игра продолжается.</translation>
    </message>
    <message>
        <source>There is no game in the file %1: it is empty, or its first line is not whole.</source>
        <translation>В файле %1 нет игры: он пуст, или его первая строка неполна.</translation>
    </message>
    <message>
        <source>The last line of the saved game %1, line %2, was only half written, and is left out. The game goes on after the line before.</source>
        <comment>%1: a file, %2: a number</comment>
        <translation>Последняя строка сохранённой игры %1, строка %2, записана лишь наполовину и пропущена. Игра продолжается после предыдущей строки.</translation>
    </message>
    <message>
        <source>The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a copy; this file stays as it is.</source>
        <comment>%3: a sentence</comment>
        <translation>Сохранённая игра %1 повреждена. Строка %2: %3 Игру до этой строки можно продолжить в копии; этот файл останется как есть.</translation>
    </message>
    <message>
        <source>The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with settings of its own.</source>
        <comment>%1, %2: files</comment>
        <translation>Не удаётся прочитать настройки из файла %1. Файл сохранён как %2, и программа начинает с исходных настроек.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>a file</comment>
        <translation>его нет</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>not a file</comment>
        <translation>это папка</translation>
    </message>
    <message>
        <source>it is a pipe</source>
        <comment>not a file</comment>
        <translation>это канал</translation>
    </message>
    <message>
        <source>it is a device</source>
        <comment>not a file</comment>
        <translation>это устройство</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>он слишком велик</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <comment>%1: a number</comment>
        <translation>он больше %1 МБ</translation>
    </message>
    <message>
        <source>The file %1 does not say which game was played last. Look for it among the saved games.</source>
        <translation>В файле %1 не сказано, в какую игру играли последней. Её можно найти среди сохранённых игр.</translation>
    </message>
    <message>
        <source>The settings (the file %1) contain something that this version of the program does not know: %2. It uses its own values instead; what is written there stays until you choose something else.</source>
        <comment>%1: a file, %2: &quot;theme=neon&quot; and the like</comment>
        <translation>В настройках (файл %1) есть то, чего эта версия программы не знает: %2. Вместо этого она берёт исходные значения; записанное там остаётся, пока ты не выберешь другое.</translation>
    </message>
    <message>
        <source>The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.</source>
        <translation>Не удаётся открыть файл %1: его имя записано не в UTF-8. Дай ему другое имя.</translation>
    </message>
    <message>
        <source>The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file stays as it is.</source>
        <comment>%1: a file, %2: what the system says</comment>
        <translation>Сохранённую игру %1 нельзя продолжить там, где она лежит: %2. Её можно продолжить в копии; этот файл останется как есть.</translation>
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
        <source>Set up a game…</source>
        <translation>Настроить игру…</translation>
    </message>
    <message>
        <source>New to the game? Learn it in one short round</source>
        <translation>Впервые играешь? Научись за один короткий раунд</translation>
    </message>
    <message>
        <source>While you play, %1 opens the menu, and %2 says how things stand.</source>
        <comment>keys</comment>
        <translation>Во время игры %1 открывает меню, а %2 сообщает положение в игре.</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Пройти обучение</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Игра дня…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Лестница…</translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player starts. Who is it?</source>
        <translation>Начинает самый старший. Кто это?</translation>
    </message>
    <message>
        <source>The youngest player starts. Who is it?</source>
        <translation>Начинает самый младший. Кто это?</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Кто начинает?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>По жребию</translation>
    </message>
</context>
<context>
    <name>FurtherPlaces</name>
    <message>
        <source>%1: %2</source>
        <comment>who: points, a number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Taken back: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>No train is planned any more.</source>
        <translation>Составление поезда отменено.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>%1 · Round %2 of %3 · Engine %4</source>
        <comment>%1: deal of the day, 25.11.26</comment>
        <translation>%1 · раунд %2 из %3 · стартовый дубль %4</translation>
    </message>
    <message>
        <source>The same tiles again: round %1 · Engine %2 · %3 rules</source>
        <comment>%3: name of the rulebook</comment>
        <translation>Те же кости: раунд %1 · стартовый дубль %2 · правила: %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation>Раунд %1 из %2 · стартовый дубль %3 · правила: %4</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>Не удаётся удалить файл %1.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Открыть игру</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>All hands</source>
        <translation>Кости всех</translation>
    </message>
</context>
<context>
    <name>GameSaving</name>
    <message>
        <source>This game is saved again.</source>
        <translation>Эта игра снова сохраняется.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить игру</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>End this game?</source>
        <translation>Закончить эту игру?</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>If the game on the table counts, it will count as not won. It stays among your saved games.</source>
        <translation>Если игра на столе идёт в зачёт, она будет считаться невыигранной. Она останется среди твоих сохранённых игр.</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Загрузка игр: %1 из %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Copy the file’s path</source>
        <translation>Копировать путь</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>Открыть файл игры…</translation>
    </message>
    <message>
        <source>The game is deleted. The statistics stay as they are.</source>
        <translation>Игра удалена. Статистика не меняется.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved while they are played.</source>
        <translation>Сохранённых игр пока нет. Игры сохраняются сами, ход за ходом.</translation>
    </message>
</context>
<context>
    <name>HandLines</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>out, 0 points</source>
        <translation>без костей, 0 очков</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a tile in one’s hand</comment>
        <translation>Место %1 из %2</translation>
    </message>
</context>
<context>
    <name>HandTile</name>
    <message>
        <source>number %1 of your planned train</source>
        <translation>номер %1 в составленном поезде</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile&apos;s place in the hand, and how many tiles are in it</comment>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>All hands</source>
        <translation>Кости всех</translation>
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
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>With mouse or touch</source>
        <translation>Мышью или пальцем</translation>
    </message>
    <message>
        <source>Play a tile</source>
        <translation>Положить кость</translation>
    </message>
    <message>
        <source>Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation>Перетащи её к поезду, который засветится. Или щёлкни по кости, потом по поезду. Или щёлкни по кости дважды, если она подходит только в одном месте.</translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation>Разложить свои кости</translation>
    </message>
    <message>
        <source>Drag a tile to another place in the holder, or use the buttons below it.</source>
        <translation>Перетащи кость на другое место в подставке или воспользуйся кнопками под ней.</translation>
    </message>
    <message>
        <source>See a whole train</source>
        <translation>Увидеть весь поезд</translation>
    </message>
    <message>
        <source>Click the name in front of it.</source>
        <translation>Щёлкни по имени перед ним.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Клавишами</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>From tile to tile, and up to the trains</source>
        <translation>От кости к кости и вверх, к поездам</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter или пробел</translation>
    </message>
    <message>
        <source>Choose the tile, play it on the train; twice on a tile: play it where it fits</source>
        <translation>Выбрать кость, прицепить её к поезду; дважды на кости: положить туда, где подходит</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move to the other controls</source>
        <translation>К остальным элементам управления</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Пройти обучение</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+стрелка влево или вправо</translation>
    </message>
    <message>
        <source>Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one</source>
        <translation>Переставить кость на другое место в подставке; Ctrl+Home и Ctrl+End: на первое или последнее</translation>
    </message>
</context>
<context>
    <name>HighContrast</name>
    <message>
        <source>High contrast</source>
        <comment>a theme: black, white and yellow</comment>
        <translation>Контраст</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Play %1 %2: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Подсказка: %1 %2&#xa0;— %3</translation>
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
        <source>nothing else can be played.</source>
        <translation>больше ничего положить нельзя.</translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation>так дубль будет закрыт.</translation>
    </message>
    <message>
        <source>then your marker can come off.</source>
        <translation>тогда локомотив можно будет снять.</translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation>у тебя есть кость, которую можно положить после этого дубля.</translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation>эта кость следующая в твоём самом длинном поезде.</translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation>твоему самому длинному поезду она не нужна.</translation>
    </message>
    <message>
        <source>of the tiles that fit, it has the most pips.</source>
        <translation>из подходящих костей на ней больше всего точек.</translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation>так у тебя останутся лучшие кости.</translation>
    </message>
    <message>
        <source>Better leave your train open: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Лучше оставь свой поезд открытым: %1</translation>
    </message>
    <message>
        <source>Better take your marker off: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Лучше сними свой локомотив: %1</translation>
    </message>
    <message>
        <source>Finish your first turn: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Заканчивай первый ход: %1</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Взятую кость лучше придержи и пасуй: %1</translation>
    </message>
    <message>
        <source>in %1 of %2 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1, %2: numbers</comment>
        <translation>в %1 из %2 проверенных раскладов скрытых костей так выходит лучше.</translation>
    </message>
    <message>
        <source>on average over %1 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1: a number, 100</comment>
        <translation>в среднем по %1 проверенным раскладам скрытых костей так выходит лучше.</translation>
    </message>
    <message>
        <source>one of your tiles fits on your train.</source>
        <comment>so keep others away</comment>
        <translation>у тебя есть кость, которая подходит к твоему поезду.</translation>
    </message>
    <message>
        <source>none of your tiles fits on your train.</source>
        <comment>others may play one there that helps you</comment>
        <translation>ни одна твоя кость к нему не подходит.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No computer players</source>
        <comment>opponents</comment>
        <translation>Без компьютера</translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>opponents</comment>
        <translation>Разные уровни</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>%1: date and time</comment>
        <translation>Играли %1</translation>
    </message>
    <message>
        <source>Begun %1, last played %2</source>
        <comment>%1: date, %2: date and time</comment>
        <translation>Начата %1, последний раз играли %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>of a finished game</comment>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
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
        <source>%1 won with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>Победа: %1. Итог: %2.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation>Строка %1: %2</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>state of a game</comment>
        <translation>На столе</translation>
    </message>
    <message>
        <source>In another window</source>
        <comment>state of a game</comment>
        <translation>В другом окне</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>state of a game</comment>
        <translation>Брошена</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>state of a game</comment>
        <translation>Не окончена</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a game</comment>
        <translation>Окончена</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>state of a game</comment>
        <translation>Повреждена</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1: a rulebook in which options were changed</comment>
        <translation>%1, с изменениями</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Ты</translation>
    </message>
    <message numerus="yes">
        <source>Played straight through (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Без отмен и замен (%n)</numerusform>
            <numerusform>Без отмен и замен (%n)</numerusform>
            <numerusform>Без отмен и замен (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>С отменой ходов (%n)</numerusform>
            <numerusform>С отменой ходов (%n)</numerusform>
            <numerusform>С отменой ходов (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>С заменой игрока (%n)</numerusform>
            <numerusform>С заменой игрока (%n)</numerusform>
            <numerusform>С заменой игрока (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation>Начато игр</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>figure: games</comment>
        <translation>Окончено</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Среднее место</translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation>в оконченных играх</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Очков за раунд</translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation>
            <numerusform>в среднем за %n раунд</numerusform>
            <numerusform>в среднем за %n раунда</numerusform>
            <numerusform>в среднем за %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation>Выложены все кости</translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation>
            <numerusform>из %n раунда</numerusform>
            <numerusform>из %n раундов</numerusform>
            <numerusform>из %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Самый длинный поезд</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Побед подряд</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>%1% of the games begun</source>
        <translation>%1&#xa0;% начатых игр</translation>
    </message>
    <message>
        <source>%1% of the games begun; %2 together with others</source>
        <translation>%1&#xa0;% начатых игр; вместе с другими: %2</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Лучший раунд</translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation>
            <numerusform>против %n игрока</numerusform>
            <numerusform>против %n игроков</numerusform>
            <numerusform>против %n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Лучшая игра</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation>
            <numerusform>за %n раунд, окончена %1</numerusform>
            <numerusform>за %n раунда, окончена %1</numerusform>
            <numerusform>за %n раундов, окончена %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won together, with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1: общая победа. Итог: %2.</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>рекорд: %1</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Использовано подсказок</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <comment>%1: why</comment>
        <translation>Этот файл не удаётся прочитать: %1</translation>
    </message>
    <message>
        <source>The same tiles again: round %1</source>
        <translation>Те же кости: раунд %1</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Победа: %n очко.</numerusform>
            <numerusform>Победа: %n очка.</numerusform>
            <numerusform>Победа: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Все игры (%n)</numerusform>
            <numerusform>Все игры (%n)</numerusform>
            <numerusform>Все игры (%n)</numerusform>
        </translation>
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
    <name>HolderEdge</name>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>У тебя %n точка</numerusform>
            <numerusform>У тебя %n точки</numerusform>
            <numerusform>У тебя %n точек</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows how many tiles of each value have been seen.</source>
        <translation>Показывает, сколько костей с каждым числом уже видно.</translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation>Составить поезд</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Разложить по числам</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Разложить по точкам</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Points are whole numbers, 0 or more: look again at %1.</source>
        <translation>Очки&#xa0;— целые числа, не меньше 0. Проверь: %1.</translation>
    </message>
    <message>
        <source>Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.</source>
        <translation>Ни у кого нет 0 очков. У того, кто выложил все кости, должно быть 0; если таких нет, отметь это выше.</translation>
    </message>
    <message>
        <source>All tiles but the engine count %1 points together, so nobody can have more: look again at %2.</source>
        <comment>%2: whose points</comment>
        <translation>Все кости, кроме стартового дубля, дают вместе столько очков: %1. Больше ни у кого быть не может, проверь: %2.</translation>
    </message>
    <message>
        <source>Together these are %1 points, yet all tiles but the engine count only %2.</source>
        <translation>Вместе тут очков: %1, а все кости, кроме стартового дубля, дают только %2.</translation>
    </message>
    <message>
        <source>%1: you wrote a total of %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation>%1: по твоим записям итог %2, а по раундам выходит %3.</translation>
    </message>
    <message>
        <source>Points still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation>Ещё не записаны очки: %1.</translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Continue: %1. %2</source>
        <comment>%1: names of the players, %2: how far they are</comment>
        <translation>Продолжить игру: %1. %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a kept game; %1: names of the players</comment>
        <translation>Удалить игру: %1</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Games with real tiles</source>
        <translation>Игры настоящими костями</translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation>Играют настоящими костями, а очки записывают здесь. Всё записанное сразу сохраняется.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>Вести счёт</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Загрузка игр…</translation>
    </message>
</context>
<context>
    <name>KnownTables</name>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <comment>beside people</comment>
        <translation>
            <numerusform>%n компьютерный игрок</numerusform>
            <numerusform>%n компьютерных игрока</numerusform>
            <numerusform>%n компьютерных игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Ladder</source>
        <translation>Лестница соперников</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Просмотр сохранённых игр…</translation>
    </message>
    <message>
        <source>You have beaten them all.</source>
        <translation>Все соперники побеждены.</translation>
    </message>
    <message>
        <source>Beaten so far: %1 of %2. You may play against anyone.</source>
        <comment>%1, %2: how many computer players</comment>
        <translation>Побеждено соперников: %1 из %2. Играть можно с любым.</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>of a computer player</comment>
        <translation>победа одержана</translation>
    </message>
    <message>
        <source>the next one</source>
        <comment>of a computer player who has not been beaten yet</comment>
        <translation>следующий соперник</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <comment>%1: name of a computer player</comment>
        <translation>Играть (соперник: %1)</translation>
    </message>
    <message>
        <source>Beaten on %1</source>
        <comment>%1: a date with the weekday, which may end with a full stop; of a computer player</comment>
        <translation>Победа над этим соперником: %1</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>По ходу игры что-то отменялось.</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>с отменой ходов</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
</context>
<context>
    <name>LanguageSetting</name>
    <message>
        <source>None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the program again.</source>
        <comment>%1: a language, in English; %2: name of a package</comment>
        <translation>Ни в одном из твоих шрифтов нет букв этого языка: %1. Установи подходящий (в Debian: %2) и запусти программу снова.</translation>
    </message>
</context>
<context>
    <name>LengthChips</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Полная игра: %n раунд</numerusform>
            <numerusform>Полная игра: %n раунда</numerusform>
            <numerusform>Полная игра: %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Короткая игра</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина игры</translation>
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
    <message>
        <source>Length</source>
        <translation>Длина игры</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Play %1.</source>
        <translation>Теперь твой поезд растёт дальше: рамка на его конце показывает, какое число должно совпасть. Положи кость %1.</translation>
    </message>
    <message>
        <source>Here is the tile that your double needs: %1 fits.</source>
        <translation>А вот и кость, которая нужна после твоего дубля: %1 подходит.</translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Play %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Открытый дубль лежит %2: сначала нужно закрыть его. Положи туда кость %1.</translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the bottom right.</source>
        <translation>Ни одна твоя кость не подходит. Возьми кость с базара, внизу справа.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Эта тоже не подходит: пасуй. Тогда на твой поезд встанет локомотив, и прицеплять кости к этому поезду смогут все, пока кость к нему не прицепишь ты.</translation>
    </message>
    <message>
        <source>A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>На конце другого поезда стоит локомотив: к этому поезду можешь прицеплять кости и ты. Прицепи кость %1 %2.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: play %1 there.</source>
        <translation>Мексиканский поезд общий. Здесь место для кости, которая не нужна твоему поезду: положи сюда %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation>Снова твой ход: как пойдёшь? Лампочка вверху даст подсказку.</translation>
    </message>
    <message>
        <source>Play %1. It is a double: it lies across the track, and needs one more tile.</source>
        <translation>Положи кость %1. Это дубль: его кладут поперёк пути, и после него нужна ещё одна кость.</translation>
    </message>
    <message>
        <source>Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their points, and the fewest points win. The rules page tells you the rest.</source>
        <translation>Теперь ты знаешь игру. Раунд заканчивает тот, кто положит свою последнюю кость; точки на костях, оставшихся у других,&#xa0;— это их очки, а побеждает тот, у кого очков меньше всех. Обо всём остальном расскажет страница правил.</translation>
    </message>
    <message>
        <source>Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play tiles there any more.</source>
        <translation>Твой локомотив всё ещё стоит на твоём поезде. Прицепи туда кость %1: тогда его снимут, и никто другой больше не сможет прицеплять туда кости.</translation>
    </message>
    <message>
        <source>%1 is your last tile. Play it %2: then you are out, and the round is over.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>%1&#xa0;— твоя последняя кость. Прицепи её %2: тогда все твои кости выложены, и раунд окончен.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does. Frames show where it fits: drag it to the one at your train, or click it and then your train.</source>
        <translation>Внизу твои кости. Первая кость твоего поезда должна подходить к дублю на станции. Кость %1 подходит. Рамки показывают куда: перетащи её в рамку своего поезда или щёлкни по ней, а потом по своему поезду.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, Enter, Up to your train, Enter.</source>
        <translation>Внизу твои кости. Первая кость твоего поезда должна подходить к дублю на станции. Кость %1 подходит: стрелкой вправо до неё, Enter, стрелкой вверх до своего поезда, Enter.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Эта тоже не подходит: пасуй (стрелкой вправо за последнюю кость, потом Enter). Тогда на твой поезд встанет локомотив, и прицеплять кости к этому поезду смогут все, пока кость к нему не прицепишь ты.</translation>
    </message>
    <message>
        <source>You passed instead: that is allowed, too, and Undo takes it back.</source>
        <translation>Вместо этого ты пасуешь: так тоже можно, а «Отменить» вернёт всё назад.</translation>
    </message>
    <message>
        <source>You played %1 %2 instead: that is allowed, too, and Undo takes it back.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Вместо этого ты прицепляешь кость %1 %2: так тоже можно, а «Отменить» вернёт всё назад.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</source>
        <translation>
            <numerusform>Раунд окончен. Он пошёл своим путём, и %n урок не встретился. Пройди обучение ещё раз или играй: лампочка вверху даст подсказку.</numerusform>
            <numerusform>Раунд окончен. Он пошёл своим путём, и %n урока не встретились. Пройди обучение ещё раз или играй: лампочка вверху даст подсказку.</numerusform>
            <numerusform>Раунд окончен. Он пошёл своим путём, и %n уроков не встретилось. Пройди обучение ещё раз или играй: лампочка вверху даст подсказку.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard: press %1.</source>
        <comment>%1: the key</comment>
        <translation>Ни одна твоя кость не подходит. Возьми кость с базара: нажми %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The key %1 gives a hint.</source>
        <translation>Снова твой ход: как пойдёшь? Клавиша %1 даст подсказку.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</source>
        <translation>
            <numerusform>Раунд окончен. Он пошёл своим путём, и %n урок не встретился. Пройди обучение ещё раз или играй: клавиша %1 даст подсказку.</numerusform>
            <numerusform>Раунд окончен. Он пошёл своим путём, и %n урока не встретились. Пройди обучение ещё раз или играй: клавиша %1 даст подсказку.</numerusform>
            <numerusform>Раунд окончен. Он пошёл своим путём, и %n уроков не встретилось. Пройди обучение ещё раз или играй: клавиша %1 даст подсказку.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Which level?</source>
        <translation>Какой уровень?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Plays any tile that fits.</source>
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
        <source>Newcomer</source>
        <translation>Первые шаги</translation>
    </message>
    <message>
        <source>Has just learned the rules: own train first.</source>
        <translation>Правила выучены только что: сначала свой поезд.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Often sees only the next few tiles.</source>
        <translation>Часто видит лишь несколько следующих костей.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любительский</translation>
    </message>
    <message>
        <source>Plays along, and overlooks some things.</source>
        <translation>Играет для удовольствия и кое-что упускает.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Надёжный</translation>
    </message>
    <message>
        <source>Plans ahead; nearly the best is good enough.</source>
        <translation>Планирует наперёд; довольствуется почти лучшим ходом.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Умелый</translation>
    </message>
    <message>
        <source>Errs rarely, and only by a little.</source>
        <translation>Ошибается редко, и то по мелочи.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Сложный</translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation>Сравнивает выгоду лучшего поезда с очками, которые останутся на руках.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Tries each move against many guesses at how the hidden tiles lie.</source>
        <translation>Проверяет каждый ход во многих возможных раскладах скрытых костей.</translation>
    </message>
    <message>
        <source>Wins fewer than 1 of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>Побеждает реже чем в 1 игре из 100 против трёх игроков уровня «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>
            <numerusform>Побеждает в %n игре из 100 против трёх игроков уровня «%1».</numerusform>
            <numerusform>Побеждает в %n играх из 100 против трёх игроков уровня «%1».</numerusform>
            <numerusform>Побеждает в %n играх из 100 против трёх игроков уровня «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of %1 is not known here. At which level should the computer play on?</source>
        <comment>%1: names of players</comment>
        <translation>У компьютера (%1) был уровень, которого здесь нет. На каком уровне ему играть дальше?</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Also reads from what others play which tiles they may hold.</source>
        <translation>А ещё по ходам других догадывается, какие у них кости.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
</context>
<context>
    <name>LuckTable</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Взято костей</translation>
    </message>
    <message>
        <source>Of these playable at once</source>
        <translation>Из них сразу подошло</translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation>Сдано дублей</translation>
    </message>
    <message>
        <source>Doubles drawn</source>
        <translation>Взято дублей</translation>
    </message>
    <message>
        <source>Pips dealt per round, on average</source>
        <translation>Сдано точек за раунд, в среднем</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>MarkerQuestion</name>
    <message>
        <source>Take your marker off your train?</source>
        <translation>Снять локомотив с твоего поезда?</translation>
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
    <name>Narrator</name>
    <message>
        <source>%1 cannot be played anywhere now.</source>
        <translation>%1 сейчас никуда положить нельзя.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
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
        <translation>Вариант правил</translation>
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
        <source>As in the rulebook</source>
        <translation>Как в правилах</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Изменить правила…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Not sure? Take %1: it leaves the least to decide.</source>
        <translation>Не знаешь, что выбрать? Возьми %1: там меньше всего решать.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Выбрать</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed</source>
        <translation>Изменено</translation>
    </message>
    <message>
        <source>In no leaflet</source>
        <translation>Нигде не напечатано</translation>
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
        <source>Taking the marker off</source>
        <translation>Когда снимается локомотив</translation>
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
        <source>Point limit</source>
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
        <source>everybody draws the same number of tiles</source>
        <translation>берут все поровну</translation>
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
        <source>on any turn</source>
        <translation>на любом ходу</translation>
    </message>
    <message>
        <source>from one’s second turn on</source>
        <translation>со своего второго хода</translation>
    </message>
    <message>
        <source>once one’s own train is started</source>
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
        <source>it must be played and asks again</source>
        <translation>нужно положить, и за ним ещё кость</translation>
    </message>
    <message>
        <source>it may be played and asks again</source>
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
        <translation>все</translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation>только следующий игрок</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
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
        <source>once for each tile you must play</source>
        <translation>по разу на каждую нужную кость</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>один раз за ход</translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation>сам, при ходе на своём поезде</translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation>по выбору, при ходе на своём поезде</translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation>по выбору, при любом ходе</translation>
    </message>
    <message>
        <source>whoever cannot play passes</source>
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
        <source>whoever has the most rounds of 0 points</source>
        <translation>у кого больше всего раундов без очков</translation>
    </message>
    <message>
        <source>the rulebook’s own table</source>
        <translation>таблица этих правил</translation>
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
        <source>Whom an open double holds up</source>
        <translation>Кто должен закрыть открытый дубль</translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation>Сколько костей брать</translation>
    </message>
    <message>
        <source>How often you draw</source>
        <translation>Сколько раз брать за ход</translation>
    </message>
    <message>
        <source>one tile or more, on one’s own train</source>
        <translation>одна или несколько, к своему поезду</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation>Файлы PDF (%1)</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>%1 is a computer player</source>
        <translation>%1: играет компьютер</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Уровень, %1</translation>
    </message>
    <message>
        <source>Away: a computer player plays meanwhile.</source>
        <translation>Перерыв: сейчас играет компьютер.</translation>
    </message>
    <message>
        <source>%1 is played by a computer player: %2</source>
        <comment>%2: its level</comment>
        <translation>%1: играет компьютер (%2)</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.</source>
        <translation>Компьютер может в любой момент занять любое место, а человек&#xa0;— вернуться на него. Компьютер видит только то, что можно видеть с этого места. Сделанное раньше остаётся: отменить его нельзя.</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>so far %1</source>
        <comment>points before this round</comment>
        <translation>было %1</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Очки, %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>итог</translation>
    </message>
    <message>
        <source>Your own total for %1</source>
        <comment>%1: name of a player</comment>
        <translation>Итог по твоим записям, %1</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить в PDF…</translation>
    </message>
</context>
<context>
    <name>ReactionWords</name>
    <message>
        <source>Oh dear!</source>
        <comment>said by a computer player who draws and draws</comment>
        <translation>Ой-ой!</translation>
    </message>
    <message>
        <source>Drat!</source>
        <comment>said by a computer player who has to pass</comment>
        <translation>Эх!</translation>
    </message>
    <message>
        <source>Ha!</source>
        <comment>said by a computer player who plays a double</comment>
        <translation>Ха!</translation>
    </message>
    <message>
        <source>Hey!</source>
        <comment>said by a computer player on whose train somebody else played a tile</comment>
        <translation>Эй!</translation>
    </message>
    <message>
        <source>Hooray!</source>
        <comment>said by a computer player who goes out</comment>
        <translation>Ура!</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Игры (%1)</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>It is not your turn: it is %1’s turn.</source>
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
        <source>You have drawn: only that tile, %1, can be played now.</source>
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
        <source>Nothing is drawn on your first turn of a round.</source>
        <translation>На первом ходу раунда с базара не берут.</translation>
    </message>
    <message>
        <source>First decide whether your marker stays or comes off.</source>
        <translation>Сначала реши, снять свой локомотив или оставить.</translation>
    </message>
    <message>
        <source>There is nothing to decide about a marker now.</source>
        <translation>Сейчас насчёт локомотива решать нечего.</translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation>Этот ход нельзя закончить досрочно.</translation>
    </message>
    <message>
        <source>Play at least one tile on your train first.</source>
        <translation>Сначала прицепи к своему поезду хотя бы одну кость.</translation>
    </message>
    <message>
        <source>You have played tiles: finish your first turn instead of passing.</source>
        <translation>Кости уже выложены: не пасуй, а закончи первый ход.</translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Сначала нужно закрыть дубль %1 %2.</translation>
    </message>
    <message>
        <source>The double %1 %2 was played earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Дубль %1 %2 положен раньше, его нужно закрыть первым.</translation>
    </message>
    <message>
        <source>%1 is closed to you: no marker stands there.</source>
        <translation>%1 для тебя закрыт: на нём нет локомотива.</translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation>Сначала начни свой поезд, потом прицепляй кости к другим.</translation>
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
        <source>On your first turn of a round you play on your own train only.</source>
        <translation>На первом ходу раунда кости прицепляют только к своему поезду.</translation>
    </message>
    <message>
        <source>The next tile must be played on the double %1 itself, %2.</source>
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
        <translation>Предыдущий раунд</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>let a replay run</comment>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>no tiles left</source>
        <translation>костей не осталось</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose hands are shown</source>
        <translation>Чьи кости показаны</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Загружается игра…</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Те же кости ещё раз</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Базар: %n кость</numerusform>
            <numerusform>Базар: %n кости</numerusform>
            <numerusform>Базар: %n костей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay: round %1 of %2 · Engine %3 · %4 rules</source>
        <extracomment>%1, %2: round 3 of 13; %3: tile; %4: name of the rulebook</extracomment>
        <translation>Просмотр: раунд %1 из %2 · стартовый дубль %3 · правила: %4</translation>
    </message>
    <message>
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation>Ни один раунд этой игры ещё не окончен. Посмотреть её можно будет после первого раунда.</translation>
    </message>
    <message>
        <source>Replay: the same tiles again, round %1 · Engine %2 · %3 rules</source>
        <extracomment>%1: number; %2: tile; %3: name of the rulebook</extracomment>
        <translation>Просмотр: те же кости, раунд %1 · стартовый дубль %2 · правила: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: several names, %2: points</comment>
        <translation>%1 впереди с равным итогом: %2.</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>%1: points</comment>
        <translation>Ты впереди: %1.</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>Впереди %1: %2.</translation>
    </message>
    <message>
        <source>You went out: you win this round!</source>
        <translation>Все твои кости выложены: ты выигрываешь этот раунд!</translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation>%1: все кости выложены, раунд окончен.</translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation>%1: все кости выложены, раунд окончен.</translation>
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
        <translation>%1: равный итог (%2). Побеждаешь ты: больше всего раундов без очков.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1: равный итог (%2). Побеждает %3: больше всего раундов без очков.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1: равный итог (%2). Побеждаешь ты: лучший раунд, не считая нулевых.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1: равный итог (%2). Побеждает %3: лучший раунд, не считая нулевых.</translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1: общая победа! Итог: %2.</translation>
    </message>
    <message>
        <source>%1 went out together!</source>
        <comment>several names</comment>
        <translation>%1: все кости выложены одновременно!</translation>
    </message>
    <message>
        <source>You went out first!</source>
        <translation>Все твои кости выложены!</translation>
    </message>
    <message>
        <source>%1 went out first!</source>
        <translation>%1: все кости выложены!</translation>
    </message>
</context>
<context>
    <name>RoundEntryPage</name>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>This round is written down already: here it can be corrected.</source>
        <translation>Этот раунд уже записан: здесь его можно исправить.</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <translation>Никто не выложил все кости</translation>
    </message>
    <message>
        <source>Compare with our own totals</source>
        <translation>Сверить со своими итогами</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <translation>Исправить раунд</translation>
    </message>
    <message>
        <source>Write it down anyway</source>
        <translation>Всё равно записать</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Записать</translation>
    </message>
</context>
<context>
    <name>RoundNews</name>
    <message>
        <source>Tip: %1</source>
        <translation>Совет: %1</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Те же кости ещё раз</translation>
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
        <source>New game…</source>
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
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Честная игра…</translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation>Пример: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
    <name>RulePages</name>
    <message>
        <source>Mexican Train: %1</source>
        <comment>heading of the printed rules</comment>
        <translation>Мексиканский поезд: %1</translation>
    </message>
    <message>
        <source>%1 (%2, changed)</source>
        <comment>This game (Tactic, changed)</comment>
        <translation>%1 (%2, с изменениями)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>This game (Tactic)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Only the rules that differ are printed here; all others are the same.</source>
        <translation>Здесь только те правила, которыми варианты различаются; все остальные одинаковы.</translation>
    </message>
    <message>
        <source>Only rules that mention “%1” are printed here.</source>
        <translation>Здесь только правила, в которых есть «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many the printed rules are for</comment>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePrinter</name>
    <message>
        <source>Save the rules</source>
        <translation>Сохранить правила</translation>
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
        <source>Trains and markers</source>
        <translation>Поезда и локомотивы</translation>
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
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation>На дубле «пусто-пусто» нет точек, и он ничего не стоит.</translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in hand costs %n point(s).</source>
        <translation>
            <numerusform>Дубль «пусто-пусто», оставшийся на руках, стоит %n очко.</numerusform>
            <numerusform>Дубль «пусто-пусто», оставшийся на руках, стоит %n очка.</numerusform>
            <numerusform>Дубль «пусто-пусто», оставшийся на руках, стоит %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point limit: the game ends with its last round.</source>
        <translation>Предела очков нет: игра заканчивается последним раундом.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody’s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>Игра заканчивается после первого же раунда, в котором чей-нибудь итог достигает %n очка, самое позднее&#xa0;— после последнего раунда.</numerusform>
            <numerusform>Игра заканчивается после первого же раунда, в котором чей-нибудь итог достигает %n очков, самое позднее&#xa0;— после последнего раунда.</numerusform>
            <numerusform>Игра заканчивается после первого же раунда, в котором чей-нибудь итог достигает %n очков, самое позднее&#xa0;— после последнего раунда.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The rest lie face down: they are the boneyard.</source>
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
        <source>Among players with the same lowest total, the one with the most rounds of 0 points wins. If that is equal too, the lowest of the other rounds decides. If even that is equal, they win together.</source>
        <translation>Если наименьший итог у нескольких игроков, побеждает тот, у кого больше всего раундов с 0 очков. Если и тут поровну, решает самый низкий результат среди остальных раундов. И только если равен и он, побеждают вместе.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation>Никто не видит чужих костей.</translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.</source>
        <translation>Кости у всех лежат лицом вверх, и каждый может смотреть на чужие: так удобно учиться вместе.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook’s own table.</source>
        <translation>Сколько костей получает каждый, сказано в таблице этого варианта правил.</translation>
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
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a marker.</source>
        <translation>Когда базар пуст, игра идёт дальше без него: кому нечем ходить, тот пасует и получает локомотив.</translation>
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
        <source>You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
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
        <translation>Все поезда раунда начинаются от дубля на станции. Это стартовый дубль (его называют и паровозом): в первом раунде&#xa0;— самый большой дубль набора, в каждом следующем&#xa0;— на единицу меньше. После самого стартового дубля ничего не нужно, и закрывать его не нужно никогда.</translation>
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
        <source>If you cannot play a tile that you have to play, not even after drawing as far as you may, your turn ends and a marker is put on your train, or on its place if it has no tile yet.</source>
        <translation>Если ходить нужно, а нечем, даже когда с базара взято всё, что можно, твой ход закончен и на твой поезд ставят локомотив; если костей в поезде ещё нет, локомотив ставят на его место.</translation>
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
        <source>Where a marker stands on the place of a train that has no tile yet, others may start that train with a tile of the engine’s value. It still belongs to its owner, and the marker stays.</source>
        <translation>Если локомотив стоит на месте поезда, в котором ещё нет костей, начать этот поезд костью с числом стартового дубля может и любой другой, кому можно прицеплять кости к чужим поездам. Хозяин у поезда прежний, и локомотив остаётся.</translation>
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
        <source>A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation>Чтобы закрыть дубль, к нему прицепляют кость. Тот, кому нужно закрыть дубль, может сделать это на любом поезде, даже на закрытом; в остальном такой поезд остаётся для него закрытым. Эта кость и есть весь ход: после неё ничего не нужно.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Мёртвые дубли</translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation>Когда все остальные кости с числом дубля уже лежат на столе, закрыть его больше нечем. Такой дубль мёртвый и никого не задерживает.</translation>
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
        <translation>Если ходить никому нечем</translation>
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
        <source>On your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation>На первом ходу каждого раунда ты прицепляешь кости только к своему поезду, зато сколько хочешь, и хотя бы одну, если можешь. С базара не берут, и после дублей ничего не нужно. Если ни одна кость не подходит, ты получаешь локомотив. Пока этот ход не сделали все, оставшиеся открытыми дубли никого не задерживают, и раунд закончиться не может, так что все кости могут выложить и несколько игроков.</translation>
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
        <source>Before your own train has a tile you may play nothing on another one. Only closing a double that you have to close is always allowed.</source>
        <translation>Пока в твоём поезде нет костей, к другим поездам ничего прицеплять нельзя. Только дубль, который нужно закрыть, закрывать можно всегда.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation>После дубля ты на том же ходу кладёшь ещё одну кость. Если и она дубль, то и после неё нужна ещё одна.</translation>
    </message>
    <message>
        <source>A double is played like any other tile: nothing has to follow it.</source>
        <translation>Дубль кладут как любую другую кость: после него ничего не нужно.</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation>Кость после дубля нужно прицепить именно к этому дублю. Если все остальные кости с его числом уже лежат на столе, после него ничего не нужно.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may play it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation>Если кость, взятая после дубля, сама дубль и подходит, её можно положить, и тогда кость нужна уже после неё. Если оставить её себе, ход закончится так, как если бы ничего не подошло.</translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.</source>
        <translation>Дубль, взятый после дубля, положить нельзя, даже если он подходит: он остаётся у тебя на руках.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation>Если закрыть нужно несколько дублей, ты выбираешь, какой закрыть.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was played first comes first.</source>
        <translation>Если закрыть нужно несколько дублей, сначала закрывают тот, который положен раньше всех.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is played anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation>Дубль, оставшийся открытым в конце хода, нужно закрыть, прежде чем класть что-либо в другое место. Это относится к каждому игроку, ход за ходом, пока дубль не закроют.</translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation>Открытый дубль никого не задерживает. Он такой же конец поезда, как любая другая кость.</translation>
    </message>
    <message>
        <source>You draw for only one tile per turn: if you drew a double and played it, you do not draw for the tile after it.</source>
        <translation>С базара берут только для одной кости за ход: если взят и положен дубль, для кости после него с базара уже не берут.</translation>
    </message>
    <message>
        <source>Your marker comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Твой локомотив снимается сам, когда ты прицепляешь кость к своему поезду. Он остаётся, когда ты ходишь в другом месте и когда к твоему поезду прицепляют другие.</translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your marker comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Когда ты прицепляешь кость к своему поезду, ты сразу решаешь, снять локомотив или оставить до тех пор, пока снова не прицепишь туда кость. Он остаётся, когда ты ходишь в другом месте и когда к твоему поезду прицепляют другие.</translation>
    </message>
    <message>
        <source>After each tile that you play, on whichever train, you may take your marker off or leave it. It stays when others play on your train.</source>
        <translation>После каждой своей кости, куда бы она ни легла, ты можешь снять свой локомотив или оставить его. Он остаётся, когда к твоему поезду прицепляют другие.</translation>
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
        <source>If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation>Если хоть одну из твоих костей можно куда-нибудь положить, ты кладёшь одну. Взять с базара или спасовать вместо этого нельзя; оставить у себя можно только взятый дубль, и то лишь там, где это разрешает правило о нём.</translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a marker stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation>Свой поезд для тебя открыт. Поезд другого игрока для тебя закрыт, но если на нём стоит локомотив, он открыт для всех. Дубль, который тебе нужно закрыть, важнее всего этого.</translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a marker is put on your train, your turn ends and the double stays open.</source>
        <translation>Если ни одну из твоих костей нельзя положить после твоего дубля, ты берёшь с базара, сколько разрешено. Если положить всё равно нечего, на твой поезд ставят локомотив, твой ход закончен, а дубль остаётся открытым.</translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be played in the first turn, everybody still has that first turn.</source>
        <translation>Если в конце своего хода игрок остаётся без костей, раунд окончен. Если на первом ходу можно выложить целый поезд, этот первый ход всё равно остаётся за каждым.</translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a marker on every train, the round is over. Then it may be that nobody has gone out.</source>
        <translation>Если базар пуст и ни у кого нет кости, которую можно было бы хоть куда-нибудь положить, даже если бы локомотив стоял на каждом поезде, раунд окончен. Тогда может случиться, что всех костей не выложил никто.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play one tile, as on every other.</source>
        <translation>На первом ходу раунда ты кладёшь одну кость, как и на любом другом.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your second turn of the round on; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Мексиканский поезд общий. Начать его костью с числом стартового дубля можно со своего второго хода в раунде. Начатый мексиканский поезд открыт для всех; локомотив на него никогда не ставят.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation>После дубля ты на том же ходу кладёшь ещё одну кость. Дубль, который уже у тебя на руках, для этого не годится, даже если подходит.</translation>
    </message>
    <message>
        <source>The tile after a double may be played on the double or on any other train that is open to you. In the turn in which it is played, a double closes no train to you.</source>
        <translation>Кость после дубля можно прицепить к самому дублю или к любому другому открытому для тебя поезду. На том ходу, на котором дубль положен, он не мешает тебе прицеплять кости к другим поездам.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must play it, and then it needs a tile after it like any other double.</source>
        <translation>Если кость, взятая после дубля, сама дубль и подходит, её нужно положить, и тогда после неё, как после любого дубля, нужна ещё одна.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it no longer holds anybody up.</source>
        <translation>Дубль, оставшийся открытым в конце хода, следующий игрок должен закрыть прежде всего остального. Если закрыть нечем, дубль больше никого не задерживает.</translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation>Короткая игра для 2–4 игроков: кости, на которых есть 10, 11 или 12, остаются в коробке, первый стартовый дубль&#xa0;— 9-9, играют не больше десяти раундов.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Если стартового дубля нет ни у кого, игроки по очереди берут с базара по одной кости, пока он не найдётся, и дальше, пока все не возьмут поровну, насколько хватит базара. В первом раунде первым берёт игрок на месте 1, потом&#xa0;— следующий за тем, кто начинал прошлый раунд.</translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation>Это не короткая игра.</translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do you go out on the double.</source>
        <translation>Если твоя последняя кость&#xa0;— дубль и после него нужна ещё одна, ты берёшь с базара. Только если взять нельзя, ты заканчиваешь этим дублем.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Мексиканский поезд общий. Начать его костью с числом стартового дубля можно на любом ходу, если другое правило не велит ходить иначе. Начатый мексиканский поезд открыт для всех; локомотив на него никогда не ставят.</translation>
    </message>
    <message>
        <source>You draw for each tile that you have to play: if a double that you drew and played asks for a tile and you hold none for it, you draw again.</source>
        <translation>На каждую кость, которую нужно положить, с базара берут отдельно: если взят и положен дубль, после него нужна кость, а положить тебе нечего, ты берёшь ещё раз.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>Играют не больше %n раунда. Первый стартовый дубль&#xa0;— %1-%1.</numerusform>
            <numerusform>Играют не больше %n раундов. Первый стартовый дубль&#xa0;— %1-%1.</numerusform>
            <numerusform>Играют не больше %n раундов. Первый стартовый дубль&#xa0;— %1-%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn you play one tile of your hand that fits, on any train that is open to you. The rules about drawing, about doubles and about the first turn of a round can change that.</source>
        <translation>За ход ты кладёшь одну из своих костей: любую подходящую, к любому открытому для тебя поезду. Изменить это могут правила о том, как берут с базара, о дублях и о первом ходе раунда.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw tile after tile until one may be played or the boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Если ни одну из твоих костей положить нельзя, ты берёшь с базара кость за костью, пока не попадётся та, которую можно положить, или пока базар не опустеет. Подошедшую кость кладут сразу, в любое место, где можно; другую вместо неё положить нельзя.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Если ни одну из твоих костей положить нельзя, ты берёшь одну с базара. Если её можно положить, её кладут сразу, в любое место, где можно; другую вместо неё положить нельзя.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the first that may be played. It is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Если ни одну из твоих костей положить нельзя, ты берёшь с базара до двух костей, по одной, и останавливаешься на первой, которую можно положить. Её кладут сразу, в любое место, где можно; другую кость вместо неё положить нельзя.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.</source>
        <translation>Мексиканский поезд общий. Начать его костью с числом стартового дубля можно, когда в твоём поезде уже есть кость. Начатый мексиканский поезд открыт для всех; локомотив на него никогда не ставят.</translation>
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
        <translation>Стартовый дубль лежит на станции ещё до раздачи, а раунды начинают по очереди. Снять свой локомотив или оставить, решаешь ты.</translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation>Novelca</translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were played, and an empty boneyard ends the round.</source>
        <translation>Открытые дубли закрывают в том порядке, в каком они положены, а пустой базар заканчивает раунд.</translation>
    </message>
    <message>
        <source>Big table</source>
        <translation>Большой стол</translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole train; the double blank costs 50 points.</source>
        <translation>Для 2–14 игроков с наборами от дубль-6 до дубль-18. На первом ходу можно выложить целый поезд; «пусто-пусто» стоит 50 очков.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that double, you draw only once per turn, nobody goes out on an open double, and ties are broken.</source>
        <translation>Кость после дубля прицепляют к нему самому, за ход берут один раз, незакрытым дублем не заканчивают, а при равном итоге победителя определяют по раундам.</translation>
    </message>
    <message>
        <source>There is no rulebook called “%1”.</source>
        <translation>Варианта правил «%1» нет.</translation>
    </message>
    <message>
        <source>There is no option called “%1”.</source>
        <translation>Настройки «%1» нет.</translation>
    </message>
    <message>
        <source>“%2” is not a value of the option “%1”.</source>
        <translation>«%2»&#xa0;— недопустимое значение настройки «%1».</translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation>Этот вариант правил&#xa0;— для %1–%2 игроков.</translation>
    </message>
    <message>
        <source>If the engine is dealt, whoever holds it must start; if it is set aside, the players must take turns to start.</source>
        <translation>Если стартовый дубль сдают, начинать должен тот, у кого он; если дубль отложен, раунды начинают по очереди.</translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation>В этом варианте правил нет короткой игры.</translation>
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
        <source>Comes with the wooden model set by Eco Wood Art.</source>
        <translation>Прилагаются к деревянной модели Eco Wood Art.</translation>
    </message>
    <message>
        <source>Comes with “Original Mexican Train” by Tactic.</source>
        <translation>Прилагаются к игре «Original Mexican Train» фирмы Tactic.</translation>
    </message>
    <message>
        <source>Comes with Novelca 11003603, and in a Russian leaflet.</source>
        <translation>Прилагаются к игре Novelca 11003603; есть и в одном русском буклете.</translation>
    </message>
    <message>
        <source>From a German article, for 2 to 14 players.</source>
        <translation>Из немецкой статьи, для 2–14 игроков.</translation>
    </message>
    <message>
        <source>Published tournament rules; no leaflet prints them.</source>
        <translation>Опубликованные турнирные правила; ни в одной коробке их нет.</translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a double drawn after a double must be played if it fits.</source>
        <translation>Начинает тот, у кого стартовый дубль. Открытые дубли задерживают всех, закрывать их можно в любом порядке; дубль, взятый после дубля, нужно положить, если он подходит.</translation>
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
        <translation>Какие правила показать</translation>
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
        <source>No rule mentions that.</source>
        <translation>Об этом в правилах ничего нет.</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Эти правила одинаковы.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить в PDF…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n правило</numerusform>
            <numerusform>%n правила</numerusform>
            <numerusform>%n правил</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameTilesWords</name>
    <message>
        <source>now %1, earlier %2</source>
        <comment>%1, %2: points</comment>
        <translation>сейчас %1, тогда %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: now 34, earlier 61</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same tiles: %1.</source>
        <comment>%1: now 34, earlier 61</comment>
        <translation>Те же кости: %1.</translation>
    </message>
</context>
<context>
    <name>SavingSheets</name>
    <message>
        <source>This game is not saved</source>
        <translation>Эта игра не сохранена</translation>
    </message>
    <message>
        <source>Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.</source>
        <translation>Попытка повторяется каждые несколько секунд, а игра тем временем продолжается. Можно также сохранить всю игру в другой файл, на другом диске; тогда она продолжится в этом файле. Пока она не сохранена, другую игру нельзя ни открыть, ни начать.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Save as another file…</source>
        <translation>Сохранить в другой файл…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Выйти, не сохранив?</translation>
    </message>
    <message>
        <source>If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.</source>
        <translation>Если всё же выйти, вся игра попадёт в аварийную копию, если её где-нибудь удастся записать. При следующем запуске программа её предложит.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Всё равно выйти</translation>
    </message>
    <message>
        <source>A game was rescued</source>
        <translation>Игра спасена</translation>
    </message>
    <message>
        <source>This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.</source>
        <translation>Эту игру не удалось сохранить на её месте, когда программа завершалась. Она целиком в файле %1. Если её продолжить, она снова будет среди твоих сохранённых игр; если нет, файл останется там, где он есть.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить её</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Оставить там</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>This game is not saved. Saving is tried again every few seconds.</source>
        <translation>Эта игра не сохранена. Попытка повторяется каждые несколько секунд.</translation>
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
        <translation>Очки по раундам</translation>
    </message>
</context>
<context>
    <name>ScoreKeeperSheet</name>
    <message>
        <source>Score-keeper</source>
        <translation>Запись очков</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Другие игры…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Удалить эту игру?</translation>
    </message>
    <message>
        <source>The points of %1 will be deleted for good.</source>
        <comment>%1: names of the players</comment>
        <translation>Очки этой игры (%1) будут удалены навсегда.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
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
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation>Ни один раунд ещё не окончен.</translation>
    </message>
</context>
<context>
    <name>ScorePlotView</name>
    <message>
        <source>The totals over the rounds</source>
        <translation>Итоги по раундам</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
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
        <translation>Очки</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%1: %n point(s), total %2</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n очко, итог %2</numerusform>
            <numerusform>%1: %n очка, итог %2</numerusform>
            <numerusform>%1: %n очков, итог %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, engine %2. %3</source>
        <comment>%3: who has how many points</comment>
        <translation>Раунд %1, стартовый дубль %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n очко</numerusform>
            <numerusform>%1: %n очка</numerusform>
            <numerusform>%1: %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation>
            <numerusform>Итоги после %n раунда. %1</numerusform>
            <numerusform>Итоги после %n раундов. %1</numerusform>
            <numerusform>Итоги после %n раундов. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation>
            <numerusform>Набор дубль-%1, %n раунд.</numerusform>
            <numerusform>Набор дубль-%1, %n раунда.</numerusform>
            <numerusform>Набор дубль-%1, %n раундов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>«Пусто-пусто» стоит %n очко.</numerusform>
            <numerusform>«Пусто-пусто» стоит %n очка.</numerusform>
            <numerusform>«Пусто-пусто» стоит %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game with the double-%1 set</source>
        <translation>Короткая игра, набор дубль-%1</translation>
    </message>
    <message>
        <source>Double-%1 set</source>
        <translation>Набор дубль-%1</translation>
    </message>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Раунд %1, стартовый дубль %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rules, over after %n round(s).</source>
        <comment>%1: date, %2: name of the rulebook</comment>
        <translation>
            <numerusform>%1, правила: %2, игра окончена после %n раунда.</numerusform>
            <numerusform>%1, правила: %2, игра окончена после %n раундов.</numerusform>
            <numerusform>%1, правила: %2, игра окончена после %n раундов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation>%1, правила: %2, сыграно раундов: %3 из %4.</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Date:</source>
        <comment>a line to write on follows</comment>
        <translation>Дата:</translation>
    </message>
    <message>
        <source>%1 rules.</source>
        <comment>%1: name of the rulebook</comment>
        <translation>Правила: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column</comment>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation>Итог</translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation>В каждой клетке: слева очки за раунд, справа итог после него.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>Игра заканчивается после раунда, в котором чей-нибудь итог достигнет %n очка.</numerusform>
            <numerusform>Игра заканчивается после раунда, в котором чей-нибудь итог достигнет %n очков.</numerusform>
            <numerusform>Игра заканчивается после раунда, в котором чей-нибудь итог достигнет %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s).</source>
        <comment>%1: number, %2: who</comment>
        <translation>
            <numerusform>%1-е место: %2, %n очко.</numerusform>
            <numerusform>%1-е место: %2, %n очка.</numerusform>
            <numerusform>%1-е место: %2, %n очков.</numerusform>
        </translation>
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
        <source>%1’s train</source>
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
        <source>on %1’s train</source>
        <comment>where something stands</comment>
        <translation>на поезде «%1»</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is played</comment>
        <translation>к мексиканскому поезду</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is played</comment>
        <translation>к твоему поезду</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where a tile is played</comment>
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
        <source>Colour of seat %1</source>
        <translation>Цвет, место %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Имя, место %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Seat %1 is a computer player</source>
        <translation>На месте %1 играет компьютер</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Уровень, место %1</translation>
    </message>
    <message>
        <source>Colour and character of seat %1</source>
        <translation>Цвет и персонаж, место %1</translation>
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
        <source>%1: %2%</source>
        <comment>a setting and its value</comment>
        <translation>%1: %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>a heading: how the table looks</comment>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>how the table looks</comment>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>On the tiles</source>
        <translation>На костях</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Цифры</translation>
    </message>
    <message>
        <source>Pips and digits</source>
        <translation>Точки и цифры</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Цвета точек</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>Для дальтоников</translation>
    </message>
    <message>
        <source>All black</source>
        <translation>Все чёрные</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Размер костей</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Крупный</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>Самый крупный</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Движение и звук</translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation>Темп игры</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленный</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстрый</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Мгновенный</translation>
    </message>
    <message>
        <source>How long the computer thinks before it plays</source>
        <translation>Сколько компьютер думает перед ходом</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Нисколько</translation>
    </message>
    <message>
        <source>A short moment</source>
        <translation>Чуть-чуть</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Немного</translation>
    </message>
    <message>
        <source>A long moment</source>
        <translation>Подольше</translation>
    </message>
    <message>
        <source>Reduced motion: nothing flies, rolls or slides</source>
        <translation>Меньше движения: ничего не летает, не катится и не скользит</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Playing and reading</source>
        <translation>Игра и чтение вслух</translation>
    </message>
    <message>
        <source>Draw and pass for me when nothing else is possible</source>
        <translation>Брать и пасовать за меня, когда иначе нельзя</translation>
    </message>
    <message>
        <source>What a screen reader says by itself</source>
        <translation>Что сама говорит программа чтения с экрана</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Всё, что происходит</translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation>Всё, что касается меня</translation>
    </message>
    <message>
        <source>Only that it is my turn</source>
        <translation>Только мой ход</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Вернуть исходные</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Помощь в подсчёте: точки на моих костях, какие кости уже видны и на что другим нечем было ходить</translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation>Компьютерные игроки иногда что-нибудь говорят</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>%1.</source>
        <comment>a line that is read aloud, made a sentence</comment>
        <translation>%1.</translation>
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
        <translation>Вариант правил</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Число раундов</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Предел очков</translation>
    </message>
    <message>
        <source>The game ends at this many points</source>
        <translation>Предел очков, при котором игра заканчивается</translation>
    </message>
    <message>
        <source>No limit: all rounds are played.</source>
        <translation>Без предела: играют все раунды.</translation>
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
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>Игра заканчивается после раунда, в котором чей-нибудь итог достигнет %n очка.</numerusform>
            <numerusform>Игра заканчивается после раунда, в котором чей-нибудь итог достигнет %n очков.</numerusform>
            <numerusform>Игра заканчивается после раунда, в котором чей-нибудь итог достигнет %n очков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPrinter</name>
    <message>
        <source>Score sheet</source>
        <translation>Таблица очков</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Сохранить таблицу очков</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Something is wrong</source>
        <translation>Что-то не так</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>Показать не удаётся</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Повреждённая игра</translation>
    </message>
    <message>
        <source>Go on from before line %1</source>
        <translation>Продолжить с места перед строкой %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>Продолжить в копии</translation>
    </message>
    <message>
        <source>Reading a long game</source>
        <translation>Загрузка длинной игры</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The game in the file %1 takes a while to read: %2% so far.</source>
        <comment>%2: a number</comment>
        <translation>Загрузка игры из файла %1 займёт некоторое время: пока %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Cannot be saved here</source>
        <translation>Здесь нельзя сохранить</translation>
    </message>
</context>
<context>
    <name>ShelfSheets</name>
    <message>
        <source>Forget everything?</source>
        <translation>Забыть всё?</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Оставить всё</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Забыть всё</translation>
    </message>
    <message>
        <source>Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.</source>
        <translation>Статистика, награды, лестница соперников и игры дня начнутся с нуля для всех, кто здесь играет, а сохранённые игры попадут в корзину. Игра на столе останется, как и игры из записи очков.</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Skill and luck</source>
        <translation>Умение и везение</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Play and tiles, game by game; the list says the same.</source>
        <translation>График по играм: твоя игра и твои кости; в списке то же самое.</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Твоя игра</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Твои кости</translation>
    </message>
    <message>
        <source>Points for you, per round</source>
        <translation>Очки в твою пользу, в среднем за раунд</translation>
    </message>
    <message>
        <source>Points against you, per round</source>
        <translation>Очки против тебя, в среднем за раунд</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>The computer is going over the first round.</source>
        <translation>Идёт разбор первого раунда.</translation>
    </message>
    <message>
        <source>No round that counts is finished yet.</source>
        <translation>Ни один раунд, который засчитывается, ещё не окончен.</translation>
    </message>
    <message>
        <source>Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.</source>
        <translation>Считаются очки относительно среднего у остальных. «Твои кости»&#xa0;— это то, что дали тебе раздача и взятые кости, если судить по тому, что тебе было видно. Засчитываются те же раунды, что и для наград, последние у каждого игрока; разбор каждого раунда занимает в первый раз несколько секунд и идёт, только пока эта страница открыта.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>no difference</source>
        <comment>points for or against somebody: none</comment>
        <translation>ноль</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <comment>%1: points</comment>
        <translation>%1 в твою пользу</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <comment>%1: points</comment>
        <translation>%1 против тебя</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n round(s)</source>
        <comment>%1: date, %2: rulebook</comment>
        <translation>
            <numerusform>%1 · %2 · %n раунд</numerusform>
            <numerusform>%1 · %2 · %n раунда</numerusform>
            <numerusform>%1 · %2 · %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>play: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>твоя игра: %1</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>твои кости: %1</translation>
    </message>
    <message>
        <source>After five rounds, this page says what your play and your tiles come to.</source>
        <translation>После пяти раундов здесь будет сказано, сколько дала твоя игра и сколько&#xa0;— твои кости.</translation>
    </message>
    <message numerus="yes">
        <source>Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in your place.</source>
        <comment>%1: such as &quot;3.1 for you&quot;, %3: a level</comment>
        <translation>
            <numerusform>Твоя игра, %n раунд: в среднем за раунд %1 (плюс-минус %2) по сравнению с тем, как на твоём месте сыграл бы уровень «%3».</numerusform>
            <numerusform>Твоя игра, %n раунда: в среднем за раунд %1 (плюс-минус %2) по сравнению с тем, как на твоём месте сыграл бы уровень «%3».</numerusform>
            <numerusform>Твоя игра, %n раундов: в среднем за раунд %1 (плюс-минус %2) по сравнению с тем, как на твоём месте сыграл бы уровень «%3».</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles, on average: %1 (give or take %2).</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>Твои кости: в среднем за раунд %1 (плюс-минус %2).</translation>
    </message>
    <message>
        <source>Chance alone brings that in fewer than 1 of 20 cases.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Чистая случайность даёт такое реже чем в 1 случае из 20.</translation>
    </message>
    <message>
        <source>That is no more than chance brings.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Это не выходит за рамки случайности.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Going over your rounds: %1 of %2</source>
        <translation>Разбор раундов: %1 из %2</translation>
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
        <translation>Любые правила</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Любые соперники</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Любое число игроков</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at the table</comment>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation>Не удаётся записать файл %1, поэтому учтено не всё.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation>
            <numerusform>В файле %1 пропущена %n строка: не удаётся прочитать.</numerusform>
            <numerusform>В файле %1 пропущено %n строки: не удаётся прочитать.</numerusform>
            <numerusform>В файле %1 пропущено %n строк: не удаётся прочитать.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Число игроков</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Какие игры</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Best rounds</source>
        <translation>Лучшие раунды</translation>
    </message>
    <message>
        <source>A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.</source>
        <translation>Игра засчитывается один раз, с первого твоего действия в ней; брошенная считается невыигранной. Игры с выбранной раздачей, игры с теми же костями ещё раз и повторные игры дня не засчитываются.</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Награды…</translation>
    </message>
    <message>
        <source>Skill and luck…</source>
        <translation>Умение и везение…</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>Забыть всё…</translation>
    </message>
</context>
<context>
    <name>StatusSheet</name>
    <message>
        <source>How things stand</source>
        <translation>Положение в игре</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>You hold %n tile(s).</source>
        <translation>
            <numerusform>У тебя %n кость.</numerusform>
            <numerusform>У тебя %n кости.</numerusform>
            <numerusform>У тебя %n костей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation>
            <numerusform>На базаре %n кость.</numerusform>
            <numerusform>На базаре %n кости.</numerusform>
            <numerusform>На базаре %n костей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation>
            <numerusform>%1: на руках %n кость.</numerusform>
            <numerusform>%1: на руках %n кости.</numerusform>
            <numerusform>%1: на руках %n костей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation>
            <numerusform>%1: пока %n очко.</numerusform>
            <numerusform>%1: пока %n очка.</numerusform>
            <numerusform>%1: пока %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) so far.</source>
        <comment>the total of the rounds that are finished</comment>
        <translation>
            <numerusform>У тебя пока %n очко.</numerusform>
            <numerusform>У тебя пока %n очка.</numerusform>
            <numerusform>У тебя пока %n очков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 берёт %2.</translation>
    </message>
    <message>
        <source>You leave your train open.</source>
        <translation>Ты оставляешь свой поезд открытым.</translation>
    </message>
    <message>
        <source>%1 leaves their train open.</source>
        <translation>%1 оставляет свой поезд открытым.</translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation>Ты заканчиваешь первый ход.</translation>
    </message>
    <message>
        <source>%1 finishes their first turn.</source>
        <translation>%1 заканчивает первый ход.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Каждый получает %n кость.</numerusform>
            <numerusform>Каждый получает %n кости.</numerusform>
            <numerusform>Каждый получает %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. You start the game.</source>
        <translation>Стартовый дубль %1 лежит на станции. Игру начинаешь ты.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. %2 starts the game.</source>
        <comment>%2: who</comment>
        <translation>Стартовый дубль %1 лежит на станции. Игру начинает %2.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is you.</source>
        <translation>Стартовый дубль %1 лежит на станции. Начинают по очереди: на этот раз ты.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is %2.</source>
        <comment>%2: who</comment>
        <translation>Стартовый дубль %1 лежит на станции. Начинают по очереди: на этот раз %2.</translation>
    </message>
    <message>
        <source>You hold the engine %1: it is placed in the station, and you start.</source>
        <translation>Стартовый дубль %1 у тебя: он ложится на станцию, и ты начинаешь.</translation>
    </message>
    <message>
        <source>%1 holds the engine %2: it is placed in the station, and %1 starts.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 кладёт на станцию стартовый дубль %2 и начинает.</translation>
    </message>
    <message numerus="yes">
        <source>To find the engine, %n more are drawn.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Чтобы найти стартовый дубль, берут ещё %n кость.</numerusform>
            <numerusform>Чтобы найти стартовый дубль, берут ещё %n кости.</numerusform>
            <numerusform>Чтобы найти стартовый дубль, берут ещё %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody held the engine %1: you drew it and start.</source>
        <comment>%1: tile</comment>
        <translation>Стартового дубля %1 ни у кого не было: ты берёшь его с базара и начинаешь.</translation>
    </message>
    <message>
        <source>Nobody held the engine %1: %2 drew it and starts.</source>
        <comment>%1: tile, %2: who</comment>
        <translation>Стартового дубля %1 ни у кого не было: %2 берёт его с базара и начинает.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>Always draw and pass for me</source>
        <translation>Всегда брать и пасовать за меня</translation>
    </message>
</context>
<context>
    <name>TableChips</name>
    <message>
        <source>Play together again:</source>
        <translation>Снова сыграть вместе:</translation>
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
        <source>Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation>Клади дубли пораньше, пока есть что положить после них. К концу раунда от дубля трудно избавиться, а точек на нём много.</translation>
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
        <source>If there is a marker on your train, get it off soon: others play there too, and the end that your chain needs may be gone.</source>
        <translation>Если на твоём поезде стоит локомотив, избавься от него поскорее: прицепи к своему поезду кость. Туда кладут и другие, и конец, нужный для твоей цепочки, может пропасть.</translation>
    </message>
    <message>
        <source>When two tiles fit equally well, play the one with more pips.</source>
        <translation>Если две кости подходят одинаково хорошо, клади ту, на которой больше точек.</translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation>Запоминай, при каких числах другим пришлось брать с базара: костей с такими числами у них не было. Концы с такими числами им и оставляй.</translation>
    </message>
    <message>
        <source>As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation>Пока на твоём поезде нет локомотива, поезд у тебя никто не отнимет. Поэтому сначала прицепляй лишние кости к другим поездам, а свою цепочку прибереги.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everybody</source>
        <translation>открыт для всех</translation>
    </message>
    <message>
        <source>is thinking…</source>
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
    <message>
        <source>Could not play on %1, and has kept no drawn tile since.</source>
        <translation>На %1 ходить было нечем, а из взятого с тех пор на руках ничего не осталось.</translation>
    </message>
    <message>
        <source>computer thinks…</source>
        <comment>for a player who is away</comment>
        <translation>компьютер думает…</translation>
    </message>
</context>
<context>
    <name>TrainSheet</name>
    <message numerus="yes">
        <source>Mexican Train: %n tile(s)</source>
        <translation>
            <numerusform>Мексиканский поезд: %n кость</numerusform>
            <numerusform>Мексиканский поезд: %n кости</numerusform>
            <numerusform>Мексиканский поезд: %n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your train: %n tile(s)</source>
        <translation>
            <numerusform>Твой поезд: %n кость</numerusform>
            <numerusform>Твой поезд: %n кости</numerusform>
            <numerusform>Твой поезд: %n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s train: %n tile(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>Поезд «%1»: %n кость</numerusform>
            <numerusform>Поезд «%1»: %n кости</numerusform>
            <numerusform>Поезд «%1»: %n костей</numerusform>
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
        <source>%1, ends in %2, for you alone</source>
        <translation>%1, на конце %2, только для тебя</translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation>%1, на конце %2, закрыт</translation>
    </message>
    <message>
        <source>%1; a computer player plays here meanwhile</source>
        <extracomment>%1: a train and how it stands</extracomment>
        <translation>%1; сейчас здесь играет компьютер</translation>
    </message>
    <message>
        <source>the double first</source>
        <comment>on a plate: no train is open before it is covered</comment>
        <translation>сначала дубль</translation>
    </message>
    <message>
        <source>from your next turn</source>
        <comment>on a plate: the train is not open yet</comment>
        <translation>со второго хода</translation>
    </message>
    <message>
        <source>your train first</source>
        <comment>on a plate: where one plays first</comment>
        <translation>сначала свой</translation>
    </message>
    <message>
        <source>%1, ends in %2, not open now: %3</source>
        <extracomment>%3: what comes first, in a few words, as &quot;the double first&quot;</extracomment>
        <translation>%1, на конце %2, пока закрыт: %3</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 думает.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Ходит %1.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>You may take your marker off or leave your train open.</source>
        <translation>Можешь снять свой локомотив или оставить поезд открытым.</translation>
    </message>
    <message>
        <source>Your first turn: play as many tiles as you like on your own train.</source>
        <translation>Твой первый ход: прицепи к своему поезду сколько хочешь костей.</translation>
    </message>
    <message>
        <source>Play another tile on your train, or finish your first turn.</source>
        <translation>Прицепи к своему поезду ещё кость или закончи первый ход.</translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation>Больше ни одна кость не подходит: закончи первый ход.</translation>
    </message>
    <message>
        <source>You drew %1: play it, or keep it and pass.</source>
        <translation>Взята кость %1: положи её или оставь себе и пасуй.</translation>
    </message>
    <message>
        <source>You drew %1, and it fits: play it.</source>
        <translation>Взята кость %1, и она подходит: положи её.</translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Твой ход: нужно закрыть дубль %1 %2.</translation>
    </message>
    <message>
        <source>After a double you play one more tile, but not a double.</source>
        <translation>После дубля положи ещё одну кость, но не дубль.</translation>
    </message>
    <message>
        <source>After a double you play one more tile.</source>
        <translation>После дубля положи ещё одну кость.</translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation>Твой ход: закрой один из открытых дублей.</translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation>Твой ход: положи кость туда, где горит зелёный сигнал.</translation>
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
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation>После твоего дубля нужна ещё кость, а положить нечего: возьми с базара.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n tile(s) fit.</source>
        <translation>
            <numerusform>Твой ход. Подходит %n кость.</numerusform>
            <numerusform>Твой ход. Подходят %n кости.</numerusform>
            <numerusform>Твой ход. Подходят %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. You can play: %1.</source>
        <comment>%1: tiles</comment>
        <translation>Твой ход. Можно положить: %1.</translation>
    </message>
    <message>
        <source>does not fit now</source>
        <comment>a tile</comment>
        <translation>сейчас никуда не подходит</translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a tile; %1: on whose trains</comment>
        <translation>подходит %1</translation>
    </message>
    <message>
        <source>%1 fits %2.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1 подходит %2.</translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you can only pass.</source>
        <translation>Твой первый ход: ни одна кость не подходит, остаётся пасовать.</translation>
    </message>
    <message>
        <source>%1 cannot be played either: you can only pass.</source>
        <translation>%1 тоже положить нельзя: остаётся пасовать.</translation>
    </message>
    <message>
        <source>No tile of yours can be played and you cannot draw: you can only pass.</source>
        <translation>Положить нечего, а брать нельзя: остаётся пасовать.</translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation>%1 подходит в нескольких местах: выбери одно.</translation>
    </message>
    <message>
        <source>%1 fits %2: choose one of them.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1 подходит %2: выбери один из поездов.</translation>
    </message>
    <message>
        <source>The computer is thinking for %1.</source>
        <extracomment>%1: a player who is away</extracomment>
        <translation>%1: сейчас думает компьютер.</translation>
    </message>
    <message>
        <source>%1 Press Up.</source>
        <comment>%1: a whole sentence; Up: the key with that arrow</comment>
        <translation>%1 Нажми стрелку вверх.</translation>
    </message>
    <message>
        <source>You have no tile with %1: draw one.</source>
        <extracomment>%1: one or more numbers, as in &quot;1, 6, 9&quot;</extracomment>
        <translation>У тебя нет кости с числом %1: возьми с базара.</translation>
    </message>
    <message>
        <source>You have no tile with %1: you can only pass.</source>
        <translation>У тебя нет кости с числом %1: остаётся пасовать.</translation>
    </message>
    <message>
        <source>%1 You can play: %2.</source>
        <comment>%1: a whole sentence, %2: tiles</comment>
        <translation>%1 Можно положить: %2.</translation>
    </message>
    <message>
        <source>%1 Press %2.</source>
        <comment>%1: a whole sentence; %2: the key</comment>
        <translation>%1 Нажми %2.</translation>
    </message>
    <message>
        <source>%1 Shift+%2 ends your turn.</source>
        <comment>%1: a whole sentence; %2: a letter, held with Shift</comment>
        <translation>%1 Shift+%2 завершает твой ход.</translation>
    </message>
</context>
<context>
    <name>TutorialNote</name>
    <message>
        <source>Tutorial</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Tutorial: %1 of %2</source>
        <translation>Обучение: %1 из %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation>Пропустить обучение</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ещё раз</translation>
    </message>
</context>
</TS>
