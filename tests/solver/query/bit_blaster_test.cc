// Clauses against the formulas they were made of: unit propagation from the values of the constants must go
// without a choice to a conflict or to an assignment of everything, and that as Z3's evaluation says.
#include "solver/query/bit_blaster.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <random>

#include "certify/drat/propagation.h"
#include "solver/query/dimacs.h"
#include "solver/query/question.h"

namespace hotstone::solver {
namespace {

using testing::HasSubstr;

// The clauses of a question, asked whether they hold where the constants are known.
class BlastedTruth {
 public:
  explicit BlastedTruth(BlastedQuestion question)
      : question_(std::move(question)), propagation_(question_.cnf.variables) {
    for (const certify::Clause& clause : question_.cnf.clauses) propagation_.Add(clause);
    for (const NamedBits& bits : question_.constants) inputs_ += static_cast<int>(bits.variables.size());
  }
  // The bits of all constants are the variables 1 to inputs().
  int inputs() const { return inputs_; }
  const std::vector<NamedBits>& constants() const { return question_.constants; }

  bool Holds(const std::vector<bool>& values) {
    if (propagation_.refuted()) return false;
    const size_t before = propagation_.depth();
    bool agrees = true;
    for (int v = 1; v <= inputs_ && agrees; ++v) {
      agrees = propagation_.Assume(values[static_cast<size_t>(v)] ? v : -v);
    }
    agrees = agrees && propagation_.Propagate();
    if (agrees) {
      EXPECT_EQ(propagation_.depth(), static_cast<size_t>(question_.cnf.variables)) << "a choice is left";
    }
    propagation_.TakeBack(before);
    return agrees;
  }

 private:
  BlastedQuestion question_;
  certify::Propagation propagation_;
  int inputs_ = 0;
};

BlastedTruth BlastedOf(const std::vector<Assertion>& assertions) {
  auto question = BlastToClauses(assertions, {});
  EXPECT_TRUE(question.ok()) << question.status();
  return BlastedTruth(question.ok() ? *std::move(question) : BlastedQuestion{});
}

std::vector<bool> ValuesOf(uint64_t number, int inputs) {
  std::vector<bool> values(static_cast<size_t>(inputs) + 1);
  for (int v = 1; v <= inputs; ++v) values[static_cast<size_t>(v)] = (number >> (v - 1)) & 1;
  return values;
}

// Whether clauses and formula agree on these values, and whether it is true there.
bool AgreesOn(z3::context& context, const z3::expr& formula, BlastedTruth& blasted,
              const std::vector<bool>& values) {
  const z3::model model = ModelOf(context, blasted.constants(), values);
  const bool expected = model.eval(formula, true).is_true();
  EXPECT_EQ(blasted.Holds(values), expected) << formula << "\n" << model;
  return expected;
}

// On all values of the constants.
void ExpectAgreement(z3::context& context, const z3::expr& formula) {
  BlastedTruth blasted = BlastedOf({{"formula", formula}});
  for (uint64_t number = 0; number < (uint64_t{1} << blasted.inputs()); ++number) {
    AgreesOn(context, formula, blasted, ValuesOf(number, blasted.inputs()));
    if (testing::Test::HasFailure()) return;
  }
}

using Term = std::function<z3::expr(const z3::expr& x, const z3::expr& y)>;

struct NamedTerm {
  std::string name;
  Term term;
};

// Each operator on two bit-vectors, of every width.
std::vector<NamedTerm> TermsOfBits() {
  return {
      {"bvadd", [](const auto& x, const auto& y) { return x + y; }},
      {"bvsub", [](const auto& x, const auto& y) { return x - y; }},
      {"bvmul", [](const auto& x, const auto& y) { return x * y; }},
      {"bvneg", [](const auto& x, const auto&) { return -x; }},
      {"bvnot", [](const auto& x, const auto&) { return ~x; }},
      {"bvand", [](const auto& x, const auto& y) { return x & y; }},
      {"bvor", [](const auto& x, const auto& y) { return x | y; }},
      {"bvxor", [](const auto& x, const auto& y) { return x ^ y; }},
      {"bvlshr", [](const auto& x, const auto& y) { return z3::lshr(x, y); }},
      {"bvult", [](const auto& x, const auto& y) { return z3::ult(x, y); }},
      {"bvule", [](const auto& x, const auto& y) { return z3::ule(x, y); }},
      {"bvugt", [](const auto& x, const auto& y) { return z3::ugt(x, y); }},
      {"bvuge", [](const auto& x, const auto& y) { return z3::uge(x, y); }},
      {"bvslt", [](const auto& x, const auto& y) { return x < y; }},
      {"bvsle", [](const auto& x, const auto& y) { return x <= y; }},
      {"bvsgt", [](const auto& x, const auto& y) { return x > y; }},
      {"bvsge", [](const auto& x, const auto& y) { return x >= y; }},
      {"=", [](const auto& x, const auto& y) { return x == y; }},
      {"distinct", [](const auto& x, const auto& y) { return x != y; }},
      {"ite", [](const auto& x, const auto& y) { return z3::ite(z3::ult(x, y), x + 1, y); }},
      {"concat", [](const auto& x, const auto& y) { return z3::concat(x, y); }},
      {"extract", [](const auto& x, const auto&) { return x.extract(x.get_sort().bv_size() - 1, 0); }},
      {"high bit",
       [](const auto& x, const auto&) {
         const unsigned high = x.get_sort().bv_size() - 1;
         return x.extract(high, high);
       }},
      {"numeral", [](const auto& x, const auto&) { return x.ctx().bv_val(5, x.get_sort().bv_size()); }},
      {"itself twice", [](const auto& x, const auto&) { return x + x; }},
      {"of its negation", [](const auto& x, const auto&) { return z3::ult(x, ~x); }},
      {"with a numeral", [](const auto& x, const auto& y) { return (x + 3) - (y & 1); }},
  };
}

// What is shared is demanded once: as a tree this would be 2^60 clauses.
TEST(BitBlasterTest, SharedPartsCountOnce) {
  z3::context context;
  z3::expr all = context.bool_const("x") || context.bool_const("y");
  z3::expr none = !context.bool_const("x");
  for (int i = 0; i < 60; ++i) {
    Z3_ast both[] = {all, all};
    all = z3::to_expr(context, Z3_mk_and(context, 2, both));
    Z3_ast either[] = {none, none};
    none = z3::to_expr(context, Z3_mk_or(context, 2, either));
  }
  const auto question = BlastToClauses({{"all", all}, {"none", none}}, {});
  ASSERT_TRUE(question.ok()) << question.status();
  EXPECT_LE(question->cnf.clauses.size(), 4u);
}

TEST(BitBlasterTest, OperatorsAreWhatZ3SaysOnAllValues) {
  for (const NamedTerm& named : TermsOfBits()) {
    for (unsigned width = 1; width <= 3; ++width) {
      SCOPED_TRACE(named.name);
      z3::context context;
      const z3::expr term = named.term(context.bv_const("x", width), context.bv_const("y", width));
      if (term.is_bool()) {
        ExpectAgreement(context, term == context.bool_const("z"));
        ExpectAgreement(context, !term);
      } else {
        ExpectAgreement(context, term == context.bv_const("z", term.get_sort().bv_size()));
      }
      ASSERT_FALSE(HasFailure());
    }
  }
}

TEST(BitBlasterTest, ConnectivesAreWhatZ3Says) {
  z3::context context;
  const z3::expr a = context.bool_const("a");
  const z3::expr b = context.bool_const("b");
  const z3::expr c = context.bool_const("c");
  z3::expr_vector three(context);
  for (const z3::expr& one : {a, b, c}) three.push_back(one);
  const z3::expr x = context.bv_const("x", 1);
  const z3::expr y = context.bv_const("y", 1);
  z3::expr_vector bits(context);
  for (const z3::expr& one : {x, y, context.bv_const("w", 1)}) bits.push_back(one);
  for (const z3::expr& formula : std::vector<z3::expr>{z3::mk_and(three),
                                                       z3::mk_or(three),
                                                       z3::implies(a, b),
                                                       a == b,
                                                       a != b,
                                                       a ^ b,
                                                       z3::ite(a, b, c),
                                                       z3::ite(!a, !b, c),
                                                       z3::ite(a, a, c),
                                                       z3::ite(a, b, a),
                                                       z3::ite(a, !a, c),
                                                       z3::ite(a, b, !a),
                                                       z3::ite(a, b, !b),
                                                       z3::distinct(bits),
                                                       z3::implies(z3::implies(a, b), z3::implies(b, c)),
                                                       a && !a,
                                                       a || !a,
                                                       context.bool_val(true),
                                                       context.bool_val(false),
                                                       a == context.bool_val(false)}) {
    ExpectAgreement(context, formula);
    ExpectAgreement(context, !formula);
    ExpectAgreement(context, formula == context.bool_const("d"));
    ASSERT_FALSE(HasFailure()) << formula;
  }
}

// Formulas by chance, nested, so that assertions are taken apart and gates come again.
TEST(BitBlasterTest, ChanceFormulasAreWhatZ3Says) {
  std::mt19937 random(5);
  for (int round = 0; round < 120; ++round) {
    z3::context context;
    std::vector<z3::expr> formulas;
    for (const char* name : {"a", "b", "c", "d", "e"}) formulas.push_back(context.bool_const(name));
    formulas.push_back(context.bool_val(round % 2 == 0));
    const auto any = [&] { return formulas[random() % formulas.size()]; };
    for (int k = 0; k < 12; ++k) {
      const z3::expr p = any();
      const z3::expr q = any();
      const std::vector<z3::expr> made = {
          p && q, p || q, !p, z3::implies(p, q), p == q, p ^ q, z3::ite(p, q, any())};
      formulas.push_back(made[random() % made.size()]);
    }
    ExpectAgreement(context, formulas.back() || (any() && !any()));
    ExpectAgreement(context, !formulas.back());
    ASSERT_FALSE(HasFailure());
  }
}

TEST(BitBlasterTest, TheSameGateIsMadeOnce) {
  z3::context context;
  const z3::expr a = context.bool_const("a");
  const z3::expr b = context.bool_const("b");
  const z3::expr c = context.bool_const("c");
  const auto question = BlastToClauses({{"", (a ^ b) == c}, {"", (b ^ !a) == (c == (a && !a))}}, {});
  ASSERT_TRUE(question.ok()) << question.status();
  EXPECT_EQ(question->cnf.variables, 5);  // the constants, a ^ b, and that with c
}

TEST(BitBlasterTest, WhatIsNotKnownIsAnError) {
  z3::context context;
  const z3::expr x = context.bv_const("x", 3);
  const z3::expr y = context.bv_const("y", 3);
  const z3::expr a = context.bool_const("a");
  z3::expr_vector some(context);
  some.push_back(a);
  for (const z3::expr& formula :
       std::vector<z3::expr>{x / y == y, z3::udiv(x, y) == y, z3::urem(x, y) == y, z3::shl(x, y) == y,
                             z3::ashr(x, y) == y, z3::zext(x, 1) == z3::zext(y, 1), z3::atmost(some, 1),
                             a || x == context.bv_val("18446744073709551616", 65).extract(2, 0)}) {
    const auto status = BlastToClauses({{"it", a}, {"it", formula}}, {}).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << formula;
    EXPECT_THAT(std::string(status.message()), HasSubstr("no clauses are made of")) << formula;
  }
}

// All values of the constants are taken where these have so few bits, and so many by chance elsewhere.
struct Effort {
  int bits;
  int samples;
};

// How many parts were compared, and how many assertions were true, and false, somewhere.
struct Seen {
  int parts = 0;
  int true_somewhere = 0;
  int false_somewhere = 0;
};

void CompareAssertion(z3::context& context, const std::vector<Assertion>& assertions,
                      const std::vector<z3::model>& models, const Effort& effort, std::mt19937& random,
                      Seen& seen) {
  z3::expr_vector formulas(context);
  for (const Assertion& assertion : assertions) formulas.push_back(assertion.formula);
  const z3::expr whole = z3::mk_and(formulas);
  BlastedTruth blasted = BlastedOf(assertions);
  bool ever[2] = {false, false};
  const auto compare = [&](const std::vector<bool>& values) {
    ever[AgreesOn(context, whole, blasted, values) ? 1 : 0] = true;
  };
  if (blasted.inputs() <= effort.bits) {
    for (uint64_t number = 0; number < (uint64_t{1} << blasted.inputs()); ++number) {
      compare(ValuesOf(number, blasted.inputs()));
    }
  } else {
    std::vector<bool> values(static_cast<size_t>(blasted.inputs()) + 1);
    for (int i = 0; i < effort.samples; ++i) {
      for (size_t v = 1; v < values.size(); ++v) values[v] = random() % 2 == 0;
      compare(values);
    }
    for (const z3::model& model : models) {
      for (const NamedBits& bits : blasted.constants()) {
        const z3::expr value = model.eval(
            bits.boolean ? context.bool_const(bits.name.c_str())
                         : context.bv_const(bits.name.c_str(), static_cast<unsigned>(bits.variables.size())),
            true);
        for (size_t i = 0; i < bits.variables.size(); ++i) {
          values[static_cast<size_t>(bits.variables[i])] =
              bits.boolean ? value.is_true() : (value.get_numeral_uint64() >> i) & 1;
        }
      }
      compare(values);
    }
  }
  seen.false_somewhere += ever[0] ? 1 : 0;
  seen.true_somewhere += ever[1] ? 1 : 0;
}

// Each finite part of each obligation that the board has, assertion by assertion, and all together.
Seen CompareObligations(int cols, int rows, const Effort& effort) {
  Seen seen;
  std::mt19937 random(9);
  for (const Obligation& obligation : AllObligations()) {
    const bool asked = obligation.AskedOfBoards() || obligation.scope == Scope::kBounded;
    if (!asked || (obligation.objection != nullptr && !obligation.objection(cols, rows).empty())) continue;
    z3::context context;
    for (const Part& part : obligation.build(context, {cols, rows, obligation.bound, "", 0})) {
      if (!part.finite) continue;
      SCOPED_TRACE(obligation.name + " " + part.name);
      ++seen.parts;
      std::vector<Assertion> assertions = part.assumptions;
      z3::expr_vector formulas(context);
      for (const Assertion& assertion : assertions) formulas.push_back(assertion.formula);
      // Where the assumptions hold is where the claim is about; chance seldom comes there.
      std::vector<z3::model> models;
      const auto decision = Ask(context, formulas, part.logic, {});
      EXPECT_TRUE(decision.ok()) << decision.status();
      if (decision.ok() && decision->model.has_value()) models.push_back(*decision->model);
      assertions.push_back({"denied", !part.claim.formula});
      for (const Assertion& assertion : assertions) {
        CompareAssertion(context, {assertion}, models, effort, random, seen);
      }
      CompareAssertion(context, assertions, models, effort, random, seen);
      CompareAssertion(context, part.assumptions, models, effort, random, seen);
      if (testing::Test::HasFailure()) return seen;
    }
  }
  return seen;
}

TEST(BitBlasterTest, FiniteQuestionsOfTheSmallestBoardsAreWhatZ3Says) {
  const Seen one = CompareObligations(1, 1, {6, 32});
  EXPECT_GT(one.parts, 5);
  const Seen two = CompareObligations(2, 1, {4, 16});
  EXPECT_GT(two.parts, 10);
  EXPECT_GT(two.true_somewhere, 100);
  EXPECT_GT(two.false_somewhere, 100);
}

TEST(BitBlasterSlow, FiniteQuestionsOfSmallBoardsAreWhatZ3Says) {
  CompareObligations(1, 1, {14, 256});
  CompareObligations(2, 1, {14, 256});
  CompareObligations(2, 2, {8, 64});
  CompareObligations(3, 2, {8, 64});
  CompareObligations(3, 3, {8, 32});
}

}  // namespace
}  // namespace hotstone::solver
