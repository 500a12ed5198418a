// Every rule is told, in every language, and every refusal leads to one.
#include "app/rules/rule_document.h"
#include "app/rules/rule_model.h"
#include "app/rules/rule_printer.h"
#include "app/theme/fonts.h"
#include "app/words/languages.h"
#include "app/words/rule_words.h"
#include "app/words/tip_words.h"
#include "engine/base/random.h"
#include "engine/game/game.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace
{

mt::GameRules printed(std::string_view rulebook, int players = 4)
{
    return std::get<mt::GameRules>(mt::resolveRules(rulebook, {}, players));
}

// All values of a choice, the two of a boolean, and for a number those that it may have or its two ends.
std::vector<int> someValues(const mt::OptionInfo& option)
{
    if (!option.numbers.empty())
        return {option.numbers.begin(), option.numbers.end()};
    if (option.kind == mt::OptionKind::number)
        return {option.low, option.low + 1, option.high};
    std::vector<int> values;
    for (int value = 0; option.accepts(value); ++value)
        values.push_back(value);
    return values;
}

// By what is told: every value of every option, every rule of every rulebook, the tips.
std::map<std::string, QString> everythingTold()
{
    std::map<std::string, QString> told;
    for (const mt::OptionInfo& option : mt::allOptions())
        for (const int value : someValues(option)) {
            mt::Options options;
            option.set(options, value);
            told[std::string(option.name) + "=" + option.text(value)] = RuleWords::ofOption(option, options);
        }
    for (const RuleWords::Rule& rule : RuleWords::rules()) {
        told["title of " + std::string(rule.id)] = RuleWords::title(rule.id);
        told["section of " + std::string(rule.id)] = RuleWords::section(rule.section);
        for (const mt::Rulebook& book : mt::allRulebooks())
            if (const QString text = RuleWords::paragraph(rule.id, printed(book.id)); !text.isEmpty())
                told[std::string(rule.id) + " in " + std::string(book.id)] = text;
    }
    for (int i = 0; i < TipWords::all().size(); ++i)
        told["tip " + std::to_string(i)] = TipWords::one(i);
    return told;
}

TEST(RuleWords, EverythingIsToldInEveryLanguage)
{
    Languages languages;
    ASSERT_TRUE(languages.use(QStringLiteral("en")));
    const std::map<std::string, QString> english = everythingTold();
    EXPECT_GT(english.size(), 200U);
    for (const QString& code : Languages::all()) {
        ASSERT_TRUE(languages.use(code));
        for (const auto& [what, text] : everythingTold()) {
            EXPECT_FALSE(text.isEmpty()) << code.toStdString() << ": " << what;
            EXPECT_FALSE(text.contains(QLatin1Char('%'))) << code.toStdString() << ": " << text.toStdString();
            // A title may be the same word in two languages, a sentence cannot.
            const bool isSentence = text.size() > 20;
            EXPECT_TRUE(code == QLatin1String("en") || !isSentence || text != english.at(what))
                << code.toStdString() << ": " << what;
        }
    }
}

TEST(RuleWords, TwoValuesOfAnOptionNeverSayTheSame)
{
    for (const mt::OptionInfo& option : mt::allOptions()) {
        std::set<QString> texts;
        for (const int value : someValues(option)) {
            mt::Options options;
            option.set(options, value);
            EXPECT_TRUE(texts.insert(RuleWords::ofOption(option, options)).second) << option.name << " " << value;
        }
    }
}

TEST(RuleWords, EveryOptionIsARuleOfThePage)
{
    std::set<std::string_view> rules;
    for (const RuleWords::Rule& rule : RuleWords::rules())
        EXPECT_TRUE(rules.insert(rule.id).second) << rule.id << " is there twice";
    for (const mt::OptionInfo& option : mt::allOptions())
        EXPECT_TRUE(option.name == "drawCount" || rules.contains(option.name)) << option.name; // `draw` tells both
}

// A choice of options that can be played, each option changed with a chance of one in three.
mt::GameRules anyRules(mt::Rng& rng)
{
    for (;;) {
        const mt::Rulebook& book = mt::allRulebooks()[rng.below(static_cast<std::uint32_t>(mt::allRulebooks().size()))];
        mt::OptionChanges changes;
        for (const mt::OptionInfo& option : mt::allOptions()) {
            const std::vector<int> values = someValues(option);
            if (rng.below(3) == 0)
                changes.emplace_back(option.name,
                                     option.text(values[rng.below(static_cast<std::uint32_t>(values.size()))]));
        }
        auto rules = mt::resolveRules(book.id, changes, 2 + static_cast<int>(rng.below(3)));
        if (auto* playable = std::get_if<mt::GameRules>(&rules))
            return *playable;
    }
}

TEST(RuleWords, WhatAGameNeverComesToIsNotTold)
{
    using Case = std::tuple<const char*, mt::OptionChanges, mt::OptionChanges>; // a rule, with it, without it
    const std::vector<Case> cases = {
        {"dutyFails", {}, {{"doubleDuty", "none"}}},
        {"dutyPlace", {}, {{"doubleDuty", "none"}}},
        {"drawnDouble", {}, {{"doubleDuty", "none"}}},
        {"goOutOnDouble", {}, {{"doubleDuty", "none"}}},
        {"closing", {}, {{"openDoublesBind", "nobody"}}},
        {"deadDouble", {}, {{"openDoublesBind", "nobody"}}},
        {"openDoubles", {}, {{"openDoublesBind", "nobody"}}},
        {"blocked", {}, {{"boneyardEmpty", "end"}}},
        {"oldestStarts", {}, {{"engine", "held"}, {"starter", "engine-holder"}}},
        {"engineSearch", {{"engine", "held"}, {"starter", "engine-holder"}}, {}},
        {"short", {{"short", "true"}}, {}},
        {"openHands", {{"openHands", "true"}}, {}},
        {"ownTrainFirst", {{"ownTrainFirst", "true"}}, {}},
        {"targetScore", {{"targetScore", "200"}}, {}},
    };
    const auto told = [](const char* rule, const mt::OptionChanges& changes) {
        return !RuleWords::paragraph(rule, std::get<mt::GameRules>(mt::resolveRules("tactic", changes, 4))).isEmpty();
    };
    for (const auto& [rule, with, without] : cases) {
        EXPECT_TRUE(told(rule, with)) << rule;
        EXPECT_FALSE(told(rule, without)) << rule;
    }
    EXPECT_FALSE(told("youngestStarts", {})) << "by this leaflet it is the oldest";
    EXPECT_FALSE(told("no such rule", {}));
}

// Everything a seat might try, most of it wrong.
std::vector<mt::Action> attempts(const mt::State& state)
{
    using enum mt::ActionKind;
    const std::uint8_t seat = state.table.turn;
    const auto next = static_cast<std::uint8_t>((seat + 1) % state.table.players);
    std::vector<mt::Action> actions;
    for (const mt::ActionKind kind : {draw, pass, endOpening, marker})
        for (const std::uint8_t who : {seat, next})
            actions.push_back({kind, who, {}, mt::noTrain, false});
    for (const mt::Tile tile : mt::fullSet(state.table.rules.set))
        for (const int train : {0, 1, 2, 3, int{mt::mexicanTrain}})
            actions.push_back({play, seat, tile, static_cast<mt::TrainId>(train), false});
    return actions;
}

TEST(RuleWords, EveryRefusalLeadsToARuleOfThatGame)
{
    mt::Rng rng("refusals");
    std::set<mt::Reason> seen;
    for (int game = 0; game < 400; ++game) {
        const mt::GameRules rules = anyRules(rng);
        mt::Deal deal;
        mt::makeDeal(rules, 1, 0, rng, deal);
        mt::State state = mt::startRound(rules, deal);
        for (int turn = 0; turn < 60; ++turn) {
            for (const mt::Action& action : attempts(state)) {
                const mt::Reason reason = mt::check(state, action).reason;
                if (reason == mt::Reason::none || !seen.insert(reason).second)
                    continue;
                const std::string_view rule = RuleWords::ruleOf(reason, rules.options);
                EXPECT_FALSE(RuleWords::paragraph(rule, rules).isEmpty())
                    << "reason " << static_cast<int>(reason) << ", rule " << rule;
            }
            const std::vector<mt::Action> legal = mt::legalActions(state);
            if (legal.empty())
                break;
            mt::apply(state, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
    for (int i = 1; i <= static_cast<int>(mt::Reason::openingMustEnd); ++i)
        EXPECT_TRUE(seen.contains(static_cast<mt::Reason>(i))) << "reason " << i << " never came up";
    EXPECT_TRUE(RuleWords::ruleOf(mt::Reason::none, {}).empty());
}

TEST(RuleModel, TellsTheRulesOfTheGameAndNoOthers)
{
    RuleModel model;
    model.setGame(printed("tactic"), true);
    EXPECT_GE(model.rowOf(QStringLiteral("markerOff")), 0);
    EXPECT_LT(model.rowOf(QStringLiteral("engineSearch")), 0);
    model.setGame(printed("ecowoodart"), true);
    EXPECT_GE(model.rowOf(QStringLiteral("engineSearch")), 0);
    EXPECT_EQ(model.sections().size(), 8);
    for (const int row : model.sectionRows())
        EXPECT_TRUE(model.row(row).opensSection);
}

TEST(RuleModel, ComparesAHouseRuleWithItsRulebook)
{
    RuleModel model;
    model.setGame(
        std::get<mt::GameRules>(mt::resolveRules("tactic", {{"doubleBlank", "25"}, {"draw", "until-playable"}}, 4)),
        true);
    model.setOther(2);
    ASSERT_EQ(model.count(), 2);
    EXPECT_EQ(model.row(0).rule, QStringLiteral("draw"));
    EXPECT_EQ(model.row(1).rule, QStringLiteral("doubleBlank"));
    EXPECT_NE(model.row(1).text, model.row(1).otherText);
    model.setOther(0);
    EXPECT_EQ(model.count(), 0) << "with itself there is nothing to compare";
    model.showAll();
    EXPECT_GT(model.count(), 40);
}

TEST(RuleDocument, IsWrittenInTheFacesOfItsLanguage)
{
    Fonts::use();
    Languages languages;
    RuleModel model;
    for (const auto& [code, face] : {std::pair{"ru", "NotoSans"}, {"zh_CN", "NotoSansCJKsc"}}) {
        ASSERT_TRUE(languages.use(QLatin1String(code)));
        model.retranslate();
        const QByteArray pdf = RuleDocument::pdf(model);
        EXPECT_TRUE(pdf.startsWith("%PDF-"));
        EXPECT_TRUE(pdf.contains(face)) << code;
        EXPECT_FALSE(pdf.contains("CJKjp")) << code << " in Japanese shapes";
    }
}

TEST(RulePrinter, SaysWhyAFileCannotBeWritten)
{
    Fonts::use();
    const QTemporaryDir dir;
    const RuleModel model;
    RulePrinter printer;
    int changes = 0;
    QObject::connect(&printer, &RulePrinter::problemChanged, [&] { ++changes; });
    const QString path = dir.filePath(QStringLiteral("rules.pdf"));
    printer.savePdf(model, path);
    EXPECT_TRUE(QFile::exists(path));
    EXPECT_TRUE(printer.problem().isEmpty());
    EXPECT_EQ(changes, 0);

    const QString nowhere = dir.filePath(QStringLiteral("no/such/folder"));
    printer.savePdf(model, nowhere);
    EXPECT_TRUE(printer.problem().contains(QStringLiteral("folder"))) << qPrintable(printer.problem());
    EXPECT_EQ(changes, 1);
    printer.dismissProblem();
    EXPECT_TRUE(printer.problem().isEmpty());
    EXPECT_EQ(changes, 2);
}

TEST(RuleModel, FindsRulesByTheirWords)
{
    Languages languages;
    ASSERT_TRUE(languages.use(QStringLiteral("en")));
    RuleModel model;
    model.setSearch(QStringLiteral("BONEYARD empty"));
    EXPECT_GE(model.rowOf(QStringLiteral("boneyardEmpty")), 0);
    EXPECT_LT(model.rowOf(QStringLiteral("goal")), 0);
    model.setSearch(QStringLiteral("no such words"));
    EXPECT_EQ(model.count(), 0);
}

} // namespace
