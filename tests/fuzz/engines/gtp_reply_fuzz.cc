// Bytes as an engine's output: replies are split off one by one, nothing is lost or read twice, and
// a reply parses the same alone as when others follow. Its text, read as points, stones and a
// score, lies on the board.
#include <cstdint>
#include <string>
#include <string_view>

#include "conformance/ask/conform_answers.h"
#include "conformance/ask/gtp_reply.h"
#include "spec/board/position.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;

// The same text as points, stones and a score.
void ReadAnswer(const std::string& text) {
  const auto size = *hotstone::spec::BoardSize::Create(5, 4);
  const auto points = hotstone::conformance::ReadPoints(size, text);
  if (points.has_value()) {
    for (const auto p : *points) Require(size.Contains(p), "a point lies on the board");
    const auto twice = hotstone::conformance::StonesPosition(size, text, text);
    Require(!twice.has_value() || points->empty(), "no point has two stones");
  }
  const auto score = hotstone::conformance::ReadScore(text);
  Require(!score.has_value() || (score->margin_x2 >= 0 && score->margin_x2 <= 2000),
          "a score has a margin");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using hotstone::conformance::GtpReply;
  std::string_view unread(reinterpret_cast<const char*>(data), size);
  while (true) {
    const size_t length = hotstone::conformance::GtpReplyEnd(unread);
    Require(length <= unread.size(), "a reply ends within the text");
    const GtpReply here = hotstone::conformance::ParseGtpReply(unread);
    const std::string line = hotstone::conformance::OneLine(unread, 50);
    Require(line.find('\n') == std::string::npos && line.find('\x1b') == std::string::npos,
            "one plain line");
    if (length == 0) {
      Require(!here.complete, "what has no end is not complete");
      return 0;
    }
    const std::string_view own = unread.substr(0, length);
    Require(own.back() == '\n', "a reply ends with a line");
    Require(hotstone::conformance::GtpReplyEnd(own.substr(0, length - 1)) == 0, "and not before");
    const GtpReply alone = hotstone::conformance::ParseGtpReply(own);
    Require(alone.complete, "a whole reply is complete");
    Require(alone.kind != GtpReply::Kind::kNone ||
                alone.noise.find("\xEF\xBB\xBF") != std::string::npos,
            "a whole reply has its sign, or a byte order mark before it");
    Require(alone.kind == here.kind && alone.id == here.id && alone.text == here.text &&
                alone.noise == here.noise,
            "what follows changes nothing");
    Require(
        alone.text.find('\r') == std::string::npos && alone.text.find('\t') == std::string::npos,
        "no control characters but line ends");
    ReadAnswer(alone.text);
    unread.remove_prefix(length);
  }
}
