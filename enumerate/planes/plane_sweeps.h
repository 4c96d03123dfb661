// Computes the planes of one question by sweeps over the occupancies, in steps that can be stopped,
// stored and resumed.
//
// plane_set.h defines planes, block_visit.h computes a block, sweeps/run_sweeps.h orders the
// blocks. Sweeps begin with nothing set and end when one sets no bit. That is the least solution,
// which is right for "can force in finite time"; the computation itself proves it. A block is
// visited again only if a block that its plays lead to has gained bits since.
//
// The result does not depend on threads or interruptions: bits are only ever set, and a run can
// start from any intermediate state. With one thread the state after each layer is also the same in
// each run.
//
// With stages (one thread) the sweep in which a bit was set is kept. A bit is computed from bits
// set in an earlier sweep, or in the same sweep in a block visited before, or in the same block
// before it. So a measure (Rank) falls along every line that the first side can follow, whatever
// the other side does.
#ifndef HOTSTONE_ENUMERATE_PLANES_PLANE_SWEEPS_H_
#define HOTSTONE_ENUMERATE_PLANES_PLANE_SWEEPS_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/planes/block_visit.h"
#include "enumerate/planes/forced_situation.h"
#include "enumerate/planes/plane_set.h"
#include "enumerate/planes/plane_store.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

// Unimplemented for rules with bans beyond those of single kos or games that captures end.
absl::Status CheckPlaneRules(const FiniteRules& rules);

class PlaneSweeps {
 public:
  struct Options {
    int at_least = 1;     // -points < at_least <= points
    bool stages = false;  // for a strategy: eight times the memory and more
  };
  // Called at the end of each layer: `point` is where the run could resume. True: continue.
  using AtLayer = std::function<bool(const PlanePoint& point)>;

  // Errors of CheckPlaneRules; ResourceExhausted if there is not enough memory. The layout must
  // outlive the sweeps.
  static absl::StatusOr<PlaneSweeps> Create(const PlaneLayout& layout, const FiniteRules& rules,
                                            const Options& options);

  // Bytes that a run needs, including the index.
  static uint64_t Bytes(const PlaneLayout& layout, bool stages);

  // Begins with the bits of another run that asked for more, with the same layout and rules: what
  // forces more forces less. Requires that neither is running and this one has not begun.
  void StartFrom(const PlaneSweeps& more);

  // Continues from point() until finished. Cancelled if `progress` or `at_layer` says stop;
  // InvalidArgument for several threads with stages; ResourceExhausted if stages need more than 255
  // sweeps.
  absl::Status Run(int threads, Progress* progress, const AtLayer& at_layer = nullptr);

  // Whether the first side can force its difference with this side to move. `first`: its stones.
  // The position must be legal and have an empty point.
  bool Forces(uint32_t first, uint32_t occupancy, Mover to_move) const;

  // ... in any unfinished situation, with preceding passes and bans, played by `first_player` as
  // the first side. Passes and bans that no ko leaves are played out.
  bool Forces(const BitSituation& situation, int first_player) const;

  // Measures the distance to the end for situations in which the first side forces its difference:
  // on its turn some move leads to such a situation with a smaller rank, on the other side's turn
  // every move does. 0 for finished ones. Needs stages.
  uint64_t Rank(const BitSituation& situation, int first_player) const;

  PlaneCounts Count() const;

  const PlaneLayout& layout() const { return planes_->layout(); }
  const FiniteRules& rules() const { return rules_; }
  int at_least() const { return options_.at_least; }
  bool stages() const { return options_.stages; }
  PlaneSet& planes() { return *planes_; }
  const PlaneSet& planes() const { return *planes_; }
  const PlanePoint& point() const { return point_; }
  // For a resumed run, after its bits have been restored.
  void SetPoint(const PlanePoint& point);

 private:
  PlaneSweeps(const FiniteRules& rules, const Options& options, std::unique_ptr<PlaneSet> planes)
      : rules_(rules), options_(options), planes_(std::move(planes)) {}

  PlaneQuestion Question() const { return {&layout(), rules_, at_least()}; }

  FiniteRules rules_;
  Options options_;
  PlanePoint point_;
  std::unique_ptr<PlaneSet> planes_;
  // A resumed run does not know when bits were set, so all blocks count as changed when it begins.
  std::unique_ptr<ChangeLog> changes_ = std::make_unique<ChangeLog>();
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_PLANE_SWEEPS_H_
