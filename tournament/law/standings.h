// The standings of a tournament, clause by clause.
//
// ING91-2 "Plazierung": one primary point for each won game; ties are broken by A1, then A2, B1, B2:
//
//   A1   the sum of the primary scores of the beaten opponents
//   A2   the sum of the primary scores of the other opponents
//   B1   the sum of the secondary scores of the beaten opponents
//   B2   the sum of the secondary scores of the other opponents
//
// ING96-R7 "Primary scores" and "Secondary scores": one primary point for each won game; ties are broken by
// one of SJH, BJH, SFH and BFH:
//
//   S    the number of won games
//   B    the number of lost games
//   JH   the sum of the primary scores of all the opponents
//   FH   the sum of the secondary scores of all the opponents
//
// What "secondary scores", a combination, an opponent met twice, a draw and a bye come to:
// standings_system.h. The clauses are about elimination and round robin; the numbers are defined for the
// games of any tournament, and which pairings a system makes is nothing that they ask.
//
// Nothing but the sets of games and byes goes into the numbers, so that their order in the file does not
// matter, and players are compared by lists of numbers, so that "better" is transitive.
#ifndef HOTSTONE_TOURNAMENT_LAW_STANDINGS_H_
#define HOTSTONE_TOURNAMENT_LAW_STANDINGS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/law/crosstable.h"
#include "tournament/law/standings_system.h"

namespace hotstone::tournament {

struct Standing {
  int player = 0;
  int place = 1;        // one more than the number of players who are better
  bool shared = false;  // whether another player has the same place
  // The numbers that are compared, by the names of StandingsColumns(); more is better, but fewer of B.
  std::vector<int64_t> scores;
};

// "primary", "A1", "A2", "B1", "B2"; or "primary" and what the combination compares: "S", "JH"; "JH-B";
// "SJH".
std::vector<std::string> StandingsColumns(const StandingsSystem& system);

// All players, the best first, those of one place by their names. InvalidArgument, naming the game, where
// draws are Black's and it is not known who had Black in a drawn game. O(games + players log players).
absl::StatusOr<std::vector<Standing>> Standings(const Crosstable& table, const StandingsSystem& system);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_STANDINGS_H_
