// hotstone table shard and merge: builds a table with independent jobs of a batch system.
//
//   hotstone table shard --board 4x4 --shard 0/2 --out s0     # n jobs, anywhere, in any order
//   hotstone table shard --board 4x4 --shard 1/2 --out s1
//   hotstone table merge --board 4x4 --out round1 s0 s1       # says if another round is needed
//   hotstone table shard --board 4x4 --shard 0/2 --from round1 --out ...
//   hotstone table build --resume --checkpoint roundN --out 4x4.table
#ifndef HOTSTONE_CLI_VALUES_TABLE_SHARDS_H_
#define HOTSTONE_CLI_VALUES_TABLE_SHARDS_H_

#include <string>
#include <vector>

namespace hotstone::cli {

struct TableShardOptions {
  std::string board;
  std::string rules = "basic-only";
  std::string from;   // the checkpoint that the round starts from; empty: the start of the run
  std::string out;    // the shard, or the merged checkpoint
  std::string shard;  // "i/n", 0 <= i < n
  std::vector<std::string> files;
  int threads = 1;
  bool no_measure = false;
  bool json = false;
};

// Each returns the exit code.
int ShardTable(const TableShardOptions& options);
int MergeTable(const TableShardOptions& options);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VALUES_TABLE_SHARDS_H_
