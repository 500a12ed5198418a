#include "app/play/game_facts.h"

#include <utility>

void GameFacts::take(const Facts& facts)
{
    const Facts before = std::exchange(now_, facts);
    const auto tell = [&](auto fact, void (GameFacts::*changed)()) {
        if (before.*fact != now_.*fact)
            emit(this->*changed)();
    };
    tell(&Facts::active, &GameFacts::activeChanged);
    tell(&Facts::round, &GameFacts::roundChanged);
    tell(&Facts::rounds, &GameFacts::roundsChanged);
    tell(&Facts::engineValue, &GameFacts::engineValueChanged);
    tell(&Facts::rulebook, &GameFacts::rulebookChanged);
    tell(&Facts::title, &GameFacts::titleChanged);
    tell(&Facts::tip, &GameFacts::tipChanged);
    tell(&Facts::openHands, &GameFacts::openHandsChanged);
    tell(&Facts::viewSeat, &GameFacts::viewSeatChanged);
    tell(&Facts::curtainName, &GameFacts::curtainChanged);
    tell(&Facts::curtainNews, &GameFacts::curtainNewsChanged);
    tell(&Facts::levelQuestion, &GameFacts::levelQuestionChanged);
    tell(&Facts::myTurn, &GameFacts::myTurnChanged);
    tell(&Facts::canDraw, &GameFacts::canDrawChanged);
    tell(&Facts::canPass, &GameFacts::canPassChanged);
    tell(&Facts::canEndOpening, &GameFacts::canEndOpeningChanged);
    tell(&Facts::markerQuestion, &GameFacts::markerQuestionChanged);
    tell(&Facts::offersAutoDraw, &GameFacts::offersAutoDrawChanged);
    tell(&Facts::canUndo, &GameFacts::canUndoChanged);
    tell(&Facts::canRedo, &GameFacts::canRedoChanged);
    tell(&Facts::selectedTile, &GameFacts::selectedTileChanged);
    tell(&Facts::boneyardCount, &GameFacts::boneyardCountChanged);
    tell(&Facts::thinking, &GameFacts::thinkingChanged);
    tell(&Facts::beginning, &GameFacts::beginningChanged);
    tell(&Facts::wentOut, &GameFacts::wentOutChanged);
    tell(&Facts::roundEnded, &GameFacts::roundEndedChanged);
    tell(&Facts::gameOver, &GameFacts::gameOverChanged);
    tell(&Facts::roundSummary, &GameFacts::roundSummaryChanged);
    tell(&Facts::resultText, &GameFacts::resultTextChanged);
    tell(&Facts::comparison, &GameFacts::comparisonChanged);
    tell(&Facts::winners, &GameFacts::winnersChanged);
    tell(&Facts::said, &GameFacts::sentenceChanged);
    tell(&Facts::kept, &GameFacts::savingChanged);
    tell(&Facts::problemText, &GameFacts::problemChanged);
}

#include "moc_game_facts.cpp"
