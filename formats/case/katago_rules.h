// KataGo's words for rule sets, which many graphical boards send over the Go Text Protocol: one
// JSON object, or a short name for one.
//
// KataGo's documentation (docs/GTP_Extensions.md) defines the words. A rule that Hotstone does not
// have is refused with the reason, never replaced by a similar one:
//
//   ko                  SIMPLE, POSITIONAL, SITUATIONAL; and, beyond KataGo, ING96,
//                       ING96RECYCLING, ING91, HOT, NONE, or a text for ParseRuleSet, whose ko
//                       rule is taken
//   scoring             AREA, or FILLIN for Ing's fill-in counting; TERRITORY is refused
//   suicide             whether several stones may remove themselves
//   tax                 NONE; the others are refused
//   hasButton           false; true is refused
//   whiteHandicapBonus  0, N-1, N
//   friendlyPassOk      accepted either way: no stone is taken for dead without agreement, so it is
//                       always false
//   hotstone            beyond KataGo: the whole rule set in our own words, from which the other
//                       fields are then changed
//
// None of these words sets the komi; reading them leaves it unchanged.
#ifndef HOTSTONE_FORMATS_CASE_KATAGO_RULES_H_
#define HOTSTONE_FORMATS_CASE_KATAGO_RULES_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/rules/rule_set.h"

namespace hotstone::formats {

// The points that White gets for n handicap stones: none, n-1, n.
enum class HandicapBonus { kNone, kAllButOne, kAll };

struct KatagoRules {
  spec::RuleSet rules;
  HandicapBonus bonus = HandicapBonus::kNone;
};

// The whole points of the bonus for this many stones.
int BonusPoints(HandicapBonus bonus, int stones);

// The object of kata-get-rules, on one line.
std::string WriteKatagoRules(const KatagoRules& rules);

// The argument of kata-set-rules: an object, KataGo's short names in either case, or PRESET[,...]
// in our own words. Fields that the object leaves out are those of Tromp and Taylor, as in KataGo;
// the compensation is that of `now`. InvalidArgument, in one line, for a rule that is not ours.
absl::StatusOr<KatagoRules> ReadKatagoRules(std::string_view text, const KatagoRules& now);

// kata-set-rule: one field of `now` is changed.
absl::StatusOr<KatagoRules> ChangeKatagoRule(std::string_view field, std::string_view value,
                                             const KatagoRules& now);

// The short names that ReadKatagoRules accepts, KataGo's and then our presets.
std::vector<std::string> KatagoRuleNames();

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_KATAGO_RULES_H_
