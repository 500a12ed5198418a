// How different two colours look, to people with every kind of colour vision.
#pragma once

#include <QColor>

enum class Vision { normal, protanopia, deuteranopia, tritanopia };
constexpr int visions = 4;

struct Lab {
    double l = 0, a = 0, b = 0;
};

/// CIELAB (D65) of a colour as those eyes see it: Machado, Oliveira, Fernandes 2009, severity 1.
Lab seen(const QColor& colour, Vision vision);

/// CIEDE2000: about 1 is just noticeable side by side.
double difference(const Lab& one, const Lab& other);
