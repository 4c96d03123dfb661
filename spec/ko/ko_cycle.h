// Who disturbs: the class of a completed cycle.
//
// ING96-R5 "Disturbing ko", G511, G516; ING91-1 "Störungs-Ko"; ZH-G30, G31, G41: the disturber
// starts the cyclic removal, by a needless fight over hot stones or by recycling ko threats; R4
// "Breath shape", G514, Q12: or by recycling due to self-removal. So the ko positions that the
// plays of a cycle belong to decide its class:
//
//   belongs   A play belongs to the ko position of the ko that it takes; otherwise of the ko that
//             it makes, its stone then being a ko stone; otherwise of the own ko whose mouth it
//             fills; otherwise of the play of the cycle that removes its stone (the first of two
//             stones in an eternal life). Ko positions of different moments are the same if their
//             groups share a stone that stays in place through the whole cycle.
//   self-disturbance   stones are removed by their own side only, and by one player only: he is the
//             disturber (ING96-G514, Q12)
//   one ko position    its class (ko_class.h), which must be the same at every moment. Fighting:
//             nobody disturbs. Disturbed death: the dead side disturbs or, by another reading, the
//             player who starts the cycle (cycle_reading.h). Disturbed life: the player who starts
//             the cycle, who is to move in the situation that it brings back.
//   several, all settled   as for one, if they name the same player
//   several, one of them fighting   recycled threats (ING96-G516): the others supply the threats.
//             If only one side's life is at stake, because the other's group is alive, that side is
//             the disturber (P3: "his groups are dead"); otherwise the texts name nobody.
//
// Every other cycle is unclassified and names nobody, except under one reading
// (CyclicKos::kDisturbing). Under it, a cycle with a play that belongs to no ko position is
// disturbing if ko stones are removed repeatedly in it (cyclic_ko.h; ING96-AFTERWORD-rare-kos). It
// cannot be decided whether stones are dead there, so the cycle is neither a disturbed death nor a
// disturbed life, but under both the player who starts it is the disturber (G512, G513). The
// settled ko positions in the cycle must name the same player. If one ko position is fighting, the
// threats for it are recycled (G516), and the side whose life is open is the disturber as above. Ko
// positions without a class are ignored.
//
// Under ClassBy other than kBreath every cycle has a class. Self-removals decide as above if only
// one player removes only own stones; every other cycle is decided by the fates of the stones
// beside it that stay throughout (spec/fates/removal_class.h). A disturbing cycle names the side
// that they name, or else the player who starts it.
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

// A ko position as it occurs along a cycle.
struct CycleKoPosition {
  std::vector<Point> lasting;       // the stones of its groups that stay throughout, in index order
  std::vector<KoVerdict> verdicts;  // the different ones, in the order met
  std::vector<size_t> plays;        // the moves that belong to it, by their number from 0

  friend bool operator==(const CycleKoPosition&, const CycleKoPosition&) = default;
};

struct CycleVerdict {
  KoVerdict verdict;               // settled, balanced and dead if its ko positions agree
  std::optional<Color> disturber;  // the player whom the classification names
  bool by_start = false;           // he is named because he started, not for what he does or owns
  std::vector<CycleKoPosition>
      positions;                // those that plays belong to, in the order of their first plays
  std::vector<size_t> outside;  // board plays that belong to none
};

// InvalidArgument unless the moves alternate, each is a pass or on an empty point, and they lead
// back to the start. Ignores bans. O(moves x points^3).
absl::StatusOr<CycleVerdict> ClassifyCycle(const CompletedCycle& cycle,
                                           const CycleReading& reading = {});

// The player whom the classification names as the disturber of the cycle; nobody if it is fighting
// or unclassified. Same requirements.
absl::StatusOr<std::optional<Color>> DisturberOf(const CompletedCycle& cycle,
                                                 const CycleReading& reading = {});

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_KO_CYCLE_H_
