#include "app/scores/score_plot_item.h"

#include "app/scores/score_plot.h"

#include <QPainter>

#include <algorithm>

ScorePlotItem::ScorePlotItem(QQuickItem* parent) : PicturedItem(parent) {}

void ScorePlotItem::setScores(ScoreModel* scores)
{
    if (scores_ == scores)
        return;
    if (scores_)
        disconnect(scores_, nullptr, this, nullptr);
    scores_ = scores;
    if (scores_)
        connect(scores_, &ScoreModel::changed, this, &ScorePlotItem::lookChanged);
    emit scoresChanged();
    emit lookChanged();
}

void ScorePlotItem::paint(QPainter& painter)
{
    if (scores_ && scores_->count() > 0)
        ScorePlot::draw(painter, boundingRect(), scores_->table(), {font_, ink_, faint_, paper_, lineWidth_});
}

ScoreMark::ScoreMark(QQuickItem* parent) : PicturedItem(parent) {}

void ScoreMark::paint(QPainter& painter)
{
    ScorePlot::drawMark(painter, boundingRect().center(), std::min(width(), height()) * 0.34, seat_,
                        ScorePlot::seenOn(paper_, colour_), paper_);
}

#include "moc_score_plot_item.cpp"
