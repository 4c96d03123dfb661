// For example on 3x3 the play at the centre of the empty position becomes the record with key 0:
// the empty position is its own least image.
#include "search/deepening/depth_entries.h"

#include <algorithm>
#include <utility>

#include "search/deepening/merged_bans.h"
#include "search/solution/solution_plays.h"

namespace hotstone::search {

using certify::SolutionEntry;
using enumerate::FirstPoint;
using enumerate::kNoPoint;
using Node = DeepeningWalk::Node;

namespace {

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

}  // namespace

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

}  // namespace hotstone::search
