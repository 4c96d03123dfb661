#include "claims/breath_claim.h"

#include <memory>
#include <string>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/witness.h"
#include "claims/plays/play_replay.h"
#include "enumerate/fates/breath_claims.h"
#include "enumerate/fates/fates.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/clauses/breath_statements.h"
#include "spec/fates/fates_of.h"
#include "spec/fates/plain_fates.h"

namespace hotstone::claims {
namespace {

using certify::CountOf;
using certify::Verdict;
using certify::VerdictKind;
using enumerate::BreathClaimCount;
using spec::kBreathStatements;

// 3x3 takes the plain law a second, 4x3 a minute.
constexpr int kMostPlainPoints = 9;

absl::StatusOr<enumerate::BreathClaimCounts> CountAll(ClaimState& state) {
  const uint64_t needed = enumerate::FateTable::Bytes(state.grid);
  if (state.size.points() > enumerate::FateTable::kMostPoints ||
      needed > state.options.memory_bytes) {
    return absl::ResourceExhaustedError(
        absl::StrCat("the fates of all stones need about ", needed >> 20, " MiB"));
  }
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet("basic-only"));
  ASSIGN_OR_RETURN(const auto finite, enumerate::FiniteRules::From(rules));
  ASSIGN_OR_RETURN(const auto table,
                   enumerate::FateTable::Solve(state.grid, finite, state.options.threads,
                                               state.options.progress));
  return enumerate::CountBreathClaims(table);
}

// Whether the law finds that the statement fails in this position.
absl::StatusOr<bool> FailsByLaw(const spec::Position& position, size_t statement) {
  std::unique_ptr<const spec::BoardFates> plain;
  const spec::BoardFates* fates = nullptr;
  if (position.size().points() <= kMostPlainPoints) {
    ASSIGN_OR_RETURN(plain, spec::PlainFates(position.size()));
    fates = plain.get();
  } else {
    ASSIGN_OR_RETURN(fates, spec::FatesOf(position.size()));
  }
  return spec::JudgeBreaths(position, *fates)[statement].fails > 0;
}

// "ING96-G411" as the name of a figure: "ing96_g411".
std::string FigureName(std::string_view clause) {
  std::string name = absl::AsciiStrToLower(std::string(clause));
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
}

void Report(const enumerate::BreathClaimCounts& counts, const spec::BoardSize& size,
            Verdict& verdict) {
  size_t shown = counts.size();  // the failing statement whose position has the fewest stones
  uint64_t fails = 0;
  uint64_t apply = 0;
  std::string failing;
  const auto stones = [](const BreathClaimCount& count) {
    return enumerate::Count(count.least->own | count.least->opp);
  };
  for (size_t i = 0; i < counts.size(); ++i) {
    const std::string name = FigureName(kBreathStatements[i].clause);
    verdict.figures.push_back(CountOf(absl::StrCat(name, "_cases"), counts[i].applies));
    verdict.figures.push_back(CountOf(absl::StrCat(name, "_fails"), counts[i].fails));
    apply += counts[i].applies > 0 ? 1 : 0;
    if (counts[i].fails == 0) continue;
    ++fails;
    absl::StrAppend(&failing, failing.empty() ? "" : ", ", std::string(kBreathStatements[i].clause),
                    " in ", counts[i].fails, " of ", counts[i].applies);
    if (shown == counts.size() || stones(counts[i]) < stones(counts[shown])) shown = i;
  }
  verdict.figure = fails;
  if (apply == 0) {
    verdict.kind = VerdictKind::kCounted;
    verdict.note = "no statement applies on this board";
    return;
  }
  verdict.method = certify::Method::kExhaustive;
  verdict.level = certify::Level::kEnumerated;
  verdict.kind = fails == 0 ? VerdictKind::kHolds : VerdictKind::kFails;
  verdict.note = absl::StrCat(fails, " of the ", apply,
                              " statements that apply here fail, without rule 5's ban on the "
                              "disturber");
  if (fails == 0) return;
  absl::StrAppend(&verdict.note, ": ", failing);
  const spec::Position position = enumerate::ToSpec(*counts[shown].least, size);
  verdict.witness = certify::Witness{
      position,
      spec::Color::kBlack,
      {},
      0,
      absl::StrCat("a position of which ", std::string(kBreathStatements[shown].clause),
                   " is wrong: ", std::string(kBreathStatements[shown].says)),
      0,
      0};
  const auto again = FailsByLaw(position, shown);
  if (!again.ok()) return SetUnknown(again.status(), verdict);
  if (!*again) SetUnknown(absl::InternalError(kDoesNotReplay), verdict);
}

}  // namespace

void DecideBreaths(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  if (!rules.preset.starts_with("ing-1996")) {
    verdict.kind = VerdictKind::kCounted;
    verdict.figure = 0;
    verdict.note = "the statements are of the text of 1996 and its glossary";
    return;
  }
  if (!state.breaths.has_value()) state.breaths = CountAll(state);
  if (!state.breaths->ok()) return SetUnknown(state.breaths->status(), verdict);
  Report(**state.breaths, state.size, verdict);
}

}  // namespace hotstone::claims
