// The command line of hotstone-mpi: its commands, their options and their help. It does not depend
// on MPI, so it can be parsed without starting several processes.
#ifndef HOTSTONE_CLI_RANKS_MPI_COMMAND_LINE_H_
#define HOTSTONE_CLI_RANKS_MPI_COMMAND_LINE_H_

#include <cstdint>
#include <functional>
#include <string>

#include "cli/terminal/command_line.h"

namespace hotstone::cli {

struct MpiOptions {
  friend bool operator==(const MpiOptions&, const MpiOptions&) = default;

  std::string board;
  std::string rules = "basic-only";
  std::string checkpoint;
  int checkpoint_every = 600;
  bool checkpoint_every_given = false;  // known when the command runs
  int threads = 1;
  bool resume = false;
  bool no_measure = false;
  int at_least = 0;
  std::string on_disk;
  uint64_t layers = 0;
  bool json = false;
};

// The action of each command, once `options` are read. Returns the exit code.
struct MpiCommands {
  std::function<int()> graph;
  std::function<int()> intervals;
  std::function<int()> planes;
};

// Adds the three commands to the program. `options` must live until the command line is parsed.
void AddMpiCommands(Program& program, MpiOptions& options, const MpiCommands& commands);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_RANKS_MPI_COMMAND_LINE_H_
