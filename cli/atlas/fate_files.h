// The fates of all stones of a small board (enumerate/fates/fates.h), as a file that a page reads
// beside the values of the same board (value_files.h), which say what each play does.
//
// Black to move; White's side is the same with colours exchanged. The file is a script with one
// JSON object (atlasFates), whose byte lists are base64; 16-bit numbers have the low byte first.
// The positions and their codes are those of the file of values:
//
//   fates   two bits for each stone of each legal position, by code and number of its point: what
//           becomes of it with Black to move, no pass before and nothing banned: 0 it hangs, 1 it
//           is removed, 2 it is kept
//   takes   for each play that leaves a ban, in the order of `bans` of the file of values, with
//           White to move: the points whose stones are removed, and those whose stones are kept,
//           16 bits each
//
// After a pass the page takes the best of the answers that it has.
//
// 3x3: 25 kB; 4x3: 850 kB.
#ifndef HOTSTONE_CLI_ATLAS_FATE_FILES_H_
#define HOTSTONE_CLI_ATLAS_FATE_FILES_H_

#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {

// The text of the file. Requires a board of at most 16 points. Errors of FateTable::Solve.
absl::StatusOr<std::string> FateFile(const spec::BoardSize& board, const spec::RuleSet& rules,
                                     Progress* progress);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_FATE_FILES_H_
