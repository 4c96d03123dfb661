// Hot stones in fighting kos only. The law and the bit-boards must give the same bans after every
// play of every position of small boards, for each kind alone and for several together, under all
// combinations of hot_scope, hot_class, hot_unclassified and settled.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/hot_stone.h"
#include "formats/case/case_reader.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/hot_stone.h"
#include "tests/differential/renderings.h"

namespace hotstone::renderings {
namespace {

using spec::HotKind;

struct Scoped {
  spec::HotLaw law;
  enumerate::FiniteRules bits;
};

// Each kind alone, all kinds, and mixtures, each with the kinds that are hot in fighting kos only;
// multiplied by the readings.
const std::vector<Scoped>& AllScopes() {
  static const auto* const all = [] {
    const spec::HotKinds every(spec::AllHotKinds().begin(), spec::AllHotKinds().end());
    std::vector<std::pair<spec::HotKinds, spec::HotKinds>> kinds = {
        {every, every},
        {{HotKind::kSingle, HotKind::kDoubleAdd, HotKind::kTwin}, {HotKind::kTwin}},
        {{HotKind::kSingle, HotKind::kDoubleAdd, HotKind::kTwin},
         {HotKind::kSingle, HotKind::kDoubleAdd}},
        {{HotKind::kSingle, HotKind::kAnyKoStone}, {HotKind::kAnyKoStone}}};
    for (const HotKind kind : every) kinds.push_back({{kind}, {kind}});
    auto* list = new std::vector<Scoped>;
    for (const auto& [in_force, fighting_only] : kinds) {
      for (const auto class_of : {spec::HotClass::kAfter, spec::HotClass::kBefore}) {
        for (const auto unclassified :
             {spec::HotUnclassified::kHot, spec::HotUnclassified::kCold}) {
          for (const auto settled : {spec::SettledBy::kLife, spec::SettledBy::kOutcome}) {
            Scoped scoped{{in_force, fighting_only, class_of, unclassified, settled}, {}};
            scoped.bits.hot = enumerate::HotRules::From(scoped.law);
            list->push_back(std::move(scoped));
          }
        }
      }
    }
    return list;
  }();
  return *all;
}

// How often something was hot in every ko, and which scopes have lifted a ban of these.
struct Seen {
  uint64_t hot_plays = 0;
  std::set<size_t> lifted;
};

std::set<spec::Point> BansOf(const spec::BoardPlay& play, const spec::HotLaw& law) {
  std::set<spec::Point> bans;
  for (const auto& hot : spec::FindHotStones(play, law)) bans.insert(hot.at);
  return bans;
}

std::string ComparePlay(const Board& board, const spec::Position& position, spec::Color color,
                        const enumerate::Analysis& analysis, int at, Seen& seen) {
  const enumerate::Resolved bits = enumerate::Resolve(board.grid, analysis, enumerate::BitAt(at));
  const spec::BoardPlay play = spec::PlayAt(position, color, board.size.At(at));
  std::map<spec::HotKinds, std::set<spec::Point>> everywhere;  // by the kinds in force
  for (const Scoped& scoped : AllScopes()) {
    if (!everywhere.contains(scoped.law.kinds)) {
      everywhere[scoped.law.kinds] = BansOf(play, {.kinds = scoped.law.kinds});
    }
  }
  seen.hot_plays += everywhere.at(AllScopes()[0].law.kinds).empty() ? 0 : 1;
  for (size_t i = 0; i < AllScopes().size(); ++i) {
    const Scoped& scoped = AllScopes()[i];
    // A scope never adds hot stones, so the law need not classify where nothing is hot.
    const auto& all = everywhere.at(scoped.law.kinds);
    const auto bans = all.empty() ? all : BansOf(play, scoped.law);
    if (bans != all) seen.lifted.insert(i);
    if (Bits(board.size, {bans.begin(), bans.end()}) !=
        enumerate::BansAfter(board.grid, bits, at, scoped.bits)) {
      return absl::StrCat("bans of scope ", i, ": ", spec::ColorName(color), " ",
                          spec::PointName(board.size.At(at)), " in ", position.ToText());
    }
  }
  return "";
}

// Every play of both colours in a legal position.
std::string CompareScopes(const Board& board, enumerate::Stones stones, Seen& seen) {
  const spec::Position position = enumerate::ToSpec(stones, board.size);
  for (const spec::Color color : {spec::Color::kBlack, spec::Color::kWhite}) {
    enumerate::Analysis analysis;
    enumerate::Analyse(
        board.grid, color == spec::Color::kBlack ? stones : enumerate::Swapped(stones), analysis);
    for (enumerate::BitBoard rest = analysis.empty; rest != 0; rest &= rest - 1) {
      auto wrong = ComparePlay(board, position, color, analysis, enumerate::FirstPoint(rest), seen);
      if (!wrong.empty()) return wrong;
    }
  }
  return "";
}

void CompareEveryPosition(const Board& board, Seen& seen) {
  std::string wrong;
  ForEachFilling(board, [&](enumerate::Stones stones) {
    if (wrong.empty() && enumerate::IsLegal(board.grid, stones))
      wrong = CompareScopes(board, stones, seen);
  });
  EXPECT_EQ(wrong, "");
}

TEST(HotScopesAgreeTest, OnEveryPlayOfSmallBoards) {
  Seen seen;
  for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 2}, {2, 4}, {7, 1}, {3, 3}}) {
    CompareEveryPosition({cols, rows}, seen);
    if (HasFailure()) return;
  }
  EXPECT_GT(seen.hot_plays, 1000u);
  // Even there, most scopes depend on which kos are fighting.
  EXPECT_GT(seen.lifted.size(), AllScopes().size() / 4);
}

class HotScopesAgreeSlow : public testing::TestWithParam<std::pair<int, int>> {};
TEST_P(HotScopesAgreeSlow, OnEveryPlay) {
  Seen seen;
  CompareEveryPosition({GetParam().first, GetParam().second}, seen);
  EXPECT_GT(seen.hot_plays, 1000u);
}
INSTANTIATE_TEST_SUITE_P(Boards, HotScopesAgreeSlow,
                         testing::Values(std::pair{5, 2}, std::pair{2, 5}, std::pair{10, 1},
                                         std::pair{4, 3}, std::pair{3, 4}));

// The positions of the texts along their cycles, whose kos are of every kind and both classes.
TEST(HotScopesAgreeTest, OnEveryPlayOfTheNamedPositions) {
  const auto cases =
      formats::ReadCaseFile(HOTSTONE_SOURCE_DIR "/corpus/named/named-positions.jsonl");
  ASSERT_TRUE(cases.ok()) << cases.status();
  std::set<std::vector<std::string>> known;  // by their rows
  Seen seen;
  for (const formats::CaseLine& line : *cases) {
    spec::Position position = line.value.setup;
    if (position.size().points() > 30) continue;
    const Board board(position.size().cols(), position.size().rows());
    const auto compare = [&] {
      if (!known.insert(position.ToRows()).second) return std::string();
      return CompareScopes(board, enumerate::FromSpec(position), seen);
    };
    ASSERT_EQ(compare(), "") << line.value.id;
    for (const formats::CaseEntry& entry : line.value.moves) {
      if (!entry.move.at.has_value() || !position.IsEmpty(*entry.move.at)) continue;
      position = spec::PlayAt(position, entry.move.player, *entry.move.at).after;
      ASSERT_EQ(compare(), "") << line.value.id;
    }
  }
  EXPECT_GT(seen.hot_plays, 100u);
  EXPECT_GT(seen.lifted.size(), AllScopes().size() / 2);
}

// White takes the two stones of a double ko with a pair that is in no ko afterwards: there is a
// class before the play and none after it.
TEST(HotScopesAgreeTest, OnEveryPlayAroundAPairThatLeavesItsKo) {
  const spec::Position position = *spec::Position::FromRows({".XXX", "OOXX", "XX.O"});
  Seen seen;
  EXPECT_EQ(CompareScopes({4, 3}, enumerate::FromSpec(position), seen), "");
  EXPECT_GT(seen.hot_plays, 0u);
}

// A ko worth half a point between groups that live without it: here the readings of settled differ.
TEST(HotScopesAgreeTest, OnEveryPlayAroundHalfAPoint) {
  const spec::Position position =
      *spec::Position::FromRows({".X.XO.O.", "XXXXOOOO", "XXX.XOOO", "XXXXOOOO", ".X.XO.O."});
  Seen seen;
  EXPECT_EQ(CompareScopes({8, 5}, enumerate::FromSpec(position), seen), "");
  EXPECT_GT(seen.hot_plays, 0u);
  // If its class makes it hot, it is hot under one reading only.
  for (size_t i = 0; i < AllScopes().size(); ++i) {
    const bool of_life = AllScopes()[i].law.reading.settled == spec::SettledBy::kLife;
    EXPECT_TRUE(of_life || !seen.lifted.contains(i)) << i;
  }
  EXPECT_FALSE(seen.lifted.empty());
}

}  // namespace
}  // namespace hotstone::renderings
