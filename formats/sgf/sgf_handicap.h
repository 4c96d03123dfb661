// The handicap of a record: what HA and RU say of the passes that White owes (ING96-G313).
//
//   HA[n], n >= 2, black stones set up: the stones are the handicap. Nothing is owed, whatever any rules say.
//   HA[n], n >= 2, none set up: n black stones before White's first are n - 1 passes of White. Where RU is one
//     of our rule sets and names a handicap itself, RU stands, and a number other than n - 1 is warned about.
//   No HA, or one below 2: what RU names is owed, also where stones are set up. Without HA they are a position,
//     not the handicap.
//
// explain, score and the engine's loadsgf all ask here, so that a record is one game in all of them.
#ifndef HOTSTONE_FORMATS_SGF_SGF_HANDICAP_H_
#define HOTSTONE_FORMATS_SGF_SGF_HANDICAP_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::formats {

struct SgfHandicap {
  int stones = 0;              // the number that HA says; 0 if there is none or nothing in it
  bool stones_set_up = false;  // the black stones of the setup are the handicap
  int passes = 0;              // that White owes by the record alone
  std::string warning = {};    // where HA and RU contradict each other; else empty
};

// InvalidArgument with its place if HA is no number of stones from 0 to 362: one more than the most passes.
absl::StatusOr<SgfHandicap> ReadSgfHandicap(const SgfGame& game, std::string_view source);

// "FILE:LINE:COLUMN: HA[3] says 2 passes, RU says 1: RU stands", where `who` is RU and says `passes`. Empty
// unless HA asks for passes, and for another number than the ones, not none, that `who` says.
std::string HandicapContradiction(const SgfGame& game, const SgfHandicap& handicap, std::string_view who,
                                  int passes, std::string_view source);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_SGF_SGF_HANDICAP_H_
