// The awards: what one can do in a round that tells something. Each is defined here, once, and has two records in
// tests/data/awards: one that earns it and one that just misses it.
#pragma once

#include "app/history/deeds.h"

#include <QCoreApplication>
#include <QString>

#include <span>
#include <string_view>

struct Award {
    std::string_view id;          ///< in caches and of its records; never another one
    const char* title;            ///< its name, in English
    const char* task;             ///< what earns it, in English
    int (*reached)(const Deeds&); ///< how far a seat got
    int goal;                     ///< so far it has to get; one less just misses it

    bool isEarned(const Deeds& deeds) const { return reached(deeds) >= goal; }
};

class Awards
{
    Q_DECLARE_TR_FUNCTIONS(Awards)

public:
    /// In the order in which they are shown.
    static std::span<const Award> all();
    /// Or nullptr.
    static const Award* find(std::string_view id);
    static QString title(const Award& award) { return tr(award.title); }
    static QString task(const Award& award) { return tr(award.task); }
};
