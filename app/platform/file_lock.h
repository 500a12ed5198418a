// Keeps the other programs on this computer away from a file, by a file beside it.
#pragma once

#include <QString>

#include <filesystem>
#include <memory>
#include <system_error>

/// Held as long as it lives; the system takes it from a program that ends, however that ends (docs/decisions/0016). No
/// Qt inside; each system has an implementation of its own.
class HeldLock
{
public:
    virtual ~HeldLock() = default;
    /// Somebody has deleted its file: others would not see it.
    virtual bool isGone() const = 0;

    /// Nobody waits. Null with an error; std::errc::device_or_resource_busy: somebody holds it. With `makes` a file of
    /// that name is made where there is none; else that is an error.
    static std::unique_ptr<HeldLock> at(const std::filesystem::path& path, bool makes, std::error_code& error);
};

/// Nobody waits. Null with an error; std::errc::device_or_resource_busy: a running program has it. What a program left
/// that no longer runs, or what is no lock at all, is taken over; where it cannot be, the error says why.
std::unique_ptr<HeldLock> lockFile(const QString& file, std::error_code& error);
/// A running program has it. A lock that somebody left goes.
bool isLocked(const QString& file);
