#include "engine/rules/option_table.h"

#include "engine/base/expect.h"

#include <algorithm>
#include <charconv>
#include <type_traits>

namespace mt
{
namespace
{

using Names = std::span<const std::string_view>;

constexpr std::string_view engineNames[] = {"held", "aside"};
constexpr std::string_view searchNames[] = {"full-pass", "stop"};
constexpr std::string_view starterNames[] = {"engine-holder", "rotate"};
constexpr std::string_view openingNames[] = {"single", "train"};
constexpr std::string_view mexicanNames[] = {"any-turn", "second-turn", "after-own-train", "none"};
constexpr std::string_view dutyNames[] = {"non-double", "any", "none"};
constexpr std::string_view placeNames[] = {"any", "cover"};
constexpr std::string_view drawnDoubleNames[] = {"must", "may", "no"};
constexpr std::string_view openDoublesNames[] = {"any", "oldest"};
constexpr std::string_view bindNames[] = {"everybody", "next-player", "nobody"};
constexpr std::string_view drawNames[] = {"one", "until-playable"};
constexpr std::string_view drawingNames[] = {"per-tile", "per-turn"};
constexpr std::string_view markerNames[] = {"automatic", "choice", "any-play"};
constexpr std::string_view boneyardNames[] = {"pass", "end"};
constexpr std::string_view tiesNames[] = {"joint", "zero-rounds"};
constexpr std::string_view handsNames[] = {"rulebook", "cardinal", "masters", "pressman"};
constexpr std::string_view booleanNames[] = {"false", "true"};

constexpr int sets[] = {6, 9, 12, 15, 18};
constexpr int drawCounts[] = {1, 2};
constexpr int blanks[] = {0, 25, 50};

template <auto Member>
int getMember(const Options& options)
{
    return static_cast<int>(options.*Member);
}

template <auto Member>
void setMember(Options& options, int value)
{
    using Value = std::remove_reference_t<decltype(options.*Member)>;
    options.*Member = static_cast<Value>(value);
}

template <auto Member>
constexpr OptionInfo choice(std::string_view name, Names values)
{
    return {name, OptionKind::choice, values, {}, 0, 0, getMember<Member>, setMember<Member>};
}

template <auto Member>
constexpr OptionInfo boolean(std::string_view name)
{
    return {name, OptionKind::boolean, booleanNames, {}, 0, 0, getMember<Member>, setMember<Member>};
}

template <auto Member>
constexpr OptionInfo oneOf(std::string_view name, std::span<const int> numbers)
{
    return {
        name, OptionKind::number, {}, numbers, numbers.front(), numbers.back(), getMember<Member>, setMember<Member>};
}

template <auto Member>
constexpr OptionInfo range(std::string_view name, int low, int high)
{
    return {name, OptionKind::number, {}, {}, low, high, getMember<Member>, setMember<Member>};
}

constexpr OptionInfo table[] = {
    oneOf<&Options::set>("set", sets),
    choice<&Options::engine>("engine", engineNames),
    choice<&Options::engineSearch>("engineSearch", searchNames),
    choice<&Options::starter>("starter", starterNames),
    choice<&Options::opening>("opening", openingNames),
    choice<&Options::mexicanTrain>("mexicanTrain", mexicanNames),
    boolean<&Options::ownTrainFirst>("ownTrainFirst"),
    choice<&Options::doubleDuty>("doubleDuty", dutyNames),
    choice<&Options::dutyPlace>("dutyPlace", placeNames),
    choice<&Options::drawnDouble>("drawnDouble", drawnDoubleNames),
    choice<&Options::openDoubles>("openDoubles", openDoublesNames),
    choice<&Options::openDoublesBind>("openDoublesBind", bindNames),
    boolean<&Options::goOutOnDouble>("goOutOnDouble"),
    choice<&Options::draw>("draw", drawNames),
    oneOf<&Options::drawCount>("drawCount", drawCounts),
    choice<&Options::drawing>("drawing", drawingNames),
    choice<&Options::markerOff>("markerOff", markerNames),
    choice<&Options::boneyardEmpty>("boneyardEmpty", boneyardNames),
    oneOf<&Options::doubleBlank>("doubleBlank", blanks),
    range<&Options::rounds>("rounds", 1, 19),
    choice<&Options::ties>("ties", tiesNames),
    boolean<&Options::openHands>("openHands"),
    boolean<&Options::shortGame>("short"),
    choice<&Options::hands>("hands", handsNames),
    range<&Options::targetScore>("targetScore", 0, 999),
};

} // namespace

bool OptionInfo::accepts(int value) const
{
    if (kind != OptionKind::number)
        return value >= 0 && value < static_cast<int>(values.size());
    return numbers.empty() ? value >= low && value <= high
                           : std::find(numbers.begin(), numbers.end(), value) != numbers.end();
}

std::string OptionInfo::text(int value) const
{
    MT_EXPECT(accepts(value));
    return kind == OptionKind::number ? std::to_string(value) : std::string(values[static_cast<std::size_t>(value)]);
}

int OptionInfo::parse(std::string_view text) const
{
    if (kind != OptionKind::number) {
        const auto found = std::find(values.begin(), values.end(), text);
        return found == values.end() ? -1 : static_cast<int>(found - values.begin());
    }
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && accepts(value) ? value : -1;
}

std::span<const OptionInfo> allOptions() { return table; }

const OptionInfo* findOption(std::string_view name)
{
    const auto found =
        std::find_if(std::begin(table), std::end(table), [&](const OptionInfo& option) { return option.name == name; });
    return found == std::end(table) ? nullptr : &*found;
}

bool hasEffect(const OptionInfo& option, const Options& options)
{
    // Asked by the member: a name that no option has would only never be found.
    const auto is = [&](auto get) { return option.get == get; };
    if (is(getMember<&Options::engineSearch>))
        return options.engine == Engine::held;
    if (is(getMember<&Options::drawCount>))
        return options.draw == Draw::one;
    if (is(getMember<&Options::dutyPlace>) || is(getMember<&Options::drawnDouble>) ||
        is(getMember<&Options::goOutOnDouble>))
        return options.doubleDuty != DoubleDuty::none;
    if (is(getMember<&Options::openDoubles>))
        return options.openDoublesBind != OpenDoublesBind::nobody;
    return true;
}

} // namespace mt
