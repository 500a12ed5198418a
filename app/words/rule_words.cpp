#include "app/words/rule_words.h"

#include "app/words/option_words.h"
#include "app/words/rule_words_tables.h"

#include <algorithm>

using mt::Options;
using mt::Reason;

namespace
{

// Whether a page tells the option at all: not what other options rule out, and not what is merely as everywhere.
bool isTold(const mt::OptionInfo& option, const Options& o)
{
    if (option.name == "drawCount")
        return false; // `draw` tells it
    if (option.name == "short" || option.name == "openHands" || option.name == "ownTrainFirst" ||
        option.name == "targetScore")
        return option.get(o) != 0;
    return mt::hasEffect(option, o);
}

bool generalApplies(std::string_view rule, const mt::GameRules& rules)
{
    const Options& o = rules.options;
    if (rule == "dutyFails")
        return o.doubleDuty != mt::DoubleDuty::none;
    if (rule == "closing" || rule == "deadDouble")
        return o.openDoublesBind != mt::OpenDoublesBind::nobody;
    if (rule == "blocked")
        return o.boneyardEmpty == mt::BoneyardEmpty::pass;
    const mt::Rulebook* book = mt::findRulebook(rules.rulebook);
    const mt::FirstPlayer first = book != nullptr ? book->firstPlayer : mt::FirstPlayer::any;
    if (rule == "oldestStarts")
        return o.starter == mt::Starter::rotate && first == mt::FirstPlayer::oldest;
    if (rule == "youngestStarts")
        return o.starter == mt::Starter::rotate && first == mt::FirstPlayer::youngest;
    return true;
}

} // namespace

std::span<const RuleWords::Rule> RuleWords::rules()
{
    using enum Section;
    static constexpr Rule table[] = {
        {"goal", game},
        {"set", game},
        {"trainsOfAll", game},
        {"short", game},
        {"openHands", game},
        {"deal", beforeRound},
        {"hands", beforeRound},
        {"engineDouble", beforeRound},
        {"engine", beforeRound},
        {"engineSearch", beforeRound},
        {"starter", beforeRound},
        {"oldestStarts", beforeRound},
        {"youngestStarts", beforeRound},
        {"turnOrder", turn},
        {"oneTile", turn},
        {"matching", turn},
        {"mustPlay", turn},
        {"opening", turn},
        {"draw", turn},
        {"drawing", turn},
        {"cannotPlay", turn},
        {"otherTrains", trains},
        {"mexicanTrain", trains},
        {"ownTrainFirst", trains},
        {"markerOff", trains},
        {"unstarted", trains},
        {"doubleDuty", doubles},
        {"dutyPlace", doubles},
        {"drawnDouble", doubles},
        {"dutyFails", doubles},
        {"openDoublesBind", doubles},
        {"openDoubles", doubles},
        {"closing", doubles},
        {"deadDouble", doubles},
        {"lastTile", roundEnd},
        {"out", roundEnd},
        {"goOutOnDouble", roundEnd},
        {"boneyardEmpty", roundEnd},
        {"blocked", roundEnd},
        {"points", score},
        {"doubleBlank", score},
        {"rounds", score},
        {"targetScore", score},
        {"ties", score},
    };
    return table;
}

QString RuleWords::section(Section section)
{
    switch (section) {
    case Section::game: return tr("The game");
    case Section::beforeRound: return tr("Before a round");
    case Section::turn: return tr("A turn");
    case Section::trains: return tr("Trains and locomotives");
    case Section::doubles: return tr("Doubles");
    case Section::roundEnd: return tr("The end of a round");
    case Section::score: return tr("Points");
    }
    return {};
}

QString RuleWords::title(std::string_view rule)
{
    for (const General& general : generals())
        if (general.id == rule)
            return tr(general.title);
    return OptionWords::label(rule);
}

QString RuleWords::paragraph(std::string_view rule, const mt::GameRules& rules)
{
    for (const General& general : generals())
        if (general.id == rule)
            return generalApplies(rule, rules) ? ofGeneral(general, rules) : QString();
    const mt::OptionInfo* option = mt::findOption(rule);
    return option != nullptr && isTold(*option, rules.options) ? ofOption(*option, rules.options) : QString();
}

QString RuleWords::ofOption(const mt::OptionInfo& option, const Options& options)
{
    // The two options of drawing make one sentence.
    if (option.name == "draw" && options.draw == mt::Draw::one)
        return ofOption(*mt::findOption("drawCount"), options);
    if (option.kind == mt::OptionKind::number && option.name != "drawCount")
        return ofNumber(option, options);
    const std::string value = option.text(option.get(options));
    for (const auto values : {valuesBeforePlay(), valuesInPlay()})
        for (const Value& entry : values)
            if (entry.option == option.name && entry.value == value)
                return tr(entry.text);
    return {};
}

QString RuleWords::ofNumber(const mt::OptionInfo& option, const Options& options)
{
    const int value = option.get(options);
    if (option.name == "set")
        return tr("The double-%1 set has one tile for each pair of values from 0, the blank, to %1: %2 tiles. A tile "
                  "with the same value on both halves is a double.")
            .arg(value)
            .arg(mt::tileCount(value));
    if (option.name == "rounds")
        return tr("%n round(s) are played. The first engine is the double %1.", "", value).arg(options.set);
    if (option.name == "doubleBlank")
        return value == 0 ? tr("The double blank has no pips and costs nothing.")
                          : tr("A double blank left in the hand costs %n point(s).", "", value);
    if (option.name == "targetScore")
        return value == 0 ? tr("There is no target score: the game ends with its last round.")
                          : tr("The game ends after the first round in which somebody's total reaches %n point(s), at "
                               "the latest after the last round.",
                               "", value);
    return {};
}

QString RuleWords::ofGeneral(const General& rule, const mt::GameRules& rules)
{
    if (rule.id == "deal")
        return tr("Each player gets %n tile(s). The others lie face down: they are the boneyard.", "", rules.handSize);
    return tr(rule.text);
}

std::string_view RuleWords::ruleOf(Reason reason, const Options& options)
{
    switch (reason) {
    case Reason::none: return {};
    case Reason::roundOver: return "out";
    case Reason::notYourTurn: return "turnOrder";
    case Reason::noSuchTrain: return "mexicanTrain";
    case Reason::tileNotInHand: return "oneTile";
    case Reason::doubleMustBeClosed: return "openDoublesBind";
    case Reason::olderDoubleFirst: return "openDoubles";
    case Reason::trainClosed: return "otherTrains";
    case Reason::ownTrainFirst: return "ownTrainFirst";
    case Reason::mexicanTrainLater:
    case Reason::mexicanAfterOwnTrain: return "mexicanTrain";
    case Reason::doubleForDuty: return "doubleDuty";
    case Reason::coverTheDouble: return "dutyPlace";
    case Reason::drawnDoubleUseless: return "drawnDouble";
    case Reason::doesNotFit: return "matching";
    case Reason::canPlay: return "mustPlay";
    case Reason::onlyDrawnTile:
    case Reason::mustDraw: return "draw";
    case Reason::drawnEnough: return options.drawing == mt::Drawing::perTurn ? "drawing" : "draw";
    case Reason::boneyardEmpty: return "boneyardEmpty";
    case Reason::decideMarker:
    case Reason::noMarkerQuestion: return "markerOff";
    case Reason::openingOnOwnTrain:
    case Reason::noDrawInOpening:
    case Reason::notInOpening:
    case Reason::openingNeedsTile:
    case Reason::openingMustEnd: return "opening";
    }
    return {};
}
