// Random courses of a clock, and the formulas of proofs/ as a second clock that runs alongside.
#ifndef HOTSTONE_TESTS_TOURNAMENT_DIFFERENTIAL_RANDOM_CLOCK_H_
#define HOTSTONE_TESTS_TOURNAMENT_DIFFERENTIAL_RANDOM_CLOCK_H_

#include <array>
#include <vector>

#include "base/split_mix.h"
#include "tournament/law/clock.h"
#include "tournament/proofs/clock_formulas.h"

namespace hotstone::tournament {

// Rules, agreement and events drawn at random: times so short that they often fall on a mark.
struct RandomClock {
  ClockRules rules;
  ClockAgreement agreement;
  std::vector<ClockEvent> events;
};
RandomClock DrawClock(SplitMix& random, const std::vector<ClockRules>& rules);

// The clock built from the formulas: totals, and the formulas' result after each event. Events that
// Clock refuses must not be passed in.
class FormulaClock {
 public:
  FormulaClock(const ClockRules& rules, const ClockAgreement& agreement);
  void Apply(const ClockEvent& event);

  ClockResult result() const { return result_; }
  int64_t Points(spec::Color player) const;
  int64_t PeriodsUsed(spec::Color player) const {
    return players_[static_cast<size_t>(player)].used;
  }

 private:
  struct Player {
    ClockTotals<int64_t> totals{0, 0};
    int64_t on_move = 0;  // second reading: additional time of the move
    int64_t before = 0;   // periods used before it
    int64_t used = 0;     // and including it
    bool gone = false;    // absent, unable, resigned
    bool forfeited = false;
  };
  bool HasLost(size_t player) const;
  int64_t Beyond(size_t player) const;
  void RunTime(size_t player, int64_t ms);
  void CountPeriods(size_t player);

  ClockRules rules_;
  ClockAgreement agreement_;
  ClockReadings<bool> readings_;
  std::array<Player, 2> players_;
  bool coming_ = true;
  ClockResult result_ = ClockResult::kGoesOn;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TESTS_TOURNAMENT_DIFFERENTIAL_RANDOM_CLOCK_H_
