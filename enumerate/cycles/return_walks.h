// All return cycles of one situation up to a length, and the best three of them (return_cycles.h).
#ifndef HOTSTONE_ENUMERATE_CYCLES_RETURN_WALKS_H_
#define HOTSTONE_ENUMERATE_CYCLES_RETURN_WALKS_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "enumerate/cycles/square_free.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

// Position and player to move: an entry of the sequence that `square` looks at.
struct Entry {
  BitBoard black = 0;
  BitBoard white = 0;
  int player = 0;
  friend bool operator==(const Entry&, const Entry&) = default;
  friend auto operator<=>(const Entry&, const Entry&) = default;
};
inline Entry EntryOf(const BitSituation& s) { return {s.black, s.white, s.player}; }

struct ReturnWalk {
  std::vector<BitMove> moves;
  std::vector<Entry> entries;  // the situation's own, then after each move except the last
};

// The square-free return cycles of `at` of up to `longest` plies, shortest first, moves in the
// order of ForEachMove. Of walks with the same entries the first is kept. Stops at `most` walks or
// when `moves` (counted down) is used up.
std::vector<ReturnWalk> ReturnWalks(const Grid& grid, const FiniteRules& rules,
                                    const BitSituation& at, size_t longest, size_t most,
                                    uint64_t& moves);

// Three of these whose images stay square-free after the stem, with the least total length below
// `bound`; ties by order. `stem` holds the entries from the start up to but not including the
// situation's own. O(walks^2 x length + walks^3).
std::optional<std::array<size_t, 3>> BestTriple(const std::vector<ReturnWalk>& walks,
                                                const std::vector<Entry>& stem, size_t bound);

// Applies square_free.h: the stem, cut at the mark, gives the head and blocks; the cycles follow.
bool StaysSquareFree(const std::vector<Entry>& stem, const std::vector<const ReturnWalk*>& cycles);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_RETURN_WALKS_H_
