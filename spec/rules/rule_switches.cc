// Decides which switches affect a rule set and rejects those that have no effect.
//
// A switch has no effect unless the keys that it reads are on: HasEffect decides. SettleSwitches
// refuses a switch that the user has set without effect, and resets one that came with the preset
// but has lost its effect. So no switch is ignored silently.
//
// For example, in basic-only with hot=none and hot_scope=fighting nothing is hot, so the scope has
// no effect: rule hot_scope=fighting says which stones are hot in fighting kos only
// (ING91-1-stoerungs-ko), and needs hot=basic or hot=hot.
#include "spec/rules/rule_switches.h"

#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::spec {
namespace {

// A switch, its meaning, its clause, and the keys that must be on for it to have an effect.
struct Switch {
  std::string_view key;
  std::string_view meaning;
  std::string_view clause;
  std::string_view needs;
};
constexpr std::array<Switch, 15> kSwitches = {{
    {"hot_scope", "which stones are hot only in fighting kos", "ING91-1-stoerungs-ko",
     "hot=basic or hot=hot"},
    {"hot_class", "which position determines the class of a ko for hot_scope",
     "ING91-1-stoerungs-ko", "hot_scope=fighting or some of the kinds in force"},
    {"hot_unclassified", "whether hot_scope makes stones hot in kos without a class", "ZH-G41",
     "hot_scope=fighting or some of the kinds in force"},
    {"hot_fights", "which fights make stones other than the single hot stone hot",
     "ING96-R5-fighting-ko", "settled=outcome and hot_scope=fighting or some of those kinds"},
    {"settled", "what the kos of a settled position cannot change", "ING96-G515",
     "cycle=disturber or hot_scope=fighting"},
    {"class_by", "what says whether life and death are settled", "ING96-R4-life-and-death",
     "cycle=disturber, recycling=disturbing or hot_scope=fighting"},
    {"unnamed", "whom a cycle binds if the classification names nobody", "ING96-R3-board-play",
     "cycle=disturber"},
    {"disturber_by", "which side is the disturber in a disturbed death", "ING96-G512",
     "cycle=disturber"},
    {"cyclic", "how a cycle of ko stones counts if its shape has no class",
     "ING96-AFTERWORD-rare-kos", "cycle=disturber"},
    {"recycling", "which completed cycles are recycling", "ING96-G517",
     "cycle=second-cycle, cycle=starter or cycle=starter-first"},
    {"same", "where a play of the bound player is the same", "ING96-R5-disturbing-ko",
     "cycle=starter, cycle=starter-first or cycle=disturber"},
    {"start", "which plays of a cycle its starter may not repeat", "ING91-0-ko",
     "cycle=starter, cycle=starter-first or cycle=disturber"},
    {"square_of", "what kind of sequence may not occur twice in a row", "ING96-G517",
     "cycle=square"},
    {"square_gap", "whether a sequence may be repeated after others", "ING96-R3-board-play",
     "cycle=square"},
    {"resume", "whether play continues after a pause without a dispute", "ING96-R4-verification",
     "end_passes=4"},
}};

using Keys = std::vector<std::pair<std::string, std::string>>;

const std::string& ValueIn(const Keys& keys, std::string_view key) {
  return std::find_if(keys.begin(), keys.end(), [&](const auto& row) { return row.first == key; })
      ->second;
}

// The value of a key in a rule set that says nothing about it. Read for each case of a file.
const std::string& StandardValue(std::string_view key) {
  static const auto* const standard = new Keys(RuleKeys(RuleSet()));
  return ValueIn(*standard, key);
}

// The kinds that hot_scope names but that are not in force; none under `fighting`.
HotKinds KindsNamedInVain(const RuleSet& rules) {
  HotKinds kinds = rules.hot_fighting_only;
  if (kinds.size() == AllHotKinds().size()) return {};
  for (const HotKind kind : rules.HotKindsInForce()) kinds.erase(kind);
  return kinds;
}

// Whether a kind other than the single hot stone is hot in fighting kos only, and the score can
// make a ko fighting.
bool FightsMatter(const RuleSet& rules) {
  HotKinds kinds = rules.HotLawInForce().fighting_only;
  kinds.erase(HotKind::kSingle);
  return !kinds.empty() && rules.settled == SettledBy::kOutcome;
}

std::string KindNames(const HotKinds& kinds) {
  return absl::StrJoin(kinds, ", ", [](std::string* out, HotKind kind) {
    absl::StrAppend(out, std::string(HotKindName(kind)));
  });
}

}  // namespace

bool IsSwitch(std::string_view key) {
  return std::any_of(kSwitches.begin(), kSwitches.end(),
                     [&](const Switch& row) { return row.key == key; });
}

bool HasEffect(const RuleSet& rules, std::string_view key) {
  const bool asks_for_classes = !rules.HotLawInForce().fighting_only.empty();
  const bool disturber = TraitsOf(rules.cycle).names_classes;
  if (key == "hot_kinds") return rules.hot == HotLayer::kHot;
  if (key == "cycle_colour") return rules.LooksAtCompletedCycles();
  if (key == "hot_scope") return rules.hot != HotLayer::kNone;
  if (key == "hot_class" || key == "hot_unclassified") return asks_for_classes;
  if (key == "settled" || key == "class_by")
    return asks_for_classes || disturber || rules.recycling == Recycling::kDisturbing;
  if (key == "unnamed" || key == "disturber_by" || key == "cyclic") return disturber;
  const bool starter = rules.cycle.Has(Cycle::kStarter) || rules.cycle.Has(Cycle::kStarterFirst);
  if (key == "start" || key == "same") return starter || disturber;
  if (key == "recycling") return starter || rules.cycle.Has(Cycle::kSecondCycle);
  if (key == "hot_fights") return FightsMatter(rules);
  if (key == "square_of" || key == "square_gap") return rules.cycle.Has(Cycle::kSquare);
  if (key == "resume") return rules.end_passes == 4;
  return true;
}

absl::Status SettleSwitches(RuleSet& rules, const std::set<std::string>& named) {
  if (const HotKinds vain = KindsNamedInVain(rules);
      !vain.empty() && rules.hot != HotLayer::kNone) {
    if (named.contains("hot_scope")) {
      return absl::InvalidArgumentError(
          absl::StrCat("rule hot_scope=", ValueIn(RuleKeys(rules), "hot_scope"), " names ",
                       KindNames(vain), ", but the hot stones in force (ING96-R5-hot-stone) are ",
                       KindNames(rules.HotKindsInForce())));
    }
    for (const HotKind kind : vain) rules.hot_fighting_only.erase(kind);
  }
  const Keys keys = RuleKeys(rules);  // resetting one of them below changes no other
  for (const Switch& row : kSwitches) {
    const std::string& value = ValueIn(keys, row.key);
    const std::string& standard = StandardValue(row.key);
    if (value == standard || HasEffect(rules, row.key)) continue;
    const std::string key(row.key);
    if (named.contains(key)) {
      return absl::InvalidArgumentError(
          absl::StrCat("rule ", key, "=", value, " selects ", std::string(row.meaning), " (",
                       std::string(row.clause), "); it requires ", std::string(row.needs)));
    }
    RETURN_IF_ERROR(SetRule(rules, key, standard));
  }
  return absl::OkStatus();
}

absl::Status RulesInReach(const RuleSet& rules, const BoardSize& size) {
  if (!HasEffect(rules, "class_by")) return absl::OkStatus();
  return ClassesInReach(size, rules.class_by);
}

std::map<std::string, std::string> KeptKeys(const RuleSet& rules) {
  std::map<std::string, std::string> kept;
  for (const auto& [key, value] : RuleKeys(rules)) {
    if (!IsSwitch(key) || value != StandardValue(key)) kept[key] = value;
  }
  return kept;
}

std::optional<std::string> ChangedKey(const RuleSet& rules,
                                      const std::map<std::string, std::string>& kept) {
  for (const auto& [key, value] : RuleKeys(rules)) {
    const auto there = kept.find(key);
    const bool same =
        there != kept.end() ? there->second == value : IsSwitch(key) && value == StandardValue(key);
    if (!same) return key;
  }
  return std::nullopt;
}

}  // namespace hotstone::spec
