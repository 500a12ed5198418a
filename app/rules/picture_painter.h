// Draws the pictures of rules (rule_pictures.h) on paper, as RulePicture.qml does on the screen.
#pragma once

#include "app/theme/paper_pictures.h"

#include <QSizeF>
#include <QVariantList>

class QPainter;

class PicturePainter
{
public:
    /// What a picture takes, in points.
    static QSizeF sizeOf(const QVariantList& pieces);

    /// `top`: of the picture, in points, of which each has `unit` dots.
    void draw(QPainter& painter, const QVariantList& pieces, qreal top, qreal unit);

private:
    PaperTiles tiles_;
};
