// Plan: AskGame makes the robust bounds and a RobustGame where the rule has one; otherwise the
// graph of plays, for a SuperkoGame, and for a CycleGame the bans as well. Each game passes a
// question to its own search.
//
// For example under psk with two passes on 3x3 the robust bounds are made first, and the question
// whether Black forces 9 from the empty board goes to the robust search, which ends where they do.
#include "search/values/asked_game.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/values/intervals.h"
#include "search/cycles/cycle_memory.h"
#include "search/cycles/cycle_search.h"
#include "search/history/history_graph.h"
#include "search/history/history_search.h"
#include "search/history/robust_memory.h"
#include "search/history/robust_search.h"

namespace hotstone::search {

using enumerate::Grid;
using enumerate::IntervalBytes;
using enumerate::IntervalOptions;
using enumerate::IntervalTable;
using enumerate::kNoPoint;
using enumerate::LegalIndex;
using enumerate::SolveRobust;

namespace {

constexpr IntervalOptions kWithPlaces{.measure = true};

class RobustGame : public AskedGame {
 public:
  RobustGame(const Grid& grid, const LegalIndex& index, const spec::RuleSet& rules,
             SharedIntervals table, const HistoryState& start, const HistoryLimits& limits,
             Progress* progress)
      : table_(std::move(table)),
        places_(grid, index, *table_),
        search_(places_, rules, limits, progress),
        memory_(places_, search_.keys()),
        state_(start) {
    if (const auto key = search_.keys().OfStart(start.position, start.player)) memory_.Add(*key);
  }
  HistoryAnswer Ask(int bound) override { return search_.Ask(state_, memory_, bound); }
  int move() const override { return search_.move(); }
  uint64_t states() const override { return search_.states(); }
  const HistoryState& state() const override { return state_; }
  const RobustPlaces* places() const override { return &places_; }
  void Make(int at) override {
    before_.push_back({state_, memory_.size()});
    const int player = state_.player;
    state_ = search_.After(state_, at);
    const auto key = at == kNoPoint ? search_.keys().OfPass(state_.position, state_.player)
                                    : search_.keys().OfPlay(state_.position, player);
    if (key.has_value()) memory_.Add(*key);
  }
  void Undo() override {
    if (before_.empty()) return;
    state_ = before_.back().first;
    memory_.CutTo(before_.back().second);
    before_.pop_back();
  }

 private:
  const SharedIntervals table_;
  const RobustPlaces places_;
  RobustSearch search_;
  RobustMemory memory_;
  HistoryState state_;
  std::vector<std::pair<HistoryState, size_t>> before_;  // each move: the state, keys seen
};

class SuperkoGame : public AskedGame {
 public:
  SuperkoGame(HistoryGraph graph, const HistoryState& start, const HistoryLimits& limits,
              Progress* progress)
      : graph_(std::move(graph)),
        search_(graph_, Retakes::Of(graph_), limits, progress),
        seen_(graph_.keys()),
        state_(start) {
    if (const auto key = graph_.StartKey(start.position, start.player)) seen_.Add(*key);
  }
  HistoryAnswer Ask(int bound) override { return search_.Ask(state_, seen_, bound); }
  int move() const override { return search_.move(); }
  uint64_t states() const override { return search_.states(); }
  const HistoryState& state() const override { return state_; }
  void Make(int at) override {
    before_.push_back({state_, seen_.size()});
    const int next = 1 - state_.player;
    if (const HistoryGraph::Play* play = graph_.PlayAt(state_.position, state_.player, at)) {
      seen_.Add(graph_.KeyOf(*play, state_.player));
      state_ = {play->position, next, 0};
      return;
    }
    state_ = {state_.position, next, state_.passes + 1};
    if (const auto key = graph_.PassKey(state_.position, next)) seen_.Add(*key);
  }
  void Undo() override {
    if (before_.empty()) return;
    state_ = before_.back().first;
    seen_.CutTo(before_.back().second);
    before_.pop_back();
  }

 private:
  const HistoryGraph graph_;
  HistorySearch search_;
  SeenKeys seen_;
  HistoryState state_;
  std::vector<std::pair<HistoryState, size_t>> before_;  // each move: the state, keys seen
};

class CycleGame : public AskedGame {
 public:
  CycleGame(const Grid& grid, const LegalIndex& index, HistoryGraph graph, CycleBans bans,
            const spec::RuleSet& rules, const HistoryState& start, const HistoryLimits& limits,
            Progress* progress)
      : graph_(std::move(graph)),
        bans_(std::move(bans)),
        search_(graph_, bans_, rules.same == spec::SamePlay::kFight, limits, progress),
        memory_(graph_, index, *spec::BoardSize::Create(grid.cols(), grid.rows()), rules,
                start.position, start.player),
        state_{start, 0} {}
  HistoryAnswer Ask(int bound) override { return search_.Ask(state_, memory_, bound); }
  int move() const override { return search_.move(); }
  uint64_t states() const override { return search_.states(); }
  const HistoryState& state() const override { return state_.state; }
  void Make(int at) override {
    before_.push_back(state_);
    const HistoryState& s = state_.state;
    const HistoryGraph::Play* play = graph_.PlayAt(s.position, s.player, at);
    state_ = search_.After(state_, play);
    memory_.AfterPly(play);
  }
  void Undo() override {
    if (before_.empty()) return;
    state_ = before_.back();
    before_.pop_back();
    memory_.CutTo(before_.size());
  }

 private:
  const HistoryGraph graph_;
  const CycleBans bans_;
  CycleSearch search_;
  CycleMemory memory_;
  CycleState state_;
  std::vector<CycleState> before_;  // of each move
};

// The superko whose keys the graph has; rules about cycles use none of them.
spec::Cycle KeysOf(const spec::RuleSet& rules) {
  return HistoryGraph::Supports(rules) ? *rules.cycle.Only() : spec::Cycle::kPsk;
}

}  // namespace

bool AsksRobustBounds(const spec::RuleSet& rules, HistoryLeaves leaves) {
  return leaves == HistoryLeaves::kRobust && RobustSearch::Supports(rules);
}

uint64_t AskedGameBytes(const Grid& grid, const LegalIndex& index, const spec::RuleSet& rules,
                        HistoryLeaves leaves) {
  if (AsksRobustBounds(rules, leaves)) return IntervalBytes(grid, kWithPlaces) + index.size() / 4;
  const bool superko = HistoryGraph::Supports(rules);
  const uint64_t game = HistoryGraph::Bytes(index.size(), grid.points(), KeysOf(rules)) +
                        RemainingForce::Bytes(index.size(), rules.end_passes) * 2;
  if (superko) return game;
  const uint64_t plays = HistoryGraph::Plays(index.size(), grid.points());
  return game + CycleBans::Bytes(index.size(), plays) + CycleMemory::Bytes(index.size(), plays);
}

absl::StatusOr<std::unique_ptr<AskedGame>> AskGame(const Grid& grid, const LegalIndex& index,
                                                   const spec::RuleSet& rules,
                                                   const HistoryState& start, HistoryLeaves leaves,
                                                   const HistoryLimits& limits, Progress* progress,
                                                   SharedIntervals robust) {
  if (AsksRobustBounds(rules, leaves)) {
    if (index.size() >= uint64_t{1} << 31) {
      return absl::ResourceExhaustedError(
          absl::StrCat("the keys of ", index.size(), " positions do not fit into 32 bits"));
    }
    if (robust == nullptr) {
      ASSIGN_OR_RETURN(auto table,
                       SolveRobust(grid, certify::RobustHot::kSingle, kWithPlaces, progress));
      robust = std::make_shared<const IntervalTable>(std::move(table));
    }
    return std::make_unique<RobustGame>(grid, index, rules, std::move(robust), start, limits,
                                        progress);
  }
  if (!HistoryGraph::Fits(index.size())) {
    return absl::ResourceExhaustedError(absl::StrCat(index.size(), " positions are too many"));
  }
  ASSIGN_OR_RETURN(auto graph, HistoryGraph::Create(grid, index, rules, KeysOf(rules), progress));
  if (HistoryGraph::Supports(rules))
    return std::make_unique<SuperkoGame>(std::move(graph), start, limits, progress);
  ASSIGN_OR_RETURN(auto bans, CycleBans::Of(grid, index, graph, rules, progress));
  return std::make_unique<CycleGame>(grid, index, std::move(graph), std::move(bans), rules, start,
                                     limits, progress);
}

}  // namespace hotstone::search
