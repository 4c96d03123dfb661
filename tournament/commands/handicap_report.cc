// The plan: one pair of ranks as text and as JSON, with the readings that would change this pair's
// game; then the table of all ranks and differences; then the statements of a text and their
// minimal contradictory sets; then the comparison of a case's expectation with the law.
//
// For example 5 duan against 9 duan under the text of 1996: a difference of 16 points, two plays,
// one handicap play; `plays` and `handicap_play` change how that is read.
#include "tournament/commands/handicap_report.h"

#include <cstdlib>
#include <map>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "tournament/courses/rank_sentences.h"

namespace hotstone::tournament {
namespace {

using answers::Shown;

std::string Named(const Rank& rank, const HandicapSystem& system) {
  return RankName(rank, system.text == HandicapText::k1991);
}

// "2 plays", "1 1/2 plays", "1/4 play": a play is eight points, and even numbers of points give
// quarters.
std::string InPlays(int points) {
  const int whole = points / kPointsOfAPlay;
  const int rest = points % kPointsOfAPlay;
  const std::string part = rest == 0       ? ""
                           : rest == 4     ? "1/2"
                           : rest % 2 == 0 ? absl::StrCat(rest / 2, "/4")
                                           : absl::StrCat(rest, "/8");
  return absl::StrCat(whole > 0 || part.empty() ? absl::StrCat(whole) : "",
                      whole > 0 && !part.empty() ? " " : "", part,
                      points > kPointsOfAPlay || points == 0 ? " plays" : " play");
}

Shown BeginHandicap(const HandicapSystem& system) {
  Shown shown = Shown::Result("handicap");
  return shown.Set("rules", HandicapSystemText(system)).Line("rules: {rules}");
}

void SetGame(Shown& shown, const HandicapGame& game, const HandicapSystem& system) {
  shown.Set("difference", game.difference)
      .Set("handicap_plays", game.handicap_plays)
      .Set("passes", game.passes)
      .Set("compensation", game.compensation)
      .Set("worth", WorthToBlack(game, system));
}

// KM, and HA if White owes passes: the number of Black's plays before White's first
// (docs/howto/explain-games.md).
std::string RecordProperties(const HandicapGame& game) {
  return absl::StrCat("KM[", game.compensation, "]",
                      game.passes > 0 ? absl::StrCat("HA[", game.passes + 1, "]") : "");
}

// The differences at which two ranks can have a game, each with the first pair that has it. Below 0
// Black is the stronger player, which colours=free allows by less than a play.
std::map<int, std::pair<Rank, Rank>> Differences(const HandicapSystem& system) {
  std::map<int, std::pair<Rank, Rank>> pairs;
  const std::vector<Rank> ranks = RanksOf(system);
  for (const Rank& white : ranks) {
    for (const Rank& black : ranks) {
      const int difference =
          *PointsBelowOnePing(black, system) - *PointsBelowOnePing(white, system);
      if (HandicapOf(black, white, system).ok()) pairs.insert({difference, {black, white}});
    }
  }
  return pairs;
}

std::string ExpectationText(const HandicapGame& game, int worth) {
  return absl::StrFormat("difference %d, %d handicap plays, %d passes, compensation %d, worth %d",
                         game.difference, game.handicap_plays, game.passes, game.compensation,
                         worth);
}

}  // namespace

std::string HandicapWords(const HandicapGame& game) {
  const std::string given = game.compensation == 0
                                ? "no compensation"
                                : absl::StrCat(game.compensation > 0 ? "Black" : "White", " gives ",
                                               Counted(std::abs(game.compensation), "point"));
  if (game.difference == 0) return absl::StrCat("even game, ", given);
  if (game.handicap_plays > 0)
    return absl::StrCat(Counted(game.handicap_plays, "handicap play"), ", ", given);
  if (game.difference < kPointsOfAPlay) return given;
  return absl::StrCat("White lets Black take black, ", given);
}

absl::StatusOr<Shown> DescribeHandicap(const Rank& black, const Rank& white,
                                       const HandicapSystem& system) {
  ASSIGN_OR_RETURN(const auto game, HandicapOf(black, white, system));
  const int apart = std::abs(game.difference);
  Shown shown = BeginHandicap(system);
  shown.Set("black", Named(black, system)).Set("white", Named(white, system));
  SetGame(shown, game, system);
  return shown.Set("game", HandicapWords(game))
      .Set("record", RecordProperties(game))
      .Set("as_rules", spec::RuleSetName(RulesOfGame(game, system)))
      .Set("clauses", HandicapClauses(black, white, game, system))
      .Set("open", OpenReadings(black, white, system))
      .Say("apart", Counted(apart, "point"))
      .Say("in_plays", InPlays(apart))
      .Say("stronger", game.difference == 0  ? ""
                       : game.difference > 0 ? "White"
                                             : "Black")
      .Say("plays", game.passes + 1)
      .Say("gained", Counted(WorthToBlack(game, system), "point"))
      .Line("Black: {black}, White: {white}")
      .Line("difference: {apart}, {in_plays}{stronger?; {} is stronger}")
      .Line("game: {game}")
      .Line(
          "{passes?start: Black plays {plays} times before White's first play, White passes "
          "between}")
      .Line("worth to Black: {gained}")
      .Line("as rules: {as_rules}")
      .Line("in a record: {record}")
      .Line("clauses: {clauses:, }")
      .Line("relevant readings: {open:, }{open!none}");
}

Shown DescribeHandicapTable(const HandicapSystem& system) {
  std::vector<Shown> ranks;
  for (const Rank& rank : RanksOf(system)) {
    ranks.push_back(Shown()
                        .Set("rank", Named(rank, system))
                        .Set("points", *PointsBelowOnePing(rank, system))
                        .Line("{rank:>8}  {points}"));
  }
  std::vector<Shown> games;
  for (const auto& [difference, pair] : Differences(system)) {
    Shown game;
    SetGame(game, *HandicapOf(pair.first, pair.second, system), system);
    games.push_back(game.Set("black", Named(pair.first, system))
                        .Set("white", Named(pair.second, system))
                        .Line("{difference:>10}  {handicap_plays:>14}  {passes:>6}  "
                              "{compensation:>12}  {worth:>5}  {black} has Black against {white}"));
  }
  return BeginHandicap(system)
      .Set("ranks", ranks)
      .Set("games", games)
      .Line("    rank  points below 1 ping")
      .Line("{ranks}")
      .Line("difference  handicap plays  passes  compensation  worth  for example")
      .Line("{games}");
}

Shown DescribeRankStatements(const HandicapSystem& system, int most) {
  const std::vector<RankStatement> statements = RankStatements(system);
  const bool hold_together = HoldTogether(statements, system);
  std::vector<std::vector<std::string>> least;
  if (!hold_together) {
    least = LeastContradictions(system, most);
    // A contradictory set exists, so this ends.
    while (least.empty()) least = LeastContradictions(system, ++most);
  }
  std::vector<Shown> lines;
  for (const RankStatement& statement : statements) {
    lines.push_back(Shown()
                        .Set("name", statement.name)
                        .Set("clause", statement.clause)
                        .Set("says", statement.words)
                        .Line("{name:<16}  {clause:<27}  {says}"));
  }
  std::vector<Shown> sets;
  for (const std::vector<std::string>& names : least)
    sets.push_back(Shown().Set("statements", names).Line("{statements:, }"));
  return BeginHandicap(system)
      .Set("verdict", hold_together ? "holds" : "fails")
      .Set("statements", lines)
      .Set("contradictions", sets)
      .Set("up_to", most)
      .Say("count", statements.size())
      .Line("  {statements}")
      .Line("{contradictions!all {count} hold together}")
      .Line(
          "{contradictions?they do not all hold together; the smallest contradictory sets, of up "
          "to {up_to}:}")
      .Line("  {contradictions}")
      .ExitWith(hold_together ? answers::kExitOk : answers::kExitFails);
}

std::string HandicapCaseDifference(const HandicapCase& c) {
  const auto game = HandicapOf(c.black, c.white, c.system);
  if (!game.ok()) {
    return c.expect.has_value()
               ? absl::StrCat("expects a game, found none: ", game.status().message())
               : "";
  }
  const std::string is = ExpectationText(*game, WorthToBlack(*game, c.system));
  if (!c.expect.has_value()) return absl::StrCat("expects no game, found ", is);
  const std::string should = ExpectationText(c.expect->game, c.expect->worth);
  return is == should ? "" : absl::StrCat("expects ", should, ", found ", is);
}

}  // namespace hotstone::tournament
