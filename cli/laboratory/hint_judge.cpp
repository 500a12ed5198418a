#include "cli/laboratory/hint_judge.h"

#include "cli/laboratory/looked_at_round.h"
#include "engine/ai/hint.h"
#include "engine/ai/level.h"
#include "engine/ai/search.h"
#include "engine/base/side_by_side.h"
#include "engine/record/action_json.h"

#include <optional>

namespace mt::cli
{
namespace
{

constexpr double muchWorse = 3; // points

struct JudgedHint {
    Action hint;
    Action best;
    Mean behind; ///< the hint's action behind the other; 0 where they are the same

    bool isSurely(double worse) const { return behind.points - 2 * behind.error > worse; }
};

/// The hint at one of the round's choices; none where it has none.
std::optional<JudgedHint> judgeIn(const HintJudgeArguments& arguments, int number)
{
    const GameRules& rules = arguments.rules;
    const std::string& player = arguments.players[static_cast<std::size_t>(number) % arguments.players.size()];
    const std::string seed = arguments.seed + '/' + player + '/' + std::to_string(number);
    const LookedAtRound round = playLookedAt(rules, number % rules.players, findLevel(player), seed);
    if (round.choices.empty())
        return std::nullopt;
    Rng rng(seed + "/choice");
    const Choice& choice = round.choices[rng.below(static_cast<std::uint32_t>(round.choices.size()))];
    Search search(choice.view, choice.memory, seed + "/search");
    search.run({.worlds = arguments.worlds});
    JudgedHint judged{
        .hint = hintBySearch(choice.view, choice.memory, seed + "/hint").action, .best = search.best(), .behind = {}};
    if (judged.hint != judged.best)
        judged.behind = meanOf(
            marginIn(choice.view, choice.memory, judged.hint, judged.best, Rng(seed + "/truth"), arguments.worlds),
            rules.players);
    return judged;
}

} // namespace

void judgeHints(const HintJudgeArguments& arguments, std::ostream& out)
{
    constexpr int batch = 50;
    int hints = 0;
    int others = 0;
    int worse = 0;
    int muchBehind = 0;
    double behind = 0;
    for (int first = 0; hints < arguments.hints; first += batch) {
        std::vector<std::optional<JudgedHint>> judged(batch);
        sideBySide(judged.size(), arguments.threads,
                   [&](std::size_t i) { judged[i] = judgeIn(arguments, first + static_cast<int>(i)); });
        for (std::size_t i = 0; i < judged.size() && hints < arguments.hints; ++i) {
            const auto& each = judged[i];
            if (!each)
                continue;
            ++hints;
            others += each->hint != each->best ? 1 : 0;
            behind += each->behind.points;
            if (!each->isSurely(0))
                continue;
            ++worse;
            muchBehind += each->isSurely(muchWorse) ? 1 : 0;
            JsonLine json;
            json["round"] = first + static_cast<int>(i);
            json["hint"] = actionJson(each->hint);
            json["best"] = actionJson(each->best);
            json["points"] = rounded(each->behind.points);
            json["error"] = rounded(each->behind.error);
            out << json.dump() << std::endl;
        }
    }
    JsonLine json;
    json["rules"] = arguments.rules.rulebook;
    json["players"] = arguments.rules.players;
    json["hints"] = hints;
    json["otherThanTheSearch"] = others;
    json["surelyBehind"] = worse;
    json["surelyOver3Behind"] = muchBehind;
    json["meanBehind"] = rounded(behind / hints);
    out << json.dump() << std::endl;
}

} // namespace mt::cli
