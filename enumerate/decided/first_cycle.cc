// SolveFirstCycle calls Gains for one threshold after the other. In Gains, ForcedBy finds where
// either side forces an end that is good for that side, and Search follows the lines between these
// situations.
//
// For example, take 2x1 under basic-only, where the player to move at the start of a cycle loses
// it. From the empty board Black plays A1, White takes it with B1, Black can only pass, White
// removes both White stones by playing A1, which is self-removal, and the empty board with Black to
// move has occurred again. The judge receives these four moves.
#include "enumerate/decided/first_cycle.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "enumerate/rules/area.h"

namespace hotstone::enumerate {
namespace {

using NodeNumber = uint32_t;
constexpr NodeNumber kFinished = ~NodeNumber{0};

// Asks at some of its calls whether to go on.
class Asking {
 public:
  explicit Asking(Progress* progress) : progress_(progress) {}
  bool GoOn(const char* what) {
    if (++steps_ % kStepsPerReport == 0 && !KeepGoing(progress_, what, steps_, 0)) stopped_ = true;
    return !stopped_;
  }
  bool stopped() const { return stopped_; }

 private:
  static constexpr uint64_t kStepsPerReport = 1024;

  Progress* const progress_;
  uint64_t steps_ = 0;
  bool stopped_ = false;
};

struct Way {
  BitMove move;
  NodeNumber to;  // or kFinished
  int score;      // then, for Black
};

// The situations reachable from a situation, node 0.
struct Reached {
  std::vector<BitSituation> situations;
  std::vector<std::vector<Way>> ways;

  // False if there are more than `most`, or it was told to stop.
  bool From(const Grid& grid, const FiniteRules& rules, const BitSituation& start, uint64_t most,
            Asking& asking) {
    absl::flat_hash_map<std::tuple<BitBoard, BitBoard, int, int, BitBoard>, NodeNumber> numbers;
    const auto reach = [&](const BitSituation& s) {
      const auto [found, is_new] =
          numbers.try_emplace({s.black, s.white, s.player, s.passes, s.bans},
                              static_cast<NodeNumber>(situations.size()));
      if (is_new) situations.push_back(s);
      return found->second;
    };
    reach(start);
    for (NodeNumber node = 0; node < situations.size() && situations.size() <= most; ++node) {
      if (!asking.GoOn("situations of first cycles")) return false;
      std::vector<Way>& from_here = ways.emplace_back();
      const BitSituation s = situations[node];
      ForEachMove(grid, rules, s, [&](BitMove move, const BitSituation& next, bool finished) {
        if (finished) {
          from_here.push_back({move, kFinished, AreaDifference(grid, {next.black, next.white})});
        } else {
          from_here.push_back({move, reach(next), 0});
        }
      });
    }
    return situations.size() <= most;
  }
};

class FirstCycleSearch {
 public:
  FirstCycleSearch(const Reached& reached, const CycleJudge& judge, uint64_t max_lines,
                   Asking& asking)
      : reached_(reached),
        judge_(judge),
        left_(max_lines),
        asking_(asking),
        comes_from_(reached.situations.size()),
        met_at_(reached.situations.size(), kNotMet) {
    for (NodeNumber node = 0; node < reached.ways.size() && GoOn(); ++node) {
      for (const Way& way : reached.ways[node]) {
        if (way.to != kFinished) comes_from_[way.to].push_back(node);
      }
    }
  }

  // Whether Black gets at least t from node 0; nothing if the search had to stop.
  std::optional<bool> Gains(int threshold) {
    threshold_ = threshold;
    forced_ = {ForcedBy(0), ForcedBy(1)};
    return asking_.stopped() ? std::nullopt : Search(0);
  }

  uint64_t lines() const { return lines_; }
  uint64_t judged() const { return judged_; }

 private:
  static constexpr uint32_t kNotMet = ~uint32_t{0};

  bool GoOn() { return asking_.GoOn("ends that are forced"); }

  int PlayerAt(NodeNumber node) const { return reached_.situations[node].player; }

  bool EndIsGood(const Way& way, int player) const {
    return (way.score >= threshold_) == (player == 0);
  }

  // The situations from which `player` forces an end that is good for that player.
  std::vector<uint8_t> ForcedBy(int player) {
    std::vector<uint8_t> forced(reached_.situations.size(), 0);
    std::vector<int> open_ways(reached_.situations.size());  // the ways not good for the player
    std::vector<NodeNumber> queue;
    const auto add = [&](NodeNumber node) {
      if (forced[node] != 0) return;
      forced[node] = 1;
      queue.push_back(node);
    };
    for (NodeNumber node = 0; node < reached_.situations.size() && GoOn(); ++node) {
      open_ways[node] = static_cast<int>(reached_.ways[node].size());
      for (const Way& way : reached_.ways[node]) {
        if (way.to != kFinished || !EndIsGood(way, player)) continue;
        if (PlayerAt(node) == player || --open_ways[node] == 0) add(node);
      }
    }
    for (size_t i = 0; i < queue.size() && GoOn(); ++i) {
      for (const NodeNumber before : comes_from_[queue[i]]) {
        if (PlayerAt(before) == player || --open_ways[before] == 0) add(before);
      }
    }
    return forced;
  }

  std::optional<bool> Search(NodeNumber node) {
    if (left_ == 0) return std::nullopt;
    --left_;
    ++lines_;
    if (!asking_.GoOn("lines")) {
      left_ = 0;
      return std::nullopt;
    }
    met_at_[node] = static_cast<uint32_t>(line_.size());
    line_.push_back(node);
    const std::optional<bool> found = SearchOn(node);
    line_.pop_back();
    met_at_[node] = kNotMet;
    return found;
  }

  std::optional<bool> SearchOn(NodeNumber node) {
    if (forced_[0][node] != 0) return true;
    if (forced_[1][node] != 0) return false;
    const bool black = PlayerAt(node) == 0;
    // First the moves that close a cycle: their worth is known at once.
    for (const Way& way : reached_.ways[node]) {
      if (way.to == kFinished || met_at_[way.to] == kNotMet) continue;
      if (ClosedIsGained(way) == black) return black;
    }
    bool all_known = true;
    for (const Way& way : reached_.ways[node]) {
      if (way.to == kFinished || met_at_[way.to] != kNotMet) continue;
      moves_.push_back(way.move);
      const std::optional<bool> there = Search(way.to);
      moves_.pop_back();
      if (there == black) return black;
      all_known = all_known && there.has_value();
    }
    return all_known ? std::optional<bool>(!black) : std::nullopt;
  }

  bool ClosedIsGained(const Way& way) {
    ++judged_;
    moves_.push_back(way.move);
    const auto first = moves_.begin() + met_at_[way.to];
    const int worth = judge_(reached_.situations[way.to], {first, moves_.end()});
    moves_.pop_back();
    return worth >= threshold_;
  }

  const Reached& reached_;
  const CycleJudge& judge_;
  uint64_t left_;
  Asking& asking_;
  uint64_t lines_ = 0;
  uint64_t judged_ = 0;
  int threshold_ = 0;
  std::vector<std::vector<NodeNumber>> comes_from_;
  std::vector<uint32_t> met_at_;  // by node: its place in the line
  std::vector<NodeNumber> line_;
  std::vector<BitMove> moves_;                  // of the line; moves_[i] leaves line_[i]
  std::array<std::vector<uint8_t>, 2> forced_;  // by player: where that player forces a good end
};

}  // namespace

absl::StatusOr<FirstCycleValue> SolveFirstCycle(const Grid& grid, const FiniteRules& rules,
                                                const BitSituation& start, const CycleJudge& judge,
                                                int lo, int hi, uint64_t max_nodes,
                                                uint64_t max_lines, Progress* progress) {
  Asking asking(progress);
  Reached reached;
  if (!reached.From(grid, rules, start, max_nodes, asking)) {
    if (asking.stopped()) return absl::CancelledError("first cycles: stopped");
    return absl::ResourceExhaustedError(
        absl::StrCat("first cycles: more than ", max_nodes, " situations"));
  }
  FirstCycleSearch search(reached, judge, max_lines, asking);
  FirstCycleValue value{lo, hi, 0, 0};
  while (value.lo < value.hi) {
    // Questions near 0 first: a judge returns +points, 0 or -points, and most values are one of
    // these.
    const int threshold = value.lo < 0 && value.hi >= 0 ? 0
                          : value.lo == 0 && value.hi >= 1
                              ? 1
                              : value.lo + (value.hi - value.lo + 1) / 2;
    const std::optional<bool> gains = search.Gains(threshold);
    if (asking.stopped()) return absl::CancelledError("first cycles: stopped");
    if (!gains.has_value()) break;
    if (*gains) {
      value.lo = threshold;
    } else {
      value.hi = threshold - 1;
    }
  }
  value.lines = search.lines();
  value.judged = search.judged();
  return value;
}

}  // namespace hotstone::enumerate
