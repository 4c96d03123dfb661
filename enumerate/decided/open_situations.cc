#include "enumerate/decided/open_situations.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"

namespace hotstone::enumerate {
namespace {

// | passes: 2 | banned points: 20 | opponent's stones: 20 | own stones: 20 |
constexpr int kShift = OpenSituations::kMaxOpenPoints;
constexpr uint64_t kPoints = (uint64_t{1} << kShift) - 1;
constexpr int kMostPasses = 4;  // two bits hold the passes before a move

}  // namespace

uint64_t OpenSituations::KeyOf(const BitSituation& situation) const {
  const Stones stones = situation.player == 0 ? Stones{situation.black, situation.white}
                                              : Stones{situation.white, situation.black};
  auto least = std::tuple(stones.own, stones.opp, situation.bans);
  for (int i = 1; i < symmetries_.count(); ++i) {
    const BitBoard own = symmetries_.Map(i, stones.own);
    if (own > std::get<0>(least)) continue;
    least = std::min(
        least, std::tuple(own, symmetries_.Map(i, stones.opp), symmetries_.Map(i, situation.bans)));
  }
  const auto [own, opp, bans] = least;
  return own | (opp << kShift) | (bans << (2 * kShift)) |
         (static_cast<uint64_t>(situation.passes) << (3 * kShift));
}

BitSituation OpenSituations::At(Node node) const {
  const uint64_t key = keys_[node];
  return {key & kPoints, (key >> kShift) & kPoints, 0, static_cast<int>(key >> (3 * kShift)),
          (key >> (2 * kShift)) & kPoints};
}

OpenSituations::Node OpenSituations::Find(const BitSituation& situation) const {
  if (situation.passes >= end_passes_) return kNone;
  const auto found = numbers_.find(KeyOf(situation));
  return found == numbers_.end() ? kNone : found->second;
}

OpenSituations::Node OpenSituations::Reach(const BitSituation& situation,
                                           const IntervalTable& table) {
  const Interval black = table.ForBlack(situation);
  if (black.lo == black.hi) return kNone;
  const uint64_t key = KeyOf(situation);
  const auto [found, is_new] = numbers_.try_emplace(key, static_cast<Node>(keys_.size()));
  if (is_new) {
    keys_.push_back(key);
    intervals_.push_back(situation.player == 0 ? black : Interval{-black.hi, -black.lo});
  }
  return found->second;
}

absl::StatusOr<OpenSituations> OpenSituations::Find(const Grid& grid, const FiniteRules& rules,
                                                    const IntervalTable& table,
                                                    const LegalIndex& order,
                                                    const std::vector<BitSituation>& beside,
                                                    uint64_t max_nodes, Progress* progress) {
  if (grid.points() > kMaxOpenPoints || rules.end_passes > kMostPasses) {
    return absl::ResourceExhaustedError(
        absl::StrCat("open situations: the board has ", grid.points(), " points; the limits are ",
                     kMaxOpenPoints, " points and four passes to end the game"));
  }
  OpenSituations open(grid, rules.end_passes);
  table.ForEachUndetermined(order, [&](Stones stones, Interval, int) {
    open.Reach({stones.own, stones.opp, 0, 0, 0}, table);
  });
  for (const BitSituation& situation : beside) open.Reach(situation, table);
  for (Node node = 0; node < open.keys_.size(); ++node) {
    if (open.keys_.size() > max_nodes) {
      return absl::ResourceExhaustedError(
          absl::StrCat("open situations: more than ", max_nodes, " of them"));
    }
    if (node % 16384 == 0 && !KeepGoing(progress, "open situations", node, open.keys_.size())) {
      return absl::CancelledError("open situations: stopped");
    }
    open.first_edge_.push_back(open.edges_.size());
    open.passes_.push_back(kNone);
    ForEachMove(grid, rules, open.At(node),
                [&](BitMove move, const BitSituation& next, bool finished) {
                  if (finished) return;
                  const Node to = open.Reach(next, table);
                  if (to == kNone) return;
                  if (move == kNoPoint) {
                    open.passes_[node] = to;
                  } else {
                    open.edges_.push_back(to);
                  }
                });
  }
  open.first_edge_.push_back(open.edges_.size());
  return open;
}

}  // namespace hotstone::enumerate
