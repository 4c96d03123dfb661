// What the checker says of a solution that it accepts.
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CLAIM_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CLAIM_H_

#include <cstdint>
#include <string>

namespace hotstone::certify {

struct SolutionHeader;

struct SolutionChecked {
  std::string claim;         // in a sentence
  uint64_t situations = 0;   // entries
  uint64_t transitions = 0;  // answers of the opponent that were checked
  uint64_t settled = 0;      // answers and moves of the owner that settle the board
  uint64_t ends = 0;         // entries in which the owner passes
  uint64_t next_plays = 0;   // answers after which the next play of the owner holds the board
  uint64_t highest_rank = 0;
  int slices = 0;
};

// What a solution with this header claims (solution_under.h).
std::string SolutionClaim(const SolutionHeader& header);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CLAIM_H_
