// Stored tables of superko values: built, and summarised as `hotstone table build` and `table info`
// print them.
//
// As for tables of intervals, the run is saved beside the table (OUT.checkpoint unless named) on a
// timer, when it is interrupted, and when the table cannot be written. The table is written whole
// or not at all, and then the checkpoint is deleted.
#ifndef HOTSTONE_ANSWERS_SUPERKO_SUPERKO_TABLE_H_
#define HOTSTONE_ANSWERS_SUPERKO_SUPERKO_TABLE_H_

#include <functional>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "answers/values/table_build.h"
#include "tables/superko/superko_file.h"

namespace hotstone::answers {

struct SuperkoFacts {
  std::string command;  // "table build", "table info"
  tables::StoredSuperko stored;
  std::optional<double> seconds = {};  // if work was done
};

// Whether `table build` with these options makes a table of superko values: by `from` or its rules,
// or without them by the checkpoint or the table that it resumes.
bool BuildsSuperko(const TableBuildOptions& options);

// Takes board, rules, out, keep, memory, threads, states and from of the options. Tells through
// `note` if the table is already complete. Unimplemented for rules without such tables;
// ResourceExhausted for the memory; InvalidArgument and DataLoss for a checkpoint of another board,
// rule set or limit, or a damaged one; AlreadyExists and Unavailable for the files. A stopped run
// is Cancelled, with the command that continues it.
absl::StatusOr<SuperkoFacts> BuildSuperkoTable(const TableBuildOptions& options,
                                               const std::function<void(const std::string&)>& note);

// Of an existing file. InvalidArgument for a checkpoint.
absl::StatusOr<tables::SuperkoTable> ReadFinishedSuperko(const std::string& path);
absl::StatusOr<SuperkoFacts> AskSuperkoTable(const std::string& path);

Shown Describe(const SuperkoFacts& facts);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SUPERKO_SUPERKO_TABLE_H_
