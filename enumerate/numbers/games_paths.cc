// Counts the simple paths from one vertex of a game graph to each other vertex, and keeps the
// results for sets of unused vertices.
//
// Find looks up paths(v, C), after mapping v and C by the symmetry that makes C least, and lets
// Paths compute it if it is missing. Flow splits C. FindWays keeps the vertices that can be
// entered, and the dominators of each, so that edges back to where every path has been are omitted.
// FirstComponent takes one strongly connected component after the other in topological order.
// ThroughComponent counts the paths that enter it and end at each of its vertices, by Find for the
// smaller set; and the amounts flow on to the rest. Sums beyond 2^64 - 1 end the count with an
// error, as do the memory limit and a stop.
//
// For example, let v lead to a and b, a and b to each other, and b to c. From v the set {a, b, c}
// splits into the component {a, b}, entered once at either vertex, and {c}. In the component one
// path reaches a directly and one through b, and the same for b: two each. Both paths that end at b
// go on to c, so the counts are 2, 2 and 2.
#include "enumerate/numbers/games_paths.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"

namespace hotstone::enumerate {
namespace {

constexpr size_t kFirstSlots = size_t{1} << 12;
constexpr uint64_t kPathsAReport = 1 << 12;
constexpr size_t kChunk = size_t{1} << 18;  // numbers; a vector has at most kMaxVertices

uint64_t Folded(VertexSet64 s) { return s; }
uint64_t Folded(VertexSet128 s) {
  return static_cast<uint64_t>(s) ^ static_cast<uint64_t>(s >> 64) * 0xC2B2AE3D27D4EB4F;
}

// The lowest member of a set, and the set without it.
template <typename Set>
int PopFirst(Set& s) {
  const int v = FirstVertex(s);
  s &= s - 1;
  return v;
}

}  // namespace

template <typename Set>
PathCounter<Set>::PathCounter(const GameGraph& graph, uint64_t memory_limit_bytes,
                              Progress* progress)
    : slots_(kFirstSlots, Slot{0, nullptr, kNoVertex}),
      memory_limit_bytes_(memory_limit_bytes),
      progress_(progress) {
  const size_t size = graph.vertices.size();
  for (auto* sets : {&next_, &next_after_pass_, &plays_, &played_from_}) sets->assign(size, 0);
  for (size_t v = 0; v < size; ++v) {
    const GameGraph::Vertex& vertex = graph.vertices[v];
    for (const int u : vertex.next) next_[v] |= Bit(u);
    for (const int u : vertex.next_after_pass) next_after_pass_[v] |= Bit(u);
    plays_[v] = next_[v] | next_after_pass_[v];
    partner_.push_back(vertex.partner);
    for (Set s = plays_[v]; s != 0;)
      played_from_[static_cast<size_t>(PopFirst(s))] |= Bit(static_cast<int>(v));
  }
  repeated_.resize(size);
  for (size_t v = 0; v < size; ++v) {
    for (Set s = plays_[v]; s != 0;) {
      const int u = PopFirst(s);
      const auto& vertex = graph.vertices[v];
      const auto plays =
          std::count(vertex.next.begin(), vertex.next.end(), u) +
          std::count(vertex.next_after_pass.begin(), vertex.next_after_pass.end(), u);
      if (plays > 1) repeated_[v].push_back({u, static_cast<uint64_t>(plays - 1)});
    }
  }
  to_representative_.resize(size);
  for (const std::vector<int>& symmetry : graph.symmetries) {
    Permutation& p = permutations_.emplace_back();
    for (size_t v = 0; v < size; ++v) {
      p.vertex[v] = symmetry[v];
      p.source[static_cast<size_t>(symmetry[v])] = static_cast<int>(v);
    }
    for (size_t i = 0; i < sizeof(Set); ++i) {
      for (size_t byte = 0; byte < 256; ++byte) {
        p.bytes[i][byte] = 0;
        for (size_t bit = 0; bit < 8; ++bit) {
          if ((byte >> bit & 1) != 0 && 8 * i + bit < size)
            p.bytes[i][byte] |= Bit(symmetry[8 * i + bit]);
        }
      }
    }
  }
  for (size_t v = 0; v < size; ++v) {
    int least = static_cast<int>(v);
    for (const Permutation& p : permutations_) least = std::min(least, p.vertex[v]);
    for (size_t i = 0; i < permutations_.size(); ++i) {
      if (permutations_[i].vertex[v] == least) to_representative_[v].push_back(static_cast<int>(i));
    }
  }
}

template <typename Set>
void PathCounter<Set>::AddProduct(uint64_t& sum, uint64_t a, uint64_t b) {
  uint64_t product;
  if (__builtin_mul_overflow(a, b, &product) || __builtin_add_overflow(sum, product, &sum)) {
    status_ = absl::OutOfRangeError("the number of games exceeds 2^64 - 1");
  }
}

// Sets counts[y] for every y of c. `counts` may hold anything before.
template <typename Set>
void PathCounter<Set>::Paths(int v, Set c, Amounts& counts) {
  for (Set s = c; s != 0;) counts[PopFirst(s)] = 0;
  const int partner = partner_[v];
  if (partner == kNoVertex || (c & Bit(partner)) == 0) {
    Flow(c, v, plays_[v] & c, counts);
  } else {
    const Set rest = c & ~Bit(partner);
    Flow(c, v, next_[v] & c, counts);
    Flow(rest, v, next_after_pass_[v] & rest, counts);
  }
}

// The vertices that can be entered from the entries, and the vertices on every way to them: the
// greatest solution of dominators(u) = {u} + the intersection of the dominators of all vertices
// before u. It is computed from above, along edges: in the forward search, and once more from a
// vertex whose set shrank after it had been passed. An edge to a dominator leads to where each path
// has been, so it is omitted.
template <typename Set>
void PathCounter<Set>::FindWays(Set c, Set entries, Ways& ways) const {
  std::array<int, kMaxVertices> order;
  size_t found = 0;
  Set live = entries;
  for (Set s = entries; s != 0;) {
    const int u = PopFirst(s);
    ways.dominators[u] = Bit(u);
    order[found++] = u;
  }
  Set passed = 0;
  Set again = 0;
  const auto push = [&](int u) {
    const Set through = ways.dominators[u];
    // The set of a vertex that dominates u and is entered from it cannot shrink.
    for (Set s = plays_[u] & live & ~entries & ~through; s != 0;) {
      const int w = PopFirst(s);
      const Set shared = ways.dominators[w] & (through | Bit(w));
      if (shared == ways.dominators[w]) continue;
      ways.dominators[w] = shared;
      again |= Bit(w) & passed;
    }
  };
  for (size_t i = 0; i < found; ++i) {
    const int u = order[i];
    push(u);
    const Set more = plays_[u] & c & ~live;
    live |= more;
    for (Set s = more; s != 0;) {
      const int w = PopFirst(s);
      ways.dominators[w] = ways.dominators[u] | Bit(w);
      order[found++] = w;
    }
    passed |= Bit(u);
  }
  while (again != 0) push(PopFirst(again));
  ways.live = live;
  for (size_t i = 0; i < found; ++i) ways.before[order[i]] = 0;
  for (size_t i = 0; i < found; ++i) {
    const int u = order[i];
    Set after = plays_[u] & live & ~ways.dominators[u];
    if (partner_[u] != kNoVertex) after |= Bit(partner_[u]) & live;
    ways.after[u] = after;
    for (Set s = after; s != 0;) ways.before[PopFirst(s)] |= Bit(u);
  }
}

// The vertices inside `within` that lead to `seed`, or are reached from it, including seed.
template <typename Set>
Set PathCounter<Set>::Closure(const std::array<Set, kMaxVertices>& edges, Set seed, Set within) {
  Set reached = seed;
  for (Set fresh = seed; fresh != 0;) {
    const Set more = edges[static_cast<size_t>(PopFirst(fresh))] & within & ~reached;
    reached |= more;
    fresh |= more;
  }
  return reached;
}

// A component of `live` that no other one leads to.
template <typename Set>
Set PathCounter<Set>::FirstComponent(const Ways& ways, Set live) {
  for (Set s = live; s != 0;) {
    const int u = PopFirst(s);
    if ((ways.before[static_cast<size_t>(u)] & live) == 0) return Bit(u);
  }
  Set before = Closure(ways.before, live & (~live + 1), live);
  Set component = Closure(ways.after, live & (~live + 1), before);
  while (before != component) {
    const Set other = before & ~component;
    before = Closure(ways.before, other & (~other + 1), before);
    component = Closure(ways.after, other & (~other + 1), before);
  }
  return component;
}

// Adds to counts[y] the simple paths from v to y that begin with one of the entries and stay inside
// c.
template <typename Set>
void PathCounter<Set>::Flow(Set c, int v, Set entries, Amounts& counts) {
  Ways ways;
  FindWays(c, entries, ways);
  Amounts amounts;
  for (Set s = ways.live; s != 0;) amounts[PopFirst(s)] = 0;
  for (Set s = entries; s != 0;) amounts[PopFirst(s)] = 1;
  for (const Repeated& r : repeated_[v]) {
    if ((entries & Bit(r.vertex)) != 0) amounts[r.vertex] += r.extra;
  }
  for (Set live = ways.live; live != 0;) {
    const Set component = FirstComponent(ways, live);
    live &= ~component;
    Amounts ends;
    ThroughComponent(component, amounts, ends);
    for (Set s = component; s != 0;) {
      const int y = PopFirst(s);
      if (ends[y] == 0) continue;
      AddProduct(counts[y], ends[y], 1);
      for (Set out = plays_[y] & live; out != 0;) AddProduct(amounts[PopFirst(out)], ends[y], 1);
      for (const Repeated& r : repeated_[y]) {
        if ((live & Bit(r.vertex)) != 0) AddProduct(amounts[r.vertex], ends[y], r.extra);
      }
    }
    if (!status_.ok()) return;
  }
}

// Sets ends[y] for every y of the component: paths that entered it in `amounts` ways and end at y.
template <typename Set>
void PathCounter<Set>::ThroughComponent(Set component, const Amounts& amounts, Amounts& ends) {
  for (Set s = component; s != 0;) ends[PopFirst(s)] = 0;
  for (Set s = component; s != 0;) {
    const int x = PopFirst(s);
    if (amounts[x] == 0) continue;
    AddProduct(ends[x], amounts[x], 1);
    const Set rest = component & ~Bit(x);
    if (rest == 0) return;
    const Known known = Find(x, rest);
    if (!status_.ok()) return;
    const uint64_t* value = known.values;
    for (Set t = known.image; t != 0; ++value) {
      AddProduct(ends[known.permutation->source[PopFirst(t)]], amounts[x], *value);
    }
  }
}

template <typename Set>
size_t PathCounter<Set>::SlotOf(int v, Set c) const {
  const size_t mask = slots_.size() - 1;
  uint64_t hash = (Folded(c) + static_cast<uint64_t>(v)) * 0x9E3779B97F4A7C15;
  hash ^= hash >> 32;
  size_t i = hash * 0xFF51AFD7ED558CCD >> 20 & mask;
  while (slots_[i].vertex != kNoVertex && (slots_[i].vertex != v || slots_[i].set != c))
    i = (i + 1) & mask;
  return i;
}

template <typename Set>
void PathCounter<Set>::Grow() {
  std::vector<Slot> old(2 * slots_.size(), Slot{0, nullptr, kNoVertex});
  old.swap(slots_);
  for (const Slot& slot : old) {
    if (slot.vertex != kNoVertex) slots_[SlotOf(slot.vertex, slot.set)] = slot;
  }
}

template <typename Set>
bool PathCounter<Set>::HasRoom(uint64_t more) {
  const uint64_t bytes =
      slots_.size() * sizeof(Slot) + chunks_.size() * kChunk * sizeof(uint64_t) + more;
  if (bytes <= memory_limit_bytes_) return true;
  status_ = absl::ResourceExhaustedError(
      absl::StrCat("counting games reached the memory limit of ", BytesText(memory_limit_bytes_)));
  return false;
}

template <typename Set>
typename PathCounter<Set>::Known PathCounter<Set>::Find(int v, Set c) {
  const std::vector<int>& candidates = to_representative_[v];
  const Permutation* best = &permutations_[candidates[0]];
  Set image = best->Map(c);
  for (size_t i = 1; i < candidates.size(); ++i) {
    const Set other = permutations_[candidates[i]].Map(c);
    if (other < image) {
      image = other;
      best = &permutations_[candidates[i]];
    }
  }
  const int representative = best->vertex[v];
  if (const Slot& slot = slots_[SlotOf(representative, image)]; slot.vertex != kNoVertex) {
    return {slot.values, image, best};
  }
  Amounts counts;
  Paths(representative, image, counts);
  if (!status_.ok()) return {};
  const bool full = 2 * (kept_ + 1) > slots_.size();
  const bool no_chunk = chunks_.empty() || kChunk - chunk_used_ < kMaxVertices;
  // While the table grows, the old one is there, too.
  if (!HasRoom((full ? 2 * slots_.size() * sizeof(Slot) : 0) +
               (no_chunk ? kChunk * sizeof(uint64_t) : 0))) {
    return {};
  }
  if (no_chunk) {
    chunks_.push_back(std::make_unique_for_overwrite<uint64_t[]>(kChunk));
    chunk_used_ = 0;
  }
  const uint64_t* const values = &chunks_.back()[chunk_used_];
  for (Set s = image; s != 0;) chunks_.back()[chunk_used_++] = counts[PopFirst(s)];
  if (full) Grow();
  ++kept_;
  slots_[SlotOf(representative, image)] = {image, values, representative};
  if (kept_ % kPathsAReport == 0 && !KeepGoing(progress_, "games", kept_, 0)) {
    status_ = absl::CancelledError("counting games was stopped");
  }
  return {values, image, best};
}

template <typename Set>
absl::StatusOr<uint64_t> PathCounter<Set>::CountFromStart() {
  Set others = 0;
  for (size_t v = 1; v < partner_.size(); ++v) others |= Bit(static_cast<int>(v));
  Amounts counts;
  Paths(0, others, counts);
  uint64_t total = 1;
  for (Set s = others; s != 0;) AddProduct(total, counts[PopFirst(s)], 1);
  if (!status_.ok()) return status_;
  return total;
}

template class PathCounter<VertexSet64>;
template class PathCounter<VertexSet128>;

}  // namespace hotstone::enumerate
