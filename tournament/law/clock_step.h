// The steps caused by clock events (clock.h), and the clauses that justify them.
#ifndef HOTSTONE_TOURNAMENT_LAW_CLOCK_STEP_H_
#define HOTSTONE_TOURNAMENT_LAW_CLOCK_STEP_H_

#include <cstdint>
#include <string_view>

#include "spec/board/color.h"
#include "tournament/law/clock_rules.h"

namespace hotstone::tournament {

// What an event caused. The comment on each kind says what `number` holds.
enum class ClockStepKind {
  kDeducted,       // taken from the basic time: ms
  kNotCovered,     // late by exactly a sixth, which no sentence covers: ms
  kTooLate,        // late enough to forfeit the game: ms
  kNeverThere,     // never appeared
  kBasicTime,      // time ran, and basic time is left: ms left
  kBeyond,         // time ran beyond the basic time: ms beyond it in all
  kStood,          // both clocks stood still: ms
  kPenalty,        // a penalty was charged: the player's total points
  kPeriodKept,     // a move in time: periods used up in all
  kPeriodUsed,     // another period is used up, or the seconds were exceeded again: how many in all
  kMoreThanSix,    // penalty points exceed six: how many
  kHalfIsGone,     // more than half of the basic time has been used beyond it
  kHalfIsReached,  // exactly half has been, and that already loses
  kPeriodsAreGone,
  kLostOnTime,
  kCannotGoOn,
  kResigned,
  kSetOff,   // penalty points of both, cancelled against each other: how many
  kCounted,  // Black's lead after penalties: half points
  kIsOver,   // the game was already over
};

struct ClockStep {
  ClockStepKind kind = ClockStepKind::kIsOver;
  spec::Color player = spec::Color::kBlack;
  int64_t number = 0;

  friend bool operator==(const ClockStep&, const ClockStep&) = default;
};

// The clause that justifies a step; empty if none is needed.
std::string_view ClauseOfStep(ClockText text, ClockStepKind kind);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_CLOCK_STEP_H_
