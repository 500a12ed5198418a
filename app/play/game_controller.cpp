// GameController carries out what a player asks of it.

#include "app/play/game_controller.h"

#include "engine/ai/level.h"

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

bool GameController::drawOrPass()
{
    const auto only = mayTry() ? flow_.onlyMove() : std::nullopt;
    return only && only->kind != ActionKind::draw ? endTurn() : draw();
}

bool GameController::endTurn() { return mayTry() && session_.moves().endOpening ? endOpening() : pass(); }

// Nothing is taken back that another human at this computer has seen.
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
    narrator_.announceBefore(tr("Taken back: %1", "%1: a whole sentence")
                                 .arg(log()->sentenceOf(session_.actionCount() - static_cast<std::size_t>(count))));
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
    const std::size_t before = session_.actionCount();
    session_.redo();
    // What happens by itself is no decision.
    while (flow_.autoDraw() && flow_.onlyMove() && session_.canRedo())
        session_.redo();
    // Between rounds what was done is told by the sheet.
    if (session_.actionCount() > before)
        narrator_.announceBefore(tr("Redone: %1", "%1: a whole sentence").arg(log()->sentenceOf(before)));
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
    const std::string_view level = ai == seats.end() ? mt::defaultLevel : mt::findOffered(ai->level)->id;
    return curtain() && handOver(viewpoint().seat, QString::fromStdString(std::string(level)));
}

void GameController::liftCurtain()
{
    if (privacy_.liftCurtain())
        settle();
}

void GameController::select(int tileId)
{
    const bool isAnother = isTile(tileId) && tileId != selectedTile();
    // What was said of another tile is past.
    if (isAnother && viewpoint().mayMove) {
        narrator_.dropNote();
        narrator_.settle();
    }
    table_.select(isAnother ? mt::Tile::fromIndex(tileId) : mt::Tile());
    update();
    if (isAnother && !placesFor(tileId).isEmpty())
        narrator_.announceChosen(mt::Tile::fromIndex(tileId));
}

void GameController::choose(int tileId)
{
    select(tileId);
    if (viewpoint().mayMove && selectedTile() == tileId && placesFor(tileId).isEmpty())
        playOnlyPlace(tileId);
}

QList<int> GameController::placesFor(int tileId) const
{
    QList<int> places;
    // What has been done but not shown yet may have made it another's turn, and the moves another's, too.
    if (viewpoint().mayMove && viewpoint().seat == session_.mover() && isTile(tileId))
        for (const mt::TrainId train : mt::trainsInPlay(session_.table()))
            if (mt::mayLay(session_.table(), session_.moves(), mt::Tile::fromIndex(tileId), train))
                places.append(train);
    return places;
}

// A planned train stays planned after a restart.
void GameController::keepPlans() { plans_.keep(session_.deal().commit, table_.plans()); }

void GameController::moveHandTile(int from, int to)
{
    table_.moveHandTile(from, to);
    keepPlans();
}

void GameController::sortHand(HandOrder::Order order)
{
    table_.sortHand(order);
    keepPlans();
}

void GameController::planTrain()
{
    if (!active() || !viewpoint().seesHand)
        return;
    table_.planTrain(!hand()->plans());
    keepPlans();
    emit announced(hand()->plans() ? hand()->planText() : tr("No train is planned any more."));
}

// It takes longer than a frame. What has changed since then is not spoken of any more.
bool GameController::hint()
{
    flow_.flush();
    if (!viewpoint().mayMove)
        return false;
    const int seat = viewpoint().seat;
    advisor_.run([this, view = mt::viewOf(session_.state(), seat), memory = session_.memory(seat),
                  seed = session_.decisionSeed(), plain = isLesson_](const mt::StopToken& stop) {
        return [this, view, hint = plain ? mt::hintFor(view) : mt::hintBySearch(view, memory, seed, stop)] {
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
    table_.select(hint.action.kind == ActionKind::play ? hint.action.tile : mt::Tile());
    update();
    emit hinted(hint.action.train);
}

void GameController::recall()
{
    if (!active())
        return;
    const std::vector<LogRow> news = log()->news();
    QStringList sentences;
    for (const LogRow& line : news)
        sentences.append(line.sentence);
    emit announced(sentences.join(QLatin1Char(' ')));
    if (!viewpoint().mayMove)
        return;
    // What stands there goes: it is not asked for any more.
    narrator_.quote(news.front().sentence);
    recap_.begin(news, pace());
}

// Whatever else has become the sentence meanwhile stays.
bool GameController::quote(const LogRow* line)
{
    if (!viewpoint().mayMove || !narrator_.isQuoting())
        return false;
    if (line != nullptr) {
        narrator_.quote(line->sentence);
    } else {
        narrator_.dropNote();
        narrator_.settle();
    }
    update();
    if (line != nullptr)
        emit recalled(line->seat, line->tile, line->train);
    return line != nullptr;
}

QStringList GameController::tellStatus()
{
    if (!active() || curtain())
        return {};
    return narrator_.tellStatus(viewpoint().seesHand ? table_.hand().rowCount() : -1);
}
