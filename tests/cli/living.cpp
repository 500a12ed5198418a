#include "living.h"

#include <array>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

extern char** environ;

namespace mt::test
{
namespace
{

// How long to wait for what must happen, on a machine that does a hundred other things.
constexpr auto patience = std::chrono::seconds(120);

} // namespace

bool waitFor(const std::function<bool()>& done)
{
    for (const auto limit = std::chrono::steady_clock::now() + patience; std::chrono::steady_clock::now() < limit;) {
        if (done())
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return done();
}

Living::Living()
{
    if (::mkfifo(pipe().c_str(), 0600) != 0 || (file_ = ::open(pipe().c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)) < 0)
        throw std::runtime_error("no named pipe");
}

Living::~Living() { ::close(file_); }

bool Living::waitForText(const std::string& text) const
{
    std::string said;
    return waitFor([&] {
               std::array<char, 256> buffer{};
               const ssize_t count = ::read(file_, buffer.data(), buffer.size());
               said.append(buffer.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
               return said.size() >= text.size();
           }) &&
           said == text;
}

// Before the first has opened it nobody has hung up yet: nobody lives, and nothing is there to be read.
bool Living::anyLives() const
{
    pollfd file{file_, POLLIN, 0};
    ::poll(&file, 1, 0);
    return (file.revents & POLLHUP) == 0;
}

bool Living::waitForNone() const
{
    return waitFor([this] { return !anyLives(); });
}

RunningTool::RunningTool(const std::vector<std::string>& arguments)
{
    std::vector<std::string> words{MT_CLI_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t signals;
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    const int error = ::posix_spawn(&pid_, MT_CLI_PROGRAM, nullptr, &attributes, argv.data(), environ);
    posix_spawnattr_destroy(&attributes);
    if (error != 0)
        throw std::runtime_error("the tool cannot be started");
}

RunningTool::~RunningTool()
{
    if (ended_)
        return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
}

void RunningTool::send(int signal) const { ::kill(pid_, signal); }

bool RunningTool::hasEnded()
{
    ended_ = ended_ || ::waitpid(pid_, &status_, WNOHANG) == pid_;
    return ended_;
}

int RunningTool::waitForSignal()
{
    const bool ended = waitFor([this] { return hasEnded(); });
    return ended && WIFSIGNALED(status_) ? WTERMSIG(status_) : 0;
}

} // namespace mt::test
