// One question of a case about one moment of the game, as case_runner.h asks it; each kind of
// expectation has its own function.
#ifndef HOTSTONE_CONFORMANCE_JUDGE_CASE_CHECKS_H_
#define HOTSTONE_CONFORMANCE_JUDGE_CASE_CHECKS_H_

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/judge/value_solver.h"
#include "formats/case/case.h"
#include "spec/rules/game.h"

namespace hotstone::conformance {

// The answer at one moment.
struct CheckAnswer {
  enum class Verdict { kHolds, kFails, kUnknown };
  Verdict verdict = Verdict::kHolds;
  std::string found;
  std::string clause;
};

// The path of an expectation in its case: "legal_set[0]", "captured_total.B", "liberties[0].A1".
// Kept in pieces, since it is written out only if the expectation fails.
struct CheckKey {
  std::string_view list;
  std::optional<size_t> item;
  std::string part;

  std::string ToString() const;
};

struct CaseCheck {
  int after = 0;
  CheckKey key;
  std::function<std::string()> expected;  // in words
  // Set for `illegal`: a refused entry of `moves` at the same moment answers it.
  std::optional<spec::Move> refused;
  std::function<CheckAnswer(const spec::Game&)> ask;
};

// All questions of a case in the order of docs/reference/case-format.md. They point into the case
// and the solver, which must outlive them. `plies` is PlyCount(c), the moment of captured_total.
std::vector<CaseCheck> ChecksOf(const formats::Case& c, int plies, const ValueSolver& solver);

// The answer about the class of the ko position in which the latest remaining stone was played.
CheckAnswer AskKoClass(const spec::Game& game, const formats::ExpectKoClass& expected);

// The stones of either colour that the n-th ply removed, in index order.
std::vector<spec::Point> RemovedBy(const spec::Game& game, int n);

// A move with its player: "W C3", "B pass".
std::string PlayerMove(const spec::Move& move);

// The answer to whether a move may be played: "W C3 legal", "W C3 illegal: hot-stone".
std::string RulingText(const spec::Move& move, const spec::Ruling& ruling);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_JUDGE_CASE_CHECKS_H_
