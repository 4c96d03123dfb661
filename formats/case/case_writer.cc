#include "formats/case/case_writer.h"

#include <nlohmann/json.hpp>

#include "spec/rules/rule_switches.h"

namespace hotstone::formats {
namespace {

using Json = nlohmann::ordered_json;

Json Points(const std::vector<spec::Point>& points) {
  Json list = Json::array();
  for (const spec::Point p : points) list.push_back(spec::PointName(p));
  return list;
}

// A whole number if possible, so that 8 is not written 8.0.
Json HalfPoints(int x2) { return x2 % 2 == 0 ? Json(x2 / 2) : Json(x2 / 2.0); }

Json Stones(const spec::Position& position, spec::Color color) {
  std::vector<spec::Point> points;
  for (int i = 0; i < position.size().points(); ++i) {
    const spec::Point p = position.size().At(i);
    if (position.At(p) == color) points.push_back(p);
  }
  return Points(points);
}

// The preset's name, or an object of it and the keys that differ.
Json Rules(const spec::RuleSet& rules) {
  const spec::RuleSet* base = &spec::Presets()[0];
  for (const spec::RuleSet& preset : spec::Presets()) {
    if (preset.preset == rules.preset) base = &preset;
  }
  if (rules == *base) return rules.preset;
  Json object = {{"preset", base->preset}};
  const auto keys = spec::RuleKeys(rules);
  const auto base_keys = spec::RuleKeys(*base);
  for (size_t i = 0; i < keys.size(); ++i) {
    const auto& [key, text] = keys[i];
    if (text == base_keys[i].second || (spec::IsSwitch(key) && !spec::HasEffect(rules, key)))
      continue;
    if (key == "end_passes") {
      object[key] = rules.end_passes;
    } else if (key == "handicap") {
      object[key] = rules.handicap;
    } else if (key == "compensation") {
      object[key] = HalfPoints(rules.compensation_x2);
    } else if (key == "capture_ends") {
      object[key] = rules.capture_ends;
    } else {
      object[key] = text;
    }
  }
  return object;
}

Json ToJson(const ExpectMove& e) {
  Json object = {
      {"after", e.after}, {"color", spec::Letter(e.move.player)}, {"at", spec::MoveName(e.move)}};
  if (e.why.has_value()) object["why"] = spec::IllegalityName(*e.why);
  return object;
}
Json ToJson(const ExpectPoints& e) {
  return {{"after", e.after}, {"color", spec::Letter(e.color)}, {"points", Points(e.points)}};
}
Json ToJson(const ExpectCount& e) {
  return {{"after", e.after}, {"color", spec::Letter(e.color)}, {"count", e.count}};
}
Json ToJson(const ExpectRows& e) { return {{"after", e.after}, {"rows", e.position.ToRows()}}; }
Json ToJson(const ExpectLiberties& e) {
  Json of = Json::object();
  for (const auto& [point, count] : e.of) of[spec::PointName(point)] = count;
  return {{"after", e.after}, {"of", of}};
}
Json ToJson(const ExpectArea& e) { return {{"after", e.after}, {"B_minus_W", e.difference}}; }
Json ToJson(const ExpectOutcome& e) {
  Json object = {{"after", e.after},
                 {"winner", e.winner.has_value() ? spec::Letter(*e.winner) : "draw"}};
  if (e.by_x2.has_value()) object["by"] = HalfPoints(*e.by_x2);
  return object;
}
Json ToJson(const ExpectState& e) { return {{"after", e.after}, {"is", e.is}}; }
Json ToJson(const ExpectKoClass& e) {
  Json object = {{"after", e.after}, {"class", e.ko_class}};
  if (!e.disturber.empty()) object["disturber"] = e.disturber;
  return object;
}
Json ToJson(const ExpectValue& e) { return {{"after", e.after}, {"lo", e.lo}, {"hi", e.hi}}; }

template <typename Item>
void Put(Json& expect, const char* key, const std::vector<Item>& items) {
  if (items.empty()) return;
  Json list = Json::array();
  for (const Item& item : items) list.push_back(ToJson(item));
  expect[key] = std::move(list);
}

Json Expect(const Expectations& e) {
  Json object = Json::object();
  Put(object, "legal", e.legal);
  Put(object, "illegal", e.illegal);
  Put(object, "legal_set", e.legal_set);
  Put(object, "legal_count", e.legal_count);
  Put(object, "ko_points", e.ko_points);
  Put(object, "rows", e.rows);
  if (!e.captured_by.empty()) {
    Json list = Json::array();
    for (const ExpectPoints& item : e.captured_by) {
      list.push_back({{"after", item.after}, {"points", Points(item.points)}});
    }
    object["captured_by"] = std::move(list);
  }
  if (e.captured_total.has_value()) {
    Json total = Json::object();
    if (e.captured_total->black.has_value()) total["B"] = *e.captured_total->black;
    if (e.captured_total->white.has_value()) total["W"] = *e.captured_total->white;
    object["captured_total"] = std::move(total);
  }
  Put(object, "liberties", e.liberties);
  Put(object, "area", e.area);
  Put(object, "outcome", e.outcome);
  Put(object, "ended", e.ended);
  Put(object, "paused", e.paused);
  Put(object, "ko_class", e.ko_class);
  Put(object, "value", e.value);
  return object;
}

}  // namespace

std::string WriteCase(const Case& c) {
  Json line = Json::object();
  line["schema"] = kCaseSchema;
  line["id"] = c.id;
  if (!c.source.empty()) line["source"] = c.source;
  line["size"] = {c.setup.size().cols(), c.setup.size().rows()};
  line["setup"] = Json::object();
  line["setup"]["B"] = Stones(c.setup, spec::Color::kBlack);
  line["setup"]["W"] = Stones(c.setup, spec::Color::kWhite);
  line["to_move"] = spec::Letter(c.to_move);
  if (c.free_turns) line["free_turns"] = true;
  Json moves = Json::array();
  for (const CaseEntry& entry : c.moves) {
    if (entry.dead.has_value()) {
      moves.push_back(Json::array({"dead", Points(*entry.dead)}));
    } else {
      moves.push_back(Json::array({spec::Letter(entry.move.player), spec::MoveName(entry.move)}));
    }
  }
  line["moves"] = std::move(moves);
  line["rules"] = Rules(c.rules);
  line["expect"] = Expect(c.expect);
  return line.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace hotstone::formats
