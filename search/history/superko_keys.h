// What the superkos remember that compare where a play leads: a position, or a position and a player.
// Positions are numbers, and a key is the number of the position, or twice that and the player
// (superko_player.h says which player).
#ifndef HOTSTONE_SEARCH_HISTORY_SUPERKO_KEYS_H_
#define HOTSTONE_SEARCH_HISTORY_SUPERKO_KEYS_H_

#include <cstdint>
#include <optional>

#include "enumerate/rules/superko_player.h"

namespace hotstone::search {

struct SuperkoKeys {
  enumerate::SuperkoPlayer who = enumerate::SuperkoPlayer::kNone;

  // Of so many positions.
  uint32_t Count(uint32_t positions) const {
    return who == enumerate::SuperkoPlayer::kNone ? positions : 2 * positions;
  }

  // Of a play of `player` that leads to a position: what forbids it, and what it adds.
  uint32_t OfPlay(uint32_t to, int player) const {
    if (who == enumerate::SuperkoPlayer::kNone) return to;
    return 2 * to + static_cast<uint32_t>(who == enumerate::SuperkoPlayer::kMaker ? player : 1 - player);
  }

  // What is remembered before the first play.
  std::optional<uint32_t> OfStart(uint32_t position, int to_move) const;

  // What a pass adds after which `to_move` is to move.
  std::optional<uint32_t> OfPass(uint32_t position, int to_move) const;

  // Where the plays lead that a key forbids `player`; nothing if it forbids him none.
  std::optional<uint32_t> Forbidden(uint32_t key, int player) const;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_SUPERKO_KEYS_H_
