// The graph in whose simple paths the games of a board under superko are counted.
//
// A game, for the number of games, is the sequence of its board plays; passes are free and not counted. So
// after every play either player may make the next one, and a game is a path in a graph:
//
//   psk    vertices: positions.                         An edge for each play of either colour.
//   nssk   vertices: (position, who made it by a play), and the start.   The same.
//   ssk    vertices: (position, player to move). The player to move plays, or passes first, and then the
//   other
//          plays; that pass brings about (position, other player), which counts as seen from then on. A pass
//          is always legal, seen or not, and a player who does not need it does not pass (that could only
//          forbid).
//
// Several plays may lead from one vertex to the same one: under self_removal any, each single stone that
// would remove itself. Games that differ in such a play are different games, so the edge is there as often.
//
// No vertex is entered twice: that is superko. Under ssk the pass also uses up a vertex, the `partner`.
//
// Sets of vertices are one machine word, or two: Set is uint64_t (64 vertices) or unsigned __int128 (128).
#ifndef HOTSTONE_ENUMERATE_NUMBERS_GAMES_GRAPH_H_
#define HOTSTONE_ENUMERATE_NUMBERS_GAMES_GRAPH_H_

#include <bit>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/rules/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

using VertexSet64 = uint64_t;
using VertexSet128 = unsigned __int128;

inline int FirstVertex(VertexSet64 s) { return std::countr_zero(s); }
inline int FirstVertex(VertexSet128 s) {
  const auto low = static_cast<uint64_t>(s);
  return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<uint64_t>(s >> 64));
}
inline int VertexCount(VertexSet64 s) { return std::popcount(s); }
inline int VertexCount(VertexSet128 s) {
  return std::popcount(static_cast<uint64_t>(s)) + std::popcount(static_cast<uint64_t>(s >> 64));
}

inline constexpr int kNoVertex = -1;
inline constexpr int kMaxVertices = 128;

// The graph as lists: what can be built for any board before one knows how wide a set must be.
struct GameGraph {
  struct Vertex {
    // A vertex is listed once for each play that leads to it.
    std::vector<int> next;             // by a play of the player to move (psk, nssk: of either player)
    std::vector<int> next_after_pass;  // ssk: by a play of the other player, after a pass
    int partner = kNoVertex;           // ssk: the same position with the other player to move
  };
  std::vector<Vertex> vertices;  // number 0 is the start
  // Permutations of the vertices that keep the graph: board symmetries, with and without a colour swap. Those
  // that move the start (ssk: it is Black's turn) are among them. Number 0 is the identity.
  std::vector<std::vector<int>> symmetries;
};

// Unimplemented for rule sets whose games are not paths in such a graph: without superko (endless), `fixed`,
// a hot layer, handicap passes, capture_ends. ResourceExhausted beyond kMaxVertices vertices.
absl::StatusOr<GameGraph> BuildGameGraph(const Grid& grid, const spec::RuleSet& rules);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_GAMES_GRAPH_H_
