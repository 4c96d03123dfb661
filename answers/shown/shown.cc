// ToJsonLine sets one field after another. ToText expands the lines: Expand walks a layout, copies
// the text outside braces and replaces the fields. For example the layout "{plies}
// plies{disturber?, {} disturbs}" of an answer with plies 4 and disturber "White" gives "4 plies,
// White disturbs", and without a disturber "4 plies".
#include "answers/shown/shown.h"

#include <algorithm>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/version.h"
#include "formats/json_line.h"

namespace hotstone::answers {
namespace {

using formats::JsonLine;

template <typename... Case>
struct Cases : Case... {
  using Case::operator()...;
};
template <typename... Case>
Cases(Case...) -> Cases<Case...>;

const ShownValue& ValueOf(const Shown& answer, std::string_view key) {
  static const ShownValue none = std::nullopt;
  const auto& fields = answer.fields();
  const auto field =
      std::find_if(fields.begin(), fields.end(), [&](const auto& f) { return f.key == key; });
  if (field != fields.end()) return field->value;
  const size_t dot = key.find('.');
  if (dot == std::string_view::npos) return none;
  const auto* outer = std::get_if<Nested>(&ValueOf(answer, key.substr(0, dot)).any());
  return outer == nullptr ? none : ValueOf(outer->one.front(), key.substr(dot + 1));
}

// The text without its final newline.
std::string WithoutEnd(std::string text) {
  if (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

std::string Plain(const ShownValue& value, const std::string& between) {
  return std::visit(
      Cases{[](std::monostate) { return std::string(); },
            [](bool yes) { return std::string(yes ? "yes" : "no"); },
            [](const std::string& text) { return text; },
            [&](const std::vector<std::string>& texts) { return absl::StrJoin(texts, between); },
            [](const Nested& nested) { return WithoutEnd(ToText(nested.one.front())); },
            [&](const std::vector<Shown>& answers) {
              return absl::StrJoin(answers, between, [](std::string* out, const Shown& one) {
                absl::StrAppend(out, WithoutEnd(ToText(one)));
              });
            },
            []<typename T>(const std::shared_ptr<const T>&) { return std::string(); },
            [](auto number) { return absl::StrCat(number); }},
      value.any());
}

bool IsThere(const ShownValue& value) {
  return std::visit(Cases{[](std::monostate) { return false; },
                          [](const std::string& text) { return !text.empty(); },
                          [](const std::vector<std::string>& texts) { return !texts.empty(); },
                          [](const Nested&) { return true; },
                          [](const std::vector<Shown>& answers) { return !answers.empty(); },
                          []<typename T>(const std::shared_ptr<const T>&) { return true; },
                          [](auto number) { return number != 0; }},
                    value.any());
}

// "1 ply" or "2 plies", if the words are "ply|plies".
std::string Counted(const std::string& number, std::string_view words) {
  const size_t bar = words.find('|');
  const std::string_view noun = number == "1" ? words.substr(0, bar) : words.substr(bar + 1);
  return absl::StrCat(number, " ", std::string(noun));
}

std::string Formatted(const ShownValue& value, std::string_view how);

// The text that `how`, ">9", ">9-" or ">9.2", pads.
std::string InColumn(const ShownValue& value, std::string_view how) {
  if (how.back() == '-' && std::holds_alternative<std::monostate>(value.any())) return "-";
  const size_t point = how.find('.');
  return point == std::string_view::npos ? Plain(value, " ") : Formatted(value, how.substr(point));
}

// The value formatted by `how`, the part of a field after its colon.
std::string Formatted(const ShownValue& value, std::string_view how) {
  if (how.empty()) return Plain(value, " ");
  const int number = std::atoi(std::string(how.substr(1)).c_str());
  switch (how.front()) {
    case '.':
      return absl::StrFormat("%.*f", number, std::get<double>(value.any()));
    case '<':
    case '>':
      return absl::StrFormat("%*s", how.front() == '<' ? -number : number, InColumn(value, how));
    case '+':
      return absl::StrFormat("%*s", number,
                             (std::get<int64_t>(value.any()) > 0 ? "+" : "") + Plain(value, " "));
    case '#':
      return Counted(Plain(value, " "), how.substr(1));
  }
  return Plain(value, std::string(how));
}

// The offset after the brace that closes the one before `at`.
size_t BehindBrace(std::string_view layout, size_t at) {
  for (int open = 1; at < layout.size() && open > 0; ++at)
    open += (layout[at] == '{') - (layout[at] == '}');
  return at;
}

// `it` is the value of {}.
std::string Expand(std::string_view layout, const Shown& answer, const ShownValue* it) {
  std::string text;
  for (size_t at = 0; at < layout.size();) {
    if (layout[at] != '{') {
      text += layout[at++];
      continue;
    }
    const size_t behind = BehindBrace(layout, at + 1);
    const std::string_view inside = layout.substr(at + 1, behind - at - 2);
    const size_t mark = std::min(inside.find_first_of(":?!"), inside.size());
    const std::string_view key = inside.substr(0, mark);
    const ShownValue& value = key.empty() && it != nullptr ? *it : ValueOf(answer, key);
    const std::string_view rest = mark < inside.size() ? inside.substr(mark + 1) : "";
    const char kind = mark < inside.size() ? inside[mark] : ':';
    if (kind == ':') {
      text += Formatted(value, rest);
    } else if (IsThere(value) == (kind == '?')) {
      text += Expand(rest, answer, &value);
    }
    at = behind;
  }
  return text;
}

// Appends each line of `lines`, indented.
void AppendIndented(std::string_view lines, size_t columns, std::string& text) {
  while (!lines.empty()) {
    const size_t end = std::min(lines.find('\n'), lines.size() - 1) + 1;
    absl::StrAppend(&text, std::string(columns, ' '), std::string(lines.substr(0, end)));
    lines.remove_prefix(end);
  }
}

// The answers in a value, if it holds answers.
const std::vector<Shown>* AnswersIn(const ShownValue& value) {
  if (const auto* one = std::get_if<Nested>(&value.any())) return &one->one;
  return std::get_if<std::vector<Shown>>(&value.any());
}

// The value of a layout that consists of blanks and {key}.
const ShownValue* ValueAlone(std::string_view layout, const Shown& answer) {
  const size_t brace = std::min(layout.find_first_not_of(' '), layout.size());
  const std::string_view field = layout.substr(brace);
  if (field.size() < 3 || field.front() != '{' ||
      field.find_first_of("{}:?!", 1) + 1 != field.size())
    return nullptr;
  return &ValueOf(answer, field.substr(1, field.size() - 2));
}

// Appends the lines of answers or of a text, indented, for null none. Returns false for any other
// value.
bool AppendLines(const ShownValue& value, size_t columns, std::string& text) {
  if (const auto* answers = AnswersIn(value)) {
    for (const Shown& one : *answers) AppendIndented(ToText(one), columns, text);
    return true;
  }
  const auto* lines = std::get_if<std::string>(&value.any());
  if (lines == nullptr) return std::holds_alternative<std::monostate>(value.any());
  AppendIndented(*lines, columns, text);
  if (!lines->empty() && lines->back() != '\n') text += '\n';
  return true;
}

}  // namespace

ShownValue::ShownValue(Shown answer) : any_(Nested{{std::move(answer)}}) {}
ShownValue::ShownValue(JsonLine object)
    : any_(std::make_shared<const JsonLine>(std::move(object))) {}
ShownValue::ShownValue(std::vector<JsonLine> objects)
    : any_(std::make_shared<const std::vector<JsonLine>>(std::move(objects))) {}

Shown Shown::Result(std::string_view command) {
  Shown answer;
  answer.Set("schema", "hotstone.result/1").Set("command", command);
  answer.result_ = true;
  return answer;
}

Shown& Shown::Put(std::string_view key, ShownValue value, bool text_only) {
  const auto old =
      std::find_if(fields_.begin(), fields_.end(), [&](const Field& f) { return f.key == key; });
  if (old == fields_.end()) {
    fields_.push_back({std::string(key), std::move(value), text_only});
  } else {
    *old = {std::string(key), std::move(value), text_only};
  }
  return *this;
}

Shown& Shown::Set(std::string_view key, ShownValue value) {
  return Put(key, std::move(value), false);
}

Shown& Shown::Say(std::string_view key, ShownValue value) {
  return Put(key, std::move(value), true);
}

void Shown::ForJson(const std::function<void(const std::string&, const ShownValue&)>& tell) const {
  bool needs_version = result_;
  for (const Field& field : fields_) {
    if (!field.text_only) tell(field.key, field.value);
    needs_version &= field.key != "version";
  }
  if (needs_version) tell("version", kVersion);
}

bool Shown::HasJson() const {
  return std::any_of(fields_.begin(), fields_.end(), [](const Field& f) { return !f.text_only; });
}

Shown& Shown::Line(std::string_view layout) {
  lines_.emplace_back(layout);
  return *this;
}

Shown& Shown::ExitWith(int code) {
  exit_code_ = code;
  return *this;
}

JsonLine ToJsonLine(const Shown& answer) {
  JsonLine json;
  answer.ForJson([&](const std::string& key, const ShownValue& value) {
    std::visit(
        Cases{[&](std::monostate) { json.SetNull(key); },
              [&](const Nested& nested) { json.Set(key, ToJsonLine(nested.one.front())); },
              [&](const std::vector<Shown>& answers) { json.Set(key, ToJsonLines(answers)); },
              [&]<typename T>(const std::shared_ptr<const T>& made) { json.Set(key, *made); },
              [&](const auto& plain) { json.Set(key, plain); }},
        value.any());
  });
  return json;
}

std::vector<JsonLine> ToJsonLines(const std::vector<Shown>& answers) {
  std::vector<JsonLine> objects;
  for (const Shown& one : answers) objects.push_back(ToJsonLine(one));
  return objects;
}

std::string ToJson(const Shown& answer) { return ToJsonLine(answer).ToString(); }

std::string ToText(const Shown& answer) {
  std::string text;
  for (const std::string& layout : answer.lines()) {
    const ShownValue* alone = ValueAlone(layout, answer);
    if (alone != nullptr && AppendLines(*alone, layout.find('{'), text)) continue;
    const std::string line = Expand(layout, answer, nullptr);
    absl::StrAppend(&text, line, line.empty() || line.back() == '\n' ? "" : "\n");
  }
  if (!answer.lines().empty()) return text;
  for (const Shown::Field& field : answer.fields()) {
    if (AnswersIn(field.value) != nullptr) {
      AppendLines(field.value, 0, text);
    } else {
      absl::StrAppend(&text, field.key, ": ", Plain(field.value, " "), "\n");
    }
  }
  return text;
}

}  // namespace hotstone::answers
