// The contents of a stored table of intervals, above the bytes themselves (stored_file.h).
//
// A table holds the two values of every cell of an occupancy index
// (enumerate/index/occupancy_index.h), for the player to move: one position, or position with a ko
// ban, for each set of symmetric ones. Three streams, in the order of the cells, ko cells after
// positions:
//
//     values          one dictionary index per cell: one byte, or two (low byte first) if the
//                     dictionary has more than 256 pairs
//     low progress    one byte per cell: the sweep in which `low` was found forced
//                     (enumerate/values/cell_values.h)
//     high progress   the same for `high`; both are the measure, which a table may omit
//
// each cut into blocks of block_bytes. The dictionary lists the pairs (low, high) that occur,
// ascending, preceded by null if there are cells that are not legal positions. Everything else
// follows from the index, which anyone can compute from the board. The manifest:
//
//   {"schema":"hotstone.table/1","version":"0.1.0","board":"3x2","rules":"basic-only",
//    "rule_keys":{"hot":"basic",...},"cells":237,"ko_cells":14,"legal":489,"undetermined":120,
//    "empty":[-6,6],"measure":true,"block_bytes":32768,
//    "dictionary":[null,[-6,-6],[-6,6],[6,6]]}
//
// `legal` and `undetermined` count positions with Black to move, no previous pass and no ban, each
// symmetric image separately; `empty` is [lo, hi] of the empty board. A table does not record when,
// where or with how many threads it was made: the same board, rules and version give the same
// bytes.
#ifndef HOTSTONE_TABLES_TABLE_FORMAT_H_
#define HOTSTONE_TABLES_TABLE_FORMAT_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/values/cell_values.h"
#include "spec/board/board.h"
#include "tables/stored_file.h"
#include "tables/table_fields.h"

namespace hotstone::tables {

inline constexpr std::string_view kTableSchema = "hotstone.table/1";

struct TableManifest : TableHead {
  uint64_t ko_cells = 0;
  uint64_t legal = 0;
  uint64_t undetermined = 0;
  std::pair<int, int> empty;
  bool measure = false;
  std::vector<enumerate::CellValue> dictionary;  // kIllegalCell first, if it occurs

  uint64_t total_cells() const { return cells + ko_cells; }
  uint32_t value_bytes() const { return dictionary.size() > 256 ? 2 : 1; }

  // The first blocks of the streams values, low, high; the last two only with the measure.
  enum Stream { kValues, kLow, kHigh };
  StreamPlace PlaceOf(Stream stream) const;
  // The total over all streams.
  uint64_t Blocks() const;
};

// One line of JSON.
std::string WriteTableManifest(TableManifest manifest);

// Fails as ReadFields does (table_fields.h), for impossible numbers, or for a dictionary that is
// out of order or has values beyond the board.
absl::StatusOr<TableManifest> ParseTableManifest(std::string_view text);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_TABLE_FORMAT_H_
