// The word-for-word ban on recycling on bit-boards, along one line of play: the second rendering of
// spec/rules/square.h.
//
// The law numbers stretches of the game and looks candidates up. This code keeps only the line
// itself, a stack of (position, player to move), or of positions alone. It tries each length of X
// to find whether the line would end in XX; under square_gap=anywhere it compares the last step
// with each earlier one. O(plies^2) a question, which suits lines of a few dozen plies, as in
// perft.
#ifndef HOTSTONE_ENUMERATE_RULES_SQUARE_H_
#define HOTSTONE_ENUMERATE_RULES_SQUARE_H_

#include <vector>

#include "enumerate/rules/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

class SquareHistory {
 public:
  SquareHistory(spec::SquareOf of, spec::SquareGap gap, Coloured start, bool white_to_move)
      : of_(of), gap_(gap), line_{{start, white_to_move}} {}

  // Whether the play by the player to move that leads to `after` is forbidden.
  bool Forbids(Coloured after) const;

  // After a play or a pass.
  void AfterPly(Coloured after) { line_.push_back({after, !line_.back().white_to_move}); }
  void Undo() { line_.pop_back(); }

 private:
  struct Entry {
    Coloured position;
    bool white_to_move;
  };

  bool AreEqual(const Entry& a, const Entry& b) const;
  bool EndsInSquare(const Entry& next) const;
  bool RepeatsStep(const Entry& next) const;

  spec::SquareOf of_;
  spec::SquareGap gap_;
  std::vector<Entry> line_;  // starts with the initial situation
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_SQUARE_H_
