#include "cli/record_rules.h"

#include <algorithm>
#include <charconv>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"

namespace hotstone::cli {
namespace {

std::string Trimmed(const std::string& text) { return std::string(absl::StripAsciiWhitespace(text)); }

// "Tromp Taylor" -> "tromp-taylor".
std::string AsRuleSetName(const std::string& text) {
  return absl::StrReplaceAll(absl::AsciiStrToLower(Trimmed(text)), {{" ", "-"}});
}

bool StartsWithPreset(const std::string& name) {
  const std::string first = name.substr(0, name.find(','));
  const auto& presets = spec::Presets();
  return std::any_of(presets.begin(), presets.end(),
                     [&](const spec::RuleSet& preset) { return preset.preset == first; });
}

// "6.50" -> "6.5", "7.00" -> "7"; SGF writes reals.
std::string WithoutTrailingZeros(std::string number) {
  if (number.find('.') == std::string::npos) return number;
  number.erase(number.find_last_not_of('0') + 1);
  if (number.back() == '.') number.pop_back();
  return number;
}

absl::Status SetCompensation(const formats::SgfValue& value, const std::string& source,
                             spec::RuleSet& rules) {
  std::string number = WithoutTrailingZeros(Trimmed(formats::SgfText(value.raw)));
  if (!number.empty() && number[0] == '+') number.erase(0, 1);
  if (spec::SetRule(rules, "compensation", number).ok()) return absl::OkStatus();
  return formats::SgfError(source, value.at,
                           "KM: expected whole or half points from -361 to 361, for example KM[7.5] (or say "
                           "--rules RULES,compensation=...)");
}

absl::Status SetHandicap(const formats::SgfGame& game, const std::string& source, RecordRules& chosen) {
  const std::string text = Trimmed(game.handicap->raw);
  int stones = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), stones);
  if (error != std::errc() || end != text.data() + text.size() || stones < 0 || stones > 361) {
    return formats::SgfError(source, game.handicap->at,
                             "HA: expected a number of stones from 0 to 361, for example HA[4]");
  }
  if (stones < 2 || chosen.rules.handicap > 0) return absl::OkStatus();
  if (game.setup.StoneCount(spec::Color::kBlack) > 0) {
    absl::StrAppend(&chosen.why, "; HA[", stones, "]: the stones are set up, White owes no pass");
    return absl::OkStatus();
  }
  chosen.rules.handicap = stones - 1;
  absl::StrAppend(&chosen.why, "; HA[", stones, "] without set-up stones: White owes ", stones - 1,
                  stones == 2 ? " pass" : " passes", " (ING96-G313)");
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<RecordRules> RulesOfRecord(const formats::SgfGame& game, const std::string& option,
                                          const std::string& source) {
  if (!option.empty()) {
    const auto rules = spec::ParseRuleSet(option);
    if (!rules.ok()) return rules.status();
    return RecordRules{*rules, "from --rules"};
  }
  RecordRules chosen{*spec::ParseRuleSet("basic-only"), "the record names no rules"};
  if (game.rules.has_value()) {
    const std::string text = formats::SgfText(game.rules->raw);
    const std::string name = AsRuleSetName(text);
    if (StartsWithPreset(name)) {
      const auto rules = spec::ParseRuleSet(name);
      if (!rules.ok()) {
        return formats::SgfError(source, game.rules->at,
                                 absl::StrCat("RU: ", std::string(rules.status().message())));
      }
      chosen = {*rules, "named by RU"};
    } else {
      std::string shown = text.substr(0, 40);
      for (char& c : shown) {
        if (absl::ascii_iscntrl(static_cast<unsigned char>(c))) c = ' ';
      }
      chosen.why = absl::StrCat("RU[", shown, "] names no rule set known here");
    }
  }
  if (game.compensation.has_value()) {
    const int before = chosen.rules.compensation_x2;
    if (const auto status = SetCompensation(*game.compensation, source, chosen.rules); !status.ok())
      return status;
    if (chosen.rules.compensation_x2 != before) absl::StrAppend(&chosen.why, "; compensation from KM");
  }
  if (game.handicap.has_value()) {
    if (const auto status = SetHandicap(game, source, chosen); !status.ok()) return status;
  }
  return chosen;
}

}  // namespace hotstone::cli
