// A game's clock: applies a sequence of events, clause by clause.
//
// ING91-2 "Zeitbegrenzungen" to "Verlust", ING96-R9 "Time Limits" and ING96-R10 "Tardiness",
// "Forfeitures", "Exceeding time limits"; ING96-G608. Each player has a basic time. Arriving late
// costs twice the lateness from it. After the basic time the agreement provides one of
//
//   penalty points    three sixths of the basic time, two points each; then the game is lost
//   second reading    a number of periods of some seconds; a period is used up only if no move is
//                     made in it; too many used-up periods lose the game
//
// A game that is not lost earlier is decided by the players' points, less their penalties. Only
// elapsed time matters here, not whose turn it is or what is played. Where the texts leave
// something open, a reading decides (clock_rules.h).
//
// Arithmetic is exact. A time is a whole number of milliseconds, and a sixth of the basic time is
// never divided out: t is more than k sixths of B exactly if 6 t is more than k B.
//
// O(1) per event, plus O(1) for each second-reading period the event uses up.
#ifndef HOTSTONE_TOURNAMENT_LAW_CLOCK_H_
#define HOTSTONE_TOURNAMENT_LAW_CLOCK_H_

#include <array>
#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "spec/board/color.h"
#include "tournament/law/clock_agreement.h"
#include "tournament/law/clock_rules.h"
#include "tournament/law/clock_step.h"

namespace hotstone::tournament {

enum class ClockEventKind {
  kLate,     // the player appears, this long after the beginning
  kAbsent,   // the player never appears
  kMove,     // the player's clock ran this long, then he moved: a play or a pass
  kRuns,     // it ran this long without a move: he is still thinking, or a break follows
  kBreak,    // both clocks were stopped this long, for a meal or by agreement
  kPause,    // passes pause the game this long; the player would be to move
  kUnable,   // the player cannot go on
  kResigns,  // the player resigns
  kEnd,      // the game ends and is counted
};

struct ClockEvent {
  ClockEventKind kind = ClockEventKind::kMove;
  spec::Color player = spec::Color::kBlack;  // unused by kBreak, kEnd
  int64_t ms = 0;                            // for kLate, kMove, kRuns, kBreak, kPause
  int lead_x2 = 0;  // for kEnd: Black's points less White's, with compensation, before penalties

  friend bool operator==(const ClockEvent&, const ClockEvent&) = default;
};

enum class ClockResult { kGoesOn, kBlackWins, kWhiteWins, kDraw, kBothLose };

// One player's clock.
struct PlayerClock {
  int64_t basic_ms = 0;      // the basic time left after the deduction for lateness
  int64_t used_ms = 0;       // time that ran, plus any lateness beyond the basic time
  int penalties = 0;         // two points each
  int periods_used = 0;      // second reading; capped at the number that loses
  int64_t on_move_ms = 0;    // second reading: additional time spent on the current move
  int64_t used_on_move = 0;  // periods that time has used up
  bool has_begun = false;    // an event other than his arrival has named him
  bool has_appeared = false;
  bool has_lost = false;

  int64_t beyond_ms() const { return used_ms - basic_ms; }  // negative while basic time is left
};

class Clock {
 public:
  // Requires an agreement that CheckClockAgreement accepts.
  Clock(const ClockRules& rules, const ClockAgreement& agreement);

  // Applies the event and returns what it caused, at least one step. Returns InvalidArgument and
  // changes nothing if a time is out of bounds, or if a player arrives late twice or after his
  // clock has run.
  absl::StatusOr<std::vector<ClockStep>> Apply(const ClockEvent& event);

  ClockResult result() const { return result_; }
  const PlayerClock& Of(spec::Color player) const { return clocks_[static_cast<size_t>(player)]; }
  // Penalty points as charged, and after cancelling both players' points where the reading says so.
  int PointsCharged(spec::Color player) const { return 2 * Of(player).penalties; }
  int Points(spec::Color player) const;
  // For a counted game: Black's lead in half points, penalties included.
  int lead_x2() const { return lead_x2_; }

 private:
  using Steps = std::vector<ClockStep>;
  PlayerClock& At(spec::Color player) { return clocks_[static_cast<size_t>(player)]; }
  absl::Status CheckEvent(const ClockEvent& event) const;
  void ComeLate(const ClockEvent& event, Steps& steps);
  void Run(spec::Color player, int64_t ms, Steps& steps);
  void ChargeOf1991(spec::Color player, Steps& steps);
  void ChargeOf1996(spec::Color player, Steps& steps);
  void UseUpPeriods(spec::Color player, Steps& steps);
  void JudgeHalf(spec::Color player, Steps& steps);
  void LoseOnTime(spec::Color player, ClockStepKind why, Steps& steps);
  void Lose(spec::Color player, ClockStepKind why, int64_t number, Steps& steps);
  void Count(int lead_x2, Steps& steps);
  bool PassesMark(spec::Color player, int sixths) const;
  int64_t WholeOf(spec::Color player) const;
  int LosingPeriods() const;
  // Whether a player who is too late or absent also loses when the other has already lost.
  bool MayBothLose() const { return players_come_ && rules_.both_absent == BothAbsent::kBothLose; }

  ClockRules rules_;
  ClockAgreement agreement_;
  std::array<PlayerClock, 2> clocks_;
  ClockResult result_ = ClockResult::kGoesOn;
  bool players_come_ = true;  // so far only late arrivals, absences and breaks
  int lead_x2_ = 0;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_CLOCK_H_
