#include "app/play/fact_finder.h"

#include "app/play/same_tiles.h"
#include "app/words/day_words.h"
#include "app/words/rulebook_words.h"
#include "app/words/tile_words.h"
#include "app/words/tip_words.h"

FactFinder::FactFinder(const GameSession& session, const SeatPrivacy& privacy, const ShownTable& table,
                       const Narrator& narrator, const GameFlow& flow, const SavingWatch& saving)
    : session_(session), privacy_(privacy), table_(table), narrator_(narrator), flow_(flow), saving_(saving)
{
}

GameFacts::Facts FactFinder::find(int undoCount) const
{
    GameFacts::Facts facts;
    findSaving(facts);
    if (!session_.isActive())
        return facts;
    facts.active = true;
    facts.engineValue = table_.engineValue();
    facts.boneyardCount = table_.boneyardCount();
    facts.selectedTile = table_.selected().exists() ? table_.selected().index() : -1;
    facts.said = narrator_.said();
    facts.canUndo = undoCount > 0;
    facts.canRedo = session_.canRedo();
    facts.thinking = flow_.thinkingSeat() >= 0;
    facts.levelQuestion = narrator_.levelQuestion();
    facts.viewSeat = privacy_.viewpoint().seat;
    if (privacy_.curtain())
        facts.curtainName = SeatNames(session_.seatNames(), facts.viewSeat).givenName(facts.viewSeat);
    findGame(facts);
    findMoves(facts);
    findEnd(facts);
    return facts;
}

void FactFinder::findSaving(GameFacts::Facts& facts) const
{
    facts.kept = {saving_.state(), saving_.reason()};
    facts.problemText = saving_.problemText();
}

void FactFinder::findGame(GameFacts::Facts& facts) const
{
    const mt::GameRules& rules = session_.game().rules;
    facts.round = session_.table().round;
    facts.rounds = rules.options.rounds;
    facts.openHands = rules.options.openHands;
    facts.rulebook = RulebookWords::rulebookName(rules.rulebook);
    const QString engine = TileWords::text(mt::Tile(facts.engineValue, facts.engineValue));
    const std::optional<mt::Date> day = session_.day();
    facts.title = day ? tr("%1 · Round %2 of %3 · Engine %4", "%1: deal of the day, 25.11.26")
                            .arg(DayWords::title(DayWords::dateOf(*day), session_.isRepeat()),
                                 QString::number(facts.round), QString::number(facts.rounds), engine)
                  : session_.again()
                      ? tr("The same tiles again: round %1 · Engine %2 · %3 rules", "%3: name of the rulebook")
                            .arg(QString::number(facts.round), engine, facts.rulebook)
                      : tr("Round %1 of %2 · Engine %3 · %4 rules", "%4: name of the rulebook")
                            .arg(QString::number(facts.round), QString::number(facts.rounds), engine, facts.rulebook);
    facts.beginning = narrator_.beginning();
    facts.tip = TipWords::one(facts.round);
}

void FactFinder::findMoves(GameFacts::Facts& facts) const
{
    facts.myTurn = privacy_.viewpoint().mayMove;
    if (!facts.myTurn)
        return;
    const mt::Moves& moves = session_.moves();
    facts.canDraw = moves.draw;
    facts.canPass = moves.pass;
    facts.canEndOpening = moves.endOpening;
    facts.markerQuestion = moves.marker;
}

void FactFinder::findEnd(GameFacts::Facts& facts) const
{
    facts.wentOut = narrator_.wentOut();
    facts.roundEnded = !flow_.isShowing() && session_.mover() < 0;
    if (!facts.roundEnded)
        return;
    facts.roundSummary = narrator_.roundSummary();
    facts.gameOver = session_.isOver();
    if (!facts.gameOver)
        return;
    facts.resultText = narrator_.result();
    if (const auto& again = session_.again())
        facts.comparison = SameTilesWords::comparison(session_.seats(), session_.game().scores.back(), again->scores);
    const std::vector<int> seats = mt::resultOf(session_.game()).winners;
    facts.winners = {seats.begin(), seats.end()};
}
