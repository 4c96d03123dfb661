#include "enumerate/cycles/cycle_readings.h"

#include <cassert>
#include <set>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "spec/board/chains.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/game.h"
#include "spec/rules/readings.h"

namespace hotstone::enumerate {
namespace {

using spec::Cycle;
using spec::HotLayer;
using spec::RuleSet;

RuleSet With(RuleSet rules, HotLayer hot, const spec::CycleList& cycle) {
  rules.hot = hot;
  rules.cycle = cycle;
  return rules;
}

void Add(std::vector<CycleReading>& readings, std::string name, const RuleSet& rules) {
  readings.push_back({std::move(name), rules});
}

// The cycle layers of the readings, each once. A list is left out: it forbids whatever one of its
// members forbids first.
const std::vector<spec::CycleList>& SingleCycleLayers() {
  static const auto* const layers = [] {
    auto* list = new std::vector<spec::CycleList>;
    std::set<std::vector<Cycle>> asked = {{}};
    for (const std::string_view text : spec::Readings()) {
      const spec::CycleList cycle = spec::ParseRuleSet(text)->cycle;
      if (cycle.Only().has_value() && asked.insert(cycle.members()).second) list->push_back(cycle);
    }
    return list;
  }();
  return *layers;
}

}  // namespace

std::vector<CycleReading> CycleReadings(const RuleSet& rules) {
  std::vector<CycleReading> readings;
  Add(readings, "none", With(rules, HotLayer::kNone, Cycle::kNone));
  Add(readings, "basic", With(rules, HotLayer::kBasic, Cycle::kNone));
  const RuleSet hot = With(rules, HotLayer::kHot, Cycle::kNone);
  Add(readings, "hot", hot);
  for (const char* kinds :
       {"single", "single+double-add", "single+double-capture", "single+twin"}) {
    RuleSet of_kinds = hot;
    const std::string name = absl::StrCat("hot:", kinds);
    if (spec::SetRule(of_kinds, "hot_kinds", kinds).ok()) {
      Add(readings, name, of_kinds);
    } else {
      readings.push_back({name, std::nullopt});
    }
  }
  for (const spec::CycleList& cycle : SingleCycleLayers()) {
    Add(readings, spec::CycleNames(cycle), With(rules, HotLayer::kNone, cycle));
  }
  return readings;
}

CycleAnswer AskReading(const CycleReading& reading, const spec::Position& setup,
                       spec::Color to_move, const std::vector<spec::Move>& cycle) {
  assert(spec::IsLegal(setup));
  if (!reading.rules.has_value()) return {};
  auto game = spec::Game::Create(*reading.rules, setup, to_move);
  if (!game.ok()) return {};
  CycleAnswer answer;
  answer.rendered = true;
  for (int round = 1; round <= kCycleRounds; ++round) {
    for (size_t ply = 0; ply < cycle.size(); ++ply) {
      assert((cycle[ply].player == to_move) == (ply % 2 == 0));
      const spec::Ruling ruling = game->Play(cycle[ply]);
      if (ruling.legal()) continue;
      answer.round = round;
      answer.ply = static_cast<int>(ply) + 1;
      answer.why = ruling.why;
      return answer;
    }
  }
  return answer;
}

}  // namespace hotstone::enumerate
