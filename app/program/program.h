// Everything that outlives a game, for the window: one object each.
#pragma once

#include "app/coach/skill_model.h"
#include "app/daily/daily_deal.h"
#include "app/history/archive.h"
#include "app/history/awards_model.h"
#include "app/history/game_counter.h"
#include "app/history/game_library.h"
#include "app/history/statistics_model.h"
#include "app/ladder/ladder.h"
#include "app/play/game_controller.h"
#include "app/play/reactions.h"
#include "app/program/rescue_offer.h"
#include "app/program/window_place.h"
#include "app/replay/fairness.h"
#include "app/replay/game_replay.h"
#include "app/rules/rule_printer.h"
#include "app/scorekeeper/score_keeper.h"
#include "app/scores/sheet_printer.h"
#include "app/settings/language_setting.h"
#include "app/settings/preferences.h"
#include "app/setup/new_game_setup.h"
#include "app/sound/sounds.h"
#include "app/tutorial/tutorial.h"

class Program : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one.")

    /// What came of settings that could not be read, or not be followed, in a sentence or two; empty: nothing, or
    /// somebody has read it.
    Q_PROPERTY(QString settingsProblem READ settingsProblem NOTIFY settingsProblemChanged)
    Q_PROPERTY(Preferences* preferences READ preferences CONSTANT)
    Q_PROPERTY(LanguageSetting* language READ language CONSTANT)
    /// What the next game begins with.
    Q_PROPERTY(NewGameSetup* setup READ setup CONSTANT)
    /// Of the game that the window shows; without one, of what is set up.
    Q_PROPERTY(RuleModel* rules READ rules CONSTANT)
    Q_PROPERTY(RulePrinter* rulePrinter READ rulePrinter CONSTANT)
    /// The game that the window shows: the tutorial's as long as there is one.
    Q_PROPERTY(GameController* game READ shownGame NOTIFY shownGameChanged)
    /// The player's own game, also while the tutorial is shown.
    Q_PROPERTY(GameController* ownGame READ game CONSTANT)
    Q_PROPERTY(Tutorial* tutorial READ tutorial CONSTANT)
    Q_PROPERTY(ScoreKeeper* scoreKeeper READ scoreKeeper CONSTANT)
    Q_PROPERTY(SheetPrinter* sheetPrinter READ sheetPrinter CONSTANT)
    Q_PROPERTY(GameReplay* replay READ replay CONSTANT)
    Q_PROPERTY(RescueOffer* rescue READ rescue CONSTANT)
    Q_PROPERTY(WindowPlace* windowPlace READ windowPlace CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)
    /// The licence's own words, which are in force in English alone.
    Q_PROPERTY(QString licence READ licence CONSTANT)
    /// The same of what the program is made with.
    Q_PROPERTY(QString thirdParty READ thirdParty CONSTANT)
    Q_PROPERTY(Fairness* fairness READ fairness CONSTANT)
    Q_PROPERTY(GameLibrary* library READ library CONSTANT)
    Q_PROPERTY(StatisticsModel* statistics READ statistics CONSTANT)
    Q_PROPERTY(AwardsModel* awards READ awards CONSTANT)
    Q_PROPERTY(SkillModel* skill READ skill CONSTANT)
    Q_PROPERTY(DailyDeal* daily READ daily CONSTANT)
    Q_PROPERTY(Ladder* ladder READ ladder CONSTANT)
    Q_PROPERTY(Reactions* reactions READ reactions CONSTANT)

public:
    /// `dataDir`: where everything is remembered; empty: the platform's own place.
    /// `textSize`: in per cent, until a player chooses one.
    explicit Program(const QString& dataDir = {}, int textSize = 100, QObject* parent = nullptr);

    QString settingsProblem() const;
    Q_INVOKABLE void dismissSettingsProblem();
    Preferences* preferences() { return &preferences_; }
    LanguageSetting* language() { return &language_; }
    NewGameSetup* setup() { return &setup_; }
    RuleModel* rules() { return &rules_; }
    RulePrinter* rulePrinter() { return &rulePrinter_; }
    GameController* game() { return &game_; }
    GameController* shownGame() { return tutorial_.active() ? tutorial_.game() : &game_; }
    Tutorial* tutorial() { return &tutorial_; }
    ScoreKeeper* scoreKeeper() { return &scoreKeeper_; }
    SheetPrinter* sheetPrinter() { return &sheetPrinter_; }
    GameReplay* replay() { return &replay_; }
    RescueOffer* rescue() { return &rescue_; }
    WindowPlace* windowPlace() { return &windowPlace_; }
    QString version() const { return QStringLiteral(MT_VERSION); }
    QString licence() const;
    QString thirdParty() const;
    Fairness* fairness() { return &fairness_; }
    GameLibrary* library() { return &library_; }
    Ladder* ladder() { return &ladder_; }
    Reactions* reactions() { return &reactions_; }
    StatisticsModel* statistics() { return &statistics_; }
    AwardsModel* awards() { return &awards_; }
    SkillModel* skill() { return &skill_; }
    DailyDeal* daily() { return &daily_; }

    /// Leaves the player's own game for a new one, as `setup` has it. False: it cannot be played (setup->error), or the
    /// old one is not saved and stays.
    Q_INVOKABLE bool startGame();
    /// The round that has just ended on the table, or the one that is looked at again, begins once more, from its first
    /// move; the game on the table waits among the saved ones. False: that one is not saved and stays.
    Q_INVOKABLE bool playRoundAgain();
    Q_INVOKABLE bool playReplayedAgain();
    /// The same again: leaves the player's own game, which is over, for a new one with its people, rulebook, options
    /// and length. Whoever is away sits down again. False: the old one is not saved and stays.
    Q_INVOKABLE bool playAgain();
    /// Forgets all that was played, but the game on the table: the saved games go to the system's wastebasket.
    Q_INVOKABLE void forgetEverything();
    /// Has the game on the table looked at again, from its last finished round on.
    Q_INVOKABLE void replayGame();
    /// The game on the table waits meanwhile. It is offered no more after this.
    Q_INVOKABLE void startTutorial();
    Q_INVOKABLE void endTutorial();

    /// Whether somebody who closes the window has to be asked first: not all of the game is saved.
    Q_INVOKABLE bool asksBeforeLeaving() const;
    /// From now on nobody is asked: the system ends the program, or somebody wants to leave all the same.
    Q_INVOKABLE void leaveUnasked() { asks_ = false; }
    /// At the end: nothing is on its way to the disk any more. False: what is not saved could not even be put into a
    /// rescue file.
    bool saveAtLast();

signals:
    void settingsProblemChanged();
    void shownGameChanged();

private:
    void loadSettings();
    void followPreferences();
    void followLanguage();
    void showRules();
    /// Of the file that settings are in, for settingsProblem().
    QString fileProblem() const;

    SyncQueue syncs_; ///< before whatever writes: it goes last, and then everything is on the disk
    QString settingsFile_;
    std::optional<DamagedSettings> damaged_; ///< before whatever reads them
    Preferences preferences_;
    LanguageSetting language_;
    SettingsFile settings_; ///< for `setup`
    NewGameSetup setup_;
    QStringList unknown_; ///< among the settings, and not said yet: "key=value"
    RuleModel rules_;
    RulePrinter rulePrinter_{&syncs_};
    GameCounter counter_; ///< before the game, which tells it everything
    GameController game_;
    Tutorial tutorial_;
    ScoreKeeper scoreKeeper_;
    SheetPrinter sheetPrinter_{&syncs_};
    Sounds sounds_;
    Reactions reactions_;
    GameReplay replay_;
    RescueOffer rescue_;
    WindowPlace windowPlace_;
    Fairness fairness_;
    Archive archive_; ///< before all that looks back
    GameLibrary library_;
    StatisticsModel statistics_;
    AwardsModel awards_;
    SkillModel skill_;
    DailyDeal daily_;
    Ladder ladder_;
    bool asks_ = true;
};
