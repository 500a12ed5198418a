// What the page of skill and luck says.
#pragma once

#include "app/coach/skill_book.h"

#include <QCoreApplication>
#include <QObject>

/// A game as it is shown.
struct SkillGameRow {
    Q_GADGET
    Q_PROPERTY(QString where MEMBER where)
    Q_PROPERTY(QString play MEMBER play)
    Q_PROPERTY(QString tiles MEMBER tiles)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    QString where; ///< when it was begun, by which rules, and how long it is
    QString play;
    QString tiles;
    QString spoken; ///< all of that for a screen reader
    friend bool operator==(const SkillGameRow&, const SkillGameRow&) = default;
};

class SkillWords
{
    Q_DECLARE_TR_FUNCTIONS(SkillWords)

public:
    /// With fewer rounds nothing is said of the means: they could be anything.
    static constexpr int roundsForMeans = 5;

    static SkillGameRow row(const SkillGame& game);
    /// What the play and the tiles come to, a sentence each.
    static QString playMean(const SkillMeans& means);
    static QString tilesMean(const SkillMeans& means);
    static QString progress(int known, int all);

private:
    static QString number(int hundredths);
    static QString forOrAgainst(int hundredths);
};
