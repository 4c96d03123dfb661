// Create has the solution checked, and notes for each position that a record makes the least rank
// of such a record. Cover looks up the position and its moves, and that rank for each earlier
// position.
//
// For example on 3x1 the solution for Black with 3 lists "..." with B1 and rank 1, and ".X." with a
// pass and rank 0. In a game that has just begun it covers "...". It does not after a game in which
// ".X." was on the board already.
#include "certify/area/robust_leaves.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/refusal.h"
#include "certify/solution/solution_check.h"
#include "certify/solution/solution_under.h"
#include "spec/board/board_play.h"

namespace hotstone::certify {

using spec::Point;
using spec::Position;

absl::StatusOr<RobustLeaves> RobustLeaves::Create(Solution solution, const spec::RuleSet& rules) {
  const SolutionHeader& header = solution.header;
  if (header.ends_at != EndsAt::kGameEnd ||
      (header.rules != GoodUnder::kAny && header.rules != GoodUnder::kAnySingleHot)) {
    return absl::FailedPreconditionError(
        "it is not robust: that needs rules any or any-single-hot, and settled-board no");
  }
  if (header.images != SolutionImages::kEach)
    return absl::UnimplementedError("it lists positions up to symmetry; it needs images each");
  if (rules.resume == spec::Resume::kDispute) {
    return absl::UnimplementedError(
        absl::StrCat("rule set ", spec::RuleSetName(rules),
                     ": under resume=dispute no game may go over to a robust solution"));
  }
  RETURN_IF_ERROR(
      RobustUnder(header.rules == GoodUnder::kAny ? RobustHot::kEvery : RobustHot::kSingle, rules));
  RETURN_IF_ERROR(CheckSolution(solution).status());
  ASSIGN_OR_RETURN(auto keys, KeysOf(header));
  RobustLeaves leaves(std::move(solution), std::move(keys));
  for (const SolutionEntry& entry : leaves.solution_.entries) {
    if (entry.move == kSolutionPass) continue;
    const auto named = leaves.keys_.NamedBy(entry.key);
    const spec::Point at = named->position.size().At(entry.move);
    const auto made = spec::PlayAt(named->position, leaves.header().side, at).after.cells();
    const auto [it, is_new] = leaves.least_rank_.emplace(made, entry.rank);
    if (!is_new) it->second = std::min(it->second, entry.rank);
  }
  return leaves;
}

std::vector<SolutionEntry> RobustLeaves::Listed(uint64_t key) const {
  const auto& entries = solution_.entries;
  auto it = std::lower_bound(entries.begin(), entries.end(), key,
                             [](const SolutionEntry& entry, uint64_t k) { return entry.key < k; });
  std::vector<SolutionEntry> listed;
  for (; it != entries.end() && it->key == key; ++it) listed.push_back(*it);
  return listed;
}

absl::Status RobustLeaves::Cover(const spec::Game& game,
                                 const std::vector<std::string>& earlier) const {
  const auto refuse = [&](const std::string& reason) { return Refuse(reason, game); };
  const Position& position = game.position();
  const uint64_t key = keys_.KeyOf(position);
  const std::vector<SolutionEntry> listed = Listed(key);
  if (listed.empty()) return refuse("the robust solution does not list the position");
  const spec::Color side = solution_.header.side;
  const bool open = std::any_of(listed.begin(), listed.end(), [&](const SolutionEntry& entry) {
    if (entry.move == kSolutionPass) return true;
    return game.Judge({side, position.size().At(entry.move)}).legal();
  });
  if (!open) return refuse("the law forbids the move of the robust solution");
  for (const std::string& cells : earlier) {
    const auto made = least_rank_.find(cells);
    if (made != least_rank_.end() && made->second <= listed[0].rank)
      return refuse("the robust solution may lead back to a position that was on the board");
  }
  return absl::OkStatus();
}

}  // namespace hotstone::certify
