#include "app/play/game_saving.h"

#include "app/platform/dialogs.h"
#include "app/saving/record_files.h"
#include "app/words/fault_words.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace
{

// Saving is tried again after this time at the latest.
constexpr std::chrono::milliseconds savingPause{3000};

QString sentence(const std::optional<StoreProblem>& problem)
{
    return problem ? FaultWords::problem(*problem) : QString();
}

} // namespace

GameSaving::GameSaving(GameSession& session) : session_(session)
{
    next_.setInterval(savingPause);
    connect(&next_, &QTimer::timeout, this, &GameSaving::save);
    session_.setSavingListener([this] { followDisk(); });
}

void GameSaving::update()
{
    const GameStore& store = session_.store();
    facts_.begin();
    state_ = !store.isSaved() ? State::Unsaved : store.isSyncing() ? State::Saving : State::Saved;
    reason_ = sentence(store.problem());
    problem_ = sentence(wrong_);
    copyOffer_ = sentence(uncopied_);
    if (uncopied_ && uncopied_->kind == StoreProblem::Kind::damaged)
        damagedLine_ = static_cast<int>(uncopied_->fault.line);
    facts_.tell();
}

void GameSaving::follow()
{
    if (const auto refusal = session_.takeRefusal())
        wrong_ = refusal;
    const bool wasUnsaved = state() == State::Unsaved;
    update();
    const bool isUnsaved = state() == State::Unsaved;
    if (isUnsaved != next_.isActive())
        isUnsaved ? next_.start() : next_.stop();
    if (wasUnsaved && !isUnsaved && session_.isActive())
        emit announced(tr("This game is saved again."));
}

void GameSaving::followDisk()
{
    follow();
    if (leaving_ && !session_.store().awaitsDisk())
        decideLeaving(std::exchange(leaving_, {}));
    emit diskAnswered();
}

void GameSaving::save()
{
    session_.save();
    followDisk();
}

void GameSaving::tryAgain()
{
    save();
    if (state() == State::Unsaved)
        emit announced(reason());
}

bool GameSaving::whenSaved(std::function<bool()> leaving)
{
    if (!session_.store().hasRescuePlaces())
        return leaving();
    session_.save();
    if (!session_.store().awaitsDisk())
        return decideLeaving(leaving);
    leaving_ = std::move(leaving);
    emit leavingAwaited();
    return true;
}

// Nothing is on its way to the disk any more.
bool GameSaving::decideLeaving(const std::function<bool()>& leaving)
{
    if (session_.store().isSaved())
        return leaving();
    follow();
    emit leavingRefused();
    return false;
}

void GameSaving::saveAs(const QString& path)
{
    if (!session_.isActive())
        return;
    session_.store().saveAs(path, [this](const auto& problem) { hear(problem); });
}

void GameSaving::takeHome()
{
    session_.store().takeHome([this](const auto& problem) { hear(problem); });
}

void GameSaving::hear(const std::optional<StoreProblem>& problem)
{
    if (problem)
        tell(*problem);
}

void GameSaving::askForFile()
{
    const QFileInfo record(session_.recordPath());
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto* dialog =
        new QFileDialog(nullptr, tr("Save the game"), QDir(folder).filePath(record.fileName()), RecordFiles::filter());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(RecordFiles::ending);
    connect(dialog, &QFileDialog::fileSelected, this, &GameSaving::saveAs);
    Dialogs::open(dialog);
}

void GameSaving::tell(const StoreProblem& problem)
{
    wrong_ = problem;
    update();
}

void GameSaving::dismissProblem()
{
    wrong_.reset();
    update();
}

void GameSaving::offerCopy(const StoreProblem& problem)
{
    uncopied_ = problem;
    update();
}

QString GameSaving::takeCopyOffer()
{
    const QString record = uncopied_ ? uncopied_->file : QString();
    uncopied_.reset();
    update();
    return record;
}

#include "moc_game_saving.cpp"
