// Numbers on the command line: decimal, with one spelling per number.
//
// The command-line library reads 010 as 8 and 0x2 as 2, like C, and an empty value as 0. A user who
// types 010 means 10, so numbers that could be misread are refused: no leading zeros, no plus sign,
// no blank, no exponent, no other base. For example 10, 0, -3, 0.5 are plain, and 010, 0x2, +2,
// 1e3, .5 are not.
#ifndef HOTSTONE_CLI_TERMINAL_PLAIN_NUMBER_H_
#define HOTSTONE_CLI_TERMINAL_PLAIN_NUMBER_H_

#include <charconv>
#include <string>
#include <string_view>
#include <type_traits>

namespace hotstone::cli {

// Digits without a leading zero, or 0.
bool IsPlainWhole(std::string_view digits);

// The same with an optional minus sign, and an optional point followed by digits.
bool IsPlainNumber(std::string_view text);

// A hint to append when `text` is refused, if leading zeros are its only fault; otherwise empty.
std::string AboutZerosInFront(std::string_view text);

// Whether the text is a plain whole number that fits the type; only signed types accept a minus
// sign.
template <typename Number>
bool ReadPlainWhole(std::string_view text, Number* number) {
  const bool minus = std::is_signed_v<Number> && text.substr(0, 1) == "-";
  if (!IsPlainWhole(text.substr(minus ? 1 : 0))) return false;
  return std::from_chars(text.data(), text.data() + text.size(), *number).ec == std::errc();
}

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_PLAIN_NUMBER_H_
