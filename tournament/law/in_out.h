// Ing's own tournament system, the in/out tournament (ING96-ING-SYSTEM), as a machine.
//
// The text is a chart of a tournament of sixteen with four notes. Players stand on lines: all begin on line
// 0, the winner of a game moves up a line, the loser down one. Who reaches line 4 is in, "when he wins four
// more games than he has lost", and leaves as a winner; who reaches line -4 is out. Players of a line are
// paired by closest number, which here are neighbours in the order of numbers: 1 and 2, 3 and 4, ... These
// are the games of the chart in its first two rounds, not in all later ones. A line with an odd number of
// players borrows one from a different line.
//
// What the text leaves open, and the readings:
//
//   in, out     "the in and out lines can be adjusted": parameters, 4 and 4 as in the chart
//   winners     how many are to be selected: 3 in the chart. The tournament ends when so many are in
//   borrow      from which line the last player of an odd line borrows an opponent
//                 below    the next line below that has somebody. The notes do not say from where, but so
//                          the chart has it once, in round 6: line 1 borrows 10 from line -1
//                 above    the next line above
//                 none     none: he waits. Not what the text says; it is there to compare with
//   rematches   a condition on the pairings "if possible" is garbled, most likely that no two meet
//               twice: none do in the chart's six rounds that can be followed. It could change who of a
//               line meets whom, never from which lines two players come; nothing that is said here
//               depends on it, and it is not rendered
//
// Who is left over in the end, with nobody to pair, waits, too. If fewer are in than should be and nobody
// can be paired, the tournament is stuck: the text has no rule for it. It promises nothing about colours or
// byes.
//
// O(players log players) a round.
#ifndef HOTSTONE_TOURNAMENT_LAW_IN_OUT_H_
#define HOTSTONE_TOURNAMENT_LAW_IN_OUT_H_

#include <vector>

#include "absl/status/statusor.h"

namespace hotstone::tournament {

enum class Borrow { kBelow, kAbove, kNone };

struct InOutRules {
  int players = 16;
  int winners = 3;
  int in_line = 4;
  int out_line = 4;  // out at minus this
  Borrow borrow = Borrow::kBelow;
};

// InvalidArgument where a number is not positive or too large (1,000 players, line 100), or there are more
// winners than players.
absl::Status CheckInOutRules(const InOutRules& rules);

struct InOutPair {
  int upper = 0;  // players, from 1; the one on the higher line, or with the smaller number on the same
  int lower = 0;

  friend bool operator==(const InOutPair&, const InOutPair&) = default;
};

enum class InOutEnd { kGoesOn, kDone, kStuck };

class InOutTournament {
 public:
  // Requires rules that CheckInOutRules accepts.
  explicit InOutTournament(const InOutRules& rules);

  // The line of a player; in_line for who is in, minus out_line for who is out.
  int LineOf(int player) const { return lines_[static_cast<size_t>(player)]; }
  bool IsIn(int player) const { return LineOf(player) == rules_.in_line; }
  bool IsOut(int player) const { return LineOf(player) == -rules_.out_line; }
  int InCount() const;
  int rounds() const { return rounds_; }

  // The games of the next round, the highest line first; none if the tournament has ended.
  std::vector<InOutPair> Pairs() const;
  InOutEnd End() const;

  // Plays the next round: upper_wins says of each of Pairs() who wins. InvalidArgument if there are not as
  // many.
  absl::Status PlayRound(const std::vector<bool>& upper_wins);

 private:
  std::vector<int> Order() const;
  std::vector<InOutPair> AllPairs() const;

  InOutRules rules_;
  std::vector<int> lines_;  // by player; 0 is nobody
  int rounds_ = 0;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_IN_OUT_H_
