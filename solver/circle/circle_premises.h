// Which takes the image of a classification consults for one take.
#ifndef HOTSTONE_SOLVER_CIRCLE_CIRCLE_PREMISES_H_
#define HOTSTONE_SOLVER_CIRCLE_CIRCLE_PREMISES_H_

#include <cstddef>
#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/circle/circle_log.h"

namespace hotstone::solver {

class CirclePremises {
 public:
  // The calls that each take may have in the image of any completion, or why there is no answer.
  using Image = std::function<absl::StatusOr<std::vector<Calls>>(const std::vector<Calls>&)>;

  CirclePremises(size_t takes, Calls all, Image image)
      : takes_(takes), all_(all), image_(std::move(image)), consulted_(takes) {}

  // A part of what `calls` says of which none can be left out if the image is still to exclude the
  // calls `excluded` of `take`, in the order of the takes. Calls that do not matter are added to
  // those of a premise. DataLoss if the image of `calls` does not exclude them; errors of the
  // images, of which it computes O(p log(n/p)) for p of n takes.
  absl::StatusOr<std::vector<CalledTake>> Of(const std::vector<Calls>& calls, size_t take,
                                             Calls excluded) const;

  // Says that these are premises for `take`: they are tried first from now on.
  void Remember(size_t take, const std::vector<CalledTake>& premises) {
    for (const CalledTake& one : premises) consulted_[take].insert(one.first);
  }

 private:
  using Partial = std::vector<Calls>;
  struct Question {
    const Partial& calls;
    size_t take;
    Calls excluded;
  };
  absl::StatusOr<bool> Excludes(const Partial& calls, const Question& question) const;
  absl::StatusOr<std::vector<size_t>> Candidates(const Question& question) const;
  absl::StatusOr<std::vector<size_t>> Least(const Question& question, Partial base, bool grown,
                                            const std::vector<size_t>& candidates) const;

  const size_t takes_;
  const Calls all_;
  const Image image_;
  std::vector<std::set<size_t>> consulted_;  // by take
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CIRCLE_CIRCLE_PREMISES_H_
