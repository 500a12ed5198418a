// GameController finds out the facts of its game.

#include "app/play/game_controller.h"
#include "app/play/same_tiles.h"
#include "app/words/day_words.h"
#include "app/words/rulebook_words.h"
#include "app/words/tile_words.h"
#include "app/words/tip_words.h"

namespace
{

// It is a habit by then.
constexpr int forcedBeforeOffer = 3;

} // namespace

void GameController::update()
{
    facts_.begin();
    if (session_.isActive()) {
        active_ = true;
        findGame();
        findMoves();
        findTurn();
        findEnd();
    }
    facts_.tell();
}

void GameController::findGame()
{
    const mt::GameRules& rules = session_.game().rules;
    const int round = session_.table().round;
    const QString roundText = QString::number(round);
    const QString rounds = QString::number(rules.options.rounds);
    const QString rulebook = RulebookWords::rulebookName(rules.rulebook);
    const QString engine = TileWords::text(mt::Tile(table_.engineValue(), table_.engineValue()));
    round_ = round;
    rounds_ = rules.options.rounds;
    engineValue_ = table_.engineValue();
    openHands_ = rules.options.openHands;
    rulebook_ = rulebook;
    if (const std::optional<mt::Date> day = session_.day())
        title_ = tr("%1 · Round %2 of %3 · Engine %4", "%1: deal of the day, 25.11.26")
                     .arg(DayWords::title(DayWords::dateOf(*day), session_.isRepeat()), roundText, rounds, engine);
    else if (session_.again())
        title_ = tr("The same tiles again: round %1 · Engine %2 · %3 rules", "%3: name of the rulebook")
                     .arg(roundText, engine, rulebook);
    else
        title_ = tr("Round %1 of %2 · Engine %3 · %4 rules", "%4: name of the rulebook")
                     .arg(roundText, rounds, engine, rulebook);
    beginning_ = narrator_.beginning();
    tip_ = TipWords::one(round);
}

// These facts say what the player who looks can do.
void GameController::findMoves()
{
    boneyardCount_ = table_.boneyardCount();
    selectedTile_ = table_.selected().exists() ? table_.selected().index() : -1;
    canUndo_ = undoCount() > 0;
    canRedo_ = session_.canRedo();
    if (!viewpoint().mayMove)
        return;
    const mt::Moves& moves = session_.moves();
    myTurn_ = true;
    canDraw_ = moves.draw;
    canPass_ = moves.pass;
    canEndOpening_ = moves.endOpening;
    markerQuestion_ = moves.marker;
    offersAutoDraw_ = !flow_.autoDraw() && forced_ >= forcedBeforeOffer && flow_.onlyMove();
}

// These facts say whose turn it is, in numbers and in words.
void GameController::findTurn()
{
    const Narrator::Said& said = narrator_.said();
    sentence_ = said.sentence;
    sentenceIsRefusal_ = said.isRefusal;
    sentenceRule_ = said.rule;
    levelQuestion_ = narrator_.levelQuestion();
    thinking_ = flow_.thinkingSeat() >= 0;
    viewSeat_ = viewpoint().seat;
    if (!privacy_.curtain())
        return;
    QStringList news;
    for (const LogRow& line : log_.news())
        news.append(line.sentence);
    curtain_ = true;
    curtainName_ = SeatNames(session_.seatNames(), viewpoint().seat).givenName(viewpoint().seat);
    curtainNews_ = news;
}

void GameController::findEnd()
{
    wentOut_ = narrator_.wentOut();
    if (flow_.isShowing() || session_.mover() >= 0)
        return;
    roundEnded_ = true;
    roundSummary_ = narrator_.roundSummary();
    if (!session_.isOver())
        return;
    gameOver_ = true;
    resultText_ = narrator_.result();
    if (const auto& again = session_.again())
        comparison_ = SameTilesWords::comparison(session_.seats(), session_.game().scores.back(), again->scores);
    const std::vector<int> winners = mt::resultOf(session_.game()).winners;
    winners_ = {winners.begin(), winners.end()};
}

#include "moc_game_controller.cpp"
