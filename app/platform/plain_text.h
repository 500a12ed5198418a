// The engine's text (ids, names of options), which is plain UTF-8, as Qt's.
#pragma once

#include <QString>

#include <string_view>

inline QString plainText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
