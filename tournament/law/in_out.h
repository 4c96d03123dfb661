// Ing's own tournament system, the in/out tournament (ING96-ING-SYSTEM), as a state machine.
//
// The text is a chart of a tournament of sixteen with four notes. Players are on lines: all begin
// on line 0, the winner of a game moves up a line, the loser moves down one. A player who reaches
// line 4 is in, "when he wins four more games than he has lost", and leaves as a winner; a player
// who reaches line -4 is out. Players on a line are paired by closest number, read here as
// neighbours in numerical order: 1 and 2, 3 and 4, ... This gives the games of the chart in its
// first two rounds, but not in all later ones. A line with an odd number of players borrows one
// from a different line.
//
// The text leaves open, with these readings:
//
//   in, out     "the in and out lines can be adjusted": parameters, 4 and 4 as in the chart
//   winners     how many to select: 3 in the chart. The tournament ends when that many are in
//   borrow      from which line the last player of an odd line borrows an opponent
//                 below    the next occupied line below. The notes do not say which line, but the
//                          chart does this once, in round 6: line 1 borrows 10 from line -1
//                 above    the next occupied line above
//                 none     none: he waits. Not in the text; kept for comparison
//   rematches   a condition on the pairings "if possible" is garbled. It most likely says that no
//               two players meet twice: none do in the six rounds of the chart that can be
//               followed. It could change who meets whom within a line, but never which lines two
//               opponents come from; no result here depends on it, and it is not implemented
//
// A player who is left over at the end, with nobody to pair with, waits too. If fewer players are
// in than required and nobody can be paired, the tournament is stuck: the text has no rule for this
// case. It promises nothing about colours or byes.
//
// O(players log players) per round.
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

// InvalidArgument if a number is not positive or too large (1,000 players, line 100), or if there
// are more winners than players.
absl::Status CheckInOutRules(const InOutRules& rules);

struct InOutPair {
  int upper = 0;  // player numbers from 1; on the higher line, or the smaller number on the same
                  // line
  int lower = 0;

  friend bool operator==(const InOutPair&, const InOutPair&) = default;
};

enum class InOutEnd { kGoesOn, kDone, kStuck };

class InOutTournament {
 public:
  // Requires rules that CheckInOutRules accepts.
  explicit InOutTournament(const InOutRules& rules);

  // A player's line; in_line for a player who is in, minus out_line for one who is out.
  int LineOf(int player) const { return lines_[static_cast<size_t>(player)]; }
  bool IsIn(int player) const { return LineOf(player) == rules_.in_line; }
  bool IsOut(int player) const { return LineOf(player) == -rules_.out_line; }
  int InCount() const;
  int rounds() const { return rounds_; }

  // The games of the next round, the highest line first; none if the tournament has ended.
  std::vector<InOutPair> Pairs() const;
  InOutEnd End() const;

  // Plays the next round: upper_wins gives the result of each of Pairs(). InvalidArgument if the
  // sizes differ.
  absl::Status PlayRound(const std::vector<bool>& upper_wins);

 private:
  std::vector<int> Order() const;
  std::vector<InOutPair> AllPairs() const;

  InOutRules rules_;
  std::vector<int> lines_;  // by player number; index 0 is unused
  int rounds_ = 0;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_IN_OUT_H_
