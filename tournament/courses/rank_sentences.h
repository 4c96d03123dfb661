// What the texts say of ranks and points, statement by statement, and which statements contradict each other.
//
// Each statement is one linear equation between a few unknown numbers of points: what a step of each scale
// is worth, a play, the first move, White's pass, the compensation, and where the scales stand to each other.
// The readings first_move, handicap_play and plays (tournament/law/handicap_system.h) are equations, too, or
// change one, and are always assumed; so is that a step of any scale and a play are worth more than nothing
// ("1 high, 9 low"). Statements hold together if some numbers satisfy them all.
//
// Exact: equations are solved by elimination in whole numbers; what then must be positive is decided by
// eliminating the unknowns that are left (Fourier and Motzkin). All subsets of up to `most` statements are
// gone through: with n statements O(n^most) systems of at most ten unknowns.
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
  kPassWorth,       // what one pass of White adds to it
  kCompensation,    // of an even game
  kFirstMoveWorth,  // the advantage of the first move, as a number of the text
  kNineDuan,        // how far 9 duan stands below 1 ping
  kOneJi,           // how far 1 ji stands below 1 duan
  kRankUnknowns
};

// The sum of the factors times the unknowns is the constant.
struct RankEquation {
  std::array<int64_t, kRankUnknowns> factors{};
  int64_t constant = 0;
};

struct RankStatement {
  std::string name;
  std::string clause;  // of the register
  std::string words;   // what it says
  RankEquation equation;
};

// The statements of the system's text, in their order.
std::vector<RankStatement> RankStatements(const HandicapSystem& system);

// Whether some numbers satisfy these statements under the readings.
bool HoldTogether(const std::vector<RankStatement>& statements, const HandicapSystem& system);

// All sets of at most `most` statements that do not hold together while each smaller part of them does; small
// sets first, each in the order of the statements.
std::vector<std::vector<std::string>> LeastContradictions(const HandicapSystem& system, int most);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_RANK_SENTENCES_H_
