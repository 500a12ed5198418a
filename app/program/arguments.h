// The program's arguments. Understood before there is a window, so that --help and mistakes need no display.
#pragma once

#include <QString>
#include <QStringList>

struct Arguments {
    QString newGame; ///< to begin, as parseNewGame() reads it; empty: none
    QString record;  ///< to open; empty: none
    /// The record was named as a desktop does, without --open: whoever did that looks at the window, not at a terminal.
    bool isByDesktop = false;
    QString language; ///< empty: the one chosen last, else the system's
    QString dataDir;  ///< empty: the platform's own places
    QString rulesTo;  ///< the folder that the rules are to be written to, and nothing else is to be done; empty: none

    enum class Ending { none, help, version, usage, wrongInput };
    /// Anything but `none`: the program ends at once, with `message` (help and version on standard output, mistakes
    /// on standard error).
    Ending ending = Ending::none;
    QString message;

    /// 0, 1 for wrong input, 2 for wrong usage.
    int exitCode() const;
};

/// Without the program's own name.
Arguments parseArguments(const QStringList& words);
