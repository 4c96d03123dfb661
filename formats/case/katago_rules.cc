// Reads and writes KataGo's words for rule sets.
//
// An object is read field by field into Change, which turns a rule set into another; a single field
// goes the same way. The ko rule is the part of a rule set that is not in kOtherKeys: WithKo joins
// the ko rule of one rule set with the other keys of a second. A word for a ko rule is a row of
// kKos, or else our own text.
//
// For example {"ko":"SIMPLE","suicide":false} starts from positional superko, takes the ko rule of
// basic-only and forbids self-removal: basic-only,self_removal=none,end_passes=2. It is written as
// {"ko":"SIMPLE","scoring":"AREA",...,"hotstone":"basic-only,self_removal=none,end_passes=2"}.
#include "formats/case/katago_rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "formats/case/case_fields.h"
#include "formats/json_line.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::formats {
namespace {

using spec::RuleSet;

struct Word {
  std::string_view name;
  std::string_view rules;  // for ParseRuleSet
};

constexpr std::array kKos = {Word{"SIMPLE", "basic-only"},
                             Word{"POSITIONAL", "basic-only,ko=psk"},
                             Word{"SITUATIONAL", "basic-only,ko=ssk"},
                             Word{"ING96", "ing-1996"},
                             Word{"ING96RECYCLING", "ing-1996-recycling"},
                             Word{"ING91", "ing-1991"},
                             Word{"HOT", "hot-only"},
                             Word{"NONE", "basic-only,ko=none"}};

constexpr const char* kTerritory =
    "territory scoring is not implemented: games are counted by area";
constexpr const char* kTax = "a group tax is not implemented";
constexpr const char* kButton = "the button is not implemented";

// KataGo's short names. An empty rule set means that the rules are refused, for this reason.
struct ShortName {
  std::string_view name;
  std::string_view rules;
  HandicapBonus bonus = HandicapBonus::kNone;
  const char* why = "";
};
constexpr std::string_view kPositional =
    "basic-only,hot=none,cycle=psk,self_removal=none,end_passes=2";
constexpr std::array kShortNames = {
    ShortName{"tromp-taylor", "tromp-taylor"},
    ShortName{"chinese", "basic-only,self_removal=none,end_passes=2", HandicapBonus::kAll},
    ShortName{"chinese-ogs", kPositional, HandicapBonus::kAll},
    ShortName{"chinese-kgs", kPositional, HandicapBonus::kAll},
    ShortName{"aga", "aga-like", HandicapBonus::kAllButOne},
    ShortName{"bga", "aga-like", HandicapBonus::kAllButOne},
    ShortName{"new-zealand", "aga-like,self_removal=groups"},
    ShortName{"aga-button", "", HandicapBonus::kNone, kButton},
    ShortName{"japanese", "", HandicapBonus::kNone, kTerritory},
    ShortName{"korean", "", HandicapBonus::kNone, kTerritory},
    ShortName{"stone-scoring", "", HandicapBonus::kNone, kTax},
};

constexpr std::array<std::string_view, 8> kOtherKeys = {"resume",   "self_removal", "end_passes",
                                                        "scoring",  "compensation", "tie",
                                                        "handicap", "capture_ends"};

absl::Status Refused(const std::string& why) { return absl::InvalidArgumentError(why); }

bool IsKoKey(std::string_view key) {
  return std::find(kOtherKeys.begin(), kOtherKeys.end(), key) == kOtherKeys.end();
}

// The ko rule of `ko` with the other keys of `rest`.
RuleSet WithKo(const RuleSet& ko, const RuleSet& rest) {
  RuleSet rules = ko;
  for (const auto& [key, value] : spec::RuleKeys(rest)) {
    if (!IsKoKey(key)) (void)spec::SetRule(rules, key, value);
  }
  return rules;
}

// Whether both have the same ko rule; keys without effect are not compared.
bool SameKo(const RuleSet& a, const RuleSet& b) {
  const auto part = [](const RuleSet& rules) {
    std::string text;
    for (const auto& [key, value] : spec::RuleKeys(rules)) {
      if (IsKoKey(key) && spec::HasEffect(rules, key)) absl::StrAppend(&text, key, "=", value, ",");
    }
    return text;
  };
  return part(a) == part(b);
}

std::string KoWord(const RuleSet& rules) {
  for (const Word& word : kKos) {
    if (SameKo(*spec::ParseRuleSet(word.rules), rules)) return std::string(word.name);
  }
  const RuleSet preset = *spec::ParseRuleSet(rules.preset);
  return spec::RuleSetName(WithKo(rules, preset));
}

absl::StatusOr<RuleSet> KoOf(const std::string& text) {
  const std::string upper = absl::AsciiStrToUpper(text);
  for (const Word& word : kKos) {
    if (word.name == upper) return spec::ParseRuleSet(word.rules);
  }
  auto rules = spec::ParseRuleSet(text);
  if (rules.ok()) return rules;
  return Refused(absl::StrCat(
      "ko rule \"", absl::Utf8SafeCEscape(text), "\" is unknown; known are ",
      absl::StrJoin(kKos, ", ", [](std::string* out, const Word& word) { *out += word.name; }),
      " and PRESET[,key=value...]"));
}

std::string_view BonusName(HandicapBonus bonus) {
  return bonus == HandicapBonus::kNone ? "0" : bonus == HandicapBonus::kAll ? "N" : "N-1";
}

absl::StatusOr<bool> TrueOrFalse(const std::string& field, const std::string& value) {
  if (value == "true" || value == "false") return value == "true";
  return Refused(absl::StrCat(field, ": expected true or false"));
}

// The number of the value among the known ones.
absl::StatusOr<int> OneOf(const std::string& field, const std::string& value,
                          const std::vector<std::string>& known) {
  const auto found = std::find(known.begin(), known.end(), absl::AsciiStrToUpper(value));
  if (found != known.end()) return static_cast<int>(found - known.begin());
  return Refused(absl::StrCat(field, ": expected ", absl::StrJoin(known, ", ")));
}

// Changes one field other than `hotstone`. The value is a text without quotes.
absl::Status Change(const std::string& field, const std::string& value, KatagoRules* now) {
  if (field == "ko") {
    ASSIGN_OR_RETURN(const auto ko, KoOf(value));
    if (!SameKo(ko, now->rules)) now->rules = WithKo(ko, now->rules);
  } else if (field == "scoring") {
    ASSIGN_OR_RETURN(const int way, OneOf(field, value, {"AREA", "FILLIN", "TERRITORY"}));
    if (way == 2) return Refused(kTerritory);
    now->rules.scoring = way == 0 ? spec::Scoring::kArea : spec::Scoring::kFillIn;
  } else if (field == "tax") {
    ASSIGN_OR_RETURN(const int tax, OneOf(field, value, {"NONE", "SEKI", "ALL"}));
    if (tax != 0) return Refused(kTax);
  } else if (field == "suicide") {
    ASSIGN_OR_RETURN(const bool legal, TrueOrFalse(field, value));
    if (legal != (now->rules.self_removal != spec::SelfRemoval::kNone))
      now->rules.self_removal = legal ? spec::SelfRemoval::kGroups : spec::SelfRemoval::kNone;
  } else if (field == "hasButton") {
    ASSIGN_OR_RETURN(const bool has, TrueOrFalse(field, value));
    if (has) return Refused(kButton);
  } else if (field == "whiteHandicapBonus") {
    ASSIGN_OR_RETURN(const int bonus, OneOf(field, value, {"0", "N-1", "N"}));
    now->bonus = static_cast<HandicapBonus>(bonus);
  } else if (field == "friendlyPassOk") {
    ASSIGN_OR_RETURN([[maybe_unused]] const bool ok, TrueOrFalse(field, value));
  } else {
    return Refused(absl::StrCat("\"", absl::Utf8SafeCEscape(field),
                                "\" is not a rule here; known are ko, scoring, suicide, tax, "
                                "hasButton, whiteHandicapBonus, friendlyPassOk"));
  }
  return absl::OkStatus();
}

absl::StatusOr<KatagoRules> ReadObject(const std::string& text, const KatagoRules& now) {
  JsonTree tree;
  JsonError error;
  const LineSource source{"rules", 1};
  if (!tree.Parse(text, error)) return LineError(source, error.offset, error.what);
  const FieldReader object(source, tree);
  RETURN_IF_ERROR(object.CheckObject());
  KatagoRules result{*spec::ParseRuleSet("basic-only,ko=psk,end_passes=2"), HandicapBonus::kNone};
  // The base comes before the fields that change it.
  if (object.Has("hotstone")) {
    ASSIGN_OR_RETURN(const auto name, object.At("hotstone").String());
    ASSIGN_OR_RETURN(result.rules, spec::ParseRuleSet(name));
  } else if (object.Has("ko")) {
    // A ko rule of ours brings its own rule set, unless fields change it.
    ASSIGN_OR_RETURN(const auto word, object.At("ko").String());
    ASSIGN_OR_RETURN(const auto ko, KoOf(word));
    if (ko.preset != "basic-only") result.rules = ko;
  }
  for (const FieldReader& field : object.Members()) {
    const JsonNode& node = field.node();
    if (node.key == "hotstone") continue;
    if (node.kind != JsonNode::Kind::kString && node.kind != JsonNode::Kind::kBoolean)
      return field.Error("expected a text, true or false");
    const std::string value = node.kind == JsonNode::Kind::kString ? std::string(node.text)
                              : node.boolean                       ? "true"
                                                                   : "false";
    if (const auto status = Change(std::string(node.key), value, &result); !status.ok())
      return field.Error(std::string(status.message()));
  }
  result.rules.compensation_x2 = now.rules.compensation_x2;
  return result;
}

}  // namespace

int BonusPoints(HandicapBonus bonus, int stones) {
  if (bonus == HandicapBonus::kNone || stones == 0) return 0;
  return bonus == HandicapBonus::kAll ? stones : stones - 1;
}

std::string WriteKatagoRules(const KatagoRules& rules) {
  JsonLine line;
  line.Set("ko", KoWord(rules.rules))
      .Set("scoring", rules.rules.scoring == spec::Scoring::kArea ? "AREA" : "FILLIN")
      .Set("tax", "NONE")
      .Set("suicide", rules.rules.self_removal != spec::SelfRemoval::kNone)
      .Set("hasButton", false)
      .Set("whiteHandicapBonus", BonusName(rules.bonus))
      .Set("friendlyPassOk", false)
      .Set("hotstone", spec::RuleSetName(rules.rules));
  return line.ToString();
}

absl::StatusOr<KatagoRules> ReadKatagoRules(std::string_view given, const KatagoRules& now) {
  const std::string text(absl::StripAsciiWhitespace(std::string(given)));
  if (absl::StartsWith(text, "{")) return ReadObject(text, now);
  const std::string lower = absl::AsciiStrToLower(text);
  KatagoRules result;
  const auto* const known = std::find_if(kShortNames.begin(), kShortNames.end(),
                                         [&](const ShortName& row) { return row.name == lower; });
  if (known != kShortNames.end()) {
    if (known->rules.empty()) return Refused(absl::StrCat(lower, ": ", known->why));
    result = {*spec::ParseRuleSet(known->rules), known->bonus};
  } else {
    auto ours = spec::ParseRuleSet(text);
    if (!ours.ok()) {
      return Refused(absl::StrCat("rules \"", absl::Utf8SafeCEscape(text),
                                  "\" are unknown; known are ",
                                  absl::StrJoin(KatagoRuleNames(), ", "), " and JSON objects"));
    }
    result.rules = *std::move(ours);
  }
  result.rules.compensation_x2 = now.rules.compensation_x2;
  return result;
}

absl::StatusOr<KatagoRules> ChangeKatagoRule(std::string_view field, std::string_view value,
                                             const KatagoRules& now) {
  KatagoRules result = now;
  RETURN_IF_ERROR(Change(std::string(field), std::string(value), &result));
  return result;
}

std::vector<std::string> KatagoRuleNames() {
  std::vector<std::string> names;
  for (const ShortName& row : kShortNames) {
    if (!row.rules.empty()) names.emplace_back(row.name);
  }
  for (const RuleSet& preset : spec::Presets()) {
    if (std::find(names.begin(), names.end(), preset.preset) == names.end())
      names.push_back(preset.preset);
  }
  return names;
}

}  // namespace hotstone::formats
