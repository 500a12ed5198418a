// Keeps the score of games that are played with real dominoes: round by round, checked, corrected, on the disk at once.
#pragma once

#include "app/platform/background.h"
#include "app/platform/row_model.h"
#include "app/scorekeeper/entry_model.h"
#include "app/scorekeeper/kept_game_store.h"
#include "app/scorekeeper/sheet_plan.h"

#include <map>

/// A kept game, to choose from.
struct KeptGameRow {
    Q_GADGET
    Q_PROPERTY(QString names MEMBER names)
    Q_PROPERTY(QString blurb MEMBER blurb)
    Q_PROPERTY(bool readable MEMBER readable)

public:
    QString names; ///< of the players; of a file that cannot be read, its name
    QString blurb; ///< when, by which rules, how far; or why it cannot be read
    bool readable = true;

    friend bool operator==(const KeptGameRow&, const KeptGameRow&) = default;
};

class ScoreKeeper : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    Q_PROPERTY(RowList* games READ games CONSTANT)
    Q_PROPERTY(bool reading READ reading NOTIFY readingChanged)
    Q_PROPERTY(SheetPlan* plan READ plan CONSTANT)
    Q_PROPERTY(ScoreModel* scores READ scores CONSTANT)
    Q_PROPERTY(EntryModel* entry READ entry CONSTANT)
    /// A game is open.
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)
    Q_PROPERTY(bool gameOver READ gameOver NOTIFY changed)
    Q_PROPERTY(QList<int> winners READ winners NOTIFY changed)
    /// The rules it is played by, in a few sentences.
    Q_PROPERTY(QString rulesText READ rulesText NOTIFY changed)
    /// Those that can be written down: all finished ones and, until the game is over, the next. From 1.
    Q_PROPERTY(QStringList rounds READ rounds NOTIFY changed)
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY changed)
    Q_PROPERTY(int engineValue READ engineValue NOTIFY changed)
    /// The round is a finished one.
    Q_PROPERTY(bool correcting READ correcting NOTIFY changed)
    Q_PROPERTY(bool nobodyOut READ nobodyOut WRITE setNobodyOut NOTIFY entryChanged)
    /// What does not add up, a sentence each.
    Q_PROPERTY(QStringList issues READ issues NOTIFY entryChanged)
    /// Which points are still to come, in a sentence, or empty.
    Q_PROPERTY(QString missing READ missing NOTIFY entryChanged)
    Q_PROPERTY(bool canEnter READ canEnter NOTIFY entryChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// What went wrong with a file, in a sentence, or empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    /// `folder`: where the games are kept, an absolute path; it is made when the first one is. With `syncs` nothing
    /// waits for the disk; what it does not take is the `problem` then, a little later.
    explicit ScoreKeeper(const QString& folder, SyncQueue* syncs = nullptr, Disk& disk = Disk::system());

    RowModel<KeptGameRow>* games() { return &games_; }
    SheetPlan* plan() { return &plan_; }
    ScoreModel* scores() { return &scores_; }
    EntryModel* entry() { return &entry_; }
    bool active() const { return game_.has_value(); }
    bool gameOver() const { return active() && game_->table.isOver(); }
    QList<int> winners() const;
    QString rulesText() const;
    QStringList rounds() const;
    int round() const { return round_; }
    void setRound(int round);
    int engineValue() const;
    bool correcting() const { return active() && round_ <= game_->table.rounds(); }
    bool nobodyOut() const { return entry_.entry().nobodyOut; }
    void setNobodyOut(bool nobodyOut) { entry_.setNobodyOut(nobodyOut); }
    QStringList issues() const;
    QString missing() const;
    bool canEnter() const;
    bool canUndo() const { return !before_.empty(); }
    bool canRedo() const { return !after_.empty(); }
    QString problem() const;

    /// Has the folder read again beside the window, and proposes to play the newest game once more.
    Q_INVOKABLE void refresh() { read(true); }
    bool reading() const { return reader_.isBusy(); }
    /// A new game by the plan.
    Q_INVOKABLE bool begin();
    /// Goes on with the game in that row of `games`.
    Q_INVOKABLE bool open(int row);
    /// Deletes it for good.
    Q_INVOKABLE bool remove(int row);
    /// Puts the game away; it is kept, and what was typed of its next round until the program ends. What the disk has
    /// not taken is tried again, and is there to go on with until the program ends.
    Q_INVOKABLE void close();
    /// Writes the round down, whatever issues there are; false: something is missing or no number.
    Q_INVOKABLE bool enter();
    /// Takes back what was written down last since the game was opened, one step at a time.
    Q_INVOKABLE bool undo();
    /// Writes down again what was taken back last; nothing is left to redo once something else is written down.
    Q_INVOKABLE bool redo();
    Q_INVOKABLE void dismissProblem();

    const std::optional<KeptGame>& game() const { return game_; }
    void retranslate();

signals:
    void activeChanged();
    void changed();
    void entryChanged();
    void problemChanged();
    void readingChanged();

private:
    void read(bool proposes);
    void take(const KeptGame& game);
    void keepDraft();
    void show();
    void showGames();
    bool isGame(int row) const { return row >= 0 && row < games_.count(); }
    const QString& fileOf(int row) const { return kept_[static_cast<std::size_t>(row)].path; }
    bool step(std::vector<KeptGame>& from, std::vector<KeptGame>& to);
    int lastRound() const;
    void setProblem(const std::optional<StoreProblem>& problem);

    /// What was typed of the next round before an earlier one was looked up.
    struct Draft {
        int round = 0; ///< 0: none
        RoundEntry entry{};
    };
    /// A game when it was put away with one.
    struct PutAway {
        KeptGame game;
        Draft draft;
    };

    KeptGameStore store_;
    Background reader_;
    std::vector<KeptGameStore::Entry> kept_;
    RowModel<KeptGameRow> games_; ///< kept_ in words
    SheetPlan plan_;
    ScoreModel scores_;
    EntryModel entry_;
    std::optional<KeptGame> game_;
    std::vector<KeptGame> before_; ///< to undo, the oldest first
    std::vector<KeptGame> after_;  ///< to redo, what was taken back first is first
    Draft draft_;
    std::map<QString, PutAway> putAway_; ///< by their files
    int round_ = 1;
    std::optional<StoreProblem> problem_;
};
