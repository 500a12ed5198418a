// What is said about awards and bests.
#pragma once

#include "app/history/awards.h"
#include "app/history/awards_model.h"
#include "app/history/bests.h"
#include "app/people/seat.h"

class AwardWords
{
    Q_DECLARE_TR_FUNCTIONS(AwardWords)

public:
    /// `feat`: where it was earned, or nothing.
    static AwardRow row(const Award& award, const std::optional<Feat>& feat);
    static BestRow row(const Best& best, const std::optional<Feat>& feat);
    static QString standing(int earned, int all);
    static QString progress(int read, int all);
    /// What is new for a player by a round, in a line; where several people sit, with the name.
    static QString news(const FeatBook::News& news, const FeatBook& book, const QString& player, bool isNamed);

private:
    static QString where(const Feat& feat);
};
