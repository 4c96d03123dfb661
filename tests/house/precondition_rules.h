// A precondition that a header states is checked where the function is defined.
//
// A comment that says "Requires ..." describes calls that are bugs of the caller. The definition of
// the function asserts it, so that builds with assertions (debug, asan, tsan) stop at the bug and
// not behind it. What a comment asks of users or of files is an error with a status and is not
// worded that way.
//
// The function is the first one named after the comment. Its definition is in the header or in the
// .cc file of the same name.
#ifndef HOTSTONE_TESTS_HOUSE_PRECONDITION_RULES_H_
#define HOTSTONE_TESTS_HOUSE_PRECONDITION_RULES_H_

#include <string>
#include <string_view>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

// The number of comments of the header that state a precondition.
size_t Preconditions(const SourceFile& header);

// The preconditions of the header without an assertion (or an abort) in a definition of the
// function, or anywhere if the comment is about the whole file. `source` is the text of the .cc
// file, which may be empty.
std::vector<std::string> PreconditionSlips(const SourceFile& header, std::string_view source);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_PRECONDITION_RULES_H_
