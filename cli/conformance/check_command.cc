// hotstone check: runs anyone's test cases through the literal law.
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "answers/conformance/check_answer.h"
#include "answers/values/case_values.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "conformance/judge/case_runner.h"
#include "formats/case/case_pieces.h"

namespace hotstone::cli {
namespace {

// The result of one file, kept until its last line was read: a file with any error is rejected as a
// whole.
struct FileResult {
  answers::CheckTally tally;
  std::string findings;  // as printed; only the first kMostFindingBytes
  int64_t not_kept = 0;
};

constexpr size_t kMostFindingBytes = size_t{256} << 20;

void Add(const std::vector<formats::CaseLine>& cases,
         const std::vector<conformance::CaseReport>& reports, const std::string& file, bool as_json,
         FileResult& result) {
  for (size_t i = 0; i < reports.size(); ++i) {
    const formats::CaseLine& c = cases[i];
    const conformance::CaseReport& report = reports[i];
    ++result.tally.cases;
    result.tally.expectations += report.Total();
    result.tally.failed += report.failed;
    result.tally.unknown += report.unknown;
    for (const conformance::CaseFinding& finding : report.findings) {
      if (result.findings.size() >= kMostFindingBytes) {
        ++result.not_kept;
      } else {
        const answers::Shown shown = answers::DescribeFinding(file, c.line, c.value.id, finding);
        result.findings += as_json ? ToJson(shown) + "\n" : ToText(shown);
      }
    }
  }
}

int Check(const std::vector<std::string>& files, bool as_json, int threads) {
  const conformance::ValueSolver solver = answers::MakeValueSolver();
  answers::CheckTally tally;
  for (const std::string& file : files) {
    const std::string name = file == "-" ? "standard input" : file;
    FileResult result;
    const auto take = [&](const std::vector<formats::CaseLine>& cases) {
      Add(cases, conformance::RunCases(cases, solver, threads), name, as_json, result);
    };
    if (const auto status = formats::ForEachBatchOfCases(file, threads, take); !status.ok()) {
      ++tally.rejected;
      std::cout.flush();  // keeps the two streams in order on a terminal
      ReportError(status);
      continue;
    }
    std::cout << result.findings;
    ++result.tally.files;
    tally.Add(result.tally);
    if (result.not_kept > 0) {
      std::cout.flush();
      std::cerr << "hotstone: " << name << ": " << result.not_kept
                << " more findings are counted but not printed; those above are the first "
                << kMostFindingBytes / (size_t{1} << 20) << " MiB\n";
    }
  }
  const int exit_code = Show(Describe(tally), as_json);
  std::cout.flush();
  return exit_code;
}

}  // namespace

void AddCheckCommand(Command& app) {
  struct Options {
    std::vector<std::string> files;
    bool json = false;
    int threads = 1;
  };
  const auto options = std::make_shared<Options>();
  Command& command =
      app.AddCommand("check", "Run test cases and compare the results with what they expect");
  command
      .AddOption("FILE", &options->files,
                 "files of cases, one JSON object per line (-: standard input)")
      .Required();
  command.AddFlag("--json", &options->json,
                  "print one JSON object per failed expectation, then one with the counts");
  AddThreadsOption(command, &options->threads, "The findings do not depend on it");
  command.SetFooter(
      "Prints one line for each expectation that fails or is unknown, then the count. A malformed "
      "file is "
      "rejected\n"
      "as a whole; the others still run. Format: docs/reference/case-format.md.\n\n"
      "Example: hotstone check corpus/named/named-positions.jsonl");
  command.OnRun([options] { return Check(options->files, options->json, options->threads); });
}

}  // namespace hotstone::cli
