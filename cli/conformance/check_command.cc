// hotstone check: runs anyone's test cases through the literal law.
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "answers/values/case_values.h"
#include "base/version.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "conformance/judge/case_runner.h"
#include "formats/case/case_pieces.h"
#include "formats/json_line.h"

namespace hotstone::cli {
namespace {

struct Tally {
  int64_t files = 0;     // read
  int64_t rejected = 0;  // unreadable or malformed
  int64_t cases = 0;
  int64_t expectations = 0;
  int64_t failed = 0;
  int64_t unknown = 0;

  // Exit codes have the precedence of docs/reference/commands.md.
  int ExitCode() const {
    if (rejected > 0) return kExitBadInput;
    if (failed > 0) return kExitFails;
    return unknown > 0 ? kExitUnknown : kExitOk;
  }
};

std::string Count(int64_t number, const char* one, const char* many) {
  return absl::StrCat(number, " ", number == 1 ? one : many);
}

std::string FindingText(const std::string& file, int line, const std::string& id,
                        const conformance::CaseFinding& finding) {
  std::string text =
      absl::StrCat(file, ":", line, ": ", absl::Utf8SafeCEscape(id), ": ", finding.key);
  if (finding.after.has_value()) absl::StrAppend(&text, " after ", *finding.after);
  return absl::StrCat(text, ": expected ", finding.expected, ", found ", finding.found, " (",
                      finding.clause, ")\n");
}

std::string FindingJson(const std::string& file, int line, const std::string& id,
                        const conformance::CaseFinding& finding) {
  formats::JsonLine json;
  json.Set("schema", "hotstone.result/1").Set("command", "check");
  json.Set("file", file).Set("line", line).Set("id", id).Set("key", finding.key);
  if (finding.after.has_value()) {
    json.Set("after", *finding.after);
  } else {
    json.SetNull("after");
  }
  json.Set("verdict", finding.unknown ? "unknown" : "fails");
  json.Set("expected", finding.expected).Set("found", finding.found);
  if (finding.clause == "-") {
    json.SetNull("clause");
  } else {
    json.Set("clause", finding.clause);
  }
  return json.Set("version", kVersion).ToString() + "\n";
}

void PrintTally(const Tally& tally) {
  if (tally.failed == 0 && tally.unknown == 0) {
    std::cout << Count(tally.expectations, "expectation holds", "expectations hold");
  } else {
    std::cout << tally.failed << " of "
              << Count(tally.expectations, "expectation fails", "expectations fail");
    if (tally.unknown > 0) std::cout << ", " << tally.unknown << " unknown";
  }
  std::cout << "; " << Count(tally.cases, "case", "cases") << " in "
            << Count(tally.files, "file", "files");
  if (tally.rejected > 0)
    std::cout << ", " << Count(tally.rejected, "file", "files") << " rejected";
  std::cout << "\n";
}

void PrintTallyJson(const Tally& tally) {
  formats::JsonLine json;
  json.Set("schema", "hotstone.result/1").Set("command", "check");
  const bool open = tally.unknown > 0 || tally.rejected > 0;  // the contents of a rejected file are
                                                              // unknown
  json.Set("verdict", tally.failed > 0 ? "fails" : open ? "unknown" : "holds");
  json.Set("files", tally.files).Set("rejected", tally.rejected).Set("cases", tally.cases);
  json.Set("expectations", tally.expectations)
      .Set("failed", tally.failed)
      .Set("unknown", tally.unknown);
  std::cout << json.Set("version", kVersion).ToString() << "\n";
}

// The result of one file, kept until its last line was read: a file with any error is rejected as a
// whole.
struct FileResult {
  Tally tally;
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
        result.findings += (as_json ? FindingJson : FindingText)(file, c.line, c.value.id, finding);
      }
    }
  }
}

int Check(const std::vector<std::string>& files, bool as_json, int threads) {
  const conformance::ValueSolver solver = answers::MakeValueSolver();
  Tally tally;
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
    ++tally.files;
    tally.cases += result.tally.cases;
    tally.expectations += result.tally.expectations;
    tally.failed += result.tally.failed;
    tally.unknown += result.tally.unknown;
    if (result.not_kept > 0) {
      std::cout.flush();
      std::cerr << "hotstone: " << name << ": " << result.not_kept
                << " more findings are counted but not printed; those above are the first "
                << kMostFindingBytes / (size_t{1} << 20) << " MiB\n";
    }
  }
  (as_json ? PrintTallyJson : PrintTally)(tally);
  std::cout.flush();
  return tally.ExitCode();
}

}  // namespace

void AddCheckCommand(Command& app, int& exit_code) {
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
  command.OnRun([options, &exit_code] {
    exit_code = Check(options->files, options->json, options->threads);
  });
}

}  // namespace hotstone::cli
