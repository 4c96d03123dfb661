// The plan: Place puts a position on the list of its rank. Run takes the lists from high ranks to
// low; it puts a position on a lower list if it finds a smaller rank, or Serve gives it a play and
// places the answers. Run ends early when it practises. Chosen sorts what was kept, and of a
// position served at two ranks keeps the lower one.
//
// For example on 3x1 nothing is listed: from the empty position B1 holds the board at once. On 3x3
// the empty position has rank 6 with the play B2, and 20 positions follow.
#include "search/deepening/depth_solution.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/self_removal.h"
#include "search/deepening/depth_entries.h"

namespace hotstone::search {

using certify::SolutionEntry;
using enumerate::Analysis;
using enumerate::BitAt;
using enumerate::BitBoard;
using enumerate::FirstPoint;
using enumerate::kNoPoint;
using enumerate::Stones;
using Node = DeepeningWalk::Node;

namespace {

constexpr uint64_t kPositionsPerReport = 1 << 10;
// Visits to try for a smaller rank: the positions of a rank share them, but each has the least.
constexpr uint64_t kVisitsOfRank = 1 << 18;
constexpr uint64_t kLeastVisits = 1000;
// Visits to try another play, at ranks up to kLowRank and above.
constexpr uint64_t kVisitsOfLowPlay = 1000;
constexpr uint64_t kVisitsOfHighPlay = 100;
constexpr int kLowRank = 7;

// Practice ends at so many positions. It is repeated as long as the solution promises to be smaller
// by one position in kWorthAnother, and then with more positions.
constexpr uint64_t kFirstPractice = 2'000;
constexpr uint64_t kLastPractice = 128'000;
constexpr uint64_t kPracticeGrows = 4;
constexpr double kWorthAnother = 32;
constexpr double kNothingYet = std::numeric_limits<double>::max();
constexpr uint64_t kAnyNumber = DeepeningSearch::kAnyNumber;

class Writer {
 public:
  Writer(DeepeningSearch& search, uint64_t most, Progress* progress)
      : search_(search), grid_(search.plays().grid()), most_(most), progress_(progress) {
    // What a position adds, roughly: each rank twice as much as the one below.
    for (size_t rank = 0; rank < cost_.size(); ++rank) cost_[rank] = uint64_t{1} << rank;
  }

  // The position must be in the solution, at this rank or a lower one.
  absl::Status Place(const Node& node, int rank) {
    std::optional<int> depth = search_.Known(node, Turn::kOwner);
    if (depth == 1) return absl::OkStatus();  // a line ends here
    const uint64_t key = KeyOf(node);
    const auto placed = placed_.find(key);
    if (placed != placed_.end() && placed->second <= rank) return absl::OkStatus();
    if (!depth.has_value() || *depth > rank) {
      if (!search_.Reaches(node, Turn::kOwner, rank)) return Lost();
      depth = std::min(rank, search_.Known(node, Turn::kOwner).value_or(rank));
    }
    if (placed == placed_.end() && placed_.size() == most_)
      return absl::ResourceExhaustedError(absl::StrCat("more than ", most_, " positions"));
    List(key, *depth);
    return absl::OkStatus();
  }

  // Gives every placed position its move, or as many as it takes until `limit` are placed.
  absl::Status Run(uint64_t limit) {
    const char* const what = limit < kAnyNumber ? "practice for the solution" : "solution";
    for (int rank = DeepeningSearch::kMostPlays; rank > 0; --rank) {
      const std::vector<uint64_t> keys = std::move(pending_[static_cast<size_t>(rank)]);
      const uint64_t share =
          std::max(kLeastVisits, kVisitsOfRank / std::max<uint64_t>(1, keys.size()));
      for (size_t at = 0; at < keys.size(); ++at) {
        if (placed_.size() >= limit) {
          promised_ += static_cast<double>((keys.size() - at) * cost_[static_cast<size_t>(rank)]);
          break;
        }
        if (placed_.at(keys[at]) != rank) continue;  // needed at a lower rank since
        RETURN_IF_ERROR(LowerOrServe(keys[at], rank, share));
        if (++taken_ % kPositionsPerReport == 0 &&
            !KeepGoing(progress_, absl::StrCat(what, ", rank ", rank, ", positions"), served_,
                       placed_.size())) {
          return absl::CancelledError("stopped");
        }
      }
    }
    return absl::OkStatus();
  }

  // Lists the position with this play, whose answers must be in the solution at lower ranks.
  absl::Status BeginWith(const Node& node, const SolutionPlays::OwnPlay& play, int rank) {
    Keep(node, rank, play.at);
    return PlaceAnswers(NodeOf(play.after, play.bans), rank - 1);
  }

  absl::Status PlaceAnswers(const Node& node, int rank) {
    std::vector<Node> answers;
    Answers(node, answers);
    for (const Node& answer : answers) RETURN_IF_ERROR(Place(answer, rank));
    return absl::OkStatus();
  }

  // The plays chosen, by the keys of the search and in their images, with the lowest ranks.
  std::vector<SolutionEntry> Chosen() {
    const auto in_order = [](const SolutionEntry& a, const SolutionEntry& b) {
      return std::pair(a.key, a.rank) < std::pair(b.key, b.rank);
    };
    std::sort(chosen_.begin(), chosen_.end(), in_order);
    const auto same_key = [](const SolutionEntry& a, const SolutionEntry& b) {
      return a.key == b.key;
    };
    chosen_.erase(std::unique(chosen_.begin(), chosen_.end(), same_key), chosen_.end());
    return std::move(chosen_);
  }

  uint64_t placed() const { return placed_.size(); }
  // The size of the solution if what was not served adds what it costs.
  double promised() const { return promised_ + static_cast<double>(served_); }

 private:
  void List(uint64_t key, int rank) {
    placed_[key] = static_cast<uint8_t>(rank);
    pending_[static_cast<size_t>(rank)].push_back(key);
  }
  absl::Status Lost() const {
    if (search_.stopped()) return absl::CancelledError("stopped");
    return absl::NotFoundError("a position is not reached within the plays that were found for it");
  }
  uint64_t KeyOf(const Node& node) const {
    return search_.keys().KeyOf(node.images, node.bans, Turn::kOwner);
  }
  Node NodeOf(Stones stones, BitBoard bans) const {
    return {stones, bans, search_.keys().Of(stones), DepthTable::kNoMove};
  }

  // Lists the position at the least rank that searches of so many visits find, or serves it.
  absl::Status LowerOrServe(uint64_t key, int rank, uint64_t visits) {
    const auto [stones, bans] = search_.keys().PositionOf(key);
    const Node node = NodeOf(stones, bans);
    const auto known = [&] { return search_.Known(node, Turn::kOwner).value_or(rank); };
    int least = std::min(rank, known());
    while (least > 2 && search_.Reaches(node, Turn::kOwner, least - 1, visits))
      least = std::min(least - 1, known());
    if (least == rank) return Serve(node, rank);
    List(key, least);
    return absl::OkStatus();
  }

  // The opponent's answers, with the pass.
  void Answers(const Node& node, std::vector<Node>& answers) const {
    answers.clear();
    answers.push_back(NodeOf(node.stones, 0));
    Analysis analysis;
    Analyse(grid_, enumerate::Swapped(node.stones), analysis);
    BitBoard left = analysis.empty & ~FindSelfRemovals(grid_, analysis).single & ~node.bans;
    for (; left != 0; left &= left - 1) {
      const int at = FirstPoint(left);
      const auto answer = Resolve(grid_, analysis, BitAt(at));
      answers.push_back(
          NodeOf(enumerate::Swapped(answer.after), search_.plays().OwnerBans(answer, at)));
    }
  }

  // What the answers add to the solution, or more than `limit`.
  uint64_t CostOf(const std::vector<Node>& answers, int rank, uint64_t limit) const {
    uint64_t cost = 0;
    for (const Node& answer : answers) {
      const int depth = search_.Known(answer, Turn::kOwner).value_or(rank);
      if (depth == 1) continue;
      const auto placed = placed_.find(KeyOf(answer));
      if (placed != placed_.end() && placed->second <= rank) continue;
      cost += cost_[static_cast<size_t>(std::min(rank, depth))];
      if (cost > limit) break;
    }
    return cost;
  }

  absl::Status Serve(const Node& node, int rank) {
    std::optional<int> chosen;
    std::vector<Node> needed;
    const auto plays = search_.plays().OwnPlays({0, node.stones});
    uint64_t least = ~uint64_t{0};
    std::vector<Node> answers;
    // First the plays that are known to do, or that take little to try. If there is none, the one
    // that the table has, after a search if need be, or all.
    for (const bool any : {false, true}) {
      uint64_t visits = rank > kLowRank ? kVisitsOfHighPlay : kVisitsOfLowPlay;
      std::optional<int> only;
      if (any) {
        if (!search_.Reaches(node, Turn::kOwner, rank)) return Lost();
        visits = kAnyNumber;
        only = search_.KnownPlay(node);
      }
      for (const auto& play : plays) {
        if ((node.bans & BitAt(play.at)) != 0 || only.value_or(play.at) != play.at) continue;
        const Node after = NodeOf(play.after, play.bans);
        if (!search_.Reaches(after, Turn::kOpponent, rank - 1, visits)) continue;
        Answers(after, answers);
        const uint64_t cost = CostOf(answers, rank - 1, least);
        if (cost >= least) continue;
        least = cost;
        chosen = play.at;
        needed = answers;
        if (any) break;
      }
      if (chosen.has_value()) break;
    }
    if (!chosen.has_value()) return Lost();
    Keep(node, rank, *chosen);
    ++served_;
    for (const Node& answer : needed) RETURN_IF_ERROR(Place(answer, rank - 1));
    return absl::OkStatus();
  }

  void Keep(const Node& node, int rank, int at) {
    const uint64_t key = KeyOf(node);
    const int image = search_.keys().ImageOf(node.images, node.bans, key);
    chosen_.push_back({key, static_cast<uint16_t>(rank),
                       static_cast<uint8_t>(search_.keys().ToImage(image, at))});
  }

  DeepeningSearch& search_;
  const enumerate::Grid& grid_;
  const uint64_t most_;
  Progress* const progress_;
  std::array<uint64_t, DepthTable::kNever> cost_{};
  absl::flat_hash_map<uint64_t, uint8_t> placed_;                  // ranks by key
  std::array<std::vector<uint64_t>, DepthTable::kNever> pending_;  // keys by rank
  std::vector<SolutionEntry> chosen_;
  uint64_t taken_ = 0;
  uint64_t served_ = 0;
  double promised_ = 0;  // beside what was served
};

}  // namespace

absl::StatusOr<SolutionFound> SolutionByDepths(DeepeningSearch& search,
                                               const enumerate::BitSituation& start,
                                               const std::optional<SolutionPlays::OwnPlay>& first,
                                               uint64_t distance, uint64_t most,
                                               Progress* progress) {
  assert(distance > 0 && distance < DepthTable::kNever);
  assert(!first.has_value() || start.player == search.plays().side());
  const bool own_turn = start.player == search.plays().side();
  const Node node = search.NodeOf(start);
  const int rank = static_cast<int>(distance);
  const auto written = [&](uint64_t limit,
                           uint64_t at_most) -> absl::StatusOr<std::unique_ptr<Writer>> {
    auto writer = std::make_unique<Writer>(search, at_most, progress);
    if (first.has_value()) {
      RETURN_IF_ERROR(writer->BeginWith(node, *first, rank + 1));
    } else {
      RETURN_IF_ERROR(own_turn ? writer->Place(node, rank) : writer->PlaceAnswers(node, rank));
    }
    RETURN_IF_ERROR(writer->Run(limit));
    return writer;
  };
  std::unique_ptr<Writer> writer;
  bool whole = false;
  double promised = kNothingYet;
  for (uint64_t limit = kFirstPractice; limit <= kLastPractice && !whole;) {
    ASSIGN_OR_RETURN(writer, written(limit, kAnyNumber));
    if (writer->promised() < promised - promised / kWorthAnother) {
      promised = writer->promised();
      continue;
    }
    whole = writer->placed() < limit;
    limit *= kPracticeGrows;
    promised = kNothingYet;
  }
  if (!whole || writer->placed() > most) {
    writer.reset();  // gives back its memory
    ASSIGN_OR_RETURN(writer, written(kAnyNumber, most));
  }
  std::vector<SolutionEntry> chosen = writer->Chosen();
  const uint64_t placed = writer->placed() + (first.has_value() ? 1 : 0);
  writer.reset();  // gives back its memory
  ASSIGN_OR_RETURN(auto entries, AsEntries(search, std::move(chosen), node, own_turn, progress));
  const uint64_t seen = std::max<uint64_t>(placed, entries.size());
  return SolutionFound{std::move(entries), seen, 1};
}

}  // namespace hotstone::search
