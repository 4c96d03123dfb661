// Fills in a verdict reached by an argument: it holds on all boards, and names its support.
#ifndef HOTSTONE_CLAIMS_ARGUMENT_H_
#define HOTSTONE_CLAIMS_ARGUMENT_H_

#include <string>
#include <vector>

#include "certify/verdict.h"

namespace hotstone::claims {

// A step of nearly every argument that no obligation covers.
inline constexpr char kReadOffTheLaw[] =
    "the assumptions of the obligations are read from spec/; they are tested, not proved";

// The note is `why` and the page; `on_paper` lists the steps that no obligation proves.
void HoldsByArgument(const std::string& why, std::vector<std::string> obligations,
                     const std::string& page, const std::vector<std::string>& on_paper,
                     certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_ARGUMENT_H_
