// One JSON object per line, keys in insertion order: the output of every command under --json.
//
// Large integers are written as decimal strings; the caller chooses the Set overload.
#ifndef HOTSTONE_FORMATS_JSON_LINE_H_
#define HOTSTONE_FORMATS_JSON_LINE_H_

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hotstone::formats {

class JsonLine {
 public:
  JsonLine();
  ~JsonLine();
  JsonLine(JsonLine&&) noexcept;
  JsonLine& operator=(JsonLine&&) noexcept;

  JsonLine& Set(std::string_view key, std::string_view value);
  JsonLine& Set(std::string_view key, const char* value) {
    return Set(key, std::string_view(value));
  }
  JsonLine& Set(std::string_view key, int64_t value);
  JsonLine& Set(std::string_view key, uint64_t value);
  JsonLine& Set(std::string_view key, int value) { return Set(key, static_cast<int64_t>(value)); }
  JsonLine& Set(std::string_view key, double value);
  JsonLine& Set(std::string_view key, bool value);
  JsonLine& Set(std::string_view key, const std::vector<std::string>& values);
  JsonLine& Set(std::string_view key, const JsonLine& object);
  JsonLine& Set(std::string_view key, const std::vector<JsonLine>& objects);
  JsonLine& SetNull(std::string_view key);

  // The object on one line, without a line end. Invalid UTF-8 has its bad bytes replaced.
  std::string ToString() const;

 private:
  struct Object;
  std::unique_ptr<Object> object_;
};

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_JSON_LINE_H_
