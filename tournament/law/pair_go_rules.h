// How the pair go regulations are read: the four seats, and the gaps of the text as readings.
//
// Two pairs of a woman and a man play (PAIR-PAIRS), in the order woman Black, woman White, man Black, man
// White, round and round (PAIR-ORDER, the normal rotation). What the text leaves open, with the words of the
// command line; the first value of each is what is taken where nothing is said:
//
//   rotation    after an error that nobody claimed, whose turn is "the normal rotation"?
//                 number    who is next by the number of the turn: the order begins with the first move of
//                           the game and is never moved ("must follow the normal rotation")
//                 last      who follows the one who made the last move, in the order
//                 pairs     the partner of who made the last move of this side: each pair takes turns
//   preceding   "which partner played the preceding move" (PAIR-ROTATION-PRECEDING)
//                 before    the move just before the error, the other side's
//                 own       the move before it of the side that made the error
//   claimed     an error that was claimed, as the preceding move of another one
//                 in        was in rotation: "regarded as valid, as if played by the correct player"
//                 out       was out of it, as it was played
//   first       an error without a preceding move; the text has a result for neither
//                 penalty   three points: nothing before it was out of rotation
//                 free      nothing: nothing before it was in rotation
//   passes      the order speaks of plays and says nothing of passes
//                 turn      a pass is a move, and takes the turn of one person
//                 aside     either partner may pass, and the rotation goes on as if nobody had
//   claimant    who may claim an error
//                 anyone    either side; the text names nobody
//                 opponents the other side alone, as it has "the right to alert a Referee" (PAIR-TALLY)
//   repeated    "repeated out-of-order plays", at least two, are
//                 played    all that were made
//                 claimed   those that were claimed
//   tally       how three points a token are subtracted (PAIR-TALLY)
//                 points    as a number, from the score
//                 stones    filled in, a stone for every two points (ING96-R6 "Positioning"); a point that is
//                           left over cannot be
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
// Who follows in the normal rotation.
PairGoSeat FollowerOf(PairGoSeat seat);
// "BF", "WF", "BM", "WM": the side, then female or male, as the regulations have it.
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

// "wmsg-2008", then ",KEY=VALUE" with the keys above. InvalidArgument, with the good words, for what is not
// known or comes twice.
absl::StatusOr<PairGoRules> ParsePairGoRules(std::string_view text);

// The rules in the same words; what is as it starts is left out.
std::string PairGoRulesText(const PairGoRules& rules);

// Every reading of the rotation, of errors, passes and claims with every other one: 3 * 2^5 rules, in the
// order of the keys; `repeated` and `tally`, which move no turn and no token, as they start.
std::vector<PairGoRules> AllPairGoRules();

// The points that so many tokens take from a side's score.
int PenaltyPoints(int tokens, PairGoTally tally);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_PAIR_GO_RULES_H_
