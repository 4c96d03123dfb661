// The search for a solution.
//
// FindSolution repeats rounds until no move of the solution is banned by an answer. A round is one Meet from the
// start: Choices lists the owner's moves of a position in the order in which they are tried, each with the
// positions that it asks for; Meet goes down to those that are not met. Keep then goes through what was met
// from the start on, from high ranks to low, and takes for each position the move that adds the fewest positions to
// those already kept.
//
// For example, on 3x1 Black to have 3 points from "...": the middle settles nothing (a chain with two eyes of one
// point does), so "B1" is followed at once: A1 and C1 are regions of one point, vital both, and the solution
// has one entry of rank 0.
#include "search/solution/solution_search.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/solution/solution_plays.h"

namespace hotstone::search {
namespace {

using certify::SolutionEntry;
using certify::SolutionHeader;
using enumerate::BitBoard;
using enumerate::Stones;

constexpr uint64_t kReportEvery = 1 << 10;

struct Choice {
  uint8_t move = certify::kSolutionPass;
  uint64_t distance = 0;
  int open = 0;  // answers not met
  std::vector<OpponentAnswer> answers;
};

enum class Standing : uint8_t { kOnTheWay, kMet, kFailed };

struct Node {
  Standing standing = Standing::kOnTheWay;
  uint8_t move = certify::kSolutionPass;
  uint16_t rank = 0;
};

class Search {
 public:
  Search(const SolutionHeader& header, const enumerate::Grid& grid, SolutionOracle& oracle, uint64_t most,
         Progress* progress)
      : header_(header),
        plays_(grid, header.side == spec::Color::kBlack ? 0 : 1,
               header.opponent == certify::OpponentMay::kTakeBack, header.settled_board),
        oracle_(oracle),
        most_(most),
        progress_(progress) {}

  absl::StatusOr<SolutionFound> Run() {
    SolutionFound found;
    for (;;) {
      ++found.rounds;
      nodes_.clear();
      hit_.clear();
      const auto roots = Roots();
      for (const OpponentAnswer& root : roots) {
        if (!Reach(root)) return stop_.ok() ? absl::NotFoundError("no solution was found") : stop_;
      }
      found.met = nodes_.size();
      const auto kept = Keep(roots);
      if (hit_.empty()) {
        for (const auto& [key, node] : kept) found.entries.push_back({key, node.rank, node.move});
        return found;
      }
      for (const auto& [key, bans] : hit_) avoid_[key] |= bans;
    }
  }

 private:
  // The positions that the start asks for.
  std::vector<OpponentAnswer> Roots() const {
    Stones stones = enumerate::FromSpec(header_.start);
    if (plays_.side() == 1) stones = enumerate::Swapped(stones);
    std::vector<OpponentAnswer> roots;
    if (plays_.IsSettled(stones.own)) return roots;
    if (header_.to_move == header_.side) {
      roots.push_back({plays_.Listed(stones), 0});
    } else {
      plays_.Answers(stones, 0, true, roots);
    }
    return roots;
  }

  const Node* Met(uint64_t key) const {
    const auto found = nodes_.find(key);
    return found != nodes_.end() && found->second.standing == Standing::kMet ? &found->second : nullptr;
  }

  // Whether the answer's position is met, after a search for it if need be.
  bool Reach(const OpponentAnswer& answer) {
    const auto found = nodes_.find(answer.to.key);
    if (found == nodes_.end()) return Meet(answer.to);
    return found->second.standing == Standing::kMet;
  }

  int AreaOf(Stones stones) const { return AreaDifference(plays_.grid(), stones); }

  void CountOpen(Choice& choice) const {
    choice.open = 0;
    for (const OpponentAnswer& answer : choice.answers) choice.open += Met(answer.to.key) == nullptr ? 1 : 0;
  }

  // The moves that are not known to be lost, the best to try first. A move to a settled board comes alone.
  std::vector<Choice> Choices(const ListedPosition& position, bool ask_oracle) {
    std::vector<Choice> choices;
    const auto avoided = avoid_.find(position.key);
    const BitBoard avoid = avoided == avoid_.end() ? 0 : avoided->second;
    const auto own_plays = plays_.OwnPlays(position.stones);
    for (const SolutionPlays::OwnPlay& play : own_plays) {
      if ((avoid >> play.at & 1) != 0 || !plays_.IsSettled(play.after.own)) continue;
      return {{static_cast<uint8_t>(play.at), 0, 0, {}}};
    }
    if (AreaOf(position.stones) >= header_.at_least) {
      Choice choice;
      plays_.Answers(position.stones, 0, false, choice.answers);
      choices.push_back(std::move(choice));
    }
    for (const SolutionPlays::OwnPlay& play : own_plays) {
      if ((avoid >> play.at & 1) != 0) continue;
      Choice choice{static_cast<uint8_t>(play.at), 0, 0, {}};
      if (ask_oracle) {
        const auto distance = oracle_.Distance(plays_.AfterOwn(play));
        if (!distance.has_value()) continue;
        choice.distance = *distance;
      }
      plays_.Answers(play.after, play.bans, true, choice.answers);
      choices.push_back(std::move(choice));
    }
    for (Choice& choice : choices) CountOpen(choice);
    const auto own = ask_oracle ? oracle_.Distance(plays_.OwnerToMove(position.stones)) : std::nullopt;
    const auto order = [&](const Choice& choice) {
      const bool progress = !own.has_value() || choice.distance < *own;
      return std::tuple(!progress, choice.open > 0, choice.distance, choice.open);
    };
    std::sort(choices.begin(), choices.end(),
              [&](const Choice& a, const Choice& b) { return order(a) < order(b); });
    return choices;
  }

  // The rank that a choice gives, all of whose answers are met.
  int RankOf(const Choice& choice) const {
    int rank = 0;
    for (const OpponentAnswer& answer : choice.answers) {
      rank = std::max(rank, Met(answer.to.key)->rank + 1);
    }
    return rank;
  }

  bool Meet(const ListedPosition& position) {
    if (!stop_.ok()) return false;
    if (nodes_.size() >= most_) {
      stop_ = absl::ResourceExhaustedError(absl::StrCat("more than ", most_, " positions"));
      return false;
    }
    nodes_[position.key] = Node{};
    if (nodes_.size() % kReportEvery == 0 && !KeepGoing(progress_, "solution, positions", nodes_.size(), 0)) {
      stop_ = absl::CancelledError("stopped");
      return false;
    }
    for (const Choice& choice : Choices(position, true)) {
      const bool met = std::all_of(choice.answers.begin(), choice.answers.end(),
                                   [&](const OpponentAnswer& answer) { return Reach(answer); });
      if (!stop_.ok()) return false;
      if (!met) continue;
      const int rank = RankOf(choice);
      if (rank > std::numeric_limits<uint16_t>::max()) {
        stop_ = absl::ResourceExhaustedError("a rank of 2^16");
        return false;
      }
      nodes_[position.key] = {Standing::kMet, choice.move, static_cast<uint16_t>(rank)};
      return true;
    }
    nodes_[position.key].standing = Standing::kFailed;
    return false;
  }

  // What the start asks for, by key; with moves chosen so that little is asked for.
  std::map<uint64_t, Node> Keep(const std::vector<OpponentAnswer>& roots) {
    std::map<uint64_t, Node> kept;
    std::map<std::pair<int, uint64_t>, Node> waiting;  // by rank
    absl::flat_hash_map<uint64_t, BitBoard> banned;
    const auto ask = [&](const OpponentAnswer& answer) {
      const Node& node = nodes_.at(answer.to.key);
      if (answer.bans != 0) banned[answer.to.key] |= answer.bans;
      if (!kept.contains(answer.to.key)) waiting.try_emplace({node.rank, answer.to.key}, node);
    };
    for (const OpponentAnswer& root : roots) ask(root);
    while (!waiting.empty()) {
      const auto last = std::prev(waiting.end());
      const uint64_t key = last->first.second;
      Node node = last->second;
      waiting.erase(last);
      const Choice choice = Cheapest(key, node, banned, kept, waiting);
      node.move = choice.move;
      kept[key] = node;
      const auto bans = banned.find(key);
      if (bans != banned.end() && node.move != certify::kSolutionPass &&
          (bans->second >> node.move & 1) != 0) {
        hit_[key] = bans->second;
      }
      for (const OpponentAnswer& answer : choice.answers) ask(answer);
    }
    return kept;
  }

  // Of the choices whose answers are all met below the node's rank, the one that asks for the fewest new ones. The
  // node is the highest of those waiting, so all that ban one of its moves have been kept before.
  Choice Cheapest(uint64_t key, const Node& node, const absl::flat_hash_map<uint64_t, BitBoard>& banned,
                  const std::map<uint64_t, Node>& kept,
                  const std::map<std::pair<int, uint64_t>, Node>& waiting) {
    const Stones stones = plays_.StonesOf(key);
    const auto bans = banned.find(key);
    Choice best;
    std::tuple<int, int, int> least{2, 0, 0};
    for (Choice& choice : Choices({key, stones, 0}, false)) {
      bool good = true;
      int fresh = 0;
      int highest = 0;
      for (const OpponentAnswer& answer : choice.answers) {
        const Node* const met = Met(answer.to.key);
        if (met == nullptr || met->rank >= node.rank) {
          good = false;
          break;
        }
        highest = std::max<int>(highest, met->rank);
        if (!kept.contains(answer.to.key) && !waiting.contains({met->rank, answer.to.key})) ++fresh;
      }
      if (!good) continue;
      const bool hit = bans != banned.end() && choice.move != certify::kSolutionPass &&
                       (bans->second >> choice.move & 1) != 0;
      const std::tuple<int, int, int> cost{hit ? 1 : 0, fresh, highest};
      if (cost < least) {
        least = cost;
        best = std::move(choice);
      }
    }
    return best;
  }

  const SolutionHeader& header_;
  const SolutionPlays plays_;
  SolutionOracle& oracle_;
  const uint64_t most_;
  Progress* const progress_;
  absl::Status stop_;
  absl::flat_hash_map<uint64_t, Node> nodes_;
  absl::flat_hash_map<uint64_t, BitBoard> avoid_;  // moves that were banned in an earlier round
  absl::flat_hash_map<uint64_t, BitBoard> hit_;    // ... in this one
};

}  // namespace

absl::StatusOr<SolutionFound> FindSolution(const SolutionHeader& header, SolutionOracle& oracle,
                                           uint64_t most, Progress* progress) {
  const spec::BoardSize& size = header.start.size();
  const auto grid = enumerate::Grid::Create(size.cols(), size.rows());
  if (!grid.ok()) return grid.status();
  if (grid->points() > 40) return absl::InvalidArgumentError("solutions are for boards of up to 40 points");
  return Search(header, *grid, oracle, most, progress).Run();
}

}  // namespace hotstone::search
