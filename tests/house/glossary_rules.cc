#include "tests/house/glossary_rules.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include "tests/house/source_tree.h"

namespace hotstone::house {
namespace {

// Lower case, without surrounding marks, blanks and full stops.
std::string Bare(std::string word) {
  const std::string around = " .*`";
  const size_t first = word.find_first_not_of(around);
  if (first == std::string::npos) return "";
  word = word.substr(first, word.find_last_not_of(around) - first + 1);
  std::transform(word.begin(), word.end(), word.begin(),
                 [](unsigned char c) { return std::tolower(c); });
  return word;
}

// Adds the words of a comma-separated list.
void AddList(const std::string& list, std::set<std::string>& words) {
  for (size_t begin = 0; begin <= list.size();) {
    const size_t comma = std::min(list.find(',', begin), list.size());
    words.insert(Bare(list.substr(begin, comma - begin)));
    begin = comma + 1;
  }
}

// Adds every text between two marks in the line.
void AddMarked(const std::string& line, const std::string& mark, std::set<std::string>& words) {
  for (size_t begin = line.find(mark); begin != std::string::npos;) {
    const size_t end = line.find(mark, begin + mark.size());
    if (end == std::string::npos) return;
    AddList(line.substr(begin + mark.size(), end - begin - mark.size()), words);
    begin = line.find(mark, end + mark.size());
  }
}

}  // namespace

std::set<std::string> ExplainedWords(const std::string& glossary) {
  std::set<std::string> words;
  for (std::string line : Lines(glossary)) {
    if (line.rfind("| ", 0) == 0) {
      words.insert(Bare(line.substr(2, line.find('|', 2) - 2)));
    } else if (line.rfind("- `", 0) == 0) {
      words.insert(Bare(line.substr(2, line.find('`', 3) - 2)));
    } else if (line.rfind("**", 0) == 0) {
      const size_t end = std::min(line.find("**", 2), line.size());
      AddList(line.substr(2, end - 2), words);
      line.erase(0, std::min(end + 2, line.size()));
    }
    AddMarked(line, "*", words);
  }
  words.erase("");
  return words;
}

std::vector<std::string> UnexplainedWords(const std::string& glossary,
                                          const std::vector<std::string>& words) {
  const std::set<std::string> explained = ExplainedWords(glossary);
  std::vector<std::string> missing;
  std::copy_if(words.begin(), words.end(), std::back_inserter(missing),
               [&](const std::string& word) { return explained.count(Bare(word)) == 0; });
  return missing;
}

}  // namespace hotstone::house
