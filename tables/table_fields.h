// The manifest of a stored table as a list of fields: what a table of intervals, of fates and of
// superko values is written with and read by. The manifest names the schema, the version that wrote
// it, the board, and the rules by name and key by key, because a preset may mean other rules in
// another version; the fields follow, in their order:
//
//   {"schema":"hotstone.fates/1","version":"0.1.0","board":"3x2","rules":"basic-only",
//    "rule_keys":{"hot":"basic",...},"cells":237,...}
#ifndef HOTSTONE_TABLES_TABLE_FIELDS_H_
#define HOTSTONE_TABLES_TABLE_FIELDS_H_

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/status/status.h"
#include "enumerate/values/cell_values.h"
#include "spec/rules/rule_set.h"

namespace hotstone::tables {

struct TableHead {
  std::string version;
  std::string board;  // COLSxROWS
  spec::RuleSet rules;
  uint64_t cells = 0;  // those of positions
  uint32_t block_bytes = 0;
};

inline constexpr uint64_t kMostCells = uint64_t{1} << 40;  // no sum of sizes overflows

// Cells are written as pairs [low, high], kIllegalCell as null. Anything else that is read, such as
// an end beyond 127, becomes the impossible cell (1, 0), which the reader of the table refuses.
using FieldValue =
    std::variant<uint64_t*, uint32_t*, int*, bool*, std::pair<int, int>*,
                 std::array<std::array<uint64_t, 3>, 3>*, std::vector<enumerate::CellValue>*>;

struct TableField {
  const char* key;
  FieldValue value;
};
using TableFields = std::vector<TableField>;  // "cells" and "block_bytes" are among them

// One line of JSON.
std::string WriteFields(std::string_view schema, const TableHead& head, const TableFields& fields);

// InvalidArgument: "not a manifest of WHAT: WHY".
absl::Status NoManifest(std::string_view what, const std::string& why);

// Fills `head` and the fields. Fails as NoManifest if the text is not JSON, has another schema,
// lacks a key, has a board of more than OccupancyIndex::kMaxIndexedPoints points, rules that this
// version does not know or defines with other keys, no cells or more than kMostCells, or blocks of
// fewer than 2^10 or more than 2^20 bytes.
absl::Status ReadFields(std::string_view text, std::string_view schema, std::string_view what,
                        TableHead& head, const TableFields& fields);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_TABLE_FIELDS_H_
