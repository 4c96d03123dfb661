// Half-sweeps with planes on disk give the bits of whole sweeps, wherever a run is interrupted.
#include "enumerate/planes/half_sweeps.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <vector>

#include "enumerate/index/legal_index.h"

namespace hotstone::enumerate {
namespace {

// A disk in memory. After `writes_left` writes all fail. It keeps what was written until then,
// including half of the write that failed, and the last point saved.
class StoreOfTest : public PlaneStore {
 public:
  explicit StoreOfTest(const PlaneLayout& layout) {
    for (auto& plane : words_) {
      plane[0].resize(layout.block_words());
      plane[1].resize(layout.ko_words());
    }
  }
  absl::Status Read(Mover to_move, Part part, uint64_t from, std::span<uint64_t> words) override {
    const auto& all = words_[Number(to_move)][static_cast<size_t>(part)];
    if (from + words.size() > all.size()) return absl::InternalError("read beyond the end");
    std::copy_n(all.begin() + static_cast<int64_t>(from), words.size(), words.begin());
    return absl::OkStatus();
  }
  absl::Status Write(Mover to_move, Part part, uint64_t from,
                     std::span<const uint64_t> words) override {
    auto& all = words_[Number(to_move)][static_cast<size_t>(part)];
    if (from + words.size() > all.size()) return absl::InternalError("written beyond the end");
    const bool fails = writes_left == 0;
    if (!fails) --writes_left;
    std::copy_n(words.begin(), fails ? words.size() / 2 : words.size(),
                all.begin() + static_cast<int64_t>(from));
    return fails ? absl::UnavailableError("no space") : absl::OkStatus();
  }
  absl::Status SavePoint(const PlanePoint& at) override {
    if (writes_left == 0) return absl::UnavailableError("no space");
    --writes_left;
    point = at;
    return absl::OkStatus();
  }
  std::vector<uint64_t> AllWords() const {
    std::vector<uint64_t> all;
    for (const auto& plane : words_) {
      for (const auto& part : plane) all.insert(all.end(), part.begin(), part.end());
    }
    return all;
  }
  uint64_t writes_left = ~uint64_t{0};
  PlanePoint point;

 private:
  std::array<std::array<std::vector<uint64_t>, 2>, 2> words_;
};

struct HalfWorld {
  HalfWorld(int cols, int rows, const std::string& text)
      : rules(*FiniteRules::From(*spec::ParseRuleSet(text))),
        index(*OccupancyIndex::Create(*Grid::Create(cols, rows))),
        layout(index) {}
  PlaneSweeps Whole(int at_least) const {
    auto sweeps = *PlaneSweeps::Create(layout, rules, {.at_least = at_least});
    EXPECT_TRUE(sweeps.Run(1, nullptr).ok());
    return sweeps;
  }
  std::vector<uint64_t> WholeWords(int at_least) const {
    const PlaneSweeps sweeps = Whole(at_least);
    std::vector<uint64_t> all;
    for (const Mover mover : kMovers) {
      all.insert(all.end(), sweeps.planes().Blocks(mover),
                 sweeps.planes().Blocks(mover) + layout.block_words());
      all.insert(all.end(), sweeps.planes().Kos(mover),
                 sweeps.planes().Kos(mover) + layout.ko_words());
    }
    return all;
  }
  HalfSweeps Half(int at_least, StoreOfTest* store, uint64_t piece_words = 64) const {
    const HalfSweeps::Options options{
        .at_least = at_least, .piece_words = piece_words, .save_words = 0};
    return *HalfSweeps::Create(layout, rules, options, store->point, store);
  }
  FiniteRules rules;
  OccupancyIndex index;
  PlaneLayout layout;
};

constexpr const char* kHalfRules[] = {"basic-only,self_removal=none,end_passes=2", "basic-only",
                                      "basic-only,self_removal=any,end_passes=2",
                                      "basic-only,hot=none,self_removal=groups"};

void ExpectHalfIsWhole(int cols, int rows, const std::string& rules,
                       const std::vector<int>& thresholds) {
  const HalfWorld world(cols, rows, rules);
  for (const int at_least : thresholds) {
    SCOPED_TRACE(rules + " " + std::to_string(cols) + "x" + std::to_string(rows) + " " +
                 std::to_string(at_least));
    StoreOfTest store(world.layout);
    HalfSweeps half = world.Half(at_least, &store);
    ASSERT_TRUE(half.Run(1, nullptr).ok());
    EXPECT_TRUE(half.point().finished);
    EXPECT_EQ(store.point, half.point());
    EXPECT_EQ(store.AllWords(), world.WholeWords(at_least));
  }
}

// One plane is in memory as a whole, the other piece by piece.
TEST(HalfSweeps, MemoryHoldsAPlaneAndAPiece) {
  const HalfWorld world(4, 3, "basic-only,self_removal=none,end_passes=2");
  const uint64_t plane = world.layout.block_words() + world.layout.ko_words();
  EXPECT_GT(PlaneStream::Words(world.layout, {.piece_words = 1, .save_words = 1}), plane);
}

TEST(HalfSweeps, SetTheBitsOfWholeSweeps) {
  for (const char* rules : kHalfRules) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {1, 4}, {2, 2}, {3, 2}, {2, 4}}) {
      std::vector<int> all;
      for (int t = 1 - cols * rows; t <= cols * rows; ++t) all.push_back(t);
      ExpectHalfIsWhole(cols, rows, rules, all);
    }
    ExpectHalfIsWhole(3, 3, rules, {-3, 1, 9});
  }
  ExpectHalfIsWhole(4, 3, kHalfRules[0], {4});
}

TEST(HalfSweepsSlow, SetTheBitsOfWholeSweepsOn4x4) {
  ExpectHalfIsWhole(4, 4, kHalfRules[0], {1, 16});
}

// The disk fails at each write in turn; a fresh run resumes from what was stored.
TEST(HalfSweeps, GoOnToTheSameBitsWhereverAWriteFails) {
  const HalfWorld world(3, 2, kHalfRules[0]);
  const std::vector<uint64_t> expected = world.WholeWords(1);
  uint64_t failures = 0;
  for (uint64_t writes = 0;; ++writes) {
    StoreOfTest store(world.layout);
    store.writes_left = writes;
    HalfSweeps broken = world.Half(1, &store, 8);
    const absl::Status status = broken.Run(1, nullptr);
    store.writes_left = ~uint64_t{0};
    if (status.ok()) break;
    ++failures;
    ASSERT_TRUE(absl::IsUnavailable(status)) << status;
    // The run that met the full disk can also continue itself.
    if (writes % 2 == 0) {
      ASSERT_TRUE(broken.Run(1, nullptr).ok());
    } else {
      HalfSweeps again = world.Half(1, &store, 8);
      ASSERT_TRUE(again.Run(1, nullptr).ok());
    }
    ASSERT_EQ(store.AllWords(), expected) << writes;
  }
  EXPECT_GT(failures, 100U);
}

// The bits are newer than the saved point: bits already set are not counted.
TEST(HalfSweeps, BitsThatWereStoredButNotCountedEndNoRun) {
  const HalfWorld world(3, 2, kHalfRules[0]);
  const std::vector<uint64_t> expected = world.WholeWords(1);
  const int top = world.index.grid().points() - 1;
  StoreOfTest whole(world.layout);
  HalfSweeps half = world.Half(1, &whole);
  ASSERT_TRUE(half.Run(1, nullptr).ok());
  int wrong = 0;
  for (int sweep = 1; sweep <= half.point().sweep; ++sweep) {
    for (int older = 0; older < 2 && older < sweep; ++older) {
      for (const bool as_if_stopped : {false, true}) {
        StoreOfTest store(world.layout);
        HalfSweeps first = world.Half(1, &store);
        const absl::Status run = first.Run(1, nullptr, [&](const PlanePoint& point) {
          return point.sweep < sweep || point.layer >= 2;
        });
        ASSERT_TRUE(run.ok() || absl::IsCancelled(run)) << run;
        store.point = {sweep - older, older == 0 ? top : -1, 0, false,
                       as_if_stopped ? 0 : sweep - older + 2};
        HalfSweeps again = world.Half(1, &store);
        ASSERT_TRUE(again.Run(1, nullptr).ok());
        if (as_if_stopped) {
          wrong += store.AllWords() != expected;
        } else {
          ASSERT_EQ(store.AllWords(), expected) << sweep << " " << older;
        }
      }
    }
  }
  EXPECT_GT(wrong, 0);  // a false point is not corrected
}

TEST(HalfSweeps, SeveralThreadsAndStopsAfterEveryLayerGiveTheSameBits) {
  const HalfWorld world(4, 3, kHalfRules[0]);
  const std::vector<uint64_t> expected = world.WholeWords(4);
  StoreOfTest store(world.layout);
  HalfSweeps half = world.Half(4, &store, 1 << 20);
  int stops = 0;
  while (!half.point().finished) {
    const absl::Status run = half.Run(3, nullptr, [](const PlanePoint&) { return false; });
    ASSERT_TRUE(run.ok() || absl::IsCancelled(run)) << run;
    EXPECT_EQ(store.point, half.point());
    ++stops;
  }
  EXPECT_GT(stops, 100);
  EXPECT_EQ(store.AllWords(), expected);
}

TEST(HalfSweeps, AnswerAndCountAsPlanesInMemory) {
  const HalfWorld world(3, 3, kHalfRules[1]);
  const PlaneSweeps whole = world.Whole(3);
  StoreOfTest store(world.layout);
  HalfSweeps half = world.Half(3, &store);
  ASSERT_TRUE(half.Run(1, nullptr).ok());
  const LegalIndex legal = *LegalIndex::Create(world.index.grid());
  uint64_t wrong = 0;
  legal.ForEach(0, legal.size(), [&](Stones stones) {
    for (const int player : {0, 1}) {
      for (int passes = 0; passes < world.rules.end_passes; ++passes) {
        const BitSituation s{stones.own, stones.opp, player, passes, 0};
        for (const int side : {0, 1}) wrong += *half.Forces(s, side) != whole.Forces(s, side);
      }
    }
  });
  EXPECT_EQ(wrong, 0U);
  const PlaneCounts counts = *half.Count(nullptr);
  EXPECT_EQ(counts.legal, 12675U);
  EXPECT_EQ(counts.first, whole.Count().first);
  EXPECT_EQ(counts.second, whole.Count().second);
}

TEST(HalfSweeps, NeedLittleMoreThanOnePlane) {
  const auto index = *OccupancyIndex::Create(*Grid::Create(4, 5), OccupancyIndex::kMostPoints);
  const PlaneLayout layout(index);
  const HalfSweeps::Options options{.at_least = 20, .piece_words = 1 << 16};
  EXPECT_LT(HalfSweeps::Bytes(layout, options) - index.Bytes() - layout.Bytes(),
            layout.PlaneBytes() / 2 + (6U << 20));
  EXPECT_TRUE(absl::IsUnimplemented(
      HalfSweeps::Create(layout, *FiniteRules::From(*spec::ParseRuleSet("hot-only")), options, {},
                         nullptr)
          .status()));
}

}  // namespace
}  // namespace hotstone::enumerate
