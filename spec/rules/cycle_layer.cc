#include "spec/rules/cycle_layer.h"

#include <cstdlib>
#include <utility>
#include <vector>

#include "spec/rules/completed_cycles.h"
#include "spec/rules/square.h"
#include "spec/rules/superko.h"

namespace hotstone::spec {
namespace {

// The layer `none`: remembers nothing, forbids nothing.
class NoCycleRule : public CycleRule {
 public:
  std::optional<CycleBan> Forbids(const BoardPlay&) const override { return std::nullopt; }
  void AfterPlay(const BoardPlay&) override {}
  void AfterPass(const Position&, Color) override {}
  void AfterAgreement(const Position&, Color) override {}
  size_t MemorySize() const override { return 0; }
  std::unique_ptr<CycleRule> Clone() const override { return std::make_unique<NoCycleRule>(*this); }
};

// Several readings together, each with its own memory.
class SeveralCycleRules : public CycleRule {
 public:
  explicit SeveralCycleRules(std::vector<std::unique_ptr<CycleRule>> members)
      : members_(std::move(members)) {}

  std::optional<CycleBan> Forbids(const BoardPlay& play) const override {
    for (const auto& member : members_) {
      if (const auto ban = member->Forbids(play)) return ban;
    }
    return std::nullopt;
  }
  void AfterPlay(const BoardPlay& play) override {
    for (const auto& member : members_) member->AfterPlay(play);
  }
  void AfterPass(const Position& position, Color to_move) override {
    for (const auto& member : members_) member->AfterPass(position, to_move);
  }
  void AfterAgreement(const Position& position, Color to_move) override {
    for (const auto& member : members_) member->AfterAgreement(position, to_move);
  }
  size_t MemorySize() const override {
    size_t size = 0;
    for (const auto& member : members_) size += member->MemorySize();
    return size;
  }
  // Only one reading classifies, and it is in the list once.
  const std::vector<ClassifiedCycle>& Classified() const override {
    for (const auto& member : members_) {
      if (!member->Classified().empty()) return member->Classified();
    }
    return CycleRule::Classified();
  }
  std::unique_ptr<CycleRule> Clone() const override {
    std::vector<std::unique_ptr<CycleRule>> members;
    for (const auto& member : members_) members.push_back(member->Clone());
    return std::make_unique<SeveralCycleRules>(std::move(members));
  }

 private:
  std::vector<std::unique_ptr<CycleRule>> members_;
};

std::unique_ptr<CycleRule> MakeOne(Cycle cycle, const RuleSet& rules, const Position& start,
                                   Color to_move) {
  switch (cycle) {
    case Cycle::kNone:
      return std::make_unique<NoCycleRule>();
    case Cycle::kSquare:
      return std::make_unique<SquareRule>(rules.square_of, rules.square_gap, start, to_move);
    case Cycle::kSecondCycle:
    case Cycle::kStarter:
    case Cycle::kStarterFirst:
    case Cycle::kDisturber:
      return MakeCompletedCycleRule(cycle, rules, start, to_move);
    case Cycle::kPsk:
    case Cycle::kSsk:
    case Cycle::kNssk:
    case Cycle::kFixed:
      return MakeSuperko(cycle, start, to_move);
  }
  std::abort();  // not an enumerator
}

}  // namespace

std::unique_ptr<CycleRule> MakeCycleRule(const RuleSet& rules, const Position& start,
                                         Color to_move) {
  if (const auto only = rules.cycle.Only()) return MakeOne(*only, rules, start, to_move);
  std::vector<std::unique_ptr<CycleRule>> members;
  for (const Cycle cycle : rules.cycle.members())
    members.push_back(MakeOne(cycle, rules, start, to_move));
  return std::make_unique<SeveralCycleRules>(std::move(members));
}

}  // namespace hotstone::spec
