// One clause of a rule text and how the project treats it: a row of the clause register
// (clauses.h).
#ifndef HOTSTONE_SPEC_CLAUSES_CLAUSE_H_
#define HOTSTONE_SPEC_CLAUSES_CLAUSE_H_

#include <string_view>

namespace hotstone::spec {

enum class RuleText { kIng96, kIng91, kZh, kTt, kPair, kComparator };

enum class ClauseStatus {
  kRendered,     // in force in the named code
  kNotModelled,  // states nothing to render, or is omitted for the given reason
};

struct Clause {
  std::string_view id;
  RuleText text;
  ClauseStatus status;
  std::string_view words;  // its content in our words; Markdown, links as from docs/reference
  // Rendered: "FILE SYMBOL", several separated by ", ". Not modelled: why not.
  std::string_view where;
  // Rendered: "Suite.Test" or a file under tests/, several separated by ", ". Not modelled: empty.
  std::string_view tests;
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CLAUSES_CLAUSE_H_
