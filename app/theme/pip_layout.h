// Where the pips of a value sit.
#pragma once

#include <QPointF>

#include <vector>

/// On a half of a tile that stands upright, from its upper left corner.
std::vector<QPointF> pipCentres(int value, double side);
double pipRadius(int value, double side);
