#include "enumerate/decided/balance_values.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::enumerate {
namespace {

using Node = OpenSituations::Node;
using Need = uint16_t;

constexpr Need kLost = std::numeric_limits<Need>::max();  // no sum lasts
constexpr Need kGreatestNeed = kLost - 1;

// A situation with a role for its player is number 2 * node + role.
constexpr Node kAttackerMoves = 0;
constexpr Node kDefenderMoves = 1;

// The interval for the attacker.
Interval ForAttacker(const OpenSituations& open, Node number) {
  const Interval mover = open.ForMover(number / 2);
  return number % 2 == kAttackerMoves ? mover : Interval{-mover.hi, -mover.lo};
}

// The game of one threshold.
class ThresholdGame {
 public:
  ThresholdGame(const OpenSituations& open, int threshold)
      : open_(open), place_(2 * size_t{open.size()}, kOutside) {
    for (Node number = 0; number < place_.size(); ++number) {
      const Interval interval = ForAttacker(open, number);
      if (interval.lo >= threshold || interval.hi < threshold) continue;
      place_[number] = static_cast<Node>(members_.size());
      members_.push_back(number);
    }
    need_.assign(members_.size(), 0);
    after_.assign(members_.size(), 0);
  }

  // Finds the need of every member. `rounds` and `greatest` accumulate over several games.
  absl::Status Solve(uint64_t* rounds, int* greatest, Progress* progress) {
    for (;;) {
      if (!KeepGoing(progress, "balance, rounds", *rounds, 0))
        return absl::CancelledError("balance: stopped");
      ++*rounds;
      const bool changed = Round();
      if (!changed) break;
      if (RemoveBeyondGap()) {
        for (Need& need : need_) need = need == kLost ? kLost : Need{0};
      } else if (*std::max_element(need_.begin(), need_.end(), LessOfFinite) >= kGreatestNeed &&
                 AnyAtLimit()) {
        return absl::ResourceExhaustedError("balance: a required threat count exceeds 16 bits");
      }
    }
    for (const Need need : need_) {
      if (need != kLost) *greatest = std::max(*greatest, int{need});
    }
    return absl::OkStatus();
  }

  // Calls won(number) for each member from which the attacker wins.
  template <typename Won>
  void ForEachWon(const Won& won) const {
    for (size_t i = 0; i < members_.size(); ++i) {
      if (need_[i] == kLost) won(members_[i]);
    }
  }

 private:
  static constexpr Node kOutside = ~Node{0};

  static bool LessOfFinite(Need a, Need b) { return (a == kLost ? 0 : a) < (b == kLost ? 0 : b); }
  bool AnyAtLimit() const {
    return std::any_of(need_.begin(), need_.end(), [](Need need) { return need == kGreatestNeed; });
  }

  // The need before a move of this weight that leads to a situation with need `there`.
  static Need Before(Need there, int weight) {
    if (there == kLost) return kLost;
    return static_cast<Need>(std::clamp(int{there} - weight, 0, int{kGreatestNeed}));
  }

  // One round for all members at once; true if something changed.
  bool Round() {
    bool changed = false;
    for (size_t i = 0; i < members_.size(); ++i) {
      if (need_[i] == kLost) {
        after_[i] = kLost;
        continue;
      }
      const Node node = members_[i] / 2;
      const Node role = members_[i] % 2;
      const bool defends = role == kDefenderMoves;
      // A defender without a move that stays has lost; an attacker without one has not won.
      Need best = defends ? kLost : Need{0};
      const auto look = [&](Node to, int weight) {
        const Node place = place_[2 * to + (1 - role)];
        if (place == kOutside) return;
        const Need before = Before(need_[place], weight);
        best = defends ? std::min(best, before) : std::max(best, before);
      };
      for (const Node to : open_.Plays(node)) look(to, 0);
      if (open_.Pass(node) != OpenSituations::kNone) look(open_.Pass(node), defends ? 1 : -1);
      after_[i] = best;
      changed = changed || best != need_[i];
    }
    need_.swap(after_);
    return changed;
  }

  // If nobody needs exactly v and some need more, these are lost. True if some were found.
  bool RemoveBeyondGap() {
    counts_.assign(counts_.size(), 0);
    for (const Need need : need_) {
      if (need == kLost) continue;
      if (need >= counts_.size()) counts_.resize(need + size_t{1}, 0);
      ++counts_[need];
    }
    while (!counts_.empty() && counts_.back() == 0) counts_.pop_back();
    const auto gap = std::find(counts_.begin(), counts_.end(), uint64_t{0});
    if (gap == counts_.end()) return false;
    const auto level = static_cast<Need>(gap - counts_.begin());
    for (Need& need : need_) {
      if (need > level) need = kLost;
    }
    return true;
  }

  const OpenSituations& open_;
  std::vector<Node> place_;    // by number: the place among the members, or kOutside
  std::vector<Node> members_;  // numbers that the threshold leaves open
  std::vector<Need> need_;     // by place
  std::vector<Need> after_;
  std::vector<uint64_t> counts_;  // by need
};

}  // namespace

absl::StatusOr<BalanceValues> SolveBalance(const OpenSituations& open, int points,
                                           Progress* progress) {
  BalanceValues result;
  // The attacker's known gain, 0 where that is not positive: by number.
  std::vector<int8_t> gained(2 * size_t{open.size()}, 0);
  std::vector<bool> is_end(static_cast<size_t>(points) + 2, false);  // some interval ends here
  for (Node number = 0; number < gained.size(); ++number) {
    const Interval interval = ForAttacker(open, number);
    gained[number] = static_cast<int8_t>(std::max(interval.lo, 0));
    if (interval.lo >= 0) is_end[static_cast<size_t>(interval.lo) + 1] = true;
    if (interval.hi >= 0) is_end[static_cast<size_t>(interval.hi) + 1] = true;
  }
  // Between two such ends all thresholds leave the same situations open, and are the same game.
  std::vector<Node> won;
  for (int threshold = 1; threshold <= points; ++threshold) {
    if (threshold == 1 || is_end[static_cast<size_t>(threshold)]) {
      won.clear();
      ThresholdGame game(open, threshold);
      RETURN_IF_ERROR(game.Solve(&result.rounds, &result.greatest_need, progress));
      game.ForEachWon([&](Node number) { won.push_back(number); });
      ++result.thresholds;
    }
    for (const Node number : won) {
      if (gained[number] < threshold - 1) {
        return absl::InternalError(
            absl::StrCat("balance: ", threshold, " without ", threshold - 1));
      }
      gained[number] = static_cast<int8_t>(threshold);
    }
  }
  result.values.resize(open.size());
  for (Node node = 0; node < open.size(); ++node) {
    const int8_t mover = gained[2 * node + kAttackerMoves];
    const int8_t opponent = gained[2 * node + kDefenderMoves];
    if (mover > 0 && opponent > 0) return absl::InternalError("balance: both sides gain");
    result.values[node] = static_cast<int8_t>(mover - opponent);
  }
  return result;
}

}  // namespace hotstone::enumerate
