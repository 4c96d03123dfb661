// The checker of robust strategies: what it accepts is true, by values found the slow way; what is spoiled is refused,
// with the reason; what has another spelling is not read.
#include "certify/robust/robust_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "base/split_mix.h"
#include "certify/positions/position_images.h"
#include "spec/board/board_play.h"
#include "tests/certify/naive_graph.h"

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

// All positions from which `side` forces t, ranked by the round in which that was found; bans are not looked at.
Robust NaiveList(int cols, int rows, Color side, int t) {
  const spec::BoardSize board = Board(cols, rows);
  const PositionImages images(board, false);
  std::map<uint64_t, RobustEntry> found;
  for (uint32_t round = 0;; ++round) {
    std::vector<RobustEntry> now;
    for (const Position& position : AllPositions(board)) {
      const uint64_t key = images.KeyOf(position);
      if (found.contains(key) || !spec::IsLegal(position)) continue;
      const auto all_found = [&](const std::vector<Position>& left) {
        return std::all_of(left.begin(), left.end(),
                           [&](const Position& p) { return found.contains(images.KeyOf(p)); });
      };
      const int area = spec::CountArea(position).Difference() * (side == Color::kBlack ? 1 : -1);
      if (area >= t && all_found(LeftBy(position, spec::Opponent(side), true))) {
        now.push_back({key, round, kRobustPass});
        continue;
      }
      for (const spec::Point at : position.EmptyPoints()) {
        const spec::BoardPlay play = spec::PlayAt(position, side, at);
        if (!play.self_removed.empty() || !all_found(LeftBy(play.after, spec::Opponent(side), false)))
          continue;
        now.push_back({key, round, static_cast<uint8_t>(board.Index(at))});
        break;
      }
    }
    if (now.empty()) break;
    for (const RobustEntry& entry : now) found.emplace(entry.key, entry);
  }
  Robust robust{{side, t, Position(board), Color::kBlack, RobustHot::kSingle, RobustImages::kEach}, {}};
  for (const auto& [key, entry] : found) robust.entries.push_back(entry);
  return robust;
}

// The first line of what the checker says.
std::string Said(const Robust& robust) {
  const auto checked = CheckRobust(robust);
  if (checked.ok()) return "accepted";
  EXPECT_EQ(checked.status().code(), absl::StatusCode::kFailedPrecondition) << checked.status();
  const std::string message(checked.status().message());
  return message.substr(0, message.find('\n'));
}

// Black takes all of 3x1: B1, and then he passes.
Robust OnThreePoints() {
  return {{Color::kBlack, 3, EmptyBoard(3, 1), Color::kBlack, RobustHot::kSingle, RobustImages::kEach},
          {{0, 1, 1}, {3, 0, kRobustPass}}};
}

TEST(RobustCheckTest, AcceptsAStrategy) {
  const auto checked = CheckRobust(OnThreePoints());
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->situations, 2u);
  EXPECT_EQ(checked->transitions, 5u);
  EXPECT_THAT(checked->claim,
              HasSubstr("Black forces an area difference of at least 3 for himself (board 3x1"));
  Robust every = OnThreePoints();
  every.header.hot = RobustHot::kEvery;
  EXPECT_EQ(Said(every), "accepted");
  // With White to move first: he may play A1, and so the list needs more.
  Robust white_first = OnThreePoints();
  white_first.header.to_move = Color::kWhite;
  EXPECT_EQ(Said(white_first), "from the start, the opponent's A1 leads to a position that is not listed");
}

TEST(RobustCheckTest, RefusesWhatIsSpoiled) {
  const auto spoiled = [](auto change) {
    Robust robust = OnThreePoints();
    change(robust);
    return Said(robust);
  };
  EXPECT_EQ(spoiled([](Robust& r) { r.entries[0].rank = 0; }),
            "entry 1: after B1, the opponent's pass leads to rank 0, not below 0");
  EXPECT_EQ(spoiled([](Robust& r) { r.entries[0].answer = 0; }),
            "entry 1: after A1, the opponent's pass leads to a position that is not listed");
  EXPECT_EQ(spoiled([](Robust& r) { r.entries[0].answer = kRobustPass; }),
            "entry 1: passes, where its area difference is 0");
  EXPECT_EQ(spoiled([](Robust& r) { r.entries[0].answer = 3; }),
            "entry 1: the answer is no point of the board");
  EXPECT_EQ(spoiled([](Robust& r) { r.entries[1].answer = 1; }), "entry 2: there is a stone at B1");
  EXPECT_EQ(spoiled([](Robust& r) { r.entries.erase(r.entries.begin()); }), "the start is not listed");
  EXPECT_EQ(spoiled([](Robust& r) { r.entries.pop_back(); }),
            "entry 1: after B1, the opponent's pass leads to a position that is not listed");
  EXPECT_EQ(spoiled([](Robust& r) { std::swap(r.entries[0], r.entries[1]); }),
            "entry 2 with key 0 comes after a larger key");
  EXPECT_EQ(spoiled([](Robust& r) {
              r.entries.push_back({3, 0, kRobustPass});
            }),
            "entry 3 with key 3 is a second answer, which `hot every` alone may have");
  EXPECT_EQ(spoiled([](Robust& r) {
              r.entries.push_back({26, 0, 0});
            }),
            "entry 3: the position is not legal");
  EXPECT_EQ(spoiled([](Robust& r) { r.entries.push_back({27, 0, 0}); }), "entry 3: 27 is no key");
  EXPECT_EQ(spoiled([](Robust& r) { r.header.side = Color::kWhite; }),
            "entry 1: after B1, the opponent's pass leads to a position that is not listed");
  EXPECT_EQ(spoiled([](Robust& r) { r.header.start.Put({0, 0}, Color::kWhite); }), "the start is not listed");
  EXPECT_EQ(spoiled([](Robust& r) {
              for (int i = 0; i < 3; ++i) r.header.start.Put({i, 0}, Color::kWhite);
            }),
            "the start is not legal");
  // X.X: to fill the last space would remove both stones.
  EXPECT_EQ(spoiled([](Robust& r) {
              r.entries.push_back({10, 5, 1});
            }),
            "entry 3: B1 removes stones of its own");
  const auto twice = [](RobustEntry one, RobustEntry two) {
    Robust robust = OnThreePoints();
    robust.header.hot = RobustHot::kEvery;
    robust.entries = {one, two, {3, 0, kRobustPass}};
    return Said(robust);
  };
  EXPECT_EQ(twice({0, 1, 1}, {0, 2, 2}), "entry 2 with key 0 has another rank than its position has before");
  EXPECT_EQ(twice({0, 1, 1}, {0, 1, 1}), "entry 2 with key 0 comes after an answer that is not smaller");
}

// What the opponent has just made hot must have an answer elsewhere.
TEST(RobustCheckTest, HotStonesNeedAnAnswerElsewhere) {
  int held_up = 0;
  for (const auto& [cols, rows] : {std::pair{3, 1}, {5, 1}, {3, 2}}) {
    for (int t = 1 - cols * rows; t <= cols * rows; ++t) {
      Robust robust = NaiveList(cols, rows, Color::kWhite, t);
      if (robust.entries.empty()) continue;
      robust.header.start = *PositionImages(Board(cols, rows), false).PositionOf(robust.entries[0].key);
      robust.header.to_move = Color::kWhite;
      EXPECT_EQ(Said(robust), "accepted");
      robust.header.hot = RobustHot::kEvery;
      if (Said(robust) == "accepted") continue;
      EXPECT_THAT(Said(robust), HasSubstr("leaves hot stones that every answer would remove"));
      ++held_up;
    }
  }
  EXPECT_GT(held_up, 0);
}

// `images one`: the least image alone is listed, and stands for the others.
TEST(RobustCheckTest, OneRecordForAllImages) {
  Robust robust{{Color::kBlack, 3, EmptyBoard(3, 1), Color::kBlack, RobustHot::kSingle, RobustImages::kOne},
                {{0, 1, 1}, {3, 0, kRobustPass}}};
  EXPECT_EQ(Said(robust), "accepted");
  robust.entries.push_back({9, 7, 1});  // ..X, whose image X.. has the key 1
  EXPECT_EQ(Said(robust), "entry 3: another image has a smaller key");
  const PositionImages all(Board(2, 2), true);
  EXPECT_EQ(all.LeastOf(*Position::FromRows({".X", "O."})).key,
            all.LeastOf(*Position::FromRows({"O.", ".X"})).key);
  EXPECT_EQ(all.KeyOf(*Position::FromRows({"X.", ".O"})), 15u);
}

// Nothing false is accepted: lists spoiled at random in some places, against the values of games that the theorem
// covers, endless play counted against the side.
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
          const Robust good = NaiveList(cols, rows, side, t);
          for (int attempt = 0; attempt < 60; ++attempt) {
            Robust robust = good;
            const auto start = std::next(at.begin(), static_cast<ptrdiff_t>(random.Below(at.size())));
            robust.header.start = start->first.first;
            robust.header.to_move = start->first.second;
            if (random.Below(3) == 0) ++robust.header.at_least;
            for (uint64_t n = random.Below(4); n > 0 && !robust.entries.empty(); --n) {
              RobustEntry& entry = robust.entries[random.Below(robust.entries.size())];
              switch (random.Below(4)) {
                case 0:
                  entry.rank = static_cast<uint32_t>(random.Below(6));
                  break;
                case 1:
                  entry.answer = static_cast<uint8_t>(random.Below(static_cast<uint64_t>(points)));
                  break;
                case 2:
                  entry.answer = kRobustPass;
                  break;
                case 3:
                  entry = robust.entries.back();
                  robust.entries.pop_back();
                  break;
              }
            }
            std::sort(robust.entries.begin(), robust.entries.end(),
                      [](const RobustEntry& a, const RobustEntry& b) { return a.key < b.key; });
            if (Said(robust) != "accepted") {
              ++refused;
              continue;
            }
            ++accepted;
            const int value = side == Color::kBlack ? lo[start->second].value : -hi[start->second].value;
            EXPECT_GE(value, robust.header.at_least) << rules << " " << start->first.first.cells();
          }
        }
      }
    }
  }
  EXPECT_GT(accepted, 500);
  EXPECT_GT(refused, 500);
}

std::string TextOf(const Robust& robust) {
  std::string text = RobustHeaderText(robust.header, robust.entries.size());
  for (const RobustEntry& entry : robust.entries) text += RobustRecord(entry);
  return text;
}

// As the file is checked with this number of records at hand.
absl::StatusOr<RobustChecked> CheckedInSlices(const Robust& robust, uint64_t records) {
  auto reader = RobustReader::Open(std::make_unique<std::istringstream>(TextOf(robust)), "f");
  if (!reader.ok()) return reader.status();
  return CheckRobust(*reader, {records * sizeof(RobustEntry)});
}

// Slice by slice the same is accepted, and the same refused, however few records are at hand; also where it is the
// last slice that misses something.
TEST(RobustCheckTest, SlicesSayWhatTheWholeSays) {
  Robust robust = NaiveList(2, 2, Color::kWhite, -3);
  ASSERT_GT(robust.entries.size(), 5u);
  robust.header.start = *PositionImages(Board(2, 2), false).PositionOf(robust.entries[0].key);
  robust.header.to_move = Color::kWhite;
  const auto whole = CheckRobust(robust);
  ASSERT_TRUE(whole.ok()) << whole.status();
  EXPECT_EQ(whole->slices, 1);
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
    Robust spoiled = robust;
    spoiled.entries.erase(spoiled.entries.begin() + static_cast<ptrdiff_t>(left_out));
    const bool accepted = CheckRobust(spoiled).ok();
    refused += accepted ? 0 : 1;
    for (const uint64_t records : {1, 3}) EXPECT_EQ(CheckedInSlices(spoiled, records).ok(), accepted);
    spoiled = robust;
    spoiled.entries[left_out].rank += 2;
    EXPECT_EQ(CheckedInSlices(spoiled, 1).ok(), CheckRobust(spoiled).ok());
  }
  EXPECT_GE(refused, 3);
  Robust empty = robust;
  empty.entries.clear();
  EXPECT_THAT(std::string(CheckedInSlices(empty, 1).status().message()),
              testing::StartsWith("the start is not listed"));
}

TEST(RobustCheckTest, RulesThatAreCovered) {
  const auto covered = [](RobustHot hot, const char* rules) { return RobustUnder(hot, Rules(rules)).ok(); };
  for (const char* rules :
       {"basic-only", "basic-only,hot=none", "tromp-taylor", "aga-like", "simplified-ing",
        "basic-only,cycle=disturber+square", "hot=hot,hot_kinds=single",
        "basic-only,cycle=psk,self_removal=any", "basic-only,cycle=psk+starter,self_removal=any"}) {
    EXPECT_TRUE(covered(RobustHot::kSingle, rules)) << rules;
    EXPECT_TRUE(covered(RobustHot::kEvery, rules)) << rules;
  }
  for (const char* rules : {"hot-only", "ing-1991", "ing-1996", "ing-1996-recycling"}) {
    EXPECT_FALSE(covered(RobustHot::kSingle, rules)) << rules;
    EXPECT_TRUE(covered(RobustHot::kEvery, rules)) << rules;
  }
  for (const char* rules :
       {"basic-only,handicap=2", "basic-only,capture_ends=true", "basic-only,self_removal=any",
        "basic-only,cycle=starter,cycle_colour=either", "basic-only,cycle=square,self_removal=any",
        "basic-only,cycle=starter+square,self_removal=any"}) {
    EXPECT_FALSE(covered(RobustHot::kSingle, rules)) << rules;
    EXPECT_FALSE(covered(RobustHot::kEvery, rules)) << rules;
    EXPECT_EQ(RobustUnder(RobustHot::kEvery, Rules(rules)).code(), absl::StatusCode::kUnimplemented);
  }
}

TEST(RobustFileTest, WhatIsWrittenIsReadBack) {
  Robust robust = OnThreePoints();
  robust.entries.push_back({0x123456789abcdef0, 0x87654321, 200});
  const std::string path = testing::TempDir() + "robust_" + std::to_string(getpid()) + ".cert";
  ASSERT_TRUE(WriteRobust(path, robust).ok());
  EXPECT_TRUE(IsRobustFile(path));
  const auto read = ReadRobust(path);
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->entries, robust.entries);
  EXPECT_EQ(RobustHeaderText(read->header, 3), RobustHeaderText(robust.header, 3));
  std::ofstream(path) << "hotstone-certificate 1\nkind strategy\n";
  EXPECT_FALSE(IsRobustFile(path));
  std::ofstream(path) << "hotstone-certificate 2\nkind robust\n";
  EXPECT_FALSE(IsRobustFile(path));
  unlink(path.c_str());
  EXPECT_FALSE(IsRobustFile(path));
}

TEST(RobustFileTest, BytesLeftOverAreRefused) {
  const std::string text = TextOf(OnThreePoints());
  for (const std::string& changed : {text + "x", text.substr(0, text.size() - 1)}) {
    EXPECT_THAT(
        std::string(ParseRobust(changed, "f").status().message()),
        testing::ContainsRegex("f:9:1: 2 entries of 13 bytes each are stated, but (27|25) bytes follow"));
  }
}

TEST(RobustFileTest, OneSpellingOnly) {
  const std::string text = RobustHeaderText(OnThreePoints().header, 0);
  ASSERT_TRUE(ParseRobust(text, "f").ok());
  const auto said = [&](const std::string& from, const std::string& to) {
    std::string changed = text;
    changed.replace(changed.find(from), from.size(), to);
    return std::string(ParseRobust(changed, "f").status().message());
  };
  EXPECT_EQ(said("side B", "side b"), "f:4:1: \"side b\" must be written \"side B\"");
  EXPECT_EQ(said("at-least 3", "at-least 03"), "f:5:1: \"at-least 03\" must be written \"at-least 3\"");
  EXPECT_EQ(said("at-least 3", "at-least 4"), "f:5:1: a number beyond the points of the board");
  EXPECT_EQ(said("at-least 3", "at-least x"), "f:5:1: expected a number");
  EXPECT_EQ(said("start B ...",
                 "start B ..."
                 "/..."),
            "f:6:1: the rows are not of this board");
  EXPECT_THAT(said("start B ...", "start"), HasSubstr("f:6:1: expected a line"));
  EXPECT_THAT(said("start B ...", "start "), HasSubstr("f:6:1: "));
  EXPECT_THAT(said("start B", "start X"), HasSubstr("must be written"));
  EXPECT_THAT(said("hot single", "hot none"), HasSubstr("must be written"));
  EXPECT_THAT(said("images each", "images all"), HasSubstr("must be written"));
  EXPECT_EQ(said("entries 0", "entries 1"),
            "f:9:1: 1 entries of 13 bytes each are stated, but 0 bytes follow");
  EXPECT_EQ(said("board 3x1", "board 19x19"), "f:3:1: keys reach boards of up to 40 points");
  EXPECT_THAT(said("entries 0", "entry 0"), HasSubstr("f:9:1: expected a line"));
  EXPECT_THAT(std::string(ParseRobust("", "f").status().message()), HasSubstr("f:1:1: expected a line"));
}

}  // namespace
}  // namespace hotstone::certify
