// What somebody typed as a name, made fit to be shown: one line of plain text that changes nothing around it.
#pragma once

#include <QString>

namespace PlayerName
{

/// How many characters, as readers count them, are shown of a name.
inline constexpr int longest = 40;
/// Of one of these: how many marks one after another, such as accents, and how many code points in all.
inline constexpr int mostMarks = 4;
inline constexpr int mostCodes = 16;

/// Line breaks and other control characters become spaces, those that turn the direction of writing go, and what is
/// longer than `longest` ends in an ellipsis. A name written from right to left is isolated, so that it does not
/// reorder the sentence that it stands in; marks heaped on a letter go. Any text may be given; the result is empty
/// where there is nothing to see.
QString shown(const QString& typed);

} // namespace PlayerName
