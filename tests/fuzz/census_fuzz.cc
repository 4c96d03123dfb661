// Any bytes as a census of colourings: reading never crashes; what is read is written and read back
// as the same.
#include <cstdint>
#include <string_view>

#include "answers/numbers/census_file.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using hotstone::answers::ParseCensus;
  using hotstone::fuzz::Require;
  const auto census = ParseCensus(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!census.ok()) {
    Require(!census.status().message().empty(), "an error says something");
    return 0;
  }
  const auto again = ParseCensus(hotstone::answers::WriteCensus(*census, 0));
  Require(again.ok() && *again == *census, "what was read is written and read back");
  return 0;
}
