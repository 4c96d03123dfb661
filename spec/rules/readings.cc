#include "spec/rules/readings.h"

namespace hotstone::spec {

const std::vector<std::string_view>& Readings() {
  static const auto* const readings = new std::vector<std::string_view>{
      "basic-only,hot=none",
      "basic-only,hot=hot,hot_kinds=single+double-add",
      "basic-only,hot=hot,hot_kinds=single+double-add-any",
      "basic-only,hot=hot,hot_kinds=single+double-capture",
      "basic-only,hot=hot,hot_kinds=single+twin",
      "basic-only,hot=hot,hot_kinds=single+twin-triple",
      "basic-only,hot=hot,hot_kinds=single+any-ko-stone",
      "basic-only,hot=hot",
      "basic-only,hot=hot,hot_scope=fighting",
      "basic-only,resume=dispute",
      "basic-only,hot=none,cycle=square",
      "basic-only,hot=none,cycle=square,square_gap=anywhere",
      "basic-only,hot=none,cycle=second-cycle",
      "basic-only,hot=none,cycle=second-cycle,cycle_colour=either",
      "basic-only,hot=none,cycle=second-cycle+square",
      "basic-only,hot=none,cycle=starter",
      "basic-only,hot=none,cycle=starter,cycle_colour=either",
      "basic-only,hot=none,cycle=starter-first",
      "basic-only,hot=none,cycle=disturber",
      "basic-only,hot=none,cycle=disturber,unnamed=both",
      "basic-only,hot=none,cycle=disturber,unnamed=both,cyclic=disturbing",
      "basic-only,hot=none,cycle=disturber+square",
      "basic-only,hot=none,cycle=psk",
      "basic-only,hot=none,cycle=ssk",
      "basic-only,hot=none,cycle=nssk",
      "basic-only,hot=none,cycle=fixed",
      "basic-only,self_removal=none",
      "basic-only,hot=hot,self_removal=none",
      "basic-only,hot=none,cycle=square,self_removal=none",
      "basic-only,hot=none,cycle=starter-first,self_removal=none",
  };
  return *readings;
}

}  // namespace hotstone::spec
