#include "solver/prove.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "solver/prover.h"
#include "solver/query/obligation.h"

namespace hotstone::solver {
namespace {

constexpr int kMostSide = 19;

absl::StatusOr<Instance> InstanceFor(const Obligation& obligation, const ProveOptions& options) {
  Instance instance;
  if (obligation.AskedOfBoards()) {
    if (options.cols < 1 || options.cols > kMostSide || options.rows < 1 ||
        options.rows > kMostSide) {
      return absl::InvalidArgumentError(
          absl::StrCat("board ", options.cols, "x", options.rows, " is not between 1x1 and 19x19"));
    }
    instance.cols = options.cols;
    instance.rows = options.rows;
  }
  if (obligation.scope == Scope::kBounded) {
    instance.bound = options.bound == 0 ? obligation.bound : options.bound;
    if (instance.bound < 1 || instance.bound > obligation.most_bound) {
      return absl::InvalidArgumentError(absl::StrCat("bound ", instance.bound, " of ",
                                                     obligation.name, " is not between 1 and ",
                                                     obligation.most_bound));
    }
  }
  return instance;
}

const Obligation* Find(std::string_view name, const ObligationTables& tables) {
  for (const ObligationTable* table : tables) {
    const auto found = std::find_if(table->begin(), table->end(),
                                    [&](const Obligation& o) { return o.name == name; });
    if (found != table->end()) return &*found;
  }
  return nullptr;
}

}  // namespace

std::vector<ObligationInfo> ListObligations(const ObligationTables& tables) {
  std::vector<ObligationInfo> all;
  for (const ObligationTable* table : tables) all.insert(all.end(), table->begin(), table->end());
  return all;
}

absl::Status LimitMemory(uint64_t bytes) {
  if (bytes < kLeastMemory) {
    return absl::ResourceExhaustedError(
        absl::StrCat("--memory: proofs need at least ", BytesText(kLeastMemory)));
  }
  z3::set_param("memory_max_size", absl::StrCat(bytes >> 20).c_str());
  return absl::OkStatus();
}

absl::StatusOr<Proof> Prove(std::string_view name, const ProveOptions& options,
                            const ObligationTables& tables) {
  const Obligation* const found = Find(name, tables);
  if (found == nullptr) {
    std::vector<std::string> names;
    for (const ObligationInfo& info : ListObligations(tables)) names.push_back(info.name);
    return absl::NotFoundError(
        absl::StrCat("there is no obligation \"", std::string(name),
                     "\" is unknown; known names: ", absl::StrJoin(names, ", ")));
  }
  ASSIGN_OR_RETURN(const auto instance, InstanceFor(*found, options));
  return ProveObligation(*found, instance, options);
}

}  // namespace hotstone::solver
