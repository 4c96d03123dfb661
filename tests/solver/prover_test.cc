// The prover on made-up obligations: it notices every way in which a proof can be worthless.
#include "solver/prover.h"

#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "solver/prove.h"
#include "tests/base/stop_at.h"

namespace hotstone::solver {
namespace {

using certify::VerdictKind;

// x < 10 => x < 11, over eight bits; the mutant has x < 10 => x < 9.
Obligation Bounded() {
  Obligation obligation;
  obligation.name = "bounded";
  obligation.clauses = {"ING96-R3"};
  obligation.statement = "What is below ten is below eleven.";
  obligation.mutants = {{"nine", "below nine"}};
  obligation.build = [](z3::context& context, const Instance& instance) {
    const z3::expr x = context.bv_const("x", 8);
    Part part{"",
              "QF_BV",
              {{"x is below ten", z3::ult(x, 10)}},
              {"x is below the bound", context.bool_val(true)},
              nullptr,
              true};
    part.claim.formula = z3::ult(x, instance.mutant == "nine" ? 9 : 11);
    part.decode = [x](const z3::model& model) -> absl::StatusOr<Decoded> {
      Decoded decoded;
      decoded.text = "x = " + std::to_string(model.eval(x, true).get_numeral_uint());
      decoded.replays = true;
      return decoded;
    };
    return std::vector<Part>{part};
  };
  return obligation;
}

Instance Board() {
  Instance instance;
  instance.cols = instance.rows = 3;
  return instance;
}

TEST(ProverTest, HoldsWithItsChecks) {
  ProveOptions options;
  options.scripts = true;
  const auto proof = ProveObligation(Bounded(), Board(), options);
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->kind, VerdictKind::kHolds);
  EXPECT_EQ(proof->method, certify::Method::kExhaustive);
  EXPECT_EQ(proof->instance, "3x3");
  EXPECT_EQ(proof->not_vacuous, Check::kPassed);
  ASSERT_EQ(proof->mutants.size(), 1u);
  EXPECT_EQ(proof->mutants[0].caught, Check::kPassed);
  EXPECT_EQ(proof->mutants[0].model, "x = 9");
  EXPECT_TRUE(proof->defects.empty());
  EXPECT_TRUE(proof->AsExpected());
  ASSERT_EQ(proof->scripts.size(), 3u);
  EXPECT_EQ(proof->scripts[0].file, "bounded-3x3.smt2");
  EXPECT_TRUE(proof->scripts[0].main);
  EXPECT_TRUE(absl::StrContains(proof->scripts[0].text, "(set-info :status unsat)"));
  EXPECT_TRUE(absl::StrContains(proof->scripts[0].text, "; x is below ten\n(assert"));
  EXPECT_TRUE(
      absl::StrContains(proof->scripts[0].text, "; statement: What is below ten is below eleven."));
  EXPECT_EQ(proof->scripts[1].file, "bounded-assumptions-3x3.smt2");
  EXPECT_TRUE(absl::StrContains(proof->scripts[1].text, "(set-info :status sat)"));
  EXPECT_EQ(proof->scripts[2].file, "bounded-nine-3x3.smt2");
  EXPECT_FALSE(proof->scripts[2].main);
}

TEST(ProverTest, FailsWithAWitness) {
  Obligation obligation = Bounded();
  const auto law = obligation.build;
  obligation.expected = VerdictKind::kFails;
  obligation.build = [law](z3::context& context, Instance instance) {
    instance.mutant = "nine";
    return law(context, instance);
  };
  const auto proof = ProveObligation(obligation, Board(), {});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->kind, VerdictKind::kFails);
  EXPECT_EQ(proof->witness_text, "x = 9");
  EXPECT_TRUE(proof->AsExpected());
}

TEST(ProverTest, AWitnessThatDoesNotReplayIsADefect) {
  Obligation obligation = Bounded();
  const auto law = obligation.build;
  obligation.expected = VerdictKind::kFails;
  obligation.build = [law](z3::context& context, Instance instance) {
    instance.mutant = "nine";
    auto parts = law(context, instance);
    parts[0].decode = [](const z3::model&) -> absl::StatusOr<Decoded> {
      return Decoded{"x", {}, false};
    };
    return parts;
  };
  const auto proof = ProveObligation(obligation, Board(), {});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_FALSE(proof->AsExpected());
  ASSERT_EQ(proof->defects.size(), 1u);
  EXPECT_TRUE(absl::StrContains(proof->defects[0], "does not replay"));
}

TEST(ProverTest, WhatFollowsFromNothingIsVacuous) {
  Obligation obligation = Bounded();
  const auto law = obligation.build;
  obligation.mutants.clear();
  obligation.build = [law](z3::context& context, const Instance& instance) {
    auto parts = law(context, instance);
    parts[0].assumptions.push_back({"x is above twenty", z3::ugt(context.bv_const("x", 8), 20)});
    return parts;
  };
  const auto proof = ProveObligation(obligation, Board(), {});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->kind, VerdictKind::kHolds);
  EXPECT_EQ(proof->not_vacuous, Check::kFailed);
  EXPECT_FALSE(proof->AsExpected());
}

TEST(ProverTest, AMutantAtLargeIsADefect) {
  Obligation obligation = Bounded();
  obligation.mutants.push_back({"harmless", "the law itself"});
  const auto proof = ProveObligation(obligation, Board(), {});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->mutants[0].caught, Check::kPassed);
  EXPECT_EQ(proof->mutants[1].caught, Check::kFailed);
  EXPECT_FALSE(proof->AsExpected());
}

TEST(ProverTest, AnObligationWithoutPartsIsADefect) {
  Obligation obligation = Bounded();
  obligation.mutants.clear();
  obligation.build = [](z3::context&, const Instance&) { return std::vector<Part>{}; };
  const auto proof = ProveObligation(obligation, Board(), {});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_FALSE(proof->AsExpected());
}

TEST(ProverTest, ALimitIsUnknown) {
  // Factoring a product of two primes of twenty bits is out of reach of a few units of work.
  Obligation obligation = Bounded();
  obligation.build = [](z3::context& context, const Instance&) {
    const z3::expr x = context.bv_const("x", 64);
    const z3::expr y = context.bv_const("y", 64);
    const z3::expr product = context.bv_val(static_cast<uint64_t>(1'000'003ull * 1'000'033ull), 64);
    return std::vector<Part>{{"",
                              "QF_BV",
                              {{"both are small", z3::ult(x, 1'000'034) && z3::ult(y, 1'000'034)}},
                              {"no product", x * y != product || x == 1 || y == 1},
                              nullptr,
                              true}};
  };
  ProveOptions options;
  options.rlimit = 20'000;
  options.vacuity = options.mutants = false;
  const auto proof = ProveObligation(obligation, Board(), options);
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->kind, VerdictKind::kUnknown);
  EXPECT_TRUE(absl::StrContains(proof->limit, "20000 units of work")) << proof->limit;
}

TEST(ProverTest, AnExceptionOfZ3IsAStatus) {
  Obligation obligation = Bounded();
  obligation.build = [](z3::context& context, const Instance&) {
    const z3::expr x = context.bv_const("x", 8) + context.bv_const("y", 16);
    return std::vector<Part>{{"", "QF_BV", {}, {"never built", x == 0}, nullptr, true}};
  };
  const auto proof = ProveObligation(obligation, Board(), {});
  EXPECT_EQ(proof.status().code(), absl::StatusCode::kInternal);
  EXPECT_TRUE(absl::StrContains(proof.status().message(), "Z3 says"));
}

TEST(ProverTest, ABoardMayBeTooSmall) {
  Obligation obligation = Bounded();
  obligation.objection = [](int cols, int) { return cols < 4 ? "a play needs four columns" : ""; };
  const auto proof = ProveObligation(obligation, Board(), {});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->not_applicable, "a play needs four columns");
  EXPECT_TRUE(proof->parts.empty());
}

TEST(ProverTest, StopsWhenTold) {
  Obligation obligation = Bounded();
  obligation.build = [](z3::context& context, const Instance&) {
    // Factoring a number of about eighty bits.
    const z3::expr x = context.bv_const("x", 96);
    const z3::expr y = context.bv_const("y", 96);
    const z3::expr limit = context.bv_val(uint64_t{1} << 42, 96);
    const z3::expr product = context.bv_val("1208925819627823314239617", 96);
    return std::vector<Part>{{"",
                              "QF_BV",
                              {{"both are small", z3::ult(x, limit) && z3::ult(y, limit)}},
                              {"no product", x * y != product || x == 1 || y == 1},
                              nullptr,
                              true}};
  };
  StopAt stop(0);
  ProveOptions options;
  options.progress = &stop;
  options.vacuity = options.mutants = false;
  const auto proof = ProveObligation(obligation, Board(), options);
  EXPECT_EQ(proof.status().code(), absl::StatusCode::kCancelled) << proof.status();
}

// The finite twin: one element is not enough for two different ones.
TEST(ProverTest, ModelsAreAskedOfTheTwin) {
  Obligation obligation = Bounded();
  obligation.scope = Scope::kAllBoards;
  obligation.twin_universe = 2;
  obligation.mutants = {{"never-two", "there are no two"}};
  std::vector<int> universes;
  obligation.build = [&universes](z3::context& context, const Instance& instance) {
    universes.push_back(instance.universe);
    const z3::expr x = context.int_const("x");
    z3::expr claim = x > 0;
    if (!instance.mutant.empty()) claim = x > 1;
    return std::vector<Part>{
        {"", "QF_LIA", {{"x is positive", x > 0}}, {"x", claim}, nullptr, false}};
  };
  const auto proof = ProveObligation(obligation, {}, {});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(universes, (std::vector<int>{0, 2, 2}));
  EXPECT_EQ(proof->method, certify::Method::kAllBoards);
  EXPECT_EQ(proof->instance, "all boards");
}

TEST(ProveTest, UnknownNamesAndBadBoards) {
  EXPECT_EQ(Prove("no-such-thing", {}).status().code(), absl::StatusCode::kNotFound);
}

}  // namespace
}  // namespace hotstone::solver
