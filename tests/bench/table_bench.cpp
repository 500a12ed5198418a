// How long the frames of the real window take while a tile is dragged, while AI seats play and while a round is dealt,
// as JSON.
//
// Each frame is drawn when it is asked for, and timed as a whole. One scene in a process: table_bench SCENE, from 0.
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
#include <iterator>
#include <thread>
#include <vector>

namespace
{

constexpr int framesPerMeasure = 600;
constexpr int framesOfADeal = 240; ///< until a round has been announced, dealt and turned
constexpr int openingTurns = 6;    ///< of the player's seat: how far the trains have grown before anything is measured

struct Scene {
    const char* name;
    const char* spec;
};

constexpr Scene scenes[] = {
    {"4 players, double-12", "rules=tactic;seats=human:Anna,hard,hard,hard;seed=frames"},
    {"8 players, double-12", "rules=tactic;seats=human:Anna,hard,hard,hard,hard,hard,hard,hard;seed=frames"},
    {"14 players, double-18", "rules=bigtable;set=18;seats=human:Anna,hard,hard,hard,hard,hard,hard,hard,hard,hard,"
                              "hard,hard,hard,hard;seed=frames"},
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

    /// The milliseconds that each frame took, sorted. `act(frame)` is what a player does before each.
    template <class Act>
    std::vector<double> measure(int frames, Act act)
    {
        std::vector<double> times;
        QElapsedTimer timer;
        for (int frame = 0; frame < frames; ++frame) {
            finishBegun();
            timer.start();
            const int before = begun_;
            act(frame);
            window_->update();
            while (drawn_ <= before)
                QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            // The rest of the time that the frame has: whatever becomes due in it is the next one's to show.
            const auto rest = std::chrono::nanoseconds(16'666'666) - std::chrono::nanoseconds(timer.nsecsElapsed());
            if (rest.count() > 0)
                std::this_thread::sleep_for(rest);
        }
        std::sort(times.begin(), times.end());
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

std::vector<double> measureDrag(Frames& frames, QQuickWindow& window)
{
    const QQuickItem* tile = firstHandTile(window.contentItem());
    if (tile == nullptr)
        qFatal("there is no tile in the hand to drag");
    const QPointF from = tile->mapToScene(QPointF(tile->width() / 2, tile->height() / 2));
    QTest::mousePress(&window, Qt::LeftButton, {}, from.toPoint());
    std::vector<double> times = frames.measure(framesPerMeasure, [&](int frame) {
        const double angle = frame * 0.05;
        const QPointF to(window.width() * (0.5 + 0.4 * std::sin(angle)),
                         window.height() * (0.45 + 0.35 * std::sin(1.7 * angle)));
        QTest::mouseMove(&window, to.toPoint());
    });
    // Back where it came from, so that nothing is played.
    QTest::mouseMove(&window, from.toPoint());
    QTest::mouseRelease(&window, Qt::LeftButton, {}, from.toPoint());
    return times;
}

std::vector<double> measurePlay(Frames& frames, GameController& game)
{
    return frames.measure(framesPerMeasure, [&](int) {
        moveForPlayer(game);
        if (game.roundEnded())
            game.nextRound();
    });
}

std::vector<double> measureDeal(Frames& frames, Program& program)
{
    if (!program.startGame())
        qFatal("%s", qPrintable(program.setup()->error()));
    return frames.measure(framesOfADeal, [](int) {});
}

void print(const char* what, const std::vector<double>& times, const char* after)
{
    const auto at = [&](double part) { return times[static_cast<std::size_t>(part * double(times.size() - 1))]; };
    std::printf("  {\"while\": \"%s\", \"frames\": %zu, \"median_ms\": %.2f, \"p95_ms\": %.2f, \"p99_ms\": %.2f, "
                "\"max_ms\": %.2f}%s\n",
                what, times.size(), at(0.5), at(0.95), at(0.99), times.back(), after);
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
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("program"), QVariant::fromValue(&program)}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/MexicanTrain/Ui/Program/Main.qml")));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (window == nullptr || !QTest::qWaitForWindowExposed(window))
        qFatal("the window does not show");
    QTest::qWait(500);

    Frames frames(window);
    std::printf(" {\"scene\": \"%s\", \"measures\": [\n", scene.name);
    print("a tile is dragged", measureDrag(frames, *window), ",");
    print("AI seats play", measurePlay(frames, game), ",");
    print("a round is dealt", measureDeal(frames, program), "");
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
