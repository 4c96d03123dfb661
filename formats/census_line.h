// A census of colourings as a line of JSON. The result of `hotstone census --json`, the file of
// --checkpoint and the input of --merge share this format; a checkpoint is a result with
// chunks_done below chunks.
//
//   {"schema":"hotstone.result/1","command":"census","board":"5x5","shard":"1/1","chunks":8192,
//    "chunks_done":8192,"colourings":"847288609443","legal":"414295148741",
//    "colourings_by_stones":["1","50",...],"legal_by_stones":["1","50",...],"seconds":3.9,
//    "version":"0.1.0"}
//
// enumerate/numbers/colour_census.h defines the numbers and their possible values.
#ifndef HOTSTONE_FORMATS_CENSUS_LINE_H_
#define HOTSTONE_FORMATS_CENSUS_LINE_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/board.h"

namespace hotstone::formats {

struct CensusLine {
  spec::BoardSize size;
  std::string shard;
  uint64_t chunks = 0;
  uint64_t chunks_done = 0;
  std::vector<uint64_t> colourings;  // by number of stones
  std::vector<uint64_t> legal;
};

// The line, with its end. `seconds` is the duration of this run.
std::string WriteCensusLine(const CensusLine& census, double seconds);

// InvalidArgument, with the reason, for anything that WriteCensusLine does not write: truncated
// text, another schema, other keys, numbers in another notation, sums that differ. `seconds` and
// `version` may be anything.
absl::StatusOr<CensusLine> ParseCensusLine(std::string_view text);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CENSUS_LINE_H_
