// The plan: Place puts a position on the list of its rank; Run takes the lists from high ranks to
// low, and Serve gives each position a play and places the answers. Entries then sorts what was
// kept, and of a position served at two ranks keeps the lower one.
//
// For example on 3x1 nothing is listed: from the empty position B1 holds the board at once. On 3x3
// the empty position has rank 6 with the play B2, and 20 positions follow.
#include "search/deepening/depth_solution.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/self_removal.h"
#include "search/deepening/merged_bans.h"

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
// Visits for a smaller rank or another play: for each, and for all of a rank above kLowRank, where
// what was visited is seldom remembered.
constexpr uint64_t kVisitsToTry = 1000;
constexpr uint64_t kVisitsOfRank = 1 << 26;
constexpr int kLowRank = 7;

class Writer {
 public:
  Writer(DeepeningSearch& search, uint64_t most, Progress* progress)
      : search_(search), grid_(search.plays().grid()), most_(most), progress_(progress) {
    // What a position adds, roughly: each rank twice as much as the one below.
    for (size_t rank = 0; rank < cost_.size(); ++rank) cost_[rank] = uint64_t{1} << rank;
    left_.fill(kVisitsOfRank);
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
    while (*depth > 2 && Tries(node, Turn::kOwner, *depth - 1, *depth))
      depth = std::min(*depth - 1, search_.Known(node, Turn::kOwner).value_or(*depth));
    if (placed == placed_.end() && placed_.size() == most_)
      return absl::ResourceExhaustedError(absl::StrCat("more than ", most_, " positions"));
    placed_[key] = static_cast<uint8_t>(*depth);
    pending_[static_cast<size_t>(*depth)].push_back(key);
    return absl::OkStatus();
  }

  // Gives every placed position its move.
  absl::Status Run() {
    for (int rank = DeepeningSearch::kMostPlays; rank > 0; --rank) {
      const std::vector<uint64_t> keys = std::move(pending_[static_cast<size_t>(rank)]);
      for (const uint64_t key : keys) {
        if (placed_.at(key) != rank) continue;  // needed at a lower rank since
        RETURN_IF_ERROR(Serve(key, rank));
        if (++served_ % kPositionsPerReport == 0 &&
            !KeepGoing(progress_, absl::StrCat("solution, rank ", rank, ", positions"), served_,
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

 private:
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

  // Whether the goal is known to be reached, or a short search finds it, for a position of a rank.
  bool Tries(const Node& node, Turn turn, int plays, int rank) {
    uint64_t& left = left_[static_cast<size_t>(rank)];
    const uint64_t before = search_.visited();
    const bool reached = search_.Reaches(node, turn, plays, std::min(kVisitsToTry, left));
    if (rank > kLowRank) left -= std::min(left, search_.visited() - before);
    return reached;
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

  absl::Status Serve(uint64_t key, int rank) {
    const auto [stones, bans] = search_.keys().PositionOf(key);
    std::optional<int> chosen;
    std::vector<Node> needed;
    const auto plays = search_.plays().OwnPlays({0, stones});
    uint64_t least = ~uint64_t{0};
    std::vector<Node> answers;
    // First the plays that are known to do, or that take little to try; the others if there is
    // none.
    for (const bool any : {false, true}) {
      for (const auto& play : plays) {
        if ((bans & BitAt(play.at)) != 0) continue;
        const Node after = NodeOf(play.after, play.bans);
        if (!(any ? search_.Reaches(after, Turn::kOpponent, rank - 1)
                  : Tries(after, Turn::kOpponent, rank - 1, rank))) {
          continue;
        }
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
    Keep(NodeOf(stones, bans), rank, *chosen);
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
  std::array<uint64_t, DepthTable::kNever> left_{};                // visits, by rank
  absl::flat_hash_map<uint64_t, uint8_t> placed_;                  // ranks by key
  std::array<std::vector<uint64_t>, DepthTable::kNever> pending_;  // keys by rank
  std::vector<SolutionEntry> chosen_;
  uint64_t served_ = 0;
};

// The entry of a position under basic ko, where a ban is part of it.
SolutionEntry EntryOf(const SolutionPlays& plays, const ChosenPlay& chosen, uint32_t rank) {
  const int ban = chosen.bans == 0 ? kNoPoint : FirstPoint(chosen.bans);
  const ListedPosition listed = plays.Listed(chosen.stones, ban);
  const enumerate::Symmetries& symmetries = plays.symmetries();
  int symmetry = 0;
  const auto leads_there = [&] {
    return symmetries.Map(symmetry, chosen.stones) == listed.stones &&
           (ban == kNoPoint || symmetries.MapPoint(symmetry, ban) == listed.ban);
  };
  while (!leads_there()) ++symmetry;
  return {listed.key, rank, static_cast<uint8_t>(symmetries.MapPoint(symmetry, chosen.at))};
}

// The positions that must be listed so that the start is decided.
std::vector<uint64_t> FirstListed(const SolutionPlays& plays, const Node& start, bool own_turn) {
  if (own_turn) return {plays.Listed(start.stones).key};
  std::vector<OpponentAnswer> answers;
  plays.Answers(start.stones, start.bans, true, answers);
  std::vector<uint64_t> first;
  for (const OpponentAnswer& answer : answers) first.push_back(answer.to.key);
  return first;
}

// What was chosen as the entries of a solution. The entries need the memory of what was chosen
// again under basic ko, and several times as much under other rules.
absl::StatusOr<std::vector<SolutionEntry>> AsEntries(DeepeningSearch& search,
                                                     std::vector<SolutionEntry> chosen,
                                                     const Node& start, bool own_turn,
                                                     Progress* progress) {
  const SolutionPlays& plays = search.plays();
  const auto play_of = [&](const SolutionEntry& entry) {
    const auto [stones, bans] = search.keys().PositionOf(entry.key);
    return ChosenPlay{stones, bans, entry.move};
  };
  if (plays.rules() == certify::GoodUnder::kBasicKo) {
    for (SolutionEntry& entry : chosen) entry = EntryOf(plays, play_of(entry), entry.rank);
    std::sort(chosen.begin(), chosen.end(),
              [](const SolutionEntry& a, const SolutionEntry& b) { return a.key < b.key; });
    return chosen;
  }
  std::vector<ChosenPlay> all;
  all.reserve(chosen.size());
  for (const SolutionEntry& entry : chosen) all.push_back(play_of(entry));
  chosen = {};  // gives back its memory
  std::vector<uint64_t> first;
  if (!all.empty()) first = FirstListed(plays, start, own_turn);
  return MergeBans(search, all, first, progress);
}

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
  auto writer = std::make_unique<Writer>(search, most, progress);
  if (first.has_value()) {
    RETURN_IF_ERROR(writer->BeginWith(node, *first, rank + 1));
  } else {
    RETURN_IF_ERROR(own_turn ? writer->Place(node, rank) : writer->PlaceAnswers(node, rank));
  }
  RETURN_IF_ERROR(writer->Run());
  std::vector<SolutionEntry> chosen = writer->Chosen();
  const uint64_t placed = writer->placed() + (first.has_value() ? 1 : 0);
  writer.reset();  // gives back its memory
  ASSIGN_OR_RETURN(auto entries, AsEntries(search, std::move(chosen), node, own_turn, progress));
  const uint64_t seen = std::max<uint64_t>(placed, entries.size());
  return SolutionFound{std::move(entries), seen, 1};
}

}  // namespace hotstone::search
