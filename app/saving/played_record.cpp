#include "app/saving/played_record.h"

#include <QFileInfo>

std::variant<SharedGame, StoreProblem> readPlayedRecord(const QString& path, mt::StopToken stop)
{
    const QFileInfo file(path);
    mt::FileStream in(file.filesystemFilePath(), mt::maxRecordBytes);
    if (const auto& problem = in.problem())
        return unread(file.absoluteFilePath(), *problem);
    auto read = mt::readPlayedGame(in, std::move(stop));
    if (const auto* fault = std::get_if<mt::Fault>(&read))
        return StoreProblem{StoreProblem::Kind::damaged, file.absoluteFilePath(), {}, *fault};
    return std::make_shared<const mt::PlayedGame>(std::get<mt::PlayedGame>(std::move(read)));
}
