#include "certify/drat/drat.h"

#include "absl/strings/str_cat.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "certify/drat/dimacs.h"
#include "certify/drat/literal_text.h"

namespace hotstone::certify {
namespace {

absl::StatusOr<DratProof> ParseText(std::string_view bytes, int variables, std::string_view name) {
  DratProof proof;
  LiteralText text(bytes, name);
  DratStep step;
  bool open = false;  // within a step
  while (text.Next()) {
    if (!open) step = DratStep{text.word() == "d", 0, proof.literals.size(), text.line()};
    const bool is_d = !open && step.deletes;
    open = true;
    if (is_d) continue;
    ASSIGN_OR_RETURN(const auto literal, text.Literal(variables));
    if (literal != 0) {
      proof.literals.push_back(literal);
      ++step.size;
    } else {
      proof.steps.push_back(step);
      open = false;
    }
  }
  if (open) return text.Error("the file ends in the middle of a step");
  return proof;
}

class BinaryReader {
 public:
  BinaryReader(std::string_view bytes, int variables, std::string_view name)
      : bytes_(bytes), variables_(variables), name_(name) {}

  absl::StatusOr<DratProof> Read() {
    DratProof proof;
    proof.binary = true;
    while (read_ < bytes_.size()) {
      const char kind = bytes_[read_];
      if (kind != 'a' && kind != 'd') return Error(read_, "expected the byte 'a' or 'd'");
      DratStep step{kind == 'd', 0, proof.literals.size(), read_};
      ++read_;
      while (true) {
        ASSIGN_OR_RETURN(const auto literal, NextLiteral());
        if (literal == 0) break;
        proof.literals.push_back(literal);
        ++step.size;
      }
      proof.steps.push_back(step);
    }
    return proof;
  }

 private:
  absl::Status Error(size_t at, const std::string& what) const {
    return absl::InvalidArgumentError(absl::StrCat(std::string(name_), ": byte ", at, ": ", what));
  }

  // 0 at the end of a step.
  absl::StatusOr<int> NextLiteral() {
    const size_t begin = read_;
    uint64_t number = 0;
    for (int shift = 0;; shift += 7) {
      if (read_ == bytes_.size()) return Error(read_, "the file ends in the middle of a step");
      if (shift > 28) return Error(begin, "a number of more than five bytes");
      const auto byte = static_cast<unsigned char>(bytes_[read_++]);
      number |= static_cast<uint64_t>(byte & 127) << shift;
      if (byte >= 128) continue;
      if (byte == 0 && shift > 0)
        return Error(begin, "a number that is not in its shortest encoding");
      break;
    }
    if (number == 0) return 0;
    const uint64_t variable = number / 2;
    if (variable == 0) return Error(begin, "1 is not a literal");
    if (variable > static_cast<uint64_t>(variables_)) {
      return Error(begin, absl::StrCat("literal ", number % 2 == 0 ? "" : "-", variable,
                                       " is out of range: the variables are 1 to ", variables_));
    }
    const int signed_variable = static_cast<int>(variable);
    return number % 2 == 0 ? signed_variable : -signed_variable;
  }

  std::string_view bytes_;
  int variables_;
  std::string_view name_;
  size_t read_ = 0;
};

}  // namespace

absl::StatusOr<DratProof> ParseDrat(std::string_view bytes, int variables, std::string_view name) {
  if (bytes.find('\0') == std::string_view::npos) return ParseText(bytes, variables, name);
  return BinaryReader(bytes, variables, name).Read();
}

absl::StatusOr<DratProof> ReadDrat(const std::string& path, int variables) {
  ASSIGN_OR_RETURN(const auto bytes, ReadWholeFile(path));
  return ParseDrat(bytes, variables, path);
}

}  // namespace hotstone::certify
