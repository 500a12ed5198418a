// One tile in the scene: small pieces of one shared texture, the cheapest way that every renderer can draw.
#pragma once

#include "app/theme/tile_art.h"

#include <QPointer>
#include <QQuickItem>

/// Lies on its side when wider than high. `first` is the half at the top or on the left; -1 shows the back.
class TileItem : public QQuickItem
{
    Q_OBJECT
    QML_NAMED_ELEMENT(TileFace)
    Q_PROPERTY(TileArt* art READ art WRITE setArt NOTIFY artChanged REQUIRED)
    Q_PROPERTY(int first READ first WRITE setFirst NOTIFY lookChanged)
    Q_PROPERTY(int second READ second WRITE setSecond NOTIFY lookChanged)
    /// Sets both halves, the larger one first; -1: the back.
    Q_PROPERTY(int tileId READ tileId WRITE setTileId NOTIFY lookChanged)
    /// What stands on it, and in which colours.
    Q_PROPERTY(TileChoices::Marks marks READ marks WRITE setMarks NOTIFY lookChanged)
    Q_PROPERTY(TileChoices::Colours colours READ colours WRITE setColours NOTIFY lookChanged)
    /// 0: as it is; 1: fully dimmed.
    Q_PROPERTY(qreal dimmed READ dimmed WRITE setDimmed NOTIFY lookChanged)
    /// 0: on the table; 1: held well above it. Moves and widens the shadow.
    Q_PROPERTY(qreal lift READ lift WRITE setLift NOTIFY lookChanged)

public:
    explicit TileItem(QQuickItem* parent = nullptr);

    TileArt* art() const { return art_; }
    int first() const { return first_; }
    int second() const { return second_; }
    int tileId() const;
    TileMarks marks() const { return style_.marks; }
    PipColours colours() const { return style_.colours; }
    qreal dimmed() const { return dimmed_; }
    qreal lift() const { return lift_; }
    void setArt(TileArt* art);
    void setFirst(int value) { change(first_, value); }
    void setSecond(int value) { change(second_, value); }
    void setTileId(int tileId);
    void setMarks(TileMarks marks) { change(style_.marks, marks); }
    void setColours(PipColours colours) { change(style_.colours, colours); }
    void setDimmed(qreal value) { change(dimmed_, value); }
    void setLift(qreal value) { change(lift_, value); }

signals:
    void artChanged();
    void lookChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    template <typename T>
    void change(T& member, T value)
    {
        if (member == value)
            return;
        member = value;
        emit lookChanged();
        update();
    }

    QPointer<TileArt> art_;
    int first_ = -1;
    int second_ = -1;
    TileStyle style_;
    qreal dimmed_ = 0;
    bool wasDimmed_ = false;
    qreal lift_ = 0;
};
