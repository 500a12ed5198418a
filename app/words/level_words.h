// The AI levels as players know them.
#pragma once

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

private:
    struct Entry;
    static const Entry* find(std::string_view id);
};
