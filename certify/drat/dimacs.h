// Formulas in conjunctive normal form, and the DIMACS files that hold them.
//
// A clause is a list of literals: n for variable n, -n for its negation; the formula is the conjunction of
// its clauses. The file has comment lines, each "c" or "c TEXT"; then the header "p cnf VARIABLES CLAUSES";
// then the clauses, each ended by 0. Literals stand apart by blanks or ends of lines. Here comments stand
// before the header only, and the header is exact: that many clauses follow, and no variable beyond. A clause
// may be empty, name a literal twice, or contain a literal and its negation; all is kept as it is written.
#ifndef HOTSTONE_CERTIFY_DRAT_DIMACS_H_
#define HOTSTONE_CERTIFY_DRAT_DIMACS_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace hotstone::certify {

using Clause = std::vector<int>;

struct Cnf {
  std::vector<std::string> comments;  // lines without "c "
  int variables = 0;                  // at most kMaxVariable (literal_text.h)
  std::vector<Clause> clauses;
  bool operator==(const Cnf&) const = default;
};

// The file's text: one clause a line. Comments must be single lines.
std::string DimacsText(const Cnf& cnf);

// Reads the text strictly; `name` stands before line and column in errors. InvalidArgument for anything that
// is not as above. Memory is taken for what is there, not for what the header promises.
absl::StatusOr<Cnf> ParseDimacs(std::string_view text, std::string_view name);

// Errors of ReadWholeFile if the file cannot be read.
absl::StatusOr<Cnf> ReadDimacs(const std::string& path);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_DIMACS_H_
