// Finds three cycles from one situation that never make a square in any order: the building blocks
// of endless play under the rule `square`.
//
// Search collects candidates. On small boards these are all situations of the graph, one of each
// class of symmetry; on larger ones, positions from random games, for which PlaceStones makes a
// stem by placing their stones one by one. LookThrough processes them with growing lengths of
// cycles, as long as a better triple than the current one is possible. In LookAt, ReturnWalks finds
// the cycles of a candidate, and BestTriple the three with the least total length that stay free of
// squares in any order of Thue's word, including the stem. On large boards Strip then removes every
// stone that the cycles do not need.
//
// For example, on 2x2 the stem is B:A1, and after it, with White to move, there are three cycles of
// six plies each: W:B1 B:A2 W:B2 B:A1 W:A2 B:A1, the same with a pass in place of the first B:A1,
// and W:B1 B:pass W:A2 B:pass W:B2 B:A1. In the order a b c a c b a b c b a c of Thue's word they
// never make a square.
#include "enumerate/cycles/return_cycles.h"

#include <algorithm>
#include <random>
#include <set>
#include <tuple>

#include "enumerate/cycles/return_walks.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {
namespace {

// A situation whose cycles are searched for, and how to get there.
struct Candidate {
  BitSituation at;
  SituationGraph::Node node = SituationGraph::kNone;  // in the graph; kNone: stones are placed
  size_t girth = 0;  // plies of a shortest return cycle; 0 while none is known
};

// The situations met on the way, including the last one; nothing if a move is illegal or finishes
// the game.
std::optional<std::vector<BitSituation>> Replay(const Grid& grid, const FiniteRules& rules,
                                                BitSituation s, const std::vector<BitMove>& moves) {
  std::vector<BitSituation> met = {s};
  for (const BitMove wanted : moves) {
    bool done = false;
    ForEachMove(grid, rules, met.back(),
                [&](BitMove move, const BitSituation& next, bool finished) {
                  if (move != wanted || finished) return;
                  s = next;
                  done = true;
                });
    if (!done) return std::nullopt;
    met.push_back(s);
  }
  return met;
}

// Places the stones of a legal position one by one from the empty board, the last one by the
// opponent of `player`, who is then to move; nothing if the opponent has none.
std::optional<std::vector<BitMove>> PlaceStones(Stones stones, int player) {
  BitBoard left[2] = {stones.own, stones.opp};
  const int last = 1 - player;
  if (left[last] == 0) return std::nullopt;
  const int first_plies = std::max(Count(left[0]), Count(left[1]) + (last == 0 ? 1 : 0));
  const int plies = 2 * first_plies - (last == 0 ? 1 : 0);
  std::vector<BitMove> moves;
  for (int ply = 0; ply < plies; ++ply) {
    const int mover = ply % 2;
    const int own_plies_left = (plies - ply + 1) / 2;
    // The side that places last waits until its stones fill its plies; the other one begins at
    // once.
    const bool wait = left[mover] == 0 || (mover == last && Count(left[mover]) < own_plies_left);
    moves.push_back(wait ? kNoPoint : FirstPoint(left[mover]));
    if (!wait) left[mover] &= left[mover] - 1;
  }
  return moves;
}

// The stem to a position after `passes` (0 or 1) passes, by placing stones.
std::optional<std::vector<BitMove>> PlacingStem(Stones stones, int player, int passes) {
  if (passes == 0) return PlaceStones(stones, player);
  auto moves = PlaceStones(stones, 1 - player);
  if (moves.has_value()) moves->push_back(kNoPoint);
  return moves;
}

class Search {
 public:
  Search(const Grid& grid, const FiniteRules& rules, const ReturnCycleLimits& limits,
         Progress* progress)
      : grid_(grid), rules_(rules), limits_(limits), progress_(progress), moves_(limits.moves) {}

  std::optional<ReturnCycles> Run() {
    if (grid_.points() > limits_.graph_points) {
      CollectFromGames();
      LookThrough();
      if (best_.has_value()) Strip(*best_);
      return best_;
    }
    const auto index = LegalIndex::Create(grid_);
    if (!index.ok()) return std::nullopt;
    const auto graph =
        SituationGraph::Build(grid_, *index, rules_, SituationGraph::Roots::kEmptyBoard,
                              SituationGraph::kNone, progress_);
    if (!graph.ok()) return std::nullopt;
    graph_ = &*graph;
    CollectFromGraph();
    LookThrough();
    if (best_.has_value()) best_->least = !cut_short_;
    graph_ = nullptr;
    return best_;
  }

 private:
  // One of each class of symmetry; the graph is the same from all of them.
  void CollectFromGraph() {
    const Symmetries symmetries(grid_);
    for (SituationGraph::Node node = 0; node < graph_->size(); ++node) {
      const BitSituation s = graph_->At(node);
      // Two passes before v are within each cycle too, and there v's entry precedes the first of
      // them.
      if (s.passes < 2 && symmetries.IsCanonical({s.black, s.white}))
        candidates_.push_back({s, node, 0});
    }
  }

  void CollectFromGames() {
    std::mt19937_64 random(limits_.seed);
    std::set<std::tuple<BitBoard, BitBoard, int>> seen;
    for (int game = 0; game < limits_.games; ++game) {
      if (!KeepGoing(progress_, "random games", static_cast<uint64_t>(game), 0)) return;
      BitSituation s;
      for (int ply = 0; ply < 6 * grid_.points(); ++ply) {
        // Cycles need stones to remove, and removals need a crowded board.
        if (2 * Count(s.black | s.white) >= grid_.points() &&
            seen.insert({s.black, s.white, s.player}).second) {
          for (int passes = 0; passes < 2; ++passes)
            AddPlaced({s.black, s.white}, s.player, passes);
        }
        std::vector<BitSituation> next;
        ForEachMove(grid_, rules_, s, [&](BitMove move, const BitSituation& to, bool finished) {
          if (!finished && (move != kNoPoint || next.empty())) next.push_back(to);
        });
        if (next.empty()) break;
        s = next[random() % next.size()];
      }
    }
  }

  void AddPlaced(Stones stones, int player, int passes) {
    const auto stem = PlacingStem(stones, player, passes);
    if (!stem.has_value()) return;
    const auto met = Replay(grid_, rules_, BitSituation{}, *stem);
    if (met.has_value()) candidates_.push_back({met->back(), SituationGraph::kNone, 0});
  }

  std::optional<std::vector<BitMove>> StemTo(const Candidate& candidate) const {
    if (candidate.node == SituationGraph::kNone) {
      return PlacingStem({candidate.at.black, candidate.at.white}, candidate.at.player,
                         candidate.at.passes);
    }
    std::vector<BitMove> moves;
    for (auto node = candidate.node; graph_->Parent(node) != SituationGraph::kNone;
         node = graph_->Parent(node)) {
      moves.push_back(graph_->MoveBetween(graph_->Parent(node), node));
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  // The entries from the start up to but not including those of the candidate.
  std::vector<Entry> StemEntries(const std::vector<BitMove>& stem) const {
    std::vector<Entry> entries;
    const auto met = Replay(grid_, rules_, BitSituation{}, stem);
    for (size_t i = 0; met.has_value() && i + 1 < met->size(); ++i)
      entries.push_back(EntryOf((*met)[i]));
    return entries;
  }

  // Only total lengths below this are worth searching for.
  size_t Bound() const {
    return best_.has_value() ? best_->TotalLength() : 3 * limits_.longest_cycle + 1;
  }

  // Whether cycles of up to this length, at least one of exactly this length, may give a better
  // triple.
  bool Promises(const Candidate& candidate, size_t length) const {
    return candidate.girth == 0 ? 3 * length < Bound() : length + 2 * candidate.girth < Bound();
  }

  void LookThrough() {
    for (size_t length = 2; length <= limits_.longest_cycle; length += 2) {
      bool promising = false;
      for (size_t i = 0; i < candidates_.size(); ++i) {
        if ((i & 63) == 0 && !KeepGoing(progress_, "return cycles", limits_.moves - moves_, 0)) {
          cut_short_ = true;
          return;
        }
        if (!Promises(candidates_[i], length)) continue;
        promising = true;
        LookAt(candidates_[i], length);
        if (moves_ == 0) return;
      }
      if (!promising) return;
    }
  }

  void LookAt(Candidate& candidate, size_t length) {
    uint64_t moves = std::min(moves_, limits_.moves_each);
    moves_ -= moves;
    const auto walks = ReturnWalks(grid_, rules_, candidate.at, length, limits_.cycles_each, moves);
    if (moves == 0 || walks.size() >= limits_.cycles_each) cut_short_ = true;
    moves_ += moves;
    if (walks.empty()) return;
    candidate.girth = walks.front().moves.size();
    if (walks.size() < 3) return;
    const auto stem = StemTo(candidate);
    if (!stem.has_value()) return;
    const auto triple = BestTriple(walks, StemEntries(*stem), Bound());
    if (!triple.has_value()) return;
    best_ = ReturnCycles{*stem, candidate.at, {}};
    for (size_t i = 0; i < 3; ++i) best_->cycles[i] = walks[(*triple)[i]].moves;
  }

  // The cycle's entries, if it is a return cycle of this situation.
  std::optional<ReturnWalk> Walk(const BitSituation& at, const std::vector<BitMove>& moves) const {
    const auto met = Replay(grid_, rules_, at, moves);
    if (!met.has_value() || met->back() != at) return std::nullopt;
    ReturnWalk walk{moves, {}};
    for (size_t i = 0; i < moves.size(); ++i) walk.entries.push_back(EntryOf((*met)[i]));
    if (std::count(walk.entries.begin(), walk.entries.end(), walk.entries[0]) != 1)
      return std::nullopt;
    return walk;
  }

  // The same cycles from a position with fewer stones, if they work there.
  std::optional<ReturnCycles> WithStones(const ReturnCycles& found, Stones stones) const {
    if (!IsLegal(grid_, stones)) return std::nullopt;
    const auto stem = PlacingStem(stones, found.at.player, found.at.passes);
    const auto met = stem.has_value() ? Replay(grid_, rules_, BitSituation{}, *stem) : std::nullopt;
    if (!met.has_value()) return std::nullopt;
    const BitSituation at = met->back();
    const auto a = Walk(at, found.cycles[0]);
    const auto b = Walk(at, found.cycles[1]);
    const auto c = Walk(at, found.cycles[2]);
    if (!a.has_value() || !b.has_value() || !c.has_value()) return std::nullopt;
    if (!StaysSquareFree(StemEntries(*stem), {&*a, &*b, &*c})) return std::nullopt;
    return ReturnCycles{*stem, at, found.cycles};
  }

  // Removes every stone that the cycles do not need.
  void Strip(ReturnCycles& found) const {
    for (bool changed = true; changed;) {
      changed = false;
      for (BitBoard rest = found.at.black | found.at.white; rest != 0; rest &= rest - 1) {
        const BitBoard stone = rest & (~rest + 1);
        const auto fewer = WithStones(found, {found.at.black & ~stone, found.at.white & ~stone});
        if (!fewer.has_value()) continue;
        found = *fewer;
        changed = true;
      }
    }
  }

  const Grid& grid_;
  const FiniteRules& rules_;
  const ReturnCycleLimits& limits_;
  Progress* progress_;
  uint64_t moves_;          // still to examine
  bool cut_short_ = false;  // something was left out: a budget ran out, or an interruption
  const SituationGraph* graph_ = nullptr;
  std::vector<Candidate> candidates_;
  std::optional<ReturnCycles> best_;
};

}  // namespace

std::optional<ReturnCycles> FindReturnCycles(const Grid& grid, const FiniteRules& rules,
                                             const ReturnCycleLimits& limits, Progress* progress) {
  return Search(grid, rules, limits, progress).Run();
}

}  // namespace hotstone::enumerate
