// The rules in words: one paragraph for each rule and for each value of an option. It is the only place where a rule is
// told: the rule page, the help beside an option, the comparison of rulebooks and the link from a refusal all show it.
//
// A rule is named by its option ("doubleDuty") or, where no option touches it, by a word of its own ("matching").
#pragma once

#include "engine/game/action.h"
#include "engine/rules/catalogue.h"

#include <QCoreApplication>
#include <QString>

#include <span>

class RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleWords)

public:
    enum class Section { game, beforeRound, turn, trains, doubles, roundEnd, score };

    struct Rule {
        std::string_view id;
        Section section;
        bool onlyWhenOn = false; ///< of an option: not told where it is false or 0, which is as everywhere
    };

    /// All rules, in the order in which a page tells them; the sections follow one another.
    static std::span<const Rule> rules();
    static QString section(Section section);
    /// The rule's name: for an option its label.
    static QString title(std::string_view rule);
    /// What the rule says in a game by `rules`; empty where these rules never come to it.
    static QString paragraph(std::string_view rule, const mt::GameRules& rules);
    /// What an option says with the value that it has in `options`, whether or not the other options come to it.
    static QString ofOption(const mt::OptionInfo& option, const mt::Options& options);
    /// The rule by which something is refused; empty for Reason::none.
    static std::string_view ruleOf(mt::Reason reason, const mt::Options& options);

private:
    struct General;
    struct Value;
    static std::span<const General> generals();
    static std::span<const Value> valuesBeforePlay();
    static std::span<const Value> valuesInPlay();
    static QString ofNumber(const mt::OptionInfo& option, const mt::Options& options);
    static QString ofGeneral(const General& rule, const mt::GameRules& rules);
};
