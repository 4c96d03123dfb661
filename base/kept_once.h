// Values that are expensive to make, kept once they are made.
#ifndef HOTSTONE_BASE_KEPT_ONCE_H_
#define HOTSTONE_BASE_KEPT_ONCE_H_

#include <map>
#include <memory>
#include <mutex>

#include "absl/status/statusor.h"
#include "base/status_macros.h"

namespace hotstone {

// One value for each key, for as long as this object lives. Safe to use from several threads, which
// wait for a value that another one is making.
template <typename Key, typename Value>
class KeptOnce {
 public:
  // make() returns StatusOr<unique_ptr<const Value>>; an error is not kept.
  template <typename Make>
  absl::StatusOr<const Value*> Get(const Key& key, const Make& make) {
    const std::lock_guard lock(mutex_);
    auto& value = values_[key];
    if (value == nullptr) {
      ASSIGN_OR_RETURN(value, make());
    }
    return value.get();
  }

 private:
  std::mutex mutex_;
  std::map<Key, std::unique_ptr<const Value>> values_;
};

}  // namespace hotstone

#endif  // HOTSTONE_BASE_KEPT_ONCE_H_
