// How a game goes on: events are shown one by one, then the table settles and the next seat is asked.
#include "app/play/game_controller.h"

#include "app/platform/data_folder.h"
#include "app/words/event_words.h"
#include "app/words/fault_words.h"

#include <QFileInfo>

#include <algorithm>

namespace
{

using std::chrono::milliseconds;

// How long an AI seat takes at least, at pace 1: a thought, or the moment to see that there is nothing to think about.
// At a large table thoughts are shorter, so that one's own turn does not take much longer to come round.
milliseconds thought(int players) { return milliseconds(3600 / std::max(players, 4)); }
constexpr milliseconds reflex{350};

// How soon what could not be saved is tried again at the latest.
constexpr milliseconds savingPause{3000};

} // namespace

GameController::GameController(const QString& dataDir, SyncQueue* syncs, QObject* parent)
    : QObject(parent), settings_(settingsFile(dataDir), QSettings::IniFormat), session_(dataFolder(dataDir), syncs)
{
    languages_.use(languageAtStart());
    setup_.load(settings_);
    connect(&languages_, &Languages::changed, this, &GameController::retranslate);
    connect(&setup_, &NewGameSetup::changed, this, &GameController::showRules);
    showRules();
    connect(&player_, &EventPlayer::shown, this, &GameController::showEvent);
    connect(&player_, &EventPlayer::finished, this, &GameController::settle);
    connect(&ai_, &AiWorker::decided, this, [this](const mt::Action& action) {
        thinkingSeat_ = -1;
        perform(action);
    });
    autoMove_.setSingleShot(true);
    connect(&autoMove_, &QTimer::timeout, this, [this] {
        if (const auto move = onlyMove(); move && looker_.mayMove)
            perform(*move);
    });
    // Whoever comes next is asked when what was done is on the disk, or cannot be for now.
    session_.setSavingListener([this] {
        followSaving();
        if (active() && !session_.isSyncing() && !player_.isBusy() && !isAsked_)
            settle();
    });
    nextSaving_.setInterval(savingPause);
    connect(&nextSaving_, &QTimer::timeout, this, [this] {
        session_.save();
        followSaving();
    });
}

GameController::~GameController() { stopEverything(); }

bool GameController::startGame(NewGameSetup* setup)
{
    if (setup == nullptr || !setup->rules())
        return false;
    setup->save(settings_);
    settings_.sync();
    stopEverything();
    session_.close(true);
    session_.start(setup->start());
    begin();
    emit dealt();
    return true;
}

bool GameController::resume()
{
    const QString last = session_.lastRecord();
    return !last.isEmpty() && open(last);
}

bool GameController::open(const QString& record)
{
    stopEverything();
    if (const auto problem = session_.open(record, setup_.seats()->chosenColours())) {
        leave();
        // A game that never got its first line is none, and nothing is lost.
        if (problem->kind == StoreProblem::Kind::unbegun && record == session_.lastRecord())
            session_.close(true);
        else
            setProblem(problem);
        return false;
    }
    begin();
    return true;
}

// The session holds a game that the window does not know yet.
void GameController::begin()
{
    table_.setSeats(session_.seats());
    showRules();
    followSaving();
    settle();
}

void GameController::setProblem(const std::optional<StoreProblem>& problem)
{
    if (!problem)
        return;
    problem_ = problem;
    emit problemChanged();
}

// After everything that may have been saved, or not.
void GameController::followSaving()
{
    setProblem(session_.takeProblem());
    if (unsaved_ == !session_.isSaved())
        return;
    unsaved_ = !unsaved_;
    if (unsaved_)
        nextSaving_.start();
    else
        nextSaving_.stop();
    emit unsavedChanged();
}

void GameController::nextRound()
{
    player_.flush();
    if (!roundEnded_ || gameOver())
        return;
    session_.beginRound();
    followSaving();
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
    stopEverything();
    session_.close(false);
    followSaving();
    table_.clear();
    scores_.show({});
    showRules();
    look();
    emit stateChanged();
    emit boneyardChanged();
    emit selectionChanged();
    emit sentenceChanged();
}

void GameController::stopEverything()
{
    ai_.cancel();
    advisor_.stop();
    autoMove_.stop();
    player_.drop();
    thinkingSeat_ = -1;
    note_ = Note::none;
    liftedFor_ = -1;
    staysHidden_ = false;
    roundEnded_ = false;
}

void GameController::perform(const mt::Action& action)
{
    note_ = Note::none;
    autoMove_.stop();
    std::vector<mt::Event> events;
    // The rules have the last word, whoever decided. In place of what they refuse, an AI seat does the first thing that
    // they allow: that needs no thinking, which has just been wrong.
    if (session_.perform(action, &events) && session_.mover() >= 0 && !session_.isHumansTurn())
        session_.perform(mt::legalActions(session_.state()).front(), &events);
    followSaving();
    player_.play(events);
}

void GameController::showEvent(const mt::Event& event)
{
    // From here on nobody is asked anything until the table settles.
    looker_.mayMove = false;
    lastEvent_ = event;
    const int selected = selectedTile();
    table_.apply(event, looker_);
    switch (event.kind) {
    case mt::EventKind::tilePlayed: emit tilePlayed(event.seat, event.tile.index(), event.train); break;
    case mt::EventKind::tileDrawn: emit tileDrawn(event.seat); break;
    case mt::EventKind::markerPlaced: emit markerMoved(event.train, true); break;
    case mt::EventKind::markerRemoved: emit markerMoved(event.train, false); break;
    case mt::EventKind::lastTile: emit lastTileCalled(event.seat); break;
    case mt::EventKind::roundEnded:
        if (event.reason == mt::RoundEndReason::out)
            emit roundWon(event.seat);
        break;
    default: break;
    }
    if (selectedTile() != selected)
        emit selectionChanged();
    emit eventShown(event);
    emit stateChanged();
    emit boneyardChanged();
    const QString text = EventWords::sentence(event, names());
    if (text.isEmpty())
        return;
    emit sentenceChanged();
    announce(text, concernOf(event));
}

void GameController::settle()
{
    const int mover = session_.mover();
    roundEnded_ = active() && mover < 0;
    if (mover != liftedFor_)
        liftedFor_ = -1;
    const bool isAis = mover >= 0 && !session_.isHumansTurn();
    thinkingSeat_ = isAis ? mover : -1;
    look();
    isAsked_ = !session_.isSyncing();
    looker_.mayMove = looker_.mayMove && isAsked_;
    table_.show(session_.game(), looker_, thinkingSeat_);
    showScores();
    emit selectionChanged();
    emit boneyardChanged();
    emit stateChanged();
    emit sentenceChanged();
    if (waits_ || !isAsked_)
        return;
    if (isAis)
        askAi();
    else if (looker_.mayMove)
        announce(sentence(), Concern::theTurn);
    if (autoDraw_ && looker_.mayMove && onlyMove())
        autoMove_.start(std::chrono::duration_cast<milliseconds>(reflex * pace_));
}

void GameController::askAi()
{
    const int seat = session_.mover();
    AiWorker::Question question{session_.seat(seat).level, mt::viewOf(session_.state(), seat), session_.decisionSeed()};
    const bool isForced = mt::legalActions(question.view).size() == 1;
    const milliseconds moment = isForced ? reflex : thought(session_.game().rules.players);
    const auto atLeast = std::chrono::duration_cast<milliseconds>(moment * pace_ * thinkingPace_);
    ai_.ask(std::move(question), atLeast);
}

void GameController::showScores()
{
    const mt::Game& game = session_.game();
    QStringList colours;
    for (const Seat& seat : session_.seats())
        colours.append(seat.colour);
    // The record is written to for as long as the game is played.
    const QFileInfo record(session_.recordPath());
    const QDate played = record.exists() ? record.lastModified().date() : QDate::currentDate();
    scores_.show({game.rules, session_.seatNames(), looker_.seat, colours, game.scores, played});
}

SeatNames GameController::names() const { return {session_.seatNames(), looker_.seat}; }

void GameController::setLanguage(const QString& code)
{
    if (languages_.use(code))
        settings_.setValue(QStringLiteral("language"), code);
}

// The one chosen last, else the system's.
QString GameController::languageAtStart() const
{
    const QString saved = settings_.value(QStringLiteral("language")).toString();
    if (languageModel_.codes().contains(saved))
        return saved;
    return Languages::bestFor(QLocale::system().uiLanguages(), languageModel_.codes());
}

void GameController::retranslate()
{
    setup_.retranslate();
    rules_.retranslate();
    table_.retranslate();
    if (active() && !player_.isBusy()) {
        table_.show(session_.game(), looker_, thinkingSeat_);
        showScores();
    }
    scores_.retranslate();
    emit stateChanged();
    emit sentenceChanged();
    emit problemChanged();
    emit languageChanged();
}

QString GameController::problemText() const { return problem_ ? FaultWords::problem(*problem_) : QString(); }

void GameController::dismissProblem()
{
    problem_.reset();
    emit problemChanged();
}
