// Plan: a statement becomes one Shown, with its caption, verdict, strategy and what was added to
// the text; the same statements make the rows of the table; CaptionTotals counts their verdicts.
//
// For example a statement that Black's group is removed: its verdict `true`, the lines of the text,
// the diagram if it is the first of its caption, and the file of the strategy that proves it.
#include "answers/captions/caption_answer.h"

#include <cctype>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/shown/board_picture.h"
#include "answers/shown/judge_link.h"
#include "certify/strategy.h"
#include "certify/verdict.h"
#include "spec/captions/provenance.h"
#include "spec/captions/statement_words.h"
#include "spec/clauses/clauses.h"

namespace hotstone::answers {
namespace {

using certify::VerdictKind;
using search::ShownStrategy;
using search::StatementVerdict;
using spec::Caption;
using spec::Statement;

Shown Describe(const ShownStrategy& strategy) {
  Shown shown;
  return shown.Set("claim", ShortClaim(strategy.claim))
      .Set("steps", strategy.steps)
      .Set("positions", strategy.positions)
      .Line("{claim}: {steps:#step|steps}, {positions} positions listed");
}

Shown Begin(const Caption& caption, const spec::RuleSet& rules) {
  Shown shown = Shown::Result("captions");
  return shown.Set("rules", spec::RuleSetName(rules))
      .Set("caption", caption.id)
      .Set("clause", caption.clause)
      .Set("lines", spec::TextLinesOf(caption.clause)->where)
      .Set("sure", caption.sure)
      .Say("title", caption.title);
}

constexpr const char* kHead = "\n{caption}  {title}  ({clause}; {lines}; {sure})";

std::vector<std::string> Added(const Caption& caption, const Statement& statement) {
  const auto added = spec::AddedBy(caption, statement);
  return {added.begin(), added.end()};
}

// The caption says whose the position is.
std::string AddedBesidesThePosition(const Caption& caption, const Statement& statement) {
  std::vector<std::string> added = Added(caption, statement);
  if (spec::IsAnalogue(caption)) added.erase(added.begin());
  return absl::StrJoin(added, ", ");
}

// The evidence is indented.
Shown& SetVerdict(Shown& shown, const Caption& caption, const Statement& statement,
                  const StatementVerdict& verdict) {
  const std::string_view from = spec::SourceOf(caption, statement);
  // In the text: what the head of the caption does not say.
  std::vector<std::string> source;
  if (from != caption.clause) source.emplace_back(from);
  if (const std::string more = AddedBesidesThePosition(caption, statement); !more.empty())
    source.push_back(absl::StrCat("adds ", more));
  std::vector<std::string> moves = spec::PlayersAndMoves(verdict.moves);
  std::vector<Shown> strategies;
  for (const ShownStrategy& strategy : verdict.strategies) strategies.push_back(Describe(strategy));
  shown.Set("kind", spec::StatementKindName(statement.kind))
      .Set("groups", statement.groups)
      .Set("says", statement.says)
      .Set("from", from)
      .Set("from_lines", spec::TextLinesOf(from)->where)
      .Set("adds", Added(caption, statement))
      .Set("verdict", certify::VerdictName(verdict.kind))
      .Set("remark", verdict.remark)
      .Set("moves", moves);
  if (verdict.cycle_start < moves.size()) {
    moves.erase(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(verdict.cycle_start));
    shown.Set("cycle_start", verdict.cycle_start).Say("cycle", std::move(moves));
  }
  const std::string indent(13, ' ');
  return shown.Set("strategies", std::move(strategies))
      .Say("name", StatementName(statement))
      .Say("source", absl::StrJoin(source, "; "))
      .Line("  {verdict:<8} {name:<26} {says}{source? ({})}")
      .Line(indent + "{remark}")
      .Line("{moves?" + indent + "moves: {}}")
      .Line("{link?" + indent + "{}}")
      .Line("{cycle?" + indent + "repeated forever: {}}")
      .Line(indent + "{strategies}");
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

std::vector<Shown> Describe(const CaptionVerdicts& found, const spec::RuleSet& rules,
                            const std::string& atlas) {
  const Caption& caption = *found.caption;
  if (caption.position.empty()) {
    return {Begin(caption, rules)
                .Set("position", std::nullopt)
                .Set("verdict", "no-position")
                .Line(kHead)
                .Line("  no position: the diagram is lost, and no other position replaces it")};
  }
  std::vector<Shown> statements;
  for (size_t i = 0; i < found.verdicts.size(); ++i) {
    Shown shown = Begin(caption, rules);
    const spec::Position position = *spec::ParseCaptionPosition(caption.position);
    const std::vector<spec::Move>& moves = found.verdicts[i].moves;
    shown.Set("position", caption.position).Set("statement", i + 1);
    if (!moves.empty()) AddJudgeLink(shown, atlas, rules, position, moves[0].player, moves);
    if (i == 0) {
      shown.Say("picture", BoardPicture(position)).Line(kHead).Line("{picture}");
    }
    statements.push_back(SetVerdict(shown, caption, caption.statements[i], found.verdicts[i]));
  }
  return statements;
}

void CaptionTotals::Add(const CaptionVerdicts& found) {
  lost += found.caption->position.empty() ? 1 : 0;
  positions += found.caption->position.empty() ? 0 : 1;
  analogues += spec::IsAnalogue(*found.caption) ? 1 : 0;
  for (const StatementVerdict& verdict : found.verdicts) {
    holds += verdict.kind == VerdictKind::kHolds ? 1 : 0;
    fails += verdict.kind == VerdictKind::kFails ? 1 : 0;
    unknown += verdict.kind == VerdictKind::kUnknown ? 1 : 0;
  }
}

Shown Describe(const CaptionTotals& totals) {
  Shown shown;
  return shown.Say("holds", totals.holds)
      .Say("fails", totals.fails)
      .Say("unknown", totals.unknown)
      .Say("lost", totals.lost)
      .Say("positions", totals.positions)
      .Say("analogues", totals.analogues)
      .Line("{holds} hold, {fails} fail, {unknown} unknown{lost?; {} without a position}.")
      .Line("{analogues} of {positions} positions are analogues, ours for lost pictures.")
      .ExitWith(totals.fails > 0     ? kExitFails
                : totals.unknown > 0 ? kExitUnknown
                                     : kExitOk);
}

std::string CaptionTable(const std::vector<spec::RuleSet>& rule_sets,
                         const std::vector<std::vector<CaptionVerdicts>>& by_rules) {
  std::string text = "| caption | statement | from | adds |";
  std::string rule = "|---|---|---|---|";
  for (const spec::RuleSet& rules : rule_sets) {
    absl::StrAppend(&text, " `", spec::RuleSetName(rules), "` |");
    absl::StrAppend(&rule, "---|");
  }
  absl::StrAppend(&text, "\n", rule, "\n");
  for (size_t c = 0; c < by_rules[0].size(); ++c) {
    const Caption& caption = *by_rules[0][c].caption;
    const std::string name = absl::StrCat(std::string(caption.id), " ", Escaped(caption.title),
                                          spec::IsAnalogue(caption) ? " (analogue)" : "");
    if (caption.position.empty()) {
      absl::StrAppend(&text, "| ", name, " | (no position) | | |");
      for (size_t r = 0; r < rule_sets.size(); ++r) text += " - |";
      text += "\n";
      continue;
    }
    for (size_t i = 0; i < caption.statements.size(); ++i) {
      const Statement& statement = caption.statements[i];
      absl::StrAppend(&text, "| ", i == 0 ? name : "", " | ", StatementName(statement), ": ",
                      Escaped(statement.says), " | ",
                      std::string(spec::SourceOf(caption, statement)), " | ",
                      AddedBesidesThePosition(caption, statement), " |");
      for (size_t r = 0; r < rule_sets.size(); ++r) {
        const VerdictKind kind = by_rules[r][c].verdicts[i].kind;
        const std::string_view verdict =
            kind == VerdictKind::kUnknown ? "?" : certify::VerdictName(kind);
        // In brackets: a sentence of another text.
        const bool counts = spec::IsOfItsText(caption, rule_sets[r].preset);
        absl::StrAppend(&text, counts ? " " : " (", std::string(verdict), counts ? " |" : ") |");
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
