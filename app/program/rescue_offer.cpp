#include "app/program/rescue_offer.h"

namespace
{

const auto leftKey = QStringLiteral("rescue/left");

} // namespace

RescueOffer::RescueOffer(GameController& game, SettingsFile& settings, QObject* parent)
    : QObject(parent), game_(game), settings_(settings)
{
}

void RescueOffer::look()
{
    const QStringList left = settings_.value(leftKey).toStringList();
    QStringList files = game_.store().rescued();
    files.removeIf([&](const QString& file) { return left.contains(file); });
    take(files);
}

void RescueOffer::keepOn()
{
    game_.openRescued(file());
    putOff();
}

void RescueOffer::leave()
{
    settings_.setValue(leftKey, settings_.value(leftKey).toStringList() + QStringList(file()));
    putOff();
}

void RescueOffer::putOff() { take(files_.mid(1)); }

void RescueOffer::take(const QStringList& files)
{
    files_ = files;
    game_.setWaiting(!files_.isEmpty());
    emit changed();
}

#include "moc_rescue_offer.cpp"
