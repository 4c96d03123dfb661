// Needs are gathered by position; Visit gives a position plays that meet all of its needs and lead
// to no position on the way to it, and so its rank.
//
// For example a position is needed without bans, with a play at A1, and with A1 banned, with a play
// at B1: B1 serves for both, unless it leads back.
#include "search/deepening/merged_bans.h"

#include <algorithm>
#include <deque>
#include <tuple>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "search/deepening/deepening_search.h"

namespace hotstone::search {

using certify::SolutionEntry;
using enumerate::BitBoard;
using enumerate::FirstOf;
using enumerate::FirstPoint;

namespace {

constexpr uint64_t kSpotsPerReport = 1 << 14;
constexpr uint64_t kVisitsForOther = 10'000;  // for a play that the search has not chosen
constexpr int kMorePlays = 2;                 // it may take so many more

class Merger {
 public:
  Merger(DeepeningSearch& search, Progress* progress)
      : search_(search),
        plays_(search.plays()),
        every_answer_(plays_.grid(), plays_.side(), plays_.rules(), certify::EndsAt::kHeldBoard),
        progress_(progress) {}

  void Add(const ChosenPlay& chosen) {
    const ListedPosition listed = plays_.Listed(chosen.stones);
    const enumerate::Symmetries& symmetries = plays_.symmetries();
    int symmetry = 0;
    while (symmetries.Map(symmetry, chosen.stones) != listed.stones) ++symmetry;
    Spot& spot = SpotOf(listed.key);
    spot.bans |= symmetries.Map(symmetry, chosen.bans);
    spot.plays |= enumerate::BitAt(symmetries.MapPoint(symmetry, chosen.at));
  }

  absl::StatusOr<std::vector<SolutionEntry>> Run(const std::vector<uint64_t>& first) {
    for (const uint64_t key : first) {
      const bool done = Visit(SpotOf(key));
      if (stopped_ || search_.stopped()) return absl::CancelledError("stopped");
      if (done) continue;
      return absl::UnimplementedError(
          "no solution under these rules was made of the plays that the search found, because they "
          "come back to a position");
    }
    std::vector<SolutionEntry> entries;
    for (const Spot& spot : spots_) {
      if (spot.state != State::kDone) continue;
      for (BitBoard left = spot.plays; left != 0; left &= left - 1)
        entries.push_back({spot.key, spot.rank, static_cast<uint8_t>(FirstPoint(left))});
    }
    std::sort(entries.begin(), entries.end(), [](const SolutionEntry& a, const SolutionEntry& b) {
      return std::tie(a.key, a.move) < std::tie(b.key, b.move);
    });
    return entries;
  }

 private:
  enum class State : uint8_t { kNew, kOnTheWay, kDone };

  // A position in the image that solutions list, with the owner to move.
  struct Spot {
    uint64_t key = 0;
    BitBoard bans = 0;   // after any of the answers that lead there
    BitBoard plays = 0;  // of the search; once done, those listed
    uint16_t rank = 0;
    State state = State::kNew;
  };

  Spot& SpotOf(uint64_t key) {
    const auto [found, is_new] = by_key_.emplace(key, nullptr);
    if (is_new) found->second = &spots_.emplace_back(Spot{.key = key});
    return *found->second;
  }

  // False if all plays lead back to positions on the way.
  bool Visit(Spot& spot) {
    if (spot.state == State::kDone) return true;
    if (spot.state == State::kOnTheWay) return false;
    if (++visited_ % kSpotsPerReport == 0 &&
        !KeepGoing(progress_, "solution, positions put in order", visited_, spots_.size())) {
      stopped_ = true;
    }
    if (stopped_) return false;
    spot.state = State::kOnTheWay;
    const BitBoard chosen = spot.plays;
    // One play of the search that is always open, then all of them, then any other play.
    for (BitBoard left = chosen & ~spot.bans; left != 0; left &= left - 1) {
      if (Take(spot, FirstOf(left), nullptr)) return true;
    }
    const bool several = (chosen & (chosen - 1)) != 0;
    if ((several || (chosen & spot.bans) != 0) && Take(spot, chosen, nullptr)) return true;
    DeepeningWalk::Node here = search_.NodeOf(plays_.OwnerToMove(plays_.NamedBy(spot.key)));
    here.bans = spot.bans;
    for (BitBoard left = plays_.grid().full() & ~(spot.bans | chosen); left != 0;
         left &= left - 1) {
      if (Take(spot, FirstOf(left), &here)) return true;
    }
    spot.state = State::kNew;
    return false;
  }

  // Lists these plays, if they lead to no position on the way. With a node the play is not of the
  // search, and is tried there first.
  bool Take(Spot& spot, BitBoard plays, const DeepeningWalk::Node* node) {
    int rank = 0;
    for (const auto& play : plays_.OwnPlays(plays_.NamedBy(spot.key))) {
      if ((plays >> play.at & 1) == 0) continue;
      if (node != nullptr && !IsGood(play, *node)) return false;
      rank = std::max(rank, 1);
      std::vector<OpponentAnswer> answers;
      every_answer_.Answers(play.after, play.bans, true, answers);
      for (const OpponentAnswer& answer : answers) {
        // The next play will do, unless the position is listed for other answers.
        if (!by_key_.contains(answer.to.key)) {
          if (plays_.HoldsNext(answer.to.stones, answer.bans)) {
            unlisted_.insert(answer.to.key);
            continue;
          }
          if (unlisted_.contains(answer.to.key)) return false;
        }
        Spot& next = SpotOf(answer.to.key);
        if (next.state == State::kNew) next.bans |= answer.bans;
        if (!Visit(next) || (next.plays & ~answer.bans) == 0) return false;
        rank = std::max(rank, next.rank + 1);
      }
    }
    if (rank == 0) return false;
    spot.plays = plays;
    spot.rank = static_cast<uint16_t>(rank);
    spot.state = State::kDone;
    return true;
  }

  // Whether the search finds soon that the play does.
  bool IsGood(const SolutionPlays::OwnPlay& play, const DeepeningWalk::Node& node) {
    const int least = search_.Known(node, Turn::kOwner).value_or(DeepeningSearch::kMostPlays);
    const int plays = std::min(least + kMorePlays, DeepeningSearch::kMostPlays);
    return search_.Reaches(search_.NodeOf(plays_.AfterOwn(play)), Turn::kOpponent, plays,
                           kVisitsForOther);
  }

  DeepeningSearch& search_;
  const SolutionPlays& plays_;
  const SolutionPlays every_answer_;  // also those after which the next play will do
  Progress* const progress_;
  std::deque<Spot> spots_;
  absl::flat_hash_map<uint64_t, Spot*> by_key_;
  absl::flat_hash_set<uint64_t> unlisted_;  // where the next play must do
  uint64_t visited_ = 0;
  bool stopped_ = false;
};

}  // namespace

absl::StatusOr<std::vector<SolutionEntry>> MergeBans(DeepeningSearch& search,
                                                     const std::vector<ChosenPlay>& chosen,
                                                     const std::vector<uint64_t>& first,
                                                     Progress* progress) {
  Merger merger(search, progress);
  for (const ChosenPlay& play : chosen) merger.Add(play);
  return merger.Run(first);
}

}  // namespace hotstone::search
