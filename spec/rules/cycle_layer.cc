#include "spec/rules/cycle_layer.h"

#include <cstdlib>

#include "spec/rules/completed_cycles.h"
#include "spec/rules/square.h"
#include "spec/rules/superko.h"

namespace hotstone::spec {
namespace {

// The layer `none`: remembers nothing, forbids nothing.
class NoCycleRule : public CycleRule {
 public:
  std::optional<Illegality> Forbids(const BoardPlay&) const override { return std::nullopt; }
  void AfterPlay(const BoardPlay&) override {}
  void AfterPass(const Position&, Color) override {}
  void AfterAgreement(const Position&, Color) override {}
  size_t MemorySize() const override { return 0; }
  std::unique_ptr<CycleRule> Clone() const override { return std::make_unique<NoCycleRule>(*this); }
};

}  // namespace

std::unique_ptr<CycleRule> MakeCycleRule(const RuleSet& rules, const Position& start, Color to_move) {
  switch (rules.cycle) {
    case Cycle::kNone:
      return std::make_unique<NoCycleRule>();
    case Cycle::kSquare:
      return std::make_unique<SquareRule>(rules.square_of, start, to_move);
    case Cycle::kSecondCycle:
    case Cycle::kStarter:
    case Cycle::kStarterFirst:
    case Cycle::kDisturber:
      return MakeCompletedCycleRule(rules, start, to_move);
    case Cycle::kPsk:
    case Cycle::kSsk:
    case Cycle::kNssk:
    case Cycle::kFixed:
      return MakeSuperko(rules.cycle, start, to_move);
  }
  std::abort();  // a value that is none of the enumerators
}

}  // namespace hotstone::spec
