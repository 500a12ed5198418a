#include "app/program/program.h"

#include "app/platform/data_folder.h"

#include <QFile>
#include <QRegularExpression>

Program::Program(const QString& dataDir, QObject* parent)
    : QObject(parent), preferences_(settingsFile(dataDir)), counter_(dataFolder(dataDir), &syncs_),
      game_(dataDir, &syncs_), tutorial_(&syncs_), scoreKeeper_(dataFolder(dataDir) + QStringLiteral("/scores")),
      replay_([this] { return game_.setup()->seats()->chosenColours(); }), windowPlace_(settingsFile(dataDir)),
      fairness_(game_.session()), library_(dataFolder(dataDir), game_),
      statistics_(dataFolder(dataDir), game_, [this] { return counter_.hasFailed(); })
{
    game_.setObserver(&counter_);
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
    connect(&tutorial_, &Tutorial::activeChanged, this, &Program::shownGameChanged);
    sounds_.follow(game_);
    followPlay();
    connect(&game_, &GameController::languageChanged, &replay_, &GameReplay::retranslate);
    connect(&game_, &GameController::languageChanged, &scoreKeeper_, &ScoreKeeper::retranslate);
    connect(&game_, &GameController::languageChanged, &fairness_, &Fairness::retranslate);
}

QString Program::licence() const
{
    QFile file(QStringLiteral(":/LICENSE"));
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    // Its lines are broken for a terminal; its paragraphs are what counts.
    QString words = isThere ? QString::fromUtf8(file.readAll()) : QString();
    return words.replace(QRegularExpression(QStringLiteral("(?<!\\n)\\n(?!\\n)")), QStringLiteral(" "));
}

void Program::startTutorial()
{
    preferences_.setTutorialOffered(true);
    game_.setWaiting(true);
    tutorial_.start(game_.language(), preferences_.pace());
    // Two games that spoke two languages would both be in the window.
    GameController* learners = tutorial_.game();
    connect(&game_, &GameController::languageChanged, learners,
            [this, learners] { learners->useLanguage(game_.language()); });
    sounds_.follow(*learners);
}

void Program::endTutorial()
{
    tutorial_.stop();
    game_.setWaiting(false);
}

void Program::replayGame() { replay_.open(game_.session().recordPath(), 0); }

void Program::followPlay()
{
    const auto take = [this] {
        game_.setThinkingPace(preferences_.thinking());
        game_.setLeastConcern(static_cast<GameController::Concern>(preferences_.announcements()));
    };
    take();
    connect(&preferences_, &Preferences::thinkingChanged, &game_, take);
    connect(&preferences_, &Preferences::announcementsChanged, &game_, take);
    const auto takeAutoDraw = [this] { game_.setAutoDraw(preferences_.autoDraw()); };
    takeAutoDraw();
    connect(&preferences_, &Preferences::autoDrawChanged, &game_, takeAutoDraw);
}
