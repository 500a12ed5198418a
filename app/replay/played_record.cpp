#include "app/replay/played_record.h"

#include <QFileInfo>

#include <cerrno>
#include <cstring>
#include <fstream>

std::variant<SharedGame, StoreProblem> readPlayedRecord(const QString& path, mt::StopToken stop)
{
    using Kind = StoreProblem::Kind;
    const QFileInfo file(path);
    if (!file.exists())
        return StoreProblem{Kind::missing, file.absoluteFilePath()};
    std::ifstream in(QFile::encodeName(path).toStdString(), std::ios::binary);
    if (!in)
        return StoreProblem{Kind::unreadable, file.absoluteFilePath(), QString::fromLocal8Bit(std::strerror(errno))};
    auto read = mt::readPlayedGame(in, std::move(stop));
    if (const auto* fault = std::get_if<mt::Fault>(&read))
        return StoreProblem{Kind::damaged, file.absoluteFilePath(), {}, *fault};
    return std::make_shared<const mt::PlayedGame>(std::get<mt::PlayedGame>(std::move(read)));
}
