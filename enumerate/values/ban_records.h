// Numbers the situations in which hot stones beyond the single one forbid points, so that each has
// its values.
//
// After a play that took a single ko one point is forbidden, and the shape says where; such
// situations have the ko cells of occupancy_index.h. Pairs and twins (rules/hot_stone.h) forbid
// points in other shapes, and several at once. They are rare, and no formula numbers them. So all
// plays of all legal positions are made once, and each resulting pair (position, set of forbidden
// points) becomes a record:
//
//     | cell of the position, within its block | forbidden points, in the frame of the block |
//
// The plays that lead to a record are also stored, so the sweeps need not search for bans again:
//
//     | cell it is made in | record | which empty point | stones after it |
//
// A position whose occupancy has symmetries has several cells that are images of one another; of
// the images of a pair the least is the record.
//
// Both lists are ordered by blocks. Rules with at most single hot stones have no records.
#ifndef HOTSTONE_ENUMERATE_VALUES_BAN_RECORDS_H_
#define HOTSTONE_ENUMERATE_VALUES_BAN_RECORDS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

class BanRecords {
 public:
  struct Record {
    uint32_t cell;  // within its block
    uint32_t bans;  // points
  };
  struct HotPlay {
    uint32_t cell;    // within its block
    uint32_t record;  // number of the record that it leads to
    uint8_t empty;    // it is made at the empty point with this number, from 0
    uint8_t layer;    // stones after it
  };

  // No records, for rules with at most single hot stones.
  BanRecords() = default;

  // Makes all plays. Cancelled if `progress` says stop. The index must outlive the records.
  static absl::StatusOr<BanRecords> Find(const OccupancyIndex& index, const FiniteRules& rules,
                                         Progress* progress);

  uint64_t size() const { return records_.size(); }

  // The records of a block; the first of them has the number FirstOf(block).
  std::span<const Record> Of(uint32_t block) const { return Slice(records_, first_record_, block); }
  uint32_t FirstOf(uint32_t block) const {
    return first_record_.empty() ? 0 : first_record_[block];
  }

  // The plays of a block that lead to records, ordered by empty points.
  std::span<const HotPlay> PlaysOf(uint32_t block) const {
    return Slice(plays_, first_play_, block);
  }

  // The record of a position with these forbidden points, `own` to move, if there is one.
  std::optional<uint32_t> NumberOf(const OccupancyIndex& index, uint32_t own, uint32_t occupancy,
                                   uint32_t bans) const;

 private:
  template <typename Item>
  static std::span<const Item> Slice(const std::vector<Item>& items,
                                     const std::vector<uint32_t>& first, uint32_t block) {
    if (first.empty()) return {};
    return {items.data() + first[block], items.data() + first[block + 1]};
  }

  std::vector<Record> records_;
  std::vector<HotPlay> plays_;
  std::vector<uint32_t> first_record_;  // by block, one more than blocks; empty if no records
  std::vector<uint32_t> first_play_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_VALUES_BAN_RECORDS_H_
