// The answers of `hotstone table shard` and `merge`: a table built by independent jobs of a batch
// system.
//
//   hotstone table shard --board 4x4 --shard 0/2 --out s0     # n jobs, anywhere, in any order
//   hotstone table shard --board 4x4 --shard 1/2 --out s1
//   hotstone table merge --board 4x4 --out round1 s0 s1       # says if another round is needed
//   hotstone table shard --board 4x4 --shard 0/2 --from round1 --out ...
//   hotstone table build --resume --checkpoint roundN --out 4x4.table
#ifndef HOTSTONE_ANSWERS_VALUES_TABLE_SHARDS_H_
#define HOTSTONE_ANSWERS_VALUES_TABLE_SHARDS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct TableRound {
  std::string board;
  std::string rules = "basic-only";
  std::string from;   // the checkpoint that the round starts from; empty: the start of the run
  std::string out;    // the shard, or the merged checkpoint
  std::string shard;  // "i/n", 0 <= i < n
  std::vector<std::string> files;
  int threads = 1;
  bool no_measure = false;
};

// What a job or a merge has done.
struct TableRoundAnswer {
  const TableRound& round;
  spec::RuleSet rules;
  uint64_t changed = 0;
  std::optional<bool> settled;  // after a merge: no other round is needed
  double seconds = 0;
};

// `round` must outlive the answer.
absl::StatusOr<TableRoundAnswer> ShardTable(const TableRound& round, Progress* progress);
absl::StatusOr<TableRoundAnswer> MergeTable(const TableRound& round);

Shown Describe(const TableRoundAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_TABLE_SHARDS_H_
