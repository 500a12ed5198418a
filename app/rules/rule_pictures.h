// Small positions that say more about a rule than words: a train with its engine, and what is laid on it.
#pragma once

#include <QVariantList>

#include <string_view>

namespace RulePictures
{

/// The pieces of the rule's picture from left to right, each a map; an empty list: there is none. `set` is the highest
/// value of the tiles. A tile has `near` and `far`, `isEngine`, `isNew` (what the rule is about); a locomotive has
/// `locomotive`: true.
QVariantList of(std::string_view rule, int set);

} // namespace RulePictures
