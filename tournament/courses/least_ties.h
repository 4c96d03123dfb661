// The least number of players for which a system leaves a tie, for each format, with the results
// that show it.
//
// ING96-R7 "Secondary scores" says that the combinations "can be used to determine the final
// standings", ING91-2 "Plazierung" that ties are broken by one score after the other. If some
// tournament of a format ends with two players equal in every compared number, the system does not
// determine the standings there.
#ifndef HOTSTONE_TOURNAMENT_COURSES_LEAST_TIES_H_
#define HOTSTONE_TOURNAMENT_COURSES_LEAST_TIES_H_

#include <vector>

#include "tournament/courses/tournament_formats.h"

namespace hotstone::tournament {

struct LeastTie {
  // 0 if no tie exists with up to `searched` players.
  int players = 0;
  int searched = 0;
  ResultTable witness;
};

// One result per system, for 2 to `most` players. Exponential in `most`.
std::vector<LeastTie> LeastTies(TournamentFormat format,
                                const std::vector<StandingsSystem>& systems, int most);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_LEAST_TIES_H_
