#include "cli/serve/request_target.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"

namespace hotstone::cli {
namespace {

int HexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// "%2F" is a slash, and in a value '+' is a blank.
absl::StatusOr<std::string> Decoded(std::string_view text, bool value) {
  std::string plain;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      const int high = i + 2 < text.size() ? HexDigit(text[i + 1]) : -1;
      const int low = i + 2 < text.size() ? HexDigit(text[i + 2]) : -1;
      if (high < 0 || low < 0) {
        return absl::InvalidArgumentError(
            "the address has a percent sign not followed by two hexadecimal digits; write %25 "
            "for the "
            "sign itself");
      }
      c = static_cast<char>(high * 16 + low);
      i += 2;
    } else if (c == '+' && value) {
      c = ' ';
    }
    if (!absl::ascii_isprint(static_cast<unsigned char>(c))) {
      return absl::InvalidArgumentError(
          "the address has a byte that is not a printable ASCII character");
    }
    plain += c;
  }
  return plain;
}

}  // namespace

absl::StatusOr<RequestTarget> ParseRequestTarget(std::string_view target) {
  if (target.empty() || target[0] != '/') {
    return absl::InvalidArgumentError("the address must begin with a slash, as in /index.html");
  }
  const size_t question = target.find('?');
  RequestTarget parsed;
  ASSIGN_OR_RETURN(parsed.path, Decoded(target.substr(0, question), false));
  if (question == std::string_view::npos || question + 1 == target.size()) return parsed;
  const std::vector<std::string> words =
      absl::StrSplit(std::string(target.substr(question + 1)), '&');
  for (const std::string& word : words) {
    const size_t equals = word.find('=');
    if (equals == std::string::npos || equals == 0) {
      return absl::InvalidArgumentError(
          "after the question mark write name=value pairs, joined by &");
    }
    ASSIGN_OR_RETURN(const auto name, Decoded(std::string_view(word).substr(0, equals), true));
    ASSIGN_OR_RETURN(auto value, Decoded(std::string_view(word).substr(equals + 1), true));
    if (!parsed.values.emplace(name, std::move(value)).second) {
      return absl::InvalidArgumentError(absl::StrCat("\"", name, "\" is given twice"));
    }
  }
  return parsed;
}

std::string HostName(std::string_view header) {
  const std::string host = absl::AsciiStrToLower(std::string(header));
  const size_t bracket = host.find(']');
  const size_t colon = host.find(':', bracket == std::string::npos ? 0 : bracket);
  if (colon == std::string::npos) return host;
  const std::string_view port = std::string_view(host).substr(colon + 1);
  const bool digits = port.size() <= 5 && std::all_of(port.begin(), port.end(), [](char c) {
                        return absl::ascii_isdigit(static_cast<unsigned char>(c));
                      });
  return digits ? host.substr(0, colon) : "";
}

}  // namespace hotstone::cli
