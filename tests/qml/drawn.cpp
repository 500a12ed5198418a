#include "tests/qml/drawn.h"

#include "app/theme/contrast.h"

#include <QFontMetricsF>
#include <QImage>

#include <algorithm>
#include <vector>

namespace
{

int apart(QRgb one, QRgb other)
{
    return std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                     std::abs(qBlue(one) - qBlue(other))});
}

/// Of the dots that `item` changes those that are most of all the ink: edges are a mixture with what is below them.
double inkOf(const QImage& with, const QImage& without, QRgb ink, const QRect& area)
{
    constexpr int changed = 12;
    std::vector<QRgb> dots;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (apart(with.pixel(x, y), without.pixel(x, y)) > changed)
                dots.push_back(with.pixel(x, y));
    if (dots.empty())
        return -1;
    std::sort(dots.begin(), dots.end(), [ink](QRgb one, QRgb other) { return apart(one, ink) < apart(other, ink); });
    const std::size_t most = std::max<std::size_t>(1, dots.size() / 8);
    double sum = 0;
    for (std::size_t at = 0; at < most; ++at)
        sum += luminance(QColor(dots[at]));
    return sum / static_cast<double>(most);
}

double squareOf(const QImage& image, int left, int top, int side)
{
    double sum = 0;
    for (int dot = 0; dot < side * side; ++dot)
        sum += luminance(image.pixelColor(left + dot % side, top + dot / side));
    return sum / (side * side);
}

/// What was drawn in `area` against the square of `ground` which it is told from least; 0: nothing was.
double leastContrast(const QImage& with, const QImage& without, QRgb ink, const QRect& area, const QRect& ground)
{
    const double drawn = inkOf(with, without, ink, area);
    if (drawn < 0)
        return 0;
    const int side = std::min({8, ground.width(), ground.height()});
    double least = 21;
    for (int y = ground.top(); y + side <= ground.bottom() + 1; y += std::max(1, side / 2))
        for (int x = ground.left(); x + side <= ground.right() + 1; x += std::max(1, side / 2)) {
            const double square = squareOf(without, x, y, side);
            least = std::min(least, (std::max(square, drawn) + 0.05) / (std::min(square, drawn) + 0.05));
        }
    return least;
}

/// The window with these items, and without them.
std::pair<QImage, QImage> withAndWithout(QQuickWindow* window, const QList<QQuickItem*>& items)
{
    const QImage with = window->grabWindow();
    QList<qreal> opacities;
    for (QQuickItem* item : items) {
        opacities << item->opacity();
        item->setOpacity(0);
    }
    const QImage without = window->grabWindow();
    for (qsizetype at = 0; at < items.size(); ++at)
        items[at]->setOpacity(opacities[at]);
    return {with, without};
}

} // namespace

double Drawn::contrast(QQuickWindow* window, QQuickItem* item, const QColor& ink, QRectF area, QRectF ground) const
{
    const auto [with, without] = withAndWithout(window, {item});
    return leastContrast(with, without, ink.rgb(), area.toAlignedRect() & with.rect(),
                         ground.toAlignedRect() & with.rect());
}

QVariantList Drawn::contrasts(QQuickWindow* window, const QVariantList& items, const QVariantList& areas) const
{
    QList<QQuickItem*> all;
    for (const QVariant& item : items)
        all << item.value<QQuickItem*>();
    const auto [with, without] = withAndWithout(window, all);
    QVariantList found;
    for (qsizetype at = 0; at < all.size(); ++at) {
        const QRect area = areas[at].toRectF().toAlignedRect() & with.rect();
        found << leastContrast(with, without, all[at]->property("color").value<QColor>().rgb(), area, area);
    }
    return found;
}

QRectF Drawn::ink(QFont font, int pixelSize, const QString& words) const
{
    font.setPixelSize(pixelSize);
    return QFontMetricsF(font).tightBoundingRect(words);
}
