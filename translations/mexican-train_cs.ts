<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Mexican Train</source>
        <translation>O hře Mexican Train</translation>
    </message>
    <message>
        <source>Mexican Train, version %1</source>
        <translation>Mexican Train, verze %1</translation>
    </message>
    <message>
        <source>A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.</source>
        <translation>Bezplatná hra pro rodiny: podle pravidel z letáku ve tvé krabici, v mnoha jazycích. Nepotřebuje síť, nechce žádný účet a neukazuje reklamy; z tohoto počítače nic neodchází.</translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation>Hra je vytvořena pomocí Qt, které se používá podle licence GNU Lesser General Public License. Samotný program smí každý používat, měnit a předávat dál za těchto podmínek:</translation>
    </message>
    <message>
        <source>Made with the work of others, under these terms:</source>
        <translation>Vytvořeno s pomocí práce jiných, za těchto podmínek:</translation>
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
        <translation>Klára</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Daniel</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>Ema</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Filip</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Gabriela</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Ivana</translation>
    </message>
    <message>
        <source>Jakob</source>
        <translation>Jakub</translation>
    </message>
    <message>
        <source>Karla</source>
        <translation>Karla</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Leoš</translation>
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
        <translation>%1 · %2, kolo %3</translation>
    </message>
    <message>
        <source>%1, earned. %2 %3</source>
        <comment>%1: an award, %2: what earns it, %3: where</comment>
        <translation>%1, získáno. %2 %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>%1: an award, %2: what earns it</comment>
        <translation>%1, zatím nezískáno. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what, %2: so much</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>best</comment>
        <translation>zatím nic</translation>
    </message>
    <message>
        <source>%1 of %2 earned</source>
        <comment>awards</comment>
        <translation>Získáno: %1 z %2</translation>
    </message>
    <message>
        <source>Looking through the games: %1 of %2</source>
        <translation>Procházení her: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new award(s): %1.</source>
        <comment>%1: their names</comment>
        <translation>
            <numerusform>Nový odznak: %1.</numerusform>
            <numerusform>%n nové odznaky: %1.</numerusform>
            <numerusform>%n nových odznaků: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best so far: %1, %2.</source>
        <comment>%1: in what, %2: so much</comment>
        <translation>Tvůj rekord: %1, %2.</translation>
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
        <translation>Dubleta v cíli</translation>
    </message>
    <message>
        <source>Go out with a double as your last tile.</source>
        <translation>Přilož jako poslední kostku dubletu.</translation>
    </message>
    <message>
        <source>Long train</source>
        <translation>Dlouhý vlak</translation>
    </message>
    <message>
        <source>Have at least 10 tiles on your own train when a round ends.</source>
        <translation>Měj na konci kola ve vlastním vlaku aspoň 10 kostek.</translation>
    </message>
    <message>
        <source>Endless train</source>
        <translation>Nekonečný vlak</translation>
    </message>
    <message>
        <source>Have at least 14 tiles on your own train when a round ends.</source>
        <translation>Měj na konci kola ve vlastním vlaku aspoň 14 kostek.</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>Bez zastávky</translation>
    </message>
    <message>
        <source>Go out without having drawn a tile.</source>
        <translation>Zbav se všech kostek a žádnou si přitom nedober.</translation>
    </message>
    <message>
        <source>Steep climb</source>
        <translation>Prudké stoupání</translation>
    </message>
    <message>
        <source>Go out even though you had to draw at least 8 tiles.</source>
        <translation>Zbav se všech kostek, i když si jich musíš dobrat aspoň 8.</translation>
    </message>
    <message>
        <source>Own line</source>
        <translation>Vlastní trať</translation>
    </message>
    <message>
        <source>Go out with all your tiles on your own train.</source>
        <translation>Zbav se všech kostek a každou přilož ke svému vlaku.</translation>
    </message>
    <message>
        <source>Foreign station</source>
        <translation>Cizí stanice</translation>
    </message>
    <message>
        <source>Go out with your last tile on another player’s train.</source>
        <translation>Přilož poslední kostku k vlaku jiného hráče.</translation>
    </message>
    <message>
        <source>Grand tour</source>
        <translation>Velký okruh</translation>
    </message>
    <message>
        <source>Play tiles on the trains of at least 3 other players in one round.</source>
        <translation>Přilož v jednom kole kostky k vlakům aspoň 3 jiných hráčů.</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Pro všechny</translation>
    </message>
    <message>
        <source>Play at least 6 tiles on the Mexican Train in one round.</source>
        <translation>Přilož v jednom kole aspoň 6 kostek k mexickému vlaku.</translation>
    </message>
    <message>
        <source>Double header</source>
        <translation>Dvojitá trakce</translation>
    </message>
    <message>
        <source>Play at least 4 doubles in one round.</source>
        <translation>Přilož v jednom kole aspoň 4 dublety.</translation>
    </message>
    <message>
        <source>Helping hand</source>
        <translation>Pomocná ruka</translation>
    </message>
    <message>
        <source>Close at least 3 doubles played by others in one round.</source>
        <translation>Zakryj v jednom kole aspoň 3 dublety, které přiložili jiní hráči.</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Cílová fotografie</translation>
    </message>
    <message>
        <source>Go out while another player has one tile left.</source>
        <translation>Zbav se všech kostek, když jinému hráči zbývá jedna.</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>S předstihem</translation>
    </message>
    <message>
        <source>Go out while all other players hold at least 5 tiles.</source>
        <translation>Zbav se všech kostek, když jich všichni ostatní mají aspoň 5.</translation>
    </message>
    <message>
        <source>Heavy load</source>
        <translation>Těžký náklad</translation>
    </message>
    <message>
        <source>Go out while the other hands come to at least 100 points together.</source>
        <translation>Zbav se všech kostek, když ostatní mají dohromady aspoň 100 bodů.</translation>
    </message>
    <message>
        <source>Light luggage</source>
        <translation>Lehké zavazadlo</translation>
    </message>
    <message>
        <source>End a round with 1 or 2 points, without going out.</source>
        <translation>Dohraj kolo s 1 nebo 2 body, aniž se zbavíš všech kostek.</translation>
    </message>
</context>
<context>
    <name>AwardsSheet</name>
    <message>
        <source>Awards</source>
        <translation>Odznaky</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>Tvoje rekordy</translation>
    </message>
    <message>
        <source>A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.</source>
        <translation>Počítají se kola, ve kterých se nic nevzalo zpět a tvoje místo nebylo předáno. Výuka, hry znovu se stejnými kostkami a opakovaná hra dne odznaky nepřinášejí a počítač je nezískává; kvůli nápovědě o žádný nepřijdeš.</translation>
    </message>
</context>
<context>
    <name>BestRounds</name>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>column: how many</comment>
        <translation>Soupeři</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Jejich body</translation>
    </message>
    <message>
        <source>Rules and date</source>
        <translation>Pravidla a datum</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: rulebook, %2: date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No finished round among these games.</source>
        <translation>V těchto hrách není dohráno žádné kolo.</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Longest train</source>
        <translation>Nejdelší vlak</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kostka</numerusform>
            <numerusform>%n kostky</numerusform>
            <numerusform>%n kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points left with the others</source>
        <translation>Nejvíc bodů u ostatních</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>Quickest going out</source>
        <translation>Nejrychleji bez kostek</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Most tiles in one turn</source>
        <translation>Nejvíc kostek v jednom tahu</translation>
    </message>
    <message>
        <source>Most doubles in one round</source>
        <translation>Nejvíc dublet v jednom kole</translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation>
            <numerusform>%n dubleta</numerusform>
            <numerusform>%n dublety</numerusform>
            <numerusform>%n dublet</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest points without going out</source>
        <translation>Nejmíň bodů s kostkami v ruce</translation>
    </message>
    <message>
        <source>Most points in one round</source>
        <translation>Nejvíc bodů v jednom kole</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Prázdné bodovací listy</translation>
    </message>
    <message>
        <source>For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.</source>
        <translation>Pro hru se skutečnými kostkami: kola a startovní kostky jsou předtištěné, body se píšou rukou. Jména můžou zůstat prázdná.</translation>
    </message>
</context>
<context>
    <name>Boneyard</name>
    <message>
        <source>Draw a tile</source>
        <translation>Dobrat kostku</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasovat</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Ukončit tah</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in the boneyard</comment>
        <translation>
            <numerusform>ještě %n kostka</numerusform>
            <numerusform>ještě %n kostky</numerusform>
            <numerusform>ještě %n kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>už žádné kostky</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) left</source>
        <translation>
            <numerusform>Talon: ještě %n kostka</numerusform>
            <numerusform>Talon: ještě %n kostky</numerusform>
            <numerusform>Talon: ještě %n kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard: no tiles left</source>
        <translation>Talon: už žádné kostky</translation>
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
        <translation>Nejdřív se zbavuje kostek s mnoha očky.</translation>
    </message>
    <message>
        <source>Holds on to heavy tiles.</source>
        <translation>Kostky s mnoha očky si nechává na později.</translation>
    </message>
    <message>
        <source>Likes best to play on their own train.</source>
        <translation>Nejraději přikládá k vlastnímu vlaku.</translation>
    </message>
    <message>
        <source>Likes to play on other players’ trains.</source>
        <translation>S oblibou přikládá k cizím vlakům.</translation>
    </message>
    <message>
        <source>Is fond of the Mexican Train.</source>
        <translation>Má slabost pro mexický vlak.</translation>
    </message>
    <message>
        <source>Cannot keep a double for long.</source>
        <translation>Dubletu v ruce dlouho neudrží.</translation>
    </message>
    <message>
        <source>Has no favourite kind of move.</source>
        <translation>Nemá žádné oblíbené tahy.</translation>
    </message>
</context>
<context>
    <name>Classic</name>
    <message>
        <source>Classic</source>
        <comment>a theme: walnut, green cloth, brass</comment>
        <translation>Klasický</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Shows the table as it was then.</source>
        <translation>Ukáže stůl, jak v té chvíli vypadal.</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>Trenér</translation>
    </message>
    <message>
        <source>Whose round</source>
        <translation>Čí kolo</translation>
    </message>
    <message>
        <source>Thinking about the round…</source>
        <translation>Kolo se rozebírá…</translation>
    </message>
    <message>
        <source>The dimmed tiles were played by others.</source>
        <translation>Ztlumené kostky jsou od ostatních.</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kostka</numerusform>
            <numerusform>%n kostky</numerusform>
            <numerusform>%n kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation>Žádná z kostek, které ti byly rozdány, se nehodila ke startovní kostce.</translation>
    </message>
    <message>
        <source>You played no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Ve tvém vlastním vlaku není od tebe žádná kostka; v jiných vlacích: %1.</translation>
    </message>
    <message>
        <source>You played %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Tvoje kostka %1 jde %2.</translation>
    </message>
    <message>
        <source>You kept the tile you drew, and passed.</source>
        <translation>Necháváš si dobranou kostku a pasuješ.</translation>
    </message>
    <message>
        <source>You finished your first turn.</source>
        <translation>Ukončuješ první tah.</translation>
    </message>
    <message>
        <source>You left your train open.</source>
        <translation>Necháváš svůj vlak otevřený.</translation>
    </message>
    <message>
        <source>You took your marker off.</source>
        <translation>Odebíráš svou lokomotivu.</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>Dobíráš si kostku.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation>V tomto kole hrál jen počítač.</translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Nejdelší vlak z kostek, které ti byly rozdány: %1.</translation>
    </message>
    <message>
        <source>You played %1 on your own train; on other trains: %2.</source>
        <comment>%1, %2: so many tiles</comment>
        <translation>Tvoje kostky ve tvém vlastním vlaku: %1; v jiných vlacích: %2.</translation>
    </message>
    <message>
        <source>%1 %2 looked better: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Přiložit %1 %2 vypadalo lépe: %3</translation>
    </message>
    <message>
        <source>Leaving your train open looked better.</source>
        <translation>Nechat vlak otevřený vypadalo lépe.</translation>
    </message>
    <message>
        <source>Taking your marker off looked better.</source>
        <translation>Odebrat lokomotivu vypadalo lépe.</translation>
    </message>
    <message>
        <source>Finishing your first turn there looked better.</source>
        <translation>Ukončit tady první tah vypadalo lépe.</translation>
    </message>
    <message>
        <source>Keeping the tile you drew looked better.</source>
        <translation>Nechat si dobranou kostku vypadalo lépe.</translation>
    </message>
    <message>
        <source>Here another move looked clearly better. Each decision is judged by what you could see when you made it.</source>
        <translation>Tady vypadala jiná možnost zřetelně lépe. Každé rozhodnutí se posuzuje podle toho, co bylo v té chvíli z tvého místa vidět.</translation>
    </message>
    <message>
        <source>No slips: by what you could see, no other move looked clearly better.</source>
        <translation>Žádné chyby: podle toho, co bylo vidět, nevypadala žádná jiná možnost zřetelně lépe.</translation>
    </message>
    <message>
        <source>Well found.</source>
        <translation>Dobře viděno.</translation>
    </message>
    <message>
        <source>Well found: better than %1 %2, which comes to mind first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Dobře viděno: je to lepší než první nápad, přiložit %1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>On average that ends about %n point(s) better for you against the others (most likely between %1 and %2).</source>
        <translation>
            <numerusform>V průměru to pro tebe proti ostatním dopadne asi o %n bod lépe (nejspíš mezi %1 a %2).</numerusform>
            <numerusform>V průměru to pro tebe proti ostatním dopadne asi o %n body lépe (nejspíš mezi %1 a %2).</numerusform>
            <numerusform>V průměru to pro tebe proti ostatním dopadne asi o %n bodů lépe (nejspíš mezi %1 a %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>no difference</source>
        <comment>so many points for or against you: none</comment>
        <translation>bez rozdílu</translation>
    </message>
    <message numerus="yes">
        <source>%n for you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n pro tebe</numerusform>
            <numerusform>%n pro tebe</numerusform>
            <numerusform>%n pro tebe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n proti tobě</numerusform>
            <numerusform>%n proti tobě</numerusform>
            <numerusform>%n proti tobě</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or take %5). Together: %6.</source>
        <comment>%1 to %4 and %6: such as &quot;3 for you&quot; or &quot;no difference&quot;</comment>
        <translation>Body v porovnání s ostatními. Rozdání: %1; tvoje dobírání: %2; co udělali ostatní: %3; tvoje hra: %4 (s přesností na %5). Dohromady: %6.</translation>
    </message>
    <message>
        <source>%1 %2 looked better.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Přiložit %1 %2 vypadalo lépe.</translation>
    </message>
</context>
<context>
    <name>ColourGrid</name>
    <message>
        <source>Red</source>
        <translation>Červená</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Modrá</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fialová</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zelená</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oranžová</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrolejová</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>Purpurová</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Hnědá</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigová</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olivová</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Korálová</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Nebesky modrá</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Šedá</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Zlatá</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>of a locomotive</comment>
        <translation>Barva</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hint</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation>Nápověda: co by šlo udělat a proč</translation>
    </message>
    <message>
        <source>Plan my train: the tiles of the longest train first</source>
        <translation>Naplánovat vlak: nejdřív kostky toho nejdelšího</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Vzít zpět, znovu</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close what is open; let go of the tile</source>
        <translation>Zavřít, co je otevřené; pustit kostku</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Kostky všech</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 nebo ?</translation>
    </message>
    <message>
        <source>The rule behind the message</source>
        <translation>Pravidlo k zobrazené zprávě</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nová hra…</translation>
    </message>
    <message>
        <source>Games…</source>
        <comment>the saved ones</comment>
        <translation>Hry…</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Záznam této hry</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Hráči…</translation>
    </message>
    <message>
        <source>How things stand…</source>
        <translation>Stav hry…</translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation>Stav hry slovy</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Férová hra…</translation>
    </message>
    <message>
        <source>End this game</source>
        <translation>Ukončit hru</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistika…</translation>
    </message>
    <message>
        <source>Score-keeper…</source>
        <translation>Zápis bodů…</translation>
    </message>
    <message>
        <source>Blank score sheets…</source>
        <translation>Prázdné bodovací listy…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Nastavení…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Pravidla…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>Ovládání…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>O hře…</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Celá obrazovka a zpět</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zavřít program</translation>
    </message>
    <message>
        <source>What happened…</source>
        <translation>Co se stalo…</translation>
    </message>
    <message>
        <source>What happened in this round, line by line</source>
        <translation>Co se v tomto kole stalo, řádek po řádku</translation>
    </message>
    <message>
        <source>What happened since your last turn, once more</source>
        <translation>Co se stalo od tvého posledního tahu, ještě jednou</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>While others play: on to your turn</source>
        <translation>Když hrají ostatní: rovnou k tvému tahu</translation>
    </message>
    <message>
        <source>Draw a tile, or pass where nothing else is left</source>
        <translation>Dobrat kostku, nebo pasovat, když nic jiného nezbývá</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Spustit výuku</translation>
    </message>
    <message>
        <source>Counting aids…</source>
        <translation>Pomoc při počítání…</translation>
    </message>
    <message>
        <source>Counting aids: which tiles have been seen</source>
        <translation>Pomoc při počítání: které kostky už byly vidět</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>When the game is over: the same again, with the same players</source>
        <translation>Když hra skončí: totéž znovu, se stejnými hráči</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Odznaky…</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Hra dne…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Žebříček soupeřů…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Co se stalo od tvého posledního tahu</translation>
    </message>
    <message>
        <source>Pass or end your turn, where the rules let you even though a tile fits</source>
        <translation>Pasovat nebo ukončit tah, kde to pravidla dovolují, i když se kostka hodí</translation>
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
            <numerusform>%n kostka</numerusform>
            <numerusform>%n kostky</numerusform>
            <numerusform>%n kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left over</source>
        <translation>
            <numerusform>zbývá %n očko</numerusform>
            <numerusform>zbývají %n očka</numerusform>
            <numerusform>zbývá %n oček</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: could not play on %2, and passed.</source>
        <comment>a player; %1: their first turn is 1, %2: values</comment>
        <translation>Tah %1: na %2 nešlo přiložit, pas.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, drew %n tile(s) and passed.</source>
        <extracomment>a player; %1: their first turn is 1, %2: values</extracomment>
        <translation>
            <numerusform>Tah %1: na %2 nešlo přiložit, dobrána %n kostka, pas.</numerusform>
            <numerusform>Tah %1: na %2 nešlo přiložit, dobrány %n kostky, pas.</numerusform>
            <numerusform>Tah %1: na %2 nešlo přiložit, dobráno %n kostek, pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, and drew %n tile(s).</source>
        <translation>
            <numerusform>Tah %1: na %2 nešlo přiložit, dobrána %n kostka.</numerusform>
            <numerusform>Tah %1: na %2 nešlo přiložit, dobrány %n kostky.</numerusform>
            <numerusform>Tah %1: na %2 nešlo přiložit, dobráno %n kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since: %2</source>
        <comment>%1: a value, %2: players</comment>
        <translation>Na %1 nešlo přiložit a z kostek dobraných od té doby žádná nezůstala v ruce: %2</translation>
    </message>
</context>
<context>
    <name>CountedLine</name>
    <message>
        <source>%1: %2 of %3 seen</source>
        <comment>%1: a value, %2, %3: tiles</comment>
        <translation>%1: viděno %2 z %3</translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <comment>tiles of one value</comment>
        <translation>viděno %1 z %2</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Not seen yet: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Ještě neviděné: %1</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Ve tvé ruce: %1</translation>
    </message>
    <message>
        <source>Open on the table: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Viditelné na stole: %1</translation>
    </message>
</context>
<context>
    <name>CountingSheet</name>
    <message>
        <source>Counting aids</source>
        <translation>Pomoc při počítání</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Pomoc při počítání: očka v mé ruce, viděné kostky a na co ostatní nemohli přiložit</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n očko v ruce</numerusform>
            <numerusform>%n očka v ruce</numerusform>
            <numerusform>%n oček v ruce</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Teď nejsou vidět žádné kostky.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Hodnoty</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kostky</translation>
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
        <translation>Na tahu je %1.</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>Ostatní ať se teď prosím nedívají.</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Ukázat mé kostky</translation>
    </message>
    <message>
        <source>Let a computer player play for %1</source>
        <translation>%1: nechat hrát počítač</translation>
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
        <translation>dnes</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>of a day</comment>
        <translation>teprve přijde</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <comment>of a day&apos;s game</comment>
        <translation>rozehraná</translation>
    </message>
    <message>
        <source>played again</source>
        <comment>of a day</comment>
        <translation>hraná znovu</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>of a day</comment>
        <translation>zatím nehraná</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>s vrácením zpět</translation>
    </message>
    <message>
        <source>a seat changed hands</source>
        <translation>něčí místo bylo předáno</translation>
    </message>
    <message>
        <source>You are playing it: it waits on the table.</source>
        <translation>Právě ji hraješ: čeká na stole.</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Výhra s %n bodem.</numerusform>
            <numerusform>Výhra s %n body.</numerusform>
            <numerusform>Výhra s %n body.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n point(s).</source>
        <translation>
            <numerusform>Tvůj výsledek: %n bod.</numerusform>
            <numerusform>Tvůj výsledek: %n body.</numerusform>
            <numerusform>Tvůj výsledek: %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it: round %1 of %2.</source>
        <translation>Rozehráno: kolo %1 z %2.</translation>
    </message>
    <message>
        <source>You have played these tiles; the record of your first try is gone.</source>
        <translation>Tyhle kostky už máš za sebou; záznam prvního pokusu tu už není.</translation>
    </message>
    <message>
        <source>You have not played it yet. Your first try is the one that counts.</source>
        <translation>Zatím nehraná. Počítá se první pokus.</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Během hry se něco vzalo zpět.</translation>
    </message>
    <message>
        <source>A seat changed hands on the way.</source>
        <translation>Během hry bylo něčí místo předáno.</translation>
    </message>
    <message numerus="yes">
        <source>Played again since then: %n time(s).</source>
        <translation>
            <numerusform>Od té doby znovu: %n×.</numerusform>
            <numerusform>Od té doby znovu: %n×.</numerusform>
            <numerusform>Od té doby znovu: %n×.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played it with version %1; computer players may play differently now.</source>
        <translation>Hraná ve verzi %1; počítačoví hráči teď možná hrají jinak.</translation>
    </message>
    <message>
        <source>The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, with three computer players (%2).</source>
        <comment>%1: name of a rulebook, %2: levels</comment>
        <translation>Ve stejný den stejné kostky pro všechny, i bez sítě: tři kola (pravidla: %1) se třemi počítačovými hráči (%2).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Once more for the fun of it: it does not count.</source>
        <translation>Ještě jednou pro radost: nepočítá se to.</translation>
    </message>
    <message>
        <source>It is being played in another window.</source>
        <translation>Hraje se v jiném okně.</translation>
    </message>
    <message>
        <source>Reading which days you have played…</source>
        <translation>Načítají se odehrané dny…</translation>
    </message>
    <message>
        <source>Levels that have played these tiles in your seat: %1 of %2</source>
        <translation>Úrovně, které s těmito kostkami na tvém místě už hrály: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player or a level</comment>
        <translation>
            <numerusform>%1: %n bod</numerusform>
            <numerusform>%1: %n body</numerusform>
            <numerusform>%1: %n bodů</numerusform>
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
        <translation>Hra dne %1, ještě jednou</translation>
    </message>
    <message>
        <source>Deal of the day %1</source>
        <comment>%1: date</comment>
        <translation>Hra dne %1</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Daylight</source>
        <comment>a theme: light wood and a light cloth</comment>
        <translation>Denní světlo</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>Round %1</source>
        <translation>Kolo %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sůl: %1</translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation>Kostky v pořadí, v jakém se rozdávaly a dobíraly: %1</translation>
    </message>
    <message>
        <source>Fingerprint:</source>
        <translation>Otisk:</translation>
    </message>
</context>
<context>
    <name>DealOfDaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation>Hra dne</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Předchozí měsíc</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Další měsíc</translation>
    </message>
    <message>
        <source>With the same tiles: you, and each level in your seat</source>
        <translation>Se stejnými kostkami: ty a každá úroveň na tvém místě</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Spočítat</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Prohlédnout znovu</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
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
        <translation>Dominová hra</translation>
    </message>
    <message>
        <source>Play Mexican Train dominoes by the rules in your box</source>
        <translation>Dominová hra Mexican Train podle pravidel z tvé krabice</translation>
    </message>
    <message>
        <source>domino;dominoes;train;tiles;family;</source>
        <extracomment>what somebody might type to find the game; each followed by a semicolon</extracomment>
        <translation>domino;vlak;kostky;rodina;</translation>
    </message>
    <message>
        <source>Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from the station, and an open train may be used by all. The rules differ from box to box, so this table knows several rule leaflets and their variants, explains every refusal in words, and plays fair.</source>
        <translation>Mexican Train je dominová hra pro dva až čtrnáct hráčů: každý staví od stanice vlak z kostek a k otevřenému vlaku smí přikládat všichni. V každé krabici jsou jiná pravidla, a tak tento stůl zná několik verzí pravidel s jejich variantami, každé odmítnutí vysvětlí slovy a hraje férově.</translation>
    </message>
    <message>
        <source>Play against the computer, against each other at one screen, or both</source>
        <translation>Proti počítači, ve více lidech u jedné obrazovky, nebo obojí</translation>
    </message>
    <message>
        <source>Everything by mouse, by touch or by keyboard</source>
        <translation>Všechno myší, prstem nebo klávesnicí</translation>
    </message>
    <message>
        <source>No advertisements, no network, no account</source>
        <translation>Žádné reklamy, žádná síť, žádný účet</translation>
    </message>
    <message>
        <source>The table in the middle of a round</source>
        <translation>Stůl uprostřed rozehraného kola</translation>
    </message>
    <message>
        <source>Mexican Train saved game</source>
        <extracomment>a kind of file, as a file manager names it</extracomment>
        <translation>Uložená hra Mexican Train</translation>
    </message>
</context>
<context>
    <name>EnginesToCome</name>
    <message>
        <source>These engines wait for their rounds:</source>
        <translation>Tyto startovní kostky čekají na svá kola:</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You draw %1.</source>
        <translation>Dobíráš si %1.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 si dobírá kostku.</translation>
    </message>
    <message>
        <source>The engine %1 is in the station.</source>
        <translation>Startovní kostka %1 leží ve stanici.</translation>
    </message>
    <message>
        <source>A marker now stands %1: everybody may play tiles there.</source>
        <comment>on whose train</comment>
        <translation>Lokomotiva teď stojí %1: přikládat tam smějí všichni.</translation>
    </message>
    <message>
        <source>%1 is closed again.</source>
        <translation>%1 je zase zavřený.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasuješ.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>You have one tile left!</source>
        <translation>Zbývá ti jediná kostka!</translation>
    </message>
    <message>
        <source>%1 has one tile left!</source>
        <translation>%1 má už jen jednu kostku!</translation>
    </message>
    <message>
        <source>You play %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Tvoje kostka %1 jde %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 přikládá %2 ke svému vlaku.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 přikládá %2 %3.</translation>
    </message>
    <message>
        <source>Your train is for you alone again.</source>
        <translation>Tvůj vlak je zase jen pro tebe.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train: the double lies open.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 přikládá %2 ke svému vlaku: dubleta je otevřená.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3: the double lies open.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 přikládá %2 %3: dubleta je otevřená.</translation>
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
        <translation>Kdo má hrát?</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fair play</source>
        <translation>Férová hra</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Dosavadní štěstí</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Ověř si to</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>Zkopíruje příkaz.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>Rozdání v této hře</translation>
    </message>
    <message>
        <source>Reading the earlier rounds…</source>
        <translation>Načítají se dřívější kola…</translation>
    </message>
    <message>
        <source>Who sees the tiles</source>
        <translation>Kdo vidí kostky</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>A computer player sees what any player in its seat would see: the table and every hand, as all hands lie face up in this game. It does not know the order of the boneyard.</source>
        <translation>Počítačový hráč vidí to, co by na jeho místě viděl člověk: stůl a také kostky všech ostatních, protože v této hře leží lícem nahoru. Pořadí kostek v talonu nezná.</translation>
    </message>
    <message>
        <source>A computer player sees what any player in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
        <translation>Počítačový hráč vidí to, co by na jeho místě viděl člověk: své kostky, stůl a kolik kostek mají ostatní. Nezná jejich kostky ani pořadí kostek v talonu.</translation>
    </message>
    <message>
        <source>Checked: the fingerprint belongs to these tiles and this salt.</source>
        <translation>Ověřeno: otisk patří k těmto kostkám a k této soli.</translation>
    </message>
    <message>
        <source>This deal was recorded without a fingerprint.</source>
        <translation>Toto rozdání je zaznamenáno bez otisku.</translation>
    </message>
    <message>
        <source>Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation>Dobrané kostky, které šlo hned přiložit: %1. Za několik kol může být štěstí rozdělené nerovnoměrně, za mnoho kol se vyrovná.</translation>
    </message>
    <message>
        <source>Everybody’s luck is counted as soon as a round is finished.</source>
        <translation>Štěstí všech se spočítá, jakmile skončí některé kolo.</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation>%1 z %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>Before the first move of a round all its tiles are shuffled. In the order that this gives they are dealt and drawn, to the end of the round.</source>
        <translation>Před prvním tahem kola se všechny jeho kostky zamíchají. V pořadí, které tím vznikne, se rozdávají a dobírají až do konce kola.</translation>
    </message>
    <message>
        <source>The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this round and of the rounds to come. At one computer, fair play is a matter of trust.</source>
        <translation>Uložená hra je soubor v tomto počítači a není zamčený: kdo ho otevře, může přečíst všechny kostky tohoto kola i kol příštích. U jednoho počítače je férová hra věcí důvěry.</translation>
    </message>
    <message>
        <source>The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note it down or photograph it, preferably before the first move: then you can check later that the deal has not been changed since. To everybody else it shows only that the saved game agrees with itself.</source>
        <translation>Otisk rozdání se vypočítá z pořadí kostek a z náhodného textu, soli. Zapiš si ho nebo vyfoť, nejlépe před prvním tahem: pak si můžeš později ověřit, že se rozdání od té doby nezměnilo. Všem ostatním ukazuje jen to, že uložená hra sama sobě neodporuje.</translation>
    </message>
    <message>
        <source>The tool that comes with the game plays the whole saved game again by the rules and compares the fingerprints:</source>
        <translation>Přiložený nástroj přehraje celou uloženou hru znovu podle pravidel a porovná otisky:</translation>
    </message>
    <message>
        <source>To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and at least the first four groups of the fingerprint.</source>
        <translation>Chceš-li porovnat zapsaný otisk, přidej k příkazu %1: číslo kola, dvojtečku a aspoň první čtyři skupiny otisku.</translation>
    </message>
    <message>
        <source>This round is still being played: its tiles and its salt are shown here when it is over.</source>
        <translation>Toto kolo se ještě hraje: jeho kostky a sůl se tu ukážou, až skončí.</translation>
    </message>
    <message>
        <source>These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same order. Whoever played that round, or looked at its replay, may know them; computer players do not.</source>
        <translation>Jsou to znovu stejné kostky jako v kole %1 dřívější hry, rozdávané a dobírané ve stejném pořadí. Kdo to kolo hrál nebo viděl jeho záznam, je může znát; počítačoví hráči ne.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal is the one that it had then, and could be known before this round began: it shows that the tiles are the same, and not that nobody knew them.</source>
        <translation>Otisk rozdání je stejný jako tehdy a mohl být znám už před tímto kolem: ukazuje, že kostky jsou stejné, a ne že je nikdo neznal.</translation>
    </message>
    <message>
        <source>This is a deal of the day: its tiles and their order follow from the date, so they are the same for everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.</source>
        <translation>Tohle je hra dne: její kostky i jejich pořadí určuje datum, takže jsou stejné pro všechny, kdo hrají hru toho dne. V tomto pořadí se rozdávají a dobírají až do konce kola.</translation>
    </message>
    <message>
        <source>%1 It is played once more here: you may know the tiles, the computer players do not.</source>
        <comment>%1: sentences</comment>
        <translation>%1 Tady se hraje znovu: kostky možná znáš, počítačoví hráči ne.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the same one, and you can compare them.</source>
        <translation>I otisk rozdání určuje datum: kdo hraje hru tohoto dne, má stejný, a můžete je porovnat.</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The saved game %1 is not there any more.</source>
        <translation>Uložená hra %1 už neexistuje.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Soubor %1 nelze přečíst: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so this game is not being saved: %2</source>
        <translation>Do souboru %1 nelze zapisovat, tato hra se proto neukládá: %2</translation>
    </message>
    <message>
        <source>The game %1 is open in another window.</source>
        <translation>Hra %1 je otevřená v jiném okně.</translation>
    </message>
    <message>
        <source>The file %1 is not a saved game that can be continued. Line %2: %3</source>
        <comment>%3: a sentence</comment>
        <translation>Soubor %1 není uložená hra, ve které by šlo pokračovat. Řádek %2: %3</translation>
    </message>
    <message>
        <source>Player %1 does something that the rules do not allow.</source>
        <translation>Hráč %1 dělá něco, co pravidla nedovolují.</translation>
    </message>
    <message>
        <source>It says %1 where the rules give %2.</source>
        <comment>%1, %2: values</comment>
        <translation>Stojí tu %1, podle pravidel má být %2.</translation>
    </message>
    <message>
        <source>The tiles dealt are not exactly those of the set.</source>
        <translation>Rozdané kostky neodpovídají přesně sadě.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal does not match its tiles.</source>
        <translation>Otisk rozdání nesouhlasí s rozdanými kostkami.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Hráč %1 ve hře není.</translation>
    </message>
    <message>
        <source>It undoes more moves than were made.</source>
        <translation>Bere se zpět víc tahů, než kolik se jich odehrálo.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Nic tu není.</translation>
    </message>
    <message>
        <source>A number in it is too large.</source>
        <translation>Je tu příliš velké číslo.</translation>
    </message>
    <message>
        <source>It is far larger than a line of a game can be.</source>
        <translation>Je to mnohem delší, než může být řádek hry.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>„%1“ je tu dvakrát.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Chybí „%1“.</translation>
    </message>
    <message>
        <source>“%1” cannot be %2.</source>
        <comment>%1: a key, %2: its value</comment>
        <translation>„%1“ nemůže být %2.</translation>
    </message>
    <message>
        <source>It is another kind of file.</source>
        <translation>Je to jiný druh souboru.</translation>
    </message>
    <message>
        <source>It was written by another version of this game.</source>
        <translation>Zapsala to jiná verze této hry.</translation>
    </message>
    <message>
        <source>It does not look like a line of a saved game.</source>
        <translation>Nevypadá to jako řádek uložené hry.</translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation>Chybí začátek hry.</translation>
    </message>
    <message>
        <source>The deal of the next round should be here.</source>
        <translation>Tady má být rozdání dalšího kola.</translation>
    </message>
    <message>
        <source>What the next player does should be here.</source>
        <translation>Tady má být, co udělá další hráč.</translation>
    </message>
    <message>
        <source>The end of the round should be here.</source>
        <translation>Tady má být konec kola.</translation>
    </message>
    <message>
        <source>The end of the game should be here.</source>
        <translation>Tady má být konec hry.</translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation>Hra skončila už před tímto řádkem.</translation>
    </message>
    <message>
        <source>It does not belong in a saved game.</source>
        <translation>Do uložené hry to nepatří.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
    <message>
        <source>There is a fault in this program. %1 It was not carried out and is not in the saved game; the game goes on.</source>
        <comment>%1: a sentence</comment>
        <translation>V tomto programu je chyba. %1 Neprovedlo se to a v uložené hře to není; hra pokračuje.</translation>
    </message>
    <message>
        <source>There is no game in the file %1: it is empty, or its first line is not whole.</source>
        <translation>V souboru %1 není žádná hra: je prázdný, nebo jeho první řádek není celý.</translation>
    </message>
    <message>
        <source>The last line of the saved game %1, line %2, was only half written, and is left out. The game goes on after the line before.</source>
        <comment>%1: a file, %2: a number</comment>
        <translation>Poslední řádek uložené hry %1, řádek %2, byl zapsán jen zčásti a vynechává se. Hra pokračuje za předchozím řádkem.</translation>
    </message>
    <message>
        <source>The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a copy; this file stays as it is.</source>
        <comment>%3: a sentence</comment>
        <translation>Uložená hra %1 je poškozená. Řádek %2: %3 V tom, co je před tímto řádkem, lze pokračovat v kopii; tento soubor zůstane, jak je.</translation>
    </message>
    <message>
        <source>The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with settings of its own.</source>
        <comment>%1, %2: files</comment>
        <translation>Nastavení v souboru %1 nelze přečíst. Soubor se uchová jako %2 a program začíná s vlastním nastavením.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>a file</comment>
        <translation>není tam</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>not a file</comment>
        <translation>je to složka</translation>
    </message>
    <message>
        <source>it is a pipe</source>
        <comment>not a file</comment>
        <translation>je to roura</translation>
    </message>
    <message>
        <source>it is a device</source>
        <comment>not a file</comment>
        <translation>je to zařízení</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>je příliš velký</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <comment>%1: a number</comment>
        <translation>je větší než %1 MB</translation>
    </message>
    <message>
        <source>The file %1 does not say which game was played last. Look for it among the saved games.</source>
        <translation>Soubor %1 neříká, která hra se hrála naposledy. Najdeš ji mezi uloženými hrami.</translation>
    </message>
    <message>
        <source>The settings (the file %1) contain something that this version of the program does not know: %2. It uses its own values instead; what is written there stays until you choose something else.</source>
        <comment>%1: a file, %2: &quot;theme=neon&quot; and the like</comment>
        <translation>V nastavení (soubor %1) stojí něco, co tato verze programu nezná: %2. Používá místo toho vlastní hodnoty; co tam stojí, zůstane, dokud nevybereš něco jiného.</translation>
    </message>
    <message>
        <source>The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.</source>
        <translation>Soubor %1 nelze otevřít: jeho název není zapsán v UTF-8. Dej mu jiný název.</translation>
    </message>
    <message>
        <source>The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file stays as it is.</source>
        <comment>%1: a file, %2: what the system says</comment>
        <translation>V uložené hře %1 nelze na jejím místě pokračovat: %2. Pokračovat lze v kopii; tento soubor zůstane, jak je.</translation>
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
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Nastavit hru…</translation>
    </message>
    <message>
        <source>New to the game? Learn it in one short round</source>
        <translation>Neznáš tu hru? Nauč se ji v jednom krátkém kole</translation>
    </message>
    <message>
        <source>While you play, %1 opens the menu, and %2 says how things stand.</source>
        <comment>keys</comment>
        <translation>Během hry otevře %1 nabídku a %2 řekne, jaký je stav hry.</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Spustit výuku</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Hra dne…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Žebříček…</translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player starts. Who is it?</source>
        <translation>Začíná nejstarší hráč. Kdo to je?</translation>
    </message>
    <message>
        <source>The youngest player starts. Who is it?</source>
        <translation>Začíná nejmladší hráč. Kdo to je?</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Kdo začíná?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Náhodně</translation>
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
        <translation>Vzato zpět: %1</translation>
    </message>
    <message>
        <source>No train is planned any more.</source>
        <translation>Žádný vlak už není naplánovaný.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>Provedeno znovu: %1</translation>
    </message>
    <message>
        <source>%1 · Round %2 of %3 · Engine %4</source>
        <comment>%1: deal of the day, 25.11.26</comment>
        <translation>%1 · Kolo %2 z %3 · Startovní kostka %4</translation>
    </message>
    <message>
        <source>The same tiles again: round %1 · Engine %2 · %3 rules</source>
        <comment>%3: name of the rulebook</comment>
        <translation>Znovu stejné kostky: kolo %1 · Startovní kostka %2 · Pravidla: %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation>Kolo %1 z %2 · Startovní kostka %3 · Pravidla: %4</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>Soubor %1 nelze smazat.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otevřít hru</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>All hands</source>
        <translation>Kostky všech</translation>
    </message>
</context>
<context>
    <name>GameSaving</name>
    <message>
        <source>This game is saved again.</source>
        <translation>Tato hra je zase uložená.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Uložit hru</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>End this game?</source>
        <translation>Ukončit tuto hru?</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>If the game on the table counts, it will count as not won. It stays among your saved games.</source>
        <translation>Pokud se hra na stole počítá, bude platit jako nevyhraná. Mezi uloženými hrami zůstane.</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Saved games</source>
        <translation>Uložené hry</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Načítání her: %1 z %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Prohlédnout</translation>
    </message>
    <message>
        <source>Copy the file’s path</source>
        <translation>Kopírovat cestu</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>Otevřít soubor hry…</translation>
    </message>
    <message>
        <source>The game is deleted. The statistics stay as they are.</source>
        <translation>Hra je smazaná. Statistika se nemění.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved while they are played.</source>
        <translation>Zatím tu nejsou žádné uložené hry. Hry se ukládají už během hraní.</translation>
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
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>out, 0 points</source>
        <translation>bez kostek, 0 bodů</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a tile in one’s hand</comment>
        <translation>Místo %1 z %2</translation>
    </message>
</context>
<context>
    <name>HandTile</name>
    <message>
        <source>number %1 of your planned train</source>
        <translation>číslo %1 ve tvém naplánovaném vlaku</translation>
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
        <translation>Kostky všech</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
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
        <translation>Ovládání</translation>
    </message>
    <message>
        <source>With mouse or touch</source>
        <translation>Myší nebo prstem</translation>
    </message>
    <message>
        <source>Play a tile</source>
        <translation>Přiložit kostku</translation>
    </message>
    <message>
        <source>Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation>Přesuň ji k vlaku, který se rozsvítí. Nebo klikni na kostku a potom na vlak. Nebo na kostku klikni dvakrát, když se hodí jen na jedno místo.</translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation>Srovnat si kostky</translation>
    </message>
    <message>
        <source>Drag a tile to another place in the holder, or use the buttons below it.</source>
        <translation>Přesuň kostku na jiné místo ve stojánku, nebo použij tlačítka pod ním.</translation>
    </message>
    <message>
        <source>See a whole train</source>
        <translation>Ukázat celý vlak</translation>
    </message>
    <message>
        <source>Click the name in front of it.</source>
        <translation>Klikni na jméno před ním.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Klávesnicí</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Šipky</translation>
    </message>
    <message>
        <source>From tile to tile, and up to the trains</source>
        <translation>Od kostky ke kostce a nahoru k vlakům</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter, mezerník</translation>
    </message>
    <message>
        <source>Choose the tile, play it on the train; twice on a tile: play it where it fits</source>
        <translation>Vybrat kostku, přiložit ji k vlaku; dvakrát na kostce: přiložit ji tam, kam se hodí</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move to the other controls</source>
        <translation>Přejít k ostatním ovládacím prvkům</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Pravidla…</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Spustit výuku</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+šipka vlevo nebo vpravo</translation>
    </message>
    <message>
        <source>Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one</source>
        <translation>Přesunout kostku na jiné místo ve stojánku; Ctrl+Home a Ctrl+End: na první nebo poslední</translation>
    </message>
</context>
<context>
    <name>HighContrast</name>
    <message>
        <source>High contrast</source>
        <comment>a theme: black, white and yellow</comment>
        <translation>Vysoký kontrast</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Play %1 %2: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Nejlépe %1 %2: %3</translation>
    </message>
    <message>
        <source>Finish your first turn: the other tiles are better kept.</source>
        <translation>Ukonči první tah: ostatní kostky si raději nech.</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass.</source>
        <translation>Dobranou kostku si raději nech a pasuj.</translation>
    </message>
    <message>
        <source>nothing else can be played.</source>
        <translation>nic jiného přiložit nelze.</translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation>tím dubletu zakryješ.</translation>
    </message>
    <message>
        <source>then your marker can come off.</source>
        <translation>lokomotiva pak může pryč.</translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation>máš kostku, která může po této dubletě následovat.</translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation>je to další kostka tvého nejdelšího vlaku.</translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation>tvůj nejdelší vlak ji nepotřebuje.</translation>
    </message>
    <message>
        <source>of the tiles that fit, it has the most pips.</source>
        <translation>z kostek, které se hodí, má nejvíc oček.</translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation>tak ti zůstanou nejlepší kostky.</translation>
    </message>
    <message>
        <source>Better leave your train open: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Raději nech svůj vlak otevřený: %1</translation>
    </message>
    <message>
        <source>Better take your marker off: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Raději odeber svou lokomotivu: %1</translation>
    </message>
    <message>
        <source>Finish your first turn: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Ukonči první tah: %1</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Dobranou kostku si raději nech a pasuj: %1</translation>
    </message>
    <message>
        <source>in %1 of %2 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1, %2: numbers</comment>
        <translation>v %1 ze %2 vyzkoušených rozložení skrytých kostek to vyjde lépe.</translation>
    </message>
    <message>
        <source>on average over %1 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1: a number, 100</comment>
        <translation>při %1 vyzkoušených rozloženích skrytých kostek to v průměru vyjde lépe.</translation>
    </message>
    <message>
        <source>one of your tiles fits on your train.</source>
        <comment>so keep others away</comment>
        <translation>jedna z tvých kostek se hodí na tvůj vlak.</translation>
    </message>
    <message>
        <source>none of your tiles fits on your train.</source>
        <comment>others may play one there that helps you</comment>
        <translation>žádná z tvých kostek se na tvůj vlak nehodí.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No computer players</source>
        <comment>opponents</comment>
        <translation>Bez počítače</translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>opponents</comment>
        <translation>Různé úrovně</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>%1: date and time</comment>
        <translation>Hráno %1</translation>
    </message>
    <message>
        <source>Begun %1, last played %2</source>
        <comment>%1: date, %2: date and time</comment>
        <translation>Začátek %1, naposledy hráno %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>of a finished game</comment>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Kolo %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>Vyhrává %1. Součet: %2.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation>Řádek %1: %2</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>state of a game</comment>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>In another window</source>
        <comment>state of a game</comment>
        <translation>V jiném okně</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>state of a game</comment>
        <translation>Vzdaná</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>state of a game</comment>
        <translation>Rozehraná</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a game</comment>
        <translation>Dohraná</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>state of a game</comment>
        <translation>Poškozená</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1: a rulebook in which options were changed</comment>
        <translation>%1, změněno</translation>
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
            <numerusform>Hrané bez zásahu (%n)</numerusform>
            <numerusform>Hrané bez zásahu (%n)</numerusform>
            <numerusform>Hrané bez zásahu (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>S vrácením zpět (%n)</numerusform>
            <numerusform>S vrácením zpět (%n)</numerusform>
            <numerusform>S vrácením zpět (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>S předaným místem (%n)</numerusform>
            <numerusform>S předaným místem (%n)</numerusform>
            <numerusform>S předaným místem (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation>Začaté hry</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>figure: games</comment>
        <translation>Dohrané hry</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Průměrné pořadí</translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation>v dohraných hrách</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Body za kolo</translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation>
            <numerusform>průměr za %n kolo</numerusform>
            <numerusform>průměr za %n kola</numerusform>
            <numerusform>průměr za %n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation>Bez kostek</translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation>
            <numerusform>odehraných kol: %n</numerusform>
            <numerusform>odehraných kol: %n</numerusform>
            <numerusform>odehraných kol: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Nejdelší vlak</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kostka</numerusform>
            <numerusform>%n kostky</numerusform>
            <numerusform>%n kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Výhry v řadě</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>%1% of the games begun</source>
        <translation>%1&#xa0;% ze začatých her</translation>
    </message>
    <message>
        <source>%1% of the games begun; %2 together with others</source>
        <translation>%1&#xa0;% ze začatých her; společných výher: %2</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Nejlepší kolo</translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation>
            <numerusform>proti %n soupeři</numerusform>
            <numerusform>proti %n soupeřům</numerusform>
            <numerusform>proti %n soupeřům</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Nejlepší hra</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation>
            <numerusform>%n kolo, dohráno %1</numerusform>
            <numerusform>%n kola, dohráno %1</numerusform>
            <numerusform>%n kol, dohráno %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won together, with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Společné vítězství (%2): %1.</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>nejvíc dosud: %1</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Použité nápovědy</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <comment>%1: why</comment>
        <translation>Tento soubor nelze přečíst: %1</translation>
    </message>
    <message>
        <source>The same tiles again: round %1</source>
        <translation>Znovu stejné kostky: kolo %1</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Výhra s %n bodem.</numerusform>
            <numerusform>Výhra s %n body.</numerusform>
            <numerusform>Výhra s %n body.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Všechny hry (%n)</numerusform>
            <numerusform>Všechny hry (%n)</numerusform>
            <numerusform>Všechny hry (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holder</name>
    <message>
        <source>Your tiles</source>
        <translation>Tvoje kostky</translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Teď nejsou vidět žádné kostky.</translation>
    </message>
</context>
<context>
    <name>HolderEdge</name>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n očko v ruce</numerusform>
            <numerusform>%n očka v ruce</numerusform>
            <numerusform>%n oček v ruce</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows how many tiles of each value have been seen.</source>
        <translation>Ukáže, kolik kostek každé hodnoty už bylo vidět.</translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation>Naplánovat vlak</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Řadit podle čísel</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Řadit podle oček</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Points are whole numbers, 0 or more: look again at %1.</source>
        <translation>Body jsou celá čísla od 0 výš. Zkontroluj: %1.</translation>
    </message>
    <message>
        <source>Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.</source>
        <translation>Nikdo nemá 0 bodů. Kdo je bez kostek, má mít 0; pokud takový hráč není, označ to nahoře.</translation>
    </message>
    <message>
        <source>All tiles but the engine count %1 points together, so nobody can have more: look again at %2.</source>
        <comment>%2: whose points</comment>
        <translation>Všechny kostky bez startovní mají dohromady %1 bodů, víc nikdo mít nemůže. Zkontroluj: %2.</translation>
    </message>
    <message>
        <source>Together these are %1 points, yet all tiles but the engine count only %2.</source>
        <translation>Dohromady je to %1 bodů, všechny kostky bez startovní jich ale mají jen %2.</translation>
    </message>
    <message>
        <source>%1: you wrote a total of %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation>%1: zapsaný součet je %2, kola ale dávají dohromady %3.</translation>
    </message>
    <message>
        <source>Points still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation>Ještě chybí body: %1.</translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Continue: %1. %2</source>
        <comment>%1: names of the players, %2: how far they are</comment>
        <translation>Pokračovat: %1. %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a kept game; %1: names of the players</comment>
        <translation>Smazat: %1</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Games with real tiles</source>
        <translation>Hry se skutečnými kostkami</translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation>Hraje se se skutečnými kostkami a body se vedou tady. Co zapíšeš, hned se uloží.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>Zapisovat body</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Načítání her…</translation>
    </message>
</context>
<context>
    <name>KnownTables</name>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <comment>beside people</comment>
        <translation>
            <numerusform>%n počítačový hráč</numerusform>
            <numerusform>%n počítačoví hráči</numerusform>
            <numerusform>%n počítačových hráčů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Ladder</source>
        <translation>Žebříček soupeřů</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Procházení uložených her…</translation>
    </message>
    <message>
        <source>You have beaten them all.</source>
        <translation>Poraženi jsou všichni.</translation>
    </message>
    <message>
        <source>Beaten so far: %1 of %2. You may play against anyone.</source>
        <comment>%1, %2: how many computer players</comment>
        <translation>Zatím poraženo: %1 z %2. Hrát můžeš s kýmkoli.</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>of a computer player</comment>
        <translation>poraženo</translation>
    </message>
    <message>
        <source>the next one</source>
        <comment>of a computer player who has not been beaten yet</comment>
        <translation>další na řadě</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <comment>%1: name of a computer player</comment>
        <translation>Hrát (soupeř: %1)</translation>
    </message>
    <message>
        <source>Beaten on %1</source>
        <comment>%1: a date with the weekday, which may end with a full stop; of a computer player</comment>
        <translation>Poraženo: %1</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Během hry se něco vzalo zpět.</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>s vrácením zpět</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
</context>
<context>
    <name>LanguageSetting</name>
    <message>
        <source>None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the program again.</source>
        <comment>%1: a language, in English; %2: name of a package</comment>
        <translation>Žádné z tvých písem nemá znaky tohoto jazyka: %1. Nainstaluj nějaké (v Debianu: %2) a spusť program znovu.</translation>
    </message>
</context>
<context>
    <name>LengthChips</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Celá hra: %n kolo</numerusform>
            <numerusform>Celá hra: %n kola</numerusform>
            <numerusform>Celá hra: %n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Krátká hra</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Délka hry</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Celá hra: %n kolo</numerusform>
            <numerusform>Celá hra: %n kola</numerusform>
            <numerusform>Celá hra: %n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Méně kol</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Počet kol</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Krátká hra</translation>
    </message>
    <message>
        <source>Without the tiles that have a 10, 11 or 12; the first engine is the double 9.</source>
        <translation>Bez kostek s 10, 11 nebo 12; první startovní kostka je dubleta 9-9.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Délka hry</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Play %1.</source>
        <translation>Teď tvůj vlak pokračuje: rámeček na jeho konci ukazuje číslo, které musí souhlasit. Přilož %1.</translation>
    </message>
    <message>
        <source>Here is the tile that your double needs: %1 fits.</source>
        <translation>Tady je kostka, která musí po tvé dubletě přijít: hodí se %1.</translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Play %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Otevřená dubleta leží %2: je třeba ji zakrýt dřív než cokoli jiného. Přilož tam %1.</translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the bottom right.</source>
        <translation>Žádná tvoje kostka se nehodí. Dober si z talonu vpravo dole.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Ani tato kostka se nehodí: pasuj. Na tvůj vlak pak přijede lokomotiva a přikládat tam smějí všichni, dokud tam kostku nepřiložíš ty.</translation>
    </message>
    <message>
        <source>A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Na konci jiného vlaku stojí lokomotiva: přikládat můžeš i tam. Přilož %1 %2.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: play %1 there.</source>
        <translation>Mexický vlak patří všem. Je to místo pro kostku, kterou tvůj vlastní vlak nepotřebuje: přilož tam %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation>Zase jsi na tahu: co uděláš? Žárovka nahoře ti dá nápovědu.</translation>
    </message>
    <message>
        <source>Play %1. It is a double: it lies across the track, and needs one more tile.</source>
        <translation>Přilož %1. Je to dubleta: leží napříč kolejí a musí po ní přijít ještě jedna kostka.</translation>
    </message>
    <message>
        <source>Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their points, and the fewest points win. The rules page tells you the rest.</source>
        <translation>Teď už hru znáš. Kdo přiloží svou poslední kostku, ukončí kolo; očka na kostkách, které zbyly ostatním, jsou jejich body a vyhrává, kdo má nejméně bodů. Všechno ostatní najdeš na stránce s pravidly.</translation>
    </message>
    <message>
        <source>Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play tiles there any more.</source>
        <translation>Tvoje lokomotiva pořád stojí na tvém vlaku. Přilož tam %1: tím se odebere a nikdo jiný už tam přikládat nesmí.</translation>
    </message>
    <message>
        <source>%1 is your last tile. Play it %2: then you are out, and the round is over.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>%1 je tvoje poslední kostka a hodí se %2: přilož ji tam. Pak už žádnou nemáš a kolo končí.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does. Frames show where it fits: drag it to the one at your train, or click it and then your train.</source>
        <translation>Dole jsou tvoje kostky. První kostka tvého vlaku se musí hodit k dubletě ve stanici. Hodí se %1. Rámečky ukazují kam: přesuň ji do rámečku svého vlaku, nebo klikni na ni a potom na svůj vlak.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, Enter, Up to your train, Enter.</source>
        <translation>Dole jsou tvoje kostky. První kostka tvého vlaku se musí hodit k dubletě ve stanici. Hodí se %1: šipkou vpravo až na ni, Enter, šipkou nahoru až na svůj vlak, Enter.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Ani tato kostka se nehodí: pasuj, šipkou vpravo až za svou poslední kostku a klávesou Enter. Na tvůj vlak pak přijede lokomotiva a přikládat tam smějí všichni, dokud tam kostku nepřiložíš ty.</translation>
    </message>
    <message>
        <source>You passed instead: that is allowed, too, and Undo takes it back.</source>
        <translation>Místo toho pasuješ: i to je dovoleno a „Vzít zpět“ to vrátí.</translation>
    </message>
    <message>
        <source>You played %1 %2 instead: that is allowed, too, and Undo takes it back.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Místo toho jde tvoje kostka %1 %2: i to je dovoleno a „Vzít zpět“ to vrátí.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</source>
        <translation>
            <numerusform>Kolo skončilo. Šlo svou vlastní cestou a %n lekce nepřišla na řadu. Spusť výuku ještě jednou, nebo hraj: žárovka nahoře ti dá nápovědu.</numerusform>
            <numerusform>Kolo skončilo. Šlo svou vlastní cestou a %n lekce nepřišly na řadu. Spusť výuku ještě jednou, nebo hraj: žárovka nahoře ti dá nápovědu.</numerusform>
            <numerusform>Kolo skončilo. Šlo svou vlastní cestou a %n lekcí nepřišlo na řadu. Spusť výuku ještě jednou, nebo hraj: žárovka nahoře ti dá nápovědu.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard: press %1.</source>
        <comment>%1: the key</comment>
        <translation>Žádná tvoje kostka se nehodí. Dober si z talonu: stiskni %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The key %1 gives a hint.</source>
        <translation>Zase jsi na tahu: co uděláš? Klávesa %1 ti dá nápovědu.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</source>
        <translation>
            <numerusform>Kolo skončilo. Šlo svou vlastní cestou a %n lekce nepřišla na řadu. Spusť výuku ještě jednou, nebo hraj: klávesa %1 ti dá nápovědu.</numerusform>
            <numerusform>Kolo skončilo. Šlo svou vlastní cestou a %n lekce nepřišly na řadu. Spusť výuku ještě jednou, nebo hraj: klávesa %1 ti dá nápovědu.</numerusform>
            <numerusform>Kolo skončilo. Šlo svou vlastní cestou a %n lekcí nepřišlo na řadu. Spusť výuku ještě jednou, nebo hraj: klávesa %1 ti dá nápovědu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Which level?</source>
        <translation>Která úroveň?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Začátečník</translation>
    </message>
    <message>
        <source>Plays any tile that fits.</source>
        <translation>Přiloží cokoli, co se hodí.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lehká</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile first.</source>
        <translation>Nejdřív se zbavuje kostky s nejvíc očky.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Plans the longest train and follows it.</source>
        <translation>Naplánuje nejdelší vlak a drží se ho.</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>První krůčky</translation>
    </message>
    <message>
        <source>Has just learned the rules: own train first.</source>
        <translation>Pravidla zná teprve chvíli: nejdřív vlastní vlak.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Učení</translation>
    </message>
    <message>
        <source>Often sees only the next few tiles.</source>
        <translation>Často vidí jen několik příštích kostek.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Sváteční</translation>
    </message>
    <message>
        <source>Plays along, and overlooks some things.</source>
        <translation>Hraje pro zábavu a leccos přehlédne.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Spolehlivá</translation>
    </message>
    <message>
        <source>Plans ahead; nearly the best is good enough.</source>
        <translation>Plánuje; téměř nejlepší tah stačí.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Zkušená</translation>
    </message>
    <message>
        <source>Errs rarely, and only by a little.</source>
        <translation>Chybuje zřídka, a jen o málo.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Těžká</translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation>Zvažuje, co je lepší: dlouhý vlak, nebo méně bodů v ruce.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Tries each move against many guesses at how the hidden tiles lie.</source>
        <translation>Zkouší každý tah při mnoha možných rozloženích skrytých kostek.</translation>
    </message>
    <message>
        <source>Wins fewer than 1 of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>Vyhraje méně než 1 hru ze 100 proti třem hráčům úrovně „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>
            <numerusform>Vyhraje %n hru ze 100 proti třem hráčům úrovně „%1“.</numerusform>
            <numerusform>Vyhraje %n hry ze 100 proti třem hráčům úrovně „%1“.</numerusform>
            <numerusform>Vyhraje %n her ze 100 proti třem hráčům úrovně „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of %1 is not known here. At which level should the computer play on?</source>
        <comment>%1: names of players</comment>
        <translation>%1: úroveň počítačového hráče tu není známá. Na jaké úrovni má počítač hrát dál?</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistr</translation>
    </message>
    <message>
        <source>Also reads from what others play which tiles they may hold.</source>
        <translation>Navíc z toho, co ostatní přikládají, odhaduje, jaké kostky mají.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
</context>
<context>
    <name>LuckTable</name>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Dobrané kostky</translation>
    </message>
    <message>
        <source>Of these playable at once</source>
        <translation>Z toho šlo hned přiložit</translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation>Rozdané dublety</translation>
    </message>
    <message>
        <source>Doubles drawn</source>
        <translation>Dobrané dublety</translation>
    </message>
    <message>
        <source>Pips dealt per round, on average</source>
        <translation>Rozdaná očka za kolo, průměr</translation>
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
        <translation>Nabídka</translation>
    </message>
</context>
<context>
    <name>MarkerQuestion</name>
    <message>
        <source>Take your marker off your train?</source>
        <translation>Odebrat lokomotivu z tvého vlaku?</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Nechat stát</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 cannot be played anywhere now.</source>
        <translation>%1 teď nejde nikam přiložit.</translation>
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
        <translation>Pravidla: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Verze pravidel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Počet hráčů</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Délka hry</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s).</source>
        <translation>
            <numerusform>Každý hráč dostane %n kostku.</numerusform>
            <numerusform>Každý hráč dostane %n kostky.</numerusform>
            <numerusform>Každý hráč dostane %n kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on the table ends.</source>
        <translation>Hra na stole tím skončí.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Původní pravidla</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Změnit pravidla…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Not sure? Take %1: it leaves the least to decide.</source>
        <translation>Nevíš, co vybrat? Vezmi %1: tam se rozhoduje nejméně.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Vybrat</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed</source>
        <translation>Změněno</translation>
    </message>
    <message>
        <source>In no leaflet</source>
        <translation>V žádném letáku</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Tile set</source>
        <translation>Sada kostek</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Startovní kostka</translation>
    </message>
    <message>
        <source>Nobody holds the engine</source>
        <translation>Startovní kostku nikdo nemá</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Kdo začíná</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>První tah</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexický vlak</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Nejdřív vlastní vlak</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Po dubletě</translation>
    </message>
    <message>
        <source>A double drawn after a double</source>
        <translation>Dubleta dobraná po dubletě</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Víc otevřených dublet</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Dubleta jako poslední kostka</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dobírání</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Odebrání lokomotivy</translation>
    </message>
    <message>
        <source>Empty boneyard</source>
        <translation>Prázdný talon</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Dubleta 0-0</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Při stejném součtu</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Kostky lícem nahoru</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Krátká hra</translation>
    </message>
    <message>
        <source>Tiles to deal</source>
        <translation>Kolik kostek rozdat</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Bodová hranice</translation>
    </message>
    <message>
        <source>dealt with the other tiles</source>
        <translation>rozdá se s ostatními</translation>
    </message>
    <message>
        <source>in the station before the deal</source>
        <translation>ve stanici už před rozdáním</translation>
    </message>
    <message>
        <source>everybody draws the same number of tiles</source>
        <translation>všichni si doberou stejný počet kostek</translation>
    </message>
    <message>
        <source>drawing stops as soon as it turns up</source>
        <translation>dobírá se, jen dokud se neobjeví</translation>
    </message>
    <message>
        <source>the holder of the engine</source>
        <translation>kdo má startovní kostku</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>hráči se střídají</translation>
    </message>
    <message>
        <source>one tile, as always</source>
        <translation>jedna kostka, jako vždy</translation>
    </message>
    <message>
        <source>on any turn</source>
        <translation>lze založit v kterémkoli tahu</translation>
    </message>
    <message>
        <source>from one’s second turn on</source>
        <translation>lze založit od svého druhého tahu</translation>
    </message>
    <message>
        <source>once one’s own train is started</source>
        <translation>lze založit až po vlastním vlaku</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>žádný není</translation>
    </message>
    <message>
        <source>one more tile, not a double</source>
        <translation>ještě jedna kostka, ne dubleta</translation>
    </message>
    <message>
        <source>one more tile; a double asks again</source>
        <translation>ještě jedna kostka; po dubletě zas další</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>on any train open to the player</source>
        <translation>k libovolnému vlaku, kam hráč smí</translation>
    </message>
    <message>
        <source>on the double itself</source>
        <translation>přímo k dubletě</translation>
    </message>
    <message>
        <source>it must be played and asks again</source>
        <translation>musí se přiložit a chce další kostku</translation>
    </message>
    <message>
        <source>it may be played and asks again</source>
        <translation>smí se přiložit a chce další kostku</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>nelze ji použít</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>zakryje se kterákoli</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>nejdřív ta nejstarší</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>všechny</translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation>jen dalšího hráče</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikoho</translation>
    </message>
    <message>
        <source>a fixed number of tiles</source>
        <translation>daný počet kostek</translation>
    </message>
    <message>
        <source>until a tile fits</source>
        <translation>dokud se některá nehodí</translation>
    </message>
    <message>
        <source>once for each tile you must play</source>
        <translation>pro každou kostku zvlášť</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>jen pro jednu kostku</translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation>sama, když tam majitel přiloží</translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation>majitel rozhodne, když tam přiloží</translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation>majitel rozhodne po každém přiložení</translation>
    </message>
    <message>
        <source>whoever cannot play passes</source>
        <translation>kdo nemůže hrát, pasuje</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>kolo končí</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>vyhrávají všichni společně</translation>
    </message>
    <message>
        <source>whoever has the most rounds of 0 points</source>
        <translation>vyhrává nejvíc kol bez bodu</translation>
    </message>
    <message>
        <source>the rulebook’s own table</source>
        <translation>vlastní tabulka této verze pravidel</translation>
    </message>
    <message>
        <source>the Cardinal table</source>
        <translation>tabulka Cardinal</translation>
    </message>
    <message>
        <source>the Masters table</source>
        <translation>tabulka Masters</translation>
    </message>
    <message>
        <source>the Pressman table</source>
        <translation>tabulka Pressman</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>double-%1</source>
        <translation>dvojitá %1</translation>
    </message>
    <message>
        <source>Where the tile after a double lies</source>
        <translation>Kam s kostkou po dubletě</translation>
    </message>
    <message>
        <source>Whom an open double holds up</source>
        <translation>Koho blokuje otevřená dubleta</translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation>Kolik kostek se dobírá</translation>
    </message>
    <message>
        <source>How often you draw</source>
        <translation>Kolikrát se v tahu dobírá</translation>
    </message>
    <message>
        <source>one tile or more, on one’s own train</source>
        <translation>jedna nebo víc kostek, k vlastnímu vlaku</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation>Soubory PDF (%1)</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>%1 is a computer player</source>
        <translation>%1: hraje počítač</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Úroveň: %1</translation>
    </message>
    <message>
        <source>Away: a computer player plays meanwhile.</source>
        <translation>Přestávka: zatím hraje počítač.</translation>
    </message>
    <message>
        <source>%1 is played by a computer player: %2</source>
        <comment>%2: its level</comment>
        <translation>%1: hraje počítač (%2)</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.</source>
        <translation>Počítač může kdykoli převzít kterékoli místo a člověk ho může dostat zpátky. Počítač vidí jen to, co se z toho místa smí vidět. Co se odehrálo předtím, platí: zpět to vzít nelze.</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>so far %1</source>
        <comment>points before this round</comment>
        <translation>zatím %1</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Body: %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>součet</translation>
    </message>
    <message>
        <source>Your own total for %1</source>
        <comment>%1: name of a player</comment>
        <translation>Vlastní součet: %1</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Tisknout…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
</context>
<context>
    <name>ReactionWords</name>
    <message>
        <source>Oh dear!</source>
        <comment>said by a computer player who draws and draws</comment>
        <translation>Ale ne!</translation>
    </message>
    <message>
        <source>Drat!</source>
        <comment>said by a computer player who has to pass</comment>
        <translation>Ach jo!</translation>
    </message>
    <message>
        <source>Ha!</source>
        <comment>said by a computer player who plays a double</comment>
        <translation>Ha!</translation>
    </message>
    <message>
        <source>Hey!</source>
        <comment>said by a computer player on whose train somebody else played a tile</comment>
        <translation>Hej!</translation>
    </message>
    <message>
        <source>Hooray!</source>
        <comment>said by a computer player who goes out</comment>
        <translation>Hurá!</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Hry (%1)</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation>Kolo skončilo.</translation>
    </message>
    <message>
        <source>It is not your turn: it is %1’s turn.</source>
        <translation>Nejsi na tahu: hraje %1.</translation>
    </message>
    <message>
        <source>There is no such train in this game.</source>
        <translation>Takový vlak v této hře není.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <translation>Kostku %1 nemáš v ruce.</translation>
    </message>
    <message>
        <source>A double drawn for the tile you owe cannot be used, so %1 stays in your hand.</source>
        <translation>Dubletu dobranou po dubletě nelze použít, a tak ti %1 zůstává v ruce.</translation>
    </message>
    <message>
        <source>You have drawn: only that tile, %1, can be played now.</source>
        <translation>Po dobrání jde přiložit jen dobraná kostka, tedy %1.</translation>
    </message>
    <message>
        <source>You can play: %1 fits %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Můžeš hrát: %1 se hodí %2.</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard before you pass.</source>
        <translation>Než budeš pasovat, dober si kostku z talonu.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Talon je prázdný.</translation>
    </message>
    <message>
        <source>You have drawn already and may not draw again.</source>
        <translation>Dobráno už máš a znovu dobírat nesmíš.</translation>
    </message>
    <message>
        <source>Nothing is drawn on your first turn of a round.</source>
        <translation>V prvním tahu kola se nedobírá.</translation>
    </message>
    <message>
        <source>First decide whether your marker stays or comes off.</source>
        <translation>Nejdřív rozhodni, jestli svou lokomotivu odebereš, nebo necháš stát.</translation>
    </message>
    <message>
        <source>There is nothing to decide about a marker now.</source>
        <translation>O lokomotivě teď není co rozhodovat.</translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation>Tohle není první tah, který by šel ukončit dřív.</translation>
    </message>
    <message>
        <source>Play at least one tile on your train first.</source>
        <translation>Nejdřív přilož ke svému vlaku aspoň jednu kostku.</translation>
    </message>
    <message>
        <source>You have played tiles: finish your first turn instead of passing.</source>
        <translation>Už máš něco přiloženo: místo pasování ukonči první tah.</translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Nejdřív je třeba zakrýt dubletu %1 %2.</translation>
    </message>
    <message>
        <source>The double %1 %2 was played earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Dubleta %1 %2 leží déle a musí se zakrýt jako první.</translation>
    </message>
    <message>
        <source>%1 is closed to you: no marker stands there.</source>
        <translation>%1 je pro tebe zavřený: nestojí na něm lokomotiva.</translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation>Než budeš přikládat jinam, založ svůj vlastní vlak.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train from your second turn on.</source>
        <translation>Mexický vlak smíš založit až od svého druhého tahu.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train once your own train has a tile.</source>
        <translation>Mexický vlak smíš založit, až bude mít tvůj vlastní vlak aspoň jednu kostku.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play on your own train only.</source>
        <translation>V prvním tahu kola přikládáš jen ke svému vlaku.</translation>
    </message>
    <message>
        <source>The next tile must be played on the double %1 itself, %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Další kostka musí přijít přímo k dubletě %1 %2.</translation>
    </message>
    <message>
        <source>%1 does not fit %2: the value %3 is needed there.</source>
        <comment>%1: tile, %2: on whose train, %3: value</comment>
        <translation>%1 se nehodí %2: je tam potřeba hodnota %3.</translation>
    </message>
    <message>
        <source>A double from your hand cannot follow a double, so %1 has to wait.</source>
        <translation>Dubleta z ruky nemůže přijít po dubletě, a tak %1 musí počkat.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The round before</source>
        <translation>Předchozí kolo</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>let a replay run</comment>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>O krok dál</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Další kolo</translation>
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
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <translation>už žádné kostky</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose hands are shown</source>
        <translation>Čí kostky jsou vidět</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trenér</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Načítá se hra…</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Znovu stejné kostky</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Talon: %n kostka</numerusform>
            <numerusform>Talon: %n kostky</numerusform>
            <numerusform>Talon: %n kostek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay: round %1 of %2 · Engine %3 · %4 rules</source>
        <extracomment>%1, %2: round 3 of 13; %3: tile; %4: name of the rulebook</extracomment>
        <translation>Záznam: kolo %1 z %2 · Startovní kostka %3 · Pravidla: %4</translation>
    </message>
    <message>
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation>V této hře ještě není dohráno žádné kolo. Prohlédnout ji půjde, až se nějaké dohraje.</translation>
    </message>
    <message>
        <source>Replay: the same tiles again, round %1 · Engine %2 · %3 rules</source>
        <extracomment>%1: number; %2: tile; %3: name of the rulebook</extracomment>
        <translation>Záznam: znovu stejné kostky, kolo %1 · Startovní kostka %2 · Pravidla: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: several names, %2: points</comment>
        <translation>Společně ve vedení (%2): %1.</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>%1: points</comment>
        <translation>Vedeš. Tvůj součet: %1.</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>Vede %1. Součet: %2.</translation>
    </message>
    <message>
        <source>You went out: you win this round!</source>
        <translation>Už nemáš žádnou kostku: vyhráváš toto kolo!</translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation>%1 už nemá žádnou kostku: kolo končí.</translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation>Bez kostek: %1. Kolo končí.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the round is over.</source>
        <translation>Nikdo už nemůže hrát: kolo končí.</translation>
    </message>
    <message>
        <source>The boneyard is empty: the round is over.</source>
        <translation>Talon je prázdný: kolo končí.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with %1.</source>
        <comment>%1: points</comment>
        <translation>Vyhráváš. Tvůj součet: %1.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>Vyhrává %1. Součet: %2.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: most rounds without a point.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Stejný součet (%2): %1. Vyhráváš: nejvíc kol bez bodu.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>Stejný součet (%2): %1. Vyhrává %3: nejvíc kol bez bodu.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Stejný součet (%2): %1. Vyhráváš: nejlepší kolo (kola bez bodu se nepočítají).</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>Stejný součet (%2): %1. Vyhrává %3: nejlepší kolo (kola bez bodu se nepočítají).</translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Společné vítězství (%2): %1.</translation>
    </message>
    <message>
        <source>%1 went out together!</source>
        <comment>several names</comment>
        <translation>Společně bez kostek: %1!</translation>
    </message>
    <message>
        <source>You went out first!</source>
        <translation>Už nemáš žádnou kostku!</translation>
    </message>
    <message>
        <source>%1 went out first!</source>
        <translation>%1 už nemá žádnou kostku!</translation>
    </message>
</context>
<context>
    <name>RoundEntryPage</name>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>This round is written down already: here it can be corrected.</source>
        <translation>Toto kolo už je zapsané: tady se dá opravit.</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <translation>Nikdo není bez kostek</translation>
    </message>
    <message>
        <source>Compare with our own totals</source>
        <translation>Porovnat s vlastními součty</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <translation>Opravit toto kolo</translation>
    </message>
    <message>
        <source>Write it down anyway</source>
        <translation>Přesto zapsat</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Zapsat</translation>
    </message>
</context>
<context>
    <name>RoundNews</name>
    <message>
        <source>Tip: %1</source>
        <translation>Tip: %1</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Znovu stejné kostky</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Hra skončila</translation>
    </message>
    <message>
        <source>End of round %1 of %2</source>
        <translation>Konec kola %1 z %2</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Zbylo v ruce</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nová hra…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Další kolo</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trenér</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Férová hra…</translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation>Příklad: %1</translation>
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
        <translation>Tato hra</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Příští hra</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Jak hrát dobře</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared with nothing</comment>
        <translation>žádné</translation>
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
        <translation>%1 (%2, se změnami)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>This game (Tactic)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Only the rules that differ are printed here; all others are the same.</source>
        <translation>Jsou zde jen pravidla, ve kterých se obě verze liší; všechna ostatní jsou stejná.</translation>
    </message>
    <message>
        <source>Only rules that mention “%1” are printed here.</source>
        <translation>Jsou zde jen pravidla, ve kterých je „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many the printed rules are for</comment>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePrinter</name>
    <message>
        <source>Save the rules</source>
        <translation>Uložit pravidla</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Before a round</source>
        <translation>Před kolem</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Trains and markers</source>
        <translation>Vlaky a lokomotivy</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dublety</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Konec kola</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile with the same value on both halves is a double.</source>
        <translation>V sadě „dvojitá %1“ je pro každou dvojici hodnot od 0, tedy prázdného pole, do %1 jedna kostka: celkem %2 kostek. Kostka se stejnou hodnotou na obou polovinách je dubleta.</translation>
    </message>
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation>Dubleta 0-0 nemá žádná očka a nic nestojí.</translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in hand costs %n point(s).</source>
        <translation>
            <numerusform>Dubleta 0-0, která zbude v ruce, stojí %n bod.</numerusform>
            <numerusform>Dubleta 0-0, která zbude v ruce, stojí %n body.</numerusform>
            <numerusform>Dubleta 0-0, která zbude v ruce, stojí %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point limit: the game ends with its last round.</source>
        <translation>Bodová hranice není: hra končí posledním kolem.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody’s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>Hra končí po prvním kole, ve kterém něčí součet dosáhne %n bodu, nejpozději však po posledním kole.</numerusform>
            <numerusform>Hra končí po prvním kole, ve kterém něčí součet dosáhne %n bodů, nejpozději však po posledním kole.</numerusform>
            <numerusform>Hra končí po prvním kole, ve kterém něčí součet dosáhne %n bodů, nejpozději však po posledním kole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The rest lie face down: they are the boneyard.</source>
        <translation>
            <numerusform>Každý hráč dostane %n kostku. Ostatní leží lícem dolů a tvoří talon.</numerusform>
            <numerusform>Každý hráč dostane %n kostky. Ostatní leží lícem dolů a tvoří talon.</numerusform>
            <numerusform>Každý hráč dostane %n kostek. Ostatní leží lícem dolů a tvoří talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine lies in the station before the tiles are dealt.</source>
        <translation>Startovní kostka leží ve stanici ještě před rozdáním kostek.</translation>
    </message>
    <message>
        <source>Whoever holds or draws the engine starts the round.</source>
        <translation>Kolo začíná ten, kdo startovní kostku má nebo si ji dobere.</translation>
    </message>
    <message>
        <source>One player starts the first round; every later round is started by the next player clockwise.</source>
        <translation>První kolo začíná jeden z hráčů, každé další kolo začíná další hráč po směru hodinových ručiček.</translation>
    </message>
    <message>
        <source>Players who share the lowest total win together.</source>
        <translation>Hráči se stejným nejnižším součtem vyhrávají společně.</translation>
    </message>
    <message>
        <source>Among players with the same lowest total, the one with the most rounds of 0 points wins. If that is equal too, the lowest of the other rounds decides. If even that is equal, they win together.</source>
        <translation>Mezi hráči se stejným nejnižším součtem vyhrává ten, kdo má nejvíc kol s 0 body. Je-li i to stejné, rozhoduje nejnižší z ostatních kol. Společně vyhrávají teprve tehdy, když je stejné i to.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation>Kostky ostatních nikdo nevidí.</translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.</source>
        <translation>Kostky všech hráčů leží lícem nahoru a každý se na ně smí dívat: dobré pro společné učení.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook’s own table.</source>
        <translation>Kolik kostek každý hráč dostane, určuje vlastní tabulka této verze pravidel.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or 6, 11 for 7 or 8, with the double-12 set.</source>
        <translation>Kolik kostek každý hráč dostane, určuje tabulka Cardinal: se sadou „dvojitá 12“ dostane každý 15 kostek při 2 až 4 hráčích, 12 při 5 nebo 6 a 11 při 7 nebo 8.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or 6, 10 for 7 or 8, with the double-12 set.</source>
        <translation>Kolik kostek každý hráč dostane, určuje tabulka Masters: se sadou „dvojitá 12“ dostane každý 15 kostek při 2 až 4 hráčích, 12 při 5 nebo 6 a 10 při 7 nebo 8.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or 6, 8 for 7 or 8, with the double-12 set.</source>
        <translation>Kolik kostek každý hráč dostane, určuje tabulka Pressman: se sadou „dvojitá 12“ dostane každý 15 kostek při 2 až 4 hráčích, 11 při 5 nebo 6 a 8 při 7 nebo 8.</translation>
    </message>
    <message>
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a marker.</source>
        <translation>Když je talon prázdný, hraje se dál bez dobírání: kdo nemůže hrát, pasuje a dostane lokomotivu.</translation>
    </message>
    <message>
        <source>When the last tile of the boneyard has been drawn, that turn is played to its end, and with it the round is over.</source>
        <translation>Po dobrání poslední kostky z talonu se tah ještě dohraje do konce a s ním končí i kolo.</translation>
    </message>
    <message>
        <source>A double may be your last tile: nothing has to follow it.</source>
        <translation>Tvou poslední kostkou smí být dubleta: nic po ní přijít nemusí.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Cíl hry</translation>
    </message>
    <message>
        <source>You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
        <translation>Chceš se zbavit svých kostek. Přikládají se za sebe do řad, kterým se říká vlaky, a to tak, aby poloviny, které se dotýkají, měly stejnou hodnotu. Co ti na konci kola zbude v ruce, přičte se ti jako body, a hru vyhrává nejnižší součet.</translation>
    </message>
    <message>
        <source>The trains</source>
        <translation>Vlaky</translation>
    </message>
    <message>
        <source>Each player has a train of their own. It begins at the station and grows at its open end, one tile after the other.</source>
        <translation>Každý hráč má svůj vlastní vlak. Začíná ve stanici a roste na volném konci, kostka za kostkou.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdávání</translation>
    </message>
    <message>
        <source>The engine of a round</source>
        <translation>Startovní kostka kola</translation>
    </message>
    <message>
        <source>All trains of a round begin at a double in the station, the engine. In the first round it is the highest double of the set, in every later round the next lower one. The engine itself needs no tile after it and never has to be closed.</source>
        <translation>Všechny vlaky jednoho kola začínají u dublety ve stanici, u startovní kostky. V prvním kole je to nejvyšší dubleta sady, v každém dalším kole vždy o jednu nižší. Sama startovní kostka další kostku nevyžaduje a nikdy se nemusí zakrývat.</translation>
    </message>
    <message>
        <source>The first starter</source>
        <translation>Kdo začíná první kolo</translation>
    </message>
    <message>
        <source>By this leaflet the oldest player starts the first round.</source>
        <translation>Podle této verze pravidel začíná první kolo nejstarší hráč.</translation>
    </message>
    <message>
        <source>By this leaflet the youngest player starts the first round.</source>
        <translation>Podle této verze pravidel začíná první kolo nejmladší hráč.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Kdo je na tahu</translation>
    </message>
    <message>
        <source>The turns go round the table clockwise, one player after the other.</source>
        <translation>Hraje se po směru hodinových ručiček, jeden hráč po druhém.</translation>
    </message>
    <message>
        <source>What a turn is</source>
        <translation>Co je tah</translation>
    </message>
    <message>
        <source>Which tile fits</source>
        <translation>Která kostka se hodí</translation>
    </message>
    <message>
        <source>A tile fits where one of its halves shows the value at the end of the train. That half goes against the train. A train without tiles takes the value of the engine.</source>
        <translation>Kostka se hodí tam, kde má jedna její polovina stejnou hodnotu jako konec vlaku. Touto polovinou se k vlaku přiloží. U vlaku bez kostek platí hodnota startovní kostky.</translation>
    </message>
    <message>
        <source>Whoever can play must play</source>
        <translation>Kdo může hrát, hrát musí</translation>
    </message>
    <message>
        <source>When you cannot play</source>
        <translation>Když nemůžeš hrát</translation>
    </message>
    <message>
        <source>If you cannot play a tile that you have to play, not even after drawing as far as you may, your turn ends and a marker is put on your train, or on its place if it has no tile yet.</source>
        <translation>Když nemůžeš přiložit kostku, kterou přiložit máš, a nepomůže ani všechno dovolené dobírání, tvůj tah končí. Na tvůj vlak se postaví lokomotiva; nemá-li vlak ještě žádnou kostku, postaví se tam, kde má začít.</translation>
    </message>
    <message>
        <source>Open and closed trains</source>
        <translation>Otevřené a zavřené vlaky</translation>
    </message>
    <message>
        <source>A train without tiles</source>
        <translation>Vlak bez kostek</translation>
    </message>
    <message>
        <source>Where a marker stands on the place of a train that has no tile yet, others may start that train with a tile of the engine’s value. It still belongs to its owner, and the marker stays.</source>
        <translation>Stojí-li lokomotiva tam, kde má začít vlak, který ještě nemá žádnou kostku, smějí ho ostatní založit kostkou s hodnotou startovní kostky. Vlak dál patří svému majiteli a lokomotiva zůstává.</translation>
    </message>
    <message>
        <source>When nothing follows a double</source>
        <translation>Když po dubletě nic nepřijde</translation>
    </message>
    <message>
        <source>Closing a double</source>
        <translation>Zakrývání dublety</translation>
    </message>
    <message>
        <source>A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation>Dubleta se zakrývá tím, že se k ní přiloží kostka. Kdo ji zakrýt musí, smí to udělat u každého vlaku, i u zavřeného, který pro něj jinak zůstává zavřený. Tou kostkou je celý tah hotov: nic dalšího přijít nemusí.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Mrtvé dublety</translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation>Jakmile všechny ostatní kostky s hodnotou dublety leží na stole, žádná kostka ji už nemůže zakrýt. Taková dubleta je mrtvá a nikoho neblokuje.</translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation>Poslední kostka</translation>
    </message>
    <message>
        <source>As soon as a player has only one tile left, everybody is told.</source>
        <translation>Jakmile má někdo už jen jednu kostku, dozvědí se to všichni.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Bez kostek</translation>
    </message>
    <message>
        <source>When nobody can play any more</source>
        <translation>Když už nikdo nemůže hrát</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Počítání</translation>
    </message>
    <message>
        <source>At the end of a round you count the pips of the tiles in your hand and add them to your total. The lowest total wins the game.</source>
        <translation>Na konci kola sečteš očka na kostkách, které ti zbyly v ruce, a přičteš je ke svému součtu. Hru vyhrává nejnižší součet.</translation>
    </message>
    <message>
        <source>On your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation>V prvním tahu každého kola přikládáš jen ke svému vlaku, zato kolik kostek chceš, a jde-li to, aspoň jednu. Nedobírá se a po dubletách nic přijít nemusí. Nehodí-li se žádná kostka, dostaneš lokomotivu. Dokud tento tah neodehráli všichni, otevřené dublety nikoho neblokují a kolo nemůže skončit, takže v něm může zůstat bez kostek i několik hráčů.</translation>
    </message>
    <message>
        <source>There is no Mexican Train in this game, only the trains of the players.</source>
        <translation>V této hře není mexický vlak, jen vlaky hráčů.</translation>
    </message>
    <message>
        <source>You may play on other open trains before your own has a tile.</source>
        <translation>K jiným otevřeným vlakům smíš přikládat, i když tvůj vlastní ještě nemá žádnou kostku.</translation>
    </message>
    <message>
        <source>Before your own train has a tile you may play nothing on another one. Only closing a double that you have to close is always allowed.</source>
        <translation>Dokud tvůj vlastní vlak nemá žádnou kostku, nesmíš nic přiložit k jinému. Jen zakrýt dubletu, kterou zakrýt musíš, je dovoleno vždycky.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation>Po dubletě přiložíš v témže tahu ještě jednu kostku. Smí to být zase dubleta a po ní pak musí přijít další kostka.</translation>
    </message>
    <message>
        <source>A double is played like any other tile: nothing has to follow it.</source>
        <translation>Dubleta se přikládá jako každá jiná kostka: nic po ní přijít nemusí.</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation>Kostka po dubletě musí přijít přímo k této dubletě. Pokud už na stole leží všechny ostatní kostky s její hodnotou, nemusí přijít nic.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may play it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation>Je-li kostka, kterou si po dubletě dobereš, také dubleta a hodí se, smíš ji přiložit a další kostka pak musí přijít po ní. Když si ji necháš, tvůj tah končí, jako by se nic nehodilo.</translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.</source>
        <translation>Dubletu, kterou si dobereš po dubletě, přiložit nelze, i když se hodí: zůstává ti v ruce.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation>Je-li třeba zakrýt víc dublet, vybíráš si, kterou.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was played first comes first.</source>
        <translation>Je-li třeba zakrýt víc dublet, první přijde na řadu ta, která byla přiložena nejdřív.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is played anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation>Dubleta, která na konci tahu zůstane otevřená, se musí zakrýt dřív, než se kamkoli přiloží cokoli jiného. To platí pro každého hráče, tah za tahem, dokud není zakrytá.</translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation>Dubleta, která zůstane otevřená, nikoho neblokuje. Je koncem svého vlaku jako každá jiná kostka.</translation>
    </message>
    <message>
        <source>You draw for only one tile per turn: if you drew a double and played it, you do not draw for the tile after it.</source>
        <translation>Dobíráš si jen pro jednu kostku v tahu: po přiložení dobrané dublety si pro kostku po ní už nedobíráš.</translation>
    </message>
    <message>
        <source>Your marker comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Když přiložíš ke svému vlaku, tvoje lokomotiva se odebere sama. Zůstává, když přiložíš jinam a když k tvému vlaku přikládají ostatní.</translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your marker comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Když přiložíš ke svému vlaku, hned řekneš, jestli lokomotivu odebereš, nebo ji necháš stát, než tam přiložíš příště. Zůstává, když přiložíš jinam a když k tvému vlaku přikládají ostatní.</translation>
    </message>
    <message>
        <source>After each tile that you play, on whichever train, you may take your marker off or leave it. It stays when others play on your train.</source>
        <translation>Po každé kostce, kterou přiložíš, ať je to kamkoli, smíš svou lokomotivu odebrat, nebo ji nechat stát. Zůstává, když k tvému vlaku přikládají ostatní.</translation>
    </message>
    <message>
        <source>The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.</source>
        <translation>Startovní kostka se rozdává spolu s ostatními. Kdo ji má, položí ji do stanice a hned hraje svůj tah.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns up. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Když startovní kostku nikdo nemá, hráči si po řadě dobírají po jedné kostce a přestanou, jakmile se objeví. V 1. kole dobírá jako první hráč na místě 1, později hráč na místě za tím, kdo začínal minulé kolo.</translation>
    </message>
    <message>
        <source>If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation>Jde-li některá kostka z tvé ruky někam přiložit, jednu přiložíš. Místo toho nesmíš ani dobírat, ani pasovat; nechat si smíš jen dobranou dubletu, a to tam, kde to pravidlo o ní dovoluje.</translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a marker stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation>Tvůj vlastní vlak je pro tebe otevřený. Vlak jiného hráče je pro tebe zavřený, ledaže na něm stojí lokomotiva: pak je otevřený pro všechny. Dubleta, kterou musíš zakrýt, má před tím vším přednost.</translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a marker is put on your train, your turn ends and the double stays open.</source>
        <translation>Nemůže-li po tvé dubletě přijít žádná kostka z tvé ruky, dobíráš si, kolik smíš. Když ani pak žádnou takovou nemáš, na tvůj vlak se postaví lokomotiva, tvůj tah končí a dubleta zůstává otevřená.</translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be played in the first turn, everybody still has that first turn.</source>
        <translation>Jakmile někomu na konci jeho tahu nezbývá žádná kostka, kolo končí. Kde se v prvním tahu smí přiložit celý vlak, odehraje ještě každý svůj první tah.</translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a marker on every train, the round is over. Then it may be that nobody has gone out.</source>
        <translation>Je-li talon prázdný a žádnou kostku z žádné ruky by nešlo nikam přiložit, ani kdyby na každém vlaku stála lokomotiva, kolo končí. Může se tak stát, že kostky zbudou všem.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play one tile, as on every other.</source>
        <translation>V prvním tahu kola přiložíš jednu kostku, stejně jako v každém jiném.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your second turn of the round on; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Mexický vlak patří všem. Od svého druhého tahu v kole ho smíš založit kostkou s hodnotou startovní kostky; jakmile je založený, je otevřený pro všechny. Lokomotivu nikdy nedostane.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation>Po dubletě přiložíš v témže tahu ještě jednu kostku. Dubleta z ruky to být nesmí, i když se hodí.</translation>
    </message>
    <message>
        <source>The tile after a double may be played on the double or on any other train that is open to you. In the turn in which it is played, a double closes no train to you.</source>
        <translation>Kostka po dubletě smí přijít k dubletě nebo ke kterémukoli jinému vlaku, který je pro tebe otevřený. V tahu, ve kterém se dubleta přiloží, ti žádný vlak nezavírá.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must play it, and then it needs a tile after it like any other double.</source>
        <translation>Je-li kostka, kterou si po dubletě dobereš, také dubleta a hodí se, musíš ji přiložit a další kostka pak musí přijít po ní, jako po každé jiné dubletě.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it no longer holds anybody up.</source>
        <translation>Dubletu, která na konci tahu zůstane otevřená, musí další hráč zakrýt dřív, než přiloží cokoli jiného. Když to nejde, dubleta už nikoho neblokuje.</translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation>Krátká hra pro 2 až 4 hráče: kostky s 10, 11 nebo 12 zůstanou v krabici, první startovní kostka je dubleta 9-9 a hraje se nejvýš deset kol.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Když startovní kostku nikdo nemá, hráči si po řadě dobírají po jedné kostce, dokud se neobjeví. Dobírá se pak ještě dál, dokud nemají všichni dobraný stejný počet kostek, pokud talon stačí. V 1. kole dobírá jako první hráč na místě 1, později hráč na místě za tím, kdo začínal minulé kolo.</translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation>Krátká hra se nehraje.</translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do you go out on the double.</source>
        <translation>Je-li tvou poslední kostkou dubleta a musí po ní přijít další kostka, dobíráš si. Jen když dobírat nelze, kolo takovou dubletou končí.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Mexický vlak patří všem. Kostkou s hodnotou startovní kostky ho smíš založit v každém tahu, pokud ti jiné pravidlo neurčuje, kam přiložit; jakmile je založený, je otevřený pro všechny. Lokomotivu nikdy nedostane.</translation>
    </message>
    <message>
        <source>You draw for each tile that you have to play: if a double that you drew and played asks for a tile and you hold none for it, you draw again.</source>
        <translation>Pro každou kostku, kterou máš přiložit, si dobíráš zvlášť: když po přiložení dobrané dublety musí přijít další kostka a žádnou vhodnou nemáš, dobíráš si znovu.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>Hraje se nejvýše %n kolo. První startovní kostka je dubleta %1-%1.</numerusform>
            <numerusform>Hrají se nejvýše %n kola. První startovní kostka je dubleta %1-%1.</numerusform>
            <numerusform>Hraje se nejvýše %n kol. První startovní kostka je dubleta %1-%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn you play one tile of your hand that fits, on any train that is open to you. The rules about drawing, about doubles and about the first turn of a round can change that.</source>
        <translation>Ve svém tahu přiložíš jednu kostku z ruky, libovolnou, která se hodí, a k libovolnému vlaku, který je pro tebe otevřený. Výjimky stanoví pravidla o dobírání, o dubletách a o prvním tahu kola.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw tile after tile until one may be played or the boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Když žádnou kostku z tvé ruky nelze přiložit, dobíráš si jednu po druhé, dokud některá nejde přiložit nebo dokud není talon prázdný. Kostka, kterou lze přiložit, se hned přiloží, kamkoli to jde; žádnou jinou místo ní přiložit nelze.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Když žádnou kostku z tvé ruky nelze přiložit, dobereš si jednu z talonu. Pokud ji lze přiložit, hned se přiloží, kamkoli to jde; žádnou jinou místo ní přiložit nelze.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the first that may be played. It is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Když žádnou kostku z tvé ruky nelze přiložit, dobereš si až dvě kostky, jednu po druhé, a přestaneš u první, která jde přiložit. Ta se hned přiloží, kamkoli to jde; žádnou jinou místo ní přiložit nelze.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.</source>
        <translation>Mexický vlak patří všem. Když už má tvůj vlastní vlak aspoň jednu kostku, smíš mexický vlak založit kostkou s hodnotou startovní kostky; založený mexický vlak je otevřený pro všechny. Lokomotivu nikdy nedostane.</translation>
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
        <translation>Startovní kostka leží ve stanici už před rozdáním a každé kolo začíná další hráč v pořadí. Jestli svou lokomotivu odebereš, rozhoduješ ty.</translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation>Novelca</translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were played, and an empty boneyard ends the round.</source>
        <translation>Otevřené dublety se zakrývají v pořadí, ve kterém byly přiloženy, a prázdný talon ukončí kolo.</translation>
    </message>
    <message>
        <source>Big table</source>
        <translation>Velký stůl</translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole train; the double blank costs 50 points.</source>
        <translation>Pro 2 až 14 hráčů se sadami „dvojitá 6“ až „dvojitá 18“. V prvním tahu smíš přiložit celý vlak; dubleta 0-0 stojí 50 bodů.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that double, you draw only once per turn, nobody goes out on an open double, and ties are broken.</source>
        <translation>Kostka po dubletě musí přijít přímo k ní, dobírá se jednou za tah, nezakrytou dubletou nikdo neskončí a při shodě bodů se určuje vítěz.</translation>
    </message>
    <message>
        <source>There is no rulebook called “%1”.</source>
        <translation>Verze pravidel „%1“ neexistuje.</translation>
    </message>
    <message>
        <source>There is no option called “%1”.</source>
        <translation>Volba „%1“ neexistuje.</translation>
    </message>
    <message>
        <source>“%2” is not a value of the option “%1”.</source>
        <translation>„%2“ není hodnota volby „%1“.</translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation>Tato verze pravidel je pro %1 až %2 hráčů.</translation>
    </message>
    <message>
        <source>If the engine is dealt, whoever holds it must start; if it is set aside, the players must take turns to start.</source>
        <translation>Rozdává-li se startovní kostka, musí začínat ten, kdo ji má; leží-li předem ve stanici, musí každé kolo začínat další hráč v pořadí.</translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation>Tato verze pravidel krátkou hru nemá.</translation>
    </message>
    <message>
        <source>The short game is played with the double-9 set.</source>
        <translation>Krátká hra se hraje se sadou „dvojitá 9“.</translation>
    </message>
    <message numerus="yes">
        <source>With this set at most %n round(s) can be played.</source>
        <translation>
            <numerusform>S touto sadou lze hrát nejvýš %n kolo.</numerusform>
            <numerusform>S touto sadou lze hrát nejvýš %n kola.</numerusform>
            <numerusform>S touto sadou lze hrát nejvýš %n kol.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no number of tiles to deal for %1 players with the double-%2 set.</source>
        <translation>Pro sadu „dvojitá %2“ a počet hráčů %1 není určeno, kolik kostek se rozdává.</translation>
    </message>
    <message>
        <source>The double-%2 set does not have enough tiles for %1 players.</source>
        <translation>Sada „dvojitá %2“ nemá pro tolik hráčů (%1) dost kostek.</translation>
    </message>
    <message>
        <source>Comes with the wooden model set by Eco Wood Art.</source>
        <translation>Přiloženo k dřevěné stavebnici Eco Wood Art.</translation>
    </message>
    <message>
        <source>Comes with “Original Mexican Train” by Tactic.</source>
        <translation>Přiloženo ke hře „Original Mexican Train“ od firmy Tactic.</translation>
    </message>
    <message>
        <source>Comes with Novelca 11003603, and in a Russian leaflet.</source>
        <translation>Přiloženo ke hře Novelca 11003603, také v ruském letáku.</translation>
    </message>
    <message>
        <source>From a German article, for 2 to 14 players.</source>
        <translation>Z německého článku, pro 2 až 14 hráčů.</translation>
    </message>
    <message>
        <source>Published tournament rules; no leaflet prints them.</source>
        <translation>Zveřejněná turnajová pravidla; v žádné krabici nejsou.</translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a double drawn after a double must be played if it fits.</source>
        <translation>Začíná ten, kdo má startovní kostku. Otevřené dublety blokují všechny a smějí se zakrývat v libovolném pořadí; dubleta dobraná po dubletě se musí přiložit, když se hodí.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Zobrazená pravidla</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>porovnání</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>S čím porovnat</translation>
    </message>
    <message>
        <source>No rule mentions that.</source>
        <translation>O tom žádné pravidlo nemluví.</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Tato pravidla jsou stejná.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n pravidlo</numerusform>
            <numerusform>%n pravidla</numerusform>
            <numerusform>%n pravidel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameTilesWords</name>
    <message>
        <source>now %1, earlier %2</source>
        <comment>%1, %2: points</comment>
        <translation>teď %1, tehdy %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: now 34, earlier 61</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same tiles: %1.</source>
        <comment>%1: now 34, earlier 61</comment>
        <translation>Stejné kostky: %1.</translation>
    </message>
</context>
<context>
    <name>SavingSheets</name>
    <message>
        <source>This game is not saved</source>
        <translation>Tato hra není uložená</translation>
    </message>
    <message>
        <source>Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.</source>
        <translation>Pokus o uložení se opakuje každých několik sekund a hra mezitím pokračuje. Celou hru můžeš také uložit do jiného souboru, na jiný disk; pak pokračuje v něm. Dokud není uložená, nelze otevřít ani začít jinou hru.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Zkusit znovu hned</translation>
    </message>
    <message>
        <source>Save as another file…</source>
        <translation>Uložit do jiného souboru…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Odejít bez uložení?</translation>
    </message>
    <message>
        <source>If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.</source>
        <translation>Když přesto odejdeš, uloží se celá hra do záchranného souboru, pokud ho někam půjde zapsat. Při příštím spuštění ho program nabídne.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zůstat</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Přesto odejít</translation>
    </message>
    <message>
        <source>A game was rescued</source>
        <translation>Hra byla zachráněna</translation>
    </message>
    <message>
        <source>This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.</source>
        <translation>Tuto hru se při ukončení programu nepodařilo uložit na její místo. Celá je v souboru %1. Když v ní budeš pokračovat, bude zase mezi uloženými hrami; jinak soubor zůstane tam, kde je.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat v ní</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Nechat ji tam</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Not saved</source>
        <translation>Neuloženo</translation>
    </message>
    <message>
        <source>This game is not saved. Saving is tried again every few seconds.</source>
        <translation>Tato hra není uložená. Pokus o uložení se opakuje každých několik sekund.</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Body po kolech</translation>
    </message>
</context>
<context>
    <name>ScoreKeeperSheet</name>
    <message>
        <source>Score-keeper</source>
        <translation>Zápis bodů</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Zapsat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Jiné hry…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Smazat tuto hru?</translation>
    </message>
    <message>
        <source>The points of %1 will be deleted for good.</source>
        <comment>%1: names of the players</comment>
        <translation>Body této hry se smažou nadobro: %1.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Něco je špatně</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Dobře</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation>Ještě není dohráno žádné kolo.</translation>
    </message>
</context>
<context>
    <name>ScorePlotView</name>
    <message>
        <source>The totals over the rounds</source>
        <translation>Součty po jednotlivých kolech</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graf</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%1: %n point(s), total %2</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n bod, celkem %2</numerusform>
            <numerusform>%1: %n body, celkem %2</numerusform>
            <numerusform>%1: %n bodů, celkem %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, engine %2. %3</source>
        <comment>%3: who has how many points</comment>
        <translation>Kolo %1, startovní kostka %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n bod</numerusform>
            <numerusform>%1: %n body</numerusform>
            <numerusform>%1: %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation>
            <numerusform>Součty po %n kole. %1</numerusform>
            <numerusform>Součty po %n kolech. %1</numerusform>
            <numerusform>Součty po %n kolech. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation>
            <numerusform>Sada „dvojitá %1“, %n kolo.</numerusform>
            <numerusform>Sada „dvojitá %1“, %n kola.</numerusform>
            <numerusform>Sada „dvojitá %1“, %n kol.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>Dubleta 0-0 se počítá za %n bod.</numerusform>
            <numerusform>Dubleta 0-0 se počítá za %n body.</numerusform>
            <numerusform>Dubleta 0-0 se počítá za %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game with the double-%1 set</source>
        <translation>Krátká hra se sadou „dvojitá %1“</translation>
    </message>
    <message>
        <source>Double-%1 set</source>
        <translation>Sada „dvojitá %1“</translation>
    </message>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Kolo %1, start %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rules, over after %n round(s).</source>
        <comment>%1: date, %2: name of the rulebook</comment>
        <translation>
            <numerusform>%1, pravidla: %2, konec po %n kole.</numerusform>
            <numerusform>%1, pravidla: %2, konec po %n kolech.</numerusform>
            <numerusform>%1, pravidla: %2, konec po %n kolech.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation>%1, pravidla: %2, odehraná kola: %3 z %4.</translation>
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
        <translation>Pravidla: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strana %1 z %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column</comment>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation>V každém políčku: vlevo body za kolo, vpravo dosavadní součet.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>Hra končí po kole, ve kterém něčí součet dosáhne %n bodu.</numerusform>
            <numerusform>Hra končí po kole, ve kterém něčí součet dosáhne %n bodů.</numerusform>
            <numerusform>Hra končí po kole, ve kterém něčí součet dosáhne %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s).</source>
        <comment>%1: number, %2: who</comment>
        <translation>
            <numerusform>%1. místo: %2, %n bod.</numerusform>
            <numerusform>%1. místo: %2, %n body.</numerusform>
            <numerusform>%1. místo: %2, %n bodů.</numerusform>
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
        <translation>Hráč %1</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <comment>start of a sentence</comment>
        <translation>Mexický vlak</translation>
    </message>
    <message>
        <source>Your train</source>
        <comment>start of a sentence</comment>
        <translation>Tvůj vlak</translation>
    </message>
    <message>
        <source>%1’s train</source>
        <comment>start of a sentence</comment>
        <translation>Vlak %1</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where something stands</comment>
        <translation>na mexickém vlaku</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where something stands</comment>
        <translation>na tvém vlaku</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where something stands</comment>
        <translation>na vlaku %1</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is played</comment>
        <translation>k mexickému vlaku</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is played</comment>
        <translation>k tvému vlaku</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where a tile is played</comment>
        <translation>k vlaku %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 a %2</translation>
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
        <translation>Barva místa %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Jméno na místě %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>Seat %1 is a computer player</source>
        <translation>Na místě %1 hraje počítač</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Úroveň na místě %1</translation>
    </message>
    <message>
        <source>Colour and character of seat %1</source>
        <translation>Barva a postava na místě %1</translation>
    </message>
</context>
<context>
    <name>SentenceBoard</name>
    <message>
        <source>Rule</source>
        <translation>Pravidlo</translation>
    </message>
    <message>
        <source>Shows the rule behind this.</source>
        <translation>Ukáže pravidlo, o které tu jde.</translation>
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
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>a heading: how the table looks</comment>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>how the table looks</comment>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>On the tiles</source>
        <translation>Na kostkách</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Očka</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Číslice</translation>
    </message>
    <message>
        <source>Pips and digits</source>
        <translation>Očka i číslice</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Barvy oček</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Obvyklé</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>Pro barvoslepé</translation>
    </message>
    <message>
        <source>All black</source>
        <translation>Všechna černá</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Velikost kostek</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normální</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velká</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>Co největší</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Pohyb a zvuk</translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalé</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychlé</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Okamžité</translation>
    </message>
    <message>
        <source>How long the computer thinks before it plays</source>
        <translation>Jak dlouho počítač přemýšlí, než zahraje</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Vůbec ne</translation>
    </message>
    <message>
        <source>A short moment</source>
        <translation>Chviličku</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Chvíli</translation>
    </message>
    <message>
        <source>A long moment</source>
        <translation>Dlouhou chvíli</translation>
    </message>
    <message>
        <source>Reduced motion: nothing flies, rolls or slides</source>
        <translation>Méně pohybu: nic nelétá, nejezdí ani neklouže</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Playing and reading</source>
        <translation>Hraní a předčítání</translation>
    </message>
    <message>
        <source>Draw and pass for me when nothing else is possible</source>
        <translation>Dobírat a pasovat za mě, když nic jiného nejde</translation>
    </message>
    <message>
        <source>What a screen reader says by itself</source>
        <translation>Co čtečka obrazovky hlásí sama</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Všechno, co se děje</translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation>Co se týká mě</translation>
    </message>
    <message>
        <source>Only that it is my turn</source>
        <translation>Jen že jsem na tahu</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Obnovit výchozí</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Pomoc při počítání: očka v mé ruce, viděné kostky a na co ostatní nemohli přiložit</translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation>Počítačoví hráči občas něco prohodí</translation>
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
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>SheetPlanForm</name>
    <message>
        <source>Rulebook</source>
        <translation>Verze pravidel</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kostky</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Počet kol</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Bodová hranice</translation>
    </message>
    <message>
        <source>The game ends at this many points</source>
        <translation>Při tolika bodech hra končí</translation>
    </message>
    <message>
        <source>No limit: all rounds are played.</source>
        <translation>Bez hranice: hrají se všechna kola.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Počet hráčů</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Jméno hráče %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>Hra končí po kole, ve kterém něčí součet dosáhne %n bodu.</numerusform>
            <numerusform>Hra končí po kole, ve kterém něčí součet dosáhne %n bodů.</numerusform>
            <numerusform>Hra končí po kole, ve kterém něčí součet dosáhne %n bodů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPrinter</name>
    <message>
        <source>Score sheet</source>
        <translation>Bodovací list</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Uložit bodovací list</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Something is wrong</source>
        <translation>Něco je špatně</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Dobře</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>Tohle nelze ukázat</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Poškozená hra</translation>
    </message>
    <message>
        <source>Go on from before line %1</source>
        <translation>Pokračovat od místa před řádkem %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechat být</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>Pokračovat v kopii</translation>
    </message>
    <message>
        <source>Reading a long game</source>
        <translation>Načítání dlouhé hry</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>The game in the file %1 takes a while to read: %2% so far.</source>
        <comment>%2: a number</comment>
        <translation>Načíst hru ze souboru %1 chvíli trvá: zatím %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Cannot be saved here</source>
        <translation>Sem nelze ukládat</translation>
    </message>
</context>
<context>
    <name>ShelfSheets</name>
    <message>
        <source>Forget everything?</source>
        <translation>Zapomenout vše?</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Ponechat vše</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Zapomenout vše</translation>
    </message>
    <message>
        <source>Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.</source>
        <translation>Statistika, odznaky, žebříček soupeřů a hry dne začnou znovu od nuly pro všechny, kdo tu hrají, a uložené hry se přesunou do koše. Hra na stole zůstane a hry ze zápisu bodů také.</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Skill and luck</source>
        <translation>Dovednost a štěstí</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Play and tiles, game by game; the list says the same.</source>
        <translation>Tvoje hra a tvoje kostky v jednotlivých hrách; v seznamu je totéž.</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Tvoje hra</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Tvoje kostky</translation>
    </message>
    <message>
        <source>Points for you, per round</source>
        <translation>Body pro tebe za kolo</translation>
    </message>
    <message>
        <source>Points against you, per round</source>
        <translation>Body proti tobě za kolo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>The computer is going over the first round.</source>
        <translation>Počítač si v duchu přehrává první kolo.</translation>
    </message>
    <message>
        <source>No round that counts is finished yet.</source>
        <translation>Žádné kolo, které se počítá, ještě není dohráno.</translation>
    </message>
    <message>
        <source>Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.</source>
        <translation>Počítají se body proti průměru ostatních. Tvoje kostky: kolik podle toho, co se dalo z tvého místa vidět, znamenalo rozdání a tvoje dobírání. Platí stejná kola jako u odznaků, od každého hráče ta poslední; poprvé trvá každé několik sekund a výpočet běží, jen dokud je tato stránka otevřená.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>no difference</source>
        <comment>points for or against somebody: none</comment>
        <translation>bez rozdílu</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <comment>%1: points</comment>
        <translation>%1 pro tebe</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <comment>%1: points</comment>
        <translation>%1 proti tobě</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n round(s)</source>
        <comment>%1: date, %2: rulebook</comment>
        <translation>
            <numerusform>%1 · %2 · %n kolo</numerusform>
            <numerusform>%1 · %2 · %n kola</numerusform>
            <numerusform>%1 · %2 · %n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>play: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>tvoje hra: %1</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>tvoje kostky: %1</translation>
    </message>
    <message>
        <source>After five rounds, this page says what your play and your tiles come to.</source>
        <translation>Po pěti kolech tu bude stát, kolik bodů připadá na tvoji hru a kolik na tvoje kostky.</translation>
    </message>
    <message numerus="yes">
        <source>Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in your place.</source>
        <comment>%1: such as &quot;3.1 for you&quot;, %3: a level</comment>
        <translation>
            <numerusform>Tvoje hra, %n kolo: průměrně za kolo %1 (s přesností na %2) ve srovnání s tím, co by na tvém místě zahrála úroveň „%3“.</numerusform>
            <numerusform>Tvoje hra, %n kola: průměrně za kolo %1 (s přesností na %2) ve srovnání s tím, co by na tvém místě zahrála úroveň „%3“.</numerusform>
            <numerusform>Tvoje hra, %n kol: průměrně za kolo %1 (s přesností na %2) ve srovnání s tím, co by na tvém místě zahrála úroveň „%3“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles, on average: %1 (give or take %2).</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>Tvoje kostky: průměrně za kolo %1 (s přesností na %2).</translation>
    </message>
    <message>
        <source>Chance alone brings that in fewer than 1 of 20 cases.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Pouhá náhoda tolik přinese v méně než 1 z 20 případů.</translation>
    </message>
    <message>
        <source>That is no more than chance brings.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Víc než náhoda v tom není.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Going over your rounds: %1 of %2</source>
        <translation>Počítač si v duchu přehrává tvoje kola: %1 z %2</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station</source>
        <translation>Stanice</translation>
    </message>
    <message>
        <source>Station, engine %1-%1</source>
        <translation>Stanice, startovní kostka %1-%1</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>All rules</source>
        <translation>Všechna pravidla</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Všichni soupeři</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Libovolný počet hráčů</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at the table</comment>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation>Do souboru %1 nelze zapisovat, proto se nezapočítá všechno.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation>
            <numerusform>%n řádek souboru %1 nelze přečíst a vynechává se.</numerusform>
            <numerusform>%n řádky souboru %1 nelze přečíst a vynechávají se.</numerusform>
            <numerusform>%n řádků souboru %1 nelze přečíst a vynechává se.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Soupeři</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Počet hráčů</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Které hry</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Best rounds</source>
        <translation>Nejlepší kola</translation>
    </message>
    <message>
        <source>A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.</source>
        <translation>Hra se započítá jednou, jakmile v ní poprvé něco uděláš; opuštěná hra platí jako nevyhraná. Hry s předem zvoleným rozdáním, hry znovu se stejnými kostkami a opakované hry dne se nepočítají.</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Odznaky…</translation>
    </message>
    <message>
        <source>Skill and luck…</source>
        <translation>Dovednost a štěstí…</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>Zapomenout vše…</translation>
    </message>
</context>
<context>
    <name>StatusSheet</name>
    <message>
        <source>How things stand</source>
        <translation>Stav hry</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>You hold %n tile(s).</source>
        <translation>
            <numerusform>Máš v ruce %n kostku.</numerusform>
            <numerusform>Máš v ruce %n kostky.</numerusform>
            <numerusform>Máš v ruce %n kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation>
            <numerusform>V talonu je %n kostka.</numerusform>
            <numerusform>V talonu jsou %n kostky.</numerusform>
            <numerusform>V talonu je %n kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation>
            <numerusform>%1: v ruce %n kostka.</numerusform>
            <numerusform>%1: v ruce %n kostky.</numerusform>
            <numerusform>%1: v ruce %n kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation>
            <numerusform>%1: zatím %n bod.</numerusform>
            <numerusform>%1: zatím %n body.</numerusform>
            <numerusform>%1: zatím %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) so far.</source>
        <comment>the total of the rounds that are finished</comment>
        <translation>
            <numerusform>Zatím máš %n bod.</numerusform>
            <numerusform>Zatím máš %n body.</numerusform>
            <numerusform>Zatím máš %n bodů.</numerusform>
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
        <translation>%1 si dobírá %2.</translation>
    </message>
    <message>
        <source>You leave your train open.</source>
        <translation>Necháváš svůj vlak otevřený.</translation>
    </message>
    <message>
        <source>%1 leaves their train open.</source>
        <translation>%1 nechává svůj vlak otevřený.</translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation>Ukončuješ první tah.</translation>
    </message>
    <message>
        <source>%1 finishes their first turn.</source>
        <translation>%1 ukončuje svůj první tah.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Každý dostane %n kostku.</numerusform>
            <numerusform>Každý dostane %n kostky.</numerusform>
            <numerusform>Každý dostane %n kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. You start the game.</source>
        <translation>Startovní kostka %1 leží ve stanici. Hru začínáš ty.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. %2 starts the game.</source>
        <comment>%2: who</comment>
        <translation>Startovní kostka %1 leží ve stanici. Hru začíná %2.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is you.</source>
        <translation>Startovní kostka %1 leží ve stanici. Začíná se po řadě: tentokrát ty.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is %2.</source>
        <comment>%2: who</comment>
        <translation>Startovní kostka %1 leží ve stanici. Začíná se po řadě: tentokrát %2.</translation>
    </message>
    <message>
        <source>You hold the engine %1: it is placed in the station, and you start.</source>
        <translation>Máš startovní kostku %1: položí se do stanice a začínáš ty.</translation>
    </message>
    <message>
        <source>%1 holds the engine %2: it is placed in the station, and %1 starts.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 má startovní kostku %2: položí se do stanice a začíná %1.</translation>
    </message>
    <message numerus="yes">
        <source>To find the engine, %n more are drawn.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Aby se našla startovní kostka, dobírá se ještě %n.</numerusform>
            <numerusform>Aby se našla startovní kostka, dobírají se ještě %n.</numerusform>
            <numerusform>Aby se našla startovní kostka, dobírá se ještě %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody held the engine %1: you drew it and start.</source>
        <comment>%1: tile</comment>
        <translation>Startovní kostku %1 nikdo neměl: dobíráš si ji ty a začínáš.</translation>
    </message>
    <message>
        <source>Nobody held the engine %1: %2 drew it and starts.</source>
        <comment>%1: tile, %2: who</comment>
        <translation>Startovní kostku %1 nikdo neměl: dobírá si ji %2 a začíná.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Kolo %1 z %2</translation>
    </message>
    <message>
        <source>Always draw and pass for me</source>
        <translation>Vždy dobírat a pasovat za mě</translation>
    </message>
</context>
<context>
    <name>TableChips</name>
    <message>
        <source>Play together again:</source>
        <translation>Zahrát si znovu spolu:</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Tile %1</source>
        <translation>Kostka %1</translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>Look for the longest chain in your hand before your first tile: from the end of your own train, tile after tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can.</source>
        <translation>Ještě před první kostkou si v ruce najdi co nejdelší řetěz: od konce svého vlaku, kostku za kostkou. Co do něj patří, schovej pro svůj vlak; ostatního se zbav jinde, jakmile to půjde.</translation>
    </message>
    <message>
        <source>Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation>Dublety přikládej brzy, dokud máš kostku, která může přijít po nich. Ke konci kola se dublety těžko zbavíš a stojí hodně bodů.</translation>
    </message>
    <message>
        <source>Keep a second tile of the same value with each double, so that you can follow it yourself.</source>
        <translation>Ke každé dubletě si nech ještě jednu kostku se stejnou hodnotou, ať po ní máš co přiložit.</translation>
    </message>
    <message>
        <source>When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a chain that you will not finish.</source>
        <translation>Když ostatním zbývá málo kostek, mysli na očka: zbavit se kostky s mnoha očky je lepší než držet řetěz, který nedokončíš.</translation>
    </message>
    <message>
        <source>Hold many different values rather than many tiles of one. Then something fits at almost every end.</source>
        <translation>Drž si raději mnoho různých hodnot než mnoho kostek s jednou. Pak se něco hodí skoro na každý konec.</translation>
    </message>
    <message>
        <source>A double that you cannot follow still holds up those who must close it. If you have to leave one open, do it with a value of which most tiles already lie on the table.</source>
        <translation>I dubleta, po které nemáš co přiložit, zdrží ty, kdo ji musí zakrýt. Pokud už nějakou musíš nechat otevřenou, pak s hodnotou, jejíž kostky už většinou leží na stole.</translation>
    </message>
    <message>
        <source>If there is a marker on your train, get it off soon: others play there too, and the end that your chain needs may be gone.</source>
        <translation>Stojí-li na tvém vlaku lokomotiva, brzy se jí zbav: přikládají tam i ostatní a konec, který tvůj řetěz potřebuje, může být pryč.</translation>
    </message>
    <message>
        <source>When two tiles fit equally well, play the one with more pips.</source>
        <translation>Hodí-li se dvě kostky stejně dobře, přilož tu, která má víc oček.</translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation>Pamatuj si, u kterých hodnot si ostatní museli dobírat: takovou kostku neměli. Nechávej jim konce s těmito hodnotami.</translation>
    </message>
    <message>
        <source>As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation>Dokud na tvém vlaku nestojí lokomotiva, nikdo ti ho nemůže vzít. Kostky, které do řetězu nepatří, proto přikládej nejdřív k jiným vlakům a řetěz si nech na později.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everybody</source>
        <translation>otevřený všem</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>přemýšlí…</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n kostka</numerusform>
            <numerusform>%n kostky</numerusform>
            <numerusform>%n kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n b.</numerusform>
            <numerusform>%n b.</numerusform>
            <numerusform>%n b.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since.</source>
        <translation>Na %1 nešlo přiložit a z kostek dobraných od té doby žádná nezůstala v ruce.</translation>
    </message>
    <message>
        <source>computer thinks…</source>
        <comment>for a player who is away</comment>
        <translation>počítač přemýšlí…</translation>
    </message>
</context>
<context>
    <name>TrainSheet</name>
    <message numerus="yes">
        <source>Mexican Train: %n tile(s)</source>
        <translation>
            <numerusform>Mexický vlak: %n kostka</numerusform>
            <numerusform>Mexický vlak: %n kostky</numerusform>
            <numerusform>Mexický vlak: %n kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your train: %n tile(s)</source>
        <translation>
            <numerusform>Tvůj vlak: %n kostka</numerusform>
            <numerusform>Tvůj vlak: %n kostky</numerusform>
            <numerusform>Tvůj vlak: %n kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s train: %n tile(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>Vlak %1: %n kostka</numerusform>
            <numerusform>Vlak %1: %n kostky</numerusform>
            <numerusform>Vlak %1: %n kostek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message>
        <source>Mexican Train</source>
        <translation>Mexický vlak</translation>
    </message>
    <message>
        <source>%1, ends in %2, double to be closed</source>
        <translation>%1, končí hodnotou %2, dubletu je třeba zakrýt</translation>
    </message>
    <message>
        <source>%1, ends in %2, open</source>
        <translation>%1, končí hodnotou %2, otevřený</translation>
    </message>
    <message>
        <source>%1, ends in %2, for you alone</source>
        <translation>%1, končí hodnotou %2, jen pro tebe</translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation>%1, končí hodnotou %2, zavřený</translation>
    </message>
    <message>
        <source>%1; a computer player plays here meanwhile</source>
        <extracomment>%1: a train and how it stands</extracomment>
        <translation>%1; zatím tu hraje počítač</translation>
    </message>
    <message>
        <source>the double first</source>
        <comment>on a plate: no train is open before it is covered</comment>
        <translation>nejdřív dubleta</translation>
    </message>
    <message>
        <source>from your next turn</source>
        <comment>on a plate: the train is not open yet</comment>
        <translation>od druhého tahu</translation>
    </message>
    <message>
        <source>your train first</source>
        <comment>on a plate: where one plays first</comment>
        <translation>nejdřív tvůj vlak</translation>
    </message>
    <message>
        <source>%1, ends in %2, not open now: %3</source>
        <extracomment>%3: what comes first, in a few words, as &quot;the double first&quot;</extracomment>
        <translation>%1, končí hodnotou %2, zatím zavřený: %3</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 přemýšlí.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Na tahu je %1.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Kolo skončilo.</translation>
    </message>
    <message>
        <source>You may take your marker off or leave your train open.</source>
        <translation>Můžeš svou lokomotivu odebrat, nebo nechat svůj vlak otevřený.</translation>
    </message>
    <message>
        <source>Your first turn: play as many tiles as you like on your own train.</source>
        <translation>Tvůj první tah: přilož ke svému vlaku, kolik kostek chceš.</translation>
    </message>
    <message>
        <source>Play another tile on your train, or finish your first turn.</source>
        <translation>Přilož ke svému vlaku další kostku, nebo ukonči první tah.</translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation>Žádná další kostka se nehodí: ukonči první tah.</translation>
    </message>
    <message>
        <source>You drew %1: play it, or keep it and pass.</source>
        <translation>Dobraná kostka %1 se hodí: přilož ji, nebo si ji nech a pasuj.</translation>
    </message>
    <message>
        <source>You drew %1, and it fits: play it.</source>
        <translation>Dobraná kostka %1 se hodí: přilož ji.</translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Jsi na tahu: je třeba zakrýt dubletu %1 %2.</translation>
    </message>
    <message>
        <source>After a double you play one more tile, but not a double.</source>
        <translation>Po dubletě přilož ještě jednu kostku, ale ne dubletu.</translation>
    </message>
    <message>
        <source>After a double you play one more tile.</source>
        <translation>Po dubletě přilož ještě jednu kostku.</translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation>Jsi na tahu: zakryj jednu z otevřených dublet.</translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation>Jsi na tahu: přilož kostku tam, kde je na návěstidle zelená.</translation>
    </message>
    <message>
        <source>The double %1 %2 must be closed and no tile of yours fits: draw one.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Je třeba zakrýt dubletu %1 %2 a žádná tvoje kostka se nehodí: dober si.</translation>
    </message>
    <message>
        <source>The open doubles must be closed and no tile of yours fits: draw one.</source>
        <translation>Je třeba zakrýt otevřené dublety a žádná tvoje kostka se nehodí: dober si.</translation>
    </message>
    <message>
        <source>No tile of yours fits: draw one.</source>
        <translation>Žádná tvoje kostka se nehodí: dober si.</translation>
    </message>
    <message>
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation>Po dubletě musíš přiložit ještě jednu kostku a žádná se nehodí: dober si.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n tile(s) fit.</source>
        <translation>
            <numerusform>Jsi na tahu. Hodí se %n kostka.</numerusform>
            <numerusform>Jsi na tahu. Hodí se %n kostky.</numerusform>
            <numerusform>Jsi na tahu. Hodí se %n kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. You can play: %1.</source>
        <comment>%1: tiles</comment>
        <translation>Jsi na tahu. Můžeš přiložit: %1.</translation>
    </message>
    <message>
        <source>does not fit now</source>
        <comment>a tile</comment>
        <translation>teď se nikam nehodí</translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a tile; %1: on whose trains</comment>
        <translation>hodí se %1</translation>
    </message>
    <message>
        <source>%1 fits %2.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1 se hodí %2.</translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you can only pass.</source>
        <translation>Tvůj první tah: žádná tvoje kostka se nehodí, můžeš jen pasovat.</translation>
    </message>
    <message>
        <source>%1 cannot be played either: you can only pass.</source>
        <translation>Ani %1 nejde přiložit: můžeš jen pasovat.</translation>
    </message>
    <message>
        <source>No tile of yours can be played and you cannot draw: you can only pass.</source>
        <translation>Žádnou tvou kostku nejde přiložit a dobírat nemůžeš: můžeš jen pasovat.</translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation>%1 se hodí na víc míst: vyber si jedno.</translation>
    </message>
    <message>
        <source>%1 fits %2: choose one of them.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>%1 se hodí %2: vyber si jeden vlak.</translation>
    </message>
    <message>
        <source>The computer is thinking for %1.</source>
        <extracomment>%1: a player who is away</extracomment>
        <translation>%1 má přestávku: přemýšlí počítač.</translation>
    </message>
    <message>
        <source>%1 Press Up.</source>
        <comment>%1: a whole sentence; Up: the key with that arrow</comment>
        <translation>%1 Stiskni šipku nahoru.</translation>
    </message>
    <message>
        <source>You have no tile with %1: draw one.</source>
        <extracomment>%1: one or more numbers, as in &quot;1, 6, 9&quot;</extracomment>
        <translation>Nemáš žádnou kostku s hodnotou %1: dober si.</translation>
    </message>
    <message>
        <source>You have no tile with %1: you can only pass.</source>
        <translation>Nemáš žádnou kostku s hodnotou %1: můžeš jen pasovat.</translation>
    </message>
    <message>
        <source>%1 You can play: %2.</source>
        <comment>%1: a whole sentence, %2: tiles</comment>
        <translation>%1 Můžeš přiložit: %2.</translation>
    </message>
    <message>
        <source>%1 Press %2.</source>
        <comment>%1: a whole sentence; %2: the key</comment>
        <translation>%1 Stiskni %2.</translation>
    </message>
    <message>
        <source>%1 Shift+%2 ends your turn.</source>
        <comment>%1: a whole sentence; %2: a letter, held with Shift</comment>
        <translation>%1 Shift+%2 ukončí tvůj tah.</translation>
    </message>
</context>
<context>
    <name>TutorialNote</name>
    <message>
        <source>Tutorial</source>
        <translation>Výuka</translation>
    </message>
    <message>
        <source>Tutorial: %1 of %2</source>
        <translation>Výuka: %1 z %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation>Přeskočit výuku</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Začít hru</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
    </message>
</context>
</TS>
