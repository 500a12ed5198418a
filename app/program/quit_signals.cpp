#include "app/program/quit_signals.h"

#include <QGuiApplication>
#include <QWindow>

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace
{

constexpr int quitting[] = {SIGTERM, SIGINT, SIGHUP};

int readEnd = -1;
int writeEnd = -1;

unsigned patience = 0;

void endAtOnce(int) { _exit(1); }

// In here next to nothing is allowed. When the pipe is full it has been said often enough.
void tell(int)
{
    const int before = errno;
    alarm(patience);
    [[maybe_unused]] const ssize_t written = write(writeEnd, "", 1);
    errno = before;
}

int openPipe()
{
    int ends[2];
    if (pipe(ends) != 0)
        return -1;
    for (const int end : ends) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
        fcntl(end, F_SETFL, O_NONBLOCK);
    }
    readEnd = ends[0];
    writeEnd = ends[1];
    return readEnd;
}

bool isIgnored(int signal)
{
    struct sigaction now = {};
    return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

} // namespace

QuitSignals::QuitSignals(unsigned seconds) : heard_(openPipe(), QSocketNotifier::Read)
{
    patience = seconds;
    QObject::connect(&heard_, &QSocketNotifier::activated, [this] {
        heard_.setEnabled(false);
        if (tell_)
            tell_();
        // QCoreApplication::quit() and QApplication::closeAllWindows() leave Qt Quick's windows out (Qt 6.4).
        for (QWindow* window : QGuiApplication::topLevelWindows())
            window->close();
    });
    struct sigaction last = {};
    last.sa_handler = endAtOnce;
    sigaction(SIGALRM, &last, nullptr);
    struct sigaction action = {};
    action.sa_handler = tell;
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    for (const int signal : quitting)
        if (readEnd >= 0 && !isIgnored(signal))
            sigaction(signal, &action, nullptr);
}

QuitSignals::~QuitSignals()
{
    for (const int signal : quitting)
        if (!isIgnored(signal))
            std::signal(signal, SIG_DFL);
    close(readEnd);
    close(writeEnd);
}
