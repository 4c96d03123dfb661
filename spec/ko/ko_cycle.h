// Who disturbs: the class of a completed cycle.
//
// ING96-R5 "Disturbing ko", G511, G516; ING91-1 "Störungs-Ko"; ZH-G30, G31, G41: the disturber starts the
// cyclic removal, by a needless fight over hot stones or by recycling ko threats; R4 "Breath shape", G514,
// Q12: or by recycling due to self-removal. So a cycle is classified by the ko positions that its plays
// belong to:
//
//   belongs   A play belongs to the ko position of the ko that it takes; otherwise of the ko that it makes,
//             its stone being a ko stone then; otherwise of the own ko whose mouth it fills; otherwise of the
//             play of the cycle that removes its stone (the first of two stones in an eternal life). Ko
//             positions of different moments are the same one if their groups have a stone in common that
//             stays where it is through the whole cycle.
//   self-disturbance   stones are removed by their own side only, and by one player only: he is the
//             disturber (ING96-G514, Q12)
//   one ko position    its class (ko_class.h), which must be the same at every moment: fighting, nobody
//             disturbs; disturbed death, the dead side does, or, by another reading, whoever starts the cycle
//             (cycle_reading.h); disturbed life, whoever starts it: who is to move in the situation that it
//             brings back.
//   several, all settled   as for one, if they name the same player
//   several, one of them fighting   recycled threats (ING96-G516): the others are what the threats are made
//             of. If the fight is for the life of one side only, the other's group being alive, that side is
//             the disturber (P3: "his groups are dead"); otherwise the texts name nobody.
//
// What is left is unclassified, and names nobody; but for one reading (CyclicKos::kDisturbing). By it a cycle
// with a play that belongs to no ko position is disturbing if ko stones are removed round and round in it
// (cyclic_ko.h; ING96-AFTERWORD-rare-kos). Whether stones are dead cannot be asked there, so that it is
// neither a disturbed death nor a disturbed life, but who starts it is the disturber by both (G512, G513). Of
// the ko positions in it the settled ones must name the same player; if one is fighting, the threats for it
// are recycled (G516), and the side whose life is open is the disturber as above. Those without a class are
// left out.
#ifndef HOTSTONE_SPEC_KO_KO_CYCLE_H_
#define HOTSTONE_SPEC_KO_KO_CYCLE_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/move.h"
#include "spec/board/position.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"

namespace hotstone::spec {

// A completed cycle: a situation, and moves in turn that lead back to it.
struct CompletedCycle {
  Position start;
  Color starter = Color::kBlack;  // to move at the start
  std::vector<Move> moves;        // an even number, at least two
};

// A ko position as it is met along a cycle.
struct CycleKoPosition {
  std::vector<Point> lasting;       // the stones of its groups that stay all the way, in index order
  std::vector<KoVerdict> verdicts;  // the different ones, in the order met
  std::vector<size_t> plays;        // the moves that belong to it, by their number from 0

  friend bool operator==(const CycleKoPosition&, const CycleKoPosition&) = default;
};

struct CycleVerdict {
  KoVerdict verdict;                       // settled, balanced and dead as far as its ko positions agree
  std::optional<Color> disturber;          // whom the classification names
  std::vector<CycleKoPosition> positions;  // those that plays belong to, in the order of their first plays
  std::vector<size_t> outside;             // board plays that belong to none
};

// Requires moves in turn, each on an empty point or a pass, that lead back to the start; otherwise
// InvalidArgument. Bans are not looked at. O(moves x points^3).
absl::StatusOr<CycleVerdict> ClassifyCycle(const CompletedCycle& cycle, const CycleReading& reading = {});

// The player whom the classification names as the disturber of the cycle; nobody if it is fighting or
// unclassified. Same requirements.
absl::StatusOr<std::optional<Color>> DisturberOf(const CompletedCycle& cycle,
                                                 const CycleReading& reading = {});

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_KO_CYCLE_H_
