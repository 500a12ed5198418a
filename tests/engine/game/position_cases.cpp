#include "tests/engine/game/position_cases.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace mt::testing
{
namespace
{

std::string nameOf(const Json& train) { return train.is_string() ? train.get<std::string>() : train.dump(); }

const Json& trainOf(const Json& line, const std::string& owner)
{
    for (const Json& train : line.at("state").at("trains"))
        if (nameOf(train.at("owner")) == owner)
            return train;
    throw std::runtime_error("no train of " + owner);
}

Json sorted(Json list)
{
    std::sort(list.begin(), list.end());
    return list;
}

/// What the line says under that key of an expectation.
Json said(const std::string& key, const Json& expected, const Json& line)
{
    const Json& state = line.at("state");
    Json found = Json::array();
    if (key == "legal") {
        for (const Json& action : line.at("legal"))
            found.push_back(actionWords(action));
        return sorted(found);
    }
    if (key == "markers") {
        for (const Json& train : state.at("trains"))
            if (train.value("marker", false))
                found.push_back(train.at("owner"));
        return found;
    }
    if (key == "openDoubles")
        return state.at("openDoubles");
    if (key == "trains" || key == "hands") {
        found = Json::object();
        for (const auto& [owner, tiles] : expected.items())
            found[owner] = key == "trains" ? trainOf(line, owner).at("tiles")
                                           : sorted(state.at("hands").at(std::stoul(owner) - 1));
        return found;
    }
    return line.value(key, Json());
}

Json wanted(const std::string& key, Json expected)
{
    if (key == "legal")
        return sorted(expected);
    if (key == "hands")
        for (Json& hand : expected)
            hand = sorted(hand);
    return expected;
}

} // namespace

std::string actionWords(const Json& action)
{
    const auto what = action.at("do").get<std::string>();
    if (what == "play")
        return action.at("tile").get<std::string>() + " on " + nameOf(action.at("train"));
    if (what == "marker")
        return action.at("keep").get<bool>() ? "marker keep" : "marker off";
    return what;
}

std::vector<PositionCase> positionCases(const std::string& folder)
{
    std::vector<PositionCase> cases;
    for (const auto& entry : std::filesystem::directory_iterator(MT_TEST_DATA "/" + folder)) {
        if (entry.path().extension() != ".json")
            continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        const Json object = Json::parse(text.str());
        const auto actions = object.value("actions", std::vector<Json>());
        cases.push_back({entry.path().stem().string(), text.str(), actions, object.at("expect")});
    }
    std::sort(cases.begin(), cases.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return cases;
}

std::string mismatch(const Json& expected, const Json& line)
{
    for (const auto& [key, value] : expected.items()) {
        if (key == "refused")
            continue;
        const Json want = wanted(key, value);
        const Json found = said(key, value, line);
        if (want != found)
            return key + ": expected " + want.dump() + ", found " + found.dump();
    }
    return "";
}

} // namespace mt::testing
