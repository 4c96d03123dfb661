// hotstone prove: the rules as formulas, obligations about them, and proofs that can be checked
// again.
//
// ProveAll takes the chosen obligations, by name or by prefix, and proves each on every board
// given; those not about boards are proved once. ProveAgain passes the same questions to other
// solvers on request. Every proof is printed as soon as it is found, as a row of the table, a JSON
// object, or a line of the record. ProveTally counts the verdicts and determines the exit code:
// anything unexpected is 1, a limit that was hit is 3.
//
// For example hotstone prove --only race-r2-literal --quick prints one row, "fails" on all numbers,
// with the race that refutes the statement below it, and ends with "0 hold, 1 fail, 0 unknown; all
// as expected." and code 0, since this statement is expected to fail.
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/proofs/prove_again.h"
#include "answers/proofs/prove_answer.h"
#include "answers/runs/terminal_progress.h"
#include "base/number_text.h"
#include "base/out_of_memory.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "solver/prove.h"
#include "spec/board/board.h"
#include "spec/words/nearest_word.h"
#include "tournament/proofs/obligations.h"

namespace hotstone::cli {
namespace {

struct ProveCommandOptions {
  std::vector<std::string> boards = {"3x3"};
  std::vector<std::string> only;
  int bound = 0;
  uint64_t rlimit = solver::ProveOptions{}.rlimit;
  std::string memory;
  answers::AgainOptions again;
  bool quick = false;
  bool boards_only = false;
  bool list = false;
  bool record = false;
  bool json = false;
};

// The provable obligations: those about the game, then those about tournaments.
const solver::ObligationTables& Tables() {
  static const auto& tables =
      *new solver::ObligationTables{&solver::GameObligations(), &tournament::Obligations()};
  return tables;
}

// The obligations to prove, in table order. NotFound for an unknown name.
absl::StatusOr<std::vector<solver::ObligationInfo>> Chosen(const std::vector<std::string>& only) {
  const auto all = solver::ListObligations(Tables());
  if (only.empty()) return all;
  std::vector<solver::ObligationInfo> chosen;
  for (const std::string& name : only) {
    bool found = false;
    for (const auto& info : all) {
      // A name ending in * matches all names with that prefix.
      const bool fits = !name.empty() && name.back() == '*'
                            ? info.name.compare(0, name.size() - 1, name, 0, name.size() - 1) == 0
                            : info.name == name;
      if (fits) chosen.push_back(info);
      found |= fits;
    }
    if (!found) {
      std::vector<std::string> names;
      for (const auto& info : all) names.push_back(info.name);
      return absl::InvalidArgumentError(absl::StrCat("unknown obligation \"", name,
                                                     "\" (hotstone prove --list prints them all)",
                                                     DidYouMean(name, names)));
    }
  }
  return chosen;
}

// A board on which every proof fits into the least memory.
constexpr char kBoardThatFits[] = "3x2";

// A refusal for memory ends with a command that works.
absl::Status OrSmaller(const absl::Status& status, const std::string& only,
                       const std::string& memory) {
  if (!absl::IsResourceExhausted(status)) return status;
  return absl::ResourceExhaustedError(absl::StrCat(
      std::string(status.message()), "; a smaller board: hotstone prove --board ", kBoardThatFits,
      only.empty() ? "" : " --only ", only, memory.empty() ? "" : " --memory ", memory));
}

void PrintProof(const solver::Proof& proof, const answers::Agreements& agreements,
                const ProveCommandOptions& options) {
  if (options.record) {
    if (const std::string line = answers::ProofRecord(proof, agreements); !line.empty())
      std::cout << line << "\n";
  } else {
    Show(Describe(proof, agreements), options.json);
  }
  std::cout.flush();
}

absl::StatusOr<std::vector<spec::BoardSize>> BoardsOf(const ProveCommandOptions& options) {
  std::vector<spec::BoardSize> boards;
  for (const std::string& text : options.boards) {
    ASSIGN_OR_RETURN(const auto board, spec::ParseBoardSize(text));
    boards.push_back(board);
  }
  return boards;
}

absl::StatusOr<int> ProveAll(const ProveCommandOptions& options) {
  ASSIGN_OR_RETURN(const auto chosen, Chosen(options.only));
  if (options.list) {
    for (const auto& info : chosen) Show(answers::Describe(info), options.json);
    return kExitOk;
  }
  ASSIGN_OR_RETURN(const auto boards, BoardsOf(options));
  ASSIGN_OR_RETURN(const auto memory, answers::MemoryLimit(options.memory));
  if (const auto enough = solver::LimitMemory(memory); !enough.ok()) {
    const std::string least = absl::StrCat(solver::kLeastMemory >> 20, "MiB");
    return OrSmaller(enough, "", least);
  }
  SayWhatNeedsLess("another --memory or a smaller --board");
  ASSIGN_OR_RETURN(const auto again, answers::ProveAgain::Create(options.again));

  answers::TerminalProgress progress;
  solver::ProveOptions prove;
  prove.bound = options.bound;
  prove.rlimit = options.rlimit;
  prove.vacuity = prove.mutants = !options.quick;
  prove.scripts = again->WantsScripts();
  prove.clauses = again->WantsClauses();
  prove.progress = &progress;
  answers::ProveTally tally;
  const bool table = !options.json && !options.record;
  if (table) {
    std::cout << Counted(chosen.size(), "obligation")
              << "; a row appears when its proof is complete\n"
              << ToText(answers::ProofTableHead()) << std::flush;
  }
  for (size_t i = 0; i < boards.size(); ++i) {
    prove.cols = boards[i].cols();
    prove.rows = boards[i].rows();
    for (const auto& info : chosen) {
      // Obligations not about boards are proved once.
      if (!info.AskedOfBoards() && (i > 0 || options.boards_only)) continue;
      const auto proof = solver::Prove(info.name, prove, Tables());
      progress.Clear();
      if (!proof.ok()) return OrSmaller(proof.status(), info.name, options.memory);
      ASSIGN_OR_RETURN(const auto agreements, again->Ask(*proof, &progress));
      progress.Clear();
      tally.Add(*proof, agreements);
      PrintProof(*proof, agreements, options);
    }
  }
  const answers::Shown totals = Describe(tally);
  return table ? Show(totals, false) : totals.exit_code();
}

}  // namespace

void AddProveCommand(Command& app) {
  const auto options = std::make_shared<ProveCommandOptions>();
  Command& command = app.AddCommand(
      "prove",
      "Prove obligations about the rules with SMT and SAT solvers, for all positions of a board, "
      "or for all boards");
  command
      .AddOption("--board", &options->boards,
                 "COLSxROWS, for obligations about single boards; may be repeated")
      .SplitAt(',')
      .ShowDefault("3x3");
  command
      .AddOption("--only", &options->only,
                 "Only these obligations; a name may end in * to match a prefix")
      .SplitAt(',');
  command
      .AddOption("--bound", &options->bound,
                 "Bound k of bounded obligations; default: each its own")
      .Range(1, 1000);
  command
      .AddOption("--rlimit", &options->rlimit,
                 "Limit of each question in Z3's units of work, which are the same on every "
                 "machine; 0: no limit")
      .Range(uint64_t{0}, uint64_t{UINT32_MAX})
      .ShowDefault();
  AddMemoryOption(command, &options->memory);
  command.AddOption("--export", &options->again.folder,
                    "Write every question to this folder as SMT-LIB 2, with the status that Z3 "
                    "found, and finite ones "
                    "as DIMACS");
  command.AddFlag("--second", &options->again.second, "Let cvc5 decide every question, too");
  command.AddFlag("--sat", &options->again.sat,
                  "Let CaDiCaL decide finite questions, too, and check the proofs that it writes");
  command.AddOption("--lrat", &options->again.lrat,
                    "With --sat: write each unsatisfiable finite question to this folder, with its "
                    "checked proof as "
                    "LRAT, for scripts/lrat");
  const Option& second_program =
      command
          .AddOption("--second-program", &options->again.second_program,
                     "Program to run for --second; it must exist if named")
          .ShowDefault();
  const Option& sat_program = command
                                  .AddOption("--sat-program", &options->again.sat_program,
                                             "Program to run for --sat; it must exist if named")
                                  .ShowDefault();
  command
      .AddOption("--seconds", &options->again.seconds,
                 "Timeout of each of these two programs for one question, in seconds")
      .Range(0.1, 86400.0)
      .ShowDefault();
  command.AddFlag("--quick", &options->quick, "Skip the checks for vacuity and of mutants");
  command.AddFlag("--boards-only", &options->boards_only,
                  "Only the obligations about single boards");
  command.AddFlag("--list", &options->list,
                  "List the obligations: statement, clauses, steps on paper, mutants");
  Option& json = command.AddFlag("--json", &options->json, "Print one JSON object per obligation");
  command.AddFlag("--record", &options->record, "Print the lines of docs/results/proofs.tsv")
      .Excludes(json);
  AddProgressOption(command);
  command.SetFooter(
      "A verdict is checked three ways: the assumptions have a model (not vacuous); every mutant, "
      "a rule "
      "rendered\n"
      "wrongly on purpose, is caught; and other solvers agree: with --second on each "
      "question, with "
      "--sat on the\n"
      "statements themselves where they are finite.\n"
      "Exit codes: 0 all as expected (some statements rightly fail); 1 one is not, is vacuous or "
      "lets a "
      "mutant pass, or\n"
      "the solvers disagree; 2 bad input; 3 a limit was hit.\n"
      "Example:\n"
      "  hotstone prove --board 3x3 --second --sat\n"
      "  hotstone prove --only 'two-play*' --board 5x5 --export questions\n"
      "  hotstone prove --board 3x3 --sat --lrat questions\n"
      "  hotstone prove --list");
  command.OnRun([options, &second_program, &sat_program] {
    options->again.second_named = second_program.Given();
    options->again.sat_named = sat_program.Given();
    return ProveAll(*options);
  });
}

}  // namespace hotstone::cli
