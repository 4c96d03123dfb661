// The options of `hotstone verify` (answers/verdicts/verify_question.h).
#ifndef HOTSTONE_CLI_VERIFY_VERIFY_OPTIONS_H_
#define HOTSTONE_CLI_VERIFY_VERIFY_OPTIONS_H_

#include "answers/verdicts/verify_question.h"
#include "cli/terminal/command_line.h"

namespace hotstone::cli {

// Adds the options of the command, each with its variable; `options` must live until the line is
// parsed.
void AddVerifyOptions(Command& command, answers::VerifyOptions& options);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VERIFY_VERIFY_OPTIONS_H_
