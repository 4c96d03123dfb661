// Replies of GTP version 2 engines as text: where a reply ends, and what it says.
//
// Source: the draft specification of the Go Text Protocol, version 2 (lysator.liu.se/~gunnar/gtp),
// sections 2.4 to 2.7. A reply is '=' (success) or '?' (failure), directly followed by the number
// of the command if it had one, then text of any number of lines, and an empty line. CR and other
// control characters are dropped; a tab counts as a space.
//
// Engines stray from this, and a report should say how. Lines before the '=' or '?' are noise: they
// are kept separately, and the reply after them counts. A reply with a byte order mark before its
// sign ends at its empty line like any other, has kind kNone, and is all noise: nobody needs to
// wait for another reply. These functions never fail and look only at the text.
#ifndef HOTSTONE_CONFORMANCE_ASK_GTP_REPLY_H_
#define HOTSTONE_CONFORMANCE_ASK_GTP_REPLY_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hotstone::conformance {

struct GtpReply {
  enum class Kind { kSuccess, kFailure, kNone };  // kNone: no line starts with '=' or '?'
  Kind kind = Kind::kNone;
  std::optional<uint64_t> id;
  std::string text;      // lines joined by '\n', no leading empty lines, no trailing blanks
  std::string noise;     // non-empty lines before the reply, in the same form
  bool complete = true;  // it ended with an empty line
};

// The length of the first reply in `unread`, including its empty line; 0 while it is incomplete.
// Text with no '=' or '?' at the start of a line, or after a byte order mark there, is never
// complete. O(length).
size_t GtpReplyEnd(std::string_view unread);

// The first reply of a text, complete or not.
GtpReply ParseGtpReply(std::string_view text);

// A text as one line that is safe on a terminal: control characters become escapes, line ends
// become " / ", and text longer than `most` bytes ends in "...".
std::string OneLine(std::string_view text, size_t most = 200);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_GTP_REPLY_H_
