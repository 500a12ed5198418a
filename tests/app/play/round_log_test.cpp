// The log says what the record has, in every language, and to each seat no more than it may know.
#include "app/play/round_log.h"
#include "app/words/languages.h"
#include "app/words/step_words.h"
#include "engine/base/random.h"
#include "engine/record/record_reader.h"
#include "engine/rules/catalogue.h"
#include "tests/app/play/games.h"
#include "tests/engine/game/random_games.h"

#include <QRegularExpression>

#include <array>
#include <fstream>
#include <map>
#include <set>

namespace
{

class Log : public testing::Test
{
protected:
    void begin(const QString& spec)
    {
        ASSERT_TRUE(::begin(game, spec));
        ASSERT_TRUE(waitUntil([&] { return game.isSettled(); }));
    }
    QStringList lines()
    {
        QStringList texts;
        for (const LogRow& row : game.log()->rows())
            texts.append(row.sentence);
        return texts;
    }
    /// The same of the record on the disk, told to that seat.
    QStringList recorded(int seat) const
    {
        std::ifstream file(game.session().recordPath().toStdString());
        mt::RecordReader reader(file);
        while (reader.next())
            continue;
        EXPECT_FALSE(reader.fault());
        const mt::Replay& replay = reader.replay();
        const SeatNames names(game.session().seatNames(), seat);
        QStringList texts{StepWords::dealt(replay.game(), replay.round().deal, names)};
        mt::State state = replay.stateAfter(0);
        for (const mt::Action& action : replay.actions()) {
            std::vector<mt::Event> events;
            mt::apply(state, action, events);
            texts.append(StepWords::step(action, events, replay.game(), names, false));
        }
        return texts;
    }

    QTemporaryDir dir;
    GameController game{dir.path()};
    Languages languages;
};

/// A round by one of the rulebooks, with a person in one of its seats.
QString randomGame(int number, mt::Rng& rng)
{
    const std::span<const mt::Rulebook> books = mt::allRulebooks();
    const mt::Rulebook& book = books[rng.below(static_cast<std::uint32_t>(books.size()))];
    const auto players = 2 + rng.below(4);
    const auto person = rng.below(players);
    QStringList seats;
    for (std::uint32_t seat = 0; seat < players; ++seat)
        seats.append(seat == person ? QStringLiteral("human:Anna") : QStringLiteral("easy"));
    return QStringLiteral("rules=%1;rounds=1;seats=%2;seed=log%3")
        .arg(QString::fromUtf8(book.id.data(), static_cast<qsizetype>(book.id.size())), seats.join(QLatin1Char(',')))
        .arg(number);
}

TEST_F(Log, SaysWhatTheRecordHasInEveryLanguage)
{
    game.log()->setRead(true);
    const int first = mt::testing::firstGame();
    const int end = first + mt::testing::gamesToPlay(6);
    for (int number = first; number < end && !HasFailure(); ++number) {
        mt::Rng rng(std::to_string(number));
        const QString spec = randomGame(number, rng);
        SCOPED_TRACE(mt::testing::gameText(number) + ": " + spec.toStdString());
        begin(spec);
        const int me = game.session().onlyHuman();
        for (int done = number; !game.session().isOver(); ++done) {
            ASSERT_TRUE(waitUntil([&] { return game.isSettled() && (game.myTurn() || game.roundEnded()); }));
            const QString language = Languages::all()[done % Languages::all().size()];
            ASSERT_TRUE(languages.use(language));
            game.retranslate();
            EXPECT_EQ(lines(), recorded(me)) << qPrintable(language);
            EXPECT_FALSE(lines().contains(QString())) << "each line says something";
            if (game.roundEnded())
                break;
            const std::vector<mt::Action> legal = mt::legalActions(game.session().state());
            ASSERT_TRUE(carryOut(game, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
        }
        EXPECT_GT(game.log()->count(), 10);
    }
}

TEST_F(Log, IsOfTheSeatThatLooksAndNamesNoTileThatAnotherDrew)
{
    languages.use(QStringLiteral("en"));
    game.log()->setRead(true);
    begin(QStringLiteral("rules=bigtable;set=9;seats=human:Anna,human:Bo;first=1;rounds=1;seed=hidden"));
    int draws = 0;
    for (int done = 0; done < 60 && !game.roundEnded(); ++done) {
        ASSERT_TRUE(waitUntil([&] { return game.curtain() || game.myTurn() || game.roundEnded(); }));
        if (game.curtain()) {
            EXPECT_EQ(lines(), recorded(-1)) << "nobody looks yet";
            game.liftCurtain();
        }
        if (!game.myTurn())
            continue;
        EXPECT_EQ(lines(), recorded(game.viewSeat()));
        const QRegularExpression named(game.viewSeat() == 0 ? QStringLiteral("Bo draws \\d")
                                                            : QStringLiteral("Anna draws \\d"));
        EXPECT_TRUE(lines().filter(named).isEmpty());
        draws += static_cast<int>(lines().filter(QStringLiteral("draws a tile")).size());
        doFirstLegal(game);
    }
    EXPECT_GT(draws, 0) << "otherwise there was nothing to be hidden";
}

/// What is marked as new: tiles with the colours of who laid them, and the seats that drew or passed.
struct Marked {
    std::map<int, QString> laid;
    std::map<int, int> drew;
    std::set<int> passed;
    bool operator==(const Marked&) const = default;
};

/// As the others' new lines of the log have it.
Marked toldAsNew(GameController& game)
{
    Marked told;
    const mt::Memory memory = game.session().memory(-1);
    const std::vector<LogRow>& rows = game.log()->rows();
    for (std::size_t row = 1; row < rows.size(); ++row) {
        const mt::Action& action = memory.done()[row - 1].action;
        if (!rows[row].isNew || rows[row].seat == game.viewSeat())
            continue;
        if (action.kind == mt::ActionKind::play)
            told.laid[action.tile.index()] = rows[row].colour;
        else if (action.kind == mt::ActionKind::draw)
            ++told.drew[action.seat];
        else if (action.kind == mt::ActionKind::pass)
            told.passed.insert(action.seat);
    }
    return told;
}

Marked onTheTable(GameController& game)
{
    Marked marked;
    for (const TrainRow& train : game.trains()->rows()) {
        for (const TrackRow& tile : train.tiles->rows())
            if (!tile.newFrom.isEmpty())
                marked.laid[tile.tileId()] = tile.newFrom;
        if (train.drew > 0)
            marked.drew[train.trainId] = train.drew;
        if (train.passed)
            marked.passed.insert(train.trainId);
    }
    return marked;
}

TEST_F(Log, MarksOnTheTableWhatItsNewLinesTell)
{
    game.log()->setRead(true);
    Marked all;
    for (const char* spec : {"rules=bigtable;set=9;seats=human:Anna,easy,easy;rounds=1;seed=rims",
                             "rules=tactic;seats=human:Anna,human:Bo,easy,easy;rounds=1;seed=rims"}) {
        begin(QString::fromLatin1(spec));
        for (int done = 0; done < 300 && !game.roundEnded(); ++done) {
            ASSERT_TRUE(
                waitUntil([&] { return game.isSettled() && (game.myTurn() || game.curtain() || game.roundEnded()); }));
            Marked marked = onTheTable(game);
            EXPECT_EQ(marked, toldAsNew(game));
            all.laid.merge(marked.laid);
            all.drew.merge(marked.drew);
            all.passed.merge(marked.passed);
            if (game.curtain())
                game.liftCurtain();
            else if (game.myTurn())
                doFirstLegal(game);
        }
    }
    EXPECT_GT(all.laid.size(), 10U);
    EXPECT_FALSE(all.drew.empty());
    EXPECT_FALSE(all.passed.empty());
}

TEST_F(Log, TellsItsNewLinesOnceMore)
{
    QStringList announced;
    QStringList shown;
    std::vector<std::array<int, 3>> places;
    QObject::connect(&game, &GameController::announced, [&](const QString& text) { announced.append(text); });
    QObject::connect(&game, &GameController::recalled, [&](int seat, int tile, int train) {
        shown.append(game.sentence());
        places.push_back({seat, tile, train});
    });
    languages.use(QStringLiteral("en"));
    begin(QStringLiteral("rules=tactic;seats=human:Anna,easy:Bo,easy:Cy;first=1;rounds=1;seed=again"));
    ASSERT_TRUE(game.myTurn());
    announced.clear();
    game.recall();
    EXPECT_EQ(announced.join('|'), shown.join('|'));
    EXPECT_TRUE(shown.join('|').startsWith(QLatin1String("Each player is dealt"))) << shown.join('|').toStdString();
    doFirstLegal(game);
    ASSERT_TRUE(waitUntil([&] { return game.isSettled() && game.myTurn(); }));
    EXPECT_EQ(shown.size(), 1) << "what one does ends it";
    const QString asked = game.sentence();
    announced.clear();
    shown.clear();
    places.clear();
    game.recall();
    ASSERT_EQ(announced.size(), 1) << "in one piece, for ears";
    ASSERT_TRUE(waitUntil([&] { return game.sentence() == asked; }));
    EXPECT_GE(shown.size(), 2);
    EXPECT_EQ(announced.front(), shown.join(QLatin1Char(' '))) << "line by line, for eyes";
    EXPECT_FALSE(game.sentenceIsRefusal());
    game.log()->setRead(true);
    const std::vector<LogRow>& rows = game.log()->rows();
    ASSERT_EQ(static_cast<std::size_t>(game.log()->newCount()), places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const LogRow& row = rows[rows.size() - places.size() + i];
        EXPECT_EQ(places[i], (std::array{row.seat, row.tile, row.train}));
        EXPECT_EQ(shown[static_cast<qsizetype>(i)], row.sentence);
    }
}

TEST_F(Log, TellsTheNextPersonNothingOfAHandBehindTheCurtain)
{
    languages.use(QStringLiteral("en"));
    begin(QStringLiteral("rules=bigtable;set=9;seats=human:Anna,human:Bo;first=1;rounds=1;seed=hidden"));
    QStringList announced;
    QObject::connect(&game, &GameController::announced, [&](const QString& text) { announced.append(text); });
    int draws = 0;
    for (int done = 0; done < 60 && !game.roundEnded(); ++done) {
        ASSERT_TRUE(waitUntil([&] { return game.curtain() || game.myTurn() || game.roundEnded(); }));
        const QString before = game.sentence();
        announced.clear();
        if (game.curtain()) {
            game.recall();
            ASSERT_EQ(announced.size(), 1);
            EXPECT_EQ(game.sentence(), before) << "nothing is shown again there";
            EXPECT_EQ(game.curtainNews().join(QLatin1Char(' ')), announced.front()) << "but read";
            EXPECT_FALSE(announced.front().contains(QRegularExpression(QStringLiteral("draws? \\d"))))
                << announced.front().toStdString();
            draws += announced.front().contains(QStringLiteral("draws a tile"));
            game.liftCurtain();
        } else if (game.myTurn()) {
            EXPECT_TRUE(game.curtainNews().isEmpty());
            doFirstLegal(game);
        }
    }
    EXPECT_GT(draws, 0);
}

TEST_F(Log, MarksWhatIsNewSinceOneDidSomethingLast)
{
    game.log()->setRead(true);
    begin(QStringLiteral("rules=bigtable;set=9;seats=human:Anna,easy:Bo,easy:Cy;first=1;rounds=1;seed=new"));
    ASSERT_TRUE(game.myTurn());
    EXPECT_EQ(game.log()->newCount(), game.log()->count() - 1) << "since the deal";
    do
        doFirstLegal(game);
    while (game.isSettled() && game.myTurn());
    ASSERT_TRUE(waitUntil([&] { return game.isSettled() && game.myTurn(); }));
    const std::vector<LogRow>& rows = game.log()->rows();
    ASSERT_GT(game.log()->newCount(), 1);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const bool isNew = row + static_cast<std::size_t>(game.log()->newCount()) >= rows.size();
        EXPECT_EQ(rows[row].isNew, isNew) << row;
        EXPECT_FALSE(rows[row].isNew && rows[row].seat == 0);
    }
    EXPECT_EQ(rows.back().colour, game.session().seat(rows.back().seat).colour);
}

TEST_F(Log, FollowsAnUndoAndHasNoRowsWhereNobodyReads)
{
    begin(QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy:Bo;first=1;rounds=1;seed=undo"));
    EXPECT_EQ(game.log()->count(), 0);
    doFirstLegal(game);
    ASSERT_TRUE(waitUntil([&] { return game.isSettled() && game.myTurn(); }));
    game.log()->setRead(true);
    EXPECT_GT(game.log()->count(), 1);
    const int before = game.log()->count();
    ASSERT_TRUE(game.undo());
    ASSERT_TRUE(waitUntil([&] { return game.isSettled() && game.myTurn(); }));
    EXPECT_LT(game.log()->count(), before);
    EXPECT_EQ(lines(), recorded(0));
    game.abandonGame();
    EXPECT_EQ(game.log()->count(), 0);
}

} // namespace
