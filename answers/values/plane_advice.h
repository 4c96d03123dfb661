// What a stored plane says of play: whether a side forces the plane's area difference, and which moves keep
// it.
//
// The plane must have been made with --stages: the sweep in which a bit was set is kept, and from it follows
// a rank that falls with one move at least of the side that forces, and with every answer
// (enumerate/planes/plane_sweeps.h). Whoever plays the move of the smallest rank comes to the end of the game
// with the difference. Moves that only keep it may go round for ever.
//
// Moves are those of the law, spec/; only bits and ranks come from the plane. A plane has no colour: it says
// the same of Black with Black's stones as of White with White's.
#ifndef HOTSTONE_ANSWERS_VALUES_PLANE_ADVICE_H_
#define HOTSTONE_ANSWERS_VALUES_PLANE_ADVICE_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/planes/plane_sweeps.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

class PlaneAdvice {
 public:
  // A checkpoint of hotstone plane. Errors of tables/plane_checkpoint.h; InvalidArgument if its run has not
  // ended or has no stages; ResourceExhausted if there is not enough memory.
  static absl::StatusOr<PlaneAdvice> Open(const std::string& path);

  const spec::BoardSize& size() const { return size_; }
  const spec::RuleSet& rules() const { return rules_; }
  int at_least() const { return sweeps_->at_least(); }

  // In a legal situation of this board and these rules, finished or not.
  bool Forces(const spec::Situation& situation, spec::Color side) const;

  // The moves of the player to move that keep what the plane says he forces, nearest to the end first; none
  // if he forces nothing of the kind.
  std::vector<std::optional<spec::Point>> Keeping(const spec::Situation& situation) const;

 private:
  PlaneAdvice(const spec::BoardSize& size, const spec::RuleSet& rules) : size_(size), rules_(rules) {}

  spec::BoardSize size_;
  spec::RuleSet rules_;
  std::unique_ptr<enumerate::OccupancyIndex> index_;
  std::unique_ptr<enumerate::PlaneLayout> layout_;
  std::unique_ptr<enumerate::PlaneSweeps> sweeps_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_PLANE_ADVICE_H_
