// Finds out the facts of a game at one moment from those who know them.
#pragma once

#include "app/play/game_facts.h"
#include "app/play/game_flow.h"
#include "app/play/narrator.h"

#include <QCoreApplication>

class FactFinder
{
    Q_DECLARE_TR_FUNCTIONS(FactFinder)

public:
    /// All outlive it.
    FactFinder(const GameSession& session, const SeatPrivacy& privacy, const ShownTable& table,
               const Narrator& narrator, const GameFlow& flow, const SavingWatch& saving);

    /// `undoCount`: how many actions an undo would take back now.
    GameFacts::Facts find(int undoCount) const;
    /// Whether it is saved, alone.
    void findSaving(GameFacts::Facts& facts) const;

private:
    void findGame(GameFacts::Facts& facts) const;
    void findMoves(GameFacts::Facts& facts) const;
    void findEnd(GameFacts::Facts& facts) const;

    const GameSession& session_;
    const SeatPrivacy& privacy_;
    const ShownTable& table_;
    const Narrator& narrator_;
    const GameFlow& flow_;
    const SavingWatch& saving_;
};
