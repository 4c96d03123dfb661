// What kinds of hot stones a robust strategy looks at; robust.h says what either kind of strategy is good for.
#ifndef HOTSTONE_CERTIFY_ROBUST_ROBUST_HOT_H_
#define HOTSTONE_CERTIFY_ROBUST_ROBUST_HOT_H_

namespace hotstone::certify {

enum class RobustHot { kSingle, kEvery };

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_ROBUST_ROBUST_HOT_H_
