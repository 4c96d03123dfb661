// Accepts or refuses a lasso by the law alone.
//
// The lasso is played twice: first as situations, to check that its cycle closes, and then as a
// game with its history, round after round until a rule with a memory learns nothing more.
#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "certify/check.h"
#include "certify/refusal.h"
#include "certify/situation_key.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/game.h"

namespace hotstone::certify {
namespace {

using spec::Situation;

// The readings with a history under which a lasso is a certificate, alone or together. Where every
// completed cycle binds a player, play ends under second-cycle and starter, and there is none.
bool RemembersCycles(const spec::RuleSet& rules) {
  const auto& cycles = rules.cycle.members();
  return std::all_of(cycles.begin(), cycles.end(), [&](spec::Cycle cycle) {
    return cycle == spec::Cycle::kStarterFirst || cycle == spec::Cycle::kDisturber ||
           (rules.recycling == spec::Recycling::kDisturbing &&
            spec::TraitsOf(cycle).completed_cycles);
  });
}

// Plays the first rounds of the cycle as a game with its whole history: at least two, and then more
// until the rule has learned nothing in one. The cycle is already known to close, and a game makes
// the same situations from the same moves. `checked` receives the rounds and what the rule says
// about the cycles completed in them.
absl::Status CheckRounds(const Lasso& lasso, spec::Game game, Checked& checked) {
  const auto play = [&game](const std::vector<std::optional<spec::Point>>& moves) {
    return std::all_of(moves.begin(), moves.end(), [&](const auto& at) {
      return game.Play({game.to_move(), at}).legal();
    });
  };
  if (!play(lasso.stem)) return Refuse("the play is not a legal game", game.situation());
  const size_t classified = game.classified_cycles().size();
  for (bool learned = true; learned || checked.rounds < 2;) {
    const size_t memory = game.cycle_memory();
    ++checked.rounds;
    if (!play(lasso.cycle)) {
      return Refuse(absl::StrCat("in round ", checked.rounds, " of the cycle a move is illegal"),
                    game.situation());
    }
    learned = game.cycle_memory() != memory;
  }
  for (size_t i = classified; i < game.classified_cycles().size(); ++i) {
    const auto& verdict = game.classified_cycles()[i].verdict;
    if (verdict.has_value()) checked.classes.insert(spec::VerdictName(*verdict));
    checked.unclassified |=
        !verdict.has_value() || verdict->ko_class == spec::KoClass::kUnclassified;
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Checked> CheckLasso(const Lasso& lasso) {
  spec::RuleSet without_history = lasso.rules;
  if (RemembersCycles(lasso.rules)) without_history.cycle = spec::Cycle::kNone;
  without_history.resume = spec::Resume::kFree;
  RETURN_IF_ERROR(CertifiableRules(without_history));
  const auto game = spec::Game::Create(lasso.rules, lasso.setup, lasso.to_move);
  if (!game.ok()) return absl::FailedPreconditionError(game.status().message());
  if (lasso.cycle.empty()) return absl::FailedPreconditionError("the cycle has no moves");

  Situation s = spec::StartOf(lasso.rules, lasso.setup, lasso.to_move);
  size_t ply = 0;
  const auto play_all = [&](const std::vector<std::optional<spec::Point>>& moves) {
    for (const auto& at : moves) {
      ++ply;
      const spec::Ruling ruling = spec::Judge(s, at, lasso.rules);
      if (!ruling.legal()) {
        return Refuse(
            absl::StrCat("move ", ply, ", ", spec::MoveName({s.to_move, at}),
                         ", is illegal: ", std::string(spec::IllegalitySentence(*ruling.why))),
            s);
      }
      s = spec::After(s, at, lasso.rules);
    }
    return absl::OkStatus();
  };
  RETURN_IF_ERROR(play_all(lasso.stem));
  const Situation entered = s;
  RETURN_IF_ERROR(play_all(lasso.cycle));
  if (s != entered) {
    return Refuse(absl::StrCat("the cycle does not close: it starts from\n", Diagram(entered),
                               "\nand ends in"),
                  s);
  }

  Checked checked;
  RETURN_IF_ERROR(CheckRounds(lasso, *game, checked));
  checked.situations = checked.transitions = lasso.stem.size() + lasso.cycle.size();
  checked.claim =
      absl::StrCat("play need not end (", Where(lasso.rules, lasso.setup.size()), "): a stem of ",
                   Counted(lasso.stem.size(), "move"), ", then a cycle of ", lasso.cycle.size());
  if (!checked.classes.empty()) {
    absl::StrAppend(&checked.claim, ", ", absl::StrJoin(checked.classes, ", "));
  }
  return checked;
}

}  // namespace hotstone::certify
