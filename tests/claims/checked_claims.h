// The verdicts of one rule set on one board, by claim, for the tests of claims.
#ifndef HOTSTONE_TESTS_CLAIMS_CHECKED_CLAIMS_H_
#define HOTSTONE_TESTS_CLAIMS_CHECKED_CLAIMS_H_

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "claims/claims.h"

namespace hotstone::claims {

using Verdicts = std::map<std::string, certify::Verdict>;

inline Verdicts Check(
    int cols, int rows, const std::string& rules, const ClaimOptions& options = {},
    const std::function<bool(std::string_view)>& wanted = [](std::string_view) { return true; }) {
  auto checker = *ClaimChecker::Create(*spec::BoardSize::Create(cols, rows), options);
  Verdicts verdicts;
  checker.Check(*spec::ParseRuleSet(rules), wanted,
                [&](const certify::Verdict& v) { verdicts[v.claim] = v; });
  return verdicts;
}

inline certify::Verdict One(int cols, int rows, const std::string& rules, const std::string& claim,
                            const ClaimOptions& options = {}) {
  return Check(cols, rows, rules, options, [&](std::string_view name) { return name == claim; })
      .at(claim);
}

}  // namespace hotstone::claims

#endif  // HOTSTONE_TESTS_CLAIMS_CHECKED_CLAIMS_H_
