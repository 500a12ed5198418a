// ChildProcess on every system but Windows.
#include "cli/child_process.h"

#include "cli/cli.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <type_traits>
#include <unistd.h>

extern char** environ;

namespace mt::cli
{
namespace
{

static_assert(std::is_same_v<pid_t, int>, "ChildProcess keeps one as an int");

constexpr std::size_t maxReply = std::size_t{1} << 16;
constexpr std::size_t maxUnsent = std::size_t{1} << 22;
constexpr auto farewell = std::chrono::milliseconds(500); // from the end of its input to the end of a program

// --- When we are interrupted, the programs end too: they are not in our process group ---------------------------

constexpr std::size_t mostChildren = 64;
std::array<std::atomic<pid_t>, mostChildren> running{};

void endAllAndDie(int signal)
{
    for (std::atomic<pid_t>& child : running)
        if (const pid_t pid = child.load(); pid > 0)
            ::kill(-pid, SIGKILL);
    ::signal(signal, SIG_DFL);
    ::raise(signal);
}

void remember(pid_t pid)
{
    static const bool handlersSet = [] {
        for (const int signal : {SIGINT, SIGTERM})
            ::signal(signal, endAllAndDie);
        // A program that is gone must not take us with it.
        ::signal(SIGPIPE, SIG_IGN);
        return true;
    }();
    (void)handlersSet;
    for (std::atomic<pid_t>& child : running)
        if (pid_t none = 0; child.compare_exchange_strong(none, pid))
            return;
}

void forget(pid_t pid)
{
    for (std::atomic<pid_t>& child : running)
        if (pid_t same = pid; child.compare_exchange_strong(same, 0))
            return;
}

struct Pipe {
    int read = -1;
    int write = -1;
    Pipe()
    {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            throw InputError(std::string("exec: no pipe: ") + std::strerror(errno));
        read = ends[0];
        write = ends[1];
    }
};

pid_t spawn(const std::string& command, const Pipe& input, const Pipe& output)
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input.read, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output.write, STDOUT_FILENO);
    // Nothing else of ours is its business: not the record, not the pipes to other programs.
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    posix_spawnattr_init(&attributes);
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);

    std::string shell = "sh";
    std::string option = "-c";
    std::string text = command;
    std::array<char*, 4> arguments{shell.data(), option.data(), text.data(), nullptr};
    pid_t pid = -1;
    const int error = ::posix_spawn(&pid, "/bin/sh", &files, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    if (error != 0)
        throw InputError(std::string("exec: the program cannot be started: ") + std::strerror(error));
    return pid;
}

int waitTime(ChildProcess::Clock::time_point deadline)
{
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - ChildProcess::Clock::now()).count();
    return static_cast<int>(std::clamp<long long>(left, 0, 60'000));
}

} // namespace

ChildProcess::ChildProcess(const std::string& command)
{
    const Pipe input;
    const Pipe output;
    pid_ = spawn(command, input, output);
    remember(pid_);
    ::close(input.read);
    ::close(output.write);
    toChild_ = input.write;
    fromChild_ = output.read;
    for (const int file : {toChild_, fromChild_})
        ::fcntl(file, F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess()
{
    if (toChild_ >= 0)
        ::close(toChild_);
    // At the end of its input a program should end by itself; whatever it left behind is ended with it.
    for (const auto limit = Clock::now() + farewell; !givenUp_ && !hasExited() && Clock::now() < limit;)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    ::kill(-pid_, SIGKILL);
    forget(pid_);
    ::waitpid(pid_, nullptr, 0);
    ::close(fromChild_);
}

// Without reaping it: as long as it is not reaped its number, and so its group's, belongs to nobody else.
bool ChildProcess::hasExited() const
{
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == pid_;
}

void ChildProcess::send(std::string_view line)
{
    // A program that never reads must not fill our memory; it will be late at its next turn anyway.
    if (toChild_ < 0 || unsent_.size() + line.size() > maxUnsent)
        return;
    unsent_.append(line);
    unsent_ += '\n';
    writeSome();
}

void ChildProcess::writeSome()
{
    while (!unsent_.empty()) {
        const ssize_t written = ::write(toChild_, unsent_.data(), unsent_.size());
        if (written > 0) {
            unsent_.erase(0, static_cast<std::size_t>(written));
        } else if (errno == EAGAIN || errno == EINTR) {
            return;
        } else {
            ::close(toChild_);
            toChild_ = -1;
            unsent_.clear();
        }
    }
}

// False at the end of its output.
bool ChildProcess::readSome()
{
    std::array<char, 4096> buffer{};
    const ssize_t count = ::read(fromChild_, buffer.data(), buffer.size());
    if (count > 0)
        received_.append(buffer.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

bool ChildProcess::popLine(std::string& line)
{
    const std::size_t end = received_.find('\n');
    if (end == std::string::npos)
        return false;
    line = received_.substr(0, end);
    received_.erase(0, end + 1);
    return true;
}

bool ChildProcess::isTooLong() const { return received_.size() > maxReply; }

Reply ChildProcess::receive(std::string& line, Clock::time_point deadline)
{
    while (!popLine(line)) {
        if (isTooLong())
            return Reply::tooLong;
        std::array<pollfd, 2> files{pollfd{fromChild_, POLLIN, 0}, pollfd{toChild_, POLLOUT, 0}};
        const bool writing = !unsent_.empty();
        const int ready = ::poll(files.data(), writing ? 2 : 1, waitTime(deadline));
        if (ready == 0)
            return Reply::late;
        if (ready < 0 && errno != EINTR)
            return Reply::ended;
        if (ready > 0 && writing && files[1].revents != 0)
            writeSome();
        if (ready > 0 && files[0].revents != 0 && !readSome())
            return Reply::ended;
        // One that floods us with anything but lines must not keep us beyond its time.
        if (Clock::now() >= deadline && received_.find('\n') == std::string::npos)
            return Reply::late;
    }
    return Reply::line;
}

} // namespace mt::cli
