// Which rules a game record is judged by, and why these.
//
//   1. --rules, if given, exactly as it is: RU, KM and HA of the record then count for nothing, but that no
//      pass is owed where HA says that black stones which are set up are the handicap.
//   2. RU: one of our rule sets (PRESET[,key=value...]; either case, blanks for hyphens), or a name that is
//      mapped to one (rule_names.h), or refused. Without RU basic-only.
//   3. KM, if there and not empty, is the compensation: whole or half points, with a decimal point or comma.
//      Unless RU is one of ours, two more spellings are read: quarters (3.75) count stones, as Chinese
//      records do, and are doubled; whole numbers from 100 are hundredths of either (375, 650), as Fox writes
//      them.
//   4. HA[n] with n >= 2. Where black stones are set up, they are the handicap and White owes nothing. Where
//      none are, the game starts from the empty board as in ING96-G313: n black stones before White's first
//      are n - 1 mandatory passes of White. A handicap that RU states itself stands against an HA without
//      set-up stones, with a warning where they differ (formats/sgf/sgf_handicap.h).
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
  std::vector<std::string> warnings = {};  // FILE:LINE:COLUMN: what of the record was passed over
};

// `option` is the value of --rules, empty if not given. Errors carry the place in `source`.
absl::StatusOr<RecordRules> RulesOfRecord(const formats::SgfGame& game, const std::string& option,
                                          const std::string& source);

// One line on stderr, without what could disturb a terminal.
void PrintRecordWarning(const std::string& warning);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_RECORD_RULES_H_
