#include "app/preferences.h"

#include <algorithm>
#include <cmath>

namespace
{

constexpr qreal slowest = 3;
constexpr qreal usualVolume = 0.7;

qreal numberIn(const QSettings& settings, const QString& key, qreal low, qreal high, qreal otherwise)
{
    bool isNumber = false;
    const qreal value = settings.value(key).toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? std::clamp(value, low, high) : otherwise;
}

} // namespace

Preferences::Preferences(const QString& file, QObject* parent)
    : QObject(parent), settings_(file, QSettings::IniFormat),
      pace_(numberIn(settings_, QStringLiteral("preferences/pace"), 0, slowest, 1)),
      soundVolume_(numberIn(settings_, QStringLiteral("preferences/soundVolume"), 0, 1, usualVolume))
{
}

void Preferences::setPace(qreal pace)
{
    pace = std::clamp(pace, qreal(0), slowest);
    if (pace == pace_)
        return;
    pace_ = pace;
    settings_.setValue(QStringLiteral("preferences/pace"), pace);
    emit paceChanged();
}

void Preferences::setSoundVolume(qreal volume)
{
    volume = std::clamp(volume, qreal(0), qreal(1));
    if (volume == soundVolume_)
        return;
    soundVolume_ = volume;
    settings_.setValue(QStringLiteral("preferences/soundVolume"), volume);
    emit soundVolumeChanged();
}
