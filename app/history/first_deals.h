// Which records count where the same tiles were dealt more than once: the first one, for later they are known.
#pragma once

#include <QString>

#include <map>
#include <string>

class FirstDeals
{
public:
    /// Whether a round with this deal counts that is in this record. To be asked in the order in which the games were
    /// begun. `deal`: the same text for the same tiles.
    bool counts(const std::string& deal, const QString& record)
    {
        return records_.emplace(deal, record).first->second == record;
    }

private:
    std::map<std::string, QString> records_; ///< by deal, in which it was first
};
