// Asks search/ for the two proofs, has each checked, and writes it. Both come from one prover, so
// what it learned for Black serves White.
//
// For example 2x2 under tromp-taylor has the value 1: black.area says that Black forces at least 1,
// white.area that White forces at least -1 for himself.
#include "answers/values/value_certificates.h"

#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/area/area_strategy.h"
#include "certify/area/robust_leaves.h"
#include "certify/solution/solution.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/values/area_proof.h"
#include "search/values/history_value.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {
namespace {

using spec::Color;

absl::Status Refused(const absl::Status& why) {
  if (absl::IsCancelled(why)) return why;
  return absl::InternalError(absl::StrCat("bug in hotstone: the checker refuses the certificate: ",
                                          std::string(why.message())));
}

const char* SideName(Color side) { return side == Color::kBlack ? "black" : "white"; }

// What an earlier run may have left would say something else.
void RemoveEarlier(const std::string& folder, Color side) {
  for (const char* const kind : {".area", ".robust"}) {
    std::error_code ignored;
    std::filesystem::remove(std::filesystem::path(folder) / absl::StrCat(SideName(side), kind),
                            ignored);
  }
}

// Checks, then writes the robust solution before the file that names it.
absl::Status Write(const search::AreaProof& proof, const std::string& folder,
                   ValueCertificate& result, Progress* progress) {
  const std::string robust = absl::StrCat(SideName(result.side), ".robust");
  certify::AreaStrategy strategy = proof.strategy;
  std::optional<certify::RobustLeaves> leaves;
  if (proof.robust.has_value()) {
    strategy.robust = robust;
    auto made = certify::RobustLeaves::Create(*proof.robust, strategy.rules);
    if (!made.ok()) return Refused(made.status());
    leaves.emplace(*std::move(made));
    result.entries = proof.robust->entries.size();
  }
  const auto checked =
      certify::CheckArea(strategy, leaves.has_value() ? &*leaves : nullptr, progress);
  if (!checked.ok()) return Refused(checked.status());
  const auto in_folder = [&](const std::string& name) {
    return (std::filesystem::path(folder) / name).string();
  };
  if (proof.robust.has_value()) {
    RETURN_IF_ERROR(
        certify::WriteSolution(in_folder(robust), proof.robust->header, proof.robust->entries));
  }
  const std::string path = in_folder(absl::StrCat(SideName(result.side), ".area"));
  RETURN_IF_ERROR(certify::WriteArea(path, strategy));
  result.path = path;
  result.steps = strategy.steps.size();
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::vector<ValueCertificate>> CertifyValue(
    const spec::Situation& start, const spec::RuleSet& rules, const search::HistoryBounds& bounds,
    const std::string& folder, const search::AreaProofLimits& limits, Progress* progress) {
  const spec::BoardSize size = start.position.size();
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(const auto index, enumerate::LegalIndex::Create(grid));
  ASSIGN_OR_RETURN(auto prover, search::AreaProver::Create(grid, index, rules, start.position,
                                                           start.to_move, limits, progress));
  std::vector<ValueCertificate> results;
  for (const Color side : {Color::kBlack, Color::kWhite}) {
    const bool black = side == Color::kBlack;
    ValueCertificate result{side, black ? bounds.lo : -bounds.hi, "", 0, 0, ""};
    if (result.at_least == -size.points()) {  // every end gives that
      RemoveEarlier(folder, side);
      continue;
    }
    const auto proof = prover.Prove(side, result.at_least);
    if (absl::IsResourceExhausted(proof.status())) {
      RemoveEarlier(folder, side);
      result.why_not = std::string(proof.status().message());
    } else if (!proof.ok()) {
      return proof.status();
    } else {
      RETURN_IF_ERROR(Write(*proof, folder, result, progress));
    }
    results.push_back(std::move(result));
  }
  return results;
}

Shown Describe(const ValueCertificate& certificate) {
  Shown shown;
  shown.Set("side", spec::Letter(certificate.side))
      .Set("at_least", certificate.at_least)
      .Set("steps", certificate.steps)
      .Set("entries", certificate.entries)
      .Say("who", spec::ColorName(certificate.side));
  if (certificate.path.empty()) {
    return shown.Set("path", std::nullopt)
        .Set("limit", certificate.why_not)
        .Line("no certificate that {who} forces {at_least}: {limit}");
  }
  return shown.Set("path", certificate.path)
      .Set("limit", std::nullopt)
      .Line(
          "{path}: {who} forces at least {at_least}; {steps:#step|steps}"
          "{entries?, robust solution of {} entries}");
}

}  // namespace hotstone::answers
