// Numbers as a command line has them: in tens, written in one way only.
//
// The library that reads command lines takes 010 for 8 and 0x2 for 2, as C does, and an empty value for 0.
// Whoever types 010 means 10, so a number that others would read as another one is refused: no zeros in
// front, no plus sign, no blank, no exponent, no other base. For example 10, 0, -3, 0.5 are plain, and 010, 0x2, +2,
// 1e3, .5 are not.
#ifndef HOTSTONE_CLI_TERMINAL_PLAIN_NUMBER_H_
#define HOTSTONE_CLI_TERMINAL_PLAIN_NUMBER_H_

#include <charconv>
#include <string>
#include <string_view>
#include <type_traits>

namespace hotstone::cli {

// Digits without a zero in front, or 0.
bool IsPlainWhole(std::string_view digits);

// The same behind a minus sign or none, and with a point and digits behind or none.
bool IsPlainNumber(std::string_view text);

// What is to be said behind a refusal of `text`: a hint if zeros in front are all that is wrong, or nothing.
std::string AboutZerosInFront(std::string_view text);

// Whether the text is a plain whole number that fits the type; a minus sign fits signed types alone.
template <typename Number>
bool ReadPlainWhole(std::string_view text, Number* number) {
  const bool minus = std::is_signed_v<Number> && text.substr(0, 1) == "-";
  if (!IsPlainWhole(text.substr(minus ? 1 : 0))) return false;
  return std::from_chars(text.data(), text.data() + text.size(), *number).ec == std::errc();
}

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_PLAIN_NUMBER_H_
