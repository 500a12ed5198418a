// Every option by its name in records and on the command line, with its values as they are written there.
#pragma once

#include "engine/rules/options.h"

#include <span>
#include <string>
#include <string_view>

namespace mt
{

enum class OptionKind : std::uint8_t { choice, number, boolean };

/// One option. Its value is always an int: the index into `values` for a choice, 0 or 1 for a boolean.
struct OptionInfo {
    std::string_view name; ///< as records and the command line write it
    OptionKind kind;
    std::span<const std::string_view> values; ///< of a choice, in the order of its enum
    std::span<const int> numbers;             ///< of a number that takes only these
    int low, high;                            ///< of a number that takes a range
    int (*get)(const Options&);
    void (*set)(Options&, int);

    /// Whether `value` is one this option can take at all (the set's bound on `rounds` is resolveRules()'s).
    bool accepts(int value) const;
    /// The value as text: "full-pass", "12", "true"; one that the option accepts().
    std::string text(int value) const;
    /// The value that `text` names, or -1.
    int parse(std::string_view text) const;
};

/// All options, in the order of docs/rules.md.
std::span<const OptionInfo> allOptions();
/// The option of that name, or nullptr.
const OptionInfo* findOption(std::string_view name);
/// Whether the option can make a difference at all, the others being as they are in `options`: how the engine is
/// searched for, say, cannot where it never is.
bool hasEffect(const OptionInfo& option, const Options& options);

} // namespace mt
