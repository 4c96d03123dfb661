// Manual pages and completions are generated from the outline; this checks that everything in the
// help of each command appears in all of them. Another library writes the help from the same
// commands.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "cli/terminal/command_line.h"
#include "cli/terminal/completion.h"
#include "cli/terminal/manual_page.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string Joined(const std::vector<std::string>& words, const std::string& between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

// The items listed in the help of one command.
struct Help {
  std::vector<std::string> commands;
  std::vector<std::string> options;  // -h --help --board
};

Help ReadHelp(const std::string& text) {
  Help help;
  std::istringstream lines(text);
  std::string line;
  std::string section;
  while (std::getline(lines, line)) {
    if (line.empty() || line.front() != ' ') section = line;
    if (line.rfind("  ", 0) != 0 || line.size() < 3 || line[2] == ' ') continue;
    std::istringstream words(line);
    std::string first;
    words >> first;
    if (section == "Subcommands:") help.commands.push_back(first);
    if (section != "Options:") continue;
    std::istringstream names(first);
    while (std::getline(names, first, ',')) help.options.push_back(first);
  }
  return help;
}

// The help of every command, keyed by its command path.
void GatherHelp(const std::vector<std::string>& path,
                std::map<std::vector<std::string>, Help>* all) {
  std::vector<std::string> words = path;
  words.push_back("--help");
  const Help help = ReadHelp(RunHotstone(words).out);
  all->emplace(path, help);
  for (const std::string& command : help.commands) {
    std::vector<std::string> below = path;
    below.push_back(command);
    GatherHelp(below, all);
  }
}

const std::map<std::vector<std::string>, Help>& AllHelp() {
  static const auto all = [] {
    std::map<std::vector<std::string>, Help> gathered;
    GatherHelp({}, &gathered);
    return gathered;
  }();
  return all;
}

std::string PathTo(const std::vector<std::string>& path) {
  return path.empty() ? "hotstone" : "hotstone " + Joined(path, " ");
}

// The text of a script between one marker and the next.
std::string Between(const std::string& text, const std::string& from, const std::string& to) {
  const size_t begin = text.find(from);
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find(to, begin + from.size()) - begin);
}

// Whether a line with this start has this word somewhere before its sentence.
bool HasFishOption(const std::string& script, const std::string& begin, const std::string& name) {
  std::istringstream lines(script);
  std::string line;
  while (std::getline(lines, line)) {
    if (line.rfind(begin, 0) != 0) continue;
    const size_t found = line.find(name, begin.size() - 1);
    if (found != std::string::npos && found < line.find(" -d ")) return true;
  }
  return false;
}

TEST(ManualTest, EveryCommandHasAPageWithEveryOption) {
  const std::string folder = testing::TempDir() + "manual_pages";
  std::filesystem::remove_all(folder);
  ASSERT_EQ(RunHotstone({"manual", "--out", folder, "--date", "2026-11-23"}).exit_code, 0);
  ASSERT_GT(AllHelp().size(), 35u);
  for (const auto& [path, help] : AllHelp()) {
    const std::string page =
        Joined(path, "-").empty() ? "hotstone" : "hotstone-" + Joined(path, "-");
    const std::string text = FileText(folder + "/" + page + ".1");
    EXPECT_THAT(text, HasSubstr("1 \"2026-11-23\" \"hotstone ")) << page;
    for (const std::string& option : help.options) {
      EXPECT_THAT(text, HasSubstr("\\fB" + RoffText(option) + "\\fR")) << page;
    }
    for (const std::string& command : help.commands) {
      EXPECT_THAT(text, HasSubstr(".TP\n\\fB" + RoffText(command) + "\\fR\n")) << page;
    }
  }
  const auto files = std::distance(std::filesystem::directory_iterator(folder), {});
  EXPECT_EQ(static_cast<size_t>(files), AllHelp().size());
}

TEST(CompletionTest, EveryCommandAndOptionIsOffered) {
  const std::string bash = RunHotstone({"completion", "bash"}).out;
  const std::string zsh = RunHotstone({"completion", "zsh"}).out;
  const std::string fish = RunHotstone({"completion", "fish"}).out;
  for (const auto& [path, help] : AllHelp()) {
    const std::string at = "'" + PathTo(path) + "'";
    const std::string in_bash = Between(bash, "\n    " + at + ")", ";;") + " ";
    const std::string in_zsh = Between(zsh, "\n    (" + at + ")", ";;");
    const std::string in_fish = "complete -c hotstone -n '__hotstone_at " + PathTo(path) + "' ";
    for (const std::string& option : help.options) {
      EXPECT_TRUE(in_bash.find(" " + option + " ") != std::string::npos ||
                  in_bash.find("'" + option + " ") != std::string::npos ||
                  in_bash.find(" " + option + "'") != std::string::npos)
          << at << " " << option;
      EXPECT_TRUE(in_zsh.find(option + "[") != std::string::npos ||
                  in_zsh.find(option + "=[") != std::string::npos)
          << at << " " << option;
      const std::string name =
          option.rfind("--", 0) == 0 ? " -l " + option.substr(2) : " -s " + option.substr(1);
      EXPECT_TRUE(HasFishOption(fish, in_fish, name + " ")) << at << " " << option;
    }
    for (const std::string& command : help.commands) {
      EXPECT_THAT(in_bash, testing::ContainsRegex("[' ]" + command + "[' ]")) << at;
      EXPECT_THAT(in_zsh, HasSubstr("'" + command + ":")) << at;
      EXPECT_THAT(fish, HasSubstr(in_fish + "-a " + command + " -d ")) << at;
    }
  }
}

// One command with an option of every kind.
CommandOutline ToyOutline() {
  OptionOutline side;
  side.names = {"-s", "--side"};
  side.value = OptionOutline::Value::kText;
  side.value_name = "TEXT";
  side.words = {"B", "W"};
  side.default_value = "B";
  side.about = "Whose [turn]: his or 'hers'";
  OptionOutline depth;
  depth.names = {"--depth"};
  depth.value = OptionOutline::Value::kNumber;
  depth.value_name = "INT";
  depth.least = "1";
  depth.most = "64";
  depth.required = true;
  depth.about = "As far as \\ this. Not further";
  OptionOutline file;
  file.names = {"FILE"};
  file.value = OptionOutline::Value::kText;
  file.value_name = "TEXT";
  file.required = true;
  file.repeats = true;
  file.about = "a record";
  OptionOutline flag;
  flag.names = {"--json"};
  flag.excludes = {"--depth"};
  flag.about = ".json, one object";
  CommandOutline command{
      "ask", "Ask", "First notes.\n\nSecond.\n\nExample:\n  toy ask \\\n    --json", {}, {}};
  command.options = {side, depth, file, flag};
  return CommandOutline{"toy", "A toy", "", {}, {command}};
}

TEST(ManualTest, TheOutlineIsWhatWasAdded) {
  Program program("A toy", "toy");
  Command& ask = program.AddCommand("ask", "Ask");
  std::string side = "B";
  int depth = 3;
  uint64_t seed = 0;
  bool json = false;
  std::vector<std::string> files;
  const Option& asked_side =
      ask.AddOption("-s,--side", &side, "Whose").OneOf({"B", "W"}).ShowDefault();
  ask.AddOption("--depth", &depth, "How far").Range(1, 64).Required();
  ask.AddOption("--seed", &seed, "Of chance");
  ask.AddFlag("--json", &json, "One object").Excludes(asked_side);
  ask.AddOption("FILE", &files, "Records").Required();
  ask.SetFooter("Example: toy ask");
  const CommandOutline outline = program.Outline();
  ASSERT_EQ(outline.commands.size(), 1u);
  const CommandOutline& command = outline.commands[0];
  EXPECT_EQ(command.footer, "Example: toy ask");
  ASSERT_EQ(command.options.size(), 6u);
  EXPECT_THAT(command.options[0].names, testing::ElementsAre("-h", "--help"));
  EXPECT_EQ(command.options[0].value, OptionOutline::Value::kNone);
  EXPECT_THAT(command.options[1].names, testing::ElementsAre("-s", "--side"));
  EXPECT_THAT(command.options[1].words, testing::ElementsAre("B", "W"));
  EXPECT_EQ(command.options[1].default_value, "B");
  EXPECT_EQ(command.options[2].value, OptionOutline::Value::kNumber);
  EXPECT_EQ(command.options[2].least + " " + command.options[2].most, "1 64");
  EXPECT_TRUE(command.options[2].required);
  EXPECT_EQ(command.options[3].value, OptionOutline::Value::kNumber);
  EXPECT_EQ(command.options[3].least, "");
  EXPECT_FALSE(command.options[3].repeats);
  EXPECT_THAT(command.options[4].excludes, testing::ElementsAre("--side"));
  EXPECT_EQ(command.options[4].value, OptionOutline::Value::kNone);
  EXPECT_TRUE(command.options[5].IsArgument());
  EXPECT_TRUE(command.options[5].repeats);
}

TEST(ManualTest, APageSaysWhatAnOptionTakes) {
  const std::vector<ManualPage> pages = ManualPages(ToyOutline(), "toy 1", "2026-11-23");
  ASSERT_EQ(pages.size(), 2u);
  EXPECT_EQ(pages[1].name, "toy-ask");
  const std::string& page = pages[1].text;
  EXPECT_THAT(
      page,
      HasSubstr(
          "\\fBtoy ask\\fR \\fB\\-\\-depth\\fR \\fIINT\\fR [\\fIOPTIONS\\fR] \\fIFILE\\fR...\n"));
  EXPECT_THAT(page, HasSubstr("\\fB\\-s\\fR \\fITEXT\\fR, \\fB\\-\\-side\\fR \\fITEXT\\fR\n"
                              "Whose [turn]: his or \\(aqhers\\(aq.\n"
                              "One of: B, W.\n"
                              "Default: B.\n"));
  EXPECT_THAT(page, HasSubstr("As far as \\e this. Not further.\nRequired.\nFrom 1 to 64.\n"));
  EXPECT_THAT(page, HasSubstr("\n\\&.json, one object.\n"
                              "Cannot be combined with \\-\\-depth.\n"));
  EXPECT_THAT(
      page,
      HasSubstr(".SH ARGUMENTS\n.TP\n\\fIFILE\\fR\na record.\nRequired.\nTakes several values.\n"));
  EXPECT_THAT(page, HasSubstr(".SH NOTES\nFirst notes.\n.PP\nSecond.\n.SH EXAMPLES\n.nf\ntoy ask "
                              "\\e\n  \\-\\-json\n.fi\n"));
  EXPECT_THAT(pages[0].text, HasSubstr("See toy\\-ask(1).\n"));
}

TEST(ManualTest, NothingIsTakenForARequest) {
  EXPECT_EQ(RoffText(".TH\n'x\n...\n"), "\\&.TH\n\\(aqx\n\\&...\n");
  EXPECT_EQ(RoffText("a,b, c,\n"), "a,\\:b, c,\n");
  EXPECT_EQ(RoffText("a-b \\fB ^~`\""), "a\\-b \\efB \\(ha\\(ti\\(ga\\(dq");
}

TEST(CompletionTest, WhatFollowsAnOption) {
  const auto words_for = [](const OptionOutline& option) { return option.words; };
  const std::string bash = CompletionScript(Shell::kBash, ToyOutline(), words_for);
  EXPECT_THAT(bash, HasSubstr("'toy ask -s' | 'toy ask --side') value=words words='B W' ;;"));
  EXPECT_THAT(bash, HasSubstr("'toy ask --depth') value=number ;;"));
  EXPECT_THAT(bash, Not(HasSubstr("'toy ask --json')")));
  EXPECT_THAT(bash, Not(HasSubstr("@"))) << "a gap was not filled";
  const std::string zsh = CompletionScript(Shell::kZsh, ToyOutline(), words_for);
  EXPECT_THAT(
      zsh, HasSubstr("'(-s --side)--side=[Whose \\[turn\\]\\: his or '\\''hers'\\'']:TEXT:(B W)'"));
  EXPECT_THAT(zsh, HasSubstr("'--depth=[As far as \\\\ this. Not further]:INT: '"));
  EXPECT_THAT(zsh, HasSubstr("'*:FILE:_files'"));
  const std::string fish = CompletionScript(Shell::kFish, ToyOutline(), words_for);
  EXPECT_THAT(fish, HasSubstr(" -s s -l side -x -a 'B W' -d 'Whose [turn]: his or \\'hers\\''\n"));
  EXPECT_THAT(fish, HasSubstr(" -l depth -x -d 'As far as \\\\ this. Not further'\n"));
}

TEST(ManualTest, WrongInputIsRefused) {
  EXPECT_THAT(Refusal({"manual", "--out", testing::TempDir() + "m", "--date", "today"}),
              HasSubstr("--date: \"today\" is not a date such as 2026-11-23"));
  const std::string file = WriteTestFile("manual_is_no_folder", "");
  Refusal({"manual", "--out", file, "--date", "2026-11-23"});
  Refusal({"completion", "csh"});
}

}  // namespace
}  // namespace hotstone::cli
