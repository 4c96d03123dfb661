// In/out tournament test cases, hotstone.rounds-case/1: who is paired with whom, and how all
// courses end.
//
// One JSON object per line, so that other programs can be tested with them
// (docs/reference/tournaments.md):
//
//   {"schema":"hotstone.rounds-case/1","id":"...","source":"...","players":4,"winners":1,"in":2,
//    "out":2,"borrow":"below","course":[[[1,2],[4,3]]],
//    "expect":{"lines":[1,-1,-1,1],"pairs":[[1,4],[2,3]],"end":"goes-on",
//              "all":{"ends_always":true,"most_rounds":2,"gets_stuck":false}}}
//
// `course` is a list of rounds, each a list of games [winner, loser] in any order; it is played
// first. `lines` then gives each player's expected line, by number. `pairs` gives the expected next
// pairs, in any order; a pair names first the player on the higher line, or the smaller number on
// the same line. `end` is goes-on, done or stuck. `all` is about all courses from the beginning:
// does each end, after how many rounds at most (null if one does not), and can one get stuck? Keys
// missing from `expect` are not checked. `source` and `course` are optional; `in`, `out` and
// `borrow` default to 4, 4 and below.
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
  std::optional<int> most_rounds;  // empty: some course does not end
  bool gets_stuck = false;
};

struct RoundsCase {
  int line = 1;
  std::string id;
  InOutRules rules;
  std::vector<std::vector<TwoPlayers>> course;
  std::optional<std::vector<int>> lines;
  std::optional<std::vector<TwoPlayers>> pairs;
  std::optional<InOutEnd> end;
  std::optional<AllRoundsExpected> all;
};

// A text with one case per line. InvalidArgument with file, line and column.
absl::StatusOr<std::vector<RoundsCase>> ParseRoundsCases(std::string_view text,
                                                         std::string_view file);

// "goes-on", "done", "stuck".
const char* InOutEndWord(InOutEnd end);
// "below", "above", "none".
const char* BorrowWord(Borrow borrow);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_ROUNDS_CASE_H_
