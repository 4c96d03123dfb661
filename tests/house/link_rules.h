// Where the links of the documents lead.
//
// A link in a Markdown file that is not a web address must name a file or folder of the repository,
// relative to the document, and the part after a # must be a heading of the document it names.
// Headings become anchors as in the usual web renderers: lower case, punctuation dropped, spaces to
// hyphens, -1, -2, ... for repeated ones. Links inside code (between backticks or fences) are text,
// not links.
#ifndef HOTSTONE_TESTS_HOUSE_LINK_RULES_H_
#define HOTSTONE_TESTS_HOUSE_LINK_RULES_H_

#include <set>
#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

// The dead links of one document. `tree` has the possible targets.
std::vector<std::string> LinkSlips(const SourceFile& document, const std::vector<SourceFile>& tree);

// The anchors of a document: its headings, and names given by <a id="..."> or <a name="...">.
std::set<std::string> Anchors(const std::string& text);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_LINK_RULES_H_
