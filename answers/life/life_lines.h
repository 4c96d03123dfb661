// Lines of play about a chain: what happens if its attacker moves first, and if its owner does.
//
// The winner plays by a strategy that certify/ has accepted (life_search.h), so a line needs no
// search of its own. The loser has many lines. An owner who loses his chain takes one of the
// longest that the strategy lets him have. For an attacker who fails length means little, since the
// chain is never removed; his line is one out of many, with as many plays of the owner as any that
// the walk finds.
#ifndef HOTSTONE_ANSWERS_LIFE_LIFE_LINES_H_
#define HOTSTONE_ANSWERS_LIFE_LIFE_LINES_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/life/life_search.h"
#include "answers/shown/shown.h"
#include "spec/board/move.h"

namespace hotstone::answers {

enum class LineEnd {
  kUnknown,  // there is no line
  kRemoved,  // by the last move
  kEnded,    // the game is over, and the chain is on the board
};

struct LifeLine {
  bool attacker_first = true;
  std::vector<spec::Move> moves;
  LineEnd end = LineEnd::kUnknown;
  std::string why;  // there is no line
};

// "removed", "ended", "unknown".
std::string_view LineEndName(LineEnd end);

// The line of a strategy for a whole game without threats, under rules without history. Nothing if
// the group is settled from the start, so that no move matters. Each move is legal by spec/, which
// also confirms the end; Internal otherwise. Unknown if the strategy has more than 50,000
// situations or never ends. O(situations x points).
absl::StatusOr<std::optional<LifeLine>> LineOf(const certify::Strategy& strategy);

// The lines of a chain, the attacker's first move first: one for each answer, except where no move
// matters. A line that was not found says why. Internal as above.
absl::StatusOr<std::vector<LifeLine>> LinesOf(const SearchedChain& chain);

// `with_reason`: the text says why there is no line.
Shown Describe(const LifeLine& line, spec::Color owner, bool with_reason);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_LIFE_LINES_H_
