// The readings of the ko rules: the cost of double and twin hot stones, and termination verdicts.
#include <benchmark/benchmark.h>

#include "absl/strings/str_cat.h"
#include "claims/claims.h"
#include "enumerate/graph/situation_census.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/values/intervals.h"
#include "spec/rules/readings.h"

namespace hotstone::enumerate {
namespace {

constexpr const char* kHot[] = {"basic-only,hot=none", "basic-only", "basic-only,hot=hot"};

// Every play of every legal position with the bans after it, for one player.
void BM_BansAfter(benchmark::State& state) {
  const Grid grid = *Grid::Create(4, 3);
  const LegalIndex index = *LegalIndex::Create(grid);
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kHot[state.range(0)]));
  uint64_t plays = 0;
  for (auto _ : state) {
    BitBoard all = 0;
    Analysis analysis;
    index.ForEach(0, index.size(), [&](Stones stones) {
      Analyse(grid, stones, analysis);
      for (BitBoard rest = LegalPlays(grid, analysis, rules); rest != 0; rest &= rest - 1) {
        const int at = FirstPoint(rest);
        all ^= BansAfter(grid, Resolve(grid, analysis, BitAt(at)), at, rules);
        ++plays;
      }
    });
    benchmark::DoNotOptimize(all);
  }
  state.SetLabel(kHot[state.range(0)]);
  state.counters["plays"] =
      benchmark::Counter(static_cast<double>(plays), benchmark::Counter::kIsRate);
}
BENCHMARK(BM_BansAfter)->DenseRange(0, 2)->Unit(benchmark::kMillisecond);

void BM_HotCensus(benchmark::State& state) {
  const Grid grid = *Grid::Create(4, static_cast<int>(state.range(0)));
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kHot[2]));
  for (auto _ : state) benchmark::DoNotOptimize(CountSituations(grid, rules)->situations);
}
BENCHMARK(BM_HotCensus)->Arg(3)->Arg(4)->Unit(benchmark::kMillisecond);

void BM_HotIntervals(benchmark::State& state) {
  const Grid grid = *Grid::Create(4, static_cast<int>(state.range(0)));
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kHot[2]));
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        IntervalTable::Solve(grid, rules, {.measure = true}, nullptr)->ForBlack({}));
  }
}
BENCHMARK(BM_HotIntervals)->Arg(3)->Arg(4)->Unit(benchmark::kMillisecond);

// `verify --rules readings --claims termination`: every reading, with certificates checked.
void BM_TerminationOfReadings(benchmark::State& state) {
  const auto size =
      *spec::BoardSize::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  uint64_t verdicts = 0;
  for (auto _ : state) {
    auto checker = *claims::ClaimChecker::Create(size, {});
    for (const std::string_view reading : spec::Readings()) {
      checker.Check(
          *spec::ParseRuleSet(reading),
          [](std::string_view claim) { return claim == "termination"; },
          [&verdicts](const certify::Verdict&) { ++verdicts; });
    }
  }
  state.counters["verdicts"] =
      static_cast<double>(verdicts) / static_cast<double>(state.iterations());
}
BENCHMARK(BM_TerminationOfReadings)
    ->Args({3, 2})
    ->Args({3, 3})
    ->Args({12, 1})
    ->Args({4, 3})
    ->Args({6, 2})
    ->Args({4, 4})
    ->Unit(benchmark::kMillisecond);

// The same over all boards of up to twelve points: the figure of the project, 2 minutes.
void BM_TerminationUpToTwelvePoints(benchmark::State& state) {
  uint64_t verdicts = 0;
  for (auto _ : state) {
    for (int cols = 1; cols <= 12; ++cols) {
      for (int rows = 1; rows <= cols && cols * rows <= 12; ++rows) {
        auto checker = *claims::ClaimChecker::Create(*spec::BoardSize::Create(cols, rows), {});
        std::vector<spec::RuleSet> rule_sets = spec::Presets();
        for (const std::string_view reading : spec::Readings()) {
          rule_sets.push_back(*spec::ParseRuleSet(reading));
        }
        for (const spec::RuleSet& rules : rule_sets) {
          checker.Check(
              rules, [](std::string_view claim) { return claim == "termination"; },
              [&verdicts](const certify::Verdict&) { ++verdicts; });
        }
      }
    }
  }
  state.counters["verdicts"] =
      static_cast<double>(verdicts) / static_cast<double>(state.iterations());
}
BENCHMARK(BM_TerminationUpToTwelvePoints)->Iterations(1)->Unit(benchmark::kSecond);

}  // namespace
}  // namespace hotstone::enumerate
