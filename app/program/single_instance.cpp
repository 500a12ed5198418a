#include "app/program/single_instance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QLocalSocket>
#include <QThread>

#include <filesystem>

#ifdef Q_OS_WIN
#include "app/program/start_on_windows.h"
#endif

namespace
{

// More than any two paths and a description of a game; who sends more is not one of us.
constexpr qint64 longest = 65536;
const QByteArray taken = QByteArrayLiteral("taken\n");
constexpr unsigned long lull = 50; // milliseconds

int left(const QDeadlineTimer& deadline) { return static_cast<int>(deadline.remainingTime()); }

} // namespace

SingleInstance::SingleInstance(const QString& dataFolder, const QString& place, QObject* parent) : QObject(parent)
{
    connect(&server_, &QLocalServer::newConnection, this, &SingleInstance::hear);
    if (place.isEmpty())
        return;
    // The same folder by another name is the same one, even before it is made.
    std::error_code error;
    const auto canonical = std::filesystem::weakly_canonical(dataFolder.toStdU16String(), error);
    const QString path = QDir::cleanPath(error ? dataFolder : QString::fromStdU16String(canonical.u16string()));
    const QByteArray digest = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    const QString file = QStringLiteral("mexican-train-") + QString::fromLatin1(digest);
    locked_ = place + QLatin1Char('/') + file;
#ifdef Q_OS_WIN
    name_ = file;
#else
    name_ = place + QLatin1Char('/') + file;
#endif
}

SingleInstance::Turn SingleInstance::take(const StartRequest& request, std::chrono::milliseconds patience)
{
    if (locked_.isEmpty())
        return Turn::unheard;
    // Who has the lock may not hear yet, or be at its end and hear no more: the one or the other is over soon.
    for (const QDeadlineTimer deadline(patience); !deadline.hasExpired(); QThread::msleep(lull)) {
        std::error_code error;
        lock_ = lockFile(locked_, error);
        if (lock_)
            return becomeFirst() ? Turn::first : Turn::unheard;
        if (error != std::errc::device_or_resource_busy)
            return Turn::unheard;
        if (hand(request, std::chrono::milliseconds(left(deadline))))
            return Turn::handed;
    }
    return Turn::unheard;
}

bool SingleInstance::becomeFirst()
{
    // Left by a program that was ended from outside; nobody else listens, for the lock is ours.
    QLocalServer::removeServer(name_);
    server_.setSocketOptions(QLocalServer::UserAccessOption);
    if (server_.listen(name_))
        return true;
    lock_.reset();
    return false;
}

bool SingleInstance::hand(const StartRequest& request, std::chrono::milliseconds patience) const
{
    const QDeadlineTimer deadline(patience);
    QLocalSocket socket;
    socket.connectToServer(name_);
    if (!socket.waitForConnected(left(deadline)))
        return false;
#ifdef Q_OS_WIN
    StartOnWindows::letOthersComeToFront();
#endif
    socket.write(toLine(request) + '\n');
    while (!socket.canReadLine())
        if (!socket.waitForReadyRead(left(deadline)))
            return false;
    return socket.readLine() == taken;
}

void SingleInstance::hear()
{
    while (QLocalSocket* socket = server_.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine()) {
                if (socket->bytesAvailable() > longest)
                    socket->abort();
                return;
            }
            const auto request = requestFrom(socket->readLine());
            if (!request) {
                socket->abort();
                return;
            }
            // The other one ends on this, before the window may ask its player something.
            socket->write(taken);
            socket->flush();
            socket->disconnectFromServer();
            emit asked(*request);
        });
    }
}

void SingleInstance::close()
{
    server_.close();
    lock_.reset();
}

#include "moc_single_instance.cpp"
