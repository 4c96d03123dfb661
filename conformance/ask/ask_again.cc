#include "conformance/ask/ask_again.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "conformance/ask/conform_question.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::conformance {
namespace {

using Again = ConformQuestion::Kind;

constexpr int kTakenBack = 4;  // plies

bool IsNamed(const ConformQuestion& q) {
  return q.kind == Again::kPlay && q.round == 0 &&
         (q.key.find("legal[") != std::string::npos || q.key == kTriedKey);
}

ConformQuestion StonesAgain(const ConformQuestion& about, const std::string& reason) {
  ConformQuestion board(Again::kBoard, about.position);
  board.after = about.after;
  board.round = about.round;
  board.key = about.key;
  board.move = about.move;
  board.reason = reason;
  board.clause = about.clause;
  board.touches = TouchedByStones(reason == "refusal");
  return board;
}

// A pass and its undo before the last play, if a superko remembers the position between them. Not
// after a pass, since two may end the game.
void AddPassTakenBack(const ConformQuestion& last, ConformPlan& plan) {
  const bool after_pass =
      last.after > 0 && plan.plies[static_cast<size_t>(last.after) - 1].IsPass();
  if (!spec::IsSuperko(plan.rules.cycle) || last.open || last.move.IsPass() || after_pass) return;
  ConformQuestion pass(Again::kMove, last.position);
  pass.after = last.after;
  pass.round = kRoundOfUndo + 1;  // a moment of its own
  pass.key = "undo";
  pass.move = spec::Pass(last.move.player);
  pass.legal = true;
  pass.reason = "pass";
  pass.clause = "ING96-R3";
  plan.questions.push_back(pass);
  pass.kind = Again::kUndo;
  ++pass.round;
  plan.questions.push_back(std::move(pass));
}

}  // namespace

void AskAgainAfterRefusals(size_t begin, ConformPlan& plan) {
  std::vector<ConformQuestion> named;
  std::map<std::string, ConformQuestion> refused;  // by reason, the last of each
  for (size_t i = begin; i < plan.questions.size(); ++i) {
    const ConformQuestion& q = plan.questions[i];
    if (!IsNamed(q)) continue;
    named.push_back(q);
    if (!q.legal && !q.open) refused.insert_or_assign(q.reason, q);
  }
  if (refused.empty()) return;
  int round = 1;
  const auto again = [&] {
    for (ConformQuestion& q : named) {
      q.round = round;
      plan.questions.push_back(q);
    }
  };
  again();
  // A ban that is in force outlasts the other refusals: it is tried last.
  std::vector<ConformQuestion> tries;
  for (const auto& [reason, q] : refused) tries.push_back(q);
  std::stable_partition(tries.begin(), tries.end(), [](const ConformQuestion& q) {
    return q.reason == "occupied" || !q.loses.empty();
  });
  for (ConformQuestion& q : tries) {
    q.kind = Again::kRefused;
    q.round = round++;
    plan.questions.push_back(q);
    q.round = round;
    plan.questions.push_back(StonesAgain(q, "refusal"));
    again();
  }
}

void AskAgainAfterUndo(ConformPlan& plan) {
  const auto plies = static_cast<int>(plan.plies.size());
  const int first = std::max(0, plies - kTakenBack);
  const std::vector<ConformQuestion> asked = plan.questions;
  const auto add = [&plan](ConformQuestion q, int back) {
    q.round = kRoundOfUndo;
    q.back = back;
    plan.questions.push_back(std::move(q));
  };
  for (int after = plies - 1; after >= first; --after) {
    const int back = plies - after;
    ConformQuestion undo(Again::kUndo, plan.positions[static_cast<size_t>(after)]);
    undo.after = after;
    undo.key = "undo";
    undo.move = plan.plies[static_cast<size_t>(after)];
    undo.clause = "ING96-G304";
    add(undo, back);
    add(StonesAgain(undo, "undo"), back);
    for (ConformQuestion q : asked) {
      const bool made = q.kind == Again::kMove && !q.move.IsPass();
      if (q.after != after || !(IsNamed(q) || made)) continue;
      q.kind = Again::kPlay;
      add(std::move(q), back);
    }
  }
  for (const ConformQuestion& q : asked) {
    if (q.kind == Again::kMove && q.after == plies - 1) AddPassTakenBack(q, plan);
    if (q.kind == Again::kMove ? q.after >= first : q.after == plies && IsNamed(q))
      add(q, plies - first);
  }
}

}  // namespace hotstone::conformance
