#include "cli/terminal/report.h"

#include <iostream>

#include "answers/shown/exit_codes.h"
#include "base/one_line.h"

namespace hotstone::cli {

namespace {

const char* reporter = "hotstone";

}  // namespace

void NameReporter(const char* program) { reporter = program; }

int ReportError(const absl::Status& status) {
  std::cerr << reporter << ": " << OneLine({status.message().data(), status.message().size()})
            << "\n";
  return answers::ExitCodeOf(status);
}

}  // namespace hotstone::cli
