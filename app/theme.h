// The look of the program: what a theme says, and which one is in force.
#pragma once

#include "app/tile_art.h"

#include <QColor>
#include <QObject>
#include <QUrl>

class QJSEngine;
class QQmlEngine;

/// What a theme must say. A theme is one file in qml/themes/ that fills all of this in.
class ThemeData : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(TileArt* tiles MEMBER tiles_ NOTIFY said REQUIRED)

    // Pictures.
    Q_PROPERTY(QUrl wood MEMBER wood_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl darkWood MEMBER darkWood_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl uprightWood MEMBER uprightWood_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl felt MEMBER felt_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl lamplight MEMBER lamplight_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl shadow MEMBER shadow_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl recess MEMBER recess_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl rails MEMBER rails_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl locomotive MEMBER locomotive_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl hint MEMBER hint_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl undo MEMBER undo_ NOTIFY said REQUIRED)

    // The cloth, and what lies on it.
    Q_PROPERTY(QColor clothTop MEMBER clothTop_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor clothBottom MEMBER clothBottom_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor lane MEMBER lane_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor ownLane MEMBER ownLane_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor turnLine MEMBER turnLine_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor brass MEMBER brass_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor brassDark MEMBER brassDark_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor plate MEMBER plate_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor plateLine MEMBER plateLine_ NOTIFY said REQUIRED)

    // Words, on dark and on paper.
    Q_PROPERTY(QColor text MEMBER text_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor textSoft MEMBER textSoft_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor sentence MEMBER sentence_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor refusal MEMBER refusal_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor paperShade MEMBER paperShade_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor inkSoft MEMBER inkSoft_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor inkWarning MEMBER inkWarning_ NOTIFY said REQUIRED)

    // Signals, buttons, focus and the curtain.
    Q_PROPERTY(QColor stop MEMBER stop_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor caution MEMBER caution_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor go MEMBER go_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor lampOff MEMBER lampOff_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor focus MEMBER focus_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor action MEMBER action_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor actionText MEMBER actionText_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor curtain MEMBER curtain_ NOTIFY said REQUIRED)

    // Type.
    Q_PROPERTY(QString bodyFont MEMBER bodyFont_ NOTIFY said REQUIRED)
    Q_PROPERTY(QString titleFont MEMBER titleFont_ NOTIFY said REQUIRED)

    // How long things take at normal pace, in milliseconds.
    Q_PROPERTY(int blink MEMBER blink_ NOTIFY said REQUIRED)
    Q_PROPERTY(int slide MEMBER slide_ NOTIFY said REQUIRED)
    Q_PROPERTY(int flight MEMBER flight_ NOTIFY said REQUIRED)
    Q_PROPERTY(int roll MEMBER roll_ NOTIFY said REQUIRED)

public:
    using QObject::QObject;

signals:
    /// Once for each thing said, while the theme is made; afterwards a theme does not change.
    void said();

private:
    TileArt* tiles_ = nullptr;
    QUrl wood_;
    QUrl darkWood_;
    QUrl uprightWood_;
    QUrl felt_;
    QUrl lamplight_;
    QUrl shadow_;
    QUrl recess_;
    QUrl rails_;
    QUrl locomotive_;
    QUrl hint_;
    QUrl undo_;
    QColor clothTop_;
    QColor clothBottom_;
    QColor lane_;
    QColor ownLane_;
    QColor turnLine_;
    QColor brass_;
    QColor brassDark_;
    QColor plate_;
    QColor plateLine_;
    QColor text_;
    QColor textSoft_;
    QColor sentence_;
    QColor refusal_;
    QColor paper_;
    QColor paperShade_;
    QColor ink_;
    QColor inkSoft_;
    QColor inkWarning_;
    QColor stop_;
    QColor caution_;
    QColor go_;
    QColor lampOff_;
    QColor focus_;
    QColor action_;
    QColor actionText_;
    QColor curtain_;
    QString bodyFont_;
    QString titleFont_;
    int blink_ = 0;
    int slide_ = 0;
    int flight_ = 0;
    int roll_ = 0;
};

/// The theme in force. Its file is loaded here and not by Theme.qml, which every theme may use itself.
class Themes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(ThemeData* current READ current CONSTANT)

public:
    static Themes* create(QQmlEngine* engine, QJSEngine*);

    ThemeData* current() const { return current_; }

private:
    explicit Themes(ThemeData* current) : current_(current) { current_->setParent(this); }

    ThemeData* current_;
};
