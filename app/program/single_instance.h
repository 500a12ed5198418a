// One window for each data folder: who starts the program a second time is heard by the one that runs
// (docs/decisions/0014).
#pragma once

#include "app/program/start_request.h"
#include "app/saving/file_lock.h"

#include <QLocalServer>
#include <QObject>

#include <chrono>
#include <memory>

class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// `dataFolder`: an absolute path; `place`: see privatePlace(), empty: nobody can be asked or heard.
    explicit SingleInstance(const QString& dataFolder, const QString& place, QObject* parent = nullptr);
    ~SingleInstance() override { close(); }

    enum class Turn {
        first,  ///< nobody else runs; later starts are heard from now on, see `asked`
        handed, ///< a program runs already and has taken the request: this one has nothing left to do
        unheard ///< there is no place to hear or be heard, or who runs does not answer in time
    };
    Turn take(const StartRequest& request, std::chrono::milliseconds patience = std::chrono::seconds(15));
    /// Hears nobody any more; who starts now is first. To be called before the end, while the record is still open.
    void close();

signals:
    void asked(const StartRequest& request);

private:
    bool becomeFirst();
    bool hand(const StartRequest& request, std::chrono::milliseconds patience) const;
    void hear();

    QString name_;   ///< of the socket, a path; on Windows of the pipe; empty: none
    QString locked_; ///< empty: there is no place for it
    std::unique_ptr<HeldLock> lock_;
    QLocalServer server_;
};
