// Plies and bans as formulas against the law, for every legal position of small boards and every
// ply.
#include "solver/rules/ply.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/rules/position.h"
#include "spec/rules/situation.h"
#include "tests/spec/fillings.h"

namespace hotstone::solver {
namespace {

// Asks the formula of a ply with the position and the point fixed. Where it has a model, the law
// has a legal move with the same resulting position and bans; and there is no second model.
void ExpectTheLaw(int cols, int rows, const std::string& rules_text, uint64_t stride = 1) {
  SCOPED_TRACE(rules_text);
  const auto size = *spec::BoardSize::Create(cols, rows);
  const auto rules = *spec::ParseRuleSet(rules_text);
  const auto law = FiniteLawOf(rules);
  ASSERT_TRUE(law.ok()) << law.status().message();
  z3::context context;
  const SymbolicBoard board(cols, rows);
  const SymbolicPosition before = FreshPosition(context, board, "before");
  const SymbolicPosition after = FreshPosition(context, board, "after");
  const PointSet bans = FreshSet(context, board, "bans");
  const SymbolicPly ply = MakePly(board, before, spec::Color::kBlack, *law, "ply");
  z3::solver solver(context, "QF_FD");
  for (const Assertion& assertion : ply.law) solver.add(assertion.formula);
  solver.add(SamePosition(ply.play.after, after));
  solver.add(SameSet(ply.bans, bans));
  for (const spec::Position& position : spec::LegalPositions(size, stride)) {
    const spec::Situation situation{position, spec::Color::kBlack, 0, {}, 0};
    z3::expr_vector position_fixed(context);
    position_fixed.push_back(SamePosition(before, ConstantPosition(context, position)));
    for (int at = -1; at < board.points(); ++at) {
      solver.push();
      solver.add(position_fixed);
      for (int p = 0; p < board.points(); ++p) {
        const z3::expr& here = ply.play.at[static_cast<size_t>(p)];
        solver.add(p == at ? here : !here);
      }
      const auto point = at < 0 ? std::nullopt : std::optional(size.At(at));
      const bool legal = spec::Judge(situation, point, rules).legal();
      ASSERT_EQ(solver.check() == z3::sat, legal) << position.cells() << " " << at;
      if (legal) {
        const spec::Situation next = spec::After(situation, point, rules);
        PointSet next_bans(static_cast<size_t>(board.points()), context.bool_val(false));
        for (const spec::Point ban : next.bans)
          next_bans[static_cast<size_t>(size.Index(ban))] = context.bool_val(true);
        solver.add(!(SamePosition(after, ConstantPosition(context, next.position)) &&
                     SameSet(bans, next_bans)));
        ASSERT_EQ(solver.check(), z3::unsat) << position.cells() << " " << at;
      }
      solver.pop();
    }
  }
}

TEST(SymbolicPly, IsTheLawOnSmallBoards) {
  for (const char* rules :
       {"basic-only", "basic-only,self_removal=any", "basic-only,self_removal=none"}) {
    ExpectTheLaw(3, 1, rules);
    ExpectTheLaw(2, 2, rules);
    ExpectTheLaw(4, 1, rules);
  }
  ExpectTheLaw(1, 1, "basic-only");
}

TEST(SymbolicPly, DoubleHotStonesAreThoseOfTheLaw) {
  for (const char* kind :
       {"double-add", "double-add-any", "double-capture", "double-add+double-capture"}) {
    ExpectTheLaw(5, 1, std::string("basic-only,hot=hot,hot_kinds=single+") + kind);
  }
}

TEST(SymbolicPlySlow, DoubleHotStonesAreThoseOfTheLaw) {
  for (const char* kind : {"double-add", "double-add-any", "double-capture"}) {
    const std::string rules = std::string("basic-only,hot=hot,hot_kinds=single+") + kind;
    ExpectTheLaw(4, 2, rules, 5);
    ExpectTheLaw(3, 3, rules, 29);
  }
}

// Plies with stones that are hot in the kos of a fight, or by the class of the ko.
TEST(SymbolicPly, HotStonesOfFightsAndByClassAreThoseOfTheLaw) {
  ExpectTheLaw(5, 1, "hot-only,hot_kinds=single+twin+any-ko-stone", 5);
  ExpectTheLaw(4, 1, "hot-only,hot_kinds=single+twin,hot_scope=fighting,hot_unclassified=cold", 2);
}

TEST(SymbolicPlySlow, HotStonesByClassAreThoseOfTheLaw) {
  for (const char* rules :
       {"hot-only,hot_scope=fighting", "hot-only,hot_scope=fighting,hot_unclassified=cold",
        "ing-1991,cycle=none", "hot-only,hot_kinds=any-ko-stone,hot_scope=fighting"}) {
    ExpectTheLaw(3, 3, rules, 601);
  }
}

TEST(FiniteLaw, RefusesWhatFormulasDoNotRender) {
  for (const char* rules : {"simplified-ing", "basic-only,handicap=2"}) {
    EXPECT_EQ(FiniteLawOf(*spec::ParseRuleSet(rules)).status().code(),
              absl::StatusCode::kUnimplemented)
        << rules;
  }
}

}  // namespace
}  // namespace hotstone::solver
