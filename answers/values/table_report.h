// The summary of a table that `hotstone table` prints, the same after a build as for an existing
// file.
#ifndef HOTSTONE_ANSWERS_VALUES_TABLE_REPORT_H_
#define HOTSTONE_ANSWERS_VALUES_TABLE_REPORT_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "tables/table_format.h"

namespace hotstone::answers {

struct TableFacts {
  std::string command;  // "table build", "table info"
  std::string path;
  tables::TableManifest manifest;
  tables::Digest digest{};
  uint64_t bytes = 0;
  std::optional<double> seconds = {};  // if work was done
};

// Of an existing file.
absl::StatusOr<TableFacts> AskTableFacts(const std::string& path);

Shown Describe(const TableFacts& facts);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_TABLE_REPORT_H_
