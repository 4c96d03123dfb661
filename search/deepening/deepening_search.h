// A search for the whole board, deepened by the number of the owner's plays until he holds it
// (certify/solution/held_board.h). A position that is not reached within the most plays proves
// nothing.
//
// The table of depths then has, for the positions of the search, plays within which the goal is
// reached: the ranks of a solution (depth_solution.h).
#ifndef HOTSTONE_SEARCH_DEEPENING_DEEPENING_SEARCH_H_
#define HOTSTONE_SEARCH_DEEPENING_DEEPENING_SEARCH_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "search/deepening/deepening_walk.h"
#include "search/solution/solution_oracle.h"
#include "search/solution/solution_plays.h"
#include "search/solution/state_bytes.h"

namespace hotstone::search {

class DeepeningSearch : public SolutionOracle {
 public:
  static constexpr int kMostPlays = DepthTable::kNever - 1;

  struct Options {
    uint64_t memory = 1ull << 30;  // bytes of the table of depths
    int threads = 1;
    int first_plays = 1;  // begins with this many plays
    int most_plays = kMostPlays;
    Progress* progress = nullptr;  // reports how many positions were visited
  };

  // Bytes beside the table of depths.
  static uint64_t FixedBytes(const enumerate::Grid& grid) { return StoneSets::Bytes(grid); }

  // For such plays; they must outlive the search. InvalidArgument for more than
  // StoneSets::kMostPoints points; ResourceExhausted; Cancelled.
  static absl::StatusOr<std::unique_ptr<DeepeningSearch>> Create(const SolutionPlays& plays,
                                                                 const Options& options);

  // The plays within which the owner reaches the goal. Nothing if that takes more than the most, or
  // the search was stopped.
  std::optional<uint64_t> Distance(const enumerate::BitSituation& situation) override;

  // The same by the tables alone: at most so many plays, perhaps fewer.
  std::optional<int> Known(const DeepeningWalk::Node& node, Turn turn) const;

  // The owner's play that the table has for a position with him to move, if any.
  std::optional<int> KnownPlay(const DeepeningWalk::Node& node) const;

  // Whether he reaches it within `plays` plays, searched for if it is not known. False if a thread
  // has made `visits` visits before that is found.
  static constexpr uint64_t kAnyNumber = ~uint64_t{0};
  bool Reaches(const DeepeningWalk::Node& node, Turn turn, int plays, uint64_t visits = kAnyNumber);

  DeepeningWalk::Node NodeOf(const enumerate::BitSituation& situation) const;
  const SolutionPlays& plays() const { return plays_; }
  const StoneSets& sets() const { return sets_; }
  const ImageKeys& keys() const { return keys_; }

  // From now on reports there; null: nowhere.
  void ReportTo(Progress* progress) { options_.progress = progress; }

  // What is known of positions, also while the search reports; Load adds it to a table of any size.
  // InvalidArgument for the state of something else, or the reader's error.
  absl::Status Save(StateWriter& writer) const;
  absl::Status Load(StateReader& reader);

  uint64_t visited() const { return visited_; }
  bool stopped() const { return stopped_; }
  // Within how many plays the goal was shown not to be reached from the position asked for last.
  int failed_plays() const { return failed_plays_; }

 private:
  DeepeningSearch(const SolutionPlays& plays, const Options& options, StoneSets sets,
                  DepthTable table);

  // Nothing if stopped, or if a thread has made `visits` visits.
  std::optional<bool> SearchWith(size_t threads, const DeepeningWalk::Node& node, Turn turn,
                                 int plays, uint64_t visits);

  const SolutionPlays& plays_;
  Options options_;
  const StoneSets sets_;
  const ImageKeys keys_;
  DepthTable table_;
  uint64_t visited_ = 0;
  bool stopped_ = false;
  int failed_plays_ = 0;
  int depth_ = 0;  // being searched
  DeepeningShared shared_;
  std::vector<std::unique_ptr<DeepeningWalk>> walks_;  // one per thread
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DEEPENING_DEEPENING_SEARCH_H_
