<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Mexican Train</source>
        <translation>Informazioni su Mexican Train</translation>
    </message>
    <message>
        <source>Mexican Train, version %1</source>
        <translation>Mexican Train, versione %1</translation>
    </message>
    <message>
        <source>A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.</source>
        <translation>Un gioco gratuito per tutta la famiglia: secondo il regolamento nella tua scatola, in molte lingue. Non ha bisogno della rete, non chiede account e non mostra pubblicità, e niente esce da questo computer.</translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation>È fatto con Qt, usato secondo la GNU Lesser General Public License. Questo programma può essere usato, modificato e distribuito da chiunque alle condizioni seguenti:</translation>
    </message>
    <message>
        <source>Made with the work of others, under these terms:</source>
        <translation>Fatto con il lavoro di altri, alle condizioni seguenti:</translation>
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
        <translation>Chiara</translation>
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
        <translation>Fabio</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Gaia</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Ugo</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Ines</translation>
    </message>
    <message>
        <source>Jakob</source>
        <translation>Giacomo</translation>
    </message>
    <message>
        <source>Karla</source>
        <translation>Carla</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Leo</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>Marta</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>Nino</translation>
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
        <translation>%1 · %2, manche %3</translation>
    </message>
    <message>
        <source>%1, earned. %2 %3</source>
        <comment>%1: an award, %2: what earns it, %3: where</comment>
        <translation>%1, raggiunto. %2 %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>%1: an award, %2: what earns it</comment>
        <translation>%1, non ancora raggiunto. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what, %2: so much</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>best</comment>
        <translation>ancora niente</translation>
    </message>
    <message>
        <source>%1 of %2 earned</source>
        <comment>awards</comment>
        <translation>Raggiunti: %1 su %2</translation>
    </message>
    <message>
        <source>Looking through the games: %1 of %2</source>
        <translation>Esame delle partite: %1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new award(s): %1.</source>
        <comment>%1: their names</comment>
        <translation>
            <numerusform>Nuovo traguardo: %1.</numerusform>
            <numerusform>%n nuovi traguardi: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best so far: %1, %2.</source>
        <comment>%1: in what, %2: so much</comment>
        <translation>Il tuo primato: %1, %2.</translation>
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
        <translation>Arrivo doppio</translation>
    </message>
    <message>
        <source>Go out with a double as your last tile.</source>
        <translation>Finisci con un doppio come ultima tessera.</translation>
    </message>
    <message>
        <source>Long train</source>
        <translation>Treno lungo</translation>
    </message>
    <message>
        <source>Have at least 10 tiles on your own train when a round ends.</source>
        <translation>Arriva a fine manche con almeno 10 tessere sul tuo treno.</translation>
    </message>
    <message>
        <source>Endless train</source>
        <translation>Treno senza fine</translation>
    </message>
    <message>
        <source>Have at least 14 tiles on your own train when a round ends.</source>
        <translation>Arriva a fine manche con almeno 14 tessere sul tuo treno.</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>Senza fermate</translation>
    </message>
    <message>
        <source>Go out without having drawn a tile.</source>
        <translation>Finisci le tessere senza averne pescata nemmeno una.</translation>
    </message>
    <message>
        <source>Steep climb</source>
        <translation>Salita ripida</translation>
    </message>
    <message>
        <source>Go out even though you had to draw at least 8 tiles.</source>
        <translation>Finisci le tessere anche se hai dovuto pescarne almeno 8.</translation>
    </message>
    <message>
        <source>Own line</source>
        <translation>Linea propria</translation>
    </message>
    <message>
        <source>Go out with all your tiles on your own train.</source>
        <translation>Finisci le tessere giocandole tutte sul tuo treno.</translation>
    </message>
    <message>
        <source>Foreign station</source>
        <translation>Stazione altrui</translation>
    </message>
    <message>
        <source>Go out with your last tile on another player’s train.</source>
        <translation>Finisci giocando l’ultima tessera sul treno di un altro giocatore.</translation>
    </message>
    <message>
        <source>Grand tour</source>
        <translation>Gran giro</translation>
    </message>
    <message>
        <source>Play tiles on the trains of at least 3 other players in one round.</source>
        <translation>Gioca tessere sui treni di almeno altri 3 giocatori in una manche.</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Per tutti</translation>
    </message>
    <message>
        <source>Play at least 6 tiles on the Mexican Train in one round.</source>
        <translation>Gioca almeno 6 tessere sul Treno messicano in una manche.</translation>
    </message>
    <message>
        <source>Double header</source>
        <translation>Doppia trazione</translation>
    </message>
    <message>
        <source>Play at least 4 doubles in one round.</source>
        <translation>Gioca almeno 4 doppi in una manche.</translation>
    </message>
    <message>
        <source>Helping hand</source>
        <translation>Mano amica</translation>
    </message>
    <message>
        <source>Close at least 3 doubles played by others in one round.</source>
        <translation>In una manche copri almeno 3 doppi giocati da altri.</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Fotofinish</translation>
    </message>
    <message>
        <source>Go out while another player has one tile left.</source>
        <translation>Finisci le tessere quando a un altro giocatore ne resta una sola.</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>In anticipo</translation>
    </message>
    <message>
        <source>Go out while all other players hold at least 5 tiles.</source>
        <translation>Finisci le tessere quando a tutti gli altri ne restano almeno 5.</translation>
    </message>
    <message>
        <source>Heavy load</source>
        <translation>Carico pesante</translation>
    </message>
    <message>
        <source>Go out while the other hands come to at least 100 points together.</source>
        <translation>Finisci le tessere quando agli altri restano in tutto almeno 100 punti.</translation>
    </message>
    <message>
        <source>Light luggage</source>
        <translation>Bagaglio leggero</translation>
    </message>
    <message>
        <source>End a round with 1 or 2 points, without going out.</source>
        <translation>Finisci una manche con 1 o 2 punti, senza aver finito le tessere.</translation>
    </message>
</context>
<context>
    <name>AwardsSheet</name>
    <message>
        <source>Awards</source>
        <translation>Traguardi</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>I tuoi primati</translation>
    </message>
    <message>
        <source>A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.</source>
        <translation>Contano le manche in cui nulla è stato annullato e il tuo posto non è stato ceduto. Il tutorial, le partite con le stesse tessere di nuovo e una partita del giorno ripetuta non danno traguardi, e l’IA non ne raggiunge; i consigli non ne tolgono.</translation>
    </message>
</context>
<context>
    <name>BestRounds</name>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>column: how many</comment>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>I loro punti</translation>
    </message>
    <message>
        <source>Rules and date</source>
        <translation>Regole e data</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: rulebook, %2: date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No finished round among these games.</source>
        <translation>Nessuna manche finita in queste partite.</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Longest train</source>
        <translation>Treno più lungo</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points left with the others</source>
        <translation>Più punti lasciati agli altri</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Quickest going out</source>
        <translation>Tessere finite più in fretta</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>Most tiles in one turn</source>
        <translation>Più tessere in un turno</translation>
    </message>
    <message>
        <source>Most doubles in one round</source>
        <translation>Più doppi in una manche</translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation>
            <numerusform>%n doppio</numerusform>
            <numerusform>%n doppi</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest points without going out</source>
        <translation>Meno punti senza finire le tessere</translation>
    </message>
    <message>
        <source>Most points in one round</source>
        <translation>Più punti in una manche</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Fogli segnapunti vuoti</translation>
    </message>
    <message>
        <source>For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.</source>
        <translation>Per una partita con tessere vere: le manche e i doppi di partenza sono stampati, i punti si scrivono a mano. I nomi possono restare vuoti.</translation>
    </message>
</context>
<context>
    <name>Boneyard</name>
    <message>
        <source>Draw a tile</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in the boneyard</comment>
        <translation>
            <numerusform>%n tessera rimasta</numerusform>
            <numerusform>%n tessere rimaste</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>Nessuna tessera rimasta</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) left</source>
        <translation>
            <numerusform>Pozzo: %n tessera rimasta</numerusform>
            <numerusform>Pozzo: %n tessere rimaste</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard: no tiles left</source>
        <translation>Pozzo: nessuna tessera rimasta</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Maiusc+%1</translation>
    </message>
</context>
<context>
    <name>CharacterWords</name>
    <message>
        <source>Gets rid of heavy tiles first.</source>
        <translation>Per prima cosa si libera delle tessere pesanti.</translation>
    </message>
    <message>
        <source>Holds on to heavy tiles.</source>
        <translation>Tiene a lungo le tessere pesanti.</translation>
    </message>
    <message>
        <source>Likes best to play on their own train.</source>
        <translation>Preferisce giocare sul proprio treno.</translation>
    </message>
    <message>
        <source>Likes to play on other players’ trains.</source>
        <translation>Gioca volentieri sui treni degli altri.</translation>
    </message>
    <message>
        <source>Is fond of the Mexican Train.</source>
        <translation>Ha un debole per il Treno messicano.</translation>
    </message>
    <message>
        <source>Cannot keep a double for long.</source>
        <translation>Non tiene a lungo un doppio in mano.</translation>
    </message>
    <message>
        <source>Has no favourite kind of move.</source>
        <translation>Non ha mosse preferite.</translation>
    </message>
</context>
<context>
    <name>Classic</name>
    <message>
        <source>Classic</source>
        <comment>a theme: walnut, green cloth, brass</comment>
        <translation>Classico</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Shows the table as it was then.</source>
        <translation>Mostra il tavolo com’era in quel momento.</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Whose round</source>
        <translation>Di chi è la manche</translation>
    </message>
    <message>
        <source>Thinking about the round…</source>
        <translation>Analisi della manche…</translation>
    </message>
    <message>
        <source>The dimmed tiles were played by others.</source>
        <translation>Le tessere sbiadite le hanno giocate gli altri.</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation>Nessuna delle tessere ricevute andava bene sul doppio di partenza.</translation>
    </message>
    <message>
        <source>You played no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Sul tuo treno non hai giocato nessuna tessera; su altri treni: %1.</translation>
    </message>
    <message>
        <source>You played %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Hai giocato la tessera %1 %2.</translation>
    </message>
    <message>
        <source>You kept the tile you drew, and passed.</source>
        <translation>Hai tenuto la tessera pescata e hai passato.</translation>
    </message>
    <message>
        <source>You finished your first turn.</source>
        <translation>Hai terminato il tuo primo turno.</translation>
    </message>
    <message>
        <source>You left your train open.</source>
        <translation>Hai lasciato aperto il tuo treno.</translation>
    </message>
    <message>
        <source>You took your marker off.</source>
        <translation>Hai tolto la tua locomotiva.</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>Hai pescato una tessera.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation>Questa manche l’ha giocata solo l’IA.</translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Il treno più lungo tra le tessere ricevute: %1.</translation>
    </message>
    <message>
        <source>You played %1 on your own train; on other trains: %2.</source>
        <comment>%1, %2: so many tiles</comment>
        <translation>Sul tuo treno hai giocato %1; su altri treni: %2.</translation>
    </message>
    <message>
        <source>%1 %2 looked better: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Sembrava meglio giocare la tessera %1 %2: %3</translation>
    </message>
    <message>
        <source>Leaving your train open looked better.</source>
        <translation>Sembrava meglio lasciare aperto il tuo treno.</translation>
    </message>
    <message>
        <source>Taking your marker off looked better.</source>
        <translation>Sembrava meglio togliere la tua locomotiva.</translation>
    </message>
    <message>
        <source>Finishing your first turn there looked better.</source>
        <translation>Sembrava meglio terminare a quel punto il tuo primo turno.</translation>
    </message>
    <message>
        <source>Keeping the tile you drew looked better.</source>
        <translation>Sembrava meglio tenere la tessera pescata.</translation>
    </message>
    <message>
        <source>Here another move looked clearly better. Each decision is judged by what you could see when you made it.</source>
        <translation>Qui un’altra mossa sembrava nettamente migliore. Ogni decisione è giudicata in base a quello che potevi vedere in quel momento.</translation>
    </message>
    <message>
        <source>No slips: by what you could see, no other move looked clearly better.</source>
        <translation>Nessun errore: in base a quello che potevi vedere, nessun’altra mossa sembrava nettamente migliore.</translation>
    </message>
    <message>
        <source>Well found.</source>
        <translation>Ben visto.</translation>
    </message>
    <message>
        <source>Well found: better than %1 %2, which comes to mind first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Ben visto: meglio della prima idea, la tessera %1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>On average that ends about %n point(s) better for you against the others (most likely between %1 and %2).</source>
        <translation>
            <numerusform>In media finisce meglio per te di circa %n punto rispetto agli altri (molto probabilmente tra %1 e %2).</numerusform>
            <numerusform>In media finisce meglio per te di circa %n punti rispetto agli altri (molto probabilmente tra %1 e %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>no difference</source>
        <comment>so many points for or against you: none</comment>
        <translation>nessuna differenza</translation>
    </message>
    <message numerus="yes">
        <source>%n for you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n a tuo favore</numerusform>
            <numerusform>%n a tuo favore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n contro di te</numerusform>
            <numerusform>%n contro di te</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or take %5). Together: %6.</source>
        <comment>%1 to %4 and %6: such as &quot;3 for you&quot; or &quot;no difference&quot;</comment>
        <translation>Punti rispetto agli altri. Distribuzione: %1; tessere pescate: %2; gioco degli altri: %3; il tuo gioco: %4 (con un margine di %5). In tutto: %6.</translation>
    </message>
    <message>
        <source>%1 %2 looked better.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Sembrava meglio giocare la tessera %1 %2.</translation>
    </message>
</context>
<context>
    <name>ColourGrid</name>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Ottanio</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>Magenta</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrone</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indaco</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliva</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Corallo</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Celeste</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>of a locomotive</comment>
        <translation>Colore</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation>Consiglio: che cosa puoi fare, e perché</translation>
    </message>
    <message>
        <source>Plan my train: the tiles of the longest train first</source>
        <translation>Pianifica il mio treno: prima le tessere del più lungo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Annulla, ripeti</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close what is open; let go of the tile</source>
        <translation>Chiudi quello che è aperto; lascia la tessera</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Le tessere di tutti</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 o ?</translation>
    </message>
    <message>
        <source>The rule behind the message</source>
        <translation>La regola che spiega il messaggio</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Games…</source>
        <comment>the saved ones</comment>
        <translation>Partite…</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Rivedi questa partita</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Giocatori…</translation>
    </message>
    <message>
        <source>How things stand…</source>
        <translation>A che punto siamo…</translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation>A che punto siamo, a parole</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Fair play…</translation>
    </message>
    <message>
        <source>End this game</source>
        <translation>Termina la partita</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiche…</translation>
    </message>
    <message>
        <source>Score-keeper…</source>
        <translation>Segnapunti…</translation>
    </message>
    <message>
        <source>Blank score sheets…</source>
        <translation>Fogli segnapunti vuoti…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regole…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>Aiuto…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Informazioni…</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Il menu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Schermo intero e ritorno</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>What happened…</source>
        <translation>Che cosa è successo…</translation>
    </message>
    <message>
        <source>What happened in this round, line by line</source>
        <translation>Che cosa è successo in questa manche, riga per riga</translation>
    </message>
    <message>
        <source>What happened since your last turn, once more</source>
        <translation>Che cosa è successo dal tuo ultimo turno, ancora una volta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>While others play: on to your turn</source>
        <translation>Mentre giocano gli altri: avanti fino al tuo turno</translation>
    </message>
    <message>
        <source>Draw a tile, or pass where nothing else is left</source>
        <translation>Pesca una tessera, o passa se non resta altro</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Segui il tutorial</translation>
    </message>
    <message>
        <source>Counting aids…</source>
        <translation>Aiuti per contare…</translation>
    </message>
    <message>
        <source>Counting aids: which tiles have been seen</source>
        <translation>Aiuti per contare: quali tessere si sono viste</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>When the game is over: the same again, with the same players</source>
        <translation>A partita finita: la stessa ancora una volta, con gli stessi giocatori</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Traguardi…</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>La partita del giorno…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Scala degli avversari…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Che cosa è successo dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>Pass or end your turn, where the rules let you even though a tile fits</source>
        <translation>Passa o termina il turno, quando le regole lo permettono anche se una tessera va bene</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Maiusc+%1</translation>
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
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left over</source>
        <translation>
            <numerusform>avanza %n pallino</numerusform>
            <numerusform>avanzano %n pallini</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: could not play on %2, and passed.</source>
        <comment>a player; %1: their first turn is 1, %2: values</comment>
        <translation>Turno %1: non ha potuto giocare su %2 e ha passato.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, drew %n tile(s) and passed.</source>
        <extracomment>a player; %1: their first turn is 1, %2: values</extracomment>
        <translation>
            <numerusform>Turno %1: non ha potuto giocare su %2, ha pescato %n tessera e ha passato.</numerusform>
            <numerusform>Turno %1: non ha potuto giocare su %2, ha pescato %n tessere e ha passato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, and drew %n tile(s).</source>
        <translation>
            <numerusform>Turno %1: non ha potuto giocare su %2 e ha pescato %n tessera.</numerusform>
            <numerusform>Turno %1: non ha potuto giocare su %2 e ha pescato %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since: %2</source>
        <comment>%1: a value, %2: players</comment>
        <translation>Niente da giocare su %1, e nessuna tessera pescata da allora è rimasta in mano: %2</translation>
    </message>
</context>
<context>
    <name>CountedLine</name>
    <message>
        <source>%1: %2 of %3 seen</source>
        <comment>%1: a value, %2, %3: tiles</comment>
        <translation>%1: viste %2 su %3</translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <comment>tiles of one value</comment>
        <translation>viste %1 su %2</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Not seen yet: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Non ancora viste: %1</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>In mano: %1</translation>
    </message>
    <message>
        <source>Open on the table: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Scoperte sul tavolo: %1</translation>
    </message>
</context>
<context>
    <name>CountingSheet</name>
    <message>
        <source>Counting aids</source>
        <translation>Aiuti per contare</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Aiuti per contare: i pallini delle mie tessere, le tessere viste, i valori su cui gli altri non hanno potuto giocare</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n pallino in mano</numerusform>
            <numerusform>%n pallini in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Ora le tessere non si vedono.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
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
        <translation>%1, tocca a te.</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>Ora nessun altro deve guardare.</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Mostra le mie tessere</translation>
    </message>
    <message>
        <source>Let a computer player play for %1</source>
        <translation>Fai giocare un’IA per %1</translation>
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
        <translation>oggi</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>of a day</comment>
        <translation>deve ancora venire</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <comment>of a day&apos;s game</comment>
        <translation>cominciata</translation>
    </message>
    <message>
        <source>played again</source>
        <comment>of a day</comment>
        <translation>rigiocata</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>of a day</comment>
        <translation>non ancora giocata</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>con mosse annullate</translation>
    </message>
    <message>
        <source>a seat changed hands</source>
        <translation>con un posto ceduto</translation>
    </message>
    <message>
        <source>You are playing it: it waits on the table.</source>
        <translation>La stai giocando: ti aspetta sul tavolo.</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Hai vinto con %n punto.</numerusform>
            <numerusform>Hai vinto con %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n point(s).</source>
        <translation>
            <numerusform>Hai finito con %n punto.</numerusform>
            <numerusform>Hai finito con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it: round %1 of %2.</source>
        <translation>L’hai cominciata: manche %1 di %2.</translation>
    </message>
    <message>
        <source>You have played these tiles; the record of your first try is gone.</source>
        <translation>Hai già giocato queste tessere; la registrazione del tuo primo tentativo non c’è più.</translation>
    </message>
    <message>
        <source>You have not played it yet. Your first try is the one that counts.</source>
        <translation>Non l’hai ancora giocata. Conta il tuo primo tentativo.</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Strada facendo qualche mossa è stata annullata.</translation>
    </message>
    <message>
        <source>A seat changed hands on the way.</source>
        <translation>Strada facendo un posto è stato ceduto.</translation>
    </message>
    <message numerus="yes">
        <source>Played again since then: %n time(s).</source>
        <translation>
            <numerusform>Rigiocata da allora: %n volta.</numerusform>
            <numerusform>Rigiocata da allora: %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played it with version %1; computer players may play differently now.</source>
        <translation>L’hai giocata con la versione %1; ora l’IA potrebbe giocare diversamente.</translation>
    </message>
    <message>
        <source>The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, with three computer players (%2).</source>
        <comment>%1: name of a rulebook, %2: levels</comment>
        <translation>Lo stesso giorno le stesse tessere per tutti, anche senza rete: tre manche (regole: %1) con tre giocatori IA (%2).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rigiocala</translation>
    </message>
    <message>
        <source>Once more for the fun of it: it does not count.</source>
        <translation>Ancora una volta, per divertimento: non conta.</translation>
    </message>
    <message>
        <source>It is being played in another window.</source>
        <translation>Si sta giocando in un’altra finestra.</translation>
    </message>
    <message>
        <source>Reading which days you have played…</source>
        <translation>Lettura dei giorni giocati…</translation>
    </message>
    <message>
        <source>Levels that have played these tiles in your seat: %1 of %2</source>
        <translation>Livelli che hanno giocato queste tessere al tuo posto: %1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player or a level</comment>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Deal of the day %1, once more</source>
        <comment>%1: date</comment>
        <translation>La partita del giorno %1, di nuovo</translation>
    </message>
    <message>
        <source>Deal of the day %1</source>
        <comment>%1: date</comment>
        <translation>La partita del giorno %1</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Daylight</source>
        <comment>a theme: light wood and a light cloth</comment>
        <translation>Luce del giorno</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sale: %1</translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation>Tessere, nell’ordine in cui sono state distribuite e pescate: %1</translation>
    </message>
    <message>
        <source>Fingerprint:</source>
        <translation>Impronta:</translation>
    </message>
</context>
<context>
    <name>DealOfDaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation>La partita del giorno</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Mese successivo</translation>
    </message>
    <message>
        <source>With the same tiles: you, and each level in your seat</source>
        <translation>Con le stesse tessere: tu, e ogni livello al tuo posto</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Calcola</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Rivedila</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
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
        <translation>Gioco di domino</translation>
    </message>
    <message>
        <source>Play Mexican Train dominoes by the rules in your box</source>
        <translation>Il domino Mexican Train, secondo il regolamento nella tua scatola</translation>
    </message>
    <message>
        <source>domino;dominoes;train;tiles;family;</source>
        <extracomment>what somebody might type to find the game; each followed by a semicolon</extracomment>
        <translation>domino;treno;tessere;famiglia;</translation>
    </message>
    <message>
        <source>Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from the station, and an open train may be used by all. The rules differ from box to box, so this table knows several rule leaflets and their variants, explains every refusal in words, and plays fair.</source>
        <translation>Mexican Train è un gioco di domino da due a quattordici persone: ognuno costruisce un treno di tessere a partire dalla stazione, e su un treno aperto possono giocare tutti. Le regole cambiano da una scatola all’altra: per questo il gioco conosce vari regolamenti con le loro varianti, spiega a parole ogni rifiuto e non bara.</translation>
    </message>
    <message>
        <source>Play against the computer, against each other at one screen, or both</source>
        <translation>Contro l’IA, in più persone davanti allo stesso schermo, o tutte e due le cose</translation>
    </message>
    <message>
        <source>Everything by mouse, by touch or by keyboard</source>
        <translation>Tutto con il mouse, con il dito o con la tastiera</translation>
    </message>
    <message>
        <source>No advertisements, no network, no account</source>
        <translation>Niente pubblicità, niente rete, niente account</translation>
    </message>
    <message>
        <source>The table in the middle of a round</source>
        <translation>Il tavolo a metà di una manche</translation>
    </message>
    <message>
        <source>Mexican Train saved game</source>
        <extracomment>a kind of file, as a file manager names it</extracomment>
        <translation>Partita salvata di Mexican Train</translation>
    </message>
</context>
<context>
    <name>EnginesToCome</name>
    <message>
        <source>These engines wait for their rounds:</source>
        <translation>Questi doppi di partenza aspettano la loro manche:</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You draw %1.</source>
        <translation>Peschi la tessera %1.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 pesca una tessera.</translation>
    </message>
    <message>
        <source>The engine %1 is in the station.</source>
        <translation>Il doppio di partenza %1 è nella stazione.</translation>
    </message>
    <message>
        <source>A marker now stands %1: everybody may play tiles there.</source>
        <comment>on whose train</comment>
        <translation>Ora c’è una locomotiva %1: lì possono giocare tutti.</translation>
    </message>
    <message>
        <source>%1 is closed again.</source>
        <translation>%1 è di nuovo chiuso.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passi.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passa.</translation>
    </message>
    <message>
        <source>You have one tile left!</source>
        <translation>Ti resta una sola tessera!</translation>
    </message>
    <message>
        <source>%1 has one tile left!</source>
        <translation>%1 ha una sola tessera!</translation>
    </message>
    <message>
        <source>You play %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Giochi la tessera %1 %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 gioca la tessera %2 sul proprio treno.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 gioca la tessera %2 %3.</translation>
    </message>
    <message>
        <source>Your train is for you alone again.</source>
        <translation>Il tuo treno è di nuovo solo per te.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train: the double lies open.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 gioca la tessera %2 sul proprio treno: il doppio è aperto.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3: the double lies open.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 gioca la tessera %2 %3: il doppio è aperto.</translation>
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
        <translation>Chi giocherà?</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fair play</source>
        <translation>Fair play</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>La fortuna finora</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Controlla di persona</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>Copia il comando.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>Le distribuzioni di questa partita</translation>
    </message>
    <message>
        <source>Reading the earlier rounds…</source>
        <translation>Lettura delle manche precedenti…</translation>
    </message>
    <message>
        <source>Who sees the tiles</source>
        <translation>Chi vede le tessere</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>A computer player sees what any player in its seat would see: the table and every hand, as all hands lie face up in this game. It does not know the order of the boneyard.</source>
        <translation>Un’IA vede quello che una persona vedrebbe al suo posto: il tavolo e anche le tessere di tutti gli altri, poiché in questa partita tutti le tengono scoperte. Non conosce l’ordine del pozzo.</translation>
    </message>
    <message>
        <source>A computer player sees what any player in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
        <translation>Un’IA vede quello che una persona vedrebbe al suo posto: le proprie tessere, il tavolo e quante tessere hanno gli altri. Non conosce né le loro tessere né l’ordine del pozzo.</translation>
    </message>
    <message>
        <source>Checked: the fingerprint belongs to these tiles and this salt.</source>
        <translation>Controllato: l’impronta corrisponde a queste tessere e a questo sale.</translation>
    </message>
    <message>
        <source>This deal was recorded without a fingerprint.</source>
        <translation>Questa distribuzione è stata registrata senza impronta.</translation>
    </message>
    <message>
        <source>Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation>Tessere pescate e subito giocabili: %1. In poche manche la fortuna può essere diseguale; in molte si pareggia.</translation>
    </message>
    <message>
        <source>Everybody’s luck is counted as soon as a round is finished.</source>
        <translation>La fortuna di ognuno si conta appena finisce una manche.</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation>%1 su %2 (%3%)</translation>
    </message>
    <message>
        <source>Before the first move of a round all its tiles are shuffled. In the order that this gives they are dealt and drawn, to the end of the round.</source>
        <translation>Prima della prima mossa di una manche tutte le sue tessere vengono mescolate. Nell’ordine così ottenuto vengono distribuite e pescate fino alla fine della manche.</translation>
    </message>
    <message>
        <source>The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this round and of the rounds to come. At one computer, fair play is a matter of trust.</source>
        <translation>La partita salvata è un file su questo computer, e non è protetto: chi lo apre può leggere tutte le tessere, di questa manche e di quelle che verranno. Davanti allo stesso computer, giocare in modo leale è una questione di fiducia.</translation>
    </message>
    <message>
        <source>The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note it down or photograph it, preferably before the first move: then you can check later that the deal has not been changed since. To everybody else it shows only that the saved game agrees with itself.</source>
        <translation>L’impronta di una distribuzione è calcolata dall’ordine delle tessere e da un testo casuale, il sale. Annotala o fotografala, meglio prima della prima mossa: così potrai controllare in seguito che da allora la distribuzione non è stata cambiata. A tutti gli altri mostra solo che la partita salvata è coerente.</translation>
    </message>
    <message>
        <source>The tool that comes with the game plays the whole saved game again by the rules and compares the fingerprints:</source>
        <translation>Lo strumento fornito insieme al gioco rigioca secondo le regole tutta la partita salvata e confronta le impronte:</translation>
    </message>
    <message>
        <source>To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and at least the first four groups of the fingerprint.</source>
        <translation>Per confrontare un’impronta annotata, aggiungi %1 al comando: il numero della manche, due punti e almeno i primi quattro gruppi dell’impronta.</translation>
    </message>
    <message>
        <source>This round is still being played: its tiles and its salt are shown here when it is over.</source>
        <translation>Questa manche è ancora in corso: le sue tessere e il suo sale si vedranno qui quando sarà finita.</translation>
    </message>
    <message>
        <source>These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same order. Whoever played that round, or looked at its replay, may know them; computer players do not.</source>
        <translation>Sono di nuovo le stesse tessere, quelle della manche %1 di una partita precedente, distribuite e pescate nello stesso ordine. Chi ha giocato quella manche, o ne ha visto il replay, può conoscerle; l’IA no.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal is the one that it had then, and could be known before this round began: it shows that the tiles are the same, and not that nobody knew them.</source>
        <translation>L’impronta della distribuzione è quella di allora e poteva essere nota prima di questa manche: mostra che le tessere sono le stesse, non che nessuno le conosceva.</translation>
    </message>
    <message>
        <source>This is a deal of the day: its tiles and their order follow from the date, so they are the same for everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.</source>
        <translation>È una partita del giorno: le sue tessere e il loro ordine derivano dalla data, quindi sono uguali per tutti quelli che giocano la partita di quel giorno. In quest’ordine vengono distribuite e pescate fino alla fine della manche.</translation>
    </message>
    <message>
        <source>%1 It is played once more here: you may know the tiles, the computer players do not.</source>
        <comment>%1: sentences</comment>
        <translation>%1 Qui si gioca di nuovo: tu forse conosci le tessere, l’IA no.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the same one, and you can compare them.</source>
        <translation>Anche l’impronta della distribuzione deriva dalla data: chi gioca la partita di questo giorno ha la stessa, e potete confrontarle.</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The saved game %1 is not there any more.</source>
        <translation>La partita salvata %1 non c’è più.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Impossibile leggere il file %1: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so this game is not being saved: %2</source>
        <translation>Impossibile scrivere il file %1, quindi questa partita non viene salvata: %2</translation>
    </message>
    <message>
        <source>The game %1 is open in another window.</source>
        <translation>La partita %1 è aperta in un’altra finestra.</translation>
    </message>
    <message>
        <source>The file %1 is not a saved game that can be continued. Line %2: %3</source>
        <comment>%3: a sentence</comment>
        <translation>Il file %1 non è una partita salvata che si possa continuare. Riga %2: %3</translation>
    </message>
    <message>
        <source>Player %1 does something that the rules do not allow.</source>
        <translation>Il giocatore %1 fa qualcosa che le regole non permettono.</translation>
    </message>
    <message>
        <source>It says %1 where the rules give %2.</source>
        <comment>%1, %2: values</comment>
        <translation>C’è scritto %1, ma secondo le regole è %2.</translation>
    </message>
    <message>
        <source>The tiles dealt are not exactly those of the set.</source>
        <translation>Le tessere distribuite non sono esattamente quelle del set.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal does not match its tiles.</source>
        <translation>L’impronta della distribuzione non corrisponde alle sue tessere.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Il giocatore %1 non esiste.</translation>
    </message>
    <message>
        <source>It undoes more moves than were made.</source>
        <translation>Si annullano più mosse di quante ne sono state fatte.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Non c’è scritto nulla.</translation>
    </message>
    <message>
        <source>A number in it is too large.</source>
        <translation>Contiene un numero troppo grande.</translation>
    </message>
    <message>
        <source>It is far larger than a line of a game can be.</source>
        <translation>È molto più lunga di quanto possa essere la riga di una partita.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>«%1» compare due volte.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Manca «%1».</translation>
    </message>
    <message>
        <source>“%1” cannot be %2.</source>
        <comment>%1: a key, %2: its value</comment>
        <translation>«%1» non può essere %2.</translation>
    </message>
    <message>
        <source>It is another kind of file.</source>
        <translation>È un file di un altro tipo.</translation>
    </message>
    <message>
        <source>It was written by another version of this game.</source>
        <translation>È stata scritta da un’altra versione di questo gioco.</translation>
    </message>
    <message>
        <source>It does not look like a line of a saved game.</source>
        <translation>Nessuna riga di una partita salvata ha questa forma.</translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation>Manca l’inizio della partita.</translation>
    </message>
    <message>
        <source>The deal of the next round should be here.</source>
        <translation>Qui dovrebbe esserci la distribuzione della manche successiva.</translation>
    </message>
    <message>
        <source>What the next player does should be here.</source>
        <translation>Qui dovrebbe esserci la mossa del giocatore successivo.</translation>
    </message>
    <message>
        <source>The end of the round should be here.</source>
        <translation>Qui dovrebbe esserci la fine della manche.</translation>
    </message>
    <message>
        <source>The end of the game should be here.</source>
        <translation>Qui dovrebbe esserci la fine della partita.</translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation>La partita finisce prima di questa riga.</translation>
    </message>
    <message>
        <source>It does not belong in a saved game.</source>
        <translation>Non fa parte di una partita salvata.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Impossibile scrivere il file %1: %2</translation>
    </message>
    <message>
        <source>There is a fault in this program. %1 It was not carried out and is not in the saved game; the game goes on.</source>
        <comment>%1: a sentence</comment>
        <translation>C’è un errore in questo programma. %1 Non è stato eseguito e non è nella partita salvata; la partita continua.</translation>
    </message>
    <message>
        <source>There is no game in the file %1: it is empty, or its first line is not whole.</source>
        <translation>Nel file %1 non c’è nessuna partita: è vuoto, o la sua prima riga non è intera.</translation>
    </message>
    <message>
        <source>The last line of the saved game %1, line %2, was only half written, and is left out. The game goes on after the line before.</source>
        <comment>%1: a file, %2: a number</comment>
        <translation>L’ultima riga della partita salvata %1, la riga %2, era scritta solo a metà e viene tralasciata. La partita continua dopo la riga precedente.</translation>
    </message>
    <message>
        <source>The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a copy; this file stays as it is.</source>
        <comment>%3: a sentence</comment>
        <translation>La partita salvata %1 è danneggiata. Riga %2: %3 Ciò che precede questa riga si può continuare in una copia; questo file resta com’è.</translation>
    </message>
    <message>
        <source>The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with settings of its own.</source>
        <comment>%1, %2: files</comment>
        <translation>Impossibile leggere le impostazioni del file %1. Il file è conservato come %2 e il programma parte con le impostazioni predefinite.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>a file</comment>
        <translation>non c’è</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>not a file</comment>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>it is a pipe</source>
        <comment>not a file</comment>
        <translation>è una pipe</translation>
    </message>
    <message>
        <source>it is a device</source>
        <comment>not a file</comment>
        <translation>è un dispositivo</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <comment>%1: a number</comment>
        <translation>è più grande di %1 MB</translation>
    </message>
    <message>
        <source>The file %1 does not say which game was played last. Look for it among the saved games.</source>
        <translation>Il file %1 non dice quale partita è stata giocata per ultima. Cercala tra le partite salvate.</translation>
    </message>
    <message>
        <source>The settings (the file %1) contain something that this version of the program does not know: %2. It uses its own values instead; what is written there stays until you choose something else.</source>
        <comment>%1: a file, %2: &quot;theme=neon&quot; and the like</comment>
        <translation>Nelle impostazioni (il file %1) c’è qualcosa che questa versione del programma non conosce: %2. Al suo posto usa i valori predefiniti; ciò che vi è scritto resta finché non scegli altro.</translation>
    </message>
    <message>
        <source>The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.</source>
        <translation>Impossibile aprire il file %1: il suo nome non è scritto in UTF-8. Dagli un altro nome.</translation>
    </message>
    <message>
        <source>The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file stays as it is.</source>
        <comment>%1: a file, %2: what the system says</comment>
        <translation>La partita salvata %1 non può continuare dove si trova: %2. Può continuare in una copia; questo file resta com’è.</translation>
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
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Prepara la partita…</translation>
    </message>
    <message>
        <source>New to the game? Learn it in one short round</source>
        <translation>Prima volta? Impara il gioco in una breve manche</translation>
    </message>
    <message>
        <source>While you play, %1 opens the menu, and %2 says how things stand.</source>
        <comment>keys</comment>
        <translation>Durante la partita %1 apre il menu e %2 dice a che punto siamo.</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Segui il tutorial</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>La partita del giorno…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>La scala…</translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player starts. Who is it?</source>
        <translation>Comincia chi ha più anni. Chi è?</translation>
    </message>
    <message>
        <source>The youngest player starts. Who is it?</source>
        <translation>Comincia chi ha meno anni. Chi è?</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Chi comincia?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>A caso</translation>
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
        <translation>Annullato: %1</translation>
    </message>
    <message>
        <source>No train is planned any more.</source>
        <translation>Non c’è più nessun treno pianificato.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>Ripetuto: %1</translation>
    </message>
    <message>
        <source>%1 · Round %2 of %3 · Engine %4</source>
        <comment>%1: deal of the day, 25.11.26</comment>
        <translation>%1 · Manche %2 di %3 · Doppio di partenza %4</translation>
    </message>
    <message>
        <source>The same tiles again: round %1 · Engine %2 · %3 rules</source>
        <comment>%3: name of the rulebook</comment>
        <translation>Le stesse tessere: manche %1 · Doppio di partenza %2 · Regole: %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation>Manche %1 di %2 · Doppio di partenza %3 · Regole: %4</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>Impossibile eliminare il file %1.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>All hands</source>
        <translation>Le tessere di tutti</translation>
    </message>
</context>
<context>
    <name>GameSaving</name>
    <message>
        <source>This game is saved again.</source>
        <translation>Questa partita è di nuovo salvata.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>End this game?</source>
        <translation>Terminare questa partita?</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>If the game on the table counts, it will count as not won. It stays among your saved games.</source>
        <translation>Se la partita sul tavolo conta, conterà come non vinta. Resta tra le tue partite salvate.</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Lettura delle partite: %1 di %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Copy the file’s path</source>
        <translation>Copia il percorso</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>Apri un file…</translation>
    </message>
    <message>
        <source>The game is deleted. The statistics stay as they are.</source>
        <translation>La partita è stata eliminata. Le statistiche restano come sono.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved while they are played.</source>
        <translation>Non ci sono ancora partite salvate. Le partite si salvano mentre si gioca.</translation>
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
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>out, 0 points</source>
        <translation>senza tessere, 0 punti</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a tile in one’s hand</comment>
        <translation>Posto %1 di %2</translation>
    </message>
</context>
<context>
    <name>HandTile</name>
    <message>
        <source>number %1 of your planned train</source>
        <translation>numero %1 del tuo treno pianificato</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile&apos;s place in the hand, and how many tiles are in it</comment>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>All hands</source>
        <translation>Le tessere di tutti</translation>
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
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>With mouse or touch</source>
        <translation>Con il mouse o il dito</translation>
    </message>
    <message>
        <source>Play a tile</source>
        <translation>Giocare una tessera</translation>
    </message>
    <message>
        <source>Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation>Trascinala su un treno che si illumina. Oppure clicca sulla tessera, poi sul treno. Oppure clicca due volte sulla tessera, se va bene in un solo posto.</translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation>Ordinare le tue tessere</translation>
    </message>
    <message>
        <source>Drag a tile to another place in the holder, or use the buttons below it.</source>
        <translation>Trascina una tessera in un altro punto del leggio o usa i pulsanti lì sotto.</translation>
    </message>
    <message>
        <source>See a whole train</source>
        <translation>Vedere un treno intero</translation>
    </message>
    <message>
        <source>Click the name in front of it.</source>
        <translation>Clicca sul nome davanti al treno.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Con la tastiera</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>From tile to tile, and up to the trains</source>
        <translation>Da una tessera all’altra, e su fino ai treni</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Invio o Spazio</translation>
    </message>
    <message>
        <source>Choose the tile, play it on the train; twice on a tile: play it where it fits</source>
        <translation>Scegli la tessera, giocala sul treno; due volte su una tessera: giocala dove va bene</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move to the other controls</source>
        <translation>Vai agli altri comandi</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regole…</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Segui il tutorial</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+freccia sinistra o destra</translation>
    </message>
    <message>
        <source>Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one</source>
        <translation>Spostare la tessera in un altro punto del leggio; Ctrl+Inizio e Ctrl+Fine: al primo o all’ultimo</translation>
    </message>
</context>
<context>
    <name>HighContrast</name>
    <message>
        <source>High contrast</source>
        <comment>a theme: black, white and yellow</comment>
        <translation>Alto contrasto</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Play %1 %2: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Gioca la tessera %1 %2: %3</translation>
    </message>
    <message>
        <source>Finish your first turn: the other tiles are better kept.</source>
        <translation>Termina il tuo primo turno: le altre tessere conviene tenerle.</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass.</source>
        <translation>Meglio tenere la tessera pescata e passare.</translation>
    </message>
    <message>
        <source>nothing else can be played.</source>
        <translation>non si può giocare altro.</translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation>così copri il doppio.</translation>
    </message>
    <message>
        <source>then your marker can come off.</source>
        <translation>così la tua locomotiva può andare via.</translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation>hai una tessera che può seguire questo doppio.</translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation>è la prossima del tuo treno più lungo.</translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation>al tuo treno più lungo non serve.</translation>
    </message>
    <message>
        <source>of the tiles that fit, it has the most pips.</source>
        <translation>tra quelle adatte è quella con più pallini.</translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation>così ti restano le tessere migliori.</translation>
    </message>
    <message>
        <source>Better leave your train open: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Meglio lasciare aperto il tuo treno: %1</translation>
    </message>
    <message>
        <source>Better take your marker off: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Meglio togliere la tua locomotiva: %1</translation>
    </message>
    <message>
        <source>Finish your first turn: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Termina il tuo primo turno: %1</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Meglio tenere la tessera pescata e passare: %1</translation>
    </message>
    <message>
        <source>in %1 of %2 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1, %2: numbers</comment>
        <translation>su %2 distribuzioni provate delle tessere nascoste, in %1 va meglio.</translation>
    </message>
    <message>
        <source>on average over %1 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1: a number, 100</comment>
        <translation>in media su %1 distribuzioni provate delle tessere nascoste va meglio.</translation>
    </message>
    <message>
        <source>one of your tiles fits on your train.</source>
        <comment>so keep others away</comment>
        <translation>una delle tue tessere va bene sul tuo treno.</translation>
    </message>
    <message>
        <source>none of your tiles fits on your train.</source>
        <comment>others may play one there that helps you</comment>
        <translation>nessuna delle tue tessere va bene sul tuo treno.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No computer players</source>
        <comment>opponents</comment>
        <translation>Senza IA</translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>opponents</comment>
        <translation>Livelli diversi</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>%1: date and time</comment>
        <translation>Giocata: %1</translation>
    </message>
    <message>
        <source>Begun %1, last played %2</source>
        <comment>%1: date, %2: date and time</comment>
        <translation>Cominciata: %1, ultima volta: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>of a finished game</comment>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manche</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 ha vinto con %2.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>state of a game</comment>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>In another window</source>
        <comment>state of a game</comment>
        <translation>In un’altra finestra</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>state of a game</comment>
        <translation>Abbandonata</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>state of a game</comment>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a game</comment>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>state of a game</comment>
        <translation>Danneggiata</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1: a rulebook in which options were changed</comment>
        <translation>%1, regole cambiate</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Tu</translation>
    </message>
    <message numerus="yes">
        <source>Played straight through (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Giocata normalmente (%n)</numerusform>
            <numerusform>Giocate normalmente (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Con mosse annullate (%n)</numerusform>
            <numerusform>Con mosse annullate (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Con un posto ceduto (%n)</numerusform>
            <numerusform>Con un posto ceduto (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation>Partite cominciate</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>figure: games</comment>
        <translation>Finite</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Posizione media</translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation>nelle partite finite</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punti per manche</translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation>
            <numerusform>in media su %n manche</numerusform>
            <numerusform>in media su %n manche</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation>Tessere finite</translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation>
            <numerusform>su %n manche</numerusform>
            <numerusform>su %n manche</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Treno più lungo</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Vinte di fila</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>%1% of the games begun</source>
        <translation>%1% delle partite cominciate</translation>
    </message>
    <message>
        <source>%1% of the games begun; %2 together with others</source>
        <translation>%1% delle partite cominciate; %2 a pari merito</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Manche migliore</translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation>
            <numerusform>contro %n giocatore</numerusform>
            <numerusform>contro %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Partita migliore</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation>
            <numerusform>in %n manche; finita: %1</numerusform>
            <numerusform>in %n manche; finita: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won together, with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Vittoria a pari merito, con %2: %1.</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>massimo finora: %1</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Consigli usati</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <comment>%1: why</comment>
        <translation>Impossibile leggere questo file: %1</translation>
    </message>
    <message>
        <source>The same tiles again: round %1</source>
        <translation>Le stesse tessere: manche %1</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Hai vinto con %n punto.</numerusform>
            <numerusform>Hai vinto con %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Tutte le partite (%n)</numerusform>
            <numerusform>Tutte le partite (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holder</name>
    <message>
        <source>Your tiles</source>
        <translation>Le tue tessere</translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Ora le tessere non si vedono.</translation>
    </message>
</context>
<context>
    <name>HolderEdge</name>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n pallino in mano</numerusform>
            <numerusform>%n pallini in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows how many tiles of each value have been seen.</source>
        <translation>Mostra quante tessere di ogni valore si sono viste.</translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation>Pianifica il mio treno</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Ordina per valore</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Ordina per pallini</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Points are whole numbers, 0 or more: look again at %1.</source>
        <translation>I punti sono numeri interi, da 0 in su. Da ricontrollare: %1.</translation>
    </message>
    <message>
        <source>Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.</source>
        <translation>Nessuno ha 0 punti. Chi ha finito le tessere dovrebbe avere 0; se nessuno le ha finite, indicalo qui sopra.</translation>
    </message>
    <message>
        <source>All tiles but the engine count %1 points together, so nobody can have more: look again at %2.</source>
        <comment>%2: whose points</comment>
        <translation>Tutte le tessere tranne il doppio di partenza valgono insieme %1 punti, quindi nessuno può averne di più. Da ricontrollare: %2.</translation>
    </message>
    <message>
        <source>Together these are %1 points, yet all tiles but the engine count only %2.</source>
        <translation>In tutto fanno %1 punti, ma tutte le tessere tranne il doppio di partenza ne valgono solo %2.</translation>
    </message>
    <message>
        <source>%1: you wrote a total of %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation>%1: il totale indicato è %2, ma la somma delle manche è %3.</translation>
    </message>
    <message>
        <source>Points still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation>Punti ancora mancanti: %1.</translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Continue: %1. %2</source>
        <comment>%1: names of the players, %2: how far they are</comment>
        <translation>Continua la partita: %1. %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a kept game; %1: names of the players</comment>
        <translation>Elimina la partita: %1</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Games with real tiles</source>
        <translation>Partite con tessere vere</translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation>Giochi con tessere vere e segni qui i punti. Quello che segni viene salvato subito.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>Segna i punti</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Lettura delle partite…</translation>
    </message>
</context>
<context>
    <name>KnownTables</name>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <comment>beside people</comment>
        <translation>
            <numerusform>%n IA</numerusform>
            <numerusform>%n IA</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Ladder</source>
        <translation>La scala degli avversari</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Lettura delle tue partite salvate…</translation>
    </message>
    <message>
        <source>You have beaten them all.</source>
        <translation>Li hai battuti tutti.</translation>
    </message>
    <message>
        <source>Beaten so far: %1 of %2. You may play against anyone.</source>
        <comment>%1, %2: how many computer players</comment>
        <translation>Battuti finora: %1 su %2. Puoi giocare contro chi vuoi.</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>of a computer player</comment>
        <translation>vittoria ottenuta</translation>
    </message>
    <message>
        <source>the next one</source>
        <comment>of a computer player who has not been beaten yet</comment>
        <translation>prossima sfida</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <comment>%1: name of a computer player</comment>
        <translation>Gioca contro %1</translation>
    </message>
    <message>
        <source>Beaten on %1</source>
        <comment>%1: a date with the weekday, which may end with a full stop; of a computer player</comment>
        <translation>La tua vittoria: %1</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Strada facendo qualche mossa è stata annullata.</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>con mosse annullate</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
</context>
<context>
    <name>LanguageSetting</name>
    <message>
        <source>None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the program again.</source>
        <comment>%1: a language, in English; %2: name of a package</comment>
        <translation>Nessuno dei tuoi caratteri ha le lettere di questa lingua: %1. Installane uno (su Debian: %2) e riavvia il programma.</translation>
    </message>
</context>
<context>
    <name>LengthChips</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Partita completa: %n manche</numerusform>
            <numerusform>Partita completa: %n manche</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partita breve</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Partita completa: %n manche</numerusform>
            <numerusform>Partita completa: %n manche</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Meno manche</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Numero di manche</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partita breve</translation>
    </message>
    <message>
        <source>Without the tiles that have a 10, 11 or 12; the first engine is the double 9.</source>
        <translation>Senza le tessere con un 10, un 11 o un 12; il primo doppio di partenza è il 9-9.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Play %1.</source>
        <translation>Ora il tuo treno continua: la cornice in fondo mostra il numero che serve. Gioca la tessera %1.</translation>
    </message>
    <message>
        <source>Here is the tile that your double needs: %1 fits.</source>
        <translation>Ecco la tessera che serve dopo il tuo doppio: %1.</translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Play %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>C’è un doppio aperto %2: viene prima di tutto il resto. Gioca lì la tessera %1.</translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the bottom right.</source>
        <translation>Nessuna delle tue tessere va bene. Pescane una dal pozzo, in basso a destra.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Nemmeno questa va bene: passa. Allora sul tuo treno arriva una locomotiva, e tutti possono giocarci finché non ci giochi tu una tessera.</translation>
    </message>
    <message>
        <source>A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>In fondo a un altro treno c’è una locomotiva: puoi giocare anche lì. Gioca la tessera %1 %2.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: play %1 there.</source>
        <translation>Il Treno messicano è di tutti. È il posto per una tessera che al tuo treno non serve: gioca lì la tessera %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation>Tocca di nuovo a te: che cosa faresti? La lampadina in alto dà un consiglio.</translation>
    </message>
    <message>
        <source>Play %1. It is a double: it lies across the track, and needs one more tile.</source>
        <translation>Gioca la tessera %1. È un doppio: si mette di traverso e ne chiede un’altra.</translation>
    </message>
    <message>
        <source>Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their points, and the fewest points win. The rules page tells you the rest.</source>
        <translation>Ora conosci il gioco. Chi gioca la sua ultima tessera termina la manche; i pallini delle tessere rimaste agli altri sono i loro punti, e vince chi ne ha meno. Tutto il resto lo trovi nella pagina delle regole.</translation>
    </message>
    <message>
        <source>Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play tiles there any more.</source>
        <translation>La tua locomotiva è ancora sul tuo treno. Gioca lì la tessera %1: allora va via, e nessun altro può più giocarci.</translation>
    </message>
    <message>
        <source>%1 is your last tile. Play it %2: then you are out, and the round is over.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>La tessera %1 è l’ultima che ti resta. Giocala %2: così non hai più tessere e la manche è finita.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does. Frames show where it fits: drag it to the one at your train, or click it and then your train.</source>
        <translation>In basso ci sono le tue tessere. La prima del tuo treno deve andare bene sul doppio nella stazione. La tessera %1 va bene. Le cornici mostrano dove: trascinala su quella del tuo treno, oppure clicca prima sulla tessera e poi sul tuo treno.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, Enter, Up to your train, Enter.</source>
        <translation>In basso ci sono le tue tessere. La prima del tuo treno deve andare bene sul doppio nella stazione. La tessera %1 va bene: freccia destra fino alla tessera, Invio, freccia su fino al tuo treno, Invio.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Nemmeno questa va bene: passa, con la freccia destra oltre la tua ultima tessera e Invio. Allora sul tuo treno arriva una locomotiva, e tutti possono giocarci finché non ci giochi tu una tessera.</translation>
    </message>
    <message>
        <source>You passed instead: that is allowed, too, and Undo takes it back.</source>
        <translation>Invece hai passato: si può fare anche questo, e «Annulla» torna indietro.</translation>
    </message>
    <message>
        <source>You played %1 %2 instead: that is allowed, too, and Undo takes it back.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Invece hai giocato la tessera %1 %2: si può fare anche questo, e «Annulla» torna indietro.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</source>
        <translation>
            <numerusform>La manche è finita. È andata per la sua strada, e %n lezione non è capitata. Rifai il tutorial, oppure gioca: la lampadina in alto dà un consiglio.</numerusform>
            <numerusform>La manche è finita. È andata per la sua strada, e %n lezioni non sono capitate. Rifai il tutorial, oppure gioca: la lampadina in alto dà un consiglio.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard: press %1.</source>
        <comment>%1: the key</comment>
        <translation>Nessuna delle tue tessere va bene. Pescane una dal pozzo: premi %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The key %1 gives a hint.</source>
        <translation>Tocca di nuovo a te: che cosa faresti? Il tasto %1 dà un consiglio.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</source>
        <translation>
            <numerusform>La manche è finita. È andata per la sua strada, e %n lezione non è capitata. Rifai il tutorial, oppure gioca: il tasto %1 dà un consiglio.</numerusform>
            <numerusform>La manche è finita. È andata per la sua strada, e %n lezioni non sono capitate. Rifai il tutorial, oppure gioca: il tasto %1 dà un consiglio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Which level?</source>
        <translation>Quale livello?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Plays any tile that fits.</source>
        <translation>Gioca una tessera qualsiasi che vada bene.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile first.</source>
        <translation>Per prima cosa si libera della tessera più pesante.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Plans the longest train and follows it.</source>
        <translation>Pianifica il treno più lungo e lo segue.</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Primi passi</translation>
    </message>
    <message>
        <source>Has just learned the rules: own train first.</source>
        <translation>Ha appena imparato le regole: prima il proprio treno.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Apprendista</translation>
    </message>
    <message>
        <source>Often sees only the next few tiles.</source>
        <translation>Spesso non vede più in là di poche tessere.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionale</translation>
    </message>
    <message>
        <source>Plays along, and overlooks some things.</source>
        <translation>Gioca per giocare e non vede tutto.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Costante</translation>
    </message>
    <message>
        <source>Plans ahead; nearly the best is good enough.</source>
        <translation>Pianifica; si accontenta di una mossa quasi ottima.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Abile</translation>
    </message>
    <message>
        <source>Errs rarely, and only by a little.</source>
        <translation>Sbaglia di rado, e solo di poco.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation>Confronta il suo treno migliore con i punti che resterebbero.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Tries each move against many guesses at how the hidden tiles lie.</source>
        <translation>Prova ogni mossa con molte distribuzioni possibili delle tessere nascoste.</translation>
    </message>
    <message>
        <source>Wins fewer than 1 of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>Vince meno di 1 partita su 100 contro tre giocatori di livello «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>
            <numerusform>Vince %n partita su 100 contro tre giocatori di livello «%1».</numerusform>
            <numerusform>Vince %n partite su 100 contro tre giocatori di livello «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of %1 is not known here. At which level should the computer play on?</source>
        <comment>%1: names of players</comment>
        <translation>Il livello di %1 qui non è conosciuto. A quale livello deve continuare l’IA?</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Also reads from what others play which tiles they may hold.</source>
        <translation>Intuisce anche, da ciò che giocano gli altri, quali tessere possono avere.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
</context>
<context>
    <name>LuckTable</name>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Tessere pescate</translation>
    </message>
    <message>
        <source>Of these playable at once</source>
        <translation>Di cui subito giocabili</translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation>Doppi ricevuti</translation>
    </message>
    <message>
        <source>Doubles drawn</source>
        <translation>Doppi pescati</translation>
    </message>
    <message>
        <source>Pips dealt per round, on average</source>
        <translation>Pallini ricevuti per manche, in media</translation>
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
        <translation>Vuoi togliere la tua locomotiva?</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Toglila</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Lasciala lì</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 cannot be played anywhere now.</source>
        <translation>Ora la tessera %1 non si può giocare da nessuna parte.</translation>
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
        <translation>Regole: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s).</source>
        <translation>
            <numerusform>Ogni giocatore riceve %n tessera.</numerusform>
            <numerusform>Ogni giocatore riceve %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on the table ends.</source>
        <translation>La partita sul tavolo finisce.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Regole originali</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Cambia le regole…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Not sure? Take %1: it leaves the least to decide.</source>
        <translation>Non sai quale? Scegli %1: è dove c’è meno da decidere.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Scegli</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed</source>
        <translation>Cambiata</translation>
    </message>
    <message>
        <source>In no leaflet</source>
        <translation>In nessun regolamento</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Tile set</source>
        <translation>Set di tessere</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Doppio di partenza</translation>
    </message>
    <message>
        <source>Nobody holds the engine</source>
        <translation>Nessuno ha il doppio di partenza</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primo turno</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Treno messicano</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Prima il proprio treno</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Dopo un doppio</translation>
    </message>
    <message>
        <source>A double drawn after a double</source>
        <translation>Doppio pescato dopo un doppio</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Più doppi aperti</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Finire con un doppio</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pescare</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>La locomotiva va via</translation>
    </message>
    <message>
        <source>Empty boneyard</source>
        <translation>Pozzo vuoto</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Doppio zero</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Totali uguali</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Tessere scoperte</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partita breve</translation>
    </message>
    <message>
        <source>Tiles to deal</source>
        <translation>Tessere da distribuire</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Punteggio limite</translation>
    </message>
    <message>
        <source>dealt with the other tiles</source>
        <translation>distribuito con le altre tessere</translation>
    </message>
    <message>
        <source>in the station before the deal</source>
        <translation>nella stazione prima di distribuire</translation>
    </message>
    <message>
        <source>everybody draws the same number of tiles</source>
        <translation>tutti pescano lo stesso numero di tessere</translation>
    </message>
    <message>
        <source>drawing stops as soon as it turns up</source>
        <translation>si smette appena salta fuori</translation>
    </message>
    <message>
        <source>the holder of the engine</source>
        <translation>chi ha il doppio di partenza</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>ogni giocatore a rotazione</translation>
    </message>
    <message>
        <source>one tile, as always</source>
        <translation>una tessera, come sempre</translation>
    </message>
    <message>
        <source>on any turn</source>
        <translation>in qualsiasi turno</translation>
    </message>
    <message>
        <source>from one’s second turn on</source>
        <translation>dal proprio secondo turno</translation>
    </message>
    <message>
        <source>once one’s own train is started</source>
        <translation>una volta cominciato il proprio treno</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>non c’è</translation>
    </message>
    <message>
        <source>one more tile, not a double</source>
        <translation>un’altra tessera, non un doppio</translation>
    </message>
    <message>
        <source>one more tile; a double asks again</source>
        <translation>un’altra; dopo un doppio, ancora una</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>on any train open to the player</source>
        <translation>su ogni treno aperto a chi gioca</translation>
    </message>
    <message>
        <source>on the double itself</source>
        <translation>proprio sul doppio</translation>
    </message>
    <message>
        <source>it must be played and asks again</source>
        <translation>va giocato e chiede un’altra tessera</translation>
    </message>
    <message>
        <source>it may be played and asks again</source>
        <translation>si può giocare e chiede un’altra tessera</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>non si può usare</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>uno qualsiasi</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>quello giocato per primo</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation>solo il giocatore successivo</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>a fixed number of tiles</source>
        <translation>un numero fisso di tessere</translation>
    </message>
    <message>
        <source>until a tile fits</source>
        <translation>finché non se ne trova una giocabile</translation>
    </message>
    <message>
        <source>once for each tile you must play</source>
        <translation>una volta per tessera da giocare</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>una volta per turno</translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation>da sola, se si gioca sul proprio treno</translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation>a scelta, se si gioca sul proprio treno</translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation>a scelta, dopo ogni tessera giocata</translation>
    </message>
    <message>
        <source>whoever cannot play passes</source>
        <translation>chi non può giocare passa</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>la manche finisce</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>vincono tutti insieme</translation>
    </message>
    <message>
        <source>whoever has the most rounds of 0 points</source>
        <translation>vince chi ha più manche senza punti</translation>
    </message>
    <message>
        <source>the rulebook’s own table</source>
        <translation>la tabella del regolamento</translation>
    </message>
    <message>
        <source>the Cardinal table</source>
        <translation>la tabella Cardinal</translation>
    </message>
    <message>
        <source>the Masters table</source>
        <translation>la tabella Masters</translation>
    </message>
    <message>
        <source>the Pressman table</source>
        <translation>la tabella Pressman</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>double-%1</source>
        <translation>doppio %1</translation>
    </message>
    <message>
        <source>Where the tile after a double lies</source>
        <translation>Dove va la tessera dopo un doppio</translation>
    </message>
    <message>
        <source>Whom an open double holds up</source>
        <translation>Chi deve coprire un doppio aperto</translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation>Quante tessere si pescano</translation>
    </message>
    <message>
        <source>How often you draw</source>
        <translation>Quante volte si pesca</translation>
    </message>
    <message>
        <source>one tile or more, on one’s own train</source>
        <translation>una o più tessere, sul proprio treno</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation>File PDF (%1)</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Computer</source>
        <translation>IA</translation>
    </message>
    <message>
        <source>%1 is a computer player</source>
        <translation>%1: gioca un’IA</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Livello di %1</translation>
    </message>
    <message>
        <source>Away: a computer player plays meanwhile.</source>
        <translation>In pausa: intanto gioca un’IA.</translation>
    </message>
    <message>
        <source>%1 is played by a computer player: %2</source>
        <comment>%2: its level</comment>
        <translation>%1: gioca un’IA (%2)</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.</source>
        <translation>Un’IA può prendere un posto in qualsiasi momento, e una persona può riprenderselo. L’IA vede solo quello che si può vedere da quel posto. Quello che è stato giocato prima resta: non si può più annullare.</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>so far %1</source>
        <comment>points before this round</comment>
        <translation>finora %1</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Punti di %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>Your own total for %1</source>
        <comment>%1: name of a player</comment>
        <translation>Totale di %1 secondo i tuoi conti</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
</context>
<context>
    <name>ReactionWords</name>
    <message>
        <source>Oh dear!</source>
        <comment>said by a computer player who draws and draws</comment>
        <translation>Ahi ahi!</translation>
    </message>
    <message>
        <source>Drat!</source>
        <comment>said by a computer player who has to pass</comment>
        <translation>Uffa!</translation>
    </message>
    <message>
        <source>Ha!</source>
        <comment>said by a computer player who plays a double</comment>
        <translation>Ah-ah!</translation>
    </message>
    <message>
        <source>Hey!</source>
        <comment>said by a computer player on whose train somebody else played a tile</comment>
        <translation>Ehi!</translation>
    </message>
    <message>
        <source>Hooray!</source>
        <comment>said by a computer player who goes out</comment>
        <translation>Evviva!</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Partite (%1)</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation>La manche è finita.</translation>
    </message>
    <message>
        <source>It is not your turn: it is %1’s turn.</source>
        <translation>Non è il tuo turno, ma quello di %1.</translation>
    </message>
    <message>
        <source>There is no such train in this game.</source>
        <translation>In questa partita quel treno non c’è.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <translation>La tessera %1 non è tra le tue.</translation>
    </message>
    <message>
        <source>A double drawn for the tile you owe cannot be used, so %1 stays in your hand.</source>
        <translation>Un doppio pescato dopo un doppio non si può giocare: la tessera %1 resta tra le tue.</translation>
    </message>
    <message>
        <source>You have drawn: only that tile, %1, can be played now.</source>
        <translation>Hai pescato: ora puoi giocare solo quella tessera, %1.</translation>
    </message>
    <message>
        <source>You can play: %1 fits %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Puoi giocare: la tessera %1 va bene %2.</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard before you pass.</source>
        <translation>Prima di passare, pesca una tessera dal pozzo.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Il pozzo è vuoto.</translation>
    </message>
    <message>
        <source>You have drawn already and may not draw again.</source>
        <translation>Hai già pescato e non puoi pescare di nuovo.</translation>
    </message>
    <message>
        <source>Nothing is drawn on your first turn of a round.</source>
        <translation>Nel primo turno di una manche non si pesca.</translation>
    </message>
    <message>
        <source>First decide whether your marker stays or comes off.</source>
        <translation>Prima decidi se la tua locomotiva resta o va via.</translation>
    </message>
    <message>
        <source>There is nothing to decide about a marker now.</source>
        <translation>Ora non c’è niente da decidere su una locomotiva.</translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation>Questo non è un primo turno che si possa terminare in anticipo.</translation>
    </message>
    <message>
        <source>Play at least one tile on your train first.</source>
        <translation>Prima gioca almeno una tessera sul tuo treno.</translation>
    </message>
    <message>
        <source>You have played tiles: finish your first turn instead of passing.</source>
        <translation>Hai già giocato delle tessere: termina il primo turno invece di passare.</translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Prima va coperto il doppio %1 %2.</translation>
    </message>
    <message>
        <source>The double %1 %2 was played earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Il doppio %1 %2 è stato giocato prima e va coperto per primo.</translation>
    </message>
    <message>
        <source>%1 is closed to you: no marker stands there.</source>
        <translation>%1 per te è chiuso: lì non c’è nessuna locomotiva.</translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation>Comincia il tuo treno prima di giocare altrove.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train from your second turn on.</source>
        <translation>Puoi cominciare il Treno messicano dal tuo secondo turno in poi.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train once your own train has a tile.</source>
        <translation>Puoi cominciare il Treno messicano quando il tuo treno ha una tessera.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play on your own train only.</source>
        <translation>Nel primo turno di una manche giochi solo sul tuo treno.</translation>
    </message>
    <message>
        <source>The next tile must be played on the double %1 itself, %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>La prossima tessera va giocata proprio sul doppio %1 %2.</translation>
    </message>
    <message>
        <source>%1 does not fit %2: the value %3 is needed there.</source>
        <comment>%1: tile, %2: on whose train, %3: value</comment>
        <translation>La tessera %1 non va bene %2: lì serve il valore %3.</translation>
    </message>
    <message>
        <source>A double from your hand cannot follow a double, so %1 has to wait.</source>
        <translation>Un doppio che avevi già in mano non può seguire un doppio: la tessera %1 deve aspettare.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The round before</source>
        <translation>Manche precedente</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>let a replay run</comment>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Manche successiva</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
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
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <translation>nessuna tessera</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose hands are shown</source>
        <translation>Di chi si vedono le tessere</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Lettura della partita…</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Stesse tessere di nuovo</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Pozzo: %n tessera</numerusform>
            <numerusform>Pozzo: %n tessere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay: round %1 of %2 · Engine %3 · %4 rules</source>
        <extracomment>%1, %2: round 3 of 13; %3: tile; %4: name of the rulebook</extracomment>
        <translation>Replay: manche %1 di %2 · Doppio di partenza %3 · Regole: %4</translation>
    </message>
    <message>
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation>In questa partita non è ancora finita nessuna manche. Appena ne finisce una, puoi rivederla.</translation>
    </message>
    <message>
        <source>Replay: the same tiles again, round %1 · Engine %2 · %3 rules</source>
        <extracomment>%1: number; %2: tile; %3: name of the rulebook</extracomment>
        <translation>Replay: le stesse tessere, manche %1 · Doppio di partenza %2 · Regole: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: several names, %2: points</comment>
        <translation>In testa a pari merito, con %2: %1.</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>%1: points</comment>
        <translation>Sei in testa con %1.</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 è in testa con %2.</translation>
    </message>
    <message>
        <source>You went out: you win this round!</source>
        <translation>Non hai più tessere: vinci questa manche!</translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation>%1 non ha più tessere: la manche è finita.</translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation>Senza più tessere: %1. La manche è finita.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the round is over.</source>
        <translation>Nessuno può più giocare: la manche è finita.</translation>
    </message>
    <message>
        <source>The boneyard is empty: the round is over.</source>
        <translation>Il pozzo è vuoto: la manche è finita.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with %1.</source>
        <comment>%1: points</comment>
        <translation>Vinci con %1.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 vince con %2.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: most rounds without a point.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1: %2 a testa. Vinci tu, con più manche senza punti.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1: %2 a testa. Vince %3, con più manche senza punti.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1: %2 a testa. Vinci tu, con la manche più bassa sopra lo zero.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1: %2 a testa. Vince %3, con la manche più bassa sopra lo zero.</translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Vittoria a pari merito, con %2: %1.</translation>
    </message>
    <message>
        <source>%1 went out together!</source>
        <comment>several names</comment>
        <translation>Senza più tessere insieme: %1!</translation>
    </message>
    <message>
        <source>You went out first!</source>
        <translation>Non hai più tessere!</translation>
    </message>
    <message>
        <source>%1 went out first!</source>
        <translation>%1 non ha più tessere!</translation>
    </message>
</context>
<context>
    <name>RoundEntryPage</name>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>This round is written down already: here it can be corrected.</source>
        <translation>I punti di questa manche sono già segnati: qui si possono correggere.</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <translation>Nessuno ha finito le tessere</translation>
    </message>
    <message>
        <source>Compare with our own totals</source>
        <translation>Confronta con i nostri totali</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <translation>Correggi questa manche</translation>
    </message>
    <message>
        <source>Write it down anyway</source>
        <translation>Segna comunque</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Segna</translation>
    </message>
</context>
<context>
    <name>RoundNews</name>
    <message>
        <source>Tip: %1</source>
        <translation>Consiglio: %1</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Stesse tessere di nuovo</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>End of round %1 of %2</source>
        <translation>Fine della manche %1 di %2</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Tessere rimaste</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossima manche</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Fair play…</translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation>Esempio per: %1</translation>
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
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>La prossima partita</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Giocare bene</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared with nothing</comment>
        <translation>niente</translation>
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
        <translation>%1 (%2, regole cambiate)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>This game (Tactic)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Only the rules that differ are printed here; all others are the same.</source>
        <translation>Qui ci sono solo le regole che differiscono; tutte le altre sono uguali.</translation>
    </message>
    <message>
        <source>Only rules that mention “%1” are printed here.</source>
        <translation>Qui ci sono solo le regole che parlano di «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many the printed rules are for</comment>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePrinter</name>
    <message>
        <source>Save the rules</source>
        <translation>Salva le regole</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>Before a round</source>
        <translation>Prima di una manche</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Il turno</translation>
    </message>
    <message>
        <source>Trains and markers</source>
        <translation>Treni e locomotive</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>I doppi</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fine di una manche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>I punti</translation>
    </message>
    <message>
        <source>The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile with the same value on both halves is a double.</source>
        <translation>Il set del doppio %1 ha una tessera per ogni coppia di valori da 0, il bianco, a %1: in tutto %2 tessere. Una tessera con lo stesso valore sulle due metà è un doppio.</translation>
    </message>
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation>Il doppio zero non ha pallini e non costa niente.</translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in hand costs %n point(s).</source>
        <translation>
            <numerusform>Un doppio zero rimasto in mano costa %n punto.</numerusform>
            <numerusform>Un doppio zero rimasto in mano costa %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point limit: the game ends with its last round.</source>
        <translation>Non c’è un punteggio limite: la partita finisce con l’ultima manche.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody’s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>La partita finisce dopo la prima manche in cui il totale di qualcuno raggiunge %n punto, al più tardi dopo l’ultima manche.</numerusform>
            <numerusform>La partita finisce dopo la prima manche in cui il totale di qualcuno raggiunge %n punti, al più tardi dopo l’ultima manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The rest lie face down: they are the boneyard.</source>
        <translation>
            <numerusform>Ogni giocatore riceve %n tessera. Le altre restano a faccia in giù: sono il pozzo.</numerusform>
            <numerusform>Ogni giocatore riceve %n tessere. Le altre restano a faccia in giù: sono il pozzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine lies in the station before the tiles are dealt.</source>
        <translation>Il doppio di partenza è nella stazione già prima che si distribuiscano le tessere.</translation>
    </message>
    <message>
        <source>Whoever holds or draws the engine starts the round.</source>
        <translation>Comincia la manche chi ha o pesca il doppio di partenza.</translation>
    </message>
    <message>
        <source>One player starts the first round; every later round is started by the next player clockwise.</source>
        <translation>Un giocatore comincia la prima manche; poi, a ogni nuova manche, comincia il giocatore seguente in senso orario.</translation>
    </message>
    <message>
        <source>Players who share the lowest total win together.</source>
        <translation>I giocatori a pari merito con il totale più basso vincono insieme.</translation>
    </message>
    <message>
        <source>Among players with the same lowest total, the one with the most rounds of 0 points wins. If that is equal too, the lowest of the other rounds decides. If even that is equal, they win together.</source>
        <translation>Tra i giocatori con lo stesso totale più basso vince chi ha più manche da 0 punti. Se anche così sono pari, decide la più bassa delle altre manche. Solo se restano pari vincono insieme.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation>Nessuno vede le tessere degli altri.</translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.</source>
        <translation>Tutte le tessere dei giocatori sono scoperte, e ciascuno può guardare quelle di tutti: l’ideale per imparare insieme.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook’s own table.</source>
        <translation>Quante tessere riceve ogni giocatore lo dice la tabella del regolamento.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or 6, 11 for 7 or 8, with the double-12 set.</source>
        <translation>Quante tessere riceve ogni giocatore lo dice la tabella Cardinal: con il set del doppio 12 sono 15 per 2, 3 o 4 giocatori, 12 per 5 o 6, 11 per 7 o 8.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or 6, 10 for 7 or 8, with the double-12 set.</source>
        <translation>Quante tessere riceve ogni giocatore lo dice la tabella Masters: con il set del doppio 12 sono 15 per 2, 3 o 4 giocatori, 12 per 5 o 6, 10 per 7 o 8.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or 6, 8 for 7 or 8, with the double-12 set.</source>
        <translation>Quante tessere riceve ogni giocatore lo dice la tabella Pressman: con il set del doppio 12 sono 15 per 2, 3 o 4 giocatori, 11 per 5 o 6, 8 per 7 o 8.</translation>
    </message>
    <message>
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a marker.</source>
        <translation>Quando il pozzo è vuoto si va avanti senza pescare: chi non può giocare passa e riceve una locomotiva.</translation>
    </message>
    <message>
        <source>When the last tile of the boneyard has been drawn, that turn is played to its end, and with it the round is over.</source>
        <translation>Quando si pesca l’ultima tessera del pozzo, quel turno si gioca fino in fondo e con esso finisce la manche.</translation>
    </message>
    <message>
        <source>A double may be your last tile: nothing has to follow it.</source>
        <translation>La tua ultima tessera può essere un doppio: dopo non ci vuole altro.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Lo scopo del gioco</translation>
    </message>
    <message>
        <source>You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
        <translation>Devi liberarti delle tue tessere. Si giocano in fila, una dopo l’altra, e formano i treni: le metà che si toccano hanno lo stesso valore. Quello che ti resta in mano alla fine di una manche conta contro di te, e il totale più basso vince la partita.</translation>
    </message>
    <message>
        <source>The trains</source>
        <translation>I treni</translation>
    </message>
    <message>
        <source>Each player has a train of their own. It begins at the station and grows at its open end, one tile after the other.</source>
        <translation>Ogni giocatore ha il proprio treno. Parte dalla stazione e cresce all’estremità libera, una tessera dopo l’altra.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message>
        <source>The engine of a round</source>
        <translation>Il doppio di partenza di una manche</translation>
    </message>
    <message>
        <source>All trains of a round begin at a double in the station, the engine. In the first round it is the highest double of the set, in every later round the next lower one. The engine itself needs no tile after it and never has to be closed.</source>
        <translation>Tutti i treni di una manche partono da un doppio nella stazione: il doppio di partenza. Nella prima manche è il doppio più alto del set, in ogni manche successiva quello immediatamente inferiore. Dopo il doppio di partenza non ci vuole un’altra tessera, e non c’è mai bisogno di coprirlo.</translation>
    </message>
    <message>
        <source>The first starter</source>
        <translation>Chi comincia la prima manche</translation>
    </message>
    <message>
        <source>By this leaflet the oldest player starts the first round.</source>
        <translation>Secondo questo regolamento, la prima manche la comincia chi ha più anni.</translation>
    </message>
    <message>
        <source>By this leaflet the youngest player starts the first round.</source>
        <translation>Secondo questo regolamento, la prima manche la comincia chi ha meno anni.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A chi tocca</translation>
    </message>
    <message>
        <source>The turns go round the table clockwise, one player after the other.</source>
        <translation>Si gioca a turno in senso orario, un giocatore dopo l’altro.</translation>
    </message>
    <message>
        <source>What a turn is</source>
        <translation>Che cos’è un turno</translation>
    </message>
    <message>
        <source>Which tile fits</source>
        <translation>Quale tessera va bene</translation>
    </message>
    <message>
        <source>A tile fits where one of its halves shows the value at the end of the train. That half goes against the train. A train without tiles takes the value of the engine.</source>
        <translation>Una tessera va bene dove una delle sue metà ha il valore che sta in fondo al treno. Quella metà va contro il treno. Un treno senza tessere prende il valore del doppio di partenza.</translation>
    </message>
    <message>
        <source>Whoever can play must play</source>
        <translation>Chi può giocare deve giocare</translation>
    </message>
    <message>
        <source>When you cannot play</source>
        <translation>Quando non puoi giocare</translation>
    </message>
    <message>
        <source>If you cannot play a tile that you have to play, not even after drawing as far as you may, your turn ends and a marker is put on your train, or on its place if it has no tile yet.</source>
        <translation>Se non riesci a giocare una tessera che devi giocare, nemmeno dopo aver pescato quanto ti è permesso, il tuo turno finisce e si mette una locomotiva sul tuo treno, o sul suo binario se il treno non ha ancora tessere.</translation>
    </message>
    <message>
        <source>Open and closed trains</source>
        <translation>Treni aperti e chiusi</translation>
    </message>
    <message>
        <source>A train without tiles</source>
        <translation>Un treno senza tessere</translation>
    </message>
    <message>
        <source>Where a marker stands on the place of a train that has no tile yet, others may start that train with a tile of the engine’s value. It still belongs to its owner, and the marker stays.</source>
        <translation>Se c’è una locomotiva sul binario di un treno che non ha ancora tessere, anche gli altri possono cominciare quel treno con una tessera che ha il valore del doppio di partenza. Il treno non cambia proprietario, e la locomotiva resta.</translation>
    </message>
    <message>
        <source>When nothing follows a double</source>
        <translation>Quando niente segue un doppio</translation>
    </message>
    <message>
        <source>Closing a double</source>
        <translation>Coprire un doppio</translation>
    </message>
    <message>
        <source>A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation>Per coprire un doppio ci si gioca sopra una tessera. Chi deve coprirlo può farlo su ogni treno, anche su uno chiuso, che per ogni altra tessera resta chiuso. Con quella tessera il turno è finito: dopo non ci vuole altro.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Doppi morti</translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation>Quando tutte le altre tessere del suo valore sono sul tavolo, nessuna tessera può più coprire un doppio. Quel doppio è morto e non blocca nessuno.</translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation>L’ultima tessera</translation>
    </message>
    <message>
        <source>As soon as a player has only one tile left, everybody is told.</source>
        <translation>Appena a un giocatore resta una sola tessera, tutti vengono avvisati.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Finire le tessere</translation>
    </message>
    <message>
        <source>When nobody can play any more</source>
        <translation>Quando nessuno può più giocare</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Il conteggio</translation>
    </message>
    <message>
        <source>At the end of a round you count the pips of the tiles in your hand and add them to your total. The lowest total wins the game.</source>
        <translation>Alla fine di una manche conti i pallini delle tessere che hai in mano e li aggiungi al tuo totale. Il totale più basso vince la partita.</translation>
    </message>
    <message>
        <source>On your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation>Nel primo turno di ogni manche giochi solo sul tuo treno, ma quante tessere vuoi, e almeno una se puoi. Non si pesca, e dopo un doppio non ci vuole altro. Se nessuna tessera va bene, ricevi una locomotiva. Finché tutti non hanno avuto questo turno, i doppi rimasti aperti non bloccano nessuno e la manche non può finire; perciò in questo turno anche più giocatori possono finire le tessere.</translation>
    </message>
    <message>
        <source>There is no Mexican Train in this game, only the trains of the players.</source>
        <translation>In questa partita non c’è il Treno messicano: ci sono solo i treni dei giocatori.</translation>
    </message>
    <message>
        <source>You may play on other open trains before your own has a tile.</source>
        <translation>Puoi giocare su altri treni aperti anche prima che il tuo abbia una tessera.</translation>
    </message>
    <message>
        <source>Before your own train has a tile you may play nothing on another one. Only closing a double that you have to close is always allowed.</source>
        <translation>Finché il tuo treno non ha una tessera, non puoi giocare su nessun altro treno. Fa eccezione un doppio che devi coprire: quello puoi coprirlo sempre.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation>Dopo un doppio giochi un’altra tessera nello stesso turno. Può essere di nuovo un doppio, e allora deve seguirne ancora una.</translation>
    </message>
    <message>
        <source>A double is played like any other tile: nothing has to follow it.</source>
        <translation>Un doppio si gioca come ogni altra tessera: dopo non ci vuole altro.</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation>La tessera dopo un doppio va giocata proprio su quel doppio. Se tutte le altre tessere del suo valore sono già sul tavolo, non ci vuole altro.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may play it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation>Se per seguire un doppio peschi un altro doppio, e va bene, puoi giocarlo; allora è dopo questo che ci vuole una tessera. Se lo tieni, il tuo turno finisce come se niente andasse bene.</translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.</source>
        <translation>Un doppio che peschi per seguire un doppio non si può giocare, nemmeno se va bene: lo tieni in mano.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation>Se ci sono più doppi da coprire, scegli tu quale.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was played first comes first.</source>
        <translation>Se ci sono più doppi da coprire, viene prima quello giocato per primo.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is played anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation>Un doppio rimasto aperto alla fine di un turno va coperto prima di giocare qualsiasi altra tessera, su qualsiasi treno. Questo vale per tutti i giocatori, turno dopo turno, finché non viene coperto.</translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation>Un doppio rimasto aperto non blocca nessuno. È la fine del suo treno come ogni altra tessera.</translation>
    </message>
    <message>
        <source>You draw for only one tile per turn: if you drew a double and played it, you do not draw for the tile after it.</source>
        <translation>Puoi pescare per una sola tessera in un turno: se hai pescato un doppio e l’hai giocato, non peschi per la tessera che segue.</translation>
    </message>
    <message>
        <source>Your marker comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation>La tua locomotiva va via da sola quando giochi sul tuo treno. Resta quando giochi altrove e quando altri giocano sul tuo treno.</translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your marker comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Quando giochi sul tuo treno, dici subito se la tua locomotiva va via o se resta fino alla prossima volta che giochi lì. Non va via quando giochi altrove, né quando altri giocano sul tuo treno.</translation>
    </message>
    <message>
        <source>After each tile that you play, on whichever train, you may take your marker off or leave it. It stays when others play on your train.</source>
        <translation>Dopo ogni tessera che giochi, su qualsiasi treno, puoi togliere la tua locomotiva o lasciarla dov’è. Resta quando altri giocano sul tuo treno.</translation>
    </message>
    <message>
        <source>The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.</source>
        <translation>Il doppio di partenza si distribuisce con le altre tessere. Chi ce l’ha lo mette nella stazione e gioca subito il suo turno.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns up. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Se nessuno ha il doppio di partenza, i giocatori pescano una tessera ciascuno, uno dopo l’altro, e smettono appena salta fuori. Nella manche 1 pesca per primo il posto 1; in seguito, il posto dopo quello che ha cominciato la manche precedente.</translation>
    </message>
    <message>
        <source>If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation>Se una delle tue tessere si può giocare da qualche parte, ne giochi una: non puoi invece pescare o passare. Solo un doppio appena pescato si può tenere in mano, se la sua regola lo permette.</translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a marker stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation>Il tuo treno per te è aperto. Il treno di un altro giocatore per te è chiuso, a meno che ci sia una locomotiva: allora è aperto a tutti. Un doppio che devi coprire viene prima di tutto questo.</translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a marker is put on your train, your turn ends and the double stays open.</source>
        <translation>Se nessuna delle tue tessere può seguire il tuo doppio, peschi quanto ti è permesso. Se ancora non ne hai una, si mette una locomotiva sul tuo treno, o sul suo binario, il tuo turno finisce e il doppio resta aperto.</translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be played in the first turn, everybody still has that first turn.</source>
        <translation>Se alla fine del tuo turno non hai più tessere, la manche è finita. Dove nel primo turno si può giocare un treno intero, tutti giocano comunque il loro primo turno.</translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a marker on every train, the round is over. Then it may be that nobody has gone out.</source>
        <translation>Se il pozzo è vuoto e nessuna tessera di nessun giocatore si potrebbe giocare, nemmeno con una locomotiva su ogni treno, la manche è finita. Può dunque finire senza che qualcuno abbia finito le tessere.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play one tile, as on every other.</source>
        <translation>Nel tuo primo turno di una manche giochi una tessera, come in ogni altro turno.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your second turn of the round on; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Il Treno messicano è di tutti. Puoi cominciarlo dal tuo secondo turno della manche in poi, con una tessera che ha il valore del doppio di partenza; una volta cominciato, è aperto a tutti. Non riceve mai una locomotiva.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation>Dopo un doppio giochi un’altra tessera nello stesso turno. Un doppio che hai già in mano non può essere quella tessera, nemmeno se va bene.</translation>
    </message>
    <message>
        <source>The tile after a double may be played on the double or on any other train that is open to you. In the turn in which it is played, a double closes no train to you.</source>
        <translation>La tessera dopo un doppio può andare su quel doppio o su qualsiasi altro treno aperto per te. Nel turno in cui lo giochi, un doppio non ti chiude nessun treno.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must play it, and then it needs a tile after it like any other double.</source>
        <translation>Se per seguire un doppio peschi un altro doppio, e va bene, devi giocarlo; allora è dopo questo che ci vuole una tessera, come dopo ogni altro doppio.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it no longer holds anybody up.</source>
        <translation>Un doppio rimasto aperto alla fine di un turno va coperto dal giocatore successivo, prima di ogni altra cosa. Se quel giocatore non può, il doppio non blocca più nessuno.</translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation>La partita breve, da 2 a 4 giocatori: le tessere con un 10, un 11 o un 12 restano nella scatola, il primo doppio di partenza è il 9-9 e si giocano al massimo dieci manche.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Se nessuno ha il doppio di partenza, i giocatori pescano una tessera ciascuno, uno dopo l’altro, finché non salta fuori; poi si completa il giro, per quanto il pozzo lo permette, così che tutti peschino lo stesso numero di volte. Nella manche 1 pesca per primo il posto 1; in seguito, il posto dopo quello che ha cominciato la manche precedente.</translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation>Non si gioca la partita breve.</translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do you go out on the double.</source>
        <translation>Se la tua ultima tessera è un doppio e dopo ci vuole un’altra tessera, peschi. Solo se non puoi pescare finisci con il doppio.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Il Treno messicano è di tutti. In qualsiasi turno puoi cominciarlo con una tessera che ha il valore del doppio di partenza, a meno che un’altra regola ti faccia giocare altrove; una volta cominciato, è aperto a tutti. Non riceve mai una locomotiva.</translation>
    </message>
    <message>
        <source>You draw for each tile that you have to play: if a double that you drew and played asks for a tile and you hold none for it, you draw again.</source>
        <translation>Puoi pescare per ogni tessera che devi giocare: se hai pescato e giocato un doppio e dopo ci vuole una tessera che non hai, peschi di nuovo.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>Si gioca al massimo %n manche. Il primo doppio di partenza è il %1-%1.</numerusform>
            <numerusform>Si giocano al massimo %n manche. Il primo doppio di partenza è il %1-%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn you play one tile of your hand that fits, on any train that is open to you. The rules about drawing, about doubles and about the first turn of a round can change that.</source>
        <translation>Nel tuo turno giochi una delle tessere adatte che hai in mano: quella che vuoi, su qualsiasi treno aperto per te. Le regole sulla pesca, sui doppi e sul primo turno di una manche possono cambiare questo.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw tile after tile until one may be played or the boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Se nessuna delle tue tessere si può giocare, peschi una tessera dopo l’altra, finché non ne trovi una che si può giocare o finché il pozzo non è finito. Quella che si può giocare si gioca subito, su uno qualsiasi dei treni permessi; al suo posto non se ne può giocare un’altra.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Se nessuna delle tue tessere si può giocare, ne peschi una dal pozzo. Se quella si può giocare, si gioca subito, su uno qualsiasi dei treni permessi; al suo posto non se ne può giocare un’altra.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the first that may be played. It is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Se nessuna delle tue tessere si può giocare, ne peschi fino a due, una alla volta, e ti fermi alla prima che si può giocare. Quella si gioca subito, su uno qualsiasi dei treni permessi; al suo posto non se ne può giocare un’altra.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.</source>
        <translation>Il Treno messicano è di tutti. Puoi cominciarlo, con una tessera che ha il valore del doppio di partenza, quando il tuo treno ha già una tessera; una volta cominciato, il Treno messicano è aperto a tutti. Non riceve mai una locomotiva.</translation>
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
        <translation>Il doppio di partenza è nella stazione prima di distribuire, e si comincia a rotazione. Decidi tu se la tua locomotiva va via.</translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation>Novelca</translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were played, and an empty boneyard ends the round.</source>
        <translation>I doppi aperti si coprono nell’ordine in cui sono stati giocati, e con il pozzo vuoto la manche finisce.</translation>
    </message>
    <message>
        <source>Big table</source>
        <translation>Grande tavolata</translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole train; the double blank costs 50 points.</source>
        <translation>Da 2 a 14 giocatori, con set dal doppio 6 al doppio 18. Nel primo turno puoi giocare un treno intero; il doppio zero costa 50 punti.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that double, you draw only once per turn, nobody goes out on an open double, and ties are broken.</source>
        <translation>La tessera dopo un doppio va proprio su quel doppio, in un turno si pesca una volta sola, nessuno finisce le tessere con un doppio non coperto, e a parità di totale decidono le singole manche.</translation>
    </message>
    <message>
        <source>There is no rulebook called “%1”.</source>
        <translation>Non esiste un regolamento chiamato «%1».</translation>
    </message>
    <message>
        <source>There is no option called “%1”.</source>
        <translation>Non esiste un’opzione chiamata «%1».</translation>
    </message>
    <message>
        <source>“%2” is not a value of the option “%1”.</source>
        <translation>«%2» non è un valore dell’opzione «%1».</translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation>Questo regolamento è per %1–%2 giocatori.</translation>
    </message>
    <message>
        <source>If the engine is dealt, whoever holds it must start; if it is set aside, the players must take turns to start.</source>
        <translation>Se il doppio di partenza viene distribuito, deve cominciare chi lo ha; se viene messo da parte, si deve cominciare a rotazione.</translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation>Questo regolamento non ha la partita breve.</translation>
    </message>
    <message>
        <source>The short game is played with the double-9 set.</source>
        <translation>La partita breve si gioca con il set del doppio 9.</translation>
    </message>
    <message numerus="yes">
        <source>With this set at most %n round(s) can be played.</source>
        <translation>
            <numerusform>Con questo set si può giocare al massimo %n manche.</numerusform>
            <numerusform>Con questo set si possono giocare al massimo %n manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no number of tiles to deal for %1 players with the double-%2 set.</source>
        <translation>Non è stabilito quante tessere distribuire a %1 giocatori con il set del doppio %2.</translation>
    </message>
    <message>
        <source>The double-%2 set does not have enough tiles for %1 players.</source>
        <translation>Il set del doppio %2 non ha abbastanza tessere per %1 giocatori.</translation>
    </message>
    <message>
        <source>Comes with the wooden model set by Eco Wood Art.</source>
        <translation>È nella scatola del modello in legno di Eco Wood Art.</translation>
    </message>
    <message>
        <source>Comes with “Original Mexican Train” by Tactic.</source>
        <translation>È nella scatola di «Original Mexican Train» di Tactic.</translation>
    </message>
    <message>
        <source>Comes with Novelca 11003603, and in a Russian leaflet.</source>
        <translation>È nella scatola di Novelca 11003603 e in un regolamento russo.</translation>
    </message>
    <message>
        <source>From a German article, for 2 to 14 players.</source>
        <translation>Pubblicato in un articolo tedesco, per 2–14 giocatori.</translation>
    </message>
    <message>
        <source>Published tournament rules; no leaflet prints them.</source>
        <translation>Regole da torneo pubblicate; non sono in nessuna scatola.</translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a double drawn after a double must be played if it fits.</source>
        <translation>Comincia chi ha il doppio di partenza. I doppi aperti bloccano tutti e si coprono in qualsiasi ordine; un doppio pescato per seguire un doppio va giocato, se va bene.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Regole di</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>a confronto con</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Confronta con</translation>
    </message>
    <message>
        <source>No rule mentions that.</source>
        <translation>Nessuna regola ne parla.</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Queste regole sono uguali.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regola</numerusform>
            <numerusform>%n regole</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameTilesWords</name>
    <message>
        <source>now %1, earlier %2</source>
        <comment>%1, %2: points</comment>
        <translation>ora %1, prima %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: now 34, earlier 61</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same tiles: %1.</source>
        <comment>%1: now 34, earlier 61</comment>
        <translation>Le stesse tessere: %1.</translation>
    </message>
</context>
<context>
    <name>SavingSheets</name>
    <message>
        <source>This game is not saved</source>
        <translation>Questa partita non è salvata</translation>
    </message>
    <message>
        <source>Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.</source>
        <translation>Si riprova a salvare ogni pochi secondi, e intanto la partita continua. Puoi anche salvare l’intera partita in un altro file, su un altro disco; allora continua in quel file. Finché non è salvata, non si può aprire né cominciare un’altra partita.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Riprova adesso</translation>
    </message>
    <message>
        <source>Save as another file…</source>
        <translation>Salva in un altro file…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Uscire senza salvare?</translation>
    </message>
    <message>
        <source>If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.</source>
        <translation>Se esci lo stesso, l’intera partita viene messa in un file di recupero, se è possibile scriverne uno da qualche parte. Al prossimo avvio il programma lo propone.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Esci lo stesso</translation>
    </message>
    <message>
        <source>A game was rescued</source>
        <translation>Una partita è stata recuperata</translation>
    </message>
    <message>
        <source>This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.</source>
        <translation>Alla chiusura del programma non è stato possibile salvare questa partita al solito posto. È tutta nel file %1. Se la continui, torna tra le tue partite salvate; altrimenti il file resta dov’è.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuala</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Lasciala lì</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Not saved</source>
        <translation>Non salvata</translation>
    </message>
    <message>
        <source>This game is not saved. Saving is tried again every few seconds.</source>
        <translation>Questa partita non è salvata. Si riprova a salvare ogni pochi secondi.</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Punti per manche</translation>
    </message>
</context>
<context>
    <name>ScoreKeeperSheet</name>
    <message>
        <source>Score-keeper</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Segna</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Altre partite…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Eliminare questa partita?</translation>
    </message>
    <message>
        <source>The points of %1 will be deleted for good.</source>
        <comment>%1: names of the players</comment>
        <translation>I punti di %1 vengono eliminati per sempre.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Qualcosa non va</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Va bene</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation>Non è ancora finita nessuna manche.</translation>
    </message>
</context>
<context>
    <name>ScorePlotView</name>
    <message>
        <source>The totals over the rounds</source>
        <translation>I totali manche per manche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%1: %n point(s), total %2</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n punto, totale %2</numerusform>
            <numerusform>%1: %n punti, totale %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, engine %2. %3</source>
        <comment>%3: who has how many points</comment>
        <translation>Manche %1, doppio di partenza %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation>
            <numerusform>Totali dopo %n manche. %1</numerusform>
            <numerusform>Totali dopo %n manche. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation>
            <numerusform>Set del doppio %1, %n manche.</numerusform>
            <numerusform>Set del doppio %1, %n manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>Il doppio zero vale %n punto.</numerusform>
            <numerusform>Il doppio zero vale %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game with the double-%1 set</source>
        <translation>Partita breve, set del doppio %1</translation>
    </message>
    <message>
        <source>Double-%1 set</source>
        <translation>Set del doppio %1</translation>
    </message>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Manche %1, doppio %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rules, over after %n round(s).</source>
        <comment>%1: date, %2: name of the rulebook</comment>
        <translation>
            <numerusform>%1, regole: %2, partita finita dopo %n manche.</numerusform>
            <numerusform>%1, regole: %2, partita finita dopo %n manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation>%1, regole: %2, manche giocate: %3 su %4.</translation>
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
        <translation>Regole: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column</comment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation>In ogni casella: a sinistra i punti della manche, a destra il totale finora.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>La partita finisce dopo la manche in cui il totale di qualcuno arriva a %n punto.</numerusform>
            <numerusform>La partita finisce dopo la manche in cui il totale di qualcuno arriva a %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s).</source>
        <comment>%1: number, %2: who</comment>
        <translation>
            <numerusform>Posizione %1: %2, %n punto.</numerusform>
            <numerusform>Posizione %1: %2, %n punti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <comment>start of a sentence</comment>
        <translation>Il Treno messicano</translation>
    </message>
    <message>
        <source>Your train</source>
        <comment>start of a sentence</comment>
        <translation>Il tuo treno</translation>
    </message>
    <message>
        <source>%1’s train</source>
        <comment>start of a sentence</comment>
        <translation>Il treno di %1</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where something stands</comment>
        <translation>sul Treno messicano</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where something stands</comment>
        <translation>sul tuo treno</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where something stands</comment>
        <translation>sul treno di %1</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is played</comment>
        <translation>sul Treno messicano</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is played</comment>
        <translation>sul tuo treno</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where a tile is played</comment>
        <translation>sul treno di %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of names</comment>
        <translation>te</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of seat %1</source>
        <translation>Colore del posto %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nome del posto %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>IA</translation>
    </message>
    <message>
        <source>Seat %1 is a computer player</source>
        <translation>Al posto %1 gioca un’IA</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Livello del posto %1</translation>
    </message>
    <message>
        <source>Colour and character of seat %1</source>
        <translation>Colore e personaggio del posto %1</translation>
    </message>
</context>
<context>
    <name>SentenceBoard</name>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Shows the rule behind this.</source>
        <translation>Mostra la regola che c’è dietro.</translation>
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
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>a heading: how the table looks</comment>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>how the table looks</comment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>On the tiles</source>
        <translation>Sulle tessere</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pallini</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Cifre</translation>
    </message>
    <message>
        <source>Pips and digits</source>
        <translation>Pallini e cifre</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Colori dei pallini</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>I soliti</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>Per daltonici</translation>
    </message>
    <message>
        <source>All black</source>
        <translation>Tutti neri</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Dimensione delle tessere</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>Massima</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e suono</translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation>Velocità del gioco</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>How long the computer thinks before it plays</source>
        <translation>Quanto pensa l’IA prima di giocare</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Per niente</translation>
    </message>
    <message>
        <source>A short moment</source>
        <translation>Un attimo</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Un po’</translation>
    </message>
    <message>
        <source>A long moment</source>
        <translation>A lungo</translation>
    </message>
    <message>
        <source>Reduced motion: nothing flies, rolls or slides</source>
        <translation>Meno movimento: niente vola, rotola o scivola</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Playing and reading</source>
        <translation>Gioco e lettura vocale</translation>
    </message>
    <message>
        <source>Draw and pass for me when nothing else is possible</source>
        <translation>Pesca e passa per me quando non si può fare altro</translation>
    </message>
    <message>
        <source>What a screen reader says by itself</source>
        <translation>Che cosa dice da solo uno screen reader</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Tutto quello che succede</translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation>Quello che riguarda me</translation>
    </message>
    <message>
        <source>Only that it is my turn</source>
        <translation>Solo che tocca a me</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Valori predefiniti</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Aiuti per contare: i pallini delle mie tessere, le tessere viste, i valori su cui gli altri non hanno potuto giocare</translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation>I giocatori IA dicono qualche parola ogni tanto</translation>
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
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>SheetPlanForm</name>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Numero di manche</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Punteggio limite</translation>
    </message>
    <message>
        <source>The game ends at this many points</source>
        <translation>La partita finisce a questo punteggio</translation>
    </message>
    <message>
        <source>No limit: all rounds are played.</source>
        <translation>Nessun limite: si giocano tutte le manche.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nome del giocatore %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>La partita finisce dopo la manche in cui il totale di qualcuno arriva a %n punto.</numerusform>
            <numerusform>La partita finisce dopo la manche in cui il totale di qualcuno arriva a %n punti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPrinter</name>
    <message>
        <source>Score sheet</source>
        <translation>Foglio segnapunti</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Salva il foglio segnapunti</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Something is wrong</source>
        <translation>Qualcosa non va</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Va bene</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>Non si può mostrare</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Una partita danneggiata</translation>
    </message>
    <message>
        <source>Go on from before line %1</source>
        <translation>Continua da prima della riga %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>Continua in una copia</translation>
    </message>
    <message>
        <source>Reading a long game</source>
        <translation>Lettura di una partita lunga</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The game in the file %1 takes a while to read: %2% so far.</source>
        <comment>%2: a number</comment>
        <translation>Leggere la partita nel file %1 richiede un po’ di tempo: %2&#xa0;% finora.</translation>
    </message>
    <message>
        <source>Cannot be saved here</source>
        <translation>Qui non si può salvare</translation>
    </message>
</context>
<context>
    <name>ShelfSheets</name>
    <message>
        <source>Forget everything?</source>
        <translation>Dimenticare tutto?</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Conserva tutto</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Dimentica tutto</translation>
    </message>
    <message>
        <source>Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.</source>
        <translation>Le statistiche, i traguardi, la scala degli avversari e le partite del giorno ripartono da zero per tutti quelli che giocano qui, e le partite salvate vanno nel cestino. La partita sul tavolo resta, e anche quelle del segnapunti.</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Skill and luck</source>
        <translation>Abilità e fortuna</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Play and tiles, game by game; the list says the same.</source>
        <translation>Gioco e tessere, partita per partita; l’elenco dice lo stesso.</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Il tuo gioco</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Le tue tessere</translation>
    </message>
    <message>
        <source>Points for you, per round</source>
        <translation>Punti a tuo favore per manche</translation>
    </message>
    <message>
        <source>Points against you, per round</source>
        <translation>Punti contro di te per manche</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>The computer is going over the first round.</source>
        <translation>L’IA rigioca fra sé la prima manche.</translation>
    </message>
    <message>
        <source>No round that counts is finished yet.</source>
        <translation>Non è ancora finita nessuna manche che conti.</translation>
    </message>
    <message>
        <source>Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.</source>
        <translation>Si contano i punti rispetto alla media degli altri. Le tue tessere sono ciò che valevano, in base a quello che potevi vedere, la distribuzione e le tessere pescate. Contano le stesse manche dei traguardi, le ultime di ogni giocatore; la prima volta il calcolo di ciascuna richiede alcuni secondi, e va avanti solo mentre questa pagina è aperta.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>no difference</source>
        <comment>points for or against somebody: none</comment>
        <translation>nessuna differenza</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <comment>%1: points</comment>
        <translation>%1 a tuo favore</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <comment>%1: points</comment>
        <translation>%1 contro di te</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n round(s)</source>
        <comment>%1: date, %2: rulebook</comment>
        <translation>
            <numerusform>%1 · %2 · %n manche</numerusform>
            <numerusform>%1 · %2 · %n manche</numerusform>
        </translation>
    </message>
    <message>
        <source>play: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>gioco: %1</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>tessere: %1</translation>
    </message>
    <message>
        <source>After five rounds, this page says what your play and your tiles come to.</source>
        <translation>Dopo cinque manche qui leggerai quanto incidono il tuo gioco e le tue tessere.</translation>
    </message>
    <message numerus="yes">
        <source>Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in your place.</source>
        <comment>%1: such as &quot;3.1 for you&quot;, %3: a level</comment>
        <translation>
            <numerusform>Il tuo gioco, in media su %n manche: %1 (con un margine di %2), rispetto a ciò che il livello «%3» avrebbe fatto al tuo posto.</numerusform>
            <numerusform>Il tuo gioco, in media su %n manche: %1 (con un margine di %2), rispetto a ciò che il livello «%3» avrebbe fatto al tuo posto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles, on average: %1 (give or take %2).</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>Le tue tessere, in media: %1 (con un margine di %2).</translation>
    </message>
    <message>
        <source>Chance alone brings that in fewer than 1 of 20 cases.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Solo per caso, questo succede meno di 1 volta su 20.</translation>
    </message>
    <message>
        <source>That is no more than chance brings.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Non è più di quanto ci si aspetti dal caso.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Going over your rounds: %1 of %2</source>
        <translation>L’IA rigioca fra sé le tue manche: %1 di %2</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station</source>
        <translation>Stazione</translation>
    </message>
    <message>
        <source>Station, engine %1-%1</source>
        <translation>Stazione, doppio di partenza %1-%1</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>All rules</source>
        <translation>Tutte le regole</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Qualsiasi numero</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at the table</comment>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation>Impossibile scrivere il file %1, quindi non tutto viene contato.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation>
            <numerusform>%n riga del file %1 non si può leggere e non viene contata.</numerusform>
            <numerusform>%n righe del file %1 non si possono leggere e non vengono contate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quali partite</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Best rounds</source>
        <translation>Manche migliori</translation>
    </message>
    <message>
        <source>A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.</source>
        <translation>Una partita conta una volta, dalla prima cosa che fai; se la abbandoni, conta come non vinta. Le partite con una distribuzione scelta o con le stesse tessere di nuovo e le partite del giorno ripetute non contano.</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Traguardi…</translation>
    </message>
    <message>
        <source>Skill and luck…</source>
        <translation>Abilità e fortuna…</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>Dimentica tutto…</translation>
    </message>
</context>
<context>
    <name>StatusSheet</name>
    <message>
        <source>How things stand</source>
        <translation>A che punto siamo</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>You hold %n tile(s).</source>
        <translation>
            <numerusform>Hai %n tessera in mano.</numerusform>
            <numerusform>Hai %n tessere in mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation>
            <numerusform>Nel pozzo c’è %n tessera.</numerusform>
            <numerusform>Nel pozzo ci sono %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation>
            <numerusform>%1: %n tessera in mano.</numerusform>
            <numerusform>%1: %n tessere in mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation>
            <numerusform>%1: %n punto finora.</numerusform>
            <numerusform>%1: %n punti finora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) so far.</source>
        <comment>the total of the rounds that are finished</comment>
        <translation>
            <numerusform>Hai %n punto finora.</numerusform>
            <numerusform>Hai %n punti finora.</numerusform>
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
        <translation>%1 pesca la tessera %2.</translation>
    </message>
    <message>
        <source>You leave your train open.</source>
        <translation>Lasci aperto il tuo treno.</translation>
    </message>
    <message>
        <source>%1 leaves their train open.</source>
        <translation>%1 lascia aperto il suo treno.</translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation>Termini il tuo primo turno.</translation>
    </message>
    <message>
        <source>%1 finishes their first turn.</source>
        <translation>%1 termina il suo primo turno.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Ognuno riceve %n tessera.</numerusform>
            <numerusform>Ognuno riceve %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. You start the game.</source>
        <translation>Il doppio di partenza %1 è nella stazione. Cominci tu la partita.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. %2 starts the game.</source>
        <comment>%2: who</comment>
        <translation>Il doppio di partenza %1 è nella stazione. %2 comincia la partita.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is you.</source>
        <translation>Il doppio di partenza %1 è nella stazione. Si comincia a rotazione: questa volta tocca a te.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is %2.</source>
        <comment>%2: who</comment>
        <translation>Il doppio di partenza %1 è nella stazione. Si comincia a rotazione: questa volta comincia %2.</translation>
    </message>
    <message>
        <source>You hold the engine %1: it is placed in the station, and you start.</source>
        <translation>Hai il doppio di partenza %1: va nella stazione e cominci tu.</translation>
    </message>
    <message>
        <source>%1 holds the engine %2: it is placed in the station, and %1 starts.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 ha il doppio di partenza %2, che va nella stazione: comincia %1.</translation>
    </message>
    <message numerus="yes">
        <source>To find the engine, %n more are drawn.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Per trovare il doppio di partenza si pesca ancora %n tessera.</numerusform>
            <numerusform>Per trovare il doppio di partenza si pescano ancora %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody held the engine %1: you drew it and start.</source>
        <comment>%1: tile</comment>
        <translation>Nessuno aveva il doppio di partenza %1: lo peschi tu e cominci.</translation>
    </message>
    <message>
        <source>Nobody held the engine %1: %2 drew it and starts.</source>
        <comment>%1: tile, %2: who</comment>
        <translation>Nessuno aveva il doppio di partenza %1: lo pesca %2 e comincia.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 di %2</translation>
    </message>
    <message>
        <source>Always draw and pass for me</source>
        <translation>Pesca e passa sempre per me</translation>
    </message>
</context>
<context>
    <name>TableChips</name>
    <message>
        <source>Play together again:</source>
        <translation>Di nuovo insieme:</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Tile %1</source>
        <translation>Tessera %1</translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>Look for the longest chain in your hand before your first tile: from the end of your own train, tile after tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can.</source>
        <translation>Prima della tua prima tessera, cerca tra le tue la catena più lunga: dall’estremità del tuo treno, tessera dopo tessera. Quello che fa parte della catena tienilo per il tuo treno; il resto giocalo altrove appena puoi.</translation>
    </message>
    <message>
        <source>Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation>Gioca i doppi presto, finché hai ancora una tessera che li segua. Un doppio a fine manche pesa e non è facile liberarsene.</translation>
    </message>
    <message>
        <source>Keep a second tile of the same value with each double, so that you can follow it yourself.</source>
        <translation>Con ogni doppio tieni una seconda tessera dello stesso valore, per poterlo seguire tu.</translation>
    </message>
    <message>
        <source>When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a chain that you will not finish.</source>
        <translation>Quando agli altri restano poche tessere, pensa ai pallini: una tessera pesante in meno vale più di una catena che non finirai.</translation>
    </message>
    <message>
        <source>Hold many different values rather than many tiles of one. Then something fits at almost every end.</source>
        <translation>Tieni tanti valori diversi invece di tante tessere dello stesso valore. Così qualcosa va bene quasi ovunque.</translation>
    </message>
    <message>
        <source>A double that you cannot follow still holds up those who must close it. If you have to leave one open, do it with a value of which most tiles already lie on the table.</source>
        <translation>Un doppio che non puoi seguire blocca comunque chi lo deve coprire. Se devi lasciarne uno aperto, sceglilo di un valore le cui tessere sono già quasi tutte sul tavolo.</translation>
    </message>
    <message>
        <source>If there is a marker on your train, get it off soon: others play there too, and the end that your chain needs may be gone.</source>
        <translation>Se sul tuo treno c’è una locomotiva, falla andare via presto: lì giocano anche gli altri, e il valore che serve alla tua catena potrebbe sparire.</translation>
    </message>
    <message>
        <source>When two tiles fit equally well, play the one with more pips.</source>
        <translation>Se due tessere vanno bene allo stesso modo, gioca quella con più pallini.</translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation>Quando qualcuno deve pescare, ricorda i valori che servivano: in mano non ne aveva nessuno. Lascia in fondo ai treni uno di quei valori.</translation>
    </message>
    <message>
        <source>As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation>Finché sul tuo treno non c’è una locomotiva, nessuno te lo può togliere. Perciò gioca prima le tessere sciolte su altri treni, e tieni la catena per dopo.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everybody</source>
        <translation>aperto a tutti</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>sta pensando…</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pt</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since.</source>
        <translation>Non ha potuto giocare su %1 e non ha tenuto nessuna tessera pescata da allora.</translation>
    </message>
    <message>
        <source>computer thinks…</source>
        <comment>for a player who is away</comment>
        <translation>l’IA pensa…</translation>
    </message>
</context>
<context>
    <name>TrainSheet</name>
    <message numerus="yes">
        <source>Mexican Train: %n tile(s)</source>
        <translation>
            <numerusform>Treno messicano: %n tessera</numerusform>
            <numerusform>Treno messicano: %n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your train: %n tile(s)</source>
        <translation>
            <numerusform>Il tuo treno: %n tessera</numerusform>
            <numerusform>Il tuo treno: %n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s train: %n tile(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>Il treno di %1: %n tessera</numerusform>
            <numerusform>Il treno di %1: %n tessere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message>
        <source>Mexican Train</source>
        <translation>Treno messicano</translation>
    </message>
    <message>
        <source>%1, ends in %2, double to be closed</source>
        <translation>%1 finisce con %2, doppio da coprire</translation>
    </message>
    <message>
        <source>%1, ends in %2, open</source>
        <translation>%1 finisce con %2, è aperto</translation>
    </message>
    <message>
        <source>%1, ends in %2, for you alone</source>
        <translation>%1 finisce con %2, è solo per te</translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation>%1 finisce con %2, è chiuso</translation>
    </message>
    <message>
        <source>%1; a computer player plays here meanwhile</source>
        <extracomment>%1: a train and how it stands</extracomment>
        <translation>%1; intanto qui gioca un’IA</translation>
    </message>
    <message>
        <source>the double first</source>
        <comment>on a plate: no train is open before it is covered</comment>
        <translation>prima il doppio</translation>
    </message>
    <message>
        <source>from your next turn</source>
        <comment>on a plate: the train is not open yet</comment>
        <translation>dal prossimo turno</translation>
    </message>
    <message>
        <source>your train first</source>
        <comment>on a plate: where one plays first</comment>
        <translation>prima il tuo treno</translation>
    </message>
    <message>
        <source>%1, ends in %2, not open now: %3</source>
        <extracomment>%3: what comes first, in a few words, as &quot;the double first&quot;</extracomment>
        <translation>%1 finisce con %2, per ora è chiuso: %3</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 sta pensando.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>È il turno di %1.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche è finita.</translation>
    </message>
    <message>
        <source>You may take your marker off or leave your train open.</source>
        <translation>Puoi togliere la tua locomotiva o lasciare aperto il tuo treno.</translation>
    </message>
    <message>
        <source>Your first turn: play as many tiles as you like on your own train.</source>
        <translation>Il tuo primo turno: gioca quante tessere vuoi sul tuo treno.</translation>
    </message>
    <message>
        <source>Play another tile on your train, or finish your first turn.</source>
        <translation>Gioca un’altra tessera sul tuo treno o termina il tuo primo turno.</translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation>Nessun’altra tessera va bene: termina il tuo primo turno.</translation>
    </message>
    <message>
        <source>You drew %1: play it, or keep it and pass.</source>
        <translation>Hai pescato la tessera %1: giocala, oppure tienila e passa.</translation>
    </message>
    <message>
        <source>You drew %1, and it fits: play it.</source>
        <translation>Hai pescato la tessera %1, e va bene: giocala.</translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Tocca a te: copri il doppio %1 %2.</translation>
    </message>
    <message>
        <source>After a double you play one more tile, but not a double.</source>
        <translation>Dopo un doppio giochi un’altra tessera, ma non un doppio.</translation>
    </message>
    <message>
        <source>After a double you play one more tile.</source>
        <translation>Dopo un doppio giochi un’altra tessera.</translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation>Tocca a te: copri uno dei doppi aperti.</translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation>Tocca a te: gioca una tessera dove il segnale è verde.</translation>
    </message>
    <message>
        <source>The double %1 %2 must be closed and no tile of yours fits: draw one.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Il doppio %1 %2 va coperto e nessuna delle tue tessere va bene: pescane una.</translation>
    </message>
    <message>
        <source>The open doubles must be closed and no tile of yours fits: draw one.</source>
        <translation>I doppi aperti vanno coperti e nessuna delle tue tessere va bene: pescane una.</translation>
    </message>
    <message>
        <source>No tile of yours fits: draw one.</source>
        <translation>Nessuna delle tue tessere va bene: pescane una.</translation>
    </message>
    <message>
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation>Dopo il tuo doppio ci vuole un’altra tessera e tra le tue non ce n’è una adatta: pescane una.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n tile(s) fit.</source>
        <translation>
            <numerusform>Tocca a te. %n tessera va bene.</numerusform>
            <numerusform>Tocca a te. %n tessere vanno bene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. You can play: %1.</source>
        <comment>%1: tiles</comment>
        <translation>Tocca a te. Puoi giocare: %1.</translation>
    </message>
    <message>
        <source>does not fit now</source>
        <comment>a tile</comment>
        <translation>ora non va bene da nessuna parte</translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a tile; %1: on whose trains</comment>
        <translation>va bene %1</translation>
    </message>
    <message>
        <source>%1 fits %2.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>La tessera %1 va bene %2.</translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you can only pass.</source>
        <translation>Il tuo primo turno: nessuna delle tue tessere va bene, puoi solo passare.</translation>
    </message>
    <message>
        <source>%1 cannot be played either: you can only pass.</source>
        <translation>Nemmeno la tessera %1 si può giocare: puoi solo passare.</translation>
    </message>
    <message>
        <source>No tile of yours can be played and you cannot draw: you can only pass.</source>
        <translation>Nessuna delle tue tessere si può giocare e non puoi pescare: puoi solo passare.</translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation>La tessera %1 va bene in più posti: scegline uno.</translation>
    </message>
    <message>
        <source>%1 fits %2: choose one of them.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>La tessera %1 va bene %2: scegline uno.</translation>
    </message>
    <message>
        <source>The computer is thinking for %1.</source>
        <extracomment>%1: a player who is away</extracomment>
        <translation>L’IA sta pensando per %1.</translation>
    </message>
    <message>
        <source>%1 Press Up.</source>
        <comment>%1: a whole sentence; Up: the key with that arrow</comment>
        <translation>%1 Premi freccia su.</translation>
    </message>
    <message>
        <source>You have no tile with %1: draw one.</source>
        <extracomment>%1: one or more numbers, as in &quot;1, 6, 9&quot;</extracomment>
        <translation>Non hai nessuna tessera con %1: pescane una.</translation>
    </message>
    <message>
        <source>You have no tile with %1: you can only pass.</source>
        <translation>Non hai nessuna tessera con %1: puoi solo passare.</translation>
    </message>
    <message>
        <source>%1 You can play: %2.</source>
        <comment>%1: a whole sentence, %2: tiles</comment>
        <translation>%1 Puoi giocare: %2.</translation>
    </message>
    <message>
        <source>%1 Press %2.</source>
        <comment>%1: a whole sentence; %2: the key</comment>
        <translation>%1 Premi %2.</translation>
    </message>
    <message>
        <source>%1 Shift+%2 ends your turn.</source>
        <comment>%1: a whole sentence; %2: a letter, held with Shift</comment>
        <translation>%1 Maiusc+%2 termina il tuo turno.</translation>
    </message>
</context>
<context>
    <name>TutorialNote</name>
    <message>
        <source>Tutorial</source>
        <translation>Tutorial</translation>
    </message>
    <message>
        <source>Tutorial: %1 of %2</source>
        <translation>Tutorial: %1 di %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation>Salta il tutorial</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Gioca una partita</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ancora una volta</translation>
    </message>
</context>
</TS>
