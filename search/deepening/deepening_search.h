// A guide without a table of values: a search for the whole board, deepened by the number of the
// owner's plays until he holds it (certify/solution/held_board.h).
//
// The depths say how far a position is from its goal, so they are a measure for the search for a
// solution (solution/solution_graph.h). A position that is not reached within the most plays proves
// nothing.
#ifndef HOTSTONE_SEARCH_DEEPENING_DEEPENING_SEARCH_H_
#define HOTSTONE_SEARCH_DEEPENING_DEEPENING_SEARCH_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
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

  // Twice the plays within which the owner reaches the goal, and one more with the opponent to
  // move: searched for on the owner's turn, and on the opponent's as the first question; looked up
  // later, where one play of the position asked for last is always known. Nothing if it takes more
  // plays than the most, for later questions than the first took, or if the search was stopped.
  std::optional<uint64_t> Distance(const enumerate::BitSituation& situation) override;

  // From now on reports there; null: nowhere.
  void ReportTo(Progress* progress) { options_.progress = progress; }

  // What is known of positions, also while the search reports; Load adds it to a table of any size.
  // InvalidArgument for the state of something else, or the reader's error.
  void Save(StateWriter& writer) const;
  absl::Status Load(StateReader& reader);

  uint64_t visited() const { return visited_; }
  bool stopped() const { return stopped_; }
  // Within how many plays the goal was shown not to be reached from the first position.
  int failed_plays() const { return failed_plays_; }

 private:
  DeepeningSearch(const SolutionPlays& plays, const Options& options, StoneSets sets,
                  DepthTable table);
  std::optional<int> Reached(const DeepeningWalk::Node& node, Turn turn) const;
  bool Search(const DeepeningWalk::Node& node, Turn turn, int plays);
  void NotePlay(const DeepeningWalk::Node& node, int plays);

  const SolutionPlays& plays_;
  Options options_;
  const StoneSets sets_;
  const ImageKeys keys_;
  DepthTable table_;
  uint64_t visited_ = 0;
  bool asked_ = false;
  bool stopped_ = false;
  int failed_plays_ = 0;
  int depth_ = 0;  // being searched
  int most_;       // plays: those that the first position took, once they are known
  // After a play that reaches the goal from the position asked for last: its key, and the plays.
  std::pair<uint64_t, int> noted_{~uint64_t{0}, 0};
  DeepeningShared shared_;
  std::vector<std::unique_ptr<DeepeningWalk>> walks_;  // one per thread
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DEEPENING_DEEPENING_SEARCH_H_
