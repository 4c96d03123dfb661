// The exact value of a position under superko: a search of situations together with everything that was seen.
//
// Solver first lists the plays of every legal position for either player, best looking results first. Value
// narrows the value down by halves, and Search answers whether Black reaches at least a bound: the mover
// tries plays that repeat nothing, and passing, before the plays where the count is good already, after them
// where it is not. What the history has seen is a set of bits, one for each position, or each position and
// player, which small boards allow. A table keeps, for a situation and the whole set, the bounds that are
// known of its value; the hash only finds the slot, and equal sets decide.
//
// For example, on 2x2 under tromp-taylor with Black to move the value lies between -4 and 4. The first
// question is whether Black reaches 0, and he does; then 2, and he does not; then 1, and he does: the value
// is 1, after 350 states with their histories.
#include "enumerate/values/history_value.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/superko_player.h"

namespace hotstone::enumerate {
namespace {

// What superko has seen: one bit a position (psk) or a position and a player (ssk: to move; nssk: who made
// it). 2 x 489 positions of 3x2 fit.
using Seen = std::array<uint64_t, 16>;

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
  Solver(const Grid& grid, const LegalIndex& index, const spec::RuleSet& rules, Progress* progress)
      : player_(SuperkoPlayerOf(*rules.cycle.Only())),
        end_passes_(rules.end_passes),
        progress_(progress),
        table_(size_t{1} << kTableBits) {
    const FiniteRules play_rules = BoardPlayRules(rules);
    index.ForEach(0, index.size(), [&](Stones stones) {
      score_.push_back(AreaDifference(grid, stones));
      for (int player = 0; player < 2; ++player)
        plays_.push_back(PlaysOf(grid, index, play_rules, stones, player));
    });
  }

  // The value, from the widest bounds inwards; nothing if stopped.
  std::optional<int> Value(uint32_t position, int player, int points) {
    Seen seen{};
    if (player_ != SuperkoPlayer::kMaker) Add(seen, BitOf(position, player));
    int low = -points;
    int high = points;
    while (low < high && !stopped_) {
      const int bound = low + (high - low + 1) / 2;
      if (Search(position, player, 0, seen, 0, bound)) {
        low = bound;
      } else {
        high = bound - 1;
      }
    }
    if (stopped_) return std::nullopt;
    return low;
  }

  uint64_t states() const { return states_; }

 private:
  static constexpr int kTableBits = 20;

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
    // Good results first: the answer is found sooner.
    std::stable_sort(plays.begin(), plays.end(), [&](const Play& a, const Play& b) {
      const int da = AreaDifference(grid, index.Unrank(a.to));
      const int db = AreaDifference(grid, index.Unrank(b.to));
      return player == 0 ? da > db : da < db;
    });
    return plays;
  }

  uint32_t BitOf(uint32_t position, int player) const {
    return player_ == SuperkoPlayer::kNone ? position : 2 * position + static_cast<uint32_t>(player);
  }

  // The bit that a play by `player` to `position` looks up and sets.
  uint32_t BitOfPlay(uint32_t position, int player) const {
    return BitOf(position, player_ == SuperkoPlayer::kToMove ? 1 - player : player);
  }

  // Whether Black reaches at least `bound` from here. `hash` belongs to `seen`.
  bool Search(uint32_t position, int player, int passes, Seen& seen, uint64_t hash, int bound) {
    if (passes == end_passes_) return score_[position] >= bound;
    if ((++states_ & 0xFFFFF) == 0 && !KeepGoing(progress_, "states with history", states_, 0))
      stopped_ = true;
    if (stopped_) return false;
    const uint32_t state = (position * 2 + static_cast<uint32_t>(player)) * 4 + static_cast<uint32_t>(passes);
    const size_t slot = static_cast<size_t>(Mix(hash ^ Mix(state)) >> (64 - kTableBits));
    {
      const Entry& entry = table_[slot];
      if (entry.state == state && entry.seen == seen) {
        if (entry.low >= bound) return true;
        if (entry.high < bound) return false;
      }
    }
    const bool answer = Try(position, player, passes, seen, hash, bound);
    if (stopped_) return false;
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
    // Passing first where the count is good as it stands: the other side must then do something about it.
    const bool content = (score_[position] >= bound) == goal;
    if (content && Pass(position, player, passes, seen, hash, bound) == goal) return goal;
    for (const Play& play : plays_[2 * position + static_cast<uint32_t>(player)]) {
      const uint32_t bit = BitOfPlay(play.to, player);
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
    const uint32_t bit = BitOf(position, 1 - player);
    const bool fresh = player_ == SuperkoPlayer::kToMove && !Has(seen, bit);
    if (fresh) Add(seen, bit);
    const bool answer =
        Search(position, 1 - player, passes + 1, seen, fresh ? hash ^ Mix(bit + 1) : hash, bound);
    if (fresh) Drop(seen, bit);
    return answer;
  }

  const SuperkoPlayer player_;
  const int end_passes_;
  Progress* const progress_;
  std::vector<int> score_;                // by position, for Black
  std::vector<std::vector<Play>> plays_;  // by position and player
  std::vector<Entry> table_;
  uint64_t states_ = 0;
  bool stopped_ = false;
};

}  // namespace

absl::StatusOr<HistoryValue> SolveWithHistory(const Grid& grid, const LegalIndex& index,
                                              const spec::RuleSet& rules, Stones black_as_own, int player,
                                              Progress* progress) {
  const spec::CycleTraits traits = spec::TraitsOf(rules.cycle);
  if (!traits.superko || !traits.by_result || NotEnumerated(rules).has_value() ||
      rules.hot != spec::HotLayer::kNone || rules.handicap != 0) {
    return absl::UnimplementedError(absl::StrCat(
        "values with history are found under psk, ssk and nssk without hot layer and handicap, not under ",
        spec::RuleSetName(rules)));
  }
  if (grid.points() > kHistoryValuePoints) {
    return absl::ResourceExhaustedError(absl::StrCat("values with history are found on boards of up to ",
                                                     kHistoryValuePoints, " points: histories explode"));
  }
  Solver solver(grid, index, rules, progress);
  const auto value = solver.Value(static_cast<uint32_t>(index.Rank(black_as_own)), player, grid.points());
  if (!value.has_value()) return absl::CancelledError("interrupted while searching histories");
  return HistoryValue{*value, solver.states()};
}

}  // namespace hotstone::enumerate
