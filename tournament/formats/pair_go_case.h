// Pair go test cases, hotstone.pair-go-case/1: events, and the expected ruling on each.
//
// One JSON object per line, so that other programs can be tested with them
// (docs/reference/tournaments.md):
//
//   {"schema":"hotstone.pair-go-case/1","id":"...","source":"...","rules":"wmsg-2008",
//    "events":[{"move":"BF"},{"move":"WM"},{"claim":"B"}],
//    "expect":{"rulings":["in-rotation","out-of-rotation","penalty"],"tokens":[0,1],"next":"BM"}}
//
// `rulings` has a word for each event (RulingWord of tournament/law/pair_go.h); `tokens` has
// Black's and White's tokens. Then comes `next`, the player with the next turn. If the game is
// over, there are instead `end` (forfeit, resignation or count), `winner` (B, W or tie), and after
// a count `scores`, Black's and White's less the penalties. `source` is optional.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_PAIR_GO_CASE_H_
#define HOTSTONE_TOURNAMENT_FORMATS_PAIR_GO_CASE_H_

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/law/pair_go.h"

namespace hotstone::tournament {

struct PairGoCase {
  int line = 1;
  std::string id;
  PairGoRules rules;
  std::vector<PairGoEvent> events;
  std::vector<std::string> rulings;
  std::array<int, 2> tokens = {0, 0};
  std::optional<PairGoSeat> next;  // exactly one of these two is set
  std::optional<PairGoResult> result;
};

// A text with one case per line. InvalidArgument with file, line and column.
absl::StatusOr<std::vector<PairGoCase>> ParsePairGoCases(std::string_view text,
                                                         std::string_view file);

// "forfeit", "resignation", "count".
const char* PairGoEndWord(PairGoEnd end);
// "B", "W", "tie".
std::string PairGoWinnerWord(const PairGoResult& result);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_PAIR_GO_CASE_H_
