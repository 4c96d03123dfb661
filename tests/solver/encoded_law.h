// The encoded law put beside spec/: one solver holds the formulas of a board, and each question fixes a
// position, a colour and a point by assumptions.
#ifndef HOTSTONE_TESTS_SOLVER_ENCODED_LAW_H_
#define HOTSTONE_TESTS_SOLVER_ENCODED_LAW_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/symbolic_board_play.h"
#include "solver/symbolic_ko.h"
#include "spec/board_play.h"
#include "spec/chains.h"
#include "spec/hot_stone.h"

namespace hotstone::solver {

class EncodedLaw {
 public:
  EncodedLaw(int cols, int rows)
      : board_(cols, rows),
        before_(FreshPosition(context_, board_, "before")),
        expected_(FreshPosition(context_, board_, "expected")),
        at_(FreshSet(context_, board_, "at")),
        ban_(FreshSet(context_, board_, "ban")),
        differs_(context_.bool_const("differs")),
        legal_(context_, "QF_BV") {
    legal_.add(IsLegal(board_, before_, FreshRanks(context_, board_, "before_rank")));
    for (const spec::Color player : {spec::Color::kBlack, spec::Color::kWhite}) {
      auto& solver = plays_.emplace_back(context_, "QF_BV");
      const SymbolicPlay play = MakePlay(board_, before_, player, at_, "play");
      solver.add(LawOf(play));
      const z3::expr same =
          SamePosition(play.after, expected_) && SameSet(SingleHotStoneBans(board_, play), ban_);
      solver.add(differs_ == !same);
    }
  }

  // Whether the formula "legal" has a model over the position.
  bool IsLegalPosition(const spec::Position& position) {
    z3::expr_vector fixed(context_);
    Fix(position, before_, fixed);
    return legal_.check(fixed) == z3::sat;
  }

  // Empty if the encoded play has exactly the successor and the ban of spec/: a model with these, and none
  // with another position or ban. Otherwise what is wrong. Requires a legal position.
  std::string Compare(const spec::Position& position, spec::Color player, spec::Point p) {
    const bool empty = position.IsEmpty(p);
    z3::solver& solver = plays_[player == spec::Color::kBlack ? 0 : 1];
    z3::expr_vector fixed(context_);
    Fix(position, before_, fixed);
    FixPoint(position.size().Index(p), at_, fixed);
    if (!empty) return solver.check(fixed) == z3::unsat ? "" : "a play at a stone";
    const spec::BoardPlay play = spec::PlayAt(position, player, p);
    Fix(play.after, expected_, fixed);
    const auto ban = spec::SingleHotStoneBan(play);
    FixPoint(ban.has_value() ? position.size().Index(*ban) : -1, ban_, fixed);
    fixed.push_back(!differs_);
    if (solver.check(fixed) != z3::sat) return "the successor is not that of the law";
    fixed.pop_back();
    fixed.push_back(differs_);
    if (solver.check(fixed) != z3::unsat) return "there is another successor";
    return "";
  }

 private:
  static void Fix(const spec::Position& position, const SymbolicPosition& constants, z3::expr_vector& fixed) {
    for (size_t p = 0; p < position.cells().size(); ++p) {
      fixed.push_back(position.cells()[p] == 'X' ? constants.black[p] : !constants.black[p]);
      fixed.push_back(position.cells()[p] == 'O' ? constants.white[p] : !constants.white[p]);
    }
  }

  static void FixPoint(int p, const PointSet& set, z3::expr_vector& fixed) {
    for (size_t q = 0; q < set.size(); ++q) fixed.push_back(static_cast<int>(q) == p ? set[q] : !set[q]);
  }

  z3::context context_;
  SymbolicBoard board_;
  SymbolicPosition before_;
  SymbolicPosition expected_;
  PointSet at_;
  PointSet ban_;
  z3::expr differs_;
  z3::solver legal_;
  std::vector<z3::solver> plays_;  // Black's, White's
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_TESTS_SOLVER_ENCODED_LAW_H_
