// The fates of stones by the plain law and by the tables: every position of small boards, either
// player to move, with nothing barred and with each point barred.
//
// The law visits situations one by one (spec/fates/plain_fates.h); the table combines sets of
// stones in cells shared by symmetric positions (enumerate/fates/fates.h). Neither uses the other.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/removal_class.h"
#include "spec/fates/plain_fates.h"
#include "tests/differential/renderings.h"

namespace hotstone::renderings {
namespace {

spec::Removal AnswerAt(const enumerate::RemovalAnswers& answers, int point) {
  if ((answers.removed >> point & 1) != 0) return spec::Removal::kRemoved;
  return (answers.kept >> point & 1) != 0 ? spec::Removal::kKept : spec::Removal::kHangs;
}

class FatesAgree : public testing::TestWithParam<std::pair<int, int>> {};

TEST_P(FatesAgree, OnEveryPosition) {
  const Board board(GetParam().first, GetParam().second);
  const auto law = spec::PlainFates(board.size);
  ASSERT_TRUE(law.ok()) << law.status();
  const auto table = enumerate::RemovalFatesOf(board.grid);
  ASSERT_TRUE(table.ok()) << table.status();
  const auto index = *enumerate::LegalIndex::Create(board.grid);
  std::string wrong;
  int hanging = 0;
  index.ForEach(0, index.size(), [&](enumerate::Stones stones) {
    if (!wrong.empty()) return;
    const spec::Position position = enumerate::ToSpec(stones, board.size);
    const enumerate::BitBoard all = stones.own | stones.opp;
    for (const auto player : {spec::Color::kBlack, spec::Color::kWhite}) {
      const auto side =
          player == spec::Color::kBlack ? enumerate::Side::kOwn : enumerate::Side::kOpp;
      for (int banned = -1; banned < board.size.points(); ++banned) {
        if (banned >= 0 && (all >> banned & 1) != 0) continue;
        std::optional<spec::Point> barred;
        if (banned >= 0) barred = board.size.At(banned);
        const auto answers = (*table)->Of(stones, side, banned < 0 ? 0 : enumerate::BitAt(banned));
        for (int point = 0; point < board.size.points(); ++point) {
          if ((all >> point & 1) == 0) continue;
          const spec::Removal answer = (*law)->Of(position, player, barred, board.size.At(point));
          hanging += answer == spec::Removal::kHangs ? 1 : 0;
          if (answer == AnswerAt(answers, point)) continue;
          wrong = absl::StrCat(position.ToText(), " ", spec::ColorName(player), " to move, ban ",
                               banned, ", stone ", point);
          return;
        }
      }
    }
  });
  EXPECT_EQ(wrong, "");
  // Among the smaller boards only strips have stones that hang.
  EXPECT_EQ(hanging > 0,
            board.size.points() > 8 || (board.size.rows() == 1 && board.size.cols() > 2));
}

INSTANTIATE_TEST_SUITE_P(Boards, FatesAgree,
                         testing::Values(std::pair(2, 1), std::pair(2, 2), std::pair(5, 1),
                                         std::pair(3, 2), std::pair(7, 1), std::pair(4, 2),
                                         std::pair(3, 3)),
                         [](const auto& board) {
                           return absl::StrCat(board.param.first, "x", board.param.second);
                         });

}  // namespace
}  // namespace hotstone::renderings
