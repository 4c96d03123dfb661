#include "enumerate/planes/plane_goal.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

namespace hotstone::enumerate {
namespace {

constexpr int kMostStages = 255;     // a stage is one byte
constexpr int kFirstThatMayEnd = 3;  // of half-sweeps

}  // namespace

PlaneGoal::PlaneGoal(Kind kind, int threads, const FiniteRules& rules, int at_least,
                     PlaneSet* planes, const PlaneSource& source, ChangeLog* changes,
                     PlanePoint* point)
    : kind_(kind), most_sweeps_(planes->stages() ? kMostStages : kMostPlaneSweeps), point_(point) {
  for (int i = 0; i < std::max(threads, 1); ++i) {
    workers_.push_back({BlockVisitor::Create(rules, at_least, planes, source, changes), 0});
  }
}

absl::Status PlaneGoal::BeginSweep() {
  const bool half = kind_ == Kind::kHalfSweeps;
  if (point_->sweep > most_sweeps_) {
    return absl::ResourceExhaustedError(
        absl::StrCat("planes: more than ", point_->sweep - 1, half ? " half-sweeps" : " sweeps"));
  }
  for (const Mover side : kMovers)
    movers_[Number(side)] = !half || side == point_->MoverOfHalfSweep();
  return absl::OkStatus();
}

std::string PlaneGoal::Doing() const {
  return absl::StrCat("planes, ", kind_ == Kind::kHalfSweeps ? "half-sweep " : "sweep ",
                      point_->sweep);
}

void PlaneGoal::Visit(size_t thread, uint32_t first, uint32_t last) {
  Worker& worker = workers_[thread];
  for (uint32_t number = first; number < last; ++number) {
    worker.set += worker.visitor->Visit(number, point_->sweep, movers_);
  }
}

absl::StatusOr<SweepCounts> PlaneGoal::TakeCounts() {
  SweepCounts counts;
  for (Worker& worker : workers_) counts.changed += std::exchange(worker.set, 0);
  return counts;
}

bool PlaneGoal::MayEnd() const {
  return kind_ == Kind::kWholeSweeps ||
         point_->sweep >= std::max(kFirstThatMayEnd, point_->may_end);
}

absl::Status PlaneGoal::Interrupted() const {
  return absl::CancelledError("interrupted while computing planes");
}

}  // namespace hotstone::enumerate
