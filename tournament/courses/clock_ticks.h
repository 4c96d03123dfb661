// An independent clock that counts down every period, tick by tick.
//
// law/ compares the time used with six times a mark. Here nothing is multiplied: a tick is a sixth
// of a millisecond, so a sixth of any basic time is a whole number of ticks. The clock counts down
// the basic time, then one period after another, each bought or used up when the previous one is
// gone. Events therefore happen in their real order. Rules, agreements and events use the types of
// law/ (ClockRules, ClockEvent); their meaning is implemented again here.
//
// O(time) per event: for short times.
#ifndef HOTSTONE_TOURNAMENT_COURSES_CLOCK_TICKS_H_
#define HOTSTONE_TOURNAMENT_COURSES_CLOCK_TICKS_H_

#include <array>
#include <cstdint>

#include "tournament/law/clock.h"

namespace hotstone::tournament {

class TickClock {
 public:
  TickClock(const ClockRules& rules, const ClockAgreement& agreement);

  // Requires an event that Clock would not refuse.
  void Apply(const ClockEvent& event);

  ClockResult result() const;
  // Penalty points as charged; used-up periods.
  int Points(spec::Color player) const { return 2 * Of(player).bought; }
  int PeriodsUsed(spec::Color player) const { return Of(player).gone; }

 private:
  struct Player {
    int64_t basic = 0;   // ticks left
    int64_t period = 0;  // ticks left of the last sixth bought
    int64_t beyond = 0;  // ticks beyond the basic time
    int64_t whole = 0;   // ticks in six sixths
    int bought = 0;
    int64_t second = 0;  // second reading: ticks left of the period
    bool gone_in_move = false;
    int gone = 0;
    bool late = false;
    bool lost = false;
  };

  const Player& Of(spec::Color player) const { return players_[static_cast<size_t>(player)]; }
  Player& At(spec::Color player) { return players_[static_cast<size_t>(player)]; }
  void Ticks(spec::Color player, int64_t ms);
  void Tick(spec::Color player);
  void BuySixths(spec::Color player);
  bool MayBuy(spec::Color player) const;
  void Buy(spec::Color player);
  void PeriodGone(spec::Color player);
  void Come(const ClockEvent& event);
  bool HalfIsTooMuch(spec::Color player) const;
  // Whether a second player may still lose after the first loss: nobody has arrived in time yet.
  bool SecondMayLose() const { return coming_ && rules_.both_absent == BothAbsent::kBothLose; }
  // Once a player has lost, no clock runs, unless the other may still lose.
  bool Stopped() const { return !SecondMayLose() && (players_[0].lost || players_[1].lost); }

  ClockRules rules_;
  ClockAgreement agreement_;
  std::array<Player, 2> players_;
  bool coming_ = true;
  ClockResult counted_ = ClockResult::kGoesOn;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_CLOCK_TICKS_H_
