// Bytes as a DIMACS formula and a DRAT proof: the formula up to the first byte 0xFF, then the
// proof. Errors carry a place; what is written parses to the same; a proof of a formula with a
// model is never accepted, and an accepted proof is written as correct LRAT.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "certify/drat/dimacs.h"
#include "certify/drat/drat.h"
#include "certify/drat/drat_check.h"
#include "tests/certify/drat/naive_lrat.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;

constexpr int kMostVariables = 10;  // for the truth table
constexpr size_t kMostSteps = 200;

void RequirePlace(const absl::Status& status) {
  const std::string_view message(status.message().data(), status.message().size());
  Require(message.rfind("fuzz:", 0) == 0, "an error names its source");
  const std::string_view byte = "fuzz: byte ";
  const size_t at = message.rfind(byte, 0) == 0 ? byte.size() : 5;
  Require(at < message.size() && message[at] >= '0' && message[at] <= '9',
          "an error names its place");
}

bool HasModel(const hotstone::certify::Cnf& cnf) {
  for (uint32_t assignment = 0; assignment < (1u << cnf.variables); ++assignment) {
    const auto holds = [assignment](int literal) {
      return ((assignment >> (std::abs(literal) - 1)) & 1) == (literal > 0 ? 1u : 0u);
    };
    if (std::all_of(cnf.clauses.begin(), cnf.clauses.end(),
                    [&](const hotstone::certify::Clause& clause) {
                      return std::any_of(clause.begin(), clause.end(), holds);
                    })) {
      return true;
    }
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hotstone::certify;  // NOLINT(google-build-using-namespace): an entry function
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const size_t cut = std::min(bytes.find('\xff'), bytes.size());
  const auto cnf = ParseDimacs(bytes.substr(0, cut), "fuzz");
  if (!cnf.ok()) RequirePlace(cnf.status());
  const std::string_view proof_bytes =
      cut < bytes.size() ? bytes.substr(cut + 1) : std::string_view();
  const auto proof = ParseDrat(proof_bytes, cnf.ok() ? cnf->variables : kMostVariables, "fuzz");
  if (!proof.ok()) RequirePlace(proof.status());
  if (!cnf.ok()) return 0;
  const auto again = ParseDimacs(DimacsText(*cnf), "fuzz");
  Require(again.ok() && *again == *cnf, "what is written parses to the same");
  if (!proof.ok() || cnf->variables > kMostVariables || proof->steps.size() > kMostSteps) return 0;
  LratProof lrat;
  const auto checked = CheckDrat(*cnf, *proof, nullptr, &lrat);
  if (checked.ok()) {
    const auto text = lrat.CoreText();
    Require(text.ok() || checked->by_rat > 0, "an accepted proof is written as LRAT, but for RAT");
    Require(!text.ok() || WrongInLrat(*cnf, *text).empty(), "the LRAT that is written is right");
    Require(!HasModel(*cnf), "a formula with a model is not refuted");
  } else {
    Require(checked.status().code() == absl::StatusCode::kFailedPrecondition,
            "a proof is refused with a reason");
  }
  return 0;
}
