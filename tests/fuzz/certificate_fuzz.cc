// Bytes as a certificate of any kind: parsed strictly or refused with a place. What is parsed is
// written back unchanged, if its kind has a writer of whole texts, and the checker answers whatever
// the certificate says.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "certify/area/area_strategy.h"
#include "certify/certificate_reader.h"
#include "certify/check.h"
#include "certify/endless/endless.h"
#include "certify/fates/fates.h"
#include "certify/solution/solution.h"
#include "certify/solution/solution_check.h"
#include "certify/strategy.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;
using namespace hotstone::certify;  // NOLINT(google-build-using-namespace): a program of its own

// Larger certificates are read but not checked, since checking time grows with size.
constexpr size_t kCheckedBytes = 4'000;
constexpr int kCheckedPoints = 25;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if (const auto strategy = ParseStrategy(bytes, "bytes"); strategy.ok()) {
    Require(StrategyText(*strategy) == bytes, "a strategy is read that is not written so");
    const bool small =
        !strategy->trees.empty() && strategy->trees.front().start.size().points() <= kCheckedPoints;
    if (size <= kCheckedBytes && small) (void)CheckStrategy(*strategy);
  } else {
    Require(strategy.status().message().substr(0, 5) == "bytes", "an error without a place");
  }
  if (const auto fates = ParseFates(bytes, "bytes"); fates.ok()) {
    Require(FatesText(*fates) == bytes, "a certificate of fates is read that is not written so");
    const bool small = fates->claims.front().position.size().points() <= kCheckedPoints;
    if (size <= kCheckedBytes && small) (void)CheckFates(*fates);
  } else {
    Require(fates.status().message().substr(0, 5) == "bytes", "an error without a place");
  }
  if (const auto area = ParseArea(bytes, "bytes"); area.ok()) {
    Require(AreaText(*area) == bytes, "a certificate of area is read that is not written so");
    if (size <= kCheckedBytes && area->start.size().points() <= kCheckedPoints)
      (void)CheckArea(*area, nullptr);
  } else {
    Require(area.status().message().substr(0, 5) == "bytes", "an error without a place");
  }
  auto reader =
      SolutionReader::Open(std::make_unique<std::istringstream>(std::string(bytes)), "bytes");
  if (reader.ok()) {
    Solution solution{reader->header(), std::vector<SolutionEntry>(reader->entries())};
    Require(reader->Read(0, solution.entries).ok(), "records that are there are not read");
    const bool is_old = bytes.find("kind robust") < 30;
    Require(is_old || SolutionText(solution.header, solution.entries) == bytes,
            "a solution is read that is not written so");
    if (size <= kCheckedBytes && solution.header.start.size().points() <= kCheckedPoints) {
      Require(CheckSolution(*reader, {kSolutionRecord * 7}).ok() == CheckSolution(solution).ok(),
              "slices of a solution say something else than the whole");
    }
  } else {
    Require(reader.status().message().substr(0, 5) == "bytes", "an error without a place");
  }
  if (const auto certificate = ParseCertificate(bytes, "bytes");
      certificate.ok() && size <= kCheckedBytes) {
    (void)CheckCertificate(*certificate);
  }
  return 0;
}
