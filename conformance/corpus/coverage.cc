#include "conformance/corpus/coverage.h"

#include "absl/strings/str_cat.h"
#include "conformance/corpus/shapes.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/game.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::conformance {
namespace {

using spec::HotKind;
using spec::Illegality;
using spec::RuleSet;
using spec::SelfRemoval;

std::string Why(Illegality why) {
  return absl::StrCat("why:", std::string(spec::IllegalityName(why)));
}

// Kinds are counted independently, so it does not matter which kinds only occur after another kind
// is hot.
void AddHotKinds(const RuleSet& rules, std::vector<Requirement>& list) {
  for (const HotKind kind : rules.HotKindsInForce()) {
    list.push_back({absl::StrCat("hot:", std::string(spec::HotKindName(kind))), ""});
    list.push_back({absl::StrCat("clause:", std::string(spec::HotKindClause(kind))), ""});
  }
}

void AddCycles(const RuleSet& rules, std::vector<Requirement>& list) {
  if (rules.cycle.empty()) return;
  for (const std::string& kind : CycleKinds()) {
    std::string excuse;
    if (kind == "self-removal" && rules.self_removal == SelfRemoval::kNone) {
      excuse = "the cycle needs a self-removal, which the rule set forbids";
    }
    list.push_back({absl::StrCat("cycle:", kind), excuse});
  }
  if (!spec::TraitsOf(rules.cycle).names_classes) return;
  for (const char* name : {"fighting", "disturbed-death", "disturbed-life", "self-disturbance",
                           "recycled-threats", "unclassified"}) {
    const bool self = std::string_view(name) == "self-disturbance";
    list.push_back({absl::StrCat("class:", name), self && rules.self_removal == SelfRemoval::kNone
                                                      ? "self-removal is forbidden by the rule set"
                                                      : ""});
  }
}

}  // namespace

void Coverage::CountRefusal(const spec::Game& game, const spec::Move& move,
                            const spec::Ruling& ruling) {
  if (!ruling.why.has_value()) return;
  Count(Why(*ruling.why));
  Count(absl::StrCat("clause:", std::string(spec::RulingClause(ruling, game.rules()))));
  if (ruling.why != Illegality::kHotStone) return;
  for (const spec::HotStones& hot : game.hot_stones()) {
    if (hot.at == move.at) Count(absl::StrCat("hot:", std::string(spec::HotKindName(hot.kind))));
  }
}

void Coverage::Add(const Coverage& other) {
  for (const auto& [thing, times] : other.counts_) counts_[thing] += times;
}

int Coverage::Of(std::string_view thing) const {
  const auto found = counts_.find(std::string(thing));
  return found == counts_.end() ? 0 : found->second;
}

std::vector<Requirement> RequirementsOf(const RuleSet& rules) {
  std::vector<Requirement> list;
  for (const Illegality why : {Illegality::kOffBoard, Illegality::kOccupied, Illegality::kGameOver,
                               Illegality::kHandicap}) {
    list.push_back({Why(why), ""});
    list.push_back({absl::StrCat("clause:", std::string(spec::IllegalityClause(why))), ""});
  }
  switch (rules.self_removal) {
    case SelfRemoval::kNone:
      list.push_back({Why(Illegality::kSelfRemoval), ""});
      list.push_back({"clause:COMP-SELF", ""});
      list.push_back(
          {Why(Illegality::kNoVariation), "every such play is refused as self-removal first"});
      break;
    case SelfRemoval::kGroups:
      list.push_back({Why(Illegality::kNoVariation), ""});
      list.push_back({"clause:ING96-R3", ""});
      break;
    case SelfRemoval::kAny:
      list.push_back({Why(Illegality::kNoVariation),
                      "single self-removal is allowed; the cycle rules are what forbids it"});
      break;
  }
  AddHotKinds(rules, list);
  AddCycles(rules, list);
  for (const spec::Cycle cycle : rules.cycle.members()) {
    const auto why = spec::CycleIllegality(cycle);
    list.push_back({Why(*why), ""});
    const spec::Ruling ruling{why, std::nullopt, false, cycle};
    list.push_back({absl::StrCat("clause:", std::string(spec::RulingClause(ruling, rules))), ""});
    if (spec::TraitsOf(cycle).names_classes && rules.unnamed != spec::Unnamed::kNobody) {
      const spec::Ruling unnamed{why, std::nullopt, true, cycle};
      list.push_back(
          {absl::StrCat("clause:", std::string(spec::RulingClause(unnamed, rules))), ""});
    }
  }
  const std::string no_pause =
      rules.end_passes == 2 ? "two passes end the game: it is never paused" : "";
  list.push_back({"ending:end", ""});
  for (const char* thing : {"ending:pause", "ending:resumption", "ending:agreed-dead"}) {
    list.push_back({thing, no_pause});
  }
  list.push_back({"ending:handicap-pass", ""});
  for (const char* thing : {"counting:shared-points", "counting:compensation", "counting:tie"}) {
    list.push_back({thing, ""});
  }
  return list;
}

std::vector<std::string> Shortfalls(const RuleSet& rules, const Coverage& coverage) {
  std::vector<std::string> missing;
  for (const Requirement& requirement : RequirementsOf(rules)) {
    const int found = coverage.Of(requirement.thing);
    if (requirement.excuse.empty() && found < kRequired) {
      missing.push_back(absl::StrCat(requirement.thing, ": ", found));
    }
  }
  return missing;
}

}  // namespace hotstone::conformance
