// Something that happens to the disk, the files or the clock while a game is played.
#pragma once

#include "app/play/game_session.h"

#include <QFile>
#include <QStringList>

/// Where things are, in a folder of which nobody else knows.
struct Places {
    explicit Places(const QString& folder)
        : data(folder + QStringLiteral("/data")), rescue(folder + QStringLiteral("/rescue")),
          aside(folder + QStringLiteral("/aside"))
    {
    }
    QString data;   ///< of the program
    QString rescue; ///< takes rescue files
    QString aside;  ///< what a fault puts away
};

class Fault
{
public:
    virtual ~Fault() = default;

    /// It comes about. Called once, at any moment of a game, also while something is on its way to the disk.
    virtual void strike(const GameSession& game) = 0;
    /// As long as it lasts the record may not get to the disk: this has to be said before it is cured.
    virtual bool stops() const { return false; }
    virtual void cure() {}
    /// The game was left; its record is that file.
    virtual void judge(const QString& /*record*/) {}

    int said = 0;      ///< problems that somebody else than the game has told
    int unsaid = 0;    ///< and that nobody has
    QStringList wrong; ///< what else is not as it should be
};
