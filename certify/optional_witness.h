// An optional witness, for headers that do not include the definition of a witness. It is used like
// std::optional, but a witness that is set cannot be changed, and copies share it; a copy costs
// O(1).
//
// Include witness.h to read or set the witness.
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

  // Both require has_value().
  const Witness& operator*() const { return *witness_; }
  const Witness* operator->() const { return witness_.get(); }

 private:
  std::shared_ptr<const Witness> witness_;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_OPTIONAL_WITNESS_H_
