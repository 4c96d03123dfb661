#include "answers/numbers/census_answer.h"

#include <chrono>
#include <filesystem>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/numbers/census_file.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "spec/board/board.h"

namespace hotstone::answers {
namespace {

using enumerate::ColourCensus;

uint64_t Sum(const std::vector<uint64_t>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), uint64_t{0});
}

// The census to continue: read from the file, or a new one.
absl::StatusOr<ColourCensus> StartCensus(const CensusQuestion& question) {
  const std::string& path = question.keep.path;
  if (path.empty()) {
    RETURN_IF_ERROR(CheckKeep(question.keep, "--checkpoint FILE, the file to resume from"));
  }
  if (question.board.empty()) {
    return absl::InvalidArgumentError(
        "census needs --board or --merge, for example hotstone census --board 4x4");
  }
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(question.board));
  int shard = 1;
  int shards = 1;
  if (!question.shard.empty()) {
    RETURN_IF_ERROR(ParseShard(question.shard, shard, shards));
  }
  auto fresh = enumerate::BeginColourCensus(size.cols(), size.rows(), shard, shards);
  if (!fresh.ok() || path.empty()) return fresh;
  if (!question.keep.resume) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return fresh;
    return absl::InvalidArgumentError(absl::StrCat(
        path, ": already exists; continue from it with --resume, or remove it to start over"));
  }
  auto kept = ReadCensusFile(path);
  if (!kept.ok()) return kept.status();
  if (kept->cols != fresh->cols || kept->rows != fresh->rows || kept->shard != fresh->shard ||
      kept->shards != fresh->shards) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": holds a census of ", kept->cols, "x", kept->rows, ", shard ",
                     kept->shard, "/", kept->shards, ", not what --board and --shard ask for"));
  }
  return kept;
}

absl::StatusOr<ColourCensus> TakeCensus(const CensusQuestion& question) {
  ASSIGN_OR_RETURN(auto census, StartCensus(question));
  LongRun run(question.keep);
  const std::string& path = question.keep.path;
  enumerate::ColourCensusOptions how;
  how.threads = question.threads;
  how.quick = question.quick;
  how.progress = &run;
  if (!path.empty()) {
    how.save = [&](const ColourCensus& now) {
      return WriteWholeFile(path, WriteCensus(now, run.seconds()));
    };
  }
  auto result = ContinueColourCensus(std::move(census), how);
  if (!absl::IsCancelled(result.status())) return result;
  return absl::CancelledError(
      path.empty()
          ? "the census was stopped, and nothing was saved without --checkpoint FILE"
          : absl::StrCat("the census was stopped; --checkpoint ", path, " --resume continues it"));
}

absl::StatusOr<ColourCensus> MergeCensus(const CensusQuestion& question) {
  if (!question.board.empty() || !question.shard.empty() || !question.keep.path.empty() ||
      question.keep.resume || question.quick || question.threads != 1) {
    return absl::InvalidArgumentError(
        "--merge FILE... can only be combined with --json: the files name their own board");
  }
  std::vector<ColourCensus> parts;
  for (const std::string& file : question.merge) {
    ASSIGN_OR_RETURN(auto part, ReadCensusFile(file));
    parts.push_back(std::move(part));
  }
  return MergeColourCensuses(parts, question.merge);
}

}  // namespace

absl::StatusOr<CensusAnswer> AskCensus(const CensusQuestion& question) {
  const auto began = std::chrono::steady_clock::now();
  ASSIGN_OR_RETURN(auto census,
                   question.merge.empty() ? TakeCensus(question) : MergeCensus(question));
  return CensusAnswer{std::move(census), SecondsSince(began)};
}

uint64_t LegalColourings(const ColourCensus& census) { return Sum(census.legal); }

Shown Describe(const CensusAnswer& answer) {
  const ColourCensus& census = answer.census;
  std::vector<Shown> rows;
  for (size_t k = 0; k < census.legal.size(); ++k) {
    rows.push_back(Shown()
                       .Say("stones", k)
                       .Say("colourings", census.colourings[k])
                       .Say("legal", census.legal[k])
                       .Line("{stones:>6}  {colourings:>16}  {legal:>16}"));
  }
  Shown shown;
  return shown.Say("board", absl::StrCat(census.cols, "x", census.rows))
      .Say("shard", census.shards > 1 ? absl::StrCat(census.shard, "/", census.shards) : "")
      .Say("rows", rows)
      .Say("colourings", Sum(census.colourings))
      .Say("legal", Sum(census.legal))
      .Say("seconds", answer.seconds)
      .Line("board: {board}")
      .Line("{shard?shard: {}}")
      .Line("stones        colourings             legal")
      .Line("{rows}")
      .Line("   all  {colourings:>16}  {legal:>16}")
      .Line("({seconds:.2} s)");
}

}  // namespace hotstone::answers
