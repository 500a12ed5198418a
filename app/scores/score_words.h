// A score sheet in words.
#pragma once

#include "app/scores/score_table.h"

#include <QCoreApplication>
#include <QString>

class ScoreWords
{
    Q_DECLARE_TR_FUNCTIONS(ScoreWords)

public:
    /// A number in the digits of the language.
    static QString number(int number);
    /// "12-12".
    static QString engine(const mt::GameRules& rules, int round);
    /// One row of the sheet for who cannot see it; `round` from 1, finished.
    static QString row(const ScoreTable& table, int round);
    /// All totals as they stand; empty before the first round.
    static QString totals(const ScoreTable& table);
    /// Who has won, or who leads; empty before the first round.
    static QString standing(const ScoreTable& table);
    /// "41 points".
    static QString points(int points);
    /// In a game that is over, from 1, for who cannot see it.
    static QString place(int place, const QString& name, int points);
    /// With which tiles it is played, how long, and what the double blank costs.
    static QStringList facts(const mt::GameRules& rules);
    /// "Double-12 set".
    static QString tiles(const mt::GameRules& rules);
    /// "Round 3, engine 10-10".
    static QString round(const mt::GameRules& rules, int round);
    /// "Anna, Bruno and Clara".
    static QString players(const ScoreTable& table);
    /// When a kept game was begun, by which rules, and how far it is.
    static QString progress(const ScoreTable& table);
    /// "41 points; 30 points".
    static QString list(const QStringList& parts);

    // On paper.
    static QString title();
    /// The date in the language's way; of an unknown one the word before the line for it.
    static QString date(QDate date);
    /// The rulebook and facts().
    static QString playedBy(const mt::GameRules& rules);
    static QString page(int page, int pages);
    static QString roundTitle();
    static QString totalTitle();
    /// What the two numbers of a box are.
    static QString boxNote();
};
