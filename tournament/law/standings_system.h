// How a tournament's standings are computed: which text, and how what the texts leave open is read.
//
// ING91-2 "Plazierung" (1991) is a list: primary scores first, then A1, A2, B1, B2 in this order. ING96-R7
// "Secondary scores" (1996) has four components S, B, JH, FH and four combinations SJH, BJH, SFH, BFH, of
// which a tournament takes one. Both leave open what follows; each is a reading of its own with the words
// of the command line.
//
//   secondary   B1, B2 (1991) and FH (1996) sum "the secondary scores" of opponents, and are secondary scores
//               themselves. Word for word that is a circle, without a solution as soon as two players play
//               one game (docs/reference/tournaments.md). So what is summed are the scores that
//               were there before:
//                 a1+a2     (1991) what has been defined by then; all opponents' primary scores
//                 a1        (1991) the first of them alone, by which ties are broken first
//                 jh        (1996) the one that is like 1991's: all opponents' primary scores
//                 s+b+jh    (1996) all that has been defined by then
//   parts       (1996) how a combination is made of its two parts:
//                 order     compare S (more is better) or B (fewer is better), then JH or FH
//                 sum       one number: JH or FH, and S is added or B taken away
//                 of        JH or FH over the beaten opponents (S) or those lost to (B) only. The text says
//                           "all the opponents"; but read so, the four combinations are 1991's A1, A2, B1,
//                           B2 where no game is drawn and each game counts (opponents=each)
//   opponents   an opponent met several times counts
//                 each      with each game
//                 once      once: as beaten if one game was won, as lost to if one was lost
//   draws       a drawn game is
//                 nobody    won by nobody: "a player gets one primary point for each won game"
//                 black     won by Black (ING96-R8 "Fixed compensation", ING91-2 "Kompensationspunkte")
//   byes        a bye is worth
//                 nothing   it is no game
//                 point     a won game, as is the custom; it has no opponent under either
//
// The first value of each is what a system starts with.
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

// "1991" or "1996", then ",KEY=VALUE" with the keys above and `tie_break` (sjh, bjh, sfh, bfh) for the
// combination. InvalidArgument, with the good words, for a key or a value that is not known, that comes
// twice, or that the text or combination has no use for.
absl::StatusOr<StandingsSystem> ParseStandingsSystem(std::string_view text);

// The system in the same words; what is as it starts is left out.
std::string StandingsSystemText(const StandingsSystem& system);

// 1991 and the four combinations of 1996 under each reading of `secondary` and `parts`, the other readings
// as they start: 2 + 2 * 3 + 2 * 3 * 2 systems.
std::vector<StandingsSystem> AllStandingsSystems();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_STANDINGS_SYSTEM_H_
