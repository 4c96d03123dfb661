// The classes of ko positions by formulas are those of spec/ on every legal position of small
// boards. So are the class of the ko that a take makes hot, from the positions before and after it,
// and the stones that any play makes hot, in the kos of a fight and where the class decides.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/rules/hot_scope.h"
#include "solver/rules/hot_stone.h"
#include "solver/rules/ko_class.h"
#include "spec/board/board_play.h"
#include "spec/board/position.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/hot_scope.h"
#include "spec/rules/hot_stone.h"
#include "tests/spec/fillings.h"

namespace hotstone::solver {
namespace {

using spec::SettledBy;

constexpr SettledBy kBothReadings[] = {SettledBy::kLife, SettledBy::kOutcome};

// One line per ko position, keyed by its first stone: the reason, or the class under both readings.
std::string ClassesByLaw(const spec::Position& board) {
  std::vector<std::string> lines;
  for (const spec::KoPosition& position : spec::KoPositions(board)) {
    if (position.groups.empty()) {
      lines.push_back("lone");
      continue;
    }
    std::string line = absl::StrCat(board.size().Index(position.groups[0].stones[0]));
    for (const SettledBy settled : kBothReadings) {
      const spec::KoVerdict verdict = spec::Classify(board, position, {settled});
      absl::StrAppend(&line, " ", spec::VerdictName(verdict));
      if (verdict.dead.has_value()) absl::StrAppend(&line, " ", spec::ColorName(*verdict.dead));
      if (verdict.settled) absl::StrAppend(&line, verdict.balanced ? " balanced" : " unbalanced");
    }
    lines.push_back(line);
  }
  std::sort(lines.begin(), lines.end());
  return absl::StrJoin(lines, "\n");
}

std::string ClassesByFormulas(z3::context& context, const spec::Position& board) {
  const Connectives c(context);
  const SymbolicBoard symbolic(board.size().cols(), board.size().rows());
  const KoClasses classes = ClassesOf(c, symbolic, ConstantPosition(context, board));
  const BreathWords& words = classes.words;
  std::vector<std::string> lines;
  for (size_t f = 0; f < words.all_live.size(); ++f) {
    if (!c.IsYes(words.is[f])) continue;
    std::string line = absl::StrCat(f);
    for (const SettledBy settled : kBothReadings) {
      if (c.IsYes(words.no_group[f])) absl::StrAppend(&line, " unclassified (no-group)");
      if (c.IsYes(words.doubtful_eye[f])) absl::StrAppend(&line, " unclassified (doubtful-eye)");
      if (c.IsYes(words.holds_stones[f])) absl::StrAppend(&line, " unclassified (holds-stones)");
      if (c.IsYes(words.several_groups[f]))
        absl::StrAppend(&line, " unclassified (several-groups)");
      if (c.IsYes(classes.Fighting(c, f, settled))) {
        absl::StrAppend(&line, " fighting (",
                        c.IsYes(words.several_stones[f])   ? "double"
                        : c.IsYes(words.several_mouths[f]) ? "twin"
                                                           : "single",
                        ")");
      }
      if (!c.IsYes(classes.Disturbing(c, f, settled))) continue;
      absl::StrAppend(&line, " disturbing (",
                      c.IsYes(words.AnyDead(c, f)) ? "disturbed-death" : "disturbed-life", ")");
      for (const spec::Color color : {spec::Color::kBlack, spec::Color::kWhite}) {
        if (c.IsYes(words.Dead(color)[f])) absl::StrAppend(&line, " ", spec::ColorName(color));
      }
      absl::StrAppend(&line, c.IsYes(words.balanced[f]) ? " balanced" : " unbalanced");
    }
    lines.push_back(line);
  }
  for (const KoShape& ko : classes.positions.kos) {
    if (ko.Anchor() < 0 && c.IsYes(ko.is)) lines.push_back("lone");
  }
  std::sort(lines.begin(), lines.end());
  return absl::StrJoin(lines, "\n");
}

// Compares every legal position with a ko whose number is `rest` modulo `step`; returns how many
// there were.
int CompareClasses(int cols, int rows, uint64_t step = 1, uint64_t rest = 0) {
  const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
  int compared = 0;
  z3::context context;
  for (const spec::Position& position : spec::LegalPositions(size, step, rest)) {
    if (spec::FindKos(position).empty()) continue;
    ++compared;
    EXPECT_EQ(ClassesByFormulas(context, position), ClassesByLaw(position))
        << absl::StrJoin(position.ToRows(), "\n");
    if (::testing::Test::HasFailure()) return compared;
  }
  return compared;
}

spec::Position KoFormulaBoard(const std::vector<std::string>& rows) {
  return *spec::Position::FromRows(rows);
}

TEST(KoClassFormulaTest, EveryPositionWithAKoUpToEightPoints) {
  int compared = 0;
  for (int cols = 1; cols <= 8; ++cols) {
    for (int rows = 1; cols * rows <= 8; ++rows) compared += CompareClasses(cols, rows);
  }
  EXPECT_GT(compared, 500);
}

TEST(KoClassFormulaTest, EveryPositionWithAKoOfThreeByThree) {
  EXPECT_GT(CompareClasses(3, 3), 500);
}

TEST(KoClassFormulaTest, SomePositionsOfLargerBoards) {
  int compared = CompareClasses(9, 1);
  compared += CompareClasses(4, 3, 211, 3);
  compared += CompareClasses(5, 3, 40'009, 11);
  compared += CompareClasses(4, 4, 100'003, 5);
  EXPECT_GT(compared, 250);
}

TEST(KoClassFormulaSlow, EveryPositionWithAKoOfFourByThree) {
  EXPECT_EQ(CompareClasses(4, 3), 28'492);
}

TEST(KoClassFormulaTest, PositionsOfTheTexts) {
  for (const auto& rows : std::vector<std::vector<std::string>>{
           {"XX.XO", ".XXOO", "XXO.O"},
           {"XX.XOO", ".XXOO.", "XXO.OO"},
           {".X.XO.O.", "XXXXOOOO", "XXX.XOOO", "XXXXOOOO", ".X.XO.O."},
           {".XO.", "X.XO", ".XO."},
       }) {
    const spec::Position board = KoFormulaBoard(rows);
    z3::context context;
    EXPECT_EQ(ClassesByFormulas(context, board), ClassesByLaw(board)) << absl::StrJoin(rows, "\n");
  }
}

using spec::HotClass;
using spec::KoClass;

KoClass ClassIn(const Connectives& c, const ClassOfKo& of) {
  if (c.IsYes(of.fighting)) return KoClass::kFighting;
  return c.IsYes(of.disturbing) ? KoClass::kDisturbing : KoClass::kUnclassified;
}

KoClasses OfOneKo(const Connectives& c, const SymbolicBoard& board,
                  const SymbolicKoPositions& positions, const PointSet& members) {
  KoClasses classes{positions, WordsOfOne(c, positions, members), {}};
  classes.turned = AskTakes(c, board, positions, classes.words, members.size()).turned;
  return classes;
}

// A play with all values known, so that formulas about it fold.
SymbolicPlay KnownPlay(const Connectives& c, const SymbolicBoard& board,
                       const spec::BoardPlay& play) {
  const spec::BoardSize& size = play.before.size();
  const auto set = [&](const std::vector<spec::Point>& points) {
    PointSet of = c.None(size.points());
    for (const spec::Point p : points) of[static_cast<size_t>(size.Index(p))] = c.yes();
    return of;
  };
  const SymbolicPosition after = ConstantPosition(c.context(), play.after);
  return {play.player,
          OnePoint(c.context(), board, size.Index(play.at)),
          ConstantPosition(c.context(), play.before),
          after,
          set(play.captured),
          set(play.self_removed),
          {},
          after,
          {}};
}

void ExpectSameHotClass(z3::context& context, const spec::BoardPlay& play) {
  const spec::BoardSize& size = play.before.size();
  const Connectives c(context);
  const SymbolicBoard board(size.cols(), size.rows());
  const SymbolicPlay symbolic = KnownPlay(c, board, play);
  const SymbolicPosition& after = symbolic.after;
  const KoClasses before = ClassesOf(c, board, symbolic.before);
  const SymbolicKoPositions then = FindKoPositions(c, board, after);
  const PointSet made = PositionMade(c, symbolic, then);
  const KoClasses by_after = OfOneKo(c, board, then, made);
  const spec::Ko ko{play.player, {play.at}, play.captured[0]};
  for (const SettledBy settled : {SettledBy::kLife, SettledBy::kOutcome}) {
    EXPECT_EQ(ClassIn(c, ClassOfOne(c, by_after, settled)),
              spec::ClassOfHotKo(play, ko, HotClass::kAfter, {settled}));
    EXPECT_EQ(ClassIn(c, HotClassBefore(c, symbolic, before, made, settled)),
              spec::ClassOfHotKo(play, ko, HotClass::kBefore, {settled}));
  }
}

int CompareTakes(int cols, int rows, uint64_t step, uint64_t rest) {
  const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
  int compared = 0;
  z3::context context;
  for (const spec::Position& position : spec::LegalPositions(size, step, rest)) {
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
                               {SettledBy::kLife}),
            KoClass::kUnclassified);
  z3::context context;
  ExpectSameHotClass(context, play);
}

TEST(HotScopeFormulaTest, SomeTakesOnLargerBoards) {
  EXPECT_GT(CompareTakes(4, 3, 307, 1), 50);
  EXPECT_GT(CompareTakes(5, 3, 60'013, 2), 10);
}

// What a play makes hot, kind by kind: the bans of the kinds that look at fights, and for every
// kind whether its stones are hot if the kind is limited to fighting kos, under each reading of
// that. Counts the plays that make something hot, those decided by the class, and those with a
// fight of three kos.
struct SeenHot {
  int plays = 0;
  int cold = 0;
  int triple = 0;
};

std::string BanText(const spec::BoardSize& size, const std::vector<spec::HotStones>& hot) {
  std::string text(static_cast<size_t>(size.points()), '.');
  for (const spec::HotStones& stones : hot) text[static_cast<size_t>(size.Index(stones.at))] = '#';
  return text;
}

std::string BanText(const Connectives& c, const PointSet& bans) {
  std::string text;
  for (const z3::expr& ban : bans) text.push_back(c.IsYes(ban) ? '#' : c.IsNo(ban) ? '.' : '?');
  return text;
}

void ExpectSameHotStones(z3::context& context, const spec::BoardPlay& play, SeenHot& seen) {
  const std::vector<spec::HotKind>& kinds = spec::AllHotKinds();
  if (spec::FindHotStones(play, {.kinds = {kinds.begin(), kinds.end()}}).empty()) return;
  ++seen.plays;
  const spec::BoardSize& size = play.before.size();
  const Connectives c(context);
  const SymbolicBoard board(size.cols(), size.rows());
  const SymbolicPlay symbolic = KnownPlay(c, board, play);
  const FightsOfKos fights =
      FindFights(c, board, symbolic.after, FindKos(c, board, symbolic.after));
  const z3::expr single = spec::SingleHotStoneBan(play).has_value() ? c.yes() : c.no();
  for (const auto& [kind, flags] : {std::pair{spec::HotKind::kTwin, HotFlags{.twin = true}},
                                    {spec::HotKind::kTwinTriple, HotFlags{.twin_triple = true}},
                                    {spec::HotKind::kAnyKoStone, HotFlags{.any_ko_stone = true}}}) {
    const auto law = spec::FindHotStones(play, {.kinds = {kind}});
    EXPECT_EQ(BanText(c, FindHotKos(c, symbolic, fights, flags, single)), BanText(size, law))
        << spec::HotKindName(kind);
    if (kind == spec::HotKind::kTwinTriple && !law.empty()) ++seen.triple;
  }
  for (const HotClass class_of : {HotClass::kAfter, HotClass::kBefore}) {
    for (const SettledBy settled : kBothReadings) {
      for (const bool unclassified_is_hot : {true, false}) {
        const z3::expr is_hot =
            IsHotByClass(c, board, symbolic, {class_of, unclassified_is_hot, settled});
        EXPECT_TRUE(c.IsYes(is_hot) || c.IsNo(is_hot));
        for (const spec::HotKind kind : kinds) {
          spec::HotLaw law{.kinds = {kind}};
          if (spec::FindHotStones(play, law).empty()) continue;
          law.fighting_only = {kind};
          law.class_of = class_of;
          law.reading.settled = settled;
          law.unclassified =
              unclassified_is_hot ? spec::HotUnclassified::kHot : spec::HotUnclassified::kCold;
          const bool hot = !spec::FindHotStones(play, law).empty();
          EXPECT_EQ(c.IsYes(is_hot), hot) << spec::HotKindName(kind);
          seen.cold += hot ? 0 : 1;
        }
      }
    }
  }
}

// The plays of both colours in every position whose number is `rest` modulo `step`.
SeenHot CompareHotStones(int cols, int rows, uint64_t step = 1, uint64_t rest = 0) {
  const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
  SeenHot seen;
  z3::context context;
  for (const spec::Position& position : spec::LegalPositions(size, step, rest)) {
    for (const spec::Point at : position.EmptyPoints()) {
      for (const spec::Color player : {spec::Color::kBlack, spec::Color::kWhite}) {
        ExpectSameHotStones(context, spec::PlayAt(position, player, at), seen);
        if (!::testing::Test::HasFailure()) continue;
        ADD_FAILURE() << spec::ColorName(player) << " " << spec::PointName(at) << " in\n"
                      << absl::StrJoin(position.ToRows(), "\n");
        return seen;
      }
    }
  }
  return seen;
}

TEST(HotStonesByClassFormulaTest, EveryPlayOfSmallBoards) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 1}, {4, 1}, {5, 1}, {2, 2}}) {
    EXPECT_EQ(CompareHotStones(cols, rows).plays > 0, rows == 1);
  }
  EXPECT_GT(CompareHotStones(3, 2).plays, 20);
  EXPECT_GT(CompareHotStones(4, 2, 31, 1).plays, 5);
  EXPECT_GT(CompareHotStones(3, 3, 41, 3).cold, 5);
}

TEST(HotStonesByClassFormulaSlow, EveryPlayOfUpToNinePoints) {
  EXPECT_GT(CompareHotStones(7, 1).plays, 100);
  EXPECT_GT(CompareHotStones(4, 2).plays, 100);
  EXPECT_EQ(CompareHotStones(8, 1).triple, 0);  // as on every board of up to ten points
  EXPECT_GT(CompareHotStones(3, 3).cold, 100);
}

TEST(HotStonesByClassFormulaSlow, SomePlaysOfLargerBoards) {
  EXPECT_GT(CompareHotStones(4, 3, 401, 5).plays, 50);
  EXPECT_GT(CompareHotStones(4, 4, 200'003, 7).plays, 10);
}

// Three kos in one fight; the double ko of two living groups, in which no stone is hot; eternal
// life with groups, and so with a class.
TEST(HotStonesByClassFormulaTest, KosOfTheTexts) {
  SeenHot seen;
  for (const auto& rows :
       std::vector<std::vector<std::string>>{{"X.XO", "XXOO", "X.XO", "XXOO", "XO.O"},
                                             {"XX.XOO", ".XXOO.", "XXO.OO"},
                                             {"OOOXXX", "O.X.OX", "OOOXXX"},
                                             {"XXXXXO..", "XOOOXXOO", ".O.X.OX."}}) {
    const spec::Position position = KoFormulaBoard(rows);
    z3::context context;
    for (const spec::Point at : position.EmptyPoints()) {
      for (const spec::Color player : {spec::Color::kBlack, spec::Color::kWhite}) {
        ExpectSameHotStones(context, spec::PlayAt(position, player, at), seen);
      }
    }
  }
  EXPECT_GT(seen.triple, 0);
  EXPECT_GT(seen.cold, 0);
}

}  // namespace
}  // namespace hotstone::solver
