// A witness or none, for headers that do not say what a witness is. It is used as std::optional is, but the witness
// cannot be changed once it is there, and copies share it; a copy costs O(1).
//
// To look at the witness, or to give one, include witness.h.
#ifndef HOTSTONE_CERTIFY_OPTIONAL_WITNESS_H_
#define HOTSTONE_CERTIFY_OPTIONAL_WITNESS_H_

#include <memory>

namespace hotstone::certify {

struct Witness;

class OptionalWitness {
 public:
  OptionalWitness() = default;
  OptionalWitness& operator=(Witness witness);

  bool has_value() const { return witness_ != nullptr; }

  // Of what has_value().
  const Witness& operator*() const { return *witness_; }
  const Witness* operator->() const { return witness_.get(); }

 private:
  std::shared_ptr<const Witness> witness_;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_OPTIONAL_WITNESS_H_
