// Wording shared by refusals and claims about situations.
#ifndef HOTSTONE_CERTIFY_REFUSAL_H_
#define HOTSTONE_CERTIFY_REFUSAL_H_

#include <string>

#include "absl/status/status.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Game;
struct Situation;
}  // namespace hotstone::spec

namespace hotstone::certify {

// FailedPrecondition: the reason, then the situation as a diagram.
absl::Status Refuse(const std::string& reason, const spec::Situation& s);
// The same, with the situation that the game has reached.
absl::Status Refuse(const std::string& reason, const spec::Game& game);

// "board 2x2, rules basic-only".
std::string Where(const spec::RuleSet& rules, const spec::BoardSize& board);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_REFUSAL_H_
