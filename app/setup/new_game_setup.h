// What the new-game dialog asks: rulebook, options, seats, length, who begins; and whether it can be played.
#pragma once

#include "app/saving/settings_file.h"
#include "app/setup/character_model.h"
#include "app/setup/game_start.h"
#include "app/setup/known_tables.h"
#include "app/setup/new_game_spec.h"
#include "app/setup/option_model.h"
#include "app/setup/rulebook_model.h"
#include "app/setup/seat_model.h"
#include "engine/ai/character.h"

#include <QObject>

#include <optional>

class NewGameSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    Q_PROPERTY(RowList* rulebooks READ rulebooks CONSTANT)
    Q_PROPERTY(OptionModel* options READ options CONSTANT)
    Q_PROPERTY(SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(LevelModel* levels READ levels CONSTANT)
    Q_PROPERTY(CharacterModel* characters READ characters CONSTANT)
    Q_PROPERTY(RowList* tables READ tables CONSTANT)
    /// The row in `rulebooks`. Another rulebook brings its own options.
    Q_PROPERTY(int rulebook READ rulebook WRITE setRulebook NOTIFY changed)
    Q_PROPERTY(QString rulebookName READ rulebookName NOTIFY changed)
    /// The row for who has none of their own: the one that is proposed to who has not played yet. It leaves the least
    /// to decide: what becomes of locomotives, doubles and the engine follows by itself.
    Q_PROPERTY(int recommended READ recommended CONSTANT)
    Q_PROPERTY(QString recommendedName READ recommendedName NOTIFY changed)
    Q_PROPERTY(int fewestSeats READ fewestSeats NOTIFY changed)
    Q_PROPERTY(int mostSeats READ mostSeats NOTIFY changed)
    Q_PROPERTY(Length length READ length WRITE setLength NOTIFY changed)
    Q_PROPERTY(int roundsChosen READ roundsChosen WRITE setRoundsChosen NOTIFY changed)
    /// Of the full game, whatever length is chosen.
    Q_PROPERTY(int maxRounds READ maxRounds NOTIFY changed)
    Q_PROPERTY(bool shortAvailable READ shortAvailable NOTIFY changed)
    Q_PROPERTY(FirstSeatQuestion firstSeatQuestion READ firstSeatQuestion NOTIFY changed)
    /// From 0, -1: at random.
    Q_PROPERTY(int firstSeat READ firstSeat WRITE setFirstSeat NOTIFY changed)
    /// Why it cannot be played, in a sentence; empty: it can.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// The number of tiles dealt to each, 0 while there is an error.
    Q_PROPERTY(int handSize READ handSize NOTIFY changed)

public:
    enum Length { Full, ChosenRounds, Short };
    Q_ENUM(Length)
    /// Who begins, if anybody is asked: the oldest, the youngest, or whoever shall (the rulebook says nothing of age).
    enum class FirstSeatQuestion { NotAsked, Oldest, Youngest, Anybody };
    Q_ENUM(FirstSeatQuestion)

    explicit NewGameSetup(QObject* parent = nullptr);

    RowList* rulebooks() { return &rulebooks_; }
    OptionModel* options() { return &options_; }
    SeatModel* seats() { return &seats_; }
    LevelModel* levels() { return &levels_; }
    CharacterModel* characters() { return &characters_; }
    RowList* tables() { return &tables_; }
    int rulebook() const { return rulebook_; }
    void setRulebook(int row);
    QString rulebookName() const;
    static int recommended() { return 0; }
    QString recommendedName() const { return rulebooks_.row(recommended()).name; }
    int fewestSeats() const { return book().minPlayers; }
    int mostSeats() const { return book().maxPlayers; }
    Length length() const { return length_; }
    void setLength(Length length);
    int roundsChosen() const { return roundsChosen_; }
    void setRoundsChosen(int rounds);
    int maxRounds() const { return maxRounds_; }
    bool shortAvailable() const { return book().hasShort; }
    FirstSeatQuestion firstSeatQuestion() const;
    int firstSeat() const { return firstSeat_; }
    void setFirstSeat(int seat);
    QString error() const;
    int handSize() const { return rules_ ? rules_->handSize : 0; }
    /// The people of that row of `tables` sit down again.
    Q_INVOKABLE void sitDown(int table);
    /// Back to the rulebook as it is printed.
    Q_INVOKABLE void resetOptions();

    /// The rules as they stand, or nothing while there is an error.
    const std::optional<mt::GameRules>& rules() const { return rules_; }
    /// The game that begins from this; only without an error. A seed that was given is good for one game.
    GameStart start();
    /// A game of the same people's first against that character alone, by the same rules where they are for two.
    GameStart against(const mt::Character& character) const;
    /// The same once more for these people, by these rules: whoever is away sits down again, and a level that
    /// is offered no more gives its place to its heir. Who begins is as set up.
    GameStart again(const mt::GameRules& rules, std::vector<Seat> seats) const;
    /// Takes over what a spec says; the error, if its options cannot be played, is error().
    void take(const NewGameSpec& spec);
    /// A game begins with this: the table is one to come back to.
    void save(SettingsFile& settings);
    /// Where this version does not know what is there, its own value stands. Returns what that is: "key=value" each.
    QStringList load(const SettingsFile& settings);
    void retranslate();

signals:
    void changed();

private:
    const mt::Rulebook& book() const { return mt::allRulebooks()[static_cast<std::size_t>(rulebook_)]; }
    mt::OptionChanges allChanges() const;
    void change(const QString& option, const QString& value);
    void takeLengthFrom(mt::OptionChanges& changes);
    void followFirstSeat(int from, int to);
    void forgetUnaskedFirstSeat();
    void resolve();

    RulebookModel rulebooks_;
    OptionModel options_;
    LevelModel levels_;
    CharacterModel characters_;
    SeatModel seats_;
    KnownTables tables_;
    int rulebook_ = 0;
    mt::OptionChanges changes_;    ///< what differs from the rulebook, the length apart
    Length length_ = ChosenRounds; ///< a first game should be over before anybody tires of it
    int roundsChosen_ = 3;
    int maxRounds_ = 13;
    int firstSeat_ = -1;
    bool firstSeatAsked_ = false; ///< when it could last be played
    std::optional<std::string> seed_;
    std::optional<mt::GameRules> rules_;
    std::optional<mt::RulesError> error_;
};
