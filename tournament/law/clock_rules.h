// Which text a clock follows, and how the open points of that text are read.
//
// ING91-2 "Zeitbegrenzungen" to "Zuspätkommen" (1991) and ING96-R9, R10 (1996) give each player a
// basic time and then one of two kinds of additional time: penalty points, where up to three sixths
// of the basic time cost two points each, or second reading, a number of short periods. Each point
// that they leave open or state in two ways is a reading with a command-line key. A star marks each
// text's default; a key with only one text's mark belongs to that text.
//
//   period_end   the sixths: a penalty is due when the period before it
//                  passed     has been exceeded ("Überschreitung", "exceeding"): * both texts
//                  reached    has been used up to its last moment ("when the basic time expires")
//   half         (1991) exactly half of the basic time beyond it:
//                  both       loses if both players are penalised ("wer 3/6 erreicht, verliert
//                             weiterhin"), otherwise not ("mehr als die Hälfte"): * word for word
//                  beyond     never loses; only more than half does
//                  reached    loses
//                In 1996 this follows from period_end: a fourth penalty exceeds six points.
//   sixth_of     a sixth is a sixth of the basic time
//                  allotted   allotted at the beginning of the game: * both
//                  left       left after the deduction for lateness
//   late_sixth   (1996) late by exactly a sixth, which is neither "before 1/6 has lapsed" nor "more
//                than 1/6":
//                  double     twice the time is deducted, as for less: *
//                  forfeit    the game is lost, as for more
//                  nothing    word for word: neither sentence applies
//   late_excess  (1991) where twice the lateness is more than the basic time, the excess
//                  runs       is used time, too, and costs additional time: *
//                  none       costs nothing; but a player later than his basic time has failed to
//                             appear in his time
//   second_end   second reading: a move at the very end of a period is
//                  passed     in time: nothing has been exceeded ("überschreiten"): * 1991
//                  reached    late: it must be made "before the period expires": * 1996
//   long_move    (1991) second reading: a move that takes several times the seconds exceeds them
//                  each       each time: *
//                  once       once, being one move
//   times        (1991) "eine festgelegte Anzahl von Sekunden ein bestimmtes Mal zu überschreiten,
//                bevor er verliert": with n times
//                  allowed    n are allowed, the next one loses: *
//                  last       the n-th loses, as the last period of 1996 does
//   cancel       penalty points of both players
//                  opposite   cancel against each other: * 1991
//                  each       are kept by each: * 1996
//   pause        while passes pause the game, the clock of the player to move
//                  runs       "alle Zeiten, die zum ... Entfernen von Steinen ... verwendet
//                             werden": * 1991
//                  stands     as in a break: * 1996, which names no such time
//   both_absent  if neither player appears in time
//                  both-lose  each forfeits the game: * both
//                  first      only the player named first in the events does, and the game is over
//   tie          who wins a tie: black * (ING96-R8 "Fixed compensation", ING91-2
//                "Kompensationspunkte"), draw
//
// Linear in the length of the input.
#ifndef HOTSTONE_TOURNAMENT_LAW_CLOCK_RULES_H_
#define HOTSTONE_TOURNAMENT_LAW_CLOCK_RULES_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/rules/rule_keys.h"

namespace hotstone::tournament {

enum class ClockText { k1991, k1996 };
enum class PeriodEnd { kPassed, kReached };
enum class HalfBeyond { kBoth, kBeyond, kReached };
enum class SixthOf { kAllotted, kLeft };
enum class LateSixth { kDouble, kForfeit, kNothing };
enum class LateExcess { kRuns, kNone };
enum class SecondEnd { kPassed, kReached };
enum class LongMove { kEach, kOnce };
enum class SecondTimes { kAllowed, kLast };
enum class PenaltyCancel { kOpposite, kEach };
enum class PauseClock { kRuns, kStands };
enum class BothAbsent { kBothLose, kFirst };

struct ClockRules {
  ClockText text = ClockText::k1996;
  PeriodEnd period_end = PeriodEnd::kPassed;
  HalfBeyond half = HalfBeyond::kBoth;  // 1991
  SixthOf sixth_of = SixthOf::kAllotted;
  LateSixth late_sixth = LateSixth::kDouble;   // 1996
  LateExcess late_excess = LateExcess::kRuns;  // 1991
  SecondEnd second_end = SecondEnd::kReached;
  LongMove long_move = LongMove::kEach;       // 1991
  SecondTimes times = SecondTimes::kAllowed;  // 1991
  PenaltyCancel cancel = PenaltyCancel::kEach;
  PauseClock pause = PauseClock::kStands;
  BothAbsent both_absent = BothAbsent::kBothLose;
  spec::Tie tie = spec::Tie::kBlackWins;

  friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

// The starred values.
ClockRules StartingClockRules(ClockText text);

// "ing-1991" or "ing-1996", then ",KEY=VALUE" with the keys above. InvalidArgument, listing the
// accepted words, for an unknown text, key or value, a repeated key, or a key of the other text.
absl::StatusOr<ClockRules> ParseClockRules(std::string_view words);

// The same form; defaults of the text are left out.
std::string ClockRulesText(const ClockRules& rules);

// Every combination of a text's readings: 3,072 for 1991, 384 for 1996.
std::vector<ClockRules> AllClockRules(ClockText text);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_CLOCK_RULES_H_
