// A command line: commands with options, their help, and what is said of a wrong word.
//
// CLI11 does the reading. Its one header costs some eight seconds in every file that sees it, more than all
// the rest of a command together, so command_line.cc alone includes it, and the commands are written against
// the few things that they need of it: an option is a name, a variable and a sentence, and what else holds of
// it is said one after the other.
//
//   Program program("What it is for.", "name");
//   Command& count = program.AddCommand("count", "Counts something");
//   count.AddOption("--board", &board, "COLSxROWS").Required();
//   count.AddFlag("--json", &json, "One JSON object");
//   count.OnRun([&] { ... });
//   const Parsed parsed = program.Parse(argc, argv);
//
// The variables must live until Parse has returned. A name without a dash is that of an argument by its
// place.
#ifndef HOTSTONE_CLI_TERMINAL_COMMAND_LINE_H_
#define HOTSTONE_CLI_TERMINAL_COMMAND_LINE_H_

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

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
  // The help shows the value that the variable has now.
  Option& ShowDefault();
  // The help shows this text as the value of an option that is left out; the variable stays as it is.
  Option& ShowDefault(const std::string& text);
  // The variable gets this value, and the help shows it.
  Option& Default(int value);

  Option& Range(int least, int most);
  Option& Range(int64_t least, int64_t most);
  Option& Range(uint64_t least, uint64_t most);
  Option& Range(double least, double most);
  Option& OneOf(const std::vector<std::string>& words);
  // Each first word, in letters of either case, is taken for the second.
  Option& Synonyms(const std::vector<std::pair<std::string, std::string>>& words);

  // A value holds several, with this letter between them.
  Option& SplitAt(char letter);
  // The option may be given again, with one value each time; the variable gets all of them.
  Option& GatherOneEach();

  Option& Excludes(const Option& other);

  // After Parse: whether the command line had it.
  bool Given() const;

 private:
  CLI::Option* option_;
};

class Command {
 public:
  explicit Command(CLI::App* app) : app_(app) {}
  Command(const Command&) = delete;
  Command& operator=(const Command&) = delete;

  // One of its commands must be named.
  Command& RequireCommand();
  Command& AddCommand(const std::string& name, const std::string& about);

  // Refuses an empty text, which would be taken for none.
  Option& AddOption(const std::string& name, std::string* value, const std::string& about);
  // Numbers must be plain (plain_number.h) and fit; in an uint64_t a minus sign does not.
  Option& AddOption(const std::string& name, int* value, const std::string& about);
  Option& AddOption(const std::string& name, int64_t* value, const std::string& about);
  Option& AddOption(const std::string& name, uint64_t* value, const std::string& about);
  Option& AddOption(const std::string& name, double* value, const std::string& about);
  Option& AddOption(const std::string& name, std::vector<std::string>* values, const std::string& about);
  Option& AddFlag(const std::string& name, bool* value, const std::string& about);

  // Options and words that it does not know are passed over.
  void TakeAnyWords();

  // The last lines of the help.
  void SetFooter(const std::string& text);
  // What is done when the command line names this command and all of it was understood.
  void OnRun(std::function<void()> run);

  // All that the help says of it and of its commands, as data.
  CommandOutline Outline() const;

 protected:
  CLI::App* app_;

 private:
  Option& Keep(CLI::Option* option) { return options_.emplace_back(option); }

  std::deque<Option> options_;
  std::deque<Command> commands_;
};

// What became of a command line.
struct Parsed {
  enum class Kind {
    kRan,      // understood, and the command has run
    kAsked,    // --help or --version: the text is to be printed, and nothing else done
    kRefused,  // not understood: the text says what is wrong, and which help says what would be right
  };
  Kind kind = Kind::kRan;
  std::string text;
};

class Program : public Command {
 public:
  Program(const std::string& about, const std::string& name);
  ~Program();

  void SetVersion(const std::string& text);
  Parsed Parse(int argc, char** argv);
  // The same, but the command is not run: what is understood is kRan all the same.
  Parsed Understand(int argc, char** argv);

 private:
  explicit Program(std::unique_ptr<CLI::App> app);

  std::unique_ptr<CLI::App> owned_;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_COMMAND_LINE_H_
