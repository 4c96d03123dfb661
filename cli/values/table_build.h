// hotstone table build: all intervals of a board as a stored table.
//
// The run is saved beside the table (OUT.checkpoint unless named) on a timer, when it is
// interrupted, and when the table cannot be written, so it never loses more than the time since its
// last checkpoint. The table is written whole or not at all, and then the checkpoint is deleted.
#ifndef HOTSTONE_CLI_VALUES_TABLE_BUILD_H_
#define HOTSTONE_CLI_VALUES_TABLE_BUILD_H_

#include <string>

namespace hotstone::cli {

struct TableBuildOptions {
  std::string board;              // empty: from the checkpoint
  std::string rules;              // empty: from the checkpoint, or basic-only
  std::string out;                // the table
  std::string checkpoint;         // empty: OUT.checkpoint
  double checkpoint_every = 300;  // seconds
  std::string memory;
  int threads = 1;
  bool resume = false;
  bool no_measure = false;
  bool json = false;
};

// Returns the exit code.
int BuildTable(const TableBuildOptions& options);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VALUES_TABLE_BUILD_H_
