// A certificate of the fate of each chain of a position (certify/fates/fates.h), from a table of
// fates: what happens to the chain's first stone, with either player to move first.
#ifndef HOTSTONE_ANSWERS_LIFE_FATE_CERTIFICATES_H_
#define HOTSTONE_ANSWERS_LIFE_FATE_CERTIFICATES_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/fates/fate_proof.h"
#include "enumerate/fates/fates.h"
#include "spec/board/chains.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {
struct Fates;
}  // namespace hotstone::certify

namespace hotstone::answers {

struct FateCertificate {
  std::shared_ptr<const certify::Fates> fates;  // null if it would be too large
  std::string too_large;                        // the limit that is in the way
};

// Only what the checker accepts is returned; Internal if it refuses. Cancelled if `progress` says
// stop. Requires a legal position, and a table of its board under these rules.
absl::StatusOr<FateCertificate> CertifyFate(
    const enumerate::FateTable& table, const spec::RuleSet& rules, const spec::Position& position,
    const spec::Chain& chain, const enumerate::FateProofLimits& limits, Progress* progress);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_FATE_CERTIFICATES_H_
