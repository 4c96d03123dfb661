// Cycles of the situation graph as objects, and when two of them are the same.
//
// Vertices are (position, player to move): every legal position, since its stones can be placed one by one,
// with either player to move. Edges are board plays and single passes under a finite-memory rule set, bans
// left out. A *cycle* is a closed walk along edges that
//
//   - has at least one board play, and
//   - meets no vertex twice (longer closed walks decompose into such ones).
//
// Bans come in as plies: where a board play of the cycle is banned by the hot layer right after the play
// before it (cyclically: the last play comes before the first), a *pass pair*, one pass of each player, is
// put between the two, and nowhere else: take, pass, pass, retake. A pair brings back the vertex it leaves,
// so it is the only way in which a vertex comes twice. The *length* of a cycle counts all plies, pairs
// included. If two passes end the game (end_passes=2) a cycle that needs a pair does not exist; if removals
// end it (capture_ends) none does.
//
// Two cycles are the same up to a symmetry of the board, an exchange of the colours, and the vertex where
// they are entered. The *canonical word* of such a class is the least word of its members: more stones at the
// entry first, Black to move, then the least black and white stones as numbers, then the least moves (a pass
// is least). As no vertex comes twice, a symmetry with or without exchange leads from the cycle to the
// canonical word for at most one entry; the number of (symmetry, exchange, entry) that do is therefore the
// number of those that leave the cycle as it is, and the class has 2 x symmetries / that many members.
//
// After an odd number of plies the colours exchanged may bring the start back; that is half of a cycle, not a
// cycle.
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

// A cycle without its pass pairs: entry and edges determine it. Small, because a search keeps many.
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

// A ply of a cycle with everything that it does.
struct CyclePly {
  BitBoard black = 0;  // before the ply
  BitBoard white = 0;
  int player = 0;
  BitMove move = kNoPoint;
  BitBoard captured = 0;
  BitBoard self_removed = 0;  // the stone played among them
  bool of_pair = false;       // a pass of a pass pair
};

struct CanonicalCycle {
  CycleWord word;
  int members = 0;  // how many cycles the class has, entries not told apart
};

// The canonical word of the cycle with these steps, in order, and the size of its class. Requires a cycle of
// 2 .. kMaxCycleLength edges. O(entries x symmetries).
CanonicalCycle FindCanonicalCycle(const Symmetries& symmetries, std::span<const CycleStep> steps);

// The cycle that begins at `start` (passes and ban are not looked at) with these edges, as steps; nothing if
// an edge is not legal under the rules (bans left out), finishes the game, does not lead back, meets a vertex
// twice, or if there is no board play among them.
std::optional<std::vector<CycleStep>> StepsOf(const Grid& grid, const FiniteRules& rules,
                                              const BitSituation& start, std::span<const BitMove> edges);

// The plies of a word, pass pairs put in where the rules ban the next play; a pair between the last play and
// the first one comes last. Nothing if the word is not a cycle (see above), or if a pair would end the game.
std::optional<std::vector<CyclePly>> PliesOf(const Grid& grid, const FiniteRules& rules,
                                             const CycleWord& word);

// True if the board play `move` is banned in this situation: legal but for the ban. `s` is what the ply
// before led to. Asks the rules alone, whatever a ban is to them.
bool IsBanned(const Grid& grid, const FiniteRules& rules, const BitSituation& s, BitMove move);

// The points where plays are legal; bans of the situation count.
BitBoard LegalPoints(const Grid& grid, const FiniteRules& rules, const BitSituation& s);

// The situation at a vertex, nothing banned, no pass before.
inline BitSituation AtVertex(BitBoard black, BitBoard white, int player) {
  BitSituation s;
  s.black = black;
  s.white = white;
  s.player = player;
  return s;
}

// True if the situation carries a ban, whatever a ban is to the rules.
inline bool CarriesBan(const BitSituation& s) {
  BitSituation clear = AtVertex(s.black, s.white, s.player);
  clear.passes = s.passes;
  return !(s == clear);
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_CYCLE_CANONICAL_H_
