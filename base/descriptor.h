// A file descriptor that closes itself, and writing to one.
#ifndef HOTSTONE_BASE_DESCRIPTOR_H_
#define HOTSTONE_BASE_DESCRIPTOR_H_

#include <functional>
#include <string_view>
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
  void Set(int number);  // closes the previous one
  void Close();
  int number() const { return number_; }
  bool open() const { return number_ >= 0; }

 private:
  int number_ = -1;
};

// Writes all bytes, resuming after signals. False once nobody reads any more, or if `go_on` (when
// given) returns false after a signal.
bool WriteAll(int number, std::string_view bytes, const std::function<bool()>& go_on = {});

}  // namespace hotstone

#endif  // HOTSTONE_BASE_DESCRIPTOR_H_
