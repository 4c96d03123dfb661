// A replayed record as text and as JSON: each ply with the stones it removed or the reason it is
// illegal, the kos that it leaves, the cycles that it completes, and the state at the end.
//
// ReplayText writes the plies in order. AppendPly gives a ply one line with its verdict and the
// clauses for it, then indented lines: comments of the record, pauses and the end of the game,
// points banned for the next player. KoRemarks adds the ko positions of the board when they have
// changed since they were last shown, and the class of a cycle that the ply completes; it also
// follows plies that are not shown, since a cycle may reach back to them. The JSON has the same
// facts under fixed keys.
//
// For example, after Black has taken a ko at C2 the lines are
//
//    1. Black C2: legal, removes B2 (ING96-R4)
//        ko: White may not play B2 now (hot-stone single, ING96-G508)
//
// and White's answer at B2 is reported as ILLEGAL, hot-stone (ING96-G508), with the sentence of
// that clause, and as not applied.
#include "answers/records/replay_report.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "answers/kos/ko_positions.h"
#include "answers/records/area_report.h"
#include "answers/shown/board_picture.h"
#include "answers/shown/shown.h"
#include "base/version.h"
#include "conformance/judge/cited_clause.h"
#include "formats/diagram.h"
#include "formats/sgf/sgf_charset.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/cycle_watch.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::answers {
namespace {

using formats::JsonLine;

std::string ClauseOf(const KoBan& ban, const spec::RuleSet& rules) {
  return std::string(spec::RulingClause(ban.ruling, rules));
}
std::string NameOf(const KoBan& ban) { return std::string(spec::IllegalityName(*ban.ruling.why)); }

// Indents the lines of a comment.
void AppendComment(const std::string& comment, std::string& text) {
  if (comment.empty()) return;
  const std::vector<std::string> lines = absl::StrSplit(formats::PrintableText(comment), '\n');
  for (const std::string& line : lines) {
    absl::StrAppend(&text, line.empty() ? "    |" : "    | ", line, "\n");
  }
}

// A name from the record on one line.
std::string OneLine(const std::string& name) {
  std::string line = formats::PrintableText(name);
  std::replace(line.begin(), line.end(), '\n', ' ');
  return line;
}

void AppendBans(const std::vector<KoBan>& bans, spec::Color player, const spec::RuleSet& rules,
                std::string& text) {
  for (const KoBan& ban : bans) {
    const auto kind = ban.ruling.hot;
    absl::StrAppend(&text, "    ko: ", spec::ColorName(player), " may not play ",
                    spec::PointName(ban.at), " now (", NameOf(ban), kind.has_value() ? " " : "",
                    kind.has_value() ? std::string(spec::HotKindName(*kind)) : "", ", ",
                    ClauseOf(ban, rules), ")\n");
  }
}

// The ko positions of the board, and the cycle that the ply completes.
class KoRemarks {
 public:
  KoRemarks(const spec::RuleSet& rules, const spec::Position& start, spec::Color to_move)
      : reading_(rules.ReadingOfCycles()), cycles_(start, to_move), kos_(rules.settled) {}

  // The lines for the ko positions of a board, if they have changed since the last call.
  std::string Of(const spec::Position& position) {
    const std::vector<std::string>& lines = kos_.Of(position);
    std::string text;
    if (lines != shown_) {
      for (const std::string& line : lines) absl::StrAppend(&text, "    ", line, "\n");
      shown_ = lines;
    }
    return text;
  }

  // The lines for this ply: all ko positions if any of them has changed, and the cycle.
  std::string After(const ReplayedPly& ply) {
    if (ply.refusal.has_value()) return "";
    std::string text = Of(ply.after.position);
    if (const auto cycle = CycleOf(ply)) {
      // Only the first line; the moves are those just listed.
      const std::string lines = ToText(Describe(*cycle));
      absl::StrAppend(&text, "    ", lines.substr(0, lines.find('\n') + 1));
    }
    return text;
  }

  // The cycle that a legal ply completes, if it contains a board play and its moves alternate.
  std::optional<JudgedCycle> CycleOf(const ReplayedPly& ply) {
    auto cycle = Follow(ply);
    const bool plays =
        cycle.has_value() && std::any_of(cycle->moves.begin(), cycle->moves.end(),
                                         [](const spec::Move& m) { return !m.IsPass(); });
    if (!plays) return std::nullopt;  // a cycle of passes is not a ko
    auto verdict = spec::ClassifyCycle(*cycle, reading_);
    if (!verdict.ok()) return std::nullopt;
    return JudgedCycle{*std::move(cycle), *std::move(verdict)};
  }

  // A legal ply that is not shown.
  std::optional<spec::CompletedCycle> Follow(const ReplayedPly& ply) {
    if (ply.refusal.has_value()) return std::nullopt;
    if (ply.move.has_value()) return cycles_.Add(*ply.move, ply.after.position, ply.after.to_move);
    cycles_.Restart(ply.after.position, ply.after.to_move);
    return std::nullopt;
  }

 private:
  spec::CycleReading reading_;
  spec::CycleWatch cycles_;
  KoPositionLines kos_;
  std::vector<std::string> shown_;
};

void AppendDiagram(const spec::Situation& situation, std::optional<spec::Point> last,
                   const std::vector<KoBan>& bans, std::string& text) {
  formats::DiagramMarks marks{last, {}};
  for (const KoBan& ban : bans) marks.banned.push_back(ban.at);
  absl::StrAppend(&text, "\n", BoardPicture(situation.position, marks), "\n");
}

// "Black C3 D4; emptied A1; White to play".
std::string SetupText(const ReplayedPly& ply) {
  std::string text;
  for (const auto& [what, points] : {std::pair{"Black ", &ply.set_black},
                                     {"White ", &ply.set_white},
                                     {"emptied ", &ply.emptied}}) {
    if (!points->empty()) absl::StrAppend(&text, what, spec::PointNames(*points), "; ");
  }
  return absl::StrCat(text, spec::ColorName(ply.after.to_move), " to play");
}

std::string Heading(const ReplayedPly& ply) {
  const std::string number = ply.number > 0 ? absl::StrCat(ply.number, ". ") : "-- ";
  if (ply.is_setup) return absl::StrCat(number, "setup: ", SetupText(ply));
  if (!ply.move.has_value())
    return absl::StrCat(number, "dead by agreement ", spec::PointNames(ply.agreed_dead));
  return absl::StrCat(number, spec::ColorName(ply.move->player), " ", spec::MoveName(*ply.move));
}

void AppendPly(const ReplayedPly& ply, const spec::RuleSet& rules, bool diagrams,
               KoRemarks& remarks, std::string& text) {
  const auto own = [&rules](const char* ing, const char* tromp_taylor) {
    return std::string(conformance::OwnClause(rules, ing, tromp_taylor));
  };
  absl::StrAppend(&text, Heading(ply));
  if (ply.refusal.has_value()) {
    absl::StrAppend(&text, ": ILLEGAL, ", ply.refusal->why, " (", ply.refusal->clause,
                    "): ", ply.refusal->sentence, "\n    not applied\n");
    AppendComment(ply.comment, text);
    return;
  }
  absl::StrAppend(&text, ply.is_setup           ? ": no move; a new history starts here"
                         : ply.move.has_value() ? ": legal"
                                                : ": removed (ING96-R3)");
  if (ply.handicap_pass) {
    absl::StrAppend(&text, ", a mandatory handicap pass (", own("ING96-G313", "TT-HANDICAP"), ")");
  }
  if (ply.supplied) absl::StrAppend(&text, ", added: missing from the record");
  if (!ply.captured.empty()) {
    absl::StrAppend(&text, ", removes ", spec::PointNames(ply.captured), " (",
                    own("ING96-R4", "TT-MOVE"), ")");
  }
  if (!ply.self_removed.empty()) {
    absl::StrAppend(&text, ", removes the player's own ", spec::PointNames(ply.self_removed), " (",
                    own("ING96-G311", "TT-MOVE"), ")");
  }
  text += '\n';
  AppendComment(ply.comment, text);
  if (ply.resumes) absl::StrAppend(&text, "    the pause is over, play continues\n");
  if (ply.pauses)
    absl::StrAppend(&text, "    two passes in a row: the game is paused (ING96-G305)\n");
  if (ply.ends && ply.move->IsPass() && ply.second_pause) {
    absl::StrAppend(&text,
                    "    a second pause at the same position: the game is over "
                    "(ING96-R4-verification, resume)\n");
  } else if (ply.ends && ply.move->IsPass()) {
    absl::StrAppend(&text, "    ", rules.end_passes == 4 ? "four" : "two",
                    " passes in a row: the game is over (",
                    std::string(conformance::EndClause(rules)), ")\n");
  } else if (ply.ends) {
    absl::StrAppend(&text, "    the first removal: the game is over (capture_ends)\n");
  }
  AppendBans(ply.bans, ply.after.to_move, rules, text);
  text += remarks.After(ply);
  if (diagrams) {
    const bool board_play = ply.move.has_value() && !ply.move->IsPass();
    if (board_play || !ply.move.has_value()) {
      AppendDiagram(ply.after, board_play ? ply.move->at : std::nullopt, ply.bans, text);
    }
  }
}

std::string StateText(const Replay& replay) {
  const std::string state = GameState(replay.game);
  if (state == "ended") return "the game is over";
  return state == "paused" ? "the game is paused, not over" : "the game is not over";
}

// All cycles classified by the cycle layer, over all histories of the record.
std::vector<spec::ClassifiedCycle> Classified(const Replay& replay) {
  std::vector<spec::ClassifiedCycle> cycles = replay.classified_before;
  const auto& last = replay.game.classified_cycles();
  cycles.insert(cycles.end(), last.begin(), last.end());
  return cycles;
}

std::ptrdiff_t Count(const std::vector<spec::ClassifiedCycle>& cycles, spec::KoClass ko_class) {
  return std::count_if(cycles.begin(), cycles.end(), [&](const spec::ClassifiedCycle& cycle) {
    return (cycle.verdict.has_value() ? cycle.verdict->ko_class : spec::KoClass::kUnclassified) ==
           ko_class;
  });
}

// How many completed cycles the disturber reading has classified, and how.
std::string ClassifiedText(const Replay& replay) {
  if (!replay.game.rules().cycle.Has(spec::Cycle::kDisturber)) return "";
  const auto cycles = Classified(replay);
  return absl::StrCat("completed cycles, each entry counted once: ", cycles.size(), "; fighting ",
                      Count(cycles, spec::KoClass::kFighting), ", disturbing ",
                      Count(cycles, spec::KoClass::kDisturbing), ", unclassified ",
                      Count(cycles, spec::KoClass::kUnclassified), "\n");
}

JsonLine BanJson(const KoBan& ban, spec::Color player, const spec::RuleSet& rules) {
  JsonLine json;
  json.Set("color", spec::Letter(player))
      .Set("at", spec::PointName(ban.at))
      .Set("why", NameOf(ban));
  if (ban.ruling.hot.has_value()) json.Set("kind", spec::HotKindName(*ban.ruling.hot));
  json.Set("clause", ClauseOf(ban, rules));
  return json;
}

std::vector<JsonLine> BansJson(const std::vector<KoBan>& bans, spec::Color player,
                               const spec::RuleSet& rules) {
  std::vector<JsonLine> json;
  for (const KoBan& ban : bans) json.push_back(BanJson(ban, player, rules));
  return json;
}

std::vector<std::string> Names(const std::vector<spec::Point>& points) {
  std::vector<std::string> names;
  for (const spec::Point p : points) names.push_back(spec::PointName(p));
  return names;
}

JsonLine PlyJson(const ReplayedPly& ply, const spec::RuleSet& rules, bool diagrams,
                 KoRemarks& remarks) {
  JsonLine json;
  if (ply.number > 0) {
    json.Set("move", ply.number);
  } else {
    json.SetNull("move");
  }
  if (ply.move.has_value()) {
    json.Set("color", spec::Letter(ply.move->player)).Set("at", spec::MoveName(*ply.move));
  } else if (ply.is_setup) {
    JsonLine setup;
    setup.Set("black", Names(ply.set_black))
        .Set("white", Names(ply.set_white))
        .Set("emptied", Names(ply.emptied))
        .Set("to_move", spec::Letter(ply.after.to_move));
    json.Set("setup", setup);
  } else {
    json.Set("agreed_dead", Names(ply.agreed_dead));
  }
  json.Set("legal", !ply.refusal.has_value());
  if (ply.refusal.has_value()) {
    json.Set("why", ply.refusal->why)
        .Set("clause", ply.refusal->clause)
        .Set("sentence", ply.refusal->sentence);
    return json;
  }
  json.Set("handicap_pass", ply.handicap_pass)
      .Set("supplied", ply.supplied)
      .Set("captured", Names(ply.captured))
      .Set("self_removed", Names(ply.self_removed))
      .Set("bans", BansJson(ply.bans, ply.after.to_move, rules))
      .Set("ko_positions",
           ToJsonLines(DescribeKos(ClassifiedKos(ply.after.position, rules.settled))));
  const auto cycle = remarks.CycleOf(ply);
  cycle.has_value() ? json.Set("cycle", ToJsonLine(Describe(*cycle))) : json.SetNull("cycle");
  json.Set("passes", ply.after.passes)
      .Set("pauses", ply.pauses)
      .Set("resumes", ply.resumes)
      .Set("ends", ply.ends);
  if (diagrams) json.Set("rows", ply.after.position.ToRows());
  return json;
}

bool IsShown(const ReplayReport& report, const ReplayedPly& ply, int last_number) {
  const int number = ply.number > 0 ? ply.number : last_number;
  return ply.refusal.has_value() ||
         (std::max(number, 1) >= report.from && (report.to == 0 || number <= report.to));
}

std::string HeadingText(const ReplayReport& report) {
  const formats::SgfGame& record = report.record;
  std::string text = absl::StrCat("game: ", report.file, "\n");
  if (report.games > 1) {
    absl::StrAppend(&text, "games in the file: ", report.games, ", this is number ", report.game,
                    " (--game N chooses)\n");
  }
  if (report.lines > 1 && report.line_number > 0) {
    absl::StrAppend(&text, "line ", report.line_number, " of ", report.lines, ": ", report.line,
                    "\n");
  } else if (report.lines > 1) {
    absl::StrAppend(&text, "variations not shown: ", record.variations_left_out, " (line ",
                    report.line, " of ", report.lines,
                    " is explained; --all explains all of them, --line NAME another one)\n");
  }
  for (const auto& [who, name] :
       {std::pair{"Black: ", &record.black}, {"White: ", &record.white}}) {
    if (!name->empty()) absl::StrAppend(&text, who, OneLine(*name), "\n");
  }
  if (!record.result.empty()) {
    absl::StrAppend(&text, "result in the record: ", OneLine(record.result), "\n");
  }
  absl::StrAppend(&text, "board: ", record.setup.size().ToString(), ", ",
                  spec::ColorName(record.FirstToMove()), " plays first\n");
  absl::StrAppend(&text, "rules: ", spec::RuleSetName(report.rules.rules), " (", report.rules.why,
                  ")\n");
  if (report.from > 1 || report.to > 0) {
    absl::StrAppend(&text, "shown: moves ", report.from, " to ",
                    report.to > 0 ? absl::StrCat(report.to) : "the end", "; all are judged\n");
  }
  return text;
}

// A summary of the plies, and the count of the last position.
std::string SummaryText(const ReplayReport& report) {
  const Replay& replay = report.replay;
  const spec::Game& game = replay.game;
  std::string text;
  if (replay.illegal > 0) {
    absl::StrAppend(&text, "illegal: ", replay.illegal, replay.illegal == 1 ? " ply" : " plies");
    if (replay.not_judged > 0) {
      absl::StrAppend(&text, "; the replay stops there, ", replay.not_judged,
                      replay.not_judged == 1 ? " later ply is" : " later plies are",
                      " not judged (--keep-going judges them)");
    }
    text += '\n';
  } else {
    absl::StrAppend(&text, "illegal: none\n");
  }
  if (replay.setups > 0) {
    absl::StrAppend(&text, "setups in play: ", replay.setups, ", each with a new history\n");
  }
  absl::StrAppend(&text, "state: ", StateText(replay), "\n");
  absl::StrAppend(&text, "removed over the game: ",
                  replay.removed_black_before + game.RemovedStones(spec::Color::kBlack), " black, ",
                  replay.removed_white_before + game.RemovedStones(spec::Color::kWhite),
                  " white\n");
  text += ClassifiedText(replay);
  return absl::StrCat(text, "\ncount of the ", game.ended() ? "final position" : "current position",
                      ":\n", AreaText(game.position(), report.rules.rules));
}

}  // namespace

std::string GameState(const spec::Game& game) {
  return game.ended() ? "ended" : game.paused() ? "paused" : "open";
}

std::string ReplayText(const ReplayReport& report) {
  const Replay& replay = report.replay;
  const spec::RuleSet& rules = report.rules.rules;
  std::string text = HeadingText(report);
  AppendComment(report.record.comment, text);
  const spec::Situation start =
      spec::StartOf(rules, report.record.setup, report.record.FirstToMove());
  KoRemarks remarks(rules, start.position, start.to_move);
  if (report.from == 1) {
    AppendBans(replay.bans_at_start, start.to_move, rules, text);
    text += remarks.Of(start.position);
  }
  if (report.from == 1 && report.diagrams) {
    AppendDiagram(start, std::nullopt, replay.bans_at_start, text);
  } else {
    text += '\n';
  }
  int number = 0;
  for (const ReplayedPly& ply : replay.plies) {
    number = std::max(number, ply.number);
    if (IsShown(report, ply, number)) {
      AppendPly(ply, rules, report.diagrams, remarks, text);
    } else {
      remarks.Follow(ply);
    }
  }
  if (text.size() < 2 || text[text.size() - 2] != '\n') text += '\n';
  return absl::StrCat(text, SummaryText(report));
}

JsonLine ReplayJson(const ReplayReport& report) {
  const Replay& replay = report.replay;
  const formats::SgfGame& record = report.record;
  std::vector<std::string> warnings = record.warnings;
  warnings.insert(warnings.end(), report.rules.warnings.begin(), report.rules.warnings.end());
  JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", "explain")
      .Set("file", report.file)
      .Set("game", report.game)
      .Set("games", report.games)
      .Set("line", report.line)
      .Set("lines", report.lines)
      .Set("black", record.black)
      .Set("white", record.white)
      .Set("result", record.result)
      .Set("warnings", warnings)
      .Set("board", record.setup.size().ToString())
      .Set("rules", spec::RuleSetName(report.rules.rules))
      .Set("rules_from", report.rules.why)
      .Set("to_move", spec::Letter(record.FirstToMove()))
      .Set("setup", record.setup.ToRows())
      .Set("variations_left_out", record.variations_left_out)
      .Set("games_left_out", report.games - 1)
      .Set("bans", BansJson(replay.bans_at_start, record.FirstToMove(), report.rules.rules))
      .Set("ko_positions",
           ToJsonLines(DescribeKos(ClassifiedKos(record.setup, report.rules.rules.settled))));
  std::vector<JsonLine> plies;
  KoRemarks remarks(report.rules.rules, record.setup, record.FirstToMove());
  int number = 0;
  for (const ReplayedPly& ply : replay.plies) {
    number = std::max(number, ply.number);
    if (IsShown(report, ply, number)) {
      plies.push_back(PlyJson(ply, report.rules.rules, report.diagrams, remarks));
    } else {
      remarks.Follow(ply);
    }
  }
  const auto cycles = Classified(replay);
  const spec::Game& game = replay.game;
  line.Set("plies", plies)
      .Set("illegal", replay.illegal)
      .Set("not_judged", replay.not_judged)
      .Set("state", GameState(game))
      .Set("removed_black", replay.removed_black_before + game.RemovedStones(spec::Color::kBlack))
      .Set("removed_white", replay.removed_white_before + game.RemovedStones(spec::Color::kWhite))
      .Set("completed_cycles", static_cast<uint64_t>(cycles.size()))
      .Set("unclassified_cycles", static_cast<int64_t>(Count(cycles, spec::KoClass::kUnclassified)))
      .Set("setups", replay.setups)
      .Set("rows", game.position().ToRows());
  SetArea(line, game.position(), report.rules.rules);
  line.Set("version", kVersion);
  return line;
}

}  // namespace hotstone::answers
