// Clauses against the formulas they came from, operator by operator. From values for the constants,
// unit propagation alone must reach a conflict or a full assignment, as Z3's evaluation says.
// blasted_boards_test.cc does the same for the formulas of boards.
#include "solver/query/bit_blaster.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <set>

#include "solver/query/dimacs.h"
#include "tests/solver/query/blasted_truth.h"

namespace hotstone::solver {
namespace {

using testing::HasSubstr;

constexpr unsigned kWidest = 4;

// The clauses hold exactly where the formula is true, on all values of the constants.
void ExpectAgreement(z3::context& context, const z3::expr& formula) {
  BlastedTruth blasted = BlastedOf({{"formula", formula}});
  for (uint64_t number = 0; number < (uint64_t{1} << blasted.inputs()); ++number) {
    const std::vector<bool> values = ValuesOf(number, blasted.inputs());
    const z3::model model = ModelOf(context, blasted.constants(), values);
    EXPECT_EQ(blasted.Holds(values), model.eval(formula, true).is_true()) << formula << "\n"
                                                                          << model;
    if (testing::Test::HasFailure()) return;
  }
}

// The bits of the term equal its value, on all values of its constants, none of which is named zz
// or sorts after it. Each bit is forced, so no other value fits.
void ExpectValue(z3::context& context, const z3::expr& term) {
  const z3::expr is = context.constant("zz", term.get_sort());
  BlastedTruth blasted = BlastedOf({{"formula", term == is}});
  const int own = static_cast<int>(blasted.constants().back().variables.size());
  std::vector<NamedBits> given = blasted.constants();
  given.pop_back();
  for (uint64_t number = 0; number < (uint64_t{1} << (blasted.inputs() - own)); ++number) {
    const std::vector<bool> values = ValuesOf(number, blasted.inputs());
    const z3::model model = ModelOf(context, given, values);
    const z3::expr value = model.eval(term, true);
    const uint64_t expected =
        value.is_bool() ? (value.is_true() ? 1 : 0) : value.get_numeral_uint64();
    ASSERT_EQ(blasted.LastOne(values), expected) << term << "\n" << model;
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
      {"ite", [](const auto& x, const auto& y) { return z3::ite(x.ctx().bool_const("p"), x, y); }},
      {"concat", [](const auto& x, const auto& y) { return z3::concat(x, y); }},
      {"itself twice", [](const auto& x, const auto&) { return x + x; }},
      {"of its negation", [](const auto& x, const auto&) { return z3::ult(x, ~x); }},
      {"with a numeral", [](const auto& x, const auto& y) { return (x + 3) - (y & 1); }},
  };
}

// A shared subterm is asserted once: as a tree this would be 2^16 clauses.
TEST(BitBlasterTest, SharedPartsCountOnce) {
  z3::context context;
  z3::expr all = context.bool_const("x") || context.bool_const("y");
  z3::expr none = !context.bool_const("x");
  for (int i = 0; i < 16; ++i) {
    Z3_ast both[] = {all, all};
    all = z3::to_expr(context, Z3_mk_and(context, 2, both));
    Z3_ast either[] = {none, none};
    none = z3::to_expr(context, Z3_mk_or(context, 2, either));
  }
  const auto question = BlastToClauses({{"all", all}, {"none", none}}, {});
  ASSERT_TRUE(question.ok()) << question.status();
  EXPECT_LE(question->cnf.clauses.size(), 4u);
}

// Variadic operators, on three arguments; Z3 keeps them as they are.
z3::expr OnThree(const z3::func_decl& of_two, const z3::expr& x, const z3::expr& y,
                 const z3::expr& w) {
  Z3_ast three[] = {x, y, w};
  return z3::to_expr(x.ctx(), Z3_mk_app(x.ctx(), of_two, 3, three));
}

// The operators of a term.
void AddKinds(const z3::expr& term, std::set<Z3_decl_kind>& kinds) {
  kinds.insert(term.decl().decl_kind());
  for (unsigned i = 0; i < term.num_args(); ++i) AddKinds(term.arg(i), kinds);
}

// Every known operator, on all values of its arguments, of every width from one bit to four;
// variadic ones also on three of up to two bits.
TEST(BitBlasterTest, OperatorsAreWhatZ3SaysOnAllValues) {
  std::set<Z3_decl_kind> kinds;
  const auto expect_value = [&kinds](z3::context& context, const z3::expr& term) {
    AddKinds(term, kinds);
    ExpectValue(context, term);
  };
  for (unsigned width = 1; width <= kWidest; ++width) {
    z3::context context;
    const z3::expr x = context.bv_const("x", width);
    const z3::expr y = context.bv_const("y", width);
    for (const NamedTerm& named : TermsOfBits()) {
      SCOPED_TRACE(named.name);
      const z3::expr term = named.term(x, y);
      expect_value(context, term);
      if (term.is_bool()) ExpectAgreement(context, !term);
      ASSERT_FALSE(HasFailure());
    }
    for (unsigned high = 0; high < width; ++high) {
      for (unsigned low = 0; low <= high; ++low) expect_value(context, x.extract(high, low));
    }
    for (unsigned value = 0; value < (1U << width); ++value)
      expect_value(context, context.bv_val(value, width));
    if (width > 2) continue;
    const z3::expr w = context.bv_const("w", width);
    for (const z3::expr& of_two : {x + y, x * y, x & y, x | y, x ^ y}) {
      expect_value(context, OnThree(of_two.decl(), x, y, w));
    }
    expect_value(context, z3::concat(z3::concat(w, y), x));
    z3::expr_vector three(context);
    for (const z3::expr& one : {x, y, w}) three.push_back(one);
    expect_value(context, z3::distinct(three));
    ASSERT_FALSE(HasFailure());
  }
  for (const Z3_decl_kind kind :
       {Z3_OP_BNUM, Z3_OP_BADD, Z3_OP_BSUB,   Z3_OP_BMUL,    Z3_OP_BNEG,    Z3_OP_BNOT,
        Z3_OP_BAND, Z3_OP_BOR,  Z3_OP_BXOR,   Z3_OP_BLSHR,   Z3_OP_ULT,     Z3_OP_ULEQ,
        Z3_OP_UGT,  Z3_OP_UGEQ, Z3_OP_SLT,    Z3_OP_SLEQ,    Z3_OP_SGT,     Z3_OP_SGEQ,
        Z3_OP_EQ,   Z3_OP_ITE,  Z3_OP_CONCAT, Z3_OP_EXTRACT, Z3_OP_DISTINCT}) {
    EXPECT_EQ(kinds.count(kind), 1u) << kind;
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
  for (const z3::expr& formula :
       std::vector<z3::expr>{z3::mk_and(three),
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

// Random nested formulas, so that assertions are split and gates are shared.
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
  const auto question =
      BlastToClauses({{"", (a ^ b) == c}, {"", (b ^ !a) == (c == (a && !a))}}, {});
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
  for (const z3::expr& formula : std::vector<z3::expr>{
           x / y == y, z3::udiv(x, y) == y, z3::urem(x, y) == y, z3::shl(x, y) == y,
           z3::ashr(x, y) == y, z3::zext(x, 1) == z3::zext(y, 1), z3::atmost(some, 1),
           a || x == context.bv_val("18446744073709551616", 65).extract(2, 0)}) {
    const auto status = BlastToClauses({{"it", a}, {"it", formula}}, {}).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << formula;
    EXPECT_THAT(std::string(status.message()), HasSubstr("cannot make clauses from")) << formula;
  }
}

}  // namespace
}  // namespace hotstone::solver
