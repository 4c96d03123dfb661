#include "search/cycles/place_bans.h"

#include <algorithm>

namespace hotstone::search {

using enumerate::BitAt;
using enumerate::BitBoard;

PlaceBans::Ban PlaceBans::BanOf(const SeenPlay& play, BitBoard place) {
  return {play.player,
          play.at,
          place,
          play.before.own & place,
          play.before.opp & place,
          play.before.opp & ~play.after.opp,
          (play.before.own | BitAt(play.at)) & ~play.after.own};
}

void PlaceBans::Forbid(const SeenPlay& play, BitBoard place) {
  const Ban ban = BanOf(play, place);
  const auto [known, is_new] = numbers_.try_emplace(ban, static_cast<uint32_t>(bans_.size()));
  if (is_new) bans_.push_back(ban);
  std::vector<uint32_t> set = {known->second};
  for (const Entry& entry : order_) {
    if (entry.ban == known->second) return;
    set.push_back(entry.ban);
  }
  std::sort(set.begin(), set.end());
  const auto number = static_cast<uint32_t>(sets_.size() + 1);
  order_.push_back({known->second, sets_.try_emplace(std::move(set), number).first->second});
}

bool PlaceBans::Forbids(const SeenPlay& play) const {
  return std::any_of(order_.begin(), order_.end(), [&](const Entry& entry) {
    const Ban& ban = bans_[entry.ban];
    return ban.player == play.player && ban.at == play.at && ban == BanOf(play, ban.place);
  });
}

}  // namespace hotstone::search
