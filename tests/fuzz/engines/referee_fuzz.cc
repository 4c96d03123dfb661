// Bytes as lines to the referee: every line that is not blank gets one answer, an object that
// starts as answers do and ends with its line. How the bytes are split into pieces makes no
// difference.
#include <cstdint>
#include <string>
#include <string_view>

#include "conformance/play/referee_server.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;

constexpr size_t kLines = 40;  // enough for every op; more would only be slow

std::string AnswersTo(std::string_view bytes, size_t piece) {
  using namespace hotstone::conformance;  // NOLINT(google-build-using-namespace): of one function
  hotstone::formats::GtpLines lines(hotstone::formats::kMaxRefereeLine);
  while (!bytes.empty()) {
    lines.Feed(bytes.substr(0, piece));
    bytes.remove_prefix(std::min(piece, bytes.size()));
  }
  lines.Finish();
  RefereeServer server({3, 200});
  std::string answers;
  for (size_t count = 0; count < kLines; ++count) {
    const auto line = lines.Next();
    if (!line.has_value()) break;
    const size_t before = answers.size();
    server.Answer(*line, answers);
    const bool blank = line->text.find_first_not_of(" \t\r") == std::string::npos;
    Require(blank == (answers.size() == before), "each line that is not blank has an answer");
    if (blank) continue;
    const std::string_view answer = std::string_view(answers).substr(before);
    Require(answer.substr(0, 35) == R"({"schema":"hotstone.referee/1","id")",
            "an answer begins as all do");
    Require(answer.find('\n') == answer.size() - 1, "a line is the answer, and its end");
    Require(server.games() <= 3, "no more games than there may be");
  }
  return answers;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  Require(AnswersTo(bytes, 65536) == AnswersTo(bytes, 7), "pieces make no difference");
  return 0;
}
