// The target of a request, taken apart: "/api/value?board=4x4&position=X.../..." is a path and named values.
//
// Strict, since anybody may write it: what is not a path from the root, has a byte outside printing ASCII, a
// percent sign without two hexadecimal digits, or an encoded byte that no name of ours has, is refused.
// Nothing is made of "." and ".." within a path: a path is looked up as it stands, so that it leads nowhere.
#ifndef HOTSTONE_CLI_SERVE_REQUEST_TARGET_H_
#define HOTSTONE_CLI_SERVE_REQUEST_TARGET_H_

#include <map>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace hotstone::cli {

struct RequestTarget {
  std::string path;                           // with its slash in front
  std::map<std::string, std::string> values;  // behind the question mark
};

// InvalidArgument in a sentence that says what would be right. O(length).
absl::StatusOr<RequestTarget> ParseRequestTarget(std::string_view target);

// The host of a Host header, in small letters, without its port; empty if it is none.
std::string HostName(std::string_view header);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_SERVE_REQUEST_TARGET_H_
