// hotstone verify: the claims of the rules, checked on every situation of a board.
//
// Verify reads boards, rule sets and claims, and passes them to a ClaimChecker board by board. Each
// verdict is printed as soon as it is decided, as a row of the table, a JSON object, or a line of
// the record, with its witness if it has one, which --out also writes as a record, a case and a
// certificate. With --expect every verdict is compared with the recorded one: exit code 1 means
// that one differs, 3 that one has no record. Without it, 1 means that a claim fails, 3 that
// something is unknown. After an interruption the verdicts decided so far remain valid, and the
// others are marked.
//
// For example hotstone verify --board 2x2 --rules basic-only,cycle=square --claims termination
// prints one row: fails, exhaustive 2x2, certified, with the figure 18 and the beginning of the
// endless play, and exits with code 1. The same for cycle=psk holds on all boards, with code 0.
#include <cstdio>
#include <iostream>
#include <memory>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "answers/runs/terminal_progress.h"
#include "answers/verdicts/expected_verdicts.h"
#include "answers/verdicts/verdict_answer.h"
#include "answers/verdicts/verify_question.h"
#include "answers/verdicts/witness_files.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "claims/claim_files.h"
#include "claims/claim_table.h"
#include "claims/claims.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/verify/verify_options.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::cli {
namespace {

absl::Status VerifyBoard(const spec::BoardSize& board, const std::vector<spec::RuleSet>& rule_sets,
                         const std::set<std::string>& wanted, const answers::VerifyOptions& options,
                         const claims::ClaimOptions& claim_options,
                         answers::TerminalProgress& progress, answers::VerdictTotals& totals) {
  for (const spec::RuleSet& rules : rule_sets) {
    RETURN_IF_ERROR(spec::RulesInReach(rules, board));
  }
  ASSIGN_OR_RETURN(auto checker, claims::ClaimChecker::Create(board, claim_options));
  absl::Status written = absl::OkStatus();
  for (const spec::RuleSet& rules : rule_sets) {
    progress.Clear();
    if (!options.record) Show(answers::VerdictTableHead(board, rules), options.json);
    checker.Check(
        rules, [&](std::string_view claim) { return wanted.contains(std::string(claim)); },
        [&](const certify::Verdict& verdict) {
          answers::VerdictAnswer answer{board, rules, verdict};
          answer.atlas = options.link;
          totals.Add(answer);
          progress.Clear();
          if (options.record) {
            std::cout << answers::ExpectedLine(board, rules, verdict) << std::endl;
          } else {
            Show(Describe(answer, options.expect), options.json);
          }
          if (!options.out.empty() && verdict.witness.has_value() && written.ok()) {
            written = answers::WriteWitness(options.out, rules, verdict);
          }
          if (written.ok()) written = claims::CertificateWritten(verdict);
        });
  }
  return written;
}

absl::StatusOr<int> Verify(const answers::VerifyOptions& options) {
  if (options.list_claims) {
    for (const claims::Claim& claim : claims::Claims())
      Show(answers::Describe(claim), options.json);
    return kExitOk;
  }
  if (options.boards.empty())
    return absl::InvalidArgumentError("verify needs --board, for example --board 3x3");
  ASSIGN_OR_RETURN(const auto rule_sets, answers::CollectRuleSets(options.rules));
  ASSIGN_OR_RETURN(const auto wanted, answers::WantedClaims(options.claims));
  std::vector<spec::BoardSize> boards;
  for (const std::string& text : options.boards) {
    ASSIGN_OR_RETURN(const auto board, spec::ParseBoardSize(text));
    if (options.expect && !answers::HasExpected(board)) {
      return absl::InvalidArgumentError(
          absl::StrCat("no expected verdicts are recorded for board ", text,
                       "; recorded boards: ", absl::StrJoin(answers::RecordedBoards(), ", ")));
    }
    boards.push_back(board);
  }
  answers::TerminalProgress progress;
  ASSIGN_OR_RETURN(const auto claim_options, answers::ClaimOptionsOf(options, &progress));
  RETURN_IF_ERROR(PrepareFolder("--out", options.out));
  answers::VerdictTotals totals{options.expect};
  for (const spec::BoardSize& board : boards) {
    RETURN_IF_ERROR(
        VerifyBoard(board, rule_sets, wanted, options, claim_options, progress, totals));
  }
  const answers::Shown shown = Describe(totals);
  if (!options.record) Show(shown, options.json);
  if (answers::TerminalProgress::Interrupted()) {
    std::cerr
        << "hotstone: interrupted; the verdicts above are final, except those marked interrupted\n";
  }
  return shown.exit_code();
}

}  // namespace

void AddVerifyCommand(Command& app) {
  const auto options = std::make_shared<answers::VerifyOptions>();
  Command& command =
      app.AddCommand("verify", "Check the claims of rule sets on every situation of a board");
  AddVerifyOptions(command, *options);
  AddProgressOption(command);
  command.SetFooter(
      "Example: hotstone verify --board 3x3 --rules 'basic-only;tromp-taylor'\n"
      "         hotstone verify --board 4x3 --rules all --expect\n"
      "         hotstone verify --board 3x3 --rules readings --claims termination\n"
      "         hotstone verify --board 19x19 --rules ing-1996 --claims termination,forced");
  command.OnRun([options] { return Verify(*options); });
}

}  // namespace hotstone::cli
