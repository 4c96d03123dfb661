#include "cli/terminal/options.h"

#include <algorithm>
#include <string>
#include <thread>

#include "absl/strings/match.h"
#include "answers/runs/terminal_progress.h"

namespace hotstone::cli {
Option& AddThreadsOption(Command& command, int* threads, const std::string& about) {
  return command.AddOption("--threads", threads, about)
      .Range(1, 1024)
      .Default(static_cast<int>(std::max(1u, std::thread::hardware_concurrency())));
}

void AddMemoryOption(Command& command, std::string* memory) {
  command.AddOption("--memory", memory,
                    "Memory limit, for example 4GiB; work that needs more is refused; default: "
                    "most of what is free");
}

Option& AddLinkOption(Command& command, std::string* base) {
  return command
      .AddOption("--link", base,
                 "Address of an atlas, such as https://example.org/atlas, or its folder: print "
                 "beside each witness the link at which its judge shows it")
      .Check([](const std::string& text) -> std::string {
        const bool is_visible = std::all_of(text.begin(), text.end(), [](char c) {
          return c > ' ' && c < 127 && !absl::StrContains("\"'<>\\^`{|}?#", c);
        });
        const size_t scheme_ends = text.find(':');
        const bool is_known = scheme_ends == std::string::npos || text.rfind("http://", 0) == 0 ||
                              text.rfind("https://", 0) == 0 || text.rfind("file://", 0) == 0;
        if (is_visible && is_known) return "";
        return "\"" + text + "\" is not an address such as https://example.org/atlas";
      });
}

void AddProgressOption(Command& command) {
  command
      .AddOption("--progress", &answers::TerminalProgress::LineEvery(),
                 "Seconds between progress lines when standard error is not a terminal; the first "
                 "come sooner; 0: none")
      .Range(0, 86400)
      .ShowDefault();
}

Option& AddCheckpointEveryOption(Command& command, double* seconds) {
  return command.AddOption("--checkpoint-every", seconds, "Seconds between checkpoints")
      .Range(0.0, 1e9)
      .ShowDefault();
}

}  // namespace hotstone::cli
