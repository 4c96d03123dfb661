#include "certify/optional_witness.h"

#include <utility>

#include "certify/witness.h"

namespace hotstone::certify {

OptionalWitness& OptionalWitness::operator=(Witness witness) {
  witness_ = std::make_shared<const Witness>(std::move(witness));
  return *this;
}

}  // namespace hotstone::certify
