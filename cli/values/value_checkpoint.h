// The file that keeps how far a search for a value has come: a few lines of text, the bounds that are proved last.
//
//   hotstone value checkpoint 1
//   rules tromp-taylor
//   position .../.../...
//   to_move B
//   bounds 0 9
//
// It is written whole or not at all. One of another position or other rules is refused. The bounds are believed: whoever writes
// others in misleads himself.
#ifndef HOTSTONE_CLI_VALUES_VALUE_CHECKPOINT_H_
#define HOTSTONE_CLI_VALUES_VALUE_CHECKPOINT_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/history/history_value.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::cli {

absl::Status WriteValueCheckpoint(const std::string& path, const spec::Situation& situation,
                                  const spec::RuleSet& rules, const enumerate::HistoryBounds& bounds);

// InvalidArgument, naming the file, for anything but a checkpoint of this question.
absl::StatusOr<enumerate::HistoryBounds> ReadValueCheckpoint(const std::string& path,
                                                             const spec::Situation& situation,
                                                             const spec::RuleSet& rules);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VALUES_VALUE_CHECKPOINT_H_
