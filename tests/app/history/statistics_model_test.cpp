// The statistics as a page: what can be chosen stays within the player's own games, and what is chosen is shown.
#include "app/history/statistics_journal.h"
#include "app/history/statistics_model.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

namespace
{

const mt::RecordPlayer ofAnna{"Anna", mt::PlayerKind::human, {}};
const mt::RecordPlayer ofBo{"Bo", mt::PlayerKind::human, {}};
const mt::RecordPlayer ofHal{"Hal", mt::PlayerKind::ai, "hard"};
const mt::RecordPlayer ofEve{"Eve", mt::PlayerKind::ai, "easy"};

class Page : public InEnglish
{
protected:
    Page()
    {
        QObject::connect(&page, &StatisticsModel::changed, [this] { ++changes; });
    }

    void write(const QString& game, const decltype(JournalLine::what)& what)
    {
        static const QDateTime day = QDateTime::fromString("2026-11-21T10:00:00Z", Qt::ISODate);
        ASSERT_TRUE(StatisticsJournal(dir.path()).append({game, day, what}));
    }
    void play(const QString& game, const std::vector<mt::RecordPlayer>& players, const std::string& rules = "tactic",
              bool hasOwnRules = false)
    {
        write(game, DealtEntry{rules, hasOwnRules, 1, players});
        write(game, BegunEntry());
    }
    // Six games of Anna's, and one of Bo's, who has played last.
    void writeSome()
    {
        play("a", {ofAnna, ofHal});
        play("b", {ofAnna, ofHal, ofHal});
        play("c", {ofAnna, ofHal, ofEve}, "bigtable");
        play("d", {ofAnna, ofEve}, "tactic", true);
        play("e", {ofAnna, ofHal});
        write("e", ApartEntry{ApartEntry::Why::undo});
        play("f", {ofAnna, ofHal});
        write("f", ApartEntry{ApartEntry::Why::seatHanded});
        play("g", {ofBo, ofEve});
    }
    void read()
    {
        page.refresh();
        ASSERT_TRUE(waitUntil([&] { return !page.reading(); }));
    }
    std::string begun()
    {
        const auto row = page.figures()->index(0, 0);
        return said(page.figures()->data(row, page.figures()->roleNames().key("amount")).toString());
    }

    const QTemporaryDir dir;
    bool hasFailed = false;
    Archive archive{dir.path()};
    StatisticsModel page{archive, dir.path(), [this] { return hasFailed; }};
    int changes = 0;
};

TEST_F(Page, IsEmptyUntilSomebodyHasPlayed)
{
    EXPECT_FALSE(page.reading());
    page.refresh();
    EXPECT_TRUE(page.reading());
    ASSERT_TRUE(waitUntil([&] { return !page.reading(); }));
    EXPECT_TRUE(page.players().isEmpty());
    EXPECT_EQ(page.rulebooks(), QStringList({"All rules"}));
    EXPECT_EQ(page.opponents(), QStringList({"All opponents"}));
    EXPECT_EQ(page.tables(), QStringList({"Any number of players"}));
    EXPECT_EQ(page.figures()->count(), 11);
    EXPECT_EQ(page.bestRounds()->count(), 0);
    EXPECT_EQ(begun(), "0");
    EXPECT_TRUE(page.problem().isEmpty());
}

TEST_F(Page, ShowsWhoPlayedLastFirst)
{
    writeSome();
    read();
    EXPECT_EQ(page.players(), QStringList({"Bo", "Anna"}));
    EXPECT_EQ(page.player(), 0);
    EXPECT_EQ(begun(), "1");
    page.setPlayer(1);
    EXPECT_EQ(begun(), "6");
    EXPECT_EQ(page.kinds(), QStringList({"All games (6)", "Played straight through (4)",
                                         "With something taken back (1)", "With a seat handed over (1)"}));
}

TEST_F(Page, OffersWhatThePlayersGamesDifferIn)
{
    writeSome();
    read();
    EXPECT_EQ(page.rulebooks(), QStringList({"All rules", "Tactic"}));
    page.setPlayer(1);
    EXPECT_EQ(page.rulebooks(), QStringList({"All rules", "Tactic", "Big table", "Tactic, changed"}));
    EXPECT_EQ(page.opponents(), QStringList({"All opponents", "Hard", "Different levels", "Easy"}));
    EXPECT_EQ(page.tables(), QStringList({"Any number of players", "2 players", "3 players"}));
}

TEST_F(Page, EachChoiceNarrowsWhatIsCounted)
{
    writeSome();
    read();
    page.setPlayer(1);
    page.setKind(1);
    const struct {
        int rulebook, opponent, table;
        const char* begun;
    } known[] = {
        {0, 0, 0, "4"}, {1, 0, 0, "2"}, {2, 0, 0, "1"}, {3, 0, 0, "1"}, {0, 1, 0, "2"}, {0, 2, 0, "1"},
        {0, 3, 0, "1"}, {0, 0, 1, "2"}, {0, 0, 2, "2"}, {1, 1, 2, "1"}, {2, 1, 0, "0"}, {3, 3, 1, "1"},
    };
    for (const auto& each : known) {
        page.setRulebook(each.rulebook);
        page.setOpponent(each.opponent);
        page.setTable(each.table);
        EXPECT_EQ(page.rulebook(), each.rulebook);
        EXPECT_EQ(page.opponent(), each.opponent);
        EXPECT_EQ(page.table(), each.table);
        EXPECT_EQ(begun(), each.begun) << each.rulebook << " " << each.opponent << " " << each.table;
    }
}

TEST_F(Page, AskingForARowThatThereIsNotAsksForAll)
{
    writeSome();
    read();
    page.setPlayer(1);
    for (const int row : {-1, 99}) {
        page.setRulebook(1);
        page.setRulebook(row);
        page.setOpponent(1);
        page.setOpponent(row);
        page.setTable(1);
        page.setTable(row);
        EXPECT_EQ(page.rulebook() + page.opponent() + page.table(), 0) << row;
        EXPECT_EQ(begun(), "6") << row;
        page.setPlayer(row);
        EXPECT_EQ(page.player(), 1) << row;
        page.setKind(row);
        EXPECT_EQ(page.kind(), 0) << row;
    }
}

TEST_F(Page, AChoiceThatAnotherKindOfGamesDoesNotHaveIsDropped)
{
    writeSome();
    read();
    page.setPlayer(1);
    page.setRulebook(2);
    page.setTable(1);
    page.setOpponent(1);
    page.setKind(2);
    EXPECT_EQ(page.rulebook(), 0) << "none of those was a big table's";
    EXPECT_EQ(page.opponent(), 1) << "that they have";
    EXPECT_EQ(page.table(), 1);
    EXPECT_EQ(begun(), "1");
    EXPECT_EQ(page.rulebooks(), QStringList({"All rules", "Tactic"}));
    page.setPlayer(0);
    EXPECT_EQ(page.kind(), 0) << "another player begins anew";
    EXPECT_EQ(page.opponent(), 0);
    EXPECT_EQ(begun(), "1");
}

TEST_F(Page, WhoIsShownStaysWhenMoreHasBeenPlayed)
{
    writeSome();
    read();
    page.setPlayer(1);
    page.setRulebook(2);
    play("h", {ofBo, ofEve});
    play("i", {ofAnna, ofHal, ofHal, ofHal}, "bigtable");
    play("j", {ofBo, ofHal});
    read();
    EXPECT_EQ(page.players(), QStringList({"Bo", "Anna"}));
    EXPECT_EQ(page.player(), 1);
    EXPECT_EQ(said(page.rulebooks().at(page.rulebook())), "Big table");
    EXPECT_EQ(begun(), "2");
    ASSERT_TRUE(QFile::remove(StatisticsJournal::fileIn(dir.path())));
    read();
    EXPECT_TRUE(page.players().isEmpty());
    EXPECT_EQ(page.player(), -1);
    EXPECT_EQ(page.rulebook(), 0);
    EXPECT_EQ(begun(), "0");
}

TEST_F(Page, SaysWhatIsWrongWithTheJournal)
{
    const QString file = StatisticsJournal::fileIn(dir.path());
    writeFile(file, "rubbish\n");
    read();
    EXPECT_EQ(said(page.problem()), said("1 line of the file " + file + " cannot be read and is left out."));
    writeFile(file, "rubbish\nmore\n");
    read();
    EXPECT_EQ(said(page.problem()), said("2 lines of the file " + file + " cannot be read and are left out."));
    hasFailed = true;
    EXPECT_EQ(said(page.problem()), said("The file " + file + " cannot be written, so not everything is counted."));
}

TEST_F(Page, ListsSoManyBestRoundsAndNoMore)
{
    play("a", {ofAnna, ofHal});
    for (int round = 1; round <= 30; ++round) {
        const QString game = QStringLiteral("g%1").arg(round);
        play(game, {ofAnna, ofHal});
        write(game, CountedRound{1, {round, 100}, {1, 1}, {}});
    }
    read();
    ASSERT_EQ(page.bestRounds()->count(), static_cast<int>(StatisticsModel::roundsShown));
    const int points = page.bestRounds()->roleNames().key("points");
    EXPECT_EQ(page.bestRounds()->index(0).data(points), 1);
    EXPECT_EQ(page.bestRounds()->index(19).data(points), 20);
}

TEST_F(Page, SpeaksAnotherLanguageWhenAskedTo)
{
    writeSome();
    read();
    const QStringList kinds = page.kinds();
    ASSERT_TRUE(languages.use("de"));
    changes = 0;
    page.retranslate();
    EXPECT_EQ(changes, 1);
    EXPECT_NE(page.kinds(), kinds);
    const int label = page.figures()->roleNames().key("label");
    EXPECT_NE(page.figures()->index(0).data(label).toString(), "Games begun");
}

} // namespace
