#include "certify/refusal.h"

#include "absl/strings/str_cat.h"
#include "certify/situation_key.h"
#include "spec/rules/game.h"

namespace hotstone::certify {

absl::Status Refuse(const std::string& reason, const spec::Situation& s) {
  return absl::FailedPreconditionError(absl::StrCat(reason, "\n", Diagram(s)));
}

absl::Status Refuse(const std::string& reason, const spec::Game& game) {
  return Refuse(reason, game.situation());
}

std::string Where(const spec::RuleSet& rules, const spec::BoardSize& board) {
  return absl::StrCat("board ", board.ToString(), ", rules ", spec::RuleSetName(rules));
}

}  // namespace hotstone::certify
