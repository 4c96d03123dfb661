// The cycle layer of a rule set on bit-boards: maps the reading that the rules name to the history
// that it looks at, along one line of play (the second rendering of spec/rules/cycle_layer.h).
//
// The rules themselves: superko.h, completed_cycles.h, square.h. Under `none` nothing is remembered
// or forbidden. A line can move forward and back, as in a search.
#ifndef HOTSTONE_ENUMERATE_RULES_CYCLE_LAYER_H_
#define HOTSTONE_ENUMERATE_RULES_CYCLE_LAYER_H_

#include <optional>

#include "enumerate/rules/board.h"
#include "enumerate/rules/completed_cycles.h"
#include "enumerate/rules/ko_cycle.h"
#include "enumerate/rules/square.h"
#include "enumerate/rules/superko.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

class PlayHistory {
 public:
  // Requires that NotEnumerated(rules) (rule_set.h) returns nothing, and disturbers built with the
  // reading of these rules; they must outlive this.
  PlayHistory(const spec::RuleSet& rules, Coloured start, bool white_to_move,
              Disturbers& disturbers);

  // False only if no play that leads to a position of that many stones is forbidden.
  bool MayForbid(int stones_after) const {
    if (superko_.has_value()) return superko_->MayForbid(stones_after);
    return square_.has_value() || cycles_.has_value();
  }

  // Whether the play at `at` by White (or Black) from `before` to `after` is forbidden.
  bool Forbids(int at, Coloured before, Coloured after, bool by_white) const {
    if (superko_.has_value()) return superko_->Forbids(before, after, by_white);
    if (square_.has_value()) return square_->Forbids(after);
    return cycles_.has_value() && cycles_->Forbids(at);
  }

  void AfterPlay(int at, Coloured before, Coloured after, bool by_white) {
    if (superko_.has_value()) superko_->AfterPlay(before, after, by_white);
    if (square_.has_value()) square_->AfterPly(after);
    if (cycles_.has_value()) cycles_->AfterPly(at, after);
  }

  // Whether passes must be recorded, too.
  bool RecordsPasses() const {
    if (superko_.has_value()) return superko_->RecordsPasses();
    return square_.has_value() || cycles_.has_value();
  }
  void AfterPass(Coloured position, bool white_to_move) {
    if (superko_.has_value()) superko_->AfterPass(position, white_to_move);
    if (square_.has_value()) square_->AfterPly(position);
    if (cycles_.has_value()) cycles_->AfterPly(kNoPoint, position);
  }

  // Undoes the last AfterPlay or AfterPass.
  void Undo() {
    if (superko_.has_value()) superko_->Undo();
    if (square_.has_value()) square_->Undo();
    if (cycles_.has_value()) cycles_->Undo();
  }

 private:
  // At most one of these is set.
  std::optional<SuperkoHistory> superko_;
  std::optional<SquareHistory> square_;
  std::optional<CycleHistory> cycles_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_CYCLE_LAYER_H_
