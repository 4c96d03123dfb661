#include "answers/life/circle_question.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace hotstone::answers {
namespace {

using enumerate::AskedWhen;
using enumerate::NotSettled;

constexpr NotSettled kNotSettled[] = {NotSettled::kOpen, NotSettled::kUnsettled,
                                      NotSettled::kDecides};
constexpr AskedWhen kAskedWhen[] = {AskedWhen::kBefore, AskedWhen::kAfter, AskedWhen::kEither};

template <typename Value, size_t n, typename NameOf>
std::vector<std::string> Names(const Value (&values)[n], NameOf name_of) {
  std::vector<std::string> names;
  for (const Value value : values) names.emplace_back(name_of(value));
  return names;
}

template <typename Value, size_t n, typename NameOf>
absl::StatusOr<std::optional<Value>> Named(const std::string& name, const Value (&values)[n],
                                           NameOf name_of) {
  if (name.empty()) return std::optional<Value>();
  for (const Value value : values) {
    if (name_of(value) == name) return std::optional<Value>(value);
  }
  return absl::InvalidArgumentError(absl::StrCat("circle: \"", name, "\" is not one of ",
                                                 absl::StrJoin(Names(values, name_of), ", ")));
}

}  // namespace

std::vector<std::string> NotSettledNames() { return Names(kNotSettled, enumerate::NotSettledName); }
std::vector<std::string> AskedWhenNames() { return Names(kAskedWhen, enumerate::AskedWhenName); }

absl::StatusOr<std::optional<NotSettled>> ParseNotSettled(const std::string& name) {
  return Named(name, kNotSettled, enumerate::NotSettledName);
}
absl::StatusOr<std::optional<AskedWhen>> ParseAskedWhen(const std::string& name) {
  return Named(name, kAskedWhen, enumerate::AskedWhenName);
}

}  // namespace hotstone::answers
