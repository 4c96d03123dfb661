// The cycle rules that forbid plays of a completed cycle: second-cycle, starter, starter-first and
// disturber.
//
// PlySequence (ply_sequence.h) finds the cycles. CompletedCycleRule then forbids the board plays of
// a cycle: to both players under second-cycle; to the player who made its first move under starter;
// the same, but only for a new cycle, under starter-first; and under disturber to the player whom
// the classification of ko_cycle.cc names or, if it names nobody, to whom the rule set says. Under
// start=first a player who is bound because he started is barred from his first play alone. When a
// later play is the same one, forbidden_plays.h decides. `open_` keeps the plays that are not
// forbidden on the board yet, so each is examined once. Under starter-first two cycles are the same
// if one is a rotation of the other; their least rotations are compared.
//
// For example, on a board of two points with a white stone on B1 and Black to move, B:A1 captures,
// and W:B1 captures back: the first position recurs with Black to move. Without hot stones this
// completes a cycle of two plies, which Black started. Under starter Black may not play A1 from
// that position again; under second-cycle White may not answer at B1 either.
#include "spec/rules/completed_cycles.h"

#include <cassert>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "spec/board/board_play.h"
#include "spec/cycles/forbidden_plays.h"
#include "spec/cycles/ply_sequence.h"
#include "spec/ko/cycle_place.h"
#include "spec/ko/ko_cycle.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::spec {
namespace {

class CompletedCycleRule : public CycleRule {
 public:
  CompletedCycleRule(Cycle cycle, const RuleSet& rules, const Position& start, Color to_move)
      : cycle_(cycle), rules_(rules), sequence_(start, to_move), now_(start) {}

  std::optional<CycleBan> Forbids(const BoardPlay& play) const override {
    const ForbiddenPlays& forbidden = forbidden_[Index(play.player)];
    auto named = forbidden.IsNamed(play, play.player);
    if (!named.has_value() && rules_.cycle_color == CycleColor::kEither) {
      named = forbidden.IsNamed(play, Opponent(play.player));
    }
    if (!named.has_value()) return std::nullopt;
    return CycleBan{cycle_, !*named};
  }

  void AfterPlay(const BoardPlay& play) override {
    for (auto& open : open_) open.insert(sequence_.size());
    AfterPly(sequence_.AddPlay(play), play.after, Opponent(play.player));
  }
  void AfterPass(const Position& position, Color to_move) override {
    AfterPly(sequence_.AddPass(position, to_move), position, to_move);
  }
  void AfterAgreement(const Position& position, Color to_move) override {
    AfterPly(sequence_.AddAgreement(now_, position, to_move), position, to_move);
  }

  size_t MemorySize() const override {
    return forbidden_[0].size() + forbidden_[1].size() + known_cycles_.size() + classified_.size();
  }
  const std::vector<ClassifiedCycle>& Classified() const override { return classified_; }

  std::unique_ptr<CycleRule> Clone() const override {
    return std::make_unique<CompletedCycleRule>(*this);
  }

 private:
  static size_t Index(Color color) { return color == Color::kBlack ? 0 : 1; }

  // `first`: the first ply of the cycle that the last ply completed, if it did.
  void AfterPly(std::optional<size_t> first, const Position& after, Color to_move) {
    now_ = after;
    if (!first.has_value()) return;
    switch (cycle_) {
      case Cycle::kSecondCycle:
        if (IsExempt(*first, to_move)) break;
        ForbidOnBoard(*first, Color::kBlack);
        ForbidOnBoard(*first, Color::kWhite);
        break;
      case Cycle::kStarter:
        if (!IsExempt(*first, to_move)) Bind(*first, to_move, true);
        break;
      case Cycle::kStarterFirst:
        if (known_cycles_.insert(sequence_.CyclicWordSince(*first)).second &&
            !IsExempt(*first, to_move)) {
          Bind(*first, to_move, true);
        }
        break;
      case Cycle::kDisturber:
        BindByClass(*first, to_move);
        break;
      case Cycle::kNone:
      case Cycle::kSquare:
      case Cycle::kPsk:
      case Cycle::kSsk:
      case Cycle::kNssk:
      case Cycle::kFixed:
        std::abort();  // not a rule about completed cycles
    }
  }

  // Forbids `bound` the plays since then on the board. Plays already forbidden to him are not
  // examined again.
  void ForbidOnBoard(size_t first, Color bound, bool nobody_named = false) {
    auto& open = open_[Index(bound)];
    for (auto ply = open.lower_bound(first); ply != open.end(); ply = open.erase(ply)) {
      forbidden_[Index(bound)].AddOnBoard(*sequence_.At(*ply).play, nobody_named);
    }
  }

  // Forbids the player who is held responsible for the cycle since then to repeat it: all his
  // plays, or under start=first only the first one if he is responsible because he started.
  void Bind(size_t first, Color bound, bool started) {
    const bool first_only = started && rules_.start == StarterPlays::kFirst;
    if (rules_.same == SamePlay::kBoard && !first_only) return ForbidOnBoard(first, bound);
    const std::vector<Point> place = PlaceOfCycle(sequence_.PositionsSince(first));
    for (size_t i = first; i < sequence_.size(); ++i) {
      const auto& play = sequence_.At(i).play;
      if (!play.has_value() || (first_only && play->player != bound)) continue;
      switch (rules_.same) {
        case SamePlay::kBoard:
          forbidden_[Index(bound)].AddOnBoard(*play, false);
          break;
        case SamePlay::kFight:
          forbidden_[Index(bound)].AddInPlace(*play, place);
          break;
      }
      if (first_only) return;
    }
  }

  // Binds the player whom the classification names or, if it names nobody, those whom the rule set
  // binds.
  void BindByClass(size_t first, Color starter) {
    const ClassifiedCycle* cycle = ClassifiedSince(first, starter);
    if (cycle == nullptr) return;
    if (cycle->disturber.has_value()) return Bind(first, *cycle->disturber, cycle->by_start);
    switch (rules_.unnamed) {
      case Unnamed::kNobody:
        break;
      case Unnamed::kBothIfUnclassified:
        if (IsFighting(*cycle)) break;
        [[fallthrough]];
      case Unnamed::kBoth:
        ForbidOnBoard(first, Color::kBlack, true);
        ForbidOnBoard(first, Color::kWhite, true);
        break;
      case Unnamed::kStarter:
        ForbidOnBoard(first, starter, true);
        break;
    }
  }

  static bool IsFighting(const ClassifiedCycle& cycle) {
    return cycle.verdict.has_value() && cycle.verdict->ko_class == KoClass::kFighting;
  }

  // Whether the cycle is no recycling, because it is a fight.
  bool IsExempt(size_t first, Color starter) {
    switch (rules_.recycling) {
      case Recycling::kAny:
        return false;
      case Recycling::kDisturbing: {
        const ClassifiedCycle* cycle = ClassifiedSince(first, starter);
        return cycle != nullptr && IsFighting(*cycle);
      }
    }
    std::abort();  // not an enumerator
  }

  // The classification of the plies since then, which lead back to the present situation. The same
  // cycle, entered at the same ply, is classified once. Nothing for a cycle without a board play.
  const ClassifiedCycle* ClassifiedSince(size_t first, Color to_move) {
    CompletedCycle completed{now_, to_move, {}};
    bool in_turn = true;
    bool has_play = false;
    Color turn = to_move;
    for (size_t i = first; i < sequence_.size(); ++i) {
      const auto& ply = sequence_.At(i);
      has_play |= ply.play.has_value();
      in_turn &= ply.move.has_value() && ply.move->player == turn;
      if (ply.move.has_value()) completed.moves.push_back(*ply.move);
      turn = Opponent(turn);
    }
    if (!has_play) return nullptr;
    const auto [known, is_new] =
        classified_as_.try_emplace(sequence_.WordSince(first), classified_.size());
    if (!is_new) return &classified_[known->second];
    ClassifiedCycle cycle;
    cycle.plies = sequence_.size() - first;
    cycle.starter = to_move;
    // ClassifyCycle only requires alternating moves that lead back.
    if (const auto verdict = ClassifyCycle(completed, rules_.ReadingOfCycles());
        in_turn && verdict.ok()) {
      cycle.verdict = verdict->verdict;
      cycle.disturber = verdict->disturber;
      cycle.by_start = verdict->by_start;
    }
    classified_.push_back(cycle);
    return &classified_.back();
  }

  Cycle cycle_;
  RuleSet rules_;
  PlySequence sequence_;
  Position now_;
  std::set<size_t> open_[2];     // by player: board plays that no cycle has forbidden to him yet
  ForbiddenPlays forbidden_[2];  // by player
  std::set<PlySequence::Word> known_cycles_;  // starter-first
  // The cycles classified so far, and the index of each.
  std::vector<ClassifiedCycle> classified_;
  std::map<PlySequence::Word, size_t> classified_as_;
};

}  // namespace

std::unique_ptr<CycleRule> MakeCompletedCycleRule(Cycle cycle, const RuleSet& rules,
                                                  const Position& start, Color to_move) {
  assert(TraitsOf(cycle).completed_cycles);
  return std::make_unique<CompletedCycleRule>(cycle, rules, start, to_move);
}

}  // namespace hotstone::spec
