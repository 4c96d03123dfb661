#include "conformance/ask/conform_tally.h"

#include <algorithm>
#include <cctype>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "conformance/ask/conform_answers.h"
#include "conformance/ask/gtp_reply.h"

namespace hotstone::conformance {
namespace {

using Asked = ConformQuestion::Kind;

std::string LegalPlay(const ConformQuestion& q) {
  if (q.reason == "capture") return q.plain_ko ? "the retaking of a ko" : "a capture";
  if (q.reason == "own-removal") {
    return q.loses.size() == 1 ? "suicide of one stone" : "suicide of several stones";
  }
  if (q.reason == "repetition") {
    return q.plain_ko ? "the immediate retaking of a ko"
                      : "a play that repeats an earlier position";
  }
  if (q.reason == "pass") return "a pass";
  return "a play that captures nothing";
}

std::string IllegalPlay(const ConformQuestion& q) {
  if (q.plain_ko) return "permits the immediate retaking of a ko";
  if (q.reason == "superko") return "permits a play that repeats an earlier position (superko)";
  if (q.reason == "self-removal") {
    return q.loses.size() == 1 ? "permits suicide of one stone"
                               : "permits suicide of several stones";
  }
  if (q.reason == "no-variation") return "permits a play that changes nothing";
  if (q.reason == "occupied") return "permits a play on an occupied point";
  if (q.reason == "hot-stone") return "permits the immediate capture of hot stones";
  if (q.reason == "recycling") return "permits a play of a cycle that the rules forbid (recycling)";
  return absl::StrCat("permits a play that is illegal: ", q.reason);
}

}  // namespace

std::string ConformDisagreement::Kind() const {
  const ConformQuestion& q = question;
  if (q.kind == Asked::kScore) return "score";
  if (q.kind == Asked::kBoard) return absl::StrCat("stones-after-", q.reason);
  if (!q.legal && q.plain_ko) return "permits-ko";
  return absl::StrCat(q.legal ? "refuses-" : "permits-", q.reason);
}

std::string ConformDisagreement::Title() const {
  const ConformQuestion& q = question;
  if (q.kind == Asked::kScore) return "counts a different result";
  if (q.kind == Asked::kBoard) {
    if (q.reason == "set-up") return "has different stones on the board after the setup";
    if (q.reason == "undo") return "has different stones on the board after an undo";
    if (q.reason == "refusal")
      return "has different stones on the board after a play that it should refuse";
    return absl::StrCat("has different stones on the board after ", LegalPlay(q));
  }
  return q.legal ? absl::StrCat("refuses ", LegalPlay(q), ", which is legal") : IllegalPlay(q);
}

std::string ConformDisagreement::Expected() const {
  const ConformQuestion& q = question;
  if (q.AboutPlay()) return q.legal ? "legal" : absl::StrCat("illegal: ", q.reason);
  if (q.kind == Asked::kBoard) return q.position.ToText();
  return ScoreText(q.score);
}

int64_t ConformTally::Unanswered() const {
  int64_t sum = 0;
  for (const auto& [cause, count] : unanswered) sum += count;
  for (const auto& [words, count] : unclear) sum += count;
  return sum;
}

std::vector<std::string> ConformTally::Reservations() const {
  std::vector<std::string> list;
  for (const auto& [reason, count] : open) {
    list.push_back(Counted(count, "refusal does not count: ", "refusals do not count: ") + reason);
  }
  for (const auto& [reason, count] : not_asked) {
    const bool lacks = absl::StrContains(reason, "the engine ");
    const bool refused = absl::StrContains(reason, " refused: ");
    if (lacks || refused) list.push_back(absl::StrCat(count, " not asked: ", reason));
  }
  if (restarts > 0) list.push_back(Counted(restarts, "restart"));
  return list;
}

std::vector<ConformSituation> ConformTally::NotTouched() const {
  std::vector<ConformSituation> missing;
  for (size_t i = 0; i < situations.size(); ++i) {
    if (needed[i] && situations[i].asked == 0) missing.push_back(ConformSituations()[i]);
  }
  return missing;
}

std::string WordsAsReason(const std::string& words) {
  std::string reason;
  for (const char c : OneLine(words, 80)) {
    const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
    if (digit && !reason.empty() && reason.back() == '#') continue;
    reason += digit ? '#' : c;
  }
  return reason.empty() ? "(no words)" : reason;
}

}  // namespace hotstone::conformance
