#include "answers/asked/board_work.h"

#include "absl/strings/str_cat.h"

namespace hotstone::answers {

absl::StatusOr<BoardWork> ReadBoardWork(const std::string& board, const std::string& rules) {
  const auto size = spec::ParseBoardSize(board);
  if (!size.ok()) return size.status();
  const auto rule_set = spec::ParseRuleSet(rules);
  if (!rule_set.ok()) return rule_set.status();
  const auto finite = enumerate::FiniteRules::From(*rule_set);
  if (!finite.ok()) {
    return absl::Status(finite.status().code(),
                        absl::StrCat("--rules ", rules, ": ", std::string(finite.status().message())));
  }
  const auto grid = enumerate::Grid::Create(size->cols(), size->rows());
  if (!grid.ok()) return grid.status();
  return BoardWork{*size, *rule_set, *finite, *grid};
}

}  // namespace hotstone::answers
