#include "cli/verify/verify_options.h"

#include "absl/strings/str_join.h"
#include "answers/verdicts/verify_question.h"
#include "claims/claim_table.h"
#include "cli/terminal/options.h"

namespace hotstone::cli {

void AddVerifyOptions(Command& command, answers::VerifyOptions& options) {
  command.AddOption("--board", &options.boards, "COLSxROWS; may be given again").SplitAt(',');
  command
      .AddOption("--rules", &options.rules,
                 "PRESET[,key=value...], several separated by semicolons; all: the presets (hotstone rules); "
                 "readings: every reading of the ko rules (hotstone rules --rules readings)")
      .ShowDefault("all");
  command
      .AddOption("--claims", &options.claims,
                 "Only these claims: " + absl::StrJoin(claims::ClaimNames(), ","))
      .SplitAt(',');
  command.AddFlag("--list-claims", &options.list_claims,
                  "List the claims with their sentences and clauses, and check nothing");
  AddThreadsOption(command, &options.threads, "Threads for checks that use several");
  AddMemoryOption(command, &options.memory);
  command
      .AddOption("--certify-points", &options.certify_points,
                 "Certify intervals on boards of up to so many points (12 takes minutes)")
      .Range(0, 36)
      .Default(9);
  command.AddFlag("--expect", &options.expect,
                  "Compare with the recorded verdicts: exit 0 if all are as recorded, 1 if not");
  command.AddOption(
      "--out", &options.out,
      "Write each witness there, as a game record and as a case, and each certificate, for hotstone-certify");
  command.AddOption("--seed", &options.seed, "Seed of the random search for cycles on large boards")
      .ShowDefault();
  Option& json = command.AddFlag("--json", &options.json, "One JSON object a verdict");
  command.AddFlag("--record", &options.record, "Print the lines of the table of recorded verdicts")
      .Excludes(json);
}

}  // namespace hotstone::cli
