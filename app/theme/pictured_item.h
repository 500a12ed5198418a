// An item of the scene that is painted once for each size and look, into one picture.
#pragma once

#include <QQuickItem>

class QPainter;

/// As QQuickPaintedItem, but where a processor draws it keeps one picture and not two: Qt's own item paints into a copy
/// of the picture that it has just made, and keeps both. It is painted anew when its size or its look changes.
class PicturedItem : public QQuickItem
{
    Q_OBJECT

public:
    explicit PicturedItem(QQuickItem* parent = nullptr);

    /// Onto an empty picture, in the item's own coordinates, smoothly.
    virtual void paint(QPainter& painter) = 0;

signals:
    /// It would be painted differently now.
    void lookChanged();

protected:
    /// It hides all that is below: the renderer need not draw that.
    void setOpaque() { isOpaque_ = true; }
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    void repaint();
    QImage painted(QSize size, qreal pixelRatio);

    bool isPainted_ = false;
    bool isOpaque_ = false;
};
