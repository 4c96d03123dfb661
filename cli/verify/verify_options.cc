#include "cli/verify/verify_options.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "claims/claim_table.h"
#include "cli/terminal/options.h"

namespace hotstone::cli {

void AddVerifyOptions(Command& command, VerifyOptions& options) {
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

absl::StatusOr<std::set<std::string>> WantedClaims(const std::vector<std::string>& claims) {
  const std::vector<std::string> known = claims::ClaimNames();
  std::set<std::string> wanted(claims.begin(), claims.end());
  if (claims.empty()) wanted.insert(known.begin(), known.end());
  for (const std::string& claim : wanted) {
    if (std::find(known.begin(), known.end(), claim) == known.end()) {
      return absl::InvalidArgumentError(
          absl::StrCat("claim \"", claim, "\" is not known; good names: ", absl::StrJoin(known, ", ")));
    }
  }
  return wanted;
}

absl::StatusOr<claims::ClaimOptions> ClaimOptionsOf(const VerifyOptions& options, Progress* progress) {
  const auto memory = MemoryLimit(options.memory);
  if (!memory.ok()) return memory.status();
  claims::ClaimOptions handed_on;
  handed_on.threads = options.threads;
  handed_on.certify_points = options.certify_points;
  handed_on.memory_bytes = *memory;
  handed_on.progress = progress;
  handed_on.seed = options.seed;
  handed_on.certificate_folder = options.out;
  return handed_on;
}

}  // namespace hotstone::cli
