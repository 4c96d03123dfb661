#include "answers/captions/demand_file.h"

#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/read_file.h"
#include "spec/captions/caption.h"
#include "tables/digest.h"

namespace hotstone::answers {

namespace {

using certify::VerdictKind;
using spec::Caption;
using spec::Statement;

// A digest of the tables of captions, so that answers about other tables are not mistaken for
// answers about these.
std::string TablesDigest() {
  tables::Sha256 sha;
  const auto add = [&sha](std::string_view text) {
    sha.Update(text.data(), text.size());
    sha.Update("", 1);
  };
  for (const Caption& caption : spec::Captions()) {
    for (const auto text : {caption.id, caption.position}) add(text);
    for (const Statement& s : caption.statements) {
      for (const auto text : {s.moves, s.refused, s.clause, s.groups}) add(text);
      add(absl::StrCat(static_cast<int>(s.kind), " ", std::string(1, s.player), " ", s.round));
      add(absl::StrCat(std::string(1, s.to_move), " ", s.black_threats, " ", s.white_threats));
    }
  }
  return tables::Hex(sha.Finish());
}

const char* Word(VerdictKind kind) { return kind == VerdictKind::kFails ? "fails" : "holds"; }

// With the limit under which it remained unknown.
std::string UnknownWord(uint64_t nodes) { return absl::StrCat("unknown ", nodes); }

std::string Header() { return absl::StrCat("hotstone-answers 2 captions ", TablesDigest()); }

}  // namespace

absl::Status ReadDemandAnswers(const std::string& path, claims::DemandAnswers* answers) {
  const auto text = ReadWholeFile(path);
  if (absl::IsNotFound(text.status())) return absl::OkStatus();
  if (!text.ok()) return text.status();
  const std::vector<std::string> lines = absl::StrSplit(*text, '\n');
  const auto wrong = [&](size_t line, const std::string& what) {
    return absl::InvalidArgumentError(absl::StrCat(path, ":", line, ": ", what));
  };
  if (absl::StartsWith(lines[0], "hotstone-answers 1 ")) {
    return wrong(1, "answers of an older version, which stored no digest; remove the file");
  }
  if (!absl::StartsWith(lines[0], "hotstone-answers 2 captions ")) {
    return wrong(1, "not a file of answers: it must begin with \"hotstone-answers 2 captions\"");
  }
  if (lines[0] != Header()) {
    return wrong(
        1, "answers about tables of captions other than those of this program; remove the file");
  }
  if (!tables::BeforeDigestLine(*text).has_value()) {
    return wrong(
        lines.size(),
        "was damaged or changed: its last line must be \"sha256 DIGEST\" of the lines before it; "
        "remove the file");
  }
  for (size_t i = 1; i + 2 < lines.size(); ++i) {  // the last two lines are the digest and the
                                                   // empty rest
    const std::vector<std::string> words = absl::StrSplit(lines[i], '\t');
    const bool open = words.size() == 3 && absl::StartsWith(words[2], "unknown ");
    const bool known = words.size() == 3 && (words[2] == "holds" || words[2] == "fails");
    if (!known && !open) {
      return wrong(i + 1,
                   "must be a demand, a rule set and holds, fails or unknown, separated by tabs");
    }
    if (const auto rules = spec::ParseRuleSet(words[1]); !rules.ok()) {
      return wrong(i + 1, std::string(rules.status().message()));
    }
    if (open && words[2] != UnknownWord(answers->nodes())) continue;
    answers->Know(words[0], words[1],
                  open                  ? VerdictKind::kUnknown
                  : words[2] == "holds" ? VerdictKind::kHolds
                                        : VerdictKind::kFails);
  }
  return absl::OkStatus();
}

std::string DemandAnswersText(const claims::DemandAnswers& answers) {
  std::string text = Header() + "\n";
  for (const auto& [key, kind] : answers.answers()) {
    const std::string word =
        kind == VerdictKind::kUnknown ? UnknownWord(answers.nodes()) : Word(kind);
    absl::StrAppend(&text, key.first, "\t", key.second, "\t", word, "\n");
  }
  return absl::StrCat(text, tables::DigestLine(text));
}

}  // namespace hotstone::answers
