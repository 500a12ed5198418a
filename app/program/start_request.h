// What somebody who starts the program wants of it: said by a program that is just starting, to itself or to the one
// that runs already.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

class Program;
struct Arguments;

struct StartRequest {
    QString record = {};   ///< to open, an absolute path; empty: none
    QString newGame = {};  ///< as --new has it; empty: none
    QString language = {}; ///< empty: as it is
    QString activation =
        {}; ///< what the desktop has given a start so that its window may come to the front; empty: nothing

    friend bool operator==(const StartRequest&, const StartRequest&) = default;
};

StartRequest requestOf(const Arguments& arguments);

/// One line, without its line feed.
QByteArray toLine(const StartRequest& request);
/// Nothing: it is no such line.
std::optional<StartRequest> requestFrom(const QByteArray& line);

/// Does it at the program's start: without anything to open or to begin, the game that was left last is gone on with.
/// An English sentence for whoever started it when that is not possible; else empty, also where the window has to ask
/// what is to become of a damaged record.
QString begin(Program& program, const StartRequest& request);
/// Does it in the middle of whatever goes on: what cannot be opened is told in the window, and the game on the table
/// stays. Without anything to open or to begin nothing changes.
void takeUp(Program& program, const StartRequest& request);
