// The Go Text Protocol, version 2: reading a command line and writing a reply.
//
// G. Farneback, "Specification of the Go Text Protocol, version 2, draft 2" (2002). A controller
// writes one command per line, `[id] name [arguments]`; the engine answers each with "=" or "?",
// the id, a text, and an empty line. This file handles that form, colours and vertices, but no
// particular command.
//
//   line      control characters except the tab are dropped, "#" starts a comment, tabs are spaces.
//             A line with nothing left is not a command and gets no reply.
//   id        a number from 0 to 2147483647 before a name. A larger number is not an id but an
//             unknown command name; a number alone is a name, too.
//   colour    b, w, black, white, in either case
//   vertex    a letter without I and a number, 1 to 25, in either case, or "pass". The engine
//             decides whether it lies on the board: a well-formed point off the board is an illegal
//             move, not bad syntax.
//   reply     no empty line inside, no control character except line break and tab
//
// The protocol knows boards up to 25x25; ours end at 19x19. All functions are linear in their
// texts.
#ifndef HOTSTONE_FORMATS_GTP_COMMAND_H_
#define HOTSTONE_FORMATS_GTP_COMMAND_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::formats {

// Bytes per line, excluding its end. A list of 361 vertices and the longest path of a file fit.
inline constexpr size_t kMaxGtpLine = size_t{1} << 16;

struct GtpCommand {
  std::optional<int> id;
  std::string name;
  std::vector<std::string> arguments;

  friend bool operator==(const GtpCommand&, const GtpCommand&) = default;
};

// The command on a line; nothing for a line that is empty or only a comment. Any bytes are
// accepted.
std::optional<GtpCommand> ReadGtpCommand(std::string_view line);

// "=3 text\n\n" and "?3 text\n\n".
std::string GtpSuccess(std::optional<int> id, std::string_view text);
std::string GtpFailure(std::optional<int> id, std::string_view text);

std::optional<spec::Color> ReadGtpColor(std::string_view word);

// A point, or nothing for a pass.
struct GtpVertex {
  std::optional<spec::Point> at;

  friend bool operator==(const GtpVertex&, const GtpVertex&) = default;
};

// Nothing if the word is not a vertex. The point has 0 <= col, row < 25.
std::optional<GtpVertex> ReadGtpVertex(std::string_view word);

// An unsigned decimal of at most nine digits.
std::optional<int> ReadGtpNumber(std::string_view word);

// Splits a stream of bytes into lines and keeps at most `most` bytes of any line.
class GtpLines {
 public:
  explicit GtpLines(size_t most = kMaxGtpLine) : most_(most) {}

  struct Line {
    std::string text;  // without its end; the first `most` bytes of a longer one
    bool cut = false;  // it was longer
  };

  // Adds received bytes.
  void Feed(std::string_view bytes);

  // Ends the stream: the remaining bytes are a line, too, unless there are none.
  void Finish();

  // The next complete line; nothing until there is one.
  std::optional<Line> Next();

 private:
  size_t most_;
  std::vector<Line> lines_;
  size_t next_ = 0;
  Line open_;
};

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_GTP_COMMAND_H_
