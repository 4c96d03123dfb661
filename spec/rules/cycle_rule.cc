#include "spec/rules/cycle_rule.h"

namespace hotstone::spec {

const std::vector<ClassifiedCycle>& CycleRule::Classified() const {
  static const auto* const none = new std::vector<ClassifiedCycle>;
  return *none;
}

}  // namespace hotstone::spec
