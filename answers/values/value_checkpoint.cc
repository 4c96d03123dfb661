#include "answers/values/value_checkpoint.h"

#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "tables/digest.h"

namespace hotstone::answers {
namespace {

// Everything but the bounds.
std::string Question(const spec::Situation& situation, const spec::RuleSet& rules) {
  return absl::StrCat("hotstone value checkpoint 2\nrules ", spec::RuleSetName(rules),
                      "\nposition ", situation.position.ToText(), "\nto_move ",
                      spec::Letter(situation.to_move), "\n");
}

}  // namespace

absl::Status WriteValueCheckpoint(const std::string& path, const spec::Situation& situation,
                                  const spec::RuleSet& rules, const search::HistoryBounds& bounds) {
  const std::string text =
      absl::StrCat(Question(situation, rules), "bounds ", bounds.lo, " ", bounds.hi, "\n");
  return WriteWholeFile(path, absl::StrCat(text, tables::DigestLine(text)));
}

absl::StatusOr<search::HistoryBounds> ReadValueCheckpoint(const std::string& path,
                                                          const spec::Situation& situation,
                                                          const spec::RuleSet& rules) {
  ASSIGN_OR_RETURN(const auto text, ReadWholeFile(path, 100000));
  const auto kept = tables::BeforeDigestLine(text);
  if (!kept.has_value()) {
    return absl::InvalidArgumentError(absl::StrCat(
        path,
        ": does not end with a line \"sha256 DIGEST\" of the lines before it: it was damaged "
        "or changed, or is not a checkpoint of this version; remove it to start over"));
  }
  absl::string_view rest(kept->data(), kept->size());
  const std::string question = Question(situation, rules);
  if (!absl::StartsWith(rest, question)) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": is not a checkpoint of this position, player to move and rule set"));
  }
  rest.remove_prefix(question.size());
  search::HistoryBounds bounds;
  const std::vector<std::string> words = absl::StrSplit(absl::StripSuffix(rest, "\n"), ' ');
  if (words.size() != 3 || words[0] != "bounds" || !absl::SimpleAtoi(words[1], &bounds.lo) ||
      !absl::SimpleAtoi(words[2], &bounds.hi)) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": has no line \"bounds LO HI\" before its digest"));
  }
  return bounds;
}

}  // namespace hotstone::answers
