// The content of an answer, described once: its fields, and how they read as text.
//
// Every answer of the program is a struct, and a function Describe turns it into a Shown. That
// gives the JSON of --json (ToJson), the text for people (ToText) and the dictionaries of Python
// (python/answers.h), so no figure is formatted twice. A field is a key and a value:
//
//   Shown Describe(const KoAnswer& a) {
//     Shown s = Shown::Result("kos");                  // schema and command first, version last
//     s.Set("board", a.size).Set("kos", kos);          // in this order in JSON
//     s.Say("holder", "White");                        // only in the text
//     return s.Line("{board}: {kos}").ExitWith(kExitOk);
//   }
//
// The text consists of lines, each a layout with fields in it:
//
//   {key}          the value: null as nothing, a Boolean as yes or no, a list of texts separated by
//                  blanks. A text, an answer or a list of answers, alone on its line, is indented
//                  like the layout, each answer on lines of its own; null leaves the line out.
//   {one.key}      the field of an answer within this one
//   {key:<9}       padded to nine columns, left-aligned; {key:>9} right-aligned; {key:.2} with two
//                  decimals; {key:>9.2} both; {key:>9-} padded, and null as -; {key:, } a list of
//                  texts with this separator
//   {key:+}        a whole number with its sign, "+" included; {key:+9} also right-aligned
//   {key:#ply|plies}  the number with its noun: 1 ply, 2 plies
//   {key?text}     the text if the value is present: not null, false, 0 or empty. In it {} is that
//                  value.
//   {key!text}     the text if it is not
//
// An empty line is left out. An answer without lines shows its fields, one "key: value" per line.
#ifndef HOTSTONE_ANSWERS_SHOWN_SHOWN_H_
#define HOTSTONE_ANSWERS_SHOWN_SHOWN_H_

#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "answers/shown/exit_codes.h"

namespace hotstone::formats {
class JsonLine;
}  // namespace hotstone::formats

namespace hotstone::answers {

class Shown;

// A vector of one or more elements, usable while Shown is incomplete.
struct Nested {
  std::vector<Shown> one;
};

class ShownValue {
 public:
  using Any = std::variant<std::monostate, bool, int64_t, uint64_t, double, std::string,
                           std::vector<std::string>, Nested, std::vector<Shown>,
                           std::shared_ptr<const formats::JsonLine>,
                           std::shared_ptr<const std::vector<formats::JsonLine>>>;

  ShownValue(std::nullopt_t) {}  // null
  ShownValue(std::same_as<bool> auto value) : any_(value) {}
  ShownValue(std::signed_integral auto value) : any_(static_cast<int64_t>(value)) {}
  ShownValue(std::unsigned_integral auto value) requires(!std::same_as<decltype(value), bool>)
      : any_(static_cast<uint64_t>(value)) {}
  ShownValue(double value) : any_(value) {}
  ShownValue(std::string value) : any_(std::move(value)) {}
  ShownValue(std::string_view value) : any_(std::string(value)) {}
  ShownValue(const char* value) {  // null for a null pointer
    if (value != nullptr) any_ = std::string(value);
  }
  ShownValue(std::vector<std::string> values) : any_(std::move(values)) {}
  ShownValue(Shown answer);
  ShownValue(std::vector<Shown> answers) : any_(std::move(answers)) {}
  // Objects of a file format, as its writer made them; for JSON only.
  ShownValue(formats::JsonLine object);
  ShownValue(std::vector<formats::JsonLine> objects);
  template <typename T>
  ShownValue(const std::optional<T>& value) {
    if (value.has_value()) *this = ShownValue(*value);
  }

  const Any& any() const { return any_; }

 private:
  Any any_;
};

// Half of this: a whole number, or a decimal.
inline ShownValue Halves(int twice) {
  return twice % 2 == 0 ? ShownValue(twice / 2) : ShownValue(twice / 2.0);
}

// The text, or null if it is empty.
inline ShownValue OrNull(const std::string& text) {
  return text.empty() ? ShownValue(std::nullopt) : ShownValue(text);
}

// `to` applied to the value, or null.
template <typename T, typename To>
ShownValue Maybe(const std::optional<T>& value, To to) {
  return value.has_value() ? ShownValue(to(*value)) : ShownValue(std::nullopt);
}

class Shown {
 public:
  // An object of hotstone.result/1: schema and command come first in JSON, the version last unless
  // the field "version" is set.
  static Shown Result(std::string_view command);

  // A field. Setting a key again keeps its place.
  Shown& Set(std::string_view key, ShownValue value);
  // A field of the text only.
  Shown& Say(std::string_view key, ShownValue value);
  // The next line of the text.
  Shown& Line(std::string_view layout);
  // The exit code for this answer; kExitOk by default.
  Shown& ExitWith(int code);

  struct Field {
    std::string key;
    ShownValue value;
    bool text_only = false;
  };
  const std::vector<Field>& fields() const { return fields_; }
  // The JSON fields, in order.
  void ForJson(
      const std::function<void(const std::string& key, const ShownValue& value)>& tell) const;
  // Whether there are any.
  bool HasJson() const;
  const std::vector<std::string>& lines() const { return lines_; }
  int exit_code() const { return exit_code_; }

 private:
  std::vector<Field> fields_;
  std::vector<std::string> lines_;
  int exit_code_ = kExitOk;
  bool result_ = false;

  Shown& Put(std::string_view key, ShownValue value, bool text_only);
};

// Receives the parts of an answer as they are found, each a line of JSON.
using Tell = std::function<void(const Shown&)>;

// The output of --json: one line, without a newline.
std::string ToJson(const Shown& answer);

// The same, for a line that is still assembled by hand.
formats::JsonLine ToJsonLine(const Shown& answer);
std::vector<formats::JsonLine> ToJsonLines(const std::vector<Shown>& answers);

// All lines, each with a newline.
std::string ToText(const Shown& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SHOWN_SHOWN_H_
