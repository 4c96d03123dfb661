// A case as questions with the law's answers, for an engine that knows only GTP.
//
// Planner walks through the game of the case by the law. At each moment it asks for the stones if
// the case expects them or something was removed, then for every play that the case mentions,
// directly or in a set of points. A question carries the ruling that the engine is held to, with
// its clause; whether the case's own rules disagree (differs); and whether an engine may
// legitimately see it differently (open), for example after two passes, which many engines take for
// the end. At the last moment with something expected to be illegal, illegal plays are tried and
// everything is asked once more, and at the end plies are taken back (ask_again.h). Expectations
// that GTP cannot express are counted by reason. A case that does not hold under its own rules
// (judge/case_runner.h) is set aside, so that no engine is blamed by a wrong case.
//
// For example, the case of a white stone on B1 of a board of two points, the move Black A1, and the
// expectation that White may then not play B1, becomes three questions. The move itself is legal,
// as a capture; then comes the board, with a black stone on A1; then White's B1, which is illegal
// as a hot stone by ING96-G508.
#include "conformance/ask/conform_plan.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "conformance/ask/ask_again.h"
#include "conformance/judge/case_runner.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/game.h"

namespace hotstone::conformance {
namespace {

using formats::Case;
using spec::Color;
using spec::Game;
using spec::Move;
using spec::Point;
using Kind = ConformQuestion::Kind;

constexpr char kNoCommand[] = "GTP has no command for it";

// Whether a rule's memory includes players, either the player to move or the player who played: an
// engine that keeps no turns may then infer them from the order of the moves. (Some keep a step of
// `fixed` with its player.)
bool LooksAtTurns(spec::Cycle cycle) {
  const spec::CycleTraits traits = spec::TraitsOf(cycle);
  const bool positions_alone = traits.superko && traits.by_result && !traits.with_player;
  return traits.has_memory && !positions_alone;
}

class Planner {
 public:
  Planner(const Case& c, const PlanOptions& options)
      : case_(c), options_(options), refused_(c), plan_(c) {
    if (options.rules.has_value()) plan_.rules = *options.rules;
    for (const formats::ExpectMove& e : c.expect.illegal) {
      last_illegal_ = std::max(last_illegal_, e.after);
      first_illegal_ = first_illegal_ < 0 ? e.after : std::min(first_illegal_, e.after);
    }
    own_rules_ = plan_.rules == c.rules;
  }

  ConformPlan Plan() {
    CountNotAsked();
    auto held = Game::Create(plan_.rules, case_.setup, case_.to_move);
    if (!held.ok()) return SetAside("the setup is not a legal position");
    seen_.insert(case_.setup.cells());
    Walk(*held);
    if (!irregular_) AskAgainAfterUndo(plan_);
    if (!Holds()) {
      plan_.questions.clear();
      return SetAside("the case fails under its own rules (hotstone check shows where)");
    }
    return std::move(plan_);
  }

 private:
  ConformPlan SetAside(std::string why) {
    plan_.set_aside = std::move(why);
    return std::move(plan_);
  }

  // Whether what was asked about is as the case expects under its own rules.
  bool Holds() const {
    if (!own_rules_) return in_turn_;
    const auto reached = static_cast<int>(plan_.plies.size());
    const std::set<std::string> asked = {"moves",       "legal",     "illegal", "legal_set",
                                         "legal_count", "ko_points", "rows",    "captured_by"};
    const CaseReport report = RunCase(case_, {});
    return std::none_of(report.findings.begin(), report.findings.end(), [&](const CaseFinding& f) {
      return asked.contains(f.key.substr(0, f.key.find('['))) && f.after.value_or(0) <= reached;
    });
  }

  void NotAsked(const std::string& what, std::string_view why, int64_t count = 1) {
    if (count > 0) plan_.not_asked[absl::StrCat(what, ": ", std::string(why))] += count;
  }

  void CountNotAsked() {
    const formats::Expectations& e = case_.expect;
    const auto size = [](const auto& list) { return static_cast<int64_t>(list.size()); };
    int64_t liberties = 0;
    for (const auto& item : e.liberties) liberties += size(item.of);
    NotAsked("liberties", kNoCommand, liberties);
    NotAsked("captured_total", kNoCommand, e.captured_total.has_value() ? 1 : 0);
    NotAsked("area", kNoCommand, size(e.area));
    NotAsked("ended", kNoCommand, size(e.ended));
    NotAsked("paused", kNoCommand, size(e.paused));
    NotAsked("ko_class", kNoCommand, size(e.ko_class));
    NotAsked("value", kNoCommand, size(e.value));
    if (!options_.score) NotAsked("outcome", "only with --score", size(e.outcome));
  }

  void Walk(Game& held) {
    AskAt(held, nullptr, 0);
    for (size_t i = 0; i < case_.moves.size(); ++i) {
      const formats::CaseEntry& entry = case_.moves[i];
      const int plies = static_cast<int>(held.plies().size());
      if (refused_.Contains(plies, entry.move)) continue;
      if (!case_.free_turns && entry.move.player != held.to_move()) in_turn_ = false;
      if (!held.Judge(entry.move).legal()) {
        plan_.set_aside =
            absl::StrCat("a move of the case is not legal under ", spec::RuleSetName(plan_.rules));
        return Stop("after a move that is illegal under these rules", plies);
      }
      AddMove(held, entry.move, i);
      if (entry.move.player != held.to_move()) irregular_ = true;
      held.Play(entry.move);
      if (held.situation().passes >= 2 && !options_.engine_knows_rules) after_two_passes_ = true;
      // The moment after this ply is the same as the moment after the agreement.
      if (AgreementFollows(i + 1, plies + 1)) {
        return Stop("the players agreed on dead stones, for which GTP has no command", plies);
      }
      AskAt(held, &held.plies().back(), plies + 1);
      seen_.insert(held.position().cells());
    }
    Stop("after the last move", static_cast<int>(held.plies().size()));
  }

  // Whether dead stones are agreed on between this many plies and the next one.
  bool AgreementFollows(size_t i, int plies) const {
    while (i < case_.moves.size() && !case_.moves[i].dead.has_value() &&
           refused_.Contains(plies, case_.moves[i].move)) {
      ++i;
    }
    return i < case_.moves.size() && case_.moves[i].dead.has_value();
  }

  // Counts the expectations after `plies` plies, which cannot be reached.
  void Stop(std::string_view why, int plies) {
    const auto count = [&](const char* what, const auto& list) {
      NotAsked(what, why, std::count_if(list.begin(), list.end(), [&](const auto& e) {
                 return e.after > plies;
               }));
    };
    count("legal", case_.expect.legal);
    count("illegal", case_.expect.illegal);
    count("legal_set", case_.expect.legal_set);
    count("legal_count", case_.expect.legal_count);
    count("ko_points", case_.expect.ko_points);
    count("rows", case_.expect.rows);
    count("captured_by", case_.expect.captured_by);
    if (options_.score) count("outcome", case_.expect.outcome);
  }

  void AskAt(const Game& held, const Game::Ply* last, int after) {
    plan_.positions.push_back(held.position());
    asked_.clear();
    rulings_.clear();
    const formats::Expectations& e = case_.expect;
    const size_t begin = plan_.questions.size();
    const auto expects = [after](const auto& list) {
      return std::any_of(list.begin(), list.end(),
                         [after](const auto& x) { return x.after == after; });
    };
    const bool taken = last != nullptr && !(last->captured.empty() && last->self_removed.empty());
    const bool rows = expects(e.rows);
    const bool captured = expects(e.captured_by);
    if (rows || captured || taken) {
      plan_.questions.push_back(BoardQuestion(held, rows       ? "rows"
                                                    : captured ? "captured_by"
                                                               : "captures"));
    }
    const auto each = [&](const char* what, const auto& list, const auto& ask) {
      for (size_t i = 0; i < list.size(); ++i) {
        if (list[i].after == after) ask(absl::StrCat(what, "[", i, "]"), list[i]);
      }
    };
    const auto one = [&](const std::string& key, const formats::ExpectMove& x) {
      AskPlay(held, key, x.move);
    };
    const auto all = [&](const std::string& key, const auto& x) {
      for (const Point p : held.position().EmptyPoints()) AskPlay(held, key, {x.color, p});
    };
    each("legal", e.legal, one);
    each("illegal", e.illegal, one);
    each("legal_set", e.legal_set, all);
    each("legal_count", e.legal_count, all);
    each("ko_points", e.ko_points, all);
    if (options_.score) {
      each("outcome", e.outcome, [&](const std::string& key, const auto&) {
        plan_.questions.push_back(ScoreQuestion(held, key, case_.rules));
      });
    }
    if ((after == first_illegal_ || after == last_illegal_) && !held.ended()) {
      AskIllegal(held, last);
      AskAgainAfterRefusals(begin, plan_);
    }
  }

  // Asks about two plays of the player to move that are illegal on every board and under most
  // rules, if there are such: on the stone that was played last, or any, and without a liberty.
  void AskIllegal(const Game& held, const Game::Ply* last) {
    const spec::Position& position = held.position();
    const spec::BoardSize& size = position.size();
    const Color color = held.to_move();
    std::optional<Point> occupied;
    if (last != nullptr && !last->move.IsPass() && !position.IsEmpty(*last->move.at))
      occupied = last->move.at;
    std::optional<Point> breathless;
    for (int i = 0; i < size.points(); ++i) {
      const Point p = size.At(i);
      const auto around = size.Neighbours(p);
      if (!position.IsEmpty(p)) {
        if (!occupied.has_value()) occupied = p;
      } else if (!breathless.has_value() &&
                 std::none_of(around.begin(), around.end(),
                              [&](Point q) { return position.IsEmpty(q); }) &&
                 (RulingOf(held, {color, p}).why == spec::Illegality::kSelfRemoval ||
                  RulingOf(held, {color, p}).why == spec::Illegality::kNoVariation)) {
        breathless = p;
      }
    }
    if (occupied.has_value()) AskPlay(held, kTriedKey, {color, occupied});
    if (breathless.has_value()) AskPlay(held, kTriedKey, {color, breathless});
  }

  const spec::Ruling& RulingOf(const Game& held, const Move& move) {
    const auto key = std::pair(move.player, move.at);
    const auto known = rulings_.find(key);
    return known != rulings_.end() ? known->second
                                   : rulings_.emplace(key, held.Judge(move)).first->second;
  }

  // The answer under the case's own rules: the case's expectation, or, for a point it does not
  // name, the computed answer.
  bool OwnLegal(const Game& held, const Move& move) {
    const formats::Expectations& e = case_.expect;
    const int after = static_cast<int>(held.plies().size());
    const auto same = [&](const auto& x) { return x.after == after && x.move == move; };
    const auto has = [&](const auto& x) {
      return std::find(x.points.begin(), x.points.end(), *move.at) != x.points.end();
    };
    if (std::any_of(e.legal.begin(), e.legal.end(), same)) return true;
    if (std::any_of(e.illegal.begin(), e.illegal.end(), same)) return false;
    for (const auto& x : e.legal_set) {
      if (x.after == after && x.color == move.player) return has(x);
    }
    for (const auto& x : e.ko_points) {
      if (x.after == after && x.color == move.player && has(x)) return false;
    }
    if (!own_.has_value()) {
      auto game = Game::Create(case_.rules, case_.setup, case_.to_move);
      if (!game.ok()) return false;
      own_ = *std::move(game);
    }
    while (own_->plies().size() < held.plies().size()) {
      if (!own_->Play(plan_.plies[own_->plies().size()]).legal()) return false;
    }
    return own_->Judge(move).legal();
  }

  void AskPlay(const Game& held, const std::string& key, const Move& move) {
    const std::string what = key.substr(0, key.find('['));
    if (move.IsPass()) return NotAsked(what, "a pass is never refused");
    if (!held.position().size().Contains(*move.at)) {
      return NotAsked(what, "GTP does not define points off the board");
    }
    if (held.ended()) return NotAsked(what, "GTP does not define when a game is over");
    if (asked_.contains({move.player, *move.at})) return;
    if (!TurnIsClear(held, move.player))
      return NotAsked(what, "GTP does not define whose turn it is");
    const spec::Ruling& ruling = RulingOf(held, move);
    if (ruling.why == spec::Illegality::kHandicap)
      return NotAsked(what, "GTP has no mandatory passes");
    asked_.insert({move.player, *move.at});
    ConformQuestion q = MoveQuestion(Kind::kPlay, held, key, move, ruling, seen_);
    q.differs = !own_rules_ && OwnLegal(held, move) != ruling.legal();
    q.open = after_two_passes_ || irregular_;
    q.over = after_two_passes_ && !irregular_;
    plan_.questions.push_back(std::move(q));
  }

  // Whether the question means the same to an engine that keeps no turns. Before the first ply
  // either colour may be asked about, unless a rule about repeated positions looks at the player to
  // move. Later only the player to move may be asked about, and after a colour moved twice only if
  // the rules do not look at turns.
  bool TurnIsClear(const Game& held, Color color) const {
    const spec::RuleSet& rules = plan_.rules;
    if (irregular_ &&
        std::any_of(rules.cycle.members().begin(), rules.cycle.members().end(), LooksAtTurns))
      return false;
    if (color == held.to_move()) return true;
    return held.plies().empty() &&
           (rules.cycle.empty() || rules.self_removal != spec::SelfRemoval::kAny);
  }

  void AddMove(const Game& held, const Move& move, size_t index) {
    ConformQuestion q = MoveQuestion(Kind::kMove, held, absl::StrCat("moves[", index, "]"), move,
                                     held.Judge(move), seen_);
    q.open = after_two_passes_ || irregular_ || move.player != held.to_move();
    plan_.plies.push_back(move);
    plan_.questions.push_back(std::move(q));
  }

  const Case& case_;
  const PlanOptions& options_;
  formats::RefusedMoves refused_;
  ConformPlan plan_;
  std::set<std::string> seen_;               // the positions of the game so far
  std::set<std::pair<Color, Point>> asked_;  // at this moment
  int first_illegal_ = -1;                   // the first and the last moment with something that
  int last_illegal_ = -1;                    // must be illegal
  bool after_two_passes_ = false;
  std::map<std::pair<Color, std::optional<Point>>, spec::Ruling> rulings_;  // at this moment
  std::optional<Game> own_;  // under the case's own rules, if they differ and are needed
  bool own_rules_ = true;    // the engine is held to the case's own rules
  bool in_turn_ = true;      // no move is out of turn unless the case allows it
  bool irregular_ = false;   // a colour has moved out of turn
};

}  // namespace

ConformPlan PlanCase(const Case& c, const PlanOptions& options) {
  return Planner(c, options).Plan();
}

}  // namespace hotstone::conformance
