// The ban on recycling word for word on bit-boards, along one line of play: the second rendering of
// spec/rules/square.h.
//
// The law numbers stretches of the game and looks candidates up. Here nothing is kept but the line itself, a
// stack of (position, player to move), or of positions alone, and whether it would end in XX is found by trying
// each length of X; under square_gap=anywhere, whether its last step would be an earlier one, by looking at each.
// O(plies^2) a question: for lines of some dozens of plies, as perft has them.
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
  std::vector<Entry> line_;  // the start first
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_SQUARE_H_
