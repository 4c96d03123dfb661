// The claim `termination` under rules with a memory, where the situation graph does not decide it.
//
// Each cycle rule has its own method. Under the superko rules and `fixed` every board play uses up
// one of finitely many items, and under second-cycle and starter no board play is made twice. That
// holds on all boards, and the verdict names the obligations that support the argument, its page,
// and the steps on paper. Under starter-first a search looks for a cycle whose starter only passes,
// from every self-removal. Under disturber it looks for a cycle for which the classification names
// nobody; the law must then play the result forever. If `unnamed` then binds a player, every play
// ends, again on all boards. Under square three return cycles and Thue's word make an endless game;
// if there are none, all plays are enumerated if they are few enough. Several readings combined end
// play if one of them does by such an argument. Every failure comes with a certificate that the
// checker has accepted; whatever a limit has cut short is unknown.
//
// For example, on 2x2 under basic-only,cycle=square it fails with the figure 18: three return
// cycles of 6, 6 and 6 plies. Under basic-only,cycle=psk it holds, on all boards: every board play
// uses up one of finitely many repetitions, and passes in a row end the game.
#include "claims/history_claims.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/number_text.h"
#include "certify/certificate_writer.h"
#include "certify/check.h"
#include "certify/witness.h"
#include "claims/argument.h"
#include "claims/claim_files.h"
#include "claims/refutation.h"
#include "claims/termination_claim.h"
#include "enumerate/cycles/endless_games.h"
#include "enumerate/cycles/pass_only_starter.h"
#include "enumerate/cycles/square_walks.h"
#include "enumerate/cycles/unnamed_cycles.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using certify::Witness;
using enumerate::BoardPlayRules;
using enumerate::BuildEndless;
using enumerate::EndlessMoves;
using enumerate::FindPassOnlyStarter;
using enumerate::FindUnnamedCycle;
using enumerate::FiniteRules;
using enumerate::MoveLasso;
using enumerate::SquareWalks;
using enumerate::UnnamedKind;
using enumerate::WalkSquareFree;

namespace {

constexpr char kTerminationPage[] = "docs/explanation/termination.md";
constexpr char kFiniteSetRunsOut[] = "a finite set runs out";

// The note starts with `why`.
void HoldsOnAllBoards(const std::string& why, std::vector<std::string> obligations,
                      const std::vector<std::string>& on_paper, Verdict& verdict) {
  HoldsByArgument(absl::StrCat(why, ", and consecutive passes end the game"),
                  std::move(obligations), kTerminationPage, on_paper, verdict);
}

// Rules that remember items and never use one twice.
void UsesUpItems(const std::string& why, Verdict& verdict) {
  HoldsOnAllBoards(why, {"ends-memory-measure", "ends-no-item-twice"},
                   {kFiniteSetRunsOut, kReadOffTheLaw}, verdict);
}

void MakesNoStepTwice(Verdict& verdict) {
  UsesUpItems("every board play uses up one of finitely many steps", verdict);
}

void MakesNoPlayTwice(Verdict& verdict) {
  HoldsOnAllBoards(
      "no board play occurs twice", {"ends-no-play-twice", "ends-memory-measure"},
      {"among all returns to a situation, one is the first", kFiniteSetRunsOut, kReadOffTheLaw},
      verdict);
}

// disturber, if the option `unnamed` binds a player when the classification names nobody.
void EachCycleBinds(Verdict& verdict) {
  HoldsOnAllBoards("every completed cycle restricts a player who has a play in it",
                   {"ends-each-cycle-binds", "ends-own-stones-grow"},
                   {"in an endless game nothing new is forbidden from some ply on",
                    "a player who alone leads play back to a position removes stones of his own "
                    "and is the disturber",
                    kReadOffTheLaw},
                   verdict);
}

void NeedsOwnRemovals(Verdict& verdict) {
  HoldsOnAllBoards("an endless game needs a player who removes only stones of his own",
                   {"ends-starter-only-passes", "ends-own-stones-grow"},
                   {"in an endless game nothing new is forbidden from some ply on",
                    "the player who first completes a cycle is its starter",
                    "a property kept from ply to ply holds at every ply", kReadOffTheLaw},
                   verdict);
}

void EndsWithTheFirstRemoval(Verdict& verdict) {
  HoldsOnAllBoards("the first removal ends the game, and until then stones are only added", {},
                   {"everything except the theorem: no obligation covers rules under which a "
                    "removal ends the game"},
                   verdict);
}

// Forwards what progress says, and remembers a stop.
class StopNoted : public Progress {
 public:
  explicit StopNoted(Progress* progress) : progress_(progress) {}
  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    if (!stopped_) stopped_ = !KeepGoing(progress_, what, done, total);
    return !stopped_;
  }
  bool stopped() const { return stopped_; }

 private:
  Progress* progress_;
  bool stopped_ = false;
};

// The searches begin from positions in which nobody owes a pass, and the checker accepts no other
// lassos.
bool RefusesHandicap(const spec::RuleSet& rules, Verdict& verdict) {
  if (rules.handicap == 0) return false;
  SetUnknown(absl::UnimplementedError("endless games with handicap passes are not searched for"),
             verdict);
  return true;
}

// They also do not know the readings made by these switches, or those without a second rendering.
bool RefusesReading(const spec::RuleSet& rules, Verdict& verdict) {
  std::optional<std::string> reading = enumerate::NotEnumerated(rules);
  if (rules.start == spec::StarterPlays::kFirst) reading = "start=first";
  if (rules.same == spec::SamePlay::kFight) reading = "same=fight";
  if (rules.recycling == spec::Recycling::kDisturbing) reading = "recycling=disturbing";
  if (rules.square_of == spec::SquareOf::kPosition) reading = "square_of=position";
  if (!reading.has_value()) return false;
  SetUnknown(absl::UnimplementedError(
                 absl::StrCat("endless games under ", *reading, " are not searched for")),
             verdict);
  return true;
}

void DecideStarterFirst(const ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  if (RefusesHandicap(rules, verdict)) return;
  const FiniteRules finite = BoardPlayRules(rules);
  StopNoted progress(state.options.progress);
  const auto search = FindPassOnlyStarter(state.grid, state.index, finite, rules.cycle_color,
                                          state.options.self_removal_positions, &progress);
  if (progress.stopped()) {
    return SetUnknown(absl::CancelledError("interrupted while searching for self-removals"),
                      verdict);
  }
  if (search.lasso.has_value()) {
    Refute(state, ToCertificate(state, rules, *search.lasso),
           "the starter of the cycle only passes; ", verdict);
    return;
  }
  if (search.whole_board && search.self_removals == 0) {
    verdict.kind = VerdictKind::kHolds;
    verdict.method = Method::kExhaustive;
    verdict.level = Level::kEnumerated;
    verdict.situations = 2 * state.index.size();
    verdict.note =
        "no play removes the player's own stones, which every endless game needs: "
        "docs/explanation/termination.md";
    return;
  }
  verdict.limit =
      absl::StrCat("none of the self-removals tried leads to a cycle whose starter only passes (",
                   search.self_removals, " in the positions visited)");
}

// Classifies a cycle that the law plays forever under `disturber`, by the law's result.
UnnamedKind JudgeUnnamed(const certify::Lasso& lasso) {
  const auto checked = certify::CheckLasso(lasso);
  if (!checked.ok()) return UnnamedKind::kRefused;
  return checked->unclassified ? UnnamedKind::kUnclassified : UnnamedKind::kFighting;
}

void DecideDisturber(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  if (RefusesHandicap(rules, verdict)) return;
  const FiniteRules finite = BoardPlayRules(rules);
  StopNoted progress(state.options.progress);
  const auto search = FindUnnamedCycle(
      state.grid, state.index, finite, {},
      [&](const MoveLasso& lasso) { return JudgeUnnamed(ToCertificate(state, rules, lasso)); },
      &progress);
  if (progress.stopped()) {
    return SetUnknown(absl::CancelledError("interrupted while searching for cycles"), verdict);
  }
  if (search.lasso.has_value()) {
    const certify::Lasso lasso = ToCertificate(state, rules, *search.lasso);
    Refute(state, lasso, "", verdict);
    if (verdict.kind != VerdictKind::kFails) return;
    const auto checked = certify::CheckLasso(lasso);
    verdict.note = absl::StrCat("a cycle of ", lasso.cycle.size(), " plies has no disturber: ",
                                checked.ok() ? absl::StrJoin(checked->classes, ", ") : "");
    if (search.kind == UnnamedKind::kUnclassified && search.longest > 0) {
      absl::StrAppend(&verdict.note, "; no fighting cycle of up to ", search.longest, " plies");
    }
    return;
  }
  if (!search.cycles_met && ProveWithoutCycles(state, rules, verdict)) {
    if (verdict.kind == VerdictKind::kHolds)
      absl::StrAppend(&verdict.note, "; even without the rule about cycles");
    return;
  }
  verdict.limit =
      absl::StrCat("none of ", search.tried, " cycles tried can be repeated forever; tried were ",
                   search.longest > 0 ? absl::StrCat("all of up to ", search.longest, " plies")
                                      : "the single-stone kos");
}

// The beginning of an endless game, up to where all three cycles have appeared.
Witness EndlessWitness(const certify::Endless& endless) {
  size_t plies = endless.stem.size();
  for (const auto& cycle : endless.cycles) plies += cycle.size();
  Witness witness{
      endless.setup, endless.to_move, {}, plies, "the beginning of an endless game", 0, 0};
  spec::Color player = endless.to_move;
  for (const auto& at : EndlessMoves(endless, plies)) {
    witness.moves.push_back({player, at});
    player = spec::Opponent(player);
  }
  return witness;
}

// Fails by a game with an accepted certificate.
void FailsByEndless(const ClaimState& state, const certify::Endless& game, Verdict& verdict) {
  verdict.kind = VerdictKind::kFails;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kCertified;
  verdict.figure = game.cycles[0].size() + game.cycles[1].size() + game.cycles[2].size();
  verdict.witness = EndlessWitness(game);
  for (const auto& [name, cycle] : {std::pair("cycle_a", 0), {"cycle_b", 1}, {"cycle_c", 2}}) {
    verdict.figures.push_back(CountOf(name, game.cycles[static_cast<size_t>(cycle)].size()));
  }
  verdict.note = absl::StrCat("three return cycles of ", game.cycles[0].size(), ", ",
                              game.cycles[1].size(), " and ", game.cycles[2].size(),
                              " plies, in the order of Thue's word, form no square");
  if (const auto path = CertificatePath(state, game.rules, verdict.claim)) {
    NoteWritten(certify::WriteEndless(*path, game), verdict);
  }
}

void DecideSquare(const ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  const auto endless = BuildEndless(rules, state.size, state.options.progress);
  if (!endless.ok()) return SetUnknown(endless.status(), verdict);
  if (endless->has_value()) {
    FailsByEndless(state, **endless, verdict);
    absl::StrAppend(&verdict.note, "; hotstone endless writes it");
    return;
  }
  const SquareWalks walks =
      WalkSquareFree(state.grid, BoardPlayRules(rules), {.plies = state.options.square_walk_plies},
                     state.options.progress);
  if (!walks.finite) {
    verdict.limit = absl::StrCat("no three return cycles found, and more than ",
                                 state.options.square_walk_plies, " plies in all games together");
    return;
  }
  verdict.kind = VerdictKind::kHolds;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kEnumerated;
  verdict.transitions = walks.plies;
  verdict.figure = walks.longest.size();
  verdict.figures = {CountOf("longest_play", walks.longest.size()), CountOf("plays", walks.plays)};
  verdict.note = absl::StrCat("longest game: ", Counted(walks.longest.size(), "ply", "plies"), "; ",
                              walks.plays, " games enumerated");
}

// The argument that a reading ends every play on all boards, regardless of what else is forbidden.
// False if there is none.
bool Argue(spec::Cycle cycle, const spec::RuleSet& rules, Verdict& verdict) {
  switch (cycle) {
    case spec::Cycle::kFixed:
      MakesNoStepTwice(verdict);
      return true;
    case spec::Cycle::kPsk:
    case spec::Cycle::kSsk:
    case spec::Cycle::kNssk:
      UsesUpItems("every board play uses up one of finitely many repetitions", verdict);
      return true;
    case spec::Cycle::kSquare:
      if (rules.capture_ends || rules.square_gap != spec::SquareGap::kAnywhere) break;
      MakesNoStepTwice(verdict);
      return true;
    case spec::Cycle::kSecondCycle:
    case spec::Cycle::kStarter:
      if (rules.capture_ends || rules.recycling != spec::Recycling::kAny) break;
      MakesNoPlayTwice(verdict);
      return true;
    case spec::Cycle::kStarterFirst:
      if (rules.capture_ends || rules.self_removal != spec::SelfRemoval::kNone) break;
      if (rules.recycling != spec::Recycling::kAny) break;
      NeedsOwnRemovals(verdict);
      return true;
    case spec::Cycle::kDisturber:
      if (rules.capture_ends || !spec::BindsEachCycle(rules.unnamed)) break;
      EachCycleBinds(verdict);
      return true;
    case spec::Cycle::kNone:
      break;
  }
  if (rules.capture_ends) EndsWithTheFirstRemoval(verdict);
  return rules.capture_ends;
}

// Where no argument is known.
void DecideReading(ClaimState& state, spec::Cycle cycle, const spec::RuleSet& rules,
                   Verdict& verdict) {
  switch (cycle) {
    case spec::Cycle::kSquare:
      if (RefusesReading(rules, verdict)) return;
      return DecideSquare(state, rules, verdict);
    case spec::Cycle::kStarterFirst:
      if (RefusesReading(rules, verdict)) return;
      return DecideStarterFirst(state, rules, verdict);
    case spec::Cycle::kDisturber:
    case spec::Cycle::kSecondCycle:
    case spec::Cycle::kStarter:
      return DecideDisturber(state, rules, verdict);
    case spec::Cycle::kNone:
      if (RefusesHandicap(rules, verdict)) return;
      return DecideOverDisputes(state, rules, verdict);
    case spec::Cycle::kFixed:
    case spec::Cycle::kPsk:
    case spec::Cycle::kSsk:
    case spec::Cycle::kNssk:
      break;  // always argued
  }
  std::abort();
}

// disturber together with square: an endless game under square alone, if the checker finds that
// nobody is named for any cycle that it completes. True if the verdict was set.
bool RefutedBesideSquare(const ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  if (!rules.cycle.Has(spec::Cycle::kSquare) || !rules.cycle.Has(spec::Cycle::kDisturber))
    return false;
  spec::RuleSet alone = rules;
  alone.cycle = spec::Cycle::kSquare;
  auto endless = BuildEndless(alone, state.size, state.options.progress);
  if (!endless.ok() || !endless->has_value()) return false;
  certify::Endless game = **std::move(endless);
  game.rules = rules;
  if (!certify::CheckEndless(game).ok()) return false;
  FailsByEndless(state, game, verdict);
  absl::StrAppend(&verdict.note, "; none of the cycles that they complete has a disturber");
  return true;
}

// Several readings combined, none of which ends play by an argument. The search looks for a cycle
// that none of them stops, where the checker accepts one.
void DecideSeveral(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  if (RefutedBesideSquare(state, rules, verdict)) return;
  const bool has_lassos = !rules.cycle.Has(spec::Cycle::kSquare);
  if (has_lassos && rules.cycle.Has(spec::Cycle::kDisturber))
    return DecideDisturber(state, rules, verdict);
  verdict.limit =
      absl::StrCat("endless games under ", spec::CycleNames(rules.cycle), " are not searched for");
}

}  // namespace

bool EndsByArgument(const spec::RuleSet& rules, Verdict& verdict) {
  const auto only = rules.cycle.Only();
  if (only.has_value()) return Argue(*only, rules, verdict);
  // A play that the list permits is permitted by each member, so an argument for one of them is an
  // argument for the list.
  for (const spec::Cycle cycle : rules.cycle.members()) {
    if (!Argue(cycle, rules, verdict)) continue;
    absl::StrAppend(&verdict.note, "; by ", spec::CycleName(cycle), " alone");
    return true;
  }
  return false;
}

void DecideTerminationWithHistory(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  assert(!rules.HasFiniteMemory());
  if (EndsByArgument(rules, verdict)) return;
  const auto only = rules.cycle.Only();
  if (only.has_value()) return DecideReading(state, *only, rules, verdict);
  DecideSeveral(state, rules, verdict);
}

}  // namespace hotstone::claims
