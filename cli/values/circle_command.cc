// hotstone circle: is there a classification of the kos that removal confirms, and only one?
//
// ING96-R5: a ko fights if life and death is open, and its stones are hot if it fights. ING96-R4:
// life and death is what can be removed, which depends on what is hot. The command looks for all
// classifications that agree with the fates they give (answers/life/circle_answer.h).
//
// For example, hotstone circle --board 3x3 --settled unsettled --asked after says that there is
// none with hot stones alone, and shows a take that contradicts itself; with
// --second-rule there is exactly one.
#include <memory>
#include <string>

#include "answers/life/circle_answer.h"
#include "answers/life/circle_question.h"
#include "answers/life/circle_shown.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {
namespace {

struct CircleOptions {
  std::string board;
  std::string rules = "basic-only";
  std::string not_settled;
  std::string asked;
  int most = 20;
  bool second_rule = false;
  bool second = false;
  answers::Keep keep;
  bool json = false;
};

absl::StatusOr<int> Circle(const CircleOptions& options) {
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(options.rules));
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(options.board));
  ASSIGN_OR_RETURN(const auto not_settled, answers::ParseNotSettled(options.not_settled));
  ASSIGN_OR_RETURN(const auto when, answers::ParseAskedWhen(options.asked));
  const auto answer = answers::RunCircle({size, rules, not_settled, when, options.second_rule,
                                          static_cast<size_t>(options.most),
                                          options.second ? "cvc5" : "", options.keep});
  return ShowAnswer(answer, options.json);
}

}  // namespace

void AddCircleCommand(Command& app) {
  const auto options = std::make_shared<CircleOptions>();
  options->keep.work = "search";
  Command& command = app.AddCommand(
      "circle", "Find the classifications of kos that agree with the fates they give");
  command.AddOption("--board", &options->board, "COLSxROWS").Required();
  command.AddOption("--rules", &options->rules, "A rule set whose only hot stones are single ones")
      .ShowDefault();
  command
      .AddOption("--settled", &options->not_settled,
                 "what leaves a ko open; if absent, each of them")
      .OneOf(answers::NotSettledNames());
  command
      .AddOption("--asked", &options->asked,
                 "of the position before the take, after it, or either; if absent, each of them")
      .OneOf(answers::AskedWhenNames());
  command.AddFlag("--second-rule", &options->second_rule,
                  "a disturbing take may name a disturber, against whom endless play counts");
  command.AddFlag("--second", &options->second,
                  "cvc5 decides again what Z3 found to have no solution");
  command.AddOption("--most", &options->most, "count no more than this many classifications")
      .ShowDefault()
      .Range(1, 100000);
  command.AddOption("--checkpoint", &options->keep.path,
                    "File in which to save what was learned, during the search and at the end");
  const Option& every = AddCheckpointEveryOption(command, &options->keep.every);
  command.AddFlag("--resume", &options->keep.resume,
                  "Continue the search of the checkpoint; if it has ended, print its answer again");
  command.AddFlag("--json", &options->json, "Print one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "A ko fights if life and death is open, its stones are hot if it fights, and what is hot\n"
      "decides life and death. A classification is consistent if removal confirms it.\n"
      "  open       a stone of the groups at the ko is dead or alive by turn\n"
      "  unsettled  one is, or a rule about long cycles decides its fate\n"
      "  decides    the right to take now changes the fate of another stone\n"
      "If one reading is asked for and no classification is consistent, the takes that contradict\n"
      "each other are shown; if several are, a ko that they call differently.\n"
      "Exit codes: 0 answered, 1 cvc5 contradicts Z3, 2 bad input, more than 12 points or no "
      "cvc5,\n"
      "3 cvc5 gave up, rules with history, or a search that was stopped.\n"
      "Example: hotstone circle --board 3x3\n"
      "         hotstone circle --board 3x3 --settled unsettled --asked after\n"
      "         hotstone circle --board 5x2 --second-rule --checkpoint circle52");
  command.OnRun([options, &every] {
    options->keep.every_given = every.Given();
    return Circle(*options);
  });
}

}  // namespace hotstone::cli
