// Options that several commands share, with the checks that give one clear line for a wrong value.
#ifndef HOTSTONE_CLI_TERMINAL_OPTIONS_H_
#define HOTSTONE_CLI_TERMINAL_OPTIONS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
struct Situation;
}  // namespace hotstone::spec

namespace hotstone::cli {

// "512MiB", "4GiB", "4G", "2000000000": bytes. InvalidArgument for anything else.
absl::StatusOr<uint64_t> ParseBytes(const std::string& text);

// Three quarters of the memory that this machine has to give now; 1 GiB if that cannot be found out.
uint64_t DefaultMemory();

// The rule sets of all --rules options together; each may name several, separated by semicolons.
absl::StatusOr<std::vector<spec::RuleSet>> CollectRuleSets(const std::vector<std::string>& texts);

// A legal position from its rows, top first, separated by '/'. InvalidArgument otherwise.
absl::StatusOr<spec::Position> ParsePosition(const std::string& text);

// A situation with this position, from --to-move ("B" or "W"), --passes and --ban (points, separated by
// commas; empty for none). InvalidArgument if the game would be over, or the rules know no such ban.
absl::StatusOr<spec::Situation> SituationFrom(const spec::Position& position, const std::string& to_move,
                                              int passes, const std::string& ban, const spec::RuleSet& rules);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_OPTIONS_H_
