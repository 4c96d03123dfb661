// Conformance reports as pages: what each program was asked, and each deviation from the law,
// replayed, in words, and with the boards before and after the play.
//
// The reports are the files of docs/results/conformance/results, as written by scripts/conformance:
// the first example of each kind of disagreement. spec/ is asked again what a play does and why the
// law forbids it; an example on which the law and the report differ is an error, since the report
// then describes another law. The words and boards are those of `hotstone conform --html`
// (conformance/ask/conform_words.h).
#ifndef HOTSTONE_CLI_ATLAS_CONFORMANCE_PAGES_H_
#define HOTSTONE_CLI_ATLAS_CONFORMANCE_PAGES_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "cli/atlas/site.h"

namespace hotstone::cli {

// Adds conformance/NAME.html for the text of a report; `file` appears in errors. InvalidArgument,
// or NotFound if a key is missing, with the line, for a text that is not a report.
absl::Status AddConformancePage(const std::string& name, const std::string& file,
                                const std::string& text, Site& site);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_CONFORMANCE_PAGES_H_
