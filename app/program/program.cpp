#include "app/program/program.h"

#include "app/platform/keyboard.h"
#include "app/play/same_tiles.h"
#include "app/saving/data_folder.h"
#include "app/words/fault_words.h"

#include <QFile>
#include <QRegularExpression>

namespace
{

const QString saidKey = QStringLiteral("unknownSaid");

// Its lines are broken for a terminal; its paragraphs are what counts.
QString paragraphsOf(const QString& resource)
{
    QFile file(resource);
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    QString words = isThere ? QString::fromUtf8(file.readAll()) : QString();
    return words.replace(QRegularExpression(QStringLiteral("(?<!\\n)\\n(?!\\n)")), QStringLiteral(" "));
}

} // namespace

Program::Program(const QString& dataDir, int textSize, QObject* parent)
    : QObject(parent), settingsFile_(settingsFile(dataDir)), damaged_(setDamagedAside(settingsFile_)),
      preferences_(settingsFile_, &syncs_, textSize), language_(settingsFile_, &syncs_),
      settings_(settingsFile_, &syncs_), counter_(dataFolder(dataDir), &syncs_),
      game_(dataFolder(dataDir), &syncs_, [this] { return setup_.seats()->chosenColours(); }),
      scoreKeeper_(dataFolder(dataDir) + QStringLiteral("/scores"), &syncs_),
      replay_([this] { return setup_.seats()->chosenColours(); }, dataFolder(dataDir)), rescue_(game_, settings_),
      windowPlace_(settingsFile_, &syncs_), fairness_(game_.session()), archive_(dataFolder(dataDir)),
      library_(dataFolder(dataDir), archive_, game_, &syncs_),
      statistics_(archive_, dataFolder(dataDir), [this] { return counter_.hasFailed(); }), awards_(archive_, game_),
      skill_(archive_, dataFolder(dataDir)),
      daily_(dataFolder(dataDir), archive_, game_, [this] { return setup_.seats()->person(); }),
      ladder_(archive_, game_, [this](const mt::Character& character) { return setup_.against(character); })
{
    loadSettings();
    game_.setObserver(&counter_);
    game_.store().setRescuePlaces(RescuePlaces::usual(dataFolder(dataDir)));
    connect(&setup_, &NewGameSetup::changed, this, &Program::showRules);
    connect(&game_, &GameController::gameChanged, this, &Program::showRules);
    connect(&tutorial_, &Tutorial::activeChanged, this, &Program::showRules);
    connect(&tutorial_, &Tutorial::activeChanged, this, &Program::shownGameChanged);
    showRules();
    sounds_.follow(game_);
    sounds_.callTurns(game_);
    reactions_.follow(game_);
    connect(&library_, &GameLibrary::forgotten, &statistics_, &StatisticsModel::refresh);
    followPreferences();
    followLanguage();
    // Its cards name keys.
    connect(&Keyboard::only(), &Keyboard::lettersChanged, &tutorial_, &Tutorial::retranslate);
}

// What another version has written is named once, and stays until somebody chooses something else.
void Program::loadSettings()
{
    unknown_ = preferences_.unknown() + language_.unknown() + setup_.load(settings_);
    const QStringList said = settings_.value(saidKey).toStringList();
    unknown_.removeIf([&said](const QString& setting) { return said.contains(setting); });
    // Until the newest kept game says what is played with real tiles.
    scoreKeeper_.plan()->setRulebook(setup_.rulebook());
}

QString Program::settingsProblem() const
{
    QStringList said{fileProblem(), language_.problem()};
    said.removeAll(QString());
    return said.join(QStringLiteral("\n\n"));
}

QString Program::fileProblem() const
{
    if (!damaged_ && unknown_.isEmpty())
        return {};
    if (!damaged_)
        return FaultWords::problem(
            {StoreProblem::Kind::unknownSettings, settingsFile_, unknown_.join(QStringLiteral(", "))});
    if (damaged_->keptAs.isEmpty())
        return FaultWords::problem(unread(settingsFile_, {mt::FileProblem::Kind::unreadable, 0, damaged_->error}));
    return FaultWords::problem({StoreProblem::Kind::setAside, settingsFile_, damaged_->keptAs});
}

void Program::dismissSettingsProblem()
{
    damaged_.reset();
    if (!unknown_.isEmpty())
        settings_.setValue(saidKey, settings_.value(saidKey).toStringList() + unknown_);
    unknown_.clear();
    language_.dismissProblem();
    emit settingsProblemChanged();
}

bool Program::startGame()
{
    if (!setup_.rules())
        return false;
    setup_.save(settings_);
    scoreKeeper_.plan()->setRulebook(setup_.rulebook());
    return game_.startGame(setup_.start());
}

bool Program::playRoundAgain()
{
    return game_.startGame(game_.session().sameTilesAgain(setup_.seats()->chosenColours()));
}

bool Program::playReplayedAgain()
{
    const mt::PlayedGame& played = *replay_.game();
    const mt::PlayedRound& round = played.rounds[static_cast<std::size_t>(replay_.round() - 1)];
    const std::vector<int>& first = played.again ? played.again->scores : round.scores;
    return game_.startGame(
        sameTilesAgain(played.rules, played.players, round.deal, first, setup_.seats()->chosenColours()));
}

bool Program::playAgain()
{
    const GameSession& session = game_.session();
    return session.isOver() && game_.startGame(setup_.again(session.game().rules, session.seats()));
}

void Program::showRules()
{
    const GameController& game = *shownGame();
    if (game.active())
        rules_.setGame(game.session().game().rules, true);
    else if (setup_.rules())
        rules_.setGame(*setup_.rules(), false);
}

QString Program::licence() const { return paragraphsOf(QStringLiteral(":/LICENSE")); }

QString Program::thirdParty() const { return paragraphsOf(QStringLiteral(":/resources/third-party.txt")); }

void Program::startTutorial()
{
    preferences_.setTutorialOffered(true);
    game_.setWaiting(true);
    tutorial_.start(preferences_.pace());
    // Its cards say whose turn it is.
    sounds_.follow(*tutorial_.game());
}

void Program::endTutorial()
{
    tutorial_.stop();
    game_.setWaiting(false);
}

bool Program::asksBeforeLeaving() const { return asks_ && !game_.session().store().isSaved(); }

bool Program::saveAtLast()
{
    const bool isSaved = game_.store().saveAtLast();
    syncs_.wait();
    return isSaved;
}

void Program::forgetEverything()
{
    // Games that are off the list, and not gone yet, leave a line in the journal.
    library_.leave();
    if (!counter_.forget(game_.active())) {
        statistics_.refresh();
        return;
    }
    library_.forget();
    skill_.forget();
}

void Program::replayGame() { replay_.open(game_.session().recordPath(), 0); }

// Every text that somebody keeps, in the order in which they need each other's.
void Program::followLanguage()
{
    connect(&language_, &LanguageSetting::changed, this, &Program::settingsProblemChanged);
    connect(&language_, &LanguageSetting::changed, &setup_, &NewGameSetup::retranslate);
    connect(&language_, &LanguageSetting::changed, &rules_, &RuleModel::retranslate);
    connect(&language_, &LanguageSetting::changed, &game_, &GameController::retranslate);
    connect(&language_, &LanguageSetting::changed, &tutorial_, &Tutorial::retranslate);
    connect(&language_, &LanguageSetting::changed, &replay_, &GameReplay::retranslate);
    connect(&language_, &LanguageSetting::changed, &scoreKeeper_, &ScoreKeeper::retranslate);
    connect(&language_, &LanguageSetting::changed, &fairness_, &Fairness::retranslate);
    connect(&language_, &LanguageSetting::changed, &library_, &GameLibrary::retranslate);
    connect(&language_, &LanguageSetting::changed, &statistics_, &StatisticsModel::retranslate);
    connect(&language_, &LanguageSetting::changed, &awards_, &AwardsModel::retranslate);
    connect(&language_, &LanguageSetting::changed, &skill_, &SkillModel::retranslate);
    connect(&language_, &LanguageSetting::changed, &daily_, &DailyDeal::retranslate);
    connect(&language_, &LanguageSetting::changed, &ladder_, &Ladder::retranslate);
}

void Program::followPreferences()
{
    const auto takePace = [this] {
        game_.setPace(preferences_.pace());
        replay_.setPace(preferences_.pace());
    };
    takePace();
    connect(&preferences_, &Preferences::paceChanged, this, takePace);
    const auto takeVolume = [this] { sounds_.setVolume(preferences_.muted() ? 0 : preferences_.soundVolume()); };
    takeVolume();
    connect(&preferences_, &Preferences::soundVolumeChanged, &sounds_, takeVolume);
    connect(&preferences_, &Preferences::mutedChanged, &sounds_, takeVolume);
    const auto take = [this] {
        game_.setThinkingPace(preferences_.thinking());
        game_.setAnnouncementLevel(preferences_.announcements());
    };
    take();
    connect(&preferences_, &Preferences::thinkingChanged, &game_, take);
    connect(&preferences_, &Preferences::announcementsChanged, &game_, take);
    const auto takeAutoDraw = [this] { game_.setAutoDraw(preferences_.autoDraw()); };
    takeAutoDraw();
    connect(&preferences_, &Preferences::autoDrawChanged, &game_, takeAutoDraw);
    const auto takeReactions = [this] { reactions_.setOn(preferences_.reactions()); };
    takeReactions();
    connect(&preferences_, &Preferences::reactionsChanged, &reactions_, takeReactions);
    const auto takeCounting = [this] { game_.setCounted(preferences_.counting()); };
    takeCounting();
    connect(&preferences_, &Preferences::countingChanged, &game_, takeCounting);
    const auto takeSet = [this] {
        if (game_.active())
            preferences_.setLargestDouble(game_.session().game().rules.options.set);
    };
    takeSet();
    connect(&game_, &GameController::gameChanged, this, takeSet);
}

#include "moc_program.cpp"
