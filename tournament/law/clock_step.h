// The steps that the events of a clock bring about (clock.h), and the clauses under which they are taken.
#ifndef HOTSTONE_TOURNAMENT_LAW_CLOCK_STEP_H_
#define HOTSTONE_TOURNAMENT_LAW_CLOCK_STEP_H_

#include <cstdint>
#include <string_view>

#include "spec/board/color.h"
#include "tournament/law/clock_rules.h"

namespace hotstone::tournament {

// What an event brought about. `number` is what the kind says.
enum class ClockStepKind {
  kDeducted,       // from the basic time: ms
  kNotCovered,     // late by exactly a sixth, of which nothing is said: ms
  kTooLate,        // late by so much that the game is forfeited: ms
  kNeverThere,     // did not appear
  kBasicTime,      // time ran, and basic time is left: ms that are left
  kBeyond,         // time ran, and so much of it in all lies beyond the basic time: ms
  kStood,          // both clocks stood: ms
  kPenalty,        // a penalty was charged: points of the player in all
  kPeriodKept,     // a move in time: periods used up in all
  kPeriodUsed,     // one more period is used up, or the seconds were exceeded once more: how many in all
  kMoreThanSix,    // penalty points exceed six: how many
  kHalfIsGone,     // more than half of the basic time is used beyond it
  kHalfIsReached,  // half of it is, and that is too much
  kPeriodsAreGone,
  kLostOnTime,
  kCannotGoOn,
  kResigned,
  kSetOff,   // penalty points of both, set off against each other: how many
  kCounted,  // the lead of Black after penalties: half points
  kIsOver,   // the game was over before
};

struct ClockStep {
  ClockStepKind kind = ClockStepKind::kIsOver;
  spec::Color player = spec::Color::kBlack;
  int64_t number = 0;

  friend bool operator==(const ClockStep&, const ClockStep&) = default;
};

// The clause under which a step is taken; empty where none is needed.
std::string_view ClauseOfStep(ClockText text, ClockStepKind kind);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_CLOCK_STEP_H_
