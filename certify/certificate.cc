#include "certify/certificate.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "certify/positions/text_lines.h"
#include "spec/rules/ruling.h"

namespace hotstone::certify {

std::string MoveList(const std::vector<std::optional<spec::Point>>& moves) {
  if (moves.empty()) return "-";
  return absl::StrJoin(moves, " ", [](std::string* out, const std::optional<spec::Point>& at) {
    out->append(spec::MoveName({spec::Color::kBlack, at}));
  });
}

std::string HeaderText(const Lasso& lasso) {
  return absl::StrCat(HeaderLines("lasso", lasso.setup.size(), lasso.rules),
                      StartLine(lasso.to_move, lasso.setup), "stem ", MoveList(lasso.stem),
                      "\ncycle ", MoveList(lasso.cycle), "\n");
}

std::string RankingHeader(const spec::RuleSet& rules, const spec::Position& setup,
                          spec::Color to_move, uint64_t entries) {
  return absl::StrCat(HeaderLines("ranking", setup.size(), rules), StartLine(to_move, setup),
                      "entries ", entries, "\n");
}

std::string IntervalsHeader(const spec::RuleSet& rules, const spec::BoardSize& board,
                            uint64_t entries, const std::string& kind) {
  return absl::StrCat(HeaderLines(kind, board, rules), "entries ", entries, "\n");
}

}  // namespace hotstone::certify
