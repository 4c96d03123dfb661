// Rule sets as text: presets, keys and values, read and written.
//
// Each key that takes names has a table of them with the values that they stand for; the tables serve
// reading, writing and the words of errors alike. ParseRuleSet begins with a preset, which is basic-only if
// none is named, and sets one key after the other; `ko` is a short form that sets one of the two layers and
// switches the other off. ParseRuleSets reads a list and knows the two words `all` and `readings`.
// RuleSetName writes the preset and then only the keys that differ from it, in a fixed order, so that equal
// rule sets of one preset have equal names.
//
// For example "basic-only,ko=psk,compensation=5.5" begins with basic-only, sets the cycle layer to psk and
// the hot layer to none, and keeps the compensation as 11 half points. Its name is
// "basic-only,hot=none,cycle=psk,compensation=5.5". The value in "tie=white" is refused with the words: rule
// tie=white is not known; good values: black, draw.
#include "spec/rules/rule_set.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "spec/rules/readings.h"

namespace hotstone::spec {
namespace {

template <typename Enum>
struct Named {
  std::string_view name;
  Enum value;
};

constexpr std::array kHotLayers = {Named<HotLayer>{"none", HotLayer::kNone},
                                   Named<HotLayer>{"basic", HotLayer::kBasic},
                                   Named<HotLayer>{"hot", HotLayer::kHot}};
constexpr std::array kCycles = {
    Named<Cycle>{"none", Cycle::kNone},
    Named<Cycle>{"square", Cycle::kSquare},
    Named<Cycle>{"second-cycle", Cycle::kSecondCycle},
    Named<Cycle>{"starter", Cycle::kStarter},
    Named<Cycle>{"starter-first", Cycle::kStarterFirst},
    Named<Cycle>{"disturber", Cycle::kDisturber},
    Named<Cycle>{"psk", Cycle::kPsk},
    Named<Cycle>{"ssk", Cycle::kSsk},
    Named<Cycle>{"nssk", Cycle::kNssk},
    Named<Cycle>{"fixed", Cycle::kFixed},
};
constexpr std::array kSelfRemovals = {Named<SelfRemoval>{"none", SelfRemoval::kNone},
                                      Named<SelfRemoval>{"groups", SelfRemoval::kGroups},
                                      Named<SelfRemoval>{"any", SelfRemoval::kAny}};
constexpr std::array kScorings = {Named<Scoring>{"area", Scoring::kArea},
                                  Named<Scoring>{"fill-in", Scoring::kFillIn}};
constexpr std::array kTies = {Named<Tie>{"black", Tie::kBlackWins}, Named<Tie>{"draw", Tie::kDraw}};
constexpr std::array kBooleans = {Named<bool>{"false", false}, Named<bool>{"true", true}};
constexpr std::array kCycleColors = {Named<CycleColor>{"same", CycleColor::kSame},
                                     Named<CycleColor>{"either", CycleColor::kEither}};
constexpr std::array<std::string_view, 11> kKeys = {
    "hot",     "hot_kinds",    "cycle", "cycle_colour", "self_removal", "end_passes",
    "scoring", "compensation", "tie",   "handicap",     "capture_ends"};

template <typename Table>
std::string Names(const Table& table) {
  return absl::StrJoin(table, ", ", [](std::string* out, const auto& row) { out->append(row.name); });
}

template <typename Table, typename Enum>
std::string NameOf(const Table& table, Enum value) {
  const auto row = std::find_if(table.begin(), table.end(), [&](const auto& r) { return r.value == value; });
  return std::string(row->name);
}

absl::Status WrongValue(std::string_view key, std::string_view value, const std::string& good) {
  return absl::InvalidArgumentError(
      absl::StrCat("rule ", std::string(key), "=", std::string(value), " is not known; good values: ", good));
}

template <typename Table, typename Enum>
absl::Status Choose(const Table& table, std::string_view key, std::string_view value, Enum& out) {
  for (const auto& row : table) {
    if (row.name == value) {
      out = row.value;
      return absl::OkStatus();
    }
  }
  return WrongValue(key, value, Names(table));
}

// A whole number in [low, high].
absl::Status ChooseNumber(std::string_view key, std::string_view value, int low, int high, int& out) {
  int number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error != std::errc() || end != value.data() + value.size() || number < low || number > high) {
    return WrongValue(key, value, absl::StrCat(low, " to ", high));
  }
  out = number;
  return absl::OkStatus();
}

// Points, with or without a half: "8", "5.5", "-0.5", "8.0".
absl::Status ChooseCompensation(std::string_view value, int& out_x2) {
  constexpr int kLimit = 361;
  std::string_view rest = value;
  const bool negative = !rest.empty() && rest[0] == '-';
  if (negative) rest.remove_prefix(1);
  bool half = false;
  const size_t dot = rest.find('.');
  if (dot != std::string_view::npos) {
    const std::string_view fraction = rest.substr(dot + 1);
    half = fraction == "5";
    if (!half && fraction != "0") {
      return WrongValue("compensation", value, "whole or half points, for example 8 or 5.5");
    }
    rest = rest.substr(0, dot);
  }
  int whole = 0;
  const int limit = half ? kLimit - 1 : kLimit;
  if (const auto status = ChooseNumber("compensation", rest, 0, limit, whole); !status.ok()) {
    return WrongValue("compensation", value,
                      absl::StrCat("-", kLimit, " to ", kLimit, ", whole or half points"));
  }
  out_x2 = (negative ? -1 : 1) * (2 * whole + (half ? 1 : 0));
  return absl::OkStatus();
}

std::string HotKindNames(const HotKinds& kinds, std::string_view separator) {
  return absl::StrJoin(kinds, std::string(separator), [](std::string* out, HotKind kind) {
    absl::StrAppend(out, std::string(HotKindName(kind)));
  });
}

absl::Status ChooseHotKinds(std::string_view value, HotKinds& out) {
  HotKinds kinds;
  for (const std::string& name : std::vector<std::string>(absl::StrSplit(std::string(value), '+'))) {
    const auto kind = HotKindFromName(name);
    if (!kind.has_value() || !kinds.insert(*kind).second) {
      const std::vector<HotKind>& all = AllHotKinds();
      return WrongValue(
          "hot_kinds", value,
          absl::StrCat(HotKindNames({all.begin(), all.end()}, ", "), ", joined by +, each once"));
    }
  }
  out = std::move(kinds);
  return absl::OkStatus();
}

RuleSet MakePreset(const char* name, HotLayer hot, Cycle cycle, SelfRemoval self_removal, int end_passes,
                   Scoring scoring, int compensation_x2, Tie tie) {
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

const RuleSet* FindPreset(std::string_view name) {
  for (const RuleSet& preset : Presets()) {
    if (preset.preset == name) return &preset;
  }
  return nullptr;
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
      MakePreset("ing-1996", HotLayer::kHot, kDisturber, kGroups, 4, kFill, 16, Tie::kBlackWins),
      MakePreset("ing-1996-recycling", HotLayer::kHot, kSecondCycle, kGroups, 4, kFill, 16, Tie::kBlackWins),
      MakePreset("ing-1991", HotLayer::kHot, kStarter, kGroups, 4, kFill, 16, Tie::kBlackWins),
      MakePreset("simplified-ing", HotLayer::kNone, kPsk, kGroups, 2, kArea, 16, Tie::kBlackWins),
      MakePreset("tromp-taylor", HotLayer::kNone, kPsk, kAny, 2, kArea, 0, Tie::kDraw),
      MakePreset("faulstich-2015", HotLayer::kNone, kPsk, kAny, 2, kArea, 11, Tie::kDraw),
      MakePreset("aga-like", HotLayer::kNone, kSsk, SelfRemoval::kNone, 2, kArea, 15, Tie::kDraw),
  };
  return *presets;
}

absl::Status SetRule(RuleSet& rules, std::string_view key, std::string_view value) {
  if (key == "hot") return Choose(kHotLayers, key, value, rules.hot);
  if (key == "hot_kinds") return ChooseHotKinds(value, rules.hot_kinds);
  if (key == "cycle_colour") return Choose(kCycleColors, key, value, rules.cycle_color);
  if (key == "cycle") return Choose(kCycles, key, value, rules.cycle);
  if (key == "self_removal") return Choose(kSelfRemovals, key, value, rules.self_removal);
  if (key == "scoring") return Choose(kScorings, key, value, rules.scoring);
  if (key == "compensation") return ChooseCompensation(value, rules.compensation_x2);
  if (key == "tie") return Choose(kTies, key, value, rules.tie);
  if (key == "handicap") return ChooseNumber(key, value, 0, kMaxSide * kMaxSide, rules.handicap);
  if (key == "capture_ends") return Choose(kBooleans, key, value, rules.capture_ends);
  if (key == "end_passes") {
    if (value != "2" && value != "4") return WrongValue(key, value, "2, 4");
    rules.end_passes = value == "2" ? 2 : 4;
    return absl::OkStatus();
  }
  if (key == "ko") {
    // The one layer that the name belongs to; the other layer is switched off.
    RuleSet layered = rules;
    layered.hot = HotLayer::kNone;
    layered.cycle = Cycle::kNone;
    if (!Choose(kHotLayers, key, value, layered.hot).ok() &&
        !Choose(kCycles, key, value, layered.cycle).ok()) {
      return WrongValue(key, value, absl::StrCat(Names(kHotLayers), ", ", Names(kCycles)));
    }
    rules = layered;
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(
      absl::StrCat("rule key \"", std::string(key), "\" is not known; good keys: ko, ",
                   absl::StrJoin(kKeys, ", ", [](std::string* out, std::string_view k) { out->append(k); })));
}

absl::StatusOr<RuleSet> ParseRuleSet(std::string_view text) {
  RuleSet rules = Presets()[0];
  const std::vector<std::string> parts = absl::StrSplit(std::string(text), ',');
  for (size_t i = 0; i < parts.size(); ++i) {
    const size_t equals = parts[i].find('=');
    if (equals == std::string::npos) {
      const RuleSet* preset = i == 0 ? FindPreset(parts[i]) : nullptr;
      if (preset == nullptr) {
        return absl::InvalidArgumentError(absl::StrCat(
            i == 0 ? "rule set \"" : "\"", parts[i],
            i == 0 ? "\" is not known; good names: " : "\" is not key=value",
            i == 0 ? absl::StrJoin(Presets(), ", ",
                                   [](std::string* out, const RuleSet& r) { out->append(r.preset); })
                   : ""));
      }
      rules = *preset;
      continue;
    }
    const std::string_view part = parts[i];
    if (const auto status = SetRule(rules, part.substr(0, equals), part.substr(equals + 1)); !status.ok()) {
      return status;
    }
  }
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
    const auto rules = ParseRuleSet(part);
    if (!rules.ok()) return rules.status();
    result.push_back(*rules);
  }
  return result;
}

std::vector<std::pair<std::string, std::string>> RuleKeys(const RuleSet& rules) {
  return {{"hot", NameOf(kHotLayers, rules.hot)},
          {"hot_kinds", HotKindNames(rules.hot_kinds, "+")},
          {"cycle", NameOf(kCycles, rules.cycle)},
          {"cycle_colour", NameOf(kCycleColors, rules.cycle_color)},
          {"self_removal", NameOf(kSelfRemovals, rules.self_removal)},
          {"end_passes", absl::StrCat(rules.end_passes)},
          {"scoring", NameOf(kScorings, rules.scoring)},
          {"compensation", HalfPoints(rules.compensation_x2)},
          {"tie", NameOf(kTies, rules.tie)},
          {"handicap", absl::StrCat(rules.handicap)},
          {"capture_ends", rules.capture_ends ? "true" : "false"}};
}

std::string RuleSetName(const RuleSet& rules) {
  std::string name = rules.preset;
  const auto keys = RuleKeys(rules);
  const auto base = RuleKeys(*FindPreset(rules.preset));
  for (size_t i = 0; i < keys.size(); ++i) {
    if (keys[i].second != base[i].second) absl::StrAppend(&name, ",", keys[i].first, "=", keys[i].second);
  }
  return name;
}

std::string HalfPoints(int x2) {
  return absl::StrCat(x2 < 0 ? "-" : "", std::abs(x2) / 2, x2 % 2 != 0 ? ".5" : "");
}

}  // namespace hotstone::spec
