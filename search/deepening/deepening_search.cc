#include "search/deepening/deepening_search.h"

#include <algorithm>
#include <cassert>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::search {

namespace {

constexpr uint64_t kFirst = 0x3173687470656468;  // of a state: how its keys are mixed
constexpr uint64_t kEnd = ~uint64_t{0};          // of its positions
constexpr uint64_t kVisitsAlone = 1 << 17;

}  // namespace

absl::StatusOr<std::unique_ptr<DeepeningSearch>> DeepeningSearch::Create(const SolutionPlays& plays,
                                                                         const Options& options) {
  assert(options.threads > 0 && options.first_plays > 0);
  assert(options.most_plays > 0 && options.most_plays < DepthTable::kNever);
  ASSIGN_OR_RETURN(auto sets,
                   StoneSets::Create(plays.grid(), plays.most_inside(), options.progress));
  ASSIGN_OR_RETURN(auto table, DepthTable::Create(ImageKeys(plays.grid()).bits(), options.memory));
  return std::unique_ptr<DeepeningSearch>(
      new DeepeningSearch(plays, options, std::move(sets), std::move(table)));
}

DeepeningSearch::DeepeningSearch(const SolutionPlays& plays, const Options& options, StoneSets sets,
                                 DepthTable table)
    : plays_(plays),
      options_(options),
      sets_(std::move(sets)),
      keys_(plays.grid()),
      table_(std::move(table)),
      shared_{plays, sets_, keys_, table_} {
  const auto report = [this](uint64_t visited) {
    const auto threads = static_cast<uint64_t>(options_.threads);
    if (!shared_.halted &&
        !KeepGoing(options_.progress, absl::StrCat("search within ", depth_, " plays, positions"),
                   visited * threads, 0)) {
      stopped_ = true;
    }
    return !stopped_;
  };
  // Only the first thread reports; the others hear of an end from the shared flag.
  for (int thread = 0; thread < options.threads; ++thread) {
    walks_.push_back(std::make_unique<DeepeningWalk>(
        shared_, thread,
        thread == 0 ? DeepeningWalk::GoOn(report) : [](uint64_t) { return true; }));
  }
}

std::optional<int> DeepeningSearch::Known(const DeepeningWalk::Node& node, Turn turn) const {
  const DeepeningWalk& walk = *walks_[0];
  const bool at_once = turn == Turn::kOwner ? walk.HoldsNow(node.stones, node.bans)
                                            : walk.HoldsNext(node.stones, node.bans);
  if (at_once) return 1;
  const DepthTable::Known known =
      table_.Find(table_.PlaceOf(keys_.KeyOf(node.images, node.bans, turn)));
  return known.reached == DepthTable::kNever ? std::nullopt : std::optional(known.reached);
}

std::optional<int> DeepeningSearch::KnownPlay(const DeepeningWalk::Node& node) const {
  const uint64_t key = keys_.KeyOf(node.images, node.bans, Turn::kOwner);
  const DepthTable::Known known = table_.Find(table_.PlaceOf(key));
  if (known.reached == DepthTable::kNever || known.move == DepthTable::kNoMove) return std::nullopt;
  return keys_.FromImage(keys_.ImageOf(node.images, node.bans, key), known.move);
}

// The first thread begins alone: most searches for a solution are too short for others to help.
bool DeepeningSearch::Reaches(const DeepeningWalk::Node& node, Turn turn, int plays,
                              uint64_t visits) {
  const auto known = Known(node, turn);
  if (known.has_value() && *known <= plays) return true;
  if (stopped_) return false;
  depth_ = plays;
  const bool others_may_help = walks_.size() > 1 && visits > kVisitsAlone;
  auto reached = SearchWith(1, node, turn, plays, others_may_help ? kVisitsAlone : visits);
  if (others_may_help && !reached.has_value() && !stopped_)
    reached = SearchWith(walks_.size(), node, turn, plays, visits);
  visited_ = 0;
  for (const auto& walk : walks_) visited_ += walk->visited();
  return reached.value_or(false) && !stopped_;
}

// So many threads search the same position with one table; the first to end has the result.
std::optional<bool> DeepeningSearch::SearchWith(size_t threads, const DeepeningWalk::Node& node,
                                                Turn turn, int plays, uint64_t visits) {
  shared_.halted = false;
  std::mutex first;
  std::optional<bool> reached;
  const auto search = [&](DeepeningWalk& walk) {
    walk.HaltAt(visits == kAnyNumber ? kAnyNumber : walk.visited() + visits);
    const bool result = turn == Turn::kOwner ? walk.OwnerReaches(node, plays, 0)
                                             : walk.ReachesAgainst(node, plays, 0);
    const std::lock_guard lock(first);
    if (!shared_.halted.exchange(true)) reached = result;
  };
  std::vector<std::thread> others;
  for (size_t i = 1; i < threads; ++i) others.emplace_back(search, std::ref(*walks_[i]));
  search(*walks_[0]);
  for (std::thread& other : others) other.join();
  return reached;
}

DeepeningWalk::Node DeepeningSearch::NodeOf(const enumerate::BitSituation& situation) const {
  DeepeningWalk::Node node;
  node.stones = plays_.side() == 0 ? enumerate::Stones{situation.black, situation.white}
                                   : enumerate::Stones{situation.white, situation.black};
  node.bans = situation.bans;
  node.images = keys_.Of(node.stones);
  return node;
}

std::optional<uint64_t> DeepeningSearch::Distance(const enumerate::BitSituation& situation) {
  const DeepeningWalk::Node node = NodeOf(situation);
  const Turn turn = situation.player == plays_.side() ? Turn::kOwner : Turn::kOpponent;
  if (const auto known = Known(node, turn); known.has_value()) return *known;
  const int least = std::max(2, sets_.StonesNeeded(node.stones.own));
  failed_plays_ = std::min(least - 1, options_.most_plays);
  for (int plays = std::max(least, options_.first_plays); plays <= options_.most_plays; ++plays) {
    if (Reaches(node, turn, plays)) return plays;
    if (stopped_) return std::nullopt;
    failed_plays_ = plays;
  }
  return std::nullopt;
}

absl::Status DeepeningSearch::Save(StateWriter& writer) const {
  writer.Put<uint64_t>(kFirst);
  table_.ForEach([&](uint64_t key, uint16_t known) {
    writer.Put<uint64_t>(key);
    writer.Put<uint16_t>(known);
  });
  writer.Put<uint64_t>(kEnd);
  return writer.Finish();
}

absl::Status DeepeningSearch::Load(StateReader& reader) {
  if (reader.Get<uint64_t>() != kFirst) {
    RETURN_IF_ERROR(reader.status());
    return absl::InvalidArgumentError("its table of depths is of another version");
  }
  for (;;) {
    const auto key = reader.Get<uint64_t>();
    RETURN_IF_ERROR(reader.status());
    if (key == kEnd) return absl::OkStatus();
    const auto known = reader.Get<uint16_t>();
    RETURN_IF_ERROR(reader.status());
    if (!table_.Put(key, known)) return absl::InvalidArgumentError("its depths are not possible");
  }
}

}  // namespace hotstone::search
