// Many rounds together: games, means, and what is said of them.
#include "app/coach/skill_plot.h"
#include "app/coach/skill_words.h"
#include "tests/app/in_english.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <cstdlib>

namespace
{

QDateTime day(int number) { return {QDate(2026, 11, number), QTime(20, 0)}; }

// Points, not hundredths.
SkillRound played(const QString& path, int begun, int play, int deal, int draws)
{
    mt::Skill skill;
    skill.order.points = 900;
    skill.deal.points = 100 * deal;
    skill.draws.points = 100 * draws;
    skill.others.points = 700;
    skill.play.points = 100 * play;
    return {QStringLiteral("Anna"), path, day(begun), "tactic", skill};
}

TEST(SkillBook, AGameIsTheMeanOfItsRounds)
{
    const std::vector<SkillGame> games =
        skillGames({played("late", 3, 2, -4, 1), played("early", 1, 1, 5, 0), played("late", 3, 5, 8, 1)});
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0], (SkillGame{"early", day(1), "tactic", 1, 100, 500}));
    EXPECT_EQ(games[1], (SkillGame{"late", day(3), "tactic", 2, 350, 300}))
        << "neither who began nor what the others did";
}

TEST(SkillBook, MeansHaveTheErrorThatTheRoundsThemselvesShow)
{
    EXPECT_EQ(skillMeans({}), SkillMeans());
    // -1 and 3: 1 in the mean, the deviation is the root of 8, and over the root of two that is 2.
    const SkillMeans means = skillMeans({played("a", 1, 2, -1, 0), played("b", 2, 2, 3, 0)});
    EXPECT_EQ(means, (SkillMeans{2, {200, 0}, {100, 200}}));
}

// As Student's table has them for 4, 9, 19 and 99 degrees of freedom: never less, and not much more.
TEST(SkillBook, FewRoundsLeaveMoreDoubt)
{
    for (const auto& [rounds, quantile] : {std::pair(5, 2.776), {10, 2.262}, {20, 2.093}, {100, 1.984}}) {
        const int doubt = doubtOf({0, 1000}, rounds);
        EXPECT_GE(doubt, 1000 * quantile) << rounds;
        EXPECT_LE(doubt, 1100 * quantile) << rounds;
    }
}

class SkillSaid : public InEnglish
{
};

TEST_F(SkillSaid, NothingOfMeansThatCouldBeAnything)
{
    EXPECT_EQ(SkillWords::playMean({4, {300, 100}, {300, 100}}),
              "After five rounds, this page says what your play and your tiles come to.");
    EXPECT_EQ(SkillWords::tilesMean({4, {300, 100}, {300, 100}}), "");
}

TEST_F(SkillSaid, WhoseFavourItWasAndWhetherThatIsMoreThanChance)
{
    const SkillMeans means{33, {324, 60}, {-110, 240}};
    EXPECT_EQ(SkillWords::playMean(means),
              "Your play over 33 rounds, on average: 3.2 against you (give or take 1.3), against "
              "what “Hard” would have done in your place.");
    EXPECT_EQ(SkillWords::tilesMean(means),
              "Your tiles, on average: 1.1 for you (give or take 5.0). That is no more than chance brings.");
    EXPECT_EQ(SkillWords::tilesMean({33, {}, {610, 240}}),
              "Your tiles, on average: 6.1 against you (give or take 5.0). "
              "Chance alone brings that in fewer than 1 of 20 cases.");
    const SkillGameRow row = SkillWords::row({"game", day(3), "tactic", 3, 4, -96});
    EXPECT_EQ(row.play, "play: no difference");
    EXPECT_EQ(row.tiles, "tiles: 1.0 for you");
    EXPECT_TRUE(row.where.contains("Tactic") && row.where.contains("3 rounds")) << qPrintable(row.where);
    EXPECT_EQ(row.spoken, row.where + "; " + row.play + "; " + row.tiles);
}

// The middle of all that is drawn in about that colour.
double heightOf(const QColor& colour, const std::vector<SkillGame>& games)
{
    QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    QFont font;
    font.setPixelSize(12);
    SkillPlot::draw(painter, image.rect(), games, {Qt::red, Qt::blue}, {font, Qt::black, Qt::lightGray, Qt::white, 2});
    double sum = 0;
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (std::abs(pixel.red() - colour.red()) + std::abs(pixel.blue() - colour.blue()) < 100) {
                sum += y;
                ++count;
            }
        }
    EXPECT_GT(count, 0);
    return sum / count;
}

TEST(SkillPlot, UpwardsIsForThem)
{
    const std::vector<SkillGame> games{{"a", day(1), "tactic", 1, -800, 800}, {"b", day(2), "tactic", 1, -800, 800}};
    EXPECT_LT(heightOf(Qt::red, games), 100);
    EXPECT_GT(heightOf(Qt::blue, games), 200);
    const std::vector<SkillGame> turned{{"a", day(1), "tactic", 1, 800, -800}, {"b", day(2), "tactic", 1, 800, -800}};
    EXPECT_GT(heightOf(Qt::red, turned), 200);
}

} // namespace
