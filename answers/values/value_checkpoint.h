// The file that keeps how far a search for a value has come: a few lines of text, the bounds that are proved last and a digest of all
// lines before it.
//
//   hotstone value checkpoint 2
//   rules tromp-taylor
//   position .../.../...
//   to_move B
//   bounds 0 9
//   sha256 (64 digits)
//
// It is written whole or not at all. One that was damaged or changed since is refused, and so is one of another position or other rules.
// The bounds themselves are believed: whoever writes others in with a digest of his own misleads himself.
#ifndef HOTSTONE_ANSWERS_VALUES_VALUE_CHECKPOINT_H_
#define HOTSTONE_ANSWERS_VALUES_VALUE_CHECKPOINT_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "search/history/history_value.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

absl::Status WriteValueCheckpoint(const std::string& path, const spec::Situation& situation,
                                  const spec::RuleSet& rules, const search::HistoryBounds& bounds);

// InvalidArgument, naming the file, for anything but a checkpoint of this question.
absl::StatusOr<search::HistoryBounds> ReadValueCheckpoint(const std::string& path,
                                                          const spec::Situation& situation,
                                                          const spec::RuleSet& rules);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_VALUE_CHECKPOINT_H_
