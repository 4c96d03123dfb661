#include "cli/values/plane_on_disk.h"

#include <iostream>

#include "answers/runs/terminal_progress.h"
#include "base/bytes_text.h"
#include "base/seconds_since.h"
#include "cli/terminal/report.h"
#include "enumerate/planes/half_sweeps.h"
#include "enumerate/rules/spec_bridge.h"
#include "tables/plane_folder.h"

namespace hotstone::cli {
namespace {

using enumerate::HalfSweeps;
using enumerate::OccupancyIndex;
using enumerate::PlaneLayout;
using enumerate::PlanePoint;
using tables::PlaneFolder;

}  // namespace

int RunPlaneOnDisk(const answers::PlaneOptions& options, const answers::PlaneQuestionAsked& asked) {
  const auto began = std::chrono::steady_clock::now();
  const auto index = OccupancyIndex::Create(asked.work.grid, OccupancyIndex::kMostPoints);
  if (!index.ok()) return ReportError(index.status());
  const PlaneLayout layout(*index);
  const HalfSweeps::Options halves{.at_least = options.at_least};
  const uint64_t memory = HalfSweeps::Bytes(layout, halves);
  if (absl::Status status = answers::CheckPlaneMemory(options, asked, memory); !status.ok()) {
    return ReportError(status);
  }
  if (absl::Status status = enumerate::CheckPlaneRules(asked.work.finite); !status.ok()) {
    return ReportError(status);
  }
  auto folder =
      options.resume
          ? PlaneFolder::Open(options.on_disk, layout, asked.work.rules, halves.at_least, options.mend)
          : PlaneFolder::Create(options.on_disk, layout, asked.work.rules, halves.at_least);
  if (!folder.ok()) return ReportError(folder.status());
  if (const uint64_t pages = (*folder)->cleared_pages(); pages > 0) {
    std::cerr << "hotstone: " << pages
              << (pages == 1 ? " page does not agree with its digest"
                             : " pages do not agree with their digests")
              << "; what was there is found again\n";
  }
  if (!options.json) {
    std::cerr << "hotstone: " << BytesText(memory) << " of memory, "
              << BytesText(PlaneFolder::DiskBytes(layout)) << " of disk\n";
  }
  auto sweeps = HalfSweeps::Create(layout, asked.work.finite, halves, (*folder)->point(), folder->get());
  if (!sweeps.ok()) return ReportError(sweeps.status());
  answers::TerminalProgress progress;
  uint64_t layers_done = 0;
  const absl::Status run = sweeps->Run(options.threads, &progress, [&](const PlanePoint&) {
    return options.layers == 0 || ++layers_done < options.layers;
  });
  progress.Clear();
  if (absl::IsCancelled(run)) {
    std::cerr << "hotstone: stopped in half-sweep " << sweeps->point().sweep
              << "; go on with the same options and --resume\n";
    return kExitUnknown;
  }
  if (!run.ok()) {
    std::cerr << "hotstone: stopped in half-sweep " << sweeps->point().sweep
              << ", with planes to go on from (--resume)\n";
    return ReportError(run);
  }
  const auto forced = sweeps->Forces(enumerate::FromSpec(asked.situation), options.side == "B" ? 0 : 1);
  if (!forced.ok()) return ReportError(forced.status());
  const auto counts = sweeps->Count(&progress);
  progress.Clear();
  if (!counts.ok()) return ReportError(counts.status());
  answers::PlaneAnswer answer;
  answer.forced = *forced;
  answer.counts = *counts;
  answer.sweeps_name = "half_sweeps";
  answer.sweeps = sweeps->point().sweep;
  answer.memory = memory;
  answer.disk = PlaneFolder::DiskBytes(layout);
  answer.seconds = SecondsSince(began);
  return answers::PrintPlaneAnswer(options, asked, answer);
}

}  // namespace hotstone::cli
