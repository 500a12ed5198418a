// A lock that the system takes from a program that ends, however that ends (docs/decisions/0016). No Qt; each system
// has an implementation of its own.
#pragma once

#include <filesystem>
#include <memory>
#include <system_error>

/// Held as long as it lives.
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
