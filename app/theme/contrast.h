// How well colours can be told apart by lightness, as the Web Content Accessibility Guidelines 2 reckon it.
#pragma once

#include <QColor>

/// 0: black, 1: white; the colour counts as opaque.
double luminance(const QColor& colour);
/// 1: none, 21: black on white. Words want 4.5 or more, shapes 3.
double contrast(const QColor& one, const QColor& other);
