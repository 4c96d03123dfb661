// The handicap of a record: what HA and RU say about the passes that White owes (ING96-G313).
//
//   HA[n], n >= 2, black stones set up: the stones are the handicap. Nothing is owed, whatever any
//   rules say.
//   HA[n], n >= 2, none set up: n black stones before White's first are n - 1 passes of White. If
//   RU is one of our rule sets and names a handicap itself, RU prevails, with a warning if its
//   number is not n - 1.
//   No HA, or HA below 2: the passes in RU are owed, even if stones are set up. Without HA they are
//   a position, not the handicap.
//
// explain, score and the engine's loadsgf all use this, so a record is the same game in all of
// them.
#ifndef HOTSTONE_FORMATS_SGF_SGF_HANDICAP_H_
#define HOTSTONE_FORMATS_SGF_SGF_HANDICAP_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::formats {

struct SgfHandicap {
  int stones = 0;              // the number in HA; 0 if missing or empty
  bool stones_set_up = false;  // the black stones of the setup are the handicap
  int passes = 0;              // passes that White owes by the record alone
  std::string warning = {};    // if HA and RU contradict each other; else empty
};

// InvalidArgument with its place if HA is not a number of stones from 0 to 362, one more than the
// most passes.
absl::StatusOr<SgfHandicap> ReadSgfHandicap(const SgfGame& game, std::string_view source);

// "FILE:LINE:COLUMN: HA[3] says 2 passes, RU says 1: RU stands", where `who` is RU and says
// `passes`. Empty unless HA asks for passes and `who` gives a different, nonzero number.
std::string HandicapContradiction(const SgfGame& game, const SgfHandicap& handicap,
                                  std::string_view who, int passes, std::string_view source);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_SGF_SGF_HANDICAP_H_
