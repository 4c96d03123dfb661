// Whether Black reaches a bound in a game under second-cycle, starter or disturber, with everything that has been played: a
// search for a proof, as history_search.h makes it under superko.
//
// The tree is the same, and so is what a side forces with plays that remain: a side that makes none but new positions never
// repeats a play, and so is kept from none, whatever the rule about cycles. The other side is then held to nothing, neither
// by the rule nor by hot stones, and no play of the side removes a stone that could be hot.
//
// Lessons are of another kind. What the rule will forbid hangs on when each situation was seen last. But if a proof leads to
// no situation that was there before its first state, every cycle that it completes lies inside it, and the memory from before
// matters twice only: nothing that the proof leads to may have been there, and the plays that the loser is kept from in the first
// state must be forbidden to him. With every memory of that kind the proof is one. A proof that does lead back is no lesson;
// it counts where it was found.
#ifndef HOTSTONE_SEARCH_HISTORY_CYCLE_SEARCH_H_
#define HOTSTONE_SEARCH_HISTORY_CYCLE_SEARCH_H_

#include <cstdint>
#include <deque>
#include <memory>
#include <tuple>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "base/progress.h"
#include "enumerate/rules/board.h"
#include "search/history/cycle_memory.h"
#include "search/history/history_graph.h"
#include "search/history/history_limits.h"
#include "search/history/proof_tree.h"
#include "search/history/remaining_force.h"
#include "search/history/retakes.h"

namespace hotstone::search {

// A state with what hot stones forbid the player to move.
struct CycleState {
  HistoryState state;
  enumerate::BitBoard bans = 0;
};

struct CycleLesson {
  static constexpr int kNowhere = 1 << 30;
  HistoryGoal goal;  // its side wins it
  int move = enumerate::kNoPoint;
  std::vector<uint32_t> absent;   // situations
  std::vector<uint32_t> present;  // plays of the loser in the first state
  // The earliest ply after which a situation was seen that the proof leads back to.
  int leads_back = kNowhere;
};

struct CycleNode : TreeNode<CycleNode> {
  CycleState state;
  const HistoryGraph::Play* play = nullptr;  // that leads here; a pass if there is none
  bool finished = false;
  const CycleLesson* lesson = nullptr;
  std::unique_ptr<CycleLesson> own;  // of a proof that is no lesson for others
};

class CycleSearch : public ProofTree<CycleSearch, CycleNode, CycleMemory> {
 public:
  // What is passed must live as long. Requires CycleMemory::Supports(rules).
  CycleSearch(const enumerate::Grid& grid, const enumerate::LegalIndex& index, const HistoryGraph& graph,
              const spec::RuleSet& rules, const HistoryLimits& limits, Progress* progress);

  // Whether Black reaches at least `bound` from a state that is not finished. `memory` is as before when it returns. After kYes
  // with Black to move, and kNo with White to move, move() keeps it: a point or kNoPoint.
  HistoryAnswer Ask(const CycleState& state, CycleMemory& memory, int bound);

  // The state after a legal move, finished if its passes end the game; and how the memory takes it.
  CycleState After(const CycleState& state, const HistoryGraph::Play* play) const;

  int move() const { return move_; }

 private:
  friend ProofTree;
  using Lesson = CycleLesson;
  using Node = CycleNode;
  using Place = std::tuple<uint32_t, int, int, enumerate::BitBoard>;

  static Place PlaceOf(const CycleState& s) {
    return {s.state.position, s.state.player, s.state.passes, s.bans};
  }
  static uint32_t SituationOf(const CycleState& s) {
    return 2 * s.state.position + static_cast<uint32_t>(s.state.player);
  }

  static int PlayerOf(const Node& node) { return node.state.state.player; }
  void Add(const Node& node);
  void Evaluate(Node& node);
  void Expand(Node& node);
  void Learn(Node& node, int side) { Keep(node, LessonFrom(node, side)); }

  bool Forbidden(const CycleState& state, const HistoryGraph::Play& play) const;
  bool SettleByLesson(Node& node);
  void Keep(Node& node, Lesson lesson);
  Lesson LessonFrom(const Node& node, int side) const;

  const HistoryGraph& graph_;
  std::vector<enumerate::BitBoard> bans_;  // by play: what it makes hot
  const Retakes retakes_;                  // none: a rule about cycles forbids no play the first time
  RemainingForce force_[2];                // by side
  absl::flat_hash_map<Place, std::vector<const Lesson*>> lessons_;
  std::deque<Lesson> all_lessons_;
  int bound_ = 0;
  int move_ = enumerate::kNoPoint;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_CYCLE_SEARCH_H_
