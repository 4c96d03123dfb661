// Which reading of the ko rules forbids which move of a cycle, and when: by playing it.
//
// The start of the cycle is set up, nothing before it, and the cycle is played again and again through
// spec::Game. The first move that a reading forbids is the answer; so it depends on where the cycle is
// entered, and on how often it is let round. Every reading is asked with the rest of the rule set as given,
// and with one ko layer only, the other being none:
//
//   none, basic, hot (as the preset has it, then with its kinds: single, with double on addition, double on
//   capture, twin), square, second-cycle, starter, starter-first, disturber, psk, ssk, nssk, fixed
//
// The cycle rules are those of spec/rules/readings.h, in that order.
//
// A reading that cannot be asked gives no answer, never a wrong one.
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

// How often a cycle is played before a reading is said not to forbid it.
inline constexpr int kCycleRounds = 4;

struct CycleAnswer {
  bool rendered = false;
  // The first forbidden move: its round and its ply within the cycle, from 1; 0 if there was none.
  int round = 0;
  int ply = 0;
  std::optional<spec::Illegality> why;
  friend bool operator==(const CycleAnswer&, const CycleAnswer&) = default;
};

// Plays the cycle from the setup. Requires a legal position and moves that begin with `to_move` and take
// turns. O(rounds x moves) plies of spec::Game.
CycleAnswer AskReading(const CycleReading& reading, const spec::Position& setup, spec::Color to_move,
                       const std::vector<spec::Move>& cycle);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_CYCLE_READINGS_H_
