// Handicaps for people and for programs: one pair of ranks, all differences, and the texts'
// statements about ranks.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_HANDICAP_REPORT_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_HANDICAP_REPORT_H_

#include <string>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "tournament/formats/handicap_case.h"

namespace hotstone::tournament {

// "one handicap play, no compensation"; "White lets Black take black"; "even game, Black gives 8
// points".
std::string HandicapWords(const HandicapGame& game);

// The game of a pair. InvalidArgument if the pair gets no game.
absl::StatusOr<answers::Shown> DescribeHandicap(const Rank& black, const Rank& white,
                                                const HandicapSystem& system);

// Every rank with its points, and the game for every possible difference of two ranks; the game
// depends on nothing else.
answers::Shown DescribeHandicapTable(const HandicapSystem& system);

// The statements of the text and, if they are inconsistent, the minimal inconsistent sets, of at
// most `most` statements, or of as many more as it takes to find one.
// Exits with kExitFails if they contradict each other.
answers::Shown DescribeRankStatements(const HandicapSystem& system, int most);

// Empty if the case holds; otherwise the difference from what it expects.
std::string HandicapCaseDifference(const HandicapCase& c);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_HANDICAP_REPORT_H_
