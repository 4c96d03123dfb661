// The expectations of a case as a list of questions to the game: each with its moment, its key, the
// expected value in words, and a function that asks.
//
// Each kind of expectation has its own function that adds it. Compare checks whether the found
// value is the expected one; only on a mismatch does it build the words for the found value and
// look up the deciding clause. PointsText adds the missing and the extra points. A value is
// asked of the caller's solver, and is unknown without one. The runner (case_runner) goes through
// the game once and asks each question at its moment.
//
// For example, "area":[{"after":0,"B_minus_W":1}] on an empty board becomes the question area[0]
// after 0, with the expected text 1. The area difference found is 0, so the answer fails, with the
// text 0 and the clause ING96-R6.
#include "conformance/judge/case_checks.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "conformance/judge/cited_clause.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"
#include "spec/counting/outcome.h"

namespace hotstone::conformance {
namespace {

using formats::Expectations;
using formats::ExpectMove;
using formats::ExpectValue;
using spec::Game;
using Verdict = CheckAnswer::Verdict;

// The found value is put into words, and the clause looked up, only on a mismatch.
template <typename Found, typename Clause>
CheckAnswer Compare(bool equal, Found found, Clause clause) {
  if (equal) return {};
  return {Verdict::kFails, found(), std::string(clause())};
}
// The clause is Ing's, or Tromp-Taylor's if the rules follow their text.
template <typename Found>
CheckAnswer Compare(bool equal, Found found, const Game& game, const char* ing,
                    const char* tromp_taylor) {
  return Compare(equal, found, [&] { return OwnClause(game.rules(), ing, tromp_taylor); });
}

std::string Asked(spec::Color color, const std::string& what) {
  return absl::StrCat(spec::Letter(color), " ", what);
}

// The found points and the differences.
std::string PointsText(const std::vector<spec::Point>& found,
                       const std::vector<spec::Point>& expected) {
  const auto without = [](const std::vector<spec::Point>& from,
                          const std::vector<spec::Point>& taken) {
    std::vector<spec::Point> rest;
    for (const spec::Point p : from) {
      if (std::find(taken.begin(), taken.end(), p) == taken.end()) rest.push_back(p);
    }
    return rest;
  };
  std::string text = spec::PointNames(found);
  const auto missing = without(expected, found);
  const auto extra = without(found, expected);
  if (!missing.empty()) absl::StrAppend(&text, " (missing ", spec::PointNames(missing), ")");
  if (!extra.empty()) absl::StrAppend(&text, " (also ", spec::PointNames(extra), ")");
  return text;
}

std::string OutcomeText(const std::optional<spec::Color>& winner, const std::optional<int>& by_x2) {
  std::string text = winner.has_value() ? spec::Letter(*winner) : "draw";
  if (by_x2.has_value()) absl::StrAppend(&text, " by ", spec::HalfPoints(*by_x2));
  return text;
}

// The clause that forbids a missing play that should have been legal; otherwise the general clause.
std::string SetClause(const Game& game, spec::Color color, const std::vector<spec::Point>& expected,
                      const std::vector<spec::Point>& found) {
  for (const spec::Point p : expected) {
    if (std::find(found.begin(), found.end(), p) != found.end()) continue;
    const spec::Ruling ruling = game.Judge({color, p});
    if (ruling.why.has_value()) return std::string(CitedClause(ruling, game));
  }
  return std::string(OwnClause(game.rules(), "ING96-R3", "TT-MOVE"));
}

// The rule that the layers in force render.
std::string KoClause(const spec::RuleSet& rules) {
  if (!rules.cycle.empty()) return std::string(spec::CycleLayerClause(rules));
  return std::string(spec::IllegalityClause(spec::Illegality::kHotStone));
}

CheckAnswer AskLiberties(const Game& game, spec::Point p, int expected) {
  const std::string_view clause = OwnClause(game.rules(), "ING96-G403", "TT-CHAIN");
  if (game.position().IsEmpty(p)) return {Verdict::kFails, "no stone there", std::string(clause)};
  const int found = static_cast<int>(spec::ChainAt(game.position(), p).liberties.size());
  return Compare(
      found == expected, [&] { return absl::StrCat(found); }, [&] { return clause; });
}

CheckAnswer AskValue(const Game& game, const ExpectValue& e, const ValueSolver& solver) {
  if (!solver) return {Verdict::kUnknown, "unknown: not implemented", "ING96-R5"};
  const auto interval = solver(game.situation(), game.rules());
  if (!interval.ok()) {
    return {Verdict::kUnknown, absl::StrCat("unknown: ", std::string(interval.status().message())),
            "ING96-R5"};
  }
  return Compare(
      interval->first == e.lo && interval->second == e.hi,
      [&] { return absl::StrCat("[", interval->first, ", ", interval->second, "]"); },
      [] { return "ING96-R5"; });
}

// Collects the questions, numbering those of one key.
class Collector {
 public:
  Collector() { checks_.reserve(kUsualChecks); }

  template <typename Items, typename Expected, typename Ask>
  void AddAll(const char* key, const Items& items, Expected expected, Ask ask) {
    for (size_t i = 0; i < items.size(); ++i) {
      const auto& e = items[i];
      Add(
          e.after, {key, i, {}}, [&e, expected] { return expected(e); },
          [&e, ask](const Game& game) { return ask(game, e); });
    }
  }
  void Add(int after, CheckKey key, std::function<std::string()> expected,
           std::function<CheckAnswer(const Game&)> ask) {
    checks_.push_back({after, std::move(key), std::move(expected), std::nullopt, std::move(ask)});
  }
  CaseCheck& Last() { return checks_.back(); }
  std::vector<CaseCheck> Take() { return std::move(checks_); }

 private:
  // Most cases ask no more, so this much room is reserved at once.
  static constexpr size_t kUsualChecks = 8;

  std::vector<CaseCheck> checks_;
};

void AddMoves(const Expectations& e, Collector& out) {
  out.AddAll(
      "legal", e.legal, [](const auto& x) { return RulingText(x.move, {}); },
      [](const Game& game, const auto& x) {
        const spec::Ruling ruling = game.Judge(x.move);
        return Compare(
            ruling.legal(), [&] { return RulingText(x.move, ruling); },
            [&] { return CitedClause(ruling, game); });
      });
  for (size_t i = 0; i < e.illegal.size(); ++i) {
    const ExpectMove& x = e.illegal[i];
    const auto expected = [&x] {
      return x.why.has_value() ? RulingText(x.move, {x.why})
                               : absl::StrCat(PlayerMove(x.move), " illegal");
    };
    out.Add(x.after, {"illegal", i, {}}, expected, [&x](const Game& game) {
      const spec::Ruling ruling = game.Judge(x.move);
      const auto why = ruling.legal() ? x.why : ruling.why;
      return Compare(
          !ruling.legal() && (!x.why.has_value() || x.why == ruling.why),
          [&] { return RulingText(x.move, ruling); },
          [&] {
            return why.has_value() ? CitedClause(ruling.legal() ? spec::Ruling{why} : ruling, game)
                                   : "-";
          });
    });
    out.Last().refused = x.move;
  }
}

void AddPointSets(const Expectations& e, Collector& out) {
  const auto expected = [](const auto& x) { return Asked(x.color, spec::PointNames(x.points)); };
  out.AddAll("legal_set", e.legal_set, expected, [](const Game& game, const auto& x) {
    const auto found = game.LegalPoints(x.color);
    return Compare(
        found == x.points, [&] { return Asked(x.color, PointsText(found, x.points)); },
        [&] { return SetClause(game, x.color, x.points, found); });
  });
  out.AddAll(
      "legal_count", e.legal_count,
      [](const auto& x) { return Asked(x.color, absl::StrCat(x.count)); },
      [](const Game& game, const auto& x) {
        const auto found = game.LegalPoints(x.color);
        return Compare(
            static_cast<int>(found.size()) == x.count,
            [&] { return Asked(x.color, absl::StrCat(found.size())); }, game, "ING96-R3",
            "TT-MOVE");
      });
  out.AddAll("ko_points", e.ko_points, expected, [](const Game& game, const auto& x) {
    const auto found = game.KoPoints(x.color);
    return Compare(
        found == x.points, [&] { return Asked(x.color, PointsText(found, x.points)); },
        [&] { return KoClause(game.rules()); });
  });
}

void AddBoard(const Expectations& e, int plies, Collector& out) {
  out.AddAll(
      "rows", e.rows, [](const auto& x) { return x.position.ToText(); },
      [](const Game& game, const auto& x) {
        return Compare(
            game.position() == x.position, [&] { return game.position().ToText(); }, game,
            "ING96-R4", "TT-MOVE");
      });
  out.AddAll(
      "captured_by", e.captured_by, [](const auto& x) { return spec::PointNames(x.points); },
      [](const Game& game, const auto& x) {
        const auto found = RemovedBy(game, x.after);
        return Compare(
            found == x.points, [&] { return PointsText(found, x.points); }, game, "ING96-R4",
            "TT-MOVE");
      });
  for (const spec::Color color : {spec::Color::kBlack, spec::Color::kWhite}) {
    if (!e.captured_total.has_value()) break;
    const auto& total =
        color == spec::Color::kBlack ? e.captured_total->black : e.captured_total->white;
    if (!total.has_value()) continue;
    out.Add(
        plies, {"captured_total", std::nullopt, spec::Letter(color)},
        [&total] { return absl::StrCat(*total); },
        [color, &total](const Game& game) {
          const int found = game.RemovedStones(color);
          return Compare(
              found == *total, [&] { return absl::StrCat(found); }, game, "ING96-R4", "TT-MOVE");
        });
  }
  for (size_t i = 0; i < e.liberties.size(); ++i) {
    for (const auto& [point, count] : e.liberties[i].of) {
      out.Add(
          e.liberties[i].after, {"liberties", i, spec::PointName(point)},
          [n = count] { return absl::StrCat(n); },
          [p = point, n = count](const Game& game) { return AskLiberties(game, p, n); });
    }
  }
}

void AddResults(const Expectations& e, const ValueSolver& solver, Collector& out) {
  out.AddAll(
      "area", e.area, [](const auto& x) { return absl::StrCat(x.difference); },
      [](const Game& game, const auto& x) {
        const int found = spec::CountArea(game.position()).Difference();
        return Compare(
            found == x.difference, [&] { return absl::StrCat(found); }, game, "ING96-R6",
            "TT-COUNT");
      });
  out.AddAll(
      "outcome", e.outcome, [](const auto& x) { return OutcomeText(x.winner, x.by_x2); },
      [](const Game& game, const auto& x) {
        const spec::Outcome found = spec::Decide(game.position(), game.rules());
        return Compare(
            found.winner == x.winner && (!x.by_x2.has_value() || found.margin_x2 == *x.by_x2),
            [&] { return OutcomeText(found.winner, found.margin_x2); }, game, "ING96-R6",
            "TT-COUNT");
      });
  const auto is = [](const auto& x) { return std::string(x.is ? "true" : "false"); };
  out.AddAll("ended", e.ended, is, [](const Game& game, const auto& x) {
    return Compare(
        game.ended() == x.is, [&] { return game.ended() ? "true" : "false"; },
        [&] { return EndClause(game.rules()); });
  });
  out.AddAll("paused", e.paused, is, [](const Game& game, const auto& x) {
    return Compare(
        game.paused() == x.is, [&] { return game.paused() ? "true" : "false"; },
        [] { return "ING96-G305"; });
  });
  out.AddAll(
      "ko_class", e.ko_class,
      [](const auto& x) {
        return x.disturber.empty() ? x.ko_class
                                   : absl::StrCat(x.ko_class, ", disturber ", x.disturber);
      },
      AskKoClass);
  out.AddAll(
      "value", e.value, [](const auto& x) { return absl::StrCat("[", x.lo, ", ", x.hi, "]"); },
      [&solver](const Game& game, const auto& x) { return AskValue(game, x, solver); });
}

}  // namespace

std::string CheckKey::ToString() const {
  std::string text(list);
  if (item.has_value()) absl::StrAppend(&text, "[", *item, "]");
  if (!part.empty()) absl::StrAppend(&text, ".", part);
  return text;
}

std::vector<spec::Point> RemovedBy(const Game& game, int n) {
  const Game::Ply& ply = game.plies()[static_cast<size_t>(n - 1)];
  std::vector<spec::Point> points = ply.captured;
  points.insert(points.end(), ply.self_removed.begin(), ply.self_removed.end());
  const spec::BoardSize size = game.position().size();
  std::sort(points.begin(), points.end(),
            [&](spec::Point a, spec::Point b) { return size.Index(a) < size.Index(b); });
  return points;
}

std::string PlayerMove(const spec::Move& move) {
  return absl::StrCat(spec::Letter(move.player), " ", spec::MoveName(move));
}

std::string RulingText(const spec::Move& move, const spec::Ruling& ruling) {
  if (ruling.legal()) return absl::StrCat(PlayerMove(move), " legal");
  return absl::StrCat(PlayerMove(move),
                      " illegal: ", std::string(spec::IllegalityName(*ruling.why)));
}

std::vector<CaseCheck> ChecksOf(const formats::Case& c, int plies, const ValueSolver& solver) {
  Collector out;
  AddMoves(c.expect, out);
  AddPointSets(c.expect, out);
  AddBoard(c.expect, plies, out);
  AddResults(c.expect, solver, out);
  return out.Take();
}

}  // namespace hotstone::conformance
