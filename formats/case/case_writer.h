// Writes a case as one line of hotstone.case/1, with the same bytes for equal cases: keys in the
// order of docs/reference/case-format.md, no spaces, points in index order, empty parts omitted.
// ParseCase() of the line returns the same case.
#ifndef HOTSTONE_FORMATS_CASE_CASE_WRITER_H_
#define HOTSTONE_FORMATS_CASE_CASE_WRITER_H_

#include <string>

#include "formats/case/case.h"

namespace hotstone::formats {

// Without a line end. The case must be acceptable to the reader.
std::string WriteCase(const Case& c);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_WRITER_H_
