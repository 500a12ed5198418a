#include "app/saving/held_lock.h"

#include <windows.h>

namespace
{

// Nobody else can open, delete or rename it meanwhile, and the system deletes it with its last handle.
class WindowsLock : public HeldLock
{
public:
    explicit WindowsLock(HANDLE file) : file_(file) {}
    WindowsLock(const WindowsLock&) = delete;
    WindowsLock& operator=(const WindowsLock&) = delete;
    ~WindowsLock() override { ::CloseHandle(file_); }

    bool isGone() const override { return false; }

private:
    HANDLE file_;
};

} // namespace

std::unique_ptr<HeldLock> HeldLock::at(const std::filesystem::path& path, bool makes, std::error_code& error)
{
    const HANDLE file =
        ::CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE | DELETE, 0, nullptr,
                      makes ? OPEN_ALWAYS : OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
    if (file != INVALID_HANDLE_VALUE) {
        error.clear();
        return std::make_unique<WindowsLock>(file);
    }
    const DWORD failure = ::GetLastError();
    error = failure == ERROR_SHARING_VIOLATION ? std::make_error_code(std::errc::device_or_resource_busy)
                                               : std::error_code(static_cast<int>(failure), std::system_category());
    return nullptr;
}
