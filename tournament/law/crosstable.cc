#include "tournament/law/crosstable.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::tournament {
namespace {

bool IsPossibleEnd(PlayerResult black, PlayerResult white) {
  const bool drawn = black == PlayerResult::kDrawn;
  return drawn == (white == PlayerResult::kDrawn);
}

}  // namespace

absl::StatusOr<int> Crosstable::AddPlayer(std::string_view name) {
  if (name.empty()) return absl::InvalidArgumentError("a player without a name");
  if (players_.size() >= static_cast<size_t>(kMostPlayers)) {
    return absl::InvalidArgumentError(absl::StrCat("more than ", kMostPlayers, " players"));
  }
  const int number = static_cast<int>(players_.size());
  if (!numbers_.emplace(std::string(name), number).second) {
    return absl::InvalidArgumentError(absl::StrCat("the player ",
                                                   absl::Utf8SafeCEscape(std::string(name)),
                                                   " occurs twice; names must be unique"));
  }
  players_.emplace_back(name);
  return number;
}

std::optional<int> Crosstable::FindPlayer(std::string_view name) const {
  const auto found = numbers_.find(name);
  if (found == numbers_.end()) return std::nullopt;
  return found->second;
}

std::string Crosstable::NameShown(int player) const {
  assert(0 <= player && static_cast<size_t>(player) < players_.size());
  return absl::Utf8SafeCEscape(players_[static_cast<size_t>(player)]);
}

absl::Status Crosstable::CheckRound(int round) const {
  if (round >= 1 && round <= kMostRounds) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("round ", round, "; rounds are numbered from 1 to ", kMostRounds));
}

absl::Status Crosstable::CheckFree(int round, int player) const {
  if (player < 0 || player >= static_cast<int>(players_.size())) {
    return absl::InvalidArgumentError(absl::StrCat("there is no player number ", player));
  }
  if (!taken_.contains({round, player})) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(NameShown(player),
                                                 " already has a game or a bye in round ", round,
                                                 "; each player has one per round"));
}

absl::Status Crosstable::AddGame(const TournamentGame& game) {
  RETURN_IF_ERROR(CheckRound(game.round));
  RETURN_IF_ERROR(CheckFree(game.round, game.black));
  RETURN_IF_ERROR(CheckFree(game.round, game.white));
  if (game.black == game.white) {
    return absl::InvalidArgumentError(
        absl::StrCat(NameShown(game.black), " plays against himself"));
  }
  if (!IsPossibleEnd(game.for_black, game.for_white)) {
    return absl::InvalidArgumentError("a game that is drawn for one player is drawn for the other");
  }
  taken_.insert({game.round, game.black});
  taken_.insert({game.round, game.white});
  games_.push_back(game);
  rounds_ = std::max(rounds_, game.round);
  return absl::OkStatus();
}

absl::Status Crosstable::AddBye(const Bye& bye) {
  RETURN_IF_ERROR(CheckRound(bye.round));
  RETURN_IF_ERROR(CheckFree(bye.round, bye.player));
  taken_.insert({bye.round, bye.player});
  byes_.push_back(bye);
  rounds_ = std::max(rounds_, bye.round);
  return absl::OkStatus();
}

}  // namespace hotstone::tournament
