// Options that several commands share, with the checks that give one clear line for a wrong value.
#ifndef HOTSTONE_CLI_TERMINAL_OPTIONS_H_
#define HOTSTONE_CLI_TERMINAL_OPTIONS_H_

#include <string>

#include "cli/terminal/command_line.h"

namespace hotstone::cli {

// Adds --threads, from 1 to 1024; if it is left out, as many as the machine runs at once.
Option& AddThreadsOption(Command& command, int* threads, const std::string& about);

// Adds --progress, for commands that can take long (terminal_progress.h).
void AddProgressOption(Command& command);

// Adds --memory, whose value answers::MemoryLimit reads.
void AddMemoryOption(Command& command, std::string* memory);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_OPTIONS_H_
