// Who had their train planned in the rounds that were played last, so that it is so again after a restart. It lies
// beside the records, which know nothing of it; losing it loses nothing else.
#pragma once

#include "app/saving/settings_file.h"
#include "engine/base/hand.h"

#include <map>
#include <optional>
#include <string>

class KeptPlans
{
public:
    /// By seat: the tiles that its player wants left out of the planned train.
    using Plans = std::map<int, mt::Hand>;

    /// `folder`: where the records are; empty: nothing is kept.
    KeptPlans(const QString& folder, SyncQueue* syncs);

    /// `round`: the fingerprint of its deal.
    Plans find(const std::string& round) const;
    void keep(const std::string& round, const Plans& plans);

private:
    std::optional<SettingsFile> file_;
};
