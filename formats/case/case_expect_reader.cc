// Reads the `expect` object of a case: fifteen keys, each a list of small objects, except
// captured_total.
//
// Take reads one key with a function for its type, First keeps the first error of several reads,
// and TakeList does the same for each item of a list. With these, each kind of expectation is a
// function of a few lines: its permitted keys, and the meaning of each. ParseExpectations combines
// them. CheckMoments then checks the case as a whole: nothing may be expected after more moves than
// there are, captured_by asks about a ply and so begins at 1, and a value exists only under rules
// of finite memory.
//
// For example {"legal":[{"after":0,"color":"B","at":"A1"}]} expects that at the start Black may
// play A1. With an extra key, "why":"superko", the item is rejected: expect.legal[0]: unknown key
// "why"; good keys: after, color, at. A reason belongs to something expected to be illegal.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "formats/case/case_reader.h"

namespace hotstone::formats {
namespace {

// More plies than any case has; CheckMoments() then checks the exact bound.
constexpr int kMostPlies = 1'000'000'000;
constexpr int kMostPoints = spec::kMaxSide * spec::kMaxSide;
// Fill-in counting: two points for every stone of a set, and compensation.
constexpr int kMostMargin = 4 * kMostPoints;

// Reads `key` of `field` with `read` into `out`.
template <typename Value, typename Read>
absl::Status Take(const FieldReader& field, std::string_view key, Value& out, Read read) {
  ASSIGN_OR_RETURN(const auto value, field.Need(key));
  ASSIGN_OR_RETURN(out, read(value));
  return absl::OkStatus();
}

absl::Status First(std::initializer_list<absl::Status> all) {
  for (const absl::Status& status : all) {
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status TakeInteger(const FieldReader& field, std::string_view key, int low, int high,
                         int& out) {
  return Take(field, key, out, [&](const FieldReader& f) { return f.Integer(low, high); });
}
absl::Status TakeAfter(const FieldReader& field, int& out) {
  return TakeInteger(field, "after", 0, kMostPlies, out);
}
absl::Status TakeColor(const FieldReader& field, spec::Color& out) {
  return Take(field, "color", out, [](const FieldReader& f) { return f.Color(); });
}

absl::StatusOr<spec::Illegality> ReadWhy(const FieldReader& field) {
  ASSIGN_OR_RETURN(const auto word,
                   field.OneOf({"occupied", "no-variation", "self-removal", "hot-stone",
                                "recycling", "superko", "off-board", "game-over", "handicap"}));
  return *spec::IllegalityFromName(word);
}

absl::Status ReadMove(const FieldReader& field, bool with_why, ExpectMove& e) {
  const auto keys = with_why ? field.CheckKeys({"after", "color", "at", "why"})
                             : field.CheckKeys({"after", "color", "at"});
  RETURN_IF_ERROR(First({keys, TakeAfter(field, e.after), TakeColor(field, e.move.player)}));
  const spec::Color player = e.move.player;
  RETURN_IF_ERROR(
      Take(field, "at", e.move, [&](const FieldReader& f) { return f.MoveOf(player); }));
  return field.Has("why") ? Take(field, "why", e.why, ReadWhy) : absl::OkStatus();
}

absl::Status ReadPoints(const FieldReader& field, const spec::BoardSize& size, bool with_color,
                        ExpectPoints& e) {
  const auto keys = with_color ? field.CheckKeys({"after", "color", "points"})
                               : field.CheckKeys({"after", "points"});
  return First(
      {keys, TakeAfter(field, e.after), with_color ? TakeColor(field, e.color) : absl::OkStatus(),
       Take(field, "points", e.points, [&](const FieldReader& f) { return f.PointSet(size); })});
}

absl::Status ReadTotal(const FieldReader& field, ExpectTotal& e) {
  RETURN_IF_ERROR(field.CheckKeys({"B", "W"}));
  if (field.node().count == 0) return field.Error("expected the key B, W or both");
  const auto read = [](const FieldReader& f) { return f.Integer(0, kMostPlies); };
  return First({field.Has("B") ? Take(field, "B", e.black, read) : absl::OkStatus(),
                field.Has("W") ? Take(field, "W", e.white, read) : absl::OkStatus()});
}

absl::Status ReadLiberties(const FieldReader& field, const spec::BoardSize& size,
                           ExpectLiberties& e) {
  RETURN_IF_ERROR(First({field.CheckKeys({"after", "of"}), TakeAfter(field, e.after)}));
  ASSIGN_OR_RETURN(const auto of, field.Need("of"));
  RETURN_IF_ERROR(of.CheckObject());
  if (of.node().count == 0) return of.Error("expected at least one point");
  for (const FieldReader& value : of.Members()) {
    const auto point = spec::ParsePoint(value.node().key.substr(0, 4), size);
    if (!point.ok()) return value.Error(std::string(point.status().message()));
    ASSIGN_OR_RETURN(const auto count, value.Integer(0, kMostPoints));
    for (const auto& [known, ignored] : e.of) {
      if (known == *point)
        return value.Error(absl::StrCat(spec::PointName(*point), " comes twice"));
    }
    e.of.emplace_back(*point, count);
  }
  std::sort(e.of.begin(), e.of.end(), [&](const auto& a, const auto& b) {
    return size.Index(a.first) < size.Index(b.first);
  });
  return absl::OkStatus();
}

absl::Status ReadOutcome(const FieldReader& field, ExpectOutcome& e) {
  std::string_view winner;
  RETURN_IF_ERROR(First({field.CheckKeys({"after", "winner", "by"}), TakeAfter(field, e.after),
                         Take(field, "winner", winner, [](const FieldReader& f) {
                           return f.OneOf({"B", "W", "draw"});
                         })}));
  if (winner != "draw") e.winner = winner == "B" ? spec::Color::kBlack : spec::Color::kWhite;
  if (!field.Has("by")) return absl::OkStatus();
  RETURN_IF_ERROR(
      Take(field, "by", e.by_x2, [](const FieldReader& f) { return f.HalfPoints(kMostMargin); }));
  if (*e.by_x2 < 0)
    return field.At("by").Error(
        "a margin cannot be negative; the winner's colour says whose it is");
  return absl::OkStatus();
}

absl::Status ReadState(const FieldReader& field, ExpectState& e) {
  return First({field.CheckKeys({"after", "is"}), TakeAfter(field, e.after),
                Take(field, "is", e.is, [](const FieldReader& f) { return f.Boolean(); })});
}

absl::Status ReadKoClass(const FieldReader& field, ExpectKoClass& e) {
  const auto status =
      First({field.CheckKeys({"after", "class", "disturber"}), TakeAfter(field, e.after),
             Take(field, "class", e.ko_class, [](const FieldReader& f) {
               return f.OneOf({"fighting", "disturbing", "unclassified"});
             })});
  if (!status.ok() || !field.Has("disturber")) return status;
  return Take(field, "disturber", e.disturber, [](const FieldReader& f) {
    return f.OneOf({"B", "W", "either"});
  });
}

absl::Status ReadValue(const FieldReader& field, ExpectValue& e) {
  const auto status = First({field.CheckKeys({"after", "lo", "hi"}), TakeAfter(field, e.after),
                             TakeInteger(field, "lo", -kMostPoints, kMostPoints, e.lo),
                             TakeInteger(field, "hi", -kMostPoints, kMostPoints, e.hi)});
  if (status.ok() && e.lo > e.hi) return field.Error("lo is greater than hi");
  return status;
}

// Reads the list at `key`, if there is one: each item with `read` into a copy of `blank`.
template <typename Item, typename Read>
absl::Status TakeList(const FieldReader& expect, std::string_view key, std::vector<Item>& out,
                      Item blank, Read read) {
  if (!expect.Has(key)) return absl::OkStatus();
  ASSIGN_OR_RETURN(const auto items, expect.At(key).Items());
  out.reserve(static_cast<size_t>(items.size()));
  for (const FieldReader& item : items) {
    Item e = blank;
    RETURN_IF_ERROR(read(item, e));
    out.push_back(std::move(e));
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status ParseExpectations(const FieldReader& expect, const spec::BoardSize& size,
                               Expectations& e) {
  RETURN_IF_ERROR(expect.CheckKeys({"legal", "illegal", "legal_set", "legal_count", "ko_points",
                                    "rows", "captured_by", "captured_total", "liberties", "area",
                                    "outcome", "ended", "paused", "ko_class", "value"}));
  const auto coloured = [&](const FieldReader& f, ExpectPoints& x) {
    return ReadPoints(f, size, true, x);
  };
  RETURN_IF_ERROR(First({
      TakeList(expect, "legal", e.legal, {},
               [](const auto& f, auto& x) { return ReadMove(f, false, x); }),
      TakeList(expect, "illegal", e.illegal, {},
               [](const auto& f, auto& x) { return ReadMove(f, true, x); }),
      TakeList(expect, "legal_set", e.legal_set, {}, coloured),
      TakeList(expect, "legal_count", e.legal_count, {},
               [](const FieldReader& f, ExpectCount& x) {
                 return First({f.CheckKeys({"after", "color", "count"}), TakeAfter(f, x.after),
                               TakeColor(f, x.color),
                               TakeInteger(f, "count", 0, kMostPoints, x.count)});
               }),
      TakeList(expect, "ko_points", e.ko_points, {}, coloured),
      TakeList(expect, "rows", e.rows, ExpectRows{0, spec::Position(size)},
               [&](const FieldReader& f, ExpectRows& x) {
                 return First(
                     {f.CheckKeys({"after", "rows"}), TakeAfter(f, x.after),
                      Take(f, "rows", x.position, [&](const auto& r) { return r.Rows(size); })});
               }),
      TakeList(expect, "captured_by", e.captured_by, {},
               [&](const auto& f, auto& x) { return ReadPoints(f, size, false, x); }),
      TakeList(expect, "liberties", e.liberties, {},
               [&](const auto& f, auto& x) { return ReadLiberties(f, size, x); }),
      TakeList(expect, "area", e.area, {},
               [](const FieldReader& f, ExpectArea& x) {
                 return First(
                     {f.CheckKeys({"after", "B_minus_W"}), TakeAfter(f, x.after),
                      TakeInteger(f, "B_minus_W", -kMostPoints, kMostPoints, x.difference)});
               }),
      TakeList(expect, "outcome", e.outcome, {}, ReadOutcome),
      TakeList(expect, "ended", e.ended, {}, ReadState),
      TakeList(expect, "paused", e.paused, {}, ReadState),
      TakeList(expect, "ko_class", e.ko_class, {}, ReadKoClass),
      TakeList(expect, "value", e.value, {}, ReadValue),
  }));
  if (!expect.Has("captured_total")) return absl::OkStatus();
  return ReadTotal(expect.At("captured_total"), e.captured_total.emplace());
}

absl::Status CheckMoments(const FieldReader& expect, const Case& c) {
  const auto moves = std::count_if(c.moves.begin(), c.moves.end(),
                                   [](const CaseEntry& entry) { return !entry.dead.has_value(); });
  for (const FieldReader& list : expect.Members()) {
    const std::string_view key = list.node().key;
    if (key == "captured_total") continue;
    for (const FieldReader& item : list.Members()) {
      const auto after = item.At("after");
      if (after.node().integer > moves) {
        return after.Error(absl::StrCat(after.node().integer, " is too many, the case has ",
                                        Counted(moves, "move")));
      }
      if (key == "captured_by" && after.node().integer == 0) {
        return after.Error("captured_by asks what a ply removed; the first ply is 1");
      }
      if (key == "value" && !c.rules.HasFiniteMemory()) {
        return item.Error(absl::StrCat(
            "value is defined only under rules of finite memory (cycle none), not under ",
            spec::RuleSetName(c.rules)));
      }
    }
  }
  return absl::OkStatus();
}

}  // namespace hotstone::formats
