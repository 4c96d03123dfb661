// Stored tables: the time of a look-up, and the speed of writing tables and saving checkpoints.
#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include "enumerate/values/interval_sweeps.h"
#include "spec/rules/situation.h"
#include "tables/checkpoint.h"
#include "tables/table_check.h"
#include "tables/table_law.h"
#include "tables/table_reader.h"
#include "tables/table_writer.h"

namespace hotstone::tables {
namespace {

using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::IntervalSweeps;
using enumerate::OccupancyIndex;

// A solved 4x3, and a name for files that are deleted at the end.
struct Solved {
  spec::RuleSet rules = *spec::ParseRuleSet("basic-only,self_removal=none,end_passes=2");
  OccupancyIndex index = *OccupancyIndex::Create(*Grid::Create(4, 3));
  IntervalSweeps sweeps = *IntervalSweeps::Create(index, *FiniteRules::From(rules), true);
  std::string path =
      std::filesystem::temp_directory_path() /
      ("hotstone_bench_" +
       std::to_string(std::chrono::system_clock::now().time_since_epoch().count()) + ".table");
  Solved() {
    if (!sweeps.Run(1, nullptr).ok()) std::abort();
  }
  ~Solved() { std::filesystem::remove(path); }
  const Table& table() {
    if (table_ == nullptr) {
      std::filesystem::remove(path);
      if (!WriteTable(path, rules, sweeps, TableOptions(), nullptr).ok()) std::abort();
      table_ = *Table::Open(path);
    }
    return *table_;
  }

 private:
  std::unique_ptr<Table> table_;
};

Solved& Instance() {
  static Solved solved;
  return solved;
}

// Cells far apart, so that each needs a block that is not cached.
void BM_TableValueFromDisk(benchmark::State& state) {
  const Table& table = Instance().table();
  uint64_t cell = 0;
  for (auto _ : state) {
    TableCursor cursor(table, 0);
    benchmark::DoNotOptimize(*cursor.Value(cell));
    cell = (cell + 999983) % table.manifest().total_cells();
  }
}
BENCHMARK(BM_TableValueFromDisk)->Unit(benchmark::kMicrosecond);

void BM_TableValueAtHand(benchmark::State& state) {
  const Table& table = Instance().table();
  TableCursor cursor(table, 1 << 26);
  uint64_t cell = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(*cursor.Value(cell));
    cell = (cell + 999983) % table.manifest().total_cells();
  }
}
BENCHMARK(BM_TableValueAtHand);

void BM_TableOpen(benchmark::State& state) {
  Instance().table();
  for (auto _ : state) benchmark::DoNotOptimize(*Table::Open(Instance().path));
}
BENCHMARK(BM_TableOpen)->Unit(benchmark::kMicrosecond);

// A value with all moves and their values, by the plain law.
void BM_TableProbe(benchmark::State& state) {
  const Table& table = Instance().table();
  TableLaw law(table);
  const spec::Situation empty{spec::Position(table.size()), spec::Color::kBlack, 0, {}, 0};
  for (auto _ : state) benchmark::DoNotOptimize(*law.Probe(empty));
}
BENCHMARK(BM_TableProbe)->Unit(benchmark::kMicrosecond);

// The bytes of a run's values and stages.
void SetRunBytes(benchmark::State& state) {
  state.SetBytesProcessed(state.iterations() *
                          static_cast<int64_t>(4 * Instance().sweeps.total_cells()));
}

void BM_TableWrite(benchmark::State& state) {
  Solved& solved = Instance();
  const std::string path = solved.path + ".written";
  TableOptions options;
  options.level = static_cast<int>(state.range(0));
  options.block_bytes = static_cast<uint32_t>(state.range(1));
  uint64_t bytes = 0;
  for (auto _ : state) {
    bytes = WriteTable(path, solved.rules, solved.sweeps, options, nullptr)->bytes;
    std::filesystem::remove(path);
  }
  SetRunBytes(state);
  state.counters["share_of_run"] =
      static_cast<double>(bytes) / static_cast<double>(4 * solved.sweeps.total_cells());
}
BENCHMARK(BM_TableWrite)
    ->ArgsProduct({{1, 6, 12}, {1 << 14, 1 << 15, 1 << 16}})
    ->Unit(benchmark::kMillisecond);

void BM_CheckpointSave(benchmark::State& state) {
  Solved& solved = Instance();
  const std::string path = solved.path + ".checkpoint";
  for (auto _ : state)
    benchmark::DoNotOptimize(SaveCheckpoint(path, solved.rules, solved.sweeps).ok());
  std::filesystem::remove(path);
  SetRunBytes(state);
}
BENCHMARK(BM_CheckpointSave)->Unit(benchmark::kMillisecond);

// Situations judged by the plain law.
void BM_TableCheckSample(benchmark::State& state) {
  const Table& table = Instance().table();
  TableCheckOptions options;
  options.sample = 100;
  for (auto _ : state) benchmark::DoNotOptimize(CheckTable(table, options, nullptr)->moves);
  state.SetItemsProcessed(state.iterations() * 100);
}
BENCHMARK(BM_TableCheckSample)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::tables
