<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Mexican Train</source>
        <translation>Über Mexican Train</translation>
    </message>
    <message>
        <source>Mexican Train, version %1</source>
        <translation>Mexican Train, Version %1</translation>
    </message>
    <message>
        <source>A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.</source>
        <translation>Ein kostenloses Spiel für Familien: nach den Regeln des Hefts in deiner Schachtel, in vielen Sprachen. Es braucht weder Netz noch Konto und zeigt keine Werbung; nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation>Es ist mit Qt gemacht, das unter der GNU Lesser General Public License verwendet wird. Das Programm selbst dürfen alle unter diesen Bedingungen nutzen, verändern und weitergeben:</translation>
    </message>
    <message>
        <source>Made with the work of others, under these terms:</source>
        <translation>Gemacht mit der Arbeit anderer, zu diesen Bedingungen:</translation>
    </message>
</context>
<context>
    <name>AiNames</name>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Dario</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>Emma</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Felix</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Greta</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Ines</translation>
    </message>
    <message>
        <source>Jakob</source>
        <translation>Jakob</translation>
    </message>
    <message>
        <source>Karla</source>
        <translation>Karla</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Leo</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>Mina</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>Nils</translation>
    </message>
    <message>
        <source>Olga</source>
        <translation>Olga</translation>
    </message>
</context>
<context>
    <name>AwardWords</name>
    <message>
        <source>%1 · %2, round %3</source>
        <comment>%1: date, %2: rulebook, %3: number</comment>
        <translation>%1 · %2, Runde %3</translation>
    </message>
    <message>
        <source>%1, earned. %2 %3</source>
        <comment>%1: an award, %2: what earns it, %3: where</comment>
        <translation>%1, erhalten. %2 %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>%1: an award, %2: what earns it</comment>
        <translation>%1, noch nicht erhalten. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what, %2: so much</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>best</comment>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>%1 of %2 earned</source>
        <comment>awards</comment>
        <translation>%1 von %2 erhalten</translation>
    </message>
    <message>
        <source>Looking through the games: %1 of %2</source>
        <translation>Spiele werden durchgesehen: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new award(s): %1.</source>
        <comment>%1: their names</comment>
        <translation>
            <numerusform>Neue Auszeichnung: %1.</numerusform>
            <numerusform>%n neue Auszeichnungen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best so far: %1, %2.</source>
        <comment>%1: in what, %2: so much</comment>
        <translation>Deine Bestleistung: %1, %2.</translation>
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
        <translation>Doppelt am Ziel</translation>
    </message>
    <message>
        <source>Go out with a double as your last tile.</source>
        <translation>Leg als letzten Stein einen Doppelstein.</translation>
    </message>
    <message>
        <source>Long train</source>
        <translation>Langer Zug</translation>
    </message>
    <message>
        <source>Have at least 10 tiles on your own train when a round ends.</source>
        <translation>Hab am Ende einer Runde mindestens 10 Steine an deinem eigenen Zug.</translation>
    </message>
    <message>
        <source>Endless train</source>
        <translation>Endloser Zug</translation>
    </message>
    <message>
        <source>Have at least 14 tiles on your own train when a round ends.</source>
        <translation>Hab am Ende einer Runde mindestens 14 Steine an deinem eigenen Zug.</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>Ohne Halt</translation>
    </message>
    <message>
        <source>Go out without having drawn a tile.</source>
        <translation>Werd alle Steine los, ohne einen gezogen zu haben.</translation>
    </message>
    <message>
        <source>Steep climb</source>
        <translation>Steiler Anstieg</translation>
    </message>
    <message>
        <source>Go out even though you had to draw at least 8 tiles.</source>
        <translation>Werd alle Steine los, obwohl du mindestens 8 ziehen musstest.</translation>
    </message>
    <message>
        <source>Own line</source>
        <translation>Eigene Strecke</translation>
    </message>
    <message>
        <source>Go out with all your tiles on your own train.</source>
        <translation>Werd alle Steine los und leg jeden an deinen eigenen Zug.</translation>
    </message>
    <message>
        <source>Foreign station</source>
        <translation>Fremder Bahnhof</translation>
    </message>
    <message>
        <source>Go out with your last tile on another player’s train.</source>
        <translation>Leg deinen letzten Stein an den Zug von jemand anderem.</translation>
    </message>
    <message>
        <source>Grand tour</source>
        <translation>Große Rundreise</translation>
    </message>
    <message>
        <source>Play tiles on the trains of at least 3 other players in one round.</source>
        <translation>Leg in einer Runde Steine an die Züge von mindestens 3 anderen.</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>Play at least 6 tiles on the Mexican Train in one round.</source>
        <translation>Leg in einer Runde mindestens 6 Steine an den Mexikanischen Zug.</translation>
    </message>
    <message>
        <source>Double header</source>
        <translation>Doppeltraktion</translation>
    </message>
    <message>
        <source>Play at least 4 doubles in one round.</source>
        <translation>Leg in einer Runde mindestens 4 Doppelsteine.</translation>
    </message>
    <message>
        <source>Helping hand</source>
        <translation>Helfende Hand</translation>
    </message>
    <message>
        <source>Close at least 3 doubles played by others in one round.</source>
        <translation>Deck in einer Runde mindestens 3 Doppelsteine ab, die andere gelegt haben.</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Zielfoto</translation>
    </message>
    <message>
        <source>Go out while another player has one tile left.</source>
        <translation>Werd alle Steine los, während jemand anders noch einen hat.</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>Vor der Zeit</translation>
    </message>
    <message>
        <source>Go out while all other players hold at least 5 tiles.</source>
        <translation>Werd alle Steine los, während alle anderen noch mindestens 5 haben.</translation>
    </message>
    <message>
        <source>Heavy load</source>
        <translation>Schwere Fracht</translation>
    </message>
    <message>
        <source>Go out while the other hands come to at least 100 points together.</source>
        <translation>Werd alle Steine los, während die Steine der anderen zusammen mindestens 100 Punkte zählen.</translation>
    </message>
    <message>
        <source>Light luggage</source>
        <translation>Leichtes Gepäck</translation>
    </message>
    <message>
        <source>End a round with 1 or 2 points, without going out.</source>
        <translation>Beende eine Runde mit 1 oder 2 Punkten, ohne alle Steine los zu sein.</translation>
    </message>
</context>
<context>
    <name>AwardsSheet</name>
    <message>
        <source>Awards</source>
        <translation>Auszeichnungen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>Deine Bestleistungen</translation>
    </message>
    <message>
        <source>A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.</source>
        <translation>Es zählen Runden, in denen nichts zurückgenommen und dein Platz nicht übergeben wurde. Die Einführung, „Gleiche Steine noch mal“ und ein wiederholtes Spiel des Tages bringen keine Auszeichnungen, und die KI bekommt keine; Tipps nehmen keine weg.</translation>
    </message>
</context>
<context>
    <name>BestRounds</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>column: how many</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Punkte der Gegner</translation>
    </message>
    <message>
        <source>Rules and date</source>
        <translation>Regeln und Datum</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: rulebook, %2: date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No finished round among these games.</source>
        <translation>In diesen Spielen ist keine Runde zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Longest train</source>
        <translation>Längster Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points left with the others</source>
        <translation>Meiste Punkte bei den anderen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Quickest going out</source>
        <translation>Am schnellsten alle Steine los</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n-mal dran</numerusform>
            <numerusform>%n-mal dran</numerusform>
        </translation>
    </message>
    <message>
        <source>Most tiles in one turn</source>
        <translation>Meiste Steine auf einmal</translation>
    </message>
    <message>
        <source>Most doubles in one round</source>
        <translation>Meiste Doppelsteine in einer Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation>
            <numerusform>%n Doppelstein</numerusform>
            <numerusform>%n Doppelsteine</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest points without going out</source>
        <translation>Wenigste Punkte mit übrigen Steinen</translation>
    </message>
    <message>
        <source>Most points in one round</source>
        <translation>Meiste Punkte in einer Runde</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Leere Punktezettel</translation>
    </message>
    <message>
        <source>For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.</source>
        <translation>Für ein Spiel mit echten Dominosteinen: Runden und Startsteine sind gedruckt, die Punkte werden von Hand eingetragen. Namen dürfen frei bleiben.</translation>
    </message>
</context>
<context>
    <name>Boneyard</name>
    <message>
        <source>Draw a tile</source>
        <translation>Stein ziehen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in the boneyard</comment>
        <translation>
            <numerusform>noch %n Stein</numerusform>
            <numerusform>noch %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>Keine Steine mehr</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) left</source>
        <translation>
            <numerusform>Talon: noch %n Stein</numerusform>
            <numerusform>Talon: noch %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard: no tiles left</source>
        <translation>Talon: keine Steine mehr</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Umschalt+%1</translation>
    </message>
</context>
<context>
    <name>CharacterWords</name>
    <message>
        <source>Gets rid of heavy tiles first.</source>
        <translation>Wird schwere Steine zuerst los.</translation>
    </message>
    <message>
        <source>Holds on to heavy tiles.</source>
        <translation>Behält schwere Steine lange.</translation>
    </message>
    <message>
        <source>Likes best to play on their own train.</source>
        <translation>Legt am liebsten an den eigenen Zug an.</translation>
    </message>
    <message>
        <source>Likes to play on other players’ trains.</source>
        <translation>Legt gern an die Züge der anderen an.</translation>
    </message>
    <message>
        <source>Is fond of the Mexican Train.</source>
        <translation>Hat eine Schwäche für den Mexikanischen Zug.</translation>
    </message>
    <message>
        <source>Cannot keep a double for long.</source>
        <translation>Kann keinen Doppelstein lange behalten.</translation>
    </message>
    <message>
        <source>Has no favourite kind of move.</source>
        <translation>Hat keine besonderen Vorlieben.</translation>
    </message>
</context>
<context>
    <name>Classic</name>
    <message>
        <source>Classic</source>
        <comment>a theme: walnut, green cloth, brass</comment>
        <translation>Klassisch</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Shows the table as it was then.</source>
        <translation>Zeigt den Tisch, wie er in diesem Moment war.</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Whose round</source>
        <translation>Wessen Runde</translation>
    </message>
    <message>
        <source>Thinking about the round…</source>
        <translation>Die Runde wird durchdacht&#xa0;…</translation>
    </message>
    <message>
        <source>The dimmed tiles were played by others.</source>
        <translation>Die blassen Steine haben andere gelegt.</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation>Keiner der Steine, die du bekommen hast, passte an den Startstein.</translation>
    </message>
    <message>
        <source>You played no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>An deinen eigenen Zug hast du keinen Stein gelegt; an andere Züge: %1.</translation>
    </message>
    <message>
        <source>You played %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Du hast %1 %2 gelegt.</translation>
    </message>
    <message>
        <source>You kept the tile you drew, and passed.</source>
        <translation>Du hast den gezogenen Stein behalten und gepasst.</translation>
    </message>
    <message>
        <source>You finished your first turn.</source>
        <translation>Du hast dein erstes Anlegen beendet.</translation>
    </message>
    <message>
        <source>You left your train open.</source>
        <translation>Du hast deinen Zug offen gelassen.</translation>
    </message>
    <message>
        <source>You took your marker off.</source>
        <translation>Du hast deine Lokomotive weggenommen.</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>Du hast einen Stein gezogen.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation>Diese Runde hat nur die KI gespielt.</translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Der längste Zug aus den Steinen, die du bekommen hast: %1.</translation>
    </message>
    <message>
        <source>You played %1 on your own train; on other trains: %2.</source>
        <comment>%1, %2: so many tiles</comment>
        <translation>An deinen eigenen Zug hast du %1 gelegt; an andere Züge: %2.</translation>
    </message>
    <message>
        <source>%1 %2 looked better: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>%1 %2 zu legen sah besser aus: %3</translation>
    </message>
    <message>
        <source>Leaving your train open looked better.</source>
        <translation>Deinen Zug offen zu lassen sah besser aus.</translation>
    </message>
    <message>
        <source>Taking your marker off looked better.</source>
        <translation>Deine Lokomotive wegzunehmen sah besser aus.</translation>
    </message>
    <message>
        <source>Finishing your first turn there looked better.</source>
        <translation>Dein erstes Anlegen hier zu beenden sah besser aus.</translation>
    </message>
    <message>
        <source>Keeping the tile you drew looked better.</source>
        <translation>Den gezogenen Stein zu behalten sah besser aus.</translation>
    </message>
    <message>
        <source>Here another move looked clearly better. Each decision is judged by what you could see when you made it.</source>
        <translation>Hier sah etwas anderes eindeutig besser aus. Jede Entscheidung wird danach beurteilt, was du in diesem Moment sehen konntest.</translation>
    </message>
    <message>
        <source>No slips: by what you could see, no other move looked clearly better.</source>
        <translation>Keine Fehler: Nach dem, was du sehen konntest, sah nichts anderes eindeutig besser aus.</translation>
    </message>
    <message>
        <source>Well found.</source>
        <translation>Gut gesehen.</translation>
    </message>
    <message>
        <source>Well found: better than %1 %2, which comes to mind first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Gut gesehen: Zuerst denkt man daran, %1 %2 zu legen, aber du hast etwas Besseres gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>On average that ends about %n point(s) better for you against the others (most likely between %1 and %2).</source>
        <translation>
            <numerusform>Im Schnitt endet das gegenüber den anderen um etwa %n Punkt besser für dich (höchstwahrscheinlich zwischen %1 und %2).</numerusform>
            <numerusform>Im Schnitt endet das gegenüber den anderen um etwa %n Punkte besser für dich (höchstwahrscheinlich zwischen %1 und %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>no difference</source>
        <comment>so many points for or against you: none</comment>
        <translation>kein Unterschied</translation>
    </message>
    <message numerus="yes">
        <source>%n for you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n für dich</numerusform>
            <numerusform>%n für dich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n gegen dich</numerusform>
            <numerusform>%n gegen dich</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or take %5). Together: %6.</source>
        <comment>%1 to %4 and %6: such as &quot;3 for you&quot; or &quot;no difference&quot;</comment>
        <translation>Punkte gegenüber den anderen. Ausgeteilt: %1; gezogen: %2; die anderen: %3; dein Spiel: %4 (plus oder minus %5). Zusammen: %6.</translation>
    </message>
    <message>
        <source>%1 %2 looked better.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>%1 %2 zu legen sah besser aus.</translation>
    </message>
</context>
<context>
    <name>ColourGrid</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>Magenta</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliv</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Koralle</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Himmelblau</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>of a locomotive</comment>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation>Tipp: was du tun könntest, und warum</translation>
    </message>
    <message>
        <source>Plan my train: the tiles of the longest train first</source>
        <translation>Meinen Zug planen: die Steine des längsten zuerst</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Rückgängig, Wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close what is open; let go of the tile</source>
        <translation>Schließen, was offen ist; den Stein loslassen</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Steine von allen</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 oder ?</translation>
    </message>
    <message>
        <source>The rule behind the message</source>
        <translation>Die Regel zur Meldung</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>Games…</source>
        <comment>the saved ones</comment>
        <translation>Spiele&#xa0;…</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Spiel im Rückblick</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Spieler&#xa0;…</translation>
    </message>
    <message>
        <source>How things stand…</source>
        <translation>Wie es steht&#xa0;…</translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation>Wie es steht, in Worten</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Faires Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>End this game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>Score-keeper…</source>
        <translation>Punkteblock&#xa0;…</translation>
    </message>
    <message>
        <source>Blank score sheets…</source>
        <translation>Leere Punktezettel&#xa0;…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>Hilfe&#xa0;…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Über&#xa0;…</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Das Menü</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Vollbild und zurück</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Programm verlassen</translation>
    </message>
    <message>
        <source>What happened…</source>
        <translation>Was geschehen ist&#xa0;…</translation>
    </message>
    <message>
        <source>What happened in this round, line by line</source>
        <translation>Was in dieser Runde geschehen ist, Zeile für Zeile</translation>
    </message>
    <message>
        <source>What happened since your last turn, once more</source>
        <translation>Was geschehen ist, seit du zuletzt dran warst, noch einmal</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>While others play: on to your turn</source>
        <translation>Während andere spielen: weiter, bis du dran bist</translation>
    </message>
    <message>
        <source>Draw a tile, or pass where nothing else is left</source>
        <translation>Einen Stein ziehen oder, wo nichts anderes bleibt, passen</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Einführung starten</translation>
    </message>
    <message>
        <source>Counting aids…</source>
        <translation>Hilfen zum Mitzählen&#xa0;…</translation>
    </message>
    <message>
        <source>Counting aids: which tiles have been seen</source>
        <translation>Hilfen zum Mitzählen: welche Steine man gesehen hat</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>When the game is over: the same again, with the same players</source>
        <translation>Wenn das Spiel zu Ende ist: dasselbe noch einmal, mit denselben Spielern</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Auszeichnungen&#xa0;…</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Spiel des Tages&#xa0;…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Die Leiter&#xa0;…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Was geschehen ist, seit du zuletzt dran warst</translation>
    </message>
    <message>
        <source>Pass or end your turn, where the rules let you even though a tile fits</source>
        <translation>Passen oder „Fertig“, wo die Regeln es erlauben, obwohl ein Stein passt</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Strg+%1</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Umschalt+%1</translation>
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
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left over</source>
        <translation>
            <numerusform>%n Auge bleibt übrig</numerusform>
            <numerusform>%n Augen bleiben übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: could not play on %2, and passed.</source>
        <comment>a player; %1: their first turn is 1, %2: values</comment>
        <translation>Zum %1. Mal dran: konnte nicht an %2 anlegen und hat gepasst.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, drew %n tile(s) and passed.</source>
        <extracomment>a player; %1: their first turn is 1, %2: values</extracomment>
        <translation>
            <numerusform>Zum %1. Mal dran: konnte nicht an %2 anlegen, hat %n Stein gezogen und gepasst.</numerusform>
            <numerusform>Zum %1. Mal dran: konnte nicht an %2 anlegen, hat %n Steine gezogen und gepasst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, and drew %n tile(s).</source>
        <translation>
            <numerusform>Zum %1. Mal dran: konnte nicht an %2 anlegen und hat %n Stein gezogen.</numerusform>
            <numerusform>Zum %1. Mal dran: konnte nicht an %2 anlegen und hat %n Steine gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since: %2</source>
        <comment>%1: a value, %2: players</comment>
        <translation>Nichts zum Anlegen an %1, und seither nichts Gezogenes behalten: %2</translation>
    </message>
</context>
<context>
    <name>CountedLine</name>
    <message>
        <source>%1: %2 of %3 seen</source>
        <comment>%1: a value, %2, %3: tiles</comment>
        <translation>%1: %2 von %3 gesehen</translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <comment>tiles of one value</comment>
        <translation>%1 von %2 gesehen</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Not seen yet: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Noch nicht gesehen: %1</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Bei dir: %1</translation>
    </message>
    <message>
        <source>Open on the table: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Offen auf dem Tisch: %1</translation>
    </message>
</context>
<context>
    <name>CountingSheet</name>
    <message>
        <source>Counting aids</source>
        <translation>Hilfen zum Mitzählen</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Hilfen zum Mitzählen: die Augen meiner Steine, gesehene Steine, woran andere nicht anlegen konnten</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n Auge bei dir</numerusform>
            <numerusform>%n Augen bei dir</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Gerade werden keine Steine gezeigt.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
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
        <translation>%1, du bist dran.</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>Jetzt bitte alle anderen wegschauen.</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Meine Steine zeigen</translation>
    </message>
    <message>
        <source>Let a computer player play for %1</source>
        <translation>KI für %1 spielen lassen</translation>
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
        <translation>heute</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>of a day</comment>
        <translation>kommt noch</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <comment>of a day&apos;s game</comment>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>played again</source>
        <comment>of a day</comment>
        <translation>noch einmal gespielt</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>of a day</comment>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>etwas wurde zurückgenommen</translation>
    </message>
    <message>
        <source>a seat changed hands</source>
        <translation>ein Platz wurde übergeben</translation>
    </message>
    <message>
        <source>You are playing it: it waits on the table.</source>
        <translation>Du spielst es gerade: Es wartet auf dem Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Du hast mit %n Punkt gewonnen.</numerusform>
            <numerusform>Du hast mit %n Punkten gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n point(s).</source>
        <translation>
            <numerusform>Du bist auf %n Punkt gekommen.</numerusform>
            <numerusform>Du bist auf %n Punkte gekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it: round %1 of %2.</source>
        <translation>Du hast es begonnen: Runde %1 von %2.</translation>
    </message>
    <message>
        <source>You have played these tiles; the record of your first try is gone.</source>
        <translation>Du hast diese Steine schon gespielt; die Aufzeichnung deines ersten Versuchs ist nicht mehr da.</translation>
    </message>
    <message>
        <source>You have not played it yet. Your first try is the one that counts.</source>
        <translation>Du hast es noch nicht gespielt. Dein erster Versuch zählt.</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Unterwegs wurde etwas zurückgenommen.</translation>
    </message>
    <message>
        <source>A seat changed hands on the way.</source>
        <translation>Unterwegs wurde ein Platz übergeben.</translation>
    </message>
    <message numerus="yes">
        <source>Played again since then: %n time(s).</source>
        <translation>
            <numerusform>Seitdem noch %n Mal gespielt.</numerusform>
            <numerusform>Seitdem noch %n Mal gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played it with version %1; computer players may play differently now.</source>
        <translation>Du hast es mit der Version %1 gespielt; die KI spielt jetzt vielleicht anders.</translation>
    </message>
    <message>
        <source>The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, with three computer players (%2).</source>
        <comment>%1: name of a rulebook, %2: levels</comment>
        <translation>Am selben Tag die gleichen Steine für alle, auch ohne Netz: drei Runden (Regeln: %1) mit drei KIs (%2).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Once more for the fun of it: it does not count.</source>
        <translation>Noch einmal, einfach zum Spaß: Es zählt nicht.</translation>
    </message>
    <message>
        <source>It is being played in another window.</source>
        <translation>Es wird gerade in einem anderen Fenster gespielt.</translation>
    </message>
    <message>
        <source>Reading which days you have played…</source>
        <translation>Die gespielten Tage werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Levels that have played these tiles in your seat: %1 of %2</source>
        <translation>Spielstärken, die diese Steine auf deinem Platz gespielt haben: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player or a level</comment>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Deal of the day %1, once more</source>
        <comment>%1: date</comment>
        <translation>Spiel des Tages %1, noch einmal</translation>
    </message>
    <message>
        <source>Deal of the day %1</source>
        <comment>%1: date</comment>
        <translation>Spiel des Tages %1</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Daylight</source>
        <comment>a theme: light wood and a light cloth</comment>
        <translation>Tageslicht</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Salz: %1</translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation>Steine in der Reihenfolge, in der sie ausgeteilt und gezogen wurden: %1</translation>
    </message>
    <message>
        <source>Fingerprint:</source>
        <translation>Fingerabdruck:</translation>
    </message>
</context>
<context>
    <name>DealOfDaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>With the same tiles: you, and each level in your seat</source>
        <translation>Mit den gleichen Steinen: du und jede Spielstärke auf deinem Platz</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Ausrechnen</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
    <message>
        <source>Domino game</source>
        <translation>Dominospiel</translation>
    </message>
    <message>
        <source>Play Mexican Train dominoes by the rules in your box</source>
        <translation>Das Dominospiel Mexican Train, nach den Regeln aus deiner Schachtel</translation>
    </message>
    <message>
        <source>domino;dominoes;train;tiles;family;</source>
        <extracomment>what somebody might type to find the game; each followed by a semicolon</extracomment>
        <translation>Domino;Zug;Steine;Familie;</translation>
    </message>
    <message>
        <source>Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from the station, and an open train may be used by all. The rules differ from box to box, so this table knows several rule leaflets and their variants, explains every refusal in words, and plays fair.</source>
        <translation>Mexican Train ist ein Dominospiel für zwei bis vierzehn Personen: Alle legen vom Bahnhof aus ihren eigenen Zug aus Steinen, und an einen offenen Zug dürfen alle anlegen. Die Regeln sind von Schachtel zu Schachtel verschieden; deshalb kennt dieser Tisch mehrere Regelhefte mit ihren Varianten, sagt immer, warum etwas nicht erlaubt ist, und spielt fair.</translation>
    </message>
    <message>
        <source>Play against the computer, against each other at one screen, or both</source>
        <translation>Gegen die KI, gegeneinander an einem Bildschirm oder beides</translation>
    </message>
    <message>
        <source>Everything by mouse, by touch or by keyboard</source>
        <translation>Alles mit der Maus, mit dem Finger oder mit der Tastatur</translation>
    </message>
    <message>
        <source>No advertisements, no network, no account</source>
        <translation>Keine Werbung, kein Netz, kein Konto</translation>
    </message>
    <message>
        <source>The table in the middle of a round</source>
        <translation>Der Tisch mitten in einer Runde</translation>
    </message>
    <message>
        <source>Mexican Train saved game</source>
        <extracomment>a kind of file, as a file manager names it</extracomment>
        <translation>Gespeichertes Mexican-Train-Spiel</translation>
    </message>
</context>
<context>
    <name>EnginesToCome</name>
    <message>
        <source>These engines wait for their rounds:</source>
        <translation>Diese Startsteine warten auf ihre Runden:</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You draw %1.</source>
        <translation>Du ziehst %1.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 zieht einen Stein.</translation>
    </message>
    <message>
        <source>The engine %1 is in the station.</source>
        <translation>Der Startstein %1 liegt im Bahnhof.</translation>
    </message>
    <message>
        <source>A marker now stands %1: everybody may play tiles there.</source>
        <comment>on whose train</comment>
        <translation>Jetzt steht eine Lokomotive %1: Alle dürfen dort anlegen.</translation>
    </message>
    <message>
        <source>%1 is closed again.</source>
        <translation>%1 ist wieder geschlossen.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>You have one tile left!</source>
        <translation>Du hast nur noch einen Stein!</translation>
    </message>
    <message>
        <source>%1 has one tile left!</source>
        <translation>%1 hat nur noch einen Stein!</translation>
    </message>
    <message>
        <source>You play %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Du legst %1 %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 legt %2 an den eigenen Zug.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 legt %2 %3.</translation>
    </message>
    <message>
        <source>Your train is for you alone again.</source>
        <translation>Dein Zug ist wieder nur für dich.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train: the double lies open.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 legt %2 an den eigenen Zug: Der Doppelstein ist offen.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3: the double lies open.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 legt %2 %3: Der Doppelstein ist offen.</translation>
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
        <translation>Wer soll spielen?</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fair play</source>
        <translation>Faires Spiel</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Das Glück bisher</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Selbst nachprüfen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>Kopiert den Befehl.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>Was in diesem Spiel ausgeteilt wurde</translation>
    </message>
    <message>
        <source>Reading the earlier rounds…</source>
        <translation>Die früheren Runden werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Who sees the tiles</source>
        <translation>Wer die Steine sieht</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>A computer player sees what any player in its seat would see: the table and every hand, as all hands lie face up in this game. It does not know the order of the boneyard.</source>
        <translation>Eine KI sieht, was ein Mensch auf ihrem Platz sähe: den Tisch und auch die Steine aller anderen, weil in diesem Spiel alle ihre Steine offen zeigen. Die Reihenfolge im Talon kennt sie nicht.</translation>
    </message>
    <message>
        <source>A computer player sees what any player in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
        <translation>Eine KI sieht, was ein Mensch auf ihrem Platz sähe: die eigenen Steine, den Tisch und wie viele Steine die anderen haben. Sie kennt weder deren Steine noch die Reihenfolge im Talon.</translation>
    </message>
    <message>
        <source>Checked: the fingerprint belongs to these tiles and this salt.</source>
        <translation>Geprüft: Der Fingerabdruck gehört zu diesen Steinen und diesem Salz.</translation>
    </message>
    <message>
        <source>This deal was recorded without a fingerprint.</source>
        <translation>Diese Runde wurde ohne Fingerabdruck aufgezeichnet.</translation>
    </message>
    <message>
        <source>Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation>Gezogene Steine, die sich sofort legen ließen: %1. Über wenige Runden kann das Glück ungleich verteilt sein, über viele gleicht es sich aus.</translation>
    </message>
    <message>
        <source>Everybody’s luck is counted as soon as a round is finished.</source>
        <translation>Das Glück aller wird gezählt, sobald eine Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation>%1 von %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>Before the first move of a round all its tiles are shuffled. In the order that this gives they are dealt and drawn, to the end of the round.</source>
        <translation>Bevor eine Runde beginnt, werden alle ihre Steine gemischt. In der Reihenfolge, die sich dabei ergibt, werden sie bis zum Ende der Runde ausgeteilt und gezogen.</translation>
    </message>
    <message>
        <source>The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this round and of the rounds to come. At one computer, fair play is a matter of trust.</source>
        <translation>Das gespeicherte Spiel ist eine Datei auf diesem Computer, und sie ist nicht verschlossen: Wer sie öffnet, kann alle Steine lesen, die dieser Runde und die der kommenden. An einem gemeinsamen Computer ist faires Spiel Vertrauenssache.</translation>
    </message>
    <message>
        <source>The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note it down or photograph it, preferably before the first move: then you can check later that the deal has not been changed since. To everybody else it shows only that the saved game agrees with itself.</source>
        <translation>Der Fingerabdruck wird aus der Reihenfolge der Steine und einem zufälligen Text, dem Salz, berechnet. Notiere oder fotografiere ihn, am besten bevor der erste Stein gelegt wird: Dann kannst du später prüfen, dass die Reihenfolge seitdem nicht geändert wurde. Allen anderen zeigt er nur, dass das gespeicherte Spiel in sich stimmig ist.</translation>
    </message>
    <message>
        <source>The tool that comes with the game plays the whole saved game again by the rules and compares the fingerprints:</source>
        <translation>Das mitgelieferte Werkzeug spielt das ganze gespeicherte Spiel nach den Regeln noch einmal durch und vergleicht die Fingerabdrücke:</translation>
    </message>
    <message>
        <source>To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and at least the first four groups of the fingerprint.</source>
        <translation>Um einen notierten Fingerabdruck zu vergleichen, ergänze den Befehl um %1: die Nummer der Runde, einen Doppelpunkt und mindestens die ersten vier Gruppen des Fingerabdrucks.</translation>
    </message>
    <message>
        <source>This round is still being played: its tiles and its salt are shown here when it is over.</source>
        <translation>Diese Runde wird noch gespielt: Ihre Steine und ihr Salz stehen hier, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same order. Whoever played that round, or looked at its replay, may know them; computer players do not.</source>
        <translation>Das sind noch einmal die gleichen Steine, die aus Runde %1 eines früheren Spiels, in derselben Reihenfolge ausgeteilt und gezogen. Wer diese Runde gespielt oder ihren Rückblick angesehen hat, kennt sie vielleicht; die KI nicht.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal is the one that it had then, and could be known before this round began: it shows that the tiles are the same, and not that nobody knew them.</source>
        <translation>Der Fingerabdruck ist der von damals und konnte bekannt sein, bevor diese Runde begann: Er zeigt, dass es die gleichen Steine sind, und nicht, dass niemand sie kannte.</translation>
    </message>
    <message>
        <source>This is a deal of the day: its tiles and their order follow from the date, so they are the same for everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.</source>
        <translation>Das ist ein Spiel des Tages: Seine Steine und ihre Reihenfolge ergeben sich aus dem Datum, also sind sie für alle gleich, die das Spiel dieses Tages spielen. In dieser Reihenfolge werden sie bis zum Ende der Runde ausgeteilt und gezogen.</translation>
    </message>
    <message>
        <source>%1 It is played once more here: you may know the tiles, the computer players do not.</source>
        <comment>%1: sentences</comment>
        <translation>%1 Hier wird es noch einmal gespielt: Du kennst die Steine vielleicht, die KI nicht.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the same one, and you can compare them.</source>
        <translation>Auch der Fingerabdruck ergibt sich aus dem Datum: Wer das Spiel dieses Tages spielt, hat den gleichen, und du kannst ihn mit deinem vergleichen.</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The saved game %1 is not there any more.</source>
        <translation>Das gespeicherte Spiel %1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Die Datei %1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so this game is not being saved: %2</source>
        <translation>Die Datei %1 lässt sich nicht schreiben; dieses Spiel wird deshalb nicht gespeichert: %2</translation>
    </message>
    <message>
        <source>The game %1 is open in another window.</source>
        <translation>Das Spiel %1 ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>The file %1 is not a saved game that can be continued. Line %2: %3</source>
        <comment>%3: a sentence</comment>
        <translation>Die Datei %1 ist kein gespeichertes Spiel, das sich fortsetzen lässt. Zeile %2: %3</translation>
    </message>
    <message>
        <source>Player %1 does something that the rules do not allow.</source>
        <translation>Spieler %1 tut etwas, das die Regeln nicht erlauben.</translation>
    </message>
    <message>
        <source>It says %1 where the rules give %2.</source>
        <comment>%1, %2: values</comment>
        <translation>Da steht %1, nach den Regeln ist es aber %2.</translation>
    </message>
    <message>
        <source>The tiles dealt are not exactly those of the set.</source>
        <translation>Die ausgeteilten Steine sind nicht genau die des Satzes.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal does not match its tiles.</source>
        <translation>Der Fingerabdruck passt nicht zu den ausgeteilten Steinen.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Es gibt keinen Spieler %1.</translation>
    </message>
    <message>
        <source>It undoes more moves than were made.</source>
        <translation>Es wird mehr zurückgenommen, als gespielt wurde.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Da steht nichts.</translation>
    </message>
    <message>
        <source>A number in it is too large.</source>
        <translation>Eine Zahl darin ist zu groß.</translation>
    </message>
    <message>
        <source>It is far larger than a line of a game can be.</source>
        <translation>Sie ist viel länger, als eine Zeile eines Spiels sein kann.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>„%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>“%1” cannot be %2.</source>
        <comment>%1: a key, %2: its value</comment>
        <translation>„%1“ kann nicht %2 sein.</translation>
    </message>
    <message>
        <source>It is another kind of file.</source>
        <translation>Das ist eine andere Art von Datei.</translation>
    </message>
    <message>
        <source>It was written by another version of this game.</source>
        <translation>Eine andere Version dieses Spiels hat sie geschrieben.</translation>
    </message>
    <message>
        <source>It does not look like a line of a saved game.</source>
        <translation>So sieht keine Zeile eines gespeicherten Spiels aus.</translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation>Der Anfang des Spiels fehlt.</translation>
    </message>
    <message>
        <source>The deal of the next round should be here.</source>
        <translation>Hier müsste stehen, was für die nächste Runde ausgeteilt wurde.</translation>
    </message>
    <message>
        <source>What the next player does should be here.</source>
        <translation>Hier müsste stehen, was als Nächstes gespielt wird.</translation>
    </message>
    <message>
        <source>The end of the round should be here.</source>
        <translation>Hier müsste das Ende der Runde stehen.</translation>
    </message>
    <message>
        <source>The end of the game should be here.</source>
        <translation>Hier müsste das Ende des Spiels stehen.</translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation>Das Spiel ist vor dieser Zeile schon zu Ende.</translation>
    </message>
    <message>
        <source>It does not belong in a saved game.</source>
        <translation>Das gehört nicht in ein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Die Datei %1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>There is a fault in this program. %1 It was not carried out and is not in the saved game; the game goes on.</source>
        <comment>%1: a sentence</comment>
        <translation>In diesem Programm steckt ein Fehler. %1 Das wurde nicht ausgeführt und steht nicht im gespeicherten Spiel; das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>There is no game in the file %1: it is empty, or its first line is not whole.</source>
        <translation>In der Datei %1 ist kein Spiel: Sie ist leer, oder ihre erste Zeile ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The last line of the saved game %1, line %2, was only half written, and is left out. The game goes on after the line before.</source>
        <comment>%1: a file, %2: a number</comment>
        <translation>Die letzte Zeile des gespeicherten Spiels %1, Zeile %2, war nur halb geschrieben und wird weggelassen. Das Spiel geht nach der Zeile davor weiter.</translation>
    </message>
    <message>
        <source>The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a copy; this file stays as it is.</source>
        <comment>%3: a sentence</comment>
        <translation>Das gespeicherte Spiel %1 ist beschädigt. Zeile %2: %3 Was vor dieser Zeile steht, lässt sich in einer Kopie fortsetzen; diese Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with settings of its own.</source>
        <comment>%1, %2: files</comment>
        <translation>Die Einstellungen in der Datei %1 lassen sich nicht lesen. Die Datei bleibt als %2 erhalten, und das Programm beginnt mit eigenen Einstellungen.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>a file</comment>
        <translation>Sie ist nicht da</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>not a file</comment>
        <translation>Sie ist ein Ordner</translation>
    </message>
    <message>
        <source>it is a pipe</source>
        <comment>not a file</comment>
        <translation>Sie ist eine Pipe</translation>
    </message>
    <message>
        <source>it is a device</source>
        <comment>not a file</comment>
        <translation>Sie ist ein Gerät</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>Sie ist viel zu groß</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <comment>%1: a number</comment>
        <translation>Sie ist größer als %1 MB</translation>
    </message>
    <message>
        <source>The file %1 does not say which game was played last. Look for it among the saved games.</source>
        <translation>Die Datei %1 sagt nicht, welches Spiel zuletzt gespielt wurde. Such es unter den gespeicherten Spielen.</translation>
    </message>
    <message>
        <source>The settings (the file %1) contain something that this version of the program does not know: %2. It uses its own values instead; what is written there stays until you choose something else.</source>
        <comment>%1: a file, %2: &quot;theme=neon&quot; and the like</comment>
        <translation>In den Einstellungen (der Datei %1) steht etwas, das diese Version des Programms nicht kennt: %2. Sie nimmt dafür eigene Werte; was dort steht, bleibt, bis etwas anderes gewählt wird.</translation>
    </message>
    <message>
        <source>The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.</source>
        <translation>Die Datei %1 lässt sich nicht öffnen: Ihr Name ist nicht in UTF-8 geschrieben. Gib ihr einen anderen Namen.</translation>
    </message>
    <message>
        <source>The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file stays as it is.</source>
        <comment>%1: a file, %2: what the system says</comment>
        <translation>Das gespeicherte Spiel %1 kann dort, wo es liegt, nicht fortgesetzt werden: %2. In einer Kopie geht es weiter; diese Datei bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>FirstScreen</name>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Spiel einrichten&#xa0;…</translation>
    </message>
    <message>
        <source>New to the game? Learn it in one short round</source>
        <translation>Neu hier? Lern das Spiel in einer kurzen Runde</translation>
    </message>
    <message>
        <source>While you play, %1 opens the menu, and %2 says how things stand.</source>
        <comment>keys</comment>
        <translation>Während des Spiels öffnet %1 das Menü, und %2 sagt, wie es steht.</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Einführung starten</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Spiel des Tages&#xa0;…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Die Leiter&#xa0;…</translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player starts. Who is it?</source>
        <translation>Wer am ältesten ist, beginnt. Wer ist das?</translation>
    </message>
    <message>
        <source>The youngest player starts. Who is it?</source>
        <translation>Wer am jüngsten ist, beginnt. Wer ist das?</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Auslosen</translation>
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
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>No train is planned any more.</source>
        <translation>Es ist kein Zug mehr geplant.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>%1 · Round %2 of %3 · Engine %4</source>
        <comment>%1: deal of the day, 25.11.26</comment>
        <translation>%1 · Runde %2 von %3 · Startstein %4</translation>
    </message>
    <message>
        <source>The same tiles again: round %1 · Engine %2 · %3 rules</source>
        <comment>%3: name of the rulebook</comment>
        <translation>Gleiche Steine noch mal: Runde %1 · Startstein %2 · Regeln: %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation>Runde %1 von %2 · Startstein %3 · Regeln: %4</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>Die Datei %1 lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>All hands</source>
        <translation>Steine von allen</translation>
    </message>
</context>
<context>
    <name>GameSaving</name>
    <message>
        <source>This game is saved again.</source>
        <translation>Dieses Spiel ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>End this game?</source>
        <translation>Dieses Spiel beenden?</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>If the game on the table counts, it will count as not won. It stays among your saved games.</source>
        <translation>Zählt das Spiel auf dem Tisch, so gilt es dann als nicht gewonnen. Es bleibt bei deinen gespeicherten Spielen.</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Spiele werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Copy the file’s path</source>
        <translation>Dateipfad kopieren</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>Spieldatei öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>The game is deleted. The statistics stay as they are.</source>
        <translation>Das Spiel ist gelöscht. Die Statistik bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved while they are played.</source>
        <translation>Noch gibt es keine gespeicherten Spiele. Spiele werden gespeichert, während sie laufen.</translation>
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
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>out, 0 points</source>
        <translation>alle Steine los, 0 Punkte</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a tile in one’s hand</comment>
        <translation>Stelle %1 von %2</translation>
    </message>
</context>
<context>
    <name>HandTile</name>
    <message>
        <source>number %1 of your planned train</source>
        <translation>Nummer %1 in deinem geplanten Zug</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile&apos;s place in the hand, and how many tiles are in it</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>All hands</source>
        <translation>Steine von allen</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
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
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>With mouse or touch</source>
        <translation>Mit Maus oder Finger</translation>
    </message>
    <message>
        <source>Play a tile</source>
        <translation>Stein legen</translation>
    </message>
    <message>
        <source>Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation>Schieb ihn zu einem Zug, der aufleuchtet. Oder klick erst den Stein an, dann den Zug. Oder klick den Stein zweimal an, wenn er nur an eine Stelle passt.</translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation>Steine ordnen</translation>
    </message>
    <message>
        <source>Drag a tile to another place in the holder, or use the buttons below it.</source>
        <translation>Schieb einen Stein an eine andere Stelle im Halter, oder nimm die Knöpfe darunter.</translation>
    </message>
    <message>
        <source>See a whole train</source>
        <translation>Ganzen Zug ansehen</translation>
    </message>
    <message>
        <source>Click the name in front of it.</source>
        <translation>Klick den Namen davor an.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Mit der Tastatur</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>From tile to tile, and up to the trains</source>
        <translation>Von Stein zu Stein und hinauf zu den Zügen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Choose the tile, play it on the train; twice on a tile: play it where it fits</source>
        <translation>Stein wählen, an den Zug legen; zweimal auf einem Stein: dort legen, wo er passt</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move to the other controls</source>
        <translation>Weiter zu den übrigen Knöpfen und Feldern</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Einführung starten</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Strg+Pfeil links oder rechts</translation>
    </message>
    <message>
        <source>Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one</source>
        <translation>Den Stein an eine andere Stelle im Halter schieben; Strg+Pos1 und Strg+Ende: an die erste oder letzte</translation>
    </message>
</context>
<context>
    <name>HighContrast</name>
    <message>
        <source>High contrast</source>
        <comment>a theme: black, white and yellow</comment>
        <translation>Hoher Kontrast</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Play %1 %2: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Leg %1 %2: %3</translation>
    </message>
    <message>
        <source>Finish your first turn: the other tiles are better kept.</source>
        <translation>Beende dein erstes Anlegen: Die anderen Steine behältst du besser.</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass.</source>
        <translation>Behalte den gezogenen Stein besser und passe.</translation>
    </message>
    <message>
        <source>nothing else can be played.</source>
        <translation>Etwas anderes lässt sich nicht legen.</translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation>Damit deckst du den Doppelstein ab.</translation>
    </message>
    <message>
        <source>then your marker can come off.</source>
        <translation>Dann kann deine Lokomotive weg.</translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation>Du hast einen Stein, der auf diesen Doppelstein folgen kann.</translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation>Es ist der nächste Stein deines längsten Zuges.</translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation>Dein längster Zug braucht diesen Stein nicht.</translation>
    </message>
    <message>
        <source>of the tiles that fit, it has the most pips.</source>
        <translation>Von den Steinen, die passen, hat dieser die meisten Augen.</translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation>So behältst du die besten Steine.</translation>
    </message>
    <message>
        <source>Better leave your train open: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Lass deinen Zug besser offen: %1</translation>
    </message>
    <message>
        <source>Better take your marker off: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Nimm deine Lokomotive besser weg: %1</translation>
    </message>
    <message>
        <source>Finish your first turn: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Beende dein erstes Anlegen: %1</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Behalte den gezogenen Stein besser und passe: %1</translation>
    </message>
    <message>
        <source>in %1 of %2 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1, %2: numbers</comment>
        <translation>In %1 von %2 erprobten Verteilungen der verdeckten Steine ist das besser.</translation>
    </message>
    <message>
        <source>on average over %1 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1: a number, 100</comment>
        <translation>Im Schnitt über %1 erprobte Verteilungen der verdeckten Steine ist das besser.</translation>
    </message>
    <message>
        <source>one of your tiles fits on your train.</source>
        <comment>so keep others away</comment>
        <translation>Ein Stein von dir passt an deinen Zug.</translation>
    </message>
    <message>
        <source>none of your tiles fits on your train.</source>
        <comment>others may play one there that helps you</comment>
        <translation>Keiner deiner Steine passt an deinen Zug.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No computer players</source>
        <comment>opponents</comment>
        <translation>Ohne KI</translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>opponents</comment>
        <translation>Verschieden stark</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>%1: date and time</comment>
        <translation>Gespielt am %1</translation>
    </message>
    <message>
        <source>Begun %1, last played %2</source>
        <comment>%1: date, %2: date and time</comment>
        <translation>Begonnen am %1, zuletzt gespielt am %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>of a finished game</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 hat gewonnen: %2.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>state of a game</comment>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>In another window</source>
        <comment>state of a game</comment>
        <translation>In anderem Fenster</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>state of a game</comment>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>state of a game</comment>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a game</comment>
        <translation>Zu Ende gespielt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>state of a game</comment>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1: a rulebook in which options were changed</comment>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Du</translation>
    </message>
    <message numerus="yes">
        <source>Played straight through (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Ohne Eingriffe (%n)</numerusform>
            <numerusform>Ohne Eingriffe (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Mit Zurücknehmen (%n)</numerusform>
            <numerusform>Mit Zurücknehmen (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Mit übergebenem Platz (%n)</numerusform>
            <numerusform>Mit übergebenem Platz (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation>Begonnene Spiele</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>figure: games</comment>
        <translation>Zu Ende gespielt</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Rang im Schnitt</translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation>in zu Ende gespielten Spielen</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punkte pro Runde</translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation>
            <numerusform>im Schnitt über %n Runde</numerusform>
            <numerusform>im Schnitt über %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation>Alle Steine los</translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation>
            <numerusform>in %n Runde</numerusform>
            <numerusform>in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Längster Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>%1% of the games begun</source>
        <translation>%1&#xa0;% der begonnenen Spiele</translation>
    </message>
    <message>
        <source>%1% of the games begun; %2 together with others</source>
        <translation>%1&#xa0;% der begonnenen Spiele; %2 gemeinsam mit anderen</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Beste Runde</translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation>
            <numerusform>gegen %n Gegner</numerusform>
            <numerusform>gegen %n Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation>
            <numerusform>in %n Runde, zu Ende am %1</numerusform>
            <numerusform>in %n Runden, zu Ende am %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won together, with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Gemeinsamer Sieg: %1, je %2.</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>Rekord: %1</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Genutzte Tipps</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <comment>%1: why</comment>
        <translation>Diese Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The same tiles again: round %1</source>
        <translation>Gleiche Steine noch mal: Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Du hast mit %n Punkt gewonnen.</numerusform>
            <numerusform>Du hast mit %n Punkten gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Alle Spiele (%n)</numerusform>
            <numerusform>Alle Spiele (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holder</name>
    <message>
        <source>Your tiles</source>
        <translation>Deine Steine</translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Gerade werden keine Steine gezeigt.</translation>
    </message>
</context>
<context>
    <name>HolderEdge</name>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n Auge bei dir</numerusform>
            <numerusform>%n Augen bei dir</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows how many tiles of each value have been seen.</source>
        <translation>Zeigt, wie viele Steine jedes Werts schon zu sehen waren.</translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation>Meinen Zug planen</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Nach Zahlen sortieren</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Nach Augen sortieren</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Points are whole numbers, 0 or more: look again at %1.</source>
        <translation>Punkte sind ganze Zahlen ab 0. Bitte noch einmal prüfen: %1.</translation>
    </message>
    <message>
        <source>Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.</source>
        <translation>Niemand hat 0 Punkte. Wer alle Steine los ist, müsste 0 haben; ist das niemand, gib es oben an.</translation>
    </message>
    <message>
        <source>All tiles but the engine count %1 points together, so nobody can have more: look again at %2.</source>
        <comment>%2: whose points</comment>
        <translation>Alle Steine außer dem Startstein zählen zusammen %1 Punkte, mehr kann niemand haben. Bitte noch einmal prüfen: %2.</translation>
    </message>
    <message>
        <source>Together these are %1 points, yet all tiles but the engine count only %2.</source>
        <translation>Zusammen sind das %1 Punkte, aber alle Steine außer dem Startstein zählen nur %2.</translation>
    </message>
    <message>
        <source>%1: you wrote a total of %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation>%1: Die eingetragene Summe ist %2, die Runden ergeben aber %3.</translation>
    </message>
    <message>
        <source>Points still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation>Es fehlen noch Punkte: %1.</translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Continue: %1. %2</source>
        <comment>%1: names of the players, %2: how far they are</comment>
        <translation>Fortsetzen: %1. %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a kept game; %1: names of the players</comment>
        <translation>Löschen: %1</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Games with real tiles</source>
        <translation>Spiele mit echten Steinen</translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation>Gespielt wird mit echten Dominosteinen, und hier stehen die Punkte. Was du einträgst, wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>Punkte aufschreiben</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Spiele werden gelesen …</translation>
    </message>
</context>
<context>
    <name>KnownTables</name>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <comment>beside people</comment>
        <translation>
            <numerusform>%n KI</numerusform>
            <numerusform>%n KIs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Ladder</source>
        <translation>Die Leiter</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Deine gespeicherten Spiele werden durchgesehen&#xa0;…</translation>
    </message>
    <message>
        <source>You have beaten them all.</source>
        <translation>Du hast alle geschlagen.</translation>
    </message>
    <message>
        <source>Beaten so far: %1 of %2. You may play against anyone.</source>
        <comment>%1, %2: how many computer players</comment>
        <translation>Bisher geschlagen: %1 von %2. Du darfst dir aussuchen, gegen wen du spielst.</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>of a computer player</comment>
        <translation>geschlagen</translation>
    </message>
    <message>
        <source>the next one</source>
        <comment>of a computer player who has not been beaten yet</comment>
        <translation>als Nächstes dran</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <comment>%1: name of a computer player</comment>
        <translation>Gegen %1 spielen</translation>
    </message>
    <message>
        <source>Beaten on %1</source>
        <comment>%1: a date with the weekday, which may end with a full stop; of a computer player</comment>
        <translation>Geschlagen am %1</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Unterwegs wurde etwas zurückgenommen.</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>etwas wurde zurückgenommen</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>LanguageSetting</name>
    <message>
        <source>None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the program again.</source>
        <comment>%1: a language, in English; %2: name of a package</comment>
        <translation>Keine deiner Schriften hat die Zeichen dieser Sprache: %1. Installiere eine (unter Debian: %2) und starte das Programm neu.</translation>
    </message>
</context>
<context>
    <name>LengthChips</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Ganzes Spiel: %n Runde</numerusform>
            <numerusform>Ganzes Spiel: %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kurzes Spiel</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Ganzes Spiel: %n Runde</numerusform>
            <numerusform>Ganzes Spiel: %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Weniger Runden</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Anzahl der Runden</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kurzes Spiel</translation>
    </message>
    <message>
        <source>Without the tiles that have a 10, 11 or 12; the first engine is the double 9.</source>
        <translation>Ohne die Steine mit 10, 11 oder 12; der erste Startstein ist die Doppel-9.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Play %1.</source>
        <translation>Jetzt geht dein Zug weiter: Der Rahmen an seinem Ende zeigt die Zahl, die passen muss. Leg %1.</translation>
    </message>
    <message>
        <source>Here is the tile that your double needs: %1 fits.</source>
        <translation>Hier ist der Stein, der auf deinen Doppelstein folgen muss: %1 passt.</translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Play %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Ein offener Doppelstein liegt %2: Er muss vor allem anderen abgedeckt werden. Leg dort %1 an.</translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the bottom right.</source>
        <translation>Keiner deiner Steine lässt sich legen. Zieh einen vom Talon, rechts unten.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Auch dieser lässt sich nicht legen: Passe. Dann kommt eine Lokomotive an deinen Zug, und alle dürfen dort anlegen, bis du selbst wieder einen Stein daran legst.</translation>
    </message>
    <message>
        <source>A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Am Ende eines anderen Zuges steht eine Lokomotive: Auch dort darfst du anlegen. Leg %1 %2.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: play %1 there.</source>
        <translation>Der Mexikanische Zug gehört allen. Dort ist Platz für einen Stein, den dein eigener Zug nicht braucht: Leg %1 dort an.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation>Du bist wieder dran: Was würdest du tun? Die Glühbirne oben gibt einen Tipp.</translation>
    </message>
    <message>
        <source>Play %1. It is a double: it lies across the track, and needs one more tile.</source>
        <translation>Leg %1. Das ist ein Doppelstein: Er liegt quer auf dem Gleis, und auf ihn muss noch ein Stein folgen.</translation>
    </message>
    <message>
        <source>Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their points, and the fewest points win. The rules page tells you the rest.</source>
        <translation>Jetzt kennst du das Spiel. Wer alle Steine los ist, beendet die Runde; die Augen auf den Steinen der anderen sind deren Punkte, und wer die wenigsten Punkte hat, gewinnt. Alles Weitere steht auf der Seite mit den Regeln.</translation>
    </message>
    <message>
        <source>Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play tiles there any more.</source>
        <translation>An deinem Zug steht noch deine Lokomotive. Leg dort %1 an: Dann kommt sie weg, und niemand sonst darf dort noch anlegen.</translation>
    </message>
    <message>
        <source>%1 is your last tile. Play it %2: then you are out, and the round is over.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>%1 ist dein letzter Stein. Leg ihn %2: Dann bist du alle Steine los, und die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does. Frames show where it fits: drag it to the one at your train, or click it and then your train.</source>
        <translation>Unten liegen deine Steine. Der erste in deinem Zug muss zum Doppelstein im Bahnhof passen. %1 passt. Rahmen zeigen, wo: Schieb den Stein in den Rahmen an deinem Zug, oder klick erst ihn an und dann deinen Zug.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, Enter, Up to your train, Enter.</source>
        <translation>Unten liegen deine Steine. Der erste in deinem Zug muss zum Doppelstein im Bahnhof passen. %1 passt: Pfeil rechts bis zu ihm, Eingabe, Pfeil hoch bis zu deinem Zug, Eingabe.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Auch dieser lässt sich nicht legen: Passe, mit Pfeil rechts über deinen letzten Stein hinaus und Eingabe. Dann kommt eine Lokomotive an deinen Zug, und alle dürfen dort anlegen, bis du selbst wieder einen Stein daran legst.</translation>
    </message>
    <message>
        <source>You passed instead: that is allowed, too, and Undo takes it back.</source>
        <translation>Stattdessen hast du gepasst: Auch das ist erlaubt, und „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>You played %1 %2 instead: that is allowed, too, and Undo takes it back.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Stattdessen hast du %1 %2 gelegt: Auch das ist erlaubt, und „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</source>
        <translation>
            <numerusform>Die Runde ist zu Ende. Sie ging ihren eigenen Weg, und %n Lektion kam nicht vor. Mach die Einführung noch einmal, oder spiel: Die Glühbirne oben gibt einen Tipp.</numerusform>
            <numerusform>Die Runde ist zu Ende. Sie ging ihren eigenen Weg, und %n Lektionen kamen nicht vor. Mach die Einführung noch einmal, oder spiel: Die Glühbirne oben gibt einen Tipp.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard: press %1.</source>
        <comment>%1: the key</comment>
        <translation>Keiner deiner Steine lässt sich legen. Zieh einen vom Talon: Drück %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The key %1 gives a hint.</source>
        <translation>Du bist wieder dran: Was würdest du tun? Die Taste %1 gibt einen Tipp.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</source>
        <translation>
            <numerusform>Die Runde ist zu Ende. Sie ging ihren eigenen Weg, und %n Lektion kam nicht vor. Mach die Einführung noch einmal, oder spiel: Die Taste %1 gibt einen Tipp.</numerusform>
            <numerusform>Die Runde ist zu Ende. Sie ging ihren eigenen Weg, und %n Lektionen kamen nicht vor. Mach die Einführung noch einmal, oder spiel: Die Taste %1 gibt einen Tipp.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Which level?</source>
        <translation>Welche Spielstärke?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Plays any tile that fits.</source>
        <translation>Legt irgendeinen passenden Stein.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile first.</source>
        <translation>Wird den schwersten Stein zuerst los.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Plans the longest train and follows it.</source>
        <translation>Plant den längsten Zug und hält sich daran.</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Has just learned the rules: own train first.</source>
        <translation>Hat die Regeln gerade erst gelernt: zuerst der eigene Zug.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lernend</translation>
    </message>
    <message>
        <source>Often sees only the next few tiles.</source>
        <translation>Sieht oft nur die nächsten paar Steine.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegentlich</translation>
    </message>
    <message>
        <source>Plays along, and overlooks some things.</source>
        <translation>Spielt mit und übersieht manches.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Beständig</translation>
    </message>
    <message>
        <source>Plans ahead; nearly the best is good enough.</source>
        <translation>Plant voraus; fast das Beste ist gut genug.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Errs rarely, and only by a little.</source>
        <translation>Macht selten Fehler, und nur kleine.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation>Wägt den besten Zug gegen die Punkte ab, die übrig bleiben.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Tries each move against many guesses at how the hidden tiles lie.</source>
        <translation>Probiert jede Möglichkeit in vielen denkbaren Verteilungen der verdeckten Steine durch.</translation>
    </message>
    <message>
        <source>Wins fewer than 1 of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>Gewinnt weniger als 1 von 100 Spielen gegen dreimal „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>
            <numerusform>Gewinnt %n von 100 Spielen gegen dreimal „%1“.</numerusform>
            <numerusform>Gewinnt %n von 100 Spielen gegen dreimal „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of %1 is not known here. At which level should the computer play on?</source>
        <comment>%1: names of players</comment>
        <translation>Die Spielstärke von %1 ist hier nicht bekannt. Mit welcher soll die KI weiterspielen?</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Also reads from what others play which tiles they may hold.</source>
        <translation>Schließt außerdem aus dem, was andere legen, auf deren Steine.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
</context>
<context>
    <name>LuckTable</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Gezogene Steine</translation>
    </message>
    <message>
        <source>Of these playable at once</source>
        <translation>Davon sofort spielbar</translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation>Doppelsteine ausgeteilt</translation>
    </message>
    <message>
        <source>Doubles drawn</source>
        <translation>Doppelsteine gezogen</translation>
    </message>
    <message>
        <source>Pips dealt per round, on average</source>
        <translation>Augen pro Runde ausgeteilt, im Schnitt</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>MarkerQuestion</name>
    <message>
        <source>Take your marker off your train?</source>
        <translation>Nimmst du deine Lokomotive weg?</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Stehen lassen</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 cannot be played anywhere now.</source>
        <translation>%1 lässt sich jetzt nirgends anlegen.</translation>
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
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s).</source>
        <translation>
            <numerusform>Alle bekommen je %n Stein.</numerusform>
            <numerusform>Alle bekommen je %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on the table ends.</source>
        <translation>Das Spiel auf dem Tisch endet damit.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Wie im Regelheft</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Regeln ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Not sure? Take %1: it leaves the least to decide.</source>
        <translation>Unsicher? Nimm %1: Da gibt es am wenigsten zu entscheiden.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>In no leaflet</source>
        <translation>In keinem Regelheft</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Tile set</source>
        <translation>Steinsatz</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Startstein</translation>
    </message>
    <message>
        <source>Nobody holds the engine</source>
        <translation>Niemand hat den Startstein</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erstes Anlegen</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexikanischer Zug</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Eigener Zug zuerst</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Nach einem Doppelstein</translation>
    </message>
    <message>
        <source>A double drawn after a double</source>
        <translation>Nachgezogener Doppelstein</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Mehrere offene Doppelsteine</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Doppelstein als letzter Stein</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Lokomotive wegnehmen</translation>
    </message>
    <message>
        <source>Empty boneyard</source>
        <translation>Leerer Talon</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Doppel-Null</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Steine</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kurzes Spiel</translation>
    </message>
    <message>
        <source>Tiles to deal</source>
        <translation>Steine zu Beginn</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Punktgrenze</translation>
    </message>
    <message>
        <source>dealt with the other tiles</source>
        <translation>mit den anderen Steinen ausgeteilt</translation>
    </message>
    <message>
        <source>in the station before the deal</source>
        <translation>vor dem Austeilen im Bahnhof</translation>
    </message>
    <message>
        <source>everybody draws the same number of tiles</source>
        <translation>alle ziehen gleich viele Steine</translation>
    </message>
    <message>
        <source>drawing stops as soon as it turns up</source>
        <translation>Schluss, sobald er auftaucht</translation>
    </message>
    <message>
        <source>the holder of the engine</source>
        <translation>wer den Startstein hat</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>reihum</translation>
    </message>
    <message>
        <source>one tile, as always</source>
        <translation>einen Stein, wie immer</translation>
    </message>
    <message>
        <source>on any turn</source>
        <translation>wann immer man dran ist</translation>
    </message>
    <message>
        <source>from one’s second turn on</source>
        <translation>erst, wenn man zum zweiten Mal dran ist</translation>
    </message>
    <message>
        <source>once one’s own train is started</source>
        <translation>wenn der eigene Zug begonnen ist</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>es gibt keinen</translation>
    </message>
    <message>
        <source>one more tile, not a double</source>
        <translation>noch einen Stein, keinen Doppelstein</translation>
    </message>
    <message>
        <source>one more tile; a double asks again</source>
        <translation>noch einen; nach einem Doppelstein wieder einen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>on any train open to the player</source>
        <translation>an jeden Zug, der einem offensteht</translation>
    </message>
    <message>
        <source>on the double itself</source>
        <translation>an den Doppelstein selbst</translation>
    </message>
    <message>
        <source>it must be played and asks again</source>
        <translation>muss gelegt werden, verlangt wieder einen</translation>
    </message>
    <message>
        <source>it may be played and asks again</source>
        <translation>darf gelegt werden, verlangt wieder einen</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>lässt sich nicht legen</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>welchen man will</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>den ältesten zuerst</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation>nur den nächsten Spieler</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemanden</translation>
    </message>
    <message>
        <source>a fixed number of tiles</source>
        <translation>eine feste Zahl von Steinen</translation>
    </message>
    <message>
        <source>until a tile fits</source>
        <translation>bis ein Stein passt</translation>
    </message>
    <message>
        <source>once for each tile you must play</source>
        <translation>einmal für jeden Stein, der zu legen ist</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>nur einmal, solange man dran ist</translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation>von selbst beim Anlegen an den eigenen Zug</translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation>nach Wahl beim Anlegen an den eigenen Zug</translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation>nach Wahl bei jedem Anlegen</translation>
    </message>
    <message>
        <source>whoever cannot play passes</source>
        <translation>wer nicht legen kann, passt</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>die Runde endet</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>alle gemeinsam</translation>
    </message>
    <message>
        <source>whoever has the most rounds of 0 points</source>
        <translation>wer die meisten Runden ohne Punkte hat</translation>
    </message>
    <message>
        <source>the rulebook’s own table</source>
        <translation>wie im Regelheft</translation>
    </message>
    <message>
        <source>the Cardinal table</source>
        <translation>Tabelle von Cardinal</translation>
    </message>
    <message>
        <source>the Masters table</source>
        <translation>Tabelle von Masters</translation>
    </message>
    <message>
        <source>the Pressman table</source>
        <translation>Tabelle von Pressman</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>double-%1</source>
        <translation>Doppel-%1</translation>
    </message>
    <message>
        <source>Where the tile after a double lies</source>
        <translation>Wohin nach einem Doppelstein</translation>
    </message>
    <message>
        <source>Whom an open double holds up</source>
        <translation>Wen ein offener Doppelstein aufhält</translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation>Wie viele Steine man zieht</translation>
    </message>
    <message>
        <source>How often you draw</source>
        <translation>Wie oft man zieht</translation>
    </message>
    <message>
        <source>one tile or more, on one’s own train</source>
        <translation>einen Stein oder mehr, an den eigenen Zug</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation>PDF-Dateien (%1)</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Computer</source>
        <translation>KI</translation>
    </message>
    <message>
        <source>%1 is a computer player</source>
        <translation>%1: Eine KI spielt</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Spielstärke von %1</translation>
    </message>
    <message>
        <source>Away: a computer player plays meanwhile.</source>
        <translation>Gerade weg: Inzwischen spielt eine KI.</translation>
    </message>
    <message>
        <source>%1 is played by a computer player: %2</source>
        <comment>%2: its level</comment>
        <translation>%1: Eine KI spielt (%2)</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.</source>
        <translation>Jederzeit kann eine KI einen Platz übernehmen, und ein Mensch kann ihn zurückbekommen. Die KI sieht nur, was man auf diesem Platz sehen darf. Was vorher geschah, gilt: Es lässt sich nicht mehr zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>so far %1</source>
        <comment>points before this round</comment>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Your own total for %1</source>
        <comment>%1: name of a player</comment>
        <translation>Deine eigene Summe für %1</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ReactionWords</name>
    <message>
        <source>Oh dear!</source>
        <comment>said by a computer player who draws and draws</comment>
        <translation>Oje!</translation>
    </message>
    <message>
        <source>Drat!</source>
        <comment>said by a computer player who has to pass</comment>
        <translation>Mist!</translation>
    </message>
    <message>
        <source>Ha!</source>
        <comment>said by a computer player who plays a double</comment>
        <translation>Ha!</translation>
    </message>
    <message>
        <source>Hey!</source>
        <comment>said by a computer player on whose train somebody else played a tile</comment>
        <translation>He!</translation>
    </message>
    <message>
        <source>Hooray!</source>
        <comment>said by a computer player who goes out</comment>
        <translation>Hurra!</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Spiele (%1)</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>It is not your turn: it is %1’s turn.</source>
        <translation>Du bist nicht dran, sondern %1.</translation>
    </message>
    <message>
        <source>There is no such train in this game.</source>
        <translation>Diesen Zug gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <translation>Den Stein %1 hast du nicht.</translation>
    </message>
    <message>
        <source>A double drawn for the tile you owe cannot be used, so %1 stays in your hand.</source>
        <translation>Ein Doppelstein, den du nach einem Doppelstein ziehst, lässt sich nicht legen; %1 bleibt bei dir.</translation>
    </message>
    <message>
        <source>You have drawn: only that tile, %1, can be played now.</source>
        <translation>Du hast gezogen: Jetzt lässt sich nur dieser Stein legen, %1.</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard before you pass.</source>
        <translation>Zieh erst einen Stein vom Talon, bevor du passt.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message>
        <source>You have drawn already and may not draw again.</source>
        <translation>Du hast schon gezogen und darfst nicht noch einmal.</translation>
    </message>
    <message>
        <source>Nothing is drawn on your first turn of a round.</source>
        <translation>Beim ersten Anlegen einer Runde wird nicht gezogen.</translation>
    </message>
    <message>
        <source>First decide whether your marker stays or comes off.</source>
        <translation>Entscheide erst, ob deine Lokomotive stehen bleibt oder wegkommt.</translation>
    </message>
    <message>
        <source>There is nothing to decide about a marker now.</source>
        <translation>Über eine Lokomotive ist gerade nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation>Das ist kein erstes Anlegen, das du vorzeitig beenden könntest.</translation>
    </message>
    <message>
        <source>Play at least one tile on your train first.</source>
        <translation>Leg erst wenigstens einen Stein an deinen Zug.</translation>
    </message>
    <message>
        <source>You have played tiles: finish your first turn instead of passing.</source>
        <translation>Du hast schon gelegt: Sag, dass du fertig bist, statt zu passen.</translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Erst muss der Doppelstein %1 %2 abgedeckt werden.</translation>
    </message>
    <message>
        <source>The double %1 %2 was played earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Der Doppelstein %1 %2 liegt schon länger da und muss zuerst abgedeckt werden.</translation>
    </message>
    <message>
        <source>%1 is closed to you: no marker stands there.</source>
        <translation>%1 ist für dich geschlossen: Dort steht keine Lokomotive.</translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation>Beginn erst deinen eigenen Zug, bevor du woanders anlegst.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train from your second turn on.</source>
        <translation>Den Mexikanischen Zug darfst du erst beginnen, wenn du zum zweiten Mal dran bist.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train once your own train has a tile.</source>
        <translation>Den Mexikanischen Zug darfst du beginnen, sobald an deinem eigenen Zug ein Stein liegt.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play on your own train only.</source>
        <translation>Beim ersten Anlegen einer Runde legst du nur an deinen eigenen Zug.</translation>
    </message>
    <message>
        <source>The next tile must be played on the double %1 itself, %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Der nächste Stein muss genau an den Doppelstein %1 %2.</translation>
    </message>
    <message>
        <source>You can play: %1 fits %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Du kannst legen: %1 passt %2.</translation>
    </message>
    <message>
        <source>%1 does not fit %2: the value %3 is needed there.</source>
        <comment>%1: tile, %2: on whose train, %3: value</comment>
        <translation>%1 passt nicht %2: Dort wird eine %3 gebraucht.</translation>
    </message>
    <message>
        <source>A double from your hand cannot follow a double, so %1 has to wait.</source>
        <translation>Ein Doppelstein, den du schon hast, darf nicht auf einen Doppelstein folgen; %1 muss warten.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The round before</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>let a replay run</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
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
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <translation>keine Steine mehr</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose hands are shown</source>
        <translation>Wessen Steine zu sehen sind</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Das Spiel wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Gleiche Steine noch mal</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Talon: %n Stein</numerusform>
            <numerusform>Talon: %n Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay: round %1 of %2 · Engine %3 · %4 rules</source>
        <extracomment>%1, %2: round 3 of 13; %3: tile; %4: name of the rulebook</extracomment>
        <translation>Rückblick: Runde %1 von %2 · Startstein %3 · Regeln: %4</translation>
    </message>
    <message>
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation>Noch ist keine Runde dieses Spiels zu Ende. Ansehen lässt es sich, sobald eine zu Ende ist.</translation>
    </message>
    <message>
        <source>Replay: the same tiles again, round %1 · Engine %2 · %3 rules</source>
        <extracomment>%1: number; %2: tile; %3: name of the rulebook</extracomment>
        <translation>Rückblick: gleiche Steine noch mal, Runde %1 · Startstein %2 · Regeln: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: several names, %2: points</comment>
        <translation>Gleichauf vorn mit je %2: %1.</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>%1: points</comment>
        <translation>Du führst mit %1.</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 führt mit %2.</translation>
    </message>
    <message>
        <source>You went out: you win this round!</source>
        <translation>Du bist alle Steine los: Du gewinnst diese Runde!</translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation>%1 ist alle Steine los: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation>Alle Steine los: %1. Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the round is over.</source>
        <translation>Niemand kann mehr legen: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>The boneyard is empty: the round is over.</source>
        <translation>Der Talon ist leer: Die Runde ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with %1.</source>
        <comment>%1: points</comment>
        <translation>Du gewinnst mit %1.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 gewinnt mit %2.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: most rounds without a point.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Gleichstand mit je %2: %1. Du gewinnst: die meisten Runden ohne Punkte.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>Gleichstand mit je %2: %1. %3 gewinnt: die meisten Runden ohne Punkte.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Gleichstand mit je %2: %1. Du gewinnst: die niedrigste Runde über null.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>Gleichstand mit je %2: %1. %3 gewinnt: die niedrigste Runde über null.</translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Gemeinsamer Sieg mit %2: %1.</translation>
    </message>
    <message>
        <source>%1 went out together!</source>
        <comment>several names</comment>
        <translation>Zusammen alle Steine los: %1!</translation>
    </message>
    <message>
        <source>You went out first!</source>
        <translation>Du bist alle Steine los!</translation>
    </message>
    <message>
        <source>%1 went out first!</source>
        <translation>%1 ist alle Steine los!</translation>
    </message>
</context>
<context>
    <name>RoundEntryPage</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>This round is written down already: here it can be corrected.</source>
        <translation>Diese Runde ist schon eingetragen: Hier lässt sie sich berichtigen.</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <translation>Niemand ist alle Steine los</translation>
    </message>
    <message>
        <source>Compare with our own totals</source>
        <translation>Mit eigenen Summen vergleichen</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <translation>Runde berichtigen</translation>
    </message>
    <message>
        <source>Write it down anyway</source>
        <translation>Trotzdem eintragen</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>RoundNews</name>
    <message>
        <source>Tip: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Gleiche Steine noch mal</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>End of round %1 of %2</source>
        <translation>Ende der Runde %1 von %2</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Übrig geblieben</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Faires Spiel&#xa0;…</translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation>Beispiel zu: %1</translation>
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
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Das nächste Spiel</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Geschickt spielen</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared with nothing</comment>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Mexican Train: %1</source>
        <comment>heading of the printed rules</comment>
        <translation>Mexican Train: %1</translation>
    </message>
    <message>
        <source>%1 (%2, changed)</source>
        <comment>This game (Tactic, changed)</comment>
        <translation>%1 (%2, geändert)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>This game (Tactic)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Only the rules that differ are printed here; all others are the same.</source>
        <translation>Hier stehen nur die Regeln, in denen sich beide unterscheiden; alle anderen sind gleich.</translation>
    </message>
    <message>
        <source>Only rules that mention “%1” are printed here.</source>
        <translation>Hier stehen nur Regeln, in denen „%1“ vorkommt.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many the printed rules are for</comment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePrinter</name>
    <message>
        <source>Save the rules</source>
        <translation>Regeln speichern</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Before a round</source>
        <translation>Vor einer Runde</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Wenn du dran bist</translation>
    </message>
    <message>
        <source>Trains and markers</source>
        <translation>Züge und Lokomotiven</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppelsteine</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Das Ende einer Runde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile with the same value on both halves is a double.</source>
        <translation>Im Doppel-%1-Satz gibt es zu je zwei Werten von 0 (leer) bis %1, auch zu zwei gleichen, genau einen Stein: Das sind %2 Steine. Ein Stein mit demselben Wert auf beiden Hälften ist ein Doppelstein.</translation>
    </message>
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation>Die Doppel-Null hat keine Augen und kostet nichts.</translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in hand costs %n point(s).</source>
        <translation>
            <numerusform>Wem die Doppel-Null übrig bleibt, den kostet sie %n Punkt.</numerusform>
            <numerusform>Wem die Doppel-Null übrig bleibt, den kostet sie %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point limit: the game ends with its last round.</source>
        <translation>Es gibt keine Punktgrenze: Das Spiel endet mit der letzten Runde.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody’s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>Das Spiel endet nach der ersten Runde, in der jemand insgesamt %n Punkt erreicht, spätestens nach der letzten Runde.</numerusform>
            <numerusform>Das Spiel endet nach der ersten Runde, in der jemand insgesamt %n Punkte erreicht, spätestens nach der letzten Runde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The rest lie face down: they are the boneyard.</source>
        <translation>
            <numerusform>Alle bekommen je %n Stein. Die übrigen liegen verdeckt auf dem Tisch: Das ist der Talon.</numerusform>
            <numerusform>Alle bekommen je %n Steine. Die übrigen liegen verdeckt auf dem Tisch: Das ist der Talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine lies in the station before the tiles are dealt.</source>
        <translation>Der Startstein liegt schon im Bahnhof, bevor die Steine ausgeteilt werden.</translation>
    </message>
    <message>
        <source>Whoever holds or draws the engine starts the round.</source>
        <translation>Wer den Startstein hat oder zieht, beginnt die Runde.</translation>
    </message>
    <message>
        <source>One player starts the first round; every later round is started by the next player clockwise.</source>
        <translation>In der ersten Runde beginnt einer der Spieler, in jeder weiteren der nächste im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Players who share the lowest total win together.</source>
        <translation>Alle, die gemeinsam die niedrigste Summe haben, gewinnen zusammen.</translation>
    </message>
    <message>
        <source>Among players with the same lowest total, the one with the most rounds of 0 points wins. If that is equal too, the lowest of the other rounds decides. If even that is equal, they win together.</source>
        <translation>Haben mehrere die gleiche niedrigste Summe, gewinnt, wer die meisten Runden mit 0 Punkten hat. Ist auch das gleich, entscheidet die niedrigste der übrigen Runden. Erst wenn sich auch da nichts unterscheidet, gewinnen sie gemeinsam.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation>Niemand sieht die Steine der anderen.</translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.</source>
        <translation>Die Steine aller liegen offen da, und alle dürfen sie ansehen: gut, um zusammen zu lernen.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook’s own table.</source>
        <translation>Wie viele Steine man bekommt, steht in der Tabelle des Regelhefts.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or 6, 11 for 7 or 8, with the double-12 set.</source>
        <translation>Wie viele Steine man bekommt, steht in der Tabelle von Cardinal: mit dem Doppel-12-Satz zu zweit bis zu viert 15, zu fünft oder sechst 12, zu siebt oder acht 11.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or 6, 10 for 7 or 8, with the double-12 set.</source>
        <translation>Wie viele Steine man bekommt, steht in der Tabelle von Masters: mit dem Doppel-12-Satz zu zweit bis zu viert 15, zu fünft oder sechst 12, zu siebt oder acht 10.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or 6, 8 for 7 or 8, with the double-12 set.</source>
        <translation>Wie viele Steine man bekommt, steht in der Tabelle von Pressman: mit dem Doppel-12-Satz zu zweit bis zu viert 15, zu fünft oder sechst 11, zu siebt oder acht 8.</translation>
    </message>
    <message>
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a marker.</source>
        <translation>Ist der Talon leer, geht es ohne Ziehen weiter: Wer nicht legen kann, passt und bekommt eine Lokomotive.</translation>
    </message>
    <message>
        <source>When the last tile of the boneyard has been drawn, that turn is played to its end, and with it the round is over.</source>
        <translation>Ist der letzte Stein vom Talon gezogen, wird noch gelegt, was jetzt zu legen ist; damit ist auch die Runde zu Ende.</translation>
    </message>
    <message>
        <source>A double may be your last tile: nothing has to follow it.</source>
        <translation>Dein letzter Stein darf ein Doppelstein sein: Danach muss nichts mehr folgen.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Das Ziel des Spiels</translation>
    </message>
    <message>
        <source>You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
        <translation>Du willst deine Steine loswerden. Sie werden zu Reihen aneinandergelegt, den Zügen, und zwar so, dass sich immer gleiche Werte berühren. Was dir am Ende einer Runde übrig bleibt, zählt gegen dich, und die niedrigste Summe gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>The trains</source>
        <translation>Die Züge</translation>
    </message>
    <message>
        <source>Each player has a train of their own. It begins at the station and grows at its open end, one tile after the other.</source>
        <translation>Alle haben ihren eigenen Zug. Jeder Zug beginnt am Bahnhof und wächst an seinem freien Ende, Stein um Stein.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Austeilen</translation>
    </message>
    <message>
        <source>The engine of a round</source>
        <translation>Der Startstein einer Runde</translation>
    </message>
    <message>
        <source>All trains of a round begin at a double in the station, the engine. In the first round it is the highest double of the set, in every later round the next lower one. The engine itself needs no tile after it and never has to be closed.</source>
        <translation>Alle Züge einer Runde beginnen an einem Doppelstein im Bahnhof, dem Startstein. In der ersten Runde ist das der höchste Doppelstein des Satzes, in jeder weiteren der nächstniedrigere. Nach dem Startstein muss nichts weiter folgen, und abgedeckt werden muss er nie.</translation>
    </message>
    <message>
        <source>The first starter</source>
        <translation>Wer zuerst beginnt</translation>
    </message>
    <message>
        <source>By this leaflet the oldest player starts the first round.</source>
        <translation>Nach diesem Regelheft beginnt die erste Runde, wer am ältesten ist.</translation>
    </message>
    <message>
        <source>By this leaflet the youngest player starts the first round.</source>
        <translation>Nach diesem Regelheft beginnt die erste Runde, wer am jüngsten ist.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer dran ist</translation>
    </message>
    <message>
        <source>The turns go round the table clockwise, one player after the other.</source>
        <translation>Gespielt wird reihum im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>What a turn is</source>
        <translation>Was du dann tust</translation>
    </message>
    <message>
        <source>Which tile fits</source>
        <translation>Welcher Stein passt</translation>
    </message>
    <message>
        <source>A tile fits where one of its halves shows the value at the end of the train. That half goes against the train. A train without tiles takes the value of the engine.</source>
        <translation>Ein Stein passt, wenn eine seiner Hälften den Wert am Ende des Zuges zeigt. Mit dieser Hälfte wird er angelegt. Bei einem Zug ohne Steine zählt der Wert des Startsteins.</translation>
    </message>
    <message>
        <source>Whoever can play must play</source>
        <translation>Wer legen kann, muss legen</translation>
    </message>
    <message>
        <source>When you cannot play</source>
        <translation>Wenn du nicht legen kannst</translation>
    </message>
    <message>
        <source>If you cannot play a tile that you have to play, not even after drawing as far as you may, your turn ends and a marker is put on your train, or on its place if it has no tile yet.</source>
        <translation>Musst du einen Stein legen und kannst es auch nach dem erlaubten Ziehen nicht, bist du fertig. An deinen Zug kommt eine Lokomotive; hat er noch keinen Stein, kommt sie an seinen Platz.</translation>
    </message>
    <message>
        <source>Open and closed trains</source>
        <translation>Offene und geschlossene Züge</translation>
    </message>
    <message>
        <source>A train without tiles</source>
        <translation>Ein Zug ohne Steine</translation>
    </message>
    <message>
        <source>Where a marker stands on the place of a train that has no tile yet, others may start that train with a tile of the engine’s value. It still belongs to its owner, and the marker stays.</source>
        <translation>Steht eine Lokomotive am Platz eines Zuges, der noch keinen Stein hat, dürfen auch andere diesen Zug mit einem Stein beginnen, der den Wert des Startsteins hat. Der Zug wechselt dadurch nicht den Besitzer, und die Lokomotive bleibt stehen.</translation>
    </message>
    <message>
        <source>When nothing follows a double</source>
        <translation>Wenn nach einem Doppelstein nichts folgt</translation>
    </message>
    <message>
        <source>Closing a double</source>
        <translation>Einen Doppelstein abdecken</translation>
    </message>
    <message>
        <source>A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation>Abgedeckt wird ein Doppelstein, indem man einen Stein an ihn anlegt. Wer ihn abdecken muss, darf das an jedem Zug, auch an einem geschlossenen, der sonst geschlossen bleibt. Mit diesem Stein ist man fertig: Danach muss nichts mehr folgen.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Tote Doppelsteine</translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation>Liegen alle anderen Steine mit dem Wert eines Doppelsteins auf dem Tisch, kann ihn kein Stein mehr abdecken. Dann ist er tot und hält niemanden auf.</translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation>Der letzte Stein</translation>
    </message>
    <message>
        <source>As soon as a player has only one tile left, everybody is told.</source>
        <translation>Sobald jemand nur noch einen Stein hat, erfahren es alle.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Alle Steine los</translation>
    </message>
    <message>
        <source>When nobody can play any more</source>
        <translation>Wenn niemand mehr legen kann</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zusammenzählen</translation>
    </message>
    <message>
        <source>At the end of a round you count the pips of the tiles in your hand and add them to your total. The lowest total wins the game.</source>
        <translation>Am Ende einer Runde zählst du die Augen der Steine, die dir geblieben sind, und rechnest sie zu deiner Summe dazu. Die niedrigste Summe gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>On your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation>Beim ersten Anlegen jeder Runde legst du nur an deinen eigenen Zug, aber so viele Steine, wie du willst, und wenigstens einen, wenn du kannst. Gezogen wird dabei nicht, und nach Doppelsteinen muss nichts folgen. Passt kein Stein, bekommst du eine Lokomotive. Bis alle einmal dran waren, halten offene Doppelsteine niemanden auf, und die Runde kann nicht enden; deshalb können dabei auch mehrere alle Steine loswerden.</translation>
    </message>
    <message>
        <source>There is no Mexican Train in this game, only the trains of the players.</source>
        <translation>In diesem Spiel gibt es keinen Mexikanischen Zug, nur die Züge der Spieler.</translation>
    </message>
    <message>
        <source>You may play on other open trains before your own has a tile.</source>
        <translation>Du darfst an andere offene Züge anlegen, bevor dein eigener einen Stein hat.</translation>
    </message>
    <message>
        <source>Before your own train has a tile you may play nothing on another one. Only closing a double that you have to close is always allowed.</source>
        <translation>Bevor dein eigener Zug einen Stein hat, darfst du an keinen anderen anlegen. Nur einen Doppelstein, den du abdecken musst, darfst du immer abdecken.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation>Nach einem Doppelstein legst du gleich noch einen Stein. Das darf wieder ein Doppelstein sein, und dann muss auch auf ihn noch ein Stein folgen.</translation>
    </message>
    <message>
        <source>A double is played like any other tile: nothing has to follow it.</source>
        <translation>Ein Doppelstein wird gelegt wie jeder andere Stein: Danach muss nichts folgen.</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation>Der Stein nach einem Doppelstein muss genau an diesen Doppelstein angelegt werden. Liegen schon alle anderen Steine mit seinem Wert auf dem Tisch, muss nichts folgen.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may play it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation>Ist der Stein, den du nach einem Doppelstein ziehst, selbst ein Doppelstein und passt, darfst du ihn legen, und dann muss auf ihn ein Stein folgen. Behältst du ihn, bist du fertig, als hätte nichts gepasst.</translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.</source>
        <translation>Ein Doppelstein, den du nach einem Doppelstein ziehst, lässt sich nicht legen, auch wenn er passt: Du behältst ihn.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation>Sind mehrere Doppelsteine abzudecken, suchst du dir einen aus.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was played first comes first.</source>
        <translation>Sind mehrere Doppelsteine abzudecken, geht der vor, der zuerst gelegt wurde.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is played anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation>Bleibt ein Doppelstein offen, wenn jemand fertig ist, muss er abgedeckt werden, bevor sonst irgendwo etwas gelegt wird. Das gilt für alle, die drankommen, bis er abgedeckt ist.</translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation>Ein Doppelstein, der offen bleibt, hält niemanden auf. Er ist das Ende seines Zuges wie jeder andere Stein.</translation>
    </message>
    <message>
        <source>You draw for only one tile per turn: if you drew a double and played it, you do not draw for the tile after it.</source>
        <translation>Du ziehst nur für einen Stein, solange du dran bist: Muss auf einen gezogenen Doppelstein noch ein Stein folgen, ziehst du für diesen nicht mehr.</translation>
    </message>
    <message>
        <source>Your marker comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Deine Lokomotive kommt von selbst weg, wenn du an deinen eigenen Zug anlegst. Sie bleibt stehen, wenn du woanders anlegst und wenn andere an deinen Zug anlegen.</translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your marker comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Legst du an deinen eigenen Zug an, sagst du gleich, ob deine Lokomotive wegkommt oder stehen bleibt, bis du das nächste Mal dort anlegst. Sie bleibt stehen, wenn du woanders anlegst und wenn andere an deinen Zug anlegen.</translation>
    </message>
    <message>
        <source>After each tile that you play, on whichever train, you may take your marker off or leave it. It stays when others play on your train.</source>
        <translation>Nach jedem Stein, den du legst, egal wo, darfst du deine Lokomotive wegnehmen oder stehen lassen. Sie bleibt stehen, wenn andere an deinen Zug anlegen.</translation>
    </message>
    <message>
        <source>The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.</source>
        <translation>Der Startstein ist beim Austeilen unter den anderen Steinen. Wer ihn hat, legt ihn in den Bahnhof und ist gleich dran.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns up. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Hat niemand den Startstein, ziehen alle reihum je einen Stein und hören auf, sobald er auftaucht. In Runde 1 zieht Platz 1 zuerst, später der Platz nach dem, der die Runde davor begonnen hat.</translation>
    </message>
    <message>
        <source>If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation>Lässt sich einer deiner Steine irgendwo legen, legst du auch einen. Stattdessen ziehen oder passen darfst du nicht; nur einen gezogenen Doppelstein darfst du behalten, wo seine Regel das erlaubt.</translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a marker stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation>Dein eigener Zug steht dir offen. Der Zug eines anderen Spielers ist für dich geschlossen, außer wenn eine Lokomotive an ihm steht: Dann ist er für alle offen. Ein Doppelstein, den du abdecken musst, geht all dem vor.</translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a marker is put on your train, your turn ends and the double stays open.</source>
        <translation>Muss auf deinen Doppelstein ein Stein folgen und hast du keinen dafür, ziehst du, soweit du darfst. Hast du dann immer noch keinen, kommt eine Lokomotive an deinen Zug, du bist fertig, und der Doppelstein bleibt offen.</translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be played in the first turn, everybody still has that first turn.</source>
        <translation>Hast du keinen Stein mehr, wenn du fertig bist, ist die Runde zu Ende. Wo beim ersten Anlegen ein ganzer Zug gelegt werden darf, kommen vorher noch alle zu ihrem ersten Anlegen.</translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a marker on every train, the round is over. Then it may be that nobody has gone out.</source>
        <translation>Ist der Talon leer und ließe sich von niemandem mehr ein Stein anlegen, auch dann nicht, wenn an jedem Zug eine Lokomotive stünde, ist die Runde zu Ende. Dann ist vielleicht niemand alle Steine los.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play one tile, as on every other.</source>
        <translation>Beim ersten Anlegen einer Runde legst du einen Stein, wie sonst auch.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your second turn of the round on; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Der Mexikanische Zug gehört allen. Sobald du in einer Runde zum zweiten Mal dran bist, darfst du ihn mit einem Stein beginnen, der den Wert des Startsteins hat; ist er begonnen, ist er für alle offen. Eine Lokomotive bekommt er nie.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation>Nach einem Doppelstein legst du gleich noch einen Stein. Ein Doppelstein, den du schon hast, darf das nicht sein, auch wenn er passt.</translation>
    </message>
    <message>
        <source>The tile after a double may be played on the double or on any other train that is open to you. In the turn in which it is played, a double closes no train to you.</source>
        <translation>Der Stein nach einem Doppelstein darf an diesen Doppelstein oder an jeden anderen Zug, der dir offensteht. Solange du noch dran bist, versperrt dein Doppelstein dir keinen Zug.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must play it, and then it needs a tile after it like any other double.</source>
        <translation>Ist der Stein, den du nach einem Doppelstein ziehst, selbst ein Doppelstein und passt, musst du ihn legen, und dann muss auf ihn ein Stein folgen wie auf jeden anderen Doppelstein.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it no longer holds anybody up.</source>
        <translation>Bleibt ein Doppelstein offen, wenn jemand fertig ist, muss ihn vor allem anderen abdecken, wer als Nächstes dran ist. Gelingt das nicht, hält er niemanden mehr auf.</translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation>Das kurze Spiel für 2 bis 4 Spieler: Die Steine mit einer 10, 11 oder 12 bleiben in der Schachtel, der erste Startstein ist die Doppel-9, und gespielt werden höchstens zehn Runden.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Hat niemand den Startstein, ziehen alle reihum je einen Stein, bis er auftaucht. Auch dann wird weitergezogen, bis alle gleich viele gezogen haben, soweit der Talon reicht. In Runde 1 zieht Platz 1 zuerst, später der Platz nach dem, der die Runde davor begonnen hat.</translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation>Das kurze Spiel wird nicht gespielt.</translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do you go out on the double.</source>
        <translation>Ist dein letzter Stein ein Doppelstein und muss auf ihn noch ein Stein folgen, ziehst du. Nur wenn du nicht ziehen kannst, bist du mit dem Doppelstein alle Steine los.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Der Mexikanische Zug gehört allen. Wann immer du dran bist, darfst du ihn mit einem Stein beginnen, der den Wert des Startsteins hat, außer wenn du nach einer anderen Regel woanders anlegen musst; ist er begonnen, ist er für alle offen. Eine Lokomotive bekommt er nie.</translation>
    </message>
    <message>
        <source>You draw for each tile that you have to play: if a double that you drew and played asks for a tile and you hold none for it, you draw again.</source>
        <translation>Du ziehst für jeden Stein, den du legen musst: Muss auf einen gezogenen und gelegten Doppelstein noch ein Stein folgen und hast du keinen dafür, ziehst du noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>Gespielt wird höchstens eine Runde. Ihr Startstein ist die Doppel-%1.</numerusform>
            <numerusform>Gespielt werden höchstens %n Runden. Der erste Startstein ist die Doppel-%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn you play one tile of your hand that fits, on any train that is open to you. The rules about drawing, about doubles and about the first turn of a round can change that.</source>
        <translation>Wenn du dran bist, legst du einen deiner passenden Steine, und zwar welchen du willst, an irgendeinen Zug, der dir offensteht. Die Regeln für das Ziehen, für Doppelsteine und für das erste Anlegen einer Runde können daran etwas ändern.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw tile after tile until one may be played or the boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Lässt sich keiner deiner Steine legen, ziehst du einen nach dem anderen, bis sich einer legen lässt oder der Talon leer ist. Den Stein, der sich legen lässt, legst du gleich an einen Zug deiner Wahl, an dem er liegen darf; ein anderer Stein darf es nicht sein.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Lässt sich keiner deiner Steine legen, ziehst du einen vom Talon. Lässt der sich legen, legst du ihn gleich an einen Zug deiner Wahl, an dem er liegen darf; ein anderer Stein darf es nicht sein.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the first that may be played. It is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Lässt sich keiner deiner Steine legen, ziehst du bis zu zwei, einen nach dem anderen, und hörst beim ersten auf, der sich legen lässt. Den legst du gleich an einen Zug deiner Wahl, an dem er liegen darf; ein anderer Stein darf es nicht sein.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.</source>
        <translation>Der Mexikanische Zug gehört allen. Du darfst ihn mit einem Stein beginnen, der den Wert des Startsteins hat, sobald an deinem eigenen Zug ein Stein liegt; ist der Mexikanische Zug begonnen, ist er für alle offen. Eine Lokomotive bekommt er nie.</translation>
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
        <translation>Der Startstein liegt schon vor dem Austeilen im Bahnhof, und wer beginnt, wechselt reihum. Ob deine Lokomotive wegkommt, entscheidest du selbst.</translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation>Novelca</translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were played, and an empty boneyard ends the round.</source>
        <translation>Offene Doppelsteine werden in der Reihenfolge abgedeckt, in der sie gelegt wurden, und ein leerer Talon beendet die Runde.</translation>
    </message>
    <message>
        <source>Big table</source>
        <translation>Großer Tisch</translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole train; the double blank costs 50 points.</source>
        <translation>Für 2 bis 14 Spieler mit Sätzen von Doppel-6 bis Doppel-18. Beim ersten Anlegen darfst du einen ganzen Zug legen; die Doppel-Null kostet 50 Punkte.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that double, you draw only once per turn, nobody goes out on an open double, and ties are broken.</source>
        <translation>Der Stein nach einem Doppelstein muss an diesen Doppelstein angelegt werden, gezogen wird nur einmal, solange man dran ist, ein offener Doppelstein genügt nicht als letzter Stein, und ein Gleichstand wird entschieden.</translation>
    </message>
    <message>
        <source>There is no rulebook called “%1”.</source>
        <translation>Es gibt kein Regelheft „%1“.</translation>
    </message>
    <message>
        <source>There is no option called “%1”.</source>
        <translation>Es gibt keine Einstellung „%1“.</translation>
    </message>
    <message>
        <source>“%2” is not a value of the option “%1”.</source>
        <translation>„%2“ ist kein Wert der Einstellung „%1“.</translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation>Dieses Regelheft ist für %1 bis %2 Spieler.</translation>
    </message>
    <message>
        <source>If the engine is dealt, whoever holds it must start; if it is set aside, the players must take turns to start.</source>
        <translation>Wird der Startstein ausgeteilt, muss beginnen, wer ihn hat; liegt er vorher im Bahnhof, muss reihum begonnen werden.</translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation>Dieses Regelheft kennt kein kurzes Spiel.</translation>
    </message>
    <message>
        <source>The short game is played with the double-9 set.</source>
        <translation>Das kurze Spiel wird mit dem Doppel-9-Satz gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>With this set at most %n round(s) can be played.</source>
        <translation>
            <numerusform>Mit diesem Satz lässt sich höchstens %n Runde spielen.</numerusform>
            <numerusform>Mit diesem Satz lassen sich höchstens %n Runden spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no number of tiles to deal for %1 players with the double-%2 set.</source>
        <translation>Für %1 Spieler mit dem Doppel-%2-Satz ist nicht festgelegt, wie viele Steine ausgeteilt werden.</translation>
    </message>
    <message>
        <source>The double-%2 set does not have enough tiles for %1 players.</source>
        <translation>Der Doppel-%2-Satz hat für %1 Spieler nicht genug Steine.</translation>
    </message>
    <message>
        <source>Comes with the wooden model set by Eco Wood Art.</source>
        <translation>Liegt dem Holzbausatz von Eco Wood Art bei.</translation>
    </message>
    <message>
        <source>Comes with “Original Mexican Train” by Tactic.</source>
        <translation>Liegt „Original Mexican Train“ von Tactic bei.</translation>
    </message>
    <message>
        <source>Comes with Novelca 11003603, and in a Russian leaflet.</source>
        <translation>Liegt Novelca 11003603 bei und steht in einem russischen Regelheft.</translation>
    </message>
    <message>
        <source>From a German article, for 2 to 14 players.</source>
        <translation>Stammt aus einem deutschen Artikel, für 2 bis 14 Spieler.</translation>
    </message>
    <message>
        <source>Published tournament rules; no leaflet prints them.</source>
        <translation>Veröffentlichte Turnierregeln; sie liegen keinem Spiel bei.</translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a double drawn after a double must be played if it fits.</source>
        <translation>Wer den Startstein hat, beginnt. Offene Doppelsteine halten alle auf und dürfen in beliebiger Reihenfolge abgedeckt werden; ein nachgezogener Doppelstein muss gelegt werden, wenn er passt.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Regeln für</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>verglichen mit</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>No rule mentions that.</source>
        <translation>Dazu gibt es keine Regel.</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Diese Regeln sind gleich.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameTilesWords</name>
    <message>
        <source>now %1, earlier %2</source>
        <comment>%1, %2: points</comment>
        <translation>jetzt %1, damals %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: now 34, earlier 61</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same tiles: %1.</source>
        <comment>%1: now 34, earlier 61</comment>
        <translation>Die gleichen Steine: %1.</translation>
    </message>
</context>
<context>
    <name>SavingSheets</name>
    <message>
        <source>This game is not saved</source>
        <translation>Dieses Spiel ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.</source>
        <translation>Alle paar Sekunden wird es erneut versucht, und das Spiel geht unterdessen weiter. Du kannst das ganze Spiel auch als andere Datei speichern, auf einem anderen Datenträger; dann geht es in dieser Datei weiter. Solange es nicht gespeichert ist, lässt sich kein anderes Spiel öffnen oder beginnen.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Jetzt noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save as another file…</source>
        <translation>Als andere Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Verlassen, ohne zu speichern?</translation>
    </message>
    <message>
        <source>If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.</source>
        <translation>Wenn du trotzdem gehst, kommt das ganze Spiel in eine Rettungsdatei, falls sich irgendwo eine schreiben lässt. Beim nächsten Start bietet das Programm sie an.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>A game was rescued</source>
        <translation>Ein Spiel wurde gerettet</translation>
    </message>
    <message>
        <source>This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.</source>
        <translation>Dieses Spiel ließ sich beim Ende des Programms nicht an seinem Ort speichern. Es steht ganz in der Datei %1. Wenn du damit weiterspielst, ist es wieder bei deinen gespeicherten Spielen; sonst bleibt die Datei, wo sie ist.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Damit weiterspielen</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dort lassen</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>This game is not saved. Saving is tried again every few seconds.</source>
        <translation>Dieses Spiel ist nicht gespeichert. Alle paar Sekunden wird es erneut versucht.</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
</context>
<context>
    <name>ScoreKeeperSheet</name>
    <message>
        <source>Score-keeper</source>
        <translation>Punkteblock</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Andere Spiele&#xa0;…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Dieses Spiel löschen?</translation>
    </message>
    <message>
        <source>The points of %1 will be deleted for good.</source>
        <comment>%1: names of the players</comment>
        <translation>Die Punkte werden endgültig gelöscht: %1.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Da stimmt etwas nicht</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation>Noch ist keine Runde zu Ende.</translation>
    </message>
</context>
<context>
    <name>ScorePlotView</name>
    <message>
        <source>The totals over the rounds</source>
        <translation>Die Summen Runde für Runde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%1: %n point(s), total %2</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n Punkt, Summe %2</numerusform>
            <numerusform>%1: %n Punkte, Summe %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, engine %2. %3</source>
        <comment>%3: who has how many points</comment>
        <translation>Runde %1, Startstein %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation>
            <numerusform>Summen nach %n Runde. %1</numerusform>
            <numerusform>Summen nach %n Runden. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation>
            <numerusform>Doppel-%1-Satz, %n Runde.</numerusform>
            <numerusform>Doppel-%1-Satz, %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>Die Doppel-Null zählt %n Punkt.</numerusform>
            <numerusform>Die Doppel-Null zählt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game with the double-%1 set</source>
        <translation>Kurzes Spiel mit dem Doppel-%1-Satz</translation>
    </message>
    <message>
        <source>Double-%1 set</source>
        <translation>Doppel-%1-Satz</translation>
    </message>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Runde %1, Startstein %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rules, over after %n round(s).</source>
        <comment>%1: date, %2: name of the rulebook</comment>
        <translation>
            <numerusform>%1, Regeln: %2, nach %n Runde zu Ende.</numerusform>
            <numerusform>%1, Regeln: %2, nach %n Runden zu Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation>%1, Regeln: %2, %3 von %4 Runden gespielt.</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
    <message>
        <source>Date:</source>
        <comment>a line to write on follows</comment>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>%1 rules.</source>
        <comment>%1: name of the rulebook</comment>
        <translation>Regeln: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation>In jedem Kästchen: links die Punkte der Runde, rechts die Summe bis dahin.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>Das Spiel endet nach der Runde, in der jemand insgesamt %n Punkt erreicht.</numerusform>
            <numerusform>Das Spiel endet nach der Runde, in der jemand insgesamt %n Punkte erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s).</source>
        <comment>%1: number, %2: who</comment>
        <translation>
            <numerusform>Rang %1: %2, %n Punkt.</numerusform>
            <numerusform>Rang %1: %2, %n Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <comment>start of a sentence</comment>
        <translation>Der Mexikanische Zug</translation>
    </message>
    <message>
        <source>Your train</source>
        <comment>start of a sentence</comment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>%1’s train</source>
        <comment>start of a sentence</comment>
        <translation>Der Zug von %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where something stands</comment>
        <translation>am Mexikanischen Zug</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where something stands</comment>
        <translation>an deinem Zug</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where something stands</comment>
        <translation>am Zug von %1</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is played</comment>
        <translation>an den Mexikanischen Zug</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is played</comment>
        <translation>an deinen Zug</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where a tile is played</comment>
        <translation>an den Zug von %1</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of names</comment>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of seat %1</source>
        <translation>Farbe von Platz %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>KI</translation>
    </message>
    <message>
        <source>Seat %1 is a computer player</source>
        <translation>Auf Platz %1 spielt eine KI</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Spielstärke von Platz %1</translation>
    </message>
    <message>
        <source>Colour and character of seat %1</source>
        <translation>Figur und Farbe von Platz %1</translation>
    </message>
</context>
<context>
    <name>SentenceBoard</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Shows the rule behind this.</source>
        <translation>Zeigt die Regel, die dahintersteht.</translation>
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
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>a heading: how the table looks</comment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>how the table looks</comment>
        <translation>Design</translation>
    </message>
    <message>
        <source>On the tiles</source>
        <translation>Auf den Steinen</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Pips and digits</source>
        <translation>Augen und Ziffern</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Farben der Augen</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Die üblichen</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>Für Farbenblinde</translation>
    </message>
    <message>
        <source>All black</source>
        <translation>Alle schwarz</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Größe der Steine</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>So groß wie möglich</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Größe der Schrift</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation>Spieltempo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>How long the computer thinks before it plays</source>
        <translation>Wie lange die KI überlegt, bevor sie spielt</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>A short moment</source>
        <translation>Ganz kurz</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>A long moment</source>
        <translation>Länger</translation>
    </message>
    <message>
        <source>Reduced motion: nothing flies, rolls or slides</source>
        <translation>Weniger Bewegung: Nichts fliegt, rollt oder gleitet</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Playing and reading</source>
        <translation>Spielen und Vorlesen</translation>
    </message>
    <message>
        <source>Draw and pass for me when nothing else is possible</source>
        <translation>Für mich ziehen und passen, wenn nichts anderes geht</translation>
    </message>
    <message>
        <source>What a screen reader says by itself</source>
        <translation>Was ein Screenreader von selbst sagt</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Alles, was geschieht</translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation>Was mich betrifft</translation>
    </message>
    <message>
        <source>Only that it is my turn</source>
        <translation>Nur, dass ich dran bin</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Zurück zum Standard</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Hilfen zum Mitzählen: die Augen meiner Steine, gesehene Steine, woran andere nicht anlegen konnten</translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation>Die KIs sagen ab und zu etwas</translation>
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
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SheetPlanForm</name>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Anzahl der Runden</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Punktgrenze</translation>
    </message>
    <message>
        <source>The game ends at this many points</source>
        <translation>Bei so vielen Punkten endet das Spiel</translation>
    </message>
    <message>
        <source>No limit: all rounds are played.</source>
        <translation>Keine Grenze: Alle Runden werden gespielt.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>Das Spiel endet nach der Runde, in der jemand insgesamt %n Punkt erreicht.</numerusform>
            <numerusform>Das Spiel endet nach der Runde, in der jemand insgesamt %n Punkte erreicht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPrinter</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Punktezettel speichern</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Something is wrong</source>
        <translation>Da stimmt etwas nicht</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>Das lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Ein beschädigtes Spiel</translation>
    </message>
    <message>
        <source>Go on from before line %1</source>
        <translation>Vor Zeile %1 fortsetzen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>In einer Kopie weiterspielen</translation>
    </message>
    <message>
        <source>Reading a long game</source>
        <translation>Ein langes Spiel wird gelesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The game in the file %1 takes a while to read: %2% so far.</source>
        <comment>%2: a number</comment>
        <translation>Das Spiel in der Datei %1 zu lesen dauert etwas: bisher %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Cannot be saved here</source>
        <translation>Hier nicht speicherbar</translation>
    </message>
</context>
<context>
    <name>ShelfSheets</name>
    <message>
        <source>Forget everything?</source>
        <translation>Alles vergessen?</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Alles behalten</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Alles vergessen</translation>
    </message>
    <message>
        <source>Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.</source>
        <translation>Statistik, Auszeichnungen, Leiter und Spiel des Tages beginnen für alle, die hier spielen, wieder bei null, und die gespeicherten Spiele kommen in den Papierkorb. Das Spiel auf dem Tisch bleibt, und die Spiele im Punkteblock bleiben auch.</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Skill and luck</source>
        <translation>Können und Glück</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Play and tiles, game by game; the list says the same.</source>
        <translation>Dein Spiel und deine Steine in jedem einzelnen Spiel; in der Liste steht dasselbe.</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Dein Spiel</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Deine Steine</translation>
    </message>
    <message>
        <source>Points for you, per round</source>
        <translation>Punkte für dich pro Runde</translation>
    </message>
    <message>
        <source>Points against you, per round</source>
        <translation>Punkte gegen dich pro Runde</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>The computer is going over the first round.</source>
        <translation>Die KI spielt die erste Runde im Kopf nach.</translation>
    </message>
    <message>
        <source>No round that counts is finished yet.</source>
        <translation>Noch ist keine Runde zu Ende, die zählt.</translation>
    </message>
    <message>
        <source>Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.</source>
        <translation>Gezählt werden Punkte gegenüber dem Durchschnitt der anderen. Mit deinen Steinen ist gemeint, was Austeilen und Ziehen wert waren, soweit du das sehen konntest. Es zählen dieselben Runden wie für Auszeichnungen, von jedem Spieler die letzten; beim ersten Mal braucht jede einige Sekunden, gerechnet wird nur, solange diese Seite offen ist.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>no difference</source>
        <comment>points for or against somebody: none</comment>
        <translation>kein Unterschied</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <comment>%1: points</comment>
        <translation>%1 für dich</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <comment>%1: points</comment>
        <translation>%1 gegen dich</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n round(s)</source>
        <comment>%1: date, %2: rulebook</comment>
        <translation>
            <numerusform>%1 · %2 · %n Runde</numerusform>
            <numerusform>%1 · %2 · %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>play: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>dein Spiel: %1</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>deine Steine: %1</translation>
    </message>
    <message>
        <source>After five rounds, this page says what your play and your tiles come to.</source>
        <translation>Ab fünf Runden steht hier, was dein Spiel und was deine Steine ausmachen.</translation>
    </message>
    <message numerus="yes">
        <source>Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in your place.</source>
        <comment>%1: such as &quot;3.1 for you&quot;, %3: a level</comment>
        <translation>
            <numerusform>Dein Spiel, %n Runde: pro Runde %1 (plus oder minus %2), gemessen an dem, was die KI „%3“ an deiner Stelle getan hätte.</numerusform>
            <numerusform>Dein Spiel, %n Runden: pro Runde %1 (plus oder minus %2), gemessen an dem, was die KI „%3“ an deiner Stelle getan hätte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles, on average: %1 (give or take %2).</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>Deine Steine: pro Runde %1 (plus oder minus %2).</translation>
    </message>
    <message>
        <source>Chance alone brings that in fewer than 1 of 20 cases.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Der Zufall allein bringt das in weniger als 1 von 20 Fällen.</translation>
    </message>
    <message>
        <source>That is no more than chance brings.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Das ist nicht mehr, als der Zufall bringt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Going over your rounds: %1 of %2</source>
        <translation>Die KI spielt deine Runden im Kopf nach: %1 von %2</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station</source>
        <translation>Bahnhof</translation>
    </message>
    <message>
        <source>Station, engine %1-%1</source>
        <translation>Bahnhof, Startstein %1-%1</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at the table</comment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation>Die Datei %1 lässt sich nicht schreiben; deshalb wird nicht alles gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation>
            <numerusform>%n Zeile der Datei %1 lässt sich nicht lesen und wird weggelassen.</numerusform>
            <numerusform>%n Zeilen der Datei %1 lassen sich nicht lesen und werden weggelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Best rounds</source>
        <translation>Beste Runden</translation>
    </message>
    <message>
        <source>A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.</source>
        <translation>Ein Spiel zählt einmal, sobald du darin zum ersten Mal etwas tust; brichst du es ab, gilt es als nicht gewonnen. Spiele, bei denen die Verteilung der Steine gewählt wurde, „Gleiche Steine noch mal“ und ein wiederholtes Spiel des Tages zählen nicht.</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Auszeichnungen&#xa0;…</translation>
    </message>
    <message>
        <source>Skill and luck…</source>
        <translation>Können und Glück&#xa0;…</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>Alles vergessen …</translation>
    </message>
</context>
<context>
    <name>StatusSheet</name>
    <message>
        <source>How things stand</source>
        <translation>Wie es steht</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>You hold %n tile(s).</source>
        <translation>
            <numerusform>Du hast %n Stein.</numerusform>
            <numerusform>Du hast %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation>
            <numerusform>Im Talon liegt %n Stein.</numerusform>
            <numerusform>Im Talon liegen %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation>
            <numerusform>%1: noch %n Stein.</numerusform>
            <numerusform>%1: noch %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation>
            <numerusform>%1: bisher %n Punkt.</numerusform>
            <numerusform>%1: bisher %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) so far.</source>
        <comment>the total of the rounds that are finished</comment>
        <translation>
            <numerusform>Du hast bisher %n Punkt.</numerusform>
            <numerusform>Du hast bisher %n Punkte.</numerusform>
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
        <translation>%1 zieht %2.</translation>
    </message>
    <message>
        <source>You leave your train open.</source>
        <translation>Du lässt deinen Zug offen.</translation>
    </message>
    <message>
        <source>%1 leaves their train open.</source>
        <translation>%1 lässt den eigenen Zug offen.</translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation>Du beendest dein erstes Anlegen.</translation>
    </message>
    <message>
        <source>%1 finishes their first turn.</source>
        <translation>%1 beendet das erste Anlegen.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Alle bekommen je %n Stein.</numerusform>
            <numerusform>Alle bekommen je %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. You start the game.</source>
        <translation>Der Startstein %1 liegt im Bahnhof. Du beginnst das Spiel.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. %2 starts the game.</source>
        <comment>%2: who</comment>
        <translation>Der Startstein %1 liegt im Bahnhof. %2 beginnt das Spiel.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is you.</source>
        <translation>Der Startstein %1 liegt im Bahnhof. Es fängt reihum jemand anders an: diesmal du.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is %2.</source>
        <comment>%2: who</comment>
        <translation>Der Startstein %1 liegt im Bahnhof. Es fängt reihum jemand anders an: diesmal %2.</translation>
    </message>
    <message>
        <source>You hold the engine %1: it is placed in the station, and you start.</source>
        <translation>Du hast den Startstein %1: Er kommt in den Bahnhof, und du beginnst.</translation>
    </message>
    <message>
        <source>%1 holds the engine %2: it is placed in the station, and %1 starts.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 hat den Startstein %2 und legt ihn in den Bahnhof: %1 beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>To find the engine, %n more are drawn.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Um den Startstein zu finden, wird noch %n Stein gezogen.</numerusform>
            <numerusform>Um den Startstein zu finden, werden noch %n Steine gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody held the engine %1: you drew it and start.</source>
        <comment>%1: tile</comment>
        <translation>Niemand hatte den Startstein %1: Du hast ihn gezogen und beginnst.</translation>
    </message>
    <message>
        <source>Nobody held the engine %1: %2 drew it and starts.</source>
        <comment>%1: tile, %2: who</comment>
        <translation>Niemand hatte den Startstein %1: %2 hat ihn gezogen und beginnt.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Always draw and pass for me</source>
        <translation>Immer für mich ziehen und passen</translation>
    </message>
</context>
<context>
    <name>TableChips</name>
    <message>
        <source>Play together again:</source>
        <translation>Noch einmal zusammen:</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Tile %1</source>
        <translation>Stein %1</translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>Look for the longest chain in your hand before your first tile: from the end of your own train, tile after tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can.</source>
        <translation>Such vor dem ersten Stein die längste Kette unter deinen Steinen: vom Ende deines eigenen Zuges an, Stein für Stein. Was zu dieser Kette gehört, hebst du für deinen Zug auf; alles andere legst du woanders an, sobald du kannst.</translation>
    </message>
    <message>
        <source>Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation>Leg Doppelsteine früh, solange du noch einen Stein hast, der folgen kann. Am Ende der Runde ist ein Doppelstein schwer und kaum noch loszuwerden.</translation>
    </message>
    <message>
        <source>Keep a second tile of the same value with each double, so that you can follow it yourself.</source>
        <translation>Behalte zu jedem Doppelstein noch einen Stein mit demselben Wert, damit du ihn selbst abdecken kannst.</translation>
    </message>
    <message>
        <source>When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a chain that you will not finish.</source>
        <translation>Haben andere nur noch wenige Steine, dann denk an die Augen: Einen schweren Stein los zu sein ist mehr wert als eine Kette, mit der du nicht mehr fertig wirst.</translation>
    </message>
    <message>
        <source>Hold many different values rather than many tiles of one. Then something fits at almost every end.</source>
        <translation>Behalte lieber viele verschiedene Werte als viele Steine mit demselben. Dann passt an fast jedem Ende etwas.</translation>
    </message>
    <message>
        <source>A double that you cannot follow still holds up those who must close it. If you have to leave one open, do it with a value of which most tiles already lie on the table.</source>
        <translation>Auch ein Doppelstein, zu dem du keinen passenden Stein hast, hält alle auf, die ihn abdecken müssen. Musst du einen offen lassen, dann einen, von dessen Wert schon die meisten Steine auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>If there is a marker on your train, get it off soon: others play there too, and the end that your chain needs may be gone.</source>
        <translation>Steht eine Lokomotive an deinem Zug, sorg dafür, dass sie bald wegkommt: Auch andere legen dort an, und das Ende, das deine Kette braucht, ist dann vielleicht weg.</translation>
    </message>
    <message>
        <source>When two tiles fit equally well, play the one with more pips.</source>
        <translation>Passen zwei Steine gleich gut, leg den mit mehr Augen.</translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation>Merk dir, bei welchem Wert andere ziehen mussten: Davon hatten sie keinen Stein. Lass ihnen ein Ende mit diesem Wert.</translation>
    </message>
    <message>
        <source>As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation>Solange keine Lokomotive an deinem Zug steht, kann ihn dir niemand nehmen. Leg also deine losen Steine zuerst an andere Züge, und heb dir deine Kette für später auf.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everybody</source>
        <translation>offen für alle</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>überlegt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n P.</numerusform>
            <numerusform>%n P.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since.</source>
        <translation>Konnte nicht an %1 anlegen und hat seither nichts Gezogenes behalten.</translation>
    </message>
    <message>
        <source>computer thinks…</source>
        <comment>for a player who is away</comment>
        <translation>KI überlegt&#xa0;…</translation>
    </message>
</context>
<context>
    <name>TrainSheet</name>
    <message numerus="yes">
        <source>Mexican Train: %n tile(s)</source>
        <translation>
            <numerusform>Mexikanischer Zug: %n Stein</numerusform>
            <numerusform>Mexikanischer Zug: %n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your train: %n tile(s)</source>
        <translation>
            <numerusform>Dein Zug: %n Stein</numerusform>
            <numerusform>Dein Zug: %n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s train: %n tile(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>Der Zug von %1: %n Stein</numerusform>
            <numerusform>Der Zug von %1: %n Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message>
        <source>Mexican Train</source>
        <translation>Mexikanischer Zug</translation>
    </message>
    <message>
        <source>%1, ends in %2, double to be closed</source>
        <translation>%1, endet mit %2, Doppelstein abzudecken</translation>
    </message>
    <message>
        <source>%1, ends in %2, open</source>
        <translation>%1, endet mit %2, offen</translation>
    </message>
    <message>
        <source>%1, ends in %2, for you alone</source>
        <translation>%1, endet mit %2, nur für dich</translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation>%1, endet mit %2, geschlossen</translation>
    </message>
    <message>
        <source>%1; a computer player plays here meanwhile</source>
        <extracomment>%1: a train and how it stands</extracomment>
        <translation>%1; inzwischen spielt hier eine KI</translation>
    </message>
    <message>
        <source>the double first</source>
        <comment>on a plate: no train is open before it is covered</comment>
        <translation>erst der Doppelstein</translation>
    </message>
    <message>
        <source>from your next turn</source>
        <comment>on a plate: the train is not open yet</comment>
        <translation>ab dem nächsten Mal</translation>
    </message>
    <message>
        <source>your train first</source>
        <comment>on a plate: where one plays first</comment>
        <translation>erst dein Zug</translation>
    </message>
    <message>
        <source>%1, ends in %2, not open now: %3</source>
        <extracomment>%3: what comes first, in a few words, as &quot;the double first&quot;</extracomment>
        <translation>%1, endet mit %2, noch geschlossen: %3</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 überlegt.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>You may take your marker off or leave your train open.</source>
        <translation>Du darfst deine Lokomotive wegnehmen oder deinen Zug offen lassen.</translation>
    </message>
    <message>
        <source>Your first turn: play as many tiles as you like on your own train.</source>
        <translation>Dein erstes Anlegen: Leg so viele Steine, wie du magst, an deinen eigenen Zug.</translation>
    </message>
    <message>
        <source>Play another tile on your train, or finish your first turn.</source>
        <translation>Leg noch einen Stein an deinen Zug, oder sag, dass du fertig bist.</translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation>Kein weiterer Stein lässt sich anlegen: Sag, dass du fertig bist.</translation>
    </message>
    <message>
        <source>You drew %1: play it, or keep it and pass.</source>
        <translation>Du hast %1 gezogen: Leg den Stein, oder behalte ihn und passe.</translation>
    </message>
    <message>
        <source>You drew %1, and it fits: play it.</source>
        <translation>Du hast %1 gezogen, und der Stein passt: Leg ihn.</translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Du bist dran: Deck den Doppelstein %1 %2 ab.</translation>
    </message>
    <message>
        <source>After a double you play one more tile, but not a double.</source>
        <translation>Nach einem Doppelstein legst du noch einen Stein, aber keinen Doppelstein.</translation>
    </message>
    <message>
        <source>After a double you play one more tile.</source>
        <translation>Nach einem Doppelstein legst du noch einen Stein.</translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation>Du bist dran: Deck einen der offenen Doppelsteine ab.</translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation>Du bist dran: Leg einen Stein, wo das Signal grün ist.</translation>
    </message>
    <message>
        <source>The double %1 %2 must be closed and no tile of yours fits: draw one.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Der Doppelstein %1 %2 muss abgedeckt werden, und keiner deiner Steine passt: Zieh einen.</translation>
    </message>
    <message>
        <source>The open doubles must be closed and no tile of yours fits: draw one.</source>
        <translation>Die offenen Doppelsteine müssen abgedeckt werden, und keiner deiner Steine passt: Zieh einen.</translation>
    </message>
    <message>
        <source>No tile of yours fits: draw one.</source>
        <translation>Keiner deiner Steine lässt sich legen: Zieh einen.</translation>
    </message>
    <message>
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation>Auf deinen Doppelstein muss noch ein Stein folgen, und du hast keinen dafür: Zieh einen.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n tile(s) fit.</source>
        <translation>
            <numerusform>Du bist dran. %n Stein passt.</numerusform>
            <numerusform>Du bist dran. %n Steine passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. You can play: %1.</source>
        <comment>%1: tiles</comment>
        <translation>Du bist dran. Du kannst legen: %1.</translation>
    </message>
    <message>
        <source>does not fit now</source>
        <comment>a tile</comment>
        <translation>lässt sich gerade nirgends anlegen</translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a tile; %1: on whose trains</comment>
        <translation>passt %1</translation>
    </message>
    <message>
        <source>%1 fits %2.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1 passt %2.</translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you can only pass.</source>
        <translation>Dein erstes Anlegen: Keiner deiner Steine lässt sich legen, also kannst du nur passen.</translation>
    </message>
    <message>
        <source>%1 cannot be played either: you can only pass.</source>
        <translation>Auch %1 lässt sich nicht legen: Du kannst nur passen.</translation>
    </message>
    <message>
        <source>No tile of yours can be played and you cannot draw: you can only pass.</source>
        <translation>Keiner deiner Steine lässt sich legen, und ziehen kannst du nicht: Du kannst nur passen.</translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation>%1 passt an mehrere Züge: Such dir einen aus.</translation>
    </message>
    <message>
        <source>%1 fits %2: choose one of them.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1 passt %2: Such dir einen Zug aus.</translation>
    </message>
    <message>
        <source>The computer is thinking for %1.</source>
        <extracomment>%1: a player who is away</extracomment>
        <translation>Für %1 überlegt die KI.</translation>
    </message>
    <message>
        <source>%1 Press Up.</source>
        <comment>%1: a whole sentence; Up: the key with that arrow</comment>
        <translation>%1 Drück Pfeil hoch.</translation>
    </message>
    <message>
        <source>You have no tile with %1: draw one.</source>
        <extracomment>%1: one or more numbers, as in &quot;1, 6, 9&quot;</extracomment>
        <translation>Du hast keinen Stein mit %1: Zieh einen.</translation>
    </message>
    <message>
        <source>You have no tile with %1: you can only pass.</source>
        <translation>Du hast keinen Stein mit %1: Du kannst nur passen.</translation>
    </message>
    <message>
        <source>%1 You can play: %2.</source>
        <comment>%1: a whole sentence, %2: tiles</comment>
        <translation>%1 Du kannst legen: %2.</translation>
    </message>
    <message>
        <source>%1 Press %2.</source>
        <comment>%1: a whole sentence; %2: the key</comment>
        <translation>%1 Drück %2.</translation>
    </message>
    <message>
        <source>%1 Shift+%2 ends your turn.</source>
        <comment>%1: a whole sentence; %2: a letter, held with Shift</comment>
        <translation>%1 Mit Umschalt+%2 bist du fertig.</translation>
    </message>
</context>
<context>
    <name>TutorialNote</name>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Tutorial: %1 of %2</source>
        <translation>Einführung: %1 von %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation>Einführung überspringen</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
</context>
</TS>
