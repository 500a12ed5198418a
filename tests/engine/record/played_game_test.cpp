// What a record is worth looking back at: the finished rounds, as they were played in the end.
#include "engine/record/played_game.h"

#include "random_record.h"

namespace mt::test
{
namespace
{

PlayedGame playedGame(const std::string& text)
{
    std::istringstream in(text);
    return std::get<PlayedGame>(readPlayedGame(in));
}

TEST(PlayedGame, HasWhatWasPlayedInTheEnd)
{
    for (const RulesChoice& choice : someRules()) {
        const RandomGame random(choice, "played", true);
        const PlayedGame played = playedGame(random.text());
        const Game& game = random.replay().game();
        EXPECT_EQ(played.rules, game.rules);
        ASSERT_EQ(played.rounds.size(), game.scores.size());
        for (std::size_t i = 0; i < played.rounds.size(); ++i) {
            const PlayedRound& round = played.rounds[i];
            EXPECT_EQ(round.byHuman.size(), round.actions.size());
            Game again = gameAtRound(played, static_cast<int>(i));
            EXPECT_EQ(again.firstSeat, round.deal.deal.firstSeat);
            std::vector<Event> events;
            for (const Action& action : round.actions) {
                ASSERT_TRUE(check(again.round, action).isLegal());
                apply(again, action, events);
            }
            ASSERT_FALSE(again.inRound);
            EXPECT_EQ(again.scores, std::vector(game.scores.begin(), game.scores.begin() + static_cast<int>(i) + 1));
            EXPECT_EQ(round.scores, game.scores[i]);
            EXPECT_FALSE(round.deal.commit.empty());
        }
    }
}

// Cut after any line: as many rounds as have ended, and never the one that is running.
TEST(PlayedGame, NeverHasTheRunningRound)
{
    const std::vector<std::string> lines = shortRecord();
    std::string text;
    std::size_t ended = 0;
    for (const std::string& line : lines) {
        text += line + '\n';
        ended += line.find("roundEnd") != std::string::npos ? 1 : 0;
        EXPECT_EQ(playedGame(text).rounds.size(), ended) << line;
    }
    EXPECT_EQ(ended, 2U);
}

TEST(PlayedGame, KnowsWhoActed)
{
    std::vector<std::string> lines = shortRecord();
    const std::string handedOver = lineText(SeatNowLine{.seat = 0, .kind = PlayerKind::human, .level = {}});
    lines.insert(lines.begin() + 6, handedOver);
    const PlayedGame played = playedGame(joined(lines));
    const PlayedRound& round = played.rounds.at(0);
    for (std::size_t i = 0; i < round.actions.size(); ++i)
        EXPECT_EQ(round.byHuman[i], i >= 4 && round.actions[i].seat == 0) << i;
}

TEST(PlayedGame, SaysWhatIsWrong)
{
    std::vector<std::string> lines = shortRecord();
    lines[3] = lines[2];
    std::istringstream in(joined(lines));
    const auto read = readPlayedGame(in);
    ASSERT_TRUE(std::holds_alternative<Fault>(read));
    EXPECT_EQ(std::get<Fault>(read).line, 4);
}

TEST(PlayedGame, StopsWhenAsked)
{
    StopSource stop;
    stop.requestStop();
    std::istringstream in(joined(shortRecord()));
    EXPECT_TRUE(std::get<PlayedGame>(readPlayedGame(in, stop.token())).rounds.empty());
}

} // namespace
} // namespace mt::test
