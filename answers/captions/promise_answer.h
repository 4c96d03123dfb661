// The answer of `hotstone promise`: which sentences of a text make every play end.
#ifndef HOTSTONE_ANSWERS_CAPTIONS_PROMISE_ANSWER_H_
#define HOTSTONE_ANSWERS_CAPTIONS_PROMISE_ANSWER_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "claims/promise/promise_sets.h"

namespace hotstone::answers {

struct PromiseQuestion {
  std::string text = "1996";
  std::string class_by = "breath";  // a value of the key class_by
  bool table = false;               // every set, not only the border
  std::string out;                  // folder for a certificate of each maximal set; empty: none
};

struct PromiseAnswer {
  const claims::PromiseText* text = nullptr;
  std::string class_by;
  bool table = false;
  std::vector<claims::SetAnswer> strong, forced;
  std::vector<std::string> written;  // paths
};

// InvalidArgument for an unknown text or class_by, Unavailable if a file cannot be written,
// Cancelled if interrupted.
absl::StatusOr<PromiseAnswer> AskPromise(const PromiseQuestion& question, Progress* progress);

// Exits with kExitUnknown if a set is open.
Shown Describe(const PromiseAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CAPTIONS_PROMISE_ANSWER_H_
