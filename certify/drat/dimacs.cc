#include "certify/drat/dimacs.h"

#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "certify/drat/literal_text.h"

namespace hotstone::certify {
namespace {

struct Header {
  int variables = 0;
  uint64_t clauses = 0;
};

// The text is at "p".
absl::StatusOr<Header> ParseHeader(LiteralText& text) {
  const std::string expected = "expected the header \"p cnf VARIABLES CLAUSES\"";
  const size_t line = text.line();
  const auto next = [&text, line] { return text.Next() && text.line() == line; };
  if (text.word() != "p" || !text.at_line_start()) return text.Error(expected);
  if (!next() || text.word() != "cnf" || !next()) return text.Error(expected);
  ASSIGN_OR_RETURN(const auto variables, text.Number(kMaxVariable));
  if (!next()) return text.Error(expected);
  ASSIGN_OR_RETURN(const auto clauses, text.Number(std::numeric_limits<uint32_t>::max()));
  return Header{static_cast<int>(variables), clauses};
}

bool IsComment(const LiteralText& text) { return text.at_line_start() && text.word() == "c"; }

}  // namespace

std::string DimacsText(const Cnf& cnf) {
  std::string text;
  for (const std::string& comment : cnf.comments) {
    absl::StrAppend(&text, comment.empty() ? "c" : "c ", comment, "\n");
  }
  absl::StrAppend(&text, "p cnf ", cnf.variables, " ", cnf.clauses.size(), "\n");
  for (const Clause& clause : cnf.clauses) {
    for (const int literal : clause) absl::StrAppend(&text, literal, " ");
    text += "0\n";
  }
  return text;
}

absl::StatusOr<Cnf> ParseDimacs(std::string_view bytes, std::string_view name) {
  Cnf cnf;
  LiteralText text(bytes, name);
  bool more = text.Next();
  for (; more && IsComment(text); more = text.Next()) {
    const std::string_view line = text.RestOfLine();
    cnf.comments.emplace_back(line.substr(line.size() > 1 ? 2 : 1));
  }
  ASSIGN_OR_RETURN(const auto header, ParseHeader(text));
  cnf.variables = header.variables;
  Clause clause;
  bool open = false;
  while (text.Next()) {
    if (!open && cnf.clauses.size() == header.clauses) {
      return text.Error(absl::StrCat("expected the end of the file after the ", header.clauses,
                                     " clauses declared in the header"));
    }
    ASSIGN_OR_RETURN(const auto literal, text.Literal(cnf.variables));
    open = literal != 0;
    if (open) {
      clause.push_back(literal);
    } else {
      cnf.clauses.push_back(std::exchange(clause, {}));
    }
  }
  if (open) return text.Error("the file ends in the middle of a clause");
  if (cnf.clauses.size() < header.clauses) {
    return text.Error(absl::StrCat("the header declares ", header.clauses,
                                   " clauses, but there are ", cnf.clauses.size()));
  }
  return cnf;
}

absl::StatusOr<Cnf> ReadDimacs(const std::string& path) {
  ASSIGN_OR_RETURN(const auto bytes, ReadWholeFile(path));
  return ParseDimacs(bytes, path);
}

}  // namespace hotstone::certify
