// What can be said of a character before anybody has played against them.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

class CharacterWords
{
    Q_DECLARE_TR_FUNCTIONS(CharacterWords)

public:
    /// In the language of the moment: what somebody of that leaning likes to do, in a sentence; of none, and of one
    /// that is not known, that there is nothing.
    static QString leaning(std::string_view id);
};
