// Books of tiny boards: by hand, and against values that this test finds by spec/ alone.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

#include "certify/solution/position_key.h"
#include "certify/solution/settled_board.h"
#include "formats/sgf/sgf.h"
#include "spec/captions/statement_words.h"
#include "spec/counting/area.h"
#include "tests/answers/book/book_folder.h"
#include "tests/base/texts.h"

namespace hotstone::answers {
namespace {

using spec::Color;
using spec::Situation;
using testing::ElementsAre;
using testing::HasSubstr;

class BookTest : public BookFolder {};

// What both sides force from every situation that a start leads to: values for Black, raised and
// lowered by sweeps until nothing changes.
class PlainValues {
 public:
  PlainValues(const Situation& start, const spec::RuleSet& rules) : rules_(rules) {
    NumberOf(start);
    for (size_t i = 0; i < situations_.size(); ++i) {
      const Situation here = situations_[i];
      std::vector<std::pair<std::optional<spec::Point>, size_t>> moves;
      for (const spec::Successor& move : spec::Successors(here, rules_)) {
        const size_t next = NumberOf(move.situation);
        moves.emplace_back(move.at, next);
      }
      moves_.push_back(std::move(moves));
    }
    const int points = start.position.size().points();
    values_.assign(situations_.size(), {-points, points});
    for (bool changed = true; changed;) {
      changed = false;
      for (size_t i = 0; i < situations_.size(); ++i) changed |= Improve(i);
    }
  }

  std::pair<int, int> Of(const Situation& s) const { return values_[numbers_.at(s)]; }

  // The moves whose values are best for the mover: what he forces, then the other end.
  std::vector<std::optional<spec::Point>> Best(const Situation& s) const {
    const auto worth = [&](size_t next) {
      const auto [lo, hi] = values_[next];
      return s.to_move == Color::kBlack ? std::pair{lo, hi} : std::pair{-hi, -lo};
    };
    std::vector<std::optional<spec::Point>> best;
    const auto& moves = moves_[numbers_.at(s)];
    for (const auto& [at, next] : moves) {
      if (std::none_of(moves.begin(), moves.end(),
                       [&](const auto& other) { return worth(other.second) > worth(next); })) {
        best.push_back(at);
      }
    }
    return best;
  }

 private:
  size_t NumberOf(const Situation& s) {
    const auto [found, added] = numbers_.emplace(s, situations_.size());
    if (added) situations_.push_back(s);
    return found->second;
  }

  bool Improve(size_t number) {
    const Situation& s = situations_[number];
    std::pair<int, int> value;
    if (spec::IsFinished(s, rules_)) {
      value.first = value.second = spec::CountArea(s.position).Difference();
    } else {
      const bool black = s.to_move == Color::kBlack;
      value = values_[moves_[number][0].second];
      for (const auto& [at, next] : moves_[number]) {
        const auto [lo, hi] = values_[next];
        value.first = black ? std::max(value.first, lo) : std::min(value.first, lo);
        value.second = black ? std::max(value.second, hi) : std::min(value.second, hi);
      }
    }
    return std::exchange(values_[number], value) != value;
  }

  const spec::RuleSet rules_;
  std::map<Situation, size_t> numbers_;
  std::vector<Situation> situations_;
  std::vector<std::vector<std::pair<std::optional<spec::Point>, size_t>>> moves_;
  std::vector<std::pair<int, int>> values_;
};

// Nodes are equal up to symmetry.
std::pair<uint64_t, Color> KeyOf(const Situation& s) {
  const auto keys = certify::PositionKeys::Create(s.position.size());
  std::optional<spec::Point> ban;
  if (!s.bans.empty()) ban = *s.bans.begin();
  return {keys->KeyOf(s.position, ban), s.to_move};
}

void ExpectPlainBook(const Book& book, const std::string& board) {
  const auto rules = *spec::ParseRuleSet("basic-only");
  const Situation start =
      spec::StartOf(rules, spec::Position(*spec::ParseBoardSize(board)), Color::kBlack);
  const PlainValues plain(start, rules);
  std::set<std::pair<uint64_t, Color>> keys;
  EXPECT_TRUE(book.complete);
  EXPECT_EQ(book.nodes[0].situation, start);
  for (const BookNode& node : book.nodes) {
    SCOPED_TRACE(node.line);
    EXPECT_TRUE(keys.insert(KeyOf(node.situation)).second) << "two nodes of one situation";
    Situation reached = start;
    const auto line = spec::ParseCaptionMoves(node.line, start.position.size());
    for (const spec::Move& move : *line) {
      EXPECT_EQ(move.player, reached.to_move);
      reached = spec::After(reached, move.at, rules);
    }
    EXPECT_EQ(reached, node.situation);
    EXPECT_EQ(std::pair(node.lo, node.hi), plain.Of(reached));
    EXPECT_EQ(node.settled, certify::SettlesBoard(reached.position, Color::kBlack) ||
                                certify::SettlesBoard(reached.position, Color::kWhite));
    std::vector<std::optional<spec::Point>> moves;
    for (const BookMove& move : node.moves) {
      moves.push_back(move.at);
      const Situation after = spec::After(reached, move.at, rules);
      EXPECT_EQ(std::pair(move.lo, move.hi), plain.Of(after));
      ASSERT_EQ(move.next.has_value(), move.at.has_value());
      if (move.next.has_value()) {
        EXPECT_EQ(KeyOf(after), KeyOf(book.nodes[*move.next].situation));
      }
    }
    EXPECT_EQ(moves, node.settled ? decltype(moves){} : plain.Best(reached));
  }
}

// Black plays, White takes the stone, and Black may not take back.
TEST_F(BookTest, OnTwoPointsByHand) {
  const Book book = Ask(Whole("2x1"));
  ASSERT_EQ(book.nodes.size(), 3u);
  std::vector<std::string> lines;
  for (const BookNode& node : book.nodes) {
    lines.push_back(node.line);
    EXPECT_EQ(std::pair(node.lo, node.hi), std::pair(-2, 2));
    EXPECT_EQ(node.at_least, std::nullopt);
    EXPECT_EQ(node.at_most, std::nullopt);
  }
  EXPECT_THAT(lines, ElementsAre("", "B:A1", "B:A1 W:B1"));
  EXPECT_EQ(book.nodes[0].moves.size(), 3u);
  EXPECT_EQ(book.nodes[0].moves[0].next, 1u);
  EXPECT_EQ(book.nodes[0].moves[1].next, 1u);
  EXPECT_EQ(book.nodes[0].moves[2].at, std::nullopt);
  EXPECT_EQ(book.nodes[2].situation.bans, (std::set{spec::Point{0, 0}}));
  ASSERT_EQ(book.nodes[2].moves.size(), 1u);
  EXPECT_EQ(book.nodes[2].moves[0].at, std::nullopt);
}

TEST_F(BookTest, ValuesAndBestMovesAreThoseOfThePlainLaw) {
  for (const std::string board : {"2x1", "3x1", "4x1", "2x2", "3x2", "4x2"}) {
    SCOPED_TRACE(board);
    ExpectPlainBook(Ask(Whole(board, board)), board);
  }
}

TEST_F(BookTest, LimitsCutLinesAndSaySo) {
  BookQuestion question = Whole("3x2", "plies");
  question.plies = 2;
  const Book plies = Ask(question);
  EXPECT_FALSE(plies.complete);
  EXPECT_EQ(plies.nodes.back().ply, 2);
  for (const BookMove& move : plies.nodes.back().moves) EXPECT_EQ(move.next, std::nullopt);
  question = Whole("3x2", "most");
  question.most = 4;
  const Book most = Ask(question);
  EXPECT_FALSE(most.complete);
  EXPECT_EQ(most.nodes.size(), 4u);
}

TEST_F(BookTest, TheRecordShowsEachNodeOnceInFull) {
  const Book book = Ask(Whole("3x2"));
  const auto trees = formats::ParseSgf(FileText(folder_.path + "/book/book.sgf"), "book.sgf");
  ASSERT_TRUE(trees.ok()) << trees.status();
  std::vector<int> seen(book.nodes.size());
  // Down from the root: the line of each node is the one of its comment.
  std::vector<std::pair<int, std::string>> open = {{0, ""}};
  size_t named = 0;
  while (!open.empty()) {
    const auto [at, line] = open.back();
    open.pop_back();
    const formats::SgfNode& node = (*trees)[0].nodes[static_cast<size_t>(at)];
    const std::string comment = formats::SgfText(node.Find("C")->values[0].raw);
    for (size_t i = 0; i < book.nodes.size(); ++i) {
      if (comment.rfind("node " + std::to_string(i) + ":", 0) != 0) continue;
      ++seen[i];
      EXPECT_EQ(line, book.nodes[i].line);
      EXPECT_EQ(node.children.size(), book.nodes[i].moves.size());
      EXPECT_THAT(comment, HasSubstr("value -6..6"));
    }
    if (comment.rfind("as node ", 0) == 0) ++named;
    for (const int child : node.children) {
      const formats::SgfNode& next = (*trees)[0].nodes[static_cast<size_t>(child)];
      const bool black = next.Find("B") != nullptr;
      const std::string raw = next.Find(black ? "B" : "W")->values[0].raw;
      std::string move = black ? "B:" : "W:";
      if (!raw.empty()) move += spec::PointName({raw[0] - 'a', 1 - (raw[1] - 'a')});
      open.emplace_back(child, line.empty() ? move : line + " " + move);
    }
  }
  EXPECT_EQ(seen, std::vector<int>(book.nodes.size(), 1));
  EXPECT_GT(named, 0u);
}

}  // namespace
}  // namespace hotstone::answers
