// Rule sets as text: reads and writes presets and keys.
//
// ParseRuleSet starts from a preset, basic-only if none is named, sets one key after the other, and
// finally checks that the switches among them fit the others. ParseRuleSets reads a list and knows
// the two words `all` and `readings`. RuleSetName writes the preset and then only the keys that
// differ from it, in a fixed order, so equal rule sets of one preset have equal names.
//
// For example "basic-only,ko=psk,compensation=5.5" starts from basic-only, sets the cycle layer to
// psk and the hot layer to none, and stores the compensation as 11 half points. Its name is
// "basic-only,hot=none,cycle=psk,compensation=5.5".
#include "spec/rules/rule_set.h"

#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/readings.h"
#include "spec/rules/rule_switches.h"
#include "spec/words/nearest_word.h"

namespace hotstone::spec {
namespace {

RuleSet MakePreset(const char* name, HotLayer hot, Cycle cycle, SelfRemoval self_removal,
                   int end_passes, Scoring scoring, int compensation_x2, Tie tie) {
  RuleSet rules;
  rules.preset = name;
  rules.hot = hot;
  rules.cycle = cycle;
  rules.self_removal = self_removal;
  rules.end_passes = end_passes;
  rules.scoring = scoring;
  rules.compensation_x2 = compensation_x2;
  rules.tie = tie;
  return rules;
}

// The Ing presets. A ko that decides points is a fight like any other (ING96-HISTORY-3), and its
// stone is hot; but twins belong to a triple ko fight, and double and twin hot stones to fights
// about life and death (ING96-R5-hot-stone, ING96-R5-fighting-ko). So ordinary play is as under
// basic ko.
RuleSet MakeIngPreset(const char* name, Cycle cycle) {
  RuleSet rules = MakePreset(name, HotLayer::kHot, cycle, SelfRemoval::kGroups, 4, Scoring::kFillIn,
                             16, Tie::kBlackWins);
  rules.hot_kinds = {HotKind::kSingle, HotKind::kDoubleAdd, HotKind::kTwinTriple};
  rules.hot_fights = HotFights::kLife;
  rules.settled = SettledBy::kOutcome;
  return rules;
}

// In 1996 the single hot stone is that of the traditional rules, in every ko (ING96-R5-hot-stone,
// ING96-G308).
RuleSet MakeIng1996Recycling() {
  RuleSet rules = MakeIngPreset("ing-1996-recycling", Cycle::kSecondCycle);
  rules.hot_fighting_only = {HotKind::kDoubleAdd, HotKind::kTwinTriple};
  return rules;
}

// Rule 3 forbids recycling to everybody (ING96-R3-board-play, ING96-G310): `both` if nobody is
// named. The disturber may never go on (ING96-R5-disturbing-ko): wherever the fight is the same;
// but where both live, whoever has started may still answer the other (P1: the groups live after he
// is stopped). The afterword calls cyclic kos disturbing (ING96-AFTERWORD-rare-kos); only this
// reading gives the results of the captions H3 and H6.
RuleSet MakeIng1996() {
  RuleSet rules = MakeIng1996Recycling();
  rules.preset = "ing-1996";
  rules.cycle = Cycle::kDisturber;
  rules.unnamed = Unnamed::kBoth;
  rules.cyclic = CyclicKos::kDisturbing;
  rules.same = SamePlay::kFight;
  rules.start = StarterPlays::kFirst;
  return rules;
}

// In 1991 a disturbing ko has no hot stones (ING91-1-stoerungs-ko). After one cycle the starter may
// never (same=fight) start another one (start=first, ING91-0-ko).
RuleSet MakeIng1991() {
  RuleSet rules = MakeIngPreset("ing-1991", Cycle::kStarter);
  rules.hot_fighting_only = {AllHotKinds().begin(), AllHotKinds().end()};
  rules.same = SamePlay::kFight;
  rules.start = StarterPlays::kFirst;
  return rules;
}

// Letters and digits alone, in lower case.
std::string Plain(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    if (c != '-' && c != '_') plain += absl::ascii_tolower(static_cast<unsigned char>(c));
  }
  return plain;
}

// By its name, in either case and with or without hyphens, or by a shorter one.
const RuleSet* FindPreset(std::string_view name) {
  static constexpr std::pair<std::string_view, std::string_view> kShort[] = {{"ing", "ing1996"},
                                                                             {"1996", "ing1996"},
                                                                             {"1991", "ing1991"},
                                                                             {"aga", "agalike"},
                                                                             {"tt", "tromptaylor"}};
  std::string plain = Plain(name);
  for (const auto& [shorter, whole] : kShort) {
    if (plain == shorter) plain = std::string(whole);
  }
  for (const RuleSet& preset : Presets()) {
    if (Plain(preset.preset) == plain) return &preset;
  }
  return nullptr;
}

constexpr const char* kRuleSetForm =
    "expected PRESET[,key=value...], for example aga-like,self_removal=any";

// The syntax error in one of the parts between commas, regardless of its words.
absl::Status CheckForm(const std::string& part, bool first) {
  if (part.find_first_of(" \t\r\n") != std::string::npos) {
    return absl::InvalidArgumentError(absl::StrCat("rule set: \"", absl::Utf8SafeCEscape(part),
                                                   "\" contains a blank; ", kRuleSetForm));
  }
  if (part.empty() && !first) {
    return absl::InvalidArgumentError(
        absl::StrCat("rule set: nothing follows a comma; ", kRuleSetForm));
  }
  if (first && (part == "all" || part == "readings")) {
    return absl::InvalidArgumentError(absl::StrCat(
        "rule set: \"", part, "\" stands for several rule sets and takes no keys; ", kRuleSetForm));
  }
  return absl::OkStatus();
}

}  // namespace

const std::vector<RuleSet>& Presets() {
  using enum Cycle;
  constexpr auto kGroups = SelfRemoval::kGroups;
  constexpr auto kAny = SelfRemoval::kAny;
  constexpr auto kFill = Scoring::kFillIn;
  constexpr auto kArea = Scoring::kArea;
  static const auto* const presets = new std::vector<RuleSet>{
      MakePreset("basic-only", HotLayer::kBasic, kNone, kGroups, 4, kArea, 0, Tie::kDraw),
      MakePreset("hot-only", HotLayer::kHot, kNone, kGroups, 4, kFill, 16, Tie::kBlackWins),
      MakeIng1996(),
      MakeIng1996Recycling(),
      MakeIng1991(),
      MakePreset("simplified-ing", HotLayer::kNone, kPsk, kGroups, 2, kArea, 16, Tie::kBlackWins),
      MakePreset("tromp-taylor", HotLayer::kNone, kPsk, kAny, 2, kArea, 0, Tie::kDraw),
      MakePreset("faulstich-2015", HotLayer::kNone, kPsk, kAny, 2, kArea, 11, Tie::kDraw),
      MakePreset("aga-like", HotLayer::kNone, kSsk, SelfRemoval::kNone, 2, kArea, 15, Tie::kDraw),
  };
  return *presets;
}

absl::StatusOr<RuleSet> ParseRuleSet(std::string_view text) {
  RuleSet rules = Presets()[0];
  std::set<std::string> named;
  const std::vector<std::string> parts = absl::StrSplit(std::string(text), ',');
  for (size_t i = 0; i < parts.size(); ++i) {
    RETURN_IF_ERROR(CheckForm(parts[i], i == 0));
    const size_t equals = parts[i].find('=');
    if (equals == std::string::npos) {
      const RuleSet* preset = i == 0 ? FindPreset(parts[i]) : nullptr;
      if (preset == nullptr) {
        if (i == 0) {
          std::vector<std::string> names;
          for (const RuleSet& known : Presets()) names.push_back(known.preset);
          return absl::InvalidArgumentError(absl::StrCat(
              "rule set \"", absl::Utf8SafeCEscape(parts[i]), "\" is unknown; known names: ",
              absl::StrJoin(names, ", "), DidYouMean(parts[i], names)));
        }
        return absl::InvalidArgumentError(
            absl::StrCat("\"", absl::Utf8SafeCEscape(parts[i]),
                         FindPreset(parts[i]) == nullptr
                             ? "\" is not key=value"
                             : "\" is a second preset; separate several rule sets by semicolons"));
      }
      rules = *preset;
      continue;
    }
    const std::string_view part = parts[i];
    RETURN_IF_ERROR(SetRule(rules, part.substr(0, equals), part.substr(equals + 1)));
    named.insert(parts[i].substr(0, equals));
  }
  RETURN_IF_ERROR(SettleSwitches(rules, named));
  return rules;
}

absl::StatusOr<std::vector<RuleSet>> ParseRuleSets(std::string_view text) {
  std::vector<RuleSet> result;
  const std::vector<std::string> parts = absl::StrSplit(std::string(text), ';');
  for (const std::string& part : parts) {
    if (part == "all") {
      result.insert(result.end(), Presets().begin(), Presets().end());
      continue;
    }
    if (part == "readings") {
      for (const std::string_view reading : Readings()) result.push_back(*ParseRuleSet(reading));
      continue;
    }
    ASSIGN_OR_RETURN(const auto rules, ParseRuleSet(part));
    result.push_back(rules);
  }
  return result;
}

std::string RuleSetName(const RuleSet& rules) {
  std::string name = rules.preset;
  const auto keys = RuleKeys(rules);
  const auto base = RuleKeys(*FindPreset(rules.preset));
  for (size_t i = 0; i < keys.size(); ++i) {
    const auto& [key, value] = keys[i];
    if (value == base[i].second || (IsSwitch(key) && !HasEffect(rules, key))) continue;
    absl::StrAppend(&name, ",", key, "=", value);
  }
  return name;
}

}  // namespace hotstone::spec
