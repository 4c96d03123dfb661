// The writing half of sgf_game.h.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::formats {

using spec::BoardSize;
using spec::Color;

SgfTree SgfRecord(const spec::RuleSet& rules, const spec::Position& setup, Color to_move,
                  const std::vector<spec::Move>& moves) {
  const BoardSize& size = setup.size();
  SgfTree tree;
  tree.nodes.emplace_back();
  const auto add = [&](const std::string& name, const std::string& raw) {
    tree.nodes.back().properties.push_back({name, {SgfValue{raw, {}}}, {}});
  };
  add("FF", "4");
  add("GM", "1");
  add("CA", "UTF-8");
  add("SZ", size.cols() == size.rows() ? absl::StrCat(size.cols())
                                       : absl::StrCat(size.cols(), ":", size.rows()));
  add("RU", EscapeSgf(spec::RuleSetName(rules)));
  add("KM", spec::HalfPoints(rules.compensation_x2));
  if (rules.handicap > 0 && setup.StoneCount(Color::kBlack) == 0)
    add("HA", absl::StrCat(rules.handicap + 1));
  for (const auto& [name, color] : {std::pair{"AB", Color::kBlack}, {"AW", Color::kWhite}}) {
    SgfProperty stones{name, {}, {}};
    for (int i = 0; i < size.points(); ++i) {
      if (setup.At(size.At(i)) == color)
        stones.values.push_back({SgfPointName(size.At(i), size), {}});
    }
    if (!stones.values.empty()) tree.nodes.back().properties.push_back(std::move(stones));
  }
  add("PL", spec::Letter(to_move));
  for (const spec::Move& move : moves) {
    tree.nodes.back().children = {static_cast<int>(tree.nodes.size())};
    tree.nodes.emplace_back();
    add(spec::Letter(move.player), move.IsPass() ? "" : SgfPointName(*move.at, size));
  }
  return tree;
}

}  // namespace hotstone::formats
