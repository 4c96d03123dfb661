// Bytes as a controller's commands: our engine answers every command once, in protocol form, and
// its whole game can be undone. It has no files here. An analysis is ended at once.
#include <cstdint>
#include <string>
#include <string_view>

#include "conformance/play/gtp_engine.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;

constexpr size_t kCommands = 40;  // enough for every command; more would only be slow

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hotstone::conformance;  // NOLINT(google-build-using-namespace): an entry function
  using hotstone::formats::GtpLines;
  // One record in place of all files.
  const std::string record = "(;SZ[3:2]KM[1];B[aa];W[ba];B[];W[])";
  GtpEngine engine(
      *hotstone::spec::ParseRuleSet("basic-only"), *hotstone::spec::BoardSize::Create(5, 5), 1,
      {[&](const std::string& path) { return hotstone::formats::ParseSgf(record, path); },
       [](const std::string&, const std::string&) { return absl::OkStatus(); }});
  GtpLines lines;
  lines.Feed({reinterpret_cast<const char*>(data), size});
  lines.Finish();
  size_t commands = 0;
  while (const auto line = lines.Next()) {
    const bool is_command = hotstone::formats::ReadGtpCommand(line->text).has_value();
    auto reply = engine.Answer(*line);
    const std::string end = engine.Close();
    if (reply.has_value()) *reply += end;
    Require(reply.has_value() == is_command, "each command has a reply, and nothing else has");
    if (!reply.has_value()) continue;
    Require((*reply)[0] == '=' || (*reply)[0] == '?', "a reply starts with its mark");
    Require(reply->find("\n\n") == reply->size() - 2, "an empty line ends a reply, and only there");
    if (++commands == kCommands) break;
  }
  for (size_t i = 0; i <= kCommands + 4; ++i) {
    if (engine.Answer({"undo", false}) == "? cannot undo\n\n") break;
    Require(i < kCommands + 4, "a game has no more plies than commands, or moves of a record");
  }
  return 0;
}
