#include "conformance/ask/conform_tally.h"

#include <algorithm>
#include <cctype>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "conformance/ask/gtp_reply.h"

namespace hotstone::conformance {
namespace {

using Asked = ConformQuestion::Kind;

bool AboutPlay(const ConformQuestion& q) { return q.kind == Asked::kPlay || q.kind == Asked::kMove; }

std::string LegalPlay(const std::string& reason) {
  if (reason == "capture") return "a capture";
  if (reason == "own-removal") return "a play that removes own stones";
  if (reason == "repetition") return "a play that brings back an earlier position";
  if (reason == "pass") return "a pass";
  return "a play that takes nothing off";
}

}  // namespace

std::string ConformDisagreement::Kind() const {
  const ConformQuestion& q = question;
  if (q.kind == Asked::kScore) return "score";
  if (q.kind == Asked::kBoard) return absl::StrCat("stones-after-", q.reason);
  return absl::StrCat(q.legal ? "refuses-" : "permits-", q.reason);
}

std::string ConformDisagreement::Title() const {
  const ConformQuestion& q = question;
  if (q.kind == Asked::kScore) return "counts another result";
  if (q.kind == Asked::kBoard) {
    if (q.reason == "set-up") return "has other stones on the board after the set-up";
    return absl::StrCat("has other stones on the board after ", LegalPlay(q.reason));
  }
  if (q.legal) return absl::StrCat("refuses ", LegalPlay(q.reason), ", which is legal");
  return absl::StrCat("permits a play that is illegal: ", q.reason);
}

std::string ConformDisagreement::Expected() const {
  const ConformQuestion& q = question;
  if (AboutPlay(q)) return q.legal ? "legal" : absl::StrCat("illegal: ", q.reason);
  if (q.kind == Asked::kBoard) return absl::StrJoin(q.position.ToRows(), "/");
  if (q.score.margin_x2 == 0) return "0";
  return absl::StrCat(q.score.winner == spec::Color::kBlack ? "B+" : "W+",
                      spec::HalfPoints(q.score.margin_x2));
}

int64_t ConformTally::Unanswered() const {
  int64_t sum = 0;
  for (const auto& [cause, count] : unanswered) sum += count;
  for (const auto& [words, count] : unclear) sum += count;
  return sum;
}

std::vector<const ConformGroup*> ConformTally::Groups() const {
  std::vector<const ConformGroup*> list;
  for (const auto& [key, group] : groups) list.push_back(&group);
  std::stable_sort(list.begin(), list.end(),
                   [](const ConformGroup* a, const ConformGroup* b) { return a->count > b->count; });
  return list;
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
