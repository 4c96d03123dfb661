#include "claims/claim_files.h"

#include "absl/strings/str_cat.h"

namespace hotstone::claims {
namespace {

constexpr std::string_view kNotWritten = "; certificate not written: ";

}  // namespace

using certify::Verdict;

std::string ClaimFileName(const spec::BoardSize& size, const spec::RuleSet& rules,
                          std::string_view claim) {
  std::string name =
      absl::StrCat(size.ToString(), "_", spec::RuleSetName(rules), "_", std::string(claim));
  for (char& c : name) {
    if (c == ',' || c == '=' || c == '+') c = '-';
  }
  return name;
}

std::optional<std::string> CertificatePath(const ClaimState& state, const spec::RuleSet& rules,
                                           std::string_view claim) {
  if (state.options.certificate_folder.empty()) return std::nullopt;
  return absl::StrCat(state.options.certificate_folder, "/",
                      ClaimFileName(state.size, rules, claim), ".certificate");
}

void NoteWritten(const absl::Status& status, Verdict& verdict) {
  if (!status.ok())
    absl::StrAppend(&verdict.note, std::string(kNotWritten), std::string(status.message()));
}

absl::Status CertificateWritten(const Verdict& verdict) {
  const size_t at = verdict.note.find(kNotWritten);
  if (at == std::string::npos) return absl::OkStatus();
  return absl::UnavailableError(verdict.note.substr(at + kNotWritten.size()));
}

}  // namespace hotstone::claims
