// The answer of `hotstone score`: the count of a position, or of the last position of a game
// record. Every stone on the board counts as alive. `explain` ends with the same count.
#ifndef HOTSTONE_ANSWERS_RECORDS_SCORE_ANSWER_H_
#define HOTSTONE_ANSWERS_RECORDS_SCORE_ANSWER_H_

#include <string>

#include "absl/status/statusor.h"
#include "answers/records/record_rules.h"
#include "answers/shown/shown.h"
#include "spec/board/position.h"
#include "spec/counting/penalties.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Game;
}  // namespace hotstone::spec

namespace hotstone::answers {

struct ScoreAnswer {
  std::string file;  // empty if there is none
  spec::Position position;
  RecordRules rules;
  std::string state;  // of the game, as by GameState; "position" if there is no game
  spec::Penalties penalties = {};
};

// `rules` is the value of --rules, empty if not given.
absl::StatusOr<ScoreAnswer> AskScoreOfPosition(const std::string& rows, const std::string& rules);

// The last position of the first game of a record. InvalidArgument if it has an illegal move.
absl::StatusOr<ScoreAnswer> AskScoreOfFile(const std::string& file, const std::string& rules);

Shown Describe(const ScoreAnswer& answer);

// Sets the keys area, map (rows, top first: X, O, '.'), shared_points, fill_in (an object per
// reading) and outcome, in this order; with penalties also award_stones, before outcome. In the
// text these are about twenty lines, the area diagram first.
Shown& AddScore(const spec::Position& position, const spec::RuleSet& rules,
                const spec::Penalties& penalties, Shown& shown);

// "ended", "paused" or "open".
std::string GameState(const spec::Game& game);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_SCORE_ANSWER_H_
