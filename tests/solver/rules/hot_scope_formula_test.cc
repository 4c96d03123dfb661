// The class of a ko that a play takes, by formulas, is that of spec/: for every take of one stone on small
// boards, by the positions before and after, under both readings of `settled`.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_join.h"
#include "solver/rules/chains.h"
#include "solver/rules/hot_scope.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/rules/hot_scope.h"

namespace hotstone::solver {
namespace {

using spec::HotClass;
using spec::KoClass;
using spec::SettledBy;

KoClass ClassIn(const Connectives& c, const ClassOfKo& of) {
  if (c.IsYes(of.fighting)) return KoClass::kFighting;
  return c.IsYes(of.disturbing) ? KoClass::kDisturbing : KoClass::kUnclassified;
}

KoClasses OfOneKo(const Connectives& c, const SymbolicBoard& board, const SymbolicKoPositions& positions,
                  const PointSet& members) {
  KoClasses classes{positions, WordsOfOne(c, positions, members), {}};
  classes.turned = AskTakes(c, board, positions, classes.words, members.size()).turned;
  return classes;
}

void ExpectSameHotClass(z3::context& context, const spec::BoardPlay& play) {
  const spec::BoardSize& size = play.before.size();
  const Connectives c(context);
  const SymbolicBoard board(size.cols(), size.rows());
  const PointSet none = c.None(size.points());
  const PointSet at = OnePoint(context, board, size.Index(play.at));
  const SymbolicPosition after = ConstantPosition(context, play.after);
  const SymbolicPlay symbolic{play.player, at, ConstantPosition(context, play.before), after, none, none, {},
                              after,       {}};
  const KoClasses before = ClassesOf(c, board, symbolic.before);
  const SymbolicKoPositions then = FindKoPositions(c, board, after);
  const PointSet made = PositionMade(c, symbolic, then);
  const KoClasses by_after = OfOneKo(c, board, then, made);
  const spec::Ko ko{play.player, {play.at}, play.captured[0]};
  for (const SettledBy settled : {SettledBy::kLife, SettledBy::kOutcome}) {
    EXPECT_EQ(ClassIn(c, ClassOfOne(c, by_after, settled)),
              spec::ClassOfHotKo(play, ko, HotClass::kAfter, settled));
    EXPECT_EQ(ClassIn(c, HotClassBefore(c, symbolic, before, made, settled)),
              spec::ClassOfHotKo(play, ko, HotClass::kBefore, settled));
  }
}

int CompareTakes(int cols, int rows, int step, int rest) {
  const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
  int fillings = 1;
  for (int p = 0; p < size.points(); ++p) fillings *= 3;
  int compared = 0;
  z3::context context;
  for (int number = rest; number < fillings; number += step) {
    spec::Position position(size);
    for (int p = 0, left = number; p < size.points(); ++p, left /= 3) {
      if (left % 3 != 0) position.Put(size.At(p), left % 3 == 1 ? spec::Color::kBlack : spec::Color::kWhite);
    }
    if (!spec::IsLegal(position)) continue;
    for (const spec::Ko& ko : spec::FindKos(position)) {
      const spec::BoardPlay play = spec::PlayAt(position, spec::Opponent(ko.holder), ko.mouth);
      if (play.captured != ko.stones || ko.stones.size() != 1) continue;
      ++compared;
      ExpectSameHotClass(context, play);
      if (::testing::Test::HasFailure()) {
        ADD_FAILURE() << absl::StrJoin(position.ToRows(), "\n");
        return compared;
      }
    }
  }
  return compared;
}

TEST(HotScopeFormulaTest, EveryTakeOnThreeByThree) {
  EXPECT_GT(CompareTakes(3, 2, 1, 0), 20);
  EXPECT_GT(CompareTakes(3, 3, 1, 0), 500);
}

TEST(HotScopeFormulaTest, ATakeThatJoinsKoPositions) {
  const spec::Position position = *spec::Position::FromRows({".OX.", "OXOX", "O.OX"});
  const spec::BoardPlay play = spec::PlayAt(position, spec::Color::kBlack, {0, 2});
  ASSERT_EQ(play.captured.size(), 1u);
  EXPECT_EQ(spec::ClassOfHotKo(play, {play.player, {play.at}, play.captured[0]}, HotClass::kBefore,
                               SettledBy::kLife),
            KoClass::kUnclassified);
  z3::context context;
  ExpectSameHotClass(context, play);
}

TEST(HotScopeFormulaTest, SomeTakesOnLargerBoards) {
  EXPECT_GT(CompareTakes(4, 3, 307, 1), 50);
  EXPECT_GT(CompareTakes(5, 3, 60'013, 2), 10);
}

}  // namespace
}  // namespace hotstone::solver
