#include "app/play/running_game.h"

#include <QFileInfo>

#include <utility>

namespace
{

// After that often it is a habit.
constexpr int forcedBeforeOffer = 3;

} // namespace

RunningGame::RunningGame(const QString& folder, SyncQueue* syncs, Colours colours, QObject* parent)
    : GameFacts(parent), session_(folder, syncs), colours_(std::move(colours)), plans_(folder, syncs)
{
    connect(&narrator_, &Narrator::announced, this, &RunningGame::announced);
    connect(&flow_, &GameFlow::shown, this, &RunningGame::showMoment);
    connect(&flow_, &GameFlow::finished, this, &RunningGame::settle);
    connect(&flow_, &GameFlow::decided, this, &RunningGame::obey);
    session_.setSavingListener([this] { followDisk(); });
    // It may come between an action and its events: nothing else is looked at then.
    connect(&saving_, &SavingWatch::changed, this, [this] {
        Facts facts = now();
        facts_.findSaving(facts);
        take(facts);
    });
    connect(&saving_, &SavingWatch::triedAgain, this, &RunningGame::followDisk);
    connect(&saving_, &SavingWatch::savedAgain, this, [this] { emit announced(tr("This game is saved again.")); });
}

RunningGame::~RunningGame() { stop(); }

void RunningGame::tell(const std::optional<StoreProblem>& problem)
{
    if (problem)
        saving_.tell(*problem);
}

// Whoever comes next is asked when what was done is on the disk, or cannot be for now.
void RunningGame::followDisk()
{
    saving_.follow();
    if (leaving_ && !session_.awaitsDisk()) {
        if (!decideLeaving(std::exchange(leaving_, {})) && active())
            settle();
    } else if (active() && !session_.isSyncing() && !flow_.isShowing() && !isAsked_) {
        settle();
    }
}

// The session holds a game that the window does not know yet.
void RunningGame::begin()
{
    // Nothing may have got there yet.
    const QFileInfo record(session_.recordPath());
    played_ = record.exists() ? record.lastModified().date() : QDate::currentDate();
    table_.setSeats(session_.seats());
    table_.setPlans(plans_.find(session_.deal().commit));
    forced_ = 0;
    saving_.follow();
    settle();
    emit gameChanged();
}

void RunningGame::deal()
{
    session_.beginRound();
    narrator_.begin();
    followLine();
    settle();
    emit dealt();
}

void RunningGame::leave()
{
    stop();
    session_.close(false);
    saving_.follow();
    table_.clear();
    counting_.forget();
    scores_.show({});
    standings_.show({});
    log_.follow();
    update();
    emit gameChanged();
}

void RunningGame::stop()
{
    flow_.stop();
    narrator_.forget();
    privacy_.forget();
}

// After each line that the game has taken.
void RunningGame::followLine()
{
    played_ = QDate::currentDate();
    saving_.follow();
}

// The rules have the last word, whoever decided. In place of what they refuse, an AI seat does the first thing that
// they allow: that needs no thinking, which has just been wrong.
void RunningGame::obey(const mt::Action& decision)
{
    const auto fault = perform(decision);
    if (!fault)
        return;
    saving_.tell({StoreProblem::Kind::refused, session_.recordPath(), {}, *fault});
    perform(mt::actionAt(session_.table(), session_.moves(), 0));
}

std::optional<mt::Fault> RunningGame::perform(const mt::Action& action)
{
    std::vector<mt::Moment> moments;
    forced_ += !flow_.autoDraw() && flow_.onlyMove() ? 1 : 0;
    if (auto fault = session_.perform(action, &moments))
        return fault;
    narrator_.begin();
    flow_.interrupt();
    followLine();
    table_.setNews(session_.newsFor(viewpoint().seat));
    flow_.show(moments);
    return std::nullopt;
}

void RunningGame::showMoment(const mt::Moment& moment)
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
void RunningGame::settle()
{
    SeatPrivacy::Situation situation{{}, session_.mover(), session_.game().rules.options.openHands};
    for (const Seat& seat : session_.seats())
        situation.humans.push_back(seat.isHuman);
    privacy_.follow(situation);
    isAsked_ = session_.mover() < 0 || !session_.isSyncing();
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
void RunningGame::count(const mt::State& shown)
{
    const Viewpoint& eyes = viewpoint();
    if (counting_.isWanted() && eyes.seesHand && eyes.seat >= 0 && shown.table.phase != mt::Phase::roundEnd)
        counting_.follow(mt::viewOf(shown, eyes.seat), session_.memory(eyes.seat), {session_.seatNames(), eyes.seat});
    else
        counting_.forget();
    table_.setCounts(counting_.seats());
}

void RunningGame::setCounted(bool isCounted)
{
    counting_.setWanted(isCounted);
    if (!session_.isActive() || flow_.isShowing())
        return;
    count(session_.state());
    table_.settle(session_.game(), viewpoint(), session_.moves(), flow_.thinkingSeat());
}

void RunningGame::showScores()
{
    const mt::Game& game = session_.game();
    QStringList colours;
    for (const Seat& seat : session_.seats())
        colours.append(seat.colour);
    scores_.show({game.rules, session_.seatNames(), viewpoint().seat, colours, game.scores, played_, game.firstRound});
    standings_.show(scores_.table());
}

// Another human whose curtain is up has seen what the game has come to.
int RunningGame::undoCount() const
{
    if (!session_.isActive() || flow_.isShowing())
        return 0;
    return session_.undoCount(privacy_.hasAnotherLooked(session_.lastHuman()), flow_.autoDraw());
}

void RunningGame::goOn()
{
    flow_.interrupt();
    narrator_.begin();
    followLine();
    settle();
}

void RunningGame::update()
{
    Facts facts = facts_.find(undoCount());
    facts.offersAutoDraw = facts.myTurn && !flow_.autoDraw() && forced_ >= forcedBeforeOffer && flow_.onlyMove();
    if (facts.curtainName)
        for (const LogRow& line : log_.news())
            facts.curtainNews.append(line.sentence);
    take(facts);
}

void RunningGame::setPace(qreal pace)
{
    if (pace < 0 || qFuzzyCompare(flow_.pace() + 1, pace + 1))
        return;
    flow_.setPace(pace);
    emit paceChanged();
}

void RunningGame::setAutoDraw(bool automatic)
{
    flow_.setAutoDraw(automatic);
    // How far an undo goes depends on it.
    update();
}

void RunningGame::setWaiting(bool waits)
{
    if (flow_.isWaiting() == waits)
        return;
    flow_.setWaiting(waits);
    if (!waits && session_.isActive() && !flow_.isShowing())
        settle();
}

void RunningGame::retranslate()
{
    emit damagedChanged();
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

#include "moc_running_game.cpp"
