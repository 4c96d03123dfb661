// A checkpoint of a value search: a few lines of text with the last proved bounds and a digest of
// all lines before it.
//
//   hotstone value checkpoint 2
//   rules tromp-taylor
//   position .../.../...
//   to_move B
//   bounds 0 9
//   sha256 (64 digits)
//
// It is written whole or not at all. A file that was damaged or changed is refused, as is one for
// another position or other rules. The bounds themselves are trusted: a user who writes in other
// bounds with a matching digest misleads only himself.
#ifndef HOTSTONE_ANSWERS_VALUES_VALUE_CHECKPOINT_H_
#define HOTSTONE_ANSWERS_VALUES_VALUE_CHECKPOINT_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "search/values/history_value.h"
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
