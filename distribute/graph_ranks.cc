#include "distribute/graph_ranks.h"

#include <vector>

#include "enumerate/graph/communicator.h"

namespace hotstone::distribute {
namespace {

// The processes of a run as the ranks of a search.
class WorldCommunicator final : public enumerate::Communicator {
 public:
  explicit WorldCommunicator(const World& world) : world_(world) {}
  int rank() const override { return world_.rank(); }
  int size() const override { return world_.size(); }
  absl::Status Sum(std::span<uint64_t> values) const override { return world_.Sum(values); }
  absl::StatusOr<std::vector<uint64_t>> Exchange(
      const std::vector<std::vector<uint64_t>>& out) const override {
    return world_.Exchange(out);
  }

 private:
  const World& world_;
};

}  // namespace

absl::StatusOr<enumerate::SituationCensus> CountSituations(const World& world,
                                                           const enumerate::Grid& grid,
                                                           const enumerate::FiniteRules& rules,
                                                           Progress* progress) {
  return enumerate::CountSituations(grid, rules, {.progress = progress}, WorldCommunicator(world));
}

}  // namespace hotstone::distribute
