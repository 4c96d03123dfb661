// hotstone solve: a solution of a board, or of a position, as a file that hotstone-certify checks.
#include <memory>

#include "answers/solve/solve_answer.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/terminal/situation_options.h"

namespace hotstone::cli {
namespace {

struct SolveOptions {
  answers::SolveQuestion question;
  bool json = false;
};

}  // namespace

void AddSolveCommand(Command& app) {
  const auto options = std::make_shared<SolveOptions>();
  Command& command = app.AddCommand("solve",
                                    "Find a solution: the moves with which a side forces a result, "
                                    "for hotstone-certify to check");
  command.AddOption("--board", &options->question.board,
                    "COLSxROWS: start from its empty position");
  AddPositionOption(command, &options->question.position, "start from this position instead");
  AddToMoveOption(command, &options->question.to_move);
  command.AddOption("--moves", &options->question.moves,
                    "Moves to play first from there, for example \"B:C3 W:D3\"");
  command.AddOption("--first", &options->question.first,
                    "First play of the side, for deepening: the others are not searched");
  command.AddOption("--side", &options->question.side, "Side that forces the result")
      .OneOf({"B", "W"})
      .ShowDefault();
  command
      .AddOption("--at-least", &options->question.at_least,
                 "Area difference to force, from the view of that side")
      .Required();
  command
      .AddOption("--rules", &options->question.rules,
                 "Rules under which the solution holds: basic-ko alone; any rule of repetition; "
                 "any-with-basic-ko, as in ing-1996; or, with no other hot stones than single "
                 "ones, any-single-hot-with-basic-ko")
      .OneOf({"basic-ko", "any-with-basic-ko", "any-single-hot-with-basic-ko", "any"})
      .ShowDefault();
  command.AddFlag("--every-end", &options->question.every_end,
                  "Follow settled boards to the end as well");
  command.AddFlag(
      "--held", &options->question.held,
      "Also end lines at held boards, not under --rules any (deepening ends them a play "
      "earlier still)");
  const Option& by = command
                         .AddOption("--by", &options->question.guide.by,
                                    "How to find out first what can be forced: all intervals, "
                                    "planes of this difference, or a "
                                    "search from the position, to a depth or deepened by the "
                                    "plays of the side")
                         .OneOf({"intervals", "planes", "search", "deepening"})
                         .ShowDefault();
  const Option& plies =
      command.AddOption("--plies", &options->question.guide.plies, "Depth limit of that search")
          .Range(1, 254)
          .ShowDefault();
  const Option& plays = command
                            .AddOption("--plays", &options->question.guide.plays,
                                       "Plays of the side with which deepening begins")
                            .Range(1, answers::GuideOptions::kMostPlays)
                            .ShowDefault();
  const Option& threads = command
                              .AddOption("--threads", &options->question.guide.threads,
                                         "Threads of deepening; with several, the solution is "
                                         "another one each time")
                              .Range(1, 1024)
                              .ShowDefault();
  command.AddOption("--table", &options->question.guide.table,
                    "Stored table of the board to use as the guide");
  command.AddOption("--plane", &options->question.guide.plane,
                    "Checkpoint of hotstone plane to use as the guide");
  command.AddOption("--out", &options->question.out, "File to write the solution to").Required();
  command
      .AddOption("--most", &options->question.most,
                 "Give up after visiting this many positions for the solution itself")
      .ShowDefault();
  command.AddOption("--checkpoint", &options->question.keep.path,
                    "File in which to save the search when it is stopped");
  const Option& every = AddCheckpointEveryOption(command, &options->question.keep.every);
  command.AddFlag("--resume", &options->question.keep.resume,
                  "Continue the search of the checkpoint");
  AddMemoryOption(command, &options->question.guide.memory);
  AddLinkOption(command, &options->question.link);
  command.AddFlag("--json", &options->json, "One JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "The file is written completely or not at all; an existing one is replaced. Exit codes: 0 "
      "solved, 1 the side cannot force "
      "it, 3 "
      "not solved.\n"
      "Example: hotstone solve --board 3x3 --at-least 9 --out 3x3.cert; hotstone-certify 3x3.cert\n"
      "         hotstone solve --board 4x5 --at-least 20 --by planes --out 4x5.cert --checkpoint "
      "4x5.search");
  command.OnRun([options, &by, &plies, &plays, &threads, &every] {
    answers::SolveQuestion& question = options->question;
    question.by_given = by.Given();
    question.plies_given = plies.Given();
    question.plays_given = plays.Given();
    question.threads_given = threads.Given();
    question.keep.every_given = every.Given();
    return ShowAnswer(answers::AskSolve(question), options->json);
  });
}

}  // namespace hotstone::cli
