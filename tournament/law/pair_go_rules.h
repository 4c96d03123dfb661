// How the pair go regulations are read: the four seats, and the gaps of the text as readings.
//
// Two pairs of a woman and a man play (PAIR-PAIRS), in the cyclic order woman Black, woman White,
// man Black, man White (PAIR-ORDER, the normal rotation). The open points of the text follow, with
// the words of the command line; the first value of each is the default:
//
//   rotation    after an unclaimed error, whose turn is "the normal rotation"?
//                 number    set by the number of the turn: the order begins with the first move of
//                           the game and never shifts ("must follow the normal rotation")
//                 last      the player who follows, in the order, the one who made the last move
//                 pairs     the partner of the player who made this side's last move: each pair
//                           alternates
//   preceding   "which partner played the preceding move" (PAIR-ROTATION-PRECEDING)
//                 before    the move just before the error, by the other side
//                 own       the previous move by the side that made the error
//   claimed     a claimed error, as the preceding move of another error
//                 in        was in rotation: "regarded as valid, as if played by the correct
//                           player"
//                 out       was out of it, as it was played
//   first       an error without a preceding move; the text gives no result for it
//                 penalty   three points: nothing before it was out of rotation
//                 free      nothing: nothing before it was in rotation
//   passes      the order speaks of plays and does not mention passes
//                 turn      a pass is a move, and takes one player's turn
//                 aside     either partner may pass, and the rotation goes on as if neither had
//   claimant    who may claim an error
//                 anyone    either side; the text names nobody
//                 opponents only the other side, which has "the right to alert a Referee"
//                           (PAIR-TALLY)
//   repeated    "repeated out-of-order plays", at least two, are
//                 played    all that were made
//                 claimed   those that were claimed
//   tally       how three points per token are subtracted (PAIR-TALLY)
//                 points    as a number, from the score
//                 stones    by filling in, one stone for every two points (ING96-R6 "Positioning");
//                           an odd point cannot be subtracted
#ifndef HOTSTONE_TOURNAMENT_LAW_PAIR_GO_RULES_H_
#define HOTSTONE_TOURNAMENT_LAW_PAIR_GO_RULES_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/color.h"

namespace hotstone::tournament {

// In the order of the normal rotation.
enum class PairGoSeat { kBlackWoman, kWhiteWoman, kBlackMan, kWhiteMan };

spec::Color SideOf(PairGoSeat seat);
PairGoSeat WomanOf(spec::Color side);
PairGoSeat PartnerOf(PairGoSeat seat);
// The next seat in the normal rotation.
PairGoSeat FollowerOf(PairGoSeat seat);
// "BF", "WF", "BM", "WM": the side, then female or male, as in the regulations.
const char* SeatWord(PairGoSeat seat);

enum class PairGoRotation { kNumber, kLast, kPairs };
enum class PairGoPreceding { kBefore, kOwn };
enum class PairGoClaimed { kIn, kOut };
enum class PairGoFirst { kPenalty, kFree };
enum class PairGoPasses { kTurn, kAside };
enum class PairGoClaimant { kAnyone, kOpponents };
enum class PairGoRepeated { kPlayed, kClaimed };
enum class PairGoTally { kPoints, kStones };

struct PairGoRules {
  PairGoRotation rotation = PairGoRotation::kNumber;
  PairGoPreceding preceding = PairGoPreceding::kBefore;
  PairGoClaimed claimed = PairGoClaimed::kIn;
  PairGoFirst first = PairGoFirst::kPenalty;
  PairGoPasses passes = PairGoPasses::kTurn;
  PairGoClaimant claimant = PairGoClaimant::kAnyone;
  PairGoRepeated repeated = PairGoRepeated::kPlayed;
  PairGoTally tally = PairGoTally::kPoints;

  friend bool operator==(const PairGoRules&, const PairGoRules&) = default;
};

// "wmsg-2008", then ",KEY=VALUE" with the keys above. InvalidArgument, listing the accepted words,
// for an unknown or repeated word.
absl::StatusOr<PairGoRules> ParsePairGoRules(std::string_view text);

// The rules in the same form; defaults are left out.
std::string PairGoRulesText(const PairGoRules& rules);

// Every combination of the readings of rotation, errors, passes and claims: 3 * 2^5 rules, in the
// order of the keys. `repeated` and `tally`, which affect no turn and no token, keep their
// defaults.
std::vector<PairGoRules> AllPairGoRules();

// The points that this many tokens take from a side's score.
int PenaltyPoints(int tokens, PairGoTally tally);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_PAIR_GO_RULES_H_
