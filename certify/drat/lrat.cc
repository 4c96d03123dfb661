#include "certify/drat/lrat.h"

#include <filesystem>
#include <system_error>

#include "absl/strings/str_cat.h"

namespace hotstone::certify {

LratProof::Number LratProof::Add(std::span<const int> lemma, std::span<const Number> hints) {
  literals_.insert(literals_.end(), lemma.begin(), lemma.end());
  hints_.insert(hints_.end(), hints.begin(), hints.end());
  lemmas_.push_back({literals_.size(), hints_.size()});
  if (lemma.empty()) complete_ = true;
  return static_cast<Number>(clauses_ + lemmas_.size());
}

std::span<const int> LratProof::Literals(size_t lemma) const {
  const size_t begin = lemma == 0 ? 0 : lemmas_[lemma - 1].literals_end;
  return {literals_.data() + begin, lemmas_[lemma].literals_end - begin};
}

std::span<const LratProof::Number> LratProof::Hints(size_t lemma) const {
  const size_t begin = lemma == 0 ? 0 : lemmas_[lemma - 1].hints_end;
  return {hints_.data() + begin, lemmas_[lemma].hints_end - begin};
}

absl::StatusOr<std::string> LratProof::CoreText() const {
  if (!complete_) return absl::FailedPreconditionError("the empty clause was not added");
  // By number: the lemma that uses the clause last, counted from 1. The empty clause uses itself.
  std::vector<size_t> last_use(clauses_ + lemmas_.size() + 1);
  last_use.back() = lemmas_.size();
  for (size_t i = lemmas_.size(); i-- > 0;) {
    if (last_use[clauses_ + i + 1] == 0) continue;
    const std::span<const Number> hints = Hints(i);
    if (hints.empty()) {
      return absl::FailedPreconditionError(
          absl::StrCat("lemma ", i + 1, " needs RAT, for which hints are not supported"));
    }
    for (const Number hint : hints) {
      if (last_use[hint] == 0) last_use[hint] = i + 1;
    }
  }
  std::string text;
  std::vector<size_t> renumbered(last_use.size());
  for (size_t i = 1; i <= clauses_; ++i) renumbered[i] = i;
  size_t number = clauses_;
  for (size_t i = 0; i < lemmas_.size(); ++i) {
    if (last_use[clauses_ + i + 1] == 0) continue;
    renumbered[clauses_ + i + 1] = ++number;
    absl::StrAppend(&text, number, " ");
    for (const int literal : Literals(i)) absl::StrAppend(&text, literal, " ");
    absl::StrAppend(&text, "0 ");
    std::string done;
    for (const Number hint : Hints(i)) {
      absl::StrAppend(&text, renumbered[hint], " ");
      if (last_use[hint] == i + 1) absl::StrAppend(&done, renumbered[hint], " ");
    }
    absl::StrAppend(&text, "0\n");
    if (!done.empty() && i + 1 < lemmas_.size()) absl::StrAppend(&text, number, " d ", done, "0\n");
  }
  return text;
}

absl::Status CheckLeavesInputs(const std::string& path, const std::vector<std::string>& inputs) {
  for (const std::string& input : inputs) {
    for (const std::string& written : {path, path + ".partial"}) {
      std::error_code error;  // if one of them does not exist, they are not the same file
      if (written != input && !std::filesystem::equivalent(written, input, error)) continue;
      return absl::InvalidArgumentError(
          absl::StrCat("--lrat ", path, " would overwrite ", input, "; name another file"));
    }
  }
  return absl::OkStatus();
}

}  // namespace hotstone::certify
