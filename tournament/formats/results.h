// Reads tournament results from three file formats: our own JSON lines, and the crosstables of two
// pairing programs.
//
//   lines       hotstone.results/1, one JSON object per line; the lossless format
//               (docs/reference/tournaments.md)
//   h9          the text table of the European Go Database: a row for each player, and a cell for
//               each round
//   opengotha   the XML file in which the program OpenGotha keeps a tournament
//
// The first character identifies the format: "{", "<", or anything else. All three give the same
// crosstable for the same results, in any order; names are UTF-8. Errors are InvalidArgument,
// "FILE:LINE:COLUMN: what is wrong and what would be right", columns in bytes from 1.
//
// Everything besides names, pairings and results is ignored (ranks, clubs, scores that the program
// computed, handicaps, team tables), as are games without a result yet.
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

// O(bytes log bytes). A text without any player is an error.
absl::StatusOr<Crosstable> ParseResults(std::string_view text, std::string_view file);

// A table, and what must be said about how it was read; empty: nothing.
struct ResultsFile {
  Crosstable table;
  std::string note;
};

// The same from a file, or from standard input if the path is "-". NotFound; InvalidArgument if the
// path is a folder, cannot be read or holds more than kMaxResultsBytes.
absl::StatusOr<ResultsFile> ReadResultsFile(const std::string& path);

// The crosstable as hotstone.results/1: players, then games, then byes, each in its own order.
std::string WriteResultLines(const Crosstable& table);

// The readers of the three formats.
absl::StatusOr<Crosstable> ParseResultLines(std::string_view text, std::string_view file);
absl::StatusOr<Crosstable> ParseH9(std::string_view text, std::string_view file);
absl::StatusOr<Crosstable> ParseOpenGotha(std::string_view text, std::string_view file);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_RESULTS_H_
