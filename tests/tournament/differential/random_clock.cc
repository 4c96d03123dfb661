#include "tests/tournament/differential/random_clock.h"

#include <algorithm>

namespace hotstone::tournament {
namespace {

ClockReadings<bool> ReadingsOf(const ClockRules& rules) {
  return {rules.text == ClockText::k1991,          rules.period_end == PeriodEnd::kReached,
          rules.half == HalfBeyond::kBoth,         rules.half == HalfBeyond::kReached,
          rules.sixth_of == SixthOf::kLeft,        rules.late_sixth == LateSixth::kForfeit,
          rules.late_sixth == LateSixth::kNothing, rules.late_excess == LateExcess::kNone,
          rules.second_end == SecondEnd::kReached, rules.long_move == LongMove::kOnce,
          rules.times == SecondTimes::kLast};
}

}  // namespace

RandomClock DrawClock(SplitMix& random, const std::vector<ClockRules>& rules) {
  RandomClock drawn;
  drawn.rules = rules[random.Below(rules.size())];
  drawn.agreement.basic_ms = 1 + static_cast<int64_t>(random.Below(24));
  if (random.Below(3) == 0) {
    drawn.agreement.additional = AdditionalTime::kSecondReading;
    drawn.agreement.period_ms = 1 + static_cast<int64_t>(random.Below(4));
    drawn.agreement.periods = 1 + static_cast<int>(random.Below(3));
  }
  const uint64_t basic = static_cast<uint64_t>(drawn.agreement.basic_ms);
  const auto player = [&] {
    return random.Below(2) == 0 ? spec::Color::kBlack : spec::Color::kWhite;
  };
  const spec::Color first_to_come = player();
  for (const spec::Color late : {first_to_come, spec::Opponent(first_to_come)}) {
    const uint64_t how = random.Below(8);
    if (how == 0) drawn.events.push_back({ClockEventKind::kAbsent, late, 0, 0});
    if (how == 1 || how == 2) {
      const uint64_t most = how == 1 ? basic / 6 + 1 : basic + 2;
      drawn.events.push_back(
          {ClockEventKind::kLate, late, static_cast<int64_t>(random.Below(most + 1)), 0});
    }
    if (random.Below(8) == 0)
      drawn.events.push_back({ClockEventKind::kBreak, spec::Color::kBlack, 1, 0});
  }
  const uint64_t moves = random.Below(10);
  for (uint64_t i = 0; i < moves; ++i) {
    const int64_t ms =
        static_cast<int64_t>(random.Below(2) == 0 ? random.Below(4) : random.Below(basic + 2));
    const uint64_t how = random.Below(40);
    const ClockEventKind kind = how < 28   ? ClockEventKind::kMove
                                : how < 33 ? ClockEventKind::kRuns
                                : how < 36 ? ClockEventKind::kPause
                                : how < 39 ? ClockEventKind::kBreak
                                           : ClockEventKind::kResigns;
    drawn.events.push_back({kind, player(), ms, 0});
  }
  if (random.Below(2) == 0) {
    drawn.events.push_back(
        {ClockEventKind::kEnd, spec::Color::kBlack, 0, static_cast<int>(random.Below(29)) - 14});
  }
  return drawn;
}

FormulaClock::FormulaClock(const ClockRules& rules, const ClockAgreement& agreement)
    : rules_(rules), agreement_(agreement), readings_(ReadingsOf(rules)) {}

int64_t FormulaClock::Beyond(size_t player) const {
  return ClockBeyond(readings_, agreement_.basic_ms, players_[player].totals);
}

int64_t FormulaClock::Points(spec::Color color) const {
  const size_t player = static_cast<size_t>(color);
  if (players_[player].forfeited || agreement_.additional == AdditionalTime::kSecondReading)
    return 0;
  const int64_t whole = ClockWhole(readings_, agreement_.basic_ms, players_[player].totals);
  return ClockPoints(readings_, Beyond(player), whole);
}

bool FormulaClock::HasLost(size_t player) const {
  const Player& of = players_[player];
  if (of.gone || of.forfeited) return true;
  if (agreement_.additional == AdditionalTime::kSecondReading) {
    return ClockPeriodsAreGone(readings_, of.used, int64_t{agreement_.periods});
  }
  const int64_t whole = ClockWhole(readings_, agreement_.basic_ms, of.totals);
  const bool other_penalised = Points(player == 0 ? spec::Color::kWhite : spec::Color::kBlack) > 0;
  return ClockTimeIsUp(readings_, Beyond(player), whole, other_penalised);
}

void FormulaClock::CountPeriods(size_t player) {
  Player& of = players_[player];
  int64_t ends = 0;
  while (!ClockEndsPassed(readings_, of.on_move, agreement_.period_ms, ends)) ++ends;
  of.used = of.before + ClockPeriodsUsed(readings_, ends);
}

void FormulaClock::RunTime(size_t player, int64_t ms) {
  Player& of = players_[player];
  const int64_t before = std::max<int64_t>(0, Beyond(player));
  of.totals.ran += ms;
  if (agreement_.additional != AdditionalTime::kSecondReading) return;
  of.on_move += std::max<int64_t>(0, Beyond(player)) - before;
  CountPeriods(player);
}

void FormulaClock::Apply(const ClockEvent& event) {
  const size_t player = static_cast<size_t>(event.player);
  Player& of = players_[player];
  const bool comes = event.kind == ClockEventKind::kLate || event.kind == ClockEventKind::kAbsent;
  if (!comes && event.kind != ClockEventKind::kBreak) coming_ = false;
  const bool both_may_lose = coming_ && rules_.both_absent == BothAbsent::kBothLose;
  if (result_ != ClockResult::kGoesOn && (!comes || !both_may_lose || HasLost(player))) {
    return;
  }
  switch (event.kind) {
    case ClockEventKind::kLate:
      of.totals.late = event.ms;
      of.forfeited = ClockForfeits(readings_, agreement_.basic_ms, of.totals);
      if (!of.forfeited && agreement_.additional == AdditionalTime::kSecondReading) {
        of.on_move = std::max<int64_t>(0, Beyond(player));
        CountPeriods(player);
      }
      break;
    case ClockEventKind::kAbsent:
    case ClockEventKind::kUnable:
    case ClockEventKind::kResigns:
      of.gone = true;
      break;
    case ClockEventKind::kMove:
      RunTime(player, event.ms);
      break;
    case ClockEventKind::kRuns:
      RunTime(player, event.ms);
      break;
    case ClockEventKind::kPause:
      if (rules_.pause == PauseClock::kRuns) RunTime(player, event.ms);
      break;
    case ClockEventKind::kBreak:
      break;
    case ClockEventKind::kEnd: {
      const int64_t lead =
          event.lead_x2 + 2 * (Points(spec::Color::kWhite) - Points(spec::Color::kBlack));
      const bool black = lead > 0 || (lead == 0 && rules_.tie == spec::Tie::kBlackWins);
      result_ = black      ? ClockResult::kBlackWins
                : lead < 0 ? ClockResult::kWhiteWins
                           : ClockResult::kDraw;
      return;
    }
  }
  const bool lost = HasLost(player);
  const bool other_lost = HasLost(1 - player);
  // While players arrive, each is judged alone; later, running one clock can make the other player
  // lose first.
  if (both_may_lose && lost && other_lost) {
    result_ = ClockResult::kBothLose;
  } else if (lost || other_lost) {
    const size_t loser = other_lost ? 1 - player : player;
    result_ = loser == 0 ? ClockResult::kWhiteWins : ClockResult::kBlackWins;
  }
  if (event.kind == ClockEventKind::kMove) {
    of.before = of.used;
    of.on_move = 0;
  }
}

}  // namespace hotstone::tournament
