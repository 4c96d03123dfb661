// How much memory work may use, and which rule sets it is about, from the words of a question.
#ifndef HOTSTONE_ANSWERS_ASKED_LIMITS_H_
#define HOTSTONE_ANSWERS_ASKED_LIMITS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

// "512MiB", "4GiB", "4G", "2000000000": bytes. If it is empty, three quarters of the memory that this machine
// has to give now and the limit of the shell leaves, or 1 GiB if that cannot be found out. InvalidArgument for anything else.
absl::StatusOr<uint64_t> MemoryLimit(const std::string& text);

// The rule sets of all --rules options together; each may name several, separated by semicolons.
absl::StatusOr<std::vector<spec::RuleSet>> CollectRuleSets(const std::vector<std::string>& texts);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_ASKED_LIMITS_H_
