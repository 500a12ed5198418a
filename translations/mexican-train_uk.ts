<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Mexican Train</source>
        <translation>Про «Мексиканський потяг»</translation>
    </message>
    <message>
        <source>Mexican Train, version %1</source>
        <translation>Мексиканський потяг, версія %1</translation>
    </message>
    <message>
        <source>A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.</source>
        <translation>Безкоштовна гра для всієї родини: за правилами з твоєї коробки доміно, багатьма мовами. Їй не потрібні ні мережа, ні обліковий запис, у ній немає реклами; жодні дані не залишають цього комп’ютера.</translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation>Гру зроблено за допомогою Qt, який використовується за ліцензією GNU Lesser General Public License. Саму цю програму кожен може використовувати, змінювати й передавати іншим на таких умовах:</translation>
    </message>
    <message>
        <source>Made with the work of others, under these terms:</source>
        <translation>Зроблено з використанням праці інших, на таких умовах:</translation>
    </message>
</context>
<context>
    <name>AiNames</name>
    <message>
        <source>Bruno</source>
        <translation>Богдан</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Клара</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Данило</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>Емма</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Федір</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Галина</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Гліб</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Інна</translation>
    </message>
    <message>
        <source>Jakob</source>
        <translation>Яків</translation>
    </message>
    <message>
        <source>Karla</source>
        <translation>Карина</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Левко</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>Мілана</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>Назар</translation>
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
        <translation>%1, здобуто. %2 %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>%1: an award, %2: what earns it</comment>
        <translation>%1, ще не здобуто. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what, %2: so much</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>best</comment>
        <translation>поки немає</translation>
    </message>
    <message>
        <source>%1 of %2 earned</source>
        <comment>awards</comment>
        <translation>Здобуто: %1 з %2</translation>
    </message>
    <message>
        <source>Looking through the games: %1 of %2</source>
        <translation>Перегляд ігор: %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new award(s): %1.</source>
        <comment>%1: their names</comment>
        <translation>
            <numerusform>%n нова нагорода: %1.</numerusform>
            <numerusform>%n нові нагороди: %1.</numerusform>
            <numerusform>%n нових нагород: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best so far: %1, %2.</source>
        <comment>%1: in what, %2: so much</comment>
        <translation>Твій рекорд: %1, %2.</translation>
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
        <translation>Дубль наостанок</translation>
    </message>
    <message>
        <source>Go out with a double as your last tile.</source>
        <translation>Виклади останньою кісточкою дубль.</translation>
    </message>
    <message>
        <source>Long train</source>
        <translation>Довгий потяг</translation>
    </message>
    <message>
        <source>Have at least 10 tiles on your own train when a round ends.</source>
        <translation>Збери у своєму потязі щонайменше 10 кісточок до кінця раунду.</translation>
    </message>
    <message>
        <source>Endless train</source>
        <translation>Нескінченний потяг</translation>
    </message>
    <message>
        <source>Have at least 14 tiles on your own train when a round ends.</source>
        <translation>Збери у своєму потязі щонайменше 14 кісточок до кінця раунду.</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>Без зупинок</translation>
    </message>
    <message>
        <source>Go out without having drawn a tile.</source>
        <translation>Виклади всі кісточки, не взявши жодної з базару.</translation>
    </message>
    <message>
        <source>Steep climb</source>
        <translation>Крутий підйом</translation>
    </message>
    <message>
        <source>Go out even though you had to draw at least 8 tiles.</source>
        <translation>Виклади всі кісточки, хоч довелося взяти з базару щонайменше 8.</translation>
    </message>
    <message>
        <source>Own line</source>
        <translation>Своя колія</translation>
    </message>
    <message>
        <source>Go out with all your tiles on your own train.</source>
        <translation>Виклади всі кісточки, кожну приклавши до свого потяга.</translation>
    </message>
    <message>
        <source>Foreign station</source>
        <translation>Чужа станція</translation>
    </message>
    <message>
        <source>Go out with your last tile on another player’s train.</source>
        <translation>Приклади останню кісточку до потяга іншого гравця.</translation>
    </message>
    <message>
        <source>Grand tour</source>
        <translation>Велика подорож</translation>
    </message>
    <message>
        <source>Play tiles on the trains of at least 3 other players in one round.</source>
        <translation>За один раунд приклади кісточки до потягів щонайменше 3 інших гравців.</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Для всіх</translation>
    </message>
    <message>
        <source>Play at least 6 tiles on the Mexican Train in one round.</source>
        <translation>За один раунд приклади щонайменше 6 кісточок до Мексиканського потяга.</translation>
    </message>
    <message>
        <source>Double header</source>
        <translation>Подвійна тяга</translation>
    </message>
    <message>
        <source>Play at least 4 doubles in one round.</source>
        <translation>Виклади за один раунд щонайменше 4 дублі.</translation>
    </message>
    <message>
        <source>Helping hand</source>
        <translation>Рука допомоги</translation>
    </message>
    <message>
        <source>Close at least 3 doubles played by others in one round.</source>
        <translation>Накрий за один раунд щонайменше 3 дублі, покладені іншими.</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Фотофініш</translation>
    </message>
    <message>
        <source>Go out while another player has one tile left.</source>
        <translation>Виклади всі кісточки, коли в іншого гравця лишилася одна.</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>Раніше розкладу</translation>
    </message>
    <message>
        <source>Go out while all other players hold at least 5 tiles.</source>
        <translation>Виклади всі кісточки, коли в кожного з решти їх щонайменше 5.</translation>
    </message>
    <message>
        <source>Heavy load</source>
        <translation>Важкий вантаж</translation>
    </message>
    <message>
        <source>Go out while the other hands come to at least 100 points together.</source>
        <translation>Виклади всі кісточки, коли в решти разом 100 очок чи більше.</translation>
    </message>
    <message>
        <source>Light luggage</source>
        <translation>Легкий багаж</translation>
    </message>
    <message>
        <source>End a round with 1 or 2 points, without going out.</source>
        <translation>Закінчи раунд з 1 чи 2 очками, не виклавши всіх кісточок.</translation>
    </message>
</context>
<context>
    <name>AwardsSheet</name>
    <message>
        <source>Awards</source>
        <translation>Нагороди</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>Твої рекорди</translation>
    </message>
    <message>
        <source>A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.</source>
        <translation>Зараховуються раунди, у яких нічого не скасовували й за тебе ніхто не грав. За навчання, за гру тими самими кісточками ще раз і за повторну гру дня нагород не дають, комп’ютер їх не здобуває; підказки нагород не забирають.</translation>
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
        <translation>Суперників</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Їхні очки</translation>
    </message>
    <message>
        <source>Rules and date</source>
        <translation>Правила й дата</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: rulebook, %2: date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No finished round among these games.</source>
        <translation>У цих іграх немає жодного закінченого раунду.</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Longest train</source>
        <translation>Найдовший потяг</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n кісточка</numerusform>
            <numerusform>%n кісточки</numerusform>
            <numerusform>%n кісточок</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points left with the others</source>
        <translation>Найбільше очок у решти</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Quickest going out</source>
        <translation>Найшвидше викладено всі кісточки</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n хід</numerusform>
            <numerusform>%n ходи</numerusform>
            <numerusform>%n ходів</numerusform>
        </translation>
    </message>
    <message>
        <source>Most tiles in one turn</source>
        <translation>Найбільше кісточок за хід</translation>
    </message>
    <message>
        <source>Most doubles in one round</source>
        <translation>Найбільше дублів за раунд</translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation>
            <numerusform>%n дубль</numerusform>
            <numerusform>%n дублі</numerusform>
            <numerusform>%n дублів</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest points without going out</source>
        <translation>Найменше очок із кісточками на руках</translation>
    </message>
    <message>
        <source>Most points in one round</source>
        <translation>Найбільше очок за раунд</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Бланки для очок</translation>
    </message>
    <message>
        <source>For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.</source>
        <translation>Для гри справжніми кісточками: раунди й стартові дублі надруковано, очки вписують від руки. Імена можна не заповнювати.</translation>
    </message>
</context>
<context>
    <name>Boneyard</name>
    <message>
        <source>Draw a tile</source>
        <translation>Взяти кісточку</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in the boneyard</comment>
        <translation>
            <numerusform>ще %n кісточка</numerusform>
            <numerusform>ще %n кісточки</numerusform>
            <numerusform>ще %n кісточок</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>кісточок немає</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) left</source>
        <translation>
            <numerusform>Базар: ще %n кісточка</numerusform>
            <numerusform>Базар: ще %n кісточки</numerusform>
            <numerusform>Базар: ще %n кісточок</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard: no tiles left</source>
        <translation>Базар: кісточок немає</translation>
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
        <translation>Спершу позбувається важких кісточок.</translation>
    </message>
    <message>
        <source>Holds on to heavy tiles.</source>
        <translation>Довго тримає важкі кісточки.</translation>
    </message>
    <message>
        <source>Likes best to play on their own train.</source>
        <translation>Найохочіше прикладає кісточки до власного потяга.</translation>
    </message>
    <message>
        <source>Likes to play on other players’ trains.</source>
        <translation>Любить прикладати кісточки до чужих потягів.</translation>
    </message>
    <message>
        <source>Is fond of the Mexican Train.</source>
        <translation>Має слабкість до Мексиканського потяга.</translation>
    </message>
    <message>
        <source>Cannot keep a double for long.</source>
        <translation>Не може довго тримати дубль.</translation>
    </message>
    <message>
        <source>Has no favourite kind of move.</source>
        <translation>Улюблених ходів немає.</translation>
    </message>
</context>
<context>
    <name>Classic</name>
    <message>
        <source>Classic</source>
        <comment>a theme: walnut, green cloth, brass</comment>
        <translation>Класика</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Shows the table as it was then.</source>
        <translation>Показує стіл, яким він був тоді.</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>Whose round</source>
        <translation>Чий раунд</translation>
    </message>
    <message>
        <source>Thinking about the round…</source>
        <translation>Триває розбір раунду…</translation>
    </message>
    <message>
        <source>The dimmed tiles were played by others.</source>
        <translation>Бліді кісточки поклали інші.</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n кісточка</numerusform>
            <numerusform>%n кісточки</numerusform>
            <numerusform>%n кісточок</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation>Жодна з розданих тобі кісточок не підійшла до стартового дубля.</translation>
    </message>
    <message>
        <source>You played no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>У твоєму потязі немає жодної твоєї кісточки; в інших потягах: %1.</translation>
    </message>
    <message>
        <source>You played %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Ти ходиш: %1 %2.</translation>
    </message>
    <message>
        <source>You kept the tile you drew, and passed.</source>
        <translation>Ти лишаєш узяту кісточку в себе й пасуєш.</translation>
    </message>
    <message>
        <source>You finished your first turn.</source>
        <translation>Ти завершуєш перший хід.</translation>
    </message>
    <message>
        <source>You left your train open.</source>
        <translation>Ти лишаєш свій потяг відкритим.</translation>
    </message>
    <message>
        <source>You took your marker off.</source>
        <translation>Ти знімаєш свій паровозик.</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>Ти береш кісточку з базару.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation>У цьому раунді грав лише комп’ютер.</translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Найдовший потяг із розданих тобі кісточок: %1.</translation>
    </message>
    <message>
        <source>You played %1 on your own train; on other trains: %2.</source>
        <comment>%1, %2: so many tiles</comment>
        <translation>Твої кісточки у твоєму потязі: %1; в інших потягах: %2.</translation>
    </message>
    <message>
        <source>%1 %2 looked better: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Схоже, кращим був хід %1 %2: %3</translation>
    </message>
    <message>
        <source>Leaving your train open looked better.</source>
        <translation>Схоже, краще було залишити свій потяг відкритим.</translation>
    </message>
    <message>
        <source>Taking your marker off looked better.</source>
        <translation>Схоже, краще було зняти паровозик.</translation>
    </message>
    <message>
        <source>Finishing your first turn there looked better.</source>
        <translation>Схоже, краще було завершити на цьому перший хід.</translation>
    </message>
    <message>
        <source>Keeping the tile you drew looked better.</source>
        <translation>Схоже, краще було лишити взяту кісточку в себе.</translation>
    </message>
    <message>
        <source>Here another move looked clearly better. Each decision is judged by what you could see when you made it.</source>
        <translation>Тут інший хід виглядав явно кращим. Кожне рішення оцінюється за тим, що тобі було видно тієї миті.</translation>
    </message>
    <message>
        <source>No slips: by what you could see, no other move looked clearly better.</source>
        <translation>Помилок немає: з огляду на те, що тобі було видно, жоден інший хід не виглядав явно кращим.</translation>
    </message>
    <message>
        <source>Well found.</source>
        <translation>Вдала знахідка.</translation>
    </message>
    <message>
        <source>Well found: better than %1 %2, which comes to mind first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Вдала знахідка: краще, ніж хід %1 %2, який першим спадає на думку.</translation>
    </message>
    <message numerus="yes">
        <source>On average that ends about %n point(s) better for you against the others (most likely between %1 and %2).</source>
        <translation>
            <numerusform>У середньому це поліпшує твій рахунок відносно інших приблизно на %n очко (найімовірніше, від %1 до %2).</numerusform>
            <numerusform>У середньому це поліпшує твій рахунок відносно інших приблизно на %n очки (найімовірніше, від %1 до %2).</numerusform>
            <numerusform>У середньому це поліпшує твій рахунок відносно інших приблизно на %n очок (найімовірніше, від %1 до %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>no difference</source>
        <comment>so many points for or against you: none</comment>
        <translation>нуль</translation>
    </message>
    <message numerus="yes">
        <source>%n for you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n на твою користь</numerusform>
            <numerusform>%n на твою користь</numerusform>
            <numerusform>%n на твою користь</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n проти тебе</numerusform>
            <numerusform>%n проти тебе</numerusform>
            <numerusform>%n проти тебе</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or take %5). Together: %6.</source>
        <comment>%1 to %4 and %6: such as &quot;3 for you&quot; or &quot;no difference&quot;</comment>
        <translation>В очках відносно інших: роздача&#xa0;— %1, узяті кісточки&#xa0;— %2, гра інших&#xa0;— %3, твоя гра&#xa0;— %4 (плюс-мінус %5). Разом: %6.</translation>
    </message>
    <message>
        <source>%1 %2 looked better.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Схоже, кращим був хід %1 %2.</translation>
    </message>
</context>
<context>
    <name>ColourGrid</name>
    <message>
        <source>Red</source>
        <translation>Червоний</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синій</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Фіолетовий</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелений</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Помаранчевий</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Синьо-зелений</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>Малиновий</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Коричневий</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Індиго</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Оливковий</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Кораловий</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Блакитний</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Сірий</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Золотавий</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>of a locomotive</comment>
        <translation>Колір</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation>Підказка: який хід можна зробити й чому</translation>
    </message>
    <message>
        <source>Plan my train: the tiles of the longest train first</source>
        <translation>Скласти потяг: спершу кісточки найдовшого потяга</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Скасувати, повторити</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close what is open; let go of the tile</source>
        <translation>Закрити те, що відкрито; відпустити кісточку</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Кісточки всіх</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 або ?</translation>
    </message>
    <message>
        <source>The rule behind the message</source>
        <translation>Правило, яке тут діє</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Нова гра…</translation>
    </message>
    <message>
        <source>Games…</source>
        <comment>the saved ones</comment>
        <translation>Ігри…</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Перегляд цієї гри</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Гравці…</translation>
    </message>
    <message>
        <source>How things stand…</source>
        <translation>Стан гри…</translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation>Стан гри, словами</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Чесна гра…</translation>
    </message>
    <message>
        <source>End this game</source>
        <translation>Завершити цю гру</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Статистика…</translation>
    </message>
    <message>
        <source>Score-keeper…</source>
        <translation>Запис очок…</translation>
    </message>
    <message>
        <source>Blank score sheets…</source>
        <translation>Бланки для очок…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Налаштування…</translation>
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
        <translation>Довідка…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Про гру…</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Повний екран</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Повний екран і назад</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>What happened…</source>
        <translation>Що сталося…</translation>
    </message>
    <message>
        <source>What happened in this round, line by line</source>
        <translation>Що сталося в цьому раунді, рядок за рядком</translation>
    </message>
    <message>
        <source>What happened since your last turn, once more</source>
        <translation>Що сталося після твого останнього ходу, ще раз</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>While others play: on to your turn</source>
        <translation>Поки грають інші: одразу до твого ходу</translation>
    </message>
    <message>
        <source>Draw a tile, or pass where nothing else is left</source>
        <translation>Взяти кісточку або пасувати, коли більше нічого не лишається</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Пройти навчання</translation>
    </message>
    <message>
        <source>Counting aids…</source>
        <translation>Допомога в підрахунку…</translation>
    </message>
    <message>
        <source>Counting aids: which tiles have been seen</source>
        <translation>Допомога в підрахунку: які кісточки вже видно</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Зіграти ще</translation>
    </message>
    <message>
        <source>When the game is over: the same again, with the same players</source>
        <translation>Коли гру закінчено: те саме ще раз, з тими самими гравцями</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Нагороди…</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Гра дня…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Драбина суперників…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Що сталося після твого останнього ходу</translation>
    </message>
    <message>
        <source>Pass or end your turn, where the rules let you even though a tile fits</source>
        <translation>Пасувати або завершити хід, коли правила це дозволяють, хоча кісточка підходить</translation>
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
            <numerusform>%n кісточка</numerusform>
            <numerusform>%n кісточки</numerusform>
            <numerusform>%n кісточок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left over</source>
        <translation>
            <numerusform>лишиться %n крапка</numerusform>
            <numerusform>лишиться %n крапки</numerusform>
            <numerusform>лишиться %n крапок</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: could not play on %2, and passed.</source>
        <comment>a player; %1: their first turn is 1, %2: values</comment>
        <translation>Хід %1: на %2 ходити було нічим, пас.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, drew %n tile(s) and passed.</source>
        <extracomment>a player; %1: their first turn is 1, %2: values</extracomment>
        <translation>
            <numerusform>Хід %1: на %2 ходити було нічим, узято %n кісточку, пас.</numerusform>
            <numerusform>Хід %1: на %2 ходити було нічим, узято %n кісточки, пас.</numerusform>
            <numerusform>Хід %1: на %2 ходити було нічим, узято %n кісточок, пас.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, and drew %n tile(s).</source>
        <translation>
            <numerusform>Хід %1: на %2 ходити було нічим, узято %n кісточку.</numerusform>
            <numerusform>Хід %1: на %2 ходити було нічим, узято %n кісточки.</numerusform>
            <numerusform>Хід %1: на %2 ходити було нічим, узято %n кісточок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since: %2</source>
        <comment>%1: a value, %2: players</comment>
        <translation>На %1 ходити було нічим, а з узятого відтоді нічого не лишилося на руках: %2</translation>
    </message>
</context>
<context>
    <name>CountedLine</name>
    <message>
        <source>%1: %2 of %3 seen</source>
        <comment>%1: a value, %2, %3: tiles</comment>
        <translation>%1: видно %2 з %3</translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <comment>tiles of one value</comment>
        <translation>видно %1 з %2</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Not seen yet: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Ще не видно: %1</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>У тебе: %1</translation>
    </message>
    <message>
        <source>Open on the table: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Відкрито на столі: %1</translation>
    </message>
</context>
<context>
    <name>CountingSheet</name>
    <message>
        <source>Counting aids</source>
        <translation>Допомога в підрахунку</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Допомога в підрахунку: крапки на моїх кісточках, які кісточки вже видно й на що іншим нічим було ходити</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>У тебе %n крапка</numerusform>
            <numerusform>У тебе %n крапки</numerusform>
            <numerusform>У тебе %n крапок</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Зараз кісточок не видно.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Кісточки</translation>
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
        <translation>%1, твій хід.</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>Інші хай зараз не дивляться.</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Показати кісточки</translation>
    </message>
    <message>
        <source>Let a computer player play for %1</source>
        <translation>%1: нехай грає комп’ютер</translation>
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
        <translation>сьогодні</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>of a day</comment>
        <translation>ще попереду</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <comment>of a day&apos;s game</comment>
        <translation>гру розпочато</translation>
    </message>
    <message>
        <source>played again</source>
        <comment>of a day</comment>
        <translation>гру зіграно ще раз</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>of a day</comment>
        <translation>гру ще не зіграно</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>зі скасуванням ходів</translation>
    </message>
    <message>
        <source>a seat changed hands</source>
        <translation>із заміною гравця</translation>
    </message>
    <message>
        <source>You are playing it: it waits on the table.</source>
        <translation>Ця гра вже триває: вона чекає на тебе на столі.</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Перемога: %n очко.</numerusform>
            <numerusform>Перемога: %n очки.</numerusform>
            <numerusform>Перемога: %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n point(s).</source>
        <translation>
            <numerusform>Твій результат: %n очко.</numerusform>
            <numerusform>Твій результат: %n очки.</numerusform>
            <numerusform>Твій результат: %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it: round %1 of %2.</source>
        <translation>Гру розпочато: раунд %1 з %2.</translation>
    </message>
    <message>
        <source>You have played these tiles; the record of your first try is gone.</source>
        <translation>Гру цього дня вже зіграно; запису першої спроби більше немає.</translation>
    </message>
    <message>
        <source>You have not played it yet. Your first try is the one that counts.</source>
        <translation>Гру ще не зіграно. Зараховується перша спроба.</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Під час гри щось скасовували.</translation>
    </message>
    <message>
        <source>A seat changed hands on the way.</source>
        <translation>Під час гри була заміна гравця.</translation>
    </message>
    <message numerus="yes">
        <source>Played again since then: %n time(s).</source>
        <translation>
            <numerusform>Відтоді гру зіграно ще %n раз.</numerusform>
            <numerusform>Відтоді гру зіграно ще %n рази.</numerusform>
            <numerusform>Відтоді гру зіграно ще %n разів.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played it with version %1; computer players may play differently now.</source>
        <translation>Гру зіграно у версії %1; комп’ютерні гравці тепер можуть грати інакше.</translation>
    </message>
    <message>
        <source>The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, with three computer players (%2).</source>
        <comment>%1: name of a rulebook, %2: levels</comment>
        <translation>В один і той самий день усі мають ті самі кісточки, і мережа не потрібна: три раунди (правила: %1) з трьома комп’ютерними гравцями (рівні: %2).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Зіграти ще раз</translation>
    </message>
    <message>
        <source>Once more for the fun of it: it does not count.</source>
        <translation>Ще раз, просто для задоволення: це не зараховується.</translation>
    </message>
    <message>
        <source>It is being played in another window.</source>
        <translation>Цю гру відкрито в іншому вікні.</translation>
    </message>
    <message>
        <source>Reading which days you have played…</source>
        <translation>Завантаження зіграних ігор дня…</translation>
    </message>
    <message>
        <source>Levels that have played these tiles in your seat: %1 of %2</source>
        <translation>Рівні, що вже зіграли цими кісточками на твоєму місці: %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player or a level</comment>
        <translation>
            <numerusform>%1: %n очко</numerusform>
            <numerusform>%1: %n очки</numerusform>
            <numerusform>%1: %n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Ти</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Deal of the day %1, once more</source>
        <comment>%1: date</comment>
        <translation>Гра дня %1, ще раз</translation>
    </message>
    <message>
        <source>Deal of the day %1</source>
        <comment>%1: date</comment>
        <translation>Гра дня %1</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Daylight</source>
        <comment>a theme: light wood and a light cloth</comment>
        <translation>Денне світло</translation>
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
        <translation>Сіль: %1</translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation>Кісточки в тому порядку, у якому їх роздавали й брали з базару: %1</translation>
    </message>
    <message>
        <source>Fingerprint:</source>
        <translation>Контрольний відбиток:</translation>
    </message>
</context>
<context>
    <name>DealOfDaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation>Гра дня</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Попередній місяць</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Наступний місяць</translation>
    </message>
    <message>
        <source>With the same tiles: you, and each level in your seat</source>
        <translation>Ті самі кісточки: ти і кожен рівень на твоєму місці</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Обчислити</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Переглянути ще раз</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сьогодні</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканський потяг</translation>
    </message>
    <message>
        <source>Domino game</source>
        <translation>Гра в доміно</translation>
    </message>
    <message>
        <source>Play Mexican Train dominoes by the rules in your box</source>
        <translation>Доміно «Мексиканський потяг» за правилами з твоєї коробки</translation>
    </message>
    <message>
        <source>domino;dominoes;train;tiles;family;</source>
        <extracomment>what somebody might type to find the game; each followed by a semicolon</extracomment>
        <translation>доміно;потяг;кісточки;родина;</translation>
    </message>
    <message>
        <source>Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from the station, and an open train may be used by all. The rules differ from box to box, so this table knows several rule leaflets and their variants, explains every refusal in words, and plays fair.</source>
        <translation>«Мексиканський потяг»&#xa0;— гра в доміно, у якій беруть участь від двох до чотирнадцяти гравців: кожен викладає від станції свій потяг із кісточок, а до відкритого потяга можуть прикладати кісточки всі. У різних коробках різні правила, тому цей стіл знає кілька варіантів правил з їхніми налаштуваннями, кожну відмову пояснює словами й грає чесно.</translation>
    </message>
    <message>
        <source>Play against the computer, against each other at one screen, or both</source>
        <translation>Проти комп’ютера, одне проти одного за одним екраном або і те, й інше</translation>
    </message>
    <message>
        <source>Everything by mouse, by touch or by keyboard</source>
        <translation>Усе можна робити мишею, пальцем або з клавіатури</translation>
    </message>
    <message>
        <source>No advertisements, no network, no account</source>
        <translation>Без реклами, без мережі, без облікового запису</translation>
    </message>
    <message>
        <source>The table in the middle of a round</source>
        <translation>Стіл посеред раунду</translation>
    </message>
    <message>
        <source>Mexican Train saved game</source>
        <extracomment>a kind of file, as a file manager names it</extracomment>
        <translation>Збережена гра «Мексиканський потяг»</translation>
    </message>
</context>
<context>
    <name>EnginesToCome</name>
    <message>
        <source>These engines wait for their rounds:</source>
        <translation>Ці стартові дублі чекають на свої раунди:</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You draw %1.</source>
        <translation>Ти береш із базару %1.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 бере кісточку з базару.</translation>
    </message>
    <message>
        <source>The engine %1 is in the station.</source>
        <translation>Стартовий дубль %1&#xa0;— на станції.</translation>
    </message>
    <message>
        <source>A marker now stands %1: everybody may play tiles there.</source>
        <comment>on whose train</comment>
        <translation>Тепер %1 стоїть паровозик: цей потяг відкритий для всіх.</translation>
    </message>
    <message>
        <source>%1 is closed again.</source>
        <translation>%1 знову закритий.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Ти пасуєш.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 пасує.</translation>
    </message>
    <message>
        <source>You have one tile left!</source>
        <translation>У тебе лишилася одна кісточка!</translation>
    </message>
    <message>
        <source>%1 has one tile left!</source>
        <translation>%1 має лише одну кісточку!</translation>
    </message>
    <message>
        <source>You play %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Ти ходиш: %1 %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 ходить: %2 до свого потяга.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 ходить: %2 %3.</translation>
    </message>
    <message>
        <source>Your train is for you alone again.</source>
        <translation>Твій потяг знову лише для тебе.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train: the double lies open.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 ходить: %2 до свого потяга. Дубль відкритий.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3: the double lies open.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 ходить: %2 %3. Дубль відкритий.</translation>
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
        <translation>Хто гратиме?</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fair play</source>
        <translation>Чесна гра</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Везіння в цій грі</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Як перевірити</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>Копіює команду.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>Роздачі цієї гри</translation>
    </message>
    <message>
        <source>Reading the earlier rounds…</source>
        <translation>Завантажуються попередні раунди…</translation>
    </message>
    <message>
        <source>Who sees the tiles</source>
        <translation>Хто бачить кісточки</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>A computer player sees what any player in its seat would see: the table and every hand, as all hands lie face up in this game. It does not know the order of the boneyard.</source>
        <translation>Комп’ютерний гравець бачить те, що бачила б на його місці людина: стіл і кісточки кожного гравця, оскільки в цій грі всі тримають їх відкритими. Порядку кісточок на базарі він не знає.</translation>
    </message>
    <message>
        <source>A computer player sees what any player in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
        <translation>Комп’ютерний гравець бачить те, що бачила б на його місці людина: свої кісточки, стіл і скільки кісточок мають інші. Ні чужих кісточок, ні порядку кісточок на базарі він не знає.</translation>
    </message>
    <message>
        <source>Checked: the fingerprint belongs to these tiles and this salt.</source>
        <translation>Перевірено: контрольний відбиток відповідає цим кісточкам і цій солі.</translation>
    </message>
    <message>
        <source>This deal was recorded without a fingerprint.</source>
        <translation>Цю роздачу записано без контрольного відбитка.</translation>
    </message>
    <message>
        <source>Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation>З усіх узятих кісточок одразу підійшло: %1. За кілька раундів везіння може бути нерівним, за багато раундів воно вирівнюється.</translation>
    </message>
    <message>
        <source>Everybody’s luck is counted as soon as a round is finished.</source>
        <translation>Везіння кожного підраховується, щойно закінчиться раунд.</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation>%1 з %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>Before the first move of a round all its tiles are shuffled. In the order that this gives they are dealt and drawn, to the end of the round.</source>
        <translation>Усі кісточки раунду перемішують до першого ходу. У порядку, який при цьому вийшов, їх роздають і беруть із базару до кінця раунду.</translation>
    </message>
    <message>
        <source>The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this round and of the rounds to come. At one computer, fair play is a matter of trust.</source>
        <translation>Збережена гра&#xa0;— файл на цьому комп’ютері, і він не захищений: хто його відкриє, прочитає всі кісточки цього раунду й наступних. За одним комп’ютером чесна гра&#xa0;— справа довіри.</translation>
    </message>
    <message>
        <source>The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note it down or photograph it, preferably before the first move: then you can check later that the deal has not been changed since. To everybody else it shows only that the saved game agrees with itself.</source>
        <translation>Контрольний відбиток роздачі обчислюється за порядком кісточок і випадковим текстом&#xa0;— сіллю. Запиши або сфотографуй його, найкраще до першого ходу: тоді згодом можна перевірити, що роздачу відтоді не змінено. Усім іншим він показує лише те, що збережена гра сама собі не суперечить.</translation>
    </message>
    <message>
        <source>The tool that comes with the game plays the whole saved game again by the rules and compares the fingerprints:</source>
        <translation>Утиліта, що додається до гри, наново відтворює всю збережену гру за правилами й звіряє контрольні відбитки:</translation>
    </message>
    <message>
        <source>To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and at least the first four groups of the fingerprint.</source>
        <translation>Щоб звірити записаний контрольний відбиток, додай до команди %1: номер раунду, двокрапка й щонайменше перші чотири групи відбитка.</translation>
    </message>
    <message>
        <source>This round is still being played: its tiles and its salt are shown here when it is over.</source>
        <translation>Раунд ще триває: його кісточки й сіль буде показано тут, коли він закінчиться.</translation>
    </message>
    <message>
        <source>These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same order. Whoever played that round, or looked at its replay, may know them; computer players do not.</source>
        <translation>Це ті самі кісточки, що й у раунді %1 однієї з попередніх ігор: їх роздають і беруть із базару в тому самому порядку. Хто грав той раунд або переглядав його, може їх знати; комп’ютерні гравці не знають.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal is the one that it had then, and could be known before this round began: it shows that the tiles are the same, and not that nobody knew them.</source>
        <translation>Контрольний відбиток роздачі той самий, що й тоді, і його могли знати до початку цього раунду: він показує, що кісточки ті самі, а не що їх ніхто не знав.</translation>
    </message>
    <message>
        <source>This is a deal of the day: its tiles and their order follow from the date, so they are the same for everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.</source>
        <translation>Це гра дня: її кісточки та їхній порядок визначає дата, тож вони однакові в усіх, хто грає в гру цього дня. У цьому порядку їх роздають і беруть із базару до кінця раунду.</translation>
    </message>
    <message>
        <source>%1 It is played once more here: you may know the tiles, the computer players do not.</source>
        <comment>%1: sentences</comment>
        <translation>%1 Тут це повторна гра: ти можеш знати кісточки, комп’ютерні гравці їх не знають.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the same one, and you can compare them.</source>
        <translation>Контрольний відбиток роздачі теж визначає дата: у всіх, хто грає в гру цього дня, він той самий, і його можна звірити з чужим.</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The saved game %1 is not there any more.</source>
        <translation>Збереженої гри %1 вже немає.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Файл %1 не вдається прочитати: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so this game is not being saved: %2</source>
        <translation>Файл %1 не вдається записати, тому ця гра не зберігається: %2</translation>
    </message>
    <message>
        <source>The game %1 is open in another window.</source>
        <translation>Гру %1 відкрито в іншому вікні.</translation>
    </message>
    <message>
        <source>The file %1 is not a saved game that can be continued. Line %2: %3</source>
        <comment>%3: a sentence</comment>
        <translation>У файлі %1 немає збереженої гри, яку можна продовжити. Рядок %2: %3</translation>
    </message>
    <message>
        <source>Player %1 does something that the rules do not allow.</source>
        <translation>Гравець %1 робить те, чого правила не дозволяють.</translation>
    </message>
    <message>
        <source>It says %1 where the rules give %2.</source>
        <comment>%1, %2: values</comment>
        <translation>Тут стоїть %1, а за правилами має бути %2.</translation>
    </message>
    <message>
        <source>The tiles dealt are not exactly those of the set.</source>
        <translation>Роздані кісточки не збігаються з кісточками набору.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal does not match its tiles.</source>
        <translation>Контрольний відбиток роздачі не відповідає її кісточкам.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Гравця %1 немає.</translation>
    </message>
    <message>
        <source>It undoes more moves than were made.</source>
        <translation>Скасовано більше ходів, ніж зроблено.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Тут нічого немає.</translation>
    </message>
    <message>
        <source>A number in it is too large.</source>
        <translation>Тут є завелике число.</translation>
    </message>
    <message>
        <source>It is far larger than a line of a game can be.</source>
        <translation>Цей рядок набагато довший, ніж буває рядок гри.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>«%1» стоїть тут двічі.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Бракує «%1».</translation>
    </message>
    <message>
        <source>“%1” cannot be %2.</source>
        <comment>%1: a key, %2: its value</comment>
        <translation>«%1» не може мати значення %2.</translation>
    </message>
    <message>
        <source>It is another kind of file.</source>
        <translation>Це файл іншого типу.</translation>
    </message>
    <message>
        <source>It was written by another version of this game.</source>
        <translation>Файл записала інша версія цієї гри.</translation>
    </message>
    <message>
        <source>It does not look like a line of a saved game.</source>
        <translation>Це не схоже на рядок збереженої гри.</translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation>Бракує початку гри.</translation>
    </message>
    <message>
        <source>The deal of the next round should be here.</source>
        <translation>Тут мала б бути роздача наступного раунду.</translation>
    </message>
    <message>
        <source>What the next player does should be here.</source>
        <translation>Тут мав би бути хід наступного гравця.</translation>
    </message>
    <message>
        <source>The end of the round should be here.</source>
        <translation>Тут мав би бути кінець раунду.</translation>
    </message>
    <message>
        <source>The end of the game should be here.</source>
        <translation>Тут мав би бути кінець гри.</translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation>Гра закінчується ще до цього рядка.</translation>
    </message>
    <message>
        <source>It does not belong in a saved game.</source>
        <translation>Такого в збереженій грі не буває.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Файл %1 не вдається записати: %2</translation>
    </message>
    <message>
        <source>There is a fault in this program. %1 It was not carried out and is not in the saved game; the game goes on.</source>
        <comment>%1: a sentence</comment>
        <translation>У цій програмі помилка. %1 Це не виконано й не записано до збереженої гри; гра триває.</translation>
    </message>
    <message>
        <source>There is no game in the file %1: it is empty, or its first line is not whole.</source>
        <translation>У файлі %1 немає гри: він порожній, або його перший рядок неповний.</translation>
    </message>
    <message>
        <source>The last line of the saved game %1, line %2, was only half written, and is left out. The game goes on after the line before.</source>
        <comment>%1: a file, %2: a number</comment>
        <translation>Останній рядок збереженої гри %1, рядок %2, записано лише наполовину, і його пропущено. Гра триває після попереднього рядка.</translation>
    </message>
    <message>
        <source>The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a copy; this file stays as it is.</source>
        <comment>%3: a sentence</comment>
        <translation>Збережену гру %1 пошкоджено. Рядок %2: %3 Те, що стоїть перед цим рядком, можна продовжити в копії; цей файл залишиться як є.</translation>
    </message>
    <message>
        <source>The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with settings of its own.</source>
        <comment>%1, %2: files</comment>
        <translation>Налаштування з файлу %1 не вдається прочитати. Файл збережено як %2, і програма починає з власними налаштуваннями.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>a file</comment>
        <translation>його немає</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>not a file</comment>
        <translation>це тека</translation>
    </message>
    <message>
        <source>it is a pipe</source>
        <comment>not a file</comment>
        <translation>це канал</translation>
    </message>
    <message>
        <source>it is a device</source>
        <comment>not a file</comment>
        <translation>це пристрій</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>він завеликий</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <comment>%1: a number</comment>
        <translation>він більший за %1 МБ</translation>
    </message>
    <message>
        <source>The file %1 does not say which game was played last. Look for it among the saved games.</source>
        <translation>З файлу %1 не видно, у яку гру грали останньою. Її можна знайти серед збережених ігор.</translation>
    </message>
    <message>
        <source>The settings (the file %1) contain something that this version of the program does not know: %2. It uses its own values instead; what is written there stays until you choose something else.</source>
        <comment>%1: a file, %2: &quot;theme=neon&quot; and the like</comment>
        <translation>У налаштуваннях (файл %1) є те, чого ця версія програми не знає: %2. Натомість вона бере власні значення; записане там лишається, доки ти не обереш інше.</translation>
    </message>
    <message>
        <source>The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.</source>
        <translation>Файл %1 не вдається відкрити: його назву записано не в UTF-8. Дай йому іншу назву.</translation>
    </message>
    <message>
        <source>The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file stays as it is.</source>
        <comment>%1: a file, %2: what the system says</comment>
        <translation>Збережену гру %1 не можна продовжити там, де вона лежить: %2. Її можна продовжити в копії; цей файл залишиться як є.</translation>
    </message>
</context>
<context>
    <name>FirstScreen</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканський потяг</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Налаштувати гру…</translation>
    </message>
    <message>
        <source>New to the game? Learn it in one short round</source>
        <translation>Уперше граєш? Навчись за один короткий раунд</translation>
    </message>
    <message>
        <source>While you play, %1 opens the menu, and %2 says how things stand.</source>
        <comment>keys</comment>
        <translation>Під час гри %1 відкриває меню, а %2 повідомляє про стан гри.</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Пройти навчання</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Гра дня…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Драбина…</translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player starts. Who is it?</source>
        <translation>Починає найстарший гравець. Хто це?</translation>
    </message>
    <message>
        <source>The youngest player starts. Who is it?</source>
        <translation>Починає наймолодший гравець. Хто це?</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Хто починає?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>За жеребом</translation>
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
        <translation>Скасовано: %1</translation>
    </message>
    <message>
        <source>No train is planned any more.</source>
        <translation>Складання потяга скасовано.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>%1 · Round %2 of %3 · Engine %4</source>
        <comment>%1: deal of the day, 25.11.26</comment>
        <translation>%1 · Раунд %2 з %3 · Стартовий дубль %4</translation>
    </message>
    <message>
        <source>The same tiles again: round %1 · Engine %2 · %3 rules</source>
        <comment>%3: name of the rulebook</comment>
        <translation>Ті самі кісточки: раунд %1 · Стартовий дубль %2 · Правила: %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation>Раунд %1 з %2 · Стартовий дубль %3 · Правила: %4</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>Файл %1 не вдається видалити.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Відкрити гру</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>All hands</source>
        <translation>Кісточки всіх</translation>
    </message>
</context>
<context>
    <name>GameSaving</name>
    <message>
        <source>This game is saved again.</source>
        <translation>Цю гру знову збережено.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти гру</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>End this game?</source>
        <translation>Завершити цю гру?</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Завершити</translation>
    </message>
    <message>
        <source>If the game on the table counts, it will count as not won. It stays among your saved games.</source>
        <translation>Якщо гра на столі зараховується, вона вважатиметься невиграною. Вона лишиться серед твоїх збережених ігор.</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Завантаження ігор: %1 з %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Перегляд</translation>
    </message>
    <message>
        <source>Copy the file’s path</source>
        <translation>Копіювати шлях</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>Відкрити файл гри…</translation>
    </message>
    <message>
        <source>The game is deleted. The statistics stay as they are.</source>
        <translation>Гру видалено. Статистика не змінюється.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved while they are played.</source>
        <translation>Збережених ігор поки немає. Ігри зберігаються самі, хід за ходом.</translation>
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
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>out, 0 points</source>
        <translation>усе викладено, 0 очок</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a tile in one’s hand</comment>
        <translation>Місце %1 з %2</translation>
    </message>
</context>
<context>
    <name>HandTile</name>
    <message>
        <source>number %1 of your planned train</source>
        <translation>номер %1 у складеному потязі</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile&apos;s place in the hand, and how many tiles are in it</comment>
        <translation>%1 із %2</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>All hands</source>
        <translation>Кісточки всіх</translation>
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
        <translation>Довідка</translation>
    </message>
    <message>
        <source>With mouse or touch</source>
        <translation>Мишею чи пальцем</translation>
    </message>
    <message>
        <source>Play a tile</source>
        <translation>Покласти кісточку</translation>
    </message>
    <message>
        <source>Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation>Перетягни її до потяга, який засвітиться. Або клацни кісточку, а потім потяг. Або клацни кісточку двічі, якщо вона підходить лише в одному місці.</translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation>Розкласти свої кісточки</translation>
    </message>
    <message>
        <source>Drag a tile to another place in the holder, or use the buttons below it.</source>
        <translation>Перетягни кісточку на інше місце в підставці або скористайся кнопками під нею.</translation>
    </message>
    <message>
        <source>See a whole train</source>
        <translation>Побачити весь потяг</translation>
    </message>
    <message>
        <source>Click the name in front of it.</source>
        <translation>Клацни ім’я перед ним.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Клавішами</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрілки</translation>
    </message>
    <message>
        <source>From tile to tile, and up to the trains</source>
        <translation>Від кісточки до кісточки й угору, до потягів</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter або пробіл</translation>
    </message>
    <message>
        <source>Choose the tile, play it on the train; twice on a tile: play it where it fits</source>
        <translation>Вибрати кісточку, прикласти її до потяга; двічі на кісточці: покласти туди, де підходить</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move to the other controls</source>
        <translation>До інших елементів керування</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Пройти навчання</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+стрілка ліворуч або праворуч</translation>
    </message>
    <message>
        <source>Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one</source>
        <translation>Переставити кісточку на інше місце в підставці; Ctrl+Home і Ctrl+End: на перше або останнє</translation>
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
        <translation>Підказка: %1 %2&#xa0;— %3</translation>
    </message>
    <message>
        <source>Finish your first turn: the other tiles are better kept.</source>
        <translation>Заверши перший хід: решту кісточок краще притримати.</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass.</source>
        <translation>Взяту кісточку краще притримати: пасуй.</translation>
    </message>
    <message>
        <source>nothing else can be played.</source>
        <translation>більше нічого покласти не можна.</translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation>так дубль буде накрито.</translation>
    </message>
    <message>
        <source>then your marker can come off.</source>
        <translation>тоді паровозик можна буде зняти.</translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation>у тебе є кісточка, яку можна покласти після цього дубля.</translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation>це наступна кісточка твого найдовшого потяга.</translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation>твоєму найдовшому потягові вона не потрібна.</translation>
    </message>
    <message>
        <source>of the tiles that fit, it has the most pips.</source>
        <translation>з кісточок, що підходять, на ній найбільше крапок.</translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation>так у тебе лишаться найкращі кісточки.</translation>
    </message>
    <message>
        <source>Better leave your train open: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Краще лиши свій потяг відкритим: %1</translation>
    </message>
    <message>
        <source>Better take your marker off: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Краще зніми свій паровозик: %1</translation>
    </message>
    <message>
        <source>Finish your first turn: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Заверши перший хід: %1</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Взяту кісточку краще притримай і пасуй: %1</translation>
    </message>
    <message>
        <source>in %1 of %2 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1, %2: numbers</comment>
        <translation>у %1 з %2 перевірених розкладів прихованих кісточок так виходить краще.</translation>
    </message>
    <message>
        <source>on average over %1 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1: a number, 100</comment>
        <translation>у середньому за %1 перевіреними розкладами прихованих кісточок так виходить краще.</translation>
    </message>
    <message>
        <source>one of your tiles fits on your train.</source>
        <comment>so keep others away</comment>
        <translation>у тебе є кісточка, яка підходить до твого потяга.</translation>
    </message>
    <message>
        <source>none of your tiles fits on your train.</source>
        <comment>others may play one there that helps you</comment>
        <translation>жодна твоя кісточка до нього не підходить.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No computer players</source>
        <comment>opponents</comment>
        <translation>Без комп’ютера</translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>opponents</comment>
        <translation>Різні рівні</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>%1: date and time</comment>
        <translation>Грали %1</translation>
    </message>
    <message>
        <source>Begun %1, last played %2</source>
        <comment>%1: date, %2: date and time</comment>
        <translation>Почато %1, востаннє грали %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>of a finished game</comment>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунди</numerusform>
            <numerusform>%n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>Перемога: %1. Сума: %2.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation>Рядок %1: %2</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>state of a game</comment>
        <translation>На столі</translation>
    </message>
    <message>
        <source>In another window</source>
        <comment>state of a game</comment>
        <translation>В іншому вікні</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>state of a game</comment>
        <translation>Покинуто</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>state of a game</comment>
        <translation>Триває</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a game</comment>
        <translation>Закінчено</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>state of a game</comment>
        <translation>Пошкоджено</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1: a rulebook in which options were changed</comment>
        <translation>%1, зі змінами</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Ти</translation>
    </message>
    <message numerus="yes">
        <source>Played straight through (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Без скасувань і замін (%n)</numerusform>
            <numerusform>Без скасувань і замін (%n)</numerusform>
            <numerusform>Без скасувань і замін (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Зі скасуванням ходів (%n)</numerusform>
            <numerusform>Зі скасуванням ходів (%n)</numerusform>
            <numerusform>Зі скасуванням ходів (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Із заміною гравця (%n)</numerusform>
            <numerusform>Із заміною гравця (%n)</numerusform>
            <numerusform>Із заміною гравця (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation>Почато ігор</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>figure: games</comment>
        <translation>Закінчено</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Середнє місце</translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation>у закінчених іграх</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Очок за раунд</translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation>
            <numerusform>у середньому за %n раунд</numerusform>
            <numerusform>у середньому за %n раунди</numerusform>
            <numerusform>у середньому за %n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation>Викладено всі кісточки</translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation>
            <numerusform>з %n раунду</numerusform>
            <numerusform>з %n раундів</numerusform>
            <numerusform>з %n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Найдовший потяг</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n кісточка</numerusform>
            <numerusform>%n кісточки</numerusform>
            <numerusform>%n кісточок</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Перемог поспіль</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>%1% of the games begun</source>
        <translation>%1&#xa0;% початих ігор</translation>
    </message>
    <message>
        <source>%1% of the games begun; %2 together with others</source>
        <translation>%1&#xa0;% початих ігор; разом з іншими: %2</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Найкращий раунд</translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation>
            <numerusform>проти %n гравця</numerusform>
            <numerusform>проти %n гравців</numerusform>
            <numerusform>проти %n гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Найкраща гра</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation>
            <numerusform>за %n раунд, закінчено %1</numerusform>
            <numerusform>за %n раунди, закінчено %1</numerusform>
            <numerusform>за %n раундів, закінчено %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won together, with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1: спільна перемога. Сума: %2.</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>рекорд: %1</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Використано підказок</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <comment>%1: why</comment>
        <translation>Цей файл не вдається прочитати: %1</translation>
    </message>
    <message>
        <source>The same tiles again: round %1</source>
        <translation>Ті самі кісточки: раунд %1</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Перемога: %n очко.</numerusform>
            <numerusform>Перемога: %n очки.</numerusform>
            <numerusform>Перемога: %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Усі ігри (%n)</numerusform>
            <numerusform>Усі ігри (%n)</numerusform>
            <numerusform>Усі ігри (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holder</name>
    <message>
        <source>Your tiles</source>
        <translation>Твої кісточки</translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Зараз кісточок не видно.</translation>
    </message>
</context>
<context>
    <name>HolderEdge</name>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>У тебе %n крапка</numerusform>
            <numerusform>У тебе %n крапки</numerusform>
            <numerusform>У тебе %n крапок</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows how many tiles of each value have been seen.</source>
        <translation>Показує, скільки кісточок із кожним числом уже видно.</translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation>Скласти потяг</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>За числами</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>За крапками</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Points are whole numbers, 0 or more: look again at %1.</source>
        <translation>Очки&#xa0;— це цілі числа, не менші за 0. Перевір: %1.</translation>
    </message>
    <message>
        <source>Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.</source>
        <translation>Ні в кого немає 0 очок. У того, хто викладає всі кісточки, має бути 0; якщо таких немає, познач це вище.</translation>
    </message>
    <message>
        <source>All tiles but the engine count %1 points together, so nobody can have more: look again at %2.</source>
        <comment>%2: whose points</comment>
        <translation>Усі кісточки, крім стартового дубля, дають разом стільки очок: %1. Більше ні в кого бути не може, перевір: %2.</translation>
    </message>
    <message>
        <source>Together these are %1 points, yet all tiles but the engine count only %2.</source>
        <translation>Разом тут очок: %1, а всі кісточки, крім стартового дубля, дають лише %2.</translation>
    </message>
    <message>
        <source>%1: you wrote a total of %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation>%1: за твоїми записами сума %2, а за раундами виходить %3.</translation>
    </message>
    <message>
        <source>Points still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation>Ще не записано очки: %1.</translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Continue: %1. %2</source>
        <comment>%1: names of the players, %2: how far they are</comment>
        <translation>Продовжити гру: %1. %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a kept game; %1: names of the players</comment>
        <translation>Видалити гру: %1</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Games with real tiles</source>
        <translation>Ігри справжніми кісточками</translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation>Грають справжніми кісточками, а очки записують тут. Усе записане одразу зберігається.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>Вести рахунок</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Завантаження ігор…</translation>
    </message>
</context>
<context>
    <name>KnownTables</name>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <comment>beside people</comment>
        <translation>
            <numerusform>%n комп’ютерний гравець</numerusform>
            <numerusform>%n комп’ютерні гравці</numerusform>
            <numerusform>%n комп’ютерних гравців</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Ladder</source>
        <translation>Драбина суперників</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Перегляд збережених ігор…</translation>
    </message>
    <message>
        <source>You have beaten them all.</source>
        <translation>Усіх суперників переможено.</translation>
    </message>
    <message>
        <source>Beaten so far: %1 of %2. You may play against anyone.</source>
        <comment>%1, %2: how many computer players</comment>
        <translation>Переможено: %1 з %2. Грати можна з будь-ким.</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>of a computer player</comment>
        <translation>перемогу здобуто</translation>
    </message>
    <message>
        <source>the next one</source>
        <comment>of a computer player who has not been beaten yet</comment>
        <translation>наступний суперник</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <comment>%1: name of a computer player</comment>
        <translation>Грати (суперник: %1)</translation>
    </message>
    <message>
        <source>Beaten on %1</source>
        <comment>%1: a date with the weekday, which may end with a full stop; of a computer player</comment>
        <translation>Перемога над цим суперником: %1</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Під час гри щось скасовували.</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>зі скасуванням ходів</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
</context>
<context>
    <name>LanguageSetting</name>
    <message>
        <source>None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the program again.</source>
        <comment>%1: a language, in English; %2: name of a package</comment>
        <translation>У жодному з твоїх шрифтів немає літер цієї мови: %1. Встанови потрібний (у Debian: %2) і запусти програму знову.</translation>
    </message>
</context>
<context>
    <name>LengthChips</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунди</numerusform>
            <numerusform>%n раундів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Повна гра: %n раунд</numerusform>
            <numerusform>Повна гра: %n раунди</numerusform>
            <numerusform>Повна гра: %n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Коротка гра</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Тривалість</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Повна гра: %n раунд</numerusform>
            <numerusform>Повна гра: %n раунди</numerusform>
            <numerusform>Повна гра: %n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Менше раундів</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Кількість раундів</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Коротка гра</translation>
    </message>
    <message>
        <source>Without the tiles that have a 10, 11 or 12; the first engine is the double 9.</source>
        <translation>Без кісточок, на яких є 10, 11 чи 12; перший стартовий дубль&#xa0;— 9-9.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Тривалість</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Play %1.</source>
        <translation>Тепер твій потяг росте далі: рамка на його кінці показує, яке число має збігтися. Поклади кісточку %1.</translation>
    </message>
    <message>
        <source>Here is the tile that your double needs: %1 fits.</source>
        <translation>А ось і кісточка, потрібна після твого дубля: %1 підходить.</translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Play %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Відкритий дубль лежить %2: спершу треба накрити його. Поклади туди кісточку %1.</translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the bottom right.</source>
        <translation>Жодна твоя кісточка не підходить. Візьми кісточку з базару, внизу праворуч.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Ця теж не підходить: пасуй. Тоді на твоєму потязі з’явиться паровозик, і прикладати кісточки до цього потяга зможуть усі, доки свою до нього не прикладеш ти.</translation>
    </message>
    <message>
        <source>A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>На кінці іншого потяга стоїть паровозик: до цього потяга можеш прикладати кісточки й ти. Приклади кісточку %1 %2.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: play %1 there.</source>
        <translation>Мексиканський потяг спільний. Тут місце для кісточки, яка не потрібна твоєму потягові: поклади сюди %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation>Знову твій хід: що зробиш? Лампочка вгорі дасть підказку.</translation>
    </message>
    <message>
        <source>Play %1. It is a double: it lies across the track, and needs one more tile.</source>
        <translation>Поклади кісточку %1. Це дубль: його кладуть упоперек колії, і після нього потрібна ще одна кісточка.</translation>
    </message>
    <message>
        <source>Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their points, and the fewest points win. The rules page tells you the rest.</source>
        <translation>Тепер ти знаєш гру. Раунд закінчує той, хто покладе свою останню кісточку; крапки на кісточках, що лишилися в інших,&#xa0;— це їхні очки, а перемагає той, у кого очок найменше. Про все інше розповість сторінка правил.</translation>
    </message>
    <message>
        <source>Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play tiles there any more.</source>
        <translation>Твій паровозик досі стоїть на твоєму потязі. Приклади туди кісточку %1: тоді його знімуть, і більше ніхто не зможе прикладати туди кісточки.</translation>
    </message>
    <message>
        <source>%1 is your last tile. Play it %2: then you are out, and the round is over.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>%1&#xa0;— твоя остання кісточка. Приклади її %2: тоді всі твої кісточки викладено, і раунд закінчено.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does. Frames show where it fits: drag it to the one at your train, or click it and then your train.</source>
        <translation>Унизу твої кісточки. Перша кісточка твого потяга має підійти до дубля на станції. Кісточка %1 підходить. Рамки показують, куди її покласти: перетягни її в рамку свого потяга або клацни її, а потім свій потяг.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, Enter, Up to your train, Enter.</source>
        <translation>Унизу твої кісточки. Перша кісточка твого потяга має підійти до дубля на станції. Кісточка %1 підходить: стрілкою праворуч до неї, Enter, стрілкою вгору до свого потяга, Enter.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Ця теж не підходить: пасуй (стрілкою праворуч за останню кісточку, потім Enter). Тоді на твоєму потязі з’явиться паровозик, і прикладати кісточки до цього потяга зможуть усі, доки свою до нього не прикладеш ти.</translation>
    </message>
    <message>
        <source>You passed instead: that is allowed, too, and Undo takes it back.</source>
        <translation>Натомість ти пасуєш: так теж можна, а «Скасувати» поверне все назад.</translation>
    </message>
    <message>
        <source>You played %1 %2 instead: that is allowed, too, and Undo takes it back.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Натомість ти прикладаєш кісточку %1 %2: так теж можна, а «Скасувати» поверне все назад.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</source>
        <translation>
            <numerusform>Раунд закінчено. Він склався по-своєму, і до %n уроку справа не дійшла. Пройди навчання ще раз або грай: лампочка вгорі дасть підказку.</numerusform>
            <numerusform>Раунд закінчено. Він склався по-своєму, і до %n уроків справа не дійшла. Пройди навчання ще раз або грай: лампочка вгорі дасть підказку.</numerusform>
            <numerusform>Раунд закінчено. Він склався по-своєму, і до %n уроків справа не дійшла. Пройди навчання ще раз або грай: лампочка вгорі дасть підказку.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard: press %1.</source>
        <comment>%1: the key</comment>
        <translation>Жодна твоя кісточка не підходить. Візьми кісточку з базару: натисни %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The key %1 gives a hint.</source>
        <translation>Знову твій хід: що зробиш? Клавіша %1 дасть підказку.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</source>
        <translation>
            <numerusform>Раунд закінчено. Він склався по-своєму, і до %n уроку справа не дійшла. Пройди навчання ще раз або грай: клавіша %1 дасть підказку.</numerusform>
            <numerusform>Раунд закінчено. Він склався по-своєму, і до %n уроків справа не дійшла. Пройди навчання ще раз або грай: клавіша %1 дасть підказку.</numerusform>
            <numerusform>Раунд закінчено. Він склався по-своєму, і до %n уроків справа не дійшла. Пройди навчання ще раз або грай: клавіша %1 дасть підказку.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Which level?</source>
        <translation>Який рівень гри?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Початковий</translation>
    </message>
    <message>
        <source>Plays any tile that fits.</source>
        <translation>Кладе будь-яку кісточку, що підходить.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легкий</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile first.</source>
        <translation>Спершу позбувається найважчої кісточки.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середній</translation>
    </message>
    <message>
        <source>Plans the longest train and follows it.</source>
        <translation>Планує найдовший потяг і тримається плану.</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Перші кроки</translation>
    </message>
    <message>
        <source>Has just learned the rules: own train first.</source>
        <translation>Щойно вивчено правила: спершу власний потяг.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Навчання</translation>
    </message>
    <message>
        <source>Often sees only the next few tiles.</source>
        <translation>Часто бачить лише кілька наступних кісточок.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Аматорський</translation>
    </message>
    <message>
        <source>Plays along, and overlooks some things.</source>
        <translation>Грає для розваги й дещо пропускає.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Надійний</translation>
    </message>
    <message>
        <source>Plans ahead; nearly the best is good enough.</source>
        <translation>Планує наперед; задовольняється майже найкращим ходом.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Вправний</translation>
    </message>
    <message>
        <source>Errs rarely, and only by a little.</source>
        <translation>Помиляється рідко, і лише в дрібницях.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Складний</translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation>Порівнює найкращий потяг з очками, що лишилися б на руках.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Експерт</translation>
    </message>
    <message>
        <source>Tries each move against many guesses at how the hidden tiles lie.</source>
        <translation>Перевіряє кожен хід у багатьох можливих розкладах прихованих кісточок.</translation>
    </message>
    <message>
        <source>Wins fewer than 1 of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>Виграє менш ніж 1 гру зі 100 проти трьох гравців рівня «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>
            <numerusform>Виграє %n гру зі 100 проти трьох гравців рівня «%1».</numerusform>
            <numerusform>Виграє %n гри зі 100 проти трьох гравців рівня «%1».</numerusform>
            <numerusform>Виграє %n ігор зі 100 проти трьох гравців рівня «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of %1 is not known here. At which level should the computer play on?</source>
        <comment>%1: names of players</comment>
        <translation>У комп’ютера (%1) був рівень гри, якого тут немає. На якому рівні йому грати далі?</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Майстер</translation>
    </message>
    <message>
        <source>Also reads from what others play which tiles they may hold.</source>
        <translation>А ще за ходами інших здогадується, які в них кісточки.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
    </message>
</context>
<context>
    <name>LuckTable</name>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Узято кісточок</translation>
    </message>
    <message>
        <source>Of these playable at once</source>
        <translation>З них одразу підійшло</translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation>Роздано дублів</translation>
    </message>
    <message>
        <source>Doubles drawn</source>
        <translation>Узято дублів</translation>
    </message>
    <message>
        <source>Pips dealt per round, on average</source>
        <translation>Роздано крапок за раунд, у середньому</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканський потяг</translation>
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
        <translation>Зняти паровозик із твого потяга?</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Зняти</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Залишити</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 cannot be played anywhere now.</source>
        <translation>%1 зараз нікуди не можна покласти.</translation>
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
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Кількість гравців</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Тривалість</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s).</source>
        <translation>
            <numerusform>Кожен гравець отримує %n кісточку.</numerusform>
            <numerusform>Кожен гравець отримує %n кісточки.</numerusform>
            <numerusform>Кожен гравець отримує %n кісточок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on the table ends.</source>
        <translation>Гра на столі закінчиться.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Як у правилах</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Змінити правила…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Not sure? Take %1: it leaves the least to decide.</source>
        <translation>Не знаєш, що вибрати? Візьми %1: там найменше вирішувати.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Вибрати</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed</source>
        <translation>Змінено</translation>
    </message>
    <message>
        <source>In no leaflet</source>
        <translation>Ніде не надруковано</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Tile set</source>
        <translation>Набір</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Стартовий дубль</translation>
    </message>
    <message>
        <source>Nobody holds the engine</source>
        <translation>Стартового дубля ні в кого немає</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Хто починає</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Перший хід</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканський потяг</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Спершу свій потяг</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Після дубля</translation>
    </message>
    <message>
        <source>A double drawn after a double</source>
        <translation>Дубль із базару після дубля</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Кілька відкритих дублів</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Закінчити раунд дублем</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Як беруть із базару</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Коли знімають паровозик</translation>
    </message>
    <message>
        <source>Empty boneyard</source>
        <translation>Порожній базар</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Порожній дубль</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунди</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Однакова сума</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Відкриті кісточки</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Коротка гра</translation>
    </message>
    <message>
        <source>Tiles to deal</source>
        <translation>Скільки роздають</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Межа очок</translation>
    </message>
    <message>
        <source>dealt with the other tiles</source>
        <translation>роздають з іншими кісточками</translation>
    </message>
    <message>
        <source>in the station before the deal</source>
        <translation>на станції ще до роздачі</translation>
    </message>
    <message>
        <source>everybody draws the same number of tiles</source>
        <translation>беруть усі порівну</translation>
    </message>
    <message>
        <source>drawing stops as soon as it turns up</source>
        <translation>беруть, доки не з’явиться</translation>
    </message>
    <message>
        <source>the holder of the engine</source>
        <translation>хто має стартовий дубль</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>усі по черзі</translation>
    </message>
    <message>
        <source>one tile, as always</source>
        <translation>одна кісточка, як завжди</translation>
    </message>
    <message>
        <source>on any turn</source>
        <translation>почати можна будь-яким ходом</translation>
    </message>
    <message>
        <source>from one’s second turn on</source>
        <translation>почати можна з другого ходу</translation>
    </message>
    <message>
        <source>once one’s own train is started</source>
        <translation>почати можна після свого потяга</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>його немає</translation>
    </message>
    <message>
        <source>one more tile, not a double</source>
        <translation>ще одна кісточка, не дубль</translation>
    </message>
    <message>
        <source>one more tile; a double asks again</source>
        <translation>ще одна; після дубля&#xa0;— знову</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нічого</translation>
    </message>
    <message>
        <source>on any train open to the player</source>
        <translation>до будь-якого доступного потяга</translation>
    </message>
    <message>
        <source>on the double itself</source>
        <translation>саме до дубля</translation>
    </message>
    <message>
        <source>it must be played and asks again</source>
        <translation>треба покласти, потім ще одну</translation>
    </message>
    <message>
        <source>it may be played and asks again</source>
        <translation>можна покласти, потім ще одну</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>класти не можна</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>накривають будь-який</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>спершу найдавніший</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>усіх</translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation>лише наступного гравця</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>нікого</translation>
    </message>
    <message>
        <source>a fixed number of tiles</source>
        <translation>певну кількість кісточок</translation>
    </message>
    <message>
        <source>until a tile fits</source>
        <translation>доки якась не підійде</translation>
    </message>
    <message>
        <source>once for each tile you must play</source>
        <translation>по разу для кожної потрібної кісточки</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>один раз за хід</translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation>щойно власник прикладе до свого потяга</translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation>власник вирішує, приклавши до свого потяга</translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation>власник вирішує після кожної своєї кісточки</translation>
    </message>
    <message>
        <source>whoever cannot play passes</source>
        <translation>хто не має ходу, пасує</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>раунд закінчується</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>перемагають усі разом</translation>
    </message>
    <message>
        <source>whoever has the most rounds of 0 points</source>
        <translation>у кого найбільше раундів без очок</translation>
    </message>
    <message>
        <source>the rulebook’s own table</source>
        <translation>за таблицею з цих правил</translation>
    </message>
    <message>
        <source>the Cardinal table</source>
        <translation>за таблицею Cardinal</translation>
    </message>
    <message>
        <source>the Masters table</source>
        <translation>за таблицею Masters</translation>
    </message>
    <message>
        <source>the Pressman table</source>
        <translation>за таблицею Pressman</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>так</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ні</translation>
    </message>
    <message>
        <source>double-%1</source>
        <translation>дубль-%1</translation>
    </message>
    <message>
        <source>Where the tile after a double lies</source>
        <translation>Куди прикладають кісточку після дубля</translation>
    </message>
    <message>
        <source>Whom an open double holds up</source>
        <translation>Кого стримує відкритий дубль</translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation>Скільки кісточок беруть</translation>
    </message>
    <message>
        <source>How often you draw</source>
        <translation>Скільки разів беруть за хід</translation>
    </message>
    <message>
        <source>one tile or more, on one’s own train</source>
        <translation>одна чи кілька, до свого потяга</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation>Файли PDF (%1)</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Computer</source>
        <translation>Комп’ютер</translation>
    </message>
    <message>
        <source>%1 is a computer player</source>
        <translation>%1: грає комп’ютер</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Рівень гри, %1</translation>
    </message>
    <message>
        <source>Away: a computer player plays meanwhile.</source>
        <translation>Перерва: поки що грає комп’ютер.</translation>
    </message>
    <message>
        <source>%1 is played by a computer player: %2</source>
        <comment>%2: its level</comment>
        <translation>%1: грає комп’ютер (%2)</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.</source>
        <translation>Комп’ютер може будь-коли зайняти будь-яке місце, а людина&#xa0;— повернутися на нього. Комп’ютер бачить лише те, що можна бачити з цього місця. Зроблене раніше лишається: скасувати його не можна.</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>so far %1</source>
        <comment>points before this round</comment>
        <translation>було %1</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Очки, %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>сума</translation>
    </message>
    <message>
        <source>Your own total for %1</source>
        <comment>%1: name of a player</comment>
        <translation>Сума за твоїми записами, %1</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Друк…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Зберегти як PDF…</translation>
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
        <translation>Ех!</translation>
    </message>
    <message>
        <source>Ha!</source>
        <comment>said by a computer player who plays a double</comment>
        <translation>Ха!</translation>
    </message>
    <message>
        <source>Hey!</source>
        <comment>said by a computer player on whose train somebody else played a tile</comment>
        <translation>Ей!</translation>
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
        <translation>Ігри (%1)</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation>Раунд закінчено.</translation>
    </message>
    <message>
        <source>It is not your turn: it is %1’s turn.</source>
        <translation>Зараз не твій хід: ходить %1.</translation>
    </message>
    <message>
        <source>There is no such train in this game.</source>
        <translation>У цій грі немає такого потяга.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <translation>Кісточки %1 в тебе немає.</translation>
    </message>
    <message>
        <source>A double drawn for the tile you owe cannot be used, so %1 stays in your hand.</source>
        <translation>Дубль, узятий із базару після дубля, класти не можна: %1 лишається в тебе.</translation>
    </message>
    <message>
        <source>You have drawn: only that tile, %1, can be played now.</source>
        <translation>З базару вже взято: зараз можна покласти лише цю кісточку, %1.</translation>
    </message>
    <message>
        <source>You can play: %1 fits %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Хід у тебе є: %1 підходить %2.</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard before you pass.</source>
        <translation>Перш ніж пасувати, візьми кісточку з базару.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Базар порожній.</translation>
    </message>
    <message>
        <source>You have drawn already and may not draw again.</source>
        <translation>З базару вже взято, більше брати не можна.</translation>
    </message>
    <message>
        <source>Nothing is drawn on your first turn of a round.</source>
        <translation>Під час першого ходу в раунді з базару не беруть.</translation>
    </message>
    <message>
        <source>First decide whether your marker stays or comes off.</source>
        <translation>Спершу виріши, зняти свій паровозик чи залишити.</translation>
    </message>
    <message>
        <source>There is nothing to decide about a marker now.</source>
        <translation>Зараз про паровозик вирішувати нічого.</translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation>Це не перший хід, який можна завершити достроково.</translation>
    </message>
    <message>
        <source>Play at least one tile on your train first.</source>
        <translation>Спершу приклади до свого потяга хоча б одну кісточку.</translation>
    </message>
    <message>
        <source>You have played tiles: finish your first turn instead of passing.</source>
        <translation>Кісточки вже покладено: заверши перший хід, а не пасуй.</translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Спершу треба накрити дубль %1 %2.</translation>
    </message>
    <message>
        <source>The double %1 %2 was played earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Дубль %1 %2 лежить довше, тож його треба накрити першим.</translation>
    </message>
    <message>
        <source>%1 is closed to you: no marker stands there.</source>
        <translation>%1 для тебе закритий: там немає паровозика.</translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation>Спершу почни свій потяг, а тоді ходи деінде.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train from your second turn on.</source>
        <translation>Почати Мексиканський потяг можна не раніше ніж другим своїм ходом.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train once your own train has a tile.</source>
        <translation>Почати Мексиканський потяг можна, коли у твоєму потязі вже є кісточка.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play on your own train only.</source>
        <translation>Під час першого ходу в раунді кісточки прикладають лише до свого потяга.</translation>
    </message>
    <message>
        <source>The next tile must be played on the double %1 itself, %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Наступну кісточку треба прикласти саме до дубля %1 %2.</translation>
    </message>
    <message>
        <source>%1 does not fit %2: the value %3 is needed there.</source>
        <comment>%1: tile, %2: on whose train, %3: value</comment>
        <translation>%1 не підходить %2: там потрібне число %3.</translation>
    </message>
    <message>
        <source>A double from your hand cannot follow a double, so %1 has to wait.</source>
        <translation>Дубль, який у тебе на руках, після дубля класти не можна: %1 поки зачекає.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The round before</source>
        <translation>Попередній раунд</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Крок назад</translation>
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
        <translation>Крок уперед</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Наступний раунд</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Крок</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Крок %1 з %2</translation>
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
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <translation>кісточок немає</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose hands are shown</source>
        <translation>Чиї кісточки показано</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Завантажується гра…</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Ті самі кісточки ще раз</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Базар: %n кісточка</numerusform>
            <numerusform>Базар: %n кісточки</numerusform>
            <numerusform>Базар: %n кісточок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay: round %1 of %2 · Engine %3 · %4 rules</source>
        <extracomment>%1, %2: round 3 of 13; %3: tile; %4: name of the rulebook</extracomment>
        <translation>Перегляд: раунд %1 з %2 · Стартовий дубль %3 · Правила: %4</translation>
    </message>
    <message>
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation>Жодного раунду цієї гри ще не закінчено. Переглянути її можна буде після першого раунду.</translation>
    </message>
    <message>
        <source>Replay: the same tiles again, round %1 · Engine %2 · %3 rules</source>
        <extracomment>%1: number; %2: tile; %3: name of the rulebook</extracomment>
        <translation>Перегляд: ті самі кісточки, раунд %1 · Стартовий дубль %2 · Правила: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: several names, %2: points</comment>
        <translation>%1: попереду з однаковою сумою (%2).</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>%1: points</comment>
        <translation>Ти попереду: %1.</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>Попереду %1: %2.</translation>
    </message>
    <message>
        <source>You went out: you win this round!</source>
        <translation>Ти викладаєш усі кісточки й виграєш цей раунд!</translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation>%1 викладає всі кісточки: раунд закінчено.</translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation>%1: усі кісточки викладено. Раунд закінчено.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the round is over.</source>
        <translation>Ніхто більше не має ходу: раунд закінчено.</translation>
    </message>
    <message>
        <source>The boneyard is empty: the round is over.</source>
        <translation>Базар порожній: раунд закінчено.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with %1.</source>
        <comment>%1: points</comment>
        <translation>Ти перемагаєш: %1.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 перемагає: %2.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: most rounds without a point.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1: однакова сума (%2). Перемагаєш ти: найбільше раундів без очок.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1: однакова сума (%2). Перемагає %3: найбільше раундів без очок.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1: однакова сума (%2). Перемагаєш ти: найкращий з ненульових раундів.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1: однакова сума (%2). Перемагає %3: найкращий з ненульових раундів.</translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1: спільна перемога. Сума: %2.</translation>
    </message>
    <message>
        <source>%1 went out together!</source>
        <comment>several names</comment>
        <translation>%1: усі кісточки викладено одночасно!</translation>
    </message>
    <message>
        <source>You went out first!</source>
        <translation>Ти викладаєш усі кісточки!</translation>
    </message>
    <message>
        <source>%1 went out first!</source>
        <translation>%1 викладає всі кісточки!</translation>
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
        <translation>Цей раунд уже записано: тут його можна виправити.</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <translation>Ніхто не виклав усіх кісточок</translation>
    </message>
    <message>
        <source>Compare with our own totals</source>
        <translation>Звірити зі своїми сумами</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <translation>Виправити раунд</translation>
    </message>
    <message>
        <source>Write it down anyway</source>
        <translation>Усе одно записати</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Записати</translation>
    </message>
</context>
<context>
    <name>RoundNews</name>
    <message>
        <source>Tip: %1</source>
        <translation>Порада: %1</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Ті самі кісточки ще раз</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Гру закінчено</translation>
    </message>
    <message>
        <source>End of round %1 of %2</source>
        <translation>Кінець раунду %1 з %2</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Лишилося на руках</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Нова гра…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Зіграти ще</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Наступний раунд</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Перегляд</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Чесна гра…</translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation>Приклад: %1</translation>
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
        <translation>Ця гра</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Наступна гра</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Як добре грати</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared with nothing</comment>
        <translation>нічого</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Mexican Train: %1</source>
        <comment>heading of the printed rules</comment>
        <translation>Мексиканський потяг: %1</translation>
    </message>
    <message>
        <source>%1 (%2, changed)</source>
        <comment>This game (Tactic, changed)</comment>
        <translation>%1 (%2, зі змінами)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>This game (Tactic)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Only the rules that differ are printed here; all others are the same.</source>
        <translation>Тут лише правила, що різняться; усі інші однакові.</translation>
    </message>
    <message>
        <source>Only rules that mention “%1” are printed here.</source>
        <translation>Тут лише правила, у яких є «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many the printed rules are for</comment>
        <translation>
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePrinter</name>
    <message>
        <source>Save the rules</source>
        <translation>Зберегти правила</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Before a round</source>
        <translation>Перед раундом</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>Trains and markers</source>
        <translation>Потяги й паровозики</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Дублі</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Кінець раунду</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile with the same value on both halves is a double.</source>
        <translation>У наборі «дубль-%1» для кожної пари чисел від 0 (порожня половинка) до %1 є одна кісточка, усього їх %2. Кісточка з однаковим числом на обох половинках&#xa0;— дубль.</translation>
    </message>
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation>На порожньому дублі (0-0) немає крапок, тож і очок він не додає.</translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in hand costs %n point(s).</source>
        <translation>
            <numerusform>За порожній дубль (0-0), що лишився на руках, нараховують %n очко.</numerusform>
            <numerusform>За порожній дубль (0-0), що лишився на руках, нараховують %n очки.</numerusform>
            <numerusform>За порожній дубль (0-0), що лишився на руках, нараховують %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point limit: the game ends with its last round.</source>
        <translation>Межі очок немає: гра закінчується з останнім раундом.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody’s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>Гра закінчується після першого ж раунду, у якому чиясь сума сягне %n очка, але не пізніше ніж після останнього раунду.</numerusform>
            <numerusform>Гра закінчується після першого ж раунду, у якому чиясь сума сягне %n очок, але не пізніше ніж після останнього раунду.</numerusform>
            <numerusform>Гра закінчується після першого ж раунду, у якому чиясь сума сягне %n очок, але не пізніше ніж після останнього раунду.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The rest lie face down: they are the boneyard.</source>
        <translation>
            <numerusform>Кожен гравець отримує %n кісточку. Решта лежить крапками донизу: це базар.</numerusform>
            <numerusform>Кожен гравець отримує %n кісточки. Решта лежить крапками донизу: це базар.</numerusform>
            <numerusform>Кожен гравець отримує %n кісточок. Решта лежить крапками донизу: це базар.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine lies in the station before the tiles are dealt.</source>
        <translation>Стартовий дубль лежить на станції ще до того, як роздано кісточки.</translation>
    </message>
    <message>
        <source>Whoever holds or draws the engine starts the round.</source>
        <translation>Раунд починає той, у кого стартовий дубль: від роздачі чи з базару.</translation>
    </message>
    <message>
        <source>One player starts the first round; every later round is started by the next player clockwise.</source>
        <translation>Перший раунд починає хтось один; кожен наступний раунд&#xa0;— наступний гравець за годинниковою стрілкою.</translation>
    </message>
    <message>
        <source>Players who share the lowest total win together.</source>
        <translation>Гравці з однаковою найменшою сумою перемагають разом.</translation>
    </message>
    <message>
        <source>Among players with the same lowest total, the one with the most rounds of 0 points wins. If that is equal too, the lowest of the other rounds decides. If even that is equal, they win together.</source>
        <translation>Серед гравців з однаковою найменшою сумою перемагає той, у кого найбільше раундів без очок. Якщо й тут порівну, вирішує найнижчий результат серед решти раундів. Лише якщо й він однаковий, вони перемагають разом.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation>Ніхто не бачить чужих кісточок.</translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.</source>
        <translation>Кісточки всіх гравців лежать відкрито, і кожен може дивитися на чужі: так добре вчитися разом.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook’s own table.</source>
        <translation>Скільки кісточок отримує кожен гравець, сказано в таблиці цих правил.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or 6, 11 for 7 or 8, with the double-12 set.</source>
        <translation>Скільки кісточок отримує кожен гравець, сказано в таблиці Cardinal: 15, якщо гравців 2–4; 12, якщо 5 або 6; 11, якщо 7 або 8. Вона для набору «дубль-12».</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or 6, 10 for 7 or 8, with the double-12 set.</source>
        <translation>Скільки кісточок отримує кожен гравець, сказано в таблиці Masters: 15, якщо гравців 2–4; 12, якщо 5 або 6; 10, якщо 7 або 8. Вона для набору «дубль-12».</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or 6, 8 for 7 or 8, with the double-12 set.</source>
        <translation>Скільки кісточок отримує кожен гравець, сказано в таблиці Pressman: 15, якщо гравців 2–4; 11, якщо 5 або 6; 8, якщо 7 або 8. Вона для набору «дубль-12».</translation>
    </message>
    <message>
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a marker.</source>
        <translation>Коли базар порожній, грають далі без нього: хто не має ходу, пасує й отримує паровозик.</translation>
    </message>
    <message>
        <source>When the last tile of the boneyard has been drawn, that turn is played to its end, and with it the round is over.</source>
        <translation>Коли з базару взято останню кісточку, цей хід дограють до кінця, і з ним закінчується раунд.</translation>
    </message>
    <message>
        <source>A double may be your last tile: nothing has to follow it.</source>
        <translation>Останньою кісточкою може бути дубль: після нього нічого класти не треба.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Мета гри</translation>
    </message>
    <message>
        <source>You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
        <translation>Твоя мета&#xa0;— позбутися своїх кісточок. Їх викладають одну за одною в ряди, тобто потяги, так, щоб на половинках, які торкаються, було однакове число. Те, що лишиться в тебе наприкінці раунду, дає тобі очки, а в грі перемагає той, у кого їх загалом найменше.</translation>
    </message>
    <message>
        <source>The trains</source>
        <translation>Потяги</translation>
    </message>
    <message>
        <source>Each player has a train of their own. It begins at the station and grows at its open end, one tile after the other.</source>
        <translation>Кожен гравець має свій потяг. Він починається біля станції й росте з вільного кінця, кісточка за кісточкою.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>The engine of a round</source>
        <translation>Стартовий дубль раунду</translation>
    </message>
    <message>
        <source>All trains of a round begin at a double in the station, the engine. In the first round it is the highest double of the set, in every later round the next lower one. The engine itself needs no tile after it and never has to be closed.</source>
        <translation>Усі потяги раунду починаються від дубля на станції&#xa0;— стартового дубля. У першому раунді це найстарший дубль набору, у кожному наступному&#xa0;— на одиницю менший. Після самого стартового дубля ще одна кісточка не потрібна, і накривати його ніколи не треба.</translation>
    </message>
    <message>
        <source>The first starter</source>
        <translation>Хто починає перший раунд</translation>
    </message>
    <message>
        <source>By this leaflet the oldest player starts the first round.</source>
        <translation>За цими правилами перший раунд починає найстарший гравець.</translation>
    </message>
    <message>
        <source>By this leaflet the youngest player starts the first round.</source>
        <translation>За цими правилами перший раунд починає наймолодший гравець.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Чий хід</translation>
    </message>
    <message>
        <source>The turns go round the table clockwise, one player after the other.</source>
        <translation>Ходять по колу за годинниковою стрілкою, гравець за гравцем.</translation>
    </message>
    <message>
        <source>What a turn is</source>
        <translation>Що таке хід</translation>
    </message>
    <message>
        <source>Which tile fits</source>
        <translation>Яка кісточка підходить</translation>
    </message>
    <message>
        <source>A tile fits where one of its halves shows the value at the end of the train. That half goes against the train. A train without tiles takes the value of the engine.</source>
        <translation>Кісточка підходить до потяга, якщо на одній з її половинок те саме число, що й на його кінці. Цією половинкою її прикладають. Потяг без кісточок починають числом стартового дубля.</translation>
    </message>
    <message>
        <source>Whoever can play must play</source>
        <translation>Хто може ходити, мусить ходити</translation>
    </message>
    <message>
        <source>When you cannot play</source>
        <translation>Коли немає ходу</translation>
    </message>
    <message>
        <source>If you cannot play a tile that you have to play, not even after drawing as far as you may, your turn ends and a marker is put on your train, or on its place if it has no tile yet.</source>
        <translation>Якщо ти не можеш покласти кісточку, яку треба покласти, навіть узявши з базару стільки, скільки дозволено, твій хід закінчується, і на твій потяг ставлять паровозик, а якщо в потязі ще немає кісточок&#xa0;— на його місце.</translation>
    </message>
    <message>
        <source>Open and closed trains</source>
        <translation>Відкриті й закриті потяги</translation>
    </message>
    <message>
        <source>A train without tiles</source>
        <translation>Потяг без кісточок</translation>
    </message>
    <message>
        <source>Where a marker stands on the place of a train that has no tile yet, others may start that train with a tile of the engine’s value. It still belongs to its owner, and the marker stays.</source>
        <translation>Якщо паровозик стоїть на місці потяга, у якому ще немає кісточок, інші можуть почати цей потяг кісточкою з числом стартового дубля. Він і далі належить своєму власникові, а паровозик лишається.</translation>
    </message>
    <message>
        <source>When nothing follows a double</source>
        <translation>Коли після дубля немає чого покласти</translation>
    </message>
    <message>
        <source>Closing a double</source>
        <translation>Як накривають дубль</translation>
    </message>
    <message>
        <source>A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation>Щоб накрити дубль, до нього прикладають кісточку. Хто мусить його накрити, може зробити це на будь-якому потязі, навіть на закритому, хоча для всього іншого той лишається закритим. Ця кісточка і є весь хід: більше нічого класти не треба.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Мертві дублі</translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation>Коли всі інші кісточки з числом дубля вже лежать на столі, накрити його нічим. Такий дубль мертвий і нікого не стримує.</translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation>Остання кісточка</translation>
    </message>
    <message>
        <source>As soon as a player has only one tile left, everybody is told.</source>
        <translation>Щойно в гравця лишається тільки одна кісточка, про це повідомляють усім.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Коли викладено всі кісточки</translation>
    </message>
    <message>
        <source>When nobody can play any more</source>
        <translation>Коли ніхто не має ходу</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Підрахунок</translation>
    </message>
    <message>
        <source>At the end of a round you count the pips of the tiles in your hand and add them to your total. The lowest total wins the game.</source>
        <translation>Наприкінці раунду ти рахуєш крапки на кісточках, що лишилися в тебе, і додаєш їх до своєї суми. У грі перемагає найменша сума.</translation>
    </message>
    <message>
        <source>On your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation>Під час першого ходу в кожному раунді ти прикладаєш кісточки лише до свого потяга, зате скільки завгодно, і щонайменше одну, якщо можеш. З базару не беруть, і після дублів нічого класти не треба. Якщо жодна кісточка не підходить, ти отримуєш паровозик. Поки цей хід не зробили всі, дублі, що лишилися відкритими, нікого не стримують, а раунд не може закінчитися, тож викласти цим ходом усі кісточки можуть і кілька гравців.</translation>
    </message>
    <message>
        <source>There is no Mexican Train in this game, only the trains of the players.</source>
        <translation>Мексиканського потяга в цій грі немає, є лише потяги гравців.</translation>
    </message>
    <message>
        <source>You may play on other open trains before your own has a tile.</source>
        <translation>До інших відкритих потягів ти можеш прикладати кісточки й тоді, коли у твоєму ще немає кісточок.</translation>
    </message>
    <message>
        <source>Before your own train has a tile you may play nothing on another one. Only closing a double that you have to close is always allowed.</source>
        <translation>Поки у твоєму потязі немає кісточок, до інших нічого прикладати не можна. Лише дубль, який ти мусиш накрити, можна накрити завжди.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation>Після дубля ти тим самим ходом кладеш ще одну кісточку. Вона теж може бути дублем, і тоді після нього потрібна ще одна.</translation>
    </message>
    <message>
        <source>A double is played like any other tile: nothing has to follow it.</source>
        <translation>Дубль кладуть так само, як будь-яку іншу кісточку: після нього нічого класти не треба.</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation>Кісточку після дубля треба прикласти саме до цього дубля. Якщо всі інші кісточки з його числом уже лежать на столі, після нього нічого класти не треба.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may play it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation>Якщо кісточка, узята з базару після дубля,&#xa0;— теж дубль і підходить, ти можеш її покласти, і тоді після неї потрібна ще одна. Якщо ти лишаєш її в себе, твій хід закінчується так, ніби нічого не підійшло.</translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.</source>
        <translation>Дубль, узятий із базару після дубля, класти не можна, навіть якщо він підходить: він лишається в тебе.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation>Якщо накрити треба кілька дублів, ти вибираєш, який саме.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was played first comes first.</source>
        <translation>Якщо накрити треба кілька дублів, першим накривають той, який покладено найраніше.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is played anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation>Дубль, що наприкінці ходу лишився відкритим, треба накрити, перш ніж класти щось деінде. Це стосується кожного гравця, хід за ходом, доки дубль не накриють.</translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation>Дубль, що лишився відкритим, нікого не стримує. Це такий самий кінець потяга, як будь-яка інша кісточка.</translation>
    </message>
    <message>
        <source>You draw for only one tile per turn: if you drew a double and played it, you do not draw for the tile after it.</source>
        <translation>З базару беруть лише для однієї кісточки за хід: якщо взято й покладено дубль, для кісточки після нього ти вже не береш.</translation>
    </message>
    <message>
        <source>Your marker comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Твій паровозик знімається сам, коли ти прикладаєш кісточку до свого потяга. Він лишається, коли ти кладеш деінде й коли до твого потяга прикладають інші.</translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your marker comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Коли ти прикладаєш кісточку до свого потяга, одразу вирішуєш, зняти свій паровозик чи залишити його, доки знову не прикладеш туди кісточку. Він лишається, коли ти кладеш деінде й коли до твого потяга прикладають інші.</translation>
    </message>
    <message>
        <source>After each tile that you play, on whichever train, you may take your marker off or leave it. It stays when others play on your train.</source>
        <translation>Після кожної покладеної тобою кісточки, хоч би де вона лежала, ти можеш зняти свій паровозик або залишити його. Він лишається, коли до твого потяга прикладають інші.</translation>
    </message>
    <message>
        <source>The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.</source>
        <translation>Стартовий дубль роздають разом з іншими кісточками. Хто його має, кладе його на станцію й одразу ходить.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns up. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Якщо стартового дубля ні в кого немає, гравці по черзі беруть із базару по одній кісточці й припиняють, щойно він з’явиться. У першому раунді першим бере гравець на місці 1, у наступних&#xa0;— гравець на наступному місці після того, хто починав попередній раунд.</translation>
    </message>
    <message>
        <source>If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation>Якщо хоч якусь твою кісточку можна кудись покласти, ти мусиш одну покласти. Натомість узяти з базару або спасувати не можна; лише взятий із базару дубль можна лишити в себе, якщо це дозволяє правило про нього.</translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a marker stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation>Твій потяг для тебе відкритий. Потяг іншого гравця для тебе закритий, доки на ньому немає паровозика: з паровозиком він відкритий для всіх. Але дубль, який ти мусиш накрити, важливіший за все це.</translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a marker is put on your train, your turn ends and the double stays open.</source>
        <translation>Якщо після дубля жодну твою кісточку покласти не можна, ти береш із базару, скільки дозволено. Якщо й тоді покласти немає чого, на твій потяг ставлять паровозик, твій хід закінчується, а дубль лишається відкритим.</translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be played in the first turn, everybody still has that first turn.</source>
        <translation>Якщо наприкінці свого ходу гравець не має жодної кісточки, раунд закінчено. Там, де першим ходом можна викласти цілий потяг, кожен іще встигає зробити цей перший хід.</translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a marker on every train, the round is over. Then it may be that nobody has gone out.</source>
        <translation>Якщо базар порожній і жодної кісточки жодного гравця нікуди не можна було б покласти, навіть якби паровозик стояв на кожному потязі, раунд закінчено. Тоді може статися, що всіх кісточок не викладе ніхто.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play one tile, as on every other.</source>
        <translation>Першим ходом у раунді ти кладеш одну кісточку, як і кожним іншим.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your second turn of the round on; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Мексиканський потяг спільний. Почати його кісточкою з числом стартового дубля ти можеш не раніше ніж другим своїм ходом у раунді; коли його почато, він відкритий для всіх. Паровозика на ньому ніколи не буває.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation>Після дубля ти тим самим ходом кладеш ще одну кісточку. Дубль, який у тебе на руках, для цього не годиться, навіть якщо він підходить.</translation>
    </message>
    <message>
        <source>The tile after a double may be played on the double or on any other train that is open to you. In the turn in which it is played, a double closes no train to you.</source>
        <translation>Кісточку після дубля можна прикласти до цього дубля або до будь-якого іншого потяга, відкритого для тебе. Під час того ходу, яким дубль покладено, він не закриває для тебе жодного потяга.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must play it, and then it needs a tile after it like any other double.</source>
        <translation>Якщо кісточка, узята з базару після дубля,&#xa0;— теж дубль і підходить, ти мусиш її покласти, і тоді після неї, як після будь-якого дубля, потрібна ще одна.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it no longer holds anybody up.</source>
        <translation>Дубль, що наприкінці ходу лишився відкритим, мусить насамперед накрити наступний гравець. Якщо цей гравець не може, дубль більше нікого не стримує.</translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation>Коротка гра для 2–4 гравців: кісточки, на яких є 10, 11 чи 12, лишаються в коробці, перший стартовий дубль&#xa0;— 9-9, грають щонайбільше десять раундів.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Якщо стартового дубля ні в кого немає, гравці по черзі беруть із базару по одній кісточці, доки він не з’явиться, і далі, доки всі не візьмуть порівну, наскільки вистачить базару. У першому раунді першим бере гравець на місці 1, у наступних&#xa0;— гравець на наступному місці після того, хто починав попередній раунд.</translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation>У коротку гру не грають.</translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do you go out on the double.</source>
        <translation>Якщо твоя остання кісточка&#xa0;— дубль і після нього потрібна ще одна, ти береш із базару. Лише коли взяти не можна, ти закінчуєш раунд дублем.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Мексиканський потяг спільний. Почати його кісточкою з числом стартового дубля можна будь-яким ходом, якщо інше правило не змушує ходити деінде; коли його почато, він відкритий для всіх. Паровозика на ньому ніколи не буває.</translation>
    </message>
    <message>
        <source>You draw for each tile that you have to play: if a double that you drew and played asks for a tile and you hold none for it, you draw again.</source>
        <translation>З базару беруть для кожної кісточки, яку треба покласти: якщо взято й покладено дубль, після нього потрібна кісточка, а покласти немає чого, ти береш знову.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>Грають щонайбільше %n раунд. Перший стартовий дубль&#xa0;— %1-%1.</numerusform>
            <numerusform>Грають щонайбільше %n раунди. Перший стартовий дубль&#xa0;— %1-%1.</numerusform>
            <numerusform>Грають щонайбільше %n раундів. Перший стартовий дубль&#xa0;— %1-%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn you play one tile of your hand that fits, on any train that is open to you. The rules about drawing, about doubles and about the first turn of a round can change that.</source>
        <translation>За хід ти прикладаєш одну зі своїх кісточок, будь-яку, що підходить, до будь-якого потяга, відкритого для тебе. Змінити це можуть правила про те, як беруть із базару, про дублі та про перший хід у раунді.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw tile after tile until one may be played or the boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Якщо жодної твоєї кісточки покласти не можна, ти береш із базару одну за одною, доки якусь можна буде покласти або базар спорожніє. Ту, що підійшла, кладуть одразу, у будь-яке дозволене місце; іншої замість неї класти не можна.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Якщо жодної твоєї кісточки покласти не можна, ти береш одну з базару. Якщо її можна покласти, її кладуть одразу, у будь-яке дозволене місце; іншої замість неї класти не можна.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the first that may be played. It is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Якщо жодної твоєї кісточки покласти не можна, ти береш із базару до двох кісточок, по одній, і спиняєшся на першій, яку можна покласти. Її кладуть одразу, у будь-яке дозволене місце; іншої замість неї класти не можна.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.</source>
        <translation>Мексиканський потяг спільний. Почати його кісточкою з числом стартового дубля ти можеш, коли у твоєму потязі вже є кісточка; коли Мексиканський потяг почато, він відкритий для всіх. Паровозика на ньому ніколи не буває.</translation>
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
        <translation>Стартовий дубль лежить на станції ще до роздачі, а починають гравці по черзі. Чи зняти свій паровозик, вирішуєш ти.</translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation>Novelca</translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were played, and an empty boneyard ends the round.</source>
        <translation>Відкриті дублі накривають у тому порядку, у якому їх покладено, а порожній базар закінчує раунд.</translation>
    </message>
    <message>
        <source>Big table</source>
        <translation>Великий стіл</translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole train; the double blank costs 50 points.</source>
        <translation>Для 2–14 гравців, з наборами від «дубль-6» до «дубль-18». Першим ходом можна викласти цілий потяг; порожній дубль коштує 50 очок.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнір</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that double, you draw only once per turn, nobody goes out on an open double, and ties are broken.</source>
        <translation>Кісточку після дубля треба прикласти саме до нього, з базару беруть лише раз за хід, відкритим дублем раунд не закінчують, а за однакової суми переможця визначають за раундами.</translation>
    </message>
    <message>
        <source>There is no rulebook called “%1”.</source>
        <translation>Правил із назвою «%1» немає.</translation>
    </message>
    <message>
        <source>There is no option called “%1”.</source>
        <translation>Налаштування «%1» немає.</translation>
    </message>
    <message>
        <source>“%2” is not a value of the option “%1”.</source>
        <translation>Налаштування «%1» не може мати значення «%2».</translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation>За цими правилами грають від %1 до %2 гравців.</translation>
    </message>
    <message>
        <source>If the engine is dealt, whoever holds it must start; if it is set aside, the players must take turns to start.</source>
        <translation>Якщо стартовий дубль роздають, починати має той, у кого він є; якщо його відкладено на станцію, починати мають усі по черзі.</translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation>У цих правилах короткої гри немає.</translation>
    </message>
    <message>
        <source>The short game is played with the double-9 set.</source>
        <translation>У коротку гру грають набором «дубль-9».</translation>
    </message>
    <message numerus="yes">
        <source>With this set at most %n round(s) can be played.</source>
        <translation>
            <numerusform>З цим набором можна зіграти щонайбільше %n раунд.</numerusform>
            <numerusform>З цим набором можна зіграти щонайбільше %n раунди.</numerusform>
            <numerusform>З цим набором можна зіграти щонайбільше %n раундів.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no number of tiles to deal for %1 players with the double-%2 set.</source>
        <translation>Не визначено, скільки кісточок роздавати з набору «дубль-%2», якщо гравців %1.</translation>
    </message>
    <message>
        <source>The double-%2 set does not have enough tiles for %1 players.</source>
        <translation>У наборі «дубль-%2» замало кісточок, якщо гравців %1.</translation>
    </message>
    <message>
        <source>Comes with the wooden model set by Eco Wood Art.</source>
        <translation>Додаються до дерев’яної моделі Eco Wood Art.</translation>
    </message>
    <message>
        <source>Comes with “Original Mexican Train” by Tactic.</source>
        <translation>Додаються до гри «Original Mexican Train» фірми Tactic.</translation>
    </message>
    <message>
        <source>Comes with Novelca 11003603, and in a Russian leaflet.</source>
        <translation>Додаються до гри Novelca 11003603; є також в одному російському буклеті.</translation>
    </message>
    <message>
        <source>From a German article, for 2 to 14 players.</source>
        <translation>З німецької статті, для 2–14 гравців.</translation>
    </message>
    <message>
        <source>Published tournament rules; no leaflet prints them.</source>
        <translation>Опубліковані турнірні правила; у жодній коробці їх немає.</translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a double drawn after a double must be played if it fits.</source>
        <translation>Починає той, хто має стартовий дубль. Відкриті дублі стримують усіх, і накривати їх можна в будь-якому порядку; дубль, узятий із базару після дубля, треба покласти, якщо він підходить.</translation>
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
        <translation>Пошук у правилах</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Які правила показати</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>для порівняння</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>З чим порівняти</translation>
    </message>
    <message>
        <source>No rule mentions that.</source>
        <translation>Про це немає жодного правила.</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Ці правила однакові.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Зберегти як PDF…</translation>
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
        <translation>тепер %1, тоді %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: now 34, earlier 61</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same tiles: %1.</source>
        <comment>%1: now 34, earlier 61</comment>
        <translation>Ті самі кісточки: %1.</translation>
    </message>
</context>
<context>
    <name>SavingSheets</name>
    <message>
        <source>This game is not saved</source>
        <translation>Цю гру не збережено</translation>
    </message>
    <message>
        <source>Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.</source>
        <translation>Спроба повторюється кожні кілька секунд, а гра тим часом триває. Можна також зберегти всю гру в інший файл, на іншому диску; тоді вона триватиме в цьому файлі. Доки її не збережено, іншу гру не можна ні відкрити, ні почати.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Save as another file…</source>
        <translation>Зберегти в інший файл…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Вийти, не зберігши?</translation>
    </message>
    <message>
        <source>If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.</source>
        <translation>Якщо все ж вийти, вся гра потрапить у рятувальний файл, якщо його десь вдасться записати. Під час наступного запуску програма його запропонує.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Залишитися</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Усе одно вийти</translation>
    </message>
    <message>
        <source>A game was rescued</source>
        <translation>Гру врятовано</translation>
    </message>
    <message>
        <source>This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.</source>
        <translation>Цю гру не вдалося зберегти на її місці, коли програма завершувалася. Вона повністю у файлі %1. Якщо її продовжити, вона знову буде серед твоїх збережених ігор; якщо ні, файл лишиться там, де він є.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити її</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Залишити там</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Not saved</source>
        <translation>Не збережено</translation>
    </message>
    <message>
        <source>This game is not saved. Saving is tried again every few seconds.</source>
        <translation>Цю гру не збережено. Спроба повторюється кожні кілька секунд.</translation>
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
        <translation>Сума</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Очки за раундами</translation>
    </message>
</context>
<context>
    <name>ScoreKeeperSheet</name>
    <message>
        <source>Score-keeper</source>
        <translation>Запис очок</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Запис</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Графік</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Інші ігри…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Видалити цю гру?</translation>
    </message>
    <message>
        <source>The points of %1 will be deleted for good.</source>
        <comment>%1: names of the players</comment>
        <translation>Очки цієї гри (%1) буде видалено назавжди.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Залишити</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Щось не так</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Гаразд</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation>Жодного раунду ще не закінчено.</translation>
    </message>
</context>
<context>
    <name>ScorePlotView</name>
    <message>
        <source>The totals over the rounds</source>
        <translation>Суми за раундами</translation>
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
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Графік</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%1: %n point(s), total %2</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n очко, сума %2</numerusform>
            <numerusform>%1: %n очки, сума %2</numerusform>
            <numerusform>%1: %n очок, сума %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, engine %2. %3</source>
        <comment>%3: who has how many points</comment>
        <translation>Раунд %1, стартовий дубль %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n очко</numerusform>
            <numerusform>%1: %n очки</numerusform>
            <numerusform>%1: %n очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation>
            <numerusform>Суми після %n раунду. %1</numerusform>
            <numerusform>Суми після %n раундів. %1</numerusform>
            <numerusform>Суми після %n раундів. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation>
            <numerusform>Набір «дубль-%1», %n раунд.</numerusform>
            <numerusform>Набір «дубль-%1», %n раунди.</numerusform>
            <numerusform>Набір «дубль-%1», %n раундів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>Порожній дубль коштує %n очко.</numerusform>
            <numerusform>Порожній дубль коштує %n очки.</numerusform>
            <numerusform>Порожній дубль коштує %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game with the double-%1 set</source>
        <translation>Коротка гра, набір «дубль-%1»</translation>
    </message>
    <message>
        <source>Double-%1 set</source>
        <translation>Набір «дубль-%1»</translation>
    </message>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Раунд %1, стартовий дубль %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rules, over after %n round(s).</source>
        <comment>%1: date, %2: name of the rulebook</comment>
        <translation>
            <numerusform>%1, правила: %2, закінчено після %n раунду.</numerusform>
            <numerusform>%1, правила: %2, закінчено після %n раундів.</numerusform>
            <numerusform>%1, правила: %2, закінчено після %n раундів.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation>%1, правила: %2, зіграно раундів: %3 з %4.</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканський потяг</translation>
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
        <translation>Сторінка %1 з %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column</comment>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation>Сума</translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation>У кожній клітинці: ліворуч очки за раунд, праворуч сума після нього.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>Гра закінчується після раунду, у якому чиясь сума сягне %n очка.</numerusform>
            <numerusform>Гра закінчується після раунду, у якому чиясь сума сягне %n очок.</numerusform>
            <numerusform>Гра закінчується після раунду, у якому чиясь сума сягне %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s).</source>
        <comment>%1: number, %2: who</comment>
        <translation>
            <numerusform>Місце %1: %2, %n очко.</numerusform>
            <numerusform>Місце %1: %2, %n очки.</numerusform>
            <numerusform>Місце %1: %2, %n очок.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <translation>Ти</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Гравець %1</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <comment>start of a sentence</comment>
        <translation>Мексиканський потяг</translation>
    </message>
    <message>
        <source>Your train</source>
        <comment>start of a sentence</comment>
        <translation>Твій потяг</translation>
    </message>
    <message>
        <source>%1’s train</source>
        <comment>start of a sentence</comment>
        <translation>Потяг «%1»</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where something stands</comment>
        <translation>на Мексиканському потязі</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where something stands</comment>
        <translation>на твоєму потязі</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where something stands</comment>
        <translation>на потязі «%1»</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is played</comment>
        <translation>до Мексиканського потяга</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is played</comment>
        <translation>до твого потяга</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where a tile is played</comment>
        <translation>до потяга «%1»</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 та %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of names</comment>
        <translation>ти</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of seat %1</source>
        <translation>Колір, місце %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Ім’я, місце %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Комп’ютер</translation>
    </message>
    <message>
        <source>Seat %1 is a computer player</source>
        <translation>На місці %1 грає комп’ютер</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Рівень гри, місце %1</translation>
    </message>
    <message>
        <source>Colour and character of seat %1</source>
        <translation>Колір і персонаж, місце %1</translation>
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
        <translation>Показує правило, яке тут діє.</translation>
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
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>a heading: how the table looks</comment>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>how the table looks</comment>
        <translation>Оформлення</translation>
    </message>
    <message>
        <source>On the tiles</source>
        <translation>На кісточках</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Крапки</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Цифри</translation>
    </message>
    <message>
        <source>Pips and digits</source>
        <translation>Крапки й цифри</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Кольори крапок</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Звичайні</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>Для дальтоніків</translation>
    </message>
    <message>
        <source>All black</source>
        <translation>Усі чорні</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Розмір кісточок</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Великий</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>Найбільший</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Рух і звук</translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation>Темп гри</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільний</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидкий</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Миттєвий</translation>
    </message>
    <message>
        <source>How long the computer thinks before it plays</source>
        <translation>Скільки комп’ютер думає перед ходом</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Анітрохи</translation>
    </message>
    <message>
        <source>A short moment</source>
        <translation>Трішечки</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Трохи</translation>
    </message>
    <message>
        <source>A long moment</source>
        <translation>Довше</translation>
    </message>
    <message>
        <source>Reduced motion: nothing flies, rolls or slides</source>
        <translation>Менше руху: нічого не літає, не котиться й не ковзає</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Гучність</translation>
    </message>
    <message>
        <source>Playing and reading</source>
        <translation>Гра й читання вголос</translation>
    </message>
    <message>
        <source>Draw and pass for me when nothing else is possible</source>
        <translation>Брати й пасувати за мене, коли інакше не можна</translation>
    </message>
    <message>
        <source>What a screen reader says by itself</source>
        <translation>Що сама каже програма зчитування з екрана</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Усе, що відбувається</translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation>Усе, що стосується мене</translation>
    </message>
    <message>
        <source>Only that it is my turn</source>
        <translation>Лише мій хід</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Повернути типові</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Допомога в підрахунку: крапки на моїх кісточках, які кісточки вже видно й на що іншим нічим було ходити</translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation>Комп’ютерні гравці іноді щось кажуть</translation>
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
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>SheetPlanForm</name>
    <message>
        <source>Rulebook</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Кісточки</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунди</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Кількість раундів</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Межа очок</translation>
    </message>
    <message>
        <source>The game ends at this many points</source>
        <translation>Межа очок, за якої гра закінчується</translation>
    </message>
    <message>
        <source>No limit: all rounds are played.</source>
        <translation>Без межі: грають усі раунди.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Кількість гравців</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Ім’я гравця %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>Гра закінчується після раунду, у якому чиясь сума сягне %n очка.</numerusform>
            <numerusform>Гра закінчується після раунду, у якому чиясь сума сягне %n очок.</numerusform>
            <numerusform>Гра закінчується після раунду, у якому чиясь сума сягне %n очок.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPrinter</name>
    <message>
        <source>Score sheet</source>
        <translation>Таблиця очок</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Зберегти таблицю очок</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Something is wrong</source>
        <translation>Щось не так</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Гаразд</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>Цього не можна показати</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Пошкоджена гра</translation>
    </message>
    <message>
        <source>Go on from before line %1</source>
        <translation>Продовжити з місця перед рядком %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Залишити як є</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>Продовжити в копії</translation>
    </message>
    <message>
        <source>Reading a long game</source>
        <translation>Завантаження довгої гри</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>The game in the file %1 takes a while to read: %2% so far.</source>
        <comment>%2: a number</comment>
        <translation>Завантаження гри з файлу %1 потребує трохи часу: поки що %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Cannot be saved here</source>
        <translation>Тут не можна зберегти</translation>
    </message>
</context>
<context>
    <name>ShelfSheets</name>
    <message>
        <source>Forget everything?</source>
        <translation>Забути все?</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Залишити все</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Забути все</translation>
    </message>
    <message>
        <source>Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.</source>
        <translation>Статистика, нагороди, драбина суперників та ігри дня почнуться з нуля для всіх, хто тут грає, а збережені ігри потраплять до кошика. Гра на столі залишиться, як і ігри із запису очок.</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Skill and luck</source>
        <translation>Уміння й везіння</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Play and tiles, game by game; the list says the same.</source>
        <translation>Графік за іграми: твоя гра й твої кісточки; у списку те саме.</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Твоя гра</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Твої кісточки</translation>
    </message>
    <message>
        <source>Points for you, per round</source>
        <translation>Очки на твою користь, у середньому за раунд</translation>
    </message>
    <message>
        <source>Points against you, per round</source>
        <translation>Очки проти тебе, у середньому за раунд</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>The computer is going over the first round.</source>
        <translation>Комп’ютер розбирає перший раунд.</translation>
    </message>
    <message>
        <source>No round that counts is finished yet.</source>
        <translation>Жодного раунду, який зараховується, ще не закінчено.</translation>
    </message>
    <message>
        <source>Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.</source>
        <translation>Очки порівнюються із середнім в інших гравців. «Твої кісточки»&#xa0;— це те, що дали тобі роздача і взяті кісточки, якщо судити з того, що тобі було видно. Зараховуються ті самі раунди, що й для нагород, причому в кожного гравця лише останні; розбір кожного раунду вперше забирає кілька секунд і триває, лише поки ця сторінка відкрита.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>no difference</source>
        <comment>points for or against somebody: none</comment>
        <translation>нуль</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <comment>%1: points</comment>
        <translation>%1 на твою користь</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <comment>%1: points</comment>
        <translation>%1 проти тебе</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n round(s)</source>
        <comment>%1: date, %2: rulebook</comment>
        <translation>
            <numerusform>%1 · %2 · %n раунд</numerusform>
            <numerusform>%1 · %2 · %n раунди</numerusform>
            <numerusform>%1 · %2 · %n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>play: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>твоя гра: %1</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>твої кісточки: %1</translation>
    </message>
    <message>
        <source>After five rounds, this page says what your play and your tiles come to.</source>
        <translation>Після п’яти раундів тут буде сказано, скільки дала твоя гра, а скільки&#xa0;— твої кісточки.</translation>
    </message>
    <message numerus="yes">
        <source>Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in your place.</source>
        <comment>%1: such as &quot;3.1 for you&quot;, %3: a level</comment>
        <translation>
            <numerusform>Твоя гра, %n раунд: у середньому за раунд %1 (плюс-мінус %2) порівняно з тим, як на твоєму місці зіграв би рівень «%3».</numerusform>
            <numerusform>Твоя гра, %n раунди: у середньому за раунд %1 (плюс-мінус %2) порівняно з тим, як на твоєму місці зіграв би рівень «%3».</numerusform>
            <numerusform>Твоя гра, %n раундів: у середньому за раунд %1 (плюс-мінус %2) порівняно з тим, як на твоєму місці зіграв би рівень «%3».</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles, on average: %1 (give or take %2).</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>Твої кісточки: у середньому за раунд %1 (плюс-мінус %2).</translation>
    </message>
    <message>
        <source>Chance alone brings that in fewer than 1 of 20 cases.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Сама лише випадковість дає таке рідше ніж в 1 випадку з 20.</translation>
    </message>
    <message>
        <source>That is no more than chance brings.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Це не виходить за межі випадковості.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Going over your rounds: %1 of %2</source>
        <translation>Розбір раундів: %1 з %2</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station</source>
        <translation>Станція</translation>
    </message>
    <message>
        <source>Station, engine %1-%1</source>
        <translation>Станція, стартовий дубль %1-%1</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>All rules</source>
        <translation>Будь-які правила</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Будь-які суперники</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Будь-яка кількість гравців</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at the table</comment>
        <translation>
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation>Файл %1 не вдається записати, тому враховано не все.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation>
            <numerusform>У файлі %1 не вдається прочитати %n рядок, його пропущено.</numerusform>
            <numerusform>У файлі %1 не вдається прочитати %n рядки, їх пропущено.</numerusform>
            <numerusform>У файлі %1 не вдається прочитати %n рядків, їх пропущено.</numerusform>
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
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Суперники</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Кількість гравців</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Які ігри</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показники</translation>
    </message>
    <message>
        <source>Best rounds</source>
        <translation>Найкращі раунди</translation>
    </message>
    <message>
        <source>A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.</source>
        <translation>Гра зараховується один раз, з першої твоєї дії в ній; покинута вважається невиграною. Ігри з вибраною роздачею, ігри з тими самими кісточками ще раз і повторні ігри дня не зараховуються.</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Нагороди…</translation>
    </message>
    <message>
        <source>Skill and luck…</source>
        <translation>Уміння й везіння…</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>Забути все…</translation>
    </message>
</context>
<context>
    <name>StatusSheet</name>
    <message>
        <source>How things stand</source>
        <translation>Стан гри</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>You hold %n tile(s).</source>
        <translation>
            <numerusform>У тебе %n кісточка.</numerusform>
            <numerusform>У тебе %n кісточки.</numerusform>
            <numerusform>У тебе %n кісточок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation>
            <numerusform>На базарі %n кісточка.</numerusform>
            <numerusform>На базарі %n кісточки.</numerusform>
            <numerusform>На базарі %n кісточок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation>
            <numerusform>%1: на руках %n кісточка.</numerusform>
            <numerusform>%1: на руках %n кісточки.</numerusform>
            <numerusform>%1: на руках %n кісточок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation>
            <numerusform>%1: поки що %n очко.</numerusform>
            <numerusform>%1: поки що %n очки.</numerusform>
            <numerusform>%1: поки що %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) so far.</source>
        <comment>the total of the rounds that are finished</comment>
        <translation>
            <numerusform>У тебе поки що %n очко.</numerusform>
            <numerusform>У тебе поки що %n очки.</numerusform>
            <numerusform>У тебе поки що %n очок.</numerusform>
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
        <translation>%1 бере з базару %2.</translation>
    </message>
    <message>
        <source>You leave your train open.</source>
        <translation>Ти лишаєш свій потяг відкритим.</translation>
    </message>
    <message>
        <source>%1 leaves their train open.</source>
        <translation>%1 лишає свій потяг відкритим.</translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation>Ти завершуєш перший хід.</translation>
    </message>
    <message>
        <source>%1 finishes their first turn.</source>
        <translation>%1 завершує перший хід.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Кожен отримує %n кісточку.</numerusform>
            <numerusform>Кожен отримує %n кісточки.</numerusform>
            <numerusform>Кожен отримує %n кісточок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. You start the game.</source>
        <translation>Стартовий дубль %1 лежить на станції. Гру починаєш ти.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. %2 starts the game.</source>
        <comment>%2: who</comment>
        <translation>Стартовий дубль %1 лежить на станції. Гру починає %2.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is you.</source>
        <translation>Стартовий дубль %1 лежить на станції. Починають по черзі: цього разу ти.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is %2.</source>
        <comment>%2: who</comment>
        <translation>Стартовий дубль %1 лежить на станції. Починають по черзі: цього разу %2.</translation>
    </message>
    <message>
        <source>You hold the engine %1: it is placed in the station, and you start.</source>
        <translation>Стартовий дубль %1 у тебе: він лягає на станцію, і ти починаєш.</translation>
    </message>
    <message>
        <source>%1 holds the engine %2: it is placed in the station, and %1 starts.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 має стартовий дубль %2: дубль лягає на станцію, і %1 починає.</translation>
    </message>
    <message numerus="yes">
        <source>To find the engine, %n more are drawn.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Щоб знайти стартовий дубль, беруть ще %n.</numerusform>
            <numerusform>Щоб знайти стартовий дубль, беруть ще %n.</numerusform>
            <numerusform>Щоб знайти стартовий дубль, беруть ще %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody held the engine %1: you drew it and start.</source>
        <comment>%1: tile</comment>
        <translation>Стартового дубля %1 ні в кого не було: ти береш його з базару й починаєш.</translation>
    </message>
    <message>
        <source>Nobody held the engine %1: %2 drew it and starts.</source>
        <comment>%1: tile, %2: who</comment>
        <translation>Стартового дубля %1 ні в кого не було: %2 бере його з базару й починає.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 з %2</translation>
    </message>
    <message>
        <source>Always draw and pass for me</source>
        <translation>Завжди брати й пасувати за мене</translation>
    </message>
</context>
<context>
    <name>TableChips</name>
    <message>
        <source>Play together again:</source>
        <translation>Знову зіграти разом:</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Tile %1</source>
        <translation>Кісточка %1</translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>Look for the longest chain in your hand before your first tile: from the end of your own train, tile after tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can.</source>
        <translation>Перед першим ходом знайди серед своїх кісточок найдовший ланцюжок: від кінця свого потяга, кісточка за кісточкою. Що належить до цього ланцюжка, бережи для свого потяга; решту клади деінде, щойно є змога.</translation>
    </message>
    <message>
        <source>Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation>Клади дублі рано, поки маєш кісточку, яку можна покласти після них. Під кінець раунду дубля важко позбутися, а крапок на ньому багато.</translation>
    </message>
    <message>
        <source>Keep a second tile of the same value with each double, so that you can follow it yourself.</source>
        <translation>До кожного дубля тримай ще одну кісточку з тим самим числом: тоді накриєш його без чужої допомоги.</translation>
    </message>
    <message>
        <source>When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a chain that you will not finish.</source>
        <translation>Коли в інших лишилося мало кісточок, подумай про крапки: позбутися важкої кісточки вигідніше, ніж берегти ланцюжок, якого не встигнеш викласти.</translation>
    </message>
    <message>
        <source>Hold many different values rather than many tiles of one. Then something fits at almost every end.</source>
        <translation>Краще мати багато різних чисел, ніж багато кісточок з одним. Тоді щось підійде майже до кожного кінця.</translation>
    </message>
    <message>
        <source>A double that you cannot follow still holds up those who must close it. If you have to leave one open, do it with a value of which most tiles already lie on the table.</source>
        <translation>Дубль, після якого тобі немає чого покласти, усе ж стримує тих, хто мусить його накрити. Якщо вже лишати дубль відкритим, то з таким числом, більшість кісточок якого вже лежить на столі.</translation>
    </message>
    <message>
        <source>If there is a marker on your train, get it off soon: others play there too, and the end that your chain needs may be gone.</source>
        <translation>Якщо на твоєму потязі стоїть паровозик, позбудься його якнайшвидше: інші теж кладуть туди, і кінця, потрібного твоєму ланцюжку, може вже не бути.</translation>
    </message>
    <message>
        <source>When two tiles fit equally well, play the one with more pips.</source>
        <translation>Коли дві кісточки підходять однаково добре, клади ту, на якій більше крапок.</translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation>Запам’ятовуй, за яких чисел інші мусили брати з базару: кісточок із такими числами вони не мали. Залишай їм кінці з такими числами.</translation>
    </message>
    <message>
        <source>As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation>Поки на твоєму потязі немає паровозика, цей потяг тільки твій. Тож зайві кісточки прикладай спершу до інших потягів, а свій ланцюжок прибережи.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everybody</source>
        <translation>відкритий для всіх</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>думає…</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n кісточка</numerusform>
            <numerusform>%n кісточки</numerusform>
            <numerusform>%n кісточок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n оч.</numerusform>
            <numerusform>%n оч.</numerusform>
            <numerusform>%n оч.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since.</source>
        <translation>На %1 ходити було нічим, а з узятого відтоді нічого не лишилося на руках.</translation>
    </message>
    <message>
        <source>computer thinks…</source>
        <comment>for a player who is away</comment>
        <translation>комп’ютер думає…</translation>
    </message>
</context>
<context>
    <name>TrainSheet</name>
    <message numerus="yes">
        <source>Mexican Train: %n tile(s)</source>
        <translation>
            <numerusform>Мексиканський потяг: %n кісточка</numerusform>
            <numerusform>Мексиканський потяг: %n кісточки</numerusform>
            <numerusform>Мексиканський потяг: %n кісточок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your train: %n tile(s)</source>
        <translation>
            <numerusform>Твій потяг: %n кісточка</numerusform>
            <numerusform>Твій потяг: %n кісточки</numerusform>
            <numerusform>Твій потяг: %n кісточок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s train: %n tile(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>Потяг «%1»: %n кісточка</numerusform>
            <numerusform>Потяг «%1»: %n кісточки</numerusform>
            <numerusform>Потяг «%1»: %n кісточок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканський потяг</translation>
    </message>
    <message>
        <source>%1, ends in %2, double to be closed</source>
        <translation>%1, на кінці %2, дубль треба накрити</translation>
    </message>
    <message>
        <source>%1, ends in %2, open</source>
        <translation>%1, на кінці %2, відкритий</translation>
    </message>
    <message>
        <source>%1, ends in %2, for you alone</source>
        <translation>%1, на кінці %2, лише для тебе</translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation>%1, на кінці %2, закритий</translation>
    </message>
    <message>
        <source>%1; a computer player plays here meanwhile</source>
        <extracomment>%1: a train and how it stands</extracomment>
        <translation>%1; поки що тут грає комп’ютер</translation>
    </message>
    <message>
        <source>the double first</source>
        <comment>on a plate: no train is open before it is covered</comment>
        <translation>спершу дубль</translation>
    </message>
    <message>
        <source>from your next turn</source>
        <comment>on a plate: the train is not open yet</comment>
        <translation>з другого ходу</translation>
    </message>
    <message>
        <source>your train first</source>
        <comment>on a plate: where one plays first</comment>
        <translation>спершу свій</translation>
    </message>
    <message>
        <source>%1, ends in %2, not open now: %3</source>
        <extracomment>%3: what comes first, in a few words, as &quot;the double first&quot;</extracomment>
        <translation>%1, на кінці %2, поки закритий: %3</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 думає.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Ходить %1.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Раунд закінчено.</translation>
    </message>
    <message>
        <source>You may take your marker off or leave your train open.</source>
        <translation>Можеш зняти свій паровозик або залишити потяг відкритим.</translation>
    </message>
    <message>
        <source>Your first turn: play as many tiles as you like on your own train.</source>
        <translation>Твій перший хід: приклади до свого потяга стільки кісточок, скільки хочеш.</translation>
    </message>
    <message>
        <source>Play another tile on your train, or finish your first turn.</source>
        <translation>Приклади до свого потяга ще одну кісточку або заверши перший хід.</translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation>Більше немає чого покласти: заверши перший хід.</translation>
    </message>
    <message>
        <source>You drew %1: play it, or keep it and pass.</source>
        <translation>З базару&#xa0;— %1: поклади цю кісточку або лиши в себе й спасуй.</translation>
    </message>
    <message>
        <source>You drew %1, and it fits: play it.</source>
        <translation>З базару&#xa0;— %1, і ця кісточка підходить: поклади її.</translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Твій хід: треба накрити дубль %1 %2.</translation>
    </message>
    <message>
        <source>After a double you play one more tile, but not a double.</source>
        <translation>Після дубля поклади ще одну кісточку, але не дубль.</translation>
    </message>
    <message>
        <source>After a double you play one more tile.</source>
        <translation>Після дубля поклади ще одну кісточку.</translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation>Твій хід: накрий один із відкритих дублів.</translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation>Твій хід: поклади кісточку туди, де сигнал зелений.</translation>
    </message>
    <message>
        <source>The double %1 %2 must be closed and no tile of yours fits: draw one.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Дубль %1 %2 треба накрити, а нічим: візьми кісточку з базару.</translation>
    </message>
    <message>
        <source>The open doubles must be closed and no tile of yours fits: draw one.</source>
        <translation>Відкриті дублі треба накрити, а нічим: візьми кісточку з базару.</translation>
    </message>
    <message>
        <source>No tile of yours fits: draw one.</source>
        <translation>Немає чого покласти: візьми кісточку з базару.</translation>
    </message>
    <message>
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation>Після дубля потрібна ще одна кісточка, а покласти немає чого: візьми з базару.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n tile(s) fit.</source>
        <translation>
            <numerusform>Твій хід. Підходить %n кісточка.</numerusform>
            <numerusform>Твій хід. Підходять %n кісточки.</numerusform>
            <numerusform>Твій хід. Підходить %n кісточок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. You can play: %1.</source>
        <comment>%1: tiles</comment>
        <translation>Твій хід. Можна покласти: %1.</translation>
    </message>
    <message>
        <source>does not fit now</source>
        <comment>a tile</comment>
        <translation>зараз нікуди не підходить</translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a tile; %1: on whose trains</comment>
        <translation>підходить %1</translation>
    </message>
    <message>
        <source>%1 fits %2.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1 підходить %2.</translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you can only pass.</source>
        <translation>Твій перший хід: немає чого покласти, лишається пасувати.</translation>
    </message>
    <message>
        <source>%1 cannot be played either: you can only pass.</source>
        <translation>%1 теж не можна покласти: лишається пасувати.</translation>
    </message>
    <message>
        <source>No tile of yours can be played and you cannot draw: you can only pass.</source>
        <translation>Немає чого покласти, а брати не можна: лишається пасувати.</translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation>%1 підходить у кількох місцях: вибери одне.</translation>
    </message>
    <message>
        <source>%1 fits %2: choose one of them.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1 підходить %2: вибери один із потягів.</translation>
    </message>
    <message>
        <source>The computer is thinking for %1.</source>
        <extracomment>%1: a player who is away</extracomment>
        <translation>%1: зараз думає комп’ютер.</translation>
    </message>
    <message>
        <source>%1 Press Up.</source>
        <comment>%1: a whole sentence; Up: the key with that arrow</comment>
        <translation>%1 Натисни стрілку вгору.</translation>
    </message>
    <message>
        <source>You have no tile with %1: draw one.</source>
        <extracomment>%1: one or more numbers, as in &quot;1, 6, 9&quot;</extracomment>
        <translation>У тебе немає кісточки з числом %1: візьми з базару.</translation>
    </message>
    <message>
        <source>You have no tile with %1: you can only pass.</source>
        <translation>У тебе немає кісточки з числом %1: лишається пасувати.</translation>
    </message>
    <message>
        <source>%1 You can play: %2.</source>
        <comment>%1: a whole sentence, %2: tiles</comment>
        <translation>%1 Можна покласти: %2.</translation>
    </message>
    <message>
        <source>%1 Press %2.</source>
        <comment>%1: a whole sentence; %2: the key</comment>
        <translation>%1 Натисни %2.</translation>
    </message>
    <message>
        <source>%1 Shift+%2 ends your turn.</source>
        <comment>%1: a whole sentence; %2: a letter, held with Shift</comment>
        <translation>%1 Shift+%2 завершує твій хід.</translation>
    </message>
</context>
<context>
    <name>TutorialNote</name>
    <message>
        <source>Tutorial</source>
        <translation>Навчання</translation>
    </message>
    <message>
        <source>Tutorial: %1 of %2</source>
        <translation>Навчання: %1 з %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation>Пропустити навчання</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Почати гру</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ще раз</translation>
    </message>
</context>
</TS>
