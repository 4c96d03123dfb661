#include "answers/solve/solve_checkpoint.h"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "tables/stored_file.h"

namespace hotstone::answers {
namespace {

constexpr std::string_view kFirstLine = "hotstone.solve/1";

// The bytes of the one stream, in order.
class StateStream {
 public:
  StateStream(const tables::StoredFile& file, uint64_t bytes)
      : file_(file), reader_(file), left_(bytes) {}

  absl::Status Give(char* bytes, size_t count) {
    while (count > 0) {
      if (at_ == block_.size()) {
        if (left_ == 0) return file_.Damaged("its state is cut short");
        block_.resize(std::min<uint64_t>(left_, tables::kCheckpointBlockBytes));
        left_ -= block_.size();
        at_ = 0;
        RETURN_IF_ERROR(reader_.Read(number_++, block_));
      }
      const size_t now = std::min(count, block_.size() - at_);
      std::memcpy(bytes, block_.data() + at_, now);
      at_ += now;
      bytes += now;
      count -= now;
    }
    return absl::OkStatus();
  }

 private:
  const tables::StoredFile& file_;
  tables::BlockReader reader_;
  uint64_t left_;
  uint64_t number_ = 0;
  std::vector<uint8_t> block_;
  size_t at_ = 0;
};

// The first line in which two texts differ.
std::pair<std::string, std::string> FirstDifference(const std::string& a, const std::string& b) {
  const std::vector<std::string> of_a = absl::StrSplit(a, '\n');
  const std::vector<std::string> of_b = absl::StrSplit(b, '\n');
  size_t i = 0;
  while (i + 1 < std::min(of_a.size(), of_b.size()) && of_a[i] == of_b[i]) ++i;
  return {of_a[i], of_b[i]};
}

}  // namespace

absl::Status SaveSolve(const std::string& path, const certify::SolutionHeader& header,
                       const Guide& guide, const search::SolutionSearch* search) {
  ASSIGN_OR_RETURN(const auto file, tables::StoredFileWriter::Create(
                                        path, {.kind = tables::FileKind::kCheckpoint,
                                               .block_bytes = tables::kCheckpointBlockBytes,
                                               .replace = true}));
  uint64_t bytes = 0;
  search::StateWriter writer([&](std::string_view piece) {
    bytes += piece.size();
    return file->Append(piece.data(), piece.size());
  });
  RETURN_IF_ERROR(guide.deepening != nullptr ? guide.deepening->Save(writer)
                                             : search->Save(writer));
  RETURN_IF_ERROR(file->EndStream());
  return (file)
      ->Finish(absl::StrCat(std::string(kFirstLine), "\nversion ", std::string(kVersion),
                            "\nguide ", guide.name, guide.asked, "\nbytes ", bytes, "\n",
                            certify::SolutionHeaderText(header, 0)))
      .status();
}

absl::Status LoadSolve(const std::string& path, const certify::SolutionHeader& header,
                       const Guide& guide, search::SolutionSearch* search) {
  ASSIGN_OR_RETURN(const auto file, tables::StoredFile::Open(path, tables::FileKind::kCheckpoint));
  const std::vector<std::string> lines = absl::StrSplit(file.manifest(), absl::MaxSplits('\n', 4));
  if (lines[0] != kFirstLine) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": a checkpoint, but not of a solution (",
                                                   std::string(kFirstLine), ")"));
  }
  uint64_t bytes = 0;
  if (lines.size() != 5 || lines[3].rfind("bytes ", 0) != 0 ||
      !absl::SimpleAtoi(lines[3].substr(6), &bytes)) {
    return file.Damaged("its manifest is not that of a solution");
  }
  if (const std::string asked = certify::SolutionHeaderText(header, 0); lines[4] != asked) {
    const auto [has, wants] = FirstDifference(lines[4], asked);
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": a checkpoint of another solution: ", has, ", not ", wants));
  }
  // Older checkpoints by deepening do not say what else was asked.
  if (lines[2] != "guide " + guide.name + guide.asked && lines[2] != "guide " + guide.name) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": a checkpoint of a search with ",
                                                   lines[2], ", not ", guide.name, guide.asked));
  }
  if (tables::BlocksOf(bytes, tables::kCheckpointBlockBytes) != file.blocks())
    return file.Damaged("its state has the wrong size");
  RETURN_IF_ERROR(file.CheckWhole(nullptr));
  StateStream stream(file, bytes);
  search::StateReader reader([&](char* into, size_t count) { return stream.Give(into, count); });
  const absl::Status loaded =
      guide.deepening != nullptr ? guide.deepening->Load(reader) : search->Load(reader);
  return absl::IsInvalidArgument(loaded) ? file.Damaged(std::string(loaded.message())) : loaded;
}

}  // namespace hotstone::answers
