// Which rules a game record is judged by, and why.
//
//   1. --rules, if given, exactly as stated: RU, KM and HA of the record are then ignored, except
//      that no pass is owed where HA says that black setup stones are the handicap.
//   2. RU: one of our rule sets (PRESET[,key=value...]; either case, blanks for hyphens), or a name
//      that is mapped to one (rule_names.h) or refused. Without RU: basic-only.
//   3. KM, if present and not empty, is the compensation: whole or half points, with a decimal
//      point or comma. Unless RU is one of ours, two more spellings are accepted: quarters (3.75)
//      count stones, as in Chinese records, and are doubled; whole numbers from 100 are hundredths
//      of either (375, 650), as Fox writes them.
//   4. HA[n] with n >= 2. If black stones are set up, they are the handicap and White owes nothing.
//      If none are, the game starts from the empty board as in ING96-G313: n black stones before
//      White's first are n - 1 mandatory passes by White. A handicap stated in RU itself overrides
//      an HA without setup stones, with a warning if they differ (formats/sgf/sgf_handicap.h).
#ifndef HOTSTONE_ANSWERS_RECORDS_RECORD_RULES_H_
#define HOTSTONE_ANSWERS_RECORDS_RECORD_RULES_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/sgf/sgf_game.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct RecordRules {
  spec::RuleSet rules;
  std::string why;  // "from --rules", "named by RU", "RU[Chinese] read as aga-like: ...", ...
  std::vector<std::string> warnings = {};  // FILE:LINE:COLUMN: the part of the record that was
                                           // ignored
};

// `option` is the value of --rules, empty if not given. Errors give the position in `source`.
absl::StatusOr<RecordRules> RulesOfRecord(const formats::SgfGame& game, const std::string& option,
                                          const std::string& source);

// One line on stderr, with nothing that could disturb a terminal.
void PrintRecordWarning(const std::string& warning);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_RECORD_RULES_H_
