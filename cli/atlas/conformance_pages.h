// Reports of conformance as pages: what each program was asked, and each thing that it does otherwise than
// the law, played through, in words, and with the boards before and after the play.
//
// The reports are the files of docs/results/conformance/results, as scripts/conformance keeps them:
// of each kind of disagreement the first example. What a play does and why the law forbids it is
// asked of spec/ again; an
// example that the law judges otherwise than the report says is an error, since the report is then of
// another law. The words and boards are those of `hotstone conform --html`
// (conformance/ask/conform_words.h).
#ifndef HOTSTONE_CLI_ATLAS_CONFORMANCE_PAGES_H_
#define HOTSTONE_CLI_ATLAS_CONFORMANCE_PAGES_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "cli/atlas/site.h"

namespace hotstone::cli {

// conformance/NAME.html of the text of a report; `file` stands in errors. InvalidArgument, or NotFound if a
// key is missing, with the line, for a text that is none.
absl::Status AddConformancePage(const std::string& name, const std::string& file, const std::string& text,
                                Site& site);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_CONFORMANCE_PAGES_H_
