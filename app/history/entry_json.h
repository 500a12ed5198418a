// Entries as JSON: for the archive's cache, and for the journal, which keeps those of deleted records.
#pragma once

#include "app/history/record_entry.h"
#include "engine/record/json_fields.h"

/// Holds what a good record said, nothing of its file and nothing of the moment.
mt::Json toJson(const RecordEntry& entry);
/// Nothing where no record could say that.
std::optional<RecordEntry> entryFrom(const mt::Json& json);
