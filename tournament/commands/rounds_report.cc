#include "tournament/commands/rounds_report.h"

#include "absl/strings/str_cat.h"
#include "base/version.h"
#include "formats/json_line.h"
#include "tournament/formats/rounds_case.h"

namespace hotstone::tournament {
namespace {

std::string Played(InOutTournament& tournament, const InOutCourse& course) {
  const auto text = CourseText(tournament, course);
  return text.ok() ? *text
                   : absl::StrCat("not confirmed: ", std::string(text.status().message()), "\n");
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

absl::StatusOr<std::string> CourseText(InOutTournament& tournament, const InOutCourse& course) {
  std::string text;
  for (const std::vector<bool>& round : course) {
    const std::vector<InOutPair> pairs = tournament.Pairs();
    if (const auto played = tournament.PlayRound(round); !played.ok()) {
      return absl::InternalError(std::string(played.message()));
    }
    absl::StrAppend(&text, "  ", tournament.rounds(), ".");
    for (size_t i = 0; i < pairs.size(); ++i) {
      absl::StrAppend(&text, " ", round[i] ? pairs[i].upper : pairs[i].lower, ">",
                      round[i] ? pairs[i].lower : pairs[i].upper);
    }
    text += "\n";
  }
  return text;
}

std::string RoundsText(const InOutRules& rules, const InOutAnswer& answer) {
  std::string text =
      absl::StrCat("players: ", rules.players, ", winners: ", rules.winners, ", in at ",
                   rules.in_line, ", out at -", rules.out_line,
                   ", borrow: ", BorrowWord(rules.borrow), "\nstates: ", answer.states, ", ",
                   answer.done, " with enough players in, ", answer.stuck, " stuck\n");
  if (answer.ends_always) {
    absl::StrAppend(&text, "every course ends, after at most ", answer.most_rounds, " rounds\n");
  } else {
    InOutTournament tournament(rules);
    absl::StrAppend(&text, "not every course ends; these rounds\n",
                    Played(tournament, answer.to_cycle),
                    "lead to these, after which each line has as many players as before\n");
    absl::StrAppend(&text, Played(tournament, answer.cycle));
  }
  if (answer.stuck > 0) {
    InOutTournament tournament(rules);
    absl::StrAppend(&text, "stuck: nobody can be paired, and not enough players are in, after ",
                    answer.to_stuck.size(), " rounds\n");
    absl::StrAppend(&text, Played(tournament, answer.to_stuck));
  }
  return text;
}

std::string RoundsJson(const InOutRules& rules, const InOutAnswer& answer) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", "rounds").Set("system", "in-out");
  line.Set("players", rules.players).Set("winners", rules.winners).Set("in", rules.in_line);
  line.Set("out", rules.out_line).Set("borrow", BorrowWord(rules.borrow));
  line.Set("verdict", answer.ends_always && answer.stuck == 0 ? "holds" : "fails");
  line.Set("states", answer.states).Set("done", answer.done).Set("stuck", answer.stuck);
  line.Set("ends_always", answer.ends_always);
  if (answer.ends_always) {
    line.Set("most_rounds", answer.most_rounds).Set("longest", Digits(answer.longest));
  } else {
    line.Set("to_cycle", Digits(answer.to_cycle)).Set("cycle", Digits(answer.cycle));
  }
  if (answer.stuck > 0) line.Set("to_stuck", Digits(answer.to_stuck));
  return line.Set("version", kVersion).ToString() + "\n";
}

}  // namespace hotstone::tournament
