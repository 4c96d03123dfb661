#include "answers/solve/table_oracle.h"

namespace hotstone::answers {

std::optional<uint64_t> TableOracle::Distance(const enumerate::BitSituation& situation) {
  if (!status_.ok()) return std::nullopt;
  const auto own = static_cast<uint32_t>(situation.player == 0 ? situation.black : situation.white);
  const auto occupancy = static_cast<uint32_t>(situation.black | situation.white);
  uint64_t cell = index_.CellOf(own, occupancy);
  if (situation.bans != 0) {
    const auto ko_cell = index_.FindKoCell(own, occupancy, enumerate::FirstPoint(situation.bans));
    if (!ko_cell.has_value()) return std::nullopt;
    cell = index_.cells() + *ko_cell;
  }
  const auto value = cursor_.Value(cell);
  if (!value.ok()) {
    status_ = value.status();
    return std::nullopt;
  }
  const bool to_move = situation.player == side_;
  const int worth = to_move ? enumerate::LowOf(*value) : -enumerate::HighOf(*value);
  if (*value == enumerate::kIllegalCell || worth < at_least_) return std::nullopt;
  const auto stages = cursor_.StagesOf(cell);
  if (!stages.ok()) {
    status_ = stages.status();
    return std::nullopt;
  }
  const int points = index_.grid().points();
  const int empty = points - enumerate::Count(situation.black | situation.white);
  const uint32_t place =
      (uint32_t{to_move ? stages->low : stages->high} << 8) + static_cast<uint32_t>(empty) + 1;
  return search::DistanceOf(worth, place, at_least_, points);
}

}  // namespace hotstone::answers
