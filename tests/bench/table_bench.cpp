// How long the frames of the real window take while a tile is dragged, while AI seats play, while a round is dealt and
// while the train of who went out leaves, as JSON.
//
// Each frame is drawn when it is asked for, and timed as a whole: by the clock, and by the processor that the window's
// thread used, which no other program of a busy machine makes more of. With OpenGL a thread beside it draws, so
// there the clock alone counts. One scene in a process: table_bench SCENE, from 0.
// QT_QPA_UPDATE_IDLE_TIME=0 and a swap interval of 0, or waiting is measured.
#include "app/program/program.h"
#include "app/theme/fonts.h"
#include "tests/app/play/games.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSurfaceFormat>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <iterator>
#include <thread>
#include <vector>

namespace
{

constexpr int framesPerMeasure = 600;
constexpr int framesOfADeal = 240; ///< until a round has been announced, dealt and turned
constexpr int mostOfAGoingOut = 400;
constexpr int openingTurns = 6; ///< of the player's seat: how far the trains have grown before anything is measured

struct Scene {
    const char* name;
    const char* spec;
};

constexpr Scene scenes[] = {
    {"4 players, double-12", "rules=tactic;seats=human:Anna,hard,hard,hard;seed=frames"},
    {"8 players, double-12", "rules=tactic;seats=human:Anna,hard,hard,hard,hard,hard,hard,hard;seed=frames"},
    {"14 players, double-18", "rules=bigtable;set=18;seats=human:Anna,hard,hard,hard,hard,hard,hard,hard,hard,hard,"
                              "hard,hard,hard,hard;seed=frames"},
    {"4 players, three that search", "rules=tactic;seats=human:Anna,master,master,master;seed=frames"},
};

double processorMilliseconds()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) / 1e6;
}

/// Milliseconds, one for each frame.
struct Times {
    std::vector<double> clock;
    std::vector<double> processor;
};

/// Draws frame after frame and times each: what happened since the last one, bindings, animations, scene, drawing.
class Frames
{
public:
    explicit Frames(QQuickWindow* window) : window_(window)
    {
        // Drawing may have a thread of its own, and may draw one state of the scene several times.
        QObject::connect(
            window, &QQuickWindow::afterSynchronizing, window, [this] { ++begun_; }, Qt::DirectConnection);
        QObject::connect(
            window, &QQuickWindow::frameSwapped, window, [this] { drawn_ = begun_.load(); }, Qt::DirectConnection);
        // Wakes the loop that waits below.
        QObject::connect(
            window, &QQuickWindow::frameSwapped, window, [] {}, Qt::QueuedConnection);
    }

    /// `act(frame)` is what a player does before each; false: that was the last one.
    Times measure(int frames, const std::function<bool(int)>& act)
    {
        Times times;
        QElapsedTimer timer;
        bool goesOn = true;
        for (int frame = 0; frame < frames && goesOn; ++frame) {
            finishBegun();
            timer.start();
            const double used = processorMilliseconds();
            const int before = begun_;
            goesOn = act(frame);
            window_->update();
            while (drawn_ <= before)
                QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            times.clock.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            times.processor.push_back(processorMilliseconds() - used);
            // The rest of the time that the frame has: whatever becomes due in it is the next one's to show.
            const auto rest = std::chrono::nanoseconds(16'666'666) - std::chrono::nanoseconds(timer.nsecsElapsed());
            if (rest.count() > 0)
                std::this_thread::sleep_for(rest);
        }
        return times;
    }

private:
    // An animation may have begun another frame meanwhile: it is nobody's, and would be taken for the next one.
    void finishBegun() const
    {
        while (drawn_ < begun_)
            std::this_thread::sleep_for(std::chrono::microseconds(100));
    }

    QQuickWindow* window_;
    std::atomic<int> begun_ = 0; ///< the states of the scene that were handed over to be drawn,
    std::atomic<int> drawn_ = 0; ///< and those that are on the screen
};

// The player's seat plays what comes first.
bool moveForPlayer(GameController& game) { return game.myTurn() && doFirstLegal(game); }

void settle(GameController& game)
{
    const QDeadlineTimer deadline(60000);
    while (!game.myTurn() && !game.roundEnded() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

QQuickItem* firstHandTile(QQuickItem* below)
{
    for (QQuickItem* child : below->childItems()) {
        if (QByteArray(child->metaObject()->className()).startsWith("HandTile_"))
            return child;
        if (QQuickItem* found = firstHandTile(child))
            return found;
    }
    return nullptr;
}

Times measureDrag(Frames& frames, QQuickWindow& window)
{
    const QQuickItem* tile = firstHandTile(window.contentItem());
    if (tile == nullptr)
        qFatal("there is no tile in the hand to drag");
    const QPointF from = tile->mapToScene(QPointF(tile->width() / 2, tile->height() / 2));
    QTest::mousePress(&window, Qt::LeftButton, {}, from.toPoint());
    const Times times = frames.measure(framesPerMeasure, [&](int frame) {
        const double angle = frame * 0.05;
        const QPointF to(window.width() * (0.5 + 0.4 * std::sin(angle)),
                         window.height() * (0.45 + 0.35 * std::sin(1.7 * angle)));
        QTest::mouseMove(&window, to.toPoint());
        return true;
    });
    // Back where it came from, so that nothing is played.
    QTest::mouseMove(&window, from.toPoint());
    QTest::mouseRelease(&window, Qt::LeftButton, {}, from.toPoint());
    return times;
}

Times measurePlay(Frames& frames, GameController& game)
{
    return frames.measure(framesPerMeasure, [&](int) {
        moveForPlayer(game);
        if (game.roundEnded())
            game.nextRound();
        return true;
    });
}

Times measureDeal(Frames& frames, Program& program)
{
    if (!program.startGame())
        qFatal("%s", qPrintable(program.setup()->error()));
    return frames.measure(framesOfADeal, [](int) { return true; });
}

// Somebody may lay a last tile now.
bool isNearlyOut(const GameController& game)
{
    const auto& hands = game.session().state().hands;
    return std::any_of(hands.begin(), hands.begin() + game.session().game().rules.players,
                       [](const mt::Hand& hand) { return hand.count() <= 1; });
}

// From the last tile until the sheet of the round's end has come. Rounds that end otherwise are passed over.
Times measureGoingOut(Frames& frames, Program& program)
{
    GameController& game = *program.game();
    const QDeadlineTimer deadline(600000);
    while (game.wentOut().isEmpty()) {
        if (deadline.hasExpired())
            qFatal("nobody goes out");
        if (game.roundEnded())
            game.nextRound();
        program.preferences()->setPace(isNearlyOut(game) ? 1 : 0);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        moveForPlayer(game);
    }
    int left = 20; // of the frames after it
    return frames.measure(mostOfAGoingOut, [&](int) { return !game.roundEnded() || --left > 0; });
}

void printTimes(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&](double part) { return times[static_cast<std::size_t>(part * double(times.size() - 1))]; };
    std::printf(R"(, "%s": {"median": %.2f, "p95": %.2f, "p99": %.2f, "max": %.2f})", what, at(0.5), at(0.95), at(0.99),
                times.back());
}

void print(const char* what, const Times& times, const char* after)
{
    std::printf(R"(  {"while": "%s", "frames": %zu)", what, times.clock.size());
    printTimes("ms", times.clock);
    printTimes("processor_ms", times.processor);
    std::printf("}%s\n", after);
}

void measure(const Scene& scene)
{
    const QTemporaryDir folder;
    Program program(folder.path());
    GameController& game = *program.game();
    program.language()->use(QStringLiteral("en"));
    auto spec = parseNewGame(QString::fromLatin1(scene.spec));
    program.setup()->take(std::get<NewGameSpec>(spec));
    program.preferences()->setPace(0);
    if (!program.startGame())
        qFatal("%s", qPrintable(program.setup()->error()));
    for (int turn = 0; turn < openingTurns && !game.roundEnded(); ++turn) {
        settle(game);
        moveForPlayer(game);
    }
    settle(game);
    if (game.roundEnded())
        qFatal("the round was over before anything was measured");
    program.preferences()->setPace(1);

    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/"));
    engine.setInitialProperties({{QStringLiteral("program"), QVariant::fromValue(&program)}});
    engine.load(QUrl(QStringLiteral("qrc:/MexicanTrain/Ui/Program/Main.qml")));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (window == nullptr || !QTest::qWaitForWindowExposed(window))
        qFatal("the window does not show");
    QTest::qWait(500);

    Frames frames(window);
    std::printf(" {\"scene\": \"%s\", \"measures\": [\n", scene.name);
    print("a tile is dragged", measureDrag(frames, *window), ",");
    print("AI seats play", measurePlay(frames, game), ",");
    print("a round is dealt", measureDeal(frames, program), ",");
    print("the train of who went out leaves", measureGoingOut(frames, program), "");
    std::puts(" ]}");
}

} // namespace

int main(int argc, char* argv[])
{
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSwapInterval(0);
    QSurfaceFormat::setDefaultFormat(format);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QApplication app(argc, argv);
    Fonts::use();
    const int scene = argc == 2 ? QByteArray(argv[1]).toInt() : -1;
    if (scene < 0 || scene >= static_cast<int>(std::size(scenes)))
        qFatal("usage: table_bench SCENE, 0 to %d", static_cast<int>(std::size(scenes)) - 1);
    measure(scenes[scene]);
    return 0;
}
