#include "solver/query/all_numbers.h"

#include <utility>

namespace hotstone::solver {

Obligation AboutAllNumbers(std::string name, std::vector<std::string> clauses,
                           std::string statement) {
  Obligation obligation;
  obligation.name = std::move(name);
  obligation.clauses = std::move(clauses);
  obligation.statement = std::move(statement);
  obligation.scope = Scope::kAllBoards;
  obligation.on_boards = false;
  obligation.domain = "all numbers";
  return obligation;
}

}  // namespace hotstone::solver
