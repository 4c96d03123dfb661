// Proof numbers: how far a statement about a position is from being proved, and from being refuted.
//
// The proof number of a node is the least number of open leaves that must be proved to prove it;
// the disproof number is the same for refuting it. 0 means proved or refuted, and infinity means
// impossible. Where the prover is to move, one child is enough: the proof number is the least of
// the children's, and the disproof number their sum. Where the opponent is to move it is the other
// way round. ChildNumbers combines the children's numbers in either case.
//
// Source: L. V. Allis, M. van der Meulen, H. J. van den Herik, Artificial Intelligence 66 (1994).
#ifndef HOTSTONE_SEARCH_PROOF_NUMBERS_PROOF_NUMBERS_H_
#define HOTSTONE_SEARCH_PROOF_NUMBERS_PROOF_NUMBERS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace hotstone::search {

struct ProofNumbers {
  static constexpr uint32_t kInfinite = 1u << 30;

  uint32_t proof = 1;
  uint32_t disproof = 1;

  static constexpr ProofNumbers Proved() { return {0, kInfinite}; }
  static constexpr ProofNumbers Disproved() { return {kInfinite, 0}; }
  bool proved() const { return proof == 0; }
  bool disproved() const { return disproof == 0; }
  bool settled() const { return proved() || disproved(); }
  // Whether both numbers are below these.
  bool Within(const ProofNumbers& limits) const {
    return proof < limits.proof && disproof < limits.disproof;
  }
  friend bool operator==(const ProofNumbers&, const ProofNumbers&) = default;
};

// The children of one node, in their order. One of them decides the node: the first with the least
// number among those that matter to the player to move.
class ChildNumbers {
 public:
  explicit ChildNumbers(bool prover_to_move) : prover_(prover_to_move) {}

  void Add(const ProofNumbers& child) {
    const uint32_t one = prover_ ? child.proof : child.disproof;
    const uint32_t all = prover_ ? child.disproof : child.proof;
    sum_ += all;
    if (one < least_) {
      before_ = least_;
      after_ = ProofNumbers::kInfinite;
      least_ = one;
      all_of_best_ = all;
      best_ = count_;
    } else {
      after_ = std::min(after_, one);
    }
    ++count_;
  }

  // The numbers of the node. Without children they are those of a loss for the player to move.
  ProofNumbers Total() const;

  // The child that decides. 0 if there are no children.
  size_t best() const { return best_; }
  // The least number that matters to the player to move among the children before the best one, and
  // after it.
  uint32_t before() const { return before_; }
  uint32_t after() const { return after_; }

  // The limits for the best child that keep the node within `limits`, which it must be within
  // already, and the child below `leeway`.
  ProofNumbers LimitsOfBest(const ProofNumbers& limits, uint32_t leeway) const;

 private:
  ProofNumbers Of(uint32_t one, uint32_t all) const {
    return prover_ ? ProofNumbers{one, all} : ProofNumbers{all, one};
  }
  uint32_t FiniteSum() const;

  const bool prover_;
  size_t count_ = 0;
  size_t best_ = 0;
  uint32_t least_ = ProofNumbers::kInfinite;
  uint32_t before_ = ProofNumbers::kInfinite;
  uint32_t after_ = ProofNumbers::kInfinite;
  uint32_t all_of_best_ = 0;
  uint64_t sum_ = 0;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_PROOF_NUMBERS_PROOF_NUMBERS_H_
