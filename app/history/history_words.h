// What the list of games and the statistics say.
#pragma once

#include "app/history/record_entry.h"
#include "app/history/statistics.h"

#include <QCoreApplication>
#include <QObject>

/// One figure: what it is, its value, and what belongs to it.
/// A figure of the statistics as it is shown.
struct FigureRow {
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString amount MEMBER amount)
    Q_PROPERTY(QString detail MEMBER detail)

public:
    QString label;
    QString amount;
    QString detail{};
    friend bool operator==(const FigureRow&, const FigureRow&) = default;
};

/// A round among the best ones as it is shown.
struct BestRoundRow {
    Q_GADGET
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int opponents MEMBER opponents)
    Q_PROPERTY(int othersPoints MEMBER othersPoints)
    Q_PROPERTY(QString rules MEMBER rules)
    Q_PROPERTY(QString date MEMBER date)

public:
    int points = 0;
    int opponents = 0;    ///< how many
    int othersPoints = 0; ///< of all opponents together
    QString rules;        ///< name of the rulebook
    QString date;
    friend bool operator==(const BestRoundRow&, const BestRoundRow&) = default;
};

class HistoryWords
{
    Q_DECLARE_TR_FUNCTIONS(HistoryWords)

public:
    /// Who plays, in a list.
    static QString players(const RecordEntry& game);
    /// Whom one plays against: "Hard", or that there are several levels, or people alone.
    static QString opponents(const std::string& opponents);
    static QString opponents(const RecordEntry& game);
    /// When it was begun and last played.
    static QString when(const RecordEntry& game);
    /// How far it has come.
    static QString progress(const RecordEntry& game);
    /// Who leads, or has won; empty before the first round's end.
    static QString standing(const RecordEntry& game);
    /// What is wrong with it; empty: nothing.
    static QString fault(const RecordEntry& game);
    /// In a word or two, what can be done with it; `isOnTable`: it is the one being played.
    static QString state(const RecordEntry& game, bool isOnTable);

    static QString rules(const RulesKey& rules);
    /// A player as the statistics know them; without a name it is "You".
    static QString player(const QString& name);
    static QString allGames(int games);
    static QString kind(GameKind kind, int games);
    static QString date(const QDateTime& when);
    static std::vector<FigureRow> figures(const Figures& figures);
    static std::vector<BestRoundRow> bestRounds(const Figures& figures);

private:
    static FigureRow won(const Figures& figures);
    static FigureRow bestRound(const Figures& figures);
    static FigureRow bestGame(const Figures& figures);
};
