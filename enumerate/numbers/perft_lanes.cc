#include "enumerate/numbers/perft_lanes.h"

#include <cassert>
#include <utility>

#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {
namespace {

constexpr int kReportDepth = 4;
constexpr uint32_t kPassMove = uint32_t{1} << kLanePass;

LaneRules RulesInLanes(const spec::RuleSet& rules) {
  const FiniteRules finite = BoardPlayRules(rules);
  return {finite.forbid_single, finite.forbid_groups, finite.hot.single};
}

}  // namespace

bool LanePerft::Renders(const Grid& grid, const spec::RuleSet& rules) {
  return LaneFrame::Fits(grid) && rules.HasFiniteMemory() && rules.handicap == 0 &&
         !rules.capture_ends && !BoardPlayRules(rules).hot.BeyondSingle();
}

LanePerft::LanePerft(const Grid& grid, const spec::RuleSet& rules, std::function<bool()> keep_going)
    : frame_(grid),
      rules_(RulesInLanes(rules)),
      end_passes_(rules.end_passes),
      together_(LaneParents()),
      keep_going_(std::move(keep_going)) {
  assert(Renders(grid, rules));
}

uint64_t LanePerft::Count(const LanePerftNode& node, int depth) {
  count_ = 0;
  waiting_.resize(static_cast<size_t>(depth) + 1);
  Wait({frame_.ToFrame(node.stones.own), frame_.ToFrame(node.stones.opp),
        frame_.ToFrame(node.plays)},
       node.passes, depth);
  for (int d = depth; d >= 2; --d) MakeMoves(d);
  return count_;
}

void LanePerft::Wait(const LaneParent& position, int passes, int depth) {
  Waiting& waiting = waiting_[static_cast<size_t>(depth)];
  waiting.parents[waiting.count] = position;
  // A pass that ends the game leaves no further ply.
  if (passes + 1 < end_passes_) waiting.parents[waiting.count].moves |= kPassMove;
  waiting.passes[waiting.count] = passes;
  if (++waiting.count == together_) MakeMoves(depth);
}

void LanePerft::MakeMoves(int depth) {
  Waiting& waiting = waiting_[static_cast<size_t>(depth)];
  const absl::Span<const LaneParent> parents(waiting.parents.data(),
                                             std::exchange(waiting.count, 0));
  if (parents.empty() || stopped_) return;
  if (depth == 2) {
    count_ += LaneMovePairs(frame_, rules_, parents);
    return;
  }
  if (depth == kReportDepth && !keep_going_()) stopped_ = true;
  std::array<LaneChild, 32 * kMaxLaneParents> children;
  LaneChildren(frame_, rules_, parents, absl::MakeSpan(children));
  for (size_t i = 0; i < parents.size(); ++i) {
    for (uint32_t moves = parents[i].moves; moves != 0; moves &= moves - 1) {
      const int move = std::countr_zero(moves);
      const LaneChild& child = children[32 * i + static_cast<size_t>(move)];
      Wait({child.own, child.opp, child.plays}, move == kLanePass ? waiting.passes[i] + 1 : 0,
           depth - 1);
    }
  }
}

}  // namespace hotstone::enumerate
