// Checks the group `tactics` against a human reading of each drawing. The table below was written
// by hand from the drawings and the rule texts; nothing in it comes from the program.
#include "conformance/corpus/tactics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "conformance/corpus/generate.h"
#include "conformance/corpus/groups.h"
#include "conformance/corpus/quick.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"

namespace hotstone::conformance {
namespace {

using spec::Color;

// The truth about a script, one letter per word of it except `=` and `!`:
//
//   +  legal
//   o  on a stone
//   x  a single stone without a liberty: self-removal, no variation, or the same position again
//   S  two or more such stones: self-removal where it is forbidden, otherwise legal
//   k  a ko retaken at once: a hot stone, or superko where there are none
//   r  a position recurs: superko
//   q  self-removal that restores a position, forbidden as whichever applies first
//   g  the game is over
//
// Nothing follows a refused play, where a script ends. The first line is for simple ko; the others,
// unless empty, for superko by position, with who is to move, and with who played.
struct Truth {
  const char* shape;
  const char* ko;
  const char* psk;
  const char* ssk;
  const char* nssk;
};

constexpr Truth kTruths[] = {
    {"occupied", "oo+oo", "", "", ""},
    {"capture-inside", "+x++", "", "", ""},
    {"capture-edge", "+x++", "", "", ""},
    {"capture-corner", "+x++", "", "", ""},
    {"capture-and-around", "+x+++++", "", "", ""},
    {"capture-and-beside", "++x+++x", "", "", ""},
    {"atari-inside", "+++++", "", "", ""},
    {"atari-edge", "+++", "", "", ""},
    {"atari-corner", "+++", "", "", ""},
    {"freed", "+++", "", "", ""},
    {"under", "+++++SS", "", "", ""},
    {"under-corner", "+++", "", "", ""},
    {"merge", "+++", "", "", ""},
    {"two-at-once", "++xx", "", "", ""},
    {"two-chains", "+++", "", "", ""},
    {"three-at-once", "++xx", "", "", ""},
    {"four-at-once", "++xx", "", "", ""},
    {"suicide-one", "x++", "", "", ""},
    {"suicide-edge", "x++", "", "", ""},
    {"suicide-corner", "x++", "", "", ""},
    {"suicide-two", "SS+", "", "", ""},
    {"suicide-three", "SS+", "", "", ""},
    {"suicide-joins-two", "SS+", "", "", ""},
    {"suicide-joins-three", "SS+", "", "", ""},
    {"suicide-repeats", "+++S", "+++q", "", ""},
    {"suicide-and-back", "++S++", "++q", "++S+r", "++S+r"},
    {"suicide-remembered", "S++++S", "S+r++q", "S++++q", "S++++q"},
    {"self-atari", "+++x", "", "", ""},
    {"capture-first", "+++", "", "", ""},
    {"capture-first-inside", "+++", "", "", ""},
    {"wrap-empty", "+x", "", "", ""},
    {"wrap-friend", "+x", "", "", ""},
    {"wrap-suicide", "x++", "", "", ""},
    {"long-chain", "+S++", "", "", ""},
    {"long-chain-last", "S++", "", "", ""},
    {"many-liberties", "+++", "", "", ""},
    {"huge-chain", "+S+++++++++k+++k", "", "", ""},
    {"ko", "+k+++k+++k", "", "", ""},
    {"ko-edge", "+k+++k", "", "", ""},
    {"ko-corner", "+k+++k", "", "", ""},
    {"ko-lower-left", "+k+++k", "", "", ""},
    {"ko-upper-left", "+k+++k", "", "", ""},
    {"ko-lower-right", "+k+++k", "", "", ""},
    {"ko-upper-right", "+k+++k", "", "", ""},
    {"ko-tengen", "+k+++k", "", "", ""},
    {"ko-pass", "+k+++++k", "", "", ""},
    {"ko-passes", "+k++++", "+k++gg", "+k++gg", "+k+++r"},
    {"ko-and-suicide", "+xk", "", "", ""},
    {"ko-captures", "+k+++k", "", "", ""},
    {"ko-suicides", "+kSS+k", "", "", ""},
    {"ko-set-up", "+k+++", "", "", "+++++"},
    {"ko-filled", "+k+++", "", "", ""},
    {"ko-and-friend", "+x", "", "", ""},
    {"ko-and-chain", "+xx++x", "", "", ""},
    {"ko-beside-atari", "+k+++xx", "", "", ""},
    {"snapback", "+++++", "", "", ""},
    {"snapback-corner", "+++++", "", "", ""},
    {"snapback-inside", "+++++", "", "", ""},
    {"snapback-of-two", "++++++x", "", "", ""},
    {"false-ko", "+++++x", "", "", ""},
    {"sending-two", "+++++", "++r", "++++r", "++++r"},
    {"sending-two-inside", "+++++", "++r", "++++r", "++++r"},
    {"sending-two-last", "++++", "+++r", "+++r", "+++r"},
    {"eternal-life", "++++", "+++r", "+++r", "+++r"},
    {"eternal-life-inside", "++++", "+++r", "+++r", "+++r"},
    {"repeated-after-pass", "++++++", "+++++r", "+++++r", "++++++"},
    {"same-points", "+++++++", "", "", ""},
    {"refused-forgotten", "S++++++++++++++", "", "", ""},
    {"double-ko", "+k+k++k", "", "", ""},
    {"double-ko-cycle", "o+++++++", "o++++r", "o++++++r", "o++++++r"},
    {"triple-ko", "+k+k+k+k+k++", "+k+k+k+k+krr", "+k+k+k+k+krr", "+k+k+k+k+krr"},
    {"triple-ko-later", "+++++++++", "+++++r+++", "+++++r+++", "+++++r+++"},
    {"long-cycle", "++++++++++++", "+++++++++++r", "+++++++++++r", "+++++++++++r"},
    {"late-triple-ko", "++k+++++", "++k++++r", "++k++++r", "++k++++r"},
    {"one-pass", "++++", "", "", ""},
    {"two-passes", "+++o++", "+++ggg", "+++ggg", ""},
    {"merge-four", "+++o++o++o+++", "", "", ""},
    {"suicide-frees", "S+++o+", "", "", ""},
    {"both-in-atari", "++S+x", "", "", ""},
    {"suicide-everything", "SS", "qq", "qq", "SS"},
    {"sending-two-set-up", "++++", "++rr", "++++", "++++"},
    {"mirrored-kos", "+++++++", "", "", ""},
    {"three-passes", "++xoo++xoo++o", "", "", ""},
};

// The rule sets of engines, each with its line of the table.
struct TacticRules {
  const char* name;
  const char* Truth::*line;
};
constexpr TacticRules kTacticRules[] = {{"basic-only,self_removal=none", &Truth::ko},
                                        {"basic-only", &Truth::ko},
                                        {"tromp-taylor", &Truth::psk},
                                        {"simplified-ing", &Truth::psk},
                                        {"simplified-ing,self_removal=none", &Truth::psk},
                                        {"aga-like", &Truth::ssk},
                                        {"basic-only,hot=none,cycle=nssk", &Truth::nssk}};

// What a letter means under a rule set; empty: legal.
std::string ReasonOf(char letter, const spec::RuleSet& rules) {
  const bool none = rules.self_removal == spec::SelfRemoval::kNone;
  switch (letter) {
    case 'o':
      return "occupied";
    case 'x':
      return none                                               ? "self-removal"
             : rules.self_removal == spec::SelfRemoval::kGroups ? "no-variation"
                                                                : "superko";
    case 'S':
      return none ? "self-removal" : "";
    case 'k':
      return rules.hot == spec::HotLayer::kNone ? "superko" : "hot-stone";
    case 'q':
      return none ? "self-removal" : "superko";
    case 'r':
      return "superko";
    case 'g':
      return "game-over";
    default:
      EXPECT_EQ(letter, '+');
      return "";
  }
}

const Truth* TruthOf(std::string_view shape) {
  for (const Truth& truth : kTruths) {
    if (shape == truth.shape) return &truth;
  }
  return nullptr;
}

// Compares script, table and case step by step. The case must say exactly what the table says.
void ExpectAsSaid(const TacticShape& shape, const TacticCase& made, const std::string& truth) {
  const formats::Case& c = made.value;
  const auto is = [](int after, const spec::Move& move) {
    return
        [after, move](const formats::ExpectMove& e) { return e.after == after && e.move == move; };
  };
  size_t entry = made.put_down;
  auto after = static_cast<int>(made.put_down);
  Color color = after % 2 == 0 ? c.to_move : spec::Opponent(c.to_move);
  size_t letter = 0;
  const std::vector<std::string> words = absl::StrSplit(shape.script, ' ');
  const auto played = [&](int times) {
    for (; times > 0; --times) {
      ASSERT_LT(entry, c.moves.size()) << c.id;
      ASSERT_EQ(c.moves[entry++].move.player, color) << c.id;
      color = spec::Opponent(color);
      ++after;
    }
  };
  for (size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "=" || words[i] == "!") continue;
    ASSERT_LT(letter, truth.size())
        << c.id << ": nothing is said of word " << i << ", " << words[i];
    const std::string reason = ReasonOf(truth[letter++], c.rules);
    if (words[i] == "-") {
      ASSERT_TRUE(entry < c.moves.size() && c.moves[entry].move.IsPass()) << c.id;
      played(1);
      continue;
    }
    if (words[i].front() == '%') {
      played(2 * std::stoi(words[i].substr(1)));
      continue;
    }
    if (words[i].front() == '*') {
      played(words[i].size() > 1 ? std::stoi(words[i].substr(1)) : 1);
      continue;
    }
    const spec::Move move{color, made.points.at(words[i].back())};
    const auto legal = std::find_if(c.expect.legal.begin(), c.expect.legal.end(), is(after, move));
    const auto illegal =
        std::find_if(c.expect.illegal.begin(), c.expect.illegal.end(), is(after, move));
    const bool asked = words[i].front() == '?';
    if (!reason.empty()) {
      ASSERT_NE(illegal, c.expect.illegal.end())
          << c.id << ": word " << i << ", " << words[i] << " is let pass";
      EXPECT_EQ(spec::IllegalityName(*illegal->why), reason)
          << c.id << ": word " << i << ", " << words[i];
      if (!asked) {
        EXPECT_EQ(entry, c.moves.size()) << c.id << ": the case goes on behind a refused play";
        return;
      }
      continue;
    }
    EXPECT_EQ(illegal, c.expect.illegal.end())
        << c.id << ": word " << i << ", " << words[i] << " is refused";
    if (asked) {
      EXPECT_NE(legal, c.expect.legal.end())
          << c.id << ": word " << i << ", " << words[i] << " is not asked";
    } else {
      ASSERT_LT(entry, c.moves.size())
          << c.id << ": word " << i << ", " << words[i] << " is not played";
      ASSERT_EQ(c.moves[entry].move, move) << c.id << ": word " << i << ", " << words[i];
      played(1);
    }
  }
  EXPECT_EQ(letter, truth.size()) << c.id << ": more is said than the script has words";
  EXPECT_EQ(entry, c.moves.size()) << c.id;
}

TEST(TacticsTest, EachShapeComesOutAsAPersonSays) {
  std::map<std::string_view, int> made;
  for (const TacticRules& set : kTacticRules) {
    const auto rules = *spec::ParseRuleSet(set.name);
    Coverage coverage;
    for (const TacticShape& shape : TacticShapes()) {
      const Truth* truth = TruthOf(shape.name);
      ASSERT_NE(truth, nullptr) << "the table says nothing of " << shape.name;
      const std::string own = truth->*set.line;
      for (const spec::BoardSize& board : TacticBoards()) {
        for (size_t variant = 0; variant < 2; ++variant) {
          const auto c = MakeTacticCase(shape, rules, board, variant, 1, coverage);
          if (!c.has_value()) continue;
          ++made[shape.name];
          ExpectAsSaid(shape, *c, own.empty() ? truth->ko : own);
          if (HasFatalFailure()) return;
        }
      }
    }
  }
  // Two shapes occur on 5x5 only, or only under the three rule sets whose games outlast three
  // passes; every other one on 13x13 and 19x19 at least.
  EXPECT_EQ(made["suicide-everything"], 7 * 2);
  EXPECT_EQ(made["three-passes"], 3 * 4 * 2);
  for (const Truth& truth : kTruths) {
    if (truth.shape == std::string("suicide-everything") ||
        truth.shape == std::string("three-passes"))
      continue;
    EXPECT_GE(made[truth.shape], 7 * 2 * 2) << truth.shape;
  }
}

// Every case that the shapes make under a rule set on a board, with its shape.
std::vector<std::pair<const TacticShape*, TacticCase>> AllOn(const char* rules, size_t board) {
  std::vector<std::pair<const TacticShape*, TacticCase>> all;
  Coverage coverage;
  for (const TacticShape& shape : TacticShapes()) {
    for (size_t variant = 0; variant < 2; ++variant) {
      auto c = MakeTacticCase(shape, *spec::ParseRuleSet(rules), TacticBoards()[board], variant, 1,
                              coverage);
      if (c.has_value()) all.emplace_back(&shape, *std::move(c));
    }
  }
  return all;
}

TEST(TacticsTest, StonesComeInTurnBlackFirstAndNeverByTwoPasses) {
  for (const auto& [shape, made] : AllOn("basic-only", 2)) {
    const formats::Case& c = made.value;
    EXPECT_EQ(c.setup.StoneCount(Color::kBlack) > 0, shape->set_up) << c.id;
    if (shape->set_up) continue;
    EXPECT_EQ(c.to_move, Color::kBlack) << c.id;
    EXPECT_FALSE(c.free_turns);
    if (made.put_down == 0) continue;  // a shape of empty points only
    for (size_t i = 0; i < made.put_down; ++i) {
      EXPECT_EQ(c.moves[i].move.player, i % 2 == 0 ? Color::kBlack : Color::kWhite)
          << c.id << " " << i;
      const bool again = i > 0 && c.moves[i - 1].move.IsPass();
      EXPECT_FALSE(c.moves[i].move.IsPass() && again) << c.id << " " << i;
    }
    // A drawing without white stones leaves White no other move.
    const bool alone = shape->name == "suicide-repeats" || shape->name == "suicide-everything";
    EXPECT_EQ(c.moves[made.put_down - 1].move.IsPass(), alone) << c.id;
    for (const auto& taken : c.expect.captured_by) {
      EXPECT_GT(static_cast<size_t>(taken.after), made.put_down)
          << c.id << ": a stone is taken while they come";
    }
  }
}

TEST(TacticsTest, EveryCornerAndEverySideIsAskedAboutInBothColours) {
  std::set<std::pair<Color, int>> corners;
  std::set<std::pair<Color, int>> sides;
  for (size_t board = 0; board < TacticBoards().size(); ++board) {
    const int last = TacticBoards()[board].cols() - 1;
    for (const auto& [shape, made] : AllOn("basic-only", board)) {
      if (shape->place == TacticPlace::kWhole) continue;  // it is everywhere at once
      for (const auto& e : made.value.expect.captured_by) {
        const Color taker = made.value.moves[static_cast<size_t>(e.after) - 1].move.player;
        for (const spec::Point p : e.points) {
          const int side = (p.col == 0 ? 1 : 0) + (p.col == last ? 2 : 0) + (p.row == 0 ? 4 : 0) +
                           (p.row == last ? 8 : 0);
          if (side == 5 || side == 6 || side == 9 || side == 10) corners.emplace(taker, side);
          if (side == 1 || side == 2 || side == 4 || side == 8) sides.emplace(taker, side);
        }
      }
    }
  }
  EXPECT_EQ(corners.size(), 8u);
  EXPECT_EQ(sides.size(), 8u);
}

TEST(TacticsTest, TheLongChainHasMoreThanFiftyStones) {
  for (const auto& [shape, made] : AllOn("basic-only", 4)) {
    if (shape->name != "long-chain") continue;
    ASSERT_EQ(made.value.expect.captured_by.size(), 1u);
    EXPECT_GT(made.value.expect.captured_by[0].points.size(), 50u);
    EXPECT_EQ(made.value.expect.rows.size(), 1u);
  }
}

// Catches counters of eight bits, move tables of limited size, and truncated searches.
TEST(TacticsTest, TheHugeChainIsLongerThanAByteAndItsGameIsLong) {
  for (const auto& [board, stones, plies] :
       std::vector<std::tuple<size_t, size_t, int>>{{2, 58, 200}, {4, 255, 722}}) {
    int found = 0;
    for (const auto& [shape, made] : AllOn("basic-only", board)) {
      if (shape->name != "huge-chain") continue;
      ++found;
      EXPECT_GT(made.value.expect.captured_by.front().points.size(), stones);
      EXPECT_GT(made.value.expect.illegal.back().after, plies);
      EXPECT_EQ(made.value.expect.rows.size(), 2u);
    }
    EXPECT_EQ(found, 2);
  }
  for (const auto& [shape, made] : AllOn("basic-only", 4)) {
    if (shape->name != "many-liberties") continue;
    const spec::Position& last = made.value.expect.rows.back().position;
    size_t most = 0;
    for (int i = 0; i < last.size().points(); ++i) {
      if (last.IsEmpty(last.size().At(i))) continue;
      most = std::max(most, spec::ChainAt(last, last.size().At(i)).liberties.size());
    }
    EXPECT_GT(most, 127u);
  }
}

// The forbidden point is where the shape's name says, on every board and for either player.
TEST(TacticsTest, KosStandWhereNumbersEndAndBegin) {
  for (size_t board = 0; board < TacticBoards().size(); ++board) {
    const int last = TacticBoards()[board].cols() - 1;
    const std::map<std::string_view, spec::Point> points = {{"ko-lower-left", {0, 0}},
                                                            {"ko-upper-left", {0, last}},
                                                            {"ko-lower-right", {last, 0}},
                                                            {"ko-upper-right", {last, last}},
                                                            {"ko-tengen", {last / 2, last / 2}}};
    std::set<std::pair<std::string_view, Color>> found;
    for (const auto& [shape, made] : AllOn("basic-only", board)) {
      const auto point = points.find(shape->name);
      if (point == points.end()) continue;
      for (const formats::ExpectMove& e : made.value.expect.illegal) {
        if (e.move.at == point->second) found.emplace(shape->name, e.move.player);
      }
    }
    EXPECT_EQ(found.size(), 10u) << TacticBoards()[board].ToString();
  }
}

TEST(TacticsTest, WhatNoProgramPlaysHasWhatTellsItApart) {
  for (const TacticRules& set : kTacticRules) {
    EXPECT_TRUE(IsPlayedByPrograms(*spec::ParseRuleSet(set.name))) << set.name;
  }
  for (const char* name :
       {"hot-only", "ing-1996", "basic-only,hot=none", "basic-only,hot=none,cycle=square",
        "basic-only,cycle=psk", "basic-only,hot=none,cycle=psk+fixed"}) {
    EXPECT_FALSE(IsPlayedByPrograms(*spec::ParseRuleSet(name))) << name;
  }
  CorpusOptions options{
      *spec::ParseRuleSets("basic-only;basic-only,hot=none;tromp-taylor"), {}, 1, true};
  const auto corpus = GenerateCorpus(options, nullptr);
  ASSERT_TRUE(corpus.ok()) << corpus.status();
  std::map<std::string, int64_t> cases;
  std::set<std::string> apart;
  for (const CorpusFile& file : corpus->files) {
    cases[file.path] = file.cases;
    if (file.path != "basic-only-hot-none.jsonl") continue;
    for (const std::string& line : std::vector<std::string>(absl::StrSplit(file.text, '\n'))) {
      const size_t id = line.find("\"id\":\"");
      if (id == std::string::npos) continue;
      apart.insert(line.substr(id + 6, line.find_first_of("0123456789", id) - id - 7));
    }
  }
  // After two passes a game by superko is over: three-passes is not asked. It has 14 games of its
  // own.
  EXPECT_EQ(cases["basic-only.jsonl"], cases["tromp-taylor.jsonl"] + 2 - 14);
  // Without a ko rule exactly the cases that ask whether a ko may be retaken come out differently.
  EXPECT_LT(cases["basic-only-hot-none.jsonl"], 50);
  EXPECT_GT(cases["basic-only-hot-none.jsonl"], 8);
  EXPECT_EQ(absl::StrJoin(apart, " "),
            "double-ko huge-chain ko ko-and-suicide ko-beside-atari ko-captures ko-edge ko-filled "
            "ko-lower-left ko-lower-right ko-pass ko-passes ko-set-up ko-suicides ko-tengen "
            "ko-upper-left ko-upper-right triple-ko");
  // Alone, it has all of them except the three new games after a ban.
  options.rules = *spec::ParseRuleSets("basic-only,hot=none");
  EXPECT_EQ(GenerateCorpus(options, nullptr)->files.front().cases, cases["basic-only.jsonl"] - 3);
}

}  // namespace
}  // namespace hotstone::conformance
