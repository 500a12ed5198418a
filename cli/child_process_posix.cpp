// ChildProcess on every system but Windows.
#include "cli/child_process.h"

#include "cli/bot_keeper.h"
#include "cli/cli.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <type_traits>
#include <unistd.h>
#include <utility>

namespace mt::cli
{
namespace
{

static_assert(std::is_same_v<pid_t, int>, "ChildProcess keeps one as an int");

constexpr std::size_t maxReply = std::size_t{1} << 16;
constexpr std::size_t maxUnsent = std::size_t{1} << 22;
constexpr auto farewell = std::chrono::milliseconds(500); // from the end of its input to the end of a program
// The keeper needs a moment. One that needs longer, for it may not kill somebody, goes on without us.
constexpr auto clearingUp = std::chrono::seconds(5);

class Pipe
{
public:
    Pipe()
    {
        if (!open())
            throw InputError(std::string("exec: no pipe: ") + std::strerror(errno));
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe()
    {
        for (const int end : ends_)
            if (end >= 0)
                ::close(end);
    }

    int readEnd() const { return ends_[0]; }
    int writeEnd() const { return ends_[1]; }
    /// That end is not ours to close any more, and nobody waits for it.
    int takeReadEnd() { return take(ends_[0]); }
    int takeWriteEnd() { return take(ends_[1]); }

private:
    // No other program that we start gets either end.
    bool open()
    {
#if defined(__APPLE__)
        if (::pipe(ends_.data()) != 0)
            return false;
        for (const int end : ends_)
            ::fcntl(end, F_SETFD, FD_CLOEXEC);
        return true;
#else
        return ::pipe2(ends_.data(), O_CLOEXEC) == 0;
#endif
    }

    static int take(int& end)
    {
        ::fcntl(end, F_SETFL, O_NONBLOCK);
        return std::exchange(end, -1);
    }

    std::array<int, 2> ends_{-1, -1};
};

// For poll(): a part of the time at most. Who has waited that long looks at the clock, and whether to stop, and goes
// on.
int waitTime(ChildProcess::Clock::time_point deadline)
{
    constexpr long long longest = 100;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - ChildProcess::Clock::now()).count();
    return static_cast<int>(std::clamp<long long>(left, 0, longest));
}

// False at the end of the file.
bool readOnce(int file, std::string_view& text, std::array<char, 4096>& buffer)
{
    const ssize_t count = ::read(file, buffer.data(), buffer.size());
    text = count > 0 ? std::string_view(buffer.data(), static_cast<std::size_t>(count)) : std::string_view();
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

} // namespace

ChildProcess::ChildProcess(const std::string& command, BotNotes& notes) : notes_(notes)
{
    // A program that is gone must not take us with it.
    ::signal(SIGPIPE, SIG_IGN);
    Pipe input;
    Pipe output;
    Pipe notesPipe;
    Pipe life;
    keeper_ = startKept(command, {input.readEnd(), output.writeEnd(), notesPipe.writeEnd(), life.readEnd()});
    if (keeper_ < 0)
        throw InputError(std::string("exec: the program cannot be started: ") + std::strerror(errno));
    toChild_ = input.takeWriteEnd();
    fromChild_ = output.takeReadEnd();
    notesFile_ = notesPipe.takeReadEnd();
    life_ = life.takeWriteEnd();
}

ChildProcess::~ChildProcess()
{
    if (toChild_ >= 0)
        ::close(toChild_);
    // At the end of its input a program should end by itself; whatever it left behind is ended with it.
    const bool gone = !givenUp_ && waitForEnd(farewell);
    ::close(life_);
    if (gone || waitForEnd(clearingUp))
        ::waitpid(keeper_, nullptr, 0);
    readNotes();
    notes_.finish();
    if (notesFile_ >= 0)
        ::close(notesFile_);
    ::close(fromChild_);
}

// Whether the keeper ends within that time: then nothing is left of the program. What the program has still to say is
// read meanwhile, so that it is not that which keeps it.
bool ChildProcess::waitForEnd(std::chrono::milliseconds limit)
{
    constexpr int moment = 2;
    for (const auto deadline = Clock::now() + limit;;) {
        siginfo_t info{};
        if (::waitid(P_PID, static_cast<id_t>(keeper_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
            info.si_pid == keeper_)
            return true;
        if (Clock::now() >= deadline)
            return false;
        pollfd file{notesFile_, POLLIN, 0};
        if (::poll(&file, 1, moment) > 0)
            readNotes();
    }
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
    std::string_view text;
    const bool more = readOnce(fromChild_, text, buffer);
    received_.append(text);
    return more;
}

// What is there, but of a program that never stops writing no more than a pipe holds.
void ChildProcess::readNotes()
{
    std::array<char, 4096> buffer{};
    std::string_view text;
    for (int blocks = 16; notesFile_ >= 0 && blocks > 0; --blocks) {
        if (!readOnce(notesFile_, text, buffer)) {
            ::close(notesFile_);
            notesFile_ = -1;
        }
        if (text.empty())
            return;
        notes_.add(text);
    }
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

Reply ChildProcess::receive(std::string& line, Clock::time_point deadline, const StopToken& stop)
{
    while (!popLine(line)) {
        if (isTooLong())
            return Reply::tooLong;
        if (stop.stopRequested())
            return Reply::stopped;
        std::array<pollfd, 3> files{pollfd{fromChild_, POLLIN, 0}, pollfd{notesFile_, POLLIN, 0},
                                    pollfd{unsent_.empty() ? -1 : toChild_, POLLOUT, 0}};
        const int ready = ::poll(files.data(), files.size(), waitTime(deadline));
        if (ready < 0 && errno != EINTR)
            return Reply::ended;
        if (ready > 0 && files[2].revents != 0)
            writeSome();
        if (ready > 0 && files[1].revents != 0)
            readNotes();
        if (ready > 0 && files[0].revents != 0 && !readSome()) {
            readNotes(); // its last words come before ours
            return Reply::ended;
        }
        // One that floods us with anything but lines must not keep us beyond its time.
        if (Clock::now() >= deadline && received_.find('\n') == std::string::npos)
            return Reply::late;
    }
    return Reply::line;
}

} // namespace mt::cli
