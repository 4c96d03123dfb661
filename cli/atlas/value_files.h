// The values of all positions of a small board, as a file that a page can click through.
//
// Black to move; White's side is the same with colours exchanged. The script applies no rules: the
// file says what each play removes, what it bans, and what every position, with or without a ban,
// is worth, as computed by enumerate/ (the intervals of enumerate/values/intervals.h). Only passes
// are left to the page, which takes the best of the values it has.
//
// A position's code is a base-3 number, A1 last: 0 empty, 1 black, 2 white. The file is a script
// with one JSON object (atlasValues), whose byte lists are base64; 16-bit numbers have the low byte
// first:
//
//   legal   one bit per code: whether the position is legal; the other lists cover only the legal
//           ones, by code
//   values  lo, hi and area, a signed byte each, for Black
//   plays   two bits for each empty point, by number: 0 a play that removes nothing and bans
//           nothing, 1 an illegal one, 2 one that removes stones, 3 one that leaves a ban
//   removed 16 bits for each 2 and 3: the points that the play empties, or its own point
//   bans    for each 3: the points that White may not play on, 16 bits, and lo and hi after the
//           play
//
// 4x3: 531,441 codes, about 5 MB.
#ifndef HOTSTONE_CLI_ATLAS_VALUE_FILES_H_
#define HOTSTONE_CLI_ATLAS_VALUE_FILES_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "cli/atlas/site.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {

// The text of the file. Requires a board of at most 16 points. Cancelled if `progress` says stop.
absl::StatusOr<std::string> ValueFile(const spec::BoardSize& board, const spec::RuleSet& rules,
                                      Progress* progress);

// The script that lists the stored tables behind the page, as JSON objects. In an atlas on disk the
// list is empty; `hotstone serve` substitutes its own.
inline constexpr char kServedTables[] = "values/served.js";
std::string ServedTablesScript(const std::vector<answers::Shown>& tables);

// values.html and values/*.js for these boards and a few rule sets.
absl::Status AddValues(const std::vector<std::string>& boards, Progress* progress, Site& site);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_VALUE_FILES_H_
