// How tiles look: the colours come from the theme, the drawing happens here, once for each size in use.
#pragma once

#include <QColor>
#include <QImage>
#include <QList>
#include <QObject>
#include <QRect>
#include <QtQml/qqmlregistration.h>

/// A tile on the screen stands upright or lies on its side. The light always falls from above, so the two are drawn
/// apart instead of being turned.
enum class TilePose { upright, lying };

/// All parts of a tile of one size in one picture, so that a table full of tiles is drawn from one texture.
struct TileSheet {
    QImage image;
    int shortSide = 0;

    /// The parts are found again by these; all in pixels of `image`.
    QRect half(TilePose pose, int value) const;
    QRect face(TilePose pose) const;
    QRect back(TilePose pose) const;
    QRect veil(TilePose pose) const;
    QRect shadow(TilePose pose) const;
    /// How far the shadow's picture reaches beyond the tile on each side.
    int shadowReach() const;
};

class TileArt : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor face MEMBER face_ NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER edge_ NOTIFY changed)
    Q_PROPERTY(QColor back MEMBER back_ NOTIFY changed)
    Q_PROPERTY(QColor veil MEMBER veil_ NOTIFY changed)
    /// One colour for each pip value, 0 first (0 has no pips, but keeps the indices honest).
    Q_PROPERTY(QList<QColor> pips MEMBER pips_ NOTIFY changed)

public:
    explicit TileArt(QObject* parent = nullptr);

    /// Counts the changes: pictures made before the last one are out of date.
    int revision() const { return revision_; }
    TileSheet sheet(int shortSide) const;

signals:
    void changed();

private:
    QColor face_ = Qt::white;
    QColor edge_ = Qt::gray;
    QColor back_ = Qt::darkRed;
    QColor veil_ = Qt::black;
    QList<QColor> pips_;
    int revision_ = 0;
};
