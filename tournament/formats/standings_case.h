// Standings test cases, hotstone.standings-case/1: results, a system, and the expected standings.
//
// One JSON object per line, so that other programs can be tested with them
// (docs/reference/tournaments.md):
//
//   {"schema":"hotstone.standings-case/1","id":"...","source":"...","players":["a","b"],
//    "games":[[1,"a","b","B"]],"byes":[[2,"a"]],"system":"1991",
//    "expect":[["a",1,[1,0,0,0,0]],["b",2,[0,0,1,0,0]]]}
//
// A game is round, Black, White and B, W, draw, both-lose or both-win. An expectation is a player,
// his place, and the numbers that the system compares, in order; best first, players who share a
// place by name. `source` and `byes` are optional.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_STANDINGS_CASE_H_
#define HOTSTONE_TOURNAMENT_FORMATS_STANDINGS_CASE_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/law/crosstable.h"
#include "tournament/law/standings_system.h"

namespace hotstone::tournament {

struct ExpectedStanding {
  std::string player;
  int place = 1;
  std::vector<int64_t> scores;
};

struct StandingsCase {
  int line = 1;
  std::string id;
  Crosstable table;
  StandingsSystem system;
  std::vector<ExpectedStanding> expect;
};

// A text with one case per line; blank lines are skipped, a text without a case is an error.
// InvalidArgument with file, line and column.
absl::StatusOr<std::vector<StandingsCase>> ParseStandingsCases(std::string_view text,
                                                               std::string_view file);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_STANDINGS_CASE_H_
