// `hotstone check` on cases of 3x2: all situations of the board under one rule set, as stored in
// corpus/generated. Items are cases.
#include <benchmark/benchmark.h>

#include <fstream>
#include <sstream>
#include <string>

#include "conformance/judge/case_runner.h"
#include "formats/case/case_pieces.h"

namespace hotstone::formats {
namespace {

std::string FileText(const std::string& rules) {
  std::ifstream file(HOTSTONE_SOURCE_DIR "/corpus/generated/situations/3x2-" + rules + ".jsonl");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

void BM_ParseCases(benchmark::State& state, const std::string& rules) {
  const std::string text = FileText(rules);
  int64_t cases = 0;
  for (auto _ : state) cases += static_cast<int64_t>(ParseCases(text, "cases")->size());
  state.SetItemsProcessed(cases);
  state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * text.size()));
}

void BM_CheckCases(benchmark::State& state, const std::string& rules) {
  const std::string text = FileText(rules);
  int64_t cases = 0;
  for (auto _ : state) {
    const auto lines = *ParseCases(text, "cases");
    for (const CaseLine& line : lines)
      benchmark::DoNotOptimize(conformance::RunCase(line.value, {}));
    cases += static_cast<int64_t>(lines.size());
  }
  state.SetItemsProcessed(cases);
}

// Eight copies, so that threads pay off, with the threads of `hotstone check`; measured in wall
// time.
void BM_CheckInThreads(benchmark::State& state, const std::string& rules) {
  std::string text;
  for (int i = 0; i < 8; ++i) text += FileText(rules);
  int64_t cases = 0;
  for (auto _ : state) {
    const auto lines = *ParseCasesInPieces(text, "cases", static_cast<int>(state.range(0)));
    benchmark::DoNotOptimize(conformance::RunCases(lines, {}, static_cast<int>(state.range(0))));
    cases += static_cast<int64_t>(lines.size());
  }
  state.SetItemsProcessed(cases);
}

#define HOTSTONE_CHECK_BENCH(name, rules)        \
  BENCHMARK_CAPTURE(BM_ParseCases, name, rules); \
  BENCHMARK_CAPTURE(BM_CheckCases, name, rules); \
  BENCHMARK_CAPTURE(BM_CheckInThreads, name, rules)->Arg(1)->Arg(2)->UseRealTime()
HOTSTONE_CHECK_BENCH(basic, "basic-only");
HOTSTONE_CHECK_BENCH(psk, "tromp-taylor");

}  // namespace
}  // namespace hotstone::formats
