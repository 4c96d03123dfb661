#include "solver/ko_race/ko_race.h"

#include <gtest/gtest.h>

#include <set>

#include "solver/ko_race/ko_race_class.h"
#include "solver/ko_race/ko_race_proof.h"
#include "solver/ko_race/ko_race_rules.h"
#include "solver/prover.h"
#include "spec/clauses/clauses.h"
#include "spec/ko_race/ko_race.h"
#include "spec/ko_race/ko_race_class.h"

namespace hotstone::solver {
namespace {

using certify::VerdictKind;

// Every obligation has its expected verdict, its assumptions are satisfiable, its mutants are
// caught, and every witness replays.
TEST(KoRaceTest, EachObligationIsAsExpected) {
  std::set<std::string> names;
  for (const Obligation& obligation : KoRaceObligations()) {
    EXPECT_TRUE(names.insert(obligation.name).second) << obligation.name;
    for (const std::string& clause : obligation.clauses) {
      EXPECT_NE(spec::FindClause(clause), nullptr) << clause;
    }
    // An obligation that holds must fail under a wrong rule; one that fails has a witness instead.
    EXPECT_EQ(obligation.mutants.empty(), obligation.expected == VerdictKind::kFails)
        << obligation.name;
    const auto proof = ProveObligation(obligation, Instance{}, ProveOptions{});
    ASSERT_TRUE(proof.ok()) << obligation.name << ": " << proof.status();
    EXPECT_TRUE(proof->AsExpected()) << obligation.name;
    for (const std::string& defect : proof->defects)
      ADD_FAILURE() << obligation.name << ": " << defect;
    EXPECT_EQ(proof->not_vacuous, Check::kPassed) << obligation.name;
    EXPECT_EQ(proof->witness_text.empty(), obligation.expected != VerdictKind::kFails)
        << obligation.name;
  }
  EXPECT_GE(names.size(), 15u);
}

// A race with numbers for terms.
RaceTerms Numbers(z3::context& context, const spec::KoRace& race) {
  const auto number = [&context](int value) { return context.int_val(value); };
  const spec::RaceGroup& a = race.groups[0];
  const spec::RaceGroup& b = race.groups[1];
  return {{number(a.eyes), number(b.eyes)},
          {number(a.external), number(b.external)},
          {number(a.kos), number(b.kos)},
          {number(a.threats), number(b.threats)},
          number(race.shared),
          number(race.hot),
          number(race.passes)};
}

// Races with up to two of everything, some of them in the middle of play.
std::vector<spec::KoRace> SmallRaces() {
  std::vector<spec::KoRace> races;
  for (int code = 0; code < 3 * 3 * 2 * 2 * 2 * 3 * 4 * 2 * 3; ++code) {
    int rest = code;
    const auto digit = [&rest](int base) {
      const int value = rest % base;
      rest /= base;
      return value;
    };
    spec::KoRace race;
    race.groups[0].eyes = digit(3);
    race.groups[1].eyes = digit(3);
    race.groups[0].external = digit(2);
    race.groups[1].external = digit(2);
    race.shared = digit(2);
    race.groups[0].kos = digit(3);
    race.groups[1].kos = digit(4);
    race.to_move = digit(2) == 0 ? spec::RaceSide::kFirst : spec::RaceSide::kSecond;
    race.groups[0].threats = 1;
    const int slot = digit(3);  // quiet, three passes, a hot ko
    race.passes = slot == 1 ? 3 : 0;
    race.hot = slot == 2 ? 1 : 0;
    if (spec::IsRace(race)) races.push_back(race);
  }
  return races;
}

// With numbers put in, the formulas agree with the law on the moves and their results.
TEST(KoRaceTest, FormulasAreTheLaw) {
  z3::context context;
  const auto is_true = [](const z3::expr& formula) { return formula.simplify().is_true(); };
  size_t compared = 0;
  const std::vector<spec::KoRace> races = SmallRaces();
  for (size_t at = 0; at < races.size(); at += 7) {
    const spec::KoRace& race = races[at];
    const RaceTerms terms = Numbers(context, race);
    const int mover = race.to_move == spec::RaceSide::kFirst ? 0 : 1;
    EXPECT_TRUE(is_true(IsLiveRace(terms, mover))) << spec::RaceText(race);
    for (const auto& [hot, in_spec] : {std::pair{HotKos::kOne, spec::RaceHot::kSingle},
                                       std::pair{HotKos::kAll, spec::RaceHot::kTwin}}) {
      const int barred = static_cast<int>(at % 3) - 1;
      const RaceRules rules{.hot = hot, .barred = barred};
      spec::RaceLaw law{in_spec, std::nullopt, 4};
      if (barred >= 0) law.barred = barred == 0 ? spec::RaceSide::kFirst : spec::RaceSide::kSecond;
      const auto steps = RaceStepsOf(terms, mover, rules);
      ASSERT_EQ(steps.size(), spec::AllRaceMoves().size());
      for (size_t i = 0; i < steps.size(); ++i) {
        const spec::RaceMove move = spec::AllRaceMoves()[i];
        ASSERT_EQ(RaceTurnName(steps[i].turn), spec::RaceMoveName(move));
        const bool legal = spec::IsLegalRaceMove(race, move, law);
        ASSERT_EQ(is_true(steps[i].legal), legal)
            << spec::RaceText(race) << ", " << spec::RaceMoveName(move);
        if (!legal) continue;
        const spec::KoRace after = spec::AfterRaceMove(race, move, law);
        ++compared;
        EXPECT_EQ(is_true(steps[i].removes), after.removed == spec::OtherSide(race.to_move));
        EXPECT_EQ(is_true(steps[i].self_removes), after.removed == race.to_move);
        EXPECT_EQ(is_true(steps[i].ends), after.passes == 4);
        EXPECT_EQ(steps[i].to_move, after.to_move == spec::RaceSide::kFirst ? 0 : 1);
        if (after.removed.has_value()) continue;
        EXPECT_TRUE(is_true(SameRace(steps[i].next, Numbers(context, after))))
            << spec::RaceText(race);
      }
    }
  }
  EXPECT_GT(compared, 1000u);
}

TEST(KoRaceTest, FormulasHaveTheTable) {
  z3::context context;
  const std::vector<spec::KoRace> races = SmallRaces();
  for (size_t at = 0; at < races.size(); at += 5) {
    const spec::RaceClass found = spec::ClassifyRace(races[at]);
    for (const RaceClassTerm& one : RaceClassesOf(Numbers(context, races[at]))) {
      const bool same_side = !found.disturber.has_value() ||
                             (*found.disturber == spec::RaceSide::kFirst ? 0 : 1) == one.disturber;
      EXPECT_EQ(one.holds.simplify().is_true(),
                spec::RaceKindName(found.kind) == one.name && same_side)
          << spec::RaceText(races[at]) << ", " << one.name;
    }
  }
}

TEST(KoRaceTest, LexicographicOrder) {
  z3::context context;
  const auto less = [&context](std::vector<int> a, std::vector<int> b) {
    std::vector<z3::expr> left;
    std::vector<z3::expr> right;
    for (const int value : a) left.push_back(context.int_val(value));
    for (const int value : b) right.push_back(context.int_val(value));
    return LexicographicallyLess(left, right).simplify().is_true();
  };
  EXPECT_TRUE(less({1, 9}, {2, 0}));
  EXPECT_TRUE(less({1, 3}, {1, 4}));
  EXPECT_FALSE(less({1, 3}, {1, 3}));
  EXPECT_FALSE(less({2, 0}, {1, 9}));
  EXPECT_FALSE(less({1, -1}, {1, 0}));
}

TEST(KoRaceTest, RemovalIsSearchedThroughTheLaw) {
  spec::KoRace race;
  race.groups = {spec::RaceGroup{1, 0, 1, 0}, spec::RaceGroup{0, 0, 1, 0}};
  EXPECT_TRUE(CanRemoveWithin(race, {}, spec::RaceSide::kFirst, 1));
  race.to_move = spec::RaceSide::kSecond;
  EXPECT_FALSE(CanRemoveWithin(race, {}, spec::RaceSide::kSecond, 12));
  EXPECT_TRUE(CanRemoveWithin(race, {}, spec::RaceSide::kFirst, 12));
  EXPECT_FALSE(CanRemoveWithin(race, {}, spec::RaceSide::kFirst, 2));
}

}  // namespace
}  // namespace hotstone::solver
