// The board and the finite-memory rule set of a command, read from its two options.
#ifndef HOTSTONE_ANSWERS_ASKED_BOARD_WORK_H_
#define HOTSTONE_ANSWERS_ASKED_BOARD_WORK_H_

#include <string>

#include "absl/status/statusor.h"
#include "enumerate/rules/board.h"
#include "enumerate/rules/rule_set.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct BoardWork {
  spec::BoardSize size;
  spec::RuleSet rules;
  enumerate::FiniteRules finite;
  enumerate::Grid grid;
};

// InvalidArgument for an invalid board or rule set, or a board without bit-boards; Unimplemented
// for rules with history; ResourceExhausted for rules out of reach (spec/rules/rule_switches.h).
absl::StatusOr<BoardWork> ReadBoardWork(const std::string& board, const std::string& rules);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_ASKED_BOARD_WORK_H_
