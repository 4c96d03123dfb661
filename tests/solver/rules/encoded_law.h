// Compares the encoded law with spec/: one solver holds the formulas of a board, and each question
// fixes a position, a colour and a point by assumptions.
#ifndef HOTSTONE_TESTS_SOLVER_RULES_ENCODED_LAW_H_
#define HOTSTONE_TESTS_SOLVER_RULES_ENCODED_LAW_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/rules/board_play.h"
#include "solver/rules/single_hot_stone.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::solver {

class EncodedLaw {
 public:
  EncodedLaw(int cols, int rows)
      : board_(cols, rows),
        before_(FreshPosition(context_, board_, "before")),
        at_(FreshSet(context_, board_, "at")),
        differs_(context_.bool_const("differs")),
        legal_(context_, z3::solver::simple()),
        plays_(context_, z3::solver::simple()) {
    legal_.add(IsLegal(board_, before_, FreshRanks(context_, board_, "before_rank")));
    // Both colours' plays at the same point: one question for both.
    std::vector<z3::expr> same;
    for (const spec::Color player : {spec::Color::kBlack, spec::Color::kWhite}) {
      const std::string name = spec::ColorName(player);
      const SymbolicPlay play = MakePlay(board_, before_, player, at_, name);
      plays_.add(LawOf(play));
      const auto& expected =
          expected_.emplace_back(Expected{FreshPosition(context_, board_, name + "_after"),
                                          FreshSet(context_, board_, name + "_ban")});
      same.push_back(SamePosition(play.after, expected.after) &&
                     SameSet(SingleHotStoneBans(board_, play), expected.ban));
    }
    plays_.add(differs_ == !AllOf(context_, same));
  }

  // Whether the formula "legal" has a model over the position.
  bool IsLegalPosition(const spec::Position& position) {
    z3::expr_vector fixed(context_);
    Fix(position, before_, fixed);
    return legal_.check(fixed) == z3::sat;
  }

  // Empty if the plays of both colours at p have exactly the successor and the ban of spec/: there
  // is a model with these, and none in which one differs. Otherwise the difference. Requires a
  // legal position.
  std::string Compare(const spec::Position& position, spec::Point p) {
    z3::expr_vector fixed(context_);
    Fix(position, before_, fixed);
    FixPoint(position.size().Index(p), at_, fixed);
    if (!position.IsEmpty(p)) return plays_.check(fixed) == z3::unsat ? "" : "a play at a stone";
    for (const spec::Color player : {spec::Color::kBlack, spec::Color::kWhite}) {
      const Expected& expected = expected_[player == spec::Color::kBlack ? 0 : 1];
      const spec::BoardPlay play = spec::PlayAt(position, player, p);
      Fix(play.after, expected.after, fixed);
      const auto ban = spec::SingleHotStoneBan(play);
      FixPoint(ban.has_value() ? position.size().Index(*ban) : -1, expected.ban, fixed);
    }
    fixed.push_back(!differs_);
    if (plays_.check(fixed) != z3::sat) return "the successor is not that of the law";
    fixed.pop_back();
    fixed.push_back(differs_);
    if (plays_.check(fixed) != z3::unsat) return "there is another successor";
    return "";
  }

 private:
  struct Expected {
    SymbolicPosition after;
    PointSet ban;
  };

  static void Fix(const spec::Position& position, const SymbolicPosition& constants,
                  z3::expr_vector& fixed) {
    for (size_t p = 0; p < position.cells().size(); ++p) {
      fixed.push_back(position.cells()[p] == 'X' ? constants.black[p] : !constants.black[p]);
      fixed.push_back(position.cells()[p] == 'O' ? constants.white[p] : !constants.white[p]);
    }
  }

  static void FixPoint(int p, const PointSet& set, z3::expr_vector& fixed) {
    for (size_t q = 0; q < set.size(); ++q)
      fixed.push_back(static_cast<int>(q) == p ? set[q] : !set[q]);
  }

  z3::context context_;
  SymbolicBoard board_;
  SymbolicPosition before_;
  PointSet at_;
  z3::expr differs_;
  std::vector<Expected> expected_;  // Black's, White's
  z3::solver legal_;
  z3::solver plays_;
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_TESTS_SOLVER_RULES_ENCODED_LAW_H_
