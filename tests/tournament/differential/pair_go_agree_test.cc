// Pair go by the law, by the bits of courses/ and by docs/reference/tournaments.md#pair-go, on all
// courses up to a given length under all rules; ties with tokens on all positions of small boards.
#include <gtest/gtest.h>

#include "spec/board/position.h"
#include "spec/counting/area.h"
#include "spec/counting/fill_in.h"
#include "tests/spec/diagrams.h"
#include "tournament/courses/pair_go_courses.h"
#include "tournament/law/pair_go.h"

namespace hotstone::tournament {
namespace {

using spec::Color;
using enum PairGoLetter;

// The event denoted by a letter, in the law's terms.
PairGoEvent EventOf(const PairGoGame& game, PairGoLetter letter) {
  const Color mover = game.ToMove();
  switch (letter) {
    case kRight:
      return PairGoMove{game.Next(), false};
    case kWrong:
      return PairGoMove{PartnerOf(game.Next()), false};
    case kRightPass:
      return PairGoMove{game.Next(), true};
    case kWrongPass:
      return PairGoMove{PartnerOf(game.Next()), true};
    case kClaim:
      return PairGoClaim{mover, false};
    case kOwnClaim:
      return PairGoClaim{Opponent(mover), false};
  }
  return PairGoMove{game.Next(), false};
}

// How many courses were compared.
int64_t PlayBothWays(const PairGoGame& game, const PairGoWalk& walk, int left) {
  EXPECT_EQ(static_cast<int>(game.Next()), walk.NextSeat());
  EXPECT_EQ(game.Tokens(Color::kBlack), walk.Tokens(true));
  EXPECT_EQ(game.Tokens(Color::kWhite), walk.Tokens(false));
  int64_t courses = 1;
  for (const PairGoLetter letter : {kRight, kWrong, kRightPass, kWrongPass, kClaim, kOwnClaim}) {
    if (left == 0 || testing::Test::HasFailure()) break;
    PairGoGame next = game;
    PairGoWalk next_walk = walk;
    const auto step = next.Apply(EventOf(game, letter));
    EXPECT_TRUE(step.ok()) << step.status();
    next_walk.Step(letter);
    if (letter == kClaim || letter == kOwnClaim) {
      EXPECT_EQ(step->ruling != PairGoRuling::kNoClaim, next_walk.JustClaimed());
    }
    courses += PlayBothWays(next, next_walk, left - 1);
  }
  return courses;
}

TEST(PairGoAgreeTest, TurnsTokensAndClaims) {
  int64_t courses = 0;
  for (const PairGoRules& rules : AllPairGoRules()) {
    courses += PlayBothWays(PairGoGame(rules), PairGoWalk(rules), 4);
    ASSERT_FALSE(HasFailure()) << PairGoRulesText(rules);
  }
  EXPECT_EQ(courses, 96 * (1 + 6 + 36 + 216 + 1296));
}

// Only the rotation and the passes affect turns; a side needs an error for each token.
TEST(PairGoAgreeTest, IsTheRotationRestored) {
  for (const PairGoRules& rules : AllPairGoRules()) {
    const PairGoCourses all = AllPairGoCourses(rules, 5, false);
    const bool by_number = rules.rotation == PairGoRotation::kNumber;
    const bool by_pairs = rules.rotation == PairGoRotation::kPairs;
    EXPECT_EQ(all.courses, 1 + 4 + 16 + 64 + 256 + 1024);
    EXPECT_EQ(all.number.count == 0, by_number) << PairGoRulesText(rules);
    EXPECT_EQ(all.order.count > 0, by_pairs) << PairGoRulesText(rules);
    EXPECT_EQ(all.follows.count > 0, by_pairs) << PairGoRulesText(rules);
    if (by_pairs) {
      EXPECT_EQ(all.order.least, std::vector{kWrong});
      EXPECT_EQ(all.follows.least, (std::vector{kWrong, kWrong, kClaim}));
    }
    if (rules.rotation == PairGoRotation::kLast) {
      EXPECT_EQ(all.number.least, std::vector{kWrong});
    }
  }
  PairGoRules aside;
  aside.passes = PairGoPasses::kAside;
  EXPECT_EQ(AllPairGoCourses(aside, 3, true).order.least, std::vector{kRightPass});
  EXPECT_EQ(AllPairGoCourses(PairGoRules(), 3, true).order.count, 0);
  EXPECT_EQ(AllPairGoCourses(PairGoRules(), 5, false).most_tokens, 2);
}

// With eight points, on odd boards without shared spaces and within the sets: the least board with
// a tie.
TEST(PairGoAgreeTest, TheLeastTieByTokens) {
  for (const auto tally : {PairGoTally::kPoints, PairGoTally::kStones}) {
    std::vector<std::string> ties;
    for (const auto& [cols, rows] : std::vector<std::pair<int, int>>{{1, 1}, {3, 1}, {5, 1}}) {
      for (const spec::Position& position : spec::LegalPositions(cols, rows)) {
        const spec::Area area = CountArea(position);
        const spec::FillIn filled = CountByFillingIn(position, spec::FillInReading{});
        if (area.shared_spaces + area.unowned_spaces > 0 || !filled.within_sets) continue;
        EXPECT_EQ(filled.Difference(), area.Difference());
        for (int black = 0; black <= 3; ++black) {
          for (int white = 0; white <= 3; ++white) {
            const int margin =
                filled.Difference() - 8 + PenaltyPoints(white, tally) - PenaltyPoints(black, tally);
            const bool odd = (black + white) % 2 != 0;
            EXPECT_TRUE(margin != 0 || (odd && tally == PairGoTally::kPoints));
            if (margin == 0 && black + white <= 1) {
              ties.push_back(std::to_string(cols) + " " + std::to_string(area.Difference()));
            }
          }
        }
      }
    }
    if (tally == PairGoTally::kStones) {
      EXPECT_TRUE(ties.empty());
    } else {
      // No tie with fewer points; with five only if they are all Black's and White has the token.
      ASSERT_FALSE(ties.empty());
      for (const std::string& tie : ties) EXPECT_EQ(tie, "5 5");
    }
  }
}

}  // namespace
}  // namespace hotstone::tournament
