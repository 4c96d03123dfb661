#include "solver/rules/self_removal.h"

#include "solver/rules/variation.h"

namespace hotstone::solver {

z3::expr SelfRemovalPermitted(const SymbolicPlay& play, spec::SelfRemoval option) {
  switch (option) {
    case spec::SelfRemoval::kNone:
      return !RemovesOwn(play);
    case spec::SelfRemoval::kGroups:
      return ChangesPosition(play);
    case spec::SelfRemoval::kAny:
      break;
  }
  return play.at[0].ctx().bool_val(true);
}

}  // namespace hotstone::solver
