#include "answers/difference/diff_report.h"

#include <cstdint>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/diagram.h"

namespace hotstone::answers {
namespace {

using enumerate::RuleDifference;
using enumerate::ShortestDifference;

// The two names of a pair of rule sets.
char Letter(size_t rules) { return rules == 0 ? 'A' : 'B'; }

std::string Indented(const std::string& text) {
  std::string indented;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = text.find('\n', begin);
    absl::StrAppend(&indented, "    ", text.substr(begin, end - begin), "\n");
    begin = end + 1;
  }
  return indented;
}

std::string PlaysText(const Replayed& replayed) {
  std::string text;
  for (const DifferingPlay& play : replayed.differing) {
    const spec::RuleSet& forbids = replayed.games[1 - play.permitted_by].rules();
    absl::StrAppend(&text, "    ", std::string(spec::ColorName(play.move.player)), " ",
                    spec::MoveName(play.move), ": legal under ",
                    std::string(1, Letter(play.permitted_by)), "; under ",
                    std::string(1, Letter(1 - play.permitted_by)), " ",
                    std::string(spec::IllegalityName(*play.ruling.why)), ": ",
                    std::string(spec::RulingSentence(play.ruling, forbids)), " (",
                    std::string(spec::RulingClause(play.ruling, forbids)), ")\n");
  }
  return text;
}

// The final position, marking the points of the plays that differ.
std::string EndDiagram(const Replayed& replayed) {
  formats::DiagramMarks marks;
  if (!replayed.moves.empty()) marks.last = replayed.moves.back().at;
  for (const DifferingPlay& play : replayed.differing) marks.banned.push_back(*play.move.at);
  return formats::Diagram(replayed.games[0].position(), marks);
}

formats::JsonLine PlayJson(const Replayed& replayed, const DifferingPlay& play) {
  const spec::RuleSet& forbids = replayed.games[1 - play.permitted_by].rules();
  formats::JsonLine line;
  line.Set("player", spec::Letter(play.move.player));
  line.Set("point", spec::MoveName(play.move));
  line.Set("legal_under", std::string(1, Letter(play.permitted_by)));
  line.Set("why", spec::IllegalityName(*play.ruling.why));
  line.Set("clause", spec::RulingClause(play.ruling, forbids));
  line.Set("sentence", spec::RulingSentence(play.ruling, forbids));
  return line;
}

void SetReplayed(formats::JsonLine& line, const Replayed& replayed) {
  std::vector<std::string> moves;
  for (const spec::Move& move : replayed.moves) {
    moves.push_back(absl::StrCat(spec::Letter(move.player), ":", spec::MoveName(move)));
  }
  std::vector<formats::JsonLine> plays;
  for (const DifferingPlay& play : replayed.differing) plays.push_back(PlayJson(replayed, play));
  line.Set("moves", moves).Set("rows", replayed.games[0].position().ToRows()).Set("differ", plays);
}

}  // namespace

std::string CountText(const Comparison& comparison) {
  if (!comparison.count.ok()) {
    return absl::StrCat("situations: unknown: ", std::string(comparison.count.status().message()),
                        "\n");
  }
  const RuleDifference& count = *comparison.count;
  std::string text =
      absl::StrFormat("situations with the ply before them: %d, of which %d differ\n", count.cases,
                      count.differing) +
      absl::StrFormat(
          "situations (position, player to move): %d, of which %d differ after some ply\n",
          count.positions, count.differing_positions);
  for (size_t permits = 0; permits < 2; ++permits) {
    absl::StrAppend(&text, "plays legal under ", std::string(1, Letter(permits)),
                    " only: ", count.PlaysPermittedOnlyBy(static_cast<int>(permits)));
    const char* separator = " (";
    for (size_t why = 0; why < RuleDifference::kReasons; ++why) {
      if (count.plays[permits][why] == 0) continue;
      absl::StrAppend(&text, separator, std::string(1, Letter(1 - permits)), " says ",
                      std::string(spec::IllegalityName(static_cast<spec::Illegality>(why))), ": ",
                      count.plays[permits][why]);
      separator = ", ";
    }
    absl::StrAppend(&text, *separator == ',' ? ")\n" : "\n");
  }
  if (comparison.rules[0].end_passes != comparison.rules[1].end_passes) {
    absl::StrAppend(
        &text,
        "the game ends after two passes under one rule set and after four under the other: "
        "play after two passes is not compared\n");
  }
  if (comparison.example.has_value()) {
    absl::StrAppend(&text, "an example: ", spec::MoveName(comparison.example->moves[0]),
                    " by Black has just been played\n", Indented(EndDiagram(*comparison.example)),
                    PlaysText(*comparison.example));
  }
  return text;
}

std::string ShortestText(const Comparison& comparison) {
  if (!comparison.shortest.ok()) {
    return absl::StrCat(
        "shortest game: unknown: ", std::string(comparison.shortest.status().message()), "\n");
  }
  const ShortestDifference& shortest = *comparison.shortest;
  switch (shortest.kind) {
    case ShortestDifference::Kind::kNever:
      return "shortest game: none; no game on this board reaches a difference\n";
    case ShortestDifference::Kind::kNoneWithin:
      return absl::StrCat("shortest game: no difference within ", shortest.plies,
                          " plies (--max-plies)\n");
    case ShortestDifference::Kind::kLimit:
      return absl::StrCat("shortest game: unknown: ",
                          shortest.plies < 0
                              ? ""
                              : absl::StrCat("no difference within ", shortest.plies, " plies; "),
                          shortest.limit, "\n");
    case ShortestDifference::Kind::kFound:
      break;
  }
  std::string text = absl::StrCat("shortest game after which plays differ: ", shortest.plies,
                                  shortest.plies == 1 ? " ply\n" : " plies\n");
  if (!comparison.game->moves.empty()) {
    absl::StrAppend(&text, Indented(formats::MoveDiagram(spec::Position(comparison.size),
                                                         comparison.game->moves)));
  }
  absl::StrAppend(&text, "then, ",
                  std::string(spec::ColorName(comparison.game->games[0].to_move())), " to move\n",
                  Indented(EndDiagram(*comparison.game)), PlaysText(*comparison.game));
  return text;
}

void SetCountJson(formats::JsonLine& line, const Comparison& comparison) {
  if (!comparison.count.ok()) {
    formats::JsonLine unknown;
    unknown.Set("verdict", "unknown").Set("why", std::string(comparison.count.status().message()));
    line.Set("situations", unknown);
    return;
  }
  const RuleDifference& count = *comparison.count;
  formats::JsonLine situations;
  situations.Set("cases", std::to_string(count.cases))
      .Set("differing_cases", std::to_string(count.differing));
  situations.Set("situations", std::to_string(count.positions));
  situations.Set("differing_situations", std::to_string(count.differing_positions));
  for (size_t permits = 0; permits < 2; ++permits) {
    formats::JsonLine reasons;
    for (size_t why = 0; why < RuleDifference::kReasons; ++why) {
      if (count.plays[permits][why] == 0) continue;
      reasons.Set(spec::IllegalityName(static_cast<spec::Illegality>(why)),
                  std::to_string(count.plays[permits][why]));
    }
    situations.Set(permits == 0 ? "legal_under_a_only" : "legal_under_b_only", reasons);
  }
  if (comparison.example.has_value()) {
    formats::JsonLine example;
    SetReplayed(example, *comparison.example);
    situations.Set("example", example);
  } else {
    situations.SetNull("example");
  }
  line.Set("situations", situations);
}

void SetShortestJson(formats::JsonLine& line, const Comparison& comparison) {
  formats::JsonLine shortest;
  if (!comparison.shortest.ok()) {
    shortest.Set("answer", "unknown")
        .Set("why", std::string(comparison.shortest.status().message()));
  } else {
    constexpr const char* kNames[] = {"found", "never", "none-within", "unknown"};
    shortest.Set("answer", kNames[static_cast<size_t>(comparison.shortest->kind)]);
    if (comparison.shortest->kind != ShortestDifference::Kind::kNever &&
        comparison.shortest->plies >= 0) {
      shortest.Set("plies", comparison.shortest->plies);
    }
    if (comparison.shortest->kind == ShortestDifference::Kind::kLimit) {
      shortest.Set("why", comparison.shortest->limit);
    }
    if (comparison.game.has_value()) SetReplayed(shortest, *comparison.game);
  }
  line.Set("shortest", shortest);
}

}  // namespace hotstone::answers
