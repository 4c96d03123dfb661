// The clock tick by tick.
//
// Come subtracts the lateness from the basic time, two ticks for each. Ticks runs a clock, one Tick
// at a time: the basic time goes down; when none is left, the tick is one beyond it, and is taken
// from a sixth that must be bought (BuySixths) or from a period of second reading (PeriodGone when
// it is used up). Under the readings that say `reached` a period is gone with its last tick; under
// those that say `passed`, when there is none left for the next tick.
//
// For example with a basic time of two milliseconds, twelve ticks, a sixth has two ticks. A move of
// three milliseconds takes the twelve, and six more: three sixths are bought, and the third is used
// up. This is exactly half of the basic time, so in 1991 the player does not lose before the other
// one is penalised, too.
#include "tournament/courses/clock_ticks.h"

#include <algorithm>
#include <cassert>

namespace hotstone::tournament {
namespace {

using spec::Color;

constexpr int64_t kTicksOfMs = 6;

}  // namespace

TickClock::TickClock(const ClockRules& rules, const ClockAgreement& agreement)
    : rules_(rules), agreement_(agreement) {
  for (Player& player : players_) {
    player.basic = agreement.basic_ms * kTicksOfMs;
    player.whole = player.basic;
    player.second = agreement.period_ms * kTicksOfMs;
  }
}

ClockResult TickClock::result() const {
  if (players_[0].lost && players_[1].lost) return ClockResult::kBothLose;
  if (players_[0].lost) return ClockResult::kWhiteWins;
  if (players_[1].lost) return ClockResult::kBlackWins;
  return counted_;
}

void TickClock::Apply(const ClockEvent& event) {
  assert(0 <= event.ms && event.ms <= kMostClockMs);
  const bool comes = event.kind == ClockEventKind::kLate || event.kind == ClockEventKind::kAbsent;
  if (!comes && event.kind != ClockEventKind::kBreak) coming_ = false;
  if (result() != ClockResult::kGoesOn) {
    if (!comes || !SecondMayLose()) return;
    if (At(event.player).lost || At(event.player).late) return;
  }
  switch (event.kind) {
    case ClockEventKind::kLate:
      At(event.player).late = true;
      Come(event);
      return;
    case ClockEventKind::kAbsent:
    case ClockEventKind::kUnable:
    case ClockEventKind::kResigns:
      At(event.player).lost = true;
      return;
    case ClockEventKind::kMove:
      Ticks(event.player, event.ms);
      At(event.player).second = agreement_.period_ms * kTicksOfMs;
      At(event.player).gone_in_move = false;
      return;
    case ClockEventKind::kRuns:
      Ticks(event.player, event.ms);
      return;
    case ClockEventKind::kPause:
      if (rules_.pause == PauseClock::kRuns) Ticks(event.player, event.ms);
      return;
    case ClockEventKind::kBreak:
      return;
    case ClockEventKind::kEnd: {
      const int lead = event.lead_x2 + 2 * (Points(Color::kWhite) - Points(Color::kBlack));
      const bool tie_is_black = rules_.tie == spec::Tie::kBlackWins;
      counted_ = lead > 0 || (lead == 0 && tie_is_black) ? ClockResult::kBlackWins
                 : lead < 0                              ? ClockResult::kWhiteWins
                                                         : ClockResult::kDraw;
      return;
    }
  }
}

void TickClock::Come(const ClockEvent& event) {
  Player& player = At(event.player);
  const int64_t late = event.ms * kTicksOfMs;
  const int64_t sixth = agreement_.basic_ms;  // in ticks
  if (rules_.text == ClockText::k1996) {
    const bool nothing = rules_.late_sixth == LateSixth::kNothing;
    const bool forfeits = rules_.late_sixth == LateSixth::kForfeit;
    if (late > sixth || (late == sixth && forfeits)) player.lost = true;
    if (player.lost || (late == sixth && nothing)) return;
  }
  if (rules_.text == ClockText::k1991 && rules_.late_excess == LateExcess::kNone) {
    if (event.ms > agreement_.basic_ms) {
      player.lost = true;
      player.basic = 0;
      return;
    }
  }
  int64_t excess = 0;
  for (int64_t tick = 0; tick < late; ++tick) {
    for (int twice = 0; twice < 2; ++twice) {
      if (player.basic > 0) {
        --player.basic;
      } else {
        ++excess;
      }
    }
  }
  if (rules_.sixth_of == SixthOf::kLeft) player.whole = player.basic;
  if (rules_.text == ClockText::k1991 && rules_.late_excess == LateExcess::kNone) excess = 0;
  BuySixths(event.player);
  // A player who is late after the other one has moved may make that player lose, which ends the
  // game.
  for (; excess > 0 && !Stopped(); --excess) Tick(event.player);
}

void TickClock::Ticks(Color player, int64_t ms) {
  BuySixths(player);
  // Once a player has lost, the clocks are stopped.
  for (int64_t tick = 0; tick < ms * kTicksOfMs && !Stopped(); ++tick) Tick(player);
}

void TickClock::Tick(Color color) {
  Player& player = At(color);
  if (player.lost) return;
  if (player.basic > 0) {
    --player.basic;
    BuySixths(color);
    return;
  }
  if (agreement_.additional == AdditionalTime::kSecondReading) {
    const bool passed = rules_.second_end == SecondEnd::kPassed;
    if (passed && player.second == 0) PeriodGone(color);
    if (player.lost) return;
    --player.second;
    if (!passed && player.second == 0) PeriodGone(color);
    return;
  }
  ++player.beyond;
  if (rules_.period_end == PeriodEnd::kPassed) {
    while (player.period == 0 && MayBuy(color)) Buy(color);
  }
  if (player.period > 0) --player.period;
  BuySixths(color);
  if (!Stopped() && HalfIsTooMuch(color)) player.lost = true;
}

// Under period_end=reached the next sixth is due as soon as nothing is left.
void TickClock::BuySixths(Color color) {
  Player& player = At(color);
  if (agreement_.additional != AdditionalTime::kPenaltyPoints) return;
  if (rules_.period_end == PeriodEnd::kReached) {
    while (player.basic == 0 && player.period == 0 && MayBuy(color)) Buy(color);
  }
  if (player.basic == 0 && !Stopped() && HalfIsTooMuch(color)) player.lost = true;
}

// 1991 has three penalties plus a limit; 1996 a limit of six points.
bool TickClock::MayBuy(Color color) const {
  return !Stopped() && !Of(color).lost && (rules_.text == ClockText::k1996 || Of(color).bought < 3);
}

void TickClock::Buy(Color color) {
  Player& player = At(color);
  ++player.bought;
  player.period = player.whole / kTicksOfMs;
  if (rules_.text == ClockText::k1996 && player.bought > 3) player.lost = true;
  if (HalfIsTooMuch(Opponent(color))) At(Opponent(color)).lost = true;
}

bool TickClock::HalfIsTooMuch(Color color) const {
  const Player& player = Of(color);
  const int64_t half = player.whole / 2;
  if (player.basic > 0) return false;
  if (player.beyond > half) return true;
  if (rules_.text != ClockText::k1991 || player.beyond < half) return false;
  switch (rules_.half) {
    case HalfBeyond::kBoth:
      return player.bought > 0 && Of(Opponent(color)).bought > 0;
    case HalfBeyond::kBeyond:
      return false;
    case HalfBeyond::kReached:
      return true;
  }
  return false;
}

void TickClock::PeriodGone(Color color) {
  Player& player = At(color);
  player.second = agreement_.period_ms * kTicksOfMs;
  const bool of_1991 = rules_.text == ClockText::k1991;
  if (of_1991 && rules_.long_move == LongMove::kOnce && player.gone_in_move) return;
  player.gone_in_move = true;
  ++player.gone;
  const bool one_more = of_1991 && rules_.times == SecondTimes::kAllowed;
  if (player.gone >= agreement_.periods + (one_more ? 1 : 0)) player.lost = true;
}

}  // namespace hotstone::tournament
