#include "claims/refutation.h"

#include "absl/strings/str_cat.h"
#include "certify/certificate_writer.h"
#include "certify/check.h"
#include "claims/claim_files.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::claims {

using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using certify::Witness;
using enumerate::BitMove;
using enumerate::MoveLasso;
using enumerate::ToSpec;

Witness LassoWitness(const certify::Lasso& lasso, const std::string& what) {
  Witness witness{lasso.setup, lasso.to_move, {}, lasso.stem.size(), what, 0, 0};
  spec::Color player = lasso.to_move;
  for (const auto* part : {&lasso.stem, &lasso.cycle}) {
    for (const auto& at : *part) {
      witness.moves.push_back({player, at});
      player = spec::Opponent(player);
    }
  }
  return witness;
}

certify::Lasso ToCertificate(const ClaimState& state, const spec::RuleSet& rules,
                             const MoveLasso& found) {
  certify::Lasso lasso{rules, spec::Position(state.size), spec::Color::kBlack, {}, {}};
  for (const BitMove move : found.stem) lasso.stem.push_back(ToSpec(move, state.size));
  for (const BitMove move : found.cycle) lasso.cycle.push_back(ToSpec(move, state.size));
  return lasso;
}

void Refute(const ClaimState& state, const certify::Lasso& lasso, const std::string& note,
            Verdict& verdict) {
  const auto checked = certify::CheckLasso(lasso);
  if (!checked.ok()) {
    return SetUnknown(
        absl::InternalError(absl::StrCat("bug in hotstone: the lasso does not replay in spec/: ",
                                         std::string(checked.status().message()))),
        verdict);
  }
  verdict.kind = VerdictKind::kFails;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kCertified;
  verdict.figure = lasso.cycle.size();
  verdict.witness = LassoWitness(lasso, "an endless game");
  verdict.note = absl::StrCat(note, "shortest cycle found: ", lasso.cycle.size(), " plies");
  verdict.figures.push_back(certify::CountOf("shortest_cycle", lasso.cycle.size()));
  if (const auto path = CertificatePath(state, lasso.rules, verdict.claim)) {
    NoteWritten(certify::WriteLasso(*path, lasso), verdict);
  }
}

}  // namespace hotstone::claims
