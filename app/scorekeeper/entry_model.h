// The round that is being written down: a row for each player.
#pragma once

#include "app/platform/row_model.h"
#include "app/scorekeeper/score_check.h"

struct EntryRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(QString ownTotal MEMBER ownTotal)
    Q_PROPERTY(QString before MEMBER before)
    Q_PROPERTY(bool hasIssue MEMBER hasIssue)

public:
    QString name;
    QString colour;
    QString points;        ///< as typed
    QString ownTotal;      ///< as typed
    QString before;        ///< the total before this round
    bool hasIssue = false; ///< something is to be said about it

    friend bool operator==(const EntryRow&, const EntryRow&) = default;
};

class EntryModel : public ROW_MODEL(EntryRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The score-keeper has one.")

public:
    void retranslate() { setRows(inWords()); }

    Q_INVOKABLE void setPoints(int row, const QString& typed);
    Q_INVOKABLE void setOwnTotal(int row, const QString& typed);

    const RoundEntry& entry() const { return entry_; }
    /// Begins anew for that round (from 1) of `table`; with the points that it has, if it is finished.
    void show(const ScoreTable& table, int round, bool nobodyOut);
    /// Goes on with what was typed before, for the same round of the same game.
    void resume(const RoundEntry& entry);
    void setNobodyOut(bool nobodyOut);
    const std::vector<ScoreIssue>& issues() const { return issues_; }

signals:
    void edited();

private:
    std::vector<EntryRow> inWords() const;
    void check();

    ScoreTable table_;
    int round_ = 1;
    RoundEntry entry_;
    std::vector<ScoreIssue> issues_;
};
