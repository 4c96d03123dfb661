// hotstone table probe, verify and info: queries on an existing table.
#ifndef HOTSTONE_CLI_VALUES_TABLE_ASK_H_
#define HOTSTONE_CLI_VALUES_TABLE_ASK_H_

#include <cstdint>
#include <string>

#include "answers/values/table_probe.h"

namespace hotstone::cli {

struct TableVerifyOptions {
  std::string file;
  bool all = false;
  uint64_t sample = 1000;
  uint64_t seed = 1;
  int threads = 1;
  bool json = false;
};

// Each returns the exit code.
int ProbeTable(const answers::TableProbeOptions& options);
int VerifyTable(const TableVerifyOptions& options);
int ShowTable(const std::string& file, bool json);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VALUES_TABLE_ASK_H_
