#include "answers/book/book_answer.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "answers/asked/limits.h"
#include "answers/asked/situation_words.h"
#include "answers/book/book_certificates.h"
#include "answers/book/book_files.h"
#include "answers/book/book_solution.h"
#include "answers/runs/terminal_progress.h"
#include "answers/values/table_build.h"
#include "base/number_text.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/solution/solution_under.h"
#include "enumerate/index/occupancy_index.h"
#include "search/solution/solve_start.h"
#include "tables/table_reader.h"

namespace hotstone::answers {
namespace {

constexpr char kRules[] = "basic-only";          // of a solution, and a table that the book builds
constexpr uint64_t kMostPositions = 50'000'000;  // of a certificate

std::string BuildCommand(const spec::BoardSize& size) {
  const std::string board = size.ToString();
  return absl::StrCat("make one with: hotstone table build --board ", board, " --out ", board,
                      ".table");
}

// Where the table of the book is, or will be.
absl::StatusOr<std::string> TablePath(const BookQuestion& question, const spec::BoardSize& size) {
  if (size.points() > enumerate::OccupancyIndex::kMaxIndexedPoints) {
    return absl::InvalidArgumentError(absl::StrCat(
        "book: ", size.ToString(), " has more than ", enumerate::OccupancyIndex::kMaxIndexedPoints,
        " points; there are no tables of larger boards, but --solution FILE makes a book of a "
        "solution"));
  }
  if (!question.table.empty()) return question.table;
  if (size.points() > BookQuestion::kMostPointsWithoutTable) {
    return absl::InvalidArgumentError(
        absl::StrCat("book: ", size.ToString(), " needs --table; ", BuildCommand(size)));
  }
  return absl::StrCat(question.out, "/", size.ToString(), ".table");
}

absl::StatusOr<std::unique_ptr<tables::Table>> OpenTable(const BookQuestion& question,
                                                         const std::string& path,
                                                         const spec::BoardSize& size) {
  if (question.table.empty() && !IsThere(path)) {
    TableBuildOptions build;
    build.board = size.ToString();
    build.rules = kRules;
    build.out = path;
    build.keep.resume = IsThere(path + ".checkpoint");  // of a book that was stopped
    RETURN_IF_ERROR(BuildTable(build, [](const std::string&) {}).status());
  }
  ASSIGN_OR_RETURN(auto table, tables::Table::Open(path));
  if (table->size() != size || !table->manifest().measure) {
    return absl::InvalidArgumentError(absl::StrCat(
        path, ": a table of ", table->size().ToString(),
        table->manifest().measure ? "" : ", built with --no-measure", "; ", BuildCommand(size)));
  }
  const certify::SolutionHeader any{.rules = certify::GoodUnder::kBasicKo,
                                    .start = spec::Position(size)};
  if (const auto under = certify::SolutionUnder(any, table->rules()); !under.ok()) {
    return absl::InvalidArgumentError(absl::StrCat(
        path, ": ",
        absl::StrReplaceAll(std::string(under.message()),
                            {{"this solution proves", "the certificates of a book prove"}}),
        "; ", BuildCommand(size)));
  }
  return table;
}

absl::Status WriteBook(const BookQuestion& question, const BookOrigin& origin, BookAnswer& answer) {
  const auto write = [&](const std::string& name, const std::string& text) {
    answer.bytes += text.size();
    return WriteWholeFile(absl::StrCat(question.out, "/", name), text);
  };
  for (const BookCertificate& one : answer.book.certificates) {
    if (one.sha256.has_value()) continue;
    RETURN_IF_ERROR(
        write(one.file, certify::SolutionText(one.solution.header, one.solution.entries)));
  }
  RETURN_IF_ERROR(write("book.sgf", BookSgf(answer.book, origin.rules)));
  return write("book.json", BookJson(answer.book, origin));
}

absl::StatusOr<BookOrigin> FromTable(const BookQuestion& question, Progress* progress, Book& book) {
  ASSIGN_OR_RETURN(const auto position, BoardOrPosition(question.board, question.position, "book"));
  ASSIGN_OR_RETURN(const auto start,
                   search::SolveStart(position, question.to_move, question.moves));
  ASSIGN_OR_RETURN(const auto memory, MemoryLimit(question.memory));
  ASSIGN_OR_RETURN(const auto path, TablePath(question, position.size()));
  RETURN_IF_ERROR(CheckNotThere(question.out + "/book.json"));
  RETURN_IF_ERROR(PrepareFolder("--out", question.out));
  ASSIGN_OR_RETURN(const auto table, OpenTable(question, path, position.size()));
  ASSIGN_OR_RETURN(book, FollowBestMoves(*table, start, {question.plies, question.most}, progress));
  RETURN_IF_ERROR(CertifyBook(*table, memory / 2, kMostPositions, progress, book));
  return BookOrigin{table->rules(), tables::Hex(table->file().digest())};
}

absl::StatusOr<BookOrigin> FromSolution(const BookQuestion& question, Progress* progress,
                                        Book& book) {
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(kRules));
  RETURN_IF_ERROR(CheckNotThere(question.out + "/book.json"));
  ASSIGN_OR_RETURN(
      book, FollowSolution(question.solution, rules, {question.plies, question.most}, progress));
  RETURN_IF_ERROR(PrepareFolder("--out", question.out));
  return BookOrigin{rules, std::nullopt};
}

}  // namespace

absl::StatusOr<BookAnswer> AskBook(const BookQuestion& question) {
  const auto began = std::chrono::steady_clock::now();
  TerminalProgress progress;
  BookAnswer answer{question, {}};
  const bool folder = IsThere(question.out);
  const auto find = question.solution.empty() ? FromTable : FromSolution;
  const auto origin = find(question, &progress, answer.book);
  progress.Clear();
  if (!origin.ok()) {
    std::error_code ignored;
    if (!folder) std::filesystem::remove(question.out, ignored);  // only if it is empty
    return origin.status();
  }
  RETURN_IF_ERROR(WriteBook(question, *origin, answer));
  answer.seconds = SecondsSince(began);
  return answer;
}

Shown Describe(const BookAnswer& answer) {
  const Book& book = answer.book;
  const BookNode& start = book.nodes[0];
  const int points = start.situation.position.size().points();
  uint64_t moves = 0;
  uint64_t unlisted = 0;
  uint64_t open_ends = 0;
  for (const BookNode& node : book.nodes) {
    moves += node.moves.size();
    if (node.lo > -points && !node.at_least.has_value()) ++open_ends;
    if (node.hi < points && !node.at_most.has_value()) ++open_ends;
    unlisted += static_cast<uint64_t>(
        std::count_if(node.moves.begin(), node.moves.end(),
                      [](const BookMove& move) { return move.listed == false; }));
  }
  std::vector<Shown> certificates;
  for (const BookCertificate& one : book.certificates) {
    Shown shown;
    certificates.push_back(shown.Set("file", one.file)
                               .Set("entries", one.checked.situations)
                               .Set("claim", one.checked.claim)
                               .Line("{file}: {entries:#entry|entries}; {claim}"));
  }
  Shown shown = Shown::Result("book");
  return shown.Set("board", start.situation.position.size().ToString())
      .Set("folder", answer.question.out)
      .Set("lo", start.lo)
      .Set("hi", start.hi)
      .Set("nodes", book.nodes.size())
      .Set("plies", book.nodes.back().ply)
      .Set("moves", moves)
      .Set("unlisted", unlisted)
      .Set("open_ends", open_ends)
      .Set("complete", book.complete)
      .Set("certificates", std::move(certificates))
      .Set("bytes", answer.bytes)
      .Say("value", BookValue(start.lo, start.hi))
      .Say("size", BytesText(answer.bytes))
      .Say("end", book.complete ? ", every line to its end" : ", cut by the limits")
      .Say("seconds", answer.seconds)
      .Line("book: {folder}, {size}")
      .Line("start: {value}")
      .Line(answer.question.solution.empty()
                ? "{nodes:#node|nodes} up to ply {plies}, {moves:#best move|best moves}{end}"
                : "{nodes:#node|nodes} up to ply {plies}, {moves:#move|moves}{end}")
      .Line("{unlisted?not in a certificate: {} of these moves}")
      .Line("{open_ends?ends of values without a certificate: {}}")
      .Line("{certificates}")
      .Line("({seconds:.2} s)");
}

}  // namespace hotstone::answers
