// How a tournament's standings are computed: which text applies, and how its open points are read.
//
// ING91-2 "Plazierung" (1991) is a list: primary scores first, then A1, A2, B1, B2 in this order.
// ING96-R7 "Secondary scores" (1996) has four components S, B, JH, FH and four combinations SJH,
// BJH, SFH, BFH; a tournament uses one combination. Both texts leave the following points open.
// Each is a separate reading with its command-line words:
//
//   secondary   B1, B2 (1991) and FH (1996) sum "the secondary scores" of opponents, and are
//               secondary scores themselves. Word for word that is circular, with no solution as
//               soon as two players play one game (docs/reference/tournaments.md). So they sum the
//               scores defined before them:
//                 a1+a2     (1991) both scores defined by then: all opponents' primary scores
//                 a1        (1991) only the first of them, which breaks ties first
//                 jh        (1996) the one that matches 1991: all opponents' primary scores
//                 s+b+jh    (1996) everything defined by then
//   parts       (1996) how a combination uses its two parts:
//                 order     compare S (more is better) or B (fewer is better), then JH or FH
//                 sum       one number: JH or FH, plus S or minus B
//                 of        JH or FH over only the beaten opponents (S) or only those lost to (B).
//                           The text says "all the opponents"; but read this way, the four
//                           combinations are 1991's A1, A2, B1, B2 where no game is drawn and each
//                           game counts (opponents=each)
//   opponents   an opponent met several times counts
//                 each      with each game
//                 once      once: as beaten if one game was won, as lost to if one was lost
//   draws       a drawn game is
//                 nobody    won by nobody: "a player gets one primary point for each won game"
//                 black     won by Black (ING96-R8 "Fixed compensation", ING91-2
//                           "Kompensationspunkte")
//   byes        a bye is worth
//                 nothing   it is no game
//                 point     a won game, as is customary; it has no opponent under either reading
//
// The first value of each is the default.
#ifndef HOTSTONE_TOURNAMENT_LAW_STANDINGS_SYSTEM_H_
#define HOTSTONE_TOURNAMENT_LAW_STANDINGS_SYSTEM_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace hotstone::tournament {

enum class StandingsText { k1991, k1996 };
enum class Combination { kSjh, kBjh, kSfh, kBfh };
enum class CombinationParts { kOrder, kSum, kOf };
enum class SecondaryOf1991 { kA1AndA2, kA1 };
enum class SecondaryOf1996 { kJh, kSAndBAndJh };
enum class OpponentCount { kEach, kOnce };
enum class DrawCount { kNobody, kBlack };
enum class ByeCount { kNothing, kPoint };

struct StandingsSystem {
  StandingsText text = StandingsText::k1996;
  Combination combination = Combination::kSjh;                 // 1996
  CombinationParts parts = CombinationParts::kOrder;           // 1996
  SecondaryOf1991 secondary_1991 = SecondaryOf1991::kA1AndA2;  // 1991
  SecondaryOf1996 secondary_1996 = SecondaryOf1996::kJh;       // 1996, SFH and BFH
  OpponentCount opponents = OpponentCount::kEach;
  DrawCount draws = DrawCount::kNobody;
  ByeCount byes = ByeCount::kNothing;

  friend bool operator==(const StandingsSystem&, const StandingsSystem&) = default;
};

// "1991" or "1996", then ",KEY=VALUE" with the keys above and `tie_break` (sjh, bjh, sfh, bfh) for
// the combination. InvalidArgument, listing the accepted words, for an unknown key or value, a
// repeated key, or a key that the text or combination does not use.
absl::StatusOr<StandingsSystem> ParseStandingsSystem(std::string_view text);

// The system in the same form; defaults are left out.
std::string StandingsSystemText(const StandingsSystem& system);

// 1991 and the four combinations of 1996 under each reading of `secondary` and `parts`, with
// defaults for the other readings: 2 + 2 * 3 + 2 * 3 * 2 systems.
std::vector<StandingsSystem> AllStandingsSystems();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_STANDINGS_SYSTEM_H_
