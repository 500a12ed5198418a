#include "app/play/game_controller.h"

#include "app/platform/data_folder.h"
#include "engine/ai/level.h"

#include <QFileInfo>

#include <algorithm>

using mt::ActionKind;

namespace
{

bool isTile(int tileId) { return tileId >= 0 && tileId < mt::maxTiles; }

mt::TrainId trainId(int train)
{
    return train >= 0 && train < mt::maxTrains ? static_cast<mt::TrainId>(train) : mt::noTrain;
}

} // namespace

GameController::GameController(const QString& dataDir, SyncQueue* syncs, Colours colours, QObject* parent)
    : GameFacts(parent), colours_(std::move(colours)), session_(dataFolder(dataDir), syncs)
{
    connect(&narrator_, &Narrator::announced, this, &GameController::announced);
    connect(&flow_, &GameFlow::shown, this, &GameController::showMoment);
    connect(&flow_, &GameFlow::finished, this, &GameController::settle);
    connect(&flow_, &GameFlow::decided, this, &GameController::obey);
    // Whoever comes next is asked when what was done is on the disk, or cannot be for now.
    session_.setSavingListener([this] {
        saving_.follow();
        if (active() && !session_.isSyncing() && !flow_.isShowing() && !isAsked_)
            settle();
    });
    // It may come between an action and its events: nothing else is looked at then.
    connect(&saving_, &SavingWatch::changed, this, [this] {
        Facts facts = now();
        facts_.findSaving(facts);
        take(facts);
    });
}

GameController::~GameController() { stop(); }

void GameController::startGame(const GameStart& start)
{
    stop();
    session_.close(true);
    session_.start(start);
    begin();
    emit dealt();
}

bool GameController::resume()
{
    const QString last = session_.lastRecord();
    return !last.isEmpty() && open(last);
}

bool GameController::open(const QString& record)
{
    stop();
    if (const auto problem = session_.open(record, colours_ ? colours_() : std::vector<QString>())) {
        leave();
        // A game that never got its first line is none, and nothing is lost.
        if (problem->kind == StoreProblem::Kind::unbegun && record == session_.lastRecord())
            session_.close(true);
        else
            saving_.tell(*problem);
        return false;
    }
    begin();
    return true;
}

// The session holds a game that the window does not know yet.
void GameController::begin()
{
    // Nothing may have got there yet.
    const QFileInfo record(session_.recordPath());
    played_ = record.exists() ? record.lastModified().date() : QDate::currentDate();
    table_.setSeats(session_.seats());
    saving_.follow();
    settle();
    emit gameChanged();
}

void GameController::nextRound()
{
    flow_.flush();
    if (!roundEnded() || gameOver())
        return;
    session_.beginRound();
    followLine();
    settle();
    emit dealt();
}

void GameController::abandonGame()
{
    session_.giveUp();
    leave();
}

// No game any more; what was saved stays.
void GameController::leave()
{
    stop();
    session_.close(false);
    saving_.follow();
    table_.clear();
    scores_.show({});
    update();
    emit gameChanged();
}

void GameController::stop()
{
    flow_.stop();
    advisor_.stop();
    narrator_.forget();
    privacy_.forget();
}

// After each line that the game has taken.
void GameController::followLine()
{
    played_ = QDate::currentDate();
    saving_.follow();
}

bool GameController::play(int tileId, int train)
{
    if (!isTile(tileId))
        return false;
    return doOrRefuse({ActionKind::play, 0, mt::Tile::fromIndex(tileId), trainId(train), false});
}

bool GameController::playOnlyPlace(int tileId)
{
    if (!isTile(tileId) || !mayTry())
        return false;
    const mt::Tile tile = mt::Tile::fromIndex(tileId);
    const QList<int> places = placesFor(tileId);
    if (places.size() > 1) {
        narrator_.refuseSeveralPlaces(tile);
        return refuse(tile, -1);
    }
    // Where there is none, why it does not go on one's own train says most; that it merely does not fit there says too
    // little.
    const int train = places.isEmpty() ? viewpoint().seat : places.front();
    const mt::Action action{ActionKind::play, 0, tile, trainId(train), false};
    const mt::Refusal refusal = attempt(action);
    if (refusal.reason != mt::Reason::doesNotFit)
        return answer(refusal, action);
    narrator_.refuseNoPlace(tile);
    return refuse(tile, -1);
}

// Whoever is quick need not wait for what is still being shown.
bool GameController::mayTry()
{
    flow_.flush();
    return active() && !curtain() && !roundEnded() && isAsked_;
}

// The rules are asked once: by the record, on the way to which the action is carried out or not.
mt::Refusal GameController::attempt(mt::Action action)
{
    if (!viewpoint().mayMove)
        return {mt::Reason::notYourTurn, static_cast<std::uint8_t>(session_.mover()), {}, mt::noTrain, 0};
    action.seat = static_cast<std::uint8_t>(viewpoint().seat);
    const auto fault = perform(action);
    return fault ? fault->refusal : mt::Refusal();
}

bool GameController::answer(const mt::Refusal& refusal, const mt::Action& action)
{
    if (refusal.isLegal())
        return true;
    narrator_.refuse(refusal);
    return refuse(action.tile, action.train);
}

// The narrator has said why.
bool GameController::refuse(mt::Tile tile, int train)
{
    update();
    emit refused(tile.exists() ? tile.index() : -1, train);
    return false;
}

// The rules have the last word, whoever decided. In place of what they refuse, an AI seat does the first thing that
// they allow: that needs no thinking, which has just been wrong.
void GameController::obey(const mt::Action& decision)
{
    const auto fault = perform(decision);
    if (!fault)
        return;
    saving_.tell({StoreProblem::Kind::refused, session_.recordPath(), {}, *fault});
    perform(mt::actionAt(session_.table(), session_.moves(), 0));
}

std::optional<mt::Fault> GameController::perform(const mt::Action& action)
{
    std::vector<mt::Moment> moments;
    if (auto fault = session_.perform(action, &moments))
        return fault;
    narrator_.dropNote();
    flow_.interrupt();
    followLine();
    flow_.show(moments);
    return std::nullopt;
}

void GameController::showMoment(const mt::Moment& moment)
{
    const mt::Event& event = moment.event;
    // From here on nobody is asked anything until the table settles.
    privacy_.pause();
    table_.show(moment.then, viewpoint());
    switch (event.kind) {
    case mt::EventKind::tilePlayed: emit tilePlayed(event.seat, event.tile.index(), event.train); break;
    case mt::EventKind::tileDrawn: emit tileDrawn(event.seat); break;
    case mt::EventKind::roundEnded:
        if (event.reason == mt::RoundEndReason::out)
            emit roundWon(event.seat);
        break;
    default: break;
    }
    emit eventShown(event);
    narrator_.tell(event);
    update();
}

// Nothing is left to be shown, or the game has come to a state without events: the table shows it as it is.
void GameController::settle()
{
    SeatPrivacy::Situation situation{{}, session_.mover(), session_.game().rules.options.openHands};
    for (const Seat& seat : session_.seats())
        situation.humans.push_back(seat.isHuman);
    privacy_.follow(situation);
    isAsked_ = session_.mover() < 0 || !session_.isSyncing();
    if (!isAsked_)
        privacy_.pause();
    flow_.settle();
    table_.settle(session_.game(), viewpoint(), session_.moves(), flow_.thinkingSeat());
    showScores();
    // It is nobody's turn yet: what happened last is still what there is to say.
    if (isAsked_)
        narrator_.settle();
    update();
    emit settled();
    if (!isAsked_)
        return;
    if (!flow_.isWaiting() && viewpoint().mayMove && levelQuestion().isEmpty())
        narrator_.announceTurn();
    flow_.ask(viewpoint().mayMove);
}

void GameController::showScores()
{
    const mt::Game& game = session_.game();
    QStringList colours;
    for (const Seat& seat : session_.seats())
        colours.append(seat.colour);
    scores_.show({game.rules, session_.seatNames(), viewpoint().seat, colours, game.scores, played_});
}

// Another human whose curtain is up has seen what the game has come to.
int GameController::undoCount() const
{
    if (!session_.isActive() || flow_.isShowing())
        return 0;
    return session_.undoCount(privacy_.hasAnotherLooked(session_.lastHuman()), flow_.autoDraw());
}

bool GameController::undo()
{
    flow_.flush();
    const int count = undoCount();
    if (count == 0)
        return false;
    privacy_.keepFor(session_.lastHuman());
    session_.undo(count);
    goOn();
    return true;
}

bool GameController::redo()
{
    flow_.flush();
    if (!session_.isActive() || !session_.canRedo())
        return false;
    session_.redo();
    // What happens by itself is no decision.
    while (flow_.autoDraw() && flow_.onlyMove() && session_.canRedo())
        session_.redo();
    goOn();
    return true;
}

bool GameController::handOver(int seat, const QString& level)
{
    flow_.flush();
    const bool isSeat = session_.isActive() && seat >= 0 && seat < session_.game().rules.players;
    const bool isPlayer = level.isEmpty() || mt::findLevel(level.toStdString()) != nullptr;
    if (!isSeat || !isPlayer || session_.isOver())
        return false;
    session_.handOver(seat, level.toStdString());
    table_.changeSeats(session_.seats());
    goOn();
    return true;
}

bool GameController::chooseLevel(const QString& level)
{
    const std::vector<int> seats = session_.seatsWithoutLevel();
    return !seats.empty() && std::all_of(seats.begin(), seats.end(), [&](int seat) { return handOver(seat, level); });
}

bool GameController::handOverToAi()
{
    const std::vector<Seat>& seats = session_.seats();
    const auto ai = std::find_if(seats.begin(), seats.end(), [](const Seat& seat) {
        return !seat.isHuman && mt::findLevel(seat.level) != nullptr;
    });
    const QString level = QString::fromStdString(ai == seats.end() ? std::string(mt::defaultLevel) : ai->level);
    return curtain() && handOver(viewpoint().seat, level);
}

// From a state that the game has come to without events.
void GameController::goOn()
{
    flow_.interrupt();
    narrator_.dropNote();
    followLine();
    settle();
}

void GameController::liftCurtain()
{
    if (privacy_.liftCurtain())
        settle();
}

void GameController::select(int tileId)
{
    table_.select(isTile(tileId) && tileId != selectedTile() ? mt::Tile::fromIndex(tileId) : mt::Tile());
    update();
}

QList<int> GameController::placesFor(int tileId) const
{
    QList<int> places;
    if (viewpoint().mayMove && isTile(tileId))
        for (const mt::TrainId train : mt::trainsInPlay(session_.table()))
            if (mt::mayLay(session_.table(), session_.moves(), mt::Tile::fromIndex(tileId), train))
                places.append(train);
    return places;
}

// With many tiles in the hand and many trains it can take longer than a frame. What has changed since then is not
// spoken of any more.
bool GameController::hint()
{
    flow_.flush();
    if (!viewpoint().mayMove)
        return false;
    advisor_.run([this, view = mt::viewOf(session_.state(), viewpoint().seat)](const mt::StopToken&) {
        return [this, view, hint = mt::hintFor(view)] {
            if (viewpoint().mayMove && mt::viewOf(session_.state(), viewpoint().seat) == view)
                showHint(hint);
        };
    });
    return true;
}

void GameController::showHint(const mt::Hint& hint)
{
    if (narrator_.hint(hint))
        session_.tellHint();
    if (hint.action.kind == ActionKind::play && selectedTile() != hint.action.tile.index())
        select(hint.action.tile.index());
    update();
    emit hinted(hint.action.train);
}

QStringList GameController::tellStatus()
{
    if (!active() || curtain())
        return {};
    return narrator_.tellStatus(viewpoint().seesHand ? table_.hand().rowCount() : -1);
}

void GameController::setPace(qreal pace)
{
    if (pace < 0 || qFuzzyCompare(flow_.pace() + 1, pace + 1))
        return;
    flow_.setPace(pace);
    emit paceChanged();
}

void GameController::setAutoDraw(bool automatic)
{
    flow_.setAutoDraw(automatic);
    // How far an undo goes depends on it.
    update();
}

void GameController::setWaiting(bool waits)
{
    if (flow_.isWaiting() == waits)
        return;
    flow_.setWaiting(waits);
    if (!waits && session_.isActive() && !flow_.isShowing())
        settle();
}

void GameController::retranslate()
{
    table_.retranslate();
    if (session_.isActive() && !flow_.isShowing())
        showScores();
    scores_.retranslate();
    narrator_.retranslate();
    update();
    emit rephrased(sentence());
}
