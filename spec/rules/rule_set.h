// Rule sets as data: two independent ko layers, self-removal, end of the game, counting.
//
// A rule set is a preset's name and the keys in which it differs from that preset, written
//   PRESET[,key=value...]      e.g.  basic-only,self_removal=none,end_passes=2
// The keys and their values are those of the case format; `ko=X` is short for the one layer that X belongs
// to. `capture_ends=true` is a variant of our own (COMP-CAPTURE-ENDS), in which the first capture ends the
// game: play is then acyclic, which gives the termination checks something that rightly holds. Presets:
// formal model, section 3; Presets() below; the compensations are those of ING96-R8, TT-COMPENSATION.
#ifndef HOTSTONE_SPEC_RULES_RULE_SET_H_
#define HOTSTONE_SPEC_RULES_RULE_SET_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/self_removal.h"

namespace hotstone::spec {

// Which play repeats one of a completed cycle: at the same position the same point, by the player who made it
// there, or by either player.
enum class CycleColor { kSame, kEither };

enum class Scoring { kArea, kFillIn };
enum class Tie { kBlackWins, kDraw };

struct RuleSet {
  std::string preset = "basic-only";
  HotLayer hot = HotLayer::kBasic;
  HotKinds hot_kinds = {HotKind::kSingle, HotKind::kDoubleAdd, HotKind::kTwin};  // of the layer `hot` only
  Cycle cycle = Cycle::kNone;                  // cycle_traits.h, cycle_rule.h
  CycleColor cycle_color = CycleColor::kSame;  // of the rules about completed cycles only
  SelfRemoval self_removal = SelfRemoval::kGroups;
  int end_passes = 4;  // 2 or 4 consecutive passes end the game; with 4, two pause it
  Scoring scoring = Scoring::kArea;
  int compensation_x2 = 0;  // half points that Black gives White
  Tie tie = Tie::kDraw;
  int handicap = 0;  // mandatory passes of White at the start
  bool capture_ends = false;

  friend bool operator==(const RuleSet&, const RuleSet&) = default;

  // Position, player to move, passes and the bans of one ply are all that the rules look at.
  bool HasFiniteMemory() const { return !TraitsOf(cycle).has_memory; }

  // The rules that `cycle_colour` speaks of.
  bool LooksAtCompletedCycles() const { return TraitsOf(cycle).completed_cycles; }

  // The kinds of hot stones that this rule set knows.
  HotKinds HotKindsInForce() const { return KindsInForce(hot, hot_kinds); }
};

// All presets, in the order of the model's table.
const std::vector<RuleSet>& Presets();

// One rule set: PRESET[,key=value...]. Without a preset's name the keys apply to basic-only.
// Errors say which word is wrong and list the good ones.
absl::StatusOr<RuleSet> ParseRuleSet(std::string_view text);

// Several, separated by semicolons; `all` stands for every preset, `readings` for those of readings.h.
absl::StatusOr<std::vector<RuleSet>> ParseRuleSets(std::string_view text);

// Sets one key of a rule set. The value is as on the command line ("8", "any", "5.5").
absl::Status SetRule(RuleSet& rules, std::string_view key, std::string_view value);

// Every key with its value, in stable order; numbers as in ParseRuleSet.
std::vector<std::pair<std::string, std::string>> RuleKeys(const RuleSet& rules);

// The preset's name followed by the keys in which the rule set differs from it.
std::string RuleSetName(const RuleSet& rules);

// Half points as text: 11 -> "5.5", 16 -> "8", -1 -> "-0.5".
std::string HalfPoints(int x2);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_RULE_SET_H_
