// A file descriptor that closes itself.
#ifndef HOTSTONE_BASE_DESCRIPTOR_H_
#define HOTSTONE_BASE_DESCRIPTOR_H_

#include <utility>

namespace hotstone {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    if (this != &other) Set(std::exchange(other.number_, -1));
    return *this;
  }
  ~Descriptor() { Close(); }
  void Set(int number);  // closes what was open before
  void Close();
  int number() const { return number_; }
  bool open() const { return number_ >= 0; }

 private:
  int number_ = -1;
};

}  // namespace hotstone

#endif  // HOTSTONE_BASE_DESCRIPTOR_H_
