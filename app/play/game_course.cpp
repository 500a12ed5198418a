// GameController lets a game go on by itself.

#include "app/play/game_controller.h"

#include <utility>

GameController::GameController(const QString& folder, SyncQueue* syncs, Colours colours, QObject* parent)
    : QObject(parent), session_(folder, syncs), plans_(folder, syncs), colours_(std::move(colours)),
      isLesson_(folder.isEmpty())
{
    connect(&narrator_, &Narrator::announced, this, &GameController::announced);
    connect(&flow_, &GameFlow::shown, this, &GameController::showMoment);
    connect(&flow_, &GameFlow::finished, this, &GameController::settle);
    connect(&flow_, &GameFlow::decided, this, &GameController::obey);
    connect(&saving_, &GameSaving::diskAnswered, this, &GameController::followDisk);
    connect(&saving_, &GameSaving::leavingAwaited, this, [this] {
        flow_.stop();
        isAsked_ = false;
    });
    connect(&opening_, &LongOpening::cancelled, this, &GameController::followDisk);
    connect(&opening_, &LongOpening::done, this, [this](const GameSession::SharedOpening& record) {
        if (!saving_.whenSaved([this, record] { return goOnWith(record); }))
            followDisk();
    });
    connect(&saving_, &GameSaving::announced, this, &GameController::announced);
}

GameController::~GameController() { stop(); }

// Nobody is asked before what was done is on the disk, or cannot be for now, and while another game is on its way.
bool GameController::mayAsk() const { return !session_.store().isSyncing() && !opening_.isBusy(); }

void GameController::followDisk()
{
    if (active() && mayAsk() && !flow_.isShowing() && !isAsked_)
        settle();
}

void GameController::nextRound()
{
    flow_.flush();
    if (!roundEnded() || gameOver())
        return;
    session_.beginRound();
    narrator_.begin();
    followLine();
    settle();
    emit dealt();
}

// After each line that the game has taken.
void GameController::followLine()
{
    played_ = QDate::currentDate();
    saving_.follow();
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
    const bool isForced = !flow_.autoDraw() && flow_.onlyMove();
    if (auto fault = session_.perform(action, &moments))
        return fault;
    forced_ += isForced ? 1 : 0;
    narrator_.begin();
    flow_.interrupt();
    followLine();
    table_.setNews(session_.newsFor(viewpoint().seat));
    flow_.show(moments);
    return std::nullopt;
}

void GameController::showMoment(const mt::Moment& moment)
{
    const mt::Event& event = moment.event;
    // From here on nobody is asked anything until the table settles.
    privacy_.pause();
    count(moment.then);
    table_.show(moment.then, viewpoint());
    switch (event.kind) {
    case mt::EventKind::tilePlayed: emit tilePlayed(event.seat, event.tile.index(), event.train); break;
    case mt::EventKind::tileDrawn: emit tileDrawn(event.seat); break;
    default: break;
    }
    emit eventShown(event);
    narrator_.tell(event);
    update();
    if (event.kind == mt::EventKind::roundEnded && event.reason == mt::RoundEndReason::out)
        emit roundWon(event.seat);
}

// Nothing is left to be shown, or the game has come to a state without events: the table shows it as it is.
void GameController::settle()
{
    SeatPrivacy::Situation situation{{}, session_.mover(), session_.game().rules.options.openHands};
    for (const Seat& seat : session_.seats())
        situation.humans.push_back(seat.isHuman);
    privacy_.follow(situation);
    isAsked_ = session_.mover() < 0 || mayAsk();
    if (!isAsked_)
        privacy_.pause();
    flow_.settle();
    table_.setNews(session_.newsFor(viewpoint().seat));
    count(session_.state());
    table_.settle(session_.game(), viewpoint(), session_.moves(), flow_.thinkingSeat());
    keepPlans();
    showScores();
    log_.follow();
    if (isAsked_)
        narrator_.settle();
    else
        narrator_.wait();
    update();
    emit settled();
    if (!isAsked_)
        return;
    if (!flow_.isWaiting() && levelQuestion().isEmpty())
        narrator_.announceTurn();
    flow_.ask(viewpoint().mayMove);
}

// What somebody may count follows from the hand that is shown: without one nothing is told, of others neither.
void GameController::count(const mt::State& shown)
{
    const Viewpoint& eyes = viewpoint();
    if (counting_.isWanted() && eyes.seesHand && eyes.seat >= 0 && shown.table.phase != mt::Phase::roundEnd)
        counting_.follow(mt::viewOf(shown, eyes.seat), session_.memory(eyes.seat), {session_.seatNames(), eyes.seat});
    else
        counting_.forget();
    table_.setCounts(counting_.seats());
}

void GameController::setCounted(bool isCounted)
{
    counting_.setWanted(isCounted);
    if (!session_.isActive() || flow_.isShowing())
        return;
    count(session_.state());
    table_.settle(session_.game(), viewpoint(), session_.moves(), flow_.thinkingSeat());
}

void GameController::showScores()
{
    const mt::Game& game = session_.game();
    QStringList colours;
    for (const Seat& seat : session_.seats())
        colours.append(seat.colour);
    scores_.show({game.rules, session_.seatNames(), viewpoint().seat, colours, game.scores, played_, game.firstRound});
    standings_.show(scores_.table());
}

void GameController::goOn()
{
    flow_.interrupt();
    narrator_.begin();
    followLine();
    settle();
}

bool GameController::isSettled() const { return !flow_.isShowing() && mayAsk() && flow_.thinkingSeat() < 0; }

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
    saving_.retranslate();
    table_.retranslate();
    if (session_.isActive() && !flow_.isShowing())
        showScores();
    scores_.retranslate();
    log_.retranslate();
    counting_.retranslate();
    narrator_.retranslate();
    update();
    emit rephrased(narrator_.spoken());
}
