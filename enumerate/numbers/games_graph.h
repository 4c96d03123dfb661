// The graph whose simple paths are the games of a board under superko.
//
// Here a game is the sequence of its board plays; passes are free and not counted. So after every
// play either player may make the next one, and a game is a path in a graph:
//
//   psk    vertices: positions.                         An edge for each play of either colour.
//   nssk   vertices: (position, who made it by a play), and the start.   The same.
//   ssk    vertices: (position, player to move). The player to move plays, or passes first, and
//          then the other plays; that pass brings about (position, other player), which counts as
//          seen from then on. A pass is always legal, seen or not, and a player who does not need
//          it does not pass (that could only forbid).
//
// Several plays may lead from one vertex to the same one: under self_removal any, each single stone
// that would remove itself. Games that differ in such a play are different games, so each play has
// its own edge.
//
// Superko means that no vertex is entered twice. Under ssk the pass also uses up a vertex, the
// `partner`.
//
// Sets of vertices are one machine word, or two: Set is uint64_t (64 vertices) or unsigned __int128
// (128).
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

// The graph as lists, which can be built for any board before the required width of a set is known.
struct GameGraph {
  struct Vertex {
    // A vertex is listed once for each play that leads to it.
    std::vector<int> next;             // by the player to move (psk, nssk: by either player)
    std::vector<int> next_after_pass;  // ssk: by a play of the other player, after a pass
    int partner = kNoVertex;           // ssk: the same position with the other player to move
  };
  std::vector<Vertex> vertices;  // number 0 is the start
  // Permutations of the vertices that preserve the graph: board symmetries, with and without a
  // colour swap, including those that move the start (ssk: Black is to move there). Number 0 is the
  // identity.
  std::vector<std::vector<int>> symmetries;
};

// Unimplemented for rule sets whose games are not paths in such a graph: without superko (endless),
// `fixed`, a hot layer, handicap passes, capture_ends. ResourceExhausted beyond kMaxVertices
// vertices.
absl::StatusOr<GameGraph> BuildGameGraph(const Grid& grid, const spec::RuleSet& rules);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_GAMES_GRAPH_H_
