// The state that QML reads and the intents it has. How a game goes on stands in game_flow.cpp.
#include "app/play/game_controller.h"

#include "app/words/event_words.h"
#include "app/words/hint_words.h"
#include "app/words/plain_text.h"
#include "app/words/refusal_words.h"
#include "app/words/result_words.h"
#include "app/words/rule_words.h"
#include "app/words/rulebook_words.h"
#include "app/words/tile_words.h"
#include "app/words/tip_words.h"
#include "app/words/turn_words.h"

using mt::ActionKind;

namespace
{

bool isTile(int tileId) { return tileId >= 0 && tileId < mt::maxTiles; }

mt::TrainId trainId(int train)
{
    return train >= 0 && train < mt::maxTrains ? static_cast<mt::TrainId>(train) : mt::noTrain;
}

} // namespace

int GameController::round() const { return active() ? session_.table().round : 0; }

int GameController::rounds() const { return active() ? session_.game().rules.options.rounds : 0; }

QString GameController::rulebook() const
{
    return active() ? RulebookWords::rulebookName(session_.game().rules.rulebook) : QString();
}

QString GameController::title() const
{
    if (!active())
        return {};
    const QString engine = TileWords::text(mt::Tile(engineValue(), engineValue()));
    return tr("Round %1 of %2 · Engine %3 · %4 rules", "%4: name of the rulebook")
        .arg(QString::number(round()), QString::number(rounds()), engine, rulebook());
}

QString GameController::sentence() const
{
    if (!active())
        return {};
    const QString tile = refusal_.tile.exists() ? TileWords::text(refusal_.tile) : QString();
    switch (note_) {
    case Note::refusal: return RefusalWords::sentence(refusal_, names());
    case Note::severalPlaces: return tr("%1 fits in several places: choose one.").arg(tile);
    case Note::noPlace: return tr("%1 cannot be laid anywhere now.").arg(tile);
    case Note::hint: return HintWords::sentence(hint_, names());
    case Note::none: break;
    }
    if (player_.isBusy())
        return EventWords::sentence(lastEvent_, names());
    if (roundEnded_)
        return gameOver() ? resultText() : roundSummary();
    if (looker_.mayMove)
        return TurnWords::yourTurn(session_.state(), names());
    return TurnWords::othersTurn(session_.mover(), thinking(), names());
}

QString GameController::sentenceRule() const
{
    if (!active() || roundEnded_)
        return {};
    std::string_view rule;
    if (note_ == Note::refusal)
        rule = RuleWords::ruleOf(refusal_.reason, session_.game().rules.options);
    else if (note_ == Note::none && player_.isBusy())
        rule = EventWords::rule(lastEvent_);
    else if (note_ == Note::none && looker_.mayMove)
        rule = TurnWords::rule(session_.state());
    return plainText(rule);
}

QString GameController::tip() const { return active() ? TipWords::one(round()) : QString(); }

int GameController::selectedTile() const { return table_.selected().exists() ? table_.selected().index() : -1; }

QString GameController::curtainName() const { return curtain_ ? names().givenName(looker_.seat) : QString(); }

QString GameController::roundSummary() const
{
    return roundEnded_ ? ResultWords::roundSummary(session_.game(), names()) : QString();
}

QString GameController::resultText() const
{
    return gameOver() ? ResultWords::result(session_.game(), names()) : QString();
}

QList<int> GameController::winners() const
{
    if (!gameOver())
        return {};
    const std::vector<int> seats = mt::resultOf(session_.game()).winners;
    return {seats.begin(), seats.end()};
}

void GameController::setPace(qreal pace)
{
    if (pace < 0 || qFuzzyCompare(pace_ + 1, pace + 1))
        return;
    pace_ = pace;
    player_.setPace(pace);
    emit paceChanged();
}

bool GameController::can(ActionKind kind) const
{
    if (!looker_.mayMove)
        return false;
    mt::Moves moves;
    const mt::State& state = session_.state();
    mt::findMoves(state.table, state.hands[state.table.turn], state.drawn, moves);
    switch (kind) {
    case ActionKind::play: return moves.plays > 0;
    case ActionKind::draw: return moves.draw;
    case ActionKind::pass: return moves.pass;
    case ActionKind::endOpening: return moves.endOpening;
    case ActionKind::marker: return moves.marker;
    }
    return false;
}

bool GameController::play(int tileId, int train)
{
    if (!isTile(tileId))
        return false;
    return attempt({ActionKind::play, 0, mt::Tile::fromIndex(tileId), trainId(train), false});
}

bool GameController::playSelected(int train) { return play(selectedTile(), train); }

bool GameController::playOnlyPlace(int tileId)
{
    player_.flush();
    const QList<int> places = placesFor(tileId);
    if (places.size() == 1)
        return play(tileId, places.front());
    if (!isTile(tileId))
        return false;
    const mt::Tile tile = mt::Tile::fromIndex(tileId);
    if (places.size() > 1)
        return refuse(Note::severalPlaces, {}, tile, -1);
    // Why it does not go on one's own train says most; that it merely does not fit there says too little.
    if (looker_.mayMove) {
        const auto own = static_cast<mt::TrainId>(looker_.seat);
        const mt::Refusal why = session_.check({ActionKind::play, own, tile, own, false});
        if (why.reason == mt::Reason::doesNotFit)
            return refuse(Note::noPlace, {}, tile, -1);
    }
    return play(tileId, looker_.seat);
}

bool GameController::draw() { return attempt({ActionKind::draw, 0, {}, mt::noTrain, false}); }

bool GameController::pass() { return attempt({ActionKind::pass, 0, {}, mt::noTrain, false}); }

bool GameController::endOpening() { return attempt({ActionKind::endOpening, 0, {}, mt::noTrain, false}); }

bool GameController::decideMarker(bool keep) { return attempt({ActionKind::marker, 0, {}, mt::noTrain, keep}); }

// Another human whose curtain is up has seen what the game has come to.
int GameController::undoCount() const
{
    if (!active() || player_.isBusy())
        return 0;
    const bool seenSince = session_.humans() > 1 && liftedFor_ >= 0 && liftedFor_ != session_.lastHuman();
    return session_.undoCount(seenSince, autoDraw_);
}

bool GameController::undo()
{
    player_.flush();
    const int count = undoCount();
    if (count == 0)
        return false;
    ai_.cancel();
    // The same person still sits there: nobody has looked since.
    liftedFor_ = session_.humans() > 1 ? session_.lastHuman() : -1;
    session_.undo(count);
    goOn();
    return true;
}

bool GameController::redo()
{
    player_.flush();
    if (!canRedo())
        return false;
    ai_.cancel();
    session_.redo();
    // What happens by itself is no decision.
    while (autoDraw_ && onlyMove() && canRedo())
        session_.redo();
    goOn();
    return true;
}

// From a state of the game that was come to without events: nothing moves, the table simply shows it.
void GameController::goOn()
{
    note_ = Note::none;
    followSaving();
    settle();
}

void GameController::select(int tileId)
{
    const mt::Tile tile = isTile(tileId) && tileId != selectedTile() ? mt::Tile::fromIndex(tileId) : mt::Tile();
    const bool isShown = looker_.seesHand && looker_.seat >= 0 &&
                         session_.state().hands[static_cast<std::size_t>(looker_.seat)].has(tile);
    table_.select(isShown ? tile : mt::Tile(), session_.state(), looker_);
    emit selectionChanged();
}

QList<int> GameController::placesFor(int tileId) const
{
    QList<int> places;
    if (looker_.mayMove && isTile(tileId))
        for (const mt::Action& action : mt::legalActions(session_.state()))
            if (action.kind == ActionKind::play && action.tile.index() == tileId)
                places.append(action.train);
    return places;
}

void GameController::moveHandTile(int from, int to) { table_.moveHandTile(from, to, session_.state(), looker_); }

void GameController::sortHand(int order)
{
    if (order >= 0 && order <= static_cast<int>(HandArrangement::Order::byTrain))
        table_.sortHand(static_cast<HandArrangement::Order>(order), session_.state(), looker_);
}

// Whoever is quick need not wait for what is still being shown.
bool GameController::attempt(mt::Action action)
{
    player_.flush();
    if (!active() || curtain_ || roundEnded_ || !isAsked_)
        return false;
    mt::Refusal refusal{mt::Reason::notYourTurn, static_cast<std::uint8_t>(session_.mover()), {}, mt::noTrain, 0};
    if (looker_.mayMove) {
        action.seat = static_cast<std::uint8_t>(looker_.seat);
        refusal = session_.check(action);
    }
    if (!refusal.isLegal())
        return refuse(Note::refusal, refusal, action.tile, action.train);
    perform(action);
    return true;
}

bool GameController::refuse(Note note, const mt::Refusal& refusal, mt::Tile tile, int train)
{
    note_ = note;
    refusal_ = refusal;
    if (note != Note::refusal)
        refusal_.tile = tile;
    emit sentenceChanged();
    announce(sentence(), Concern::theTurn);
    emit refused(tile.exists() ? tile.index() : -1, train);
    return false;
}
