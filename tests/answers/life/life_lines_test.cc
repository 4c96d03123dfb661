#include "answers/life/life_lines.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "answers/life/life_answer.h"
#include "spec/rules/game.h"
#include "tests/spec/fillings.h"

namespace hotstone::answers {
namespace {

using enumerate::Answer;

LifeAnswer Ask(const std::vector<std::string>& rows, const std::string& rules = "basic-only") {
  LifeQuestion question{*spec::ParseRuleSet(rules), ""};
  question.lines = true;
  auto answer = AskLife(*spec::Position::FromRows(rows), question, nullptr);
  EXPECT_TRUE(answer.ok()) << answer.status();
  return *std::move(answer);
}

LifeAnswer Ask(const std::string& cells) {
  return Ask(std::vector<std::string>(absl::StrSplit(cells, '/')));
}

std::string Words(const LifeLine& line) {
  std::vector<std::string> moves;
  for (const spec::Move& move : line.moves) moves.push_back(spec::MoveName(move));
  return absl::StrCat(absl::StrJoin(moves, " "), ": ", std::string(LineEndName(line.end)));
}

// The lines of the chain at a point, attacker first.
std::string LinesAt(const LifeAnswer& answer, const std::string& point) {
  for (size_t i = 0; i < answer.searched.size(); ++i) {
    if (spec::PointName(answer.searched[i].chain.stones[0]) != point) continue;
    std::vector<std::string> words;
    for (const LifeLine& line : answer.lines[i]) words.push_back(Words(line));
    return absl::StrJoin(words, ", ");
  }
  return "no such chain";
}

// Plays the line by the law, from the position: each move is legal and in turn, the chain is
// removed by the last move or not at all, and the line ends as it says.
void ExpectPlayed(const LifeAnswer& answer, const spec::Chain& chain, const LifeLine& line) {
  const spec::Color first = line.attacker_first ? spec::Opponent(chain.color) : chain.color;
  auto game = *spec::Game::Create(answer.rules, answer.position, first);
  const auto there = [&] {
    return std::all_of(chain.stones.begin(), chain.stones.end(),
                       [&](spec::Point p) { return game.position().At(p) == chain.color; });
  };
  for (const spec::Move& move : line.moves) {
    ASSERT_FALSE(game.ended());
    ASSERT_TRUE(there());
    ASSERT_EQ(move.player, game.to_move());
    ASSERT_TRUE(game.Play(move).legal());
  }
  EXPECT_EQ(line.end == LineEnd::kRemoved, !there());
  EXPECT_EQ(line.end == LineEnd::kEnded, there() && game.ended());
}

// How many lines there are, each of them played again and in accord with the fates.
int CheckedLines(const LifeAnswer& answer) {
  int lines = 0;
  for (size_t i = 0; i < answer.lines.size(); ++i) {
    for (const LifeLine& line : answer.lines[i]) {
      if (line.end == LineEnd::kUnknown) {
        EXPECT_NE(line.why, "");
        continue;
      }
      ++lines;
      SCOPED_TRACE(absl::StrCat(answer.position.ToText(), " ", Words(line)));
      ExpectPlayed(answer, answer.searched[i].chain, line);
      const SearchedChain& searched = answer.searched[i];
      const auto& found = line.attacker_first ? searched.attacker_first : searched.owner_first;
      EXPECT_EQ(found.answer == Searched::kRemoved, line.end == LineEnd::kRemoved);
      if (answer.chains.empty()) continue;
      const enumerate::Fate& fate = answer.chains[i].fate;
      const Answer by_table = line.attacker_first ? fate.attacker_first : fate.owner_first;
      EXPECT_EQ(by_table, line.end == LineEnd::kRemoved ? Answer::kRemoved : Answer::kKept);
    }
  }
  return lines;
}

TEST(LifeLinesTest, TheLoserResistsTheLongest) {
  const LifeAnswer answer = Ask("..X/XXO/.O.");
  EXPECT_EQ(LinesAt(answer, "B1"), "A1 A3 C1: removed, B3 A1 A3 A1 A2 pass pass pass pass: ended");
  EXPECT_EQ(LinesAt(answer, "C2"), "C1: removed, B3 A1 A3 A1 A2 pass pass pass pass: ended");
}

TEST(LifeLinesTest, WhatHangsHasNoLine) {
  const LifeAnswer answer = Ask(".O./OXO/OX.");
  EXPECT_EQ(LinesAt(answer, "B1"), "C1: removed");  // its owner first: it hangs
}

TEST(LifeLinesTest, OfTwoEyesThereIsNothingToShow) {
  const LifeAnswer answer = Ask(".X.XO/XXXXO/OOOOO/...../.....");
  EXPECT_EQ(LinesAt(answer, "A4"), "");
  EXPECT_EQ(CheckedLines(answer), 1);
}

TEST(LifeLinesTest, LinesThatWereNotFoundSayWhy) {
  LifeQuestion question{*spec::ParseRuleSet("basic-only"), ""};
  question.lines = true;
  question.search.nodes = 1;
  const auto position = spec::Position::FromRows({".XO.", "X.XO", ".XO."});
  const auto answer = AskLife(*position, question, nullptr);
  ASSERT_TRUE(answer.ok()) << answer.status();
  int unknown = 0;
  for (const auto& lines : answer->lines) {
    for (const LifeLine& line : lines) unknown += line.why == "the search reached its limit";
  }
  EXPECT_GT(unknown, 0);
  CheckedLines(*answer);
}

// Every legal position of some small boards, under basic ko and under other finite rules.
TEST(LifeLinesTest, TheLawPlaysEveryLineToItsEnd) {
  int lines = 0;
  for (const char* rules : {"basic-only", "basic-only,hot=none,end_passes=2"}) {
    for (const auto& [cols, rows] : {std::pair{4, 1}, {2, 2}, {3, 2}}) {
      const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
      for (const spec::Position& position : spec::LegalPositions(size, cols == 3 ? 7 : 1))
        lines += CheckedLines(Ask(position.ToRows(), rules));
    }
  }
  for (const char* cells :
       {".XOO/X.OX/.XX.", ".OX./OX.X/.OX.", ".XO./XO.O/.XO.", "....X/.XOX./.XOX./..X../....."}) {
    lines += CheckedLines(Ask(cells));
  }
  EXPECT_GT(lines, 500);
}

}  // namespace
}  // namespace hotstone::answers
