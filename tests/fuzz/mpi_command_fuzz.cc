// Bytes as a command line of hotstone-mpi, one word per line, which is parsed and not run: parsing
// needs no other process. (Runs are the same for one process as for several, and checkpoint_fuzz
// reads their files.)
//
// What must hold: a refused line names the help. An accepted line starts no command here, and has a
// board and numbers within the limits of the help. The same line parses the same again. For
// example, the lines "intervals", "--board", "3x3", "--threads", "0" are refused, since threads are
// 1 to 256.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/ranks/mpi_command_line.h"
#include "cli/terminal/command_line.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::cli::MpiOptions;
using hotstone::cli::Parsed;
using hotstone::fuzz::Require;

constexpr size_t kWords = 24;

std::vector<std::string> WordsOf(std::string_view bytes) {
  std::vector<std::string> words = {"hotstone-mpi"};
  while (!bytes.empty() && words.size() < kWords) {
    const size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::string_view word = bytes.substr(0, std::min(end, bytes.find('\0')));
    words.emplace_back(word == "\"\"" ? "" : word);  // the spelling of an empty word
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
  }
  return words;
}

Parsed Read(std::vector<std::string> words, MpiOptions& options) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  hotstone::cli::Program program("Several processes.", "hotstone-mpi");
  program.SetVersion("hotstone-mpi");
  program.RequireCommand();
  const auto run = [] {
    Require(false, "a line that is only read runs nothing");
    return 0;
  };
  hotstone::cli::AddMpiCommands(program, options, {run, run, run});
  return program.Understand(static_cast<int>(words.size()), pointers.data());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::vector<std::string> words = WordsOf({reinterpret_cast<const char*>(data), size});
  MpiOptions options;
  const Parsed parsed = Read(words, options);
  switch (parsed.kind) {
    case Parsed::Kind::kRefused:
      Require(parsed.text.find("(try hotstone-mpi") != std::string::npos,
              "a refusal names the help");
      break;
    case Parsed::Kind::kAsked:
      Require(!parsed.text.empty(), "help says something");
      break;
    case Parsed::Kind::kRan:
      Require(!options.board.empty(), "every command needs a board");
      Require(options.threads >= 1 && options.threads <= 256, "threads are in range");
      Require(options.checkpoint_every >= 0 && options.checkpoint_every <= 1'000'000,
              "seconds are in range");
      break;
  }
  MpiOptions options_again;
  const Parsed again = Read(words, options_again);
  Require(again.kind == parsed.kind && again.text == parsed.text && options_again == options,
          "the same line is read the same again");
  return 0;
}
