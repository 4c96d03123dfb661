// What `hotstone decide` prints: a value, a list of positions, counts, for people or as JSON lines.
#ifndef HOTSTONE_ANSWERS_VALUES_DECIDE_REPORT_H_
#define HOTSTONE_ANSWERS_VALUES_DECIDE_REPORT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "answers/asked/situation_words.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/board.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/values/intervals.h"
#include "spec/board/color.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

struct DecideOptions {
  std::string board;
  std::string position;
  Circumstances circumstances;
  std::string rules = "basic-only";
  std::string endless;
  double worth = 0;
  uint64_t lines = 1'000'000;
  std::string memory;
  bool count = false;
  bool list = false;
  bool json = false;
  bool worth_given = false;
  bool lines_given = false;
};

// What all rules of --endless work on.
struct DecideWorld {
  const DecideOptions& options;
  spec::RuleSet rules;
  spec::Situation situation;
  enumerate::Grid grid;
  enumerate::FiniteRules finite;
  enumerate::LegalIndex index;
  enumerate::IntervalTable table;
  uint64_t memory;

  const spec::BoardSize& size() const { return situation.position.size(); }
};

// A situation with its interval and what was found of it: [lo, hi] of the value, both doubled.
struct DecidedValue {
  std::vector<std::string> rows;
  spec::Color to_move = spec::Color::kBlack;
  enumerate::Interval interval;
  int twice_lo = 0;
  int twice_hi = 0;
  bool endless = false;  // best play does not end; known for a fixed worth only
  int symmetric_positions = 0;
};

// "1", "-0.5": a number of halves.
std::string HalvesText(int twice);

// A line of --list.
void PrintListed(const DecideWorld& world, const DecidedValue& found);

// The answer about the one situation; kExitUnknown if only bounds are known.
int PrintOne(const DecideWorld& world, DecidedValue found);

// One line about the board: how many positions, and how many of them up to symmetry.
void PrintCount(const DecideWorld& world, const std::string& what, uint64_t positions, uint64_t classes);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_DECIDE_REPORT_H_
