// A situation: everything that a finite-memory rule set looks at, and the effect of one ply.
//
//   position, player to move, consecutive passes, hot-stone bans, handicap passes still owed
//
// A move is a board play or a pass, one at a time, Black first (ING96-R3 "Move", G302; ING91-1
// "Partie", "Zug"; ZH-G2; TT-TURN). Passes: two in a row pause the game, four end it (ING96-R3,
// G305, G307, G419; ING91-1 "Ausgesetzter Zug"; ZH-G7, G9, G18, G19); TT-END and the comparators:
// two end it. A game under `capture_ends` (COMP-CAPTURE-ENDS) is over after its first capture or
// self-removal. Handicap: White's first plies are mandatory passes (ING96-R3, G313; ING91-2
// "Vorgabezüge"; ZH-G16; TT-HANDICAP). They neither count towards a pause nor interrupt a row of
// passes.
#ifndef HOTSTONE_SPEC_RULES_SITUATION_H_
#define HOTSTONE_SPEC_RULES_SITUATION_H_

#include <compare>
#include <optional>
#include <set>
#include <vector>

#include "spec/board/board_play.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace hotstone::spec {

struct Situation {
  Position position;
  Color to_move = Color::kBlack;
  int passes = 0;  // consecutive; end_passes means the game is over
  // The player to move may not play here: it would remove a hot stone at once (ING96-R5). Any ply
  // lifts the bans.
  std::set<Point> bans;
  int handicap_owed = 0;  // mandatory passes of White still to come

  friend bool operator==(const Situation&, const Situation&) = default;
  friend auto operator<=>(const Situation&, const Situation&) = default;
};

// The situation before the first ply.
Situation StartOf(const RuleSet& rules, const Position& setup, Color to_move);

bool IsFinished(const Situation& s, const RuleSet& rules);

// After two or three passes, if four end the game.
bool IsPaused(const Situation& s, const RuleSet& rules);

// Whether the player to move may play at `at` (or pass), as far as rules without history can tell.
// The reasons are tried in this order: game over, off the board, occupied, handicap, self-removal,
// variation, hot stone. `play`, if given, becomes the play that was judged, if there is one.
Ruling Judge(const Situation& s, std::optional<Point> at, const RuleSet& rules,
             std::optional<BoardPlay>* play = nullptr);

// The situation after a legal move of the player to move. Requires Judge(...).legal().
Situation After(const Situation& s, std::optional<Point> at, const RuleSet& rules);
// The same of a board play that has been made.
Situation AfterPlay(const Situation& s, const BoardPlay& play, const RuleSet& rules);

// Every legal move and its result: board plays in index order, then the pass. Empty exactly if
// finished.
struct Successor {
  std::optional<Point> at;
  Situation situation;
};
std::vector<Successor> Successors(const Situation& s, const RuleSet& rules);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_SITUATION_H_
