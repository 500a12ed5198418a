#include "app/coach/skill_plot_item.h"

SkillPlotItem::SkillPlotItem(QQuickItem* parent) : PicturedItem(parent) {}

void SkillPlotItem::setSkill(SkillModel* skill)
{
    if (skill_ == skill)
        return;
    if (skill_)
        disconnect(skill_, nullptr, this, nullptr);
    skill_ = skill;
    if (skill_)
        connect(skill_, &SkillModel::changed, this, &SkillPlotItem::lookChanged);
    emit skillChanged();
    emit lookChanged();
}

void SkillPlotItem::paint(QPainter& painter)
{
    if (skill_ && !skill_->shown().empty())
        SkillPlot::draw(painter, boundingRect(), skill_->shown(), {playColour_, tilesColour_},
                        {font_, ink_, faint_, paper_, lineWidth_});
}

#include "moc_skill_plot_item.cpp"
