// The tables of captions were typed by hand. This checks them: the positions are legal, the moves
// can be played in order, the cycles return, the groups are stones of two colours, and every clause
// and class named exists. Other tests check what a rule set makes of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "spec/board/chains.h"
#include "spec/captions/caption.h"
#include "spec/clauses/clauses.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/game.h"

namespace hotstone::spec {
namespace {

std::vector<std::string> TableWords(std::string_view text, char separator) {
  return absl::StrSplit(std::string(text), separator, absl::SkipEmpty());
}

Position TablePosition(const Caption& caption) {
  return *Position::FromRows(TableWords(caption.position, '/'));
}

std::vector<Move> TableMoves(std::string_view text, BoardSize size) {
  std::vector<Move> moves;
  for (const std::string& word : TableWords(text, ' ')) {
    const Color color = word.at(0) == 'B' ? Color::kBlack : Color::kWhite;
    EXPECT_EQ(word.substr(1, 1), ":") << text;
    const std::string at = word.substr(2);
    moves.push_back(at == "pass" ? Pass(color) : Move{color, *ParsePoint(at, size)});
  }
  return moves;
}

std::string TableName(const Caption& caption, const Statement& statement) {
  return absl::StrCat(std::string(caption.id), " on ", std::string(caption.position), ": ",
                      std::string(statement.moves), std::string(statement.groups));
}

bool HasCycle(const Statement& statement) {
  return statement.kind == StatementKind::kYields ||
         (statement.kind == StatementKind::kClass && !statement.moves.empty());
}

size_t GroupsOf(StatementKind kind) {
  switch (kind) {
    case StatementKind::kLine:
    case StatementKind::kYields:
    case StatementKind::kClass:
      return 0;
    case StatementKind::kKeeps:
    case StatementKind::kTakes:
    case StatementKind::kLives:
    case StatementKind::kDies:
      return 1;
    case StatementKind::kSeki:
    case StatementKind::kByTurn:
    case StatementKind::kByThreats:
    case StatementKind::kFighting:
    case StatementKind::kDisturbing:
      return 2;
  }
  return 0;
}

template <typename Check>
void ForEveryStatement(const Check& check) {
  for (const Caption& caption : Captions()) {
    for (const Statement& statement : caption.statements) check(caption, statement);
  }
}

// All words for a class.
std::set<std::string> ClassWords() {
  std::set<std::string> words;
  KoVerdict verdict;
  verdict.ko_class = KoClass::kFighting;
  for (const auto kind : {FightingKind::kSingle, FightingKind::kDouble, FightingKind::kTwin}) {
    verdict.fighting = kind;
    words.insert(VerdictName(verdict));
  }
  verdict = KoVerdict();
  verdict.ko_class = KoClass::kDisturbing;
  for (const auto kind : {DisturbingKind::kDisturbedDeath, DisturbingKind::kDisturbedLife,
                          DisturbingKind::kSelfDisturbance, DisturbingKind::kRecycledThreats,
                          DisturbingKind::kCyclic}) {
    verdict.disturbing = kind;
    words.insert(VerdictName(verdict));
  }
  return words;
}

TEST(CaptionTablesTest, EveryPictureAndGlossaryEntryHasARowAndTheyStandTogether) {
  std::set<std::string_view> ids;
  std::string_view last;
  for (const Caption& caption : Captions()) {
    EXPECT_TRUE(caption.id == last || ids.insert(caption.id).second)
        << caption.id << " stands in two places";
    last = caption.id;
  }
  const auto expect = [&](const char* letter, int first, int to) {
    for (int i = first; i <= to; ++i)
      EXPECT_TRUE(ids.count(absl::StrCat(letter, i))) << letter << i;
  };
  expect("S", 1, 20);
  expect("Q", 1, 12);
  expect("P", 1, 6);
  expect("H", 1, 6);
  expect("G", 308, 312);
  expect("G", 405, 407);
  expect("G", 501, 517);
  for (const char* id : {"HISTORY-3", "BENT-FOUR", "AFTERWORD", "1991-0-ko"})
    EXPECT_TRUE(ids.count(id)) << id;
}

TEST(CaptionTablesTest, ClausesAreInTheRegister) {
  for (const Caption& caption : Captions()) {
    EXPECT_NE(FindClause(caption.clause), nullptr) << caption.id << " " << caption.clause;
    EXPECT_THAT(caption.sure,
                testing::AnyOf("from the text", "analogue", "found by search", "lost"));
  }
  ForEveryStatement([](const Caption& caption, const Statement& statement) {
    EXPECT_FALSE(statement.says.empty()) << TableName(caption, statement);
    if (statement.kind == StatementKind::kClass) return;
    for (const std::string& id : TableWords(statement.clause, '|')) {
      EXPECT_NE(FindClause(id), nullptr) << TableName(caption, statement) << " " << id;
    }
  });
}

TEST(CaptionTablesTest, ClassesAreThoseThatTheProgramHasWordsFor) {
  const std::set<std::string> words = ClassWords();
  ForEveryStatement([&](const Caption& caption, const Statement& statement) {
    if (statement.kind != StatementKind::kClass) return;
    for (const std::string& word : TableWords(statement.clause, '|')) {
      EXPECT_TRUE(words.count(word)) << TableName(caption, statement) << " " << word;
    }
  });
}

TEST(CaptionTablesTest, PositionsAreLegalAndLostOnesMakeNoStatements) {
  for (const Caption& caption : Captions()) {
    if (caption.position.empty()) {
      EXPECT_TRUE(caption.statements.empty()) << caption.id;
      continue;
    }
    EXPECT_FALSE(caption.statements.empty()) << caption.id << " on " << caption.position;
    EXPECT_TRUE(IsLegal(TablePosition(caption))) << caption.id << " " << caption.position;
  }
}

TEST(CaptionTablesTest, MovesCanBeMadeAndCyclesComeBack) {
  const RuleSet no_ko = *ParseRuleSet("ing-1996,hot=none,cycle=none");
  ForEveryStatement([&](const Caption& caption, const Statement& statement) {
    const std::string name = TableName(caption, statement);
    const Position start = TablePosition(caption);
    std::vector<Move> moves = TableMoves(statement.moves, start.size());
    const std::vector<Move> refused = TableMoves(statement.refused, start.size());
    ASSERT_LE(refused.size(), 1u) << name;
    if (moves.empty() && refused.empty()) return;
    const Color first = moves.empty() ? refused[0].player : moves[0].player;
    auto game = *Game::Create(no_ko, start, first);
    for (const Move& move : moves) EXPECT_TRUE(game.Play(move).legal()) << name;
    if (HasCycle(statement)) {
      EXPECT_EQ(game.position(), start) << name;
      EXPECT_EQ(game.to_move(), first) << name;
    }
    if (refused.empty()) return;
    EXPECT_EQ(refused[0].player, game.to_move()) << name;
    // Refused by a clause on ko, and so legal here; the others are refused under any rules.
    const bool by_ko = statement.clause != "ING96-G307" && statement.clause != "ING96-R3";
    EXPECT_EQ(game.Judge(refused[0]).legal(), by_ko) << name;
  });
}

TEST(CaptionTablesTest, GroupsAreStonesOfTwoColours) {
  ForEveryStatement([](const Caption& caption, const Statement& statement) {
    const std::string name = TableName(caption, statement);
    const std::vector<std::string> groups = TableWords(statement.groups, ' ');
    ASSERT_EQ(groups.size(), GroupsOf(statement.kind)) << name;
    if (groups.empty()) return;
    const Position position = TablePosition(caption);
    std::set<Color> colors;
    for (const std::string& group : groups) {
      const Point point = *ParsePoint(group, position.size());
      ASSERT_FALSE(position.IsEmpty(point)) << name;
      colors.insert(*position.At(point));
    }
    EXPECT_EQ(colors.size(), groups.size()) << name;
  });
}

}  // namespace
}  // namespace hotstone::spec
