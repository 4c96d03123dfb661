#include "answers/asked/board_work.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {

absl::StatusOr<BoardWork> ReadBoardWork(const std::string& board, const std::string& rules) {
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(board));
  ASSIGN_OR_RETURN(const auto rule_set, spec::ParseRuleSet(rules));
  const auto finite = enumerate::FiniteRules::From(rule_set);
  if (!finite.ok()) {
    return absl::Status(
        finite.status().code(),
        absl::StrCat("--rules ", rules, ": ", std::string(finite.status().message())));
  }
  RETURN_IF_ERROR(spec::RulesInReach(rule_set, size));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  return BoardWork{size, rule_set, *finite, grid};
}

}  // namespace hotstone::answers
