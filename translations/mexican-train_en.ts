<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
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
        <source>A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with the work of others, under these terms:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AiNames</name>
    <message>
        <source>Bruno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clara</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Felix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jakob</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Karla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mina</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nils</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olga</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AwardWords</name>
    <message>
        <source>%1 · %2, round %3</source>
        <comment>%1: date, %2: rulebook, %3: number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, earned. %2 %3</source>
        <comment>%1: an award, %2: what earns it, %3: where</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>%1: an award, %2: what earns it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what, %2: so much</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>best</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 earned</source>
        <comment>awards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking through the games: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new award(s): %1.</source>
        <comment>%1: their names</comment>
        <translation>
            <numerusform>New award: %1.</numerusform>
            <numerusform>%n new awards: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best so far: %1, %2.</source>
        <comment>%1: in what, %2: so much</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: sentences</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Awards</name>
    <message>
        <source>Double finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out with a double as your last tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have at least 10 tiles on your own train when a round ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endless train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have at least 14 tiles on your own train when a round ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out without having drawn a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steep climb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out even though you had to draw at least 8 tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out with all your tiles on your own train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign station</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out with your last tile on another player’s train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play tiles on the trains of at least 3 other players in one round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play at least 6 tiles on the Mexican Train in one round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play at least 4 doubles in one round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helping hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close at least 3 doubles played by others in one round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out while another player has one tile left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out while all other players hold at least 5 tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out while the other hands come to at least 100 points together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light luggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End a round with 1 or 2 points, without going out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AwardsSheet</name>
    <message>
        <source>Awards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BestRounds</name>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
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
        <source>No finished round among these games.</source>
        <translation>No finished round among these games.</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Longest train</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points left with the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Quickest going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Most tiles in one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most doubles in one round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation>
            <numerusform>%n double</numerusform>
            <numerusform>%n doubles</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest points without going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points in one round</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in the boneyard</comment>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) left</source>
        <translation>
            <numerusform>Boneyard: %n tile left</numerusform>
            <numerusform>Boneyard: %n tiles left</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard: no tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CharacterWords</name>
    <message>
        <source>Gets rid of heavy tiles first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds on to heavy tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likes best to play on their own train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likes to play on other players’ trains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is fond of the Mexican Train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot keep a double for long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has no favourite kind of move.</source>
        <translation type="unfinished"></translation>
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
        <source>Thinking about the round…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dimmed tiles were played by others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
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
        <source>You took your marker off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played %1 on your own train; on other trains: %2.</source>
        <comment>%1, %2: so many tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 looked better: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving your train open looked better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking your marker off looked better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishing your first turn there looked better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping the tile you drew looked better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here another move looked clearly better. Each decision is judged by what you could see when you made it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No slips: by what you could see, no other move looked clearly better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well found: better than %1 %2, which comes to mind first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>On average that ends about %n point(s) better for you against the others (most likely between %1 and %2).</source>
        <translation>
            <numerusform>On average that ends about %n point better for you against the others (most likely between %1 and %2).</numerusform>
            <numerusform>On average that ends about %n points better for you against the others (most likely between %1 and %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>no difference</source>
        <comment>so many points for or against you: none</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n for you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n for you</numerusform>
            <numerusform>%n for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n against you</numerusform>
            <numerusform>%n against you</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or take %5). Together: %6.</source>
        <comment>%1 to %4 and %6: such as &quot;3 for you&quot; or &quot;no difference&quot;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 looked better.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColourGrid</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>of a locomotive</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan my train: the tiles of the longest train first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
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
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule behind the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games…</source>
        <comment>the saved ones</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How things stand…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score-keeper…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank score sheets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened in this round, line by line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened since your last turn, once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While others play: on to your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile, or pass where nothing else is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting aids…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting aids: which tiles have been seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the game is over: the same again, with the same players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass or end your turn, where the rules let you even though a tile fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two keys</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>%1, %2</source>
        <comment>a planned train: its tiles, and the pips that it leaves in the hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>of a planned train</comment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left over</source>
        <translation>
            <numerusform>%n pip left over</numerusform>
            <numerusform>%n pips left over</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: could not play on %2, and passed.</source>
        <comment>a player; %1: their first turn is 1, %2: values</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, drew %n tile(s) and passed.</source>
        <extracomment>a player; %1: their first turn is 1, %2: values</extracomment>
        <translation>
            <numerusform>Turn %1: could not play on %2, drew %n tile and passed.</numerusform>
            <numerusform>Turn %1: could not play on %2, drew %n tiles and passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, and drew %n tile(s).</source>
        <translation>
            <numerusform>Turn %1: could not play on %2, and drew %n tile.</numerusform>
            <numerusform>Turn %1: could not play on %2, and drew %n tiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since: %2</source>
        <comment>%1: a value, %2: players</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountedLine</name>
    <message>
        <source>%1: %2 of %3 seen</source>
        <comment>%1: a value, %2, %3: tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <comment>tiles of one value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Not seen yet: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open on the table: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountingSheet</name>
    <message>
        <source>Counting aids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n pip in your hand</numerusform>
            <numerusform>%n pips in your hand</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a computer player play for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>%1 %2</source>
        <comment>%1: name of a month, %2: year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>of a day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <comment>of a day&apos;s game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played again</source>
        <comment>of a day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>of a day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation></translation>
    </message>
    <message>
        <source>a seat changed hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are playing it: it waits on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>You won with %n point.</numerusform>
            <numerusform>You won with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n point(s).</source>
        <translation>
            <numerusform>You finished with %n point.</numerusform>
            <numerusform>You finished with %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it: round %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have played these tiles; the record of your first try is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not played it yet. Your first try is the one that counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation></translation>
    </message>
    <message>
        <source>A seat changed hands on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Played again since then: %n time(s).</source>
        <translation>
            <numerusform>Played again since then: %n time.</numerusform>
            <numerusform>Played again since then: %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played it with version %1; computer players may play differently now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, with three computer players (%2).</source>
        <comment>%1: name of a rulebook, %2: levels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more for the fun of it: it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being played in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading which days you have played…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels that have played these tiles in your seat: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player or a level</comment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Deal of the day %1, once more</source>
        <comment>%1: date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal of the day %1</source>
        <comment>%1: date</comment>
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
        <source>Salt: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealOfDaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The month before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The month after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the same tiles: you, and each level in your seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domino game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Mexican Train dominoes by the rules in your box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>domino;dominoes;train;tiles;family;</source>
        <extracomment>what somebody might type to find the game; each followed by a semicolon</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from the station, and an open train may be used by all. The rules differ from box to box, so this table knows several rule leaflets and their variants, explains every refusal in words, and plays fair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play against the computer, against each other at one screen, or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything by mouse, by touch or by keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No advertisements, no network, no account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table in the middle of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train saved game</source>
        <extracomment>a kind of file, as a file manager names it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EnginesToCome</name>
    <message>
        <source>These engines wait for their rounds:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You draw %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1 is in the station.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marker now stands %1: everybody may play tiles there.</source>
        <comment>on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is closed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have one tile left!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has one tile left!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train.</source>
        <comment>%1: who, %2: tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2 %3.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your train is for you alone again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train: the double lies open.</source>
        <comment>%1: who, %2: tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2 %3: the double lies open.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaceGrid</name>
    <message>
        <source>%1 · %2</source>
        <comment>a character&apos;s name, and the level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who should play?</source>
        <translation type="unfinished"></translation>
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
        <source>Reading the earlier rounds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sees the tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>A computer player sees what any player in its seat would see: the table and every hand, as all hands lie face up in this game. It does not know the order of the boneyard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player sees what any player in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
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
        <source>Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody’s luck is counted as soon as a round is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first move of a round all its tiles are shuffled. In the order that this gives they are dealt and drawn, to the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this round and of the rounds to come. At one computer, fair play is a matter of trust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note it down or photograph it, preferably before the first move: then you can check later that the deal has not been changed since. To everybody else it shows only that the saved game agrees with itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tool that comes with the game plays the whole saved game again by the rules and compares the fingerprints:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and at least the first four groups of the fingerprint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is still being played: its tiles and its salt are shown here when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same order. Whoever played that round, or looked at its replay, may know them; computer players do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fingerprint of the deal is the one that it had then, and could be known before this round began: it shows that the tiles are the same, and not that nobody knew them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a deal of the day: its tiles and their order follow from the date, so they are the same for everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It is played once more here: you may know the tiles, the computer players do not.</source>
        <comment>%1: sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the same one, and you can compare them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The saved game %1 is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so this game is not being saved: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game %1 is open in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 is not a saved game that can be continued. Line %2: %3</source>
        <comment>%3: a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 does something that the rules do not allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says %1 where the rules give %2.</source>
        <comment>%1, %2: values</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles dealt are not exactly those of the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fingerprint of the deal does not match its tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It undoes more moves than were made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number in it is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is far larger than a line of a game can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be %2.</source>
        <comment>%1: a key, %2: its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is another kind of file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was written by another version of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not look like a line of a saved game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal of the next round should be here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the next player does should be here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the round should be here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the game should be here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not belong in a saved game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a fault in this program. %1 It was not carried out and is not in the saved game; the game goes on.</source>
        <comment>%1: a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game in the file %1: it is empty, or its first line is not whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line of the saved game %1, line %2, was only half written, and is left out. The game goes on after the line before.</source>
        <comment>%1: a file, %2: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a copy; this file stays as it is.</source>
        <comment>%3: a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with settings of its own.</source>
        <comment>%1, %2: files</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>not a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a pipe</source>
        <comment>not a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a device</source>
        <comment>not a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <comment>%1: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 does not say which game was played last. Look for it among the saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings (the file %1) contain something that this version of the program does not know: %2. It uses its own values instead; what is written there stays until you choose something else.</source>
        <comment>%1: a file, %2: &quot;theme=neon&quot; and the like</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file stays as it is.</source>
        <comment>%1: a file, %2: what the system says</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstScreen</name>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New to the game? Learn it in one short round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you play, %1 opens the menu, and %2 says how things stand.</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player starts. Who is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The youngest player starts. Who is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At random</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FurtherPlaces</name>
    <message>
        <source>%1: %2</source>
        <comment>who: points, a number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Taken back: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No train is planned any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · Round %2 of %3 · Engine %4</source>
        <comment>%1: deal of the day, 25.11.26</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same tiles again: round %1 · Engine %2 · %3 rules</source>
        <comment>%3: name of the rulebook</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSaving</name>
    <message>
        <source>This game is saved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>End this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the game on the table counts, it will count as not won. It stays among your saved games.</source>
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
        <source>Reading the games: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the file’s path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is deleted. The statistics stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved while they are played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandLines</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>out, 0 points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a tile in one’s hand</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandTile</name>
    <message>
        <source>number %1 of your planned train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile&apos;s place in the hand, and how many tiles are in it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpLine</name>
    <message>
        <source>%1: %2</source>
        <extracomment>what can be done, and how; as a screen reader says it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With mouse or touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a tile to another place in the holder, or use the buttons below it.</source>
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
        <source>With the keyboard</source>
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
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the tile, play it on the train; twice on a tile: play it where it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the other controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one</source>
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
        <source>Play %1 %2: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish your first turn: the other tiles are better kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing else can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then your marker can come off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the tiles that fit, it has the most pips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better leave your train open: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better take your marker off: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish your first turn: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1 of %2 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1, %2: numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on average over %1 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1: a number, 100</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of your tiles fits on your train.</source>
        <comment>so keep others away</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of your tiles fits on your train.</source>
        <comment>others may play one there that helps you</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No computer players</source>
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
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
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
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Played straight through (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Played straight through (%n)</numerusform>
            <numerusform>Played straight through (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>With something taken back (%n)</numerusform>
            <numerusform>With something taken back (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>With a seat handed over (%n)</numerusform>
            <numerusform>With a seat handed over (%n)</numerusform>
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
        <source>Average place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation>
            <numerusform>on average over %n round</numerusform>
            <numerusform>on average over %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation>
            <numerusform>of %n round</numerusform>
            <numerusform>of %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1% of the games begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1% of the games begun; %2 together with others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation>
            <numerusform>against %n player</numerusform>
            <numerusform>against %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation>
            <numerusform>in %n round, finished %1</numerusform>
            <numerusform>in %n rounds, finished %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won together, with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <comment>%1: why</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same tiles again: round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>You won with %n point.</numerusform>
            <numerusform>You won with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>All games (%n)</numerusform>
            <numerusform>All games (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holder</name>
    <message>
        <source>Your tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HolderEdge</name>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n pip in your hand</numerusform>
            <numerusform>%n pips in your hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows how many tiles of each value have been seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
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
        <source>%1: you wrote a total of %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Continue: %1. %2</source>
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
        <source>Games with real tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KnownTables</name>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <comment>beside people</comment>
        <translation>
            <numerusform>%n computer player</numerusform>
            <numerusform>%n computer players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>Looking through your saved games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have beaten them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beaten so far: %1 of %2. You may play against anyone.</source>
        <comment>%1, %2: how many computer players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>of a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next one</source>
        <comment>of a computer player who has not been beaten yet</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play against %1</source>
        <comment>%1: name of a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beaten on %1</source>
        <comment>%1: a date with the weekday, which may end with a full stop; of a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation></translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageSetting</name>
    <message>
        <source>None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the program again.</source>
        <comment>%1: a language, in English; %2: name of a package</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LengthChips</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Full game: %n round</numerusform>
            <numerusform>Full game: %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Full game: %n round</numerusform>
            <numerusform>Full game: %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the tiles that have a 10, 11 or 12; the first engine is the double 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Play %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here is the tile that your double needs: %1 fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Play %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the bottom right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: play %1 there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1. It is a double: it lies across the track, and needs one more tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their points, and the fewest points win. The rules page tells you the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play tiles there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is your last tile. Play it %2: then you are out, and the round is over.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does. Frames show where it fits: drag it to the one at your train, or click it and then your train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, Enter, Up to your train, Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You passed instead: that is allowed, too, and Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played %1 %2 instead: that is allowed, too, and Undo takes it back.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</source>
        <translation>
            <numerusform>The round is over. It went its own way, and %n lesson did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</numerusform>
            <numerusform>The round is over. It went its own way, and %n lessons did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard: press %1.</source>
        <comment>%1: the key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The key %1 gives a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</source>
        <translation>
            <numerusform>The round is over. It went its own way, and %n lesson did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</numerusform>
            <numerusform>The round is over. It went its own way, and %n lessons did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Which level?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays any tile that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans the longest train and follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has just learned the rules: own train first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often sees only the next few tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays along, and overlooks some things.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans ahead; nearly the best is good enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errs rarely, and only by a little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries each move against many guesses at how the hidden tiles lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins fewer than 1 of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Wins %n of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>
            <numerusform>Wins %n of 100 games against three “%1”.</numerusform>
            <numerusform>Wins %n of 100 games against three “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of %1 is not known here. At which level should the computer play on?</source>
        <comment>%1: names of players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also reads from what others play which tiles they may hold.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
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
        <source>Pips dealt per round, on average</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkerQuestion</name>
    <message>
        <source>Take your marker off your train?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 cannot be played anywhere now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s).</source>
        <translation>
            <numerusform>Each player gets %n tile.</numerusform>
            <numerusform>Each player gets %n tiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on the table ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sure? Take %1: it leaves the least to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no leaflet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Tile set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double drawn after a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty boneyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles to deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealt with the other tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the station before the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody draws the same number of tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing stops as soon as it turns up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the holder of the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one tile, as always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on any turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from one’s second turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once one’s own train is started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more tile, not a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more tile; a double asks again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on any train open to the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the double itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must be played and asks again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it may be played and asks again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fixed number of tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until a tile fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once for each tile you must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever cannot play passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever has the most rounds of 0 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rulebook’s own table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Cardinal table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Masters table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Pressman table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double-%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the tile after a double lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom an open double holds up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often you draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one tile or more, on one’s own train</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a computer player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away: a computer player plays meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is played by a computer player: %2</source>
        <comment>%2: its level</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.</source>
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
        <source>Points for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own total for %1</source>
        <comment>%1: name of a player</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReactionWords</name>
    <message>
        <source>Oh dear!</source>
        <comment>said by a computer player who draws and draws</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drat!</source>
        <comment>said by a computer player who has to pass</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ha!</source>
        <comment>said by a computer player who plays a double</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hey!</source>
        <comment>said by a computer player on whose train somebody else played a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hooray!</source>
        <comment>said by a computer player who goes out</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn: it is %1’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such train in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double drawn for the tile you owe cannot be used, so %1 stays in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have drawn: only that tile, %1, can be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard before you pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have drawn already and may not draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is drawn on your first turn of a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide whether your marker stays or comes off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to decide about a marker now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play at least one tile on your train first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have played tiles: finish your first turn instead of passing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double %1 %2 was played earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is closed to you: no marker stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may start the Mexican Train from your second turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may start the Mexican Train once your own train has a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your first turn of a round you play on your own train only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next tile must be played on the double %1 itself, %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can play: %1 fits %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit %2: the value %3 is needed there.</source>
        <comment>%1: tile, %2: on whose train, %3: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double from your hand cannot follow a double, so %1 has to wait.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Boneyard: %n tile</numerusform>
            <numerusform>Boneyard: %n tiles</numerusform>
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
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay: the same tiles again, round %1 · Engine %2 · %3 rules</source>
        <extracomment>%1: number; %2: tile; %3: name of the rulebook</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
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
    <message>
        <source>You went out: you win this round!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can play any more: the round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boneyard is empty: the round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with %1.</source>
        <comment>%1: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: most rounds without a point.</source>
        <comment>%1: names, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 went out together!</source>
        <comment>several names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went out first!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 went out first!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundEntryPage</name>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
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
    <name>RoundNews</name>
    <message>
        <source>Tip: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
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
        <source>Fair play…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleModel</name>
    <message>
        <source>This game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared with nothing</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Mexican Train: %1</source>
        <comment>heading of the printed rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2, changed)</source>
        <comment>This game (Tactic, changed)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>This game (Tactic)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the rules that differ are printed here; all others are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only rules that mention “%1” are printed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many the printed rules are for</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePrinter</name>
    <message>
        <source>Save the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trains and markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile with the same value on both halves is a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in hand costs %n point(s).</source>
        <translation>
            <numerusform>A double blank left in hand costs %n point.</numerusform>
            <numerusform>A double blank left in hand costs %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point limit: the game ends with its last round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody’s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>The game ends after the first round in which somebody’s total reaches %n point, at the latest after the last round.</numerusform>
            <numerusform>The game ends after the first round in which somebody’s total reaches %n points, at the latest after the last round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The rest lie face down: they are the boneyard.</source>
        <translation>
            <numerusform>Each player gets %n tile. The rest lie face down: they are the boneyard.</numerusform>
            <numerusform>Each player gets %n tiles. The rest lie face down: they are the boneyard.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine lies in the station before the tiles are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds or draws the engine starts the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player starts the first round; every later round is started by the next player clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who share the lowest total win together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among players with the same lowest total, the one with the most rounds of 0 points wins. If that is equal too, the lowest of the other rounds decides. If even that is equal, they win together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook’s own table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or 6, 11 for 7 or 8, with the double-12 set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or 6, 10 for 7 or 8, with the double-12 set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or 6, 8 for 7 or 8, with the double-12 set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the last tile of the boneyard has been drawn, that turn is played to its end, and with it the round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double may be your last tile: nothing has to follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player has a train of their own. It begins at the station and grows at its open end, one tile after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All trains of a round begin at a double in the station, the engine. In the first round it is the highest double of the set, in every later round the next lower one. The engine itself needs no tile after it and never has to be closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first starter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By this leaflet the oldest player starts the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By this leaflet the youngest player starts the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turns go round the table clockwise, one player after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a turn is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tile fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile fits where one of its halves shows the value at the end of the train. That half goes against the train. A train without tiles takes the value of the engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can play must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you cannot play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you cannot play a tile that you have to play, not even after drawing as far as you may, your turn ends and a marker is put on your train, or on its place if it has no tile yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open and closed trains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A train without tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a marker stands on the place of a train that has no tile yet, others may start that train with a tile of the engine’s value. It still belongs to its owner, and the marker stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nothing follows a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as a player has only one tile left, everybody is told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nobody can play any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of a round you count the pips of the tiles in your hand and add them to your total. The lowest total wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Mexican Train in this game, only the trains of the players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play on other open trains before your own has a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before your own train has a tile you may play nothing on another one. Only closing a double that you have to close is always allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double is played like any other tile: nothing has to follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile after a double must be played on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may play it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was played first comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is played anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw for only one tile per turn: if you drew a double and played it, you do not draw for the tile after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your marker comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your marker comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each tile that you play, on whichever train, you may take your marker off or leave it. It stays when others play on your train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns up. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a marker stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a marker is put on your train, your turn ends and the double stays open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be played in the first turn, everybody still has that first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a marker on every train, the round is over. Then it may be that nobody has gone out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your first turn of a round you play one tile, as on every other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your second turn of the round on; once it has started, it is open to all. It never gets a marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile after a double may be played on the double or on any other train that is open to you. In the turn in which it is played, a double closes no train to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must play it, and then it needs a tile after it like any other double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it no longer holds anybody up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do you go out on the double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It never gets a marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw for each tile that you have to play: if a double that you drew and played asks for a tile and you hold none for it, you draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>At most %n round is played. The first engine is the double %1.</numerusform>
            <numerusform>At most %n rounds are played. The first engine is the double %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn you play one tile of your hand that fits, on any train that is open to you. The rules about drawing, about doubles and about the first turn of a round can change that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw tile after tile until one may be played or the boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the first that may be played. It is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulebookWords</name>
    <message>
        <source>Eco Wood Art</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine lies in the station before the deal and the players take turns to start. You decide yourself whether your marker comes off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were played, and an empty boneyard ends the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole train; the double blank costs 50 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile after a double must be played on that double, you draw only once per turn, nobody goes out on an open double, and ties are broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rulebook called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” is not a value of the option “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the engine is dealt, whoever holds it must start; if it is set aside, the players must take turns to start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The short game is played with the double-9 set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With this set at most %n round(s) can be played.</source>
        <translation>
            <numerusform>With this set at most %n round can be played.</numerusform>
            <numerusform>With this set at most %n rounds can be played.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no number of tiles to deal for %1 players with the double-%2 set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double-%2 set does not have enough tiles for %1 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes with the wooden model set by Eco Wood Art.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes with “Original Mexican Train” by Tactic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes with Novelca 11003603, and in a Russian leaflet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a German article, for 2 to 14 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published tournament rules; no leaflet prints them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a double drawn after a double must be played if it fits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule mentions that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameTilesWords</name>
    <message>
        <source>now %1, earlier %2</source>
        <comment>%1, %2: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: now 34, earlier 61</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same tiles: %1.</source>
        <comment>%1: now 34, earlier 61</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavingSheets</name>
    <message>
        <source>This game is not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game was rescued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not saved. Saving is tried again every few seconds.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of %1 will be deleted for good.</source>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
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
        <translation>
            <numerusform>%1: %n point, total %2</numerusform>
            <numerusform>%1: %n points, total %2</numerusform>
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
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation>
            <numerusform>Totals after %n round. %1</numerusform>
            <numerusform>Totals after %n rounds. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation>
            <numerusform>Double-%1 set, %n round.</numerusform>
            <numerusform>Double-%1 set, %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>The double blank counts %n point.</numerusform>
            <numerusform>The double blank counts %n points.</numerusform>
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
        <translation>
            <numerusform>%1, %2 rules, over after %n round.</numerusform>
            <numerusform>%1, %2 rules, over after %n rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>The game ends after the round in which somebody’s total reaches %n point.</numerusform>
            <numerusform>The game ends after the round in which somebody’s total reaches %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s).</source>
        <comment>%1: number, %2: who</comment>
        <translation>
            <numerusform>Place %1: %2, %n point.</numerusform>
            <numerusform>Place %1: %2, %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <comment>start of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your train</source>
        <comment>start of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s train</source>
        <comment>start of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where something stands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where something stands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where something stands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where a tile is played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of names</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 is a computer player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour and character of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentenceBoard</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the rule behind this.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingSlider</name>
    <message>
        <source>%1: %2%</source>
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
        <source>Colour-blind friendly</source>
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
        <translation type="unfinished"></translation>
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
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>%1.</source>
        <comment>a line that is read aloud, made a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPlanForm</name>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>The game ends after the round in which somebody’s total reaches %n point.</numerusform>
            <numerusform>The game ends after the round in which somebody’s total reaches %n points.</numerusform>
        </translation>
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
        <source>Something is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from before line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a long game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game in the file %1 takes a while to read: %2% so far.</source>
        <comment>%2: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be saved here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShelfSheets</name>
    <message>
        <source>Forget everything?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Skill and luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play and tiles, game by game; the list says the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for you, per round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points against you, per round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer is going over the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round that counts is finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>no difference</source>
        <comment>points for or against somebody: none</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for you</source>
        <comment>%1: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against you</source>
        <comment>%1: points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n round(s)</source>
        <comment>%1: date, %2: rulebook</comment>
        <translation>
            <numerusform>%1 · %2 · %n round</numerusform>
            <numerusform>%1 · %2 · %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>play: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After five rounds, this page says what your play and your tiles come to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in your place.</source>
        <comment>%1: such as &quot;3.1 for you&quot;, %3: a level</comment>
        <translation>
            <numerusform>Your play over %n round, on average: %1 (give or take %2), against what “%3” would have done in your place.</numerusform>
            <numerusform>Your play over %n rounds, on average: %1 (give or take %2), against what “%3” would have done in your place.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles, on average: %1 (give or take %2).</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance alone brings that in fewer than 1 of 20 cases.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no more than chance brings.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going over your rounds: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Station, engine %1-%1</source>
        <translation type="unfinished"></translation>
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
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation>
            <numerusform>%n line of the file %1 cannot be read and is left out.</numerusform>
            <numerusform>%n lines of the file %1 cannot be read and are left out.</numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
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
        <source>A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill and luck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget everything…</source>
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
        <translation>
            <numerusform>You hold %n tile.</numerusform>
            <numerusform>You hold %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation>
            <numerusform>%n tile is in the boneyard.</numerusform>
            <numerusform>%n tiles are in the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation>
            <numerusform>%1: %n tile in hand.</numerusform>
            <numerusform>%1: %n tiles in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation>
            <numerusform>%1: %n point so far.</numerusform>
            <numerusform>%1: %n points so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) so far.</source>
        <comment>the total of the rounds that are finished</comment>
        <translation>
            <numerusform>You have %n point so far.</numerusform>
            <numerusform>You have %n points so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepWords</name>
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
        <source>%1 leaves their train open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 finishes their first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Each player is dealt %n tile.</numerusform>
            <numerusform>Each player is dealt %n tiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. You start the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. %2 starts the game.</source>
        <comment>%2: who</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is %2.</source>
        <comment>%2: who</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold the engine %1: it is placed in the station, and you start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds the engine %2: it is placed in the station, and %1 starts.</source>
        <comment>%1: who, %2: tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To find the engine, %n more are drawn.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>To find the engine, %n more is drawn.</numerusform>
            <numerusform>To find the engine, %n more are drawn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody held the engine %1: you drew it and start.</source>
        <comment>%1: tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody held the engine %1: %2 drew it and starts.</source>
        <comment>%1: tile, %2: who</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always draw and pass for me</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableChips</name>
    <message>
        <source>Play together again:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Tile %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>Look for the longest chain in your hand before your first tile: from the end of your own train, tile after tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a second tile of the same value with each double, so that you can follow it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a chain that you will not finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold many different values rather than many tiles of one. Then something fits at almost every end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double that you cannot follow still holds up those who must close it. If you have to leave one open, do it with a value of which most tiles already lie on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there is a marker on your train, get it off soon: others play there too, and the end that your chain needs may be gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When two tiles fit equally well, play the one with more pips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer thinks…</source>
        <comment>for a player who is away</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrainSheet</name>
    <message numerus="yes">
        <source>Mexican Train: %n tile(s)</source>
        <translation>
            <numerusform>Mexican Train: %n tile</numerusform>
            <numerusform>Mexican Train: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your train: %n tile(s)</source>
        <translation>
            <numerusform>Your train: %n tile</numerusform>
            <numerusform>Your train: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s train: %n tile(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>%1’s train: %n tile</numerusform>
            <numerusform>%1’s train: %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ends in %2, double to be closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ends in %2, open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ends in %2, for you alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; a computer player plays here meanwhile</source>
        <extracomment>%1: a train and how it stands</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the double first</source>
        <comment>on a plate: no train is open before it is covered</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from your next turn</source>
        <comment>on a plate: the train is not open yet</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your train first</source>
        <comment>on a plate: where one plays first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ends in %2, not open now: %3</source>
        <extracomment>%3: what comes first, in a few words, as &quot;the double first&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take your marker off or leave your train open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first turn: play as many tiles as you like on your own train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play another tile on your train, or finish your first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew %1: play it, or keep it and pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew %1, and it fits: play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a double you play one more tile, but not a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a double you play one more tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double %1 %2 must be closed and no tile of yours fits: draw one.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open doubles must be closed and no tile of yours fits: draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile of yours fits: draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n tile(s) fit.</source>
        <translation>
            <numerusform>Your turn. %n tile fits.</numerusform>
            <numerusform>Your turn. %n tiles fit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. You can play: %1.</source>
        <comment>%1: tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit now</source>
        <comment>a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a tile; %1: on whose trains</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fits %2.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you can only pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be played either: you can only pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile of yours can be played and you cannot draw: you can only pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fits %2: choose one of them.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer is thinking for %1.</source>
        <extracomment>%1: a player who is away</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Press Up.</source>
        <comment>%1: a whole sentence; Up: the key with that arrow</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no tile with %1: draw one.</source>
        <extracomment>%1: one or more numbers, as in &quot;1, 6, 9&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no tile with %1: you can only pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 You can play: %2.</source>
        <comment>%1: a whole sentence, %2: tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Press %2.</source>
        <comment>%1: a whole sentence; %2: the key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Shift+%2 ends your turn.</source>
        <comment>%1: a whole sentence; %2: a letter, held with Shift</comment>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
