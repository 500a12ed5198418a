<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Mexican Train</source>
        <translation>Acerca de Tren mexicano</translation>
    </message>
    <message>
        <source>Mexican Train, version %1</source>
        <translation>Tren mexicano, versión %1</translation>
    </message>
    <message>
        <source>A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.</source>
        <translation>Un juego gratuito para la familia: según el reglamento que viene en tu caja, y en muchos idiomas. No necesita red, no pide ninguna cuenta y no muestra publicidad; nada sale de este equipo.</translation>
    </message>
    <message>
        <source>It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:</source>
        <translation>Está hecho con Qt, que se usa bajo la GNU Lesser General Public License. Este programa lo puede usar, modificar y compartir cualquiera bajo estas condiciones:</translation>
    </message>
    <message>
        <source>Made with the work of others, under these terms:</source>
        <translation>Hecho con el trabajo de otros, bajo estas condiciones:</translation>
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
        <translation>Darío</translation>
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
        <translation>Gloria</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Inés</translation>
    </message>
    <message>
        <source>Jakob</source>
        <translation>Jaime</translation>
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
        <translation>Nicolás</translation>
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
        <translation>%1 · %2, ronda %3</translation>
    </message>
    <message>
        <source>%1, earned. %2 %3</source>
        <comment>%1: an award, %2: what earns it, %3: where</comment>
        <translation>%1, conseguido. %2 %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>%1: an award, %2: what earns it</comment>
        <translation>%1, aún sin conseguir. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what, %2: so much</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>best</comment>
        <translation>aún nada</translation>
    </message>
    <message>
        <source>%1 of %2 earned</source>
        <comment>awards</comment>
        <translation>%1 de %2 conseguidos</translation>
    </message>
    <message>
        <source>Looking through the games: %1 of %2</source>
        <translation>Revisando las partidas: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new award(s): %1.</source>
        <comment>%1: their names</comment>
        <translation>
            <numerusform>Nuevo logro: %1.</numerusform>
            <numerusform>%n logros nuevos: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best so far: %1, %2.</source>
        <comment>%1: in what, %2: so much</comment>
        <translation>Tu mejor marca: %1, %2.</translation>
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
        <translation>Final doble</translation>
    </message>
    <message>
        <source>Go out with a double as your last tile.</source>
        <translation>Termina poniendo un doble como última ficha.</translation>
    </message>
    <message>
        <source>Long train</source>
        <translation>Tren largo</translation>
    </message>
    <message>
        <source>Have at least 10 tiles on your own train when a round ends.</source>
        <translation>Ten al menos 10 fichas en tu propio tren al acabar una ronda.</translation>
    </message>
    <message>
        <source>Endless train</source>
        <translation>Tren sin fin</translation>
    </message>
    <message>
        <source>Have at least 14 tiles on your own train when a round ends.</source>
        <translation>Ten al menos 14 fichas en tu propio tren al acabar una ronda.</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>Sin paradas</translation>
    </message>
    <message>
        <source>Go out without having drawn a tile.</source>
        <translation>Quédate sin fichas sin haber robado ninguna.</translation>
    </message>
    <message>
        <source>Steep climb</source>
        <translation>Cuesta arriba</translation>
    </message>
    <message>
        <source>Go out even though you had to draw at least 8 tiles.</source>
        <translation>Quédate sin fichas aunque hayas tenido que robar al menos 8.</translation>
    </message>
    <message>
        <source>Own line</source>
        <translation>Vía propia</translation>
    </message>
    <message>
        <source>Go out with all your tiles on your own train.</source>
        <translation>Quédate sin fichas poniéndolas todas en tu propio tren.</translation>
    </message>
    <message>
        <source>Foreign station</source>
        <translation>Estación ajena</translation>
    </message>
    <message>
        <source>Go out with your last tile on another player’s train.</source>
        <translation>Termina poniendo tu última ficha en el tren de otro jugador.</translation>
    </message>
    <message>
        <source>Grand tour</source>
        <translation>Gran recorrido</translation>
    </message>
    <message>
        <source>Play tiles on the trains of at least 3 other players in one round.</source>
        <translation>Pon fichas en los trenes de al menos otros 3 jugadores en una ronda.</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Para todos</translation>
    </message>
    <message>
        <source>Play at least 6 tiles on the Mexican Train in one round.</source>
        <translation>Pon al menos 6 fichas en el tren mexicano en una ronda.</translation>
    </message>
    <message>
        <source>Double header</source>
        <translation>Doble tracción</translation>
    </message>
    <message>
        <source>Play at least 4 doubles in one round.</source>
        <translation>Pon al menos 4 dobles en una ronda.</translation>
    </message>
    <message>
        <source>Helping hand</source>
        <translation>Una mano amiga</translation>
    </message>
    <message>
        <source>Close at least 3 doubles played by others in one round.</source>
        <translation>Cubre al menos 3 dobles puestos por otros en una ronda.</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Foto de llegada</translation>
    </message>
    <message>
        <source>Go out while another player has one tile left.</source>
        <translation>Quédate sin fichas cuando a otro jugador le quede una.</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>Antes de tiempo</translation>
    </message>
    <message>
        <source>Go out while all other players hold at least 5 tiles.</source>
        <translation>Quédate sin fichas cuando a todos los demás les queden al menos 5.</translation>
    </message>
    <message>
        <source>Heavy load</source>
        <translation>Carga pesada</translation>
    </message>
    <message>
        <source>Go out while the other hands come to at least 100 points together.</source>
        <translation>Quédate sin fichas cuando los demás sumen 100 puntos o más.</translation>
    </message>
    <message>
        <source>Light luggage</source>
        <translation>Equipaje ligero</translation>
    </message>
    <message>
        <source>End a round with 1 or 2 points, without going out.</source>
        <translation>Acaba una ronda con 1 o 2 puntos, sin quedarte sin fichas.</translation>
    </message>
</context>
<context>
    <name>AwardsSheet</name>
    <message>
        <source>Awards</source>
        <translation>Logros</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>Tus mejores marcas</translation>
    </message>
    <message>
        <source>A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.</source>
        <translation>Cuentan las rondas en las que no se deshizo nada y no cediste tu puesto. El tutorial, «Mismas fichas otra vez» y una partida del día repetida no dan logros, y la IA no consigue ninguno; las pistas no quitan ninguno.</translation>
    </message>
</context>
<context>
    <name>BestRounds</name>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>column: how many</comment>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Sus puntos</translation>
    </message>
    <message>
        <source>Rules and date</source>
        <translation>Reglas y fecha</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: rulebook, %2: date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No finished round among these games.</source>
        <translation>No hay ninguna ronda terminada en estas partidas.</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Longest train</source>
        <translation>Tren más largo</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points left with the others</source>
        <translation>Más puntos dejados a los demás</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Quickest going out</source>
        <translation>Final más rápido</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>Most tiles in one turn</source>
        <translation>Más fichas en un turno</translation>
    </message>
    <message>
        <source>Most doubles in one round</source>
        <translation>Más dobles en una ronda</translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation>
            <numerusform>%n doble</numerusform>
            <numerusform>%n dobles</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest points without going out</source>
        <translation>Menos puntos con fichas en mano</translation>
    </message>
    <message>
        <source>Most points in one round</source>
        <translation>Más puntos en una ronda</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Hojas de puntuación en blanco</translation>
    </message>
    <message>
        <source>For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.</source>
        <translation>Para jugar con fichas de verdad: las rondas y los dobles de salida van impresos, los puntos se escriben a mano. Los nombres pueden quedar vacíos.</translation>
    </message>
</context>
<context>
    <name>Boneyard</name>
    <message>
        <source>Draw a tile</source>
        <translation>Robar ficha</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin de turno</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in the boneyard</comment>
        <translation>
            <numerusform>Queda %n ficha</numerusform>
            <numerusform>Quedan %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>No quedan fichas</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) left</source>
        <translation>
            <numerusform>Pozo: queda %n ficha</numerusform>
            <numerusform>Pozo: quedan %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard: no tiles left</source>
        <translation>Pozo: no quedan fichas</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Mayús+%1</translation>
    </message>
</context>
<context>
    <name>CharacterWords</name>
    <message>
        <source>Gets rid of heavy tiles first.</source>
        <translation>Suelta primero las fichas con muchos puntos.</translation>
    </message>
    <message>
        <source>Holds on to heavy tiles.</source>
        <translation>Se guarda las fichas con muchos puntos.</translation>
    </message>
    <message>
        <source>Likes best to play on their own train.</source>
        <translation>Prefiere jugar en su propio tren.</translation>
    </message>
    <message>
        <source>Likes to play on other players’ trains.</source>
        <translation>Le gusta jugar en los trenes de los demás.</translation>
    </message>
    <message>
        <source>Is fond of the Mexican Train.</source>
        <translation>Tiene debilidad por el tren mexicano.</translation>
    </message>
    <message>
        <source>Cannot keep a double for long.</source>
        <translation>No aguanta mucho con un doble en la mano.</translation>
    </message>
    <message>
        <source>Has no favourite kind of move.</source>
        <translation>No tiene jugadas preferidas.</translation>
    </message>
</context>
<context>
    <name>Classic</name>
    <message>
        <source>Classic</source>
        <comment>a theme: walnut, green cloth, brass</comment>
        <translation>Clásico</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Shows the table as it was then.</source>
        <translation>Muestra la mesa tal como estaba entonces.</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Whose round</source>
        <translation>De quién es la ronda</translation>
    </message>
    <message>
        <source>Thinking about the round…</source>
        <translation>Analizando la ronda…</translation>
    </message>
    <message>
        <source>The dimmed tiles were played by others.</source>
        <translation>Las fichas atenuadas las pusieron otros.</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the tiles you were dealt fitted the engine.</source>
        <translation>Ninguna de las fichas que te tocaron encajaba con el doble de salida.</translation>
    </message>
    <message>
        <source>You played no tile on your own train; on other trains: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>No pusiste ninguna ficha en tu propio tren; en otros trenes: %1.</translation>
    </message>
    <message>
        <source>You played %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Pusiste la %1 %2.</translation>
    </message>
    <message>
        <source>You kept the tile you drew, and passed.</source>
        <translation>Te quedaste con la ficha robada y pasaste.</translation>
    </message>
    <message>
        <source>You finished your first turn.</source>
        <translation>Terminaste tu primer turno.</translation>
    </message>
    <message>
        <source>You left your train open.</source>
        <translation>Dejaste tu tren abierto.</translation>
    </message>
    <message>
        <source>You took your marker off.</source>
        <translation>Quitaste tu locomotora.</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>Robaste una ficha.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this round.</source>
        <translation>En esta ronda solo ha jugado la IA.</translation>
    </message>
    <message>
        <source>The longest train in the hand you were dealt: %1.</source>
        <comment>%1: so many tiles</comment>
        <translation>El tren más largo con las fichas que te tocaron: %1.</translation>
    </message>
    <message>
        <source>You played %1 on your own train; on other trains: %2.</source>
        <comment>%1, %2: so many tiles</comment>
        <translation>En tu propio tren pusiste %1; en otros trenes: %2.</translation>
    </message>
    <message>
        <source>%1 %2 looked better: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Parecía mejor poner la %1 %2: %3</translation>
    </message>
    <message>
        <source>Leaving your train open looked better.</source>
        <translation>Parecía mejor dejar tu tren abierto.</translation>
    </message>
    <message>
        <source>Taking your marker off looked better.</source>
        <translation>Parecía mejor quitar tu locomotora.</translation>
    </message>
    <message>
        <source>Finishing your first turn there looked better.</source>
        <translation>Parecía mejor terminar ahí tu primer turno.</translation>
    </message>
    <message>
        <source>Keeping the tile you drew looked better.</source>
        <translation>Parecía mejor quedarte con la ficha robada.</translation>
    </message>
    <message>
        <source>Here another move looked clearly better. Each decision is judged by what you could see when you made it.</source>
        <translation>Aquí otra jugada parecía claramente mejor. Cada decisión se juzga por lo que podías ver en ese momento.</translation>
    </message>
    <message>
        <source>No slips: by what you could see, no other move looked clearly better.</source>
        <translation>Ningún error: por lo que podías ver, ninguna otra jugada parecía claramente mejor.</translation>
    </message>
    <message>
        <source>Well found.</source>
        <translation>Bien visto.</translation>
    </message>
    <message>
        <source>Well found: better than %1 %2, which comes to mind first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Bien visto: lo primero que viene a la mente es poner la %1 %2, pero encontraste algo mejor.</translation>
    </message>
    <message numerus="yes">
        <source>On average that ends about %n point(s) better for you against the others (most likely between %1 and %2).</source>
        <translation>
            <numerusform>En promedio, eso termina cerca de %n punto mejor para ti respecto a los demás (muy probablemente entre %1 y %2).</numerusform>
            <numerusform>En promedio, eso termina unos %n puntos mejor para ti respecto a los demás (muy probablemente entre %1 y %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>no difference</source>
        <comment>so many points for or against you: none</comment>
        <translation>sin diferencia</translation>
    </message>
    <message numerus="yes">
        <source>%n for you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n a tu favor</numerusform>
            <numerusform>%n a tu favor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against you</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n en tu contra</numerusform>
            <numerusform>%n en tu contra</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or take %5). Together: %6.</source>
        <comment>%1 to %4 and %6: such as &quot;3 for you&quot; or &quot;no difference&quot;</comment>
        <translation>Puntos respecto a los demás. Reparto: %1; fichas que robaste: %2; jugadas de los demás: %3; tus jugadas: %4 (más o menos %5). En total: %6.</translation>
    </message>
    <message>
        <source>%1 %2 looked better.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Parecía mejor poner la %1 %2.</translation>
    </message>
</context>
<context>
    <name>ColourGrid</name>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Verde azulado</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>Magenta</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Índigo</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliva</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Coral</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Celeste</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Dorado</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>of a locomotive</comment>
        <translation>Color</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hint: what you might do, and why</source>
        <translation>Pista: qué podrías hacer y por qué</translation>
    </message>
    <message>
        <source>Plan my train: the tiles of the longest train first</source>
        <translation>Planear mi tren: primero las fichas del tren más largo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Deshacer, rehacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close what is open; let go of the tile</source>
        <translation>Cerrar lo que esté abierto; soltar la ficha</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Fichas de todos</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 o ?</translation>
    </message>
    <message>
        <source>The rule behind the message</source>
        <translation>La regla que hay detrás del mensaje</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Games…</source>
        <comment>the saved ones</comment>
        <translation>Partidas…</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Ver la repetición</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Jugadores…</translation>
    </message>
    <message>
        <source>How things stand…</source>
        <translation>Cómo va la partida…</translation>
    </message>
    <message>
        <source>How things stand, in words</source>
        <translation>Cómo va la partida, en palabras</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Juego limpio…</translation>
    </message>
    <message>
        <source>End this game</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Estadísticas…</translation>
    </message>
    <message>
        <source>Score-keeper…</source>
        <translation>Anotador…</translation>
    </message>
    <message>
        <source>Blank score sheets…</source>
        <translation>Hojas de puntuación en blanco…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Reglas…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>Ayuda…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Acerca de…</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>El menú</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Pantalla completa, y volver</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>What happened…</source>
        <translation>Lo que pasó…</translation>
    </message>
    <message>
        <source>What happened in this round, line by line</source>
        <translation>Lo que pasó en esta ronda, línea a línea</translation>
    </message>
    <message>
        <source>What happened since your last turn, once more</source>
        <translation>Lo que ha pasado desde tu último turno, otra vez</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>While others play: on to your turn</source>
        <translation>Mientras juegan los demás: avanzar hasta tu turno</translation>
    </message>
    <message>
        <source>Draw a tile, or pass where nothing else is left</source>
        <translation>Robar una ficha, o pasar si no queda otra cosa</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Hacer el tutorial</translation>
    </message>
    <message>
        <source>Counting aids…</source>
        <translation>Ayudas para contar…</translation>
    </message>
    <message>
        <source>Counting aids: which tiles have been seen</source>
        <translation>Ayudas para contar: qué fichas se han visto</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>When the game is over: the same again, with the same players</source>
        <translation>Cuando la partida ha terminado: otra igual, con los mismos jugadores</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Logros…</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>La partida del día…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>Escalera de rivales…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Lo que pasó</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Lo que ha pasado desde tu último turno</translation>
    </message>
    <message>
        <source>Pass or end your turn, where the rules let you even though a tile fits</source>
        <translation>Pasar o terminar el turno cuando las reglas lo permiten aunque encaje una ficha</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys that are held together; %1: a letter</comment>
        <translation>Mayús+%1</translation>
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
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left over</source>
        <translation>
            <numerusform>sobra %n punto</numerusform>
            <numerusform>sobran %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: could not play on %2, and passed.</source>
        <comment>a player; %1: their first turn is 1, %2: values</comment>
        <translation>Turno %1: no pudo poner nada en %2 y pasó.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, drew %n tile(s) and passed.</source>
        <extracomment>a player; %1: their first turn is 1, %2: values</extracomment>
        <translation>
            <numerusform>Turno %1: no pudo poner nada en %2, robó %n ficha y pasó.</numerusform>
            <numerusform>Turno %1: no pudo poner nada en %2, robó %n fichas y pasó.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: could not play on %2, and drew %n tile(s).</source>
        <translation>
            <numerusform>Turno %1: no pudo poner nada en %2 y robó %n ficha.</numerusform>
            <numerusform>Turno %1: no pudo poner nada en %2 y robó %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since: %2</source>
        <comment>%1: a value, %2: players</comment>
        <translation>Sin nada que poner en %1 y sin quedarse con ninguna ficha robada desde entonces: %2</translation>
    </message>
</context>
<context>
    <name>CountedLine</name>
    <message>
        <source>%1: %2 of %3 seen</source>
        <comment>%1: a value, %2, %3: tiles</comment>
        <translation>%1: %2 de %3 vistas</translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <comment>tiles of one value</comment>
        <translation>%1 de %2 vistas</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Not seen yet: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>Aún no vistas: %1</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>En tu mano: %1</translation>
    </message>
    <message>
        <source>Open on the table: %1</source>
        <comment>%1: so many tiles of one value</comment>
        <translation>A la vista en la mesa: %1</translation>
    </message>
</context>
<context>
    <name>CountingSheet</name>
    <message>
        <source>Counting aids</source>
        <translation>Ayudas para contar</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Ayudas para contar: los puntos de mi mano, las fichas vistas y dónde no pudieron jugar los demás</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n punto en tu mano</numerusform>
            <numerusform>%n puntos en tu mano</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Ahora no se muestran fichas.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fichas</translation>
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
        <translation>%1, es tu turno.</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>Que ahora no mire nadie más.</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Ver mis fichas</translation>
    </message>
    <message>
        <source>Let a computer player play for %1</source>
        <translation>Que una IA juegue por %1</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>%1 %2</source>
        <comment>%1: name of a month, %2: year</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>of a day</comment>
        <translation>aún por venir</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <comment>of a day&apos;s game</comment>
        <translation>empezada</translation>
    </message>
    <message>
        <source>played again</source>
        <comment>of a day</comment>
        <translation>jugada otra vez</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>of a day</comment>
        <translation>aún sin jugar</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>con jugadas deshechas</translation>
    </message>
    <message>
        <source>a seat changed hands</source>
        <translation>un puesto cambió de manos</translation>
    </message>
    <message>
        <source>You are playing it: it waits on the table.</source>
        <translation>La estás jugando: te espera en la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Ganaste con %n punto.</numerusform>
            <numerusform>Ganaste con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n point(s).</source>
        <translation>
            <numerusform>Terminaste con %n punto.</numerusform>
            <numerusform>Terminaste con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it: round %1 of %2.</source>
        <translation>La has empezado: ronda %1 de %2.</translation>
    </message>
    <message>
        <source>You have played these tiles; the record of your first try is gone.</source>
        <translation>Ya jugaste con estas fichas; el registro de tu primer intento ya no está.</translation>
    </message>
    <message>
        <source>You have not played it yet. Your first try is the one that counts.</source>
        <translation>Aún no la has jugado. Tu primer intento es el que cuenta.</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Por el camino se deshizo alguna jugada.</translation>
    </message>
    <message>
        <source>A seat changed hands on the way.</source>
        <translation>Por el camino, un puesto cambió de manos.</translation>
    </message>
    <message numerus="yes">
        <source>Played again since then: %n time(s).</source>
        <translation>
            <numerusform>Jugada de nuevo desde entonces: %n vez.</numerusform>
            <numerusform>Jugada de nuevo desde entonces: %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played it with version %1; computer players may play differently now.</source>
        <translation>La jugaste con la versión %1; puede que la IA juegue ahora de otro modo.</translation>
    </message>
    <message>
        <source>The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, with three computer players (%2).</source>
        <comment>%1: name of a rulebook, %2: levels</comment>
        <translation>El mismo día, las mismas fichas para todos, también sin red: tres rondas (reglas: %1) con tres IA (%2).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jugarla otra vez</translation>
    </message>
    <message>
        <source>Once more for the fun of it: it does not count.</source>
        <translation>Otra vez, por gusto: no cuenta.</translation>
    </message>
    <message>
        <source>It is being played in another window.</source>
        <translation>Se está jugando en otra ventana.</translation>
    </message>
    <message>
        <source>Reading which days you have played…</source>
        <translation>Leyendo qué días has jugado…</translation>
    </message>
    <message>
        <source>Levels that have played these tiles in your seat: %1 of %2</source>
        <translation>Niveles que han jugado con estas fichas en tu puesto: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player or a level</comment>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Deal of the day %1, once more</source>
        <comment>%1: date</comment>
        <translation>La partida del día %1, otra vez</translation>
    </message>
    <message>
        <source>Deal of the day %1</source>
        <comment>%1: date</comment>
        <translation>La partida del día %1</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Daylight</source>
        <comment>a theme: light wood and a light cloth</comment>
        <translation>Luz de día</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sal: %1</translation>
    </message>
    <message>
        <source>Tiles, in the order in which they were dealt and drawn: %1</source>
        <translation>Fichas, en el orden en que se repartieron y se robaron: %1</translation>
    </message>
    <message>
        <source>Fingerprint:</source>
        <translation>Huella digital:</translation>
    </message>
</context>
<context>
    <name>DealOfDaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation>La partida del día</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>With the same tiles: you, and each level in your seat</source>
        <translation>Con las mismas fichas: tú, y cada nivel en tu puesto</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Verla otra vez</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
    <message>
        <source>Domino game</source>
        <translation>Juego de dominó</translation>
    </message>
    <message>
        <source>Play Mexican Train dominoes by the rules in your box</source>
        <translation>El dominó Tren mexicano, según el reglamento de tu caja</translation>
    </message>
    <message>
        <source>domino;dominoes;train;tiles;family;</source>
        <extracomment>what somebody might type to find the game; each followed by a semicolon</extracomment>
        <translation>dominó;tren;fichas;familia;</translation>
    </message>
    <message>
        <source>Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from the station, and an open train may be used by all. The rules differ from box to box, so this table knows several rule leaflets and their variants, explains every refusal in words, and plays fair.</source>
        <translation>El Tren mexicano es un juego de dominó para dos a catorce personas: cada una forma un tren de fichas desde la estación, y en un tren abierto puede jugar cualquiera. Las reglas cambian de una caja a otra; por eso esta mesa conoce varios reglamentos con sus variantes, explica con palabras cada rechazo y juega limpio.</translation>
    </message>
    <message>
        <source>Play against the computer, against each other at one screen, or both</source>
        <translation>Contra la IA, contra otras personas ante la misma pantalla, o las dos cosas</translation>
    </message>
    <message>
        <source>Everything by mouse, by touch or by keyboard</source>
        <translation>Todo con el ratón, con el dedo o con el teclado</translation>
    </message>
    <message>
        <source>No advertisements, no network, no account</source>
        <translation>Sin publicidad, sin red, sin cuenta</translation>
    </message>
    <message>
        <source>The table in the middle of a round</source>
        <translation>La mesa a mitad de una ronda</translation>
    </message>
    <message>
        <source>Mexican Train saved game</source>
        <extracomment>a kind of file, as a file manager names it</extracomment>
        <translation>Partida guardada de Tren mexicano</translation>
    </message>
</context>
<context>
    <name>EnginesToCome</name>
    <message>
        <source>These engines wait for their rounds:</source>
        <translation>Estos dobles de salida esperan su ronda:</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You draw %1.</source>
        <translation>Robas la %1.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 roba una ficha.</translation>
    </message>
    <message>
        <source>The engine %1 is in the station.</source>
        <translation>El doble de salida, el %1, está en la estación.</translation>
    </message>
    <message>
        <source>A marker now stands %1: everybody may play tiles there.</source>
        <comment>on whose train</comment>
        <translation>Ahora hay una locomotora %1: cualquiera puede jugar ahí.</translation>
    </message>
    <message>
        <source>%1 is closed again.</source>
        <translation>%1 vuelve a estar cerrado.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasa.</translation>
    </message>
    <message>
        <source>You have one tile left!</source>
        <translation>¡Te queda una sola ficha!</translation>
    </message>
    <message>
        <source>%1 has one tile left!</source>
        <translation>¡A %1 le queda una sola ficha!</translation>
    </message>
    <message>
        <source>You play %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Pones la %1 %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 pone la %2 en su propio tren.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 pone la %2 %3.</translation>
    </message>
    <message>
        <source>Your train is for you alone again.</source>
        <translation>Tu tren vuelve a ser solo para ti.</translation>
    </message>
    <message>
        <source>%1 plays %2 on their own train: the double lies open.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 pone la %2 en su propio tren: el doble queda sin cubrir.</translation>
    </message>
    <message>
        <source>%1 plays %2 %3: the double lies open.</source>
        <comment>%1: who, %2: tile, %3: on whose train</comment>
        <translation>%1 pone la %2 %3: el doble queda sin cubrir.</translation>
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
        <translation>¿Quién va a jugar?</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fair play</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>La suerte hasta ahora</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Compruébalo tú</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>Copia el comando.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>Los repartos de esta partida</translation>
    </message>
    <message>
        <source>Reading the earlier rounds…</source>
        <translation>Leyendo las rondas anteriores…</translation>
    </message>
    <message>
        <source>Who sees the tiles</source>
        <translation>Quién ve las fichas</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>A computer player sees what any player in its seat would see: the table and every hand, as all hands lie face up in this game. It does not know the order of the boneyard.</source>
        <translation>La IA ve lo mismo que vería una persona en su puesto: la mesa y también las fichas de todos, porque en esta partida todos juegan con ellas a la vista. No conoce el orden del pozo.</translation>
    </message>
    <message>
        <source>A computer player sees what any player in its seat would see: its own tiles, the table, and how many tiles the others hold. It knows neither their tiles nor the order of the boneyard.</source>
        <translation>La IA ve lo mismo que vería una persona en su puesto: sus propias fichas, la mesa y cuántas fichas tienen los demás. No conoce ni las fichas de los demás ni el orden del pozo.</translation>
    </message>
    <message>
        <source>Checked: the fingerprint belongs to these tiles and this salt.</source>
        <translation>Comprobado: la huella digital corresponde a estas fichas y a esta sal.</translation>
    </message>
    <message>
        <source>This deal was recorded without a fingerprint.</source>
        <translation>Este reparto se grabó sin huella digital.</translation>
    </message>
    <message>
        <source>Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens out.</source>
        <extracomment>%1: so many of so many, with a percentage</extracomment>
        <translation>Fichas robadas que se pudieron jugar en el acto: %1. En pocas rondas la suerte puede ser desigual; en muchas se compensa.</translation>
    </message>
    <message>
        <source>Everybody’s luck is counted as soon as a round is finished.</source>
        <translation>La suerte de cada uno se cuenta en cuanto termina una ronda.</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>%1: a part, %2: of the whole, %3: the same in percent</extracomment>
        <translation>%1 de %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>Before the first move of a round all its tiles are shuffled. In the order that this gives they are dealt and drawn, to the end of the round.</source>
        <translation>Antes de la primera jugada de una ronda se mezclan todas sus fichas. En el orden que resulta se reparten y se roban hasta el final de la ronda.</translation>
    </message>
    <message>
        <source>The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this round and of the rounds to come. At one computer, fair play is a matter of trust.</source>
        <translation>La partida guardada es un archivo en este equipo y no está protegido: quien lo abra puede leer todas las fichas, de esta ronda y de las siguientes. Cuando varias personas usan el mismo equipo, jugar limpio es cuestión de confianza.</translation>
    </message>
    <message>
        <source>The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note it down or photograph it, preferably before the first move: then you can check later that the deal has not been changed since. To everybody else it shows only that the saved game agrees with itself.</source>
        <translation>La huella digital de un reparto se calcula con el orden de las fichas y un texto aleatorio, la sal. Anótala o fotografíala, mejor antes de la primera jugada: así podrás comprobar más tarde que el reparto no se ha cambiado desde entonces. A todos los demás solo les muestra que la partida guardada es coherente.</translation>
    </message>
    <message>
        <source>The tool that comes with the game plays the whole saved game again by the rules and compares the fingerprints:</source>
        <translation>La herramienta incluida en el juego vuelve a jugar toda la partida guardada según las reglas y compara las huellas digitales:</translation>
    </message>
    <message>
        <source>To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and at least the first four groups of the fingerprint.</source>
        <translation>Para comparar una huella digital que anotaste, añade %1 al comando: el número de la ronda, dos puntos y al menos los cuatro primeros grupos de la huella.</translation>
    </message>
    <message>
        <source>This round is still being played: its tiles and its salt are shown here when it is over.</source>
        <translation>Esta ronda todavía se está jugando: sus fichas y su sal se mostrarán aquí cuando termine.</translation>
    </message>
    <message>
        <source>These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same order. Whoever played that round, or looked at its replay, may know them; computer players do not.</source>
        <translation>Son otra vez las mismas fichas, las de la ronda %1 de una partida anterior, repartidas y robadas en el mismo orden. Quien jugó esa ronda o vio su repetición puede conocerlas; la IA, no.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal is the one that it had then, and could be known before this round began: it shows that the tiles are the same, and not that nobody knew them.</source>
        <translation>La huella digital del reparto es la de entonces y podía conocerse antes de esta ronda: muestra que las fichas son las mismas, pero no que nadie las conociera.</translation>
    </message>
    <message>
        <source>This is a deal of the day: its tiles and their order follow from the date, so they are the same for everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.</source>
        <translation>Es una partida del día: sus fichas y su orden se deducen de la fecha, así que son los mismos para todos los que juegan la partida de ese día. En ese orden se reparten y se roban hasta el final de la ronda.</translation>
    </message>
    <message>
        <source>%1 It is played once more here: you may know the tiles, the computer players do not.</source>
        <comment>%1: sentences</comment>
        <translation>%1 Aquí se juega otra vez: puede que tú conozcas las fichas; la IA, no.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the same one, and you can compare them.</source>
        <translation>La huella digital del reparto también se deduce de la fecha: quien juega la partida de ese día tiene la misma, y se pueden comparar.</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The saved game %1 is not there any more.</source>
        <translation>La partida guardada %1 ya no está.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>No se puede leer el archivo %1: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so this game is not being saved: %2</source>
        <translation>No se puede escribir el archivo %1, así que esta partida no se está guardando: %2</translation>
    </message>
    <message>
        <source>The game %1 is open in another window.</source>
        <translation>La partida %1 está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>The file %1 is not a saved game that can be continued. Line %2: %3</source>
        <comment>%3: a sentence</comment>
        <translation>El archivo %1 no es una partida guardada que se pueda continuar. Línea %2: %3</translation>
    </message>
    <message>
        <source>Player %1 does something that the rules do not allow.</source>
        <translation>El jugador %1 hace algo que las reglas no permiten.</translation>
    </message>
    <message>
        <source>It says %1 where the rules give %2.</source>
        <comment>%1, %2: values</comment>
        <translation>Dice %1, pero según las reglas debe ser %2.</translation>
    </message>
    <message>
        <source>The tiles dealt are not exactly those of the set.</source>
        <translation>Las fichas repartidas no son exactamente las de este dominó.</translation>
    </message>
    <message>
        <source>The fingerprint of the deal does not match its tiles.</source>
        <translation>La huella digital del reparto no coincide con sus fichas.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>No existe el jugador %1.</translation>
    </message>
    <message>
        <source>It undoes more moves than were made.</source>
        <translation>Deshace más de lo que se ha jugado.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>No contiene nada.</translation>
    </message>
    <message>
        <source>A number in it is too large.</source>
        <translation>Contiene un número demasiado grande.</translation>
    </message>
    <message>
        <source>It is far larger than a line of a game can be.</source>
        <translation>Es mucho más larga de lo que puede ser una línea de una partida.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>«%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Falta «%1».</translation>
    </message>
    <message>
        <source>“%1” cannot be %2.</source>
        <comment>%1: a key, %2: its value</comment>
        <translation>«%1» no puede ser %2.</translation>
    </message>
    <message>
        <source>It is another kind of file.</source>
        <translation>Es un archivo de otro tipo.</translation>
    </message>
    <message>
        <source>It was written by another version of this game.</source>
        <translation>El archivo es de otra versión de este juego.</translation>
    </message>
    <message>
        <source>It does not look like a line of a saved game.</source>
        <translation>No parece una línea de una partida guardada.</translation>
    </message>
    <message>
        <source>The beginning of the game is missing.</source>
        <translation>Falta el principio de la partida.</translation>
    </message>
    <message>
        <source>The deal of the next round should be here.</source>
        <translation>Aquí debería estar el reparto de la ronda siguiente.</translation>
    </message>
    <message>
        <source>What the next player does should be here.</source>
        <translation>Aquí debería estar la jugada siguiente.</translation>
    </message>
    <message>
        <source>The end of the round should be here.</source>
        <translation>Aquí debería estar el final de la ronda.</translation>
    </message>
    <message>
        <source>The end of the game should be here.</source>
        <translation>Aquí debería estar el final de la partida.</translation>
    </message>
    <message>
        <source>The game is over before this line.</source>
        <translation>La partida termina antes de esta línea.</translation>
    </message>
    <message>
        <source>It does not belong in a saved game.</source>
        <translation>No debe estar en una partida guardada.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>No se puede escribir el archivo %1: %2</translation>
    </message>
    <message>
        <source>There is a fault in this program. %1 It was not carried out and is not in the saved game; the game goes on.</source>
        <comment>%1: a sentence</comment>
        <translation>Hay un error en este programa. %1 No se ha ejecutado ni está en la partida guardada; la partida continúa.</translation>
    </message>
    <message>
        <source>There is no game in the file %1: it is empty, or its first line is not whole.</source>
        <translation>En el archivo %1 no hay ninguna partida: está vacío o su primera línea no está completa.</translation>
    </message>
    <message>
        <source>The last line of the saved game %1, line %2, was only half written, and is left out. The game goes on after the line before.</source>
        <comment>%1: a file, %2: a number</comment>
        <translation>La última línea de la partida guardada %1, la línea %2, estaba escrita solo a medias y se descarta. La partida sigue tras la línea anterior.</translation>
    </message>
    <message>
        <source>The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a copy; this file stays as it is.</source>
        <comment>%3: a sentence</comment>
        <translation>La partida guardada %1 está dañada. Línea %2: %3 Lo que hay antes de esa línea se puede continuar en una copia; este archivo queda como está.</translation>
    </message>
    <message>
        <source>The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with settings of its own.</source>
        <comment>%1, %2: files</comment>
        <translation>No se pueden leer los ajustes del archivo %1. El archivo se conserva como %2 y el programa empieza con sus propios ajustes.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>a file</comment>
        <translation>no está</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>not a file</comment>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is a pipe</source>
        <comment>not a file</comment>
        <translation>es una tubería</translation>
    </message>
    <message>
        <source>it is a device</source>
        <comment>not a file</comment>
        <translation>es un dispositivo</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <comment>%1: a number</comment>
        <translation>ocupa más de %1 MB</translation>
    </message>
    <message>
        <source>The file %1 does not say which game was played last. Look for it among the saved games.</source>
        <translation>El archivo %1 no dice qué partida se jugó la última vez. Búscala entre las partidas guardadas.</translation>
    </message>
    <message>
        <source>The settings (the file %1) contain something that this version of the program does not know: %2. It uses its own values instead; what is written there stays until you choose something else.</source>
        <comment>%1: a file, %2: &quot;theme=neon&quot; and the like</comment>
        <translation>En los ajustes (el archivo %1) hay algo que esta versión del programa no conoce: %2. Usa en su lugar valores propios; lo que está escrito ahí se queda hasta que elijas otra cosa.</translation>
    </message>
    <message>
        <source>The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.</source>
        <translation>No se puede abrir el archivo %1: su nombre no está escrito en UTF-8. Ponle otro nombre.</translation>
    </message>
    <message>
        <source>The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file stays as it is.</source>
        <comment>%1: a file, %2: what the system says</comment>
        <translation>La partida guardada %1 no se puede continuar donde está: %2. Se puede continuar en una copia; este archivo se queda como está.</translation>
    </message>
</context>
<context>
    <name>FirstScreen</name>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Preparar la partida…</translation>
    </message>
    <message>
        <source>New to the game? Learn it in one short round</source>
        <translation>¿No conoces el juego? Apréndelo en una ronda corta</translation>
    </message>
    <message>
        <source>While you play, %1 opens the menu, and %2 says how things stand.</source>
        <comment>keys</comment>
        <translation>Mientras juegas, %1 abre el menú y %2 dice cómo va la partida.</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Hacer el tutorial</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>La partida del día…</translation>
    </message>
    <message>
        <source>Ladder…</source>
        <comment>of opponents, from the weakest to the strongest</comment>
        <translation>La escalera…</translation>
    </message>
</context>
<context>
    <name>FirstSeatChoice</name>
    <message>
        <source>The oldest player starts. Who is it?</source>
        <translation>Empieza la persona de más edad. ¿Quién es?</translation>
    </message>
    <message>
        <source>The youngest player starts. Who is it?</source>
        <translation>Empieza la persona más joven. ¿Quién es?</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>¿Quién empieza?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
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
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>No train is planned any more.</source>
        <translation>Ya no hay ningún tren planeado.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: a whole sentence</comment>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>%1 · Round %2 of %3 · Engine %4</source>
        <comment>%1: deal of the day, 25.11.26</comment>
        <translation>%1 · Ronda %2 de %3 · Salida %4</translation>
    </message>
    <message>
        <source>The same tiles again: round %1 · Engine %2 · %3 rules</source>
        <comment>%3: name of the rulebook</comment>
        <translation>Las mismas fichas: ronda %1 · Salida %2 · Reglas: %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 · Engine %3 · %4 rules</source>
        <comment>%4: name of the rulebook</comment>
        <translation>Ronda %1 de %2 · Salida %3 · Reglas: %4</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>No se puede eliminar el archivo %1.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>All hands</source>
        <translation>Fichas de todos</translation>
    </message>
</context>
<context>
    <name>GameSaving</name>
    <message>
        <source>This game is saved again.</source>
        <translation>Esta partida vuelve a estar guardada.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>End this game?</source>
        <translation>¿Terminar esta partida?</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Terminarla</translation>
    </message>
    <message>
        <source>If the game on the table counts, it will count as not won. It stays among your saved games.</source>
        <translation>Si la partida en curso cuenta, contará como no ganada. Seguirá entre tus partidas guardadas.</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Leyendo las partidas: %1 de %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuarla</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Verla</translation>
    </message>
    <message>
        <source>Copy the file’s path</source>
        <translation>Copiar la ruta del archivo</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>Abrir un archivo de partida…</translation>
    </message>
    <message>
        <source>The game is deleted. The statistics stay as they are.</source>
        <translation>La partida se ha eliminado. Las estadísticas no cambian.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved while they are played.</source>
        <translation>Todavía no hay partidas guardadas. Las partidas se guardan mientras se juegan.</translation>
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
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>out, 0 points</source>
        <translation>sin fichas, 0 puntos</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a tile in one’s hand</comment>
        <translation>Lugar %1 de %2</translation>
    </message>
</context>
<context>
    <name>HandTile</name>
    <message>
        <source>number %1 of your planned train</source>
        <translation>número %1 de tu tren planeado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile&apos;s place in the hand, and how many tiles are in it</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>All hands</source>
        <translation>Fichas de todos</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
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
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>With mouse or touch</source>
        <translation>Con el ratón o el dedo</translation>
    </message>
    <message>
        <source>Play a tile</source>
        <translation>Poner una ficha</translation>
    </message>
    <message>
        <source>Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.</source>
        <translation>Arrástrala hasta un tren que se ilumine. O haz clic en la ficha y luego en el tren. O haz clic dos veces en la ficha, si solo encaja en un sitio.</translation>
    </message>
    <message>
        <source>Arrange your hand</source>
        <translation>Ordenar tus fichas</translation>
    </message>
    <message>
        <source>Drag a tile to another place in the holder, or use the buttons below it.</source>
        <translation>Arrastra una ficha a otro lugar del atril o usa los botones que hay debajo.</translation>
    </message>
    <message>
        <source>See a whole train</source>
        <translation>Ver un tren entero</translation>
    </message>
    <message>
        <source>Click the name in front of it.</source>
        <translation>Haz clic en el nombre que lleva delante.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Con el teclado</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>From tile to tile, and up to the trains</source>
        <translation>De ficha en ficha, y hacia arriba hasta los trenes</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter o espacio</translation>
    </message>
    <message>
        <source>Choose the tile, play it on the train; twice on a tile: play it where it fits</source>
        <translation>Elegir la ficha y ponerla en el tren; dos veces en una ficha: ponerla donde encaje</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move to the other controls</source>
        <translation>Ir a los demás botones y campos</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Reglas…</translation>
    </message>
    <message>
        <source>Take the tutorial</source>
        <translation>Hacer el tutorial</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+flecha izquierda o derecha</translation>
    </message>
    <message>
        <source>Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one</source>
        <translation>Mover la ficha a otro lugar del atril; Ctrl+Inicio y Ctrl+Fin: al primero o al último</translation>
    </message>
</context>
<context>
    <name>HighContrast</name>
    <message>
        <source>High contrast</source>
        <comment>a theme: black, white and yellow</comment>
        <translation>Alto contraste</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Play %1 %2: %3</source>
        <comment>%1: tile, %2: on whose train, %3: why, the end of the sentence</comment>
        <translation>Pon la %1 %2: %3</translation>
    </message>
    <message>
        <source>Finish your first turn: the other tiles are better kept.</source>
        <translation>Termina tu primer turno: conviene guardar las demás fichas.</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass.</source>
        <translation>Mejor quédate con la ficha robada y pasa.</translation>
    </message>
    <message>
        <source>nothing else can be played.</source>
        <translation>no se puede poner ninguna otra.</translation>
    </message>
    <message>
        <source>that closes the double.</source>
        <translation>así cubres el doble.</translation>
    </message>
    <message>
        <source>then your marker can come off.</source>
        <translation>así se podrá quitar tu locomotora.</translation>
    </message>
    <message>
        <source>you hold a tile that can follow this double.</source>
        <translation>tienes una ficha que puede seguir a este doble.</translation>
    </message>
    <message>
        <source>it is the next tile of your longest train.</source>
        <translation>es la siguiente ficha de tu tren más largo.</translation>
    </message>
    <message>
        <source>your longest train does not need it.</source>
        <translation>tu tren más largo no la necesita.</translation>
    </message>
    <message>
        <source>of the tiles that fit, it has the most pips.</source>
        <translation>de las fichas que encajan es la que tiene más puntos.</translation>
    </message>
    <message>
        <source>that leaves you the best hand.</source>
        <translation>así te quedan las mejores fichas.</translation>
    </message>
    <message>
        <source>Better leave your train open: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Mejor deja tu tren abierto: %1</translation>
    </message>
    <message>
        <source>Better take your marker off: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Mejor quita tu locomotora: %1</translation>
    </message>
    <message>
        <source>Finish your first turn: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Termina tu primer turno: %1</translation>
    </message>
    <message>
        <source>Better keep the tile you drew, and pass: %1</source>
        <comment>%1: why, the end of the sentence</comment>
        <translation>Mejor quédate con la ficha robada y pasa: %1</translation>
    </message>
    <message>
        <source>in %1 of %2 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1, %2: numbers</comment>
        <translation>en %1 de %2 repartos probados de las fichas ocultas sale mejor.</translation>
    </message>
    <message>
        <source>on average over %1 guesses at how the hidden tiles lie, that comes out better.</source>
        <comment>the end of a sentence; %1: a number, 100</comment>
        <translation>en promedio, en %1 repartos probados de las fichas ocultas, sale mejor.</translation>
    </message>
    <message>
        <source>one of your tiles fits on your train.</source>
        <comment>so keep others away</comment>
        <translation>una de tus fichas encaja en tu tren.</translation>
    </message>
    <message>
        <source>none of your tiles fits on your train.</source>
        <comment>others may play one there that helps you</comment>
        <translation>ninguna de tus fichas encaja en tu tren.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No computer players</source>
        <comment>opponents</comment>
        <translation>Sin IA</translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>opponents</comment>
        <translation>Niveles distintos</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>%1: date and time</comment>
        <translation>Jugada el %1</translation>
    </message>
    <message>
        <source>Begun %1, last played %2</source>
        <comment>%1: date, %2: date and time</comment>
        <translation>Empezada el %1, última vez: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>of a finished game</comment>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 ganó con %2.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>state of a game</comment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>In another window</source>
        <comment>state of a game</comment>
        <translation>En otra ventana</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>state of a game</comment>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>state of a game</comment>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a game</comment>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>state of a game</comment>
        <translation>Dañada</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1: a rulebook in which options were changed</comment>
        <translation>%1, con cambios</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Tú</translation>
    </message>
    <message numerus="yes">
        <source>Played straight through (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Normales (%n)</numerusform>
            <numerusform>Normales (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With something taken back (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Con jugadas deshechas (%n)</numerusform>
            <numerusform>Con jugadas deshechas (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a seat handed over (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Con un puesto cedido (%n)</numerusform>
            <numerusform>Con un puesto cedido (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation>Partidas empezadas</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>figure: games</comment>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Posición media</translation>
    </message>
    <message>
        <source>in finished games</source>
        <translation>en partidas terminadas</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message numerus="yes">
        <source>on average over %n round(s)</source>
        <translation>
            <numerusform>media de %n ronda</numerusform>
            <numerusform>media de %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation>Acabadas sin fichas</translation>
    </message>
    <message numerus="yes">
        <source>of %n round(s)</source>
        <translation>
            <numerusform>de %n ronda</numerusform>
            <numerusform>de %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Tren más largo</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Victorias seguidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>%1% of the games begun</source>
        <translation>%1&#xa0;% de las empezadas</translation>
    </message>
    <message>
        <source>%1% of the games begun; %2 together with others</source>
        <translation>%1&#xa0;% de las empezadas; %2 compartidas</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Mejor ronda</translation>
    </message>
    <message numerus="yes">
        <source>against %n player(s)</source>
        <translation>
            <numerusform>contra %n jugador</numerusform>
            <numerusform>contra %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Mejor partida</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s), finished %1</source>
        <translation>
            <numerusform>en %n ronda, terminada el %1</numerusform>
            <numerusform>en %n rondas, terminada el %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won together, with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Victoria compartida con %2: %1.</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>máximo hasta ahora: %1</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Pistas usadas</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <comment>%1: why</comment>
        <translation>No se puede leer este archivo: %1</translation>
    </message>
    <message>
        <source>The same tiles again: round %1</source>
        <translation>Las mismas fichas: ronda %1</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Ganaste con %n punto.</numerusform>
            <numerusform>Ganaste con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games (%n)</source>
        <comment>games</comment>
        <translation>
            <numerusform>Todas las partidas (%n)</numerusform>
            <numerusform>Todas las partidas (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holder</name>
    <message>
        <source>Your tiles</source>
        <translation>Tus fichas</translation>
    </message>
    <message>
        <source>No tiles are shown now.</source>
        <translation>Ahora no se muestran fichas.</translation>
    </message>
</context>
<context>
    <name>HolderEdge</name>
    <message numerus="yes">
        <source>%n pip(s) in your hand</source>
        <translation>
            <numerusform>%n punto en tu mano</numerusform>
            <numerusform>%n puntos en tu mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows how many tiles of each value have been seen.</source>
        <translation>Muestra cuántas fichas de cada número se han visto.</translation>
    </message>
    <message>
        <source>Plan my train</source>
        <translation>Planear mi tren</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Ordenar por número</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Ordenar por puntos</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Points are whole numbers, 0 or more: look again at %1.</source>
        <translation>Los puntos son números enteros, 0 o más. Revisa los de: %1.</translation>
    </message>
    <message>
        <source>Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.</source>
        <translation>Nadie tiene 0 puntos. Quien se quedó sin fichas debería tener 0; si nadie se quedó sin fichas, indícalo arriba.</translation>
    </message>
    <message>
        <source>All tiles but the engine count %1 points together, so nobody can have more: look again at %2.</source>
        <comment>%2: whose points</comment>
        <translation>Todas las fichas menos el doble de salida suman %1 puntos, así que nadie puede tener más. Revisa los de: %2.</translation>
    </message>
    <message>
        <source>Together these are %1 points, yet all tiles but the engine count only %2.</source>
        <translation>Esto suma %1 puntos, pero todas las fichas menos el doble de salida suman solo %2.</translation>
    </message>
    <message>
        <source>%1: you wrote a total of %2, but the rounds add up to %3.</source>
        <comment>%1: who</comment>
        <translation>%1: el total anotado es %2, pero las rondas suman %3.</translation>
    </message>
    <message>
        <source>Points still to come: %1.</source>
        <comment>%1: whose points</comment>
        <translation>Faltan los puntos de: %1.</translation>
    </message>
</context>
<context>
    <name>KeptGameLine</name>
    <message>
        <source>Continue: %1. %2</source>
        <comment>%1: names of the players, %2: how far they are</comment>
        <translation>Continuar: %1. %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a kept game; %1: names of the players</comment>
        <translation>Eliminar: %1</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Games with real tiles</source>
        <translation>Partidas con fichas de verdad</translation>
    </message>
    <message>
        <source>You play with real dominoes and the points are kept here. What you write down is saved at once.</source>
        <translation>Se juega con fichas de verdad y los puntos se llevan aquí. Lo que anotas se guarda al momento.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>Llevar la cuenta</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Leyendo las partidas…</translation>
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
        <translation>La escalera de rivales</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Revisando tus partidas guardadas…</translation>
    </message>
    <message>
        <source>You have beaten them all.</source>
        <translation>Los has vencido a todos.</translation>
    </message>
    <message>
        <source>Beaten so far: %1 of %2. You may play against anyone.</source>
        <comment>%1, %2: how many computer players</comment>
        <translation>Vencidos hasta ahora: %1 de %2. Puedes jugar contra cualquiera.</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>of a computer player</comment>
        <translation>victoria conseguida</translation>
    </message>
    <message>
        <source>the next one</source>
        <comment>of a computer player who has not been beaten yet</comment>
        <translation>siguiente rival</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <comment>%1: name of a computer player</comment>
        <translation>Jugar contra %1</translation>
    </message>
    <message>
        <source>Beaten on %1</source>
        <comment>%1: a date with the weekday, which may end with a full stop; of a computer player</comment>
        <translation>Tu victoria: %1</translation>
    </message>
    <message>
        <source>Something was taken back on the way.</source>
        <translation>Por el camino se deshizo alguna jugada.</translation>
    </message>
    <message>
        <source>something was taken back</source>
        <translation>con jugadas deshechas</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>LanguageSetting</name>
    <message>
        <source>None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the program again.</source>
        <comment>%1: a language, in English; %2: name of a package</comment>
        <translation>Ninguna de tus fuentes tiene los caracteres de este idioma: %1. Instala una (en Debian: %2) y vuelve a abrir el programa.</translation>
    </message>
</context>
<context>
    <name>LengthChips</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Partida completa: %n ronda</numerusform>
            <numerusform>Partida completa: %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partida corta</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>Full game: %n round(s)</source>
        <translation>
            <numerusform>Partida completa: %n ronda</numerusform>
            <numerusform>Partida completa: %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Menos rondas</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Número de rondas</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partida corta</translation>
    </message>
    <message>
        <source>Without the tiles that have a 10, 11 or 12; the first engine is the double 9.</source>
        <translation>Sin las fichas que llevan un 10, un 11 o un 12; el primer doble de salida es el doble 9.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Now your train goes on: the frame at its end shows the number that must match. Play %1.</source>
        <translation>Ahora tu tren sigue: el marco del extremo muestra el número que debe coincidir. Pon la %1.</translation>
    </message>
    <message>
        <source>Here is the tile that your double needs: %1 fits.</source>
        <translation>Esta es la ficha que pide tu doble: la %1 encaja.</translation>
    </message>
    <message>
        <source>A double lies open %2: it comes before everything else. Play %1 there.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Hay un doble sin cubrir %2: va antes que todo lo demás. Pon ahí la %1.</translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard, at the bottom right.</source>
        <translation>No sirve ninguna de tus fichas. Roba una del pozo, abajo a la derecha.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Esa tampoco sirve: pasa. Entonces llega una locomotora a tu tren y todos pueden poner fichas en él, hasta que tú pongas una ahí.</translation>
    </message>
    <message>
        <source>A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>Hay una locomotora al final de otro tren: también puedes poner fichas ahí. Pon la %1 %2.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: play %1 there.</source>
        <translation>El tren mexicano es de todos. Es el lugar para una ficha que tu propio tren no necesita: pon ahí la %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The bulb at the top gives a hint.</source>
        <translation>Te toca otra vez: ¿qué harías? La bombilla de arriba da una pista.</translation>
    </message>
    <message>
        <source>Play %1. It is a double: it lies across the track, and needs one more tile.</source>
        <translation>Pon la %1. Es un doble: va atravesado en la vía y pide otra ficha.</translation>
    </message>
    <message>
        <source>Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their points, and the fewest points win. The rules page tells you the rest.</source>
        <translation>Ahora ya conoces el juego. Quien pone su última ficha termina la ronda; los puntos de las fichas que les quedan a los demás se les anotan, y gana quien tiene menos puntos. Todo lo demás está en la página de reglas.</translation>
    </message>
    <message>
        <source>Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play tiles there any more.</source>
        <translation>Tu locomotora sigue en tu tren. Pon ahí la %1: entonces se quita, y nadie más puede poner fichas ahí.</translation>
    </message>
    <message>
        <source>%1 is your last tile. Play it %2: then you are out, and the round is over.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>La %1 es tu última ficha. Ponla %2: entonces no te quedan fichas y la ronda termina.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does. Frames show where it fits: drag it to the one at your train, or click it and then your train.</source>
        <translation>Abajo están tus fichas. La primera de tu tren debe coincidir con el doble de la estación. La %1 sirve. Los marcos muestran dónde encaja: arrástrala al de tu tren, o haz clic en ella y luego en tu tren.</translation>
    </message>
    <message>
        <source>Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, Enter, Up to your train, Enter.</source>
        <translation>Abajo están tus fichas. La primera de tu tren debe coincidir con el doble de la estación. La %1 sirve: flecha derecha hasta ella, Enter, flecha arriba hasta tu tren, Enter.</translation>
    </message>
    <message>
        <source>That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.</source>
        <translation>Esa tampoco sirve: pasa, con la flecha derecha más allá de tu última ficha y Enter. Entonces llega una locomotora a tu tren y todos pueden poner fichas ahí, hasta que tú pongas una.</translation>
    </message>
    <message>
        <source>You passed instead: that is allowed, too, and Undo takes it back.</source>
        <translation>En lugar de eso has pasado: también se puede, y «Deshacer» lo anula.</translation>
    </message>
    <message>
        <source>You played %1 %2 instead: that is allowed, too, and Undo takes it back.</source>
        <comment>%1: a tile, %2: on whose train</comment>
        <translation>En lugar de eso has puesto la %1 %2: también se puede, y «Deshacer» lo anula.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the bulb at the top gives a hint.</source>
        <translation>
            <numerusform>La ronda ha terminado. Ha seguido su propio camino, y %n lección no ha salido. Haz el tutorial otra vez, o juega: la bombilla de arriba da una pista.</numerusform>
            <numerusform>La ronda ha terminado. Ha seguido su propio camino, y %n lecciones no han salido. Haz el tutorial otra vez, o juega: la bombilla de arriba da una pista.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile of yours fits. Draw one from the boneyard: press %1.</source>
        <comment>%1: the key</comment>
        <translation>No sirve ninguna de tus fichas. Roba una del pozo: pulsa %1.</translation>
    </message>
    <message>
        <source>Your turn again: what would you do? The key %1 gives a hint.</source>
        <translation>Te toca otra vez: ¿qué harías? La tecla %1 da una pista.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, or play: the key %1 gives a hint.</source>
        <translation>
            <numerusform>La ronda ha terminado. Ha seguido su propio camino, y %n lección no ha salido. Haz el tutorial otra vez, o juega: la tecla %1 da una pista.</numerusform>
            <numerusform>La ronda ha terminado. Ha seguido su propio camino, y %n lecciones no han salido. Haz el tutorial otra vez, o juega: la tecla %1 da una pista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Which level?</source>
        <translation>¿Qué nivel?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
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
        <translation>Pone cualquier ficha que encaje.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile first.</source>
        <translation>Suelta primero la ficha con más puntos.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Plans the longest train and follows it.</source>
        <translation>Planea el tren más largo y lo sigue.</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Has just learned the rules: own train first.</source>
        <translation>Acaba de aprender las reglas: primero su propio tren.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <source>Often sees only the next few tiles.</source>
        <translation>A menudo solo ve unas pocas fichas por delante.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Plays along, and overlooks some things.</source>
        <translation>Juega sin más y pasa cosas por alto.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Plans ahead; nearly the best is good enough.</source>
        <translation>Piensa por adelantado; le basta con una jugada casi óptima.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Errs rarely, and only by a little.</source>
        <translation>Se equivoca poco, y por poco.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Weighs its best train against the points that would be left.</source>
        <translation>Sopesa su mejor tren y los puntos que le quedarían.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Tries each move against many guesses at how the hidden tiles lie.</source>
        <translation>Prueba cada jugada con muchos repartos posibles de las fichas ocultas.</translation>
    </message>
    <message>
        <source>Wins fewer than 1 of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>Gana menos de 1 partida de cada 100 contra tres jugadores de nivel «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n of 100 games against three “%1”.</source>
        <comment>%1: a level</comment>
        <translation>
            <numerusform>Gana %n partida de cada 100 contra tres jugadores de nivel «%1».</numerusform>
            <numerusform>Gana %n partidas de cada 100 contra tres jugadores de nivel «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of %1 is not known here. At which level should the computer play on?</source>
        <comment>%1: names of players</comment>
        <translation>Aquí no se conoce el nivel de: %1. ¿En qué nivel debe seguir jugando la IA?</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Also reads from what others play which tiles they may hold.</source>
        <translation>Además deduce de lo que ponen los demás qué fichas pueden tener.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Lo que pasó</translation>
    </message>
</context>
<context>
    <name>LuckTable</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Fichas robadas</translation>
    </message>
    <message>
        <source>Of these playable at once</source>
        <translation>Jugables en el acto</translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation>Dobles repartidos</translation>
    </message>
    <message>
        <source>Doubles drawn</source>
        <translation>Dobles robados</translation>
    </message>
    <message>
        <source>Pips dealt per round, on average</source>
        <translation>Puntos repartidos por ronda (media)</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>MarkerQuestion</name>
    <message>
        <source>Take your marker off your train?</source>
        <translation>¿Quitas la locomotora de tu tren?</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dejarla</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 cannot be played anywhere now.</source>
        <translation>La %1 no se puede poner ahora en ningún sitio.</translation>
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
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s).</source>
        <translation>
            <numerusform>Cada jugador recibe %n ficha.</numerusform>
            <numerusform>Cada jugador recibe %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on the table ends.</source>
        <translation>La partida en curso termina.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Según el reglamento</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Cambiar las reglas…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Not sure? Take %1: it leaves the least to decide.</source>
        <translation>¿No sabes cuál? Elige %1: es donde menos hay que decidir.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Elegir</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed</source>
        <translation>Cambiada</translation>
    </message>
    <message>
        <source>In no leaflet</source>
        <translation>En ningún reglamento</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Tile set</source>
        <translation>Dominó</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Doble de salida</translation>
    </message>
    <message>
        <source>Nobody holds the engine</source>
        <translation>Nadie tiene el doble de salida</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primer turno</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Primero el tren propio</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Después de un doble</translation>
    </message>
    <message>
        <source>A double drawn after a double</source>
        <translation>Doble robado tras un doble</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Varios dobles sin cubrir</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Un doble como última ficha</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Quitar la locomotora</translation>
    </message>
    <message>
        <source>Empty boneyard</source>
        <translation>Pozo vacío</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Doble blanco</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Empate a puntos</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Fichas a la vista</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partida corta</translation>
    </message>
    <message>
        <source>Tiles to deal</source>
        <translation>Fichas por jugador</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Límite de puntos</translation>
    </message>
    <message>
        <source>dealt with the other tiles</source>
        <translation>repartido con las demás fichas</translation>
    </message>
    <message>
        <source>in the station before the deal</source>
        <translation>en la estación antes de repartir</translation>
    </message>
    <message>
        <source>everybody draws the same number of tiles</source>
        <translation>todos roban el mismo número de fichas</translation>
    </message>
    <message>
        <source>drawing stops as soon as it turns up</source>
        <translation>se deja de robar en cuanto aparece</translation>
    </message>
    <message>
        <source>the holder of the engine</source>
        <translation>quien tiene el doble de salida</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>cada ronda, el siguiente</translation>
    </message>
    <message>
        <source>one tile, as always</source>
        <translation>una ficha, como siempre</translation>
    </message>
    <message>
        <source>on any turn</source>
        <translation>en cualquier turno</translation>
    </message>
    <message>
        <source>from one’s second turn on</source>
        <translation>desde el segundo turno propio</translation>
    </message>
    <message>
        <source>once one’s own train is started</source>
        <translation>con el tren propio ya empezado</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>no hay</translation>
    </message>
    <message>
        <source>one more tile, not a double</source>
        <translation>otra ficha, que no sea doble</translation>
    </message>
    <message>
        <source>one more tile; a double asks again</source>
        <translation>otra ficha; un doble pide otra más</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>on any train open to the player</source>
        <translation>en el tren propio o en uno abierto</translation>
    </message>
    <message>
        <source>on the double itself</source>
        <translation>en ese mismo doble</translation>
    </message>
    <message>
        <source>it must be played and asks again</source>
        <translation>hay que ponerlo y pide otra ficha</translation>
    </message>
    <message>
        <source>it may be played and asks again</source>
        <translation>se puede poner y pide otra ficha</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>no se puede usar</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>el más antiguo</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>a todos</translation>
    </message>
    <message>
        <source>the next player only</source>
        <translation>solo al jugador siguiente</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>a nadie</translation>
    </message>
    <message>
        <source>a fixed number of tiles</source>
        <translation>un número fijo de fichas</translation>
    </message>
    <message>
        <source>until a tile fits</source>
        <translation>hasta que una sirva</translation>
    </message>
    <message>
        <source>once for each tile you must play</source>
        <translation>una vez por cada ficha que toca poner</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>una vez por turno</translation>
    </message>
    <message>
        <source>by itself, when the owner plays there</source>
        <translation>se quita sola al jugar en el tren propio</translation>
    </message>
    <message>
        <source>the owner decides after playing there</source>
        <translation>se decide tras jugar en el tren propio</translation>
    </message>
    <message>
        <source>the owner decides after any play</source>
        <translation>se decide tras cada jugada propia</translation>
    </message>
    <message>
        <source>whoever cannot play passes</source>
        <translation>quien no puede jugar pasa</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>la ronda termina</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>ganan todos juntos</translation>
    </message>
    <message>
        <source>whoever has the most rounds of 0 points</source>
        <translation>gana quien tenga más rondas sin puntos</translation>
    </message>
    <message>
        <source>the rulebook’s own table</source>
        <translation>según la tabla del reglamento</translation>
    </message>
    <message>
        <source>the Cardinal table</source>
        <translation>según la tabla Cardinal</translation>
    </message>
    <message>
        <source>the Masters table</source>
        <translation>según la tabla Masters</translation>
    </message>
    <message>
        <source>the Pressman table</source>
        <translation>según la tabla Pressman</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>double-%1</source>
        <translation>doble %1</translation>
    </message>
    <message>
        <source>Where the tile after a double lies</source>
        <translation>Dónde va la ficha tras un doble</translation>
    </message>
    <message>
        <source>Whom an open double holds up</source>
        <translation>A quién frena un doble sin cubrir</translation>
    </message>
    <message>
        <source>How many tiles are drawn</source>
        <translation>Cuántas fichas se roban</translation>
    </message>
    <message>
        <source>How often you draw</source>
        <translation>Cuántas veces se roba</translation>
    </message>
    <message>
        <source>one tile or more, on one’s own train</source>
        <translation>una o más, en el tren propio</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF files (%1)</source>
        <translation>Archivos PDF (%1)</translation>
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
        <translation>%1: juega una IA</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Nivel de %1</translation>
    </message>
    <message>
        <source>Away: a computer player plays meanwhile.</source>
        <translation>Ausente: mientras tanto juega una IA.</translation>
    </message>
    <message>
        <source>%1 is played by a computer player: %2</source>
        <comment>%2: its level</comment>
        <translation>%1: juega una IA (%2)</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.</source>
        <translation>Una IA puede ocupar un puesto en cualquier momento, y una persona puede recuperarlo. La IA solo ve lo que se puede ver desde ese puesto. Lo jugado hasta entonces queda como está: ya no se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>so far %1</source>
        <comment>points before this round</comment>
        <translation>antes: %1</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Puntos de %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Your own total for %1</source>
        <comment>%1: name of a player</comment>
        <translation>Total de %1 según tus cuentas</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
</context>
<context>
    <name>ReactionWords</name>
    <message>
        <source>Oh dear!</source>
        <comment>said by a computer player who draws and draws</comment>
        <translation>¡Ay, no!</translation>
    </message>
    <message>
        <source>Drat!</source>
        <comment>said by a computer player who has to pass</comment>
        <translation>¡Vaya!</translation>
    </message>
    <message>
        <source>Ha!</source>
        <comment>said by a computer player who plays a double</comment>
        <translation>¡Ja!</translation>
    </message>
    <message>
        <source>Hey!</source>
        <comment>said by a computer player on whose train somebody else played a tile</comment>
        <translation>¡Eh!</translation>
    </message>
    <message>
        <source>Hooray!</source>
        <comment>said by a computer player who goes out</comment>
        <translation>¡Bien!</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Partidas (%1)</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>It is not your turn: it is %1’s turn.</source>
        <translation>No es tu turno: le toca a %1.</translation>
    </message>
    <message>
        <source>There is no such train in this game.</source>
        <translation>Ese tren no existe en esta partida.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <translation>No tienes la ficha %1.</translation>
    </message>
    <message>
        <source>A double drawn for the tile you owe cannot be used, so %1 stays in your hand.</source>
        <translation>Un doble robado después de un doble no se puede usar: la %1 se queda en tu mano.</translation>
    </message>
    <message>
        <source>You have drawn: only that tile, %1, can be played now.</source>
        <translation>Has robado: ahora solo puedes poner esa ficha, la %1.</translation>
    </message>
    <message>
        <source>You can play: %1 fits %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Puedes jugar: la %1 encaja %2.</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard before you pass.</source>
        <translation>Roba una ficha del pozo antes de pasar.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>El pozo está vacío.</translation>
    </message>
    <message>
        <source>You have drawn already and may not draw again.</source>
        <translation>Ya has robado y no puedes robar otra vez.</translation>
    </message>
    <message>
        <source>Nothing is drawn on your first turn of a round.</source>
        <translation>En tu primer turno de la ronda no se roba.</translation>
    </message>
    <message>
        <source>First decide whether your marker stays or comes off.</source>
        <translation>Decide primero si tu locomotora se queda o se quita.</translation>
    </message>
    <message>
        <source>There is nothing to decide about a marker now.</source>
        <translation>Ahora no hay nada que decidir sobre una locomotora.</translation>
    </message>
    <message>
        <source>This is not a first turn that could be ended early.</source>
        <translation>Este no es un primer turno que puedas terminar antes de tiempo.</translation>
    </message>
    <message>
        <source>Play at least one tile on your train first.</source>
        <translation>Pon primero al menos una ficha en tu tren.</translation>
    </message>
    <message>
        <source>You have played tiles: finish your first turn instead of passing.</source>
        <translation>Ya has puesto fichas: termina tu primer turno en vez de pasar.</translation>
    </message>
    <message>
        <source>First the double %1 %2 must be closed.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Primero hay que cubrir el doble %1 que está %2.</translation>
    </message>
    <message>
        <source>The double %1 %2 was played earlier and must be closed first.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>El doble %1 que está %2 se puso antes y hay que cubrirlo primero.</translation>
    </message>
    <message>
        <source>%1 is closed to you: no marker stands there.</source>
        <translation>%1 está cerrado para ti: no lleva ninguna locomotora.</translation>
    </message>
    <message>
        <source>Start your own train before you play elsewhere.</source>
        <translation>Empieza tu propio tren antes de jugar en otro.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train from your second turn on.</source>
        <translation>Podrás empezar el tren mexicano a partir de tu segundo turno de la ronda.</translation>
    </message>
    <message>
        <source>You may start the Mexican Train once your own train has a tile.</source>
        <translation>Podrás empezar el tren mexicano cuando tu propio tren tenga una ficha.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play on your own train only.</source>
        <translation>En tu primer turno de la ronda juegas solo en tu propio tren.</translation>
    </message>
    <message>
        <source>The next tile must be played on the double %1 itself, %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>La ficha siguiente tiene que ir justo en el doble %1 que está %2.</translation>
    </message>
    <message>
        <source>%1 does not fit %2: the value %3 is needed there.</source>
        <comment>%1: tile, %2: on whose train, %3: value</comment>
        <translation>La %1 no encaja %2: ahí hace falta un %3.</translation>
    </message>
    <message>
        <source>A double from your hand cannot follow a double, so %1 has to wait.</source>
        <translation>Un doble de tu mano no puede seguir a otro doble, así que la %1 tiene que esperar.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The round before</source>
        <translation>Ronda anterior</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>let a replay run</comment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
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
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <translation>sin fichas</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose hands are shown</source>
        <translation>De quién se ven las fichas</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Leyendo la partida…</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Mismas fichas otra vez</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Pozo: %n ficha</numerusform>
            <numerusform>Pozo: %n fichas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay: round %1 of %2 · Engine %3 · %4 rules</source>
        <extracomment>%1, %2: round 3 of 13; %3: tile; %4: name of the rulebook</extracomment>
        <translation>Repetición: ronda %1 de %2 · Salida %3 · Reglas: %4</translation>
    </message>
    <message>
        <source>No round of this game is finished yet. It can be looked at when one is.</source>
        <translation>Todavía no ha terminado ninguna ronda de esta partida. Podrás verla cuando termine alguna.</translation>
    </message>
    <message>
        <source>Replay: the same tiles again, round %1 · Engine %2 · %3 rules</source>
        <extracomment>%1: number; %2: tile; %3: name of the rulebook</extracomment>
        <translation>Repetición: las mismas fichas, ronda %1 · Salida %2 · Reglas: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 lead with %2 each.</source>
        <comment>%1: several names, %2: points</comment>
        <translation>En cabeza con %2: %1.</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>%1: points</comment>
        <translation>Vas ganando con %1.</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 va ganando con %2.</translation>
    </message>
    <message>
        <source>You went out: you win this round!</source>
        <translation>No te quedan fichas: ¡ganas esta ronda!</translation>
    </message>
    <message>
        <source>%1 is out: the round is over.</source>
        <translation>A %1 no le quedan fichas: fin de la ronda.</translation>
    </message>
    <message>
        <source>%1 are out: the round is over.</source>
        <comment>several names</comment>
        <translation>Sin fichas: %1. Fin de la ronda.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the round is over.</source>
        <translation>Ya nadie puede jugar: fin de la ronda.</translation>
    </message>
    <message>
        <source>The boneyard is empty: the round is over.</source>
        <translation>El pozo está vacío: fin de la ronda.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with %1.</source>
        <comment>%1: points</comment>
        <translation>Ganas con %1.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>%1: who, %2: points</comment>
        <translation>%1 gana con %2.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: most rounds without a point.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Empate a %2: %1. Ganas tú, con más rondas sin puntos.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: most rounds without a point.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>Empate a %2: %1. Gana %3, con más rondas sin puntos.</translation>
    </message>
    <message>
        <source>%1 have %2 each. You win: the lowest round above zero.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Empate a %2: %1. Ganas tú, con la ronda más baja por encima de cero.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins: the lowest round above zero.</source>
        <comment>%1: names, %2: points, %3: winner</comment>
        <translation>Empate a %2: %1. Gana %3, con la ronda más baja por encima de cero.</translation>
    </message>
    <message>
        <source>%1 win together with %2.</source>
        <comment>%1: names, %2: points</comment>
        <translation>Victoria compartida con %2: %1.</translation>
    </message>
    <message>
        <source>%1 went out together!</source>
        <comment>several names</comment>
        <translation>¡Sin fichas a la vez: %1!</translation>
    </message>
    <message>
        <source>You went out first!</source>
        <translation>¡Te quedas sin fichas!</translation>
    </message>
    <message>
        <source>%1 went out first!</source>
        <translation>¡A %1 no le quedan fichas!</translation>
    </message>
</context>
<context>
    <name>RoundEntryPage</name>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>This round is written down already: here it can be corrected.</source>
        <translation>Esta ronda ya está anotada: aquí se puede corregir.</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <translation>Nadie se quedó sin fichas</translation>
    </message>
    <message>
        <source>Compare with our own totals</source>
        <translation>Comparar con nuestros totales</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <translation>Corregir esta ronda</translation>
    </message>
    <message>
        <source>Write it down anyway</source>
        <translation>Anotar de todos modos</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Anotar</translation>
    </message>
</context>
<context>
    <name>RoundNews</name>
    <message>
        <source>Tip: %1</source>
        <translation>Consejo: %1</translation>
    </message>
    <message>
        <source>Same tiles again</source>
        <translation>Mismas fichas otra vez</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>End of round %1 of %2</source>
        <translation>Fin de la ronda %1 de %2</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Fichas que quedan</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Fair play…</source>
        <translation>Juego limpio…</translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>Example for: %1</source>
        <translation>Ejemplo para: %1</translation>
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
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>La próxima partida</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Jugar bien</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared with nothing</comment>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Mexican Train: %1</source>
        <comment>heading of the printed rules</comment>
        <translation>Tren mexicano: %1</translation>
    </message>
    <message>
        <source>%1 (%2, changed)</source>
        <comment>This game (Tactic, changed)</comment>
        <translation>%1 (%2, con cambios)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>This game (Tactic)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Only the rules that differ are printed here; all others are the same.</source>
        <translation>Aquí solo están las reglas que difieren; todas las demás son iguales.</translation>
    </message>
    <message>
        <source>Only rules that mention “%1” are printed here.</source>
        <translation>Aquí solo están las reglas que mencionan «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many the printed rules are for</comment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePrinter</name>
    <message>
        <source>Save the rules</source>
        <translation>Guardar las reglas</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Before a round</source>
        <translation>Antes de la ronda</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>Trains and markers</source>
        <translation>Trenes y locomotoras</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dobles</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>El final de la ronda</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile with the same value on both halves is a double.</source>
        <translation>El dominó doble %1 tiene una ficha por cada pareja de números del 0, que es el blanco, al %1: %2 fichas. Una ficha con el mismo número en las dos mitades es un doble.</translation>
    </message>
    <message>
        <source>The double blank has no pips and costs nothing.</source>
        <translation>El doble blanco no lleva ningún punto y no cuesta nada.</translation>
    </message>
    <message numerus="yes">
        <source>A double blank left in hand costs %n point(s).</source>
        <translation>
            <numerusform>Un doble blanco que se queda en la mano cuesta %n punto.</numerusform>
            <numerusform>Un doble blanco que se queda en la mano cuesta %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point limit: the game ends with its last round.</source>
        <translation>No hay límite de puntos: la partida termina con su última ronda.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the first round in which somebody’s total reaches %n point(s), at the latest after the last round.</source>
        <translation>
            <numerusform>La partida termina tras la primera ronda en la que el total de alguien llega a %n punto y, como muy tarde, tras la última ronda.</numerusform>
            <numerusform>La partida termina tras la primera ronda en la que el total de alguien llega a %n puntos y, como muy tarde, tras la última ronda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n tile(s). The rest lie face down: they are the boneyard.</source>
        <translation>
            <numerusform>Cada jugador recibe %n ficha. Las demás quedan boca abajo: son el pozo.</numerusform>
            <numerusform>Cada jugador recibe %n fichas. Las demás quedan boca abajo: son el pozo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine lies in the station before the tiles are dealt.</source>
        <translation>El doble de salida está en la estación antes de repartir las fichas.</translation>
    </message>
    <message>
        <source>Whoever holds or draws the engine starts the round.</source>
        <translation>Empieza la ronda quien tiene o roba el doble de salida.</translation>
    </message>
    <message>
        <source>One player starts the first round; every later round is started by the next player clockwise.</source>
        <translation>Un jugador empieza la primera ronda; cada ronda posterior la empieza el jugador siguiente, en el sentido del reloj.</translation>
    </message>
    <message>
        <source>Players who share the lowest total win together.</source>
        <translation>Quienes comparten el total más bajo ganan juntos.</translation>
    </message>
    <message>
        <source>Among players with the same lowest total, the one with the most rounds of 0 points wins. If that is equal too, the lowest of the other rounds decides. If even that is equal, they win together.</source>
        <translation>Entre quienes comparten el total más bajo, gana quien tenga más rondas de 0 puntos. Si también en eso hay empate, decide la más baja de las demás rondas. Solo si el empate sigue, ganan juntos.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles of the others.</source>
        <translation>Nadie ve las fichas de los demás.</translation>
    </message>
    <message>
        <source>All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.</source>
        <translation>Las fichas de todos están a la vista y cualquiera puede mirarlas: es útil para aprender juntos.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the rulebook’s own table.</source>
        <translation>El número de fichas por jugador sigue la tabla del propio reglamento.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or 6, 11 for 7 or 8, with the double-12 set.</source>
        <translation>El número de fichas por jugador sigue la tabla Cardinal para el dominó doble 12: 15 fichas para 2 a 4 jugadores, 12 para 5 o 6 y 11 para 7 u 8.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or 6, 10 for 7 or 8, with the double-12 set.</source>
        <translation>El número de fichas por jugador sigue la tabla Masters para el dominó doble 12: 15 fichas para 2 a 4 jugadores, 12 para 5 o 6 y 10 para 7 u 8.</translation>
    </message>
    <message>
        <source>How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or 6, 8 for 7 or 8, with the double-12 set.</source>
        <translation>El número de fichas por jugador sigue la tabla Pressman para el dominó doble 12: 15 fichas para 2 a 4 jugadores, 11 para 5 o 6 y 8 para 7 u 8.</translation>
    </message>
    <message>
        <source>When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a marker.</source>
        <translation>Cuando el pozo está vacío, se sigue jugando sin robar: quien no puede jugar pasa y recibe una locomotora.</translation>
    </message>
    <message>
        <source>When the last tile of the boneyard has been drawn, that turn is played to its end, and with it the round is over.</source>
        <translation>Cuando se roba la última ficha del pozo, ese turno se juega hasta el final y con él termina la ronda.</translation>
    </message>
    <message>
        <source>A double may be your last tile: nothing has to follow it.</source>
        <translation>Tu última ficha puede ser un doble: no hace falta que le siga otra.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>El objetivo del juego</translation>
    </message>
    <message>
        <source>You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves that touch show the same value. What is left in your hand at the end of a round counts against you, and the lowest total wins the game.</source>
        <translation>Se trata de quedarse sin fichas. Las fichas se ponen una tras otra en filas, los trenes, de modo que las mitades que se tocan tengan el mismo número. Lo que te queda en la mano al final de una ronda cuenta en tu contra, y el total más bajo gana la partida.</translation>
    </message>
    <message>
        <source>The trains</source>
        <translation>Los trenes</translation>
    </message>
    <message>
        <source>Each player has a train of their own. It begins at the station and grows at its open end, one tile after the other.</source>
        <translation>Cada jugador tiene su propio tren. Empieza en la estación y crece por su extremo libre, ficha tras ficha.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>The engine of a round</source>
        <translation>El doble de salida de cada ronda</translation>
    </message>
    <message>
        <source>All trains of a round begin at a double in the station, the engine. In the first round it is the highest double of the set, in every later round the next lower one. The engine itself needs no tile after it and never has to be closed.</source>
        <translation>Todos los trenes de una ronda parten de un doble que está en la estación: el doble de salida. En la primera ronda es el doble más alto del dominó; en cada ronda posterior, el inmediatamente inferior. El doble de salida no necesita otra ficha después y nunca hay que cubrirlo.</translation>
    </message>
    <message>
        <source>The first starter</source>
        <translation>Quién empieza la primera ronda</translation>
    </message>
    <message>
        <source>By this leaflet the oldest player starts the first round.</source>
        <translation>Según este reglamento, la primera ronda la empieza la persona de más edad.</translation>
    </message>
    <message>
        <source>By this leaflet the youngest player starts the first round.</source>
        <translation>Según este reglamento, la primera ronda la empieza la persona más joven.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>The turns go round the table clockwise, one player after the other.</source>
        <translation>Los turnos van alrededor de la mesa en el sentido del reloj, un jugador tras otro.</translation>
    </message>
    <message>
        <source>What a turn is</source>
        <translation>Qué es un turno</translation>
    </message>
    <message>
        <source>Which tile fits</source>
        <translation>Qué ficha encaja</translation>
    </message>
    <message>
        <source>A tile fits where one of its halves shows the value at the end of the train. That half goes against the train. A train without tiles takes the value of the engine.</source>
        <translation>Una ficha encaja donde una de sus mitades tiene el número del extremo del tren. Esa mitad se pone contra el tren. Un tren sin fichas pide el número del doble de salida.</translation>
    </message>
    <message>
        <source>Whoever can play must play</source>
        <translation>Quien puede jugar debe jugar</translation>
    </message>
    <message>
        <source>When you cannot play</source>
        <translation>Cuando no puedes jugar</translation>
    </message>
    <message>
        <source>If you cannot play a tile that you have to play, not even after drawing as far as you may, your turn ends and a marker is put on your train, or on its place if it has no tile yet.</source>
        <translation>Si no puedes poner una ficha que te toca poner, ni siquiera después de robar todo lo que puedas, tu turno termina y se pone una locomotora en tu tren, o en tu vía si tu tren aún no tiene fichas.</translation>
    </message>
    <message>
        <source>Open and closed trains</source>
        <translation>Trenes abiertos y cerrados</translation>
    </message>
    <message>
        <source>A train without tiles</source>
        <translation>Un tren sin fichas</translation>
    </message>
    <message>
        <source>Where a marker stands on the place of a train that has no tile yet, others may start that train with a tile of the engine’s value. It still belongs to its owner, and the marker stays.</source>
        <translation>Si hay una locomotora en la vía de un tren que aún no tiene fichas, los demás pueden empezar ese tren con una ficha que lleve el número del doble de salida. El tren no cambia de dueño, y la locomotora se queda.</translation>
    </message>
    <message>
        <source>When nothing follows a double</source>
        <translation>Cuando nada sigue a un doble</translation>
    </message>
    <message>
        <source>Closing a double</source>
        <translation>Cubrir un doble</translation>
    </message>
    <message>
        <source>A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more has to follow it.</source>
        <translation>Un doble se cubre poniendo una ficha en él. Si al empezar tu turno tienes que cubrir un doble, puedes hacerlo en cualquier tren, incluso en uno cerrado, que por lo demás sigue cerrado para ti. Con esa ficha termina tu turno: no hace falta que le siga otra.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Dobles muertos</translation>
    </message>
    <message>
        <source>Once all other tiles of its value lie on the table, no tile can close a double any more. Such a double is dead and holds nobody up.</source>
        <translation>Cuando todas las demás fichas con el número de un doble están en la mesa, ya ninguna puede cubrirlo. Ese doble está muerto y no frena a nadie.</translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation>La última ficha</translation>
    </message>
    <message>
        <source>As soon as a player has only one tile left, everybody is told.</source>
        <translation>En cuanto a un jugador le queda una sola ficha, se avisa a todos.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Quedarse sin fichas</translation>
    </message>
    <message>
        <source>When nobody can play any more</source>
        <translation>Cuando ya nadie puede jugar</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>El recuento</translation>
    </message>
    <message>
        <source>At the end of a round you count the pips of the tiles in your hand and add them to your total. The lowest total wins the game.</source>
        <translation>Al final de una ronda cuentas los puntos de las fichas que te quedan y los sumas a tu total. El total más bajo gana la partida.</translation>
    </message>
    <message>
        <source>On your first turn of every round you play on your own train only, but as many tiles as you like and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the round cannot end, so that several players may go out in it.</source>
        <translation>En tu primer turno de cada ronda juegas solo en tu propio tren, pero pones tantas fichas como quieras, y al menos una si puedes. No se roba, y los dobles no necesitan nada después. Si ninguna ficha encaja, recibes una locomotora. Hasta que todos hayan jugado su primer turno, los dobles que quedan sin cubrir no frenan a nadie y la ronda no puede terminar, así que varios jugadores pueden quedarse sin fichas en ese turno.</translation>
    </message>
    <message>
        <source>There is no Mexican Train in this game, only the trains of the players.</source>
        <translation>En esta partida no hay tren mexicano, solo los trenes de los jugadores.</translation>
    </message>
    <message>
        <source>You may play on other open trains before your own has a tile.</source>
        <translation>Puedes jugar en otros trenes abiertos antes de que el tuyo tenga una ficha.</translation>
    </message>
    <message>
        <source>Before your own train has a tile you may play nothing on another one. Only closing a double that you have to close is always allowed.</source>
        <translation>Mientras tu propio tren no tenga ninguna ficha, no puedes poner nada en otro. La única excepción es cubrir un doble cuando tienes que hacerlo.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. It may be a double again, and then one more tile must follow that.</source>
        <translation>Después de un doble pones otra ficha en el mismo turno. Puede ser otro doble, y entonces a ese también tiene que seguirle otra ficha.</translation>
    </message>
    <message>
        <source>A double is played like any other tile: nothing has to follow it.</source>
        <translation>Un doble se pone como cualquier otra ficha: en ese turno no hace falta que le siga otra.</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that very double. If all other tiles of its value already lie on the table, nothing has to follow.</source>
        <translation>La ficha que sigue a un doble tiene que ir en ese mismo doble. Si todas las demás fichas de su número ya están en la mesa, no hace falta que le siga ninguna.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you may play it, and then it needs a tile after it. If you keep it, your turn ends as if nothing had fitted.</source>
        <translation>Si la ficha que robas para seguir a un doble es también un doble y encaja, puedes ponerla, y entonces también a ella tiene que seguirle otra. Si te la quedas, tu turno termina como si nada hubiera encajado.</translation>
    </message>
    <message>
        <source>A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.</source>
        <translation>Un doble que robas para seguir a un doble no se puede poner, aunque encaje: se queda en tu mano.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, you choose which.</source>
        <translation>Si hay que cubrir varios dobles, tú eliges cuál.</translation>
    </message>
    <message>
        <source>If several doubles have to be closed, the one that was played first comes first.</source>
        <translation>Si hay que cubrir varios dobles, va primero el que se puso antes.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed before anything else is played anywhere. This holds for every player, turn after turn, until it is closed.</source>
        <translation>Un doble que queda sin cubrir al final de un turno hay que cubrirlo antes de poner ninguna otra ficha en ningún sitio. Eso vale para todos los jugadores, turno tras turno, hasta que esté cubierto.</translation>
    </message>
    <message>
        <source>A double that is left open holds nobody up. It is the end of its train like any other tile.</source>
        <translation>Un doble que queda sin cubrir no frena a nadie. Es el extremo de su tren, como cualquier otra ficha.</translation>
    </message>
    <message>
        <source>You draw for only one tile per turn: if you drew a double and played it, you do not draw for the tile after it.</source>
        <translation>En un turno robas para una sola ficha: si has robado un doble y lo has puesto, no robas para la ficha que le sigue.</translation>
    </message>
    <message>
        <source>Your marker comes off by itself when you play on your own train. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Tu locomotora se quita sola cuando juegas en tu propio tren. Se queda cuando juegas en otro sitio y cuando otros juegan en tu tren.</translation>
    </message>
    <message>
        <source>When you play on your own train, you say at once whether your marker comes off or stays until you next play there. It stays when you play elsewhere and when others play on your train.</source>
        <translation>Cuando juegas en tu propio tren, dices enseguida si tu locomotora se quita o se queda hasta la próxima vez que juegues en él. Se queda cuando juegas en otro sitio y cuando otros juegan en tu tren.</translation>
    </message>
    <message>
        <source>After each tile that you play, on whichever train, you may take your marker off or leave it. It stays when others play on your train.</source>
        <translation>Después de cada ficha que pones, vaya donde vaya, puedes quitar tu locomotora o dejarla. Se queda cuando otros juegan en tu tren.</translation>
    </message>
    <message>
        <source>The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.</source>
        <translation>El doble de salida se reparte con las demás fichas. Quien lo tiene lo pone en la estación y enseguida juega un turno.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns up. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Si nadie tiene el doble de salida, los jugadores roban por turno una ficha cada uno y paran en cuanto aparece. En la ronda 1 roba primero el puesto 1; en las siguientes, el puesto que sigue al de quien empezó la ronda anterior.</translation>
    </message>
    <message>
        <source>If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass instead; only a drawn double may be kept, where its rule says so.</source>
        <translation>Si puedes poner alguna de tus fichas en algún sitio, pones una. No puedes robar ni pasar en vez de eso; lo único que te puedes quedar es un doble robado, si su regla lo permite.</translation>
    </message>
    <message>
        <source>Your own train is open to you. The train of another player is closed to you, unless a marker stands on it: then it is open to everybody. A double that you have to close comes before all that.</source>
        <translation>Tu propio tren está abierto para ti. El tren de otro jugador está cerrado para ti, a no ser que lleve una locomotora: entonces está abierto a todos. Si tienes que cubrir un doble, eso va antes que todo lo demás.</translation>
    </message>
    <message>
        <source>If no tile of your hand can follow your double, you draw, as far as you may. If you still have none, a marker is put on your train, your turn ends and the double stays open.</source>
        <translation>Si ninguna de tus fichas puede seguir a tu doble, robas todo lo que puedas. Si aun así no tienes ninguna que sirva, se pone una locomotora en tu tren, tu turno termina y el doble queda sin cubrir.</translation>
    </message>
    <message>
        <source>Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole train may be played in the first turn, everybody still has that first turn.</source>
        <translation>Si al final de tu turno no te queda ninguna ficha, la ronda termina. Donde se puede poner un tren entero en el primer turno, antes juegan todos ese primer turno.</translation>
    </message>
    <message>
        <source>If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a marker on every train, the round is over. Then it may be that nobody has gone out.</source>
        <translation>Si el pozo está vacío y nadie podría poner ninguna de sus fichas en ningún sitio, ni aunque hubiera una locomotora en cada tren, la ronda termina. Entonces puede que nadie se haya quedado sin fichas.</translation>
    </message>
    <message>
        <source>On your first turn of a round you play one tile, as on every other.</source>
        <translation>En tu primer turno de la ronda pones una ficha, como en cualquier otro.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your second turn of the round on; once it has started, it is open to all. It never gets a marker.</source>
        <translation>El tren mexicano es de todos. Puedes empezarlo con una ficha que lleve el número del doble de salida a partir de tu segundo turno de la ronda; una vez empezado, está abierto a todos. Nunca recibe una locomotora.</translation>
    </message>
    <message>
        <source>After a double you play one more tile in the same turn. A double from your hand cannot be that tile, even if it fits.</source>
        <translation>Después de un doble pones otra ficha en el mismo turno. Un doble de tu mano no sirve para eso, aunque encaje.</translation>
    </message>
    <message>
        <source>The tile after a double may be played on the double or on any other train that is open to you. In the turn in which it is played, a double closes no train to you.</source>
        <translation>La ficha que sigue a un doble puede ir en el doble o en cualquier otro tren abierto para ti. En el turno en que se pone, un doble no te cierra ningún tren.</translation>
    </message>
    <message>
        <source>If the tile you draw to follow a double is a double itself and fits, you must play it, and then it needs a tile after it like any other double.</source>
        <translation>Si la ficha que robas para seguir a un doble es también un doble y encaja, tienes que ponerla, y entonces también a ella tiene que seguirle otra, como a cualquier doble.</translation>
    </message>
    <message>
        <source>A double that is left open at the end of a turn must be closed by the next player before anything else. If that player cannot, it no longer holds anybody up.</source>
        <translation>Un doble que queda sin cubrir al final de un turno tiene que cubrirlo el jugador siguiente antes de poner ninguna otra ficha. Si ese jugador no puede, el doble ya no frena a nadie.</translation>
    </message>
    <message>
        <source>The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first engine is the double 9, and at most ten rounds are played.</source>
        <translation>La partida corta, para 2 a 4 jugadores: las fichas con un 10, un 11 o un 12 se quedan en la caja, el primer doble de salida es el doble 9 y se juegan como máximo diez rondas.</translation>
    </message>
    <message>
        <source>If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws first in round 1, later the seat after the last starter.</source>
        <translation>Si nadie tiene el doble de salida, los jugadores roban por turno una ficha cada uno hasta que aparece. Aun así se sigue robando hasta que todos hayan robado el mismo número de fichas, hasta donde alcance el pozo. En la ronda 1 roba primero el puesto 1; en las siguientes, el puesto que sigue al de quien empezó la ronda anterior.</translation>
    </message>
    <message>
        <source>The short game is not played.</source>
        <translation>No se juega la partida corta.</translation>
    </message>
    <message>
        <source>If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do you go out on the double.</source>
        <translation>Si tu última ficha es un doble y tiene que seguirle otra, robas. Solo si no puedes robar te quedas sin fichas con el doble.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It never gets a marker.</source>
        <translation>El tren mexicano es de todos. Puedes empezarlo en cualquier turno con una ficha que lleve el número del doble de salida, si otra regla no te obliga a jugar en otro sitio; una vez empezado, está abierto a todos. Nunca recibe una locomotora.</translation>
    </message>
    <message>
        <source>You draw for each tile that you have to play: if a double that you drew and played asks for a tile and you hold none for it, you draw again.</source>
        <translation>Robas para cada ficha que te toca poner: si un doble que has robado y puesto pide otra ficha y no tienes ninguna que sirva, robas otra vez.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) are played. The first engine is the double %1.</source>
        <translation>
            <numerusform>Se juega como máximo %n ronda. El primer doble de salida es el doble %1.</numerusform>
            <numerusform>Se juegan como máximo %n rondas. El primer doble de salida es el doble %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn you play one tile of your hand that fits, on any train that is open to you. The rules about drawing, about doubles and about the first turn of a round can change that.</source>
        <translation>En tu turno pones una ficha tuya que encaje, la que quieras, en cualquier tren que esté abierto para ti. Las reglas sobre robar, sobre los dobles y sobre el primer turno de la ronda pueden cambiar eso.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw tile after tile until one may be played or the boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Si no puedes poner ninguna de tus fichas, robas una ficha tras otra hasta que puedas poner una o el pozo quede vacío. Esa ficha se pone enseguida, en cualquier sitio donde pueda ir; no se puede poner otra en vez de ella.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Si no puedes poner ninguna de tus fichas, robas una del pozo. Si esa sirve, se pone enseguida, en cualquier sitio donde pueda ir; no se puede poner otra en vez de ella.</translation>
    </message>
    <message>
        <source>If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the first that may be played. It is played at once, on any train that takes it; no other tile can be played instead.</source>
        <translation>Si no puedes poner ninguna de tus fichas, robas hasta dos, de una en una, y paras en la primera que se pueda poner. Esa se pone enseguida, en cualquier sitio donde pueda ir; no se puede poner otra en vez de ella.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.</source>
        <translation>El tren mexicano es de todos. Puedes empezarlo con una ficha que lleve el número del doble de salida cuando tu propio tren ya tenga una ficha; una vez empezado el tren mexicano, está abierto a todos. Nunca recibe una locomotora.</translation>
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
        <translation>El doble de salida está en la estación antes de repartir, y en cada ronda empieza el jugador siguiente. Tú decides si tu locomotora se quita.</translation>
    </message>
    <message>
        <source>Novelca</source>
        <translation>Novelca</translation>
    </message>
    <message>
        <source>Open doubles are closed in the order in which they were played, and an empty boneyard ends the round.</source>
        <translation>Los dobles sin cubrir se cubren en el orden en que se pusieron, y un pozo vacío pone fin a la ronda.</translation>
    </message>
    <message>
        <source>Big table</source>
        <translation>Mesa grande</translation>
    </message>
    <message>
        <source>For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole train; the double blank costs 50 points.</source>
        <translation>Para 2 a 14 jugadores, con dominós del doble 6 al doble 18. En tu primer turno puedes poner un tren entero; el doble blanco cuesta 50 puntos.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>The tile after a double must be played on that double, you draw only once per turn, nobody goes out on an open double, and ties are broken.</source>
        <translation>La ficha que sigue a un doble va en ese mismo doble, se roba una sola vez por turno, nadie se queda sin fichas con un doble sin cubrir y los empates se deshacen.</translation>
    </message>
    <message>
        <source>There is no rulebook called “%1”.</source>
        <translation>No hay ningún reglamento llamado «%1».</translation>
    </message>
    <message>
        <source>There is no option called “%1”.</source>
        <translation>No hay ninguna opción llamada «%1».</translation>
    </message>
    <message>
        <source>“%2” is not a value of the option “%1”.</source>
        <translation>«%2» no es un valor de la opción «%1».</translation>
    </message>
    <message>
        <source>This rulebook is for %1 to %2 players.</source>
        <translation>Este reglamento es para %1 a %2 jugadores.</translation>
    </message>
    <message>
        <source>If the engine is dealt, whoever holds it must start; if it is set aside, the players must take turns to start.</source>
        <translation>Si el doble de salida se reparte, tiene que empezar quien lo tiene; si está en la estación antes de repartir, cada ronda tiene que empezarla el jugador siguiente.</translation>
    </message>
    <message>
        <source>This rulebook has no short game.</source>
        <translation>Este reglamento no tiene partida corta.</translation>
    </message>
    <message>
        <source>The short game is played with the double-9 set.</source>
        <translation>La partida corta se juega con el dominó doble 9.</translation>
    </message>
    <message numerus="yes">
        <source>With this set at most %n round(s) can be played.</source>
        <translation>
            <numerusform>Con este dominó se puede jugar como máximo %n ronda.</numerusform>
            <numerusform>Con este dominó se pueden jugar como máximo %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no number of tiles to deal for %1 players with the double-%2 set.</source>
        <translation>No está fijado cuántas fichas se reparten a %1 jugadores con el dominó doble %2.</translation>
    </message>
    <message>
        <source>The double-%2 set does not have enough tiles for %1 players.</source>
        <translation>El dominó doble %2 no tiene fichas suficientes para %1 jugadores.</translation>
    </message>
    <message>
        <source>Comes with the wooden model set by Eco Wood Art.</source>
        <translation>Viene con la maqueta de madera de Eco Wood Art.</translation>
    </message>
    <message>
        <source>Comes with “Original Mexican Train” by Tactic.</source>
        <translation>Viene con «Original Mexican Train» de Tactic.</translation>
    </message>
    <message>
        <source>Comes with Novelca 11003603, and in a Russian leaflet.</source>
        <translation>Viene con Novelca 11003603 y está también en un reglamento ruso.</translation>
    </message>
    <message>
        <source>From a German article, for 2 to 14 players.</source>
        <translation>Publicado en un artículo alemán, para 2 a 14 jugadores.</translation>
    </message>
    <message>
        <source>Published tournament rules; no leaflet prints them.</source>
        <translation>Reglas de torneo publicadas; no están en ninguna caja.</translation>
    </message>
    <message>
        <source>Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a double drawn after a double must be played if it fits.</source>
        <translation>Empieza quien tiene el doble de salida. Los dobles sin cubrir frenan a todos y se pueden cubrir en cualquier orden; un doble robado para seguir a otro hay que ponerlo si encaja.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Reglas de</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>comparadas con</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>No rule mentions that.</source>
        <translation>Ninguna regla habla de eso.</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Estas reglas son iguales.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regla</numerusform>
            <numerusform>%n reglas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameTilesWords</name>
    <message>
        <source>now %1, earlier %2</source>
        <comment>%1, %2: points</comment>
        <translation>ahora %1, antes %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: who, %2: now 34, earlier 61</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same tiles: %1.</source>
        <comment>%1: now 34, earlier 61</comment>
        <translation>Las mismas fichas: %1.</translation>
    </message>
</context>
<context>
    <name>SavingSheets</name>
    <message>
        <source>This game is not saved</source>
        <translation>Esta partida no está guardada</translation>
    </message>
    <message>
        <source>Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.</source>
        <translation>Se vuelve a intentar cada pocos segundos y, mientras tanto, la partida continúa. También puedes guardar la partida entera en otro archivo, en otro disco; entonces sigue en ese archivo. Hasta que esté guardada no se puede abrir ni empezar otra partida.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Intentarlo de nuevo ahora</translation>
    </message>
    <message>
        <source>Save as another file…</source>
        <translation>Guardar en otro archivo…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>¿Salir sin guardar?</translation>
    </message>
    <message>
        <source>If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.</source>
        <translation>Si sales de todos modos, la partida entera se guarda en un archivo de rescate, si se puede escribir en algún sitio. El programa lo ofrece la próxima vez que se inicie.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Salir de todos modos</translation>
    </message>
    <message>
        <source>A game was rescued</source>
        <translation>Se rescató una partida</translation>
    </message>
    <message>
        <source>This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.</source>
        <translation>Al cerrarse el programa no se pudo guardar esta partida en su sitio. Está entera en el archivo %1. Si sigues con ella, vuelve a estar entre tus partidas guardadas; si no, el archivo se queda donde está.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Seguir con ella</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dejarla ahí</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>This game is not saved. Saving is tried again every few seconds.</source>
        <translation>Esta partida no está guardada. Se vuelve a intentar cada pocos segundos.</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Puntos por ronda</translation>
    </message>
</context>
<context>
    <name>ScoreKeeperSheet</name>
    <message>
        <source>Score-keeper</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Otras partidas…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>¿Eliminar esta partida?</translation>
    </message>
    <message>
        <source>The points of %1 will be deleted for good.</source>
        <comment>%1: names of the players</comment>
        <translation>Se eliminarán para siempre los puntos de: %1.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Algo va mal</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
</context>
<context>
    <name>ScorePages</name>
    <message>
        <source>No round is finished yet.</source>
        <translation>Todavía no ha terminado ninguna ronda.</translation>
    </message>
</context>
<context>
    <name>ScorePlotView</name>
    <message>
        <source>The totals over the rounds</source>
        <translation>Los totales ronda a ronda</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%1: %n point(s), total %2</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n punto, total %2</numerusform>
            <numerusform>%1: %n puntos, total %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, engine %2. %3</source>
        <comment>%3: who has how many points</comment>
        <translation>Ronda %1, doble de salida %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: who</comment>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Totals after %n round(s). %1</source>
        <comment>%1: who has how many points</comment>
        <translation>
            <numerusform>Totales tras %n ronda. %1</numerusform>
            <numerusform>Totales tras %n rondas. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double-%1 set, %n round(s).</source>
        <translation>
            <numerusform>Dominó doble %1, %n ronda.</numerusform>
            <numerusform>Dominó doble %1, %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>El doble blanco cuenta %n punto.</numerusform>
            <numerusform>El doble blanco cuenta %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Short game with the double-%1 set</source>
        <translation>Partida corta, dominó doble %1</translation>
    </message>
    <message>
        <source>Double-%1 set</source>
        <translation>Dominó doble %1</translation>
    </message>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Ronda %1, salida %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rules, over after %n round(s).</source>
        <comment>%1: date, %2: name of the rulebook</comment>
        <translation>
            <numerusform>%1. Reglas: %2. Terminada tras %n ronda.</numerusform>
            <numerusform>%1. Reglas: %2. Terminada tras %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 rules, %3 of %4 rounds played.</source>
        <comment>%1: date, %2: name of the rulebook, %3, %4: numbers</comment>
        <translation>%1. Reglas: %2. Jugadas %3 de %4 rondas.</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
    <message>
        <source>Date:</source>
        <comment>a line to write on follows</comment>
        <translation>Fecha:</translation>
    </message>
    <message>
        <source>%1 rules.</source>
        <comment>%1: name of the rulebook</comment>
        <translation>Reglas: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column</comment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a row</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>In each box: on the left the points of the round, on the right the total so far.</source>
        <translation>En cada casilla: a la izquierda, los puntos de la ronda; a la derecha, el total hasta entonces.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a list goes on</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>La partida termina tras la ronda en que el total de alguien llegue a %n punto.</numerusform>
            <numerusform>La partida termina tras la ronda en que el total de alguien llegue a %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s).</source>
        <comment>%1: number, %2: who</comment>
        <translation>
            <numerusform>Posición %1: %2, %n punto.</numerusform>
            <numerusform>Posición %1: %2, %n puntos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <comment>start of a sentence</comment>
        <translation>El tren mexicano</translation>
    </message>
    <message>
        <source>Your train</source>
        <comment>start of a sentence</comment>
        <translation>Tu tren</translation>
    </message>
    <message>
        <source>%1’s train</source>
        <comment>start of a sentence</comment>
        <translation>El tren de %1</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where something stands</comment>
        <translation>en el tren mexicano</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where something stands</comment>
        <translation>en tu tren</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where something stands</comment>
        <translation>en el tren de %1</translation>
    </message>
    <message>
        <source>on the Mexican Train</source>
        <comment>where a tile is played</comment>
        <translation>en el tren mexicano</translation>
    </message>
    <message>
        <source>on your train</source>
        <comment>where a tile is played</comment>
        <translation>en tu tren</translation>
    </message>
    <message>
        <source>on %1’s train</source>
        <comment>where a tile is played</comment>
        <translation>en el tren de %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of names</comment>
        <translation>tú</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of seat %1</source>
        <translation>Color del puesto %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nombre del puesto %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>IA</translation>
    </message>
    <message>
        <source>Seat %1 is a computer player</source>
        <translation>En el puesto %1 juega una IA</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Nivel del puesto %1</translation>
    </message>
    <message>
        <source>Colour and character of seat %1</source>
        <translation>Color y personaje del puesto %1</translation>
    </message>
</context>
<context>
    <name>SentenceBoard</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Shows the rule behind this.</source>
        <translation>Muestra la regla que hay detrás.</translation>
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
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>a heading: how the table looks</comment>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>how the table looks</comment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>On the tiles</source>
        <translation>En las fichas</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Pips and digits</source>
        <translation>Puntos y números</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Colores de los puntos</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Los habituales</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>Aptos para daltónicos</translation>
    </message>
    <message>
        <source>All black</source>
        <translation>Todos negros</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Tamaño de las fichas</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>El mayor posible</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimiento y sonido</translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation>Ritmo del juego</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>How long the computer thinks before it plays</source>
        <translation>Cuánto piensa la IA antes de jugar</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>A short moment</source>
        <translation>Un instante</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>A long moment</source>
        <translation>Un rato</translation>
    </message>
    <message>
        <source>Reduced motion: nothing flies, rolls or slides</source>
        <translation>Menos movimiento: nada vuela, rueda ni se desliza</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Playing and reading</source>
        <translation>Juego y lectura en voz alta</translation>
    </message>
    <message>
        <source>Draw and pass for me when nothing else is possible</source>
        <translation>Robar y pasar por mí cuando no haya otra opción</translation>
    </message>
    <message>
        <source>What a screen reader says by itself</source>
        <translation>Qué dice por sí solo el lector de pantalla</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Todo lo que ocurre</translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation>Lo que me afecta</translation>
    </message>
    <message>
        <source>Only that it is my turn</source>
        <translation>Solo cuando me toca</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Restablecer los ajustes</translation>
    </message>
    <message>
        <source>Counting aids: pips in my hand, tiles seen, what others could not play on</source>
        <translation>Ayudas para contar: los puntos de mi mano, las fichas vistas y dónde no pudieron jugar los demás</translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation>Las IA dicen algo de vez en cuando</translation>
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
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SheetPlanForm</name>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Número de rondas</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Límite de puntos</translation>
    </message>
    <message>
        <source>The game ends at this many points</source>
        <translation>Puntos con los que termina la partida</translation>
    </message>
    <message>
        <source>No limit: all rounds are played.</source>
        <translation>Sin límite: se juegan todas las rondas.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the round in which somebody’s total reaches %n point(s).</source>
        <translation>
            <numerusform>La partida termina tras la ronda en que el total de alguien llegue a %n punto.</numerusform>
            <numerusform>La partida termina tras la ronda en que el total de alguien llegue a %n puntos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPrinter</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Guardar la hoja de puntuación</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Something is wrong</source>
        <translation>Algo va mal</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>Esto no se puede mostrar</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Una partida dañada</translation>
    </message>
    <message>
        <source>Go on from before line %1</source>
        <translation>Continuar desde antes de la línea %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarla así</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>Seguir en una copia</translation>
    </message>
    <message>
        <source>Reading a long game</source>
        <translation>Leyendo una partida larga</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The game in the file %1 takes a while to read: %2% so far.</source>
        <comment>%2: a number</comment>
        <translation>Leer la partida del archivo %1 lleva un rato: %2&#xa0;% hasta ahora.</translation>
    </message>
    <message>
        <source>Cannot be saved here</source>
        <translation>Aquí no se puede guardar</translation>
    </message>
</context>
<context>
    <name>ShelfSheets</name>
    <message>
        <source>Forget everything?</source>
        <translation>¿Olvidarlo todo?</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Conservarlo todo</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Olvidarlo todo</translation>
    </message>
    <message>
        <source>Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.</source>
        <translation>Las estadísticas, los logros, la escalera de rivales y las partidas del día vuelven a empezar de cero para todos los que juegan aquí, y las partidas guardadas van a la papelera. La partida que está en la mesa se queda, y las del anotador también.</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Skill and luck</source>
        <translation>Habilidad y suerte</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Play and tiles, game by game; the list says the same.</source>
        <translation>Jugadas y fichas, partida a partida; la lista dice lo mismo.</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Tus jugadas</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Tus fichas</translation>
    </message>
    <message>
        <source>Points for you, per round</source>
        <translation>Puntos a tu favor por ronda</translation>
    </message>
    <message>
        <source>Points against you, per round</source>
        <translation>Puntos en tu contra por ronda</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>The computer is going over the first round.</source>
        <translation>La IA está repasando la primera ronda.</translation>
    </message>
    <message>
        <source>No round that counts is finished yet.</source>
        <translation>Todavía no ha terminado ninguna ronda que cuente.</translation>
    </message>
    <message>
        <source>Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.</source>
        <translation>Los puntos se cuentan respecto a la media de los demás. «Tus fichas» es lo que valían, según lo que podías ver, el reparto y lo que robaste. Cuentan las mismas rondas que para los logros, las últimas de cada jugador; cada una tarda unos segundos la primera vez, y solo se calcula con esta página abierta.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>no difference</source>
        <comment>points for or against somebody: none</comment>
        <translation>sin diferencia</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <comment>%1: points</comment>
        <translation>%1 a tu favor</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <comment>%1: points</comment>
        <translation>%1 en tu contra</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n round(s)</source>
        <comment>%1: date, %2: rulebook</comment>
        <translation>
            <numerusform>%1 · %2 · %n ronda</numerusform>
            <numerusform>%1 · %2 · %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>play: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>jugadas: %1</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>fichas: %1</translation>
    </message>
    <message>
        <source>After five rounds, this page says what your play and your tiles come to.</source>
        <translation>A partir de cinco rondas aparecerá aquí cuánto suponen tus jugadas y cuánto tus fichas.</translation>
    </message>
    <message numerus="yes">
        <source>Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in your place.</source>
        <comment>%1: such as &quot;3.1 for you&quot;, %3: a level</comment>
        <translation>
            <numerusform>Tus jugadas en %n ronda, de media por ronda: %1 (más o menos %2), frente a lo que habría hecho el nivel «%3» en tu lugar.</numerusform>
            <numerusform>Tus jugadas en %n rondas, de media por ronda: %1 (más o menos %2), frente a lo que habría hecho el nivel «%3» en tu lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles, on average: %1 (give or take %2).</source>
        <comment>%1: such as &quot;3.1 for you&quot;</comment>
        <translation>Tus fichas, de media por ronda: %1 (más o menos %2).</translation>
    </message>
    <message>
        <source>Chance alone brings that in fewer than 1 of 20 cases.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>Solo por azar, eso ocurre en menos de 1 de cada 20 casos.</translation>
    </message>
    <message>
        <source>That is no more than chance brings.</source>
        <comment>so much luck, or bad luck, in many rounds</comment>
        <translation>No es más de lo que cabe esperar del azar.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Going over your rounds: %1 of %2</source>
        <translation>La IA está repasando tus rondas: %1 de %2</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station</source>
        <translation>Estación</translation>
    </message>
    <message>
        <source>Station, engine %1-%1</source>
        <translation>Estación, doble de salida %1-%1</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Cualquier número</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at the table</comment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so not everything is counted.</source>
        <translation>No se puede escribir el archivo %1, así que no todo se cuenta.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 cannot be read and are left out.</source>
        <translation>
            <numerusform>No se puede leer %n línea del archivo %1, así que no se cuenta.</numerusform>
            <numerusform>No se pueden leer %n líneas del archivo %1, así que no se cuentan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Best rounds</source>
        <translation>Mejores rondas</translation>
    </message>
    <message>
        <source>A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.</source>
        <translation>Una partida cuenta una vez, desde lo primero que haces en ella; si la abandonas, cuenta como no ganada. Las partidas con un reparto elegido o con las mismas fichas otra vez y las partidas del día repetidas no cuentan.</translation>
    </message>
    <message>
        <source>Awards…</source>
        <translation>Logros…</translation>
    </message>
    <message>
        <source>Skill and luck…</source>
        <translation>Habilidad y suerte…</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>Olvidarlo todo…</translation>
    </message>
</context>
<context>
    <name>StatusSheet</name>
    <message>
        <source>How things stand</source>
        <translation>Cómo va la partida</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>You hold %n tile(s).</source>
        <translation>
            <numerusform>Tienes %n ficha.</numerusform>
            <numerusform>Tienes %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are in the boneyard.</source>
        <translation>
            <numerusform>En el pozo hay %n ficha.</numerusform>
            <numerusform>En el pozo hay %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) in hand.</source>
        <extracomment>%1: a player</extracomment>
        <translation>
            <numerusform>%1: %n ficha en la mano.</numerusform>
            <numerusform>%1: %n fichas en la mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) so far.</source>
        <extracomment>%1: a player; the total of the rounds that are finished</extracomment>
        <translation>
            <numerusform>%1: %n punto hasta ahora.</numerusform>
            <numerusform>%1: %n puntos hasta ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) so far.</source>
        <comment>the total of the rounds that are finished</comment>
        <translation>
            <numerusform>Tienes %n punto hasta ahora.</numerusform>
            <numerusform>Tienes %n puntos hasta ahora.</numerusform>
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
        <translation>%1 roba la %2.</translation>
    </message>
    <message>
        <source>You leave your train open.</source>
        <translation>Dejas tu tren abierto.</translation>
    </message>
    <message>
        <source>%1 leaves their train open.</source>
        <translation>%1 deja su tren abierto.</translation>
    </message>
    <message>
        <source>You finish your first turn.</source>
        <translation>Terminas tu primer turno.</translation>
    </message>
    <message>
        <source>%1 finishes their first turn.</source>
        <translation>%1 termina su primer turno.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Cada jugador recibe %n ficha.</numerusform>
            <numerusform>Cada jugador recibe %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. You start the game.</source>
        <translation>El doble de salida, el %1, está en la estación. Empiezas tú la partida.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. %2 starts the game.</source>
        <comment>%2: who</comment>
        <translation>El doble de salida, el %1, está en la estación. %2 empieza la partida.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is you.</source>
        <translation>El doble de salida, el %1, está en la estación. Se empieza por turnos: esta vez te toca a ti.</translation>
    </message>
    <message>
        <source>The engine %1 lies in the station. The players take turns to start: this time it is %2.</source>
        <comment>%2: who</comment>
        <translation>El doble de salida, el %1, está en la estación. Se empieza por turnos: esta vez le toca a %2.</translation>
    </message>
    <message>
        <source>You hold the engine %1: it is placed in the station, and you start.</source>
        <translation>Tienes el doble de salida, el %1: va a la estación y empiezas tú.</translation>
    </message>
    <message>
        <source>%1 holds the engine %2: it is placed in the station, and %1 starts.</source>
        <comment>%1: who, %2: tile</comment>
        <translation>%1 tiene el doble de salida, el %2, y lo pone en la estación: empieza %1.</translation>
    </message>
    <message numerus="yes">
        <source>To find the engine, %n more are drawn.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Para encontrar el doble de salida se roba %n más.</numerusform>
            <numerusform>Para encontrar el doble de salida se roban %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody held the engine %1: you drew it and start.</source>
        <comment>%1: tile</comment>
        <translation>Nadie tenía el doble de salida, el %1: lo robas tú y empiezas.</translation>
    </message>
    <message>
        <source>Nobody held the engine %1: %2 drew it and starts.</source>
        <comment>%1: tile, %2: who</comment>
        <translation>Nadie tenía el doble de salida, el %1: lo roba %2 y empieza.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>Always draw and pass for me</source>
        <translation>Robar y pasar siempre por mí</translation>
    </message>
</context>
<context>
    <name>TableChips</name>
    <message>
        <source>Play together again:</source>
        <translation>Otra vez juntos:</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Tile %1</source>
        <translation>Ficha %1</translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>Look for the longest chain in your hand before your first tile: from the end of your own train, tile after tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can.</source>
        <translation>Antes de tu primera ficha, busca la cadena más larga que puedas formar: desde el extremo de tu propio tren, ficha tras ficha. Lo que pertenece a esa cadena se guarda para tu tren; lo demás se pone en otros sitios en cuanto se pueda.</translation>
    </message>
    <message>
        <source>Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy and hard to get rid of.</source>
        <translation>Pon los dobles pronto, mientras aún tengas una ficha que pueda seguirles. Un doble al final de la ronda suele costar muchos puntos y es difícil de soltar.</translation>
    </message>
    <message>
        <source>Keep a second tile of the same value with each double, so that you can follow it yourself.</source>
        <translation>Guarda con cada doble otra ficha de su número, para poder cubrirlo tú.</translation>
    </message>
    <message>
        <source>When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a chain that you will not finish.</source>
        <translation>Cuando a los demás les queden pocas fichas, piensa en los puntos: soltar una ficha con muchos puntos vale más que una cadena que no vas a terminar.</translation>
    </message>
    <message>
        <source>Hold many different values rather than many tiles of one. Then something fits at almost every end.</source>
        <translation>Mejor tener muchos números distintos que muchas fichas del mismo. Así encaja algo en casi todos los extremos.</translation>
    </message>
    <message>
        <source>A double that you cannot follow still holds up those who must close it. If you have to leave one open, do it with a value of which most tiles already lie on the table.</source>
        <translation>Un doble al que no puedes seguir frena de todos modos a quienes tienen que cubrirlo después. Si tienes que dejar uno sin cubrir, que sea de un número cuyas fichas ya estén casi todas en la mesa.</translation>
    </message>
    <message>
        <source>If there is a marker on your train, get it off soon: others play there too, and the end that your chain needs may be gone.</source>
        <translation>Si hay una locomotora en tu tren, procura quitarla pronto: los demás también juegan ahí, y el extremo que necesita tu cadena puede desaparecer.</translation>
    </message>
    <message>
        <source>When two tiles fit equally well, play the one with more pips.</source>
        <translation>Si dos fichas encajan igual de bien, pon la que tiene más puntos.</translation>
    </message>
    <message>
        <source>Remember where others had to draw: they had no tile of that value. Leave them an end with that value.</source>
        <translation>Recuerda dónde tuvieron que robar los demás: no tenían ninguna ficha de ese número. Déjales un extremo con ese número.</translation>
    </message>
    <message>
        <source>As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other trains first and save your chain for later.</source>
        <translation>Mientras no haya una locomotora en tu tren, nadie te lo puede quitar. Así que pon primero tus fichas sueltas en otros trenes y guarda tu cadena para después.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>open to everybody</source>
        <translation>abierto a todos</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>está pensando…</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n pto.</numerusform>
            <numerusform>%n ptos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not play on %1, and has kept no drawn tile since.</source>
        <translation>No pudo poner nada en %1 y no le queda ninguna ficha robada desde entonces.</translation>
    </message>
    <message>
        <source>computer thinks…</source>
        <comment>for a player who is away</comment>
        <translation>la IA piensa…</translation>
    </message>
</context>
<context>
    <name>TrainSheet</name>
    <message numerus="yes">
        <source>Mexican Train: %n tile(s)</source>
        <translation>
            <numerusform>Tren mexicano: %n ficha</numerusform>
            <numerusform>Tren mexicano: %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your train: %n tile(s)</source>
        <translation>
            <numerusform>Tu tren: %n ficha</numerusform>
            <numerusform>Tu tren: %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s train: %n tile(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>El tren de %1: %n ficha</numerusform>
            <numerusform>El tren de %1: %n fichas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
    <message>
        <source>%1, ends in %2, double to be closed</source>
        <translation>%1, termina en %2, doble por cubrir</translation>
    </message>
    <message>
        <source>%1, ends in %2, open</source>
        <translation>%1, termina en %2, abierto</translation>
    </message>
    <message>
        <source>%1, ends in %2, for you alone</source>
        <translation>%1, termina en %2, solo para ti</translation>
    </message>
    <message>
        <source>%1, ends in %2, closed</source>
        <translation>%1, termina en %2, cerrado</translation>
    </message>
    <message>
        <source>%1; a computer player plays here meanwhile</source>
        <extracomment>%1: a train and how it stands</extracomment>
        <translation>%1; mientras tanto juega aquí una IA</translation>
    </message>
    <message>
        <source>the double first</source>
        <comment>on a plate: no train is open before it is covered</comment>
        <translation>primero el doble</translation>
    </message>
    <message>
        <source>from your next turn</source>
        <comment>on a plate: the train is not open yet</comment>
        <translation>tu próximo turno</translation>
    </message>
    <message>
        <source>your train first</source>
        <comment>on a plate: where one plays first</comment>
        <translation>primero tu tren</translation>
    </message>
    <message>
        <source>%1, ends in %2, not open now: %3</source>
        <extracomment>%3: what comes first, in a few words, as &quot;the double first&quot;</extracomment>
        <translation>%1, termina en %2, aún cerrado: %3</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 está pensando.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>You may take your marker off or leave your train open.</source>
        <translation>Puedes quitar tu locomotora o dejar tu tren abierto.</translation>
    </message>
    <message>
        <source>Your first turn: play as many tiles as you like on your own train.</source>
        <translation>Tu primer turno: pon tantas fichas como quieras en tu propio tren.</translation>
    </message>
    <message>
        <source>Play another tile on your train, or finish your first turn.</source>
        <translation>Pon otra ficha en tu tren o termina tu primer turno.</translation>
    </message>
    <message>
        <source>No further tile fits: finish your first turn.</source>
        <translation>Ya no encaja ninguna ficha: termina tu primer turno.</translation>
    </message>
    <message>
        <source>You drew %1: play it, or keep it and pass.</source>
        <translation>Has robado la %1: ponla, o quédatela y pasa.</translation>
    </message>
    <message>
        <source>You drew %1, and it fits: play it.</source>
        <translation>Has robado la %1 y encaja: ponla.</translation>
    </message>
    <message>
        <source>Your turn: close the double %1 %2.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Tu turno: cubre el doble %1 que está %2.</translation>
    </message>
    <message>
        <source>After a double you play one more tile, but not a double.</source>
        <translation>Después de un doble pones otra ficha, pero no un doble.</translation>
    </message>
    <message>
        <source>After a double you play one more tile.</source>
        <translation>Después de un doble pones otra ficha.</translation>
    </message>
    <message>
        <source>Your turn: close one of the open doubles.</source>
        <translation>Tu turno: cubre uno de los dobles sin cubrir.</translation>
    </message>
    <message>
        <source>Your turn: play a tile where the signal is green.</source>
        <translation>Tu turno: pon una ficha donde la señal está en verde.</translation>
    </message>
    <message>
        <source>The double %1 %2 must be closed and no tile of yours fits: draw one.</source>
        <comment>%1: tile, %2: on whose train</comment>
        <translation>Hay que cubrir el doble %1 que está %2 y ninguna de tus fichas sirve: roba una.</translation>
    </message>
    <message>
        <source>The open doubles must be closed and no tile of yours fits: draw one.</source>
        <translation>Hay que cubrir los dobles y ninguna de tus fichas sirve: roba una.</translation>
    </message>
    <message>
        <source>No tile of yours fits: draw one.</source>
        <translation>Ninguna de tus fichas sirve: roba una.</translation>
    </message>
    <message>
        <source>You owe a tile after your double and have none for it: draw one.</source>
        <translation>Tu doble pide otra ficha y no tienes ninguna que sirva: roba una.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n tile(s) fit.</source>
        <translation>
            <numerusform>Tu turno. Encaja %n ficha.</numerusform>
            <numerusform>Tu turno. Encajan %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. You can play: %1.</source>
        <comment>%1: tiles</comment>
        <translation>Tu turno. Puedes poner: %1.</translation>
    </message>
    <message>
        <source>does not fit now</source>
        <comment>a tile</comment>
        <translation>ahora no encaja en ningún sitio</translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a tile; %1: on whose trains</comment>
        <translation>encaja %1</translation>
    </message>
    <message>
        <source>%1 fits %2.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>La %1 encaja %2.</translation>
    </message>
    <message>
        <source>Your first turn: no tile of yours fits, so you can only pass.</source>
        <translation>Tu primer turno: ninguna de tus fichas encaja, así que solo puedes pasar.</translation>
    </message>
    <message>
        <source>%1 cannot be played either: you can only pass.</source>
        <translation>La %1 tampoco se puede poner: solo puedes pasar.</translation>
    </message>
    <message>
        <source>No tile of yours can be played and you cannot draw: you can only pass.</source>
        <translation>No puedes poner ninguna de tus fichas ni robar: solo puedes pasar.</translation>
    </message>
    <message>
        <source>%1 fits in several places: choose one.</source>
        <translation>La %1 se puede poner en varios sitios: elige uno.</translation>
    </message>
    <message>
        <source>%1 fits %2: choose one of them.</source>
        <comment>%1: tile, %2: on whose trains</comment>
        <translation>La %1 encaja %2: elige uno.</translation>
    </message>
    <message>
        <source>The computer is thinking for %1.</source>
        <extracomment>%1: a player who is away</extracomment>
        <translation>La IA está pensando por %1.</translation>
    </message>
    <message>
        <source>%1 Press Up.</source>
        <comment>%1: a whole sentence; Up: the key with that arrow</comment>
        <translation>%1 Pulsa flecha arriba.</translation>
    </message>
    <message>
        <source>You have no tile with %1: draw one.</source>
        <extracomment>%1: one or more numbers, as in &quot;1, 6, 9&quot;</extracomment>
        <translation>No tienes ninguna ficha con %1: roba una.</translation>
    </message>
    <message>
        <source>You have no tile with %1: you can only pass.</source>
        <translation>No tienes ninguna ficha con %1: solo puedes pasar.</translation>
    </message>
    <message>
        <source>%1 You can play: %2.</source>
        <comment>%1: a whole sentence, %2: tiles</comment>
        <translation>%1 Puedes poner: %2.</translation>
    </message>
    <message>
        <source>%1 Press %2.</source>
        <comment>%1: a whole sentence; %2: the key</comment>
        <translation>%1 Pulsa %2.</translation>
    </message>
    <message>
        <source>%1 Shift+%2 ends your turn.</source>
        <comment>%1: a whole sentence; %2: a letter, held with Shift</comment>
        <translation>%1 Mayús+%2 termina tu turno.</translation>
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
        <translation>Tutorial: %1 de %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation>Saltar el tutorial</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jugar una partida</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
</context>
</TS>
