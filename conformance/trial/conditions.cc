#include "conformance/trial/conditions.h"

#include <algorithm>
#include <map>

#include "absl/strings/str_cat.h"
#include "conformance/ask/conform_plan.h"
#include "conformance/ask/toy_answers.h"

namespace hotstone::conformance {
namespace {

struct PlannedCase {
  std::string id;
  ConformPlan plan;
  AskedCase asked;
};

// Whether a wrong answer to this question counts: a refusal after two passes may mean the end of
// the game, unless another play was permitted at that moment.
bool Counts(const PlannedCase& one, size_t i, const std::vector<std::optional<bool>>& same) {
  const ConformQuestion& asked = one.plan.questions[i];
  if (!asked.open || !asked.legal) return true;
  for (size_t k = 0; k < same.size(); ++k) {
    const ConformQuestion& q = one.plan.questions[k];
    if (asked.over && q.over && q.after == asked.after && same[k] == q.legal) return true;
  }
  return false;
}

// Whether an answer of the engine to this case differs from the law's.
bool Differs(ToyAnswers& toy, const PlannedCase& one) {
  const auto same = toy.Same(one.asked);
  for (size_t i = 0; i < same.size(); ++i) {
    if (same[i] == false && Counts(one, i, same)) return true;
  }
  return false;
}

// Changes that nothing can tell from the law, by any sequence of commands, and why.
struct Hidden {
  std::string_view why;
  std::vector<ToyCondition> conditions;
  ToyChange change = ToyChange::kNothing;  // kNothing: each of them
  ToyWhere where{};
  bool one_colour = false;  // only if one colour alone has the mistake
};

const std::vector<Hidden>& AllHidden() {
  using C = ToyCondition;
  using H = ToyChange;
  namespace W = toy_where;
  constexpr std::string_view kAsBefore = "the stones would be as before, which superko forbids";
  static const auto* const rows = new std::vector<Hidden>{
      {"liberties are only compared with none, and with one for a lone stone, whose liberties are "
       "different points",
       {C::kLibertyOnce}},
      {kAsBefore, {C::kOwnOneAllowed}},
      {kAsBefore, {C::kNotOnOwn}, H::kNothing, W::kPositional},
      {kAsBefore, {C::kOwnOneForbidden}, H::kNever, W::kPositional},
      {"after a capture the stone played has a liberty where stones were taken",
       {C::kOwnIfNothingTaken},
       H::kLeftOut},
      {"the player who took the ko moves next when the ban is lifted",
       {C::kKoBindsOpponent},
       H::kLeftOut},
      {"the player who is bound moves again two plies later", {C::kBanLastsOnePly}, H::kOneMore},
      {"the other player's ply lifts it before the same player's next turn",
       {C::kPlayLiftsBan, C::kCaptureLiftsBan, C::kOwnRemovalLiftsBan, C::kPassLiftsBan},
       H::kNothing,
       W::kAlways,
       true},
      {"no legal play leaves the stones as they were",
       {C::kComparesWithPresent},
       H::kNothing,
       W::kNoSuicideOfOne},
      // Of the superkos only the natural one is asked about with four passes to the end.
      {"the game is over after two passes",
       {C::kPastOutlastsPasses, C::kRefusesAfterPasses, Nth(C::kRefusesAfterPasses, 2),
        Nth(C::kRefusesAfterPasses, 3)},
       H::kNothing,
       W::kOfMoments},
      {"an engine that refuses every play may take the game for over, which GTP leaves open",
       {C::kPlaysAfterThreePasses}},
      {"the board is never empty again", {C::kComparesWithEmptyStart}, H::kNothing, W::kNoSuicide},
      {"the present position is remembered already",
       {C::kRefusalIsForgotten},
       H::kNothing,
       W::kPositional},
      {"the position is remembered already; it was refused for that",
       {Nth(C::kRefusalIsForgotten, 3)}},
      {"the point is already forbidden until the next ply", {Nth(C::kRefusalSetsNoBan, 1)}},
  };
  return *rows;
}

// Why the engine with this change answers every sequence of commands as the law does, under these
// rules; `both` says that both colours have the mistake. Empty if it can be told apart.
std::string_view SameAsTheLaw(ToyCondition condition, ToyChange change, const ToyRules& rules,
                              bool both) {
  for (const Hidden& row : AllHidden()) {
    const auto& list = row.conditions;
    if (std::find(list.begin(), list.end(), condition) == list.end()) continue;
    if (row.change != ToyChange::kNothing && row.change != change) continue;
    if (!row.where.Has(rules)) continue;
    if (row.one_colour && both) continue;
    return row.why;
  }
  return "";
}

using CasesByRules = std::map<std::string, std::vector<PlannedCase>>;

// Every engine under each rule set in which its condition matters.
std::vector<ConditionRow> Engines(const CasesByRules& by_rules) {
  std::vector<ConditionRow> rows;
  for (const ToyConditionEntry& entry : ToyConditions()) {
    for (const ToyChange change : entry.changes) {
      for (const auto& [rules, cases] : by_rules) {
        const ToyRules& toy = *cases.front().asked.rules;
        if (!entry.where.Has(toy)) continue;
        for (const char color : {'B', 'W', '.'}) {
          if (color != '.' && !entry.by_colour) continue;
          ConditionRow row;
          row.condition = &entry;
          row.change = change;
          row.mistake = absl::StrCat(entry.name, ":", std::string(ToyChangeName(change)),
                                     color == 'B'   ? ":black"
                                     : color == 'W' ? ":white"
                                                    : "");
          row.rules = rules;
          row.color = color;
          row.same = SameAsTheLaw(entry.condition, change, toy, color == '.');
          rows.push_back(std::move(row));
        }
      }
    }
  }
  return rows;
}

}  // namespace

absl::StatusOr<std::vector<ConditionRow>> FindConditions(const ConditionOptions& options) {
  CasesByRules by_rules;
  for (const auto& [file, lines] : options.files) {
    for (const formats::CaseLine& line : lines) {
      const ConformPlan plan = PlanCase(line.value, {});
      PlannedCase one{line.value.id, plan, AnsweredByTheLaw(plan)};
      if (!one.asked.rules.has_value() || one.plan.questions.empty()) continue;
      if (one.asked.rules->ko == ToyRules::Ko::kNone) continue;
      by_rules[spec::RuleSetName(line.value.rules)].push_back(std::move(one));
    }
  }
  std::erase_if(by_rules, [&](const auto& one) { return one.second.size() < options.least_cases; });
  std::vector<ConditionRow> rows = Engines(by_rules);
  for (size_t i = 0; i < rows.size(); ++i) {
    ConditionRow& row = rows[i];
    if (options.progress && !options.progress(row.mistake, i, rows.size()))
      return absl::CancelledError("interrupted");
    ToyAnswers toy({ToyBug::kNothing, 0, row.condition->condition, row.change, row.color});
    for (const PlannedCase& one : by_rules.at(row.rules)) {
      if (!Differs(toy, one)) continue;
      row.found = one.id;
      break;
    }
  }
  return rows;
}

std::string ConditionsText(const std::vector<ConditionRow>& rows) {
  std::string text;
  for (size_t i = 0; i < rows.size();) {
    const ConditionRow& first = rows[i];
    std::map<char, std::string> found;
    std::string same;
    int64_t told = 0;
    int64_t engines = 0;
    for (;
         i < rows.size() && rows[i].condition == first.condition && rows[i].change == first.change;
         ++i) {
      ++engines;
      if (!rows[i].found.empty()) ++told;
      if (found[rows[i].color].empty()) found[rows[i].color] = rows[i].found;
      if (same.empty()) same = std::string(rows[i].same);
    }
    const std::string both = found['.'].empty() ? "-" : found['.'];
    const auto of = [&](char color) {
      return !found.contains(color) ? both : found[color].empty() ? "-" : found[color];
    };
    const ToyConditionEntry& entry = *first.condition;
    absl::StrAppend(&text, entry.name, "\t", std::string(ToyChangeName(first.change)), "\t",
                    entry.law, "\t", std::string(entry.file), "\t", std::string(entry.code), "\t",
                    of('B'), "\t", of('W'), "\t", told, "\t", engines, "\t",
                    same.empty() ? "-" : same, "\n");
  }
  return text;
}

}  // namespace hotstone::conformance
