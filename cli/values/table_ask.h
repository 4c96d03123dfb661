// hotstone table probe, verify and info: what is asked of a table that is there.
#ifndef HOTSTONE_CLI_VALUES_TABLE_ASK_H_
#define HOTSTONE_CLI_VALUES_TABLE_ASK_H_

#include <cstdint>
#include <string>

#include "cli/terminal/situation_options.h"

namespace hotstone::cli {

struct TableProbeOptions {
  std::string file;
  std::string position;  // empty: the empty board
  Circumstances circumstances;
  bool json = false;
};

struct TableVerifyOptions {
  std::string file;
  bool all = false;
  uint64_t sample = 1000;
  uint64_t seed = 1;
  int threads = 1;
  bool json = false;
};

// The exit codes.
int ProbeTable(const TableProbeOptions& options);
int VerifyTable(const TableVerifyOptions& options);
int ShowTable(const std::string& file, bool json);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VALUES_TABLE_ASK_H_
