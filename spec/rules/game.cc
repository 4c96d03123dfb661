#include "spec/rules/game.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/board/chains.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/cycle_layer.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::spec {

Game::Game(const RuleSet& rules, const Position& setup, Color to_move)
    : rules_(rules),
      situation_(StartOf(rules, setup, to_move)),
      cycle_(MakeCycleRule(rules, setup, to_move)) {}

Game::Game(const Game& other)
    : rules_(other.rules_),
      situation_(other.situation_),
      cycle_(other.cycle_->Clone()),
      paused_at_(other.paused_at_),
      plies_(other.plies_),
      hot_stones_(other.hot_stones_),
      removed_black_(other.removed_black_),
      removed_white_(other.removed_white_) {}

Game& Game::operator=(const Game& other) {
  if (this != &other) *this = Game(other);
  return *this;
}

absl::StatusOr<Game> Game::Create(const RuleSet& rules, const Position& setup, Color to_move) {
  if (const auto chain = ChainWithoutLiberty(setup)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the setup is not a legal position: the ",
                     chain->color == Color::kBlack ? "black" : "white", " chain at ",
                     PointNames(chain->stones), " has no liberty"));
  }
  RETURN_IF_ERROR(RulesInReach(rules, setup.size()));
  return Game(rules, setup, to_move);
}

Situation Game::AsIfToMove(Color color) const {
  Situation s = situation_;
  if (s.to_move != color) {
    s.to_move = color;
    s.bans.clear();
  }
  return s;
}

Ruling Game::Judge(const Move& move) const { return JudgeAt(AsIfToMove(move.player), move.at); }

Ruling Game::JudgeAt(const Situation& s, std::optional<Point> at,
                     std::optional<BoardPlay>* made) const {
  std::optional<BoardPlay> own;
  std::optional<BoardPlay>& play = made == nullptr ? own : *made;
  Ruling ruling = spec::Judge(s, at, rules_, &play);
  if (ruling.why == Illegality::kHotStone) {
    const auto hot = std::find_if(hot_stones_.begin(), hot_stones_.end(),
                                  [at](const HotStones& stones) { return stones.at == at; });
    if (hot != hot_stones_.end()) ruling.hot = hot->kind;
  }
  if (!ruling.legal() || !at.has_value() || rules_.cycle.empty()) return ruling;
  if (const auto ban = cycle_->Forbids(*play)) {
    return {CycleIllegality(ban->by), std::nullopt, ban->nobody_named, ban->by};
  }
  return ruling;
}

Ruling Game::Play(const Move& move) {
  const Situation s = AsIfToMove(move.player);
  std::optional<BoardPlay> made;
  const Ruling ruling = JudgeAt(s, move.at, &made);
  if (!ruling.legal()) return ruling;
  Ply ply{move, {}, {}};
  situation_ = made.has_value() ? AfterPlay(s, *made, rules_) : After(s, move.at, rules_);
  hot_stones_.clear();
  if (move.IsPass()) {
    cycle_->AfterPass(situation_.position, situation_.to_move);
    if (s.passes == 1 && situation_.passes == 2) NotePause();
  } else {
    const BoardPlay& play = *made;
    cycle_->AfterPlay(play);
    if (!ended()) hot_stones_ = FindHotStones(play, rules_.HotLawInForce());
    ply.captured = play.captured;
    ply.self_removed = play.self_removed;
    const bool black = move.player == Color::kBlack;
    removed_white_ += static_cast<int>(black ? play.captured.size() : play.self_removed.size());
    removed_black_ += static_cast<int>(black ? play.self_removed.size() : play.captured.size());
  }
  plies_.push_back(std::move(ply));
  return ruling;
}

void Game::NotePause() {
  switch (rules_.resume) {
    case Resume::kFree:
      return;
    case Resume::kDispute:
      if (!paused() || paused_at_.insert(position().cells()).second) return;
      situation_.passes = rules_.end_passes;
      return;
  }
}

std::vector<Point> Game::LegalPoints(Color color) const {
  const Situation s = AsIfToMove(color);
  std::vector<Point> result;
  for (const Point p : position().EmptyPoints()) {
    if (JudgeAt(s, p).legal()) result.push_back(p);
  }
  return result;
}

std::vector<Point> Game::KoPoints(Color color) const {
  const Situation s = AsIfToMove(color);
  std::vector<Point> result;
  for (const Point p : position().EmptyPoints()) {
    const Ruling ruling = JudgeAt(s, p);
    if (ruling.why == Illegality::kHotStone || ruling.why == Illegality::kSuperko ||
        ruling.why == Illegality::kRecycling) {
      result.push_back(p);
    }
  }
  return result;
}

size_t Game::UnclassifiedCycles() const {
  return static_cast<size_t>(std::count_if(
      classified_cycles().begin(), classified_cycles().end(), [](const ClassifiedCycle& cycle) {
        return !cycle.verdict.has_value() || cycle.verdict->ko_class == KoClass::kUnclassified;
      }));
}

absl::Status Game::AgreeDead(const std::vector<Point>& stones) {
  if (!paused()) {
    return absl::FailedPreconditionError(
        "dead stones can be removed by agreement only while the game is paused");
  }
  Position cleared = position();
  for (const Point p : stones) {
    if (!cleared.size().Contains(p))
      return absl::InvalidArgumentError("a dead stone is not on the board");
    if (cleared.IsEmpty(p)) {
      return absl::InvalidArgumentError(
          absl::StrCat("there is no stone on ", PointName(p), " to remove as dead"));
    }
    cleared.Remove(p);
  }
  situation_.position = cleared;
  situation_.passes = 2;
  situation_.bans.clear();
  hot_stones_.clear();
  cycle_->AfterAgreement(cleared, situation_.to_move);
  if (rules_.resume == Resume::kDispute) paused_at_.insert(cleared.cells());
  return absl::OkStatus();
}

}  // namespace hotstone::spec
