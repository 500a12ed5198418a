// The program: arguments, one Program, one window.
#include "app/program/arguments.h"
#include "app/program/program.h"
#include "app/theme/fonts.h"
#include "app/theme/themes.h"

#include <QApplication>
#include <QDir>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <cstdio>

#ifdef Q_OS_UNIX
#include "app/program/quit_signals.h"
#endif

namespace
{

int fail(int code, const QString& message)
{
    std::fprintf(stderr, "mexican-train: %s\n", qPrintable(message));
    return code;
}

// What the arguments ask for; a message when that is not possible.
QString begin(Program& program, const Arguments& arguments)
{
    GameController& game = *program.game();
    if (!arguments.language.isEmpty()) {
        if (!program.language()->use(arguments.language))
            return QStringLiteral("--language: there is no \"%1\", only %2")
                .arg(arguments.language, Languages::all().join(QStringLiteral(", ")));
    }
    if (arguments.newGame) {
        program.setup()->take(*arguments.newGame);
        if (!program.startGame())
            return QStringLiteral("--new: ") + program.setup()->error();
    } else if (!arguments.record.isEmpty()) {
        if (!game.open(arguments.record))
            return QStringLiteral("--open: ") + game.problemText();
    } else {
        game.resume();
    }
    return {};
}

// Without a graphics processor OpenGL would be emulated: four times slower to start than Qt's own software renderer,
// and a hundred MB more. Whoever asks for a renderer gets that.
void chooseRenderer()
{
#ifdef Q_OS_LINUX
    const bool isAsked = qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND");
    const QStringList processors =
        QDir(QStringLiteral("/dev/dri")).entryList({QStringLiteral("renderD*")}, QDir::System);
    if (!isAsked && processors.isEmpty())
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
#endif
}

} // namespace

int main(int argc, char* argv[])
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    const Arguments arguments = parseArguments(words);
    if (arguments.exitCode() != 0)
        return fail(arguments.exitCode(), arguments.message);
    if (arguments.ending != Arguments::Ending::none)
        return std::fputs(qPrintable(arguments.message), stdout) < 0;

    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("mexican-train"));
    QApplication::setApplicationVersion(QStringLiteral(MT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("mexican-train"));
    Fonts::use();
    chooseRenderer();

#ifdef Q_OS_UNIX
    // Goes last: everything below may take its time to put itself away.
    const QuitSignals quitSignals;
#endif
    Program program(arguments.dataDir);
    const QString wrong = begin(program, arguments);
    if (!wrong.isEmpty())
        return fail(1, wrong);

    Themes::beginWith(program.preferences()->theme());
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QObject::connect(program.language(), &LanguageSetting::changed, &engine, &QQmlEngine::retranslate);
    engine.setInitialProperties({{QStringLiteral("program"), QVariant::fromValue(&program)}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/MexicanTrain/Ui/Program/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return fail(1, QStringLiteral("the window could not be made"));
    return QApplication::exec();
}
