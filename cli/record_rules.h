// Which rules a game record is judged by, and why these.
//
//   1. --rules, if given, exactly as it is: KM and HA of the record then count for nothing.
//   2. RU, if it names one of our rule sets (PRESET[,key=value...]; either case, blanks for hyphens);
//      otherwise basic-only. KM, if there, is the compensation.
//   3. HA[n] with n >= 2. Where black stones are set up, they are the handicap and White owes nothing. Where
//      none are, the game starts from the empty board as in ING96-G313: n black stones before White's first
//      are n - 1 mandatory passes of White. A handicap that RU states itself stands.
//
// Quarter points (KM[3.75], a way of writing 7.5) are refused, not guessed at.
#ifndef HOTSTONE_CLI_RECORD_RULES_H_
#define HOTSTONE_CLI_RECORD_RULES_H_

#include <string>

#include "absl/status/statusor.h"
#include "formats/sgf_game.h"
#include "spec/rule_set.h"

namespace hotstone::cli {

struct RecordRules {
  spec::RuleSet rules;
  std::string why;  // "from --rules", "named by RU", "RU[Japanese] names no rule set here", ...
};

// `option` is the value of --rules, empty if not given. Errors carry the place in `source`.
absl::StatusOr<RecordRules> RulesOfRecord(const formats::SgfGame& game, const std::string& option,
                                          const std::string& source);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_RECORD_RULES_H_
