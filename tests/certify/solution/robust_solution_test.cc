// Solutions under every repetition rule: everything the checker accepts is true, by values found
// the slow way; spoiled lists are refused with the reason.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "base/split_mix.h"
#include "certify/solution/solution_check.h"
#include "certify/solution/solution_under.h"
#include "spec/board/board_play.h"
#include "spec/counting/area.h"
#include "tests/certify/naive_graph.h"
#include "tests/certify/solution/robust_solutions.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Position;
using testing::HasSubstr;

std::vector<Position> LeftBy(const Position& position, Color opponent, bool after_pass) {
  std::vector<Position> left;
  if (!after_pass) left.push_back(position);
  for (const spec::Point at : position.EmptyPoints()) {
    const Position after = spec::PlayAt(position, opponent, at).after;
    if (after != position) left.push_back(after);
  }
  return left;
}

// All positions from which `side` forces t, ranked by the round in which that was found; bans are
// ignored.
Solution NaiveList(int cols, int rows, Color side, int t) {
  const spec::BoardSize board = Board(cols, rows);
  const PositionKeys keys = *PositionKeys::Create(board, false);
  const std::vector<Position> legal = spec::LegalPositions(board);
  std::map<uint64_t, SolutionEntry> found;
  for (uint32_t round = 0;; ++round) {
    std::vector<SolutionEntry> now;
    for (const Position& position : legal) {
      const uint64_t key = keys.KeyOf(position);
      if (found.contains(key)) continue;
      const auto all_found = [&](const std::vector<Position>& left) {
        return std::all_of(left.begin(), left.end(),
                           [&](const Position& p) { return found.contains(keys.KeyOf(p)); });
      };
      const int area = spec::CountArea(position).Difference() * (side == Color::kBlack ? 1 : -1);
      if (area >= t && all_found(LeftBy(position, spec::Opponent(side), true))) {
        now.push_back({key, round, kSolutionPass});
        continue;
      }
      for (const spec::Point at : position.EmptyPoints()) {
        const spec::BoardPlay play = spec::PlayAt(position, side, at);
        if (!play.self_removed.empty() ||
            !all_found(LeftBy(play.after, spec::Opponent(side), false)))
          continue;
        now.push_back({key, round, static_cast<uint8_t>(board.Index(at))});
        break;
      }
    }
    if (now.empty()) break;
    for (const SolutionEntry& entry : now) found.emplace(entry.key, entry);
  }
  Solution robust{Robustly(side, t, Position(board)), {}};
  for (const auto& [key, entry] : found) robust.entries.push_back(entry);
  return robust;
}

TEST(RobustCheckTest, AcceptsAStrategy) {
  const auto checked = CheckSolution(OnThreePoints());
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->situations, 2u);
  EXPECT_EQ(checked->transitions, 1u);
  EXPECT_EQ(
      checked->claim,
      "Black forces an area difference of at least 3 for himself (board 3x1, from B ...), "
      "whatever rule of repetition is in force (any list for the key cycle), with single hot "
      "stones or none, 2 or 4 passes to end, any self-removal (of single stones beside a superko, "
      "with cycle_colour=same and same=board), handicap=0, capture_ends=false");
  Solution every = OnThreePoints();
  every.header.rules = GoodUnder::kAny;
  EXPECT_EQ(Said(every), "accepted");
  EXPECT_THAT(CheckSolution(every)->claim, HasSubstr("with hot stones of any kinds or none"));
  // With White to move first: he may play A1, and so the list needs more.
  Solution white_first = OnThreePoints();
  white_first.header.to_move = Color::kWhite;
  EXPECT_EQ(Said(white_first), "the position is missing, although play leads there");
}

// White takes at C2, and Black retakes at B2, which only basic ko forbids. The record of the start
// comes first, so the error reported is about it.
TEST(RobustCheckTest, TheOpponentTakesBack) {
  const Position start = *Position::FromRows({".OX.", "OX.X", ".OX."});
  Solution taking{Robustly(Color::kWhite, -11, start), {}};
  taking.header.images = SolutionImages::kOne;
  taking.header.to_move = Color::kWhite;
  const PositionKeys keys = *KeysOf(taking.header);
  std::map<uint64_t, SolutionEntry> by_key;
  const Position taken = spec::PlayAt(start, Color::kWhite, {2, 1}).after;
  for (const Position& left : LeftBy(taken, Color::kBlack, false)) {
    by_key[keys.KeyOf(left)] = {keys.KeyOf(left), 0, kSolutionPass};
  }
  by_key[keys.KeyOf(start)] = {keys.KeyOf(start), 1,
                               static_cast<uint8_t>(start.size().Index({2, 1}))};
  for (const auto& [key, entry] : by_key) taking.entries.push_back(entry);
  ASSERT_EQ(taking.entries.front().key, keys.KeyOf(start));
  for (const GoodUnder rules : {GoodUnder::kAnySingleHot, GoodUnder::kAny}) {
    taking.header.rules = rules;
    EXPECT_EQ(Said(taking),
              "rank 1 is not below 1, the rank of a position from which play leads there");
  }
  taking.header.rules = GoodUnder::kAnyWithBasicKo;
  EXPECT_NE(Said(taking),
            "rank 1 is not below 1, the rank of a position from which play leads there");
}

// Lines may also end at a settled board under these rules: the play in the middle is the whole
// list.
TEST(RobustCheckTest, LinesMayEndAtASettledBoard) {
  Solution settled = OnThreePoints();
  settled.entries.pop_back();
  EXPECT_EQ(Said(settled), "the position is missing, although play leads there");
  settled.header.ends_at = EndsAt::kSettledBoard;
  const auto checked = CheckSolution(settled);
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_THAT(checked->claim,
              testing::EndsWith("under every rule of repetition (any list for the key cycle) with "
                                "single hot stones or none, if no play may remove only the stone "
                                "just played"));
}

TEST(RobustCheckTest, RefusesWhatIsSpoiled) {
  const auto spoiled = [](auto change) {
    Solution robust = OnThreePoints();
    change(robust);
    return Said(robust);
  };
  EXPECT_EQ(spoiled([](Solution& r) { r.entries[0].rank = 0; }),
            "rank 0 is not below 0, the rank of a position from which play leads there");
  EXPECT_EQ(spoiled([](Solution& r) { r.entries[0].move = 0; }),
            "the position is missing, although play leads there");
  EXPECT_EQ(spoiled([](Solution& r) { r.entries[0].move = kSolutionPass; }),
            "the owner passes with an area difference of 0");
  EXPECT_EQ(spoiled([](Solution& r) { r.entries[0].move = 3; }),
            "the move is not a point of the board");
  EXPECT_EQ(spoiled([](Solution& r) { r.entries[1].move = 1; }), "B1 is not empty");
  EXPECT_EQ(spoiled([](Solution& r) { r.entries.erase(r.entries.begin()); }),
            "the position is missing, although play leads there");
  EXPECT_EQ(spoiled([](Solution& r) { r.entries.pop_back(); }),
            "the position is missing, although play leads there");
  EXPECT_EQ(spoiled([](Solution& r) { std::swap(r.entries[0], r.entries[1]); }),
            "the position is missing, although play leads there");
  EXPECT_EQ(spoiled([](Solution& r) {
              r.entries.push_back({16, 0, kSolutionPass});
              std::swap(r.entries[1], r.entries[2]);
            }),
            "the position is missing, although play leads there");
  EXPECT_EQ(spoiled([](Solution& r) {
              r.entries.push_back({12, 0, kSolutionPass});
            }),
            "the records are out of order at key 12");
  EXPECT_EQ(spoiled([](Solution& r) {
              r.entries.push_back({104, 0, 0});
            }),
            "a chain has no liberty");
  EXPECT_EQ(spoiled([](Solution& r) {
              r.entries.push_back({108, 0, 0});
            }),
            "108 is not the key of a position");
  EXPECT_EQ(spoiled([](Solution& r) {
              r.entries.push_back({13, 0, 0});
            }),
            "13 is not the key of a position");
  EXPECT_EQ(spoiled([](Solution& r) { r.header.side = Color::kWhite; }),
            "the position is missing, although play leads there");
  EXPECT_EQ(spoiled([](Solution& r) {
              r.header.start.Put({0, 0}, Color::kWhite);
            }),
            "the position is missing, although play leads there");
  EXPECT_EQ(spoiled([](Solution& r) {
              for (int i = 0; i < 3; ++i) r.header.start.Put({i, 0}, Color::kWhite);
            }),
            "the start has a chain without a liberty");
  // X.X: to fill the last space would remove both stones.
  EXPECT_EQ(spoiled([](Solution& r) { r.entries.push_back({40, 5, 1}); }), "B1 removes own stones");
  const auto twice = [](SolutionEntry one, SolutionEntry two, GoodUnder rules) {
    Solution robust = OnThreePoints();
    robust.header.rules = rules;
    robust.entries = {one, two, {12, 0, kSolutionPass}};
    return Said(robust);
  };
  EXPECT_EQ(twice({0, 1, 1}, {0, 2, 2}, GoodUnder::kAny), "key 0 has two ranks");
  EXPECT_EQ(twice({0, 1, 1}, {0, 1, 1}, GoodUnder::kAny), "the records are out of order at key 0");
  EXPECT_EQ(twice({0, 1, 1}, {0, 1, 2}, GoodUnder::kAnySingleHot),
            "key 0 has a second move, which is never needed under these rules");
}

// Stones that the opponent has just made hot must be answered elsewhere.
TEST(RobustCheckTest, HotStonesNeedAnAnswerElsewhere) {
  int held_up = 0;
  for (const auto& [cols, rows] : {std::pair{3, 1}, {5, 1}, {3, 2}}) {
    for (int t = 1 - cols * rows; t <= cols * rows; ++t) {
      Solution robust = NaiveList(cols, rows, Color::kWhite, t);
      if (robust.entries.empty()) continue;
      robust.header.start = KeysOf(robust.header)->NamedBy(robust.entries[0].key)->position;
      robust.header.to_move = Color::kWhite;
      EXPECT_EQ(Said(robust), "accepted");
      robust.header.rules = GoodUnder::kAny;
      if (Said(robust) == "accepted") continue;
      EXPECT_THAT(
          Said(robust),
          HasSubstr("every move listed for the resulting position would remove a hot stone"));
      ++held_up;
    }
  }
  EXPECT_GT(held_up, 0);
}

// `images one`: only the least image is listed, and it represents the others.
TEST(RobustCheckTest, OneRecordForAllImages) {
  Solution robust = OnThreePoints();
  robust.header.images = SolutionImages::kOne;
  EXPECT_EQ(Said(robust), "accepted");
  robust.entries.push_back({36, 7, 1});  // ..X, whose image X.. has the key 4
  EXPECT_EQ(Said(robust), "the position is not the smallest of its images");
}

// Nothing false is accepted: lists spoiled at random, against the values of games that the theorem
// covers, with endless play counted against the side.
TEST(RobustCheckTest, NothingFalseIsAccepted) {
  SplitMix random(7);
  int accepted = 0;
  int refused = 0;
  for (const auto& [cols, rows] : {std::pair{3, 1}, {4, 1}, {2, 2}}) {
    const int points = cols * rows;
    for (const char* rules :
         {"basic-only,hot=none", "basic-only", "basic-only,self_removal=none,end_passes=2"}) {
      const NaiveGraph graph = WholeGraph(rules, cols, rows);
      const auto lo = NaiveValues(graph, -points);
      const auto hi = NaiveValues(graph, points);
      std::map<std::pair<Position, Color>, size_t> at;
      for (size_t i = 0; i < graph.nodes.size(); ++i) {
        const spec::Situation& s = graph.nodes[i].situation;
        if (s.passes == 0 && s.bans.empty()) at[{s.position, s.to_move}] = i;
      }
      for (const Color side : {Color::kBlack, Color::kWhite}) {
        for (int t = 1 - points; t <= points; ++t) {
          const Solution good = NaiveList(cols, rows, side, t);
          for (int attempt = 0; attempt < 60; ++attempt) {
            Solution robust = good;
            const auto start =
                std::next(at.begin(), static_cast<ptrdiff_t>(random.Below(at.size())));
            robust.header.start = start->first.first;
            robust.header.to_move = start->first.second;
            if (random.Below(3) == 0) ++robust.header.at_least;
            for (uint64_t n = random.Below(4); n > 0 && !robust.entries.empty(); --n) {
              SolutionEntry& entry = robust.entries[random.Below(robust.entries.size())];
              switch (random.Below(4)) {
                case 0:
                  entry.rank = static_cast<uint32_t>(random.Below(6));
                  break;
                case 1:
                  entry.move = static_cast<uint8_t>(random.Below(static_cast<uint64_t>(points)));
                  break;
                case 2:
                  entry.move = kSolutionPass;
                  break;
                case 3:
                  entry = robust.entries.back();
                  robust.entries.pop_back();
                  break;
              }
            }
            std::sort(robust.entries.begin(), robust.entries.end(),
                      [](const SolutionEntry& a, const SolutionEntry& b) { return a.key < b.key; });
            if (Said(robust) != "accepted") {
              ++refused;
              continue;
            }
            ++accepted;
            const int value =
                side == Color::kBlack ? lo[start->second].value : -hi[start->second].value;
            EXPECT_GE(value, robust.header.at_least) << rules << " " << start->first.first.cells();
          }
        }
      }
    }
  }
  EXPECT_GT(accepted, 500);
  EXPECT_GT(refused, 500);
}

// The result of checking the file with this many records in memory.
absl::StatusOr<SolutionChecked> CheckedInSlices(const Solution& robust, uint64_t records) {
  auto reader = SolutionReader::Open(
      std::make_unique<std::istringstream>(SolutionText(robust.header, robust.entries)), "f");
  if (!reader.ok()) return reader.status();
  return CheckSolution(*reader, {records * kSolutionRecord});
}

// Slice by slice the same lists are accepted and refused, however few records are in memory,
// including where the last slice lacks something.
TEST(RobustCheckTest, SlicesSayWhatTheWholeSays) {
  Solution robust = NaiveList(4, 1, Color::kWhite, -3);
  ASSERT_GT(robust.entries.size(), 5u);
  robust.header.start = KeysOf(robust.header)->NamedBy(robust.entries[0].key)->position;
  robust.header.to_move = Color::kWhite;
  const auto whole = CheckSolution(robust);
  ASSERT_TRUE(whole.ok()) << whole.status();
  EXPECT_EQ(whole->slices, 1);
  EXPECT_GT(whole->transitions, whole->situations);  // passes and plays
  for (const uint64_t records : {1, 2, 5, 1000}) {
    const auto checked = CheckedInSlices(robust, records);
    ASSERT_TRUE(checked.ok()) << checked.status();
    EXPECT_EQ(checked->claim, whole->claim);
    EXPECT_EQ(checked->situations, whole->situations);
    EXPECT_EQ(checked->transitions, whole->transitions);
    EXPECT_EQ(checked->slices, (robust.entries.size() + records - 1) / records);
  }
  int refused = 0;
  for (size_t left_out = 0; left_out < robust.entries.size(); ++left_out) {
    Solution spoiled = robust;
    spoiled.entries.erase(spoiled.entries.begin() + static_cast<ptrdiff_t>(left_out));
    const bool accepted = CheckSolution(spoiled).ok();
    refused += accepted ? 0 : 1;
    for (const uint64_t records : {1, 3})
      EXPECT_EQ(CheckedInSlices(spoiled, records).ok(), accepted);
    spoiled = robust;
    spoiled.entries[left_out].rank += 2;
    EXPECT_EQ(CheckedInSlices(spoiled, 1).ok(), CheckSolution(spoiled).ok());
  }
  EXPECT_GE(refused, 3);
  Solution empty = robust;
  empty.entries.clear();
  EXPECT_THAT(std::string(CheckedInSlices(empty, 1).status().message()),
              testing::StartsWith("the position is missing, although play leads there"));
}

TEST(RobustCheckTest, RulesThatAreCovered) {
  const auto covered = [](RobustHot hot, const char* rules) {
    return RobustUnder(hot, Rules(rules)).ok();
  };
  for (const char* rules :
       {"basic-only", "basic-only,hot=none", "tromp-taylor", "aga-like", "simplified-ing",
        "basic-only,cycle=disturber+square", "hot=hot,hot_kinds=single",
        "basic-only,cycle=psk,self_removal=any", "basic-only,cycle=psk+starter,self_removal=any"}) {
    EXPECT_TRUE(covered(RobustHot::kSingle, rules)) << rules;
    EXPECT_TRUE(covered(RobustHot::kEvery, rules)) << rules;
  }
  for (const char* rules :
       {"hot-only", "ing-1991,same=board", "ing-1996,same=board", "ing-1996-recycling"}) {
    EXPECT_FALSE(covered(RobustHot::kSingle, rules)) << rules;
    EXPECT_TRUE(covered(RobustHot::kEvery, rules)) << rules;
  }
  for (const char* rules :
       {"basic-only,handicap=2", "basic-only,capture_ends=true", "basic-only,self_removal=any",
        "basic-only,cycle=starter,cycle_colour=either", "basic-only,cycle=square,self_removal=any",
        "basic-only,cycle=starter+square,self_removal=any", "basic-only,cycle=starter,same=fight",
        "ing-1991", "ing-1996"}) {
    EXPECT_FALSE(covered(RobustHot::kSingle, rules)) << rules;
    EXPECT_FALSE(covered(RobustHot::kEvery, rules)) << rules;
    EXPECT_EQ(RobustUnder(RobustHot::kEvery, Rules(rules)).code(),
              absl::StatusCode::kUnimplemented);
  }
}

TEST(RobustCheckTest, SolutionsThatEndBeforeTheGame) {
  const auto covered = [](GoodUnder good, EndsAt ends, const char* rules) {
    SolutionHeader header = OnThreePoints().header;
    header.rules = good;
    header.ends_at = ends;
    return SolutionUnder(header, Rules(rules)).ok();
  };
  const char* any = "basic-only,cycle=psk,self_removal=any";
  EXPECT_TRUE(covered(GoodUnder::kAny, EndsAt::kGameEnd, any));
  EXPECT_TRUE(covered(GoodUnder::kAny, EndsAt::kSettledBoard, any));
  EXPECT_FALSE(
      covered(GoodUnder::kAny, EndsAt::kSettledBoard, "basic-only,cycle=ssk,self_removal=any"));
  EXPECT_TRUE(covered(GoodUnder::kAny, EndsAt::kSettledBoard, "ing-1996,same=board"));
  EXPECT_TRUE(covered(GoodUnder::kAnySingleHot, EndsAt::kSettledBoard, "aga-like"));
  EXPECT_FALSE(covered(GoodUnder::kAnySingleHot, EndsAt::kSettledBoard, "ing-1996,same=board"));
  const auto with_ko = [&](const char* rules) {
    return covered(GoodUnder::kAnyWithBasicKo, EndsAt::kSettledBoard, rules);
  };
  for (const char* rules :
       {"basic-only,cycle=psk", "ing-1996", "basic-only,cycle=starter,cycle_colour=either", any,
        "aga-like", "tromp-taylor",
        "hot=hot,hot_kinds=single+double-add-any+double-capture+twin"}) {
    EXPECT_TRUE(with_ko(rules)) << rules;
  }
  for (const char* rules : {"aga-like,cycle=nssk", "ing-1991", "hot=hot,hot_kinds=twin",
                            "hot=hot,hot_kinds=single+any-ko-stone", "basic-only,handicap=2",
                            "aga-like,self_removal=any"}) {
    EXPECT_FALSE(with_ko(rules)) << rules;
  }
  const auto with_single_ko = [&](const char* rules) {
    return covered(GoodUnder::kAnySingleHotWithBasicKo, EndsAt::kNextPlay, rules);
  };
  EXPECT_TRUE(with_single_ko("tromp-taylor"));
  EXPECT_TRUE(with_single_ko("basic-only,cycle=starter"));
  EXPECT_FALSE(with_single_ko("aga-like,cycle=nssk"));
  EXPECT_FALSE(with_single_ko("ing-1996,same=board"));
  const auto to_the_end = [&](const char* rules) {
    return covered(GoodUnder::kAny, EndsAt::kGameEnd, rules);
  };
  EXPECT_TRUE(to_the_end("ing-1991"));
  EXPECT_TRUE(to_the_end("basic-only,cycle=ssk+starter,self_removal=any"));
  EXPECT_FALSE(to_the_end("basic-only,cycle=ssk+starter,self_removal=any,cycle_colour=either"));
  const auto ko_alone = [&](const char* rules) {
    return covered(GoodUnder::kBasicKo, EndsAt::kHeldBoard, rules);
  };
  EXPECT_TRUE(ko_alone("basic-only"));
  EXPECT_TRUE(ko_alone("basic-only,end_passes=2,self_removal=none"));
  for (const char* rules :
       {"basic-only,cycle=psk", "hot-only", "basic-only,hot=none", "basic-only,self_removal=any",
        "basic-only,resume=dispute", "basic-only,hot_scope=fighting"}) {
    EXPECT_FALSE(ko_alone(rules)) << rules;
  }
}

}  // namespace
}  // namespace hotstone::certify
