// The values of all positions of a board under a superko, each in a game that begins with it.
//
// Three steps, each only where the one before leaves bounds:
//
//   robust bounds  what each side forces under every rule of repetition (enumerate/robust)
//   proofs         a search for each position, up to symmetry and exchange of the colours
//                  (robust_search.h), that first asks for the value under basic ko
//   open           positions for which a search examined too many states keep their bounds
//
// What a search learns serves others: its lessons hold with every history that agrees on what they
// used. Here they serve the positions of one *portion*, taken from full boards to empty ones, since
// plays lead back into it. A portion begins with an empty book, so what it finds does not depend on
// the others, on threads or on interruptions.
//
// The cells are those of OccupancyIndex without kos: the values for the player to move, L and H of
// cell_values.h. Under these rules L = H is the value; otherwise it lies between the two. For
// example the empty cell of 2x2 has the robust bounds [-4, 4], and its portion finds 1.
//
// 4x4 has 3.0 million positions up to symmetry and exchange; 650,000 need a proof, one millisecond
// each on average.
#ifndef HOTSTONE_SEARCH_VALUES_SUPERKO_VALUES_H_
#define HOTSTONE_SEARCH_VALUES_SUPERKO_VALUES_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/values/cell_values.h"
#include "enumerate/values/intervals.h"
#include "search/history/history_limits.h"
#include "search/history/robust_memory.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

class SuperkoValues {
 public:
  static constexpr uint64_t kPortion = 4096;  // positions that need a proof

  // The rules: psk, ssk or nssk, no hot stones, two passes to the end.
  static bool Supports(const spec::RuleSet& rules);

  // Approximate bytes that the values will need, and their search by threads of `bytes` each.
  static uint64_t Bytes(const enumerate::Grid& grid, const enumerate::LegalIndex& legal,
                        int threads, uint64_t bytes);

  // With the robust bounds as values. Requires Supports(rules). Errors of OccupancyIndex::Create
  // and LegalIndex::Create; ResourceExhausted for boards with too many positions or without
  // memory; Cancelled if `progress` says stop.
  static absl::StatusOr<std::unique_ptr<SuperkoValues>> Create(const enumerate::Grid& grid,
                                                               const spec::RuleSet& rules,
                                                               int threads, Progress* progress);

  // Searches all portions that are not done. A position is left open after limits.states states for
  // a bound; a thread's search that has filled limits.bytes starts again once for each position,
  // with an empty book. Between two of its portions the calling thread calls at_step(), if it is
  // not null, while nothing changes. Cancelled if `progress` says stop: the portions that were not
  // finished keep their bounds.
  absl::Status Run(int threads, const HistoryLimits& limits, Progress* progress,
                   const std::function<void()>& at_step);

  // Takes over the values of an earlier run. Without `portions_done`, of a finished one, the
  // portions with an open position are to be searched again. InvalidArgument, and nothing is
  // changed, if the values are not bounds within the present ones.
  absl::Status Restore(std::span<const enumerate::CellValue> cells,
                       std::span<const uint8_t> portions_done);

  const enumerate::OccupancyIndex& index() const { return index_; }
  std::span<const enumerate::CellValue> cells() const { return cells_; }
  // One byte each, 1 for those that are done.
  std::span<const uint8_t> portions_done() const { return done_; }

 private:
  class Prover;
  SuperkoValues(enumerate::OccupancyIndex index, enumerate::LegalIndex legal,
                const spec::RuleSet& rules, enumerate::IntervalTable robust,
                enumerate::IntervalTable near);

  // The cells of the images of a position in its own block, the least first.
  std::vector<uint64_t> ImagesOf(uint64_t cell) const;
  enumerate::Stones StonesOf(uint64_t cell) const;
  void Begin();
  // For each portion whether all its positions have values.
  std::vector<uint8_t> Settled() const;

  const enumerate::OccupancyIndex index_;
  const enumerate::LegalIndex legal_;
  const spec::RuleSet rules_;
  const enumerate::IntervalTable robust_;
  const enumerate::IntervalTable near_;  // basic ko without self-removal: where the search begins
  const RobustPlaces places_;
  std::vector<enumerate::CellValue> cells_;
  // The least cell of each position whose robust bounds differ, those with many stones first.
  std::vector<uint64_t> hard_;
  std::vector<uint8_t> done_;  // by portion of hard_
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_VALUES_SUPERKO_VALUES_H_
