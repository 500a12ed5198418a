#include "tests/faults/small_disk.h"

#include <QFile>

#include <cstdio>
#include <fcntl.h>
#include <fstream>
#include <sched.h>
#include <string>
#include <sys/mount.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace
{

constexpr unsigned long long usualBytes = 256 << 10;

bool write(const char* file, const std::string& text)
{
    std::ofstream out(file);
    out << text;
    return bool(out.flush());
}

// Who is not root is so in a space of their own.
bool becomeRoot()
{
    const std::string user = std::to_string(geteuid());
    const std::string group = std::to_string(getegid());
    return unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 && write("/proc/self/setgroups", "deny") &&
           write("/proc/self/uid_map", "0 " + user + " 1") && write("/proc/self/gid_map", "0 " + group + " 1");
}

bool mountAlone()
{
    const bool isAlone = geteuid() == 0 ? unshare(CLONE_NEWNS) == 0 : becomeRoot();
    return isAlone && mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           mount("tmpfs", "/tmp", "tmpfs", 0, "size=4k") == 0 && umount("/tmp") == 0;
}

// Before main(): only a process without threads can.
const bool canMount = mountAlone();

} // namespace

bool SmallDisk::isPossible() { return canMount; }

SmallDisk::SmallDisk(const QString& folder)
    : folder_(QFile::encodeName(folder).toStdString()), filler_(folder_ + "/filler")
{
    const std::string size = "size=" + std::to_string(usualBytes);
    if (mount("tmpfs", folder_.c_str(), "tmpfs", 0, size.c_str()) != 0)
        qFatal("no disk could be mounted");
}

SmallDisk::~SmallDisk() { umount2(folder_.c_str(), MNT_DETACH); }

void SmallDisk::fill()
{
    const int file = open(filler_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    const std::string page(4096, ' ');
    while (::write(file, page.data(), page.size()) > 0)
        ;
    close(file);
}

void SmallDisk::free() { unlink(filler_.c_str()); }

void SmallDisk::limit()
{
    // Beside this something may be written.
    for (int tries = 0; tries < 1000; ++tries) {
        struct statvfs now = {};
        statvfs(folder_.c_str(), &now);
        if (resize((now.f_blocks - now.f_bfree) * now.f_frsize))
            return;
    }
    qFatal("no limit could be set");
}

void SmallDisk::liftLimit() { resize(usualBytes); }

bool SmallDisk::resize(unsigned long long bytes)
{
    const std::string size = "size=" + std::to_string(bytes);
    return mount("tmpfs", folder_.c_str(), "tmpfs", MS_REMOUNT, size.c_str()) == 0;
}
