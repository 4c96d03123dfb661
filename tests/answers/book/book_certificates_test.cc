// The certificates of books: the checker accepts them, and they cover what the book says.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "answers/values/table_build.h"
#include "base/whole_file.h"
#include "certify/solution/settled_board.h"
#include "certify/solution/solution_reader.h"
#include "tests/answers/book/book_folder.h"
#include "tests/base/texts.h"

namespace hotstone::answers {
namespace {

using spec::Color;
using testing::HasSubstr;

class BookCertificates : public BookFolder {
 protected:
  static absl::Status Check(const std::string& path) {
    auto reader = certify::SolutionReader::OpenFile(path);
    return reader.ok() ? certify::CheckSolution(*reader).status() : reader.status();
  }
  // The whole book of a board, from a table under these rules.
  BookQuestion WithTable(const std::string& board, const std::string& rules) const {
    TableBuildOptions build;
    build.board = board;
    build.rules = rules;
    build.out = folder_.path + "/table";
    EXPECT_TRUE(BuildTable(build, [](const std::string&) {}).ok());
    BookQuestion question = Whole(board);
    question.table = build.out;
    return question;
  }
};

// Whether the solution answers in a situation, with each move listed there that the book says.
void ExpectCovered(const BookNode& node, Color side, const certify::Solution& solution) {
  SCOPED_TRACE(node.line);
  const auto keys = *certify::KeysOf(solution.header);
  const auto listed = [&](const spec::Situation& s) {
    std::optional<spec::Point> ban;
    if (!s.bans.empty()) ban = *s.bans.begin();
    std::set<std::pair<uint64_t, int>> moves;  // under each symmetry that gives the key
    const uint64_t key = keys.KeyOf(s.position, ban);
    for (const certify::SolutionEntry& entry : solution.entries) {
      if (entry.key == key) moves.emplace(key, entry.move);
    }
    return moves;
  };
  if (certify::SettlesBoard(node.situation.position, side)) return;
  const spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
  if (node.situation.to_move != side) {
    for (const spec::Successor& answer : spec::Successors(node.situation, rules)) {
      EXPECT_TRUE(certify::SettlesBoard(answer.situation.position, side) ||
                  !listed(answer.situation).empty());
    }
    return;
  }
  const auto there = listed(node.situation);
  EXPECT_FALSE(there.empty());
  size_t said = 0;
  for (const BookMove& move : node.moves) {
    ASSERT_TRUE(move.listed.has_value());
    said += *move.listed ? 1 : 0;
  }
  EXPECT_EQ(said, there.size());
}

TEST_F(BookCertificates, CoverTheNodesThatNameThem) {
  for (const std::string board : {"3x1", "4x1", "3x3", "4x3"}) {
    SCOPED_TRACE(board);
    const Book book = Ask(Whole(board, board));
    ASSERT_FALSE(book.certificates.empty());
    for (size_t i = 0; i < book.certificates.size(); ++i) {
      const std::string path = folder_.path + "/" + board + "/" + book.certificates[i].file;
      EXPECT_TRUE(Check(path).ok()) << Check(path);
      const auto solution = certify::ReadSolution(path);
      ASSERT_TRUE(solution.ok()) << solution.status();
      const bool black = solution->header.side == Color::kBlack;
      size_t covered = 0;
      for (const BookNode& node : book.nodes) {
        if ((black ? node.at_least : node.at_most) != i) continue;
        ++covered;
        EXPECT_EQ(black ? node.lo : -node.hi, solution->header.at_least);
        ExpectCovered(node, solution->header.side, *solution);
      }
      EXPECT_GT(covered, 0u);
    }
  }
}

// Ranks that fall leave room for all but a few of the best moves.
TEST_F(BookCertificates, ListMostMoves) {
  const auto answer = AskBook(Whole("3x3"));
  ASSERT_TRUE(answer.ok()) << answer.status();
  EXPECT_THAT(
      ToText(Describe(*answer)),
      HasSubstr("start: value 9\n458 nodes up to ply 20, 1334 best moves, every line to its "
                "end\nnot in a certificate: 146 of these moves\nends of values without a "
                "certificate: 4\n"));
}

// In ".X.O" play may come back from A1; C1 settles the board; a pass leaves too small an area.
TEST_F(BookCertificates, AMoveThatMakesNoProgressIsMarked) {
  const Book book = Ask(Whole("4x1"));
  const auto node = std::find_if(book.nodes.begin(), book.nodes.end(),
                                 [](const BookNode& one) { return one.line == "B:B1 W:D1"; });
  ASSERT_NE(node, book.nodes.end());
  ASSERT_EQ(node->moves.size(), 3u);
  EXPECT_EQ(node->moves[0].listed, false);
  EXPECT_EQ(node->moves[1].listed, true);
  EXPECT_EQ(node->moves[2].listed, false);
  EXPECT_THAT(FileText(folder_.path + "/book/book.sgf"),
              HasSubstr("A1 keeps the value; not in the certificate"));
}

TEST_F(BookCertificates, AForgedOneIsRefused) {
  Ask(Whole("3x3"));
  const std::string path = folder_.path + "/book/at-least-9.certificate";
  const std::string text = FileText(path);
  ASSERT_TRUE(Check(path).ok());
  ASSERT_TRUE(WriteWholeFile(path, Replaced(text, "at-least 9", "at-least 8")).ok());
  EXPECT_TRUE(Check(path).ok()) << "less is also forced";
  // The first record is the empty board's: its rank, and its move.
  const size_t first = text.find("entries ");
  const size_t record = text.find('\n', first) + 1;
  for (const auto& [place, byte] : {std::pair<size_t, char>{8, 0}, {10, 0}}) {
    std::string other = text;
    ASSERT_NE(other[record + place], byte);
    other[record + place] = byte;
    ASSERT_TRUE(WriteWholeFile(path, other).ok());
    EXPECT_FALSE(Check(path).ok());
  }
}

// White forces an end as well, and a node may have a ban.
TEST_F(BookCertificates, WhiteHasHisOwn) {
  BookQuestion question = Whole("", "white");
  question.position = "...";
  question.to_move = "W";
  const Book book = Ask(question);
  ASSERT_EQ(book.certificates.size(), 1u);
  EXPECT_EQ(book.certificates[0].file, "at-most--3.certificate");
  EXPECT_EQ(book.nodes[0].at_most, 0u);
  EXPECT_EQ(book.nodes[0].at_least, std::nullopt);
  EXPECT_TRUE(Check(folder_.path + "/white/at-most--3.certificate").ok());
}

TEST_F(BookCertificates, ATableOfRulesWithoutSolutionsIsRefused) {
  const auto answer = AskBook(WithTable("2x1", "basic-only,self_removal=any"));
  EXPECT_EQ(answer.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(answer.status().message()),
              HasSubstr("proves nothing about self_removal=any"));
}

// On 2x1 with two passes Black forces 0 by a pass that White's pass ends; no list of moves for
// positions does.
TEST_F(BookCertificates, AnEndWithoutASolutionStaysOpen) {
  const auto answer = AskBook(WithTable("2x1", "basic-only,end_passes=2"));
  ASSERT_TRUE(answer.ok()) << answer.status();
  EXPECT_EQ(std::pair(answer->book.nodes[0].lo, answer->book.nodes[0].hi), std::pair(0, 0));
  EXPECT_TRUE(answer->book.certificates.empty());
  EXPECT_THAT(ToText(Describe(*answer)), HasSubstr("ends of values without a certificate: 2\n"));
}

}  // namespace
}  // namespace hotstone::answers
