// Checked integers from JSON. nlohmann::json converts any number to an integer: 1.5 becomes 1,
// 1e129 is undefined behaviour, 2^32 + 1 becomes 1 as a 32-bit integer, and -1 becomes the greatest
// unsigned number.
#ifndef HOTSTONE_BASE_JSON_WHOLE_NUMBER_H_
#define HOTSTONE_BASE_JSON_WHOLE_NUMBER_H_

#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

namespace hotstone {

// The value, if it is written as an integer and fits into Number. Otherwise throws the library's
// type_error (302), just as get() does for another type.
template <typename Number, typename Json>
Number JsonWholeNumber(const Json& json) {
  static_assert(std::is_integral_v<Number> && !std::is_same_v<Number, bool>);
  if (json.is_number_unsigned()) {
    const auto number = json.template get<uint64_t>();
    if (std::in_range<Number>(number)) return static_cast<Number>(number);
  } else if (json.is_number_integer()) {
    const auto number = json.template get<int64_t>();
    if (std::in_range<Number>(number)) return static_cast<Number>(number);
  }
  throw Json::type_error::create(
      302,
      "expected a whole number, not " + json.dump(-1, ' ', false, Json::error_handler_t::replace),
      &json);
}

// The same for an optional key.
template <typename Number, typename Json>
Number JsonWholeNumberOr(const Json& object, const char* key, Number otherwise) {
  const auto found = object.find(key);
  return found == object.end() ? otherwise : JsonWholeNumber<Number>(*found);
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_JSON_WHOLE_NUMBER_H_
