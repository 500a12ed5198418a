<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Mexican Train</source>
        <translation>À propos de Mexican Train</translation>
    </message>
    <message>
        <source>Mexican Train, version %1</source>
        <translation>Mexican Train, version %1</translation>
    </message>
    <message>
        <source>A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.</source>
        <translation>Un jeu gratuit pour toute la famille&#xa0;: selon les règles du livret de ta boîte, en de nombreuses langues. Il fonctionne sans réseau, sans compte et sans publicité, et rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation>Il est fait avec Qt, utilisé sous la GNU Lesser General Public License. Ce programme lui-même peut être utilisé, modifié et transmis par tout le monde aux conditions suivantes&#xa0;:</translation>
    </message>
    <message>
        <source>Made with the work of others, under these terms:</source>
        <translation>Fait avec le travail d’autres personnes, aux conditions suivantes&#xa0;:</translation>
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
        <translation>Claire</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Damien</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>Emma</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Félix</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Gaëlle</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Inès</translation>
    </message>
    <message>
        <source>Jakob</source>
        <translation>Jacques</translation>
    </message>
    <message>
        <source>Karla</source>
        <translation>Karine</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Léo</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>Manon</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>Nicolas</translation>
    </message>
    <message>
        <source>Olga</source>
        <translation>Odile</translation>
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
        <translation>%1, obtenue. %2 %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>%1: an award, %2: what earns it</comment>
        <translation>%1, pas encore obtenue. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what, %2: so much</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>best</comment>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>%1 of %2 earned</source>
        <comment>awards</comment>
        <translation>Obtenues&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Looking through the games: %1 of %2</source>
        <translation>Parcours des parties&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new award(s): %1.</source>
        <comment>%1: their names</comment>
        <translation>
            <numerusform>Nouvelle distinction&#xa0;: %1.</numerusform>
            <numerusform>%n nouvelles distinctions&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best so far: %1, %2.</source>
        <comment>%1: in what, %2: so much</comment>
        <translation>Ton record&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: sentences</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Awards</name>
    <message>
        <source>Double finish</source>
        <translation>Arrivée en double</translation>
    </message>
    <message>
        <source>Go out with a double as your last tile.</source>
        <translation>Termine en posant un double comme dernier domino.</translation>
    </message>
    <message>
        <source>Long train</source>
        <translation>Long train</translation>
    </message>
    <message>
        <source>Have at least 10 tiles on your own train when a round ends.</source>
        <translation>Aie au moins 10 dominos sur ton propre train à la fin d’une manche.</translation>
    </message>
    <message>
        <source>Endless train</source>
        <translation>Train sans fin</translation>
    </message>
    <message>
        <source>Have at least 14 tiles on your own train when a round ends.</source>
        <translation>Aie au moins 14 dominos sur ton propre train à la fin d’une manche.</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>Sans arrêt</translation>
    </message>
    <message>
        <source>Go out without having drawn a tile.</source>
        <translation>Termine sans avoir pioché un seul domino.</translation>
    </message>
    <message>
        <source>Steep climb</source>
        <translation>Rude montée</translation>
    </message>
    <message>
        <source>Go out even though you had to draw at least 8 tiles.</source>
        <translation>Termine alors que tu as dû piocher au moins 8 dominos.</translation>
    </message>
    <message>
        <source>Own line</source>
        <translation>Sur sa propre voie</translation>
    </message>
    <message>
        <source>Go out with all your tiles on your own train.</source>
        <translation>Termine en posant tous tes dominos sur ton propre train.</translation>
    </message>
    <message>
        <source>Foreign station</source>
        <translation>Gare étrangère</translation>
    </message>
    <message>
        <source>Go out with your last tile on another player’s train.</source>
        <translation>Termine en posant ton dernier domino sur le train d’un autre joueur.</translation>
    </message>
    <message>
        <source>Grand tour</source>
        <translation>Grand tour</translation>
    </message>
    <message>
        <source>Play tiles on the trains of at least 3 other players in one round.</source>
        <translation>Pose des dominos sur les trains d’au moins 3 autres joueurs dans une même manche.</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Pour tout le monde</translation>
    </message>
    <message>
        <source>Play at least 6 tiles on the Mexican Train in one round.</source>
        <translation>Pose au moins 6 dominos sur le train mexicain dans une même manche.</translation>
    </message>
    <message>
        <source>Double header</source>
        <translation>Double traction</translation>
    </message>
    <message>
        <source>Play at least 4 doubles in one round.</source>
        <translation>Pose au moins 4 doubles dans une même manche.</translation>
    </message>
    <message>
        <source>Helping hand</source>
        <translation>Coup de main</translation>
    </message>
    <message>
        <source>Close at least 3 doubles played by others in one round.</source>
        <translation>Couvre au moins 3 doubles posés par d’autres joueurs dans une même manche.</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Photo-finish</translation>
    </message>
    <message>
        <source>Go out while another player has one tile left.</source>
        <translation>Termine alors qu’un autre joueur n’a plus qu’un domino.</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>En avance</translation>
    </message>
    <message>
        <source>Go out while all other players hold at least 5 tiles.</source>
        <translation>Termine alors que tous les autres ont encore au moins 5 dominos.</translation>
    </message>
    <message>
        <source>Heavy load</source>
        <translation>Lourde charge</translation>
    </message>
    <message>
        <source>Go out while the other hands come to at least 100 points together.</source>
        <translation>Termine alors que les autres mains font ensemble au moins 100 points.</translation>
    </message>
    <message>
        <source>Light luggage</source>
        <translation>Bagage léger</translation>
    </message>
    <message>
        <source>End a round with 1 or 2 points, without going out.</source>
        <translation>Finis une manche avec 1 ou 2 points, sans avoir posé ton dernier domino.</translation>
    </message>
</context>
<context>
    <name>AwardsSheet</name>
    <message>
        <source>Awards</source>
        <translation>Distinctions</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>Tes records</translation>
    </message>
    <message>
        <source>A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.</source>
        <translation>Comptent les manches où aucun coup n’a été annulé et où ta place n’a pas été cédée. Le tutoriel et les donnes rejouées (du jour ou non) ne donnent pas de distinction, et l’IA n’en obtient pas&#x202f;; les conseils n’en enlèvent pas.</translation>
    </message>
</context>
<context>
    <name>BestRounds</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>column: how many</comment>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Leurs points</translation>
    </message>
    <message>
        <source>Rules and date</source>
        <translation>Règles et date</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: rulebook, %2: date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No finished round among these games.</source>
        <translation>Aucune manche finie dans ces parties.</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Longest train</source>
        <translation>Train le plus long</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points left with the others</source>
        <translation>Le plus de points laissés aux autres</translation>
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
        <translation>Fin la plus rapide</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>en %n tour</numerusform>
            <numerusform>en %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Most tiles in one turn</source>
        <translation>Le plus de dominos en un tour</translation>
    </message>
    <message>
        <source>Most doubles in one round</source>
        <translation>Le plus de doubles en une manche</translation>
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
        <translation>Le moins de points sans avoir fini</translation>
    </message>
    <message>
        <source>Most points in one round</source>
        <translation>Le plus de points en une manche</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Feuilles de score vierges</translation>
    </message>
    <message>
        <source>For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.</source>
        <translation>Pour une partie avec de vrais dominos&#xa0;: les manches et les doubles de départ sont imprimés, les points s’écrivent à la main. Les noms peuvent rester vides.</translation>
    </message>
</context>
<context>
    <name>Boneyard</name>
    <message>
        <source>Draw a tile</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in the boneyard</comment>
        <translation>
            <numerusform>%n domino restant</numerusform>
            <numerusform>%n dominos restants</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>Plus aucun domino</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) left</source>
        <translation>
            <numerusform>Pioche&#xa0;: %n domino restant</numerusform>
            <numerusform>Pioche&#xa0;: %n dominos restants</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard: no tiles left</source>
        <translation>Pioche&#xa0;: plus aucun domino</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Maj+%1</translation>
    </message>
</context>
<context>
    <name>CharacterWords</name>
    <message>
        <source>Gets rid of heavy tiles first.</source>
        <translation>Se débarrasse d’abord des dominos lourds.</translation>
    </message>
    <message>
        <source>Holds on to heavy tiles.</source>
        <translation>Garde longtemps les dominos lourds.</translation>
    </message>
    <message>
        <source>Likes best to play on their own train.</source>
        <translation>Préfère jouer sur son propre train.</translation>
    </message>
    <message>
        <source>Likes to play on other players’ trains.</source>
        <translation>Aime jouer sur les trains des autres.</translation>
    </message>
    <message>
        <source>Is fond of the Mexican Train.</source>
        <translation>A un faible pour le train mexicain.</translation>
    </message>
    <message>
        <source>Cannot keep a double for long.</source>
        <translation>Ne garde jamais longtemps un double.</translation>
    </message>
    <message>
        <source>Has no favourite kind of move.</source>
        <translation>N’a pas de coup préféré.</translation>
    </message>
</context>
<context>
    <name>Classic</name>
    <message>
        <source>Classic</source>
        <comment>a theme: walnut, green cloth, brass</comment>
        <translation>Classique</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Shows the table as it was then.</source>
        <translation>Montre la table telle qu’elle était alors.</translation>
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
        <translation>Manche du joueur</translation>
    </message>
    <message>
        <source>Thinking about the round…</source>
        <translation>Analyse de la manche…</translation>
    </message>
    <message>
        <source>The dimmed tiles were played by others.</source>
        <translation>Les dominos estompés ont été posés par d’autres.</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation>Aucun des dominos reçus ne convenait au double de départ.</translation>
    </message>
    <message>
        <source>You played no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Tu n’as posé aucun domino sur ton propre train&#x202f;; sur d’autres trains&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You played %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Tu as posé le %1 %2.</translation>
    </message>
    <message>
        <source>You kept the tile you drew, and passed.</source>
        <translation>Tu as gardé le domino pioché et passé.</translation>
    </message>
    <message>
        <source>You finished your first turn.</source>
        <translation>Tu as fini ton premier tour.</translation>
    </message>
    <message>
        <source>You left your train open.</source>
        <translation>Tu as laissé ton train ouvert.</translation>
    </message>
    <message>
        <source>You took your marker off.</source>
        <translation>Tu as enlevé ta locomotive.</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>Tu as pioché un domino.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation>Seule l’IA a joué cette manche.</translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>Le train le plus long dans la main reçue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You played %1 on your own train; on other trains: %2.</source>
        <comment>%1, %2: so many tiles</comment>
        <translation>Tu as posé %1 sur ton propre train&#x202f;; sur d’autres trains&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 %2 looked better: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Le %1 %2 semblait préférable&#xa0;: %3</translation>
    </message>
    <message>
        <source>Leaving your train open looked better.</source>
        <translation>Laisser ton train ouvert semblait préférable.</translation>
    </message>
    <message>
        <source>Taking your marker off looked better.</source>
        <translation>Enlever ta locomotive semblait préférable.</translation>
    </message>
    <message>
        <source>Finishing your first turn there looked better.</source>
        <translation>À ce moment, finir ton premier tour semblait préférable.</translation>
    </message>
    <message>
        <source>Keeping the tile you drew looked better.</source>
        <translation>Garder le domino pioché semblait préférable.</translation>
    </message>
    <message>
        <source>Here another move looked clearly better. Each decision is judged by what you could see when you made it.</source>
        <translation>Ici, un autre coup semblait nettement préférable. Chaque décision est jugée d’après ce que tu pouvais voir en la prenant.</translation>
    </message>
    <message>
        <source>No slips: by what you could see, no other move looked clearly better.</source>
        <translation>Pas d’erreur&#xa0;: d’après ce que tu pouvais voir, aucun autre coup ne semblait nettement préférable.</translation>
    </message>
    <message>
        <source>Well found.</source>
        <translation>Bien vu.</translation>
    </message>
    <message>
        <source>Well found: better than %1 %2, which comes to mind first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Bien vu&#xa0;: on pense d’abord au %1 %2, mais tu as trouvé mieux.</translation>
    </message>
    <message numerus="yes">
        <source>On average that ends about %n point(s) better for you against the others (most likely between %1 and %2).</source>
        <translation>
            <numerusform>En moyenne, cela finit mieux pour toi d’environ %n point par rapport aux autres (très probablement entre %1 et %2).</numerusform>
            <numerusform>En moyenne, cela finit mieux pour toi d’environ %n points par rapport aux autres (très probablement entre %1 et %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>no difference</source>
        <comment>so many points for or against you: none</comment>
        <translation>aucune différence</translation>
    </message>
    <message numerus="yes">
        <source>%n for you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n pour toi</numerusform>
            <numerusform>%n pour toi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n contre toi</numerusform>
            <numerusform>%n contre toi</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or take %5). Together: %6.</source>
        <comment>%1 to %4 and %6: such as &quot;3 for you&quot; or &quot;no difference&quot;</comment>
        <translation>Points par rapport aux autres. Distribution&#xa0;: %1&#x202f;; tes pioches&#xa0;: %2&#x202f;; coups des autres&#xa0;: %3&#x202f;; tes coups&#xa0;: %4 (à %5 près). En tout&#xa0;: %6.</translation>
    </message>
    <message>
        <source>%1 %2 looked better.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Le %1 %2 semblait préférable.</translation>
    </message>
</context>
<context>
    <name>ColourGrid</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Bleu canard</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>Magenta</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olive</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Corail</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Bleu ciel</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Doré</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>of a locomotive</comment>
        <translation>Couleur</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation>Conseil&#xa0;: ce que tu peux faire, et pourquoi</translation>
    </message>
    <message>
        <source>Plan my train: the tiles of the longest train first</source>
        <translation>Planifier mon train&#xa0;: d’abord les dominos du plus long</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Annuler, rétablir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Close what is open; let go of the tile</source>
        <translation>Fermer ce qui est ouvert&#x202f;; lâcher le domino</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 ou&#x202f;?</translation>
    </message>
    <message>
        <source>The rule behind the message</source>
        <translation>La règle qui explique le message</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Games…</source>
        <comment>the saved ones</comment>
        <translation>Parties…</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Revoir cette partie</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Joueurs…</translation>
    </message>
    <message>
        <source>How things stand…</source>
        <translation>Où en est la partie…</translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation>Où en est la partie, en mots</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Fair-play…</translation>
    </message>
    <message>
        <source>End this game</source>
        <translation>Arrêter cette partie</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiques…</translation>
    </message>
    <message>
        <source>Score-keeper…</source>
        <translation>Carnet de scores…</translation>
    </message>
    <message>
        <source>Blank score sheets…</source>
        <translation>Feuilles de score vierges…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>Aide…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>À propos…</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Le menu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Plein écran, et retour</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>What happened…</source>
        <translation>Ce qui s’est passé…</translation>
    </message>
    <message>
        <source>What happened in this round, line by line</source>
        <translation>Ce qui s’est passé dans cette manche, ligne par ligne</translation>
    </message>
    <message>
        <source>What happened since your last turn, once more</source>
        <translation>Ce qui s’est passé depuis ton dernier tour, encore une fois</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>While others play: on to your turn</source>
        <translation>Pendant que les autres jouent&#xa0;: aller jusqu’à ton tour</translation>
    </message>
    <message>
        <source>Draw a tile, or pass where nothing else is left</source>
        <translation>Piocher, ou passer s’il ne reste rien d’autre</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Suivre le tutoriel</translation>
    </message>
    <message>
        <source>Counting aids…</source>
        <translation>Aides au comptage…</translation>
    </message>
    <message>
        <source>Counting aids: which tiles have been seen</source>
        <translation>Aides au comptage&#xa0;: quels dominos ont été vus</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>When the game is over: the same again, with the same players</source>
        <translation>Quand la partie est finie&#xa0;: la même encore une fois, avec les mêmes joueurs</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Distinctions…</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>La donne du jour…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Échelle des adversaires…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Ce qui s’est passé depuis ton dernier tour</translation>
    </message>
    <message>
        <source>Pass or end your turn, where the rules let you even though a tile fits</source>
        <translation>Passer ou finir le tour, quand la règle le permet même si un domino convient</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Maj+%1</translation>
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
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left over</source>
        <translation>
            <numerusform>reste %n point</numerusform>
            <numerusform>restent %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: could not play on %2, and passed.</source>
        <comment>a player; %1: their first turn is 1, %2: values</comment>
        <translation>Tour %1&#xa0;: n’a rien pu poser sur %2 et a passé.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, drew %n tile(s) and passed.</source>
        <extracomment>a player; %1: their first turn is 1, %2: values</extracomment>
        <translation>
            <numerusform>Tour %1&#xa0;: n’a rien pu poser sur %2, a pioché %n domino et a passé.</numerusform>
            <numerusform>Tour %1&#xa0;: n’a rien pu poser sur %2, a pioché %n dominos et a passé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, and drew %n tile(s).</source>
        <translation>
            <numerusform>Tour %1&#xa0;: n’a rien pu poser sur %2 et a pioché %n domino.</numerusform>
            <numerusform>Tour %1&#xa0;: n’a rien pu poser sur %2 et a pioché %n dominos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since: %2</source>
        <comment>%1: a value, %2: players</comment>
        <translation>Rien à poser sur %1, et aucun domino pioché depuis n’a été gardé&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>CountedLine</name>
    <message>
        <source>%1: %2 of %3 seen</source>
        <comment>%1: a value, %2, %3: tiles</comment>
        <translation>%1, dominos vus&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <comment>tiles of one value</comment>
        <translation>Vus&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Not seen yet: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Pas encore vus&#xa0;: %1</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Dans ta main&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open on the table: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Visibles sur la table&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>CountingSheet</name>
    <message>
        <source>Counting aids</source>
        <translation>Aides au comptage</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Aides au comptage&#xa0;: les points de ma main, les dominos vus, sur quoi les autres n’ont rien pu poser</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n point en main</numerusform>
            <numerusform>%n points en main</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Aucun domino n’est montré pour l’instant.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Dominos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1, à toi de jouer.</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>Personne d’autre ne doit regarder maintenant.</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Voir mes dominos</translation>
    </message>
    <message>
        <source>Let a computer player play for %1</source>
        <translation>Faire jouer une IA pour %1</translation>
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
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>of a day</comment>
        <translation>à venir</translation>
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
        <translation>commencée</translation>
    </message>
    <message>
        <source>played again</source>
        <comment>of a day</comment>
        <translation>rejouée</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>of a day</comment>
        <translation>pas encore jouée</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>avec des coups annulés</translation>
    </message>
    <message>
        <source>a seat changed hands</source>
        <translation>une place a été cédée</translation>
    </message>
    <message>
        <source>You are playing it: it waits on the table.</source>
        <translation>Tu es en train de la jouer&#xa0;: elle t’attend sur la table.</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Tu as gagné avec %n point.</numerusform>
            <numerusform>Tu as gagné avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n point(s).</source>
        <translation>
            <numerusform>Tu as terminé avec %n point.</numerusform>
            <numerusform>Tu as terminé avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it: round %1 of %2.</source>
        <translation>Tu l’as commencée&#xa0;: manche %1 sur %2.</translation>
    </message>
    <message>
        <source>You have played these tiles; the record of your first try is gone.</source>
        <translation>Tu as déjà joué cette donne&#x202f;; l’enregistrement de ton premier essai n’est plus là.</translation>
    </message>
    <message>
        <source>You have not played it yet. Your first try is the one that counts.</source>
        <translation>Tu ne l’as pas encore jouée. C’est ton premier essai qui compte.</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Des coups ont été annulés en route.</translation>
    </message>
    <message>
        <source>A seat changed hands on the way.</source>
        <translation>En cours de route, une place a été cédée.</translation>
    </message>
    <message numerus="yes">
        <source>Played again since then: %n time(s).</source>
        <translation>
            <numerusform>Rejouée depuis&#xa0;: %n fois.</numerusform>
            <numerusform>Rejouée depuis&#xa0;: %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played it with version %1; computer players may play differently now.</source>
        <translation>Tu l’as jouée avec la version %1&#x202f;; l’IA joue peut-être autrement maintenant.</translation>
    </message>
    <message>
        <source>The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, with three computer players (%2).</source>
        <comment>%1: name of a rulebook, %2: levels</comment>
        <translation>Le même jour, les mêmes dominos pour tout le monde, même sans réseau&#xa0;: trois manches (règles&#xa0;: %1) avec trois IA (%2).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>La rejouer</translation>
    </message>
    <message>
        <source>Once more for the fun of it: it does not count.</source>
        <translation>Encore une fois, pour le plaisir&#xa0;: cela ne compte pas.</translation>
    </message>
    <message>
        <source>It is being played in another window.</source>
        <translation>Elle est en cours dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Reading which days you have played…</source>
        <translation>Lecture des jours déjà joués…</translation>
    </message>
    <message>
        <source>Levels that have played these tiles in your seat: %1 of %2</source>
        <translation>Niveaux qui ont joué cette donne à ta place&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player or a level</comment>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Toi</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Deal of the day %1, once more</source>
        <comment>%1: date</comment>
        <translation>La donne du jour (%1), encore une fois</translation>
    </message>
    <message>
        <source>Deal of the day %1</source>
        <comment>%1: date</comment>
        <translation>La donne du jour (%1)</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Daylight</source>
        <comment>a theme: light wood and a light cloth</comment>
        <translation>Plein jour</translation>
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
        <translation>Sel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation>Dominos, dans l’ordre où ils ont été distribués et piochés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fingerprint:</source>
        <translation>Empreinte&#xa0;:</translation>
    </message>
</context>
<context>
    <name>DealOfDaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>With the same tiles: you, and each level in your seat</source>
        <translation>Avec les mêmes dominos&#xa0;: toi, et chaque niveau à ta place</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>La revoir</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
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
        <translation>Jeu de dominos</translation>
    </message>
    <message>
        <source>Play Mexican Train dominoes by the rules in your box</source>
        <translation>Le jeu de dominos Mexican Train, selon les règles de ta boîte</translation>
    </message>
    <message>
        <source>domino;dominoes;train;tiles;family;</source>
        <extracomment>what somebody might type to find the game; each followed by a semicolon</extracomment>
        <translation>dominos;train;famille;</translation>
    </message>
    <message>
        <source>Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from the station, and an open train may be used by all. The rules differ from box to box, so this table knows several rule leaflets and their variants, explains every refusal in words, and plays fair.</source>
        <translation>Mexican Train est un jeu de dominos pour deux à quatorze personnes&#xa0;: chacun pose un train de dominos au départ de la gare, et un train ouvert peut servir à tous. Les règles changent d’une boîte à l’autre&#x202f;; cette table connaît donc plusieurs livrets et leurs variantes, explique chaque refus par une phrase et joue franc jeu.</translation>
    </message>
    <message>
        <source>Play against the computer, against each other at one screen, or both</source>
        <translation>Contre l’IA, à plusieurs devant un même écran, ou les deux</translation>
    </message>
    <message>
        <source>Everything by mouse, by touch or by keyboard</source>
        <translation>Tout se fait à la souris, au doigt ou au clavier</translation>
    </message>
    <message>
        <source>No advertisements, no network, no account</source>
        <translation>Ni publicité, ni réseau, ni compte</translation>
    </message>
    <message>
        <source>The table in the middle of a round</source>
        <translation>La table au milieu d’une manche</translation>
    </message>
    <message>
        <source>Mexican Train saved game</source>
        <extracomment>a kind of file, as a file manager names it</extracomment>
        <translation>Partie enregistrée de Mexican Train</translation>
    </message>
</context>
<context>
    <name>EnginesToCome</name>
    <message>
        <source>These engines wait for their rounds:</source>
        <translation>Ces doubles de départ attendent leur manche&#xa0;:</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You draw %1.</source>
        <translation>Tu pioches le %1.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 pioche un domino.</translation>
    </message>
    <message>
        <source>The engine %1 is in the station.</source>
        <translation>Le double de départ %1 est en gare.</translation>
    </message>
    <message>
        <source>A marker now stands %1: everybody may play tiles there.</source>
        <comment>on whose train</comment>
        <translation>Une locomotive est maintenant %1&#xa0;: ce train est ouvert à tous.</translation>
    </message>
    <message>
        <source>%1 is closed again.</source>
        <translation>%1 est de nouveau fermé.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Tu passes.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passe.</translation>
    </message>
    <message>
        <source>You have one tile left!</source>
        <translation>Il te reste un seul domino&#x202f;!</translation>
    </message>
    <message>
        <source>%1 has one tile left!</source>
        <translation>%1 n’a plus qu’un domino&#x202f;!</translation>
    </message>
    <message>
        <source>You play %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Tu poses le %1 %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 pose le %2 sur son propre train.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 pose le %2 %3.</translation>
    </message>
    <message>
        <source>Your train is for you alone again.</source>
        <translation>Ton train est de nouveau fermé aux autres.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train: the double lies open.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 pose le %2 sur son propre train&#xa0;: le double est ouvert.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3: the double lies open.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 pose le %2 %3&#xa0;: le double est ouvert.</translation>
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
        <translation>Qui va jouer&#x202f;?</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fair play</source>
        <translation>Fair-play</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>La chance jusqu’ici</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Vérifie toi-même</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>Copie la commande.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>Les distributions de cette partie</translation>
    </message>
    <message>
        <source>Reading the earlier rounds…</source>
        <translation>Lecture des manches précédentes…</translation>
    </message>
    <message>
        <source>Who sees the tiles</source>
        <translation>Qui voit les dominos</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>A computer player sees what any player in its seat would see: the table and every hand, as all hands lie face up in this game. It does not know the order of the boneyard.</source>
        <translation>Une IA voit ce qu’une personne verrait à sa place&#xa0;: la table et toutes les mains, car dans cette partie elles sont toutes visibles. Elle ne connaît pas l’ordre de la pioche.</translation>
    </message>
    <message>
        <source>A computer player sees what any player in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
        <translation>Une IA voit ce qu’une personne verrait à sa place&#xa0;: ses propres dominos, la table et le nombre de dominos des autres. Elle ne connaît ni leurs dominos ni l’ordre de la pioche.</translation>
    </message>
    <message>
        <source>Checked: the fingerprint belongs to these tiles and this salt.</source>
        <translation>Vérifié&#xa0;: l’empreinte correspond à ces dominos et à ce sel.</translation>
    </message>
    <message>
        <source>This deal was recorded without a fingerprint.</source>
        <translation>Cette distribution a été enregistrée sans empreinte.</translation>
    </message>
    <message>
        <source>Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation>Dominos piochés et jouables aussitôt&#xa0;: %1. Sur quelques manches, la chance peut être inégale&#x202f;; sur un grand nombre, elle s’équilibre.</translation>
    </message>
    <message>
        <source>Everybody’s luck is counted as soon as a round is finished.</source>
        <translation>La chance de chacun est comptée dès qu’une manche est finie.</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation>%1 sur %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>Before the first move of a round all its tiles are shuffled. In the order that this gives they are dealt and drawn, to the end of the round.</source>
        <translation>Avant le premier coup d’une manche, tous ses dominos sont mélangés. Ils sont distribués et piochés dans l’ordre ainsi obtenu, jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this round and of the rounds to come. At one computer, fair play is a matter of trust.</source>
        <translation>La partie enregistrée est un fichier sur cet ordinateur, et il n’est pas verrouillé&#xa0;: qui l’ouvre peut lire tous les dominos, de cette manche et des manches à venir. Sur un même ordinateur, jouer franc jeu est une affaire de confiance.</translation>
    </message>
    <message>
        <source>The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note it down or photograph it, preferably before the first move: then you can check later that the deal has not been changed since. To everybody else it shows only that the saved game agrees with itself.</source>
        <translation>L’empreinte d’une distribution est calculée à partir de l’ordre des dominos et d’un texte aléatoire, le sel. Note-la ou photographie-la, de préférence avant le premier coup&#xa0;: tu pourras alors vérifier plus tard que la distribution n’a pas été changée depuis. À tous les autres, elle montre seulement que la partie enregistrée est cohérente.</translation>
    </message>
    <message>
        <source>The tool that comes with the game plays the whole saved game again by the rules and compares the fingerprints:</source>
        <translation>L’outil fourni avec le jeu rejoue toute la partie enregistrée selon les règles et compare les empreintes&#xa0;:</translation>
    </message>
    <message>
        <source>To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and at least the first four groups of the fingerprint.</source>
        <translation>Pour comparer une empreinte que tu as notée, ajoute %1 à la commande&#xa0;: le numéro de la manche, deux-points et au moins les quatre premiers groupes de l’empreinte.</translation>
    </message>
    <message>
        <source>This round is still being played: its tiles and its salt are shown here when it is over.</source>
        <translation>Cette manche est encore en cours&#xa0;: ses dominos et son sel seront montrés ici quand elle sera finie.</translation>
    </message>
    <message>
        <source>These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same order. Whoever played that round, or looked at its replay, may know them; computer players do not.</source>
        <translation>C’est la même donne, celle de la manche %1 d’une partie précédente, distribuée et piochée dans le même ordre. Qui a joué cette manche, ou regardé son replay, la connaît peut-être&#x202f;; l’IA, non.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal is the one that it had then, and could be known before this round began: it shows that the tiles are the same, and not that nobody knew them.</source>
        <translation>L’empreinte de la distribution est celle d’alors et pouvait être connue avant cette manche&#xa0;: elle montre que les dominos sont les mêmes, et non que personne ne les connaissait.</translation>
    </message>
    <message>
        <source>This is a deal of the day: its tiles and their order follow from the date, so they are the same for everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.</source>
        <translation>C’est une donne du jour&#xa0;: ses dominos et leur ordre découlent de la date et sont donc les mêmes pour tous ceux qui jouent cette donne. Ils sont distribués et piochés dans cet ordre jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>%1 It is played once more here: you may know the tiles, the computer players do not.</source>
        <comment>%1: sentences</comment>
        <translation>%1 Elle est rejouée ici&#xa0;: tu connais peut-être les dominos&#x202f;; l’IA, non.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the same one, and you can compare them.</source>
        <translation>L’empreinte de la distribution découle aussi de la date&#xa0;: qui joue cette donne a la même, et on peut les comparer.</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The saved game %1 is not there any more.</source>
        <translation>La partie enregistrée %1 n’est plus là.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Impossible de lire le fichier %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so this game is not being saved: %2</source>
        <translation>Impossible d’écrire le fichier %1&#x202f;; cette partie n’est donc pas enregistrée&#xa0;: %2</translation>
    </message>
    <message>
        <source>The game %1 is open in another window.</source>
        <translation>La partie %1 est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The file %1 is not a saved game that can be continued. Line %2: %3</source>
        <comment>%3: a sentence</comment>
        <translation>Le fichier %1 n’est pas une partie enregistrée que l’on peut reprendre. Ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Player %1 does something that the rules do not allow.</source>
        <translation>Le joueur %1 fait ici ce que les règles ne permettent pas.</translation>
    </message>
    <message>
        <source>It says %1 where the rules give %2.</source>
        <comment>%1, %2: values</comment>
        <translation>Il y est écrit %1, alors que les règles donnent %2.</translation>
    </message>
    <message>
        <source>The tiles dealt are not exactly those of the set.</source>
        <translation>Les dominos distribués ne sont pas exactement ceux du jeu de dominos.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal does not match its tiles.</source>
        <translation>L’empreinte de la distribution ne correspond pas à ses dominos.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Il n’y a pas de joueur %1.</translation>
    </message>
    <message>
        <source>It undoes more moves than were made.</source>
        <translation>On y annule plus de coups qu’on n’en a joué.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Il n’y a rien d’écrit.</translation>
    </message>
    <message>
        <source>A number in it is too large.</source>
        <translation>Un nombre y est trop grand.</translation>
    </message>
    <message>
        <source>It is far larger than a line of a game can be.</source>
        <translation>C’est beaucoup trop long pour une ligne de partie.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>«&#xa0;%1&#xa0;» y figure deux fois.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Il manque «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” cannot be %2.</source>
        <comment>%1: a key, %2: its value</comment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas valoir %2.</translation>
    </message>
    <message>
        <source>It is another kind of file.</source>
        <translation>C’est un autre type de fichier.</translation>
    </message>
    <message>
        <source>It was written by another version of this game.</source>
        <translation>Ce fichier vient d’une autre version de ce jeu.</translation>
    </message>
    <message>
        <source>It does not look like a line of a saved game.</source>
        <translation>Aucune ligne d’une partie enregistrée n’a cette forme.</translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation>Le début de la partie manque.</translation>
    </message>
    <message>
        <source>The deal of the next round should be here.</source>
        <translation>Ici devrait figurer la distribution de la manche suivante.</translation>
    </message>
    <message>
        <source>What the next player does should be here.</source>
        <translation>Ici devrait figurer ce que fait le joueur suivant.</translation>
    </message>
    <message>
        <source>The end of the round should be here.</source>
        <translation>Ici devrait figurer la fin de la manche.</translation>
    </message>
    <message>
        <source>The end of the game should be here.</source>
        <translation>Ici devrait figurer la fin de la partie.</translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation>La partie est déjà finie avant cette ligne.</translation>
    </message>
    <message>
        <source>It does not belong in a saved game.</source>
        <translation>Cela n’a pas sa place dans une partie enregistrée.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Impossible d’écrire le fichier %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is a fault in this program. %1 It was not carried out and is not in the saved game; the game goes on.</source>
        <comment>%1: a sentence</comment>
        <translation>Il y a une erreur dans ce programme. %1 Cela n’a pas été exécuté et ne figure pas dans la partie enregistrée&#x202f;; la partie continue.</translation>
    </message>
    <message>
        <source>There is no game in the file %1: it is empty, or its first line is not whole.</source>
        <translation>Il n’y a pas de partie dans le fichier %1&#xa0;: il est vide, ou sa première ligne n’est pas entière.</translation>
    </message>
    <message>
        <source>The last line of the saved game %1, line %2, was only half written, and is left out. The game goes on after the line before.</source>
        <comment>%1: a file, %2: a number</comment>
        <translation>La dernière ligne de la partie enregistrée %1, la ligne %2, n’était écrite qu’à moitié&#x202f;; elle est laissée de côté. La partie reprend après la ligne précédente.</translation>
    </message>
    <message>
        <source>The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a copy; this file stays as it is.</source>
        <comment>%3: a sentence</comment>
        <translation>La partie enregistrée %1 est endommagée. Ligne %2&#xa0;: %3 Ce qui précède cette ligne peut être repris dans une copie&#x202f;; ce fichier reste tel quel.</translation>
    </message>
    <message>
        <source>The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with settings of its own.</source>
        <comment>%1, %2: files</comment>
        <translation>Impossible de lire les réglages du fichier %1. Le fichier est conservé sous le nom %2, et le programme démarre avec ses propres réglages.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>a file</comment>
        <translation>il n’est pas là</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>not a file</comment>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is a pipe</source>
        <comment>not a file</comment>
        <translation>c’est un tube</translation>
    </message>
    <message>
        <source>it is a device</source>
        <comment>not a file</comment>
        <translation>c’est un périphérique</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>il est beaucoup trop grand</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <comment>%1: a number</comment>
        <translation>il dépasse %1 Mo</translation>
    </message>
    <message>
        <source>The file %1 does not say which game was played last. Look for it among the saved games.</source>
        <translation>Le fichier %1 ne dit pas quelle partie a été jouée en dernier. Cherche-la parmi les parties enregistrées.</translation>
    </message>
    <message>
        <source>The settings (the file %1) contain something that this version of the program does not know: %2. It uses its own values instead; what is written there stays until you choose something else.</source>
        <comment>%1: a file, %2: &quot;theme=neon&quot; and the like</comment>
        <translation>Les réglages (le fichier %1) contiennent quelque chose que cette version du programme ne connaît pas&#xa0;: %2. Elle prend ses propres valeurs&#x202f;; ce qui y est écrit reste jusqu’à ce que tu choisisses autre chose.</translation>
    </message>
    <message>
        <source>The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.</source>
        <translation>Impossible d’ouvrir le fichier %1&#xa0;: son nom n’est pas écrit en UTF-8. Donne-lui un autre nom.</translation>
    </message>
    <message>
        <source>The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file stays as it is.</source>
        <comment>%1: a file, %2: what the system says</comment>
        <translation>La partie enregistrée %1 ne peut pas être reprise là où elle se trouve : %2. Elle peut être reprise dans une copie ; ce fichier reste tel quel.</translation>
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
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Préparer la partie…</translation>
    </message>
    <message>
        <source>New to the game? Learn it in one short round</source>
        <translation>Première fois&#x202f;? Apprends le jeu en une courte manche</translation>
    </message>
    <message>
        <source>While you play, %1 opens the menu, and %2 says how things stand.</source>
        <comment>keys</comment>
        <translation>Pendant que tu joues, %1 ouvre le menu et %2 dit où en est la partie.</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Suivre le tutoriel</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>La donne du jour…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>L’échelle…</translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player starts. Who is it?</source>
        <translation>C’est la personne la plus âgée qui commence. Qui est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>The youngest player starts. Who is it?</source>
        <translation>C’est la personne la plus jeune qui commence. Qui est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
</context>
<context>
    <name>FurtherPlaces</name>
    <message>
        <source>%1: %2</source>
        <comment>who: points, a number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Taken back: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>No train is planned any more.</source>
        <translation>Plus aucun train n’est planifié.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · Round %2 of %3 · Engine %4</source>
        <comment>%1: deal of the day, 25.11.26</comment>
        <translation>%1 · Manche %2 sur %3 · Départ %4</translation>
    </message>
    <message>
        <source>The same tiles again: round %1 · Engine %2 · %3 rules</source>
        <comment>%3: name of the rulebook</comment>
        <translation>La même donne&#xa0;: manche %1 · Départ %2 · Règles&#xa0;: %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation>Manche %1 sur %2 · Départ %3 · Règles&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>Impossible de supprimer le fichier %1.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
</context>
<context>
    <name>GameSaving</name>
    <message>
        <source>This game is saved again.</source>
        <translation>Cette partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>End this game?</source>
        <translation>Arrêter cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>If the game on the table counts, it will count as not won. It stays among your saved games.</source>
        <translation>Si la partie en cours compte, elle comptera comme non gagnée. Elle restera parmi tes parties enregistrées.</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Lecture des parties&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Copy the file’s path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>The game is deleted. The statistics stay as they are.</source>
        <translation>La partie est supprimée. Les statistiques ne changent pas.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved while they are played.</source>
        <translation>Il n’y a pas encore de partie enregistrée. Les parties s’enregistrent au fur et à mesure.</translation>
    </message>
</context>
<context>
    <name>HandLines</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>main vide, 0 point</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a tile in one’s hand</comment>
        <translation>Place %1 sur %2</translation>
    </message>
</context>
<context>
    <name>HandTile</name>
    <message>
        <source>number %1 of your planned train</source>
        <translation>numéro %1 de ton train planifié</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile&apos;s place in the hand, and how many tiles are in it</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>With mouse or touch</source>
        <translation>À la souris ou au doigt</translation>
    </message>
    <message>
        <source>Play a tile</source>
        <translation>Poser un domino</translation>
    </message>
    <message>
        <source>Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation>Glisse-le vers un train qui s’éclaire. Ou clique sur le domino, puis sur le train. Ou clique deux fois sur le domino, s’il ne va qu’à un seul endroit.</translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation>Ranger ta main</translation>
    </message>
    <message>
        <source>Drag a tile to another place in the holder, or use the buttons below it.</source>
        <translation>Glisse un domino à un autre endroit du chevalet, ou utilise les boutons en dessous.</translation>
    </message>
    <message>
        <source>See a whole train</source>
        <translation>Voir un train en entier</translation>
    </message>
    <message>
        <source>Click the name in front of it.</source>
        <translation>Clique sur le nom qui est devant.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Au clavier</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>From tile to tile, and up to the trains</source>
        <translation>D’un domino à l’autre, et vers les trains</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>Choose the tile, play it on the train; twice on a tile: play it where it fits</source>
        <translation>Choisir le domino, le poser sur le train&#x202f;; deux fois sur un domino&#xa0;: le poser là où il va</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move to the other controls</source>
        <translation>Aller aux autres boutons et champs</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Suivre le tutoriel</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+flèche gauche ou droite</translation>
    </message>
    <message>
        <source>Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one</source>
        <translation>Déplacer le domino à un autre endroit du chevalet&#x202f;; Ctrl+Début et Ctrl+Fin&#xa0;: au premier ou au dernier</translation>
    </message>
</context>
<context>
    <name>HighContrast</name>
    <message>
        <source>High contrast</source>
        <comment>a theme: black, white and yellow</comment>
        <translation>Contraste élevé</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Play %1 %2: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Pose le %1 %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Finish your first turn: the other tiles are better kept.</source>
        <translation>Finis ton premier tour&#xa0;: mieux vaut garder les autres dominos.</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass.</source>
        <translation>Mieux vaut garder le domino pioché et passer.</translation>
    </message>
    <message>
        <source>nothing else can be played.</source>
        <translation>rien d’autre ne peut être posé.</translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation>cela couvre le double.</translation>
    </message>
    <message>
        <source>then your marker can come off.</source>
        <translation>cela permet d’enlever ta locomotive.</translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation>tu as un domino qui peut suivre ce double.</translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation>c’est le prochain domino de ton train le plus long.</translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation>ton train le plus long n’en a pas besoin.</translation>
    </message>
    <message>
        <source>of the tiles that fit, it has the most pips.</source>
        <translation>c’est celui qui a le plus de points parmi ceux qui conviennent.</translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation>c’est ainsi qu’il te reste la meilleure main.</translation>
    </message>
    <message>
        <source>Better leave your train open: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Mieux vaut laisser ton train ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>Better take your marker off: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Mieux vaut enlever ta locomotive&#xa0;: %1</translation>
    </message>
    <message>
        <source>Finish your first turn: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Finis ton premier tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Mieux vaut garder le domino pioché et passer&#xa0;: %1</translation>
    </message>
    <message>
        <source>in %1 of %2 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1, %2: numbers</comment>
        <translation>dans %1 des %2 répartitions essayées des dominos cachés, c’est mieux.</translation>
    </message>
    <message>
        <source>on average over %1 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1: a number, 100</comment>
        <translation>en moyenne sur %1 répartitions essayées des dominos cachés, c’est mieux.</translation>
    </message>
    <message>
        <source>one of your tiles fits on your train.</source>
        <comment>so keep others away</comment>
        <translation>un de tes dominos va sur ton train.</translation>
    </message>
    <message>
        <source>none of your tiles fits on your train.</source>
        <comment>others may play one there that helps you</comment>
        <translation>aucun de tes dominos ne va sur ton train.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No computer players</source>
        <comment>opponents</comment>
        <translation>Sans IA</translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>opponents</comment>
        <translation>Niveaux différents</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>%1: date and time</comment>
        <translation>Jouée le %1</translation>
    </message>
    <message>
        <source>Begun %1, last played %2</source>
        <comment>%1: date, %2: date and time</comment>
        <translation>Commencée le %1, dernière fois le %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>of a finished game</comment>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
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
        <translation>%1 a gagné avec %2.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>state of a game</comment>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>In another window</source>
        <comment>state of a game</comment>
        <translation>Dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>state of a game</comment>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>state of a game</comment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a game</comment>
        <translation>Finie</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>state of a game</comment>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1: a rulebook in which options were changed</comment>
        <translation>%1, règles changées</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Toi</translation>
    </message>
    <message numerus="yes">
        <source>Played straight through (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Jouée normalement (%n)</numerusform>
            <numerusform>Jouées normalement (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Avec des coups annulés (%n)</numerusform>
            <numerusform>Avec des coups annulés (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Avec une place cédée (%n)</numerusform>
            <numerusform>Avec une place cédée (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation>Parties commencées</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>figure: games</comment>
        <translation>Finies</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Rang moyen</translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation>dans les parties finies</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Points par manche</translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation>
            <numerusform>en moyenne sur %n manche</numerusform>
            <numerusform>en moyenne sur %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation>Dernier domino posé</translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation>
            <numerusform>sur %n manche</numerusform>
            <numerusform>sur %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Train le plus long</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Gagnées de suite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>%1% of the games begun</source>
        <translation>%1&#xa0;% des parties commencées</translation>
    </message>
    <message>
        <source>%1% of the games begun; %2 together with others</source>
        <translation>%1&#xa0;% des parties commencées&#x202f;; %2 à égalité</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Meilleure manche</translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation>
            <numerusform>contre %n joueur</numerusform>
            <numerusform>contre %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Meilleure partie</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation>
            <numerusform>en %n manche, finie le %1</numerusform>
            <numerusform>en %n manches, finie le %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won together, with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1&#xa0;: victoire partagée avec %2.</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>record&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Conseils utilisés</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <comment>%1: why</comment>
        <translation>Impossible de lire ce fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>The same tiles again: round %1</source>
        <translation>La même donne&#xa0;: manche %1</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Tu as gagné avec %n point.</numerusform>
            <numerusform>Tu as gagné avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Toutes les parties (%n)</numerusform>
            <numerusform>Toutes les parties (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holder</name>
    <message>
        <source>Your tiles</source>
        <translation>Tes dominos</translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Aucun domino n’est montré pour l’instant.</translation>
    </message>
</context>
<context>
    <name>HolderEdge</name>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n point en main</numerusform>
            <numerusform>%n points en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows how many tiles of each value have been seen.</source>
        <translation>Montre combien de dominos de chaque valeur ont été vus.</translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation>Planifier mon train</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Trier par valeur</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Trier par points</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Points are whole numbers, 0 or more: look again at %1.</source>
        <translation>Les points sont des nombres entiers, à partir de 0. À vérifier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.</source>
        <translation>Personne n’a 0 point. Qui n’a plus aucun domino devrait avoir 0&#x202f;; si tous ont encore des dominos, indique-le plus haut.</translation>
    </message>
    <message>
        <source>All tiles but the engine count %1 points together, so nobody can have more: look again at %2.</source>
        <comment>%2: whose points</comment>
        <translation>Tous les dominos sauf le double de départ font ensemble %1 points, personne ne peut donc en avoir plus. À vérifier&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Together these are %1 points, yet all tiles but the engine count only %2.</source>
        <translation>Cela fait %1 points en tout, alors que tous les dominos sauf le double de départ n’en font que %2.</translation>
    </message>
    <message>
        <source>%1: you wrote a total of %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation>%1&#xa0;: le total indiqué est de %2, mais la somme des manches donne %3.</translation>
    </message>
    <message>
        <source>Points still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation>Points encore manquants&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Continue: %1. %2</source>
        <comment>%1: names of the players, %2: how far they are</comment>
        <translation>Reprendre la partie&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a kept game; %1: names of the players</comment>
        <translation>Supprimer la partie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Games with real tiles</source>
        <translation>Parties avec de vrais dominos</translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation>Tu joues avec de vrais dominos, et les points se notent ici. Tout est aussitôt enregistré.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>Noter les points</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Lecture des parties…</translation>
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
        <translation>L’échelle des adversaires</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Lecture de tes parties enregistrées…</translation>
    </message>
    <message>
        <source>You have beaten them all.</source>
        <translation>Tu les as tous battus.</translation>
    </message>
    <message>
        <source>Beaten so far: %1 of %2. You may play against anyone.</source>
        <comment>%1, %2: how many computer players</comment>
        <translation>Battus jusqu’ici&#xa0;: %1 sur %2. Tu peux jouer contre qui tu veux.</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>of a computer player</comment>
        <translation>victoire obtenue</translation>
    </message>
    <message>
        <source>the next one</source>
        <comment>of a computer player who has not been beaten yet</comment>
        <translation>prochain défi</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <comment>%1: name of a computer player</comment>
        <translation>Jouer contre %1</translation>
    </message>
    <message>
        <source>Beaten on %1</source>
        <comment>%1: a date with the weekday, which may end with a full stop; of a computer player</comment>
        <translation>Victoire contre cet adversaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Des coups ont été annulés en route.</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>avec des coups annulés</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>LanguageSetting</name>
    <message>
        <source>None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the program again.</source>
        <comment>%1: a language, in English; %2: name of a package</comment>
        <translation>Aucune de tes polices n’a les caractères de cette langue&#xa0;: %1. Installes-en une (sous Debian&#xa0;: %2) et relance le programme.</translation>
    </message>
</context>
<context>
    <name>LengthChips</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Partie complète&#xa0;: %n manche</numerusform>
            <numerusform>Partie complète&#xa0;: %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partie courte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Partie complète&#xa0;: %n manche</numerusform>
            <numerusform>Partie complète&#xa0;: %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Moins de manches</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Nombre de manches</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partie courte</translation>
    </message>
    <message>
        <source>Without the tiles that have a 10, 11 or 12; the first engine is the double 9.</source>
        <translation>Sans les dominos qui ont un 10, un 11 ou un 12&#x202f;; le premier double de départ est le double 9.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Play %1.</source>
        <translation>Maintenant, ton train continue&#xa0;: le cadre à son bout montre la valeur qu’il faut. Pose le %1.</translation>
    </message>
    <message>
        <source>Here is the tile that your double needs: %1 fits.</source>
        <translation>Voici le domino que ton double demande encore&#xa0;: le %1 convient.</translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Play %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Il y a un double ouvert %2&#xa0;: il passe avant tout le reste. Poses-y le %1.</translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the bottom right.</source>
        <translation>Aucun de tes dominos ne convient. Pioche un domino&#xa0;: la pioche est en bas à droite.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Celui-là ne convient pas non plus&#xa0;: passe. On met alors une locomotive sur ton train, et tout le monde peut y jouer jusqu’à ce que tu y poses toi-même un domino.</translation>
    </message>
    <message>
        <source>A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Une locomotive se trouve au bout d’un autre train&#xa0;: tu peux y jouer aussi. Pose le %1 %2.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: play %1 there.</source>
        <translation>Le train mexicain est à tout le monde. C’est l’endroit pour un domino dont ton propre train ne veut pas&#xa0;: poses-y le %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation>C’est encore à toi&#xa0;: que ferais-tu&#x202f;? L’ampoule, en haut, te donne un conseil.</translation>
    </message>
    <message>
        <source>Play %1. It is a double: it lies across the track, and needs one more tile.</source>
        <translation>Pose le %1. C’est un double&#xa0;: il se met en travers et demande encore un domino.</translation>
    </message>
    <message>
        <source>Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their points, and the fewest points win. The rules page tells you the rest.</source>
        <translation>Maintenant, tu connais le jeu. La personne qui pose son dernier domino termine la manche&#x202f;; les autres comptent les points des dominos qui leur restent, et c’est le plus petit total qui gagne. Pour tout le reste, il y a la page des règles.</translation>
    </message>
    <message>
        <source>Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play tiles there any more.</source>
        <translation>Ta locomotive est encore sur ton train. Poses-y le %1&#xa0;: elle s’en va, et personne d’autre ne peut plus y jouer.</translation>
    </message>
    <message>
        <source>%1 is your last tile. Play it %2: then you are out, and the round is over.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Le %1 est ton dernier domino. Pose-le %2&#xa0;: tu n’as alors plus aucun domino, et la manche est finie.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does. Frames show where it fits: drag it to the one at your train, or click it and then your train.</source>
        <translation>En bas se trouvent tes dominos. Le premier de ton train doit convenir au double en gare. C’est le cas du %1. Les cadres montrent où il peut aller&#xa0;: glisse-le vers celui de ton train, ou clique sur le domino, puis sur ton train.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, Enter, Up to your train, Enter.</source>
        <translation>En bas se trouvent tes dominos. Le premier de ton train doit convenir au double en gare. C’est le cas du %1&#xa0;: flèche droite jusqu’à lui, Entrée, flèche haut jusqu’à ton train, Entrée.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Celui-là ne convient pas non plus&#xa0;: passe, avec la flèche droite au-delà de ton dernier domino, puis Entrée. On met alors une locomotive sur ton train, et tout le monde peut y jouer jusqu’à ce que tu y poses toi-même un domino.</translation>
    </message>
    <message>
        <source>You passed instead: that is allowed, too, and Undo takes it back.</source>
        <translation>À la place, tu as passé&#xa0;: c’est permis aussi, et «&#xa0;Annuler&#xa0;» revient en arrière.</translation>
    </message>
    <message>
        <source>You played %1 %2 instead: that is allowed, too, and Undo takes it back.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>À la place, tu as posé le %1 %2&#xa0;: c’est permis aussi, et «&#xa0;Annuler&#xa0;» revient en arrière.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</source>
        <translation>
            <numerusform>La manche est finie. Elle a suivi son propre chemin, et %n leçon ne s’est pas présentée. Refais le tutoriel, ou joue&#xa0;: l’ampoule, en haut, te donne un conseil.</numerusform>
            <numerusform>La manche est finie. Elle a suivi son propre chemin, et %n leçons ne se sont pas présentées. Refais le tutoriel, ou joue&#xa0;: l’ampoule, en haut, te donne un conseil.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard: press %1.</source>
        <comment>%1: the key</comment>
        <translation>Aucun de tes dominos ne convient. Pioche un domino&#xa0;: appuie sur %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The key %1 gives a hint.</source>
        <translation>C’est encore à toi&#xa0;: que ferais-tu&#x202f;? La touche %1 te donne un conseil.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</source>
        <translation>
            <numerusform>La manche est finie. Elle a suivi son propre chemin, et %n leçon ne s’est pas présentée. Refais le tutoriel, ou joue&#xa0;: la touche %1 te donne un conseil.</numerusform>
            <numerusform>La manche est finie. Elle a suivi son propre chemin, et %n leçons ne se sont pas présentées. Refais le tutoriel, ou joue&#xa0;: la touche %1 te donne un conseil.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Which level?</source>
        <translation>Quel niveau&#x202f;?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Plays any tile that fits.</source>
        <translation>Pose n’importe quel domino qui convient.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile first.</source>
        <translation>Se débarrasse d’abord du domino le plus lourd.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Plans the longest train and follows it.</source>
        <translation>Planifie le train le plus long et s’y tient.</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Has just learned the rules: own train first.</source>
        <translation>Vient d’apprendre les règles&#xa0;: d’abord son propre train.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>Often sees only the next few tiles.</source>
        <translation>Ne voit souvent que les quelques dominos suivants.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>Plays along, and overlooks some things.</source>
        <translation>Joue sans trop réfléchir et laisse passer des choses.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Régulier</translation>
    </message>
    <message>
        <source>Plans ahead; nearly the best is good enough.</source>
        <translation>Anticipe&#x202f;; un coup proche du meilleur lui suffit.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Habile</translation>
    </message>
    <message>
        <source>Errs rarely, and only by a little.</source>
        <translation>Se trompe rarement, et de peu.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation>Met en balance son meilleur train et les points qui lui resteraient.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Tries each move against many guesses at how the hidden tiles lie.</source>
        <translation>Essaie chaque coup avec beaucoup de répartitions possibles des dominos cachés.</translation>
    </message>
    <message>
        <source>Wins fewer than 1 of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>Gagne moins de 1 partie sur 100 contre trois joueurs de niveau «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>
            <numerusform>Gagne %n partie sur 100 contre trois joueurs de niveau «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>Gagne %n parties sur 100 contre trois joueurs de niveau «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of %1 is not known here. At which level should the computer play on?</source>
        <comment>%1: names of players</comment>
        <translation>Niveau inconnu ici pour %1. À quel niveau l’IA doit-elle continuer&#x202f;?</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Also reads from what others play which tiles they may hold.</source>
        <translation>Devine aussi, d’après ce que posent les autres, les dominos qu’ils peuvent avoir.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>LuckTable</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Dominos piochés</translation>
    </message>
    <message>
        <source>Of these playable at once</source>
        <translation>Dont jouables aussitôt</translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation>Doubles reçus</translation>
    </message>
    <message>
        <source>Doubles drawn</source>
        <translation>Doubles piochés</translation>
    </message>
    <message>
        <source>Pips dealt per round, on average</source>
        <translation>Points des dominos reçus par manche, en moyenne</translation>
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
        <translation>Veux-tu enlever ta locomotive&#x202f;?</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>L’enlever</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>La laisser</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 cannot be played anywhere now.</source>
        <translation>Le %1 ne peut aller nulle part pour l’instant.</translation>
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
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livret de règles</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s).</source>
        <translation>
            <numerusform>Chaque joueur reçoit %n domino.</numerusform>
            <numerusform>Chaque joueur reçoit %n dominos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on the table ends.</source>
        <translation>La partie en cours s’arrête.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Règles du livret</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Changer les règles…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Not sure? Take %1: it leaves the least to decide.</source>
        <translation>Tu hésites&#x202f;? Prends %1&#xa0;: c’est là qu’il y a le moins à décider.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Choisir</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed</source>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>In no leaflet</source>
        <translation>Dans aucun livret</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Tile set</source>
        <translation>Jeu de dominos</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Double de départ</translation>
    </message>
    <message>
        <source>Nobody holds the engine</source>
        <translation>Personne n’a le double de départ</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Train mexicain</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Son train d’abord</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Après un double</translation>
    </message>
    <message>
        <source>A double drawn after a double</source>
        <translation>Double pioché après un double</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Plusieurs doubles ouverts</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Finir sur un double</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Enlever la locomotive</translation>
    </message>
    <message>
        <source>Empty boneyard</source>
        <translation>Pioche vide</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Double blanc</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Totaux égaux</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Dominos visibles</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partie courte</translation>
    </message>
    <message>
        <source>Tiles to deal</source>
        <translation>Dominos à distribuer</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Limite de points</translation>
    </message>
    <message>
        <source>dealt with the other tiles</source>
        <translation>distribué avec les autres dominos</translation>
    </message>
    <message>
        <source>in the station before the deal</source>
        <translation>en gare avant la distribution</translation>
    </message>
    <message>
        <source>everybody draws the same number of tiles</source>
        <translation>tous piochent autant de dominos</translation>
    </message>
    <message>
        <source>drawing stops as soon as it turns up</source>
        <translation>on pioche jusqu’à ce qu’il sorte</translation>
    </message>
    <message>
        <source>the holder of the engine</source>
        <translation>qui a le double de départ</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>chacun à son tour</translation>
    </message>
    <message>
        <source>one tile, as always</source>
        <translation>un domino, comme toujours</translation>
    </message>
    <message>
        <source>on any turn</source>
        <translation>à n’importe quel tour</translation>
    </message>
    <message>
        <source>from one’s second turn on</source>
        <translation>à partir de son deuxième tour</translation>
    </message>
    <message>
        <source>once one’s own train is started</source>
        <translation>une fois son propre train commencé</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>il n’y en a pas</translation>
    </message>
    <message>
        <source>one more tile, not a double</source>
        <translation>encore un domino, pas un double</translation>
    </message>
    <message>
        <source>one more tile; a double asks again</source>
        <translation>encore un&#x202f;; un double en redemande un</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>on any train open to the player</source>
        <translation>sur tout train où l’on peut jouer</translation>
    </message>
    <message>
        <source>on the double itself</source>
        <translation>sur le double lui-même</translation>
    </message>
    <message>
        <source>it must be played and asks again</source>
        <translation>il faut le poser&#x202f;; il en redemande un</translation>
    </message>
    <message>
        <source>it may be played and asks again</source>
        <translation>on peut le poser&#x202f;; il en redemande un</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>il ne peut pas servir</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>n’importe lequel</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>le plus ancien</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation>seulement le joueur suivant</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>a fixed number of tiles</source>
        <translation>un nombre fixe de dominos</translation>
    </message>
    <message>
        <source>until a tile fits</source>
        <translation>jusqu’à ce qu’un domino convienne</translation>
    </message>
    <message>
        <source>once for each tile you must play</source>
        <translation>une fois par domino à poser</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>une seule fois par tour</translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation>d’elle-même, quand on joue sur son train</translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation>au choix, après avoir joué sur son train</translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation>au choix, après chaque domino posé</translation>
    </message>
    <message>
        <source>whoever cannot play passes</source>
        <translation>qui ne peut pas jouer passe</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>la manche finit</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>tous gagnent ensemble</translation>
    </message>
    <message>
        <source>whoever has the most rounds of 0 points</source>
        <translation>qui a le plus de manches sans un point</translation>
    </message>
    <message>
        <source>the rulebook’s own table</source>
        <translation>le tableau du livret</translation>
    </message>
    <message>
        <source>the Cardinal table</source>
        <translation>le tableau Cardinal</translation>
    </message>
    <message>
        <source>the Masters table</source>
        <translation>le tableau Masters</translation>
    </message>
    <message>
        <source>the Pressman table</source>
        <translation>le tableau Pressman</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>double-%1</source>
        <translation>double-%1</translation>
    </message>
    <message>
        <source>Where the tile after a double lies</source>
        <translation>Où va le domino qui suit un double</translation>
    </message>
    <message>
        <source>Whom an open double holds up</source>
        <translation>Qui est bloqué par un double ouvert</translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation>Nombre de dominos piochés</translation>
    </message>
    <message>
        <source>How often you draw</source>
        <translation>Combien de fois on pioche</translation>
    </message>
    <message>
        <source>one tile or more, on one’s own train</source>
        <translation>un domino ou plus, sur son propre train</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation>Fichiers PDF (%1)</translation>
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
        <translation>%1&#xa0;: une IA joue</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Niveau pour %1</translation>
    </message>
    <message>
        <source>Away: a computer player plays meanwhile.</source>
        <translation>En pause&#xa0;: une IA joue en attendant.</translation>
    </message>
    <message>
        <source>%1 is played by a computer player: %2</source>
        <comment>%2: its level</comment>
        <translation>%1&#xa0;: une IA joue (%2)</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.</source>
        <translation>Une IA peut prendre une place à tout moment, et une personne peut la reprendre. L’IA ne voit que ce que l’on peut voir de cette place. Ce qui a été joué avant reste joué&#xa0;: on ne peut plus l’annuler.</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>so far %1</source>
        <comment>points before this round</comment>
        <translation>jusqu’ici %1</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Points pour %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Your own total for %1</source>
        <comment>%1: name of a player</comment>
        <translation>Total pour %1, selon ton calcul</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
</context>
<context>
    <name>ReactionWords</name>
    <message>
        <source>Oh dear!</source>
        <comment>said by a computer player who draws and draws</comment>
        <translation>Oh là là&#x202f;!</translation>
    </message>
    <message>
        <source>Drat!</source>
        <comment>said by a computer player who has to pass</comment>
        <translation>Zut&#x202f;!</translation>
    </message>
    <message>
        <source>Ha!</source>
        <comment>said by a computer player who plays a double</comment>
        <translation>Ha&#x202f;!</translation>
    </message>
    <message>
        <source>Hey!</source>
        <comment>said by a computer player on whose train somebody else played a tile</comment>
        <translation>Hé&#x202f;!</translation>
    </message>
    <message>
        <source>Hooray!</source>
        <comment>said by a computer player who goes out</comment>
        <translation>Youpi&#x202f;!</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Parties (%1)</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>It is not your turn: it is %1’s turn.</source>
        <translation>Ce n’est pas ton tour&#xa0;: c’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>There is no such train in this game.</source>
        <translation>Ce train n’existe pas dans cette partie.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <translation>Le domino %1 n’est pas dans ta main.</translation>
    </message>
    <message>
        <source>A double drawn for the tile you owe cannot be used, so %1 stays in your hand.</source>
        <translation>Un double pioché pour suivre un double ne peut pas servir&#xa0;: tu gardes le %1.</translation>
    </message>
    <message>
        <source>You have drawn: only that tile, %1, can be played now.</source>
        <translation>Tu as pioché&#xa0;: tu ne peux poser que ce domino, le %1.</translation>
    </message>
    <message>
        <source>You can play: %1 fits %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Tu peux jouer&#xa0;: le %1 va %2.</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard before you pass.</source>
        <translation>Pioche un domino avant de passer.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>La pioche est vide.</translation>
    </message>
    <message>
        <source>You have drawn already and may not draw again.</source>
        <translation>Tu as déjà pioché et ne peux pas piocher de nouveau.</translation>
    </message>
    <message>
        <source>Nothing is drawn on your first turn of a round.</source>
        <translation>À ton premier tour d’une manche, tu ne pioches pas.</translation>
    </message>
    <message>
        <source>First decide whether your marker stays or comes off.</source>
        <translation>Décide d’abord si tu enlèves ta locomotive ou si tu la laisses.</translation>
    </message>
    <message>
        <source>There is nothing to decide about a marker now.</source>
        <translation>Il n’y a rien à décider pour une locomotive en ce moment.</translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation>Ce n’est pas un premier tour que tu pourrais finir ainsi.</translation>
    </message>
    <message>
        <source>Play at least one tile on your train first.</source>
        <translation>Pose d’abord au moins un domino sur ton train.</translation>
    </message>
    <message>
        <source>You have played tiles: finish your first turn instead of passing.</source>
        <translation>Tu as déjà posé des dominos&#xa0;: finis ton premier tour au lieu de passer.</translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Il faut d’abord couvrir le double %1 %2.</translation>
    </message>
    <message>
        <source>The double %1 %2 was played earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Le double %1 %2 a été posé plus tôt&#xa0;: il faut le couvrir d’abord.</translation>
    </message>
    <message>
        <source>%1 is closed to you: no marker stands there.</source>
        <translation>%1 est fermé pour toi&#xa0;: aucune locomotive ne s’y trouve.</translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation>Commence ton propre train avant de jouer ailleurs.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train from your second turn on.</source>
        <translation>Tu ne peux commencer le train mexicain qu’à partir de ton deuxième tour.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train once your own train has a tile.</source>
        <translation>Pour commencer le train mexicain, il faut déjà un domino sur ton propre train.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play on your own train only.</source>
        <translation>À ton premier tour d’une manche, tu joues seulement sur ton propre train.</translation>
    </message>
    <message>
        <source>The next tile must be played on the double %1 itself, %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Le prochain domino doit aller sur le double %1 lui-même, %2.</translation>
    </message>
    <message>
        <source>%1 does not fit %2: the value %3 is needed there.</source>
        <comment>%1: tile, %2: on whose train, %3: value</comment>
        <translation>Le %1 ne va pas %2&#xa0;: là, il faut un %3.</translation>
    </message>
    <message>
        <source>A double from your hand cannot follow a double, so %1 has to wait.</source>
        <translation>Un double de ta main ne peut pas suivre un double&#xa0;: le %1 doit attendre.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The round before</source>
        <translation>Manche précédente</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>let a replay run</comment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>plus aucun domino</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose hands are shown</source>
        <translation>Mains visibles</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Lecture de la partie…</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Rejouer cette donne</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Pioche&#xa0;: %n domino</numerusform>
            <numerusform>Pioche&#xa0;: %n dominos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay: round %1 of %2 · Engine %3 · %4 rules</source>
        <extracomment>%1, %2: round 3 of 13; %3: tile; %4: name of the rulebook</extracomment>
        <translation>Replay&#xa0;: manche %1 sur %2 · Départ %3 · Règles&#xa0;: %4</translation>
    </message>
    <message>
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation>Aucune manche de cette partie n’est encore finie. Dès qu’il y en aura une, tu pourras la revoir.</translation>
    </message>
    <message>
        <source>Replay: the same tiles again, round %1 · Engine %2 · %3 rules</source>
        <extracomment>%1: number; %2: tile; %3: name of the rulebook</extracomment>
        <translation>Replay&#xa0;: la même donne, manche %1 · Départ %2 · Règles&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: several names, %2: points</comment>
        <translation>%1&#xa0;: en tête à égalité avec %2.</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>%1: points</comment>
        <translation>Tu mènes avec %1.</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 mène avec %2.</translation>
    </message>
    <message>
        <source>You went out: you win this round!</source>
        <translation>Tu n’as plus aucun domino&#xa0;: tu gagnes cette manche&#x202f;!</translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation>%1 n’a plus aucun domino&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation>Plus aucun domino pour %1&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the round is over.</source>
        <translation>Plus personne ne peut jouer&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>The boneyard is empty: the round is over.</source>
        <translation>La pioche est vide&#xa0;: la manche est finie.</translation>
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
        <translation>Tu gagnes avec %1.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 gagne avec %2.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: most rounds without a point.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1&#xa0;: égalité à %2. Tu gagnes avec le plus de manches sans un point.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1&#xa0;: égalité à %2. %3 gagne avec le plus de manches sans un point.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1&#xa0;: égalité à %2. Tu gagnes avec la manche la plus basse au-dessus de zéro.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>%1&#xa0;: égalité à %2. %3 gagne avec la manche la plus basse au-dessus de zéro.</translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>%1&#xa0;: victoire partagée avec %2.</translation>
    </message>
    <message>
        <source>%1 went out together!</source>
        <comment>several names</comment>
        <translation>Mains vides en même temps&#xa0;: %1&#x202f;!</translation>
    </message>
    <message>
        <source>You went out first!</source>
        <translation>Tu n’as plus aucun domino&#x202f;!</translation>
    </message>
    <message>
        <source>%1 went out first!</source>
        <translation>%1 n’a plus aucun domino&#x202f;!</translation>
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
        <translation>Les points de cette manche sont déjà notés&#xa0;: ici, on peut les corriger.</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <translation>Tous ont encore des dominos</translation>
    </message>
    <message>
        <source>Compare with our own totals</source>
        <translation>Comparer avec nos totaux</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <translation>Corriger cette manche</translation>
    </message>
    <message>
        <source>Write it down anyway</source>
        <translation>Noter quand même</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Noter</translation>
    </message>
</context>
<context>
    <name>RoundNews</name>
    <message>
        <source>Tip: %1</source>
        <translation>Astuce&#xa0;: %1</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Rejouer cette donne</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>End of round %1 of %2</source>
        <translation>Fin de la manche %1 sur %2</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Dominos restés en main</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Fair-play…</translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation>Exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>RuleModel</name>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>La prochaine partie</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Bien jouer</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared with nothing</comment>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Mexican Train: %1</source>
        <comment>heading of the printed rules</comment>
        <translation>Mexican Train&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (%2, changed)</source>
        <comment>This game (Tactic, changed)</comment>
        <translation>%1 (%2, règles changées)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>This game (Tactic)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Only the rules that differ are printed here; all others are the same.</source>
        <translation>Seules les règles qui diffèrent sont imprimées ici&#x202f;; toutes les autres sont les mêmes.</translation>
    </message>
    <message>
        <source>Only rules that mention “%1” are printed here.</source>
        <translation>Seules les règles qui parlent de «&#xa0;%1&#xa0;» sont imprimées ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many the printed rules are for</comment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePrinter</name>
    <message>
        <source>Save the rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Before a round</source>
        <translation>Avant une manche</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Trains and markers</source>
        <translation>Trains et locomotives</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Les doubles</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fin d’une manche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Les points</translation>
    </message>
    <message>
        <source>The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile with the same value on both halves is a double.</source>
        <translation>Le jeu double-%1 contient un domino pour chaque paire de valeurs de 0, le blanc, à %1&#xa0;: %2 dominos en tout. Un domino dont les deux moitiés ont la même valeur est un double.</translation>
    </message>
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation>Le double blanc n’a aucun point et ne coûte rien.</translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in hand costs %n point(s).</source>
        <translation>
            <numerusform>Un double blanc resté en main coûte %n point.</numerusform>
            <numerusform>Un double blanc resté en main coûte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point limit: the game ends with its last round.</source>
        <translation>Il n’y a pas de limite de points&#xa0;: la partie finit avec sa dernière manche.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody’s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>La partie finit après la première manche où un total atteint %n point, au plus tard après la dernière manche.</numerusform>
            <numerusform>La partie finit après la première manche où un total atteint %n points, au plus tard après la dernière manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The rest lie face down: they are the boneyard.</source>
        <translation>
            <numerusform>Chaque joueur reçoit %n domino. Les autres restent face cachée&#xa0;: c’est la pioche.</numerusform>
            <numerusform>Chaque joueur reçoit %n dominos. Les autres restent face cachée&#xa0;: c’est la pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine lies in the station before the tiles are dealt.</source>
        <translation>Le double de départ est en gare avant la distribution des dominos.</translation>
    </message>
    <message>
        <source>Whoever holds or draws the engine starts the round.</source>
        <translation>La personne qui a ou qui pioche le double de départ commence la manche.</translation>
    </message>
    <message>
        <source>One player starts the first round; every later round is started by the next player clockwise.</source>
        <translation>Quelqu’un commence la première manche&#x202f;; ensuite, à chaque manche, c’est au joueur suivant de commencer, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Players who share the lowest total win together.</source>
        <translation>Les joueurs qui partagent le plus petit total gagnent ensemble.</translation>
    </message>
    <message>
        <source>Among players with the same lowest total, the one with the most rounds of 0 points wins. If that is equal too, the lowest of the other rounds decides. If even that is equal, they win together.</source>
        <translation>Entre joueurs qui partagent le plus petit total, celui qui a le plus de manches à 0 point gagne. Si là aussi il y a égalité, c’est la plus basse de leurs autres manches qui décide. S’ils sont toujours à égalité, ils gagnent ensemble.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation>Personne ne voit les dominos des autres.</translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.</source>
        <translation>Tous les dominos en main sont visibles, et chacun peut regarder ceux des autres&#xa0;: idéal pour apprendre ensemble.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook’s own table.</source>
        <translation>Le nombre de dominos par joueur suit le tableau du livret.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or 6, 11 for 7 or 8, with the double-12 set.</source>
        <translation>Le nombre de dominos par joueur suit le tableau Cardinal&#xa0;: 15 pour 2 à 4 joueurs, 12 pour 5 ou 6, 11 pour 7 ou 8, avec le jeu double-12.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or 6, 10 for 7 or 8, with the double-12 set.</source>
        <translation>Le nombre de dominos par joueur suit le tableau Masters&#xa0;: 15 pour 2 à 4 joueurs, 12 pour 5 ou 6, 10 pour 7 ou 8, avec le jeu double-12.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or 6, 8 for 7 or 8, with the double-12 set.</source>
        <translation>Le nombre de dominos par joueur suit le tableau Pressman&#xa0;: 15 pour 2 à 4 joueurs, 11 pour 5 ou 6, 8 pour 7 ou 8, avec le jeu double-12.</translation>
    </message>
    <message>
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a marker.</source>
        <translation>Quand la pioche est vide, on continue sans piocher&#xa0;: qui ne peut pas jouer passe et reçoit une locomotive.</translation>
    </message>
    <message>
        <source>When the last tile of the boneyard has been drawn, that turn is played to its end, and with it the round is over.</source>
        <translation>Quand quelqu’un pioche le tout dernier domino, son tour se joue jusqu’au bout, et la manche finit avec ce tour.</translation>
    </message>
    <message>
        <source>A double may be your last tile: nothing has to follow it.</source>
        <translation>Ton dernier domino peut être un double&#xa0;: il n’y a rien à poser après.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
        <translation>Tu cherches à te débarrasser de tes dominos. On les pose bout à bout, en files qu’on appelle des trains, et les moitiés qui se touchent montrent la même valeur. Ce qui te reste en main à la fin d’une manche compte contre toi, et c’est le plus petit total qui gagne la partie.</translation>
    </message>
    <message>
        <source>The trains</source>
        <translation>Les trains</translation>
    </message>
    <message>
        <source>Each player has a train of their own. It begins at the station and grows at its open end, one tile after the other.</source>
        <translation>Chaque joueur a son propre train. Il part de la gare et s’allonge à son bout libre, un domino après l’autre.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribution</translation>
    </message>
    <message>
        <source>The engine of a round</source>
        <translation>Le double de départ d’une manche</translation>
    </message>
    <message>
        <source>All trains of a round begin at a double in the station, the engine. In the first round it is the highest double of the set, in every later round the next lower one. The engine itself needs no tile after it and never has to be closed.</source>
        <translation>Tous les trains d’une manche partent d’un double posé en gare, le double de départ. À la première manche, c’est le plus haut double du jeu&#x202f;; à chaque manche suivante, c’est celui juste en dessous. Le double de départ lui-même ne demande pas de domino après lui, et on n’a jamais à le couvrir.</translation>
    </message>
    <message>
        <source>The first starter</source>
        <translation>Qui commence la première manche</translation>
    </message>
    <message>
        <source>By this leaflet the oldest player starts the first round.</source>
        <translation>Selon ce livret, la personne la plus âgée commence la première manche.</translation>
    </message>
    <message>
        <source>By this leaflet the youngest player starts the first round.</source>
        <translation>Selon ce livret, la personne la plus jeune commence la première manche.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>The turns go round the table clockwise, one player after the other.</source>
        <translation>On joue l’un après l’autre, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>What a turn is</source>
        <translation>Ce qu’est un tour</translation>
    </message>
    <message>
        <source>Which tile fits</source>
        <translation>Quel domino convient</translation>
    </message>
    <message>
        <source>A tile fits where one of its halves shows the value at the end of the train. That half goes against the train. A train without tiles takes the value of the engine.</source>
        <translation>Un domino convient là où l’une de ses moitiés montre la valeur du bout du train. C’est cette moitié qui se place contre le train. Un train sans domino a la valeur du double de départ.</translation>
    </message>
    <message>
        <source>Whoever can play must play</source>
        <translation>Qui peut jouer doit jouer</translation>
    </message>
    <message>
        <source>When you cannot play</source>
        <translation>Quand tu ne peux pas jouer</translation>
    </message>
    <message>
        <source>If you cannot play a tile that you have to play, not even after drawing as far as you may, your turn ends and a marker is put on your train, or on its place if it has no tile yet.</source>
        <translation>Si tu ne peux pas poser un domino que tu dois poser, même après avoir pioché autant que permis, ton tour finit et on met une locomotive sur ton train, ou sur son emplacement s’il n’a pas encore de domino.</translation>
    </message>
    <message>
        <source>Open and closed trains</source>
        <translation>Trains ouverts et fermés</translation>
    </message>
    <message>
        <source>A train without tiles</source>
        <translation>Un train sans domino</translation>
    </message>
    <message>
        <source>Where a marker stands on the place of a train that has no tile yet, others may start that train with a tile of the engine’s value. It still belongs to its owner, and the marker stays.</source>
        <translation>Quand une locomotive se trouve sur l’emplacement d’un train qui n’a pas encore de domino, les autres peuvent commencer ce train avec un domino qui porte la valeur du double de départ. Le train reste à son propriétaire, et la locomotive ne bouge pas.</translation>
    </message>
    <message>
        <source>When nothing follows a double</source>
        <translation>Quand rien ne suit un double</translation>
    </message>
    <message>
        <source>Closing a double</source>
        <translation>Couvrir un double</translation>
    </message>
    <message>
        <source>A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation>On couvre un double en posant un domino sur lui. Si tu dois couvrir un double, tu peux le faire sur tous les trains, même sur un train fermé, qui à part cela te reste fermé. Avec ce domino, ton tour est fini&#xa0;: tu n’as rien d’autre à poser.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Doubles morts</translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation>Quand tous les autres dominos de sa valeur sont sur la table, plus aucun domino ne peut couvrir un double. Ce double est mort et ne bloque personne.</translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation>Le dernier domino</translation>
    </message>
    <message>
        <source>As soon as a player has only one tile left, everybody is told.</source>
        <translation>Dès qu’un joueur n’a plus qu’un domino, le jeu l’annonce à tout le monde.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>When nobody can play any more</source>
        <translation>Quand plus personne ne peut jouer</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>At the end of a round you count the pips of the tiles in your hand and add them to your total. The lowest total wins the game.</source>
        <translation>À la fin d’une manche, tu comptes les points des dominos de ta main et tu les ajoutes à ton total. C’est le plus petit total qui gagne la partie.</translation>
    </message>
    <message>
        <source>On your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation>À ton premier tour de chaque manche, tu joues seulement sur ton propre train, mais tu poses autant de dominos que tu veux, et au moins un si tu le peux. On ne pioche pas, et les doubles ne demandent rien après eux. Si aucun domino ne convient, tu reçois une locomotive. Tant que tous n’ont pas joué ce tour, les doubles restés ouverts ne bloquent personne et la manche ne peut pas finir&#xa0;: plusieurs joueurs peuvent donc poser leur dernier domino dès ce tour.</translation>
    </message>
    <message>
        <source>There is no Mexican Train in this game, only the trains of the players.</source>
        <translation>Il n’y a pas de train mexicain dans cette partie, seulement les trains des joueurs.</translation>
    </message>
    <message>
        <source>You may play on other open trains before your own has a tile.</source>
        <translation>Tu peux jouer sur les autres trains ouverts avant qu’il y ait un domino sur ton propre train.</translation>
    </message>
    <message>
        <source>Before your own train has a tile you may play nothing on another one. Only closing a double that you have to close is always allowed.</source>
        <translation>Tant qu’il n’y a pas de domino sur ton propre train, tu ne peux rien poser sur un autre. Mais couvrir un double est toujours permis quand tu dois le faire.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation>Après un double, tu poses encore un domino dans le même tour. Ce peut être un autre double, et il faut alors encore un domino après celui-ci.</translation>
    </message>
    <message>
        <source>A double is played like any other tile: nothing has to follow it.</source>
        <translation>Un double se pose comme tout autre domino&#xa0;: il n’y a rien à poser après.</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation>Le domino qui suit un double doit aller sur ce double lui-même. Si tous les autres dominos de sa valeur sont déjà sur la table, il n’y a rien à poser après.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may play it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation>Si le domino que tu pioches pour suivre un double est lui-même un double et convient, tu peux le poser, et c’est alors lui qui demande un domino. Si tu le gardes, ton tour finit comme si rien n’avait convenu.</translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.</source>
        <translation>Un double que tu pioches pour suivre un double ne peut pas être posé, même s’il convient&#xa0;: il reste dans ta main.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation>S’il y a plusieurs doubles à couvrir, tu choisis lequel.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was played first comes first.</source>
        <translation>S’il y a plusieurs doubles à couvrir, on commence par celui qui a été posé en premier.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is played anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation>Un double resté ouvert à la fin d’un tour doit être couvert avant que l’on pose quoi que ce soit ailleurs. Cela vaut pour tout le monde, tour après tour, jusqu’à ce qu’il soit couvert.</translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation>Un double resté ouvert ne bloque personne. Il est le bout de son train, comme tout autre domino.</translation>
    </message>
    <message>
        <source>You draw for only one tile per turn: if you drew a double and played it, you do not draw for the tile after it.</source>
        <translation>On ne pioche que pour un seul domino par tour&#xa0;: si tu as pioché un double et l’as posé, tu ne pioches pas pour le domino qui le suit.</translation>
    </message>
    <message>
        <source>Your marker comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Ta locomotive s’en va d’elle-même quand tu joues sur ton propre train. Elle reste quand tu joues ailleurs et quand d’autres jouent sur ton train.</translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your marker comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Quand tu joues sur ton propre train, tu dis aussitôt si tu enlèves ta locomotive ou si elle reste jusqu’à la prochaine fois que tu y joues. Elle reste quand tu joues ailleurs et quand d’autres jouent sur ton train.</translation>
    </message>
    <message>
        <source>After each tile that you play, on whichever train, you may take your marker off or leave it. It stays when others play on your train.</source>
        <translation>Après chaque domino que tu poses, où que ce soit, tu peux enlever ta locomotive ou la laisser. Elle reste quand d’autres jouent sur ton train.</translation>
    </message>
    <message>
        <source>The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.</source>
        <translation>Le double de départ est distribué parmi les autres dominos. La personne qui l’a le met en gare et joue aussitôt son tour.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns up. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Si personne n’a le double de départ, les joueurs piochent un domino chacun, l’un après l’autre, et s’arrêtent dès qu’il sort. À la manche 1, la place 1 pioche en premier&#x202f;; ensuite, c’est la place après celle qui a commencé la manche précédente.</translation>
    </message>
    <message>
        <source>If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation>Si un domino de ta main peut être posé quelque part, tu en poses un&#xa0;: tu ne peux ni piocher ni passer à la place. Seul un double que tu viens de piocher peut rester dans ta main, quand sa règle le permet.</translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a marker stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation>Ton propre train t’est ouvert. Le train d’un autre joueur t’est fermé, sauf si une locomotive s’y trouve&#xa0;: il est alors ouvert à tous. Un double que tu dois couvrir vient avant tout cela.</translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a marker is put on your train, your turn ends and the double stays open.</source>
        <translation>Si aucun domino de ta main ne peut suivre ton double, tu pioches autant que permis. Si tu n’en as toujours aucun, on met une locomotive sur ton train, ou sur son emplacement, ton tour finit et le double reste ouvert.</translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be played in the first turn, everybody still has that first turn.</source>
        <translation>Si tu n’as plus aucun domino à la fin de ton tour, tu as fini, et la manche finit aussi. Là où l’on peut poser un train entier au premier tour, chacun joue quand même ce premier tour.</translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a marker on every train, the round is over. Then it may be that nobody has gone out.</source>
        <translation>Si la pioche est vide et que plus aucun domino en main ne pourrait être posé, même avec une locomotive sur chaque train, la manche est finie. Elle peut donc finir sans que personne ait posé son dernier domino.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play one tile, as on every other.</source>
        <translation>À ton premier tour d’une manche, tu poses un domino, comme aux autres tours.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your second turn of the round on; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Le train mexicain est à tout le monde. À partir de ton deuxième tour de la manche, tu peux le commencer avec un domino qui porte la valeur du double de départ&#x202f;; une fois commencé, il est ouvert à tous. Il ne reçoit jamais de locomotive.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation>Après un double, tu poses encore un domino dans le même tour. Un double de ta main ne peut pas être ce domino, même s’il convient.</translation>
    </message>
    <message>
        <source>The tile after a double may be played on the double or on any other train that is open to you. In the turn in which it is played, a double closes no train to you.</source>
        <translation>Le domino qui suit un double peut aller sur ce double ou sur tout autre train qui t’est ouvert. Pendant le tour où tu le poses, un double ne te ferme aucun train.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must play it, and then it needs a tile after it like any other double.</source>
        <translation>Si le domino que tu pioches pour suivre un double est lui-même un double et convient, tu dois le poser, et c’est alors lui qui demande un domino, comme tout autre double.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it no longer holds anybody up.</source>
        <translation>Un double resté ouvert à la fin d’un tour doit être couvert par le joueur suivant, avant toute autre chose. Si ce joueur ne le peut pas, le double ne bloque plus personne.</translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation>La partie courte, de 2 à 4 joueurs&#xa0;: les dominos qui ont un 10, un 11 ou un 12 restent dans la boîte, le premier double de départ est le double 9, et on joue dix manches au plus.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Si personne n’a le double de départ, les joueurs piochent un domino chacun, l’un après l’autre, jusqu’à ce qu’il sorte&#x202f;; on finit alors le tour de table, tant que la pioche le permet, pour que tous aient pioché autant de fois. À la manche 1, la place 1 pioche en premier&#x202f;; ensuite, c’est la place après celle qui a commencé la manche précédente.</translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation>On ne joue pas la partie courte.</translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do you go out on the double.</source>
        <translation>Si ton dernier domino est un double et qu’il demande un domino après lui, tu pioches. C’est seulement si tu ne peux pas piocher que tu finis sur ce double.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It never gets a marker.</source>
        <translation>Le train mexicain est à tout le monde. À n’importe quel tour, tu peux le commencer avec un domino qui porte la valeur du double de départ, sauf si une autre règle t’oblige à jouer ailleurs&#x202f;; une fois commencé, il est ouvert à tous. Il ne reçoit jamais de locomotive.</translation>
    </message>
    <message>
        <source>You draw for each tile that you have to play: if a double that you drew and played asks for a tile and you hold none for it, you draw again.</source>
        <translation>Tu peux piocher pour chacun des dominos que tu dois poser&#xa0;: si tu as pioché et posé un double et qu’il demande un domino que tu n’as pas, tu pioches de nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>On joue %n manche au plus. Le premier double de départ est le double %1.</numerusform>
            <numerusform>On joue %n manches au plus. Le premier double de départ est le double %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn you play one tile of your hand that fits, on any train that is open to you. The rules about drawing, about doubles and about the first turn of a round can change that.</source>
        <translation>À ton tour, tu poses un domino de ta main qui convient, celui que tu veux, sur le train de ton choix parmi ceux qui te sont ouverts. Les règles sur la pioche, sur les doubles et sur le premier tour d’une manche peuvent y changer quelque chose.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw tile after tile until one may be played or the boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Si aucun domino de ta main ne peut être posé, tu pioches un domino après l’autre, jusqu’à ce que l’un d’eux puisse être posé ou que la pioche soit vide. Celui-là, tu le poses aussitôt, sur le train de ton choix parmi ceux où il peut aller&#x202f;; tu ne peux pas en poser un autre à la place.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Si aucun domino de ta main ne peut être posé, tu en pioches un. S’il peut être posé, tu le poses aussitôt, sur le train de ton choix parmi ceux où il peut aller&#x202f;; tu ne peux pas en poser un autre à la place.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the first that may be played. It is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Si aucun domino de ta main ne peut être posé, tu en pioches jusqu’à deux, un par un, et tu t’arrêtes au premier qui peut être posé. Celui-là, tu le poses aussitôt, sur le train de ton choix parmi ceux où il peut aller&#x202f;; tu ne peux pas en poser un autre à la place.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.</source>
        <translation>Le train mexicain est à tout le monde. Tu peux le commencer avec un domino qui porte la valeur du double de départ dès que ton propre train a un domino&#x202f;; une fois le train mexicain commencé, il est ouvert à tous. Il ne reçoit jamais de locomotive.</translation>
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
        <translation>Le double de départ est en gare avant la distribution, et on commence les manches à tour de rôle. C’est toi qui décides si ta locomotive s’en va.</translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation>Novelca</translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were played, and an empty boneyard ends the round.</source>
        <translation>Les doubles ouverts se couvrent dans l’ordre où ils ont été posés, et la manche finit quand la pioche est vide.</translation>
    </message>
    <message>
        <source>Big table</source>
        <translation>Grande tablée</translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole train; the double blank costs 50 points.</source>
        <translation>Pour 2 à 14 joueurs, avec des jeux allant du double-6 au double-18. À ton premier tour, tu peux poser un train entier&#x202f;; le double blanc coûte 50 points.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that double, you draw only once per turn, nobody goes out on an open double, and ties are broken.</source>
        <translation>Le domino qui suit un double doit aller sur ce double lui-même, on ne pioche qu’une fois par tour, personne ne finit sur un double non couvert, et les égalités sont départagées.</translation>
    </message>
    <message>
        <source>There is no rulebook called “%1”.</source>
        <translation>Il n’y a pas de livret de règles nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no option called “%1”.</source>
        <translation>Il n’y a pas d’option nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%2” is not a value of the option “%1”.</source>
        <translation>«&#xa0;%2&#xa0;» n’est pas une valeur de l’option «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation>Ce livret est fait pour %1 à %2 joueurs.</translation>
    </message>
    <message>
        <source>If the engine is dealt, whoever holds it must start; if it is set aside, the players must take turns to start.</source>
        <translation>Si le double de départ est distribué, c’est la personne qui l’a qui doit commencer&#x202f;; s’il est mis à part, on doit commencer à tour de rôle.</translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation>Ce livret ne prévoit pas de partie courte.</translation>
    </message>
    <message>
        <source>The short game is played with the double-9 set.</source>
        <translation>La partie courte se joue avec le jeu double-9.</translation>
    </message>
    <message numerus="yes">
        <source>With this set at most %n round(s) can be played.</source>
        <translation>
            <numerusform>Avec ce jeu, on peut jouer au plus %n manche.</numerusform>
            <numerusform>Avec ce jeu, on peut jouer au plus %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no number of tiles to deal for %1 players with the double-%2 set.</source>
        <translation>Aucun nombre de dominos à distribuer n’est prévu pour %1 joueurs avec le jeu double-%2.</translation>
    </message>
    <message>
        <source>The double-%2 set does not have enough tiles for %1 players.</source>
        <translation>Le jeu double-%2 n’a pas assez de dominos pour %1 joueurs.</translation>
    </message>
    <message>
        <source>Comes with the wooden model set by Eco Wood Art.</source>
        <translation>Livret fourni avec la maquette en bois d’Eco Wood Art.</translation>
    </message>
    <message>
        <source>Comes with “Original Mexican Train” by Tactic.</source>
        <translation>Livret fourni avec «&#xa0;Original Mexican Train&#xa0;» de Tactic.</translation>
    </message>
    <message>
        <source>Comes with Novelca 11003603, and in a Russian leaflet.</source>
        <translation>Livret fourni avec Novelca 11003603&#x202f;; un livret russe a les mêmes règles.</translation>
    </message>
    <message>
        <source>From a German article, for 2 to 14 players.</source>
        <translation>Règles d’un article allemand, pour 2 à 14 joueurs.</translation>
    </message>
    <message>
        <source>Published tournament rules; no leaflet prints them.</source>
        <translation>Règles de tournoi publiées&#x202f;; elles ne sont dans aucun livret.</translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a double drawn after a double must be played if it fits.</source>
        <translation>La personne qui a le double de départ commence. Les doubles ouverts bloquent tout le monde et se couvrent dans n’importe quel ordre&#x202f;; un double pioché pour suivre un double doit être posé s’il convient.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Règles de</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>comparées à</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <source>No rule mentions that.</source>
        <translation>Aucune règle n’en parle.</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Ces règles sont les mêmes.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameTilesWords</name>
    <message>
        <source>now %1, earlier %2</source>
        <comment>%1, %2: points</comment>
        <translation>maintenant %1, avant %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: now 34, earlier 61</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The same tiles: %1.</source>
        <comment>%1: now 34, earlier 61</comment>
        <translation>La même donne&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>SavingSheets</name>
    <message>
        <source>This game is not saved</source>
        <translation>Cette partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.</source>
        <translation>Le programme réessaie à quelques secondes d’intervalle, et la partie continue en attendant. Tu peux aussi enregistrer toute la partie dans un autre fichier, sur un autre disque&#x202f;; elle continue alors dans ce fichier. Tant qu’elle n’est pas enregistrée, aucune autre partie ne peut être ouverte ni commencée.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Réessayer maintenant</translation>
    </message>
    <message>
        <source>Save as another file…</source>
        <translation>Enregistrer dans un autre fichier…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Quitter sans enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.</source>
        <translation>Si tu quittes quand même, toute la partie est mise dans un fichier de secours, s’il est possible d’en écrire un quelque part. Le programme le propose au prochain démarrage.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>A game was rescued</source>
        <translation>Une partie a été récupérée</translation>
    </message>
    <message>
        <source>This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.</source>
        <translation>À la fermeture du programme, cette partie n’a pas pu être enregistrée à sa place. Elle est tout entière dans le fichier %1. Si tu la continues, elle revient parmi tes parties enregistrées&#x202f;; sinon, le fichier reste où il est.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>La continuer</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>La laisser là</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Not saved</source>
        <translation>Non enregistrée</translation>
    </message>
    <message>
        <source>This game is not saved. Saving is tried again every few seconds.</source>
        <translation>Cette partie n’est pas enregistrée. Le programme réessaie à quelques secondes d’intervalle.</translation>
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
        <translation>Total</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Points par manche</translation>
    </message>
</context>
<context>
    <name>ScoreKeeperSheet</name>
    <message>
        <source>Score-keeper</source>
        <translation>Carnet de scores</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Autres parties…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Supprimer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>The points of %1 will be deleted for good.</source>
        <comment>%1: names of the players</comment>
        <translation>Les points de cette partie (%1) seront supprimés définitivement.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Il y a un problème</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation>Aucune manche n’est encore finie.</translation>
    </message>
</context>
<context>
    <name>ScorePlotView</name>
    <message>
        <source>The totals over the rounds</source>
        <translation>Les totaux au fil des manches</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
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
        <translation>Scores</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%1: %n point(s), total %2</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1&#xa0;: %n point, total %2</numerusform>
            <numerusform>%1&#xa0;: %n points, total %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, engine %2. %3</source>
        <comment>%3: who has how many points</comment>
        <translation>Manche %1, double de départ %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation>
            <numerusform>Totaux après %n manche. %1</numerusform>
            <numerusform>Totaux après %n manches. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation>
            <numerusform>Jeu double-%1, %n manche.</numerusform>
            <numerusform>Jeu double-%1, %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>Le double blanc compte %n point.</numerusform>
            <numerusform>Le double blanc compte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game with the double-%1 set</source>
        <translation>Partie courte, jeu double-%1</translation>
    </message>
    <message>
        <source>Double-%1 set</source>
        <translation>Jeu double-%1</translation>
    </message>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Manche %1, départ %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rules, over after %n round(s).</source>
        <comment>%1: date, %2: name of the rulebook</comment>
        <translation>
            <numerusform>%1, règles&#xa0;: %2, partie finie après %n manche.</numerusform>
            <numerusform>%1, règles&#xa0;: %2, partie finie après %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation>%1, règles&#xa0;: %2, manches jouées&#xa0;: %3 sur %4.</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
    <message>
        <source>Date:</source>
        <comment>a line to write on follows</comment>
        <translation>Date&#xa0;:</translation>
    </message>
    <message>
        <source>%1 rules.</source>
        <comment>%1: name of the rulebook</comment>
        <translation>Règles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column</comment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation>Dans chaque case&#xa0;: à gauche les points de la manche, à droite le total jusqu’ici.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>La partie finit après la manche où le total de quelqu’un atteint %n point.</numerusform>
            <numerusform>La partie finit après la manche où le total de quelqu’un atteint %n points.</numerusform>
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
            <numerusform>Rang %1&#xa0;: %2, %n point.</numerusform>
            <numerusform>Rang %1&#xa0;: %2, %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <comment>start of a sentence</comment>
        <translation>Le train mexicain</translation>
    </message>
    <message>
        <source>Your train</source>
        <comment>start of a sentence</comment>
        <translation>Ton train</translation>
    </message>
    <message>
        <source>%1’s train</source>
        <comment>start of a sentence</comment>
        <translation>Chez %1, le train</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where something stands</comment>
        <translation>sur le train mexicain</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where something stands</comment>
        <translation>sur ton train</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where something stands</comment>
        <translation>chez %1</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is played</comment>
        <translation>sur le train mexicain</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is played</comment>
        <translation>sur ton train</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where a tile is played</comment>
        <translation>chez %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of names</comment>
        <translation>toi</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of seat %1</source>
        <translation>Couleur de la place %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nom de la place %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>IA</translation>
    </message>
    <message>
        <source>Seat %1 is a computer player</source>
        <translation>Place %1&#xa0;: une IA joue</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Niveau de la place %1</translation>
    </message>
    <message>
        <source>Colour and character of seat %1</source>
        <translation>Couleur et personnage de la place %1</translation>
    </message>
</context>
<context>
    <name>SentenceBoard</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Shows the rule behind this.</source>
        <translation>Montre la règle qui explique cela.</translation>
    </message>
</context>
<context>
    <name>SettingSlider</name>
    <message>
        <source>%1: %2%</source>
        <comment>a setting and its value</comment>
        <translation>%1&#xa0;: %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>a heading: how the table looks</comment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>how the table looks</comment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>On the tiles</source>
        <translation>Sur les dominos</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Pips and digits</source>
        <translation>Points et chiffres</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Couleurs des points</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Habituelles</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>Pour daltoniens</translation>
    </message>
    <message>
        <source>All black</source>
        <translation>Tout en noir</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Taille des dominos</translation>
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
        <translation>Maximale</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Mouvement et son</translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation>Vitesse du jeu</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>How long the computer thinks before it plays</source>
        <translation>Temps de réflexion de l’IA avant de jouer</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>A short moment</source>
        <translation>Un court instant</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Un moment</translation>
    </message>
    <message>
        <source>A long moment</source>
        <translation>Un long moment</translation>
    </message>
    <message>
        <source>Reduced motion: nothing flies, rolls or slides</source>
        <translation>Moins de mouvement&#xa0;: rien ne vole, ne roule ni ne glisse</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Playing and reading</source>
        <translation>Jeu et lecture vocale</translation>
    </message>
    <message>
        <source>Draw and pass for me when nothing else is possible</source>
        <translation>Piocher et passer pour moi quand rien d’autre n’est possible</translation>
    </message>
    <message>
        <source>What a screen reader says by itself</source>
        <translation>Ce qu’un lecteur d’écran annonce tout seul</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Tout ce qui se passe</translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation>Ce qui me concerne</translation>
    </message>
    <message>
        <source>Only that it is my turn</source>
        <translation>Seulement que c’est mon tour</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Réglages par défaut</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Aides au comptage&#xa0;: les points de ma main, les dominos vus, sur quoi les autres n’ont rien pu poser</translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation>Les IA disent un mot de temps en temps</translation>
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
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SheetPlanForm</name>
    <message>
        <source>Rulebook</source>
        <translation>Livret de règles</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Dominos</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Nombre de manches</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Limite de points</translation>
    </message>
    <message>
        <source>The game ends at this many points</source>
        <translation>La partie finit à ce nombre de points</translation>
    </message>
    <message>
        <source>No limit: all rounds are played.</source>
        <translation>Pas de limite&#xa0;: toutes les manches sont jouées.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>La partie finit après la manche où le total de quelqu’un atteint %n point.</numerusform>
            <numerusform>La partie finit après la manche où le total de quelqu’un atteint %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPrinter</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Enregistrer la feuille de score</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Something is wrong</source>
        <translation>Il y a un problème</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>Impossible de montrer cela</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Une partie endommagée</translation>
    </message>
    <message>
        <source>Go on from before line %1</source>
        <translation>Reprendre avant la ligne %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>Continuer dans une copie</translation>
    </message>
    <message>
        <source>Reading a long game</source>
        <translation>Lecture d’une longue partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The game in the file %1 takes a while to read: %2% so far.</source>
        <comment>%2: a number</comment>
        <translation>La lecture de la partie dans le fichier %1 prend un moment : %2&#xa0;% pour l’instant.</translation>
    </message>
    <message>
        <source>Cannot be saved here</source>
        <translation>Impossible d’enregistrer ici</translation>
    </message>
</context>
<context>
    <name>ShelfSheets</name>
    <message>
        <source>Forget everything?</source>
        <translation>Tout oublier ?</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Tout oublier</translation>
    </message>
    <message>
        <source>Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.</source>
        <translation>Les statistiques, les distinctions, l’échelle des adversaires et les donnes du jour repartent de zéro pour toutes les personnes qui jouent ici, et les parties enregistrées vont à la corbeille. La partie en cours reste, celles du carnet de scores aussi.</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Skill and luck</source>
        <translation>Talent et chance</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Play and tiles, game by game; the list says the same.</source>
        <translation>Coups et dominos, partie par partie&#x202f;; la liste dit la même chose.</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Tes coups</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Tes dominos</translation>
    </message>
    <message>
        <source>Points for you, per round</source>
        <translation>Points pour toi par manche</translation>
    </message>
    <message>
        <source>Points against you, per round</source>
        <translation>Points contre toi par manche</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>The computer is going over the first round.</source>
        <translation>L’IA rejoue la première manche en pensée.</translation>
    </message>
    <message>
        <source>No round that counts is finished yet.</source>
        <translation>Aucune manche qui compte n’est encore finie.</translation>
    </message>
    <message>
        <source>Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.</source>
        <translation>On compte les points par rapport à la moyenne des autres. Tes dominos, c’est ce que valaient, d’après ce que tu pouvais voir, la distribution et tes pioches. Comptent les mêmes manches que pour les distinctions, les dernières de chaque joueur&#x202f;; chacune prend quelques secondes la première fois, et le calcul n’avance que si cette page est ouverte.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>no difference</source>
        <comment>points for or against somebody: none</comment>
        <translation>aucune différence</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <comment>%1: points</comment>
        <translation>%1 pour toi</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <comment>%1: points</comment>
        <translation>%1 contre toi</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n round(s)</source>
        <comment>%1: date, %2: rulebook</comment>
        <translation>
            <numerusform>%1 · %2 · %n manche</numerusform>
            <numerusform>%1 · %2 · %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>play: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>coups&#xa0;: %1</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>dominos&#xa0;: %1</translation>
    </message>
    <message>
        <source>After five rounds, this page says what your play and your tiles come to.</source>
        <translation>À partir de cinq manches, tu liras ici l’effet de tes coups et celui de tes dominos.</translation>
    </message>
    <message numerus="yes">
        <source>Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in your place.</source>
        <comment>%1: such as &quot;3.1 for you&quot;, %3: a level</comment>
        <translation>
            <numerusform>Tes coups, %n manche&#xa0;: par manche, %1 (à %2 près), par rapport à ce que le niveau «&#xa0;%3&#xa0;» aurait fait à ta place.</numerusform>
            <numerusform>Tes coups, %n manches&#xa0;: par manche, %1 (à %2 près), par rapport à ce que le niveau «&#xa0;%3&#xa0;» aurait fait à ta place.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles, on average: %1 (give or take %2).</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>Tes dominos&#xa0;: par manche, %1 (à %2 près).</translation>
    </message>
    <message>
        <source>Chance alone brings that in fewer than 1 of 20 cases.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Le hasard seul donne cela dans moins de 1 cas sur 20.</translation>
    </message>
    <message>
        <source>That is no more than chance brings.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Le hasard suffit à l’expliquer.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Going over your rounds: %1 of %2</source>
        <translation>L’IA rejoue tes manches en pensée&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station</source>
        <translation>Gare</translation>
    </message>
    <message>
        <source>Station, engine %1-%1</source>
        <translation>Gare, double de départ %1-%1</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>N’importe quel nombre</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at the table</comment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation>Impossible d’écrire le fichier %1&#x202f;; tout n’est donc pas compté.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation>
            <numerusform>%n ligne du fichier %1 est illisible et n’est pas comptée.</numerusform>
            <numerusform>%n lignes du fichier %1 sont illisibles et ne sont pas comptées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Best rounds</source>
        <translation>Meilleures manches</translation>
    </message>
    <message>
        <source>A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.</source>
        <translation>Une partie compte une fois, dès la première chose que tu y fais&#x202f;; si tu l’abandonnes, elle compte comme non gagnée. Les parties à distribution choisie et les donnes rejouées (du jour ou non) ne comptent pas.</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Distinctions…</translation>
    </message>
    <message>
        <source>Skill and luck…</source>
        <translation>Talent et chance…</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>Tout oublier…</translation>
    </message>
</context>
<context>
    <name>StatusSheet</name>
    <message>
        <source>How things stand</source>
        <translation>Où en est la partie</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>You hold %n tile(s).</source>
        <translation>
            <numerusform>Tu as %n domino en main.</numerusform>
            <numerusform>Tu as %n dominos en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation>
            <numerusform>Il y a %n domino dans la pioche.</numerusform>
            <numerusform>Il y a %n dominos dans la pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n domino en main.</numerusform>
            <numerusform>%1&#xa0;: %n dominos en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n point jusqu’ici.</numerusform>
            <numerusform>%1&#xa0;: %n points jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) so far.</source>
        <comment>the total of the rounds that are finished</comment>
        <translation>
            <numerusform>Tu as %n point jusqu’ici.</numerusform>
            <numerusform>Tu as %n points jusqu’ici.</numerusform>
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
        <translation>%1 pioche le %2.</translation>
    </message>
    <message>
        <source>You leave your train open.</source>
        <translation>Tu laisses ton train ouvert.</translation>
    </message>
    <message>
        <source>%1 leaves their train open.</source>
        <translation>%1 laisse son train ouvert.</translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation>Tu finis ton premier tour.</translation>
    </message>
    <message>
        <source>%1 finishes their first turn.</source>
        <translation>%1 finit son premier tour.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Chacun reçoit %n domino.</numerusform>
            <numerusform>Chacun reçoit %n dominos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. You start the game.</source>
        <translation>Le double de départ %1 est en gare. Tu commences la partie.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. %2 starts the game.</source>
        <comment>%2: who</comment>
        <translation>Le double de départ %1 est en gare. %2 commence la partie.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is you.</source>
        <translation>Le double de départ %1 est en gare. On commence chacun à son tour&#xa0;: cette fois, c’est toi.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is %2.</source>
        <comment>%2: who</comment>
        <translation>Le double de départ %1 est en gare. On commence chacun à son tour&#xa0;: cette fois, c’est %2.</translation>
    </message>
    <message>
        <source>You hold the engine %1: it is placed in the station, and you start.</source>
        <translation>Tu as le double de départ %1&#xa0;: il va en gare, et tu commences.</translation>
    </message>
    <message>
        <source>%1 holds the engine %2: it is placed in the station, and %1 starts.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 a le double de départ %2 et le met en gare&#xa0;: %1 commence.</translation>
    </message>
    <message numerus="yes">
        <source>To find the engine, %n more are drawn.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Pour trouver le double de départ, on pioche encore %n domino.</numerusform>
            <numerusform>Pour trouver le double de départ, on pioche encore %n dominos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody held the engine %1: you drew it and start.</source>
        <comment>%1: tile</comment>
        <translation>Personne n’avait le double de départ %1&#xa0;: tu l’as pioché et tu commences.</translation>
    </message>
    <message>
        <source>Nobody held the engine %1: %2 drew it and starts.</source>
        <comment>%1: tile, %2: who</comment>
        <translation>Personne n’avait le double de départ %1&#xa0;: %2 l’a pioché et commence.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Always draw and pass for me</source>
        <translation>Toujours piocher et passer pour moi</translation>
    </message>
</context>
<context>
    <name>TableChips</name>
    <message>
        <source>Play together again:</source>
        <translation>Rejouer ensemble&#xa0;:</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Tile %1</source>
        <translation>Domino %1</translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>Look for the longest chain in your hand before your first tile: from the end of your own train, tile after tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can.</source>
        <translation>Avant ton premier domino, cherche la plus longue chaîne de ta main&#xa0;: à partir du bout de ton propre train, domino après domino. Ce qui fait partie de cette chaîne, garde-le pour ton train&#x202f;; le reste va ailleurs dès que possible.</translation>
    </message>
    <message>
        <source>Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation>Pose tes doubles tôt, tant que tu as encore un domino qui peut les suivre. En fin de manche, un double pèse lourd et on a du mal à s’en défaire.</translation>
    </message>
    <message>
        <source>Keep a second tile of the same value with each double, so that you can follow it yourself.</source>
        <translation>Avec chaque double, garde un deuxième domino de la même valeur, pour pouvoir le couvrir toi-même.</translation>
    </message>
    <message>
        <source>When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a chain that you will not finish.</source>
        <translation>Quand les autres n’ont plus beaucoup de dominos, pense aux points&#xa0;: un domino lourd qui quitte ta main vaut mieux qu’une chaîne que tu ne finiras pas.</translation>
    </message>
    <message>
        <source>Hold many different values rather than many tiles of one. Then something fits at almost every end.</source>
        <translation>Garde en main beaucoup de valeurs différentes plutôt que beaucoup de dominos de la même. Il y aura alors un domino qui convient à presque tous les bouts.</translation>
    </message>
    <message>
        <source>A double that you cannot follow still holds up those who must close it. If you have to leave one open, do it with a value of which most tiles already lie on the table.</source>
        <translation>Un double que tu ne peux pas couvrir toi-même bloque quand même ceux qui doivent le couvrir. Si tu dois en laisser un ouvert, choisis une valeur dont la plupart des dominos sont déjà sur la table.</translation>
    </message>
    <message>
        <source>If there is a marker on your train, get it off soon: others play there too, and the end that your chain needs may be gone.</source>
        <translation>S’il y a une locomotive sur ton train, fais-la partir vite&#xa0;: les autres y jouent aussi, et le bout qu’il faut à ta chaîne risque de disparaître.</translation>
    </message>
    <message>
        <source>When two tiles fit equally well, play the one with more pips.</source>
        <translation>Quand deux dominos conviennent aussi bien l’un que l’autre, pose celui qui a le plus de points.</translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation>Quand quelqu’un doit piocher, retiens les valeurs qu’il fallait&#xa0;: sa main n’en avait aucune. Laisse-lui un bout avec l’une de ces valeurs.</translation>
    </message>
    <message>
        <source>As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation>Tant qu’aucune locomotive n’est sur ton train, personne ne peut te le prendre. Joue donc d’abord tes dominos isolés sur d’autres trains, et garde ta chaîne pour plus tard.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everybody</source>
        <translation>ouvert à tous</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
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
        <translation>N’a rien pu poser sur %1 et n’a gardé aucun domino pioché depuis.</translation>
    </message>
    <message>
        <source>computer thinks…</source>
        <comment>for a player who is away</comment>
        <translation>l’IA réfléchit…</translation>
    </message>
</context>
<context>
    <name>TrainSheet</name>
    <message numerus="yes">
        <source>Mexican Train: %n tile(s)</source>
        <translation>
            <numerusform>Train mexicain&#xa0;: %n domino</numerusform>
            <numerusform>Train mexicain&#xa0;: %n dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your train: %n tile(s)</source>
        <translation>
            <numerusform>Ton train&#xa0;: %n domino</numerusform>
            <numerusform>Ton train&#xa0;: %n dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s train: %n tile(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>Chez %1&#xa0;: train de %n domino</numerusform>
            <numerusform>Chez %1&#xa0;: train de %n dominos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message>
        <source>Mexican Train</source>
        <translation>Train mexicain</translation>
    </message>
    <message>
        <source>%1, ends in %2, double to be closed</source>
        <translation>%1 finit par %2, double à couvrir</translation>
    </message>
    <message>
        <source>%1, ends in %2, open</source>
        <translation>%1 finit par %2, il est ouvert</translation>
    </message>
    <message>
        <source>%1, ends in %2, for you alone</source>
        <translation>%1 finit par %2, il n’est ouvert que pour toi</translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation>%1 finit par %2, il est fermé</translation>
    </message>
    <message>
        <source>%1; a computer player plays here meanwhile</source>
        <extracomment>%1: a train and how it stands</extracomment>
        <translation>%1&#x202f;; une IA joue ici en attendant</translation>
    </message>
    <message>
        <source>the double first</source>
        <comment>on a plate: no train is open before it is covered</comment>
        <translation>d’abord le double</translation>
    </message>
    <message>
        <source>from your next turn</source>
        <comment>on a plate: the train is not open yet</comment>
        <translation>au prochain tour</translation>
    </message>
    <message>
        <source>your train first</source>
        <comment>on a plate: where one plays first</comment>
        <translation>d’abord ton train</translation>
    </message>
    <message>
        <source>%1, ends in %2, not open now: %3</source>
        <extracomment>%3: what comes first, in a few words, as &quot;the double first&quot;</extracomment>
        <translation>%1 finit par %2, il est encore fermé&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>You may take your marker off or leave your train open.</source>
        <translation>Tu peux enlever ta locomotive ou laisser ton train ouvert.</translation>
    </message>
    <message>
        <source>Your first turn: play as many tiles as you like on your own train.</source>
        <translation>Ton premier tour&#xa0;: pose autant de dominos que tu veux sur ton propre train.</translation>
    </message>
    <message>
        <source>Play another tile on your train, or finish your first turn.</source>
        <translation>Pose un autre domino sur ton train, ou finis ton premier tour.</translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation>Aucun autre domino ne convient&#xa0;: finis ton premier tour.</translation>
    </message>
    <message>
        <source>You drew %1: play it, or keep it and pass.</source>
        <translation>Tu as pioché le %1&#xa0;: pose-le, ou garde-le et passe.</translation>
    </message>
    <message>
        <source>You drew %1, and it fits: play it.</source>
        <translation>Tu as pioché le %1, et il convient&#xa0;: pose-le.</translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>À toi&#xa0;: couvre le double %1 %2.</translation>
    </message>
    <message>
        <source>After a double you play one more tile, but not a double.</source>
        <translation>Après un double, tu poses encore un domino, mais pas un double.</translation>
    </message>
    <message>
        <source>After a double you play one more tile.</source>
        <translation>Après un double, tu poses encore un domino.</translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation>À toi&#xa0;: couvre l’un des doubles ouverts.</translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation>À toi&#xa0;: pose un domino là où le signal est vert.</translation>
    </message>
    <message>
        <source>The double %1 %2 must be closed and no tile of yours fits: draw one.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Il faut couvrir le double %1 %2 et aucun de tes dominos ne convient&#xa0;: pioche.</translation>
    </message>
    <message>
        <source>The open doubles must be closed and no tile of yours fits: draw one.</source>
        <translation>Il faut couvrir les doubles ouverts et aucun de tes dominos ne convient&#xa0;: pioche.</translation>
    </message>
    <message>
        <source>No tile of yours fits: draw one.</source>
        <translation>Aucun de tes dominos ne convient&#xa0;: pioche.</translation>
    </message>
    <message>
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation>Il faut encore un domino après ton double et aucun des tiens ne peut servir&#xa0;: pioche.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n tile(s) fit.</source>
        <translation>
            <numerusform>À toi. %n domino convient.</numerusform>
            <numerusform>À toi. %n dominos conviennent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. You can play: %1.</source>
        <comment>%1: tiles</comment>
        <translation>À toi. Tu peux poser&#xa0;: %1.</translation>
    </message>
    <message>
        <source>does not fit now</source>
        <comment>a tile</comment>
        <translation>ne va nulle part pour l’instant</translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a tile; %1: on whose trains</comment>
        <translation>va %1</translation>
    </message>
    <message>
        <source>%1 fits %2.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>Le %1 va %2.</translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you can only pass.</source>
        <translation>Ton premier tour&#xa0;: aucun de tes dominos ne convient, tu ne peux que passer.</translation>
    </message>
    <message>
        <source>%1 cannot be played either: you can only pass.</source>
        <translation>Le %1 ne peut pas être posé non plus&#xa0;: tu ne peux que passer.</translation>
    </message>
    <message>
        <source>No tile of yours can be played and you cannot draw: you can only pass.</source>
        <translation>Aucun de tes dominos ne peut être posé et tu ne peux pas piocher&#xa0;: tu ne peux que passer.</translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation>Le %1 va à plusieurs endroits&#xa0;: choisis-en un.</translation>
    </message>
    <message>
        <source>%1 fits %2: choose one of them.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>Le %1 va %2&#xa0;: choisis un train.</translation>
    </message>
    <message>
        <source>The computer is thinking for %1.</source>
        <extracomment>%1: a player who is away</extracomment>
        <translation>L’IA réfléchit pour %1.</translation>
    </message>
    <message>
        <source>%1 Press Up.</source>
        <comment>%1: a whole sentence; Up: the key with that arrow</comment>
        <translation>%1 Appuie sur la flèche haut.</translation>
    </message>
    <message>
        <source>You have no tile with %1: draw one.</source>
        <extracomment>%1: one or more numbers, as in &quot;1, 6, 9&quot;</extracomment>
        <translation>Tu n’as aucun domino avec %1&#xa0;: pioche.</translation>
    </message>
    <message>
        <source>You have no tile with %1: you can only pass.</source>
        <translation>Tu n’as aucun domino avec %1&#xa0;: tu ne peux que passer.</translation>
    </message>
    <message>
        <source>%1 You can play: %2.</source>
        <comment>%1: a whole sentence, %2: tiles</comment>
        <translation>%1 Tu peux poser&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 Press %2.</source>
        <comment>%1: a whole sentence; %2: the key</comment>
        <translation>%1 Appuie sur %2.</translation>
    </message>
    <message>
        <source>%1 Shift+%2 ends your turn.</source>
        <comment>%1: a whole sentence; %2: a letter, held with Shift</comment>
        <translation>%1 Maj+%2 termine ton tour.</translation>
    </message>
</context>
<context>
    <name>TutorialNote</name>
    <message>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>Tutorial: %1 of %2</source>
        <translation>Tutoriel&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation>Sauter le tutoriel</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
</context>
</TS>
