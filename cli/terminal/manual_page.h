// Manual pages, one for the program and one for each command, made from what the commands say of themselves.
//
// A page is in the language of man(7), which groff and mandoc read: no macro beyond TH SH TP PP nf fi and the
// three fonts. The footer of a help becomes two sections: from a line that begins with "Example" on, EXAMPLES
// as they stand; before that, NOTES. The exit codes of the program (docs/reference/commands.md) are
// on every page. Linear in what is said.
#ifndef HOTSTONE_CLI_TERMINAL_MANUAL_PAGE_H_
#define HOTSTONE_CLI_TERMINAL_MANUAL_PAGE_H_

#include <string>
#include <vector>

#include "cli/terminal/command_outline.h"

namespace hotstone::cli {

struct ManualPage {
  std::string name;  // hotstone-table-build; its file is NAME.1
  std::string text;
};

// Of the program and of every command below it, the program first. `version` and `date` (2026-11-23) stand at
// the foot of each page.
std::vector<ManualPage> ManualPages(const CommandOutline& program, const std::string& version,
                                    const std::string& date);

// A text as man(7) shows it: every character as it is, no line taken for a request.
std::string RoffText(const std::string& text);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_MANUAL_PAGE_H_
