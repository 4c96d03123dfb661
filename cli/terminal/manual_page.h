// Manual pages, one for the program and one for each command, generated from the outline of the
// commands.
//
// A page is written in man(7), which groff and mandoc read: no macros beyond TH SH TP PP nf fi and
// the three fonts. The footer of a help text becomes two sections: from a line that begins with
// "Example" on, EXAMPLES, verbatim; before that, NOTES. The exit codes of the program
// (docs/reference/commands.md) are on every page. Linear in the text.
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

// The page of the program, then of every command below it. `version` and `date` (2026-11-23) appear
// at the foot of each page.
std::vector<ManualPage> ManualPages(const CommandOutline& program, const std::string& version,
                                    const std::string& date);

// Text escaped for man(7): every character appears as itself, and no line is read as a request.
std::string RoffText(const std::string& text);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_MANUAL_PAGE_H_
