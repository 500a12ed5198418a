// The names that computer players are given: of each language its own.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>
#include <vector>

class AiNames
{
    Q_DECLARE_TR_FUNCTIONS(AiNames)

public:
    /// All of them, in the order in which they are given; one for each seat that there can be. A record keeps them.
    static const std::vector<std::string_view>& ids();
    /// The name of that id in the language of the moment; `otherwise` where this version does not know it, or where it
    /// is empty: somebody typed the name.
    static QString shown(std::string_view id, const QString& otherwise);
    /// The id of what was the name in every language before each had its own; empty: none was called that.
    static std::string_view idOfOld(const QString& name);

private:
    struct Entry;
    static const std::vector<Entry>& entries();
};
