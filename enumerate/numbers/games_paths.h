// The number of simple paths that start at one vertex of a game graph.
//
// Searching them one by one is hopeless (10^11 and more on four points). But the past of a path
// matters only through the vertices it has used up *where it can still go*. Let the path be at v
// and let C be a set of unused vertices. Then
//
//   paths(v, C)[y] = the number of simple paths from v to y that stay in C after v
//
// for each y of C is found by splitting C (v itself is used up now) into strongly connected
// components. A path visits components in topological order and never returns to one it left. So
// within each component D that it enters at x the count is again paths(x, D - x), and the numbers
// of ways multiply: amounts flow from component to component. The vectors paths(v, C) are kept,
// exactly keyed by v and C up to the symmetries of the graph.
//
// Which edges join vertices into components matters most. If every path from v to w goes through u,
// the edge from w to u is useless: u is used up by then. So for each (v, C) the code finds the
// dominators of the vertices of C (T. Lengauer and R. Tarjan's notion, here by bit sets) and omits
// edges to them. Whatever lies behind a bottleneck then becomes a component of its own. From the
// empty 2x2 board, psk keeps 410,000 vectors with dominators, 2,254,000 without.
//
// Under ssk a play after a pass also uses up the partner of v. That splits paths(v, C) into two
// flows, with and without the partner in C; and since leaving D may not use up vertices of a later
// component, a vertex and its partner are put in one component.
//
// Memory: 32 bytes (psk on 2x2; 48 beyond 64 vertices) twice over and 8 per vertex of C for each
// vector, in a table that grows until the limit.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_GAMES_PATHS_H_
#define HOTSTONE_ENUMERATE_NUMBERS_GAMES_PATHS_H_

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/numbers/games_graph.h"

namespace hotstone::enumerate {

template <typename Set>
class PathCounter {
 public:
  PathCounter(const GameGraph& graph, uint64_t memory_limit_bytes, Progress* progress);

  // Simple paths from vertex 0, including the empty path. ResourceExhausted at the memory limit,
  // OutOfRange at 2^64, Cancelled.
  absl::StatusOr<uint64_t> CountFromStart();

  uint64_t states() const { return kept_; }

 private:
  using Amounts = std::array<uint64_t, kMaxVertices>;
  struct Slot {
    Set set;
    const uint64_t* values;  // the vector
    int vertex;              // kNoVertex: free
  };
  // A permutation of vertices, for sets byte by byte.
  struct Permutation {
    std::array<int, kMaxVertices> vertex;
    std::array<int, kMaxVertices> source;  // the inverse of `vertex`
    std::array<std::array<Set, 256>, sizeof(Set)> bytes;
    Set Map(Set s) const {
      Set image = 0;
      for (size_t i = 0; i < sizeof(Set); ++i, s >>= 8) image |= bytes[i][static_cast<uint8_t>(s)];
      return image;
    }
  };

  // The part of a graph that paths from one vertex can use.
  struct Ways {
    Set live;                                     // reachable vertices
    std::array<Set, kMaxVertices> dominators;     // of u: u and the vertices on every path to u
    std::array<Set, kMaxVertices> before, after;  // edges, not to dominators; partners, both ways
  };

  static Set Bit(int v) { return Set{1} << v; }
  static Set Closure(const std::array<Set, kMaxVertices>& edges, Set seed, Set within);
  static Set FirstComponent(const Ways& ways, Set live);
  void FindWays(Set c, Set entries, Ways& ways) const;

  void Paths(int v, Set c, Amounts& counts);
  void Flow(Set c, int v, Set entries, Amounts& counts);
  void ThroughComponent(Set component, const Amounts& amounts, Amounts& counts);
  struct Known {
    const uint64_t* values;
    Set image;  // the vector's entries, in order, belong to these vertices
    const Permutation* permutation;
  };
  Known Find(int v, Set c);
  size_t SlotOf(int v, Set c) const;
  void Grow();
  // Whether so many bytes more stay below the limit; if not, that is the status.
  bool HasRoom(uint64_t more);
  void AddProduct(uint64_t& sum, uint64_t a, uint64_t b);

  std::vector<Set> next_, next_after_pass_, plays_, played_from_;
  struct Repeated {
    int vertex;
    uint64_t extra;  // plays that lead there, minus one
  };
  std::vector<std::vector<Repeated>> repeated_;  // per vertex; nearly always empty
  std::vector<int> partner_;
  std::vector<Permutation> permutations_;
  std::vector<std::vector<int>> to_representative_;  // per vertex: permutations to the least one
  std::vector<Slot> slots_;
  std::vector<std::unique_ptr<uint64_t[]>> chunks_;  // of vectors; never moved
  size_t chunk_used_ = 0;                            // of the last chunk
  uint64_t kept_ = 0;
  uint64_t memory_limit_bytes_;
  Progress* progress_;
  absl::Status status_;
};

extern template class PathCounter<VertexSet64>;
extern template class PathCounter<VertexSet128>;

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_GAMES_PATHS_H_
