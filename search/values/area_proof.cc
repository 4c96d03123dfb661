// Create sets up the game to ask and the robust bounds. Walk plays the tree with a spec::Game
// beside the asked one, which says what is legal and when the game ends. Where the side is to move
// it asks, and follows the move; where the opponent is, it tries all. Leaf says where a line may
// stop; LeavesSolution turns the places where lines stopped into one robust solution.
//
// For example on 2x2 under tromp-taylor Black forces 1: the robust bounds of the empty board say
// nothing, so the tree begins with a move of Black and every answer of White.
#include "search/values/area_proof.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "certify/solution/solution_under.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/robust/robust_strategy.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/values/history_value.h"
#include "spec/counting/area.h"
#include "spec/rules/game.h"

namespace hotstone::search {

using certify::AreaStep;
using certify::RobustHot;
using enumerate::Grid;
using enumerate::IntervalTable;
using enumerate::kNoPoint;
using enumerate::LegalIndex;
using spec::Color;
using spec::Game;

namespace {

constexpr enumerate::IntervalOptions kPlacesToo{.measure = true};
constexpr uint64_t kStepsBetweenLooks = 256;

// The hot stones that the robust solutions must consider under these rules; nothing if none holds.
std::optional<RobustHot> HotOf(const spec::RuleSet& rules) {
  if (rules.resume == spec::Resume::kDispute) return std::nullopt;
  for (const RobustHot hot : {RobustHot::kSingle, RobustHot::kEvery}) {
    if (certify::RobustUnder(hot, rules).ok()) return hot;
  }
  return std::nullopt;
}

}  // namespace

absl::StatusOr<AreaProver> AreaProver::Create(const Grid& grid, const LegalIndex& index,
                                              const spec::RuleSet& rules,
                                              const spec::Position& start, Color to_move,
                                              const AreaProofLimits& limits, Progress* progress,
                                              SharedIntervals robust) {
  if (const auto why = NoHistoryValue(rules))
    return absl::UnimplementedError(absl::StrCat(spec::RuleSetName(rules), ": ", *why));
  AreaProver prover(rules, start, to_move, limits, progress);
  const HistoryState state{static_cast<uint32_t>(index.Rank(enumerate::FromSpec(start))),
                           to_move == Color::kBlack ? 0 : 1, 0};
  ASSIGN_OR_RETURN(prover.game_, AskGame(grid, index, rules, state, HistoryLeaves::kRobust,
                                         limits.search, progress, std::move(robust)));
  prover.hot_ = HotOf(rules);
  if (!prover.hot_.has_value()) return prover;
  if (prover.hot_ == RobustHot::kSingle) prover.places_ = prover.game_->places();
  if (prover.places_ != nullptr) return prover;
  ASSIGN_OR_RETURN(auto table, SolveRobust(grid, *prover.hot_, kPlacesToo, progress));
  prover.table_ = std::make_unique<const IntervalTable>(std::move(table));
  prover.own_places_ = std::make_unique<const RobustPlaces>(grid, index, *prover.table_);
  prover.places_ = prover.own_places_.get();
  return prover;
}

class AreaProver::Walk {
 public:
  Walk(AreaProver& prover, Color side, int at_least)
      : prover_(prover),
        goal_{side == Color::kBlack ? 0 : 1, side == Color::kBlack ? at_least : 1 - at_least},
        proof_{{prover.rules_, side, at_least, "", prover.start_, prover.to_move_, {}}, {}} {}

  absl::StatusOr<AreaProof> Run() {
    ASSIGN_OR_RETURN(const auto game,
                     Game::Create(prover_.rules_, prover_.start_, prover_.to_move_));
    RETURN_IF_ERROR(From(game));
    if (!leaves_.empty()) {
      ASSIGN_OR_RETURN(proof_.robust, LeavesSolution());
    }
    return std::move(proof_);
  }

 private:
  Color side() const { return proof_.strategy.side; }

  absl::Status Add(const AreaStep& step) {
    auto& steps = proof_.strategy.steps;
    if (steps.size() == prover_.limits_.steps) {
      return absl::ResourceExhaustedError(
          absl::StrCat("the certificate needs more than ", steps.size(), " steps"));
    }
    if (steps.size() % kStepsBetweenLooks == 0 &&
        !KeepGoing(prover_.progress_, "certificate, steps", steps.size(), 0)) {
      return absl::CancelledError("interrupted while the certificate was being written");
    }
    steps.push_back(step);
    return absl::OkStatus();
  }

  absl::Status From(const Game& game) {
    if (game.ended()) return absl::OkStatus();
    const std::optional<ForcedPlace> before = nearest_;
    const HistoryState& state = prover_.game_->state();
    if (prover_.places_ != nullptr) NoteSeen(state);
    absl::Status status;
    if (Leaf(state)) {
      leaves_.insert({game.position(), state.player});
      status = Add({AreaStep::Kind::kRobust, std::nullopt});
    } else if (game.to_move() == side()) {
      status = Move(game);
    } else {
      status = Replies(game);
    }
    nearest_ = before;
    return status;
  }

  // The nearest place of all positions on the line, each with the opponent to move.
  void NoteSeen(const HistoryState& state) {
    const RobustPlaces& places = *prover_.places_;
    const ForcedPlace there =
        places.At(goal_.side, places.index().Unrank(state.position), 1 - goal_.side);
    if (!nearest_.has_value() || there.NearerThan(*nearest_)) nearest_ = there;
  }

  // Whether the line may stop here.
  bool Leaf(const HistoryState& state) const {
    if (prover_.places_ == nullptr) return false;
    const auto place = prover_.places_->Reaches(goal_, state);
    return place.has_value() && !nearest_->NearerThan(*place);
  }

  absl::Status Play(const Game& game, int at) {
    const auto point = enumerate::ToSpec(at, prover_.start_.size());
    Game next = game;
    if (!next.Play({game.to_move(), point}).legal()) {
      return absl::InternalError(absl::StrCat("bug in hotstone: the law refuses ",
                                              spec::MoveName({game.to_move(), point})));
    }
    prover_.game_->Make(at);
    const auto status = From(next);
    prover_.game_->Undo();
    return status;
  }

  absl::Status Move(const Game& game) {
    const HistoryAnswer answer = prover_.game_->Ask(goal_.bound);
    switch (answer) {
      case HistoryAnswer::kYes:
      case HistoryAnswer::kNo:
        break;
      case HistoryAnswer::kMemory:
        return absl::ResourceExhaustedError(absl::StrCat("the search memory is full at ",
                                                         BytesText(prover_.limits_.search.bytes),
                                                         ", see --memory"));
      case HistoryAnswer::kStates:
        return absl::ResourceExhaustedError(
            absl::StrCat("more than ", prover_.limits_.search.states, " states"));
      case HistoryAnswer::kStopped:
        return absl::CancelledError("interrupted while the certificate was being written");
    }
    if ((answer == HistoryAnswer::kYes) != (goal_.side == 0)) {
      return absl::FailedPreconditionError(absl::StrCat(spec::ColorName(side()),
                                                        " does not force an area difference of ",
                                                        proof_.strategy.at_least));
    }
    const int at = prover_.game_->move();
    RETURN_IF_ERROR(Add({AreaStep::Kind::kMove, enumerate::ToSpec(at, prover_.start_.size())}));
    return Play(game, at);
  }

  absl::Status Replies(const Game& game) {
    RETURN_IF_ERROR(Add({AreaStep::Kind::kAll, std::nullopt}));
    for (const spec::Point p : game.LegalPoints(game.to_move())) {
      RETURN_IF_ERROR(Play(game, prover_.start_.size().Index(p)));
    }
    return Play(game, kNoPoint);
  }

  absl::StatusOr<certify::Solution> LeavesSolution() const {
    enumerate::RobustQuestion question{.side = side(),
                                       .at_least = proof_.strategy.at_least,
                                       .start = prover_.start_,
                                       .hot = *prover_.hot_};
    std::vector<enumerate::RobustStart> starts;
    for (const auto& [position, player] : leaves_)
      starts.push_back({position, enumerate::PlayerColor(player)});
    question.start = starts[0].position;
    question.to_move = starts[0].to_move;
    question.others = {starts.begin() + 1, starts.end()};
    const RobustPlaces& places = *prover_.places_;
    return FindRobustStrategy(places.grid(), places.table(), question, prover_.limits_.entries,
                              prover_.progress_);
  }

  AreaProver& prover_;
  const HistoryGoal goal_;
  AreaProof proof_;
  std::optional<ForcedPlace> nearest_;               // nothing: no position was seen yet
  std::set<std::pair<spec::Position, int>> leaves_;  // with the player to move
};

absl::StatusOr<AreaProof> AreaProver::Prove(Color side, int at_least) {
  return Walk(*this, side, at_least).Run();
}

}  // namespace hotstone::search
