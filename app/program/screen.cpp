#include "app/program/screen.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QProcess>
#include <QQuickWindow>
#include <QStringList>

#include <cstdio>
#include <cstdlib>
#include <vector>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace
{

constexpr const char* backend = "QT_QUICK_BACKEND";

struct HeldBack {
    QtMsgType type;
    QString text;
};
std::vector<HeldBack> heldBack;
QtMessageHandler usualHandler = nullptr;

QString inWords(const char* name)
{
    return qEnvironmentVariableIsSet(name)
               ? QStringLiteral("%1 is \"%2\"").arg(QLatin1String(name), qEnvironmentVariable(name))
               : QStringLiteral("%1 is not set").arg(QLatin1String(name));
}

void holdBack(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    // Qt waits for ever for a thread that it could not make, so nothing would ever pass this on.
    if (text.startsWith(QLatin1String("QThread::"))) {
        usualHandler(type, context, text);
        return;
    }
    if (type != QtFatalMsg) {
        heldBack.push_back({type, text});
        return;
    }
    QStringList where;
    for (const char* name : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"})
        if (qEnvironmentVariableIsSet(name) || (where.isEmpty() && qstrcmp(name, "DISPLAY") == 0))
            where.append(inWords(name));
    std::fprintf(stderr, "mexican-train: no screen can be opened: %s\n", qPrintable(where.join(QStringLiteral(", "))));
    std::_Exit(1);
}

bool isOpenGlThere()
{
#if QT_CONFIG(opengl)
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    return context.create() && context.makeCurrent(&surface);
#else
    return false;
#endif
}

} // namespace

Screen::Opening::Opening() { usualHandler = qInstallMessageHandler(&holdBack); }

Screen::Opening::~Opening()
{
    qInstallMessageHandler(usualHandler);
    for (const HeldBack& each : heldBack)
        qt_message_output(each.type, QMessageLogContext(), each.text);
    heldBack.clear();
}

// Without a graphics processor OpenGL would be emulated: four times slower to start than Qt's own software renderer,
// and a hundred MB more.
void Screen::chooseRenderer()
{
#ifdef Q_OS_LINUX
    if (qEnvironmentVariableIsSet(backend) || qEnvironmentVariableIsSet("QSG_RHI_BACKEND"))
        return;
    const QStringList processors =
        QDir(QStringLiteral("/dev/dri")).entryList({QStringLiteral("renderD*")}, QDir::System);
    if (!processors.isEmpty() && isOpenGlThere())
        return;
    if (!processors.isEmpty())
        qWarning("mexican-train: OpenGL does not work here, so the processor draws");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
#endif
}

void Screen::watchDrawing(QObject* window)
{
    auto* quick = qobject_cast<QQuickWindow*>(window);
    QObject::connect(quick, &QQuickWindow::sceneGraphError, quick,
                     [](QQuickWindow::SceneGraphError, const QString& what) {
                         qWarning("mexican-train: %s", qPrintable(what.simplified()));
                         QCoreApplication::exit(cannotDraw);
                     });
}

QString Screen::startAgain(const QStringList& arguments)
{
    if (qEnvironmentVariable(backend) == QLatin1String("software"))
        return QStringLiteral("the window cannot be drawn");
    qputenv(backend, "software");
    qWarning("mexican-train: starting again, drawn by the processor");
    const QString program = QCoreApplication::applicationFilePath();
#ifdef Q_OS_UNIX
    std::vector<QByteArray> words{QFile::encodeName(program)};
    for (const QString& each : arguments)
        words.push_back(each.toLocal8Bit());
    std::vector<char*> pointers;
    for (QByteArray& each : words)
        pointers.push_back(each.data());
    pointers.push_back(nullptr);
    execv(pointers.front(), pointers.data());
#else
    if (QProcess::startDetached(program, arguments))
        std::exit(0);
#endif
    return QStringLiteral("the window cannot be drawn, and the program cannot be started again");
}
