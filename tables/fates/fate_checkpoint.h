// The state of a run for fates with stages on disk, so that the run can resume after a kill at any
// moment.
//
// The bytes of the stages are all that a run has found (enumerate/fates/fate_stages.h), so a
// checkpoint (stored_file.h) has one stream, the bytes of all stones, and a manifest:
//
//   {"schema":"hotstone.fates-checkpoint/1","version":"0.1.0","board":"4x3","rules":"basic-only",
//    "rule_keys":{"hot":"basic",...},"block_bytes":1048576,
//    "point":{"sweep":3,"layer":7,"changed":12,"open":99,"open_before":1234,"finished":false}}
#ifndef HOTSTONE_TABLES_FATES_FATE_CHECKPOINT_H_
#define HOTSTONE_TABLES_FATES_FATE_CHECKPOINT_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/fates/fates.h"
#include "enumerate/sweeps/sweep_point.h"
#include "spec/rules/rule_set.h"

namespace hotstone::tables {

struct FateCheckpointInfo {
  std::string board;  // COLSxROWS
  std::string rules;
  enumerate::SweepPoint point;
};

// Writes a new PATH, completely or not at all. `rules` must be those of the table, which Requires
// stages. Unavailable, with the path and the system's reason, if it cannot be written; an older
// checkpoint then stays in place.
absl::Status SaveFates(const std::string& path, const spec::RuleSet& rules,
                       enumerate::FateTable& table, int threads = 1);

// NotFound, InvalidArgument or DataLoss, prefixed with the path, for an incomplete or foreign file,
// as far as the manifest shows; no block is read.
absl::StatusOr<FateCheckpointInfo> ReadFatesInfo(const std::string& path);

// Restores the saved state into a table that FateTable::Begin made, with stages. The whole file is
// read, decoded and checked before anything is changed. Errors: those above; InvalidArgument if the
// checkpoint has another board or other rules.
absl::Status LoadFates(const std::string& path, const spec::RuleSet& rules,
                       enumerate::FateTable* table);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_FATES_FATE_CHECKPOINT_H_
