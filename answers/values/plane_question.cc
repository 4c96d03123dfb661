#include "answers/values/plane_question.h"

#include <iostream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "answers/asked/limits.h"
#include "answers/asked/situation_words.h"
#include "answers/shown/exit_codes.h"
#include "base/bytes_text.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "formats/json_line.h"

namespace hotstone::answers {
namespace {

absl::Status CheckTogether(const PlaneOptions& options) {
  const auto wrong = [](std::string_view what) { return absl::InvalidArgumentError(std::string(what)); };
  const bool all = !options.all_thresholds.empty();
  if (all == (options.at_least != kNoThreshold)) {
    return wrong("give --at-least T or --all-thresholds DIR, and not both");
  }
  if (!options.checkpoint.empty() + !options.on_disk.empty() + all > 1) {
    return wrong("--checkpoint, --on-disk and --all-thresholds keep planes in different ways: give one");
  }
  if (all && options.layers != 0) return wrong("--layers is for one threshold");
  if (all && !options.position.empty())
    return wrong("--position has no use with --all-thresholds: give --board");
  if (all && options.side != PlaneOptions{}.side) {
    return wrong("--side has no use with --all-thresholds, which has the planes of either side");
  }
  if (all) {
    RETURN_IF_ERROR(CheckNoCircumstances(options.circumstances, "--all-thresholds"));
  }
  if (options.checkpoint_every_given && !all && options.checkpoint.empty()) {
    return wrong("--checkpoint-every needs --checkpoint FILE or --all-thresholds DIR");
  }
  if (options.mend && (options.on_disk.empty() || !options.resume)) {
    return wrong("--mend needs --on-disk DIR and --resume");
  }
  if (options.stages && options.checkpoint.empty()) return wrong("--stages needs --checkpoint FILE");
  if (options.stages && options.threads > 1) return wrong("--stages are found by one thread");
  const std::string& kept = all                       ? options.all_thresholds
                            : options.on_disk.empty() ? options.checkpoint
                                                      : options.on_disk;
  if (kept.empty()) {
    if (!options.resume && options.layers == 0) return absl::OkStatus();
    return wrong("--resume and --layers need --checkpoint FILE or --on-disk DIR");
  }
  const bool there = IsThere(kept);
  if (there && !options.resume) {
    return absl::InvalidArgumentError(absl::StrCat(
        kept, options.checkpoint.empty()
                  ? ": already there; take it up with --resume if it is a run, or name another folder"
                  : ": the checkpoint of an earlier run is there; take it up with --resume, or remove it"));
  }
  if (!there && options.resume) {
    return absl::InvalidArgumentError(
        absl::StrCat(kept, ": there is no checkpoint; leave --resume out to begin"));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<PlaneQuestionAsked> ReadPlaneQuestion(const PlaneOptions& options) {
  RETURN_IF_ERROR(CheckTogether(options));
  ASSIGN_OR_RETURN(const auto position, BoardOrPosition(options.board, options.position, "plane"));
  ASSIGN_OR_RETURN(const auto work, ReadBoardWork(position.size().ToString(), options.rules));
  ASSIGN_OR_RETURN(const auto situation, SituationFrom(position, options.circumstances, work.rules));
  const int points = work.grid.points();
  const int at_least = options.all_thresholds.empty() ? options.at_least : points;
  if (at_least <= -points || at_least > points) {
    return absl::InvalidArgumentError(absl::StrCat("--at-least ", at_least, ": on ", work.size.ToString(),
                                                   " it is from ", 1 - points, " to ", points));
  }
  return PlaneQuestionAsked{work, situation};
}

absl::Status CheckPlaneMemory(const PlaneOptions& options, const PlaneQuestionAsked& asked, uint64_t needed) {
  ASSIGN_OR_RETURN(const auto memory, MemoryLimit(options.memory));
  if (needed <= memory) return absl::OkStatus();
  return absl::ResourceExhaustedError(absl::StrCat(
      "plane: the planes of ", asked.work.size.ToString(), " need ", BytesText(needed),
      options.on_disk.empty() ? "" : " with one of them on disk", ", --memory is ", BytesText(memory)));
}

int PrintPlaneAnswer(const PlaneOptions& options, const PlaneQuestionAsked& asked,
                     const PlaneAnswer& answer) {
  const std::string to_move(1, spec::ColorLetter(asked.situation.to_move));
  const enumerate::PlaneCounts& counts = answer.counts;
  const int exit_code = answer.forced ? kExitOk : kExitFails;
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", "plane")
        .Set("board", asked.work.size.ToString())
        .Set("rules", spec::RuleSetName(asked.work.rules))
        .Set("rows", asked.situation.position.ToRows())
        .Set("to_move", to_move)
        .Set("side", options.side)
        .Set("at_least", options.at_least)
        .Set("forced", answer.forced)
        .Set("legal_positions", counts.legal)
        .Set("forced_at_its_turn", counts.first)
        .Set("forced_at_the_others_turn", counts.second)
        .Set(answer.sweeps_name, answer.sweeps)
        .Set("bytes", answer.memory);
    if (answer.disk > 0) line.Set("disk_bytes", answer.disk);
    line.Set("seconds", answer.seconds).Set("version", kVersion);
    std::cout << line.ToString() << "\n";
    return exit_code;
  }
  const std::string side = options.side == "B" ? "Black" : "White";
  std::cout << "board: " << asked.work.size.ToString() << "\n"
            << "rules: " << spec::RuleSetName(asked.work.rules) << "\n"
            << "asked: can " << side << " force an area difference of " << options.at_least << " or more, "
            << to_move << " to move\n"
            << "forced: " << (answer.forced ? "yes" : "no") << "\n"
            << "legal positions: " << counts.legal << "; forced in " << counts.first
            << " of them at the turn of the side that forces, in " << counts.second << " at the other's\n"
            << absl::StrFormat("(%d %s, %.2f s, %s", answer.sweeps,
                               answer.disk > 0 ? "half-sweeps" : "sweeps", answer.seconds,
                               BytesText(answer.memory))
            << (answer.disk > 0 ? absl::StrCat(", ", BytesText(answer.disk), " on disk") : "") << ")\n";
  return exit_code;
}

}  // namespace hotstone::answers
