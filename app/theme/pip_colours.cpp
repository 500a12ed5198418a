#include "app/theme/pip_colours.h"

#include "app/theme/contrast.h"
#include "engine/base/tile.h"

#include <array>

namespace
{

using Palette = std::array<const char*, mt::pipValues>;

constexpr Palette usual{"#33302c", "#1f7fc0", "#2c8f3c", "#d3262b", "#8a5a2b", "#2338a8", "#a87f00",
                        "#d13f94", "#0d8080", "#7a3fc0", "#d05f08", "#202227", "#6d7884", "#8e1230",
                        "#66780f", "#3b63d8", "#a0461c", "#00543c", "#7d1f7d"};

constexpr Palette safe{"#33302c", "#a479a0", "#a11f00", "#443c50", "#3f00ff", "#613432", "#848a65",
                       "#000026", "#536e68", "#1d0000", "#fd3c00", "#1285ff", "#00008d", "#242300",
                       "#214497", "#ca487f", "#1467d4", "#646648", "#00961c"};

constexpr const char* ink = "#1c1a17";

// A little more than 3: a face is domed, and so darker at its foot.
constexpr double shapeContrast = 3.5;

QColor apartFrom(const QColor& face, QColor colour, double wanted)
{
    // On a dark face not even black could be read.
    const bool isDark = contrast(Qt::white, face) > contrast(Qt::black, face);
    const QColor most = isDark ? Qt::white : Qt::black;
    while (contrast(colour, face) < wanted && colour != most)
        colour = isDark ? colour.lighter(104) : colour.darker(104);
    return colour;
}

} // namespace

QColor pipColour(PipColours palette, int value)
{
    const auto at = static_cast<std::size_t>(value);
    switch (palette) {
    case PipColours::Usual: return QColor(QLatin1String(usual.at(at)));
    case PipColours::Safe: return QColor(QLatin1String(safe.at(at)));
    case PipColours::OneInk: break;
    }
    return QColor(QLatin1String(ink));
}

QColor pipColourOn(const QColor& face, PipColours palette, int value)
{
    return apartFrom(face, pipColour(palette, value), shapeContrast);
}

QColor digitColour(PipColours palette, int value, const QColor& face, double wanted)
{
    return apartFrom(face, pipColour(palette, value), wanted);
}
