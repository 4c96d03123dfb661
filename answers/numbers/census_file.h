// Census files, checkpoints and shards (formats/census_line.h), read into the types of enumerate/
// and checked to be a census that this program could have begun. A file ends with its own digest
// (base/sealed_text.h); files of versions without digests can still be read.
#ifndef HOTSTONE_ANSWERS_NUMBERS_CENSUS_FILE_H_
#define HOTSTONE_ANSWERS_NUMBERS_CENSUS_FILE_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "enumerate/numbers/colour_census.h"

namespace hotstone::answers {

// The line, newline included. `seconds` is how long this run took. Requires sides of 19 or less.
std::string WriteCensus(const enumerate::ColourCensus& census, double seconds);

// InvalidArgument, with the reason, if the digest does not match, the text is not such a line, or
// the census is impossible (CheckColourCensus).
absl::StatusOr<enumerate::ColourCensus> ParseCensus(std::string_view text);

// "2/8": shard 2 of 8. InvalidArgument for anything else.
absl::Status ParseShard(const std::string& text, int& shard, int& shards);

// The census in a file; errors begin with its name. NotFound if the file does not exist.
absl::StatusOr<enumerate::ColourCensus> ReadCensusFile(const std::string& path);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_NUMBERS_CENSUS_FILE_H_
