// The state of a run of interval sweeps on disk, so that the run can resume after a kill at any
// moment.
//
// A run (enumerate/values/interval_sweeps.h) consists of its board and rules, its current point,
// its cells and, once the measure has begun, its stages. They are streamed block by block from
// their arrays through zstd to a file (stored_file.h) and back, never with a second copy in memory.
// 4x5: 1.9 GB of values and another 1.9 GB of stages.
//
// The manifest is one JSON object:
//
//   {"schema":"hotstone.checkpoint/1","version":"0.1.0","board":"4x3","rules":"basic-only",
//    "rule_keys":{"hot":"basic",...},"measure":true,"block_bytes":1048576,"cells":136089,
//    "point":{"phase":"values","sweep":3,"layer":7,"changed":12,"open":99,"open_before":1234,
//             "finished":false}}
//
// The streams are the cells, two bytes each, low byte first; in phase measure, also the stages of
// `low` and the stages of `high`, one byte each. Robust bounds (enumerate/robust/robust_bounds.h)
// have "rules" without keys, "robust single" or "robust every". Records of bans are recomputed
// before a run resumes.
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

// What a run computes: the intervals of a rule set, or the robust bounds for kinds of hot stones.
using RunRules = std::variant<spec::RuleSet, certify::RobustHot>;

// spec::RuleSetName, or "robust single", "robust every".
std::string RunName(const RunRules& rules);

// A checkpoint's description of its run.
struct CheckpointInfo {
  std::string board;    // COLSxROWS
  std::string rules;    // RunName
  bool robust = false;  // robust bounds, which have no rule set
  std::string version;
  bool measure = false;
  uint64_t cells = 0;  // including ko cells
  enumerate::IntervalPoint point;
  uint64_t bytes = 0;  // of the file
};

// Writes a new PATH, completely or not at all. `rules` must be the run's. Unavailable, with the
// path and the system's reason, if it cannot be written; an older checkpoint then stays in place.
absl::Status SaveCheckpoint(const std::string& path, const RunRules& rules,
                            enumerate::IntervalSweeps& sweeps, int threads = 1);

// NotFound, InvalidArgument or DataLoss, prefixed with the path, for an incomplete or foreign file,
// as far as the manifest shows; no block is read.
absl::StatusOr<CheckpointInfo> ReadCheckpointInfo(const std::string& path);

// Restores the saved state into `sweeps`, which must be as Create made it. The whole file is read,
// decoded and checked before anything is changed. Errors: those above; InvalidArgument if the
// checkpoint has another board or other rules, or if only one of checkpoint and `sweeps` has the
// measure; FailedPrecondition if `sweeps` has run.
absl::Status LoadCheckpoint(const std::string& path, const RunRules& rules,
                            enumerate::IntervalSweeps* sweeps);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_CHECKPOINT_H_
