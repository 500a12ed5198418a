// Each fact of a game has a signal of its own, which comes when that fact changes and at no other time.
#include "tests/app/play/games.h"

#include <QAction>
#include <QMetaMethod>
#include <QMetaProperty>

#include <gtest/gtest.h>

namespace
{

/// Hears every signal of a game's facts, and compares it with what the facts were when it was heard last.
class FactListener
{
public:
    explicit FactListener(GameController& game) : game_(game)
    {
        const QMetaObject& facts = GameController::staticMetaObject;
        for (int i = facts.propertyOffset(); i < facts.propertyCount(); ++i) {
            const QMetaProperty fact = facts.property(i);
            if (!fact.hasNotifySignal())
                continue;
            const int signal = fact.notifySignalIndex();
            if (last_.count(signal) == 0)
                listenTo(fact.notifySignal(), signal);
            last_[signal].push_back({fact, fact.read(&game)});
        }
    }

    std::size_t signalCount() const { return last_.size(); }
    int heard() const { return heard_; }
    /// The signals that came although nothing of theirs had changed.
    QString idle() const { return idle_.join(QLatin1Char(' ')); }
    /// The facts that are others than their last signal told.
    QString untold() const
    {
        QStringList names;
        for (const auto& [signal, facts] : last_)
            for (const auto& [fact, value] : facts)
                if (fact.read(&game_) != value)
                    names.append(QString::fromLatin1(fact.name()));
        return names.join(QLatin1Char(' '));
    }

private:
    // An action is what can be triggered by a signal that is known by its name alone.
    void listenTo(const QMetaMethod& signal, int index)
    {
        auto* action = new QAction(&actions_);
        const QMetaObject* type = action->metaObject();
        QObject::connect(&game_, signal, action, type->method(type->indexOfSlot("trigger()")));
        QObject::connect(action, &QAction::triggered, [this, index] { hear(index); });
    }
    void hear(int signal)
    {
        ++heard_;
        bool isNew = false;
        for (auto& [fact, value] : last_.at(signal)) {
            const QVariant now = fact.read(&game_);
            isNew = isNew || now != value;
            value = now;
        }
        if (!isNew)
            idle_.append(QString::fromLatin1(game_.metaObject()->method(signal).name()));
    }

    GameController& game_;
    std::map<int, std::vector<std::pair<QMetaProperty, QVariant>>> last_; ///< by the index of their signal
    QObject actions_;
    QStringList idle_;
    int heard_ = 0;
};

TEST(GameFacts, AreToldWhenTheyChangeAndOnlyThen)
{
    const QTemporaryDir dir;
    GameController game(dir.path());
    FactListener listener(game);
    EXPECT_GT(listener.signalCount(), 20u) << "a signal for each";
    const auto expectTold = [&](const char* when) { EXPECT_EQ(listener.untold().toStdString(), "") << when; };
    begin(game, QStringLiteral("rules=bigtable;set=6;rounds=2;seats=human:Anna,human:Bert,easy;seed=4"));
    expectTold("a game begins");
    for (int round = 1; round <= 2; ++round) {
        while (!game.roundEnded()) {
            ASSERT_TRUE(waitUntil([&] { return game.myTurn() || game.curtain() || game.roundEnded(); }));
            expectTold("somebody is to move");
            if (game.curtain())
                game.liftCurtain();
            if (!game.myTurn())
                continue;
            game.play(-1, 0);
            game.playOnlyPlace(0);
            game.select(game.hand()->tiles().front().index());
            expectTold("a tile is chosen");
            ASSERT_TRUE(doFirstLegal(game));
            game.undo();
            expectTold("something is taken back");
            game.redo();
        }
        game.nextRound();
        expectTold("the next round begins");
    }
    ASSERT_TRUE(game.gameOver());
    game.abandonGame();
    expectTold("there is no game any more");
    EXPECT_GT(listener.heard(), 100);
    EXPECT_EQ(listener.idle().toStdString(), "");
}

TEST(GameFacts, WhatStaysAsItIsIsNotTold)
{
    const QTemporaryDir dir;
    GameController game(dir.path());
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=3;first=1"));
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    const FactListener listener(game);
    game.retranslate();
    game.setAutoDraw(true);
    game.setAutoDraw(false);
    game.setWaiting(true);
    game.setWaiting(false);
    game.select(-1);
    EXPECT_EQ(listener.heard(), 0);
}

} // namespace
