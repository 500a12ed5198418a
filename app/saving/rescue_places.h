// Where a game goes that cannot be saved in its place when the program ends (docs/decisions/0015).
#pragma once

#include <QString>
#include <QStringList>

class RescuePlaces
{
public:
    /// Nowhere.
    RescuePlaces() = default;
    /// `dataFolder`: an absolute path, whose games they are. `folders`: in the order in which they are tried; the data
    /// folder itself may be among them.
    RescuePlaces(const QString& dataFolder, const QStringList& folders);
    /// The data folder, the folder of the user's documents or else their home, the folder for temporary files.
    static RescuePlaces usual(const QString& dataFolder);

    /// The rescue file of that record in each folder that is there.
    QStringList filesFor(const QString& record) const;
    /// The rescue files of this data folder, wherever it may have been moved, that are there and this user's own.
    QStringList files() const;
    /// What the record was called that a rescue file is of.
    static QString recordName(const QString& rescued);

private:
    QString dataFolder_;
    QStringList folders_;
    QString tag_; ///< of this data folder, in the names of its files elsewhere
};
