// A cycle as text and as JSON, with the answer of each reading of the cycle rules.
//
// Describe turns a class of cycles, which the search found as a word, into its plies, its type and
// its signature. A cycle may be entered at each of its plies except within pairs of forced passes.
// At an entry AskReading plays it round after round under one reading after another, and
// AnswersText puts the readings with the same answer on one line, the earliest answer first.
// RowsText is the table of all classes by length and signature.
//
// For example the simple ko on a board of two points is
//
//    1: simple-ko, 2 plies: 2 board plays, 0 passes; stands for 2 cycles
//      moves:    B:B1 W:A1
//      removals: B1 W1
//
// with the diagram of its start between the first two lines. Entered with B:B1, psk and ssk forbid
// W:A1 in round 1 as superko, second-cycle and starter forbid B:B1 in round 2 as recycling, and
// disturber never forbids anything in four rounds.
#include "answers/cycles/cycle_report.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/version.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/diagram.h"
#include "spec/board/position.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::answers {
namespace {

using enumerate::CyclePly;
using formats::JsonLine;

std::string TypeText(const std::optional<enumerate::CycleType>& type) {
  return type.has_value() ? std::string(enumerate::CycleTypeName(*type)) : "-";
}

std::string Indented(const std::string& text, const std::string& by) {
  std::string result;
  for (size_t at = 0; at < text.size();) {
    const size_t end = text.find('\n', at);
    absl::StrAppend(&result, by, text.substr(at, end - at), "\n");
    at = end + 1;
  }
  return result;
}

uint64_t Plays(const DescribedCycle& cycle) {
  return static_cast<uint64_t>(
      std::count_if(cycle.plies.begin(), cycle.plies.end(),
                    [](const CyclePly& ply) { return ply.move != enumerate::kNoPoint; }));
}

uint64_t PairsOf(const DescribedCycle& cycle) {
  return static_cast<uint64_t>(std::count_if(cycle.plies.begin(), cycle.plies.end(),
                                             [](const CyclePly& p) { return p.of_pair; })) /
         2;
}

// "2 board plays, no pass": the kinds of plies.
std::string PliesText(const DescribedCycle& cycle) {
  const uint64_t plays = Plays(cycle);
  const uint64_t passes = cycle.plies.size() - plays;
  std::string text = absl::StrCat(Counted(plays, "board play", "board plays"), ", ",
                                  Counted(passes, "pass", "passes"));
  if (const uint64_t pairs = PairsOf(cycle); pairs > 0) {
    absl::StrAppend(&text, " (", Counted(pairs, "pair", "pairs"), " forced)");
  }
  if (const auto player = enumerate::OnlyPasses(cycle.plies)) {
    absl::StrAppend(&text, "; ", spec::ColorName(enumerate::PlayerColor(*player)), " only passes");
  }
  return text;
}

std::string MoveText(const spec::Move& move) {
  return absl::StrCat(spec::Letter(move.player), ":", spec::MoveName(move));
}

// The readings' answers at one entry, a line for each answer, earliest first.
std::string AnswersText(const DescribedCycle& cycle, const spec::BoardSize& size,
                        const std::vector<enumerate::CycleReading>& readings, size_t entry) {
  const spec::Position setup = PositionAt(cycle, size, entry);
  const std::vector<spec::Move> moves = MovesFrom(cycle, size, entry);
  std::map<std::tuple<int, int, std::string>, std::vector<std::string>> by_answer;
  std::vector<std::string> never;
  std::vector<std::string> missing;
  for (const enumerate::CycleReading& reading : readings) {
    const enumerate::CycleAnswer answer =
        enumerate::AskReading(reading, setup, moves[0].player, moves);
    if (!answer.rendered) {
      missing.push_back(reading.name);
    } else if (!answer.why.has_value()) {
      never.push_back(reading.name);
    } else {
      by_answer[{answer.round, answer.ply, std::string(spec::IllegalityName(*answer.why))}]
          .push_back(reading.name);
    }
  }
  std::string text;
  for (const auto& [answer, names] : by_answer) {
    const auto& [round, ply, why] = answer;
    absl::StrAppend(&text, absl::StrFormat("    round %d, ply %d, %s: %s under %s\n", round, ply,
                                           MoveText(moves[static_cast<size_t>(ply) - 1]), why,
                                           absl::StrJoin(names, ", ")));
  }
  if (!never.empty()) {
    absl::StrAppend(&text, "    never in ", enumerate::kCycleRounds,
                    " rounds: ", absl::StrJoin(never, ", "), "\n");
  }
  if (!missing.empty()) absl::StrAppend(&text, "    ?: ", absl::StrJoin(missing, ", "), "\n");
  return text;
}

JsonLine AnswersJson(const DescribedCycle& cycle, const spec::BoardSize& size,
                     const std::vector<enumerate::CycleReading>& readings, size_t entry) {
  const spec::Position setup = PositionAt(cycle, size, entry);
  const std::vector<spec::Move> moves = MovesFrom(cycle, size, entry);
  JsonLine answers;
  for (const enumerate::CycleReading& reading : readings) {
    const enumerate::CycleAnswer answer =
        enumerate::AskReading(reading, setup, moves[0].player, moves);
    if (!answer.rendered) {
      answers.Set(reading.name, "?");
    } else if (!answer.why.has_value()) {
      answers.SetNull(reading.name);
    } else {
      JsonLine forbidden;
      forbidden.Set("round", answer.round)
          .Set("ply", answer.ply)
          .Set("move", MoveText(moves[static_cast<size_t>(answer.ply) - 1]))
          .Set("why", spec::IllegalityName(*answer.why));
      answers.Set(reading.name, forbidden);
    }
  }
  return answers;
}

}  // namespace

std::string Counted(uint64_t number, std::string_view one, std::string_view many) {
  return absl::StrCat(number, " ", std::string(number == 1 ? one : many));
}

DescribedCycle Describe(const enumerate::Grid& grid, const enumerate::FiniteRules& rules,
                        const enumerate::CycleClass& found) {
  DescribedCycle cycle;
  cycle.members = found.members;
  auto plies = enumerate::PliesOf(grid, rules, found.word);
  assert(plies.has_value());
  cycle.plies = *std::move(plies);
  cycle.type = enumerate::TypeOf(cycle.plies);
  cycle.signature = enumerate::SignatureText(enumerate::LeastSignature(cycle.plies));
  return cycle;
}

std::vector<spec::Move> MovesFrom(const DescribedCycle& cycle, const spec::BoardSize& size,
                                  size_t entry) {
  std::vector<spec::Move> moves;
  for (size_t i = 0; i < cycle.plies.size(); ++i) {
    const CyclePly& ply = cycle.plies[(entry + i) % cycle.plies.size()];
    moves.push_back({enumerate::PlayerColor(ply.player), enumerate::ToSpec(ply.move, size)});
  }
  return moves;
}

spec::Position PositionAt(const DescribedCycle& cycle, const spec::BoardSize& size, size_t entry) {
  return enumerate::ToSpec(enumerate::Stones{cycle.plies[entry].black, cycle.plies[entry].white},
                           size);
}

std::vector<size_t> Entries(const DescribedCycle& cycle) {
  std::vector<size_t> entries;
  for (size_t i = 0; i < cycle.plies.size(); ++i) {
    if (!cycle.plies[i].of_pair) entries.push_back(i);
  }
  return entries;
}

std::vector<std::string> MoveTexts(const std::vector<spec::Move>& moves) {
  std::vector<std::string> texts;
  for (const spec::Move& move : moves) texts.push_back(MoveText(move));
  return texts;
}

std::string CycleText(const DescribedCycle& cycle, const spec::BoardSize& size,
                      const spec::RuleSet& rules, bool all_entries) {
  const std::vector<enumerate::CycleReading> readings = enumerate::CycleReadings(rules);
  const std::vector<spec::Move> moves = MovesFrom(cycle, size, 0);
  std::string text = absl::StrCat(
      cycle.number, ": ", cycle.type.has_value() ? TypeText(cycle.type) : cycle.signature, ", ",
      cycle.plies.size(), " plies: ", PliesText(cycle), "; represents ",
      Counted(static_cast<uint64_t>(cycle.members), "cycle", "cycles"), "\n",
      Indented(formats::Diagram(PositionAt(cycle, size, 0)), "  "),
      "  moves:    ", absl::StrJoin(MoveTexts(moves), " "),
      "\n  removals: ", enumerate::SignatureText(cycle.plies), "\n");
  for (const size_t entry : Entries(cycle)) {
    if (entry > 0 && !all_entries) break;
    absl::StrAppend(&text, "  entered with ", MoveText(moves[entry]), ", first forbidden:\n",
                    AnswersText(cycle, size, readings, entry));
  }
  return text;
}

JsonLine CycleJson(const DescribedCycle& cycle, const spec::BoardSize& size,
                   const spec::RuleSet& rules) {
  const std::vector<enumerate::CycleReading> readings = enumerate::CycleReadings(rules);
  std::vector<JsonLine> plies;
  const std::vector<spec::Move> moves = MovesFrom(cycle, size, 0);
  for (size_t i = 0; i < cycle.plies.size(); ++i) {
    const CyclePly& ply = cycle.plies[i];
    JsonLine line;
    line.Set("move", MoveText(moves[i]))
        .Set("captured", enumerate::Count(ply.captured))
        .Set("self_removed", enumerate::Count(ply.self_removed))
        .Set("of_pair", ply.of_pair);
    plies.push_back(std::move(line));
  }
  std::vector<JsonLine> entries;
  for (const size_t entry : Entries(cycle)) {
    JsonLine line;
    line.Set("ply", static_cast<int>(entry) + 1)
        .Set("rows", PositionAt(cycle, size, entry).ToRows())
        .Set("to_move", spec::Letter(moves[entry].player))
        .Set("readings", AnswersJson(cycle, size, readings, entry));
    entries.push_back(std::move(line));
  }
  JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", "cycles")
      .Set("board", size.ToString())
      .Set("rules", spec::RuleSetName(rules))
      .Set("cycle", cycle.number);
  if (cycle.type.has_value()) {
    line.Set("type", enumerate::CycleTypeName(*cycle.type));
  } else {
    line.SetNull("type");
  }
  line.Set("signature", cycle.signature)
      .Set("length", static_cast<int>(cycle.plies.size()))
      .Set("plays", Plays(cycle))
      .Set("passes", cycle.plies.size() - Plays(cycle))
      .Set("pass_pairs", PairsOf(cycle))
      .Set("members", cycle.members);
  if (const auto player = enumerate::OnlyPasses(cycle.plies)) {
    line.Set("only_passes", spec::Letter(enumerate::PlayerColor(*player)));
  } else {
    line.SetNull("only_passes");
  }
  line.Set("rows", PositionAt(cycle, size, 0).ToRows())
      .Set("to_move", spec::Letter(moves[0].player))
      .Set("plies", plies)
      .Set("rounds", enumerate::kCycleRounds)
      .Set("entries", entries)
      .Set("version", kVersion);
  return line;
}

std::string RowsText(const std::vector<CycleRow>& rows, size_t max_rows) {
  const size_t shown = std::min(rows.size(), max_rows);
  size_t width = std::string_view("signature").size();
  for (size_t i = 0; i < shown; ++i) width = std::max(width, rows[i].signature.size());
  const auto row = [&](const std::string& plies, const std::string& type,
                       const std::string& signature, const std::string& classes,
                       const std::string& cycles) {
    return absl::StrFormat("  %5s  %-25s  %-*s  %7s  %8s\n", plies, type, static_cast<int>(width),
                           signature, classes, cycles);
  };
  std::string text = row("plies", "type", "signature", "classes", "cycles");
  for (size_t i = 0; i < shown; ++i) {
    const CycleRow& r = rows[i];
    absl::StrAppend(&text, row(absl::StrCat(r.length), TypeText(r.type), r.signature,
                               absl::StrCat(r.classes), absl::StrCat(r.cycles)));
  }
  if (shown < rows.size()) {
    uint64_t classes = 0;
    for (size_t i = shown; i < rows.size(); ++i) classes += rows[i].classes;
    absl::StrAppend(&text, "  ", rows.size() - shown, " more signatures with ", classes,
                    " classes are not shown; --json lists them\n");
  }
  return text;
}

}  // namespace hotstone::answers
