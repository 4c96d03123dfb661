// Command-line parsing: commands with options, their help, and error messages for wrong words.
//
// CLI11 does the parsing. Its single header adds about eight seconds to every file that includes
// it, more than the rest of a command together, so only command_line.cc includes it. Commands are
// written against the small interface here: an option is a name, a variable and a sentence, and
// chained calls add its other properties.
//
//   Program program("What it is for.", "name");
//   Command& count = program.AddCommand("count", "Counts something");
//   count.AddOption("--board", &board, "COLSxROWS").Required();
//   count.AddFlag("--json", &json, "One JSON object");
//   count.OnRun([&]() -> absl::StatusOr<int> { ... });
//   return program.Run(argc, argv);
//
// The variables must live until Run has returned. A name without a dash is a positional argument.
#ifndef HOTSTONE_CLI_TERMINAL_COMMAND_LINE_H_
#define HOTSTONE_CLI_TERMINAL_COMMAND_LINE_H_

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "cli/terminal/command_outline.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace hotstone::cli {

class Option {
 public:
  explicit Option(CLI::Option* option) : option_(option) {}

  Option& Required();
  // The help shows the variable's current value as the default.
  Option& ShowDefault();
  // The help shows this text as the default; the variable is unchanged.
  Option& ShowDefault(const std::string& text);
  // Sets the variable to this value and shows it in the help.
  Option& Default(int value);

  Option& Range(int least, int most);
  Option& Range(int64_t least, int64_t most);
  Option& Range(uint64_t least, uint64_t most);
  Option& Range(double least, double most);
  Option& OneOf(const std::vector<std::string>& words);
  // Refuses a text of which `wrong` says what is wrong; it says nothing, "", of the others.
  Option& Check(std::function<std::string(const std::string& text)> wrong);
  // Replaces each first word, in either case, with the second.
  Option& Synonyms(const std::vector<std::pair<std::string, std::string>>& words);

  // One value holds several, separated by this letter.
  Option& SplitAt(char letter);
  // The option may be repeated, with one value each time; the variable collects them all.
  Option& GatherOneEach();

  Option& Excludes(const Option& other);

  // After Parse: whether the option was on the command line.
  bool Given() const;

 private:
  CLI::Option* option_;
};

class Command {
 public:
  explicit Command(CLI::App* app) : app_(app) {}
  Command(const Command&) = delete;
  Command& operator=(const Command&) = delete;

  // The user must name one of its subcommands.
  Command& RequireCommand();
  Command& AddCommand(const std::string& name, const std::string& about);

  // Refuses an empty text, which would otherwise look like an absent option.
  Option& AddOption(const std::string& name, std::string* value, const std::string& about);
  // Numbers must be plain (plain_number.h) and fit; a uint64_t takes no minus sign.
  Option& AddOption(const std::string& name, int* value, const std::string& about);
  Option& AddOption(const std::string& name, int64_t* value, const std::string& about);
  Option& AddOption(const std::string& name, uint64_t* value, const std::string& about);
  Option& AddOption(const std::string& name, double* value, const std::string& about);
  Option& AddOption(const std::string& name, std::vector<std::string>* values,
                    const std::string& about);
  Option& AddFlag(const std::string& name, bool* value, const std::string& about);

  // Ignores unknown options and words.
  void TakeAnyWords();

  // The last lines of the help.
  void SetFooter(const std::string& text);
  // The action when the command line names this command, but none of its subcommands, and parses
  // completely. Returns the exit code, or an error to report.
  void OnRun(std::function<absl::StatusOr<int>()> run);

  // Everything in the help of this command and its subcommands, as data.
  CommandOutline Outline() const;

 protected:
  // Runs the command that the line names, and reports its error. Returns the exit code.
  int RunNamed() const;

  CLI::App* app_;

 private:
  Option& Keep(CLI::Option* option) { return options_.emplace_back(option); }

  std::function<absl::StatusOr<int>()> run_;
  std::deque<Option> options_;
  std::deque<Command> commands_;
};

// The result of parsing a command line.
struct Parsed {
  enum class Kind {
    kRan,      // understood, and the command has run
    kAsked,    // --help or --version: print the text and do nothing else
    kRefused,  // not understood: the text says what is wrong, and which help to consult
  };
  Kind kind = Kind::kRan;
  std::string text;
  int exit_code = 0;  // of the command that has run
};

class Program : public Command {
 public:
  Program(const std::string& about, const std::string& name);
  ~Program();

  void SetVersion(const std::string& text);
  // What main does: parses, runs, prints the help that was asked for or what is wrong with the line
  // (neither if `prints` is false), and returns the exit code. A full disk is an error.
  int Run(int argc, char** argv, bool prints = true);
  // Parses and runs the command. Prints its error, but not the text.
  Parsed Parse(int argc, char** argv);
  // The same, but without running the command: an understood line is still kRan.
  Parsed Understand(int argc, char** argv);

 private:
  explicit Program(std::unique_ptr<CLI::App> app);

  std::unique_ptr<CLI::App> owned_;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_COMMAND_LINE_H_
