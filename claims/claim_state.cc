#include "claims/claim_state.h"

namespace hotstone::claims {

using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;

void SetUnknown(const absl::Status& status, Verdict& verdict) {
  verdict.kind = VerdictKind::kUnknown;
  verdict.method = Method::kNone;
  verdict.level = Level::kNone;
  verdict.figure.reset();
  verdict.limit =
      status.code() == absl::StatusCode::kCancelled ? "interrupted" : std::string(status.message());
}

}  // namespace hotstone::claims
