// Finite questions as clauses, decided by CaDiCaL, with checked proofs. CaDiCaL must be installed
// (packages/testing.txt).
#include "solver/query/sat_proof.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdio>
#include <fstream>
#include <random>

#include "certify/drat/drat.h"
#include "certify/drat/drat_check.h"
#include "solver/query/dimacs.h"
#include "solver/query/question.h"
#include "tests/base/stop_at.h"
#include "tests/base/temporary.h"

namespace hotstone::solver {
namespace {

using testing::Contains;
using testing::HasSubstr;

// The two files of a question, deleted afterwards.
struct Files {
  const std::string formula = TestPath("question.cnf");
  const std::string proof = TestPath("question.drat");
  ~Files() {
    std::remove(formula.c_str());
    std::remove(proof.c_str());
  }
};

SatSolver Solver() {
  const auto solver = FindSatSolver();
  EXPECT_TRUE(solver.ok()) << solver.status() << "; scripts/setup testing installs cadical";
  return solver.value_or(SatSolver{});
}

absl::StatusOr<SatProof> Decide(const certify::Cnf& cnf, SatLimits limits = {}) {
  const Files files;
  if (limits.seconds == 0) limits.seconds = 600;
  return ProveBySat(Solver(), cnf, files.formula, files.proof, limits);
}

// More pigeons than holes.
certify::Cnf Pigeons(int holes) {
  certify::Cnf cnf;
  const auto in = [holes](int pigeon, int hole) { return pigeon * holes + hole + 1; };
  cnf.variables = (holes + 1) * holes;
  for (int p = 0; p <= holes; ++p) {
    certify::Clause somewhere;
    for (int h = 0; h < holes; ++h) somewhere.push_back(in(p, h));
    cnf.clauses.push_back(somewhere);
    for (int q = 0; q < p; ++q) {
      for (int h = 0; h < holes; ++h) cnf.clauses.push_back({-in(p, h), -in(q, h)});
    }
  }
  return cnf;
}

TEST(SatSolverTest, SaysItsVersion) {
  EXPECT_THAT(Solver().version, testing::StartsWith("CaDiCaL "));
}

TEST(SatSolverTest, AMissingOneIsNotFound) {
  EXPECT_EQ(FindSatSolver("no-such-solver").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(FindSatSolver("false").status().code(), absl::StatusCode::kInternal);
  const Files files;
  EXPECT_EQ(
      AskSatSolver({"/no/such", ""}, Pigeons(2), files.formula, files.proof, {}).status().code(),
      absl::StatusCode::kNotFound);
}

TEST(SatSolverTest, RefutationsComeWithAProofThatIsChecked) {
  const auto proof = Decide(Pigeons(5));
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->answer, Answer::kUnsat);
  EXPECT_EQ(proof->proof, ProofVerdict::kAccepted) << proof->why_refused;
  EXPECT_GT(proof->checked.lemmas, 10u);
  EXPECT_GT(proof->proof_bytes, 0u);
  EXPECT_EQ(proof->clauses, Pigeons(5).clauses.size());
}

TEST(SatSolverTest, ModelsAreChecked) {
  certify::Cnf cnf = Pigeons(5);
  cnf.clauses.erase(cnf.clauses.begin());  // removes the first pigeon
  const auto proof = Decide(cnf);
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->answer, Answer::kSat);
  EXPECT_EQ(proof->proof, ProofVerdict::kNone);
  EXPECT_EQ(proof->model.size(), 31u);
}

// Without any one of its clauses the formula has a model, so the proof must not pass.
TEST(SatSolverTest, TheProofOfAFormulaRefutesNoFormulaWithLess) {
  const Files files;
  const certify::Cnf whole = Pigeons(4);
  ASSERT_TRUE(ProveBySat(Solver(), whole, files.formula, files.proof, {}).ok());
  const auto proof = certify::ReadDrat(files.proof, whole.variables);
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_TRUE(certify::CheckDrat(whole, *proof).ok());
  for (size_t i = 0; i < whole.clauses.size(); ++i) {
    certify::Cnf less = whole;
    less.clauses.erase(less.clauses.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_EQ(certify::CheckDrat(less, *proof).status().code(),
              absl::StatusCode::kFailedPrecondition)
        << i;
    if (i % 9 == 0) {
      EXPECT_EQ(Decide(less)->answer, Answer::kSat);
    }
  }
}

// Formulas near the ratio where half have a model, so that the proofs contain everything the solver
// does.
TEST(SatSolverTest, ProofsOfChanceFormulasAreAccepted) {
  std::mt19937 random(11);
  int refuted = 0;
  for (int i = 0; i < 16; ++i) {
    certify::Cnf cnf;
    cnf.variables = 120;
    for (int k = 0; k < 530; ++k) {
      certify::Clause clause;
      for (int j = 0; j < 3; ++j) {
        const int variable = 1 + static_cast<int>(random() % 120);
        clause.push_back(random() % 2 == 0 ? variable : -variable);
      }
      cnf.clauses.push_back(clause);
    }
    const auto proof = Decide(cnf);
    ASSERT_TRUE(proof.ok()) << proof.status();
    if (proof->answer != Answer::kUnsat) continue;
    ++refuted;
    EXPECT_EQ(proof->proof, ProofVerdict::kAccepted) << proof->why_refused;
  }
  EXPECT_GT(refuted, 3);
}

TEST(SatSolverTest, TrivialFormulas) {
  EXPECT_EQ(Decide({{}, 0, {}})->answer, Answer::kSat);
  EXPECT_EQ(Decide({{}, 3, {}})->answer, Answer::kSat);
  for (const certify::Cnf& cnf : {certify::Cnf{{}, 0, {{}}}, certify::Cnf{{}, 1, {{1}, {-1}}},
                                  certify::Cnf{{}, 2, {{1, 1, 2}, {-2, 1, -1}, {}, {1}}}}) {
    const auto proof = Decide(cnf);
    ASSERT_TRUE(proof.ok()) << proof.status();
    EXPECT_EQ(proof->answer, Answer::kUnsat);
    EXPECT_EQ(proof->proof, ProofVerdict::kAccepted) << proof->why_refused;
  }
}

TEST(SatSolverTest, LimitsEndInUnknown) {
  SatLimits limits;
  limits.conflicts = 100;
  const auto few = Decide(Pigeons(9), limits);
  ASSERT_TRUE(few.ok()) << few.status();
  EXPECT_EQ(few->answer, Answer::kUnknown);
  EXPECT_EQ(few->reason, "within 100 conflicts");
  limits = {};
  limits.seconds = 0.2;
  const auto late = Decide(Pigeons(11), limits);
  ASSERT_TRUE(late.ok()) << late.status();
  EXPECT_EQ(late->answer, Answer::kUnknown);
  EXPECT_EQ(late->reason, "stopped after 0.2 s");
}

TEST(SatSolverTest, ProofsDoNotGrowBeyondTheLimit) {
  SatLimits limits;
  limits.most_proof = 10'000;
  const auto proof = Decide(Pigeons(8), limits);
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->answer, Answer::kUnknown);
  EXPECT_EQ(proof->reason, "its proof has more than 10000 bytes");
}

TEST(SatSolverTest, StopsWhenProgressSaysSo) {
  StopInPhase solving("pigeons");
  SatLimits limits;
  limits.progress = &solving;
  limits.what = "pigeons";
  EXPECT_EQ(Decide(Pigeons(11), limits).status().code(), absl::StatusCode::kCancelled);
  StopInPhase checking("pigeons, proof");
  limits.progress = &checking;
  EXPECT_EQ(Decide(Pigeons(5), limits).status().code(), absl::StatusCode::kCancelled);
}

TEST(SatSolverTest, CommentsAreNoOptionsAndFilesMustBeWritable) {
  certify::Cnf cnf = Pigeons(3);
  cnf.comments = {"--conflicts=0"};
  EXPECT_EQ(Decide(cnf).status().code(), absl::StatusCode::kInvalidArgument);
  const Files files;
  EXPECT_EQ(ProveBySat(Solver(), Pigeons(3), "/no/such/f", files.proof, {}).status().code(),
            absl::StatusCode::kUnavailable);
}

// A program in place of the solver that claims what it does not prove, or gives a false model.
TEST(SatSolverTest, ALyingSolverIsFoundOut) {
  const Files files;
  const std::string liar = TestPath("liar");
  const auto ask = [&](const std::string& script) {
    std::ofstream(liar) << "#!/bin/sh\n" << script;
    EXPECT_EQ(chmod(liar.c_str(), 0700), 0);
    return ProveBySat({liar, "liar"}, Pigeons(2), files.formula, files.proof, {});
  };
  const auto empty = ask("echo s UNSATISFIABLE; exit 20");
  ASSERT_TRUE(empty.ok()) << empty.status();
  EXPECT_EQ(empty->proof, ProofVerdict::kRefused);
  EXPECT_THAT(empty->why_refused, HasSubstr("without the empty clause"));
  const auto garbage = ask("printf 'garbage' > $3; echo s UNSATISFIABLE; exit 20");
  ASSERT_TRUE(garbage.ok()) << garbage.status();
  EXPECT_EQ(garbage->proof, ProofVerdict::kRefused);
  EXPECT_EQ(ask("echo s SATISFIABLE; echo v 1 2 3 4 5 6 0; exit 10").status().code(),
            absl::StatusCode::kInternal);
  EXPECT_EQ(ask("echo s SATISFIABLE; exit 10").status().code(), absl::StatusCode::kInternal);
  EXPECT_EQ(ask("echo s SATISFIABLE; echo v 7 0; exit 10").status().code(),
            absl::StatusCode::kInternal);
  EXPECT_EQ(ask("echo s UNSATISFIABLE; exit 10").status().code(), absl::StatusCode::kInternal);
  EXPECT_EQ(ask("exit 1").status().code(), absl::StatusCode::kInternal);
  std::remove(liar.c_str());
}

std::vector<Assertion> Factors(z3::context& context, unsigned product) {
  const z3::expr x = context.bv_const("x", 8);
  const z3::expr y = context.bv_const("y", 8);
  const z3::expr odd = context.bool_const("x is odd");
  const auto low = context.bv_val(16, 8);
  return {{"the product", x * y == context.bv_val(product, 8)},
          {"two\nfactors", z3::ugt(x, 1) && z3::ugt(y, x) && z3::ult(x, low) && z3::ult(y, low)},
          {"the parity", odd == (x.extract(0, 0) == context.bv_val(1, 1))}};
}

TEST(BlastToClausesTest, NamesTheVariablesOfEachConstant) {
  z3::context context;
  const auto question = BlastToClauses(Factors(context, 143), {"obligation: factors\nof 143"});
  ASSERT_TRUE(question.ok()) << question.status();
  EXPECT_THAT(question->cnf.comments,
              testing::ElementsAre("obligation: factors of 143", "assertion: the product",
                                   "assertion: two factors", "assertion: the parity",
                                   "constant x = 1 2 3 4 5 6 7 8", "constant x is odd = 9",
                                   "constant y = 10 11 12 13 14 15 16 17"));
  EXPECT_EQ(*certify::ParseDimacs(certify::DimacsText(question->cnf), "f"), question->cnf);
}

TEST(BlastToClausesTest, AModelOfTheClausesIsOneOfTheFormulas) {
  z3::context context;
  const auto question = BlastToClauses(Factors(context, 143), {});
  ASSERT_TRUE(question.ok()) << question.status();
  const auto proof = Decide(question->cnf);
  ASSERT_TRUE(proof.ok()) << proof.status();
  ASSERT_EQ(proof->answer, Answer::kSat);
  const z3::model model = ModelOf(context, question->constants, proof->model);
  EXPECT_EQ(model.eval(context.bv_const("x", 8)).get_numeral_uint(), 11u);
  EXPECT_EQ(model.eval(context.bv_const("y", 8)).get_numeral_uint(), 13u);
  EXPECT_TRUE(model.eval(context.bool_const("x is odd")).is_true());
}

TEST(BlastToClausesTest, ARefutationIsProved) {
  z3::context context;
  const auto question = BlastToClauses(Factors(context, 127), {});
  const auto proof = Decide(question->cnf);
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->answer, Answer::kUnsat);
  EXPECT_EQ(proof->proof, ProofVerdict::kAccepted) << proof->why_refused;
}

TEST(BlastToClausesTest, TheTextDependsOnTheFormulasAlone) {
  z3::context context;
  const auto first = BlastToClauses(Factors(context, 143), {});
  z3::context other;
  const z3::expr unrelated = other.bv_const("z", 8) * other.bv_const("x", 8);
  EXPECT_TRUE(BlastToClauses({{"unrelated", unrelated == other.bv_val(3, 8)}}, {}).ok());
  const auto second = BlastToClauses(Factors(other, 143), {});
  EXPECT_EQ(first->cnf, second->cnf);
}

TEST(BlastToClausesTest, TrueAndFalse) {
  z3::context context;
  const z3::expr b = context.bool_const("b");
  const auto valid = BlastToClauses({{"valid", b || !b}}, {});
  ASSERT_TRUE(valid.ok()) << valid.status();
  EXPECT_EQ(valid->cnf.clauses.size(), 0u);
  EXPECT_THAT(valid->cnf.comments, Contains("constant b = 1"));
  EXPECT_EQ(valid->cnf.variables, 1);
  const auto absurd = BlastToClauses({{"absurd", b && !b}}, {});
  ASSERT_TRUE(absurd.ok()) << absurd.status();
  EXPECT_EQ(Decide(absurd->cnf)->answer, Answer::kUnsat);
}

TEST(BlastToClausesTest, WhatIsNotFiniteIsRefused) {
  z3::context context;
  const z3::expr n = context.int_const("n");
  const z3::expr b = context.bool_const("b");
  const z3::func_decl f = context.function("f", context.bool_sort(), context.bool_sort());
  const auto message = [](const z3::expr& formula) {
    const auto status = BlastToClauses({{"it", formula}}, {}).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << status;
    return std::string(status.message());
  };
  EXPECT_THAT(message(n > 0), HasSubstr("the constant n of a different sort"));
  EXPECT_THAT(message(f(b)), HasSubstr("the function f"));
  EXPECT_THAT(message(z3::forall(b, f(b))), HasSubstr("a quantifier"));
  EXPECT_THAT(message(b && context.bv_const("b", 2) == 1), HasSubstr("two constants named b"));
}

// Random formulas over a few bits: the clauses have a model exactly if Z3 finds one for the
// formulas, and it is then a model of the formulas.
TEST(BlastToClausesTest, AgreesWithZ3OnChance) {
  std::mt19937 random(7);
  int models = 0;
  for (int i = 0; i < 30; ++i) {
    z3::context context;
    std::vector<z3::expr> terms = {context.bv_const("x", 3), context.bv_const("y", 3),
                                   context.bv_const("z", 3),
                                   context.bv_val(static_cast<unsigned>(random() % 8), 3)};
    const auto any = [&] { return terms[random() % terms.size()]; };
    for (int k = 0; k < 6; ++k) {
      const z3::expr a = any();
      const z3::expr b = any();
      switch (random() % 4) {
        case 0:
          terms.push_back(a + b);
          break;
        case 1:
          terms.push_back(a * b);
          break;
        case 2:
          terms.push_back(z3::ite(z3::ult(a, b), a ^ b, ~a));
          break;
        default:
          terms.push_back(z3::lshr(a, b));
          break;
      }
    }
    std::vector<Assertion> assertions;
    z3::expr_vector formulas(context);
    for (int k = 0; k < 3; ++k) {
      assertions.push_back({"chance", random() % 2 == 0 ? any() != any() : z3::ult(any(), any())});
      formulas.push_back(assertions.back().formula);
    }
    const auto question = BlastToClauses(assertions, {});
    ASSERT_TRUE(question.ok()) << question.status();
    const auto proof = Decide(question->cnf);
    ASSERT_TRUE(proof.ok()) << proof.status();
    const auto z3_says = Ask(context, formulas, "QF_BV", {});
    ASSERT_TRUE(z3_says.ok()) << z3_says.status();
    ASSERT_STREQ(AnswerName(proof->answer), AnswerName(z3_says->answer)) << formulas;
    if (proof->answer == Answer::kUnsat) {
      EXPECT_EQ(proof->proof, ProofVerdict::kAccepted) << proof->why_refused;
      continue;
    }
    ++models;
    const z3::model model = ModelOf(context, question->constants, proof->model);
    for (const z3::expr& formula : formulas)
      EXPECT_TRUE(model.eval(formula, true).is_true()) << formula;
  }
  EXPECT_GT(models, 5);
  EXPECT_LT(models, 25);
}

}  // namespace
}  // namespace hotstone::solver
