// The planes of one question dealt out over processes: none of them holds all.
//
// Owner computes: process r of n holds, of both planes and their kos, the r-th n-th of the blocks of every
// layer, and visits them. What a play leads to in a block of another process is fetched block by block
// (shared_words.h) and kept for the rest of the layer. While a layer is visited nobody changes what the
// others may fetch: the new bits go to a copy of the own share of that layer, and come to be seen by all when
// all are done with it. Then the processes tell one another which blocks have changed.
//
// Bits are only ever set, and so it does not matter that a block sees those of its own layer a sweep later
// than in one process: the planes are the same for any number of processes (plane_sweeps.h says why), sweeps
// may be more.
//
// Memory of a process: its share of the planes, the index, its share of the largest layer once more, and 64
// MiB of fetched blocks. Several threads in a process are not made use of.
#ifndef HOTSTONE_DISTRIBUTE_PLANE_RANKS_H_
#define HOTSTONE_DISTRIBUTE_PLANE_RANKS_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "distribute/shared_words.h"
#include "distribute/world.h"
#include "enumerate/planes/block_visit.h"
#include "enumerate/planes/plane_store.h"
#include "enumerate/planes/plane_sweeps.h"
#include "enumerate/rules/situation.h"

namespace hotstone::distribute {

class PlaneRanks {
 public:
  // Collective. Errors of enumerate::CheckPlaneRules; ResourceExhausted. World and layout must outlive this.
  static absl::StatusOr<std::unique_ptr<PlaneRanks>> Create(const World& world,
                                                            const enumerate::PlaneLayout& layout,
                                                            const enumerate::FiniteRules& rules,
                                                            int at_least);
  ~PlaneRanks();

  // Collective. Goes on with the bits that are there from the beginning of sweep sweeps(). `wants_stop` is
  // asked in each process after each layer; if any says yes, all stop: Cancelled. `at_sweep` is called by all
  // after each sweep but the last one, when sweeps() is the next; its errors end the run, and all processes
  // must get one or none.
  absl::Status Run(Progress* progress, const std::function<bool()>& wants_stop,
                   const std::function<absl::Status()>& at_sweep = nullptr);

  // Collective, for a run that is taken up, when all have brought their bits back.
  absl::Status TakeUp(int sweep);

  // Not collective, while the others do nothing or the same. In any situation that is not finished.
  absl::StatusOr<bool> Forces(const enumerate::BitSituation& situation, int first_player) const;
  // Collective; all positions.
  absl::StatusOr<enumerate::PlaneCounts> Count();

  // Not collective: the share of this process brought to a store that holds all, or fetched from there before
  // a run.
  absl::Status Write(enumerate::PlaneStore& store) const;
  absl::Status Read(enumerate::PlaneStore& store);

  int sweeps() const { return point_.sweep; }
  // Words of planes that this process holds for all.
  uint64_t words_held() const;

 private:
  class Deal;
  class Source;
  class Storage;
  PlaneRanks(const World& world, const enumerate::PlaneLayout& layout, const enumerate::FiniteRules& rules,
             int at_least);
  // The share of a layer, from where all fetch it to the memory where it is visited, and back.
  void CopyIn(int layer);
  void CopyOut(int layer);

  const World& world_;
  const enumerate::PlaneLayout& layout_;
  const enumerate::FiniteRules rules_;
  const int at_least_;
  std::unique_ptr<Deal> deal_;
  std::unique_ptr<SharedWords> shared_;
  std::unique_ptr<Source> source_;
  std::unique_ptr<enumerate::PlaneSet> pieces_;  // the share of a layer that is visited
  std::unique_ptr<enumerate::ChangeLog> changes_;
  enumerate::PlanePoint point_;
};

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_PLANE_RANKS_H_
