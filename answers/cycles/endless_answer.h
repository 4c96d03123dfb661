// The answer of `hotstone endless`: a game of any length under the cycle rule `square`, searched,
// certified, replayed, written.
//
// The game is built from three return cycles (enumerate/cycles/endless_games.h). Where they begin
// and what they are is told first; then the requested number of plies is played by the full rule
// set, and the whole sequence is searched for a square: a refused play, or a square, would be a bug
// in the program and is reported as one. If no three cycles are found, all plays are enumerated,
// and if there are finitely many, that is the answer, with a longest play.
#ifndef HOTSTONE_ANSWERS_CYCLES_ENDLESS_ANSWER_H_
#define HOTSTONE_ANSWERS_CYCLES_ENDLESS_ANSWER_H_

#include <string>

#include "absl/status/statusor.h"
#include "answers/runs/terminal_progress.h"
#include "answers/shown/shown.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct EndlessQuestion {
  spec::BoardSize board;
  spec::RuleSet rules;
  int plies = 0;
  std::string out;          // the game is written here; empty: nowhere
  std::string certificate;  // the cycles
  std::string link;         // the address of an atlas; empty: none
};

// Returns the exit code: kExitFails if every game ends. Cancelled if interrupted, after the game so
// far is written; ResourceExhausted if nothing is known.
absl::StatusOr<int> AskEndless(const EndlessQuestion& question, TerminalProgress* progress,
                               const Tell& tell);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CYCLES_ENDLESS_ANSWER_H_
