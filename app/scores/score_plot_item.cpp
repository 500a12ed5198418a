#include "app/scores/score_plot_item.h"

#include "app/scores/score_plot.h"

#include <QPainter>

#include <algorithm>

ScorePlotItem::ScorePlotItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &ScorePlotItem::lookChanged, this, [this] { update(); });
}

void ScorePlotItem::setScores(ScoreModel* scores)
{
    if (scores_ == scores)
        return;
    if (scores_)
        disconnect(scores_, nullptr, this, nullptr);
    scores_ = scores;
    if (scores_)
        connect(scores_, &ScoreModel::changed, this, [this] { update(); });
    emit scoresChanged();
    update();
}

void ScorePlotItem::paint(QPainter* painter)
{
    if (scores_ && scores_->count() > 0)
        ScorePlot::draw(*painter, boundingRect(), scores_->table(), {font_, ink_, faint_, paper_, lineWidth_});
}

ScoreMark::ScoreMark(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &ScoreMark::lookChanged, this, [this] { update(); });
}

void ScoreMark::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    ScorePlot::drawMark(*painter, boundingRect().center(), std::min(width(), height()) * 0.34, seat_,
                        ScorePlot::seenOn(paper_, colour_), paper_);
}

#include "moc_score_plot_item.cpp"
