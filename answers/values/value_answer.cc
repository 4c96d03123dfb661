// A board without a memory is solved whole; SolveBoard checks the size before it begins.
// AskInterval reads the interval of one situation and follows two lines. FindLine builds, for one
// end, a line in which both sides keep the value: the side that can force it takes the move nearest
// to the end by the measure, the other side any move that keeps it, until the game is over or a
// situation repeats. AskHistory proves the value of a game with a memory and replays the line by
// the law.
//
// For example, on 2x1 under basic ko the interval of the empty board is [-2, 2], and one line is
// B:A1 W:B1 B:pass W:A1, and so on without end: White takes the stone, Black passes, White removes
// both of his own, and the board is empty again with Black to move.
#include "answers/values/value_answer.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "answers/asked/other_command.h"
#include "answers/runs/long_run.h"
#include "answers/shown/board_picture.h"
#include "answers/shown/judge_link.h"
#include "answers/values/value_checkpoint.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/values/area_proof.h"
#include "search/values/asked_game.h"
#include "spec/counting/area.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/game.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {
namespace {

using enumerate::BitMove;
using enumerate::BitSituation;
using enumerate::End;
using enumerate::IntervalTable;
using search::HistoryValue;

ValueLine FindLine(const enumerate::Grid& grid, const enumerate::FiniteRules& rules,
                   const IntervalTable& table, const spec::BoardSize& size, BitSituation s, End end,
                   int plies) {
  const int value = Pick(table.ForBlack(s), end);
  // The side that reaches its value in finite time comes nearer the end with each move; the other
  // side only keeps the value. The worst value of all needs no force: every move keeps it, and
  // neither side needs to make progress.
  const int forcer = end == End::kLo ? 0 : 1;
  const bool is_forced = value != (end == End::kLo ? -size.points() : size.points());
  std::vector<BitSituation> seen;
  ValueLine line;
  for (int ply = 0; ply < plies; ++ply) {
    if (std::find(seen.begin(), seen.end(), s) != seen.end()) {
      line.how_it_ends = "and so on forever";
      return line;
    }
    seen.push_back(s);
    struct Option {
      BitMove move;
      BitSituation next;
      bool finished;
      uint32_t place;
    };
    const bool forced = is_forced && s.player == forcer;
    std::optional<Option> best;
    ForEachMove(grid, rules, s, [&](BitMove move, const BitSituation& next, bool finished) {
      if (Pick(table.ForBlackOrFinal(next), end) != value) return;
      const Option option{move, next, finished, forced ? table.Place(next, end) : 0};
      const bool better = !best.has_value() || (forced && option.place < best->place);
      if (better) best = option;
    });
    line.moves.push_back({enumerate::PlayerColor(s.player), enumerate::ToSpec(best->move, size)});
    if (best->finished) {
      line.how_it_ends = "end of the game";
      return line;
    }
    s = best->next;
  }
  line.how_it_ends = absl::StrCat("not shown beyond ", plies, " plies");
  return line;
}

// The line replayed by the law. Internal if the law rejects a move or scores the end differently.
absl::StatusOr<std::vector<spec::Move>> Replay(const HistoryValue& found,
                                               const spec::Situation& start,
                                               const spec::RuleSet& rules) {
  ASSIGN_OR_RETURN(auto game, spec::Game::Create(rules, start.position, start.to_move));
  std::vector<spec::Move> moves;
  for (const int at : found.line) {
    moves.push_back({game.to_move(), enumerate::ToSpec(at, start.position.size())});
    if (!game.Play(moves.back()).legal()) {
      return absl::InternalError(absl::StrCat("the law refuses the last move of the line ",
                                              absl::StrJoin(spec::PlayersAndMoves(moves), " "),
                                              ": this is a bug in hotstone"));
    }
  }
  if (game.ended() != found.line_ends ||
      (found.line_ends && spec::CountArea(game.position()).Difference() != found.bounds.lo)) {
    return absl::InternalError(
        absl::StrCat("the line ", absl::StrJoin(spec::PlayersAndMoves(moves), " "),
                     " does not end with the value: this is a bug in hotstone"));
  }
  return moves;
}

std::string ValueCommand(const spec::BoardSize& board, const spec::RuleSet& rules, bool list) {
  return absl::StrCat("hotstone value --board ", board.ToString(), " --rules ",
                      spec::RuleSetName(rules), list ? " --undetermined" : "");
}

// A search with history needs more than the plays, by an amount that no formula tells: in our runs
// this was enough (4x3 has 80 MiB of plays and took 128 MiB, 9x1 has 2 MiB and took 64 MiB).
constexpr uint64_t kSearchBytes = uint64_t{256} << 20;

// What answers where no value with history is found: the fates of a position's stones, a smaller
// board, or the rule set in which every cycle binds somebody, and play goes on at will.
absl::Status WithAnother(const absl::Status& refused, const ValueQuestion& question) {
  const spec::Position& position = question.situation.position;
  std::string instead = LifeInstead(position, question.rules);
  const auto sized = [&](const spec::RuleSet& rules) {
    const auto bytes = [&rules](const enumerate::Grid& grid) -> absl::StatusOr<uint64_t> {
      ASSIGN_OR_RETURN(const auto index, enumerate::LegalIndex::Create(grid));
      return 2 * search::AskedGameBytes(grid, index, rules, {}) + kSearchBytes;
    };
    return Sized{"value: the plays", position.size(), question.memory, bytes,
                 [&rules](const auto& board) { return ValueCommand(board, rules, false); }};
  };
  if (instead.empty() && !absl::IsUnimplemented(refused))
    instead = SmallerInstead(sized(question.rules));
  if (instead.empty() && absl::IsUnimplemented(refused)) {
    spec::RuleSet near = question.rules;
    near.recycling = spec::Recycling::kAny;
    near.cycle_color = spec::CycleColor::kSame;
    near.resume = spec::Resume::kFree;
    if (spec::TraitsOf(near.cycle).names_classes) near.unnamed = spec::Unnamed::kBoth;
    if (!search::NoHistoryValue(near).has_value()) {
      instead = CheckFits(sized(near)).ok()
                    ? "; a near rule set: " + ValueCommand(position.size(), near, false)
                    : SmallerInstead(sized(near));
    }
  }
  return {refused.code(), absl::StrCat(std::string(refused.message()), instead)};
}

absl::StatusOr<HistoryValue> FindWithHistory(const ValueQuestion& question, Progress* progress) {
  const auto& [situation, rules, memory, plies, checkpoint, resume, states, certificates, link] =
      question;
  search::HistoryValueOptions how;
  how.plies = plies;
  ASSIGN_OR_RETURN(how.limits.bytes, MemoryLimit(memory));
  if (states > 0) how.limits.states = states;
  RETURN_IF_ERROR(CheckKeep({.path = checkpoint, .resume = resume}));
  if (resume) {
    ASSIGN_OR_RETURN(how.known, ReadValueCheckpoint(checkpoint, situation, rules));
  }
  absl::Status written;
  if (!checkpoint.empty()) {
    how.proved = [&, &at = situation, &under = rules,
                  &path = checkpoint](const search::HistoryBounds& bounds) {
      written.Update(WriteValueCheckpoint(path, at, under, bounds));
    };
  }
  const spec::BoardSize size = situation.position.size();
  const auto grid = enumerate::Grid::Create(size.cols(), size.rows());
  if (!grid.ok()) return WithAnother(grid.status(), question);
  const auto index = enumerate::LegalIndex::Create(*grid);
  if (!index.ok()) return WithAnother(index.status(), question);
  const enumerate::BitSituation start = enumerate::FromSpec(situation);
  auto found = search::SolveWithHistory(*grid, *index, rules, {start.black, start.white},
                                        start.player, how, progress);
  RETURN_IF_ERROR(written);
  if (found.ok()) return found;
  absl::Status why = found.status();
  if (!checkpoint.empty() && !IsThere(checkpoint)) {
    why = absl::Status(why.code(), absl::StrCat(why.message(), "; nothing was proved that ",
                                                checkpoint, " could keep"));
  }
  if (absl::IsResourceExhausted(why) || absl::IsUnimplemented(why))
    return WithAnother(why, question);
  return why;
}

absl::StatusOr<HistoryAnswer> AskHistory(const ValueQuestion& question, Progress* progress) {
  ASSIGN_OR_RETURN(auto found, FindWithHistory(question, progress));
  ASSIGN_OR_RETURN(auto line, Replay(found, question.situation, question.rules));
  HistoryAnswer answer{std::move(found), std::move(line), {}};
  if (question.certificates.empty()) return answer;
  search::AreaProofLimits limits;
  ASSIGN_OR_RETURN(limits.search.bytes, MemoryLimit(question.memory));
  if (question.states > 0) limits.search.states = question.states;
  ASSIGN_OR_RETURN(answer.certificates,
                   CertifyValue(question.situation, question.rules, answer.found.bounds,
                                question.certificates, limits, progress));
  return answer;
}

// All intervals of a board; lines of play need the measure.
absl::StatusOr<IntervalTable> SolveBoard(const spec::BoardSize& size, const spec::RuleSet& rules,
                                         const std::string& memory_text, bool measure,
                                         const std::string& instead, Progress* progress) {
  const auto finite = enumerate::FiniteRules::From(rules);
  if (!finite.ok()) {
    return absl::Status(finite.status().code(),
                        absl::StrCat("value under ", spec::RuleSetName(rules), ": ",
                                     std::string(finite.status().message())));
  }
  const enumerate::IntervalOptions solve{1, measure};
  RETURN_IF_ERROR(
      CheckFits({"value: the intervals", size, memory_text,
                 [&](const auto& other) { return enumerate::IntervalBytes(other, solve); },
                 [&](const auto& board) { return ValueCommand(board, rules, !measure); }},
                instead));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  return IntervalTable::Solve(grid, *finite, solve, progress);
}

absl::StatusOr<IntervalAnswer> AskInterval(const ValueQuestion& question, Progress* progress) {
  const auto& [situation, rules, memory, plies, checkpoint, resume, states, certificates, link] =
      question;
  const spec::BoardSize size = situation.position.size();
  ASSIGN_OR_RETURN(const auto table, SolveBoard(size, rules, memory, true,
                                                LifeInstead(situation.position, rules), progress));
  ASSIGN_OR_RETURN(const auto finite, enumerate::FiniteRules::From(rules));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  const BitSituation start = enumerate::FromSpec(situation);
  return IntervalAnswer{table.ForBlack(start),
                        FindLine(grid, finite, table, size, start, End::kLo, plies),
                        FindLine(grid, finite, table, size, start, End::kHi, plies)};
}

// The judge begins without passes and bans.
void AddLink(const ValueAnswer& answer, std::string_view key, const std::vector<spec::Move>& line,
             Shown& shown) {
  const auto& [position, to_move, passes, bans, handicap] = answer.situation;
  if (answer.link.empty() || line.empty() || passes > 0 || !bans.empty()) return;
  shown.Set(key, JudgeLink(answer.link, answer.rules, position, to_move, line));
}

void Add(const IntervalAnswer& answer, Shown& shown) {
  const auto& [interval, line_lo, line_hi] = answer;
  const bool determined = interval.lo == interval.hi;
  shown.Set("line", spec::PlayersAndMoves(line_lo.moves))
      .Set("line_hi", spec::PlayersAndMoves(line_hi.moves))
      .Say("determined", determined)
      .Say("ends", line_lo.how_it_ends)
      .Say("ends_hi", line_hi.how_it_ends)
      .Line("{picture}{mover} to move, {rules}")
      .Line(
          "interval for Black: [{lo}, {hi}], {determined?determined}"
          "{determined!undetermined: the rule about long cycles decides}");
  if (determined) {
    shown.Line("a line that keeps it: {line} ({ends})").Line("{link?{}}");
  } else {
    shown.Line("if endless play counts for White: {line} ({ends})")
        .Line("{link?{}}")
        .Line("if endless play counts for Black: {line_hi} ({ends_hi})")
        .Line("{link_hi?{}}");
  }
}

void Add(const HistoryAnswer& answer, Shown& shown) {
  const auto& [found, line, certificates] = answer;
  shown.Set("states", found.states)
      .Line("{picture}{mover} to move, {rules}, nothing played before");
  if (found.exact()) {
    shown.Set("line", spec::PlayersAndMoves(line))
        .Say("ends", found.line_ends ? std::string("end of the game")
                                     : absl::StrCat("not shown beyond ", line.size(), " plies"))
        .Line(
            "value for Black: {lo} ({states:#state with its history|states with their histories})")
        .Line("a line in which both keep it: {line} ({ends})")
        .Line("{link?{}}");
  } else {
    shown.Set("limit", found.limit)
        .Line(
            "value for Black: between {lo} and {hi}, unknown: {limit} "
            "({states:#state with its history|states with their histories})")
        .ExitWith(kExitUnknown);
  }
  std::vector<Shown> written;
  for (const ValueCertificate& one : certificates) {
    written.push_back(Describe(one));
    if (one.path.empty()) shown.ExitWith(kExitUnknown);
  }
  shown.Set("certificates", std::move(written)).Line("{certificates}");
}

}  // namespace

Shown BeginValue(const spec::Situation& situation, const spec::RuleSet& rules, int lo, int hi) {
  Shown shown = Shown::Result("value");
  return shown.Set("board", situation.position.size().ToString())
      .Set("rules", spec::RuleSetName(rules))
      .Set("rows", situation.position.ToRows())
      .Set("to_move", spec::Letter(situation.to_move))
      .Set("lo", lo)
      .Set("hi", hi);
}

absl::StatusOr<ValueAnswer> AskValue(const ValueQuestion& question, Progress* progress) {
  const auto& [situation, rules, memory, plies, checkpoint, resume, states, certificates, link] =
      question;
  RETURN_IF_ERROR(spec::RulesInReach(rules, situation.position.size()));
  ValueAnswer answer{situation, rules, {}, ClassifiedKos(situation.position, rules), link};
  if (rules.HasFiniteMemory()) {
    ASSIGN_OR_RETURN(answer.found, AskInterval(question, progress));
  } else {
    ASSIGN_OR_RETURN(answer.found, AskHistory(question, progress));
  }
  return answer;
}

Shown Describe(const ValueAnswer& answer) {
  const auto* const interval = std::get_if<IntervalAnswer>(&answer.found);
  const auto* const history = std::get_if<HistoryAnswer>(&answer.found);
  Shown shown = BeginValue(answer.situation, answer.rules,
                           interval != nullptr ? interval->interval.lo : history->found.bounds.lo,
                           interval != nullptr ? interval->interval.hi : history->found.bounds.hi);
  formats::DiagramMarks marks;
  marks.banned.assign(answer.situation.bans.begin(), answer.situation.bans.end());
  shown.Say("picture", BoardPicture(answer.situation.position, marks))
      .Say("mover", spec::ColorName(answer.situation.to_move));
  std::visit([&](const auto& found) { Add(found, shown); }, answer.found);
  if (interval != nullptr && interval->interval.lo != interval->interval.hi)
    AddLink(answer, "link_hi", interval->line_hi.moves, shown);
  AddLink(answer, "link", interval != nullptr ? interval->line_lo.moves : history->line, shown);
  return shown.Set("ko_positions", DescribeKos(answer.kos))
      .Say("kos", KoLines(answer.kos))
      .Line("{kos:\n}");
}

absl::StatusOr<UndeterminedAnswer> AskUndetermined(const spec::BoardSize& size,
                                                   const spec::RuleSet& rules,
                                                   const std::string& memory, Progress* progress,
                                                   const Tell& tell) {
  ASSIGN_OR_RETURN(const auto table, SolveBoard(size, rules, memory, false, "", progress));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(const auto index, enumerate::LegalIndex::Create(grid));
  UndeterminedAnswer answer;
  table.ForEachUndetermined(index, [&](enumerate::Stones stones, enumerate::Interval interval,
                                       int orbit) {
    ++answer.classes;
    answer.positions += static_cast<uint64_t>(orbit);
    const spec::Situation situation{enumerate::ToSpec(stones, size), spec::Color::kBlack, 0, {}, 0};
    tell(BeginValue(situation, rules, interval.lo, interval.hi)
             .Set("symmetric_positions", orbit)
             .Line("{rows:/}  [{lo}, {hi}]  x{symmetric_positions}"));
  });
  return answer;
}

Shown Describe(const UndeterminedAnswer& answer) {
  Shown shown;
  return shown.Say("positions", answer.positions)
      .Say("classes", answer.classes)
      .Line("{positions} undetermined positions, {classes} up to symmetry");
}

}  // namespace hotstone::answers
