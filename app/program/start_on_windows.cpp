#include "app/program/start_on_windows.h"

#include <string>

#include <windows.h>

namespace StartOnWindows
{

bool sayInConsole(Stream stream, std::wstring_view text)
{
    const HANDLE given = ::GetStdHandle(stream == Stream::output ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE);
    if (given != nullptr && given != INVALID_HANDLE_VALUE && ::GetFileType(given) != FILE_TYPE_UNKNOWN)
        return false;
    // No sooner than there is something to say: who closes a console ends all programs in it.
    if (::AttachConsole(ATTACH_PARENT_PROCESS) == 0)
        return false;
    const HANDLE console = ::CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                                         nullptr, OPEN_EXISTING, 0, nullptr);
    // Whoever reads there has had their prompt already.
    const std::wstring lines = L"\n" + std::wstring(text);
    DWORD written = 0;
    const bool isSaid =
        console != INVALID_HANDLE_VALUE &&
        ::WriteConsoleW(console, lines.data(), static_cast<DWORD>(lines.size()), &written, nullptr) != 0;
    if (console != INVALID_HANDLE_VALUE)
        ::CloseHandle(console);
    ::FreeConsole();
    return isSaid;
}

void letOthersComeToFront() { ::AllowSetForegroundWindow(ASFW_ANY); }

} // namespace StartOnWindows
