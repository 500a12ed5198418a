// What a theme says.
#pragma once

#include "app/theme/tile_art.h"

#include <QColor>
#include <QObject>
#include <QUrl>

/// A theme is one file in qml/theme/themes/ that fills this in; what need not be said is the same in most of them.
/// tests/qml/theme/themes_test.cpp checks that words and pips can be read on what they stand on.
///
/// In C++, because a QML type cannot be used by Theme.qml and by the themes that Theme.qml shows.
class ThemeDefinition : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    /// What players call it.
    Q_PROPERTY(QString title MEMBER title_ NOTIFY changed REQUIRED)

    // Pictures; empty: the plain colour.
    Q_PROPERTY(TileArt* tiles MEMBER tiles_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QUrl wood MEMBER wood_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QUrl darkWood MEMBER darkWood_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QUrl uprightWood MEMBER uprightWood_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QUrl felt MEMBER felt_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QUrl lamplight MEMBER lamplight_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QUrl shadow MEMBER shadow_ NOTIFY changed)
    Q_PROPERTY(QUrl recess MEMBER recess_ NOTIFY changed)
    Q_PROPERTY(QUrl rails MEMBER rails_ NOTIFY changed)
    Q_PROPERTY(QUrl locomotive MEMBER locomotive_ NOTIFY changed)
    // These are drawn in the colour of the words beside them.
    Q_PROPERTY(QUrl hint MEMBER hint_ NOTIFY changed)
    Q_PROPERTY(QUrl undo MEMBER undo_ NOTIFY changed)
    Q_PROPERTY(QUrl log MEMBER log_ NOTIFY changed)

    /// How much of the felt's fibres, and of the rails, is seen: 0 to 1.
    Q_PROPERTY(qreal feltStrength MEMBER feltStrength_ NOTIFY changed)
    Q_PROPERTY(qreal railStrength MEMBER railStrength_ NOTIFY changed)

    /// In the holder what can be played is raised and outlined, instead of the rest being dimmed.
    Q_PROPERTY(bool outlinesPlayable MEMBER outlinesPlayable_ NOTIFY changed)

    // The cloth, and what lies on it.
    Q_PROPERTY(QColor clothTop MEMBER clothTop_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor clothBottom MEMBER clothBottom_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor lane MEMBER lane_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor laneLine MEMBER laneLine_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor ownLane MEMBER ownLane_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor turnLine MEMBER turnLine_ NOTIFY changed REQUIRED)
    /// The lines that say where a tile may lie and where one must: as the lamps do, but on cloth, wood and tiles.
    Q_PROPERTY(QColor placeGo MEMBER placeGo_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor placeCaution MEMBER placeCaution_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor placeText MEMBER placeText_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor placeShadow MEMBER placeShadow_ NOTIFY changed REQUIRED)
    /// The dark of the station, where a long train runs in.
    Q_PROPERTY(QColor tunnel MEMBER tunnel_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor tunnelText MEMBER tunnelText_ NOTIFY changed REQUIRED)
    /// The locomotive of the first screen.
    Q_PROPERTY(QColor firstLocomotive MEMBER firstLocomotive_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor curtain MEMBER curtain_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor curtainShade MEMBER curtainShade_ NOTIFY changed REQUIRED)
    /// Over the table while a sheet lies on it.
    Q_PROPERTY(QColor dim MEMBER dim_ NOTIFY changed REQUIRED)

    // Wood: its colour under or instead of the picture, and how its edges catch the light.
    Q_PROPERTY(QColor woodColour MEMBER woodColour_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor darkWoodColour MEMBER darkWoodColour_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor bevelLight MEMBER bevelLight_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor bevelShade MEMBER bevelShade_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor panelLine MEMBER panelLine_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor groove MEMBER groove_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor grooveLine MEMBER grooveLine_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor grooveLight MEMBER grooveLight_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor bed MEMBER bed_ NOTIFY changed REQUIRED)

    // Metal and plates.
    Q_PROPERTY(QColor brass MEMBER brass_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor brassDark MEMBER brassDark_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor brassText MEMBER brassText_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor brassShine MEMBER brassShine_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor plate MEMBER plate_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor plateLine MEMBER plateLine_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor shine MEMBER shine_ NOTIFY changed REQUIRED)

    // Words on cloth, wood and plates.
    Q_PROPERTY(QColor text MEMBER text_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor textSoft MEMBER textSoft_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor textShadow MEMBER textShadow_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor sentence MEMBER sentence_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor refusal MEMBER refusal_ NOTIFY changed REQUIRED)
    /// On the disc before the sentence.
    Q_PROPERTY(QColor discText MEMBER discText_ NOTIFY changed REQUIRED)
    /// On a plate.
    Q_PROPERTY(QColor alert MEMBER alert_ NOTIFY changed REQUIRED)

    // Buttons there.
    Q_PROPERTY(QColor button MEMBER button_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor buttonLine MEMBER buttonLine_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor quiet MEMBER quiet_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor hovered MEMBER hovered_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor pressed MEMBER pressed_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor action MEMBER action_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor actionText MEMBER actionText_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor focus MEMBER focus_ NOTIFY changed REQUIRED)
    /// How thick what shows the focus is, at 1280x800.
    Q_PROPERTY(qreal focusWidth MEMBER focusWidth_ NOTIFY changed)

    // Paper, words on it, and what is filled in there.
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor paperShade MEMBER paperShade_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor paperLine MEMBER paperLine_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor paperHover MEMBER paperHover_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor paperStripe MEMBER paperStripe_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor highlight MEMBER highlight_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor field MEMBER field_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor inkSoft MEMBER inkSoft_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor inkWarning MEMBER inkWarning_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor inkGood MEMBER inkGood_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor inkFocus MEMBER inkFocus_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor tag MEMBER tag_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor tagText MEMBER tagText_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor toggleOff MEMBER toggleOff_ NOTIFY changed REQUIRED)

    // Signals and badges.
    Q_PROPERTY(QColor stop MEMBER stop_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor caution MEMBER caution_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor go MEMBER go_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor lampOff MEMBER lampOff_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor mast MEMBER mast_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor mastLine MEMBER mastLine_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor badgeLine MEMBER badgeLine_ NOTIFY changed REQUIRED)
    /// A badge is a ring in the locomotive's colour instead of a button of it.
    Q_PROPERTY(bool plainBadges MEMBER plainBadges_ NOTIFY changed)

    // Type.
    Q_PROPERTY(QString bodyFont MEMBER bodyFont_ NOTIFY changed)
    Q_PROPERTY(QString titleFont MEMBER titleFont_ NOTIFY changed)

    // How long things take at normal pace, in milliseconds.
    Q_PROPERTY(int blink MEMBER blink_ NOTIFY changed)
    Q_PROPERTY(int slide MEMBER slide_ NOTIFY changed)
    Q_PROPERTY(int flight MEMBER flight_ NOTIFY changed)
    Q_PROPERTY(int roll MEMBER roll_ NOTIFY changed)

public:
    using QObject::QObject;

signals:
    /// Once for each property, while the theme is made; afterwards only words change, with the language.
    void changed();

private:
    TileArt* tiles_ = nullptr;
    QString title_;
    QUrl wood_;
    QUrl darkWood_;
    QUrl uprightWood_;
    QUrl felt_;
    QUrl lamplight_;
    QUrl shadow_{QStringLiteral("qrc:/art/shadow.png")};
    QUrl recess_{QStringLiteral("qrc:/art/recess.png")};
    QUrl rails_{QStringLiteral("qrc:/art/rails.svg")};
    QUrl locomotive_{QStringLiteral("qrc:/art/locomotive.svg")};
    QUrl hint_{QStringLiteral("qrc:/art/hint.svg")};
    QUrl undo_{QStringLiteral("qrc:/art/undo.svg")};
    QUrl log_{QStringLiteral("qrc:/art/log.svg")};
    qreal feltStrength_ = 1;
    qreal railStrength_ = 0.8;
    bool outlinesPlayable_ = false;
    QColor clothTop_;
    QColor clothBottom_;
    QColor lane_;
    QColor laneLine_;
    QColor ownLane_;
    QColor turnLine_;
    QColor placeGo_;
    QColor placeCaution_;
    QColor placeText_;
    QColor placeShadow_;
    QColor tunnel_;
    QColor tunnelText_;
    QColor firstLocomotive_;
    QColor curtain_;
    QColor curtainShade_;
    QColor dim_;
    QColor woodColour_;
    QColor darkWoodColour_;
    QColor bevelLight_;
    QColor bevelShade_;
    QColor panelLine_;
    QColor groove_;
    QColor grooveLine_;
    QColor grooveLight_;
    QColor bed_;
    QColor brass_;
    QColor brassDark_;
    QColor brassText_;
    QColor brassShine_;
    QColor plate_;
    QColor plateLine_;
    QColor shine_;
    QColor text_;
    QColor textSoft_;
    QColor textShadow_;
    QColor sentence_;
    QColor refusal_;
    QColor discText_;
    QColor alert_;
    QColor button_;
    QColor buttonLine_;
    QColor quiet_;
    QColor hovered_;
    QColor pressed_;
    QColor action_;
    QColor actionText_;
    QColor focus_;
    qreal focusWidth_ = 3;
    QColor paper_;
    QColor paperShade_;
    QColor paperLine_;
    QColor paperHover_;
    QColor paperStripe_;
    QColor highlight_;
    QColor field_;
    QColor ink_;
    QColor inkSoft_;
    QColor inkWarning_;
    QColor inkGood_;
    QColor inkFocus_;
    QColor tag_;
    QColor tagText_;
    QColor toggleOff_;
    QColor stop_;
    QColor caution_;
    QColor go_;
    QColor lampOff_;
    QColor mast_;
    QColor mastLine_;
    QColor badgeLine_;
    bool plainBadges_ = false;
    QString bodyFont_ = QStringLiteral("Noto Sans");
    QString titleFont_ = QStringLiteral("Noto Serif");
    int blink_ = 120;
    int slide_ = 240;
    int flight_ = 460;
    int roll_ = 900;
};
