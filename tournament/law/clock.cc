// A game's clock, event by event.
//
// Apply dispatches on the event. ComeLate deducts twice the lateness. Run adds time to one clock,
// and then charges it: ChargeOf1991 with two points for each of three marks (the basic time, one
// sixth and two sixths beyond it) and JudgeHalf for half of it; ChargeOf1996 with two points for
// each further sixth that is bought, until they exceed six; UseUpPeriods with the periods of second
// reading. Count subtracts the penalty points from the lead.
//
// For example with a basic time of six minutes, a sixth is one minute. Black's moves take five
// minutes and then two, which is one minute beyond. One mark is passed, and under period_end=passed
// the next one, at exactly one minute, is not: two points. After another move of two minutes and a
// millisecond he has been charged six points, and is beyond half: he has lost the game. Under the
// text of 1996 he had to buy a fourth period, and eight points exceed six.
#include "tournament/law/clock.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::tournament {
namespace {

bool HasTime(ClockEventKind kind) {
  switch (kind) {
    case ClockEventKind::kLate:
    case ClockEventKind::kMove:
    case ClockEventKind::kRuns:
    case ClockEventKind::kBreak:
    case ClockEventKind::kPause:
      return true;
    case ClockEventKind::kAbsent:
    case ClockEventKind::kUnable:
    case ClockEventKind::kResigns:
    case ClockEventKind::kEnd:
      return false;
  }
  return false;
}

}  // namespace

Clock::Clock(const ClockRules& rules, const ClockAgreement& agreement)
    : rules_(rules), agreement_(agreement) {
  assert(CheckClockAgreement(agreement).ok());
  for (PlayerClock& clock : clocks_) clock.basic_ms = agreement.basic_ms;
}

int Clock::Points(spec::Color player) const {
  const int charged = PointsCharged(player);
  switch (rules_.cancel) {
    case PenaltyCancel::kOpposite:
      return charged - std::min(charged, PointsCharged(spec::Opponent(player)));
    case PenaltyCancel::kEach:
      return charged;
  }
  return charged;
}

absl::Status Clock::CheckEvent(const ClockEvent& event) const {
  if (HasTime(event.kind) && (event.ms < 0 || event.ms > kMostClockMs)) {
    return absl::InvalidArgumentError(
        absl::StrCat("a time of ", event.ms, " ms; expected 0 to ", kMostClockMs));
  }
  if (result_ != ClockResult::kGoesOn) return absl::OkStatus();
  if (event.kind != ClockEventKind::kLate && event.kind != ClockEventKind::kAbsent)
    return absl::OkStatus();
  const PlayerClock& clock = Of(event.player);
  if (!clock.has_appeared && !clock.has_begun) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(
      spec::ColorName(event.player),
      clock.has_begun ? " has already appeared" : " has already come late",
      "; a player's lateness or absence is reported once, before anything else about that player"));
}

absl::StatusOr<std::vector<ClockStep>> Clock::Apply(const ClockEvent& event) {
  RETURN_IF_ERROR(CheckEvent(event));
  const bool comes = event.kind == ClockEventKind::kLate || event.kind == ClockEventKind::kAbsent;
  // A break belongs to neither player, and does not show that a player has arrived.
  players_come_ = players_come_ && (comes || event.kind == ClockEventKind::kBreak);
  Steps steps;
  if (result_ != ClockResult::kGoesOn) {
    const bool other_may_be_late =
        comes && MayBothLose() && !Of(event.player).has_lost && !Of(event.player).has_appeared;
    if (!other_may_be_late) return Steps{{ClockStepKind::kIsOver, event.player, 0}};
  }
  PlayerClock& clock = At(event.player);
  switch (event.kind) {
    case ClockEventKind::kLate:
      ComeLate(event, steps);
      break;
    case ClockEventKind::kAbsent:
      Lose(event.player, ClockStepKind::kNeverThere, 0, steps);
      break;
    case ClockEventKind::kMove:
      Run(event.player, event.ms, steps);
      if (clock.on_move_ms > 0 && clock.used_on_move == 0 && result_ == ClockResult::kGoesOn) {
        steps.push_back({ClockStepKind::kPeriodKept, event.player, clock.periods_used});
      }
      clock.on_move_ms = 0;
      clock.used_on_move = 0;
      break;
    case ClockEventKind::kRuns:
      Run(event.player, event.ms, steps);
      break;
    case ClockEventKind::kPause:
      switch (rules_.pause) {
        case PauseClock::kRuns:
          Run(event.player, event.ms, steps);
          break;
        case PauseClock::kStands:
          steps.push_back({ClockStepKind::kStood, event.player, event.ms});
          break;
      }
      break;
    case ClockEventKind::kBreak:
      steps.push_back({ClockStepKind::kStood, event.player, event.ms});
      break;
    case ClockEventKind::kUnable:
      Lose(event.player, ClockStepKind::kCannotGoOn, 0, steps);
      break;
    case ClockEventKind::kResigns:
      Lose(event.player, ClockStepKind::kResigned, 0, steps);
      break;
    case ClockEventKind::kEnd:
      Count(event.lead_x2, steps);
      break;
  }
  if (comes) clock.has_appeared = true;
  if (!comes && event.kind != ClockEventKind::kBreak && event.kind != ClockEventKind::kEnd) {
    clock.has_begun = true;
  }
  return steps;
}

// The time whose sixths count.
int64_t Clock::WholeOf(spec::Color player) const {
  switch (rules_.sixth_of) {
    case SixthOf::kAllotted:
      return agreement_.basic_ms;
    case SixthOf::kLeft:
      return Of(player).basic_ms;
  }
  return agreement_.basic_ms;
}

void Clock::ComeLate(const ClockEvent& event, Steps& steps) {
  PlayerClock& clock = At(event.player);
  const int64_t late = event.ms;
  const int64_t basic = agreement_.basic_ms;
  if (rules_.text == ClockText::k1996) {
    if (6 * late > basic) return Lose(event.player, ClockStepKind::kTooLate, late, steps);
    if (6 * late == basic) {
      switch (rules_.late_sixth) {
        case LateSixth::kDouble:
          break;
        case LateSixth::kForfeit:
          return Lose(event.player, ClockStepKind::kTooLate, late, steps);
        case LateSixth::kNothing:
          steps.push_back({ClockStepKind::kNotCovered, event.player, late});
          return;
      }
    }
  }
  const int64_t deducted = std::min(2 * late, basic);
  clock.basic_ms = basic - deducted;
  steps.push_back({ClockStepKind::kDeducted, event.player, deducted});
  int64_t excess = 2 * late - deducted;
  if (rules_.text == ClockText::k1991) {
    switch (rules_.late_excess) {
      case LateExcess::kRuns:
        break;
      case LateExcess::kNone:
        if (late > basic) return Lose(event.player, ClockStepKind::kTooLate, late, steps);
        excess = 0;
        break;
    }
  }
  // With no time at all the clock may already be at the end of the basic time.
  if (excess > 0 || clock.basic_ms == 0) Run(event.player, excess, steps);
}

void Clock::Run(spec::Color player, int64_t ms, Steps& steps) {
  PlayerClock& clock = At(player);
  const int64_t before = std::max<int64_t>(0, clock.beyond_ms());
  clock.used_ms += ms;
  const int64_t beyond = clock.beyond_ms();
  if (beyond > 0) {
    steps.push_back({ClockStepKind::kBeyond, player, beyond});
  } else {
    steps.push_back({ClockStepKind::kBasicTime, player, -beyond});
  }
  switch (agreement_.additional) {
    case AdditionalTime::kPenaltyPoints:
      if (rules_.text == ClockText::k1991) {
        ChargeOf1991(player, steps);
      } else {
        ChargeOf1996(player, steps);
      }
      break;
    case AdditionalTime::kSecondReading:
      clock.on_move_ms += std::max<int64_t>(0, beyond) - before;
      UseUpPeriods(player, steps);
      break;
  }
}

// Whether the time beyond the basic time has exceeded, or used up, this many sixths.
bool Clock::PassesMark(spec::Color player, int sixths) const {
  const int64_t beyond = Of(player).beyond_ms();
  switch (rules_.period_end) {
    case PeriodEnd::kPassed:
      return 6 * beyond > sixths * WholeOf(player);
    case PeriodEnd::kReached:
      return 6 * beyond >= sixths * WholeOf(player);
  }
  return false;
}

// "Die Strafe bei Überschreitung des Zeitlimits beträgt zwei Punkte. ... einer Zusatzzeit von 1/6
// ... weitere zwei Punkte, ... von 2/6 ... weitere 2 Punkte, also insgesamt 6 Punkte."
void Clock::ChargeOf1991(spec::Color player, Steps& steps) {
  PlayerClock& clock = At(player);
  while (clock.penalties < 3 && PassesMark(player, clock.penalties)) {
    ++clock.penalties;
    steps.push_back({ClockStepKind::kPenalty, player, PointsCharged(player)});
    // The first penalty may make the other player lose, and then no further time runs.
    JudgeHalf(spec::Opponent(player), steps);
    if (result_ != ClockResult::kGoesOn && !MayBothLose()) return;
  }
  JudgeHalf(player, steps);
}

// "Ein Spieler, der mehr Zusatzzeit als die Hälfte des Basiszeitlimits verbraucht, verliert die
// Partie. Wenn beide Spieler bestraft werden, so werden entgegengesetzte Strafpunkte gelöscht, aber
// der erste Spieler, dessen Zusatzzeit 3/6 des Basiszeitlimits erreicht, verliert weiterhin."
void Clock::JudgeHalf(spec::Color player, Steps& steps) {
  if (Of(player).has_lost) return;
  const int64_t twice = 2 * Of(player).beyond_ms();
  const bool more = twice > WholeOf(player);
  bool reached = false;
  switch (rules_.half) {
    case HalfBeyond::kBeyond:
      break;
    case HalfBeyond::kReached:
      reached = twice >= WholeOf(player);
      break;
    case HalfBeyond::kBoth:
      reached = twice >= WholeOf(player) && Of(player).penalties > 0 &&
                Of(spec::Opponent(player)).penalties > 0;
      break;
  }
  if (!more && !reached) return;
  LoseOnTime(player, more ? ClockStepKind::kHalfIsGone : ClockStepKind::kHalfIsReached, steps);
}

// "These rules first penalize the player two points for exceeding the basic time, before allotting
// an additional time equal to 1/6 of the basic time to the player. ... If the penalty points
// exceeds 6 points or the total additional time exceeds half of the basic time, the player loses by
// forfeit."
void Clock::ChargeOf1996(spec::Color player, Steps& steps) {
  PlayerClock& clock = At(player);
  while (PassesMark(player, clock.penalties)) {
    ++clock.penalties;
    steps.push_back({ClockStepKind::kPenalty, player, PointsCharged(player)});
    if (PointsCharged(player) > 6) {
      return LoseOnTime(player, ClockStepKind::kMoreThanSix, steps);
    }
  }
  if (2 * clock.beyond_ms() > WholeOf(player))
    LoseOnTime(player, ClockStepKind::kHalfIsGone, steps);
}

// The game is lost when this many periods are used up.
int Clock::LosingPeriods() const {
  if (rules_.text == ClockText::k1996) return agreement_.periods;
  switch (rules_.times) {
    case SecondTimes::kAllowed:
      return agreement_.periods + 1;
    case SecondTimes::kLast:
      return agreement_.periods;
  }
  return agreement_.periods;
}

void Clock::UseUpPeriods(spec::Color player, Steps& steps) {
  PlayerClock& clock = At(player);
  int64_t used = 0;
  switch (rules_.second_end) {
    case SecondEnd::kPassed:
      used = std::max<int64_t>(0, clock.on_move_ms - 1) / agreement_.period_ms;
      break;
    case SecondEnd::kReached:
      used = clock.on_move_ms / agreement_.period_ms;
      break;
  }
  if (rules_.text == ClockText::k1991 && rules_.long_move == LongMove::kOnce)
    used = std::min<int64_t>(used, 1);
  for (; clock.used_on_move < used && clock.periods_used < LosingPeriods(); ++clock.used_on_move) {
    ++clock.periods_used;
    steps.push_back({ClockStepKind::kPeriodUsed, player, clock.periods_used});
  }
  if (clock.periods_used < LosingPeriods()) return;
  LoseOnTime(player, ClockStepKind::kPeriodsAreGone, steps);
}

void Clock::LoseOnTime(spec::Color player, ClockStepKind why, Steps& steps) {
  const int64_t number = why == ClockStepKind::kMoreThanSix ? PointsCharged(player) : 0;
  Lose(player, why, number, steps);
  steps.push_back({ClockStepKind::kLostOnTime, player, 0});
}

void Clock::Lose(spec::Color player, ClockStepKind why, int64_t number, Steps& steps) {
  steps.push_back({why, player, number});
  At(player).has_lost = true;
  if (Of(spec::Opponent(player)).has_lost) {
    result_ = ClockResult::kBothLose;
  } else {
    result_ = player == spec::Color::kBlack ? ClockResult::kWhiteWins : ClockResult::kBlackWins;
  }
}

void Clock::Count(int lead_x2, Steps& steps) {
  const int black = PointsCharged(spec::Color::kBlack);
  const int white = PointsCharged(spec::Color::kWhite);
  switch (rules_.cancel) {
    case PenaltyCancel::kOpposite:
      if (std::min(black, white) > 0)
        steps.push_back({ClockStepKind::kSetOff, spec::Color::kBlack, std::min(black, white)});
      break;
    case PenaltyCancel::kEach:
      break;
  }
  lead_x2_ = lead_x2 - 2 * Points(spec::Color::kBlack) + 2 * Points(spec::Color::kWhite);
  steps.push_back({ClockStepKind::kCounted, spec::Color::kBlack, lead_x2_});
  if (lead_x2_ != 0) {
    result_ = lead_x2_ > 0 ? ClockResult::kBlackWins : ClockResult::kWhiteWins;
    return;
  }
  switch (rules_.tie) {
    case spec::Tie::kBlackWins:
      result_ = ClockResult::kBlackWins;
      break;
    case spec::Tie::kDraw:
      result_ = ClockResult::kDraw;
      break;
  }
}

}  // namespace hotstone::tournament
