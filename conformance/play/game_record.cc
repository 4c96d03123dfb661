#include "conformance/play/game_record.h"

#include <utility>

#include "absl/strings/str_cat.h"

namespace hotstone::conformance {
namespace {

void Add(formats::SgfNode& node, const std::string& name, const std::string& text) {
  if (!text.empty())
    node.properties.push_back({name, {formats::SgfValue{formats::EscapeSgf(text), {}}}, {}});
}

}  // namespace

formats::SgfTree GameRecord(const Referee& referee, const RecordTitles& titles) {
  const spec::BoardSize& size = referee.position().size();
  formats::SgfTree tree =
      formats::SgfRecord(referee.rules_in_force(), referee.setup(), referee.first_to_move(), {});
  formats::SgfNode& root = tree.nodes[0];
  if (referee.handicap_stones()) {
    Add(root, "HA", absl::StrCat(referee.setup().StoneCount(spec::Color::kBlack)));
  }
  Add(root, "PB", titles.black);
  Add(root, "PW", titles.white);
  Add(root, "RE", titles.result);
  Add(root, "C", titles.comment);
  for (const Event& event : referee.events()) {
    formats::SgfProperty property;
    if (event.move.has_value()) {
      property.name = spec::Letter(event.move->player);
      property.values.push_back(
          {event.move->IsPass() ? "" : formats::SgfPointName(*event.move->at, size), {}});
    } else {
      property.name = "AE";
      for (const spec::Point p : event.agreed_dead) {
        property.values.push_back({formats::SgfPointName(p, size), {}});
      }
      if (property.values.empty()) continue;  // nothing was removed
    }
    tree.nodes.back().children = {static_cast<int>(tree.nodes.size())};
    tree.nodes.emplace_back();
    tree.nodes.back().properties.push_back(std::move(property));
  }
  return tree;
}

}  // namespace hotstone::conformance
