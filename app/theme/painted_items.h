// Two things of the table that are painted once for each size: textured panels and pictures in a chosen colour.
#pragma once

#include "app/theme/pictured_item.h"

#include <QBasicTimer>
#include <QColor>
#include <QImage>
#include <QUrl>

#include <memory>

/// A board with round corners, cut from a picture that is laid side by side, with a bevel that catches the light.
/// Without a picture, and where it is see-through, it has a colour.
class TexturedPanel : public PicturedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QUrl picture READ picture WRITE setPicture NOTIFY lookChanged)
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY lookChanged)
    Q_PROPERTY(qreal radius READ radius WRITE setRadius NOTIFY lookChanged)
    /// The width of the bevelled edge; 0: none, and no outline.
    Q_PROPERTY(qreal bevel READ bevel WRITE setBevel NOTIFY lookChanged)
    /// What falls on the edge from above, where it lies in the dark, and the line around it all.
    Q_PROPERTY(QColor light READ light WRITE setLight NOTIFY lookChanged)
    Q_PROPERTY(QColor shade READ shade WRITE setShade NOTIFY lookChanged)
    Q_PROPERTY(QColor outline READ outline WRITE setOutline NOTIFY lookChanged)

public:
    explicit TexturedPanel(QQuickItem* parent = nullptr);

    QUrl picture() const { return picture_; }
    QColor colour() const { return colour_; }
    qreal radius() const { return radius_; }
    qreal bevel() const { return bevel_; }
    QColor light() const { return light_; }
    QColor shade() const { return shade_; }
    QColor outline() const { return outline_; }
    void setPicture(const QUrl& picture);
    void setColour(const QColor& colour) { change(colour_, colour); }
    void setRadius(qreal radius) { change(radius_, radius); }
    void setBevel(qreal bevel) { change(bevel_, bevel); }
    void setLight(const QColor& light) { change(light_, light); }
    void setShade(const QColor& shade) { change(shade_, shade); }
    void setOutline(const QColor& outline) { change(outline_, outline); }
    void paint(QPainter& painter) override;

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    template <typename T>
    void change(T& member, const T& value)
    {
        if (member == value)
            return;
        member = value;
        emit lookChanged();
    }
    void drawBevel(QPainter& painter, const QRectF& area) const;

    QUrl picture_;
    std::shared_ptr<const QImage> image_; ///< for a while after it was painted
    QBasicTimer untilLetGo_;
    QColor colour_ = Qt::transparent;
    qreal radius_ = 0;
    qreal bevel_ = 0;
    QColor light_ = Qt::transparent;
    QColor shade_ = Qt::transparent;
    QColor outline_ = Qt::transparent;
};

/// A picture of resources/art in `colour` (tinted_drawing.h).
class TintedPicture : public PicturedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QUrl picture READ picture WRITE setPicture NOTIFY lookChanged)
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY lookChanged)
    Q_PROPERTY(bool mirrored READ mirrored WRITE setMirrored NOTIFY lookChanged)

public:
    explicit TintedPicture(QQuickItem* parent = nullptr);

    QUrl picture() const { return picture_; }
    QColor colour() const { return colour_; }
    bool mirrored() const { return mirrored_; }
    void setPicture(const QUrl& picture);
    void setColour(const QColor& colour);
    void setMirrored(bool mirrored);
    void paint(QPainter& painter) override;

private:
    QUrl picture_;
    QColor colour_ = Qt::gray;
    bool mirrored_ = false;
};
