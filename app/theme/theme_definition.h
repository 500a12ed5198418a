// What a theme says.
#pragma once

#include "app/theme/tile_art.h"

#include <QColor>
#include <QObject>
#include <QUrl>

/// A theme is one file in qml/theme/themes/ that fills this in; what need not be said is the same in most of them.
/// tests/qml/theme/looks_test.cpp checks that words and pips can be read on what they stand on.
///
/// In C++, because a QML type cannot be used by Theme.qml and by the themes that Theme.qml shows.
class Look : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    /// What players call it.
    Q_PROPERTY(QString title MEMBER title_ NOTIFY said REQUIRED)

    // Pictures; empty: the plain colour.
    Q_PROPERTY(TileArt* tiles MEMBER tiles_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl wood MEMBER wood_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl darkWood MEMBER darkWood_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl uprightWood MEMBER uprightWood_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl felt MEMBER felt_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl lamplight MEMBER lamplight_ NOTIFY said REQUIRED)
    Q_PROPERTY(QUrl shadow MEMBER shadow_ NOTIFY said)
    Q_PROPERTY(QUrl recess MEMBER recess_ NOTIFY said)
    Q_PROPERTY(QUrl rails MEMBER rails_ NOTIFY said)
    Q_PROPERTY(QUrl locomotive MEMBER locomotive_ NOTIFY said)
    // These are drawn in the colour of the words beside them.
    Q_PROPERTY(QUrl hint MEMBER hint_ NOTIFY said)
    Q_PROPERTY(QUrl undo MEMBER undo_ NOTIFY said)

    /// How much of the felt's fibres, and of the rails, is seen: 0 to 1.
    Q_PROPERTY(qreal feltStrength MEMBER feltStrength_ NOTIFY said)
    Q_PROPERTY(qreal railStrength MEMBER railStrength_ NOTIFY said)

    // The cloth, and what lies on it.
    Q_PROPERTY(QColor clothTop MEMBER clothTop_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor clothBottom MEMBER clothBottom_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor lane MEMBER lane_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor laneLine MEMBER laneLine_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor ownLane MEMBER ownLane_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor turnLine MEMBER turnLine_ NOTIFY said REQUIRED)
    /// The lines that say where a tile may lie and where one must: as the lamps do, but on cloth, wood and tiles.
    Q_PROPERTY(QColor placeGo MEMBER placeGo_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor placeCaution MEMBER placeCaution_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor placeText MEMBER placeText_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor placeShadow MEMBER placeShadow_ NOTIFY said REQUIRED)
    /// The dark of the station, where a long train runs in.
    Q_PROPERTY(QColor tunnel MEMBER tunnel_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor tunnelText MEMBER tunnelText_ NOTIFY said REQUIRED)
    /// The locomotive of the first screen.
    Q_PROPERTY(QColor firstLocomotive MEMBER firstLocomotive_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor curtain MEMBER curtain_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor curtainShade MEMBER curtainShade_ NOTIFY said REQUIRED)
    /// Over the table while a sheet lies on it.
    Q_PROPERTY(QColor dim MEMBER dim_ NOTIFY said REQUIRED)

    // Wood: its colour under or instead of the picture, and how its edges catch the light.
    Q_PROPERTY(QColor woodColour MEMBER woodColour_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor darkWoodColour MEMBER darkWoodColour_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor bevelLight MEMBER bevelLight_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor bevelShade MEMBER bevelShade_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor panelLine MEMBER panelLine_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor groove MEMBER groove_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor grooveLine MEMBER grooveLine_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor grooveLight MEMBER grooveLight_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor bed MEMBER bed_ NOTIFY said REQUIRED)

    // Metal and plates.
    Q_PROPERTY(QColor brass MEMBER brass_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor brassDark MEMBER brassDark_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor brassText MEMBER brassText_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor brassShine MEMBER brassShine_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor plate MEMBER plate_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor plateLine MEMBER plateLine_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor shine MEMBER shine_ NOTIFY said REQUIRED)

    // Words on cloth, wood and plates.
    Q_PROPERTY(QColor text MEMBER text_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor textSoft MEMBER textSoft_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor textShadow MEMBER textShadow_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor sentence MEMBER sentence_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor refusal MEMBER refusal_ NOTIFY said REQUIRED)
    /// On the disc before the sentence.
    Q_PROPERTY(QColor discText MEMBER discText_ NOTIFY said REQUIRED)
    /// On a plate.
    Q_PROPERTY(QColor alert MEMBER alert_ NOTIFY said REQUIRED)

    // Buttons there.
    Q_PROPERTY(QColor button MEMBER button_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor buttonLine MEMBER buttonLine_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor quiet MEMBER quiet_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor hovered MEMBER hovered_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor pressed MEMBER pressed_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor action MEMBER action_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor actionText MEMBER actionText_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor focus MEMBER focus_ NOTIFY said REQUIRED)
    /// How thick what shows the focus is, at 1280x800.
    Q_PROPERTY(qreal focusWidth MEMBER focusWidth_ NOTIFY said)

    // Paper, words on it, and what is filled in there.
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor paperShade MEMBER paperShade_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor paperLine MEMBER paperLine_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor paperHover MEMBER paperHover_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor paperStripe MEMBER paperStripe_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor highlight MEMBER highlight_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor field MEMBER field_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor inkSoft MEMBER inkSoft_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor inkWarning MEMBER inkWarning_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor inkGood MEMBER inkGood_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor inkFocus MEMBER inkFocus_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor tag MEMBER tag_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor tagText MEMBER tagText_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor toggleOff MEMBER toggleOff_ NOTIFY said REQUIRED)

    // Signals and badges.
    Q_PROPERTY(QColor stop MEMBER stop_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor caution MEMBER caution_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor go MEMBER go_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor lampOff MEMBER lampOff_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor mast MEMBER mast_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor mastLine MEMBER mastLine_ NOTIFY said REQUIRED)
    Q_PROPERTY(QColor badgeLine MEMBER badgeLine_ NOTIFY said REQUIRED)
    /// A badge is a ring in the locomotive's colour instead of a button of it.
    Q_PROPERTY(bool plainBadges MEMBER plainBadges_ NOTIFY said)

    // Type.
    Q_PROPERTY(QString bodyFont MEMBER bodyFont_ NOTIFY said)
    Q_PROPERTY(QString titleFont MEMBER titleFont_ NOTIFY said)

    // How long things take at normal pace, in milliseconds.
    Q_PROPERTY(int blink MEMBER blink_ NOTIFY said)
    Q_PROPERTY(int slide MEMBER slide_ NOTIFY said)
    Q_PROPERTY(int flight MEMBER flight_ NOTIFY said)
    Q_PROPERTY(int roll MEMBER roll_ NOTIFY said)

public:
    using QObject::QObject;

signals:
    /// Once for each thing said, while the theme is made; afterwards only words change, with the language.
    void said();

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
    qreal feltStrength_ = 1;
    qreal railStrength_ = 0.8;
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
