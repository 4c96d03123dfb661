#include "solver/cycles/cycle_model_check.h"

#include <z3++.h>

#include <algorithm>
#include <chrono>

#include "absl/strings/str_cat.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "solver/cycles/cycle_walk.h"
#include "solver/cycles/plain_cycle.h"
#include "solver/cycles/played_cycle.h"
#include "solver/query/question.h"

namespace hotstone::solver {
namespace {

// A solver for propositional formulas that accepts new clauses between questions without
// restarting.
constexpr const char* kLogic = "QF_FD";

size_t Stones(const std::string& cells) {
  return cells.size() - static_cast<size_t>(std::count(cells.begin(), cells.end(), '.'));
}

class Search {
 public:
  Search(const spec::BoardSize& size, const spec::RuleSet& rules, const FiniteLaw& law,
         const CycleModelOptions& options)
      : rules_(rules),
        law_(law),
        options_(options),
        board_(size.cols(), size.rows()),
        symmetries_(AllSymmetries(board_)) {}

  absl::StatusOr<CycleModels> Run() {
    for (int edges = 2; edges <= options_.max_length && result_.complete; edges += 2) {
      RETURN_IF_ERROR(
          Guarded(absl::StrCat("cycles of ", edges, " edges"), [&] { return AllOfEdges(edges); }));
    }
    std::stable_sort(result_.classes.begin(), result_.classes.end(),
                     [](const auto& a, const auto& b) {
                       return a.length() != b.length() ? a.length() < b.length()
                                                       : a.setup.cells() < b.setup.cells();
                     });
    return std::move(result_);
  }

 private:
  absl::Status AllOfEdges(int edges) {
    z3::context context;
    const CycleWalk walk = MakeCycleWalk(context, board_, law_, edges);
    z3::solver solver(context, kLogic);
    if (options_.rlimit > 0) {
      z3::params params(context);
      params.set("rlimit", static_cast<unsigned>(std::min<uint64_t>(options_.rlimit, UINT32_MAX)));
      solver.set(params);
    }
    for (const Assertion& assertion : IsCycle(context, walk)) solver.add(assertion.formula);
    solver.add(Removes(walk.edges[0]));
    // Each banned edge makes the cycle two plies longer; if two passes end the game, no edge may be
    // banned.
    z3::expr_vector banned(context);
    for (const z3::expr& edge : walk.banned) banned.push_back(edge);
    const int pairs = law_.end_passes <= 2 ? 0 : (options_.max_length - edges) / 2;
    if (pairs < edges) solver.add(z3::atmost(banned, static_cast<unsigned>(pairs)));

    AskLimits limits;
    limits.rlimit = options_.rlimit;
    limits.progress = options_.progress;
    CycleQuestion question;
    question.edges = edges;
    const auto began = std::chrono::steady_clock::now();
    z3::check_result answer = z3::unknown;
    while (true) {
      limits.what = absl::StrCat("cycles of ", edges, " edges, ", question.classes, " classes");
      bool stopped = !KeepGoing(options_.progress, limits.what, question.classes, 0);
      if (!stopped) answer = CheckListening(context, solver, limits, stopped);
      if (stopped) return absl::CancelledError("model checking for cycles: interrupted");
      if (answer != z3::sat) break;
      if (result_.classes.size() >= options_.max_classes) {
        result_.complete = false;
        result_.limit = absl::StrCat("stopped at ", options_.max_classes, " classes");
        break;
      }
      const auto orbit = OrbitOf(symmetries_, CycleIn(solver.get_model(), board_, walk));
      RETURN_IF_ERROR(Keep(orbit, edges, question));
      for (const PlainCycle& word : orbit) {
        if (BeginsWithRemoval(word)) solver.add(!IsWord(context, walk, word));
      }
    }
    if (answer == z3::unknown) {
      result_.complete = false;
      result_.limit =
          absl::StrCat("Z3 gave up on cycles of ", edges, " edges: ", solver.reason_unknown());
    }
    question.work = WorkSpent(solver);
    question.seconds = SecondsSince(began);
    result_.questions.push_back(question);
    return absl::OkStatus();
  }

  // Plays the least word with the most stones at its entry and records the class.
  absl::Status Keep(const std::set<PlainCycle>& orbit, int edges, CycleQuestion& question) {
    const PlainCycle* least = nullptr;
    for (const PlainCycle& word : orbit) {
      if (least == nullptr || Stones(word.positions[0]) > Stones(least->positions[0]))
        least = &word;
    }
    const auto played = Replay(board_, rules_, *least);
    if (!played.ok()) return absl::InternalError(std::string(played.status().message()));
    if (static_cast<int>(played->moves.size()) > options_.max_length) {
      return absl::InternalError("by the law a model is a longer cycle than by the formulas");
    }
    const int members = static_cast<int>(orbit.size()) / (edges / 2);
    ModelCycle cycle{played->setup, played->moves, {}, members};
    for (const int move : least->moves) {
      cycle.edges.push_back(move < 0 ? std::nullopt : std::optional(played->setup.size().At(move)));
    }
    result_.classes.push_back(std::move(cycle));
    ++question.classes;
    question.cycles += static_cast<uint64_t>(members);
    return absl::OkStatus();
  }

  const spec::RuleSet& rules_;
  const FiniteLaw& law_;
  const CycleModelOptions& options_;
  const SymbolicBoard board_;
  const std::vector<Permutation> symmetries_;
  CycleModels result_;
};

}  // namespace

absl::StatusOr<CycleModels> FindCyclesByModelChecking(const spec::BoardSize& size,
                                                      const spec::RuleSet& rules,
                                                      const CycleModelOptions& options) {
  if (options.max_length < 2) {
    return absl::InvalidArgumentError(
        absl::StrCat("no cycle has ", options.max_length, " plies; expected at least 2"));
  }
  ASSIGN_OR_RETURN(const auto law, FiniteLawOf(rules));
  return Search(size, rules, law, options).Run();
}

}  // namespace hotstone::solver
