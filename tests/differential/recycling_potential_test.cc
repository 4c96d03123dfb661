// Tests the potential of `second-cycle` and `starter` on games of the literal law.
//
// For these two rules, with either meaning of `cycle_colour`, docs/explanation/termination.md
// claims that no board play (position, point, colour) is ever made twice. So
//
//   U = board plays never made so far,   R = passes still to come before the game is over
//
// fall lexicographically at every ply: a board play lowers U by exactly one, a pass keeps U and
// lowers R. The test records the plays from positions and moves alone and never asks what
// spec/rules/completed_cycles.cc remembers.
//
// A rule about completed cycles looks at the whole past, so there is no smaller state to walk over.
// The test plays all games of 1x1 and 2x1, all beginnings up to a stated number of plies where
// there are too many games, and random games on larger boards. Where a play may be made again, as
// without a cycle rule and under `starter-first`, the potential must be seen to fail.
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "gtest/gtest.h"
#include "tests/differential/whole_games.h"
#include "tests/spec/fillings.h"

namespace hotstone {
namespace {

using spec::Color;
using spec::Position;
using spec::RuleSet;

using PlayName = std::tuple<std::string, spec::Point, Color>;

// Keeps the plays of the current game and checks the potential after each ply.
class Potential {
 public:
  explicit Potential(const RuleSet& rules) : rules_(rules) {}

  void Ply(const spec::Game& before, const spec::Move& move, const spec::Game& after) {
    names_.emplace_back();
    if (move.IsPass()) {
      if (PassesToCome(after) != PassesToCome(before) - 1) ++wrong_passes_;
      return;
    }
    names_.back() = {before.position().cells(), *move.at, move.player};
    if (made_.insert(names_.back()).second) {
      most_made_ = std::max(most_made_, made_.size());
    } else {
      ++made_twice_;
      names_.back() = {};
    }
  }
  void TakeBack() {
    made_.erase(names_.back());
    names_.pop_back();
  }

  // Plies after which U, or R, had not fallen by one.
  uint64_t made_twice() const { return made_twice_; }
  uint64_t wrong_passes() const { return wrong_passes_; }
  size_t most_made() const { return most_made_; }

 private:
  long PassesToCome(const spec::Game& game) const {
    return rules_.end_passes - game.situation().passes + game.situation().handicap_owed;
  }

  RuleSet rules_;
  std::vector<PlayName> names_;  // by ply; nothing for a pass or a repeated play
  std::set<PlayName> made_;
  uint64_t made_twice_ = 0;
  uint64_t wrong_passes_ = 0;
  size_t most_made_ = 0;
};

// U of the empty board: every colour at every empty point of every legal position.
size_t Supply(int cols) {
  size_t supply = 0;
  for (const Position& position : spec::LegalPositions(*spec::BoardSize::Create(cols, 1)))
    supply += 2 * position.EmptyPoints().size();
  return supply;
}

// Both rules and both colours, with whatever else a rule set may have.
std::vector<RuleSet> RuleSetsUnderTest() {
  std::vector<RuleSet> result;
  for (const char* cycle : {"second-cycle", "starter"}) {
    for (const char* color : {"same", "either"}) {
      for (const char* hot : {"none", "basic", "hot"}) {
        for (const char* self : {"none", "groups", "any"}) {
          for (const char* rest : {"end_passes=2", "end_passes=4", "end_passes=2,handicap=1"}) {
            result.push_back(*spec::ParseRuleSet(absl::StrCat("hot=", hot, ",cycle=", cycle,
                                                              ",cycle_colour=", color,
                                                              ",self_removal=", self, ",", rest)));
          }
        }
      }
    }
  }
  return result;
}

TEST(RecyclingPotentialTest, FallsAtEveryPlyOfEveryGameOnTheSmallestBoards) {
  int walked_whole = 0;
  for (const RuleSet& rules : RuleSetsUnderTest()) {
    for (const int cols : {1, 2}) {
      SCOPED_TRACE(absl::StrCat(spec::RuleSetName(rules), " on ", cols, "x1"));
      // Four passes and self-removal on two points: all beginnings of up to ten plies, and whole
      // games elsewhere.
      const bool too_many =
          cols == 2 && rules.end_passes == 4 && rules.self_removal != spec::SelfRemoval::kNone;
      const WalkLimits limits{too_many ? 10 : 60, 200'000};
      Potential potential(rules);
      GamesSeen seen;
      WalkGames(NewGame(rules, cols, 1), 0, limits, potential, seen);
      EXPECT_EQ(potential.made_twice(), 0u);
      EXPECT_EQ(potential.wrong_passes(), 0u);
      EXPECT_GT(seen.games, 0u);
      EXPECT_LE(potential.most_made(), Supply(cols));
      if (too_many) continue;
      EXPECT_TRUE(seen.all);
      walked_whole += seen.all;
      EXPECT_LE(seen.longest,
                rules.end_passes * (static_cast<int>(Supply(cols)) + 1) + rules.handicap);
    }
  }
  EXPECT_EQ(walked_whole, 4 * 3 * (9 + 7));
}

TEST(RecyclingPotentialTest, FallsInRandomGames) {
  std::mt19937 random(20260102);
  constexpr std::pair<int, int> kBoards[] = {{2, 1}, {3, 1}, {2, 2}, {3, 2}, {3, 3}, {5, 4}};
  for (const RuleSet& rules : RuleSetsUnderTest()) {
    for (const auto& [cols, rows] : kBoards) {
      SCOPED_TRACE(absl::StrCat(spec::RuleSetName(rules), " on ", cols, "x", rows));
      spec::Game game = NewGame(rules, cols, rows);
      Potential potential(rules);
      for (int ply = 0; ply < 150 && !game.ended(); ++ply) {
        const spec::Move move = RandomMove(game, random, 8);
        const spec::Game before = game;
        ASSERT_TRUE(game.Play(move).legal());
        potential.Ply(before, move, game);
        ASSERT_EQ(potential.made_twice() + potential.wrong_passes(), 0u) << "ply " << ply;
      }
    }
  }
}

// Plays made twice in the beginnings of up to `plies` plies.
uint64_t MadeTwice(const char* rules_text, int cols, int plies) {
  const RuleSet rules = *spec::ParseRuleSet(rules_text);
  Potential potential(rules);
  GamesSeen seen;
  WalkGames(NewGame(rules, cols, 1), 0, {plies, 200'000}, potential, seen);
  EXPECT_EQ(potential.wrong_passes(), 0u);
  return potential.made_twice();
}

// The lemma is not vacuous: without a cycle rule, under `starter-first` and under `square`, plays
// are made twice.
TEST(RecyclingPotentialTest, FailsUnderWeakerRules) {
  EXPECT_GT(MadeTwice("hot=none", 2, 8), 0u);
  EXPECT_GT(MadeTwice("hot=none,cycle=starter-first", 2, 10), 0u);
  EXPECT_GT(MadeTwice("hot=none,cycle=square", 2, 10), 0u);
  EXPECT_GT(MadeTwice("hot=none,self_removal=any,cycle=starter-first", 1, 10), 0u);
  EXPECT_EQ(MadeTwice("hot=none,cycle=second-cycle", 2, 10), 0u);
  EXPECT_EQ(MadeTwice("hot=none,cycle=starter", 2, 10), 0u);
}

}  // namespace
}  // namespace hotstone
