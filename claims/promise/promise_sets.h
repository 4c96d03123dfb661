// Which sets of sentences keep a promise: the complete table, and its border.
//
// The strong promise says that every play ends; the forced one, that each player can end it without
// giving up his value (docs/explanation/termination.md). A set keeps a promise by theorems of
// proofs/ about all boards. It breaks the strong one by a known game that the checker accepts, and
// the forced one by a certificate of the kind `endings` on 2x2. Nothing is inferred from one set to
// another: each answer has its own support.
#ifndef HOTSTONE_CLAIMS_PROMISE_PROMISE_SETS_H_
#define HOTSTONE_CLAIMS_PROMISE_PROMISE_SETS_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/theorems.h"
#include "claims/promise/known_games.h"
#include "claims/promise/sentences.h"

namespace hotstone::claims {

enum class PromiseKind { kStrong, kForced };
enum class PromiseAnswer { kKept, kBroken, kOpen };

struct SetAnswer {
  SentenceSet set = 0;
  spec::RuleSet rules;
  PromiseAnswer answer = PromiseAnswer::kOpen;
  std::vector<certify::Theorem> theorems;  // if kept
  const KnownGame* game = nullptr;         // if the strong promise is broken
  std::string board;                       // if broken
};

// The answer for every set of SetsOf(text), in that order, with kos and cycles classified by
// `class_by`. Cancelled if `progress` says stop.
absl::StatusOr<std::vector<SetAnswer>> DecidePromise(const PromiseText& text, PromiseKind kind,
                                                     spec::ClassBy class_by, Progress* progress);

// The sets that keep the promise while none of their proper subsets does.
std::vector<SetAnswer> Minimal(const std::vector<SetAnswer>& answers);

// The sets that break the promise while none of their proper supersets does.
std::vector<SetAnswer> Maximal(const std::vector<SetAnswer>& answers);

// Whether a proper subset of a set keeps the promise that the set breaks, or is open: then the
// sentences do not only restrict, and the border says less than the table.
bool Monotone(const std::vector<SetAnswer>& answers);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_PROMISE_PROMISE_SETS_H_
