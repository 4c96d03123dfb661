#include "search/history/superko_keys.h"

#include <cstdlib>

namespace hotstone::search {

using enumerate::SuperkoPlayer;

std::optional<uint32_t> SuperkoKeys::OfStart(uint32_t position, int to_move) const {
  switch (who) {
    case SuperkoPlayer::kNone:
      return position;
    case SuperkoPlayer::kToMove:
      return 2 * position + static_cast<uint32_t>(to_move);
    case SuperkoPlayer::kMaker:
      return std::nullopt;
  }
  std::abort();
}

std::optional<uint32_t> SuperkoKeys::OfPass(uint32_t position, int to_move) const {
  if (who != SuperkoPlayer::kToMove) return std::nullopt;
  return 2 * position + static_cast<uint32_t>(to_move);
}

std::optional<uint32_t> SuperkoKeys::Forbidden(uint32_t key, int player) const {
  if (who == SuperkoPlayer::kNone) return key;
  const bool of_player = static_cast<int>(key & 1) == player;
  return of_player == (who == SuperkoPlayer::kMaker) ? std::optional(key >> 1) : std::nullopt;
}

}  // namespace hotstone::search
