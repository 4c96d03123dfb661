// The standings of a tournament, clause by clause.
//
// ING91-2 "Plazierung": one primary point for each won game; ties are broken by A1, then A2, B1,
// B2:
//
//   A1   the sum of the primary scores of the beaten opponents
//   A2   the sum of the primary scores of the other opponents
//   B1   the sum of the secondary scores of the beaten opponents
//   B2   the sum of the secondary scores of the other opponents
//
// ING96-R7 "Primary scores" and "Secondary scores": one primary point for each won game; ties are
// broken by one of SJH, BJH, SFH and BFH:
//
//   S    the number of won games
//   B    the number of lost games
//   JH   the sum of the primary scores of all the opponents
//   FH   the sum of the secondary scores of all the opponents
//
// standings_system.h explains how "secondary scores", a combination, an opponent met twice, a draw
// and a bye are read. The clauses are about elimination and round robin, but the numbers are
// defined for the games of any tournament, whatever its pairing system.
//
// The numbers depend only on the sets of games and byes, so their order in the file does not
// matter. Players are compared by lists of numbers, so "better" is transitive.
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
  int place = 1;        // one more than the number of better players
  bool shared = false;  // whether another player has the same place
  // The compared numbers, in the order of StandingsColumns(). More is better, except for B.
  std::vector<int64_t> scores;
};

// "primary", "A1", "A2", "B1", "B2"; or "primary" and the numbers that the combination compares:
// "S", "JH"; "JH-B"; "SJH".
std::vector<std::string> StandingsColumns(const StandingsSystem& system);

// All players, best first, players who share a place by name. InvalidArgument, naming the game, if
// draws count for Black and it is not known who had Black in a drawn game. O(games + players log
// players).
absl::StatusOr<std::vector<Standing>> Standings(const Crosstable& table,
                                                const StandingsSystem& system);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_STANDINGS_H_
