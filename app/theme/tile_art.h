// How tiles look: the material comes from the theme, what stands on it from the player; the drawing happens here, once
// for each size in use.
#pragma once

#include "app/theme/pip_colours.h"
#include "engine/base/tile.h"

#include <QColor>
#include <QImage>
#include <QObject>
#include <QRect>
#include <QtQml/qqmlregistration.h>

#include <deque>

/// A tile on the screen stands upright or lies on its side. The light always falls from above, so the two are drawn
/// apart instead of being turned.
enum class TilePose { upright, lying };

/// What the player chose, and whether it is one that cannot be played.
struct TileStyle {
    TileMarks marks = TileMarks::Pips;
    PipColours colours = PipColours::Usual;
    bool isDimmed = false;
    friend auto operator<=>(const TileStyle&, const TileStyle&) = default;
};

/// All parts of a tile of one size in one picture, so that a table full of tiles is drawn from one texture.
struct TileSheet {
    QImage image;
    int shortSide = 0;
    int values = mt::pipValues; ///< so many are drawn, from 0; there is no place for others

    /// The parts are found again by these; all in pixels of `image`.
    QRect half(TilePose pose, int value) const;
    QRect face(TilePose pose) const;
    QRect back(TilePose pose) const;
    QRect shadow(TilePose pose) const;
    /// How far the shadow's picture reaches beyond the tile on each side.
    int shadowReach() const;
};

class QPainter;

class TileArt : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor face MEMBER face_ NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER edge_ NOTIFY changed)
    Q_PROPERTY(QColor back MEMBER back_ NOTIFY changed)
    /// The face of a tile that is dimmed; what stands on it is as easy to read.
    Q_PROPERTY(QColor dimmedFace MEMBER dimmedFace_ NOTIFY changed)
    /// How well digits are to be told from the face; engraved and small they lose a fifth of it.
    Q_PROPERTY(qreal digitContrast MEMBER digitContrast_ NOTIFY changed)

public:
    explicit TileArt(QObject* parent = nullptr);

    /// Counts the changes: pictures made before the last one are out of date.
    int revision() const { return revision_; }
    QColor face(bool isDimmed = false) const { return isDimmed ? dimmedFace_ : face_; }
    TileSheet sheet(int shortSide, TileStyle style, int values = mt::pipValues) const;
    /// The same, but of the last few that were asked for each is drawn once: where all tiles go and others come at
    /// once, as with a new round, they are most of a frame's work. `value` is on it, but values that only larger sets
    /// have are not drawn before one of them is asked for: they have most of the pips. Not for two threads at a time.
    TileSheet keptSheet(int shortSide, TileStyle style, int value) const;
    /// Draws tiles so many pixels wide, in the style drawn last, before a frame that has much else to do needs them.
    Q_INVOKABLE void drawAhead(int shortSide) const;

signals:
    void changed();

private:
    void drawParts(QPainter& painter, const TileSheet& sheet, TilePose pose, bool isDimmed) const;
    void drawHalf(QPainter& painter, const QRect& area, TilePose pose, int value, TileStyle style) const;

    struct Kept {
        TileStyle style{};
        int revision = 0;
        TileSheet sheet;
    };

    QColor face_ = Qt::white;
    QColor edge_ = Qt::gray;
    QColor back_ = Qt::darkRed;
    QColor dimmedFace_ = Qt::lightGray;
    qreal digitContrast_ = 5.9;
    int revision_ = 0;
    mutable int keptValues_ = 13;   ///< as many as the usual set has, until a larger one is on the table
    mutable std::deque<Kept> kept_; ///< the one asked for last comes first
};
