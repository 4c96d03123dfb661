// Books of solutions: each listed move and every answer, against the records of the file.
#include "answers/book/book_solution.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "answers/solve/solve_answer.h"
#include "certify/solution/held_board.h"
#include "certify/solution/settled_board.h"
#include "certify/solution/solution_reader.h"
#include "tables/digest.h"
#include "tests/answers/book/book_folder.h"
#include "tests/base/texts.h"

namespace hotstone::answers {
namespace {

using spec::Color;
using spec::Situation;
using testing::HasSubstr;

class BookSolution : public BookFolder {
 protected:
  // The path of a solution that `solve` finds.
  std::string Solve(SolveQuestion question, const std::string& by) const {
    question.guide.by = by;
    question.guide.memory = "64MiB";
    question.out = folder_.path + "/solution";
    const auto answer = AskSolve(question);
    EXPECT_TRUE(answer.ok()) << answer.status();
    EXPECT_TRUE(answer->written.has_value());
    return question.out;
  }
  std::string ThreeByThree() const {
    SolveQuestion question;
    question.board = "3x3";
    question.at_least = 9;
    return Solve(question, "deepening");
  }
  absl::StatusOr<Book> Follow(const std::string& path) const {
    return FollowSolution(path, rules_, {1000, 100'000}, nullptr);
  }
  void ExpectBookOf(const std::string& path) const;
  void ExpectListed(const BookNode& node, const certify::Solution& solution) const;

  const spec::RuleSet rules_ = *spec::ParseRuleSet("basic-only");
};

// That the moves are those of the records: they lead to the same positions, up to symmetry.
void BookSolution::ExpectListed(const BookNode& node, const certify::Solution& solution) const {
  const auto keys = *certify::KeysOf(solution.header);
  const bool bans = solution.header.rules == certify::GoodUnder::kBasicKo;
  const Situation& s = node.situation;
  const auto ban = bans && !s.bans.empty() ? std::optional(*s.bans.begin()) : std::nullopt;
  std::set<uint64_t> listed;
  for (const certify::SolutionEntry& entry : solution.entries) {
    if (entry.key != keys.KeyOf(s.position, ban)) continue;
    Situation there = s;
    there.position = keys.NamedBy(entry.key)->position;
    there.bans.clear();
    std::optional<spec::Point> at;
    if (entry.move != certify::kSolutionPass) at = keys.board().At(entry.move);
    listed.insert(keys.KeyOf(spec::After(there, at, rules_).position));
  }
  std::set<uint64_t> moves;
  for (const BookMove& move : node.moves) {
    const spec::Position after = spec::After(s, move.at, rules_).position;
    moves.insert(keys.KeyOf(after));
    EXPECT_EQ(move.listed, node.held ? std::nullopt : std::optional(true));
    if (node.held) {
      EXPECT_TRUE(certify::HoldsBoard(after, s.to_move, 2));
    }
  }
  EXPECT_FALSE(moves.empty());
  if (node.held) {
    EXPECT_TRUE(listed.empty());
  } else {
    EXPECT_EQ(moves, listed);
  }
}

void BookSolution::ExpectBookOf(const std::string& path) const {
  const auto solution = certify::ReadSolution(path);
  const auto book = Follow(path);
  ASSERT_TRUE(book.ok()) << book.status();
  const certify::SolutionHeader& header = solution->header;
  const bool black = header.side == Color::kBlack;
  const int points = header.start.size().points();
  EXPECT_TRUE(book->complete);
  EXPECT_EQ(book->nodes[0].situation, spec::StartOf(rules_, header.start, header.to_move));
  for (const BookNode& node : book->nodes) {
    SCOPED_TRACE(node.line);
    EXPECT_EQ(node.lo, black ? header.at_least : -points);
    EXPECT_EQ(node.hi, black ? points : -header.at_least);
    EXPECT_EQ(black ? node.at_least : node.at_most, 0u);
    EXPECT_EQ(black ? node.at_most : node.at_least, std::nullopt);
    EXPECT_EQ(node.settled, certify::SettlesBoard(node.situation.position, header.side));
    if (node.moves.empty()) {
      EXPECT_NE(node.settled, node.held);
      EXPECT_TRUE(certify::HoldsBoard(node.situation.position, header.side, 2));
    } else if (node.situation.to_move == header.side) {
      ExpectListed(node, *solution);
    } else {
      std::vector<std::optional<spec::Point>> moves;
      for (const BookMove& move : node.moves) moves.push_back(move.at);
      std::vector<std::optional<spec::Point>> legal;
      for (const auto& next : spec::Successors(node.situation, rules_)) legal.push_back(next.at);
      EXPECT_EQ(moves, legal);
    }
    const bool answers = node.situation.to_move != header.side && node.situation.passes == 0;
    for (const BookMove& move : node.moves) {
      EXPECT_EQ(move.next.has_value(), move.at.has_value() || answers);
    }
  }
}

TEST_F(BookSolution, HasTheListedMovesAndEveryAnswer) {
  ExpectBookOf(ThreeByThree());
  // With several moves in one situation, and lines that end at settled boards only.
  Ask(Whole("3x3"));
  ExpectBookOf(folder_.path + "/book/at-least-9.certificate");
  Ask(Whole("4x3", "other"));
  ExpectBookOf(folder_.path + "/other/at-least-4.certificate");
}

// Here stones hold the board that do not settle it.
TEST_F(BookSolution, EndsWhereTheBoardIsHeld) {
  SolveQuestion question;
  question.board = "5x3";
  question.moves = "B:C2 W:A1 B:D2 W:B1";
  question.at_least = 15;
  const std::string path = Solve(question, "deepening");
  ExpectBookOf(path);
  const auto book = Follow(path);
  const auto held = [](bool ends) {
    return [ends](const BookNode& node) { return node.held && node.moves.empty() == ends; };
  };
  EXPECT_GT(std::count_if(book->nodes.begin(), book->nodes.end(), held(true)), 0);
  EXPECT_GT(std::count_if(book->nodes.begin(), book->nodes.end(), held(false)), 0);
  for (const BookNode& node : book->nodes) {
    if (!held(true)(node) || node.situation.to_move != Color::kBlack) continue;
    EXPECT_TRUE(node.situation.bans.empty());
  }
}

TEST_F(BookSolution, UnderEveryRule) {
  for (const std::string rules : {"any", "any-with-basic-ko"}) {
    for (const bool every_end : {false, true}) {
      SCOPED_TRACE(rules);
      SolveQuestion question;
      question.board = rules == "any" ? "3x1" : "3x3";
      question.at_least = rules == "any" ? 3 : 9;
      question.rules = rules;
      question.every_end = every_end;
      ExpectBookOf(Solve(question, "intervals"));
    }
  }
}

TEST_F(BookSolution, WhiteHasOneToo) {
  SolveQuestion question;
  question.position = "...";
  question.side = "W";
  question.to_move = "W";
  question.at_least = 2;
  ExpectBookOf(Solve(question, "intervals"));
}

TEST_F(BookSolution, EachSymmetricMoveIsShown) {
  const auto book = Follow(ThreeByThree());
  const auto node = std::find_if(book->nodes.begin(), book->nodes.end(),
                                 [](const BookNode& one) { return one.line == "B:B2 W:A1"; });
  ASSERT_NE(node, book->nodes.end());
  ASSERT_EQ(node->moves.size(), 2u);
  EXPECT_EQ(node->moves[0].at, (spec::Point{1, 0}));
  EXPECT_EQ(node->moves[1].at, (spec::Point{0, 1}));
  EXPECT_EQ(node->moves[0].next, node->moves[1].next);
}

TEST_F(BookSolution, AMissingRecordIsSaid) {
  const std::string path = ThreeByThree();
  const auto solution = *certify::ReadSolution(path);
  const auto keys = *certify::KeysOf(solution.header);
  spec::Position corner(solution.header.start.size());
  corner.Put({1, 1}, Color::kBlack);
  corner.Put({0, 0}, Color::kWhite);
  // Without the record, and with a move on a stone.
  auto without = solution.entries;
  std::erase_if(without, [&](const auto& one) { return one.key == keys.KeyOf(corner); });
  ASSERT_EQ(without.size(), solution.entries.size() - 1);
  auto occupied = solution.entries;
  for (auto& one : occupied) {
    if (one.key == keys.KeyOf(corner)) one.move = 4;
  }
  for (const auto& entries : {without, occupied}) {
    ASSERT_TRUE(certify::WriteSolution(path, solution.header, entries).ok());
    const auto book = Follow(path);
    EXPECT_EQ(book.status().code(), absl::StatusCode::kDataLoss);
    EXPECT_THAT(
        std::string(book.status().message()),
        HasSubstr("lists no legal move after B:B2 W:A1, in .../.X./O..; hotstone-certify "));
  }
}

TEST_F(BookSolution, TheFileIsNamedAndNotCopied) {
  BookQuestion question;
  question.solution = ThreeByThree();
  question.out = folder_.path + "/book";
  question.plies = 1;
  const auto answer = AskBook(question);
  ASSERT_TRUE(answer.ok()) << answer.status();
  EXPECT_FALSE(answer->book.complete);
  EXPECT_THAT(ToText(Describe(*answer)),
              HasSubstr("start: value 9\n2 nodes up to ply 1, 10 moves, cut by the limits\n"
                        "solution: 21 entries; Black forces an area difference of at least 9 on "
                        "3x3 "));
  EXPECT_THAT(
      ToText(Describe(*answer)),
      HasSubstr("; by this file, which the book has not checked: hotstone-certify does\n("));
  const std::string json = FileText(question.out + "/book.json");
  EXPECT_THAT(json,
              HasSubstr("\"table_sha256\":null,\"complete\":false,\"certificates\":[{\"file\":"
                        "\"solution\",\"side\":\"B\",\"at_least\":9,\"entries\":21,"
                        "\"sha256\":\"" +
                        tables::HexOf(FileText(question.solution)) +
                        "\",\"claim\":\"Black forces an area difference of at least 9 on 3x3 "));
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(question.out), {}), 2);
}

}  // namespace
}  // namespace hotstone::answers
