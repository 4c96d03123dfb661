// Handicaps for people and for programs: one pair of ranks, all differences, and what the texts say of ranks.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_HANDICAP_REPORT_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_HANDICAP_REPORT_H_

#include <string>

#include "absl/status/statusor.h"
#include "tournament/formats/handicap_case.h"

namespace hotstone::tournament {

// "one handicap play, no compensation"; "White lets Black take black"; "even game, Black gives 8 points".
std::string HandicapWords(const HandicapGame& game);

// The game of a pair, some lines or one JSON object (hotstone.result/1), with the line's end. InvalidArgument
// if it gets none.
absl::StatusOr<std::string> HandicapGameText(const Rank& black, const Rank& white,
                                             const HandicapSystem& system);
absl::StatusOr<std::string> HandicapGameJson(const Rank& black, const Rank& white,
                                             const HandicapSystem& system);

// Every rank with its points, and every difference that two ranks can have with its game; the game depends on
// nothing else.
std::string HandicapTableText(const HandicapSystem& system);
std::string HandicapTableJson(const HandicapSystem& system);

// The statements of the text, and if not all hold together the least sets that do not, of at most `most`,
// or of as many more as it takes to find one.
struct StatementsReport {
  bool hold_together = false;
  std::string output;
};
StatementsReport RankStatementsReport(const HandicapSystem& system, int most, bool as_json);

// Empty if the case holds; otherwise what is not as it expects.
std::string HandicapCaseDifference(const HandicapCase& c);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_HANDICAP_REPORT_H_
