// hotstone book: a proved opening book of a small board.
#include <memory>

#include "answers/book/book_answer.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/terminal/situation_options.h"

namespace hotstone::cli {
namespace {

struct BookOptions {
  answers::BookQuestion question;
  bool json = false;
};

}  // namespace

void AddBookCommand(Command& app) {
  const auto options = std::make_shared<BookOptions>();
  Command& command = app.AddCommand(
      "book", "Write an opening book: all lines of best play, with values and certificates");
  Option& board = command.AddOption("--board", &options->question.board,
                                    "COLSxROWS: start from its empty position");
  Option& position =
      AddPositionOption(command, &options->question.position, "start from this position instead");
  Option& to_move = AddToMoveOption(command, &options->question.to_move);
  Option& moves = command.AddOption("--moves", &options->question.moves,
                                    "Moves to play first from there, for example \"B:C3 W:D3\"");
  Option& table = command.AddOption(
      "--table", &options->question.table,
      "Stored table of the board, with the measure; boards of up to 12 points can do "
      "without and build it in the folder");
  command
      .AddOption(
          "--solution", &options->question.solution,
          "Certificate of kind solution, instead of a table: its moves from its start, and every "
          "answer of the opponent")
      .Excludes(board)
      .Excludes(position)
      .Excludes(to_move)
      .Excludes(moves)
      .Excludes(table);
  command.AddOption("--out", &options->question.out, "Folder to write the book to").Required();
  command.AddOption("--plies", &options->question.plies, "Follow lines for this many plays")
      .Range(0, 1000)
      .ShowDefault();
  command.AddOption("--most", &options->question.most, "Stop at this many positions")
      .Range(uint64_t{1}, uint64_t{10'000'000})
      .ShowDefault();
  AddMemoryOption(command, &options->question.memory);
  command.AddFlag("--json", &options->json, "One JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "The folder gets book.json, book.sgf and certificates for hotstone-certify; a book is never "
      "overwritten.\n"
      "Example: hotstone book --board 3x3 --out book3x3; hotstone-certify book3x3/*.certificate");
  command.OnRun([options]() -> absl::StatusOr<int> {
    if (!options->question.solution.empty() && !options->question.memory.empty()) {
      return absl::InvalidArgumentError(
          "--memory cannot be combined with --solution, which needs no more than the book");
    }
    return ShowAnswer(AskBook(options->question), options->json);
  });
}

}  // namespace hotstone::cli
