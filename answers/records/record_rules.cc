#include "answers/records/record_rules.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "answers/records/rule_names.h"
#include "base/number_text.h"
#include "base/one_line.h"
#include "base/status_macros.h"
#include "formats/sgf/sgf_charset.h"
#include "formats/sgf/sgf_handicap.h"

namespace hotstone::answers {
namespace {

std::string Trimmed(const std::string& text) {
  return std::string(absl::StripAsciiWhitespace(text));
}

// A decimal number with point or comma in hundredths; empty if it is not a number or is more
// precise.
std::optional<int> Hundredths(std::string text) {
  std::replace(text.begin(), text.end(), ',', '.');
  bool negative = false;
  if (!text.empty() && (text[0] == '+' || text[0] == '-')) {
    negative = text[0] == '-';
    text.erase(0, 1);
  }
  const size_t point = text.find('.');
  const std::string whole = text.substr(0, point);
  std::string parts = point == std::string::npos ? "" : text.substr(point + 1);
  while (parts.size() > 2 && parts.back() == '0') parts.pop_back();
  const auto digits = [](const std::string& s) {
    return std::all_of(s.begin(), s.end(), absl::ascii_isdigit);
  };
  if (whole.size() + parts.size() == 0 || whole.size() > 5 || parts.size() > 2 || !digits(whole) ||
      !digits(parts)) {
    return std::nullopt;
  }
  parts.resize(2, '0');
  const int value = std::atoi(whole.c_str()) * 100 + std::atoi(parts.c_str());
  return negative ? -value : value;
}

// Sets the compensation from KM, if it gives one.
absl::Status SetCompensation(const formats::SgfGame& game, bool ours, const std::string& source,
                             RecordRules& chosen) {
  const formats::SgfValue& value = *game.compensation;
  const std::string text = Trimmed(value.raw);
  if (text.empty()) return absl::OkStatus();
  std::optional<int> hundredths = Hundredths(text);
  std::string how;
  if (hundredths.has_value() && !ours && std::abs(*hundredths) >= 10000 && *hundredths % 100 == 0) {
    hundredths = *hundredths / 100;
    how = " in hundredths";
  }
  if (hundredths.has_value() && !ours && *hundredths % 50 != 0 && *hundredths % 25 == 0) {
    hundredths = *hundredths * 2;
    how =
        how.empty() ? " in stones, two points each" : " in hundredths of a stone, two points each";
  }
  if (!hundredths.has_value() || *hundredths % 50 != 0 || std::abs(*hundredths) > 36100) {
    return formats::SgfError(
        source, value.at,
        absl::StrCat(
            "KM[", formats::ShownBytes(value.raw, 20),
            "]: expected whole or half points from -361 to 361, for example KM[7.5] (or use "
            "--rules RULES,compensation=...)"));
  }
  const int before = chosen.rules.compensation_x2;
  chosen.rules.compensation_x2 = *hundredths / 50;
  if (!how.empty()) {
    absl::StrAppend(&chosen.why, "; compensation ", spec::HalfPoints(chosen.rules.compensation_x2),
                    " from KM[", text, "]", how);
  } else if (chosen.rules.compensation_x2 != before) {
    absl::StrAppend(&chosen.why, "; compensation from KM");
  }
  const std::string program = absl::AsciiStrToLower(game.program);
  if (*hundredths == 0 && program.find("foxwq") != std::string::npos) {
    absl::StrAppend(&chosen.why, "; this server writes KM[0] also where there was compensation");
  }
  return absl::OkStatus();
}

// Used when the handicap is set up, and HA says so.
void OweNothing(const formats::SgfGame& game, int stones, RecordRules& chosen) {
  const int set_up = game.setup.StoneCount(spec::Color::kBlack);
  chosen.rules.handicap = 0;
  absl::StrAppend(&chosen.why, "; HA[", stones, "]: the stones are set up, White owes no pass");
  if (set_up != stones) absl::StrAppend(&chosen.why, " (but ", set_up, " are)");
}

absl::Status SetHandicap(const formats::SgfGame& game, const NamedRules& named,
                         const std::string& source, RecordRules& chosen) {
  ASSIGN_OR_RETURN(const auto handicap, formats::ReadSgfHandicap(game, source));
  const int stones = handicap.stones;
  if (stones < 2) return absl::OkStatus();
  if (handicap.stones_set_up) {
    OweNothing(game, stones, chosen);
  } else if (chosen.rules.handicap > 0) {
    if (!handicap.warning.empty()) chosen.warnings.push_back(handicap.warning);
  } else {
    chosen.rules.handicap = handicap.passes;
    absl::StrAppend(&chosen.why, "; HA[", stones, "] without set-up stones: White owes ",
                    Counted(stones - 1, "pass", "passes"), " (ING96-G313)");
  }
  if (named.has_handicap_points && stones + named.handicap_points > 0) {
    const int points = stones + named.handicap_points;
    absl::StrAppend(&chosen.why, "; the ", Counted(points, "point"),
                    " that these rules give White for the stones ", points == 1 ? "is" : "are",
                    " not in the compensation");
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<RecordRules> RulesOfRecord(const formats::SgfGame& game, const std::string& option,
                                          const std::string& source) {
  if (!option.empty()) {
    ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(option));
    RecordRules chosen{rules, "from --rules"};
    if (chosen.rules.handicap == 0) return chosen;
    // An unreadable HA says nothing about the stones.
    const auto handicap = formats::ReadSgfHandicap(game, source);
    if (handicap.ok() && handicap->stones_set_up) OweNothing(game, handicap->stones, chosen);
    return chosen;
  }
  NamedRules named{*spec::ParseRuleSet("basic-only"), false, "", 0, false};
  RecordRules chosen{named.rules, "the record names no rules"};
  const std::string name = game.rules.has_value() ? Trimmed(game.rules->raw) : "";
  if (!name.empty()) {
    auto found = RulesNamed(name);
    if (!found.ok()) {
      return formats::SgfError(source, game.rules->at, std::string(found.status().message()));
    }
    named = *std::move(found);
    chosen.rules = named.rules;
    chosen.why = named.ours ? "named by RU"
                            : absl::StrCat("RU[", OneLine(formats::PrintableText(name)), "]",
                                           named.note.empty() ? "" : ": ", named.note);
  }
  if (game.compensation.has_value()) {
    RETURN_IF_ERROR(SetCompensation(game, named.ours, source, chosen));
  }
  RETURN_IF_ERROR(SetHandicap(game, named, source, chosen));
  return chosen;
}

void PrintRecordWarning(const std::string& warning) {
  std::cerr << "hotstone: warning: " << formats::PrintableText(warning) << "\n";
}

}  // namespace hotstone::answers
