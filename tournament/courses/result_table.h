// Results of a tournament as matrices, and the tie-breaks of ING91-2 "Plazierung" and ING96-R7
// "Secondary scores" as matrix products. This second implementation shares only the readings' names
// with tournament/law/standings.h.
//
// won[i][j] is how often i beat j, met[i][j] how often they played. With w = won, m = met, p = the
// row sums of w (plus byes, if they count), l = w transposed:
//
//   1991   A1 = w p    A2 = (m - w) p    B1 = w q    B2 = (m - w) q    with q = A1 + A2, or A1
//   1996   JH = m p    FH = m q    over the beaten w p, w q    over those lost to l p, l q    with
//          q = JH, or p + the row sums of l + JH
//
// When each opponent counts once, the entries of w, m and l are capped at 1. A table is decided by
// a list of numbers for each player; an unbroken tie is two equal lists. O(n^2) per system.
#ifndef HOTSTONE_TOURNAMENT_COURSES_RESULT_TABLE_H_
#define HOTSTONE_TOURNAMENT_COURSES_RESULT_TABLE_H_

#include <cstdint>
#include <vector>

#include "tournament/law/standings_system.h"

namespace hotstone::tournament {

// A game between two different players, in the order of play. White won if Black did not and the
// game was not drawn.
struct ResultGame {
  int round = 1;
  int black = 0;
  int white = 0;
  bool drawn = false;
  bool black_won = false;
};

struct ResultTable {
  int players = 0;
  std::vector<ResultGame> games;
  std::vector<int> byes;  // number of byes, by player
};

// Each player's list, most important number first; more is better throughout.
std::vector<std::vector<int64_t>> ListsOf(const ResultTable& table, const StandingsSystem& system);

// Whether two players have the same list.
bool LeavesATie(const ResultTable& table, const StandingsSystem& system);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_RESULT_TABLE_H_
