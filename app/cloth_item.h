// The cloth of the table, under the lamp.
#pragma once

#include <QColor>
#include <QQuickItem>
#include <QUrl>

/// Three things that lie on each other over the whole window: two colours that run into each other, fibres, light. They
/// are painted together once for each size, into one picture that hides what is below: drawn one by one they would be
/// two thirds of the work of every frame where a processor does the drawing.
class ClothItem : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colourAbove READ colourAbove WRITE setColourAbove NOTIFY lookChanged)
    Q_PROPERTY(QColor colourBelow READ colourBelow WRITE setColourBelow NOTIFY lookChanged)
    /// Laid side by side; empty: none.
    Q_PROPERTY(QUrl felt READ felt WRITE setFelt NOTIFY lookChanged)
    /// How much of the felt is seen: 0 to 1.
    Q_PROPERTY(qreal feltStrength READ feltStrength WRITE setFeltStrength NOTIFY lookChanged)
    /// Stretched over the whole; empty: none.
    Q_PROPERTY(QUrl lamplight READ lamplight WRITE setLamplight NOTIFY lookChanged)

public:
    explicit ClothItem(QQuickItem* parent = nullptr);

    QColor colourAbove() const { return colourAbove_; }
    QColor colourBelow() const { return colourBelow_; }
    QUrl felt() const { return felt_; }
    qreal feltStrength() const { return feltStrength_; }
    QUrl lamplight() const { return lamplight_; }
    void setColourAbove(const QColor& colour) { change(colourAbove_, colour); }
    void setColourBelow(const QColor& colour) { change(colourBelow_, colour); }
    void setFelt(const QUrl& picture) { change(felt_, picture); }
    void setFeltStrength(qreal strength) { change(feltStrength_, strength); }
    void setLamplight(const QUrl& picture) { change(lamplight_, picture); }

signals:
    void lookChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    template <typename T>
    void change(T& member, const T& value)
    {
        if (member == value)
            return;
        member = value;
        isPainted_ = false;
        emit lookChanged();
        update();
    }
    QImage painted(qreal pixelRatio) const;

    QColor colourAbove_ = Qt::black;
    QColor colourBelow_ = Qt::black;
    QUrl felt_;
    qreal feltStrength_ = 1;
    QUrl lamplight_;
    bool isPainted_ = false;
};
