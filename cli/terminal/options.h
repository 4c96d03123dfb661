// Options that several commands share, with checks that give one clear line for a wrong value.
#ifndef HOTSTONE_CLI_TERMINAL_OPTIONS_H_
#define HOTSTONE_CLI_TERMINAL_OPTIONS_H_

#include <string>

#include "cli/terminal/command_line.h"

namespace hotstone::cli {

// Adds --threads, from 1 to 1024; by default the machine's number of concurrent threads.
Option& AddThreadsOption(Command& command, int* threads, const std::string& about);

// Adds --progress, for commands that can take a long time (terminal_progress.h).
void AddProgressOption(Command& command);

// Adds --memory, whose value is read by answers::MemoryLimit.
void AddMemoryOption(Command& command, std::string* memory);

// Adds --link, whose value AddJudgeLink (answers/shown/judge_link.h) takes.
Option& AddLinkOption(Command& command, std::string* base);

// Adds --checkpoint-every, for commands that save a checkpoint from time to time. Seconds.
Option& AddCheckpointEveryOption(Command& command, double* seconds);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_OPTIONS_H_
