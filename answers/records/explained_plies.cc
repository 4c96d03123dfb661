// Of() gives a ply one line with its verdict and the clauses for it, then indented lines: comments
// of the record, pauses and the end of the game, points banned for the next player, ko positions,
// and the class of a cycle.
//
// For example, after Black has taken a ko at C2 the lines are
//
//    1. Black C2: legal, removes B2 (ING96-R4)
//        ko: White may not play B2 now (hot-stone single, ING96-G508)
//
// and White's answer at B2 is reported as ILLEGAL, hot-stone (ING96-G508), with the sentence of
// that clause, and as not applied.
#include "answers/records/explained_plies.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "answers/shown/board_picture.h"
#include "answers/shown/judge_link.h"
#include "answers/shown/point_list.h"
#include "conformance/judge/cited_clause.h"
#include "formats/sgf/sgf_charset.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::answers {
namespace {

constexpr char kKoLines[] = "{kos?    {:\n    }}";

std::vector<Shown> DescribeBans(const std::vector<KoBan>& bans, spec::Color player,
                                const spec::RuleSet& rules) {
  std::vector<Shown> all;
  for (const KoBan& ban : bans) {
    Shown shown;
    shown.Set("color", spec::Letter(player))
        .Set("at", spec::PointName(ban.at))
        .Set("why", spec::IllegalityName(*ban.ruling.why));
    if (ban.ruling.hot.has_value()) shown.Set("kind", spec::HotKindName(*ban.ruling.hot));
    shown.Set("clause", spec::RulingClause(ban.ruling, rules))
        .Say("who", spec::ColorName(player))
        .Line("ko: {who} may not play {at} now ({why}{kind? {}}, {clause})");
    all.push_back(std::move(shown));
  }
  return all;
}

std::string Picture(const spec::Position& position, std::optional<spec::Point> last,
                    const std::vector<KoBan>& bans) {
  formats::DiagramMarks marks{last, {}};
  for (const KoBan& ban : bans) marks.banned.push_back(ban.at);
  return BoardPicture(position, marks);
}

Shown DescribeSetup(const ReplayedPly& ply) {
  Shown shown;
  return shown.Set("black", PointList(ply.set_black))
      .Set("white", PointList(ply.set_white))
      .Set("emptied", PointList(ply.emptied))
      .Set("to_move", spec::Letter(ply.after.to_move))
      .Say("who", spec::ColorName(ply.after.to_move))
      .Line("{black?Black {}; }{white?White {}; }{emptied?emptied {}; }{who} to play");
}

// Number, move and comment. Returns the layout of the number and the move.
std::string BeginPly(const ReplayedPly& ply, Shown& shown) {
  shown.Set("move", ply.number > 0 ? ShownValue(ply.number) : std::nullopt)
      .Say("comment", CommentLines(ply.comment));
  const std::string number = "{move?{}. }{move!-- }";
  if (ply.move.has_value()) {
    shown.Set("color", spec::Letter(ply.move->player))
        .Set("at", spec::MoveName(*ply.move))
        .Say("who", spec::ColorName(ply.move->player));
    return number + "{who} {at}";
  }
  if (ply.is_setup) {
    shown.Set("setup", DescribeSetup(ply));
    return number + "setup: {setup}";
  }
  shown.Set("agreed_dead", PointList(ply.agreed_dead));
  return number + "dead by agreement {agreed_dead}{agreed_dead!-}";
}

std::string HowItEnds(const ReplayedPly& ply, const spec::RuleSet& rules) {
  if (!ply.ends) return "";
  if (!ply.move->IsPass()) return "the first removal: the game is over (capture_ends)";
  if (ply.second_pause) {
    return "a second pause at the same position: the game is over (ING96-R4-verification, resume)";
  }
  return absl::StrCat(rules.end_passes == 4 ? "four" : "two",
                      " passes in a row: the game is over (",
                      std::string(conformance::EndClause(rules)), ")");
}

}  // namespace

std::string CommentLines(const std::string& comment) {
  std::string text;
  if (comment.empty()) return text;
  const std::vector<std::string> lines = absl::StrSplit(formats::PrintableText(comment), '\n');
  for (const std::string& line : lines) {
    absl::StrAppend(&text, line.empty() ? "    |" : "    | ", line, "\n");
  }
  return text;
}

ExplainedPlies::ExplainedPlies(const spec::RuleSet& rules, const spec::Position& start,
                               spec::Color to_move, bool diagrams, const std::string& atlas)
    : rules_(rules),
      diagrams_(diagrams),
      cycles_(rules.ReadingOfCycles(), start, to_move),
      kos_(rules_),
      atlas_(atlas),
      linked_from_(start),
      linked_first_(to_move) {}

void ExplainedPlies::AddKos(const spec::Position& position, bool is_shown, Shown& shown) {
  const std::vector<ClassifiedKo>& kos = kos_.Of(position);
  shown.Set("ko_positions", DescribeKos(kos));
  if (!is_shown) return;
  std::vector<std::string> lines = KoLines(kos);
  if (lines == shown_kos_) return;
  shown.Say("kos", lines);
  shown_kos_ = std::move(lines);
}

void ExplainedPlies::AddStart(const spec::Situation& start, const std::vector<KoBan>& bans,
                              bool is_shown, Shown& shown) {
  shown.Set("bans", DescribeBans(bans, start.to_move, rules_));
  AddKos(start.position, is_shown, shown);
  if (is_shown) shown.Line("    {bans}").Line(kKoLines);
  if (is_shown && diagrams_)
    shown.Say("start_picture", Picture(start.position, std::nullopt, bans));
  shown.Line("{start_picture?\n{}}\n");
}

// The cycle that a legal ply completes.
std::optional<JudgedCycle> ExplainedPlies::CycleOf(const ReplayedPly& ply) {
  if (ply.move.has_value()) return cycles_.After(*ply.move, ply.after.position, ply.after.to_move);
  cycles_.Restart(ply.after.position, ply.after.to_move);
  return std::nullopt;
}

void ExplainedPlies::Follow(const ReplayedPly& ply) {
  if (ply.move.has_value()) {
    linked_.push_back(*ply.move);
  } else {
    linked_from_ = ply.after.position;
    linked_first_ = ply.after.to_move;
    linked_.clear();
  }
}

void ExplainedPlies::AddLink(Shown& shown) const {
  AddJudgeLink(shown, atlas_, rules_, linked_from_, linked_first_, linked_);
}

void ExplainedPlies::Skip(const ReplayedPly& ply) {
  if (ply.refusal.has_value()) return;
  Follow(ply);
  if (ply.move.has_value()) {
    cycles_.Skip(*ply.move, ply.after.position, ply.after.to_move);
  } else {
    cycles_.Restart(ply.after.position, ply.after.to_move);
  }
}

Shown ExplainedPlies::Of(const ReplayedPly& ply) {
  Shown shown;
  const std::string head = BeginPly(ply, shown);
  shown.Set("legal", !ply.refusal.has_value());
  if (ply.refusal.has_value()) {
    std::vector<spec::Move> moves = linked_;
    if (ply.move.has_value()) moves.push_back(*ply.move);
    // The judge lets a colour move twice.
    if (ply.refusal->why != "out-of-turn")
      AddJudgeLink(shown, atlas_, rules_, linked_from_, linked_first_, moves);
    return shown.Set("why", ply.refusal->why)
        .Set("clause", ply.refusal->clause)
        .Set("sentence", ply.refusal->sentence)
        .Line(head + ": ILLEGAL, {why} ({clause}): {sentence}")
        .Line("    not applied")
        .Line("{link?    {}}")
        .Line("{comment}");
  }
  Follow(ply);
  shown.Set("handicap_pass", ply.handicap_pass)
      .Set("supplied", ply.supplied)
      .Set("captured", PointList(ply.captured))
      .Set("self_removed", PointList(ply.self_removed))
      .Set("bans", DescribeBans(ply.bans, ply.after.to_move, rules_));
  AddKos(ply.after.position, true, shown);
  const auto cycle =
      Maybe(CycleOf(ply), [](const JudgedCycle& judged) { return Describe(judged); });
  shown.Set("cycle", cycle)
      .Set("passes", ply.after.passes)
      .Set("pauses", ply.pauses)
      .Set("resumes", ply.resumes)
      .Set("ends", ply.ends);
  if (const auto* judged = std::get_if<Nested>(&cycle.any())) {
    // Only the first line; the moves are those just listed.
    const std::string lines = ToText(judged->one.front());
    shown.Say("cycle_line", lines.substr(0, lines.find('\n')));
  }
  if (diagrams_) {
    shown.Set("rows", ply.after.position.ToRows());
    const bool board_play = ply.move.has_value() && !ply.move->IsPass();
    if (board_play || !ply.move.has_value()) {
      shown.Say("picture",
                Picture(ply.after.position, board_play ? ply.move->at : std::nullopt, ply.bans));
    }
  }
  const auto own = [this](std::string_view ing, std::string_view tromp_taylor) {
    return std::string(conformance::OwnClause(rules_, ing, tromp_taylor));
  };
  return shown
      .Say("verdict", ply.is_setup           ? "not a move; a new history starts here"
                      : ply.move.has_value() ? "legal"
                                             : "removed (ING96-R3)")
      .Say("owed_by", own("ING96-G313", "TT-HANDICAP"))
      .Say("removed_by", own("ING96-R4", "TT-MOVE"))
      .Say("self_removed_by", own("ING96-G311", "TT-MOVE"))
      .Say("how_it_ends", HowItEnds(ply, rules_))
      .Line(head +
            ": {verdict}{handicap_pass?, a mandatory handicap pass ({owed_by})}"
            "{supplied?, added: missing from the record}{captured?, removes {} ({removed_by})}"
            "{self_removed?, removes the player's own {} ({self_removed_by})}")
      .Line("{comment}")
      .Line("{resumes?    the pause is over, play continues}")
      .Line("{pauses?    two passes in a row: the game is paused (ING96-G305)}")
      .Line("{how_it_ends?    {}}")
      .Line("    {bans}")
      .Line(kKoLines)
      .Line("{cycle_line?    {}}")
      .Line("{picture?\n{}\n}");
  return shown;
}

}  // namespace hotstone::answers
