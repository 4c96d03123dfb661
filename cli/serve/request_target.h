// Parses the target of a request: "/api/value?board=4x4&position=X.../..." is a path and named
// values.
//
// Strict, since clients are untrusted: refuses anything that is not a path from the root, or has a
// byte outside printable ASCII, a percent sign without two hexadecimal digits, or an encoded byte
// that none of our names contains. "." and ".." in a path are not interpreted: a path is looked up
// verbatim, so it cannot escape.
#ifndef HOTSTONE_CLI_SERVE_REQUEST_TARGET_H_
#define HOTSTONE_CLI_SERVE_REQUEST_TARGET_H_

#include <map>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace hotstone::cli {

struct RequestTarget {
  std::string path;                           // with its leading slash
  std::map<std::string, std::string> values;  // after the question mark
};

// InvalidArgument with a sentence that says what would be right. O(length).
absl::StatusOr<RequestTarget> ParseRequestTarget(std::string_view target);

// The host of a Host header, in lower case, without its port; empty if the header is invalid.
std::string HostName(std::string_view header);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_SERVE_REQUEST_TARGET_H_
