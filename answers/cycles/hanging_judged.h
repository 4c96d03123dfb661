// What each preset does to the cycles that decide life and death
// (enumerate/cycles/hanging_cycles.h).
//
// Around such a cycle a stone hangs: it is neither removed nor kept as long as both players go on.
// So whom a rule bars from going on decides the stone. If that is the attacker, the owner has what
// he wanted; if it is the owner, the attacker has. A rule that bars now one and now the other,
// depending on the ply at which the cycle was entered, lets the entry decide; and one that bars
// nobody leaves the stone hanging.
#ifndef HOTSTONE_ANSWERS_CYCLES_HANGING_JUDGED_H_
#define HOTSTONE_ANSWERS_CYCLES_HANGING_JUDGED_H_

#include <cstdint>
#include <string>
#include <vector>

#include "answers/cycles/cycle_answer.h"
#include "answers/shown/shown.h"
#include "enumerate/rules/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

// Classes of cycles by whom a rule set bars first (enumerate/cycles/cycle_readings.h).
struct HangingJudged {
  std::string rules;
  uint64_t attacker = 0;  // at every entry
  uint64_t owner = 0;
  uint64_t one_side = 0;  // the same side at every entry, where stones of both sides hang
  uint64_t by_entry = 0;  // not the same at every entry
  uint64_t nobody = 0;    // at no entry, in four rounds
  uint64_t unknown = 0;   // the rules are out of reach

  friend bool operator==(const HangingJudged&, const HangingJudged&) = default;
};

// The presets, and ing-1996 with the classes by removal.
std::vector<spec::RuleSet> RulesForHanging();

// Adds one cycle; `hanging` are the stones that hang all the way around.
void JudgeHanging(const DescribedCycle& cycle, enumerate::BitBoard hanging,
                  const spec::RuleSet& rules, HangingJudged& judged);

Shown Describe(const HangingJudged& judged);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CYCLES_HANGING_JUDGED_H_
