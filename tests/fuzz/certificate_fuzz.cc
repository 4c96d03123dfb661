// Bytes as a certificate of any kind: read strictly or refused with a place; what is read is written back as it
// was, as far as this kind has a writer of whole texts; and the checker answers, whatever the certificate says.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "certify/certificate_reader.h"
#include "certify/check.h"
#include "certify/endless.h"
#include "certify/robust/robust.h"
#include "certify/robust/robust_check.h"
#include "certify/robust/robust_reader.h"
#include "certify/solution/solution.h"
#include "certify/solution/solution_check.h"
#include "certify/strategy.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;
using namespace hotstone::certify;  // NOLINT(google-build-using-namespace): a program of its own

// Larger certificates are read but not checked: checks take time by their size.
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
  if (const auto robust = ParseRobust(bytes, "bytes"); robust.ok()) {
    std::string text = RobustHeaderText(robust->header, robust->entries.size());
    for (const RobustEntry& entry : robust->entries) text += RobustRecord(entry);
    Require(text == bytes, "a robust strategy is read that is not written so");
    const bool small = robust->header.start.size().points() <= kCheckedPoints;
    if (size <= kCheckedBytes && small) {
      auto reader = RobustReader::Open(std::make_unique<std::istringstream>(std::string(bytes)), "bytes");
      Require(reader.ok(), "a robust strategy is read whole and not piece by piece");
      Require(CheckRobust(*reader, {sizeof(RobustEntry) * 3}).ok() == CheckRobust(*robust).ok(),
              "slices of a robust strategy say something else than the whole");
    }
  } else {
    Require(robust.status().message().substr(0, 5) == "bytes", "an error without a place");
  }
  auto solution = SolutionReader::Open(std::make_unique<std::istringstream>(std::string(bytes)), "bytes");
  if (solution.ok()) {
    std::vector<SolutionEntry> entries(solution->entries());
    Require(solution->Read(0, entries).ok(), "records that are there are not read");
    Require(SolutionText(solution->header(), entries) == bytes, "a solution is read that is not written so");
    if (size <= kCheckedBytes && solution->header().start.size().points() <= kCheckedPoints) {
      (void)CheckSolution(*solution, {kSolutionRecord * 7});
    }
  } else {
    Require(solution.status().message().substr(0, 5) == "bytes", "an error without a place");
  }
  if (const auto certificate = ParseCertificate(bytes, "bytes"); certificate.ok() && size <= kCheckedBytes) {
    (void)CheckCertificate(*certificate);
  }
  return 0;
}
