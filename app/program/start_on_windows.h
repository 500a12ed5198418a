// What a start on Windows has to do that no other system asks for. No Qt.
#pragma once

#include <string_view>

namespace StartOnWindows
{

/// Where something that the program says is meant to go.
enum class Stream { output, error };

/// A program with windows has no console of its own. Shows the text in the one that it was started from, if there is
/// one and the stream leads nowhere else; false: it does not, so that the stream is to be written to.
bool sayInConsole(Stream stream, std::wstring_view text);

/// Windows lets a program come to the front that was just started by somebody, and no other: this one may pass that on,
/// to whoever is asked to show something in its place.
void letOthersComeToFront();

} // namespace StartOnWindows
