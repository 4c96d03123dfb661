// Any bytes as the manifest of a corpus: reading never crashes; no path that it lists leads out of
// the folder; what is read is written and read back as the same bytes.
#include <cstdint>
#include <string_view>

#include "conformance/corpus/manifest.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using hotstone::conformance::ParseManifest;
  using hotstone::conformance::WriteManifest;
  using hotstone::fuzz::Require;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto manifest = ParseManifest(text, "fuzz");
  if (!manifest.ok()) {
    Require(!manifest.status().message().empty(), "an error says something");
    return 0;
  }
  for (const auto& file : manifest->files) {
    Require(("/" + file.path + "/").find("/../") == std::string::npos,
            "no path leads out of the folder");
  }
  const std::string written = WriteManifest(*manifest);
  const auto again = ParseManifest(written, "again");
  Require(again.ok(), "what was written is read");
  Require(WriteManifest(*again) == written, "the second writing is the first");
  return 0;
}
