// Reads the demands from the tables of captions, and judges them.
//
// DemandsOf goes through the captions of a text: the played statements about one position form one
// demand, and each statement about groups is its own. FirstFailure judges a demand, by playing or
// by search. DemandAnswers asks it once for each demand and rule set, and has three answers;
// `Holds` returns false only if a demand is known to fail.
//
// For example, S4 says that both groups of the double-ko seki live: "S4:seki-A1-F1". Under ing-1996
// four strategies show it; under ing-1996,hot_scope=every a strategy of White takes A1, and the
// demand fails.
#include "claims/demands/demands.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/status_macros.h"
#include "claims/claims.h"
#include "search/decide/caption_judge.h"
#include "search/decide/played_statements.h"
#include "spec/board/position.h"
#include "spec/captions/statement_words.h"

namespace hotstone::claims {
namespace {

using certify::VerdictKind;
using spec::Caption;
using spec::Statement;

constexpr char kEnds[] = "ends";

bool IsOfText(const Caption& caption, std::string_view text) {
  if (text == kAllTexts) return true;
  return std::any_of(DemandTexts().begin(), DemandTexts().end(), [&](const DemandText& one) {
    return one.name == text && absl::StartsWith(std::string(caption.clause), one.clauses);
  });
}

absl::StatusOr<search::StatementVerdict> Decide(const PlayedStatement& played,
                                                const spec::RuleSet& rules, uint64_t nodes) {
  if (!search::IsPlayed(played.statement->kind)) {
    ASSIGN_OR_RETURN(auto judge,
                     search::CaptionJudge::Create(rules, *played.caption, {nodes}, nullptr));
    return judge.Decide(*played.statement);
  }
  ASSIGN_OR_RETURN(const auto position, spec::ParseCaptionPosition(played.caption->position));
  return search::DecidePlayed(rules, position, *played.statement);
}

// Whether every play ends. Unknown counts as no.
absl::StatusOr<bool> Ends(const spec::RuleSet& rules) {
  ASSIGN_OR_RETURN(auto checker, claims::ClaimChecker::Create(*spec::BoardSize::Create(2, 2), {}));
  bool holds = false;
  checker.Check(
      rules, [](std::string_view claim) { return claim == "termination"; },
      [&](const certify::Verdict& verdict) { holds = verdict.kind == VerdictKind::kHolds; });
  return holds;
}

// "seki-A1-F1", with the player who begins and the threats if they are named.
std::string GroupWords(const Statement& statement) {
  std::string words =
      absl::StrCat(std::string(spec::StatementKindName(statement.kind)), "-",
                   absl::StrReplaceAll(std::string(statement.groups), {{" ", "-"}}));
  if (statement.to_move != '*') absl::StrAppend(&words, "-", std::string(1, statement.to_move));
  if (statement.black_threats + statement.white_threats > 0) {
    absl::StrAppend(&words, "-", statement.black_threats, "-", statement.white_threats);
  }
  return words;
}

}  // namespace

const std::vector<DemandText>& DemandTexts() {
  static const auto* const texts = new std::vector<DemandText>{
      {"1996", "ING96-", "ing-1996"}, {"1991", "ING91-", "ing-1991"}, {"zh", "ZH-", "ing-1996"}};
  return *texts;
}

std::vector<Demand> DemandsOf(std::string_view text, bool with_groups) {
  std::vector<Demand> demands;
  std::vector<Demand> of_groups;
  std::set<std::pair<std::string_view, std::string>> said;  // of groups: position, words
  std::map<std::string, int> rows;                          // by caption
  for (const Caption& caption : spec::Captions()) {
    if (!IsOfText(caption, text) || caption.position.empty()) continue;
    Demand demand{std::string(caption.id), std::string(caption.id), {}};
    for (const Statement& statement : caption.statements) {
      if (search::IsPlayed(statement.kind)) demand.statements.push_back({&caption, &statement});
    }
    for (const Statement& statement : caption.statements) {
      if (!with_groups || search::IsPlayed(statement.kind)) continue;
      const std::string words = GroupWords(statement);
      if (!said.emplace(caption.position, words).second) continue;
      of_groups.push_back({absl::StrCat(demand.caption, ":", words),
                           demand.caption,
                           {{&caption, &statement}},
                           true});
    }
    if (demand.statements.empty()) continue;
    if (const int before = rows[demand.caption]++; before > 0)
      absl::StrAppend(&demand.id, "/", before + 1);
    demands.push_back(std::move(demand));
  }
  // A caption may make the same statement about two positions.
  std::map<std::string, int> names;
  for (Demand& demand : of_groups) {
    if (const int before = names[demand.id]++; before > 0)
      absl::StrAppend(&demand.id, "/", before + 1);
    demands.push_back(std::move(demand));
  }
  demands.push_back({kEnds, kEnds, {}});
  return demands;
}

std::vector<std::string> NotPlayed(std::string_view text, bool with_groups) {
  const std::vector<Demand> demands = DemandsOf(text, with_groups);
  std::vector<std::string> ids;
  for (const Caption& caption : spec::Captions()) {
    const std::string id(caption.id);
    if (!IsOfText(caption, text) || std::find(ids.begin(), ids.end(), id) != ids.end()) continue;
    if (std::none_of(demands.begin(), demands.end(),
                     [&](const Demand& demand) { return demand.caption == id; })) {
      ids.push_back(id);
    }
  }
  return ids;
}

absl::StatusOr<FailedStatement> FirstFailure(const Demand& demand, const spec::RuleSet& rules,
                                             uint64_t nodes) {
  FailedStatement found;
  for (const PlayedStatement& played : demand.statements) {
    ASSIGN_OR_RETURN(const auto verdict, Decide(played, rules, nodes));
    if (verdict.kind == VerdictKind::kFails) return FailedStatement{played, verdict.remark};
    found.unknown |= verdict.kind == VerdictKind::kUnknown;
  }
  return found;
}

absl::StatusOr<bool> DemandAnswers::Holds(const Demand& demand, const spec::RuleSet& rules) {
  const std::pair key(demand.id, spec::RuleSetName(rules));
  if (const auto known = answers_.find(key); known != answers_.end()) {
    return known->second != VerdictKind::kFails;
  }
  VerdictKind kind = VerdictKind::kHolds;
  if (demand.id == kEnds) {
    ASSIGN_OR_RETURN(const auto holds, Ends(rules));
    if (!holds) kind = VerdictKind::kFails;
  } else {
    ASSIGN_OR_RETURN(const auto failed, FirstFailure(demand, rules, nodes_));
    if (failed.unknown) kind = VerdictKind::kUnknown;
    if (failed.played.has_value()) kind = VerdictKind::kFails;
  }
  answers_[key] = kind;
  return kind != VerdictKind::kFails;
}

std::map<std::string, int> DemandAnswers::Unknown() const {
  std::map<std::string, int> unknown;
  for (const auto& [key, kind] : answers_) {
    if (kind == VerdictKind::kUnknown) ++unknown[key.first];
  }
  return unknown;
}

}  // namespace hotstone::claims
