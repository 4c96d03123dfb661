// Reference values under rules with history, by a plain search: boards of up to four points,
// without hot stones.
//
// Under second-cycle and starter the set contains the plays made so far. A player who could repeat
// a play is back at the position where he made it, so he completes a cycle that he started and that
// contains the play: both rules forbid it, and neither forbids anything else.
#ifndef HOTSTONE_TESTS_SEARCH_HISTORY_PLAIN_HISTORY_H_
#define HOTSTONE_TESTS_SEARCH_HISTORY_PLAIN_HISTORY_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

class PlainHistory {
 public:
  PlainHistory(const enumerate::Grid& grid, const enumerate::LegalIndex& index,
               const spec::RuleSet& rules);
  ~PlainHistory();
  int Value(uint32_t position, int player);
  // Whether Black reaches the bound in a game that continues with these keys seen, under psk, ssk
  // or nssk.
  bool Reaches(const std::vector<uint32_t>& keys, uint32_t position, int player, int passes,
               int bound);

 private:
  struct Parts;
  const int points_;
  std::unique_ptr<Parts> parts_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_TESTS_SEARCH_HISTORY_PLAIN_HISTORY_H_
