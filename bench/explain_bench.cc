// `hotstone explain` on a record of 300 moves on 19x19 (tests/data/sgf/full-board-300.sgf):
// parsing, reading, the replay with its ko bans, and the whole transcript, under rules with and
// without memory.
#include <benchmark/benchmark.h>

#include <string>

#include "answers/records/explain_answer.h"
#include "answers/records/record_rules.h"
#include "answers/records/replay.h"
#include "formats/sgf/sgf.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::cli {
namespace {

const std::string& Path() {
  static const auto* const path =
      new std::string(HOTSTONE_SOURCE_DIR "/tests/data/sgf/full-board-300.sgf");
  return *path;
}

void BM_ParseRecord(benchmark::State& state) {
  for (auto _ : state) {
    const auto trees = formats::ReadSgfFile(Path());
    benchmark::DoNotOptimize(formats::ReadSgfGame(trees->front(), Path()));
  }
}
BENCHMARK(BM_ParseRecord);

void BM_Replay(benchmark::State& state, const std::string& rules) {
  const auto trees = formats::ReadSgfFile(Path());
  const auto game = *formats::ReadSgfGame(trees->front(), Path());
  const auto chosen = *spec::ParseRuleSet(rules);
  for (auto _ : state) benchmark::DoNotOptimize(answers::ReplayRecord(game, chosen, false, Path()));
}

void BM_Explain(benchmark::State& state, const std::string& rules) {
  for (auto _ : state) {
    const auto trees = formats::ReadSgfFile(Path());
    const auto lines = *answers::ChooseLines(trees->front(), "", false);
    const auto answer = *answers::AskExplain(trees->front(), lines, 0, {Path(), rules});
    benchmark::DoNotOptimize(ToText(Describe(answer)));
  }
}

#define HOTSTONE_EXPLAIN_BENCH(name, rules)                                 \
  BENCHMARK_CAPTURE(BM_Replay, name, rules)->Unit(benchmark::kMillisecond); \
  BENCHMARK_CAPTURE(BM_Explain, name, rules)->Unit(benchmark::kMillisecond)
HOTSTONE_EXPLAIN_BENCH(basic, "basic-only");
HOTSTONE_EXPLAIN_BENCH(psk, "tromp-taylor");
HOTSTONE_EXPLAIN_BENCH(ssk, "aga-like");
HOTSTONE_EXPLAIN_BENCH(ing_1991, "ing-1991");
HOTSTONE_EXPLAIN_BENCH(ing_1996, "ing-1996");

}  // namespace
}  // namespace hotstone::cli
