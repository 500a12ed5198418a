#include "app/program/start_request.h"

#include "app/program/arguments.h"
#include "app/program/program.h"
#include "app/saving/same_file.h"
#include "app/setup/new_game_spec.h"
#include "app/words/languages.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace
{

bool startNew(Program& program, const QString& game, QString& error)
{
    auto spec = parseNewGame(game);
    if (const auto* wrong = std::get_if<SpecError>(&spec)) {
        error = wrong->message;
        return false;
    }
    program.setup()->take(std::get<NewGameSpec>(std::move(spec)));
    if (program.startGame())
        return true;
    error = program.setup()->error();
    return false;
}

} // namespace

StartRequest requestOf(const Arguments& arguments)
{
    return {arguments.record.isEmpty() ? QString() : QDir().absoluteFilePath(arguments.record), arguments.newGame,
            arguments.language, qEnvironmentVariable("XDG_ACTIVATION_TOKEN")};
}

QByteArray toLine(const StartRequest& request)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("open"), request.record},
                                     {QStringLiteral("new"), request.newGame},
                                     {QStringLiteral("language"), request.language},
                                     {QStringLiteral("activation"), request.activation}})
        .toJson(QJsonDocument::Compact);
}

std::optional<StartRequest> requestFrom(const QByteArray& line)
{
    const QJsonDocument document = QJsonDocument::fromJson(line);
    if (!document.isObject())
        return std::nullopt;
    const auto text = [object = document.object()](const char* name) {
        return object.value(QLatin1String(name)).toString();
    };
    return StartRequest{text("open"), text("new"), text("language"), text("activation")};
}

QString begin(Program& program, const StartRequest& request)
{
    if (!request.language.isEmpty() && !program.language()->use(request.language))
        return QStringLiteral("--language: there is no \"%1\", only %2")
            .arg(request.language, Languages::all().join(QStringLiteral(", ")));
    program.rescue()->look();
    QString error;
    if (!request.newGame.isEmpty())
        return startNew(program, request.newGame, error) ? QString() : QStringLiteral("--new: ") + error;
    if (request.record.isEmpty()) {
        // A rescue file may be all that is left of it.
        if (program.rescue()->file().isEmpty() || QFileInfo::exists(program.game()->session().store().current()))
            program.game()->resume();
    } else if (!program.game()->open(request.record) && program.game()->saving()->copyOffer().isEmpty())
        return program.game()->saving()->problem();
    return {};
}

void takeUp(Program& program, const StartRequest& request)
{
    if (!request.language.isEmpty())
        program.language()->use(request.language);
    GameController& game = *program.game();
    const QString before = game.active() ? game.session().recordPath() : QString();
    if (request.record.isEmpty() && request.newGame.isEmpty())
        return;
    if (!request.record.isEmpty() && leadToSameFile(request.record, before))
        return;
    if (program.tutorial()->active())
        program.endTutorial();
    QString error;
    if (!request.newGame.isEmpty())
        startNew(program, request.newGame, error);
    else
        game.open(request.record);
}
