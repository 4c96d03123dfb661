// The stones of a group of a ko position that are not stones of its kos, by the plain law; for
// tests.
#ifndef HOTSTONE_TESTS_ENUMERATE_FATES_LASTING_STONES_H_
#define HOTSTONE_TESTS_ENUMERATE_FATES_LASTING_STONES_H_

#include <algorithm>
#include <vector>

#include "spec/ko/breath.h"

namespace hotstone::enumerate {

inline std::vector<spec::Point> PlainLastingStones(const spec::KoPosition& position,
                                                   const spec::KoGroup& group) {
  std::vector<spec::Point> lasting;
  for (const spec::Point stone : group.stones) {
    const bool in_a_ko =
        std::any_of(position.kos.begin(), position.kos.end(), [&](const spec::KoBetween& between) {
          const auto& stones = between.ko.stones;
          return std::find(stones.begin(), stones.end(), stone) != stones.end();
        });
    if (!in_a_ko) lasting.push_back(stone);
  }
  return lasting;
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_TESTS_ENUMERATE_FATES_LASTING_STONES_H_
