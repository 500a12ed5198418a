#include "cli/laboratory/coach_judge.h"

#include "cli/laboratory/looked_at_round.h"
#include "engine/ai/level.h"
#include "engine/ai/search.h"
#include "engine/base/side_by_side.h"
#include "engine/record/json_fields.h"

#include <algorithm>
#include <cmath>
#include <ctime>

namespace mt::cli
{
namespace
{

/// Something that was named, and what it is in truth.
struct Judged {
    Estimate named;
    Mean truth;
};

struct Findings {
    std::vector<Judged> mistakes{};
    std::vector<Judged> goodMoves{};
    int rounds = 0;
    int decisions = 0;
    int over5 = 0; ///< decisions that cost more than 5 points in truth
    int over5Named = 0;
    double seconds = 0; ///< processor time of the coach, of all threads together

    Findings& operator+=(const Findings& other)
    {
        mistakes.insert(mistakes.end(), other.mistakes.begin(), other.mistakes.end());
        goodMoves.insert(goodMoves.end(), other.goodMoves.begin(), other.goodMoves.end());
        rounds += other.rounds;
        decisions += other.decisions;
        over5 += other.over5;
        over5Named += other.over5Named;
        seconds += other.seconds;
        return *this;
    }
};

class Judge
{
public:
    Judge(const JudgeArguments& arguments, std::string player)
        : arguments_(arguments), player_(std::move(player)), level_(findLevel(player_))
    {
    }

    Findings judge()
    {
        Findings all;
        for (int round = 0; static_cast<int>(all.mistakes.size()) < arguments_.mistakes && round < mostRounds; ++round)
            all += judgeRound(round);
        return all;
    }

private:
    static constexpr int mostRounds = 100000; // for a player that makes no mistakes

    Findings judgeRound(int number)
    {
        const std::string seed = arguments_.seed + '/' + player_ + '/' + std::to_string(number);
        const GameRules& rules = arguments_.rules;
        const int seat = number % rules.players;
        const LookedAtRound round = playLookedAt(rules, seat, level_, seed);

        const std::clock_t began = std::clock();
        const Coaching coaching = coach(rules, round.deal, round.actions, seat,
                                        {.verdict = arguments_.verdict, .threads = arguments_.threads});
        Findings found;
        found.seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
        found.rounds = 1;
        found.decisions = static_cast<int>(round.choices.size());
        std::vector<Findings> parts(round.choices.size());
        sideBySide(round.choices.size(), arguments_.threads,
                   [&](std::size_t i) { parts[i] = judgeChoice(round.choices[i], coaching, seed); });
        for (const Findings& part : parts)
            found += part;
        return found;
    }

    Findings judgeChoice(const Choice& choice, const Coaching& coaching, const std::string& seed) const
    {
        const int players = arguments_.rules.players;
        const std::string text = seed + "/judge/" + std::to_string(choice.step);
        const auto truth = [&](const Action& one, const Action& other, const char* what) {
            const Rng rng(text + what);
            return meanOf(marginIn(choice.view, choice.memory, one, other, rng, arguments_.worlds), players);
        };
        Findings found;
        const auto isHere = [&](const auto& each) { return each.step == choice.step; };
        const auto mistake = std::find_if(coaching.mistakes.begin(), coaching.mistakes.end(), isHere);
        const auto good = std::find_if(coaching.goodMoves.begin(), coaching.goodMoves.end(), isHere);
        const bool isNamed = mistake != coaching.mistakes.end();
        if (isNamed)
            found.mistakes.push_back({mistake->cost, truth(choice.done, mistake->better.action, "/mistake")});
        if (good != coaching.goodMoves.end())
            found.goodMoves.push_back({good->gain, truth(good->plain, choice.done, "/good")});
        // What the coach might have found: by a search of another seed, judged by yet other worlds.
        Search search(choice.view, choice.memory, text + "/search");
        search.run({.worlds = arguments_.worlds});
        if (search.best() != choice.done && truth(choice.done, search.best(), "/truth").points > 5) {
            found.over5 = 1;
            found.over5Named = isNamed ? 1 : 0;
        }
        return found;
    }

    const JudgeArguments& arguments_;
    std::string player_;
    const Level* level_; ///< none: randomPlayer
};

JsonLine judgedJson(const std::vector<Judged>& all)
{
    double named = 0;
    double truth = 0;
    int real = 0;
    int wrong = 0;
    int covered = 0;
    for (const Judged& each : all) {
        const double points = each.named.points / 100.0;
        const double error = each.named.error / 100.0;
        named += points;
        truth += each.truth.points;
        real += each.truth.points > 2 * each.truth.error ? 1 : 0;
        wrong += each.truth.points <= 0 ? 1 : 0;
        covered += std::abs(points - each.truth.points) <= 2 * std::hypot(error, each.truth.error) ? 1 : 0;
    }
    // Of the quotient of two sums: what each of them is off the line, squared.
    const double ratio = truth != 0 ? named / truth : 0;
    double squares = 0;
    for (const Judged& each : all)
        squares += std::pow(each.named.points / 100.0 - ratio * each.truth.points, 2);
    const double count = std::max<double>(1, static_cast<double>(all.size()));
    JsonLine json;
    json["named"] = all.size();
    json["real"] = rounded(real / count);
    json["notAboveZero"] = rounded(wrong / count);
    json["meanNamed"] = rounded(named / count);
    json["meanTrue"] = rounded(truth / count);
    json["ratio"] = rounded(ratio);
    json["ratioInterval95"] = truth != 0 ? rounded(1.96 * std::sqrt(squares) / truth) : 0;
    json["within2Errors"] = rounded(covered / count);
    return json;
}

JsonLine findingsJson(const std::string& player, const JudgeArguments& arguments, const Findings& found)
{
    JsonLine json;
    json["player"] = player;
    json["rules"] = arguments.rules.rulebook;
    json["players"] = arguments.rules.players;
    json["rounds"] = found.rounds;
    json["decisions"] = found.decisions;
    json["mistakes"] = judgedJson(found.mistakes);
    json["goodMoves"] = judgedJson(found.goodMoves);
    json["trueOver5"] = found.over5;
    json["trueOver5Named"] = rounded(found.over5 > 0 ? static_cast<double>(found.over5Named) / found.over5 : 1);
    json["processorSecondsARound"] = rounded(found.seconds / std::max(found.rounds, 1));
    return json;
}

} // namespace

void judgeCoach(const JudgeArguments& arguments, std::ostream& out)
{
    Findings all;
    for (const std::string& player : arguments.players) {
        const Findings found = Judge(arguments, player).judge();
        out << findingsJson(player, arguments, found).dump() << std::endl;
        all += found;
    }
    out << findingsJson("all", arguments, all).dump() << std::endl;
}

} // namespace mt::cli
