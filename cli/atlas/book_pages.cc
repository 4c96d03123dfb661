#include "cli/atlas/book_pages.h"

#include <algorithm>
#include <filesystem>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "certify/solution/solution_check.h"
#include "formats/json_line.h"

namespace hotstone::cli {
namespace {

constexpr char kOfTable[] =
    "Best play of both sides as <code>hotstone book</code> found it: each situation with its value "
    "for Black, and every move that keeps it. Each certificate was accepted by the checker.";
constexpr char kOfSolution[] =
    "The play of one side in a solution, as <code>hotstone book</code> read it: his moves there, "
    "and every move of his opponent. The solution is a file elsewhere, and "
    "<code>hotstone-certify</code> checks it.";

std::vector<std::string> CertificatesIn(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
    const std::string name = entry.path().filename().string();
    if (absl::EndsWith(name, ".certificate")) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

bool OfSolution(const BookPage& book) {
  return absl::StrContains(book.json, "\"table_sha256\":null,");
}

absl::StatusOr<BookPage> ReadBook(const std::string& folder) {
  const auto path = [&](const std::string& name) { return absl::StrCat(folder, "/", name); };
  BookPage book{BookName(folder), "", {}};
  const auto is_plain = [](char c) {
    return absl::ascii_isalnum(c) || c == '.' || c == '_' || c == '-';
  };
  if (!std::all_of(book.name.begin(), book.name.end(), is_plain)) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--books: ", book.name,
        ": the folder names a page, so its name needs letters, digits, '.', '_' and '-' only"));
  }
  ASSIGN_OR_RETURN(book.json, ReadWholeFile(path("book.json")));
  if (!absl::StartsWith(book.json, "{\"schema\":\"hotstone.book/1\",")) {
    return absl::InvalidArgumentError(path("book.json") + ": is not a file of hotstone book");
  }
  ASSIGN_OR_RETURN(const auto record, ReadWholeFile(path("book.sgf")));
  book.files.emplace_back("book.sgf", record);
  for (const std::string& name : CertificatesIn(folder)) {
    ASSIGN_OR_RETURN(auto solution, certify::SolutionReader::OpenFile(path(name)));
    if (const auto checked = certify::CheckSolution(solution); !checked.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat(path(name), ": refused: ", std::string(checked.status().message())));
    }
    ASSIGN_OR_RETURN(const auto bytes, ReadWholeFile(path(name)));
    book.files.emplace_back(name, bytes);
  }
  return book;
}

}  // namespace

std::string BookName(const std::string& folder) {
  const std::filesystem::path path = std::filesystem::path(folder).lexically_normal();
  return (path.has_filename() ? path : path.parent_path()).filename().string();
}

absl::StatusOr<std::vector<BookPage>> ReadBooks(const std::vector<std::string>& folders) {
  std::vector<BookPage> books;
  for (const std::string& folder : folders) {
    ASSIGN_OR_RETURN(auto book, ReadBook(folder));
    for (const BookPage& other : books) {
      if (other.name == book.name) {
        return absl::InvalidArgumentError(
            absl::StrCat("--books: two folders are called ", book.name));
      }
    }
    books.push_back(std::move(book));
  }
  return books;
}

absl::Status AddBooks(const std::vector<BookPage>& books, Site& site) {
  for (const BookPage& book : books) {
    const std::string folder = "book-" + book.name;
    for (const auto& [name, bytes] : book.files) {
      RETURN_IF_ERROR(site.Add(absl::StrCat(folder, "/", name), bytes));
    }
    const std::string data = folder + "/book.js";
    formats::JsonLine line;
    line.Set("text", book.json);
    RETURN_IF_ERROR(
        site.Add(data, absl::StrCat("atlasBook(", JsonInScript(line.ToString()), ".text);\n")));
    RETURN_IF_ERROR(site.AddPage(
        {folder + ".html",
         "Opening book: " + book.name,
         absl::StrCat("<h1>Opening book: ", HtmlText(book.name), "</h1>\n<p>",
                      OfSolution(book) ? kOfSolution : kOfTable, " <a href=\"", HtmlText(folder),
                      "/book.sgf\">The record</a> has all lines.</p>\n"
                      "<p id=\"wrong-link\" class=\"bad\" role=\"alert\"></p>\n",
                      "<div class=\"book\" data-folder=\"", HtmlText(folder),
                      "\"><p>This page needs scripts.</p></div>\n"),
         {"board.js", "book.js", data}}));
  }
  return absl::OkStatus();
}

std::string BookLinks(const std::vector<BookPage>& books) {
  if (books.empty()) return "";
  std::string links = "<h2>Opening books</h2>\n<ul>\n";
  for (const BookPage& book : books) {
    const std::string name = HtmlText(book.name);
    absl::StrAppend(&links, "<li><a href=\"book-", name, ".html\">", name, "</a></li>\n");
  }
  return links + "</ul>\n";
}

}  // namespace hotstone::cli
