// What does not add up is said with the numbers and the names that it is about.
#include "app/scorekeeper/issue_words.h"
#include "app/words/languages.h"
#include "tests/app/in_english.h"

#include <set>

using Kind = ScoreIssue::Kind;

namespace
{

class Issues : public InEnglish
{
protected:
    const SeatNames names{QStringList{"Anna", "Bo", ""}, -1};
};

TEST_F(Issues, AreSentencesAboutTheirSeatsAndNumbers)
{
    const struct {
        ScoreIssue issue;
        const char* sentence;
    } known[] = {
        {{Kind::missing, {0}}, "Points still to come: Anna."},
        {{Kind::missing, {0, 1, 2}}, "Points still to come: Anna, Bo and Player 3."},
        {{Kind::notANumber, {1}}, "Points are whole numbers, 0 or more: look again at Bo."},
        {{Kind::nobodyAtZero},
         "Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above."},
        {{Kind::tooMany, {1, 2}, 0, 1068},
         "All tiles but the engine count 1068 points together, so nobody can have more: look again at Bo and Player "
         "3."},
        {{Kind::tooManyTogether, {}, 1069, 1068},
         "Together these are 1069 points, yet all tiles but the engine count only 1068."},
        {{Kind::totalDiffers, {0}, 35, 30}, "Anna: you wrote a total of 35, but the rounds add up to 30."},
    };
    for (const auto& [issue, sentence] : known)
        EXPECT_EQ(said(IssueWords::sentence(issue, names)), sentence);
}

TEST_F(Issues, KeepNamesAsTheyWereTyped)
{
    const SeatNames odd({"%1 %2", "%3"}, -1);
    EXPECT_EQ(said(IssueWords::sentence({Kind::totalDiffers, {0}, 35, 30}, odd)),
              "%1 %2: you wrote a total of 35, but the rounds add up to 30.");
    EXPECT_EQ(said(IssueWords::sentence({Kind::tooMany, {0, 1}, 0, 12}, odd)),
              "All tiles but the engine count 12 points together, so nobody can have more: look again at %1 %2 and "
              "%3.");
}

TEST_F(Issues, AreToldApartInEveryLanguage)
{
    for (const QString& code : Languages::all()) {
        ASSERT_TRUE(languages.use(code));
        std::set<std::string> sentences;
        for (const Kind kind : {Kind::missing, Kind::notANumber, Kind::nobodyAtZero, Kind::tooMany,
                                Kind::tooManyTogether, Kind::totalDiffers}) {
            const QString sentence = IssueWords::sentence({kind, {1}, 71, 62}, names);
            SCOPED_TRACE(said(code + ": " + sentence));
            EXPECT_TRUE(sentences.insert(said(sentence)).second);
            const bool isOfSeats = kind != Kind::nobodyAtZero && kind != Kind::tooManyTogether;
            EXPECT_EQ(sentence.contains("Bo"), isOfSeats);
            EXPECT_EQ(sentence.contains("71"), kind == Kind::tooManyTogether || kind == Kind::totalDiffers);
            EXPECT_EQ(sentence.contains("62"),
                      kind == Kind::tooMany || kind == Kind::tooManyTogether || kind == Kind::totalDiffers);
        }
    }
}

TEST(ScoreIssue, OnlyWhatIsNoNumberHinders)
{
    for (const Kind kind : {Kind::missing, Kind::notANumber, Kind::nobodyAtZero, Kind::tooMany, Kind::tooManyTogether,
                            Kind::totalDiffers})
        EXPECT_EQ((ScoreIssue{kind}.hinders()), kind == Kind::missing || kind == Kind::notANumber)
            << static_cast<int>(kind);
}

} // namespace
