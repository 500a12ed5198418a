// What can be read beside the game: its rules, on the page and on paper.
#include "app/platform/paper.h"
#include "app/play/game_controller.h"
#include "app/rules/rule_document.h"
#include "app/words/status_words.h"

QStringList GameController::tellStatus()
{
    if (!active() || curtain_)
        return {};
    const QStringList lines =
        StatusWords::lines(session_.game(), sentence(), looker_.seesHand ? table_.hand().rowCount() : -1, names());
    emit announced(lines.join(QLatin1Char(' ')));
    return lines;
}

void GameController::showRules()
{
    if (active())
        rules_.setGame(session_.game().rules, true);
    else if (setup_.rules())
        rules_.setGame(*setup_.rules(), false);
}

void GameController::saveRulesAsPdf()
{
    Paper::askForPdf(tr("Save the rules"), this, [this](const QString& path) { saveRules(path); });
}

bool GameController::saveRules(const QString& path)
{
    const QString heading =
        tr("Mexican Train: %1", "heading of the printed rules").arg(rules_.subjects()[rules_.subject()]);
    const QString error = RuleDocument::savePdf(rules_, heading, path);
    if (!error.isEmpty())
        setProblem(StoreProblem{StoreProblem::Kind::pageUnwritable, path, error});
    return error.isEmpty();
}
