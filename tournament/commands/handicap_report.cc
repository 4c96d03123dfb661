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
#include "base/status_macros.h"
#include "base/version.h"
#include "formats/json_line.h"
#include "tournament/courses/rank_sentences.h"

namespace hotstone::tournament {
namespace {

std::string Named(const Rank& rank, const HandicapSystem& system) {
  return RankName(rank, system.text == HandicapText::k1991);
}

std::string Times(int number, const std::string& what) {
  return absl::StrCat(number, " ", what, number == 1 ? "" : "s");
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

formats::JsonLine HandicapLine(const HandicapSystem& system) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", "handicap");
  line.Set("rules", HandicapSystemText(system));
  return line;
}

void SetGame(formats::JsonLine& line, const HandicapGame& game, const HandicapSystem& system) {
  line.Set("difference", game.difference).Set("handicap_plays", game.handicap_plays);
  line.Set("passes", game.passes).Set("compensation", game.compensation);
  line.Set("worth", WorthToBlack(game, system));
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
                                               Times(std::abs(game.compensation), "point"));
  if (game.difference == 0) return absl::StrCat("even game, ", given);
  if (game.handicap_plays > 0)
    return absl::StrCat(Times(game.handicap_plays, "handicap play"), ", ", given);
  if (game.difference < kPointsOfAPlay) return given;
  return absl::StrCat("White lets Black take black, ", given);
}

absl::StatusOr<std::string> HandicapGameText(const Rank& black, const Rank& white,
                                             const HandicapSystem& system) {
  ASSIGN_OR_RETURN(const auto game, HandicapOf(black, white, system));
  const std::vector<std::string> open = OpenReadings(black, white, system);
  const int apart = std::abs(game.difference);
  return absl::StrCat(
      "rules: ", HandicapSystemText(system), "\nBlack: ", Named(black, system),
      ", White: ", Named(white, system), "\ndifference: ", Times(apart, "point"), ", ",
      InPlays(apart),
      game.difference == 0  ? ""
      : game.difference > 0 ? "; White is stronger"
                            : "; Black is stronger",
      "\ngame: ", HandicapWords(game), "\n",
      game.passes == 0 ? ""
                       : absl::StrCat("start: Black plays ", game.passes + 1,
                                      " times before White's first play, White passes between\n"),
      "worth to Black: ", Times(WorthToBlack(game, system), "point"),
      "\nas rules: ", spec::RuleSetName(RulesOfGame(game, system)),
      "\nin a record: ", RecordProperties(game),
      "\nclauses: ", absl::StrJoin(HandicapClauses(black, white, game, system), ", "),
      "\nrelevant readings: ", open.empty() ? "none" : absl::StrJoin(open, ", "), "\n");
}

absl::StatusOr<std::string> HandicapGameJson(const Rank& black, const Rank& white,
                                             const HandicapSystem& system) {
  ASSIGN_OR_RETURN(const auto game, HandicapOf(black, white, system));
  formats::JsonLine line = HandicapLine(system);
  line.Set("black", Named(black, system)).Set("white", Named(white, system));
  SetGame(line, game, system);
  line.Set("game", HandicapWords(game)).Set("record", RecordProperties(game));
  line.Set("as_rules", spec::RuleSetName(RulesOfGame(game, system)));
  line.Set("clauses", HandicapClauses(black, white, game, system));
  line.Set("open", OpenReadings(black, white, system)).Set("version", kVersion);
  return line.ToString() + "\n";
}

std::string HandicapTableText(const HandicapSystem& system) {
  std::string text =
      absl::StrCat("rules: ", HandicapSystemText(system), "\n    rank  points below 1 ping\n");
  for (const Rank& rank : RanksOf(system)) {
    absl::StrAppendFormat(&text, "%8s  %d\n", Named(rank, system),
                          *PointsBelowOnePing(rank, system));
  }
  text += "difference  handicap plays  passes  compensation  worth  for example\n";
  for (const auto& [difference, pair] : Differences(system)) {
    const HandicapGame game = *HandicapOf(pair.first, pair.second, system);
    absl::StrAppendFormat(&text, "%10d  %14d  %6d  %12d  %5d  %s has Black against %s\n",
                          difference, game.handicap_plays, game.passes, game.compensation,
                          WorthToBlack(game, system), Named(pair.first, system),
                          Named(pair.second, system));
  }
  return text;
}

std::string HandicapTableJson(const HandicapSystem& system) {
  std::vector<formats::JsonLine> ranks;
  for (const Rank& rank : RanksOf(system)) {
    formats::JsonLine line;
    line.Set("rank", Named(rank, system)).Set("points", *PointsBelowOnePing(rank, system));
    ranks.push_back(std::move(line));
  }
  std::vector<formats::JsonLine> games;
  for (const auto& [difference, pair] : Differences(system)) {
    formats::JsonLine line;
    SetGame(line, *HandicapOf(pair.first, pair.second, system), system);
    line.Set("black", Named(pair.first, system)).Set("white", Named(pair.second, system));
    games.push_back(std::move(line));
  }
  formats::JsonLine line = HandicapLine(system);
  line.Set("ranks", ranks).Set("games", games).Set("version", kVersion);
  return line.ToString() + "\n";
}

StatementsReport RankStatementsReport(const HandicapSystem& system, int most, bool as_json) {
  const std::vector<RankStatement> statements = RankStatements(system);
  StatementsReport report;
  report.hold_together = HoldTogether(statements, system);
  std::vector<std::vector<std::string>> least;
  if (!report.hold_together) {
    least = LeastContradictions(system, most);
    // A contradictory set exists, so this ends.
    while (least.empty()) least = LeastContradictions(system, ++most);
  }
  if (as_json) {
    std::vector<formats::JsonLine> lines;
    for (const RankStatement& statement : statements) {
      formats::JsonLine line;
      line.Set("name", statement.name).Set("clause", statement.clause).Set("says", statement.words);
      lines.push_back(std::move(line));
    }
    std::vector<formats::JsonLine> sets;
    for (const std::vector<std::string>& names : least) {
      formats::JsonLine line;
      line.Set("statements", names);
      sets.push_back(std::move(line));
    }
    formats::JsonLine line = HandicapLine(system);
    line.Set("verdict", report.hold_together ? "holds" : "fails").Set("statements", lines);
    line.Set("contradictions", sets).Set("up_to", most).Set("version", kVersion);
    report.output = line.ToString() + "\n";
    return report;
  }
  report.output = absl::StrCat("rules: ", HandicapSystemText(system), "\n");
  for (const RankStatement& statement : statements) {
    absl::StrAppendFormat(&report.output, "  %-16s  %-27s  %s\n", statement.name, statement.clause,
                          statement.words);
  }
  if (report.hold_together) {
    absl::StrAppend(&report.output, "all ", statements.size(), " hold together\n");
    return report;
  }
  absl::StrAppend(&report.output,
                  "they do not all hold together; the smallest contradictory sets, of up to ", most,
                  ":\n");
  for (const std::vector<std::string>& names : least) {
    absl::StrAppend(&report.output, "  ", absl::StrJoin(names, ", "), "\n");
  }
  return report;
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
