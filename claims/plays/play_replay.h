// The literal law's view of the plays that break a claim about single plays.
//
// The enumerator and the law share no rule code, so a wrong mask in one is detected here: the
// enumerator calls a play a violation, and the law, asked about the same play, disagrees. Each
// claim is stated once more in the terms of spec/, about the one or two plays of the witness.
//
// The law is a parameter: three functions about a play. Most of these claims hold under every rule
// set that the program knows, so only another law can show that the replay is able to say yes.
#ifndef HOTSTONE_CLAIMS_PLAYS_PLAY_REPLAY_H_
#define HOTSTONE_CLAIMS_PLAYS_PLAY_REPLAY_H_

#include <functional>
#include <set>

#include "certify/verdict.h"
#include "claims/plays/obligations.h"
#include "spec/board/board_play.h"
#include "spec/board/move.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace hotstone::claims {

// The limit of a verdict whose witness the law does not confirm.
inline constexpr char kDoesNotReplay[] =
    "the witness does not replay in spec/: this is a bug in hotstone, please report it";

struct PlayLaw {
  // What a play does, permitted or not. The point must be empty.
  std::function<spec::BoardPlay(const spec::Position& before, spec::Color player, spec::Point at)>
      play;
  // Whether it may be made as the first play of a game from this position.
  std::function<spec::Ruling(const spec::RuleSet& rules, const spec::Position& before,
                             const spec::Move& move)>
      judge;
  // Where the opponent may not play immediately after it. The play must be permitted.
  std::function<std::set<spec::Point>(const spec::RuleSet& rules, const spec::Position& before,
                                      const spec::Move& move)>
      bans;
};

// The law of spec/.
const PlayLaw& LiteralPlayLaw();

// Whether the plays of the witness break the claim under this law. Ko layers apply as far as the
// claim says: not at all in `freedom` and `two-play-lemma`, the hot stones in `symmetry` and
// `colour-swap`, all of them in `variation`. A witness without a play breaks nothing.
bool BreaksClaim(Obligation obligation, const spec::RuleSet& rules, const certify::Witness& witness,
                 const PlayLaw& law);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_PLAYS_PLAY_REPLAY_H_
