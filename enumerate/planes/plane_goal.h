// The planes of one question as a goal of the sweeps (sweeps/run_sweeps.h): one visitor per thread,
// and when the sweeps end.
//
// A whole sweep updates both planes. A half-sweep handles one side to move: odd ones the first
// side, even ones the other. Half-sweeps end when one sets nothing, since the plane that it was
// computed from no longer changes. The exception is the start: half-sweep 1 sets only illegal
// positions, so when half-sweep 2 sets nothing, the first plane has not yet been computed from the
// second.
#ifndef HOTSTONE_ENUMERATE_PLANES_PLANE_GOAL_H_
#define HOTSTONE_ENUMERATE_PLANES_PLANE_GOAL_H_

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "enumerate/planes/block_visit.h"
#include "enumerate/planes/plane_store.h"
#include "enumerate/sweeps/sweep_goal.h"

namespace hotstone::enumerate {

class PlaneGoal final : public SweepGoal {
 public:
  enum class Kind : uint8_t { kWholeSweeps, kHalfSweeps };

  // `threads` below 1 count as 1; the other parameters as in BlockVisitor::Create. All must outlive
  // the goal.
  PlaneGoal(Kind kind, int threads, const FiniteRules& rules, int at_least, PlaneSet* planes,
            const PlaneSource& source, ChangeLog* changes, PlanePoint* point);

  PlanePoint& point() override { return *point_; }
  size_t threads() const override { return workers_.size(); }
  absl::Status BeginSweep()
      override;  // ResourceExhausted beyond the sweeps that log and stages can count
  std::string Doing() const override;
  void Visit(size_t thread, uint32_t first, uint32_t last) override;
  absl::StatusOr<SweepCounts> TakeCounts() override;
  bool MayEnd() const override;
  absl::Status Interrupted() const override;

 private:
  struct alignas(128) Worker {  // no two in one cache line
    std::unique_ptr<BlockVisitor> visitor;
    uint64_t set = 0;
  };

  const Kind kind_;
  const int most_sweeps_;
  PlanePoint* const point_;
  std::array<bool, 2> movers_{};  // of the current sweep
  std::vector<Worker> workers_;   // one per thread
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_PLANE_GOAL_H_
