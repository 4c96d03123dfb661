// hotstone promise: which sentences of a text make every play end
// (answers/captions/promise_answer.h).
//
// For example, hotstone promise --text 1996 finds that the flat ban on recycling does it alone, and
// that all other sentences together do not: a double ko goes on for ever.
#include <memory>
#include <string>
#include <vector>

#include "answers/captions/promise_answer.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"

namespace hotstone::cli {
namespace {

struct PromiseOptions : answers::PromiseQuestion {
  bool json = false;
};

absl::StatusOr<int> RunPromise(const PromiseOptions& options) {
  return ShowLong([&](Progress* progress) { return answers::AskPromise(options, progress); },
                  options.json);
}

}  // namespace

void AddPromiseCommand(Command& app) {
  Command& command = app.AddCommand(
      "promise", "Find which sentences of a text make every play end, and which do not");
  const auto options = std::make_shared<PromiseOptions>();
  std::vector<std::string> texts;
  for (const claims::PromiseText& text : claims::PromiseTexts()) texts.push_back(text.name);
  command.AddOption("--text", &options->text, "1996 (default) or 1991").OneOf(texts);
  command
      .AddOption("--class-by", &options->class_by,
                 "what says whether life and death are settled: breath types (default) or removal")
      .OneOf({"breath", "removal", "removal-decides"});
  command.AddFlag("--table", &options->table, "show every set of sentences, not only the border");
  command.AddOption("--out", &options->out,
                    "write a certificate of an endless game under each largest set that breaks the "
                    "strong promise to this folder");
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "docs/explanation/ing.md explains the sentences and the result.\n"
      "Exit codes: 0 every set is decided, 2 bad input, 3 a set is open, or interrupted.\n"
      "Example:\n"
      "  hotstone promise --text 1996 --out games\n"
      "  hotstone-certify games/*\n"
      "  hotstone promise --class-by removal");
  command.OnRun([options] { return RunPromise(*options); });
}

}  // namespace hotstone::cli
