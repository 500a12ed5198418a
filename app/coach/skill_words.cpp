#include "app/coach/skill_words.h"

#include "app/history/history_words.h"
#include "app/scores/score_words.h"
#include "app/words/level_words.h"
#include "app/words/rulebook_words.h"

#include <QLocale>

#include <cmath>
#include <cstdlib>

namespace
{

int tenths(int hundredths) { return static_cast<int>(std::lround(std::abs(hundredths) / 10.0)); }

} // namespace

QString SkillWords::number(int hundredths) { return QLocale().toString(tenths(hundredths) / 10.0, 'f', 1); }

QString SkillWords::forOrAgainst(int hundredths)
{
    if (tenths(hundredths) == 0)
        return tr("no difference", "points for or against somebody: none");
    return (hundredths < 0 ? tr("%1 for you", "%1: points") : tr("%1 against you", "%1: points"))
        .arg(number(hundredths));
}

SkillGameRow SkillWords::row(const SkillGame& game)
{
    SkillGameRow row;
    row.where = tr("%1 · %2 · %n round(s)", "%1: date, %2: rulebook", game.rounds)
                    .arg(HistoryWords::date(game.begun), RulebookWords::rulebookName(game.rulebook));
    row.play = tr("play: %1", "%1: such as \"3.1 for you\"").arg(forOrAgainst(game.play));
    row.tiles = tr("tiles: %1", "%1: such as \"3.1 for you\"").arg(forOrAgainst(game.tiles));
    row.spoken = ScoreWords::list({row.where, row.play, row.tiles});
    return row;
}

QString SkillWords::playMean(const SkillMeans& means)
{
    if (means.rounds < roundsForMeans)
        return tr("After five rounds, this page says what your play and your tiles come to.");
    return tr("Your play over %n round(s), on average: %1 (give or take %2), against what “%3” would have done in "
              "your place.",
              "%1: such as \"3.1 for you\", %3: a level", means.rounds)
        .arg(forOrAgainst(means.play.points), number(doubtOf(means.play, means.rounds)), LevelWords::name("hard"));
}

QString SkillWords::tilesMean(const SkillMeans& means)
{
    if (means.rounds < roundsForMeans)
        return {};
    const int doubt = doubtOf(means.tiles, means.rounds);
    const QString mean = tr("Your tiles, on average: %1 (give or take %2).", "%1: such as \"3.1 for you\"")
                             .arg(forOrAgainst(means.tiles.points), number(doubt));
    const QString verdict =
        std::abs(means.tiles.points) > doubt
            ? tr("Chance alone brings that in fewer than 1 of 20 cases.", "so much luck, or bad luck, in many rounds")
            : tr("That is no more than chance brings.", "so much luck, or bad luck, in many rounds");
    return tr("%1 %2", "two whole sentences, one after the other").arg(mean, verdict);
}

QString SkillWords::progress(int known, int all) { return tr("Going over your rounds: %1 of %2").arg(known).arg(all); }

#include "moc_skill_words.cpp"
