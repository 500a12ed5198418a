#include "app/rules/rule_pictures.h"

#include <QVariantMap>

#include <vector>

namespace
{

// "E" is the engine's value: the pictures hold with every set.
struct Picture {
    std::string_view rule;
    std::string_view pieces; ///< tiles by their two values, near half first; "+" before what is new; "L" a locomotive
};

constexpr Picture pictures[] = {
    {"trainsOfAll", "EE E5 52 24"},   {"matching", "EE E5 52 +24"},   {"engineDouble", "+EE"},
    {"cannotPlay", "EE E5 52 +L"},    {"otherTrains", "EE E4 41 L"},  {"unstarted", "EE +E3 L"},
    {"markerOff", "EE E3 +31"},       {"doubleDuty", "EE E5 55 +53"}, {"dutyPlace", "EE E5 55 +53"},
    {"openDoublesBind", "EE E4 +44"}, {"closing", "EE E4 44 +42"},    {"doubleBlank", "+00"},
};

int valueOf(char letter, int set) { return letter == 'E' ? set : letter - '0'; }

QVariantMap piece(std::string_view text, int set)
{
    QVariantMap map;
    const bool isNew = text.front() == '+';
    if (isNew)
        text.remove_prefix(1);
    const bool isLocomotive = text == "L";
    map.insert(QStringLiteral("isNew"), isNew);
    map.insert(QStringLiteral("locomotive"), isLocomotive);
    map.insert(QStringLiteral("isEngine"), text == "EE");
    map.insert(QStringLiteral("near"), isLocomotive ? -1 : valueOf(text[0], set));
    map.insert(QStringLiteral("far"), isLocomotive ? -1 : valueOf(text[1], set));
    return map;
}

} // namespace

QVariantList RulePictures::of(std::string_view rule, int set)
{
    QVariantList pieces;
    for (const Picture& picture : pictures) {
        if (picture.rule != rule)
            continue;
        std::string_view rest = picture.pieces;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            pieces.append(piece(rest.substr(0, end), set));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return pieces;
}
