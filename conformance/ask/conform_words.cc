// Makes sentences from a question's facts about its play, and boards from the positions before and
// after.
//
// For example, White's retake on B1 of a ko of two points gives "White B1 would take Black's stone
// on A1", "the law forbids it: ko, the stone on A1 has just taken one and may not be taken back at
// once", and two boards, "before White B1" and "what White B1 would leave".
#include "conformance/ask/conform_words.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/diagram.h"

namespace hotstone::conformance {
namespace {

using Asked = ConformQuestion::Kind;
using spec::Color;
using spec::Point;

constexpr size_t kMostNamed = 6;

std::string Player(Color color) { return color == Color::kBlack ? "Black" : "White"; }
std::string PlayText(const spec::Move& move) {
  return absl::StrCat(Player(move.player), " ", spec::MoveName(move));
}

// "stone on A1", "2 stones on A1 B1", "11 stones on A1 B1 C1 D1 E1 F1 and others".
std::string StonesText(const std::vector<Point>& stones) {
  if (stones.size() == 1) return absl::StrCat("stone on ", spec::PointName(stones[0]));
  std::vector<std::string> names;
  for (size_t i = 0; i < std::min(stones.size(), kMostNamed); ++i)
    names.push_back(spec::PointName(stones[i]));
  return absl::StrCat(stones.size(), " stones on ", absl::StrJoin(names, " "),
                      stones.size() > kMostNamed ? " and others" : "");
}

spec::Position FromCells(const spec::BoardSize& size, const std::string& cells) {
  spec::Position position(size);
  for (int i = 0; i < size.points() && static_cast<size_t>(i) < cells.size(); ++i) {
    const char c = cells[static_cast<size_t>(i)];
    if (c != '.') position.Put(size.At(i), c == 'X' ? Color::kBlack : Color::kWhite);
  }
  return position;
}

std::vector<Point> Differences(const spec::Position& a, const spec::Position& b) {
  std::vector<Point> points;
  for (int i = 0; i < a.size().points(); ++i) {
    if (a.At(a.size().At(i)) != b.At(a.size().At(i))) points.push_back(a.size().At(i));
  }
  return points;
}

// The ply before the stones that a question about the board asks for.
std::string LastPly(const ConformDisagreement& d) {
  return d.plies.empty() ? "" : PlayText(d.plies.back());
}

}  // namespace

std::string EffectText(const ConformDisagreement& d) {
  const ConformQuestion& q = d.question;
  if (q.kind == Asked::kScore) return "";
  if (q.kind == Asked::kBoard) {
    if (q.reason == "refusal")
      return absl::StrCat(PlayText(q.move), " is illegal and changes nothing");
    if (q.reason == "undo") return absl::StrCat(PlayText(q.move), " was taken back");
    if (d.plies.empty()) return "this is the position after the setup";
    const spec::Move& last = d.plies.back();
    const std::string other = Player(spec::Opponent(last.player));
    if (!q.takes.empty())
      return absl::StrCat(PlayText(last), " captures ", other, "'s ", StonesText(q.takes));
    if (!q.loses.empty()) {
      return absl::StrCat(PlayText(last), " is suicide: it removes ", Player(last.player),
                          "'s own ", StonesText(q.loses));
    }
    return absl::StrCat(PlayText(last), " captures nothing");
  }
  if (q.move.IsPass()) return absl::StrCat(Player(q.move.player), " passes");
  const std::string play = PlayText(q.move);
  if (q.reason == "occupied")
    return absl::StrCat("there is a stone on ", spec::PointName(*q.move.at), " already");
  const char* would = q.legal ? " " : " would ";
  const char* s = q.legal ? "s " : " ";
  if (!q.takes.empty()) {
    return absl::StrCat(play, would, "capture", s, Player(spec::Opponent(q.move.player)), "'s ",
                        StonesText(q.takes));
  }
  if (!q.loses.empty()) {
    return absl::StrCat(play, would, "remove", s, Player(q.move.player), "'s own ",
                        StonesText(q.loses));
  }
  return absl::StrCat(play, would, "capture", s, "nothing");
}

std::string LawText(const ConformDisagreement& d) {
  const ConformQuestion& q = d.question;
  if (q.kind == Asked::kScore) return absl::StrCat("the law counts ", d.Expected());
  if (q.kind == Asked::kBoard) return "the law keeps the stones of the first board";
  if (q.legal && q.plain_ko)
    return "the law permits it: the ko is no longer forbidden, or never was";
  if (q.legal)
    return q.reason == "repetition" ? "the law permits it although it repeats a position"
                                    : "the law permits it";
  if (q.plain_ko && !q.takes.empty()) {
    return absl::StrCat("the law forbids it: ko, the ", StonesText(q.takes),
                        " has just captured one and may not be recaptured at once");
  }
  if (q.reason == "self-removal") return "the law forbids it: suicide";
  return absl::StrCat("the law forbids it: ", q.why.empty() ? q.reason : q.why);
}

std::string EngineText(const ConformDisagreement& d) {
  const ConformQuestion& q = d.question;
  if (q.kind == Asked::kScore) return absl::StrCat("the engine counts ", d.finding.found);
  if (q.kind == Asked::kBoard) return "the engine has the stones of the second board";
  return absl::StrCat(
      d.finding.found == "legal" ? "the engine permits it" : "the engine refuses it",
      q.round == 0   ? ""
      : q.back > 0   ? ", asked again after plies were taken back"
      : q.round == 1 ? ", asked again"
                     : ", asked again after a play that it refused");
}

std::vector<ShownBoard> BoardsOf(const ConformDisagreement& d) {
  const ConformQuestion& q = d.question;
  const std::optional<spec::Move> play =
      q.AboutPlay() && !q.move.IsPass() ? std::optional(q.move) : std::nullopt;
  if (q.kind == Asked::kBoard) {
    const std::string after = q.reason == "refusal" ? absl::StrCat(PlayText(q.move), " was refused")
                              : q.reason == "undo"
                                  ? absl::StrCat(PlayText(q.move), " was taken back")
                              : d.plies.empty() ? "the setup"
                                                : LastPly(d);
    const auto engine = spec::Position::FromText(d.finding.found);
    std::vector<ShownBoard> boards = {
        {absl::StrCat("after ", after, ", by the law"), q.position, std::nullopt, {}}};
    if (!d.plies.empty() && !d.plies.back().IsPass()) boards[0].play = d.plies.back();
    if (!engine.ok() || engine->size() != q.position.size()) return boards;
    const auto differs = Differences(q.position, *engine);
    boards[0].differs = differs;
    boards.push_back({"the engine has", *engine, boards[0].play, differs});
    return boards;
  }
  if (!play.has_value())
    return {{absl::StrCat("after ", q.after, " moves"), q.position, std::nullopt, {}}};
  std::vector<ShownBoard> boards = {
      {absl::StrCat("before ", PlayText(q.move)), q.position, play, {}}};
  if (q.makes.empty()) return boards;
  boards.push_back({absl::StrCat(q.legal ? "after it, by the law" : "what it would leave"),
                    FromCells(q.position.size(), q.makes),
                    play,
                    {}});
  return boards;
}

std::string BoardsText(const ConformDisagreement& d) {
  std::vector<std::vector<std::string>> columns;
  size_t height = 0;
  for (const ShownBoard& board : BoardsOf(d)) {
    formats::DiagramMarks marks;
    if (board.play.has_value()) marks.last = board.play->at;
    std::vector<std::string> lines = {board.caption};
    const std::string drawn = formats::Diagram(board.position, marks);
    for (const auto& line : std::vector<std::string>(absl::StrSplit(drawn, '\n'))) {
      if (!line.empty()) lines.push_back(line);
    }
    height = std::max(height, lines.size());
    columns.push_back(std::move(lines));
  }
  size_t width = 0;
  for (const std::string& line : columns.front()) width = std::max(width, line.size() + 4);
  std::string text;
  for (size_t i = 0; i < height; ++i) {
    std::string line = i < columns[0].size() ? columns[0][i] : "";
    if (columns.size() > 1 && i < columns[1].size()) {
      line.resize(width, ' ');
      line += columns[1][i];
    }
    absl::StrAppend(&text, line, "\n");
  }
  return text;
}

std::string GroupText(const ConformGroup& group) {
  // One answer is too little for a diagnosis.
  if (group.mistake && group.count == 1) return absl::StrCat("could be one that ", group.title);
  if (group.from_size == 0) return group.title;
  return absl::StrCat(group.title, " (seen on boards of at least ", group.from_size,
                      " lines; asked about but not seen on smaller ones)");
}

std::string AlikeText(const ConformGroup& group, size_t most) {
  const auto shown = [most](std::vector<std::string> list, const char* between) {
    const size_t more = list.size() - std::min(most, list.size());
    list.resize(list.size() - more);
    return absl::StrCat(absl::StrJoin(list, between),
                        more > 0 ? absl::StrCat("; and ", more, " more (--json)") : "");
  };
  if (!group.parts.empty()) {
    std::vector<std::string> parts;
    for (const auto& [title, count] : group.parts) {
      parts.push_back(absl::StrCat(count, " could also come from an engine that ", title));
    }
    return absl::StrCat("of these answers ", shown(parts, "; "));
  }
  return group.alike.empty() ? ""
                             : absl::StrCat("the same answers could come from an engine that ",
                                            shown(group.alike, "; or that "));
}

}  // namespace hotstone::conformance
