// The awards and bests as a page, one player's at a time, and what is new of them when a round has ended.
#pragma once

#include "app/history/archive.h"
#include "app/history/feat_book.h"
#include "app/platform/row_model.h"

class GameController;

/// An award as it is shown; one that is not earned says what earns it, and nothing else.
struct AwardRow {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString task MEMBER task)
    Q_PROPERTY(bool earned MEMBER earned)
    Q_PROPERTY(QString where MEMBER where)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    QString title;
    QString task;
    bool earned = false;
    QString where{}; ///< in which game, and when
    QString spoken;  ///< all of that for a screen reader
    friend bool operator==(const AwardRow&, const AwardRow&) = default;
};

/// A best as it is shown.
struct BestRow {
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString amount MEMBER amount)
    Q_PROPERTY(QString where MEMBER where)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    QString label;
    QString amount;
    QString where;
    QString spoken;
    friend bool operator==(const BestRow&, const BestRow&) = default;
};

class AwardsModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(RowList* awards READ awards CONSTANT)
    Q_PROPERTY(RowList* bests READ bests CONSTANT)
    /// How many are earned, in words.
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    Q_PROPERTY(bool reading READ reading NOTIFY progressChanged)
    /// How far that has come, in words; empty: it has just begun, or it is done.
    Q_PROPERTY(QString progress READ progress NOTIFY progressChanged)
    /// What the round that has just ended on the table has earned, in a line; empty: nothing, or it is not known yet.
    Q_PROPERTY(QString news READ news NOTIFY newsChanged)

public:
    /// `game`: whose rounds are followed. Both must outlive this.
    AwardsModel(Archive& archive, const GameController& game, QObject* parent = nullptr);

    QStringList players() const;
    int player() const { return static_cast<int>(book_.players().indexOf(player_)); }
    void setPlayer(int row);
    RowModel<AwardRow>* awards() { return &awards_; }
    RowModel<BestRow>* bests() { return &bests_; }
    QString standing() const;
    bool reading() const { return watch_.isReading(); }
    QString progress() const;
    QString news() const { return news_; }

    /// Looks at all records anew, on a thread of its own.
    Q_INVOKABLE void refresh();
    /// Nobody looks at it any more: what is being read for it alone is read no further.
    Q_INVOKABLE void leave();
    /// An award that is earned, a best: where, for who wants to see it again.
    Q_INVOKABLE QString awardPath(int row) const { return pathAt(awardFeats_, row); }
    Q_INVOKABLE int awardRound(int row) const { return roundAt(awardFeats_, row); }
    Q_INVOKABLE QString bestPath(int row) const { return pathAt(bestFeats_, row); }
    Q_INVOKABLE int bestRound(int row) const { return roundAt(bestFeats_, row); }
    /// Asks for all words again, because another language is spoken.
    void retranslate();

signals:
    void changed();
    void progressChanged();
    void newsChanged();

private:
    /// By row; nothing where nothing was earned.
    using Feats = std::vector<std::optional<Feat>>;

    static QString pathAt(const Feats& feats, int row);
    static int roundAt(const Feats& feats, int row);
    void followGame();
    void take();
    void show();
    void showNews();

    const GameController& game_;
    std::vector<RecordEntry> read_; ///< those in which somebody did something
    int heard_ = 0;                 ///< so many entries have been read
    int total_ = 0;
    FeatBook book_;
    QString player_;
    Feats awardFeats_;
    Feats bestFeats_;
    RowModel<AwardRow> awards_;
    RowModel<BestRow> bests_;
    bool isLookedAt_ = false;
    bool hasEnded_ = false; ///< the round on the table, and what it earned is asked for
    QString news_;
    ArchiveWatch watch_;
};
