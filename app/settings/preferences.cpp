#include "app/settings/preferences.h"

#include "app/theme/themes.h"

#include <QMetaEnum>

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace
{

constexpr qreal slowest = 3;
constexpr int smallestText = 100;
constexpr int largestText = 150;
constexpr int largestAtAGlance = 12; ///< pips of one half

QString keyOf(const char* name) { return QStringLiteral("preferences/") + QLatin1String(name); }

template <typename Choice>
bool exists(Choice choice)
{
    return QMetaEnum::fromType<Choice>().valueToKey(static_cast<int>(choice)) != nullptr;
}

/// What a file says, where it says it sensibly; where it does not, `unknown` is told.
class Reader
{
public:
    Reader(const SettingsFile& settings, QStringList& unknown) : settings_(settings), unknown_(unknown) {}

    void number(qreal& value, const char* key, qreal low, qreal high)
    {
        bool isNumber = false;
        const qreal read = settings_.value(keyOf(key)).toDouble(&isNumber);
        if (knows(key, isNumber && std::isfinite(read)))
            value = std::clamp(read, low, high);
    }
    void number(int& value, const char* key, int low, int high)
    {
        qreal read = value;
        number(read, key, low, high);
        value = static_cast<int>(std::lround(read));
    }
    /// Unlike an amount, a choice that does not exist is nearest to no other.
    template <typename Choice>
    bool choice(Choice& value, const char* key)
    {
        bool isNumber = false;
        const auto read = static_cast<Choice>(settings_.value(keyOf(key)).toInt(&isNumber));
        const bool isKnown = knows(key, isNumber && exists(read));
        if (isKnown)
            value = read;
        return isKnown;
    }
    void truth(bool& value, const char* key)
    {
        const QString read = settings_.value(keyOf(key)).toString();
        if (knows(key, read == QLatin1String("true") || read == QLatin1String("false")))
            value = read == QLatin1String("true");
    }
    void oneOf(QString& value, const char* key, const QStringList& all)
    {
        const QString read = settings_.value(keyOf(key)).toString();
        if (knows(key, all.contains(read)))
            value = read;
    }

private:
    bool knows(const char* key, bool isSensible)
    {
        if (!isSensible)
            unknown_ += settings_.namedIfThere(keyOf(key));
        return isSensible;
    }

    const SettingsFile& settings_;
    QStringList& unknown_;
};

} // namespace

Preferences::Values Preferences::defaults() const
{
    Values values;
    values.textSize = usualTextSize_;
    values.theme = Themes::listed().constFirst();
    return values;
}

Preferences::Preferences(const QString& file, SyncQueue* syncs, int textSize)
    : settings_(file, syncs), usualTextSize_(std::clamp(textSize, smallestText, largestText))
{
    read();
}

void Preferences::read()
{
    Reader file(settings_, unknown_);
    file.oneOf(now_.theme, "theme", Themes::listed());
    if (TileMarks marks{}; file.choice(marks, "tileMarks"))
        now_.tileMarks = marks;
    file.choice(now_.pipColours, "pipColours");
    file.choice(now_.tileSize, "tileSize");
    file.number(now_.textSize, "textSize", smallestText, largestText);
    file.number(now_.pace, "pace", 0, slowest);
    file.truth(now_.reducedMotion, "reducedMotion");
    file.number(now_.thinking, "thinking", 0, slowest);
    file.number(now_.soundVolume, "soundVolume", 0, 1);
    file.truth(now_.muted, "muted");
    file.choice(now_.announcements, "announcements");
    file.truth(now_.autoDraw, "autoDraw");
    file.truth(now_.counting, "counting");
    file.truth(now_.reactions, "reactions");
    file.truth(now_.tutorialOffered, "tutorialOffered");
}

template <typename T>
void Preferences::change(T Values::*member, T value, const char* key, void (Preferences::*changed)())
{
    if (now_.*member == value)
        return;
    if constexpr (std::is_enum_v<T>) {
        if (!exists(value))
            return;
        settings_.setValue(keyOf(key), static_cast<int>(value));
    } else {
        settings_.setValue(keyOf(key), value);
    }
    now_.*member = value;
    emit(this->*changed)();
}

void Preferences::setTheme(const QString& theme)
{
    if (Themes::listed().contains(theme))
        change(&Values::theme, theme, "theme", &Preferences::themeChanged);
}

// Also what shows already is a choice: it stays, whatever set comes.
void Preferences::setTileMarks(TileMarks marks)
{
    if (now_.tileMarks == marks || !exists(marks))
        return;
    settings_.setValue(keyOf("tileMarks"), static_cast<int>(marks));
    showMarks(marks, usualMarks_);
}

void Preferences::setLargestDouble(int most)
{
    showMarks(now_.tileMarks, most > largestAtAGlance ? TileMarks::PipsAndDigits : TileMarks::Pips);
}

void Preferences::showMarks(std::optional<TileMarks> chosen, TileMarks usual)
{
    const TileMarks before = tileMarks();
    now_.tileMarks = chosen;
    usualMarks_ = usual;
    if (tileMarks() != before)
        emit tileMarksChanged();
}

void Preferences::setPipColours(PipColours colours)
{
    change(&Values::pipColours, colours, "pipColours", &Preferences::pipColoursChanged);
}

void Preferences::setTileSize(TileSize size)
{
    change(&Values::tileSize, size, "tileSize", &Preferences::tileSizeChanged);
}

void Preferences::setTextSize(int percent)
{
    change(&Values::textSize, std::clamp(percent, smallestText, largestText), "textSize",
           &Preferences::textSizeChanged);
}

void Preferences::setPace(qreal pace)
{
    change(&Values::pace, std::clamp(pace, qreal(0), slowest), "pace", &Preferences::paceChanged);
}

void Preferences::setReducedMotion(bool reduced)
{
    change(&Values::reducedMotion, reduced, "reducedMotion", &Preferences::reducedMotionChanged);
}

void Preferences::setThinking(qreal factor)
{
    change(&Values::thinking, std::clamp(factor, qreal(0), slowest), "thinking", &Preferences::thinkingChanged);
}

void Preferences::setSoundVolume(qreal volume)
{
    change(&Values::soundVolume, std::clamp(volume, qreal(0), qreal(1)), "soundVolume",
           &Preferences::soundVolumeChanged);
}

void Preferences::setMuted(bool muted) { change(&Values::muted, muted, "muted", &Preferences::mutedChanged); }

void Preferences::setAnnouncements(Announcement::Level least)
{
    change(&Values::announcements, least, "announcements", &Preferences::announcementsChanged);
}

void Preferences::setAutoDraw(bool automatic)
{
    change(&Values::autoDraw, automatic, "autoDraw", &Preferences::autoDrawChanged);
}

void Preferences::setCounting(bool counts)
{
    change(&Values::counting, counts, "counting", &Preferences::countingChanged);
}

void Preferences::setReactions(bool on) { change(&Values::reactions, on, "reactions", &Preferences::reactionsChanged); }

void Preferences::setTutorialOffered(bool offered)
{
    change(&Values::tutorialOffered, offered, "tutorialOffered", &Preferences::tutorialOfferedChanged);
}

void Preferences::reset()
{
    const Values fresh = defaults();
    setTheme(fresh.theme);
    settings_.setValue(keyOf("tileMarks"), {});
    showMarks({}, usualMarks_);
    setPipColours(fresh.pipColours);
    setTileSize(fresh.tileSize);
    setTextSize(fresh.textSize);
    settings_.setValue(keyOf("textSize"), {});
    setPace(fresh.pace);
    setReducedMotion(fresh.reducedMotion);
    setThinking(fresh.thinking);
    setSoundVolume(fresh.soundVolume);
    setMuted(fresh.muted);
    setAnnouncements(fresh.announcements);
    setAutoDraw(fresh.autoDraw);
    setCounting(fresh.counting);
    setReactions(fresh.reactions);
}

#include "moc_preferences.cpp"
