// The speed of board operations: chains, legality, plays, rank and unrank. Rates per second are in
// the counters `plays`, `positions` or `ranks`.
//
// Each benchmark takes the columns and rows of a board as its arguments and makes its positions
// from the legal index: all of them, or a thousand spread evenly, so that every kind of position is
// included. The results are folded into a checksum that the compiler cannot drop. Each measures one
// step of the enumerator: the analysis of the chains of a position, all its plays resolved,
// legality, and ranks.
//
// For example, build/release/bench/hotstone_bench --benchmark_filter=AllPlays plays every legal
// play of both colours in every legal position of each of its boards; on 3x3 these are the 12,675
// positions of the index.
#include <benchmark/benchmark.h>

#include <random>
#include <utility>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/rules/board.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {
namespace {

Grid MakeGrid(const benchmark::State& state) {
  return *Grid::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
}

benchmark::Counter Rate(uint64_t count) {
  return benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate);
}

// A thousand legal positions, evenly spread over the index.
std::vector<Stones> Sample(const LegalIndex& index) {
  std::vector<Stones> sample;
  for (uint64_t i = 0; i < 1000; ++i) sample.push_back(index.Unrank(index.size() / 1000 * i));
  return sample;
}

// Every legal position with every play of both colours that `groups` permits, resolved.
void BM_AllPlays(benchmark::State& state) {
  const Grid grid = MakeGrid(state);
  const LegalIndex index = *LegalIndex::Create(grid);
  const FiniteRules rules{.hot = {{.single = true}, {}, {}},
                          .forbid_single = true,
                          .forbid_groups = false,
                          .end_passes = 4,
                          .capture_ends = false};
  uint64_t plays = 0;
  for (auto _ : state) {
    uint64_t checksum = 0;
    Analysis analysis;
    index.ForEach(0, index.size(), [&](Stones stones) {
      Analyse(grid, stones, analysis);
      for (int colour = 0; colour < 2; ++colour) {
        for (BitBoard rest = LegalPlays(grid, analysis, rules); rest != 0; rest &= rest - 1) {
          const int at = FirstPoint(rest);
          const Resolved play = Resolve(grid, analysis, BitAt(at));
          checksum += play.after.own ^ play.after.opp ^ BansAfter(grid, play, at, rules);
          ++plays;
        }
        analysis.stones = Swapped(analysis.stones);
        std::swap(analysis.own, analysis.opp);
      }
    });
    benchmark::DoNotOptimize(checksum);
  }
  state.counters["plays"] = Rate(plays);
}
BENCHMARK(BM_AllPlays)->Args({3, 3})->Args({4, 3})->Args({4, 4})->Unit(benchmark::kMillisecond);

void BM_LegalityTest(benchmark::State& state) {
  const Grid grid = MakeGrid(state);
  std::mt19937_64 random(1);
  std::vector<Stones> fillings;
  for (int i = 0; i < 1000; ++i) {
    const BitBoard own = random() & grid.full();
    fillings.push_back({own, random() & grid.full() & ~own});
  }
  uint64_t count = 0;
  for (auto _ : state) {
    for (const Stones s : fillings) benchmark::DoNotOptimize(IsLegal(grid, s));
    count += fillings.size();
  }
  state.counters["positions"] = Rate(count);
}
BENCHMARK(BM_LegalityTest)->Args({4, 4})->Args({5, 5})->Args({8, 8});

void BM_FloodFill(benchmark::State& state) {
  const Grid grid = MakeGrid(state);
  // A snake through the whole board: the longest chain to walk along.
  BitBoard snake = 0;
  for (int row = 0; row < grid.rows(); ++row) {
    for (int col = 0; col < grid.cols(); ++col) {
      const bool turn = row % 4 == 1 ? col == grid.cols() - 1 : col == 0;
      if (row % 2 == 0 || turn) snake |= BitAt(row * grid.cols() + col);
    }
  }
  for (auto _ : state) benchmark::DoNotOptimize(grid.Flood(BitAt(0), snake));
}
BENCHMARK(BM_FloodFill)->Args({4, 4})->Args({8, 8});

void BM_Analyse(benchmark::State& state) {
  const Grid grid = MakeGrid(state);
  const auto sample = Sample(*LegalIndex::Create(grid));
  Analysis analysis;
  uint64_t count = 0;
  for (auto _ : state) {
    for (const Stones s : sample) {
      Analyse(grid, s, analysis);
      benchmark::DoNotOptimize(analysis);
    }
    count += sample.size();
  }
  state.counters["positions"] = Rate(count);
}
BENCHMARK(BM_Analyse)->Args({4, 4})->Args({5, 5});

void BM_Rank(benchmark::State& state) {
  const Grid grid = MakeGrid(state);
  const LegalIndex index = *LegalIndex::Create(grid);
  const auto sample = Sample(index);
  uint64_t count = 0;
  for (auto _ : state) {
    for (const Stones s : sample) benchmark::DoNotOptimize(index.Rank(s));
    count += sample.size();
  }
  state.counters["ranks"] = Rate(count);
}
BENCHMARK(BM_Rank)->Args({4, 3})->Args({4, 4})->Args({4, 5})->Args({5, 5});

// 4096 legal positions, drawn at random from the whole board.
void BM_RankRandom(benchmark::State& state) {
  const LegalIndex index = *LegalIndex::Create(MakeGrid(state));
  std::mt19937_64 random(1);
  std::vector<Stones> positions;
  for (int i = 0; i < 4096; ++i) positions.push_back(index.Unrank(random() % index.size()));
  uint64_t count = 0;
  for (auto _ : state) {
    for (const Stones s : positions) benchmark::DoNotOptimize(index.Rank(s));
    count += positions.size();
  }
  state.counters["ranks"] = Rate(count);
}
BENCHMARK(BM_RankRandom)->Args({4, 4})->Args({5, 5});

void BM_LegalIndexCreate(benchmark::State& state) {
  const Grid grid = MakeGrid(state);
  for (auto _ : state) benchmark::DoNotOptimize(LegalIndex::Create(grid));
}
BENCHMARK(BM_LegalIndexCreate)->Args({4, 4})->Args({5, 5})->Unit(benchmark::kMillisecond);

void BM_Unrank(benchmark::State& state) {
  const Grid grid = MakeGrid(state);
  const LegalIndex index = *LegalIndex::Create(grid);
  uint64_t rank = 0;
  uint64_t count = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(index.Unrank(rank));
    rank = (rank + 7919) % index.size();
    ++count;
  }
  state.counters["ranks"] = Rate(count);
}
BENCHMARK(BM_Unrank)->Args({4, 4})->Args({5, 5});

void BM_Canonical(benchmark::State& state) {
  const Grid grid = MakeGrid(state);
  const Symmetries symmetries(grid);
  const auto sample = Sample(*LegalIndex::Create(grid));
  uint64_t count = 0;
  for (auto _ : state) {
    for (const Stones s : sample) benchmark::DoNotOptimize(symmetries.FindCanonical(s));
    count += sample.size();
  }
  state.counters["positions"] = Rate(count);
}
BENCHMARK(BM_Canonical)->Args({4, 4})->Args({4, 5});

}  // namespace
}  // namespace hotstone::enumerate
