#include "certify/solution/solution.h"

#include <cassert>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/positions/text_lines.h"
#include "certify/solution/known_position.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::certify {

std::string_view GoodUnderName(GoodUnder rules) {
  switch (rules) {
    case GoodUnder::kAny:
      return "any";
    case GoodUnder::kAnySingleHot:
      return "any-single-hot";
    case GoodUnder::kAnyWithBasicKo:
      return "any-with-basic-ko";
    case GoodUnder::kAnySingleHotWithBasicKo:
      return "any-single-hot-with-basic-ko";
    case GoodUnder::kBasicKo:
      return "basic-ko";
  }
  std::abort();  // not an enumerator
}

spec::HotKinds CoveredKinds(GoodUnder rules) {
  const std::vector<spec::HotKind>& every = spec::AllHotKinds();
  spec::HotKinds kinds(every.begin(), every.end());
  if (rules == GoodUnder::kAny) return kinds;
  if (rules != GoodUnder::kAnyWithBasicKo) return {spec::HotKind::kSingle};
  kinds.erase(spec::HotKind::kAnyKoStone);
  return kinds;
}

std::string_view EndsAtName(EndsAt ends) {
  switch (ends) {
    case EndsAt::kGameEnd:
      return "no";
    case EndsAt::kSettledBoard:
      return "yes";
    case EndsAt::kHeldBoard:
      return "held";
    case EndsAt::kNextPlay:
      return "next";
  }
  std::abort();  // not an enumerator
}

int MostInside(GoodUnder rules, EndsAt ends_at) {
  if (ends_at < EndsAt::kHeldBoard) return 0;
  switch (rules) {
    case GoodUnder::kAny:
      return 0;
    case GoodUnder::kAnySingleHot:
    case GoodUnder::kAnyWithBasicKo:
    case GoodUnder::kAnySingleHotWithBasicKo:
      return 1;
    case GoodUnder::kBasicKo:
      return 2;
  }
  std::abort();  // not an enumerator
}

bool MayHaveFreePoints(const SolutionHeader& header, int points) {
  return (header.rules == GoodUnder::kAnyWithBasicKo ||
          header.rules == GoodUnder::kAnySingleHotWithBasicKo) &&
         header.ends_at == EndsAt::kNextPlay && header.images == SolutionImages::kOne &&
         header.at_least == points && points <= KnownPlays::kMostPoints;
}

absl::StatusOr<PositionKeys> KeysOf(const SolutionHeader& header) {
  return PositionKeys::Create(header.start.size(), header.images == SolutionImages::kOne,
                              header.rules == GoodUnder::kBasicKo);
}

std::string SolutionHeaderText(const SolutionHeader& header, uint64_t entries) {
  return absl::StrCat("hotstone-certificate 1\nkind solution\nboard ",
                      header.start.size().ToString(), "\nside ",
                      std::string(1, spec::ColorLetter(header.side)), "\nat-least ",
                      header.at_least, "\nrules ", std::string(GoodUnderName(header.rules)),
                      "\nsettled-board ", std::string(EndsAtName(header.ends_at)),
                      header.images == SolutionImages::kEach ? "\nimages each" : "",
                      header.free_points ? "\nfree-points yes" : "", "\n",
                      StartLine(header.to_move, header.start), "entries ", entries, "\n");
}

uint64_t SolutionBytes(const SolutionHeader& header, uint64_t entries) {
  return SolutionHeaderText(header, entries).size() + entries * kSolutionRecord;
}

std::string SolutionText(const SolutionHeader& header, const std::vector<SolutionEntry>& entries) {
  assert(std::all_of(entries.begin(), entries.end(),
                     [](const SolutionEntry& entry) { return entry.rank <= kMostSolutionRank; }));
  std::string text = SolutionHeaderText(header, entries.size());
  for (const SolutionEntry& entry : entries) text += SolutionRecord(entry);
  return text;
}

absl::Status WriteSolution(const std::string& path, const SolutionHeader& header,
                           const std::vector<SolutionEntry>& entries) {
  ASSIGN_OR_RETURN(auto file, WholeFile::Create(path));
  absl::Status status = file.Add(SolutionHeaderText(header, entries.size()));
  for (const SolutionEntry& entry : entries) {
    if (!status.ok()) return status;
    if (entry.rank > kMostSolutionRank) {
      return absl::InvalidArgumentError(
          absl::StrCat(path, ": rank ", entry.rank, " is larger than ", kMostSolutionRank));
    }
    status = file.Add(SolutionRecord(entry));
  }
  return status.ok() ? file.Finish() : status;
}

}  // namespace hotstone::certify
