#include "certify/kinds/kind_table.h"

#include <algorithm>
#include <filesystem>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "certify/area/area_strategy.h"
#include "certify/area/robust_leaves.h"
#include "certify/certificate_reader.h"
#include "certify/check.h"
#include "certify/endless/endless.h"
#include "certify/fates/fates.h"
#include "certify/solution/solution_check.h"
#include "certify/solution/solution_reader.h"
#include "certify/solution/solution_under.h"
#include "certify/strategy.h"

namespace hotstone::certify {
namespace {

// Converts the checker's result for a certificate. An error other than a refusal gets the path.
template <typename Checked>
absl::StatusOr<FileChecked> OfFile(const CertificateFile& file,
                                   const absl::StatusOr<Checked>& checked) {
  if (checked.ok()) return FileChecked{checked->claim, checked->situations, checked->transitions};
  const absl::Status& status = checked.status();
  if (status.code() == absl::StatusCode::kFailedPrecondition) return status;
  return absl::Status(status.code(),
                      absl::StrCat(file.path(), ": ", std::string(status.message())));
}

// Kinds that are read whole.
template <auto kParse, auto kCheck>
absl::StatusOr<FileChecked> CheckWhole(CertificateFile& file, const FileCheckOptions&) {
  ASSIGN_OR_RETURN(const auto bytes, file.TakeBytes());
  ASSIGN_OR_RETURN(const auto certificate, kParse(bytes, file.path()));
  return OfFile(file, kCheck(certificate));
}

absl::StatusOr<FileChecked> CheckSolutionFile(CertificateFile& file,
                                              const FileCheckOptions& options) {
  ASSIGN_OR_RETURN(auto solution, SolutionReader::Open(file.TakeStream(), file.path()));
  auto checked = OfFile(file, CheckSolution(solution, {.progress = options.progress}));
  if (!checked.ok() || !options.under.has_value()) return checked;
  if (const auto covers = SolutionUnder(solution.header(), *options.under); !covers.ok()) {
    return absl::FailedPreconditionError(covers.message());
  }
  absl::StrAppend(&checked->claim, "; therefore also under ", spec::RuleSetName(*options.under));
  return checked;
}

// Reads and checks the robust solution that the certificate names, beside it.
absl::StatusOr<RobustLeaves> LeavesOf(const AreaStrategy& strategy, const std::string& path) {
  const std::string robust = (std::filesystem::path(path).parent_path() / strategy.robust).string();
  auto solution = ReadSolution(robust);
  if (absl::IsNotFound(solution.status())) {
    return absl::NotFoundError(
        absl::StrCat(path, ": needs the robust solution ", robust, ", which is not there"));
  }
  if (!solution.ok()) return solution.status();
  auto leaves = RobustLeaves::Create(*std::move(solution), strategy.rules);
  if (leaves.ok()) return leaves;
  return absl::Status(leaves.status().code(),
                      absl::StrCat(robust, ": ", std::string(leaves.status().message())));
}

absl::StatusOr<FileChecked> CheckAreaFile(CertificateFile& file, const FileCheckOptions& options) {
  ASSIGN_OR_RETURN(const auto bytes, file.TakeBytes());
  ASSIGN_OR_RETURN(const auto strategy, ParseArea(bytes, file.path()));
  if (strategy.robust.empty()) return OfFile(file, CheckArea(strategy, nullptr, options.progress));
  ASSIGN_OR_RETURN(const auto leaves, LeavesOf(strategy, file.path()));
  auto checked = OfFile(file, CheckArea(strategy, &leaves, options.progress));
  if (checked.ok()) checked->situations += leaves.entries();
  return checked;
}

constexpr FileCheck kCheckGraph = CheckWhole<ParseCertificate, CheckCertificate>;

}  // namespace

const std::vector<CertificateKind>& CertificateKinds() {
  static const auto* const kinds = new std::vector<CertificateKind>{
      {"lasso", "", "a line of play repeats forever", false, kCheckGraph},
      {"ranking", "", "every game ends", false, kCheckGraph},
      {"intervals", "", "what each player can force", false, kCheckGraph},
      {"endings", "", "who can force an end", false, kCheckGraph},
      {"strategy", "", "a side keeps or captures a group, whatever the opponent does", false,
       CheckWhole<ParseStrategy, CheckStrategy>},
      {"solution", "robust",
       "a side forces an area difference, under basic ko or under every rule of repetition at "
       "once",
       true, CheckSolutionFile},
      {"endless", "", "a game under cycle=square never ends", false,
       CheckWhole<ParseEndless, CheckEndless>},
      {"fates", "", "a stone is removed, kept or hanging, with either player to move", false,
       CheckWhole<ParseFates, CheckFates>},
      {"area", "", "a side forces an area difference, under a rule that looks back at the game",
       false, CheckAreaFile},
  };
  return *kinds;
}

const CertificateKind* FindCertificateKind(std::string_view name) {
  const auto& kinds = CertificateKinds();
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const CertificateKind& kind) {
    return kind.name == name || (!name.empty() && kind.old_name == name);
  });
  return found == kinds.end() ? nullptr : &*found;
}

absl::StatusOr<FileChecked> CheckFile(const std::string& path, const FileCheckOptions& options) {
  ASSIGN_OR_RETURN(auto file, CertificateFile::Open(path));
  const CertificateKind* const kind = FindCertificateKind(file.kind());
  if (kind == nullptr) {
    const auto name = [](std::string* out, const CertificateKind& one) { out->append(one.name); };
    return absl::InvalidArgumentError(absl::StrCat(
        path, ":2:6: kind \"", file.kind(),
        "\" is unknown; known kinds: ", absl::StrJoin(CertificateKinds(), ", ", name)));
  }
  if (options.under.has_value() && !kind->is_for_many_rules) {
    return absl::InvalidArgumentError(
        absl::StrCat(path,
                     ": --under applies only to certificates of the kind solution; the other kinds "
                     "name their rules"));
  }
  return kind->check(file, options);
}

}  // namespace hotstone::certify
