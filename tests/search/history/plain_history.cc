// The earlier search, kept for comparison. It asks one question after another, each a plain search
// of situations together with the set of everything that cannot recur. A table stores the result
// for a situation and the whole set.
#include "tests/search/history/plain_history.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "enumerate/rules/area.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::search {

using enumerate::Analyse;
using enumerate::Analysis;
using enumerate::AreaDifference;
using enumerate::BitBoard;
using enumerate::BoardPlayRules;
using enumerate::EndsGame;
using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::kMaxPoints;
using enumerate::LegalIndex;
using enumerate::Resolved;
using enumerate::Stones;
using enumerate::Swapped;

namespace {

// What cannot recur: one bit per position, position and player, step, or play. 2x2 has 57
// positions.
using Seen = std::array<uint64_t, 64>;

bool Has(const Seen& seen, uint32_t bit) { return (seen[bit >> 6] >> (bit & 63) & 1) != 0; }
void Add(Seen& seen, uint32_t bit) { seen[bit >> 6] |= uint64_t{1} << (bit & 63); }
void Drop(Seen& seen, uint32_t bit) { seen[bit >> 6] &= ~(uint64_t{1} << (bit & 63)); }

uint64_t Mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

class Solver {
 public:
  Solver(const Grid& grid, const LegalIndex& index, const spec::RuleSet& rules)
      : cycle_(*rules.cycle.Only()),
        positions_(static_cast<uint32_t>(index.size())),
        end_passes_(rules.end_passes),
        table_(size_t{1} << kTableBits) {
    const FiniteRules play_rules = BoardPlayRules(rules);
    index.ForEach(0, index.size(), [&](Stones stones) {
      score_.push_back(AreaDifference(grid, stones));
      for (int player = 0; player < 2; ++player)
        plays_.push_back(PlaysOf(grid, index, play_rules, stones, player));
    });
  }

  int Value(uint32_t position, int player, int points) {
    Seen seen{};
    if (cycle_ == spec::Cycle::kPsk) Add(seen, position);
    if (cycle_ == spec::Cycle::kSsk) Add(seen, 2 * position + static_cast<uint32_t>(player));
    int low = -points;
    int high = points;
    while (low < high) {
      const int bound = low + (high - low + 1) / 2;
      if (Search(position, player, 0, seen, 0, bound)) {
        low = bound;
      } else {
        high = bound - 1;
      }
    }
    return low;
  }

  bool Reaches(const std::vector<uint32_t>& keys, uint32_t position, int player, int passes,
               int bound) {
    Seen seen{};
    uint64_t hash = 0;
    for (const uint32_t key : keys) {
      Add(seen, key);
      hash ^= Mix(key + 1);
    }
    return Search(position, player, passes, seen, hash, bound);
  }

 private:
  static constexpr int kTableBits = 17;
  static constexpr uint32_t kMaxPlays = 4;

  struct Play {
    uint32_t to;
    bool ends;
  };

  // What is known of a state's value for Black: low <= value <= high.
  struct Entry {
    Seen seen{};
    uint32_t state = ~uint32_t{0};
    int8_t low = 0;
    int8_t high = 0;
  };

  std::vector<Play> PlaysOf(const Grid& grid, const LegalIndex& index, const FiniteRules& rules,
                            Stones stones, int player) const {
    std::vector<Play> plays;
    Analysis analysis;
    Analyse(grid, player == 0 ? stones : Swapped(stones), analysis);
    for (BitBoard rest = LegalPlays(grid, analysis, rules); rest != 0; rest &= rest - 1) {
      const Resolved play = Resolve(grid, analysis, rest & (~rest + 1));
      const Stones after = player == 0 ? play.after : Swapped(play.after);
      plays.push_back({static_cast<uint32_t>(index.Rank(after)), EndsGame(play, rules)});
    }
    // Good results first, to find the answer sooner.
    std::stable_sort(plays.begin(), plays.end(), [&](const Play& a, const Play& b) {
      const int da = AreaDifference(grid, index.Unrank(a.to));
      const int db = AreaDifference(grid, index.Unrank(b.to));
      return player == 0 ? da > db : da < db;
    });
    return plays;
  }

  // The bit that a play sets, and that forbids the play.
  uint32_t BitOfPlay(uint32_t from, uint32_t number, const Play& play, int player) const {
    const auto me = static_cast<uint32_t>(player);
    switch (cycle_) {
      case spec::Cycle::kPsk:
        return play.to;
      case spec::Cycle::kSsk:
        return 2 * play.to + 1 - me;
      case spec::Cycle::kNssk:
        return 2 * play.to + me;
      case spec::Cycle::kFixed:
        return from * positions_ + play.to;
      case spec::Cycle::kSecondCycle:
      case spec::Cycle::kStarter:
        return (2 * from + me) * kMaxPlays + number;
      case spec::Cycle::kNone:
      case spec::Cycle::kSquare:
      case spec::Cycle::kStarterFirst:
      case spec::Cycle::kDisturber:
        break;
    }
    std::abort();
  }

  // Whether Black reaches at least `bound` from here. `hash` belongs to `seen`.
  bool Search(uint32_t position, int player, int passes, Seen& seen, uint64_t hash, int bound) {
    if (passes == end_passes_) return score_[position] >= bound;
    const uint32_t state =
        (position * 2 + static_cast<uint32_t>(player)) * 4 + static_cast<uint32_t>(passes);
    const size_t slot = static_cast<size_t>(Mix(hash ^ Mix(state)) >> (64 - kTableBits));
    {
      const Entry& entry = table_[slot];
      if (entry.state == state && entry.seen == seen) {
        if (entry.low >= bound) return true;
        if (entry.high < bound) return false;
      }
    }
    const bool answer = Try(position, player, passes, seen, hash, bound);
    Entry& entry = table_[slot];
    if (entry.state != state || entry.seen != seen) {
      entry.seen = seen;
      entry.state = state;
      entry.low = -kMaxPoints;
      entry.high = kMaxPoints;
    }
    (answer ? entry.low : entry.high) = static_cast<int8_t>(answer ? bound : bound - 1);
    return answer;
  }

  // The mover wants `goal`: true for Black, false for White.
  bool Try(uint32_t position, int player, int passes, Seen& seen, uint64_t hash, int bound) {
    const bool goal = player == 0;
    // Passes first where the current score is good enough: the opponent must then act.
    const bool content = (score_[position] >= bound) == goal;
    if (content && Pass(position, player, passes, seen, hash, bound) == goal) return goal;
    uint32_t number = 0;
    for (const Play& play : plays_[2 * position + static_cast<uint32_t>(player)]) {
      const uint32_t bit = BitOfPlay(position, number++, play, player);
      if (Has(seen, bit)) continue;
      bool answer;
      if (play.ends) {
        answer = score_[play.to] >= bound;
      } else {
        Add(seen, bit);
        answer = Search(play.to, 1 - player, 0, seen, hash ^ Mix(bit + 1), bound);
        Drop(seen, bit);
      }
      if (answer == goal) return goal;
    }
    if (!content && Pass(position, player, passes, seen, hash, bound) == goal) return goal;
    return !goal;
  }

  bool Pass(uint32_t position, int player, int passes, Seen& seen, uint64_t hash, int bound) {
    const uint32_t bit = 2 * position + static_cast<uint32_t>(1 - player);
    const bool fresh = cycle_ == spec::Cycle::kSsk && !Has(seen, bit);
    if (fresh) Add(seen, bit);
    const bool answer =
        Search(position, 1 - player, passes + 1, seen, fresh ? hash ^ Mix(bit + 1) : hash, bound);
    if (fresh) Drop(seen, bit);
    return answer;
  }

  const spec::Cycle cycle_;
  const uint32_t positions_;
  const int end_passes_;
  std::vector<int> score_;                // by position, for Black
  std::vector<std::vector<Play>> plays_;  // by position and player
  std::vector<Entry> table_;
};

}  // namespace

struct PlainHistory::Parts {
  Parts(const Grid& grid, const LegalIndex& index, const spec::RuleSet& rules)
      : solver(grid, index, rules) {}
  Solver solver;
};

PlainHistory::PlainHistory(const Grid& grid, const LegalIndex& index, const spec::RuleSet& rules)
    : points_(grid.points()), parts_(std::make_unique<Parts>(grid, index, rules)) {}
PlainHistory::~PlainHistory() = default;

int PlainHistory::Value(uint32_t position, int player) {
  return parts_->solver.Value(position, player, points_);
}

bool PlainHistory::Reaches(const std::vector<uint32_t>& keys, uint32_t position, int player,
                           int passes, int bound) {
  return parts_->solver.Reaches(keys, position, player, passes, bound);
}

}  // namespace hotstone::search
