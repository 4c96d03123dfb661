// Fetches the results of plays by moves of subcubes: the plain one first, for all colourings, and
// then each removal over it, in the order of the list (removals.h).
//
// For example, on 2x1 the block of the point A1 has two colourings, a stone of the other side there
// (bit 0) and one of the first side (bit 1). B1 is the last empty point: every play there removes
// something. The stone on A1 is captured in a subcube of one colouring, as a ko, since the stone at
// B1 then stands alone: for a play of the first side the colouring 0, which gets the bit of that ko
// with the other side to move.
#include "enumerate/planes/point_plays.h"

#include <algorithm>

namespace hotstone::enumerate {

PointPlays::PointPlays(const FiniteRules& rules, const PlaneLayout& layout,
                       const PlaneSource& source)
    : layout_(layout),
      index_(layout_.index()),
      grid_(index_.grid()),
      rules_(rules),
      source_(source),
      finder_(grid_, rules) {
  for (int s = 0; s < index_.symmetries().count(); ++s) {
    for (int p = 0; p < grid_.points(); ++p) {
      images_[static_cast<size_t>(s)][static_cast<size_t>(p)] =
          static_cast<uint8_t>(index_.MapPoint(s, p));
    }
  }
}

bool PointPlays::Point::AnyFresh() const {
  return fresh || !listed ||
         std::any_of(removals.begin(), removals.end(),
                     [](const Removal& removal) { return removal.fresh; });
}

void PointPlays::FindPoint(int at, Point* point) {
  point->at = at;
  point->listed =
      finder_.Find(block_.occupancy, at, wide_ ? kMostWide : kMostRemovals, &point->removals);
}

void PointPlays::ExpectWordsOf(uint32_t occupancy, const Questions& questions) const {
  if (occupancy == grid_.full()) return;
  const uint32_t number = index_.BlockOf(occupancy);
  for (const Mover side : kMovers) {
    if (questions[Number(side)].wanted) source_.Expect(Opposing(side), number, Count(occupancy));
  }
}

// Fills a subcube of this block from another, the block of `occupancy`, whose points are those of
// this board. `player`, `opponent`: stones here whose colours determine where the play does this,
// seen from the player who plays; `player_there`, `opponent_there`: stones there whose colours are
// known.
void PointPlays::MoveFrom(uint32_t occupancy, uint32_t player_there, uint32_t opponent_there,
                          uint32_t player, uint32_t opponent, const Questions& questions) {
  const OccupancyIndex::Place place = index_.PlaceOf(occupancy);
  const uint32_t number = index_.BlockOf(occupancy);
  const uint32_t there = index_.Map(place.symmetry, occupancy);
  const auto& image = images_[static_cast<size_t>(place.symmetry)];
  move_.Begin(block_.stones, Count(there));
  for (uint32_t rest = block_.occupancy & ~(player | opponent); rest != 0; rest &= rest - 1) {
    const uint32_t before = (rest & (~rest + 1)) - 1;
    const uint32_t before_there = (uint32_t{1} << image[static_cast<size_t>(FirstPoint(rest))]) - 1;
    move_.AddFree(Count(block_.occupancy & before), Count(there & before_there));
  }
  move_.Prepare();
  for (const Mover side : kMovers) {
    if (!questions[Number(side)].wanted) continue;
    const bool first = side == Mover::kFirst;
    const uint32_t fixed_there = index_.Map(place.symmetry, first ? player_there : opponent_there);
    move_.Apply(source_.BlockWords(Opposing(side), number), PackBits(fixed_there, there),
                questions[Number(side)].result, Pack(first ? player : opponent),
                questions[Number(side)].open);
  }
}

// The same, from the situations with the ban that taking a ko leaves.
void PointPlays::MoveFromKo(const Removal& ko, int point, const Questions& questions) {
  const uint32_t occupancy = (block_.occupancy | uint32_t{1} << point) & ~ko.removed;
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
    move_.Begin(block_.stones, Count(pattern.free));
    for (uint32_t rest = block_.occupancy & ~(ko.player | ko.opponent); rest != 0;
         rest &= rest - 1) {
      const uint32_t before = (rest & (~rest + 1)) - 1;
      const uint32_t before_there =
          (uint32_t{1} << image[static_cast<size_t>(FirstPoint(rest))]) - 1;
      move_.AddFree(Count(block_.occupancy & before), Count(pattern.free & before_there));
    }
    move_.Prepare();
    for (const Mover side : kMovers) {
      if (!questions[Number(side)].wanted) continue;
      move_.Apply(source_.KoWords(Opposing(side), pattern_number), 0,
                  questions[Number(side)].result,
                  Pack(side == Mover::kFirst ? ko.player : ko.opponent));
    }
    return;
  }
}

bool PointPlays::ReadPosition(uint32_t first, uint32_t occupancy, Mover to_move) const {
  return BitOf(source_.BlockWords(to_move, index_.BlockOf(occupancy)),
               layout_.ColouringOf(first, occupancy));
}

// The result of one side's play in one legal colouring; a forbidden play counts for nothing.
bool PointPlays::ResultOf(int point, uint32_t first, Mover player) const {
  const uint32_t played = uint32_t{1} << point;
  const uint32_t own = player == Mover::kFirst ? first : block_.occupancy & ~first;
  const uint32_t opp = block_.occupancy & ~own;
  const auto around = static_cast<uint32_t>(grid_.neighbours(point));
  const uint32_t empty = block_.empty & ~played;
  const auto near_empty = static_cast<uint32_t>(grid_.Adjacent(empty));
  uint32_t captured = 0;
  for (uint32_t rest = around & opp; rest != 0; rest &= rest - 1) {
    const auto chain = static_cast<uint32_t>(grid_.Flood(rest & (~rest + 1), opp));
    if ((chain & near_empty) == 0) captured |= chain;
  }
  if (captured == 0) {
    const auto chain = static_cast<uint32_t>(grid_.Flood(played, own | played));
    if ((chain & near_empty) != 0) {
      return ReadPosition(player == Mover::kFirst ? first | played : first,
                          block_.occupancy | played, Opposing(player));
    }
    if (chain == played ? rules_.forbid_single : rules_.forbid_groups)
      return player == Mover::kSecond;
    const uint32_t left = block_.occupancy & ~chain;
    return ReadPosition(first & left, left, Opposing(player));
  }
  const uint32_t left = (block_.occupancy | played) & ~captured;
  const uint32_t first_left = (player == Mover::kFirst ? first | played : first) & left;
  const bool ko = rules_.hot.single && (captured & (captured - 1)) == 0 && (around & own) == 0 &&
                  (around & ~left) == captured;
  if (!ko) return ReadPosition(first_left, left, Opposing(player));
  const auto ko_place = layout_.PlaceOfKo(first_left, left, FirstPoint(captured), Opposing(player));
  return ko_place.has_value() &&
         BitOf(source_.KoWords(Opposing(player), ko_place->pattern), ko_place->bit);
}

// Only the open colourings.
void PointPlays::PlayOneByOne(int point, Mover player, const Question& question) const {
  for (uint64_t w = 0; w < block_.words; ++w) {
    const uint64_t open = question.open[w];
    uint64_t set = 0;
    for (uint64_t rest = open; rest != 0; rest &= rest - 1) {
      const auto colouring =
          static_cast<uint32_t>(w << kWordBits) + static_cast<uint32_t>(FirstPoint(rest));
      if (ResultOf(point, UnpackBits(colouring, block_.occupancy), player))
        set |= rest & (~rest + 1);
    }
    question.result[w] = player == Mover::kFirst ? set : set | ~open;
  }
}

// Whether some colouring of a subcube could still get a bit.
bool PointPlays::HasOpen(const uint64_t* open, uint32_t mask, uint32_t fixed) const {
  const uint64_t places = PlacesWhere(mask, fixed);
  const uint32_t taken = mask >> kWordBits;
  const uint64_t* const base = open + (fixed >> kWordBits);
  uint32_t free = 0;
  do {
    if ((base[free] & places) != 0) return true;
    free = ((free | taken) + 1) & ~taken & static_cast<uint32_t>(block_.words - 1);
  } while (free != 0);
  return false;
}

void PointPlays::FindRemoval(const Point& point, const Removal& removal, bool fresh,
                             Questions questions) {
  const uint32_t mask = Pack(removal.player | removal.opponent);
  for (const Mover side : kMovers) {
    Question& question = questions[Number(side)];
    const uint32_t fixed = Pack(side == Mover::kFirst ? removal.player : removal.opponent);
    question.wanted =
        question.wanted && (fresh || side == Mover::kSecond) && HasOpen(question.open, mask, fixed);
  }
  if (!questions[0].wanted && !questions[1].wanted) return;
  const uint32_t played = uint32_t{1} << point.at;
  switch (removal.kind) {
    case Removal::Kind::kSelf:
      MoveFrom(block_.occupancy & ~removal.removed, 0, removal.opponent, removal.player,
               removal.opponent, questions);
      break;
    case Removal::Kind::kCapture:
      MoveFrom((block_.occupancy | played) & ~removal.removed, removal.player | played, 0,
               removal.player, removal.opponent, questions);
      break;
    case Removal::Kind::kKo:
      MoveFromKo(removal, point.at, questions);
      break;
  }
}

void PointPlays::Find(const Point& point, Questions questions) {
  // A move of subcubes costs about as much as examining some colourings, by experience.
  const uint64_t few = (1 + point.removals.size()) * (wide_ ? 4 : 2 + block_.words / 16);
  for (const Mover player : kMovers) {
    Question& question = questions[Number(player)];
    if (!question.wanted || (point.listed && question.open_count > few)) continue;
    PlayOneByOne(point.at, player, question);
    question.wanted = false;
  }
  if (!questions[0].wanted && !questions[1].wanted) return;
  Questions plain = questions;
  const uint32_t played = uint32_t{1} << point.at;
  const bool full = block_.empty == played;  // each play removes something
  for (const Mover player : kMovers) {
    Question& question = plain[Number(player)];
    if (!question.wanted || !(full || (player == Mover::kFirst && !point.fresh))) continue;
    std::fill_n(question.result, block_.words, player == Mover::kFirst ? 0 : ~uint64_t{0});
    question.wanted = false;
  }
  if (plain[0].wanted || plain[1].wanted)
    MoveFrom(block_.occupancy | played, played, 0, 0, 0, plain);
  // A capture that leads to nothing new counts for nothing as a play without captures, which leads
  // to an illegal position. But it must hide self-removals.
  const bool all = !point.removals.empty() && point.removals[0].kind == Removal::Kind::kSelf;
  for (size_t i = 0; i < point.removals.size(); ++i) {
    const Removal& removal = point.removals[i];
    if (i + 1 < point.removals.size()) {
      ExpectWordsOf((block_.occupancy | played) & ~point.removals[i + 1].removed, questions);
    }
    FindRemoval(point, removal, all || removal.fresh, questions);
  }
}

}  // namespace hotstone::enumerate
