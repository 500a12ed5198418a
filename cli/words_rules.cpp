// The sentences about rules: why an action is refused, why a game cannot be played by some options.
#include "cli/words.h"
#include "engine/record/notation.h"

namespace mt::cli
{
namespace
{

// "a, b or c"
std::string anyOf(const std::vector<std::string>& words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return text;
}

std::string allowedValues(const OptionInfo& option)
{
    std::vector<std::string> words;
    for (const std::string_view value : option.values)
        words.emplace_back(value);
    for (const int number : option.numbers)
        words.push_back(std::to_string(number));
    if (words.empty())
        return "a whole number from " + std::to_string(option.low) + " to " + std::to_string(option.high);
    return (option.kind == OptionKind::choice ? "one of the words " : "") + anyOf(words);
}

std::string allRulebookIds()
{
    std::vector<std::string> ids;
    for (const Rulebook& book : allRulebooks())
        ids.emplace_back(book.id);
    return anyOf(ids);
}

std::string allOptionNames()
{
    std::vector<std::string> names;
    for (const OptionInfo& option : allOptions())
        names.emplace_back(option.name);
    return anyOf(names);
}

std::string setAndPlayers(const RulesError& error)
{
    return std::to_string(error.high) + " players with a double-" + std::to_string(error.low) + " set";
}

std::string end(const Refusal& r) { return tileText(r.tile) + " on " + trainName(r.train); }

} // namespace

std::string sentence(const RulesError& error)
{
    const std::string subject = printable(error.subject);
    const std::string value = printable(error.value);
    switch (error.fault) {
    case RulesFault::unknownRulebook: return "rules \"" + subject + "\": the rulebook must be " + allRulebookIds();
    case RulesFault::unknownOption:
        return "option " + subject + '=' + value + ": there is no such option; there are " + allOptionNames();
    case RulesFault::badValue:
        return "option " + subject + '=' + value + ": it must be " + allowedValues(*findOption(error.subject));
    case RulesFault::playerCount:
        return value + " players: " + subject + " is for " + std::to_string(error.low) + " to " +
               std::to_string(error.high);
    case RulesFault::engineAndStarter:
        return "options engine and starter: held goes with engine-holder alone, aside with rotate alone";
    case RulesFault::shortNotPrinted: return "option short=true: " + subject + " has no short game, only false";
    case RulesFault::shortSet: return "option set=" + value + ": with short=true it must be 9";
    case RulesFault::roundsBeyondSet:
        return "option rounds=" + value + ": with this set it must be 1 to " + std::to_string(error.high);
    case RulesFault::noHandSize: return "no hand size is known for " + setAndPlayers(error) + " (option hands)";
    case RulesFault::tooFewTiles: return "there are too few tiles for " + setAndPlayers(error) + " (option hands)";
    }
    return {};
}

std::string sentence(const Refusal& r)
{
    switch (r.reason) {
    case Reason::none: return "it is legal";
    case Reason::roundOver: return "the round is over";
    case Reason::notYourTurn: return "it is the turn of seat " + std::to_string(r.seat + 1);
    case Reason::noSuchTrain: return "there is no such train";
    case Reason::tileNotInHand: return "the seat does not hold the " + tileText(r.tile);
    case Reason::doubleMustBeClosed: return "the open double " + end(r) + " must be closed first";
    case Reason::olderDoubleFirst: return "the older open double " + end(r) + " must be closed first";
    case Reason::trainClosed: return trainName(r.train) + " is closed: it has no marker";
    case Reason::ownTrainFirst: return "the seat's own train must be started first";
    case Reason::mexicanTrainLater: return "the Mexican Train may be started from the second turn on";
    case Reason::mexicanAfterOwnTrain: return "the Mexican Train may be started once the own train is";
    case Reason::openingOnOwnTrain: return "the first turn is played on the own train alone";
    case Reason::doubleForDuty: return "the double " + tileText(r.tile) + " cannot serve as the tile that is owed";
    case Reason::coverTheDouble: return "the double " + end(r) + " must be covered";
    case Reason::drawnDoubleUseless: return "the drawn double " + tileText(r.tile) + " cannot be used";
    case Reason::onlyDrawnTile: return "only the drawn " + tileText(r.tile) + " may be played";
    case Reason::doesNotFit:
        return "the " + tileText(r.tile) + " does not fit on " + trainName(r.train) + ", which ends in " +
               std::to_string(r.pip);
    case Reason::canPlay: return "a tile can be played: the " + end(r);
    case Reason::mustDraw: return "a tile must be drawn first";
    case Reason::boneyardEmpty: return "the boneyard is empty";
    case Reason::drawnEnough: return "no further tile may be drawn";
    case Reason::noDrawInOpening: return "nothing is drawn in the first turn";
    case Reason::decideMarker: return "first say whether the marker stays";
    case Reason::noMarkerQuestion: return "nothing is asked about a marker";
    case Reason::notInOpening: return "this is no first turn to be ended";
    case Reason::openingNeedsTile: return "the first turn needs a tile, or a pass";
    case Reason::openingMustEnd: return "tiles have been played: end-opening is meant";
    }
    return {};
}

} // namespace mt::cli
