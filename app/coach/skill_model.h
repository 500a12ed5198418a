// Skill and luck as a page: one player's games, and what play and tiles come to over all of them. It thinks only while
// somebody looks.
#pragma once

#include "app/coach/skill_reader.h"
#include "app/coach/skill_words.h"
#include "app/platform/row_model.h"

#include <QStringList>

#include <QtQml/qqmlregistration.h>

class SkillModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed)
    /// The player's games of which a round is known, the one begun last first.
    Q_PROPERTY(RowList* games READ games CONSTANT)
    /// What play and tiles come to, a sentence each; empty: nothing to say yet.
    Q_PROPERTY(QString playMean READ playMean NOTIFY changed)
    Q_PROPERTY(QString tilesMean READ tilesMean NOTIFY changed)
    Q_PROPERTY(bool reading READ reading NOTIFY progressChanged)
    /// How far the thinking has come, in words; empty: it is done, or it is not known yet how much there is.
    Q_PROPERTY(QString progress READ progress NOTIFY progressChanged)

public:
    /// `archive`: of the data folder `folder`, an absolute path; it must outlive this.
    SkillModel(Archive& archive, const QString& folder, QObject* parent = nullptr);

    QStringList players() const;
    int player() const { return static_cast<int>(names_.indexOf(player_)); }
    void setPlayer(int row);
    RowModel<SkillGameRow>* games() { return &rows_; }
    QString playMean() const;
    QString tilesMean() const;
    bool reading() const { return reader_.isReading(); }
    QString progress() const;
    /// The games that are shown, the one begun first in front.
    const std::vector<SkillGame>& shown() const { return games_; }
    void setWorlds(int worlds) { reader_.setWorlds(worlds); }

    /// Looks at the records anew, on a thread of its own.
    Q_INVOKABLE void refresh();
    /// Nobody looks at it any more: nothing more is thought about.
    Q_INVOKABLE void leave();
    /// What was found goes; it is thought about anew when somebody looks.
    void forget() { reader_.forget(); }
    /// Where the record of that row is; empty: there is no such row.
    Q_INVOKABLE QString path(int row) const;
    /// Asks for all words again, because another language is spoken.
    void retranslate();

signals:
    void changed();
    void progressChanged();

private:
    void take(const std::vector<SkillRound>& rounds, int left);
    void show();

    std::vector<SkillRound> rounds_; ///< of all players, in the order in which they were found
    int left_ = 0;
    bool isStale_ = false; ///< they are those of an earlier look
    QStringList names_;    ///< who began a game last is first
    QString wanted_;       ///< who was chosen; of them nothing may be known yet
    QString player_;       ///< who is shown
    std::vector<SkillGame> games_;
    SkillMeans means_;
    RowModel<SkillGameRow> rows_;
    SkillReader reader_; ///< last: it must be gone before what it uses
};
