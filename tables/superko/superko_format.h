// The contents of a stored table of superko values, above the bytes themselves
// (tables/stored_file.h).
//
// The first stream has two bytes for each cell of an occupancy index, kos left out: the values L
// and H for the player to move (enumerate/values/cell_values.h), in a game that begins with the
// position. L = H is the value; otherwise it is one of those from L to H. A checkpoint of a run has
// a second stream with one byte for each portion of the work, 1 if it is done.
//
// The manifest:
//
//   {"schema":"hotstone.superko/1","version":"0.1.0","board":"3x2","rules":"tromp-taylor",
//    "rule_keys":{"hot":"none",...},"cells":222,"states":200000,"portions":0,"legal":489,
//    "open":0,"empty":[0,0],"block_bytes":32768}
//
// `states` is the limit under which the values were found, `portions` the length of the second
// stream. `legal` counts the positions, and `open` those without a value, with Black to move; with
// White to move there are as many. `empty` are the bounds of the empty board.
#ifndef HOTSTONE_TABLES_SUPERKO_SUPERKO_FORMAT_H_
#define HOTSTONE_TABLES_SUPERKO_SUPERKO_FORMAT_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "tables/table_fields.h"

namespace hotstone::tables {

inline constexpr std::string_view kSuperkoSchema = "hotstone.superko/1";

struct SuperkoManifest : TableHead {
  uint64_t states = 0;
  uint64_t portions = 0;  // 0: the run is finished
  uint64_t legal = 0;
  uint64_t open = 0;
  std::pair<int, int> empty;
};

// One line of JSON.
std::string WriteSuperkoManifest(SuperkoManifest manifest);

// Fails as ReadFields does (table_fields.h), or for impossible numbers.
absl::StatusOr<SuperkoManifest> ParseSuperkoManifest(std::string_view text);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_SUPERKO_SUPERKO_FORMAT_H_
