// Tests the potentials of docs/explanation/termination.md on games of the literal law.
//
// For each superko rule the page claims that a pair falls lexicographically at every ply: the
// number of things not yet used up, then the passes still to come. The test keeps its own copy of
// each memory, from situations alone, so nothing rests on what spec/rules/superko.cc remembers.
//
// On 1x1 and 2x1 every reachable state of a game is visited. A state is the situation and the
// things used up; two games that agree in both have the same future. On larger boards games are
// random. Where a rule does not keep the memory in question, the potential must fail: a test that
// no rule can fail would show nothing.
#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "spec/rules/game.h"
#include "tests/differential/whole_games.h"
#include "tests/spec/fillings.h"

namespace hotstone {
namespace {

using spec::Color;
using spec::Cycle;
using spec::Position;
using spec::RuleSet;

// What a memory holds: a position (psk), with a player (ssk, nssk), or two positions (fixed).
using Item = std::tuple<std::string, std::string>;
using Items = std::set<Item>;
using State = std::pair<spec::Situation, Items>;

// Falls lexicographically: minus the things used up, then passes to come.
using SetsPotential = std::pair<long, long>;

constexpr Cycle kHistoryRules[] = {Cycle::kPsk, Cycle::kSsk, Cycle::kNssk, Cycle::kFixed};

const char* NameOf(Cycle cycle) {
  switch (cycle) {
    case Cycle::kPsk:
      return "psk";
    case Cycle::kSsk:
      return "ssk";
    case Cycle::kNssk:
      return "nssk";
    case Cycle::kFixed:
      return "fixed";
    default:
      return "none";
  }
}

std::string PlayerLetter(Color c) { return std::string(1, spec::ColorLetter(c)); }

Items UsedAtStart(Cycle memory, const spec::Situation& s) {
  if (memory == Cycle::kPsk) return {{s.position.cells(), ""}};
  if (memory == Cycle::kSsk) return {{s.position.cells(), PlayerLetter(s.to_move)}};
  return {};
}

// What the ply from `before` to `after` uses up, by a play or (ssk) by a pass.
void UseUp(Cycle memory, const spec::Situation& before, const spec::Situation& after, bool pass,
           Items& used) {
  if (memory == Cycle::kSsk) used.insert({after.position.cells(), PlayerLetter(after.to_move)});
  if (pass) return;
  if (memory == Cycle::kPsk) used.insert({after.position.cells(), ""});
  if (memory == Cycle::kNssk) used.insert({after.position.cells(), PlayerLetter(before.to_move)});
  if (memory == Cycle::kFixed) used.insert({before.position.cells(), after.position.cells()});
}

SetsPotential PotentialOf(const spec::Situation& s, const Items& used, const RuleSet& rules) {
  return {-static_cast<long>(used.size()), rules.end_passes - s.passes + s.handicap_owed};
}

// The number of things that a play can use up, on boards small enough to list their positions.
size_t Supply(Cycle memory, const spec::BoardSize& size) {
  const std::vector<Position> legal = spec::LegalPositions(size);
  if (memory == Cycle::kPsk) return legal.size() - 1;
  if (memory == Cycle::kSsk) return 2 * legal.size() - 1;
  if (memory == Cycle::kNssk) return 2 * legal.size();
  Items steps;
  for (const Position& position : legal) {
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      for (const spec::Point p : position.EmptyPoints()) {
        steps.insert({position.cells(), spec::PlayAt(position, color, p).after.cells()});
      }
    }
  }
  return steps.size();
}

// Visits every state that a game can reach and checks at every ply that the potential of `memory`
// falls.
class Explorer {
 public:
  Explorer(const RuleSet& rules, Cycle memory) : rules_(rules), memory_(memory) {}

  // Plies of the longest game.
  int Explore(const spec::Game& start) {
    return Longest(start, UsedAtStart(memory_, start.situation()));
  }
  bool always_falls() const { return always_falls_; }
  size_t most_used() const { return most_used_; }

 private:
  int Longest(const spec::Game& game, const Items& used) {
    const State state{game.situation(), used};
    const auto known = longest_.find(state);
    if (known != longest_.end()) return known->second;
    most_used_ = std::max(most_used_, used.size());
    int longest = 0;
    for (const spec::Move& move : LegalMoves(game)) {
      spec::Game next = game;
      EXPECT_TRUE(next.Play(move).legal());
      Items next_used = used;
      UseUp(memory_, game.situation(), next.situation(), move.IsPass(), next_used);
      if (PotentialOf(next.situation(), next_used, rules_) >=
          PotentialOf(game.situation(), used, rules_)) {
        // Not followed: if the potential does not fall, nothing guarantees that the search ends.
        always_falls_ = false;
        continue;
      }
      longest = std::max(longest, 1 + Longest(next, next_used));
    }
    longest_.emplace(state, longest);
    return longest;
  }

  RuleSet rules_;
  Cycle memory_;
  bool always_falls_ = true;
  size_t most_used_ = 0;
  std::map<State, int> longest_;
};

std::vector<RuleSet> RuleSetsOf(Cycle cycle) {
  std::vector<RuleSet> result;
  for (const auto hot : {spec::HotLayer::kNone, spec::HotLayer::kBasic}) {
    for (const auto self :
         {spec::SelfRemoval::kNone, spec::SelfRemoval::kGroups, spec::SelfRemoval::kAny}) {
      for (const int end_passes : {2, 4}) {
        for (const int handicap : {0, 3}) {
          RuleSet rules;
          rules.hot = hot;
          rules.cycle = cycle;
          rules.self_removal = self;
          rules.end_passes = end_passes;
          rules.handicap = handicap;
          result.push_back(rules);
        }
      }
    }
  }
  return result;
}

TEST(TerminationPotentialTest, FallsInEveryStateOfTheSmallestBoards) {
  for (const Cycle cycle : kHistoryRules) {
    for (const RuleSet& rules : RuleSetsOf(cycle)) {
      for (const int cols : {1, 2}) {
        SCOPED_TRACE(spec::RuleSetName(rules) + " on " + std::to_string(cols) + "x1");
        const auto start = spec::Game::Create(rules, EmptyBoard(cols, 1), Color::kBlack);
        ASSERT_TRUE(start.ok());
        Explorer explorer(rules, cycle);
        const int longest = explorer.Explore(*start);
        EXPECT_TRUE(explorer.always_falls());
        const size_t supply = Supply(cycle, start->position().size());
        const size_t used_by_start = UsedAtStart(cycle, start->situation()).size();
        EXPECT_LE(explorer.most_used(), supply + used_by_start);
        EXPECT_LE(longest, rules.end_passes * (static_cast<int>(supply) + 1) + rules.handicap);
      }
    }
  }
}

// The page's bound, plies <= end_passes * (supply + 1) + handicap, beside the longest games.
TEST(TerminationPotentialTest, LongestGames) {
  const auto longest = [](const char* rules_text, int cols) {
    const RuleSet rules = *spec::ParseRuleSet(rules_text);
    Explorer explorer(rules, *rules.cycle.Only());
    return explorer.Explore(*spec::Game::Create(rules, EmptyBoard(cols, 1), Color::kBlack));
  };
  EXPECT_EQ(longest("tromp-taylor", 1), 2);
  EXPECT_EQ(longest("simplified-ing", 1), 2);
  EXPECT_EQ(longest("tromp-taylor,cycle=nssk", 1), 5);
  EXPECT_EQ(longest("tromp-taylor,cycle=fixed", 1), 4);
  EXPECT_EQ(longest("simplified-ing", 2), 5);
  EXPECT_EQ(longest("simplified-ing,cycle=ssk", 2), 8);
  EXPECT_EQ(longest("simplified-ing,cycle=nssk", 2), 13);
  EXPECT_EQ(longest("simplified-ing,cycle=fixed", 2), 22);
}

TEST(TerminationPotentialTest, FallsInRandomGames) {
  std::mt19937 random(20260101);
  constexpr std::pair<int, int> kBoards[] = {{3, 1}, {2, 2}, {3, 2}, {3, 3}, {5, 4}};
  for (const Cycle cycle : kHistoryRules) {
    for (const RuleSet& rules : RuleSetsOf(cycle)) {
      for (const auto& [cols, rows] : kBoards) {
        SCOPED_TRACE(spec::RuleSetName(rules) + " on " + std::to_string(cols) + "x" +
                     std::to_string(rows));
        auto game = spec::Game::Create(rules, EmptyBoard(cols, rows), Color::kBlack);
        ASSERT_TRUE(game.ok());
        Items used = UsedAtStart(cycle, game->situation());
        for (int ply = 0; ply < 150 && !game->ended(); ++ply) {
          const spec::Move move =
              RandomMove(*game, random, 8);  // few passes, so that games last long
          const spec::Situation before = game->situation();
          const SetsPotential potential = PotentialOf(before, used, rules);
          ASSERT_TRUE(game->Play(move).legal());
          UseUp(cycle, before, game->situation(), move.IsPass(), used);
          ASSERT_LT(PotentialOf(game->situation(), used, rules), potential) << "ply " << ply;
        }
      }
    }
  }
}

// Whether the potential of `memory` falls in every state of games under `rules`.
bool FallsUnder(const char* rules_text, Cycle memory, int cols) {
  const RuleSet rules = *spec::ParseRuleSet(rules_text);
  Explorer explorer(rules, memory);
  explorer.Explore(*spec::Game::Create(rules, EmptyBoard(cols, 1), Color::kBlack));
  return explorer.always_falls();
}

TEST(TerminationPotentialTest, FailsWithoutACycleRule) {
  for (const Cycle memory : kHistoryRules) {
    SCOPED_TRACE(NameOf(memory));
    EXPECT_FALSE(FallsUnder("basic-only", memory, 2));
    EXPECT_FALSE(FallsUnder("basic-only,hot=none", memory, 2));
    EXPECT_FALSE(FallsUnder("basic-only,self_removal=any", memory, 1));
  }
}

// Each rule needs its own memory: a play that only the weaker rule permits does not lower the
// potential of the stronger one.
TEST(TerminationPotentialTest, FailsWithTheMemoryOfAStrongerRule) {
  EXPECT_FALSE(FallsUnder("tromp-taylor,cycle=ssk", Cycle::kPsk, 1));
  EXPECT_FALSE(FallsUnder("tromp-taylor,cycle=nssk", Cycle::kPsk, 1));
  EXPECT_FALSE(FallsUnder("tromp-taylor,cycle=fixed", Cycle::kPsk, 1));
  EXPECT_FALSE(FallsUnder("tromp-taylor,cycle=nssk", Cycle::kSsk, 2));
  EXPECT_FALSE(FallsUnder("tromp-taylor,cycle=fixed", Cycle::kNssk, 2));
}

TEST(TerminationPotentialTest, HoldsWithTheMemoryOfAWeakerRule) {
  EXPECT_TRUE(FallsUnder("tromp-taylor,cycle=psk", Cycle::kSsk, 2));
  EXPECT_TRUE(FallsUnder("tromp-taylor,cycle=ssk", Cycle::kNssk, 2));
}

// Agreements are not plies. One that removes nothing would keep a game in its pause for ever.
TEST(TerminationPotentialTest, AnEmptyAgreementRaisesThePotential) {
  const RuleSet rules = *spec::ParseRuleSet("simplified-ing,end_passes=4");
  auto game = spec::Game::Create(rules, EmptyBoard(2, 1), Color::kBlack);
  ASSERT_TRUE(game.ok());
  Items used = UsedAtStart(Cycle::kPsk, game->situation());
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(game->Play(spec::Pass(game->to_move())).legal());
  const SetsPotential before = PotentialOf(game->situation(), used, rules);
  ASSERT_TRUE(game->AgreeDead({}).ok());
  EXPECT_GT(PotentialOf(game->situation(), used, rules), before);
}

}  // namespace
}  // namespace hotstone
