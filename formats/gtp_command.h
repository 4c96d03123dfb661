// The Go Text Protocol, version 2: what a line of it says and what a reply looks like.
//
// G. Farneback, "Specification of the Go Text Protocol, version 2, draft 2" (2002). A controller writes a
// command a line, `[id] name [arguments]`; the engine answers each by "=" or "?", the id, a text, and an
// empty line. This file knows that much, colours and vertices, and none of the commands.
//
//   line      control characters but the tab are dropped, "#" starts a comment, tabs are spaces. A line with
//             nothing left is no command and gets no reply.
//   id        a number from 0 to 2147483647 in front of a name. What is larger is no id, but a name that
//             nobody knows; a number alone is a name as well.
//   colour    b, w, black, white, in either case
//   vertex    a letter without I and a number, 1 to 25, in either case, or "pass". Whether it lies on the
//             board is the engine's matter: a well-formed point off the board is an illegal move, not bad
//             syntax.
//   reply     no empty line inside, no control character but line break and tab
//
// The protocol knows boards up to 25x25; ours end at 19x19. All functions are linear in their texts.
#ifndef HOTSTONE_FORMATS_GTP_COMMAND_H_
#define HOTSTONE_FORMATS_GTP_COMMAND_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::formats {

// Bytes of a line, its end not counted. A list of 361 vertices and the longest path of a file fit.
inline constexpr size_t kMaxGtpLine = size_t{1} << 16;

struct GtpCommand {
  std::optional<int> id;
  std::string name;
  std::vector<std::string> arguments;

  friend bool operator==(const GtpCommand&, const GtpCommand&) = default;
};

// The command on a line; nothing for an empty one, or one with a comment only. Any bytes will do.
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

// Nothing if the word is no vertex. The point has 0 <= col, row < 25.
std::optional<GtpVertex> ReadGtpVertex(std::string_view word);

// A whole number without sign, of at most nine digits.
std::optional<int> ReadGtpNumber(std::string_view word);

// Cuts a stream of bytes into lines and never keeps more of one than `most` bytes, however long it is.
class GtpLines {
 public:
  explicit GtpLines(size_t most = kMaxGtpLine) : most_(most) {}

  struct Line {
    std::string text;  // without its end; the first `most` bytes of a longer one
    bool cut = false;  // it was longer
  };

  // The bytes that have come.
  void Feed(std::string_view bytes);

  // No more will come: what is left over is a line, too, unless it is empty.
  void Finish();

  // The next whole line; nothing until there is one.
  std::optional<Line> Next();

 private:
  size_t most_;
  std::vector<Line> lines_;
  size_t next_ = 0;
  Line open_;
};

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_GTP_COMMAND_H_
