// Checks the clause register against the project: pure functions over texts, so that the tests can
// pass a doctored register and see it refused.
//
// A citation in a comment, a string or a page is an id (ING96-G304), an id and a paragraph's
// heading in quotation marks (ING91-1 "Kampf-Ko", which is ING91-1-kampf-ko), a range (ZH-G45-G50:
// both ends), or, after a comma, a continuation with the same text: ING96-R3 "Move", "Pass play",
// G305, R4.
#ifndef HOTSTONE_TESTS_SPEC_CLAUSES_CLAUSE_REGISTER_H_
#define HOTSTONE_TESTS_SPEC_CLAUSES_CLAUSE_REGISTER_H_

#include <cctype>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "spec/clauses/clauses.h"

namespace hotstone::spec {

// File contents by path from the root of the project.
using Files = std::map<std::string, std::string>;

inline bool IsIdCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '-';
}
inline bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// One row of the page.
struct RegisterRow {
  std::string id, words, status, where, tests;
};

// The rows of all tables of docs/reference/clauses.md whose header begins with "id". A row of such
// a table without exactly five cells is returned with the status "malformed".
inline std::vector<RegisterRow> ParseRegister(const std::string& page) {
  std::vector<RegisterRow> rows;
  bool inside = false;
  for (const auto piece : absl::StrSplit(page, '\n')) {
    const std::string line(piece);
    if (line.rfind("| id |", 0) == 0) {
      inside = true;
    } else if (line.rfind("|", 0) != 0) {
      inside = false;
    } else if (inside && line.rfind("|---", 0) != 0) {
      std::vector<std::string> cells;
      for (const auto cell : absl::StrSplit(line, '|')) {
        cells.emplace_back(absl::StripAsciiWhitespace(cell));
      }
      const bool good =
          cells.size() == 7 && cells[0].empty() && cells[6].empty() && !cells[2].empty();
      rows.push_back(good ? RegisterRow{cells[1], cells[2], cells[3], cells[4], cells[5]}
                          : RegisterRow{line, "", "malformed", "", ""});
    }
  }
  return rows;
}

// "Züge (auf dem Brett)" -> "zuege": lower case, umlauts written out, blanks to hyphens, brackets
// left out.
inline std::string ParagraphWord(const std::string& heading) {
  static const std::map<std::string, std::string> kUmlauts = {
      {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "ae"}, {"Ö", "oe"}, {"Ü", "ue"}, {"ß", "ss"}};
  std::string result;
  for (size_t i = 0; i < heading.size() && heading[i] != '('; ++i) {
    const auto umlaut = kUmlauts.find(heading.substr(i, 2));
    if (umlaut != kUmlauts.end()) {
      result += umlaut->second;
      ++i;
    } else if (heading[i] == ' ') {
      result += '-';
    } else if (IsIdCharacter(heading[i])) {
      result += static_cast<char>(std::tolower(static_cast<unsigned char>(heading[i])));
    }
  }
  return std::string(absl::StripSuffix(result, "-"));
}

// The ids cited in a text, ranges and continuations resolved.
inline std::vector<std::string> CitedIds(const std::string& raw) {
  // A citation may continue on the next comment line.
  std::string text;
  for (const auto piece : absl::StrSplit(raw, '\n')) {
    auto line = absl::StripLeadingAsciiWhitespace(piece);
    if (absl::ConsumePrefix(&line, "//")) line = absl::StripLeadingAsciiWhitespace(line);
    absl::StrAppend(&text, line, " ");
  }
  std::vector<std::string> result;
  // Adds an id or a range; returns the id from which a paragraph or a continuation would go on.
  const auto add = [&](const std::string& id) {
    const size_t hyphen = id.rfind('-');
    const size_t before = id.rfind('-', hyphen - 1);
    const bool range = before != std::string::npos && hyphen + 1 < id.size() &&
                       !IsDigit(id[hyphen + 1]) && id[hyphen + 1] == id[before + 1] &&
                       id.find_first_not_of("0123456789", hyphen + 2) == std::string::npos &&
                       id.find_first_not_of("0123456789", before + 2) == hyphen;
    if (range) result.push_back(id.substr(0, hyphen));
    result.push_back(range ? id.substr(0, before) + id.substr(hyphen) : id);
    return result.back();
  };
  const auto read_id = [&](size_t from) {
    size_t end = from;
    while (end < text.size() && IsIdCharacter(text[end])) ++end;
    while (end > from && text[end - 1] == '-') --end;
    return text.substr(from, end - from);
  };
  for (const std::string prefix : {"ING96-", "ING91-", "ZH-", "TT-", "PAIR-", "COMP-"}) {
    for (size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix, at + 1)) {
      if (at > 0 && (IsIdCharacter(text[at - 1]) || text[at - 1] == '_')) continue;
      std::string id = read_id(at);
      if (id.size() <= prefix.size()) continue;
      size_t end = at + id.size();
      std::string base = add(id);
      // Continuations: a quoted heading after a blank, or a comma with a heading or a numbered
      // entry.
      while (true) {
        size_t next = end;
        const bool comma = next < text.size() && text[next] == ',';
        if (comma) ++next;
        if (next + 2 >= text.size() || text[next] != ' ') break;
        ++next;
        if (text[next] == '"' && std::isalpha(static_cast<unsigned char>(text[next + 1]))) {
          const size_t close = text.find('"', next + 1);
          if (close == std::string::npos || !IsDigit(base.back())) break;
          result.push_back(base + "-" + ParagraphWord(text.substr(next + 1, close - next - 1)));
          end = close + 1;
        } else if (comma && (text[next] == 'G' || text[next] == 'R') && IsDigit(text[next + 1])) {
          id = read_id(next);
          base = add(prefix + id);
          end = next + id.size();
        } else {
          break;
        }
      }
    }
  }
  return result;
}

// Clauses that a file cites together: a paragraph belongs with its rule or chapter, an entry of the
// 1996 glossary with the rule that it explains, the captions, history and afterword of 1996 with
// that text.
inline std::string FamilyOf(const std::string& id) {
  const std::vector<std::string> parts = absl::StrSplit(id, '-');
  if (parts.size() < 2) return id;
  const bool numbered = parts[1].size() > 1 && IsDigit(parts[1][1]);
  if (parts[0] == "ING96" && numbered && parts[1][0] == 'G')
    return absl::StrCat(parts[0], "-R", parts[1][1] - '0');
  if (parts[0] == "ING96" && !(numbered && parts[1][0] == 'R')) return "ING96";
  if (parts[0] == "ING96" || parts[0] == "ING91" || parts[0] == "ZH")
    return parts[0] + "-" + parts[1];
  return id;
}

inline bool ContainsWord(const std::string& text, const std::string& word) {
  const auto is_word = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
  };
  for (size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const size_t end = at + word.size();
    if ((at == 0 || !is_word(text[at - 1])) && (end == text.size() || !is_word(text[end])))
      return true;
  }
  return false;
}

// The names "Suite.Test" of TEST, TEST_F and TEST_P in the files under tests/.
inline std::set<std::string> TestNames(const Files& files) {
  std::set<std::string> names;
  for (const auto& [path, text] : files) {
    if (path.rfind("tests/", 0) != 0) continue;
    for (const std::string macro : {"TEST(", "TEST_F(", "TEST_P("}) {
      for (size_t at = text.find("\n" + macro); at != std::string::npos;
           at = text.find("\n" + macro, at + 1)) {
        const size_t from = at + 1 + macro.size();
        const std::vector<std::string> parts =
            absl::StrSplit(text.substr(from, text.find(')', from) - from), absl::MaxSplits(',', 1));
        if (parts.size() != 2) continue;
        names.insert(absl::StrCat(absl::StripAsciiWhitespace(parts[0]), ".",
                                  absl::StripAsciiWhitespace(parts[1])));
      }
    }
  }
  return names;
}

}  // namespace hotstone::spec

#endif  // HOTSTONE_TESTS_SPEC_CLAUSES_CLAUSE_REGISTER_H_
