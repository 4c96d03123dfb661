#include "answers/values/plane_on_disk.h"

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "enumerate/planes/half_sweeps.h"
#include "enumerate/rules/spec_bridge.h"
#include "tables/plane_folder.h"

namespace hotstone::answers {

using enumerate::HalfSweeps;
using enumerate::OccupancyIndex;
using enumerate::PlanePoint;
using tables::PlaneFolder;

absl::StatusOr<PlaneAnswer> AskPlaneOnDisk(const PlaneQuestion& question,
                                           const std::function<void(const std::string&)>& note) {
  const Keep keep{.path = question.on_disk, .resume = question.keep.resume};
  // The sweeps themselves save the folder.
  LongRun run(keep);
  run.Begin();
  const BoardWork& work = question.work;
  ASSIGN_OR_RETURN(const auto index,
                   OccupancyIndex::Create(work.grid, OccupancyIndex::kMostPoints));
  const enumerate::PlaneLayout layout(index);
  const HalfSweeps::Options halves{.at_least = question.at_least};
  const uint64_t memory = HalfSweeps::Bytes(layout, halves);
  RETURN_IF_ERROR(CheckPlaneMemory(question, [&](const enumerate::PlaneLayout& other) {
    return HalfSweeps::Bytes(other, halves);
  }));
  RETURN_IF_ERROR(enumerate::CheckPlaneRules(work.finite));
  ASSIGN_OR_RETURN(
      const auto folder,
      keep.resume ? PlaneFolder::Open(keep.path, layout, work.rules, halves.at_least, question.mend)
                  : PlaneFolder::Create(keep.path, layout, work.rules, halves.at_least));
  if (const uint64_t pages = folder->cleared_pages(); pages > 0) {
    note(absl::StrCat(hotstone::Counted(pages, "page does not match its digest",
                                        "pages do not match their digests"),
                      "; the lost values are computed again"));
  }
  const uint64_t disk = PlaneFolder::DiskBytes(layout);
  note(absl::StrCat(BytesText(memory), " of memory, ", BytesText(disk), " of disk"));
  ASSIGN_OR_RETURN(auto sweeps,
                   HalfSweeps::Create(layout, work.finite, halves, folder->point(), folder.get()));
  uint64_t layers = 0;
  const absl::Status done = sweeps.Run(question.threads, &run, [&](const PlanePoint&) {
    return question.layers == 0 || ++layers < question.layers;
  });
  const std::string where = absl::StrCat("stopped in half-sweep ", sweeps.point().sweep);
  if (absl::IsCancelled(done)) return run.Stopped(done, where);
  if (!done.ok()) {
    run.Clear();
    note(absl::StrCat(where, "; continue from the saved planes with --resume"));
    return done;
  }
  ASSIGN_OR_RETURN(const bool forced, sweeps.Forces(enumerate::FromSpec(question.situation),
                                                    question.side == "B" ? 0 : 1));
  ASSIGN_OR_RETURN(const auto counts, sweeps.Count(&run));
  return PlaneAnswer{question, forced, counts, sweeps.point().sweep, memory, disk, run.seconds()};
}

}  // namespace hotstone::answers
