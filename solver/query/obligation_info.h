// An obligation (obligation.h) without its formulas: the data that the roof lists and prints. No Z3
// type appears in this interface.
#ifndef HOTSTONE_SOLVER_QUERY_OBLIGATION_INFO_H_
#define HOTSTONE_SOLVER_QUERY_OBLIGATION_INFO_H_

#include <string>
#include <vector>

#include "certify/verdict.h"

namespace hotstone::solver {

// The domain of an obligation, which determines what its verdict means.
enum class Scope {
  kAllBoards,  // any finite graph, or all integers: `holds` means all boards
  kBoard,      // one board, all its legal positions at once: `holds` means exhaustive m x n
  kBounded     // up to a bound named in the statement: `holds` means bounded k
};

struct Mutant {
  std::string name;
  std::string words;  // what the wrong rule does
};

struct ObligationInfo {
  std::string name;                  // lower case with hyphens, unique
  std::vector<std::string> clauses;  // clause register ids, or docs/reference/model.md sections
  std::string statement;             // one sentence
  Scope scope = Scope::kBoard;
  // Of kAllBoards: its domain, in words.
  std::string domain = "all boards";
  certify::VerdictKind expected = certify::VerdictKind::kHolds;
  std::string on_paper;  // the steps that no solver checks, in words; may be empty
  std::vector<Mutant> mutants;
  // Of kBounded: whether it is about boards m x n. kBoard always is.
  bool on_boards = true;
  // The default bound (kBounded), and the largest that the user may give.
  int bound = 0;
  int most_bound = 0;

  // Whether it is proved separately on each board.
  bool AskedOfBoards() const { return scope != Scope::kAllBoards && on_boards; }
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_OBLIGATION_INFO_H_
