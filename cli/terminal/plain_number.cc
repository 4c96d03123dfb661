#include "cli/terminal/plain_number.h"

#include <algorithm>

namespace hotstone::cli {
namespace {

bool AllDigits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string_view WithoutMinus(std::string_view text) {
  return text.substr(text.substr(0, 1) == "-" ? 1 : 0);
}

}  // namespace

bool IsPlainWhole(std::string_view digits) {
  return AllDigits(digits) && (digits.size() == 1 || digits.front() != '0');
}

bool IsPlainNumber(std::string_view text) {
  const std::string_view amount = WithoutMinus(text);
  const size_t point = amount.find('.');
  return IsPlainWhole(amount.substr(0, point)) &&
         (point == std::string_view::npos || AllDigits(amount.substr(point + 1)));
}

std::string AboutZerosInFront(std::string_view text) {
  const std::string_view amount = WithoutMinus(text);
  const std::string_view rest =
      amount.substr(std::min(amount.find_first_not_of('0'), amount.size()));
  const bool only_zeros = !rest.empty() && rest.size() < amount.size() && IsPlainNumber(rest);
  return only_zeros ? ", written without leading zeros" : "";
}

}  // namespace hotstone::cli
