// Opens a block (which colourings are legal, which are already won), evaluates and gathers the
// plays at each empty point for both sides, and writes the results.
//
// For example, on 2x1 take the block of the point A1 for a difference of 2: the colouring with a
// stone of the first side is already won. With this side to move its pass leads to the other
// plane's bit, and with the other side to move the only play takes the stone. The first sweep sets
// the other side's bits first, then these.
#include "enumerate/planes/block_visit.h"

#include <algorithm>

#include "enumerate/index/pack_bits.h"
#include "enumerate/planes/block_planes.h"

namespace hotstone::enumerate {
namespace {

constexpr uint64_t kAll = ~uint64_t{0};

// Bounds of the bits of a word that holds the bits from `index` on.
ChangeLog::News NewsOfWord(uint64_t index, uint64_t bits) {
  ChangeLog::News news{static_cast<uint32_t>(index) << kWordBits, static_cast<uint32_t>(index)
                                                                      << kWordBits};
  for (size_t place = 0; place < kWordBits; ++place) {
    const uint32_t stone = uint32_t{1} << place;
    if ((bits & kPlacesWithBit[place]) != 0) news.in_some |= stone;
    if ((bits & ~kPlacesWithBit[place]) == 0) news.in_all |= stone;
  }
  return news;
}

}  // namespace

std::unique_ptr<BlockVisitor> BlockVisitor::Create(const FiniteRules& rules, int at_least,
                                                   PlaneSet* planes, const PlaneSource& source,
                                                   ChangeLog* changes) {
  return std::unique_ptr<BlockVisitor>(new BlockVisitor(rules, at_least, planes, source, changes));
}

BlockVisitor::BlockVisitor(const FiniteRules& rules, int at_least, PlaneSet* planes,
                           const PlaneSource& source, ChangeLog* changes)
    : layout_(planes->layout()),
      index_(layout_.index()),
      grid_(index_.grid()),
      rules_(rules),
      at_least_(at_least),
      planes_(*planes),
      changes_(*changes),
      finder_(grid_, rules),
      found_(rules, layout_, source),
      news_(layout_, *changes, &found_) {
  const uint64_t most = WordsFor(grid_.points() - 1);
  for (Words* words : {&legal_, &won_, &in_ko_, &banned_, &ko_}) words->resize(most);
  for (Plays& plays : plays_) {
    for (Words* words : {&plays.result, &plays.some, &plays.twice, &plays.asked, &plays.open})
      words->resize(most);
  }
}

void BlockVisitor::Open(uint32_t number) {
  const OccupancyIndex::Block& block = index_.block(number);
  number_ = number;
  occupancy_ = block.occupancy;
  empty_ = static_cast<uint32_t>(grid_.full()) & ~occupancy_;
  stones_ = block.layer;
  words_ = WordsFor(stones_);
  first_ = planes_.BlockWords(Mover::kFirst, number);
  second_ = planes_.BlockWords(Mover::kSecond, number);
}

// A position is legal unless some chain has no adjacent empty point. On most occupancies few sets
// of stones can be such chains; where many can, the legal words are found from the stones.
void BlockVisitor::FindLegalWords() {
  const std::vector<RemovalFinder::Chain>* chains = finder_.FindLifeless(occupancy_, 16 + words_);
  if (chains == nullptr) {
    FindLegal(grid_, occupancy_, legal_.data());
  } else {
    std::fill_n(legal_.begin(), words_, kAll);
    for (const RemovalFinder::Chain& chain : *chains) {
      const uint32_t mask = Pack(chain.stones | chain.rim);
      for (const uint32_t first : {chain.stones, chain.rim}) {
        ForSubcube(stones_, mask, Pack(first),
                   [&](uint32_t w, uint64_t places) { legal_[w] &= ~places; });
      }
    }
  }
  if (stones_ < kWordBits) legal_[0] &= PlacesOf(stones_);
}

// Finds the colourings that could get a bit: those of positions that have none, and those that have
// bans.
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
  uint64_t* const in_ko = in_ko_.data();
  const uint64_t* const legal = legal_.data();
  ForWords(words_, [=](size_t w) { in_ko[w] &= legal[w]; });
  for (const Mover side : kMovers) {
    Plays& plays = plays_[Number(side)];
    // The second side's plays matter where its pass does not decide.
    const uint64_t turn = side == Mover::kFirst ? kAll : 0;
    const uint64_t* const set = side == Mover::kFirst ? first_ : second_;
    const uint64_t* const first = first_;
    const uint64_t* const won = won_.data();
    const uint64_t* const news = news_.words(side);
    uint64_t* const asked = plays.asked.data();
    uint64_t* const open = plays.open.data();
    ForWords(words_, [=](size_t w) {
      const uint64_t unset = legal[w] & ~set[w] & (first[w] | won[w] | turn);
      asked[w] = (unset | in_ko[w]) & news[w];
      open[w] = asked[w];
    });
    CountOpen(&plays);
  }
}

void BlockVisitor::CountOpen(Plays* plays) const {
  plays->open_count = 0;
  for (uint64_t w = 0; w < words_; ++w)
    plays->open_count += static_cast<uint64_t>(Count(plays->open[w]));
}

// Combines the plays at one point with the earlier ones.
void BlockVisitor::Gather(int point, Mover player) {
  Plays& plays = plays_[Number(player)];
  const uint64_t turn = player == Mover::kFirst ? 0 : kAll;
  const uint64_t* const result = plays.result.data();
  const uint64_t* const in_ko = in_ko_.data();
  uint64_t* const some = plays.some.data();
  uint64_t* const twice = plays.twice.data();
  uint64_t* const open = plays.open.data();
  ForWords(words_, [=](size_t w) {
    const uint64_t here = result[w] ^ turn;
    const uint64_t two = twice[w] | (some[w] & here);
    const uint64_t one = some[w] | here;
    twice[w] = two;
    some[w] = one;
    open[w] &= ~one | (in_ko[w] & ~two);
  });
  if (std::find(kept_points_.begin(), kept_points_.end(), point) != kept_points_.end()) {
    plays.kept.emplace_back(plays.result.begin(),
                            plays.result.begin() + static_cast<int64_t>(words_));
  }
  CountOpen(&plays);
}

// ... where they count for nothing.
void BlockVisitor::GatherNothing(int point, Mover player) {
  if (std::find(kept_points_.begin(), kept_points_.end(), point) == kept_points_.end()) return;
  plays_[Number(player)].kept.emplace_back(words_, player == Mover::kFirst ? 0 : kAll);
}

// Sets bits of word `w`, and records which and when. Returns how many are new.
uint64_t BlockVisitor::Store(Written* to, uint64_t w, uint64_t bits, int sweep) {
  uint64_t& word = to->words[w];
  const uint64_t fresh = bits & ~word;
  if (fresh == 0) return 0;
  if (to->stages != nullptr) {
    for (uint64_t rest = fresh; rest != 0; rest &= rest - 1) {
      to->stages[(w << kWordBits) + static_cast<uint64_t>(FirstPoint(rest))] =
          static_cast<uint8_t>(sweep);
    }
  }
  __atomic_store_n(&word, word | fresh, __ATOMIC_RELAXED);
  to->news.Add(NewsOfWord(w, fresh));
  return static_cast<uint64_t>(Count(fresh));
}

BlockVisitor::Written BlockVisitor::BlockWritten(Mover to_move) {
  uint8_t* const stages =
      planes_.stages() ? planes_.BlockStages(to_move) + (layout_.BlockWord(number_) << kWordBits)
                       : nullptr;
  return {to_move == Mover::kFirst ? first_ : second_, stages, {}};
}

uint64_t BlockVisitor::WritePositions(int sweep) {
  uint64_t set = 0;
  Written first = BlockWritten(Mover::kFirst);
  Written second = BlockWritten(Mover::kSecond);
  const Plays& own = plays_[Number(Mover::kFirst)];
  const Plays& others = plays_[Number(Mover::kSecond)];
  for (uint64_t w = 0; w < words_; ++w) {
    if (all_plays_) {
      const uint64_t passed = won_[w] | first_[w];
      set += Store(&second, w, others.asked[w] & ~others.some[w] & passed & legal_[w], sweep);
    }
    if (!movers_[Number(Mover::kFirst)]) continue;
    if (sweep == 1) Store(&first, w, ~legal_[w], sweep);
    const uint64_t pass = won_[w] & second_[w];
    set += Store(&first, w, ((own.asked[w] & own.some[w]) | pass) & legal_[w], sweep);
  }
  set_ = {first.news, second.news};
  return set;
}

uint64_t BlockVisitor::WriteKos(uint32_t number, int sweep) {
  uint64_t set = 0;
  uint32_t pattern_number = index_.block(number).first_ko;
  for (const OccupancyIndex::KoPattern& pattern : index_.KoPatterns(number)) {
    const auto at = static_cast<size_t>(
        std::find(kept_points_.begin(), kept_points_.end(), pattern.ban) - kept_points_.begin());
    const int bits = Count(pattern.free);
    move_.Begin(bits, stones_);
    for (uint32_t rest = pattern.free; rest != 0; rest &= rest - 1) {
      const uint32_t before = (rest & (~rest + 1)) - 1;
      move_.AddFree(Count(pattern.free & before), Count(occupancy_ & before));
    }
    move_.Prepare();
    for (const Mover side : {Mover::kSecond, Mover::kFirst}) {
      if (side == Mover::kSecond ? !all_plays_ : !movers_[Number(side)]) continue;
      const Plays& plays = plays_[Number(side)];
      const uint64_t* here = plays.kept[at].data();
      // The mover's stones are those of the pattern; the stones around the ban are the other's.
      const uint32_t fixed = occupancy_ & ~pattern.free;
      const uint32_t fixed_first = side == Mover::kFirst ? pattern.own : fixed & ~pattern.own;
      ForSubcube(stones_, Pack(fixed), Pack(fixed_first), [&](uint32_t w, uint64_t) {
        if (side == Mover::kSecond) {
          const uint64_t others = ~((plays.some[w] & here[w]) | plays.twice[w]);
          // A pass lifts the ban; the next one ends the game, or two more are needed.
          const uint64_t passed = rules_.end_passes == 2 ? won_[w] | first_[w] : first_[w];
          banned_[w] = plays.asked[w] & others & passed & legal_[w];
        } else {
          const uint64_t others = (plays.some[w] & ~here[w]) | plays.twice[w];
          const uint64_t pass = rules_.end_passes == 2 ? won_[w] & second_[w] : second_[w];
          banned_[w] = ((plays.asked[w] & others) | pass) & legal_[w];
        }
      });
      move_.Apply(banned_.data(), Pack(fixed_first), ko_.data(), 0);
      Written kos{planes_.KoWords(side, pattern_number), nullptr, {}};
      if (planes_.stages())
        kos.stages = planes_.KoStages(side) + (layout_.KoWord(pattern_number) << kWordBits);
      for (uint64_t w = 0; w < WordsFor(bits); ++w) {
        set += Store(&kos, w, ko_[w] & PlacesOf(bits), sweep);
      }
      if (!kos.news.Any()) continue;
      const auto in_block = [&](uint32_t colouring) {
        return Pack(UnpackBits(colouring, pattern.free) | fixed_first);
      };
      set_[Number(side)].Add({in_block(kos.news.in_all), in_block(kos.news.in_some)});
    }
    ++pattern_number;
  }
  return set;
}

uint64_t BlockVisitor::Visit(uint32_t number, int sweep, const std::array<bool, 2>& movers) {
  movers_ = movers;
  all_plays_ = movers_[Number(Mover::kSecond)] && changes_.Take(number, Mover::kSecond);
  first_plays_ = movers_[Number(Mover::kFirst)] && changes_.Take(number, Mover::kFirst);
  if (!all_plays_ && !first_plays_) return 0;
  Open(number);
  const OpenBlock block = {occupancy_, empty_, stones_, words_};
  found_.Open(block);
  for (uint32_t rest = empty_; rest != 0; rest &= rest - 1) found_.ExpectPlace(FirstPoint(rest));
  if (!news_.Find({block, number, sweep, HasBoth(), {first_plays_, all_plays_}})) return 0;
  FindLegalWords();
  FindWon(grid_, occupancy_, at_least_, won_.data());
  FindOpen(number);
  for (Plays& plays : plays_) {
    std::fill_n(plays.some.begin(), words_, 0);
    std::fill_n(plays.twice.begin(), words_, 0);
    plays.kept.clear();
  }
  for (uint32_t rest = empty_; rest != 0; rest &= rest - 1) FindPlays(rest);
  uint64_t set = WritePositions(sweep);
  set += WriteKos(number, sweep);
  for (const Mover side : kMovers) {
    const ChangeLog::News& news = set_[Number(side)];
    // In a whole sweep the first side's pass was seen in this visit.
    if (news.Any()) changes_.Note(number, side, sweep, news, !HasBoth() || side == Mover::kFirst);
  }
  return set;
}

// Evaluates the plays at the first of these points.
void BlockVisitor::FindPlays(uint32_t points) {
  const int at = FirstPoint(points);
  const std::array<bool, 2> asked = {first_plays_, all_plays_};
  PointPlays::Questions questions;
  for (const Mover player : kMovers) {
    Plays& plays = plays_[Number(player)];
    questions[Number(player)] = {asked[Number(player)] && plays.open_count > 0, plays.open.data(),
                                 plays.open_count, plays.result.data()};
  }
  if (questions[0].wanted || questions[1].wanted) {
    const uint32_t later = points & (points - 1);
    if (later != 0) found_.ExpectWords(FirstPoint(later), questions);
    const PointPlays::Point& point = news_.PointAt(at);
    questions[0].wanted &= point.AnyFresh();
    found_.Find(point, questions);
  }
  for (const Mover player : kMovers) {
    if (!movers_[Number(player)]) continue;
    if (questions[Number(player)].wanted) {
      Gather(at, player);
    } else {
      GatherNothing(at, player);
    }
  }
}

std::span<const uint64_t> BlockVisitor::LegalWords(uint32_t number) {
  Open(number);
  FindLegalWords();
  return {legal_.data(), words_};
}

void BlockVisitor::AddCounts(uint32_t number, PlaneCounts* counts) {
  const uint64_t orbit = index_.block(number).orbit;
  const std::span<const uint64_t> legal = LegalWords(number);
  for (uint64_t w = 0; w < words_; ++w) {
    counts->legal += orbit * static_cast<uint64_t>(Count(legal[w]));
    counts->first += orbit * static_cast<uint64_t>(Count(legal[w] & first_[w]));
    counts->second += orbit * static_cast<uint64_t>(Count(legal[w] & second_[w]));
  }
}

}  // namespace hotstone::enumerate
