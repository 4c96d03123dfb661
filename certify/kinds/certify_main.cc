// hotstone-certify: accepts or refuses certificates by the literal law alone.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/one_line.h"
#include "base/out_of_memory.h"
#include "base/progress.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "certify/drat/dimacs.h"
#include "certify/drat/drat.h"
#include "certify/drat/drat_check.h"
#include "certify/drat/lrat.h"
#include "certify/kinds/kind_table.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {
namespace {

constexpr char kHelpBefore[] =
    R"(Checks certificates of what the rules of Go guarantee, by the literal law alone.

Usage: hotstone-certify [--under RULES] FILE...
       hotstone-certify --drat FORMULA PROOF [--lrat FILE]

A certificate (docs/reference/certificates.md) is of one of these kinds:

)";

constexpr char kHelpAfter[] = R"(
Prints one line per file: accepted, and what that proves; or refused, and why, followed by the situation
in question.

With --under each file must be a solution whose theorem covers this rule set, too. If it does not, the file
is refused, and the line names the key of the rule set that is not covered.

With --drat the files are a formula in DIMACS format and a proof in DRAT format, text or binary, that the
formula has no model, as SAT solvers write them. One line says whether the proof is accepted. With
--lrat FILE an accepted proof is also written to FILE in LRAT format, with hints, for scripts/lrat and others.

Example: a game on a board of one column and two rows that never ends, and its check.
  printf '%s\n' 'hotstone-certificate 1' 'kind lasso' 'board 1x2' 'rules basic-only' \
      'start B ./.' 'stem -' 'cycle A1 A2 pass A1' > endless.cert
  hotstone-certify endless.cert

Options:
  --drat         check one DRAT proof
  --lrat FILE    with --drat: also write the proof as LRAT
  --under RULES  refuse what is not shown under this rule set, for example ing-1996 or tromp-taylor,cycle=ssk
  --help         print this text
  --version      print the version

A long check of a solution reports its progress on standard error every half minute; Ctrl-C stops it.

Exit codes: 0 all accepted, 1 at least one refused, 2 not a certificate or wrong usage, 3 stopped.
)";

std::string HelpText() {
  std::string text = kHelpBefore;
  for (const CertificateKind& kind : CertificateKinds()) {
    const std::string name(kind.name);
    absl::StrAppend(&text, "  ", name, std::string(11 - name.size(), ' '), std::string(kind.shows),
                    "\n");
  }
  return text + kHelpAfter;
}

volatile std::sig_atomic_t stopped = 0;

void OnSignal(int signal) {
  stopped = 1;
  std::signal(signal, SIG_DFL);  // a second signal kills as usual
}

// Prints a line every half minute, and catches signals from the first report on: they kill a check
// that reports nothing as usual. (The top layer has its own class for terminals; this program does
// not include it.)
class LinesOnError : public Progress {
 public:
  LinesOnError() = default;
  ~LinesOnError() override {
    if (reports_) Catch(SIG_DFL);
  }
  LinesOnError(const LinesOnError&) = delete;
  LinesOnError& operator=(const LinesOnError&) = delete;

  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    if (!reports_) Catch(OnSignal);
    reports_ = true;
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ >= std::chrono::seconds(30)) {
      last_ = now;
      std::cerr << "hotstone-certify: " << what << ": " << done << " of " << total << std::endl;
    }
    return stopped == 0;
  }

 private:
  static void Catch(void (*handler)(int)) {
    std::signal(SIGINT, handler);
    std::signal(SIGTERM, handler);
  }

  bool reports_ = false;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// Prints the error on standard error.
int BadInput(const std::string& what) {
  std::cerr << "hotstone-certify: " << OneLine(what) << "\n";
  return 2;
}

// 0 accepted, 1 refused, 2 no certificate, 3 stopped.
int CertifyFile(const std::string& path, const std::optional<spec::RuleSet>& under) {
  LinesOnError progress;
  const auto checked = CheckFile(path, {under, &progress});
  if (checked.ok()) {
    std::cout << path << ": accepted: " << checked->claim << " [situations " << checked->situations
              << ", transitions " << checked->transitions << "]" << std::endl;
    return 0;
  }
  if (checked.status().code() != absl::StatusCode::kFailedPrecondition) {
    const int code = BadInput(std::string(checked.status().message()));
    return absl::IsCancelled(checked.status()) ? 3 : code;
  }
  std::cout << path << ": refused: " << checked.status().message() << std::endl;
  return 1;
}

// 0 accepted, 1 refused, 2 no formula or no proof, or `lrat_path` (empty: none) cannot be written.
int CertifyDrat(const std::string& formula_path, const std::string& proof_path,
                const std::string& lrat_path) {
  const auto formula = ReadDimacs(formula_path);
  if (!formula.ok()) return BadInput(std::string(formula.status().message()));
  const auto proof = ReadDrat(proof_path, formula->variables);
  if (!proof.ok()) return BadInput(std::string(proof.status().message()));
  LratProof lrat;
  const auto checked = CheckDrat(*formula, *proof, nullptr, lrat_path.empty() ? nullptr : &lrat);
  if (checked.ok()) {
    if (!lrat_path.empty()) {
      const auto text = lrat.CoreText();
      if (!text.ok()) {
        return BadInput(absl::StrCat(proof_path, ": accepted, but not written as LRAT: ",
                                     std::string(text.status().message())));
      }
      const auto written = WriteWholeFile(lrat_path, *text);
      if (!written.ok()) return BadInput(std::string(written.message()));
    }
    std::cout << proof_path << ": accepted: " << formula_path << " has no model [clauses "
              << checked->clauses << ", lemmas " << checked->lemmas << ", of them by RAT "
              << checked->by_rat << ", deletions " << checked->deletions << "]" << std::endl;
    return 0;
  }
  if (checked.status().code() != absl::StatusCode::kFailedPrecondition) {
    return BadInput(absl::StrCat(proof_path, ": ", std::string(checked.status().message())));
  }
  std::cout << proof_path << ": refused: " << checked.status().message() << std::endl;
  return 1;
}

// Removes `--under RULES` from the arguments, if present. InvalidArgument with the reason.
absl::StatusOr<std::optional<spec::RuleSet>> TakeUnder(std::vector<std::string>& arguments) {
  const auto found = std::find(arguments.begin(), arguments.end(), "--under");
  if (found == arguments.end()) return std::nullopt;
  if (std::next(found) == arguments.end()) {
    return absl::InvalidArgumentError("--under needs a rule set; see hotstone-certify --help");
  }
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(*std::next(found)));
  const auto behind = arguments.erase(found, std::next(found, 2));
  if (std::find(behind, arguments.end(), "--under") != arguments.end()) {
    return absl::InvalidArgumentError("--under may be given only once");
  }
  return rules;
}

// Prints the text of --help or --version. A full disk must not pass for success.
int Tell(const std::string& text) {
  std::cout << text << std::flush;
  return std::cout ? 0 : BadInput("cannot write to standard output");
}

int Main(std::vector<std::string> arguments) {
  if (!arguments.empty() && arguments[0] == "--drat") {
    const bool writes = arguments.size() == 5 && arguments[3] == "--lrat";
    if (arguments.size() != 3 && !writes) {
      return BadInput(
          "--drat needs a formula and a proof, then optionally --lrat FILE; see hotstone-certify "
          "--help");
    }
    if (writes) {
      if (arguments[4].empty())
        return BadInput("--lrat: the value is empty; see hotstone-certify --help");
      const auto leaves = CheckLeavesInputs(arguments[4], {arguments[1], arguments[2]});
      if (!leaves.ok()) return BadInput(std::string(leaves.message()));
    }
    const int code = CertifyDrat(arguments[1], arguments[2], writes ? arguments[4] : "");
    return std::cout ? code : BadInput("cannot write the results");
  }
  const auto under = TakeUnder(arguments);
  if (!under.ok()) return BadInput(std::string(under.status().message()));
  for (const std::string& argument : arguments) {
    const bool help = argument == "--help" || argument == "-h";
    if (help || argument == "--version") {
      if (arguments.size() > 1) {
        const std::string& other = arguments[&argument == arguments.data() ? 1 : 0];
        return BadInput(absl::StrCat("\"", other, "\" is an unexpected argument after ", argument));
      }
      return Tell(help ? HelpText()
                       : absl::StrCat("hotstone-certify ", std::string(kVersion), "\n"));
    }
    if (argument.size() > 1 && argument[0] == '-') {
      return BadInput(
          absl::StrCat("option ", argument, " is unknown; see hotstone-certify --help"));
    }
  }
  if (arguments.empty()) {
    return BadInput("no file given; see hotstone-certify --help");
  }
  int exit_code = 0;
  for (size_t i = 0; i < arguments.size() && stopped == 0; ++i) {
    exit_code = std::max(exit_code, CertifyFile(arguments[i], *under));
  }
  if (stopped != 0) exit_code = 3;
  if (!std::cout) {
    std::cerr << "hotstone-certify: cannot write the results\n";
    return 2;
  }
  return exit_code;
}

}  // namespace
}  // namespace hotstone::certify

int main(int argc, char** argv) {
  hotstone::EndWhenOutOfMemory("hotstone-certify");
  return hotstone::certify::Main(std::vector<std::string>(argv + 1, argv + argc));
}
