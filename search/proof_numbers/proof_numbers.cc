#include "search/proof_numbers/proof_numbers.h"

namespace hotstone::search {

// A sum that would reach infinity is one less, so it settles nothing.
uint32_t ChildNumbers::FiniteSum() const {
  return static_cast<uint32_t>(std::min<uint64_t>(sum_, ProofNumbers::kInfinite - 1));
}

ProofNumbers ChildNumbers::Total() const {
  return Of(least_, least_ == 0 ? ProofNumbers::kInfinite : FiniteSum());
}

ProofNumbers ChildNumbers::LimitsOfBest(const ProofNumbers& limits, uint32_t leeway) const {
  const uint32_t one = prover_ ? limits.proof : limits.disproof;
  const uint32_t all = prover_ ? limits.disproof : limits.proof;
  return Of(std::min(one, leeway), all - FiniteSum() + all_of_best_);
}

}  // namespace hotstone::search
