#include "app/saving/disk.h"

#include <algorithm>
#include <string>
#include <windows.h>

namespace
{

std::error_code lastError() { return {static_cast<int>(::GetLastError()), std::system_category()}; }

std::error_code errorOf(BOOL worked) { return worked != 0 ? std::error_code() : lastError(); }

FileIdentity identityOf(HANDLE file, std::error_code& error)
{
    BY_HANDLE_FILE_INFORMATION status = {};
    error = errorOf(::GetFileInformationByHandle(file, &status));
    return {status.dwVolumeSerialNumber,
            (static_cast<std::uint64_t>(status.nFileIndexHigh) << 32U) | status.nFileIndexLow};
}

class WindowsFile : public DiskFile
{
public:
    WindowsFile(HANDLE file, bool addsAtEnd) : file_(file), addsAtEnd_(addsAtEnd) {}
    WindowsFile(const WindowsFile&) = delete;
    WindowsFile& operator=(const WindowsFile&) = delete;
    ~WindowsFile() override { ::CloseHandle(file_); }

    // At the end, wherever that is by then, when that is what both numbers say.
    std::error_code append(std::string_view bytes) override
    {
        constexpr std::size_t atOnce = 1U << 30U;
        constexpr DWORD end = 0xffffffff;
        OVERLAPPED atEnd = {};
        atEnd.Offset = atEnd.OffsetHigh = end;
        while (!bytes.empty()) {
            DWORD written = 0;
            const auto size = static_cast<DWORD>((std::min)(bytes.size(), atOnce));
            if (::WriteFile(file_, bytes.data(), size, &written, addsAtEnd_ ? &atEnd : nullptr) == 0)
                return lastError();
            bytes.remove_prefix(written);
        }
        return {};
    }

    std::error_code cut(std::uint64_t size) override
    {
        LARGE_INTEGER end = {};
        end.QuadPart = static_cast<LONGLONG>(size);
        if (::SetFilePointerEx(file_, end, nullptr, FILE_BEGIN) == 0)
            return lastError();
        return errorOf(::SetEndOfFile(file_));
    }

    std::error_code sync() override { return errorOf(::FlushFileBuffers(file_)); }

    std::uint64_t size(std::error_code& error) const override
    {
        LARGE_INTEGER size = {};
        error = errorOf(::GetFileSizeEx(file_, &size));
        return static_cast<std::uint64_t>(size.QuadPart);
    }

    FileIdentity identity(std::error_code& error) const override { return identityOf(file_, error); }

private:
    HANDLE file_;
    bool addsAtEnd_;
};

DWORD disposition(Disk::Open how)
{
    switch (how) {
    case Disk::Open::existing: return OPEN_EXISTING;
    case Disk::Open::fresh: return CREATE_NEW;
    case Disk::Open::any:
    case Disk::Open::over: break;
    }
    return OPEN_ALWAYS;
}

// Others may read the file, and delete or rename it: that is noticed, not forbidden, as on every other system.
HANDLE openFile(const std::filesystem::path& path, DWORD access, DWORD how)
{
    return ::CreateFileW(path.c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, how,
                         FILE_ATTRIBUTE_NORMAL | FILE_FLAG_BACKUP_SEMANTICS, nullptr);
}

class WindowsDisk : public Disk
{
public:
    std::unique_ptr<DiskFile> open(const std::filesystem::path& path, Open how, std::error_code& error) override
    {
        const HANDLE file = openFile(path, GENERIC_READ | GENERIC_WRITE, disposition(how));
        error = file == INVALID_HANDLE_VALUE ? lastError() : std::error_code();
        return error ? nullptr : std::make_unique<WindowsFile>(file, how != Open::over);
    }

    FileIdentity identityOf(const std::filesystem::path& path, std::error_code& error) override
    {
        const HANDLE file = openFile(path, 0, OPEN_EXISTING);
        if (file == INVALID_HANDLE_VALUE) {
            error = lastError();
            return {};
        }
        const FileIdentity identity = ::identityOf(file, error);
        ::CloseHandle(file);
        return identity;
    }

    std::error_code put(const std::filesystem::path& path, std::string_view bytes) override
    {
        std::filesystem::path half = path;
        half += '.' + std::to_string(::GetCurrentProcessId());
        const HANDLE opened = openFile(half, GENERIC_WRITE, CREATE_ALWAYS);
        if (opened == INVALID_HANDLE_VALUE)
            return lastError();
        std::error_code error;
        {
            WindowsFile file(opened, true);
            error = file.append(bytes);
            if (!error)
                error = file.sync();
        }
        if (!error)
            error =
                errorOf(::MoveFileExW(half.c_str(), path.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
        if (error)
            ::DeleteFileW(half.c_str());
        return error;
    }

    // The file system's own journal sees to names.
    std::error_code syncFolder(const std::filesystem::path&) override { return {}; }
};

} // namespace

Disk& Disk::system()
{
    static WindowsDisk disk;
    return disk;
}
