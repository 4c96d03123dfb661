// The planes of one question distributed over processes: no process holds all of them.
//
// Owner computes: process r of n holds, of both planes and their kos, the r-th n-th of the blocks
// of every layer, and visits them. If a play leads to a block of another process, that block is
// fetched (shared_words.h) and kept for the rest of the layer. While a layer is visited, nobody
// changes data that others may fetch: the new bits go to a copy of the process's own share of that
// layer, and become visible when all are done with it. Then the processes tell one another which
// blocks have changed.
//
// Bits are only ever set, so a block may see the bits of its own layer a sweep later than in one
// process: the planes are the same for any number of processes (plane_sweeps.h says why), but there
// may be more sweeps.
//
// Memory of a process: its share of the planes, the index, its share of the largest layer once
// more, and 64 MiB of fetched blocks. A process uses only one thread.
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
  // Collective. Errors of enumerate::CheckPlaneRules; ResourceExhausted. World and layout must
  // outlive this object.
  static absl::StatusOr<std::unique_ptr<PlaneRanks>> Create(const World& world,
                                                            const enumerate::PlaneLayout& layout,
                                                            const enumerate::FiniteRules& rules,
                                                            int at_least);
  ~PlaneRanks();

  // Collective. Continues with the current bits from the beginning of sweep sweeps(). `wants_stop`
  // is called in each process after each layer; if any returns true, all stop: Cancelled. All
  // processes call `at_sweep` after each sweep except the last, when sweeps() is the next; its
  // errors end the run, and either all processes or none must get one.
  absl::Status Run(Progress* progress, const std::function<bool()>& wants_stop,
                   const std::function<absl::Status()>& at_sweep = nullptr);

  // Collective, for a resumed run, after all processes have loaded their bits.
  absl::Status TakeUp(int sweep);

  // Not collective, while the others are idle or do the same. For any unfinished situation.
  absl::StatusOr<bool> Forces(const enumerate::BitSituation& situation, int first_player) const;
  // Collective; all positions.
  absl::StatusOr<enumerate::PlaneCounts> Count();

  // Not collective: writes this process's share to a store that holds all planes, or reads it from
  // there before a run.
  absl::Status Write(enumerate::PlaneStore& store) const;
  absl::Status Read(enumerate::PlaneStore& store);

  int sweeps() const { return point_.sweep; }
  // The number of words of planes in this process.
  uint64_t words_held() const;

 private:
  class Deal;
  class Source;
  class Storage;
  PlaneRanks(const World& world, const enumerate::PlaneLayout& layout,
             const enumerate::FiniteRules& rules, int at_least);
  // Copies the share of a layer from the words that all may fetch to the memory where it is
  // visited, and back.
  void CopyIn(int layer);
  void CopyOut(int layer);

  const World& world_;
  const enumerate::PlaneLayout& layout_;
  const enumerate::FiniteRules rules_;
  const int at_least_;
  std::unique_ptr<Deal> deal_;
  std::unique_ptr<SharedWords> shared_;
  std::unique_ptr<Source> source_;
  std::unique_ptr<enumerate::PlaneSet> pieces_;  // the share of the layer being visited
  std::unique_ptr<enumerate::ChangeLog> changes_;
  enumerate::PlanePoint point_;
};

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_PLANE_RANKS_H_
