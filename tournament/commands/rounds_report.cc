#include "tournament/commands/rounds_report.h"

#include "absl/strings/str_cat.h"
#include "tournament/formats/rounds_case.h"

namespace hotstone::tournament {
namespace {

// The rounds as the law plays them, one per line: "1. 1>2 3>4", 1 winning against 2.
std::string Played(InOutTournament& tournament, const InOutCourse& course) {
  std::string text;
  for (const std::vector<bool>& round : course) {
    const std::vector<InOutPair> pairs = tournament.Pairs();
    if (const auto played = tournament.PlayRound(round); !played.ok())
      return absl::StrCat("not confirmed: ", std::string(played.message()), "\n");
    absl::StrAppend(&text, "  ", tournament.rounds(), ".");
    for (size_t i = 0; i < pairs.size(); ++i) {
      absl::StrAppend(&text, " ", round[i] ? pairs[i].upper : pairs[i].lower, ">",
                      round[i] ? pairs[i].lower : pairs[i].upper);
    }
    text += "\n";
  }
  return text;
}

// Rounds as lists of results: 1 if the player on the higher line wins.
std::vector<std::string> Digits(const InOutCourse& course) {
  std::vector<std::string> rounds;
  for (const std::vector<bool>& round : course) {
    rounds.emplace_back();
    for (const bool upper_wins : round) rounds.back() += upper_wins ? '1' : '0';
  }
  return rounds;
}

}  // namespace

answers::Shown DescribeRounds(const InOutRules& rules, const InOutAnswer& answer) {
  InOutTournament tournament(rules);
  const bool holds = answer.ends_always && answer.stuck == 0;
  answers::Shown shown = answers::Shown::Result("rounds");
  shown.Set("system", "in-out")
      .Set("players", rules.players)
      .Set("winners", rules.winners)
      .Set("in", rules.in_line)
      .Set("out", rules.out_line)
      .Set("borrow", BorrowWord(rules.borrow))
      .Set("verdict", holds ? "holds" : "fails")
      .Set("states", answer.states)
      .Set("done", answer.done)
      .Set("stuck", answer.stuck)
      .Set("ends_always", answer.ends_always)
      .ExitWith(holds ? answers::kExitOk : answers::kExitFails)
      .Line(
          "players: {players}, winners: {winners}, in at {in}, out at -{out}, borrow: {borrow}\n"
          "states: {states}, {done} with enough players in, {stuck} stuck");
  if (answer.ends_always) {
    shown.Set("most_rounds", answer.most_rounds)
        .Set("longest", Digits(answer.longest))
        .Line("every course ends, after at most {most_rounds} rounds");
  } else {
    shown.Set("to_cycle", Digits(answer.to_cycle))
        .Set("cycle", Digits(answer.cycle))
        .Say("before", Played(tournament, answer.to_cycle))
        .Say("again", Played(tournament, answer.cycle))
        .Line(
            "not every course ends; these rounds\n"
            "{before}lead to these, after which each line has as many players as before\n{again}");
  }
  if (answer.stuck > 0) {
    InOutTournament from_start(rules);
    shown.Set("to_stuck", Digits(answer.to_stuck))
        .Say("rounds", answer.to_stuck.size())
        .Say("course", Played(from_start, answer.to_stuck))
        .Line(
            "stuck: nobody can be paired, and not enough players are in, after {rounds} rounds\n"
            "{course}");
  }
  return shown;
}

}  // namespace hotstone::tournament
