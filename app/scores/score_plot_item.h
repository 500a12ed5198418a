// The plot of a score sheet, and the marks of its lines, as items of the scene.
#pragma once

#include "app/scores/score_model.h"
#include "app/theme/pictured_item.h"

#include <QColor>
#include <QPointer>

class ScorePlotItem : public PicturedItem
{
    Q_OBJECT
    QML_NAMED_ELEMENT(ScorePlot)
    Q_PROPERTY(ScoreModel* scores READ scores WRITE setScores NOTIFY scoresChanged REQUIRED)
    Q_PROPERTY(QFont font MEMBER font_ NOTIFY lookChanged)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY lookChanged)
    Q_PROPERTY(QColor faint MEMBER faint_ NOTIFY lookChanged)
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY lookChanged)
    Q_PROPERTY(qreal lineWidth MEMBER lineWidth_ NOTIFY lookChanged)

public:
    explicit ScorePlotItem(QQuickItem* parent = nullptr);

    ScoreModel* scores() const { return scores_; }
    void setScores(ScoreModel* scores);
    void paint(QPainter& painter) override;

signals:
    void scoresChanged();

private:
    QPointer<ScoreModel> scores_;
    QFont font_;
    QColor ink_ = Qt::black;
    QColor faint_ = Qt::lightGray;
    QColor paper_ = Qt::white;
    qreal lineWidth_ = 2;
};

/// What tells a seat's line from the others.
class ScoreMark : public PicturedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int seat MEMBER seat_ NOTIFY lookChanged)
    Q_PROPERTY(QColor colour MEMBER colour_ NOTIFY lookChanged)
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY lookChanged)

public:
    explicit ScoreMark(QQuickItem* parent = nullptr);

    void paint(QPainter& painter) override;

private:
    int seat_ = 0;
    QColor colour_ = Qt::black;
    QColor paper_ = Qt::white;
};
