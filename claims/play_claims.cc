#include "claims/play_claims.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "certify/witness.h"
#include "claims/argument.h"
#include "claims/plays/play_replay.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using certify::Witness;
using enumerate::BitMove;
using enumerate::BoardPlayRules;
using enumerate::HotRules;
using enumerate::kNoPoint;
using enumerate::PlayerColor;
using enumerate::Stones;
using enumerate::ToSpec;

namespace {

Witness MakeWitness(const PlayWitness& found, const spec::BoardSize& size, std::string_view what) {
  Witness witness{ToSpec(Stones{found.before.black, found.before.white}, size),
                  PlayerColor(found.before.player),
                  {},
                  0,
                  std::string(what)};
  spec::Color player = witness.to_move;
  for (const BitMove move : {found.first, found.second}) {
    if (move == kNoPoint) break;
    witness.moves.push_back({player, ToSpec(move, size)});
    player = spec::Opponent(player);
  }
  witness.cycle_start = witness.moves.size();
  return witness;
}

const char* ViolationText(Obligation obligation) {
  switch (obligation) {
    case Obligation::kVariation:
      return "a permitted play that leaves the position unchanged";
    case Obligation::kSelfRemovalLemma:
      return "a play that leaves the position unchanged without removing only itself, or vice "
             "versa";
    case Obligation::kClosure:
      return "a permitted play that leaves a chain without a liberty";
    case Obligation::kFreedom:
      return "a play that changes the position but is forbidden, and not by a ko rule";
    case Obligation::kTwoPlayLemma:
      return "two plays that undo each other but do not form a ko";
    case Obligation::kSymmetry:
      return "a play that has a different effect on the rotated or mirrored board";
    case Obligation::kColourSwap:
      return "a play that has a different effect with the colours exchanged";
  }
  return nullptr;
}

// The lemma about any finite graph that a claim follows from, and what it leaves to paper.
struct Lemma {
  const char* obligation;
  const char* on_paper;
};

std::optional<Lemma> LemmaOf(Obligation obligation, const spec::RuleSet& rules) {
  const bool alone = rules.self_removal == spec::SelfRemoval::kAny;
  switch (obligation) {
    case Obligation::kVariation:
      if (alone) return std::nullopt;
      return Lemma{"graph-unchanged", "no rule permits a stone to remove itself alone"};
    case Obligation::kSelfRemovalLemma:
      return Lemma{"graph-unchanged", ""};
    case Obligation::kClosure:
      return Lemma{"graph-legal-stays-legal", ""};
    case Obligation::kTwoPlayLemma:
      return Lemma{alone ? "graph-two-plays-ko-any" : "graph-two-plays-ko", ""};
    case Obligation::kSymmetry:
    case Obligation::kColourSwap:
      return Lemma{"graph-symmetry", "a ban is defined by stones and liberties alone"};
    case Obligation::kFreedom:
      return std::nullopt;
  }
  return std::nullopt;
}

// Whether the cycle layer forbids every play that recreates the position before it: positional
// superko has always seen it, and twice in a row the same position is a square.
bool ForbidsToStay(const spec::RuleSet& rules) {
  return rules.cycle.Has(spec::Cycle::kPsk) ||
         (rules.cycle.Has(spec::Cycle::kSquare) && rules.square_of == spec::SquareOf::kPosition &&
          rules.square_gap == spec::SquareGap::kInARow);
}

}  // namespace

bool ArgueOfPlays(Obligation obligation, const spec::RuleSet& rules, Verdict& verdict) {
  const auto lemma = LemmaOf(obligation, rules);
  if (!lemma.has_value()) return false;
  std::vector<std::string> on_paper = {kReadOffTheLaw};
  if (*lemma->on_paper != 0) on_paper.insert(on_paper.begin(), lemma->on_paper);
  HoldsByArgument(absl::StrCat("by the lemma ", lemma->obligation, " on any finite graph"),
                  {lemma->obligation}, "docs/results/proofs.md", on_paper, verdict);
  return true;
}

void JudgePlayClaim(Obligation obligation, const ObligationReports& reports,
                    const spec::BoardSize& size, const spec::RuleSet& rules, const PlayLaw& law,
                    Verdict& verdict) {
  const ObligationReport& report = reports.Of(obligation);
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kEnumerated;
  verdict.situations = 2 * reports.positions;
  verdict.transitions = report.checked;
  verdict.figure = report.violations;
  verdict.figures = {CountOf("violations", report.violations),
                     CountOf("permitted_plays", reports.plays)};
  if (report.violations == 0) {
    verdict.kind = VerdictKind::kHolds;
    return;
  }
  if (obligation == Obligation::kVariation && ForbidsToStay(rules)) {
    verdict.kind = VerdictKind::kHolds;
    verdict.figure = 0;
    verdict.figures[0].value = 0;
    verdict.figures.push_back(CountOf("superko_alone", report.violations));
    verdict.note =
        absl::StrCat(report.violations, " plays that change nothing are forbidden by ",
                     rules.cycle.Has(spec::Cycle::kPsk) ? "superko" : "square", " alone");
    return;
  }
  verdict.kind = VerdictKind::kFails;
  Witness witness = MakeWitness(*report.witness, size, ViolationText(obligation));
  if (!BreaksClaim(obligation, rules, witness, law)) {
    SetUnknown(absl::InternalError(kDoesNotReplay), verdict);
  }
  verdict.witness = std::move(witness);
}

void DecidePlayClaim(Obligation obligation, ClaimState& state, const spec::RuleSet& rules,
                     Verdict& verdict) {
  const std::pair key(rules.self_removal, HotRules::From(rules.HotLawInForce()));
  auto it = state.obligations.find(key);
  if (it == state.obligations.end()) {
    it = state.obligations
             .emplace(key, CheckObligations(state.grid, state.index, BoardPlayRules(rules),
                                            state.options.threads, state.options.progress))
             .first;
  }
  if (!it->second.ok()) return SetUnknown(it->second.status(), verdict);
  JudgePlayClaim(obligation, *it->second, state.size, rules, LiteralPlayLaw(), verdict);
}

}  // namespace hotstone::claims
