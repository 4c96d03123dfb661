#include "formats/sgf/sgf_handicap.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/number_text.h"
#include "spec/rules/rule_set.h"

namespace hotstone::formats {
namespace {

constexpr int kMostStones = spec::kMaxSide * spec::kMaxSide + 1;

// The handicap of RU if it names one of our rule sets, in either case and with blanks for hyphens;
// else 0.
int PassesNamedByRu(const SgfGame& game) {
  if (!game.rules.has_value()) return 0;
  const std::string name = absl::StrReplaceAll(
      absl::AsciiStrToLower(absl::StripAsciiWhitespace(std::string(game.rules->raw))),
      {{" ", "-"}});
  const auto rules = spec::ParseRuleSet(name);
  // Keys without a preset are not a name in a record.
  if (!rules.ok() || name.substr(0, name.find(',')) != rules->preset) return 0;
  return rules->handicap;
}

}  // namespace

absl::StatusOr<SgfHandicap> ReadSgfHandicap(const SgfGame& game, std::string_view source) {
  SgfHandicap result;
  const std::string text =
      game.handicap.has_value() ? std::string(absl::StripAsciiWhitespace(game.handicap->raw)) : "";
  if (!text.empty()) {
    const bool digits = std::all_of(text.begin(), text.end(), absl::ascii_isdigit);
    if (!digits || !absl::SimpleAtoi(text, &result.stones) || result.stones > kMostStones) {
      return SgfError(source, game.handicap->at,
                      absl::StrCat("HA: expected a number of stones from 0 to ", kMostStones,
                                   ", for example HA[4]"));
    }
  }
  result.passes = PassesNamedByRu(game);
  if (result.stones < 2) return result;
  if (game.setup.StoneCount(spec::Color::kBlack) > 0) {
    result.stones_set_up = true;
    result.passes = 0;
  } else if (result.passes == 0) {
    result.passes = result.stones - 1;
  } else {
    result.warning = HandicapContradiction(game, result, "RU", result.passes, source);
  }
  return result;
}

std::string HandicapContradiction(const SgfGame& game, const SgfHandicap& handicap,
                                  std::string_view who, int passes, std::string_view source) {
  const int said = handicap.stones - 1;
  if (said < 1 || handicap.stones_set_up || passes < 1 || passes == said) return "";
  const std::string name(who);
  return std::string(
      SgfError(source, game.handicap->at,
               absl::StrCat("HA[", handicap.stones, "] says ", Counted(said, "pass", "passes"),
                            ", ", name, " says ", passes, ": ", name, " is used"))
          .message());
}

}  // namespace hotstone::formats
