#include "enumerate/fates/breath_claims.h"

#include "enumerate/rules/ko_class.h"

namespace hotstone::enumerate {
namespace {

// The stones of a position by fate.
struct ByFate {
  BitBoard dead;
  BitBoard alive;
  BitBoard by_turn;
  explicit ByFate(const FateSets& fates)
      : dead(fates.attacker_first.removed & fates.owner_first.removed),
        alive(fates.attacker_first.kept & fates.owner_first.kept),
        by_turn(fates.ByTurn()) {}
};

// Collects what one position says of each claim.
class Judge {
 public:
  Judge(Stones stones, uint64_t images, BreathClaimCounts& counts)
      : stones_(stones), images_(images), counts_(counts) {}

  // Outer breaths are false unless both sides are equal (ING96-G409).
  void Group(const KoPosition& position, const KoGroup& group, bool balanced, const ByFate& fates) {
    const BitBoard stones = group.stones & position.LastingStones(group.side);
    if (stones == 0) return;
    const bool alive = (stones & ~fates.alive) == 0;
    if (group.alive) Add(0, alive);
    if (group.least_eyes >= 2) Add(1, alive);
    if (alive && !balanced) Add(2, Count(group.internal | group.shared) >= 2);
    if (!balanced && (group.internal | group.shared | group.ko) == 0)
      Add(3, (stones & ~fates.dead) == 0);
  }

  void Position(const KoPosition& position, const KoVerdict& verdict, const ByFate& fates) {
    const BitBoard all = position.LastingStones();
    if (verdict.ko_class == KoClass::kFighting) Add(9, (all & fates.by_turn) != 0);
    if (verdict.ko_class != KoClass::kDisturbing) return;
    const bool nobody = (all & (fates.dead | fates.by_turn)) == 0;
    if (verdict.balanced) Add(4, nobody);
    if (verdict.dead.has_value()) {
      Add(5, (position.LastingStones(*verdict.dead) & ~fates.dead) == 0);
      Add(6, (position.LastingStones(Other(*verdict.dead)) & ~fates.alive) == 0);
    }
    if (verdict.disturbing == DisturbingKind::kDisturbedLife) Add(7, nobody);
    Add(8, (all & fates.by_turn) == 0);
  }

 private:
  void Add(size_t claim, bool holds) {
    BreathClaimCount& count = counts_[claim];
    count.applies += images_;
    if (holds) return;
    count.fails += images_;
    const auto size = [](Stones s) { return Count(s.own | s.opp); };
    if (!count.least.has_value() || size(stones_) < size(*count.least)) count.least = stones_;
  }

  Stones stones_;
  uint64_t images_;
  BreathClaimCounts& counts_;
};

}  // namespace

BreathClaimCounts CountBreathClaims(const FateTable& table) {
  BreathClaimCounts counts;
  table.ForEachPosition([&](Stones stones, const FateSets& sets, uint64_t images) {
    const ByFate fates(sets);
    Judge judge(stones, images, counts);
    for (const KoPosition& position : FindKoPositions(table.grid(), stones)) {
      const KoVerdict verdict = Classify(table.grid(), stones, position);
      for (const KoGroup& group : position.groups)
        judge.Group(position, group, verdict.balanced, fates);
      judge.Position(position, verdict, fates);
    }
  });
  return counts;
}

}  // namespace hotstone::enumerate
