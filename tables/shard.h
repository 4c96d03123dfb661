// Intervals by jobs that know nothing of each other, as any batch system runs them: shards, merged and
// checked.
//
// A round: n jobs take up the same state (a checkpoint, or the beginning), each visits its share of the
// blocks (enumerate/index/occupancy_shares.h) in sweeps until nothing in its share changes any more, the rest
// of the board staying as it is, and writes the cells of its share to a file. Merging puts the n files
// together to the next checkpoint. Values are bounds that only improve, so this may be done in any order and
// ends in the same values; when no shard of a round has changed anything, all equations are satisfied, and
// the measure, which is of the whole board, is left to `table build --resume`: the bytes of the table are
// those of one process.
//
// A shard names the digest of the state it began with: merging refuses shards of different states, boards,
// rules or numbers, and a set that is not complete.
//
// Manifest: {"schema":"hotstone.shard/1","version":"0.1.0","board":"4x3","rules":"...","base":"HEX or start",
// "shard":0,"of":2,"measure":true,"changed":12}; one stream: for each layer from few stones to many, the
// cells of the share, then its ko cells, two bytes each.
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

// What a state is called that a round begins with: the digest of its checkpoint in hexadecimal digits, or
// "start" for an empty path. Errors of reading the checkpoint's frame.
absl::StatusOr<std::string> StateName(const std::string& checkpoint);

struct Shard {
  int i = 0;
  int n = 1;
};

// Runs shard i of n from the state that `sweeps` has, and writes it to PATH (which must not exist).
// FailedPrecondition if the values are settled already. Cancelled: nothing is written.
absl::StatusOr<uint64_t> RunShard(const std::string& path, const spec::RuleSet& rules,
                                  const std::string& base, Shard shard, int threads, Progress* progress,
                                  enumerate::IntervalSweeps* sweeps);

// Puts the shards into `sweeps`, which has the state `base`. Returns the number of changes that they report;
// if that is 0, sweeps->point() is set to the beginning of the measure (or to finished without one).
// InvalidArgument or DataLoss, with the path in front, if a file is no shard of this round, or if the set is
// not complete; `sweeps` is then of no use.
absl::StatusOr<uint64_t> MergeShards(const std::vector<std::string>& paths, const spec::RuleSet& rules,
                                     const std::string& base, enumerate::IntervalSweeps* sweeps);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_SHARD_H_
