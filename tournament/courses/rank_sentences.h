// What the texts say about ranks and points, statement by statement, and which statements
// contradict each other.
//
// Each statement is one linear equation in a few unknown numbers of points: the worth of a step of
// each scale, of a play, of the first move and of White's pass, the compensation, and the offsets
// between the scales. The readings first_move, handicap_play and plays
// (tournament/law/handicap_system.h) are equations, too, or change one, and are always assumed. It
// is also assumed that a play and a step of any scale are worth more than nothing ("1 high, 9
// low"). Statements are consistent if some numbers satisfy them all.
//
// Exact: equations are solved by integer elimination; the positivity conditions that remain are
// decided by Fourier-Motzkin elimination of the remaining unknowns. All subsets of up to `most`
// statements are checked: with n statements O(n^most) systems of at most ten unknowns.
#ifndef HOTSTONE_TOURNAMENT_COURSES_RANK_SENTENCES_H_
#define HOTSTONE_TOURNAMENT_COURSES_RANK_SENTENCES_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "tournament/law/handicap_system.h"

namespace hotstone::tournament {

// The unknowns, in points.
enum RankUnknown {
  kPingStep,
  kDuanStep,
  kJiStep,
  kPlayWorth,
  kTakingBlack,     // Black's advantage in a game without compensation
  kPassWorth,       // what one pass by White adds to it
  kCompensation,    // of an even game
  kFirstMoveWorth,  // the advantage of the first move, as the text's number
  kNineDuan,        // how far 9 duan is below 1 ping
  kOneJi,           // how far 1 ji is below 1 duan
  kRankUnknowns
};

// The sum of factors times unknowns equals the constant.
struct RankEquation {
  std::array<int64_t, kRankUnknowns> factors{};
  int64_t constant = 0;
};

struct RankStatement {
  std::string name;
  std::string clause;  // in the register
  std::string words;   // what it says
  RankEquation equation;
};

// The statements of the system's text, in order.
std::vector<RankStatement> RankStatements(const HandicapSystem& system);

// Whether some numbers satisfy these statements under the system's readings.
bool HoldTogether(const std::vector<RankStatement>& statements, const HandicapSystem& system);

// All minimal inconsistent sets of at most `most` statements, in which every smaller subset is
// consistent. Small sets first, each in the order of the statements.
std::vector<std::vector<std::string>> LeastContradictions(const HandicapSystem& system, int most);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_RANK_SENTENCES_H_
