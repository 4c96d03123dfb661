// Advice from a stored plane: whether a side forces the plane's area difference, and which moves
// keep it.
//
// The plane must have been made with --stages, which keeps the sweep in which each bit was set. The
// sweeps give a rank that falls with at least one move of the forcing side and with every reply
// (enumerate/planes/plane_sweeps.h). A player who always plays the move of smallest rank reaches
// the end of the game with the difference. Moves that merely keep it may cycle for ever.
//
// The law in spec/ generates the moves; only bits and ranks come from the plane. A plane has no
// colour: Black with Black's stones and White with White's read the same bits.
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
  // Opens a checkpoint of hotstone plane. Errors of tables/plane_checkpoint.h; InvalidArgument if
  // its run is unfinished or has no stages; ResourceExhausted if memory is too small.
  static absl::StatusOr<PlaneAdvice> Open(const std::string& path);

  const spec::BoardSize& size() const { return size_; }
  const spec::RuleSet& rules() const { return rules_; }
  int at_least() const { return sweeps_->at_least(); }

  // Requires a legal situation of this board and these rules, finished or not.
  bool Forces(const spec::Situation& situation, spec::Color side) const;

  // The moves of the player to move that keep what the plane says he forces, nearest to the end
  // first. Empty if he does not force the difference.
  std::vector<std::optional<spec::Point>> Keeping(const spec::Situation& situation) const;

 private:
  PlaneAdvice(const spec::BoardSize& size, const spec::RuleSet& rules)
      : size_(size), rules_(rules) {}

  spec::BoardSize size_;
  spec::RuleSet rules_;
  std::unique_ptr<enumerate::OccupancyIndex> index_;
  std::unique_ptr<enumerate::PlaneLayout> layout_;
  std::unique_ptr<enumerate::PlaneSweeps> sweeps_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_PLANE_ADVICE_H_
