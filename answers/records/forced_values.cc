#include "answers/records/forced_values.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {
namespace {

// Whether this result is a win for the player; compensation goes to White.
bool IsWin(int forced, spec::Color player, const spec::RuleSet& rules) {
  const int compensation =
      player == spec::Color::kBlack ? -rules.compensation_x2 : rules.compensation_x2;
  return 2 * forced + compensation > 0;
}

Shown Describe(const ForcedLoss& loss) {
  Shown shown;
  return shown.Set("move", loss.number)
      .Set("color", spec::Letter(loss.move.player))
      .Set("at", spec::MoveName(loss.move))
      .Set("forced_before", loss.before)
      .Set("forced_after", loss.after)
      .Set("leaves_forced_win", loss.win)
      .Set("keeps", spec::MoveName({loss.move.player, loss.better}))
      .Say("who", spec::ColorName(loss.move.player))
      .Line(
          "move {move}, {who} {at}: forced {forced_before} before, {forced_after} after"
          "{leaves_forced_win?, and leaves a forced win}; {keeps} keeps it");
}

}  // namespace

absl::StatusOr<ForcedValues> FindForcedLosses(const TableAdvice& advice, const std::string& file,
                                              const spec::RuleSet& rules,
                                              const spec::Situation& start, const Replay& replay) {
  if (start.position.size() != advice.size()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the game is on ", start.position.size().ToString(), ", but the table is for ",
                     advice.size().ToString()));
  }
  ForcedValues values{file, advice.rules()};
  spec::Situation now = spec::StartOf(advice.rules(), start.position, start.to_move);
  for (const ReplayedPly& ply : replay.plies) {
    if (ply.refusal.has_value()) continue;
    if (ply.is_setup || !ply.move.has_value()) {
      if (ply.is_setup) now = spec::StartOf(advice.rules(), ply.after.position, ply.after.to_move);
      continue;
    }
    const auto stop = [&](const char* why) {
      values.ended = absl::StrCat("move ", ply.number, ": ", why);
    };
    if (spec::IsFinished(now, advice.rules())) {
      stop("the game is already over by the table's rules");
      break;
    }
    if (ply.move->player != now.to_move ||
        !spec::Judge(now, ply.move->at, advice.rules()).legal()) {
      stop("the table's rules do not allow it");
      break;
    }
    ASSIGN_OR_RETURN(const auto asked, advice.Ask(now));
    const auto made =
        std::find_if(asked.moves.begin(), asked.moves.end(),
                     [&](const TableAdvice::Move& move) { return move.at == ply.move->at; });
    if (made != asked.moves.end() && made->forced < asked.forced) {
      const bool win =
          IsWin(asked.forced, now.to_move, rules) && !IsWin(made->forced, now.to_move, rules);
      values.losses.push_back(
          {ply.number, *ply.move, asked.forced, made->forced, win, asked.keeping.front()});
    }
    ++values.followed;
    now = spec::After(now, ply.move->at, advice.rules());
  }
  return values;
}

Shown Describe(const ForcedValues& values) {
  std::vector<Shown> losses;
  for (const ForcedLoss& loss : values.losses) losses.push_back(Describe(loss));
  Shown shown;
  return shown.Set("table", values.file)
      .Set("rules", spec::RuleSetName(values.rules))
      .Set("moves", values.followed)
      .Set("given_away", std::move(losses))
      .Set("ended", OrNull(values.ended))
      .Line("\nforced values by {table}, under {rules}, {moves:#move|moves} examined:")
      .Line("{given_away}")
      .Line("{given_away!no move gives up what its player could force}")
      .Line("{ended?stopped there: {}}");
}

}  // namespace hotstone::answers
