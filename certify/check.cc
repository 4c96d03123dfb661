#include "certify/check.h"

namespace hotstone::certify {

absl::StatusOr<Checked> CheckCertificate(const Certificate& certificate) {
  if (const auto* lasso = std::get_if<Lasso>(&certificate)) return CheckLasso(*lasso);
  if (const auto* r = std::get_if<Ranking>(&certificate)) {
    return CheckRanking(r->rules, r->setup, r->to_move, r->entries);
  }
  if (const auto* endings = std::get_if<Endings>(&certificate)) {
    return CheckEndings(endings->rules, endings->board, endings->entries);
  }
  const auto& intervals = std::get<Intervals>(certificate);
  return CheckIntervals(intervals.rules, intervals.board, intervals.entries);
}

}  // namespace hotstone::certify
