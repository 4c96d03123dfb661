#include "answers/runs/long_run.h"

#include <iostream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/one_line.h"
#include "base/seconds_since.h"
#include "base/whole_file.h"

namespace hotstone::answers {

absl::Status CheckKeep(const Keep& keep, std::string_view needed) {
  if (keep.path.empty()) {
    const char* const option = keep.resume        ? "--resume"
                               : keep.every_given ? "--checkpoint-every"
                                                  : nullptr;
    if (option == nullptr) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat(option, " needs ", std::string(needed)));
  }
  const bool there = IsThere(keep.path);
  if (there == keep.resume) return absl::OkStatus();
  return absl::InvalidArgumentError(
      there ? absl::StrCat(keep.path, ": holds the checkpoint of an earlier ", keep.work,
                           "; continue it with --resume, or remove it")
            : absl::StrCat(keep.path, ": no checkpoint found; omit --resume to start a new ",
                           keep.work));
}

void LongRun::Begin(Save save) {
  save_ = std::move(save);
  began_ = std::chrono::steady_clock::now();
  saved_ = began_;
}

double LongRun::seconds() const { return SecondsSince(began_); }

bool LongRun::Report(std::string_view what, uint64_t done, uint64_t total) {
  const bool go_on = shown_.Report(what, done, total);
  if (go_on && saves_at_reports_) AtStep();
  return go_on;
}

bool LongRun::IsDue() const { return !keep_.path.empty() && SecondsSince(saved_) >= keep_.every; }

void LongRun::AtStep() {
  if (IsDue()) SaveOrWarn();
}

void LongRun::SaveOrWarn() {
  const absl::Status saved = SaveNow();
  if (saved.ok()) return;
  shown_.Clear();
  std::cerr << "hotstone: warning: " << OneLine(std::string(saved.message())) << "; the "
            << keep_.work << " continues without it\n";
}

absl::Status LongRun::SaveNow() {
  if (keep_.path.empty() || save_ == nullptr) return absl::OkStatus();
  const absl::Status saved = save_();
  saved_ = std::chrono::steady_clock::now();
  return saved;
}

absl::Status LongRun::Stopped(const absl::Status& why, const std::string& where,
                              const std::string& how) {
  const absl::Status saved = SaveNow();
  shown_.Clear();
  const auto said = [&](const std::string& what) {
    return absl::Status(why.code(), absl::StrCat(where, "; ", what));
  };
  if (keep_.path.empty()) return said("nothing was saved without --checkpoint FILE");
  if (saved.ok()) return said(how);
  return said(absl::StrCat(std::string(saved.message()),
                           IsThere(keep_.path) ? "; the previous checkpoint is still intact" : ""));
}

}  // namespace hotstone::answers
