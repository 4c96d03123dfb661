// Stored tables of fates: built, and summarised as `hotstone table build` and `table info` print
// them.
#ifndef HOTSTONE_ANSWERS_LIFE_FATE_TABLE_H_
#define HOTSTONE_ANSWERS_LIFE_FATE_TABLE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "answers/values/table_build.h"
#include "tables/digest.h"
#include "tables/fates/fate_format.h"

namespace hotstone::answers {

struct FateTableFacts {
  std::string command;  // "table build", "table info"
  std::string path;
  tables::FateManifest manifest;
  tables::Digest digest{};
  uint64_t bytes = 0;
  std::optional<double> seconds = {};  // if work was done
};

// Solves and stores all fates of a board, with checkpoints as BuildTable. A stopped run is
// Cancelled, with the command that continues it. Other errors: those of CheckKeep and
// ReadTableWork; AlreadyExists and Unavailable for the file; ResourceExhausted for the memory.
absl::StatusOr<FateTableFacts> BuildFateTable(const TableBuildOptions& options);

// Of an existing file.
absl::StatusOr<FateTableFacts> AskFateTable(const std::string& path);

Shown Describe(const FateTableFacts& facts);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_FATE_TABLE_H_
