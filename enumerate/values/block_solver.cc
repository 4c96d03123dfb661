// Updates one block of cells: all colourings of one set of stones, for both ends of the interval.
//
// Visit first finds the cells that may still change (FindActive), and does nothing if there are
// none. FindPlays takes one empty point after the other. The play there leads to the block with
// that point added; the mapping of colouring bits is computed once for all cells, in two tables of
// sums, or cell by cell if few are active. A target that is marked illegal means that the play
// removes something, and only then ResolvePlays examines chains. FindHotPlays adds the plays that
// leave other bans. The best plays of each cell are combined, FindScores counts the area of all
// colourings, and Pass unrolls the passes that end the game between a cell and its complement,
// which is the same position with the other player to move. Write stores the improvements.
//
// For example, on 2x1 the block of the point A1 has two cells, an own stone there and an opposing
// one. B1 is the last empty point, so every play there removes something. In the first cell the
// play captures nothing, and the chain of two stones would remove itself, which groups may: it
// leads to the empty board. In the second it captures the stone on A1 as a ko, and leads to a cell
// of that ko, in which the opponent may not play at A1.
#include "enumerate/values/block_solver.h"

#include <algorithm>
#include <cstring>

#include "enumerate/rules/area.h"

namespace hotstone::enumerate {
namespace {

constexpr int kTableBits = 10;
constexpr uint32_t kTableSize = 1 << kTableBits;
constexpr uint32_t kTableMask = kTableSize - 1;

// Below this share of active cells of a block (one in ...) only those are examined.
constexpr uint32_t kSparse = 6;

// table[x] = sum of step[b] over the bits b of x that are clear.
void FillComplemented(std::vector<uint32_t>& table, const std::vector<uint32_t>& steps,
                      size_t first, size_t count) {
  uint32_t all = 0;
  for (size_t b = 0; b < count; ++b) all |= steps[first + b];
  table[0] = all;
  for (size_t b = 0; b < count; ++b) {
    for (size_t x = 0; x < size_t{1} << b; ++x)
      table[x + (size_t{1} << b)] = table[x] & ~steps[first + b];
  }
}

// Under robust rules no play leads to a cell with a ban.
FiniteRules WithoutBansOfPlays(FiniteRules rules) {
  if (rules.robust) rules.hot.single = false;
  return rules;
}

}  // namespace

bool HasSingleBans(const FiniteRules& rules) {
  return !rules.hot.BeyondSingle() && !rules.capture_ends;
}

BlockSolver::BlockSolver(const OccupancyIndex& index, const BanRecords& records,
                         const FiniteRules& rules, Phase phase, CellTable table, FinalWorth worth)
    : index_(index),
      records_(records),
      rules_(WithoutBansOfPlays(rules)),
      phase_(phase),
      worth_(worth),
      arithmetic_(PhaseArithmetic::Of(phase)),
      table_(table),
      target_low_(kTableSize) {
  const Grid& grid = index.grid();
  for (int p = 0; p < grid.points(); ++p)
    neighbours_.push_back(static_cast<uint32_t>(grid.neighbours(p)));
  size_t most = 0;  // the largest array of plays of a block
  for (int layer = 0; layer < grid.points(); ++layer) {
    most = std::max(most, static_cast<size_t>(grid.points() - layer) << layer);
  }
  const size_t largest = size_t{1} << (grid.points() - 1);
  play_low_.resize(most);
  play_high_.resize(most);
  best_low_.resize(largest);
  best_high_.resize(largest);
  score_.resize(largest);
  active_.resize(largest);
  target_high_.resize(std::max<size_t>(1, largest >> kTableBits));
}

uint32_t BlockSolver::Expand(uint32_t cell) const { return UnpackBits(cell, occupancy_); }

template <typename Look>
void BlockSolver::ForEachBanned(uint32_t number, const Look& look) const {
  const uint32_t occupancy = index_.block(number).occupancy;
  const uint32_t empty = static_cast<uint32_t>(index_.grid().full()) & ~occupancy;
  for (const OccupancyIndex::KoPattern& ko : index_.KoPatterns(number)) {
    const uint32_t banned = PackBits(uint32_t{1} << ko.ban, empty);
    const uint64_t first = index_.cells() + ko.base;
    for (uint32_t f = 0; f < uint32_t{1} << Count(ko.free); ++f) {
      look(first + f, PackBits(UnpackBits(f, ko.free) | ko.own, occupancy), banned);
    }
  }
  uint64_t cell = index_.cells() + index_.ko_cells() + records_.FirstOf(number);
  for (const BanRecords::Record& record : records_.Of(number)) {
    look(cell++, record.cell, PackBits(record.bans, empty));
  }
}

void BlockSolver::Start(uint32_t number) {
  const OccupancyIndex::Block& block = index_.block(number);
  const int points = index_.grid().points();
  CellValue* cells = table_.cells + block.base;
  const auto size = static_cast<uint32_t>(index_.BlockCells(number));
  const auto start = [&](CellValue value) {
    if (phase_ == Phase::kValues) return MakeCell(-points, points);
    return value == kIllegalCell ? value : MakeCell(2 * LowOf(value), 2 * HighOf(value) + 1);
  };
  if (phase_ == Phase::kMeasure) {
    for (uint32_t c = 0; c < size; ++c) cells[c] = start(cells[c]);
  } else {
    // Stones next to an empty point breathe; the others must be connected to one that does. This is
    // the same with the colours exchanged.
    const Grid& grid = index_.grid();
    const BitBoard near = grid.Adjacent(grid.full() & ~BitBoard{block.occupancy}) & block.occupancy;
    for (uint32_t c = 0; c <= size / 2; ++c) {
      bool legal = true;
      if (near != block.occupancy) {
        const BitBoard own = UnpackBits(c, block.occupancy);
        const BitBoard opp = block.occupancy & ~own;
        legal = grid.Flood(own & near, own) == own && grid.Flood(opp & near, opp) == opp;
      }
      cells[c] = cells[size - 1 - c] = legal ? start(0) : kIllegalCell;
    }
  }
  ForEachBanned(number, [&](uint64_t cell, uint32_t c, uint32_t) {
    CellValue& value = table_.cells[cell];
    value = cells[c] == kIllegalCell ? kIllegalCell : start(value);
  });
}

// Activates a cell if any of these may still change: the cell, its complement, which needs its
// plays for passing, or the same position under some ban.
void BlockSolver::FindActive(uint32_t number) {
  const int points = index_.grid().points();
  const CellValue* cells = table_.cells + base_;
  uint8_t* active = active_.data();
  const uint32_t size = size_;
  if (phase_ == Phase::kValues) {
    for (uint32_t c = 0; c < size; ++c) active[c] = IsSettledValue(cells[c]) ? 0 : 1;
  } else {
    for (uint32_t c = 0; c < size; ++c) active[c] = IsSettledMeasure(points, cells[c]) ? 0 : 1;
  }
  ForEachBanned(number, [&](uint64_t cell, uint32_t c, uint32_t) {
    if (!IsSettled(phase_, points, table_.cells[cell])) active[c] = 1;
  });
  active_list_.clear();
  const auto add = [&](uint32_t c) {
    if ((active[c] | active[size - 1 - c]) == 0) return;
    active[c] = active[size - 1 - c] = 1;
    active_list_.push_back(c);
    if (size - 1 - c != c) active_list_.push_back(size - 1 - c);
  };
  const uint32_t half = (size + 1) / 2;
  uint32_t c = 0;
  for (; c + 8 <= half; c += 8) {  // most cells settle early: eight at a time
    uint64_t here;
    uint64_t there;
    std::memcpy(&here, active + c, 8);
    std::memcpy(&there, active + size - 8 - c, 8);
    if ((here | there) == 0) continue;
    for (uint32_t i = c; i < c + 8; ++i) add(i);
  }
  for (; c < half; ++c) add(c);
}

BlockSolver::Update BlockSolver::Visit(uint32_t number, int sweep) {
  const OccupancyIndex::Block& block = index_.block(number);
  occupancy_ = block.occupancy;
  empty_ = static_cast<uint32_t>(index_.grid().full()) & ~occupancy_;
  size_ = uint32_t{1} << block.layer;
  layer_ = block.layer;
  base_ = block.base;
  sweep_ = sweep;
  FindActive(number);
  Update update;
  if (active_list_.empty()) return update;
  dense_ = active_list_.size() * kSparse >= size_;
  int e = 0;
  for (uint32_t rest = empty_; rest != 0; rest &= rest - 1) FindPlays(e++);
  if (!rules_.robust) FindHotPlays(number);
  if (dense_) {
    std::copy_n(play_low_.begin(), size_, best_low_.begin());
    std::copy_n(play_high_.begin(), size_, best_high_.begin());
    for (int i = 1; i < e; ++i) {
      const int8_t* low = play_low_.data() + static_cast<size_t>(i) * size_;
      const int8_t* high = play_high_.data() + static_cast<size_t>(i) * size_;
      int8_t* best_low = best_low_.data();
      int8_t* best_high = best_high_.data();
      for (uint32_t c = 0, size = size_; c < size; ++c) {
        best_low[c] = std::max(best_low[c], low[c]);
        best_high[c] = std::max(best_high[c], high[c]);
      }
    }
  } else {
    for (const uint32_t c : active_list_) {
      int8_t low = kNone;
      int8_t high = kNone;
      for (int i = 0; i < e; ++i) {
        low = std::max(low, play_low_[static_cast<size_t>(i) * size_ + c]);
        high = std::max(high, play_high_[static_cast<size_t>(i) * size_ + c]);
      }
      best_low_[c] = low;
      best_high_[c] = high;
    }
  }
  if (rules_.robust) BindHurtSide(number);
  FindScores();
  WritePositions(update);
  if (rules_.robust) {
    ForEachBanned(number, [&](uint64_t cell, uint32_t c, uint32_t) {
      const CellValue position = table_.cells[base_ + c];
      if (active_[c] != 0 && position != kIllegalCell)
        Write(cell, LowOf(position), HighOf(position), update);
    });
  } else {
    WriteBanned(number, update);
  }
  return update;
}

// Plays at the empty point number e, for all cells or the active ones.
void BlockSolver::FindPlays(int e) {
  const uint32_t at = UnpackBits(uint32_t{1} << e, empty_);
  int8_t* low = play_low_.data() + static_cast<size_t>(e) * size_;
  int8_t* high = play_high_.data() + static_cast<size_t>(e) * size_;
  captures_.clear();
  if (empty_ == at) {
    // The last empty point: no position remains that the play could lead to without removing
    // something.
    for (const uint32_t c : active_list_) low[c] = high[c] = kNone;
    captures_ = active_list_;
    ResolvePlays(e, captures_);
    return;
  }
  const OccupancyIndex::Place place = index_.PlaceOf(occupancy_ | at);
  const uint32_t target_mask = index_.Map(place.symmetry, occupancy_ | at);
  const CellValue* target = table_.cells + place.base;
  const auto step = arithmetic_.step;
  const auto take = [&](uint32_t c, CellValue value) {
    low[c] = static_cast<int8_t>(step - HighOf(value));
    high[c] = static_cast<int8_t>(step - LowOf(value));
  };
  if (!dense_) {
    for (const uint32_t c : active_list_) {
      const uint32_t opp = index_.Map(place.symmetry, occupancy_ & ~Expand(c));
      const CellValue value = LoadCell(target + PackBits(opp, target_mask));
      if (value != kIllegalCell) {
        take(c, value);
      } else {
        low[c] = high[c] = kNone;
        captures_.push_back(c);
      }
    }
    ResolvePlays(e, captures_);
    return;
  }
  // The next mover is `opp`, the complement of the colouring, in the target's frame.
  std::vector<uint32_t> steps;
  for (uint32_t rest = occupancy_; rest != 0; rest &= rest - 1) {
    const uint32_t image = index_.Map(place.symmetry, rest & (~rest + 1));
    steps.push_back(uint32_t{1} << Count(target_mask & (image - 1)));
  }
  const size_t low_bits = std::min<size_t>(steps.size(), kTableBits);
  FillComplemented(target_low_, steps, 0, low_bits);
  FillComplemented(target_high_, steps, low_bits, steps.size() - low_bits);
  captures_.resize(size_);
  // Locals: the compiler must assume that a store through a byte pointer may change any member.
  uint32_t* captures_at = captures_.data();
  const uint8_t* active = active_.data();
  const uint32_t* low_places = target_low_.data();
  const uint32_t count = std::min(kTableSize, size_);
  size_t captures = 0;
  for (uint32_t first = 0; first < size_; first += kTableSize) {
    const CellValue* there = target + target_high_[first >> kTableBits];
    for (uint32_t x = 0; x < count; ++x) {
      const uint32_t c = first + x;
      const CellValue value = LoadCell(there + low_places[x]);
      const bool illegal = value == kIllegalCell;
      low[c] = static_cast<int8_t>(illegal ? kNone : step - HighOf(value));
      high[c] = static_cast<int8_t>(illegal ? kNone : step - LowOf(value));
      captures_at[captures] = c;
      captures += illegal & (active[c] != 0);
    }
  }
  captures_.resize(captures);
  ResolvePlays(e, captures_);
}

// These are captures and self-removals.
void BlockSolver::ResolvePlays(int e, const std::vector<uint32_t>& cells) {
  const uint32_t at = UnpackBits(uint32_t{1} << e, empty_);
  const int point = FirstPoint(at);
  const Grid& grid = index_.grid();
  const auto near_other_space = static_cast<uint32_t>(grid.Adjacent(empty_ & ~at));
  int8_t* low = play_low_.data() + static_cast<size_t>(e) * size_;
  int8_t* high = play_high_.data() + static_cast<size_t>(e) * size_;
  for (const uint32_t c : cells) {
    const uint32_t own = Expand(c);
    bool permitted = false;
    const Pair values = Capturing(own, occupancy_ & ~own, point, near_other_space, &permitted);
    if (!permitted) continue;
    low[c] = static_cast<int8_t>(values.low);
    high[c] = static_cast<int8_t>(values.high);
  }
}

// Plays that leave other bans than that of a single ko.
void BlockSolver::FindHotPlays(uint32_t number) {
  const uint64_t first = index_.cells() + index_.ko_cells();
  for (const BanRecords::HotPlay& play : records_.PlaysOf(number)) {
    if (active_[play.cell] == 0) continue;
    const Pair values = OfCell(first + play.record, play.layer);
    play_low_[size_t{play.empty} * size_ + play.cell] = static_cast<int8_t>(values.low);
    play_high_[size_t{play.empty} * size_ + play.cell] = static_cast<int8_t>(values.high);
  }
}

// A play of `own` at `at` after which some chain has no liberty, or the position is illegal already
// (then the result does not matter).
BlockSolver::Pair BlockSolver::Capturing(uint32_t own, uint32_t opp, int at,
                                         uint32_t near_other_space, bool* permitted) {
  const Grid& grid = index_.grid();
  const uint32_t stone = uint32_t{1} << at;
  const uint32_t around = neighbours_[static_cast<size_t>(at)];
  uint32_t captured = 0;
  for (uint32_t rest = around & opp; rest != 0; rest &= rest - 1) {
    uint32_t chain = rest & (~rest + 1);
    if ((captured & chain) != 0) continue;
    while ((chain & near_other_space) == 0) {
      const uint32_t next = chain | (static_cast<uint32_t>(grid.Adjacent(chain)) & opp);
      if (next == chain) {
        captured |= chain;
        break;
      }
      chain = next;
    }
  }
  if (captured == 0) {
    const auto removed = static_cast<uint32_t>(grid.Flood(stone, own | stone));
    *permitted = removed == stone ? !rules_.forbid_single : !rules_.forbid_groups;
    if (!*permitted) return {kNone, kNone};
    const uint32_t left = (own | opp) & ~removed;
    if (rules_.capture_ends) return OfFinished(own & ~removed, opp);
    Pair values = OfCell(index_.CellOf(opp, left), Count(left));
    if (rules_.robust) values.low = kNone;
    return values;
  }
  *permitted = true;
  const uint32_t left = (own | opp | stone) & ~captured;
  const uint32_t next = opp & ~captured;
  if (rules_.capture_ends) return OfFinished(own | stone, next);
  const bool ko = rules_.hot.single && (captured & (captured - 1)) == 0 && (around & own) == 0 &&
                  (around & ~left) == captured;
  if (!ko) return OfCell(index_.CellOf(next, left), Count(left));
  return OfCell(index_.cells() + index_.KoCellOf(next, left, FirstPoint(captured), at),
                Count(left));
}

// The value of a play to this cell. In phase measure, a value found forced in this sweep and layer
// does not count yet: the order in which the blocks of a layer are visited must not matter.
BlockSolver::Pair BlockSolver::OfCell(uint64_t cell, int layer) const {
  const CellValue value = LoadCell(table_.cells + cell);
  int low = LowOf(value);
  int high = HighOf(value);
  if (phase_ == Phase::kMeasure && layer == layer_) {
    if ((low & 1) != 0 && __atomic_load_n(table_.stage_low + cell, __ATOMIC_RELAXED) == sweep_)
      --low;
    if ((high & 1) == 0 && __atomic_load_n(table_.stage_high + cell, __ATOMIC_RELAXED) == sweep_)
      ++high;
  }
  return {arithmetic_.step - high, arithmetic_.step - low};
}

// The value of a play that ends the game and leaves these stones.
BlockSolver::Pair BlockSolver::OfFinished(uint32_t own, uint32_t opp) const {
  const int area = worth_ == FinalWorth::kArea ? AreaDifference(index_.grid(), {own, opp}) : 0;
  const int score = arithmetic_.scale * area;
  return {score + arithmetic_.score_low, score + arithmetic_.score_high};
}

// Area differences: empty regions are the same for all colourings. If finished games are worth
// nothing, all scores stay at their initial 0.
void BlockSolver::FindScores() {
  if (worth_ == FinalWorth::kNothing) return;
  struct Region {
    uint32_t border;  // the stones next to it, as bits of a colouring
    int size;
  };
  const Grid& grid = index_.grid();
  std::vector<Region> regions;
  for (uint32_t rest = empty_; rest != 0;) {
    const auto region = static_cast<uint32_t>(grid.Flood(rest & (~rest + 1), empty_));
    rest &= ~region;
    const auto border = static_cast<uint32_t>(grid.Adjacent(region)) & occupancy_;
    if (border != 0) regions.push_back({PackBits(border, occupancy_), Count(region)});
  }
  const auto score = [&](uint32_t c) {
    int own = Count(c);
    int opp = layer_ - own;
    for (const Region& region : regions) {
      if ((~c & region.border) == 0) own += region.size;
      if ((c & region.border) == 0) opp += region.size;
    }
    score_[c] = static_cast<int8_t>(own - opp);
    score_[size_ - 1 - c] = static_cast<int8_t>(opp - own);
  };
  for (size_t i = 0; i < active_list_.size(); i += 2) score(active_list_[i]);  // complements
}

// The value of a first pass.
BlockSolver::Pair BlockSolver::Pass(uint32_t cell) const {
  const uint32_t other = size_ - 1 - cell;
  // `cell` makes the last of the passes that end the game if their number is odd. Before that, back
  // and forth, the value of the situation to its player to move gives the value of the previous
  // pass.
  const bool odd = rules_.end_passes % 2 == 1;
  const int score = arithmetic_.scale * (odd ? score_[cell] : score_[other]);
  int low = score + (odd ? arithmetic_.score_low : arithmetic_.score_high);   // toward `low`
  int high = score + (odd ? arithmetic_.score_high : arithmetic_.score_low);  // toward `high`
  for (int passes = rules_.end_passes - 1; passes > 0; --passes) {
    const bool mover = passes % 2 == 0;
    low = std::max<int>(low, mover ? best_low_[cell] : best_high_[other]);
    high = std::max<int>(high, mover ? best_high_[cell] : best_low_[other]);
    low = arithmetic_.step - low;
    high = arithmetic_.step - high;
  }
  return {low, high};
}

void BlockSolver::Write(uint64_t cell, int low, int high, Update& update) {
  const CellValue before = table_.cells[cell];
  const CellValue now = MakeCell(low, high);
  if (phase_ == Phase::kMeasure) {
    if (low >> 1 != LowOf(before) >> 1 || high >> 1 != HighOf(before) >> 1) {
      ++update.contradictions;
      return;
    }
    if (((now ^ before) & 0xFF) != 0) {
      __atomic_store_n(table_.stage_low + cell, static_cast<uint8_t>(sweep_), __ATOMIC_RELAXED);
    }
    if (((now ^ before) & 0xFF00) != 0) {
      __atomic_store_n(table_.stage_high + cell, static_cast<uint8_t>(sweep_), __ATOMIC_RELAXED);
    }
  }
  update.unsettled += IsSettled(phase_, index_.grid().points(), now) ? 0 : 1;
  if (now == before) return;
  StoreCell(table_.cells + cell, now);
  ++update.changed;
}

void BlockSolver::WritePositions(Update& update) {
  const int worst =
      phase_ == Phase::kValues ? -index_.grid().points() : -2 * index_.grid().points();
  for (const uint32_t c : active_list_) {
    if (table_.cells[base_ + c] == kIllegalCell) continue;
    const Pair pass = Pass(c);
    Write(base_ + c, std::max({worst, pass.low, int{best_low_[c]}}),
          std::max({worst, pass.high, int{best_high_[c]}}), update);
  }
}

void BlockSolver::WriteBanned(uint32_t number, Update& update) {
  const int worst =
      phase_ == Phase::kValues ? -index_.grid().points() : -2 * index_.grid().points();
  const auto empty_points = static_cast<size_t>(Count(empty_));
  ForEachBanned(number, [&](uint64_t cell, uint32_t c, uint32_t banned) {
    if (table_.cells[cell] == kIllegalCell || active_[c] == 0) return;
    const Pair pass = Pass(c);
    int low = std::max(worst, pass.low);
    int high = std::max(worst, pass.high);
    for (size_t e = 0; e < empty_points; ++e) {
      if ((banned >> e & 1) != 0) continue;
      low = std::max<int>(low, play_low_[e * size_ + c]);
      high = std::max<int>(high, play_high_[e * size_ + c]);
    }
    Write(cell, low, high, update);
  });
}

uint64_t BlockSolver::Finish(uint32_t number) {
  const int points = index_.grid().points();
  uint64_t unforced = 0;
  const auto finish = [&](CellValue& cell) {
    if (cell == kIllegalCell) return;
    if (!IsSettled(Phase::kMeasure, points, cell)) ++unforced;
    cell = MakeCell(LowOf(cell) >> 1, HighOf(cell) >> 1);
  };
  const uint64_t base = index_.block(number).base;
  for (uint64_t c = base; c < base + index_.BlockCells(number); ++c) finish(table_.cells[c]);
  ForEachBanned(number, [&](uint64_t cell, uint32_t, uint32_t) { finish(table_.cells[cell]); });
  return unforced;
}

}  // namespace hotstone::enumerate
