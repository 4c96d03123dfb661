// The summary of a table that `hotstone table` prints, the same after a build as for an existing
// file.
#ifndef HOTSTONE_ANSWERS_VALUES_TABLE_REPORT_H_
#define HOTSTONE_ANSWERS_VALUES_TABLE_REPORT_H_

#include <optional>
#include <string>
#include <string_view>

#include "tables/table_format.h"

namespace hotstone::answers {

struct TableFacts {
  std::string path;
  tables::TableManifest manifest;
  tables::Digest digest{};
  uint64_t bytes = 0;
};

// Prints lines, or one JSON object of the command "table NAME", to stdout; pass `seconds` if work
// was done.
void PrintTableFacts(std::string_view name, const TableFacts& facts, std::optional<double> seconds,
                     bool json);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_TABLE_REPORT_H_
