// Bytes as a command line of hotstone or of hotstone-certify: one word per line up to an empty
// line, then standard input. The commands run in this process, in their own folder with a few small
// files (scratch_folder.h), and their output is caught at the system's descriptors.
//
// What must hold: the exit code is 0 to 3. With code 2, one line on standard error says who speaks
// and what is wrong, and standard output is empty. A line that the parser refuses is refused in the
// same way when nothing is run. --json prints JSON. The same line prints the same again except for
// numbers (seconds are among them).
//
// A line that would take long or reach outside is only parsed, not run: boards beyond four points,
// large numbers, paths that lead out of the folder, and commands that start programs, listen or
// work for minutes. A command that runs is stopped after kReports reports, as Ctrl-C would stop it.
// For example, the lines "kos", "--position", "X." ask for the kos of a board of two points.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_split.h"
#include "answers/runs/terminal_progress.h"
#include "base/one_line.h"
#include "base/version.h"
#include "cli/all_commands.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "tests/fuzz/caught_streams.h"
#include "tests/fuzz/is_json.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/scratch_folder.h"

// main of certify/kinds/certify_main.cc, under another name (CMakeLists.txt).
int CertifyMain(int argc, char** argv);

namespace {

using hotstone::cli::Parsed;
using hotstone::fuzz::CaughtStreams;
using hotstone::fuzz::Require;
using hotstone::fuzz::ScratchFolder;
using Words = std::vector<std::string>;

constexpr size_t kWords = 24;
constexpr size_t kInput = 2000;
constexpr uint64_t kPoints = 4;
constexpr uint64_t kCountedPoints = 3;  // counting games has no steps at which to stop
constexpr uint64_t kNumber = 64;
constexpr int64_t kReports = 50;

// They start programs, listen, or take minutes by themselves.
constexpr std::string_view kNotRun[] = {"atlas",    "captions", "conflicts", "conform", "corpus",
                                        "generate", "match",    "prove",     "serve",   "help"};

struct CommandLine {
  Words words;
  std::string input;
};

CommandLine LineOf(std::string_view bytes) {
  CommandLine line;
  while (!bytes.empty() && line.words.size() < kWords) {
    const size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::string_view word = bytes.substr(0, std::min(end, bytes.find('\0')));
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    if (word.empty()) break;
    // An empty word is written as "" on its line, and an end of line within a word as the byte 1E.
    line.words.emplace_back(word == "\"\"" ? "" : word);
    std::replace(line.words.back().begin(), line.words.back().end(), '\x1E', '\n');
  }
  line.input = bytes.substr(0, kInput);
  return line;
}

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// The numbers contained in a word, however long.
std::vector<uint64_t> NumbersIn(std::string_view word) {
  std::vector<uint64_t> numbers;
  for (size_t i = 0; i < word.size(); ++i) {
    if (!IsDigit(word[i])) continue;
    uint64_t number = 0;
    for (; i < word.size() && IsDigit(word[i]); ++i) {
      number = std::min<uint64_t>(number * 10 + static_cast<uint64_t>(word[i] - '0'), 1'000'000);
    }
    numbers.push_back(number);
  }
  return numbers;
}

// Whether a word may be passed to a command that runs.
bool IsSmall(std::string_view word, uint64_t most_points) {
  const std::vector<uint64_t> numbers = NumbersIn(word);
  const bool has_x = word.find_first_of("xX") != std::string_view::npos;
  const bool of_text =
      word.find("1991") != std::string_view::npos || word.find("1996") != std::string_view::npos ||
      word.find("2008") != std::string_view::npos || word.find("2015") != std::string_view::npos;
  for (size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] > kNumber && !of_text) return false;
    if (i > 0 && has_x && numbers[i - 1] * numbers[i] > most_points) return false;
  }
  const auto points = std::count_if(word.begin(), word.end(), [](char c) {
    return std::string_view("XOxo.").find(c) != std::string_view::npos;
  });
  return word.find_first_not_of("XOxo./=") != std::string_view::npos ||
         static_cast<uint64_t>(points) <= most_points;
}

// Whether a text names nothing outside the folder, whichever part of it is a path.
bool StaysInside(std::string_view word) {
  for (size_t i = 0; i < word.size(); ++i) {
    if (word[i] == '/' &&
        (i == 0 || std::string_view("=,;: ~\n\r\t\"").find(word[i - 1]) != std::string_view::npos))
      return false;
    if (word[i] == '~') return false;
    if (word.substr(i, 3) == "../") return false;
  }
  return word.size() < 2 || word.substr(word.size() - 2) != "..";
}

bool Has(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool MayRun(const CommandLine& line) {
  const Words& words = line.words;
  for (const std::string_view command : kNotRun) {
    if (Has(words, command)) return false;
  }
  // A controller's line may name a file to be read or written.
  if (!StaysInside(line.input)) return false;
  const uint64_t most = Has(words, "count") ? kCountedPoints : kPoints;
  return std::all_of(words.begin(), words.end(), [most](const std::string& word) {
    return IsSmall(word, most) && StaysInside(word);
  });
}

struct Pointers {
  explicit Pointers(const Words& words) : held(words) {
    held.insert(held.begin(), "hotstone");
    for (std::string& word : held) pointers.push_back(word.data());
    pointers.push_back(nullptr);
  }
  int count() const { return static_cast<int>(held.size()); }
  Words held;
  std::vector<char*> pointers;
};

Parsed Understood(const Words& words) {
  hotstone::cli::Program program(
      "Finds out what the rules of Go guarantee, by enumeration and proof.", "hotstone");
  program.SetVersion("hotstone " + std::string(hotstone::kVersion));
  program.RequireCommand();
  hotstone::cli::AddAllCommands(program);
  Pointers pointers(words);
  return program.Understand(pointers.count(), pointers.pointers.data());
}

Words LinesOf(const std::string& text) { return absl::StrSplit(text, '\n', absl::SkipEmpty()); }

// The result of a run: the exit code and both streams.
struct Said {
  int code = 0;
  std::string out;
  std::string err;
};

Said Run(const CommandLine& line, bool certifies) {
  ScratchFolder::Get().Renew();
  hotstone::answers::TerminalProgress::LineEvery() = 60;
  hotstone::answers::TerminalProgress::ReportsToStop() = kReports;
  Pointers pointers(certifies ? Words(line.words.begin() + 1, line.words.end()) : line.words);
  Said said;
  {
    const ScratchFolder::Inside inside(ScratchFolder::Get());
    CaughtStreams streams(line.input);
    said.code = certifies ? CertifyMain(pointers.count(), pointers.pointers.data())
                          : hotstone::cli::Main(pointers.count(), pointers.pointers.data());
    streams.Release(&said.out, &said.err);
  }
  return said;
}

// The files that commands find: a record, cases, results, events, certificates, a formula with its
// proof; and the files that three commands write themselves.
bool Prepared() {
  ScratchFolder& folder = ScratchFolder::Get();
  folder.Keep("g.sgf", "(;FF[4]SZ[2]RU[basic-only]AW[ba];B[aa];W[];B[ab](;W[tt])(;W[bb]))");
  folder.Keep(
      "c.jsonl",
      "{\"schema\":\"hotstone.case/"
      "1\",\"id\":\"a\",\"size\":[2,1],\"setup\":{\"W\":[\"B1\"]},\"moves\":[[\"B\",\"A1\"]],"
      "\"rules\":\"hot-only\",\"expect\":{\"illegal\":[{\"after\":1,\"color\":\"W\",\"at\":\"B1\","
      "\"why\":\"hot-stone\"}]}}\n");
  folder.Keep("r.txt", "1 Ada 1d XX Ab 2+ 3+\n2 Bo 2k XX Ab 1- 0+\n3 Cy 3k XX Ab 0+ 1-\n");
  folder.Keep("k.jsonl",
              "{\"schema\":\"hotstone.clock/"
              "1\",\"basic_s\":60,\"additional\":\"penalty-points\"}\n{\"move\":\"B\",\"s\":75}\n"
              "{\"move\":\"W\",\"s\":5}\n{\"lead\":3}\n");
  folder.Keep("p.jsonl",
              "{\"schema\":\"hotstone.pair-go/"
              "1\"}\n{\"move\":\"BF\"}\n{\"move\":\"WM\"}\n{\"claim\":\"B\"}\n");
  folder.Keep(
      "l.cert",
      "hotstone-certificate 1\nkind lasso\nboard 1x2\nrules basic-only\nstart B ./.\nstem -\n"
      "cycle A1 A2 pass A1\n");
  folder.Keep("f.cnf", "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
  folder.Keep("f.drat", "2 0\n0\n");
  for (const Words& words :
       {Words{"table", "build", "--board", "2x1", "--threads", "1", "--out", "t"},
        Words{"plane", "--board", "2x1", "--at-least", "1", "--threads", "1", "--stages",
              "--checkpoint", "s"},
        Words{"census", "--board", "2x1", "--threads", "1", "--checkpoint", "n"}}) {
    Run({words, ""}, false);
    std::ifstream file(folder.Path(words.back()), std::ios::binary);
    folder.Keep(words.back(), std::string(std::istreambuf_iterator<char>(file), {}));
  }
  return true;
}

// Strips numbers, since some are seconds (1.2e-05), digests, which may depend on them, and runs of
// blanks, which align columns.
std::string WithoutNumbers(const std::string& text) {
  constexpr size_t kDigest = 64;
  std::string rest;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.find_first_not_of("0123456789abcdef", i) >= i + kDigest && text.size() - i >= kDigest)
      i += kDigest;
    if (i == text.size()) break;
    const char c = text[i];
    const bool exponent =
        (c == 'e' || c == '-') && i > 0 && (IsDigit(text[i - 1]) || text[i - 1] == 'e');
    if (IsDigit(c) || c == '.' || exponent || (c == ' ' && !rest.empty() && rest.back() == ' '))
      continue;
    rest += c;
  }
  return rest;
}

void CheckRefusal(const Parsed& parsed, const Words& words) {
  Require(!parsed.text.empty() && parsed.text.find("(try hotstone") != std::string::npos,
          "a refusal names the help");
  const bool names = std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    return parsed.text.find(word.substr(0, word.find('='))) != std::string::npos;
  });
  Require(names || parsed.text.find("needs") != std::string::npos ||
              parsed.text.find("required") != std::string::npos,
          "a refusal names the word");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  [[maybe_unused]] static const bool prepared = Prepared();
  const CommandLine line = LineOf({reinterpret_cast<const char*>(data), size});
  const bool certifies = !line.words.empty() && line.words[0] == "certify";
  Parsed parsed;
  if (!certifies) {
    parsed = Understood(line.words);
    if (parsed.kind == Parsed::Kind::kRefused) CheckRefusal(parsed, line.words);
    Require(parsed.kind != Parsed::Kind::kAsked || !parsed.text.empty(), "help says something");
  }
  // A line that is refused or asks for help does not run, whatever its words are.
  if (parsed.kind == Parsed::Kind::kRan && !MayRun(line)) return 0;
  const Said said = Run(line, certifies);
  Require(said.code >= 0 && said.code <= 3, "an exit code from 0 to 3");
  if (parsed.kind == Parsed::Kind::kRefused) {
    Require(said.code == 2 && said.err == "hotstone: " + hotstone::OneLine(parsed.text) + "\n",
            "what is refused is refused the same");
  }
  if (parsed.kind == Parsed::Kind::kAsked)
    Require(said.code == 0 && !said.out.empty() && said.err.empty(), "help is printed");
  if (said.code == 2) {
    const std::string who = certifies ? "hotstone-certify: " : "hotstone: ";
    const Words lines = LinesOf(said.err);
    // Each of several files gets its answer.
    const bool several = certifies || Has(line.words, "check");
    Require(lines.size() == 1 || (several && !lines.empty()), "bad input is one line");
    for (const std::string& each : lines)
      Require(each.rfind(who, 0) == 0, "bad input says who speaks");
    Require(several || said.out.empty(), "bad input prints nothing else");
  }
  if (said.code <= 1 && Has(line.words, "--json") && !certifies &&
      parsed.kind == Parsed::Kind::kRan) {
    for (const std::string& printed : LinesOf(said.out)) {
      Require(hotstone::fuzz::IsJson(printed), "--json prints JSON");
    }
  }
  // Threads stop wherever they are; refused lines were asked twice.
  if (said.code == 3 || parsed.kind != Parsed::Kind::kRan) return 0;
  const Said again = Run(line, certifies);
  Require(again.code == said.code && WithoutNumbers(again.out) == WithoutNumbers(said.out) &&
              WithoutNumbers(again.err) == WithoutNumbers(said.err),
          "the same line says the same again");
  return 0;
}
