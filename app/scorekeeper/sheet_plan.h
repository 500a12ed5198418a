// What a new score sheet is for: rulebook, players, tiles, how long. To be kept here or filled in by hand.
#pragma once

#include "app/scores/score_model.h"
#include "app/setup/rulebook_model.h"

#include <QObject>

#include <optional>

class SheetPlan : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The score-keeper has one.")
    Q_PROPERTY(RowList* rulebooks READ rulebooks CONSTANT)
    /// The row in `rulebooks`.
    Q_PROPERTY(int rulebook READ rulebook WRITE setRulebook NOTIFY changed)
    Q_PROPERTY(int fewestPlayers READ fewestPlayers NOTIFY changed)
    Q_PROPERTY(int mostPlayers READ mostPlayers NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    /// By seat, as written; an empty one is shown as its entry in `defaultNames`.
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QStringList defaultNames READ defaultNames NOTIFY changed)
    /// What this rulebook can be played with by that many players, in words; `tiles` is one of them.
    Q_PROPERTY(QStringList tileChoices READ tileChoices NOTIFY changed)
    Q_PROPERTY(int tiles READ tiles WRITE setTiles NOTIFY changed)
    Q_PROPERTY(int mostRounds READ mostRounds NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed)
    /// The game ends when somebody has that many points; 0: it does not.
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed)
    Q_PROPERTY(int mostTarget READ mostTarget CONSTANT)
    /// The sheet without points.
    Q_PROPERTY(ScoreModel* sheet READ sheet CONSTANT)

public:
    explicit SheetPlan(QObject* parent = nullptr);

    RowList* rulebooks() { return &rulebooks_; }
    int rulebook() const { return rulebook_; }
    void setRulebook(int row);
    int fewestPlayers() const { return book().minPlayers; }
    int mostPlayers() const { return book().maxPlayers; }
    int players() const { return players_; }
    void setPlayers(int players);
    QStringList names() const { return names_.mid(0, players_); }
    QStringList defaultNames() const;
    Q_INVOKABLE void setName(int seat, const QString& name);
    QStringList tileChoices() const;
    int tiles() const { return tiles_; }
    void setTiles(int choice);
    int mostRounds() const { return playable_[static_cast<std::size_t>(tiles_)].options.rounds; }
    int rounds() const { return rules_.options.rounds; }
    void setRounds(int rounds);
    int target() const { return target_; }
    void setTarget(int target);
    static int mostTarget();
    ScoreModel* sheet() { return &sheet_; }

    const mt::GameRules& rules() const { return rules_; }
    /// The same as that game, to play it again.
    void take(const ScoreTable& table);
    void retranslate();

signals:
    void changed();

private:
    const mt::Rulebook& book() const { return mt::allRulebooks()[static_cast<std::size_t>(rulebook_)]; }
    void findPlayable();
    void resolve();

    RulebookModel rulebooks_;
    int rulebook_ = 0;
    int players_ = 4;
    QStringList names_;                   ///< of all seats there can be
    std::vector<mt::GameRules> playable_; ///< by tile choice, each with all its rounds
    int tiles_ = 0;
    int roundsWanted_ = 0; ///< 0: all
    int target_ = 0;
    mt::GameRules rules_;
    ScoreModel sheet_;
};
