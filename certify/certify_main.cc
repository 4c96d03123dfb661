// hotstone-certify: accepts or refuses certificates, with nothing but the literal law to go by.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <iostream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/progress.h"
#include "base/version.h"
#include "certify/certificate_reader.h"
#include "certify/check.h"
#include "certify/drat/dimacs.h"
#include "certify/drat/drat.h"
#include "certify/drat/drat_check.h"
#include "certify/endless.h"
#include "certify/robust/robust.h"
#include "certify/robust/robust_check.h"
#include "certify/solution/solution.h"
#include "certify/solution/solution_check.h"
#include "certify/strategy.h"

namespace hotstone::certify {
namespace {

constexpr char kHelp[] =
    R"(Checks certificates about what the rules of Go guarantee, by the literal law alone.

Usage: hotstone-certify FILE...
       hotstone-certify --drat FORMULA PROOF

A certificate (docs/certificates.md) is a lasso: a play that goes round and round; a ranking: every play
ends; intervals: what each player can force; endings: who can force an end; a strategy: a group is kept or
taken, whatever the other side does; a solution: a side forces an area difference (docs/solutions.md); robust:
what one side forces under every rule of repetition at once (docs/robust.md); or, under cycle=square, endless:
three cycles of a game that never repeats itself at once (docs/endless.md). One line a file says whether it is
accepted and what that proves, or why it is refused, followed by the situation in question.

With --drat the files are a formula in the format DIMACS and a proof in the format DRAT, text or binary,
that the formula has no model, as SAT solvers write them. One line says whether the proof is accepted.

Example: a play on one column of two rows that never ends, and its check.
  printf '%s\n' 'hotstone-certificate 1' 'kind lasso' 'board 1x2' 'rules basic-only' \
      'start B ./.' 'stem -' 'cycle A1 A2 pass A1' > endless.cert
  hotstone-certify endless.cert

Options:
  --drat     check one DRAT proof
  --help     this text
  --version  the version

Where a check of a solution takes long a line on standard error says every half minute how far it is; Ctrl-C
stops it.

Exit code: 0 all accepted, 1 one refused, 2 a file that is none of these, or wrong usage, 3 stopped.
)";

volatile std::sig_atomic_t stopped = 0;

void OnSignal(int signal) {
  stopped = 1;
  std::signal(signal, SIG_DFL);  // a second one kills as usual
}

// A line every half minute, and signals caught as long as it is there. (The roof has its own for terminals;
// this program has no roof.)
class LinesOnError : public Progress {
 public:
  LinesOnError() {
    std::signal(SIGINT, OnSignal);
    std::signal(SIGTERM, OnSignal);
  }
  ~LinesOnError() override {
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
  }
  LinesOnError(const LinesOnError&) = delete;
  LinesOnError& operator=(const LinesOnError&) = delete;

  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ >= std::chrono::seconds(30)) {
      last_ = now;
      std::cerr << "hotstone-certify: " << what << ": " << done << " of " << total << std::endl;
    }
    return stopped == 0;
  }

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// Reads with one function, and checks what it gives with the other. 0 accepted, 1 refused, 2 no
// certificate, 3 stopped.
template <typename Read, typename Check>
int CertifyBy(const std::string& path, Read read, Check check) {
  auto certificate = read(path);
  if (!certificate.ok()) {
    std::cerr << "hotstone-certify: " << certificate.status().message() << "\n";
    return 2;
  }
  const auto checked = check(*certificate);
  if (checked.ok()) {
    std::cout << path << ": accepted: " << checked->claim << " [situations " << checked->situations
              << ", transitions " << checked->transitions << "]" << std::endl;
    return 0;
  }
  if (checked.status().code() != absl::StatusCode::kFailedPrecondition) {
    std::cerr << "hotstone-certify: " << path << ": " << checked.status().message() << "\n";
    return absl::IsCancelled(checked.status()) ? 3 : 2;
  }
  std::cout << path << ": refused: " << checked.status().message() << std::endl;
  return 1;
}

int CertifyFile(const std::string& path) {
  if (IsEndlessFile(path)) return CertifyBy(path, ReadEndless, CheckEndless);
  if (IsSolutionFile(path)) {
    LinesOnError progress;
    return CertifyBy(path, SolutionReader::OpenFile, [&](SolutionReader& solution) {
      return CheckSolution(solution, {.progress = &progress});
    });
  }
  if (IsRobustFile(path)) return CertifyBy(path, ReadRobust, CheckRobust);
  if (IsStrategyFile(path)) return CertifyBy(path, ReadStrategy, CheckStrategy);
  return CertifyBy(path, ReadCertificate, CheckCertificate);
}

// Says on standard error what is wrong.
int BadInput(const std::string& what) {
  std::cerr << "hotstone-certify: " << what << "\n";
  return 2;
}

// 0 accepted, 1 refused, 2 no formula or no proof.
int CertifyDrat(const std::string& formula_path, const std::string& proof_path) {
  const auto formula = ReadDimacs(formula_path);
  if (!formula.ok()) return BadInput(std::string(formula.status().message()));
  const auto proof = ReadDrat(proof_path, formula->variables);
  if (!proof.ok()) return BadInput(std::string(proof.status().message()));
  const auto checked = CheckDrat(*formula, *proof);
  if (checked.ok()) {
    std::cout << proof_path << ": accepted: " << formula_path << " has no model [clauses " << checked->clauses
              << ", lemmas " << checked->lemmas << ", of them by RAT " << checked->by_rat << ", deletions "
              << checked->deletions << "]" << std::endl;
    return 0;
  }
  if (checked.status().code() != absl::StatusCode::kFailedPrecondition) {
    return BadInput(absl::StrCat(proof_path, ": ", std::string(checked.status().message())));
  }
  std::cout << proof_path << ": refused: " << checked.status().message() << std::endl;
  return 1;
}

int Main(const std::vector<std::string>& arguments) {
  if (!arguments.empty() && arguments[0] == "--drat") {
    if (arguments.size() != 3)
      return BadInput("--drat takes a formula and a proof; see hotstone-certify --help");
    const int code = CertifyDrat(arguments[1], arguments[2]);
    return std::cout ? code : BadInput("the results could not be written");
  }
  for (const std::string& argument : arguments) {
    if (argument == "--help" || argument == "-h") return std::cout << kHelp, 0;
    if (argument == "--version") return std::cout << "hotstone-certify " << kVersion << "\n", 0;
    if (argument.size() > 1 && argument[0] == '-') {
      std::cerr << "hotstone-certify: option " << argument << " is not known; see hotstone-certify --help\n";
      return 2;
    }
  }
  if (arguments.empty()) {
    std::cerr << "hotstone-certify: no file given; see hotstone-certify --help\n";
    return 2;
  }
  int exit_code = 0;
  for (size_t i = 0; i < arguments.size() && stopped == 0; ++i) {
    exit_code = std::max(exit_code, CertifyFile(arguments[i]));
  }
  if (stopped != 0) exit_code = 3;
  if (!std::cout) {
    std::cerr << "hotstone-certify: the results could not be written\n";
    return 2;
  }
  return exit_code;
}

}  // namespace
}  // namespace hotstone::certify

int main(int argc, char** argv) {
  return hotstone::certify::Main(std::vector<std::string>(argv + 1, argv + argc));
}
