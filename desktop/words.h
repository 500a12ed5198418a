// What a desktop shows of the program before it runs: its sentences, in English as in the catalogues.
#pragma once

#include <QtGlobal>

struct DesktopWord {
    const char* key; ///< as the templates name it, in braces
    const char* english;
};

/// What the catalogues call the place of these sentences.
constexpr const char* desktopContext = "Desktop";

constexpr DesktopWord desktopWords[] = {
    {"name", QT_TRANSLATE_NOOP("Desktop", "Mexican Train")},
    {"kind", QT_TRANSLATE_NOOP("Desktop", "Domino game")},
    {"summary", QT_TRANSLATE_NOOP("Desktop", "Play Mexican Train dominoes by the rules in your box")},
    //: what somebody might type to find the game; each followed by a semicolon
    {"keywords", QT_TRANSLATE_NOOP("Desktop", "domino;dominoes;train;tiles;family;")},
    {"about", QT_TRANSLATE_NOOP(
                  "Desktop",
                  "Mexican Train is a domino game for two to fourteen players: everybody builds a train of tiles from "
                  "the station, and an open train may be used by all. The rules differ from box to box, so this table "
                  "knows several rule leaflets and their variants, explains every refusal in words, and plays fair.")},
    {"company", QT_TRANSLATE_NOOP("Desktop", "Play against the computer, against each other at one screen, or both")},
    {"hands", QT_TRANSLATE_NOOP("Desktop", "Everything by mouse, by touch or by keyboard")},
    {"quiet", QT_TRANSLATE_NOOP("Desktop", "No advertisements, no network, no account")},
    {"picture", QT_TRANSLATE_NOOP("Desktop", "The table in the middle of a round")},
    //: a kind of file, as a file manager names it
    {"record", QT_TRANSLATE_NOOP("Desktop", "Mexican Train saved game")},
};
