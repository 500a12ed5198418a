// The people who sat down together before: one press, and they do so again.
#pragma once

#include "app/people/seat.h"
#include "app/platform/row_model.h"
#include "app/saving/settings_file.h"

struct KnownTable {
    Q_GADGET
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(bool isSet MEMBER isSet)

public:
    QString who;        ///< "Anna and Bo · 2 computer players"
    bool isSet = false; ///< these are the seats of the new game as it is now

    friend bool operator==(const KnownTable&, const KnownTable&) = default;
};

class KnownTables : public ROW_MODEL(KnownTable)
{
    Q_OBJECT

public:
    static constexpr int most = 3;

    /// From now on the first of them; the one that nobody sat at for longest goes. A table at which no person has given
    /// a name is none to come back to. Locomotives' colours do not make another table of it.
    void remember(const std::vector<Seat>& seats);
    const std::vector<Seat>& seats(int row) const { return tables_[static_cast<std::size_t>(row)]; }
    /// Says it in the language of the moment; `now`: the seats of the new game.
    void show(const std::vector<Seat>& now);

    void save(QVariantMap& values) const;
    void load(const SettingsFile& settings);

private:
    std::vector<std::vector<Seat>> tables_; ///< the latest first
};
