// The answer of `hotstone value` for one situation.
//
// Under rules without a memory it is the interval of what each side can force, with a line of play
// for each end. Under rules that look back at the game it is the exact value, or bounds if a limit
// came first, with a line in which each side keeps it. docs/explanation/determinacy.md explains
// both methods.
#ifndef HOTSTONE_ANSWERS_VALUES_VALUE_ANSWER_H_
#define HOTSTONE_ANSWERS_VALUES_VALUE_ANSWER_H_

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/kos/ko_positions.h"
#include "answers/shown/shown.h"
#include "answers/values/value_certificates.h"
#include "base/progress.h"
#include "enumerate/values/intervals.h"
#include "search/values/history_value.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

struct ValueQuestion {
  spec::Situation situation;  // with a memory: no earlier moves, no passes, no bans
  spec::RuleSet rules;
  std::string memory;  // parsed by MemoryLimit
  int plies = 40;      // longest line
  // With a memory:
  std::string checkpoint;  // where the bounds are saved after each question; empty: nowhere
  bool resume = false;     // resume from `checkpoint`
  uint64_t states = 0;     // most states searched; 0: as many as fit the memory
  // Folder for certificates of the bounds (value_certificates.h); it exists. Empty: none.
  std::string certificates = {};
  std::string link = {};  // of the atlas in whose judge the lines can be seen; empty: none
};

// A line of play in which both sides keep one end of the interval.
struct ValueLine {
  std::vector<spec::Move> moves;
  std::string how_it_ends;
};

// An interval with its lines: one where endless play counts for White, one where it counts for
// Black.
struct IntervalAnswer {
  enumerate::Interval interval;
  ValueLine line_lo;
  ValueLine line_hi;
};

// The line has been replayed by the law.
struct HistoryAnswer {
  search::HistoryValue found;
  std::vector<spec::Move> line;
  std::vector<ValueCertificate> certificates;
};

struct ValueAnswer {
  spec::Situation situation;
  spec::RuleSet rules;
  std::variant<IntervalAnswer, HistoryAnswer> found;
  std::vector<ClassifiedKo> kos;
  std::string link;  // as in the question
};

// Unimplemented for rules that have no values, InvalidArgument for a board that is too large,
// ResourceExhausted if the work needs more than the memory, Cancelled if `progress` says stop;
// Internal if the law rejects a line or scores its end differently.
absl::StatusOr<ValueAnswer> AskValue(const ValueQuestion& question, Progress* progress);

// Exits with kExitUnknown if only bounds are known, or a certificate that was wanted is not
// written.
Shown Describe(const ValueAnswer& answer);

// The keys that open every answer about the value of a situation, up to lo and hi.
Shown BeginValue(const spec::Situation& situation, const spec::RuleSet& rules, int lo, int hi);

// The number of undetermined positions of a board under rules without a memory.
struct UndeterminedAnswer {
  uint64_t positions = 0;
  uint64_t classes = 0;  // up to symmetry
};

// Tells one position of each symmetry class, Black to move. Errors of AskValue.
absl::StatusOr<UndeterminedAnswer> AskUndetermined(const spec::BoardSize& size,
                                                   const spec::RuleSet& rules,
                                                   const std::string& memory, Progress* progress,
                                                   const Tell& tell);

// One line of text; in JSON the positions already say everything.
Shown Describe(const UndeterminedAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_VALUE_ANSWER_H_
