// The small positions beside the rules could lie on a table, with the smallest set and with the largest.
#include "app/rules/rule_pictures.h"
#include "app/words/rule_words.h"
#include "engine/base/tile.h"

#include <gtest/gtest.h>

#include <set>

namespace
{

struct Piece {
    int near, far;
    bool isNew, isEngine, isLocomotive;
};

std::vector<Piece> piecesOf(std::string_view rule, int set)
{
    std::vector<Piece> pieces;
    for (const QVariant& each : RulePictures::of(rule, set)) {
        const QVariantMap map = each.toMap();
        EXPECT_EQ(map.size(), 5);
        pieces.push_back({map.value("near").toInt(), map.value("far").toInt(), map.value("isNew").toBool(),
                          map.value("isEngine").toBool(), map.value("locomotive").toBool()});
    }
    return pieces;
}

std::vector<std::string_view> pictured()
{
    std::vector<std::string_view> rules;
    for (const RuleWords::Rule& rule : RuleWords::rules())
        if (!RulePictures::of(rule.id, 12).isEmpty())
            rules.push_back(rule.id);
    return rules;
}

TEST(RulePictures, BelongToRulesOfThePage)
{
    EXPECT_EQ(pictured().size(), 12U);
    EXPECT_TRUE(RulePictures::of("goal", 12).isEmpty());
    EXPECT_TRUE(RulePictures::of("", 12).isEmpty());
    EXPECT_TRUE(RulePictures::of("matchin", 12).isEmpty());
}

TEST(RulePictures, EveryTileFitsTheOneBeforeAndIsThereOnce)
{
    for (const std::string_view rule : pictured())
        for (const int set : {6, 9, 12, 15, 18}) {
            SCOPED_TRACE(std::string(rule) + ", double-" + std::to_string(set));
            std::set<mt::Tile> seen;
            int end = -1;
            for (const Piece& piece : piecesOf(rule, set)) {
                if (piece.isLocomotive) {
                    EXPECT_EQ(piece.near, -1);
                    EXPECT_EQ(piece.far, -1);
                    continue;
                }
                ASSERT_TRUE(piece.near >= 0 && piece.near <= set && piece.far >= 0 && piece.far <= set);
                EXPECT_TRUE(seen.insert(mt::Tile(piece.near, piece.far)).second)
                    << piece.near << "-" << piece.far << " twice";
                EXPECT_TRUE(end < 0 || piece.near == end) << piece.near << " does not fit " << end;
                end = piece.far;
            }
        }
}

TEST(RulePictures, TheEngineIsTheDoubleOfTheSetAndComesFirst)
{
    for (const std::string_view rule : pictured())
        for (const int set : {6, 18}) {
            const std::vector<Piece> pieces = piecesOf(rule, set);
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                const Piece& piece = pieces[i];
                EXPECT_EQ(piece.isEngine, piece.near == set && piece.far == set) << rule << " " << set;
                EXPECT_TRUE(!piece.isEngine || i == 0) << rule << " " << set;
            }
        }
}

TEST(RulePictures, OneThingIsNewAtMost)
{
    for (const std::string_view rule : pictured()) {
        int fresh = 0;
        for (const Piece& piece : piecesOf(rule, 12))
            fresh += piece.isNew;
        EXPECT_LE(fresh, 1) << rule;
    }
    EXPECT_TRUE(piecesOf("cannotPlay", 12).back().isNew && piecesOf("cannotPlay", 12).back().isLocomotive);
    EXPECT_TRUE(piecesOf("doubleDuty", 12).back().isNew);
    EXPECT_FALSE(piecesOf("otherTrains", 12).back().isNew) << "the locomotive stands there";
}

} // namespace
