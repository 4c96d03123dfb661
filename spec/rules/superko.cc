#include "spec/rules/superko.h"

#include <cassert>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>

#include "spec/board/board_play.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::spec {
namespace {

class PositionalSuperko : public CycleRule {
 public:
  explicit PositionalSuperko(const Position& start) : seen_{start.cells()} {}
  std::optional<CycleBan> Forbids(const BoardPlay& play) const override {
    if (seen_.contains(play.after.cells())) return CycleBan{Cycle::kPsk};
    return std::nullopt;
  }
  void AfterPlay(const BoardPlay& play) override { seen_.insert(play.after.cells()); }
  void AfterPass(const Position&, Color) override {}
  void AfterAgreement(const Position& position, Color) override { seen_.insert(position.cells()); }
  size_t MemorySize() const override { return seen_.size(); }
  std::unique_ptr<CycleRule> Clone() const override {
    return std::make_unique<PositionalSuperko>(*this);
  }

 private:
  std::set<std::string> seen_;
};

class SituationalSuperko : public CycleRule {
 public:
  SituationalSuperko(const Position& start, Color to_move) : seen_{{start.cells(), to_move}} {}
  std::optional<CycleBan> Forbids(const BoardPlay& play) const override {
    if (seen_.contains({play.after.cells(), Opponent(play.player)})) return CycleBan{Cycle::kSsk};
    return std::nullopt;
  }
  void AfterPlay(const BoardPlay& play) override {
    seen_.insert({play.after.cells(), Opponent(play.player)});
  }
  void AfterPass(const Position& position, Color to_move) override {
    seen_.insert({position.cells(), to_move});
  }
  void AfterAgreement(const Position& position, Color to_move) override {
    seen_.insert({position.cells(), to_move});
  }
  size_t MemorySize() const override { return seen_.size(); }
  std::unique_ptr<CycleRule> Clone() const override {
    return std::make_unique<SituationalSuperko>(*this);
  }

 private:
  std::set<std::pair<std::string, Color>> seen_;  // position, player to move
};

class NaturalSituationalSuperko : public CycleRule {
 public:
  std::optional<CycleBan> Forbids(const BoardPlay& play) const override {
    if (made_.contains({play.after.cells(), play.player})) return CycleBan{Cycle::kNssk};
    return std::nullopt;
  }
  void AfterPlay(const BoardPlay& play) override {
    made_.insert({play.after.cells(), play.player});
  }
  void AfterPass(const Position&, Color) override {}
  void AfterAgreement(const Position&, Color) override {}
  size_t MemorySize() const override { return made_.size(); }
  std::unique_ptr<CycleRule> Clone() const override {
    return std::make_unique<NaturalSituationalSuperko>(*this);
  }

 private:
  std::set<std::pair<std::string, Color>> made_;  // position, who made it by a board play
};

class FixedKo : public CycleRule {
 public:
  std::optional<CycleBan> Forbids(const BoardPlay& play) const override {
    if (steps_.contains({play.before.cells(), play.after.cells()})) return CycleBan{Cycle::kFixed};
    return std::nullopt;
  }
  void AfterPlay(const BoardPlay& play) override {
    steps_.insert({play.before.cells(), play.after.cells()});
  }
  void AfterPass(const Position&, Color) override {}
  void AfterAgreement(const Position&, Color) override {}
  size_t MemorySize() const override { return steps_.size(); }
  std::unique_ptr<CycleRule> Clone() const override { return std::make_unique<FixedKo>(*this); }

 private:
  std::set<std::pair<std::string, std::string>> steps_;
};

}  // namespace

std::unique_ptr<CycleRule> MakeSuperko(Cycle cycle, const Position& start, Color to_move) {
  assert(IsSuperko(cycle));
  switch (cycle) {
    case Cycle::kPsk:
      return std::make_unique<PositionalSuperko>(start);
    case Cycle::kSsk:
      return std::make_unique<SituationalSuperko>(start, to_move);
    case Cycle::kNssk:
      return std::make_unique<NaturalSituationalSuperko>();
    case Cycle::kFixed:
      return std::make_unique<FixedKo>();
    case Cycle::kNone:
    case Cycle::kSquare:
    case Cycle::kSecondCycle:
    case Cycle::kStarter:
    case Cycle::kStarterFirst:
    case Cycle::kDisturber:
      break;
  }
  std::abort();  // not a superko
}

}  // namespace hotstone::spec
