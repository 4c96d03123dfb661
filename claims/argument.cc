#include "claims/argument.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace hotstone::claims {

void HoldsByArgument(const std::string& why, std::vector<std::string> obligations,
                     const std::string& page, const std::vector<std::string>& on_paper,
                     certify::Verdict& verdict) {
  verdict.kind = certify::VerdictKind::kHolds;
  verdict.method = certify::Method::kAllBoards;
  verdict.note = absl::StrCat(why, ": ", page);
  verdict.argument = certify::Argument{std::move(obligations), page, absl::StrJoin(on_paper, "; ")};
}

}  // namespace hotstone::claims
