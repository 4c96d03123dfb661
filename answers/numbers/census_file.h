// Files of a census: checkpoints and shards (formats/census_line.h), read into what enumerate/ works with,
// and checked for being a census that this program can have begun. A file ends with its own digest
// (base/sealed_text.h); those of versions without digests are still read.
#ifndef HOTSTONE_ANSWERS_NUMBERS_CENSUS_FILE_H_
#define HOTSTONE_ANSWERS_NUMBERS_CENSUS_FILE_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "enumerate/numbers/colour_census.h"

namespace hotstone::answers {

// The line, with its end. `seconds` is how long this run took. Requires sides of 19 or less.
std::string WriteCensus(const enumerate::ColourCensus& census, double seconds);

// InvalidArgument, with what is wrong, for what does not have the digest that it says, is no such line or no possible census (CheckColourCensus).
absl::StatusOr<enumerate::ColourCensus> ParseCensus(std::string_view text);

// "2/8": shard 2 of 8. InvalidArgument for anything else.
absl::Status ParseShard(const std::string& text, int& shard, int& shards);

// The census in a file; errors begin with its name. NotFound if there is no such file.
absl::StatusOr<enumerate::ColourCensus> ReadCensusFile(const std::string& path);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_NUMBERS_CENSUS_FILE_H_
