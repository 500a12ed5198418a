// The cloth of the table, under the lamp.
#pragma once

#include "app/theme/pictured_item.h"

#include <QColor>
#include <QUrl>

/// Three things that lie on each other over the whole window: two colours that run into each other, fibres, light. They
/// are painted together once for each size, into one picture that hides what is below: drawn one by one they would be
/// two thirds of the work of every frame where a processor does the drawing.
class ClothItem : public PicturedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colourAbove MEMBER colourAbove_ NOTIFY lookChanged)
    Q_PROPERTY(QColor colourBelow MEMBER colourBelow_ NOTIFY lookChanged)
    /// Laid side by side; empty: none.
    Q_PROPERTY(QUrl felt MEMBER felt_ NOTIFY lookChanged)
    /// How much of the felt is seen: 0 to 1.
    Q_PROPERTY(qreal feltStrength MEMBER feltStrength_ NOTIFY lookChanged)
    /// Stretched over the whole; empty: none.
    Q_PROPERTY(QUrl lamplight MEMBER lamplight_ NOTIFY lookChanged)

public:
    explicit ClothItem(QQuickItem* parent = nullptr);

    void paint(QPainter& painter) override;

private:
    QColor colourAbove_ = Qt::black;
    QColor colourBelow_ = Qt::black;
    QUrl felt_;
    qreal feltStrength_ = 1;
    QUrl lamplight_;
};
