// A guide says what can be forced (solve_guide.h); if that is less than the goal, AskSolve ends
// there. Then Search extracts the solution (search/solution/), checks it like hotstone-certify, and
// writes it; an interruption leaves a checkpoint. The guide's rule set only guides: the check
// establishes that the solution holds under the rules that it names.
//
// For example hotstone solve --board 3x3 --at-least 9 --out 3x3.cert writes a solution of 48
// positions: Black plays in the centre, and takes the whole board whatever White answers.
#include "answers/solve/solve_answer.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/shown/judge_link.h"
#include "answers/solve/solve_checkpoint.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/solution/position_key.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/deepening/depth_solution.h"
#include "search/solution/solution_search.h"
#include "tables/stored_file.h"

namespace hotstone::answers {
namespace {

using certify::SolutionHeader;

std::string Goal(const SolutionHeader& header) {
  return absl::StrCat(spec::ColorName(header.side), " at least ", header.at_least, " from ",
                      header.start.ToText(), ", ", spec::ColorName(header.to_move), " to move");
}

// For an oracle.
enumerate::BitSituation StartOf(const SolutionHeader& header) {
  const enumerate::Stones start = enumerate::FromSpec(header.start);
  return {start.own, start.opp, header.to_move == spec::Color::kBlack ? 0 : 1, 0, {}};
}

// A search that found nothing proves nothing, and neither does a file about less than was asked.
absl::Status NotFound(const SolutionHeader& header, const std::string& why) {
  return absl::ResourceExhaustedError(absl::StrCat("solve: ", Goal(header), ": ", why));
}

// OK if the guide settles that the goal cannot be forced.
absl::Status CheckSettled(const SolveQuestion& question, const SolutionHeader& header,
                          const Guide& guide) {
  if (const auto* const bounded = guide.bounded) {
    return NotFound(
        header, absl::StrCat("not found within ", Counted(bounded->failed_plies(), "ply", "plies"),
                             ", ", bounded->searched(), " positions searched",
                             bounded->stopped() ? ", stopped" : ""));
  }
  if (const auto* const deepening = guide.deepening) {
    return NotFound(header,
                    absl::StrCat("not found within ",
                                 deepening->failed_plays() + (question.first.empty() ? 0 : 1),
                                 " plays of the side",
                                 question.first.empty() ? "" : " that begin with " + question.first,
                                 ", ", deepening->visited(), " positions visited"));
  }
  if (guide.leaves_open.empty()) return absl::OkStatus();
  return NotFound(header,
                  "unknown: the guide does not show that it is forced, but " + guide.leaves_open);
}

using OwnPlay = search::SolutionPlays::OwnPlay;

// The side's first play, if one is given.
absl::StatusOr<std::optional<OwnPlay>> FirstPlay(const SolveQuestion& question,
                                                 const SolutionHeader& header,
                                                 const search::SolutionPlays& plays) {
  if (question.first.empty()) return std::nullopt;
  const auto refused = [&](const std::string& why) {
    return absl::InvalidArgumentError(absl::StrCat("solve: --first ", question.first, ": ", why));
  };
  if (header.to_move != header.side) return refused("the other side is to move");
  const auto at = spec::ParsePoint(question.first, header.start.size());
  if (!at.ok()) return refused(std::string(at.status().message()));
  if (!header.start.IsEmpty(*at)) return refused("there is a stone");
  const enumerate::Stones start = enumerate::FromSpec(header.start);
  const bool black = header.side == spec::Color::kBlack;
  for (const OwnPlay& play : plays.OwnPlays({0, black ? start : enumerate::Swapped(start)})) {
    if (play.at == header.start.size().Index(*at)) return play;
  }
  return refused("the play removes own stones");
}

// Whether the files can be written, before hours of search.
absl::Status CheckFiles(const SolveQuestion& question) {
  std::error_code error;
  const auto out = std::filesystem::status(question.out, error);
  if (!std::filesystem::exists(out) || std::filesystem::is_regular_file(out)) {
    RETURN_IF_ERROR(WholeFile::Create(question.out).status());
  } else if (std::filesystem::is_directory(out)) {
    return absl::InvalidArgumentError(absl::StrCat("--out ", question.out, ": is a folder"));
  }
  if (question.keep.path.empty() || question.keep.resume) return absl::OkStatus();
  return tables::CheckWritable(question.keep.path, tables::FileKind::kCheckpoint);
}

// The move that the solution lists at its start, in an image in which it lists the start.
absl::StatusOr<std::vector<spec::Move>> FirstMove(const certify::Solution& solution) {
  const SolutionHeader& header = solution.header;
  std::vector<spec::Move> first;
  ASSIGN_OR_RETURN(const auto keys, certify::KeysOf(header));
  const uint64_t key = keys.KeyOf(header.start);
  const auto entry = std::lower_bound(
      solution.entries.begin(), solution.entries.end(), key,
      [](const certify::SolutionEntry& one, uint64_t wanted) { return one.key < wanted; });
  if (header.to_move != header.side || entry == solution.entries.end() || entry->key != key)
    return first;
  first.push_back(spec::Pass(header.side));
  if (entry->move == certify::kSolutionPass) return first;
  int image = 0;
  while (keys.ImageNumber(header.start, std::nullopt, image) != key) ++image;
  for (const spec::Point at : header.start.EmptyPoints())
    if (keys.board().Index(keys.Image(image, at)) == entry->move) first[0].at = at;
  return first;
}

// Finds, checks and writes the solution; the guide says that the goal can be forced.
absl::StatusOr<SolveAnswer::Written> Search(const SolveQuestion& question,
                                            const SolutionHeader& header, const Guide& guide,
                                            search::SolutionSearch* search,
                                            const std::optional<OwnPlay>& first, uint64_t distance,
                                            LongRun& run) {
  const Keep& keep = question.keep;
  if (search != nullptr) {
    run.Begin([&] { return SaveSolve(keep.path, header, guide, search); });
    run.SaveAtReports();
  } else {
    guide.deepening->ReportTo(&run.shown());
  }
  auto found = search != nullptr
                   ? search->Run(&run)
                   : search::SolutionByDepths(*guide.deepening, StartOf(header), first, distance,
                                              question.most, &run.shown());
  run.Clear();
  RETURN_IF_ERROR(guide.status());
  if (absl::IsNotFound(found.status())) {
    return NotFound(header, "there is no strategy left to try under --rules " + question.rules);
  }
  if (absl::IsCancelled(found.status())) return run.Stopped(found.status(), "stopped");
  if (absl::IsResourceExhausted(found.status()) && !keep.path.empty()) {
    return run.Stopped(found.status(), std::string(found.status().message()));
  }
  RETURN_IF_ERROR(found.status());
  const certify::Solution solution{header, std::move(found->entries)};
  const auto checked = certify::CheckSolution(solution, {.progress = &run.shown()});
  run.Clear();
  if (absl::IsCancelled(checked.status())) return run.Stopped(checked.status(), "stopped");
  if (!checked.ok()) {
    return absl::InternalError(absl::StrCat("bug in hotstone: the checker refuses the solution: ",
                                            std::string(checked.status().message())));
  }
  RETURN_IF_ERROR(certify::WriteSolution(question.out, header, solution.entries));
  const size_t entries = solution.entries.size();
  ASSIGN_OR_RETURN(auto first_move, FirstMove(solution));
  return SolveAnswer::Written{found->seen, certify::SolutionBytes(header, entries), *checked,
                              run.seconds(), std::move(first_move)};
}

}  // namespace

absl::StatusOr<SolveAnswer> AskSolve(const SolveQuestion& question) {
  ASSIGN_OR_RETURN(const auto header, ReadSolutionHeader(question));
  RETURN_IF_ERROR(CheckSolveQuestion(question));
  RETURN_IF_ERROR(certify::PositionKeys::Create(header.start.size()).status());
  RETURN_IF_ERROR(CheckFiles(question));
  ASSIGN_OR_RETURN(const auto plays, search::SolutionPlays::Of(header));
  ASSIGN_OR_RETURN(const auto first, FirstPlay(question, header, plays));
  LongRun run(question.keep);
  ASSIGN_OR_RETURN(auto guide, FindGuide(question.guide, header, &run.shown()));
  if (guide.deepening != nullptr) {
    guide.asked = absl::StrCat(
        first.has_value() ? " first " + spec::PointName(header.start.size().At(first->at)) : "",
        " plays ", question.guide.plays);
  }
  run.Clear();
  std::unique_ptr<search::SolutionSearch> search;
  if (guide.deepening == nullptr) {
    ASSIGN_OR_RETURN(search, search::SolutionSearch::Create(header, *guide.oracle, question.most));
  }
  if (question.keep.resume) {
    RETURN_IF_ERROR(LoadSolve(question.keep.path, header, guide, search.get()));
  }
  if (guide.deepening != nullptr) {
    run.Begin([&] { return SaveSolve(question.keep.path, header, guide, nullptr); });
    run.SaveAtReports();
    guide.deepening->ReportTo(&run);
  }
  const auto distance =
      guide.oracle->Distance(first.has_value() ? plays.AfterOwn(*first) : StartOf(header));
  RETURN_IF_ERROR(guide.status());
  run.Clear();
  if (guide.deepening != nullptr && guide.deepening->stopped()) {
    return run.Stopped(
        absl::CancelledError("stopped"),
        absl::StrCat("stopped after ", guide.deepening->visited(), " positions; not within ",
                     guide.deepening->failed_plays(), " plays"));
  }
  SolveAnswer answer{question, header, {}};
  if (distance.has_value()) {
    if (guide.deepening != nullptr) run.SaveOrWarn();
    ASSIGN_OR_RETURN(answer.written,
                     Search(question, header, guide, search.get(), first, *distance, run));
  } else {
    if (guide.deepening != nullptr) run.SaveOrWarn();  // a resumed search does not begin again
    RETURN_IF_ERROR(CheckSettled(question, header, guide));
  }
  return answer;
}

Shown Describe(const SolveAnswer& answer) {
  const SolutionHeader& header = answer.header;
  Shown shown = Shown::Result("solve");
  shown.Set("board", header.start.size().ToString());
  if (!answer.written.has_value()) {
    return shown.Set("verdict", "fails")
        .Say("goal", Goal(header))
        .Line("{goal}: cannot be forced if endless play counts for the other side")
        .ExitWith(kExitFails);
  }
  const auto& [seen, bytes, checked, seconds, first] = *answer.written;
  shown.Set("verdict", "holds")
      .Set("side", answer.question.side)
      .Set("at_least", header.at_least)
      .Set("rows", header.start.ToRows())
      .Set("to_move", spec::Letter(header.to_move))
      .Set("good_under", answer.question.rules)
      .Set("entries", checked.situations)
      .Set("answers", checked.transitions)
      .Set("settled", checked.settled)
      .Set("next_plays", checked.next_plays)
      .Set("ends", checked.ends)
      .Set("highest_rank", checked.highest_rank)
      .Set("bytes", bytes)
      .Set("file", answer.question.out);
  // Solutions of every kind are good under basic-only.
  AddJudgeLink(shown, answer.question.link, spec::RuleSet(), header.start, header.to_move, first);
  return shown.Say("size", BytesText(bytes))
      .Say("claim", checked.claim)
      .Say("seen", seen)
      .Say("line_ends", checked.settled + checked.next_plays)
      .Say("seconds", seconds)
      .Line("solution: {file}, {size}")
      .Line("{claim}")
      .Line("entries: {entries} of {seen} positions visited, ranks up to {highest_rank}")
      .Line(
          "answers: {answers}; moves to a position that ends a line: {line_ends}, entries that "
          "pass: {ends}")
      .Line("{link?{}}")
      .Line("({seconds:.2} s)");
}

}  // namespace hotstone::answers
