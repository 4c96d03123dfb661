// Compares two rule sets: counts the plays that only one of them forbids, and finds the shortest
// game after which their plays differ.
//
// AskDiff checks the limits and both rule sets before it creates a file, then counts and searches.
// Describe tells the counts, the game and the play that one rule set forbids, with its clause.
//
// For example, basic-only and tromp-taylor differ on 2x1 after B:A1 W:pass. Black B1 removes both
// black stones: legal under the first, superko under the second.
#include "answers/difference/diff_answer.h"

#include <chrono>

#include "absl/strings/str_cat.h"
#include "answers/shown/judge_link.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/diagram.h"
#include "formats/sgf/sgf_game.h"
#include "spec/board/move.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {
namespace {

using enumerate::RuleDifference;
using enumerate::ShortestDifference;

constexpr int kMostPlies = 1000;

// Replays the moves and judges every board play at their end. Internal if a move is refused or
// nothing differs, which would be a bug in the search.
absl::StatusOr<Replayed> Replay(const std::vector<spec::RuleSet>& rules,
                                const spec::Position& setup, spec::Color to_move,
                                const std::vector<enumerate::BitMove>& moves) {
  Replayed replayed{setup, to_move, {}, {}, {}};
  for (const spec::RuleSet& set : rules) {
    ASSIGN_OR_RETURN(auto game, spec::Game::Create(set, setup, to_move));
    replayed.games.push_back(std::move(game));
  }
  for (const enumerate::BitMove bits : moves) {
    const spec::Move move{replayed.games[0].to_move(), enumerate::ToSpec(bits, setup.size())};
    for (spec::Game& game : replayed.games) {
      if (!game.Play(move).legal()) {
        return absl::InternalError(absl::StrCat("the interpreter refuses ", spec::MoveName(move),
                                                " under ", spec::RuleSetName(game.rules()),
                                                "; this is a bug in hotstone"));
      }
    }
    replayed.moves.push_back(move);
  }
  for (int i = 0; i < setup.size().points(); ++i) {
    const spec::Move move{replayed.games[0].to_move(), setup.size().At(i)};
    const spec::Ruling first = replayed.games[0].Judge(move);
    const spec::Ruling second = replayed.games[1].Judge(move);
    if (first.legal() == second.legal()) continue;
    replayed.differing.push_back(
        {move, first.legal() ? size_t{0} : size_t{1}, first.legal() ? second : first});
  }
  if (replayed.differing.empty() || replayed.games[0].ended() || replayed.games[1].ended()) {
    return absl::InternalError("the interpreter finds no difference; this is a bug in hotstone");
  }
  return replayed;
}

// The two names of a pair of rule sets.
std::string RulesLetter(size_t rules) { return rules == 0 ? "A" : "B"; }

// The link leads to the refusal.
Shown Describe(const DifferingPlay& play, const Replayed& replayed, const std::string& atlas) {
  const spec::RuleSet& forbids = replayed.games[1 - play.permitted_by].rules();
  std::vector<spec::Move> moves = replayed.moves;
  moves.push_back(play.move);
  Shown shown;
  AddJudgeLink(shown, atlas, forbids, replayed.setup, replayed.to_move, moves);
  return shown.Set("player", spec::Letter(play.move.player))
      .Set("point", spec::MoveName(play.move))
      .Set("legal_under", RulesLetter(play.permitted_by))
      .Set("why", spec::IllegalityName(*play.ruling.why))
      .Set("clause", spec::RulingClause(play.ruling, forbids))
      .Set("sentence", spec::RulingSentence(play.ruling, forbids))
      .Say("name", spec::ColorName(play.move.player))
      .Say("other", RulesLetter(1 - play.permitted_by))
      .Line("{name} {point}: legal under {legal_under}; under {other} {why}: {sentence} ({clause})")
      .Line("{link?  {}}");
}

// The moves, the final position, marking the points of the plays that differ, and these plays.
void SetReplayed(Shown& shown, const Replayed& replayed, const std::string& atlas) {
  formats::DiagramMarks marks;
  std::vector<std::string> moves;
  for (const spec::Move& move : replayed.moves) {
    moves.push_back(spec::PlayerAndMove(move));
    marks.last = move.at;
  }
  std::vector<Shown> plays;
  for (const DifferingPlay& play : replayed.differing) {
    plays.push_back(Describe(play, replayed, atlas));
    marks.banned.push_back(*play.move.at);
  }
  const spec::Game& game = replayed.games[0];
  shown.Set("moves", std::move(moves))
      .Set("rows", game.position().ToRows())
      .Set("differ", std::move(plays))
      .Say("end", formats::Diagram(game.position(), marks))
      .Say("mover", spec::ColorName(game.to_move()));
}

// The plays that only one rule set permits, by the reasons of the other.
Shown DescribePlays(const RuleDifference& count, size_t permits) {
  Shown shown;
  std::vector<std::string> reasons;
  for (size_t why = 0; why < RuleDifference::kReasons; ++why) {
    const uint64_t plays = count.plays[permits][why];
    if (plays == 0) continue;
    const std::string name(spec::IllegalityName(static_cast<spec::Illegality>(why)));
    shown.Set(name, std::to_string(plays));
    reasons.push_back(absl::StrCat(RulesLetter(1 - permits), " says ", name, ": ", plays));
  }
  return shown.Say("rules", RulesLetter(permits))
      .Say("plays", count.PlaysPermittedOnlyBy(static_cast<int>(permits)))
      .Say("reasons", std::move(reasons))
      .Line("plays legal under {rules} only: {plays}{reasons? ({reasons:, })}");
}

Shown DescribeCount(const DiffAnswer& answer) {
  Shown shown;
  if (!answer.count.ok()) {
    return shown.Set("verdict", "unknown")
        .Set("why", std::string(answer.count.status().message()))
        .Line("situations: unknown: {why}");
  }
  const RuleDifference& count = *answer.count;
  shown.Set("cases", std::to_string(count.cases))
      .Set("differing_cases", std::to_string(count.differing))
      .Set("situations", std::to_string(count.positions))
      .Set("differing_situations", std::to_string(count.differing_positions))
      .Set("legal_under_a_only", DescribePlays(count, 0))
      .Set("legal_under_b_only", DescribePlays(count, 1))
      .Set("example", Maybe(answer.example, [&](const Replayed& replayed) {
             Shown example;
             SetReplayed(example, replayed, answer.question.link);
             return example.Say("move", spec::MoveName(replayed.moves[0]))
                 .Line("an example: {move} by Black has just been played")
                 .Line("    {end}")
                 .Line("    {differ}");
           }));
  shown.Line("situations with the ply before them: {cases}, of which {differing_cases} differ")
      .Line(
          "situations (position, player to move): {situations}, of which {differing_situations} "
          "differ after some ply")
      .Line("{legal_under_a_only}")
      .Line("{legal_under_b_only}");
  const auto& rules = answer.question.rules;
  if (rules[0].end_passes != rules[1].end_passes) {
    shown.Line(
        "the game ends after two passes under one rule set and after four under the other: "
        "play after two passes is not compared");
  }
  return shown.Line("{example}");
}

Shown DescribeShortest(const DiffAnswer& answer) {
  using Kind = ShortestDifference::Kind;
  Shown shown;
  if (!answer.shortest.ok()) {
    return shown.Set("answer", "unknown")
        .Set("why", std::string(answer.shortest.status().message()))
        .Line("shortest game: unknown: {why}");
  }
  const ShortestDifference& shortest = *answer.shortest;
  const bool plies = shortest.plies >= 0;
  const auto set = [&](const char* found) -> Shown& {
    shown.Set("answer", found);
    return plies ? shown.Set("plies", shortest.plies) : shown;
  };
  switch (shortest.kind) {
    case Kind::kNever:
      return shown.Set("answer", "never")
          .Line("shortest game: none; no game on this board reaches a difference");
    case Kind::kNoneWithin:
      return set("none-within")
          .Line("shortest game: no difference within {plies} plies (--max-plies)");
    case Kind::kLimit:
      return set("unknown")
          .Set("why", shortest.limit)
          .Line(absl::StrCat("shortest game: unknown: ",
                             plies ? "no difference within {plies} plies; " : "", "{why}"));
    case Kind::kFound:
      break;
  }
  SetReplayed(set("found"), *answer.game, answer.question.link);
  if (!answer.game->moves.empty()) {
    shown.Say("record",
              formats::MoveDiagram(spec::Position(answer.question.size), answer.game->moves));
  }
  return shown.Line("shortest game after which plays differ: {plies:#ply|plies}")
      .Line("    {record}")
      .Line("then, {mover} to move")
      .Line("    {end}")
      .Line("    {differ}");
}

}  // namespace

absl::StatusOr<DiffAnswer> AskDiff(const DiffQuestion& question, Progress* progress) {
  const spec::BoardSize size = question.size;
  const auto& rules = question.rules;
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  if (question.max_plies < 0 || question.max_plies > kMostPlies) {
    return absl::InvalidArgumentError(absl::StrCat("--max-plies ", question.max_plies,
                                                   " is not a number from 0 to ", kMostPlies));
  }
  if (question.max_games == 0) {
    return absl::InvalidArgumentError(
        "--max-games 0 leaves nothing to search; it must be 1 or more");
  }
  for (const spec::RuleSet& set : rules) {
    RETURN_IF_ERROR(enumerate::OnePlyRules::From(set).status());
    RETURN_IF_ERROR(spec::RulesInReach(set, size));
  }
  std::optional<WholeFile> out;
  RETURN_IF_ERROR(CreateIfNamed(question.out, out));
  const auto began = std::chrono::steady_clock::now();
  enumerate::DifferenceLimits limits;
  limits.max_plies = question.max_plies;
  limits.max_games = question.max_games;
  DiffAnswer answer{question, CountRuleDifference(grid, rules[0], rules[1], progress),
                    FindShortestDifference(grid, rules[0], rules[1], limits, progress)};
  answer.seconds = SecondsSince(began);
  if (answer.count.ok() && answer.count->example.has_value()) {
    const auto& found = *answer.count->example;
    ASSIGN_OR_RETURN(answer.example, Replay(rules, enumerate::ToSpec(found.before, size),
                                            spec::Color::kBlack, {found.move}));
  }
  if (answer.shortest.ok() && answer.shortest->kind == ShortestDifference::Kind::kFound) {
    ASSIGN_OR_RETURN(answer.game, Replay(rules, spec::Position(size), spec::Color::kBlack,
                                         answer.shortest->moves));
  }
  if (out.has_value() && answer.game.has_value()) {
    const auto record =
        formats::SgfRecord(rules[0], spec::Position(size), spec::Color::kBlack, answer.game->moves);
    RETURN_IF_ERROR(out->FinishWith(formats::WriteSgf(record)));
  }
  return answer;
}

Shown Describe(const DiffAnswer& answer) {
  const DiffQuestion& question = answer.question;
  const bool complete = answer.count.ok() && answer.shortest.ok() &&
                        answer.shortest->kind != ShortestDifference::Kind::kLimit;
  Shown shown = Shown::Result("diff");
  return shown.Set("board", question.size.ToString())
      .Set("rules_a", spec::RuleSetName(question.rules[0]))
      .Set("rules_b", spec::RuleSetName(question.rules[1]))
      .Set("situations", DescribeCount(answer))
      .Set("shortest", DescribeShortest(answer))
      .Set("seconds", answer.seconds)
      .Say("out", question.out)
      .Say("written", answer.game.has_value())
      .Line("board: {board}\nA: {rules_a}\nB: {rules_b}\n\n")
      .Line("{situations}")
      .Line("\n")
      .Line("{shortest}")
      .Line("{out?{written!nothing }written to {out}}")
      .Line("({seconds:.2} s)")
      .ExitWith(complete ? kExitOk : kExitUnknown);
}

}  // namespace hotstone::answers
