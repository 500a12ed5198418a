<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Mexican Train</source>
        <translation>O grze Mexican Train</translation>
    </message>
    <message>
        <source>Mexican Train, version %1</source>
        <translation>Mexican Train, wersja %1</translation>
    </message>
    <message>
        <source>A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.</source>
        <translation>Bezpłatna gra dla całej rodziny: według zasad z instrukcji w twoim pudełku, w wielu językach. Nie potrzebuje sieci, nie wymaga konta i nie pokazuje reklam; nic nie opuszcza tego komputera.</translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation>Gra powstała z użyciem Qt, dostępnego na licencji GNU Lesser General Public License. Z samego programu każdy może korzystać, zmieniać go i przekazywać dalej na następujących warunkach:</translation>
    </message>
    <message>
        <source>Made with the work of others, under these terms:</source>
        <translation>Gra korzysta z pracy innych, na następujących warunkach:</translation>
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
        <translation>Klara</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Dariusz</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>Ewa</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Feliks</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Grażyna</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hubert</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Inga</translation>
    </message>
    <message>
        <source>Jakob</source>
        <translation>Jakub</translation>
    </message>
    <message>
        <source>Karla</source>
        <translation>Karolina</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Leon</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>Milena</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>Norbert</translation>
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
        <translation>%1 · %2, runda %3</translation>
    </message>
    <message>
        <source>%1, earned. %2 %3</source>
        <comment>%1: an award, %2: what earns it, %3: where</comment>
        <translation>%1: odznaka zdobyta. %2 %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>%1: an award, %2: what earns it</comment>
        <translation>%1: odznaka jeszcze niezdobyta. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what, %2: so much</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>best</comment>
        <translation>jeszcze nic</translation>
    </message>
    <message>
        <source>%1 of %2 earned</source>
        <comment>awards</comment>
        <translation>Zdobyte: %1 z %2</translation>
    </message>
    <message>
        <source>Looking through the games: %1 of %2</source>
        <translation>Przeglądanie gier: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new award(s): %1.</source>
        <comment>%1: their names</comment>
        <translation>
            <numerusform>Nowa odznaka: %1.</numerusform>
            <numerusform>%n nowe odznaki: %1.</numerusform>
            <numerusform>%n nowych odznak: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best so far: %1, %2.</source>
        <comment>%1: in what, %2: so much</comment>
        <translation>Twój rekord: %1, %2.</translation>
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
        <translation>Dublet na koniec</translation>
    </message>
    <message>
        <source>Go out with a double as your last tile.</source>
        <translation>Dołóż dublet jako ostatni kamień.</translation>
    </message>
    <message>
        <source>Long train</source>
        <translation>Długi pociąg</translation>
    </message>
    <message>
        <source>Have at least 10 tiles on your own train when a round ends.</source>
        <translation>Miej co najmniej 10 kamieni we własnym pociągu na koniec rundy.</translation>
    </message>
    <message>
        <source>Endless train</source>
        <translation>Pociąg bez końca</translation>
    </message>
    <message>
        <source>Have at least 14 tiles on your own train when a round ends.</source>
        <translation>Miej co najmniej 14 kamieni we własnym pociągu na koniec rundy.</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>Bez postojów</translation>
    </message>
    <message>
        <source>Go out without having drawn a tile.</source>
        <translation>Pozbądź się wszystkich kamieni, nie dobierając żadnego.</translation>
    </message>
    <message>
        <source>Steep climb</source>
        <translation>Stromy podjazd</translation>
    </message>
    <message>
        <source>Go out even though you had to draw at least 8 tiles.</source>
        <translation>Pozbądź się wszystkich kamieni, choć trzeba było dobrać co najmniej 8.</translation>
    </message>
    <message>
        <source>Own line</source>
        <translation>Własny tor</translation>
    </message>
    <message>
        <source>Go out with all your tiles on your own train.</source>
        <translation>Pozbądź się wszystkich kamieni, dokładając je tylko do własnego pociągu.</translation>
    </message>
    <message>
        <source>Foreign station</source>
        <translation>Obca stacja</translation>
    </message>
    <message>
        <source>Go out with your last tile on another player’s train.</source>
        <translation>Skończ, dokładając ostatni kamień do pociągu innego gracza.</translation>
    </message>
    <message>
        <source>Grand tour</source>
        <translation>Wielki objazd</translation>
    </message>
    <message>
        <source>Play tiles on the trains of at least 3 other players in one round.</source>
        <translation>W jednej rundzie dołóż kamienie do pociągów co najmniej 3 innych graczy.</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Dla wszystkich</translation>
    </message>
    <message>
        <source>Play at least 6 tiles on the Mexican Train in one round.</source>
        <translation>W jednej rundzie dołóż co najmniej 6 kamieni do meksykańskiego pociągu.</translation>
    </message>
    <message>
        <source>Double header</source>
        <translation>Podwójna trakcja</translation>
    </message>
    <message>
        <source>Play at least 4 doubles in one round.</source>
        <translation>Dołóż co najmniej 4 dublety w jednej rundzie.</translation>
    </message>
    <message>
        <source>Helping hand</source>
        <translation>Pomocna dłoń</translation>
    </message>
    <message>
        <source>Close at least 3 doubles played by others in one round.</source>
        <translation>Zakryj w jednej rundzie co najmniej 3 dublety dołożone przez innych graczy.</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Fotofinisz</translation>
    </message>
    <message>
        <source>Go out while another player has one tile left.</source>
        <translation>Pozbądź się wszystkich kamieni, gdy innemu graczowi zostaje jeden.</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>Przed czasem</translation>
    </message>
    <message>
        <source>Go out while all other players hold at least 5 tiles.</source>
        <translation>Pozbądź się wszystkich kamieni, gdy wszyscy inni mają ich co najmniej 5.</translation>
    </message>
    <message>
        <source>Heavy load</source>
        <translation>Ciężki ładunek</translation>
    </message>
    <message>
        <source>Go out while the other hands come to at least 100 points together.</source>
        <translation>Pozbądź się wszystkich kamieni, gdy inni mają na ręce razem co najmniej 100 punktów.</translation>
    </message>
    <message>
        <source>Light luggage</source>
        <translation>Lekki bagaż</translation>
    </message>
    <message>
        <source>End a round with 1 or 2 points, without going out.</source>
        <translation>Skończ rundę z 1 lub 2 punktami, nie pozbywając się wszystkich kamieni.</translation>
    </message>
</context>
<context>
    <name>AwardsSheet</name>
    <message>
        <source>Awards</source>
        <translation>Odznaki</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>Twoje rekordy</translation>
    </message>
    <message>
        <source>A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.</source>
        <translation>Liczą się rundy, w których nic nie cofnięto i nie oddano twojego miejsca. Samouczek, gra tymi samymi kamieniami i powtórzona gra dnia nie dają odznak, a komputer ich nie zdobywa; podpowiedzi żadnej nie odbierają.</translation>
    </message>
</context>
<context>
    <name>BestRounds</name>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>column: how many</comment>
        <translation>Rywale</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Ich punkty</translation>
    </message>
    <message>
        <source>Rules and date</source>
        <translation>Zasady i data</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: rulebook, %2: date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No finished round among these games.</source>
        <translation>W tych grach nie ma żadnej zakończonej rundy.</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Longest train</source>
        <translation>Najdłuższy pociąg</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points left with the others</source>
        <translation>Najwięcej punktów u innych</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Quickest going out</source>
        <translation>Najszybciej bez kamieni</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>Most tiles in one turn</source>
        <translation>Najwięcej kamieni w jednej turze</translation>
    </message>
    <message>
        <source>Most doubles in one round</source>
        <translation>Najwięcej dubletów w rundzie</translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation>
            <numerusform>%n dublet</numerusform>
            <numerusform>%n dublety</numerusform>
            <numerusform>%n dubletów</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest points without going out</source>
        <translation>Najmniej punktów z kamieniami na ręce</translation>
    </message>
    <message>
        <source>Most points in one round</source>
        <translation>Najwięcej punktów w rundzie</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Puste arkusze wyników</translation>
    </message>
    <message>
        <source>For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.</source>
        <translation>Do gry prawdziwymi kamieniami: rundy i kamienie startowe są wydrukowane, punkty wpisuje się ręcznie. Imion nie trzeba podawać.</translation>
    </message>
</context>
<context>
    <name>Boneyard</name>
    <message>
        <source>Draw a tile</source>
        <translation>Dobierz kamień</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in the boneyard</comment>
        <translation>
            <numerusform>jeszcze %n kamień</numerusform>
            <numerusform>jeszcze %n kamienie</numerusform>
            <numerusform>jeszcze %n kamieni</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>kamieni już nie ma</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) left</source>
        <translation>
            <numerusform>Talon: jeszcze %n kamień</numerusform>
            <numerusform>Talon: jeszcze %n kamienie</numerusform>
            <numerusform>Talon: jeszcze %n kamieni</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard: no tiles left</source>
        <translation>Talon: kamieni już nie ma</translation>
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
        <translation>Najpierw pozbywa się kamieni z wieloma oczkami.</translation>
    </message>
    <message>
        <source>Holds on to heavy tiles.</source>
        <translation>Kamienie z wieloma oczkami zostawia na później.</translation>
    </message>
    <message>
        <source>Likes best to play on their own train.</source>
        <translation>Najchętniej dokłada do własnego pociągu.</translation>
    </message>
    <message>
        <source>Likes to play on other players’ trains.</source>
        <translation>Chętnie dokłada do cudzych pociągów.</translation>
    </message>
    <message>
        <source>Is fond of the Mexican Train.</source>
        <translation>Ma słabość do meksykańskiego pociągu.</translation>
    </message>
    <message>
        <source>Cannot keep a double for long.</source>
        <translation>Nie potrafi długo trzymać dubletu na ręce.</translation>
    </message>
    <message>
        <source>Has no favourite kind of move.</source>
        <translation>Nie ma ulubionych ruchów.</translation>
    </message>
</context>
<context>
    <name>Classic</name>
    <message>
        <source>Classic</source>
        <comment>a theme: walnut, green cloth, brass</comment>
        <translation>Klasyczny</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Shows the table as it was then.</source>
        <translation>Pokazuje stół z tamtej chwili.</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Whose round</source>
        <translation>Czyja runda</translation>
    </message>
    <message>
        <source>Thinking about the round…</source>
        <translation>Trener analizuje rundę…</translation>
    </message>
    <message>
        <source>The dimmed tiles were played by others.</source>
        <translation>Przyciemnione kamienie dołożyli inni.</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation>Żaden z rozdanych ci kamieni nie pasował do kamienia startowego.</translation>
    </message>
    <message>
        <source>You played no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Do twojego pociągu nie trafił żaden twój kamień; do innych pociągów: %1.</translation>
    </message>
    <message>
        <source>You played %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Twój kamień %1 trafia %2.</translation>
    </message>
    <message>
        <source>You kept the tile you drew, and passed.</source>
        <translation>Zatrzymujesz dobrany kamień i mówisz „pas”.</translation>
    </message>
    <message>
        <source>You finished your first turn.</source>
        <translation>Kończysz pierwszą turę.</translation>
    </message>
    <message>
        <source>You left your train open.</source>
        <translation>Zostawiasz swój pociąg otwarty.</translation>
    </message>
    <message>
        <source>You took your marker off.</source>
        <translation>Zdejmujesz swoją lokomotywę.</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>Dobierasz kamień.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation>W tej rundzie grał tylko komputer.</translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Najdłuższy pociąg z rozdanych ci kamieni: %1.</translation>
    </message>
    <message>
        <source>You played %1 on your own train; on other trains: %2.</source>
        <comment>%1, %2: so many tiles</comment>
        <translation>Z twojej ręki do twojego pociągu: %1; do innych pociągów: %2.</translation>
    </message>
    <message>
        <source>%1 %2 looked better: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Dołożenie kamienia %1 %2 wyglądało lepiej: %3</translation>
    </message>
    <message>
        <source>Leaving your train open looked better.</source>
        <translation>Pozostawienie otwartego pociągu wyglądało lepiej.</translation>
    </message>
    <message>
        <source>Taking your marker off looked better.</source>
        <translation>Zdjęcie lokomotywy wyglądało lepiej.</translation>
    </message>
    <message>
        <source>Finishing your first turn there looked better.</source>
        <translation>Zakończenie pierwszej tury w tym momencie wyglądało lepiej.</translation>
    </message>
    <message>
        <source>Keeping the tile you drew looked better.</source>
        <translation>Zatrzymanie dobranego kamienia wyglądało lepiej.</translation>
    </message>
    <message>
        <source>Here another move looked clearly better. Each decision is judged by what you could see when you made it.</source>
        <translation>Tutaj inny ruch wyglądał wyraźnie lepiej. Każda decyzja jest oceniana według tego, co było wtedy widać z twojego miejsca.</translation>
    </message>
    <message>
        <source>No slips: by what you could see, no other move looked clearly better.</source>
        <translation>Bez błędów: według tego, co było widać, żaden inny ruch nie wyglądał wyraźnie lepiej.</translation>
    </message>
    <message>
        <source>Well found.</source>
        <translation>Dobrze dostrzeżone.</translation>
    </message>
    <message>
        <source>Well found: better than %1 %2, which comes to mind first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Dobrze dostrzeżone: to lepsze niż pierwszy pomysł, czyli kamień %1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>On average that ends about %n point(s) better for you against the others (most likely between %1 and %2).</source>
        <translation>
            <numerusform>Średnio daje ci to wynik lepszy względem innych mniej więcej o %n punkt (najpewniej od %1 do %2).</numerusform>
            <numerusform>Średnio daje ci to wynik lepszy względem innych mniej więcej o %n punkty (najpewniej od %1 do %2).</numerusform>
            <numerusform>Średnio daje ci to wynik lepszy względem innych mniej więcej o %n punktów (najpewniej od %1 do %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>no difference</source>
        <comment>so many points for or against you: none</comment>
        <translation>bez różnicy</translation>
    </message>
    <message numerus="yes">
        <source>%n for you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n na twoją korzyść</numerusform>
            <numerusform>%n na twoją korzyść</numerusform>
            <numerusform>%n na twoją korzyść</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n na twoją niekorzyść</numerusform>
            <numerusform>%n na twoją niekorzyść</numerusform>
            <numerusform>%n na twoją niekorzyść</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or take %5). Together: %6.</source>
        <comment>%1 to %4 and %6: such as &quot;3 for you&quot; or &quot;no difference&quot;</comment>
        <translation>Punkty względem innych. Rozdanie: %1; twoje dobieranie: %2; ruchy innych: %3; twoja gra: %4 (z dokładnością do %5). Razem: %6.</translation>
    </message>
    <message>
        <source>%1 %2 looked better.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Dołożenie kamienia %1 %2 wyglądało lepiej.</translation>
    </message>
</context>
<context>
    <name>ColourGrid</name>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Pomarańczowy</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Morski</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>Amarantowy</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brązowy</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indygo</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliwkowy</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Koralowy</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Błękitny</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szary</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Złoty</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>of a locomotive</comment>
        <translation>Kolor</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation>Podpowiedź: co można zrobić i dlaczego</translation>
    </message>
    <message>
        <source>Plan my train: the tiles of the longest train first</source>
        <translation>Zaplanuj pociąg: najpierw kamienie najdłuższego</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Cofnij, ponów</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close what is open; let go of the tile</source>
        <translation>Zamknij, co otwarte; puść kamień</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Kamienie wszystkich</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 lub ?</translation>
    </message>
    <message>
        <source>The rule behind the message</source>
        <translation>Zasada, z której wynika komunikat</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Games…</source>
        <comment>the saved ones</comment>
        <translation>Gry…</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Powtórka tej gry</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Gracze…</translation>
    </message>
    <message>
        <source>How things stand…</source>
        <translation>Stan gry…</translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation>Stan gry słowami</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Uczciwa gra…</translation>
    </message>
    <message>
        <source>End this game</source>
        <translation>Zakończ tę grę</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statystyki…</translation>
    </message>
    <message>
        <source>Score-keeper…</source>
        <translation>Zapis punktów…</translation>
    </message>
    <message>
        <source>Blank score sheets…</source>
        <translation>Puste arkusze wyników…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ustawienia…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Zasady…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>Pomoc…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>O grze…</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Pełny ekran i powrót</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>What happened…</source>
        <translation>Co się działo…</translation>
    </message>
    <message>
        <source>What happened in this round, line by line</source>
        <translation>Co się działo w tej rundzie, wiersz po wierszu</translation>
    </message>
    <message>
        <source>What happened since your last turn, once more</source>
        <translation>Co się stało od twojej ostatniej tury, jeszcze raz</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>While others play: on to your turn</source>
        <translation>Gdy grają inni: od razu do twojej tury</translation>
    </message>
    <message>
        <source>Draw a tile, or pass where nothing else is left</source>
        <translation>Dobierz kamień albo powiedz „pas”, gdy nic innego nie zostaje</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Przejdź samouczek</translation>
    </message>
    <message>
        <source>Counting aids…</source>
        <translation>Pomoc w liczeniu…</translation>
    </message>
    <message>
        <source>Counting aids: which tiles have been seen</source>
        <translation>Pomoc w liczeniu: które kamienie już widziano</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>When the game is over: the same again, with the same players</source>
        <translation>Gdy gra się skończy: to samo jeszcze raz, z tymi samymi graczami</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Odznaki…</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Gra dnia…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Drabina rywali…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się działo</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Co się stało od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>Pass or end your turn, where the rules let you even though a tile fits</source>
        <translation>Powiedz „pas” albo zakończ turę, gdy zasady na to pozwalają, choć kamień pasuje</translation>
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
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left over</source>
        <translation>
            <numerusform>zostaje %n oczko</numerusform>
            <numerusform>zostają %n oczka</numerusform>
            <numerusform>zostaje %n oczek</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: could not play on %2, and passed.</source>
        <comment>a player; %1: their first turn is 1, %2: values</comment>
        <translation>Tura %1: nie było czego dołożyć do %2, pas.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, drew %n tile(s) and passed.</source>
        <extracomment>a player; %1: their first turn is 1, %2: values</extracomment>
        <translation>
            <numerusform>Tura %1: nie było czego dołożyć do %2, dobrano %n kamień, pas.</numerusform>
            <numerusform>Tura %1: nie było czego dołożyć do %2, dobrano %n kamienie, pas.</numerusform>
            <numerusform>Tura %1: nie było czego dołożyć do %2, dobrano %n kamieni, pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, and drew %n tile(s).</source>
        <translation>
            <numerusform>Tura %1: nie było czego dołożyć do %2, dobrano %n kamień.</numerusform>
            <numerusform>Tura %1: nie było czego dołożyć do %2, dobrano %n kamienie.</numerusform>
            <numerusform>Tura %1: nie było czego dołożyć do %2, dobrano %n kamieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since: %2</source>
        <comment>%1: a value, %2: players</comment>
        <translation>Nie było czego dołożyć do %1, a z kamieni dobranych później żaden nie został na ręce: %2</translation>
    </message>
</context>
<context>
    <name>CountedLine</name>
    <message>
        <source>%1: %2 of %3 seen</source>
        <comment>%1: a value, %2, %3: tiles</comment>
        <translation>%1: widziane %2 z %3</translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <comment>tiles of one value</comment>
        <translation>widziane %1 z %2</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Not seen yet: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Jeszcze niewidziane: %1</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Na twojej ręce: %1</translation>
    </message>
    <message>
        <source>Open on the table: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Widoczne na stole: %1</translation>
    </message>
</context>
<context>
    <name>CountingSheet</name>
    <message>
        <source>Counting aids</source>
        <translation>Pomoc w liczeniu</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Pomoc w liczeniu: oczka na mojej ręce, widziane kamienie i do czego inni nie mogli dołożyć</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n oczko na ręce</numerusform>
            <numerusform>%n oczka na ręce</numerusform>
            <numerusform>%n oczek na ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Teraz nie widać żadnych kamieni.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Wartości</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kamienie</translation>
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
        <translation>Teraz gra %1.</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>Niech teraz nikt inny nie patrzy.</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Pokaż moje kamienie</translation>
    </message>
    <message>
        <source>Let a computer player play for %1</source>
        <translation>%1: niech gra komputer</translation>
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
        <translation>dzisiaj</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>of a day</comment>
        <translation>jeszcze przed nami</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <comment>of a day&apos;s game</comment>
        <translation>rozpoczęta</translation>
    </message>
    <message>
        <source>played again</source>
        <comment>of a day</comment>
        <translation>zagrana ponownie</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>of a day</comment>
        <translation>jeszcze niezagrana</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>z cofaniem</translation>
    </message>
    <message>
        <source>a seat changed hands</source>
        <translation>oddano czyjeś miejsce</translation>
    </message>
    <message>
        <source>You are playing it: it waits on the table.</source>
        <translation>Właśnie w nią grasz: czeka na stole.</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Wygrana z wynikiem %n punktu.</numerusform>
            <numerusform>Wygrana z wynikiem %n punktów.</numerusform>
            <numerusform>Wygrana z wynikiem %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n point(s).</source>
        <translation>
            <numerusform>Twój wynik: %n punkt.</numerusform>
            <numerusform>Twój wynik: %n punkty.</numerusform>
            <numerusform>Twój wynik: %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it: round %1 of %2.</source>
        <translation>Gra rozpoczęta: runda %1 z %2.</translation>
    </message>
    <message>
        <source>You have played these tiles; the record of your first try is gone.</source>
        <translation>Gra tymi kamieniami już się odbyła; zapisu pierwszej próby już nie ma.</translation>
    </message>
    <message>
        <source>You have not played it yet. Your first try is the one that counts.</source>
        <translation>Jeszcze niezagrana. Liczy się pierwsza próba.</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Po drodze coś cofnięto.</translation>
    </message>
    <message>
        <source>A seat changed hands on the way.</source>
        <translation>Po drodze oddano czyjeś miejsce.</translation>
    </message>
    <message numerus="yes">
        <source>Played again since then: %n time(s).</source>
        <translation>
            <numerusform>Zagrana ponownie: %n raz.</numerusform>
            <numerusform>Zagrana ponownie: %n razy.</numerusform>
            <numerusform>Zagrana ponownie: %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played it with version %1; computer players may play differently now.</source>
        <translation>Zagrana w wersji %1; gracze komputerowi mogą teraz grać inaczej.</translation>
    </message>
    <message>
        <source>The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, with three computer players (%2).</source>
        <comment>%1: name of a rulebook, %2: levels</comment>
        <translation>Tego samego dnia te same kamienie dla wszystkich, także bez sieci: trzy rundy (zasady: %1) z trzema graczami komputerowymi (%2).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <source>Once more for the fun of it: it does not count.</source>
        <translation>Jeszcze raz, dla przyjemności: to się nie liczy.</translation>
    </message>
    <message>
        <source>It is being played in another window.</source>
        <translation>Toczy się w innym oknie.</translation>
    </message>
    <message>
        <source>Reading which days you have played…</source>
        <translation>Odczytywanie zagranych gier dnia…</translation>
    </message>
    <message>
        <source>Levels that have played these tiles in your seat: %1 of %2</source>
        <translation>Poziomy, które zagrały tymi kamieniami na twoim miejscu: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player or a level</comment>
        <translation>
            <numerusform>%1: %n punkt</numerusform>
            <numerusform>%1: %n punkty</numerusform>
            <numerusform>%1: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Ty</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Deal of the day %1, once more</source>
        <comment>%1: date</comment>
        <translation>Gra dnia %1, jeszcze raz</translation>
    </message>
    <message>
        <source>Deal of the day %1</source>
        <comment>%1: date</comment>
        <translation>Gra dnia %1</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Daylight</source>
        <comment>a theme: light wood and a light cloth</comment>
        <translation>Światło dnia</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sól: %1</translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation>Kamienie w kolejności rozdania i dobierania: %1</translation>
    </message>
    <message>
        <source>Fingerprint:</source>
        <translation>Odcisk:</translation>
    </message>
</context>
<context>
    <name>DealOfDaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation>Gra dnia</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Poprzedni miesiąc</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Następny miesiąc</translation>
    </message>
    <message>
        <source>With the same tiles: you, and each level in your seat</source>
        <translation>Te same kamienie: ty i każdy poziom na twoim miejscu</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Oblicz</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Obejrzyj ponownie</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dzisiaj</translation>
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
        <translation>Gra w domino</translation>
    </message>
    <message>
        <source>Play Mexican Train dominoes by the rules in your box</source>
        <translation>Gra w domino Mexican Train według zasad z twojego pudełka</translation>
    </message>
    <message>
        <source>domino;dominoes;train;tiles;family;</source>
        <extracomment>what somebody might type to find the game; each followed by a semicolon</extracomment>
        <translation>domino;pociąg;kamienie;rodzina;</translation>
    </message>
    <message>
        <source>Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from the station, and an open train may be used by all. The rules differ from box to box, so this table knows several rule leaflets and their variants, explains every refusal in words, and plays fair.</source>
        <translation>Mexican Train to gra w domino, w której bierze udział od dwóch do czternastu osób: każdy układa od stacji swój pociąg z kamieni, a do otwartego pociągu mogą dokładać wszyscy. W każdym pudełku są inne zasady, dlatego ten stół zna kilka instrukcji z ich wariantami, każdą odmowę wyjaśnia słowami i gra uczciwie.</translation>
    </message>
    <message>
        <source>Play against the computer, against each other at one screen, or both</source>
        <translation>Przeciw komputerowi, w kilka osób przy jednym ekranie albo jedno i drugie</translation>
    </message>
    <message>
        <source>Everything by mouse, by touch or by keyboard</source>
        <translation>Wszystko myszą, palcem albo klawiaturą</translation>
    </message>
    <message>
        <source>No advertisements, no network, no account</source>
        <translation>Bez reklam, bez sieci, bez konta</translation>
    </message>
    <message>
        <source>The table in the middle of a round</source>
        <translation>Stół w środku rundy</translation>
    </message>
    <message>
        <source>Mexican Train saved game</source>
        <extracomment>a kind of file, as a file manager names it</extracomment>
        <translation>Zapisana gra Mexican Train</translation>
    </message>
</context>
<context>
    <name>EnginesToCome</name>
    <message>
        <source>These engines wait for their rounds:</source>
        <translation>Te kamienie startowe czekają na swoje rundy:</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You draw %1.</source>
        <translation>Dobierasz %1.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 dobiera kamień.</translation>
    </message>
    <message>
        <source>The engine %1 is in the station.</source>
        <translation>Kamień startowy %1 leży na stacji.</translation>
    </message>
    <message>
        <source>A marker now stands %1: everybody may play tiles there.</source>
        <comment>on whose train</comment>
        <translation>Lokomotywa stoi teraz %1: mogą tam dokładać wszyscy.</translation>
    </message>
    <message>
        <source>%1 is closed again.</source>
        <translation>%1 jest znowu zamknięty.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Mówisz „pas”.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 mówi „pas”.</translation>
    </message>
    <message>
        <source>You have one tile left!</source>
        <translation>Został ci jeden kamień!</translation>
    </message>
    <message>
        <source>%1 has one tile left!</source>
        <translation>%1 ma już tylko jeden kamień!</translation>
    </message>
    <message>
        <source>You play %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Twój kamień %1 trafia %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 dokłada %2 do własnego pociągu.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 dokłada %2 %3.</translation>
    </message>
    <message>
        <source>Your train is for you alone again.</source>
        <translation>Twój pociąg jest znowu tylko dla ciebie.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train: the double lies open.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 dokłada %2 do własnego pociągu: dublet jest otwarty.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3: the double lies open.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 dokłada %2 %3: dublet jest otwarty.</translation>
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
        <translation>Kto ma grać?</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fair play</source>
        <translation>Uczciwa gra</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Dotychczasowe szczęście</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Sprawdź samodzielnie</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>Kopiuje polecenie.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>Rozdania tej gry</translation>
    </message>
    <message>
        <source>Reading the earlier rounds…</source>
        <translation>Wczytywanie wcześniejszych rund…</translation>
    </message>
    <message>
        <source>Who sees the tiles</source>
        <translation>Kto widzi kamienie</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>A computer player sees what any player in its seat would see: the table and every hand, as all hands lie face up in this game. It does not know the order of the boneyard.</source>
        <translation>Gracz komputerowy widzi to, co widziałby człowiek na tym miejscu: stół i kamienie wszystkich graczy, bo w tej grze wszyscy mają je odkryte. Nie zna kolejności kamieni w talonie.</translation>
    </message>
    <message>
        <source>A computer player sees what any player in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
        <translation>Gracz komputerowy widzi to, co widziałby człowiek na tym miejscu: własne kamienie, stół i liczbę kamieni u innych. Nie zna ani ich kamieni, ani kolejności kamieni w talonie.</translation>
    </message>
    <message>
        <source>Checked: the fingerprint belongs to these tiles and this salt.</source>
        <translation>Sprawdzono: odcisk zgadza się z tymi kamieniami i tą solą.</translation>
    </message>
    <message>
        <source>This deal was recorded without a fingerprint.</source>
        <translation>To rozdanie zapisano bez odcisku.</translation>
    </message>
    <message>
        <source>Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation>Dobrane kamienie, które od razu można było dołożyć: %1. W kilku rundach szczęście bywa nierówne; w wielu się wyrównuje.</translation>
    </message>
    <message>
        <source>Everybody’s luck is counted as soon as a round is finished.</source>
        <translation>Szczęście wszystkich jest liczone, gdy tylko skończy się runda.</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation>%1 z %2 (%3%)</translation>
    </message>
    <message>
        <source>Before the first move of a round all its tiles are shuffled. In the order that this gives they are dealt and drawn, to the end of the round.</source>
        <translation>Wszystkie kamienie rundy są mieszane przed jej pierwszym ruchem. W kolejności, która wtedy powstaje, są rozdawane i dobierane do końca rundy.</translation>
    </message>
    <message>
        <source>The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this round and of the rounds to come. At one computer, fair play is a matter of trust.</source>
        <translation>Zapisana gra to plik na tym komputerze i nie jest on zabezpieczony: kto go otworzy, może odczytać wszystkie kamienie tej rundy i następnych. Przy jednym komputerze uczciwa gra jest kwestią zaufania.</translation>
    </message>
    <message>
        <source>The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note it down or photograph it, preferably before the first move: then you can check later that the deal has not been changed since. To everybody else it shows only that the saved game agrees with itself.</source>
        <translation>Odcisk rozdania jest obliczany z kolejności kamieni i z losowego tekstu, czyli soli. Zapisz go lub sfotografuj, najlepiej przed pierwszym ruchem: wtedy możesz później sprawdzić, że rozdania od tego czasu nie zmieniono. Wszystkim innym pokazuje tylko, że zapisana gra jest zgodna sama ze sobą.</translation>
    </message>
    <message>
        <source>The tool that comes with the game plays the whole saved game again by the rules and compares the fingerprints:</source>
        <translation>Narzędzie dołączone do gry rozgrywa całą zapisaną grę jeszcze raz według zasad i porównuje odciski:</translation>
    </message>
    <message>
        <source>To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and at least the first four groups of the fingerprint.</source>
        <translation>Aby porównać zapisany odcisk, dodaj do polecenia %1: numer rundy, dwukropek i co najmniej cztery pierwsze grupy odcisku.</translation>
    </message>
    <message>
        <source>This round is still being played: its tiles and its salt are shown here when it is over.</source>
        <translation>Ta runda jeszcze trwa: jej kamienie i sól pojawią się tutaj, gdy się skończy.</translation>
    </message>
    <message>
        <source>These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same order. Whoever played that round, or looked at its replay, may know them; computer players do not.</source>
        <translation>To te same kamienie co w rundzie %1 wcześniejszej gry, rozdawane i dobierane w tej samej kolejności. Kto grał tę rundę albo oglądał jej powtórkę, może je znać; gracze komputerowi – nie.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal is the one that it had then, and could be known before this round began: it shows that the tiles are the same, and not that nobody knew them.</source>
        <translation>Odcisk rozdania jest ten sam co wtedy i mógł być znany przed tą rundą: pokazuje, że kamienie są te same, a nie że nikt ich nie znał.</translation>
    </message>
    <message>
        <source>This is a deal of the day: its tiles and their order follow from the date, so they are the same for everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.</source>
        <translation>To gra dnia: jej kamienie i ich kolejność wynikają z daty, więc są takie same dla wszystkich, którzy grają w grę tego dnia. W tej kolejności kamienie są rozdawane i dobierane do końca rundy.</translation>
    </message>
    <message>
        <source>%1 It is played once more here: you may know the tiles, the computer players do not.</source>
        <comment>%1: sentences</comment>
        <translation>%1 Tu ta gra toczy się jeszcze raz: możesz już znać kamienie, gracze komputerowi – nie.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the same one, and you can compare them.</source>
        <translation>Odcisk rozdania także wynika z daty: kto gra w grę tego dnia, ma taki sam, i można je porównać.</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The saved game %1 is not there any more.</source>
        <translation>Nie ma już zapisanej gry %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Nie można odczytać pliku %1: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so this game is not being saved: %2</source>
        <translation>Nie można zapisać pliku %1, więc ta gra się nie zapisuje: %2</translation>
    </message>
    <message>
        <source>The game %1 is open in another window.</source>
        <translation>Gra %1 jest otwarta w innym oknie.</translation>
    </message>
    <message>
        <source>The file %1 is not a saved game that can be continued. Line %2: %3</source>
        <comment>%3: a sentence</comment>
        <translation>Plik %1 nie jest zapisaną grą, którą można kontynuować. Wiersz %2: %3</translation>
    </message>
    <message>
        <source>Player %1 does something that the rules do not allow.</source>
        <translation>Gracz %1 robi coś, na co zasady nie pozwalają.</translation>
    </message>
    <message>
        <source>It says %1 where the rules give %2.</source>
        <comment>%1, %2: values</comment>
        <translation>Jest tu %1, a według zasad powinno być %2.</translation>
    </message>
    <message>
        <source>The tiles dealt are not exactly those of the set.</source>
        <translation>Rozdane kamienie nie zgadzają się dokładnie z zestawem.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal does not match its tiles.</source>
        <translation>Odcisk rozdania nie zgadza się z rozdanymi kamieniami.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Nie ma gracza %1.</translation>
    </message>
    <message>
        <source>It undoes more moves than were made.</source>
        <translation>Cofnięto tu więcej ruchów, niż zagrano.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Nic tu nie ma.</translation>
    </message>
    <message>
        <source>A number in it is too large.</source>
        <translation>Jest tu za duża liczba.</translation>
    </message>
    <message>
        <source>It is far larger than a line of a game can be.</source>
        <translation>To o wiele więcej, niż może mieć wiersz gry.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>„%1” występuje tu dwa razy.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Brakuje „%1”.</translation>
    </message>
    <message>
        <source>“%1” cannot be %2.</source>
        <comment>%1: a key, %2: its value</comment>
        <translation>„%1” nie może mieć wartości %2.</translation>
    </message>
    <message>
        <source>It is another kind of file.</source>
        <translation>To inny rodzaj pliku.</translation>
    </message>
    <message>
        <source>It was written by another version of this game.</source>
        <translation>To zapis z innej wersji tej gry.</translation>
    </message>
    <message>
        <source>It does not look like a line of a saved game.</source>
        <translation>To nie wygląda na wiersz zapisanej gry.</translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation>Brakuje początku gry.</translation>
    </message>
    <message>
        <source>The deal of the next round should be here.</source>
        <translation>Tu powinno być rozdanie następnej rundy.</translation>
    </message>
    <message>
        <source>What the next player does should be here.</source>
        <translation>Tu powinno być to, co robi następny gracz.</translation>
    </message>
    <message>
        <source>The end of the round should be here.</source>
        <translation>Tu powinien być koniec rundy.</translation>
    </message>
    <message>
        <source>The end of the game should be here.</source>
        <translation>Tu powinien być koniec gry.</translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation>Gra skończyła się przed tym wierszem.</translation>
    </message>
    <message>
        <source>It does not belong in a saved game.</source>
        <translation>Tego nie powinno być w zapisanej grze.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Nie można zapisać pliku %1: %2</translation>
    </message>
    <message>
        <source>There is a fault in this program. %1 It was not carried out and is not in the saved game; the game goes on.</source>
        <comment>%1: a sentence</comment>
        <translation>W tym programie jest błąd. %1 Nie zostało to wykonane i nie ma tego w zapisanej grze; gra toczy się dalej.</translation>
    </message>
    <message>
        <source>There is no game in the file %1: it is empty, or its first line is not whole.</source>
        <translation>W pliku %1 nie ma gry: jest pusty albo jego pierwszy wiersz nie jest kompletny.</translation>
    </message>
    <message>
        <source>The last line of the saved game %1, line %2, was only half written, and is left out. The game goes on after the line before.</source>
        <comment>%1: a file, %2: a number</comment>
        <translation>Ostatni wiersz zapisanej gry %1, wiersz %2, był zapisany tylko w części i został pominięty. Gra toczy się dalej po wierszu poprzednim.</translation>
    </message>
    <message>
        <source>The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a copy; this file stays as it is.</source>
        <comment>%3: a sentence</comment>
        <translation>Zapisana gra %1 jest uszkodzona. Wiersz %2: %3 To, co stoi przed tym wierszem, można kontynuować w kopii; ten plik pozostaje taki, jaki jest.</translation>
    </message>
    <message>
        <source>The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with settings of its own.</source>
        <comment>%1, %2: files</comment>
        <translation>Nie można odczytać ustawień z pliku %1. Plik zachowano jako %2, a program zaczyna z własnymi ustawieniami.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>a file</comment>
        <translation>nie ma go</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>not a file</comment>
        <translation>to folder</translation>
    </message>
    <message>
        <source>it is a pipe</source>
        <comment>not a file</comment>
        <translation>to potok</translation>
    </message>
    <message>
        <source>it is a device</source>
        <comment>not a file</comment>
        <translation>to urządzenie</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>jest o wiele za duży</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <comment>%1: a number</comment>
        <translation>jest większy niż %1 MB</translation>
    </message>
    <message>
        <source>The file %1 does not say which game was played last. Look for it among the saved games.</source>
        <translation>Plik %1 nie mówi, w którą grę grano ostatnio. Poszukaj jej wśród zapisanych gier.</translation>
    </message>
    <message>
        <source>The settings (the file %1) contain something that this version of the program does not know: %2. It uses its own values instead; what is written there stays until you choose something else.</source>
        <comment>%1: a file, %2: &quot;theme=neon&quot; and the like</comment>
        <translation>W ustawieniach (plik %1) jest coś, czego ta wersja programu nie zna: %2. Program używa zamiast tego własnych wartości; to, co tam zapisano, zostaje, dopóki nie wybierzesz czegoś innego.</translation>
    </message>
    <message>
        <source>The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.</source>
        <translation>Nie można otworzyć pliku %1: jego nazwa nie jest zapisana w UTF-8. Nadaj mu inną nazwę.</translation>
    </message>
    <message>
        <source>The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file stays as it is.</source>
        <comment>%1: a file, %2: what the system says</comment>
        <translation>Zapisanej gry %1 nie można kontynuować tam, gdzie jest: %2. Można ją kontynuować w kopii; ten plik pozostaje bez zmian.</translation>
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
        <translation>Graj</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Ustaw grę…</translation>
    </message>
    <message>
        <source>New to the game? Learn it in one short round</source>
        <translation>Nie znasz tej gry? Naucz się jej w jednej krótkiej rundzie</translation>
    </message>
    <message>
        <source>While you play, %1 opens the menu, and %2 says how things stand.</source>
        <comment>keys</comment>
        <translation>Podczas gry %1 otwiera menu, a %2 mówi, jaki jest stan gry.</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Przejdź samouczek</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Gra dnia…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Drabina…</translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player starts. Who is it?</source>
        <translation>Zaczyna najstarszy gracz. Kto to?</translation>
    </message>
    <message>
        <source>The youngest player starts. Who is it?</source>
        <translation>Zaczyna najmłodszy gracz. Kto to?</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowo</translation>
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
        <translation>Cofnięto: %1</translation>
    </message>
    <message>
        <source>No train is planned any more.</source>
        <translation>Nie ma już zaplanowanego pociągu.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>Ponowiono: %1</translation>
    </message>
    <message>
        <source>%1 · Round %2 of %3 · Engine %4</source>
        <comment>%1: deal of the day, 25.11.26</comment>
        <translation>%1 · Runda %2 z %3 · Kamień startowy %4</translation>
    </message>
    <message>
        <source>The same tiles again: round %1 · Engine %2 · %3 rules</source>
        <comment>%3: name of the rulebook</comment>
        <translation>Te same kamienie: runda %1 · Kamień startowy %2 · Zasady: %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation>Runda %1 z %2 · Kamień startowy %3 · Zasady: %4</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>Nie można usunąć pliku %1.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz grę</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>All hands</source>
        <translation>Kamienie wszystkich</translation>
    </message>
</context>
<context>
    <name>GameSaving</name>
    <message>
        <source>This game is saved again.</source>
        <translation>Ta gra jest znowu zapisana.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz grę</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>End this game?</source>
        <translation>Zakończyć tę grę?</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>If the game on the table counts, it will count as not won. It stays among your saved games.</source>
        <translation>Jeśli gra na stole się liczy, będzie się liczyć jako niewygrana. Pozostanie wśród zapisanych gier.</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Wczytywanie gier: %1 z %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Copy the file’s path</source>
        <translation>Kopiuj ścieżkę pliku</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>Otwórz plik gry…</translation>
    </message>
    <message>
        <source>The game is deleted. The statistics stay as they are.</source>
        <translation>Gra usunięta. Statystyki się nie zmieniają.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved while they are played.</source>
        <translation>Nie ma jeszcze zapisanych gier. Gry zapisują się na bieżąco.</translation>
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
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>out, 0 points</source>
        <translation>bez kamieni, 0 punktów</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a tile in one’s hand</comment>
        <translation>Miejsce %1 z %2</translation>
    </message>
</context>
<context>
    <name>HandTile</name>
    <message>
        <source>number %1 of your planned train</source>
        <translation>numer %1 w zaplanowanym pociągu</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile&apos;s place in the hand, and how many tiles are in it</comment>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>All hands</source>
        <translation>Kamienie wszystkich</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
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
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>With mouse or touch</source>
        <translation>Myszą lub palcem</translation>
    </message>
    <message>
        <source>Play a tile</source>
        <translation>Dołóż kamień</translation>
    </message>
    <message>
        <source>Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation>Przeciągnij go do pociągu, który się podświetla. Albo kliknij kamień, a potem pociąg. Albo kliknij kamień dwa razy, jeśli pasuje tylko w jednym miejscu.</translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation>Ułóż swoje kamienie</translation>
    </message>
    <message>
        <source>Drag a tile to another place in the holder, or use the buttons below it.</source>
        <translation>Przeciągnij kamień w inne miejsce podstawki albo użyj przycisków pod nią.</translation>
    </message>
    <message>
        <source>See a whole train</source>
        <translation>Zobacz cały pociąg</translation>
    </message>
    <message>
        <source>Click the name in front of it.</source>
        <translation>Kliknij imię na jego początku.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Klawiaturą</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>From tile to tile, and up to the trains</source>
        <translation>Od kamienia do kamienia i w górę do pociągów</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter lub spacja</translation>
    </message>
    <message>
        <source>Choose the tile, play it on the train; twice on a tile: play it where it fits</source>
        <translation>Wybierz kamień i dołóż go do pociągu; dwa razy na kamieniu: dołóż go tam, gdzie pasuje</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move to the other controls</source>
        <translation>Do pozostałych elementów okna</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Zasady…</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Przejdź samouczek</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+strzałka w lewo lub w prawo</translation>
    </message>
    <message>
        <source>Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one</source>
        <translation>Przesunąć kamień w inne miejsce podstawki; Ctrl+Home i Ctrl+End: na pierwsze lub ostatnie</translation>
    </message>
</context>
<context>
    <name>HighContrast</name>
    <message>
        <source>High contrast</source>
        <comment>a theme: black, white and yellow</comment>
        <translation>Wysoki kontrast</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Play %1 %2: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Najlepiej %1 %2: %3</translation>
    </message>
    <message>
        <source>Finish your first turn: the other tiles are better kept.</source>
        <translation>Zakończ pierwszą turę: pozostałe kamienie lepiej zatrzymać.</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass.</source>
        <translation>Dobrany kamień lepiej zatrzymaj i powiedz „pas”.</translation>
    </message>
    <message>
        <source>nothing else can be played.</source>
        <translation>niczego innego nie można dołożyć.</translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation>to zakryje dublet.</translation>
    </message>
    <message>
        <source>then your marker can come off.</source>
        <translation>wtedy można zdjąć lokomotywę.</translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation>masz kamień, który może być następny po tym dublecie.</translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation>to następny kamień twojego najdłuższego pociągu.</translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation>twój najdłuższy pociąg go nie potrzebuje.</translation>
    </message>
    <message>
        <source>of the tiles that fit, it has the most pips.</source>
        <translation>z pasujących kamieni ma najwięcej oczek.</translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation>tak zostaną ci najlepsze kamienie.</translation>
    </message>
    <message>
        <source>Better leave your train open: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Lepiej zostaw swój pociąg otwarty: %1</translation>
    </message>
    <message>
        <source>Better take your marker off: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Lepiej zdejmij swoją lokomotywę: %1</translation>
    </message>
    <message>
        <source>Finish your first turn: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Zakończ pierwszą turę: %1</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Dobrany kamień lepiej zatrzymaj i powiedz „pas”: %1</translation>
    </message>
    <message>
        <source>in %1 of %2 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1, %2: numbers</comment>
        <translation>w %1 na %2 wypróbowanych układów niewidocznych kamieni wychodzi to lepiej.</translation>
    </message>
    <message>
        <source>on average over %1 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1: a number, 100</comment>
        <translation>średnio w %1 wypróbowanych układach niewidocznych kamieni wychodzi to lepiej.</translation>
    </message>
    <message>
        <source>one of your tiles fits on your train.</source>
        <comment>so keep others away</comment>
        <translation>jeden z twoich kamieni pasuje do twojego pociągu.</translation>
    </message>
    <message>
        <source>none of your tiles fits on your train.</source>
        <comment>others may play one there that helps you</comment>
        <translation>żaden z twoich kamieni nie pasuje do twojego pociągu.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No computer players</source>
        <comment>opponents</comment>
        <translation>Bez komputera</translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>opponents</comment>
        <translation>Różne poziomy</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>%1: date and time</comment>
        <translation>Grano: %1</translation>
    </message>
    <message>
        <source>Begun %1, last played %2</source>
        <comment>%1: date, %2: date and time</comment>
        <translation>Początek: %1, ostatnio: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>of a finished game</comment>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>Wygrywa %1. Wynik: %2.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation>Wiersz %1: %2</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>state of a game</comment>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>In another window</source>
        <comment>state of a game</comment>
        <translation>W innym oknie</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>state of a game</comment>
        <translation>Porzucona</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>state of a game</comment>
        <translation>W toku</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a game</comment>
        <translation>Skończona</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>state of a game</comment>
        <translation>Uszkodzona</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1: a rulebook in which options were changed</comment>
        <translation>%1, ze zmianami</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Ty</translation>
    </message>
    <message numerus="yes">
        <source>Played straight through (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Zwykłe (%n)</numerusform>
            <numerusform>Zwykłe (%n)</numerusform>
            <numerusform>Zwykłe (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Z cofaniem (%n)</numerusform>
            <numerusform>Z cofaniem (%n)</numerusform>
            <numerusform>Z cofaniem (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Z oddaniem miejsca (%n)</numerusform>
            <numerusform>Z oddaniem miejsca (%n)</numerusform>
            <numerusform>Z oddaniem miejsca (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation>Rozpoczęte gry</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>figure: games</comment>
        <translation>Skończone</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Średnia lokata</translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation>w skończonych grach</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punkty na rundę</translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation>
            <numerusform>średnia z %n rundy</numerusform>
            <numerusform>średnia z %n rund</numerusform>
            <numerusform>średnia z %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation>Skończone bez kamieni</translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation>
            <numerusform>z %n rundy</numerusform>
            <numerusform>z %n rund</numerusform>
            <numerusform>z %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Najdłuższy pociąg</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Wygrane z rzędu</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>%1% of the games begun</source>
        <translation>%1% rozpoczętych gier</translation>
    </message>
    <message>
        <source>%1% of the games begun; %2 together with others</source>
        <translation>%1% rozpoczętych gier; wspólnie z innymi: %2</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Najlepsza runda</translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation>
            <numerusform>przeciw %n graczowi</numerusform>
            <numerusform>przeciw %n graczom</numerusform>
            <numerusform>przeciw %n graczom</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Najlepsza gra</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation>
            <numerusform>w %n rundzie, koniec: %1</numerusform>
            <numerusform>w %n rundach, koniec: %1</numerusform>
            <numerusform>w %n rundach, koniec: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won together, with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Wspólna wygrana (%2): %1.</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>najwięcej dotąd: %1</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Użyte podpowiedzi</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <comment>%1: why</comment>
        <translation>Nie można odczytać tego pliku: %1</translation>
    </message>
    <message>
        <source>The same tiles again: round %1</source>
        <translation>Te same kamienie: runda %1</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Wygrana z wynikiem %n punktu.</numerusform>
            <numerusform>Wygrana z wynikiem %n punktów.</numerusform>
            <numerusform>Wygrana z wynikiem %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Wszystkie gry (%n)</numerusform>
            <numerusform>Wszystkie gry (%n)</numerusform>
            <numerusform>Wszystkie gry (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holder</name>
    <message>
        <source>Your tiles</source>
        <translation>Twoje kamienie</translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Teraz nie widać żadnych kamieni.</translation>
    </message>
</context>
<context>
    <name>HolderEdge</name>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n oczko na ręce</numerusform>
            <numerusform>%n oczka na ręce</numerusform>
            <numerusform>%n oczek na ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows how many tiles of each value have been seen.</source>
        <translation>Pokazuje, ile kamieni każdej wartości już widziano.</translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation>Zaplanuj pociąg</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Sortuj według liczb</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Sortuj według oczek</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Points are whole numbers, 0 or more: look again at %1.</source>
        <translation>Punkty to liczby całkowite, od 0 w górę. Sprawdź: %1.</translation>
    </message>
    <message>
        <source>Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.</source>
        <translation>Nikt nie ma 0 punktów. Kto skończył bez kamieni, powinien mieć 0; jeśli nikogo takiego nie było, zaznacz to powyżej.</translation>
    </message>
    <message>
        <source>All tiles but the engine count %1 points together, so nobody can have more: look again at %2.</source>
        <comment>%2: whose points</comment>
        <translation>Wszystkie kamienie oprócz startowego to razem %1 pkt, więc nikt nie może mieć więcej. Sprawdź: %2.</translation>
    </message>
    <message>
        <source>Together these are %1 points, yet all tiles but the engine count only %2.</source>
        <translation>Razem jest tu %1 pkt, a wszystkie kamienie oprócz startowego to tylko %2 pkt.</translation>
    </message>
    <message>
        <source>%1: you wrote a total of %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation>%1: wpisana suma to %2, ale z rund wychodzi %3.</translation>
    </message>
    <message>
        <source>Points still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation>Brakuje jeszcze punktów: %1.</translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Continue: %1. %2</source>
        <comment>%1: names of the players, %2: how far they are</comment>
        <translation>Kontynuuj: %1. %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a kept game; %1: names of the players</comment>
        <translation>Usuń: %1</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Games with real tiles</source>
        <translation>Gry prawdziwymi kamieniami</translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation>Gra się prawdziwymi kamieniami, a punkty są liczone tutaj. Każdy wpis zapisuje się od razu.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>Licz punkty</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Wczytywanie gier…</translation>
    </message>
</context>
<context>
    <name>KnownTables</name>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <comment>beside people</comment>
        <translation>
            <numerusform>%n gracz komputerowy</numerusform>
            <numerusform>%n gracze komputerowi</numerusform>
            <numerusform>%n graczy komputerowych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Ladder</source>
        <translation>Drabina rywali</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Trwa przeglądanie zapisanych gier…</translation>
    </message>
    <message>
        <source>You have beaten them all.</source>
        <translation>Wszyscy już pokonani.</translation>
    </message>
    <message>
        <source>Beaten so far: %1 of %2. You may play against anyone.</source>
        <comment>%1, %2: how many computer players</comment>
        <translation>Pokonani dotąd: %1 z %2. Możesz grać z każdym.</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>of a computer player</comment>
        <translation>rywal pokonany</translation>
    </message>
    <message>
        <source>the next one</source>
        <comment>of a computer player who has not been beaten yet</comment>
        <translation>następny rywal</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <comment>%1: name of a computer player</comment>
        <translation>Graj (rywal: %1)</translation>
    </message>
    <message>
        <source>Beaten on %1</source>
        <comment>%1: a date with the weekday, which may end with a full stop; of a computer player</comment>
        <translation>Twoja wygrana: %1</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Po drodze coś cofnięto.</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>z cofaniem</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
</context>
<context>
    <name>LanguageSetting</name>
    <message>
        <source>None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the program again.</source>
        <comment>%1: a language, in English; %2: name of a package</comment>
        <translation>Żadna z twoich czcionek nie ma znaków tego języka: %1. Zainstaluj odpowiednią (w Debianie: %2) i uruchom program ponownie.</translation>
    </message>
</context>
<context>
    <name>LengthChips</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Cała gra: %n runda</numerusform>
            <numerusform>Cała gra: %n rundy</numerusform>
            <numerusform>Cała gra: %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Krótka gra</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość gry</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Cała gra: %n runda</numerusform>
            <numerusform>Cała gra: %n rundy</numerusform>
            <numerusform>Cała gra: %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Mniej rund</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Liczba rund</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Krótka gra</translation>
    </message>
    <message>
        <source>Without the tiles that have a 10, 11 or 12; the first engine is the double 9.</source>
        <translation>Bez kamieni, na których jest 10, 11 lub 12; pierwszy kamień startowy to dublet 9-9.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość gry</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Play %1.</source>
        <translation>Teraz twój pociąg rośnie: ramka na jego końcu pokazuje liczbę, która musi pasować. Dołóż kamień %1.</translation>
    </message>
    <message>
        <source>Here is the tile that your double needs: %1 fits.</source>
        <translation>Oto kamień, który trzeba dołożyć po twoim dublecie: %1 pasuje.</translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Play %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Otwarty dublet leży %2: ma pierwszeństwo przed wszystkim innym. Dołóż tam kamień %1.</translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the bottom right.</source>
        <translation>Żaden twój kamień nie pasuje. Dobierz jeden z talonu, na dole po prawej.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Ten też nie pasuje: powiedz „pas”. Wtedy na twój pociąg wjeżdża lokomotywa i wszyscy mogą tam dokładać, dopóki nie dołożysz tam własnego kamienia.</translation>
    </message>
    <message>
        <source>A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Na końcu innego pociągu stoi lokomotywa: tam też możesz dokładać. Dołóż kamień %1 %2.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: play %1 there.</source>
        <translation>Meksykański pociąg należy do wszystkich. To miejsce na kamień, którego twój pociąg nie potrzebuje: dołóż tam kamień %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation>Znowu twoja tura: co zrobisz? Żarówka u góry podpowiada.</translation>
    </message>
    <message>
        <source>Play %1. It is a double: it lies across the track, and needs one more tile.</source>
        <translation>Dołóż kamień %1. To dublet: leży w poprzek toru i trzeba po nim dołożyć jeszcze jeden kamień.</translation>
    </message>
    <message>
        <source>Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their points, and the fewest points win. The rules page tells you the rest.</source>
        <translation>Teraz znasz już grę. Kto dołoży swój ostatni kamień, kończy rundę; oczka, które zostały innym, to ich punkty, a wygrywa, kto ma ich najmniej. Resztę znajdziesz na stronie zasad.</translation>
    </message>
    <message>
        <source>Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play tiles there any more.</source>
        <translation>Twoja lokomotywa wciąż stoi na twoim pociągu. Dołóż tam kamień %1: wtedy lokomotywa zejdzie i nikt inny nie będzie mógł tam dokładać.</translation>
    </message>
    <message>
        <source>%1 is your last tile. Play it %2: then you are out, and the round is over.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>%1 to twój ostatni kamień. Dołóż go %2: wtedy nie masz już kamieni i runda się kończy.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does. Frames show where it fits: drag it to the one at your train, or click it and then your train.</source>
        <translation>Na dole są twoje kamienie. Pierwszy w twoim pociągu musi pasować do dubletu na stacji. Kamień %1 pasuje. Ramki pokazują, gdzie: przeciągnij go do ramki swojego pociągu albo kliknij go, a potem swój pociąg.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, Enter, Up to your train, Enter.</source>
        <translation>Na dole są twoje kamienie. Pierwszy w twoim pociągu musi pasować do dubletu na stacji. Kamień %1 pasuje: strzałka w prawo aż do niego, Enter, strzałka w górę aż do twojego pociągu, Enter.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Ten też nie pasuje: powiedz „pas” (strzałką w prawo za ostatni kamień, potem Enter). Wtedy na twój pociąg wjeżdża lokomotywa i wszyscy mogą tam dokładać, dopóki nie dołożysz tam własnego kamienia.</translation>
    </message>
    <message>
        <source>You passed instead: that is allowed, too, and Undo takes it back.</source>
        <translation>Zamiast tego mówisz „pas”: to też wolno, a „Cofnij” to odwróci.</translation>
    </message>
    <message>
        <source>You played %1 %2 instead: that is allowed, too, and Undo takes it back.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Zamiast tego dokładasz kamień %1 %2: to też wolno, a „Cofnij” to odwróci.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</source>
        <translation>
            <numerusform>Runda się skończyła. Potoczyła się po swojemu i %n lekcja się nie pojawiła. Przejdź samouczek jeszcze raz albo graj: żarówka u góry podpowiada.</numerusform>
            <numerusform>Runda się skończyła. Potoczyła się po swojemu i %n lekcje się nie pojawiły. Przejdź samouczek jeszcze raz albo graj: żarówka u góry podpowiada.</numerusform>
            <numerusform>Runda się skończyła. Potoczyła się po swojemu i %n lekcji się nie pojawiło. Przejdź samouczek jeszcze raz albo graj: żarówka u góry podpowiada.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard: press %1.</source>
        <comment>%1: the key</comment>
        <translation>Żaden twój kamień nie pasuje. Dobierz jeden z talonu: naciśnij %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The key %1 gives a hint.</source>
        <translation>Znowu twoja tura: co zrobisz? Klawisz %1 podpowiada.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</source>
        <translation>
            <numerusform>Runda się skończyła. Potoczyła się po swojemu i %n lekcja się nie pojawiła. Przejdź samouczek jeszcze raz albo graj: klawisz %1 podpowiada.</numerusform>
            <numerusform>Runda się skończyła. Potoczyła się po swojemu i %n lekcje się nie pojawiły. Przejdź samouczek jeszcze raz albo graj: klawisz %1 podpowiada.</numerusform>
            <numerusform>Runda się skończyła. Potoczyła się po swojemu i %n lekcji się nie pojawiło. Przejdź samouczek jeszcze raz albo graj: klawisz %1 podpowiada.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Which level?</source>
        <translation>Jaki poziom?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Plays any tile that fits.</source>
        <translation>Dokłada cokolwiek, co pasuje.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile first.</source>
        <translation>Najpierw pozbywa się kamienia z największą liczbą oczek.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Plans the longest train and follows it.</source>
        <translation>Planuje najdłuższy pociąg i trzyma się planu.</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Pierwsze kroki</translation>
    </message>
    <message>
        <source>Has just learned the rules: own train first.</source>
        <translation>Zna zasady od niedawna: najpierw własny pociąg.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Often sees only the next few tiles.</source>
        <translation>Często widzi tylko kilka następnych kamieni.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Niedzielny</translation>
    </message>
    <message>
        <source>Plays along, and overlooks some things.</source>
        <translation>Gra dla zabawy i to i owo przeocza.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solidny</translation>
    </message>
    <message>
        <source>Plans ahead; nearly the best is good enough.</source>
        <translation>Planuje; prawie najlepszy ruch wystarcza.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Wprawny</translation>
    </message>
    <message>
        <source>Errs rarely, and only by a little.</source>
        <translation>Myli się rzadko i tylko o trochę.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation>Rozważa, co lepsze: długi pociąg czy mniej punktów na ręce.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Tries each move against many guesses at how the hidden tiles lie.</source>
        <translation>Sprawdza każdy ruch w wielu możliwych układach niewidocznych kamieni.</translation>
    </message>
    <message>
        <source>Wins fewer than 1 of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>Wygrywa mniej niż 1 grę na 100 przeciw trzem graczom na poziomie „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>
            <numerusform>Wygrywa %n grę na 100 przeciw trzem graczom na poziomie „%1”.</numerusform>
            <numerusform>Wygrywa %n gry na 100 przeciw trzem graczom na poziomie „%1”.</numerusform>
            <numerusform>Wygrywa %n gier na 100 przeciw trzem graczom na poziomie „%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of %1 is not known here. At which level should the computer play on?</source>
        <comment>%1: names of players</comment>
        <translation>Komputer (%1) miał poziom, którego tu nie ma. Na jakim poziomie ma grać dalej?</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Also reads from what others play which tiles they may hold.</source>
        <translation>Poza tym z tego, co dokładają inni, wnioskuje, jakie kamienie mogą mieć.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Co się działo</translation>
    </message>
</context>
<context>
    <name>LuckTable</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Dobrane kamienie</translation>
    </message>
    <message>
        <source>Of these playable at once</source>
        <translation>Z nich od razu do gry</translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation>Rozdane dublety</translation>
    </message>
    <message>
        <source>Doubles drawn</source>
        <translation>Dobrane dublety</translation>
    </message>
    <message>
        <source>Pips dealt per round, on average</source>
        <translation>Rozdane oczka na rundę, średnio</translation>
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
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>MarkerQuestion</name>
    <message>
        <source>Take your marker off your train?</source>
        <translation>Czy zdjąć lokomotywę z twojego pociągu?</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Zdejmij</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Zostaw</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 cannot be played anywhere now.</source>
        <translation>Kamienia %1 nie można teraz nigdzie dołożyć.</translation>
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
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość gry</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s).</source>
        <translation>
            <numerusform>Każdy gracz dostaje %n kamień.</numerusform>
            <numerusform>Każdy gracz dostaje %n kamienie.</numerusform>
            <numerusform>Każdy gracz dostaje %n kamieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on the table ends.</source>
        <translation>Gra na stole się skończy.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Jak w instrukcji</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Zmień zasady…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Not sure? Take %1: it leaves the least to decide.</source>
        <translation>Nie wiesz, co wybrać? Weź %1: tam jest najmniej decyzji do podjęcia.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Wybierz</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed</source>
        <translation>Zmieniono</translation>
    </message>
    <message>
        <source>In no leaflet</source>
        <translation>W żadnej instrukcji</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Tile set</source>
        <translation>Zestaw kamieni</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Kamień startowy</translation>
    </message>
    <message>
        <source>Nobody holds the engine</source>
        <translation>Nikt nie ma kamienia startowego</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Pierwsza tura</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Meksykański pociąg</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Najpierw własny pociąg</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Po dublecie</translation>
    </message>
    <message>
        <source>A double drawn after a double</source>
        <translation>Dublet dobrany po dublecie</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Kilka otwartych dubletów</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Dublet jako ostatni kamień</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dobieranie</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Zdejmowanie lokomotywy</translation>
    </message>
    <message>
        <source>Empty boneyard</source>
        <translation>Pusty talon</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Dublet 0-0</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Przy równej sumie</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Jawne kamienie</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Krótka gra</translation>
    </message>
    <message>
        <source>Tiles to deal</source>
        <translation>Ile kamieni rozdać</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Limit punktów</translation>
    </message>
    <message>
        <source>dealt with the other tiles</source>
        <translation>rozdaje się go z innymi</translation>
    </message>
    <message>
        <source>in the station before the deal</source>
        <translation>leży na stacji już przed rozdaniem</translation>
    </message>
    <message>
        <source>everybody draws the same number of tiles</source>
        <translation>wszyscy dobierają tyle samo kamieni</translation>
    </message>
    <message>
        <source>drawing stops as soon as it turns up</source>
        <translation>koniec, gdy tylko się znajdzie</translation>
    </message>
    <message>
        <source>the holder of the engine</source>
        <translation>kto ma kamień startowy</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>gracze po kolei</translation>
    </message>
    <message>
        <source>one tile, as always</source>
        <translation>jeden kamień, jak zawsze</translation>
    </message>
    <message>
        <source>on any turn</source>
        <translation>można rozpocząć w każdej turze</translation>
    </message>
    <message>
        <source>from one’s second turn on</source>
        <translation>można rozpocząć od swojej drugiej tury</translation>
    </message>
    <message>
        <source>once one’s own train is started</source>
        <translation>można rozpocząć dopiero po własnym</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>nie ma go</translation>
    </message>
    <message>
        <source>one more tile, not a double</source>
        <translation>jeszcze jeden kamień, nie dublet</translation>
    </message>
    <message>
        <source>one more tile; a double asks again</source>
        <translation>jeszcze jeden; po dublecie znów następny</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>on any train open to the player</source>
        <translation>do pociągu otwartego dla gracza</translation>
    </message>
    <message>
        <source>on the double itself</source>
        <translation>wprost do dubletu</translation>
    </message>
    <message>
        <source>it must be played and asks again</source>
        <translation>trzeba go dołożyć, po nim znów następny</translation>
    </message>
    <message>
        <source>it may be played and asks again</source>
        <translation>wolno go dołożyć, po nim znów następny</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>nie można go użyć</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>zakrywa się dowolny</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>najpierw najstarszy</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>wszystkich</translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation>tylko następnego gracza</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikogo</translation>
    </message>
    <message>
        <source>a fixed number of tiles</source>
        <translation>określona liczba kamieni</translation>
    </message>
    <message>
        <source>until a tile fits</source>
        <translation>aż któryś będzie pasował</translation>
    </message>
    <message>
        <source>once for each tile you must play</source>
        <translation>za każdym razem, gdy trzeba dołożyć</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>tylko raz</translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation>schodzi sama, gdy właściciel tam dołoży</translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation>właściciel decyduje, gdy tam dokłada</translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation>właściciel decyduje po każdym kamieniu</translation>
    </message>
    <message>
        <source>whoever cannot play passes</source>
        <translation>kto nie może grać, mówi „pas”</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>runda się kończy</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>wygrywają wszyscy razem</translation>
    </message>
    <message>
        <source>whoever has the most rounds of 0 points</source>
        <translation>wygrywa, kto ma więcej rund bez punktu</translation>
    </message>
    <message>
        <source>the rulebook’s own table</source>
        <translation>tabela z instrukcji</translation>
    </message>
    <message>
        <source>the Cardinal table</source>
        <translation>tabela Cardinal</translation>
    </message>
    <message>
        <source>the Masters table</source>
        <translation>tabela Masters</translation>
    </message>
    <message>
        <source>the Pressman table</source>
        <translation>tabela Pressman</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>double-%1</source>
        <translation>%1-oczkowy</translation>
    </message>
    <message>
        <source>Where the tile after a double lies</source>
        <translation>Dokąd dołożyć kamień po dublecie</translation>
    </message>
    <message>
        <source>Whom an open double holds up</source>
        <translation>Kogo blokuje otwarty dublet</translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation>Ile kamieni się dobiera</translation>
    </message>
    <message>
        <source>How often you draw</source>
        <translation>Ile razy dobiera się w turze</translation>
    </message>
    <message>
        <source>one tile or more, on one’s own train</source>
        <translation>jeden lub więcej kamieni, do własnego pociągu</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation>Pliki PDF (%1)</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>%1 is a computer player</source>
        <translation>%1: gra komputer</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Poziom gracza: %1</translation>
    </message>
    <message>
        <source>Away: a computer player plays meanwhile.</source>
        <translation>Przerwa: na razie gra komputer.</translation>
    </message>
    <message>
        <source>%1 is played by a computer player: %2</source>
        <comment>%2: its level</comment>
        <translation>%1: gra komputer (%2)</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.</source>
        <translation>Komputer może w każdej chwili zająć miejsce, a człowiek może na nie wrócić. Komputer widzi tylko to, co wolno widzieć z tego miejsca. Co już zagrano, zostaje: nie można tego cofnąć.</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>so far %1</source>
        <comment>points before this round</comment>
        <translation>dotąd %1</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Punkty: %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>Your own total for %1</source>
        <comment>%1: name of a player</comment>
        <translation>Własna suma: %1</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
</context>
<context>
    <name>ReactionWords</name>
    <message>
        <source>Oh dear!</source>
        <comment>said by a computer player who draws and draws</comment>
        <translation>Ojej!</translation>
    </message>
    <message>
        <source>Drat!</source>
        <comment>said by a computer player who has to pass</comment>
        <translation>A niech to!</translation>
    </message>
    <message>
        <source>Ha!</source>
        <comment>said by a computer player who plays a double</comment>
        <translation>Ha!</translation>
    </message>
    <message>
        <source>Hey!</source>
        <comment>said by a computer player on whose train somebody else played a tile</comment>
        <translation>Ej!</translation>
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
        <translation>Gry (%1)</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation>Runda się skończyła.</translation>
    </message>
    <message>
        <source>It is not your turn: it is %1’s turn.</source>
        <translation>To nie twoja tura: gra %1.</translation>
    </message>
    <message>
        <source>There is no such train in this game.</source>
        <translation>W tej grze nie ma takiego pociągu.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <translation>Nie masz na ręce kamienia %1.</translation>
    </message>
    <message>
        <source>A double drawn for the tile you owe cannot be used, so %1 stays in your hand.</source>
        <translation>Dubletu dobranego po dublecie nie można użyć, więc %1 zostaje na ręce.</translation>
    </message>
    <message>
        <source>You have drawn: only that tile, %1, can be played now.</source>
        <translation>Po dobraniu można dołożyć tylko dobrany kamień, czyli %1.</translation>
    </message>
    <message>
        <source>You can play: %1 fits %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Możesz grać: %1 pasuje %2.</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard before you pass.</source>
        <translation>Zanim powiesz „pas”, dobierz kamień z talonu.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Talon jest pusty.</translation>
    </message>
    <message>
        <source>You have drawn already and may not draw again.</source>
        <translation>Kamień jest już dobrany, drugi raz dobierać nie wolno.</translation>
    </message>
    <message>
        <source>Nothing is drawn on your first turn of a round.</source>
        <translation>W pierwszej turze rundy się nie dobiera.</translation>
    </message>
    <message>
        <source>First decide whether your marker stays or comes off.</source>
        <translation>Najpierw zdecyduj, czy zdejmujesz swoją lokomotywę, czy ją zostawiasz.</translation>
    </message>
    <message>
        <source>There is nothing to decide about a marker now.</source>
        <translation>Nie ma teraz o czym decydować w sprawie lokomotywy.</translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation>To nie jest pierwsza tura, którą można by zakończyć wcześniej.</translation>
    </message>
    <message>
        <source>Play at least one tile on your train first.</source>
        <translation>Najpierw dołóż co najmniej jeden kamień do swojego pociągu.</translation>
    </message>
    <message>
        <source>You have played tiles: finish your first turn instead of passing.</source>
        <translation>Twoje kamienie już leżą: zamiast mówić „pas”, zakończ pierwszą turę.</translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Najpierw trzeba zakryć dublet %1 %2.</translation>
    </message>
    <message>
        <source>The double %1 %2 was played earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Dublet %1 %2 leży dłużej i trzeba go zakryć najpierw.</translation>
    </message>
    <message>
        <source>%1 is closed to you: no marker stands there.</source>
        <translation>%1 jest dla ciebie zamknięty: nie stoi na nim lokomotywa.</translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation>Zanim zagrasz gdzie indziej, rozpocznij własny pociąg.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train from your second turn on.</source>
        <translation>Meksykański pociąg możesz rozpocząć dopiero od swojej drugiej tury.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train once your own train has a tile.</source>
        <translation>Meksykański pociąg możesz rozpocząć, gdy twój własny pociąg ma już kamień.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play on your own train only.</source>
        <translation>W pierwszej turze rundy dokładasz tylko do własnego pociągu.</translation>
    </message>
    <message>
        <source>The next tile must be played on the double %1 itself, %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Następny kamień musi trafić wprost do dubletu %1 %2.</translation>
    </message>
    <message>
        <source>%1 does not fit %2: the value %3 is needed there.</source>
        <comment>%1: tile, %2: on whose train, %3: value</comment>
        <translation>%1 nie pasuje %2: potrzebna jest tam wartość %3.</translation>
    </message>
    <message>
        <source>A double from your hand cannot follow a double, so %1 has to wait.</source>
        <translation>Po dublecie nie można dołożyć dubletu z ręki, więc %1 musi poczekać.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The round before</source>
        <translation>Poprzednia runda</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>let a replay run</comment>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
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
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <translation>bez kamieni</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose hands are shown</source>
        <translation>Czyje kamienie widać</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Wczytywanie gry…</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Te same kamienie</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Talon: %n kamień</numerusform>
            <numerusform>Talon: %n kamienie</numerusform>
            <numerusform>Talon: %n kamieni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay: round %1 of %2 · Engine %3 · %4 rules</source>
        <extracomment>%1, %2: round 3 of 13; %3: tile; %4: name of the rulebook</extracomment>
        <translation>Powtórka: runda %1 z %2 · Kamień startowy %3 · Zasady: %4</translation>
    </message>
    <message>
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation>Żadna runda tej gry jeszcze się nie skończyła. Powtórkę można obejrzeć dopiero po zakończeniu rundy.</translation>
    </message>
    <message>
        <source>Replay: the same tiles again, round %1 · Engine %2 · %3 rules</source>
        <extracomment>%1: number; %2: tile; %3: name of the rulebook</extracomment>
        <translation>Powtórka: te same kamienie, runda %1 · Kamień startowy %2 · Zasady: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: several names, %2: points</comment>
        <translation>Prowadzą (%2): %1.</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>%1: points</comment>
        <translation>Prowadzisz. Twój wynik: %1.</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>Prowadzi %1. Wynik: %2.</translation>
    </message>
    <message>
        <source>You went out: you win this round!</source>
        <translation>Nie masz już kamieni: wygrywasz tę rundę!</translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation>%1 nie ma już kamieni: runda się kończy.</translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation>Bez kamieni: %1. Runda się kończy.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the round is over.</source>
        <translation>Nikt nie może już grać: runda się kończy.</translation>
    </message>
    <message>
        <source>The boneyard is empty: the round is over.</source>
        <translation>Talon jest pusty: runda się kończy.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with %1.</source>
        <comment>%1: points</comment>
        <translation>Wygrywasz. Twój wynik: %1.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>Wygrywa %1. Wynik: %2.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: most rounds without a point.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Ta sama suma (%2): %1. Wygrywasz: najwięcej rund bez punktu.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>Ta sama suma (%2): %1. Wygrywa %3: najwięcej rund bez punktu.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Ta sama suma (%2): %1. Wygrywasz: najlepsza runda, nie licząc rund bez punktu.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>Ta sama suma (%2): %1. Wygrywa %3: najlepsza runda, nie licząc rund bez punktu.</translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Wspólna wygrana (%2): %1.</translation>
    </message>
    <message>
        <source>%1 went out together!</source>
        <comment>several names</comment>
        <translation>Razem bez kamieni: %1!</translation>
    </message>
    <message>
        <source>You went out first!</source>
        <translation>Nie masz już kamieni!</translation>
    </message>
    <message>
        <source>%1 went out first!</source>
        <translation>%1 nie ma już kamieni!</translation>
    </message>
</context>
<context>
    <name>RoundEntryPage</name>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>This round is written down already: here it can be corrected.</source>
        <translation>Ta runda jest już wpisana: tu można ją poprawić.</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <translation>Nikt nie skończył bez kamieni</translation>
    </message>
    <message>
        <source>Compare with our own totals</source>
        <translation>Porównaj z naszymi sumami</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <translation>Popraw tę rundę</translation>
    </message>
    <message>
        <source>Write it down anyway</source>
        <translation>Wpisz mimo to</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Wpisz</translation>
    </message>
</context>
<context>
    <name>RoundNews</name>
    <message>
        <source>Tip: %1</source>
        <translation>Rada: %1</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Te same kamienie</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>End of round %1 of %2</source>
        <translation>Koniec rundy %1 z %2</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Zostało na ręce</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Uczciwa gra…</translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation>Przykład: %1</translation>
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
        <translation>Ta gra</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Następna gra</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Jak grać dobrze</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared with nothing</comment>
        <translation>brak</translation>
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
        <translation>%1 (%2, ze zmianami)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>This game (Tactic)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Only the rules that differ are printed here; all others are the same.</source>
        <translation>Są tu tylko zasady, które się różnią; wszystkie inne są takie same.</translation>
    </message>
    <message>
        <source>Only rules that mention “%1” are printed here.</source>
        <translation>Są tu tylko zasady, w których jest „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many the printed rules are for</comment>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePrinter</name>
    <message>
        <source>Save the rules</source>
        <translation>Zapisz zasady</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Before a round</source>
        <translation>Przed rundą</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Trains and markers</source>
        <translation>Pociągi i lokomotywy</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dublety</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile with the same value on both halves is a double.</source>
        <translation>W zestawie %1-oczkowym jest po jednym kamieniu na każdą parę wartości od 0, czyli pustego pola, do %1: razem %2 kamieni. Kamień z tą samą wartością na obu połówkach to dublet.</translation>
    </message>
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation>Dublet 0-0 nie ma oczek i nic nie kosztuje.</translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in hand costs %n point(s).</source>
        <translation>
            <numerusform>Dublet 0-0, który zostanie na ręce, kosztuje %n punkt.</numerusform>
            <numerusform>Dublet 0-0, który zostanie na ręce, kosztuje %n punkty.</numerusform>
            <numerusform>Dublet 0-0, który zostanie na ręce, kosztuje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point limit: the game ends with its last round.</source>
        <translation>Nie ma limitu punktów: gra kończy się ostatnią rundą.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody’s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>Gra kończy się po pierwszej rundzie, w której czyjaś suma osiągnie %n punkt, a najpóźniej po ostatniej rundzie.</numerusform>
            <numerusform>Gra kończy się po pierwszej rundzie, w której czyjaś suma osiągnie %n punkty, a najpóźniej po ostatniej rundzie.</numerusform>
            <numerusform>Gra kończy się po pierwszej rundzie, w której czyjaś suma osiągnie %n punktów, a najpóźniej po ostatniej rundzie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The rest lie face down: they are the boneyard.</source>
        <translation>
            <numerusform>Każdy gracz dostaje %n kamień. Pozostałe leżą oczkami do dołu i tworzą talon.</numerusform>
            <numerusform>Każdy gracz dostaje %n kamienie. Pozostałe leżą oczkami do dołu i tworzą talon.</numerusform>
            <numerusform>Każdy gracz dostaje %n kamieni. Pozostałe leżą oczkami do dołu i tworzą talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine lies in the station before the tiles are dealt.</source>
        <translation>Kamień startowy leży na stacji już przed rozdaniem kamieni.</translation>
    </message>
    <message>
        <source>Whoever holds or draws the engine starts the round.</source>
        <translation>Rundę zaczyna ten, kto ma kamień startowy albo go dobierze.</translation>
    </message>
    <message>
        <source>One player starts the first round; every later round is started by the next player clockwise.</source>
        <translation>Pierwszą rundę zaczyna jeden z graczy, każdą następną – kolejny gracz zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Players who share the lowest total win together.</source>
        <translation>Gracze z tą samą najniższą sumą wygrywają wspólnie.</translation>
    </message>
    <message>
        <source>Among players with the same lowest total, the one with the most rounds of 0 points wins. If that is equal too, the lowest of the other rounds decides. If even that is equal, they win together.</source>
        <translation>Wśród graczy z tą samą najniższą sumą wygrywa ten, kto ma najwięcej rund z wynikiem 0 punktów. Jeśli i to jest równe, decyduje najniższa z pozostałych rund. Wygrywają wspólnie dopiero wtedy, gdy i ona jest taka sama.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation>Nikt nie widzi kamieni innych graczy.</translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.</source>
        <translation>Kamienie wszystkich graczy leżą oczkami do góry i każdy może na nie patrzeć: dobre do wspólnej nauki gry.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook’s own table.</source>
        <translation>Ile kamieni dostaje każdy gracz, określa tabela z instrukcji.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or 6, 11 for 7 or 8, with the double-12 set.</source>
        <translation>Ile kamieni dostaje każdy gracz, określa tabela Cardinal: z zestawu 12-oczkowego po 15 przy 2–4 graczach, po 12 przy 5 lub 6 i po 11 przy 7 lub 8.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or 6, 10 for 7 or 8, with the double-12 set.</source>
        <translation>Ile kamieni dostaje każdy gracz, określa tabela Masters: z zestawu 12-oczkowego po 15 przy 2–4 graczach, po 12 przy 5 lub 6 i po 10 przy 7 lub 8.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or 6, 8 for 7 or 8, with the double-12 set.</source>
        <translation>Ile kamieni dostaje każdy gracz, określa tabela Pressman: z zestawu 12-oczkowego po 15 przy 2–4 graczach, po 11 przy 5 lub 6 i po 8 przy 7 lub 8.</translation>
    </message>
    <message>
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a marker.</source>
        <translation>Gdy talon jest pusty, gra się dalej bez dobierania: kto nie może grać, mówi „pas” i dostaje lokomotywę.</translation>
    </message>
    <message>
        <source>When the last tile of the boneyard has been drawn, that turn is played to its end, and with it the round is over.</source>
        <translation>Po dobraniu ostatniego kamienia z talonu turę rozgrywa się jeszcze do końca i razem z nią kończy się runda.</translation>
    </message>
    <message>
        <source>A double may be your last tile: nothing has to follow it.</source>
        <translation>Twoim ostatnim kamieniem może być dublet: po nim nie trzeba już nic dokładać.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
        <translation>Chodzi o to, żeby pozbyć się swoich kamieni. Dokłada się je jeden za drugim w rzędach, czyli pociągach, tak aby stykające się połówki miały tę samą wartość. To, co na koniec rundy zostaje ci na ręce, to twoje punkty, a grę wygrywa najniższa suma.</translation>
    </message>
    <message>
        <source>The trains</source>
        <translation>Pociągi</translation>
    </message>
    <message>
        <source>Each player has a train of their own. It begins at the station and grows at its open end, one tile after the other.</source>
        <translation>Każdy gracz ma własny pociąg. Zaczyna się on na stacji i rośnie na wolnym końcu, kamień po kamieniu.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>The engine of a round</source>
        <translation>Kamień startowy rundy</translation>
    </message>
    <message>
        <source>All trains of a round begin at a double in the station, the engine. In the first round it is the highest double of the set, in every later round the next lower one. The engine itself needs no tile after it and never has to be closed.</source>
        <translation>Wszystkie pociągi rundy zaczynają się przy dublecie na stacji, czyli przy kamieniu startowym. W pierwszej rundzie jest to najwyższy dublet zestawu, w każdej następnej o jeden niższy. Po samym kamieniu startowym niczego nie trzeba dokładać i nigdy nie trzeba go zakrywać.</translation>
    </message>
    <message>
        <source>The first starter</source>
        <translation>Kto zaczyna pierwszą rundę</translation>
    </message>
    <message>
        <source>By this leaflet the oldest player starts the first round.</source>
        <translation>Według tej instrukcji pierwszą rundę zaczyna najstarszy gracz.</translation>
    </message>
    <message>
        <source>By this leaflet the youngest player starts the first round.</source>
        <translation>Według tej instrukcji pierwszą rundę zaczyna najmłodszy gracz.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Kto teraz gra</translation>
    </message>
    <message>
        <source>The turns go round the table clockwise, one player after the other.</source>
        <translation>Gra się zgodnie z ruchem wskazówek zegara, jeden gracz po drugim.</translation>
    </message>
    <message>
        <source>What a turn is</source>
        <translation>Czym jest tura</translation>
    </message>
    <message>
        <source>Which tile fits</source>
        <translation>Który kamień pasuje</translation>
    </message>
    <message>
        <source>A tile fits where one of its halves shows the value at the end of the train. That half goes against the train. A train without tiles takes the value of the engine.</source>
        <translation>Kamień pasuje tam, gdzie jedna z jego połówek ma tę samą wartość co koniec pociągu. Tą połówką przykłada się go do pociągu. Pociąg bez kamieni ma wartość kamienia startowego.</translation>
    </message>
    <message>
        <source>Whoever can play must play</source>
        <translation>Kto może grać, ten musi</translation>
    </message>
    <message>
        <source>When you cannot play</source>
        <translation>Gdy nie możesz grać</translation>
    </message>
    <message>
        <source>If you cannot play a tile that you have to play, not even after drawing as far as you may, your turn ends and a marker is put on your train, or on its place if it has no tile yet.</source>
        <translation>Jeśli trzeba dołożyć kamień, a nie możesz tego zrobić nawet po dobraniu tylu kamieni, ile wolno, twoja tura się kończy. Na twoim pociągu staje lokomotywa; jeśli pociąg nie ma jeszcze kamieni, staje ona na jego miejscu.</translation>
    </message>
    <message>
        <source>Open and closed trains</source>
        <translation>Pociągi otwarte i zamknięte</translation>
    </message>
    <message>
        <source>A train without tiles</source>
        <translation>Pociąg bez kamieni</translation>
    </message>
    <message>
        <source>Where a marker stands on the place of a train that has no tile yet, others may start that train with a tile of the engine’s value. It still belongs to its owner, and the marker stays.</source>
        <translation>Gdy na miejscu pociągu, który nie ma jeszcze kamieni, stoi lokomotywa, inni mogą go rozpocząć kamieniem z wartością kamienia startowego. Pociąg nadal należy do właściciela, a lokomotywa zostaje.</translation>
    </message>
    <message>
        <source>When nothing follows a double</source>
        <translation>Gdy nic nie pasuje po dublecie</translation>
    </message>
    <message>
        <source>Closing a double</source>
        <translation>Zakrywanie dubletu</translation>
    </message>
    <message>
        <source>A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation>Dublet zakrywa się, dokładając do niego kamień. Kto musi go zakryć, może to zrobić na każdym pociągu, nawet na zamkniętym, który poza tym pozostaje dla niego zamknięty. Na tym kamieniu tura się kończy.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Martwe dublety</translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation>Gdy wszystkie inne kamienie z wartością dubletu leżą na stole, żaden kamień nie może go już zakryć. Taki dublet jest martwy i nikogo nie blokuje.</translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation>Ostatni kamień</translation>
    </message>
    <message>
        <source>As soon as a player has only one tile left, everybody is told.</source>
        <translation>Gdy komuś zostaje tylko jeden kamień, dowiadują się o tym wszyscy.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Bez kamieni</translation>
    </message>
    <message>
        <source>When nobody can play any more</source>
        <translation>Gdy nikt nie może już grać</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>At the end of a round you count the pips of the tiles in your hand and add them to your total. The lowest total wins the game.</source>
        <translation>Na koniec rundy liczysz oczka na kamieniach, które zostały ci na ręce, i dodajesz je do swojej sumy. Grę wygrywa najniższa suma.</translation>
    </message>
    <message>
        <source>On your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation>W pierwszej turze każdej rundy dokładasz tylko do własnego pociągu, za to tyle kamieni, ile chcesz, i co najmniej jeden, jeśli możesz. Nie dobiera się, a po dubletach nic więcej nie trzeba dokładać. Jeśli żaden kamień nie pasuje, dostajesz lokomotywę. Dopóki wszyscy nie rozegrają tej tury, otwarte dublety nikogo nie blokują, a runda nie może się skończyć, więc bez kamieni może w niej zostać kilku graczy.</translation>
    </message>
    <message>
        <source>There is no Mexican Train in this game, only the trains of the players.</source>
        <translation>W tej grze nie ma meksykańskiego pociągu, są tylko pociągi graczy.</translation>
    </message>
    <message>
        <source>You may play on other open trains before your own has a tile.</source>
        <translation>Do innych otwartych pociągów możesz dokładać, nawet gdy twój własny nie ma jeszcze żadnego kamienia.</translation>
    </message>
    <message>
        <source>Before your own train has a tile you may play nothing on another one. Only closing a double that you have to close is always allowed.</source>
        <translation>Dopóki twój własny pociąg nie ma kamienia, nie wolno ci nic dołożyć do innego. Jedynie dublet, który musisz zakryć, wolno zakryć zawsze.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation>Po dublecie dokładasz w tej samej turze jeszcze jeden kamień. Może to być znów dublet, a wtedy trzeba po nim dołożyć kolejny kamień.</translation>
    </message>
    <message>
        <source>A double is played like any other tile: nothing has to follow it.</source>
        <translation>Dublet dokłada się jak każdy inny kamień: po nim nie trzeba już nic dokładać.</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation>Kamień po dublecie musi trafić wprost do tego dubletu. Jeśli wszystkie inne kamienie z jego wartością leżą już na stole, nic więcej nie trzeba dokładać.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may play it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation>Jeśli kamień dobrany po dublecie sam jest dubletem i pasuje, możesz go dołożyć, a wtedy to po nim trzeba dołożyć kamień. Jeśli go zatrzymasz, twoja tura się kończy, tak jakby nic nie pasowało.</translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.</source>
        <translation>Dubletu dobranego po dublecie nie można dołożyć, nawet jeśli pasuje: zostaje na ręce.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation>Jeśli trzeba zakryć kilka dubletów, wybierasz, który zakryć.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was played first comes first.</source>
        <translation>Jeśli trzeba zakryć kilka dubletów, jako pierwszy zakrywa się ten, który leży najdłużej.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is played anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation>Dublet, który na koniec tury zostaje otwarty, trzeba zakryć, zanim gdziekolwiek dołoży się coś innego. Dotyczy to każdego gracza, tura po turze, aż dublet zostanie zakryty.</translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation>Dublet, który zostaje otwarty, nikogo nie blokuje. Jest końcem swojego pociągu jak każdy inny kamień.</translation>
    </message>
    <message>
        <source>You draw for only one tile per turn: if you drew a double and played it, you do not draw for the tile after it.</source>
        <translation>W turze dobierasz tylko raz: po dołożeniu dobranego dubletu nie dobierasz już następnego kamienia.</translation>
    </message>
    <message>
        <source>Your marker comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Gdy dokładasz do własnego pociągu, twoja lokomotywa schodzi sama. Zostaje, gdy dokładasz gdzie indziej i gdy do twojego pociągu dokładają inni.</translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your marker comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Gdy dokładasz do własnego pociągu, od razu mówisz, czy zdejmujesz lokomotywę, czy zostawiasz ją, aż znowu tam dołożysz. Zostaje, gdy dokładasz gdzie indziej i gdy do twojego pociągu dokładają inni.</translation>
    </message>
    <message>
        <source>After each tile that you play, on whichever train, you may take your marker off or leave it. It stays when others play on your train.</source>
        <translation>Po każdym kamieniu, który dokładasz, gdziekolwiek trafi, możesz zdjąć swoją lokomotywę albo ją zostawić. Zostaje, gdy do twojego pociągu dokładają inni.</translation>
    </message>
    <message>
        <source>The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.</source>
        <translation>Kamień startowy rozdaje się razem z innymi. Kto go ma, kładzie go na stacji i od razu rozgrywa swoją turę.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns up. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Jeśli nikt nie ma kamienia startowego, gracze po kolei dobierają po jednym kamieniu i przestają, gdy tylko znajdzie się startowy. W 1. rundzie jako pierwszy dobiera gracz na miejscu 1, później gracz na miejscu za tym, kto zaczynał poprzednią rundę.</translation>
    </message>
    <message>
        <source>If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation>Jeśli jakiś kamień z ręki można gdziekolwiek dołożyć, dokładasz jeden. Zamiast tego nie wolno ani dobierać, ani mówić „pas”; zatrzymać można tylko dobrany dublet, jeśli pozwalają na to zasady.</translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a marker stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation>Twój własny pociąg jest dla ciebie otwarty. Pociąg innego gracza jest dla ciebie zamknięty, chyba że stoi na nim lokomotywa: wtedy jest otwarty dla wszystkich. Dublet, który musisz zakryć, ma przed tym wszystkim pierwszeństwo.</translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a marker is put on your train, your turn ends and the double stays open.</source>
        <translation>Jeśli po twoim dublecie nie możesz dołożyć żadnego kamienia z ręki, dobierasz, ile wolno. Jeśli nadal nie masz co dołożyć, na twoim pociągu staje lokomotywa, twoja tura się kończy, a dublet zostaje otwarty.</translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be played in the first turn, everybody still has that first turn.</source>
        <translation>Gdy ktoś na koniec swojej tury nie ma już kamieni, runda się kończy. Tam, gdzie w pierwszej turze wolno dołożyć cały pociąg, każdy rozgrywa jeszcze swoją pierwszą turę.</translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a marker on every train, the round is over. Then it may be that nobody has gone out.</source>
        <translation>Jeśli talon jest pusty i żadnego kamienia z żadnej ręki nie można by nigdzie dołożyć, nawet gdyby na każdym pociągu stała lokomotywa, runda się kończy. Może się więc zdarzyć, że kamienie zostaną wszystkim.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play one tile, as on every other.</source>
        <translation>W pierwszej turze rundy dokładasz jeden kamień, tak jak w każdej innej.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your second turn of the round on; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Meksykański pociąg należy do wszystkich. Od swojej drugiej tury w rundzie możesz go rozpocząć kamieniem z wartością kamienia startowego; gdy jest już rozpoczęty, jest otwarty dla wszystkich. Nigdy nie dostaje lokomotywy.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation>Po dublecie dokładasz w tej samej turze jeszcze jeden kamień. Nie może nim być dublet z ręki, nawet jeśli pasuje.</translation>
    </message>
    <message>
        <source>The tile after a double may be played on the double or on any other train that is open to you. In the turn in which it is played, a double closes no train to you.</source>
        <translation>Kamień po dublecie może trafić do dubletu albo do każdego innego pociągu, który jest dla ciebie otwarty. W turze, w której dublet zostaje dołożony, nie zamyka on przed tobą żadnego pociągu.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must play it, and then it needs a tile after it like any other double.</source>
        <translation>Jeśli kamień dobrany po dublecie sam jest dubletem i pasuje, musisz go dołożyć, a wtedy to po nim trzeba dołożyć kamień, jak po każdym innym dublecie.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it no longer holds anybody up.</source>
        <translation>Dublet, który na koniec tury zostaje otwarty, musi zakryć następny gracz, zanim dołoży cokolwiek innego. Jeśli nie może, dublet nikogo już nie blokuje.</translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation>Krótka gra dla 2–4 graczy: kamienie, na których jest 10, 11 lub 12, zostają w pudełku, pierwszy kamień startowy to dublet 9-9, a gra się najwyżej dziesięć rund.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Jeśli nikt nie ma kamienia startowego, gracze po kolei dobierają po jednym kamieniu, aż znajdzie się startowy. Potem dobiera się jeszcze dalej, aż wszyscy dobiorą tyle samo kamieni, dopóki wystarcza talonu. W 1. rundzie jako pierwszy dobiera gracz na miejscu 1, później gracz na miejscu za tym, kto zaczynał poprzednią rundę.</translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation>To nie jest krótka gra.</translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do you go out on the double.</source>
        <translation>Jeśli twoim ostatnim kamieniem jest dublet i trzeba po nim dołożyć kamień, dobierasz. Tylko gdy dobierać nie można, runda kończy się tym dubletem.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Meksykański pociąg należy do wszystkich. Możesz go rozpocząć kamieniem z wartością kamienia startowego w każdej turze, chyba że inna zasada każe grać gdzie indziej; gdy jest już rozpoczęty, jest otwarty dla wszystkich. Nigdy nie dostaje lokomotywy.</translation>
    </message>
    <message>
        <source>You draw for each tile that you have to play: if a double that you drew and played asks for a tile and you hold none for it, you draw again.</source>
        <translation>Dobierasz osobno za każdym razem, gdy trzeba dołożyć kamień: jeśli po dołożeniu dobranego dubletu trzeba dołożyć jeszcze jeden kamień, a nie masz pasującego, dobierasz znowu.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>Rozgrywa się najwyżej %n rundę. Pierwszy kamień startowy to dublet %1-%1.</numerusform>
            <numerusform>Rozgrywa się najwyżej %n rundy. Pierwszy kamień startowy to dublet %1-%1.</numerusform>
            <numerusform>Rozgrywa się najwyżej %n rund. Pierwszy kamień startowy to dublet %1-%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn you play one tile of your hand that fits, on any train that is open to you. The rules about drawing, about doubles and about the first turn of a round can change that.</source>
        <translation>W swojej turze dokładasz jeden pasujący kamień z ręki, dowolny i do dowolnego pociągu, który jest dla ciebie otwarty. Wyjątki wynikają z zasad o dobieraniu, o dubletach i o pierwszej turze rundy.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw tile after tile until one may be played or the boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Jeśli żadnego kamienia z ręki nie można dołożyć, dobierasz kamień po kamieniu, aż któryś da się dołożyć albo talon będzie pusty. Kamień, który da się dołożyć, dokładasz od razu, gdziekolwiek wolno; żadnego innego zamiast niego dołożyć nie można.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Jeśli żadnego kamienia z ręki nie można dołożyć, dobierasz jeden z talonu. Jeśli można go dołożyć, dokładasz go od razu, gdziekolwiek wolno; żadnego innego zamiast niego dołożyć nie można.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the first that may be played. It is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Jeśli żadnego kamienia z ręki nie można dołożyć, dobierasz najwyżej dwa kamienie, po jednym, i przestajesz przy pierwszym, który da się dołożyć. Dokładasz go od razu, gdziekolwiek wolno; żadnego innego zamiast niego dołożyć nie można.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.</source>
        <translation>Meksykański pociąg należy do wszystkich. Możesz go rozpocząć kamieniem z wartością kamienia startowego, jeśli twój własny pociąg ma już kamień; gdy meksykański jest już rozpoczęty, jest otwarty dla wszystkich. Nigdy nie dostaje lokomotywy.</translation>
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
        <translation>Kamień startowy leży na stacji już przed rozdaniem, a zaczynają gracze po kolei. Czy zdjąć swoją lokomotywę, decydujesz ty.</translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation>Novelca</translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were played, and an empty boneyard ends the round.</source>
        <translation>Otwarte dublety zakrywa się w kolejności, w jakiej zostały dołożone, a pusty talon kończy rundę.</translation>
    </message>
    <message>
        <source>Big table</source>
        <translation>Duży stół</translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole train; the double blank costs 50 points.</source>
        <translation>Dla 2–14 graczy, z zestawami od 6-oczkowego do 18-oczkowego. W pierwszej turze wolno dołożyć cały pociąg; dublet 0-0 kosztuje 50 punktów.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that double, you draw only once per turn, nobody goes out on an open double, and ties are broken.</source>
        <translation>Kamień po dublecie trafia wprost do niego, dobiera się raz w turze, nikt nie kończy otwartym dubletem, a przy równej sumie wyłania się zwycięzcę.</translation>
    </message>
    <message>
        <source>There is no rulebook called “%1”.</source>
        <translation>Nie ma instrukcji „%1”.</translation>
    </message>
    <message>
        <source>There is no option called “%1”.</source>
        <translation>Nie ma opcji „%1”.</translation>
    </message>
    <message>
        <source>“%2” is not a value of the option “%1”.</source>
        <translation>„%2” nie jest wartością opcji „%1”.</translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation>Ta instrukcja jest dla %1–%2 graczy.</translation>
    </message>
    <message>
        <source>If the engine is dealt, whoever holds it must start; if it is set aside, the players must take turns to start.</source>
        <translation>Jeśli kamień startowy się rozdaje, musi zaczynać ten, kto go ma; jeśli leży na stacji już przed rozdaniem, gracze muszą zaczynać po kolei.</translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation>W tej instrukcji nie ma krótkiej gry.</translation>
    </message>
    <message>
        <source>The short game is played with the double-9 set.</source>
        <translation>W krótką grę gra się zestawem 9-oczkowym.</translation>
    </message>
    <message numerus="yes">
        <source>With this set at most %n round(s) can be played.</source>
        <translation>
            <numerusform>Tym zestawem można zagrać najwyżej %n rundę.</numerusform>
            <numerusform>Tym zestawem można zagrać najwyżej %n rundy.</numerusform>
            <numerusform>Tym zestawem można zagrać najwyżej %n rund.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no number of tiles to deal for %1 players with the double-%2 set.</source>
        <translation>Dla zestawu %2-oczkowego i liczby graczy %1 nie określono, ile kamieni się rozdaje.</translation>
    </message>
    <message>
        <source>The double-%2 set does not have enough tiles for %1 players.</source>
        <translation>Zestaw %2-oczkowy ma za mało kamieni dla tylu graczy (%1).</translation>
    </message>
    <message>
        <source>Comes with the wooden model set by Eco Wood Art.</source>
        <translation>Dołączona do drewnianego modelu firmy Eco Wood Art.</translation>
    </message>
    <message>
        <source>Comes with “Original Mexican Train” by Tactic.</source>
        <translation>Dołączona do gry „Original Mexican Train” firmy Tactic.</translation>
    </message>
    <message>
        <source>Comes with Novelca 11003603, and in a Russian leaflet.</source>
        <translation>Dołączona do gry Novelca 11003603; te same zasady są w rosyjskiej instrukcji.</translation>
    </message>
    <message>
        <source>From a German article, for 2 to 14 players.</source>
        <translation>Z niemieckiego artykułu, dla 2–14 graczy.</translation>
    </message>
    <message>
        <source>Published tournament rules; no leaflet prints them.</source>
        <translation>Opublikowane zasady turniejowe; nie ma ich w żadnym pudełku.</translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a double drawn after a double must be played if it fits.</source>
        <translation>Zaczyna ten, kto ma kamień startowy. Otwarte dublety blokują wszystkich i można je zakrywać w dowolnej kolejności; dublet dobrany po dublecie trzeba dołożyć, jeśli pasuje.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Pokazane zasady</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>porównanie</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Porównaj z</translation>
    </message>
    <message>
        <source>No rule mentions that.</source>
        <translation>Żadna zasada o tym nie mówi.</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Te zasady są takie same.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n zasada</numerusform>
            <numerusform>%n zasady</numerusform>
            <numerusform>%n zasad</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameTilesWords</name>
    <message>
        <source>now %1, earlier %2</source>
        <comment>%1, %2: points</comment>
        <translation>teraz %1, wtedy %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: now 34, earlier 61</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same tiles: %1.</source>
        <comment>%1: now 34, earlier 61</comment>
        <translation>Te same kamienie: %1.</translation>
    </message>
</context>
<context>
    <name>SavingSheets</name>
    <message>
        <source>This game is not saved</source>
        <translation>Ta gra nie jest zapisana</translation>
    </message>
    <message>
        <source>Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.</source>
        <translation>Program ponawia próbę zapisu co kilka sekund, a gra tymczasem toczy się dalej. Całą grę możesz też zapisać w innym pliku, na innym dysku; wtedy toczy się dalej w tamtym pliku. Dopóki nie jest zapisana, nie można otworzyć ani zacząć innej gry.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Spróbuj teraz ponownie</translation>
    </message>
    <message>
        <source>Save as another file…</source>
        <translation>Zapisz w innym pliku…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Wyjść bez zapisania?</translation>
    </message>
    <message>
        <source>If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.</source>
        <translation>Jeśli mimo to wyjdziesz, cała gra trafi do pliku ratunkowego, o ile gdziekolwiek da się go zapisać. Przy następnym uruchomieniu program go zaproponuje.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Wyjdź mimo to</translation>
    </message>
    <message>
        <source>A game was rescued</source>
        <translation>Uratowano grę</translation>
    </message>
    <message>
        <source>This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.</source>
        <translation>Gdy program kończył pracę, tej gry nie dało się zapisać na jej miejscu. Cała jest w pliku %1. Jeśli będziesz w nią grać dalej, wróci do zapisanych gier; jeśli nie, plik zostanie tam, gdzie jest.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj w nią dalej</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Zostaw ją tam</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Not saved</source>
        <translation>Niezapisana</translation>
    </message>
    <message>
        <source>This game is not saved. Saving is tried again every few seconds.</source>
        <translation>Ta gra nie jest zapisana. Program ponawia próbę zapisu co kilka sekund.</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Punkty w rundach</translation>
    </message>
</context>
<context>
    <name>ScoreKeeperSheet</name>
    <message>
        <source>Score-keeper</source>
        <translation>Zapis punktów</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Wpisywanie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Inne gry…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Usunąć tę grę?</translation>
    </message>
    <message>
        <source>The points of %1 will be deleted for good.</source>
        <comment>%1: names of the players</comment>
        <translation>Punkty przepadną na dobre. Gracze: %1.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Coś jest nie tak</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation>Żadna runda jeszcze się nie skończyła.</translation>
    </message>
</context>
<context>
    <name>ScorePlotView</name>
    <message>
        <source>The totals over the rounds</source>
        <translation>Sumy po kolejnych rundach</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%1: %n point(s), total %2</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n punkt, suma %2</numerusform>
            <numerusform>%1: %n punkty, suma %2</numerusform>
            <numerusform>%1: %n punktów, suma %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, engine %2. %3</source>
        <comment>%3: who has how many points</comment>
        <translation>Runda %1, kamień startowy %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n punkt</numerusform>
            <numerusform>%1: %n punkty</numerusform>
            <numerusform>%1: %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation>
            <numerusform>Sumy po %n rundzie. %1</numerusform>
            <numerusform>Sumy po %n rundach. %1</numerusform>
            <numerusform>Sumy po %n rundach. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation>
            <numerusform>Zestaw %1-oczkowy, %n runda.</numerusform>
            <numerusform>Zestaw %1-oczkowy, %n rundy.</numerusform>
            <numerusform>Zestaw %1-oczkowy, %n rund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>Dublet 0-0 liczy się za %n punkt.</numerusform>
            <numerusform>Dublet 0-0 liczy się za %n punkty.</numerusform>
            <numerusform>Dublet 0-0 liczy się za %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game with the double-%1 set</source>
        <translation>Krótka gra, zestaw %1-oczkowy</translation>
    </message>
    <message>
        <source>Double-%1 set</source>
        <translation>Zestaw %1-oczkowy</translation>
    </message>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Runda %1, start %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rules, over after %n round(s).</source>
        <comment>%1: date, %2: name of the rulebook</comment>
        <translation>
            <numerusform>%1. Zasady: %2. Koniec po %n rundzie.</numerusform>
            <numerusform>%1. Zasady: %2. Koniec po %n rundach.</numerusform>
            <numerusform>%1. Zasady: %2. Koniec po %n rundach.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation>%1. Zasady: %2. Rozegrane rundy: %3 z %4.</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
    <message>
        <source>Date:</source>
        <comment>a line to write on follows</comment>
        <translation>Data:</translation>
    </message>
    <message>
        <source>%1 rules.</source>
        <comment>%1: name of the rulebook</comment>
        <translation>Zasady: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column</comment>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation>Razem</translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation>W każdym polu: po lewej punkty z rundy, po prawej dotychczasowa suma.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>Gra kończy się po rundzie, w której czyjaś suma osiągnie %n punkt.</numerusform>
            <numerusform>Gra kończy się po rundzie, w której czyjaś suma osiągnie %n punkty.</numerusform>
            <numerusform>Gra kończy się po rundzie, w której czyjaś suma osiągnie %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s).</source>
        <comment>%1: number, %2: who</comment>
        <translation>
            <numerusform>%1. miejsce: %2, %n punkt.</numerusform>
            <numerusform>%1. miejsce: %2, %n punkty.</numerusform>
            <numerusform>%1. miejsce: %2, %n punktów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <comment>start of a sentence</comment>
        <translation>Meksykański pociąg</translation>
    </message>
    <message>
        <source>Your train</source>
        <comment>start of a sentence</comment>
        <translation>Twój pociąg</translation>
    </message>
    <message>
        <source>%1’s train</source>
        <comment>start of a sentence</comment>
        <translation>Pociąg %1</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where something stands</comment>
        <translation>na meksykańskim pociągu</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where something stands</comment>
        <translation>na twoim pociągu</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where something stands</comment>
        <translation>na pociągu %1</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is played</comment>
        <translation>do meksykańskiego pociągu</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is played</comment>
        <translation>do twojego pociągu</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where a tile is played</comment>
        <translation>do pociągu %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of names</comment>
        <translation>ty</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of seat %1</source>
        <translation>Kolor miejsca %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Imię na miejscu %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Seat %1 is a computer player</source>
        <translation>Na miejscu %1 gra komputer</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Poziom na miejscu %1</translation>
    </message>
    <message>
        <source>Colour and character of seat %1</source>
        <translation>Kolor i postać na miejscu %1</translation>
    </message>
</context>
<context>
    <name>SentenceBoard</name>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Shows the rule behind this.</source>
        <translation>Pokazuje zasadę, o którą tu chodzi.</translation>
    </message>
</context>
<context>
    <name>SettingSlider</name>
    <message>
        <source>%1: %2%</source>
        <comment>a setting and its value</comment>
        <translation>%1: %2%</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>a heading: how the table looks</comment>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>how the table looks</comment>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>On the tiles</source>
        <translation>Na kamieniach</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Oczka</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Pips and digits</source>
        <translation>Oczka i liczby</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Kolory oczek</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Zwykłe</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>Dla daltonistów</translation>
    </message>
    <message>
        <source>All black</source>
        <translation>Same czarne</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Wielkość kamieni</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalna</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duża</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>Jak największa</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Ruch i dźwięk</translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation>Szybkość gry</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Mała</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Duża</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Natychmiastowa</translation>
    </message>
    <message>
        <source>How long the computer thinks before it plays</source>
        <translation>Jak długo komputer myśli, zanim zagra</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Wcale</translation>
    </message>
    <message>
        <source>A short moment</source>
        <translation>Krótką chwilę</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Chwilę</translation>
    </message>
    <message>
        <source>A long moment</source>
        <translation>Dłuższą chwilę</translation>
    </message>
    <message>
        <source>Reduced motion: nothing flies, rolls or slides</source>
        <translation>Mniej ruchu: nic nie lata, nie toczy się ani nie sunie</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Playing and reading</source>
        <translation>Gra i czytanie</translation>
    </message>
    <message>
        <source>Draw and pass for me when nothing else is possible</source>
        <translation>Dobieraj i mów „pas” za mnie, gdy nic innego nie można zrobić</translation>
    </message>
    <message>
        <source>What a screen reader says by itself</source>
        <translation>Co czytnik ekranu mówi sam z siebie</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Wszystko, co się dzieje</translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation>To, co mnie dotyczy</translation>
    </message>
    <message>
        <source>Only that it is my turn</source>
        <translation>Tylko to, że teraz gram ja</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Pomoc w liczeniu: oczka na mojej ręce, widziane kamienie i do czego inni nie mogli dołożyć</translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation>Gracze komputerowi czasem coś powiedzą</translation>
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
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>SheetPlanForm</name>
    <message>
        <source>Rulebook</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kamienie</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Liczba rund</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Limit punktów</translation>
    </message>
    <message>
        <source>The game ends at this many points</source>
        <translation>Gra kończy się przy tylu punktach</translation>
    </message>
    <message>
        <source>No limit: all rounds are played.</source>
        <translation>Bez limitu: gra się wszystkie rundy.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Imię gracza %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>Gra kończy się po rundzie, w której czyjaś suma osiągnie %n punkt.</numerusform>
            <numerusform>Gra kończy się po rundzie, w której czyjaś suma osiągnie %n punkty.</numerusform>
            <numerusform>Gra kończy się po rundzie, w której czyjaś suma osiągnie %n punktów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPrinter</name>
    <message>
        <source>Score sheet</source>
        <translation>Arkusz wyników</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Zapisz arkusz wyników</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Something is wrong</source>
        <translation>Coś jest nie tak</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>Tego nie można pokazać</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Uszkodzona gra</translation>
    </message>
    <message>
        <source>Go on from before line %1</source>
        <translation>Graj dalej sprzed wiersza %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>Graj dalej w kopii</translation>
    </message>
    <message>
        <source>Reading a long game</source>
        <translation>Wczytywanie długiej gry</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>The game in the file %1 takes a while to read: %2% so far.</source>
        <comment>%2: a number</comment>
        <translation>Wczytanie gry z pliku %1 chwilę potrwa: na razie %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Cannot be saved here</source>
        <translation>Tu nie można zapisać</translation>
    </message>
</context>
<context>
    <name>ShelfSheets</name>
    <message>
        <source>Forget everything?</source>
        <translation>Zapomnieć wszystko?</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Zachowaj wszystko</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Zapomnij wszystko</translation>
    </message>
    <message>
        <source>Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.</source>
        <translation>Statystyki, odznaki, drabina rywali i gry dnia zaczynają się od nowa dla wszystkich, którzy tu grają, a zapisane gry trafiają do kosza. Gra na stole zostaje, tak samo gry z zapisu punktów.</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Skill and luck</source>
        <translation>Umiejętności i szczęście</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Play and tiles, game by game; the list says the same.</source>
        <translation>Twoja gra i twoje kamienie w poszczególnych grach; na liście jest to samo.</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Twoja gra</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Twoje kamienie</translation>
    </message>
    <message>
        <source>Points for you, per round</source>
        <translation>Punkty na twoją korzyść, średnio w rundzie</translation>
    </message>
    <message>
        <source>Points against you, per round</source>
        <translation>Punkty na twoją niekorzyść, średnio w rundzie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>The computer is going over the first round.</source>
        <translation>Komputer rozgrywa w myślach pierwszą rundę jeszcze raz.</translation>
    </message>
    <message>
        <source>No round that counts is finished yet.</source>
        <translation>Żadna runda, która się liczy, jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <source>Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.</source>
        <translation>Liczą się punkty względem średniej pozostałych. Pozycja „Twoje kamienie” pokazuje, ile były warte rozdanie i dobieranie, sądząc po tym, co było dla ciebie widoczne. Liczą się te same rundy co przy odznakach, ostatnie każdego gracza; za pierwszym razem każda zajmuje kilka sekund, a liczenie trwa tylko przy otwartej stronie.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>no difference</source>
        <comment>points for or against somebody: none</comment>
        <translation>bez różnicy</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <comment>%1: points</comment>
        <translation>%1 na twoją korzyść</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <comment>%1: points</comment>
        <translation>%1 na twoją niekorzyść</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n round(s)</source>
        <comment>%1: date, %2: rulebook</comment>
        <translation>
            <numerusform>%1 · %2 · %n runda</numerusform>
            <numerusform>%1 · %2 · %n rundy</numerusform>
            <numerusform>%1 · %2 · %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>play: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>twoja gra: %1</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>twoje kamienie: %1</translation>
    </message>
    <message>
        <source>After five rounds, this page says what your play and your tiles come to.</source>
        <translation>Po pięciu rundach będzie tu napisane, ile punktów przypada na twoją grę, a ile na twoje kamienie.</translation>
    </message>
    <message numerus="yes">
        <source>Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in your place.</source>
        <comment>%1: such as &quot;3.1 for you&quot;, %3: a level</comment>
        <translation>
            <numerusform>Twoja gra, %n runda: średnio w rundzie %1 (z dokładnością do %2) względem tego, co na twoim miejscu zrobiłby poziom „%3”.</numerusform>
            <numerusform>Twoja gra, %n rundy: średnio w rundzie %1 (z dokładnością do %2) względem tego, co na twoim miejscu zrobiłby poziom „%3”.</numerusform>
            <numerusform>Twoja gra, %n rund: średnio w rundzie %1 (z dokładnością do %2) względem tego, co na twoim miejscu zrobiłby poziom „%3”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles, on average: %1 (give or take %2).</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>Twoje kamienie: średnio w rundzie %1 (z dokładnością do %2).</translation>
    </message>
    <message>
        <source>Chance alone brings that in fewer than 1 of 20 cases.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Sam przypadek daje tyle rzadziej niż 1 raz na 20.</translation>
    </message>
    <message>
        <source>That is no more than chance brings.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>To nie więcej, niż daje przypadek.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Going over your rounds: %1 of %2</source>
        <translation>Komputer rozgrywa w myślach twoje rundy jeszcze raz: %1 z %2</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station</source>
        <translation>Stacja</translation>
    </message>
    <message>
        <source>Station, engine %1-%1</source>
        <translation>Stacja, kamień startowy %1-%1</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>All rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Wszyscy rywale</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Dowolna liczba graczy</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at the table</comment>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation>Nie można zapisać pliku %1, więc nie wszystko jest liczone.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation>
            <numerusform>Nie można odczytać %n wiersza pliku %1: jest pominięty.</numerusform>
            <numerusform>Nie można odczytać %n wierszy pliku %1: są pominięte.</numerusform>
            <numerusform>Nie można odczytać %n wierszy pliku %1: są pominięte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rywale</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Które gry</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Best rounds</source>
        <translation>Najlepsze rundy</translation>
    </message>
    <message>
        <source>A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.</source>
        <translation>Gra liczy się raz, od twojego pierwszego ruchu; porzucona liczy się jako niewygrana. Gry z wybranym rozdaniem, gry tymi samymi kamieniami i powtórzone gry dnia się nie liczą.</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Odznaki…</translation>
    </message>
    <message>
        <source>Skill and luck…</source>
        <translation>Umiejętności i szczęście…</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>Zapomnij wszystko…</translation>
    </message>
</context>
<context>
    <name>StatusSheet</name>
    <message>
        <source>How things stand</source>
        <translation>Stan gry</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>You hold %n tile(s).</source>
        <translation>
            <numerusform>Masz na ręce %n kamień.</numerusform>
            <numerusform>Masz na ręce %n kamienie.</numerusform>
            <numerusform>Masz na ręce %n kamieni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation>
            <numerusform>W talonie jest %n kamień.</numerusform>
            <numerusform>W talonie są %n kamienie.</numerusform>
            <numerusform>W talonie jest %n kamieni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation>
            <numerusform>%1: %n kamień na ręce.</numerusform>
            <numerusform>%1: %n kamienie na ręce.</numerusform>
            <numerusform>%1: %n kamieni na ręce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation>
            <numerusform>%1: dotąd %n punkt.</numerusform>
            <numerusform>%1: dotąd %n punkty.</numerusform>
            <numerusform>%1: dotąd %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) so far.</source>
        <comment>the total of the rounds that are finished</comment>
        <translation>
            <numerusform>Masz dotąd %n punkt.</numerusform>
            <numerusform>Masz dotąd %n punkty.</numerusform>
            <numerusform>Masz dotąd %n punktów.</numerusform>
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
        <translation>%1 dobiera %2.</translation>
    </message>
    <message>
        <source>You leave your train open.</source>
        <translation>Zostawiasz swój pociąg otwarty.</translation>
    </message>
    <message>
        <source>%1 leaves their train open.</source>
        <translation>%1 zostawia swój pociąg otwarty.</translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation>Kończysz pierwszą turę.</translation>
    </message>
    <message>
        <source>%1 finishes their first turn.</source>
        <translation>%1 kończy swoją pierwszą turę.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Każdy dostaje %n kamień.</numerusform>
            <numerusform>Każdy dostaje %n kamienie.</numerusform>
            <numerusform>Każdy dostaje %n kamieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. You start the game.</source>
        <translation>Kamień startowy %1 leży na stacji. Zaczynasz grę.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. %2 starts the game.</source>
        <comment>%2: who</comment>
        <translation>Kamień startowy %1 leży na stacji. Grę zaczyna %2.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is you.</source>
        <translation>Kamień startowy %1 leży na stacji. Gracze zaczynają po kolei: tym razem ty.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is %2.</source>
        <comment>%2: who</comment>
        <translation>Kamień startowy %1 leży na stacji. Gracze zaczynają po kolei: tym razem %2.</translation>
    </message>
    <message>
        <source>You hold the engine %1: it is placed in the station, and you start.</source>
        <translation>Masz kamień startowy %1: trafia na stację, a ty zaczynasz.</translation>
    </message>
    <message>
        <source>%1 holds the engine %2: it is placed in the station, and %1 starts.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 ma kamień startowy %2: trafia on na stację i zaczyna %1.</translation>
    </message>
    <message numerus="yes">
        <source>To find the engine, %n more are drawn.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Aby znaleźć kamień startowy, dobiera się jeszcze %n.</numerusform>
            <numerusform>Aby znaleźć kamień startowy, dobiera się jeszcze %n.</numerusform>
            <numerusform>Aby znaleźć kamień startowy, dobiera się jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody held the engine %1: you drew it and start.</source>
        <comment>%1: tile</comment>
        <translation>Nikt nie miał kamienia startowego %1: dobierasz go ty i zaczynasz.</translation>
    </message>
    <message>
        <source>Nobody held the engine %1: %2 drew it and starts.</source>
        <comment>%1: tile, %2: who</comment>
        <translation>Nikt nie miał kamienia startowego %1: dobiera go %2 i zaczyna.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>Always draw and pass for me</source>
        <translation>Zawsze dobieraj i mów „pas” za mnie</translation>
    </message>
</context>
<context>
    <name>TableChips</name>
    <message>
        <source>Play together again:</source>
        <translation>Zagrajcie znów razem:</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Tile %1</source>
        <translation>Kamień %1</translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>Look for the longest chain in your hand before your first tile: from the end of your own train, tile after tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can.</source>
        <translation>Przed pierwszym kamieniem znajdź na ręce najdłuższy łańcuch: od końca własnego pociągu, kamień po kamieniu. Co do niego należy, zachowaj dla swojego pociągu; reszty pozbywaj się gdzie indziej, gdy tylko się da.</translation>
    </message>
    <message>
        <source>Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation>Dublety dokładaj wcześnie, póki masz kamień, który można po nich dołożyć. Pod koniec rundy trudno się dubletu pozbyć, a kosztuje dużo punktów.</translation>
    </message>
    <message>
        <source>Keep a second tile of the same value with each double, so that you can follow it yourself.</source>
        <translation>Przy każdym dublecie trzymaj drugi kamień z tą samą wartością, żeby mieć co po nim dołożyć.</translation>
    </message>
    <message>
        <source>When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a chain that you will not finish.</source>
        <translation>Gdy inni mają już mało kamieni, myśl o oczkach: pozbycie się kamienia z wieloma oczkami jest warte więcej niż łańcuch, którego nie skończysz.</translation>
    </message>
    <message>
        <source>Hold many different values rather than many tiles of one. Then something fits at almost every end.</source>
        <translation>Lepiej mieć wiele różnych wartości niż wiele kamieni z jedną. Wtedy coś pasuje prawie do każdego końca.</translation>
    </message>
    <message>
        <source>A double that you cannot follow still holds up those who must close it. If you have to leave one open, do it with a value of which most tiles already lie on the table.</source>
        <translation>Dublet, po którym nie masz co dołożyć, i tak blokuje tych, którzy muszą go zakryć. Jeśli musisz jakiś zostawić otwarty, niech ma wartość, której większość kamieni już leży na stole.</translation>
    </message>
    <message>
        <source>If there is a marker on your train, get it off soon: others play there too, and the end that your chain needs may be gone.</source>
        <translation>Gdy na twoim pociągu stoi lokomotywa, pozbądź się jej szybko: inni też tam dokładają i koniec, którego potrzebuje twój łańcuch, może zniknąć.</translation>
    </message>
    <message>
        <source>When two tiles fit equally well, play the one with more pips.</source>
        <translation>Gdy dwa kamienie pasują równie dobrze, dołóż ten, który ma więcej oczek.</translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation>Pamiętaj, przy jakich wartościach inni musieli dobierać: takich kamieni nie mieli. Zostawiaj im końce z tymi wartościami.</translation>
    </message>
    <message>
        <source>As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation>Dopóki na twoim pociągu nie stoi lokomotywa, nikt ci go nie odbierze. Luźne kamienie dokładaj więc najpierw do innych pociągów, a łańcuch zostaw na później.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everybody</source>
        <translation>dla wszystkich</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>myśli…</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n pkt</numerusform>
            <numerusform>%n pkt</numerusform>
            <numerusform>%n pkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since.</source>
        <translation>Nie było czego dołożyć do %1, a z kamieni dobranych później żaden nie został na ręce.</translation>
    </message>
    <message>
        <source>computer thinks…</source>
        <comment>for a player who is away</comment>
        <translation>komputer myśli…</translation>
    </message>
</context>
<context>
    <name>TrainSheet</name>
    <message numerus="yes">
        <source>Mexican Train: %n tile(s)</source>
        <translation>
            <numerusform>Meksykański pociąg: %n kamień</numerusform>
            <numerusform>Meksykański pociąg: %n kamienie</numerusform>
            <numerusform>Meksykański pociąg: %n kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your train: %n tile(s)</source>
        <translation>
            <numerusform>Twój pociąg: %n kamień</numerusform>
            <numerusform>Twój pociąg: %n kamienie</numerusform>
            <numerusform>Twój pociąg: %n kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s train: %n tile(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>Pociąg %1: %n kamień</numerusform>
            <numerusform>Pociąg %1: %n kamienie</numerusform>
            <numerusform>Pociąg %1: %n kamieni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message>
        <source>Mexican Train</source>
        <translation>Meksykański pociąg</translation>
    </message>
    <message>
        <source>%1, ends in %2, double to be closed</source>
        <translation>%1, na końcu %2, dublet do zakrycia</translation>
    </message>
    <message>
        <source>%1, ends in %2, open</source>
        <translation>%1, na końcu %2, otwarty</translation>
    </message>
    <message>
        <source>%1, ends in %2, for you alone</source>
        <translation>%1, na końcu %2, tylko dla ciebie</translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation>%1, na końcu %2, zamknięty</translation>
    </message>
    <message>
        <source>%1; a computer player plays here meanwhile</source>
        <extracomment>%1: a train and how it stands</extracomment>
        <translation>%1; na razie gra tu komputer</translation>
    </message>
    <message>
        <source>the double first</source>
        <comment>on a plate: no train is open before it is covered</comment>
        <translation>najpierw dublet</translation>
    </message>
    <message>
        <source>from your next turn</source>
        <comment>on a plate: the train is not open yet</comment>
        <translation>od drugiej tury</translation>
    </message>
    <message>
        <source>your train first</source>
        <comment>on a plate: where one plays first</comment>
        <translation>najpierw twój</translation>
    </message>
    <message>
        <source>%1, ends in %2, not open now: %3</source>
        <extracomment>%3: what comes first, in a few words, as &quot;the double first&quot;</extracomment>
        <translation>%1, na końcu %2, na razie zamknięty: %3</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 myśli.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Teraz gra %1.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Runda się skończyła.</translation>
    </message>
    <message>
        <source>You may take your marker off or leave your train open.</source>
        <translation>Możesz zdjąć swoją lokomotywę albo zostawić swój pociąg otwarty.</translation>
    </message>
    <message>
        <source>Your first turn: play as many tiles as you like on your own train.</source>
        <translation>Twoja pierwsza tura: dołóż do własnego pociągu tyle kamieni, ile chcesz.</translation>
    </message>
    <message>
        <source>Play another tile on your train, or finish your first turn.</source>
        <translation>Dołóż do swojego pociągu następny kamień albo zakończ pierwszą turę.</translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation>Żaden następny kamień nie pasuje: zakończ pierwszą turę.</translation>
    </message>
    <message>
        <source>You drew %1: play it, or keep it and pass.</source>
        <translation>Dobrany kamień %1 pasuje: dołóż go albo zatrzymaj i powiedz „pas”.</translation>
    </message>
    <message>
        <source>You drew %1, and it fits: play it.</source>
        <translation>Dobrany kamień %1 pasuje: dołóż go.</translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Twoja tura: trzeba zakryć dublet %1 %2.</translation>
    </message>
    <message>
        <source>After a double you play one more tile, but not a double.</source>
        <translation>Po dublecie dołóż jeszcze jeden kamień, ale nie dublet.</translation>
    </message>
    <message>
        <source>After a double you play one more tile.</source>
        <translation>Po dublecie dołóż jeszcze jeden kamień.</translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation>Twoja tura: zakryj jeden z otwartych dubletów.</translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation>Twoja tura: dołóż kamień tam, gdzie semafor jest zielony.</translation>
    </message>
    <message>
        <source>The double %1 %2 must be closed and no tile of yours fits: draw one.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Trzeba zakryć dublet %1 %2, a żaden twój kamień nie pasuje: dobierz.</translation>
    </message>
    <message>
        <source>The open doubles must be closed and no tile of yours fits: draw one.</source>
        <translation>Trzeba zakryć otwarte dublety, a żaden twój kamień nie pasuje: dobierz.</translation>
    </message>
    <message>
        <source>No tile of yours fits: draw one.</source>
        <translation>Żaden twój kamień nie pasuje: dobierz.</translation>
    </message>
    <message>
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation>Po dublecie trzeba dołożyć jeszcze jeden kamień, a nie masz pasującego: dobierz.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n tile(s) fit.</source>
        <translation>
            <numerusform>Twoja tura. Pasuje %n kamień.</numerusform>
            <numerusform>Twoja tura. Pasują %n kamienie.</numerusform>
            <numerusform>Twoja tura. Pasuje %n kamieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. You can play: %1.</source>
        <comment>%1: tiles</comment>
        <translation>Twoja tura. Możesz dołożyć: %1.</translation>
    </message>
    <message>
        <source>does not fit now</source>
        <comment>a tile</comment>
        <translation>teraz nigdzie nie pasuje</translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a tile; %1: on whose trains</comment>
        <translation>pasuje %1</translation>
    </message>
    <message>
        <source>%1 fits %2.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1 pasuje %2.</translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you can only pass.</source>
        <translation>Twoja pierwsza tura: żaden twój kamień nie pasuje, możesz tylko powiedzieć „pas”.</translation>
    </message>
    <message>
        <source>%1 cannot be played either: you can only pass.</source>
        <translation>Kamienia %1 też nie można dołożyć: możesz tylko powiedzieć „pas”.</translation>
    </message>
    <message>
        <source>No tile of yours can be played and you cannot draw: you can only pass.</source>
        <translation>Żadnego twojego kamienia nie można dołożyć, a dobierać nie możesz: możesz tylko powiedzieć „pas”.</translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation>%1 pasuje w kilku miejscach: wybierz jedno.</translation>
    </message>
    <message>
        <source>%1 fits %2: choose one of them.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1 pasuje %2: wybierz jeden pociąg.</translation>
    </message>
    <message>
        <source>The computer is thinking for %1.</source>
        <extracomment>%1: a player who is away</extracomment>
        <translation>%1 ma przerwę: myśli komputer.</translation>
    </message>
    <message>
        <source>%1 Press Up.</source>
        <comment>%1: a whole sentence; Up: the key with that arrow</comment>
        <translation>%1 Naciśnij strzałkę w górę.</translation>
    </message>
    <message>
        <source>You have no tile with %1: draw one.</source>
        <extracomment>%1: one or more numbers, as in &quot;1, 6, 9&quot;</extracomment>
        <translation>Nie masz kamienia z wartością %1: dobierz.</translation>
    </message>
    <message>
        <source>You have no tile with %1: you can only pass.</source>
        <translation>Nie masz kamienia z wartością %1: możesz tylko powiedzieć „pas”.</translation>
    </message>
    <message>
        <source>%1 You can play: %2.</source>
        <comment>%1: a whole sentence, %2: tiles</comment>
        <translation>%1 Możesz dołożyć: %2.</translation>
    </message>
    <message>
        <source>%1 Press %2.</source>
        <comment>%1: a whole sentence; %2: the key</comment>
        <translation>%1 Naciśnij %2.</translation>
    </message>
    <message>
        <source>%1 Shift+%2 ends your turn.</source>
        <comment>%1: a whole sentence; %2: a letter, held with Shift</comment>
        <translation>%1 Shift+%2 kończy twoją turę.</translation>
    </message>
</context>
<context>
    <name>TutorialNote</name>
    <message>
        <source>Tutorial</source>
        <translation>Samouczek</translation>
    </message>
    <message>
        <source>Tutorial: %1 of %2</source>
        <translation>Samouczek: %1 z %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation>Pomiń samouczek</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Jeszcze raz</translation>
    </message>
</context>
</TS>
