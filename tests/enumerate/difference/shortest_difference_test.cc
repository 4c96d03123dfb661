#include "enumerate/difference/shortest_difference.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/game.h"
#include "tests/base/stop_at.h"

namespace hotstone::enumerate {
namespace {

using Kind = ShortestDifference::Kind;

bool Differ(const spec::Game& a, const spec::Game& b) {
  return a.LegalPoints(a.to_move()) != b.LegalPoints(b.to_move());
}

// Whether some game of exactly this many more plies differs, by the law alone: every game is
// played.
bool DiffersAfter(const spec::Game& a, const spec::Game& b, int plies) {
  if (a.ended() || b.ended()) return false;
  if (plies == 0) return Differ(a, b);
  std::vector<spec::Move> moves = {spec::Pass(a.to_move())};
  for (const spec::Point p : a.LegalPoints(a.to_move())) moves.push_back({a.to_move(), p});
  for (const spec::Move& move : moves) {
    spec::Game next_a = a;
    spec::Game next_b = b;
    if (next_a.Play(move).legal() && next_b.Play(move).legal() &&
        DiffersAfter(next_a, next_b, plies - 1)) {
      return true;
    }
  }
  return false;
}

// The least number of plies up to `limit`; nothing if there is none.
std::optional<int> PlainShortest(const spec::RuleSet& a, const spec::RuleSet& b,
                                 const spec::Position& empty, int limit) {
  const auto game_a = *spec::Game::Create(a, empty, spec::Color::kBlack);
  const auto game_b = *spec::Game::Create(b, empty, spec::Color::kBlack);
  for (int plies = 0; plies <= limit; ++plies) {
    if (DiffersAfter(game_a, game_b, plies)) return plies;
  }
  return std::nullopt;
}

// Plays the game found: every move is legal under both rule sets, with no difference before its end
// and one at its end.
std::string CheckGame(const spec::RuleSet& a, const spec::RuleSet& b, const spec::Position& empty,
                      const std::vector<BitMove>& moves) {
  auto game_a = *spec::Game::Create(a, empty, spec::Color::kBlack);
  auto game_b = *spec::Game::Create(b, empty, spec::Color::kBlack);
  for (const BitMove move : moves) {
    if (Differ(game_a, game_b)) return "differs before its end";
    const spec::Move played{game_a.to_move(), ToSpec(move, empty.size())};
    if (!game_a.Play(played).legal() || !game_b.Play(played).legal()) return "a move is illegal";
    if (game_a.ended() || game_b.ended()) return "has ended";
  }
  return Differ(game_a, game_b) ? "" : "does not differ";
}

std::string CompareGames(int cols, int rows, const std::string& a, const std::string& b,
                         int limit) {
  const auto rules_a = *spec::ParseRuleSet(a);
  const auto rules_b = *spec::ParseRuleSet(b);
  const spec::Position empty(*spec::BoardSize::Create(cols, rows));
  DifferenceLimits limits;
  limits.max_plies = limit;
  const auto found =
      FindShortestDifference(*Grid::Create(cols, rows), rules_a, rules_b, limits, nullptr);
  const std::string where = absl::StrCat(cols, "x", rows, " ", a, " against ", b, ": ");
  if (!found.ok()) return where + found.status().ToString();
  const auto plain = PlainShortest(rules_a, rules_b, empty, limit);
  if (found->kind == Kind::kLimit) return where + "a limit was hit";
  if (plain.has_value() != (found->kind == Kind::kFound))
    return where + (plain ? "missed" : "made up");
  if (!plain.has_value()) return "";
  if (found->plies != *plain) return absl::StrCat(where, found->plies, " plies, not ", *plain);
  const std::string wrong = CheckGame(rules_a, rules_b, empty, found->moves);
  return wrong.empty() ? "" : where + wrong;
}

// Rule sets with every cycle layer, combined with each other's options.
std::vector<std::string> Readings(const std::string& options) {
  std::vector<std::string> readings;
  for (const char* cycle :
       {"none", "psk", "ssk", "nssk", "fixed", "second-cycle", "starter", "starter-first",
        "second-cycle,cycle_colour=either", "starter,cycle_colour=either", "disturber",
        "disturber,unnamed=both,settled=outcome"}) {
    readings.push_back(absl::StrCat("basic-only,cycle=", cycle, options));
  }
  return readings;
}

void CompareAll(int cols, int rows, const std::vector<std::string>& as,
                const std::vector<std::string>& bs, int limit) {
  for (const std::string& a : as) {
    for (const std::string& b : bs) EXPECT_EQ(CompareGames(cols, rows, a, b, limit), "");
  }
}

TEST(ShortestDifferenceTest, TwoPointsEveryPair) {
  for (const char* self : {",self_removal=groups", ",self_removal=any", ",self_removal=none"}) {
    for (const char* hot : {",hot=none", ",hot=basic"}) {
      const auto readings = Readings(absl::StrCat(self, hot));
      CompareAll(2, 1, readings, readings, 8);
      CompareAll(1, 1, readings, readings, 8);
    }
  }
  CompareAll(2, 1, Readings(",hot=none,end_passes=2"), Readings(",hot=basic,self_removal=any"), 8);
  CompareAll(2, 1, Readings(",capture_ends=true"), Readings(",self_removal=any"), 8);
}

TEST(ShortestDifferenceTest, ThreePointsEveryPair) {
  const auto readings = Readings("");
  CompareAll(3, 1, readings, readings, 7);
  CompareAll(3, 1, Readings(",self_removal=any,end_passes=2"), Readings(",hot=none,end_passes=2"),
             7);
}

TEST(ShortestDifferenceTest, FourPointsEveryPair) {
  const auto readings = Readings(",end_passes=2");
  CompareAll(2, 2, readings, readings, 6);
}

const char* const kPlayed[] = {"ing-1996",
                               "ing-1996-recycling",
                               "tromp-taylor",
                               "aga-like",
                               "basic-only",
                               "hot-only,hot_kinds=double-add-any",
                               "hot-only,hot_kinds=double-capture+twin"};

TEST(ShortestDifferenceTest, PresetsAndKindsOfHotStones) {
  for (const char* a : kPlayed) {
    for (const char* b : kPlayed) {
      EXPECT_EQ(CompareGames(4, 1, a, b, 5), "");
      EXPECT_EQ(CompareGames(1, 3, a, b, 6), "");
    }
  }
}

TEST(ShortestDifferenceSlow, PresetsAndKindsOfHotStonesOnSixPoints) {
  for (const char* a : kPlayed) {
    for (const char* b : kPlayed) EXPECT_EQ(CompareGames(3, 2, a, b, 5), "");
  }
  EXPECT_EQ(CompareGames(3, 2, "basic-only,cycle=ssk", "basic-only,cycle=fixed", 6), "");
  EXPECT_EQ(CompareGames(3, 2, "basic-only,cycle=ssk", "basic-only,cycle=nssk", 7), "");
}

TEST(ShortestDifferenceSlow, SmallBoardsDeeper) {
  for (const char* options :
       {"", ",end_passes=2", ",self_removal=any,hot=none", ",self_removal=none"}) {
    const auto readings = Readings(options);
    CompareAll(2, 1, readings, readings, 12);
    CompareAll(3, 1, readings, readings, 9);
    CompareAll(2, 2, readings, readings, 8);
  }
}

ShortestDifference Find(int cols, int rows, const std::string& a, const std::string& b,
                        int max_plies) {
  DifferenceLimits limits;
  limits.max_plies = max_plies;
  return *FindShortestDifference(*Grid::Create(cols, rows), *spec::ParseRuleSet(a),
                                 *spec::ParseRuleSet(b), limits, nullptr);
}

// After a play from v the next return to v completes a cycle started by the player of that play. So
// the starter is bound whenever anybody is, and the step is what may not be repeated.
void ExpectNoDifferenceAmongThree(int cols, int rows, int plies) {
  const std::vector<std::string> three = {"second-cycle", "starter", "fixed"};
  for (const char* options : {",self_removal=groups", ",self_removal=none,end_passes=2"}) {
    for (size_t a = 0; a < three.size(); ++a) {
      for (size_t b = 0; b < a; ++b) {
        const auto found = Find(cols, rows, absl::StrCat("basic-only,cycle=", three[a], options),
                                absl::StrCat("basic-only,cycle=", three[b], options), plies);
        EXPECT_EQ(found.kind, Kind::kNoneWithin) << three[a] << " against " << three[b];
        EXPECT_EQ(found.plies, plies);
      }
    }
  }
}
TEST(ShortestDifferenceTest, SecondCycleStarterAndFixedDoNotDiffer) {
  ExpectNoDifferenceAmongThree(2, 1, 16);
  ExpectNoDifferenceAmongThree(3, 1, 12);
  ExpectNoDifferenceAmongThree(2, 2, 9);
}
TEST(ShortestDifferenceSlow, SecondCycleStarterAndFixedDoNotDifferInLongerGames) {
  ExpectNoDifferenceAmongThree(2, 1, 24);
  ExpectNoDifferenceAmongThree(2, 2, 12);
}

// With either colour, or with the first starter, they do.
TEST(ShortestDifferenceTest, NeighboursOfSecondCycleStarterAndFixedDiffer) {
  for (const char* other :
       {"second-cycle,cycle_colour=either", "starter,cycle_colour=either", "starter-first"}) {
    const auto found =
        Find(2, 1, "basic-only,cycle=fixed", absl::StrCat("basic-only,cycle=", other), 16);
    EXPECT_EQ(found.kind, Kind::kFound) << other;
  }
}

// Who is bound by a cycle is part of the rule. A switch that never takes effect on this board finds
// nothing, but is not called the same.
TEST(ShortestDifferenceTest, SwitchesOfDisturberMakeADifference) {
  const std::string named = "basic-only,hot=none,cycle=disturber";
  for (const char* unnamed : {"both", "starter"}) {
    const auto found = Find(2, 1, named, absl::StrCat(named, ",unnamed=", unnamed), 8);
    EXPECT_EQ(found.kind, Kind::kFound) << unnamed;
  }
  EXPECT_EQ(
      Find(2, 1, absl::StrCat(named, ",unnamed=both"), "basic-only,hot=none,cycle=second-cycle", 8)
          .kind,
      Kind::kNoneWithin);
  for (const char* more : {",settled=outcome", ",disturber_by=initiator", ",cyclic=disturbing"}) {
    EXPECT_EQ(Find(2, 1, named, absl::StrCat(named, more), 8).kind, Kind::kNoneWithin) << more;
  }
  EXPECT_EQ(Find(2, 1, named, absl::StrCat(named, ",compensation=8"), 8).kind, Kind::kNever);
}

// Play depends on more than the name of the cycle rule.
TEST(ShortestDifferenceTest, SwitchesOfACycleRuleMakeADifference) {
  const auto gap =
      Find(2, 1, "basic-only,cycle=square", "basic-only,cycle=square,square_gap=anywhere", 8);
  EXPECT_EQ(gap.kind, Kind::kFound);
  EXPECT_EQ(gap.plies, 4);
  const std::string any = "basic-only,hot=none,self_removal=any,cycle=square";
  EXPECT_EQ(Find(1, 1, any, absl::StrCat(any, ",square_of=position"), 8).kind, Kind::kFound);
  EXPECT_EQ(
      Find(2, 1, "basic-only,cycle=starter-first", "basic-only,cycle=starter-first,start=first", 16)
          .kind,
      Kind::kFound);
}

TEST(ShortestDifferenceTest, EqualPlayIsSeenAtOnceAndFiniteRulesAreDecidedForGood) {
  EXPECT_EQ(Find(3, 3, "tromp-taylor", "faulstich-2015", 20).kind,
            Kind::kNever);  // compensation alone
  EXPECT_EQ(Find(3, 3, "tromp-taylor", "simplified-ing", 20).kind,
            Kind::kNever);  // psk forbids it anyway
  EXPECT_EQ(Find(3, 1, "basic-only", "basic-only,hot=none", 20).kind,
            Kind::kNever);  // no simple ko
  const auto ko = Find(2, 1, "basic-only", "basic-only,hot=none", 20);
  EXPECT_EQ(ko.kind, Kind::kFound);
  EXPECT_EQ(ko.plies, 2);
}

// This holds by play, not by decree: the law finds no difference in plain games either.
TEST(ShortestDifferenceTest, UnderPskASingleStoneNeverRemovesItself) {
  EXPECT_EQ(CompareGames(2, 2, "basic-only,cycle=psk,self_removal=any", "basic-only,cycle=psk", 6),
            "");
  EXPECT_EQ(Find(1, 1, "basic-only,cycle=ssk,self_removal=any", "basic-only,cycle=ssk", 6).kind,
            Kind::kFound);
}

TEST(ShortestDifferenceTest, LimitsAreSaid) {
  const auto a = *spec::ParseRuleSet("basic-only,cycle=psk");
  const auto b = *spec::ParseRuleSet("basic-only,cycle=ssk");
  DifferenceLimits limits;
  limits.max_games = 3;
  const auto few = *FindShortestDifference(*Grid::Create(3, 2), a, b, limits, nullptr);
  EXPECT_EQ(few.kind, Kind::kLimit);
  EXPECT_EQ(few.limit, "more than 3 games to keep");
  limits = {};
  limits.max_situations = 50;
  const auto near = *FindShortestDifference(*Grid::Create(3, 2), a, b, limits, nullptr);
  EXPECT_EQ(near.kind, Kind::kLimit);
  EXPECT_LT(near.plies, 6);
  EXPECT_EQ(near.limit, "more than 50 shared situations");
  StopAt progress(39);
  const auto stopped = *FindShortestDifference(*Grid::Create(3, 3), a, b, {}, &progress);
  EXPECT_EQ(stopped.kind, Kind::kLimit);
  EXPECT_EQ(stopped.limit, "interrupted");
}

}  // namespace
}  // namespace hotstone::enumerate
