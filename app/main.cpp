// The program: arguments, one Program, one window.
#include "app/platform/memory.h"
#include "app/program/arguments.h"
#include "app/program/file_openings.h"
#include "app/program/kept_types.h"
#include "app/program/program.h"
#include "app/program/screen.h"
#include "app/program/single_instance.h"
#include "app/program/sudden_end.h"
#include "app/rules/rule_export.h"
#include "app/saving/data_folder.h"
#include "app/saving/private_place.h"
#include "app/theme/fonts.h"
#include "app/theme/themes.h"

#include <QApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTimer>
#include <QWindow>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <system_error>

#ifdef Q_OS_UNIX
#include "app/program/quit_signals.h"
#endif
#ifdef Q_OS_WIN
#include "app/program/start_on_windows.h"
#endif

namespace
{

bool say(std::FILE* stream, const QString& text)
{
#ifdef Q_OS_WIN
    using StartOnWindows::Stream;
    if (StartOnWindows::sayInConsole(stream == stdout ? Stream::output : Stream::error, text.toStdWString()))
        return true;
#endif
    return std::fputs(qPrintable(text), stream) >= 0 && std::fflush(stream) == 0;
}

int fail(int code, const QString& message)
{
    say(stderr, QStringLiteral("mexican-train: ") + message + QLatin1Char('\n'));
    return code;
}

// Without memory or threads the program cannot close in order. Every move is in the record already.
[[noreturn]] void endForWant(const char* want)
{
    std::fputs(want, stderr);
    std::_Exit(1);
}

constexpr const char* noMemory = "mexican-train: there is not enough memory\n";
constexpr const char* noThreads = "mexican-train: the system gives no more threads\n";

[[noreturn]] void endUncaught()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        endForWant(noMemory);
    } catch (const std::system_error&) {
        endForWant(noThreads);
    } catch (...) {
    }
    std::abort();
}

QtMessageHandler sayForQt = nullptr;

// Qt waits for ever for a thread that it could not make. This message is all it says.
void hearQt(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    sayForQt(type, context, text);
    if (text.startsWith(QLatin1String("QThread::start: Thread creation error")))
        endForWant(noThreads);
}

// The window comes to the front; the desktop may want to be shown that somebody asked for it.
void raise(QWindow& window, const QString& activation)
{
    if (!activation.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activation.toUtf8());
    window.setWindowStates(window.windowStates() & ~Qt::WindowMinimized);
    window.raise();
    window.requestActivate();
}

// Pages need fonts, but no screen. A bundle of macOS has no plug-in but the usual one.
#ifdef Q_OS_MACOS
constexpr const char* noScreen = "offscreen;cocoa";
#else
constexpr const char* noScreen = "offscreen";
#endif

bool needsScreen(const Arguments& arguments) { return arguments.rulesTo.isEmpty(); }

int exportRules(const QString& folder)
{
    const QString wrong = RuleExport::write(folder);
    return wrong.isEmpty() ? 0 : fail(1, QStringLiteral("--export-rules: ") + wrong);
}

// Null: the window could not be made. Not by a QQmlApplicationEngine: before it opens a file of the window, that looks
// for others of the same name, made for this system or language. There are none, and a quarter of all that a start
// allocates was for the names of folders in which to look.
std::unique_ptr<QObject> load(QQmlEngine& engine, Program& program)
{
    Themes::beginWith(program.preferences()->theme());
    engine.addImportPath(QStringLiteral("qrc:/"));
    KeptTypes::keepOfWindow(engine);
    QObject::connect(program.language(), &LanguageSetting::changed, &engine, &QQmlEngine::retranslate);
    QQmlComponent window(&engine, QUrl(QStringLiteral("qrc:/MexicanTrain/Ui/Program/Main.qml")));
    std::unique_ptr<QObject> root(
        window.createWithInitialProperties({{QStringLiteral("program"), QVariant::fromValue(&program)}}));
    for (const QQmlError& error : window.errors())
        qWarning("%s", qPrintable(error.toString()));
    return root;
}

// Until it is left; the exit code.
int play(Program& program, SingleInstance& instance, const FileOpenings& openings)
{
    QQmlEngine engine;
    const std::unique_ptr<QObject> root = load(engine, program);
    auto* window = qobject_cast<QWindow*>(root.get());
    if (window == nullptr)
        return fail(1, QStringLiteral("the window could not be made"));
    QObject::connect(&instance, &SingleInstance::asked, window, [&program, window](const StartRequest& later) {
        takeUp(program, later);
        raise(*window, later.activation);
    });
    QObject::connect(&openings, &FileOpenings::asked, window,
                     [&program](const QString& file) { takeUp(program, {.record = file}); });
    Screen::watchDrawing(window);
    QTimer::singleShot(2000, window, &giveBackFreeMemory); // the first screen or the table stands
    const SuddenEnd suddenEnd([&program] { program.saveAtLast(); });
    // Where Windows ends the session nothing is done any more after this.
    bool isSaved = true;
    QObject::connect(qApp, &QCoreApplication::aboutToQuit, window, [&] {
        instance.close();
        isSaved = program.saveAtLast();
    });
    const int code = QApplication::exec();
    if (!isSaved)
        return fail(1, QStringLiteral("the game could not be saved, and no rescue file could be written"));
    return code;
}

// The exit code.
int run(QApplication& app, const Arguments& arguments)
{
    const FileOpenings openings(app);
#ifdef Q_OS_UNIX
    // Goes last: everything below may take its time to put itself away.
    QuitSignals quitSignals;
#endif
    const StartRequest request = requestOf(arguments);
    SingleInstance instance(dataFolder(arguments.dataDir), privatePlace());
    if (instance.take(request) == SingleInstance::Turn::handed)
        return 0;
    Program program(arguments.dataDir, Fonts::percentOf(QApplication::font()));
#ifdef Q_OS_UNIX
    quitSignals.setListener([&program] { program.leaveUnasked(); });
#endif
    QObject::connect(&app, &QGuiApplication::commitDataRequest, &program, &Program::leaveUnasked);
    // A player who clicked a file sees in the window what is wrong with it.
    const QString wrong = begin(program, request);
    if (!wrong.isEmpty() && !(arguments.isByDesktop && !program.game()->saving()->problem().isEmpty()))
        return fail(1, wrong);
    return play(program, instance, openings);
}

// Continues the game that was begun.
int startAgain(const Arguments& arguments)
{
    QStringList words;
    if (!arguments.dataDir.isEmpty())
        words << QStringLiteral("--data-dir") << arguments.dataDir;
    if (!arguments.language.isEmpty())
        words << QStringLiteral("--language") << arguments.language;
    return fail(1, Screen::startAgain(words));
}

} // namespace

int main(int argc, char* argv[])
{
    std::set_terminate(endUncaught);
    sayForQt = qInstallMessageHandler(hearQt);
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    const Arguments arguments = parseArguments(words);
    if (arguments.exitCode() != 0)
        return fail(arguments.exitCode(), arguments.message);
    if (arguments.ending != Arguments::Ending::none)
        return say(stdout, arguments.message) ? 0 : 1;

    QQuickStyle::setStyle(QStringLiteral("Basic"));
    if (!needsScreen(arguments))
        qputenv("QT_QPA_PLATFORM", noScreen);
    std::optional<Screen::Opening> opening(std::in_place);
    QApplication app(argc, argv);
    opening.reset();
    QApplication::setApplicationName(QStringLiteral("mexican-train"));
    QApplication::setApplicationVersion(QStringLiteral(MT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral(MT_APP_ID));
    Fonts::use();
    if (!Fonts::canWrite(QStringLiteral("en")))
        say(stderr, QStringLiteral("mexican-train: there is no font, so nothing can be read: install one, such as "
                                   "DejaVu Sans or Noto Sans\n"));
    if (!needsScreen(arguments))
        return exportRules(arguments.rulesTo);
    Screen::chooseRenderer();
    const int code = run(app, arguments);
    return code == Screen::cannotDraw ? startAgain(arguments) : code;
}
