// The contents of a stored table of fates, above the bytes themselves (tables/stored_file.h).
//
// A table has one stream, cut into blocks of block_bytes: for each cell of an occupancy index, ko
// cells after positions, a byte for each stone, in the order of their points. It says what becomes
// of the stone, and at which stage (enumerate/fates/fate_stages.h):
//
//     0          it hangs, or the position is illegal
//     1 to 127   removed at this stage
//     129 on     kept at this stage plus 128
//
// So the removed stones at one point are a bit for each cell, for the judgement by which endless
// play counts for the owner, and the kept ones another, for the judgement by which it counts for
// the attacker. Points that a symmetry exchanges share their bits.
//
// The manifest:
//
//   {"schema":"hotstone.fates/1","version":"0.1.0","board":"3x2","rules":"basic-only",
//    "rule_keys":{"hot":"basic",...},"cells":237,"ko_cells":14,"stages":17,"legal":489,
//    "unsettled":372,"stones":[[1,2,3],[4,5,6],[7,8,9]],"block_bytes":32768}
//
// `stages` is the greatest stage. The other counts are FateCounts (enumerate/fates/fates.h). As
// other tables, one of fates does not record when, where or with how many threads it was made.
#ifndef HOTSTONE_TABLES_FATES_FATE_FORMAT_H_
#define HOTSTONE_TABLES_FATES_FATE_FORMAT_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "enumerate/fates/fates.h"
#include "tables/table_fields.h"

namespace hotstone::tables {

inline constexpr std::string_view kFatesSchema = "hotstone.fates/1";

struct FateManifest : TableHead {
  uint64_t ko_cells = 0;
  int stages = 0;
  enumerate::FateCounts counts;

  uint64_t total_cells() const { return cells + ko_cells; }
};

// One line of JSON.
std::string WriteFateManifest(FateManifest manifest);

// Fails as ReadFields does (table_fields.h), or for impossible numbers.
absl::StatusOr<FateManifest> ParseFateManifest(std::string_view text);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_FATES_FATE_FORMAT_H_
