// Which situation a question is about, read from option values: a board or the rows of a position,
// who is to move, how many passes came before, and the ban of a hot stone.
//
// Errors are InvalidArgument and name the command-line option.
#ifndef HOTSTONE_ANSWERS_ASKED_SITUATION_WORDS_H_
#define HOTSTONE_ANSWERS_ASKED_SITUATION_WORDS_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

// The parts of a situation other than its position.
struct Circumstances {
  std::string to_move = "B";
  int passes = 0;
  std::string ban;  // points, separated by commas; empty for none
};

// InvalidArgument if a situation is described although the option `question` asks about a whole
// board.
absl::Status CheckNoCircumstances(const Circumstances& circumstances, const std::string& question);

// A legal position from its rows, top first, separated by '/'. InvalidArgument otherwise.
absl::StatusOr<spec::Position> ParsePosition(const std::string& text);

// The empty position of --board or the position of --position, exactly one of which must be given;
// otherwise InvalidArgument, saying what `command` needs.
absl::StatusOr<spec::Position> BoardOrPosition(const std::string& board,
                                               const std::string& position,
                                               const std::string& command);

// InvalidArgument if the game would be over, or the rules have no such ban.
absl::StatusOr<spec::Situation> SituationFrom(const spec::Position& position,
                                              const Circumstances& circumstances,
                                              const spec::RuleSet& rules);

// For a word that looks like the rows of a position, "; did you mean --position X/O? ..." with an
// example of the form, to append to a message; empty for any other word.
std::string PositionMeant(std::string_view word);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_ASKED_SITUATION_WORDS_H_
