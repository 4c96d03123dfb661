// A game's clock: what becomes of any sequence of events, clause by clause.
//
// ING91-2 "Zeitbegrenzungen" to "Verlust", ING96-R9 "Time Limits" and ING96-R10 "Tardiness", "Forfeitures",
// "Exceeding time limits"; ING96-G608. Each player has a basic time. Lateness takes twice itself from it.
// After it come, as the agreement says,
//
//   penalty points    three sixths of the basic time, two points each; then the game is lost
//   second reading    a number of periods of some seconds, each of which is used up only if no move is made
//                     in it; when too many are, the game is lost
//
// and the points of the players, less their penalties, decide a game that is not lost before. Only the time
// that runs is of interest here: whose turn it is and what is played is not. What the texts leave open is
// a reading (clock_rules.h).
//
// Arithmetic is exact. A time is a whole number of milliseconds, and a sixth of the basic time is never
// divided out: what is more than k sixths of B is what has six of itself more than k B.
//
// O(1) an event, and of second reading for each period that it uses up.
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
  kLate,     // the player appears, so much after the beginning
  kAbsent,   // the player does not appear at all
  kMove,     // the player's clock ran so long, and he moved: a play or a pass
  kRuns,     // it ran so long, and nobody moved: he goes on thinking, or a break follows
  kBreak,    // both clocks were stopped so long, for a meal or by agreement
  kPause,    // passes pause the game so long; the player would be to move
  kUnable,   // the player cannot go on
  kResigns,  // the player resigns
  kEnd,      // the game ends and is counted
};

struct ClockEvent {
  ClockEventKind kind = ClockEventKind::kMove;
  spec::Color player = spec::Color::kBlack;  // not of kBreak, kEnd
  int64_t ms = 0;                            // of kLate, kMove, kRuns, kBreak, kPause
  int lead_x2 = 0;  // of kEnd: Black's points less White's, compensation counted, penalties not

  friend bool operator==(const ClockEvent&, const ClockEvent&) = default;
};

enum class ClockResult { kGoesOn, kBlackWins, kWhiteWins, kDraw, kBothLose };

// One player's clock.
struct PlayerClock {
  int64_t basic_ms = 0;      // what lateness has left of the basic time
  int64_t used_ms = 0;       // the time that ran, with what of the lateness did not fit into the basic time
  int penalties = 0;         // of two points each
  int periods_used = 0;      // second reading; no more than lose
  int64_t on_move_ms = 0;    // second reading: the additional time of the move that is being thought of
  int64_t used_on_move = 0;  // and the periods that it has used up
  bool has_begun = false;    // something other than his appearance has been said of him
  bool has_appeared = false;
  bool has_lost = false;

  int64_t beyond_ms() const { return used_ms - basic_ms; }  // negative while basic time is left
};

class Clock {
 public:
  // Requires an agreement that CheckClockAgreement accepts.
  Clock(const ClockRules& rules, const ClockAgreement& agreement);

  // What the event brings about, at least one step. InvalidArgument, and nothing has changed, for a time out
  // of bounds, or a player who comes late twice or after his clock has run.
  absl::StatusOr<std::vector<ClockStep>> Apply(const ClockEvent& event);

  ClockResult result() const { return result_; }
  const PlayerClock& Of(spec::Color player) const { return clocks_[static_cast<size_t>(player)]; }
  // Penalty points as charged, and with those of both players set off where the reading says so.
  int PointsCharged(spec::Color player) const { return 2 * Of(player).penalties; }
  int Points(spec::Color player) const;
  // Of a game that was counted: Black's lead in half points, penalties included.
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
  // Whether a player who comes too late, or not at all, loses though the other one has lost already.
  bool MayBothLose() const { return players_come_ && rules_.both_absent == BothAbsent::kBothLose; }

  ClockRules rules_;
  ClockAgreement agreement_;
  std::array<PlayerClock, 2> clocks_;
  ClockResult result_ = ClockResult::kGoesOn;
  bool players_come_ = true;  // nothing has happened but that players came late or did not come, and breaks
  int lead_x2_ = 0;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_CLOCK_H_
