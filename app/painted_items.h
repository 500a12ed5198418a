// Two things of the table that are painted once for each size: textured panels and pictures in a chosen colour.
#pragma once

#include <QColor>
#include <QImage>
#include <QQuickPaintedItem>
#include <QUrl>

/// A board with round corners, cut from a picture that is laid side by side, with a bevel that catches the light.
class TexturedPanel : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QUrl picture READ picture WRITE setPicture NOTIFY lookChanged)
    Q_PROPERTY(qreal radius READ radius WRITE setRadius NOTIFY lookChanged)
    /// The width of the bevelled edge; 0: none.
    Q_PROPERTY(qreal bevel READ bevel WRITE setBevel NOTIFY lookChanged)

public:
    explicit TexturedPanel(QQuickItem* parent = nullptr);

    QUrl picture() const { return picture_; }
    qreal radius() const { return radius_; }
    qreal bevel() const { return bevel_; }
    void setPicture(const QUrl& picture);
    void setRadius(qreal radius);
    void setBevel(qreal bevel);
    void paint(QPainter* painter) override;

signals:
    void lookChanged();

private:
    QUrl picture_;
    QImage image_;
    qreal radius_ = 0;
    qreal bevel_ = 0;
};

/// An SVG picture in which one colour, #ff00ff, stands for `colour`.
class TintedPicture : public QQuickPaintedItem
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
    void paint(QPainter* painter) override;

signals:
    void lookChanged();

private:
    QUrl picture_;
    QByteArray svg_;
    QColor colour_ = Qt::gray;
    bool mirrored_ = false;
};
