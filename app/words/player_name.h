// What somebody typed as a name, made fit to be shown: one line of plain text that changes nothing around it.
#pragma once

#include <QString>

namespace PlayerName
{

/// How many characters, as readers count them, are shown of a name.
inline constexpr int longest = 40;

/// Line breaks and other control characters become spaces, those that turn the direction of writing go, and what is
/// longer than `longest` ends in an ellipsis. A name written from right to left is isolated, so that it does not
/// reorder the sentence that it stands in. Any text may be given; the result may be empty.
QString shown(const QString& typed);

} // namespace PlayerName
