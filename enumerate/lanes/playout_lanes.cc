// Random games in lanes: every bit of a vector is a separate game, and a plane is one point of the
// board in all games.
//
// Step makes one attempt to move in all lanes at once. Candidates finds the empty points that are
// neither banned nor an eye of the player to move, Choose picks one of them in each lane with that
// lane's random digits, and Resolve removes stones without a liberty. Lanes in which the play would
// remove its own stones, or would repeat a position under superko, keep their board and bar that
// point; lanes without a candidate pass. Every eight steps the games that have ended are scored by
// area, and their lanes begin new ones, whose random streams are prepared for all lanes together.
// So lanes are never idle for long, though games have different lengths. A game's moves depend only
// on the seed and the game's number, not on its lane.
//
// For example, with vectors of 512 bits the games 0 to 511 of a block begin in step 0. In step 24
// every lane is given its next game in advance, 512 to 1,023 in the order of the lanes, so lane 17
// has game 529. When game 17 has ended after two passes it is scored at the next multiple of eight
// steps, and game 529 begins there.
//
// The file is compiled once for each set of vector instructions; Highway includes it again for
// that.
#include "enumerate/lanes/playout_lanes.h"

#include <memory>
#include <new>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "enumerate/lanes/playout_lanes.cc"
#include "hwy/foreach_target.h"

#undef HOTSTONE_ENUMERATE_LANES_LANE_BOARD_INL_H_
#undef HOTSTONE_ENUMERATE_LANES_LANE_CHOICE_INL_H_
#undef HOTSTONE_ENUMERATE_LANES_LANE_HISTORY_INL_H_
#include "enumerate/lanes/lane_board-inl.h"
#include "enumerate/lanes/lane_choice-inl.h"
#include "enumerate/lanes/lane_history-inl.h"
#include "enumerate/rules/board_play.h"

HWY_BEFORE_NAMESPACE();
namespace hotstone::enumerate {
namespace HWY_NAMESPACE {
namespace {

// Every kCountEvery steps the lanes whose game has ended are scored and start the next one. Every
// kStartsEvery steps the starts of the next games are prepared, for all lanes that have used
// theirs. A lane waits half of kCountEvery steps on average, a game takes about 57.
constexpr int kCountEvery = 8;
constexpr int kStartsEvery = 24;
static_assert(kStartsEvery % kCountEvery == 0);

constexpr int kWordDigits = 10;
static_assert(kPlayoutWords == (1 << kWordDigits) - 1);

// The games of all lanes, seen from the player to move.
struct Games {
  Plane own[kFrame];
  Plane opp[kFrame];
  Plane barred[kFrame];  // banned by ko, or refused since the last move
  Plane white;           // White is to move
  Plane passed;          // the last move was a pass
  Plane captured;        // something has been captured in this game
  Plane active;          // the game goes on
  Plane words[kWordDigits];
  LaneStreams streams;
};

// Where the next game of each lane starts.
struct Starts {
  Plane word[2][32];
  Plane ready;
  uint32_t game[32 * kPlaneWords];  // of digit b of word w: [b * kPlaneWords + w]
};

class Player {
 public:
  Player(const LaneFrame& frame, const PlayoutBlock& block, PlayoutEnd* ends)
      : frame_(frame),
        games_in_block_(block.games),
        key_(PlayoutKeyOf(block.seed, block.number)),
        ends_(ends) {
    if (block.superko) history_ = std::make_unique<LaneHistory>();
    for (int p = 0; p < kFrame; ++p) {
      on_board_[p] = (frame.board() >> p & 1) != 0 ? ~uint32_t{0} : 0;
      at_edge_[p] = (frame.edge() >> p & 1) != 0 ? ~uint32_t{0} : 0;
      games_.own[p] = games_.opp[p] = games_.barred[p] = NoLane();
    }
    games_.white = games_.passed = games_.captured = games_.active = NoLane();
    for (Plane& digit : games_.words) digit = NoLane();
    for (auto* words : {games_.streams.word, starts_.word}) {
      for (int d = 0; d < 32; ++d) words[0][d] = words[1][d] = NoLane();
    }
    starts_.ready = NoLane();
    for (size_t i = 0; i < 32 * kPlaneWords; ++i) starts_.game[i] = playing_[i] = 0;
  }

  PlayoutTotals Run(const std::atomic<bool>& stop) {
    for (uint64_t step = 0; !stop.load(std::memory_order_relaxed); ++step) {
      if (step % kCountEvery == 0) {
        const Plane done = Minus(begun_, games_.active);
        if (AnyLane(done)) CountEnded(done);
        if (step % kStartsEvery == 0) MakeStarts();
        Begin();
        if (!AnyLane(games_.active) && next_game_ == games_in_block_ && !AnyLane(starts_.ready))
          break;
      }
      if (history_ == nullptr) {
        Step<false>();
      } else {
        Step<true>();
      }
    }
    return totals_;
  }

 private:
  HWY_INLINE Plane OnBoard(int p) const { return hn::Set(Words(), on_board_[p]); }

  // The empty points that are neither barred nor a single-point eye of the player to move.
  HWY_NOINLINE void Candidates(Plane* empty, Plane* candidates) const {
    const Plane* opp = games_.opp;
    Plane no_wall[kFrame];  // on the board, without an own stone
    Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
      no_wall[p] = Minus(OnBoard(p), games_.own[p]);
      empty[p] = Minus(no_wall[p], opp[p]);
    });
    // Of the points left and right of a column: both, or at least one, have an opposing stone.
    Plane both[kSide][kSide], either[kSide][kSide];
    Unroll<kSide*(kSide - 2)>([&](auto index) HOTSTONE_LANE_BODY {
      constexpr int r = index / (kSide - 2), c = index % (kSide - 2) + 1;
      both[r][c] = And(opp[r * kSide + c - 1], opp[r * kSide + c + 1]);
      either[r][c] = Or(opp[r * kSide + c - 1], opp[r * kSide + c + 1]);
    });
    Unroll<kFrame>([&](auto point) HOTSTONE_LANE_BODY {
      constexpr int p = point, r = p / kSide, c = p % kSide;
      constexpr int kInwardRow = r == 0 ? 1 : kSide - 2, kInwardCol = c == 0 ? 1 : kSide - 2;
      constexpr bool kEdgeRow = r == 0 || r == kSide - 1, kEdgeCol = c == 0 || c == kSide - 1;
      Plane no_eye = AnyNeighbour<p>(no_wall);
      if constexpr (!kEdgeRow && !kEdgeCol) {
        no_eye = Or3(no_eye, both[r - 1][c], both[r + 1][c]);
        no_eye = OrAnd(no_eye, either[r - 1][c], either[r + 1][c]);
        no_eye =
            OrAnd(no_eye, hn::Set(Words(), at_edge_[p]), Or(either[r - 1][c], either[r + 1][c]));
      } else if constexpr (!kEdgeCol) {
        no_eye = Or(no_eye, either[kInwardRow][c]);
      } else if constexpr (!kEdgeRow) {
        no_eye = Or3(no_eye, opp[(r - 1) * kSide + kInwardCol], opp[(r + 1) * kSide + kInwardCol]);
      } else {
        no_eye = Or(no_eye, opp[kInwardRow * kSide + kInwardCol]);
      }
      candidates[p] = AndMinus(no_eye, empty[p], games_.barred[p]);
    });
  }

  // One attempt of every lane to move.
  template <bool kSuperko>
  HWY_NOINLINE void Step() {
    Plane empty[kFrame], candidates[kFrame], digits[kRandomDigits], chosen[kFrame];
    Candidates(empty, candidates);
    games_.streams.Next(digits);
    const Choice choice = Choose(candidates, digits, chosen);

    Plane own[kFrame], reached[kFrame];
    Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
      own[p] = Or(games_.own[p], chosen[p]);
      empty[p] = Minus(empty[p], chosen[p]);
    });
    const Fate fate = Resolve(own, games_.opp, empty, reached);
    Plane played = AndMinus(choice.made, games_.active, fate.self_removal);
    if constexpr (kSuperko) {
      games_.captured = OrAnd(games_.captured, played, fate.captures);
      LanePosition after;
      Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
        const Plane opp = And(games_.opp[p], reached[p]);
        after.black[p] = Select(games_.white, opp, own[p]);
        after.white[p] = Select(games_.white, own[p], opp);
      });
      played = Minus(played, history_->Repeated(after, And(played, games_.captured)));
      history_->Record(after, played);
    }

    const Plane passing = And(choice.none_left, games_.active);
    const Plane moved = Or(played, passing);
    const Plane ko = And(fate.single_ko, played);
    Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
      const Plane was_own = games_.own[p], was_opp = games_.opp[p];
      games_.own[p] = Select(moved, And(was_opp, reached[p]), was_own);
      games_.opp[p] = Select(moved, own[p], was_opp);
      games_.barred[p] =
          OrAnd(EitherMinus(games_.barred[p], chosen[p], moved), Minus(was_opp, reached[p]), ko);
    });
    games_.white = Xor(games_.white, moved);
    const Plane ended = And(passing, games_.passed);
    games_.passed = Select(moved, passing, games_.passed);
    totals_.plays += CountLanes(played);

    Plane carry = games_.active;
    Plane last_word = games_.active;
    Unroll<kWordDigits>([&](auto d) HOTSTONE_LANE_BODY {
      const Plane digit = Xor(games_.words[d], carry);
      carry = And(games_.words[d], carry);
      games_.words[d] = digit;
      last_word = And(last_word, digit);
    });
    games_.active = MinusBoth(games_.active, ended, last_word);
    unfinished_ = OrMinus(unfinished_, last_word, ended);
  }

  // Adds to `reached` the points connected through empty points to stones of the colour in it.
  HWY_NOINLINE void SpreadThroughEmpty(const Plane* empty, Plane* reached) const {
    Plane before[kFrame];
    do {
      Copy(reached, before);
      Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
        reached[p] = OrAnd(reached[p], empty[p], AnyNeighbour<p>(reached));
      });
      Unroll<kFrame>([&](auto step) HOTSTONE_LANE_BODY {
        constexpr int p = kFrame - 1 - step;
        reached[p] = OrAnd(reached[p], empty[p], AnyNeighbour<p>(reached));
      });
    } while (AnyLane(Differ(reached, before)));
  }

  // Scores by area the games of those lanes, which have ended.
  HWY_NOINLINE void CountEnded(Plane done) {
    const Plane counted = Minus(done, unfinished_);
    Plane black[kFrame], white[kFrame], empty[kFrame];
    Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
      black[p] = Select(games_.white, games_.opp[p], games_.own[p]);
      white[p] = Select(games_.white, games_.own[p], games_.opp[p]);
      empty[p] = MinusBoth(OnBoard(p), black[p], white[p]);
    });
    if (ends_ != nullptr) RecordEnds(done, black, white);
    SpreadThroughEmpty(empty, black);
    SpreadThroughEmpty(empty, white);
    Plane black_only[kFrame], white_only[kFrame];
    Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
      black_only[p] = AndMinus(counted, black[p], white[p]);
      white_only[p] = AndMinus(counted, white[p], black[p]);
    });
    const Sum black_area = AddUp(black_only), white_area = AddUp(white_only);
    totals_.games += CountLanes(done);
    totals_.unfinished += CountLanes(And(done, unfinished_));
    totals_.black_area += Total(black_area);
    totals_.white_area += Total(white_area);
    totals_.black_wins += CountLanes(Less(white_area.digit, black_area.digit));
    totals_.white_wins += CountLanes(Less(black_area.digit, white_area.digit));
    unfinished_ = Minus(unfinished_, done);
    begun_ = Minus(begun_, done);
  }

  void RecordEnds(Plane done, const Plane* black, const Plane* white) {
    HWY_ALIGN uint32_t lanes[kPlaneWords], cut[kPlaneWords];
    HWY_ALIGN uint32_t planes[2 * kFrame + kWordDigits][kPlaneWords];
    hn::Store(done, Words(), lanes);
    hn::Store(unfinished_, Words(), cut);
    for (int p = 0; p < kFrame; ++p) {
      hn::Store(black[p], Words(), planes[p]);
      hn::Store(white[p], Words(), planes[kFrame + p]);
    }
    for (int d = 0; d < kWordDigits; ++d)
      hn::Store(games_.words[d], Words(), planes[2 * kFrame + d]);
    for (size_t w = 0; w < kPlaneWords; ++w) {
      for (int b = 0; b < 32; ++b) {
        if ((lanes[w] >> b & 1) == 0) continue;
        const auto number = [&](int first, int count) {
          uint32_t value = 0;
          for (int i = 0; i < count; ++i) value |= (planes[first + i][w] >> b & 1) << i;
          return value;
        };
        ends_[playing_[static_cast<size_t>(b) * kPlaneWords + w]] = {
            frame_.FromFrame(number(0, kFrame)), frame_.FromFrame(number(kFrame, kFrame)),
            number(2 * kFrame, kWordDigits), (cut[w] >> b & 1) != 0};
      }
    }
  }

  static HWY_INLINE Plane Mix(Plane x) {
    x = hn::Mul(Xor(x, hn::ShiftRight<16>(x)), hn::Set(Words(), kPlayoutMixFirst));
    x = hn::Mul(Xor(x, hn::ShiftRight<15>(x)), hn::Set(Words(), kPlayoutMixSecond));
    return Xor(x, hn::ShiftRight<16>(x));
  }

  // Gives a next game to every lane that has none, as long as there are games.
  HWY_NOINLINE void MakeStarts() {
    HWY_ALIGN uint32_t ready[kPlaneWords];
    hn::Store(starts_.ready, Words(), ready);
    for (size_t w = 0; w < kPlaneWords; ++w) {
      for (uint32_t missing = ~ready[w]; missing != 0 && next_game_ < games_in_block_;
           missing &= missing - 1) {
        const auto b = hwy::Num0BitsBelowLS1Bit_Nonzero32(missing);
        ready[w] |= uint32_t{1} << b;
        starts_.game[b * kPlaneWords + w] = next_game_++;
      }
    }
    starts_.ready = hn::Load(Words(), ready);
    for (size_t b = 0; b < 32; ++b) {
      const Plane game = hn::LoadU(Words(), starts_.game + b * kPlaneWords);
      starts_.word[0][b] = Mix(Xor(game, hn::Set(Words(), key_.first)));
      starts_.word[1][b] = Mix(hn::Add(starts_.word[0][b], hn::Set(Words(), key_.second)));
    }
    Turn(starts_.word[0]);
    Turn(starts_.word[1]);
  }

  // Lanes without a game begin their next one.
  HWY_NOINLINE void Begin() {
    const Plane lanes = Minus(starts_.ready, games_.active);
    LaneStreams& streams = games_.streams;
    for (int i = 0; i < 2; ++i) {
      Plane* word = streams.word[i == 0 ? streams.older : 1 - streams.older];
      for (int d = 0; d < 32; ++d) word[d] = Select(lanes, starts_.word[i][d], word[d]);
    }
    for (int p = 0; p < kFrame; ++p) {
      games_.own[p] = Minus(games_.own[p], lanes);
      games_.opp[p] = Minus(games_.opp[p], lanes);
      games_.barred[p] = Minus(games_.barred[p], lanes);
    }
    for (Plane* plane : {&games_.white, &games_.passed, &games_.captured, &starts_.ready}) {
      *plane = Minus(*plane, lanes);
    }
    for (Plane& digit : games_.words) digit = Minus(digit, lanes);
    games_.active = Or(games_.active, lanes);
    begun_ = Or(begun_, lanes);
    if (history_ != nullptr) history_->Forget(lanes);
    if (ends_ == nullptr) return;
    HWY_ALIGN uint32_t words[kPlaneWords];
    hn::Store(lanes, Words(), words);
    for (size_t i = 0; i < 32 * kPlaneWords; ++i) {
      if ((words[i % kPlaneWords] >> (i / kPlaneWords) & 1) != 0) playing_[i] = starts_.game[i];
    }
  }

  const LaneFrame& frame_;
  const uint32_t games_in_block_;
  const PlayoutKey key_;
  PlayoutEnd* const ends_;
  std::unique_ptr<LaneHistory> history_;  // under superko
  uint32_t on_board_[kFrame];
  uint32_t at_edge_[kFrame];
  Games games_;
  Starts starts_;
  uint32_t next_game_ = 0;
  uint32_t playing_[32 * kPlaneWords];
  Plane begun_ = NoLane();  // lanes whose game is not counted yet
  Plane unfinished_ = NoLane();
  PlayoutTotals totals_;
};

PlayoutTotals Play(const LaneFrame& frame, const PlayoutBlock& block, const std::atomic<bool>& stop,
                   PlayoutEnd* ends) {
  return std::make_unique<Player>(frame, block, ends)->Run(stop);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace hotstone::enumerate
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace hotstone::enumerate {

HWY_EXPORT(Play);

PlayoutTotals PlayBlock(const LaneFrame& frame, const PlayoutBlock& block,
                        const std::atomic<bool>& stop, PlayoutEnd* ends) {
  return HWY_DYNAMIC_DISPATCH(Play)(frame, block, stop, ends);
}

}  // namespace hotstone::enumerate
#endif  // HWY_ONCE
