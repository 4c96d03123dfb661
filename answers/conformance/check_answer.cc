#include "answers/conformance/check_answer.h"

#include "absl/strings/escaping.h"
#include "conformance/judge/case_runner.h"

namespace hotstone::answers {

Shown DescribeFinding(const std::string& file, int line, const std::string& id,
                      const conformance::CaseFinding& finding) {
  Shown shown = Shown::Result("check");
  shown.Set("file", file)
      .Set("line", line)
      .Set("id", id)
      .Set("key", finding.key)
      .Set("after", finding.after)
      .Set("verdict", finding.unknown ? "unknown" : "fails")
      .Set("expected", finding.expected)
      .Set("found", finding.found)
      .Set("clause", finding.clause == "-" ? ShownValue(std::nullopt) : finding.clause)
      .Say("name", absl::Utf8SafeCEscape(id))
      .Say("later", finding.after.has_value());
  return shown.Line(
      "{file}:{line}: {name}: {key}{later? after {after}}: expected {expected}, found {found} "
      "({clause}{clause!-})");
}

void CheckTally::Add(const CheckTally& more) {
  files += more.files;
  rejected += more.rejected;
  cases += more.cases;
  expectations += more.expectations;
  failed += more.failed;
  unknown += more.unknown;
}

Shown Describe(const CheckTally& tally) {
  // The contents of a rejected file are unknown.
  const bool open = tally.unknown > 0 || tally.rejected > 0;
  Shown shown = Shown::Result("check");
  shown.Set("verdict", tally.failed > 0 ? "fails"
                       : open           ? "unknown"
                                        : "holds")
      .Set("files", tally.files)
      .Set("rejected", tally.rejected)
      .Set("cases", tally.cases)
      .Set("expectations", tally.expectations)
      .Set("failed", tally.failed)
      .Set("unknown", tally.unknown)
      .Say("all_hold", tally.failed == 0 && tally.unknown == 0);
  return shown
      .Line(
          "{all_hold?{expectations:#expectation holds|expectations hold}}{all_hold!{failed} of "
          "{expectations:#expectation fails|expectations fail}{unknown?, {} unknown}}; "
          "{cases:#case|cases} in {files:#file|files}{rejected?, {:#file|files} rejected}")
      .ExitWith(tally.rejected > 0  ? kExitBadInput
                : tally.failed > 0  ? kExitFails
                : tally.unknown > 0 ? kExitUnknown
                                    : kExitOk);
}

}  // namespace hotstone::answers
