#include "tournament/law/in_out.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"

namespace hotstone::tournament {

absl::Status CheckInOutRules(const InOutRules& rules) {
  const auto refuse = [](const char* what, int number, int least, int most) {
    return absl::InvalidArgumentError(
        absl::StrCat(what, " ", number, "; expected ", least, " to ", most));
  };
  if (rules.players < 1 || rules.players > 1000) return refuse("players", rules.players, 1, 1000);
  if (rules.winners < 1 || rules.winners > rules.players) {
    return refuse("winners", rules.winners, 1, rules.players);
  }
  if (rules.in_line < 1 || rules.in_line > 100) return refuse("line in", rules.in_line, 1, 100);
  if (rules.out_line < 1 || rules.out_line > 100) return refuse("line out", rules.out_line, 1, 100);
  return absl::OkStatus();
}

InOutTournament::InOutTournament(const InOutRules& rules)
    : rules_(rules), lines_(static_cast<size_t>(rules.players) + 1, 0) {
  assert(CheckInOutRules(rules).ok());
}

int InOutTournament::InCount() const {
  int count = 0;
  for (int player = 1; player <= rules_.players; ++player) count += IsIn(player) ? 1 : 0;
  return count;
}

// The players who are neither in nor out, from the highest line down, by number on each line.
std::vector<int> InOutTournament::Order() const {
  std::vector<int> order;
  for (int player = 1; player <= rules_.players; ++player) {
    if (!IsIn(player) && !IsOut(player)) order.push_back(player);
  }
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return LineOf(a) > LineOf(b); });
  return order;
}

// Neighbours in the order are paired; the last of an odd line is paired with the first of the next
// one, or waits. Borrowing from above is the same with the order reversed.
std::vector<InOutPair> InOutTournament::AllPairs() const {
  std::vector<int> order = Order();
  const bool from_below = rules_.borrow == Borrow::kAbove;
  if (from_below) std::reverse(order.begin(), order.end());
  std::vector<InOutPair> pairs;
  for (size_t i = 0; i + 1 < order.size();) {
    const bool same_line = LineOf(order[i]) == LineOf(order[i + 1]);
    if (!same_line && rules_.borrow == Borrow::kNone) {
      ++i;
      continue;
    }
    InOutPair pair{order[i], order[i + 1]};
    if (from_below) std::swap(pair.upper, pair.lower);
    pairs.push_back(pair);
    i += 2;
  }
  if (from_below) std::reverse(pairs.begin(), pairs.end());
  return pairs;
}

InOutEnd InOutTournament::End() const {
  if (InCount() >= rules_.winners) return InOutEnd::kDone;
  return AllPairs().empty() ? InOutEnd::kStuck : InOutEnd::kGoesOn;
}

std::vector<InOutPair> InOutTournament::Pairs() const {
  return End() == InOutEnd::kGoesOn ? AllPairs() : std::vector<InOutPair>();
}

absl::Status InOutTournament::PlayRound(const std::vector<bool>& upper_wins) {
  const std::vector<InOutPair> pairs = Pairs();
  if (pairs.empty() || pairs.size() != upper_wins.size()) {
    return absl::InvalidArgumentError(
        absl::StrCat(upper_wins.size(), " results for a round of ", pairs.size(), " games"));
  }
  for (size_t i = 0; i < pairs.size(); ++i) {
    const int winner = upper_wins[i] ? pairs[i].upper : pairs[i].lower;
    const int loser = upper_wins[i] ? pairs[i].lower : pairs[i].upper;
    ++lines_[static_cast<size_t>(winner)];
    --lines_[static_cast<size_t>(loser)];
  }
  ++rounds_;
  return absl::OkStatus();
}

}  // namespace hotstone::tournament
