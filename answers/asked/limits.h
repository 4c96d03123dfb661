// How much memory a command may use, and which rule sets it covers, read from option values.
#ifndef HOTSTONE_ANSWERS_ASKED_LIMITS_H_
#define HOTSTONE_ANSWERS_ASKED_LIMITS_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/rules/rule_set.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

// "512MiB", "4GiB", "4G", "2000000000": bytes. If empty, three quarters of the memory that the
// machine has available within the shell's limit, or 1 GiB if that is unknown. InvalidArgument for
// anything else.
absl::StatusOr<uint64_t> MemoryLimit(const std::string& text);

// The rules as bit-boards have them; an error says which command asked, under which rules. The
// errors are those of FiniteRules::From.
absl::StatusOr<enumerate::FiniteRules> FiniteRulesFor(std::string_view command,
                                                      const spec::RuleSet& rules);

// The rule sets of all --rules options combined; each option may name several, separated by
// semicolons. Each once.
absl::StatusOr<std::vector<spec::RuleSet>> CollectRuleSets(const std::vector<std::string>& texts);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_ASKED_LIMITS_H_
