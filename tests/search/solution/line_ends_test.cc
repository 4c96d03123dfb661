// Where lines may end, as the header of a solution says and as the checker sees it.
#include <gtest/gtest.h>

#include <memory>
#include <sstream>

#include "certify/solution/solution_check.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/solution/bounded_search.h"
#include "search/solution/solution_search.h"
#include "search/solution/whole_board.h"
#include "tests/base/texts.h"

namespace hotstone::search {
namespace {

using certify::EndsAt;
using certify::GoodUnder;
using certify::SolutionHeader;

SolutionHeader TakeAll(int cols, int rows) {
  return {.at_least = cols * rows,
          .rules = GoodUnder::kBasicKo,
          .ends_at = EndsAt::kHeldBoard,
          .start = spec::Position(*spec::BoardSize::Create(cols, rows))};
}

SolutionPlays PlaysOf(const SolutionHeader& header) { return *SolutionPlays::Of(header); }

absl::StatusOr<std::string> SolvedText(const SolutionHeader& header) {
  const SolutionPlays plays = PlaysOf(header);
  BoundedSearch search(plays, {.at_least = header.at_least, .plies = 20, .memory = 1 << 20});
  const auto found = FindSolution(header, search, 1 << 20, nullptr);
  if (!found.ok()) return found.status();
  return certify::SolutionText(header, found->entries);
}

absl::StatusOr<certify::SolutionChecked> CheckText(const std::string& text) {
  auto reader = certify::SolutionReader::Open(std::make_unique<std::istringstream>(text), "test");
  if (!reader.ok()) return reader.status();
  return certify::CheckSolution(*reader);
}

// Lines that end at held boards are refused if only settled ones may end a line; held boards are
// refused where a stone is hot.
TEST(LineEndsTest, TheCheckerIsToldWhereLinesEnd) {
  const auto text = SolvedText(TakeAll(5, 2));
  ASSERT_TRUE(text.ok());
  EXPECT_EQ(CheckText(Replaced(*text, "settled-board held", "settled-board yes")).status().code(),
            absl::StatusCode::kFailedPrecondition);
  const auto refused = CheckText(Replaced(*text, "rules basic-ko", "rules any"));
  EXPECT_EQ(refused.status().message(), "test:7:15: any has no held boards");
}

// White takes a stone on a board that Black would hold without the ban: the position must be
// listed.
TEST(LineEndsTest, AHotStoneKeepsTheBoardFromBeingHeld) {
  SolutionHeader header = TakeAll(4, 3);
  header.to_move = spec::Color::kWhite;
  const SolutionPlays plays = PlaysOf(header);
  const enumerate::Grid& grid = plays.grid();
  const auto index = *enumerate::LegalIndex::Create(grid);
  int refused = 0;
  for (uint64_t rank = 0; rank < index.size() && refused < 3; ++rank) {
    const enumerate::Stones stones = index.Unrank(rank);
    if (HoldsBoard(grid, stones.own, 2)) continue;
    const SolutionPlays::Turn turn = plays.OpponentTurn(stones, 0);
    for (enumerate::BitBoard left = turn.points; left != 0; left &= left - 1) {
      const int at = enumerate::FirstPoint(left);
      const auto answer = Resolve(grid, turn.analysis, enumerate::BitAt(at));
      const int ko = SingleKoPoint(grid, answer, at);
      if (ko == enumerate::kNoPoint || !HoldsBoard(grid, answer.after.opp, 2) ||
          HoldsBoard(grid, answer.after.opp, 0))
        continue;
      header.start = ToSpec(stones, header.start.size());
      BoundedSearch search(plays, {.at_least = 12, .plies = 12, .memory = 1 << 20});
      auto found = FindSolution(header, search, 1 << 16, nullptr);
      if (!found.ok()) continue;
      EXPECT_TRUE(CheckText(certify::SolutionText(header, found->entries)).ok());
      const uint64_t key = plays.Listed(enumerate::Swapped(answer.after), ko).key;
      EXPECT_EQ(std::erase_if(found->entries, [&](const auto& entry) { return entry.key == key; }),
                1u);
      EXPECT_FALSE(CheckText(certify::SolutionText(header, found->entries)).ok());
      ++refused;
    }
  }
  EXPECT_EQ(refused, 3);
}

}  // namespace
}  // namespace hotstone::search
