// What the superkos that compare results of plays remember: a position, or a position and a player.
// Positions are numbers, and a key is the number of the position, or twice that plus the player
// (superko.h chooses the player).
#ifndef HOTSTONE_SEARCH_HISTORY_SUPERKO_KEYS_H_
#define HOTSTONE_SEARCH_HISTORY_SUPERKO_KEYS_H_

#include <cstdint>
#include <optional>

#include "enumerate/rules/superko.h"

namespace hotstone::search {

struct SuperkoKeys {
  enumerate::SuperkoPlayer who = enumerate::SuperkoPlayer::kNone;

  // For this many positions.
  uint32_t Count(uint32_t positions) const {
    return who == enumerate::SuperkoPlayer::kNone ? positions : 2 * positions;
  }

  // The key of a play by `player` that leads to a position: the key that forbids it, and that it
  // adds.
  uint32_t OfPlay(uint32_t to, int player) const {
    if (who == enumerate::SuperkoPlayer::kNone) return to;
    return 2 * to +
           static_cast<uint32_t>(who == enumerate::SuperkoPlayer::kMaker ? player : 1 - player);
  }

  // What is remembered before the first play.
  std::optional<uint32_t> OfStart(uint32_t position, int to_move) const;

  // What a pass adds if `to_move` moves next.
  std::optional<uint32_t> OfPass(uint32_t position, int to_move) const;

  // The result of the plays that a key forbids `player`; nothing if it forbids none.
  std::optional<uint32_t> Forbidden(uint32_t key, int player) const;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_SUPERKO_KEYS_H_
