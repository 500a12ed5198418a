// The words of the rulebooks, and what is wrong with a choice of rules.
#pragma once

#include "engine/rules/catalogue.h"

#include <QCoreApplication>
#include <QString>

class RulebookWords
{
    Q_DECLARE_TR_FUNCTIONS(RulebookWords)

public:
    /// "Tactic".
    static QString rulebookName(std::string_view id);
    /// A sentence on what sets it apart.
    static QString rulebookBlurb(std::string_view id);
    /// Where it is printed, in a sentence: docs/rules.md has the facts.
    static QString rulebookSource(std::string_view id);
    /// Why these rules cannot be played, in one sentence.
    static QString errorSentence(const mt::RulesError& error);

private:
    struct Entry;
    static const Entry* find(std::string_view rulebook);
};
