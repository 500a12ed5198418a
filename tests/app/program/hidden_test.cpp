// While it is another's turn nobody finds a tile that lies face down in anything that QML can read: whole rounds,
// looked at at moments chosen by chance, also within signals, between an action and its settling.
//
// A number that could be the id of a hidden tile is one, unless `notTiles` says why not: a property that is new is
// looked at by itself. What stood in the same place before the deal, word for word, tells nothing of it.
#include "app/program/program.h"
#include "engine/record/notation.h"
#include "tests/app/play/games.h"
#include "tests/app/program/reachable.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <random>

namespace
{

constexpr char seed[] = "from which all deals follow";

// By their names: numbers that are no ids of tiles, though they may look like it.
const std::set<QString> notTiles{// How many there are.
                                 "all", "boneyardCount", "count", "drew", "handCount", "longest", "pips", "planned",
                                 "points", "seen", "steps", "total",
                                 // A value of the set, all of which are told.
                                 "value",
                                 // In the planned train, and of a finished game.
                                 "place",
                                 // Who or where.
                                 "seat", "seatNumber", "train", "trainId", "viewSeat",
                                 // How well it plays.
                                 "levelRank",
                                 // Which round, and of how many; with which engines.
                                 "enginesToCome", "round", "rounds",
                                 // What must be laid at an end that lies open.
                                 "endValue", "engineValue", "landing",
                                 // A day of the month; of a game that is over.
                                 "day", "share",
                                 // Enumerators that are made numbers on their way.
                                 "signal", "state"};

// What C++ alone can read.
const std::set<QString> notForQml{"program.game.eventShown(event)"};

// A tile is also named by its two halves, which are two numbers.
const QRegularExpression half(QStringLiteral("^(.*)(near|far|high|low)$"), QRegularExpression::CaseInsensitiveOption);

/// What of the running round has been seen, by whom: tiles that were taken back, too.
class Seen
{
public:
    void follow(const GameSession& session)
    {
        if (!session.isActive())
            return;
        const mt::State& state = session.state();
        held_.resize(state.table.players);
        isOver_ = session.mover() < 0;
        add(open_, {state.table.engine, state.table.engine});
        for (const mt::TrainId train : mt::trainsInPlay(state.table))
            for (const mt::Tile tile : state.table.tilesOf(train))
                add(open_, tile);
        for (std::size_t seat = 0; seat < held_.size(); ++seat)
            for (const mt::Tile tile : state.hands[seat].tiles()) {
                add(held_[seat], tile);
                if (state.table.rules.openHands)
                    add(open_, tile);
            }
    }
    /// From whoever sits on that seat; -1: from everybody.
    bool hides(mt::Tile tile, int seat) const
    {
        return !isOver_ && !open_.has(tile) && (seat < 0 || !held_.at(static_cast<std::size_t>(seat)).has(tile));
    }

private:
    static void add(mt::Hand& tiles, mt::Tile tile)
    {
        if (!tiles.has(tile))
            tiles.add(tile);
    }

    bool isOver_ = false; ///< nothing is hidden any more
    mt::Hand open_;
    std::vector<mt::Hand> held_; ///< by seat
};

class HiddenTiles : public testing::Test
{
protected:
    void playRound(const QString& spec);

    std::mt19937 luck_{2026}; // NOLINT(cert-msc32-c,cert-msc51-cpp): the same moments each time
    int moments_ = 0;
    std::set<QString> read_; ///< every property in which a tile was read that may be seen

private:
    void deal(const QString& spec);
    void act();
    void tryThings();
    void turnPages();
    void look();
    void expectSeen(const Reached& reached);
    void expectSeen(mt::Tile tile, const Reached& reached);
    void expectSeenByHalves(const std::vector<Reached>& values);
    void hear(const QMetaMethod& signal, const QVariantList& arguments, const QString& place);
    bool chance(int oneOf) { return luck_() % static_cast<unsigned>(oneOf) == 0; }
    template <typename List>
    auto any(const List& list)
    {
        return list[luck_() % static_cast<unsigned>(list.size())];
    }

    const QTemporaryDir dir_;
    Program program_{dir_.path()};
    GameController& game_ = *program_.game();
    std::map<QString, QVariant> before_; ///< the deal: what stood where
    Seen seen_;
    int eyes_ = -1; ///< the seat of whoever sits before the window; -1: it may be anybody
    bool isLooking_ = false;
    Listener listener_{
        [this](const auto& signal, const auto& arguments, const auto& place) { hear(signal, arguments, place); }};
};

void HiddenTiles::deal(const QString& spec)
{
    program_.preferences()->setSoundVolume(0);
    program_.preferences()->setThinking(0);
    program_.preferences()->setPace(0.02);
    program_.preferences()->setCounting(true);
    program_.setup()->take(std::get<NewGameSpec>(parseNewGame(spec)));
    // What follows from the rulebook alone.
    program_.scoreKeeper()->plan()->setRulebook(program_.setup()->rulebook());
    program_.library()->refresh();
    program_.statistics()->refresh();
    const Reachable before = reachableFrom(program_, QStringLiteral("program"));
    for (const Reached& reached : before.values)
        before_.emplace(reached.place, reached.value);
    QObject::connect(&game_, &GameController::settled, [this] {
        // The turn is over, and another may come to the window.
        if (game_.session().humans() > 1 && game_.session().mover() != eyes_)
            eyes_ = -1;
    });
    listener_.follow(before);
    if (spec.count(QStringLiteral("human")) == 1)
        eyes_ = 0;
    ASSERT_TRUE(program_.startGame());
}

void HiddenTiles::hear(const QMetaMethod& signal, const QVariantList& arguments, const QString& place)
{
    if (isLooking_)
        return;
    seen_.follow(game_.session());
    // Of the signals of Qt's models the numbers are rows.
    if (signal.enclosingMetaObject() != &QAbstractItemModel::staticMetaObject)
        for (int i = 0; i < arguments.size(); ++i)
            for (const Reached& reached : reachableIn(
                     arguments[i], QStringLiteral("%1.%2(%3)").arg(place, signal.name(), signal.parameterNames()[i])))
                expectSeen(reached);
    // Of a change of the game's facts, or within one of a model, of which there are many.
    if (chance(place == QLatin1String("program.game") ? 6 : 400))
        look();
}

void HiddenTiles::look()
{
    isLooking_ = true;
    seen_.follow(game_.session());
    Reachable all = reachableFrom(program_, QStringLiteral("program"));
    std::erase_if(all.values, [this](const Reached& reached) {
        const auto before = before_.find(reached.place);
        return before != before_.end() && before->second == reached.value;
    });
    for (const Reached& reached : all.values)
        expectSeen(reached);
    expectSeenByHalves(all.values);
    for (int tile = 0; tile < mt::maxTiles; ++tile)
        if (!game_.placesFor(tile).isEmpty())
            expectSeen(mt::Tile::fromIndex(tile),
                       {Reached::Kind::Number, QStringLiteral("program.game.placesFor"), tile});
    ++moments_;
    isLooking_ = false;
    listener_.follow(all);
}

void HiddenTiles::expectSeen(mt::Tile tile, const Reached& reached)
{
    if (tile.exists() && tile.index() < mt::tileCount(game_.session().game().rules.options.set)) {
        const bool isHidden = seen_.hides(tile, eyes_);
        EXPECT_FALSE(isHidden) << mt::tileText(tile) << " is hidden, and QML reads in " << reached.place.toStdString()
                               << ": " << reached.value.toString().left(80).toStdString();
        if (!isHidden)
            read_.insert(reached.property());
    }
}

void HiddenTiles::expectSeen(const Reached& reached)
{
    EXPECT_TRUE(reached.kind != Reached::Kind::Unknown || notForQml.contains(reached.property()))
        << reached.place.toStdString() << " is a " << reached.value.toString().toStdString()
        << ", which may hold anything";
    if (reached.kind == Reached::Kind::Number) {
        const qlonglong number = reached.value.toLongLong();
        const bool isTile = !notTiles.contains(reached.name()) && !half.match(reached.place).hasMatch();
        if (isTile && number >= 0 && number < mt::maxTiles)
            expectSeen(mt::Tile::fromIndex(static_cast<int>(number)), reached);
        return;
    }
    static const QRegularExpression tiles(QStringLiteral("(?<![\\w-])(\\d{1,2})-(\\d{1,2})(?![\\w-])"));
    const QString text = reached.value.toString();
    for (const QRegularExpressionMatch& match : tiles.globalMatch(text))
        if (const int one = match.captured(1).toInt(), other = match.captured(2).toInt();
            std::max(one, other) <= mt::maxPip)
            expectSeen(mt::Tile(one, other), reached);
    EXPECT_FALSE(text.contains(QLatin1String(seed))) << reached.place.toStdString() << " tells the deals to come";
    const bool isSealed = game_.session().mover() >= 0;
    EXPECT_FALSE(isSealed && text.contains(QString::fromStdString(game_.session().deal().salt)))
        << reached.place.toStdString() << " tells the salt";
}

void HiddenTiles::expectSeenByHalves(const std::vector<Reached>& values)
{
    std::map<QString, std::vector<Reached>> tiles;
    for (const Reached& reached : values)
        if (const auto match = half.match(reached.place); match.hasMatch() && reached.kind == Reached::Kind::Number)
            tiles[match.captured(1)].push_back(reached);
    for (const auto& [place, halves] : tiles) {
        ASSERT_EQ(halves.size(), 2U) << place.toStdString();
        const qlonglong one = halves[0].value.toLongLong();
        const qlonglong other = halves[1].value.toLongLong();
        if (std::min(one, other) >= 0 && std::max(one, other) <= mt::maxPip)
            expectSeen(mt::Tile(static_cast<int>(one), static_cast<int>(other)), halves[0]);
    }
}

void HiddenTiles::tryThings()
{
    if (chance(4))
        game_.sortHand(any(std::array{HandOrder::Order::ByNumber, HandOrder::Order::ByPips}));
    if (chance(4))
        game_.planTrain();
    if (chance(4))
        game_.tellStatus();
    if (chance(3))
        game_.hint();
    if (chance(8) && game_.undo())
        return;
    const std::vector<mt::Tile> hand = game_.session().state().hands[static_cast<std::size_t>(eyes_)].tiles();
    if (hand.empty())
        return;
    game_.select(any(hand).index());
    if (chance(2))
        game_.playOnlyPlace(any(hand).index());
}

// The pages that a player may look at meanwhile.
void HiddenTiles::turnPages()
{
    if (chance(4))
        program_.fairness()->look();
    if (chance(4))
        program_.library()->refresh();
    if (chance(8))
        program_.skill()->refresh();
    if (chance(8))
        program_.replayGame();
    program_.replay()->coach()->setWanted(chance(2));
}

void HiddenTiles::act()
{
    if (chance(3))
        look();
    if (game_.curtain()) {
        const bool undoes = game_.canUndo() && chance(2);
        eyes_ = undoes ? game_.session().lastHuman() : game_.viewSeat();
        if (undoes)
            game_.undo();
        else
            game_.liftCurtain();
    } else if (game_.myTurn()) {
        if (game_.openHands())
            eyes_ = game_.viewSeat();
        ASSERT_EQ(game_.viewSeat(), eyes_) << "nobody else has come to the window";
        tryThings();
        if (game_.myTurn())
            carryOut(game_, any(mt::legalActions(game_.session().state())));
    }
}

void HiddenTiles::playRound(const QString& spec)
{
    deal(spec);
    while (!game_.roundEnded() && !HasFailure()) {
        ASSERT_TRUE(waitUntil([this] {
            if (chance(10))
                look();
            return game_.roundEnded() || game_.myTurn() || game_.curtain();
        }));
        turnPages();
        act();
    }
    EXPECT_GT(moments_, 50);
    for (const char* place : {"program.game.hand[].tileId", "program.game.trains[].tiles[].tileId",
                              "program.game.trains[].tiles[].spokenName", "program.game.sentence",
                              "program.game.tilePlayed(tileId)", "program.game.announced(text)"})
        EXPECT_TRUE(read_.contains(QLatin1String(place))) << place << " names tiles, and was not looked at";
}

TEST_F(HiddenTiles, OnePersonSeesTheirOwnHandAlone)
{
    playRound(QStringLiteral("rules=tactic;seats=human:Anna,hard,easy;rounds=1;seed=") + QLatin1String(seed));
}

TEST_F(HiddenTiles, BehindTheCurtainNobodysHandIsSeen)
{
    playRound(QStringLiteral("rules=bigtable;set=9;seats=human:Anna,human:Bert,easy;rounds=1;seed=") +
              QLatin1String(seed));
}

TEST_F(HiddenTiles, TheBoneyardIsHiddenWhereAllHandsLieOpen)
{
    playRound(QStringLiteral("rules=bigtable;set=6;openHands=true;seats=human:Anna,human:Bert,easy;rounds=1;seed=") +
              QLatin1String(seed));
}

} // namespace
