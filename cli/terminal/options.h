// Options that several commands share, with the checks that give one clear line for a wrong value.
#ifndef HOTSTONE_CLI_TERMINAL_OPTIONS_H_
#define HOTSTONE_CLI_TERMINAL_OPTIONS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "cli/terminal/command_line.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {

// Adds --threads, from 1 to 1024; if it is left out, as many as the machine runs at once.
Option& AddThreadsOption(Command& command, int* threads, const std::string& about);

// Adds --progress, for commands that can take long (terminal_progress.h).
void AddProgressOption(Command& command);

// Adds --memory, whose value MemoryLimit reads.
void AddMemoryOption(Command& command, std::string* memory);

// "512MiB", "4GiB", "4G", "2000000000": bytes. If it is empty, three quarters of the memory that this machine
// has to give now and the limit of the shell leaves, or 1 GiB if that cannot be found out. InvalidArgument for anything else.
absl::StatusOr<uint64_t> MemoryLimit(const std::string& text);

// The rule sets of all --rules options together; each may name several, separated by semicolons.
absl::StatusOr<std::vector<spec::RuleSet>> CollectRuleSets(const std::vector<std::string>& texts);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_OPTIONS_H_
