// The files of fates that the atlas shows, read as their header says, against FateTable; and the
// positions that the page offers, against what it calls them.
#include "cli/atlas/life_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "cli/atlas/fate_files.h"
#include "cli/atlas/site.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"
#include "tests/cli/atlas/atlas_list.h"
#include "tests/enumerate/fates/solved_fates.h"
#include "tests/spec/fillings.h"

namespace hotstone::cli {
namespace {

using enumerate::Answer;
using enumerate::BitBoard;
using enumerate::BitSituation;
using enumerate::FateCell;
using testing::HasSubstr;
using testing::Not;

// A file of fates, read from its beginning to its end.
class FateReader {
 public:
  explicit FateReader(const std::string& file)
      : fates_(AtlasList(file, "fates")), takes_(AtlasList(file, "takes")) {}

  // The next stone.
  Answer NextAnswer() {
    const unsigned code = Byte(fates_, stone_ / 4) >> stone_ % 4 * 2 & 3;
    ++stone_;
    EXPECT_LT(code, 3u);
    return std::array{Answer::kHangs, Answer::kRemoved, Answer::kKept, Answer::kHangs}[code];
  }
  // The next play that leaves a ban.
  FateCell NextTake() {
    const std::string& t = takes_;
    const FateCell cell{Byte(t, take_) | Byte(t, take_ + 1) << 8,
                        Byte(t, take_ + 2) | Byte(t, take_ + 3) << 8};
    take_ += 4;
    return cell;
  }
  bool AtEnd() const { return (stone_ + 3) / 4 == fates_.size() && take_ == takes_.size(); }
  size_t takes() const { return take_ / 4; }

 private:
  static unsigned Byte(const std::string& bytes, size_t at) {
    return static_cast<unsigned char>(bytes.at(at));
  }
  std::string fates_, takes_;
  size_t stone_ = 0, take_ = 0;
};

// Every position with either player to move, and every one after a play that leaves a ban.
void HoldAgainstTheTable(int cols, int rows, size_t positions, size_t takes) {
  const enumerate::FateTable table = enumerate::SolvedFates(cols, rows);
  const std::string size = std::to_string(cols) + "x" + std::to_string(rows);
  const auto file =
      FateFile(*spec::ParseBoardSize(size), *spec::ParseRuleSet("basic-only"), nullptr);
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_THAT(*file, HasSubstr("atlasFates({\"board\":\"" + size + "\",\"rules\":\"basic-only\""));
  FateReader reader(*file);
  const std::vector<spec::Position> legal = spec::LegalPositions(*spec::ParseBoardSize(size));
  for (const spec::Position& position : legal) {
    const auto [own, opp] = enumerate::FromSpec(position);
    const BitSituation s{own, opp, 0, 0, 0};
    for (int point = 0; point < table.grid().points(); ++point) {
      if (((s.black | s.white) & enumerate::BitAt(point)) == 0) continue;
      const Answer black_moves = reader.NextAnswer();
      const enumerate::Fate fate = table.FateOf(s.black, s.white, point);
      // With colours exchanged it is White who moves.
      const enumerate::Fate other = table.FateOf(s.white, s.black, point);
      const bool black = (s.black & enumerate::BitAt(point)) != 0;
      ASSERT_EQ(black_moves, black ? fate.owner_first : fate.attacker_first)
          << position.cells() << " " << point;
      ASSERT_EQ(black_moves,
                enumerate::AnswerOf(table.AnswersAt({s.white, s.black, 1, 0, 0}), point));
      ASSERT_EQ(fate, other);
    }
    ForEachMove(table.grid(), table.rules(), s,
                [&](enumerate::BitMove, const BitSituation& next, bool) {
                  if (next.bans == 0) return;
                  ASSERT_EQ(next.player, 1);
                  ASSERT_EQ(reader.NextTake(), table.AnswersAt(next)) << position.cells();
                });
  }
  EXPECT_EQ(legal.size(), positions);
  EXPECT_EQ(reader.takes(), takes);
  EXPECT_TRUE(reader.AtEnd());
}

TEST(LifePage, TheFilesSayWhatTheTableSays) {
  HoldAgainstTheTable(2, 1, 5, 2);
  HoldAgainstTheTable(3, 3, 12'675, 384);
}

TEST(LifePage, TheExamplesAreWhatTheyAreCalled) {
  for (const LifeExample& example : LifeExamples()) {
    SCOPED_TRACE(example.rows);
    const auto position = spec::Position::FromText(example.rows);
    ASSERT_TRUE(position.ok());
    const auto [black, white] = enumerate::FromSpec(*position);
    const int cols = position->size().cols();
    const enumerate::FateTable table = enumerate::SolvedFates(cols, position->size().rows());
    const int point = example.stone[0] - 'A' + cols * (example.stone[1] - '1');
    ASSERT_NE((black | white) & enumerate::BitAt(point), 0u);
    EXPECT_EQ(FateName(table.FateOf(black, white, point)), example.fate);
  }
}

TEST(LifePage, TheAtlasOpensWithItIfTheBoardIsThere) {
  const Page with = LifeOpening({"2x2", "3x3"});
  EXPECT_THAT(with.body, HasSubstr("href=\"life.html\""));
  EXPECT_THAT(with.body, HasSubstr("data-start=\".XO/XXO/OO. A2\""));
  EXPECT_THAT(with.scripts, testing::Contains("life.js"));
  const Page without = LifeOpening({"2x2"});
  EXPECT_THAT(without.body, HasSubstr("href=\"life.html\""));
  EXPECT_THAT(without.body, Not(HasSubstr("id=\"life\"")));
  EXPECT_TRUE(without.scripts.empty());
}

}  // namespace
}  // namespace hotstone::cli
