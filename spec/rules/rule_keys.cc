// The keys of a rule set: sets one key, writes all.
//
// Each key whose values are names has a table of names and values, used for reading, writing and
// error texts alike. SetRule sets one key; `ko` is a short form that sets one of the two layers and
// switches the other off. RuleKeys writes all of them, in a fixed order.
//
// For example, SetRule with "ko" and "psk" sets the cycle layer to psk and the hot layer to none,
// which RuleKeys writes as hot=none and cycle=psk. The value in "tie=white" is refused with: rule
// tie=white is not known; good values: black, draw.
#include "spec/rules/rule_keys.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "spec/board/board.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/hot_stone.h"
#include "spec/words/nearest_word.h"

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
constexpr std::array kHotClasses = {Named<HotClass>{"after", HotClass::kAfter},
                                    Named<HotClass>{"before", HotClass::kBefore}};
constexpr std::array kHotUnclassified = {Named<HotUnclassified>{"hot", HotUnclassified::kHot},
                                         Named<HotUnclassified>{"cold", HotUnclassified::kCold}};
constexpr std::array kHotFights = {Named<HotFights>{"any", HotFights::kAny},
                                   Named<HotFights>{"life", HotFights::kLife}};
constexpr std::array kSettled = {Named<SettledBy>{"life", SettledBy::kLife},
                                 Named<SettledBy>{"outcome", SettledBy::kOutcome}};
constexpr std::array kClassBy = {Named<ClassBy>{"breath", ClassBy::kBreath},
                                 Named<ClassBy>{"removal", ClassBy::kRemoval},
                                 Named<ClassBy>{"removal-decides", ClassBy::kRemovalDecides}};
constexpr std::array kUnnamed = {
    Named<Unnamed>{"nobody", Unnamed::kNobody}, Named<Unnamed>{"both", Unnamed::kBoth},
    Named<Unnamed>{"both-if-unclassified", Unnamed::kBothIfUnclassified},
    Named<Unnamed>{"starter", Unnamed::kStarter}};
constexpr std::array kDisturberBy = {Named<DisturberBy>{"eyeless", DisturberBy::kEyeless},
                                     Named<DisturberBy>{"initiator", DisturberBy::kInitiator}};
constexpr std::array kCyclic = {Named<CyclicKos>{"unclassified", CyclicKos::kUnclassified},
                                Named<CyclicKos>{"disturbing", CyclicKos::kDisturbing}};
constexpr std::array kRecyclings = {Named<Recycling>{"any", Recycling::kAny},
                                    Named<Recycling>{"disturbing", Recycling::kDisturbing}};
constexpr std::array kSames = {Named<SamePlay>{"board", SamePlay::kBoard},
                               Named<SamePlay>{"fight", SamePlay::kFight}};
constexpr std::array kStarts = {Named<StarterPlays>{"all", StarterPlays::kAll},
                                Named<StarterPlays>{"first", StarterPlays::kFirst}};
constexpr std::array kSquareOf = {Named<SquareOf>{"situation", SquareOf::kSituation},
                                  Named<SquareOf>{"position", SquareOf::kPosition}};

constexpr std::array kSquareGaps = {Named<SquareGap>{"row", SquareGap::kInARow},
                                    Named<SquareGap>{"anywhere", SquareGap::kAnywhere}};
constexpr std::array kResumes = {Named<Resume>{"free", Resume::kFree},
                                 Named<Resume>{"dispute", Resume::kDispute}};

template <typename Table>
std::string Names(const Table& table) {
  return absl::StrJoin(table, ", ",
                       [](std::string* out, const auto& row) { out->append(row.name); });
}

template <typename Table, typename Enum>
std::string NameOf(const Table& table, Enum value) {
  const auto row =
      std::find_if(table.begin(), table.end(), [&](const auto& r) { return r.value == value; });
  return std::string(row->name);
}

absl::Status WrongValue(std::string_view key, std::string_view value, const std::string& good) {
  std::vector<std::string> words = absl::StrSplit(good, ',');
  for (std::string& word : words) word.erase(0, word.find_first_not_of(' '));
  return absl::InvalidArgumentError(
      absl::StrCat("rule ", std::string(key), "=", absl::Utf8SafeCEscape(std::string(value)),
                   " is unknown; known values: ", good, DidYouMean(value, words)));
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
absl::Status ChooseNumber(std::string_view key, std::string_view value, int low, int high,
                          int& out) {
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

// One reading of the cycle layer, or several joined by +, each once and none of them `none`.
absl::Status ChooseCycles(std::string_view value, CycleList& out) {
  CycleList cycles;
  const std::vector<std::string> names = absl::StrSplit(std::string(value), '+');
  for (const std::string& name : names) {
    Cycle cycle = Cycle::kNone;
    const bool known = Choose(kCycles, "cycle", name, cycle).ok();
    if (!known || (!cycles.Add(cycle) && names.size() > 1)) {
      return WrongValue(
          "cycle", value,
          absl::StrCat(Names(kCycles), "; several except none joined by +, each once"));
    }
  }
  out = cycles;
  return absl::OkStatus();
}

HotKinds EveryKind() { return {AllHotKinds().begin(), AllHotKinds().end()}; }

std::string HotKindNames(const HotKinds& kinds, std::string_view separator) {
  return absl::StrJoin(kinds, std::string(separator), [](std::string* out, HotKind kind) {
    absl::StrAppend(out, std::string(HotKindName(kind)));
  });
}

absl::Status ChooseHotKinds(std::string_view key, std::string_view value, const std::string& more,
                            HotKinds& out) {
  HotKinds kinds;
  for (const std::string& name :
       std::vector<std::string>(absl::StrSplit(std::string(value), '+'))) {
    const auto kind = HotKindFromName(name);
    if (!kind.has_value() || !kinds.insert(*kind).second) {
      return WrongValue(
          key, value,
          absl::StrCat(more, HotKindNames(EveryKind(), ", "), ", joined by +, each once"));
    }
  }
  out = std::move(kinds);
  return absl::OkStatus();
}

absl::Status ChooseHotScope(std::string_view value, HotKinds& out) {
  if (value == "every" || value == "fighting") {
    out = value == "every" ? HotKinds() : EveryKind();
    return absl::OkStatus();
  }
  return ChooseHotKinds("hot_scope", value, "every, fighting, ", out);
}

std::string HotScopeName(const HotKinds& fighting_only) {
  if (fighting_only.empty()) return "every";
  return fighting_only == EveryKind() ? "fighting" : HotKindNames(fighting_only, "+");
}

}  // namespace

bool RuleSet::HasFiniteMemory() const {
  return !TraitsOf(cycle).has_memory && resume == Resume::kFree;
}

bool RuleSet::LooksAtCompletedCycles() const { return TraitsOf(cycle).completed_cycles; }

HotKinds RuleSet::HotKindsInForce() const { return KindsInForce(hot, hot_kinds); }

HotLaw RuleSet::HotLawInForce() const {
  HotLaw law{HotKindsInForce(), {}, hot_class, hot_unclassified, ReadingOfKos(), hot_fights};
  for (const HotKind kind : law.kinds) {
    if (hot_fighting_only.contains(kind)) law.fighting_only.insert(kind);
  }
  return law;
}

const std::vector<Cycle>& AllCycles() {
  static const auto* const cycles = [] {
    auto* all = new std::vector<Cycle>;
    for (const auto& named : kCycles) all->push_back(named.value);
    return all;
  }();
  return *cycles;
}

std::string CycleName(Cycle cycle) { return NameOf(kCycles, cycle); }

std::string CycleNames(const CycleList& cycles) {
  if (cycles.empty()) return CycleName(Cycle::kNone);
  return absl::StrJoin(cycles.members(), "+",
                       [](std::string* out, Cycle cycle) { out->append(CycleName(cycle)); });
}

absl::Status SetRule(RuleSet& rules, std::string_view key, std::string_view value) {
  if (key == "hot") return Choose(kHotLayers, key, value, rules.hot);
  if (key == "hot_kinds") return ChooseHotKinds(key, value, "", rules.hot_kinds);
  if (key == "hot_scope") return ChooseHotScope(value, rules.hot_fighting_only);
  if (key == "hot_class") return Choose(kHotClasses, key, value, rules.hot_class);
  if (key == "hot_unclassified")
    return Choose(kHotUnclassified, key, value, rules.hot_unclassified);
  if (key == "hot_fights") return Choose(kHotFights, key, value, rules.hot_fights);
  if (key == "settled") return Choose(kSettled, key, value, rules.settled);
  if (key == "class_by") return Choose(kClassBy, key, value, rules.class_by);
  if (key == "unnamed") return Choose(kUnnamed, key, value, rules.unnamed);
  if (key == "disturber_by") return Choose(kDisturberBy, key, value, rules.disturber_by);
  if (key == "cyclic") return Choose(kCyclic, key, value, rules.cyclic);
  if (key == "recycling") return Choose(kRecyclings, key, value, rules.recycling);
  if (key == "same") return Choose(kSames, key, value, rules.same);
  if (key == "start") return Choose(kStarts, key, value, rules.start);
  if (key == "square_of") return Choose(kSquareOf, key, value, rules.square_of);
  if (key == "cycle_colour") return Choose(kCycleColors, key, value, rules.cycle_color);
  if (key == "square_gap") return Choose(kSquareGaps, key, value, rules.square_gap);
  if (key == "resume") return Choose(kResumes, key, value, rules.resume);
  if (key == "cycle") return ChooseCycles(value, rules.cycle);
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
        !ChooseCycles(value, layered.cycle).ok()) {
      // Both tables start with none.
      static_assert(kHotLayers[0].name == kCycles[0].name);
      const std::string layers = Names(kHotLayers);
      return WrongValue(
          key, value,
          absl::StrCat(layers, Names(kCycles).substr(kCycles[0].name.size()), "; several after ",
                       std::string(kHotLayers.back().name), " joined by +, each once"));
    }
    rules = layered;
    return absl::OkStatus();
  }
  std::vector<std::string> known = {"ko"};
  for (const auto& row : RuleKeys(rules)) known.push_back(row.first);
  return absl::InvalidArgumentError(absl::StrCat(
      "rule key \"", absl::Utf8SafeCEscape(std::string(key)),
      "\" is unknown; known keys: ", absl::StrJoin(known, ", "), DidYouMean(key, known)));
}

std::vector<std::pair<std::string, std::string>> RuleKeys(const RuleSet& rules) {
  return {{"hot", NameOf(kHotLayers, rules.hot)},
          {"hot_kinds", HotKindNames(rules.hot_kinds, "+")},
          {"hot_scope", HotScopeName(rules.hot_fighting_only)},
          {"hot_class", NameOf(kHotClasses, rules.hot_class)},
          {"hot_unclassified", NameOf(kHotUnclassified, rules.hot_unclassified)},
          {"hot_fights", NameOf(kHotFights, rules.hot_fights)},
          {"settled", NameOf(kSettled, rules.settled)},
          {"class_by", NameOf(kClassBy, rules.class_by)},
          {"cycle", CycleNames(rules.cycle)},
          {"cycle_colour", NameOf(kCycleColors, rules.cycle_color)},
          {"unnamed", NameOf(kUnnamed, rules.unnamed)},
          {"disturber_by", NameOf(kDisturberBy, rules.disturber_by)},
          {"cyclic", NameOf(kCyclic, rules.cyclic)},
          {"recycling", NameOf(kRecyclings, rules.recycling)},
          {"same", NameOf(kSames, rules.same)},
          {"start", NameOf(kStarts, rules.start)},
          {"square_of", NameOf(kSquareOf, rules.square_of)},
          {"square_gap", NameOf(kSquareGaps, rules.square_gap)},
          {"resume", NameOf(kResumes, rules.resume)},
          {"self_removal", NameOf(kSelfRemovals, rules.self_removal)},
          {"end_passes", absl::StrCat(rules.end_passes)},
          {"scoring", NameOf(kScorings, rules.scoring)},
          {"compensation", HalfPoints(rules.compensation_x2)},
          {"tie", NameOf(kTies, rules.tie)},
          {"handicap", absl::StrCat(rules.handicap)},
          {"capture_ends", rules.capture_ends ? "true" : "false"}};
}

std::string HalfPoints(int x2) {
  return absl::StrCat(x2 < 0 ? "-" : "", std::abs(x2) / 2, x2 % 2 != 0 ? ".5" : "");
}

}  // namespace hotstone::spec
