#include "answers/captions/caption_report.h"

#include <cctype>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "answers/shown/board_picture.h"
#include "base/version.h"
#include "certify/strategy.h"
#include "certify/verdict.h"
#include "formats/json_line.h"
#include "spec/captions/statement_words.h"

namespace hotstone::answers {
namespace {

using certify::VerdictKind;
using formats::JsonLine;
using search::ShownStrategy;
using search::StatementVerdict;
using spec::Caption;
using spec::Statement;

std::vector<std::string> MoveWords(const StatementVerdict& verdict) {
  std::vector<std::string> words;
  for (const spec::Move& move : verdict.moves) words.push_back(spec::PlayerAndMove(move));
  return words;
}

std::string StrategyText(const ShownStrategy& shown) {
  return absl::StrCat(ShortClaim(shown.claim), ": ", shown.steps,
                      shown.steps == 1 ? " step" : " steps", ", ", shown.positions,
                      " positions listed");
}

std::string Escaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '|') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

}  // namespace

std::string ShortClaim(const std::string& claim) { return claim.substr(0, claim.find(" (board")); }

std::string StatementName(const Statement& statement) {
  std::string name(spec::StatementKindName(statement.kind));
  if (!statement.groups.empty()) absl::StrAppend(&name, " ", std::string(statement.groups));
  if (statement.to_move != '*') {
    absl::StrAppend(&name, ", ", std::string(1, statement.to_move), " to move");
  }
  if (statement.black_threats + statement.white_threats > 0) {
    absl::StrAppend(&name, ", threats ", statement.black_threats, " ", statement.white_threats);
  }
  return name;
}

std::string CaptionText(const CaptionVerdicts& found) {
  const Caption& caption = *found.caption;
  std::string text =
      absl::StrCat("\n", std::string(caption.id), "  ", std::string(caption.title), "  (",
                   std::string(caption.clause), "; ", std::string(caption.sure), ")\n");
  if (caption.position.empty()) {
    return absl::StrCat(text,
                        "  no position: the diagram is lost, and no other position replaces it\n");
  }
  absl::StrAppend(&text, BoardPicture(*spec::ParseCaptionPosition(caption.position)));
  for (size_t i = 0; i < found.verdicts.size(); ++i) {
    const Statement& statement = caption.statements[i];
    const StatementVerdict& verdict = found.verdicts[i];
    absl::StrAppend(&text, absl::StrFormat("  %-8s %-26s %s\n", certify::VerdictName(verdict.kind),
                                           StatementName(statement), std::string(statement.says)));
    const auto more = [&](const std::string& line) {
      absl::StrAppend(&text, "             ", line, "\n");
    };
    if (!verdict.remark.empty()) more(verdict.remark);
    if (!verdict.moves.empty())
      more(absl::StrCat("moves: ", absl::StrJoin(MoveWords(verdict), " ")));
    if (verdict.cycle_start < verdict.moves.size()) {
      const std::vector<std::string> words = MoveWords(verdict);
      more(absl::StrCat(
          "repeated forever: ",
          absl::StrJoin(words.begin() + static_cast<std::ptrdiff_t>(verdict.cycle_start),
                        words.end(), " ")));
    }
    for (const ShownStrategy& shown : verdict.strategies) more(StrategyText(shown));
  }
  return text;
}

std::string CaptionJson(const CaptionVerdicts& found, const spec::RuleSet& rules) {
  const Caption& caption = *found.caption;
  const auto head = [&] {
    JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", "captions")
        .Set("rules", spec::RuleSetName(rules));
    line.Set("caption", caption.id).Set("clause", caption.clause).Set("sure", caption.sure);
    return line;
  };
  if (caption.position.empty()) {
    JsonLine line = head();
    line.SetNull("position").Set("verdict", "no-position").Set("version", kVersion);
    return line.ToString() + "\n";
  }
  std::string text;
  for (size_t i = 0; i < found.verdicts.size(); ++i) {
    const StatementVerdict& verdict = found.verdicts[i];
    JsonLine line = head();
    line.Set("position", caption.position).Set("statement", static_cast<int>(i + 1));
    line.Set("kind", spec::StatementKindName(caption.statements[i].kind));
    line.Set("groups", caption.statements[i].groups).Set("says", caption.statements[i].says);
    line.Set("verdict", certify::VerdictName(verdict.kind)).Set("remark", verdict.remark);
    line.Set("moves", MoveWords(verdict));
    if (verdict.cycle_start < verdict.moves.size()) {
      line.Set("cycle_start", static_cast<uint64_t>(verdict.cycle_start));
    }
    std::vector<JsonLine> strategies;
    for (const ShownStrategy& shown : verdict.strategies) {
      JsonLine one;
      one.Set("claim", ShortClaim(shown.claim))
          .Set("steps", shown.steps)
          .Set("positions", shown.positions);
      strategies.push_back(std::move(one));
    }
    line.Set("strategies", strategies).Set("version", kVersion);
    absl::StrAppend(&text, line.ToString(), "\n");
  }
  return text;
}

std::string CaptionTable(const std::vector<spec::RuleSet>& rule_sets,
                         const std::vector<std::vector<CaptionVerdicts>>& by_rules) {
  std::string text = "| caption | statement |";
  std::string rule = "|---|---|";
  for (const spec::RuleSet& rules : rule_sets) {
    absl::StrAppend(&text, " `", spec::RuleSetName(rules), "` |");
    absl::StrAppend(&rule, "---|");
  }
  absl::StrAppend(&text, "\n", rule, "\n");
  for (size_t c = 0; c < by_rules[0].size(); ++c) {
    const Caption& caption = *by_rules[0][c].caption;
    const std::string name = absl::StrCat(std::string(caption.id), " ", Escaped(caption.title));
    if (caption.position.empty()) {
      absl::StrAppend(&text, "| ", name, " | (no position) |");
      for (size_t r = 0; r < rule_sets.size(); ++r) text += " - |";
      text += "\n";
      continue;
    }
    for (size_t i = 0; i < caption.statements.size(); ++i) {
      const Statement& statement = caption.statements[i];
      absl::StrAppend(&text, "| ", i == 0 ? name : "", " | ", StatementName(statement), ": ",
                      Escaped(statement.says), " |");
      for (size_t r = 0; r < rule_sets.size(); ++r) {
        const VerdictKind kind = by_rules[r][c].verdicts[i].kind;
        absl::StrAppend(&text, " ",
                        kind == VerdictKind::kUnknown ? "?" : certify::VerdictName(kind), " |");
      }
      text += "\n";
    }
  }
  return text;
}

std::string StrategyFileName(const spec::RuleSet& rules, const Caption& caption, size_t statement,
                             const certify::Strategy& strategy) {
  const certify::StrategyTree& claim = strategy.trees.back();
  int place = 1;
  for (const Caption& other : spec::Captions()) {
    if (&other == &caption) break;
    if (other.id == caption.id) ++place;
  }
  std::string name =
      absl::StrCat(spec::RuleSetName(rules), "_", std::string(caption.id),
                   place > 1 ? absl::StrCat(".", place) : "", "-", statement, "_",
                   strategy.goal == certify::StrategyGoal::kKeeps ? "keeps-" : "takes-",
                   spec::PointName(strategy.group), "-", spec::Letter(claim.to_move), "-",
                   claim.black_threats, "-", claim.white_threats, ".strategy");
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '.' && c != '-' && c != '_')
      c = '-';
  }
  return name;
}

}  // namespace hotstone::answers
