// The tables of rule_words.h. Their texts stand in rule_words_general.cpp, rule_words_before.cpp and
// rule_words_play.cpp.
#pragma once

#include "app/words/rule_words.h"

/// A rule that no option touches.
struct RuleWords::General {
    std::string_view id;
    const char* title;
    const char* text;
    /// Whether the rules of a game come to it at all.
    bool (*applies)(const mt::GameRules&) = [](const mt::GameRules&) { return true; };
};

/// What one value of an option says.
struct RuleWords::Value {
    std::string_view option;
    std::string_view value;
    const char* text;
};
