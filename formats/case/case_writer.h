// Writes a case as one line of hotstone.case/1, always the same bytes for equal cases: keys in the order of
// docs/reference/case-format.md, no spaces, points in index order, what is empty left out.
// ParseCase() of the line gives the case back.
#ifndef HOTSTONE_FORMATS_CASE_CASE_WRITER_H_
#define HOTSTONE_FORMATS_CASE_CASE_WRITER_H_

#include <string>

#include "formats/case/case.h"

namespace hotstone::formats {

// Without the line's end. The case must be one that the reader would take.
std::string WriteCase(const Case& c);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_WRITER_H_
