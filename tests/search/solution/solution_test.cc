// Solutions of small boards: found, accepted by the checker, and followed against opponents who
// play anything; forged ones, changed in every place, are refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <sstream>

#include "base/split_mix.h"
#include "certify/solution/position_key.h"
#include "certify/solution/settled_board.h"
#include "certify/solution/solution_check.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/solution/solution_search.h"
#include "spec/board/board_play.h"
#include "spec/counting/area.h"
#include "spec/rules/situation.h"
#include "tests/base/texts.h"

namespace hotstone::search {
namespace {

using certify::GoodUnder;
using certify::SolutionEntry;
using certify::SolutionHeader;
using Entries = std::vector<SolutionEntry>;

SolutionHeader Ask(int cols, int rows, int at_least, GoodUnder rules = GoodUnder::kBasicKo,
                   certify::EndsAt ends_at = certify::EndsAt::kSettledBoard) {
  return {.at_least = at_least,
          .rules = rules,
          .ends_at = ends_at,
          .start = spec::Position(*spec::BoardSize::Create(cols, rows))};
}

absl::StatusOr<SolutionFound> Find(const SolutionHeader& header,
                                   const SolutionDemands& demands = {}) {
  const spec::BoardSize& size = header.start.size();
  const auto grid = *enumerate::Grid::Create(size.cols(), size.rows());
  const auto rules = *enumerate::FiniteRules::From(*spec::ParseRuleSet("basic-only"));
  enumerate::IntervalOptions options;
  options.measure = true;
  const auto table = *enumerate::IntervalTable::Solve(grid, rules, options, nullptr);
  const int side = header.side == spec::Color::kBlack ? 0 : 1;
  IntervalOracle oracle(table, size.points(), side, header.at_least);
  return FindSolution(header, oracle, 1 << 20, nullptr, demands);
}

absl::StatusOr<certify::SolutionChecked> Check(const SolutionHeader& header, const Entries& entries,
                                               uint64_t memory = 0) {
  auto reader = certify::SolutionReader::Open(
      std::make_unique<std::istringstream>(certify::SolutionText(header, entries)), "test");
  if (!reader.ok()) return reader.status();
  return certify::CheckSolution(*reader, {memory});
}

std::string RefusedBecause(const SolutionHeader& header, const Entries& entries) {
  const auto checked = Check(header, entries);
  return checked.ok() ? "accepted" : std::string(checked.status().message());
}

TEST(SolutionTest, BoardsAreSolvedAndChecked) {
  for (const auto& [header, entries] :
       {std::pair(Ask(3, 1, 3), 1u), std::pair(Ask(3, 1, 3, GoodUnder::kAny), 1u),
        std::pair(Ask(3, 3, 9), 30u), std::pair(Ask(3, 3, 9, GoodUnder::kAnyWithBasicKo), 30u),
        std::pair(Ask(4, 3, 4), 500u),
        std::pair(Ask(3, 3, 9, GoodUnder::kBasicKo, certify::EndsAt::kGameEnd), 50u)}) {
    const auto found = Find(header);
    ASSERT_TRUE(found.ok()) << found.status();
    EXPECT_GE(found->entries.size(), entries);
    const auto checked = Check(header, found->entries);
    ASSERT_TRUE(checked.ok()) << checked.status();
    EXPECT_EQ(checked->situations, found->entries.size());
  }
}

TEST(SolutionTest, WhiteMayBeTheSideAndTheOpponentMayBegin) {
  SolutionHeader header = Ask(3, 3, 9);
  header.side = spec::Color::kWhite;
  header.start = *spec::Position::FromRows({"...", ".O.", "..."});
  const auto found = Find(header);
  ASSERT_TRUE(found.ok()) << found.status();
  const auto checked = Check(header, found->entries);
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_NE(checked->claim.find("White forces an area difference of at least 9"),
            std::string::npos);
}

TEST(SolutionTest, WhatCannotBeForcedIsNotFound) {
  EXPECT_TRUE(absl::IsNotFound(Find(Ask(2, 1, 1)).status()));
  EXPECT_TRUE(absl::IsNotFound(Find(Ask(4, 3, 5)).status()));
}

// On 3x3 only the play in the centre, point 4, wins all; the corner is point 0.
TEST(SolutionTest, DemandsAreMetAsFarAsPossible) {
  const SolutionHeader header = Ask(3, 3, 9);
  const auto white_in_centre = enumerate::BitSituation{0, enumerate::BitAt(4), 0, 0, 0};
  const auto black_beside_it = enumerate::BitSituation{enumerate::BitAt(3), 0, 0, 0, 0};
  for (const std::vector<uint8_t>& wanted : {std::vector<uint8_t>{0, 4}, {0}, {}}) {
    const auto found = Find(header, {{white_in_centre, black_beside_it}, {{0, wanted}}});
    ASSERT_TRUE(found.ok()) << found.status();
    EXPECT_TRUE(Check(header, found->entries).ok());
    EXPECT_EQ(found->starts, (std::vector<bool>{false, true}));
    std::vector<int> moves;
    for (const SolutionEntry& entry : found->entries) {
      if (entry.key == 0) moves.push_back(entry.move);
    }
    EXPECT_EQ(moves, std::vector<int>{4});
  }
}

TEST(SolutionTest, SlicesSayTheSame) {
  const SolutionHeader header = Ask(4, 3, 4);
  const Entries entries = Find(header)->entries;
  const auto at_once = Check(header, entries);
  const auto sliced = Check(header, entries, 11 * 100);
  ASSERT_TRUE(at_once.ok() && sliced.ok());
  EXPECT_EQ(at_once->slices, 1);
  EXPECT_EQ(sliced->slices, static_cast<int>((entries.size() + 99) / 100));
  EXPECT_EQ(sliced->transitions, at_once->transitions);
  Entries without = entries;
  without.erase(without.begin() + 123);
  EXPECT_FALSE(Check(header, without, 11 * 100).ok());
}

// Plays the solution against random replies, by the law of basic ko with four passes.
TEST(SolutionTest, FollowedItReachesWhatItClaims) {
  const SolutionHeader header = Ask(4, 3, 4, GoodUnder::kBasicKo, certify::EndsAt::kGameEnd);
  const auto keys = *certify::PositionKeys::Create(header.start.size());
  std::map<uint64_t, SolutionEntry> by_key;
  const auto solution = Find(header);
  for (const SolutionEntry& entry : solution->entries) by_key[entry.key] = entry;
  const spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
  SplitMix random(7);
  for (int game = 0; game < 2000; ++game) {
    spec::Situation s = spec::StartOf(rules, header.start, spec::Color::kBlack);
    for (int ply = 0; !IsFinished(s, rules); ++ply) {
      ASSERT_LT(ply, 1000);
      if (s.to_move == spec::Color::kWhite) {
        const auto next = spec::Successors(s, rules);
        s = next[random.Next() % next.size()].situation;
        continue;
      }
      const std::optional<spec::Point> ban =
          s.bans.empty() ? std::nullopt : std::optional(*s.bans.begin());
      const auto entry = by_key.find(keys.KeyOf(s.position, ban));
      ASSERT_NE(entry, by_key.end());
      std::optional<spec::Point> move;
      for (int symmetry = 0;
           symmetry < keys.symmetries() && entry->second.move != certify::kSolutionPass;
           ++symmetry) {
        if (keys.ImageNumber(s.position, ban, symmetry) != entry->first) continue;
        for (const spec::Point p : s.position.EmptyPoints()) {
          if (header.start.size().Index(keys.Image(symmetry, p)) == entry->second.move) move = p;
        }
      }
      ASSERT_TRUE(Judge(s, move, rules).legal());
      s = After(s, move, rules);
    }
    EXPECT_GE(spec::CountArea(s.position).Difference(), 4);
  }
}

TEST(SolutionTest, ForgedSolutionsAreRefused) {
  for (const SolutionHeader& header : {Ask(3, 3, 9), Ask(3, 3, 9, GoodUnder::kAnyWithBasicKo)}) {
    const Entries good = Find(header)->entries;
    for (size_t i = 0; i < good.size(); ++i) {
      Entries forged = good;
      forged.erase(forged.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_NE(RefusedBecause(header, forged).find("is missing"), std::string::npos) << i;
    }
    // Every entry gets the highest rank of any position, so no rank falls.
    Entries level = good;
    for (SolutionEntry& entry : level) entry.rank = 5;
    EXPECT_NE(RefusedBecause(header, level).find("rank 5 is not below 5"), std::string::npos);
    for (size_t i = 0; i < good.size(); ++i) {
      Entries forged = good;
      forged[i].rank = 60000;
      if (good[i].key != 0) {
        EXPECT_NE(RefusedBecause(header, forged).find("not below"), std::string::npos) << i;
      }
      forged = good;
      forged[i].move = 9;
      EXPECT_NE(RefusedBecause(header, forged).find("not a point of the board"), std::string::npos);
      forged[i].move = certify::kSolutionPass;
      if (good[i].move != certify::kSolutionPass) {
        EXPECT_FALSE(Check(header, forged).ok()) << i;
      }
    }
  }
}

TEST(SolutionTest, SingleRecordsAreJudged) {
  SolutionHeader header = Ask(3, 1, 3);
  EXPECT_EQ(RefusedBecause(header, {{0, 0, 1}}), "accepted");
  EXPECT_NE(RefusedBecause(header, {{0, 0, 0}}).find("is missing"), std::string::npos);
  EXPECT_NE(RefusedBecause(header, {{0, 0, 255}}).find("passes with an area difference of 0"),
            std::string::npos);
  EXPECT_NE(RefusedBecause(header, {{0, 0, 1}, {0, 0, 1}}).find("out of order"), std::string::npos);
  EXPECT_NE(RefusedBecause(header, {{0, 0, 1}, {0, 1, 2}}).find("two ranks"), std::string::npos);
  header.ends_at = certify::EndsAt::kGameEnd;
  EXPECT_NE(RefusedBecause(header, {{0, 0, 1}}).find("is missing"), std::string::npos);
  // Black in the middle has all points; White's plays at the ends take off just the stone played.
  EXPECT_EQ(RefusedBecause(header, {{0, 1, 1}, {12, 0, 255}}), "accepted");
  EXPECT_NE(RefusedBecause(header, {{0, 1, 1}, {12, 1, 255}}).find("rank 1 is not below 1"),
            std::string::npos);
  // A key of a position that is the mirror image of a lesser one: a stone on C1, not A1.
  EXPECT_NE(
      RefusedBecause(header, {{0, 1, 1}, {12, 0, 255}, {36, 0, 255}}).find("not the smallest"),
      std::string::npos);
  // A board that is full of one colour has no liberty.
  EXPECT_NE(RefusedBecause(header, {{0, 1, 1}, {12, 0, 255}, {52, 0, 255}}).find("no liberty"),
            std::string::npos);
  // A banned move, and a ban where bans are not looked at.
  EXPECT_NE(RefusedBecause(header, {{0, 1, 1}, {2, 1, 1}, {12, 0, 255}}).find("the move is banned"),
            std::string::npos);
  header.rules = GoodUnder::kAny;
  EXPECT_NE(RefusedBecause(header, {{0, 1, 1}, {2, 1, 0}, {12, 0, 255}})
                .find("not the key of a position"),
            std::string::npos);
}

// Every position that the opponent can leave, listed with a pass and rank 0.
Entries AllAnswers(const certify::PositionKeys& keys, const spec::Position& position,
                   spec::Color opponent) {
  std::map<uint64_t, SolutionEntry> by_key;
  const auto add = [&](const spec::Position& after) {
    by_key[keys.KeyOf(after)] = {keys.KeyOf(after), 0, certify::kSolutionPass};
  };
  add(position);
  for (const spec::Point p : position.EmptyPoints()) {
    add(spec::PlayAt(position, opponent, p).after);
  }
  Entries entries;
  for (const auto& [key, entry] : by_key) entries.push_back(entry);
  return entries;
}

void Put(Entries& entries, const SolutionEntry& entry) {
  std::erase_if(entries, [&](const SolutionEntry& other) { return other.key == entry.key; });
  entries.push_back(entry);
  std::sort(entries.begin(), entries.end(),
            [](const auto& a, const auto& b) { return a.key < b.key; });
}

// White takes at B2, Black may take back at C2; both pictures are their own images from top to
// bottom.
TEST(SolutionTest, TakingBackIsBannedForTheOwner) {
  SolutionHeader header = Ask(4, 3, -11, GoodUnder::kAny);
  header.start = *spec::Position::FromRows({".XO.", "X.XO", ".XO."});
  header.to_move = spec::Color::kWhite;
  const auto keys = *certify::PositionKeys::Create(header.start.size());
  const auto taken = spec::PlayAt(header.start, spec::Color::kWhite, {1, 1}).after;
  Entries entries = AllAnswers(keys, header.start, spec::Color::kWhite);
  int symmetry = 0;
  while (keys.ImageNumber(taken, std::nullopt, symmetry) != keys.KeyOf(taken)) ++symmetry;
  const int back = header.start.size().Index(keys.Image(symmetry, {2, 1}));
  Put(entries, {keys.KeyOf(taken), 0, static_cast<uint8_t>(back)});
  EXPECT_NE(
      RefusedBecause(header, entries)
          .find("after B2 every move listed for the resulting position would remove a hot stone"),
      std::string::npos);
  // Where bans are part of the keys the position with the ban is another one.
  header.rules = GoodUnder::kBasicKo;
  EXPECT_NE(RefusedBecause(header, entries).find("is missing"), std::string::npos);
}

// White takes at C2. The record of the start comes first, so the error reported is about it.
TEST(SolutionTest, TheOpponentTakesBackUnlessBasicKoForbidsIt) {
  SolutionHeader header = Ask(4, 3, -11, GoodUnder::kAny);
  header.side = header.to_move = spec::Color::kWhite;
  header.start = *spec::Position::FromRows({".OX.", "OX.X", ".OX."});
  const auto keys = *certify::PositionKeys::Create(header.start.size());
  ASSERT_EQ(keys.KeyOf(header.start), keys.ImageNumber(header.start, std::nullopt, 0));
  const auto taken = spec::PlayAt(header.start, spec::Color::kWhite, {2, 1}).after;
  Entries entries = AllAnswers(keys, taken, spec::Color::kBlack);
  Put(entries,
      {keys.KeyOf(header.start), 1, static_cast<uint8_t>(header.start.size().Index({2, 1}))});
  ASSERT_EQ(entries.front().key, keys.KeyOf(header.start));
  EXPECT_NE(RefusedBecause(header, entries).find("rank 1 is not below 1"), std::string::npos);
  header.rules = GoodUnder::kAnyWithBasicKo;
  EXPECT_EQ(RefusedBecause(header, entries).find("rank 1 is not below 1"), std::string::npos);
}

TEST(SolutionTest, HeadersAreReadInOneSpelling) {
  const std::string good = certify::SolutionText(Ask(3, 1, 3), {{0, 0, 1}});
  const auto open = [](const std::string& text) {
    return certify::SolutionReader::Open(std::make_unique<std::istringstream>(text), "file")
        .status();
  };
  EXPECT_TRUE(open(good).ok());
  const auto changed = [&](const std::string& from, const std::string& to) {
    return std::string(open(Replaced(good, from, to)).message());
  };
  EXPECT_NE(changed("certificate 1", "certificate 2").find("file:1:22"), std::string::npos);
  EXPECT_NE(changed("side B", "side b").find("file:4:6: expected B or W"), std::string::npos);
  EXPECT_NE(changed("at-least 3", "at-least 4").find("from -2 to 3"), std::string::npos);
  EXPECT_NE(changed("at-least 3", "at-least 03").find("must be written"), std::string::npos);
  EXPECT_NE(changed("rules basic-ko", "rules psk").find("file:6:7"), std::string::npos);
  EXPECT_NE(changed("start B ...", "start B ..").find("not of this board"), std::string::npos);
  EXPECT_NE(changed("entries 1", "entries 2").find("11 bytes follow"), std::string::npos);
  EXPECT_FALSE(open(good + "x").ok());
  EXPECT_FALSE(open(good.substr(0, 40)).ok());
}

}  // namespace
}  // namespace hotstone::search
