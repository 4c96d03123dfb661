// Whole numbers of JSON, checked. nlohmann::json makes an integer of any number: 1.5 becomes 1 and 1e129 is
// undefined behaviour, 2^32 + 1 becomes 1 where 32 bits are asked for, and -1 the greatest number there is.
#ifndef HOTSTONE_BASE_JSON_WHOLE_NUMBER_H_
#define HOTSTONE_BASE_JSON_WHOLE_NUMBER_H_

#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

namespace hotstone {

// The value, if it is a whole number written as one that fits into Number. Throws the library's type_error
// (302) otherwise, as get() does of another type.
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
      302, "a whole number was expected, not " + json.dump(-1, ' ', false, Json::error_handler_t::replace),
      &json);
}

// The same of a key that need not be there.
template <typename Number, typename Json>
Number JsonWholeNumberOr(const Json& object, const char* key, Number otherwise) {
  const auto found = object.find(key);
  return found == object.end() ? otherwise : JsonWholeNumber<Number>(*found);
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_JSON_WHOLE_NUMBER_H_
