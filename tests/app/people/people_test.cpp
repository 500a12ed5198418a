// The people at the table: how their names are shown, and what a record says of them.
#include "app/people/ai_names.h"
#include "app/people/player_name.h"
#include "app/people/seat.h"
#include "app/words/languages.h"
#include "tests/app/in_english.h"

#include <set>

namespace
{

TEST(People, NamesOfAnyScriptAreShownAsTheyAre)
{
    for (const QString& name :
         {QStringLiteral("Анна"), QStringLiteral("李雷"), QStringLiteral("José-María"),
          QStringLiteral("👩‍👩‍👧‍👦 Kim"), QStringLiteral("<b>&amp;"), QString(40, QLatin1Char('x'))})
        EXPECT_EQ(PlayerName::shown(name), name);
    EXPECT_EQ(PlayerName::shown(QStringLiteral("  two\n\tlines\x01 ")), QStringLiteral("two lines"));
    EXPECT_TRUE(PlayerName::shown(QStringLiteral(" \u200f\n")).isEmpty());
}

TEST(People, NamesNeverTurnTheSentenceAroundThem)
{
    EXPECT_EQ(PlayerName::shown(QStringLiteral("Ann\u202ea")), QStringLiteral("Anna"));
    EXPECT_EQ(PlayerName::shown(QStringLiteral("אנה")), QStringLiteral("\u2068אנה\u2069"));
}

TEST(People, LongNamesAreCutBetweenCharacters)
{
    const QString family = QStringLiteral("👩‍👩‍👧‍👦");
    QString name;
    for (int i = 0; i < PlayerName::longest; ++i)
        name += family;
    EXPECT_EQ(PlayerName::shown(name), name);
    EXPECT_EQ(PlayerName::shown(name + family), name.chopped(family.size()) + QStringLiteral("…"));
}

TEST(People, NamesStayWithinTheirLine)
{
    const QString heap = QStringLiteral("Z") + QStringLiteral("\u0336\u0310").repeated(200) + QStringLiteral("oe");
    EXPECT_EQ(PlayerName::shown(heap), QStringLiteral("Z\u0336\u0310\u0336\u0310oe"));
    const QString ties = QStringLiteral("👩") + QStringLiteral("\u200d👩").repeated(300);
    EXPECT_LE(PlayerName::shown(ties).toUcs4().size(), PlayerName::mostCodes);
    const QString tied = QStringLiteral("a") + QStringLiteral("\u0301\u200d").repeated(300);
    EXPECT_LE(PlayerName::shown(tied).size(), 1 + 2 * PlayerName::mostMarks);
    // Vietnamese, Greek, Hebrew with its points, Hindi, a flag by tags, people with two tones of skin.
    for (const QString& name :
         {QStringLiteral("Tha\u0302\u0301o"), QStringLiteral("\u03b1\u0313\u0301\u0345"), QStringLiteral("क्षत्रिय"),
          QStringLiteral("🏴󠁧󠁢󠁥󠁮󠁧󠁿"), QStringLiteral("👩🏻‍❤️‍💋‍👩🏿")})
        EXPECT_EQ(PlayerName::shown(name), name);
}

TEST(People, ANameOfWhichNothingIsSeenIsNone)
{
    for (const QString& name :
         {QStringLiteral("\u200b"), QStringLiteral("\u200d\u2060\ufeff"), QStringLiteral("\u00ad"),
          QStringLiteral("\u3164"), QStringLiteral("\u2800 \u2800"), QStringLiteral("\u0301\u0301"),
          QString(100, QChar(0x200b)), QStringLiteral("\U000e0041")})
        EXPECT_TRUE(PlayerName::shown(name).isEmpty()) << name.toStdString();
    EXPECT_EQ(SeatNames({QString(60, QChar(0x200b))}, -1).name(0), QStringLiteral("Player 1"));
    EXPECT_EQ(SeatNames({QStringLiteral("\u200b")}, 0).name(0), QStringLiteral("You"));
}

TEST(People, AisHaveNamesOfEachLanguage)
{
    Languages languages;
    EXPECT_EQ(AiNames::ids().size(), static_cast<std::size_t>(mt::maxSeats)) << "one for each seat";
    for (const QString& code : Languages::all()) {
        ASSERT_TRUE(languages.use(code));
        const std::string language = code.toStdString();
        const QChar::Script itsScript = Languages::nativeName(code).front().script();
        std::set<QString> given;
        for (const std::string_view id : AiNames::ids()) {
            const QString name = AiNames::shown(id, {});
            EXPECT_TRUE(given.insert(name).second) << language << ": two are called " << name.toStdString();
            EXPECT_EQ(name.front().script(), itsScript) << language << ": " << name.toStdString();
        }
    }
    EXPECT_EQ(AiNames::shown("of-next-year", QStringLiteral("Zed")), QStringLiteral("Zed"));
    EXPECT_EQ(AiNames::shown("", QStringLiteral("Anna")), QStringLiteral("Anna"));
    EXPECT_EQ(AiNames::idOfOld(QStringLiteral("Olga")), "olga");
    EXPECT_EQ(AiNames::idOfOld(QStringLiteral("Anna")), "");
}

TEST(People, SeveralNamesAreAList)
{
    const SeatNames others({QStringLiteral("Anna"), QStringLiteral("Bo"), QStringLiteral("Cy"), QString()}, 3);
    EXPECT_EQ(others.list({1}), QStringLiteral("Bo"));
    EXPECT_EQ(others.list({1, 0}), QStringLiteral("Bo and Anna"));
    EXPECT_EQ(others.list({0, 1, 2}), QStringLiteral("Anna, Bo and Cy"));
    EXPECT_EQ(others.list({3, 0, 1, 2}), QStringLiteral("You, Anna, Bo and Cy"));
    EXPECT_EQ(others.list({0, 3}), QStringLiteral("Anna and you"));
}

TEST(People, ASeatWithoutANameHasOne)
{
    EXPECT_EQ(SeatNames({QString(), QString(), QString()}, 0).name(2), QStringLiteral("Player 3"));
    EXPECT_EQ(SeatNames({QString()}, 0).name(0), QStringLiteral("You"));
}

class Called : public InEnglish
{
protected:
    const SeatNames names{QStringList{"Anna", "Bo", ""}, 0};
};

TEST_F(Called, TrainsAreNamedForTheOneWhoLooks)
{
    EXPECT_EQ(said(names.trainTitle(0)), "Your train");
    EXPECT_EQ(said(names.trainTitle(2)), "Player 3’s train");
    EXPECT_EQ(said(names.trainTitle(mt::mexicanTrain)), "The Mexican Train");
    EXPECT_EQ(said(names.onTrain(1)), "on Bo’s train");
    EXPECT_EQ(said(names.ontoTrain(mt::mexicanTrain)), "on the Mexican Train");
    EXPECT_EQ(said(SeatNames({"Anna", ""}, 1).name(1)), "You");
    EXPECT_EQ(said(SeatNames({"Anna", ""}, 1).givenName(1)), "Player 2");
    EXPECT_EQ(said(SeatNames({"Anna", " \t"}, 1).name(1)), "You") << "that is no name";
    EXPECT_EQ(said(SeatNames().name(4)), "Player 5") << "nobody said who sits there";
}

TEST_F(Called, ListsAreOfAnyLength)
{
    EXPECT_EQ(said(names.list({})), "");
    EXPECT_EQ(said(names.list({2})), "Player 3");
    EXPECT_EQ(said(SeatNames({"Anna", "Bo", ""}, 2).list({0, 2})), "Anna and you");
    EXPECT_EQ(said(SeatNames({"Anna", "Bo", ""}, 2).list({0, 2, 1})), "Anna, you and Bo");
    EXPECT_EQ(said(SeatNames({"%2", "%1", "%3"}, -1).list({0, 1, 2})), "%2, %1 and %3");
}

TEST_F(Called, SeatsOfARecordHaveTheColoursThatWereChosen)
{
    const std::vector<mt::RecordPlayer> players{
        {"Anna", mt::PlayerKind::human, {}}, {"Bo", mt::PlayerKind::ai, "hard"}, {"", mt::PlayerKind::ai, "easy"}};
    const std::vector<Seat> seats = seatsOf(players, {"#111111", "#222222"});
    ASSERT_EQ(seats.size(), 3U);
    EXPECT_EQ(seats[0], (Seat{"Anna", true, "", "#111111"}));
    EXPECT_EQ(seats[1], (Seat{"Bo", false, "hard", "#222222"}));
    EXPECT_EQ(seats[2], (Seat{"", false, "easy", seatColours()[2]})) << "nobody chose one for it";
    EXPECT_EQ(namesOf(players), QStringList({"Anna", "Bo", ""}));
    EXPECT_EQ(seatColours().size(), static_cast<std::size_t>(mt::maxSeats));
    EXPECT_EQ(std::set<QString>(seatColours().begin(), seatColours().end()).size(), seatColours().size());
}

} // namespace
