// The AI levels as players know them.
#pragma once

#include "app/people/seat_names.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

class LevelWords
{
    Q_DECLARE_TR_FUNCTIONS(LevelWords)

public:
    /// The display name; a level without one (tested: none that is offered) shows its id.
    static QString name(std::string_view id);
    /// How it plays, in a sentence.
    static QString blurb(std::string_view id);
    /// How well it plays, in a sentence; nothing where that was not measured.
    static QString measured(std::string_view id);
    /// Both, each in a line of its own.
    static QString note(std::string_view id);
    /// Which level is to play for those seats: the one that they have is not there.
    static QString question(const std::vector<int>& seats, const SeatNames& names);

private:
    struct Entry;
    static const Entry* find(std::string_view id);
};
