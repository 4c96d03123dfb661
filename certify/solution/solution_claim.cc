#include "certify/solution/solution_claim.h"

#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "certify/solution/solution.h"

namespace hotstone::certify {
namespace {

std::string Under(GoodUnder rules) {
  const std::string every = "every rule of repetition (any list for the key cycle)";
  switch (rules) {
    case GoodUnder::kAny:
      return every;
    case GoodUnder::kAnySingleHot:
      return absl::StrCat(every, " with single hot stones or none");
    case GoodUnder::kAnyWithBasicKo:
      return absl::StrCat(every, " with basic ko and without any-ko-stone");
    case GoodUnder::kAnySingleHotWithBasicKo:
      return absl::StrCat(every, " with basic ko and no other hot stones");
    case GoodUnder::kBasicKo:
      return "basic ko alone";
  }
  std::abort();  // not an enumerator
}

}  // namespace

std::string SolutionClaim(const SolutionHeader& header) {
  const std::string forces = absl::StrCat(
      spec::ColorName(header.side), " forces an area difference of ", "at least ", header.at_least);
  const std::string rows = header.start.ToText();
  const std::string board = header.start.size().ToString();
  const bool basic_ko = header.rules != GoodUnder::kAny && header.rules != GoodUnder::kAnySingleHot;
  if (!basic_ko && header.ends_at == EndsAt::kGameEnd) {
    return absl::StrCat(
        forces, " for himself (board ", board, ", from ",
        std::string(1, spec::ColorLetter(header.to_move)), " ", rows,
        "), whatever rule of repetition is in force (any list for the key cycle), with ",
        header.rules == GoodUnder::kAny ? "hot stones of any kinds or none"
                                        : "single hot stones or none",
        ", 2 or 4 passes to end, any self-removal (of single stones beside a superko, with "
        "cycle_colour=same and same=board), handicap=0, capture_ends=false");
  }
  return absl::StrCat(forces, " on ", board, " from ", rows, ", ", spec::ColorName(header.to_move),
                      " to move, under ", Under(header.rules),
                      ", if no play may remove only the stone just played");
}

}  // namespace hotstone::certify
