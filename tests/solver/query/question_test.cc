// Questions to Z3: answers, limits, exceptions, and the text that asks the same question again.
#include "solver/query/question.h"

#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "solver/query/smt_lib.h"

namespace hotstone::solver {
namespace {

z3::expr_vector Formulas(z3::context& context, const std::vector<Assertion>& assertions) {
  z3::expr_vector formulas(context);
  for (const Assertion& assertion : assertions) formulas.push_back(assertion.formula);
  return formulas;
}

TEST(QuestionTest, SatHasAModel) {
  z3::context context;
  const z3::expr x = context.bv_const("x", 4);
  const auto decision = Ask(context, Formulas(context, {{"", x == 7}}), "QF_BV", {});
  ASSERT_TRUE(decision.ok()) << decision.status();
  EXPECT_EQ(decision->answer, Answer::kSat);
  ASSERT_TRUE(decision->model.has_value());
  EXPECT_EQ(decision->model->eval(x, true).get_numeral_int(), 7);
}

TEST(QuestionTest, NothingAssertedIsSat) {
  z3::context context;
  const auto decision = Ask(context, z3::expr_vector(context), "", {});
  ASSERT_TRUE(decision.ok()) << decision.status();
  EXPECT_EQ(decision->answer, Answer::kSat);
}

TEST(QuestionTest, TheSameQuestionCostsTheSameWork) {
  uint64_t work[2] = {0, 0};
  for (uint64_t& spent : work) {
    z3::context context;
    const z3::expr x = context.bv_const("x", 16);
    const z3::expr y = context.bv_const("y", 16);
    const auto decision =
        Ask(context,
            Formulas(context, {{"", x * y == 40'001}, {"", z3::ugt(x, 1)}, {"", z3::ult(x, 200)}}),
            "QF_BV", {});
    ASSERT_TRUE(decision.ok()) << decision.status();
    spent = decision->rlimit_used;
  }
  EXPECT_GT(work[0], 0u);
  EXPECT_EQ(work[0], work[1]);
}

TEST(QuestionTest, ExceptionsBecomeStatus) {
  EXPECT_EQ(Guarded("a test", []() -> absl::Status { throw z3::exception("no"); }).code(),
            absl::StatusCode::kInternal);
  const auto full = Guarded("a test", []() -> absl::Status { throw std::bad_alloc(); });
  EXPECT_EQ(full.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_TRUE(absl::StrContains(full.message(), "a test"));
}

// The written text asks the same question: Z3's own parser gives the same answer, whatever the
// comments contain.
TEST(SmtLibTest, ReadsBack) {
  for (const bool satisfiable : {false, true}) {
    z3::context context;
    const z3::sort point = context.uninterpreted_sort("Point");
    const z3::func_decl adjacent = context.function("adjacent", point, point, context.bool_sort());
    const z3::expr x = context.constant("x", point);
    const z3::expr y = context.constant("y", point);
    const z3::expr a = context.constant("a", point);
    const z3::expr b = context.constant("b", point);
    std::vector<Assertion> assertions = {
        {"adjacency goes both ways\n(assert false)",
         z3::forall(x, y, z3::implies(adjacent(x, y), adjacent(y, x)))},
        {"nothing", context.bool_val(true)},
        {"a is next to b", adjacent(a, b)},
        {"b is not next to a", satisfiable ? context.bool_val(true) : !adjacent(b, a)}};
    const auto decision = Ask(context, Formulas(context, assertions), "UF", {});
    ASSERT_TRUE(decision.ok()) << decision.status();
    EXPECT_EQ(decision->answer, satisfiable ? Answer::kSat : Answer::kUnsat);
    const std::string text =
        SmtLibText(context, {{"a test", "of two\nlines"}, "UF", decision->answer}, assertions);
    EXPECT_TRUE(absl::StartsWith(text, "; a test\n; of two\n; lines\n(set-info :status "));
    EXPECT_TRUE(absl::StrContains(text, "; a is next to b\n(assert"));

    z3::context again;
    z3::solver solver(again);
    solver.add(again.parse_string(text.c_str()));
    EXPECT_EQ(solver.check(), satisfiable ? z3::sat : z3::unsat) << text;
  }
}

}  // namespace
}  // namespace hotstone::solver
