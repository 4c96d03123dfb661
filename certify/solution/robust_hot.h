// The kinds of hot stones that a robust strategy considers: single ones need no consideration
// (docs/explanation/determinacy.md#one-strategy-for-every-rule).
#ifndef HOTSTONE_CERTIFY_SOLUTION_ROBUST_HOT_H_
#define HOTSTONE_CERTIFY_SOLUTION_ROBUST_HOT_H_

namespace hotstone::certify {

enum class RobustHot { kSingle, kEvery };

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_ROBUST_HOT_H_
