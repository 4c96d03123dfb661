// The search for a solution.
//
// FindSolution repeats rounds until every set of bans that occurs is served. A round meets
// everything that the start requires (solution_graph.h). Keep then goes through the needed
// positions from the start, from high ranks to low. When a position comes up, all positions that
// lead to it have been kept, so the bans with which it is reached are known; Serve chooses for each
// of them the move that adds the fewest positions to those kept and waiting.
//
// For example, on 3x1 Black to have 3 points from "...": after "B1" the stone has two regions of
// one point each, both vital. So the board is settled, and the solution has one entry of rank 0.
#include "search/solution/solution_search.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::search {
namespace {

using certify::SolutionEntry;
using certify::SolutionHeader;
using enumerate::BitBoard;
using enumerate::Stones;

constexpr uint64_t kKeptPerReport = 1 << 6;

// The met positions that are needed, with their moves.
class Selection {
 public:
  Selection(const SolutionPlays& plays, const SolutionGraph& graph, const WantedMoves& wanted,
            int at_least)
      : plays_(plays), graph_(graph), wanted_(wanted), at_least_(at_least) {}

  absl::Status Select(const std::vector<OpponentAnswer>& roots, Progress* progress) {
    for (const OpponentAnswer& root : roots) {
      if (graph_.RankOf(root.to.key) >= 0) Ask(root);
    }
    for (uint64_t kept = 0; !waiting_.empty(); ++kept) {
      if (kept % kKeptPerReport == 0 &&
          !KeepGoing(progress, "solution, positions kept", kept, asked_.size())) {
        return absl::CancelledError("stopped");
      }
      const auto last = std::prev(waiting_.end());
      const auto [rank, key] = *last;
      waiting_.erase(last);
      Serve(key, rank);
    }
    std::sort(entries_.begin(), entries_.end(), [](const SolutionEntry& a, const SolutionEntry& b) {
      return std::tie(a.key, a.move) < std::tie(b.key, b.move);
    });
    return absl::OkStatus();
  }

  std::vector<SolutionEntry>& entries() { return entries_; }
  // Sets of bans that no choice serves below the position's rank.
  const NeededBans& missing() const { return missing_; }

 private:
  void Ask(const OpponentAnswer& answer) {
    const int rank = graph_.RankOf(answer.to.key);
    asked_.insert(answer.to.key);
    waiting_.insert({rank, answer.to.key});
    if (answer.bans != 0) bans_[answer.to.key].insert(answer.bans);
  }

  // How many positions a choice would add; nothing if it requires one that is not below the rank.
  std::optional<int> Cost(const SolutionChoice& choice, int rank) const {
    int fresh = 0;
    for (const OpponentAnswer& answer : choice.answers) {
      const int asked = graph_.RankOf(answer.to.key);
      if (asked < 0 || asked >= rank) return std::nullopt;
      fresh += asked_.contains(answer.to.key) ? 0 : 1;
    }
    return fresh;
  }

  // Takes all wanted moves whose answers are below the rank. False if there is none.
  bool ServeWanted(const ListedPosition& position, int rank) {
    bool served = false;
    for (const auto& choice : WantedChoices(plays_, position, at_least_, wanted_)) {
      if (!Cost(choice, rank).has_value()) continue;
      Take(position.key, rank, choice);
      served = true;
    }
    return served;
  }

  void Take(uint64_t key, int rank, const SolutionChoice& choice) {
    entries_.push_back({key, static_cast<uint16_t>(rank), choice.move});
    for (const OpponentAnswer& answer : choice.answers) Ask(answer);
  }

  void Serve(uint64_t key, int rank) {
    const ListedPosition position = plays_.NamedBy(key);
    if (ServeWanted(position, rank)) return;
    const auto choices = SolutionChoices(plays_, position, at_least_, nullptr);
    std::set<uint8_t> moves;
    std::vector<BitBoard> bans = {0};
    if (const auto found = bans_.find(key); found != bans_.end()) {
      bans.insert(bans.begin(), found->second.begin(), found->second.end());
    }
    for (const BitBoard ban : bans) {
      if (std::any_of(moves.begin(), moves.end(),
                      [&](uint8_t move) { return !IsBannedMove(move, ban); }))
        continue;
      const SolutionChoice* best = nullptr;
      int least = 0;
      for (const SolutionChoice& choice : choices) {
        const auto cost = IsBannedMove(choice.move, ban) ? std::nullopt : Cost(choice, rank);
        if (!cost.has_value() || (best != nullptr && *cost >= least)) continue;
        best = &choice;
        least = *cost;
      }
      if (best == nullptr) {
        missing_[key].push_back(ban);
        continue;
      }
      moves.insert(best->move);
      Take(key, rank, *best);
    }
  }

  const SolutionPlays& plays_;
  const SolutionGraph& graph_;
  const WantedMoves& wanted_;
  const int at_least_;
  std::set<std::pair<int, uint64_t>> waiting_;  // by rank
  absl::flat_hash_set<uint64_t> asked_;
  absl::flat_hash_map<uint64_t, std::set<BitBoard>> bans_;
  std::vector<SolutionEntry> entries_;
  NeededBans missing_;
};

}  // namespace

SolutionSearch::SolutionSearch(const SolutionHeader& header, SolutionPlays plays,
                               SolutionOracle& oracle, uint64_t most,
                               const SolutionDemands& demands)
    : header_(header),
      plays_(std::move(plays)),
      oracle_(oracle),
      most_(most),
      wanted_(demands.moves) {
  const Stones start = enumerate::FromSpec(header_.start);
  AddRoots({start.own, start.opp, header_.to_move == spec::Color::kBlack ? 0 : 1, 0, {}});
  for (const enumerate::BitSituation& further : demands.starts) AddRoots(further);
  BeginRound();
}

void SolutionSearch::AddRoots(const enumerate::BitSituation& start) {
  Stones stones{start.black, start.white};
  if (plays_.side() == 1) stones = enumerate::Swapped(stones);
  if (start.player != plays_.side()) {
    plays_.Answers(stones, start.bans, true, roots_);
  } else if (!plays_.IsEnd(stones.own, start.bans != 0)) {
    const int ban = start.bans == 0 ? enumerate::kNoPoint : enumerate::FirstPoint(start.bans);
    roots_.push_back({plays_.Listed(stones, ban), 0});
  }
  root_ends_.push_back(roots_.size());
}

bool SolutionSearch::IsMet(size_t start) const {
  const size_t first = start == 0 ? 0 : root_ends_[start - 1];
  return std::all_of(roots_.begin() + static_cast<ptrdiff_t>(first),
                     roots_.begin() + static_cast<ptrdiff_t>(root_ends_[start]),
                     [&](const OpponentAnswer& root) { return graph_->RankOf(root.to.key) >= 0; });
}

absl::StatusOr<std::unique_ptr<SolutionSearch>> SolutionSearch::Create(
    const SolutionHeader& header, SolutionOracle& oracle, uint64_t most,
    const SolutionDemands& demands) {
  ASSIGN_OR_RETURN(auto plays, SolutionPlays::Of(header));
  if (plays.grid().points() > 36)
    return absl::InvalidArgumentError("solutions exist only for boards of up to 36 points");
  return std::unique_ptr<SolutionSearch>(
      new SolutionSearch(header, std::move(plays), oracle, most, demands));
}

void SolutionSearch::BeginRound() {
  ++round_;
  root_ = 0;
  graph_ =
      std::make_unique<SolutionGraph>(plays_, header_.at_least, oracle_, needed_, wanted_, most_);
}

absl::StatusOr<SolutionFound> SolutionSearch::Run(Progress* progress) {
  for (;;) {
    for (; root_ < roots_.size(); ++root_) {
      ASSIGN_OR_RETURN(const auto met, graph_->Meet(roots_[root_].to, progress));
      if (!met && root_ < root_ends_[0]) {
        return absl::NotFoundError(
            absl::StrCat("no move is left to try in ", graph_->size(), " positions"));
      }
    }
    Selection selection(plays_, *graph_, wanted_, header_.at_least);
    std::vector<bool> starts;
    for (size_t i = 1; i < root_ends_.size(); ++i) starts.push_back(IsMet(i));
    RETURN_IF_ERROR(selection.Select(roots_, progress));
    if (selection.missing().empty()) {
      return SolutionFound{std::move(selection.entries()), graph_->size(), static_cast<int>(round_),
                           std::move(starts)};
    }
    for (const auto& [key, bans] : selection.missing()) {
      needed_[key].insert(needed_[key].end(), bans.begin(), bans.end());
    }
    BeginRound();
  }
}

absl::Status SolutionSearch::Save(StateWriter& writer) const {
  writer.Put(round_);
  writer.Put(root_);
  const std::map<uint64_t, std::vector<BitBoard>> needed(needed_.begin(), needed_.end());
  writer.Put<uint64_t>(needed.size());
  for (const auto& [key, bans] : needed) {
    writer.Put(key);
    writer.Put<uint32_t>(static_cast<uint32_t>(bans.size()));
    for (const BitBoard ban : bans) writer.Put(ban);
  }
  graph_->Save(writer);
  return writer.Finish();
}

absl::Status SolutionSearch::Load(StateReader& reader) {
  round_ = reader.Get<uint32_t>();
  root_ = reader.Get<uint64_t>();
  const auto needed = reader.Get<uint64_t>();
  for (uint64_t i = 0; i < needed && reader.status().ok(); ++i) {
    std::vector<BitBoard>& bans = needed_[reader.Get<uint64_t>()];
    const auto count = reader.Get<uint32_t>();
    for (uint32_t k = 0; k < count && reader.status().ok(); ++k)
      bans.push_back(reader.Get<BitBoard>());
  }
  if (!reader.status().ok()) return reader.status();
  if (root_ > roots_.size())
    return absl::InvalidArgumentError("not a state of this search: it has one answer too many");
  return graph_->Load(reader);
}

absl::StatusOr<SolutionFound> FindSolution(const SolutionHeader& header, SolutionOracle& oracle,
                                           uint64_t most, Progress* progress,
                                           const SolutionDemands& demands) {
  const auto search = SolutionSearch::Create(header, oracle, most, demands);
  return search.ok() ? (*search)->Run(progress) : search.status();
}

}  // namespace hotstone::search
