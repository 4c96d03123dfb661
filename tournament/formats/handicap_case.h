// Handicap test cases, hotstone.handicap-case/1: two ranks, a text with its readings, and the
// resulting game.
//
// One JSON object per line, so that other programs can be tested with them
// (docs/reference/tournaments.md):
//
//   {"schema":"hotstone.handicap-case/1","id":"...","source":"...","rules":"ing-1996",
//    "black":"5 duan","white":"9 duan",
//    "expect":{"difference":16,"handicap_plays":1,"passes":1,"compensation":0,"worth":16}}
//
// Points are whole numbers; compensation is what Black gives White, negative if White gives it.
// `worth` is what the game is worth to Black. If the two players get no game, the expectation is
// {"refused":true}. `source` is optional.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_HANDICAP_CASE_H_
#define HOTSTONE_TOURNAMENT_FORMATS_HANDICAP_CASE_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/law/handicap.h"

namespace hotstone::tournament {

struct ExpectedHandicap {
  HandicapGame game;
  int worth = 0;
};

struct HandicapCase {
  int line = 1;
  std::string id;
  HandicapSystem system;
  Rank black;
  Rank white;
  std::optional<ExpectedHandicap> expect;  // empty: refused
};

// A text with one case per line; blank lines are skipped, a text without a case is an error.
// InvalidArgument with file, line and column.
absl::StatusOr<std::vector<HandicapCase>> ParseHandicapCases(std::string_view text,
                                                             std::string_view file);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_HANDICAP_CASE_H_
