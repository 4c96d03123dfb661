// A solved table of fates as a file (fate_format.h).
#ifndef HOTSTONE_TABLES_FATES_FATE_WRITER_H_
#define HOTSTONE_TABLES_FATES_FATE_WRITER_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/fates/fates.h"
#include "tables/fates/fate_format.h"
#include "tables/table_writer.h"

namespace hotstone::tables {

struct WrittenFates {
  FateManifest manifest;
  Digest digest{};
  uint64_t bytes = 0;
};

// `rules` must be those of the table, which Requires stages. AlreadyExists if PATH exists;
// Unavailable, with the path and the system's reason, if it cannot be written; Cancelled. After an
// error there is no file at PATH.
absl::StatusOr<WrittenFates> WriteFates(const std::string& path, const spec::RuleSet& rules,
                                        const enumerate::FateTable& table,
                                        const TableOptions& options, Progress* progress);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_FATES_FATE_WRITER_H_
