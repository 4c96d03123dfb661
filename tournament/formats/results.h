// The results of a tournament as files: our own lines of JSON, and the crosstables that pairing programs
// write.
//
//   lines       hotstone.results/1, one JSON object a line; the format without loss
//   (docs/reference/tournaments.md) h9          the text table of the European Go Database: a row
//   for each player, and a cell for each round opengotha   the XML file in which the program
//   OpenGotha keeps a tournament
//
// Which one a text is shows in its first character: "{", "<", or anything else. All three give the same
// crosstable for the same results, whatever their order; names are UTF-8. Errors are InvalidArgument,
// "FILE:LINE:COLUMN: what is wrong and what would be right", columns in bytes from 1.
//
// What a file holds beyond names, pairings and results (ranks, clubs, scores that the program computed,
// handicaps, team tables) is passed over, and so are games without a result so far.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_RESULTS_H_
#define HOTSTONE_TOURNAMENT_FORMATS_RESULTS_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "tournament/law/crosstable.h"

namespace hotstone::tournament {

inline constexpr size_t kMaxResultsBytes = size_t{1} << 28;

// "lines", "h9" or "opengotha".
std::string_view ResultsFormat(std::string_view text);

// O(bytes log bytes). A text without a single player is an error.
absl::StatusOr<Crosstable> ParseResults(std::string_view text, std::string_view file);

// The same from a file, or from standard input if the path is "-". NotFound, or InvalidArgument where the
// path is a folder, cannot be read or holds more than kMaxResultsBytes.
absl::StatusOr<Crosstable> ReadResultsFile(const std::string& path);

// The crosstable as hotstone.results/1: players, then games, then byes, each in its own order.
std::string WriteResultLines(const Crosstable& table);

// The three readers, each for its own format.
absl::StatusOr<Crosstable> ParseResultLines(std::string_view text, std::string_view file);
absl::StatusOr<Crosstable> ParseH9(std::string_view text, std::string_view file);
absl::StatusOr<Crosstable> ParseOpenGotha(std::string_view text, std::string_view file);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_RESULTS_H_
