// Three return cycles: situations from which an endless game without a square can be built.
//
// A return cycle of a situation v is a walk from v back to v, equal in everything that history-free
// rules look at, on which v's position with v's player to move occurs only at the beginning. Seen
// as sequences of (position, player to move), return cycles are the blocks of square_free.h, with v
// as the mark. If three of them and the stem to v pass its criterion, then stem, cycle, cycle, ...
// in the order of Thue's word is a legal game of any length without a square, so the cycle rule
// `square` never forbids any of its plays (docs/explanation/termination.md).
//
// The search tries lengths from two plies upward. For each situation it finds all return cycles of
// up to that length that are themselves square-free, depth first. It prunes a branch when more
// stones of v are missing than their owner has plies left. On small boards the situations are those
// of the whole graph, with shortest stems. On larger boards they are positions met in random games
// (from a fixed seed). Each is reached by placing its stones one by one while the other side
// passes; this captures nothing because every part of a legal position is legal.
//
// The search continues while a smaller total length is possible. So on the whole graph, if no
// budget runs out, the total is the least over all triples that the criterion accepts with shortest
// stems (`least`). Everything is deterministic. Finding nothing proves nothing.
#ifndef HOTSTONE_ENUMERATE_CYCLES_RETURN_CYCLES_H_
#define HOTSTONE_ENUMERATE_CYCLES_RETURN_CYCLES_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/progress.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

struct ReturnCycles {
  std::vector<BitMove> stem;  // from the empty board, Black to move
  BitSituation at;            // v
  std::array<std::vector<BitMove>, 3> cycles;
  bool least = false;  // no accepted triple with a shortest stem has a lower total length

  size_t TotalLength() const { return cycles[0].size() + cycles[1].size() + cycles[2].size(); }
};

struct ReturnCycleLimits {
  size_t longest_cycle = 24;         // plies
  uint64_t moves = 200'000'000;      // examined in total
  uint64_t moves_each = 20'000'000;  // examined from one situation, for one length
  size_t cycles_each = 3000;         // return cycles kept per situation
  int graph_points = 10;             // the whole graph, on boards of up to this many points
  int games = 50;                    // random games on larger boards
  uint64_t seed = 1;
};

// Nothing if none were found within the limits, or if `progress` says stop before one was. Each
// move of every part is legal under ForEachMove. The rules are the finite part of a rule set
// (FiniteRules, no history).
std::optional<ReturnCycles> FindReturnCycles(const Grid& grid, const FiniteRules& rules,
                                             const ReturnCycleLimits& limits, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_RETURN_CYCLES_H_
