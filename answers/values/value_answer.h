// What `hotstone value` finds of a situation. Without a memory it is the interval of what each side can force, with a
// line of play for each end; under rules that look back at the game it is the exact value, or bounds where a limit came
// first, and a line in which each side keeps it. docs/explanation/determinacy.md says how either is found.
#ifndef HOTSTONE_ANSWERS_VALUES_VALUE_ANSWER_H_
#define HOTSTONE_ANSWERS_VALUES_VALUE_ANSWER_H_

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/kos/ko_positions.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "enumerate/values/intervals.h"
#include "search/history/history_value.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

struct ValueQuestion {
  spec::Situation situation;  // with a memory: nothing was played before, and it has no passes and no bans
  spec::RuleSet rules;
  std::string memory;  // as MemoryLimit reads it
  int plies = 40;      // of a line, at most
  // With a memory:
  std::string checkpoint;  // where the bounds are kept after each question; empty: nowhere
  bool resume = false;     // goes on from there
  uint64_t states = 0;     // looked at, at most; 0: as many as the memory holds
};

// A line of play in which both sides keep one end of the interval.
struct ValueLine {
  std::vector<std::string> moves;
  std::string how_it_ends;
};

// An interval with its lines: where endless play counts for White, and where it counts for Black.
struct IntervalAnswer {
  enumerate::Interval interval;
  ValueLine line_lo;
  ValueLine line_hi;
};

// The line has been played by the law.
struct HistoryAnswer {
  search::HistoryValue found;
  std::vector<std::string> line;
};

struct ValueAnswer {
  spec::Situation situation;
  spec::RuleSet rules;
  std::variant<IntervalAnswer, HistoryAnswer> found;
  std::vector<ClassifiedKo> kos;
};

// Unimplemented for rules of which there are no values, InvalidArgument for a board that is too large,
// ResourceExhausted if the work needs more than the memory, Cancelled if `progress` says stop; Internal if the law
// refuses a line or counts another number at its end.
absl::StatusOr<ValueAnswer> AskValue(const ValueQuestion& question, Progress* progress);

// Exits with kExitUnknown if there are bounds only.
Shown Describe(const ValueAnswer& answer);

// The keys with which every answer about the value of a situation begins: up to lo and hi.
Shown BeginValue(const spec::Situation& situation, const spec::RuleSet& rules, int lo, int hi);

// How many positions of a board are undetermined, without a memory.
struct UndeterminedAnswer {
  uint64_t positions = 0;
  uint64_t classes = 0;  // up to symmetry
};

// Tells one position of each class, Black to move. Errors of AskValue.
absl::StatusOr<UndeterminedAnswer> AskUndetermined(const spec::BoardSize& size, const spec::RuleSet& rules,
                                                   const std::string& memory, Progress* progress,
                                                   const Tell& tell);

// A line of text; as JSON the positions say it all.
Shown Describe(const UndeterminedAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_VALUE_ANSWER_H_
