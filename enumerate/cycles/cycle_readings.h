// Which reading of the ko rules forbids which move of a cycle, and when, found by playing it.
//
// The cycle is played repeatedly through spec::Game from its start, with no earlier history. The
// answer is the first move that a reading forbids, so it depends on where the cycle is entered and
// how many rounds are played. Each reading is tried with the rest of the rule set as given and a
// single ko layer, the other being none:
//
//   none, basic, hot (as in the preset, then by kind: single, with double on addition, double on
//   capture, twin), square, second-cycle, starter, starter-first, disturber, psk, ssk, nssk, fixed
//
// The cycle rules are those of spec/rules/readings.h, in that order.
//
// A reading that cannot be tried gives no answer, never a wrong one.
#ifndef HOTSTONE_ENUMERATE_CYCLES_CYCLE_READINGS_H_
#define HOTSTONE_ENUMERATE_CYCLES_CYCLE_READINGS_H_

#include <optional>
#include <string>
#include <vector>

#include "spec/board/color.h"
#include "spec/board/move.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::enumerate {

struct CycleReading {
  std::string name;                    // "psk", "hot:single+twin"
  std::optional<spec::RuleSet> rules;  // nothing: hot_kinds does not know the kind
};

// All readings, in the order above.
std::vector<CycleReading> CycleReadings(const spec::RuleSet& rules);

// How many times a cycle is played before a reading counts as not forbidding it.
inline constexpr int kCycleRounds = 4;

struct CycleAnswer {
  bool rendered = false;
  // The first forbidden move: its round and its ply within the cycle, from 1; 0 if none.
  int round = 0;
  int ply = 0;
  std::optional<spec::Illegality> why;
  friend bool operator==(const CycleAnswer&, const CycleAnswer&) = default;
};

// Plays the cycle from the setup. Requires a legal position and alternating moves that begin with
// `to_move`. O(rounds x moves) plies of spec::Game.
CycleAnswer AskReading(const CycleReading& reading, const spec::Position& setup,
                       spec::Color to_move, const std::vector<spec::Move>& cycle);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_CYCLE_READINGS_H_
