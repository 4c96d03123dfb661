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

BlockVisitor::BlockVisitor(const FiniteRules& rules, int at_least, PlaneSet* planes, ChangeLog* changes)
    : layout_(planes->layout()),
      index_(layout_.index()),
      grid_(index_.grid()),
      rules_(rules),
      at_least_(at_least),
      planes_(*planes),
      changes_(*changes),
      finder_(grid_, rules),
      points_(static_cast<size_t>(grid_.points())) {
  const uint64_t most = WordsFor(grid_.points() - 1);
  for (Words* words : {&legal_, &won_, &in_ko_, &banned_, &ko_}) words->resize(most);
  for (Plays& plays : plays_) {
    for (Words* words : {&plays.result, &plays.some, &plays.twice, &plays.open}) words->resize(most);
  }
  for (int s = 0; s < index_.symmetries().count(); ++s) {
    for (int p = 0; p < grid_.points(); ++p) {
      images_[static_cast<size_t>(s)][static_cast<size_t>(p)] = static_cast<uint8_t>(index_.MapPoint(s, p));
    }
  }
}

void BlockVisitor::Open(uint32_t number) {
  const OccupancyIndex::Block& block = index_.block(number);
  number_ = number;
  occupancy_ = block.occupancy;
  empty_ = static_cast<uint32_t>(grid_.full()) & ~occupancy_;
  stones_ = block.layer;
  words_ = WordsFor(stones_);
  base_ = layout_.BlockWord(number);
}

// A position is legal unless some chain is without an empty point beside it. Few sets of stones can be such
// chains on most occupancies; where many can, it is found from the stones.
void BlockVisitor::FindLegalWords() {
  const std::vector<RemovalFinder::Chain>* chains = finder_.FindLifeless(occupancy_, 16 + words_);
  if (chains == nullptr) {
    FindLegal(grid_, occupancy_, legal_.data());
  } else {
    std::fill_n(legal_.begin(), words_, kAll);
    for (const RemovalFinder::Chain& chain : *chains) {
      const uint32_t mask = Pack(chain.stones | chain.rim);
      for (const uint32_t first : {chain.stones, chain.rim}) {
        ForSubcube(stones_, mask, Pack(first), [&](uint32_t w, uint64_t places) { legal_[w] &= ~places; });
      }
    }
  }
  if (stones_ < kWordBits) legal_[0] &= PlacesOf(stones_);
}

bool BlockVisitor::IsNew(uint32_t number, Mover to_move, int sweep) const {
  // Blocks of higher layers were visited before this one in the last sweep, too.
  const int before = index_.block(number).layer > stones_ ? sweep : sweep - 1;
  return changes_.Last(number, to_move) >= before;
}

// Looks at what the plays lead to. False if the block cannot change.
bool BlockVisitor::FindPoints(uint32_t number, int sweep) {
  size_t count = 0;
  bool any = false;
  all_plays_ = sweep == 1 || changes_.Last(number, Mover::kFirst) >= sweep - 1;
  for (uint32_t rest = empty_; rest != 0; rest &= rest - 1) {
    Point& point = points_[count++];
    const uint32_t played = rest & (~rest + 1);
    point.at = FirstPoint(played);
    point.listed = finder_.Find(occupancy_, point.at, kMostRemovals, &point.removals);
    point.fresh.fill(sweep == 1 || !point.listed);
    const auto look = [&](uint32_t occupancy) {
      const uint32_t there = index_.BlockOf(occupancy);
      for (const Mover player : kMovers) {
        point.fresh[Number(player)] |= IsNew(there, Opposing(player), sweep);
      }
    };
    if (empty_ != played) look(occupancy_ | played);
    if (point.listed) {
      for (const Removal& removal : point.removals) {
        if (point.fresh[0] && point.fresh[1]) break;
        look((occupancy_ | played) & ~removal.removed);
      }
    }
    any |= point.fresh[0] || point.fresh[1];
    all_plays_ |= point.fresh[Number(Mover::kSecond)];
  }
  return any || all_plays_;
}

// Which colourings could get a bit: those of positions that have none, and those that bans go with.
void BlockVisitor::FindOpen(uint32_t number) {
  std::fill_n(in_ko_.begin(), words_, 0);
  kept_points_.clear();
  for (const OccupancyIndex::KoPattern& pattern : index_.KoPatterns(number)) {
    if (std::find(kept_points_.begin(), kept_points_.end(), pattern.ban) == kept_points_.end()) {
      kept_points_.push_back(pattern.ban);
    }
    const uint32_t fixed = occupancy_ & ~pattern.free;
    for (const uint32_t first : {pattern.own, fixed & ~pattern.own}) {
      ForSubcube(stones_, Pack(fixed), Pack(first),
                 [&](uint32_t w, uint64_t places) { in_ko_[w] |= places; });
    }
  }
  std::sort(kept_points_.begin(), kept_points_.end());
  const uint64_t* first = planes_.Blocks(Mover::kFirst) + base_;
  const uint64_t* second = planes_.Blocks(Mover::kSecond) + base_;
  for (uint64_t w = 0; w < words_; ++w) {
    in_ko_[w] &= legal_[w];
    plays_[Number(Mover::kFirst)].open[w] = (legal_[w] & ~first[w]) | in_ko_[w];
    plays_[Number(Mover::kSecond)].open[w] = (legal_[w] & ~second[w] & (first[w] | won_[w])) | in_ko_[w];
  }
  for (const Mover player : kMovers) CountOpen(player);
}

void BlockVisitor::CountOpen(Mover player) {
  Plays& plays = plays_[Number(player)];
  plays.open_count = 0;
  for (uint64_t w = 0; w < words_; ++w) plays.open_count += static_cast<uint64_t>(Count(plays.open[w]));
}

// A subcube of this block gets what is found in another: the block of `occupancy`, whose points are those of
// this board. `player`, `opponent`: stones here whose colours say where the play does this, seen from who
// plays; `player_there`, `opponent_there`: stones there whose colours are known.
void BlockVisitor::MoveFrom(uint32_t occupancy, uint32_t player_there, uint32_t opponent_there,
                            uint32_t player, uint32_t opponent, std::array<bool, 2> wanted) {
  const OccupancyIndex::Place place = index_.PlaceOf(occupancy);
  const uint32_t number = index_.BlockOf(occupancy);
  const uint32_t there = index_.block(number).occupancy;
  const auto& image = images_[static_cast<size_t>(place.symmetry)];
  move_.Begin(stones_, Count(there));
  for (uint32_t rest = occupancy_ & ~(player | opponent); rest != 0; rest &= rest - 1) {
    const uint32_t before = (rest & (~rest + 1)) - 1;
    const uint32_t before_there = (uint32_t{1} << image[static_cast<size_t>(FirstPoint(rest))]) - 1;
    move_.AddFree(Count(occupancy_ & before), Count(there & before_there));
  }
  move_.Prepare();
  const uint64_t word = layout_.BlockWord(number);
  for (const Mover side : kMovers) {
    if (!wanted[Number(side)]) continue;
    const bool first = side == Mover::kFirst;
    const uint32_t fixed_there = index_.Map(place.symmetry, first ? player_there : opponent_there);
    move_.Apply(planes_.Blocks(Opposing(side)) + word, PackBits(fixed_there, there),
                plays_[Number(side)].result.data(), Pack(first ? player : opponent));
  }
}

// The same, from the situations with the ban that taking a ko leaves.
void BlockVisitor::MoveFromKo(const Removal& ko, int point, std::array<bool, 2> wanted) {
  const uint32_t occupancy = (occupancy_ | uint32_t{1} << point) & ~ko.removed;
  const uint32_t number = index_.BlockOf(occupancy);
  const auto& image = images_[static_cast<size_t>(index_.PlaceOf(occupancy).symmetry)];
  const int ban = image[static_cast<size_t>(FirstPoint(ko.removed))];
  const int taker = image[static_cast<size_t>(point)];
  uint32_t pattern_number = index_.block(number).first_ko;
  for (const OccupancyIndex::KoPattern& pattern : index_.KoPatterns(number)) {
    if (pattern.ban != ban || pattern.taker != taker) {
      ++pattern_number;
      continue;
    }
    move_.Begin(stones_, Count(pattern.free));
    for (uint32_t rest = occupancy_ & ~(ko.player | ko.opponent); rest != 0; rest &= rest - 1) {
      const uint32_t before = (rest & (~rest + 1)) - 1;
      const uint32_t before_there = (uint32_t{1} << image[static_cast<size_t>(FirstPoint(rest))]) - 1;
      move_.AddFree(Count(occupancy_ & before), Count(pattern.free & before_there));
    }
    move_.Prepare();
    for (const Mover side : kMovers) {
      if (!wanted[Number(side)]) continue;
      move_.Apply(planes_.Kos(Opposing(side)) + layout_.KoWord(pattern_number), 0,
                  plays_[Number(side)].result.data(), Pack(side == Mover::kFirst ? ko.player : ko.opponent));
    }
    return;
  }
}

bool BlockVisitor::ReadPosition(uint32_t first, uint32_t occupancy, Mover to_move) const {
  return BitOf(planes_.Blocks(to_move), planes_.BitOfPosition(first, occupancy));
}

// What the play of one side leads to in one legal colouring; a play that is forbidden counts for nothing.
bool BlockVisitor::ResultOf(int point, uint32_t first, Mover player) const {
  const uint32_t played = uint32_t{1} << point;
  const uint32_t own = player == Mover::kFirst ? first : occupancy_ & ~first;
  const uint32_t opp = occupancy_ & ~own;
  const auto around = static_cast<uint32_t>(grid_.neighbours(point));
  const uint32_t empty = empty_ & ~played;
  const auto near_empty = static_cast<uint32_t>(grid_.Adjacent(empty));
  uint32_t captured = 0;
  for (uint32_t rest = around & opp; rest != 0; rest &= rest - 1) {
    const auto chain = static_cast<uint32_t>(grid_.Flood(rest & (~rest + 1), opp));
    if ((chain & near_empty) == 0) captured |= chain;
  }
  if (captured == 0) {
    const auto chain = static_cast<uint32_t>(grid_.Flood(played, own | played));
    if ((chain & near_empty) != 0) {
      return ReadPosition(player == Mover::kFirst ? first | played : first, occupancy_ | played,
                          Opposing(player));
    }
    if (chain == played ? rules_.forbid_single : rules_.forbid_groups) return player == Mover::kSecond;
    const uint32_t left = occupancy_ & ~chain;
    return ReadPosition(first & left, left, Opposing(player));
  }
  const uint32_t left = (occupancy_ | played) & ~captured;
  const uint32_t first_left = (player == Mover::kFirst ? first | played : first) & left;
  const bool ko = rules_.hot.single && (captured & (captured - 1)) == 0 && (around & own) == 0 &&
                  (around & ~left) == captured;
  if (!ko) return ReadPosition(first_left, left, Opposing(player));
  const auto bit = planes_.BitOfKo(first_left, left, FirstPoint(captured), Opposing(player));
  return bit.has_value() && BitOf(planes_.Kos(Opposing(player)), *bit);
}

// The open colourings alone.
void BlockVisitor::PlayOneByOne(int point, Mover player) {
  Plays& plays = plays_[Number(player)];
  for (uint64_t w = 0; w < words_; ++w) {
    uint64_t set = 0;
    for (uint64_t rest = plays.open[w]; rest != 0; rest &= rest - 1) {
      const auto colouring = static_cast<uint32_t>(w << kWordBits) + static_cast<uint32_t>(FirstPoint(rest));
      if (ResultOf(point, UnpackBits(colouring, occupancy_), player)) set |= rest & (~rest + 1);
    }
    plays.result[w] = player == Mover::kFirst ? set : set | ~plays.open[w];
  }
}

// The plays at one point, of the players that are wanted.
void BlockVisitor::FindPlays(const Point& point, std::array<bool, 2> wanted) {
  // A move of subcubes costs about as much as looking at some colourings, by experience.
  const uint64_t few = (1 + point.removals.size()) * (2 + words_ / 16);
  for (const Mover player : kMovers) {
    if (!wanted[Number(player)] || (point.listed && plays_[Number(player)].open_count > few)) continue;
    PlayOneByOne(point.at, player);
    wanted[Number(player)] = false;
  }
  if (!wanted[0] && !wanted[1]) return;
  const uint32_t played = uint32_t{1} << point.at;
  if (empty_ == played) {
    // No position is left that a play could lead to without removing anything.
    std::fill_n(plays_[Number(Mover::kFirst)].result.begin(), words_, 0);
    std::fill_n(plays_[Number(Mover::kSecond)].result.begin(), words_, kAll);
  } else {
    MoveFrom(occupancy_ | played, played, 0, 0, 0, wanted);
  }
  for (const Removal& removal : point.removals) {
    switch (removal.kind) {
      case Removal::Kind::kSelf:
        MoveFrom(occupancy_ & ~removal.removed, 0, removal.opponent, removal.player, removal.opponent,
                 wanted);
        break;
      case Removal::Kind::kCapture:
        MoveFrom((occupancy_ | played) & ~removal.removed, removal.player | played, 0, removal.player,
                 removal.opponent, wanted);
        break;
      case Removal::Kind::kKo:
        MoveFromKo(removal, point.at, wanted);
        break;
    }
  }
}

// Takes the plays at one point together with those before.
void BlockVisitor::Gather(int point, Mover player) {
  Plays& plays = plays_[Number(player)];
  const uint64_t turn = player == Mover::kFirst ? 0 : kAll;
  for (uint64_t w = 0; w < words_; ++w) {
    const uint64_t here = plays.result[w] ^ turn;
    plays.twice[w] |= plays.some[w] & here;
    plays.some[w] |= here;
  }
  if (std::find(kept_points_.begin(), kept_points_.end(), point) != kept_points_.end()) {
    plays.kept.emplace_back(plays.result.begin(), plays.result.begin() + static_cast<int64_t>(words_));
  }
  if (player == Mover::kFirst) return;
  plays.open_count = 0;
  for (uint64_t w = 0; w < words_; ++w) {
    plays.open[w] &= ~plays.some[w] | (in_ko_[w] & ~plays.twice[w]);
    plays.open_count += static_cast<uint64_t>(Count(plays.open[w]));
  }
}

// Sets bits of a word, and notes when. Returns how many are new.
uint64_t BlockVisitor::Store(Mover to_move, bool ko, uint64_t word, uint64_t bits, int sweep) {
  uint64_t& there = (ko ? planes_.Kos(to_move) : planes_.Blocks(to_move))[word];
  const uint64_t fresh = bits & ~there;
  if (fresh == 0) return 0;
  if (planes_.stages()) {
    uint8_t* stages = (ko ? planes_.KoStages(to_move) : planes_.BlockStages(to_move)) + (word << kWordBits);
    for (uint64_t rest = fresh; rest != 0; rest &= rest - 1) {
      stages[FirstPoint(rest)] = static_cast<uint8_t>(sweep);
    }
  }
  __atomic_store_n(&there, there | fresh, __ATOMIC_RELAXED);
  changes_.Note(number_, to_move, sweep);
  return static_cast<uint64_t>(Count(fresh));
}

uint64_t BlockVisitor::WritePositions(int sweep) {
  uint64_t set = 0;
  const Plays& others = plays_[Number(Mover::kSecond)];
  const uint64_t* first = planes_.Blocks(Mover::kFirst) + base_;
  const uint64_t* second = planes_.Blocks(Mover::kSecond) + base_;
  for (uint64_t w = 0; w < words_; ++w) {
    if (sweep == 1) Store(Mover::kFirst, false, base_ + w, ~legal_[w], sweep);
    if (all_plays_) {
      const uint64_t passed = won_[w] | first[w];
      set += Store(Mover::kSecond, false, base_ + w, ~others.some[w] & passed & legal_[w], sweep);
    }
    const uint64_t some = plays_[Number(Mover::kFirst)].some[w];
    const uint64_t pass = won_[w] & second[w];
    set += Store(Mover::kFirst, false, base_ + w, (some | pass) & legal_[w], sweep);
  }
  return set;
}

uint64_t BlockVisitor::WriteKos(uint32_t number, int sweep) {
  uint64_t set = 0;
  const uint64_t* first = planes_.Blocks(Mover::kFirst) + base_;
  const uint64_t* second = planes_.Blocks(Mover::kSecond) + base_;
  uint32_t pattern_number = index_.block(number).first_ko;
  for (const OccupancyIndex::KoPattern& pattern : index_.KoPatterns(number)) {
    const auto at = static_cast<size_t>(std::find(kept_points_.begin(), kept_points_.end(), pattern.ban) -
                                        kept_points_.begin());
    const uint64_t word = layout_.KoWord(pattern_number++);
    const int bits = Count(pattern.free);
    move_.Begin(bits, stones_);
    for (uint32_t rest = pattern.free; rest != 0; rest &= rest - 1) {
      const uint32_t before = (rest & (~rest + 1)) - 1;
      move_.AddFree(Count(pattern.free & before), Count(occupancy_ & before));
    }
    move_.Prepare();
    for (const Mover side : {Mover::kSecond, Mover::kFirst}) {
      if (side == Mover::kSecond && !all_plays_) continue;
      const Plays& plays = plays_[Number(side)];
      const uint64_t* here = plays.kept[at].data();
      // The mover's stones are those of the pattern; the stones around the ban the other's.
      const uint32_t fixed = occupancy_ & ~pattern.free;
      const uint32_t fixed_first = side == Mover::kFirst ? pattern.own : fixed & ~pattern.own;
      ForSubcube(stones_, Pack(fixed), Pack(fixed_first), [&](uint32_t w, uint64_t) {
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
      });
      move_.Apply(banned_.data(), Pack(fixed_first), ko_.data(), 0);
      for (uint64_t w = 0; w < WordsFor(bits); ++w) {
        set += Store(side, true, word + w, ko_[w] & PlacesOf(bits), sweep);
      }
    }
  }
  return set;
}

uint64_t BlockVisitor::Visit(uint32_t number, int sweep) {
  Open(number);
  if (!FindPoints(number, sweep)) return 0;
  FindLegalWords();
  FindWon(grid_, occupancy_, at_least_, won_.data());
  FindOpen(number);
  for (Plays& plays : plays_) {
    std::fill_n(plays.some.begin(), words_, 0);
    std::fill_n(plays.twice.begin(), words_, 0);
    plays.kept.clear();
  }
  const auto count = static_cast<size_t>(Count(empty_));
  for (size_t i = 0; i < count; ++i) {
    const Point& point = points_[i];
    std::array<bool, 2> wanted = {point.fresh[0], all_plays_};
    for (const Mover player : kMovers) wanted[Number(player)] &= plays_[Number(player)].open_count > 0;
    FindPlays(point, wanted);
    for (const Mover player : kMovers) {
      if (!wanted[Number(player)]) {
        // Counts for nothing.
        auto& result = plays_[Number(player)].result;
        std::fill_n(result.begin(), words_, player == Mover::kFirst ? 0 : kAll);
      }
      Gather(point.at, player);
    }
  }
  const uint64_t set = WritePositions(sweep);
  return set + WriteKos(number, sweep);
}

}  // namespace hotstone::enumerate
