// A name is first taken as a preset of ours, then as KataGo's spelling, then looked up in the table
// of plain names; each row has a meaning, and each meaning a rule set or a reason for refusing it.
//
// For example "Chinese Rules" is plainly "chinese", which means aga-like; RU[Japanese] is refused,
// as territory rules are not supported.
#include "answers/records/rule_names.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/one_line.h"
#include "formats/sgf/sgf_charset.h"

namespace hotstone::answers {
namespace {

enum class Meaning { kIng, kChinese, kAga, kNewZealand, kTrompTaylor, kTerritory, kGroupTax };

struct Row {
  std::string_view plain;  // as normalised by PlainName()
  Meaning meaning;
};

constexpr Row kRows[] = {
    {"ing", Meaning::kIng},
    {"goe", Meaning::kIng},
    {"inggoe", Meaning::kIng},
    {"goeing", Meaning::kIng},
    {"ingsst", Meaning::kIng},
    {"sst", Meaning::kIng},
    {"ing1996", Meaning::kIng},
    {"应氏", Meaning::kIng},
    {"應氏", Meaning::kIng},
    {"chinese", Meaning::kChinese},
    {"china", Meaning::kChinese},
    {"cn", Meaning::kChinese},
    {"中国", Meaning::kChinese},
    {"中國", Meaning::kChinese},
    {"중국", Meaning::kChinese},
    {"aga", Meaning::kAga},
    {"bga", Meaning::kAga},
    {"british", Meaning::kAga},
    {"french", Meaning::kAga},
    {"ffg", Meaning::kAga},
    {"nz", Meaning::kNewZealand},
    {"newzealand", Meaning::kNewZealand},
    {"tromptaylor", Meaning::kTrompTaylor},
    {"tt", Meaning::kTrompTaylor},
    {"logical", Meaning::kTrompTaylor},
    {"japanese", Meaning::kTerritory},
    {"japan", Meaning::kTerritory},
    {"jp", Meaning::kTerritory},
    {"japanese1989", Meaning::kTerritory},
    {"日本", Meaning::kTerritory},
    {"일본", Meaning::kTerritory},
    {"日韩", Meaning::kTerritory},
    {"日韓", Meaning::kTerritory},
    {"korean", Meaning::kTerritory},
    {"korea", Meaning::kTerritory},
    {"kr", Meaning::kTerritory},
    {"韩国", Meaning::kTerritory},
    {"韓國", Meaning::kTerritory},
    {"한국", Meaning::kTerritory},
    {"territory", Meaning::kTerritory},
    {"oldchinese", Meaning::kGroupTax},
    {"ancientchinese", Meaning::kGroupTax},
    {"ancient", Meaning::kGroupTax},
    {"stonescoring", Meaning::kGroupTax},
};

// Keeps lower-case letters, digits and non-ASCII characters, and drops a final "rules".
std::string PlainName(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    if (absl::ascii_isalnum(static_cast<unsigned char>(c)) ||
        static_cast<unsigned char>(c) >= 0x80) {
      plain += absl::ascii_tolower(static_cast<unsigned char>(c));
    }
  }
  for (const std::string_view tail : {"ruleset", "rules", "rule", "规则", "規則", "規約", "룰"}) {
    if (plain.size() > tail.size() &&
        plain.compare(plain.size() - tail.size(), tail.size(), tail) == 0) {
      plain.resize(plain.size() - tail.size());
    }
  }
  return plain;
}

std::string Shortened(std::string_view name) {
  const std::string shown = OneLine(formats::PrintableText(name));
  constexpr size_t kMost = 60;
  if (shown.size() <= kMost) return shown;
  size_t end = kMost;
  while ((static_cast<unsigned char>(shown[end]) & 0xC0) == 0x80) --end;
  return shown.substr(0, end) + "...";
}

absl::Status Unreadable(std::string_view name, const std::string& why) {
  return absl::InvalidArgumentError(absl::StrCat(
      "RU[", Shortened(name), "]: ", why,
      "; choose supported rules with --rules, for example basic-only (plain ko, area), ing-1996, "
      "aga-like, tromp-taylor (hotstone rules lists them)"));
}

bool IsPreset(const std::string& name) {
  const std::string first = name.substr(0, name.find(','));
  const auto& presets = spec::Presets();
  return std::any_of(presets.begin(), presets.end(),
                     [&](const spec::RuleSet& preset) { return preset.preset == first; });
}

// "koPOSITIONALscoreAREAtaxNONEsui1" -> the changes to basic-only; nothing if the text is not of
// that form, the empty string if it is but does not count by area alone.
std::optional<std::string> KatagoKeys(std::string_view plain) {
  const auto take = [&](std::string_view word) {
    const bool there = plain.substr(0, word.size()) == word;
    if (there) plain.remove_prefix(word.size());
    return there;
  };
  std::string keys = "basic-only,end_passes=2";
  if (!take("ko")) return std::nullopt;
  if (take("positional")) {
    keys += ",hot=none,cycle=psk";
  } else if (take("situational")) {
    keys += ",hot=none,cycle=ssk";
  } else if (!take("simple")) {
    return std::nullopt;
  }
  if (!take("score")) return std::nullopt;
  bool area = take("area");
  if (!area && !take("territory")) return std::nullopt;
  if (!take("tax")) return std::nullopt;
  area = take("none") && area;
  if (plain.find("sui1") == std::string_view::npos) keys += ",self_removal=none";
  if (plain.find("button1") != std::string_view::npos) area = false;
  return area ? keys : "";
}

// Why there are no rules of this meaning here; empty if there are.
std::string WhyNot(Meaning meaning) {
  switch (meaning) {
    case Meaning::kTerritory:
      return "territory rules are not supported";
    case Meaning::kGroupTax:
      return "a group tax is not supported";
    case Meaning::kIng:
    case Meaning::kChinese:
    case Meaning::kAga:
    case Meaning::kNewZealand:
    case Meaning::kTrompTaylor:
      break;
  }
  return "";
}

NamedRules Mapped(const char* rules, std::string note) {
  return NamedRules{*spec::ParseRuleSet(rules), false, std::move(note), 0, false};
}

}  // namespace

absl::StatusOr<NamedRules> RulesNamed(std::string_view name) {
  const std::string ours = absl::StrReplaceAll(
      absl::AsciiStrToLower(absl::StripAsciiWhitespace(std::string(name))), {{" ", "-"}});
  if (IsPreset(ours)) {
    const auto rules = spec::ParseRuleSet(ours);
    if (!rules.ok())
      return absl::InvalidArgumentError(
          absl::StrCat("RU: ", std::string(rules.status().message())));
    return NamedRules{*rules, true, "", 0, false};
  }
  const std::string plain = PlainName(name);
  if (const auto keys = KatagoKeys(plain); keys.has_value()) {
    if (keys->empty())
      return Unreadable(name, "territory, group tax and the button are not supported");
    return Mapped(keys->c_str(), "KataGo's spelling of a rule set");
  }
  const auto* row = std::find_if(std::begin(kRows), std::end(kRows),
                                 [&](const Row& r) { return r.plain == plain; });
  if (row == std::end(kRows)) return Unreadable(name, "unknown rule set");
  switch (row->meaning) {
    case Meaning::kIng:
      return Mapped("ing-1996", "the Ing rules in their text of 1996; ing-1991 is the other");
    case Meaning::kChinese: {
      NamedRules rules = Mapped(
          "aga-like",
          "area and, by the text, no position may be given to the opponent again; for the plain ko "
          "rule alone use --rules basic-only,self_removal=none,end_passes=2");
      rules.has_handicap_points = true;
      return rules;
    }
    case Meaning::kAga: {
      NamedRules rules = Mapped("aga-like", "");
      rules.has_handicap_points = true;
      rules.handicap_points = -1;
      return rules;
    }
    case Meaning::kNewZealand:
      return Mapped("aga-like,self_removal=any", "");
    case Meaning::kTrompTaylor:
      return Mapped("tromp-taylor", "");
    case Meaning::kTerritory:
    case Meaning::kGroupTax:
      break;
  }
  return Unreadable(name, WhyNot(row->meaning));
}

std::vector<KnownRuleName> KnownRuleNames() {
  std::vector<KnownRuleName> names;
  for (const Row& row : kRows) {
    const auto named = RulesNamed(row.plain);
    names.push_back({std::string(row.plain), named.ok() ? spec::RuleSetName(named->rules) : "",
                     WhyNot(row.meaning)});
  }
  return names;
}

}  // namespace hotstone::answers
