// The statistics as a page: whose, of which games, the figures and the best rounds.
#pragma once

#include "app/history/archive.h"
#include "app/history/history_words.h"
#include "app/platform/row_model.h"

class StatisticsModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    /// Choices and the row that is chosen in each. What is chosen among stays within the player's own games; but for
    /// `players` the first row asks for all.
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY changed)
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(QStringList rulebooks READ rulebooks NOTIFY changed)
    Q_PROPERTY(int rulebook READ rulebook WRITE setRulebook NOTIFY changed)
    Q_PROPERTY(QStringList opponents READ opponents NOTIFY changed)
    Q_PROPERTY(int opponent READ opponent WRITE setOpponent NOTIFY changed)
    Q_PROPERTY(QStringList tables READ tables NOTIFY changed)
    Q_PROPERTY(int table READ table WRITE setTable NOTIFY changed)
    Q_PROPERTY(RowList* figures READ figures CONSTANT)
    Q_PROPERTY(RowList* bestRounds READ bestRounds CONSTANT)
    /// The journal is being read; before that nothing is known.
    Q_PROPERTY(bool reading READ reading NOTIFY changed)
    /// What is wrong with the journal, in a sentence; empty: nothing.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    static constexpr std::size_t roundsShown = 20;

    /// `archive`: of the data folder `folder`, an absolute path; it must outlive this. `hasFailed`: whether something
    /// could not be counted.
    StatisticsModel(Archive& archive, const QString& folder, std::function<bool()> hasFailed,
                    QObject* parent = nullptr);

    QStringList players() const;
    int player() const { return static_cast<int>(names_.indexOf(choice_.player)); }
    void setPlayer(int row);
    QStringList kinds() const;
    int kind() const;
    void setKind(int row);
    QStringList rulebooks() const;
    int rulebook() const;
    void setRulebook(int row);
    QStringList opponents() const;
    int opponent() const;
    void setOpponent(int row);
    QStringList tables() const;
    int table() const;
    void setTable(int row);
    RowList* figures() { return &figures_; }
    RowList* bestRounds() { return &bestRounds_; }
    bool reading() const { return watch_.isOn(); }
    QString problem() const;

    /// Reads the journal anew.
    Q_INVOKABLE void refresh();
    /// Asks for all words again, because another language is spoken.
    void retranslate() { show(); }

signals:
    void changed();

private:
    void take(const Ledger& ledger);
    void listChoices();
    void show();

    QString folder_;
    std::function<bool()> hasFailed_;
    Ledger ledger_;
    StatisticsChoice choice_;
    QStringList names_;
    // What there is to choose among, in the order shown.
    std::vector<GameKind> kinds_;
    std::vector<RulesKey> rulebooks_;
    std::vector<std::string> opponents_;
    std::vector<int> tables_;
    RowModel<FigureRow> figures_;
    RowModel<BestRoundRow> bestRounds_;
    ArchiveWatch watch_; ///< on: the journal is wanted
};
