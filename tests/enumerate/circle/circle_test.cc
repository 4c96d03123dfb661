// The image of a classification on the graph of cells against the plain law, and its bounds.
#include "enumerate/circle/circle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "enumerate/fates/fates.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"
#include "spec/clauses/breath_statements.h"
#include "spec/ko/breath.h"
#include "tests/enumerate/circle/plain_circle.h"
#include "tests/enumerate/fates/solved_fates.h"

namespace hotstone::enumerate {
namespace {

CircleGame GameOn(int cols, int rows, const spec::RuleSet& rules) {
  auto game = CircleGame::Create(*Grid::Create(cols, rows), *FiniteRules::From(rules), nullptr);
  EXPECT_TRUE(game.ok()) << game.status();
  return std::move(*game);
}

CircleGame GameOn(int cols, int rows) {
  return GameOn(cols, rows, *spec::ParseRuleSet("basic-only"));
}

void Compare(const CircleGame& game, const spec::RuleSet& rules, const std::vector<Calls>& calls) {
  PlainCircle plain(game, rules, calls);
  const bool names = std::any_of(calls.begin(), calls.end(),
                                 [](Calls call) { return (call & ~kWithoutDisturber) != 0; });
  for (const CircleReading& reading : CircleReadings()) {
    if (names && !reading.second_rule) continue;
    EXPECT_EQ(Circle(game, reading).Image(calls), plain.Image(reading))
        << NotSettledName(reading.not_settled) << " " << AskedWhenName(reading.when)
        << (reading.second_rule ? " with the second rule" : "");
  }
}

std::vector<Calls> RandomCalls(std::mt19937& random, size_t takes, Calls all) {
  std::vector<Calls> calls;
  for (size_t i = 0; i < takes; ++i) {
    Calls call = 0;
    while ((call & all) == 0) call = static_cast<Calls>(1 << random() % 4);
    calls.push_back(call);
  }
  return calls;
}

TEST(CircleTest, ImagesAreThoseOfThePlainLaw) {
  for (const char* text : {"basic-only", "basic-only,self_removal=none,end_passes=2"}) {
    SCOPED_TRACE(text);
    const spec::RuleSet rules = *spec::ParseRuleSet(text);
    const CircleGame game = GameOn(3, 2, rules);
    ASSERT_EQ(game.takes().size(), 3u);
    for (int number = 0; number < 64; ++number) {
      std::vector<Calls> calls;
      for (int take = 0; take < 3; ++take)
        calls.push_back(static_cast<Calls>(1 << (number >> 2 * take & 3)));
      Compare(game, rules, calls);
      if (HasFailure()) return;
    }
  }
}

// A stone of one ko can stand beside another, as on 5x2. If every take fights, the fates are those
// of the table.
TEST(CircleTest, KoStonesAreNotAsked) {
  const CircleGame game = GameOn(5, 2);
  const FateTable table = SolvedFates(5, 2);
  const Circle circle(game, {NotSettled::kOpen, AskedWhen::kAfter, false});
  const std::vector<Calls> image = circle.Image(std::vector<Calls>(circle.takes(), kFights));
  const spec::BoardSize size = *spec::BoardSize::Create(5, 2);
  for (size_t i = 0; i < circle.takes(); ++i) {
    const CircleGame::Take& take = game.takes()[i];
    const spec::Position position = ToSpec(Stones{take.opp, take.own}, size);
    bool open = false;
    for (const spec::KoPosition& kos : spec::KoPositions(position)) {
      const bool is_here =
          std::any_of(kos.kos.begin(), kos.kos.end(), [&](const spec::KoBetween& between) {
            return between.ko.stones == std::vector<spec::Point>{size.At(take.stone)};
          });
      if (!is_here) continue;
      for (const spec::KoGroup& group : kos.groups) {
        for (const spec::Point stone : spec::LastingStones(kos, group))
          open |= FateName(table.FateOf(take.opp, take.own, size.Index(stone))) == "by-turn";
      }
    }
    EXPECT_EQ(image[i], open ? kFights : kDisturbs) << i;
  }
}

TEST(CircleSlow, ImagesAreThoseOfThePlainLaw) {
  const spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
  std::mt19937 random(1);
  for (const auto& [cols, rows] : {std::pair{4, 2}, {3, 3}}) {
    SCOPED_TRACE(testing::Message() << cols << "x" << rows);
    const CircleGame game = GameOn(cols, rows, rules);
    for (int round = 0; round < 4; ++round) {
      const Calls all = round % 2 == 0 ? kWithoutDisturber : kAnyCall;
      Compare(game, rules, RandomCalls(random, game.takes().size(), all));
    }
  }
}

TEST(CircleTest, BoundsHoldEveryCompletion) {
  const CircleGame game = GameOn(3, 3);
  std::mt19937 random(2);
  size_t narrowed = 0;
  for (const CircleReading& reading : CircleReadings()) {
    const Circle circle(game, reading);
    for (int round = 0; round < 8; ++round) {
      const std::vector<Calls> complete = RandomCalls(random, circle.takes(), circle.all());
      std::vector<Calls> partial = complete;
      for (Calls& calls : partial) {
        if (random() % 4 == 0) calls = circle.all();
        if (random() % 4 == 0) calls |= RandomCalls(random, 1, circle.all())[0];
      }
      const std::vector<Calls> image = circle.Image(complete);
      const std::vector<Calls> bounds = circle.Image(partial);
      for (size_t take = 0; take < circle.takes(); ++take) {
        EXPECT_EQ(image[take] & (image[take] - 1), 0) << "one call";
        EXPECT_EQ(image[take] & ~bounds[take], 0) << "take " << take;
        narrowed += bounds[take] != circle.all() ? 1 : 0;
      }
    }
  }
  EXPECT_GT(narrowed, 1000u);
}

// If every take fights, or none does, the law is one that the fates of all boards know.
// What was solved before makes no difference, whether it said more, less or something else.
TEST(CircleTest, FatesDoNotDependOnWhatWasSolvedBefore) {
  const CircleGame game = GameOn(3, 3);
  std::mt19937 random(6);
  for (const bool second_rule : {false, true}) {
    const Circle circle(game, {NotSettled::kOpen, AskedWhen::kAfter, second_rule});
    std::vector<Calls> calls(circle.takes(), circle.all());
    for (int round = 0; round < 120; ++round) {
      SCOPED_TRACE(round);
      if (round % 12 == 11) calls = RandomCalls(random, circle.takes(), circle.all());
      for (int i = 0; i < 1 + round % 6; ++i) {
        Calls& one = calls[random() % calls.size()];
        const Calls other = RandomCalls(random, 1, circle.all())[0];
        one = random() % 3 == 0 ? circle.all() : random() % 2 == 0 ? (one | other) : other;
      }
      const CircleFates fates = circle.Fates(calls);
      const CircleFates wanted = CircleSolver(game, circle.all()).Solve(calls);
      ASSERT_EQ(fates.least, wanted.least);
      ASSERT_EQ(fates.most, wanted.most);
    }
  }
}

// On this board the number of rounds of the fixpoints changes from step to step.
TEST(CircleTest, FatesOfFourByThreeDoNotDependOnWhatWasSolvedBefore) {
  const CircleGame game = GameOn(4, 3);
  const Circle circle(game, {NotSettled::kUnsettled, AskedWhen::kAfter, true});
  std::vector<Calls> known(circle.takes(), circle.all());
  for (int step = 0; step < 6; ++step) {
    const std::vector<Calls> image = circle.Image(known);
    for (size_t take = 0; take < known.size(); ++take) {
      known[take] &= image[take];
      ASSERT_NE(known[take], 0) << step;
    }
  }
  const CircleFates fates = circle.Fates(known);
  const CircleFates wanted = CircleSolver(game, circle.all()).Solve(known);
  EXPECT_EQ(fates.least, wanted.least);
  EXPECT_EQ(fates.most, wanted.most);
}

TEST(CircleTest, FatesOfTheExtremesAreThoseOfTheTable) {
  const CircleGame game = GameOn(3, 3);
  const Circle circle(game, {});
  for (const auto& [call, text] :
       {std::pair{kFights, "basic-only"}, {kDisturbs, "basic-only,hot=none"}}) {
    const FateTable table =
        *FateTable::Solve(game.grid(), *FiniteRules::From(*spec::ParseRuleSet(text)), 1, nullptr);
    const CircleFates fates = circle.Fates(std::vector<Calls>(circle.takes(), call));
    for (const CircleGame::Position& p : game.positions()) {
      EXPECT_EQ(fates.least[p.own_moves], table.AnswersAt({p.own, p.opp, 0, 0, 0}));
      EXPECT_EQ(fates.most[p.opp_moves], table.AnswersAt({p.own, p.opp, 1, 0, 0}));
    }
  }
}

// Its mouth is the corner, and the stone beside it dies if White may not retake at once.
TEST(CircleTest, ALiarFightsExactlyIfItDoesNot) {
  const CircleGame game = GameOn(3, 3);
  const Circle circle(game, {NotSettled::kUnsettled, AskedWhen::kAfter, false});
  size_t liars = 0;
  for (size_t take = 0; take < circle.takes(); ++take) {
    std::vector<Calls> calls(circle.takes(), circle.all());
    calls[take] = kFights;
    const bool not_so = circle.Image(calls)[take] == kDisturbs;
    calls[take] = kDisturbs;
    liars += not_so && circle.Image(calls)[take] == kFights ? 1 : 0;
  }
  EXPECT_GT(liars, 0u);
}

TEST(CircleTest, CountsTakes) {
  EXPECT_EQ(GameOn(2, 1).takes().size(), 1u);
  EXPECT_EQ(GameOn(2, 2).takes().size(), 0u);
  EXPECT_EQ(GameOn(3, 3).takes().size(), 48u);
  EXPECT_EQ(GameOn(5, 2).takes().size(), 259u);
}

TEST(CircleTest, RefusesOtherHotStonesAndLargeBoards) {
  const auto refused = [](int cols, int rows, const char* rules) {
    return CircleGame::Create(*Grid::Create(cols, rows),
                              *FiniteRules::From(*spec::ParseRuleSet(rules)), nullptr)
        .status()
        .code();
  };
  EXPECT_EQ(refused(3, 3, "hot-only"), absl::StatusCode::kUnimplemented);
  // The classification says what is hot.
  EXPECT_EQ(refused(3, 3, "basic-only,hot=none"), absl::StatusCode::kOk);
  EXPECT_EQ(refused(3, 3, "basic-only,capture_ends=true"), absl::StatusCode::kUnimplemented);
  EXPECT_EQ(refused(4, 4, "basic-only"), absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace hotstone::enumerate
