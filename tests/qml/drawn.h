// How well something can be told from what is below it, by the dots of the window.
#pragma once

#include <QColor>
#include <QFont>
#include <QQuickItem>
#include <QQuickWindow>

class Drawn : public QObject
{
    Q_OBJECT

public:
    /// The contrast, as the Web Content Accessibility Guidelines 2 reckon it, of what `item` draws in `area` (of the
    /// scene) in about the colour `ink`, to that square of 8 dots of `ground` which it is told from least. 0: nothing
    /// is drawn there.
    Q_INVOKABLE double contrast(QQuickWindow* window, QQuickItem* item, const QColor& ink, QRectF area,
                                QRectF ground) const;
    /// The same of many at once, each in its own `color` and `areas`, which are also what they are told from. They must
    /// not lie on one another.
    Q_INVOKABLE QVariantList contrasts(QQuickWindow* window, const QVariantList& items,
                                       const QVariantList& areas) const;
    /// Where a line of these words has ink, from where it begins on its base line.
    Q_INVOKABLE QRectF ink(QFont font, int pixelSize, const QString& words) const;
};
