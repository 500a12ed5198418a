#include "cli/seals.h"

#include "cli/cli.h"
#include "cli/words.h"

#include <algorithm>
#include <set>

namespace mt::cli
{
namespace
{

constexpr std::size_t fewestDigits = 16;
constexpr std::size_t mostDigits = 64;

std::string lowerCase(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

// Without blanks: also those that a page puts where no line may break (U+00A0, U+2009, U+202F).
std::string withoutBlanks(std::string text)
{
    for (const std::string_view blank : {" ", "\t", "\n", "\r", "\u00a0", "\u2009", "\u202f"})
        for (std::size_t at = 0; (at = text.find(blank, at)) != std::string::npos;)
            text.erase(at, blank.size());
    return text;
}

bool isDecimal(const std::string& text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

} // namespace

NotedFingerprint readNoted(const std::string& text)
{
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::string round = withoutBlanks(text.substr(0, colon));
    const std::string digits = lowerCase(withoutBlanks(text.substr(std::min(colon + 1, text.size()))));
    const auto refuse = [&](const std::string& why) {
        throw CallError("--fingerprint " + printable(text) + ": " + why);
    };
    if (colon == text.size())
        refuse("it must be ROUND:HEX, such as 3:" + std::string("0123456789abcdef"));
    if (!isDecimal(round) || round.size() > 2 || std::stoi(round) < 1)
        refuse("before the colon must stand the number of a round");
    if (digits.find_first_not_of("0123456789abcdef") != std::string::npos)
        refuse("behind the colon must stand hexadecimal digits, 0 to 9 and a to f");
    if (digits.size() < fewestDigits || digits.size() > mostDigits)
        refuse("it has " + std::to_string(digits.size()) + " digits, and must have 16 to 64");
    return {std::stoi(round), digits};
}

void Seals::add(const RoundLine& round) { commits_[round.deal.round] = lowerCase(round.commit); }

std::string Seals::against(const NotedFingerprint& noted) const
{
    const std::string name = "round " + std::to_string(noted.round);
    const auto found = commits_.find(noted.round);
    if (found == commits_.end())
        return name + " is not in this record, so its fingerprint cannot be compared";
    const std::string& commit = found->second;
    if (commit.empty())
        return name + " is not sealed, so there is no fingerprint to compare";
    if (!commit.starts_with(noted.digits))
        return name + " has the fingerprint " + commit.substr(0, noted.digits.size()) + ", not " + noted.digits +
               ": this is not the deal that was sealed when it was noted";
    return {};
}

void Seals::addTo(JsonLine& json, const std::vector<NotedFingerprint>& noted) const
{
    std::set<int> compared;
    for (const NotedFingerprint& each : noted)
        compared.insert(each.round);
    const auto isSealed = [](const auto& each) { return !each.second.empty(); };
    const auto sealed = std::count_if(commits_.begin(), commits_.end(), isSealed);
    json["deals"] = commits_.size();
    json["sealed"] = sealed;
    json["verified"] = sealed; // a seal that does not fit its deal is a wrong line, and ends the reading
    json["compared"] = compared.size();
    if (sealed == 0)
        json["seals"] = "no deal is sealed: nothing here shows whether one was changed afterwards";
    else if (compared.size() == commits_.size())
        json["seals"] = "every deal has the fingerprint that was noted";
    else
        json["seals"] =
            "a seal fits its deal, also where both were changed together: only a fingerprint noted before the "
            "round shows that (--fingerprint)";
}

} // namespace mt::cli
