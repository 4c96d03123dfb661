// Which text a clock runs by, and how what the text leaves open is read.
//
// ING91-2 "Zeitbegrenzungen" to "Zuspätkommen" (1991) and ING96-R9, R10 (1996) give each player a basic time
// and after it one of two sorts of additional time: penalty points, where up to three sixths of the basic
// time cost two points each, or second reading, where there is a number of short periods. What they leave
// open, or say in two ways, is a reading with a key of the command line. The value that each text starts
// with is marked; a key with one text's mark alone belongs to that text.
//
//   period_end   the sixths: a penalty is due when the period before it
//                  passed     has been exceeded ("Überschreitung", "exceeding"): * both texts
//                  reached    has been used up to its last moment ("when the basic time expires")
//   half         (1991) exactly half of the basic time beyond it:
//                  both       lost if both players are penalised ("wer 3/6 erreicht, verliert weiterhin"),
//                             else not ("mehr als die Hälfte"): * word for word
//                  beyond     never lost, only what is more
//                  reached    lost
//                In 1996 the same follows from period_end: a fourth penalty exceeds six points.
//   sixth_of     a sixth is one of the basic time
//                  allotted   that was allotted at the beginning of the game: * both
//                  left       that lateness has left of it
//   late_sixth   (1996) late by exactly a sixth, which is neither "before 1/6 has lapsed" nor "more than
//                1/6":
//                  double     twice the time is deducted, as before: *
//                  forfeit    the game is lost, as after
//                  nothing    word for word: neither sentence applies
//   late_excess  (1991) where twice the lateness is more than the basic time, the rest is
//                  runs       time used, too, so that it costs additional time: *
//                  none       nothing; but who is later than his basic time has failed to appear in his time
//   second_end   second reading: a move at the very end of a period is
//                  passed     in time: nothing has been exceeded ("überschreiten"): * 1991
//                  reached    not: it must be made "before the period expires": * 1996
//   long_move    (1991) second reading: a move that takes several times the seconds exceeds them
//                  each       each time: *
//                  once       once, being one move
//   times        (1991) "eine festgelegte Anzahl von Sekunden ein bestimmtes Mal zu überschreiten, bevor er
//                verliert": with n times
//                  allowed    n are allowed, the next one loses: *
//                  last       the n-th loses, as the last period of 1996 does
//   cancel       penalty points of both players are
//                  opposite   set off against each other: * 1991
//                  each       kept by each: * 1996
//   pause        while passes pause the game, the clock of the player to move
//                  runs       "alle Zeiten, die zum ... Entfernen von Steinen ... verwendet werden": * 1991
//                  stands     as in a break: * 1996, which names no such time
//   both_absent  if neither player appears in time
//                  both-lose  each forfeits the game: * both
//                  first      the one that the events name first does, and the game is over
//   tie          who wins a tie: black * (ING96-R8 "Fixed compensation", ING91-2 "Kompensationspunkte"), draw
//
// Linear in the words.
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

// The values marked with a star.
ClockRules StartingClockRules(ClockText text);

// "ing-1991" or "ing-1996", then ",KEY=VALUE" with the keys above. InvalidArgument, with the good words, for
// a text, a key or a value that is not known, a key that comes twice, or one of the other text.
absl::StatusOr<ClockRules> ParseClockRules(std::string_view words);

// The same in words; what is as the text starts is left out.
std::string ClockRulesText(const ClockRules& rules);

// Every combination of readings of a text: 3,072 of 1991, 384 of 1996.
std::vector<ClockRules> AllClockRules(ClockText text);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_CLOCK_RULES_H_
