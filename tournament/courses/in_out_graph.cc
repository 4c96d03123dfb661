// The graph of an in/out tournament (in_out_graph.h).
//
// A state is a vector of counts: on line in - 1, on the line below, ..., on line 1 - out; then the
// number who are in. These counts alone determine the games of a round: each line plays half of its
// players against the other half, and the one left over plays the next line. A round is a list of
// results. States are found breadth-first, then walked depth-first without recursion for cycles and
// longest courses.
//
// For example, two players with in and out at 2: the first state is 0 2 0, nobody in. One game
// leads to 1 0 1. Without borrowing that is stuck; if the upper player borrows from below, one
// result ends the tournament and the other one leads back to 0 2 0.
#include "tournament/courses/in_out_graph.h"

#include <algorithm>
#include <map>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::tournament {
namespace {

using State = std::vector<int>;

// A game between players of these lines, as indices into the state: the higher line first.
struct LineGame {
  int upper;
  int lower;
};

class InOutGraph {
 public:
  explicit InOutGraph(const InOutRules& rules)
      : rules_(rules), lines_(static_cast<size_t>(rules.in_line + rules.out_line - 1)) {}

  absl::Status Build() {
    State start(lines_ + 1, 0);
    start[static_cast<size_t>(rules_.in_line - 1)] = rules_.players;
    Find(start, -1, {});
    for (size_t at = 0; at < states_.size(); ++at) {
      const State state = states_[at]->first;
      if (state.back() >= rules_.winners) continue;
      const std::vector<LineGame> games = Games(state);
      for (uint32_t results = 0; !games.empty() && results < (uint32_t{1} << games.size());
           ++results) {
        if (++steps_ > kMostInOutSteps) return TooMany("results of rounds", kMostInOutSteps);
        std::vector<bool> upper_wins;
        for (size_t i = 0; i < games.size(); ++i) upper_wins.push_back((results >> i & 1) == 0);
        const int there = Find(After(state, games, upper_wins), static_cast<int>(at), upper_wins);
        auto& next = next_[at];
        const auto known = [&](const Step& step) { return step.to == there; };
        if (std::none_of(next.begin(), next.end(), known)) next.push_back({there, upper_wins});
        const auto states = static_cast<int64_t>(states_.size());
        if (states > kMostInOutStates) return TooMany("states", kMostInOutStates);
      }
    }
    return absl::OkStatus();
  }

  InOutAnswer Answer() {
    InOutAnswer answer;
    answer.states = static_cast<int64_t>(states_.size());
    int stuck = -1;
    for (size_t at = 0; at < states_.size(); ++at) {
      const bool done = states_[at]->first.back() >= rules_.winners;
      if (done) ++answer.done;
      if (done || !next_[at].empty()) continue;
      ++answer.stuck;
      if (stuck < 0) stuck = static_cast<int>(at);
    }
    if (stuck >= 0) answer.to_stuck = CourseTo(stuck);
    WalkDeep(answer);
    return answer;
  }

 private:
  struct Step {
    int to;
    std::vector<bool> upper_wins;
  };

  static absl::Status TooMany(const char* what, int64_t most) {
    return absl::ResourceExhaustedError(
        absl::StrCat("more than ", most, " ", what, "; choose fewer players or lines"));
  }

  int Find(const State& state, int from, const std::vector<bool>& how) {
    const auto [place, is_new] = numbers_.emplace(state, static_cast<int>(states_.size()));
    if (is_new) {
      states_.push_back(place);
      next_.emplace_back();
      came_.push_back({from, how});
    }
    return place->second;
  }

  std::vector<LineGame> Games(const State& state) const {
    std::vector<LineGame> games;
    int waiting = -1;  // a line whose last player has no opponent yet
    for (size_t i = 0; i < lines_; ++i) {
      const size_t line = rules_.borrow == Borrow::kAbove ? lines_ - 1 - i : i;
      int left = state[line];
      const int here = static_cast<int>(line);
      if (waiting >= 0 && left > 0) {
        games.push_back({std::min(waiting, here), std::max(waiting, here)});
        --left;
        waiting = -1;
      }
      for (; left >= 2; left -= 2) games.push_back({here, here});
      if (left == 1 && rules_.borrow != Borrow::kNone) waiting = here;
    }
    if (rules_.borrow == Borrow::kAbove) std::reverse(games.begin(), games.end());
    return games;
  }

  State After(const State& state, const std::vector<LineGame>& games,
              const std::vector<bool>& upper_wins) const {
    State after = state;
    const auto move = [&](int from, int by) {
      --after[static_cast<size_t>(from)];
      const int to = from + by;
      if (to < 0) {
        ++after.back();
      } else if (to < static_cast<int>(lines_)) {
        ++after[static_cast<size_t>(to)];
      }
    };
    for (size_t i = 0; i < games.size(); ++i) {
      move(upper_wins[i] ? games[i].upper : games[i].lower, -1);
      move(upper_wins[i] ? games[i].lower : games[i].upper, 1);
    }
    return after;
  }

  InOutCourse CourseTo(int at) const {
    InOutCourse course;
    for (; came_[static_cast<size_t>(at)].to >= 0; at = came_[static_cast<size_t>(at)].to) {
      course.push_back(came_[static_cast<size_t>(at)].upper_wins);
    }
    std::reverse(course.begin(), course.end());
    return course;
  }

  // Sets the fields of the answer about cycles, or about the longest course.
  void WalkDeep(InOutAnswer& answer) {
    enum class Seen { kNo, kOpen, kClosed };
    std::vector<Seen> seen(states_.size(), Seen::kNo);
    std::vector<int> longest(states_.size(), 0);
    std::vector<int> best(states_.size(), -1);
    std::vector<std::pair<int, size_t>> open = {{0, 0}};
    seen[0] = Seen::kOpen;
    while (!open.empty()) {
      auto& [at, step] = open.back();
      const auto here = static_cast<size_t>(at);
      if (step == next_[here].size()) {
        for (size_t i = 0; i < next_[here].size(); ++i) {
          const int length = longest[static_cast<size_t>(next_[here][i].to)] + 1;
          if (length <= longest[here]) continue;
          longest[here] = length;
          best[here] = static_cast<int>(i);
        }
        seen[here] = Seen::kClosed;
        open.pop_back();
        continue;
      }
      const int there = next_[here][step++].to;
      if (seen[static_cast<size_t>(there)] == Seen::kOpen) {
        answer.ends_always = false;
        answer.to_cycle = CourseTo(there);
        const auto begin =
            std::find_if(open.begin(), open.end(), [&](const auto& o) { return o.first == there; });
        for (auto o = begin; o != open.end(); ++o) {
          answer.cycle.push_back(next_[static_cast<size_t>(o->first)][o->second - 1].upper_wins);
        }
        return;
      }
      if (seen[static_cast<size_t>(there)] == Seen::kNo) {
        seen[static_cast<size_t>(there)] = Seen::kOpen;
        open.emplace_back(there, 0);
      }
    }
    answer.most_rounds = longest[0];
    for (size_t at = 0; best[at] >= 0;) {
      const Step& step = next_[at][static_cast<size_t>(best[at])];
      answer.longest.push_back(step.upper_wins);
      at = static_cast<size_t>(step.to);
    }
  }

  InOutRules rules_;
  size_t lines_;
  int64_t steps_ = 0;
  std::map<State, int> numbers_;
  std::vector<std::map<State, int>::const_iterator> states_;
  std::vector<std::vector<Step>> next_;
  std::vector<Step> came_;  // the previous state, and the step from it
};

}  // namespace

absl::StatusOr<InOutAnswer> AllInOutCourses(const InOutRules& rules) {
  if (rules.players < 1 || rules.players > kMostInOutPlayers) {
    return absl::InvalidArgumentError(
        absl::StrCat("players ", rules.players, "; expected 1 to ", kMostInOutPlayers));
  }
  RETURN_IF_ERROR(CheckInOutRules(rules));
  InOutGraph graph(rules);
  RETURN_IF_ERROR(graph.Build());
  return graph.Answer();
}

}  // namespace hotstone::tournament
