#include "tests/differential/model_request.h"

#include <string>

#include "absl/strings/str_cat.h"

namespace hotstone::models {

std::ostream& operator<<(std::ostream& out, const Figures& figures) {
  out << figures.situations << " situations, " << figures.transitions << " transitions, "
      << figures.finished << " finished, " << figures.with_ban << " with a ban";
  if (figures.depth.has_value()) out << ", depth " << *figures.depth;
  return out;
}

absl::Status CheckModelled(const ModelRequest& request) {
  const spec::RuleSet& rules = request.rules;
  std::string missing;
  if (!rules.HasFiniteMemory()) missing = "a cycle layer (set cycle=none)";
  if (rules.hot == spec::HotLayer::kHot) missing = "hot=hot (set hot=basic or hot=none)";
  if (rules.handicap != 0) missing = "handicap passes (set handicap=0)";
  if (request.size.points() > kMaxModelPoints)
    missing = absl::StrCat("more than ", kMaxModelPoints, " points");
  if (missing.empty()) return absl::OkStatus();
  return absl::UnimplementedError(absl::StrCat("the models do not render ", missing));
}

absl::StatusOr<Mutant> ParseMutant(std::string_view text) {
  if (text == "none") return Mutant::kNone;
  if (text == "ban-survives-pass") return Mutant::kBanSurvivesPass;
  if (text == "own-stones-first") return Mutant::kOwnStonesFirst;
  if (text == "every-capture-bans") return Mutant::kEveryCaptureBans;
  if (text == "self-removal-refused") return Mutant::kSelfRemovalRefused;
  return absl::InvalidArgumentError(
      absl::StrCat("unknown mutant `", std::string(text),
                   "`; known: none, ban-survives-pass, own-stones-first, every-capture-bans, "
                   "self-removal-refused"));
}

}  // namespace hotstone::models
