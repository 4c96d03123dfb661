// Cycles of the situation graph, and when two cycles count as the same.
//
// Vertices are (position, player to move): every legal position with either player to move, since
// its stones can be placed one by one. Edges are board plays and single passes under a
// finite-memory rule set, ignoring bans. A *cycle* is a closed walk along edges that
//
//   - has at least one board play, and
//   - visits no vertex twice (longer closed walks decompose into such walks).
//
// Bans show up as extra plies. Where the hot layer bans a board play right after the play before it
// (cyclically: the last play precedes the first), a *pass pair*, one pass by each player, goes
// between the two plays: take, pass, pass, retake. Pairs go nowhere else. A pair returns to the
// vertex it leaves, so only a pair can repeat a vertex. The *length* of a cycle counts all plies,
// including pairs. If two passes end the game (end_passes=2), a cycle that needs a pair does not
// exist; if removals end it (capture_ends), no cycle exists.
//
// Two cycles are the same if they differ only by a symmetry of the board, an exchange of the
// colours, and the vertex where they are entered. The *canonical word* of such a class is the least
// word among its members: more stones at the entry first, Black to move, then the least black and
// white stones as numbers, then the least moves (a pass is least). Because no vertex occurs twice,
// each symmetry, with or without exchange, maps the cycle to the canonical word for at most one
// entry. So the number of (symmetry, exchange, entry) triples that do equals the number that leave
// the cycle unchanged, and the class has 2 x symmetries / that number members.
//
// After an odd number of plies, exchanging the colours may restore the start. That is half a cycle,
// not a cycle.
#ifndef HOTSTONE_ENUMERATE_CYCLES_CYCLE_CANONICAL_H_
#define HOTSTONE_ENUMERATE_CYCLES_CYCLE_CANONICAL_H_

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "enumerate/graph/situation_graph.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

// The longest cycle that is searched for, in plies.
inline constexpr int kMaxCycleLength = 22;

// A vertex, and the edge that leaves it.
struct CycleStep {
  BitBoard black = 0;
  BitBoard white = 0;
  int player = 0;  // 0 Black, 1 White
  BitMove move = kNoPoint;
};

// A cycle without its pass pairs; the entry and the edges determine it. Compact, because a search
// keeps many.
struct CycleWord {
  BitBoard black = 0;
  BitBoard white = 0;
  int8_t player = 0;
  int8_t edges = 0;
  std::array<int8_t, kMaxCycleLength> moves{};  // points, or kNoPoint; 0 from `edges` on

  friend bool operator==(const CycleWord&, const CycleWord&) = default;
  friend auto operator<=>(const CycleWord&, const CycleWord&) = default;
  template <typename H>
  friend H AbslHashValue(H h, const CycleWord& w) {
    return H::combine(std::move(h), w.black, w.white, w.player, w.edges, w.moves);
  }
};

// One ply of a cycle and all its effects.
struct CyclePly {
  BitBoard black = 0;  // before the ply
  BitBoard white = 0;
  int player = 0;
  BitMove move = kNoPoint;
  BitBoard captured = 0;
  BitBoard self_removed = 0;  // including the stone played
  bool of_pair = false;       // belongs to a pass pair
};

struct CanonicalCycle {
  CycleWord word;
  int members = 0;  // cycles in the class; entries are not told apart
};

// The canonical word of the cycle with these steps, in order, and the size of its class. Requires a
// cycle of 2 .. kMaxCycleLength edges. O(entries x symmetries).
CanonicalCycle FindCanonicalCycle(const Symmetries& symmetries, std::span<const CycleStep> steps);

// The steps of the cycle that begins at `start` and follows these edges; passes and bans of `start`
// are ignored. Nothing if an edge is illegal under the rules (ignoring bans) or finishes the game,
// if the walk does not return or visits a vertex twice, or if no edge is a board play.
std::optional<std::vector<CycleStep>> StepsOf(const Grid& grid, const FiniteRules& rules,
                                              const BitSituation& start,
                                              std::span<const BitMove> edges);

// The plies of a word, with pass pairs inserted where the rules ban the next play; a pair between
// the last play and the first comes last. Nothing if the word is not a cycle (see above), or if a
// pair would end the game.
std::optional<std::vector<CyclePly>> PliesOf(const Grid& grid, const FiniteRules& rules,
                                             const CycleWord& word);

// True if the board play `move` is legal in this situation except for a ban. `s` is the situation
// after the previous ply. Consults only the rules, so it works for any kind of ban.
bool IsBanned(const Grid& grid, const FiniteRules& rules, const BitSituation& s, BitMove move);

// The points where plays are legal, respecting the bans of the situation.
BitBoard LegalPoints(const Grid& grid, const FiniteRules& rules, const BitSituation& s);

// The situation at a vertex, with no bans and no preceding pass.
inline BitSituation AtVertex(BitBoard black, BitBoard white, int player) {
  BitSituation s;
  s.black = black;
  s.white = white;
  s.player = player;
  return s;
}

// True if the situation carries a ban of any kind.
inline bool CarriesBan(const BitSituation& s) {
  BitSituation clear = AtVertex(s.black, s.white, s.player);
  clear.passes = s.passes;
  return !(s == clear);
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_CYCLE_CANONICAL_H_
