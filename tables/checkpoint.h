// The state of a run of interval sweeps on disk, so that it can be taken up after a kill at any moment.
//
// A run (enumerate/values/interval_sweeps.h) is its board and rules, the point that it is at, its cells and,
// once the measure has begun, its stages. They go block by block from their arrays through zstd to a file
// (stored_file.h) and back: never a second copy in memory. 4x5: 1.9 GB of values and as much again of stages.
//
// The manifest is one JSON object:
//
//   {"schema":"hotstone.checkpoint/1","version":"0.1.0","board":"4x3","rules":"basic-only",
//    "rule_keys":{"hot":"basic",...},"measure":true,"block_bytes":1048576,"cells":136089,
//    "point":{"phase":"values","sweep":3,"layer":7,"changed":12,"open":99,"open_before":1234,"finished":false}}
//
// and the streams are the cells, two bytes each, low first; in phase measure then the stages of `low` and
// those of `high`, a byte each. Robust bounds (enumerate/robust/robust_bounds.h) have "rules" without keys,
// "robust single" or "robust every". Records of bans are found anew before a run is taken up.
#ifndef HOTSTONE_TABLES_CHECKPOINT_H_
#define HOTSTONE_TABLES_CHECKPOINT_H_

#include <cstdint>
#include <string>
#include <variant>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "certify/solution/robust_hot.h"
#include "enumerate/values/interval_sweeps.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::tables {

// What a run finds: the intervals of a rule set, or the robust bounds for kinds of hot stones.
using RunRules = std::variant<spec::RuleSet, certify::RobustHot>;

// spec::RuleSetName, or "robust single", "robust every".
std::string RunName(const RunRules& rules);

// What a checkpoint says of its run.
struct CheckpointInfo {
  std::string board;    // COLSxROWS
  std::string rules;    // RunName
  bool robust = false;  // robust bounds, which are under no rule set
  std::string version;
  bool measure = false;
  uint64_t cells = 0;  // with ko cells
  enumerate::IntervalPoint point;
  uint64_t bytes = 0;  // of the file
};

// Writes PATH anew, whole or not at all. `rules` must be those of the run. Unavailable, with the path and the
// system's reason, if it cannot be written; an older checkpoint is then still there.
absl::Status SaveCheckpoint(const std::string& path, const RunRules& rules, enumerate::IntervalSweeps& sweeps,
                            int threads = 1);

// NotFound, InvalidArgument or DataLoss, with the path in front, for what is no whole checkpoint, as far as
// its manifest shows; no block is read.
absl::StatusOr<CheckpointInfo> ReadCheckpointInfo(const std::string& path);

// Brings `sweeps`, as Create made it, to the state that was saved. The whole file is read, decoded and
// checked before anything is changed. Errors: those above; InvalidArgument if it is of another board, of
// other rules, or with the measure where `sweeps` is without, or the other way round; FailedPrecondition if
// `sweeps` has run.
absl::Status LoadCheckpoint(const std::string& path, const RunRules& rules,
                            enumerate::IntervalSweeps* sweeps);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_CHECKPOINT_H_
