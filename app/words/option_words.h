// The words of the options of the rules: labels and values. What they mean is told in rule_words.h.
#pragma once

#include "engine/rules/option_table.h"

#include <QCoreApplication>
#include <QString>

#include <span>

class OptionWords
{
    Q_DECLARE_TR_FUNCTIONS(OptionWords)

public:
    static QString label(std::string_view option);
    /// A value (as OptionInfo counts it) in words; numbers as numbers.
    static QString value(const mt::OptionInfo& option, int value);
    /// No leaflet prints it: families and tournaments play it.
    static bool isHouseRule(std::string_view option);

private:
    struct Entry;
    struct ValueEntry;
    static std::span<const Entry> entries();
    static std::span<const ValueEntry> valueEntries();
    static const Entry* find(std::string_view option);
};
