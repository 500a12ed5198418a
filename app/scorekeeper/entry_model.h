// The round that is being written down: a row for each player.
#pragma once

#include "app/scorekeeper/score_check.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

class EntryModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The score-keeper has one.")

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        ColourRole,
        PointsRole,   ///< as typed
        OwnTotalRole, ///< as typed
        BeforeRole,   ///< the total before this round
        HasIssueRole  ///< something is to be said about it
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : table_.players(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void retranslate();

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
    bool isRow(int row) const { return row >= 0 && row < rowCount(); }
    void check();

    ScoreTable table_;
    int round_ = 1;
    RoundEntry entry_;
    std::vector<ScoreIssue> issues_;
};
