// Cases of standings, hotstone.standings-case/1: results, a system, and the standings that it must give.
//
// One JSON object a line, so that other programs can be held to them
// (docs/reference/tournaments.md):
//
//   {"schema":"hotstone.standings-case/1","id":"...","source":"...","players":["a","b"],
//    "games":[[1,"a","b","B"]],"byes":[[2,"a"]],"system":"1991",
//    "expect":[["a",1,[1,0,0,0,0]],["b",2,[0,0,1,0,0]]]}
//
// A game is round, Black, White and B, W, draw, both-lose or both-win; an expectation is a player, his
// place, and the numbers that the system compares, in their order, best first and those of one place by
// name. `source` and `byes` may be left out.
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
  std::string source;
  Crosstable table;
  StandingsSystem system;
  std::vector<ExpectedStanding> expect;
};

// A text with one case a line; blank lines are let pass, a text without a case is not. InvalidArgument with
// file, line and column.
absl::StatusOr<std::vector<StandingsCase>> ParseStandingsCases(std::string_view text, std::string_view file);

// The case as its line, with its end.
std::string WriteStandingsCase(const StandingsCase& c);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_STANDINGS_CASE_H_
