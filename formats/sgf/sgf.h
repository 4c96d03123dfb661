// SGF game records (Smart Game Format, FF[4]; the standard at red-bean.com/sgf): the tree as
// written.
//
// A file holds one or more game trees; a tree consists of nodes, a node of properties, and a
// property is a name with one or more values in brackets. This file handles that structure and no
// Go; sgf_game.h reads the Go in it. The whole tree is kept, including variations and unknown
// properties, so that parse -> write -> parse gives the same tree. Decisions:
//
//   - A value is kept raw, as the bytes between the brackets, escapes included. Composed values
//     ("aa:bb", with escaped colons) and any encoding survive that way; SgfText() resolves the
//     escapes. From the CA of the root on, the second byte of a two-byte character closes and
//     escapes nothing (sgf_charset.h).
//   - Nodes lie in one array and refer to each other by index. Parsing, writing and freeing a tree
//     do not recurse, so no input can exhaust the stack. Parentheses nest at most kMaxSgfNesting
//     deep, a file has at most kMaxSgfBytes bytes.
//   - Accepted, since programs write it: text around game trees and a byte order mark are skipped;
//     white space may stand between any two parts; names of FF[1] to FF[3] with lower-case letters
//     mean their upper-case form (GaMe is GM) and are written as read; a name may contain digits; a
//     node may have a property twice (its reader decides what that means); a node may be empty.
//   - Rejected, since reading on would require guessing: anything left unclosed, a tree that does
//     not start with a node, a node after a variation of its tree or after the end of the game,
//     UTF-16.
//
// Errors read FILE:LINE:COLUMN: what is wrong and what would be right; columns count bytes from 1.
// All functions are linear in the text.
#ifndef HOTSTONE_FORMATS_SGF_SGF_H_
#define HOTSTONE_FORMATS_SGF_SGF_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hotstone::formats {

inline constexpr size_t kMaxSgfBytes = size_t{16} << 20;
inline constexpr int kMaxSgfNesting = 1000;

// A place in a file. Comparisons ignore it.
struct SgfPlace {
  int line = 1;
  int column = 1;
  friend bool operator==(const SgfPlace&, const SgfPlace&) { return true; }
};

struct SgfValue {
  std::string raw;
  SgfPlace at;  // of the opening bracket
  friend bool operator==(const SgfValue&, const SgfValue&) = default;
};

struct SgfProperty {
  std::string name;              // its upper-case letters and digits: GM
  std::vector<SgfValue> values;  // at least one
  SgfPlace at;
  std::string written = {};  // the written name if it has lower-case letters, else empty: GaMe
  friend bool operator==(const SgfProperty&, const SgfProperty&) = default;
};

struct SgfNode {
  std::vector<SgfProperty> properties;
  std::vector<int> children;  // the first one continues the main line
  SgfPlace at;
  const SgfProperty* Find(std::string_view name) const;  // the first with this name
  friend bool operator==(const SgfNode&, const SgfNode&) = default;
};

// Node 0 is the root; nodes are in written order.
struct SgfTree {
  std::vector<SgfNode> nodes;
  friend bool operator==(const SgfTree&, const SgfTree&) = default;
};

// All game trees of a text, at least one. `source` names the text in errors; `charset`, if not
// empty, overrides CA.
absl::StatusOr<std::vector<SgfTree>> ParseSgf(std::string_view text, std::string_view source,
                                              std::string_view charset = {});

// Reads and parses a file. A directory, a missing or unreadable file and a file above kMaxSgfBytes
// each give a one-line error.
absl::StatusOr<std::vector<SgfTree>> ReadSgfFile(const std::string& path);

// The same, in a character set chosen by the user.
absl::StatusOr<std::vector<SgfTree>> ReadSgfFileAs(const std::string& path,
                                                   std::string_view charset);

// The tree as text, ending in a line break. Requires what ParseSgf guarantees: a root, names with
// an upper-case letter, values with their brackets escaped (see EscapeSgf).
std::string WriteSgf(const SgfTree& tree);

// A raw value as text: "\]" -> "]", an escaped line break is removed, CR LF -> LF, other white
// space -> a space.
std::string SgfText(std::string_view raw);

// A text as a raw value: a backslash before ']', '\' and ':'.
std::string EscapeSgf(std::string_view text);

// FILE:LINE:COLUMN: message.
absl::Status SgfError(std::string_view source, SgfPlace at, const std::string& message);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_SGF_SGF_H_
