#include "solver/prove.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/prover.h"
#include "solver/query/obligation.h"

namespace hotstone::solver {
namespace {

constexpr int kMostSide = 19;

absl::StatusOr<Instance> InstanceFor(const Obligation& obligation, const ProveOptions& options) {
  Instance instance;
  if (obligation.AskedOfBoards()) {
    if (options.cols < 1 || options.cols > kMostSide || options.rows < 1 || options.rows > kMostSide) {
      return absl::InvalidArgumentError(
          absl::StrCat("board ", options.cols, "x", options.rows, " is not between 1x1 and 19x19"));
    }
    instance.cols = options.cols;
    instance.rows = options.rows;
  }
  if (obligation.scope == Scope::kBounded) {
    instance.bound = options.bound == 0 ? obligation.bound : options.bound;
    if (instance.bound < 1 || instance.bound > obligation.most_bound) {
      return absl::InvalidArgumentError(absl::StrCat("bound ", instance.bound, " of ", obligation.name,
                                                     " is not between 1 and ", obligation.most_bound));
    }
  }
  return instance;
}

}  // namespace

std::vector<ObligationInfo> ListObligations() {
  const std::vector<Obligation>& all = AllObligations();
  return {all.begin(), all.end()};
}

absl::StatusOr<Proof> Prove(std::string_view name, const ProveOptions& options) {
  const std::vector<Obligation>& all = AllObligations();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Obligation& o) { return o.name == name; });
  if (found == all.end()) {
    std::vector<std::string> names;
    for (const Obligation& obligation : all) names.push_back(obligation.name);
    return absl::NotFoundError(absl::StrCat("there is no obligation \"", std::string(name),
                                            "\"; good names: ", absl::StrJoin(names, ", ")));
  }
  const auto instance = InstanceFor(*found, options);
  if (!instance.ok()) return instance.status();
  return ProveObligation(*found, *instance, options);
}

}  // namespace hotstone::solver
