// Whether Black reaches a bound in a game under second-cycle, starter or disturber, given
// everything played: a search for a proof, like history_search.h under superko.
//
// The tree is the same, and so is what a side forces with remaining plays: a side that makes only
// new positions never repeats a play, so no rule about cycles bars it from one. The other side is
// then unrestricted by the rule and by hot stones, and no play of the side removes a stone that
// could be hot.
//
// Lessons differ. What the rule will forbid depends on when each situation was last seen. But if a
// proof leads to no situation seen before its first state, every cycle that it completes lies
// inside it. The earlier memory then matters in only two ways: nothing that the proof leads to may
// have been seen, and the plays that the loser is barred from in the first state must be forbidden
// to that player. With every such memory the proof is valid. A proof that does lead back is not a
// lesson; it counts where it was found.
//
// Under `same=fight` a play may be forbidden on a new board as well, because of its place. So a
// lesson serves only where the same plays are forbidden in their places, and what a side forces
// with remaining plays counts only if its lines complete no cycle (ForceLasts).
#ifndef HOTSTONE_SEARCH_CYCLES_CYCLE_SEARCH_H_
#define HOTSTONE_SEARCH_CYCLES_CYCLE_SEARCH_H_

#include <cstdint>
#include <deque>
#include <memory>
#include <tuple>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/rules/board.h"
#include "search/cycles/cycle_memory.h"
#include "search/history/history_graph.h"
#include "search/history/history_limits.h"
#include "search/history/proof_tree.h"
#include "search/history/remaining_force.h"
#include "search/history/retakes.h"

namespace hotstone::search {

// A state with the hot-stone bans on the player to move.
struct CycleState {
  HistoryState state;
  enumerate::BitBoard bans = 0;
};

struct CycleLesson {
  static constexpr int kNowhere = 1 << 30;
  HistoryGoal goal;  // won by its side
  int move = enumerate::kNoPoint;
  std::vector<uint32_t> absent;   // situations
  std::vector<uint32_t> present;  // the loser's plays in the first state
  // The ply of the earliest visit among the situations that the proof leads back to.
  int leads_back = kNowhere;
};

struct CycleNode : TreeNode<CycleNode> {
  CycleState state;
  const HistoryGraph::Play* play = nullptr;  // that leads here; null for a pass
  bool finished = false;
  const CycleLesson* lesson = nullptr;
  std::unique_ptr<CycleLesson> own;  // of a proof that is not a lesson for other memories
};

// What plays make hot: points, a bit each.
struct CycleBans {
  std::vector<uint32_t> after;  // by play
  // For each 2 * position + player: after some play of the other player that leads there.
  std::vector<uint32_t> ever;

  static uint64_t Bytes(uint64_t positions, uint64_t plays) {
    return (2 * positions + plays) * sizeof(uint32_t);
  }

  // Cancelled if `progress` says stop. O(plays).
  static absl::StatusOr<CycleBans> Of(const enumerate::Grid& grid,
                                      const enumerate::LegalIndex& index, const HistoryGraph& graph,
                                      const spec::RuleSet& rules, Progress* progress);
};

class CycleSearch : public ProofTree<CycleSearch, CycleNode, CycleMemory> {
 public:
  // The arguments must outlive this object. `bans` are those of the graph.
  // `in_place`: the rules have `same=fight`.
  CycleSearch(const HistoryGraph& graph, const CycleBans& bans, bool in_place,
              const HistoryLimits& limits, Progress* progress);

  // Whether Black reaches at least `bound` from a state that is not finished. Restores `memory`
  // before returning. After kYes with Black to move, or kNo with White to move, move() is a move
  // that keeps this result: a point or kNoPoint.
  HistoryAnswer Ask(const CycleState& state, CycleMemory& memory, int bound);

  // The state after a legal move, finished if its passes end the game; and the memory's update.
  CycleState After(const CycleState& state, const HistoryGraph::Play* play) const;

  int move() const { return move_; }

 private:
  friend ProofTree;
  using Lesson = CycleLesson;
  using Node = CycleNode;
  using Place = std::tuple<uint32_t, int, int, enumerate::BitBoard, uint32_t>;

  Place PlaceOf(const CycleState& s) const {
    return {s.state.position, s.state.player, s.state.passes, s.bans, memory().Places()};
  }
  static uint32_t SituationOf(const CycleState& s) {
    return 2 * s.state.position + static_cast<uint32_t>(s.state.player);
  }

  static int PlayerOf(const Node& node) { return node.state.state.player; }
  void Add(const Node& node) { memory().AfterPly(node.play); }
  void Evaluate(Node& node);
  void Expand(Node& node);
  void Learn(Node& node, int side) { Keep(node, LessonFrom(node, side)); }

  bool Forbidden(const CycleState& state, const HistoryGraph::Play& play) const;
  bool SettleByLesson(Node& node);
  void Keep(Node& node, Lesson lesson);
  bool ForceLasts(const Node& node, RemainingForce& force, Lesson& lesson);
  Lesson LessonFrom(const Node& node, int side) const;

  const HistoryGraph& graph_;
  const CycleBans& bans_;
  const bool in_place_;
  const Retakes retakes_;    // empty: cycle rules forbid no play the first time
  RemainingForce force_[2];  // by side
  absl::flat_hash_map<Place, std::vector<const Lesson*>> lessons_;
  std::deque<Lesson> all_lessons_;
  int bound_ = 0;
  int move_ = enumerate::kNoPoint;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_CYCLES_CYCLE_SEARCH_H_
