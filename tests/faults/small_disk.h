// A file system of its own, of few kilobytes, mounted for this process alone.
#pragma once

#include <QString>

class SmallDisk
{
public:
    /// False where nothing can be mounted: in a chroot, or where the system lets nobody do so.
    static bool isPossible();

    /// `folder`: an empty one. What is in it then goes with the disk.
    explicit SmallDisk(const QString& folder);
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk();

    /// A file of somebody else's takes all the room that is left.
    void fill();
    /// That file goes.
    void free();
    /// Nobody may have more there than they have now.
    void limit();
    void liftLimit();

private:
    bool resize(unsigned long long bytes);

    std::string folder_;
    std::string filler_;
};
