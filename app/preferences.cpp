#include "app/preferences.h"

#include <algorithm>
#include <cmath>

namespace
{

constexpr qreal slowest = 3;

qreal numberIn(const QSettings& settings, const QString& key, qreal low, qreal high, qreal otherwise)
{
    bool isNumber = false;
    const qreal value = settings.value(key).toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? std::clamp(value, low, high) : otherwise;
}

} // namespace

Preferences::Preferences(const QString& file, QObject* parent)
    : QObject(parent), settings_(file, QSettings::IniFormat),
      pace_(numberIn(settings_, QStringLiteral("preferences/pace"), 0, slowest, 1))
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
