// A large array of zeros allocated directly from the system, in large pages where available (far
// fewer TLB misses). Running out of memory is an error, not an exception.
#ifndef HOTSTONE_ENUMERATE_INDEX_MAPPED_ARRAY_H_
#define HOTSTONE_ENUMERATE_INDEX_MAPPED_ARRAY_H_

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"

namespace hotstone::enumerate {

template <typename T>
class MappedArray {
 public:
  MappedArray() = default;
  MappedArray(MappedArray&& other) noexcept { Swap(other); }
  MappedArray& operator=(MappedArray&& other) noexcept {
    Swap(other);
    return *this;
  }
  ~MappedArray() {
    if (data_ != nullptr) munmap(data_, bytes_);
  }

  // ResourceExhausted if the system provides no memory. Memory is committed on the first write.
  static absl::StatusOr<MappedArray> Create(uint64_t count) {
    MappedArray array;
    array.bytes_ = std::max<uint64_t>(count * sizeof(T), 1);
    void* memory =
        mmap(nullptr, array.bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
      return absl::ResourceExhaustedError(
          absl::StrCat("cannot allocate ", array.bytes_, " bytes of memory"));
    }
    madvise(memory, array.bytes_, MADV_HUGEPAGE);  // a hint
    array.data_ = static_cast<T*>(memory);
    return array;
  }

  T* data() { return data_; }
  const T* data() const { return data_; }
  T& operator[](uint64_t i) { return data_[i]; }
  const T& operator[](uint64_t i) const { return data_[i]; }

 private:
  void Swap(MappedArray& other) {
    std::swap(data_, other.data_);
    std::swap(bytes_, other.bytes_);
  }

  T* data_ = nullptr;
  uint64_t bytes_ = 0;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_INDEX_MAPPED_ARRAY_H_
