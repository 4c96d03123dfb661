// The group `tactics`, held against what a person says of each drawing. The table below is written by hand, from
// the drawings and the rule texts; nothing in it comes from the program.
#include "conformance/corpus/tactics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "conformance/corpus/groups.h"
#include "conformance/judge/case_runner.h"

namespace hotstone::conformance {
namespace {

using spec::Color;

// What is true of a script, a letter for each word of it but `=`:
//
//   +  legal
//   o  on a stone
//   x  a single stone without a liberty: self-removal where that is forbidden, else without variation, or, where
//      even that is allowed, the same position again
//   S  two or more such stones: self-removal where it is forbidden, else legal
//   k  a ko taken back at once: a hot stone, or superko where there are none
//   r  a position comes back: superko
//   q  both of the latter: self-removal that brings a position back, forbidden as whichever applies first
//   g  the game is over
//
// Nothing is written behind a refused play, where a script ends. A second, third and fourth line is for superko
// by position, by position and who is to move, by position and who played; the first is for simple ko and, where
// a line is empty, for that superko as well.
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
    {"suicide-repeats", "+++S", "+++q", "", ""},
    {"self-atari", "+++x", "", "", ""},
    {"capture-first", "+++", "", "", ""},
    {"capture-first-inside", "+++", "", "", ""},
    {"wrap-empty", "+x", "", "", ""},
    {"wrap-friend", "+x", "", "", ""},
    {"wrap-suicide", "x++", "", "", ""},
    {"long-chain", "+S++", "", "", ""},
    {"long-chain-last", "S++", "", "", ""},
    {"ko", "+k+++k+++k", "", "", ""},
    {"ko-edge", "+k+++k", "", "", ""},
    {"ko-corner", "+k+++k", "", "", ""},
    {"ko-pass", "+k++++k", "", "", ""},
    {"ko-passes", "+k++++", "+k++gg", "+k++gg", "+k+++r"},
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
    {"eternal-life", "++++", "+++r", "+++r", "+++r"},
    {"eternal-life-inside", "++++", "+++r", "+++r", "+++r"},
    {"repeated-after-pass", "++++++", "+++++r", "+++++r", "++++++"},
    {"double-ko", "+k+k++k", "", "", ""},
    {"double-ko-cycle", "+++++++", "++++r", "++++++r", "++++++r"},
    {"triple-ko", "+k+k+k+k+k++", "+k+k+k+k+krr", "+k+k+k+k+krr", "+k+k+k+k+krr"},
    {"triple-ko-later", "+++++++++", "+++++r+++", "+++++r+++", "+++++r+++"},
    {"long-cycle", "++++++++++++", "+++++++++++r", "+++++++++++r", "+++++++++++r"},
    {"late-triple-ko", "++k+++++", "++k++++r", "++k++++r", "++k++++r"},
    {"one-pass", "++++", "", "", ""},
    {"two-passes", "+++++", "+++gg", "+++gg", ""},
};

// The rule sets of engines, each with the line of the table that is its own.
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

// Walks through script, table and case together. The case must say what the table says, no less.
void ExpectAsSaid(const TacticShape& shape, const TacticCase& made, const std::string& truth) {
  const formats::Case& c = made.value;
  const auto is = [](int after, const spec::Move& move) {
    return [after, move](const formats::ExpectMove& e) { return e.after == after && e.move == move; };
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
    if (words[i] == "=") continue;
    ASSERT_LT(letter, truth.size()) << c.id << ": nothing is said of word " << i << ", " << words[i];
    const std::string reason = ReasonOf(truth[letter++], c.rules);
    if (words[i] == "-") {
      ASSERT_LT(entry, c.moves.size()) << c.id;
      EXPECT_TRUE(c.moves[entry].move.IsPass()) << c.id;
      played(1);
      continue;
    }
    if (words[i].front() == '*') {
      played(words[i].size() > 1 ? std::stoi(words[i].substr(1)) : 1);
      continue;
    }
    const spec::Move move{color, made.points.at(words[i].back())};
    const auto legal = std::find_if(c.expect.legal.begin(), c.expect.legal.end(), is(after, move));
    const auto illegal = std::find_if(c.expect.illegal.begin(), c.expect.illegal.end(), is(after, move));
    const bool asked = words[i].front() == '?';
    if (!reason.empty()) {
      ASSERT_NE(illegal, c.expect.illegal.end())
          << c.id << ": word " << i << ", " << words[i] << " is let pass";
      EXPECT_EQ(spec::IllegalityName(*illegal->why), reason) << c.id << ": word " << i << ", " << words[i];
      if (!asked) {
        EXPECT_EQ(entry, c.moves.size()) << c.id << ": the case goes on behind a refused play";
        return;
      }
      continue;
    }
    EXPECT_EQ(illegal, c.expect.illegal.end()) << c.id << ": word " << i << ", " << words[i] << " is refused";
    if (asked) {
      EXPECT_NE(legal, c.expect.legal.end()) << c.id << ": word " << i << ", " << words[i] << " is not asked";
    } else {
      ASSERT_LT(entry, c.moves.size()) << c.id << ": word " << i << ", " << words[i] << " is not played";
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
  // Every line of the table is about a shape, and every shape stands on 13x13 and 19x19 at least.
  for (const Truth& truth : kTruths) EXPECT_GE(made[truth.shape], 7 * 2 * 2) << truth.shape;
}

}  // namespace
}  // namespace hotstone::conformance
