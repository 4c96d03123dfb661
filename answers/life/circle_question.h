// What `hotstone circle` is asked: which readings of "not settled" on which board.
#ifndef HOTSTONE_ANSWERS_LIFE_CIRCLE_QUESTION_H_
#define HOTSTONE_ANSWERS_LIFE_CIRCLE_QUESTION_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/runs/long_run.h"
#include "enumerate/circle/circle.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct CircleQuestion {
  spec::BoardSize size;
  spec::RuleSet rules;
  // Nothing: every reading.
  std::optional<enumerate::NotSettled> not_settled;
  std::optional<enumerate::AskedWhen> when;
  bool second_rule = false;
  size_t most = 20;  // classifications listed for a reading; at least 1
  // A program that decides again, like cvc5, what Z3 found to have no model; empty: none.
  std::string second_program = {};
  Keep keep = {};  // of RunCircle
};

// The names that a question may have for them; the empty text is no choice. InvalidArgument for
// others.
std::vector<std::string> NotSettledNames();
std::vector<std::string> AskedWhenNames();
absl::StatusOr<std::optional<enumerate::NotSettled>> ParseNotSettled(const std::string& name);
absl::StatusOr<std::optional<enumerate::AskedWhen>> ParseAskedWhen(const std::string& name);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_CIRCLE_QUESTION_H_
