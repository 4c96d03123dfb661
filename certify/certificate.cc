#include "certify/certificate.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "spec/rules/ruling.h"

namespace hotstone::certify {
namespace {

std::string CommonLines(const std::string& kind, const spec::RuleSet& rules,
                        const spec::BoardSize& board) {
  return absl::StrCat("hotstone-certificate 1\nkind ", kind, "\nboard ", board.ToString(),
                      "\nrules ", spec::RuleSetName(rules), "\n");
}

std::string StartLine(const spec::Position& setup, spec::Color to_move) {
  return absl::StrCat("start ", std::string(1, spec::ColorLetter(to_move)), " ",
                      absl::StrJoin(setup.ToRows(), "/"), "\n");
}

}  // namespace

std::string MoveList(const std::vector<std::optional<spec::Point>>& moves) {
  if (moves.empty()) return "-";
  return absl::StrJoin(moves, " ", [](std::string* out, const std::optional<spec::Point>& at) {
    out->append(spec::MoveName({spec::Color::kBlack, at}));
  });
}

std::string HeaderText(const Lasso& lasso) {
  return absl::StrCat(CommonLines("lasso", lasso.rules, lasso.setup.size()),
                      StartLine(lasso.setup, lasso.to_move), "stem ", MoveList(lasso.stem),
                      "\ncycle ", MoveList(lasso.cycle), "\n");
}

std::string RankingHeader(const spec::RuleSet& rules, const spec::Position& setup,
                          spec::Color to_move, uint64_t entries) {
  return absl::StrCat(CommonLines("ranking", rules, setup.size()), StartLine(setup, to_move),
                      "entries ", entries, "\n");
}

std::string IntervalsHeader(const spec::RuleSet& rules, const spec::BoardSize& board,
                            uint64_t entries, const std::string& kind) {
  return absl::StrCat(CommonLines(kind, rules, board), "entries ", entries, "\n");
}

}  // namespace hotstone::certify
