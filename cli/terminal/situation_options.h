// The options that say which situation is meant: a board or the rows of a position, who is to move, how many
// passes came before, and what a hot stone bans.
//
// Every command that takes them says and checks them in the same words; what an option is for beyond that
// stands in the command.
#ifndef HOTSTONE_CLI_TERMINAL_SITUATION_OPTIONS_H_
#define HOTSTONE_CLI_TERMINAL_SITUATION_OPTIONS_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "cli/terminal/command_line.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::cli {

// Adds --position. The help says what its rows are, and behind a semicolon what the command does with them.
Option& AddPositionOption(Command& command, std::string* rows, const std::string& what);

// Adds --to-move, which is B or W, and B if it is left out. `names` may hold a second name of the option.
Option& AddToMoveOption(Command& command, std::string* to_move, const std::string& names = "--to-move");

// What a situation has beside its position.
struct Circumstances {
  std::string to_move = "B";
  int passes = 0;
  std::string ban;  // points, separated by commas; empty for none
};

// Adds --passes and --ban.
void AddPassesAndBanOptions(Command& command, Circumstances* circumstances);

// InvalidArgument if a situation is described where `question`, an option, asks about all of a board.
absl::Status CheckNoCircumstances(const Circumstances& circumstances, const std::string& question);

// A legal position from its rows, top first, separated by '/'. InvalidArgument otherwise.
absl::StatusOr<spec::Position> ParsePosition(const std::string& text);

// The empty position of --board or the one of --position, of which exactly one is to be given;
// InvalidArgument otherwise, which says what `command` needs.
absl::StatusOr<spec::Position> BoardOrPosition(const std::string& board, const std::string& position,
                                               const std::string& command);

// InvalidArgument if the game would be over, or the rules know no such ban.
absl::StatusOr<spec::Situation> SituationFrom(const spec::Position& position,
                                              const Circumstances& circumstances, const spec::RuleSet& rules);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_SITUATION_OPTIONS_H_
