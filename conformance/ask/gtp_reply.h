// Replies of GTP version 2 engines as text: where one ends, and what it says.
//
// Source: the draft specification of the Go Text Protocol, version 2 (lysator.liu.se/~gunnar/gtp),
// sections 2.4 to 2.7. A reply is '=' (it went well) or '?' (it did not), the number of the command at once
// behind it if it had one, a text of any number of lines, and an empty line. CR and other control characters
// are dropped, a tab counts as a space.
//
// Engines stray from that, and a report is to say how. Lines before the '=' or '?' are noise: kept apart, and
// the reply behind them counts. A reply with a byte order mark in front of its sign ends at its empty line like
// others, is of kind kNone, and all noise: nobody needs to wait for another one. These functions never fail and look at nothing but the text.
#ifndef HOTSTONE_CONFORMANCE_ASK_GTP_REPLY_H_
#define HOTSTONE_CONFORMANCE_ASK_GTP_REPLY_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hotstone::conformance {

struct GtpReply {
  enum class Kind { kSuccess, kFailure, kNone };  // kNone: there is no line with '=' or '?' in it
  Kind kind = Kind::kNone;
  std::optional<uint64_t> id;
  std::string text;      // lines joined by '\n', none that is empty in front, no blanks behind
  std::string noise;     // lines before the reply that were not empty, the same way
  bool complete = true;  // it ended with an empty line
};

// The length of the first reply of `unread`, up to and with its empty line; 0 while it is not whole. What has
// no '=' or '?' at the start of a line, be it behind a byte order mark, is never whole. O(length).
size_t GtpReplyEnd(std::string_view unread);

// The first reply of a text, whether whole or not.
GtpReply ParseGtpReply(std::string_view text);

// A text as one line that a terminal does not obey: control characters become escapes, line ends " / ", and
// what is longer than `most` bytes ends in "...".
std::string OneLine(std::string_view text, size_t most = 200);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_GTP_REPLY_H_
