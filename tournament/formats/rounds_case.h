// Cases of in/out tournaments, hotstone.rounds-case/1: who is paired with whom, and how all courses end.
//
// One JSON object a line, so that other programs can be held to them
// (docs/reference/tournaments.md):
//
//   {"schema":"hotstone.rounds-case/1","id":"...","source":"...","players":4,"winners":1,"in":2,"out":2,
//    "borrow":"below","course":[[[1,2],[4,3]]],
//    "expect":{"lines":[1,-1,-1,1],"pairs":[[1,4],[2,3]],"end":"goes-on",
//              "all":{"ends_always":true,"most_rounds":2,"gets_stuck":false}}}
//
// `course` is a list of rounds, each a list of games [winner, loser] in any order; it is played first. Then
// the players must stand on these lines, by number, and these pairs come next, in any order, of two on
// different lines the upper one first, of two on the same line the smaller number; and `end` is goes-on, done or stuck. `all` is about all courses from
// the beginning: does each end, after how many rounds at most (null if one does not), and can one get stuck?
// What is left out of `expect` is not asked; `source`, `course` may be left out, and `in`, `out`, `borrow`
// are 4, 4 and below then.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_ROUNDS_CASE_H_
#define HOTSTONE_TOURNAMENT_FORMATS_ROUNDS_CASE_H_

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/law/in_out.h"

namespace hotstone::tournament {

// Two players: winner and loser of a game, or a pair.
using TwoPlayers = std::pair<int, int>;

struct AllRoundsExpected {
  bool ends_always = true;
  std::optional<int> most_rounds;  // nothing: a course does not end
  bool gets_stuck = false;
};

struct RoundsCase {
  int line = 1;
  std::string id;
  std::string source;
  InOutRules rules;
  std::vector<std::vector<TwoPlayers>> course;
  std::optional<std::vector<int>> lines;
  std::optional<std::vector<TwoPlayers>> pairs;
  std::optional<InOutEnd> end;
  std::optional<AllRoundsExpected> all;
};

// A text with one case a line. InvalidArgument with file, line and column.
absl::StatusOr<std::vector<RoundsCase>> ParseRoundsCases(std::string_view text, std::string_view file);

// The case as its line, with its end.
std::string WriteRoundsCase(const RoundsCase& c);

// "goes-on", "done", "stuck".
const char* InOutEndWord(InOutEnd end);
// "below", "above", "none".
const char* BorrowWord(Borrow borrow);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_ROUNDS_CASE_H_
