#include "solver/query/smt_lib.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/out_of_memory.h"

namespace hotstone::solver {
namespace {

// A comment, with a semicolon before every line.
std::string CommentLines(const std::string& text) {
  return absl::StrCat("; ", absl::StrReplaceAll(text, {{"\n", "\n; "}}), "\n");
}

}  // namespace

std::string SmtLibText(z3::context& context, const ScriptHeader& header,
                       const std::vector<Assertion>& assertions) {
  std::vector<Z3_ast> formulas;
  formulas.reserve(assertions.size());
  for (const Assertion& assertion : assertions) formulas.push_back(assertion.formula);
  // Z3 writes declarations and one assert for each formula, each at the start of a line. The last
  // formula is a separate argument, omitted if it is `true`.
  const std::string script = Z3_benchmark_to_smtlib_string(
      context, "", header.logic.c_str(), AnswerName(header.status), "",
      static_cast<unsigned>(formulas.size()), formulas.data(), context.bool_val(true));
  context.check_error();
  // If memory runs out, Z3 silently omits what does not fit.
  if (!absl::EndsWith(script, "(check-sat)\n")) FailAsNewDoes();
  std::string text;
  for (const std::string& comment : header.comments) absl::StrAppend(&text, CommentLines(comment));
  static constexpr char kAssert[] = "\n(assert";
  size_t at = script.find('\n');  // the first line is an empty comment
  for (const Assertion& assertion : assertions) {
    const size_t next = script.find(kAssert, at);
    if (next == std::string::npos) break;
    absl::StrAppend(&text, script.substr(at + 1, next - at), CommentLines(assertion.name));
    at = next;
    absl::StrAppend(&text, "(assert");
    at += sizeof(kAssert) - 2;
  }
  return absl::StrCat(text, script.substr(at + 1));
}

}  // namespace hotstone::solver
