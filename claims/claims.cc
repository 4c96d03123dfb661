#include "claims/claims.h"

#include <chrono>
#include <utility>

#include "absl/strings/str_cat.h"
#include "claims/claim_state.h"
#include "claims/determinacy_claim.h"
#include "claims/graph_claim.h"
#include "claims/history_claims.h"
#include "claims/termination_claim.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/counting/fill_in.h"
#include "spec/rules/game.h"
#include "spec/rules/variation.h"

namespace hotstone::claims {

using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using certify::Witness;
using enumerate::BitMove;
using enumerate::BoardPlayRules;
using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::HotRules;
using enumerate::kNoPoint;
using enumerate::LegalIndex;
using enumerate::PlayerColor;
using enumerate::Stones;
using enumerate::ToSpec;

namespace {

constexpr char kDoesNotReplay[] = "the witness does not replay in spec/: a bug of ours, please report it";

struct ClaimRow {
  const char* name;
  std::vector<std::string> clauses;
};

const std::vector<ClaimRow>& ClaimRows() {
  static const auto* const rows = new std::vector<ClaimRow>{
      {"variation", {"ING96-R3", "ING96-G303", "ING96-G304"}},
      {"self-removal-lemma", {"ING96-G311"}},
      {"closure", {"ING96-R4", "ING96-G417"}},
      {"freedom", {"ING96-R3", "ING96-G303"}},
      {"two-play-lemma", {"ING96-R5", "ING96-G308"}},
      {"symmetry", {}},
      {"colour-swap", {}},
      {"termination", {"ING96-R5", "ING96-G502"}},
      {"outcome", {"ING96-R5", "ING96-G503"}},
      {"counting", {"ING96-R6", "ING96-G611"}},
      {"determinacy", {"ING96-R5", "ING96-G503"}},
      {"graph", {"ING96-R3"}},
  };
  return *rows;
}

// Whether the claim looks at single plays only, and which.
std::optional<Obligation> ObligationOf(std::string_view claim) {
  for (size_t i = 0; i < kObligationCount; ++i) {
    if (ObligationName(static_cast<Obligation>(i)) == claim) return static_cast<Obligation>(i);
  }
  return std::nullopt;
}

// What the literal law says of the play that breaks a claim; false if spec/ does not agree that it does.
// Freedom does not look at ko, so its witness is replayed without ko layers, which need not be rendered.
bool Replays(Obligation obligation, spec::RuleSet rules, const Witness& witness) {
  if (obligation == Obligation::kFreedom) {
    rules.hot = spec::HotLayer::kNone;
    rules.cycle = spec::Cycle::kNone;
  }
  const auto game = spec::Game::Create(rules, witness.setup, witness.to_move);
  if (!game.ok() || witness.moves.empty()) return false;
  const spec::Move& move = witness.moves[0];
  const spec::BoardPlay play = spec::PlayAt(witness.setup, move.player, *move.at);
  const spec::Ruling ruling = game->Judge(move);
  if (obligation == Obligation::kVariation) return ruling.legal() && !spec::ChangesPosition(play);
  if (obligation == Obligation::kFreedom) {
    return spec::ChangesPosition(play) && ruling.why == spec::Illegality::kSelfRemoval;
  }
  return false;
}

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
      return "a permitted play that leaves the position as it was";
    case Obligation::kFreedom:
      return "a play that changes the position and is forbidden, though not by a ko rule";
    default:
      return "a play that breaks the claim";
  }
}

void DecideObligation(ClaimState& state, const spec::RuleSet& rules, Obligation obligation,
                      Verdict& verdict) {
  const std::pair key(rules.self_removal, HotRules::From(rules.HotKindsInForce()));
  auto it = state.obligations.find(key);
  if (it == state.obligations.end()) {
    it = state.obligations
             .emplace(key, CheckObligations(state.grid, state.index, BoardPlayRules(rules),
                                            state.options.threads, state.options.progress))
             .first;
  }
  if (!it->second.ok()) return SetUnknown(it->second.status(), verdict);
  const ObligationReport& report = it->second->Of(obligation);
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kEnumerated;
  verdict.situations = 2 * it->second->positions;
  verdict.transitions = report.checked;
  verdict.figure = report.violations;
  if (report.violations == 0) {
    verdict.kind = VerdictKind::kHolds;
    return;
  }
  Witness witness = MakeWitness(*report.witness, state.size, ViolationText(obligation));
  if (obligation == Obligation::kVariation && rules.cycle == spec::Cycle::kPsk) {
    // Such a play recreates the position before it, which positional superko has always seen.
    verdict.kind = VerdictKind::kHolds;
    verdict.figure = 0;
    verdict.note =
        absl::StrCat(report.violations, " plays that change nothing are forbidden by superko alone");
    return;
  }
  verdict.kind = VerdictKind::kFails;
  if (!Replays(obligation, rules, witness)) {
    verdict.kind = VerdictKind::kUnknown;
    verdict.limit = kDoesNotReplay;
  }
  verdict.witness = std::move(witness);
}

void DecideCounting(ClaimState& state, Verdict& verdict) {
  if (!state.counting.has_value())
    state.counting = CheckCounting(state.grid, state.index, state.options.progress);
  if (!state.counting->ok()) return SetUnknown(state.counting->status(), verdict);
  const CountingReport& report = **state.counting;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kEnumerated;
  verdict.situations = report.positions;
  verdict.figure = report.differ_within;
  verdict.note =
      absl::StrCat(report.within_sets, " positions within the sets; of the ",
                   report.positions - report.within_sets, " others ", report.differ_beyond,
                   " differ read literally, ", report.differ_beyond_lent, " with stones lent; within, ",
                   report.differ_within_worthless, " differ if unfilled shared spaces count nothing");
  verdict.kind = VerdictKind::kHolds;
  if (!report.witness.has_value()) return;
  const spec::Position position = ToSpec(*report.witness, state.size);
  verdict.kind = VerdictKind::kFails;
  verdict.witness = Witness{position,
                            spec::Color::kBlack,
                            {},
                            0,
                            "a position within the sets whose fill-in difference is not its area difference",
                            0,
                            0};
  if (spec::CountByFillingIn(position, {}).Difference() == spec::CountArea(position).Difference()) {
    verdict.kind = VerdictKind::kUnknown;
    verdict.limit = kDoesNotReplay;
  }
}

void DecideOutcome(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  const auto report = CountOutcomes(state.grid, state.index, rules, state.options.progress);
  if (!report.ok()) return SetUnknown(report.status(), verdict);
  verdict.kind = report->black_wins + report->white_wins + report->draws == report->positions
                     ? VerdictKind::kHolds
                     : VerdictKind::kFails;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kEnumerated;
  verdict.situations = report->positions;
  verdict.figure = report->draws;
  verdict.note =
      absl::StrCat("final positions: Black wins ", report->black_wins, ", White wins ", report->white_wins,
                   ", drawn ", report->draws, "; a pass is always legal, so play never stops without an end");
}

// Rule sets with history: what is known without a situation graph.
void DecideWithHistory(std::string_view claim, ClaimState& state, const spec::RuleSet& rules,
                       Verdict& verdict) {
  if (claim == "termination") return DecideTerminationWithHistory(state, rules, verdict);
  verdict.limit = "history rules have no finite situation graph";
}

void DecideWithoutHistory(std::string_view claim, ClaimState& state, const spec::RuleSet& rules,
                          Verdict& verdict) {
  const FiniteRules finite = *FiniteRules::From(rules);
  const std::pair key(std::string(claim), finite);
  const auto it = state.finite_verdicts.find(key);
  if (it != state.finite_verdicts.end()) {
    const Verdict& known = it->second;
    verdict = known;
    return;
  }
  if (claim == "termination") DecideTermination(state, rules, verdict);
  if (claim == "determinacy") DecideDeterminacy(state, rules, verdict);
  if (claim == "graph") CountGraph(state, rules, verdict);
  state.finite_verdicts.emplace(key, verdict);
}

void Decide(std::string_view claim, ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  if (const auto obligation = ObligationOf(claim))
    return DecideObligation(state, rules, *obligation, verdict);
  if (claim == "counting") return DecideCounting(state, verdict);
  if (claim == "outcome") return DecideOutcome(state, rules, verdict);
  if (!rules.HasFiniteMemory()) return DecideWithHistory(claim, state, rules, verdict);
  if (const auto finite = FiniteRules::From(rules); !finite.ok()) return SetUnknown(finite.status(), verdict);
  DecideWithoutHistory(claim, state, rules, verdict);
}

}  // namespace

const std::vector<std::string>& ClaimNames() {
  static const auto* const names = [] {
    auto* list = new std::vector<std::string>;
    for (const ClaimRow& row : ClaimRows()) list->push_back(row.name);
    return list;
  }();
  return *names;
}

struct ClaimChecker::State : ClaimState {};

ClaimChecker::ClaimChecker(std::unique_ptr<State> state) : state_(std::move(state)) {}
ClaimChecker::ClaimChecker(ClaimChecker&&) noexcept = default;
ClaimChecker::~ClaimChecker() = default;

absl::StatusOr<ClaimChecker> ClaimChecker::Create(const spec::BoardSize& size, const ClaimOptions& options) {
  const auto grid = Grid::Create(size.cols(), size.rows());
  if (!grid.ok()) return grid.status();
  auto index = LegalIndex::Create(*grid);
  if (!index.ok()) return index.status();
  return ClaimChecker(std::make_unique<State>(State{{size, *grid, *std::move(index), options, {}, {}, {}}}));
}

void ClaimChecker::Check(const spec::RuleSet& rules, const std::function<bool(std::string_view)>& wanted,
                         const std::function<void(const Verdict&)>& report) {
  for (const ClaimRow& row : ClaimRows()) {
    if (!wanted(row.name)) continue;
    const auto began = std::chrono::steady_clock::now();
    Verdict verdict;
    if (KeepGoing(state_->options.progress, row.name, 0, 0)) {
      Decide(row.name, *state_, rules, verdict);
    } else {
      verdict.limit = "interrupted";
    }
    verdict.claim = row.name;
    verdict.clauses = row.clauses;
    verdict.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    report(verdict);
  }
}

}  // namespace hotstone::claims
