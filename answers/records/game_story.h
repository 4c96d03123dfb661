// A game told moment by moment, as the atlas shows it: the stones, what the move removed and made
// hot, and where the player to move may not play, with the clause.
//
// Everything comes from spec::Game, play by play. Occupied points are not listed as refused. Each
// moment costs one judgement of every empty point.
#ifndef HOTSTONE_ANSWERS_RECORDS_GAME_STORY_H_
#define HOTSTONE_ANSWERS_RECORDS_GAME_STORY_H_

#include <optional>
#include <string>
#include <vector>

#include "answers/shown/shown.h"
#include "spec/board/move.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace hotstone::answers {

// Moves from a position, repeated for a number of rounds.
struct Course {
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  std::vector<spec::Move> moves;
  int rounds = 1;
};

// The first move of a course that is refused.
struct CourseRefusal {
  int round = 0;  // from 1
  int ply = 0;    // within the round, from 1
  spec::Move move;
  spec::Ruling ruling;
  std::string clause;  // of the rule set's own text
};

// Empty if all moves are legal under these rules. The setup must be legal.
std::optional<CourseRefusal> FirstRefusal(const Course& course, const spec::RuleSet& rules);

// Keys: name, rules, size, to_move, moments; and refused, if a move is refused, which ends the
// story. A moment has rows and to_move, plus any of these that apply: move, captured, removed, hot,
// refused, kos.
Shown StoryOf(const std::string& name, const Course& course, const spec::RuleSet& rules);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_GAME_STORY_H_
