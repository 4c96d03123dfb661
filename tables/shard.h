// Intervals computed by independent jobs, as any batch system runs them: shards, merged and
// checked.
//
// A round: n jobs start from the same state (a checkpoint, or the beginning). Each visits its share
// of the blocks (enumerate/index/occupancy_shares.h) in sweeps until nothing in its share changes
// any more, while the rest of the board stays fixed, and writes the cells of its share to a file.
// Merging combines the n files into the next checkpoint. Values are bounds that only improve, so
// any order gives the same final values. When no shard of a round has changed anything, all
// equations are satisfied, and the measure, which covers the whole board, is left to `table build
// --resume`: the bytes of the table are the same as from one process.
//
// A shard names the digest of the state it began with: merging rejects shards of different states,
// boards, rules or numbers, and an incomplete set.
//
// Manifest: {"schema":"hotstone.shard/1","version":"0.1.0","board":"4x3","rules":"...","base":"HEX
// or start", "shard":0,"of":2,"measure":true,"changed":12}; one stream: for each layer from few
// stones to many, the cells of the share, then its ko cells, two bytes each.
#ifndef HOTSTONE_TABLES_SHARD_H_
#define HOTSTONE_TABLES_SHARD_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/values/interval_sweeps.h"
#include "spec/rules/rule_set.h"

namespace hotstone::tables {

// The name of the state that a round begins with: the digest of its checkpoint in hexadecimal
// digits, or "start" for an empty path. Errors of reading the checkpoint's frame.
absl::StatusOr<std::string> StateName(const std::string& checkpoint);

struct Shard {
  int i = 0;
  int n = 1;
};

// Runs shard i of n from the state in `sweeps`, and writes it to PATH (which must not exist).
// FailedPrecondition if the values are already final. Cancelled: nothing is written.
absl::StatusOr<uint64_t> RunShard(const std::string& path, const spec::RuleSet& rules,
                                  const std::string& base, Shard shard, int threads,
                                  Progress* progress, enumerate::IntervalSweeps* sweeps);

// Merges the shards into `sweeps`, which must have the state `base`. Returns the number of changes
// that they report; if it is 0, sweeps->point() is set to the beginning of the measure (or to
// finished without one). InvalidArgument or DataLoss, prefixed with the path, if a file is not a
// shard of this round or the set is incomplete; `sweeps` is then unusable.
absl::StatusOr<uint64_t> MergeShards(const std::vector<std::string>& paths,
                                     const spec::RuleSet& rules, const std::string& base,
                                     enumerate::IntervalSweeps* sweeps);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_SHARD_H_
