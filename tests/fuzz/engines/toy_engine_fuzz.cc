// Bytes for the toy engine: the mistake it makes, a record to load (up to the first 0xFF), and a
// controller's lines. Every line that is not blank gets one reply in protocol form, a refused
// record changes nothing, and no mistake leaves the board.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_split.h"
#include "conformance/seeded/toy_engine.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;

constexpr size_t kToyLines = 60;  // enough for every command and a ko; more would only be slow

std::string StonesOf(hotstone::conformance::ToyEngine& engine) {
  return engine.Answer("list_stones B") + engine.Answer("list_stones W");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hotstone::conformance;  // NOLINT(google-build-using-namespace): an entry function
  if (size == 0) return 0;
  const std::vector<ToyBugEntry>& bugs = ToyBugs();
  const ToyBugEntry& bug = bugs[data[0] % bugs.size()];
  const bool clean = data[0] >= 128;  // no mistake, under the same rules
  const auto setup = ParseToySetup(clean ? "clean" : bug.name, bug.rules);
  Require(setup.ok(), "every mistake goes with its own rules");
  ToyEngine engine(*setup);
  const std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  const size_t cut = rest.find('\xff');
  if (cut != std::string_view::npos) {
    const std::string before = StonesOf(engine);
    if (!engine.LoadRecord(std::string(rest.substr(0, cut)))) {
      Require(StonesOf(engine) == before, "a record that is refused changes nothing");
    }
  }
  size_t count = 0;
  const std::string lines(cut == std::string_view::npos ? rest : rest.substr(cut + 1));
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(lines, '\n'))) {
    // It would read any file named by the bytes.
    if (line.find("loadsgf") != std::string::npos || ++count > kToyLines || engine.quit()) continue;
    const std::string before = clean ? StonesOf(engine) : "";
    const std::string reply = engine.Answer(line);
    const bool blank = line.find_first_not_of(" \t\r") == std::string_view::npos;
    Require(reply.empty() == blank, "each line that is not blank has a reply, and no other");
    if (reply.empty()) continue;
    Require(reply[0] == '=' || reply[0] == '?', "a reply starts with its mark");
    Require(reply.find("\n\n") == reply.size() - 2, "an empty line ends a reply, and only there");
    if (clean && reply[0] == '?')
      Require(StonesOf(engine) == before, "what is refused changes nothing");
  }
  return 0;
}
