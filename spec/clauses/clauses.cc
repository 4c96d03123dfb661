#include "spec/clauses/clauses.h"

#include <algorithm>
#include <map>
#include <optional>

namespace hotstone::spec {

struct EmbeddedFile {
  const char* name;
  const char* text;
};
extern const EmbeddedFile kEmbeddedFiles[];  // generated: register.tsv, text_lines.tsv

namespace {

// The text that an id belongs to, by its first word; all other ids are comparators.
RuleText TextOfId(std::string_view id) {
  static const auto* const texts =
      new std::map<std::string_view, RuleText>{{"ING96", RuleText::kIng96},
                                               {"ING91", RuleText::kIng91},
                                               {"ZH", RuleText::kZh},
                                               {"TT", RuleText::kTt},
                                               {"PAIR", RuleText::kPair}};
  const auto found = texts->find(id.substr(0, id.find('-')));
  return found == texts->end() ? RuleText::kComparator : found->second;
}

// Removes the part before the first `mark`, and the mark, from the front of `text` and returns that
// part; all of it if there is no mark.
std::string_view Until(char mark, std::string_view& text) {
  const size_t end = std::min(text.find(mark), text.size());
  const std::string_view front = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return front;
}

}  // namespace

const std::vector<Clause>& Clauses() {
  static const auto* const clauses = [] {
    auto* all = new std::vector<Clause>;
    std::string_view rest = kEmbeddedFiles[0].text;
    while (!rest.empty()) {
      std::string_view row = Until('\n', rest);
      if (row[0] == '#') continue;
      const std::string_view id = Until('\t', row);
      const std::string_view words = Until('\t', row);
      const bool rendered = Until('\t', row) == "rendered";
      const std::string_view where = Until('\t', row);
      all->push_back({id, TextOfId(id),
                      rendered ? ClauseStatus::kRendered : ClauseStatus::kNotModelled, words, where,
                      row});
    }
    return all;
  }();
  return *clauses;
}

const Clause* FindClause(std::string_view id) {
  static const auto* const by_id = [] {
    auto* index = new std::map<std::string_view, const Clause*>;
    for (const Clause& clause : Clauses()) index->emplace(clause.id, &clause);
    return index;
  }();
  const auto found = by_id->find(id);
  return found == by_id->end() ? nullptr : found->second;
}

std::optional<TextLines> TextLinesOf(std::string_view id) {
  static const auto* const by_id = [] {
    auto* lines = new std::map<std::string_view, TextLines>;
    std::string_view rest = kEmbeddedFiles[1].text;
    while (!rest.empty()) {
      std::string_view row = Until('\n', rest);
      if (row[0] == '#') continue;
      const std::string_view clause = Until('\t', row);
      const std::string_view where = Until('\t', row);
      lines->emplace(clause, TextLines{where, row});
    }
    return lines;
  }();
  const auto found = by_id->find(id);
  if (found == by_id->end()) return std::nullopt;
  return found->second;
}

}  // namespace hotstone::spec
