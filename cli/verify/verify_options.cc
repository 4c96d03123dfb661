#include "cli/verify/verify_options.h"

#include "absl/strings/str_join.h"
#include "answers/verdicts/verify_question.h"
#include "claims/claim_table.h"
#include "cli/terminal/options.h"

namespace hotstone::cli {

void AddVerifyOptions(Command& command, answers::VerifyOptions& options) {
  command.AddOption("--board", &options.boards, "COLSxROWS; may be repeated").SplitAt(',');
  command
      .AddOption(
          "--rules", &options.rules,
          "PRESET[,key=value...], several separated by semicolons; all: every preset (hotstone "
          "rules); readings: every reading of the ko rules (hotstone rules --rules readings)")
      .ShowDefault("all");
  command
      .AddOption("--claims", &options.claims,
                 "Check only these claims: " + absl::StrJoin(claims::ClaimNames(), ","))
      .SplitAt(',');
  command.AddFlag("--list-claims", &options.list_claims,
                  "List the claims with their statements and clauses, without checking them");
  AddThreadsOption(command, &options.threads, "Threads for the checks that use several");
  AddMemoryOption(command, &options.memory);
  command
      .AddOption("--certify-points", &options.certify_points,
                 "Certify intervals on boards of up to this many points (12 takes minutes)")
      .Range(0, 36)
      .Default(9);
  command.AddFlag("--expect", &options.expect,
                  "Compare with the recorded verdicts; exit 0 if all match, 1 if not, 3 if one is "
                  "not recorded");
  command.AddOption("--out", &options.out,
                    "Write each witness to this folder, as a game record and as a case, and each "
                    "certificate, for "
                    "hotstone-certify");
  AddLinkOption(command, &options.link);
  command.AddOption("--seed", &options.seed, "Seed of the random search for cycles on large boards")
      .ShowDefault();
  Option& json = command.AddFlag("--json", &options.json, "Print one JSON object per verdict");
  command.AddFlag("--record", &options.record, "Print the lines of the table of recorded verdicts")
      .Excludes(json);
}

}  // namespace hotstone::cli
