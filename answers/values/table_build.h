// The answer of `hotstone table build`: all intervals of a board as a stored table.
//
// The run is saved beside the table (OUT.checkpoint unless named) on a timer, when it is
// interrupted, and when the table cannot be written, so it never loses more than the time since its
// last checkpoint. The table is written whole or not at all, and then the checkpoint is deleted.
#ifndef HOTSTONE_ANSWERS_VALUES_TABLE_BUILD_H_
#define HOTSTONE_ANSWERS_VALUES_TABLE_BUILD_H_

#include <functional>
#include <string>

#include "absl/status/statusor.h"
#include "answers/asked/board_work.h"
#include "answers/asked/other_command.h"
#include "answers/runs/long_run.h"
#include "answers/values/table_report.h"
#include "tables/stored_file.h"

namespace hotstone::answers {

struct TableBuildOptions {
  std::string board;                       // empty: from the checkpoint
  std::string rules;                       // empty: from the checkpoint, or basic-only
  std::string out;                         // the table
  Keep keep = {.path = "", .every = 300};  // without a path: OUT.checkpoint
  std::string memory;
  int threads = 1;
  bool no_measure = false;
  bool fates = false;  // instead of intervals: answers/life/fate_table.h
  // Of superko values (answers/superko/superko_table.h): the limit of a search, and a table whose
  // open positions are searched again.
  uint64_t states = 0;
  std::string from = "";
};

// The board and rules of a table. InvalidArgument without a board; Unimplemented for rules under
// which a ply bans several points or captures end the game; errors of ReadBoardWork.
absl::StatusOr<BoardWork> ReadTableWork(const std::string& board, const std::string& rules);

// InvalidArgument if the options name another board or rule set than the finished table at `out`
// has.
absl::Status CheckFinished(const TableBuildOptions& options, const std::string& board,
                           const spec::RuleSet& made_under);

// The same build on other boards, for CheckFits. The options must outlive it.
Sized SizedBuild(const std::string& what, const TableBuildOptions& options,
                 const spec::BoardSize& board, const spec::RuleSet& rules,
                 const BytesOfBoard& bytes);

// The checkpoint's path, OUT.checkpoint if none was given; and the command that continues a run of
// these options.
Keep WithPath(Keep keep, const std::string& out);
std::string ResumeCommand(const TableBuildOptions& options);

// For a run that was stopped, or whose table cannot be written: saves its state and returns the
// error with the command that continues it.
absl::Status StoppedBuild(const TableBuildOptions& options, LongRun& run, const absl::Status& why);

// Removes a file if it is there.
void RemoveFile(const std::string& path);

// Tells through `note` if the table is already complete. A stopped run is Cancelled, with the
// command that continues it.
absl::StatusOr<TableFacts> BuildTable(const TableBuildOptions& options,
                                      const std::function<void(const std::string&)>& note);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_TABLE_BUILD_H_
