// Questions to Z3: answers, limits, exceptions, and the text that asks the same question again.
#include "solver/query/question.h"

#include <gtest/gtest.h>

#include <csignal>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "solver/query/smt_lib.h"
#include "tests/base/stop_at.h"

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

// The pigeonhole principle, with one pigeon more than holes: long work for Z3.
z3::expr_vector Pigeons(z3::context& context, int holes) {
  z3::expr_vector formulas(context);
  std::vector<std::vector<z3::expr>> in(static_cast<size_t>(holes));
  for (int pigeon = 0; pigeon <= holes; ++pigeon) {
    z3::expr_vector somewhere(context);
    for (int hole = 0; hole < holes; ++hole) {
      const z3::expr is_here = context.bool_const(absl::StrCat(pigeon, "-", hole).c_str());
      somewhere.push_back(is_here);
      auto& here = in[static_cast<size_t>(hole)];
      for (const z3::expr& other : here) formulas.push_back(!is_here || !other);
      here.push_back(is_here);
    }
    formulas.push_back(z3::mk_or(somewhere));
  }
  return formulas;
}

// Raises SIGINT at its second report, while Z3 works, and stops once a handler has heard it.
class SignalThenStop : public Progress {
 public:
  SignalThenStop() : before_(std::signal(SIGINT, [](int) { heard = 1; })) { heard = 0; }
  ~SignalThenStop() override { std::signal(SIGINT, before_); }
  bool Report(std::string_view, uint64_t, uint64_t) override {
    if (++reports_ == 2) std::raise(SIGINT);
    return heard == 0;
  }

 private:
  static inline volatile std::sig_atomic_t heard = 0;
  void (*const before_)(int);
  int reports_ = 0;
};

// A question passes the signal on to the caller.
TEST(QuestionTest, AnInterruptDuringAQuestionStops) {
  for (const char* logic : {"QF_BV", "QF_FD", ""}) {
    z3::context context;
    SignalThenStop progress;
    const auto decision =
        Ask(context, Pigeons(context, 13), logic, {.progress = &progress, .what = "pigeons"});
    EXPECT_EQ(decision.status().code(), absl::StatusCode::kCancelled) << logic;
  }
}

TEST(QuestionTest, StopsBeforeAShortQuestion) {
  z3::context context;
  StopAt progress(0);
  const auto decision =
      Ask(context, z3::expr_vector(context), "", {.progress = &progress, .what = "nothing"});
  EXPECT_EQ(decision.status().code(), absl::StatusCode::kCancelled);
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
