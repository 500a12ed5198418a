#include "app/theme/tile_art.h"

#include "app/theme/numerals.h"
#include "app/theme/pip_layout.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace
{
constexpr int gap = 2; // between parts, so that smoothing never shows a neighbour

// As many as a table has sizes of tiles, some of them dimmed. In software they are the pictures that are drawn from.
constexpr std::size_t mostKept = 6;
// With fewer dots the lines of a digit beside pips are thinner than one, and grey.
constexpr int smallestForBoth = 28;

// A pip is a small drilled hollow with paint in it: its upper wall lies in the shade, the paint gathers the light at
// the bottom, and the far rim of the hole catches it, too.
void drawPip(QPainter& painter, QPointF at, double r, const QColor& colour)
{
    painter.setBrush(QColor(255, 255, 255, 215));
    painter.drawEllipse(at + QPointF(0, r * 0.2), r * 1.06, r * 1.06);
    painter.setBrush(colour.darker(210));
    painter.drawEllipse(at, r * 1.03, r * 1.03);
    QRadialGradient paint(at + QPointF(0, r * 0.5), r * 1.5);
    paint.setColorAt(0, colour.lighter(124));
    paint.setColorAt(0.5, colour);
    paint.setColorAt(1, colour.darker(165));
    painter.setBrush(paint);
    painter.drawEllipse(at + QPointF(0, r * 0.09), r * 0.93, r * 0.93);
    if (r < 3.5) // too small to be seen
        return;
    painter.setBrush(QColor(255, 255, 255, 95));
    painter.drawEllipse(at + QPointF(r * 0.06, r * 0.66), r * 0.36, r * 0.14);
}

// A numeral cut into the face, its lower edge catching the light.
void drawEngraved(QPainter& painter, const QPainterPath& shape, const QColor& colour)
{
    painter.setBrush(QColor(255, 255, 255, 200));
    painter.drawPath(shape.translated(0, std::max(0.7, shape.boundingRect().height() * 0.05)));
    painter.setBrush(colour);
    painter.drawPath(shape);
}

QSize poseSize(TilePose pose, int shortSide)
{
    return pose == TilePose::upright ? QSize(shortSide, 2 * shortSide) : QSize(2 * shortSide, shortSide);
}

double cornerRadius(int shortSide) { return shortSide * 0.13; }

// A block of some thickness lit from above: its front side lies in the shade, its upper face is a little domed, with a
// polished rim.
void drawBlock(QPainter& painter, const QRectF& area, double radius, const QColor& body, const QColor& edge)
{
    const double thick = std::max(1.0, radius * 0.5);
    QLinearGradient front(0, area.bottom() - thick - radius * 0.5, 0, area.bottom());
    front.setColorAt(0, edge.lighter(106));
    front.setColorAt(0.6, edge.darker(112));
    front.setColorAt(1, edge.darker(190));
    painter.setBrush(front);
    painter.drawRoundedRect(area, radius, radius);

    const QRectF top = area.adjusted(0.5, 0, -0.5, -thick);
    QLinearGradient rim(top.topLeft(), top.bottomLeft());
    rim.setColorAt(0, body.lighter(116));
    rim.setColorAt(0.5, body.lighter(104));
    rim.setColorAt(1, body.darker(112));
    painter.setBrush(rim);
    painter.drawRoundedRect(top, radius, radius);

    const double polish = std::max(0.8, radius * 0.16);
    const QRectF face = top.adjusted(polish, polish, -polish, -polish);
    QLinearGradient dome(face.topLeft(), face.bottomLeft());
    dome.setColorAt(0, body.darker(102));
    dome.setColorAt(0.12, body.lighter(103));
    dome.setColorAt(0.6, body);
    dome.setColorAt(1, body.darker(106));
    painter.setBrush(dome);
    painter.drawRoundedRect(face, radius - polish, radius - polish);

    QRadialGradient gloss(face.topLeft() + QPointF(face.width() * 0.3, 0), 1.1 * std::max(face.width(), face.height()));
    gloss.setColorAt(0, QColor(255, 255, 255, 45));
    gloss.setColorAt(0.6, QColor(255, 255, 255, 0));
    painter.setBrush(gloss);
    painter.drawRoundedRect(face, radius - polish, radius - polish);
}

void drawDivider(QPainter& painter, const QRectF& area, TilePose pose, int shortSide, const QColor& edge)
{
    const double inset = shortSide * 0.14;
    const double line = std::max(1.0, std::round(shortSide / 36.0));
    QRectF groove;
    if (pose == TilePose::upright)
        groove = QRectF(area.left() + inset, area.center().y() - line / 2, area.width() - 2 * inset, line);
    else
        groove = QRectF(area.center().x() - line / 2, area.top() + inset, line, area.height() - 2 * inset);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(groove.translated(pose == TilePose::upright ? QPointF(0, line) : QPointF(line, 0)).toRect(),
                     QColor(255, 255, 255, 200));
    painter.fillRect(groove.toRect(), edge.darker(150));
    painter.setRenderHint(QPainter::Antialiasing, true);
}

// The back: one colour all over, with a pressed-in frame, so that no two backs can be told apart.
void drawBackOrnament(QPainter& painter, const QRectF& area, int shortSide, const QColor& back)
{
    const double inset = shortSide * 0.16;
    const QRectF frame = area.adjusted(inset, inset, -inset, -inset - shortSide * 0.04);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(back.lighter(155), std::max(1.0, shortSide * 0.02)));
    painter.drawRoundedRect(frame.translated(0, 0.8), shortSide * 0.07, shortSide * 0.07);
    painter.setPen(QPen(back.darker(150), std::max(1.0, shortSide * 0.025)));
    painter.drawRoundedRect(frame, shortSide * 0.07, shortSide * 0.07);
    painter.setPen(Qt::NoPen);
    const double r = shortSide * 0.13;
    painter.setBrush(back.lighter(150));
    painter.drawEllipse(frame.center() + QPointF(0, 0.8), r, r);
    painter.setBrush(back.darker(130));
    painter.drawEllipse(frame.center(), r, r);
}

// Repeated box averages of the alpha channel come close enough to a Gaussian and need no library.
void blurAlpha(QImage& image, int radius)
{
    auto* const pixels = reinterpret_cast<QRgb*>(image.bits());
    const int row = static_cast<int>(image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb)));
    const auto pass = [&](bool alongX) {
        const int outer = alongX ? image.height() : image.width();
        const int inner = alongX ? image.width() : image.height();
        std::vector<int> line(static_cast<std::size_t>(inner));
        for (int o = 0; o < outer; ++o) {
            const auto at = [&](int i) -> QRgb& { return pixels[alongX ? o * row + i : i * row + o]; };
            int sum = 0;
            for (int i = -radius; i < inner + radius; ++i) {
                sum += i + radius < inner && i + radius >= 0 ? qAlpha(at(i + radius)) : 0;
                if (i >= 0 && i < inner)
                    line[static_cast<std::size_t>(i)] = sum / (2 * radius + 1);
                sum -= i - radius >= 0 && i - radius < inner ? qAlpha(at(i - radius)) : 0;
            }
            for (int i = 0; i < inner; ++i)
                at(i) = qRgba(0, 0, 0, line[static_cast<std::size_t>(i)]);
        }
    };
    for (int round = 0; round < 2; ++round) {
        pass(true);
        pass(false);
    }
}

QImage shadowImage(QSize tile, int reach, double radius)
{
    QImage image(tile + QSize(2 * reach, 2 * reach), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 170));
    painter.drawRoundedRect(QRectF(reach, reach, tile.width(), tile.height()), radius, radius);
    painter.end();
    blurAlpha(image, std::max(1, reach / 3));
    return image;
}
} // namespace

int TileSheet::shadowReach() const { return std::max(3, shortSide / 5); }

// The sheet: a row of upright halves, a row of lying ones, then the whole parts side by side.
QRect TileSheet::half(TilePose pose, int value) const
{
    const int row = pose == TilePose::upright ? 0 : 1;
    return {value * (shortSide + gap), row * (shortSide + gap), shortSide, shortSide};
}

QRect TileSheet::face(TilePose pose) const
{
    const int y = 2 * (shortSide + gap);
    return {QPoint(pose == TilePose::upright ? 0 : shortSide + gap, y), poseSize(pose, shortSide)};
}

QRect TileSheet::back(TilePose pose) const { return face(pose).translated(3 * (shortSide + gap) + gap, 0); }

QRect TileSheet::shadow(TilePose pose) const
{
    const QSize size = poseSize(pose, shortSide) + QSize(2 * shadowReach(), 2 * shadowReach());
    const int x = 6 * (shortSide + gap) + 2 * gap;
    return {QPoint(pose == TilePose::upright ? x : x + shortSide + 2 * shadowReach() + gap, 2 * (shortSide + gap)),
            size};
}

TileArt::TileArt(QObject* parent) : QObject(parent)
{
    connect(this, &TileArt::changed, this, [this] { ++revision_; });
}

TileSheet TileArt::sheet(int shortSide, TileStyle style, int values) const
{
    TileSheet sheet;
    sheet.shortSide = shortSide;
    sheet.values = values;
    const int width = std::max(values * (shortSide + gap), sheet.shadow(TilePose::lying).right() + 1 + gap);
    const int height = 2 * (shortSide + gap) + 2 * shortSide + 2 * sheet.shadowReach();
    sheet.image = QImage(width, height, QImage::Format_ARGB32_Premultiplied);
    sheet.image.fill(Qt::transparent);
    QPainter painter(&sheet.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (TilePose pose : {TilePose::upright, TilePose::lying}) {
        drawParts(painter, sheet, pose, style.isDimmed);
        for (int value = 0; value < values; ++value)
            drawHalf(painter, sheet.half(pose, value), pose, value, style);
    }
    return sheet;
}

TileSheet TileArt::keptSheet(int shortSide, TileStyle style, int value) const
{
    if (value >= keptValues_)
        keptValues_ = mt::pipValues;
    const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const Kept& kept) {
        return kept.sheet.shortSide == shortSide && kept.style == style && kept.revision == revision_ &&
               kept.sheet.values == keptValues_;
    });
    Kept kept = found != kept_.end() ? std::move(*found) : Kept{style, revision_, sheet(shortSide, style, keptValues_)};
    if (found != kept_.end())
        kept_.erase(found);
    else if (kept_.size() == mostKept)
        kept_.pop_back();
    kept_.push_front(std::move(kept));
    return kept_.front().sheet;
}

void TileArt::drawAhead(int shortSide) const
{
    if (kept_.empty() || shortSide < 1)
        return;
    TileStyle style = kept_.front().style;
    style.isDimmed = false;
    keptSheet(shortSide, style, keptValues_ - 1);
}

void TileArt::drawParts(QPainter& painter, const TileSheet& sheet, TilePose pose, bool isDimmed) const
{
    const int shortSide = sheet.shortSide;
    const double radius = cornerRadius(shortSide);
    drawBlock(painter, sheet.face(pose), radius, face(isDimmed), edge_);
    drawDivider(painter, sheet.face(pose), pose, shortSide, edge_);
    drawBlock(painter, sheet.back(pose), radius, back_, back_.darker(140));
    drawBackOrnament(painter, sheet.back(pose), shortSide, back_);
    painter.drawImage(sheet.shadow(pose).topLeft(),
                      shadowImage(poseSize(pose, shortSide), sheet.shadowReach(), radius));
}

// Digits stand upright in both poses. Where there are pips, too, these move up and the digit stands below; on a tile
// that is too small for both, the digit stands alone.
void TileArt::drawHalf(QPainter& painter, const QRect& area, TilePose pose, int value, TileStyle style) const
{
    const double side = area.width();
    const QColor below = face(style.isDimmed);
    const bool both = style.marks == TileMarks::PipsAndDigits && area.width() >= smallestForBoth;
    if (style.marks == TileMarks::Pips || both) {
        const double room = both ? side * 0.57 : side;
        const QPointF corner =
            both ? area.topLeft() + QPointF((side - room) / 2, side * 0.02) : QPointF(area.topLeft());
        for (QPointF at : pipCentres(value, room))
            drawPip(painter, corner + (pose == TilePose::upright ? at : at.transposed()), pipRadius(value, room),
                    pipColourOn(below, style.colours, value));
    }
    if (style.marks != TileMarks::Pips) {
        const QRectF box = both ? QRectF(side * 0.2, side * 0.595, side * 0.6, side * 0.33)
                                : QRectF(side * 0.14, side * 0.18, side * 0.72, side * 0.62);
        drawEngraved(painter, numeral(value, box.translated(area.topLeft())),
                     digitColour(style.colours, value, below, digitContrast_));
    }
}

#include "moc_tile_art.cpp"
