#include "cli/replay_report.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "cli/count_report.h"
#include "cli/ko_report.h"
#include "formats/diagram.h"
#include "spec/version.h"

namespace hotstone::cli {
namespace {

using formats::JsonLine;

std::string ClauseOf(const KoBan& ban, const spec::RuleSet& rules) {
  return std::string(spec::RulingClause(ban.ruling, rules));
}
std::string NameOf(const KoBan& ban) { return std::string(spec::IllegalityName(*ban.ruling.why)); }

// The comment's lines, indented, with control characters (terminal escapes among them) made blanks.
void AppendComment(const std::string& comment, std::string& text) {
  if (comment.empty()) return;
  std::vector<std::string> lines = absl::StrSplit(comment, '\n');
  for (std::string& line : lines) {
    for (char& c : line) {
      if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = ' ';
    }
    absl::StrAppend(&text, line.empty() ? "    |" : "    | ", line, "\n");
  }
}

void AppendBans(const std::vector<KoBan>& bans, spec::Color player, const spec::RuleSet& rules,
                std::string& text) {
  for (const KoBan& ban : bans) {
    const auto kind = ban.ruling.hot;
    absl::StrAppend(&text, "    ko: ", spec::ColorName(player), " may not play ", spec::PointName(ban.at),
                    " now (", NameOf(ban), kind.has_value() ? " " : "",
                    kind.has_value() ? std::string(spec::HotKindName(*kind)) : "", ", ", ClauseOf(ban, rules),
                    ")\n");
  }
}

// The ko positions of the board, and the cycle that the ply completes.
class KoRemarks {
 public:
  KoRemarks(const spec::Position& start, spec::Color to_move) : cycles_(start, to_move) {
    lines_ = Lines(start);
  }

  const std::vector<std::string>& lines() const { return lines_; }

  // The lines of this ply: of all ko positions if any of them has changed, and of the cycle.
  std::string After(const ReplayedPly& ply) {
    if (ply.refusal.has_value()) return "";
    std::string text;
    if (!ply.move.has_value() || !ply.move->IsPass()) {
      std::vector<std::string> lines = Lines(ply.after.position);
      if (lines != lines_) {
        for (const std::string& line : lines) absl::StrAppend(&text, "    ", line, "\n");
      }
      lines_ = std::move(lines);
    }
    if (const auto cycle = CycleOf(ply)) {
      // Only the first line; the moves are those just listed.
      const std::vector<std::string> parts =
          absl::StrSplit(CycleVerdictText(cycle->first, cycle->second), '\n');
      absl::StrAppend(&text, "    ", parts[0], "\n");
    }
    return text;
  }

  // The cycle that a legal ply completes, if there is a board play in it and its moves are in turn.
  std::optional<std::pair<spec::CompletedCycle, spec::CycleVerdict>> CycleOf(const ReplayedPly& ply) {
    if (!ply.move.has_value()) {
      cycles_.Restart(ply.after.position, ply.after.to_move);
      return std::nullopt;
    }
    auto cycle = cycles_.Add(*ply.move, ply.after.position, ply.after.to_move);
    const bool plays = cycle.has_value() && std::any_of(cycle->moves.begin(), cycle->moves.end(),
                                                        [](const spec::Move& m) { return !m.IsPass(); });
    if (!plays) return std::nullopt;  // passes alone are no matter of ko
    auto verdict = spec::ClassifyCycle(*cycle);
    if (!verdict.ok()) return std::nullopt;
    return std::pair(*std::move(cycle), *std::move(verdict));
  }

 private:
  static std::vector<std::string> Lines(const spec::Position& position) {
    std::vector<std::string> lines;
    for (const spec::KoPosition& found : spec::KoPositions(position))
      lines.push_back(KoPositionLine(position, found));
    return lines;
  }

  CycleWatch cycles_;
  std::vector<std::string> lines_;
};

void AppendDiagram(const spec::Situation& situation, std::optional<spec::Point> last,
                   const std::vector<KoBan>& bans, std::string& text) {
  formats::DiagramMarks marks{last, {}};
  for (const KoBan& ban : bans) marks.banned.push_back(ban.at);
  absl::StrAppend(&text, "\n", formats::Diagram(situation.position, marks), "\n");
}

std::string Heading(const ReplayedPly& ply) {
  const std::string number = ply.number > 0 ? absl::StrCat(ply.number, ". ") : "-- ";
  if (!ply.move.has_value())
    return absl::StrCat(number, "dead by agreement ", spec::PointNames(ply.agreed_dead));
  return absl::StrCat(number, spec::ColorName(ply.move->player), " ", spec::MoveName(*ply.move));
}

void AppendPly(const ReplayedPly& ply, const spec::RuleSet& rules, bool diagrams, KoRemarks& remarks,
               std::string& text) {
  absl::StrAppend(&text, Heading(ply));
  if (ply.refusal.has_value()) {
    absl::StrAppend(&text, ": ILLEGAL, ", ply.refusal->why, " (", ply.refusal->clause,
                    "): ", ply.refusal->sentence, "\n    not applied\n");
    AppendComment(ply.comment, text);
    return;
  }
  absl::StrAppend(&text, ply.move.has_value() ? ": legal" : ": taken off (ING96-R3)");
  if (ply.handicap_pass) absl::StrAppend(&text, ", a mandatory handicap pass (ING96-G313)");
  if (ply.supplied) absl::StrAppend(&text, ", supplied: the record leaves it out");
  if (!ply.captured.empty()) {
    absl::StrAppend(&text, ", removes ", spec::PointNames(ply.captured), " (ING96-R4)");
  }
  if (!ply.self_removed.empty()) {
    absl::StrAppend(&text, ", removes the player's own ", spec::PointNames(ply.self_removed),
                    " (ING96-G311)");
  }
  text += '\n';
  AppendComment(ply.comment, text);
  if (ply.resumes) absl::StrAppend(&text, "    the pause is over, play goes on\n");
  if (ply.pauses) absl::StrAppend(&text, "    two passes in a row: the game is paused (ING96-G305)\n");
  if (ply.ends && ply.move->IsPass()) {
    absl::StrAppend(&text, "    ", rules.end_passes == 4 ? "four" : "two",
                    " passes in a row: the game is over", rules.end_passes == 4 ? " (ING96-G307)" : "", "\n");
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

// How many completed cycles the disturber reading has classified, and as what.
std::string ClassifiedText(const spec::Game& game) {
  if (game.rules().cycle != spec::Cycle::kDisturber) return "";
  const auto& cycles = game.classified_cycles();
  const auto fighting = std::count_if(cycles.begin(), cycles.end(), [](const spec::ClassifiedCycle& cycle) {
    return cycle.verdict.has_value() && cycle.verdict->ko_class == spec::KoClass::kFighting;
  });
  const auto unclassified = static_cast<std::ptrdiff_t>(game.UnclassifiedCycles());
  return absl::StrCat("completed cycles, each entry counted once: ", cycles.size(), "; fighting ", fighting,
                      ", disturbing ", std::ssize(cycles) - fighting - unclassified, ", unclassified ",
                      unclassified, "\n");
}

JsonLine BanJson(const KoBan& ban, spec::Color player, const spec::RuleSet& rules) {
  JsonLine json;
  json.Set("color", std::string(1, spec::ColorLetter(player)))
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

JsonLine PlyJson(const ReplayedPly& ply, const spec::RuleSet& rules, bool diagrams, KoRemarks& remarks) {
  JsonLine json;
  if (ply.number > 0) {
    json.Set("move", ply.number);
  } else {
    json.SetNull("move");
  }
  if (ply.move.has_value()) {
    json.Set("color", std::string(1, spec::ColorLetter(ply.move->player)))
        .Set("at", spec::MoveName(*ply.move));
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
      .Set("ko_positions", KoPositionsJson(ply.after.position));
  const auto cycle = remarks.CycleOf(ply);
  cycle.has_value() ? json.Set("cycle", CycleVerdictJson(cycle->first, cycle->second))
                    : json.SetNull("cycle");
  json.Set("passes", ply.after.passes)
      .Set("pauses", ply.pauses)
      .Set("resumes", ply.resumes)
      .Set("ends", ply.ends);
  if (diagrams) json.Set("rows", ply.after.position.ToRows());
  return json;
}

}  // namespace

std::string GameState(const spec::Game& game) {
  return game.ended() ? "ended" : game.paused() ? "paused" : "open";
}

std::string ReplayText(const ReplayReport& report) {
  const Replay& replay = report.replay;
  const spec::RuleSet& rules = report.rules.rules;
  std::string text = absl::StrCat("game: ", report.file, "\n");
  absl::StrAppend(&text, "board: ", report.record.setup.size().ToString(), ", ",
                  spec::ColorName(report.record.FirstToMove()), " plays first\n");
  absl::StrAppend(&text, "rules: ", spec::RuleSetName(rules), " (", report.rules.why, ")\n");
  if (report.record.variations_left_out > 0) {
    absl::StrAppend(&text, "variations left out: ", report.record.variations_left_out,
                    " (the main line is explained)\n");
  }
  if (report.games_left_out > 0) {
    absl::StrAppend(&text, "further games in the file: ", report.games_left_out,
                    " (the first is explained)\n");
  }
  AppendComment(report.record.comment, text);
  const spec::Situation start = spec::StartOf(rules, report.record.setup, report.record.FirstToMove());
  AppendBans(replay.bans_at_start, start.to_move, replay.game.rules(), text);
  KoRemarks remarks(start.position, start.to_move);
  for (const std::string& line : remarks.lines()) absl::StrAppend(&text, "    ", line, "\n");
  if (report.diagrams) {
    AppendDiagram(start, std::nullopt, replay.bans_at_start, text);
  } else {
    text += '\n';
  }
  for (const ReplayedPly& ply : replay.plies) AppendPly(ply, rules, report.diagrams, remarks, text);
  if (text.size() < 2 || text[text.size() - 2] != '\n') text += '\n';
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
  absl::StrAppend(&text, "state: ", StateText(replay), "\n");
  const spec::Game& game = replay.game;
  absl::StrAppend(&text, "removed over the game: ", game.RemovedStones(spec::Color::kBlack), " black, ",
                  game.RemovedStones(spec::Color::kWhite), " white\n");
  text += ClassifiedText(game);
  absl::StrAppend(&text, "\ncount of the ", game.ended() ? "final position" : "position as it stands", ":\n");
  return absl::StrCat(text, CountText(game.position(), rules));
}

JsonLine ReplayJson(const ReplayReport& report) {
  const Replay& replay = report.replay;
  JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", "explain")
      .Set("file", report.file)
      .Set("board", report.record.setup.size().ToString())
      .Set("rules", spec::RuleSetName(report.rules.rules))
      .Set("rules_from", report.rules.why)
      .Set("to_move", std::string(1, spec::ColorLetter(report.record.FirstToMove())))
      .Set("setup", report.record.setup.ToRows())
      .Set("variations_left_out", report.record.variations_left_out)
      .Set("games_left_out", report.games_left_out)
      .Set("bans", BansJson(replay.bans_at_start, report.record.FirstToMove(), report.rules.rules))
      .Set("ko_positions", KoPositionsJson(report.record.setup));
  std::vector<JsonLine> plies;
  KoRemarks remarks(report.record.setup, report.record.FirstToMove());
  for (const ReplayedPly& ply : replay.plies) {
    plies.push_back(PlyJson(ply, report.rules.rules, report.diagrams, remarks));
  }
  line.Set("plies", plies)
      .Set("illegal", replay.illegal)
      .Set("not_judged", replay.not_judged)
      .Set("state", GameState(replay.game))
      .Set("removed_black", replay.game.RemovedStones(spec::Color::kBlack))
      .Set("removed_white", replay.game.RemovedStones(spec::Color::kWhite))
      .Set("completed_cycles", replay.game.classified_cycles().size())
      .Set("unclassified_cycles", replay.game.UnclassifiedCycles())
      .Set("rows", replay.game.position().ToRows());
  SetCount(line, replay.game.position(), report.rules.rules);
  line.Set("version", spec::kVersion);
  return line;
}

}  // namespace hotstone::cli
