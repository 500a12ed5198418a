// What all records together come to, person by person: what was earned first where, the bests, and what is new.
#pragma once

#include "app/history/record_entry.h"

#include <QDateTime>
#include <QStringList>

/// Where something was done.
struct Feat {
    QString path; ///< of the record; empty: it has been deleted
    QDateTime begun;
    std::string rulebook; ///< id
    int round = 1;        ///< its number
    int value = 0;        ///< of a best
};

class FeatBook
{
public:
    /// One person's round.
    struct Played {
        QString player; ///< a name as the statistics have it
        Feat where;
        GameFeats::Seat feats;
    };

    FeatBook() = default;
    /// The same tiles count once, in the game that was begun first: later they are known.
    explicit FeatBook(std::vector<RecordEntry> entries);

    /// The rounds that count, by when their games were begun.
    const std::vector<Played>& rounds() const { return rounds_; }
    /// Who has played a round, the one who began a game last first; names as the statistics have them.
    const QStringList& players() const { return players_; }
    /// By id: where the player earned it first.
    std::map<std::string, Feat> awards(const QString& player) const;
    /// By id, and of equal ones the first.
    std::map<std::string, Feat> bests(const QString& player) const;

    struct News {
        std::vector<std::string> awards; ///< ids; earned there and nowhere else
        std::vector<std::string> bests;  ///< ids; better there than anywhere else
        bool isEmpty() const { return awards.empty() && bests.empty(); }
    };
    /// What is new for the player by that round. Who has hardly played has no bests to be beaten.
    News news(const QString& player, const QString& path, int round) const;

private:
    std::vector<const Played*> of(const QString& player) const;

    std::vector<Played> rounds_;
    QStringList players_;
};
