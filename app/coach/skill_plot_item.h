// The plot of skill and luck as an item of the scene.
#pragma once

#include "app/coach/skill_model.h"
#include "app/coach/skill_plot.h"
#include "app/theme/pictured_item.h"

#include <QColor>
#include <QFont>
#include <QPointer>

class SkillPlotItem : public PicturedItem
{
    Q_OBJECT
    QML_NAMED_ELEMENT(SkillPlot)
    Q_PROPERTY(SkillModel* skill READ skill WRITE setSkill NOTIFY skillChanged REQUIRED)
    Q_PROPERTY(QFont font MEMBER font_ NOTIFY lookChanged)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY lookChanged)
    Q_PROPERTY(QColor faint MEMBER faint_ NOTIFY lookChanged)
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY lookChanged)
    Q_PROPERTY(QColor playColour MEMBER playColour_ NOTIFY lookChanged)
    Q_PROPERTY(QColor tilesColour MEMBER tilesColour_ NOTIFY lookChanged)
    /// The marks of the lines, for whoever says which is which: ScoreMark has them.
    Q_PROPERTY(int playMark READ playMark CONSTANT)
    Q_PROPERTY(int tilesMark READ tilesMark CONSTANT)
    Q_PROPERTY(qreal lineWidth MEMBER lineWidth_ NOTIFY lookChanged)

public:
    explicit SkillPlotItem(QQuickItem* parent = nullptr);

    SkillModel* skill() const { return skill_; }
    void setSkill(SkillModel* skill);
    int playMark() const { return SkillPlot::playMark; }
    int tilesMark() const { return SkillPlot::tilesMark; }
    void paint(QPainter& painter) override;

signals:
    void skillChanged();

private:
    QPointer<SkillModel> skill_;
    QFont font_;
    QColor ink_ = Qt::black;
    QColor faint_ = Qt::lightGray;
    QColor paper_ = Qt::white;
    QColor playColour_ = Qt::black;
    QColor tilesColour_ = Qt::darkGray;
    qreal lineWidth_ = 2;
};
