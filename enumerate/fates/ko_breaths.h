// Can any rule over breaths say what removal says of a ko position?
//
// The *breaths* of a ko position are all that ING96-R4 and R5 let a referee count (rules/breath.h):
// for each group its internal, ko, shared and external breaths, its least and most eyes, whether it
// is alive by itself, whether it encloses doubtful stones, and how many kos it holds and can take.
// Two positions with the same breaths get the same answer from every rule over them. So where
// removal tells them apart, each such rule is wrong about one of the two.
//
// A position is *open* if a stone of its groups, ko stones left out, is by turn (ko_fates.h).
#ifndef HOTSTONE_ENUMERATE_FATES_KO_BREATHS_H_
#define HOTSTONE_ENUMERATE_FATES_KO_BREATHS_H_

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "enumerate/fates/breath_rule.h"
#include "enumerate/fates/fates.h"
#include "enumerate/rules/breath.h"

namespace hotstone::enumerate {

// The breaths as a key, the same for both ways to name the colours. One byte a count.
std::string BreathsOf(const KoPosition& position);

// The ko positions with the same breaths, each image and either colour by itself.
struct SameBreaths {
  struct Half {
    uint64_t positions = 0;
    std::optional<Stones> least;  // one with the fewest stones, if there is any
  };
  std::array<Half, 2> by_open;  // not open, open
  BreathCounts counts{};        // the same for all of them

  bool IsUndecided() const { return by_open[0].positions > 0 && by_open[1].positions > 0; }
  // What the most positions are: the answer of the best rule.
  bool IsMostlyOpen() const { return by_open[1].positions > by_open[0].positions; }
};

// By breaths.
using KoBreaths = std::map<std::string, SameBreaths>;

// O(positions x chains^2).
KoBreaths CollectKoBreaths(const FateTable& table);

struct BreathScore {
  uint64_t positions = 0;
  uint64_t kinds = 0;      // different breaths
  uint64_t undecided = 0;  // positions whose breaths belong to open and to other positions
  uint64_t best = 0;       // positions about which the best rule over breaths is right
};
BreathScore ScoreOf(const KoBreaths& breaths);

// Two positions with the same breaths, one open and one not, with the fewest stones in all.
struct BreathPair {
  Stones settled;
  Stones open;
};
std::optional<BreathPair> LeastPair(const KoBreaths& breaths);

// The same positions by their counts, for BestRule (breath_rule.h).
std::vector<CountedKind> ByCounts(const KoBreaths& breaths);

// How the best rule of one board does on another, which it has not seen.
struct BreathTransfer {
  uint64_t positions = 0;  // of the other board
  uint64_t known = 0;      // whose breaths occur on the first one
  uint64_t right = 0;      // about which the rule is right
};
BreathTransfer Apply(const KoBreaths& learned, const KoBreaths& other);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_KO_BREATHS_H_
