#include "solver/cycles/linear_ranking.h"

#include "absl/strings/str_cat.h"

namespace hotstone::solver {
namespace {

constexpr std::array<const char*, kRankingFeatures> kNames = {
    "", "empty", "own", "passes", "banned", "passes*empty", "passes*own"};

}  // namespace

std::string RankingText(const LinearRanking& ranking) {
  std::string text;
  for (size_t i = 0; i < kRankingFeatures; ++i) {
    const int c = ranking.coefficients[i];
    if (c == 0) continue;
    const std::string size =
        i > 0 && (c == 1 || c == -1) ? "" : absl::StrCat(c < 0 ? -c : c, i > 0 ? " " : "");
    absl::StrAppend(&text, text.empty() ? (c < 0 ? "-" : "") : (c < 0 ? " - " : " + "), size,
                    kNames[i]);
  }
  return text.empty() ? "0" : text;
}

LinearRanking FillingRanking(int end_passes) {
  return {{end_passes - 1, end_passes, 0, -1, 0, 0, 0}};
}

}  // namespace hotstone::solver
