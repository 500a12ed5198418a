#include "app/words/rule_words.h"

#include "app/words/option_words.h"
#include "app/words/rule_words_tables.h"

#include <algorithm>

using mt::Options;
using mt::Reason;

std::span<const RuleWords::Rule> RuleWords::rules()
{
    using enum Section;
    static constexpr Rule table[] = {
        {"goal", game},
        {"set", game},
        {"trainsOfAll", game},
        {"short", game, true},
        {"openHands", game, true},
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
        {"ownTrainFirst", trains, true},
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
        {"targetScore", score, true},
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
    case Section::trains: return tr("Trains and markers");
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

QString RuleWords::paragraph(std::string_view id, const mt::GameRules& rules)
{
    for (const General& general : generals())
        if (general.id == id)
            return general.applies(rules) ? ofGeneral(general, rules) : QString();
    const std::span<const Rule> all = RuleWords::rules();
    const auto rule = std::find_if(all.begin(), all.end(), [id](const Rule& each) { return each.id == id; });
    const mt::OptionInfo* option = mt::findOption(id);
    if (rule == all.end() || option == nullptr)
        return {};
    const bool isTold = rule->onlyWhenOn ? option->get(rules.options) != 0 : mt::hasEffect(*option, rules.options);
    return isTold ? ofOption(*option, rules.options) : QString();
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
        return tr("At most %n round(s) are played. The first engine is the double %1.", "", value).arg(options.set);
    if (option.name == "doubleBlank")
        return value == 0 ? tr("The double blank has no pips and costs nothing.")
                          : tr("A double blank left in hand costs %n point(s).", "", value);
    if (option.name == "targetScore")
        return value == 0 ? tr("There is no point limit: the game ends with its last round.")
                          : tr("The game ends after the first round in which somebody’s total reaches %n point(s), at "
                               "the latest after the last round.",
                               "", value);
    return {};
}

QString RuleWords::ofGeneral(const General& rule, const mt::GameRules& rules)
{
    if (rule.id == "deal")
        return tr("Each player gets %n tile(s). The rest lie face down: they are the boneyard.", "", rules.handSize);
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
