#include "formats/case/request_id.h"

#include <limits>
#include <nlohmann/json.hpp>

namespace hotstone::formats {
namespace {

// Follows the parser's events and keeps the value of "id" in the outermost object.
class IdFinder : public nlohmann::json_sax<nlohmann::json> {
 public:
  RequestId Found() const { return times_ == 1 ? id_ : RequestId(); }

  bool null() override { return Note({}); }
  bool boolean(bool) override { return Note({}); }
  bool number_integer(number_integer_t value) override { return Note(int64_t{value}); }
  bool number_unsigned(number_unsigned_t value) override {
    constexpr auto kLargest = static_cast<uint64_t>(std::numeric_limits<int64_t>::max());
    if (value > kLargest) return Note({});
    return Note(static_cast<int64_t>(value));
  }
  bool number_float(number_float_t, const string_t&) override { return Note({}); }
  bool string(string_t& value) override { return Note(value); }
  bool binary(binary_t&) override { return false; }  // JSON text has none

  bool start_object(std::size_t) override { return Open(); }
  bool end_object() override { return Close(); }
  bool start_array(std::size_t) override { return Open(); }
  bool end_array() override { return Close(); }
  bool key(string_t& value) override {
    at_id_ = depth_ == 1 && value == "id";
    if (at_id_) ++times_;
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& why) override {
    if (why.id != 406) times_ = 0;  // 406: a number that overflows, which JSON permits
    return false;
  }

 private:
  bool Note(const RequestId& value) {
    if (at_id_) id_ = value;
    at_id_ = false;
    return true;
  }
  bool Open() {
    ++depth_;
    return Note({});
  }
  bool Close() {
    --depth_;
    return true;
  }

  RequestId id_;
  int times_ = 0;
  bool at_id_ = false;  // the next value is that of "id"
  int64_t depth_ = 0;
};

}  // namespace

RequestId IdOfLine(std::string_view line) {
  // The parser treats a NUL byte as the end of the text and skips a byte order mark; neither is
  // JSON.
  if (line.find('\0') != std::string_view::npos || line.substr(0, 3) == "\xEF\xBB\xBF") return {};
  IdFinder finder;
  nlohmann::json::sax_parse(line.begin(), line.end(), &finder);
  return finder.Found();
}

}  // namespace hotstone::formats
