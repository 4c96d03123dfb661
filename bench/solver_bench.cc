// Formulas about board plays: building them, and deciding them with Z3.
//
// BM_Encode builds a legal position, a play from it and the opponent's reply, without a query.
// BM_Prove decides one obligation about plays, without vacuity checks and mutants; `work` is Z3's
// own count, which is the same on every machine.
#include <benchmark/benchmark.h>
#include <z3++.h>

#include <string>

#include "solver/plays/any_play.h"
#include "solver/prove.h"
#include "solver/rules/single_hot_stone.h"

namespace hotstone::solver {
namespace {

void BM_Encode(benchmark::State& state) {
  for (auto _ : state) {
    z3::context context;
    const SymbolicBoard board(static_cast<int>(state.range(0)), static_cast<int>(state.range(0)));
    const AnyPlay any = MakeAnyPlay(context, board, {});
    const SymbolicPlay next = MakePlay(board, any.play.after, spec::Color::kWhite,
                                       FreshSet(context, board, "next_at"), "next");
    benchmark::DoNotOptimize(LawOf(next));
    benchmark::DoNotOptimize(SingleHotStoneBans(board, any.play));
  }
}
BENCHMARK(BM_Encode)->Arg(3)->Arg(5)->Arg(9)->Arg(13)->Arg(19)->Unit(benchmark::kMillisecond);

void BM_Prove(benchmark::State& state, const std::string& name) {
  ProveOptions options;
  options.cols = options.rows = static_cast<int>(state.range(0));
  options.vacuity = options.mutants = false;
  uint64_t work = 0;
  for (auto _ : state) {
    const auto proof = Prove(name, options);
    if (!proof.ok() || !proof->AsExpected()) {
      state.SkipWithError("not proved");
      return;
    }
    work = proof->work;
  }
  state.counters["work"] = static_cast<double>(work);
}

#define HOTSTONE_PROVE(id, name)        \
  BENCHMARK_CAPTURE(BM_Prove, id, name) \
      ->Arg(3)                          \
      ->Arg(5)                          \
      ->Arg(7)                          \
      ->Arg(9)                          \
      ->Unit(benchmark::kMillisecond)
HOTSTONE_PROVE(play_leaves_liberties, "play-leaves-liberties");
HOTSTONE_PROVE(unchanged_single_removal, "unchanged-single-removal");
HOTSTONE_PROVE(capture_keeps_own, "capture-keeps-own");
HOTSTONE_PROVE(removal_order, "removal-order");
HOTSTONE_PROVE(two_plays_return, "two-plays-return");
HOTSTONE_PROVE(two_plays_return_any, "two-plays-return-any");
HOTSTONE_PROVE(hot_stone_is_recapture, "hot-stone-is-recapture");
HOTSTONE_PROVE(play_is_a_function, "play-is-a-function");
HOTSTONE_PROVE(colour_invariance, "colour-invariance");
HOTSTONE_PROVE(symmetry_invariance, "symmetry-invariance");
HOTSTONE_PROVE(no_liberty_by_closure, "no-liberty-by-closure");
HOTSTONE_PROVE(closure_steps_suffice, "closure-steps-suffice");
#undef HOTSTONE_PROVE

}  // namespace
}  // namespace hotstone::solver
