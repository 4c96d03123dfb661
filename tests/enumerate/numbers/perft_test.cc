#include "enumerate/numbers/perft.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/game.h"
#include "tests/base/stop_at.h"

namespace hotstone::enumerate {
namespace {

spec::RuleSet Rules(const std::string& text) { return *spec::ParseRuleSet(text); }

uint64_t Count(int cols, int rows, const std::string& rules, int depth) {
  return Perft(*Grid::Create(cols, rows), Rules(rules), {}, depth)->count;
}

// The same number from the law's own interpreter, with every ply played.
uint64_t CountByLaw(const spec::Game& game, int depth) {
  if (depth == 0) return 1;
  if (game.ended()) return 0;
  const spec::Color player = game.to_move();
  uint64_t count = 0;
  for (const spec::Point p : game.LegalPoints(player)) {
    spec::Game next = game;
    EXPECT_TRUE(next.Play({player, p}).legal());
    count += CountByLaw(next, depth - 1);
  }
  spec::Game next = game;
  EXPECT_TRUE(next.Play(spec::Pass(player)).legal());
  return count + CountByLaw(next, depth - 1);
}

void ExpectAgreement(const spec::RuleSet& rules, const spec::Position& position,
                     spec::Color to_move, int depth) {
  PerftStart start;
  start.white_to_move = to_move == spec::Color::kWhite;
  for (int i = 0; i < position.size().points(); ++i) {
    const auto stone = position.At(position.size().At(i));
    if (stone == spec::Color::kBlack) start.position.black |= BitAt(i);
    if (stone == spec::Color::kWhite) start.position.white |= BitAt(i);
  }
  const auto grid = *Grid::Create(position.size().cols(), position.size().rows());
  const auto game = *spec::Game::Create(rules, position, to_move);
  for (int d = 0; d <= depth; ++d) {
    const auto perft = Perft(grid, rules, start, d);
    ASSERT_TRUE(perft.ok()) << perft.status();
    ASSERT_EQ(perft->count, CountByLaw(game, d))
        << position.size().ToString() << " " << position.cells() << " " << spec::RuleSetName(rules)
        << " depth " << d << " to move " << spec::ColorName(to_move);
    uint64_t sum = 0;
    for (const PerftMove& move : perft->moves) sum += move.count;
    ASSERT_TRUE(d == 0 || sum == perft->count);
  }
}

std::vector<spec::RuleSet> EveryRenderedRuleSet() {
  std::vector<spec::RuleSet> result;
  for (const auto hot : {spec::HotLayer::kNone, spec::HotLayer::kBasic}) {
    for (const auto cycle : {spec::Cycle::kNone, spec::Cycle::kPsk, spec::Cycle::kSsk,
                             spec::Cycle::kNssk, spec::Cycle::kFixed}) {
      for (const auto removal :
           {spec::SelfRemoval::kNone, spec::SelfRemoval::kGroups, spec::SelfRemoval::kAny}) {
        for (const int end_passes : {2, 4}) {
          for (const bool capture_ends : {false, true}) {
            for (const int handicap : {0, 2}) {
              spec::RuleSet rules;
              rules.hot = hot;
              rules.cycle = cycle;
              rules.self_removal = removal;
              rules.end_passes = end_passes;
              rules.capture_ends = capture_ends;
              rules.handicap = handicap;
              result.push_back(rules);
            }
          }
        }
      }
    }
  }
  for (const char* hot : {"none", "basic", "hot"}) {
    for (const char* cycle : {"second-cycle", "starter", "starter-first"}) {
      for (const char* color : {"same", "either"}) {
        for (const char* removal : {"groups", "any"}) {
          for (const char* end_passes : {"2", "4"}) {
            result.push_back(
                Rules(absl::StrCat("hot=", hot, ",cycle=", cycle, ",cycle_colour=", color,
                                   ",self_removal=", removal, ",end_passes=", end_passes)));
          }
        }
      }
    }
  }
  for (const char* kinds :
       {"single+double-add+twin", "double-add-any+double-capture+twin-triple", "any-ko-stone",
        "single+double-add+twin,hot_scope=fighting",
        "single+any-ko-stone,hot_scope=any-ko-stone,hot_class=before,hot_unclassified="
        "cold,settled=outcome"}) {
    result.push_back(Rules(absl::StrCat("hot-only,hot_kinds=", kinds)));
    result.push_back(
        Rules(absl::StrCat("hot-only,end_passes=2,cycle=ssk,handicap=1,hot_kinds=", kinds)));
  }
  return result;
}

// Known numbers, first computed by two other programs.
constexpr char kKnownRules[] = "basic-only,self_removal=none,end_passes=2";

TEST(PerftTest, KnownNumbers) {
  EXPECT_EQ(Count(2, 2, kKnownRules, 12), 47840u);
  EXPECT_EQ(Count(3, 3, kKnownRules, 9), 11287000u);
  EXPECT_EQ(Count(4, 4, kKnownRules, 7), 105466408u);
  const std::vector<uint64_t> five = {1, 26, 651, 15650, 361041, 7984104, 168755200};
  for (int depth = 0; depth <= 6; ++depth) EXPECT_EQ(Count(5, 5, kKnownRules, depth), five[depth]);
}

TEST(PerftTest, FinishedGamesHaveNoFurtherPly) {
  // 1x1: every play removes itself. Two passes end the game: one sequence of one ply, one of two,
  // none of three.
  for (const int depth : {0, 1, 2}) EXPECT_EQ(Count(1, 1, kKnownRules, depth), 1u);
  EXPECT_EQ(Count(1, 1, kKnownRules, 3), 0u);
  EXPECT_EQ(Count(1, 1, "basic-only", 4), 1u);
  EXPECT_EQ(Count(1, 1, "basic-only", 5), 0u);
  // Under `any` without superko the play is legal and changes nothing but the turn.
  EXPECT_EQ(Count(1, 1, "basic-only,self_removal=any,end_passes=2", 1), 2u);
  // Words of ten plies without two passes in a row (a Fibonacci number), and those whose only two
  // in a row are at the end.
  EXPECT_EQ(Count(1, 1, "basic-only,self_removal=any,end_passes=2", 10), 144u + 34u);
}

TEST(PerftTest, SixtyFourPoints) {
  EXPECT_EQ(Count(8, 8, kKnownRules, 1), 65u);
  EXPECT_EQ(Count(8, 8, kKnownRules, 2), 64u * 64u + 64u + 1u);
  EXPECT_EQ(Count(32, 2, kKnownRules, 1), 65u);
}

TEST(PerftTest, AgreesWithTheLawForEveryRuleSet) {
  const auto all = EveryRenderedRuleSet();
  ASSERT_EQ(all.size(), 240u + 72u + 10u);
  const std::vector<std::pair<std::vector<std::string>, int>> starts = {
      {{"."}, 8},
      {{".", "."}, 7},
      {{"..."}, 5},
      {{"..", ".."}, 6},
      {{"...", "..."}, 3},
      {{"...", "...", "..."}, 2},
      {{"...", "..."}, 3},    // captures and self-removals at once
      {{".XO.", "XO.O"}, 3},  // a ko
      {{"X.OO"}, 5},          // eternal life
      {{".OX", "OO.", ".OX"}, 3}};
  for (const spec::RuleSet& rules : all) {
    for (const auto& [rows, depth] : starts) {
      for (const auto to_move : {spec::Color::kBlack, spec::Color::kWhite}) {
        const auto position = spec::Position::FromRows(rows);
        ASSERT_TRUE(position.ok());
        ASSERT_NO_FATAL_FAILURE(ExpectAgreement(rules, *position, to_move, depth));
      }
    }
  }
}

TEST(PerftTest, AgreesWithTheLawForPresets) {
  for (const spec::RuleSet& rules : spec::Presets()) {
    ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(2, 2)), spec::Color::kBlack, 7);
    ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(3, 1)), spec::Color::kBlack, 7);
    ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(3, 3)), spec::Color::kBlack, 3);
  }
}

// A cycle from its own start, and how soon it is completed.
struct StartOfCycle {
  std::vector<std::string> rows;
  spec::Color to_move;
  int depth;
};

// In one of these positions every reading of the classification binds somebody, and in another
// somebody else: one ko of two points, a double ko in which White is dead, stones that remove
// themselves.
const std::vector<StartOfCycle>& StartsOfCycles() {
  static const auto* const all = new std::vector<StartOfCycle>{
      {{".O"}, spec::Color::kBlack, 8},
      {{"XX.XO", ".XXOO", "XXO.O"}, spec::Color::kWhite, 5},
      {{"XX.XO", ".XXOO", "XXO.O"}, spec::Color::kBlack, 5},
      {{"XO.", ".OO"}, spec::Color::kBlack, 5},
  };
  return *all;
}

TEST(PerftTest, AgreesWithTheLawOnDisturbers) {
  for (const char* more :
       {"", ",unnamed=both", ",unnamed=starter,cycle_colour=either",
        ",disturber_by=initiator,settled=outcome", ",cyclic=disturbing,unnamed=both", ",same=fight",
        ",same=fight,start=first,unnamed=both-if-unclassified"}) {
    const auto rules = Rules(absl::StrCat("hot=none,cycle=disturber", more));
    for (const auto& [rows, to_move, depth] : StartsOfCycles()) {
      ASSERT_NO_FATAL_FAILURE(
          ExpectAgreement(rules, *spec::Position::FromRows(rows), to_move, depth));
    }
  }
}

// Shows that the rule, and each of its switches, takes effect in them.
TEST(PerftTest, EverySwitchOfDisturberChangesACount) {
  const auto count = [](const StartOfCycle& start, const std::string& rules) {
    const auto position = *spec::Position::FromRows(start.rows);
    const Grid grid = *Grid::Create(position.size().cols(), position.size().rows());
    const Stones stones = FromSpec(position);
    return Perft(grid, Rules(absl::StrCat("hot=none,cycle=", rules)),
                 {{stones.own, stones.opp}, start.to_move == spec::Color::kWhite}, start.depth)
        ->count;
  };
  const auto& starts = StartsOfCycles();
  // With either colour; otherwise the player who could repeat a play of a cycle is always one who
  // started it.
  const std::string either = "disturber,cycle_colour=either,unnamed=";
  EXPECT_LT(count(starts[0], either + "both"), count(starts[0], either + "starter"));
  EXPECT_LT(count(starts[0], "disturber,unnamed=starter"), count(starts[0], "disturber"));
  EXPECT_LT(count(starts[1], "disturber"), count(starts[1], "none"));
  EXPECT_NE(count(starts[2], "disturber"), count(starts[2], "disturber,disturber_by=initiator"));
  EXPECT_LT(count(starts[3], "disturber"), count(starts[3], "none"));
  // A ko for half a point between living groups: disturbing, or a fight in which nobody is named.
  const StartOfCycle half = {
      {".X.XO.O.", "XXXXOOOO", "XXX.XOOO", "XXXXOOOO", ".X.XO.O."}, spec::Color::kWhite, 5};
  EXPECT_LT(count(half, "disturber,settled=life"), count(half, "disturber,settled=outcome"));
}

TEST(PerftTest, AgreesWithTheLawFromRandomPositions) {
  const unsigned seed = std::random_device{}();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  const auto all = EveryRenderedRuleSet();
  for (int round = 0; round < 300; ++round) {
    const int cols = 1 + static_cast<int>(random() % 4);
    const auto size = *spec::BoardSize::Create(cols, 1 + static_cast<int>(random() % 4));
    // A random walk under the laxest rules leads to the position.
    auto walk = *spec::Game::Create(Rules("basic-only,hot=none,self_removal=any"),
                                    spec::Position(size), spec::Color::kBlack);
    for (int ply = static_cast<int>(random() % 30); ply > 0; --ply) {
      const auto points = walk.LegalPoints(walk.to_move());
      if (!points.empty()) walk.Play({walk.to_move(), points[random() % points.size()]});
    }
    const int depth = size.points() > 9 ? 2 : size.points() > 6 ? 3 : 4;
    for (int i = 0; i < 4; ++i) {
      ASSERT_NO_FATAL_FAILURE(
          ExpectAgreement(all[random() % all.size()], walk.position(), walk.to_move(), depth));
    }
  }
}

// Cycles must be completed before the rules about them take effect: on two points that happens
// soon.
TEST(PerftTest, AgreesWithTheLawOnCompletedCycles) {
  for (const char* cycle : {"second-cycle", "starter", "starter-first"}) {
    for (const char* more : {"", ",cycle_colour=either", ",self_removal=any,end_passes=2"}) {
      const auto rules = Rules(absl::StrCat("hot=none,cycle=", cycle, more));
      ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(2, 1)), spec::Color::kBlack,
                      9);
      EXPECT_LT(Count(2, 1, spec::RuleSetName(rules), 9),
                Count(2, 1, absl::StrCat("hot=none,cycle=none", more), 9))
          << cycle << more;
    }
  }
}

// The starter is bound to his first play alone. Under starter-first that forbids less than all of
// them.
TEST(PerftTest, AgreesWithTheLawOnTheStartersFirstPlay) {
  for (const char* cycle : {"starter", "starter-first"}) {
    for (const char* more : {"", ",cycle_colour=either", ",self_removal=any,end_passes=2"}) {
      const auto rules = Rules(absl::StrCat("hot=none,start=first,cycle=", cycle, more));
      for (const auto to_move : {spec::Color::kBlack, spec::Color::kWhite}) {
        ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(2, 1)), to_move, 9);
      }
    }
  }
  const char* all = "hot=none,cycle=starter-first,self_removal=any,end_passes=2";
  EXPECT_GT(Count(2, 1, absl::StrCat(all, ",start=first"), 10), Count(2, 1, all, 10));
}

// Sequences of positions, and steps that may never be repeated.
TEST(PerftTest, AgreesWithTheLawOnTheSwitchesOfSquare) {
  for (const char* more :
       {"square_of=position", "square_gap=anywhere", "square_of=position,square_gap=anywhere"}) {
    for (const char* removal : {"groups", "any"}) {
      const auto rules =
          Rules(absl::StrCat("hot=none,cycle=square,self_removal=", removal, ",", more));
      for (const auto to_move : {spec::Color::kBlack, spec::Color::kWhite}) {
        ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(2, 1)), to_move, 9);
        ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(2, 2)), to_move, 5);
      }
    }
  }
  const char* any = "hot=none,cycle=square,self_removal=any";
  EXPECT_LT(Count(1, 1, absl::StrCat(any, ",square_of=position"), 6), Count(1, 1, any, 6));
  EXPECT_EQ(Count(2, 2, "hot=none,cycle=square,square_of=position,square_gap=anywhere", 7),
            Count(2, 2, "hot=none,cycle=fixed", 7));
}

// The second implementation of `square`: on two points a round repeats within a few plies.
TEST(PerftTest, AgreesWithTheLawOnSquare) {
  for (const char* more : {"", ",self_removal=any,end_passes=2"}) {
    const auto rules = Rules(absl::StrCat("hot=none,cycle=square", more));
    for (const auto to_move : {spec::Color::kBlack, spec::Color::kWhite}) {
      ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(2, 1)), to_move, 9);
    }
    EXPECT_LT(Count(2, 1, spec::RuleSetName(rules), 9),
              Count(2, 1, absl::StrCat("hot=none,cycle=none", more), 9))
        << more;
  }
}

// The double-ko seki: six plies complete its cycle, and then Black, who starts it, is bound.
TEST(PerftTestSlow, AgreesWithTheLawInADoubleKoSeki) {
  const auto seki = *spec::Position::FromRows({"XX.XOO", ".XXOO.", "XXO.OO"});
  for (const char* rules : {"ing-1996", "ing-1996,unnamed=nobody", "hot=none,cycle=disturber"}) {
    ExpectAgreement(Rules(rules), seki, spec::Color::kBlack, 7);
  }
}

// Deep enough for superko to take effect: games on four points repeat positions early.
TEST(PerftTestSlow, AgreesWithTheLawDeep) {
  for (const char* cycle :
       {"none", "psk", "ssk", "nssk", "fixed", "second-cycle", "starter", "starter-first"}) {
    for (const char* removal : {"none", "groups", "any"}) {
      const auto rules = Rules(std::string("basic-only,hot=none,end_passes=2,cycle=") + cycle +
                               ",self_removal=" + removal);
      ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(2, 2)), spec::Color::kBlack,
                      9);
      ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(3, 1)), spec::Color::kBlack,
                      10);
      ExpectAgreement(rules, spec::Position(*spec::BoardSize::Create(2, 1)), spec::Color::kBlack,
                      14);
    }
  }
}

TEST(PerftTest, RefusesBadInput) {
  const Grid grid = *Grid::Create(3, 1);
  EXPECT_EQ(Perft(grid, Rules("basic-only"), {}, -1).status().code(),
            absl::StatusCode::kInvalidArgument);
  for (const char* rules : {"basic-only,cycle=psk+square", "basic-only,resume=dispute"}) {
    EXPECT_EQ(Perft(grid, Rules(rules), {}, 1).status().code(), absl::StatusCode::kUnimplemented);
  }
  const PerftStart full{{0b111, 0}, false};
  EXPECT_EQ(Perft(grid, Rules("basic-only"), full, 1).status().code(),
            absl::StatusCode::kInvalidArgument);
}

TEST(PerftTest, StopsWhenTold) {
  StopAt stop(0);
  EXPECT_EQ(Perft(*Grid::Create(5, 5), Rules(kKnownRules), {}, 12, &stop).status().code(),
            absl::StatusCode::kCancelled);
}

TEST(PerftTest, DivideNamesEveryFirstMove) {
  const auto perft = Perft(*Grid::Create(2, 1), Rules(kKnownRules), {}, 2);
  ASSERT_EQ(perft->moves.size(), 3u);
  EXPECT_EQ(perft->moves[0].point, 0);
  EXPECT_EQ(perft->moves[0].count, 2u);  // White captures or passes
  EXPECT_EQ(perft->moves[2].point, kNoPoint);
  EXPECT_EQ(perft->moves[2].count, 3u);
  // With depth 1 every first move is listed too.
  EXPECT_EQ(Perft(*Grid::Create(2, 1), Rules(kKnownRules), {}, 1)->moves.size(), 3u);
}

}  // namespace
}  // namespace hotstone::enumerate
