// The rules that the toy engine can play: a ko rule or a superko, and what becomes of suicide.
#ifndef HOTSTONE_CONFORMANCE_SEEDED_TOY_RULES_H_
#define HOTSTONE_CONFORMANCE_SEEDED_TOY_RULES_H_

namespace hotstone::conformance {

struct ToyRules {
  enum class Ko { kNone, kSimple, kPositional, kSituational, kNatural };
  enum class Suicide { kNone, kOfSeveral, kAny };
  Ko ko = Ko::kSimple;
  Suicide suicide = Suicide::kNone;
  friend bool operator==(const ToyRules&, const ToyRules&) = default;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_SEEDED_TOY_RULES_H_
