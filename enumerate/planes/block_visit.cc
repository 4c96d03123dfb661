// A block is opened (which colourings are legal, which are won as they stand), the plays at each empty point
// are found for both sides and gathered, and what they come to is written.
//
// For example on 2x1 the block of the point A1 has two colourings, a stone of the other side there (bit 0) and
// one of the first side (bit 1). B1 is the last empty point: every play there removes something. The stone on
// A1 is captured in a subcube of one colouring, as a ko, since the stone at B1 then stands alone: for a play of
// the first side the colouring 0, which gets the bit of that ko with the other side to move.
#include "enumerate/planes/block_visit.h"

#include <algorithm>

#include "enumerate/index/pack_bits.h"
#include "enumerate/planes/block_planes.h"

namespace hotstone::enumerate {
namespace {

constexpr uint64_t kAll = ~uint64_t{0};
constexpr std::array<Mover, 2> kMovers = {Mover::kFirst, Mover::kSecond};

Mover Opposing(Mover side) { return side == Mover::kFirst ? Mover::kSecond : Mover::kFirst; }
size_t Number(Mover side) { return static_cast<size_t>(side); }

}  // namespace

BlockVisitor::BlockVisitor(const FiniteRules& rules, int at_least, PlaneSet* planes)
    : layout_(planes->layout()),
      index_(layout_.index()),
      grid_(index_.grid()),
      rules_(rules),
      at_least_(at_least),
      planes_(*planes),
      finder_(grid_, rules) {
  const uint64_t most = WordsFor(grid_.points() - 1);
  for (Words* words : {&legal_, &won_, &banned_, &ko_}) words->resize(most);
  for (Plays& plays : plays_) {
    for (Words* words : {&plays.result, &plays.some, &plays.twice}) words->resize(most);
  }
}

void BlockVisitor::Open(uint32_t number) {
  const OccupancyIndex::Block& block = index_.block(number);
  occupancy_ = block.occupancy;
  empty_ = static_cast<uint32_t>(grid_.full()) & ~occupancy_;
  stones_ = block.layer;
  words_ = WordsFor(stones_);
  base_ = layout_.BlockWord(number);
  FindLegal(grid_, occupancy_, legal_.data());
}

// A subcube of this block gets what is found in another: the block of `occupancy`, whose points are those of
// this board. `player`, `opponent`: stones here whose colours say where the play does this, seen from who
// plays; `player_there`, `opponent_there`: stones there whose colours are known.
void BlockVisitor::MoveFrom(uint32_t occupancy, uint32_t player_there, uint32_t opponent_there,
                            uint32_t player, uint32_t opponent) {
  const OccupancyIndex::Place place = index_.PlaceOf(occupancy);
  const uint32_t number = index_.BlockOf(occupancy);
  const uint32_t there = index_.block(number).occupancy;
  move_.Begin(stones_, Count(there));
  for (uint32_t rest = occupancy_ & ~(player | opponent); rest != 0; rest &= rest - 1) {
    const uint32_t before = (rest & (~rest + 1)) - 1;
    const int image = index_.MapPoint(place.symmetry, FirstPoint(rest));
    move_.AddFree(Count(occupancy_ & before), Count(there & ((uint32_t{1} << image) - 1)));
  }
  move_.Prepare();
  const uint64_t word = layout_.BlockWord(number);
  for (const Mover side : kMovers) {
    const bool first = side == Mover::kFirst;
    const uint32_t fixed_there = index_.Map(place.symmetry, first ? player_there : opponent_there);
    move_.Apply(planes_.Blocks(Opposing(side)) + word, PackBits(fixed_there, there),
                plays_[Number(side)].result.data(), Pack(first ? player : opponent));
  }
}

// The same, from the situations with the ban that taking a ko leaves.
void BlockVisitor::MoveFromKo(const Removal& ko, int point) {
  const uint32_t occupancy = (occupancy_ | uint32_t{1} << point) & ~ko.removed;
  const int symmetry = index_.PlaceOf(occupancy).symmetry;
  const uint32_t number = index_.BlockOf(occupancy);
  const int ban = index_.MapPoint(symmetry, FirstPoint(ko.removed));
  const int taker = index_.MapPoint(symmetry, point);
  uint32_t pattern_number = index_.block(number).first_ko;
  for (const OccupancyIndex::KoPattern& pattern : index_.KoPatterns(number)) {
    if (pattern.ban != ban || pattern.taker != taker) {
      ++pattern_number;
      continue;
    }
    move_.Begin(stones_, Count(pattern.free));
    for (uint32_t rest = occupancy_ & ~(ko.player | ko.opponent); rest != 0; rest &= rest - 1) {
      const uint32_t before = (rest & (~rest + 1)) - 1;
      const int image = index_.MapPoint(symmetry, FirstPoint(rest));
      move_.AddFree(Count(occupancy_ & before), Count(pattern.free & ((uint32_t{1} << image) - 1)));
    }
    move_.Prepare();
    for (const Mover side : kMovers) {
      move_.Apply(planes_.Kos(Opposing(side)) + layout_.KoWord(pattern_number), 0,
                  plays_[Number(side)].result.data(), Pack(side == Mover::kFirst ? ko.player : ko.opponent));
    }
    return;
  }
}

bool BlockVisitor::ReadPosition(uint32_t first, uint32_t occupancy, Mover to_move) const {
  return BitOf(planes_.Blocks(to_move), planes_.BitOfPosition(first, occupancy));
}

// The play of one side in one legal colouring, if it removes anything.
void BlockVisitor::PlayOne(int point, uint32_t first, Mover player) {
  const uint32_t played = uint32_t{1} << point;
  const uint32_t own = player == Mover::kFirst ? first : occupancy_ & ~first;
  const uint32_t opp = occupancy_ & ~own;
  const auto around = static_cast<uint32_t>(grid_.neighbours(point));
  const uint32_t empty = empty_ & ~played;
  uint32_t captured = 0;
  for (uint32_t rest = around & opp; rest != 0; rest &= rest - 1) {
    const auto chain = static_cast<uint32_t>(grid_.Flood(rest & (~rest + 1), opp));
    if ((grid_.Adjacent(chain) & empty) == 0) captured |= chain;
  }
  bool set = false;
  if (captured == 0) {
    const auto chain = static_cast<uint32_t>(grid_.Flood(played, own | played));
    if ((grid_.Adjacent(chain) & empty) != 0) return;  // nothing is removed
    if (chain == played ? rules_.forbid_single : rules_.forbid_groups) return;
    const uint32_t left = occupancy_ & ~chain;
    set = ReadPosition(first & left, left, Opposing(player));
  } else {
    const uint32_t left = (occupancy_ | played) & ~captured;
    const uint32_t first_left = (player == Mover::kFirst ? first | played : first) & left;
    const bool ko = rules_.hot.single && (captured & (captured - 1)) == 0 && (around & own) == 0 &&
                    (around & ~left) == captured;
    if (ko) {
      const auto bit = planes_.BitOfKo(first_left, left, FirstPoint(captured), Opposing(player));
      set = bit.has_value() && BitOf(planes_.Kos(Opposing(player)), *bit);
    } else {
      set = ReadPosition(first_left, left, Opposing(player));
    }
  }
  const uint32_t colouring = Pack(first);
  uint64_t& word = plays_[Number(player)].result[colouring >> kWordBits];
  const uint64_t bit = uint64_t{1} << (colouring & 63);
  word = set ? word | bit : word & ~bit;
}

void BlockVisitor::PlayOneByOne(int point) {
  for (uint64_t w = 0; w < words_; ++w) {
    for (uint64_t rest = legal_[w]; rest != 0; rest &= rest - 1) {
      const auto colouring = static_cast<uint32_t>(w << kWordBits) + static_cast<uint32_t>(FirstPoint(rest));
      if (colouring >> stones_ != 0) break;
      for (const Mover side : kMovers) PlayOne(point, UnpackBits(colouring, occupancy_), side);
    }
  }
}

void BlockVisitor::FindPlays(int point) {
  const uint32_t played = uint32_t{1} << point;
  if (empty_ == played) {
    // No position is left that a play could lead to without removing anything.
    std::fill_n(plays_[Number(Mover::kFirst)].result.begin(), words_, 0);
    std::fill_n(plays_[Number(Mover::kSecond)].result.begin(), words_, kAll);
  } else {
    MoveFrom(occupancy_ | played, played, 0, 0, 0);
  }
  // A removal is one move for many colourings; it costs about as much as looking at four of them.
  const size_t most = 16 + legal_count_ / 4;
  if (!finder_.Find(occupancy_, point, most, &removals_)) {
    PlayOneByOne(point);
    return;
  }
  for (const Removal& removal : removals_) {
    switch (removal.kind) {
      case Removal::Kind::kSelf:
        MoveFrom(occupancy_ & ~removal.removed, 0, removal.opponent, removal.player, removal.opponent);
        break;
      case Removal::Kind::kCapture:
        MoveFrom((occupancy_ | played) & ~removal.removed, removal.player | played, 0, removal.player,
                 removal.opponent);
        break;
      case Removal::Kind::kKo:
        MoveFromKo(removal, point);
        break;
    }
  }
}

// Takes the plays at one point together with those before.
void BlockVisitor::Gather(int point) {
  const bool kept = std::find(kept_points_.begin(), kept_points_.end(), point) != kept_points_.end();
  for (const Mover side : kMovers) {
    Plays& plays = plays_[Number(side)];
    const uint64_t turn = side == Mover::kFirst ? 0 : kAll;
    uint64_t* result = plays.result.data();
    uint64_t* some = plays.some.data();
    uint64_t* twice = plays.twice.data();
    for (uint64_t w = 0; w < words_; ++w) {
      const uint64_t here = result[w] ^ turn;
      twice[w] |= some[w] & here;
      some[w] |= here;
    }
    if (kept)
      plays.kept.emplace_back(plays.result.begin(), plays.result.begin() + static_cast<int64_t>(words_));
  }
}

// Sets bits of a word, and notes when. Returns how many are new.
uint64_t BlockVisitor::Store(Mover side, bool ko, uint64_t word, uint64_t bits, int sweep) {
  uint64_t& there = (ko ? planes_.Kos(side) : planes_.Blocks(side))[word];
  const uint64_t fresh = bits & ~there;
  if (fresh == 0) return 0;
  if (planes_.stages()) {
    uint8_t* stages = (ko ? planes_.KoStages(side) : planes_.BlockStages(side)) + (word << kWordBits);
    for (uint64_t rest = fresh; rest != 0; rest &= rest - 1)
      stages[FirstPoint(rest)] = static_cast<uint8_t>(sweep);
  }
  __atomic_store_n(&there, there | fresh, __ATOMIC_RELAXED);
  return static_cast<uint64_t>(Count(fresh));
}

void BlockVisitor::WritePositions(int sweep, Update& update) {
  const uint64_t* first = planes_.Blocks(Mover::kFirst) + base_;
  const uint64_t* second = planes_.Blocks(Mover::kSecond) + base_;
  for (uint64_t w = 0; w < words_; ++w) {
    if (sweep == 1) Store(Mover::kFirst, false, base_ + w, ~legal_[w], sweep);
    const uint64_t all = ~plays_[Number(Mover::kSecond)].some[w];
    const uint64_t passed = won_[w] | first[w];
    if (const uint64_t set = Store(Mover::kSecond, false, base_ + w, all & passed & legal_[w], sweep);
        set > 0) {
      update.set += set;
      update.second = true;
    }
    const uint64_t pass = won_[w] & second[w];
    const uint64_t some = plays_[Number(Mover::kFirst)].some[w];
    if (const uint64_t set = Store(Mover::kFirst, false, base_ + w, (some | pass) & legal_[w], sweep);
        set > 0) {
      update.set += set;
      update.first = true;
    }
  }
}

void BlockVisitor::WriteKos(uint32_t number, int sweep, Update& update) {
  const uint64_t* first = planes_.Blocks(Mover::kFirst) + base_;
  const uint64_t* second = planes_.Blocks(Mover::kSecond) + base_;
  uint32_t pattern_number = index_.block(number).first_ko;
  for (const OccupancyIndex::KoPattern& pattern : index_.KoPatterns(number)) {
    const auto at = static_cast<size_t>(std::find(kept_points_.begin(), kept_points_.end(), pattern.ban) -
                                        kept_points_.begin());
    const uint64_t word = layout_.KoWord(pattern_number++);
    const uint64_t words = WordsFor(Count(pattern.free));
    move_.Begin(Count(pattern.free), stones_);
    for (uint32_t rest = pattern.free; rest != 0; rest &= rest - 1) {
      const uint32_t before = (rest & (~rest + 1)) - 1;
      move_.AddFree(Count(pattern.free & before), Count(occupancy_ & before));
    }
    move_.Prepare();
    for (const Mover side : {Mover::kSecond, Mover::kFirst}) {
      const Plays& plays = plays_[Number(side)];
      const uint64_t* here = plays.kept[at].data();
      for (uint64_t w = 0; w < words_; ++w) {
        if (side == Mover::kSecond) {
          const uint64_t others = ~((plays.some[w] & here[w]) | plays.twice[w]);
          // A pass lifts the ban; the next one ends the game, or two more are needed.
          const uint64_t passed = rules_.end_passes == 2 ? won_[w] | first[w] : first[w];
          banned_[w] = others & passed & legal_[w];
        } else {
          const uint64_t others = (plays.some[w] & ~here[w]) | plays.twice[w];
          const uint64_t pass = rules_.end_passes == 2 ? won_[w] & second[w] : second[w];
          banned_[w] = (others | pass) & legal_[w];
        }
      }
      // The mover's stones are those of the pattern; the stones around the ban the other's.
      uint32_t fixed = pattern.own;
      if (side == Mover::kSecond) fixed = occupancy_ & ~pattern.free & ~pattern.own;
      move_.Apply(banned_.data(), Pack(fixed), ko_.data(), 0);
      for (uint64_t w = 0; w < words; ++w) {
        if (const uint64_t set = Store(side, true, word + w, ko_[w], sweep); set > 0) {
          update.set += set;
          (side == Mover::kFirst ? update.first : update.second) = true;
        }
      }
    }
  }
}

BlockVisitor::Update BlockVisitor::Visit(uint32_t number, int sweep) {
  Open(number);
  FindWon(grid_, occupancy_, at_least_, won_.data());
  legal_count_ = 0;
  for (uint64_t w = 0; w < words_; ++w) legal_count_ += static_cast<uint64_t>(Count(legal_[w]));
  kept_points_.clear();
  for (const OccupancyIndex::KoPattern& pattern : index_.KoPatterns(number)) {
    if (std::find(kept_points_.begin(), kept_points_.end(), pattern.ban) == kept_points_.end()) {
      kept_points_.push_back(pattern.ban);
    }
  }
  std::sort(kept_points_.begin(), kept_points_.end());  // the order in which Gather keeps them
  for (Plays& plays : plays_) {
    std::fill_n(plays.some.begin(), words_, 0);
    std::fill_n(plays.twice.begin(), words_, 0);
    plays.kept.clear();
  }
  for (uint32_t rest = empty_; rest != 0; rest &= rest - 1) {
    FindPlays(FirstPoint(rest));
    Gather(FirstPoint(rest));
  }
  Update update;
  WritePositions(sweep, update);
  WriteKos(number, sweep, update);
  return update;
}

}  // namespace hotstone::enumerate
