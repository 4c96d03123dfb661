// A census of colourings as a line of JSON: the result of `hotstone census --json`, the file of --checkpoint
// and what --merge reads are one format; a checkpoint is a result with chunks_done below chunks.
//
//   {"schema":"hotstone.result/1","command":"census","board":"5x5","shard":"1/1","chunks":8192,
//    "chunks_done":8192,"colourings":"847288609443","legal":"414295148741",
//    "colourings_by_stones":["1","50",...],"legal_by_stones":["1","50",...],"seconds":3.9,"version":"0.1.0"}
#ifndef HOTSTONE_CLI_CENSUS_FILE_H_
#define HOTSTONE_CLI_CENSUS_FILE_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "enumerate/colour_census.h"

namespace hotstone::cli {

// The line, with its end. `seconds` is how long this run took.
std::string WriteCensus(const enumerate::ColourCensus& census, double seconds);

// InvalidArgument, with what is wrong, for anything that WriteCensus does not write: other fields' values,
// sums that differ, numbers that no census has (CheckColourCensus). `seconds` and `version` may be anything.
absl::StatusOr<enumerate::ColourCensus> ParseCensus(std::string_view text);

// "2/8": shard 2 of 8. InvalidArgument for anything else.
absl::Status ParseShard(const std::string& text, int& shard, int& shards);

// The census in a file; errors begin with its name. NotFound if there is no such file.
absl::StatusOr<enumerate::ColourCensus> ReadCensusFile(const std::string& path);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_CENSUS_FILE_H_
