// What a player has set to taste: one property a setting, at once in force and remembered.
//
// A value in the file that makes no sense counts as the default, and is told; a number out of range counts as the
// nearest in it.
#pragma once

#include "app/platform/announcement.h"
#include "app/saving/settings_file.h"
#include "app/theme/tile_choices.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has them.")

    // Look.
    /// One of Themes::listed().
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// As long as nobody has chosen: pips, and with a set in which they cannot be told at a glance digits, too.
    Q_PROPERTY(TileChoices::Marks tileMarks READ tileMarks WRITE setTileMarks NOTIFY tileMarksChanged)
    Q_PROPERTY(TileChoices::Colours pipColours READ pipColours WRITE setPipColours NOTIFY pipColoursChanged)
    Q_PROPERTY(TileChoices::Size tileSize READ tileSize WRITE setTileSize NOTIFY tileSizeChanged)
    /// Per cent, 100 to 150.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)

    // Motion and sound.
    /// How long everything that moves takes, as a factor: 0 (at once) to 3; 1 is the default.
    Q_PROPERTY(qreal pace READ pace WRITE setPace NOTIFY paceChanged)
    /// Nothing flies, rolls or slides; what happens still takes its time.
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    /// How long seats of the computer think at least, as a factor: 0 (not at all) to 3; 1 is the default.
    Q_PROPERTY(qreal thinking READ thinking WRITE setThinking NOTIFY thinkingChanged)
    /// 0: no sound; 1: as loud as the sounds were made.
    Q_PROPERTY(qreal soundVolume READ soundVolume WRITE setSoundVolume NOTIFY soundVolumeChanged)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY mutedChanged)

    // Play and reading.
    /// What a screen reader is told of: what concerns these, and what comes after them.
    Q_PROPERTY(Announcement::Level announcements READ announcements WRITE setAnnouncements NOTIFY announcementsChanged)
    /// Where there is nothing else to do, draws and passes happen by themselves.
    Q_PROPERTY(bool autoDraw READ autoDraw WRITE setAutoDraw NOTIFY autoDrawChanged)
    /// Pips in the hand, tiles seen of each value, and what others could not lay are shown.
    Q_PROPERTY(bool counting READ counting WRITE setCounting NOTIFY countingChanged)
    /// Computer players say a word to what happens.
    Q_PROPERTY(bool reactions READ reactions WRITE setReactions NOTIFY reactionsChanged)
    /// Whether the player has taken the tutorial or begun a game without it.
    Q_PROPERTY(bool tutorialOffered READ tutorialOffered WRITE setTutorialOffered NOTIFY tutorialOfferedChanged)

public:
    /// `file`: kept there; another object may use the same file. With `syncs` nothing waits for the disk. `textSize`:
    /// in per cent, as long as nobody has chosen one.
    explicit Preferences(const QString& file, SyncQueue* syncs = nullptr, int textSize = 100);

    QString theme() const { return now_.theme; }
    TileMarks tileMarks() const { return now_.tileMarks.value_or(usualMarks_); }
    PipColours pipColours() const { return now_.pipColours; }
    TileSize tileSize() const { return now_.tileSize; }
    int textSize() const { return now_.textSize; }
    qreal pace() const { return now_.pace; }
    bool reducedMotion() const { return now_.reducedMotion; }
    qreal thinking() const { return now_.thinking; }
    qreal soundVolume() const { return now_.soundVolume; }
    bool muted() const { return now_.muted; }
    Announcement::Level announcements() const { return now_.announcements; }
    bool autoDraw() const { return now_.autoDraw; }
    bool counting() const { return now_.counting; }
    bool reactions() const { return now_.reactions; }
    bool tutorialOffered() const { return now_.tutorialOffered; }
    void setTheme(const QString& theme);
    void setTileMarks(TileMarks marks);
    /// The set on the table: double-`most`.
    void setLargestDouble(int most);
    void setPipColours(PipColours colours);
    void setTileSize(TileSize size);
    void setTextSize(int percent);
    void setPace(qreal pace);
    void setReducedMotion(bool reduced);
    void setThinking(qreal factor);
    void setSoundVolume(qreal volume);
    void setMuted(bool muted);
    void setAnnouncements(Announcement::Level least);
    void setAutoDraw(bool automatic);
    void setCounting(bool counts);
    void setReactions(bool on);
    void setTutorialOffered(bool offered);

    /// What the file said and this version does not know: "key=value" each.
    const QStringList& unknown() const { return unknown_; }
    /// Everything as it is in a new program.
    Q_INVOKABLE void reset();

signals:
    void themeChanged();
    void tileMarksChanged();
    void pipColoursChanged();
    void tileSizeChanged();
    void textSizeChanged();
    void paceChanged();
    void reducedMotionChanged();
    void thinkingChanged();
    void soundVolumeChanged();
    void mutedChanged();
    void announcementsChanged();
    void autoDrawChanged();
    void countingChanged();
    void reactionsChanged();
    void tutorialOfferedChanged();

private:
    struct Values {
        QString theme;
        std::optional<TileMarks> tileMarks;
        PipColours pipColours = PipColours::Usual;
        TileSize tileSize = TileSize::Normal;
        int textSize = 100;
        qreal pace = 1;
        bool reducedMotion = false;
        qreal thinking = 1;
        qreal soundVolume = 0.7;
        bool muted = false;
        Announcement::Level announcements = Announcement::Level::Anybody;
        bool autoDraw = false;
        bool counting = false;
        bool reactions = true;
        bool tutorialOffered = false;
    };
    Values defaults() const;

    void read();
    void showMarks(std::optional<TileMarks> chosen, TileMarks usual);
    /// A choice, that is an enum, is stored as its number; one that does not exist changes nothing.
    template <typename T>
    void change(T Values::*member, T value, const char* key, void (Preferences::*changed)());

    SettingsFile settings_;
    QStringList unknown_;
    int usualTextSize_;
    TileMarks usualMarks_ = TileMarks::Pips;
    Values now_ = defaults();
};
