// For example 2x2 has the stem B:A1 and three cycles of six plies. The text shows the first 60
// plies if no file is written, and says that each ply was accepted and no square is in their
// sequence.
#include "answers/cycles/endless_answer.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/cycles/endless_record.h"
#include "answers/shown/board_picture.h"
#include "answers/shown/judge_link.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "enumerate/cycles/endless_game.h"
#include "enumerate/cycles/endless_games.h"
#include "enumerate/cycles/square_free.h"
#include "enumerate/cycles/square_walks.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/move.h"
#include "spec/rules/game.h"

namespace hotstone::answers {
namespace {

using Moves = std::vector<std::optional<spec::Point>>;

// How many plies are shown if no file is written.
constexpr size_t kShownPlies = 60;

std::vector<std::string> Names(const Moves& moves) {
  std::vector<std::string> names;
  for (const auto& at : moves) names.push_back(spec::MoveName({spec::Color::kBlack, at}));
  return names;
}

// With the players, who alternate.
std::vector<std::string> Played(const Moves& moves, spec::Color player) {
  std::vector<std::string> words;
  for (const auto& at : moves) {
    words.push_back(spec::PlayerAndMove({player, at}));
    player = spec::Opponent(player);
  }
  return words;
}

// All plays, if there may be finitely many.
enumerate::SquareWalks WalkAll(const EndlessQuestion& question, TerminalProgress* progress) {
  spec::RuleSet rules = question.rules;
  rules.cycle = spec::Cycle::kNone;
  const auto grid = enumerate::Grid::Create(question.board.cols(), question.board.rows());
  const auto finite = enumerate::FiniteRules::From(rules);
  if (!grid.ok() || !finite.ok()) return {};
  return enumerate::WalkSquareFree(*grid, *finite, enumerate::SquareWalkLimits{}, progress);
}

spec::Situation BehindStem(const certify::Endless& endless) {
  spec::Situation s = spec::StartOf(endless.rules, endless.setup, endless.to_move);
  for (const auto& at : endless.stem) s = spec::After(s, at, endless.rules);
  return s;
}

Shown Begin(const EndlessQuestion& question, const char* verdict) {
  Shown shown = Shown::Result("endless");
  return shown.Set("board", question.board.ToString())
      .Set("rules", spec::RuleSetName(question.rules))
      .Set("verdict", verdict);
}

// If no three cycles were found: all plays, if there are finitely many.
Shown DescribeNone(const EndlessQuestion& question, const enumerate::SquareWalks& walks,
                   double seconds) {
  Moves longest;
  for (const int move : walks.longest) longest.push_back(enumerate::ToSpec(move, question.board));
  Shown shown = Begin(question, walks.finite ? "ends" : "unknown");
  if (walks.finite) shown.Set("longest_play", longest.size());
  return shown.Set("plies_gone_through", walks.plies)
      .Set("plays", walks.plays)
      .Set("seconds", seconds)
      .Say("finite", walks.finite)
      .Say("were", walks.plays == 1 ? "was" : "were")
      .Say("games",
           walks.plays == 1 ? "The only game" : absl::StrCat("All ", walks.plays, " games"))
      .Say("longest", Played(longest, spec::Color::kBlack))
      .Line(
          "{finite?{board}  {rules}\n\nNo endless game: every game ends. {games} "
          "({plies_gone_through} plies) {were} enumerated.\n"
          "a longest game, {longest_play} plies: {longest}{longest!-}}");
}

// Text only: the stem and the cycles.
Shown DescribeCycles(const EndlessQuestion& question, const certify::Endless& endless) {
  const spec::Situation behind = BehindStem(endless);
  Shown shown;
  shown.Say("board", question.board.ToString())
      .Say("rules", spec::RuleSetName(question.rules))
      .Say("mover", spec::ColorName(behind.to_move))
      .Say("after_a_pass", behind.passes == 1)
      .Say("picture", BoardPicture(behind.position))
      .Say("plies", endless.stem.size())
      .Say("stem", Played(endless.stem, endless.to_move))
      .Line("{board}  {rules}\n\nbehind the stem; {mover} to move{after_a_pass? after a pass}")
      .Line("{picture}")
      .Line("stem ({plies:#ply|plies}): {stem}{stem!-}");
  for (size_t i = 0; i < 3; ++i) {
    const std::string name(1, "abc"[i]);
    shown.Say(name, Played(endless.cycles[i], behind.to_move))
        .Line(
            absl::StrCat("cycle ", name, " (", endless.cycles[i].size(), " plies): {", name, "}"));
  }
  return shown.Line(
      "\nEach cycle leads back here, and none is a prefix of another followed by a suffix of "
      "another or of the stem:\n"
      "in the order of Thue's word abcacbabcbac... they never form a square, so no play is ever "
      "forbidden (docs/explanation/termination.md).\n\n");
}

Shown DescribeGame(const EndlessQuestion& question, const certify::Endless& endless,
                   const enumerate::PlayedGame& played, double search_seconds, double seconds) {
  const spec::Situation behind = BehindStem(endless);
  const size_t plies = played.game.plies().size();
  Shown shown = Begin(question, "endless");
  shown.Set("to_move", spec::Letter(behind.to_move))
      .Set("rows", behind.position.ToRows())
      .Set("passes", behind.passes)
      .Set("stem", Names(endless.stem))
      .Set("cycle_a", Names(endless.cycles[0]))
      .Set("cycle_b", Names(endless.cycles[1]))
      .Set("cycle_c", Names(endless.cycles[2]))
      .Set("plies", plies)
      .Set("certified", true)
      .Set("square_free", true);
  if (!question.out.empty()) {
    shown.Set("out", question.out);
  } else {
    const size_t first = std::min(plies, kShownPlies);
    shown.Say("first", Played(enumerate::EndlessMoves(endless, first), endless.to_move))
        .Say("shown", first);
  }
  if (!question.certificate.empty()) shown.Set("certificate", question.certificate);
  std::vector<spec::Move> linked;
  for (const auto& ply : played.game.plies()) {
    if (linked.size() < kShownPlies) linked.push_back(ply.move);
  }
  AddJudgeLink(shown, question.link, question.rules, endless.setup, endless.to_move, linked);
  return shown.Set("search_seconds", search_seconds)
      .Set("seconds", seconds)
      .Say("situations", played.sequence.size())
      .Line("{first?the first {shown} plies: {}\n\n}")
      .Line(
          "checked: the cycles, by the certificate checker; {plies} plies, each accepted under "
          "the full rule set;\n         no square in their sequence of {situations} (position, "
          "player to move)")
      .Line("{link?its first plies: {}}")
      .Line("{out?written: {}}")
      .Line("{certificate?written: {}}")
      .Line("(search {search_seconds:.2} s, all {seconds:.2} s)");
}

}  // namespace

absl::StatusOr<int> AskEndless(const EndlessQuestion& question, TerminalProgress* progress,
                               const Tell& tell) {
  std::optional<WholeFile> record;
  RETURN_IF_ERROR(CreateIfNamed(question.out, record));
  const auto began = std::chrono::steady_clock::now();
  const auto built = enumerate::BuildEndless(question.rules, question.board, progress);
  const double search_seconds = SecondsSince(began);
  if (!built.ok()) return built.status();
  if (!built->has_value()) {
    const auto walks = WalkAll(question, progress);
    progress->Clear();
    tell(DescribeNone(question, walks, SecondsSince(began)));
    if (walks.finite) return kExitFails;
    if (TerminalProgress::Interrupted())
      return absl::CancelledError("interrupted; nothing is known");
    return absl::ResourceExhaustedError(
        "no three return cycles were found, and there are too many games to enumerate; nothing is "
        "known");
  }
  const certify::Endless& endless = **built;
  if (!question.certificate.empty()) {
    RETURN_IF_ERROR(certify::WriteEndless(question.certificate, endless));
  }
  progress->Clear();
  tell(DescribeCycles(question, endless));
  ASSIGN_OR_RETURN(const auto played,
                   enumerate::PlayEndless(endless, static_cast<size_t>(question.plies), *progress));
  if (const auto square = enumerate::FindSquare(played.sequence)) {
    return absl::InternalError(absl::StrCat("a square of ", square->period, " plies from ply ",
                                            square->begin, " on; this is a bug in hotstone"));
  }
  if (record.has_value()) {
    RETURN_IF_ERROR(WriteRecord(played.game, endless, *record));
  }
  progress->Clear();
  tell(DescribeGame(question, endless, played, search_seconds, SecondsSince(began)));
  const size_t plies = played.game.plies().size();
  if (plies == static_cast<size_t>(question.plies)) return kExitOk;
  return absl::CancelledError(absl::StrCat("interrupted after ", plies, " of ", question.plies,
                                           " plies; the game up to there is complete"));
}

}  // namespace hotstone::answers
