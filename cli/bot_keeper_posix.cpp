// The keeper. It is a fork of the tool that never becomes another program, so between fork() and _exit() it does only
// what a signal handler may do, too: system calls, no memory from the heap, no streams.
#include "cli/bot_keeper.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace mt::cli
{
namespace
{

constexpr int lifeFile = 3; // behind the three that every program has

struct Masks {
    sigset_t all{};
    sigset_t before{};
};

// Not every C library has one that does it.
void closeFrom(int first)
{
    // There may be no limit; we hold no more than a few.
    constexpr long most = 65536;
    const long limit = ::sysconf(_SC_OPEN_MAX);
    const auto end = static_cast<int>(limit < 0 || limit > most ? most : limit);
    for (int file = first; file < end; ++file)
        ::close(file);
}

// From its standard input on: input, output, notes, life; nothing else of ours is its business, not the record, not the
// pipes to other programs.
bool takeFiles(const KeptFiles& files)
{
    std::array<int, 4> from = {files.input, files.output, files.notes, files.life};
    // First out of the way: one of them may be where another one goes.
    for (int& file : from) {
        file = ::fcntl(file, F_DUPFD, 16);
        if (file < 0)
            return false;
    }
    for (int to = 0; to <= lifeFile; ++to)
        if (::dup2(from[static_cast<std::size_t>(to)], to) < 0)
            return false;
    closeFrom(lifeFile + 1);
    return true;
}

[[noreturn]] void becomeBot(char* command, const sigset_t& mask)
{
    ::setpgid(0, 0);
    ::close(lifeFile);
    // We do without it, so that a bot that is gone does not take us with it; a bot expects it.
    ::signal(SIGPIPE, SIG_DFL);
    ::sigprocmask(SIG_SETMASK, &mask, nullptr);
    char shell[] = "sh";
    char option[] = "-c";
    std::array<char*, 4> arguments{shell, option, command, nullptr};
    ::execv("/bin/sh", arguments.data());
    ::_exit(127);
}

// --- Waiting --------------------------------------------------------------------------------------------------------

// Until a child has ended, `file` (-1: none) has, or that time (none: no limit) is over. Not every system has a poll()
// that takes signals for as long as it waits.
void waitForNews(int file, const timespec* limit)
{
    sigset_t mask;
    sigfillset(&mask);
    sigdelset(&mask, SIGCHLD);
    fd_set life;
    FD_ZERO(&life);
    if (file >= 0)
        FD_SET(file, &life);
    ::pselect(file + 1, &life, nullptr, nullptr, limit, &mask);
}

// Nobody writes into it: what there is to read is its end.
bool hasEnded(int file)
{
    pollfd life{file, POLLIN, 0};
    return ::poll(&life, 1, 0) > 0;
}

// Whether the bot has ended. It is not reaped yet, so that its number, and its group's, belongs to nobody else;
// strangers that came to us as orphans are.
bool hasBotEnded(pid_t bot)
{
    for (;;) {
        siginfo_t info{};
        if (::waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0)
            return errno != EINTR;
        if (info.si_pid == 0 || info.si_pid == bot)
            return info.si_pid == bot;
        ::waitpid(info.si_pid, nullptr, WNOHANG);
    }
}

// --- The end --------------------------------------------------------------------------------------------------------

// Kills all our children, not theirs: those will be ours when their parents are gone. False: nobody says who they are.
bool killChildren()
{
#ifdef __linux__
    const int file = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    // What does not fit in is found the next time.
    std::array<char, 4096> text{};
    const ssize_t size = ::read(file, text.data(), text.size());
    ::close(file);
    pid_t number = 0;
    for (ssize_t i = 0; i < size; ++i) {
        const char c = text[static_cast<std::size_t>(i)];
        if (c >= '0' && c <= '9') {
            number = number * 10 + (c - '0');
            continue;
        }
        // Not reaped yet, so it cannot be anybody else's number.
        if (number > 0)
            ::kill(number, SIGKILL);
        number = 0;
    }
    return size >= 0;
#else
    return false;
#endif
}

void endAll(pid_t bot)
{
    constexpr timespec moment{0, 20'000'000};
    ::kill(-bot, SIGKILL);
    for (bool botReaped = false;; waitForNews(-1, &moment)) {
        pid_t reaped = 0;
        while ((reaped = ::waitpid(-1, nullptr, WNOHANG)) > 0)
            botReaped = botReaped || reaped == bot;
        if (reaped < 0 && errno == ECHILD)
            return; // none is left
        if (!killChildren() && botReaped)
            return; // somebody is, but there is no way to know who
    }
}

[[noreturn]] void keep(char* command, const KeptFiles& files, const Masks& masks)
{
    ::setsid();
#ifdef __linux__
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
    using SignalAction = struct sigaction;
    SignalAction wakeUp{};
    wakeUp.sa_handler = [](int) {};
    ::sigaction(SIGCHLD, &wakeUp, nullptr);
    const pid_t bot = takeFiles(files) ? ::fork() : -1;
    if (bot < 0)
        ::_exit(1);
    if (bot == 0)
        becomeBot(command, masks.before);
    ::setpgid(bot, bot); // by both: whoever comes first
    // Who reads what the bot says is to see when the bot closes it.
    for (int file = 0; file < lifeFile; ++file)
        ::close(file);
    while (!hasBotEnded(bot) && !hasEnded(lifeFile))
        waitForNews(lifeFile, nullptr);
    endAll(bot);
    ::_exit(0);
}

} // namespace

int startKept(const std::string& command, const KeptFiles& files)
{
    std::string text = command;
    Masks masks;
    sigfillset(&masks.all);
    // Whatever handlers there are here, none of them runs in the keeper.
    ::sigprocmask(SIG_SETMASK, &masks.all, &masks.before);
    const pid_t keeper = ::fork();
    if (keeper == 0)
        keep(text.data(), files, masks);
    const int error = errno;
    ::sigprocmask(SIG_SETMASK, &masks.before, nullptr);
    errno = error;
    return keeper;
}

} // namespace mt::cli
