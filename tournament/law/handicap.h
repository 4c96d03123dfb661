// The handicap between two ranks: compensation, taking black, handicap plays.
//
// Let Black be D points weaker (handicap_system.h). With D = 0 the game is even, and Black gives
// eight points (ING96-G607: a handicap of zero plays). For D less than a play Black gives D points
// fewer; if the stronger player has Black, he gives correspondingly more. At one play, D = 8, White
// "lets him take black": no compensation. At q plays, q at least 2, White gives q - 1 handicap
// plays. This matches the examples of ING96-R8 (9 ping against 1 ping: one; 5, 3, 1 duan against 9
// duan: one, two, three; 2 and 18 ji against 1 duan: one, seventeen), and ING91-2 "Vorgabezüge",
// where handicap plays begin at a difference of two plays. What remains of D beyond whole plays is
// given in points (ZH-G48): the readings `rest`.
//
// For example, 6 duan has Black against 9 duan: D = 12, one play and four points. Under rest=down
// Black takes black, and White gives him four points; under rest=up (1996) Black gets one handicap
// play, D = 16, and gives four points back.
#ifndef HOTSTONE_TOURNAMENT_LAW_HANDICAP_H_
#define HOTSTONE_TOURNAMENT_LAW_HANDICAP_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/rules/rule_set.h"
#include "tournament/law/handicap_system.h"

namespace hotstone::tournament {

struct HandicapGame {
  int difference = 0;                    // points by which Black is weaker; negative: stronger
  int handicap_plays = 0;                // as the text counts them
  int passes = 0;                        // passes White owes before his first play
  int compensation = kEvenCompensation;  // points Black gives White; negative: White gives Black
};

// InvalidArgument if the text does not have one of the ranks, if the stronger player has Black and
// the difference is a play or more (White must "let him take black"), or if he has Black at all
// under colours=weaker.
absl::StatusOr<HandicapGame> HandicapOf(const Rank& black, const Rank& white,
                                        const HandicapSystem& system);

// What the game is worth to Black on the board, in points: the first move, White's passes and the
// compensation, by the readings first_move and handicap_play. Equals the difference where ranks and
// points agree.
int WorthToBlack(const HandicapGame& game, const HandicapSystem& system);

// The rules of the game: the text's preset with `handicap` and `compensation`.
spec::RuleSet RulesOfGame(const HandicapGame& game, const HandicapSystem& system);

// The clauses of the register that give this handicap.
std::vector<std::string> HandicapClauses(const Rank& black, const Rank& white,
                                         const HandicapGame& game, const HandicapSystem& system);

// The keys of readings that would change this pair's game or its worth, or leave the pair without a
// game.
std::vector<std::string> OpenReadings(const Rank& black, const Rank& white,
                                      const HandicapSystem& system);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_HANDICAP_H_
