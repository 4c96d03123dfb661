#include "certify/theorems.h"

#include <cstdlib>
#include <map>

#include "absl/strings/str_cat.h"

namespace hotstone::certify {
namespace {

constexpr char kSuperko[] = "proofs/endings/superko_ends.v";
constexpr char kOneResult[] = "proofs/plays/one_result.v";
constexpr char kLegality[] = "proofs/plays/legality.v";
constexpr char kEndlessRaces[] = "proofs/ko_race/endless_races.v";
constexpr char kSettledRaces[] = "proofs/ko_race/settled.v";
constexpr char kTwoKos[] = "proofs/ko_race/two_kos.v";

const std::map<std::string, Theorem, std::less<>>& OfObligations() {
  static const std::map<std::string, Theorem, std::less<>> theorems = {
      {"graph-one-result", {"one_result", kOneResult}},
      {"graph-own-removal", {"self_removed_are_the_breathless", kOneResult}},
      {"graph-capture-spares-own", {"capture_spares_own_stones", kLegality}},
      {"graph-legal-stays-legal", {"legality_is_kept", kLegality}},
      {"graph-unchanged", {"variation_fails_exactly", "proofs/plays/variation.v"}},
      {"graph-symmetry", {"plays_are_carried", "proofs/plays/symmetry.v"}},
      {"graph-two-plays-ko", {"two_plays_that_return_are_a_ko", "proofs/plays/two_plays.v"}},
      {"graph-ban-is-recapture", {"hot_stone_is_recapture", "proofs/plays/hot_is_recapture.v"}},
      {"graph-step-tells-play", {"step_tells_play", "proofs/plays/step_tells_play.v"}},
      {"fill-in-within-sets", {"fill_in_within_sets", "proofs/counting/fill_in.v"}},
      {"fill-in-lent", {"fill_in_lent", "proofs/counting/fill_in.v"}},
      {"race-r1-one-eye-wins", {"one_eye_wins", kSettledRaces}},
      {"race-r1-barred-is-removed", {"barred_is_removed", kSettledRaces}},
      {"race-two-eyes-win", {"two_eyes_win", kSettledRaces}},
      {"race-two-eyes-live", {"two_eyes_live", kSettledRaces}},
      {"race-r2-coexistence", {"balanced_groups_live", "proofs/ko_race/starters.v"}},
      {"race-barred-starter-is-removed", {"barred_starter_is_removed", kTwoKos}},
      {"race-r3-twins-decide", {"twins_decide", "proofs/ko_race/twins.v"}},
      {"race-r3-kos-count-for-nothing", {"kos_count_for_nothing", "proofs/ko_race/level.v"}},
      {"race-r3-nobody-wins", {"nobody_wins_under_twins", "proofs/ko_race/twin_coexistence.v"}},
      {"race-r4-one-class", {"one_class", "proofs/ko_race/classes.v"}},
      {"race-r5-endless", {"disturbing_races_go_round", "proofs/ko_race/rounds.v"}},
      {"race-r5-barred-ends", {"barred_races_end", kEndlessRaces}},
      {"race-r5-triple-stays-open", {"triple_stays_open", kEndlessRaces}},
      {"race-r5-double-is-settled", {"double_is_settled", kTwoKos}},
  };
  return theorems;
}

// Games have at most as many plies as board plays and items.
std::vector<Theorem> OfItems() {
  return {{"plies_are_bounded", "proofs/rules/passes_end.v"},
          {"items_bound_plays", "proofs/endings/items.v"},
          {"psk_ends", kSuperko},
          {"ssk_ends", kSuperko},
          {"nssk_ends", kSuperko},
          {"fixed_ends", kSuperko}};
}

const std::map<std::string, ProofStep, std::less<>>& Steps() {
  static const std::string items =
      "under psk, ssk, nssk and fixed every game ends, after at most end_passes (items + 1) + "
      "handicap plies (docs/explanation/termination.md)";
  static const std::map<std::string, ProofStep, std::less<>> steps = {
      {"ends-memory-measure", {items, OfItems()}},
      {"ends-no-item-twice", {items, OfItems()}},
      {"ends-passes-alone",
       {"from every situation, passes alone end the game (docs/explanation/termination.md)",
        {{"passes_alone_end_the_game", "proofs/endings/passes_alone.v"}}}},
      {"ends-with-agreements",
       {"every game ends even if agreements take stones off (docs/explanation/termination.md)",
        {}}},
      {"ends-own-stones-grow",
       {"if one player only passes and the other removes no stones of his own, no cycle that "
        "contains a play closes (docs/explanation/termination.md)",
        {{"one_player_cannot_return", "proofs/endings/own_stones.v"}}}},
  };
  return steps;
}

// The theorem that this member ends every play on all boards; nothing if no theorem covers these
// rules.
std::optional<Theorem> OfMember(spec::Cycle cycle, const spec::RuleSet& rules) {
  switch (cycle) {
    case spec::Cycle::kPsk:
      return Theorem{"psk_ends", kSuperko};
    case spec::Cycle::kSsk:
      return Theorem{"ssk_ends", kSuperko};
    case spec::Cycle::kNssk:
      return Theorem{"nssk_ends", kSuperko};
    case spec::Cycle::kFixed:
      return Theorem{"fixed_ends", kSuperko};
    case spec::Cycle::kSquare:
      if (rules.square_gap != spec::SquareGap::kAnywhere) return std::nullopt;
      return Theorem{"square_anywhere_ends", kSuperko};
    case spec::Cycle::kSecondCycle:
      if (rules.recycling != spec::Recycling::kAny) return std::nullopt;
      return Theorem{"second_cycle_ends", "proofs/endings/no_play_twice.v"};
    case spec::Cycle::kStarter:
      if (rules.recycling != spec::Recycling::kAny) return std::nullopt;
      return Theorem{"starter_ends", "proofs/endings/no_play_twice.v"};
    case spec::Cycle::kStarterFirst:
      if (rules.self_removal != spec::SelfRemoval::kNone) return std::nullopt;
      if (rules.recycling != spec::Recycling::kAny) return std::nullopt;
      return Theorem{"starter_first_ends", "proofs/endings/starter_first_ends.v"};
    case spec::Cycle::kDisturber:
      if (!spec::BindsEachCycle(rules.unnamed)) return std::nullopt;
      return Theorem{rules.start == spec::StarterPlays::kFirst ? "stated_disturber_who_starts_ends"
                                                               : "stated_disturber_ends",
                     "proofs/ko_class/ko_cycle.v"};
    case spec::Cycle::kNone:
      return std::nullopt;
  }
  std::abort();  // not an enumerator
}

Theorem OfLists() { return {"list_ends", "proofs/cycle/cycle_list.v"}; }
Theorem OfOnlyPassing() {
  return {"who_only_passes_ends_the_game", "proofs/endings/only_passes.v"};
}
Theorem OfDisturberAlone() {
  return {"disturber_alone_is_refused", "proofs/ko_class/alone_is_refused.v"};
}
Theorem OfRecyclerAlone() {
  return {"recycler_alone_is_refused", "proofs/ko_class/alone_is_refused.v"};
}
Theorem OfFirstRemoval() { return {"capture_ends_ends", "proofs/endings/capture_ends.v"}; }

}  // namespace

std::string TheoremText(const Theorem& theorem) {
  return absl::StrCat(theorem.name, " (", theorem.file, ")");
}

std::optional<Theorem> TheoremOfObligation(std::string_view obligation) {
  const auto found = OfObligations().find(obligation);
  if (found == OfObligations().end()) return std::nullopt;
  return found->second;
}

std::optional<ProofStep> StepOfObligation(std::string_view obligation) {
  const auto found = Steps().find(obligation);
  if (found == Steps().end()) return std::nullopt;
  return found->second;
}

std::vector<Theorem> TheoremsOfTermination(const spec::RuleSet& rules) {
  std::vector<Theorem> theorems;
  for (const spec::Cycle cycle : rules.cycle.members()) {
    if (auto theorem = OfMember(cycle, rules)) theorems.push_back(*std::move(theorem));
  }
  // Under same=fight the plays forbidden in their places are a list with those on the board.
  if (!theorems.empty() &&
      (rules.cycle.members().size() > 1 || rules.same == spec::SamePlay::kFight)) {
    theorems.push_back(OfLists());
  }
  if (theorems.empty() && rules.capture_ends) theorems.push_back(OfFirstRemoval());
  return theorems;
}

std::optional<Theorem> TheoremOfOnlyPassing(const spec::RuleSet& rules) {
  if (rules.self_removal == spec::SelfRemoval::kNone) return OfOnlyPassing();
  if (rules.cycle.Has(spec::Cycle::kDisturber)) return OfDisturberAlone();
  if (rules.cycle.Has(spec::Cycle::kSecondCycle) || rules.cycle.Has(spec::Cycle::kStarter))
    return OfRecyclerAlone();
  return std::nullopt;
}

std::vector<Theorem> NamedTheorems() {
  std::vector<Theorem> theorems = {OfLists(), OfFirstRemoval(), OfOnlyPassing(), OfDisturberAlone(),
                                   OfRecyclerAlone()};
  for (const auto& [obligation, theorem] : OfObligations()) theorems.push_back(theorem);
  for (const auto& [obligation, step] : Steps()) {
    theorems.insert(theorems.end(), step.theorems.begin(), step.theorems.end());
  }
  spec::RuleSet rules;
  rules.self_removal = spec::SelfRemoval::kNone;
  rules.square_gap = spec::SquareGap::kAnywhere;
  rules.unnamed = spec::Unnamed::kBoth;
  for (const spec::Cycle cycle :
       {spec::Cycle::kPsk, spec::Cycle::kSsk, spec::Cycle::kNssk, spec::Cycle::kFixed,
        spec::Cycle::kSquare, spec::Cycle::kSecondCycle, spec::Cycle::kStarter,
        spec::Cycle::kStarterFirst, spec::Cycle::kDisturber}) {
    if (auto theorem = OfMember(cycle, rules)) theorems.push_back(*std::move(theorem));
  }
  return theorems;
}

}  // namespace hotstone::certify
