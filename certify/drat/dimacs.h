// Formulas in conjunctive normal form, and the DIMACS files that contain them.
//
// A clause is a list of literals: n for variable n, -n for its negation; the formula is the
// conjunction of its clauses. The file has comment lines, each "c" or "c TEXT"; then the header "p
// cnf VARIABLES CLAUSES"; then the clauses, each ended by 0. Blanks or ends of lines separate
// literals. Here comments are only allowed before the header, and the header is exact: that many
// clauses follow, and no larger variable occurs. A clause may be empty, name a literal twice, or
// contain a literal and its negation; everything is kept as written.
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

// The text of the file: one clause per line. Comments must be single lines.
std::string DimacsText(const Cnf& cnf);

// Reads the text strictly; errors have `name` before line and column. InvalidArgument for anything
// that does not match the format. Allocates memory for what is there, not for what the header
// promises.
absl::StatusOr<Cnf> ParseDimacs(std::string_view text, std::string_view name);

// Errors of ReadWholeFile if the file cannot be read.
absl::StatusOr<Cnf> ReadDimacs(const std::string& path);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_DIMACS_H_
