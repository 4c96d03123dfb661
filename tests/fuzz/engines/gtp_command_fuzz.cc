// Bytes as lines of the Go Text Protocol: the lines do not depend on how the bytes are split, a
// command written out again parses to itself, and replies have one end.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/gtp_command.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::formats::GtpLines;
using hotstone::fuzz::Require;

std::vector<GtpLines::Line> LinesOf(std::string_view bytes, size_t piece) {
  GtpLines lines;
  std::vector<GtpLines::Line> result;
  const auto take = [&] {
    while (const auto line = lines.Next()) result.push_back(*line);
  };
  for (size_t at = 0; at < bytes.size(); at += piece) {
    lines.Feed(bytes.substr(at, piece));
    take();
  }
  lines.Finish();
  take();
  return result;
}

void CheckReply(const std::string& reply, char mark) {
  Require(reply.size() > 3 && reply[0] == mark, "a reply starts with its mark");
  Require(reply.find("\n\n") == reply.size() - 2, "an empty line ends a reply, and only there");
  Require(reply.find('\r') == std::string::npos, "no control characters are sent");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hotstone::formats;  // NOLINT(google-build-using-namespace): an entry function
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto lines = LinesOf(bytes, std::max<size_t>(size, 1));
  const auto pieces = LinesOf(bytes, 3);
  Require(lines.size() == pieces.size(), "pieces make no lines");
  for (size_t i = 0; i < lines.size(); ++i) {
    const GtpLines::Line& line = lines[i];
    Require(line.text == pieces[i].text && line.cut == pieces[i].cut, "pieces make no difference");
    Require(line.text.size() <= kMaxGtpLine, "no line is kept beyond its limit");
    const auto command = ReadGtpCommand(line.text);
    if (!command.has_value()) continue;
    Require(!command->name.empty(), "a command has a name");
    std::string again =
        (command->id.has_value() ? std::to_string(*command->id) + " " : "") + command->name;
    for (const std::string& argument : command->arguments) {
      Require(!argument.empty(), "no argument is empty");
      again += " " + argument;
      ReadGtpColor(argument);
      ReadGtpNumber(argument);
      if (const auto vertex = ReadGtpVertex(argument);
          vertex.has_value() && vertex->at.has_value()) {
        Require(vertex->at->col >= 0 && vertex->at->col < 25 && vertex->at->row >= 0 &&
                    vertex->at->row < 25,
                "a vertex is one of 25x25");
      }
    }
    Require(ReadGtpCommand(again) == command, "what is written reads as itself");
    CheckReply(GtpSuccess(command->id, line.text), '=');
    CheckReply(GtpFailure(command->id, line.text), '?');
  }
  return 0;
}
