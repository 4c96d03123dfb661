// For example, on 2x1 the block of A1 has the colourings 0 and 1. If only colouring 1 got a bit
// with the other side to move, the first side has news on the empty board: its play at A1 leads to
// colouring 1. If only colouring 0 did, it has none.
#include "enumerate/planes/block_news.h"

#include <algorithm>

#include "enumerate/index/pack_bits.h"

namespace hotstone::enumerate {

BlockNews::BlockNews(const PlaneLayout& layout, const ChangeLog& changes, PointPlays* plays)
    : layout_(layout),
      index_(layout_.index()),
      changes_(changes),
      plays_(*plays),
      points_(static_cast<size_t>(index_.grid().points())) {
  const int count = index_.symmetries().count();
  const int points = index_.grid().points();
  for (int s = 0; s < count; ++s) {
    for (int t = 0; t < count; ++t) {
      bool undoes = true;
      for (int p = 0; p < points; ++p) undoes &= index_.MapPoint(t, index_.MapPoint(s, p)) == p;
      if (undoes) inverse_[static_cast<size_t>(s)] = t;
    }
  }
  for (auto& words : words_) words.resize(WordsFor(points - 1));
}

// The first sweep whose bits of the block of an occupancy no earlier visit of this block has seen.
int BlockNews::Since(uint32_t occupancy) const {
  // In a whole sweep, blocks of higher layers were visited before this one in the last sweep, too.
  const bool before = visit_.whole_sweep && Count(occupancy) > visit_.block.stones;
  return before ? visit_.sweep : visit_.sweep - 1;
}

bool BlockNews::IsNewForFirst(uint32_t occupancy) const {
  if (!visit_.asked[Number(Mover::kFirst)]) return false;
  const uint32_t number = index_.BlockOf(occupancy);
  return changes_.Last(number, Mover::kSecond) >= Since(occupancy);
}

void BlockNews::FindAt(int at) {
  const uint32_t played = uint32_t{1} << at;
  if ((found_ & played) != 0) return;
  found_ |= played;
  PointPlays::Point& point = points_[static_cast<size_t>(at)];
  plays_.FindPoint(at, &point);
  for (const Removal& removal : point.removals) {
    index_.Expect((visit_.block.occupancy | played) & ~removal.removed);
  }
}

const PointPlays::Point& BlockNews::PointAt(int at) {
  FindAt(at);
  PointPlays::Point& point = points_[static_cast<size_t>(at)];
  const uint32_t played = uint32_t{1} << at;
  const uint32_t occupancy = visit_.block.occupancy | played;
  const bool all = visit_.sweep == 1 || !point.listed;
  point.fresh = all || (visit_.block.empty != played && IsNewForFirst(occupancy));
  for (Removal& removal : point.removals) {
    removal.fresh = all || IsNewForFirst(occupancy & ~removal.removed);
  }
  return point;
}

void BlockNews::AddFor(Mover side, const Play& play) {
  const uint32_t number = index_.BlockOf(play.occupancy);
  const int since = Since(play.occupancy);
  if (changes_.Last(number, Opposing(side)) < since) return;
  const ChangeLog::News news = changes_.NewsSince(number, Opposing(side), since);
  const int symmetry = index_.PlaceOf(play.occupancy).symmetry;
  const uint32_t there = index_.Map(symmetry, play.occupancy);
  const int back = inverse_[static_cast<size_t>(symmetry)];
  const uint32_t always = index_.Map(back, UnpackBits(news.in_all, there));
  const uint32_t sometimes = index_.Map(back, UnpackBits(news.in_some, there));
  const bool is_first = side == Mover::kFirst;
  const uint32_t player = play.player | play.played;
  const uint32_t first = (is_first ? player : play.opponent) & play.occupancy;
  const uint32_t other = (is_first ? play.opponent : player) & play.occupancy;
  if ((first & ~sometimes) != 0 || (other & always) != 0) return;
  const uint32_t decided = play.player | play.opponent;
  const uint32_t one_colour = play.occupancy & ~(always ^ sometimes) & ~decided & ~play.played;
  const uint32_t mask = Pack(decided | one_colour);
  if (mask == 0) {
    all_[Number(side)] = true;
    return;
  }
  uint64_t* const words = words_[Number(side)].data();
  const uint32_t fixed = (is_first ? play.player : play.opponent) | (always & one_colour);
  ForSubcube(visit_.block.stones, mask, Pack(fixed),
             [&](uint32_t w, uint64_t places) { words[w] |= places; });
}

void BlockNews::Add(const Play& play, const std::array<bool, 2>& asked) {
  for (const Mover side : kMovers) {
    if (asked[Number(side)] && !all_[Number(side)]) AddFor(side, play);
  }
}

bool BlockNews::Find(const Visit& visit) {
  visit_ = visit;
  found_ = 0;
  const OpenBlock& block = visit_.block;
  for (const Mover side : kMovers) {
    all_[Number(side)] = visit_.asked[Number(side)] && visit_.sweep == 1;
    std::fill_n(words_[Number(side)].begin(), block.words, 0);
  }
  Add({0, 0, block.occupancy, 0}, visit_.asked);
  for (uint32_t rest = block.empty; rest != 0 && all_ != visit_.asked; rest &= rest - 1) {
    const uint32_t played = rest & (~rest + 1);
    if (block.empty != played) Add({0, 0, block.occupancy | played, played}, visit_.asked);
  }
  for (uint32_t rest = block.empty; rest != 0 && all_ != visit_.asked; rest &= rest - 1) {
    const uint32_t played = rest & (~rest + 1);
    const int at = FirstPoint(played);
    FindAt(at);
    const PointPlays::Point& point = points_[static_cast<size_t>(at)];
    if (!point.listed) all_ = visit_.asked;
    for (const Removal& removal : point.removals) {
      // A ko leads to situations of the block that the capture leads to.
      if (removal.kind == Removal::Kind::kKo) continue;
      const uint32_t left = (block.occupancy | played) & ~removal.removed;
      Add({removal.player, removal.opponent, left, played & left}, visit_.asked);
    }
  }
  uint64_t any = 0;
  for (const Mover side : kMovers) {
    auto& words = words_[Number(side)];
    if (all_[Number(side)]) std::fill_n(words.begin(), block.words, ~uint64_t{0});
    for (uint64_t w = 0; w < block.words; ++w) any |= words[w];
  }
  return any != 0;
}

}  // namespace hotstone::enumerate
