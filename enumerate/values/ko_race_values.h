// Who wins a ko race, for every race up to given numbers of breaths: a second implementation of the
// rules of spec/ko_race/ko_race.h, and the values by retrograde analysis.
//
// A race is seen from the player to move, `mine` and `theirs`, so that the two sides need no names
// and each pair of mirrored races is one entry. The value is +1 if the mover's opponent is removed,
// -1 if the mover is, 0 if both live; with the interval of the model, section 2: `lo` treats an
// endless play as a loss of the mover of the entry, `hi` as a win.
//
// Order. Every move except takes and passes permanently lowers one of eyes, external, shared, kos,
// threats. So the races with the same of these numbers form a block, the only cycles are within a
// block, and blocks are solved in the order of their numbers. Within a block lo starts at -1
// everywhere and rises, hi at +1 and falls, until nothing changes. With the sides exchanged, lo of
// a race is minus hi of its successor, so the two form one system of monotone equations. The
// iteration ends at its least solution for the side that endless play counts against: what this
// side can force in finitely many moves.
#ifndef HOTSTONE_ENUMERATE_VALUES_KO_RACE_VALUES_H_
#define HOTSTONE_ENUMERATE_VALUES_KO_RACE_VALUES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hotstone::enumerate {

enum class RaceBan { kNone, kSingle, kTwin, kTwinTriple };

// Each >= 0; kos are those of both sides together. The table has about
//   12 (eyes + 1)^2 (external + 1)^2 (shared + 1) (kos + 1)^2 (threats + 1)^2 * 3 / 2
// entries of two bytes.
struct RaceBounds {
  int eyes = 1;
  int external = 0;
  int shared = 0;
  int kos = 4;
  int threats = 0;
};

// Index 0 is the player to move.
struct RaceEntry {
  std::array<int, 2> eyes = {0, 0};
  std::array<int, 2> external = {0, 0};
  std::array<int, 2> kos = {0, 0};
  std::array<int, 2> threats = {0, 0};
  int shared = 0;
  int passes = 0;
  int hot = 0;     // of the opponent's kos: 0, 1 or all
  int barred = 2;  // who may not take: 0 the mover, 1 the opponent, 2 nobody

  friend bool operator==(const RaceEntry&, const RaceEntry&) = default;
};

struct RaceInterval {
  int lo = 0;
  int hi = 0;

  friend bool operator==(const RaceInterval&, const RaceInterval&) = default;
};

// The effect of one move.
struct RaceStep {
  enum class End { kNone, kMoverWins, kMoverLoses, kBothLive };
  End end = End::kNone;
  bool turns = true;  // the opponent is to move in `next`, which is seen from that side
  RaceEntry next;     // where `end` is kNone
};

// The available moves of an unfinished race, in this order: take, connect, fill the opponent's
// external liberty, an own one, a shared one, the opponent's eye, an own eye, a threat, a pass.
std::vector<RaceStep> RaceSteps(const RaceEntry& race, RaceBan ban, int end_passes);

class RaceValues {
 public:
  // Solves every race within the bounds, with nobody and with either side barred. Time and space
  // linear in the table, times a few rounds a block.
  RaceValues(const RaceBounds& bounds, RaceBan ban, int end_passes = 4);

  // Requires a race within the bounds in which both groups have a liberty.
  RaceInterval At(const RaceEntry& race) const;

 private:
  size_t Index(const RaceEntry& race) const;
  void SolveBlock(RaceEntry block, int kos);

  RaceBounds bounds_;
  RaceBan ban_;
  int end_passes_;
  std::vector<int8_t> low_;
  std::vector<int8_t> high_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_VALUES_KO_RACE_VALUES_H_
