// The rules that the toy engine can play: a ko rule or a superko, and what becomes of suicide; and
// sets of such rules.
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

// The rules with one of these ko rules and one of these suicide rules: a bit for each.
struct ToyWhere {
  unsigned kos = ~0U;
  unsigned suicides = ~0U;

  static constexpr unsigned Bit(auto rule) { return 1U << static_cast<unsigned>(rule); }
  constexpr bool Has(const ToyRules& rules) const {
    return (kos & Bit(rules.ko)) != 0 && (suicides & Bit(rules.suicide)) != 0;
  }
  constexpr bool empty() const { return kos == 0 || suicides == 0; }
  friend constexpr ToyWhere operator&(ToyWhere a, ToyWhere b) {
    return {a.kos & b.kos, a.suicides & b.suicides};
  }
};

namespace toy_where {
inline constexpr ToyWhere kAlways;
inline constexpr ToyWhere kSimpleKo{ToyWhere::Bit(ToyRules::Ko::kSimple)};
inline constexpr ToyWhere kPositional{ToyWhere::Bit(ToyRules::Ko::kPositional)};
inline constexpr ToyWhere kSituational{ToyWhere::Bit(ToyRules::Ko::kSituational)};
inline constexpr ToyWhere kNatural{ToyWhere::Bit(ToyRules::Ko::kNatural)};
inline constexpr ToyWhere kByTurn{kSituational.kos | kNatural.kos};  // it compares players, too
inline constexpr ToyWhere kOfMoments{kPositional.kos | kSituational.kos};
inline constexpr ToyWhere kSuperko{kPositional.kos | kByTurn.kos};
inline constexpr ToyWhere kNoSuicide{~0U, ToyWhere::Bit(ToyRules::Suicide::kNone)};
inline constexpr ToyWhere kSuicideOfSeveral{~0U, ToyWhere::Bit(ToyRules::Suicide::kOfSeveral)};
inline constexpr ToyWhere kSuicideOfAny{~0U, ToyWhere::Bit(ToyRules::Suicide::kAny)};
inline constexpr ToyWhere kSuicide{~0U, ~kNoSuicide.suicides};
inline constexpr ToyWhere kNoSuicideOfOne{~0U, ~kSuicideOfAny.suicides};
}  // namespace toy_where

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_SEEDED_TOY_RULES_H_
