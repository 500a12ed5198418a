// Numbers in the JSON of this room's files.
#pragma once

#include <QJsonArray>

#include <vector>

inline QJsonArray arrayOf(const std::vector<int>& numbers)
{
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return array;
}
